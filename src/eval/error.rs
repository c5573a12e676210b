//! Why an evaluation fails.

use crate::dwarf::OperationKind;
use crate::target::{Register, Target};
use core::fmt;

macro_rules! codes {
    ($( $(#[doc = $doc:literal])+ $variant:ident $text:literal, )+) => {
        /// The stable codes of evaluation errors.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum ErrorCode {
            $( $(#[doc = $doc])+ $variant, )+
        }

        impl ErrorCode {
            /// All codes.
            pub const ALL: &'static [ErrorCode] = &[$( ErrorCode::$variant ),+];

            /// The code in text, such as `stack-underflow`.
            pub const fn text(self) -> &'static str {
                match self {
                    $( ErrorCode::$variant => $text, )+
                }
            }
        }
    };
}

codes! {
    /// The stack has fewer entries than an operation or the result needs.
    StackUnderflow "stack-underflow",
    /// Operands do not have the types that an operation needs.
    TypeMismatch "type-mismatch",
    /// A location is no value where a value is needed.
    NotAValue "not-a-value",
    /// A value is no location where a location is needed.
    NotALocation "not-a-location",
    /// A location is moved outside its storage, or a read or write goes past its end.
    OutOfBounds "out-of-bounds",
    /// Undefined bits are read.
    UndefinedData "undefined-data",
    /// Storage that holds what it holds is written.
    ReadOnly "read-only",
    /// An integer is divided by zero.
    DivisionByZero "division-by-zero",
    /// The rules do not have the operation, or not there.
    InvalidOperation "invalid-operation",
    /// An operand means nothing, or nothing that can be evaluated.
    InvalidOperand "invalid-operand",
    /// A piece is larger than what its storage has left, or has nothing to be a piece of.
    InvalidPiece "invalid-piece",
    /// An overlay is larger than what its storage has left, or starts before its base.
    InvalidOverlay "invalid-overlay",
    /// A branch lands inside an operation or outside the expression.
    InvalidBranch "invalid-branch",
    /// The expression ends inside an operation.
    Truncated "truncated",
    /// The machine does not have what the expression asks about, such as a lane, an object or a
    /// frame base.
    MissingContext "missing-context",
    /// The machine knows what is asked about but not its contents.
    Unavailable "unavailable",
    /// What is to be evaluated is needed for its own evaluation.
    Circular "circular",
    /// Too many operations.
    LimitOperations "limit-operations",
    /// Too many entries on the stack.
    LimitStack "limit-stack",
    /// Too many calls at one time.
    LimitCalls "limit-calls",
    /// Too many parts or bits.
    LimitSize "limit-size",
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// Why an evaluation failed, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EvalError {
    /// What kind of failure it is.
    pub code: ErrorCode,
    /// A sentence without its full stop.
    pub detail: &'static str,
    /// The operation that failed and its offset in bytes in its expression, where it was an
    /// operation that failed.
    pub at: Option<(usize, Option<OperationKind>)>,
    /// The register that the error is about, where it is about one.
    pub register: Option<MissingRegister>,
}

/// A register of a frame that cannot be read, or that the machine does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissingRegister {
    /// The frame; 0 is the innermost one.
    pub frame: u32,
    /// The register, by DWARF's number.
    pub register: Register,
    /// The target, where it is known: it has the register's name. A [`CallStack`](super::CallStack)
    /// knows it, and so does a `UnitReader`.
    pub target: Option<Target>,
}

impl fmt::Display for MissingRegister {
    /// Such as `register 16 (rip) of frame 0`; without the name where the target is not known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "register {}", self.register.0)?;
        if let Some(target) = self.target {
            write!(f, " ({})", target.register_name(self.register))?;
        }
        write!(f, " of frame {}", self.frame)
    }
}

impl EvalError {
    /// An error that is not about an operation.
    pub const fn new(code: ErrorCode, detail: &'static str) -> EvalError {
        EvalError {
            code,
            detail,
            at: None,
            register: None,
        }
    }

    /// The same error about a register of a frame.
    pub(super) const fn about(self, frame: u32, register: Register) -> EvalError {
        EvalError {
            register: Some(MissingRegister {
                frame,
                register,
                target: None,
            }),
            ..self
        }
    }

    /// The machine has no such register, or does not say how large it is.
    pub(super) const fn no_register(frame: u32, register: Register) -> EvalError {
        EvalError::new(
            ErrorCode::InvalidOperand,
            "the machine has no such register",
        )
        .about(frame, register)
    }

    /// The same error with the register's name.
    pub(super) fn on(mut self, target: Target) -> EvalError {
        if let Some(register) = &mut self.register {
            register.target = Some(target);
        }
        self
    }
}

impl fmt::Display for EvalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.detail)?;
        if let Some(register) = &self.register {
            write!(f, ": {register}")?;
        }
        match self.at {
            Some((offset, Some(kind))) => write!(f, " (at byte {offset}, {kind})"),
            Some((offset, None)) => write!(f, " (at byte {offset})"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for EvalError {}
