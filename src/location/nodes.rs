//! The nodes of a tree: locations, and the values from which they are computed.

use crate::metadata::{StorageDuration, Text};
use crate::number::{BinaryOp, UnaryOp};
use crate::target::Register;
use crate::ty::Type;

/// The id of a location in a [`Tree`](super::Tree).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LocationId(pub(super) u32);

impl LocationId {
    /// The number of the location in its tree.
    pub fn number(self) -> u32 {
        self.0
    }
}

/// The id of a value in a [`Tree`](super::Tree).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueId(pub(super) u32);

/// The origin of bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Location {
    /// Undefined: the bits have no value.
    Undefined,
    /// A register, from a bit on.
    Register {
        /// The register.
        register: Register,
        /// The first bit.
        bit_offset: u64,
        /// True if a wider alias, which has more bits than the register's own name, names it.
        is_wide: bool,
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
    /// The instance of the type whose property is described, from a bit on.
    Object {
        /// The first bit.
        bit_offset: u64,
    },
    /// A value that has no other location.
    Implicit {
        /// The value.
        value: ValueId,
        /// The first bit.
        bit_offset: u64,
    },
    /// Consecutive parts.
    Composite {
        /// Its parts.
        parts: PartList,
        /// The first bit.
        bit_offset: u64,
    },
    /// An implicit pointer, to a location that is not memory.
    Pointer {
        /// The location.
        to: LocationId,
        /// The DWARF address space of the pointer.
        space: u64,
        /// The number of bits that the pointer points to.
        bits: u64,
    },
    /// Another location, moved by an offset that is known only at run time.
    Moved {
        /// The location.
        base: LocationId,
        /// The offset, signed by its type.
        by: ValueId,
        /// The unit of the offset.
        unit: OffsetUnit,
    },
    /// A vector, each of whose elements comes from one of two vectors.
    Select {
        /// The number that selects the elements: if bit i is 1, element i comes from `one`.
        mask: ValueId,
        /// The vector for bits that are 0.
        zero: LocationId,
        /// The vector for bits that are 1.
        one: LocationId,
        /// The size of an element in bits.
        bits: u32,
        /// The number of elements.
        count: u32,
    },
    /// A location with another one laid over it, at an offset that is known only at run time.
    Overlay {
        /// The base, then the location that is laid over it.
        parts: PartList,
        /// The offset in bytes from the start of the base, signed by its type.
        by: ValueId,
    },
    /// One of two locations.
    Choose {
        /// A number of one bit: 1 selects the first.
        condition: ValueId,
        /// The first.
        first: LocationId,
        /// The second.
        second: LocationId,
    },
}

impl Location {
    /// The value that it directly depends on, in addition to those of its inner locations.
    pub fn value(self) -> Option<ValueId> {
        match self {
            Location::Memory { address: value, .. }
            | Location::Implicit { value, .. }
            | Location::Moved { by: value, .. }
            | Location::Select { mask: value, .. }
            | Location::Overlay { by: value, .. }
            | Location::Choose {
                condition: value, ..
            } => Some(value),
            Location::Undefined
            | Location::Register { .. }
            | Location::Object { .. }
            | Location::Composite { .. }
            | Location::Pointer { .. } => None,
        }
    }
}

/// The unit of an offset that is known only at run time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OffsetUnit {
    Bits,
    Bytes,
}

impl OffsetUnit {
    /// Returns the number of bits of a unit.
    pub fn bits(self) -> i128 {
        match self {
            OffsetUnit::Bits => 1,
            OffsetUnit::Bytes => 8,
        }
    }
}

/// Bits of a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocationSlice {
    /// The location.
    pub location: LocationId,
    /// The first bit.
    pub from: u64,
    /// The number of bits.
    pub bits: u64,
}

/// An array with a chunk in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mapped {
    /// The array in memory, and its size.
    pub array: Part,
    /// The registers, which have the size of a chunk.
    pub registers: Part,
    /// The number of the chunk that is in registers.
    pub chunk: ValueId,
    /// The size of an element in bytes, and the number of elements of a chunk.
    pub elements: (u32, u32),
}

/// Consecutive parts in a tree: [`Tree::parts`](super::Tree::parts) returns them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartList {
    /// The index of the first part.
    pub(super) first: u32,
    /// The number of parts.
    pub(super) count: u32,
}

