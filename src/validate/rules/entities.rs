//! Value places: the locations that the backend gives for its values.
//!
//! Places of one value whose ranges overlap mean that the value is in several places at once. This
//! is allowed unless both name the same storage: naming a place twice adds nothing, and two parts
//! of one register cannot both hold the value.

use super::super::checker::{Cause, Checker};
use super::super::{Node, Rule, referrer};
use super::calls;
use super::markers::EntityUse;
use crate::markers::{CodeRange, FunctionView, Marker, Referrer, RegisterPart, ValuePlace};
use crate::units::Position;
use alloc::format;
use alloc::string::String;
use hashbrown::HashMap;

/// A storage that a value can be in only once at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Storage<'a> {
    Register(u16),
    Registers(&'a [RegisterPart]),
    Other(Referrer),
}

/// `E404` to `E406`, and the rules on the location of a single place. `uses` are the values that
/// the function's `dbg.def`s name.
pub(super) fn check(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    uses: &mut [EntityUse],
) {
    let mut is_sound = true;
    // The last range in which each storage holds the current value.
    let mut known: HashMap<Storage<'_>, CodeRange> = HashMap::new();
    let mut current = None;
    // The greatest end of the current value's ranges so far.
    let mut end = Position::START;
    // The last wrong range that was reported. Two places of a value in one wrong range have one
    // cause.
    let mut told = None;
    let mut pieces = function.values().iter().peekable();
    while let Some(piece) = pieces.next() {
        if current.replace(piece.value) != Some(piece.value) {
            end = Position::START;
            known.clear();
        }
        // Most ranges overlap no other range of the value; their storage need not be compared.
        let next = pieces.peek().filter(|next| next.value == piece.value);
        let alone =
            end <= piece.range.start && next.is_none_or(|next| piece.range.end <= next.range.start);
        end = end.max(piece.range.end);
        let Some((rule, what)) =
            violation(checker, function, piece, (!alone).then_some(&mut known))
        else {
            continue;
        };
        if core::mem::take(&mut is_sound) {
            uses.sort_unstable_by_key(|used| (used.entity, used.lifetime));
        }
        let first = uses.partition_point(|used| used.entity < piece.value);
        let end = uses.partition_point(|used| used.entity <= piece.value);
        for used in &uses[first..end] {
            checker.index.reject(used.lifetime);
        }
        let lifetime = uses[first..end].first().map(|used| used.lifetime);
        let (entity, range) = (piece.value, piece.range);
        if rule == Rule::EntityRange && told.replace((entity, range)) == Some((entity, range)) {
            continue;
        }
        let CodeRange { start, end } = range;
        let place = checker.in_function(function.id, lifetime);
        let site = (Node::Value(function.id, entity), place);
        let message = format!("value {entity} at {start:#x}..{end:#x} {what}");
        match rule {
            Rule::MissingFrame => {
                checker.report_cause(Cause::Function(function.id, rule), rule, site, || message);
            }
            _ => checker.report(rule, site, message),
        }
    }
    if is_sound {
        none_used(checker, function);
        calls::values_across(checker, function);
    }
}

/// `W403`. A backend may record places of values that no lifetime uses. If no `dbg.def` names any
/// value, the markers were probably forgotten.
fn none_used(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    let mut markers = function.blocks().flat_map(|block| block.markers());
    let names_value = |marker: &Marker| matches!(marker, Marker::Def(_, Referrer::Value(_)));
    if function.values().is_empty() || markers.any(|(_, marker)| names_value(&marker)) {
        return;
    }
    let message = String::from(
        "the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the \
         dbg.def that begins each lifetime",
    );
    checker.report(Rule::NoValueUsed, Node::Function(function.id), message);
}

fn violation<'f>(
    checker: &Checker<'_, '_>,
    function: FunctionView<'f>,
    piece: &ValuePlace,
    known: Option<&mut HashMap<Storage<'f>, CodeRange>>,
) -> Option<(Rule, String)> {
    let CodeRange { start, end } = piece.range;
    if end <= start || end > Position(function.size) {
        let what = if end <= start {
            "is empty"
        } else {
            "is outside"
        };
        let message = format!(
            "{what}: the function has {:#x} bytes; cut the range to the function's code",
            function.size
        );
        return Some((Rule::EntityRange, message));
    }
    if let Referrer::Value(other) = piece.location {
        let message = format!("is in value {other}; name its place after register allocation");
        return Some((Rule::NestedEntity, message));
    }
    if let Some((rule, what)) = referrer::wrong(checker.module, function, piece.location) {
        return Some((rule, format!("is in a place that {what}")));
    }
    if let Some(violation) = referrer::frameless(checker.module, function, piece.location) {
        return Some(violation);
    }
    let known = known?;
    let storage = match piece.location {
        Referrer::Register(part) => Storage::Register(part.register.0),
        Referrer::Registers { first, count } => {
            Storage::Registers(function.register_list(first, count))
        }
        other => Storage::Other(other),
    };
    let before = known.entry(storage).or_insert(CodeRange::from(0..0));
    let overlap = start < before.end;
    let CodeRange {
        start: other_start,
        end: other_end,
    } = *before;
    if before.end < end {
        *before = piece.range;
    }
    overlap.then(|| {
        let name = referrer::spell(checker.module, function, piece.location);
        let message = format!(
            "is in {name}, whose storage it is also in at {other_start:#x}..{other_end:#x}; join the ranges, or \
             name other storage"
        );
        (Rule::EntityOverlap, message)
    })
}
