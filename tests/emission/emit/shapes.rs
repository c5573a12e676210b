//! Modules in the text format, one for each construct of a source language in debug information.

use super::{Bound, check_with_tools, emit_as, emitted_with, object_file, support, tool, valid};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames, SectionId};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::metadata::{DIType, Scope};
use dwarfsmith::{Module, Sections, check, text};
use gimli::{Reader, constants};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const SHAPES: [&str; 10] = [
    "attributes",
    "cxx-classes",
    "rust-enum",
    "fortran-arrays",
    "fortran-common",
    "globals-split",
    "globals-promoted",
    "calls",
    "two-units",
    "shared-fragments",
];

pub fn parsed(name: &str) -> Module {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/modules")
        .join(format!("{name}.di"));
    let source = std::fs::read_to_string(path).unwrap();
    text::parse(&source)
        .unwrap_or_else(|errors| panic!("{name}: {errors:?}"))
        .module
}

pub fn emitted(name: &str) -> Sections {
    emitted_as(name, Dialect::Dwarf5, &EmitOptions::default())
}

/// In DWARF 4 with GNU's operations, which stand for those of DWARF 5.
pub fn emitted_as(name: &str, dialect: Dialect, options: &EmitOptions) -> Sections {
    let module = parsed(name);
    let lowering = LowerOptions {
        gnu: dialect == Dialect::Dwarf4,
        ..lowering(name, dialect)
    };
    valid(&module)
        .lower(&lowering)
        .unwrap()
        .emit(options)
        .unwrap()
}

/// The options of lowering: only the module `shared-fragments` uses procedures.
fn lowering(name: &str, dialect: Dialect) -> LowerOptions {
    LowerOptions {
        factor_procedures: name == "shared-fragments",
        ..LowerOptions::new(dialect)
    }
}

#[test]
fn readers_accept_every_module() {
    for name in SHAPES {
        check_with_tools(&emitted(name), name);
        let sections = emitted_as(name, Dialect::Dwarf4, &EmitOptions::default());
        check_with_tools(&sections, &format!("{name}-4"));
    }
}

/// The name of a type with the names of its scopes, and its size in bytes.
fn described(module: &Module) -> BTreeMap<String, Option<u64>> {
    let mut types = BTreeMap::new();
    for (id, ty) in module.metadata.types.iter() {
        let (name, bits) = match ty {
            DIType::Composite(node) => (node.name, node.bits),
            DIType::Enumeration(node) => (node.name, Some(node.bits)),
            DIType::Base(node) => (Some(node.name), Some(node.bits)),
            DIType::FixedPoint(node) => (Some(node.name), Some(node.bits)),
            _ => continue,
        };
        let Some(name) = name else { continue };
        let mut path = module.metadata.strings.get(name).to_string();
        let mut around = module.metadata.parent(Scope::Type(id));
        while let Some(scope) = around {
            let name = match scope {
                Scope::Namespace(id) => module.metadata.namespaces.get(id).unwrap().name.unwrap(),
                Scope::Subprogram(id) => module.metadata.subprograms.get(id).unwrap().name,
                Scope::Type(id) => match module.metadata.types.get(id).unwrap() {
                    DIType::Composite(node) => node.name.unwrap(),
                    other => panic!("{other:?} has types in it"),
                },
                _ => break,
            };
            path = format!("{} {path}", module.metadata.strings.get(name));
            around = module
                .metadata
                .parent(scope)
                .filter(|_| !matches!(scope, Scope::Subprogram(_)));
        }
        types.insert(path, bits.map(|bits| bits / 8));
    }
    types
}

