//! Abbreviations (`.debug_abbrev`, DWARF 5 section 7.5.3). The table has each shape once: a tag,
//! whether there are children, attributes and their forms.

use super::EmitError;
use super::buffer::Buffer;
use super::entry::implicit_number;
use super::format::UnitFormat;
use super::sections::SectionId;
use crate::interner::Interner;
use alloc::vec::Vec;
use gimli::constants::{DW_FORM_implicit_const, DwForm};

/// Every shape so far. A shape's code is its index, plus 1.
#[derive(Debug)]
pub(super) struct Abbreviations {
    /// A shape is one number for tag and children, and then one for each attribute.
    shapes: Interner<u32>,
    /// A scratch buffer for the shape to find.
    shape: Vec<u32>,
    /// The last code of a few hashes of shapes. There are few shapes, so that most are found here.
    recent: [u32; RECENT],
}

/// The number of hashes whose last code is kept; a power of two.
const RECENT: usize = 256;

impl Default for Abbreviations {
    fn default() -> Abbreviations {
        Abbreviations {
            shapes: Interner::default(),
            shape: Vec::new(),
            recent: [0; RECENT],
        }
    }
}

impl Abbreviations {
    /// The code of a shape. `head` is the tag in the upper bits and whether there are children in
    /// the lowest; each attribute has its name in the upper half and its form in the lower.
    pub(super) fn code(&mut self, head: u32, attributes: &[u32]) -> u32 {
        // Entries of one tag differ in the sizes of their numbers.
        let mix = |mix: u32, attribute: &u32| mix.rotate_left(1) ^ attribute;
        let place = attributes.iter().fold(head, mix) ^ (attributes.len() as u32) << 3;
        let recent = &mut self.recent[place as usize & (RECENT - 1)];
        let known = recent.checked_sub(1).map(|index| self.shapes.get(index));
        if let Some((known_head, known_attributes)) = known.and_then(<[u32]>::split_first)
            && *known_head == head
            && known_attributes == attributes
        {
            return *recent;
        }
        self.shape.clear();
        self.shape.push(head);
        self.shape.extend_from_slice(attributes);
        *recent = self.shapes.intern(&self.shape).saturating_add(1);
        *recent
    }

    /// A shape, by its index: the head, and the attributes.
    pub(super) fn shape(&self, index: u32) -> Option<(u32, &[u32])> {
        let is_known = (index as usize) < self.shapes.len();
        let shape = is_known.then(|| self.shapes.get(index))?;
        shape.split_first().map(|(head, shape)| (*head, shape))
    }

    /// The section: all units share one table.
    pub(super) fn finish(&self, format: UnitFormat) -> Result<Buffer, EmitError> {
        let mut buffer = Buffer::new(format);
        for index in 0..self.shapes.len() as u32 {
            let shape = self.shapes.get(index);
            let Some((head, attributes)) = shape.split_first() else {
                continue;
            };
            buffer.uleb(u64::from(index) + 1);
            buffer.uleb(u64::from(head >> 1));
            buffer.u8((head & 1) as u8);
            for attribute in attributes {
                buffer.uleb(u64::from(attribute >> 16));
                let form = DwForm(*attribute as u16);
                match implicit_number(form) {
                    None => buffer.uleb(u64::from(form.0)),
                    Some(number) => {
                        buffer.uleb(u64::from(DW_FORM_implicit_const.0));
                        buffer.sleb(number.into());
                    }
                }
            }
            buffer.bytes.extend_from_slice(&[0, 0]);
        }
        buffer.u8(0);
        buffer.check(SectionId::DebugAbbrev)?;
        Ok(buffer)
    }
}
