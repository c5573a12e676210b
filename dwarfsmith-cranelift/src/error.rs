//! Errors.

use std::fmt;

use dwarfsmith::expr::TypeError;

/// The reason why the machine code of a function cannot be described at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExtractError {
    /// [`Isa`](crate::Isa) does not have the ISA, which has this name.
    Target(String),
    /// Cranelift returned no layout of the frame. The function has no debug tags, because it was
    /// not recorded by a [`Recorder`](crate::Recorder).
    NoFrameLayout,
    /// This setting of Cranelift is false and must be true.
    Setting(&'static str),
}

impl fmt::Display for ExtractError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExtractError::Target(name) => {
                write!(
                    f,
                    "the target `{name}` is not supported; x64, aarch64 and riscv64 are"
                )
            }
            ExtractError::NoFrameLayout => {
                write!(
                    f,
                    "the code has no layout of its frame; record the function"
                )
            }
            ExtractError::Setting(name) => {
                write!(f, "Cranelift's setting `{name}` is off; set it to `true`")
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
    /// A record refers to an item that does not exist.
    Record(&'static str),
}

impl fmt::Display for DescribeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DescribeError::Expression(error) => write!(f, "a location has a type error: {error}"),
            DescribeError::Record(what) => {
                write!(f, "a debug record refers to {what} that does not exist")
            }
        }
    }
}

impl std::error::Error for DescribeError {}

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
    /// The range of code.
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
        write!(f, "{}: the range {start:#x}..{end:#x}", self.function)?;
        if !self.variables.is_empty() {
            write!(f, " of `{}`", self.variables.join("`, `"))?;
        }
        match self.problem {
            RangeProblem::Outside => write!(f, " is not in the function"),
            RangeProblem::Overlap => {
                write!(
                    f,
                    " overlaps another range of the same value in the same place"
                )
            }
            RangeProblem::Register(number) => {
                write!(
                    f,
                    " is in register {number}, which the target does not have"
                )
            }
            RangeProblem::Value(number) => {
                write!(f, " is of value {number}, which is not recorded")
            }
        }
    }
}

impl std::error::Error for RangeError {}
