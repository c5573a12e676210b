//! The index of names, as readers see it.

use super::debugger::link;
use super::{Units, Variables, object_file, program, shapes, support, target, tool};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitError, EmitOptions, SectionId};
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{Module, Sections, text};

const INDEXED: EmitOptions = EmitOptions {
    names: true,
    ..EmitOptions::new()
};

fn indexed(module: &Module, lowering: LowerOptions) -> Sections {
    let (validated, _) = module.validate_keeping_valid();
    validated.lower(&lowering).unwrap().emit(&INDEXED).unwrap()
}

/// llvm-dwarfdump checks that the index has every name that it must have, with the right hash,
/// entry and parent.
#[test]
fn a_reader_finds_the_index_complete() {
    for (machine, format) in [
        ("x86_64", Format::Dwarf32),
        ("x86_64", Format::Dwarf64),
        ("aarch64-be", Format::Dwarf32),
        ("i386", Format::Dwarf32),
    ] {
        let lowering = LowerOptions {
            format,
            ..LowerOptions::new(Dialect::Dwarf5)
        };
        let sections = indexed(
            &program(target(machine), Units::Two, Variables::Special),
            lowering,
        );
        let path = object_file(&sections, &format!("names-{machine}-{format:?}"));
        tool("llvm-dwarfdump", &["--verify"], Some(&path));
        tool("llvm-dwarfdump", &["--debug-names"], Some(&path));
        // readelf 2.40 miscounts the names of each bucket on big-endian targets, also in clang's
        // objects.
        if machine != "aarch64-be" {
            tool("readelf", &["-W", "--debug-dump"], Some(&path));
        }
    }
}

#[test]
fn the_indexes_of_all_test_modules_are_complete() {
    let mut count = 0;
    for room in ["check", "found", "lower", "meaning", "verify"] {
        let directory = support::root().join("tests/filetests").join(room);
        for file in std::fs::read_dir(directory).unwrap() {
            let Ok(source) = std::fs::read_to_string(file.unwrap().path()) else {
                continue;
            };
            let Ok(parsed) = text::parse(support::module_of(&source)) else {
                continue;
            };
            let sections = indexed(&parsed.module, LowerOptions::new(Dialect::Dwarf5));
            if sections.get(SectionId::DebugNames).is_none() || sections.to_elf(None).is_err() {
                continue;
            }
            count += 1;
            let path = object_file(&sections, "names-of-a-module");
            let run = support::run(
                std::process::Command::new(support::tool("llvm-dwarfdump"))
                    .arg("--verify")
                    .arg(&path),
            );
            let said = support::text(&run.stdout) + &support::text(&run.stderr);
            let about_names = said.lines().find(|line| line.contains("error: Name Index"));
            assert_eq!(about_names, None, "{source}");
        }
    }
    assert!(count > 150, "only {count} modules have an index");
}