/// The same, as gimli reads it.
fn read(sections: &Sections) -> BTreeMap<String, Option<u64>> {
    let bound = Bound::new(sections, |_| 0x1000);
    let dwarf = bound.dwarf();
    let (mut types, mut seen, mut units) = (BTreeMap::new(), BTreeSet::new(), 0);
    let mut headers = dwarf.units();
    while let Some(header) = headers.next().unwrap() {
        units += 1;
        let unit = dwarf.unit(header).unwrap();
        let mut entries = unit.entries();
        let mut path: Vec<String> = Vec::new();
        while let Some(entry) = entries.next_dfs().unwrap() {
            path.truncate(entry.depth().max(1) as usize - 1);
            let name = entry.attr_value(constants::DW_AT_name);
            let name = name.map(|name| {
                dwarf
                    .attr_string(&unit, name)
                    .unwrap()
                    .to_string_lossy()
                    .unwrap()
                    .into_owned()
            });
            path.push(name.unwrap_or_default());
            if let constants::DW_TAG_structure_type
            | constants::DW_TAG_class_type
            | constants::DW_TAG_enumeration_type
            | constants::DW_TAG_base_type = entry.tag()
            {
                let bytes = entry
                    .attr_value(constants::DW_AT_byte_size)
                    .and_then(|bytes| bytes.udata_value());
                // Each unit has the types that it uses, each type once.
                let here = (units, path.join(" "));
                assert!(seen.insert(here), "{path:?} is there twice");
                types.insert(path.join(" "), bytes);
            }
        }
    }
    types
}

#[test]
fn every_type_is_where_it_is_declared() {
    for name in SHAPES {
        assert_eq!(read(&emitted(name)), described(&parsed(name)), "{name}");
    }
}

#[test]
fn lowered_modules_have_their_meaning() {
    for name in SHAPES {
        let module = parsed(name);
        let validated = module.validate().unwrap();
        for dialect in [Dialect::Dwarf5, Dialect::Llvm, Dialect::Dwarf6Draft] {
            let lowered = validated.lower(&lowering(name, dialect)).unwrap();
            let report = check::round_trip(&validated, &lowered, check::Options::default());
            assert!(report.is_clean(), "{name} in {dialect}:\n{report}");
            // Lowering loses no location of the globals.
            let globals = report
                .objects
                .iter()
                .filter(|object| object.function.is_none());
            assert!(
                globals.clone().all(|object| object.counts.exact > 0),
                "{name} in {dialect}:\n{report}"
            );
            assert_eq!(
                globals.count() > 0,
                !["calls", "shared-fragments"].contains(&name),
                "{name}"
            );
        }
    }
}

/// Mistakes that the round trip would not notice: the frame base confused with the canonical frame
/// address, or one fragment with another.
#[test]
fn a_wrong_frame_base_or_global_is_noticed() {
    let module = parsed("globals-split");
    let validated = module.validate().unwrap();
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let is_clean = |change: &dyn Fn(&mut check::LoweredLocations)| {
        let mut locations = check::LoweredLocations::of(&lowered);
        change(&mut locations);
        check::check(&validated, &locations, check::Options::default()).is_clean()
    };
    assert!(is_clean(&|_| {}));
    assert!(!is_clean(&|locations| locations.frame_bases[0] = None));
    assert!(!is_clean(&|locations| {
        let pair = locations
            .variables
            .iter_mut()
            .flatten()
            .find(|entry| entry.bytes.len() > 20)
            .unwrap();
        // The first operation is DW_OP_addr: another symbol's address.
        pair.bytes[2] ^= 0x10;
    }));
}

/// `!36` is a virtual base. Its offset is 24 bytes before the address in the object's virtual table
/// pointer, as LLVM writes it. `DW_OP_dup`, `DW_OP_deref`, `DW_OP_constu 24`, `DW_OP_minus`,
/// `DW_OP_deref` are followed by an addition to an address, or, where the dialect has locations on
/// the stack, by an offset of a location, so that the object may be in any address space.
#[test]
fn a_virtual_base_is_found_in_every_address_space() {
    let module = parsed("cxx-classes");
    let ends: [(Dialect, &[u8]); 3] = [
        (Dialect::Dwarf5, &[0x22]),
        (Dialect::Llvm, &[0xe9, 0x04]),
        (Dialect::LlvmLegacy, &[0xe3]),
    ];
    for (dialect, end) in ends {
        let lowering = LowerOptions {
            portable: true,
            ..lowering("cxx-classes", dialect)
        };
        let sections = emit_as(&module, lowering, Frames::Debug).unwrap();
        let want = [&[0x12, 0x06, 0x10, 24, 0x1c, 0x06], end].concat();
        let info = sections.bytes(gimli::SectionId::DebugInfo);
        // After the length of the expression.
        let want = [&[want.len() as u8], &want[..]].concat();
        assert!(
            info.windows(want.len()).any(|bytes| bytes == want),
            "{dialect}: {info:02x?}"
        );
    }
}

