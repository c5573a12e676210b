//! Records debug information while a [`FunctionBuilder`] of cranelift-frontend builds a function.

mod checks;
mod scopes;
mod types;

use hashbrown::HashMap;

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::entity::{EntityRef, SecondaryMap};
use cranelift_codegen::flowgraph::ControlFlowGraph;
use cranelift_codegen::ir::instructions::CallInfo;
use cranelift_codegen::ir::{self, Block, Function, Inst, InstBuilder, StackSlot, Value};
use cranelift_frontend::{FunctionBuilder, Switch, Variable};
use dwarfsmith::build;
use dwarfsmith::metadata::{Scope, SubprogramId, VariableId};
use dwarfsmith::{Module, Type};

use crate::built::BuiltFunction;
use crate::contents::{Content, Flow};
use crate::infer::{Inference, Numbered, type_of};
use crate::mistake::Mistake;
use crate::parameters::Convention;
use crate::record::{
    Call, Event, FunctionRecord, Marker, Operand, Point, Row, ScopeRecord, Source, Storage,
    VariableRecord,
};
use crate::recorder::{Recorder, remove_constant_parameters};
use crate::stack_maps::StackMaps;
use crate::state::State;
use types::stack_type;

/// A change of a part of a variable: the variable, the part, and the new content; `None` if the
/// content is unknown from then on.
type Change = (usize, usize, Option<Content>);

/// Records a function while a [`FunctionBuilder`] builds it. The backend passes Cranelift's values;
/// the contents of variables at merges, and the computations of values, are derived from
/// Cranelift's code.
///
/// It adds only `sequence_point`s to the intermediate code, which generate no machine code.
/// [`DebugBuilder::finish`] also removes unreachable blocks, and block parameters that get the same
/// value on all edges, as Cranelift itself does later.
#[derive(Debug)]
pub struct DebugBuilder {
    recorder: Recorder,
    subprogram: SubprogramId,
    scopes: Vec<Scope>,
    variables: Vec<VariableId>,
    /// The variables of cranelift-frontend.
    frontend: HashMap<u32, usize>,
    /// The variables of each scope's node, which may be opened several times; scopes without
    /// variables are absent.
    declared_in: HashMap<Scope, Vec<usize>>,
    slots: Numbered<StackSlot>,
    callees: Numbered<SubprogramId>,
    calls: Vec<Inst>,
    scope: usize,
    /// The number of scopes that `open` and `inline` opened, and `close` did not close.
    open: usize,
    block: Option<Block>,
    pending: Vec<Change>,
    /// For each marker, the changes before it.
    changes: Vec<Vec<Change>>,
    /// For each marker, its block.
    blocks: Vec<Block>,
    /// The changes after a block's last marker.
    tails: Vec<(Block, Vec<Change>)>,
    /// The mistakes so far.
    mistakes: Vec<Mistake>,
}

impl DebugBuilder {
    /// Starts a function.
    pub fn new(name: &str, declared: impl Into<Point>, subprogram: SubprogramId) -> DebugBuilder {
        let mut recorder = Recorder::new(FunctionRecord {
            name: name.to_owned(),
            declared: declared.into(),
            ..FunctionRecord::default()
        });
        recorder.add_scope(ScopeRecord::default());
        DebugBuilder {
            recorder,
            subprogram,
            scopes: vec![Scope::Subprogram(subprogram)],
            variables: Vec::new(),
            frontend: HashMap::new(),
            declared_in: HashMap::new(),
            slots: Numbered::default(),
            callees: Numbered::default(),
            calls: Vec::new(),
            scope: 0,
            open: 0,
            block: None,
            pending: Vec::new(),
            changes: Vec::new(),
            blocks: Vec::new(),
            tails: Vec::new(),
            mistakes: Vec::new(),
        }
    }

    /// Records a function that is compiled with optimizations; see [`Recorder::optimized`].
    pub fn optimized(self) -> DebugBuilder {
        DebugBuilder {
            recorder: self.recorder.optimized(),
            ..self
        }
    }

    /// Records a mistake, which [`DebugUnit::define`](crate::DebugUnit::define) returns.
    fn mistake(&mut self, mistake: Mistake) {
        self.mistakes.push(mistake);
    }

