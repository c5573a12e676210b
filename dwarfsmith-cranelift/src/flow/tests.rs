//! Lifetimes of random segments in random control flow, against their definition.

use super::*;
use crate::isa::Isa;
use crate::machine::MachineBlock;
use crate::random::Random;
use std::collections::{BTreeMap, BTreeSet};

/// A lifetime: its first block and offset, its ends, and its code.
type Lifetime = ((usize, u32), BTreeSet<(usize, u32)>, BTreeSet<u32>);

/// The edges between segments, of which each block has at least one.
fn edges(machine: &Machine, segments: &[Segment]) -> BTreeSet<(usize, usize)> {
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
    let all = 0..segments.len();
    all.flat_map(|from| next(from).into_iter().map(move |to| (from, to)))
        .collect()
}

/// Checks the lifetimes of segments, and returns for each segment its lifetime.
fn owners(
    machine: &Machine,
    segments: &[Segment],
    found: &[Lifetime],
) -> Result<BTreeMap<usize, usize>, String> {
    let end = |index: usize| match segments.get(index + 1) {
        Some(next) => next.start,
        None => 10 * machine.blocks.len() as u32,
    };
    let edges = edges(machine, segments);
    let mut owners = BTreeMap::new();
    for (number, (start, ends, code)) in found.iter().enumerate() {
        let position = |index: usize| (segments[index].block, segments[index].start);
        let first = (0..segments.len()).find(|index| position(*index) == *start);
        let first = first.ok_or("a lifetime starts in a segment")?;
        // The code from the start up to the ends.
        let mut to_visit = vec![first];
        let mut own = BTreeSet::new();
        while let Some(index) = to_visit.pop() {
            if own.insert(index) {
                let next = edges.iter().filter(|(from, _)| *from == index);
                let next = next.map(|(_, to)| *to);
                to_visit.extend(next.filter(|to| !ends.contains(&position(*to))));
            }
        }
        let reached: BTreeSet<u32> = own
            .iter()
            .flat_map(|index| segments[*index].start..end(*index))
            .collect();
        if reached != *code {
            return Err(format!("lifetime {number} has other code: {own:?}"));
        }
        for index in own {
            if segments[index].source != segments[first].source {
                return Err(format!("lifetime {number} has another content in {index}"));
            }
            if owners.insert(index, number).is_some() {
                return Err(format!("two lifetimes in {index}"));
            }
            let mut before = edges.iter().filter(|(_, to)| *to == index);
            if index != first
                && (index == 0 || before.any(|(from, _)| !code.contains(&segments[*from].start)))
            {
                return Err(format!("control skips the start of {number} in {index}"));
            }
        }
    }
    Ok(owners)
}

/// Checks that no lifetime could be a part of the only one that leads into it.
fn check(machine: &Machine, segments: &[Segment], found: &[Lifetime]) -> Result<(), String> {
    let owners = owners(machine, segments, found)?;
    let known = (0..segments.len()).filter(|index| segments[*index].source.is_some());
    if let Some(index) = known.clone().find(|index| !owners.contains_key(index)) {
        return Err(format!("no lifetime in {index}"));
    }
    let edges = edges(machine, segments);
    for (number, (start, ..)) in found.iter().enumerate() {
        let mut before = BTreeSet::new();
        for (from, to) in &edges {
            let position = (segments[*to].block, segments[*to].start);
            let is_same = segments[*from].source == segments[*to].source;
            if position == *start && owners.get(from) != Some(&number) {
                before.insert(owners.get(from).filter(|_| is_same));
            }
        }
        if before.len() == 1 && !before.contains(&None) && *start != (0, 0) {
            return Err(format!("lifetime {number} is a part of another one"));
        }
    }
    Ok(())
}

#[test]
fn control_passes_the_starts_of_lifetimes() {
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
        let checked = check(&machine, &segments, &found);
        assert_eq!(checked, Ok(()), "case {number}: {machine:?} {segments:?}");
    }
}
