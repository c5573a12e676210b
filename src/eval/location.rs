//! Locations: a storage and a bit offset in it.
//!
//! # Bits of a register
//!
//! An offset in a register counts from its least significant bit, independent of the byte order.
//! `reg(N)+OFFSET`, read as a value of n bits, is the n bits from that offset on, the least
//! significant first. A value that is smaller than its register is therefore in its low bits. A
//! `DW_OP_piece` of a register is its low bits (DWARF 5 section 2.6.1.2 leaves this to the ABI; gdb
//! reads pieces in this way), and the offset of a `DW_OP_bit_piece` counts from the least
//! significant bit, as that section requires. Operations that move a location count the same way: a
//! register at an offset of one byte is its bits from 8 on.
//!
//! On a little-endian target this is storage order. On a big-endian target the least significant
//! byte is the last byte of a register: `n` bits at an offset `o` in a register of `m` bits are the
//! bits from `m - o - n` on in storage order. Byte `k` of an object of `n` bits in the low bits is
//! therefore byte `(m - n) / 8 + k` of the register. The bits of a location therefore depend on
//! their number. All other storages count from their first bit in storage order. The parts of a
//! composite have known sizes, so offsets in registers are in storage order there;
//! [`Location::placed`] converts between the two. A composite is moved in storage order. To find a
//! member of an object in a register, first make the register a composite of the object's size.
//!
//! # Sharing
//!
//! Storages that contain others (composites and multi-locations) are shared, so a location is cheap
//! to clone. A location keeps its total weight ([`Location::weight`]) and its depth, which are
//! limited when it is created; code that traverses a location later needs no limit.

use super::bytes::ValueBytes;
use super::composite::{Composite, CompositeHandle};
use super::error::{ErrorCode, EvalError};
use super::rules::Limits;
use crate::target::{ByteOrder, Register};
use alloc::sync::Arc;
use alloc::vec::Vec;

/// A debugging information entry, identified by a number that the machine chooses. Implicit
/// pointers to entries are equal if the numbers are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct EntryId(pub u64);

/// The maximum depth of nested composites and multi-locations. It bounds the recursion of code that
/// visits the locations in a location, which includes dropping and comparing a location.
const MAX_DEPTH: u32 = 64;

/// The size in bits of unlimited storage.
pub(super) const UNLIMITED: u128 = 1 << 120;

/// A finite run of bits, or of positions for bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Storage {
    /// Undefined bits; larger than any other storage.
    Undefined,
    /// The memory of an address space.
    Memory {
        /// DWARF's number of the address space.
        space: u64,
        /// The size of its addresses in bytes.
        address_bytes: u8,
    },
    /// A register of a frame.
    Register {
        /// The frame; 0 is the innermost.
        frame: u32,
        /// The register.
        register: Register,
        /// The size in bits.
        bits: u64,
    },
    /// Known bytes, in storage order.
    Implicit(ValueBytes),
    /// An implicit pointer to the object of an entry. It has no readable bits.
    ImplicitPointer {
        /// The object.
        entry: EntryId,
        /// The byte offset of the pointer's target in the object.
        offset: i64,
        /// The size of the pointer in bits.
        bits: u32,
    },
    /// Consecutive parts of other storages.
    Composite(CompositeHandle),
    /// Several locations of one object at once.
    Multiple(Arc<Multiple>),
}

impl Storage {
    /// The size in bits.
    #[inline]
    pub fn size(&self) -> u128 {
        match self {
            Storage::Undefined => UNLIMITED,
            Storage::Memory { address_bytes, .. } => 8 << (u32::from(*address_bytes).min(8) * 8),
            Storage::Register { bits, .. } => u128::from(*bits),
            Storage::Implicit(bytes) => bytes.len() as u128 * 8,
            Storage::ImplicitPointer { bits, .. } => u128::from(*bits),
            Storage::Composite(composite) => composite.size(),
            Storage::Multiple(multiple) => multiple.size,
        }
    }
}

/// The members of a multi-location. No member is itself a multi-location.
#[derive(PartialEq, Eq, Debug)]
pub struct Multiple {
    members: Vec<Location>,
    size: u128,
    weight: usize,
    depth: u32,
}

impl Multiple {
    /// The locations.
    pub fn members(&self) -> &[Location] {
        &self.members
    }
}

/// A storage and a bit offset in it.
///
/// ```
/// use dwarfsmith::{eval::Location, target::Register};
/// let location = Location::register(0, Register(3), 64).moved(20)?;
/// assert_eq!(location.to_string(), "reg(3)+2.4");
/// assert!(location.moved(44).is_err());
/// # Ok::<(), dwarfsmith::eval::EvalError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Location {
    /// The storage.
    pub storage: Storage,
    /// The offset in bits: in a register from its least significant bit on, in other storages from
    /// the first bit in storage order. It is always 0 in undefined storage.
    pub offset: u128,
}

