//! Type units, as linkers, verifiers and debuggers see them.

use super::{emitted_with, object_file, path, shapes, split, support, tool};
use crate::support::{parsed, valid};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Forms, ObjectError, SectionId};
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::object::BinaryFormat;
use dwarfsmith::{Module, Sections};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

const DIALECTS: [Dialect; 2] = [Dialect::Dwarf5, Dialect::Dwarf4];

const TYPES: EmitOptions = EmitOptions {
    type_units: true,
    ..EmitOptions::new()
};

/// gdb 13 reads no `.debug_names` of several objects.
const PUBNAMES: EmitOptions = EmitOptions {
    pubnames: true,
    ..TYPES
};

/// All indexes that units of the version can have.
fn indexed(dialect: Dialect) -> EmitOptions {
    EmitOptions {
        names: dialect == Dialect::Dwarf5,
        pubnames: true,
        aranges: true,
        ..TYPES
    }
}

/// A module with a variable `list` of the type `List`, whose member refers to `Node`, which refers
/// to itself and to `List`. `before` is a node before the types; `value` is the type of a member of
/// `Node`; `line` is the line of the types.
fn lists(variable: &str, before: &str, value: &str, line: u32) -> Module {
    parsed(&format!(
        "target \"x86_64\"\n\
         global @{variable} !dbg.def !50\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: \"p\")\n\
         !1 = !DIFile(filename: \"{variable}.cc\", directory: \"/src\")\n\
         {before}\
         !10 = !DIBasicType(name: \"{value}\", size: 32, encoding: DW_ATE_signed)\n\
         !11 = !DINamespace(name: \"data\")\n\
         !12 = !DICompositeType(tag: DW_TAG_structure_type, name: \"List\", scope: !11, file: !1, line: {line}, size: 64, elements: !{{!13}})\n\
         !13 = !DIDerivedType(tag: DW_TAG_member, name: \"first\", baseType: !14, line: {line}, size: 64)\n\
         !14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)\n\
         !15 = !DICompositeType(tag: DW_TAG_structure_type, name: \"Node\", scope: !11, file: !1, line: {line}, size: 192, elements: !{{!16, !17, !18}})\n\
         !16 = !DIDerivedType(tag: DW_TAG_member, name: \"next\", baseType: !14, line: {line}, size: 64)\n\
         !17 = !DIDerivedType(tag: DW_TAG_member, name: \"owner\", baseType: !19, line: {line}, size: 64, offset: 64)\n\
         !18 = !DIDerivedType(tag: DW_TAG_member, name: \"value\", baseType: !10, line: {line}, size: 32, offset: 128)\n\
         !19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)\n\
         !20 = !DICompositeType(tag: DW_TAG_structure_type, name: \"Same\", file: !1, line: {line}, size: 32, elements: !{{!21}})\n\
         !21 = !DIDerivedType(tag: DW_TAG_member, name: \"size\", baseType: !22, line: {line}, size: 32)\n\
         !22 = !DIBasicType(name: \"unsigned\", size: 32, encoding: DW_ATE_unsigned)\n\
         !40 = distinct !DIGlobalVariable(name: \"{variable}\", scope: !0, file: !1, line: 1, type: !12)\n\
         !41 = distinct !DIGlobalVariable(name: \"{variable}_same\", scope: !0, file: !1, line: 1, type: !20)\n\
         !50 = distinct !DIFragment()\n\
         !60 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {{!50}})\n\
         !61 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {{!50}})\n"
    ))
}

/// The signatures of type units and the names of their types, as llvm-dwarfdump prints them.
fn units(file: &Path) -> Vec<(String, String)> {
    let printed = support::dwarfdump(&["--debug-info", "--debug-types"], file);
    let between = |line: &str, from: &str, to: &str| {
        let rest = line.split_once(from)?.1;
        Some(rest.split_once(to)?.0.to_owned())
    };
    let lines = printed.lines();
    let mut units: Vec<_> = lines
        .filter_map(|line| {
            let name = between(line, "name = '", "'")?;
            Some((between(line, "type_signature = ", ",")?, name))
        })
        .collect();
    units.sort();
    units
}

/// A program of objects, with addresses for their variables.
fn link(linker: &str, objects: &[&PathBuf], name: &str) -> PathBuf {
    let program = path(name);
    let mut command = Command::new(support::tool(linker));
    for (number, variable) in ["first", "second", "third"].iter().enumerate() {
        command.arg(format!("--defsym={variable}={:#x}", 0x1000 * (number + 1)));
    }
    command
        .args(["-e", "0", "--unresolved-symbols=ignore-all", "-o"])
        .arg(&program)
        .args(objects);
    support::run_ok(&mut command);
    program
}

