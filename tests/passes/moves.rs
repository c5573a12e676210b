//! Code that is inserted, removed and moved over joins, with expectations by hand.

use crate::after::{Edited, graph_of};
use crate::promotion::store;
use core::ops::Range;
use dwarfsmith::markers::{
    BlockCode, CodeBlockId, CodePiece, CodeRange, GraphError, Marker, Referrer, SplitSide, ValueId,
};
use dwarfsmith::metadata::{Id, LifetimeId, Scope, SubprogramId};
use dwarfsmith::{Position, Type};

/// `x` is assigned 1 in the entry and value 1 in the first branch, which computes it at 0x10..0x14.
/// `d` has the default 7. The branches meet at 0x30.
pub(super) const BRANCHES: &str = r#"target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !20, %reg(rbx)
bb1 @ 0x10 -> bb3:
  0x14: dbg.kill !20
  0x14: dbg.def !21, %entity(1)
  0x14: dbg.def !22, %entity(1)
bb2 @ 0x20 -> bb3:
  0x24: dbg.kill !20
bb3 @ 0x30:
  0x38: dbg.kill !21
}
lines @f {
  0x0: !1 1 stmt
  0x10: !1 2 stmt
  0x14: !1 3 stmt
  0x20: !1 4 stmt
  0x30: !1 5 stmt
}
calls @f {
  0x16..0x1b: !5
}
frame @f entry {}
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
"#;

impl Edited {
    fn move_code(&mut self, from: (usize, std::ops::Range<u32>), to: (usize, u32), value: u32) {
        let from = (self.blocks[from.0], CodeRange::from(from.1));
        let to = (self.blocks[to.0], Position(to.1));
        let (module, graph) = (&mut self.module, &mut self.graph);
        let done = self
            .changes
            .move_code(module, graph, from, to, &[ValueId(value)]);
        let range = done.unwrap();
        assert_eq!(range.end - range.start, 4);
    }
}

/// Value n is in the register n of rax, r12, r13, r14 in the whole function, value 0 in rax.
pub(super) fn checked(all: Edited, lines: &str) -> String {
    all.checked_with(0, &["rax", "r12", "r13", "r14"], lines)
}

/// The code that computes value 1 moves from the start of the first branch to its end: `x` does not
/// keep rbx between, and `d` does not have its default.
#[test]
fn a_value_is_sunk_in_its_block() {
    let mut all = Edited::of(BRANCHES);
    all.move_code((1, 0x0..0x4), (1, 0x10), 1);
    let printed = checked(
        all,
        ";! f+0x4..0x10: x = reg(3)+0
        ;! f+0x10..0x20: x = undef
        ;! f+0x10..0x20: d = undef
        ;! f+0x20..0x24: x = reg(3)+0
        ;! f+0x20..0x24: d = imm(07000000)+0
        ;! f+0x24..0x30: x = undef
        ;! f+0x30..0x38: x = reg(12)+0
        ;! f+0x38..0x40: x = undef",
    );
    // The code keeps its line, and the call moved with the rest.
    assert!(printed.contains("0x1c: !1 2:0 stmt"), "{printed}");
    assert!(printed.contains("0x12..0x17: !2"), "{printed}");
}

/// The value is computed before control leaves the block, so that an assignment of it in the join
/// stays.
#[test]
fn a_later_assignment_stays_where_a_value_is_sunk_in_its_block() {
    let kill = "  0x38: dbg.kill !21\n";
    let lifetime =
        "!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))\n";
    let text = BRANCHES.replace(kill, &format!("{kill}  0x38: dbg.def !24, %entity(1)\n"));
    let mut all = Edited::of(&(text + lifetime));
    all.move_code((1, 0x0..0x4), (1, 0x10), 1);
    checked(
        all,
        ";! f+0x10..0x20: x = undef
        ;! f+0x30..0x40: x = reg(12)+0",
    );
}

/// Code moves to the position that the call returns to, and not into the call.
#[test]
fn code_is_moved_directly_behind_a_call() {
    let mut all = Edited::of(BRANCHES);
    all.move_code((1, 0x0..0x4), (1, 0xb), 1);
    let code = all.graph.code(all.blocks[1]).unwrap();
    assert_eq!(code.calls[0].site.range(), (0x2..0x7).into());
}

/// The code moves to the join: in the first branch, the variables are undefined.
#[test]
fn a_value_is_sunk_behind_a_join() {
    let mut all = Edited::of(BRANCHES);
    all.move_code((1, 0x0..0x4), (3, 0x0), 1);
    let printed = checked(
        all,
        ";! f+0x10..0x1c: x = undef
        ;! f+0x10..0x1c: d = undef
        ;! f+0x1c..0x20: d = imm(07000000)+0
        ;! f+0x30..0x38: x = reg(12)+0
        ;! f+0x2c..0x30: x = undef",
    );
    // At the start of the block, the code has no line.
    assert!(printed.contains("0x2c: !1 0:0"), "{printed}");
    assert!(printed.contains("0x30: !1 5:0 stmt"), "{printed}");
}

