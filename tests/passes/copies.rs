//! Copies of blocks: by hand for the passes that make them, and at random against the events on
//! paths through the code.

use crate::after::{Edited, check, graph_of, store};
use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
use dwarfsmith::changes::{Changes, EdgeSource};
use dwarfsmith::check::mix;
use dwarfsmith::markers::{
    BlockCode, CodeBlockId, FunctionBody, FunctionGraph, GraphError, LiveRanges, Marker, Referrer,
    ValueId,
};
use dwarfsmith::metadata::{LifetimeId, Object, VariableId};
use dwarfsmith::{Bits, Module, Position, Target, Type, gimli};
use std::collections::{BTreeMap, HashSet};

/// A loop of two blocks that computes `i` in the first and ends it in the second, and code after
/// the loop.
pub const LOOP: &str = r#"target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !21, %reg(rbx)
bb1 @ 0x10 -> bb2, bb3:
  0x14: dbg.def !20, %entity(1)
  0x16: dbg.label !30
bb2 @ 0x20 -> bb1:
  0x28: dbg.kill !20
bb3 @ 0x30:
}
frame @f entry {}
!10 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!30 = !DILabel(scope: !4, name: "again", file: !1, line: 3)
"#;

impl Edited {
    pub fn copy(
        &mut self,
        which: std::ops::Range<usize>,
        to_copy: impl FnMut(EdgeSource, CodeBlockId) -> bool,
        name: u32,
    ) -> Vec<(CodeBlockId, CodeBlockId)> {
        let after = self.graph.last();
        let blocks = &self.blocks[which];
        let (module, graph) = (&mut self.module, &mut self.graph);
        let names = |_| ValueId(name);
        let done = self
            .changes
            .copy_blocks(module, graph, (blocks, after), to_copy, names);
        done.unwrap().blocks
    }
}

/// Value n is in the register n - 1 of rbx, r12, r13.
pub fn checked(all: Edited, lines: &str) -> String {
    all.checked_with(1, &["rbx", "r12", "r13"], lines)
}

/// A branch may lead to one block in both cases, and then both lead to its copy.
#[test]
fn all_edges_to_a_block_lead_to_its_copy() {
    let source = LOOP.replace("bb1 @ 0x10 -> bb2, bb3", "bb1 @ 0x10 -> bb2, bb2, bb3");
    let mut all = Edited::of(&source);
    let copies = all.copy(2..3, |from, _| matches!(from, EdgeSource::Outside(_)), 2);
    let copy = copies[0].1;
    let after = all.graph.successors(all.blocks[1]).unwrap();
    assert_eq!(after, [copy, copy, all.blocks[3]]);
    assert_eq!(all.graph.predecessors(all.blocks[2]).unwrap().next(), None);
}

/// The body of the loop is there twice, the second time at 0x40 with value 2 (r12).
#[test]
fn a_loop_is_unrolled() {
    let mut all = Edited::of(LOOP);
    let header = all.blocks[1];
    let to_copy = |from, to| match from {
        EdgeSource::Original(_) => to == header,
        EdgeSource::Copy(_) => to != header,
        EdgeSource::Outside(_) => false,
    };
    let copies = all.copy(1..3, to_copy, 2);
    assert_eq!(all.graph.successors(all.blocks[2]).unwrap(), [copies[0].1]);
    assert_eq!(all.graph.successors(copies[1].1).unwrap(), [header]);
    let printed = checked(
        all,
        ";! f+0x14..0x28: i = reg(3)+0
        ;! f+0x28..0x30: i = undef
        ;! f+0x44..0x58: i = reg(12)+0
        ;! f+0x58..0x60: i = undef
        ;! f+0x40..0x44: i = undef
        ;! f+0x30..0x40: i = undef
        ;! f+0x0..0x60: n = reg(3)+0",
    );
    assert_eq!(printed.matches("dbg.label").count(), 1);
}

