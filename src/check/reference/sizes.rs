//! The sizes of types and registers, and the registers that calls preserve: from the tables of
//! targets and from the psABIs.

use crate::metadata::{Bound, DISubrange, DIType, Metadata, TypeId};
use crate::target::{RegisterBank, Target};
use crate::ty::{Scalar, Type, TypeKind};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// Returns the size in bits of a pointer into the compiler's address space.
fn pointer(target: Target, space: u32) -> Option<u64> {
    let spaces = target.description().address_spaces;
    spaces
        .iter()
        .find(|info| info.number == space)
        .map(|info| u64::from(info.pointer_bits))
}

/// Returns DWARF's number of the compiler's address space.
pub(super) fn dwarf_space(target: Target, space: u32) -> Option<u64> {
    let spaces = target.description().address_spaces;
    spaces
        .iter()
        .find(|info| info.number == space)
        .map(|info| info.dwarf)
}

/// Returns the size in bits of an address, by DWARF's number of the address space; that of a
/// default address if the target does not list the space.
pub(super) fn address(target: Target, space: u64) -> u32 {
    let spaces = target.description().address_spaces;
    let known = spaces
        .iter()
        .find(|info| info.dwarf == space)
        .map(|info| info.pointer_bits);
    known.unwrap_or(u32::from(target.description().address_bytes) * 8)
}

/// Returns the size in bits of a type of the expression stack.
pub(super) fn of_type(target: Target, ty: Type) -> Option<u64> {
    let scalar = |scalar: Scalar| match scalar {
        Scalar::Int(bits) | Scalar::Uint(bits) => Some(u64::from(bits)),
        Scalar::Float(format) => Some(match format {
            crate::ty::Float::F16 | crate::ty::Float::BF16 => 16,
            crate::ty::Float::F32 => 32,
            crate::ty::Float::F64 => 64,
            crate::ty::Float::F80 => 80,
            crate::ty::Float::F128 => 128,
        }),
        Scalar::Pointer(space) => pointer(target, space.0),
    };
    match ty.kind() {
        TypeKind::Scalar(of) => scalar(of),
        TypeKind::Vector(count, of) => scalar(of)?.checked_mul(u64::from(count)),
        TypeKind::Bits(bits) => Some(bits),
    }
}

/// The property that gives the size of a type of the source.
enum Stated {
    /// The type itself: its size in bits, if it is known at compile time.
    Bits(Option<u64>),
    /// A number of elements of another type; `None` if the number is not known at compile time.
    Other(TypeId, Option<u64>),
}

/// Returns the sizes in bits of all types of the source; `None` for one that is not known at
/// compile time.
pub(super) fn of_source(metadata: &Metadata, target: Target) -> BTreeMap<TypeId, Option<u64>> {
    let mut sizes = BTreeMap::new();
    for ty in metadata.types.ids() {
        // The types from this one up to the first with a known size.
        let mut chain = Vec::new();
        let mut next = ty;
        let mut bits = loop {
            if let Some(known) = sizes.get(&next) {
                break *known;
            }
            // A chain longer than the number of types is a cycle.
            let node = metadata.types.get(next);
            let node = node.filter(|_| chain.len() <= metadata.types.len());
            match node.map(|node| stated(target, node)) {
                Some(Stated::Bits(bits)) => {
                    chain.push((next, Some(1)));
                    break bits;
                }
                Some(Stated::Other(other, times)) => {
                    chain.push((next, times));
                    next = other;
                }
                None => break None,
            }
        };
        for (ty, times) in chain.into_iter().rev() {
            let both = bits.zip(times);
            bits = both.and_then(|(bits, times): (u64, u64)| bits.checked_mul(times));
            sizes.insert(ty, bits);
        }
    }
    sizes
}

