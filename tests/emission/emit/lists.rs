//! Lists of locations and ranges: the shortest entries, and one list for equal ones.

use super::formats::MSP430;
use super::{Bound, address, emitted_with, object_file, support, tool};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Forms, SectionId};
use dwarfsmith::{Target, text};
use gimli::Reader;

/// `functions` functions, each with two variables of the same locations, one that is there from the
/// start, and two blocks of the same ranges.
fn source(functions: u32) -> String {
    let (mut code, mut nodes) = (String::new(), String::new());
    for index in 0..functions {
        let at = |offset: u32| 100 * (index + 1) + offset;
        let (f, block, second) = (at(0), at(1), at(2));
        code += &format!("define @f{index} size 0x20 !dbg !{f} {{\nbb0 @ 0x0:\n");
        code += &format!("  0x0: dbg.def !{}, %reg(rcx)\n", at(30));
        for (position, register, killed, made) in [(4, "rdi", None, 20), (8, "rsi", Some(20), 21)] {
            for variable in 0..2 {
                if let Some(killed) = killed {
                    code += &format!("  {position:#x}: dbg.kill !{}\n", at(killed + 2 * variable));
                }
                let made = at(made + 2 * variable);
                code += &format!("  {position:#x}: dbg.def !{made}, %reg({register})\n");
            }
        }
        code += &format!("  0x10: dbg.kill !{}\n}}\n", at(30));
        code += &format!("scopes @f{index} {{\n");
        for block in [block, second] {
            code += &format!("  !{block}: 0x4..0x8\n  !{block}: 0xc..0x10\n");
        }
        code += "}\n";
        nodes += &format!(
            "!{f} = distinct !DISubprogram(name: \"f{index}\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n\
             !{block} = distinct !DILexicalBlock(scope: !{f}, file: !1, line: 2)\n\
             !{second} = distinct !DILexicalBlock(scope: !{block}, file: !1, line: 3)\n\
             !{} = !DILocalVariable(name: \"start\", scope: !{f}, file: !1, line: 4, type: !2)\n",
            at(12)
        );
        for variable in 0..2 {
            nodes += &format!(
                "!{} = !DILocalVariable(name: \"v{variable}\", scope: !{f}, file: !1, line: 4, type: !2)\n",
                at(10 + variable)
            );
        }
        for (lifetime, variable) in [(20, 10), (21, 10), (22, 11), (23, 11), (30, 12)] {
            nodes += &format!(
                "!{} = distinct !DILifetime(object: !{}, location: !DIExpr(DIOpReferrer(i32)))\n",
                at(lifetime),
                at(variable)
            );
        }
    }
    format!(
        "target \"x86_64\"\n{code}!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
         !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
         !2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n{nodes}"
    )
}

#[test]
fn equal_lists_are_one() {
    for functions in [1, 2] {
        let module = support::parsed(&source(functions));
        for (dialect, forms) in [
            (Dialect::Dwarf5, Forms::Indexed),
            (Dialect::Dwarf5, Forms::Direct),
            (Dialect::Dwarf4, Forms::Direct),
        ] {
            let options = EmitOptions {
                forms,
                ..EmitOptions::default()
            };
            let sections = emitted_with(&module, dialect, &options);
            let name = format!("lists-{functions}-{dialect}-{forms:?}");
            let path = object_file(&sections, &name);
            tool("llvm-dwarfdump", &["--verify"], Some(&path));
            tool("readelf", &["-W", "--debug-dump"], Some(&path));
            tool("eu-readelf", &["-w"], Some(&path));
            let entries = tool("llvm-dwarfdump", &["--debug-info"], Some(&path));
            let of = |start: &str| {
                let lines = entries
                    .lines()
                    .filter(|line| line.trim_start().starts_with(start));
                let mut lists: Vec<&str> = lines.map(str::trim).collect();
                let count = lists.len();
                lists.sort();
                lists.dedup();
                (count, lists.len())
            };
            // Two lists for three variables of each function; one for its two blocks.
            let count = functions as usize;
            assert_eq!(
                of("DW_AT_location"),
                (3 * count, 2 * count),
                "{name}: {entries}"
            );
            let ranges = if functions == 1 {
                (2, 1)
            } else {
                (2 * count + 1, count + 1)
            };
            assert_eq!(of("DW_AT_ranges"), ranges, "{name}: {entries}");
            let mut arguments = vec!["-nx", "-batch"];
            for command in ["info scope *(f0+6)", "info scope *(f0+9)"] {
                arguments.extend(["-ex", command]);
            }
            let said = tool("gdb", &arguments, Some(&path));
            for want in [
                "a variable in $rdi",
                "a variable in $rsi",
                "a variable in $rcx",
            ] {
                assert!(said.contains(want), "{name}: {said}");
            }
        }
    }
}

