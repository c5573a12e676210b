//! The rules, one module for each family.
//!
//! Rules on references, scopes, types and fragments run first, because nodes with missing
//! references cannot be checked further. The rules on each function come next: its code, the
//! lifetimes that its markers name, its frame rules and its calls. Rules that need all functions
//! come last: on expressions, lifetimes, object maps, places, subprograms, lanes and constants.

mod activity;
mod address_spaces;
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
use super::shared::Shared;
use super::{Diagnostics, Index};
use crate::module::{Module, NodeKind};
use crate::parallel;
use alloc::vec::Vec;
use constants::ConstantLifetime;
use core::ops::Range;

/// Runs all rules. Returns the index with the rejected nodes, the errors and the warnings.
pub(super) fn run(module: &Module) -> (Index, Diagnostics, Diagnostics) {
    let (shared, index) = Shared::new(module);
    let (mut checker, constants) = match run_in_parallel(&shared, &index) {
        Some(all) => all,
        None => run_in_order(&shared, index),
    };
    expressions::check(&mut checker);
    lifetimes::check(&mut checker);
    maps::check(&mut checker);
    places::check(&mut checker);
    subprograms::check(&mut checker);
    lanes::check(&mut checker);
    constants::check(&mut checker, constants);
    checker.finish()
}

/// Runs the rules up to those on functions, in order.
fn run_in_order<'m, 'i>(
    shared: &'i Shared<'m>,
    index: Index,
) -> (Checker<'m, 'i>, Vec<ConstantLifetime>) {
    let mut checker = Checker::new(shared, index);
    let bad = references::find_bad(shared.module);
    references::check(&mut checker, bad);
    on_nodes(&mut checker);
    references::extend_rejections(&mut checker);
    let constants = on_functions(&mut checker, 0..shared.module.code.len());
    (checker, constants)
}

/// Runs the rules up to those on functions, with one thread for each range of functions. Returns
/// `None` if there are too few functions, or if the rules must run in order, because they reject
/// nodes that the rules on functions depend on. Few modules have such nodes.
fn run_in_parallel<'m, 'i>(
    shared: &'i Shared<'m>,
    index: &Index,
) -> Option<(Checker<'m, 'i>, Vec<ConstantLifetime>)> {
    let (module, count) = (shared.module, shared.module.code.len());
    let ranges = parallel::ranges(count);
    if ranges.len() == 1 {
        return None;
    }
    let checker = || Checker::new(shared, index.clone());
    let of_nodes = || {
        let mut checker = checker();
        on_nodes(&mut checker);
        checker
    };
    let of_functions = |range| {
        let mut checker = checker();
        let constants = on_functions(&mut checker, range);
        (checker, constants)
    };
    let before = || parallel::join(count, || references::find_bad(module), of_nodes);
    let ((bad, mut all), of_functions) =
        parallel::join(count, before, || parallel::map(ranges, of_functions));
    // The rules on functions read whether an earlier rule rejected a node, and whether an earlier
    // function rejected the label of a code location.
    let rejects_labels =
        |(one, _): &(Checker<'_, '_>, _)| one.index.rejected.is_any_of(NodeKind::Code);
    if !bad.is_empty() || all.index.rejected.is_any() || of_functions.iter().any(rejects_labels) {
        return None;
    }
    let mut all_constants = Vec::new();
    for (one, constants) in of_functions {
        all.add(one);
        all_constants.extend(constants);
    }
    Some((all, all_constants))
}

/// The rules on scopes, types, fragments and macros.
fn on_nodes(checker: &mut Checker<'_, '_>) {
    structure::check(checker);
    types::check(checker);
    fragments::check(checker);
    macros::check(checker);
}

/// The rules on functions. Returns the lifetimes that hold constants.
fn on_functions(checker: &mut Checker<'_, '_>, range: Range<usize>) -> Vec<ConstantLifetime> {
    let mut walker = markers::LifetimeWalker::default();
    for function in checker.module.code.functions_in(range) {
        code::check(checker, function, &mut walker);
        frames::check(checker, function);
        calls::check(checker, function);
        address_spaces::check(checker, function);
    }
    walker.constants
}
