//! What depends on where arguments are: whether what is taken of them is there, and whether parts
//! of a composite share storage.
//!
//! An expression names arguments; each of these is in a place, or in several, by lifetimes of its
//! own, which may have arguments in turn. A composite is *expanded*: each of its parts becomes the
//! registers, slots and other memory that it is in, each with the code where it is there. Parts
//! share storage where two of these have a bit in common, in code in which both are. To find them,
//! they are sorted by storage, and each is compared with its neighbours.
//!
//! The work has limits: one composite is expanded to [`MOST_PLACES`] places, which have
//! [`MOST_STRETCHES`] stretches of code; all of a module to [`PLACES_OF_A_LIFETIME`] places for
//! each of its lifetimes; and a place is compared with [`NEIGHBOURS`] others on each side. What is
//! beyond is not looked at, so it is not refused.
//!
//! Nothing is said of places that only the running program knows: memory at two registers may be
//! one, and is not reported.

use super::super::checker::{Cause, Checker};
use super::super::facts::{Need, Span, Storage};
use super::super::times::{ALWAYS, Stretch, Times, common, place, stretch};
use super::super::{Node, Rule, referrer};
use crate::markers::{Base, FunctionView, Marker, Referrer};
use crate::metadata::{LifetimeId, Object, Text};
use crate::target::Register;
use crate::ty::AddressSpace;
use alloc::collections::{BTreeMap, BinaryHeap};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cmp::Reverse;

/// How many places the parts of one composite are expanded to.
const MOST_PLACES: usize = 4096;
/// How many places all composites of a module are expanded to, for each of its lifetimes.
const PLACES_OF_A_LIFETIME: usize = 64;
/// How many stretches of code the places of one composite are looked at in.
const MOST_STRETCHES: usize = 1 << 16;
/// With how many neighbours on each side a place is compared.
const NEIGHBOURS: usize = 16;

/// `E113`, `E117`, `E118` and `E124` where arguments make them.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let mut wanted = core::mem::take(&mut checker.wanted);
    wanted.retain(|(id, _)| !checker.faulty.get(id.index()));
    if wanted.is_empty() {
        return;
    }
    for (id, operation, rule, what) in violations(checker, wanted) {
        let module = checker.module;
        let Some(node) = module.metadata.lifetimes.get(id) else {
            continue;
        };
        let spelling = module
            .exprs
            .ops(node.location)
            .get(operation as usize)
            .map_or("", |op| op.spelling());
        let place = checker.of_lifetime(id);
        checker.report_cause(
            Cause::Lifetime(id, rule),
            rule,
            Node::Operation(id, operation),
            place,
            || format!("{spelling} (operation {operation}) {what}"),
        );
        checker.index.reject(id);
    }
}

/// Which needs do not hold: the lifetime, the operation, the rule, and how.
fn violations(
    checker: &Checker<'_, '_>,
    mut wanted: Vec<(LifetimeId, u32)>,
) -> Vec<(LifetimeId, u32, Rule, String)> {
    let module = checker.module;
    let mut referrers = alloc::vec![None; module.metadata.lifetimes.len()];
    for (_, marker) in module
        .code
        .functions()
        .flat_map(|function| function.blocks())
        .flat_map(|block| block.markers())
    {
        if let Marker::Def(id, referrer) = marker
            && let Some(known) = referrers.get_mut(id.index())
        {
            *known = known.or(Some(referrer));
        }
    }
    let left = module
        .metadata
        .lifetimes
        .len()
        .saturating_mul(PLACES_OF_A_LIFETIME)
        .saturating_add(MOST_PLACES);
    let mut places = Places {
        checker,
        referrers,
        times: Times::new(module),
        timed: false,
        windows: Vec::new(),
        extents: Vec::new(),
        visited: Vec::new(),
        left_here: 0,
        left,
    };
    // Most are right at whatever time.
    wanted.retain(|(id, used)| {
        let wrong = places.violation(*id, *used).is_some();
        if wrong {
            for id in &places.visited {
                places.times.want(module, checker.index, *id);
            }
        }
        wrong
    });
    places.times.find(module, checker.index);
    places.timed = true;
    places.left = left;
    let violations = wanted.into_iter().filter_map(|(id, used)| {
        let (rule, what) = places.violation(id, used)?;
        Some((
            id,
            checker.facts.use_at(used as usize)?.operation,
            rule,
            what,
        ))
    });
    violations.collect()
}

