//! Functions that follow one another at known distances: one range, one sequence of lines, and
//! lists that count from the unit.

use super::{emitted_with, object_file, support, tool};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{
    BindError, CodeSections, Destination, EmitError, EmitOptions, Feature, ObjectError, SectionId,
};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::object::write::{Object, StandardSection, Symbol, SymbolSection};
use dwarfsmith::object::{
    Architecture, BinaryFormat, Endianness, SymbolFlags, SymbolKind, SymbolScope,
};
use dwarfsmith::{Module, Sections};

/// With an alignment of 16, the functions are at 0, 0x10 and 0x20, and end at 0x23.
const SOURCE: &str = r#"target "x86_64"
define @first size 0x5 !dbg !10 {
bb0 @ 0x0:
}
define @second size 0x8 !dbg !11 {
bb0 @ 0x0:
}
define @third size 0x3 !dbg !12 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x1: dbg.kill !20
  0x1: dbg.def !21, %reg(rsi)
}
lines @first { 0x0: !1 2 stmt }
lines @second { 0x0: !1 4 stmt
  0x4: !1 5 stmt }
lines @third { 0x0: !1 7 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "first", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!11 = distinct !DISubprogram(name: "second", unit: !0, file: !1, line: 3, spFlags: DISPFlagDefinition)
!12 = distinct !DISubprogram(name: "third", unit: !0, file: !1, line: 6, spFlags: DISPFlagDefinition)
!13 = !DILocalVariable(name: "n", arg: 1, scope: !12, file: !1, line: 6, type: !2)
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
"#;

fn options(code: CodeSections) -> EmitOptions {
    EmitOptions {
        code,
        ..EmitOptions::default()
    }
}

fn sections(module: &Module, dialect: Dialect, code: CodeSections) -> Sections {
    emitted_with(module, dialect, &options(code))
}

/// The rows of the table of lines: the address, the line, and whether the sequence ends.
fn rows(dump: &str) -> Vec<(u64, u32, bool)> {
    let rows = dump.lines().filter(|line| line.starts_with("0x0"));
    rows.map(|row| {
        let words: Vec<&str> = row.split_whitespace().collect();
        let address = u64::from_str_radix(&words[0][2..], 16).unwrap();
        (
            address,
            words[1].parse().unwrap(),
            row.contains("end_sequence"),
        )
    })
    .collect()
}

#[test]
fn adjacent_functions_have_one_range_and_one_sequence() {
    let module = support::parsed(SOURCE);
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let sections = sections(&module, dialect, CodeSections::Adjacent(16));
        let path = object_file(&sections, &format!("adjacent-{dialect}"));
        tool("llvm-dwarfdump", &["--verify"], Some(&path));
        tool("eu-readelf", &["-w"], Some(&path));
        let symbols = tool("readelf", &["-sW"], Some(&path));
        for (address, name) in [("0000", "first"), ("0010", "second"), ("0020", "third")] {
            let symbol = symbols.lines().find(|line| line.ends_with(name)).unwrap();
            assert!(symbol.contains(&format!("{address} ")), "{symbol}");
        }
        let lines = tool("llvm-dwarfdump", &["--debug-line"], Some(&path));
        let want = [
            (0x0, 2, false),
            (0x10, 4, false),
            (0x14, 5, false),
            (0x20, 7, false),
            (0x23, 7, true),
        ];
        assert_eq!(rows(&lines), want, "{lines}");
        let entries = tool("llvm-dwarfdump", &["--debug-info"], Some(&path));
        let unit = entries.split("DW_TAG_subprogram").next().unwrap();
        assert!(unit.contains("DW_AT_low_pc\t(0x0000000000000000)"));
        assert!(unit.contains("DW_AT_high_pc\t(0x0000000000000023)"));
        assert!(!unit.contains("DW_AT_ranges"));
        for entry in [
            "[0x0000000000000020, 0x0000000000000021): DW_OP_reg5 RDI",
            "[0x0000000000000021, 0x0000000000000023): DW_OP_reg4 RSI",
        ] {
            assert!(entries.contains(entry), "{entry}: {entries}");
        }
        let said = tool(
            "gdb",
            &["-nx", "-batch", "-ex", "info line *0x15"],
            Some(&path),
        );
        assert!(said.contains("Line 5 of \"f.c\""), "{said}");
        assert!(
            said.contains("<second+4> and ends at 0x20 <third>"),
            "{said}"
        );
    }
}

