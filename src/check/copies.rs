//! The places of each value that hold at the same time.
//!
//! In a correct program, a value has the same contents in all its places. If the places of a
//! condition, mask or offset differed, they would select different parts of an object, and lowering
//! need not emit each combination of them (docs/language.md, section 3.2).

use crate::markers::{Base, FunctionView, Referrer, RegisterPart, ValuePlace};
use crate::target::{ByteOrder, Register, Target};
use crate::units::Position;
use alloc::vec::Vec;

/// The start of some bytes of a machine, in storage order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Start {
    /// A byte offset in a register.
    Register(Register, u64),
    /// An address in an address space.
    Memory(u64, u64),
}

/// Bytes with the same contents as others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Duplicate {
    to: Start,
    from: Start,
    bytes: u64,
}

impl Start {
    /// Returns the byte at a distance.
    pub(super) fn plus(self, bytes: u64) -> Start {
        match self {
            Start::Register(register, at) => Start::Register(register, at.wrapping_add(bytes)),
            Start::Memory(space, at) => Start::Memory(space, at.wrapping_add(bytes)),
        }
    }

    /// Returns the number of bytes from here to a byte of the same register or memory.
    fn distance(self, to: Start) -> Option<u64> {
        match (self, to) {
            (Start::Register(one, at), Start::Register(other, to)) if one == other => {
                Some(to.wrapping_sub(at))
            }
            (Start::Memory(one, at), Start::Memory(other, to)) if one == other => {
                Some(to.wrapping_sub(at))
            }
            _ => None,
        }
    }
}

impl Duplicate {
    /// Returns the byte whose contents a byte has, after these copies. Each copy is made after
    /// those before it.
    pub(super) fn source(mut copies: &[Duplicate], mut byte: Start) -> Start {
        let distance = |copy: &Duplicate, byte| {
            let distance = copy.to.distance(byte);
            distance.filter(|distance| *distance < copy.bytes)
        };
        while let Some((last, before)) = copies.split_last() {
            if let Some(distance) = distance(last, byte) {
                byte = last.from.plus(distance);
            }
            copies = before;
        }
        byte
    }
}

/// The values of a function that are in several places at some position.
#[derive(Debug, Default)]
pub(super) struct Copies {
    values: Vec<Vec<CopiedPlace>>,
}

/// A place of a value, and the parts of registers that it consists of.
#[derive(Debug)]
struct CopiedPlace {
    place: ValuePlace,
    parts: Vec<RegisterPart>,
}

/// Consecutive bytes of a machine, and their number in bits.
type Run = (Start, u64);

impl Copies {
    pub(super) fn of(function: FunctionView<'_>) -> Copies {
        let all: Vec<ValuePlace> = function.values().collect();
        let of_one = all.chunk_by(|one, other| one.value == other.value);
        let is_in_several = |places: &&[ValuePlace]| {
            let mut end = Position::START;
            places.iter().any(|place| {
                let overlaps = place.range.start < end;
                end = end.max(place.range.end);
                overlaps
            })
        };
        let with_parts = |place: &ValuePlace| CopiedPlace {
            place: *place,
            parts: match place.location {
                Referrer::Register(part) => Vec::from([part]),
                Referrer::Registers { first, count } => function.register_list(first, count).into(),
                _ => Vec::new(),
            },
        };
        let of_one = of_one.filter(is_in_several);
        Copies {
            values: of_one
                .map(|places| places.iter().map(with_parts).collect())
                .collect(),
        }
    }

    /// Adds the copies at a position. `slot` returns the start of a slot, after the copies before.
    pub(super) fn add(
        &self,
        (target, pc): (Target, Position),
        copies: &mut Vec<Duplicate>,
        slot: impl Fn(Base, i32, &[Duplicate]) -> Start,
    ) {
        let is_big = target.byte_order() == ByteOrder::Big;
        for places in &self.values {
            let mut first: Option<Vec<Run>> = None;
            let places = places.iter().filter(|one| one.place.range.contains(pc));
            for CopiedPlace { place, parts } in places {
                let to: Option<Vec<Run>> = match place.location {
                    Referrer::Register(_) | Referrer::Registers { .. } => {
                        // Only the last byte of a whole place has other bits.
                        let is_whole = |part: &RegisterPart| {
                            parts.len() == 1 || part.size(target).is_multiple_of(8)
                        };
                        let runs = parts.iter().map(|part| {
                            let run = in_register(target, *part);
                            run.filter(|_| is_whole(part))
                        });
                        runs.collect()
                    }
                    // A slot without a size is as large as the value.
                    Referrer::Slot { base, offset, bits } if base != Base::Frame => {
                        let bits = if bits == 0 { UNKNOWN } else { bits.into() };
                        // On a big-endian target, the value is in the upper bits of its last byte.
                        let is_at_start = bits.is_multiple_of(8) || !is_big;
                        let bits = bits.next_multiple_of(8);
                        is_at_start.then(|| Vec::from([(slot(base, offset, copies), bits)]))
                    }
                    _ => None,
                };
                let Some(to) = to else {
                    continue;
                };
                let Some(from) = &first else {
                    first = Some(to);
                    continue;
                };
                // On a big-endian target, only places of one size begin with the same byte.
                let size = |runs: &[Run]| runs.iter().fold(0, |all, run| run.1.saturating_add(all));
                if size(from) == size(&to) || !is_big {
                    add_runs(from, &to, copies);
                }
            }
        }
    }
}

/// Adds the copies of the bytes that two places have in common.
fn add_runs(from: &[Run], to: &[Run], copies: &mut Vec<Duplicate>) {
    let (mut sources, mut targets) = (from.iter().copied(), to.iter().copied());
    let (mut source, mut target) = (sources.next(), targets.next());
    while let (Some(one), Some(other)) = (source, target) {
        let bits = one.1.min(other.1);
        if bits == UNKNOWN {
            return;
        }
        let (from, to, bytes) = (one.0, other.0, bits / 8);
        if to != from {
            copies.push(Duplicate { to, from, bytes });
        }
        let rest = |run: Run| (run.1 > bits).then(|| (run.0.plus(bytes), run.1 - bits));
        source = rest(one).or_else(|| sources.next());
        target = rest(other).or_else(|| targets.next());
    }
}

/// More bits than a register or slot has.
const UNKNOWN: u64 = 1 << 63;

/// Returns the start of a part of a register, and its size in bits, with the rest of its last byte;
/// `None` if it does not start with a byte.
fn in_register(target: Target, part: RegisterPart) -> Option<(Start, u64)> {
    let below = u64::from(part.bit_offset);
    let bits = part.size(target).next_multiple_of(8);
    let all = u64::from(target.widest_bits(part.register)?);
    let above = all.checked_sub(below.checked_add(bits)?)?;
    let first = match target.byte_order() {
        ByteOrder::Little => below,
        ByteOrder::Big => above,
    };
    let start = Start::Register(part.register, first / 8);
    first.is_multiple_of(8).then_some((start, bits))
}