/// Something that two parts can share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Physical {
    Register(u16),
    Lane(u16),
    /// Memory of a DWARF address space.
    Memory(u64, Anchor),
}

/// What bits of memory are counted from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Anchor {
    Register(u16),
    Cfa,
    Frame,
    Symbol(Text),
    /// The address that an object holds.
    Object(Object),
}

/// A part of a location, and in which code it is looked at.
#[derive(Clone, Copy)]
struct Item {
    /// The lifetime whose referrer and arguments the part's storage is.
    lifetime: LifetimeId,
    span: Span,
    part: u32,
    time: u32,
}

/// Where a part is, in some code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Extent {
    physical: Physical,
    start: i64,
    end: i64,
    part: u32,
    time: u32,
}

/// An argument, of which so many bits must be there: before its start where the number is negative.
#[derive(Clone, Copy)]
struct Asked {
    object: Object,
    bits: i64,
    /// Where the argument is an address that is dereferenced.
    space: Option<AddressSpace>,
    time: u32,
}

/// Follows arguments to their places.
struct Places<'c, 'm, 'i> {
    checker: &'c Checker<'m, 'i>,
    /// The referrers of all bounded lifetimes.
    referrers: Vec<Option<Referrer>>,
    times: Times,
    /// Whether it matters when lifetimes are active.
    timed: bool,
    windows: Vec<Vec<Stretch>>,
    extents: Vec<Extent>,
    /// The lifetimes that were looked at.
    visited: Vec<LifetimeId>,
    /// How much may still be expanded, of one need and of all.
    left_here: usize,
    left: usize,
}

impl<'m> Places<'_, 'm, '_> {
    /// Which rule one of a lifetime's needs breaks.
    fn violation(&mut self, id: LifetimeId, used: u32) -> Option<(Rule, String)> {
        self.begin(id);
        match self.checker.facts.use_at(used as usize)?.need {
            Need::Apart { first, end } => {
                let checker = self.checker;
                self.shared(id, checker.facts.parts(first, end))
                    .map(|what| (Rule::SharedStorage, what))
            }
            need => self.outside(id, need),
        }
    }

    /// Begins with a lifetime.
    fn begin(&mut self, root: LifetimeId) {
        self.windows.clear();
        self.extents.clear();
        self.visited.clear();
        self.visited.push(root);
        let always = if self.timed {
            self.active(root)
        } else {
            alloc::vec![ALWAYS]
        };
        self.windows.push(always);
        self.left_here = MOST_PLACES;
    }

    /// Whether so many more places may be looked at.
    fn spend(&mut self, count: usize) -> Option<()> {
        self.left_here = self.left_here.checked_sub(count)?;
        self.left = self.left.checked_sub(count)?;
        Some(())
    }

    fn active(&self, id: LifetimeId) -> Vec<Stretch> {
        self.times.of(self.checker.module, self.checker.index, id)
    }

    /// What of some code a lifetime or an entity's range has; `None` for nothing.
    fn cut(&mut self, time: u32, active: impl FnOnce(&Self) -> Vec<Stretch>) -> Option<u32> {
        if !self.timed {
            return Some(time);
        }
        let both = common(self.windows.get(time as usize)?, &active(self));
        if both.is_empty() {
            return None;
        }
        self.windows.push(both);
        Some(self.windows.len() as u32 - 1)
    }

    fn argument(&self, lifetime: LifetimeId, index: u32) -> Option<Object> {
        let node = self.checker.module.metadata.lifetimes.get(lifetime)?;
        self.checker
            .module
            .metadata
            .arguments(node)
            .get(index as usize)
            .copied()
    }

    /// The lifetimes of an object that make sense, each with the code where it is active.
    fn lifetimes(&mut self, object: Object, time: u32) -> Option<Vec<(LifetimeId, u32)>> {
        let checker = self.checker;
        let sound = |id: &LifetimeId| {
            let wrong = checker.faulty.get(id.index()) || checker.broken.get(id.index());
            !wrong && checker.cyclic.binary_search(id).is_err()
        };
        self.spend(checker.index.lifetimes(object).len())?;
        let all: Vec<LifetimeId> = checker.index.lifetimes(object).filter(sound).collect();
        self.visited.extend_from_slice(&all);
        Some(
            all.into_iter()
                .filter_map(|id| Some((id, self.cut(time, |places| places.active(id))?)))
                .collect(),
        )
    }

