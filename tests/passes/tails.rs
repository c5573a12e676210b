//! Merged tails, with expectations by hand.

use crate::after::{Edited, check, used_nodes};
use dwarfsmith::Module;
use dwarfsmith::markers::{BlockCode, CodePiece, FunctionId, GraphError};

/// Two branches with equal code, at 0x10 and 0x20, which compute:
///
/// - `same` in rax in both, `differs` in rcx and in rdx, `one` only in the first branch;
/// - `entry` and `default` before the branches in the same and in different registers.
const SOURCE: &str = r#"target "x86_64"
define @f size 0x50 !dbg !4 {
bb0 @ 0x0 -> bb1, bb3:
bb1 @ 0x8 -> bb2:
  0xc: dbg.def !23, %reg(rbx)
  0xc: dbg.def !24, %reg(r12)
bb2 @ 0x10 -> bb5:
  0x14: dbg.def !20, %reg(rax)
  0x18: dbg.def !21, %reg(rcx)
  0x18: dbg.def !22, %reg(rsi)
  0x1a: dbg.label !40
bb3 @ 0x20 -> bb4:
  0x24: dbg.def !33, %reg(rbx)
  0x24: dbg.def !34, %reg(r13)
bb4 @ 0x28 -> bb5:
  0x2c: dbg.def !30, %reg(rax)
  0x30: dbg.def !31, %reg(rdx)
  0x32: dbg.label !41
bb5 @ 0x38:
  0x40: dbg.kill !20
  0x40: dbg.kill !30
  0x44: dbg.kill !24
  0x44: dbg.kill !34
}
lines @f {
  0x0: !1 1 stmt
  0x10: !1 2:5 stmt
  0x14: !1 3:7 stmt
  0x18: !1 5 stmt
  0x20: !1 9 stmt
  0x28: !1 2:8 stmt
  0x2c: !1 3:7 stmt
  0x30: !1 6 stmt
}
scopes @f {
  !8: 0x0..0x30
}
calls @f {
  0x18..0x1a: !4 preserves(rax, rcx), %reg(rdi) = !10
  0x30..0x32: !5 preserves(rax, rdx), %reg(rdi) = !10
}
frame @f entry {}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 20)
!8 = distinct !DILexicalBlock(scope: !4, file: !1, line: 1)
!10 = !DILocalVariable(name: "same", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "differs", scope: !4, file: !1, line: 2, type: !9)
!12 = !DILocalVariable(name: "one", scope: !4, file: !1, line: 2, type: !9)
!13 = !DILocalVariable(name: "entry", scope: !4, file: !1, line: 2, type: !9)
!14 = !DILocalVariable(name: "default", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!30 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!31 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!33 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!34 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!35 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
!40 = !DILabel(scope: !4, name: "first", file: !1, line: 3)
!41 = !DILabel(scope: !4, name: "second", file: !1, line: 3)
"#;

impl Edited {
    fn try_merge(&mut self, kept: usize, dropped: usize) -> Result<(), GraphError> {
        let [kept, dropped] = [kept, dropped].map(|block| self.blocks[block]);
        self.changes
            .merge_blocks(&mut self.module, &mut self.graph, kept, dropped)
    }

    fn merge(&mut self, kept: usize, dropped: usize) {
        self.try_merge(kept, dropped).unwrap();
    }
}

fn merged() -> (Module, FunctionId) {
    let mut all = Edited::of(SOURCE);
    all.merge(2, 4);
    let [branch, end] = [3, 2].map(|block| all.blocks[block]);
    assert_eq!(all.graph.successors(branch).unwrap(), [end]);
    all.store();
    (all.module, all.id)
}

/// The merged block is at 0x10..0x20, the branches at 0x8 and 0x20, and the end at 0x28..0x40.
#[test]
fn what_is_true_of_both_stays() {
    let (module, _) = merged();
    let printed = check(
        &module,
        ";! f+0x10..0x14: same = undef
        ;! f+0x1a..0x20: same = reg(0)+0
        ;! f+0x28..0x30: same = reg(0)+0
        ;! f+0x30..0x40: same = undef
        ;! f+0x10..0x40: differs = undef
        ;! f+0x10..0x40: one = undef
        ;! f+0xc..0x20: entry = reg(3)+0
        ;! f+0x24..0x40: entry = reg(3)+0
        ;! f+0xc..0x10: default = reg(12)+0
        ;! f+0x24..0x28: default = reg(13)+0
        ;! f+0x10..0x20: default = undef
        ;! f+0x28..0x34: default = undef
        ;! f+0x34..0x40: default = imm(07000000)+0",
    );
    assert_eq!(printed.matches("dbg.label").count(), 2);
}

#[test]
fn lines_scopes_and_calls_are_those_of_both() {
    let (module, id) = merged();
    let view = module.code.function(id).unwrap();
    let rows = view.rows();
    let rows: Vec<_> = rows
        .map(|row| (row.position.0, row.line, row.column, row.is_statement))
        .collect();
    assert_eq!(
        rows,
        [
            (0x0, 1, 0, true),
            // Columns 5 and 8.
            (0x10, 2, 0, true),
            (0x14, 3, 7, true),
            // Lines 5 and 6.
            (0x18, 0, 0, false),
            (0x20, 9, 0, true),
            // The end was after line 6.
            (0x28, 6, 0, false),
        ]
    );
    // 0x28..0x30 of the second, which is the first half of the merged block.
    let scopes: Vec<_> = view
        .scopes()
        .iter()
        .map(|one| (one.range.start.0, one.range.end.0))
        .collect();
    assert_eq!(scopes, [(0x0, 0x18), (0x20, 0x28)]);
    let [call] = view.calls() else { panic!() };
    assert_eq!(call.target, dwarfsmith::markers::CallTarget::Unknown);
    let names: Vec<_> = view
        .call_preserves(call)
        .iter()
        .map(|register| register.0)
        .collect();
    assert_eq!(names, [0]);
    assert_eq!(view.call_parameters(call).len(), 1);
}

#[test]
fn blocks_that_differ_are_not_merged() {
    let mut all = Edited::of(SOURCE);
    let before = format!("{:?}", all.graph);
    let mut error = |one: usize, other: usize| match all.try_merge(one, other).unwrap_err() {
        GraphError::NotEqual { what, .. } => what,
        GraphError::Entry { .. } => "entry",
        GraphError::GivenTwice { .. } => "given twice",
        _ => "other",
    };
    assert_eq!(error(2, 2), "given twice");
    assert_eq!(error(2, 3), "code sizes");
    assert_eq!(error(1, 3), "successors");
    assert_eq!(error(1, 0), "entry");
    assert_eq!(format!("{:?}", all.graph), before);
}

/// In block-local mode, no lifetime of the entry is active in the branches: `x` has its default.
#[test]
fn lifetimes_of_other_blocks_do_not_differ_in_block_local_mode() {
    let source = r#"target "x86_64"
define @f size 0x40 block_local !dbg !4 {
bb0 @ 0x0 -> bb1, bb2, bb4:
  0x0: dbg.def !20, %reg(rbx)
bb1 @ 0x10 -> bb3:
bb2 @ 0x20 -> bb3:
bb4 @ 0x28 -> bb1:
  0x28: dbg.def !21, %reg(rcx)
bb3 @ 0x30:
}
frame @f entry {}
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
"#
    .replace("bb2 @ 0x20", "bb2 @ 0x18")
    .replace("0x28", "0x20");
    let mut all = Edited::of(&source);
    all.merge(1, 2);
    all.store();
    check(
        &all.module,
        ";! f+0x0..0x10: x = reg(3)+0
        ;! f+0x10..0x18: x = imm(07000000)+0
        ;! f+0x18..0x28: x = reg(2)+0
        ;! f+0x28..0x38: x = imm(07000000)+0",
    );
}

/// Line 2 begins in both blocks, and again in the second one: that place begins a statement only there.
#[test]
fn a_row_of_one_block_begins_no_statement_in_the_other() {
    let source = r#"target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x8 -> bb3:
bb2 @ 0x10 -> bb3:
bb3 @ 0x18:
}
lines @f {
  0x8: !1 2 stmt
  0x10: !1 2 stmt
  0x14: !1 2 stmt
}
"#;
    for [kept, dropped] in [[1, 2], [2, 1]] {
        let mut all = Edited::of(source);
        all.merge(kept, dropped);
        let rows = all.graph.code(all.blocks[kept]).unwrap().rows.iter();
        let rows: Vec<_> = rows
            .map(|row| (row.position.0, row.line, row.is_statement))
            .collect();
        assert_eq!(rows, [(0, 2, true), (4, 2, false)]);
    }
}