#[test]
fn rows_have_discriminators_ends_and_digests() {
    let bound = Bound::new(&emitted("cxx-classes"), |name| {
        if name == "main" { 0x1000 } else { 0x2000 }
    });
    let dwarf = bound.dwarf();
    let header = dwarf.units().next().unwrap().unwrap();
    let unit = dwarf.unit(header).unwrap();
    let program = unit.line_program.clone().unwrap();
    let md5 = program.header().file(0).unwrap().md5();
    assert_eq!(
        md5[..],
        0x00112233445566778899aabbccddeeffu128.to_be_bytes()
    );
    let mut rows = program.rows();
    let mut found = Vec::new();
    while let Some((_, row)) = rows.next_row().unwrap() {
        found.push((row.address(), row.discriminator(), row.epilogue_begin()));
    }
    assert_eq!(
        found[..3],
        [(0x1000, 0, false), (0x1008, 0, false), (0x1024, 300, true)]
    );
}

/// The bytes from the last row to the end of a sequence: `DW_LNS_const_add_pc` (8) where it has the
/// distance, else `DW_LNS_advance_pc` (2).
#[test]
fn a_sequence_ends_with_the_shortest_advance() {
    for (rest, advance) in [(0x10, &[2, 0x10][..]), (0x11, &[8]), (0x12, &[2, 0x12])] {
        let size = 0x20 + rest;
        let module = support::parsed(&format!(
            "target \"x86_64\"\ndefine @f size {size:#x} !dbg !2 {{\n}}\n\
             lines @f {{\n  0x0: !1 2:0 stmt\n  0x20: !1 3:0 stmt\n}}\n\
             !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
             !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
             !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n"
        ));
        let sections = emitted_with(&module, Dialect::Dwarf5, &EmitOptions::default());
        let want = [advance, &[0, 1, 1]].concat();
        let bytes = sections.bytes(gimli::SectionId::DebugLine);
        assert!(bytes.ends_with(&want), "{size:#x}: {bytes:02x?}");
        let path = object_file(&sections, &format!("sequence-{size:#x}"));
        let lines = tool("llvm-dwarfdump", &["--debug-line"], Some(&path));
        let end = lines.lines().find(|line| line.contains("end_sequence"));
        let address = format!("{size:#018x} ");
        assert!(
            end.is_some_and(|line| line.starts_with(&address)),
            "{lines}"
        );
    }
}

/// The tags and attributes of an entry that llvm-dwarfdump prints, and of its children, as
/// `tag: attribute value, …`, each child with a deeper indentation.
fn entries_in(dump: &str, name: &str) -> Vec<String> {
    let depth = |line: &str| line[11..].len() - line[11..].trim_start().len();
    let is_entry = |line: &&str| line.starts_with("0x") && line.contains(": ");
    let mut entries: Vec<(usize, String)> = Vec::new();
    for line in dump.lines() {
        if is_entry(&line) {
            entries.push((depth(line), line[11..].trim().to_string()));
        } else if let (Some(entry), Some((attribute, value))) =
            (entries.last_mut(), line.trim().split_once('\t'))
        {
            entry.1 += &format!(" {attribute} {value}");
        }
    }
    let wanted = format!("DW_AT_name (\"{name}\")");
    let at = entries.iter().position(|entry| entry.1.contains(&wanted));
    let (first, rest) = entries[at.unwrap()..].split_first().unwrap();
    let inside = rest.iter().take_while(|entry| entry.0 > first.0);
    inside
        .map(|(deep, text)| format!("{}{text}", " ".repeat(deep - first.0)))
        .collect()
}