    /// The function of a bounded lifetime and the places of its referrer, with the code where each
    /// holds.
    fn referrers(
        &mut self,
        id: LifetimeId,
        time: u32,
    ) -> Option<(FunctionView<'m>, Vec<(Referrer, u32)>)> {
        let function = self
            .checker
            .module
            .code
            .function(self.checker.index.function_of(id)?)?;
        let places = match self.referrers.get(id.index()).copied().flatten()? {
            Referrer::Value(entity) => {
                let mut places = Vec::new();
                for piece in function.value_places(entity) {
                    self.spend(1)?;
                    let active = |_: &Self| alloc::vec![stretch(function.id, piece.range)];
                    if !piece.range.is_empty()
                        && let Some(time) = self.cut(time, active)
                    {
                        places.push((piece.location, time));
                    }
                }
                places
            }
            other => alloc::vec![(other, time)],
        };
        Some((function, places))
    }

    /// Whether some parts of a lifetime's location share a bit, and where. `None` also where that
    /// is too much to find out.
    fn shared(&mut self, root: LifetimeId, parts: &[Span]) -> Option<String> {
        let mut items: Vec<Item> = Vec::new();
        items.extend((0..).zip(parts).map(|(part, span)| Item {
            lifetime: root,
            span: *span,
            part,
            time: 0,
        }));
        while let Some(Item {
            lifetime,
            span,
            part,
            time,
        }) = items.pop()
        {
            self.spend(1)?;
            let (start, end) = (span.start, span.end);
            match span.storage {
                Storage::Referrer => self.referrer(lifetime, None, span, part, time)?,
                Storage::Pointee(space) => {
                    self.referrer(lifetime, Some(space), span, part, time)?
                }
                Storage::Argument(index) => {
                    let Some(object) = self.argument(lifetime, index) else {
                        continue;
                    };
                    for (id, time) in self.lifetimes(object, time)? {
                        self.pieces(id, span, None, part, time, &mut items)?;
                    }
                }
                Storage::ArgumentPointee(index, space) => {
                    let Some(object) = self.argument(lifetime, index) else {
                        continue;
                    };
                    let Some(dwarf) = self.checker.module.target.dwarf_address_space(space) else {
                        continue;
                    };
                    let global = match object {
                        Object::Fragment(id) => self.checker.index.global_of(id),
                        Object::Variable(_) | Object::Code(_) => None,
                    };
                    if let Some(global) =
                        global.and_then(|id| self.checker.module.metadata.globals.get(id))
                    {
                        let physical = Physical::Memory(dwarf, Anchor::Symbol(global.symbol));
                        self.extents.push(Extent {
                            physical,
                            start,
                            end,
                            part,
                            time,
                        });
                        continue;
                    }
                    for (id, time) in self.lifetimes(object, time)? {
                        if !self.pieces(id, span, Some(space), part, time, &mut items)? {
                            let physical = Physical::Memory(dwarf, Anchor::Object(object));
                            self.extents.push(Extent {
                                physical,
                                start,
                                end,
                                part,
                                time,
                            });
                        }
                    }
                }
            }
        }
        self.extents.sort_unstable();
        if self.timed {
            self.shared_at_once(parts)
        } else {
            self.shares_storage().then(String::new)
        }
    }

    /// Adds what of a lifetime's places a part takes. False where what the lifetime leaves is no
    /// address of that space.
    fn pieces(
        &mut self,
        id: LifetimeId,
        span: Span,
        space: Option<AddressSpace>,
        part: u32,
        time: u32,
        items: &mut Vec<Item>,
    ) -> Option<bool> {
        let Some(node) = self.checker.module.metadata.lifetimes.get(id) else {
            return Some(true);
        };
        if self.checker.facts.outcome(node.location).space != space {
            return Some(false);
        }
        for place in self.checker.facts.places(node.location) {
            self.spend(1)?;
            if let Some(span) = place.cut(span.start, span.end.saturating_sub(span.start)) {
                items.push(Item {
                    lifetime: id,
                    span,
                    part,
                    time,
                });
            }
        }
        Some(true)
    }

