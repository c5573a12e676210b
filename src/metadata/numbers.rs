//! The numbers that nodes have in text. [`Metadata`](super::Metadata) stores them.

use super::lists::{NONE, make_room};
use alloc::vec::Vec;

/// The numbers of the nodes of each kind, in the order of ids. Nodes that were added later have no
/// number.
#[derive(Clone, Debug, Default)]
pub(crate) struct NodeNumbers(Vec<Vec<u32>>);

impl NodeNumbers {
    pub(crate) fn get(&self, kind: usize, index: usize) -> Option<u32> {
        let number = *self.0.get(kind)?.get(index)?;
        (number != NONE).then_some(number)
    }

    /// Sets the number of a node. Has no effect if a node of the kind with the same or a larger
    /// index already has a number.
    pub(crate) fn set(&mut self, kind: usize, index: usize, number: u32) {
        if self.0.len() <= kind {
            self.0.resize(kind + 1, Vec::new());
        }
        let numbers = &mut self.0[kind];
        if let Some(more) = (index + 1).checked_sub(numbers.len()) {
            make_room(numbers, more);
            numbers.resize(index, NONE);
            numbers.push(number);
        }
    }
}