/// The nodes of two branches of `f`, bb1 and bb2, with equal code. `x` has no default, and `d` is 7.
const NODES: &str = r#"frame @f entry {}
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 2, type: !9)
!12 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !9)
!13 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
!26 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!27 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
"#;

/// Merges bb1 and bb2 of `f`, whose code is given, in either order, and checks the result.
fn merged_in_any_order(code: &str, expected: &str) {
    for (kept, dropped) in [(1, 2), (2, 1)] {
        let nodes = used_nodes(NODES, code);
        let source = format!("target \"x86_64\"\n{code}{nodes}\n");
        let mut all = Edited::of(&source);
        all.merge(kept, dropped);
        all.store();
        all.module.collect(&mut []);
        check(&all.module, expected);
    }
}

/// `x` is in two registers on one path, and in a third one on the other: where the paths meet, none of
/// them is right on both.
#[test]
fn several_locations_on_one_path_meet_one_on_the_other() {
    merged_in_any_order(
        "define @f size 0x30 !dbg !4 {
bb0 @ 0x0 -> bb3, bb4:
bb1 @ 0x8 -> bb5:
bb2 @ 0x10 -> bb5:
bb3 @ 0x18 -> bb1:
  0x1c: dbg.def !20, %reg(rbx)
  0x1c: dbg.def !21, %reg(r12)
bb4 @ 0x20 -> bb2:
  0x24: dbg.def !22, %reg(r13)
bb5 @ 0x28:
}
",
        ";! f+0x8..0x10: x = undef
        ;! f+0x14..0x18: x = multi{reg(12)+0 | reg(3)+0}+0
        ;! f+0x1c..0x20: x = reg(13)+0
        ;! f+0x20..0x28: x = undef",
    );
}