    /// Adds the places of a lifetime's referrer, or of what that points to.
    fn referrer(
        &mut self,
        id: LifetimeId,
        pointee: Option<AddressSpace>,
        span: Span,
        part: u32,
        time: u32,
    ) -> Option<()> {
        let target = self.checker.module.target;
        let Some((function, places)) = self.referrers(id, time) else {
            return Some(());
        };
        let space = match pointee {
            Some(space) => target.dwarf_address_space(space).unwrap_or(0),
            None => target.description().cfa_address_space,
        };
        let subprogram = self
            .checker
            .module
            .metadata
            .subprograms
            .get(function.subprogram);
        let has_base = subprogram.is_some_and(|node| node.frame_base.is_some());
        let anchor = |base| match base {
            Base::Register(register) => Anchor::Register(register.0),
            Base::Frame if has_base => Anchor::Frame,
            Base::Cfa | Base::Frame => Anchor::Cfa,
        };
        for (referrer, time) in places {
            let mut add = |physical, first: i64, span: Span| {
                let (start, end) = (
                    span.start.saturating_add(first),
                    span.end.saturating_add(first),
                );
                self.extents.push(Extent {
                    physical,
                    start,
                    end,
                    part,
                    time,
                });
            };
            let memory = |anchor| Physical::Memory(space, anchor);
            match (referrer, pointee) {
                (Referrer::Register(at), None) => add(
                    Physical::Register(at.register.0),
                    at.bit_offset.into(),
                    span,
                ),
                (Referrer::Register(at), Some(_)) if at.bit_offset == 0 => {
                    add(memory(Anchor::Register(at.register.0)), 0, span);
                }
                (Referrer::Registers { first, count }, None) => {
                    let mut at = 0i64;
                    for one in function.register_list(first, count) {
                        let bits = i64::try_from(referrer::part_bits(target, one)).unwrap_or(0);
                        let whole = Span {
                            storage: Storage::Referrer,
                            start: 0,
                            end: bits,
                            at,
                        };
                        if let Some(cut) =
                            whole.cut(span.start, span.end.saturating_sub(span.start))
                        {
                            add(
                                Physical::Register(one.register.0),
                                one.bit_offset.into(),
                                cut,
                            );
                        }
                        at = at.saturating_add(bits);
                    }
                }
                (Referrer::Lane { register, .. }, None) => add(Physical::Lane(register.0), 0, span),
                (Referrer::Slot { base, offset, .. }, None)
                | (Referrer::Address { base, offset }, Some(_)) => {
                    add(memory(anchor(base)), i64::from(offset) * 8, span);
                }
                (Referrer::Symbol { symbol, offset }, Some(_)) => {
                    add(memory(Anchor::Symbol(symbol)), i64::from(offset) * 8, span);
                }
                _ => {}
            }
        }
        Some(())
    }

    /// Whether two parts have a bit in common, be it at different times.
    fn shares_storage(&self) -> bool {
        // Of the places so far in one storage, the one that reaches farthest, and the one of
        // another part that does.
        let mut farthest: [(i64, u32); 2] = [(i64::MIN, u32::MAX); 2];
        let mut last = None;
        for extent in &self.extents {
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

    /// Where two parts have a bit in common at one time.
    fn shared_at_once(&self, parts: &[Span]) -> Option<String> {
        let mut all: Vec<(Physical, Stretch, Extent)> = Vec::new();
        for extent in &self.extents {
            let stretches = self.windows.get(extent.time as usize)?;
            if all.len() + stretches.len() > MOST_STRETCHES {
                return None;
            }
            all.extend(
                stretches
                    .iter()
                    .map(|stretch| (extent.physical, *stretch, *extent)),
            );
        }
        all.sort_unstable();
        for group in all.chunk_by(|one, other| one.0 == other.0) {
            // What is there at the time, by first bits; and when it ends to be.
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
                let before = there.range(..key).rev().take(NEIGHBOURS);
                let mut near = before
                    .chain(there.range(key..).take(NEIGHBOURS))
                    .map(|(_, other)| other);
                let shares = |other: &&Extent| {
                    other.part != extent.part
                        && other.start < extent.end
                        && extent.start < other.end
                };
                if let Some(other) = near.find(shares) {
                    return Some(self.tell(parts, extent, *other, from));
                }
                there.insert(key, extent);
                ends.push(Reverse((until, extent.start, number)));
            }
        }
        None
    }

    fn tell(&self, parts: &[Span], one: Extent, other: Extent, time: u64) -> String {
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
            Physical::Memory(_, Anchor::Register(number)) => memory(register(number)),
            Physical::Memory(_, Anchor::Cfa) => memory("cfa".to_string()),
            Physical::Memory(_, Anchor::Frame) => memory("fb".to_string()),
            Physical::Memory(_, Anchor::Symbol(symbol)) => {
                memory(format!("@{}", module.metadata.strings.get(symbol)))
            }
            Physical::Memory(_, Anchor::Object(object)) => memory(self.checker.object(object)),
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
            "has parts at bits {first} and {second} that share {what}{when}; give each part storage of its own, or read one \
             with DIOpRead"
        )
    }