/// A part of a composite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The location of its bits.
    pub location: LocationId,
    /// Its size in bits.
    pub bits: u64,
}

/// A number, computed at run time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// The computation.
    pub kind: ValueKind,
    /// The type of the number.
    pub ty: Type,
    pub(super) extent: Extent,
}

/// The computation of a value. The operands of an operation and its result have one type, unless
/// documented otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// A number; for a float type, its bits. Bits beyond the type's size do not count.
    Constant(i128),
    /// The bits at a location.
    Read(LocationId),
    /// An operation on one value.
    Unary(UnaryOp, ValueId),
    /// An operation on two values.
    Binary(BinaryOp, ValueId, ValueId),
    /// The second value if the first, a number of one bit, is 1; otherwise the third.
    Choose(ValueId, ValueId, ValueId),
    /// A value converted to another type, with the same number if the type can hold it.
    Convert(ValueId),
    /// An integer of another type, zero-extended.
    ZeroExtend(ValueId),
    /// An integer of another type, sign-extended.
    SignExtend(ValueId),
    /// The bits of a value as another type of the same size.
    Bits(ValueId),
    /// The focused lane.
    Lane,
    /// The current iteration.
    Iteration,
    /// The canonical frame address.
    Cfa,
    /// The frame base, if it is not the canonical frame address.
    FrameBase,
    /// The value that the bits at a location in a register had on entry to the function.
    Entry(LocationId),
    /// The address at a byte offset in the current thread's storage. The offset and the result have
    /// the size of an address.
    ThreadLocal(ValueId),
    /// The number that the procedure with this index leaves on the stack. It is unknown here.
    Call(u32),
    /// The address of a symbol, or its offset in the current thread's storage, plus bytes.
    Symbol {
        /// The symbol.
        symbol: Text,
        /// Whether the symbol has an address or an offset.
        storage: StorageDuration,
        /// The bytes.
        addend: i64,
    },
}

impl ValueKind {
    /// The values from which it is computed.
    pub fn operands(self) -> impl Iterator<Item = ValueId> {
        let operands = match self {
            ValueKind::Constant(_)
            | ValueKind::Read(_)
            | ValueKind::Lane
            | ValueKind::Iteration
            | ValueKind::Cfa
            | ValueKind::FrameBase
            | ValueKind::Entry(_)
            | ValueKind::Call(_)
            | ValueKind::Symbol { .. } => [None; 3],
            ValueKind::Unary(_, a)
            | ValueKind::ThreadLocal(a)
            | ValueKind::Convert(a)
            | ValueKind::ZeroExtend(a)
            | ValueKind::SignExtend(a)
            | ValueKind::Bits(a) => [Some(a), None, None],
            ValueKind::Binary(_, a, b) => [Some(a), Some(b), None],
            ValueKind::Choose(condition, a, b) => [Some(condition), Some(a), Some(b)],
        };
        operands.into_iter().flatten()
    }
}

/// The size of the tree below a node, including the node itself. A node counts once for each use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Extent {
    /// The number of nodes. Equal neighbours in a composite, such as the elements of an extended
    /// location, count once.
    pub(super) weight: u32,
    /// The number of nodes if each part of a composite counts.
    pub(super) parts: u32,
    /// The number of levels.
    pub(super) depth: u32,
}

impl Extent {
    pub(super) const LEAF: Extent = Extent {
        weight: 1,
        parts: 1,
        depth: 1,
    };

    /// Returns the extent of a node above this one.
    pub(super) fn above(self) -> Extent {
        Extent {
            weight: self.weight.saturating_add(1),
            parts: self.parts.saturating_add(1),
            depth: self.depth.saturating_add(1),
        }
    }

    /// Returns the extent of two nodes together.
    pub(super) fn and(self, other: Extent) -> Extent {
        Extent {
            weight: self.weight.saturating_add(other.weight),
            parts: self.parts.saturating_add(other.parts),
            depth: self.depth.max(other.depth),
        }
    }
}

/// The maximum extent of a location; a larger location is dropped. Locations of real programs are
/// far below the limit, and an expression that doubles itself twelve times is above it. The program
/// counters of 64 lanes that diverge in nested conditions need some 200 parts per level.
pub(super) const MAX_EXTENT: Extent = Extent {
    weight: 4096,
    parts: 65_536,
    depth: 128,
};
