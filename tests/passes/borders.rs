//! The borders of an outlined part: lifetimes that several edges enter and leave with, and the blocks
//! that replace the part, with expectations by hand.

use crate::after::{Edited, check, insert, names, used_nodes, with_numbers};
use dwarfsmith::changes::Outlined;

const NODES: &str = r#"frame @f entry {}
!8 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !9)
!12 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
"#;

/// A module with a function of these blocks, without the lifetimes that they do not name.
fn edited(blocks: &str) -> Edited {
    let nodes = used_nodes(NODES, blocks);
    let head = "target \"x86_64\"\ndefine @f size 0x40 !dbg !4 {\n";
    Edited::of(&format!("{head}{blocks}}}\n{nodes}\n"))
}

/// How control enters an outlined part.
#[derive(PartialEq)]
enum Entered {
    ByCall,
    ByJump,
}

/// Outlines some blocks as `f.part`. A call, and the code between it and the rest, have four bytes
/// each. Checks both functions.
fn outlined(
    blocks: &str,
    part: core::ops::Range<usize>,
    entered: Entered,
    expected: &str,
) -> Outlined {
    let mut all = edited(blocks);
    let mut names = names();
    let is_called = entered == Entered::ByCall;
    let mut done = all.outline("f.part", part, is_called.then_some(&mut names));
    if is_called {
        let left = done.left.iter().map(|pair| pair.0);
        let new = done.entered.iter().map(|pair| pair.1);
        for block in new.chain(done.dispatch).chain(left) {
            insert(&mut all.graph, block);
        }
        for (block, _) in &done.returns {
            insert(&mut done.graph, *block);
        }
    }
    all.store_both(&done.graph);
    check(&all.module, &with_numbers(&all.module, expected));
    done
}

/// Two paths meet in bb3, which has no code and stays in `f`: on one, `x` is in rbx, and on the
/// other in r12. The part, bb4, ends both lifetimes at its start. Therefore, `x` has no location in
/// the call, at 0x20..0x24. `y` is in rcx on one of the paths, and no marker ends this lifetime:
/// the call has `y` in rcx.
#[test]
fn paths_that_meet_before_the_part() {
    outlined(
        "bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x10 -> bb3:
  0x14: dbg.def !20, %reg(rbx)
  0x14: dbg.def !22, %reg(rcx)
bb2 @ 0x18 -> bb3:
  0x1c: dbg.def !21, %reg(r12)
bb3 @ 0x20 -> bb4:
bb4 @ 0x20 -> bb5:
  0x20: dbg.kill !20
  0x20: dbg.kill !21
bb5 @ 0x28:
",
        4..5,
        Entered::ByCall,
        ";! f+0x14..0x18: x = reg(3)+0
        ;! f+0x1c..0x20: x = reg(12)+0
        ;! f+0x20..0x40: x = undef
        ;! f+0x20..0x24: y = reg(2)+0
        ;! f.part+0x0..0xc: x' = undef
        ;! f.part+0x0..0xc: y' = reg(2)+0",
    );
}

/// Both paths into the part, bb3, have `y` in rcx on only one of them. The part does not end it.
#[test]
fn a_lifetime_of_one_path_continues_in_the_part() {
    outlined(
        "bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x10 -> bb3:
  0x14: dbg.def !22, %reg(rcx)
bb2 @ 0x18 -> bb3:
bb3 @ 0x20 -> bb4:
bb4 @ 0x28:
",
        3..4,
        Entered::ByCall,
        ";! f+0x14..0x18: y = reg(2)+0
        ;! f+0x18..0x20: y = undef
        ;! f+0x20..0x40: y = reg(2)+0
        ;! f.part+0x0..0xc: y' = reg(2)+0",
    );
}

