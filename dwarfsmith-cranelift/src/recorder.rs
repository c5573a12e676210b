//! Records a function while a backend generates it.

use hashbrown::HashMap;

use cranelift_codegen::entity::SecondaryMap;
use cranelift_codegen::ir::{
    Block, DebugTag, Function, Inst, StackSlot, Value, ValueLabel, ValueLabelAssignments,
    ValueLabelStart,
};
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_codegen::{CompiledCode, Context};
use dwarfsmith::Type;

use crate::error::ExtractError;
use crate::extract::read;
use crate::parameters::Convention;
use crate::recompute::{operands, recoverable};
use crate::record::{
    CALL_TAG, Call, CompiledFunction, Event, FunctionRecord, Marker, Op, Operand, Row, ScopeRecord,
    Source, SsaValue, VariableRecord,
};

/// Records a function while a backend generates it: its values, the contents of variables, the
/// starts of statements and blocks, and calls.
///
/// Each recorded position is a `sequence_point` instruction, which generates no code. Positions
/// without an instruction between them share one.
#[derive(Debug, Default)]
pub struct Recorder {
    pub(crate) record: FunctionRecord,
    /// The last `sequence_point`, and the first tag that it gets.
    last: Option<(Inst, u32)>,
    clif: Vec<Value>,
    pending: Vec<Event>,
    after: HashMap<Block, Block>,
    /// The tag of the last start of a block at which the contents of all parts were recorded, and
    /// these contents.
    base: usize,
    contents: Vec<Event>,
    is_optimized: bool,
}

impl Recorder {
    /// Starts the recording of a function's code. `record` has the properties that are already
    /// known: the name, parameters, variables and scopes.
    pub fn new(record: FunctionRecord) -> Recorder {
        Recorder {
            record,
            ..Recorder::default()
        }
    }

    /// Records a function that is compiled with optimizations: `opt_level` is not `none`.
    ///
    /// Cranelift then moves pure operations to their first use, so that statements with only such
    /// operations between them start at the same address. They share a `sequence_point`.
    pub fn optimized(self) -> Recorder {
        Recorder {
            is_optimized: true,
            ..self
        }
    }

    /// Adds a variable, and returns its index.
    pub fn add_variable(&mut self, variable: VariableRecord) -> usize {
        self.record.variables.push(variable);
        self.record.variables.len() - 1
    }

    /// Adds a scope, and returns its index.
    pub fn add_scope(&mut self, scope: ScopeRecord) -> usize {
        self.record.scopes.push(scope);
        self.record.scopes.len() - 1
    }

    /// Records an SSA value, so that Cranelift reports its places. The function's parameters must
    /// be recorded first, in their order.
    pub fn value(&mut self, value: Value, ty: Type, op: Op) -> Operand {
        let number = self.record.values.len();
        self.record.values.push(SsaValue { ty, op });
        self.clif.push(value);
        Operand::Value(number)
    }

    /// Records that a part of a variable (0 for a variable of one part) has a content from the next
    /// marker on; `None` if the content is unknown or the scope of the variable ends.
    pub fn assign(&mut self, variable: usize, part: usize, source: Option<Source>) {
        self.pending.push(Event {
            variable,
            part,
            source,
        });
    }

    /// Drops the assignments since the last marker. Call this if the next marker is at the start of
    /// a block, for which all contents are recorded again.
    pub fn discard_pending(&mut self) {
        self.pending.clear();
    }

    /// Records that a block is the only predecessor of another one.
    pub fn only_predecessor(&mut self, block: Block, predecessor: Block) {
        self.after.insert(block, predecessor);
    }

    /// Records that a statement starts at a `sequence_point` that was just inserted. All earlier
    /// assignments are visible from there. A `sequence_point` directly before it is removed.
    pub fn statement(&mut self, func: &mut Function, at: Inst, scope: usize, row: Option<Row>) {
        self.marker(func, at, scope, row);
    }