fn gdb(program: &PathBuf, commands: &[&str]) -> String {
    tool("gdb", &support::gdb_arguments(commands), Some(program))
}

#[test]
fn readers_accept_type_units() {
    let direct = EmitOptions {
        forms: Forms::Direct,
        ..TYPES
    };
    for name in [
        "attributes",
        "cxx-classes",
        "rust-enum",
        "fortran-arrays",
        "two-units",
        "pointers",
    ] {
        let module = shapes::parsed(name);
        for (dialect, format, options) in [
            (Dialect::Dwarf5, Format::Dwarf32, indexed(Dialect::Dwarf5)),
            (Dialect::Dwarf5, Format::Dwarf64, indexed(Dialect::Dwarf5)),
            (Dialect::Dwarf5, Format::Dwarf32, direct),
            (Dialect::Dwarf4, Format::Dwarf32, indexed(Dialect::Dwarf4)),
        ] {
            let lowering = LowerOptions {
                format,
                ..LowerOptions::new(dialect)
            };
            let validated = valid(&module);
            let sections = validated.lower(&lowering).unwrap().emit(&options).unwrap();
            let stem = format!("types-{name}-{dialect}-{format:?}");
            let object = object_file(&sections, &stem);
            // It reads the index of an object file as if all type units were in one section.
            if !options.names {
                tool("llvm-dwarfdump", &["--verify"], Some(&object));
            }
            let program = link("ld.lld", &[&object], &stem);
            tool("llvm-dwarfdump", &["--verify"], Some(&program));
            // It reads one section `.debug_info` of an object file.
            tool("eu-readelf", &["-w"], Some(&program));
            let groups = sections.iter().filter_map(|section| section.group);
            let signatures: BTreeSet<String> =
                groups.map(|group| format!("{group:#018x}")).collect();
            let printed = units(&object).into_iter().map(|unit| unit.0);
            assert_eq!(printed.collect::<BTreeSet<_>>(), signatures);
        }
    }
}

/// The description of a type is the same in objects whose modules differ otherwise.
#[test]
fn linkers_keep_one_of_equal_types() {
    let other = "!2 = !DIBasicType(name: \"char\", size: 8, encoding: DW_ATE_signed_char)\n\
         !3 = !DICompositeType(tag: DW_TAG_structure_type, name: \"Mine\", file: !1, line: 1, size: 8, elements: !{!4})\n\
         !4 = !DIDerivedType(tag: DW_TAG_member, name: \"c\", baseType: !2, line: 1, size: 8)\n\
         !5 = distinct !DIGlobalVariable(name: \"mine\", scope: !0, file: !1, line: 1, type: !3)\n";
    for dialect in DIALECTS {
        let object = |module: &Module, name: &str| {
            let sections = emitted_with(module, dialect, &PUBNAMES);
            object_file(&sections, &format!("types-{name}-{dialect}"))
        };
        let first = object(&lists("first", "", "int", 3), "first");
        let second = object(&lists("second", other, "int", 70), "second");
        let differs = object(&lists("third", "", "long", 3), "third");
        let all: BTreeSet<_> = units(&first).into_iter().chain(units(&second)).collect();
        let names: Vec<&str> = all.iter().map(|unit| &*unit.1).collect();
        assert_eq!(BTreeSet::from_iter(names.iter()).len(), 4, "{all:?}");
        assert_eq!(names.len(), 4, "{all:?}");
        // `List` differs only in what its node refers to.
        let both: BTreeSet<_> = units(&first).into_iter().collect();
        let shared: Vec<_> = units(&differs)
            .into_iter()
            .filter(|unit| both.contains(unit))
            .collect();
        assert_eq!(shared.len(), 1, "{shared:?}");
        assert_eq!(shared[0].1, "Same");

        for linker in ["ld.bfd", "ld.lld"] {
            let program = link(
                linker,
                &[&first, &second],
                &format!("types-{linker}-{dialect}"),
            );
            let linked = units(&program);
            assert_eq!(linked.len(), 4, "{linker} {dialect}: {linked:?}");
            let said = gdb(
                &program,
                &[
                    "ptype first",
                    "ptype second.first",
                    "ptype mine",
                    "ptype second_same",
                ],
            );
            for want in [
                "struct data::Node *first;",
                "type = struct data::Node {\n    struct data::Node *next;\n    struct data::List *owner;\n    int value;\n} *",
                "type = struct Mine {\n    char c;\n}",
                "type = struct Same {\n    unsigned int size;\n}",
            ] {
                assert!(said.contains(want), "{linker} {dialect}:\n{said}");
            }
            let said = tool(
                "lldb",
                &[
                    "-b",
                    "-o",
                    "type lookup data::Node",
                    "-o",
                    "type lookup Same",
                ],
                Some(&program),
            );
            for want in [
                "struct Node {\n    data::Node *next;",
                "struct Same {\n    unsigned int size;",
            ] {
                assert!(said.contains(want), "{linker} {dialect}:\n{said}");
            }
        }
        let both = link(
            "ld.lld",
            &[&first, &differs],
            &format!("types-both-{dialect}"),
        );
        assert_eq!(units(&both).len(), 5);
        let said = gdb(
            &both,
            &[
                "ptype first.first->owner->first",
                "ptype third.first->owner->first",
            ],
        );
        assert!(
            said.contains("int value;") && said.contains("long value;"),
            "{said}"
        );
    }
}

