//! Changes of the control flow in large functions. The phase `build` makes them.

use super::{Made, One, Shape, register, shape};
use dwarfsmith::Position;
use dwarfsmith::build::Subprogram;
use dwarfsmith::changes::{Changes, InlineSite, OutlinedPart, ValueMap};
use dwarfsmith::expr::TypeError;
use dwarfsmith::markers::{
    BlockIndex, CallParameter, CallSite, CallTarget, CodeBlockId, FunctionGraph, GraphError,
    Marker, Referrer, ValueId,
};
use dwarfsmith::metadata::{LifetimeId, Object, Scope};

pub const CHANGES: &[Shape] = &[
    shape("copied blocks", copied_blocks),
    shape("copies of a block", copies_of_block),
    shape("ladder of copies", ladder_of_copies),
    shape("inlined lifetimes", inlined_lifetimes),
    shape("inlined in nested scopes", inlined_in_scopes),
    shape("outlined lifetimes", outlined_lifetimes),
    shape("exits of outlined code", outlined_exits),
    shape("entries of outlined code", outlined_entries),
    shape("merged pieces", merged_pieces),
    shape("merged arguments", merged_arguments),
    shape("removed frame rules", removed_frame_rules),
];

/// A graph of blocks of eight bytes.
struct Line {
    one: One,
    graph: FunctionGraph,
    blocks: Vec<CodeBlockId>,
    changes: Changes,
}

/// Adds no marker to a block.
fn nothing(_: &mut One, _: u32) {}

/// Begins the lifetime of a variable in a block.
fn begin(one: &mut One, number: u32) -> LifetimeId {
    let lifetime = one.local(number);
    let value = Referrer::Value(ValueId(number));
    one.body.def(Position(8 * number + 4), lifetime, value);
    lifetime
}

/// Begins and ends the lifetime of a variable in a block.
fn begin_and_end(one: &mut One, number: u32) {
    let lifetime = begin(one, number);
    one.body.kill(Position(8 * number + 6), lifetime);
}

/// Returns the next block.
fn next(number: u32) -> Vec<u32> {
    vec![number + 1]
}

impl Line {
    fn new<T>(
        count: u32,
        successors: impl Fn(u32) -> Vec<u32>,
        mut fill: impl FnMut(&mut One, u32) -> T,
    ) -> Result<Line, TypeError> {
        let mut one = One::new(8 * count)?;
        for number in 0..count {
            let block = one.body.block(Position(8 * number));
            fill(&mut one, number);
            for to in successors(number).into_iter().filter(|to| *to < count) {
                one.body.successor(block, BlockIndex(to));
            }
        }
        let (graph, changes) = (one.graph(), one.module.changes());
        Ok(Line {
            blocks: graph.blocks().collect(),
            one,
            graph,
            changes,
        })
    }

    fn finish(mut self, result: Result<(), GraphError>) -> Made {
        let written = result.and_then(|()| self.graph.write(&mut self.one.body));
        written.expect("the changes are possible");
        self.one.finish()
    }
}

impl One {
    fn graph(&self) -> FunctionGraph {
        let graph = FunctionGraph::new(self.module.target, &self.body);
        graph.expect("the blocks are in order")
    }
}

/// Each block is copied once, for one of the paths to it.
fn copied_blocks(count: u32) -> Made {
    let mut line = Line::new(count, next, begin_and_end)?;
    let Line {
        one,
        graph,
        blocks,
        changes,
    } = &mut line;
    let mut copy = |number: usize| {
        let block = blocks[number];
        let names = |value: ValueId| ValueId(value.0 + count);
        let copied = (&blocks[number..=number], block);
        changes.copy_blocks(&mut one.module, graph, copied, |_, _| false, names)
    };
    let copied = (0..count as usize).try_for_each(|number| copy(number).map(|_| ()));
    line.finish(copied)
}

