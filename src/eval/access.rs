//! Reads and writes the bits at a location.

use super::bits;
use super::composite::{Composite, Span};
use super::contents::Contents;
use super::error::{ErrorCode, EvalError};
use super::location::{Location, Storage};
use super::machine::Machine;
use crate::target::ByteOrder;
use alloc::vec;
use alloc::vec::Vec;

const TOO_MUCH: EvalError = EvalError::new(ErrorCode::LimitSize, "too many bits are read at once");
const PAST_END: EvalError = EvalError::new(
    ErrorCode::OutOfBounds,
    "the access extends past the end of the storage",
);

/// Reads `count` bits at a location. Returns whole bytes in storage order, the last one padded with
/// zeros. The time is proportional to the number of bits and of the parts that contain them, and to
/// the logarithm of the number of all parts.
///
/// # Errors
///
/// `out-of-bounds`, `undefined-data`, `unavailable`; `limit-size` for more than 2²⁶ bits.
pub fn read_bits(
    machine: &dyn Machine,
    order: ByteOrder,
    location: &Location,
    count: u128,
) -> Result<Vec<u8>, EvalError> {
    read_within(
        machine,
        order,
        location,
        count,
        super::Limits::DEFAULT.read_bits,
    )
}

/// Like [`read_bits`], for a maximum of `max_bits` bits.
pub(super) fn read_within(
    machine: &dyn Machine,
    order: ByteOrder,
    location: &Location,
    count: u128,
    max_bits: u128,
) -> Result<Vec<u8>, EvalError> {
    if count > max_bits {
        return Err(TOO_MUCH);
    }
    let mut into = vec![0; usize::try_from(count.div_ceil(8)).map_err(|_| PAST_END)?];
    read_placed(machine, order, location, count, &mut into)?;
    Ok(into)
}

/// Reads the known bits of the first `count` bits at a location. `max_bits` limits the bits that
/// are inspected; bits of a multi-location count once for each of its locations.
pub(super) fn read_known_within(
    machine: &dyn Machine,
    order: ByteOrder,
    location: &Location,
    count: u128,
    max_bits: u128,
) -> Result<Contents, EvalError> {
    if count > max_bits {
        return Err(TOO_MUCH);
    }
    let size = usize::try_from(count.div_ceil(8)).map_err(|_| PAST_END)?;
    let mut contents = Contents {
        bits: count,
        bytes: vec![0; size],
        known: vec![0; size],
        unreadable: vec![0; size],
    };
    if count > 0 {
        let location = location.clone().placed(count, order).ok_or(PAST_END)?;
        let mut left = max_bits;
        let span = Span::at(&location, count);
        read_known(machine, order, span, &mut contents, &mut left)?;
    }
    Ok(contents)
}

