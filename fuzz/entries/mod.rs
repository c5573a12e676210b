//! What the fuzzer does with bytes. `tests/project/fuzz_corpus.rs` does the same with the bytes that it
//! kept.
//!
//! Nothing that bytes say may panic or use more than its limits allow: an input that does is the
//! fuzzer's finding. What can be had in two ways must also be the same both ways.

// Each target uses a part of it.
#![allow(dead_code, unused_imports)]

mod evaluate;
mod machine;
mod text;

pub use evaluate::evaluate;
pub use text::text;

/// Bytes that are taken from the front; when there are no more, zeros.
struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        *first
    }

    /// As many bytes as the next one says.
    fn block(&mut self) -> &'a [u8] {
        let size = usize::from(self.byte()).min(self.0.len());
        let (block, rest) = self.0.split_at(size);
        self.0 = rest;
        block
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[usize::from(self.byte()) % from.len()]
    }
}
