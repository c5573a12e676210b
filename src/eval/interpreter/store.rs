//! The buffers that an evaluator reuses in later evaluations.

use super::activation::Call;
use super::stack::Stack;
use crate::dwarf::Encoding;
use crate::eval::composite::{Composite, CompositeHandle};
use crate::eval::entry::Entry;
use crate::eval::location::{Location, Storage};
use alloc::sync::Arc;
use alloc::vec::Vec;

/// Reusable buffers for evaluations.
#[derive(Debug)]
pub struct Store {
    pub stack: Stack,
    /// The location that was evaluated last, unless it is in `lent`.
    result: Location,
    /// A location that owns its composite. By DWARF 5's rules, pieces are appended to the
    /// composite.
    lent: Location,
    /// True if the last location is in `lent`.
    lends: bool,
    /// The stack that was evaluated last.
    pub entries: Vec<Entry>,
    /// A buffer for waiting expressions. It is empty between evaluations.
    pub(super) calls: Vec<Call<'static>>,
    /// The offsets of the current expression's operations and of its end, once a branch has needed
    /// them.
    pub(super) starts: Vec<usize>,
    /// A composite whose buffer can be reused if no location shares it.
    spare: Option<Arc<Composite>>,
    /// An empty composite with a buffer for parts.
    parts: Composite,
}

impl Store {
    pub fn new(encoding: Encoding) -> Store {
        Store {
            stack: Stack::new(encoding),
            result: Location::UNDEFINED,
            lent: Location {
                storage: Storage::Composite(CompositeHandle::owned(Composite::EMPTY)),
                offset: 0,
            },
            lends: false,
            entries: Vec::new(),
            calls: Vec::new(),
            starts: Vec::new(),
            spare: None,
            parts: Composite::EMPTY,
        }
    }

    /// Clears the stack, and reclaims the last result's composite to reuse its buffer.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.reclaim();
        self.stack.clear();
        self.starts.clear();
        self.lends = false;
    }

    #[inline(always)]
    fn reclaim(&mut self) {
        if let Storage::Composite(_) = self.result.storage
            && let Storage::Composite(composite) =
                core::mem::replace(&mut self.result.storage, Storage::Undefined)
        {
            self.spare = composite.into_shared();
        }
    }

    /// The location that was evaluated last.
    #[inline]
    pub fn location(&self) -> &Location {
        if self.lends { &self.lent } else { &self.result }
    }

    /// Returns a copy of the last location, whose composite is shared.
    pub fn keep(&mut self) -> Location {
        if self.lends {
            self.lends = false;
            self.reclaim();
            self.result = self.share_pieces();
        }
        self.result.clone()
    }

    /// The storage of the result.
    #[inline]
    pub(super) fn result(&mut self) -> &mut Location {
        &mut self.result
    }

    /// Makes the composite of pieces the result.
    #[inline]
    pub(super) fn lend(&mut self) {
        if let Some(pieces) = self.pieces() {
            pieces.trim();
        }
        self.lends = true;
    }

    #[inline]
    pub(super) fn pieces(&mut self) -> Option<&mut Composite> {
        self.lent
            .composite_mut()
            .and_then(CompositeHandle::as_owned)
    }

    /// Removes the composite of pieces.
    pub(super) fn take_pieces(&mut self) -> Composite {
        let empty = self.composite();
        let mut pieces = self.put_pieces(empty);
        pieces.trim();
        pieces
    }

    /// Replaces the composite of pieces.
    pub(super) fn put_pieces(&mut self, pieces: Composite) -> Composite {
        match self.pieces() {
            Some(place) => core::mem::replace(place, pieces),
            None => pieces,
        }
    }

    /// Turns the composite of pieces into a location.
    pub(super) fn share_pieces(&mut self) -> Location {
        let mut pieces = self.put_pieces(Composite::EMPTY);
        pieces.trim();
        let location = self.share(pieces);
        let empty = self.composite();
        self.put_pieces(empty);
        location
    }

    /// Returns an empty composite, to which parts can be appended.
    pub(super) fn composite(&mut self) -> Composite {
        core::mem::replace(&mut self.parts, Composite::EMPTY)
    }

    /// Turns a composite into a location. Reuses the composite of an earlier result if no location
    /// shares it.
    pub(super) fn share(&mut self, mut composite: Composite) -> Location {
        let mut shared = self.spare.take().unwrap_or_default();
        match Arc::get_mut(&mut shared) {
            Some(place) => {
                core::mem::swap(place, &mut composite);
                composite.clear();
                self.parts = composite;
            }
            None => shared = Arc::new(composite),
        }
        Location {
            storage: Storage::Composite(shared.into()),
            offset: 0,
        }
    }
}
