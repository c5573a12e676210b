//! The rules, family by family.
//!
//! Structure comes first, since what refers to nothing cannot be looked at further; then each
//! function's code and the lifetimes that it names; then what can only be said of lifetimes as a
//! whole.

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

pub(super) use constants::Held;

use super::checker::Checker;
use super::index::Named;
use super::{Diagnostics, Index};
use crate::module::Module;

/// Runs all rules: the errors, and the warnings.
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
    constants::check(&mut checker);
    checker.finish()
}
