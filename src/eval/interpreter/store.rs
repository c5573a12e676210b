//! The memory that an evaluator reuses in later evaluations.

use super::activation::{Activation, Progress};
use super::word::{Ended, Left, Setting, WORDS, Word};
use crate::dwarf::{Operation, Operations};
use crate::eval::composite::{Composite, Held};
use crate::eval::entry::Entry;
use crate::eval::location::{Location, Storage};
use crate::eval::rules::Rules;
use alloc::sync::Arc;
use alloc::vec::Vec;

/// The memory of evaluations, which is reused.
#[derive(Debug)]
pub struct Store {
    pub stack: Vec<Entry>,
    /// The result of the last evaluation, unless it is in `lent`.
    pub result: Location,
    /// An owned composite: results that are only lent are built in it.
    pub lent: Location,
    /// Memory for waiting expressions. It is empty between evaluations.
    pub(super) waiting: Vec<Activation<'static>>,
    /// A composite whose memory can be reused if no location shares it.
    pub(super) spare: Option<Arc<Composite>>,
    /// An empty composite with memory for parts.
    parts: Composite,
    /// The stack of the fast path.
    pub(super) words: [Word; WORDS],
    /// The progress of a fast path that has stopped.
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
    /// Clears the stack, and reclaims the last result's composite.
    #[inline]
    pub fn clear(&mut self) {
        self.reclaim();
        self.stack.clear();
    }

    /// Clears the stack, for an expression that is executed from its start.
    #[cold]
    pub fn start(&mut self) -> Ended {
        self.clear();
        self.progress = Progress::NONE;
        Ended::Before
    }

    /// Stores the state of a fast path that has stopped with some bytes of the expression left. By
    /// DWARF 5's rules, the composite of the pieces is kept apart from the stack.
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
        // A piece also counts the part that it appends.
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

    /// Removes the progress of the fast path that has stopped.
    pub fn progress(&mut self) -> Progress {
        core::mem::replace(&mut self.progress, Progress::NONE)
    }

    /// Reclaims the last result's composite, to reuse its memory.
    #[inline]
    pub(super) fn reclaim(&mut self) {
        if let Storage::Composite(_) = self.result.storage
            && let Storage::Composite(composite) =
                core::mem::replace(&mut self.result.storage, Storage::Undefined)
        {
            self.spare = composite.into_shared();
        }
    }

    /// Makes the lent composite a shared one that the caller may keep.
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

    /// Removes the lent composite.
    fn take(&mut self) -> Composite {
        let empty = self.composite();
        match self.lent.composite_mut().and_then(Held::as_alone) {
            Some(composite) => core::mem::replace(composite, empty),
            None => empty,
        }
    }

    /// An empty composite, to which parts can be appended.
    pub(super) fn composite(&mut self) -> Composite {
        core::mem::replace(&mut self.parts, Composite::EMPTY)
    }

    /// Makes a composite a location. Reuses the composite of an earlier result if no location
    /// shares that.
    pub(super) fn share(&mut self, mut composite: Composite) -> Location {
        let location = share(&mut self.spare, &mut composite);
        self.parts = composite;
        location
    }
}

/// Makes a composite a location, and leaves an empty one with the memory of the spare composite.
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
