//! Rules on value places: the locations that the backend gives for its values.
//!
//! Where ranges of one value overlap, the value is in several places at once. This is allowed
//! unless two places name the same storage: a repeated place is redundant, and two parts of one
//! register, or two slots that share a byte, cannot both hold the value.

use super::super::checker::{Cause, Checker};
use super::super::fits::{Form, PlacesToCompare};
use super::super::{Node, Rule, referrer};
use super::markers::ValueUse;
use super::{calls, expressions};
use crate::markers::{
    Base, CodeRange, FunctionView, Marker, MarkerIndex, Referrer, RegisterPart, StoredPlace,
    ValueId, ValuePlace,
};
use crate::module::Module;
use crate::units::Position;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashMap;

/// A storage that a value can be in only once at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Storage<'a> {
    Register(u16),
    Registers(&'a [RegisterPart]),
    Other(Referrer),
}

/// The number of slots before a slot that it is compared with.
const MAX_NEIGHBOURS: usize = 16;

/// The storages in which a value is, with the last range in which it is there.
#[derive(Default)]
struct Storages<'a> {
    known: HashMap<Storage<'a>, CodeRange>,
    /// The bytes of slots, by the base of their offsets.
    slots: HashMap<Base, Vec<(Range<i64>, CodeRange)>>,
}

impl<'a> Storages<'a> {
    /// Adds a place of the value. Returns a range that overlaps its range, in which the value is in
    /// the same storage.
    fn add(
        &mut self,
        module: &Module,
        function: FunctionView<'a>,
        piece: &ValuePlace,
    ) -> Option<CodeRange> {
        let storage = match piece.location {
            Referrer::Register(part) => Storage::Register(part.register.0),
            Referrer::Registers { first, count } => {
                Storage::Registers(function.register_list(first, count))
            }
            Referrer::Slot { base, offset, bits } => {
                let is_cfa = base == Base::Frame && !referrer::has_frame_base(module, function);
                let base = if is_cfa { Base::Cfa } else { base };
                let (start, size) = (i64::from(offset), i64::from(bits.div_ceil(8)).max(1));
                return self.add_slot(base, start..start + size, piece.range);
            }
            other => Storage::Other(other),
        };
        let before = (self.known.entry(storage)).or_insert(CodeRange::from(0..0));
        let found = *before;
        if found.end < piece.range.end {
            *before = piece.range;
        }
        (piece.range.start < found.end).then_some(found)
    }

    fn add_slot(&mut self, base: Base, bytes: Range<i64>, range: CodeRange) -> Option<CodeRange> {
        let slots = self.slots.entry(base).or_default();
        let mut near = slots.iter().rev().take(MAX_NEIGHBOURS);
        let found = near.find(|(other, before)| {
            range.start < before.end && bytes.start < other.end && other.start < bytes.end
        });
        let found = found.map(|(_, before)| *before);
        slots.push((bytes, range));
        found
    }
}

/// `E404` to `E406`, and the rules on the location of a single place. `uses` are the values that
/// the function's `dbg.def`s name.
pub(super) fn check(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    uses: &mut [ValueUse],
) {
    let (mut is_sound, mut is_sorted) = (true, false);
    for (value, places) in function.stored_places_of_all() {
        if are_sound(checker, function, places) {
            continue;
        }
        if !core::mem::replace(&mut is_sorted, true) {
            uses.sort_unstable_by_key(|used| (used.value, used.lifetime));
        }
        let first = uses.partition_point(|used| used.value < value);
        let end = uses.partition_point(|used| used.value <= value);
        is_sound &= !report(checker, function, value, &uses[first..end]);
    }
    if is_sound {
        check_sound(checker, function, uses);
    }
}

/// `W403` and `W404`, for values whose places violate no rule.
pub(super) fn check_sound(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    uses: &[ValueUse],
) {
    if uses.is_empty() {
        none_used(checker, function);
    }
    calls::values_across(checker, function);
}

/// True if all places of values are well-formed, and fit the locations that use them, and each
/// value that a location needs has a place. Then [`check`], [`check_known`] and
/// [`expressions::check_value_uses`] report nothing; only [`check_sound`] may.
pub(super) fn hold(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    uses: &[ValueUse],
) -> bool {
    let values = function.stored_values();
    let mut compared = PlacesToCompare::new(function);
    values
        .iter()
        .all(|(_, places)| are_sound(checker, function, places))
        && uses.iter().all(|used| {
            let places = values.places(used.value);
            let all_fit = compared.of(used.value, places).iter().all(|stored| {
                let id = function.referrer_id(stored);
                expressions::fit(checker, function, used.location, id)
            });
            (all_fit || !checker.facts.problems(used.location).is_empty())
                && (!places.is_empty() || !checker.facts.reads_referrer(used.location))
        })
}

