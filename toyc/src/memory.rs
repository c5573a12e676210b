//! The memory and the calls of the interpreter.

use std::collections::BTreeMap;

use crate::fold;
use crate::hir::Ty;

/// Memory: objects by address.
#[derive(Default)]
pub struct Memory {
    objects: BTreeMap<u64, Vec<u8>>,
    next: u64,
}

impl Memory {
    /// Adds an object of zeros.
    pub fn allocate(&mut self, size: u32) -> u64 {
        // Address 0 is null; a gap keeps objects from touching.
        let address = (self.next + 64).next_multiple_of(16);
        self.next = address + u64::from(size);
        self.objects.insert(address, vec![0; size as usize]);
        address
    }

    /// Removes an object.
    pub fn free(&mut self, address: u64) {
        self.objects.remove(&address);
    }

    /// The bytes at an address, unless they are not all in one live object.
    pub fn read(&self, address: u64, size: u32) -> Option<&[u8]> {
        let (base, bytes) = self.objects.range(..=address).next_back()?;
        let start = usize::try_from(address - base).ok()?;
        bytes.get(start..start.checked_add(size as usize)?)
    }

    /// Writes bytes, unless they are not all in one live object.
    pub fn write(&mut self, address: u64, value: &[u8]) -> Option<()> {
        let (base, bytes) = self.objects.range_mut(..=address).next_back()?;
        let start = usize::try_from(address - base).ok()?;
        bytes
            .get_mut(start..start.checked_add(value.len())?)?
            .copy_from_slice(value);
        Some(())
    }
}

/// A call being run.
pub struct Frame {
    /// The function.
    pub function: usize,
    /// The scope it is in.
    pub scope: usize,
    /// The variables in scope and initialized, with their addresses.
    pub live: Vec<(usize, u64)>,
}

/// A scalar's value from its bytes.
pub fn decode(ty: &Ty, bytes: &[u8]) -> u64 {
    let mut wide = [0u8; 8];
    wide[..bytes.len().min(8)].copy_from_slice(&bytes[..bytes.len().min(8)]);
    let raw = u64::from_le_bytes(wide);
    if *ty == Ty::I32 {
        fold::wrap(ty, raw)
    } else {
        raw
    }
}