    /// Records that a block starts at a `sequence_point`, after the assignments of its parameters.
    /// Every block needs one.
    pub fn enter(&mut self, func: &mut Function, at: Inst, scope: usize, row: Option<Row>) {
        let block = func.layout.inst_block(at);
        let after = block.and_then(|block| self.after.get(&block).copied());
        self.keep_changes();
        let marker = self.marker(func, at, scope, row);
        marker.entry = true;
        marker.after = after.map(Block::as_u32);
    }

    /// If the contents of all parts are pending, keeps only those that differ from the last contents
    /// of all parts. Most are the same in several blocks.
    fn keep_changes(&mut self) {
        let variables = 0..self.record.variables.len();
        let parts = |variable| (0..self.parts(variable)).map(move |part| (variable, part));
        let all = variables.flat_map(parts);
        let pending = self.pending.iter();
        let pending = pending.map(|event| (event.variable, event.part));
        if self.pending.is_empty() || !pending.eq(all) {
            return;
        }
        let tag = self.record.markers.len();
        let base = std::mem::replace(&mut self.base, tag);
        std::mem::swap(&mut self.pending, &mut self.contents);
        if self.pending.len() != self.contents.len() {
            self.pending.clone_from(&self.contents);
            return;
        }
        self.record.bases.push((tag, base));
        let mut contents = self.contents.iter();
        self.pending.retain_mut(|event| {
            let before = contents.next().map(|new| std::mem::replace(event, *new));
            before != Some(*event)
        });
    }

    fn marker(
        &mut self,
        func: &mut Function,
        at: Inst,
        scope: usize,
        row: Option<Row>,
    ) -> &mut Marker {
        let tag = self.record.markers.len() as u32;
        let block = func.layout.inst_block(at);
        let first = match self.last {
            Some((last, first)) if last == at => first,
            // The earlier one is removed, so that the search visits no instruction twice.
            Some((last, first)) if self.is_directly_before(func, last, at) => {
                func.layout.remove_inst(last);
                first
            }
            _ => {
                self.tag_last(func);
                tag
            }
        };
        self.last = Some((at, first));
        self.record.markers.push(Marker {
            block: block.map_or(0, Block::as_u32),
            entry: false,
            after: None,
            scope,
            row,
            // The new list has no spare capacity, and the buffer is reused.
            events: self.pending.drain(..).collect(),
            offset: None,
            machine_block: None,
            superseded: false,
        });
        &mut self.record.markers[tag as usize]
    }

    /// Returns true if only instructions that Cranelift moves are between two instructions.
    fn is_directly_before(&self, func: &Function, last: Inst, at: Inst) -> bool {
        let mut before = func.layout.prev_inst(at);
        while let Some(inst) = before.filter(|inst| self.is_optimized && is_moved(func, *inst)) {
            before = func.layout.prev_inst(inst);
        }
        before == Some(last)
    }

    /// Returns the last `sequence_point` if a block ends with it. Further markers can share it.
    pub(crate) fn last_in(&self, func: &Function, block: Block) -> Option<Inst> {
        let last = self.last.map(|(last, _)| last);
        last.filter(|last| func.layout.last_inst(block) == Some(*last))
    }

    /// Gives the last `sequence_point` the tags of its markers. Each list of tags is a copy, so
    /// this waits until all markers of the `sequence_point` are known.
    pub(crate) fn tag_last(&mut self, func: &mut Function) {
        if let Some((last, first)) = self.last.take() {
            let tags = first..self.record.markers.len() as u32;
            func.debug_tags.set(last, tags.map(DebugTag::User));
        }
    }

