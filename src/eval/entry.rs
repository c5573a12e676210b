//! What is on the stack of an evaluation.

use super::location::Location;
use super::value::Value;

/// An entry of the stack.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// A value.
    Value(Value),
    /// A location.
    Location(Location),
    /// A composite that further pieces will be appended to (LLVM's rules only).
    Incomplete(Location),
}
