//! The rules, one module for each family.
//!
//! Rules on references, scopes, types and fragments run first, because nodes with missing
//! references cannot be checked further. The rules on each function come next: its code, the
//! lifetimes that its markers name, its frame rules and its calls. Rules that need all functions
//! come last: on expressions, lifetimes, object maps, places, subprograms, lanes and constants.

mod calls;
mod code;
mod constants;
mod expressions;
mod fragments;
mod frames;
mod lanes;
mod lifetimes;
mod macros;
mod maps;
mod markers;
mod places;
mod references;
mod structure;
mod subprograms;
mod types;
mod value_places;

use super::checker::Checker;
use super::index::Named;
use super::{Diagnostics, Index};
use crate::module::Module;
pub(super) use references::missing;

/// Runs all rules. Returns the errors and the warnings.
pub(super) fn run(module: &Module, index: &mut Index, named: Named) -> (Diagnostics, Diagnostics) {
    let mut checker = Checker::new(module, index, named);
    references::check(&mut checker);
    structure::check(&mut checker);
    types::check(&mut checker);
    fragments::check(&mut checker);
    macros::check(&mut checker);
    references::extend_rejections(&mut checker);
    let mut walker = markers::Walker::default();
    for function in module.code.functions() {
        code::check(&mut checker, function, &mut walker);
        frames::check(&mut checker, function);
        calls::check(&mut checker, function);
    }
    expressions::check(&mut checker);
    lifetimes::check(&mut checker);
    maps::check(&mut checker);
    places::check(&mut checker);
    subprograms::check(&mut checker);
    lanes::check(&mut checker);
    constants::check(&mut checker, walker.held);
    checker.finish()
}