/// An access reads or writes the bits of a [`Span`]. `start` is the index of the span's first bit
/// in the caller's bytes.
impl<'c> Span<'c> {
    /// Returns the first `bits` bits at a [placed](Location::placed) location.
    fn at(location: &'c Location, bits: u128) -> Span<'c> {
        Span {
            start: 0,
            bits,
            storage: &location.storage,
            offset: location.offset,
        }
    }

    /// Returns the same bits as spans of parts, if the span is in `composite`.
    fn in_parts(self, composite: &'c Composite) -> impl Iterator<Item = Span<'c>> {
        let parts = composite.spans(self.offset, self.offset.saturating_add(self.bits));
        parts.map(move |part| Span {
            start: self.start + (part.start - self.offset),
            ..part
        })
    }

    /// Returns the same bits in a member, if the span is in a multi-location.
    fn in_member(self, member: &'c Location) -> Span<'c> {
        let offset = if member.is_undefined() {
            0
        } else {
            self.offset
        };
        Span {
            storage: &member.storage,
            offset: member.offset.saturating_add(offset),
            ..self
        }
    }

    /// Checks that the storage has all bits.
    fn check_end(&self) -> Result<(), EvalError> {
        match self.bits > self.storage.size().saturating_sub(self.offset) {
            true => Err(PAST_END),
            false => Ok(()),
        }
    }

    /// Returns the bytes that cover the bits: the index of the first byte, the number of bytes, and
    /// the index of the first bit in the first byte.
    fn covering(&self) -> Result<(u64, usize, usize), EvalError> {
        let bit = self.offset % 8;
        let size = usize::try_from((self.bits + bit).div_ceil(8)).map_err(|_| PAST_END)?;
        let first = u64::try_from(self.offset / 8).map_err(|_| PAST_END)?;
        Ok((first, size, bit as usize))
    }
}

/// Reads the known bits of a span.
fn read_known(
    machine: &dyn Machine,
    order: ByteOrder,
    span: Span<'_>,
    into: &mut Contents,
    left: &mut u128,
) -> Result<(), EvalError> {
    if span.bits == 0 {
        return Ok(());
    }
    span.check_end()?;
    let mut take = || {
        *left = left.checked_sub(span.bits).ok_or(TOO_MUCH)?;
        Ok(())
    };
    match span.storage {
        Storage::Undefined | Storage::ImplicitPointer { .. } => take(),
        Storage::Implicit(bytes) => {
            take()?;
            // The offset is inside the storage, so it fits.
            let (offset, at) = (span.offset as usize, span.start as usize);
            into.fill((bytes, offset), at, span.bits as usize, order);
            Ok(())
        }
        Storage::Memory { .. } | Storage::Register { .. } => {
            take()?;
            let (first, size, bit) = span.covering()?;
            let mut buffer = vec![0; size];
            if read_bytes(machine, span.storage, first, &mut buffer).is_err() {
                return read_each_byte(machine, order, span, into);
            }
            let (at, bits) = (span.start as usize, span.bits as usize);
            into.fill((&buffer, bit), at, bits, order);
            Ok(())
        }
        // The parts of composites and the members of multi-locations are counted individually.
        Storage::Composite(composite) => span
            .in_parts(composite)
            .try_for_each(|part| read_known(machine, order, part, into, left)),
        Storage::Multiple(multiple) => {
            read_known_members(machine, order, (span, multiple.members()), into, left)
        }
    }
}

/// Reads the known bits of a span of a multi-location. Each member has all bits, so a bit that is
/// unknown in one member may be known in another.
fn read_known_members(
    machine: &dyn Machine,
    order: ByteOrder,
    (span, members): (Span<'_>, &[Location]),
    into: &mut Contents,
    left: &mut u128,
) -> Result<(), EvalError> {
    let mut failure = None;
    let mut is_any = false;
    for member in members {
        match read_known(machine, order, span.in_member(member), into, left) {
            Ok(()) => is_any = true,
            Err(error) => failure = failure.or(Some(error)),
        }
        if into.are_known(span.start as usize, span.bits as usize, order) {
            return Ok(());
        }
    }
    match failure {
        Some(error) if !is_any || error.code == ErrorCode::LimitSize => Err(error),
        _ => Ok(()),
    }
}

/// Reads the bytes of memory or of a register individually: only a part of them may be readable,
/// such as the memory before an unmapped page.
fn read_each_byte(
    machine: &dyn Machine,
    order: ByteOrder,
    span: Span<'_>,
    into: &mut Contents,
) -> Result<(), EvalError> {
    let (first, size, bit) = span.covering()?;
    let mut byte = [0];
    for index in 0..size {
        let start = (index * 8).max(bit);
        let bits = (index * 8 + 8).min(bit + span.bits as usize) - start;
        let at = span.start as usize + start - bit;
        let address = first.checked_add(index as u64);
        let mut read = |address| read_bytes(machine, span.storage, address, &mut byte).is_ok();
        if address.is_some_and(&mut read) {
            into.fill((&byte, start % 8), at, bits, order);
        } else {
            into.mark_unreadable(at, bits, order);
        }
    }
    Ok(())
}

/// Reads as many bits at a location as `into` has.
pub(super) fn read_into(
    machine: &dyn Machine,
    order: ByteOrder,
    location: &Location,
    into: &mut [u8],
) -> Result<(), EvalError> {
    read_placed(machine, order, location, into.len() as u128 * 8, into)
}

/// Reads the first `count` bits at a location. On a big-endian machine, the offset in a register
/// depends on `count`, so the location is [placed](Location::placed) first.
fn read_placed(
    machine: &dyn Machine,
    order: ByteOrder,
    location: &Location,
    count: u128,
    into: &mut [u8],
) -> Result<(), EvalError> {
    let placed;
    let location = match (order, &location.storage) {
        (ByteOrder::Big, Storage::Register { .. } | Storage::Multiple(_)) if count > 0 => {
            placed = location.clone().placed(count, order).ok_or(PAST_END)?;
            &placed
        }
        _ => location,
    };
    read(machine, order, Span::at(location, count), into)
}

/// Reads bytes of memory or of a register, from byte `first` on.
fn read_bytes(
    machine: &dyn Machine,
    storage: &Storage,
    first: u64,
    into: &mut [u8],
) -> Result<(), EvalError> {
    let (known, detail) = match storage {
        Storage::Memory { space, .. } => (
            machine.read_memory(*space, first, into),
            "the contents of the memory are unknown",
        ),
        Storage::Register {
            frame, register, ..
        } => (
            machine.read_register(*frame, *register, first, into),
            "the contents of the register are unknown",
        ),
        _ => (false, "the contents are unknown"),
    };
    if known {
        Ok(())
    } else {
        Err(EvalError::new(ErrorCode::Unavailable, detail))
    }
}

/// Reads a span. The caller has limited the number of bits.
fn read(
    machine: &dyn Machine,
    order: ByteOrder,
    span: Span<'_>,
    into: &mut [u8],
) -> Result<(), EvalError> {
    if span.bits == 0 {
        return Ok(());
    }
    span.check_end()?;
    match span.storage {
        Storage::Undefined => Err(EvalError::new(
            ErrorCode::UndefinedData,
            "undefined bits are read",
        )),
        Storage::ImplicitPointer { .. } => Err(EvalError::new(
            ErrorCode::Unavailable,
            "the bits of an implicit pointer are read",
        )),
        Storage::Implicit(bytes) => {
            // The offset is inside the storage, so it fits.
            let (offset, at) = (span.offset as usize, span.start as usize);
            bits::copy((&bytes[..], offset), (into, at), span.bits as usize, order);
            Ok(())
        }
        Storage::Memory { .. } | Storage::Register { .. } => {
            read_stored(machine, order, span, into)
        }
        Storage::Composite(composite) => span
            .in_parts(composite)
            .try_for_each(|part| read(machine, order, part, into)),
        Storage::Multiple(multiple) => {
            // All locations hold the same value: the first readable one is used.
            let mut failure = PAST_END;
            for (index, member) in multiple.members().iter().enumerate() {
                match read(machine, order, span.in_member(member), into) {
                    Ok(()) => return Ok(()),
                    Err(error) if index == 0 => failure = error,
                    Err(_) => {}
                }
            }
            Err(failure)
        }
    }
}

/// Reads a span of memory or of a register.
fn read_stored(
    machine: &dyn Machine,
    order: ByteOrder,
    span: Span<'_>,
    into: &mut [u8],
) -> Result<(), EvalError> {
    let (first, size, bit) = span.covering()?;
    let at = span.start as usize;
    // Whole bytes are read directly into the result.
    if bit == 0
        && at.is_multiple_of(8)
        && span.bits.is_multiple_of(8)
        && let Some(place) = into.get_mut(at / 8..at / 8 + size)
    {
        return read_bytes(machine, span.storage, first, place);
    }
    // Most reads are as small as a value of the stack, and need no allocation.
    let mut small = [0; 32];
    let mut large = Vec::new();
    let buffer = match small.get_mut(..size) {
        Some(buffer) => buffer,
        None => {
            large.resize(size, 0);
            &mut large[..]
        }
    };
    read_bytes(machine, span.storage, first, buffer)?;
    bits::copy((&*buffer, bit), (into, at), span.bits as usize, order);
    Ok(())
}

/// Writes the first `count` bits of `bytes`, in storage order, at a location. On an error nothing
/// has been written, unless the machine failed to write.
///
/// # Errors
///
/// `out-of-bounds`, also if `bytes` is too short; `read-only`, `unavailable`.
pub fn write_bits(
    machine: &mut dyn Machine,
    order: ByteOrder,
    location: &Location,
    bytes: &[u8],
    count: u128,
) -> Result<(), EvalError> {
    if count > bytes.len() as u128 * 8 {
        return Err(PAST_END);
    }
    if count == 0 {
        return Ok(());
    }
    let location = location.clone().placed(count, order).ok_or(PAST_END)?;
    let span = Span::at(&location, count);
    writable(span)?;
    write(machine, order, span, bytes)
}

/// Checks that all bits of a span can be written, before the first one is written.
fn writable(span: Span<'_>) -> Result<(), EvalError> {
    if span.bits == 0 {
        return Ok(());
    }
    span.check_end()?;
    match span.storage {
        Storage::Undefined => Err(EvalError::new(
            ErrorCode::ReadOnly,
            "undefined storage is written",
        )),
        Storage::Implicit(_) | Storage::ImplicitPointer { .. } => Err(EvalError::new(
            ErrorCode::ReadOnly,
            "implicit storage is written",
        )),
        Storage::Memory { .. } | Storage::Register { .. } => Ok(()),
        Storage::Composite(composite) => span.in_parts(composite).try_for_each(writable),
        Storage::Multiple(multiple) => {
            let mut members = multiple.members().iter();
            members.try_for_each(|member| writable(span.in_member(member)))
        }
    }
}

fn write(
    machine: &mut dyn Machine,
    order: ByteOrder,
    span: Span<'_>,
    bytes: &[u8],
) -> Result<(), EvalError> {
    match span.storage {
        _ if span.bits == 0 => Ok(()),
        Storage::Memory { .. } | Storage::Register { .. } => {
            let (first, size, bit) = span.covering()?;
            let mut buffer = vec![0; size];
            if bit != 0 || !span.bits.is_multiple_of(8) {
                // The other bits of the first and last byte are preserved, and so is the padding of
                // a register's last byte.
                read_bytes(machine, span.storage, first, &mut buffer)?;
            }
            let (from, count) = (span.start as usize, span.bits as usize);
            bits::copy((bytes, from), (&mut buffer[..], bit), count, order);
            let known = match span.storage {
                Storage::Memory { space, .. } => machine.write_memory(*space, first, &buffer),
                Storage::Register {
                    frame, register, ..
                } => machine.write_register(*frame, *register, first, &buffer),
                _ => false,
            };
            if known {
                Ok(())
            } else {
                Err(EvalError::new(
                    ErrorCode::Unavailable,
                    "the machine cannot write there",
                ))
            }
        }
        Storage::Composite(composite) => span
            .in_parts(composite)
            .try_for_each(|part| write(machine, order, part, bytes)),
        Storage::Multiple(multiple) => {
            let mut members = multiple.members().iter();
            members.try_for_each(|member| write(machine, order, span.in_member(member), bytes))
        }
        _ => writable(span),
    }
}
