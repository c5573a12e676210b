//! Live ranges against the definition in the language, computed byte by byte and marker by marker
//! on random graphs.
//!
//! A bounded lifetime is active from its `dbg.def` along every forward path of control until a
//! `dbg.kill` of it or the end of an exit block. [`Graph::active`] computes this as a fixpoint over
//! every point between two markers; it shares nothing with the library's algorithm.

mod shapes;

use crate::support::thread_time;
use dwarfsmith::Bits;
use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::{EntryLocation, LowerOptions};
use dwarfsmith::markers::{
    BlockIndex, Code, CodeRange, FunctionBody, FunctionId, LiveRanges, MarkerMode, Referrer,
    ValueId,
};
use dwarfsmith::metadata::{CodeId, Id, LifetimeId, SubprogramId, Text};
use dwarfsmith::target::Register;
use dwarfsmith::{Module, Position, Target, Type};
use std::collections::{BTreeMap, BTreeSet};

/// Pseudorandom numbers that are the same in every run (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % u64::from(end)) as u32
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    /// A `dbg.def` of a lifetime; the second number distinguishes it from all others of the
    /// function.
    Def(usize, u32),
    Kill(usize),
    Label,
}

#[derive(Clone, Debug)]
struct Block {
    start: u32,
    end: u32,
    successors: Vec<usize>,
    markers: Vec<(u32, Event)>,
}

#[derive(Clone, Debug)]
struct Graph {
    mode: MarkerMode,
    size: u32,
    blocks: Vec<Block>,
}

/// The code where a lifetime is active, by lifetime and `dbg.def`.
type Active = BTreeMap<(usize, u32), Vec<CodeRange>>;

impl Graph {
    /// A graph of up to eight blocks in random order: loops, unreachable blocks, many exits, empty
    /// blocks.
    fn random(random: &mut Random, lifetimes: u32, several_defs: bool) -> Graph {
        let mut at = 0;
        let count = 1 + random.below(8);
        let mut defs = 0;
        let mut defined = BTreeSet::new();
        let mut blocks: Vec<Block> = Vec::new();
        for _ in 0..count {
            let start = at;
            at += if random.below(4) == 0 {
                0
            } else {
                1 + random.below(5)
            };
            let successors = (0..random.below(4))
                .map(|_| random.below(count) as usize)
                .collect();
            let mut positions: Vec<u32> = (0..random.below(4))
                .map(|_| match random.below(4) {
                    0 => start,
                    1 => at,
                    _ => start + random.below(at - start + 1),
                })
                .collect();
            positions.sort_unstable();
            let markers = positions.into_iter().map(|position| {
                let lifetime = random.below(lifetimes) as usize;
                let event = match random.below(8) {
                    0 => Event::Label,
                    1..=3 => Event::Kill(lifetime),
                    _ if several_defs || defined.insert(lifetime) => {
                        defs += 1;
                        Event::Def(lifetime, defs - 1)
                    }
                    _ => Event::Kill(lifetime),
                };
                (position, event)
            });
            blocks.push(Block {
                start,
                end: at,
                successors,
                markers: markers.collect(),
            });
        }
        let mode = if random.below(4) == 0 {
            MarkerMode::BlockLocal
        } else {
            MarkerMode::Flow
        };
        Graph {
            mode,
            size: at,
            blocks,
        }
    }

    fn body(&self, into: &mut FunctionBody, referrer: impl Fn(u32) -> Referrer) {
        into.begin(Text::from_index(0), SubprogramId::from_index(0), self.size)
            .mode(self.mode);
        for block in &self.blocks {
            into.block(Position(block.start));
            for &(position, event) in &block.markers {
                match event {
                    Event::Def(lifetime, def) => into.def(
                        Position(position),
                        LifetimeId::from_index(lifetime),
                        referrer(def),
                    ),
                    Event::Kill(lifetime) => {
                        into.kill(Position(position), LifetimeId::from_index(lifetime))
                    }
                    Event::Label => into.label(Position(position), CodeId::from_index(0)),
                };
            }
        }
        for (from, block) in self.blocks.iter().enumerate() {
            for &to in &block.successors {
                into.successor(BlockIndex(from as u32), BlockIndex(to as u32));
            }
        }
    }

