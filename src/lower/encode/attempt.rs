//! Removes what an encoder wrote if the rest of it is lost, or if another form is shorter.

use super::{Encoder, Lost};

/// The lengths of an encoder's buffers at one time, to which [`Encoder::undo`] returns.
#[derive(Clone, Copy)]
pub(in crate::lower) struct Written {
    pub(in crate::lower) bytes: usize,
    pub(in crate::lower) fixups: usize,
    base_types: usize,
    pub(super) procedures: usize,
}

impl Encoder<'_> {
    pub(in crate::lower) fn written(&self) -> Written {
        Written {
            bytes: self.bytes.len(),
            fixups: self.fixups.len(),
            base_types: self.base_types.len(),
            procedures: self.procedures.len(),
        }
    }

    /// Removes what was written after `before`.
    pub(in crate::lower) fn undo(&mut self, before: Written) {
        self.bytes.truncate(before.bytes);
        self.fixups.truncate(before.fixups);
        self.base_types.truncate(before.base_types);
        self.procedures.truncate(before.procedures);
    }

    /// Writes operations. If they are lost, nothing is written.
    pub(in crate::lower) fn attempt<T>(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<T, Lost>,
    ) -> Result<T, Lost> {
        let (before, losses) = (self.written(), self.lost.len());
        let (unfinished, nested) = (self.unfinished, self.nested);
        let written = write(self);
        // A number with a lost part is lost as a whole.
        let lost = self.lost.get(losses).copied();
        let written = written.and_then(|value| lost.map_or(Ok(value), |reason| Err(Lost(reason))));
        if written.is_err() {
            self.undo(before);
            self.lost.truncate(losses);
            (self.unfinished, self.nested) = (unfinished, nested);
        }
        written
    }
}
