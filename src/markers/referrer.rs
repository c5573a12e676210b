//! What `DIOpReferrer` stands for.

use super::ValueId;
use crate::expr::Constant;
use crate::metadata::Text;
use crate::target::Register;
use crate::ty::Type;
use crate::units::{Bits, ByteOffset};

/// What a stack slot's offset counts from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Base {
    /// The value of a register.
    Register(Register),
    /// The canonical frame address.
    Cfa,
    /// The frame base of the subprogram.
    Frame,
}

/// A register, or part of one; sizes and offsets in **bits**.
///
/// Offsets count from the least significant bit of the register, whatever the target's byte order
/// (DWARF 5 section 2.6.1.2), and a value that is smaller than the register is in its low bits. So
/// on a big-endian target the first byte, in the order of memory, of an object of four bytes in a
/// register of eight is the register's fifth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RegisterPart {
    /// The register.
    pub register: Register,
    /// Where the part starts: how many of the register's bits are less significant.
    pub bit_offset: u16,
    /// How large it is; 0 for all of the register from `bit_offset` on, or for as much as the
    /// expression's type asks for.
    pub bits: u32,
}

/// Where a lifetime's referrer is: the table in section 5, "Referrers", of `docs/language.md`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Referrer {
    /// The undefined location.
    Undefined,
    /// A register, or part of one.
    Register(RegisterPart),
    /// Several registers, which hold the object one after the other in storage order. The span is
    /// into the body's list, which
    /// [`FunctionBody::register_list`](super::FunctionBody::register_list) fills.
    Registers {
        /// Where the list starts.
        first: u32,
        /// How many registers it has.
        count: u32,
    },
    /// The focused lane's element of a vector register. Lanes are as far apart as the target says,
    /// whatever the element's size; an element smaller than a lane is in its low bits.
    Lane {
        /// The vector register.
        register: Register,
        /// The size of an element in bits.
        bits: u32,
    },
    /// A stack slot.
    Slot {
        /// What the offset counts from.
        base: Base,
        /// The offset in bytes.
        offset: i32,
        /// The size in bits; 0 for as much as the expression's type asks for.
        bits: u32,
    },
    /// An implicit location that holds the address of a place in the frame.
    Address {
        /// What the offset counts from.
        base: Base,
        /// The offset in bytes.
        offset: i32,
    },
    /// An implicit location that holds the address of a symbol.
    Symbol {
        /// The symbol's name.
        symbol: Text,
        /// The offset in bytes.
        offset: i32,
    },
    /// An implicit location with a value; wide constants are in the module's expressions' pool.
    Constant {
        /// The type.
        ty: Type,
        /// The value.
        value: Constant,
    },
    /// A value of the compiler's: an SSA value or virtual register. Where it is, its
    /// [`ValuePlace`](super::ValuePlace)s say.
    Value(ValueId),
}

const _: () = assert!(size_of::<Referrer>() == 16);

impl Referrer {
    /// As much of a register as the expression's type asks for.
    pub const fn register(register: Register) -> Referrer {
        Referrer::Register(RegisterPart {
            register,
            bit_offset: 0,
            bits: 0,
        })
    }

    /// The focused lane's element, of a size, of a vector register.
    pub const fn lane(register: Register, size: Bits) -> Referrer {
        Referrer::Lane {
            register,
            bits: bits(size),
        }
    }

    /// A stack slot: as much of the memory as the expression's type asks for.
    pub const fn slot(base: Base, offset: ByteOffset) -> Referrer {
        Referrer::Slot {
            base,
            offset: offset.0,
            bits: 0,
        }
    }

    /// A stack slot that is counted from the canonical frame address.
    pub const fn cfa_slot(offset: ByteOffset) -> Referrer {
        Referrer::slot(Base::Cfa, offset)
    }

    /// A stack slot that is counted from the frame base of the subprogram.
    pub const fn frame_slot(offset: ByteOffset) -> Referrer {
        Referrer::slot(Base::Frame, offset)
    }

    /// The address of a place in the frame, as a value.
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

    /// A constant, by [`Constant::small`] or [`Module::constant`](crate::Module::constant).
    pub const fn constant(ty: Type, value: Constant) -> Referrer {
        Referrer::Constant { ty, value }
    }

    /// The same register, lane or slot with a size of its own. Others have none, and stay as they
    /// are.
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

/// A size as it is stored. One that is too large is the largest, which no storage has: the
/// validator refuses it.
const fn bits(size: Bits) -> u32 {
    if size.0 > u32::MAX as u64 {
        u32::MAX
    } else {
        size.0 as u32
    }
}