/// The computation is hoisted to the entry: the assignment stays where it is.
#[test]
fn a_value_is_hoisted() {
    let mut all = Edited::of(BRANCHES);
    all.move_code((1, 0x0..0x4), (0, 0x10), 1);
    let printed = checked(
        all,
        ";! f+0x4..0x14: x = reg(3)+0
        ;! f+0x14..0x20: x = reg(12)+0
        ;! f+0x14..0x20: d = reg(12)+0
        ;! f+0x0..0x14: d = imm(07000000)+0",
    );
    // It belongs to the line before it.
    assert!(!printed.contains("!1 2:0"), "{printed}");
    assert!(printed.contains("0x14: !1 3:0 stmt"), "{printed}");
}

/// `y` is value 1, which the loop's body computes at 0x10..0x14; it is known in the next round up to
/// there.
pub(super) const LOOP: &str = r#"target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !22, %entity(0)
bb1 @ 0x8 -> bb2, bb3:
bb2 @ 0x10 -> bb1:
  0x10: dbg.kill !20
  0x14: dbg.def !20, %entity(1)
bb3 @ 0x30:
}
frame @f entry {}
!10 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !9)
!12 = !DILocalVariable(name: "m", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
"#;

/// Hoisted within the loop, value 1 is the next round's from the header on, and not yet `y`.
#[test]
fn a_value_that_a_loop_computes_earlier_ends() {
    let mut all = Edited::of(LOOP);
    all.move_code((2, 0x0..0x4), (1, 0x4), 1);
    checked(
        all,
        ";! f+0x8..0x10: y = reg(12)+0
        ;! f+0x10..0x14: y = undef
        ;! f+0x14..0x30: y = reg(12)+0
        ;! f+0x30..0x40: y = undef",
    );
}

/// Value 1 is replaced by value 2, which the header computes as a phi.
#[test]
fn lifetimes_end_where_a_value_is_computed_again() {
    let mut all = Edited::of(LOOP);
    let count = all
        .graph
        .replace_value(ValueId(1), Referrer::Value(ValueId(2)));
    assert_eq!(count, Ok(1));
    let at = (all.blocks[1], Position(0));
    let (module, graph) = (&mut all.module, &mut all.graph);
    all.changes
        .end_value(module, graph, ValueId(2), at)
        .unwrap();
    checked(
        all,
        ";! f+0x8..0x14: y = undef
        ;! f+0x14..0x30: y = reg(13)+0
        ;! f+0x30..0x40: y = undef",
    );
}

/// The first branch is not reached any more.
#[test]
fn unreachable_blocks_are_removed() {
    let mut all = Edited::of(BRANCHES);
    let [entry, one, ..] = all.blocks[..] else {
        panic!()
    };
    all.graph.remove_edge(entry, one).unwrap();
    let (module, graph) = (&mut all.module, &mut all.graph);
    let removed = all.changes.remove_unreachable(module, graph).unwrap();
    assert_eq!(removed, [one]);
    let printed = checked(
        all,
        ";! f+0x4..0x14: x = reg(3)+0
        ;! f+0x14..0x30: x = undef
        ;! f+0x0..0x30: d = imm(07000000)+0",
    );
    assert_eq!(printed.matches("dbg.kill").count(), 1, "{printed}");
}

/// Lines, markers, calls and places before, in and after code that is inserted and removed.
#[test]
fn code_is_inserted_and_removed() {
    let mut all = Edited::of(BRANCHES);
    let one = all.blocks[1];
    let place = Referrer::register(all.module.target.register("rcx").unwrap());
    let whole = CodePiece::new((ValueId(9), place), 0x0..0x10);
    let f = Scope::Subprogram(SubprogramId::from_index(0));
    let scopes = [0x0..0x4, 0x4..0x10].map(|range| CodePiece::new(f, range));
    all.graph
        .edit(one, |code| {
            code.values.push(whole);
            code.scopes = scopes.to_vec();
        })
        .unwrap();
    let before = all.graph.code(one).unwrap().clone();
    // Code with a separate line is in no scope that ends or begins there.
    let mut other = all.graph.clone();
    let of_line_3 = BlockCode {
        size: 2,
        line: before.rows.last().copied(),
        ..BlockCode::default()
    };
    other
        .insert_code(one, Position(4), of_line_3, SplitSide::After)
        .unwrap();
    let scopes: Vec<_> = (other.code(one).unwrap().scopes.iter())
        .map(|piece| piece.range)
        .collect();
    assert_eq!(scopes, [(0x0..0x4).into(), (0x6..0x12).into()]);
    let add = BlockCode {
        size: 2,
        ..BlockCode::default()
    };
    all.graph
        .insert_code(one, Position(4), add, SplitSide::After)
        .unwrap();
    let code = all.graph.code(one).unwrap();
    assert_eq!(code.size, 0x12);
    assert!(code.markers.iter().all(|marker| marker.0 == Position(6)));
    // The new code belongs to line 2.
    let rows: Vec<_> = code
        .rows
        .iter()
        .map(|row| (row.position.0, row.line))
        .collect();
    assert_eq!(rows, [(0, 2), (6, 3)]);
    let values: Vec<_> = code.values.iter().map(|piece| piece.range).collect();
    assert_eq!(values, [(0x0..0x4).into(), (0x6..0x12).into()]);
    assert_eq!(code.calls[0].site.range(), (0x8..0xd).into());
    // It is in the scope of line 2, too.
    let scopes: Vec<_> = code.scopes.iter().map(|piece| piece.range).collect();
    assert_eq!(scopes, [(0x0..0x6).into(), (0x6..0x12).into()]);

    // Line 3 and the markers stay when the first instruction of the line is removed.
    let removed = all.graph.remove_code(one, 0x4..0x8).unwrap();
    assert_eq!((removed.size, removed.rows[0].position), (4, Position(2)));
    let code = all.graph.code(one).unwrap();
    let rows: Vec<_> = code
        .rows
        .iter()
        .map(|row| (row.position.0, row.line))
        .collect();
    assert_eq!(rows, [(0, 2), (4, 3)]);
    assert_eq!(code.calls[0].site.range(), (0x4..0x9).into());
    assert!(code.markers.iter().all(|marker| marker.0 == Position(4)));
    assert_eq!(code.markers.len(), before.markers.len());
}

#[test]
fn what_cannot_be_moved_changes_nothing() {
    let mut all = Edited::of(BRANCHES);
    let [entry, one, ..] = all.blocks[..] else {
        panic!()
    };
    let before = (
        format!("{:?}", all.graph),
        dwarfsmith::text::print(&all.module),
    );
    let (_, other) = graph_of(&all.module, "f");
    let within_call = GraphError::AcrossCall {
        call: (0x6..0xb).into(),
    };
    let mut move_code = |from: (CodeBlockId, std::ops::Range<u32>), to| {
        let (module, graph) = (&mut all.module, &mut all.graph);
        let from = (from.0, CodeRange::from(from.1));
        all.changes
            .move_code(module, graph, from, to, &[ValueId(1)])
    };
    assert_eq!(
        move_code((one, 0x0..0x8), (entry, Position(0))),
        Err(within_call)
    );
    assert_eq!(
        move_code((entry, 0x0..0x8), (one, Position(8))),
        Err(within_call)
    );
    for (from, to) in [
        ((one, 0x0..0x4), (one, Position(2))),
        ((one, 0x0..0x4), (entry, Position(0x11))),
        ((one, 0x0..0x44), (entry, Position(0))),
        (
            (
                one,
                Range {
                    start: 0x4,
                    end: 0x0,
                },
            ),
            (entry, Position(0)),
        ),
    ] {
        let error = move_code(from, to);
        assert!(
            matches!(error, Err(GraphError::Outside { .. })),
            "{error:?}"
        );
    }
    let error = move_code((other.entry(), 0x0..0x4), (one, Position(0)));
    assert!(matches!(error, Err(GraphError::OtherGraph { .. })));
    let (module, graph) = (&mut all.module, &mut all.graph);
    let outside = [store(one, 0x11, 2)];
    let ty = Type::int(32);
    let error = all
        .changes
        .promote_memory(module, graph, ValueId(1), ty, &outside);
    assert!(error.is_err());
    // Value 1 is not a pointer.
    let inside = [store(one, 0x4, 2)];
    let error = all
        .changes
        .promote_memory(module, graph, ValueId(1), ty, &inside);
    assert!(error.is_err());
    let none = LifetimeId::from_index(99);
    assert!(all.changes.at_graph(module, graph, none).is_err());
    let list = Referrer::Registers { first: 7, count: 1 };
    assert!(graph.replace_value(ValueId(1), list).is_err());
    assert!(graph.remove_code(one, 0x8..0xc).is_err());
    let marker = (Position(3), Marker::Kill(none));
    let code = BlockCode {
        size: 2,
        markers: vec![marker],
        ..BlockCode::default()
    };
    assert!(
        graph
            .insert_code(one, Position(0), code, SplitSide::After)
            .is_err()
    );
    let after = (format!("{graph:?}"), dwarfsmith::text::print(module));
    assert_eq!(after, before);
}