    /// The bytes where the lifetime is active because of this `dbg.def`: computed from the
    /// definition, without regard to speed.
    fn active_bytes(&self, lifetime: usize, def: u32) -> Vec<bool> {
        // `before[b][k]`: whether the lifetime is active before marker `k` of block `b` on some
        // path; the last entry is for the block's end.
        let mut before: Vec<Vec<bool>> = self
            .blocks
            .iter()
            .map(|block| vec![false; block.markers.len() + 1])
            .collect();
        loop {
            let old = before.clone();
            for (number, block) in self.blocks.iter().enumerate() {
                for (index, (_, event)) in block.markers.iter().enumerate() {
                    let after = match *event {
                        Event::Def(_, other) if other == def => true,
                        Event::Kill(other) if other == lifetime => false,
                        _ => before[number][index],
                    };
                    before[number][index + 1] |= after;
                }
                if self.mode == MarkerMode::Flow && before[number][block.markers.len()] {
                    for &to in &block.successors {
                        before[to][0] = true;
                    }
                }
            }
            if before == old {
                break;
            }
        }
        let mut bytes = vec![false; self.size as usize];
        for (number, block) in self.blocks.iter().enumerate() {
            for byte in block.start..block.end {
                // The byte runs after every marker at its position or before it.
                let passed = block
                    .markers
                    .iter()
                    .filter(|(position, _)| *position <= byte)
                    .count();
                bytes[byte as usize] = before[number][passed];
            }
        }
        bytes
    }

    fn defs(&self) -> impl Iterator<Item = (usize, u32)> {
        self.blocks
            .iter()
            .flat_map(|block| &block.markers)
            .filter_map(|(_, event)| match *event {
                Event::Def(lifetime, def) => Some((lifetime, def)),
                _ => None,
            })
    }

    fn active(&self) -> Active {
        let found = self
            .defs()
            .map(|(lifetime, def)| ((lifetime, def), ranges(&self.active_bytes(lifetime, def))));
        found.filter(|(_, ranges)| !ranges.is_empty()).collect()
    }
}

/// The ranges of `true`.
fn ranges(bytes: &[bool]) -> Vec<CodeRange> {
    let mut found: Vec<CodeRange> = Vec::new();
    for (byte, _) in (0u32..).zip(bytes).filter(|(_, active)| **active) {
        match found.last_mut() {
            Some(last) if last.end == Position(byte) => last.end = Position(byte + 1),
            _ => found.push(CodeRange::from(byte..byte + 1)),
        }
    }
    found
}

/// The library's result.
fn computed(code: &Code, id: FunctionId, live: &mut LiveRanges) -> Active {
    live.compute(code.function(id).unwrap());
    let mut found = Active::new();
    let mut last = 0;
    for (lifetime, referrer, ranges) in live.iter() {
        assert!(last <= lifetime.index(), "in the order of lifetimes");
        last = lifetime.index();
        let Referrer::Value(def) = referrer else {
            panic!("{referrer:?}")
        };
        let named: Vec<Vec<CodeRange>> = live
            .of(lifetime)
            .filter(|(other, _)| *other == referrer)
            .map(|(_, ranges)| ranges.to_vec())
            .collect();
        assert_eq!(named, [ranges.to_vec()], "iter and of agree");
        if !ranges.is_empty() {
            assert_eq!(
                found.insert((lifetime.index(), def.0), ranges.to_vec()),
                None
            );
        }
    }
    found
}

