//! The sizes of values.

use crate::recompute::bits;
use crate::record::FunctionRecord;

impl FunctionRecord {
    /// The size of a value in bytes.
    pub fn bytes(&self, value: usize) -> i64 {
        let value = self.values.get(value);
        let bytes = value.map_or(8, |value| bits(value.ty).div_ceil(8));
        i64::try_from(bytes).unwrap_or(i64::MAX).max(1)
    }
}
