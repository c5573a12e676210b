//! Computes the locations of each object of a function, with the code in which each holds:
//! lifetimes, cut at value places and at the pieces of their arguments.
//!
//! The location of an object at a place in the code (`docs/language.md`, section 3.1) is given by
//! its active bounded lifetimes, or by its computed lifetime if none is active. This file computes
//! it for the whole code of a function at once, as a list of [`Piece`]s. Where pieces of one object
//! overlap, the object is in several places. Where there is no piece, it is undefined. An object
//! that is an argument is resolved once for each function.

mod arguments;
mod at_calls;
mod built;
mod combine;

use super::build::referrer_bits;
use super::clobber::Clobbers;
use super::degradation::{Degradation, DegradationReason};
use super::facts::ModuleFacts;
use super::frame_number::FrameNumber;
use super::passed::Passed;
use super::piece::{Piece, Placed, Referred, Use};
use super::site::Site;
use crate::expr::DIExpr;
use crate::location::{Location, LocationId, Tree};
use crate::markers::{
    Base, CodeRange, FrameRow, FunctionView, LiveRanges, Overlaps, Referrer, ReferrerId, ValueId,
    gaps, join,
};
use crate::metadata::{DILifetime, LifetimeId, LifetimeKind, Object, StorageDuration, Text};
use crate::module::Module;
use crate::ty::Type;
use crate::units::Position;
use crate::validate::Validated;
use alloc::vec::Vec;
use arguments::{ArgumentCursor, Arguments, Steps};
use built::KnownBuilt;
use core::cell::Cell;
use core::ops::Range;
use hashbrown::{HashMap, HashSet};

/// The maximum length of a chain of arguments.
const MAX_NESTED: u32 = 128;
/// The maximum number of places in which an argument may be at once; each takes an expression. If
/// there are more, the object with this argument has no location.
const MAX_PLACES: usize = 16;

/// A limit is exceeded.
struct TooLarge;

/// Resolves the objects of functions, one function at a time.
pub(super) struct Resolver<'v, 'm> {
    pub(super) validated: &'v Validated<'m>,
    pub(super) facts: &'v ModuleFacts,
    pub(super) module: &'m Module,
    pub(super) tree: Tree,
    pub(super) live: LiveRanges,
    pub(super) pieces: Vec<Piece>,
    /// The arguments resolved in this function, as ranges of `pieces`.
    resolved: HashMap<Object, Range<usize>>,
    /// The places of these arguments, in code order.
    arguments: Arguments,
    pub(super) passed: Passed,
    /// The expressions that were built in this function.
    known: KnownBuilt,
    /// The locations of referrers, with the sizes that expressions require of them.
    pub(super) referrers: HashMap<(ReferrerId, u64), LocationId>,
    /// The bytes of locations that were written for entries of this function, with their sizes.
    pub(super) written: HashMap<(LocationId, u64), (u32, u32)>,
    pub(super) stack: Vec<(LocationId, Type)>,
    /// Reusable scratch buffers: each level of arguments needs a separate one.
    spare: Vec<Scratch>,
    /// The pieces of arguments under resolution that may be undefined at run time.
    doubtful: Vec<Piece>,
    /// The code in which the function's frame base is defined, if a fragment defines it.
    frame_base: Vec<CodeRange>,
    /// The locations of the frame base in this code.
    pub(super) frame_base_pieces: Vec<Piece>,
    /// True if the frame base cannot be emitted. An address relative to it is then computed from
    /// the frame base's own location.
    pub(super) is_frame_base_lost: bool,
    /// The CFA as a number, if it is outside of the default address space.
    pub(super) frame_number: Option<FrameNumber>,
    /// True if the frame base exceeded a limit, so that locations relative to it are unknown.
    is_frame_base_limited: bool,
    pub(super) degradations: Vec<Degradation>,
    /// The code for which objects are resolved.
    pub(super) site: Site<'m>,
    /// The objects of this function that exceeded a limit, or have an argument that did. None of
    /// their pieces is kept: a consumer might take a part for the whole, and an undefined location
    /// may be a statement by the compiler.
    limited: HashSet<Object>,
    /// The last expression for which the use of the referrer was computed, with this use.
    pub(super) last_use: Cell<Option<(DIExpr, Use)>>,
    /// True if slots are relative to the CFA, which is a number in this function.
    pub(super) has_plain_slots: bool,
    /// The ends of the places of values with many places in this function.
    pub(super) overlaps: Cell<HashMap<ValueId, Overlaps>>,
    /// The registers that the calls of the function clobber.
    pub(super) clobbers: Clobbers,
}

