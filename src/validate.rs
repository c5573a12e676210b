//! The validator: only metadata that is well-formed can be lowered.
//!
//! [`Module::validate`] runs every rule and either hands out a [`Validated`] module or all [`Diagnostics`], never only
//! the first. [`Module::validate_keeping_valid`] is for a compiler that would rather ship less debug information than
//! none: what a rule condemns is left out (its objects become undefined), the rest is handed out, and the diagnostics
//! with it.
//!
//! ```text
//!   Module ──► Index (who belongs to whom) ──► rules ──► Diagnostics
//!                 └──────────────────────────────┴─────► Validated ──► lower
//! ```

mod checker;
mod diagnostic;
mod facts;
mod graph;
mod index;
mod lists;
mod referrer;
mod rule;
mod rules;
mod scopes;
mod sizes;

pub use diagnostic::{Diagnostic, Diagnostics, Node};
pub use index::Index;
pub use rule::Rule;

use crate::module::Module;

/// A module that holds all the rules, with what was learned on the way.
#[derive(Clone, Debug)]
pub struct Validated<'m> {
    module: &'m Module,
    index: Index,
}

impl<'m> Validated<'m> {
    /// The module.
    pub fn module(&self) -> &'m Module {
        self.module
    }

    /// Who belongs to whom.
    pub fn index(&self) -> &Index {
        &self.index
    }
}

impl Module {
    /// Checks the module.
    ///
    /// # Errors
    /// Everything that is wrong with it, in the order of functions and nodes.
    pub fn validate(&self) -> Result<Validated<'_>, Diagnostics> {
        let (validated, diagnostics) = self.validate_keeping_valid();
        if diagnostics.is_empty() { Ok(validated) } else { Err(diagnostics) }
    }

    /// Checks the module and leaves out what is wrong with it: lifetimes and objects that a rule condemns.
    pub fn validate_keeping_valid(&self) -> (Validated<'_>, Diagnostics) {
        let mut index = Index::new(self);
        let diagnostics = rules::run(self, &mut index);
        (Validated { module: self, index }, diagnostics)
    }
}
