//! The interpreter of expressions.
//!
//! One evaluation is a [`Run`]: the machine, the current expression, and an explicit list of the
//! [`Activation`]s that wait for it. A call shares the stack of its caller. Any other nested
//! evaluation (a frame base, an object, the target of a pointer) has a separate [`Scope`], and
//! delivers its result to the activation below it as its [`Continuation`] specifies.
//!
//! Operations are decoded as they are executed. All memory is in a [`Store`], which outlives the
//! run, so that a reused evaluator allocates only if it needs more memory than before.
//!
//! The operations are in submodules: values in `values`, locations in `places`, pieces in `pieces`,
//! and operations that evaluate other expressions in `nested` and `object_map`. Most expressions use few of these:
//! the fast path, `plain`, executes them, or their first operations.

mod activation;
mod nested;
mod object_map;
mod pieces;
mod places;
mod plain;
mod store;
mod values;
mod word;

pub(super) use activation::{List, Progress};
pub(super) use plain::Plain;
pub(super) use store::Store;
pub(super) use word::{Ended, Setting};

use super::access::read_into;
use super::entry::Entry;
use super::error::{ErrorCode, EvalError};
use super::location::{Location, Storage};
use super::machine::Machine;
use super::rules::{Limits, Rules};
use super::value::{Value, ValueType};
use crate::dwarf::{DecodeError, DecodeErrorKind, Encoding, Operation};
use crate::target::Register;
use activation::{Activation, Continuation, Scope};
use alloc::vec::Vec;

/// One evaluation.
pub(super) struct Run<'a, 'e> {
    machine: &'a dyn Machine,
    encoding: Encoding,
    rules: Rules,
    limits: &'e Limits,
    store: &'e mut Store,
    scope: Scope,
    activations: Vec<Activation<'a>>,
    executed: u64,
}

pub(super) type Outcome<T = ()> = Result<T, EvalError>;

pub(super) fn fail<T>(code: ErrorCode, detail: &'static str) -> Outcome<T> {
    Err(EvalError::new(code, detail))
}

const INCOMPLETE_COMPOSITE: EvalError = EvalError::new(
    ErrorCode::InvalidPiece,
    "an incomplete composite is only for pieces and piece_end",
);

pub(super) const NO_PC: EvalError = EvalError::new(
    ErrorCode::MissingContext,
    "there is a location list but no program counter",
);

/// Reserves memory for more entries.
fn grow(stack: &mut Vec<Entry>) {
    stack.reserve(stack.len().max(16));
}

/// Converts a decoding error to an evaluation error.
fn undecodable(error: DecodeError) -> EvalError {
    let (code, detail) = match error.kind {
        DecodeErrorKind::Truncated => (
            ErrorCode::Truncated,
            "the expression ends inside an operation",
        ),
        DecodeErrorKind::UnknownCode(_) | DecodeErrorKind::UnknownSubOpcode(_) => {
            (ErrorCode::InvalidOperation, "no operation has this code")
        }
        DecodeErrorKind::OperandTooLarge | DecodeErrorKind::Encoding => {
            (ErrorCode::InvalidOperand, "an operand is too large")
        }
    };
    EvalError {
        at: Some((error.offset, None)),
        ..EvalError::new(code, detail)
    }
}

impl<'a, 'e> Run<'a, 'e> {
    /// Creates an evaluation that starts with the entries on the store's stack.
    pub(super) fn new(
        machine: &'a dyn Machine,
        encoding: Encoding,
        rules: Rules,
        limits: &'e Limits,
        store: &'e mut Store,
    ) -> Run<'a, 'e> {
        let scope = Scope {
            frame: machine.frame(),
            fresh: true,
            ..Scope::default()
        };
        let activations = core::mem::take(&mut store.waiting);
        Run {
            machine,
            encoding,
            rules,
            limits,
            store,
            scope,
            activations,
            executed: 0,
        }
    }

    /// Returns the memory of the activations to the store.
    pub(super) fn end(mut self) {
        if self.activations.capacity() > 0 {
            self.activations.clear();
            let encoding = self.encoding;
            // The iterator is empty. Collecting it reuses the memory with another lifetime.
            self.store.waiting = self
                .activations
                .into_iter()
                .map(|_| Activation::new(encoding, &[]))
                .collect();
        }
    }

    /// Executes the rest of an expression, and all that it calls.
    pub(super) fn execute(&mut self, bytes: &'a [u8], from: Progress) -> Outcome {
        let mut current = Activation::new(self.encoding, bytes);
        if current.operations.seek(from.offset) {
            self.executed = from.executed;
            self.scope.pieces = from.pieces;
            self.scope.fresh = from.fresh;
        }
        self.drive(&mut current)
    }

