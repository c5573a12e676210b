//! The memory and the calls of the interpreter.

use std::collections::BTreeMap;

use crate::fold;
use crate::hir::Ty;

/// The memory: objects by address.
#[derive(Default)]
pub struct Memory {
    objects: BTreeMap<u64, Vec<u8>>,
    next: u64,
}

impl Memory {
    /// Adds an object whose bytes are zero. Returns its address.
    pub fn allocate(&mut self, size: u32) -> u64 {
        // Address 0 is null. The gap between objects makes accesses past the end of one invalid.
        let address = (self.next + 64).next_multiple_of(16);
        self.next = address + u64::from(size);
        self.objects.insert(address, vec![0; size as usize]);
        address
    }

    /// Removes an object.
    pub fn free(&mut self, address: u64) {
        self.objects.remove(&address);
    }

    /// Returns the bytes at an address, if they are all in one live object.
    pub fn read(&self, address: u64, size: u32) -> Option<&[u8]> {
        let (base, bytes) = self.objects.range(..=address).next_back()?;
        let start = usize::try_from(address - base).ok()?;
        bytes.get(start..start.checked_add(size as usize)?)
    }

    /// Writes bytes, if they are all in one live object.
    pub fn write(&mut self, address: u64, value: &[u8]) -> Option<()> {
        let (base, bytes) = self.objects.range_mut(..=address).next_back()?;
        let start = usize::try_from(address - base).ok()?;
        bytes
            .get_mut(start..start.checked_add(value.len())?)?
            .copy_from_slice(value);
        Some(())
    }
}

/// An active call.
pub struct Frame {
    /// The function.
    pub function: usize,
    /// The current scope.
    pub scope: usize,
    /// The variables in scope and initialized, with their addresses.
    pub live: Vec<(usize, u64)>,
}

/// Returns the value of a scalar from its bytes.
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
