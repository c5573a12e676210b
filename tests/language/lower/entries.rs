//! Entries of location lists: their order, and which of them become one.

use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::{EntryLocation, LowerOptions};
use dwarfsmith::metadata::VariableId;
use dwarfsmith::text;

/// The entries of the first variable of a module, in order.
fn entries(markers: &str, nodes: &str) -> Vec<String> {
    let source = format!(
        "target \"x86_64\"
         global @a !dbg.def !40
         global @b !dbg.def !41
         define @f size 0x40 !dbg !4 {{
         bb0 @ 0x0:
         {markers}
         }}
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\", isOptimized: true)
         !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
         !2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
         !4 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
         !10 = !DILocalVariable(name: \"x\", scope: !4, file: !1, line: 2, type: !2)
         !11 = !DILocalVariable(name: \"y\", scope: !4, file: !1, line: 3, type: !2)
         !40 = distinct !DIFragment()
         !41 = distinct !DIFragment()
         !29 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32), DIOpArg(1, ptr), \
         DIOpDeref(i32), DIOpAdd()), argObjects: {{!40, !41}})
         {nodes}"
    );
    let module = text::parse(&source)
        .unwrap_or_else(|errors| panic!("{errors:?}"))
        .module;
    let validated = module
        .validate()
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let x = module.metadata.variables.ids().next().unwrap();
    assert_eq!(module.metadata.object_name(VariableId::into(x)), "x");
    let EntryLocation::List(list) = lowered.location(x) else {
        panic!("{:?}", lowered.location(x))
    };
    let entries = lowered.entries(list.clone()).iter();
    entries
        .map(|entry| {
            format!(
                "{:#x}..{:#x}: {}",
                entry.range.start,
                entry.range.end,
                lowered.text(entry.expression())
            )
        })
        .collect()
}

const TWO: &str = "!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
                   !21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))";

/// Debuggers that look for one location take the first that holds: the place must be it, as only
/// that can be written.
#[test]
fn places_come_before_values() {
    let found = entries(
        "0x8: dbg.def !20, %const(i32 7)\n0x8: dbg.def !21, %reg(rbx)",
        TWO,
    );
    assert_eq!(
        found,
        [
            "0x8..0x40: DW_OP_reg3",
            "0x8..0x40: DW_OP_lit7, DW_OP_stack_value"
        ]
    );
    // Also where the value holds earlier.
    let found = entries(
        "0x8: dbg.def !20, %const(i32 7)\n0x10: dbg.def !21, %reg(rbx)\n0x20: dbg.kill !21\n0x30: dbg.kill !20",
        TWO,
    );
    assert_eq!(
        found,
        [
            "0x10..0x20: DW_OP_reg3",
            "0x8..0x30: DW_OP_lit7, DW_OP_stack_value"
        ]
    );
    // One after the other they stay in the order of code.
    let found = entries(
        "0x8: dbg.def !20, %const(i32 7)\n0x10: dbg.kill !20\n0x10: dbg.def !21, %reg(rbx)\n0x20: dbg.kill !21",
        TWO,
    );
    assert_eq!(
        found,
        [
            "0x8..0x10: DW_OP_lit7, DW_OP_stack_value",
            "0x10..0x20: DW_OP_reg3"
        ]
    );
}

/// Two expressions with the same bytes are not the same where the bytes stand for the addresses of
/// different symbols: until linking, both are `DW_OP_addr 0`.
#[test]
fn entries_of_different_symbols_stay_apart() {
    let memory = "!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
                  !21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))";
    let markers = |second: &str| {
        format!(
            "0x0: dbg.def !20, %addr(@a+0)\n0x10: dbg.kill !20\n0x10: dbg.def !21, %addr({second})\n0x20: dbg.kill !21"
        )
    };
    let found = entries(&markers("@b+0"), memory);
    assert_eq!(
        found,
        [
            "0x0..0x10: DW_OP_addr 0x0 [address of a+0]",
            "0x10..0x20: DW_OP_addr 0x0 [address of b+0]"
        ]
    );
    // The same symbol: one entry.
    assert_eq!(
        entries(&markers("@a+0"), memory),
        ["0x0..0x20: DW_OP_addr 0x0 [address of a+0]"]
    );
}