impl Location {
    /// The undefined location.
    pub const UNDEFINED: Location = Location {
        storage: Storage::Undefined,
        offset: 0,
    };

    /// Returns a byte in the memory of an address space, whose addresses have `address_bytes`
    /// bytes.
    pub fn memory(space: u64, address: u64, address_bytes: u8) -> Location {
        Location {
            storage: Storage::Memory {
                space,
                address_bytes,
            },
            offset: u128::from(address) * 8,
        }
    }

    /// The start of a register of `bits` bits.
    pub fn register(frame: u32, register: Register, bits: u64) -> Location {
        Location {
            storage: Storage::Register {
                frame,
                register,
                bits,
            },
            offset: 0,
        }
    }

    /// The start of implicit storage with these bytes.
    pub fn implicit(bytes: &[u8]) -> Location {
        Location {
            storage: Storage::Implicit(bytes.into()),
            offset: 0,
        }
    }

    /// The start of an implicit pointer of `bits` bits, to a byte offset in an entry's object.
    pub fn implicit_pointer(entry: EntryId, offset: i64, bits: u32) -> Location {
        Location {
            storage: Storage::ImplicitPointer {
                entry,
                offset,
                bits,
            },
            offset: 0,
        }
    }

    /// The start of a composite of parts, each with its size in bits and its location.
    ///
    /// # Errors
    ///
    /// `invalid-piece` if a part is larger than the rest of its storage; `limit-size`.
    pub fn composite(
        order: ByteOrder,
        parts: impl IntoIterator<Item = (u128, Location)>,
    ) -> Result<Location, EvalError> {
        let mut composite = Composite::EMPTY;
        for (bits, part) in parts {
            composite.push(part, bits, order, &Limits::DEFAULT)?;
        }
        Ok(composite.into())
    }

    /// Converts the location of `count` bits to one with its offset in storage order, even in a
    /// register. A second call converts it back. Returns `None` if the storage has fewer bits.
    #[inline]
    pub(super) fn placed(self, count: u128, order: ByteOrder) -> Option<Location> {
        match (order, &self.storage) {
            (ByteOrder::Big, Storage::Register { .. } | Storage::Multiple(_)) => self.turned(count),
            _ => Some(self),
        }
    }

    fn turned(mut self, count: u128) -> Option<Location> {
        match &self.storage {
            Storage::Register { bits, .. } => {
                self.offset = u128::from(*bits).checked_sub(self.offset.checked_add(count)?)?;
            }
            Storage::Multiple(multiple) => {
                let is_register =
                    |member: &Location| matches!(member.storage, Storage::Register { .. });
                if multiple.members.iter().any(is_register) {
                    if count > self.left() {
                        return None;
                    }
                    let distance = i128::try_from(self.offset).ok()?;
                    let turn = |member: &Location| {
                        // A location of zero bits may have its offset at the end.
                        let member = if distance == 0 {
                            member.clone()
                        } else {
                            member.moved(distance).ok()?
                        };
                        if is_register(&member) {
                            member.turned(count)
                        } else {
                            Some(member)
                        }
                    };
                    let members: Option<Vec<Location>> =
                        multiple.members.iter().map(turn).collect();
                    let (weight, depth) = (multiple.weight, multiple.depth);
                    let multiple = Multiple {
                        members: members?,
                        size: count,
                        weight,
                        depth,
                    };
                    return Some(Location {
                        storage: Storage::Multiple(Arc::new(multiple)),
                        offset: 0,
                    });
                }
            }
            _ => {}
        }
        Some(self)
    }

    /// Returns a location that is all the given locations at once. The result is the location
    /// itself if only one is given, and the undefined location if none is given.
    ///
    /// # Errors
    ///
    /// `limit-size`.
    pub fn multiple(locations: impl IntoIterator<Item = Location>) -> Result<Location, EvalError> {
        Location::multiple_within(locations, &Limits::DEFAULT)
    }

