//! Reads and writes the bits at a location.

use super::bits;
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
    "the access goes past the end of the storage",
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

/// Like [`read_bits`], for at most `most` bits.
pub(super) fn read_within(
    machine: &dyn Machine,
    order: ByteOrder,
    location: &Location,
    count: u128,
    most: u128,
) -> Result<Vec<u8>, EvalError> {
    if count > most {
        return Err(TOO_MUCH);
    }
    let mut into = vec![0; usize::try_from(count.div_ceil(8)).map_err(|_| PAST_END)?];
    read_placed(machine, order, location, count, &mut into)?;
    Ok(into)
}

/// Reads the known bits of the first `count` bits at a location. `most` limits the bits that are
/// inspected; bits of a multi-location count once for each of its locations.
pub(super) fn read_known_within(
    machine: &dyn Machine,
    order: ByteOrder,
    location: &Location,
    count: u128,
    most: u128,
) -> Result<Contents, EvalError> {
    if count > most {
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
        let mut left = most;
        read_known(
            machine,
            order,
            &location.storage,
            location.offset,
            count,
            &mut contents,
            0,
            &mut left,
        )?;
    }
    Ok(contents)
}

/// Reads the known bits at a [placed](Location::placed) location into `into`, from bit `at` on.
#[allow(clippy::too_many_arguments)]
fn read_known(
    machine: &dyn Machine,
    order: ByteOrder,
    storage: &Storage,
    offset: u128,
    count: u128,
    into: &mut Contents,
    at: usize,
    left: &mut u128,
) -> Result<(), EvalError> {
    if count == 0 {
        return Ok(());
    }
    if count > storage.size().saturating_sub(offset) {
        return Err(PAST_END);
    }
    // The parts of composites and multi-locations are counted individually.
    if !matches!(storage, Storage::Composite(_) | Storage::Multiple(_)) {
        *left = left.checked_sub(count).ok_or(TOO_MUCH)?;
    }
    let bits = count as usize;
    match storage {
        Storage::Undefined | Storage::ImplicitPointer { .. } => Ok(()),
        Storage::Implicit(bytes) => {
            // The offset is inside the storage, so it fits.
            into.take(bytes, offset as usize, at, bits, order);
            Ok(())
        }
        Storage::Memory { .. } | Storage::Register { .. } => {
            let (first, size, bit) = covering(offset, count)?;
            let mut buffer = vec![0; size];
            if read_bytes(machine, storage, first, &mut buffer).is_ok() {
                into.take(&buffer, bit, at, bits, order);
                return Ok(());
            }
            // A part of it may be readable, such as the memory before an unmapped page.
            let mut byte = [0];
            for index in 0..size {
                let start = (index * 8).max(bit);
                let end = (index * 8 + 8).min(bit + bits);
                let address = first.checked_add(index as u64);
                if address
                    .is_some_and(|address| read_bytes(machine, storage, address, &mut byte).is_ok())
                {
                    into.take(&byte, start % 8, at + start - bit, end - start, order);
                } else {
                    into.miss(at + start - bit, end - start, order);
                }
            }
            Ok(())
        }
        Storage::Composite(composite) => composite
            .spans(offset, offset.saturating_add(count))
            .try_for_each(|span| {
                let at = at + (span.start - offset) as usize;
                read_known(
                    machine,
                    order,
                    span.storage,
                    span.offset,
                    span.bits,
                    into,
                    at,
                    left,
                )
            }),
        Storage::Multiple(multiple) => {
            // Each bit is in all locations; a bit that is unknown in one may be known in another.
            let mut failure = None;
            let mut is_any = false;
            for member in multiple.members() {
                let start =
                    member
                        .offset
                        .saturating_add(if member.is_undefined() { 0 } else { offset });
                match read_known(
                    machine,
                    order,
                    &member.storage,
                    start,
                    count,
                    into,
                    at,
                    left,
                ) {
                    Ok(()) => is_any = true,
                    Err(error) => failure = failure.or(Some(error)),
                }
                if into.knows(at, bits, order) {
                    return Ok(());
                }
            }
            match failure {
                Some(error) if !is_any || error.code == ErrorCode::LimitSize => Err(error),
                _ => Ok(()),
            }
        }
    }
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

/// Reads the first `count` bits at a location. The offset in a register depends on `count`, so the
/// location is placed first.
fn read_placed(
    machine: &dyn Machine,
    order: ByteOrder,
    location: &Location,
    count: u128,
    into: &mut [u8],
) -> Result<(), EvalError> {
    let turned;
    let location = match (order, &location.storage) {
        (ByteOrder::Big, Storage::Register { .. } | Storage::Multiple(_)) if count > 0 => {
            turned = location.clone().placed(count, order).ok_or(PAST_END)?;
            &turned
        }
        _ => location,
    };
    read(
        machine,
        order,
        &location.storage,
        location.offset,
        count,
        into,
        0,
    )
}

/// The bytes that cover a range of bits: the index of the first byte, the number of bytes, and the
/// index of the first bit in the first byte.
fn covering(offset: u128, count: u128) -> Result<(u64, usize, usize), EvalError> {
    let bit = (offset % 8) as usize;
    let size = usize::try_from((count + bit as u128).div_ceil(8)).map_err(|_| PAST_END)?;
    Ok((u64::try_from(offset / 8).map_err(|_| PAST_END)?, size, bit))
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
            "the memory's contents are not known",
        ),
        Storage::Register {
            frame, register, ..
        } => (
            machine.read_register(*frame, *register, first, into),
            "the register's contents are not known",
        ),
        _ => (false, "nothing is known"),
    };
    if known {
        Ok(())
    } else {
        Err(EvalError::new(ErrorCode::Unavailable, detail))
    }
}

