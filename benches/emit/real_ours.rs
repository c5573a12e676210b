//! The real shape by dwarfsmith.

use super::program::*;
use dwarfsmith::build::{
    self, BasicType, CompileUnit, CompositeType, Fragment, InlinedScope, LexicalBlock, Lifetime,
    Member, PointerType, SourceFile, Subprogram, SubroutineType,
};
use dwarfsmith::expr::DIExpr;
use dwarfsmith::markers::{
    BlockIndex, CallParameter, CallSite, CallTarget, CodeRange, FrameRule, FunctionBody, LineRow,
    Referrer, ValueId,
};
use dwarfsmith::metadata::{FileId, LifetimeId, Scope as Within, SubprogramId, TypeId, VariableId};
use dwarfsmith::{Bits, ByteOffset, Module, Position, Target, Type};
use gimli::constants::*;
use gimli::{Register, X86_64};

struct Ours {
    module: Module,
    file: FileId,
    types: Vec<TypeId>,
    subprograms: Vec<SubprogramId>,
    /// The inlined functions and their variables.
    inlined: Vec<(SubprogramId, Vec<VariableId>)>,
    /// The referrer itself.
    referrer: DIExpr,
    body: FunctionBody,
}

fn long_expression(module: &mut Module, constant: Option<i64>) -> DIExpr {
    let mut builder = module.builder();
    let result = match constant {
        None => builder.referrer(Type::int(64)),
        Some(value) => builder.constant(Type::int(64), i128::from(value)),
    };
    match result {
        Ok(builder) => module.expr(builder),
        Err(error) => panic!("{error}"),
    }
}

fn referrer(place: Place) -> Referrer {
    match place {
        Place::Register(register) => Referrer::register(register),
        Place::Slot(offset) => Referrer::cfa_slot(ByteOffset(offset)).sized(Bits(64)),
    }
}

