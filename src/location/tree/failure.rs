//! Evaluations that fail on every machine, and values whose evaluation may fail on some. An object
//! that depends on a failed evaluation has no value, independent of which bits it uses.

use super::{BinaryOp, Location, LocationId, Tree, ValueId, ValueKind};

impl Tree {
    /// True if the evaluation of a location that was built since the last call is known to leave a
    /// storage, or to dereference a pointer that is not an address. Such a location is undefined,
    /// or was not built.
    pub fn take_failure(&mut self) -> bool {
        core::mem::take(&mut self.has_failed)
    }

    /// Records that evaluation fails, and returns `None`.
    pub(super) fn failure<T>(&mut self) -> Option<T> {
        self.has_failed = true;
        None
    }

    /// True if the evaluation of a value may fail. Memory that cannot be read does not count.
    pub(super) fn may_fail(&self, id: ValueId) -> bool {
        // The depth of a tree is bounded.
        match self.value(id).kind {
            ValueKind::Constant(_)
            | ValueKind::Lane
            | ValueKind::Iteration
            | ValueKind::Cfa
            | ValueKind::FrameBase
            | ValueKind::Entry(_)
            | ValueKind::Symbol { .. } => false,
            ValueKind::Call(_) => true,
            ValueKind::Read(location) => self.reading_may_fail(location),
            ValueKind::Binary(op, a, b) => {
                let divides =
                    matches!(op, BinaryOp::Div | BinaryOp::Mod) && !self.value(a).ty.is_float();
                divides && self.known(b).is_none_or(|number| number == 0)
                    || self.may_fail(a)
                    || self.may_fail(b)
            }
            ValueKind::Choose(condition, a, b) => {
                [condition, a, b].into_iter().any(|id| self.may_fail(id))
            }
            ValueKind::Unary(_, a)
            | ValueKind::ThreadLocal(a)
            | ValueKind::Convert(a)
            | ValueKind::ZeroExtend(a)
            | ValueKind::SignExtend(a)
            | ValueKind::Bits(a) => self.may_fail(a),
        }
    }

    /// True if reading a location may fail.
    pub fn reading_may_fail(&self, location: LocationId) -> bool {
        match self.location(location) {
            Location::Register { .. } | Location::Object { .. } => false,
            Location::Memory { address, .. } => self.may_fail(address),
            Location::Implicit { value, .. } => self.may_fail(value),
            Location::Composite { first, count, .. } => self
                .parts(first, count)
                .iter()
                .any(|part| self.reading_may_fail(part.location)),
            Location::Choose {
                condition,
                first,
                second,
            } => {
                self.may_fail(condition)
                    || self.reading_may_fail(first)
                    || self.reading_may_fail(second)
            }
            Location::Select {
                mask, zero, one, ..
            } => self.may_fail(mask) || self.reading_may_fail(zero) || self.reading_may_fail(one),
            Location::Undefined
            | Location::Pointer { .. }
            | Location::Moved { .. }
            | Location::Overlay { .. } => true,
        }
    }
}
