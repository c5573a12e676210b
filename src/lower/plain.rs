//! A fast path for most variables and call arguments: lifetimes without arguments whose location is
//! a register, a slot or a constant.
//!
//! There are few registers, and many functions use the same offsets, so most expressions have been
//! written before, and entries share their bytes. All other objects, and objects that are lost in
//! part, take the general path.

use super::calls::AtCall;
use super::clobber::{Needed, Preserved, end_of_bits};
use super::degradation::DegradationReason;
use super::encode::Lost;
use super::lowered::{LocationEntry, Lowered};
use super::piece::{Piece, Placed};
use super::places::Places;
use super::resolve::Resolver;
use super::scratch::{Bytes, Form, Memo, Scratch, Shared};
use crate::dwarf::OperationKind;
use crate::expr::DIOp;
use crate::location::{Location, Tree, ValueKind};
use crate::markers::{Base, CodeRange, Referrer, ReferrerId};
use crate::metadata::lists::make_room;
use crate::metadata::{Id, LifetimeId, LifetimeKind, Object, VariableId};
use crate::target::Register;
use crate::units::Position;
use alloc::vec::Vec;
use core::ops::Range;

/// The entries of a lifetime, in the order of the code. Most of their expressions are known.
struct Known<'k> {
    memo: &'k Memo,
    form: Form,
    has_calls: bool,
    entries: &'k mut Vec<LocationEntry>,
    /// The end of the last entry, and the length of its expression.
    end: Position,
    length: u32,
    /// False if an expression is not known, or may be joined with that of another entry.
    is_complete: bool,
}

impl Places for Known<'_> {
    #[inline(always)]
    fn add_all(&mut self, places: impl Iterator<Item = Placed>) {
        // In local variables, the compiler keeps the state in registers.
        let (form, memo, has_calls) = (self.form, self.memo, self.has_calls);
        let (mut end, mut length, mut is_complete) = (self.end, self.length, self.is_complete);
        for Placed { range, id } in places {
            let known = memo.shared(form.with(id));
            is_complete &= known.is_some();
            let (first, last) = known.unwrap_or((id.0, UNKNOWN));
            let is_joined = range.start == end && last - first == length;
            let may_be_call = has_calls && range.end - range.start == 1;
            is_complete &= range.start >= end && !is_joined && !may_be_call;
            (end, length) = (range.end, last - first);
            if self.entries.len() == self.entries.capacity() {
                make_room(self.entries, 1);
            }
            (self.entries).push(LocationEntry::new(range, first..last));
        }
        (self.end, self.length, self.is_complete) = (end, length, is_complete);
    }
}

/// The end of the expression of an entry whose expression is not known yet. The start is the number
/// of the referrer.
const UNKNOWN: u32 = u32::MAX;

/// Returns the referrer of an entry, if its expression is not known yet.
fn unknown(entry: &LocationEntry) -> Option<ReferrerId> {
    (entry.end == UNKNOWN).then_some(ReferrerId(entry.first))
}

fn range_of((start, end): Bytes) -> Range<u32> {
    start..end
}

/// True if a referrer is a location whose meaning does not depend on the function.
fn is_shared(referrer: Referrer) -> bool {
    matches!(referrer, Referrer::Register(_) | Referrer::Slot { .. })
}