#[test]
fn live_ranges_equal_the_definition() {
    let mut random = Random(0x6d61_726b);
    let mut live = LiveRanges::default();
    let mut body = FunctionBody::default();
    // The number of graphs with each property, so that the test covers all of them.
    let (mut loops, mut unreached, mut exits, mut empty, mut early_kills, mut nonempty) =
        (0, 0, 0, 0, 0, 0);
    for round in 0..100 {
        let mut code = Code::default();
        let graphs: Vec<Graph> = (0..1000)
            .map(|number| Graph::random(&mut random, 3, number % 2 == 0))
            .collect();
        for graph in &graphs {
            graph.body(&mut body, |value| Referrer::Value(ValueId(value)));
            let id = code.add(&body);
            let expected = graph.active();
            assert_eq!(
                computed(&code, id, &mut live),
                expected,
                "round {round}: {graph:#?}"
            );
            let is_target = |number| {
                graph
                    .blocks
                    .iter()
                    .any(|block| block.successors.contains(&number))
            };
            loops += usize::from(
                graph
                    .blocks
                    .iter()
                    .enumerate()
                    .any(|(n, block)| block.successors.contains(&n)),
            );
            unreached += usize::from((1..graph.blocks.len()).any(|number| !is_target(number)));
            exits += usize::from(
                graph
                    .blocks
                    .iter()
                    .filter(|block| block.successors.is_empty())
                    .count()
                    > 1,
            );
            empty += usize::from(graph.blocks.iter().any(|block| block.start == block.end));
            nonempty += usize::from(!expected.is_empty());
            early_kills += usize::from(graph.blocks.iter().enumerate().any(|(number, block)| {
                let def = block
                    .markers
                    .iter()
                    .position(|(_, event)| matches!(event, Event::Def(0, _)));
                let kill = block
                    .markers
                    .iter()
                    .position(|(_, event)| *event == Event::Kill(0));
                block.successors.contains(&number)
                    && kill.zip(def).is_some_and(|(kill, def)| kill < def)
            }));
        }
    }
    let counts = [loops, unreached, exits, empty, early_kills, nonempty];
    assert!(
        counts.iter().all(|count| *count > 500),
        "too few graphs of some kind: {counts:?}"
    );
}

/// Where a block starts, its successors and its markers.
type Written<'a> = (u32, &'a [usize], &'a [(u32, Event)]);

