//! What a tree is made of.

use crate::metadata::Text;
use crate::number::{BinaryOp, UnaryOp};
use crate::target::Register;
use crate::ty::Type;

/// A location in a [`Tree`](super::Tree).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocationId(pub(super) u32);

/// A value in a [`Tree`](super::Tree).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueId(pub(super) u32);

/// Where bits come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Location {
    /// Nowhere.
    Undefined,
    /// A register, from a bit on.
    Register {
        /// The register.
        register: Register,
        /// The first bit.
        bit_offset: u64,
    },
    /// Memory.
    Memory {
        /// The DWARF address space.
        space: u64,
        /// The byte address, of the size of an address.
        address: ValueId,
        /// The first bit, below 8.
        bit_offset: u8,
    },
    /// The instance of a type whose property is described, from a bit on.
    Object {
        /// The first bit.
        bit_offset: u64,
    },
    /// A value that is nowhere but here.
    Implicit {
        /// The value.
        value: ValueId,
        /// The first bit.
        bit_offset: u64,
    },
    /// Parts in a row.
    Composite {
        /// The first of its parts.
        first: u32,
        /// How many.
        count: u32,
        /// The first bit.
        bit_offset: u64,
    },
    /// A pointer that exists nowhere, to a place that is not memory.
    Pointer {
        /// The place.
        to: LocationId,
        /// The DWARF address space that the pointer is into.
        space: u64,
        /// How many bits are pointed to.
        bits: u64,
    },
    /// Another location, moved by a distance that is known only at run time.
    Moved {
        /// The location.
        base: LocationId,
        /// The distance, signed by its type.
        by: ValueId,
        /// True where the distance is in bytes, else it is in bits.
        bytes: bool,
    },
    /// A vector, each of whose elements is that of one of two vectors.
    Select {
        /// The number whose bits tell: bit i is 1 where element i is that of `one`.
        mask: ValueId,
        /// The vector for bits that are 0.
        zero: LocationId,
        /// The vector for bits that are 1.
        one: LocationId,
        /// The size of an element in bits.
        bits: u32,
        /// How many elements there are.
        count: u32,
    },
    /// A location with another laid over it, at a distance that is known only at run time.
    Overlay {
        /// The first of two parts: the base and what is laid over it.
        first: u32,
        /// The distance in bytes from the start of the base, signed by its type.
        by: ValueId,
    },
    /// One of two locations.
    Choose {
        /// A number of one bit: 1 for the first.
        condition: ValueId,
        /// The first.
        first: LocationId,
        /// The second.
        second: LocationId,
    },
}

/// A part of a composite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Where its bits come from.
    pub location: LocationId,
    /// Its size in bits.
    pub bits: u64,
}

/// A number, computed at run time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// How it is computed.
    pub kind: ValueKind,
    /// What its bits mean.
    pub ty: Type,
    pub(super) extent: Extent,
}

/// How a value is computed. Operands of one operation have one type, which is also the result's,
/// unless said otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// A number; of a float type, its bits. Beyond the type's size its bits do not count.
    Constant(i128),
    /// The bits at a location.
    Read(LocationId),
    /// An operation on one value.
    Unary(UnaryOp, ValueId),
    /// An operation on two values.
    Binary(BinaryOp, ValueId, ValueId),
    /// The second value where the first, a number of one bit, is 1, else the third.
    Choose(ValueId, ValueId, ValueId),
    /// A value of another type, the number kept where it can be.
    Convert(ValueId),
    /// An integer of another type, zero-extended.
    ZeroExtend(ValueId),
    /// An integer of another type, sign-extended.
    SignExtend(ValueId),
    /// A value of another type of the same size, the bits kept.
    Bits(ValueId),
    /// The focused lane.
    Lane,
    /// The focused iteration.
    Iteration,
    /// The canonical frame address.
    Cfa,
    /// The frame base, where that is not the canonical frame address.
    FrameBase,
    /// What the bits at a location, of a register, were on entry to the function.
    Entry(LocationId),
    /// The address that is so many bytes into the current thread's storage, both of the size of an
    /// address.
    ThreadLocal(ValueId),
    /// What a procedure with this number leaves on the stack: a number of which nothing is known.
    Call(u32),
    /// The address of a symbol, plus bytes.
    Symbol {
        /// The symbol.
        symbol: Text,
        /// The bytes.
        addend: i64,
    },
}

/// How much there is below a node, itself included. Nodes that are used several times count as
/// often, but for neighbours in a composite that are the same, such as the elements of an extended
/// location: as a weight these are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Extent {
    pub(super) weight: u32,
    /// The same, with each part of a composite counted.
    pub(super) parts: u32,
    pub(super) depth: u32,
}

impl Extent {
    pub(super) const LEAF: Extent = Extent {
        weight: 1,
        parts: 1,
        depth: 1,
    };

    /// The extent of a node above this one.
    pub(super) fn above(self) -> Extent {
        Extent {
            weight: self.weight.saturating_add(1),
            parts: self.parts.saturating_add(1),
            depth: self.depth.saturating_add(1),
        }
    }

    /// The extent of both, side by side.
    pub(super) fn and(self, other: Extent) -> Extent {
        Extent {
            weight: self.weight.saturating_add(other.weight),
            parts: self.parts.saturating_add(other.parts),
            depth: self.depth.max(other.depth),
        }
    }
}

/// The most nodes that a location may stand for, and the most levels: beyond, it is given up. What
/// is in use stays far below; an expression that doubles itself twelve times does not. The program
/// counters of 64 lanes that diverge in nested conditions take some 200 parts a level.
pub(super) const MOST: Extent = Extent {
    weight: 4096,
    parts: 65_536,
    depth: 128,
};
