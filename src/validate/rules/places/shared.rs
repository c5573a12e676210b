//! Checks whether parts of a composite share storage.

use super::super::super::facts::{Span, Storage};
use super::super::super::referrer;
use super::super::super::times::{ALWAYS, TimeRange, place};
use super::Places;
use crate::markers::{Base, FunctionView, Referrer, RegisterPart};
use crate::metadata::{LifetimeId, Object, Text};
use crate::module::Module;
use crate::target::{Register, Target};
use crate::ty::AddressSpace;
use alloc::collections::{BTreeMap, BinaryHeap};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cmp::Reverse;

/// The maximum number of code ranges in which the places of one composite are compared.
const MAX_RANGES: usize = 1 << 16;
/// The number of neighbours on each side that a place is compared with.
const MAX_NEIGHBOURS: usize = 16;

/// A storage that two parts can share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Physical {
    Register(u16),
    Lane(u16),
    /// Memory of a DWARF address space.
    Memory(u64, Anchor),
    /// Thread-local storage.
    ThreadLocal(Anchor),
}

/// The base to which bits of memory are relative.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Anchor {
    Register(u16),
    Cfa,
    Frame,
    Symbol(Text),
    /// The address or offset in an object.
    Object(Object),
    /// The start of thread-local storage.
    Start,
}

/// A part of a location, with the code in which it is compared.
#[derive(Clone, Copy)]
struct Item {
    span: Span,
    part: u32,
    time: u32,
}

/// A range of bits that a part occupies, with the range of code in which it does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Extent {
    physical: Physical,
    start: i64,
    end: i64,
    part: u32,
    time: u32,
}

impl Item {
    /// Returns the bits of the span in a storage. `first` is the first bit of the span's storage.
    fn extent(&self, physical: Physical, first: i64) -> Extent {
        Extent {
            physical,
            start: self.span.start.saturating_add(first),
            end: self.span.end.saturating_add(first),
            part: self.part,
            time: self.time,
        }
    }

    /// Returns the bits of the span in a register or a lane. The value uses its bits from `low` on,
    /// counted from the least significant one.
    fn in_register(&self, target: Target, physical: Physical, low: i64) -> Extent {
        let (start, end) = self.span.counted_from_lowest(target.byte_order());
        let span = Span {
            start,
            end,
            ..self.span
        };
        Item { span, ..*self }.extent(physical, low)
    }

    /// Adds the bits of the span in a referrer, or in the memory that the referrer points to.
    fn add_extents(
        self,
        (module, function): (&Module, FunctionView<'_>),
        referrer: Referrer,
        pointee: Option<AddressSpace>,
        into: &mut Vec<Extent>,
    ) {
        let target = module.target;
        let space = match pointee {
            Some(space) => target.dwarf_address_space(space).unwrap_or(0),
            None => target.description().cfa_address_space,
        };
        let anchor = |base| match base {
            Base::Register(register) => Anchor::Register(register.0),
            Base::Frame if referrer::has_frame_base(module, function) => Anchor::Frame,
            Base::Cfa | Base::Frame => Anchor::Cfa,
        };
        let memory = |anchor| Physical::Memory(space, anchor);
        let (physical, first) = match (referrer, pointee) {
            (Referrer::Register(at), None) => {
                let physical = Physical::Register(at.register.0);
                into.push(self.in_register(target, physical, at.bit_offset.into()));
                return;
            }
            (Referrer::Register(at), Some(_)) if at.bit_offset == 0 => {
                (memory(Anchor::Register(at.register.0)), 0)
            }
            (Referrer::Registers { first, count }, None) => {
                let parts = function.register_list(first, count);
                into.extend(in_registers(target, self, parts));
                return;
            }
            (Referrer::Lane { register, .. }, None) => {
                into.push(self.in_register(target, Physical::Lane(register.0), 0));
                return;
            }
            (Referrer::Slot { base, offset, .. }, None)
            | (Referrer::Address { base, offset }, Some(_)) => {
                (memory(anchor(base)), i64::from(offset) * 8)
            }
            (Referrer::Symbol { symbol, offset }, Some(_)) => {
                (memory(Anchor::Symbol(symbol)), i64::from(offset) * 8)
            }
            _ => return,
        };
        into.push(self.extent(physical, first));
    }

    /// Returns the part of a place that has the item's span.
    fn cut(&self, place: &Span) -> Option<Item> {
        let bits = self.span.end.saturating_sub(self.span.start);
        let span = place.cut(self.span.start, bits)?;
        Some(Item { span, ..*self })
    }
}

impl Places<'_, '_, '_> {
    /// Returns the message if two parts of a lifetime's location share a bit; `None` also if a
    /// limit is exceeded. The message is empty in the first pass, which ignores times.
    pub(super) fn shared(&mut self, root: LifetimeId, parts: &[Span]) -> Option<String> {
        // Each item with the lifetime that has its referrer and arguments.
        let mut items: Vec<(LifetimeId, Item)> = Vec::new();
        items.extend(self::items(parts).map(|item| (root, item)));
        while let Some((lifetime, item)) = items.pop() {
            self.spend(1)?;
            let (index, space) = match item.span.storage {
                Storage::Referrer => {
                    self.referrer(lifetime, item, None);
                    continue;
                }
                Storage::Pointee(space) => {
                    self.referrer(lifetime, item, Some(space));
                    continue;
                }
                Storage::Argument(index) => (index, None),
                Storage::ArgumentPointee(index, space) => (index, Some(space)),
                Storage::ThreadLocal => {
                    let physical = Physical::ThreadLocal(Anchor::Start);
                    self.extents.push(item.extent(physical, 0));
                    continue;
                }
                Storage::ArgumentThreadLocal(index) => {
                    if let Some(object) = self.argument(lifetime, index) {
                        let physical = Physical::ThreadLocal(self.offset_in(object));
                        self.extents.push(item.extent(physical, 0));
                    }
                    continue;
                }
                Storage::Undefined => continue,
            };
            if let Some(object) = self.argument(lifetime, index) {
                self.argument_places(item, object, space, &mut items)?;
            }
        }
        self.extents.sort_unstable();
        if self.timed {
            self.overlap(parts)
        } else {
            shares_storage(&self.extents).then(String::new)
        }
    }

