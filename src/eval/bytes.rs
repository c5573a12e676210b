//! The bytes of implicit storage: up to 16 are stored inline, more are shared.

use crate::target::ByteOrder;
use alloc::sync::Arc;
use core::fmt;
use core::ops::Deref;

/// The number of bytes that are stored without an allocation: enough for values up to 128 bits.
const INLINE_BYTES: usize = 16;

/// Immutable bytes that are cheap to clone. Up to 16 bytes need no allocation.
#[derive(Clone)]
pub struct ValueBytes(Repr);

#[derive(Clone)]
enum Repr {
    Inline { size: u8, bytes: [u8; INLINE_BYTES] },
    Many(Arc<[u8]>),
}

impl ValueBytes {
    /// Creates `size` bytes, at most 16, which a function fills in.
    pub(super) fn few(size: usize, fill: impl FnOnce(&mut [u8])) -> ValueBytes {
        let size = size.min(INLINE_BYTES);
        let mut bytes = [0; INLINE_BYTES];
        fill(&mut bytes[..size]);
        ValueBytes(Repr::Inline {
            size: size as u8,
            bytes,
        })
    }

    /// Returns the lowest `size` bytes, 1 to 8, of a number; its other bytes must be 0.
    pub(super) fn number(number: u64, size: u8, order: ByteOrder) -> ValueBytes {
        let number = match order {
            ByteOrder::Little => number.to_le_bytes(),
            ByteOrder::Big => number.rotate_right(u32::from(size) * 8).to_be_bytes(),
        };
        let mut bytes = [0; INLINE_BYTES];
        bytes[..8].copy_from_slice(&number);
        ValueBytes(Repr::Inline { size, bytes })
    }
}

impl Deref for ValueBytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match &self.0 {
            // The size is at most that of the array.
            Repr::Inline { size, bytes } => bytes.get(..usize::from(*size)).unwrap_or(bytes),
            Repr::Many(bytes) => bytes,
        }
    }
}

impl From<&[u8]> for ValueBytes {
    fn from(bytes: &[u8]) -> ValueBytes {
        if bytes.len() <= INLINE_BYTES {
            return ValueBytes::few(bytes.len(), |into| into.copy_from_slice(bytes));
        }
        ValueBytes(Repr::Many(bytes.into()))
    }
}

impl From<Arc<[u8]>> for ValueBytes {
    fn from(bytes: Arc<[u8]>) -> ValueBytes {
        ValueBytes(Repr::Many(bytes))
    }
}

impl PartialEq for ValueBytes {
    fn eq(&self, other: &ValueBytes) -> bool {
        **self == **other
    }
}

impl Eq for ValueBytes {}

impl fmt::Debug for ValueBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
