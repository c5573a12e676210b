//! The interpreter of expressions.
//!
//! One evaluation is a [`Run`]: the machine, the current expression, and an explicit list of the
//! [`Call`]s whose callers are waiting. A call shares the stack of its caller. Any other nested
//! evaluation (a frame base, an object, the target of a pointer) has a separate [`Scope`], and
//! passes its result to its caller as its [`Continuation`] specifies.
//!
//! Operations are decoded as they are executed. All buffers are in a [`Store`], which outlives the
//! run, so a reused evaluator allocates only if it needs more memory than before.
//!
//! The operations are in submodules: values in `values`, locations in `places`, pieces in `pieces`,
//! operations that evaluate other expressions in `nested` and `object_map`, and values on entry to
//! the function in `entry_values`. `entries` pushes, pops and converts entries of the [`stack`],
//! and `results` takes the result from it.
//!
//! Most expressions are short, and most of their operations are on numbers, addresses and
//! registers, which are words of the stack. [`Run::steps`] decodes the frequent operations itself.
//! Their functions first try the case that all operands are words. If this gives no result, they
//! use the general case, which gives the result or the error.

mod activation;
mod entries;
mod entry_values;
mod nested;
mod object_map;
mod pieces;
mod places;
mod results;
mod stack;
mod store;
mod values;

pub(super) use activation::List;
pub(super) use results::ResultKind;
pub(super) use store::Store;

use super::bits;
use super::entry::Entry;
use super::error::{ErrorCode, EvalError};
use super::machine::{EntryReference, Machine};
use super::rules::{Limits, Rules};
use super::value::ValueType;
use crate::dwarf::{
    ByteCodes, DecodeError, DecodeErrorKind, Encoding, Operation, OperationKind, Operations, leb128,
};
use crate::target::Register;
use activation::{Activation, Call, Scope, Stage};
use alloc::vec::Vec;
use stack::mask;

/// The data that all evaluations of an evaluator share.
#[derive(Debug)]
pub(super) struct Context {
    pub encoding: Encoding,
    pub rules: Rules,
    /// Decodes operations.
    operations: Operations<'static>,
    codes: &'static ByteCodes,
    /// The mask of the generic type's bits.
    mask: u64,
}

impl Context {
    pub fn new(encoding: Encoding, rules: Rules) -> Context {
        let operations = Operations::new(encoding, &[]);
        Context {
            encoding,
            rules,
            codes: operations.codes(),
            operations,
            mask: mask(encoding.address_bytes),
        }
    }
}

/// One evaluation.
pub(super) struct Run<'a, 'e> {
    machine: &'a dyn Machine,
    context: &'e Context,
    limits: &'e Limits,
    store: &'e mut Store,
    scope: Scope,
    current: Activation<'a>,
    calls: Option<Vec<Call<'a>>>,
    /// The number of bytes from the current operation to the end of its expression.
    left: usize,
    executed: u64,
}

pub(super) type Outcome<T = ()> = Result<T, EvalError>;

pub(super) fn fail<T>(code: ErrorCode, detail: &'static str) -> Outcome<T> {
    Err(EvalError::new(code, detail))
}

pub(super) const NO_PC: EvalError = EvalError::new(
    ErrorCode::MissingContext,
    "the machine has no program counter to select an entry of the location list",
);

/// A placeholder, which [`Run::located`] replaces by the reason that an operation cannot be
/// decoded.
const UNDECODABLE: EvalError = EvalError::new(ErrorCode::InvalidOperand, "an operand is invalid");

/// Reads an operand in unsigned LEB128.
#[inline(always)]
fn unsigned(rest: &mut &[u8]) -> Outcome<u64> {
    let (number, after) = leb128::split_unsigned(rest).ok_or(UNDECODABLE)?;
    *rest = after;
    Ok(number)
}

/// Reads an operand in signed LEB128.
#[inline(always)]
fn signed(rest: &mut &[u8]) -> Outcome<i64> {
    let (number, after) = leb128::split_signed(rest).ok_or(UNDECODABLE)?;
    *rest = after;
    Ok(number)
}

