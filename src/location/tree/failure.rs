//! Evaluations that fail on every machine, and values whose evaluation may fail on some machines.
//! An object that depends on a failed evaluation has no value, independent of the bits that it
//! uses.

use super::{BinaryOp, Location, LocationId, Tree, ValueId, ValueKind};

impl Tree {
    /// True if the evaluation of a location that was created since the last call is known to leave
    /// a storage, or to dereference a pointer that is not an address. Such a location is undefined,
    /// or was not created.
    pub fn take_failure(&mut self) -> bool {
        core::mem::take(&mut self.has_failed)
    }

    /// Records that evaluation fails. Returns `None`.
    pub(super) fn failure<T>(&mut self) -> Option<T> {
        self.has_failed = true;
        None
    }

    /// True if the evaluation of a value may fail. Unreadable memory does not count.
    pub(super) fn may_fail(&self, id: ValueId) -> bool {
        // The recursion ends because the depth of a tree is bounded.
        match self.value(id).kind {
            // The lane may not exist in the code.
            ValueKind::Call(_) | ValueKind::Lane => true,
            ValueKind::Read(location) => self.reading_may_fail(location),
            // Only registers have an entry value.
            ValueKind::Entry(location) => {
                !matches!(self.location(location), Location::Register { .. })
            }
            ValueKind::Binary(BinaryOp::Div | BinaryOp::Mod, a, b)
                if !self.value(a).ty.is_float()
                    && self.known(b).is_none_or(|number| number == 0) =>
            {
                true
            }
            kind => kind.operands().any(|id| self.may_fail(id)),
        }
    }

    /// True if reading a location may fail.
    pub fn reading_may_fail(&self, location: LocationId) -> bool {
        match self.location(location) {
            Location::Undefined
            | Location::Pointer { .. }
            | Location::Moved { .. }
            | Location::Overlay { .. } => true,
            location => {
                location.value().is_some_and(|value| self.may_fail(value))
                    || self
                        .inner(location)
                        .any(|inner| self.reading_may_fail(inner))
            }
        }
    }
}