/// Behind the loop, `i` is in the same register from both rounds: a third lifetime begins.
#[test]
fn equal_copies_meet() {
    let mut all = Edited::of(LOOP);
    let header = all.blocks[1];
    let to_copy = |from, to| match from {
        EdgeSource::Outside(_) => true,
        EdgeSource::Copy(_) => to != header,
        EdgeSource::Original(_) => false,
    };
    all.copy(1..3, to_copy, 1);
    // Peeled: the first round is at 0x40.
    let printed = checked(
        all,
        ";! f+0x30..0x40: i = reg(3)+0
        ;! f+0x44..0x58: i = reg(3)+0
        ;! f+0x10..0x14: i = undef",
    );
    assert_eq!(printed.matches("dbg.def").count(), 4);
}

/// A block is copied twice for its predecessors; its variable has a default that holds elsewhere.
#[test]
fn a_tail_is_duplicated() {
    let source = LOOP
        .replace("bb0 @ 0x0 -> bb1:", "bb0 @ 0x0 -> bb1, bb2:")
        .replace("bb1 @ 0x10 -> bb2, bb3:", "bb1 @ 0x10 -> bb2:")
        .replace("  0x14: dbg.def !20, %entity(1)\n", "")
        .replace(
            "bb2 @ 0x20 -> bb1:\n  0x28: dbg.kill !20",
            "bb2 @ 0x20 -> bb3:\n  0x28: dbg.def !20, %entity(1)",
        )
        + "!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)\n";
    let mut all = Edited::of(&source);
    let first = all.blocks[0];
    all.copy(2..3, |from, _| from == EdgeSource::Outside(first), 2);
    // The copy is at 0x40.
    checked(
        all,
        ";! f+0x20..0x28: i = imm(07000000)+0
        ;! f+0x28..0x30: i = reg(3)+0
        ;! f+0x40..0x48: i = imm(07000000)+0
        ;! f+0x48..0x50: i = reg(12)+0
        ;! f+0x30..0x40: i = undef",
    );
}

/// After edges were removed, kills that nothing reaches are removed, too.
#[test]
fn kills_that_are_not_reached_are_removed() {
    let mut all = Edited::of(LOOP);
    let [_, header, body, _] = all.blocks[..] else {
        panic!()
    };
    all.graph.remove_edge(header, body).unwrap();
    all.changes
        .pair_markers(&mut all.module, &mut all.graph)
        .unwrap();
    store(&mut all.module, all.id, &all.graph);
    let printed = check(
        &all.module,
        ";! f+0x0..0x20: n = reg(3)+0\n;! f+0x30..0x40: n = reg(3)+0",
    );
    assert!(!printed.contains("dbg.kill"));
}

#[test]
fn what_cannot_be_copied_changes_nothing() {
    let mut all = Edited::of(LOOP);
    let before = format!("{:?}", all.graph);
    let lifetimes = all.module.metadata.lifetimes.len();
    let (_, other) = graph_of(&all.module, "f");
    let own = all.blocks[1];
    let mut cases = vec![
        ([own, own], own),
        ([own, other.entry()], own),
        ([own, own], other.entry()),
    ];
    for (blocks, after) in cases.drain(..) {
        let (module, graph) = (&mut all.module, &mut all.graph);
        let error = all
            .changes
            .copy_blocks(module, graph, (&blocks, after), |_, _| true, |v| v);
        assert!(matches!(
            error,
            Err(GraphError::GivenTwice { .. } | GraphError::OtherGraph { .. })
        ));
    }
    let mut module = Module::new(Target::X86_64);
    let error = all.changes.copy_blocks(
        &mut module,
        &mut all.graph,
        (&[own], own),
        |_, _| true,
        |v| v,
    );
    assert_eq!(error.unwrap_err(), GraphError::OtherModule);
    assert_eq!(format!("{:?}", all.graph), before);
    assert_eq!(all.module.metadata.lifetimes.len(), lifetimes);
}

struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = mix(self.0, 0x5eed);
        (self.0 >> 8) as usize % end
    }
}

/// What happens to variables in a block: a value, or none, at a position.
type Events = Vec<(Position, usize, Option<Referrer>)>;

/// A random program: each variable has one lifetime, and every second has a default.
struct Program {
    module: Module,
    graph: FunctionGraph,
    variables: Vec<VariableId>,
    /// The events in each block, and the block that it is a copy of, if any.
    events: BTreeMap<CodeBlockId, Events>,
    origins: BTreeMap<CodeBlockId, CodeBlockId>,
}

const VARIABLES: usize = 3;
const SIZE: u32 = 4;

fn program(random: &mut Random) -> Program {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("f.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    let mut expression = module.builder();
    expression.referrer(Type::int(32)).unwrap();
    let location = module.expr(&expression);
    let mut seven = module.builder();
    seven.constant(Type::int(32), 7).unwrap();
    let seven = module.expr(&seven);
    let mut variables = Vec::new();
    let mut lifetimes: Vec<LifetimeId> = Vec::new();
    for number in 0..VARIABLES {
        let variable = module.add(Variable::local(f, "x", int).at(file, 2 + number as u32));
        variables.push(variable);
        lifetimes.push(module.add(Lifetime::bounded(variable, location)));
        if number % 2 == 1 {
            module.add(Lifetime::computed(variable, seven));
        }
    }
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, SIZE);
    body.block(Position(0));
    let mut graph = FunctionGraph::new(Target::X86_64, &body).unwrap();
    let count = 3 + random.below(5);
    for _ in 1..count {
        let code = BlockCode {
            size: SIZE,
            ..BlockCode::default()
        };
        graph.insert_block(graph.last(), code).unwrap();
    }
    let blocks: Vec<CodeBlockId> = graph.blocks().collect();
    for (index, block) in blocks.iter().enumerate() {
        // Each block is reached.
        let next = blocks.get(index + 1).copied();
        let other = (random.below(3) > 0).then(|| blocks[random.below(count)]);
        for to in next.into_iter().chain(other) {
            graph.add_edge(*block, to).unwrap();
        }
    }
    // Some blocks have equal successors, so that they can be merged.
    for _ in 0..random.below(3) {
        let (from, to) = (blocks[random.below(count)], blocks[random.below(count)]);
        for old in graph.successors(to).unwrap().to_vec() {
            graph.remove_edge(to, old).unwrap();
        }
        for new in graph.successors(from).unwrap().to_vec() {
            graph.add_edge(to, new).unwrap();
        }
    }
    let mut markers: BTreeMap<CodeBlockId, Vec<(Position, Marker)>> = BTreeMap::new();
    for (number, lifetime) in lifetimes.iter().enumerate() {
        let mut add = |marker, random: &mut Random| {
            let position = Position(random.below(SIZE as usize + 1) as u32);
            let block = blocks[random.below(count)];
            markers.entry(block).or_default().push((position, marker));
        };
        let value = Referrer::Value(ValueId(number as u32));
        add(Marker::Def(*lifetime, value), random);
        for _ in 0..random.below(4) {
            add(Marker::Kill(*lifetime), random);
        }
    }
    for (block, markers) in markers {
        graph.edit(block, |code| code.markers = markers).unwrap();
    }
    let mut program = Program {
        module,
        graph,
        variables,
        events: BTreeMap::new(),
        origins: BTreeMap::new(),
    };
    let mut changes = program.module.changes();
    changes
        .pair_markers(&mut program.module, &mut program.graph)
        .unwrap();
    for block in blocks {
        let events = program
            .graph
            .code(block)
            .unwrap()
            .markers
            .iter()
            .map(|(at, marker)| {
                let lifetime = marker.lifetime().unwrap();
                let number = lifetimes.iter().position(|one| *one == lifetime).unwrap();
                let value = match marker {
                    Marker::Def(_, referrer) => Some(*referrer),
                    _ => None,
                };
                (*at, number, value)
            });
        program.events.insert(block, events.collect());
        program.origins.insert(block, block);
    }
    program
}

