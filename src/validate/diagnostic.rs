//! Diagnostics of the validator.

use super::{Node, Rule, Severity};
use crate::one_line::OneLine;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A violation of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The violated rule. It determines the severity.
    pub rule: Rule,
    /// The node that violates the rule.
    pub node: Node,
    /// The function that contains the node, if any.
    pub function: Option<String>,
    /// The variable that the diagnostic is about, if any. For a fragment, a variable that uses the
    /// fragment.
    pub variable: Option<String>,
    /// The violation, with numbers, and the remedy, in one line.
    pub message: String,
}

impl Diagnostic {
    /// The severity of the violated rule.
    pub const fn severity(&self) -> Severity {
        self.rule.severity()
    }
}

impl fmt::Display for Diagnostic {
    /// Writes one line: ``error[E203] in function `f`, variable `x`: message``. A warning begins
    /// with `warning`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]", self.severity().name(), self.rule)?;
        match (
            self.function.as_deref().map(OneLine),
            self.variable.as_deref().map(OneLine),
        ) {
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

/// All violations of one severity in a module.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Diagnostics {
    pub(super) all: Vec<Diagnostic>,
}

impl Diagnostics {
    /// True if there are no violations.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The number of violations.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Iterates over the violations. Violations outside of functions, such as those of types, come
    /// first, because they can cause others. The rest is in the order of functions, and of nodes
    /// within a function.
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
    /// Like [`Display`](fmt::Display), so that a program whose `main` returns diagnostics prints
    /// the messages.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Diagnostics {
    /// Writes one line for each violation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for diagnostic in &self.all {
            writeln!(f, "{diagnostic}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Diagnostics {}

/// Returns the first four of `count` names for a message, and the number of the others.
pub(super) fn list_names(names: impl Iterator<Item = String>, count: usize) -> String {
    let mut names: Vec<String> = names.take(4).collect();
    if count > names.len() {
        names.push(format!("{} more", count - names.len()));
    }
    names.join(", ")
}