    /// Returns the symbol or the object that an offset in thread-local storage comes from.
    fn offset_in(&self, object: Object) -> Anchor {
        let global = self.checker.global(object);
        global.map_or(Anchor::Object(object), |global| {
            Anchor::Symbol(global.symbol)
        })
    }

    /// Adds the places of an object that a part is in, or of the memory in an address space that
    /// the object points to.
    fn argument_places(
        &mut self,
        item: Item,
        object: Object,
        space: Option<AddressSpace>,
        items: &mut Vec<(LifetimeId, Item)>,
    ) -> Option<()> {
        let checker = self.checker;
        let dwarf = space.map(|space| checker.module.target.dwarf_address_space(space));
        if dwarf == Some(None) {
            return Some(());
        }
        let memory = |anchor| Some(Physical::Memory(dwarf.flatten()?, anchor));
        if let Some(global) = checker.global(object)
            && let Some(physical) = memory(Anchor::Symbol(global.symbol))
        {
            self.extents.push(item.extent(physical, 0));
            return Some(());
        }
        for (lifetime, time) in self.lifetimes(object, item.time)? {
            let Some(node) = checker.module.metadata.lifetimes.get(lifetime) else {
                continue;
            };
            if checker.facts.outcome(node.location).space == space {
                let item = Item { time, ..item };
                for place in checker.facts.places(node.location) {
                    self.spend(1)?;
                    items.extend(item.cut(place).map(|item| (lifetime, item)));
                }
            } else if let Some(physical) = memory(Anchor::Object(object)) {
                self.extents.push(Item { time, ..item }.extent(physical, 0));
            }
        }
        Some(())
    }

    /// Adds the places of a lifetime's referrer, or of the memory that the referrer points to.
    fn referrer(&mut self, lifetime: LifetimeId, item: Item, pointee: Option<AddressSpace>) {
        let module = self.checker.module;
        let Some((function, places)) = self.referrers(lifetime, item.time) else {
            return;
        };
        for (referrer, time) in places {
            let item = Item { time, ..item };
            item.add_extents((module, function), referrer, pointee, &mut self.extents);
        }
    }

    /// Returns the message if two parts have a bit in common at the same time.
    fn overlap(&self, parts: &[Span]) -> Option<String> {
        let mut all: Vec<(Physical, TimeRange, Extent)> = Vec::new();
        for extent in &self.extents {
            let ranges = self.windows.get(extent.time as usize)?;
            if all.len() + ranges.len() > MAX_RANGES {
                return None;
            }
            all.extend(
                ranges
                    .iter()
                    .map(|range| (extent.physical, *range, *extent)),
            );
        }
        all.sort_unstable();
        for group in all.chunk_by(|one, other| one.0 == other.0) {
            // The extents that are active at the current position, sorted by first bit, and their
            // ends in the code.
            let mut there: BTreeMap<(i64, u32), Extent> = BTreeMap::new();
            let mut ends: BinaryHeap<Reverse<(u64, i64, u32)>> = BinaryHeap::new();
            for (number, &(_, (from, until), extent)) in (0u32..).zip(group) {
                while let Some(&Reverse((end, start, number))) = ends.peek()
                    && end <= from
                {
                    ends.pop();
                    there.remove(&(start, number));
                }
                let key = (extent.start, number);
                let before = there.range(..key).rev().take(MAX_NEIGHBOURS);
                let mut near = before
                    .chain(there.range(key..).take(MAX_NEIGHBOURS))
                    .map(|(_, other)| other);
                let shares = |other: &&Extent| {
                    other.part != extent.part
                        && other.start < extent.end
                        && extent.start < other.end
                };
                if let Some(other) = near.find(shares) {
                    return Some(self.describe_overlap(parts, extent, *other, from));
                }
                there.insert(key, extent);
                ends.push(Reverse((until, extent.start, number)));
            }
        }
        None
    }