#[derive(Default)]
struct Scratch {
    pieces: Vec<Piece>,
    covered: Vec<CodeRange>,
    arguments: Vec<Steps>,
    /// For each argument, true if the expression names it.
    named: Vec<bool>,
    cursors: Vec<ArgumentCursor>,
    chosen: Vec<LocationId>,
    places: Vec<Placed>,
    stretches: Vec<(CodeRange, Referred)>,
}

impl<'v, 'm> Resolver<'v, 'm> {
    pub(super) fn new(validated: &'v Validated<'m>, facts: &'v ModuleFacts) -> Resolver<'v, 'm> {
        let module = validated.module();
        Resolver {
            validated,
            facts,
            module,
            tree: Tree::new(module.target),
            live: LiveRanges::default(),
            pieces: Vec::new(),
            resolved: HashMap::new(),
            arguments: Arguments::default(),
            passed: Passed::default(),
            known: KnownBuilt::default(),
            referrers: HashMap::new(),
            written: HashMap::new(),
            stack: Vec::new(),
            spare: Vec::new(),
            doubtful: Vec::new(),
            frame_base: Vec::new(),
            frame_base_pieces: Vec::new(),
            is_frame_base_lost: false,
            frame_number: None,
            is_frame_base_limited: false,
            degradations: Vec::new(),
            site: Site::NONE,
            limited: HashSet::new(),
            last_use: Cell::new(None),
            has_plain_slots: false,
            overlaps: Cell::default(),
            clobbers: Clobbers::default(),
        }
    }

    /// Begins a function, or code outside of functions.
    pub(super) fn begin(&mut self, site: Site<'m>) {
        self.tree.clear();
        self.pieces.clear();
        self.resolved.clear();
        self.arguments.clear();
        self.passed.clear();
        self.known.clear();
        self.referrers.clear();
        self.written.clear();
        self.overlaps.get_mut().clear();
        self.limited.clear();
        self.site = site;
        if let Some(function) = site.function {
            self.live.compute(function);
        }
        let rows = site
            .function
            .map_or(&[][..], |function| self.frame_rows(function));
        self.clobbers.begin(self.module.target, site.function, rows);
        // In the default address space, the CFA itself is a number.
        self.frame_number = match self.module.target.description().cfa_address_space {
            0 => None,
            _ => FrameNumber::of(self.module.target, site.function),
        };
        let has_number =
            self.frame_number.is_some() || self.module.target.description().cfa_address_space == 0;
        self.has_plain_slots = !site.has_frame_base && site.has_cfa && has_number;
        self.is_frame_base_lost = false;
        self.is_frame_base_limited = false;
        self.frame_base_pieces.clear();
        self.frame_base.clear();
        self.frame_base.push(site.range());
        let subprogram = site
            .function
            .and_then(|function| self.module.metadata.subprograms.get(function.subprogram));
        if let Some(fragment) = subprogram.and_then(|node| node.frame_base) {
            let found = self.object(fragment.into(), 0);
            self.frame_base_pieces
                .extend_from_slice(self.pieces.get(found).unwrap_or(&[]));
            self.frame_base_pieces.sort_by_key(|piece| piece.range);
            self.is_frame_base_limited = self.limited.contains(&Object::Fragment(fragment));
            self.frame_base.clear();
            for range in self.frame_base_pieces.iter().map(|piece| piece.range) {
                match self.frame_base.last_mut() {
                    Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
                    _ => self.frame_base.push(range),
                }
            }
        }
    }

    /// True for an argument of a lifetime.
    pub(super) fn is_argument(&self, object: Object) -> bool {
        self.facts.is_argument(self.module, object)
    }

