//! The compiler's representation: blocks of instructions on SSA values, and dwarfsmith's graph of
//! the same blocks. An edit changes both.
//!
//! An instruction and a terminator have 4 bytes each; a jump and a step of the source have none. A
//! step states which statement of the source is done when control reaches it. Passes do not move
//! steps, so an interpreter knows at each position which statements are done.

use super::source::{Event, Operator};
use dwarfsmith::changes::Changes;
use dwarfsmith::markers::{
    Base, BlockCode, CodeBlockId, FunctionBody, FunctionGraph, FunctionId, LineRow, Marker,
    Referrer, SplitSide,
};
use dwarfsmith::metadata::FileId;
use dwarfsmith::target::Register;
use dwarfsmith::{ByteOffset, Module, Position};
use std::collections::{BTreeMap, BTreeSet};

pub type Value = u32;

/// The bytes of an instruction.
pub const BYTES: u32 = 4;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    Const(i32),
    Binary(Operator, Value, Value),
    /// Memory of some words.
    Alloca(u32),
    /// The address of a word of memory.
    Address(Value, u32),
    Load(Value),
    Store(Value, Value),
    Call(usize, Vec<Value>),
    /// One of these events of the source has happened: several, if tails were merged.
    Step(Vec<Event>),
    /// A copy of the value to a place, or its computation there.
    Move(Place, Value),
}

/// Where a value is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    Register(u16),
    /// A slot of the frame, of 8 bytes each.
    Slot(u32),
}

impl Place {
    pub fn referrer(self) -> Referrer {
        match self {
            Place::Register(number) => Referrer::register(Register(number)),
            Place::Slot(number) => Referrer::slot(Base::Cfa, ByteOffset(8 * number as i32)),
        }
    }
}

impl Op {
    pub fn operands(&mut self) -> Vec<&mut Value> {
        match self {
            Op::Const(_) | Op::Alloca(_) | Op::Step(_) => Vec::new(),
            Op::Binary(_, a, b) | Op::Store(a, b) => vec![a, b],
            Op::Address(a, _) | Op::Load(a) | Op::Move(_, a) => vec![a],
            Op::Call(_, arguments) => arguments.iter_mut().collect(),
        }
    }

    pub fn size(&self) -> u32 {
        match self {
            Op::Step(_) => 0,
            _ => BYTES,
        }
    }

    pub fn has_result(&self) -> bool {
        !matches!(self, Op::Store(..) | Op::Step(_) | Op::Move(..))
    }