/// The part is bb1 and bb2. `x` is in rbx throughout, and from 0x1c on also in r12. Paths with and
/// without r12 meet in bb3, which ends both lifetimes. After the call, up to bb3, `x` has no
/// location: some paths do not have all its places. bb4 follows bb2 only.
///
/// `z` is 7. From 0x1c on, it is in r15, up to bb3. Where control comes from bb1 only, it is 7.
#[test]
fn places_of_one_path_beside_one_of_all_paths() {
    let done = outlined(
        "bb0 @ 0x0 -> bb1:
  0x4: dbg.def !20, %reg(rbx)
bb1 @ 0x10 -> bb2, bb3, bb5:
bb2 @ 0x18 -> bb3, bb4:
  0x1c: dbg.def !21, %reg(r12)
  0x1c: dbg.def !23, %reg(r15)
bb3 @ 0x20:
  0x20: dbg.kill !20
  0x20: dbg.kill !21
  0x20: dbg.kill !23
bb4 @ 0x28:
bb5 @ 0x30:
",
        1..3,
        Entered::ByCall,
        // The call is 0x10..0x14, the code after it 0x14..0x18, and the code before each block of
        // the rest 0x18..0x1c, 0x1c..0x20 and 0x20..0x24.
        ";! f+0x4..0x14: x = reg(3)+0
        ;! f+0x14..0x1c: x = undef
        ;! f+0x20..0x24: x = reg(3)+0
        ;! f+0x24..0x2c: x = undef
        ;! f+0x34..0x44: x = reg(3)+0
        ;! f+0x0..0x14: z = imm(07000000)+0
        ;! f+0x14..0x20: z = undef
        ;! f+0x20..0x2c: z = imm(07000000)+0
        ;! f+0x34..0x44: z = imm(07000000)+0
        ;! f.part+0x0..0xc: x' = reg(3)+0
        ;! f.part+0xc..0x10: x' = multi{reg(12)+0 | reg(3)+0}+0
        ;! f.part+0x0..0xc: z' = imm(07000000)+0
        ;! f.part+0xc..0x10: z' = reg(15)+0",
    );
    assert_eq!((done.left.len(), done.returns.len()), (3, 3));
}

/// The part, bb1, begins one lifetime, which two blocks of the rest continue.
#[test]
fn a_lifetime_of_the_part_leaves_to_two_blocks() {
    outlined(
        "bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb2, bb3:
  0x14: dbg.def !22, %reg(r12)
bb2 @ 0x18 -> bb4:
bb3 @ 0x20 -> bb4:
bb4 @ 0x28:
",
        1..2,
        Entered::ByJump,
        ";! f+0x0..0x10: y = undef
        ;! f+0x10..0x38: y = reg(12)+0
        ;! f.part+0x4..0x8: y' = reg(12)+0",
    );
}

/// The part is bb1 and bb2. Control enters it at both: from bb0, where `x` is in rbx, and at bb2 also
/// from bb3, which has `y` in r12 from bb1.
#[test]
fn lifetimes_enter_a_part_twice() {
    outlined(
        "bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !20, %reg(rbx)
bb1 @ 0x10 -> bb3:
  0x14: dbg.def !22, %reg(r12)
bb2 @ 0x18 -> bb4:
bb3 @ 0x20 -> bb2:
bb4 @ 0x28:
",
        1..3,
        Entered::ByJump,
        ";! f+0x4..0x30: x = reg(3)+0
        ;! f.part+0x0..0x10: x' = reg(3)+0
        ;! f.part+0x0..0x4: y' = undef
        ;! f.part+0x4..0x10: y' = reg(12)+0",
    );
}

/// If the part begins without a line row and without a scope, the call has the line and the scopes
/// of the code before the part.
#[test]
fn the_block_of_the_call_has_the_line_and_scopes_at_the_start_of_the_part() {
    let code = "bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb2:
bb2 @ 0x20:
}
lines @f {
  0x0: !1 1:0 stmt
  0x14: !1 2:0 stmt
  0x24: !1 3:0 stmt
}
scopes @f {
  !8: 0x14..0x18
  !8: 0x20..0x24
";
    let mut all = edited(code);
    let done = all.outline("f.part", 1..2, None);
    let found = |block| {
        let code = all.graph.code(block).unwrap();
        (code.line.map(|row| row.line), code.scopes.len())
    };
    assert_eq!(found(done.entered[0].1), (Some(1), 0));
    assert_eq!(found(done.left[0].0), (Some(2), 1));
}
