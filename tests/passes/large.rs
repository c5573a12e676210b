//! Changes that would take minutes if their time were quadratic or more.

use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
use dwarfsmith::changes::{OutlinedPart, PromotedStore};
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::markers::{
    BlockIndex, CodeBlockId, FunctionBody, FunctionGraph, Marker, Referrer, SplitSide, ValueId,
};
use dwarfsmith::metadata::{LifetimeId, SubprogramId, TypeId};
use dwarfsmith::{AddressSpace, Bits, ByteOffset, Module, Position, Target, Type, gimli};

/// A module with a function, and its body.
struct Large {
    module: Module,
    function: SubprogramId,
    int: TypeId,
    body: FunctionBody,
}

impl Large {
    fn new(size: u32) -> Large {
        let mut module = Module::new(Target::X86_64);
        let file = module.add(SourceFile::new("f.c").directory("/src"));
        let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
        let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
        let function = module.add(Subprogram::new(unit, "f").at(file, 1));
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), function, size);
        Large {
            module,
            function,
            int,
            body,
        }
    }

    fn location(&mut self, is_in_memory: bool) -> dwarfsmith::expr::DIExpr {
        let int = Type::int(32);
        let mut builder: DIExprBuilder = self.module.builder();
        let done = match is_in_memory {
            true => builder.referrer(Type::PTR).unwrap().deref(int),
            false => builder.referrer(int),
        };
        done.unwrap();
        self.module.expr(&builder)
    }

    /// A lifetime of a new variable.
    fn local(&mut self, is_in_memory: bool) -> LifetimeId {
        let variable = self
            .module
            .add(Variable::local(self.function, "x", self.int));
        let location = self.location(is_in_memory);
        self.module.add(Lifetime::bounded(variable, location))
    }

    fn graph(&self) -> (FunctionGraph, Vec<CodeBlockId>) {
        let graph = FunctionGraph::new(self.module.target, &self.body).unwrap();
        let blocks = graph.blocks().collect();
        (graph, blocks)
    }
}

fn promote(mut large: Large, stores: &[(usize, u32)]) -> usize {
    let of_x = large.local(true);
    let def = Marker::Def(of_x, Referrer::Value(ValueId(0)));
    large.body.insert(BlockIndex(0), Position(0), def).unwrap();
    let (mut graph, blocks) = large.graph();
    let stores: Vec<PromotedStore> = (1..)
        .zip(stores)
        .map(|(value, (block, position))| PromotedStore {
            block: blocks[*block],
            position: Position(*position),
            stored: Referrer::Value(ValueId(value)),
        })
        .collect();
    let mut changes = large.module.changes();
    let ty = Type::int(32);
    changes
        .promote_memory(&mut large.module, &mut graph, ValueId(0), ty, &stores)
        .unwrap();
    large.module.metadata.lifetimes.len()
}

#[test]
fn memory_with_many_stores_is_promoted() {
    // In one block.
    let count = 10_000;
    let mut large = Large::new(4 * count + 4);
    large.body.block(Position(0));
    let stores: Vec<_> = (1..=count).map(|number| (0, 4 * number)).collect();
    assert_eq!(promote(large, &stores), 10_001);

    // In a row of blocks.
    let mut large = Large::new(4 * count);
    let blocks: Vec<_> = (0..count)
        .map(|number| large.body.block(Position(4 * number)))
        .collect();
    for pair in blocks.windows(2) {
        large.body.successor(pair[0], pair[1]);
    }
    let stores: Vec<_> = (1..10_000).map(|number| (number, 2)).collect();
    assert_eq!(promote(large, &stores), 10_000);
}

/// Each of the branches assigns, and no phi joins them: a lifetime for each store, and for each join
/// an undefined one.
#[test]
fn memory_is_promoted_over_many_branches() {
    let count = 1_000;
    let mut large = Large::new(8 * count + 4);
    let blocks: Vec<_> = (0..=2 * count)
        .map(|number| large.body.block(Position(4 * number)))
        .collect();
    for branch in blocks.windows(3).step_by(2) {
        large.body.successor(branch[0], branch[1]);
        large.body.successor(branch[0], branch[2]);
        large.body.successor(branch[1], branch[2]);
    }
    let stores: Vec<_> = (0..1_000).map(|number| (2 * number + 1, 2)).collect();
    // The first lifetime, before the stores, 1,000 of stores, and 1,000 of joins.
    assert_eq!(promote(large, &stores), 2_001);
}

/// A variable with many values, each of which is stored.
#[test]
fn many_values_are_demoted() {
    let count = 5_000;
    let mut large = Large::new(8 * count + 8);
    large.body.block(Position(0));
    let first = large.local(false);
    let node = large.module.metadata.lifetimes.get(first).unwrap().clone();
    let mut last = first;
    for number in 0..count {
        let at = Position(8 * number);
        if number > 0 {
            let next = Lifetime::bounded(node.object, node.location);
            large.body.kill(at, last);
            last = large.module.add(next);
        }
        large.body.def(at, last, Referrer::Value(ValueId(number)));
    }
    let (mut graph, blocks) = large.graph();
    let stores: Vec<_> = (0..count)
        .map(|number| (ValueId(number), (blocks[0], Position(8 * number + 4))))
        .collect();
    let memory = (ValueId(count), AddressSpace(0));
    let mut changes = large.module.changes();
    changes
        .demote_values(&mut large.module, &mut graph, memory, &stores)
        .unwrap();
    // Each value has one lifetime before its store, and one in memory after it.
    assert_eq!(large.module.metadata.lifetimes.len(), 10_000);
    assert_eq!(graph.code(blocks[0]).unwrap().markers.len(), 20_000 - 1);
}