/// `d` is in rbx on one path and in rcx on the other. These end at different positions after the
/// merged code, and up to the later one `d` is not 7 on both paths.
#[test]
fn a_default_does_not_hold_up_to_the_later_end() {
    merged_in_any_order(
        "define @f size 0x30 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x8 -> bb3:
  0xc: dbg.def !23, %reg(rbx)
bb2 @ 0x10 -> bb3:
  0x14: dbg.def !24, %reg(rcx)
bb3 @ 0x18:
  0x1c: dbg.kill !23
  0x20: dbg.kill !24
}
",
        ";! f+0x0..0xc: d = imm(07000000)+0
        ;! f+0xc..0x18: d = undef",
    );
}

/// `x` is a copy of `y` on one path, and of `z` on the other.
#[test]
fn equal_expressions_of_different_arguments_differ() {
    let code = "define @f size 0x30 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !26, %reg(rbx)
  0x0: dbg.def !27, %reg(r12)
bb1 @ 0x8 -> bb3:
  0xc: dbg.def !20, %undef
  0xe: dbg.def !23, %reg(r13)
bb2 @ 0x10 -> bb3:
  0x14: dbg.def !21, %undef
  0x16: dbg.def !24, %reg(r13)
bb3 @ 0x18:
}
";
    let source = format!("target \"x86_64\"\n{code}{NODES}")
        .replace(
            "!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))",
            "!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!12})",
        )
        .replace(
            "!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))",
            "!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!13})",
        )
        .replace(
            "!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))\n",
            "",
        );
    // In the second module, `x` is a copy as of the blocks before.
    let before = source
        .replace("bb0 @ 0x0 -> bb1, bb2:", "bb0 @ 0x0 -> bb4, bb5:")
        .replace("  0xc: dbg.def !20, %undef\n", "")
        .replace("  0x14: dbg.def !21, %undef\n", "")
        .replace(
            "bb3 @ 0x18:\n",
            "bb4 @ 0x18 -> bb1:\n  0x18: dbg.def !20, %undef\nbb5 @ 0x20 -> bb2:\n  0x20: dbg.def !21, %undef\nbb3 @ 0x28:\n",
        );
    for (source, expected) in [
        (source, ";! f+0x8..0x20: x = undef"),
        (
            before,
            ";! f+0x8..0x10: x = undef
            ;! f+0x10..0x18: x = reg(3)+0
            ;! f+0x18..0x20: x = reg(12)+0
            ;! f+0x20..0x28: x = undef",
        ),
    ] {
        let mut all = Edited::of(&source);
        all.merge(1, 2);
        all.store();
        let others = ";! f+0x0..0x20: y = reg(3)+0
            ;! f+0x8..0xe: d = imm(07000000)+0
            ;! f+0xe..0x10: d = reg(13)+0";
        check(&all.module, &format!("{expected}\n{others}"));
    }
}

