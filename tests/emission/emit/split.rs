//! Split units, as readers see them: in the object file, in a `.dwo` file, and in a package.

use super::program::{Units, Variables, program};
use super::{macros, object_file, path, shapes, support, tool};
use crate::support::valid;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitError, EmitOptions, Forms, ObjectError, SectionId, SplitError};
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::object::BinaryFormat;
use dwarfsmith::{Module, Sections, Target};
use std::path::{Path, PathBuf};
use std::process::Command;

const DIALECTS: [Dialect; 2] = [Dialect::Dwarf5, Dialect::Dwarf4];

/// The modules with code.
const WITH_CODE: [&str; 10] = [
    "attributes",
    "calls",
    "cxx-classes",
    "fortran-arrays",
    "fortran-common",
    "globals-promoted",
    "globals-split",
    "pointers",
    "rust-enum",
    "vectors-of-avx",
];

fn lowering(dialect: Dialect, format: Format) -> LowerOptions {
    LowerOptions {
        format,
        gnu: dialect == Dialect::Dwarf4,
        ..LowerOptions::new(dialect)
    }
}

/// The indexes that units of the version can have.
fn indexed(dialect: Dialect) -> EmitOptions {
    EmitOptions {
        names: dialect == Dialect::Dwarf5,
        aranges: true,
        pubnames: true,
        ..EmitOptions::default()
    }
}

fn split(module: &Module, lowering: LowerOptions, name: &Path) -> Sections {
    let validated = valid(module);
    let lowered = validated.lower(&lowering).unwrap();
    let options = indexed(lowering.dialect);
    lowered
        .emit_split(&options, &[name.to_str().unwrap()])
        .unwrap()
}

fn refusal(module: &Module, dialect: Dialect, options: &EmitOptions, name: &str) -> EmitError {
    let validated = valid(module);
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    lowered.emit_split(options, &[name]).unwrap_err()
}

/// The object file with the skeleton, and the `.dwo` file.
fn files(module: &Module, lowering: LowerOptions, name: &str) -> (PathBuf, PathBuf) {
    let dwo_name = format!("{name}-dwo");
    let sections = split(module, lowering, &path(&format!("{dwo_name}.o")));
    let (sections, dwos) = sections.split_dwo();
    let [dwo] = &dwos[..] else {
        panic!("{} files", dwos.len());
    };
    for section in dwo.iter() {
        assert!(section.relocations.is_empty(), "{}", section.name());
    }
    let dwo = object_file(dwo, &dwo_name);
    (object_file(&sections, name), dwo)
}

pub(super) fn link(module: &str, object: &Path, program: &str) -> PathBuf {
    let program = path(program);
    let code = support::root().join(format!("tests/modules/{module}.s"));
    let arguments = ["-no-pie", "-Wl,-z,muldefs,-z,noexecstack", "-o"];
    let mut compiler = Command::new(support::tool("cc"));
    compiler.args(arguments).arg(&program).arg(code).arg(object);
    support::run_ok(&mut compiler);
    program
}

/// The verifier reads the split unit for the index of names, too.
#[test]
fn readers_accept_both_files() {
    for name in WITH_CODE {
        let module = shapes::parsed(name);
        for (dialect, format) in [
            (Dialect::Dwarf5, Format::Dwarf32),
            (Dialect::Dwarf5, Format::Dwarf64),
            (Dialect::Dwarf4, Format::Dwarf32),
        ] {
            let stem = format!("split-{name}-{dialect}-{format:?}");
            let (object, dwo) = files(&module, lowering(dialect, format), &stem);
            for file in [&object, &dwo] {
                tool("llvm-dwarfdump", &["--verify"], Some(file));
                // It does not decode DW_OP_implicit_pointer in lists.
                if name != "pointers" {
                    tool("llvm-dwarfdump", &["-a"], Some(file));
                }
            }
            if format == Format::Dwarf32 {
                tool("eu-readelf", &["-w"], Some(&object));
            }
        }
    }
}