pub fn ours(program: &Program) -> Module {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("main.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, DW_LANG_C11, "bench"));
    let long = module.add(BasicType::new("long", Bits(64), DW_ATE_signed));
    let mut types = Vec::new();
    for name in &program.structures {
        let size = dwarfsmith::Bytes(u64::from(8 * MEMBERS));
        let structure = module.add(CompositeType::structure(name.as_str(), size));
        for member in 0..MEMBERS {
            let name = variable_name(member);
            let node = Member::new(structure, name.as_str(), long);
            module.add(node.at_byte(u64::from(8 * member)));
        }
        types.push(module.add(PointerType::to(structure)));
    }
    let ty = module.add(
        SubroutineType::new()
            .returns(long)
            .parameters(&[long, long]),
    );
    let inlined = program.inlined.iter().map(|(name, count)| {
        let origin = module.add(Subprogram::new(unit, name).at(file, 1).with_type(ty));
        let variables = (0..*count).map(|index| {
            let name = variable_name(index);
            let ty = types[index as usize % types.len()];
            module.add(
                match index {
                    0 | 1 => build::Variable::parameter(origin, index + 1, name.as_str(), ty),
                    _ => build::Variable::local(origin, &name, ty),
                }
                .at(file, 2),
            )
        });
        (origin, variables.collect())
    });
    let inlined = inlined.collect();
    let subprograms = program.functions.iter().map(|function| {
        let node = Subprogram::new(unit, &function.name).at(file, function.line);
        module.add(node.with_type(ty).all_calls_described())
    });
    let subprograms = subprograms.collect();
    let referrer = long_expression(&mut module, None);
    let mut ours = Ours {
        module,
        file,
        types,
        subprograms,
        inlined,
        referrer,
        body: FunctionBody::default(),
    };
    for (number, function) in program.functions.iter().enumerate() {
        ours.function(number, function);
    }
    ours.module
}

impl Ours {
    fn function(&mut self, number: usize, function: &Function) {
        let subprogram = self.subprograms[number];
        let symbol = self.module.text(&function.name);
        self.body.begin(symbol, subprogram, SIZE);
        let mut scopes: Vec<(Within, u32)> = Vec::new();
        for scope in &function.scopes {
            let within = scope
                .within
                .map_or(subprogram.into(), |within| scopes[within].0);
            let made: Within = match scope.origin {
                Some(origin) => {
                    let call =
                        InlinedScope::within(within).instance_of(self.inlined[origin as usize].0);
                    self.module
                        .add(call.called_at(self.file, scope.line))
                        .into()
                }
                None => self
                    .module
                    .add(LexicalBlock::new(within).at(self.file, scope.line))
                    .into(),
            };
            self.body.scope(made, scope.start..scope.end);
            scopes.push((made, scope.origin.unwrap_or(0)));
        }
        let mut lifetimes = self.variables(function, subprogram, &scopes);
        let parameters = self.arguments(function, &mut lifetimes);
        self.markers(function, &lifetimes);
        for (call, parameters) in function.calls.iter().zip(parameters) {
            let target = CallTarget::Subprogram(self.subprograms[call.callee as usize]);
            let call = CallSite::new(Position(call.return_position), target);
            self.body.call(call, &parameters);
        }
        for index in 0..ROWS {
            let (position, line, column, is_statement) = row(function, index);
            let new = match is_statement {
                true => LineRow::statement,
                false => LineRow::non_statement,
            };
            self.body
                .row(new(Position(position), self.file, line).column(column));
        }
        for (position, offset, saved) in FRAME {
            let cfa = FrameRule::cfa(X86_64::RSP, ByteOffset(offset));
            self.body.frame(Position(position), cfa);
            if let Some(saved) = saved {
                let rule = FrameRule::saved(Register(saved), ByteOffset(-offset));
                self.body.frame(Position(position), rule);
            }
        }
        self.module.add_function(&self.body);
    }

    fn variables(
        &mut self,
        function: &Function,
        subprogram: SubprogramId,
        scopes: &[(Within, u32)],
    ) -> Vec<Option<LifetimeId>> {
        let mut lifetimes = Vec::with_capacity(2 * function.variables.len());
        for (id, variable) in function.variables.iter().enumerate() {
            let node = match (variable.scope, variable.origin) {
                (Some(scope), Some(origin)) => {
                    let (scope, of) = scopes[scope];
                    let origin = self.inlined[of as usize].1[origin as usize];
                    self.module.add(build::Variable::inlined(scope, origin))
                }
                _ => {
                    let name = variable_name(id as u32);
                    let ty = self.types[variable.ty as usize % self.types.len()];
                    let node = match variable.parameter {
                        Some(number) => {
                            build::Variable::parameter(subprogram, number, name.as_str(), ty)
                        }
                        None => build::Variable::local(subprogram, &name, ty),
                    };
                    self.module.add(node.at(self.file, function.line))
                }
            };
            let mut bounded = |_| self.module.add(Lifetime::bounded(node, self.referrer));
            let count = match &variable.location {
                Location::Nothing | Location::Constant(_) => 0,
                Location::Single(_) | Location::Value(_) => 1,
                Location::Markers(_) => 2,
            };
            let of_variable =
                [0, 1].map(|index| (index < count).then_some(index).map(&mut bounded));
            lifetimes.extend(of_variable);
            if let Location::Constant(value) = &variable.location {
                let constant = long_expression(&mut self.module, Some(*value));
                self.module.add(Lifetime::computed(node, constant));
            }
        }
        lifetimes
    }

    /// Adds the arguments of each call. Appends the lifetimes of those in registers to `lifetimes`.
    fn arguments(
        &mut self,
        function: &Function,
        lifetimes: &mut Vec<Option<LifetimeId>>,
    ) -> Vec<Vec<CallParameter>> {
        let calls = function.calls.iter().map(|call| {
            let arguments = call.arguments.iter().enumerate().map(|(index, argument)| {
                let value = self.module.add(Fragment);
                match argument {
                    Argument::Constant(constant) => {
                        let constant = long_expression(&mut self.module, Some(*constant));
                        self.module.add(Lifetime::computed(value, constant));
                    }
                    Argument::Register(_) => lifetimes.push(Some(
                        self.module.add(Lifetime::bounded(value, self.referrer)),
                    )),
                }
                CallParameter {
                    location: Referrer::register(Register(5 - index as u16)),
                    value: value.into(),
                }
            });
            arguments.collect()
        });
        calls.collect()
    }

    fn markers(&mut self, function: &Function, lifetimes: &[Option<LifetimeId>]) {
        let mut blocks = 0;
        for (position, event) in &function.events {
            while blocks * BLOCK <= *position && blocks * BLOCK < SIZE {
                self.body.block(Position(blocks * BLOCK));
                blocks += 1;
            }
            let position = Position(*position);
            let (Event::Def(object, _) | Event::DefValue(object) | Event::Kill(object)) = event;
            let Some(lifetime) = lifetimes[*object] else {
                continue;
            };
            match event {
                Event::Def(_, place) => self.body.def(position, lifetime, referrer(*place)),
                Event::DefValue(id) => {
                    let value = ValueId(*id as u32);
                    self.body.def(position, lifetime, Referrer::Value(value))
                }
                Event::Kill(_) => self.body.kill(position, lifetime),
            };
        }
        for block in blocks..SIZE / BLOCK {
            self.body.block(Position(block * BLOCK));
        }
        for (from, to) in EDGES {
            self.body.successor(BlockIndex(from), BlockIndex(to));
        }
        for (id, variable) in function.variables.iter().enumerate() {
            if let Location::Value(pieces) = &variable.location {
                for (start, end, place) in *pieces {
                    let range = CodeRange::from(start..end);
                    self.body
                        .value(ValueId(2 * id as u32), range, referrer(place));
                }
            }
        }
    }
}
