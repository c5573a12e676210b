//! The smallest forms: the same entries in fewer bytes.

use super::{emitted_with, object_file, support, tool};
use dwarfsmith::Module;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Forms, SectionId};
use dwarfsmith::lower::LowerOptions;
use std::process::Command;

/// The versions and forms of units that are not split.
const UNITS: [(Dialect, Forms); 3] = [
    (Dialect::Dwarf5, Forms::Indexed),
    (Dialect::Dwarf5, Forms::Direct),
    (Dialect::Dwarf4, Forms::Direct),
];

/// A structure with 300 members, each of an unused structure of its own, so that there are more shapes
/// than codes of one byte only if each number had its own form.
fn module() -> Module {
    let mut source = String::from(
        "target \"x86_64\"\n\
         define @f size 0x10 !dbg !3 {\nbb0 @ 0x0:\n}\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\", retainedTypes: !{!1000})\n\
         !1 = !DIFile(filename: \"f.c\", directory: \"/src/f.c\")\n\
         !2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
         !3 = distinct !DISubprogram(name: \"_member_m7\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n",
    );
    let mut members = Vec::new();
    for index in 0..300_usize {
        let number = 1001 + index;
        // The line is 200 or more: two bytes in `DW_FORM_udata` and `DW_FORM_data2`.
        source += &format!(
            "!{number} = !DIDerivedType(tag: DW_TAG_member, name: \"m{index}\", file: !1, baseType: !2, line: {}, offset: {})\n",
            200 + index,
            32 * index
        );
        members.push(format!("!{number}"));
    }
    source += &format!(
        "!1000 = !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", file: !1, line: 1, size: 9600, elements: !{{{}}})\n",
        members.join(", ")
    );
    support::parsed(&source)
}

fn options(smallest: bool, forms: Forms) -> EmitOptions {
    EmitOptions {
        smallest,
        forms,
        names: forms == Forms::Indexed,
        ..EmitOptions::default()
    }
}

/// The entries as llvm-dwarfdump shows them, without offsets.
fn entries(sections: &dwarfsmith::Sections, name: &str) -> Vec<String> {
    let path = object_file(sections, name);
    let dump = tool("llvm-dwarfdump", &["--debug-info"], Some(&path));
    let lines = dump.lines().filter(|line| line.contains("DW_"));
    let lines = lines.filter(|line| !line.contains("_base") && !line.contains("stmt_list"));
    let plain = lines.map(|line| match line.split_once("DW_") {
        Some((_, rest)) if rest.starts_with("AT_type") => {
            rest.split('"').nth(1).unwrap_or("").into()
        }
        // The size of a unit differs; numbers are shown with as many digits as their forms have.
        Some((_, rest)) if rest.starts_with("UT_") => String::new(),
        Some((_, rest)) => match rest.split_once("(0x") {
            Some((name, digits)) if rest.ends_with(')') => {
                let digits = digits.trim_end_matches(')');
                match u64::from_str_radix(digits, 16) {
                    Ok(number) => format!("{name}({number})"),
                    Err(_) => rest.to_owned(),
                }
            }
            _ => rest.to_owned(),
        },
        None => String::new(),
    });
    plain.collect()
}

fn check(sections: &dwarfsmith::Sections, name: &str) {
    let path = object_file(sections, name);
    check_file(&path);
    tool("readelf", &["-W", "--debug-dump"], Some(&path));
    tool("eu-readelf", &["-w"], Some(&path));
}

/// Verifies a file. llvm-dwarfdump wants each offset to be the start of a string, also in files whose
/// strings ld.bfd has merged.
fn check_file(path: &std::path::Path) {
    let mut verifier = Command::new(support::tool("llvm-dwarfdump"));
    let run = support::run(verifier.arg("--verify").arg(path));
    let said = support::text(&run.stdout) + &support::text(&run.stderr);
    let known = [
        "is neither zero nor immediately following a null character",
        "Section contribution contains invalid string offset",
        "Aggregated error counts",
        "Errors detected",
        "No errors",
    ];
    let mut faults = said
        .lines()
        .filter(|line| line.to_lowercase().contains("error") || line.contains("warning"));
    let fault = faults.find(|line| !known.iter().any(|text| line.contains(text)));
    assert_eq!(fault, None, "{said}");
    assert!(said.contains("Verifying .debug_info"), "{said}");
}

