//! The front end: it puts each variable into memory, and describes it there, as clang does without
//! optimization.

use super::ir::{BYTES, Block, Edge, End, Function, Inst, Op, Unit, Value};
use super::source::{self, Event, Expr, Program, Statement, What, Word};
use dwarfsmith::build::{
    BasicType, CompileUnit, CompositeType, LexicalBlock, Lifetime, Member, SourceFile, Subprogram,
    Variable,
};
use dwarfsmith::gimli::{DW_ATE_signed, DW_LANG_C11};
use dwarfsmith::markers::{
    BlockIndex, CallSite, CallTarget, FunctionBody, FunctionGraph, LineRow, Marker, Referrer,
    ValueId,
};
use dwarfsmith::metadata::{FileId, LifetimeId, Scope, SubprogramId, TypeId, UnitId};
use dwarfsmith::{Bits, Module, Position, Target, Type};
use std::collections::BTreeMap;

/// The nodes that all functions use.
struct Nodes {
    file: FileId,
    unit: UnitId,
    /// The types of 1, 2 and 3 words.
    types: [TypeId; 3],
}

/// Compiles a program.
pub fn compile(program: &Program) -> Unit {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("program.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, DW_LANG_C11, "optimizer"));
    let int = module.add(BasicType::new("int", Bits(32), DW_ATE_signed));
    let structs = [2, 3].map(|words| {
        let name = format!("s{words}");
        let id = module.add(CompositeType::structure(&*name, Bits(32 * words)).identifier(&name));
        for word in 0..words {
            let name = format!("w{word}");
            module.add(Member::new(id, &*name, int).at_byte(4 * word));
        }
        TypeId::from(id)
    });
    let nodes = Nodes {
        file,
        unit,
        types: [int, structs[0], structs[1]],
    };
    let subprograms: Vec<SubprogramId> = program
        .functions
        .iter()
        .map(|function| {
            module.add(Subprogram::new(nodes.unit, &function.name).at(file, function.line))
        })
        .collect();
    let mut functions = Vec::new();
    let mut ids = Vec::new();
    for (number, source) in program.functions.iter().enumerate() {
        let mut builder = Builder::new(&mut module, &nodes, source, &subprograms, number);
        builder.run();
        let (body, function) = builder.finish();
        ids.push(Some(module.add_function(&body)));
        functions.push(function);
    }
    let changes = module.changes();
    Unit {
        main: functions.len() - 1,
        module,
        changes,
        functions,
        ids,
        file,
    }
}

/// A block that is being built. Edges have numbers of blocks.
struct Draft {
    number: usize,
    insts: Vec<Inst>,
    end: Option<(DraftEnd, u32)>,
    markers: Vec<(Position, Marker)>,
    calls: Vec<(Position, usize)>,
}

enum DraftEnd {
    Jump(usize),
    Branch(Value, usize, usize),
    Return(Value),
}

struct Builder<'a> {
    module: &'a mut Module,
    nodes: &'a Nodes,
    source: &'a source::Function,
    subprograms: &'a [SubprogramId],
    number: usize,
    drafts: Vec<Draft>,
    labels: usize,
    next: Value,
    line: u32,
    /// The memory of each variable, and its lifetime.
    memory: Vec<(Value, LifetimeId)>,
    scopes: Vec<Scope>,
    /// The code of the lexical blocks.
    ranges: Vec<(Scope, u32, u32)>,
    size: u32,
}

