//! Abbreviations (`.debug_abbrev`, DWARF 5 section 7.5.3). The table contains each shape once: a
//! tag, the flag for children, and the attributes with their forms.

use super::buffer::{Buffer, CHUNK_BYTES, Chunk};
use super::format::UnitFormat;
use super::forms::{implicit_number, mix, split_shape};
use super::sections::SectionId;
use super::smallest::{Choice, Count, without_forms};
use crate::interner::Interner;
use crate::metadata::lists::{append, push};
use alloc::vec::Vec;
use gimli::constants::DW_FORM_implicit_const;

/// The shapes found so far. The code of a shape is its index plus 1.
#[derive(Clone, Debug, Default)]
pub(super) struct Abbreviations {
    /// In a part of a unit, the number of shapes of the units before it. See [`part`](super::part).
    before: u32,
    /// The shapes. Each is one number for the tag and the children flag, followed by one number for
    /// each attribute.
    shapes: Interner<u32>,
    /// A scratch buffer for the shape to look up.
    shape: Vec<u32>,
    /// A cache: for each hash, the shape that was looked up last. There are few shapes, so most
    /// lookups end here.
    recent: Vec<Recent>,
    /// For each hash, the index of its shape in `recent`; [`NO_SHAPE`] if no shape has the hash.
    /// Empty before the first shape.
    recent_of: Vec<u8>,
    /// For each shape without forms, the statistics of its entries:
    /// [`super::EmitOptions::smallest`].
    counts: Vec<Count>,
    /// The forms and codes chosen for these shapes.
    choice: Option<Choice>,
}

/// The maximum number of attributes of an entry: a declaration of a member function with every
/// flag.
pub(super) const MAX_ATTRIBUTES: usize = 28;

/// A shape that was looked up recently.
#[derive(Clone, Copy, Debug)]
struct Recent {
    head: u32,
    count: usize,
    code: u32,
    shape: [u32; MAX_ATTRIBUTES],
    layout: Layout,
}

/// For each attribute of a shape, how its value is written: see [`Widths`](super::format::Widths).
pub(super) type Layout = [u8; MAX_ATTRIBUTES];

/// Returns the layout of attributes.
pub(super) fn layout(shape: &[u32], format: UnitFormat) -> Layout {
    let widths = format.widths();
    let mut layout = [0; MAX_ATTRIBUTES];
    for (place, attribute) in layout.iter_mut().zip(shape) {
        *place = widths.of(split_shape(*attribute).1);
    }
    layout
}

/// The number of entries in `recent_of`, and the maximum number in `recent`; a power of two.
const RECENT: usize = 128;
const NO_SHAPE: u8 = RECENT as u8;
/// The usual size of a shape in the section, in bytes.
const BYTES: usize = 24;

impl Abbreviations {
    /// Returns a table for a part of a unit. Shapes that no unit has yet get the next codes.
    pub(super) fn part(base: &Abbreviations) -> Abbreviations {
        Abbreviations {
            before: base.shapes.len() as u32,
            shapes: base.shapes.clone(),
            ..Abbreviations::default()
        }
    }

    /// Returns the number of shapes of the units before a part.
    pub(super) fn first(&self) -> u32 {
        self.before
    }

    /// Returns the shapes of a part, after those of the units before it.
    pub(super) fn into_shapes(self) -> Interner<u32> {
        self.shapes
    }

    /// Returns the code and the layout of a shape. `head` holds the tag in the upper bits and the
    /// children flag in the lowest bit. Each attribute holds its name in the upper half and its
    /// form in the lower half. `hash` is their hash by [`mix`].
    #[inline(always)]
    pub(super) fn find(
        &mut self,
        head: u32,
        (attributes, hash): (&[u32], u32),
        format: &UnitFormat,
    ) -> (u32, Layout) {
        let place = mix(hash, head) ^ attributes.len() as u32;
        let place = place as usize & (RECENT - 1);
        let index = self.recent_of.get(place).copied().unwrap_or(NO_SHAPE);
        if let Some(recent) = self.recent.get(usize::from(index))
            && recent.head == head
            && recent.count == attributes.len()
            && attributes.iter().zip(&recent.shape).all(|(a, b)| a == b)
        {
            return (recent.code, recent.layout);
        }
        self.find_uncached(head, attributes, (place, index), *format)
    }

