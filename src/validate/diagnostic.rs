//! What the validator says.

use super::{Rule, Severity};
use crate::markers::{FunctionId, MarkerIndex, ValueId};
use crate::metadata::{
    BlockId, CodeId, FileId, FragmentId, GlobalId, ImportId, InlinedId, LifetimeId, NamespaceId,
    SubprogramId, TemplateId, TypeId, UnitId, VariableId,
};
use crate::units::Position;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What a diagnostic is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Node {
    /// A function's code.
    Function(FunctionId),
    /// A line row, frame row, call, block or range of a scope at a byte offset of a function.
    Position(FunctionId, Position),
    /// A marker of a function.
    Marker(FunctionId, MarkerIndex),
    /// A value of the compiler's in a function.
    Value(FunctionId, ValueId),
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
    /// A namespace.
    Namespace(NamespaceId),
    /// An imported entity.
    Import(ImportId),
    /// A template parameter.
    Template(TemplateId),
    /// A fragment's attachment to a global.
    Global(GlobalId),
    /// A compile unit.
    Unit(UnitId),
    /// A source file.
    File(FileId),
}

/// One violation of one rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The rule, which says how bad it is.
    pub rule: Rule,
    /// What it is about.
    pub node: Node,
    /// The function it is in, where it is in one.
    pub function: Option<String>,
    /// The variable it is about, where it is about one; for a fragment, a variable that is made of
    /// it.
    pub variable: Option<String>,
    /// What is wrong, with numbers, and what to do. One line.
    pub message: String,
}

impl Diagnostic {
    /// How bad it is: that of its rule.
    pub const fn severity(&self) -> Severity {
        self.rule.severity()
    }
}

impl fmt::Display for Diagnostic {
    /// ``error[E203] in function `f`, variable `x`: message``, on one line; a warning begins with
    /// `warning`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]", self.severity().name(), self.rule)?;
        match (&self.function, &self.variable) {
            (Some(function), Some(variable)) => {
                write!(f, " in function `{function}`, variable `{variable}`")?
            }
            (Some(function), None) => write!(f, " in function `{function}`")?,
            (None, Some(variable)) => write!(f, " in variable `{variable}`")?,
            (None, None) => {}
        }
        write!(f, ": {}", self.message)
    }
}

/// Everything of one severity that is wrong with a module.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Diagnostics {
    pub(super) all: Vec<Diagnostic>,
}

impl Diagnostics {
    /// True where nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// How many violations there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Each violation: first those in no function, such as those of types, which can be the cause of
    /// others; then those in functions, in the order of functions; within these in the order of
    /// nodes.
    pub fn iter(&self) -> core::slice::Iter<'_, Diagnostic> {
        self.all.iter()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = core::slice::Iter<'a, Diagnostic>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for Diagnostics {
    /// As [`Display`](fmt::Display), so that a program whose `main` returns them says what is
    /// wrong.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Diagnostics {
    /// One line a violation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for diagnostic in &self.all {
            writeln!(f, "{diagnostic}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Diagnostics {}
