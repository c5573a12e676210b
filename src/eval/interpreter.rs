//! Running expressions.
//!
//! One evaluation is a [`Run`]: the machine, what is being executed, and an explicit list of [`Activation`]s below that — a call shares the stack of
//! its caller, every other nested evaluation (a frame base, an object, what a pointer points to) has a [`Scope`] of its
//! own and hands its result to the activation below, as that one's [`Continuation`] says.
//!
//! The operations themselves are in the submodules: values in `values`, locations in `places`, pieces in `pieces`.

mod pieces;
mod places;
mod values;

use super::error::{ErrorCode, EvalError};
use super::evaluator::Entry;
use super::location::{Location, Storage};
use super::machine::{EntryId, ListEntry, Machine, Source};
use super::value::Value;
use super::{Limits, Rules, read_bits};
use crate::dwarf::{DecodeErrorKind, Encoding, Operation, OperationKind, Operations};
use crate::target::Register;
use alloc::vec::Vec;

/// What to do with a nested evaluation's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Continuation {
    /// It is the result of all.
    Top,
    /// A call: go on where it was, with the stack as it is.
    Return,
    /// A frame base: push it, moved by this many bytes.
    FrameBase(i64),
    /// The object: push it.
    Object,
    /// The canonical frame address: push it.
    FrameAddress,
    /// What an implicit pointer points to: push it, moved by this many bytes.
    Pointee(EntryId, i64),
    /// A value on entry: push it as a value.
    EntryValue,
    /// What a register had on entry: push where it is.
    EntryRegister(Register, Saved),
}

/// What the result of a nested evaluation says of a register that was saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Saved {
    /// It is there.
    There,
    /// It is this many bytes further on.
    Offset(i64),
    /// It is that, a value.
    Value,
    /// It is that address plus this many bytes.
    Address(i64),
}

/// What an evaluation without a caller's stack has of its own.
#[derive(Debug, Default)]
struct Scope {
    /// Where its part of the stack starts.
    base: usize,
    /// The frame whose registers are meant.
    frame: u32,
    /// Memory is that of another time, which nobody knows.
    entry: bool,
    /// DWARF 5's rules: the pieces so far.
    pieces: Option<Location>,
    /// DWARF 5's rules: a location was made, so that only a piece or the end may follow.
    complete: bool,
    /// DWARF 5's rules: nothing was done since the last piece.
    fresh: bool,
}

/// The entries of a location list that hold at the PC, of which some are still to be evaluated.
#[derive(Debug)]
pub(super) struct List<'a> {
    rest: &'a [ListEntry<'a>],
    pc: u64,
    default: bool,
    pub(super) found: Vec<Location>,
}

impl<'a> List<'a> {
    pub(super) fn new(entries: &'a [ListEntry<'a>], pc: u64) -> List<'a> {
        let bounded = entries.iter().any(|entry| entry.range.is_some_and(|(from, to)| from <= pc && pc < to));
        List { rest: entries, pc, default: !bounded, found: Vec::new() }
    }

    pub(super) fn next(&mut self) -> Option<&'a [u8]> {
        while let Some((entry, rest)) = self.rest.split_first() {
            self.rest = rest;
            let holds = match entry.range {
                Some((from, to)) => from <= self.pc && self.pc < to,
                None => self.default,
            };
            if holds {
                return Some(entry.expression);
            }
        }
        None
    }
}

/// An expression that waits for a nested one, or the nested one itself.
#[derive(Debug)]
struct Activation<'a> {
    operations: Operations<'a>,
    continuation: Continuation,
    /// The caller's scope, unless the stack is shared.
    saved: Option<Scope>,
    list: Option<List<'a>>,
    /// The offsets where operations start, and the end; once a branch has asked.
    starts: Option<Vec<usize>>,
}

/// One evaluation.
pub(super) struct Run<'a, 'e> {
    machine: &'a dyn Machine,
    encoding: Encoding,
    rules: Rules,
    limits: Limits,
    stack: &'e mut Vec<Entry>,
    scope: Scope,
    activations: Vec<Activation<'a>>,
    executed: u64,
}