/// The referrers of the active lifetimes of each variable at each byte of each block.
type Active = BTreeMap<(CodeBlockId, u32), Vec<Vec<Referrer>>>;

fn active(program: &Program, name: &str) -> Active {
    let mut module = program.module.clone();
    let mut body = FunctionBody::default();
    program.graph.write(&mut body).unwrap();
    let id = module.add_function(&body);
    if let Err(diagnostics) = module.validate() {
        panic!(
            "{name}: {diagnostics}\n{}",
            dwarfsmith::text::print(&module)
        );
    }
    let mut live = LiveRanges::default();
    live.compute(module.code.function(id).unwrap());
    let mut active = Active::new();
    let mut start = 0;
    for block in program.graph.blocks() {
        let code = program.graph.code(block).unwrap();
        for byte in 0..code.size {
            let at = Position(start + byte);
            let mut of_all = vec![Vec::new(); VARIABLES];
            for (lifetime, def, ranges) in live.iter() {
                if ranges.iter().any(|range| range.contains(at)) {
                    let object = module.metadata.lifetimes.get(lifetime).unwrap().object;
                    let number = program.variables.iter();
                    let mut number = number.map(|one| Object::Variable(*one));
                    let number = number.position(|one| one == object).unwrap();
                    of_all[number].push(def);
                }
            }
            active.insert((block, byte), of_all);
        }
        start += code.size;
    }
    active
}

fn copy_at_random(
    program: &mut Program,
    changes: &mut Changes,
    random: &mut Random,
    fresh: &mut Option<u32>,
) {
    let all: Vec<CodeBlockId> = program.graph.blocks().collect();
    let blocks: Vec<CodeBlockId> = all
        .iter()
        .copied()
        .filter(|_| random.below(3) == 0)
        .collect();
    let after = all[random.below(all.len())];
    // In SSA form, the values that are computed in the blocks get new numbers.
    let events = blocks.iter().flat_map(|block| &program.events[block]);
    let own: HashSet<Referrer> = events.filter_map(|event| event.2).collect();
    let add = match fresh {
        Some(fresh) => {
            *fresh += 100;
            *fresh
        }
        None => 0,
    };
    let rename = |value: ValueId| match own.contains(&Referrer::Value(value)) {
        true => ValueId(value.0 + add),
        false => value,
    };
    let seed = random.below(1 << 20) as u64;
    let to_copy = |from, to: CodeBlockId| {
        let number = match from {
            EdgeSource::Outside(block) => block.index(),
            EdgeSource::Original(block) => 1000 + block.index(),
            EdgeSource::Copy(block) => 2000 + block.index(),
        };
        mix(mix(seed, number as u64), to.index() as u64) & 0x100 == 0
    };
    let (module, graph) = (&mut program.module, &mut program.graph);
    let done = changes
        .copy_blocks(module, graph, (&blocks, after), to_copy, rename)
        .unwrap();
    for (block, copy) in done.blocks {
        let events = program.events[&block].iter().map(|(at, number, value)| {
            let value = value.map(|value| match value {
                Referrer::Value(value) => Referrer::Value(rename(value)),
                other => other,
            });
            (*at, *number, value)
        });
        let events = events.collect();
        program.events.insert(copy, events);
        program.origins.insert(copy, program.origins[&block]);
    }
}

/// The control flow before blocks were merged: paths are those of the source.
struct Flow {
    successors: BTreeMap<CodeBlockId, Vec<CodeBlockId>>,
    /// The block that each block was merged into.
    merged: BTreeMap<CodeBlockId, CodeBlockId>,
}

