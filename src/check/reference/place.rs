//! Places: where the bits of a stack entry are.
//!
//! A place is a storage and an offset in bits, which may be anywhere, also before the start of the storage or past its
//! end: what is outside is told when bits are asked for. [`Place::slice`] lists the origins of some bits, run by run;
//! bits outside a storage, and all bits of what could not be evaluated, have the origin [`Origin::Failed`]. So evaluation
//! needs no errors of its own: a failure is data, and only matters if it reaches the object.
//!
//! Composites hold their parts' runs, not the parts, so nothing is nested.

use crate::eval::{Location, Machine, Storage, read_bits};
use crate::target::{ByteOrder, Register};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

/// Where bits come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Nobody knows.
    Undefined,
    /// They are outside their storage, or their evaluation fails.
    Failed,
    /// A register.
    Register {
        /// The register.
        register: Register,
        /// Its size in bits.
        size: u64,
    },
    /// Memory.
    Memory {
        /// DWARF's number of the address space.
        space: u64,
        /// The size of the address space in bits.
        size: u128,
    },
    /// They are known: bits in storage order.
    Known {
        /// The bytes that hold them; unused bits are at the end.
        bytes: Arc<[u8]>,
        /// How many bits there are.
        size: u64,
    },
    /// A pointer that has no bits.
    Pointer {
        /// What it points to, by number.
        pointee: usize,
        /// The size of the pointer in bits.
        size: u64,
    },
}

/// Bits in a row with one origin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// Where they come from.
    pub origin: Origin,
    /// The index of the first in its storage.
    pub bit: u128,
    /// How many.
    pub bits: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Body {
    One(Origin),
    Parts(Arc<[Run]>),
}

/// A storage and an offset in bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    body: Body,
    offset: i128,
}

/// Further than any storage has bits.
const FAR: i128 = 1 << 100;

impl Origin {
    /// The size of the storage in bits; `None` where it has no end.
    fn size(&self) -> Option<u128> {
        match self {
            Origin::Undefined | Origin::Failed => None,
            Origin::Memory { size, .. } => Some(*size),
            Origin::Register { size, .. } | Origin::Known { size, .. } | Origin::Pointer { size, .. } => {
                Some(u128::from(*size))
            }
        }
    }
}

impl Place {
    pub(super) const UNDEFINED: Place = Place { body: Body::One(Origin::Undefined), offset: 0 };
    pub(super) const FAILED: Place = Place { body: Body::One(Origin::Failed), offset: 0 };

    /// A bit of a storage.
    pub(super) fn new(origin: Origin, offset: i128) -> Place {
        Place { body: Body::One(origin), offset }
    }

    /// A number as an implicit location of `size` bits, 128 at most.
    pub(super) fn number(number: u128, size: u64, order: ByteOrder) -> Place {
        let mut bytes = (number << (128 - size.clamp(1, 128))).to_be_bytes()[..size.div_ceil(8) as usize].to_vec();
        if order == ByteOrder::Little {
            bytes = number.to_le_bytes()[..size.div_ceil(8) as usize].to_vec();
            if let Some(last) = bytes.last_mut().filter(|_| !size.is_multiple_of(8)) {
                *last &= (1 << (size % 8)) - 1;
            }
        }
        Place::known(bytes, size)
    }

    /// Bits in storage order as an implicit location.
    pub(super) fn known(bytes: Vec<u8>, size: u64) -> Place {
        Place::new(Origin::Known { bytes: bytes.into(), size }, 0)
    }

    /// Parts in a row.
    pub(super) fn composite(parts: impl IntoIterator<Item = (Place, u64)>) -> Place {
        let runs: Vec<Run> = parts.into_iter().flat_map(|(part, bits)| part.slice(bits)).collect();
        Place { body: Body::Parts(runs.into()), offset: 0 }
    }

    /// The byte address and space, for memory at a whole byte.
    pub(super) fn address(&self) -> Option<(u64, u128)> {
        match self.body {
            Body::One(Origin::Memory { space, .. }) if self.offset % 8 == 0 => {
                Some((space, u128::try_from(self.offset / 8).ok()?))
            }
            _ => None,
        }
    }

    /// True for memory whose first `bits` bits go past the end of the address space.
    pub(super) fn goes_round(&self, bits: u64) -> bool {
        match self.body {
            Body::One(Origin::Memory { size, .. }) => self.is_inside() && self.offset as u128 + u128::from(bits) > size,
            _ => false,
        }
    }

    fn size(&self) -> Option<u128> {
        match &self.body {
            Body::One(origin) => origin.size(),
            Body::Parts(runs) => Some(runs.iter().map(|run| u128::from(run.bits)).sum()),
        }
    }

    /// True where the offset is in the storage.
    pub(super) fn is_inside(&self) -> bool {
        self.size().is_none_or(|size| u128::try_from(self.offset).is_ok_and(|offset| offset < size))
    }