/// Blocks without code keep the scope that both are in. Of nested ranges of a scope, the outer one
/// counts.
#[test]
fn ranges_without_code_and_nested_ranges_are_common() {
    let source = r#"target "x86_64"
define @f size 0x18 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x8 -> bb3:
bb2 @ 0x10 -> bb3:
bb3 @ 0x18:
}
!8 = distinct !DILexicalBlock(scope: !4, file: !1, line: 1)
"#;
    let common = |one: &[(u32, u32)], other: &[(u32, u32)], size: u32| {
        let mut all = Edited::of(source);
        let scope = all.module.metadata.blocks.ids().next().unwrap();
        for (block, ranges) in [(all.blocks[1], one), (all.blocks[2], other)] {
            all.graph.remove_code(block, size..0x8).unwrap();
            let pieces = ranges.iter();
            let pieces = pieces.map(|(start, end)| CodePiece::new(scope.into(), *start..*end));
            let edit = |code: &mut BlockCode| code.scopes = pieces.collect();
            all.graph.edit(block, edit).unwrap();
        }
        all.merge(1, 2);
        let scopes = all.graph.code(all.blocks[1]).unwrap().scopes.iter();
        let ranges = scopes.map(|piece| (piece.range.start.0, piece.range.end.0));
        ranges.collect::<Vec<_>>()
    };
    assert_eq!(common(&[(0, 0)], &[(0, 0)], 0), [(0, 0)]);
    let nested = [(0, 8), (2, 4)];
    assert_eq!(common(&[(5, 6)], &nested, 8), [(5, 6)]);
    assert_eq!(common(&[(4, 5)], &[(0, 2), (4, 8)], 8), [(4, 5)]);
}

/// Line 2 begins before the first branch, which continues it, and in the second branch.
#[test]
fn a_line_that_one_block_continues_and_the_other_begins() {
    let source = r#"target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x8 -> bb3:
bb2 @ 0x10 -> bb3:
bb3 @ 0x18:
}
lines @f {
  0x0: !1 2:3 stmt
  0x10: !1 3 stmt
  0x14: !1 2:3 stmt
}
"#;
    let mut all = Edited::of(source);
    all.merge(1, 2);
    let rows = all.graph.code(all.blocks[1]).unwrap().rows.iter();
    let rows: Vec<_> = rows
        .map(|row| (row.position.0, row.line, row.column, row.is_statement))
        .collect();
    // Lines 2 and 3 differ at the start of the block.
    assert_eq!(rows, [(0, 0, 0, false), (4, 2, 3, false)]);
}

/// Two blocks with equal code at 0x8..0x10 and 0x10..0x18, each with markers, lines and calls.
fn two_blocks(markers: [&str; 2], lines: &str, calls: &str) -> Edited {
    let [one, other] = markers;
    Edited::of(&format!(
        "target \"x86_64\"
        define @f size 0x18 !dbg !4 {{
        bb0 @ 0x0 -> bb1, bb2:
        bb1 @ 0x8:
          {one}
        bb2 @ 0x10:
          {other}
        }}
        lines @f {{
          {lines}
        }}
        calls @f {{
          {calls}
        }}
        !10 = !DILocalVariable(name: \"x\", scope: !4, file: !1, line: 2, type: !9)
        !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
        !21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))"
    ))
}

/// One register that holds `x` in one block, and `x - 1` in the other, is no location after the merge.
#[test]
fn lifetimes_with_different_expressions_differ() {
    let markers = [
        "0xc: dbg.def !20, %reg(rax)",
        "0x14: dbg.def !21, %reg(rax)",
    ];
    let mut all = two_blocks(markers, "", "");
    all.merge(1, 2);
    all.store();
    all.module.collect(&mut []);
    check(
        &all.module,
        ";! f+0x8..0xc: x = undef
        ;! f+0xc..0x10: x = undef",
    );
}

/// A row that continues at a position does not begin there: it is no end of the prologue, even if it was
/// one where it began, and the other block's row is one.
#[test]
fn a_continued_row_has_no_flags() {
    let lines = "0x8: !1 2 stmt prologue_end epilogue_begin
          0x10: !1 2 stmt
          0x14: !1 2 stmt prologue_end epilogue_begin";
    let mut all = two_blocks(["", ""], lines, "");
    all.merge(1, 2);
    let rows = &all.graph.code(all.blocks[1]).unwrap().rows;
    let flags = rows.iter().map(|row| {
        let flags = (row.is_statement, row.prologue_end, row.epilogue_begin);
        (row.position.0, flags)
    });
    let flags: Vec<_> = flags.collect();
    let expected = [(0x0, (true, false, false)), (0x4, (false, false, false))];
    assert_eq!(flags, expected);
}
