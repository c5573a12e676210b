//! Locations in an expectation: the normal form of docs/evaluation.md, compared bit by bit.
//!
//! Each bit must have the expected places and no others. In addition, each of several expected
//! places must be one place of the object, and not take some bits from one and others from another.

use crate::check::reference::{BitOrigin, EvaluationFault, Form, Pointee};
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
    /// `@OBJECT+BYTES` in a pointer: the location of another object, which the evaluation finds.
    Target {
        /// The number of the object among those of the expectation.
        number: usize,
        /// The first bit.
        bit: u128,
    },
    /// `comp[START..END: LOCATION, …]+OFFSET`.
    Parts {
        /// The end of each part in bits (`None` for `end`), and its location.
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
    /// `error`: the evaluation fails.
    Error,
}

/// The location of a single bit.
#[derive(Clone, Debug)]
pub(super) enum Bit<P> {
    Undefined,
    Failed,
    /// The evaluation fails because it reads the undefined location. This counts as undefined, too.
    Unread,
    Memory(u64, u128),
    Register(u16, u128),
    Known(bool),
    Pointer(P, u128),
}

/// For each bit, all its places.
type Bits<P> = Vec<Vec<Bit<P>>>;

/// The maximum depth to which pointers to pointers are compared.
const MAX_DEPTH: u32 = 8;
/// The maximum number of compared bits.
pub(super) const MAX_BITS: u64 = 1 << 20;

fn known(bytes: &[u8], at: u128, order: ByteOrder) -> Option<bool> {
    let byte = bytes.get(usize::try_from(at / 8).ok()?)?;
    let shift = if order == ByteOrder::Big {
        7 - at % 8
    } else {
        at % 8
    };
    Some(byte >> shift & 1 != 0)
}

/// Returns bits in the order of memory as bytes.
fn bytes_of(bits: &[bool], order: ByteOrder) -> Vec<u8> {
    let byte = |bits: &[bool]| {
        let set = (0..).zip(bits).filter(|(_, bit)| **bit);
        set.fold(0, |byte, (at, _)| match order {
            ByteOrder::Big => byte | 0x80 >> at,
            ByteOrder::Little => byte | 1 << at,
        })
    };
    bits.chunks(8).map(byte).collect()
}

impl ExpectedLocation {
    /// Returns all places of each of `count` bits from `skip` on; an empty list for a bit past the
    /// end.
    fn bits(&self, skip: u128, count: u64, order: ByteOrder) -> Bits<&ExpectedLocation> {
        let each = |of: &dyn Fn(u128) -> Option<_>| -> Bits<&ExpectedLocation> {
            let all = 0..u128::from(count);
            all.map(|at| of(at).into_iter().collect()).collect()
        };
        match self {
            ExpectedLocation::Undefined | ExpectedLocation::Target { .. } => {
                each(&|_| Some(Bit::Undefined))
            }
            ExpectedLocation::Error => each(&|_| Some(Bit::Failed)),
            ExpectedLocation::Memory { space, bit } => {
                each(&|at| Some(Bit::Memory(*space, bit + skip + at)))
            }
            ExpectedLocation::Register { number, bit } => each(&|at| {
                let at = in_register(at, count, order);
                Some(Bit::Register(*number, bit + skip + at))
            }),
            ExpectedLocation::Known { bytes, bit } => {
                each(&|at| known(bytes, bit + skip + at, order).map(Bit::Known))
            }
            ExpectedLocation::Pointer { to, bit } => {
                each(&|at| Some(Bit::Pointer(&**to, bit + skip + at)))
            }
            ExpectedLocation::Parts { parts, bit } => {
                let mut all = bits_of_parts(parts, bit + skip, count, order);
                all.resize(count as usize, Vec::new());
                all
            }
            ExpectedLocation::OneOf { members, .. } if members.is_empty() => {
                each(&|_| Some(Bit::Undefined))
            }
            ExpectedLocation::OneOf { members, bit } => {
                merged(members.iter().map(|one| one.bits(bit + skip, count, order)))
            }
        }
    }