/// gdb shows the types of programs with and without type units in the same way.
#[test]
fn gdb_shows_the_same_types() {
    for (name, commands) in [
        (
            "cxx-classes",
            &[
                "ptype shape",
                "whatis shape.color",
                "ptype geo::Base",
                "ptype ghost",
                "info types .",
            ][..],
        ),
        ("rust-enum", &["info types ."]),
        ("attributes", &["info types .", "info variables"]),
    ] {
        for dialect in DIALECTS {
            let answers = |options: &EmitOptions, stem: &str| {
                let sections = emitted_with(&shapes::parsed(name), dialect, options);
                let stem = format!("types-{stem}-{name}-{dialect}");
                let object = object_file(&sections, &stem);
                let said = gdb(&split::link(name, &object, &stem), commands);
                // Type units have no name, and do not state the directory.
                let lines = said.lines().filter(|line| !line.starts_with("File "));
                let lines = lines.map(|line| line.split(": ").last().unwrap_or(line).trim());
                let lines: BTreeSet<String> = lines.map(String::from).collect();
                lines
            };
            let whole = answers(&EmitOptions::default(), "whole");
            let apart = answers(&TYPES, "apart");
            assert_eq!(apart, whole, "{name} {dialect}");
        }
    }
}

/// A `.dwo` file has the type units of its unit; packages have one of equal ones.
#[test]
fn packages_have_one_of_equal_types() {
    for dialect in DIALECTS {
        let split = |variable: &str| {
            let stem = format!("types-split-{variable}-{dialect}");
            let dwo_name = format!("{stem}-dwo");
            let module = lists(variable, "", "int", 3);
            let validated = valid(&module);
            let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
            let file = path(&format!("{dwo_name}.o"));
            let sections = lowered
                .emit_split(&PUBNAMES, &[file.to_str().unwrap()])
                .unwrap();
            let (sections, dwos) = sections.split_dwo();
            let dwo = object_file(&dwos[0], &dwo_name);
            let object = object_file(&sections, &stem);
            for file in [&object, &dwo] {
                tool("llvm-dwarfdump", &["--verify"], Some(file));
            }
            assert_eq!(units(&dwo).len(), 3);
            (object, dwo)
        };
        // gdb would read the package of an earlier run.
        let package = path(&format!("types-split-{dialect}.dwp"));
        let _ = std::fs::remove_file(&package);
        let ((first, _), (second, _)) = (split("first"), split("second"));
        let program = link(
            "ld.lld",
            &[&first, &second],
            &format!("types-split-{dialect}"),
        );
        let said = gdb(&program, &["ptype second.first", "ptype first_same"]);
        assert!(
            said.contains("struct data::List *owner;") && said.contains("unsigned int size;"),
            "{said}"
        );
        let mut packer = Command::new(support::tool("llvm-dwp"));
        support::run_ok(packer.arg("-e").arg(&program).arg("-o").arg(&package));
        let index = tool("llvm-dwarfdump", &["--debug-tu-index"], Some(&package));
        assert!(index.contains("units = 3"), "{index}");
        std::fs::remove_file(package).unwrap();
    }
}