    /// Which rule a need breaks that an argument has bits before its start, or up to an end.
    fn outside(&mut self, root: LifetimeId, need: Need) -> Option<(Rule, String)> {
        let (index, bits, space, read) = match need {
            Need::ArgumentStart { index, bit } => (index, bit, None, false),
            Need::ArgumentEnd {
                index,
                end,
                read,
                space,
            } => (index, end, space, read),
            _ => return None,
        };
        let argument = self.argument(root, index)?;
        let is_start = bits < 0;
        let checker = self.checker;
        let through = |what: String| {
            format!(
                "takes of {} what is not there: it {what}",
                checker.object(argument)
            )
        };
        let mut asked = alloc::vec![Asked {
            object: argument,
            bits,
            space,
            time: 0
        }];
        let address = i64::from(self.checker.module.target.address_bytes()) * 8;
        let of_value = |bits: i64, (before, after): (i64, i64)| {
            let (reach, rule, does) = match (is_start, read) {
                (true, _) if before.saturating_add(bits) < 0 => {
                    let what = format!(
                        "leads {} bits before the start of a value",
                        before.saturating_add(bits).unsigned_abs()
                    );
                    return Some((
                        Rule::OffsetBeforeStart,
                        through(format!("{what}; start within the value")),
                    ));
                }
                (false, true) if bits > after => (bits, Rule::ReadPastEnd, "reads"),
                (false, false) if bits > after => (bits, Rule::DenotesPastEnd, "denotes"),
                _ => return None,
            };
            Some((
                rule,
                through(format!(
                    "{does} bits up to {reach} of a value that has {after}; stay within the value"
                )),
            ))
        };
        while let Some(Asked {
            object,
            bits,
            space,
            time,
        }) = asked.pop()
        {
            self.spend(1)?;
            let is_address = match object {
                Object::Fragment(id) => self.checker.index.global_of(id).is_some(),
                Object::Variable(_) => false,
                Object::Code(_) => true,
            };
            if is_address {
                match of_value(bits, (0, address)).filter(|_| space.is_none()) {
                    Some(found) => return Some(found),
                    None => continue,
                }
            }
            for (id, time) in self.lifetimes(object, time)? {
                let Some(node) = self.checker.module.metadata.lifetimes.get(id) else {
                    continue;
                };
                let outcome = self.checker.facts.outcome(node.location);
                if outcome.space != space {
                    continue;
                }
                if let Some(found) = outcome.room.and_then(|room| of_value(bits, room)) {
                    return Some(found);
                }
                let Some((storage, bit)) = outcome.place else {
                    continue;
                };
                let bits = bits.saturating_add(bit);
                match storage {
                    Storage::Referrer => {
                        let need = match is_start {
                            true if bits >= 0 => continue,
                            true => Need::Start(bits),
                            false => Need::End {
                                end: bits,
                                bits: address,
                                read,
                            },
                        };
                        let Some((function, places)) = self.referrers(id, time) else {
                            continue;
                        };
                        let module = self.checker.module;
                        let unfit = |(place, _): (Referrer, u32)| {
                            referrer::unfit(module, function, place, need)
                        };
                        if let Some((rule, what)) = places.into_iter().find_map(unfit) {
                            return Some((rule, through(what)));
                        }
                    }
                    Storage::Argument(index) | Storage::ArgumentPointee(index, _) => {
                        let space = match storage {
                            Storage::ArgumentPointee(_, space) => Some(space),
                            _ => None,
                        };
                        let object = self.argument(id, index);
                        // A start within the argument is one within its storage.
                        let object = object.filter(|_| !is_start || bits < 0);
                        asked.extend(object.map(|object| Asked {
                            object,
                            bits,
                            space,
                            time,
                        }));
                    }
                    Storage::Pointee(_) => {}
                }
            }
        }
        None
    }
}
