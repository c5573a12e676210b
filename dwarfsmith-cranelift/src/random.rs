//! Random numbers for tests that compare an analysis with a slow reference.

pub struct Random(pub u64);

impl Random {
    /// Returns a number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % limit
    }
}
