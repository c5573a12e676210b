//! Rebuilds composites in place.

use super::{Composite, Part};
use crate::eval::location::{Location, Storage};
use crate::eval::rules::Limits;
use crate::target::{ByteOrder, Register};

/// A composite that is rebuilt in place, part by part. Parts are large values. Most new parts are
/// registers, and so were the parts that they replace: then only the fields that differ are
/// written, and no old part is dropped.
#[derive(Debug)]
pub(in crate::eval) struct Remade<'c> {
    composite: &'c mut Composite,
    /// The number of new parts. The parts after them are from the old composite.
    parts: usize,
    /// The size of the new parts in bits.
    size: u64,
}

impl<'c> Remade<'c> {
    /// The composite is unchanged until [`Remade::start`].
    #[inline(always)]
    pub(in crate::eval) fn new(composite: &'c mut Composite) -> Remade<'c> {
        Remade {
            composite,
            parts: 0,
            size: 0,
        }
    }

    /// Starts a composite without parts.
    #[inline(always)]
    pub(in crate::eval) fn start(&mut self) {
        (self.parts, self.size) = (0, 0);
        self.composite.reset();
    }

    /// Ends the composite: removes the old parts that are left.
    #[inline(always)]
    pub(in crate::eval) fn end(self) {
        self.composite.size = self.size.into();
        if self.parts != self.composite.parts.len() {
            self.composite.parts.truncate(self.parts);
        }
    }

    /// Like [`Composite::push`]. Returns `None` if it fails.
    pub(in crate::eval) fn push(
        &mut self,
        location: Location,
        bits: u64,
        order: ByteOrder,
        limits: &Limits,
    ) -> Option<()> {
        let end = self.size.checked_add(bits)?;
        self.composite.parts.truncate(self.parts);
        self.composite.size = self.size.into();
        self.composite
            .push(location, bits.into(), order, limits)
            .ok()?;
        (self.parts, self.size) = (self.composite.parts.len(), end);
        Some(())
    }

    /// Like [`Composite::push`], for `bits` bits from an offset on in a register of `size` bits.
    /// Returns `None`, and does nothing, if it fails.
    #[inline(always)]
    pub(in crate::eval) fn push_register(
        &mut self,
        (frame, register, size): (u32, Register, u32),
        offset: u32,
        bits: u64,
        order: ByteOrder,
        limits: &Limits,
    ) -> Option<()> {
        let offset = match order {
            ByteOrder::Little => offset,
            ByteOrder::Big => size
                .checked_sub(offset)?
                .checked_sub(u32::try_from(bits).ok()?)?,
        };
        let start = self.size;
        let end = start
            .checked_add(bits)
            .filter(|end| u128::from(*end) <= limits.storage_bits)?;
        if bits > u64::from(size.checked_sub(offset)?) {
            return None;
        }
        let composite = &mut *self.composite;
        let mut continues = bits == 0;
        if let Some(last) = self
            .parts
            .checked_sub(1)
            .and_then(|last| composite.parts.get(last))
            && let Storage::Register {
                frame: f,
                register: r,
                bits: s,
            } = last.location.storage
            && (r, f, s) == (register, frame, size.into())
        {
            continues |=
                last.location.offset + (u128::from(start) - last.start) == u128::from(offset);
        }
        if !continues {
            if composite.weight > limits.parts {
                return None;
            }
            composite.weight += 1;
            match composite.parts.get_mut(self.parts) {
                Some(Part {
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
                }) => {
                    (*from, *f, *r, *s, *o) =
                        (start.into(), frame, register, size.into(), offset.into())
                }
                _ => {
                    let location = Location::in_register(frame, register, size, offset);
                    self.add(Part {
                        start: start.into(),
                        location,
                    });
                }
            }
            self.parts += 1;
        }
        self.size = end;
        Some(())
    }

    /// Puts a part where there was a part of another kind, or no part.
    #[cold]
    fn add(&mut self, part: Part) {
        match self.composite.parts.get_mut(self.parts) {
            Some(old) => *old = part,
            None => self.composite.parts.push(part),
        }
    }
}
