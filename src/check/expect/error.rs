//! Lines that begin like expectations but are not.

use crate::messages::messages;
use crate::one_line::OneLine;
use crate::suggest::NameHint;
use crate::units::Bits;
use alloc::string::String;
use core::fmt;

/// A line that begins like an expectation but is not one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExpectationError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The kind of error.
    pub kind: ExpectationErrorKind,
}

/// The kind of error in an expectation.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ExpectationErrorKind {
    /// The line does not have the syntax of an expectation.
    Expected {
        /// The text that was found.
        found: String,
        /// The text that is allowed there.
        expected: &'static str,
    },
    /// The module does not have this name.
    Unknown {
        /// The kind of name: a function, symbol, object or register.
        what: &'static str,
        /// The name.
        name: String,
        /// Similar names.
        hint: NameHint,
    },
    /// Several objects have this name: write `NAME@LINE` or the node's number.
    Ambiguous {
        /// The name.
        name: String,
    },
    /// The contents of a register have more bits than the register.
    Wide {
        /// The register, as it is written.
        name: String,
        /// The size of the register in bits.
        bits: u32,
    },
    /// The machine has two values of one register, byte, symbol or address.
    TwoValues,
    /// The range of positions is empty, or exceeds the function.
    Range {
        /// The size of the function in bytes.
        size: u32,
    },
}

messages! { ExpectationErrorKind {
    Expected { found, expected } => "expected {expected}, found {}", OneLine(found);
    Unknown { what, name, hint } => "there is no {what} called `{}`{hint}", OneLine(name);
    Ambiguous { name } =>
        "several objects are called `{0}`; write `{0}@LINE`, or the number of the node", OneLine(name);
    Wide { name, bits } => "the contents of `{}` do not fit in its {}", OneLine(name), Bits((*bits).into());
    TwoValues => "a register, byte, symbol or address has two values; give one of them";
    Range { size } =>
        "the positions are empty or outside the function, which has {size:#x} bytes; write positions within it, and a \
        range that ends after its start";
} }

impl fmt::Display for ExpectationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind)
    }
}

impl core::error::Error for ExpectationError {}
