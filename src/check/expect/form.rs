//! Locations in an expectation: the normal form of docs/evaluation.md, compared bit by bit.

use crate::check::reference::{BitOrigin, Form, Pointee};
use crate::target::ByteOrder;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::vec::Vec;

/// A location in normal form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExpectedLocation {
    /// `mem(SPACE)+OFFSET`: a bit address.
    Memory {
        /// DWARF's number of the address space.
        space: u64,
        /// The bit address.
        bit: u128,
    },
    /// `reg(NUMBER)+OFFSET`: bits counted from the least significant one.
    Register {
        /// DWARF's number of the register.
        number: u16,
        /// The lowest bit.
        bit: u128,
    },
    /// `imm(HEX)+OFFSET`.
    Known {
        /// Bytes in the order of memory.
        bytes: Vec<u8>,
        /// The first bit in them.
        bit: u128,
    },
    /// `ptr(LOCATION)+OFFSET`: a pointer to a location.
    Pointer {
        /// The location that it points to.
        to: Box<ExpectedLocation>,
        /// The first bit of the pointer.
        bit: u128,
    },
    /// `comp[START..END: LOCATION, …]+OFFSET`.
    Parts {
        /// The end of each part in bits, `None` for `end`, and its location.
        parts: Vec<(Option<u128>, ExpectedLocation)>,
        /// The first bit.
        bit: u128,
    },
    /// `multi{LOCATION | …}+OFFSET`.
    OneOf {
        /// The places.
        members: Vec<ExpectedLocation>,
        /// The first bit in each.
        bit: u128,
    },
    /// `undef`.
    Undefined,
    /// `error`: evaluation fails.
    Error,
}

/// The location of a bit.
#[derive(Clone, Debug)]
pub(super) enum Bit<P> {
    Undefined,
    Failed,
    Memory(u64, u128),
    Register(u16, u128),
    Known(bool),
    Pointer(P, u128),
}

/// The depth up to which pointers to pointers are compared.
const DEEPEST: u32 = 8;
/// The maximum number of bits that are compared.
pub(super) const MOST_BITS: u64 = 1 << 20;

fn known(bytes: &[u8], at: u128, order: ByteOrder) -> Option<bool> {
    let byte = bytes.get(usize::try_from(at / 8).ok()?)?;
    let shift = if order == ByteOrder::Big {
        7 - at % 8
    } else {
        at % 8
    };
    Some(byte >> shift & 1 != 0)
}

