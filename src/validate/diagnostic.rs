//! What the validator says.

use crate::markers::FunctionId;
use crate::metadata::{BlockId, CodeId, FragmentId, InlinedId, LifetimeId, SubprogramId, TypeId, VariableId};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What a diagnostic is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Node {
    /// A function's code.
    Function(FunctionId),
    /// A marker, line row or frame row at a byte offset of a function.
    Position(FunctionId, u32),
    /// An entity of a function.
    Entity(FunctionId, u32),
    /// A lifetime as a whole.
    Lifetime(LifetimeId),
    /// An operation of a lifetime's location, counted from 0.
    Operation(LifetimeId, u32),
    /// A variable.
    Variable(VariableId),
    /// A fragment.
    Fragment(FragmentId),
    /// A label or code location.
    Code(CodeId),
    /// A type.
    Type(TypeId),
    /// A subprogram.
    Subprogram(SubprogramId),
    /// A lexical block.
    Block(BlockId),
    /// An inlined instance.
    Inlined(InlinedId),
}

/// A rule of well-formedness.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Rule {}

/// One violation of one rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The rule.
    pub rule: Rule,
    /// What it is about.
    pub node: Node,
    /// The function it is in, where it is in one.
    pub function: Option<String>,
    /// The variable it is about, where it is about one.
    pub variable: Option<String>,
    /// What is wrong, and what to do.
    pub message: String,
}

/// Everything that is wrong with a module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagnostics {
    all: Vec<Diagnostic>,
}

impl Diagnostics {
    /// True where nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Each violation, in the order of functions and nodes.
    pub fn iter(&self) -> core::slice::Iter<'_, Diagnostic> {
        self.all.iter()
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for diagnostic in &self.all {
            writeln!(f, "{}", diagnostic.message)?;
        }
        Ok(())
    }
}

impl core::error::Error for Diagnostics {}
