//! Compares lifetimes with those that follow from the segments of single blocks.

use super::*;
use crate::isa::Isa;
use crate::machine::MachineBlock;
use crate::random::Random;
use std::collections::BTreeSet;

/// A lifetime: its first block and offset, its ends, and its code.
type Lifetime = ((usize, u32), BTreeSet<(usize, u32)>, BTreeSet<u32>);

/// Follows lifetimes through segments, of which each block has at least one.
fn reference(machine: &Machine, segments: &[Segment]) -> Vec<Lifetime> {
    let at = |block| segments.iter().position(|it| it.block == block && it.first);
    let next = |index: usize| -> Vec<usize> {
        let own = &segments[index];
        match own.last {
            true => machine.blocks[own.block]
                .successors
                .iter()
                .filter_map(|to| at(*to))
                .collect(),
            false => vec![index + 1],
        }
    };
    let same = |a: usize, b: usize| segments[a].source == segments[b].source;
    let all = 0..segments.len();
    let led = |to: usize| {
        all.clone()
            .any(|from| next(from).contains(&to) && same(from, to))
    };
    let (led, free): (Vec<usize>, Vec<usize>) = all.clone().partition(|index| led(*index));
    let mut covered = BTreeSet::new();
    let mut lifetimes = Vec::new();
    for start in free.into_iter().chain(led) {
        if covered.contains(&start) || segments[start].source.is_none() {
            continue;
        }
        let before = covered.clone();
        let mut ends = BTreeSet::new();
        let (mut to_visit, mut code) = (vec![start], BTreeSet::new());
        while let Some(index) = to_visit.pop() {
            if !covered.insert(index) {
                continue;
            }
            let end = segments
                .get(index + 1)
                .map_or(10 * machine.blocks.len() as u32, |it| it.start);
            code.extend(segments[index].start..end);
            for to in next(index) {
                if same(index, to) && !before.contains(&to) {
                    to_visit.push(to);
                } else {
                    ends.insert((segments[to].block, segments[to].start));
                }
            }
        }
        lifetimes.push(((segments[start].block, segments[start].start), ends, code));
    }
    lifetimes
}

#[test]
fn lifetimes_are_those_of_single_blocks() {
    let mut random = Random(1);
    let mut below = |limit| random.below(limit);
    for number in 0..20000 {
        let blocks = 1 + below(12);
        let machine = (0..blocks).map(|block| MachineBlock {
            start: 10 * block as u32,
            end: 10 * (block as u32 + 1),
            successors: match below(5) {
                0 => vec![below(blocks)],
                1 => Vec::new(),
                2 => vec![(block + 1) % blocks, below(blocks)],
                _ => vec![(block + 1) % blocks, (block + 1 + below(3)) % blocks],
            },
        });
        let machine = Machine::new(Isa::X86_64, Vec::new(), machine.collect(), Vec::new());
        let change = [2, 4, 9][below(3)];
        let mut source = None;
        let mut segments = Vec::new();
        for block in 0..blocks {
            for start in [10 * block, 10 * block + 3, 10 * block + 6] {
                let first = start == 10 * block;
                let before = source;
                if below(change) == 0 {
                    let value = [Some(Source::Slot), None][below(2)];
                    source = [
                        value,
                        Some(Source::Operand(crate::record::Operand::Const(0))),
                    ][below(2)];
                }
                if first || source != before {
                    segments.push(Segment {
                        block,
                        start: start as u32,
                        first,
                        last: true,
                        source,
                        in_gap: false,
                    });
                }
            }
        }
        for index in 1..segments.len() {
            segments[index - 1].last = segments[index].first;
        }
        let mut flow = Flow {
            segments: segments.clone(),
            ..Flow::default()
        };
        flow.start(&machine);
        let mut found: Vec<Lifetime> = Vec::new();
        while let Some(segment) = flow.next(&machine, |source| source.is_some()) {
            let code = flow.code(&machine).flat_map(|(start, end)| start..end);
            let ends: Vec<(usize, u32)> = flow.ends().collect();
            let unique: BTreeSet<(usize, u32)> = ends.iter().copied().collect();
            assert_eq!(unique.len(), ends.len(), "case {number}");
            found.push(((segment.block, segment.start), unique, code.collect()));
        }
        assert_eq!(
            found,
            reference(&machine, &segments),
            "case {number}: {machine:?} {segments:?}"
        );
    }
}