pub(super) type Outcome<T = ()> = Result<T, EvalError>;

pub(super) fn fail<T>(code: ErrorCode, detail: &'static str) -> Outcome<T> {
    Err(EvalError::new(code, detail))
}

pub(super) const NO_PC: EvalError =
    EvalError::new(ErrorCode::MissingContext, "there is a location list but no program counter");

impl<'a, 'e> Run<'a, 'e> {
    /// An evaluation with what is on the stack.
    pub(super) fn new(
        machine: &'a dyn Machine,
        encoding: Encoding,
        rules: Rules,
        limits: Limits,
        stack: &'e mut Vec<Entry>,
    ) -> Run<'a, 'e> {
        let scope = Scope { frame: machine.frame(), fresh: true, ..Scope::default() };
        Run { machine, encoding, rules, limits, stack, scope, activations: Vec::new(), executed: 0 }
    }

    /// Runs an expression and all that it calls to the end.
    pub(super) fn execute(&mut self, bytes: &'a [u8]) -> Outcome {
        let current = self.top(bytes);
        self.drive(current)
    }

    /// Runs one operation for a frame, whether or not the encoding has it.
    pub(super) fn execute_one(&mut self, frame: u32, operation: Operation<'a>) -> Outcome {
        self.scope.frame = frame;
        let mut current = self.top(&[]);
        self.dispatch(operation, &mut current)?;
        self.drive(current)
    }

