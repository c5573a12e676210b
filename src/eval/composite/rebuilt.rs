//! Rebuilds composites in place.
//!
//! A part is large. Usually it is a register, and so was the previous part at its index. Rebuilding
//! then overwrites the fields of that part, and neither drops it nor writes a whole new part.

use super::{Composite, Part};
use crate::eval::location::{Location, Storage};
use crate::eval::rules::Limits;
use crate::target::{ByteOrder, Register};

impl Composite {
    /// Makes this a composite without parts. New parts overwrite the old ones; [`Composite::trim`]
    /// removes the rest, and must be called before the composite is read.
    #[inline(always)]
    pub(in crate::eval) fn restart(&mut self) {
        (self.size, self.weight, self.depth, self.open) = (0, 1, 1, false);
        self.stale = self.parts.len();
    }

    /// Removes the parts that were not reused.
    #[inline(always)]
    pub(in crate::eval) fn trim(&mut self) {
        if self.stale != 0 {
            self.parts.truncate(self.parts.len() - self.stale);
            self.stale = 0;
        }
    }

    /// Like [`Composite::push`], for the low `bytes` bytes of a register of `size` bits. Returns
    /// `None`, and changes nothing, if the part does not fit in the register or within the limits.
    #[inline(always)]
    pub(in crate::eval) fn push_register(
        &mut self,
        (frame, register, size): (u32, Register, u64),
        bytes: u64,
        order: ByteOrder,
        limits: &Limits,
    ) -> Option<()> {
        if bytes > size / 8 || bytes == 0 {
            return None;
        }
        let bits = bytes * 8;
        let left = size - bits;
        let offset = match order {
            ByteOrder::Little => 0,
            ByteOrder::Big => left,
        };
        let end = self.size.checked_add(bits.into())?;
        if end > limits.storage_bits || self.weight > limits.parts {
            return None;
        }
        let (start, next) = (self.size, self.parts.len() - self.stale);
        self.size = end;
        if let Some(last) = next.checked_sub(1).and_then(|last| self.parts.get(last))
            && let Storage::Register {
                frame: f,
                register: r,
                bits: s,
            } = last.location.storage
            && (r, f, s) == (register, frame, size)
            && last.location.offset + (start - last.start) == u128::from(offset)
        {
            return Some(());
        }
        self.weight += 1;
        if let Some(Part {
            start: from,
            location:
                Location {
                    storage:
                        Storage::Register {
                            frame: f,
                            register: r,
                            bits: s,
                        },
                    offset: o,
                },
        }) = self.parts.get_mut(next)
        {
            (*from, *f, *r, *s, *o) = (start, frame, register, size, offset.into());
            self.stale -= 1;
        } else {
            self.trim();
            self.parts.push(Part {
                start,
                location: Location {
                    storage: Storage::Register {
                        frame,
                        register,
                        bits: size,
                    },
                    offset: offset.into(),
                },
            });
        }
        Some(())
    }
}
