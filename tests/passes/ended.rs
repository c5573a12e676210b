//! Lifetimes that end on one of the paths that meet, with expectations by hand.

use crate::after::Edited;
use crate::moves::checked;
use dwarfsmith::Position;
use dwarfsmith::markers::ValueId;
use dwarfsmith::ty::AddressSpace;

/// `x` is value 1 from 0x4 on, and so is `d`, which otherwise has the default 7.
const NODES: &str = r#"frame @f entry {}
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
"#;

/// A module with these blocks after the entry block, which has the markers.
fn edited(next: &str, blocks: &str) -> Edited {
    Edited::of(&format!(
        "target \"x86_64\"\ndefine @f size 0x40 !dbg !4 {{\nbb0 @ 0x0 -> {next}:\n  0x4: dbg.def !20, %entity(1)\n  \
         0x4: dbg.def !21, %entity(1)\n{blocks}}}\n{NODES}"
    ))
}

fn branches() -> Edited {
    edited(
        "bb1, bb2",
        "bb1 @ 0x10 -> bb3:\nbb2 @ 0x20 -> bb3:\nbb3 @ 0x30:\n",
    )
}

/// The block at 0x10 is the body of the loop, and the one at 0x8 its header.
fn in_loop() -> Edited {
    edited(
        "bb1",
        "bb1 @ 0x8 -> bb2, bb3:\nbb2 @ 0x10 -> bb1:\nbb3 @ 0x30:\n",
    )
}

fn end_value(mut all: Edited, (block, position): (usize, u32), lines: &str) {
    let at = (all.blocks[block], Position(position));
    let (module, graph) = (&mut all.module, &mut all.graph);
    all.changes
        .end_value(module, graph, ValueId(1), at)
        .unwrap();
    checked(all, lines);
}

/// Value 1 is computed again in the first branch: where the branches meet, it may be either one.
#[test]
fn a_value_of_one_branch_ends_behind_the_join() {
    end_value(
        branches(),
        (1, 4),
        ";! f+0x4..0x14: x = reg(12)+0
        ;! f+0x14..0x20: x = undef
        ;! f+0x20..0x30: x = reg(12)+0
        ;! f+0x30..0x40: x = undef
        ;! f+0x0..0x4: d = imm(07000000)+0
        ;! f+0x4..0x14: d = reg(12)+0
        ;! f+0x14..0x20: d = undef
        ;! f+0x20..0x30: d = reg(12)+0
        ;! f+0x30..0x40: d = undef",
    );
}

/// As of `start = i; while (…) i = i + 1;` with `i` in one register.
#[test]
fn a_value_of_a_loop_ends_in_its_header() {
    end_value(
        in_loop(),
        (2, 4),
        ";! f+0x4..0x8: x = reg(12)+0
        ;! f+0x8..0x40: x = undef
        ;! f+0x4..0x8: d = reg(12)+0
        ;! f+0x8..0x40: d = undef",
    );
}

/// The value is computed again after the loop, where no other path leads.
#[test]
fn a_value_without_another_path_ends_once() {
    let mut all = in_loop();
    let at = (all.blocks[3], Position(4));
    let (module, graph) = (&mut all.module, &mut all.graph);
    all.changes
        .end_value(module, graph, ValueId(1), at)
        .unwrap();
    let printed = checked(
        all,
        ";! f+0x4..0x34: x = reg(12)+0
        ;! f+0x34..0x40: x = undef",
    );
    // Only `d`, which has a default, needs a lifetime without a location.
    assert_eq!(printed.matches("%undef").count(), 1, "{printed}");
}

/// The loop stores another value to the memory: in its header, the memory may have either one.
#[test]
fn memory_that_a_loop_overwrites_ends_in_its_header() {
    let mut all = in_loop();
    let store = |value, block: usize, at| (ValueId(value), (all.blocks[block], Position(at)));
    let stores = [store(1, 0, 0x6), store(2, 2, 0x4)];
    let memory = (ValueId(0), AddressSpace(0));
    let (module, graph) = (&mut all.module, &mut all.graph);
    all.changes
        .demote_values(module, graph, memory, &stores)
        .unwrap();
    checked(
        all,
        ";! f+0x4..0x6: x = reg(12)+0
        ;! f+0x6..0x8 with rax=0x7000: x = mem(0)+0x7000
        ;! f+0x8..0x40: x = undef
        ;! f+0x8..0x40: d = undef",
    );
}