#[test]
fn packs_friends_and_trampolines_have_their_entries() {
    let path = super::object_file(&emitted("attributes"), "attributes");
    let dump = crate::support::dwarfdump(&["--debug-info"], &path);
    // Offsets of types are left out.
    let without_offsets = |text: &str| {
        let mut kept = String::new();
        // llvm-dwarfdump shows numbers of one byte like this.
        let text = text.replace("(0x00)", "(0)");
        for (index, part) in text.split("0x").enumerate() {
            kept += match index {
                0 => part,
                _ => part.trim_start_matches(|c: char| c.is_ascii_hexdigit()),
            };
        }
        kept
    };
    let inside = |name| {
        let entries = entries_in(&dump, name);
        let entries = entries.iter().map(|entry| without_offsets(entry));
        entries.collect::<Vec<_>>().join("\n")
    };
    // 'N' is before the pack, whose arguments are in it.
    assert_eq!(
        inside("Tuple<2, int, short>"),
        "  DW_TAG_template_value_parameter DW_AT_type ( \"int\") DW_AT_name (\"N\") DW_AT_const_value (2)\n\
         \x20 DW_TAG_GNU_template_parameter_pack DW_AT_name (\"Ts\")\n\
         \x20   DW_TAG_template_type_parameter DW_AT_type ( \"int\")\n\
         \x20   DW_TAG_template_type_parameter DW_AT_type ( \"short\")\n\
         \x20   NULL\n\
         \x20 DW_TAG_member DW_AT_name (\"first\") DW_AT_type ( \"int\") DW_AT_decl_file (\"/src/fixed.h\") DW_AT_decl_line (3) \
         DW_AT_data_member_location (0)\n\
         \x20 NULL"
    );
    let door = dump
        .split("\n\n")
        .find(|entry| entry.contains("DW_AT_name\t(\"Door\")"))
        .and_then(|entry| entry.split(':').next());
    let friend = format!("DW_AT_friend\t({})", door.unwrap());
    assert!(dump.contains(&friend), "{friend}: {dump}");
    assert!(inside("Key").starts_with("  DW_TAG_friend"), "{dump}");
    assert!(dump.contains("DW_AT_trampoline\t(\"main\")"), "{dump}");
}

/// Numbers and indices of strings have as many bytes as they need: 200 has two in a LEB128 number, and
/// 70,000 has four in `DW_FORM_data4`. What is the same for all entries is in the abbreviation.
#[test]
fn numbers_have_their_shortest_forms() {
    let mut source = String::from(
        "target \"x86_64\"\n\
         define @f size 0x10 !dbg !3 {\nbb0 @ 0x0:\n}\n\
         scopes @f { !5: 0x4..0x8, 0xc..0x10 }\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\", retainedTypes: !{!1000})\n\
         !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
         !2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
         !3 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n\
         !4 = distinct !DISubprogram(name: \"inlined\", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)\n\
         !5 = distinct !DIInlinedScope(origin: !4, scope: !3, callFile: !1, callLine: 3)\n",
    );
    // The strings of these members have the indices 128 and on, and 256 and on.
    let lines = [127, 200, 255, 256, 65_535, 65_536, 70_000, 2_097_152];
    let mut members = Vec::new();
    for index in 0..300_usize {
        let line = lines[index % lines.len()];
        let number = 1001 + index;
        source += &format!(
            "!{number} = !DIDerivedType(tag: DW_TAG_member, name: \"m{index}\", baseType: !2, line: {line}, offset: {})\n",
            32 * index
        );
        members.push(format!("!{number}"));
    }
    source += &format!(
        "!1000 = !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", file: !1, line: 1, size: 9600, elements: !{{{}}})\n",
        members.join(", ")
    );
    let module = support::parsed(&source);
    let sections = emitted_with(&module, Dialect::Dwarf5, &EmitOptions::default());
    let path = object_file(&sections, "shortest-forms");
    check_with_tools(&sections, "shortest-forms");
    let entries = tool("llvm-dwarfdump", &["-v", "--debug-info"], Some(&path));
    for want in [
        "DW_AT_decl_line [DW_FORM_data1]\t(127)",
        "DW_AT_decl_line [DW_FORM_data1]\t(200)",
        "DW_AT_decl_line [DW_FORM_data1]\t(255)",
        "DW_AT_decl_line [DW_FORM_data2]\t(256)",
        "DW_AT_decl_line [DW_FORM_data2]\t(65535)",
        "DW_AT_decl_line [DW_FORM_udata]\t(65536)",
        "DW_AT_decl_line [DW_FORM_udata]\t(70000)",
        "DW_AT_decl_line [DW_FORM_data4]\t(2097152)",
        "DW_AT_name [DW_FORM_strx1]\t(indexed (000000ff)",
        "DW_AT_name [DW_FORM_strx2]\t(indexed (00000100)",
        "DW_AT_inline [DW_FORM_implicit_const]\t(DW_INL_inlined)",
        "DW_AT_entry_pc [DW_FORM_implicit_const]\t(0)",
    ] {
        assert!(entries.contains(want), "{want}:\n{entries}");
    }
    assert!(entries.contains("string = \"m299\""));
}

