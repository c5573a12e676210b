//! Reading and writing the bits at a location.

use super::bits;
use super::composite::Composite;
use super::error::{ErrorCode, EvalError};
use super::location::{Location, Storage};
use super::machine::Machine;
use crate::target::ByteOrder;
use alloc::vec;
use alloc::vec::Vec;

const PAST_END: EvalError = EvalError::new(ErrorCode::OutOfBounds, "the access goes past the end of the storage");

/// Reads `count` bits at a location: whole bytes in storage order, of which the last may be filled up with zeros.
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
    if count > super::Limits::DEFAULT.read_bits {
        return Err(EvalError::new(ErrorCode::LimitSize, "too many bits are read at once"));
    }
    let mut into = vec![0; count.div_ceil(8) as usize];
    read(machine, order, location, count, &mut into, 0)?;
    Ok(into)
}

/// How a run of bits lies in bytes: the first byte, how many, and the bit in the first.
fn covering(offset: u128, count: u128) -> Result<(u64, usize, usize), EvalError> {
    let bit = (offset % 8) as usize;
    let size = usize::try_from((count + bit as u128).div_ceil(8)).map_err(|_| PAST_END)?;
    Ok((u64::try_from(offset / 8).map_err(|_| PAST_END)?, size, bit))
}

/// Reads into the bits of `into` from `at` on. The count has been bounded.
fn read(
    machine: &dyn Machine,
    order: ByteOrder,
    location: &Location,
    count: u128,
    into: &mut [u8],
    at: usize,
) -> Result<(), EvalError> {
    if count == 0 {
        return Ok(());
    }
    if count > location.left() {
        return Err(PAST_END);
    }
    match &location.storage {
        Storage::Undefined => Err(EvalError::new(ErrorCode::UndefinedData, "undefined bits are read")),
        Storage::ImplicitPointer { .. } => {
            Err(EvalError::new(ErrorCode::Unavailable, "the bits of a pointer that does not exist are read"))
        }
        Storage::Implicit(bytes) => {
            // The offset is inside, so it fits.
            bits::copy(bytes, location.offset as usize, into, at, count as usize, order);
            Ok(())
        }
        Storage::Memory { .. } | Storage::Register { .. } => {
            let (first, size, bit) = covering(location.offset, count)?;
            // Most reads are of a value: no allocation for those.
            let mut small = [0; 32];
            let mut large = Vec::new();
            let buffer = match small.get_mut(..size) {
                Some(buffer) => buffer,
                None => {
                    large.resize(size, 0);
                    &mut large[..]
                }
            };
            let (known, detail) = match location.storage {
                Storage::Memory { space, .. } => {
                    (machine.read_memory(space, first, buffer), "the memory's contents are not known")
                }
                Storage::Register { frame, register, .. } => {
                    (machine.read_register(frame, register, first, buffer), "the register's contents are not known")
                }
                _ => (false, "nothing is known"),
            };
            if !known {
                return Err(EvalError::new(ErrorCode::Unavailable, detail));
            }
            bits::copy(buffer, bit, into, at, count as usize, order);
            Ok(())
        }
        Storage::Composite(composite) => {
            for (start, bits, part) in range(composite, location.offset, count) {
                read(machine, order, &part, bits, into, at + (start - location.offset) as usize)?;
            }
            Ok(())
        }
        Storage::Multiple(multiple) => {
            // Any one will do: the first that can be read.
            let mut failure = PAST_END;
            for (index, member) in multiple.members().iter().enumerate() {
                let result = member
                    .moved(location.offset as i128)
                    .and_then(|at_offset| read(machine, order, &at_offset, count, into, at));
                match result {
                    Ok(()) => return Ok(()),
                    Err(error) if index == 0 => failure = error,
                    Err(_) => {}
                }
            }
            Err(failure)
        }
    }
}

fn range(composite: &Composite, offset: u128, count: u128) -> impl Iterator<Item = (u128, u128, Location)> {
    composite.range(offset, offset.saturating_add(count))
}

/// Writes the first `count` bits of `bytes`, in storage order, at a location. On an error other than one of the
/// machine's, nothing has been written.
///
/// # Errors
///
/// `out-of-bounds`, also where `bytes` has too few; `read-only`, `unavailable`.
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
    writable(location, count)?;
    write(machine, order, location, bytes, 0, count)
}

fn writable(location: &Location, count: u128) -> Result<(), EvalError> {
    if count == 0 {
        return Ok(());
    }
    if count > location.left() {
        return Err(PAST_END);
    }
    match &location.storage {
        Storage::Undefined => Err(EvalError::new(ErrorCode::ReadOnly, "undefined storage is written")),
        Storage::Implicit(_) | Storage::ImplicitPointer { .. } => {
            Err(EvalError::new(ErrorCode::ReadOnly, "implicit storage is written"))
        }
        Storage::Memory { .. } | Storage::Register { .. } => Ok(()),
        Storage::Composite(composite) => {
            range(composite, location.offset, count).try_for_each(|(_, bits, part)| writable(&part, bits))
        }
        Storage::Multiple(multiple) => {
            multiple.members().iter().try_for_each(|member| writable(&member.moved(location.offset as i128)?, count))
        }
    }
}

fn write(
    machine: &mut dyn Machine,
    order: ByteOrder,
    location: &Location,
    bytes: &[u8],
    from: usize,
    count: u128,
) -> Result<(), EvalError> {
    match &location.storage {
        _ if count == 0 => Ok(()),
        Storage::Memory { .. } | Storage::Register { .. } => {
            let (first, size, bit) = covering(location.offset, count)?;
            let mut buffer = vec![0; size];
            let whole = Location { storage: location.storage.clone(), offset: location.offset - bit as u128 };
            if bit != 0 || !count.is_multiple_of(8) {
                // The bits around stay as they are.
                let covered = (size as u128 * 8).min(whole.left());
                read(machine, order, &whole, covered, &mut buffer, 0)?;
            }
            bits::copy(bytes, from, &mut buffer, bit, count as usize, order);
            let known = match location.storage {
                Storage::Memory { space, .. } => machine.write_memory(space, first, &buffer),
                Storage::Register { frame, register, .. } => machine.write_register(frame, register, first, &buffer),
                _ => false,
            };
            if known { Ok(()) } else { Err(EvalError::new(ErrorCode::Unavailable, "the machine cannot write there")) }
        }
        Storage::Composite(composite) => {
            for (start, bits, part) in range(composite, location.offset, count) {
                write(machine, order, &part, bytes, from + (start - location.offset) as usize, bits)?;
            }
            Ok(())
        }
        Storage::Multiple(multiple) => {
            for member in multiple.members() {
                write(machine, order, &member.moved(location.offset as i128)?, bytes, from, count)?;
            }
            Ok(())
        }
        _ => writable(location, count),
    }
}
