//! Compares the timeline with a slow computation of all contents for each block.

use super::*;
use crate::isa::Isa;
use crate::machine::{Machine, MachineBlock};
use crate::random::Random;
use crate::record::{Marker, Storage, VariableRecord};
use dwarfsmith::Type;
use std::collections::BTreeMap;

impl Random {
    fn source(&mut self) -> Option<Source> {
        match self.below(6) {
            0 => None,
            1 => Some(Source::Slot),
            2 => Some(Source::Operand(Operand::Const(self.below(2) as u64))),
            _ => Some(Source::Operand(Operand::Value(self.below(5)))),
        }
    }
}

type Contents = Vec<Option<Source>>;

/// A function of random blocks and markers. Its markers name all variables; the other record has
/// the same markers with bases.
fn case(random: &mut Random) -> (CompiledFunction, FunctionRecord) {
    let (blocks, variables) = (1 + random.below(9), 1 + random.below(50));
    let machine = (0..blocks).map(|block| MachineBlock {
        start: 10 * block as u32 + u32::from(block == 0),
        end: 10 * (block as u32 + 1),
        successors: (0..random.below(3)).map(|_| random.below(blocks)).collect(),
    });
    let machine: Vec<MachineBlock> = machine.collect();
    let mut record = FunctionRecord {
        variables: vec![
            VariableRecord {
                name: String::new(),
                ty: Type::int(64),
                storage: Storage::scalar(Type::int(64)),
            };
            variables
        ],
        ..FunctionRecord::default()
    };
    let mut short = record.clone();
    let mut contents: Contents = vec![None; variables];
    let mut last = None;
    for tag in 0..random.below(20) {
        let entry = random.below(3) > 0;
        let events = (0..random.below(4)).map(|_| Event {
            variable: random.below(variables),
            part: 0,
            source: random.source(),
        });
        let events: Vec<Event> = events.collect();
        let block = random.below(blocks);
        let mut marker = Marker {
            block: random.below(5) as u32,
            entry,
            after: None,
            scope: 0,
            row: None,
            events,
            offset: (random.below(6) > 0).then_some(10 * block as u32 + random.below(9) as u32),
            machine_block: Some(block),
            superseded: random.below(6) == 0,
        };
        short.markers.push(marker.clone());
        if entry {
            for event in &marker.events {
                contents[event.variable] = event.source;
            }
            let all = contents.iter().enumerate();
            marker.events = all
                .map(|(variable, source)| Event {
                    variable,
                    part: 0,
                    source: *source,
                })
                .collect();
            if let Some(base) = last.replace(tag) {
                short.bases.push((tag, base));
            } else {
                short.markers[tag] = marker.clone();
            }
        }
        record.markers.push(marker);
    }
    let mut machine = Machine::new(Isa::X86_64, Vec::new(), machine, Vec::new());
    machine.has_tail = random.below(2) == 0;
    if machine.has_tail {
        let tail = blocks - 1;
        machine
            .blocks
            .iter_mut()
            .for_each(|block| block.successors.retain(|it| *it != tail));
    }
    (CompiledFunction::from_parts(record, machine), short)
}

/// The events of markers in code order, with their blocks and offsets.
fn placed(function: &CompiledFunction) -> Vec<(usize, u32, Vec<Event>)> {
    let mut placed = Vec::new();
    let mut waiting: HashMap<u32, Vec<Event>> = HashMap::new();
    for marker in &function.record.markers {
        let mut events = waiting.remove(&marker.block).unwrap_or_default();
        events.extend(&marker.events);
        match (marker.machine_block, marker.offset, marker.superseded) {
            (Some(block), Some(offset), false) => placed.push((block, offset, events)),
            _ => drop(waiting.insert(marker.block, events)),
        }
    }
    placed.sort_by_key(|(block, offset, _)| (*block, *offset));
    placed
}

