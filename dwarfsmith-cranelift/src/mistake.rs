//! Mistakes in the records of a function.

use std::fmt;

use dwarfsmith::{Bits, OneLine, Type};

/// A mistake in the records of a function. Because of it, a debugger would show wrong values or
/// none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// A value is assigned to the variable with this index, which does not exist.
    NoVariable(usize),
    /// A value is assigned to a part that the variable does not have.
    NoPart {
        /// The variable.
        variable: String,
        /// The part, from 0.
        part: usize,
        /// The number of parts.
        parts: usize,
    },
    /// The variable of cranelift-frontend with this number is defined, but was not declared.
    NotDeclared(u32),
    /// A value has another size or kind than the variable, or the part of it, to which it is
    /// assigned.
    ValueType {
        /// The variable.
        variable: String,
        /// The type of the variable or its part.
        own: Type,
        /// The type of the value.
        value: Type,
    },
    /// A variable has a value that the function does not have.
    NoValue {
        /// The variable.
        variable: String,
        /// The value.
        value: String,
    },
    /// A variable is described with another size than its declared type has.
    Size {
        /// The variable.
        variable: String,
        /// The size of the declared type in bits.
        declared: u64,
        /// The type on the expression stack.
        own: Type,
    },
    /// A variable is declared in another function.
    OtherFunction {
        /// The variable.
        variable: String,
        /// The other function.
        function: String,
    },
    /// Parts of the variable overlap, are not in ascending order, are not in the variable, or have
    /// a type of another size.
    Parts(String),
    /// A variable is in a stack slot that the function does not have.
    NoSlot(String),
    /// A variable is in a stack slot that is smaller than the variable.
    SmallSlot {
        /// The variable.
        variable: String,
        /// The size of the variable in bits.
        bits: u64,
        /// The size of the slot in bits.
        slot: u64,
    },
    /// A scope is closed, but none is open.
    NotOpen,
    /// This number of scopes is not closed.
    NotClosed(usize),
    /// The scope with this index does not exist.
    NoScope(usize),
    /// A position has the file with this index, which does not exist.
    NoFile(usize),
    /// Control reaches this block, but it was not entered.
    NotEntered(String),
    /// This instruction is recorded as a call, but is not a call.
    NoCall(String),
}

const CLOSE: &str = "call `close` once for each `open` and `inline`";
const NO_SLOT: &str =
    "is in a stack slot that the function does not have; create the slot in this function";

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mistake::NotOpen => write!(f, "a scope is closed, but none is open; {CLOSE}"),
            Mistake::NotClosed(count) => write!(
                f,
                "the number of scopes that are not closed is {count}; {CLOSE}"
            ),
            Mistake::NotEntered(block) => write!(
                f,
                "{block} is not entered; switch to it with `DebugBuilder::enter` instead of `FunctionBuilder::switch_to_block`, and emit a `Switch` with `DebugBuilder::switch`"
            ),
            Mistake::NoCall(inst) => write!(
                f,
                "`{inst}` is recorded as a call, but is not a call; pass the call instruction to `DebugBuilder::call`"
            ),
            Mistake::NoScope(index) => write!(
                f,
                "scope {index} does not exist; use an index that `add_scope` returned for this function, or 0"
            ),
            Mistake::NoFile(index) => write!(
                f,
                "a position has file {index}, which does not exist; add the file to `DebugUnit::files`"
            ),
            mistake => mistake.in_variable(f),
        }
    }
}

impl Mistake {
    /// Writes a mistake in the record of a variable.
    fn in_variable(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mistake::NoVariable(index) => write!(
                f,
                "a value is assigned to variable {index}, which does not exist; use an index of a variable that was added to this function"
            ),
            Mistake::NoPart {
                variable,
                part,
                parts,
            } => write!(
                f,
                "a value is assigned to part {part} of `{}`, which has {parts}; count the parts from 0",
                OneLine(variable)
            ),
            Mistake::NotDeclared(number) => write!(
                f,
                "variable {number} of cranelift-frontend is defined, but was not declared; declare it with `DebugBuilder::declare`, or define it with `FunctionBuilder::def_var`"
            ),
            Mistake::ValueType {
                variable,
                own,
                value,
            } => write!(
                f,
                "`{}` is described as {own}, but has a value of type {value}; assign a value of the variable's type",
                OneLine(variable)
            ),
            Mistake::NoValue { variable, value } => write!(
                f,
                "`{}` has the value {value}, which the function does not have; assign a value of this function",
                OneLine(variable)
            ),
            Mistake::Size {
                variable,
                declared,
                own,
            } => write!(
                f,
                "the declared type of `{}` has {}, but it is described as {own}; describe it with a type of that size",
                OneLine(variable),
                Bits(*declared)
            ),
            Mistake::OtherFunction { variable, function } => write!(
                f,
                "`{}` is a variable of `{}`; describe only variables of this function, and of calls that are inlined into it",
                OneLine(variable),
                OneLine(function)
            ),
            Mistake::Parts(variable) => write!(
                f,
                "the parts of `{}` overlap, are not in ascending order, are not in the variable, or have types of other sizes; change its leaves",
                OneLine(variable)
            ),
            Mistake::NoSlot(variable) => write!(f, "`{}` {NO_SLOT}", OneLine(variable)),
            Mistake::SmallSlot {
                variable,
                bits,
                slot,
            } => write!(
                f,
                "`{}` has {}, but its stack slot has {}; use a larger slot",
                OneLine(variable),
                Bits(*bits),
                Bits(*slot)
            ),
            Mistake::NotOpen
            | Mistake::NotClosed(_)
            | Mistake::NoScope(_)
            | Mistake::NoFile(_)
            | Mistake::NotEntered(_)
            | Mistake::NoCall(_) => Ok(()),
        }
    }
}
