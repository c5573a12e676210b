//! Split units, as readers see them: in the object file, in a `.dwo` file, and in a package.

use super::program::program;
use super::{object_file, shapes, support, tool};
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
const WITH_CODE: [&str; 9] = [
    "attributes",
    "calls",
    "cxx-classes",
    "fortran-arrays",
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
        .emit_split(&options, name.to_str().unwrap())
        .unwrap()
}

fn refusal(module: &Module, dialect: Dialect, options: &EmitOptions, name: &str) -> EmitError {
    let validated = valid(module);
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    lowered.emit_split(options, name).unwrap_err()
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("emit")
        .join(name)
}

/// The object file with the skeleton, and the `.dwo` file.
fn files(module: &Module, lowering: LowerOptions, name: &str) -> (PathBuf, PathBuf) {
    let dwo_name = format!("{name}-dwo");
    let sections = split(module, lowering, &path(&format!("{dwo_name}.o")));
    let (sections, dwo) = sections.split_dwo();
    for section in dwo.iter() {
        assert!(section.relocations.is_empty(), "{}", section.name());
    }
    let dwo = object_file(&dwo, &dwo_name);
    (object_file(&sections, name), dwo)
}

fn link(module: &str, object: &Path, program: &str) -> PathBuf {
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
                tool("llvm-dwarfdump", &["-a"], Some(file));
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

/// Both debuggers in the function `leaf` of the module `calls`, at the second stop.
#[track_caller]
fn debuggers_read(program: &PathBuf, by_gdb: bool) {
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
        let said = tool("gdb", &arguments, Some(program));
        for want in ["$1 = 41", "$2 = 41", "in main ()", "type = long (void)"] {
            assert!(said.contains(want), "gdb does not say {want:?}:\n{said}");
        }
    }
    let mut lldb = Command::new(support::tool("lldb"));
    lldb.arg("-b");
    for command in [
        "breakpoint set -n leaf",
        "run",
        "continue",
        "frame variable",
        "bt",
    ] {
        lldb.args(["-o", command]);
    }
    let said = support::run_ok(lldb.arg(program));
    for want in ["(long) y = 5", "`main", "calls.c:3"] {
        assert!(said.contains(want), "lldb does not say {want:?}:\n{said}");
    }
}

#[test]
fn debuggers_read_the_file_and_the_package() {
    for dialect in DIALECTS {
        let name = format!("split-calls-{dialect}");
        let module = shapes::parsed("calls");
        let (object, dwo) = files(&module, lowering(dialect, Format::Dwarf32), &name);
        let program = link("calls", &object, &name);
        tool("llvm-dwarfdump", &["--verify"], Some(&program));
        debuggers_read(&program, true);

        let package = path(&format!("{name}.dwp"));
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
            let one = lowered.emit_split(&EmitOptions::default(), dwo_name.to_str().unwrap());
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
    }
}

#[test]
fn what_cannot_be_split_is_refused() {
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
    let units = program(Target::X86_64, true, true);
    let error = refusal(&units, Dialect::Dwarf5, &usual, "a.dwo");
    assert_eq!(error, EmitError::Split(SplitError::Units(2)));

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
