//! What `DIOpReferrer` stands for.

use crate::expr::Constant;
use crate::metadata::Text;
use crate::target::Register;
use crate::ty::Type;

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
/// Offsets count from the least significant bit of the register, whatever the target's byte order (DWARF 5 section
/// 2.6.1.2), and a value that is smaller than the register is in its low bits. So on a big-endian target the first byte, in
/// the order of memory, of an object of four bytes in a register of eight is the register's fifth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RegisterPart {
    /// The register.
    pub register: Register,
    /// Where the part starts: how many of the register's bits are less significant.
    pub bit_offset: u16,
    /// How large it is; 0 for all of the register from `bit_offset` on, or for as much as the expression's type asks for.
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
    /// Several registers, which hold the object one after the other in storage order. The span is into the body's list,
    /// which [`FunctionBody::register_list`](super::FunctionBody::register_list) fills.
    Registers {
        /// Where the list starts.
        first: u32,
        /// How many registers it has.
        count: u32,
    },
    /// The focused lane's element of a vector register. Lanes are as far apart as the target says, whatever the element's
    /// size; an element smaller than a lane is in its low bits.
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
    /// The compiler's own value or virtual register; where it is, its [`EntityPiece`](super::EntityPiece)s say.
    Entity(u32),
}

const _: () = assert!(size_of::<Referrer>() == 16);

impl Referrer {
    /// As much of a register as the expression's type asks for.
    pub const fn register(register: Register) -> Referrer {
        Referrer::Register(RegisterPart { register, bit_offset: 0, bits: 0 })
    }

    /// A stack slot at a byte offset from the canonical frame address.
    pub const fn cfa_slot(offset: i32, bits: u32) -> Referrer {
        Referrer::Slot { base: Base::Cfa, offset, bits }
    }
}
