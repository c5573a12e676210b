//! Abbreviations (`.debug_abbrev`, DWARF 5 section 7.5.3). The table has each shape once: a tag,
//! whether there are children, attributes and their forms.

use super::buffer::Buffer;
use crate::dwarf::Encoding;
use alloc::vec::Vec;
use hashbrown::HashTable;

/// Every shape so far. A shape's code is its index, plus 1.
#[derive(Debug)]
pub(super) struct Abbreviations {
    /// A shape is one number for tag and children, and then one for each attribute.
    shapes: Vec<u32>,
    /// Where each shape ends.
    ends: Vec<u32>,
    table: HashTable<u32>,
}

/// Hashes the numbers of a shape. It needs no seed: nothing depends on the order of the table.
fn hash(shape: impl Iterator<Item = u32>) -> u64 {
    let mixed = shape.fold(0u64, |hash, it| {
        (hash.rotate_left(5) ^ u64::from(it)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    });
    mixed ^ mixed >> 32
}

impl Abbreviations {
    pub(super) fn new() -> Abbreviations {
        Abbreviations {
            shapes: Vec::new(),
            ends: Vec::new(),
            table: HashTable::new(),
        }
    }

    /// The code of a shape. `head` is the tag in the upper bits and whether there are children in
    /// the lowest; each attribute has its name in the upper half and its form in the lower.
    pub(super) fn code(&mut self, head: u32, attributes: &[u32]) -> u32 {
        let Abbreviations {
            shapes,
            ends,
            table,
        } = self;
        let shape = |index: u32, shapes: &[u32], ends: &[u32]| {
            let start = if index == 0 {
                0
            } else {
                ends[index as usize - 1] as usize
            };
            start..(ends[index as usize] as usize).min(shapes.len())
        };
        let key = hash(core::iter::once(head).chain(attributes.iter().copied()));
        let found = table.find(key, |&index| {
            let known = &shapes[shape(index, shapes, ends)];
            known.first() == Some(&head) && &known[1..] == attributes
        });
        if let Some(&index) = found {
            return index + 1;
        }
        let index = ends.len() as u32;
        shapes.push(head);
        shapes.extend_from_slice(attributes);
        ends.push(shapes.len() as u32);
        table.insert_unique(key, index, |&index| {
            hash(shapes[shape(index, shapes, ends)].iter().copied())
        });
        index + 1
    }

    /// The section: all units share one table.
    pub(super) fn finish(&self, encoding: Encoding) -> Buffer {
        let mut buffer = Buffer::new(encoding);
        let mut start = 0;
        for (index, end) in self.ends.iter().enumerate() {
            let shape = &self.shapes[start..*end as usize];
            start = *end as usize;
            let Some((head, attributes)) = shape.split_first() else {
                continue;
            };
            buffer.uleb(index as u64 + 1);
            buffer.uleb(u64::from(head >> 1));
            buffer.u8((head & 1) as u8);
            for attribute in attributes {
                buffer.uleb(u64::from(attribute >> 16));
                buffer.uleb(u64::from(attribute & 0xffff));
            }
            buffer.bytes.extend_from_slice(&[0, 0]);
        }
        buffer.u8(0);
        buffer
    }
}