    /// Replaces targets of pointers by the locations that `find` returns.
    ///
    /// # Errors
    /// Those of `find`.
    pub(super) fn replace_targets<E>(
        &mut self,
        find: &mut impl FnMut(usize) -> Result<ExpectedLocation, E>,
    ) -> Result<(), E> {
        match self {
            ExpectedLocation::Target { number, bit } => {
                let (bit, target) = (*bit, find(*number)?);
                *self = ExpectedLocation::Parts {
                    parts: alloc::vec![(None, target)],
                    bit,
                };
                Ok(())
            }
            ExpectedLocation::Pointer { to, .. } => to.replace_targets(find),
            ExpectedLocation::Parts { parts, .. } => {
                let mut parts = parts.iter_mut();
                parts.try_for_each(|(_, part)| part.replace_targets(find))
            }
            ExpectedLocation::OneOf { members, .. } => {
                let mut members = members.iter_mut();
                members.try_for_each(|member| member.replace_targets(find))
            }
            _ => Ok(()),
        }
    }

    /// Returns a form as an expected location.
    pub(super) fn of(form: &Form, order: ByteOrder) -> ExpectedLocation {
        ExpectedLocation::within(form, order, 0)
    }

    fn within(form: &Form, order: ByteOrder, depth: u32) -> ExpectedLocation {
        match form {
            Form::Run { bits, origin } => {
                let location = match origin {
                    BitOrigin::Failed(EvaluationFault::Undefined) | BitOrigin::Undefined => {
                        ExpectedLocation::Undefined
                    }
                    BitOrigin::Failed(_) => ExpectedLocation::Error,
                    BitOrigin::Memory { space, bit } => ExpectedLocation::Memory {
                        space: *space,
                        bit: *bit,
                    },
                    BitOrigin::Register { register, bit } => ExpectedLocation::Register {
                        number: *register,
                        bit: (*bit).into(),
                    },
                    BitOrigin::Known(known) => ExpectedLocation::Known {
                        bytes: bytes_of(known, order),
                        bit: 0,
                    },
                    BitOrigin::Pointer { to, bit } if depth < MAX_DEPTH => {
                        let to = ExpectedLocation::within(&to.form(), order, depth + 1);
                        ExpectedLocation::Pointer {
                            to: Box::new(to),
                            bit: (*bit).into(),
                        }
                    }
                    BitOrigin::Pointer { .. } => ExpectedLocation::Undefined,
                };
                // The order of a register's bits depends on the size of the run.
                let parts = alloc::vec![(Some((*bits).into()), location)];
                ExpectedLocation::Parts { parts, bit: 0 }
            }
            Form::Sequence(forms) => {
                let mut end = 0;
                let parts = forms.iter().map(|form| {
                    end += u128::from(form.bits());
                    (Some(end), ExpectedLocation::within(form, order, depth))
                });
                let parts = parts.collect();
                ExpectedLocation::Parts { parts, bit: 0 }
            }
            Form::OneOf(choices) => {
                let members = choices.iter();
                let member = |form: &Form| ExpectedLocation::within(form, order, depth);
                ExpectedLocation::OneOf {
                    members: members.map(|choice| member(&choice.form)).collect(),
                    bit: 0,
                }
            }
            Form::Doubtful(_, form) => ExpectedLocation::within(form, order, depth),
        }
    }

    /// True if a form equals this location, bit by bit.
    pub(super) fn is(&self, form: &Form, order: ByteOrder) -> bool {
        self.is_within(form, order, 0)
    }

    fn is_within(&self, form: &Form, order: ByteOrder, depth: u32) -> bool {
        if *self == ExpectedLocation::Error {
            return form.fails();
        }
        let expected = self.bits(0, form.bits(), order);
        let found = bits_of(form, order);
        let mut comparison = Comparison {
            order,
            size: form.bits(),
            depth,
            pointers: Vec::new(),
        };
        let mut pairs = expected.iter().zip(&found);
        expected.len() == found.len()
            && pairs.all(|(expected, found)| comparison.is_same_bit(expected, found))
            && self.each_place(0, form.bits(), order, &mut |place| {
                comparison.is_place(&place, form)
            })
    }