    /// Returns the code and the layout of a shape that `recent` does not have at the place of its
    /// hash, and puts the shape there.
    #[inline(never)]
    fn find_uncached(
        &mut self,
        head: u32,
        attributes: &[u32],
        (place, index): (usize, u8),
        format: UnitFormat,
    ) -> (u32, Layout) {
        let mut shape = [0; MAX_ATTRIBUTES];
        if let Some(start) = shape.get_mut(..attributes.len()) {
            start.copy_from_slice(attributes);
        }
        let recent = Recent {
            head,
            count: attributes.len(),
            code: self.add(head, attributes),
            shape,
            layout: layout(attributes, format),
        };
        if self.recent_of.is_empty() {
            self.recent_of.resize(RECENT, NO_SHAPE);
        }
        match self.recent.get_mut(usize::from(index)) {
            Some(other) => *other = recent,
            None => {
                self.recent_of[place] = self.recent.len() as u8;
                push(&mut self.recent, recent);
            }
        }
        (recent.code, recent.layout)
    }

    /// Returns the code of a shape, which is as for [`Abbreviations::find`].
    pub(super) fn code(&mut self, head: u32, attributes: &[u32], format: UnitFormat) -> u32 {
        let hash = attributes.iter().fold(0, |hash, shape| mix(hash, *shape));
        self.find(head, (attributes, hash), &format).0
    }

    /// Returns the code of a shape that was not looked up recently.
    fn add(&mut self, head: u32, attributes: &[u32]) -> u32 {
        self.shape.clear();
        push(&mut self.shape, head);
        append(&mut self.shape, attributes);
        self.shapes.intern(&self.shape).saturating_add(1)
    }

    /// Sets the forms and codes with which shapes are written.
    pub(super) fn choose(&mut self, choice: Choice) {
        self.choice = Some(choice);
    }

    /// Returns the forms and codes that suit the counted shapes.
    pub(super) fn chosen(&self, format: UnitFormat) -> Choice {
        let shapes = (0..self.shapes.len() as u32).map(|index| self.shapes.get(index));
        Choice::new(shapes.zip(&self.counts), format)
    }

    /// Returns the code of a shape whose forms are already chosen or are chosen later.
    pub(super) fn smallest(
        &mut self,
        head: u32,
        (shape, values): (&mut [u32], &[u64]),
        format: UnitFormat,
    ) -> u32 {
        without_forms(shape, format);
        self.shape.clear();
        self.shape.push(head);
        self.shape.extend_from_slice(shape);
        let index = self.shapes.intern(&self.shape) as usize;
        let Some(choice) = &self.choice else {
            let count = self.counts.len().max(index + 1);
            self.counts.resize(count, Count::default());
            self.counts[index].add(values);
            return index as u32 + 1;
        };
        // The first pass wrote the same entries.
        let code = choice.codes.get(index).copied().unwrap_or(0);
        let chosen = choice.shapes.get((code as usize).wrapping_sub(1));
        if let Some((_, chosen)) = chosen.and_then(|shape| shape.split_first()) {
            shape.copy_from_slice(chosen);
        }
        code
    }

    /// Returns the head and the attributes of the shape with an index.
    pub(super) fn shape(&self, index: u32) -> Option<(u32, &[u32])> {
        if let Some(choice) = &self.choice {
            let shape = choice.shapes.get(index as usize)?;
            return shape.split_first().map(|(head, shape)| (*head, shape));
        }
        let shape = self.shapes.get(index);
        shape.split_first().map(|(head, shape)| (*head, shape))
    }

    /// Returns the section. All units share one table.
    pub(super) fn finish(&self, format: UnitFormat) -> Buffer {
        let mut buffer = Buffer::new(format, SectionId::DebugAbbrev);
        buffer
            .bytes
            .reserve(BYTES * self.shapes.len() + CHUNK_BYTES.len());
        let mut bytes = CHUNK_BYTES;
        let mut chunk = Chunk::new(&mut bytes);
        let mut index = 0;
        while let Some((head, attributes)) = self.shape(index) {
            index += 1;
            buffer.make_room(&mut chunk, 2, 1);
            chunk.uleb(u64::from(index));
            chunk.uleb(u64::from(head >> 1));
            chunk.u8((head & 1) as u8);
            for attribute in attributes {
                buffer.make_room(&mut chunk, 3, 0);
                let (name, form) = format.written(*attribute);
                chunk.uleb(u64::from(name.0));
                match implicit_number(form) {
                    None => chunk.uleb(u64::from(form.0)),
                    Some(number) => {
                        chunk.uleb(u64::from(DW_FORM_implicit_const.0));
                        chunk.sleb(number.into());
                    }
                }
            }
            buffer.make_room(&mut chunk, 0, 2);
            chunk.word(0, 2);
        }
        buffer.make_room(&mut chunk, 0, 1);
        chunk.u8(0);
        buffer.append_chunk(&mut chunk);
        buffer
    }
}
