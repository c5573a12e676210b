//! Limits on the bytes that an audit reads or keeps.
//!
//! Parts of a file may be shared: entries by several lists, abbreviations by several units. Without
//! a limit, a small file could therefore have quadratic cost.

/// The number of bytes that may still be read or kept.
#[derive(Debug)]
pub(super) struct Budget(u64);

impl Budget {
    /// A number of bytes.
    pub fn bytes(bytes: u64) -> Budget {
        Budget(bytes)
    }

    /// A multiple of a size in bytes, plus a constant for small files.
    pub fn multiple(size: u64, times: u64, constant: u64) -> Budget {
        Budget(size.saturating_mul(times).saturating_add(constant))
    }

    /// Subtracts bytes. Returns `None`, and subtracts nothing, if fewer are left.
    pub fn spend(&mut self, bytes: u64) -> Option<()> {
        self.0 = self.0.checked_sub(bytes)?;
        Some(())
    }

    /// Subtracts bytes, or all that are left.
    pub fn spend_up_to(&mut self, bytes: u64) {
        self.0 = self.0.saturating_sub(bytes);
    }
}