impl ExpectedLocation {
    /// For each of `count` bits from `skip` on, all its places; an empty list past the end.
    fn bits<'l>(
        &'l self,
        skip: u128,
        count: u64,
        order: ByteOrder,
    ) -> Vec<Vec<Bit<&'l ExpectedLocation>>> {
        let one = |bit: Bit<&'l ExpectedLocation>| alloc::vec![bit];
        let each = |of: &dyn Fn(u128) -> Option<Bit<&'l ExpectedLocation>>| -> Vec<Vec<Bit<&'l ExpectedLocation>>> {
            (0..u128::from(count)).map(|at| of(at).into_iter().collect()).collect()
        };
        match self {
            ExpectedLocation::Undefined => each(&|_| Some(Bit::Undefined)),
            ExpectedLocation::Error => each(&|_| Some(Bit::Failed)),
            ExpectedLocation::Memory { space, bit } => {
                each(&|at| Some(Bit::Memory(*space, bit + skip + at)))
            }
            ExpectedLocation::Register { number, bit } => each(&|at| {
                // The most significant bit comes first in the order of memory on a big-endian
                // target.
                let at = if order == ByteOrder::Big {
                    u128::from(count) - 1 - at
                } else {
                    at
                };
                Some(Bit::Register(*number, bit + skip + at))
            }),
            ExpectedLocation::Known { bytes, bit } => {
                each(&|at| known(bytes, bit + skip + at, order).map(Bit::Known))
            }
            ExpectedLocation::Pointer { to, bit } => {
                each(&|at| Some(Bit::Pointer(&**to, bit + skip + at)))
            }
            ExpectedLocation::Parts { parts, bit } => {
                let mut all = Vec::new();
                let (from, end) = (bit + skip, bit + skip + u128::from(count));
                let mut start = 0u128;
                for (stop, part) in parts {
                    let stop = stop.unwrap_or(end).max(start);
                    let (first, last) = (from.max(start), end.min(stop));
                    if first < last {
                        // Which bits of a register come first depends on the size of the whole
                        // part.
                        let whole =
                            part.bits(0, (stop - start).min(u128::from(MOST_BITS)) as u64, order);
                        let (skip, take) = ((first - start) as usize, (last - first) as usize);
                        all.extend(whole.into_iter().skip(skip).take(take));
                    }
                    start = stop;
                }
                all.resize(count as usize, Vec::new());
                all
            }
            ExpectedLocation::OneOf { members, bit } => {
                let mut all: Vec<Vec<Bit<&'l ExpectedLocation>>> =
                    alloc::vec![Vec::new(); count as usize];
                for member in members {
                    for (all, own) in all.iter_mut().zip(member.bits(bit + skip, count, order)) {
                        all.extend(own);
                    }
                }
                if members.is_empty() {
                    each(&|_| None)
                        .into_iter()
                        .map(|_| one(Bit::Undefined))
                        .collect()
                } else {
                    all
                }
            }
        }
    }

    /// Whether a form is this location, bit by bit.
    pub(super) fn is(&self, form: &Form, order: ByteOrder) -> bool {
        self.is_within(form, order, 0)
    }

    fn is_within(&self, form: &Form, order: ByteOrder, depth: u32) -> bool {
        if *self == ExpectedLocation::Error {
            return form.fails();
        }
        let wanted = self.bits(0, form.bits(), order);
        let found = bits_of(form, order);
        let mut pointers: Vec<(*const ExpectedLocation, *const Pointee, bool)> = Vec::new();
        let mut same = |wanted: &Bit<&ExpectedLocation>, found: &Bit<Rc<Pointee>>, at: u128| match (
            wanted, found,
        ) {
            (Bit::Undefined, Bit::Undefined) | (Bit::Failed, Bit::Failed) => true,
            (Bit::Memory(space, bit), Bit::Memory(own, there)) => (space, bit) == (own, there),
            (Bit::Register(number, bit), Bit::Register(own, there)) => {
                (number, bit) == (own, there)
            }
            (Bit::Known(bit), Bit::Known(there)) => bit == there,
            (Bit::Pointer(to, bit), Bit::Pointer(found, there))
                if bit == there && depth < DEEPEST =>
            {
                let key = (
                    core::ptr::from_ref::<ExpectedLocation>(*to),
                    Rc::as_ptr(found),
                );
                match pointers.iter().find(|(a, b, _)| (*a, *b) == key) {
                    Some((.., same)) => *same,
                    None => {
                        let same = to.is_within(&found.form(), order, depth + 1);
                        pointers.push((key.0, key.1, same));
                        same
                    }
                }
            }
            // A pointer to memory may be its address.
            (Bit::Known(bit), Bit::Pointer(to, there)) => {
                let size = to.pointer_bits;
                to.address()
                    .is_some_and(|address| number_bit(address, *there, size, order) == *bit)
            }
            (
                Bit::Pointer(ExpectedLocation::Memory { space: _, bit }, there),
                Bit::Known(known),
            ) => {
                let address = u64::try_from(bit / 8).unwrap_or(0);
                let _ = at;
                number_bit(address, *there, form.bits(), order) == *known
            }
            _ => false,
        };
        wanted.len() == found.len()
            && wanted
                .iter()
                .zip(&found)
                .zip(0u128..)
                .all(|((wanted, found), at)| {
                    // Failures beside other places need not be expected.
                    let sure: Vec<_> = found
                        .iter()
                        .filter(|bit| !matches!(bit, Bit::Failed))
                        .collect();
                    let found: Vec<_> = if sure.is_empty() {
                        found.iter().collect()
                    } else {
                        sure
                    };
                    !wanted.is_empty()
                        && wanted
                            .iter()
                            .all(|wanted| found.iter().any(|found| same(wanted, found, at)))
                        && found
                            .iter()
                            .all(|found| wanted.iter().any(|wanted| same(wanted, found, at)))
                })
    }
}

/// The bit at offset `at`, in the order of memory, of a number of `size` bits.
fn number_bit(number: u64, at: u128, size: u64, order: ByteOrder) -> bool {
    let at = if order == ByteOrder::Big {
        u128::from(size).saturating_sub(at + 1)
    } else {
        at
    };
    at < 64 && number >> at & 1 != 0
}

/// For each bit, all its places.
pub(super) fn bits_of(form: &Form, order: ByteOrder) -> Vec<Vec<Bit<Rc<Pointee>>>> {
    match form {
        Form::Run { bits, origin } => {
            let count = (*bits).min(MOST_BITS);
            (0..count)
                .map(|at| {
                    let place = u128::from(at);
                    alloc::vec![match origin {
                        BitOrigin::Undefined => Bit::Undefined,
                        BitOrigin::Failed(_) => Bit::Failed,
                        BitOrigin::Memory { space, bit } => Bit::Memory(*space, bit + place),
                        BitOrigin::Register { register, bit } => {
                            let at = if order == ByteOrder::Big {
                                bits - 1 - at
                            } else {
                                at
                            };
                            Bit::Register(*register, u128::from(bit + at))
                        }
                        BitOrigin::Known(known) => {
                            known
                                .get(at as usize)
                                .map_or(Bit::Undefined, |known| Bit::Known(*known))
                        }
                        BitOrigin::Pointer { to, bit } =>
                            Bit::Pointer(to.clone(), u128::from(bit + at)),
                    }]
                })
                .collect()
        }
        Form::Sequence(forms) => {
            let mut all = Vec::new();
            for form in forms {
                if all.len() as u64 > MOST_BITS {
                    break;
                }
                all.extend(bits_of(form, order));
            }
            all
        }
        Form::OneOf(choices) => {
            let mut all: Vec<Vec<Bit<Rc<Pointee>>>> = Vec::new();
            for choice in choices {
                let own = bits_of(&choice.form, order);
                all.resize(own.len().max(all.len()), Vec::new());
                for (all, own) in all.iter_mut().zip(own) {
                    all.extend(own);
                }
            }
            all
        }
        Form::Doubtful(_, form) => bits_of(form, order),
    }
}
