//! Code generation for statements: builds SSA in Cranelift's IR, and the debug records of
//! [`crate::debug`].
//!
//! SSA is built here rather than by a library, because the records contain, for every statement,
//! the value that each variable holds. Control flow is structured. So a merge needs a block
//! parameter only for each live part of a variable whose values differ, and a loop header only for
//! each live part that the loop assigns.

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::ir::{
    Block as ClifBlock, BlockArg, FuncRef, InstBuilder, StackSlot, StackSlotData, StackSlotKind,
    Value, types,
};
use dwarfsmith::Type;
use dwarfsmith_cranelift::{FunctionRecord, Op, Operand, Recorder, Row, Source};

use crate::analysis::{Set, live_before, live_points, storage};
use crate::debug::{Storage, point, record, stack_type};
use crate::diag::{Diag, Result, Span};
use crate::hir::{Block, Dest, Expr, ExprKind, Function, Inlined, Program, Stmt, StmtKind, Ty};

/// The contents of a part of a variable, or of a variable in memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Cell {
    /// Out of scope, unassigned, or unknown.
    Unknown,
    /// This value.
    Known(Operand),
    /// The content of the variable's stack slot.
    InSlot,
}

/// The contents of all variables: by variable, and by part.
pub(crate) type State = Vec<Vec<Cell>>;

/// The options of code generation.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Fold constants, remove untaken branches, split structs.
    pub optimize: bool,
    /// Record debug information.
    pub debug: bool,
}

/// The functions that generated code can call.
pub struct Callees {
    /// The functions of the program, by index.
    pub functions: Vec<FuncRef>,
    /// libc's `putchar`.
    pub putchar: FuncRef,
    /// libc's `memcpy`.
    pub memcpy: FuncRef,
    /// libc's `memset`.
    pub memset: FuncRef,
}

/// The results of generating a function, besides the code.
pub struct Generated {
    /// The debug records, if they were requested.
    pub record: Option<FunctionRecord>,
    /// The Cranelift slot of each stack slot.
    pub slots: Vec<StackSlot>,
}

/// The state of generating one function.
pub(crate) struct Gen<'a, 'f> {
    pub(crate) program: &'a Program,
    pub(crate) function: &'a Function,
    pub(crate) options: Options,
    pub(crate) callees: &'a Callees,
    pub(crate) cursor: FuncCursor<'f>,
    pub(crate) storage: Vec<Storage>,
    pub(crate) recorder: Recorder,
    pub(crate) clif: Vec<Value>,
    pub(crate) state: State,
    pub(crate) slots: Vec<StackSlot>,
    pub(crate) scope: usize,
    pub(crate) is_main: bool,
}

/// The Cranelift type of a scalar.
pub fn clif_type(ty: &Ty) -> types::Type {
    match ty {
        Ty::I32 => types::I32,
        Ty::U8 | Ty::Bool => types::I8,
        Ty::F64 => types::F64,
        _ => types::I64,
    }
}

/// Generates `function` into the empty Cranelift function of the cursor.
pub fn generate<'a>(
    program: &'a Program,
    index: usize,
    options: Options,
    callees: &'a Callees,
    cursor: FuncCursor<'_>,
) -> Result<Generated> {
    let function = &program.functions[index];
    let storage = storage(program, function, options.optimize);
    let state = storage
        .iter()
        .map(|s| match s {
            Storage::Leaves(leaves) => vec![Cell::Unknown; leaves.len()],
            Storage::Slot(_) => vec![Cell::Unknown],
        })
        .collect();
    let recorder = Recorder::new(record(program, function, &storage));
    let mut generator = Gen {
        program,
        function,
        options,
        callees,
        cursor,
        recorder: match options.optimize {
            true => recorder.optimized(),
            false => recorder,
        },
        storage,
        clif: Vec::new(),
        state,
        slots: Vec::new(),
        scope: 0,
        is_main: index == program.main,
    };
    generator.run()?;
    Ok(Generated {
        record: options
            .debug
            .then(|| generator.recorder.finish(generator.cursor.func)),
        slots: generator.slots,
    })
}

impl Gen<'_, '_> {
    fn run(&mut self) -> Result<()> {
        for (var, storage) in self.function.vars.iter().zip(&self.storage) {
            if matches!(storage, Storage::Slot(_)) {
                // The size is a multiple of 8, so that initializations can store words.
                let size = self.program.layout(&var.ty).0.next_multiple_of(8);
                let data = StackSlotData::new(StackSlotKind::ExplicitSlot, size, 3);
                self.slots
                    .push(self.cursor.func.create_sized_stack_slot(data));
            }
        }
        let entry = self.cursor.func.dfg.make_block();
        self.cursor.insert_block(entry);
        let mut params = Vec::new();
        for var in 0..self.function.params {
            let ty = self.function.vars[var].ty.clone();
            params.push(self.param(entry, ty));
            self.state[var][0] = Cell::Known(params[var]);
        }
        self.entry_marker(None);
        for (var, value) in params.into_iter().enumerate() {
            if let Storage::Slot(_) = self.storage[var] {
                self.init_scalar(var, value);
            }
        }
        let function = self.function;
        if !self.stmts(&function.body, &Set::new())? {
            let end = function.span;
            self.marker(None);
            self.emit_return(None, end)?;
        }
        Ok(())
    }