    /// True if it can be computed anywhere, and need not be if its result is not used.
    pub fn is_pure(&self) -> bool {
        matches!(self, Op::Const(_) | Op::Binary(..) | Op::Address(..))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inst {
    pub op: Op,
    pub result: Value,
    /// The line that it is for; 0 for none.
    pub line: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edge {
    pub to: CodeBlockId,
    pub arguments: Vec<Value>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    Jump(Edge),
    /// To the first block if the value is not 0.
    Branch(Value, Edge, Edge),
    Return(Value),
}

impl End {
    pub fn size(&self) -> u32 {
        match self {
            End::Jump(_) => 0,
            _ => BYTES,
        }
    }

    pub fn edges(&self) -> Vec<&Edge> {
        match self {
            End::Jump(edge) => vec![edge],
            End::Branch(_, one, other) => vec![one, other],
            End::Return(_) => Vec::new(),
        }
    }

    pub fn edges_mut(&mut self) -> Vec<&mut Edge> {
        match self {
            End::Jump(edge) => vec![edge],
            End::Branch(_, one, other) => vec![one, other],
            End::Return(_) => Vec::new(),
        }
    }

    /// The values that it uses, with those that it passes to its successors.
    pub fn operands(&mut self) -> Vec<&mut Value> {
        match self {
            End::Jump(edge) => edge.arguments.iter_mut().collect(),
            End::Branch(value, one, other) => {
                let edges = one.arguments.iter_mut().chain(&mut other.arguments);
                std::iter::once(value).chain(edges).collect()
            }
            End::Return(value) => vec![value],
        }
    }
}

#[derive(Clone, Debug)]
pub struct Block {
    pub parameters: Vec<Value>,
    pub insts: Vec<Inst>,
    pub end: End,
    /// The line of the terminator.
    pub line: u32,
}

impl Block {
    pub fn position(&self, index: usize) -> Position {
        Position(self.insts[..index].iter().map(|inst| inst.op.size()).sum())
    }

    pub fn size(&self) -> u32 {
        self.position(self.insts.len()).0 + self.end.size()
    }
}

#[derive(Clone, Debug)]
pub struct Function {
    pub graph: FunctionGraph,
    pub blocks: BTreeMap<CodeBlockId, Block>,
    pub next: Value,
    /// The blocks that are in another section, after all others.
    pub cold: BTreeSet<CodeBlockId>,
    /// The places of values, if registers are allocated.
    pub homes: Option<BTreeMap<Value, Place>>,
    /// The number of the source's function, for a part of one that was outlined.
    pub source: Option<usize>,
}

/// A program that is compiled: its functions have the numbers of those of the source, followed by
/// parts of them.
pub struct Unit {
    pub module: Module,
    pub changes: Changes,
    pub functions: Vec<Function>,
    /// The module's functions; none for one that was removed.
    pub ids: Vec<Option<FunctionId>>,
    pub file: FileId,
    /// The number of the function that runs first.
    pub main: usize,
}

impl Unit {
    /// A function, and what its changes need.
    pub fn function(&mut self, number: usize) -> (&mut Function, &mut Module, &mut Changes) {
        let function = &mut self.functions[number];
        (function, &mut self.module, &mut self.changes)
    }

    /// Stores all graphs in the module.
    pub fn store(&mut self) {
        let mut body = FunctionBody::default();
        for (function, id) in self.functions.iter().zip(&self.ids) {
            if let Some(id) = id {
                function.check();
                function.graph.write(&mut body).unwrap();
                self.module.replace_function(*id, &body).unwrap();
            }
        }
    }

    /// Reads all graphs from the module, whose nodes may have new ids.
    pub fn load(&mut self) {
        for (function, id) in self.functions.iter_mut().zip(&self.ids) {
            if let Some(id) = id {
                function.set_graph(self.module.function_graph(*id).unwrap());
            }
        }
    }
}

impl Function {
    pub fn value(&mut self) -> Value {
        self.next += 1;
        self.next - 1
    }

    pub fn block(&mut self, id: CodeBlockId) -> &mut Block {
        self.blocks.get_mut(&id).expect("a block of the function")
    }

    pub fn predecessors(&self, id: CodeBlockId) -> Vec<CodeBlockId> {
        self.graph.predecessors(id).unwrap().collect()
    }

    pub fn layout(&self) -> Vec<CodeBlockId> {
        self.graph.blocks().collect()
    }

    /// Replaces the graph by one with the same blocks under other ids.
    pub fn set_graph(&mut self, graph: FunctionGraph) {
        let new: BTreeMap<_, _> = self.graph.blocks().zip(graph.blocks()).collect();
        assert_eq!(
            (new.len(), new.len()),
            (self.graph.block_count(), graph.block_count())
        );
        let blocks = std::mem::take(&mut self.blocks);
        for (id, mut block) in blocks {
            block
                .end
                .edges_mut()
                .into_iter()
                .for_each(|edge| edge.to = new[&edge.to]);
            self.blocks.insert(new[&id], block);
        }
        self.graph = graph;
    }

    /// Panics if the graph does not have the blocks of the instructions.
    pub fn check(&self) {
        assert_eq!(self.graph.block_count(), self.blocks.len());
        for (id, block) in &self.blocks {
            assert_eq!(
                self.graph.code(*id).unwrap().size,
                block.size(),
                "{id:?} {block:?}"
            );
            let edges: Vec<_> = block.end.edges().iter().map(|edge| edge.to).collect();
            assert_eq!(
                self.graph.successors(*id).unwrap(),
                edges,
                "{id:?} {block:?}"
            );
        }
    }

    /// Replaces a value by another one in all uses, those of markers too.
    pub fn replace(&mut self, old: Value, new: Value) {
        self.rename(|value| if value == old { new } else { value });
    }

    /// Gives another name to each used value, in markers too.
    pub fn rename(&mut self, name: impl Fn(Value) -> Value) {
        for block in self.blocks.values_mut() {
            let operands = block.insts.iter_mut().flat_map(|inst| inst.op.operands());
            operands.for_each(|value| *value = name(*value));
            block
                .end
                .operands()
                .into_iter()
                .for_each(|value| *value = name(*value));
        }
        self.edit_markers(|markers| {
            for (_, marker) in markers {
                if let Marker::Def(_, Referrer::Value(value)) = marker {
                    value.0 = name(value.0);
                }
            }
        });
    }

    pub fn edit_markers(&mut self, mut change: impl FnMut(&mut Vec<(Position, Marker)>)) {
        for block in self.layout() {
            let old = &self.graph.code(block).unwrap().markers;
            let mut new = old.clone();
            change(&mut new);
            if *old != new {
                self.graph.edit(block, |code| code.markers = new).unwrap();
            }
        }
    }

    /// Splits a block before an instruction. Markers there go with the steps before it.
    pub fn split(&mut self, id: CodeBlockId, index: usize) -> CodeBlockId {
        let block = self.block(id);
        let position = block.position(index);
        let insts = block.insts.split_off(index);
        let second = self.graph.split(id, position, SplitSide::Before).unwrap();
        let edge = Edge {
            to: second,
            arguments: Vec::new(),
        };
        let block = self.block(id);
        let (end, line) = (
            std::mem::replace(&mut block.end, End::Jump(edge)),
            block.line,
        );
        self.blocks.insert(
            second,
            Block {
                parameters: Vec::new(),
                insts,
                end,
                line,
            },
        );
        second
    }

    pub fn remove_inst(&mut self, id: CodeBlockId, index: usize) -> Inst {
        let block = self.block(id);
        let at = block.position(index);
        let inst = block.insts.remove(index);
        let size = inst.op.size();
        self.remove_bytes(id, at, size);
        inst
    }

    /// Replaces a terminator by a jump.
    pub fn set_jump(&mut self, id: CodeBlockId, edge: Edge) {
        let block = self.block(id);
        let (at, size) = (block.position(block.insts.len()), block.end.size());
        let old = std::mem::replace(&mut block.end, End::Jump(edge.clone()));
        self.remove_bytes(id, at, size);
        for edge in old.edges() {
            self.graph.remove_edge(id, edge.to).unwrap();
        }
        self.graph.add_edge(id, edge.to).unwrap();
    }

    /// Removes the bytes of an instruction.
    pub fn remove_bytes(&mut self, id: CodeBlockId, at: Position, size: u32) {
        self.graph.remove_code(id, at.0..at.0 + size).unwrap();
    }

    /// Inserts an instruction. Markers at the position stay before it if the steps do.
    pub fn insert_inst(
        &mut self,
        id: CodeBlockId,
        index: usize,
        inst: Inst,
        (file, side): (FileId, SplitSide),
    ) {
        let block = self.block(id);
        let (at, size, line) = (block.position(index), inst.op.size(), inst.line);
        block.insts.insert(index, inst);
        let code = BlockCode {
            size,
            rows: vec![LineRow::non_statement(Position::START, file, line)],
            ..BlockCode::default()
        };
        self.graph.insert_code(id, at, code, side).unwrap();
    }
}