    fn describe_overlap(&self, parts: &[Span], one: Extent, other: Extent, time: u64) -> String {
        let module = self.checker.module;
        let at = |extent: Extent| parts.get(extent.part as usize).map_or(0, |span| span.at);
        let (first, second) = (at(one).min(at(other)), at(one).max(at(other)));
        let bit = one.start.max(other.start);
        let memory = |name: String| {
            let (bytes, bits) = (bit.div_euclid(8), bit.rem_euclid(8));
            match bits {
                0 => format!("the byte at {name}{bytes:+}"),
                bits => format!("bit {bits} of the byte at {name}{bytes:+}"),
            }
        };
        let register = |number| module.target.register_name(Register(number));
        let what = match one.physical {
            Physical::Register(number) => format!("bit {bit} of {}", register(number)),
            Physical::Lane(number) => format!("bit {bit} of a lane of {}", register(number)),
            Physical::Memory(_, anchor) | Physical::ThreadLocal(anchor) => memory(match anchor {
                Anchor::Register(number) => register(number),
                Anchor::Cfa => "cfa".to_string(),
                Anchor::Frame => "fb".to_string(),
                Anchor::Symbol(symbol) => format!("@{}", module.metadata.strings.get(symbol)),
                Anchor::Object(object) => self.checker.object(object),
                Anchor::Start => "thread".to_string(),
            }),
        };
        let (function, offset) = place(time);
        let when = match module.code.function(function).filter(|_| time != ALWAYS.0) {
            Some(function) => format!(
                " at {}+{offset:#x}",
                module.metadata.strings.get(function.symbol)
            ),
            None => String::new(),
        };
        format!(
            "has parts at bits {first} and {second} that share {what}{when}; give each part separate storage, or read one with DIOpRead"
        )
    }
}

/// The parts of a location, in code where every part is active.
fn items(parts: &[Span]) -> impl Iterator<Item = Item> {
    (0..).zip(parts).map(|(part, span)| Item {
        span: *span,
        part,
        time: 0,
    })
}

/// True if two parts of an expression of a frame rule share a bit. `DIOpArg(N, T)` is referrer N.
pub(in super::super) fn of_rule(
    module: &Module,
    function: FunctionView<'_>,
    referrers: &[Referrer],
    parts: &[Span],
) -> bool {
    let mut extents = Vec::new();
    for item in items(parts) {
        let (index, pointee) = match item.span.storage {
            Storage::Referrer => (0, None),
            Storage::Pointee(space) => (0, Some(space)),
            Storage::Argument(index) => (index, None),
            Storage::ArgumentPointee(index, space) => (index, Some(space)),
            // Frame rules do not restore registers from thread-local storage.
            Storage::ThreadLocal | Storage::ArgumentThreadLocal(_) | Storage::Undefined => continue,
        };
        if let Some(referrer) = referrers.get(index as usize) {
            item.add_extents((module, function), *referrer, pointee, &mut extents);
        }
    }
    extents.sort_unstable();
    shares_storage(&extents)
}

/// True if two parts have a bit in common, even if at different program counters. The extents are
/// sorted.
fn shares_storage(extents: &[Extent]) -> bool {
    // The extent with the greatest end so far in the current storage, and the extent of another
    // part with the greatest end.
    let mut farthest: [(i64, u32); 2] = [(i64::MIN, u32::MAX); 2];
    let mut last = None;
    for extent in extents {
        if last.replace(extent.physical) != Some(extent.physical) {
            farthest = [(i64::MIN, u32::MAX); 2];
        }
        if farthest
            .iter()
            .any(|(end, part)| *part != extent.part && *end > extent.start)
        {
            return true;
        }
        if extent.end > farthest[0].0 {
            if farthest[0].1 != extent.part {
                farthest[1] = farthest[0];
            }
            farthest[0] = (extent.end, extent.part);
        } else if extent.end > farthest[1].0 && farthest[0].1 != extent.part {
            farthest[1] = (extent.end, extent.part);
        }
    }
    false
}

/// Returns the bits of an item's span in consecutive parts of registers.
fn in_registers(
    target: Target,
    item: Item,
    parts: &[RegisterPart],
) -> impl Iterator<Item = Extent> {
    let mut at = 0i64;
    parts.iter().filter_map(move |part| {
        let bits = i64::try_from(part.size(target)).unwrap_or(0);
        let whole = Span {
            storage: Storage::Referrer,
            start: 0,
            end: bits,
            at,
            of: bits,
        };
        at = at.saturating_add(bits);
        let physical = Physical::Register(part.register.0);
        let item = item.cut(&whole)?;
        Some(item.in_register(target, physical, part.bit_offset.into()))
    })
}