/// The index has local type units in the object file, and foreign ones in `.dwo` files.
#[test]
fn the_index_of_names_lists_type_units() {
    let module = lists("first", "", "int", 3);
    let sections = emitted_with(&module, Dialect::Dwarf5, &indexed(Dialect::Dwarf5));
    let object = object_file(&sections, "types-names");
    let index = support::dwarfdump(&["--debug-names"], &object);
    assert!(
        index.contains("Local TU count: 3") && index.contains("Foreign TU count: 0"),
        "{index}"
    );
    for name in ["List", "Node", "Same"] {
        let of = index
            .split("String: ")
            .find(|text| text.contains(&format!("\"{name}\"")));
        let of = of.unwrap_or_else(|| panic!("no {name} in\n{index}"));
        assert!(of.contains("DW_IDX_type_unit: 0x"), "{of}");
        assert!(!of.contains("DW_IDX_compile_unit"), "{of}");
    }
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let sections = lowered
        .emit_split(&indexed(Dialect::Dwarf5), &["types-names.dwo"])
        .unwrap();
    let object = object_file(&sections, "types-names-split");
    let index = support::dwarfdump(&["--debug-names"], &object);
    assert!(
        index.contains("Local TU count: 0") && index.contains("Foreign TU count: 3"),
        "{index}"
    );
}

fn error_of(sections: &Sections, format: BinaryFormat) -> ObjectError {
    sections.to_object(format, None).unwrap_err()
}

#[test]
fn formats_without_groups_refuse_type_units() {
    let module = shapes::parsed("cxx-classes");
    let sections = emitted_with(&module, Dialect::Dwarf5, &TYPES);
    for format in [BinaryFormat::Coff, BinaryFormat::MachO] {
        let error = error_of(&sections, format);
        assert!(
            matches!(error, ObjectError::TypeUnits(of) if of == format),
            "{error}"
        );
    }
    let error = sections.to_jit_elf(0, |_| Some(0x1000)).unwrap_err();
    assert!(matches!(error, ObjectError::TypeUnits(_)), "{error}");
    // Without types, there is nothing to reject.
    let plain = emitted_with(&shapes::parsed("calls"), Dialect::Dwarf5, &TYPES);
    assert!(plain.to_object(BinaryFormat::Coff, None).is_ok());
    assert!(
        sections
            .get(SectionId::DebugInfo)
            .is_some_and(|section| section.group.is_none())
    );
}

/// Only complete types have units: a unit with a declaration would hide the type that another unit
/// defines (DWARF 5 section 3.1.4: "each type unit contains a complete type definition").
#[test]
fn declarations_have_no_type_units() {
    let module = parsed(
        "target \"x86_64\"\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: \"p\", retainedTypes: !{!2, !3, !4})\n\
         !1 = !DIFile(filename: \"f.cc\", directory: \"/src\")\n\
         !2 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"declared\", size: 0)\n\
         !3 = !DICompositeType(tag: DW_TAG_structure_type, name: \"Declared\")\n\
         !4 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"complete\", size: 32)\n",
    );
    for dialect in DIALECTS {
        let sections = emitted_with(&module, dialect, &TYPES);
        let path = object_file(&sections, &format!("types-declared-{dialect}"));
        tool("llvm-dwarfdump", &["--verify"], Some(&path));
        let dump = tool(
            "llvm-dwarfdump",
            &["-debug-info", "-debug-types"],
            Some(&path),
        );
        assert_eq!(dump.matches("DW_TAG_type_unit").count(), 1, "{dump}");
        assert_eq!(dump.matches("DW_AT_signature").count(), 1, "{dump}");
    }
}

/// The types of a namespace without a name are different types in each unit (C++17, [basic.link]), so
/// that a linker must not keep one for all.
#[test]
fn types_of_one_unit_have_no_type_units() {
    let module = parsed(
        "target \"x86_64\"\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: \"p\", retainedTypes: !{!4, !5})\n\
         !1 = !DIFile(filename: \"f.cc\", directory: \"/src\")\n\
         !2 = !DINamespace(scope: null)\n\
         !3 = !DINamespace(name: \"named\", scope: null)\n\
         !4 = !DICompositeType(tag: DW_TAG_structure_type, name: \"Own\", scope: !2, size: 32)\n\
         !5 = !DICompositeType(tag: DW_TAG_structure_type, name: \"Shared\", scope: !3, size: 32)\n",
    );
    for dialect in DIALECTS {
        let sections = emitted_with(&module, dialect, &TYPES);
        let path = object_file(&sections, &format!("types-own-{dialect}"));
        let dump = tool(
            "llvm-dwarfdump",
            &["-debug-info", "-debug-types"],
            Some(&path),
        );
        let units: Vec<&str> = dump.split("DW_TAG_type_unit").skip(1).collect();
        assert_eq!(units.len(), 1, "{dump}");
        assert!(units[0].contains("\"Shared\""), "{dump}");
    }
}