/// Converts a decoding error to an evaluation error.
fn undecodable(error: DecodeError) -> EvalError {
    let (code, detail) = match error.kind {
        DecodeErrorKind::Truncated => (
            ErrorCode::Truncated,
            "the expression ends inside an operation",
        ),
        DecodeErrorKind::UnknownCode(_) | DecodeErrorKind::UnknownSubOpcode(_) => {
            (ErrorCode::InvalidOperation, "no operation has this opcode")
        }
        DecodeErrorKind::OperandTooLarge | DecodeErrorKind::Encoding => (
            ErrorCode::InvalidOperand,
            "an operand is larger than allowed",
        ),
    };
    EvalError {
        at: Some((error.offset, None)),
        ..EvalError::new(code, detail)
    }
}

impl<'a, 'e> Run<'a, 'e> {
    /// Creates an evaluation of an expression that starts with the entries on the store's stack.
    #[inline(always)]
    pub(super) fn new(
        machine: &'a dyn Machine,
        context: &'e Context,
        limits: &'e Limits,
        store: &'e mut Store,
        expression: &'a [u8],
    ) -> Run<'a, 'e> {
        Run {
            machine,
            context,
            limits,
            store,
            scope: Scope::outermost(machine.frame()),
            current: Activation::new(expression),
            calls: None,
            left: 0,
            executed: 0,
        }
    }

    /// Gives the buffer of calls back to the store.
    fn end(&mut self) {
        // The iterator is empty. Collecting it reuses the buffer with another lifetime.
        if let Some(calls) = self.calls.take() {
            self.store.calls = calls.into_iter().map_while(|_| None).collect();
        }
    }

    /// Executes one operation for a frame, even if the encoding does not have it.
    pub(super) fn execute_one(&mut self, frame: u32, operation: Operation<'a>) -> Outcome {
        self.scope.frame = frame;
        self.dispatch(operation)?;
        self.execute()
    }

    /// Executes the expression, and all expressions that it calls.
    #[inline(always)]
    pub(super) fn execute(&mut self) -> Outcome {
        match self.steps() {
            Ok(()) => Ok(()),
            Err(error) => Err(self.located(error)),
        }
    }

    /// Returns the error with its place. If the operation cannot be decoded, returns the decoding
    /// error instead.
    #[cold]
    fn located(&self, error: EvalError) -> EvalError {
        if error.at.is_some() {
            return error;
        }
        let offset = self.current.bytes.len() - self.left;
        let here = self.current.bytes.get(offset..).unwrap_or_default();
        match self.context.operations.read(here) {
            Ok((operation, _)) => EvalError {
                at: Some((offset, Some(operation.kind()))),
                ..error
            },
            Err(kind) => undecodable(DecodeError { offset, kind }),
        }
    }