    /// Records a call of a function that has debug information, with the argument and the type of
    /// each parameter. The function is an index into the list that [`describe`](crate::describe())
    /// takes.
    pub fn call(
        &mut self,
        func: &mut Function,
        call: Inst,
        function: usize,
        arguments: Vec<(Operand, Type)>,
    ) {
        let tag = CALL_TAG + self.record.calls.len() as u32;
        func.debug_tags.set(call, [DebugTag::User(tag)]);
        self.record.calls.push(Call {
            function: Some(function),
            arguments,
            convention: func
                .dfg
                .call_signature(call)
                .map_or_else(Convention::default, |signature| {
                    Convention::of(&func.dfg.signatures[signature])
                }),
            in_slots: Vec::new(),
        });
    }

    /// Records a call with a stack map: while it runs, each value is in a stack slot, given by
    /// their numbers. `known` is the index of the call if it was recorded already.
    pub(crate) fn in_slots(
        &mut self,
        func: &mut Function,
        call: Inst,
        known: Option<usize>,
        in_slots: Vec<(usize, usize)>,
    ) {
        let calls = &mut self.record.calls;
        if let Some(call) = known.and_then(|known| calls.get_mut(known)) {
            call.in_slots = in_slots;
            return;
        }
        let tag = CALL_TAG + calls.len() as u32;
        func.debug_tags.set(call, [DebugTag::User(tag)]);
        calls.push(Call {
            function: None,
            arguments: Vec::new(),
            convention: Convention::default(),
            in_slots,
        });
    }

    /// Ends the recording, and labels the values. Call this before the function is compiled, and
    /// after the last block is sealed, because the aliases of values are known only then.
    pub fn finish(mut self, func: &mut Function) -> FunctionRecord {
        self.tag_last(func);
        remove_constant_parameters(func);
        self.label(func)
    }

    /// Labels the values.
    pub(crate) fn label(mut self, func: &mut Function) -> FunctionRecord {
        func.dfg.collect_debug_info();
        let mut ends = func
            .layout
            .blocks()
            .map(|block| func.layout.last_inst(block));
        self.record.tail_calls = ends.any(|last| {
            let opcode = last.map(|last| func.dfg.insts[last].opcode());
            opcode.is_some_and(|opcode| opcode.is_call() && opcode.is_return())
        });
        let cold = func.layout.blocks();
        let cold = cold.filter(|block| func.is_effectively_cold(*block));
        self.record.cold = cold.map(|block| block.as_u32()).collect();
        // Aliases with the same type are one value.
        let mut first: SecondaryMap<Value, Option<usize>> =
            SecondaryMap::with_capacity(func.dfg.num_values());
        let mut others: HashMap<(Value, Type), usize> = HashMap::new();
        let mut canonical = Vec::with_capacity(self.clif.len());
        for (number, value) in self.clif.iter_mut().enumerate() {
            *value = func.dfg.resolve_aliases(*value);
            let values = &self.record.values;
            let same = |known: &usize| values[*known].ty == values[number].ty;
            let known = &mut first[*value];
            let own = match *known {
                None => *known.insert(number),
                Some(own) if same(&own) => own,
                Some(_) => *others.entry((*value, values[number].ty)).or_insert(number),
            };
            canonical.push(own);
        }
        self.rename(&canonical);
        let needed = needed(&self.record);
        let Some(labels) = &mut func.dfg.values_labels else {
            return self.record;
        };
        for (number, value) in self.clif.iter().enumerate() {
            if canonical[number] != number || !needed[number] {
                continue;
            }
            let start = ValueLabelStart {
                from: Default::default(),
                label: ValueLabel::from_u32(number as u32),
            };
            match labels.get_mut(value) {
                Some(ValueLabelAssignments::Starts(starts)) => starts.push(start),
                _ => {
                    labels.insert(*value, ValueLabelAssignments::Starts(vec![start]));
                }
            }
        }
        self.record
    }

