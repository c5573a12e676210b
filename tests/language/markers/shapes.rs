//! Control flow written by hand.

use super::*;

const DEF: Event = Event::Def(0, 0);
const KILL: Event = Event::Kill(0);

#[test]
fn live_ranges_of_control_flow_by_hand() {
    use MarkerMode::{BlockLocal, Flow};
    // 0 → 1 ⇄ 2, 1 → 3; defined and killed in the loop: the first kill in block 1 ends the lifetime
    // that is active over the back edge.
    check(
        Flow,
        &[
            (0, &[1], &[]),
            (4, &[2, 3], &[(6, KILL), (8, DEF)]),
            (12, &[1], &[]),
            (16, &[], &[]),
        ],
        20,
        &[(4, 6), (8, 20)],
    );
    // A loop with two entries (irreducible): 0 → 1, 0 → 2, 1 ⇄ 2; defined in 1, killed in 2.
    check(
        Flow,
        &[
            (0, &[1, 2], &[]),
            (4, &[2], &[(5, DEF)]),
            (8, &[1], &[(10, KILL)]),
        ],
        12,
        &[(5, 10)],
    );
    // An unreachable block is on no path from the def, but a def in it begins a path.
    check(Flow, &[(0, &[], &[(1, DEF)]), (4, &[0], &[])], 8, &[(1, 4)]);
    check(
        Flow,
        &[(0, &[], &[]), (4, &[0], &[(6, DEF)])],
        8,
        &[(0, 4), (6, 8)],
    );
    // Layout is not control flow: 0 jumps over 1.
    check(
        Flow,
        &[(0, &[2], &[(2, DEF)]), (4, &[], &[]), (8, &[], &[])],
        12,
        &[(2, 4), (8, 12)],
    );
    check(
        BlockLocal,
        &[(0, &[0, 1], &[(2, DEF)]), (4, &[], &[])],
        8,
        &[(2, 4)],
    );
}

#[test]
fn markers_at_block_boundaries() {
    use MarkerMode::{BlockLocal, Flow};
    for mode in [Flow, BlockLocal] {
        let end = if mode == Flow { 8 } else { 4 };
        // At one position, the order of the markers counts.
        check(
            mode,
            &[(0, &[1], &[(2, DEF), (2, KILL)]), (4, &[], &[])],
            8,
            &[],
        );
        check(
            mode,
            &[
                (0, &[1], &[(2, KILL), (2, DEF), (2, Event::Label)]),
                (4, &[], &[]),
            ],
            8,
            &[(2, end)],
        );
    }
    // A marker at a block's end belongs to that block, though the next block starts at the same
    // position: a kill there ends the lifetime on each edge to a successor, a def there begins it
    // only in the successors.
    check(
        Flow,
        &[
            (0, &[2], &[(1, DEF), (4, KILL)]),
            (4, &[], &[]),
            (8, &[], &[]),
        ],
        12,
        &[(1, 4)],
    );
    check(
        Flow,
        &[(0, &[2], &[(4, DEF)]), (4, &[], &[]), (8, &[], &[])],
        12,
        &[(8, 12)],
    );
    check(BlockLocal, &[(0, &[1], &[(4, DEF)]), (4, &[], &[])], 8, &[]);
    // A marker at the start of a block belongs to it: it takes effect on all paths into the block.
    check(
        Flow,
        &[
            (0, &[1, 2], &[(1, DEF)]),
            (4, &[2], &[(4, KILL)]),
            (8, &[], &[]),
        ],
        12,
        &[(1, 4), (8, 12)],
    );
    // Control passes through empty blocks, with their markers.
    check(
        Flow,
        &[(0, &[1], &[(0, DEF)]), (4, &[2], &[]), (4, &[], &[])],
        8,
        &[(0, 8)],
    );
    check(
        Flow,
        &[
            (0, &[1], &[(0, DEF)]),
            (4, &[2], &[(4, KILL)]),
            (4, &[], &[]),
        ],
        8,
        &[(0, 4)],
    );
    check(
        Flow,
        &[(0, &[1], &[]), (4, &[2], &[(4, DEF)]), (4, &[], &[])],
        8,
        &[(4, 8)],
    );
    // An empty function has no code in which a lifetime could be active.
    check(Flow, &[(0, &[], &[(0, DEF)])], 0, &[]);
}
