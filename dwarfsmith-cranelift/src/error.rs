//! Errors.

use std::fmt;

use dwarfsmith::OneLine;
use dwarfsmith::expr::TypeError;

use crate::mistake::Mistake;

/// The reason why the machine code of a function cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExtractError {
    /// [`Isa`](crate::Isa) does not have the ISA, which has this name.
    Target(String),
    /// Cranelift returned no layout of the frame. The function has no debug tags, because it was
    /// not recorded by a [`Recorder`](crate::Recorder).
    NoFrameLayout,
    /// This setting of Cranelift is false and must be true.
    Setting(&'static str),
    /// A marker has two positions: after the function was recorded, Cranelift's `Context::inline`
    /// added the code of another recorded function.
    Inlined,
}

impl fmt::Display for ExtractError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExtractError::Target(name) => {
                write!(
                    f,
                    "the target `{name}` is not supported; use x64, aarch64 or riscv64"
                )
            }
            ExtractError::NoFrameLayout => {
                write!(
                    f,
                    "Cranelift returned no layout of the frame; record the function with `Recorder`"
                )
            }
            ExtractError::Setting(name) => {
                write!(f, "Cranelift's setting `{name}` is off; set it to `true`")
            }
            ExtractError::Inlined => {
                write!(
                    f,
                    "Cranelift inlined a call of a function that was recorded, too; inline it in the backend, and record it with `DebugBuilder::inline`"
                )
            }
        }
    }
}

impl std::error::Error for ExtractError {}

/// The reason why a function cannot be described.
#[derive(Debug)]
pub enum DescribeError {
    /// The types of an expression do not fit.
    Expression(TypeError),
    /// A record refers to an item of this kind that is not recorded, with its number if it has one.
    Record(&'static str, Option<usize>),
    /// An expression cannot compute this.
    Operation(&'static str),
    /// The records have a mistake.
    Mistake(Mistake),
    /// The variable with this name cannot be described.
    Variable(String, Box<DescribeError>),
}

impl fmt::Display for DescribeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DescribeError::Expression(error) => {
                write!(f, "the expression of a location is wrong: {error}")
            }
            DescribeError::Record(what, Some(number)) => {
                write!(
                    f,
                    "a debug record names {what} {number}, which is not recorded; record it first"
                )
            }
            DescribeError::Record(what, None) => {
                write!(
                    f,
                    "a debug record names a {what} that is not recorded; record it first"
                )
            }
            DescribeError::Operation(what) => {
                write!(
                    f,
                    "an expression cannot compute {what}; record the value as `Op::Root`"
                )
            }
            DescribeError::Mistake(mistake) => mistake.fmt(f),
            DescribeError::Variable(name, error) => {
                write!(f, "variable `{}`: {error}", OneLine(name))
            }
        }
    }
}

impl std::error::Error for DescribeError {}

impl From<Mistake> for DescribeError {
    fn from(mistake: Mistake) -> DescribeError {
        DescribeError::Mistake(mistake)
    }
}

impl From<TypeError> for DescribeError {
    fn from(error: TypeError) -> DescribeError {
        DescribeError::Expression(error)
    }
}

/// A range of a value that cannot be correct, and was removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RangeError {
    /// The function.
    pub function: String,
    /// The variables that hold the value.
    pub variables: Vec<String>,
    /// The range of code: the offsets of its start and its end, in bytes.
    pub range: (u32, u32),
    /// The problem.
    pub problem: RangeProblem,
}

/// The problem of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RangeProblem {
    /// It ends after the function, or before it starts.
    Outside,
    /// It overlaps an earlier range of the same value with the same place.
    Overlap,
    /// The target has no register with this DWARF number.
    Register(u16),
    /// The record has no value with this number.
    Value(usize),
}

impl fmt::Display for RangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (start, end) = self.range;
        write!(
            f,
            "function `{}`: the range {start:#x}..{end:#x}",
            OneLine(&self.function)
        )?;
        if !self.variables.is_empty() {
            write!(f, " of `{}`", OneLine(&self.variables.join("`, `")))?;
        }
        match self.problem {
            RangeProblem::Outside => write!(f, " is not in the function, and was removed"),
            RangeProblem::Overlap => {
                write!(
                    f,
                    " overlaps another range of the same value in the same place, and was removed"
                )
            }
            RangeProblem::Register(number) => {
                write!(
                    f,
                    " is in register {number}, which the target does not have, and was removed"
                )
            }
            RangeProblem::Value(number) => {
                write!(
                    f,
                    " is of value {number}, which is not recorded, and was removed"
                )
            }
        }
    }
}

impl std::error::Error for RangeError {}