    /// Executes operations until the expression ends.
    #[inline(always)]
    #[expect(clippy::too_many_lines, reason = "a table: one arm for each operation")]
    fn steps(&mut self) -> Outcome {
        use OperationKind as Kind;
        let codes = self.context.codes;
        let mut rest = self.current.rest;
        loop {
            self.left = rest.len();
            let Some((&code, after)) = rest.split_first() else {
                if self.calls.is_none() {
                    return Ok(());
                }
                self.finish()?;
                rest = self.current.rest;
                continue;
            };
            self.executed += 1;
            if self.executed > self.limits.operations {
                return fail(
                    ErrorCode::LimitOperations,
                    "the expression executes too many operations",
                );
            }
            let (kind, low) = codes[usize::from(code)].unwrap_or((Kind::LlvmNop, 0));
            if self.scope.stage.is_located() && kind != Kind::Piece {
                self.decoded()?;
                rest = self.current.rest;
                continue;
            }
            rest = after;
            match kind {
                Kind::Lit => self.push_generic(low.into())?,
                Kind::Const1u => {
                    let (&number, after) = rest.split_first().ok_or(UNDECODABLE)?;
                    rest = after;
                    self.push_generic(number.into())?;
                }
                Kind::Const2u => {
                    let (bytes, after) = rest.split_at_checked(2).ok_or(UNDECODABLE)?;
                    rest = after;
                    let number = bits::number(bytes, self.context.encoding.order);
                    self.push_generic(number as u64)?;
                }
                Kind::Breg => {
                    let offset = signed(&mut rest)?;
                    self.base_register(Register(low.into()), offset)?;
                }
                Kind::Fbreg => {
                    let offset = signed(&mut rest)?;
                    self.current.rest = rest;
                    self.scope.stage = Stage::Computing;
                    self.frame_base(offset)?;
                    rest = self.current.rest;
                    continue;
                }
                Kind::Reg => {
                    self.push_register(Register(low.into()), &mut rest)?;
                    continue;
                }
                Kind::And => self.binary(kind, |a, b| a & b)?,
                Kind::Or => self.binary(kind, |a, b| a | b)?,
                Kind::Xor => self.binary(kind, |a, b| a ^ b)?,
                Kind::Plus => self.binary(kind, u64::wrapping_add)?,
                Kind::Minus => self.binary(kind, u64::wrapping_sub)?,
                Kind::Mul => self.binary(kind, u64::wrapping_mul)?,
                Kind::Shl => self.shift(kind, |a, count| a << count)?,
                Kind::Shr => self.shift(kind, |a, count| a >> count)?,
                Kind::PlusUconst => {
                    let addend = unsigned(&mut rest)?;
                    self.add(addend)?;
                }
                Kind::Deref => {
                    self.current.rest = rest;
                    self.scope.stage = Stage::Computing;
                    self.dereference(self.context.encoding.address_bytes, None)?;
                    rest = self.current.rest;
                    continue;
                }
                Kind::StackValue => {
                    self.stack_value()?;
                    continue;
                }
                Kind::Piece => {
                    let bytes = unsigned(&mut rest)?;
                    self.piece(bytes)?;
                    continue;
                }
                _ => {
                    self.decoded()?;
                    rest = self.current.rest;
                    continue;
                }
            }
            self.scope.stage = Stage::Computing;
        }
    }

    /// Decodes and executes an infrequent operation.
    #[inline(never)]
    fn decoded(&mut self) -> Outcome {
        let offset = self.current.bytes.len() - self.left;
        let here = self.current.bytes.get(offset..).unwrap_or_default();
        let operations = &self.context.operations;
        let mut input = operations.input(here);
        let kind = match operations.code(&mut input) {
            Ok(kind) => kind,
            Err(kind) => return Err(undecodable(DecodeError { offset, kind })),
        };
        let operation = match Operation::read(kind, &mut input) {
            Ok(operation) => operation,
            Err(kind) => return Err(undecodable(DecodeError { offset, kind })),
        };
        self.current.rest = input.rest;
        if !matches!(
            kind,
            OperationKind::Regx
                | OperationKind::PushLane
                | OperationKind::Offset
                | OperationKind::PieceEnd
        ) {
            self.finish_composite();
        }
        self.available(kind)?;
        self.begin(kind)?;
        match self.dispatch(operation) {
            Ok(()) => Ok(()),
            // The operation may have started a nested expression.
            Err(error) => Err(EvalError {
                at: error.at.or(Some((offset, Some(kind)))),
                ..error
            }),
        }
    }

    /// Returns an error if the rule set does not have an operation.
    fn available(&self, kind: OperationKind) -> Outcome {
        if self.context.rules != Rules::Dwarf5 {
            return Ok(());
        }
        let codes = &kind.description().codes;
        let gnu = self.context.encoding.gnu && codes.gnu.is_some();
        if codes.standard_in(5) || gnu || codes.wasm.is_some() {
            return Ok(());
        }
        fail(
            ErrorCode::InvalidOperation,
            "DWARF 5 does not have the operation",
        )
    }