    /// Executes one operation for a frame, whether or not the encoding has it.
    pub(super) fn execute_one(&mut self, frame: u32, operation: Operation<'a>) -> Outcome {
        self.scope.frame = frame;
        let mut current = Activation::new(self.encoding, &[]);
        self.dispatch(operation, &mut current)?;
        self.drive(&mut current)
    }

    fn drive(&mut self, current: &mut Activation<'a>) -> Outcome {
        loop {
            match current.operations.advance() {
                Some(Ok((offset, operation))) => {
                    if let Err(error) = self.step(operation, current) {
                        return Err(EvalError {
                            at: error.at.or(Some((offset, Some(operation.kind())))),
                            ..error
                        });
                    }
                }
                Some(Err(error)) => return Err(undecodable(error)),
                None if current.continuation == Continuation::Top => return Ok(()),
                None => {
                    let end = current.operations.offset();
                    if let Err(error) = self.finish(current) {
                        return Err(EvalError {
                            at: error.at.or(Some((end, None))),
                            ..error
                        });
                    }
                }
            }
        }
    }

    /// Executes one operation, if the rules allow it here.
    fn step(&mut self, operation: Operation<'a>, current: &mut Activation<'a>) -> Outcome {
        self.executed += 1;
        if self.executed > self.limits.operations {
            return fail(
                ErrorCode::LimitOperations,
                "too many operations are executed",
            );
        }
        // Pieces need the state before them, and reset it.
        let ends = matches!(
            operation,
            Operation::Piece(_) | Operation::BitPiece(..) | Operation::Nop | Operation::GnuUninit
        );
        if self.rules == Rules::Dwarf5 {
            let codes = &operation.kind().description().codes;
            let gnu = self.encoding.gnu && codes.gnu.is_some();
            if !codes.standard_in(5) && !gnu && codes.wasm.is_none() {
                return fail(
                    ErrorCode::InvalidOperation,
                    "DWARF 5 does not have the operation",
                );
            }
            if self.scope.complete && !ends {
                return fail(
                    ErrorCode::InvalidOperation,
                    "in DWARF 5 only a piece or the end may follow a location",
                );
            }
        }
        // Branches and calls alone leave no location.
        self.scope.fresh &= ends
            || matches!(
                operation,
                Operation::Skip(_)
                    | Operation::Call2(_)
                    | Operation::Call4(_)
                    | Operation::CallRef(_)
            );
        self.dispatch(operation, current)
    }

    fn dispatch(&mut self, operation: Operation<'a>, current: &mut Activation<'a>) -> Outcome {
        match operation {
            Operation::Nop | Operation::LlvmNop | Operation::GnuUninit => Ok(()),
            Operation::Skip(distance) => self.branch(current, distance),
            Operation::Bra(distance) => {
                if self.pop_number(Value::integer)? != 0 {
                    self.branch(current, distance)
                } else {
                    Ok(())
                }
            }
            Operation::Call2(entry) | Operation::Call4(entry) => self.call(current, entry, false),
            Operation::CallRef(entry) => self.call(current, entry, true),
            Operation::WasmLocation(kind, index) => self.wasm_location(current, kind, index),
            Operation::Fbreg(offset) => self.frame_base(current, offset),
            Operation::PushObjectAddress => self.object(current),
            Operation::CallFrameCfa => self.frame_address(current),
            Operation::GnuParameterRef(entry) => self.parameter(current, entry),
            Operation::GnuVariableValue(entry) => self.variable(current, entry),
            Operation::EntryValue(nested) => self.entry_value(current, nested),
            Operation::CallFrameEntryReg(register) => self.entry_register(current, register),
            Operation::ObjectMap(entry) => self.object_map(current, entry),
            Operation::Deref => self.dereference(current, self.encoding.address_bytes, None),
            Operation::DerefSize(size) => self.dereference(current, size, None),
            Operation::DerefType(size, base) => {
                let ty = self.value_type(base)?;
                self.dereference(current, size, Some(ty))
            }
            Operation::Piece(_)
            | Operation::BitPiece(..)
            | Operation::PieceStack
            | Operation::BitPieceStack
            | Operation::PieceEnd
            | Operation::Composite
            | Operation::Extend(..)
            | Operation::SelectBitPiece(..)
            | Operation::Overlay
            | Operation::BitOverlay => self.piece_operation(operation),
            _ => self.value_operation(operation),
        }
    }