    /// The place this many bits further on or back. Memory is as an address is: counted modulo the size of its address space.
    /// True where it went round, or is outside its storage now.
    pub(super) fn moved(mut self, bits: i128) -> (Place, bool) {
        // No storage reaches as far as this either way, so that what is further out need not be told apart.
        self.offset = self.offset.saturating_add(bits).clamp(-FAR, FAR);
        let mut round = false;
        if let Body::One(Origin::Memory { size, .. }) = self.body {
            let wrapped = self.offset.rem_euclid(i128::try_from(size).unwrap_or(FAR).max(1));
            round = wrapped != self.offset;
            self.offset = wrapped;
        }
        let outside = !self.is_inside();
        (self, round || outside)
    }

    /// Where the first `bits` bits come from: runs in order, none empty.
    pub fn slice(&self, bits: u64) -> Vec<Run> {
        let mut runs = Vec::new();
        let end = self.offset.saturating_add(i128::from(bits));
        let failed = |from: i128, to: i128| Run { origin: Origin::Failed, bit: 0, bits: (to - from).max(0) as u64 };
        let size = match (&self.body, self.size()) {
            // Storage without an end has no bits of its own.
            (Body::One(origin), None) => return vec![Run { origin: origin.clone(), bit: 0, bits }],
            (_, size) => size.map_or(FAR, |size| i128::try_from(size).unwrap_or(FAR).min(FAR)),
        };
        runs.push(failed(self.offset, end.min(0)));
        let (from, to) = (self.offset.max(0), end.min(size));
        match &self.body {
            Body::One(origin) => {
                let bits = (to - from).max(0) as u64;
                runs.push(Run { origin: origin.clone(), bit: from.max(0) as u128, bits });
            }
            Body::Parts(parts) => {
                let mut start = 0i128;
                for part in parts.iter() {
                    let stop = start + i128::from(part.bits);
                    let (cut, until) = (from.max(start), to.min(stop));
                    if cut < until {
                        let bit = part.bit + (cut - start) as u128;
                        runs.push(Run { origin: part.origin.clone(), bit, bits: (until - cut) as u64 });
                    }
                    start = stop;
                }
            }
        }
        runs.push(failed(self.offset.max(size), end));
        runs.retain(|run| run.bits > 0);
        runs
    }

    /// The bits there, in storage order, the last byte filled up with zeros; `None` where one of them is nowhere.
    pub(super) fn read(&self, machine: &dyn Machine, order: ByteOrder, bits: u64) -> Option<Vec<u8>> {
        let mut into = vec![0; bits.div_ceil(8) as usize];
        let mut at = 0;
        for run in self.slice(bits) {
            let bytes = run.read(machine, order)?;
            for bit in 0..run.bits {
                set_bit(&mut into, at, order, get_bit(&bytes, bit, order));
                at += 1;
            }
        }
        Some(into)
    }
}

impl Run {
    /// The run's bits in storage order; `None` where they are nowhere.
    pub fn read(&self, machine: &dyn Machine, order: ByteOrder) -> Option<Vec<u8>> {
        let storage = match &self.origin {
            Origin::Undefined | Origin::Failed | Origin::Pointer { .. } => return None,
            Origin::Register { register, size } => {
                Storage::Register { frame: machine.frame(), register: *register, bits: *size }
            }
            Origin::Memory { space, .. } => Storage::Memory { space: *space, address_bytes: 8 },
            Origin::Known { bytes, .. } => Storage::Implicit(bytes.clone().into()),
        };
        read_bits(machine, order, &Location { storage, offset: self.bit }, u128::from(self.bits)).ok()
    }
}

fn shift(bit: u64, order: ByteOrder) -> u64 {
    match order {
        ByteOrder::Little => bit % 8,
        ByteOrder::Big => 7 - bit % 8,
    }
}

/// A bit of a row of bits in storage order; 0 past the end.
pub(in crate::check) fn get_bit(bytes: &[u8], bit: u64, order: ByteOrder) -> bool {
    bytes.get((bit / 8) as usize).is_some_and(|byte| byte >> shift(bit, order) & 1 != 0)
}

fn set_bit(bytes: &mut [u8], bit: u64, order: ByteOrder, value: bool) {
    if let Some(byte) = bytes.get_mut((bit / 8) as usize) {
        *byte |= u8::from(value) << shift(bit, order);
    }
}

/// The number that bits in storage order hold: the first is the least significant on a little-endian target, the most
/// significant on a big-endian one. 128 bits at most.
pub(super) fn to_number(bytes: &[u8], bits: u64, order: ByteOrder) -> u128 {
    let mut all = [0; 16];
    let count = bytes.len().min(16);
    all[..count].copy_from_slice(&bytes[..count]);
    match order {
        ByteOrder::Little => u128::from_le_bytes(all),
        ByteOrder::Big => u128::from_be_bytes(all) >> (128 - bits.clamp(1, 128)),
    }
}