    /// The rows of the frame rules of a function; none if they were left out.
    pub(super) fn frame_rows(&self, function: FunctionView<'m>) -> &'m [FrameRow] {
        match self.validated.index().has_frame(function.id) {
            true => function.frame(),
            false => &[],
        }
    }

    /// Removes degradations from `first` on that duplicate those before `first`.
    pub(super) fn remove_repeated(&mut self, first: usize) {
        let known: HashSet<Degradation> = self.degradations.iter().take(first).copied().collect();
        let mut index = 0;
        self.degradations.retain(|degradation| {
            index += 1;
            index <= first || !known.contains(degradation)
        });
    }

    /// Replaces the pieces of an argument, for all objects that are resolved later.
    pub(super) fn replace(&mut self, argument: Object, pieces: &[Piece]) {
        let added = self.add_pieces(pieces);
        self.resolved.insert(argument, added);
        self.arguments.invalidate(argument);
    }

    fn add_pieces(&mut self, pieces: &[Piece]) -> Range<usize> {
        let first = self.pieces.len();
        self.pieces.extend_from_slice(pieces);
        first..self.pieces.len()
    }

    pub(super) fn piece(&self, index: usize) -> Piece {
        self.pieces[index]
    }

    /// Adds the pieces of the bounded lifetimes of an object. Returns its computed lifetime.
    fn lifetimes(
        &mut self,
        object: Object,
        scratch: &mut Scratch,
        nested: u32,
    ) -> Option<LifetimeId> {
        let index = self.validated.index();
        let mut computed = None;
        let lifetimes = self.facts.lifetimes(index, object, self.site.id());
        let is_alone = lifetimes.len() == 1;
        for id in lifetimes {
            if index.is_rejected(id) {
                continue;
            }
            let lifetime = self.module.metadata.lifetimes.get(id);
            match lifetime.map(|lifetime| lifetime.kind) {
                Some(LifetimeKind::Computed) => computed = Some(id),
                // A dead lifetime, which no marker names, is active in no function.
                Some(LifetimeKind::Bounded)
                    if self.site.id().is_some() && index.function_of(id) == self.site.id() =>
                {
                    // Markers alone activate a lifetime: where its value has no location, the
                    // computed lifetime does not hold either.
                    if !is_alone {
                        let active = self.live.of(id);
                        (scratch.covered).extend(active.flat_map(|(_, ranges)| ranges));
                    }
                    self.bounded(id, scratch, nested);
                }
                Some(LifetimeKind::Bounded) | None => {}
            }
        }
        computed
    }

    /// Returns the pieces of an object, unordered, as a range of indices for [`Resolver::piece`].
    pub(super) fn object(&mut self, object: Object, nested: u32) -> Range<usize> {
        if let Some((symbol, storage, offset)) = self.fixed_address(object) {
            let address = self.tree.symbol(symbol, storage, offset.into());
            let piece = Piece {
                range: self.site.range(),
                location: self.tree.implicit(address),
                ty: Type::PTR,
            };
            return self.add_pieces(&[piece]);
        }
        let is_argument = self.is_argument(object);
        if is_argument && let Some(known) = self.resolved.get(&object) {
            return known.clone();
        }
        if nested > MAX_NESTED {
            // The object with this argument is dropped.
            self.limited.insert(object);
            return 0..0;
        }
        if !self.limited.is_empty() {
            self.limited.remove(&object);
        }
        let mut scratch = self.spare.pop().unwrap_or_default();
        scratch.pieces.clear();
        scratch.covered.clear();
        let first_doubtful = self.doubtful.len();
        let computed = self.lifetimes(object, &mut scratch, nested);
        if let Some(lifetime) = computed.and_then(|id| self.module.metadata.lifetimes.get(id)) {
            self.computed(lifetime, &mut scratch, nested);
        }
        if self.limited.contains(&object) {
            scratch.pieces.clear();
            self.doubtful.truncate(first_doubtful);
            let lost = self
                .site
                .lost(object, self.site.range(), DegradationReason::Limit);
            self.degradations.push(lost);
        }
        if first_doubtful < self.doubtful.len() {
            self.add_doubtful(object, first_doubtful, &mut scratch.pieces);
        }
        let found = self.add_pieces(&scratch.pieces);
        self.spare.push(scratch);
        if is_argument {
            self.resolved.insert(object, found.clone());
        }
        found
    }

    /// Adds the pieces of a computed lifetime, which holds wherever no bounded lifetime is active.
    fn computed(&mut self, lifetime: &DILifetime, scratch: &mut Scratch, nested: u32) {
        scratch.covered.sort_unstable();
        scratch.stretches.clear();
        let gaps = gaps(&scratch.covered, self.site.range().end);
        (scratch.stretches).extend(gaps.map(|range| (range, Referred::default())));
        self.stretches(lifetime, scratch, nested);
    }

    /// Adds the doubtful pieces of an argument, from `first` on, in the code where it has no other
    /// piece.
    ///
    /// An argument without a location is undefined. If an argument is in at most one place, its
    /// location is that place's, which may be undefined. If it is in several places, a place that
    /// is undefined at run time must not count, and a list of pieces cannot express that.
    fn add_doubtful(&mut self, object: Object, first: usize, pieces: &mut Vec<Piece>) {
        let doubtful = self.doubtful.split_off(first);
        let mut ranges: Vec<CodeRange> =
            (pieces.iter().chain(&doubtful).map(|piece| piece.range)).collect();
        ranges.sort_unstable();
        // The code in which the argument has several pieces.
        let mut shared = Vec::new();
        let mut end = Position::START;
        for range in ranges {
            if range.start < end {
                shared.push(CodeRange::new(range.start, range.end.min(end)));
            }
            end = end.max(range.end);
        }
        join(&mut shared, 0);
        for piece in doubtful {
            let CodeRange { mut start, end } = piece.range;
            let first = shared.partition_point(|range| range.end <= start);
            let shared = shared[first..].iter().map(|range| {
                CodeRange::new(range.start.max(piece.range.start), range.end.min(end))
            });
            for range in shared.take_while(|range| range.start < end) {
                let alone = CodeRange::new(start, range.start);
                pieces.extend((start < range.start).then_some(Piece {
                    range: alone,
                    ..piece
                }));
                (self.degradations).push(self.site.lost(object, range, DegradationReason::Choice));
                start = range.end;
            }
            let range = CodeRange::new(start, end);
            pieces.extend((start < end).then_some(Piece { range, ..piece }));
        }
    }

    /// Returns what a global fragment or a code location holds: a symbol, its storage duration, and
    /// an offset in bytes.
    fn fixed_address(&self, object: Object) -> Option<(Text, StorageDuration, u32)> {
        let index = self.validated.index();
        match object {
            Object::Variable(_) => None,
            Object::Fragment(id) => {
                let globals = &self.module.metadata.globals;
                let global = globals.get(index.global_of(id)?)?;
                Some((global.symbol, global.storage, 0))
            }
            Object::Code(id) => {
                let (function, position) = index.label_of(id)?;
                let piece = self.module.code.function(function)?.piece_at(position);
                let storage = StorageDuration::Static;
                Some((piece.symbol, storage, piece.offset(position)))
            }
        }
    }

    fn bounded(&mut self, id: LifetimeId, scratch: &mut Scratch, nested: u32) {
        let Some(lifetime) = self.module.metadata.lifetimes.get(id) else {
            return;
        };
        let mut using = self.using(lifetime);
        using.is_moved |= self.is_argument(lifetime.object);
        let uses_referrer = using.reads_referrer;
        let mut places = core::mem::take(&mut scratch.places);
        places.clear();
        self.places(id, using, &mut places);
        scratch.stretches.clear();
        for &Placed { range, id } in &places {
            let referrer = self.site.referrer(id);
            let referred = match uses_referrer {
                true => self.referred(&using, range, (referrer, id)),
                false => Referred::default(),
            };
            let base = match referrer {
                Referrer::Slot { base, .. } | Referrer::Address { base, .. } if uses_referrer => {
                    base
                }
                _ => Base::Cfa,
            };
            // At the last byte of a tail call, a slot is undefined.
            let is_clobbered = referred
                .now
                .is_some_and(|now| self.tree.is_undefined(now, using.bits));
            if base != Base::Frame || is_clobbered {
                scratch.stretches.push((range, referred));
                continue;
            }
            if self.is_frame_base_limited {
                self.limited.insert(lifetime.object);
                break;
            }
            let object = lifetime.object;
            self.add_from_frame_base(object, range, referrer, referred, &mut scratch.stretches);
        }
        scratch.places = places;
        self.remove_undefined(using.bits, scratch);
        self.stretches(lifetime, scratch, nested);
    }

    /// Adds the ranges of a referrer that is relative to the frame base. Without a frame base, the
    /// referrer has no location.
    fn add_from_frame_base(
        &mut self,
        object: Object,
        range: CodeRange,
        referrer: Referrer,
        referred: Referred,
        into: &mut Vec<(CodeRange, Referred)>,
    ) {
        let location = Some(self.tree.undefined());
        let undefined = Referred {
            now: location,
            on_entry: location,
        };
        let mut from = range.start;
        let first = self
            .frame_base
            .partition_point(|defined| defined.end <= range.start);
        for index in first..self.frame_base.len() {
            let defined = self.frame_base[index];
            if defined.start >= range.end {
                break;
            }
            let cut = defined.intersection(range);
            if cut.is_empty() {
                continue;
            }
            if from < cut.start {
                into.push((CodeRange::new(from, cut.start), undefined));
            }
            // Outside of the default address space, the frame base is a location and not a number.
            let is_number = matches!(referrer, Referrer::Address { .. })
                && !self.frame_base_pieces.is_empty()
                && self.module.target.description().cfa_address_space != 0;
            match self.is_frame_base_lost || is_number {
                true => self.count_from_frame_base(object, referrer, cut, into),
                false => into.push((cut, referred)),
            }
            from = cut.end;
        }
        if from < range.end {
            into.push((CodeRange::new(from, range.end), undefined));
        }
    }

    /// Removes pieces with an undefined referrer of `bits` bits, in code where the referrer is also
    /// in another place: an undefined location does not count as a place.
    fn remove_undefined(&mut self, bits: u64, scratch: &mut Scratch) {
        let tree = &self.tree;
        let is_undefined = |referred: &Referred| {
            referred
                .now
                .is_some_and(|location| tree.is_undefined(location, bits))
        };
        if scratch.stretches.len() < 2
            || !scratch
                .stretches
                .iter()
                .any(|(_, referred)| is_undefined(referred))
        {
            return;
        }
        let mut undefined = Vec::new();
        scratch.stretches.retain(|stretch| {
            let is_somewhere = !is_undefined(&stretch.1);
            if !is_somewhere {
                undefined.push(*stretch);
            }
            is_somewhere
        });
        let mut ranges: Vec<CodeRange> =
            scratch.stretches.iter().map(|(range, _)| *range).collect();
        join(&mut ranges, 0);
        undefined.sort_by_key(|(range, _)| *range);
        let (mut done, mut next) = (Position::START, 0);
        for (range, referred) in undefined {
            let mut from = range.start.max(done);
            // Both lists ascend, so ranges that end before this piece are no longer needed.
            while ranges.get(next).is_some_and(|other| other.end <= from) {
                next += 1;
            }
            for other in ranges
                .iter()
                .skip(next)
                .take_while(|other| other.start < range.end)
            {
                if from < other.start {
                    scratch
                        .stretches
                        .push((CodeRange::new(from, other.start), referred));
                }
                from = from.max(other.end);
            }
            if from < range.end {
                scratch
                    .stretches
                    .push((CodeRange::new(from, range.end), referred));
            }
            done = done.max(range.end);
        }
    }

    /// Returns the location of a lifetime without arguments: of a bounded lifetime if the location
    /// is not implicit, or of a computed lifetime without a referrer if it is constant. `None` if a
    /// part of it is degraded or doubtful.
    pub(super) fn place(
        &mut self,
        expression: DIExpr,
        referrer: Option<Referrer>,
    ) -> Option<Piece> {
        let is_computed = referrer.is_none();
        let referrer = referrer.map(|referrer| {
            let size = referrer_bits(&self.tree, self.module.exprs.ops(expression));
            self.referrer(referrer, size)
        });
        let referrer = Referred {
            now: referrer,
            on_entry: referrer,
        };
        let built = self.build(expression, referrer, &[]);
        let (location, ty) = built.location.ok()?;
        let is_expected = match self.tree.location(location) {
            Location::Implicit { value, .. } => is_computed && self.tree.known(value).is_some(),
            _ => !is_computed,
        };
        // Only an argument may have to drop a location that may be undefined. However, the result
        // does not depend on the object, so that it can be shared.
        let is_whole = !built.has_failed && !built.is_undefined && !built.may_be_undefined;
        (is_expected && is_whole).then(|| Piece {
            range: self.site.range(),
            location,
            ty,
        })
    }
}