#[test]
fn a_part_with_many_active_variables_is_outlined() {
    let mut large = Large::new(0x18);
    let entry = large.body.block(Position(0));
    for number in 0..20_000 {
        let lifetime = large.local(false);
        let value = Referrer::Value(ValueId(number));
        large.body.def(Position(4), lifetime, value);
    }
    let [rare, end] = [0x8, 0x10].map(|start| large.body.block(Position(start)));
    large.body.successor(entry, rare).successor(entry, end);
    large.body.successor(rare, end);
    let (mut graph, blocks) = large.graph();
    let part = OutlinedPart {
        symbol: large.module.text("f.rare"),
        blocks: &[blocks[1]],
        called: None,
    };
    let mut changes = large.module.changes();
    let done = changes
        .outline(&mut large.module, &mut graph, part)
        .unwrap();
    assert_eq!(done.lifetimes.len(), 20_000);
}

#[test]
fn blocks_with_many_places_are_merged() {
    let count = 20_000;
    let mut large = Large::new(2 * count + 0x10);
    let starts = [0, 8, 8 + count, 8 + 2 * count];
    let [entry, one, other, end] = starts.map(|start| large.body.block(Position(start)));
    large.body.successor(entry, one).successor(entry, other);
    large.body.successor(one, end).successor(other, end);
    for number in 0..count {
        let place = Referrer::cfa_slot(ByteOffset(-8 * number as i32));
        for start in [8, 8 + count] {
            let range = start + number..start + count;
            large.body.value(ValueId(number), range, place);
        }
    }
    let (mut graph, blocks) = large.graph();
    let mut changes = large.module.changes();
    changes
        .merge_blocks(&mut large.module, &mut graph, blocks[1], blocks[2])
        .unwrap();
    assert_eq!(graph.code(blocks[1]).unwrap().values.len(), 20_000);
}

/// A jump table with many targets: each edit reads each edge once.
#[test]
fn a_block_with_many_successors_is_split_joined_and_removed() {
    let count = 200_000;
    let mut large = Large::new(count + 2);
    for start in 0..count {
        large.body.block(Position(start));
    }
    large.body.successor(BlockIndex(0), BlockIndex(1));
    for target in 2..count {
        large.body.successor(BlockIndex(1), BlockIndex(target));
    }
    let (mut graph, blocks) = large.graph();
    let rest = graph
        .split(blocks[1], Position(1), SplitSide::After)
        .unwrap();
    graph.join(blocks[1], rest).unwrap();
    assert_eq!(graph.successors(blocks[1]).unwrap().len(), 199_998);
    graph.remove_edge(blocks[0], blocks[1]).unwrap();
    let mut changes = large.module.changes();
    let removed = changes
        .remove_unreachable(&mut large.module, &mut graph)
        .unwrap();
    assert_eq!((removed.len(), graph.block_count()), (199_999, 1));
}

/// Each copy of the loop's block is after the last one. All of them are paired at once.
#[test]
fn a_loop_is_unrolled_many_times() {
    let mut large = Large::new(12);
    let lifetime = large.local(false);
    let [entry, header, end] = [0, 4, 8].map(|start| {
        let block = large.body.block(Position(start));
        if start == 4 {
            let value = Referrer::Value(ValueId(0));
            large.body.def(Position(6), lifetime, value);
        }
        block
    });
    large
        .body
        .successor(entry, header)
        .successor(header, header);
    large.body.successor(header, end);
    let (mut graph, blocks) = large.graph();
    let (header, mut last) = (blocks[1], blocks[1]);
    let mut changes = large.module.changes();
    for number in 1..=20_000 {
        let (copied, names) = ((&[last][..], last), |_| ValueId(number));
        let done = changes
            .copy_blocks_without_pairing(&mut large.module, &mut graph, copied, |_, _| false, names)
            .unwrap();
        let copy = done.blocks[0].1;
        graph.redirect_edge(last, header, copy).unwrap();
        last = copy;
    }
    changes.pair_markers(&mut large.module, &mut graph).unwrap();
    assert_eq!(graph.successors(last).unwrap(), [header, blocks[2]]);
    // Each copy ends the one before it. Behind the loop, no value is known.
    let markers = &graph.code(last).unwrap().markers;
    assert_eq!(markers.len(), 2);
    assert_eq!(graph.code(blocks[2]).unwrap().markers.len(), 20_001 + 1);
    assert_eq!(large.module.metadata.lifetimes.len(), 20_001 + 1);
}
