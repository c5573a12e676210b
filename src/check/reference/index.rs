//! An index by position of the data that holds at a position of a function: the lifetimes of
//! objects, the places of values, the calls that run, and the frame rules.

use super::Reference;
use super::active::{self, Marked};
use super::frame::Rules;
use crate::markers::{CallSite, CodeRange, FunctionId, FunctionView, Referrer, ValueId};
use crate::metadata::{LifetimeId, LifetimeKind, Object};
use crate::module::Module;
use crate::spans::Spans;
use crate::units::Position;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

/// The lifetimes of an object, in the order in which they were added.
#[derive(Default)]
pub(super) struct Lifetimes {
    pub(super) all: Vec<LifetimeId>,
    /// The computed ones.
    pub(super) computed: Vec<LifetimeId>,
    /// The bounded ones, by the function and the code in which they are active.
    pub(super) bounded: BTreeMap<FunctionId, Spans<LifetimeId>>,
}

impl Lifetimes {
    pub(super) fn by_object(module: &Module, marked: &Marked) -> BTreeMap<Object, Lifetimes> {
        let mut objects: BTreeMap<Object, Lifetimes> = BTreeMap::new();
        let mut bounded: BTreeMap<(Object, FunctionId), Vec<_>> = BTreeMap::new();
        for (id, lifetime) in module.metadata.lifetimes.iter() {
            let of = objects.entry(lifetime.object).or_default();
            of.all.push(id);
            match (lifetime.kind, marked.lifetimes.get(&id)) {
                (LifetimeKind::Computed, _) => of.computed.push(id),
                (LifetimeKind::Bounded, Some(active)) => {
                    let ranges = bounded.entry((lifetime.object, active.function));
                    let active = active
                        .ranges
                        .iter()
                        .map(|range| (range.start..range.end, id));
                    ranges.or_default().extend(active);
                }
                (LifetimeKind::Bounded, None) => {}
            }
        }
        for ((object, function), ranges) in bounded {
            let of = objects.entry(object).or_default();
            of.bounded.insert(function, Spans::new(ranges));
        }
        objects
    }

    /// Returns the bounded lifetimes that are active at a position.
    pub(super) fn at(&self, function: FunctionId, pc: Position) -> Vec<LifetimeId> {
        let active = self.bounded.get(&function).into_iter();
        active
            .flat_map(|spans| spans.at(pc))
            .map(|(_, id)| *id)
            .collect()
    }
}

/// The parts of a function that are looked up by position.
pub(super) struct Parts<'m> {
    places: BTreeMap<ValueId, Spans<Referrer>>,
    /// For each value, the values that its places name.
    values: BTreeMap<ValueId, Vec<ValueId>>,
    calls: BTreeMap<Position, Vec<&'m CallSite>>,
    /// The rules from the start and from each frame row on; empty if there are no rules.
    rules: Vec<(Position, Rules)>,
}

impl<'m> Parts<'m> {
    pub(super) fn of(module: &'m Module, function: FunctionView<'m>) -> Parts<'m> {
        let places = function.places_by_value().map(|places| {
            let value = places.value();
            let places = places.map(|place| (place.range.start..place.range.end, place.location));
            (value, Spans::new(places))
        });
        let mut values: BTreeMap<ValueId, Vec<ValueId>> = BTreeMap::new();
        for place in function.values() {
            if let Some(other) = value_of(place.location) {
                values.entry(place.value).or_default().push(other);
            }
        }
        Parts {
            places: places.collect(),
            values,
            calls: active::calls(function),
            rules: Rules::by_row(module.target, function),
        }
    }

    /// Returns the places of a value at a position, each with its number among those of the value.
    pub(super) fn places(
        &self,
        value: ValueId,
        pc: Position,
    ) -> impl Iterator<Item = (usize, Referrer)> {
        let spans = self.places.get(&value).into_iter();
        spans
            .flat_map(move |spans| spans.at(pc))
            .map(|(number, place)| (number, *place))
    }

    /// Returns the value that a referrer names, and the values whose places are its places.
    pub(super) fn values_of(&self, referrer: Referrer) -> BTreeSet<ValueId> {
        let (mut values, mut next) = (BTreeSet::new(), Vec::from_iter(value_of(referrer)));
        while let Some(value) = next.pop() {
            if values.insert(value) {
                next.extend(self.values.get(&value).into_iter().flatten());
            }
        }
        values
    }

    /// Returns the positions in a range of code at which places of a value begin or end.
    pub(super) fn changes(&self, value: ValueId, code: CodeRange) -> Vec<Position> {
        let range = code.start.into()..code.end.into();
        let places = self.places.get(&value);
        let changes = places.map_or(Vec::new(), |places| places.bounds_in(range));
        let positions = changes.into_iter().filter_map(|at| u32::try_from(at).ok());
        positions.map(Position).collect()
    }

    /// Returns the calls that a debugger finds at a position, as [`active::calls`] states.
    pub(super) fn calls(&self, pc: Position) -> &[&'m CallSite] {
        self.calls.get(&pc).map_or(&[], Vec::as_slice)
    }

    /// Returns the frame rules at a position; `None` if the function has none.
    pub(super) fn rules(&self, pc: Position) -> Option<&Rules> {
        let begun = self.rules.partition_point(|(start, _)| *start <= pc);
        let (_, rules) = self.rules.get(begun.checked_sub(1)?)?;
        Some(rules)
    }
}

