//! The return of an outlined function, and the code after its call, with expectations by hand.
//!
//! By docs/language.md, section 4, an object is in several places where paths with different
//! lifetimes of it meet. bb3 ends these before its first code, so no code of the function has an
//! object in several places. The return and the code after the call, which are new, must not have
//! one either, and must not have the default location of an object that has another location on one
//! of the paths.

use crate::after::{Edited, check, insert, names, with_numbers};
use dwarfsmith::changes::{LostLocation, Outlined};
use dwarfsmith::markers::{CodeBlockId, Referrer};

/// The part is bb1 and bb2.
///
/// - `x` is in rbx up to 0x1c, and in r12 from there on, which is on one path only.
/// - `y` is in r13 throughout.
/// - `z` is in r14 up to 0x1c, and is 7 by default from there on.
const SOURCE: &str = r#"target "x86_64"
define @f size 0x30 !dbg !4 {
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !20, %reg(rbx)
  0x4: dbg.def !22, %reg(r13)
  0x4: dbg.def !23, %reg(r14)
bb1 @ 0x10 -> bb2, bb3:
bb2 @ 0x18 -> bb3:
  0x1c: dbg.kill !20
  0x1c: dbg.def !21, %reg(r12)
  0x1c: dbg.kill !23
bb3 @ 0x20:
  0x20: dbg.kill !20
  0x20: dbg.kill !21
  0x20: dbg.kill !23
}
frame @f entry {}
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !9)
!12 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i32 7)))
"#;

/// Outlines some blocks as `f.part`, with code of four bytes for the call, after it, and for each
/// return. Checks both functions.
fn outlined(source: &str, part: core::ops::Range<usize>, expected: &str) -> Outlined {
    let mut all = Edited::of(source);
    let mut done = all.outline("f.part", part, Some(&mut names()));
    insert(&mut all.graph, done.entered[0].1);
    insert(&mut all.graph, done.dispatch.unwrap_or(done.left[0].0));
    for (block, _) in &done.returns {
        insert(&mut done.graph, *block);
    }
    all.store_both(&done.graph);
    check(&all.module, &with_numbers(&all.module, expected));
    done
}

/// The registers of the locations that are lost.
fn lost(done: &Outlined) -> Vec<Referrer> {
    let referrer = |one: &LostLocation| match one {
        LostLocation::Referrer { referrer, .. } => Some(*referrer),
        _ => None,
    };
    done.lost.iter().filter_map(referrer).collect()
}

fn r12() -> Referrer {
    Referrer::register(dwarfsmith::Target::X86_64.register("r12").unwrap())
}

/// In `f.part`, bb1 is 0x0..0x8, bb2 is 0x8..0x10, and the return is 0x10..0x14, where the paths meet.
/// In `f`, the call is 0x10..0x14, the code after it 0x14..0x18, and bb3 follows.
#[test]
fn where_paths_through_the_part_meet() {
    let done = outlined(
        SOURCE,
        1..3,
        ";! f.part+0x0..0xc: x' = reg(3)+0
        ;! f.part+0xc..0x10: x' = reg(12)+0
        ;! f.part+0x10..0x14: x' = undef
        ;! f.part+0x0..0x14: y' = reg(13)+0
        ;! f.part+0x0..0xc: z' = reg(14)+0
        ;! f.part+0xc..0x10: z' = imm(07000000)+0
        ;! f.part+0x10..0x14: z' = undef
        ;! f+0x4..0x14: x = reg(3)+0
        ;! f+0x14..0x28: x = undef
        ;! f+0x4..0x28: y = reg(13)+0
        ;! f+0x4..0x14: z = reg(14)+0
        ;! f+0x14..0x18: z = undef
        ;! f+0x18..0x28: z = imm(07000000)+0",
    );
    assert_eq!((done.returns.len(), done.dispatch), (1, None));
    assert_eq!(done.returns[0].1, done.left[0].1);
    // Nothing in `f` begins the lifetime in r12: no result of the call is `x` on both paths.
    assert_eq!(lost(&done), [r12()]);
}

