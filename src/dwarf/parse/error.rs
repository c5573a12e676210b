//! The errors of parsing an expression.

use super::super::encode::EncodeError;
use super::super::table::OperationKind;
use crate::messages::messages;
use crate::one_line::OneLine;
use crate::suggest::NameHint;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

/// An error in the text of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OperationParseError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The kind of error.
    pub kind: OperationParseErrorKind,
}

/// The reason why the text of an expression cannot be parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OperationParseErrorKind {
    /// This token was expected.
    Expected(&'static str),
    /// No operation has this name.
    UnknownOperation(String),
    /// No entry, base type or label has this name.
    UnknownName {
        /// An entry, a base type or a label.
        what: &'static str,
        /// The name.
        name: String,
    },
    /// A label is defined twice.
    LabelTwice(String),
    /// A number does not fit in its operand.
    OutOfRange {
        /// The number, or the name that represents it.
        number: String,
        /// The smallest number that fits.
        min: i64,
        /// The largest number that fits.
        max: u64,
    },
    /// Expressions are nested more than 64 deep.
    TooDeep,
    /// The encoding cannot hold the operation.
    Encode(EncodeError),
}

impl fmt::Display for OperationParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind)
    }
}

/// Returns the operation with a similar name.
fn operation_hint(name: &str) -> NameHint {
    let whole = format!("DW_OP_{}", name.strip_prefix("DW_OP_").unwrap_or(name));
    let all = OperationKind::ALL.iter().map(|kind| kind.to_string());
    NameHint::nearest(&whole, all)
}

messages! { OperationParseErrorKind {
    Expected(what) => "expected {what}";
    UnknownOperation(name) => "there is no operation called `{}`{}", OneLine(name), operation_hint(name);
    UnknownName { what, name } => "there is no {what} called `{}`", OneLine(name);
    LabelTwice(name) => "the label `{}` is defined twice", OneLine(name);
    OutOfRange { number, min, max } => "the number `{number}` does not fit here; write a number from {min} to {max}";
    TooDeep => "expressions are nested more than 64 deep";
    Encode(error) => "{error}";
} }

impl core::error::Error for OperationParseError {}

impl OperationParseError {
    /// The operation that the encoding does not have, if this is the error.
    pub fn missing_operation(&self) -> Option<OperationKind> {
        match self.kind {
            OperationParseErrorKind::Encode(
                EncodeError::NotInDialect(kind, _) | EncodeError::Experimental(kind),
            ) => Some(kind),
            _ => None,
        }
    }
}