impl Flow {
    fn of(graph: &FunctionGraph) -> Flow {
        let successors = |block| graph.successors(block).unwrap().to_vec();
        Flow {
            successors: graph
                .blocks()
                .map(|block| (block, successors(block)))
                .collect(),
            merged: graph.blocks().map(|block| (block, block)).collect(),
        }
    }
}

/// Merges blocks until there are no two that can be.
fn merge_at_random(program: &mut Program, changes: &mut Changes, flow: &mut Flow) -> usize {
    let mut count = 0;
    'next: loop {
        let blocks: Vec<CodeBlockId> = program.graph.blocks().collect();
        for kept in &blocks {
            for dropped in &blocks {
                let (module, graph) = (&mut program.module, &mut program.graph);
                if changes.merge_blocks(module, graph, *kept, *dropped).is_ok() {
                    for into in flow.merged.values_mut().filter(|into| *into == dropped) {
                        *into = *kept;
                    }
                    count += 1;
                    continue 'next;
                }
            }
        }
        return count;
    }
}

/// Follows a path, and compares the events on it with the debug information at each byte.
fn walk(
    program: &Program,
    flow: &Flow,
    random: &mut Random,
    [before, after]: [&Active; 2],
    name: &str,
    all: bool,
) {
    let mut block = program.graph.entry();
    let mut known: [Option<Referrer>; VARIABLES] = [None; VARIABLES];
    for _ in 0..30 {
        let mut events = program.events[&block].iter().peekable();
        let into = flow.merged[&block];
        for byte in 0..=SIZE {
            while let Some((_, number, value)) = events.next_if(|one| one.0 == Position(byte)) {
                known[*number] = *value;
            }
            let Some(said) = after.get(&(into, byte)) else {
                continue;
            };
            for number in 0..VARIABLES {
                let place = format!("{name}: variable {number}, {block:?} in {into:?}+{byte}");
                let said = &said[number];
                let has_default = number % 2 == 1;
                if (all || has_default) && known[number].is_some() {
                    assert_ne!(said.len(), 0, "{place}: lost");
                }
                let located = said.iter().filter(|one| **one != Referrer::Undefined);
                let located: Vec<Referrer> = located.copied().collect();
                if before[&(program.origins[&block], byte)][number].is_empty() {
                    assert_eq!(located.len(), 0, "{place}: was not active");
                }
                if let Some(referrer) = located.first()
                    && let Some(known) = known[number]
                {
                    assert_eq!(*referrer, known, "{place}");
                }
                assert!(located.len() <= 1, "{place}: {said:?}");
            }
        }
        let to = &flow.successors[&block];
        if to.is_empty() {
            return;
        }
        block = to[random.below(to.len())];
    }
}

/// On each path through copies, a variable has the value of the last definition on the path, or
/// none: never that of another copy, and never its default.
#[test]
fn paths_through_copies_have_their_values() {
    let cases: u64 = std::env::var("CASES").map_or(400, |cases| cases.parse().unwrap());
    let mut merged = 0;
    for seed in 0..cases {
        let random = &mut Random(seed);
        let mut program = program(random);
        let name = format!("seed {seed}");
        let before = active(&program, &name);
        let mut changes = program.module.changes();
        // Values in SSA form, or in registers.
        let mut fresh = (random.below(3) > 0).then_some(0);
        let is_same = fresh.is_none();
        for _ in 0..1 + random.below(3) {
            copy_at_random(&mut program, &mut changes, random, &mut fresh);
        }
        let mut flow = Flow::of(&program.graph);
        let after = active(&program, &name);
        for _ in 0..20 {
            walk(&program, &flow, random, [&before, &after], &name, is_same);
        }
        let count = merge_at_random(&mut program, &mut changes, &mut flow);
        merged += count;
        let after = active(&program, &name);
        for _ in 0..20 {
            walk(&program, &flow, random, [&before, &after], &name, false);
        }
    }
    assert!(merged as u64 > cases / 2, "{merged}");
}