    /// Adds a variable that is a number or an address to the current scope, and returns its index.
    /// In an inlined call, this variable is an instance of the variable of the inlined function,
    /// unless it is already one. A variable of a scope around a block is added to that scope.
    pub fn variable(&mut self, module: &mut Module, node: VariableId) -> usize {
        let ty = stack_type(module, node);
        self.variable_in(module, node, ty, Storage::scalar(ty))
    }

    /// Adds a variable in a stack slot to the current scope. `ty` is a type of the expression
    /// stack; for an aggregate, [`Type::bits`] of its size. From the next marker on, the variable
    /// has the content of the slot.
    pub fn variable_in_slot(
        &mut self,
        module: &mut Module,
        node: VariableId,
        ty: Type,
        slot: StackSlot,
    ) -> usize {
        let storage = Storage::Slot(self.slots.number(slot));
        let variable = self.variable_in(module, node, ty, storage);
        self.pending.push((variable, 0, Some(Content::Slot(slot))));
        variable
    }

    /// Adds a variable in memory to the current scope: the value that is assigned is its address.
    /// `ty` is a type of the expression stack; for an aggregate, [`Type::bits`] of its size.
    pub fn variable_at_address(
        &mut self,
        module: &mut Module,
        node: VariableId,
        ty: Type,
    ) -> usize {
        self.variable_in(module, node, ty, Storage::AtAddress)
    }

    /// Adds a variable with any storage to the current scope, such as one that consists of several
    /// values. `ty` is a type of the expression stack.
    pub fn variable_in(
        &mut self,
        module: &mut Module,
        node: VariableId,
        ty: Type,
        storage: Storage,
    ) -> usize {
        let scope = self.scope();
        let own = module.metadata.variables.get(node).map(|node| node.scope);
        let home = own.filter(|own| self.is_around(*own));
        let declared = self.declared_in.entry(home.unwrap_or(scope)).or_default();
        declared.push(self.variables.len());
        self.variables.push(match own {
            Some(_) if home.is_none() && self.open_call().is_some() => {
                module.add(build::Variable::inlined(scope, node))
            }
            _ => node,
        });
        self.recorder.add_variable(VariableRecord {
            name: module.metadata.object_name(node.into()),
            ty,
            storage,
        })
    }

    /// Declares a variable that is a number or an address, for cranelift-frontend and in the
    /// current scope.
    pub fn declare(
        &mut self,
        builder: &mut FunctionBuilder<'_>,
        ty: ir::Type,
        module: &mut Module,
        node: VariableId,
    ) -> Variable {
        let variable = builder.declare_var(ty);
        let index = self.variable(module, node);
        self.check_type(index, 0, type_of(ty));
        self.frontend.insert(variable.as_u32(), index);
        variable
    }

    /// Defines a variable that was declared by [`DebugBuilder::declare`].
    pub fn define(&mut self, builder: &mut FunctionBuilder<'_>, variable: Variable, value: Value) {
        builder.def_var(variable, value);
        match self.frontend.get(&variable.as_u32()) {
            Some(index) => self.assign(*index, value),
            None => self.mistake(Mistake::NotDeclared(variable.as_u32())),
        }
    }

    /// Records that a variable has a value from the next marker on. A statement or the start of a
    /// block is a marker.
    pub fn assign(&mut self, variable: usize, value: Value) {
        self.assign_part(variable, 0, value);
    }

    /// Records that a part of a variable has a value from the next marker on.
    pub fn assign_part(&mut self, variable: usize, part: usize, value: Value) {
        self.pending
            .push((variable, part, Some(Content::Value(value))));
    }

    /// Records that a variable has no value from the next marker on: its storage ends before its
    /// scope, or the backend knows no value for it until the next assignment.
    pub fn clear(&mut self, variable: usize) {
        for part in 0..self.recorder.parts(variable) {
            self.clear_part(variable, part);
        }
    }

    /// Records that a part of a variable has no value from the next marker on.
    pub fn clear_part(&mut self, variable: usize, part: usize) {
        self.pending.push((variable, part, None));
    }