impl<'m> Lowered<'_, 'm> {
    /// Adds the entries of a variable of this size whose lifetimes have no arguments and are in
    /// registers and slots, or of a variable that is constant in the whole function. `None` if the
    /// variable is not of this form.
    pub(super) fn plain(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        (variable, bits): (VariableId, u64),
        scratch: &mut Scratch,
    ) -> Option<()> {
        if !resolver.has_plain_slots {
            return None;
        }
        let (validated, function) = (self.validated, resolver.site.id()?);
        let (module, index) = (validated.module(), validated.index());
        let lifetimes = index.lifetime_numbers(variable.into());
        if lifetimes.is_empty() {
            return Some(());
        }
        let is_alone = lifetimes.len() == 1;
        // The general path may join entries of several lifetimes, and replace arguments.
        let is_argument = resolver.is_argument(variable.into());
        if !is_alone && (is_argument || self.encoding.has(OperationKind::Multiloc)) {
            return None;
        }
        let first = self.entries.len();
        let lifetimes = (resolver.facts).here(lifetimes, variable.into(), Some(function));
        let mut is_sorted = is_alone;
        for number in lifetimes {
            let id = LifetimeId::from_index(*number as usize);
            let lifetime = module.metadata.lifetimes.get(id)?;
            if index.is_rejected(id) {
                continue;
            }
            if !module.metadata.arguments(lifetime).is_empty() {
                return None;
            }
            let mut form =
                (scratch.memos).form(lifetime.location, bits, || resolver.using(lifetime));
            // The same expression may belong to an object that is no argument.
            form.using.is_moved |= is_argument;
            match lifetime.kind {
                LifetimeKind::Bounded if index.function_of(id) == Some(function) => {
                    is_sorted &= self.plain_places(resolver, (id, form), scratch)?;
                }
                LifetimeKind::Bounded => {}
                LifetimeKind::Computed
                    if is_alone && !is_argument && !resolver.site.range().is_empty() =>
                {
                    let known = scratch.memos.locations.get(form.with(None));
                    let bytes = match known {
                        Some(known) => known,
                        None => self.new_location(resolver, form, None, scratch),
                    };
                    let (start, end) = bytes?;
                    self.add_entry(resolver.site.range(), start..end, first);
                }
                LifetimeKind::Computed => return None,
            }
        }
        if !is_sorted {
            self.sort_entries(first, scratch);
        }
        Some(())
    }

    /// Sorts the entries from `first` on, and joins them.
    #[inline(never)]
    fn sort_entries(&mut self, first: usize, scratch: &mut Scratch) {
        let mut entries = core::mem::take(&mut scratch.entries);
        entries.extend(self.entries.drain(first..));
        entries.sort_by_key(|entry| entry.range.start);
        for entry in entries.drain(..) {
            self.add_entry(entry.range, entry.expression(), first);
        }
        scratch.entries = entries;
    }

    /// Adds the entries of a bounded lifetime. Returns true if they are in order; `None` if an
    /// entry cannot share its expression.
    fn plain_places(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        (id, form): (LifetimeId, Form),
        scratch: &mut Scratch,
    ) -> Option<bool> {
        let first = self.entries.len();
        let mut known = Known {
            memo: &scratch.memos.locations,
            form,
            has_calls: !resolver.clobbers.is_empty(),
            entries: &mut self.entries,
            end: Position::START,
            length: 0,
            is_complete: true,
        };
        resolver.places(id, form.using, &mut known);
        match known.is_complete {
            true => Some(true),
            false => self.complete(resolver, (form, first), scratch),
        }
    }

    /// Completes the entries from `first` on, if an expression is not known yet, entries are
    /// joined, or they are not in order. Returns true if they are in order; `None` if an entry
    /// cannot share its expression.
    #[inline(never)]
    fn complete(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        (form, first): (Form, usize),
        scratch: &mut Scratch,
    ) -> Option<bool> {
        let has_calls = !resolver.clobbers.is_empty();
        let mut entries = core::mem::take(&mut scratch.entries);
        entries.extend(self.entries.drain(first..));
        let added = entries.iter().try_for_each(|entry| {
            if has_calls && resolver.is_during_call(entry.range) {
                return None;
            }
            let bytes = match unknown(entry) {
                None => entry.expression(),
                // There are few distinct expressions.
                Some(id) => match scratch.memos.locations.get(form.with(id)) {
                    Some(known) => range_of(known?),
                    None => range_of(self.new_location(resolver, form, Some(id), scratch)?),
                },
            };
            self.add_entry(entry.range, bytes, first);
            Some(())
        });
        let is_sorted = entries.is_sorted_by_key(|entry| entry.range.start);
        entries.clear();
        scratch.entries = entries;
        added.map(|()| is_sorted)
    }

    /// Returns the value of a call argument right before the call, if it is constant or is in a
    /// register that the call preserves.
    pub(super) fn plain_argument(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        at: AtCall<'m>,
        object: Object,
        scratch: &mut Scratch,
    ) -> Option<Range<u32>> {
        let (module, index) = (self.validated.module(), self.validated.index());
        let mut lifetimes = index.lifetimes(object);
        let (id, 0) = (lifetimes.next()?, lifetimes.len()) else {
            return None;
        };
        let lifetime = module.metadata.lifetimes.get(id)?;
        let is_global = matches!(object, Object::Fragment(id) if index.global_of(id).is_some());
        if is_global
            || index.is_rejected(id)
            || !module.metadata.arguments(lifetime).is_empty()
            || resolver.is_argument(object)
        {
            return None;
        }
        let first = at.call.start();
        let here = CodeRange::new(first, first + 1);
        let referrer = match lifetime.kind {
            LifetimeKind::Computed => resolver.site.range().contains(first).then_some(None)?,
            LifetimeKind::Bounded => {
                let mut live = resolver.live.numbered(id);
                let (referrer, id, ranges) = live.next()?;
                let begun = ranges.partition_point(|range| range.start <= first);
                let last = begun.checked_sub(1).and_then(|last| ranges.get(last));
                let is_active = last.is_some_and(|range| range.contains(first));
                let is_only = is_active && live.next().is_none();
                (is_only && is_shared(referrer)).then_some(Some((referrer, id)))?
            }
        };
        let using = || resolver.using(lifetime);
        let form = (scratch.memos).form(lifetime.location, Form::VALUE, using);
        let id = referrer.map(|(_, id)| id);
        let key = form.with(id);
        let known = match scratch.memos.values.get(&key) {
            Some(known) => *known,
            None => self.new_value(resolver, form, id, scratch),
        };
        let Shared { bytes, reads } = known?;
        let referrer = referrer.map(|(referrer, _)| referrer);
        let is_preserved = reads.is_none_or(|(register, end)| {
            let holes = resolver
                .clobbers
                .preserved(module.target, resolver.site.function, here);
            let referrer = referrer.unwrap_or(Referrer::Undefined);
            holes.is_none_or(|preserved| {
                preserved.referrer(referrer, Needed::part(end.into())) == Preserved::All
            }) && at.function.bits_kept(module.target, at.call, register) >= end
        });
        is_preserved.then_some(bytes.0..bytes.1)
    }

    /// Writes a location that is not known yet, and adds it to the known ones. This is a separate
    /// function, so that the lookup is inlined.
    #[inline(never)]
    fn new_location(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        form: Form,
        referrer: Option<ReferrerId>,
        scratch: &mut Scratch,
    ) -> Option<Bytes> {
        let written = self.new_shared(resolver, form, referrer, scratch);
        let bytes = written.map(|shared| shared.bytes);
        let key = form.with(referrer);
        scratch.memos.locations.set(key, bytes);
        bytes
    }

    /// Like [`Lowered::new_location`], for the value of an argument.
    #[inline(never)]
    fn new_value(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        form: Form,
        referrer: Option<ReferrerId>,
        scratch: &mut Scratch,
    ) -> Option<Shared> {
        let written = self.new_shared(resolver, form, referrer, scratch);
        let key = form.with(referrer);
        scratch.memos.values.insert(key, written);
        written
    }

    /// Writes an expression that entries or arguments can share: no part of it is lost, and it has
    /// no fixups.
    fn new_shared(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        form: Form,
        referrer: Option<ReferrerId>,
        scratch: &mut Scratch,
    ) -> Option<Shared> {
        let referrer = referrer.map(|id| resolver.site.referrer(id));
        if referrer.is_some_and(|referrer| !is_shared(referrer)) {
            return None;
        }
        let before = self.written();
        scratch.procedures.clear();
        if self.in_one_operation(resolver, (form, referrer), scratch) {
            let bytes = self.bytes_since(before);
            return Some(Shared {
                bytes: (bytes.start, bytes.end),
                reads: None,
            });
        }
        let piece = resolver.place(form.expression, referrer)?;
        let (result, reads) = match form.bits {
            Form::VALUE => {
                let ops = resolver.module.exprs.ops(form.expression);
                if ops.iter().any(|op| matches!(op, DIOp::ObjectMap { .. })) {
                    return None;
                }
                let reads = register_read(&mut resolver.tree, piece)?;
                (self.argument_value(resolver, piece, scratch), reads)
            }
            bits => (self.encode(resolver, piece.location, bits, scratch), None),
        };
        let whole = result.is_ok() && scratch.lost.is_empty() && scratch.procedures.is_empty();
        let bytes = self.bytes_since(before);
        if whole && self.fixups(bytes.clone()).is_empty() {
            return Some(Shared {
                bytes: (bytes.start, bytes.end),
                reads,
            });
        }
        scratch.lost.clear();
        self.undo(before);
        None
    }

    /// Writes the location of an object that is all of its referrer, if the expression is one
    /// operation, as most new expressions are. Otherwise writes nothing, and returns false. Unlike
    /// in the general case, the location needs no nodes in a tree.
    fn in_one_operation(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        (form, referrer): (Form, Option<Referrer>),
        scratch: &mut Scratch,
    ) -> bool {
        let [DIOp::Referrer { ty }] = resolver.module.exprs.ops(form.expression) else {
            return false;
        };
        if form.bits >= Form::VALUE {
            return false;
        }
        let before = self.written();
        let written = self.encoder(resolver, scratch, |encoder| match referrer {
            Some(Referrer::Register(part)) => {
                let below = part.bit_offset.into();
                let location = resolver.in_register(part.register, below, encoder.tree.bits(*ty));
                encoder.in_register(location, form.bits)
            }
            Some(Referrer::Slot {
                base: Base::Cfa | Base::Frame,
                offset,
                ..
            }) => match encoder.slot(offset) {
                Some(operation) => encoder.op(operation),
                None => Err(Lost(DegradationReason::FrameAddress)),
            },
            _ => Err(Lost(DegradationReason::Undefined)),
        });
        let is_whole = written.is_ok() && scratch.lost.is_empty();
        if !is_whole {
            scratch.lost.clear();
            self.undo(before);
        }
        is_whole
    }
}

/// Returns the register that a value is read from, and the end of its bits in that register,
/// counted from the least significant one; `Some(None)` for a constant, and `None` for other
/// values.
fn register_read(tree: &mut Tree, piece: Piece) -> Option<Option<(Register, u32)>> {
    let value = tree.read(piece.location, piece.ty)?;
    match tree.value(value).kind {
        ValueKind::Constant(_) => Some(None),
        ValueKind::Read(location) => match tree.location(location) {
            Location::Register {
                register,
                bit_offset,
                ..
            } => {
                let bits = tree.bits(tree.value(value).ty);
                let end = end_of_bits(tree, register, bit_offset, bits);
                Some(Some((register, end)))
            }
            _ => None,
        },
        _ => None,
    }
}
