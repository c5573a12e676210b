//! Code that is moved to the border of its own range, of a call or of a lifetime, with expectations
//! by hand.

use crate::after::Edited;
use crate::moves::{BRANCHES, LOOP, checked};
use dwarfsmith::Position;
use dwarfsmith::markers::{CodeRange, GraphError, ValueId};

/// Moves code that computes value 1 from a range of one block to a position of another.
fn moved(
    all: &mut Edited,
    (from, range): (usize, core::ops::Range<u32>),
    (to, at): (usize, u32),
) -> Result<CodeRange, GraphError> {
    let from = (all.blocks[from], CodeRange::from(range));
    let to = (all.blocks[to], Position(at));
    let (module, graph) = (&mut all.module, &mut all.graph);
    (all.changes).move_code(module, graph, from, to, &[ValueId(1)])
}

/// The start and the end of the code are where it already is.
#[test]
fn code_that_is_moved_to_its_own_place_is_unchanged() {
    for source in [BRANCHES, LOOP] {
        for (range, at) in [(0x0..0x4, 0x0), (0x0..0x4, 0x4), (0x0..0x6, 0x6)] {
            let mut all = Edited::of(source);
            let before = format!("{:?}", all.graph);
            let expected = Ok(CodeRange::from(range.clone()));
            assert_eq!(moved(&mut all, (1, range.clone()), (1, at)), expected);
            assert_eq!(moved(&mut all, (2, range), (2, at)), expected);
            assert_eq!(format!("{:?}", all.graph), before);
        }
    }
}

/// The call is the next instruction, at 0x6..0xb of its block: the code is before it.
#[test]
fn code_is_moved_directly_before_a_call() {
    let mut all = Edited::of(BRANCHES);
    let range = moved(&mut all, (1, 0x0..0x4), (1, 0x6));
    assert_eq!(range, Ok((0x2..0x6).into()));
    let code = all.graph.code(all.blocks[1]).unwrap();
    assert_eq!(code.calls[0].site.range(), (0x6..0xb).into());
}

/// `x` ends at 0x34, and the code comes after that: `x` does not begin again. `d` does.
#[test]
fn a_value_is_sunk_behind_the_end_of_a_lifetime() {
    let mut all = Edited::of(BRANCHES);
    moved(&mut all, (1, 0x0..0x4), (3, 0xc)).unwrap();
    checked(
        all,
        ";! f+0x10..0x1c: x = undef
        ;! f+0x2c..0x40: x = undef
        ;! f+0x2c..0x3c: d = undef
        ;! f+0x3c..0x40: d = reg(12)+0",
    );
}

/// A value that no code computes, such as one that a pass merged with another, is known from the
/// position of its `dbg.def` on, whether it is computed before the `dbg.def` or at its position.
#[test]
fn a_value_without_code_is_sunk_to_its_definition() {
    for at in [0x2, 0x4] {
        let mut all = Edited::of(BRANCHES);
        moved(&mut all, (1, 0x0..0x0), (1, at)).unwrap();
        checked(
            all,
            ";! f+0x4..0x14: x = reg(3)+0
            ;! f+0x14..0x20: x = reg(12)+0
            ;! f+0x14..0x20: d = reg(12)+0",
        );
    }
}

/// `y` is value 1 from 0x14 on, in each round. Where the value is computed at the `dbg.def` itself,
/// the lifetime continues, and no marker is necessary.
#[test]
fn a_lifetime_that_begins_where_its_value_is_computed_continues() {
    let mut all = Edited::of(&LOOP.replace("  0x10: dbg.kill !20\n", ""));
    let before = format!("{:?}", all.graph);
    let at = (all.blocks[2], Position(0x4));
    let (module, graph) = (&mut all.module, &mut all.graph);
    all.changes
        .end_value(module, graph, ValueId(1), at)
        .unwrap();
    assert_eq!(format!("{:?}", all.graph), before);
    checked(all, ";! f+0x8..0x40: y = reg(12)+0");
}