    /// Switches to a block. A statement starts there if `at` is its position in the source;
    /// otherwise, a statement continues there.
    pub fn enter(&mut self, builder: &mut FunctionBuilder<'_>, block: Block, at: Option<Point>) {
        if let Some(before) = self.block.replace(block) {
            let tail = std::mem::take(&mut self.pending);
            self.tails.push((before, tail));
        }
        builder.switch_to_block(block);
        let inst = builder.ins().sequence_point();
        // Before the first block, the pending changes are the values of the function's parameters,
        // which hold from its start on.
        self.start_block(builder.func, block, inst, at.map(statement));
    }

    /// Records that a block starts at a `sequence_point`, with the pending changes.
    fn start_block(&mut self, func: &mut Function, block: Block, at: Inst, row: Option<Row>) {
        self.recorder.enter(func, at, self.scope, row);
        self.changes.push(std::mem::take(&mut self.pending));
        self.blocks.push(block);
    }

    /// Emits a [`Switch`], and enters the blocks that it creates.
    pub fn switch(
        &mut self,
        builder: &mut FunctionBuilder<'_>,
        switch: Switch,
        value: Value,
        otherwise: Block,
    ) {
        let before = builder.func.dfg.num_blocks();
        switch.emit(builder, value, otherwise);
        let created = before..builder.func.dfg.num_blocks();
        // The pending changes belong to the current block.
        let pending = std::mem::take(&mut self.pending);
        for block in created.map(Block::new) {
            let mut cursor = FuncCursor::new(builder.func).at_first_insertion_point(block);
            let inst = cursor.ins().sequence_point();
            self.start_block(builder.func, block, inst, None);
        }
        self.pending = pending;
    }

    /// Records that a statement starts.
    pub fn statement(&mut self, builder: &mut FunctionBuilder<'_>, at: impl Into<Point>) {
        self.marker(builder, statement(at.into()));
    }

    /// Records that a statement continues after an inlined call in it.
    pub fn resume(&mut self, builder: &mut FunctionBuilder<'_>, at: impl Into<Point>) {
        let row = Row {
            is_stmt: false,
            ..statement(at.into())
        };
        self.marker(builder, row);
    }

    fn marker(&mut self, builder: &mut FunctionBuilder<'_>, row: Row) {
        let block = builder.current_block();
        if self.continues(block, row) {
            return;
        }
        let known = block.and_then(|block| self.recorder.last_in(builder.func, block));
        let inst = match known {
            Some(inst) => inst,
            None => builder.ins().sequence_point(),
        };
        self.recorder
            .statement(builder.func, inst, self.scope, Some(row));
        self.changes.push(std::mem::take(&mut self.pending));
        self.blocks.extend(block);
    }

    /// Returns true if a row in a block only repeats the last marker: the same statement continues,
    /// and no variable has changed.
    fn continues(&self, block: Option<Block>, row: Row) -> bool {
        let last = self.recorder.record.markers.last();
        let is_same = |last: &Marker| {
            last.scope == self.scope && last.row.is_some_and(|last| last.point == row.point)
        };
        !row.is_stmt
            && self.pending.is_empty()
            && self.blocks.last().copied() == block
            && last.is_some_and(is_same)
    }

    /// Records that a call instruction calls a function with debug information.
    pub fn call(&mut self, func: &mut Function, call: Inst, callee: SubprogramId) {
        if !self.is_call(func, call) {
            return;
        }
        let function = self.callees.number(callee);
        self.recorder.call(func, call, function, Vec::new());
        self.calls.push(call);
    }

