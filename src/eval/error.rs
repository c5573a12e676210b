//! The errors of evaluation.

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
    /// The operands of an operation do not have the required types.
    TypeMismatch "type-mismatch",
    /// A location that is not a value is used as a value.
    NotAValue "not-a-value",
    /// A value that is not a location is used as a location.
    NotALocation "not-a-location",
    /// A location is moved outside of its storage, or a read or write extends past it.
    OutOfBounds "out-of-bounds",
    /// Undefined bits are read.
    UndefinedData "undefined-data",
    /// Implicit or undefined storage is written.
    ReadOnly "read-only",
    /// An integer is divided by zero.
    DivisionByZero "division-by-zero",
    /// The rule set does not have the operation, or does not allow it here.
    InvalidOperation "invalid-operation",
    /// An operand has no meaning, or its meaning cannot be evaluated.
    InvalidOperand "invalid-operand",
    /// A piece is larger than the rest of its storage, or has no location.
    InvalidPiece "invalid-piece",
    /// An overlay is larger than the rest of its storage, or starts before its base.
    InvalidOverlay "invalid-overlay",
    /// The target of a branch is inside an operation or outside the expression.
    InvalidBranch "invalid-branch",
    /// The expression ends inside an operation.
    Truncated "truncated",
    /// The machine does not provide context that the expression needs, such as a lane, an object or
    /// a frame base.
    MissingContext "missing-context",
    /// The machine has the register, memory or entry, but not its contents.
    Unavailable "unavailable",
    /// An evaluation depends on its own result.
    Circular "circular",
    /// The expression executes more operations than
    /// [`Limits::operations`](super::Limits::operations).
    LimitOperations "limit-operations",
    /// The stack has more entries than [`Limits::stack`](super::Limits::stack).
    LimitStack "limit-stack",
    /// Calls are nested deeper than [`Limits::calls`](super::Limits::calls).
    LimitCalls "limit-calls",
    /// There are more parts or bits than the [`Limits`](super::Limits) allow.
    LimitSize "limit-size",
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// The reason and the place of a failed evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EvalError {
    /// The kind of failure.
    pub code: ErrorCode,
    /// A sentence without the full stop.
    pub detail: &'static str,
    /// The offset in bytes of the failed operation in its expression, and the operation, if an
    /// operation failed.
    pub at: Option<(usize, Option<OperationKind>)>,
    /// The register that the error concerns, if any.
    pub register: Option<MissingRegister>,
}

/// A register of a frame that cannot be read, or that the machine does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissingRegister {
    /// The frame; 0 is the innermost one.
    pub frame: u32,
    /// The register, by its DWARF number.
    pub register: Register,
    /// The target that determines the register's name. A [`CallStack`](super::CallStack) and a
    /// `UnitReader` set it.
    pub target: Option<Target>,
}

impl fmt::Display for MissingRegister {
    /// Writes, for example, `register 16 (rip) of frame 0`; without the name if the target is
    /// unknown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "register {}", self.register.0)?;
        if let Some(target) = self.target {
            write!(f, " ({})", target.register_name(self.register))?;
        }
        write!(f, " of frame {}", self.frame)
    }
}

impl EvalError {
    /// Creates an error that does not concern an operation.
    pub const fn new(code: ErrorCode, detail: &'static str) -> EvalError {
        EvalError {
            code,
            detail,
            at: None,
            register: None,
        }
    }

    /// The same error, for a register of a frame.
    pub(super) const fn in_register(self, frame: u32, register: Register) -> EvalError {
        EvalError {
            register: Some(MissingRegister {
                frame,
                register,
                target: None,
            }),
            ..self
        }
    }

    /// Returns the error for a register that the machine does not have, or whose size is unknown.
    pub(super) const fn no_register(frame: u32, register: Register) -> EvalError {
        EvalError::new(
            ErrorCode::InvalidOperand,
            "the machine has no such register",
        )
        .in_register(frame, register)
    }

    /// Returns the same error, with the target that determines the register's name.
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