/// A unit with one function needs no base in its lists, and an entry from a function's start needs
/// none in the others.
#[test]
fn lists_have_the_shortest_entries() {
    let lists = |functions: u32, id| {
        let module = support::parsed(&source(functions));
        let sections = emitted_with(&module, Dialect::Dwarf5, &EmitOptions::default());
        sections.bytes(id).to_vec()
    };
    // DW_LLE_offset_pair 0 0x10 rcx, end; offset_pair 4 8 rdi, offset_pair 8 0x20 rsi, end.
    let first = [4, 0, 0x10, 1, 0x52, 0];
    let second = [4, 4, 8, 1, 0x55, 4, 8, 0x20, 1, 0x54, 0];
    let one = lists(1, SectionId::DebugLocLists);
    let mut variables: Vec<&[u8]> = vec![&first, &second];
    assert!(
        variables
            .iter()
            .all(|list| one.windows(list.len()).any(|part| part == *list)),
        "{one:02x?}"
    );
    assert_eq!(
        one.len(),
        12 + 2 * 4 + first.len() + second.len(),
        "{one:02x?}"
    );
    // DW_LLE_startx_length of address 1; base_addressx 1.
    let first = [3, 1, 0x10, 1, 0x52, 0];
    let second = [1, 1, 4, 4, 8, 1, 0x55, 4, 8, 0x20, 1, 0x54, 0];
    let two = lists(2, SectionId::DebugLocLists);
    variables = vec![&first, &second];
    assert!(
        variables
            .iter()
            .all(|list| two.windows(list.len()).any(|part| part == *list)),
        "{two:02x?}"
    );
    assert_eq!(
        two.len(),
        12 + 4 * 4 + 2 * (first.len() + second.len()),
        "{two:02x?}"
    );
    let ranges = lists(1, SectionId::DebugRngLists);
    assert_eq!(
        ranges.len(),
        12 + 4 + [4, 4, 8, 4, 12, 16, 0].len(),
        "{ranges:02x?}"
    );
}

/// A block from 4 to 12 with a variable that is in rdi in all of it, one that is there up to 8 only,
/// and one whose two lifetimes give the same place.
const THROUGHOUT: &str = r#"target "x86_64"
define @f size 0x10 !dbg !10 {
bb0 @ 0x0:
  0x4: dbg.def !30, %reg(rdi)
  0x4: dbg.def !31, %reg(rsi)
  0x4: dbg.def !32, %reg(rdx)
  0x8: dbg.kill !31
  0x8: dbg.kill !32
  0x8: dbg.def !33, %reg(rdx)
  0xc: dbg.kill !30
  0xc: dbg.kill !33
}
scopes @f { !11: 0x4..0xc }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!11 = distinct !DILexicalBlock(scope: !10, file: !1, line: 2)
!20 = !DILocalVariable(name: "whole", scope: !11, file: !1, line: 3, type: !2)
!21 = !DILocalVariable(name: "half", scope: !11, file: !1, line: 4, type: !2)
!22 = !DILocalVariable(name: "twice", scope: !11, file: !1, line: 5, type: !2)
!30 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(i32)))
!31 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(i32)))
!32 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(i32)))
!33 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(i32)))
"#;

#[test]
fn a_location_that_holds_throughout_a_block_needs_no_list() {
    let module = support::parsed(THROUGHOUT);
    let sections = emitted_with(&module, Dialect::Dwarf5, &EmitOptions::default());
    let path = object_file(&sections, "throughout");
    tool("llvm-dwarfdump", &["--verify"], Some(&path));
    let entries = tool("llvm-dwarfdump", &["--debug-info"], Some(&path));
    let location = |name: &str| {
        let entry = entries
            .split("DW_TAG_")
            .find(|entry| entry.contains(&format!("DW_AT_name\t(\"{name}\")")));
        let (_, rest) = entry.unwrap().split_once("DW_AT_location\t").unwrap();
        rest.split("\n\n").next().unwrap().trim().to_owned()
    };
    assert_eq!(location("whole"), "(DW_OP_reg5 RDI)");
    assert_eq!(location("twice"), "(DW_OP_reg1 RDX)");
    let half = location("half");
    assert!(
        half.contains("[0x0000000000000004, 0x0000000000000008): DW_OP_reg4 RSI)"),
        "{half}"
    );
}

/// A global variable that is in a register in a part of its only function. Code around the function
/// has entries too, for debuggers without default entries: from address 0 on, and 256 bytes after
/// the function, where addresses have two bytes.
#[test]
fn entries_around_a_function_have_addresses_of_two_bytes() {
    let machine = Target::new(&MSP430).unwrap();
    let source = r#"
target "msp430"
global @state !dbg.def !5
define @sum size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(r12)
  0x10: dbg.kill !20
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = distinct !DISubprogram(name: "sum", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "int", size: 16, encoding: DW_ATE_signed)
!5 = distinct !DIFragment()
!10 = distinct !DIGlobalVariable(name: "state", scope: !0, file: !1, line: 1, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i16)), argObjects: {!5})
"#;
    let module = text::parse_for(source, &[machine]).unwrap().module;
    let start = address("sum");
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        for forms in [Forms::Direct, Forms::Indexed] {
            let options = EmitOptions {
                forms,
                ..EmitOptions::default()
            };
            let bound = Bound::new(&emitted_with(&module, dialect, &options), address);
            let dwarf = bound.dwarf();
            let unit = dwarf.unit(dwarf.units().next().unwrap().unwrap()).unwrap();
            let mut entries = unit.entries();
            let mut found = Vec::new();
            while let Some(entry) = entries.next_dfs().unwrap() {
                let location = entry.attr_value(gimli::DW_AT_location);
                let Some(location) = location.filter(|_| entry.tag() == gimli::DW_TAG_variable)
                else {
                    continue;
                };
                let mut list = dwarf.attr_locations(&unit, location).unwrap().unwrap();
                while let Some(one) = list.next().unwrap() {
                    found.push((one.range.begin, one.range.end, one.data.0.len()));
                }
            }
            // A location in memory has three bytes, or two with the index of the address. One in a
            // register has one.
            let memory = match (dialect, forms) {
                (Dialect::Dwarf5, Forms::Indexed) => 2,
                _ => 3,
            };
            // In DWARF 4, an entry from 0 to the start of a function at 0 would end the list.
            let first = if dialect == Dialect::Dwarf4 { 1 } else { 0 };
            let expected = [
                (start, start + 8, memory),
                (start + 8, start + 0x10, 1),
                (start + 0x10, start + 0x20, memory),
                (start + 0x20, start + 0x120, memory),
                (first, start, memory),
            ];
            assert_eq!(found[..5], expected, "{dialect} {forms:?}");
        }
    }
}