    /// True if `check` returns true for the `count` bits from `skip` on of each of several places.
    fn each_place<'a>(
        &'a self,
        skip: u128,
        count: u64,
        order: ByteOrder,
        check: &mut dyn FnMut(Bits<&'a ExpectedLocation>) -> bool,
    ) -> bool {
        let ExpectedLocation::OneOf { members, bit } = self else {
            return true;
        };
        let mut members = members.iter();
        members.all(|one| match one {
            ExpectedLocation::OneOf { .. } => one.each_place(bit + skip, count, order, check),
            _ => check(one.bits(bit + skip, count, order)),
        })
    }
}

/// The comparison of a location with a form.
struct Comparison {
    order: ByteOrder,
    /// The size of the form in bits.
    size: u64,
    /// The number of pointers that lead to it.
    depth: u32,
    /// The compared pointers, and true if their targets are equal.
    pointers: Vec<(*const ExpectedLocation, *const Pointee, bool)>,
}

impl Comparison {
    /// True if one place of an object has these bits. Each bit is one of several.
    fn is_place(&mut self, expected: &[Vec<Bit<&ExpectedLocation>>], form: &Form) -> bool {
        match form {
            Form::Run { .. } => {
                let found = bits_of(form, self.order);
                let mut pairs = expected.iter().zip(&found);
                expected.len() == found.len()
                    && pairs.all(|(expected, found)| {
                        let mut expected = expected.iter();
                        expected.any(|one| found.iter().any(|found| self.is_same(one, found)))
                    })
            }
            Form::Sequence(forms) => {
                let mut rest = expected;
                forms.iter().all(|form| {
                    let of_form = rest.split_at_checked(form.bits() as usize);
                    of_form.is_some_and(|(of_form, behind)| {
                        rest = behind;
                        self.is_place(of_form, form)
                    })
                })
            }
            Form::OneOf(choices) => {
                let mut choices = choices.iter();
                choices.any(|choice| self.is_place(expected, &choice.form))
            }
            Form::Doubtful(_, form) => self.is_place(expected, form),
        }
    }

    /// True if a bit has exactly the expected places.
    fn is_same_bit(
        &mut self,
        expected: &[Bit<&ExpectedLocation>],
        found: &[Bit<Rc<Pointee>>],
    ) -> bool {
        // If another place does not fail, an expectation may omit the places that do.
        let is_failed = |bit: &Bit<_>| matches!(bit, Bit::Failed | Bit::Unread);
        let fails = found.iter().all(is_failed);
        let found = || found.iter().filter(|bit| fails || !is_failed(bit));
        !expected.is_empty()
            && expected
                .iter()
                .all(|expected| found().any(|found| self.is_same(expected, found)))
            && found().all(|found| {
                expected
                    .iter()
                    .any(|expected| self.is_same(expected, found))
            })
    }

    fn is_same(&mut self, expected: &Bit<&ExpectedLocation>, found: &Bit<Rc<Pointee>>) -> bool {
        match (expected, found) {
            (Bit::Undefined, Bit::Undefined | Bit::Unread)
            | (Bit::Failed, Bit::Failed | Bit::Unread) => true,
            (Bit::Memory(space, bit), Bit::Memory(own, there)) => (space, bit) == (own, there),
            (Bit::Register(number, bit), Bit::Register(own, there)) => {
                (number, bit) == (own, there)
            }
            (Bit::Known(bit), Bit::Known(there)) => bit == there,
            (Bit::Pointer(to, bit), Bit::Pointer(found, there)) if bit == there => {
                self.is_same_target(to, found)
            }
            // A pointer to memory may be the memory's address.
            (Bit::Known(bit), Bit::Pointer(to, there)) => to.address().is_some_and(|address| {
                number_bit(address, *there, to.pointer_bits, self.order) == *bit
            }),
            (Bit::Pointer(ExpectedLocation::Memory { bit, .. }, there), Bit::Known(known)) => {
                let address = u64::try_from(bit / 8).unwrap_or(0);
                number_bit(address, *there, self.size, self.order) == *known
            }
            _ => false,
        }
    }

