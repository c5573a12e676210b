//! Running expressions.
//!
//! One evaluation is a [`Run`]: the machine, what is being executed, and an explicit list of
//! [`Activation`]s below that. A call shares the stack of its caller; every other nested evaluation
//! (a frame base, an object, what a pointer points to) has a [`Scope`] of its own and hands its
//! result to the activation below, as its [`Continuation`] says.
//!
//! Operations are decoded as they are executed. The memory that all this needs is in a [`Store`],
//! which outlives the run: an evaluator that is used again allocates nothing for what it has had
//! room for before.
//!
//! The operations themselves are in the submodules: values in `values`, locations in `places`,
//! pieces in `pieces`, those that evaluate something else in `nested`. Most expressions need little
//! of this: `plain` runs them, or their start.

mod activation;
mod nested;
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

/// Makes room for more entries.
fn grow(stack: &mut Vec<Entry>) {
    stack.reserve(stack.len().max(16));
}

/// Why an operation cannot be decoded, as an evaluation says it.
fn undecodable(error: DecodeError) -> EvalError {
    let (code, detail) = match error.kind {
        DecodeErrorKind::Truncated => (
            ErrorCode::Truncated,
            "the expression ends inside an operation",
        ),
        DecodeErrorKind::UnknownCode(_) | DecodeErrorKind::UnknownSubOpcode(_) => {
            (ErrorCode::InvalidOperation, "no operation has this code")
        }
        DecodeErrorKind::OperandTooLarge | DecodeErrorKind::Encoding => (
            ErrorCode::InvalidOperand,
            "an operand is too large for what it stands for",
        ),
    };
    EvalError {
        at: Some((error.offset, None)),
        ..EvalError::new(code, detail)
    }
}

impl<'a, 'e> Run<'a, 'e> {
    /// An evaluation with what is on the store's stack.
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

    /// Gives the memory back.
    pub(super) fn end(mut self) {
        if self.activations.capacity() > 0 {
            self.activations.clear();
            let encoding = self.encoding;
            // There is nothing to convert: collecting like this keeps the memory and changes the
            // lifetime.
            self.store.waiting = self
                .activations
                .into_iter()
                .map(|_| Activation::new(encoding, &[]))
                .collect();
        }
    }

    /// Runs an expression and all that it calls to the end, from where it stopped.
    pub(super) fn execute(&mut self, bytes: &'a [u8], from: Progress) -> Outcome {
        let mut current = Activation::new(self.encoding, bytes);
        if current.operations.seek(from.offset) {
            self.executed = from.executed;
            self.scope.pieces = from.pieces;
            self.scope.fresh = from.fresh;
        }
        self.drive(&mut current)
    }

    /// Runs one operation for a frame, whether or not the encoding has it.
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

    /// One operation: whether it may be here, then what it does.
    fn step(&mut self, operation: Operation<'a>, current: &mut Activation<'a>) -> Outcome {
        self.executed += 1;
        if self.executed > self.limits.operations {
            return fail(
                ErrorCode::LimitOperations,
                "too many operations are executed",
            );
        }
        // Pieces look at what was done before them, and then start anew.
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
        // To go on elsewhere is to do nothing yet.
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
            Operation::Fbreg(offset) => self.frame_base(current, offset),
            Operation::PushObjectAddress => self.object(current),
            Operation::CallFrameCfa => self.frame_address(current),
            Operation::GnuParameterRef(entry) => self.parameter(current, entry),
            Operation::GnuVariableValue(entry) => self.variable(current, entry),
            Operation::EntryValue(nested) => self.entry_value(current, nested),
            Operation::CallFrameEntryReg(register) => self.entry_register(current, register),
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
            // Where operations start, found once per activation; the walk counts like execution, or
            // a short loop around a call of a long expression would cost more than the limit on
            // operations says.
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
                "a branch lands on no operation of the expression",
            ),
        }
    }

    /// Takes the location that the expression of the current scope gives.
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

    /// Leaves that location with the store.
    pub(super) fn keep_location(&mut self) -> Outcome {
        self.store.result = self.result_location()?;
        Ok(())
    }

    /// Pieces are kept apart from DWARF 5's stack; they come last.
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
            return fail(ErrorCode::NotAValue, "a composite is no value");
        }
        // By the end of the expression LLVM's composites are complete.
        match self
            .store
            .stack
            .get(self.scope.base..)
            .and_then(<[Entry]>::last)
        {
            Some(Entry::Incomplete(_)) => fail(ErrorCode::NotAValue, "a composite is no value"),
            _ => self.pop_value(),
        }
    }

    /// Counts work that is more than an operation's usual, so that the limit on operations bounds
    /// all work.
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
        // There is room now. That it is known here to be there lets the entry be written in its
        // place, once.
        if stack.len() < stack.capacity() {
            stack.push(entry);
        }
        Ok(())
    }

    fn push_value(&mut self, value: Value) -> Outcome {
        self.push(Entry::Value(value))
    }

    /// Pushes a number as the generic type. This and the next have only numbers as arguments, so
    /// that an entry, which is large, is written once, where it belongs.
    fn push_generic(&mut self, number: u64) -> Outcome {
        self.push(Entry::Value(Value::generic(
            self.encoding.address_bytes,
            u128::from(number),
        )))
    }

    /// Pushes a register's storage in the frame at hand.
    fn push_register(&mut self, register: Register) -> Outcome {
        let location = self.register(register)?;
        self.scope.complete = true;
        self.push(Entry::Location(location))
    }

    /// Pushes an address in the default address space: a value by DWARF 5's rules, else a location.
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

    /// Pushes a location that was made. DWARF 5's rules allow nothing but a piece or the end after
    /// it.
    fn push_location(&mut self, location: Location) -> Outcome {
        self.scope.complete = true;
        self.scope.fresh = false;
        self.push(Entry::Location(location))
    }

    /// The top of the scope's part of the stack.
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

    /// Drops the top, which is there. Entries are large: what is only read is not moved first.
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

    /// Pops what a function reads of the value on top.
    fn pop_number<T>(&mut self, read: impl FnOnce(&Value) -> Outcome<T>) -> Outcome<T> {
        let number = match self.top()? {
            Entry::Value(value) => read(value)?,
            entry => read(&self.as_value(entry.clone())?)?,
        };
        self.drop_top();
        Ok(number)
    }

    /// The location on top, to be changed where it is.
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

    /// A generic value is the default address space's memory at that address.
    fn as_location(&self, entry: Entry) -> Outcome<Location> {
        match entry {
            Entry::Location(location) => Ok(location),
            Entry::Value(value) if matches!(value.ty(), ValueType::Generic(_)) => Ok(
                Location::memory(0, value.unsigned() as u64, self.encoding.address_bytes),
            ),
            Entry::Value(_) => fail(
                ErrorCode::NotALocation,
                "a value of a base type is no location",
            ),
            Entry::Incomplete(_) => Err(INCOMPLETE_COMPOSITE),
        }
    }

    /// A whole byte of the default address space's memory is its address.
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
            Entry::Incomplete(_) => {
                fail(ErrorCode::NotAValue, "an incomplete composite is no value")
            }
        }
    }

    /// Fills bytes with what is at a location; memory on entry to a function is not known.
    fn read(&self, location: &Location, into: &mut [u8]) -> Outcome {
        if self.scope.entry
            && !matches!(
                location.storage,
                Storage::Register { .. } | Storage::Implicit(_)
            )
        {
            return fail(
                ErrorCode::Unavailable,
                "what memory held on entry to the function is not known",
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
