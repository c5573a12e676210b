//! The pieces of a location, as runs of bits with their origins.

use dwarfsmith::eval::{Origin, Run};
use dwarfsmith::target::ByteOrder;

/// The source of a piece: a number of bits, of which those before `first` are skipped.
pub struct Storage {
    pub bits: u128,
    pub first: u128,
    /// Whether it is a number, whose bits have significance, not a location.
    pub number: bool,
    pub kind: Kind,
}

pub enum Kind {
    /// The origin of the first bit.
    Origin(Origin),
    Known(Vec<bool>),
}

impl Storage {
    pub fn run(&self, skip: u128, bits: u128) -> Run {
        let start = self.first + skip;
        let origin = match &self.kind {
            Kind::Known(known) => {
                let bits: Vec<bool> = known[start as usize..][..bits as usize].to_vec();
                Origin::Known(packed(&bits))
            }
            Kind::Origin(origin) => {
                let mut origin = origin.clone();
                if let Origin::Memory { bit, .. }
                | Origin::Register { bit, .. }
                | Origin::ImplicitPointer { bit, .. } = &mut origin
                {
                    *bit += start;
                }
                origin
            }
        };
        Run { bits, origin }
    }
}

/// Bits in bytes, the first in the least significant bit.
fn packed(bits: &[bool]) -> Vec<u8> {
    let byte = |chunk: &[bool]| {
        chunk
            .iter()
            .rev()
            .fold(0, |byte, bit| byte << 1 | u8::from(*bit))
    };
    bits.chunks(8).map(byte).collect()
}

fn unpacked(bytes: &[u8], count: u128) -> impl Iterator<Item = bool> {
    (0..count as usize).map(|bit| bytes[bit / 8] >> (bit % 8) & 1 != 0)
}

/// Appends a run. It is joined to the last run if it begins where that one ends.
pub fn append(runs: &mut Vec<Run>, run: Run, order: ByteOrder) {
    let Some(last) = runs.last_mut() else {
        return runs.push(run);
    };
    let continues = match (&last.origin, &run.origin) {
        (Origin::Undefined, Origin::Undefined) => true,
        (Origin::Memory { bit: here, .. }, Origin::Memory { bit: there, .. }) => {
            here + last.bits == *there
        }
        // The most significant bits come first on a big-endian machine.
        (
            Origin::Register { register, bit, .. },
            Origin::Register {
                register: next,
                bit: there,
                ..
            },
        ) if order == ByteOrder::Big => {
            let continues = register == next && there + run.bits == *bit;
            if continues {
                last.origin = run.origin.clone();
            }
            continues
        }
        (
            Origin::Register { register, bit, .. },
            Origin::Register {
                register: next,
                bit: there,
                ..
            },
        ) => register == next && bit + last.bits == *there,
        (
            Origin::ImplicitPointer { entry, offset, bit },
            Origin::ImplicitPointer {
                entry: next,
                offset: next_offset,
                bit: there,
            },
        ) => entry == next && offset == next_offset && bit + last.bits == *there,
        (Origin::Known(here), Origin::Known(there)) => {
            let bits: Vec<bool> = unpacked(here, last.bits)
                .chain(unpacked(there, run.bits))
                .collect();
            last.origin = Origin::Known(packed(&bits));
            true
        }
        _ => false,
    };
    if continues {
        last.bits += run.bits
    } else {
        runs.push(run)
    }
}
