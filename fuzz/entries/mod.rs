//! The fuzzer's entry points. `tests/project/fuzz_corpus.rs` runs them on the inputs that the fuzzer
//! kept.
//!
//! No input may cause a panic or use more than its limits allow: an input that does is the fuzzer's
//! finding. If a result can be computed in two ways, both must be equal.

// Each target uses a part of it.
#![allow(dead_code, unused_imports)]

mod evaluate;
mod machine;
mod text;

pub use evaluate::evaluate;
pub use text::text;

/// Bytes that are removed from the front; zeros after the last one.
struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        *first
    }

    /// A length byte, then as many bytes.
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
