//! The contents of all parts of a function's variables, as numbers, at a position in its code.
//!
//! Most parts have the same contents at the start of a block as at the end of the previous one. So
//! states share chunks, which are copied when they change, and two states are compared only in the
//! chunks that they do not share.

use std::rc::Rc;

/// The number of parts in a chunk.
const CHUNK: usize = 32;

/// A number for each part. The analysis defines the meaning of numbers; 0 is for unknown contents.
#[derive(Debug, PartialEq)]
pub struct State(Vec<Rc<[u32; CHUNK]>>);

impl Clone for State {
    fn clone(&self) -> State {
        State(self.0.clone())
    }

    /// Reuses the memory, which a derived method would not.
    fn clone_from(&mut self, other: &State) {
        self.0.clone_from(&other.0);
    }
}

impl State {
    /// A state in which the contents of all parts are unknown.
    pub fn unknown(parts: usize) -> State {
        let shared = Rc::new([0; CHUNK]);
        State(vec![shared; parts.div_ceil(CHUNK)])
    }

    /// The number of a part.
    pub fn get(&self, part: usize) -> u32 {
        self.0[part / CHUNK][part % CHUNK]
    }

    /// Changes the number of a part.
    pub fn set(&mut self, part: usize, number: u32) {
        let chunk = &mut self.0[part / CHUNK];
        if chunk[part % CHUNK] != number {
            Rc::make_mut(chunk)[part % CHUNK] = number;
        }
    }

    /// The parts with different numbers in another state, ascending: each part, its number here,
    /// and its number there.
    pub fn differences(&self, other: &State) -> impl Iterator<Item = (usize, u32, u32)> {
        let chunks = self.0.iter().zip(&other.0).enumerate();
        let changed = chunks.filter(|(_, (own, other))| !Rc::ptr_eq(own, other));
        changed.flat_map(|(chunk, (own, other))| {
            let numbers = own.iter().copied().zip(other.iter().copied());
            let numbers = numbers.zip(chunk * CHUNK..);
            let numbers = numbers.filter(|((own, other), _)| own != other);
            numbers.map(|((own, other), part)| (part, own, other))
        })
    }
}