    /// Records an SSA value, so that Cranelift reports its ranges.
    pub(crate) fn define(&mut self, value: Value, ty: Ty, op: Op) -> Operand {
        self.clif.push(value);
        if !self.options.debug {
            return Operand::Value(self.clif.len() - 1);
        }
        let ty = self.stack_type(&ty);
        self.recorder.value(value, ty, op)
    }

    pub(crate) fn stack_type(&self, ty: &Ty) -> Type {
        stack_type(&self.program.structs, ty)
    }

    pub(crate) fn param(&mut self, block: ClifBlock, ty: Ty) -> Operand {
        let value = self
            .cursor
            .func
            .dfg
            .append_block_param(block, clif_type(&ty));
        self.define(value, ty, Op::Root)
    }

    /// Returns the Cranelift value of an operand.
    pub(crate) fn clif(&mut self, operand: Operand, ty: &Ty) -> Value {
        match operand {
            Operand::Value(number) => self.clif[number],
            Operand::Const(bits) if *ty == Ty::F64 => {
                self.cursor.ins().f64const(f64::from_bits(bits))
            }
            Operand::Const(bits) => {
                let clif = clif_type(ty);
                // Cranelift requires zeros above the type's bits.
                let mask = u64::MAX >> (64 - clif.bits());
                self.cursor.ins().iconst(clif, (bits & mask) as i64)
            }
        }
    }

    /// Adds a marker at the current position, from which all earlier assignments are visible.
    pub(crate) fn marker(&mut self, row: Option<Row>) {
        if !self.options.debug {
            return;
        }
        let inst = self.cursor.ins().sequence_point();
        self.recorder
            .statement(self.cursor.func, inst, self.scope, row);
    }

    /// Adds the marker at the start of a block, with the contents of all variables.
    pub(crate) fn entry_marker(&mut self, row: Option<Row>) {
        if !self.options.debug {
            return;
        }
        self.recorder.discard_pending();
        for variable in 0..self.state.len() {
            for index in 0..self.state[variable].len() {
                self.record_contents(variable, index);
            }
        }
        let inst = self.cursor.ins().sequence_point();
        self.recorder.enter(self.cursor.func, inst, self.scope, row);
    }

    fn record_contents(&mut self, variable: usize, index: usize) {
        let source = match self.state[variable][index] {
            Cell::Unknown => None,
            Cell::Known(operand) => Some(Source::Operand(operand)),
            Cell::InSlot => Some(Source::Slot),
        };
        self.recorder.assign(variable, index, source);
    }

    /// Changes the contents of a part; the next marker records the change.
    pub(crate) fn set(&mut self, variable: usize, index: usize, cell: Cell) {
        self.state[variable][index] = cell;
        if self.options.debug {
            self.record_contents(variable, index);
        }
    }

    pub(crate) fn new_block(&mut self) -> ClifBlock {
        self.cursor.func.dfg.make_block()
    }

    pub(crate) fn start(&mut self, block: ClifBlock) {
        self.cursor.insert_block(block);
    }

    pub(crate) fn jump(&mut self, block: ClifBlock, args: &[Value]) {
        let args: Vec<BlockArg> = args.iter().map(|v| BlockArg::Value(*v)).collect();
        self.cursor.ins().jump(block, &args);
    }

    pub(crate) fn branch(&mut self, condition: Operand, then: ClifBlock, other: ClifBlock) {
        let condition = self.clif(condition, &Ty::Bool);
        // The targets of a branch have no other predecessor.
        if let Some(here) = self.cursor.current_block() {
            self.recorder.only_predecessor(then, here);
            self.recorder.only_predecessor(other, here);
        }
        self.cursor.ins().brif(condition, then, &[], other, &[]);
    }