/// The least numbers of 64 bits have ten bytes as signed LEB128 numbers. The names after them are in
/// the index, too.
#[test]
fn names_after_the_least_number_are_in_the_index() {
    let source = "target \"x86_64\"
define @f size 0x10 !dbg !5 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, producer: \"p\", retainedTypes: !{!2})
!1 = !DIFile(filename: \"f.rs\", directory: \"/src\")
!2 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"E\", size: 64, elements: !{!3, !4})
!3 = !DIEnumerator(name: \"least\", value: -9223372036854775808)
!4 = !DIEnumerator(name: \"other\", value: 1)
!5 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)
";
    let module = text::parse(source).unwrap().module;
    let sections = indexed(&module, LowerOptions::new(Dialect::Dwarf5));
    let path = object_file(&sections, "names-least-number");
    tool("llvm-dwarfdump", &["--verify"], Some(&path));
    let dump = tool("llvm-dwarfdump", &["--debug-names"], Some(&path));
    for name in ["E", "least", "other", "f"] {
        assert!(dump.contains(&format!("\"{name}\"")), "{name}: {dump}");
    }
}

/// gdb 13 finds the unit of an address only in `.debug_aranges` if there is an index of names.
#[test]
fn gdb_finds_addresses_beside_the_index() {
    let source = "target \"x86_64\"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
}
lines @f { 0x0: !1 3 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"f.c\", directory: \"/src\")
!2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 2)
";
    let module = text::parse(source).unwrap().module;
    let sections = indexed(&module, LowerOptions::new(Dialect::Dwarf5));
    let path = object_file(&sections, "names-addresses");
    let commands = &["-nx", "-batch", "-ex", "info line *4"];
    let said = tool("gdb", commands, Some(&path));
    assert!(said.contains("Line 3 of \"f.c\""), "{said}");
}

/// gdb looks a module up in `.gdb_index` before the names in it.
#[test]
fn gdb_finds_names_in_modules() {
    let source = "target \"x86_64\"
global @count !dbg.def !10
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"f.f90\", directory: \"/src\")
!2 = !DINamespace(name: \"all\")
!4 = !DIBasicType(name: \"integer\", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DIGlobalVariable(name: \"count\", scope: !2, file: !1, line: 1, type: !4)
!10 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!10}, kind: computed)
";
    let module = text::parse(source).unwrap().module;
    let options = EmitOptions {
        pubnames: true,
        ..EmitOptions::new()
    };
    let lowered = support::valid(&module);
    let lowered = lowered.lower(&LowerOptions::new(Dialect::Dwarf5)).unwrap();
    let sections = lowered.emit(&options).unwrap();
    let path = object_file(&sections, "names-modules");
    let linked = path.with_file_name("names-modules");
    let arguments = ["--gdb-index", "-e", "0", "--defsym=count=0x1000", "-o"];
    let mut linker = std::process::Command::new(support::tool("ld.lld"));
    support::run_ok(linker.args(arguments).args([&linked, &path]));
    let [language, question] = ["set language fortran", "whatis all::count"];
    let commands = &["-nx", "-batch", "-ex", language, "-ex", question];
    let said = tool("gdb", commands, Some(&linked));
    assert!(said.contains("type = integer"), "{said}");
}

fn classes() -> Sections {
    shapes::emitted_as("cxx-classes", Dialect::Dwarf5, &INDEXED)
}

/// By section 6.1.1.1 of DWARF 5, from the module: functions with code, variables with an address,
/// types, namespaces; enumerators and imports besides. The members of classes, the constructor
/// `Shape`, the pure virtual `draw` and the constant `most` are declarations.
#[test]
fn the_names_of_a_program() {
    let path = object_file(&classes(), "names-of-classes");
    let printed = support::dwarfdump(&["--debug-names"], &path);
    let string = |line: &str| line.split('"').nth(1).map(str::to_owned);
    let mut names: Vec<String> = printed
        .lines()
        .filter(|line| line.trim_start().starts_with("String:"))
        .filter_map(string)
        .collect();
    names.sort();
    let want = [
        "Base",
        "Color",
        "Ghost",
        "Kind",
        "Local",
        "Shape<int, 3>",
        "_ZN3geo2v15totalE",
        "_ZN3geo5ShapeIiLi3EE5countE",
        "_ZNK3geo5ShapeIiLi3EE4areaEv",
        "area",
        "calls",
        "count",
        "flat",
        "float",
        "g",
        "geo",
        "ghost",
        "green",
        "int",
        "main",
        "red",
        "shape",
        "solid",
        "total",
        "unsigned char",
        "unsigned int",
        "v1",
        "vec",
    ];
    assert_eq!(names, want);
}

/// What gdb finds by the index: `debugger::check` compares its answers with and without one.
#[test]
fn gdb_uses_the_index() {
    let program = link("cxx-classes", &classes(), "names-in-gdb");
    let said = tool(
        "gdb",
        &["-nx", "-batch", "-ex", "maint print objfiles"],
        Some(&program),
    );
    assert!(said.contains(".debug_names: exists"), "{said}");
}

#[test]
fn lldb_finds_the_same_with_the_index() {
    let commands = [
        "type lookup geo::Color",
        "target variable shape",
        "target variable geo::v1::total",
        "image lookup -t Ghost",
        "image lookup -v -F main",
        "breakpoint set -n area",
    ];
    let mut arguments = vec!["--batch", "--no-lldbinit"];
    for command in &commands {
        arguments.extend(["-o", command]);
    }
    let answers = |sections: &Sections, name: &str| {
        let program = link("cxx-classes", sections, name);
        let said = tool("lldb", &arguments, Some(&program));
        said.replace(name, "PROGRAM")
    };
    let without = shapes::emitted("cxx-classes");
    let (without, with) = (
        answers(&without, "names-not-in-lldb"),
        answers(&classes(), "names-in-lldb"),
    );
    assert_eq!(with, without);
    for found in [
        "enum class Color",
        "kind = solid",
        "struct Ghost",
        "total = 7",
    ] {
        assert!(with.contains(found), "{found}: {with}");
    }
}

/// lld makes one index of those of all objects.
#[test]
fn a_linker_merges_indexes() {
    let classes = object_file(&classes(), "names-to-merge");
    let two = shapes::emitted_as("rust-enum", Dialect::Dwarf5, &INDEXED);
    let two = object_file(&two, "names-to-merge-too");
    let merged = two.with_file_name("names-merged");
    let arguments = [
        "--debug-names",
        "-z",
        "muldefs",
        "-e",
        "main",
        "--unresolved-symbols=ignore-all",
    ];
    support::run_ok(
        std::process::Command::new(support::tool("ld.lld"))
            .args(arguments)
            .arg("-o")
            .args([&merged, &classes, &two]),
    );
    tool(
        "llvm-dwarfdump",
        &["--verify", "--debug-names"],
        Some(&merged),
    );
    let printed = support::dwarfdump(&["--debug-names"], &merged);
    assert!(printed.contains("CU count: 2"), "{printed}");
    assert_eq!(printed.matches("Name Index @").count(), 1, "{printed}");
}

/// The index refers to `DW_FORM_strx` and lists of DWARF 5.
#[test]
fn dwarf_4_has_no_index() {
    let module = shapes::parsed("cxx-classes");
    let validated = support::valid(&module);
    for dialect in [Dialect::Dwarf4, Dialect::LlvmLegacy] {
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        let error = lowered.emit(&INDEXED).unwrap_err();
        assert_eq!(error, EmitError::NoNames(4));
        assert!(error.to_string().contains("DWARF 5"), "{error}");
    }
}

/// What linkers make a `.gdb_index` of. The kinds are those of gdb's manual: other units cannot refer
/// to `ghost`, `calls`, enumerators, base types and the type `Kind` of C++ may be defined in each.
#[test]
fn the_names_for_a_linker() {
    let options = EmitOptions {
        pubnames: true,
        ..EmitOptions::new()
    };
    let sections = shapes::emitted_as("cxx-classes", Dialect::Dwarf5, &options);
    let path = object_file(&sections, "pubnames-of-classes");
    let entries = |section: &str| {
        let printed = support::dwarfdump(&[section], &path);
        let entry = |line: &str| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let name = line.split('"').nth(1)?;
            Some(format!("{} {} {name}", words.get(1)?, words.get(2)?))
        };
        let mut entries: Vec<String> = printed.lines().filter_map(entry).collect();
        entries.sort();
        entries
    };
    assert_eq!(
        entries("--debug-gnu-pubnames"),
        [
            "EXTERNAL FUNCTION geo::Shape<int, 3>::area",
            "EXTERNAL FUNCTION main",
            "EXTERNAL TYPE geo",
            "EXTERNAL TYPE geo::v1",
            "EXTERNAL VARIABLE geo::Shape<int, 3>::count",
            "EXTERNAL VARIABLE geo::v1::total",
            "EXTERNAL VARIABLE shape",
            "EXTERNAL VARIABLE vec",
            "STATIC VARIABLE geo::Color::green",
            "STATIC VARIABLE geo::Color::red",
            "STATIC VARIABLE geo::Shape<int, 3>::flat",
            "STATIC VARIABLE geo::Shape<int, 3>::solid",
            "STATIC VARIABLE ghost",
            "STATIC VARIABLE main::calls",
        ]
    );
    assert_eq!(
        entries("--debug-gnu-pubtypes"),
        [
            "EXTERNAL TYPE Ghost",
            "EXTERNAL TYPE geo::Base",
            "EXTERNAL TYPE geo::Color",
            "EXTERNAL TYPE geo::Shape<int, 3>",
            "EXTERNAL TYPE geo::Shape<int, 3>::Kind",
            "EXTERNAL TYPE main::Local",
            "STATIC TYPE float",
            "STATIC TYPE int",
            "STATIC TYPE unsigned char",
            "STATIC TYPE unsigned int",
        ]
    );
}