/// `W401`. `uses` are in the order of markers.
pub(super) fn check_known(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    uses: &[ValueUse],
) {
    for used in uses {
        let value = used.value;
        if !function.stored_places(value).is_empty() || !checker.facts.reads_referrer(used.location)
        {
            continue;
        }
        let rule = Rule::EntityNowhere;
        let cause = Cause::Value(function.id, value.0, rule);
        let name = checker.lifetime(used.lifetime);
        let node = Node::Marker(function.id, MarkerIndex(used.index));
        let place = checker.in_function(function.id, Some(used.lifetime));
        checker.report_cause(cause, rule, (node, place), || {
            format!(
                "the dbg.def of {name} names value {value}, which has no location; record its places, or \
                 correct the number"
            )
        });
    }
}

/// True if all places of a value are well-formed, and no two of their ranges overlap. Their storage
/// is not compared, since most ranges overlap no other range of the value.
fn are_sound(
    checker: &Checker<'_, '_>,
    function: FunctionView<'_>,
    places: &[StoredPlace],
) -> bool {
    let has_frame = function.has_frame_rules();
    let mut end = Position::START;
    places.iter().all(|stored| {
        let range = stored.range();
        let is_disjoint = end <= range.start;
        end = range.end;
        let is_inside = !range.is_empty() && end.0 <= function.size;
        is_disjoint && is_inside && {
            let id = function.referrer_id(stored);
            let is_sound = match checker.forms.form(id) {
                Form::Sound => true,
                Form::InFrame => has_frame,
                Form::Doubtful => false,
            };
            is_sound
                || !matches!(function.referrer(id), Referrer::Value(_))
                    && checker.is_sound(function, id)
        }
    })
}

/// Reports the violations of the places of a value, and rejects the lifetimes that use it. Returns
/// true if there is one.
fn report(
    checker: &mut Checker<'_, '_>,
    function: FunctionView<'_>,
    value: ValueId,
    uses: &[ValueUse],
) -> bool {
    let mut found = false;
    let mut known = Storages::default();
    // The greatest end of the ranges so far.
    let mut end = Position::START;
    // The last reported wrong range. Two places in one wrong range have one cause.
    let mut reported = None;
    let mut places = function.value_places(value).peekable();
    while let Some(piece) = places.next() {
        let range = piece.range;
        let is_alone = end <= range.start
            && places
                .peek()
                .is_none_or(|next| range.end <= next.range.start);
        end = end.max(range.end);
        let storages = (!is_alone).then_some(&mut known);
        let Some((rule, what)) = violation(checker, function, &piece, storages) else {
            continue;
        };
        found = true;
        for used in uses {
            checker.index.reject(used.lifetime);
        }
        if rule == Rule::EntityRange && reported.replace(range) == Some(range) {
            continue;
        }
        let CodeRange { start, end } = range;
        let lifetime = uses.first().map(|used| used.lifetime);
        let place = checker.in_function(function.id, lifetime);
        let site = (Node::Value(function.id, value), place);
        let message = format!("value {value} at {start:#x}..{end:#x} {what}");
        match rule {
            Rule::MissingFrame => {
                checker.report_cause(Cause::Function(function.id, rule), rule, site, || message);
            }
            _ => checker.report(rule, site, message),
        }
    }
    found
}

/// `W403`. A backend may record places of values that no lifetime uses. If no `dbg.def` names any
/// value, the markers were probably forgotten.
fn none_used(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    let mut markers = function.blocks().flat_map(|block| block.markers());
    let names_value = |marker: &Marker| matches!(marker, Marker::Def(_, Referrer::Value(_)));
    if !function.has_values() || markers.any(|(_, marker)| names_value(&marker)) {
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
    known: Option<&mut Storages<'f>>,
) -> Option<(Rule, String)> {
    let CodeRange { start, end } = piece.range;
    if end <= start || end > Position(function.size) {
        let message = if end <= start {
            String::from("has a range without code; end the range after its start")
        } else {
            format!(
                "is outside the function, which has {:#x} bytes; cut the range to the function's code",
                function.size
            )
        };
        return Some((Rule::EntityRange, message));
    }
    if let Referrer::Value(other) = piece.location {
        let message = format!("is in value {other}; name its place after register allocation");
        return Some((Rule::NestedEntity, message));
    }
    if let Some((rule, what)) = checker.referrer_error(function, piece.location) {
        return Some((rule, format!("is in a place that {what}")));
    }
    if let Some(violation) = referrer::frameless(checker.module, function, piece.location) {
        return Some(violation);
    }
    let CodeRange {
        start: other_start,
        end: other_end,
    } = known?.add(checker.module, function, piece)?;
    let name = referrer::text(checker.module, function, piece.location);
    let message = format!(
        "is in {name}, whose storage it is also in at {other_start:#x}..{other_end:#x}; join the ranges, or \
         name other storage"
    );
    Some((Rule::EntityOverlap, message))
}