    /// Generates statements. Returns true if control cannot reach their end.
    pub(crate) fn stmts(&mut self, stmts: &[Stmt], live_after: &Set) -> Result<bool> {
        let live = live_points(stmts, live_after);
        for (stmt, live) in stmts.iter().zip(&live[1..]) {
            if self.stmt(stmt, live)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Generates a block in its scope. Its variables are out of scope after it.
    pub(crate) fn block(&mut self, block: &Block, live_after: &Set) -> Result<bool> {
        let outer = std::mem::replace(&mut self.scope, block.scope);
        let done = self.stmts(&block.stmts, live_after)?;
        self.scope = outer;
        self.end_scope(block.scope);
        Ok(done)
    }

    pub(crate) fn end_scope(&mut self, scope: usize) {
        for variable in 0..self.function.vars.len() {
            if self.function.vars[variable].scope == scope {
                for index in 0..self.state[variable].len() {
                    if self.state[variable][index] != Cell::Unknown {
                        self.set(variable, index, Cell::Unknown);
                    }
                }
            }
        }
    }

    pub(crate) fn stmt(&mut self, stmt: &Stmt, live: &Set) -> Result<bool> {
        let row = Some(Row {
            point: point(stmt.span),
            is_stmt: true,
        });
        match &stmt.kind {
            // A block itself has no code.
            StmtKind::Block(block) => return self.block(block, live),
            StmtKind::While(condition, body) => {
                self.while_loop(stmt, condition, body, live)?;
                return Ok(false);
            }
            _ => self.marker(row),
        }
        match &stmt.kind {
            StmtKind::Let(var, init) => self.init(*var, init, stmt.span)?,
            StmtKind::Assign(place, value) => self.assign(place, value)?,
            StmtKind::Expr(value) => {
                self.expr(value)?;
            }
            StmtKind::If(condition, then, other) => {
                return self.if_else(condition, then, other.as_ref(), live);
            }
            StmtKind::Return(value) => {
                self.return_stmt(value.as_ref(), stmt.span)?;
                return Ok(true);
            }
            StmtKind::Inlined(inlined) => return self.inlined(inlined, stmt.span, live),
            StmtKind::Block(_) | StmtKind::While(..) => {}
        }
        Ok(false)
    }

    fn return_stmt(&mut self, value: Option<&Expr>, span: Span) -> Result<()> {
        let value = match value {
            Some(value) => Some(self.expr(value)?),
            None => None,
        };
        self.emit_return(value, span)
    }

    fn emit_return(&mut self, value: Option<Operand>, span: Span) -> Result<()> {
        let ret = self.function.ret.clone();
        let value = match (value, &ret) {
            (Some(value), ty) if *ty != Ty::Void => Some(self.clif(value, ty)),
            // The C runtime expects a result of `main`.
            (_, Ty::Void) if self.is_main => Some(self.clif(Operand::Const(0), &Ty::I32)),
            (None, Ty::Void) => None,
            _ => return Err(internal(span)),
        };
        self.cursor.ins().return_(value.as_slice());
        Ok(())
    }

    fn inlined(&mut self, inlined: &Inlined, call: Span, live: &Set) -> Result<bool> {
        let mut values = Vec::new();
        for (_, arg) in &inlined.args {
            values.push(self.expr(arg)?);
        }
        let outer = std::mem::replace(&mut self.scope, inlined.body.scope);
        for ((var, _), value) in inlined.args.iter().zip(values) {
            self.init_scalar(*var, value);
        }
        // The variables that are live after the body: those that are live after the statement, and
        // those that the result's expression and destination read.
        let mut after = live.clone();
        if let Some((span, value)) = &inlined.ret {
            let ret = Stmt {
                kind: StmtKind::Return(value.clone()),
                span: *span,
            };
            after.extend(live_before(&[ret], &Set::new()));
        }
        if let Dest::Assign(place) = &inlined.dest {
            let load = ExprKind::Load(place.clone());
            let read = Expr {
                kind: load,
                ty: place.ty.clone(),
                span: place.span,
            };
            let read = Stmt {
                kind: StmtKind::Expr(read),
                span: place.span,
            };
            after.extend(live_before(&[read], &Set::new()));
        }
        self.stmts(&inlined.body.stmts, &after)?;
        let mut result = None;
        if let Some((span, value)) = &inlined.ret {
            self.marker(Some(Row {
                point: point(*span),
                is_stmt: true,
            }));
            if let Some(value) = value {
                result = Some(self.expr(value)?);
            }
        }
        self.scope = outer;
        self.end_scope(inlined.body.scope);
        self.marker(Some(Row {
            point: point(call),
            is_stmt: false,
        }));
        match (&inlined.dest, result) {
            (Dest::Let(var), Some(value)) => self.init_scalar(*var, value),
            (Dest::Assign(place), Some(value)) => self.assign_scalar(place, value)?,
            (Dest::Return, value) => {
                self.emit_return(value, call)?;
                return Ok(true);
            }
            _ => {}
        }
        Ok(false)
    }
}

/// The error for an assumption of toyc that does not hold, which is a bug of toyc.
pub(crate) fn internal(span: Span) -> Diag {
    Diag::new(
        span,
        "toyc cannot generate code for this",
        "this is a bug in toyc; please report it",
    )
}