    /// Ends the function. Call this before the function is compiled, and after the last block is
    /// sealed.
    pub fn finish(mut self, func: &mut Function) -> BuiltFunction {
        self.check(func);
        self.recorder.tag_last(func);
        remove_constant_parameters(func);
        self.recorder.record.convention = Convention::of(&func.signature);
        let stack_maps = StackMaps::of(func);
        let changes = self.resolved(func, &stack_maps);
        let entry = func.layout.entry_block();
        let parameters = entry.map_or(&[][..], |entry| func.dfg.block_params(entry));
        let mut symbols = Numbered::default();
        let mut inference = Inference {
            func,
            stack_maps: &stack_maps,
            recorder: &mut self.recorder,
            slots: &mut self.slots,
            symbols: &mut symbols,
            numbers: HashMap::new(),
        };
        // A function's parameters are its first values.
        let parameters = parameters.iter();
        let types = parameters.map(|value| inference.typed(*value).1).collect();
        let mut events = Vec::with_capacity(changes.len());
        for changes in changes {
            let mut own = Vec::with_capacity(changes.len());
            own.extend(
                changes
                    .into_iter()
                    .map(|change| event(&mut inference, change)),
            );
            events.push(own);
        }
        let mut arguments = Vec::new();
        for call in &self.calls {
            let values = call_arguments(func, *call).iter();
            arguments.push(values.map(|value| inference.typed(*value)).collect());
        }
        // Only the values on which a variable or an argument depends are recorded.
        let mut held = Vec::new();
        for (call, values) in &stack_maps.held {
            let number = |(value, slot): &(Value, StackSlot)| match inference.numbers.get(value)? {
                Operand::Value(number) => Some((*number, inference.slots.number(*slot))),
                Operand::Const(_) => None,
            };
            held.push((*call, values.iter().filter_map(number).collect()));
        }
        self.recorder.complete(types, events, arguments);
        let numbers: HashMap<Inst, usize> = self.calls.iter().copied().zip(0..).collect();
        for (call, in_slots) in held {
            let known = numbers.get(&call).copied();
            self.recorder.in_slots(func, call, known, in_slots);
        }
        let record = self.recorder.label(func);
        BuiltFunction {
            record,
            subprogram: self.subprogram,
            scopes: self.scopes,
            variables: self.variables,
            callees: self.callees.into_items(),
            slots: self.slots.into_items(),
            symbols: symbols.into_items(),
            mistakes: self.mistakes,
        }
    }

    /// Replaces aliases and reloads by the values that they stand for.
    fn resolve(&mut self, func: &Function, stack_maps: &StackMaps) {
        let resolve = |change: &mut Change| {
            if let Some(Content::Value(value)) = &mut change.2 {
                *value = stack_maps.resolve(func, *value);
            }
        };
        let tails = self.tails.iter_mut().flat_map(|(_, changes)| changes);
        let all = self.changes.iter_mut().flatten().chain(tails);
        all.for_each(resolve);
    }

    /// For each block, the assignments to parts, by their numbers.
    fn assigned(&self, parts: &Parts) -> SecondaryMap<Block, Vec<(usize, Option<Content>)>> {
        let mut assigned: SecondaryMap<Block, Vec<(usize, Option<Content>)>> = SecondaryMap::new();
        let blocks = self.blocks.iter().zip(&self.changes);
        let tails = self.tails.iter().map(|(block, changes)| (block, changes));
        for (block, changes) in blocks.chain(tails) {
            for (variable, part, content) in changes {
                if let Some(part) = parts.number(*variable, *part) {
                    assigned[*block].push((part, *content));
                }
            }
        }
        assigned
    }

    /// The changes at each marker, including those at the start of its block.
    fn resolved(&mut self, func: &Function, stack_maps: &StackMaps) -> Vec<Vec<Change>> {
        self.resolve(func, stack_maps);
        let parts = Parts::of(&self.recorder);
        let cfg = ControlFlowGraph::with_function(func);
        let flow = Flow {
            func,
            cfg: &cfg,
            stack_maps,
            assigned: self.assigned(&parts),
            parts: parts.all.len(),
        };
        let mut solution = flow.solve();
        self.check_blocks(func, &solution);
        let mut all = std::mem::take(&mut self.changes);
        // The last start of a block, and the contents there.
        let mut last: Option<(usize, State)> = None;
        for (marker, changes) in all.iter_mut().enumerate() {
            let block = self.blocks[marker];
            if !self.recorder.is_entry(marker) {
                continue;
            }
            let Some(start) = &solution.at_start[block] else {
                continue;
            };
            let mut state = start.clone();
            let change = |part: usize, number: u32| {
                let (variable, part) = parts.all[part];
                (variable, part, solution.first(number))
            };
            let mut entry: Vec<Change> = match &last {
                Some((_, before)) => before
                    .differences(&state)
                    .map(|(part, _, number)| change(part, number))
                    .collect(),
                None => (0..parts.all.len())
                    .map(|part| change(part, state.get(part)))
                    .collect(),
            };
            for (variable, part, content) in changes.iter() {
                if let Some(part) = parts.number(*variable, *part) {
                    let contents = content.iter().copied().collect();
                    state.set(part, solution.number(contents));
                }
            }
            entry.append(changes);
            *changes = entry;
            let mut before = cfg.pred_iter(block);
            let only = before.next().filter(|_| before.next().is_none());
            let base = last.replace((marker, state)).map(|(base, _)| base);
            self.recorder
                .start(marker, only.map(|edge| edge.block), base);
        }
        all
    }
}