#[test]
fn the_entries_are_the_same_in_fewer_bytes() {
    let module = module();
    for (dialect, forms) in UNITS {
        let [usual, smallest] =
            [false, true].map(|smallest| emitted_with(&module, dialect, &options(smallest, forms)));
        let name = format!("smallest-{dialect}-{forms:?}");
        check(&smallest, &name);
        assert_eq!(
            entries(&usual, &format!("{name}-not")),
            entries(&smallest, &name)
        );
        for id in [
            SectionId::DebugInfo,
            SectionId::DebugAbbrev,
            SectionId::DebugStr,
        ] {
            let [before, after] = [&usual, &smallest].map(|sections| sections.bytes(id).len());
            // One form for all lines takes two bytes for the 56 below 256, too. In DWARF 5, the files
            // that need no bytes make up for it.
            let is_larger = id == SectionId::DebugInfo && dialect == Dialect::Dwarf4;
            assert!(
                is_larger || after < before,
                "{dialect} {forms:?} {id:?}: {before}, {after}"
            );
        }
    }
    // Each member has no byte for its file, which all share: 300 bytes; and one shape.
    let smallest = emitted_with(&module, Dialect::Dwarf5, &options(true, Forms::Indexed));
    let path = object_file(&smallest, "smallest-forms");
    let dump = tool("llvm-dwarfdump", &["-v", "--debug-info"], Some(&path));
    let members = dump.lines().filter(|line| line.contains("DW_TAG_member"));
    // The most frequent shape has the first code.
    assert_eq!(members.filter(|line| line.contains("[1]")).count(), 300);
    assert_eq!(dump.matches("DW_AT_decl_line [DW_FORM_data2]").count(), 300);
    assert!(dump.contains("DW_AT_decl_file [DW_FORM_implicit_const]\t(\"/src/f.c/f.c\")"));
    // `m7` is the end of `_member_m7`, and `f.c` of the directory.
    let strings = smallest.bytes(SectionId::DebugStr);
    let count = |bytes: &[u8], text: &[u8]| {
        bytes
            .split_inclusive(|byte| *byte == 0)
            .filter(|string| *string == text)
            .count()
    };
    assert_eq!(count(strings, b"m7\0"), 0);
    assert_eq!(count(strings, b"_member_m7\0"), 1);
    assert_eq!(count(strings, b"m8\0"), 1);
    assert_eq!(smallest.bytes(SectionId::DebugLineStr), b"/src/f.c\0");
    assert!(dump.contains("string = \"m7\""));
}

#[test]
fn indexes_have_all_names() {
    let module = module();
    for (dialect, forms) in UNITS {
        let is_5 = dialect == Dialect::Dwarf5;
        let options = EmitOptions {
            names: is_5,
            pubnames: true,
            ..options(true, forms)
        };
        let name = format!("smallest-names-{dialect}-{forms:?}");
        let sections = emitted_with(&module, dialect, &options);
        check(&sections, &name);
        let path = object_file(&sections, &name);
        // The quoted names in a dump of a section.
        let of = |section: &str| {
            let dump = tool("llvm-dwarfdump", &[section], Some(&path));
            let names = dump.lines().filter_map(|line| line.split('"').nth(1));
            let mut names: Vec<String> = names.map(str::to_owned).collect();
            names.sort_unstable();
            names
        };
        assert_eq!(of("--debug-gnu-pubnames"), ["_member_m7"], "{name}");
        assert_eq!(of("--debug-gnu-pubtypes"), ["int", "s"], "{name}");
        let all: &[&str] = if is_5 {
            &["_member_m7", "int", "s"]
        } else {
            &[]
        };
        assert_eq!(of("--debug-names"), all, "{name}");
    }
}