/// Linkers leave the split sections out.
#[test]
fn one_object_file_can_hold_both() {
    for dialect in DIALECTS {
        let name = format!("split-single-{dialect}");
        let object = path(&format!("{name}.o"));
        let module = shapes::parsed("calls");
        let sections = split(&module, lowering(dialect, Format::Dwarf32), &object);
        object_file(&sections, &name);
        tool("llvm-dwarfdump", &["--verify"], Some(&object));
        let program = link("calls", &object, &name);
        tool("llvm-dwarfdump", &["--verify"], Some(&program));
        let mut readelf = Command::new(support::tool("readelf"));
        let headers = support::run_ok(readelf.arg("-SW").arg(&program));
        assert!(!headers.contains(".dwo"), "{headers}");
        debuggers_read(&program, true);
    }
}

/// Checks what both debuggers print in the function `leaf` of the module `calls`, at the second stop.
#[track_caller]
pub fn debuggers_read(program: &PathBuf, by_gdb: bool) {
    let mut arguments = vec!["-nx", "-batch"];
    for command in [
        "set debuginfod enabled off",
        "break leaf",
        "run",
        "continue",
        "print x",
        "up",
        "print held",
        "ptype main",
    ] {
        arguments.extend(["-ex", command]);
    }
    if by_gdb {
        let printed = tool("gdb", &arguments, Some(program));
        for want in ["$1 = 41", "$2 = 41", "in main ()", "type = long (void)"] {
            assert!(
                printed.contains(want),
                "{program:?}: gdb does not print {want:?}:\n{printed}"
            );
        }
    }
    let commands = [
        "breakpoint set -n leaf",
        "run",
        "continue",
        "frame variable",
        "bt",
    ];
    let printed = support::lldb(program, &commands);
    for want in ["(long) y = 5", "`main", "calls.c:3"] {
        assert!(
            printed.contains(want),
            "{program:?}: lldb does not print {want:?}:\n{printed}"
        );
    }
}

#[test]
fn debuggers_read_the_file_and_the_package() {
    for dialect in DIALECTS {
        let name = format!("split-calls-{dialect}");
        let module = shapes::parsed("calls");
        let (object, dwo) = files(&module, lowering(dialect, Format::Dwarf32), &name);
        let program = link("calls", &object, &name);
        // Readers would take the package of an earlier run.
        let package = path(&format!("{name}.dwp"));
        let _ = std::fs::remove_file(&package);
        tool("llvm-dwarfdump", &["--verify"], Some(&program));
        debuggers_read(&program, true);

        let mut packer = Command::new(support::tool("llvm-dwp"));
        packer.arg("-e").arg(&program).arg("-o").arg(&package);
        support::run_ok(&mut packer);
        tool("llvm-dwarfdump", &["--verify"], Some(&package));
        let index = tool("llvm-dwarfdump", &["--debug-cu-index"], Some(&package));
        assert!(index.contains("slots = 2"), "{index}");
        // Only the package is left. gdb 13 fails on packages of DWARF 5, also on those of gcc's
        // units.
        std::fs::remove_file(dwo).unwrap();
        debuggers_read(&program, dialect == Dialect::Dwarf4);
    }
}