/// bb1 leads to bb4 instead of bb3: each path has a return, and no paths meet. Behind the call, the
/// code that decides where to go on knows `y` only; bb4, at 0x20, has what the part did not change.
/// bb3, at 0x18, has the changes: `x` is to be named by the pass, and `z` is the default.
#[test]
fn a_part_returns_to_two_blocks() {
    let source = SOURCE
        .replace("-> bb2, bb3:", "-> bb2, bb4:")
        .replace("  0x20: dbg.kill !20\n", "")
        .replace("  0x20: dbg.kill !23\n}", "bb4 @ 0x28:\n}");
    let done = outlined(
        &source,
        1..3,
        ";! f.part+0x0..0xc: x' = reg(3)+0
        ;! f.part+0xc..0x10: x' = reg(12)+0
        ;! f.part+0x0..0xc: z' = reg(14)+0
        ;! f.part+0xc..0x10: z' = imm(07000000)+0
        ;! f.part+0x0..0x18: y' = reg(13)+0
        ;! f+0x4..0x14: x = reg(3)+0
        ;! f+0x14..0x20: x = undef
        ;! f+0x20..0x28: x = reg(3)+0
        ;! f+0x4..0x28: y = reg(13)+0
        ;! f+0x4..0x14: z = reg(14)+0
        ;! f+0x14..0x18: z = undef
        ;! f+0x18..0x20: z = imm(07000000)+0
        ;! f+0x20..0x28: z = reg(14)+0",
    );
    let to: Vec<CodeBlockId> = done.left.iter().map(|pair| pair.1).collect();
    let returned: Vec<CodeBlockId> = done.returns.iter().map(|pair| pair.1).collect();
    assert_eq!((returned, to.len()), (to, 2));
    assert!(done.dispatch.is_some());
    assert_eq!(lost(&done), [r12()]);
}

/// The part is bb3 and bb4. Two paths lead to bb3, which has no code: bb4 ends their lifetimes before
/// its first code, and begins one for what they have in common. So no code has `x` in rbx or r12 by the
/// path, and none has `z` by default, as it is by the path through bb2.
///
/// In `f`, the call is 0x20..0x24. In `f.part`, bb4 is 0x0..0x8.
#[test]
fn at_the_call_of_a_part_that_begins_without_code() {
    let (head, _) = SOURCE.split_once("bb0 @").unwrap();
    let (_, nodes) = SOURCE.split_once("frame @f").unwrap();
    let code = "bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !22, %reg(r13)
bb1 @ 0x10 -> bb3:
  0x14: dbg.def !20, %reg(rbx)
  0x14: dbg.def !23, %reg(r14)
bb2 @ 0x18 -> bb3:
  0x1c: dbg.def !21, %reg(r12)
bb3 @ 0x20 -> bb4:
bb4 @ 0x20 -> bb5:
  0x20: dbg.kill !20
  0x20: dbg.kill !21
  0x20: dbg.kill !23
  0x20: dbg.def !25, %reg(r15)
bb5 @ 0x28:
  0x28: dbg.kill !25
}
frame @f";
    let common = "!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))\n";
    let source = head.to_owned() + code + nodes + common;
    let done = outlined(
        &source,
        3..5,
        ";! f+0x14..0x18: x = reg(3)+0
        ;! f+0x1c..0x20: x = reg(12)+0
        ;! f+0x20..0x28: x = undef
        ;! f+0x4..0x30: y = reg(13)+0
        ;! f+0x10..0x14: z = imm(07000000)+0
        ;! f+0x14..0x18: z = reg(14)+0
        ;! f+0x18..0x20: z = imm(07000000)+0
        ;! f+0x20..0x28: z = undef
        ;! f+0x28..0x30: z = imm(07000000)+0
        ;! f.part+0x0..0xc: x' = undef
        ;! f.part+0x0..0xc: y' = reg(13)+0
        ;! f.part+0x0..0xc: z' = reg(15)+0",
    );
    let r15 = dwarfsmith::Target::X86_64.register("r15").unwrap();
    assert_eq!(lost(&done), [Referrer::register(r15)]);
}