/// The parts of all variables, by their numbers.
struct Parts {
    /// The variable of each part, and the index of the part in it.
    all: Vec<(usize, usize)>,
    /// The number of the first part of each variable.
    first: Vec<usize>,
}

impl Parts {
    fn of(recorder: &Recorder) -> Parts {
        let count = recorder.record.variables.len();
        let mut parts = Parts {
            all: Vec::with_capacity(count),
            first: Vec::with_capacity(count),
        };
        for variable in 0..count {
            parts.first.push(parts.all.len());
            let own = 0..recorder.parts(variable);
            parts.all.extend(own.map(|part| (variable, part)));
        }
        parts
    }

    /// The number of a part of a variable, if they exist.
    fn number(&self, variable: usize, part: usize) -> Option<usize> {
        let number = self.first.get(variable)?.checked_add(part)?;
        let found = self.all.get(number)?;
        (*found == (variable, part)).then_some(number)
    }
}

/// The arguments of a call. The address that an indirect call calls is not one of them.
fn call_arguments(func: &Function, call: Inst) -> &[Value] {
    let dfg = &func.dfg;
    match dfg.insts[call].analyze_call(&dfg.value_lists, &dfg.exception_tables) {
        CallInfo::Direct(_, arguments)
        | CallInfo::DirectWithSig(_, _, arguments)
        | CallInfo::Indirect(_, arguments) => arguments,
        CallInfo::NotACall => &[],
    }
}

/// Records a change with the operand that the variable's part then holds.
fn event(inference: &mut Inference<'_>, (variable, part, content): Change) -> Event {
    let ty = inference.recorder.part(variable, part).unwrap_or(Type::PTR);
    let source = content.map(|content| match content {
        Content::Value(value) => Source::Operand(inference.operand(value, ty)),
        Content::Slot(_) => Source::Slot,
    });
    Event {
        variable,
        part,
        source,
    }
}

fn statement(point: Point) -> Row {
    Row {
        point,
        is_stmt: true,
    }
}

impl Recorder {
    /// The number of a variable's parts; 1 for a variable that does not exist, so that a change of
    /// it is recorded and reported.
    pub(crate) fn parts(&self, variable: usize) -> usize {
        let variable = self.record.variables.get(variable);
        variable.map_or(1, |variable| variable.storage.parts())
    }

    /// The type of a variable's part: of the variable if it is in a stack slot, or of its address.
    fn part(&self, variable: usize, part: usize) -> Option<Type> {
        let variable = self.record.variables.get(variable)?;
        match &variable.storage {
            Storage::Leaves(leaves) => Some(leaves.get(part)?.ty),
            Storage::Slot(_) => Some(variable.ty),
            Storage::AtAddress => Some(Type::PTR),
        }
    }

    fn parent(&self, scope: usize) -> Option<usize> {
        self.record.scopes.get(scope)?.parent
    }

    fn is_entry(&self, marker: usize) -> bool {
        self.record.markers[marker].entry
    }

    /// Sets the only predecessor of the block that starts at a marker, and the marker's base: the
    /// marker whose contents its events change.
    fn start(&mut self, marker: usize, predecessor: Option<Block>, base: Option<usize>) {
        self.record.markers[marker].after = predecessor.map(Block::as_u32);
        self.record.bases.extend(base.map(|base| (marker, base)));
    }

    /// Adds the records that are known only at the function's end.
    fn complete(
        &mut self,
        parameters: Vec<Type>,
        events: Vec<Vec<Event>>,
        arguments: Vec<Vec<(Operand, Type)>>,
    ) {
        self.record.parameters = parameters;
        for (marker, events) in self.record.markers.iter_mut().zip(events) {
            marker.events = events;
        }
        let calls: &mut Vec<Call> = &mut self.record.calls;
        for (call, arguments) in calls.iter_mut().zip(arguments) {
            call.arguments = arguments;
        }
    }
}