    /// Updates the stage of the expression before an operation. Returns an error if DWARF 5's rules
    /// do not allow the operation here.
    #[inline]
    fn begin(&mut self, kind: OperationKind) -> Outcome {
        use OperationKind as Kind;
        match (kind, self.scope.stage) {
            // Pieces use the previous state, and reset it.
            (Kind::Piece | Kind::BitPiece | Kind::Nop | Kind::GnuUninit, _) => Ok(()),
            (_, Stage::Located | Stage::Valued) => fail(
                ErrorCode::InvalidOperation,
                "in DWARF 5 only a piece or the end may follow a location",
            ),
            // Branches and calls alone leave no location.
            (Kind::Skip | Kind::Call2 | Kind::Call4 | Kind::CallRef, _) => Ok(()),
            _ => {
                self.scope.stage = Stage::Computing;
                Ok(())
            }
        }
    }

    fn dispatch(&mut self, operation: Operation<'a>) -> Outcome {
        match operation {
            Operation::Nop | Operation::LlvmNop | Operation::GnuUninit => Ok(()),
            Operation::Skip(distance) => self.branch(distance),
            Operation::Bra(distance) => {
                if self.pop_value()?.integer()? != 0 {
                    self.branch(distance)
                } else {
                    Ok(())
                }
            }
            Operation::Call2(entry) | Operation::Call4(entry) => {
                self.call(entry, EntryReference::Unit)
            }
            Operation::CallRef(entry) => self.call(entry, EntryReference::Info),
            Operation::WasmLocation(kind, index) => self.wasm_location(kind, index),
            Operation::ObjectMap(entry) => self.object_map(entry),
            Operation::PushObjectAddress => self.object(),
            Operation::CallFrameCfa => self.frame_address(),
            Operation::GnuParameterRef(entry) => self.parameter(entry),
            Operation::GnuVariableValue(entry) => self.variable(entry),
            Operation::EntryValue(nested) => self.entry_value(nested),
            Operation::CallFrameEntryReg(register) => self.entry_register(register),
            Operation::DerefSize(size) => self.dereference(size, None),
            Operation::DerefType(size, base) => {
                let ty = self.value_type(base)?;
                self.dereference(size, Some(ty))
            }
            Operation::BitPiece(..)
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

    fn branch(&mut self, distance: i16) -> Outcome {
        let here = self.current.offset_of(self.current.rest);
        let target = here.checked_add_signed(isize::from(distance));
        let bytes = self.current.bytes;
        if self.store.starts.is_empty() {
            // Finds the offsets of all operations, once per activation. This pass counts as
            // executed operations. Otherwise, a short loop around a call of a long expression would
            // cost more than the limit on operations allows.
            let mut walk = Operations::new(self.context.encoding, bytes);
            while let Some(Ok((offset, _))) = walk.next() {
                self.store.starts.push(offset);
            }
            self.store.starts.push(walk.offset());
            self.charge(self.store.starts.len());
        }
        let starts = &self.store.starts;
        match target.filter(|target| starts.binary_search(target).is_ok()) {
            Some(target) => {
                self.current.rest = bytes.get(target..).unwrap_or_default();
                Ok(())
            }
            None => fail(
                ErrorCode::InvalidBranch,
                "the target of a branch is not an operation of the expression",
            ),
        }
    }

    /// Counts expensive work as executed operations, so that the limit on operations bounds all
    /// work.
    fn charge(&mut self, work: usize) {
        self.executed = self.executed.saturating_add(work as u64);
    }

    /// Pushes the value of a WebAssembly local, global or operand. If `DW_OP_stack_value` follows,
    /// pushes its storage instead, which contains the value and can be written.
    fn wasm_location(&mut self, kind: u8, index: u64) -> Outcome {
        let Some(register) = self.machine.wasm_register(kind, index) else {
            return fail(
                ErrorCode::MissingContext,
                "the machine has no such WebAssembly location",
            );
        };
        if let Some((&code, rest)) = self.current.rest.split_first()
            && code == gimli::DW_OP_stack_value.0
        {
            self.current.rest = rest;
            let location = self.register(register)?;
            return self.push_location(location);
        }
        let generic = ValueType::Generic(self.context.encoding.address_bytes);
        let value = self.register_value(register, generic)?;
        self.push_value(value)
    }
}