/// Nothing of the program differs in gdb: types, globals, blocks and lists.
#[test]
fn gdb_says_the_same() {
    for (name, commands) in [
        (
            "cxx-classes",
            &[
                "break geo::Shape<int, 3>::area",
                "run",
                "ptype shape",
                "info locals",
            ][..],
        ),
        (
            "globals-promoted",
            &["info variables", "break main", "run", "info locals"],
        ),
        (
            "pointers",
            &["break main", "run", "info locals", "print *number"],
        ),
    ] {
        for dialect in DIALECTS {
            let answers = |object: &Path, program: &str| {
                let program = link(name, object, program);
                let mut gdb = Command::new(support::tool("gdb"));
                gdb.args(["-nx", "-batch", "-ex", "set debuginfod enabled off"]);
                for command in commands {
                    gdb.args(["-ex", command]);
                }
                let run = support::run(gdb.arg(program));
                support::text(&run.stdout) + &support::text(&run.stderr)
            };
            let module = shapes::parsed(name);
            let lowering = lowering(dialect, Format::Dwarf32);
            let lowered = valid(&module);
            let lowered = lowered.lower(&lowering).unwrap();
            // gdb reads split units by an index of its own.
            let whole = lowered.emit(&EmitOptions::default()).unwrap();
            let whole = object_file(&whole, &format!("whole-{name}-{dialect}"));
            let dwo_name = path(&format!("one-{name}-{dialect}.o"));
            let one = lowered.emit_split(&EmitOptions::default(), &[dwo_name.to_str().unwrap()]);
            let one = object_file(&one.unwrap(), &format!("one-{name}-{dialect}"));
            let program = format!("split-or-not-{name}-{dialect}");
            assert_eq!(
                answers(&one, &program),
                answers(&whole, &program),
                "{name} {dialect}"
            );
        }
    }
}

/// The number of a unit is that of its content and its names.
#[test]
fn a_unit_has_a_number_of_its_content() {
    for dialect in DIALECTS {
        let number = |module: &Module, name: &str| {
            let lowering = lowering(dialect, Format::Dwarf32);
            let sections = split(module, lowering, &path(name));
            let file = object_file(&sections, &format!("number-{dialect}"));
            let entries = support::dwarfdump(&["--debug-info"], &file);
            let mut numbers: Vec<String> = Vec::new();
            for line in entries.lines() {
                let after = line
                    .split("DWO_id = ")
                    .nth(1)
                    .or(line.split("dwo_id\t(").nth(1));
                numbers.extend(after.map(|number| number[..18].to_string()));
            }
            assert_eq!(numbers.len(), 2, "{entries}");
            assert_eq!(numbers[0], numbers[1], "{entries}");
            numbers.remove(0)
        };
        let calls = shapes::parsed("calls");
        let first = number(&calls, "a.dwo");
        assert_eq!(number(&calls, "a.dwo"), first);
        assert_ne!(number(&calls, "b.dwo"), first);
        assert_ne!(number(&shapes::parsed("pointers"), "a.dwo"), first);
        // In DWARF 4, the unit's entry has both the number and the offset of the macros.
        assert_ne!(number(&support::parsed(macros::SOURCE), "a.dwo"), first);
        // These differ only in a location list: in the second, `n` is in another register.
        let in_list = |register: &str| {
            support::parsed(&format!(
                "target \"x86_64\"\n\
                 define @f size 0x10 !dbg !3 {{\nbb0 @ 0x0:\n  0x0: dbg.def !6, %reg({register})\n  0x8: dbg.kill !6\n}}\n\
                 !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
                 !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
                 !3 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n\
                 !4 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)\n\
                 !5 = !DILocalVariable(name: \"n\", scope: !3, file: !1, line: 1, type: !4)\n\
                 !6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))\n"
            ))
        };
        let numbers = ["rbx", "r12"].map(|register| number(&in_list(register), "a.dwo"));
        assert_ne!(numbers[0], numbers[1]);
    }
}

/// Two units: `main` has an instance of `twice` inlined, which the other unit defines, and a variable
/// of a type that both units have.
const TWO_UNITS: &str = r#"target "x86_64"

define @main size 0x12 !dbg !20 {
bb0 @ 0x0:
  0x5: dbg.def !60, %reg(rax, 0, 32)
  0x5: dbg.def !61, %reg(rax, 0, 32)
  0xa: dbg.kill !61
}

define @twice size 0x6 !dbg !21 {
bb0 @ 0x0:
  0x3: dbg.def !62, %reg(rax, 0, 32)
}

scopes @main {
  !24: 0x5..0xa
}

lines @main {
  0x0: !1 2:3 stmt
  0x5: !3 4:3 stmt
  0xa: !1 3:3 stmt
}

