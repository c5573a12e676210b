//! Lane program counters of lanes that diverge in nested conditions, as in LLVM's document: at each
//! level, the lanes of a saved mask are at a label, and the other lanes have the program counter of
//! the enclosing level.

use crate::support::valid;
use dwarfsmith::ObjectNames;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::{EntryLocation, LowerOptions};
use dwarfsmith::{check, text};
use std::fmt::Write;

fn source(levels: usize) -> String {
    let mut markers = String::new();
    let mut nodes = String::new();
    let select =
        "DIOpArg(0, <64 x u64>), DIOpArg(1, u64), DIOpExtend(64), DIOpArg(2, u64), DIOpSelect()";
    for level in 0..levels {
        let (label, mask, inner, outer) = (1000 + level, 3000 + level, 101 + level, 100 + level);
        let register = 2 * (level % 50);
        let (low, high) = (format!("SGPR{register}"), format!("SGPR{}", register + 1));
        writeln!(
            markers,
            "  {:#x}: dbg.label !{label}\n  {:#x}: dbg.def !{mask}, %regs({low}, {high})",
            level * 4,
            level * 4
        )
        .unwrap();
        writeln!(
            nodes,
            "!{label} = distinct !DIExprCode()
!{} = distinct !DIFragment()
!{mask} = distinct !DILifetime(object: !{}, location: !DIExpr(DIOpReferrer(u64)))
!{inner} = distinct !DIFragment()
!{} = distinct !DILifetime(object: !{inner}, location: !DIExpr({select}), argObjects: {{!{outer}, !{label}, !{}}})",
            500 + level,
            500 + level,
            2001 + level,
            500 + level
        )
        .unwrap();
    }
    format!(
        "target \"amdgpu-wave64\"
define @f size 0x400 !dbg !4 {{
bb0 @ 0x0:
  0x0: dbg.def !3900, %reg(EXEC_64)
  0x0: dbg.def !3901, %reg(PC_64)
{markers}}}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!4 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, lanePC: !900, activeLane: !901, laneCount: 64)
!901 = distinct !DIFragment()
!902 = distinct !DIFragment()
!3900 = distinct !DILifetime(object: !901, location: !DIExpr(DIOpReferrer(u64)))
!3901 = distinct !DILifetime(object: !902, location: !DIExpr(DIOpReferrer(u64)))
!100 = distinct !DIFragment()
!2000 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpConstant(u64 undef), DIOpExtend(64)))
{nodes}!900 = distinct !DIFragment()
!2900 = distinct !DILifetime(object: !900, location: !DIExpr({select}), argObjects: {{!{}, !902, !901}})
",
        100 + levels
    )
}

/// The number of bytes of the last entry of the lane PC, and the degradations.
fn lane_pc(levels: usize) -> (usize, Vec<String>) {
    let parsed = text::parse(&source(levels)).unwrap_or_else(|errors| panic!("{errors:?}"));
    let module = &parsed.module;
    let validated = valid(module);
    let lowered = validated.lower(&LowerOptions::new(Dialect::Llvm)).unwrap();
    if levels <= 21 {
        let report = check::round_trip(&validated, &lowered, check::Options { states: 2, seed: 1 });
        assert!(report.is_clean(), "{levels} levels: {report}");
    }
    let names = ObjectNames::of(module);
    let lost = lowered
        .degradations()
        .iter()
        .map(|lost| format!("{}: {:?}", lost.name(module, &names), lost.reason));
    let node = module.metadata.subprograms.iter().next().unwrap().1;
    let bytes = match lowered.fragment(node.lanes.lane_pc.unwrap()) {
        EntryLocation::List(entries) => lowered
            .entries(entries.clone())
            .last()
            .unwrap()
            .expression()
            .len(),
        EntryLocation::Expression(expression) => expression.len(),
        EntryLocation::Absent => 0,
        other => panic!("{other:?}"),
    };
    (bytes, lost.collect())
}

#[test]
fn each_level_takes_as_many_bytes_as_the_first() {
    let (one, lost) = lane_pc(1);
    assert_eq!(lost, [""; 0]);
    // DW_OP_addr and DW_OP_stack_value 10, DW_OP_LLVM_extend 4, two registers (of up to 3 bytes) in
    // pieces 6 to 10 and DW_OP_LLVM_piece_end 2, DW_OP_deref_size 2, DW_OP_LLVM_select_bit_piece 4.
    for levels in [2, 20, 21, 40, 100] {
        let (bytes, lost) = lane_pc(levels);
        let more = bytes - one;
        assert_eq!(lost, [""; 0], "{levels} levels");
        assert!(
            (28 * (levels - 1)..=32 * (levels - 1)).contains(&more),
            "{levels} levels take {bytes} bytes"
        );
    }
}

/// If an expression is larger than the limit, lowering keeps no part of it: an undefined lane means
/// that the lane was not active on entry, which would be wrong.
#[test]
fn a_lane_pc_over_the_limit_is_dropped_as_a_whole() {
    let (bytes, lost) = lane_pc(160);
    assert_eq!(bytes, 0);
    assert!(
        lost.contains(&"the lane program counters of `f`: Limit".to_string()),
        "{lost:?}"
    );
    assert!(
        lost.iter()
            .all(|lost| lost.contains(" of `f`") && lost.ends_with(": Limit")),
        "{lost:?}"
    );
}