/// DWARF 5 section 6.2.2: a row describes the code from its address up to the next row of its
/// sequence. The first four bytes of `second` have no row, so no row of `first` may reach them.
#[test]
fn code_before_a_function_s_first_row_has_no_line() {
    let source = SOURCE.replace(
        "lines @second { 0x0: !1 4 stmt\n  0x4:",
        "lines @second { 0x4:",
    );
    let module = support::parsed(&source);
    let sections = sections(&module, Dialect::Dwarf5, CodeSections::Adjacent(16));
    let path = object_file(&sections, "adjacent-late-row");
    let lines = tool("llvm-dwarfdump", &["--debug-line"], Some(&path));
    let want = [
        (0x0, 2, false),
        (0x5, 2, true),
        (0x14, 5, false),
        (0x20, 7, false),
        (0x23, 7, true),
    ];
    assert_eq!(rows(&lines), want, "{lines}");
}

#[test]
fn other_functions_have_sequences_of_their_own() {
    let module = support::parsed(SOURCE);
    let together = sections(&module, Dialect::Dwarf5, CodeSections::Together);
    let path = object_file(&together, "not-adjacent");
    let lines = tool("llvm-dwarfdump", &["--debug-line"], Some(&path));
    assert_eq!(rows(&lines).iter().filter(|row| row.2).count(), 3);
    // A function without lines ends the sequence before it: its code has no line.
    let source = SOURCE.replace("lines @second { 0x0: !1 4 stmt\n  0x4: !1 5 stmt }\n", "");
    let sections = sections(
        &support::parsed(&source),
        Dialect::Dwarf5,
        CodeSections::Adjacent(16),
    );
    let path = object_file(&sections, "adjacent-without-lines");
    let lines = tool("llvm-dwarfdump", &["--debug-line"], Some(&path));
    let want = [
        (0, 2, false),
        (5, 2, true),
        (0x20, 7, false),
        (0x23, 7, true),
    ];
    assert_eq!(rows(&lines), want, "{lines}");
}

/// An object file with the functions at multiples of an alignment.
fn object(alignment: u64) -> Object<'static> {
    let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
    let text = object.section_id(StandardSection::Text);
    for (name, size) in [("first", 5), ("second", 8), ("third", 3)] {
        let value = object.append_section_data(text, &[0x90; 8][..size], alignment);
        object.add_symbol(Symbol {
            name: name.into(),
            value,
            size: size as u64,
            kind: SymbolKind::Text,
            scope: SymbolScope::Dynamic,
            weak: false,
            section: SymbolSection::Section(text),
            flags: SymbolFlags::None,
        });
    }
    object
}

#[test]
fn functions_at_other_places_are_rejected() {
    let module = support::parsed(SOURCE);
    let sections = sections(&module, Dialect::Dwarf5, CodeSections::Adjacent(16));
    let add = |alignment| {
        let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
        sections.add_to(&mut object(alignment), find)
    };
    assert!(add(16).is_ok());
    let rejected = add(32).unwrap_err();
    assert!(matches!(&rejected, ObjectError::Adjacent(name) if name == "second"));
    assert!(rejected.to_string().contains("CodeSections::Together"));

    let bind = |third: u64| {
        let address = |name: &str| match name {
            "first" => Some(0x1000),
            "second" => Some(0x1010),
            _ => Some(third),
        };
        sections.clone().bind(0x8000, address).map(drop)
    };
    assert_eq!(bind(0x1020), Ok(()));
    assert_eq!(bind(0x1018), Err(BindError::Adjacent("third".into())));
    // An alignment is a power of two: this one is 8.
    let near = emitted_with(
        &module,
        Dialect::Dwarf5,
        &options(CodeSections::Adjacent(5)),
    );
    let address = |name: &str| match name {
        "first" => Some(0x1000),
        "second" => Some(0x1008),
        _ => Some(0x1010),
    };
    let bound = near.bind(0x8000, address).unwrap();
    assert!(bound.iter().any(|(id, _)| *id == SectionId::DebugLine));

    let options = EmitOptions {
        destination: Destination::Wasm,
        ..options(CodeSections::Adjacent(16))
    };
    let validated = support::valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let rejected = EmitError::Destination(Destination::Wasm, Feature::Adjacent);
    assert_eq!(lowered.emit(&options).map(drop), Err(rejected));
}
