//! Locations in ranges of code.

use crate::location::LocationId;
use crate::markers::{CodeRange, ReferrerId};
use crate::ty::Type;
use crate::units::Position;

/// An object's location in a range of code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    pub(super) range: CodeRange,
    pub(super) location: LocationId,
    /// The type that the expression gives the location.
    pub(super) ty: Type,
}

/// The locations that an expression's referrer denotes.
#[derive(Clone, Copy, Default)]
pub(super) struct Referred {
    pub(super) now: Option<LocationId>,
    /// The location for operations that use the contents of the referrer on entry.
    pub(super) on_entry: Option<LocationId>,
}

/// The use of the referrer in an expression.
#[derive(Clone, Copy)]
pub(super) struct Use {
    /// True if the expression uses the referrer.
    pub(super) reads_referrer: bool,
    /// True if it uses the current location, and not only the contents on entry.
    pub(super) now: bool,
    /// True if its result may be partly defined even if the referrer is undefined.
    pub(super) in_part: bool,
    /// True if it may use other bits of a register than those of the referrer, because it moves
    /// the location, or because another expression that takes its result as an argument may.
    pub(super) is_moved: bool,
    /// The size in bits that it requires of the referrer.
    pub(super) bits: u64,
}

/// The code in which a lifetime is active, or a part of it, and the number of its referrer there;
/// [`ReferrerId::NONE`] where it has no location.
#[derive(Clone, Copy)]
pub(super) struct Placed {
    pub(super) range: CodeRange,
    pub(super) id: ReferrerId,
}

impl Placed {
    pub(super) fn without_location(range: CodeRange) -> Placed {
        let id = ReferrerId::NONE;
        Placed { range, id }
    }

    pub(super) fn within(self, start: Position, end: Position) -> Placed {
        Placed {
            range: CodeRange::new(start, end),
            ..self
        }
    }
}