/// Recomputes the contents at blocks' starts until nothing changes.
fn at_start(function: &CompiledFunction, placed: &[(usize, u32, Vec<Event>)]) -> Vec<Contents> {
    let apply = |contents: &mut Contents, events: &[Event]| {
        events
            .iter()
            .for_each(|event| contents[event.variable] = event.source);
    };
    let blocks = &function.machine.blocks;
    let mut known: Vec<Option<Contents>> = vec![None; blocks.len()];
    let unknown: Contents = vec![None; function.record.variables.len()];
    let mut entry = unknown.clone();
    let first = function.record.markers.first();
    first
        .filter(|first| first.entry)
        .into_iter()
        .for_each(|first| apply(&mut entry, &first.events));
    known[0] = Some(entry);
    loop {
        let before = known.clone();
        for (number, block) in blocks.iter().enumerate() {
            let Some(mut end) = known[number].clone() else {
                continue;
            };
            let own = placed.iter().filter(|placed| placed.0 == number);
            own.for_each(|(_, _, events)| apply(&mut end, events));
            for successor in &block.successors {
                let start = known[*successor].get_or_insert_with(|| end.clone());
                let cells = start.iter_mut().zip(&end);
                cells.for_each(|(cell, end)| *cell = cell.filter(|cell| Some(*cell) == *end));
            }
        }
        if known == before {
            break;
        }
    }
    if let Some((tail, _)) = function.machine.tail() {
        let mut constant = known[0].clone().unwrap_or_default();
        for (variable, cell) in constant.iter_mut().enumerate() {
            let starts = known[..tail]
                .iter()
                .flatten()
                .map(|contents| contents[variable]);
            let events = placed.iter().flat_map(|(_, _, events)| events);
            let events = events.filter(|event| event.variable == variable);
            let mut all = starts.chain(events.map(|event| event.source));
            *cell = cell.filter(|cell| all.all(|source| source == Some(*cell)));
        }
        known[tail] = Some(constant);
    }
    known
        .into_iter()
        .map(|known| known.unwrap_or_else(|| unknown.clone()))
        .collect()
}

#[test]
fn segments_are_those_of_the_slow_analysis() {
    let mut random = Random(1);
    for number in 0..3000 {
        let (mut function, short) = case(&mut random);
        let placed = placed(&function);
        let at_start = at_start(&function, &placed);
        let mut expected: Vec<Vec<Segment>> = Vec::new();
        for part in 0..function.record.variables.len() {
            let mut segments: Vec<Segment> = Vec::new();
            for (block, contents) in at_start.iter().enumerate() {
                let start = if block == 0 {
                    0
                } else {
                    function.machine.blocks[block].start
                };
                let mut sources = BTreeMap::from([(start, contents[part])]);
                for (_, offset, events) in placed.iter().filter(|placed| placed.0 == block) {
                    let own = events.iter().filter(|event| event.variable == part);
                    sources.extend(own.map(|event| ((*offset).max(start), event.source)));
                }
                let mut sources: Vec<_> = sources.into_iter().collect();
                sources.dedup_by_key(|(_, source)| *source);
                let last = sources.len() - 1;
                for (index, (start, source)) in sources.into_iter().enumerate() {
                    let segment = Segment {
                        block,
                        start,
                        first: index == 0,
                        last: index == last,
                        source,
                        in_gap: false,
                    };
                    match segments.last_mut() {
                        Some(Segment {
                            source: before,
                            last,
                            ..
                        }) if *before == source => {
                            *last = segment.last;
                        }
                        _ => segments.push(segment),
                    }
                }
            }
            expected.push(segments);
        }
        for record in [function.record.clone(), short] {
            function.record = record;
            let timeline = Timeline::new(&function);
            for (part, expected) in expected.iter().enumerate() {
                let mut segments = Vec::new();
                timeline.segments(part, &mut segments);
                assert_eq!(&segments, expected, "case {number}, part {part}");
            }
        }
    }
}