lines @twice {
  0x0: !3 3:1 stmt
  0x3: !3 4:3 stmt
}

calls @main {
  0xa..0xf: !21
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "main.c", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "p")
!3 = !DIFile(filename: "twice.c", directory: "/src")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "Box", file: !1, line: 1, size: 32, elements: !{!6})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "inside", baseType: !4, line: 1, size: 32)
!20 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 2, type: !28, spFlags: DISPFlagDefinition)
!21 = distinct !DISubprogram(name: "twice", unit: !2, file: !3, line: 3, type: !28, spFlags: DISPFlagDefinition)
!24 = distinct !DIInlinedScope(origin: !21, scope: !20, callFile: !1, callLine: 2, callColumn: 3)
!28 = !DISubroutineType(types: !{!4})
!40 = !DILocalVariable(name: "box", scope: !20, file: !1, line: 2, type: !5)
!41 = !DILocalVariable(scope: !24, origin: !42)
!42 = !DILocalVariable(name: "result", scope: !21, file: !3, line: 3, type: !5)
!60 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(b32)))
!61 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(b32)))
!62 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(b32)))
"#;

/// `main`: mov eax, 5; nop ×5; call twice; nop ×2; ret. `twice`: mov eax, 8 in three bytes; nop ×2;
/// ret.
const CODE_OF_TWO_UNITS: [u8; 24] = [
    0xb8, 5, 0, 0, 0, 0x90, 0x90, 0x90, 0x90, 0x90, 0xe8, 3, 0, 0, 0, 0x90, 0x90, 0xc3, 0x6a, 8,
    0x58, 0x90, 0x90, 0xc3,
];

/// Each unit of a module has a `.dwo` file, which refers to no other one.
#[test]
fn each_unit_has_a_file() {
    let module = crate::support::parsed(TWO_UNITS);
    for (dialect, type_units) in [
        (Dialect::Dwarf5, false),
        (Dialect::Dwarf5, true),
        (Dialect::Dwarf4, false),
        (Dialect::Dwarf4, true),
    ] {
        let stem = format!("split-two-{dialect}-{type_units}");
        let names = ["a", "b"].map(|unit| format!("{stem}-{unit}"));
        let files = names.clone().map(|name| path(&format!("{name}.o")));
        let validated = valid(&module);
        let lowered = validated
            .lower(&lowering(dialect, Format::Dwarf32))
            .unwrap();
        let options = EmitOptions {
            type_units,
            pubnames: true,
            aranges: true,
            ..EmitOptions::default()
        };
        let dwo_names = files.each_ref().map(|file| file.to_str().unwrap());
        let sections = lowered.emit_split(&options, &dwo_names).unwrap();
        let (sections, dwos) = sections.split_dwo();
        assert_eq!(dwos.len(), 2);
        for (dwo, name) in dwos.iter().zip(&names) {
            let file = object_file(dwo, name);
            tool("llvm-dwarfdump", &["--verify"], Some(&file));
        }
        let object = path(&format!("{stem}.o"));
        std::fs::write(&object, sections.to_elf(Some(&CODE_OF_TWO_UNITS)).unwrap()).unwrap();
        tool("llvm-dwarfdump", &["--verify"], Some(&object));
        let program = path(&stem);
        let mut compiler = Command::new(support::tool("cc"));
        support::run_ok(compiler.args(["-no-pie", "-o"]).arg(&program).arg(&object));
        let package = path(&format!("{stem}.dwp"));
        let _ = std::fs::remove_file(&package);
        two_units_are_read(&program, true);

        let mut packer = Command::new(support::tool("llvm-dwp"));
        support::run_ok(packer.arg("-e").arg(&program).arg("-o").arg(&package));
        tool("llvm-dwarfdump", &["--verify"], Some(&package));
        for file in &files {
            std::fs::remove_file(file).unwrap();
        }
        // gdb 13 fails on packages of DWARF 5, also on those of gcc's units.
        two_units_are_read(&program, dialect == Dialect::Dwarf4);
        std::fs::remove_file(package).unwrap();
    }
}