/// Instructions of AArch64 have four bytes: tables of lines count in these, unless a row or the end is
/// elsewhere. A special opcode advances by up to 17 instructions: one byte for 0x40 bytes instead of three.
#[test]
fn lines_count_instructions() {
    let source = |position: u32, size: u32| {
        format!(
            "target \"aarch64\"\n\
             define @f size {size:#x} !dbg !3 {{\nbb0 @ 0x0:\n}}\n\
             lines @f {{ 0x0: !1 2 stmt\n {position:#x}: !1 3 stmt }}\n\
             !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
             !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
             !3 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n"
        )
    };
    let mut sizes = Vec::new();
    for (position, size, step) in [(0x40, 0x80, 4), (0x42, 0x80, 1), (0x40, 0x7e, 1)] {
        let module = support::parsed(&source(position, size));
        let sections = emitted_with(&module, Dialect::Dwarf5, &EmitOptions::default());
        let path = object_file(&sections, &format!("lines-{position}-{size}"));
        let dump = tool("llvm-dwarfdump", &["--debug-line"], Some(&path));
        assert!(
            dump.contains(&format!("min_inst_length: {step}\n")),
            "{dump}"
        );
        let rows = dump.lines().filter(|line| line.starts_with("0x0"));
        let rows: Vec<Vec<&str>> = rows.map(|row| row.split_whitespace().collect()).collect();
        let wanted = [(0, "2"), (position, "3"), (size, "3")];
        assert_eq!(rows.len(), wanted.len(), "{dump}");
        for (row, (address, line)) in rows.iter().zip(wanted) {
            assert_eq!((row[0], row[1]), (&*format!("{address:#018x}"), line));
        }
        tool("readelf", &["-W", "--debug-dump=decodedline"], Some(&path));
        tool("eu-readelf", &["--debug-dump=line"], Some(&path));
        sizes.push(sections.bytes(SectionId::DebugLine).len());
    }
    // `advance_pc` with its operand and a special opcode, twice in the second: 0x80 needs two bytes.
    assert!(sizes[0] + 2 <= sizes[1], "{sizes:?}");
}

/// A variable in many nested namespaces is in the unit around them.
#[test]
fn a_node_is_in_the_unit_around_all_of_its_namespaces() {
    let mut source = String::from(
        r#"target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p")
!1 = !DIFile(filename: "first.cc", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "p")
!3 = !DIFile(filename: "second.cc", directory: "/src")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 5)))
!11 = distinct !DIGlobalVariable(name: "deep", scope: !699, type: !4)
!100 = !DINamespace(name: "n0", scope: !2)
"#,
    );
    for level in 1..600 {
        let (number, scope) = (100 + level, 99 + level);
        source += &format!("!{number} = !DINamespace(name: \"n{level}\", scope: !{scope})\n");
    }
    let module = support::parsed(&source);
    let sections = emitted_with(&module, Dialect::Dwarf5, &EmitOptions::default());
    let dumped = support::dwarfdump(
        &["--debug-info"],
        &object_file(&sections, "nested-namespaces"),
    );
    support::assert_in_order(
        &dumped,
        &["\"first.cc\"", "\"second.cc\"", "\"n599\"", "\"deep\""],
    );
}