/// A function that is only inlined has the name of its abstract instance, as in clang's section. A
/// function that also has code is there once.
#[test]
fn a_linker_knows_functions_that_are_only_inlined() {
    let source = r#"
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
scopes @f {
  !5: 0x4..0x8
  !6: 0x8..0xc
}
define @twice size 0x8 !dbg !4 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "once", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit)
!4 = distinct !DISubprogram(name: "twice", unit: !0, file: !1, line: 3, spFlags: DISPFlagDefinition)
!5 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1, callLine: 1)
!6 = distinct !DIInlinedScope(origin: !4, scope: !2, callFile: !1, callLine: 1)
"#;
    let options = EmitOptions {
        pubnames: true,
        ..EmitOptions::new()
    };
    let module = support::parsed(source);
    let sections = super::emitted_with(&module, Dialect::Dwarf5, &options);
    let path = object_file(&sections, "pubnames-of-inlined-functions");
    let printed = support::dwarfdump(&["--debug-gnu-pubnames"], &path);
    for (name, entry) in [
        ("f", "EXTERNAL FUNCTION \"f\""),
        ("once", "STATIC   FUNCTION \"once\""),
        ("twice", "EXTERNAL FUNCTION \"twice\""),
    ] {
        let listed = printed.matches(&format!("\"{name}\"")).count();
        assert_eq!(listed, 1, "{name}: {printed}");
        assert!(printed.contains(entry), "{entry}: {printed}");
    }
}