    /// Compares the targets of two pointers once, and not for each bit of the pointers.
    fn is_same_target(&mut self, to: &ExpectedLocation, found: &Rc<Pointee>) -> bool {
        let key = (core::ptr::from_ref(to), Rc::as_ptr(found));
        let mut known = self.pointers.iter();
        if let Some((.., same)) = known.find(|(a, b, _)| (*a, *b) == key) {
            return *same;
        }
        let same =
            self.depth < MAX_DEPTH && to.is_within(&found.form(), self.order, self.depth + 1);
        self.pointers.push((key.0, key.1, same));
        same
    }
}

/// Returns all places of each of `count` bits of a composite from `from` on.
fn bits_of_parts(
    parts: &[(Option<u128>, ExpectedLocation)],
    from: u128,
    count: u64,
    order: ByteOrder,
) -> Bits<&ExpectedLocation> {
    let mut all = Vec::new();
    let end = from + u128::from(count);
    let mut start = 0u128;
    for (stop, part) in parts {
        let stop = stop.unwrap_or(end).max(start);
        let (first, last) = (from.max(start), end.min(stop));
        if first < last {
            // The order of a register's bits depends on the size of the whole part.
            let size = (stop - start).min(u128::from(MAX_BITS)) as u64;
            let whole = part.bits(0, size, order).into_iter();
            let (skip, take) = ((first - start) as usize, (last - first) as usize);
            all.extend(whole.skip(skip).take(take));
        }
        start = stop;
    }
    all
}

/// Returns, for each bit, the places in any of the alternatives.
fn merged<P: Clone>(alternatives: impl Iterator<Item = Bits<P>>) -> Bits<P> {
    let mut all: Bits<P> = Vec::new();
    for own in alternatives {
        all.resize(own.len().max(all.len()), Vec::new());
        for (all, own) in all.iter_mut().zip(own) {
            all.extend(own);
        }
    }
    all
}

/// Returns the bit of a register at offset `at`, in the order of memory, of `count` bits: the most
/// significant bit comes first on a big-endian target.
fn in_register(at: u128, count: u64, order: ByteOrder) -> u128 {
    match order {
        ByteOrder::Big => u128::from(count).saturating_sub(at + 1),
        ByteOrder::Little => at,
    }
}

/// Returns the bit at offset `at`, in the order of memory, of a number of `size` bits.
fn number_bit(number: u64, at: u128, size: u64, order: ByteOrder) -> bool {
    let at = in_register(at, size, order);
    at < 64 && number >> at & 1 != 0
}

/// Returns all places of each bit.
pub(super) fn bits_of(form: &Form, order: ByteOrder) -> Bits<Rc<Pointee>> {
    match form {
        Form::Run { bits, origin } => {
            let one = |at: u128| match origin {
                BitOrigin::Undefined => Bit::Undefined,
                BitOrigin::Failed(EvaluationFault::Undefined) => Bit::Unread,
                BitOrigin::Failed(_) => Bit::Failed,
                BitOrigin::Memory { space, bit } => Bit::Memory(*space, bit + at),
                BitOrigin::Register { register, bit } => {
                    Bit::Register(*register, u128::from(*bit) + in_register(at, *bits, order))
                }
                BitOrigin::Known(known) => known
                    .get(at as usize)
                    .map_or(Bit::Undefined, |known| Bit::Known(*known)),
                BitOrigin::Pointer { to, bit } => Bit::Pointer(to.clone(), u128::from(*bit) + at),
            };
            let count = (*bits).min(MAX_BITS).into();
            (0..count).map(|at| alloc::vec![one(at)]).collect()
        }
        Form::Sequence(forms) => {
            let mut all = Vec::new();
            for form in forms {
                if all.len() as u64 > MAX_BITS {
                    break;
                }
                all.extend(bits_of(form, order));
            }
            all
        }
        Form::OneOf(choices) => merged(choices.iter().map(|choice| bits_of(&choice.form, order))),
        Form::Doubtful(_, form) => bits_of(form, order),
    }
}