    fn top(&self, bytes: &'a [u8]) -> Activation<'a> {
        Activation {
            operations: Operations::new(self.encoding, bytes),
            continuation: Continuation::Top,
            saved: None,
            list: None,
            starts: None,
        }
    }

    fn drive(&mut self, mut current: Activation<'a>) -> Outcome {
        loop {
            let start = current.operations.offset();
            match current.operations.next() {
                Some(item) => {
                    let (offset, operation) = item.map_err(|error| {
                        let code = match error.kind {
                            DecodeErrorKind::Truncated => ErrorCode::Truncated,
                            DecodeErrorKind::UnknownCode(_) | DecodeErrorKind::UnknownSubOpcode(_) => {
                                ErrorCode::InvalidOperation
                            }
                            DecodeErrorKind::OperandTooLarge | DecodeErrorKind::Encoding => ErrorCode::InvalidOperand,
                        };
                        let detail = match code {
                            ErrorCode::Truncated => "the expression ends inside an operation",
                            ErrorCode::InvalidOperation => "no operation has this code",
                            _ => "an operand is too large for what it stands for",
                        };
                        EvalError { code, detail, at: Some((error.offset, None)) }
                    })?;
                    self.step(operation, &mut current).map_err(|error| EvalError {
                        at: error.at.or(Some((offset, Some(operation.kind())))),
                        ..error
                    })?;
                }
                None => {
                    let place = |error: EvalError| EvalError { at: error.at.or(Some((start, None))), ..error };
                    let Some(below) = self.finish(&mut current).map_err(place)? else {
                        return Ok(());
                    };
                    current = below;
                }
            }
        }
    }

    /// One operation: whether it may be here, then what it does.
    fn step(&mut self, operation: Operation<'a>, current: &mut Activation<'a>) -> Outcome {
        self.executed += 1;
        if self.executed > self.limits.operations {
            return fail(ErrorCode::LimitOperations, "too many operations are executed");
        }
        let kind = operation.kind();
        if self.rules == Rules::Dwarf5 {
            let codes = kind.description().codes;
            let gnu = self.encoding.gnu && codes.gnu.is_some();
            if !codes.standard_in(5) && !gnu && codes.wasm.is_none() {
                return fail(ErrorCode::InvalidOperation, "DWARF 5 does not have the operation");
            }
            let ends = matches!(
                kind,
                OperationKind::Piece | OperationKind::BitPiece | OperationKind::Nop | OperationKind::GnuUninit
            );
            if self.scope.complete && !ends {
                return fail(ErrorCode::InvalidOperation, "in DWARF 5 only a piece or the end may follow a location");
            }
        }
        // Pieces look at what was done before them, and then start anew.
        if !matches!(
            kind,
            OperationKind::Piece | OperationKind::BitPiece | OperationKind::Nop | OperationKind::GnuUninit
        ) {
            self.scope.fresh = false;
        }
        self.dispatch(operation, current)
    }

    fn dispatch(&mut self, operation: Operation<'a>, current: &mut Activation<'a>) -> Outcome {
        match operation {
            Operation::Nop | Operation::LlvmNop | Operation::GnuUninit => Ok(()),
            Operation::Skip(distance) => self.branch(current, distance),
            Operation::Bra(distance) => {
                let condition = self.pop_value()?;
                if condition.integer()? != 0 { self.branch(current, distance) } else { Ok(()) }
            }
            Operation::Call2(entry) | Operation::Call4(entry) => self.call(current, entry, false),
            Operation::CallRef(entry) => self.call(current, entry, true),
            Operation::Fbreg(offset) => self.frame_base(current, offset),
            Operation::PushObjectAddress => match self.machine.object() {
                Some(source) => self.nest(current, source, Continuation::Object),
                None => fail(ErrorCode::MissingContext, "there is no object"),
            },
            Operation::CallFrameCfa => match self.machine.canonical_frame_address(self.scope.frame) {
                Some(source) => self.nest(current, source, Continuation::FrameAddress),
                None => fail(ErrorCode::MissingContext, "the canonical frame address is not known"),
            },
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
        let target = current.operations.offset().checked_add_signed(isize::from(distance));
        if current.starts.is_none() {
            // Where operations start, found once per activation; the walk counts like execution, or a short loop
            // around a call of a long expression would cost more than the limit on operations says.
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
            Some(target) if starts.binary_search(&target).is_ok() && current.operations.seek(target) => Ok(()),
            _ => fail(ErrorCode::InvalidBranch, "a branch lands on no operation of the expression"),
        }
    }

    /// Starts a nested evaluation that has its own part of the stack; its result goes to `continuation`.
    fn nest(&mut self, current: &mut Activation<'a>, source: Source<'a>, continuation: Continuation) -> Outcome {
        let circular = |other: &Activation<'a>| match (continuation, other.continuation) {
            (Continuation::FrameBase(_), Continuation::FrameBase(_))
            | (Continuation::Object, Continuation::Object)
            | (Continuation::FrameAddress, Continuation::FrameAddress) => true,
            (Continuation::Pointee(here, _), Continuation::Pointee(there, _)) => here == there,
            (Continuation::EntryRegister(here, _), Continuation::EntryRegister(there, _)) => here == there,
            _ => false,
        };
        if circular(current) || self.activations.iter().any(circular) {
            return fail(ErrorCode::Circular, "what is evaluated is needed for its own evaluation");
        }
        let (bytes, list) = match source {
            Source::Location(location) => return self.deliver(Entry::Location(location), continuation),
            Source::Expression(bytes) => (bytes, None),
            Source::List(entries) => {
                let mut list = List::new(entries, self.machine.pc().ok_or(NO_PC)?);
                match list.next() {
                    Some(bytes) => (bytes, Some(list)),
                    None => return self.deliver(Entry::Location(Location::UNDEFINED), continuation),
                }
            }
        };
        let scope = Scope {
            base: self.stack.len(),
            frame: self.scope.frame,
            entry: self.scope.entry,
            fresh: true,
            ..Scope::default()
        };
        let saved = core::mem::replace(&mut self.scope, scope);
        self.activate(current, bytes, continuation, Some(saved), list)
    }

    fn activate(
        &mut self,
        current: &mut Activation<'a>,
        bytes: &'a [u8],
        continuation: Continuation,
        saved: Option<Scope>,
        list: Option<List<'a>>,
    ) -> Outcome {
        if self.activations.len() >= self.limits.calls {
            return fail(ErrorCode::LimitCalls, "too many calls at one time");
        }
        let operations = Operations::new(self.encoding, bytes);
        let below = core::mem::replace(current, Activation { operations, continuation, saved, list, starts: None });
        self.activations.push(below);
        Ok(())
    }

    /// Ends an activation: the one to go on with, or `None` where all is done.
    fn finish(&mut self, current: &mut Activation<'a>) -> Outcome<Option<Activation<'a>>> {
        match current.continuation {
            Continuation::Top => return Ok(None),
            Continuation::Return => {}
            continuation => {
                let mut result = self.result_entry(continuation)?;
                self.stack.truncate(self.scope.base);
                if let Some(list) = &mut current.list {
                    list.found.push(self.as_location(result)?);
                    if let Some(bytes) = list.next() {
                        // The same scope again, emptied, for the next entry of the list.
                        self.scope = Scope {
                            base: self.scope.base,
                            frame: self.scope.frame,
                            entry: self.scope.entry,
                            fresh: true,
                            ..Scope::default()
                        };
                        let again = Activation {
                            operations: Operations::new(self.encoding, bytes),
                            continuation,
                            saved: current.saved.take(),
                            list: current.list.take(),
                            starts: None,
                        };
                        return Ok(Some(again));
                    }
                    let found = core::mem::take(&mut list.found);
                    result = Entry::Location(Location::multiple_within(found, &self.limits)?);
                }
                // A value on entry is read in the frame that it was computed in.
                if continuation == Continuation::EntryValue {
                    result = Entry::Value(self.entry_result(result)?);
                }
                if let Some(scope) = current.saved.take() {
                    self.scope = scope;
                }
                self.deliver(result, continuation)?;
            }
        }
        Ok(self.activations.pop())
    }

    /// What a nested evaluation leaves; a value where only a value will do.
    fn result_entry(&mut self, continuation: Continuation) -> Outcome<Entry> {
        let value = matches!(
            continuation,
            Continuation::EntryValue | Continuation::FrameAddress | Continuation::EntryRegister(_, Saved::Value)
        );
        match self.stack.last() {
            Some(entry) if value && self.stack.len() > self.scope.base => Ok(entry.clone()),
            _ if value => fail(ErrorCode::StackUnderflow, "a nested expression leaves nothing"),
            _ => Ok(Entry::Location(self.result_location()?)),
        }
    }

    /// Pushes a nested evaluation's result.
    fn deliver(&mut self, result: Entry, continuation: Continuation) -> Outcome {
        let entry = match continuation {
            Continuation::FrameBase(offset) => return self.push_frame_base(result, offset),
            Continuation::Pointee(_, offset) => {
                Entry::Location(self.as_location(result)?.moved(i128::from(offset) * 8)?)
            }
            Continuation::Object | Continuation::FrameAddress if self.rules != Rules::Dwarf5 => {
                Entry::Location(self.as_location(result)?)
            }
            Continuation::Object | Continuation::FrameAddress => Entry::Value(self.as_value(result)?),
            Continuation::EntryValue => Entry::Value(self.as_value(result)?),
            Continuation::EntryRegister(register, saved) => {
                let location = self.saved_register(result, register, saved)?;
                return self.push_location(location);
            }
            Continuation::Top | Continuation::Return => result,
        };
        self.push(entry)
    }

    /// The location that the expression of the current scope gives.
    pub(super) fn result_location(&mut self) -> Outcome<Location> {
        if let Some(pieces) = self.scope.pieces.take() {
            if !self.scope.fresh {
                return fail(ErrorCode::InvalidPiece, "something follows the last piece");
            }
            return Ok(pieces);
        }
        if self.stack.len() <= self.scope.base {
            return Ok(Location::UNDEFINED);
        }
        match self.stack.last().cloned() {
            Some(Entry::Incomplete(location)) => Ok(location),
            Some(entry) => self.as_location(entry),
            None => Ok(Location::UNDEFINED),
        }
    }

    /// Pieces are kept apart from DWARF 5's stack; they come last.
    pub(super) fn result_stack(&mut self) -> Outcome {
        match self.scope.pieces.take() {
            Some(pieces) => self.push(Entry::Location(pieces)),
            None => Ok(()),
        }
    }

    pub(super) fn result_value(&mut self) -> Outcome<Value> {
        if self.scope.pieces.is_some() {
            return fail(ErrorCode::NotAValue, "a composite is no value");
        }
        let entry = self.pop()?;
        self.as_value(entry)
    }

    /// Counts work that is more than an operation's usual, so that the limit on operations bounds all work.
    fn charge(&mut self, work: usize) {
        self.executed = self.executed.saturating_add(work as u64);
    }

    pub(super) fn push(&mut self, entry: Entry) -> Outcome {
        if self.stack.len() >= self.limits.stack {
            return fail(ErrorCode::LimitStack, "the stack has too many entries");
        }
        self.stack.push(entry);
        Ok(())
    }

    fn push_value(&mut self, value: Value) -> Outcome {
        self.push(Entry::Value(value))
    }

    fn push_generic(&mut self, number: u128) -> Outcome {
        self.push_value(Value::generic(self.encoding.address_bytes, number))
    }

    /// Pushes a location that was made. DWARF 5's rules allow nothing but a piece or the end after it.
    fn push_location(&mut self, location: Location) -> Outcome {
        self.scope.complete = true;
        self.push(Entry::Location(location))
    }

    /// Pushes an address in the default address space: a value by DWARF 5's rules, else a location.
    fn push_address(&mut self, address: u64) -> Outcome {
        let value = Value::generic(self.encoding.address_bytes, u128::from(address));
        match self.rules {
            Rules::Dwarf5 => self.push_value(value),
            _ => {
                let location = self.as_location(Entry::Value(value))?;
                self.push(Entry::Location(location))
            }
        }
    }

    fn pop(&mut self) -> Outcome<Entry> {
        if self.stack.len() <= self.scope.base {
            return fail(ErrorCode::StackUnderflow, "the stack has too few entries");
        }
        match self.stack.pop() {
            Some(Entry::Incomplete(_)) => {
                fail(ErrorCode::InvalidPiece, "an incomplete composite is only for pieces and piece_end")
            }
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

    /// A generic value is the default address space's memory at that address.
    fn as_location(&self, entry: Entry) -> Outcome<Location> {
        match entry {
            Entry::Location(location) => Ok(location),
            Entry::Value(value) if matches!(value.ty(), super::ValueType::Generic(_)) => {
                Ok(Location::memory(0, value.unsigned() as u64, self.encoding.address_bytes))
            }
            Entry::Value(_) => fail(ErrorCode::NotALocation, "a value of a base type is no location"),
            Entry::Incomplete(_) => {
                fail(ErrorCode::InvalidPiece, "an incomplete composite is only for pieces and piece_end")
            }
        }
    }

    /// A whole byte of the default address space's memory is its address.
    fn as_value(&self, entry: Entry) -> Outcome<Value> {
        match entry {
            Entry::Value(value) => Ok(value),
            Entry::Location(location) => match location.address() {
                Some(address) => Ok(Value::generic(self.encoding.address_bytes, u128::from(address))),
                None => fail(ErrorCode::NotAValue, "only a byte of default memory is also a value, its address"),
            },
            Entry::Incomplete(_) => fail(ErrorCode::NotAValue, "an incomplete composite is no value"),
        }
    }

    /// Reads bits at a location; memory on entry to a function is not known.
    fn read(&self, location: &Location, count: u128) -> Outcome<Vec<u8>> {
        if self.scope.entry && !matches!(location.storage, Storage::Register { .. } | Storage::Implicit(_)) {
            return fail(ErrorCode::Unavailable, "what memory held on entry to the function is not known");
        }
        read_bits(self.machine, self.encoding.order, location, count)
    }
}