fn value_of(referrer: Referrer) -> Option<ValueId> {
    match referrer {
        Referrer::Value(value) => Some(value),
        _ => None,
    }
}

impl<'m> Reference<'m> {
    /// Returns the positions of a function at which lifetimes of an object, or of an object that it
    /// depends on, begin or end, and those between at which a value changes its place.
    pub fn boundaries_of(&self, object: Object, function: FunctionId) -> Vec<Position> {
        let mut all = Vec::new();
        let Some(parts) = self.parts(function) else {
            return all;
        };
        for object in self.dependencies(object) {
            let lifetimes = self.lifetimes_of(object, function).iter();
            for active in lifetimes.filter_map(|id| self.marked.lifetimes.get(id)) {
                let values = parts.values_of(active.referrer);
                for range in &active.ranges {
                    all.extend([range.start, range.end]);
                    all.extend(
                        values
                            .iter()
                            .flat_map(|value| parts.changes(*value, *range)),
                    );
                }
            }
        }
        all
    }

    /// Returns the objects that an object depends on, itself included: the arguments of its
    /// lifetimes, direct or indirect.
    pub fn dependencies(&self, object: Object) -> BTreeSet<Object> {
        let mut all = BTreeSet::from([object]);
        let mut next = alloc::vec![object];
        while let Some(object) = next.pop() {
            let lifetimes = self.all_lifetimes(object).iter();
            for lifetime in lifetimes.filter_map(|id| self.module.metadata.lifetimes.get(*id)) {
                next.extend(
                    self.module
                        .metadata
                        .arguments(lifetime)
                        .iter()
                        .copied()
                        .filter(|object| all.insert(*object)),
                );
            }
        }
        all
    }

    fn all_lifetimes(&self, object: Object) -> &[LifetimeId] {
        let lifetimes = self.lifetimes.get(&object);
        lifetimes.map_or(&[], |lifetimes| &lifetimes.all)
    }

    /// The lifetimes of an object that are active in a function, each for each of its ranges.
    fn lifetimes_of(&self, object: Object, function: FunctionId) -> &[LifetimeId] {
        let lifetimes = self.lifetimes.get(&object);
        let active = lifetimes.and_then(|lifetimes| lifetimes.bounded.get(&function));
        active.map_or(&[], Spans::values)
    }

    /// The parts of a function that are looked up by position.
    pub(super) fn parts(&self, function: FunctionId) -> Option<&Parts<'m>> {
        self.functions.get(&function)
    }

    /// Returns the functions in which a marker begins a lifetime of the object, or of an object
    /// that it depends on.
    pub fn functions_of(&self, object: Object) -> BTreeSet<FunctionId> {
        let dependencies = self.dependencies(object);
        let lifetimes = dependencies
            .iter()
            .flat_map(|object| self.all_lifetimes(*object));
        lifetimes
            .filter_map(|id| self.marked.lifetimes.get(id))
            .map(|active| active.function)
            .collect()
    }
}
