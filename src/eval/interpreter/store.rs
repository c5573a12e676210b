//! The memory that an evaluator keeps from one evaluation to the next.

use super::activation::{Activation, Progress};
use super::word::{Ended, Left, Setting, WORDS, Word};
use crate::dwarf::{Operation, Operations};
use crate::eval::composite::{Composite, Held};
use crate::eval::entry::Entry;
use crate::eval::location::{Location, Storage};
use crate::eval::rules::Rules;
use alloc::sync::Arc;
use alloc::vec::Vec;

/// The memory of evaluations, kept from one to the next.
#[derive(Debug)]
pub struct Store {
    pub stack: Vec<Entry>,
    /// The result of the last evaluation, if it is not the next.
    pub result: Location,
    /// A composite that nobody else has: results that are only lent are made in it.
    pub lent: Location,
    /// Room for the expressions that wait. It is empty between evaluations.
    pub(super) waiting: Vec<Activation<'static>>,
    /// A composite that may be used again, if nobody else has it.
    pub(super) spare: Option<Arc<Composite>>,
    /// An empty composite with room for parts.
    parts: Composite,
    /// The stack of expressions that are plain.
    pub(super) words: [Word; WORDS],
    /// How far such a run has come that has stopped.
    progress: Progress,
}

impl Default for Store {
    fn default() -> Store {
        Store {
            stack: Vec::new(),
            result: Location::UNDEFINED,
            lent: Location {
                storage: Storage::Composite(Held::alone(Composite::EMPTY)),
                offset: 0,
            },
            waiting: Vec::new(),
            spare: None,
            parts: Composite::EMPTY,
            words: [Word::Number(0); WORDS],
            progress: Progress::NONE,
        }
    }
}

impl Store {
    /// Empties the stack, and takes the last result's composite back.
    #[inline]
    pub fn clear(&mut self) {
        self.reclaim();
        self.stack.clear();
    }

    /// Empties the stack, for an expression that is run from its start.
    #[cold]
    pub fn start(&mut self) -> Ended {
        self.clear();
        self.progress = Progress::NONE;
        Ended::Before
    }

    /// Takes what a run of plain operations leaves of an expression of which some bytes are still
    /// to be run. By DWARF 5's rules, the composite that pieces have been appended to is apart from
    /// the stack.
    #[cold]
    pub(super) fn stop(
        &mut self,
        setting: &Setting,
        expression: &[u8],
        bytes: usize,
        left: Left,
    ) -> Ended {
        self.clear();
        let offset = expression.len() - bytes;
        let run = Operations::new(
            setting.encoding,
            expression.get(..offset).unwrap_or(expression),
        );
        // A piece is one more for what it appends.
        let cost = |(_, operation)| {
            if matches!(operation, Operation::Piece(_)) {
                2
            } else {
                1
            }
        };
        let executed = run.flatten().map(cost).sum();
        let mut pieces = None;
        if left.pieces && setting.rules == Rules::Dwarf5 {
            pieces = Some(self.take());
        } else if left.pieces {
            let location = self.share_lent();
            self.stack.push(match setting.rules {
                Rules::Llvm => Entry::Incomplete(location),
                _ => Entry::Location(location),
            });
        }
        let words = self.words.iter().take(left.depth);
        self.stack
            .extend(words.map(|word| word.entry(&setting.encoding, left.frame)));
        self.progress = Progress {
            offset,
            executed,
            pieces,
            fresh: left.fresh,
        };
        Ended::Before
    }

    /// How far the run has come that has stopped.
    pub fn progress(&mut self) -> Progress {
        core::mem::replace(&mut self.progress, Progress::NONE)
    }

    /// Takes the last result's composite back, to use it again.
    #[inline]
    pub(super) fn reclaim(&mut self) {
        if let Storage::Composite(_) = self.result.storage
            && let Storage::Composite(composite) =
                core::mem::replace(&mut self.result.storage, Storage::Undefined)
        {
            self.spare = composite.into_shared();
        }
    }

    /// Makes the composite that would be lent one that the caller may keep.
    pub fn keep(&mut self) -> &Location {
        self.reclaim();
        self.result = self.share_lent();
        &self.result
    }

    fn share_lent(&mut self) -> Location {
        match self.lent.composite_mut().and_then(Held::as_alone) {
            Some(composite) => share(&mut self.spare, composite),
            None => self.lent.clone(),
        }
    }

    /// Takes the composite that would be lent.
    fn take(&mut self) -> Composite {
        let empty = self.composite();
        match self.lent.composite_mut().and_then(Held::as_alone) {
            Some(composite) => core::mem::replace(composite, empty),
            None => empty,
        }
    }

    /// An empty composite to append parts to.
    pub(super) fn composite(&mut self) -> Composite {
        core::mem::replace(&mut self.parts, Composite::EMPTY)
    }

    /// The location that a composite is. The composite of an earlier result is used for it, if
    /// nobody else has that.
    pub(super) fn share(&mut self, mut composite: Composite) -> Location {
        let location = share(&mut self.spare, &mut composite);
        self.parts = composite;
        location
    }
}

/// Takes a composite and leaves an empty one, with the room of the spare one.
fn share(spare: &mut Option<Arc<Composite>>, composite: &mut Composite) -> Location {
    let mut shared = spare.take().unwrap_or_default();
    match Arc::get_mut(&mut shared) {
        Some(place) => {
            core::mem::swap(place, composite);
            composite.clear();
        }
        None => shared = Arc::new(core::mem::replace(composite, Composite::EMPTY)),
    }
    Location {
        storage: Storage::Composite(shared.into()),
        offset: 0,
    }
}