impl<'a> Builder<'a> {
    fn new(
        module: &'a mut Module,
        nodes: &'a Nodes,
        source: &'a source::Function,
        subprograms: &'a [SubprogramId],
        number: usize,
    ) -> Builder<'a> {
        let mut scopes = vec![Scope::from(subprograms[number])];
        for around in &source.scopes[1..] {
            let around = scopes[*around];
            scopes.push(module.add(LexicalBlock::new(around)).into());
        }
        Builder {
            module,
            nodes,
            source,
            subprograms,
            number,
            drafts: Vec::new(),
            labels: 0,
            next: source.parameters as Value,
            line: source.line,
            memory: Vec::new(),
            scopes,
            ranges: Vec::new(),
            size: 0,
        }
    }

    fn run(&mut self) {
        let entry = self.label();
        self.place(entry);
        for (index, variable) in self.source.variables.iter().enumerate() {
            let scope = self.scopes[variable.scope];
            let ty = self.nodes.types[variable.words - 1];
            let node = match index < self.source.parameters {
                true => Variable::parameter(scope, index as u32 + 1, &*variable.name, ty),
                false => Variable::local(scope, &variable.name, ty),
            };
            let node = self.module.add(node.at(self.nodes.file, self.source.line));
            let mut location = self.module.builder();
            let ty = match variable.words {
                1 => Type::int(32),
                words => Type::bits(32 * words as u64),
            };
            location.referrer(Type::PTR).unwrap().deref(ty).unwrap();
            let location = self.module.expr(&location);
            let lifetime = self.module.add(Lifetime::bounded(node, location));
            let memory = self.inst(Op::Alloca(variable.words as u32));
            self.memory.push((memory, lifetime));
        }
        for index in 0..self.source.parameters {
            self.inst(Op::Store(self.memory[index].0, index as Value));
        }
        self.step(Event::Enter(self.number));
        (0..self.source.parameters).for_each(|index| self.def(index));
        self.block(&self.source.body);
        self.line = self.source.body.end;
        let result = self.expr(&self.source.result);
        self.end(DraftEnd::Return(result));
    }

    fn label(&mut self) -> usize {
        self.labels += 1;
        self.labels - 1
    }

    /// Begins a block.
    fn place(&mut self, number: usize) {
        let (insts, markers, calls) = Default::default();
        self.drafts.push(Draft {
            number,
            insts,
            end: None,
            markers,
            calls,
        });
    }

    fn draft(&mut self) -> &mut Draft {
        self.drafts.last_mut().expect("a block has begun")
    }

    fn here(&mut self) -> Position {
        let insts = &self.draft().insts;
        Position(insts.iter().map(|inst| inst.op.size()).sum())
    }

    fn inst(&mut self, op: Op) -> Value {
        let (result, line) = (self.next, self.line);
        self.next += 1;
        self.size += op.size();
        self.draft().insts.push(Inst { op, result, line });
        result
    }

    fn end(&mut self, end: DraftEnd) {
        self.size += match end {
            DraftEnd::Jump(_) => 0,
            _ => BYTES,
        };
        let line = self.line;
        self.draft().end = Some((end, line));
    }

    fn step(&mut self, event: Event) {
        self.inst(Op::Step(vec![event]));
    }

    fn def(&mut self, variable: usize) {
        let (memory, lifetime) = self.memory[variable];
        let at = self.here();
        let marker = Marker::Def(lifetime, Referrer::Value(ValueId(memory)));
        self.draft().markers.push((at, marker));
    }

    fn expr(&mut self, expr: &Expr) -> Value {
        let op = match expr {
            Expr::Const(value) => Op::Const(*value),
            Expr::Word(word) => Op::Load(self.address(*word)),
            Expr::Binary(operator, a, b) => {
                let (a, b) = (self.expr(a), self.expr(b));
                Op::Binary(*operator, a, b)
            }
        };
        self.inst(op)
    }

    fn address(&mut self, word: Word) -> Value {
        let memory = self.memory[word.variable].0;
        match self.source.variables[word.variable].words {
            1 => memory,
            _ => self.inst(Op::Address(memory, word.word as u32)),
        }
    }

    fn store(&mut self, word: Word, value: Value) {
        let address = self.address(word);
        self.inst(Op::Store(address, value));
    }

    fn block(&mut self, block: &source::Block) {
        let start = self.size;
        for statement in &block.statements {
            self.line = statement.line;
            self.statement(statement);
        }
        if block.scope > 0 {
            self.line = block.end;
            let at = self.here();
            for (index, variable) in self.source.variables.iter().enumerate() {
                if variable.scope == block.scope {
                    let kill = Marker::Kill(self.memory[index].1);
                    self.draft().markers.push((at, kill));
                }
            }
            self.step(Event::Left(block.end));
            self.ranges
                .push((self.scopes[block.scope], start, self.size));
        }
    }

    fn statement(&mut self, Statement { line, what }: &Statement) {
        match what {
            What::Declare(variable, values) => {
                let values: Vec<Value> = values.iter().map(|value| self.expr(value)).collect();
                for (word, value) in values.into_iter().enumerate() {
                    self.store(
                        Word {
                            variable: *variable,
                            word,
                        },
                        value,
                    );
                }
                self.step(Event::Assigned(*line));
                self.def(*variable);
            }
            What::Assign(word, value) => {
                let value = self.expr(value);
                self.store(*word, value);
                self.step(Event::Assigned(*line));
            }
            What::If(condition, one, other) => {
                let labels = [(); 3].map(|()| self.label());
                let condition = self.expr(condition);
                self.end(DraftEnd::Branch(condition, labels[0], labels[1]));
                for (label, arm) in labels.into_iter().zip([one, other]) {
                    self.place(label);
                    self.block(arm);
                    self.end(DraftEnd::Jump(labels[2]));
                }
                self.place(labels[2]);
            }
            What::While(condition, body) => {
                let [header, start, behind] = [(); 3].map(|()| self.label());
                self.end(DraftEnd::Jump(header));
                self.place(header);
                let condition = self.expr(condition);
                self.end(DraftEnd::Branch(condition, start, behind));
                self.place(start);
                self.block(body);
                self.end(DraftEnd::Jump(header));
                self.place(behind);
            }
            What::Call(word, callee, arguments) => {
                let arguments = arguments
                    .iter()
                    .map(|argument| self.expr(argument))
                    .collect();
                let at = self.here();
                let result = self.inst(Op::Call(*callee, arguments));
                self.draft().calls.push((at, *callee));
                self.store(*word, result);
                self.step(Event::Assigned(*line));
            }
        }
    }

    /// The body, and the function with its graph.
    fn finish(self) -> (FunctionBody, Function) {
        let places: BTreeMap<usize, usize> = self
            .drafts
            .iter()
            .enumerate()
            .map(|(place, draft)| (draft.number, place))
            .collect();
        let mut body = FunctionBody::default();
        let symbol = self.module.text(&self.source.name);
        body.begin(symbol, self.subprograms[self.number], self.size)
            .entry_frame();
        let (mut start, mut line) = (0, 0);
        for draft in &self.drafts {
            body.block(Position(start));
            for (at, marker) in &draft.markers {
                body.marker(Position(start + at.0), *marker);
            }
            for (at, callee) in &draft.calls {
                let at = Position(start + at.0);
                let target = CallTarget::Subprogram(self.subprograms[*callee]);
                body.call(CallSite::new(Position(at.0 + BYTES), target).at(at), &[]);
            }
            let insts = draft.insts.iter().map(|inst| (inst.line, inst.op.size()));
            let end = draft.end.as_ref().map(|(end, line)| match end {
                DraftEnd::Jump(_) => (*line, 0),
                _ => (*line, BYTES),
            });
            for (of, size) in insts.chain(end) {
                if size > 0 && of != line {
                    body.row(LineRow::statement(Position(start), self.nodes.file, of));
                    line = of;
                }
                start += size;
            }
        }
        for draft in &self.drafts {
            let from = BlockIndex(places[&draft.number] as u32);
            let to = match draft.end {
                Some((DraftEnd::Jump(to), _)) => vec![to],
                Some((DraftEnd::Branch(_, one, other), _)) => vec![one, other],
                _ => Vec::new(),
            };
            for to in to {
                body.successor(from, BlockIndex(places[&to] as u32));
            }
        }
        for (scope, start, end) in self.ranges {
            if start < end {
                body.scope(scope, start..end);
            }
        }
        let graph = FunctionGraph::new(self.module.target, &body).unwrap();
        let ids: Vec<_> = graph.blocks().collect();
        let mut function = Function {
            blocks: BTreeMap::new(),
            next: self.next,
            cold: std::collections::BTreeSet::new(),
            homes: None,
            source: None,
            graph,
        };
        for (draft, id) in self.drafts.into_iter().zip(&ids) {
            let (end, line) = draft.end.expect("the block has ended");
            let edge = |number| Edge {
                to: ids[places[&number]],
                arguments: Vec::new(),
            };
            let end = match end {
                DraftEnd::Jump(to) => End::Jump(edge(to)),
                DraftEnd::Branch(value, one, other) => End::Branch(value, edge(one), edge(other)),
                DraftEnd::Return(value) => End::Return(value),
            };
            let parameters = match *id == function.graph.entry() {
                true => (0..self.source.parameters as Value).collect(),
                false => Vec::new(),
            };
            function.blocks.insert(
                *id,
                Block {
                    parameters,
                    insts: draft.insts,
                    end,
                    line,
                },
            );
        }
        (body, function)
    }
}
