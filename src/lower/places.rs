//! The locations of referrers, and their code ranges: value places cut at calls, and registers,
//! slots and constants as locations.

use super::build::{constant, referrer_bits};
use super::clobber::{Needed, Preserved, storage_bits};
use super::degradation::{Degradation, DegradationReason};
use super::piece::{Piece, Placed, Referred, Use};
use super::resolve::Resolver;
use crate::expr::DIOp;
use crate::expr::table::reads_entry_value;
use crate::location::{Location, LocationId, OffsetUnit};
use crate::markers::{
    Base, CodeRange, Overlaps, Referrer, ReferrerId, RegisterPart, StoredPlace, ValueId,
};
use crate::metadata::{DILifetime, LifetimeId, Object, StorageDuration};
use crate::target::{ByteOrder, Register};
use crate::ty::Type;
use alloc::vec::Vec;

/// If a value has at most this many places, each of them is compared with each range.
const FEW_PLACES: usize = 16;

/// A collection of places.
pub(super) trait Places {
    fn add_all(&mut self, places: impl Iterator<Item = Placed>);

    #[inline(always)]
    fn add(&mut self, placed: Placed) {
        self.add_all(core::iter::once(placed));
    }
}

impl Places for Vec<Placed> {
    #[inline]
    fn add_all(&mut self, places: impl Iterator<Item = Placed>) {
        self.extend(places);
    }
}