    fn branch(&mut self, current: &mut Activation<'a>, distance: i16) -> Outcome {
        let target = current
            .operations
            .offset()
            .checked_add_signed(isize::from(distance));
        if current.starts.is_none() {
            // Finds the offsets of all operations, once per activation. This pass counts as
            // executed operations. Otherwise a short loop around a call of a long expression would
            // cost more than the limit on operations allows.
            let mut walk = current.operations.clone();
            let mut starts = Vec::new();
            if walk.seek(0) {
                while let Some(Ok((offset, _))) = walk.next() {
                    starts.push(offset);
                }
                starts.push(walk.offset());
            }
            self.charge(starts.len());
            current.starts = Some(starts);
        }
        let starts = current.starts.as_deref().unwrap_or(&[]);
        match target {
            Some(target)
                if starts.binary_search(&target).is_ok() && current.operations.seek(target) =>
            {
                Ok(())
            }
            _ => fail(
                ErrorCode::InvalidBranch,
                "the target of a branch is not an operation of the expression",
            ),
        }
    }

    /// Removes the location that is the result of the current scope's expression.
    pub(super) fn result_location(&mut self) -> Outcome<Location> {
        if let Some(pieces) = self.scope.pieces.take() {
            if !self.scope.fresh {
                return fail(ErrorCode::InvalidPiece, "something follows the last piece");
            }
            return Ok(self.store.share(pieces));
        }
        if self.store.stack.len() <= self.scope.base {
            return Ok(Location::UNDEFINED);
        }
        match self.store.stack.pop() {
            Some(Entry::Incomplete(location)) => Ok(location),
            Some(entry) => self.as_location(entry),
            None => Ok(Location::UNDEFINED),
        }
    }

    /// Stores that location in the store's `result`.
    pub(super) fn keep_location(&mut self) -> Outcome {
        self.store.result = self.result_location()?;
        Ok(())
    }

    /// Pushes the composite of DWARF 5's pieces, which is kept apart from the stack, on top.
    pub(super) fn result_stack(&mut self) -> Outcome {
        match self.scope.pieces.take() {
            Some(pieces) => {
                let location = self.store.share(pieces);
                self.push(Entry::Location(location))
            }
            None => Ok(()),
        }
    }

    pub(super) fn result_value(&mut self) -> Outcome<Value> {
        if self.scope.pieces.is_some() {
            return fail(ErrorCode::NotAValue, "a composite is not a value");
        }
        // At the end of the expression, LLVM's composites are complete.
        match self
            .store
            .stack
            .get(self.scope.base..)
            .and_then(<[Entry]>::last)
        {
            Some(Entry::Incomplete(_)) => fail(ErrorCode::NotAValue, "a composite is not a value"),
            _ => self.pop_value(),
        }
    }

    /// Counts expensive work as executed operations, so that the limit on operations limits all
    /// work.
    fn charge(&mut self, work: usize) {
        self.executed = self.executed.saturating_add(work as u64);
    }

    pub(super) fn push(&mut self, entry: Entry) -> Outcome {
        if self.store.stack.len() >= self.limits.stack {
            return fail(ErrorCode::LimitStack, "the stack has too many entries");
        }
        let stack = &mut self.store.stack;
        if stack.len() == stack.capacity() {
            grow(stack);
        }
        // There is room now. This check lets the compiler construct the entry in place.
        if stack.len() < stack.capacity() {
            stack.push(entry);
        }
        Ok(())
    }

    fn push_value(&mut self, value: Value) -> Outcome {
        self.push(Entry::Value(value))
    }

    /// Pushes a number as the generic type. This function and the next take only numbers, so that
    /// the large entry is constructed in place.
    fn push_generic(&mut self, number: u64) -> Outcome {
        self.push(Entry::Value(Value::generic(
            self.encoding.address_bytes,
            u128::from(number),
        )))
    }

    /// Pushes the location of a register in the current frame.
    fn push_register(&mut self, register: Register) -> Outcome {
        let location = self.register(register)?;
        self.scope.complete = true;
        self.push(Entry::Location(location))
    }

    /// Pushes the value of a WebAssembly local, global or operand. If `DW_OP_stack_value` follows,
    /// pushes its storage, which has the value in it and can be written.
    fn wasm_location(&mut self, current: &mut Activation<'a>, kind: u8, index: u64) -> Outcome {
        let Some(register) = self.machine.wasm_register(kind, index) else {
            return fail(
                ErrorCode::MissingContext,
                "the machine has no such WebAssembly location",
            );
        };
        let mut rest = current.operations.clone();
        if let Some(Ok((_, Operation::StackValue))) = rest.advance() {
            current.operations = rest;
            return self.push_register(register);
        }
        let generic = ValueType::Generic(self.encoding.address_bytes);
        let value = self.register_value(register, generic)?;
        self.push_value(value)
    }

    /// Pushes an address in the default address space: a value by DWARF 5's rules, otherwise a
    /// location.
    fn push_address(&mut self, address: u64) -> Outcome {
        match self.rules {
            Rules::Dwarf5 => self.push_generic(address),
            _ => {
                let size = self.encoding.address_bytes;
                let address = Value::generic(size, u128::from(address)).unsigned();
                self.push(Entry::Location(Location::memory(0, address as u64, size)))
            }
        }
    }