/// -1 as a signed LEB128 number and 127 as an unsigned one are the same byte (DWARF 5 section 7.6), but
/// enumerations with them are different types, of which a linker must keep both.
#[test]
fn types_that_differ_only_in_a_sign_have_different_signatures() {
    // The least numbers of 64 bits have ten bytes as signed LEB128 numbers.
    let least = ["-9223372036854775808", "-9223372036854775807"];
    for (dialect, numbers) in DIALECTS
        .map(|dialect| [(dialect, ["-1", "127"]), (dialect, least)])
        .concat()
    {
        let [minus, plus] = numbers.map(|number| {
            let module = parsed(&format!(
                "target \"x86_64\"\n\
                 !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: \"p\", retainedTypes: !{{!2}})\n\
                 !1 = !DIFile(filename: \"f.cc\", directory: \"/src\")\n\
                 !2 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"E\", size: 32, elements: !{{!DIEnumerator(name: \"last\", value: {number})}})\n"
            ));
            let sections = emitted_with(&module, dialect, &TYPES);
            let path = object_file(&sections, &format!("types-sign-{number}-{dialect}"));
            let dump = tool("llvm-dwarfdump", &["--debug-info"], Some(&path));
            let (_, signature) = dump.split_once("DW_AT_signature\t(").unwrap();
            signature.lines().next().unwrap().to_string()
        });
        assert_ne!(minus, plus);
    }
}

/// The content of a type unit is all of its entries, also those after a number of ten bytes.
#[test]
fn types_that_differ_after_the_least_number_have_different_signatures() {
    for dialect in DIALECTS {
        let [one, two] = ["one", "two"].map(|name| {
            let module = parsed(&format!(
                "target \"x86_64\"\n\
                 !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: \"p\", retainedTypes: !{{!2}})\n\
                 !1 = !DIFile(filename: \"f.cc\", directory: \"/src\")\n\
                 !2 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"E\", size: 64, elements: !{{!3, !4}})\n\
                 !3 = !DIEnumerator(name: \"least\", value: -9223372036854775808)\n\
                 !4 = !DIEnumerator(name: \"{name}\", value: 1)\n"
            ));
            let path = object_file(&emitted_with(&module, dialect, &TYPES), &format!("types-after-{name}-{dialect}"));
            let signatures = units(&path).into_iter().map(|(signature, _)| signature);
            signatures.collect::<Vec<_>>()
        });
        assert_eq!(one.len(), 1);
        assert_ne!(one, two);
    }
}

/// Structures with the names of their pointers, each to the next structure, and the last to the first.
fn ring(pointers: &[&str]) -> Module {
    let numbers = 0..pointers.len();
    let retained: Vec<_> = numbers
        .clone()
        .map(|n| format!("!{}", 10 + 3 * n))
        .collect();
    let mut text = format!(
        "target \"x86_64\"\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: \"p\", retainedTypes: !{{{}}})\n\
         !1 = !DIFile(filename: \"f.cc\", directory: \"/src\")\n",
        retained.join(", ")
    );
    for (n, pointer) in numbers.zip(pointers) {
        let id = 10 + 3 * n;
        let next = 10 + 3 * ((n + 1) % pointers.len());
        text += &format!(
            "!{id} = !DICompositeType(tag: DW_TAG_structure_type, name: \"S\", size: 64, elements: !{{!{}}})\n\
             !{} = !DIDerivedType(tag: DW_TAG_member, name: \"{pointer}\", baseType: !{}, size: 64)\n\
             !{} = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !{next}, size: 64)\n",
            id + 1,
            id + 1,
            id + 2,
            id + 2,
        );
    }
    parsed(&text)
}

/// From each of several equal structures, all paths through the pointers lead to equal contents, so
/// they are one type, however many there are. If one of four has another member, all four are
/// different types, since they are at different distances from that one.
#[test]
fn signatures_do_not_depend_on_the_number_of_copies_of_a_type() {
    for dialect in DIALECTS {
        let of = |pointers: &[&str]| {
            let name = format!("types-ring-{}-{dialect}", pointers.join("-"));
            let path = object_file(&emitted_with(&ring(pointers), dialect, &TYPES), &name);
            tool("llvm-dwarfdump", &["--verify"], Some(&path));
            let signatures = units(&path).into_iter().map(|(signature, _)| signature);
            signatures.collect::<Vec<_>>()
        };
        let one = of(&["next"; 2]);
        assert_eq!(one.len(), 1);
        assert_eq!(of(&["next"; 5]), one);

        let four = of(&["next", "next", "other", "next"]);
        assert_eq!(BTreeSet::from_iter(&four).len(), 4);
        assert_eq!(of(&["other", "next", "next", "next"]), four);
        assert!(!four.contains(&one[0]));
        // Every second one has the other member, so there are two types.
        let two = of(&["next", "other"]);
        assert_eq!(two.len(), 2);
        assert_eq!(of(&["next", "other", "next", "other"]), two);
    }
}