impl<'m> Resolver<'_, 'm> {
    /// Collects the code in which a lifetime is active, with the place of its referrer. If the
    /// expression does not use the referrer, this is the whole active code. Otherwise the ranges
    /// are cut at calls: a byte at which a register is clobbered is included only if the
    /// expression's result may be partly defined there.
    pub(super) fn places(&self, id: LifetimeId, mut using: Use, into: &mut impl Places) {
        // Calls that clobber no register cause no cuts.
        using.now &= !self.clobbers.is_empty();
        let Some(function) = &self.site.function else {
            return;
        };
        for (referrer, id, ranges) in self.live.numbered(id) {
            match referrer {
                Referrer::Value(value) if using.reads_referrer => {
                    let places = function.stored_places(value);
                    for &range in ranges {
                        if places.len() > FEW_PLACES {
                            self.in_many_places(&using, (value, range), into);
                        } else {
                            self.in_places(&using, (range, places.iter()), into);
                        }
                    }
                }
                Referrer::Value(_) => {
                    into.add_all(ranges.iter().copied().map(Placed::without_location));
                }
                _ => {
                    for &range in ranges {
                        match using.now {
                            true => self.cut(&using, Placed { range, id }, into),
                            false => into.add(Placed { range, id }),
                        }
                    }
                }
            }
        }
    }

    /// Like [`Resolver::in_places`], for a value with many places.
    #[cold]
    fn in_many_places(
        &self,
        using: &Use,
        (value, range): (ValueId, CodeRange),
        into: &mut impl Places,
    ) {
        let Some(function) = &self.site.function else {
            return;
        };
        let places = function.stored_places(value);
        let mut trees = self.overlaps.take();
        let ends = || places.iter().map(|place| place.range().end);
        let tree = trees.entry(value).or_insert_with(|| Overlaps::new(ends()));
        let mut next = 0;
        let overlapping = core::iter::from_fn(|| {
            let place = tree.first(next, range.start)?;
            next = place + 1;
            places.get(place)
        });
        self.in_places(using, (range, overlapping), into);
        self.overlaps.set(trees);
    }

    /// Collects, for each place of a value, the part of a range in which the value is there. The
    /// places ascend by their starts.
    #[inline(always)]
    fn in_places<'p>(
        &self,
        using: &Use,
        (range, places): (CodeRange, impl Iterator<Item = &'p StoredPlace>),
        into: &mut impl Places,
    ) {
        let before = places.take_while(|place| place.range().start < range.end);
        let placed = before.map(|place| Placed {
            range: place.range().intersection(range),
            id: self.site.referrer_id(place),
        });
        let placed = placed.filter(|placed| !placed.range.is_empty());
        if !using.now && !using.in_part {
            return into.add_all(placed);
        }
        // The end of the covered code.
        let mut end = range.start;
        for placed in placed {
            let cut = placed.range;
            if using.in_part && end < cut.start {
                let gap = CodeRange::new(end, cut.start);
                into.add(Placed::without_location(gap));
            }
            end = end.max(cut.end);
            match using.now {
                true => self.cut(using, placed, into),
                false => into.add(placed),
            }
        }
        if using.in_part && end < range.end {
            let gap = CodeRange::new(end, range.end);
            into.add(Placed::without_location(gap));
        }
    }

    /// Adds a referrer, except at the bytes at which debuggers evaluate locations while calls run
    /// that do not preserve it, for an expression that uses the current location.
    #[inline(never)]
    fn cut(&self, using: &Use, placed: Placed, into: &mut impl Places) {
        let range = placed.range;
        let referrer = self.site.referrer(placed.id);
        let mut from = range.start;
        if !self.clobbers.preserve(referrer) {
            let target = self.module.target;
            let needed = Needed::by(using);
            let missing =
                (self.clobbers).missing(target, self.site.function, range, referrer, needed);
            for (byte, preserved) in missing {
                if from < byte {
                    into.add(placed.within(from, byte));
                }
                from = byte + 1;
                if using.in_part || preserved == Preserved::Some {
                    into.add(placed.within(byte, from));
                }
            }
        }
        if from < range.end {
            into.add(placed.within(from, range.end));
        }
    }

    /// True if a range is the byte at which debuggers evaluate locations during a call. Only a part
    /// of the referrer may be preserved there.
    pub(super) fn is_during_call(&self, range: CodeRange) -> bool {
        self.clobbers
            .preserved(self.module.target, self.site.function, range)
            .is_some()
    }

    pub(super) fn using(&self, lifetime: &DILifetime) -> Use {
        // Most lifetimes have the same expression as the previous one.
        if let Some((known, using)) = self.last_use.get()
            && known == lifetime.location
        {
            return using;
        }
        let using = self.find_use(lifetime);
        self.last_use.set(Some((lifetime.location, using)));
        using
    }

    fn find_use(&self, lifetime: &DILifetime) -> Use {
        let ops = self.module.exprs.ops(lifetime.location);
        let mut using = Use {
            reads_referrer: false,
            now: false,
            in_part: false,
            is_moved: false,
            bits: referrer_bits(&self.tree, ops),
        };
        for (index, op) in ops.iter().enumerate() {
            match op {
                DIOp::Referrer { .. } => {
                    using.reads_referrer = true;
                    let rest = ops.get(index + 1..).unwrap_or(&[]);
                    using.now = using.now || !reads_entry_value(rest);
                }
                DIOp::Composite { .. }
                | DIOp::Select {}
                | DIOp::Overlay { .. }
                | DIOp::ObjectMap { .. }
                | DIOp::Choose {}
                | DIOp::AddrOf { .. } => using.in_part = true,
                DIOp::BitOffset { .. } | DIOp::ByteOffset { .. } => using.is_moved = true,
                _ => {}
            }
        }
        using
    }

    /// Returns the locations of a referrer in a range of code. The range is a byte at which
    /// debuggers evaluate locations during calls, or contains no such byte.
    pub(super) fn referred(
        &mut self,
        using: &Use,
        range: CodeRange,
        (referrer, id): (Referrer, ReferrerId),
    ) -> Referred {
        let size = using.bits;
        let whole = match self.referrers.get(&(id, size)) {
            Some(known) if self.tree.shares_nodes => *known,
            _ => {
                let whole = self.referrer(referrer, size);
                self.referrers.insert((id, size), whole);
                whole
            }
        };
        let clobbers = core::mem::take(&mut self.clobbers);
        let mut now = whole;
        if let Some(preserved) = clobbers.preserved(self.module.target, self.site.function, range) {
            let kept = |register| preserved.register(register);
            match (preserved.referrer(referrer, Needed::by(using)), referrer) {
                (Preserved::All, _) => {}
                (Preserved::Nothing, _) => now = self.tree.undefined(),
                (Preserved::Some, Referrer::Register(part)) if using.is_moved => {
                    now = self.in_kept_register(part, size, kept(part.register));
                }
                (Preserved::Some, _) => now = self.registers(referrer, size, kept),
            }
        }
        self.clobbers = clobbers;
        Referred {
            now: Some(now),
            on_entry: Some(whole),
        }
    }

    /// Adds the locations of a slot or an address relative to the frame base, computed from the
    /// frame base's own locations.
    pub(super) fn count_from_frame_base(
        &mut self,
        object: Object,
        referrer: Referrer,
        range: CodeRange,
        into: &mut Vec<(CodeRange, Referred)>,
    ) {
        let (offset, is_slot) = match referrer {
            Referrer::Slot { offset, .. } => (i128::from(offset), true),
            Referrer::Address { offset, .. } => (i128::from(offset), false),
            _ => return,
        };
        for index in 0..self.frame_base_pieces.len() {
            let Piece {
                range: known,
                location,
                ..
            } = self.frame_base_pieces[index];
            let cut = known.intersection(range);
            if cut.is_empty() {
                continue;
            }
            let location = match self.tree.location(location) {
                Location::Memory { bit_offset: 0, .. } if is_slot => {
                    self.tree.moved_bits(location, offset * 8)
                }
                Location::Memory {
                    bit_offset: 0,
                    address,
                    ..
                } => {
                    let address = self.tree.plus(address, offset);
                    Some(self.tree.implicit(address))
                }
                // The address is known only at run time.
                Location::Choose { .. } | Location::Moved { .. } => {
                    self.degradations.push(Degradation {
                        subject: object.into(),
                        function: self.site.id(),
                        range: cut,
                        reason: DegradationReason::NoMemory,
                    });
                    None
                }
                _ => None,
            };
            let location = Some(location.unwrap_or_else(|| self.tree.undefined()));
            into.push((
                cut,
                Referred {
                    now: location,
                    on_entry: location,
                },
            ));
        }
    }

    fn address(&mut self, base: Base, offset: i32) -> crate::location::ValueId {
        match base {
            Base::Frame if self.site.has_frame_base => self.tree.frame_base(i64::from(offset)),
            Base::Cfa | Base::Frame => self.tree.cfa(i64::from(offset)),
            Base::Register(register) => {
                let ty = self.tree.address_type();
                let width = self.tree.bits(ty);
                let all = self
                    .module
                    .target
                    .register_bits(register)
                    .map_or(width, u64::from);
                // A narrower register is zero-extended. Of a wider register, the least significant
                // bits are read.
                let location = self.register(register, 0, all.min(width));
                let own = if all < width {
                    Type::uint(all as u16)
                } else {
                    ty
                };
                match self.tree.read(location, own) {
                    Some(value) => {
                        let value = self.tree.convert(value, ty);
                        self.tree.plus(value, i128::from(offset))
                    }
                    None => self.tree.cfa(0),
                }
            }
        }
    }

    /// Returns the first of `bits` bits of a register, from bit `below` on, counted from the least
    /// significant one. The result counts in storage order. Also returns true if only a wider alias
    /// has these bits.
    fn first_bit(&self, register: Register, below: u64, bits: u64) -> (u64, bool) {
        let first = match self.module.target.byte_order() {
            ByteOrder::Little => below,
            ByteOrder::Big => {
                let all = self.module.target.widest_bits(register);
                let all = all.map_or(0, u64::from);
                // A size greater than that of the register extends past its end.
                all.checked_sub(below.saturating_add(bits)).unwrap_or(all)
            }
        };
        let own = self
            .module
            .target
            .register_bits(register)
            .map_or(0, u64::from);
        (first, below.saturating_add(bits) > own)
    }

    /// Returns `bits` bits of a register, from bit `below` on, counted from the least significant
    /// one.
    pub(super) fn in_register(&self, register: Register, below: u64, bits: u64) -> Location {
        let (bit_offset, is_wide) = self.first_bit(register, below, bits);
        Location::Register {
            register,
            bit_offset,
            is_wide,
        }
    }

    /// Like [`Resolver::in_register`], as a node of the tree.
    fn register(&mut self, register: Register, below: u64, bits: u64) -> LocationId {
        let location = self.in_register(register, below, bits);
        self.tree.push(location)
    }

    /// Returns the location of a referrer that is not a value. `size` is the number of bits if it
    /// is a register.
    pub(super) fn referrer(&mut self, referrer: Referrer, size: u64) -> LocationId {
        match referrer {
            Referrer::Undefined | Referrer::Value(_) => self.tree.undefined(),
            Referrer::Register(RegisterPart {
                register,
                bit_offset,
                ..
            }) => self.register(register, u64::from(bit_offset), size),
            Referrer::Registers { .. } => self.registers(referrer, 0, |_| u32::MAX),
            Referrer::Lane { register, bits } => self.lane(register, bits),
            Referrer::Slot { base, offset, .. } => {
                let space = self.module.target.description().cfa_address_space;
                let address = self.address(base, offset);
                self.tree.memory(space, address)
            }
            Referrer::Address { base, offset } => {
                let address = self.address(base, offset);
                self.tree.implicit(address)
            }
            Referrer::Symbol { symbol, offset } => {
                let storage = StorageDuration::Static;
                let address = self.tree.symbol(symbol, storage, offset.into());
                self.tree.implicit(address)
            }
            Referrer::Constant { ty, value } => {
                match constant(&mut self.tree, self.module.exprs.constants(), value, ty) {
                    Ok(location) => location,
                    Err(_) => self.tree.undefined(),
                }
            }
        }
    }

    /// Returns the composite of a list of registers, or of the first `size` bits of the list.
    /// `kept` returns the number of bits of a register that are preserved, from the least
    /// significant one.
    fn registers(
        &mut self,
        referrer: Referrer,
        size: u64,
        kept: impl Fn(Register) -> u32,
    ) -> LocationId {
        let (module, site, mut parts) = (self.module, self.site, Vec::new());
        let mut add = |part: RegisterPart, bits: u64| {
            let below = u64::from(part.bit_offset);
            let there = bits.min(u64::from(kept(part.register)).saturating_sub(below));
            let low = (self.register(part.register, below, there), there);
            let mut halves = [low, (self.tree.undefined(), bits - there)];
            if module.target.byte_order() == ByteOrder::Big {
                halves.reverse();
            }
            parts.extend(
                halves
                    .iter()
                    .filter(|half| half.1 > 0)
                    .map(|half| (half.0, Type::bits(half.1))),
            );
        };
        match referrer {
            Referrer::Registers { first, count } => {
                for part in site.register_list(first, count) {
                    add(*part, part.size(module.target));
                }
            }
            Referrer::Register(part) => add(part, size),
            _ => {}
        }
        self.tree.composite(&parts)
    }

    /// Returns `size` bits of a register of which only the `kept` lowest bits are preserved. The
    /// storage is the whole register, in which the location may be moved.
    fn in_kept_register(&mut self, part: RegisterPart, size: u64, kept: u32) -> LocationId {
        let target = self.module.target;
        let below = u64::from(part.bit_offset);
        let end = below.saturating_add(size);
        let all = storage_bits(target, part.register, end);
        let kept = u64::from(kept).min(all);
        let low = (self.register(part.register, 0, kept), Type::bits(kept));
        let high = (self.tree.undefined(), Type::bits(all - kept));
        let (halves, first) = match target.byte_order() {
            ByteOrder::Little => ([low, high], below),
            ByteOrder::Big => ([high, low], all.saturating_sub(end)),
        };
        let whole = self.tree.composite(&halves);
        let moved = self.tree.moved_bits(whole, first.into());
        moved.unwrap_or_else(|| self.tree.undefined())
    }

    fn lane(&mut self, register: Register, bits: u32) -> LocationId {
        let ty = self.tree.address_type();
        // A value smaller than a lane is in the lane's low bits; its size does not change the
        // offset of the next lane.
        let lane_bits = self.module.target.lane_bits(register).unwrap_or(bits);
        let first = match self.module.target.byte_order() {
            ByteOrder::Little => 0,
            ByteOrder::Big => lane_bits.saturating_sub(bits),
        };
        let base = self.tree.wide_register(register, u64::from(first));
        let lane = self.tree.lane(ty);
        let (step, unit) = match lane_bits % 8 {
            0 => (lane_bits / 8, OffsetUnit::Bytes),
            _ => (lane_bits, OffsetUnit::Bits),
        };
        let step = self.tree.constant(i128::from(step), ty);
        let by = self.tree.binary(crate::location::BinaryOp::Mul, lane, step);
        self.tree.moved(base, by, unit).unwrap_or(base)
    }
}