/// Reads `count` bits at a placed location into `into`, from bit `at` on. The caller has limited
/// `count`.
fn read(
    machine: &dyn Machine,
    order: ByteOrder,
    storage: &Storage,
    offset: u128,
    count: u128,
    into: &mut [u8],
    at: usize,
) -> Result<(), EvalError> {
    if count == 0 {
        return Ok(());
    }
    if count > storage.size().saturating_sub(offset) {
        return Err(PAST_END);
    }
    match storage {
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
            bits::copy(bytes, offset as usize, into, at, count as usize, order);
            Ok(())
        }
        Storage::Memory { .. } | Storage::Register { .. } => {
            let (first, size, bit) = covering(offset, count)?;
            // Whole bytes are read directly into the result.
            if bit == 0
                && at.is_multiple_of(8)
                && count.is_multiple_of(8)
                && let Some(place) = into.get_mut(at / 8..at / 8 + size)
            {
                return read_bytes(machine, storage, first, place);
            }
            // Most reads are of a value, which needs no allocation.
            let mut small = [0; 32];
            let mut large = Vec::new();
            let buffer = match small.get_mut(..size) {
                Some(buffer) => buffer,
                None => {
                    large.resize(size, 0);
                    &mut large[..]
                }
            };
            read_bytes(machine, storage, first, buffer)?;
            bits::copy(buffer, bit, into, at, count as usize, order);
            Ok(())
        }
        Storage::Composite(composite) => composite
            .spans(offset, offset.saturating_add(count))
            .try_for_each(|span| {
                let at = at + (span.start - offset) as usize;
                read(
                    machine,
                    order,
                    span.storage,
                    span.offset,
                    span.bits,
                    into,
                    at,
                )
            }),
        Storage::Multiple(multiple) => {
            // All locations hold the same value: use the first that can be read.
            let mut failure = PAST_END;
            for (index, member) in multiple.members().iter().enumerate() {
                let start =
                    member
                        .offset
                        .saturating_add(if member.is_undefined() { 0 } else { offset });
                match read(machine, order, &member.storage, start, count, into, at) {
                    Ok(()) => return Ok(()),
                    Err(error) if index == 0 => failure = error,
                    Err(_) => {}
                }
            }
            Err(failure)
        }
    }
}

/// Writes the first `count` bits of `bytes`, in storage order, at a location. Nothing has been
/// written on an error, unless the machine has failed.
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
    writable(&location.storage, location.offset, count)?;
    write(
        machine,
        order,
        &location.storage,
        location.offset,
        bytes,
        0,
        count,
    )
}

fn writable(storage: &Storage, offset: u128, count: u128) -> Result<(), EvalError> {
    if count == 0 {
        return Ok(());
    }
    if count > storage.size().saturating_sub(offset) {
        return Err(PAST_END);
    }
    match storage {
        Storage::Undefined => Err(EvalError::new(
            ErrorCode::ReadOnly,
            "undefined storage is written",
        )),
        Storage::Implicit(_) | Storage::ImplicitPointer { .. } => Err(EvalError::new(
            ErrorCode::ReadOnly,
            "implicit storage is written",
        )),
        Storage::Memory { .. } | Storage::Register { .. } => Ok(()),
        Storage::Composite(composite) => composite
            .spans(offset, offset.saturating_add(count))
            .try_for_each(|span| writable(span.storage, span.offset, span.bits)),
        Storage::Multiple(multiple) => multiple.members().iter().try_for_each(|member| {
            writable(&member.storage, member.offset.saturating_add(offset), count)
        }),
    }
}

fn write(
    machine: &mut dyn Machine,
    order: ByteOrder,
    storage: &Storage,
    offset: u128,
    bytes: &[u8],
    from: usize,
    count: u128,
) -> Result<(), EvalError> {
    match storage {
        _ if count == 0 => Ok(()),
        Storage::Memory { .. } | Storage::Register { .. } => {
            let (first, size, bit) = covering(offset, count)?;
            let mut buffer = vec![0; size];
            if bit != 0 || !count.is_multiple_of(8) {
                // The other bits of the first and last byte are preserved, and so is the padding of
                // a register's last byte.
                read_bytes(machine, storage, first, &mut buffer)?;
            }
            bits::copy(bytes, from, &mut buffer, bit, count as usize, order);
            let known = match storage {
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
        Storage::Composite(composite) => composite
            .spans(offset, offset.saturating_add(count))
            .try_for_each(|span| {
                let from = from + (span.start - offset) as usize;
                write(
                    machine,
                    order,
                    span.storage,
                    span.offset,
                    bytes,
                    from,
                    span.bits,
                )
            }),
        Storage::Multiple(multiple) => multiple.members().iter().try_for_each(|member| {
            write(
                machine,
                order,
                &member.storage,
                member.offset.saturating_add(offset),
                bytes,
                from,
                count,
            )
        }),
        _ => writable(storage, offset, count),
    }
}
