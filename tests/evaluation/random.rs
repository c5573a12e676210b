//! Pseudorandom numbers that are the same in every run (splitmix64).

#![allow(dead_code)]

pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// True in `percent` of a hundred calls.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.next() as u8).collect()
    }

    /// A number of any length, mostly small ones and the limits of lengths.
    pub fn number(&mut self) -> u64 {
        let bits = self.pick(&[3, 5, 7, 8, 15, 16, 31, 32, 33, 63, 64]);
        let low = self.next() & (u64::MAX >> (64 - bits));
        match self.below(8) {
            0 => (1u128 << bits).wrapping_sub(1) as u64,
            1 => (1u128 << bits) as u64,
            2 => low.wrapping_neg(),
            _ => low,
        }
    }
}