fn stated(target: Target, ty: &DIType) -> Stated {
    let bits = match ty {
        DIType::Base(base) => (base.bits).checked_mul(base.vector_size.unwrap_or(1).into()),
        DIType::FixedPoint(node) => Some(node.bits),
        DIType::Pointer(node) => node.bits.or_else(|| pointer(target, node.address_space)),
        DIType::MemberPointer(node) => node.bits,
        DIType::Composite(node) => node.bits,
        DIType::Enumeration(node) => Some(node.bits),
        DIType::Qualified(node) => match node.base {
            Some(base) => return Stated::Other(base, Some(1)),
            None => None,
        },
        DIType::Array(node) => match node.bits {
            Some(bits) => Some(bits),
            None => match node.dimensions.as_slice() {
                // The distance between elements, not their size, determines that of the array.
                [
                    one @ DISubrange {
                        stride: Bound::Constant(bytes @ 1..),
                        ..
                    },
                ] => {
                    let count = one.elements();
                    count.and_then(|count| count.checked_mul(*bytes as u64)?.checked_mul(8))
                }
                dimensions if dimensions.iter().all(|one| one.stride == Bound::Unknown) => {
                    let times = dimensions
                        .iter()
                        .try_fold(1u64, |times, one| times.checked_mul(one.elements()?));
                    return Stated::Other(node.element, times);
                }
                _ => None,
            },
        },
        // If the length of a string is determined at run time, `bits` is the size of the length.
        DIType::String(node) if node.length.is_none() => node.bits,
        DIType::String(_)
        | DIType::Unspecified(_)
        | DIType::VariantPart(_)
        | DIType::Subroutine(_) => None,
    };
    Stated::Bits(bits)
}

fn bank(target: Target, register: u16) -> Option<&'static RegisterBank> {
    let banks = target.description().registers;
    banks
        .iter()
        .find(|bank| register >= bank.first && register - bank.first < bank.count)
}

/// Returns the size of a register in bits.
pub(super) fn register(target: Target, register: u16) -> Option<u64> {
    let known = bank(target, register).map(|bank| bank.bits);
    known
        .or(target.description().other_register_bits)
        .map(u64::from)
}

/// Returns the size of a register in bits, including the bits that only a wider alias includes.
pub(super) fn widest(target: Target, number: u16) -> Option<u64> {
    let aliases = target.description().aliases.iter();
    let wider = aliases
        .filter(|bank| number >= bank.first && number - bank.first < bank.count)
        .map(|bank| u64::from(bank.bits));
    Some(wider.fold(register(target, number)?, u64::max))
}

/// The distance between the lanes of a vector register, in bits.
pub(super) fn lane(target: Target, register: u16) -> Option<u64> {
    bank(target, register)
        .map(|bank| u64::from(bank.lane_bits))
        .filter(|bits| *bits > 0)
}

/// Returns the number of a register's bits, from the least significant one, that a call preserves
/// by the ABI:
///
/// - x86-64 System V psABI, figure 3.4: rbx, rbp, r12 to r15.
/// - AAPCS64, section 6.1: x19 to x29, and the lower 64 bits of v8 to v15.
/// - RISC-V psABI, "Register Convention": zero, which never changes, gp and tp, s0 to s11, fs0 to
///   fs11.
///
/// The stack pointer is always preserved. For other targets, the target's description is the only
/// source.
pub(super) fn kept_by_call(target: Target, number: u16) -> u64 {
    let all = register(target, number).unwrap_or(0);
    if number == target.description().cfa.0 {
        return all;
    }
    let kept = match target.name() {
        "x86_64" => matches!(number, 3 | 6 | 12..=15),
        "aarch64" | "aarch64-be" if (72..=79).contains(&number) => return 64,
        "aarch64" | "aarch64-be" => matches!(number, 19..=29),
        "riscv64" => matches!(number, 0 | 2 | 3 | 4 | 8 | 9 | 18..=27 | 40 | 41 | 50..=59),
        _ => {
            let of = |first: u16, count: u16| {
                (u32::from(first)..u32::from(first) + u32::from(count)).contains(&number.into())
            };
            let preserved = target
                .description()
                .preserved
                .iter()
                .find(|run| of(run.first, run.count));
            return preserved.map_or(0, |run| all.min(run.bits.into()));
        }
    };
    if kept { all } else { 0 }
}