/// One block, a loop, is copied repeatedly, each time after its last copy, and paired once.
fn copies_of_block(count: u32) -> Made {
    let successors = |number| match number {
        1 => vec![1, 2],
        _ => vec![number + 1],
    };
    let mut line = Line::new(3, successors, |one, number| {
        if number == 1 {
            begin(one, number);
        }
    })?;
    let Line {
        one,
        graph,
        blocks,
        changes,
    } = &mut line;
    let header = blocks[1];
    let mut last = header;
    let mut copy = |number: u32| {
        let (copied, names) = ((&[last][..], last), |_| ValueId(number + 3));
        let module = &mut one.module;
        let done =
            changes.copy_blocks_without_pairing(module, graph, copied, |_, _| false, names)?;
        let copy = done.blocks[0].1;
        graph.redirect_edge(last, header, copy)?;
        last = copy;
        Ok(())
    };
    let copied = (0..count).try_for_each(&mut copy);
    let paired = copied.and_then(|()| changes.pair_markers(&mut one.module, graph));
    line.finish(paired)
}

/// Pairs of blocks, each of which leads to both blocks of the next pair. The first pair is copied,
/// so that copies meet in all others.
fn ladder_of_copies(count: u32) -> Made {
    let successors = |number| match number {
        0 => vec![1, 2],
        _ => vec![number + 2 - (number + 1) % 2, number + 3 - (number + 1) % 2],
    };
    let mut line = Line::new(count, successors, nothing)?;
    let lifetime = line.one.local(0);
    let Line {
        one,
        graph,
        blocks,
        changes,
    } = &mut line;
    let copied = graph
        .edit(blocks[1], |code| {
            let def = Marker::Def(lifetime, Referrer::Value(ValueId(1)));
            code.markers.push((Position(4), def));
        })
        .and_then(|()| {
            let copied = (&blocks[1..2], blocks[1]);
            let done = changes.copy_blocks(
                &mut one.module,
                graph,
                copied,
                |_, _| false,
                |value| ValueId(value.0 + 1),
            )?;
            graph.redirect_edge(blocks[0], blocks[2], done.blocks[0].1)?;
            changes.pair_markers(&mut one.module, graph)
        })
        .and_then(|()| {
            changes
                .remove_unreachable(&mut one.module, graph)
                .map(|_| ())
        });
    line.finish(copied)
}

/// A body of many blocks, which begins many lifetimes, is inlined once.
fn inlined_lifetimes(count: u32) -> Made {
    let Line {
        mut one,
        graph: callee,
        mut changes,
        ..
    } = Line::new(count, next, begin)?;
    one.caller("g", 16);
    one.body.block(Position(0));
    one.inline(&mut changes, &callee, count)
}

impl One {
    /// Begins the body of another function.
    fn caller(&mut self, name: &str, size: u32) {
        let function = Subprogram::new(self.unit, name).at(self.file, 1);
        self.subprogram = self.module.add(function);
        let symbol = self.module.text(name);
        self.body.begin(symbol, self.subprogram, size);
    }

    /// Inlines a function with a number of values into the entry block.
    fn inline(mut self, changes: &mut Changes, callee: &FunctionGraph, values: u32) -> Made {
        let mut graph = self.graph();
        let site = InlineSite::new(graph.entry(), 4..8);
        let mut names = ValueMap::new(ValueId(values));
        let done = changes.inline(&mut self.module, &mut graph, site, callee, &mut names);
        done.and_then(|_| graph.write(&mut self.body))
            .expect("the block can be split");
        self.finish()
    }
}

/// A body is inlined in the innermost of nested scopes.
fn inlined_in_scopes(count: u32) -> Made {
    let Line {
        mut one,
        graph: callee,
        mut changes,
        ..
    } = Line::new(1, next, begin)?;
    one.caller("g", 16);
    one.body.block(Position(0));
    let mut within = Scope::from(one.subprogram);
    for _ in 0..count {
        let block = dwarfsmith::build::LexicalBlock::new(within).at(one.file, 1);
        within = one.module.add(block).into();
        one.body.scope(within, 2..10);
    }
    one.inline(&mut changes, &callee, count)
}

impl Line {
    /// Outlines some blocks, which the new function is jumped to for.
    fn outline(mut self, part: &[CodeBlockId]) -> Made {
        let part = OutlinedPart {
            symbol: self.one.module.text("f.cold"),
            blocks: part,
            called: None,
        };
        let (module, graph) = (&mut self.one.module, &mut self.graph);
        let done = self.changes.outline(module, graph, part);
        let done = done.expect("the blocks can be outlined");
        let mut body = dwarfsmith::markers::FunctionBody::default();
        done.graph.write(&mut body).expect("the graph is complete");
        self.one.module.add_function(&body);
        self.finish(Ok(()))
    }
}

