//! The entries of an evaluation's stack.

use super::location::Location;
use super::value::Value;

/// An entry of the stack.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// A value.
    Value(Value),
    /// A location.
    Location(Location),
    /// A composite to which further pieces will be appended (LLVM's rules only).
    Incomplete(Location),
}