/// The inlined instance in `main`, and the function itself.
#[track_caller]
fn two_units_are_read(program: &PathBuf, by_gdb: bool) {
    let commands = [
        "set debuginfod enabled off",
        "break *main+6",
        "break *twice+4",
        "run",
        "print result",
        "up",
        "print box",
        "continue",
        "print result",
        "ptype box_of_nobody",
        "ptype struct Box",
    ];
    if by_gdb {
        let mut gdb = Command::new(support::tool("gdb"));
        gdb.args(["-nx", "-batch"]);
        for command in commands {
            gdb.args(["-ex", command]);
        }
        let run = support::run(gdb.arg(program));
        let said = support::text(&run.stdout) + &support::text(&run.stderr);
        for want in [
            "twice () at twice.c:4",
            "$1 = {inside = 5}",
            "$2 = {inside = 5}",
            "$3 = {inside = 8}",
            "int inside;",
        ] {
            assert!(said.contains(want), "gdb does not say {want:?}:\n{said}");
        }
    }
    let commands = [
        "breakpoint set -n twice",
        "run",
        "frame variable",
        "bt",
        "continue",
        "next",
        "frame variable",
    ];
    let said = support::lldb(program, &commands);
    for want in [
        "(Box) result = (inside = 5)",
        "twice at twice.c:4:3 [inlined]",
        "main at main.c:2:3",
    ] {
        assert!(said.contains(want), "lldb does not say {want:?}:\n{said}");
    }
}

#[test]
fn what_cannot_be_split_is_rejected() {
    let module = shapes::parsed("calls");
    let usual = EmitOptions::default();
    let direct = EmitOptions {
        forms: Forms::Direct,
        ..usual
    };
    let strict = EmitOptions {
        strict: true,
        ..usual
    };
    for (dialect, options, name, want) in [
        (Dialect::Dwarf5, &usual, "", SplitError::Unnamed),
        (Dialect::Dwarf5, &direct, "a.dwo", SplitError::Direct),
        (Dialect::Dwarf4, &strict, "a.dwo", SplitError::Strict),
    ] {
        let error = refusal(&module, dialect, options, name);
        assert_eq!(error, EmitError::Split(want));
        assert!(error.to_string().contains(": "), "{error}");
    }
    let zero = refusal(&module, Dialect::Dwarf5, &usual, "a\0b");
    assert_eq!(zero, EmitError::ZeroByte("a\0b".into()));
    let units = program(Target::X86_64, Units::Two, Variables::Special);
    let error = refusal(&units, Dialect::Dwarf5, &usual, "a.dwo");
    assert_eq!(error, EmitError::Split(SplitError::Units(2)));
    let validated = valid(&units);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let error = lowered.emit_split(&usual, &["a.dwo", "a.dwo"]).unwrap_err();
    assert_eq!(
        error,
        EmitError::Split(SplitError::Repeated("a.dwo".into()))
    );

    let sections = split(
        &module,
        lowering(Dialect::Dwarf5, Format::Dwarf32),
        &path("a.dwo"),
    );
    for format in [BinaryFormat::Coff, BinaryFormat::MachO] {
        let error = sections.to_object(format, None).unwrap_err();
        assert!(
            matches!(error, ObjectError::Split(of) if of == format),
            "{error}"
        );
    }
    let error = sections.to_jit_elf(0, |_| Some(0x1000)).unwrap_err();
    assert!(matches!(error, ObjectError::Split(_)), "{error}");
    // Each section of both files is found.
    assert!(
        sections
            .get(SectionId::DebugInfo)
            .is_some_and(|section| !section.is_dwo)
    );
    let names: Vec<&str> = sections.iter().map(|section| section.name()).collect();
    for name in [
        ".debug_info",
        ".debug_info.dwo",
        ".debug_addr",
        ".debug_str_offsets.dwo",
    ] {
        assert!(names.contains(&name), "{names:?}");
    }
}