/// Two structures that differ in their names and in the names of their members have two signatures.
#[test]
fn each_type_has_its_own_unit() {
    let module = support::parsed(
        "target \"x86_64\"\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: \"p\", retainedTypes: !{!3, !4})\n\
         !1 = !DIFile(filename: \"f.cc\", directory: \"/src\")\n\
         !2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
         !3 = !DICompositeType(tag: DW_TAG_structure_type, name: \"one\", size: 32, elements: !{!5})\n\
         !4 = !DICompositeType(tag: DW_TAG_structure_type, name: \"two\", size: 32, elements: !{!6})\n\
         !5 = !DIDerivedType(tag: DW_TAG_member, name: \"a\", baseType: !2)\n\
         !6 = !DIDerivedType(tag: DW_TAG_member, name: \"b\", baseType: !2)\n",
    );
    for (dialect, forms) in UNITS {
        let options = EmitOptions {
            type_units: true,
            ..options(true, forms)
        };
        let sections = emitted_with(&module, dialect, &options);
        let path = object_file(&sections, &format!("smallest-types-{dialect}-{forms:?}"));
        let dump = tool(
            "llvm-dwarfdump",
            &["--debug-info", "--debug-types"],
            Some(&path),
        );
        let signatures = dump.lines().filter_map(|line| {
            let (_, rest) = line.split_once("type_signature = ")?;
            rest.split(',').next()
        });
        let mut signatures: Vec<&str> = signatures.collect();
        signatures.sort_unstable();
        signatures.dedup();
        assert_eq!(signatures.len(), 2, "{dialect} {forms:?}: {dump}");
        for name in ["one", "two"] {
            assert!(
                dump.contains(&format!("DW_AT_name\t(\"{name}\")")),
                "{dump}"
            );
        }
    }
}

#[test]
fn split_units_have_the_smallest_forms() {
    let module = module();
    let validated = support::valid(&module);
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        let [usual, smallest] = [false, true].map(|smallest| {
            let options = EmitOptions {
                smallest,
                ..EmitOptions::default()
            };
            let sections = lowered.emit_split(&options, &["f.dwo"]).unwrap();
            sections.split_dwo()
        });
        // The skeletons in the object files say the same, except for the numbers that identify the
        // contents of split units.
        let [before, after] =
            [(&usual.0, "usual"), (&smallest.0, "small")].map(|(skeleton, name)| {
                let name = format!("split-skeleton-{name}-{dialect}");
                let entries = entries(skeleton, &name);
                entries.into_iter().filter(|line| !line.contains("dwo_id"))
            });
        let after: Vec<String> = after.collect();
        assert_eq!(before.collect::<Vec<String>>(), after);
        assert!(after.iter().any(|line| line.contains("f.dwo")), "{after:?}");
        let (usual, smallest) = (usual.1, smallest.1);
        let [before, after] = [(&usual, "usual"), (&smallest, "small")]
            .map(|(dwos, name)| entries(&dwos[0], &format!("split-forms-{name}-{dialect}")));
        // The numbers that identify the contents differ.
        let rest = |entries: Vec<String>| -> Vec<String> {
            let lines = entries.into_iter();
            lines.filter(|line| !line.contains("dwo_id")).collect()
        };
        assert_eq!(rest(before), rest(after));
        let path = object_file(&smallest[0], &format!("smallest-split-{dialect}"));
        check_file(&path);
        // The package has the same names.
        let package = path.with_extension("dwp");
        let mut packer = Command::new(support::tool("llvm-dwp"));
        support::run_ok(packer.arg(&path).arg("-o").arg(&package));
        let [before, after] = [&path, &package].map(|path| {
            let dump = tool("llvm-dwarfdump", &["--debug-info"], Some(path));
            let names = dump.lines().filter(|line| line.contains("DW_AT_name"));
            names.map(str::to_string).collect::<Vec<_>>()
        });
        assert!(before.len() > 1);
        assert_eq!(before, after);
        let size = |dwos: &[dwarfsmith::Sections]| -> usize {
            dwos[0].iter().map(|section| section.bytes.len()).sum()
        };
        assert!(dialect == Dialect::Dwarf4 || size(&smallest) < size(&usual));
    }
}
