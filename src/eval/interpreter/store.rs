//! The memory that an evaluator keeps from one evaluation to the next.

use super::Activation;
use super::plain::{WORDS, Word};
use crate::eval::Rules;
use crate::eval::composite::Composite;
use crate::eval::evaluator::Entry;
use crate::eval::location::{Location, Storage};
use alloc::sync::Arc;
use alloc::vec::Vec;

/// The memory of evaluations, kept from one to the next.
#[derive(Debug)]
pub struct Store {
    pub stack: Vec<Entry>,
    /// The result of the last evaluation.
    pub result: Location,
    /// Room for the expressions that wait. It is empty between evaluations.
    pub(super) waiting: Vec<Activation<'static>>,
    /// A composite that may be used again, if nobody else has it.
    pub(super) spare: Option<Arc<Composite>>,
    /// An empty composite with room for parts.
    parts: Composite,
    /// The stack of expressions that are plain.
    pub(super) words: [Word; WORDS],
}

impl Default for Store {
    fn default() -> Store {
        Store {
            stack: Vec::new(),
            result: Location::UNDEFINED,
            waiting: Vec::new(),
            spare: None,
            parts: Composite::EMPTY,
            words: [Word::Number(0); WORDS],
        }
    }
}

impl Store {
    /// The location that the last evaluation has left.
    #[inline]
    pub fn location(&self) -> &Location {
        &self.result
    }

    /// Empties the stack, and takes the last result's composite back.
    #[inline]
    pub fn clear(&mut self) {
        if let Storage::Composite(_) = self.result.storage
            && let Storage::Composite(composite) = core::mem::replace(&mut self.result.storage, Storage::Undefined)
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

    /// Hands over the composite that plain pieces have been appended to: by DWARF 5's rules apart from the stack.
    pub(super) fn hand_over(&mut self, rules: Rules) -> Option<Composite> {
        if rules == Rules::Dwarf5 {
            let spare = self.spare.as_mut().and_then(Arc::get_mut)?;
            return Some(core::mem::replace(spare, Composite::EMPTY));
        }
        let location = Location { storage: Storage::Composite(self.spare.take()?), offset: 0 };
        self.stack.push(if rules == Rules::Llvm { Entry::Incomplete(location) } else { Entry::Location(location) });
        None
    }
}