/// lld and gold make a `.gdb_index` of them, by which gdb finds all.
#[test]
fn gdb_uses_the_index_of_a_linker() {
    let options = EmitOptions {
        pubnames: true,
        ..EmitOptions::new()
    };
    for (linker, dialect) in [
        ("ld.lld", Dialect::Dwarf5),
        ("ld.lld", Dialect::Dwarf4),
        ("ld.gold", Dialect::Dwarf5),
        ("ld.gold", Dialect::Dwarf4),
    ] {
        let sections = shapes::emitted_as("cxx-classes", dialect, &options);
        let debug = object_file(&sections, &format!("gdb-index-{linker}-{dialect}"));
        let program = debug.with_extension("");
        let code = support::root().join("tests/modules/cxx-classes.s");
        let arguments = ["-no-pie", "-Wl,--gdb-index,-z,muldefs,-z,noexecstack", "-o"];
        support::run_ok(
            std::process::Command::new(support::tool("clang"))
                .arg(format!("--ld-path={}", support::tool(linker).display()))
                .args(arguments)
                .args([&program, &code, &debug]),
        );
        let said = tool(
            "gdb",
            &[
                "-nx",
                "-batch",
                "-ex",
                "maint print objfiles",
                "-ex",
                "print geo::v1::total",
                "-ex",
                "print geo::Color::green",
                "-ex",
                "print geo::Shape<int, 3>::solid",
                "-ex",
                "whatis Ghost",
                "-ex",
                "info line geo::Shape<int, 3>::area",
            ],
            Some(&program),
        );
        for found in [
            ".gdb_index: version",
            "$1 = 7",
            "$2 = geo::Color::green",
            "$3 = geo::Shape<int, 3>::solid",
            "type = Ghost",
            "Line 14 of \"shape.cc\"",
        ] {
            assert!(said.contains(found), "{linker}, {dialect}, {found}: {said}");
        }
    }
}

/// The number of a unit in an index entry has as many bytes as the largest one needs: one for up to 256
/// units, two for more (DWARF 5 section 6.1.1.4.6).
#[test]
fn units_have_their_numbers_in_the_index() {
    for (count, form) in [(256, "DW_FORM_data1"), (257, "DW_FORM_data2")] {
        let mut source = String::from("target \"x86_64\"\n");
        for number in 0..count {
            let [file, unit, node] = [0, 1, 2].map(|at| 3 * number + at);
            source += &format!(
                "define @f{number} size 0x4 !dbg !{node} {{\nbb0 @ 0x0:\n}}\n\
                 !{file} = !DIFile(filename: \"f{number}.c\", directory: \"/src\")\n\
                 !{unit} = distinct !DICompileUnit(language: DW_LANG_C11, file: !{file}, producer: \"p\")\n\
                 !{node} = distinct !DISubprogram(name: \"f{number}\", unit: !{unit}, file: !{file}, line: 1, spFlags: DISPFlagDefinition)\n"
            );
        }
        let lowering = LowerOptions::new(Dialect::Dwarf5);
        let sections = indexed(&support::parsed(&source), lowering);
        let path = object_file(&sections, &format!("names-of-{count}-units"));
        tool("llvm-dwarfdump", &["--verify"], Some(&path));
        let index = tool("llvm-dwarfdump", &["--debug-names"], Some(&path));
        assert!(
            index.contains(&format!("DW_IDX_compile_unit: {form}")),
            "{index}"
        );
        for number in [0, 255, count - 1] {
            let name = format!("\"f{number}\"");
            let (_, entry) = index.split_once(&name).unwrap();
            let entry = entry.split('}').next().unwrap();
            let (_, unit) = entry.split_once("DW_IDX_compile_unit: 0x").unwrap();
            let unit = unit.lines().next().unwrap();
            assert_eq!(u32::from_str_radix(unit, 16), Ok(number), "{entry}");
        }
    }
}