    pub(super) fn multiple_within(
        locations: impl IntoIterator<Item = Location>,
        limits: &Limits,
    ) -> Result<Location, EvalError> {
        let too_large = EvalError::new(
            ErrorCode::LimitSize,
            "a multi-location has too many locations",
        );
        let mut members: Vec<Location> = Vec::new();
        let mut given = 0;
        for location in locations {
            given += 1;
            match &location.storage {
                Storage::Multiple(inner) => {
                    for member in &inner.members {
                        members.push(member.moved(location.offset as i128)?);
                    }
                }
                _ => members.push(location),
            }
            if members.len() > limits.parts {
                return Err(too_large);
            }
        }
        match (given, members.len()) {
            (_, 0) => return Ok(Location::UNDEFINED),
            (1, 1) => return Ok(members.remove(0)),
            _ => {}
        }
        let size = members.iter().map(Location::left).min().unwrap_or(0);
        let weight = members
            .iter()
            .fold(1usize, |sum, member| sum.saturating_add(member.weight()));
        let depth = members.iter().map(Location::depth).max().unwrap_or(0) + 1;
        if weight > limits.parts.saturating_add(1) || depth > MAX_DEPTH {
            return Err(too_large);
        }
        Ok(Location {
            storage: Storage::Multiple(Arc::new(Multiple {
                members,
                size,
                weight,
                depth,
            })),
            offset: 0,
        })
    }

    /// The size of the storage in bits.
    #[inline]
    pub fn size(&self) -> u128 {
        self.storage.size()
    }

    /// The number of bits from the offset to the end of the storage.
    #[inline]
    pub fn left(&self) -> u128 {
        self.size().saturating_sub(self.offset)
    }

    /// True if the storage is undefined.
    #[inline]
    pub fn is_undefined(&self) -> bool {
        matches!(self.storage, Storage::Undefined)
    }

    /// The composite, if the storage is one.
    #[inline]
    pub(super) fn composite_mut(&mut self) -> Option<&mut CompositeHandle> {
        match &mut self.storage {
            Storage::Composite(composite) => Some(composite),
            _ => None,
        }
    }

    /// True if the storage is as large as an address space or undefined storage.
    pub(super) fn is_unbounded(&self) -> bool {
        match &self.storage {
            Storage::Undefined | Storage::Memory { .. } => true,
            Storage::Composite(composite) => composite.is_unbounded(),
            _ => false,
        }
    }

    /// Returns the location moved by `bits` bits.
    ///
    /// # Errors
    ///
    /// `out-of-bounds` if the result is before the start of the storage, or at or past its end.
    pub fn moved(&self, bits: i128) -> Result<Location, EvalError> {
        self.clone().into_moved(bits)
    }

    /// Like [`Location::moved`], without a clone.
    #[inline]
    pub(super) fn into_moved(mut self, bits: i128) -> Result<Location, EvalError> {
        self.shift(bits)?;
        Ok(self)
    }

    /// Moves the location in place.
    #[inline]
    pub(super) fn shift(&mut self, bits: i128) -> Result<(), EvalError> {
        if bits == 0 || self.is_undefined() {
            return Ok(());
        }
        match self
            .offset
            .checked_add_signed(bits)
            .filter(|offset| *offset < self.size())
        {
            Some(offset) => self.offset = offset,
            None => {
                return Err(EvalError::new(
                    ErrorCode::OutOfBounds,
                    "the location would be outside its storage",
                ));
            }
        }
        Ok(())
    }

    /// The number of storages in this one, including itself.
    #[inline]
    pub(super) fn weight(&self) -> usize {
        match &self.storage {
            Storage::Composite(composite) => composite.weight(),
            Storage::Multiple(multiple) => multiple.weight,
            _ => 1,
        }
    }

    #[inline]
    pub(super) fn depth(&self) -> u32 {
        match &self.storage {
            Storage::Composite(composite) => composite.depth(),
            Storage::Multiple(multiple) => multiple.depth,
            _ => 0,
        }
    }

    /// True if `next`, `bits` bits after this location, continues it. Both are
    /// [placed](Self::placed).
    #[inline(always)]
    pub(super) fn continues(&self, bits: u128, next: &Location) -> bool {
        match (&self.storage, &next.storage) {
            (Storage::Undefined, Storage::Undefined) => true,
            (
                Storage::Register {
                    frame,
                    register,
                    bits: size,
                },
                Storage::Register {
                    frame: f,
                    register: r,
                    bits: s,
                },
            ) => self.offset + bits == next.offset && (frame, register, size) == (f, r, s),
            (Storage::Memory { .. }, Storage::Memory { .. })
            | (Storage::ImplicitPointer { .. }, Storage::ImplicitPointer { .. }) => {
                self.offset + bits == next.offset && self.storage == next.storage
            }
            _ => false,
        }
    }

    /// The byte address, if the location is a whole byte of memory in the default address space.
    #[inline]
    pub fn address(&self) -> Option<u64> {
        match self.storage {
            Storage::Memory { space: 0, .. } if self.offset.is_multiple_of(8) => {
                u64::try_from(self.offset / 8).ok()
            }
            _ => None,
        }
    }

    #[inline]
    pub(super) fn too_deep(depth: u32) -> bool {
        depth > MAX_DEPTH
    }
}
