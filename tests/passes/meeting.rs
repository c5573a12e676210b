//! Copies of blocks: where they meet, and their places.

use crate::after::Edited;
use crate::copies::{LOOP, checked};
use dwarfsmith::changes::EdgeSource;
use dwarfsmith::markers::{BlockCode, Referrer, ValueId};

/// The places of values are copied with the code, for the values of the copy.
#[test]
fn places_of_the_copy_are_those_of_its_values() {
    let mut all = Edited::of(LOOP);
    let body = all.blocks[2];
    let rbx = Referrer::register(all.module.target.register("rbx").unwrap());
    let edit = |code: &mut BlockCode| code.place_value(ValueId(1), 0x2..0x6, Some(rbx));
    all.graph.edit(body, edit).unwrap();
    let copies = all.copy(2..3, |_, _| false, 2);
    let places = |block| {
        let pieces = all.graph.code(block).unwrap().values.iter();
        let pieces = pieces.map(|piece| (piece.what, piece.range.start.0, piece.range.end.0));
        pieces.collect::<Vec<_>>()
    };
    assert_eq!(places(body), [((ValueId(1), rbx), 0x2, 0x6)]);
    assert_eq!(places(copies[0].1), [((ValueId(2), rbx), 0x2, 0x6)]);
}

/// Where both copies end at the start of the block in which they meet, no third one begins.
#[test]
fn copies_that_end_where_they_meet_need_no_other() {
    let source = LOOP.replace("bb3 @ 0x30:\n", "bb3 @ 0x30:\n  0x30: dbg.kill !20\n");
    let mut all = Edited::of(&source);
    let header = all.blocks[1];
    let to_copy = |from, to| match from {
        EdgeSource::Outside(_) => true,
        EdgeSource::Copy(_) => to != header,
        EdgeSource::Original(_) => false,
    };
    let before = all.module.metadata.lifetimes.len();
    all.copy(1..3, to_copy, 1);
    assert_eq!(all.module.metadata.lifetimes.len(), before + 1);
    let printed = checked(
        all,
        ";! f+0x30..0x40: i = undef
        ;! f+0x44..0x58: i = reg(3)+0
        ;! f+0x14..0x28: i = reg(3)+0",
    );
    assert_eq!(printed.matches("dbg.def").count(), 3);
}
