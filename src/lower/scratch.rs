//! Buffers that lowering reuses for each object.

use super::degradation::DegradationReason;
use super::encode::Pointee;
use super::found::Found;
use super::piece::Piece;
use super::piece::Placed;
use crate::expr::DIExpr;
use crate::location::LocationId;
use crate::markers::{CodeRange, ReferrerId};
use crate::metadata::VariableId;
use crate::target::Register;
use crate::units::Position;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// The key of a written expression: an expression without arguments, and its referrer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Plain {
    pub(super) expression: DIExpr,
    /// [`ReferrerId::NONE`] for a computed lifetime.
    pub(super) referrer: ReferrerId,
    /// The size in bits of the object whose location is written; [`Plain::VALUE`] for the value of
    /// an argument.
    pub(super) bits: u64,
}

impl Plain {
    /// Instead of a size: the value of an argument is written.
    pub(super) const VALUE: u64 = u64::MAX - 1;

    /// No expression.
    const NONE: Plain = Plain {
        expression: DIExpr::NONE,
        referrer: ReferrerId::NONE,
        bits: 0,
    };
}

/// Bytes that several entries or arguments can share.
#[derive(Clone, Copy)]
pub(super) struct Shared {
    pub(super) bytes: (u32, u32),
    /// The register that an argument's value is read from, and the end of the bits in use, counted
    /// from the least significant one.
    pub(super) reads: Option<(Register, u32)>,
}

/// The maximum number of slots of a [`Memo`]. A new expression replaces the one in its slot.
const MAX_SLOTS: usize = 2048;

/// A cache of the bytes of expressions; `None` for those that cannot be shared. The number of slots
/// is a power of two.
pub(super) struct Memo {
    keys: Vec<Plain>,
    shared: Vec<Option<Shared>>,
}

impl Memo {
    /// Returns an empty cache for a module with this number of lifetimes. The cache of a small
    /// module is small, because a compiler may make a module for each function.
    fn new(lifetimes: usize) -> Memo {
        let slots = lifetimes
            .saturating_mul(4)
            .clamp(1, MAX_SLOTS)
            .next_power_of_two();
        Memo {
            keys: alloc::vec![Plain::NONE; slots],
            shared: alloc::vec![None; slots],
        }
    }

    fn slot(&self, key: Plain) -> usize {
        let mixed = ((key.expression.index() as u32).rotate_left(16) ^ key.bits as u32)
            .wrapping_mul(0x9e37_79b1);
        (key.referrer.0 ^ mixed >> 16) as usize & (self.keys.len() - 1)
    }

    /// Returns the bytes that were written, if they are in the cache.
    #[inline]
    pub(super) fn get(&self, key: Plain) -> Option<Option<Shared>> {
        let slot = self.slot(key);
        let is_known = self.keys.get(slot) == Some(&key);
        is_known.then(|| self.shared.get(slot).copied().flatten())
    }

    pub(super) fn set(&mut self, key: Plain, written: Option<Shared>) {
        let slot = self.slot(key);
        if let (Some(old), Some(shared)) = (self.keys.get_mut(slot), self.shared.get_mut(slot)) {
            (*old, *shared) = (key, written);
        }
    }
}

/// The procedures of a function, by the bytes of their expressions.
pub(super) type Pointees = HashMap<Vec<u8>, Vec<u32>>;

/// The buffers that lowering reuses for each object.
pub(super) struct Scratch {
    pub(super) pieces: Vec<Piece>,
    /// The location of each entry of the object; `None` for a `DW_OP_object_map`.
    pub(super) written: Vec<Option<LocationId>>,
    pub(super) procedures: Vec<Pointee>,
    pub(super) pointees: Pointees,
    /// The numbers of the function's object maps, by their array and the end of their code.
    pub(super) maps: HashMap<(VariableId, Position), Vec<u32>>,
    pub(super) lost: Vec<DegradationReason>,
    pub(super) places: Vec<Placed>,
    /// The code of a variable's places, with the bytes of their expressions.
    pub(super) plain: Vec<(CodeRange, (u32, u32))>,
    pub(super) memo: Memo,
    pub(super) found: Found,
}

impl Scratch {
    /// Returns empty buffers for a module with this number of lifetimes.
    pub(super) fn new(lifetimes: usize) -> Scratch {
        Scratch {
            pieces: Vec::new(),
            written: Vec::new(),
            procedures: Vec::new(),
            pointees: Pointees::new(),
            maps: HashMap::new(),
            lost: Vec::new(),
            places: Vec::new(),
            plain: Vec::new(),
            memo: Memo::new(lifetimes),
            found: Found::default(),
        }
    }

    /// Begins a function. Only the cache of expressions and the locations found so far are kept
    /// from one function to the next.
    pub(super) fn begin(&mut self) {
        self.lost.clear();
        self.pointees.clear();
        self.maps.clear();
    }
}