    /// Replaces the numbers of aliases by those of the values.
    fn rename(&mut self, canonical: &[usize]) {
        let rename = |operand: &mut Operand| {
            if let Operand::Value(number) = operand
                && let Some(own) = canonical.get(*number)
            {
                *number = *own;
            }
        };
        for value in &mut self.record.values {
            value
                .op
                .operands_mut()
                .into_iter()
                .flatten()
                .for_each(rename);
        }
        let markers = self.record.markers.iter_mut();
        for event in markers.flat_map(|marker| &mut marker.events) {
            if let Some(Source::Operand(operand)) = &mut event.source {
                rename(operand);
            }
        }
        for call in &mut self.record.calls {
            for (operand, _) in &mut call.arguments {
                rename(operand);
            }
            for (number, _) in &mut call.in_slots {
                *number = canonical.get(*number).copied().unwrap_or(*number);
            }
        }
    }
}

/// True for a pure operation, which Cranelift's optimizations move to its first use.
fn is_moved(func: &Function, inst: Inst) -> bool {
    let op = func.dfg.insts[inst].opcode();
    let stays = op.is_call()
        || op.is_branch()
        || op.is_terminator()
        || op.can_trap()
        || op.can_load()
        || op.can_store()
        || op.other_side_effects();
    !stays && func.dfg.inst_results(inst).len() == 1
}

/// Returns, for each value, true if a variable or an argument of a call may need its places. These
/// are the values of variables and arguments, the values from which those are computed, and the
/// results from which those can be computed.
fn needed(record: &FunctionRecord) -> Vec<bool> {
    let values = &record.values;
    let mut needed = vec![false; values.len()];
    let mut need = |operand: Operand| {
        if let Operand::Value(number) = operand
            && let Some(needed) = needed.get_mut(number)
        {
            *needed = true;
        }
    };
    for event in record.markers.iter().flat_map(|marker| &marker.events) {
        if let Some(Source::Operand(operand)) = event.source {
            need(operand);
        }
    }
    let arguments = record.calls.iter().flat_map(|call| &call.arguments);
    arguments.for_each(|(operand, _)| need(*operand));
    // Operands have smaller numbers than the values that are computed from them.
    for number in (0..values.len()).rev() {
        if let (true, Some((operands, _))) = (needed[number], operands(&values[number])) {
            for (operand, _) in operands.into_iter().flatten() {
                if let Operand::Value(operand) = operand
                    && let Some(needed) = needed.get_mut(operand)
                {
                    *needed = true;
                }
            }
        }
    }
    for number in 0..values.len() {
        if recoverable(values, number).is_some_and(|operand| needed.get(operand) == Some(&true)) {
            needed[number] = true;
        }
    }
    needed
}

/// Replaces block parameters that get the same value on all edges by aliases of that value.
/// Cranelift would do this before it generates code, and their labels would then be lost.
pub(crate) fn remove_constant_parameters(func: &mut Function) {
    let mut blocks = func.layout.blocks().skip(1);
    if blocks.all(|block| func.dfg.num_block_params(block) == 0) {
        return;
    }
    let mut flags = settings::builder();
    // Backends can run the verifier themselves.
    let _ = flags.set("enable_verifier", "false");
    let flags = settings::Flags::new(flags);
    let mut context = Context::for_function(std::mem::replace(func, Function::new()));
    context.compute_cfg();
    context.compute_domtree();
    // Only the verifier makes these passes fail.
    let _ = context.eliminate_unreachable_code(&flags);
    let _ = context.remove_constant_phis(&flags);
    *func = context.func;
}

impl CompiledFunction {
    /// Reads Cranelift's places of values from a compiled function, and corrects them: each is
    /// correct at every instruction, and reaches up to where the code overwrites it. `slots` are
    /// the stack slots to which records refer by index. Fails if the ISA is not supported, or if a
    /// required setting is off ([`ExtractError`]).
    pub fn new(
        mut record: FunctionRecord,
        compiled: &CompiledCode,
        isa: &dyn TargetIsa,
        slots: &[StackSlot],
    ) -> Result<CompiledFunction, ExtractError> {
        let (machine, effects) = read(compiled, isa, slots, &mut record)?;
        let mut function = CompiledFunction::from_parts(record, machine);
        function.correct_by(&effects);
        Ok(function)
    }
}