    /// Pushes a new location. By DWARF 5's rules only a piece or the end may follow it.
    fn push_location(&mut self, location: Location) -> Outcome {
        self.scope.complete = true;
        self.scope.fresh = false;
        self.push(Entry::Location(location))
    }

    /// The top entry of the scope's part of the stack.
    fn top(&self) -> Outcome<&Entry> {
        match self
            .store
            .stack
            .get(self.scope.base..)
            .and_then(<[Entry]>::last)
        {
            Some(Entry::Incomplete(_)) => Err(INCOMPLETE_COMPOSITE),
            Some(entry) => Ok(entry),
            None => fail(ErrorCode::StackUnderflow, "the stack has too few entries"),
        }
    }

    /// Drops the top entry, which exists. Entries are large, so this avoids moving one that was
    /// only read.
    fn drop_top(&mut self) {
        let below = self.store.stack.len().saturating_sub(1);
        self.store.stack.truncate(below);
    }

    fn pop(&mut self) -> Outcome<Entry> {
        self.top()?;
        match self.store.stack.pop() {
            Some(entry) => Ok(entry),
            None => fail(ErrorCode::StackUnderflow, "the stack has too few entries"),
        }
    }

    fn pop_value(&mut self) -> Outcome<Value> {
        let entry = self.pop()?;
        self.as_value(entry)
    }

    fn pop_location(&mut self) -> Outcome<Location> {
        let entry = self.pop()?;
        self.as_location(entry)
    }

    /// Pops the value on top, and returns what `read` returns for it.
    fn pop_number<T>(&mut self, read: impl FnOnce(&Value) -> Outcome<T>) -> Outcome<T> {
        let number = match self.top()? {
            Entry::Value(value) => read(value)?,
            entry => read(&self.as_value(entry.clone())?)?,
        };
        self.drop_top();
        Ok(number)
    }

    /// The location on top, for changes in place.
    fn top_location(&mut self) -> Outcome<&mut Location> {
        if let Entry::Value(_) = self.top()? {
            let location = self.pop_location()?;
            self.store.stack.push(Entry::Location(location));
        }
        match self.store.stack.last_mut() {
            Some(Entry::Location(location)) => Ok(location),
            _ => Err(INCOMPLETE_COMPOSITE),
        }
    }

    /// Converts an entry to a location: a generic value is an address in the default address space.
    fn as_location(&self, entry: Entry) -> Outcome<Location> {
        match entry {
            Entry::Location(location) => Ok(location),
            Entry::Value(value) if matches!(value.ty(), ValueType::Generic(_)) => Ok(
                Location::memory(0, value.unsigned() as u64, self.encoding.address_bytes),
            ),
            Entry::Value(_) => fail(
                ErrorCode::NotALocation,
                "a value of a base type is not a location",
            ),
            Entry::Incomplete(_) => Err(INCOMPLETE_COMPOSITE),
        }
    }

    /// Converts an entry to a value: a whole byte of the default address space is its address.
    fn as_value(&self, entry: Entry) -> Outcome<Value> {
        match entry {
            Entry::Value(value) => Ok(value),
            Entry::Location(location) => match location.address() {
                Some(address) => Ok(Value::generic(
                    self.encoding.address_bytes,
                    u128::from(address),
                )),
                None => fail(
                    ErrorCode::NotAValue,
                    "only a byte of default memory is also a value, its address",
                ),
            },
            Entry::Incomplete(_) => fail(
                ErrorCode::NotAValue,
                "an incomplete composite is not a value",
            ),
        }
    }

    /// Reads the bytes at a location. Memory on entry to a function is unknown.
    fn read(&self, location: &Location, into: &mut [u8]) -> Outcome {
        if self.scope.entry
            && !matches!(
                location.storage,
                Storage::Register { .. } | Storage::Implicit(_)
            )
        {
            return fail(
                ErrorCode::Unavailable,
                "the contents of memory on entry to the function are unknown",
            );
        }
        if into.len() as u128 * 8 > self.limits.read_bits {
            return fail(ErrorCode::LimitSize, "too many bits are read at once");
        }
        read_into(self.machine, self.encoding.order, location, into)
    }

    /// Reads a value of a type.
    fn read_value(&self, location: &Location, ty: ValueType) -> Outcome<Value> {
        let size = ty.bits() as usize / 8;
        let mut small = [0; 16];
        if let Some(bytes) = small.get_mut(..size) {
            self.read(location, bytes)?;
            return Value::from_bytes(ty, bytes, self.encoding.order);
        }
        let mut bytes = alloc::vec![0; size];
        self.read(location, &mut bytes)?;
        Value::from_bytes(ty, &bytes, self.encoding.order)
    }
}