/// The second half of many blocks, in which many lifetimes begin, is outlined.
fn outlined_lifetimes(count: u32) -> Made {
    let line = Line::new(count, next, begin)?;
    let part = line.blocks[count as usize / 2..count as usize - 1].to_vec();
    line.outline(&part)
}

/// Each block of the part also leads to a block of the rest.
fn outlined_exits(count: u32) -> Made {
    let line = crossed(count)?;
    let part = line.blocks[1..count as usize / 2].to_vec();
    line.outline(&part)
}

/// Each block of the rest also leads to a block of the part.
fn outlined_entries(count: u32) -> Made {
    let line = crossed(count)?;
    let part = line.blocks[count as usize / 2..].to_vec();
    line.outline(&part)
}

/// Blocks in a line, of which each in the first half also leads to one in the second half.
fn crossed(count: u32) -> Result<Line, TypeError> {
    let half = count / 2;
    let successors = |number| match number < half {
        true => vec![number + 1, number + half],
        false => vec![number + 1],
    };
    Line::new(count, successors, nothing)
}

/// Two blocks are merged, in which a value has a place repeatedly.
fn merged_pieces(count: u32) -> Made {
    let (place, value) = (register(0), ValueId(0));
    merged(4 * count, |one, start| {
        for number in 0..count {
            let at = start + 4 * number;
            one.body.value(value, at..at + 2, place);
        }
    })
}

/// Two blocks are merged, each with a call that has many arguments.
fn merged_arguments(count: u32) -> Made {
    let mut lifetime = None;
    merged(8, |one, start| {
        let x: Object = *lifetime.get_or_insert_with(|| one.object());
        let parameters: Vec<CallParameter> = (0..count)
            .map(|number| CallParameter {
                location: Referrer::cfa_slot(dwarfsmith::ByteOffset(8 * number as i32)),
                value: x,
            })
            .collect();
        let call = CallSite::new(Position(start + 5), CallTarget::Unknown);
        one.body.call(call, &parameters);
    })
}

impl One {
    fn object(&mut self) -> Object {
        self.variable(self.subprogram, "x", self.int).0
    }
}

/// Two blocks of a branch are merged.
fn merged(size: u32, mut fill: impl FnMut(&mut One, u32)) -> Made {
    let mut one = One::new(2 * size + 16)?;
    let starts = [0, 8, 8 + size, 8 + 2 * size];
    let [entry, first, second, end] = starts.map(|start| one.body.block(Position(start)));
    one.body.successor(entry, first).successor(entry, second);
    one.body.successor(first, end).successor(second, end);
    fill(&mut one, 8);
    fill(&mut one, 8 + size);
    let mut graph = one.graph();
    let blocks: Vec<CodeBlockId> = graph.blocks().collect();
    let mut changes = one.module.changes();
    changes
        .merge_blocks(&mut one.module, &mut graph, blocks[1], blocks[2])
        .and_then(|()| graph.write(&mut one.body))
        .expect("both sides are equal");
    one.finish()
}

/// Code is removed from blocks that all have rules.
fn removed_frame_rules(count: u32) -> Made {
    let mut one = One::new(8 * count)?;
    for number in 0..count {
        let block = one.body.block(Position(8 * number));
        if number + 1 < count {
            one.body.successor(block, BlockIndex(number + 1));
        }
        let rule = dwarfsmith::markers::FrameRule::cfa(
            dwarfsmith::target::Register(7),
            dwarfsmith::ByteOffset(16 + 8 * number as i32),
        );
        one.body.frame(Position(8 * number + 4), rule);
    }
    let mut graph = one.graph();
    let blocks: Vec<CodeBlockId> = graph.blocks().collect();
    let removed = blocks
        .iter()
        .try_for_each(|block| graph.remove_code(*block, 2..6).map(|_| ()));
    removed
        .and_then(|()| graph.write(&mut one.body))
        .expect("the code has no calls");
    one.finish()
}
