//! The memory that an evaluator keeps from one evaluation to the next.

use super::Activation;
use crate::eval::composite::Composite;
use crate::eval::evaluator::Entry;
use crate::eval::location::{Location, Storage};
use alloc::sync::Arc;
use alloc::vec::Vec;

/// The memory of evaluations, kept from one to the next.
#[derive(Debug)]
pub struct Store {
    pub stack: Vec<Entry>,
    /// The result of the last evaluation, unless that is the location on top of the stack.
    pub(super) result: Location,
    /// Room for the expressions that wait. It is empty between evaluations.
    pub(super) waiting: Vec<Activation<'static>>,
    /// A composite that may be used again, if nobody else has it.
    spare: Option<Arc<Composite>>,
    /// An empty composite with room for parts.
    parts: Composite,
}

impl Default for Store {
    fn default() -> Store {
        Store {
            stack: Vec::new(),
            result: Location::UNDEFINED,
            waiting: Vec::new(),
            spare: None,
            parts: Composite::EMPTY,
        }
    }
}

impl Store {
    /// The location that the last evaluation has left.
    #[inline]
    pub fn location(&self) -> &Location {
        match self.stack.last() {
            Some(Entry::Location(location) | Entry::Incomplete(location)) => location,
            _ => &self.result,
        }
    }

    /// Empties the stack, and takes the last result's composite back.
    #[inline]
    pub fn clear(&mut self) {
        if let Some(Entry::Location(location) | Entry::Incomplete(location)) = self.stack.last_mut()
            && let Storage::Composite(_) = location.storage
            && let Storage::Composite(composite) = core::mem::replace(&mut location.storage, Storage::Undefined)
        {
            self.spare = Some(composite);
        }
        self.stack.clear();
    }

    /// An empty composite to append parts to.
    pub(super) fn composite(&mut self) -> Composite {
        core::mem::replace(&mut self.parts, Composite::EMPTY)
    }

    /// The location that a composite is. The composite of an earlier result is used for it, if nobody else has that.
    pub(super) fn share(&mut self, mut composite: Composite) -> Location {
        let mut spare = self.spare.take();
        match spare.as_mut().and_then(Arc::get_mut) {
            Some(place) => {
                core::mem::swap(place, &mut composite);
                composite.clear();
                self.parts = composite;
            }
            None => spare = Some(Arc::new(composite)),
        }
        spare.map_or(Location::UNDEFINED, |composite| Location { storage: Storage::Composite(composite), offset: 0 })
    }
}
