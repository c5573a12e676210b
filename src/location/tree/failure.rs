//! What fails on every machine, and what the machine may find to have no value: then an object that
//! is made of it has none, whatever bits of it count.

use super::{BinaryOp, Location, LocationId, Tree, ValueId, ValueKind};

impl Tree {
    /// True where evaluation is known to leave a storage, or to follow a pointer that is no
    /// address, somewhere in what was made since this was asked last: then that is undefined, or
    /// was not made.
    pub fn take_failure(&mut self) -> bool {
        core::mem::take(&mut self.has_failed)
    }

    /// Nothing, since evaluation fails.
    pub(super) fn failure<T>(&mut self) -> Option<T> {
        self.has_failed = true;
        None
    }

    /// True where the evaluation of a value may fail. That memory is not there is left out.
    pub(super) fn may_fail(&self, id: ValueId) -> bool {
        // Levels are bounded, as in all that walks a tree.
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

    /// The same for all that is at a location.
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
