//! The rules, one module for each family.
//!
//! Rules on structure run first, because nodes with missing references cannot be checked further.
//! Then come the rules on each function's code and the lifetimes that its markers name, and last
//! the rules on lifetimes as a whole.

mod calls;
mod code;
mod constants;
mod entities;
mod expressions;
mod fragments;
mod frames;
mod lifetimes;
mod markers;
mod places;
mod references;
mod structure;
mod subprograms;
mod types;

use super::checker::Checker;
use super::index::Named;
use super::{Diagnostics, Index};
use crate::module::Module;

/// Runs all rules; returns the errors and the warnings.
pub(super) fn run(module: &Module, index: &mut Index, named: Named) -> (Diagnostics, Diagnostics) {
    let mut checker = Checker::new(module, index, named);
    references::check(&mut checker);
    structure::check(&mut checker);
    types::check(&mut checker);
    fragments::check(&mut checker);
    references::carry_on(&mut checker);
    let mut walker = markers::Walker::default();
    for function in module.code.functions() {
        code::check(&mut checker, function, &mut walker);
        frames::check(&mut checker, function);
        calls::check(&mut checker, function);
    }
    expressions::check(&mut checker);
    lifetimes::check(&mut checker);
    places::check(&mut checker);
    subprograms::check(&mut checker);
    constants::check(&mut checker, walker.held);
    checker.finish()
}
