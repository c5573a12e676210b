//! Referrers: the locations and values that `DIOpReferrer` denotes.

use super::ValueId;
use crate::expr::Constant;
use crate::metadata::{Id, ModuleTag, Text};
use crate::target::{Register, Target};
use crate::ty::Type;
use crate::units::{Bits, ByteOffset};
use alloc::vec::Vec;

/// The base of a stack slot's offset.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Base {
    /// The value of a register.
    Register(Register),
    /// The canonical frame address.
    Cfa,
    /// The frame base of the subprogram.
    Frame,
}

/// A register, or a part of one; sizes and offsets in **bits**.
///
/// Offsets are relative to the least significant bit of the register, independent of the target's
/// byte order (DWARF 5 section 2.6.1.2). A value that is smaller than the register is in its low
/// bits. For example, on a big-endian target an object of four bytes in a register of eight has its
/// first byte, in the order of memory, in the register's fifth byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RegisterPart {
    /// The register.
    pub register: Register,
    /// The start of the part: the number of less significant bits in the register.
    pub bit_offset: u16,
    /// The size in bits; 0 for the rest of the register from `bit_offset` on, or for the size that
    /// the expression's type requires.
    pub bits: u32,
}

impl RegisterPart {
    /// Returns the size in bits: the stated size, or that of the rest of the register; 0 for a
    /// register that the target does not have.
    pub(crate) fn size(self, target: Target) -> u64 {
        match self.bits {
            0 => {
                let all = target.register_bits(self.register).unwrap_or(0);
                u64::from(all).saturating_sub(self.bit_offset.into())
            }
            bits => bits.into(),
        }
    }
}

/// The location of a lifetime's referrer: see the table in section 5, "Referrers", of
/// `docs/language.md`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Referrer {
    /// The undefined location.
    Undefined,
    /// A register, or part of one.
    Register(RegisterPart),
    /// Several registers, which hold consecutive parts of the object in storage order. The list is
    /// a range of the body's registers, which
    /// [`FunctionBody::register_list`](super::FunctionBody::register_list) fills.
    Registers {
        /// The start of the range.
        first: u32,
        /// The number of its registers.
        count: u32,
    },
    /// The focused lane's element of a vector register. The target defines the size of a lane; a
    /// smaller element is in its low bits.
    Lane {
        /// The vector register.
        register: Register,
        /// The size of an element in bits.
        bits: u32,
    },
    /// A stack slot.
    Slot {
        /// The base of the offset.
        base: Base,
        /// The offset in bytes.
        offset: i32,
        /// The size in bits; 0 for the size that the expression's type requires.
        bits: u32,
    },
    /// An address in the frame, as an implicit location.
    Address {
        /// The base of the offset.
        base: Base,
        /// The offset in bytes.
        offset: i32,
    },
    /// The address of a symbol, as an implicit location.
    Symbol {
        /// The symbol's name.
        symbol: Text,
        /// The offset in bytes.
        offset: i32,
    },
    /// A constant, as an implicit location. The pool of the module's expressions has wide
    /// constants.
    Constant {
        /// The type.
        ty: Type,
        /// The value.
        value: Constant,
    },
    /// A value of the compiler: an SSA value or virtual register. Its
    /// [`ValuePlace`](super::ValuePlace)s give its locations.
    Value(ValueId),
}

const _: () = assert!(size_of::<Referrer>() == 16);

impl Referrer {
    /// Appends a list of registers to the lists of a body, and returns the referrer to it.
    pub(super) fn of_registers(lists: &mut Vec<RegisterPart>, parts: &[RegisterPart]) -> Referrer {
        let (first, count) = (lists.len() as u32, parts.len() as u32);
        lists.extend_from_slice(parts);
        Referrer::Registers { first, count }
    }

    /// A register, with the size that the expression's type requires.
    pub const fn register(register: Register) -> Referrer {
        Referrer::Register(RegisterPart {
            register,
            bit_offset: 0,
            bits: 0,
        })
    }

    /// An element of the given size in the focused lane of a vector register.
    pub const fn lane(register: Register, size: Bits) -> Referrer {
        Referrer::Lane {
            register,
            bits: bits(size),
        }
    }

    /// A stack slot, with the size that the expression's type requires.
    pub const fn slot(base: Base, offset: ByteOffset) -> Referrer {
        Referrer::Slot {
            base,
            offset: offset.0,
            bits: 0,
        }
    }

    /// A stack slot relative to the canonical frame address.
    pub const fn cfa_slot(offset: ByteOffset) -> Referrer {
        Referrer::slot(Base::Cfa, offset)
    }

    /// A stack slot relative to the frame base of the subprogram.
    pub const fn frame_slot(offset: ByteOffset) -> Referrer {
        Referrer::slot(Base::Frame, offset)
    }

    /// An address in the frame, as a value.
    pub const fn address(base: Base, offset: ByteOffset) -> Referrer {
        Referrer::Address {
            base,
            offset: offset.0,
        }
    }

    /// The address of a symbol, as a value.
    pub const fn symbol(symbol: Text) -> Referrer {
        Referrer::Symbol { symbol, offset: 0 }
    }

    /// A constant, truncated to the low bits of the type. [`Constant::small`] or
    /// [`Module::constant`](crate::Module::constant) returns its value.
    pub const fn constant(ty: Type, value: Constant) -> Referrer {
        Referrer::Constant { ty, value }
    }

    /// The tag of the module of the symbol or constant that the referrer names.
    pub(crate) fn module(self) -> ModuleTag {
        match self {
            Referrer::Symbol { symbol, .. } => symbol.module(),
            Referrer::Constant { value, .. } => value.module(),
            _ => ModuleTag::ANY,
        }
    }

    /// Returns true if the referrers are equal, and name the symbol or constant of one module.
    pub(super) fn is_same(self, other: Referrer) -> bool {
        self == other && self.module() == other.module()
    }

    /// The same register, lane or slot with a size. Other referrers have no size and are returned
    /// unchanged.
    #[must_use]
    pub const fn sized(self, size: Bits) -> Referrer {
        let bits = bits(size);
        match self {
            Referrer::Register(part) => Referrer::Register(RegisterPart { bits, ..part }),
            Referrer::Lane { register, .. } => Referrer::Lane { register, bits },
            Referrer::Slot { base, offset, .. } => Referrer::Slot { base, offset, bits },
            other => other,
        }
    }
}

/// Converts a size to its stored form. A size that is too large becomes the largest one, which no
/// storage has, so that the validator rejects it.
const fn bits(size: Bits) -> u32 {
    if size.0 > u32::MAX as u64 {
        u32::MAX
    } else {
        size.0 as u32
    }
}