/// One lifetime, its `dbg.def` numbered 0; expected ranges by hand.
fn check(mode: MarkerMode, blocks: &[Written<'_>], size: u32, expected: &[(u32, u32)]) {
    let ends = blocks
        .iter()
        .skip(1)
        .map(|(start, ..)| *start)
        .chain([size]);
    let blocks = blocks
        .iter()
        .zip(ends)
        .map(|(&(start, successors, markers), end)| Block {
            start,
            end,
            successors: successors.to_vec(),
            markers: markers.to_vec(),
        });
    let graph = Graph {
        mode,
        size,
        blocks: blocks.collect(),
    };
    let mut body = FunctionBody::default();
    graph.body(&mut body, |value| Referrer::Value(ValueId(value)));
    let mut code = Code::default();
    let id = code.add(&body);
    let mut live = LiveRanges::default();
    let expected: Vec<CodeRange> = expected
        .iter()
        .map(|(start, end)| CodeRange::from(*start..*end))
        .collect();
    for (who, active) in [
        ("definition", graph.active()),
        ("library", computed(&code, id, &mut live)),
    ] {
        assert_eq!(
            active.get(&(0, 0)).cloned().unwrap_or_default(),
            expected,
            "{who}: {graph:#?}"
        );
    }
}

/// The locations of the lifetimes of random functions after lowering: active bytes, cut by the
/// ranges of the value's places.
#[test]
fn value_places_cut_live_ranges() {
    const LIFETIMES: usize = 3;
    let mut random = Random(0x656e_7469);
    let (mut checked, mut places) = (0, 0);
    for _ in 0..20_000 {
        let graph = Graph::random(&mut random, LIFETIMES as u32, false);
        if graph.size == 0 {
            continue;
        }
        let defs: BTreeMap<usize, u32> = graph.defs().collect();
        let mut module = Module::new(Target::X86_64);
        let file = module.add(SourceFile::new("a.c").directory("/"));
        let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
        let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
        // The first of the module, as in `Graph::body`.
        let subprogram = module.add(Subprogram::new(unit, "f").at(file, 1));
        let mut builder = module.builder();
        builder.referrer(Type::int(32)).unwrap();
        let expression = module.expr(&builder);
        let variables: Vec<_> = (0..LIFETIMES)
            .map(|number| {
                let variable =
                    module.add(Variable::local(subprogram, &format!("v{number}"), int).at(file, 1));
                module.add(Lifetime::bounded(variable, expression));
                variable
            })
            .collect();
        let mut body = FunctionBody::default();
        graph.body(&mut body, |value| Referrer::Value(ValueId(value)));
        let mut pieces = Vec::new();
        for entity in 0..LIFETIMES as u32 {
            for _ in 0..random.below(4) {
                let start = random.below(graph.size);
                let range = CodeRange::from(start..start + 1 + random.below(graph.size - start));
                let register = random.below(16) as u16;
                pieces.push((entity, range, register));
                body.value(
                    ValueId(entity),
                    range,
                    Referrer::register(Register(register)),
                );
            }
        }
        module.add_function(&body);
        // The validator often rejects a random kill, and the lifetime with it.
        let (validated, _) = module.validate_keeping_valid();
        let lowered = validated
            .lower(&LowerOptions::new(Dialect::Dwarf5))
            .unwrap();
        for (lifetime, variable) in variables.into_iter().enumerate() {
            let Some(&def) = defs.get(&lifetime) else {
                continue;
            };
            if validated
                .index()
                .is_rejected(LifetimeId::from_index(lifetime))
            {
                continue;
            }
            checked += 1;
            let active = graph.active_bytes(lifetime, def);
            let entries: Vec<(CodeRange, &[u8])> = match lowered.location(variable) {
                EntryLocation::Absent | EntryLocation::PerFunction(_) => Vec::new(),
                EntryLocation::Expression(bytes) => {
                    vec![(
                        CodeRange::from(0..graph.size),
                        lowered.expression(bytes.clone()),
                    )]
                }
                EntryLocation::List(list) => {
                    let entries = lowered.entries(list.clone()).iter();
                    entries
                        .map(|entry| (entry.range, lowered.expression(entry.expression())))
                        .collect()
                }
            };
            for byte in 0..graph.size {
                // DW_OP_reg0 is 0x50 (DWARF 5, section 7.7.1).
                let here = pieces
                    .iter()
                    .filter(|(entity, range, _)| *entity == def && range.contains(Position(byte)));
                let expected: BTreeSet<Vec<u8>> = here
                    .filter(|_| active[byte as usize])
                    .map(|(_, _, register)| vec![0x50 + *register as u8])
                    .collect();
                let found: BTreeSet<Vec<u8>> = entries
                    .iter()
                    .filter(|(range, _)| range.contains(Position(byte)))
                    .map(|(_, expression)| expression.to_vec())
                    .collect();
                assert_eq!(
                    found, expected,
                    "variable {lifetime} at {byte:#x}: {graph:#?}\n{pieces:?}"
                );
                places += expected.len();
            }
        }
    }
    assert!(
        checked > 1000 && places > 5000,
        "too few lifetimes were valid: {checked}, {places} places"
    );
}

/// A function of `count` consecutive blocks, each of which has a kill of one lifetime and an edge
/// around it.
fn many_kills(blocks: u32) -> Module {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("a.c").directory("/"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let subprogram = module.add(Subprogram::new(unit, "f").at(file, 1));
    let variable = module.add(Variable::local(subprogram, "x", int).at(file, 1));
    let mut builder = module.builder();
    builder.referrer(Type::int(32)).unwrap();
    let expression = module.expr(&builder);
    let lifetime = module.add(Lifetime::bounded(variable, expression));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, blocks);
    for block in 0..blocks {
        let this = body.block(Position(block));
        match block {
            0 => body.def(Position(0), lifetime, Referrer::register(Register(0))),
            // Every other block continues with the lifetime active, so that every kill is reached.
            _ if block % 2 == 1 => body.kill(Position(block), lifetime),
            _ => &mut body,
        };
        for to in [block + 1, block + 2].into_iter().filter(|to| *to < blocks) {
            body.successor(this, BlockIndex(to));
        }
    }
    module.add_function(&body);
    module
}

/// Each kill is found without a pass over all others: four times the blocks must not take sixteen
/// times as long. The time of this thread counts, and the best of three runs, as the machine has
/// other load.
#[test]
fn time_is_proportional_to_the_number_of_kills() {
    let time = |blocks| {
        let module = many_kills(blocks);
        let once = || {
            let start = thread_time();
            let validated = module.validate().unwrap();
            let mut live = LiveRanges::default();
            live.compute(module.code.functions().next().unwrap());
            assert_eq!(
                live.iter()
                    .map(|(_, _, ranges)| ranges.len())
                    .sum::<usize>() as u32,
                blocks / 2
            );
            drop(validated);
            thread_time() - start
        };
        [once(), once(), once()].into_iter().min().unwrap()
    };
    let (few, many) = (time(40_000), time(160_000));
    assert!(many < few * 10, "{few:?}, then {many:?}");
}
