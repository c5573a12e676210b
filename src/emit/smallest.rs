//! The smallest forms: [`EmitOptions::smallest`](super::EmitOptions::smallest). All sections are
//! written twice. The first pass collects statistics on the entries of each shape. The second pass
//! has one form for each number and each string of a shape, and shorter codes for abbreviations
//! that are used more often. Strings that are suffixes of other strings are stored as parts of
//! them. `UnitFormat::saves_addresses` states which addresses are left out of `.debug_addr`.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::EmitError;
use super::buffer::Buffer;
use super::format::UnitFormat;
use super::forms::{implicit, is_number, join, split_shape};
use super::relocation::RelocationTarget;
use super::sections::SectionId;
use alloc::vec::Vec;
use core::cmp::Reverse;
use gimli::constants::*;

/// The statistics of one number of a shape over all entries with the shape.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    first: u64,
    maximum: u64,
    varies: bool,
    /// The sum of the sizes as LEB128 numbers.
    leb_bytes: u64,
}

/// A shape whose numbers have no forms yet, and the number of its uses.
#[derive(Clone, Debug, Default)]
pub(super) struct Count {
    uses: u64,
    seen: Vec<Seen>,
}

/// The abbreviations of the second pass: the code of each shape of the first pass, and the shapes
/// with forms in the order of codes.
#[derive(Clone, Debug, Default)]
pub(super) struct Choice {
    pub(super) codes: Vec<u32>,
    pub(super) shapes: Vec<Vec<u32>>,
}

/// Returns true if the form of an attribute can be chosen. The forms of two attributes state
/// whether the number is signed, and the id of a split unit is filled in later.
fn is_free(attribute: DwAt, form: DwForm) -> bool {
    let is_fixed = matches!(
        attribute,
        DW_AT_const_value | DW_AT_discr_value | DW_AT_GNU_dwo_id
    );
    is_number(form) && !is_fixed
}

/// Removes the forms that are chosen later from a shape.
pub(super) fn without_forms(shape: &mut [u32], format: UnitFormat) {
    for place in shape {
        let (attribute, form) = split_shape(*place);
        *place = match form {
            DW_FORM_strx1 | DW_FORM_strx2 if format.has_list_tables() => {
                join(attribute, DW_FORM_strx)
            }
            form if is_free(attribute, form) => join(attribute, DW_FORM_udata),
            _ => *place,
        };
    }
}

fn leb_bytes(value: u64) -> u64 {
    u64::from(value.max(1).ilog2() / 7 + 1)
}

impl Count {
    pub(super) fn add(&mut self, values: &[u64]) {
        self.uses += 1;
        self.seen.resize(values.len(), Seen::default());
        for (seen, &value) in self.seen.iter_mut().zip(values) {
            if self.uses == 1 {
                seen.first = value;
            }
            seen.varies |= value != seen.first;
            seen.maximum = seen.maximum.max(value);
            seen.leb_bytes += leb_bytes(value);
        }
    }

    /// Returns the form of a number or string with the fewest bytes, in entries and in the
    /// abbreviation.
    fn form(&self, place: usize, (attribute, form): (DwAt, DwForm), format: UnitFormat) -> DwForm {
        let Some(seen) = self.seen.get(place) else {
            return form;
        };
        let fixed = |bytes: u32, form: DwForm| {
            let fits = bytes == 8 || seen.maximum >> (8 * bytes) == 0;
            fits.then_some((self.uses * u64::from(bytes), form))
        };
        let candidates = match form {
            DW_FORM_strx if format.has_list_tables() => [
                fixed(1, DW_FORM_strx1),
                fixed(2, DW_FORM_strx2),
                Some((seen.leb_bytes, DW_FORM_strx)),
                None,
                None,
                None,
            ],
            form if is_free(attribute, form) => [
                fixed(1, DW_FORM_data1),
                fixed(2, DW_FORM_data2),
                fixed(4, DW_FORM_data4),
                fixed(8, DW_FORM_data8),
                Some((seen.leb_bytes, DW_FORM_udata)),
                // The number includes the sign, which takes one more bit.
                u16::try_from(seen.first)
                    .ok()
                    .filter(|first| !seen.varies && format.is_5() && *first < 1 << 14)
                    .map(|first| (leb_bytes(u64::from(first) << 1), implicit(first))),
            ],
            form => return form,
        };
        let best = candidates.into_iter().flatten().min_by_key(|best| best.0);
        best.map_or(form, |best| best.1)
    }
}

impl Choice {
    /// Chooses forms and codes for shapes, given the uses of each.
    pub(super) fn new<'s>(
        shapes: impl Iterator<Item = (&'s [u32], &'s Count)>,
        format: UnitFormat,
    ) -> Choice {
        let mut formed = Vec::new();
        for (index, (shape, count)) in shapes.enumerate() {
            let mut shape = shape.to_vec();
            for (place, attribute) in shape.iter_mut().skip(1).enumerate() {
                let (name, form) = split_shape(*attribute);
                *attribute = join(name, count.form(place, (name, form), format));
            }
            // llvm-dwp finds the unit's abbreviation by reading those before it, and cannot read
            // `DW_FORM_implicit_const` in them.
            let tag = shape.first().map(|head| head >> 1);
            let is_unit = tag == Some(DW_TAG_compile_unit.0.into());
            let is_first = is_unit && format.is_split();
            formed.push((!is_first, Reverse(count.uses), index, shape));
        }
        let mut codes = alloc::vec![0; formed.len()];
        formed.sort();
        for (code, (.., index, _)) in formed.iter().enumerate() {
            codes[*index] = code as u32 + 1;
        }
        let shapes = formed.into_iter().map(|formed| formed.3).collect();
        Choice { codes, shapes }
    }
}

/// The strings of a section that was rewritten: the old and the new offset of each string.
pub(super) struct Moved {
    section: SectionId,
    offsets: Vec<(u32, u32)>,
}

impl Moved {
    /// Rewrites strings so that each string that is a suffix of another one is a part of it. Fails
    /// if the section is too large before that, because offsets past 4 GiB do not fit.
    pub(super) fn merge(section: SectionId, strings: &mut Buffer) -> Result<Moved, EmitError> {
        strings.check(section)?;
        let text = core::mem::take(&mut strings.bytes);
        let mut all = Vec::new();
        let mut start = strings.start();
        for string in text.split_inclusive(|byte| *byte == 0) {
            all.push((start as u32, string));
            start += string.len();
        }
        // A string directly precedes the strings that end with it.
        let mut order: Vec<usize> = (0..all.len()).collect();
        order.sort_by(|one, other| all[*one].1.iter().rev().cmp(all[*other].1.iter().rev()));
        let mut part_of: Vec<usize> = (0..all.len()).collect();
        for pair in order.windows(2).rev() {
            if let [one, other] = *pair
                && all[other].1.ends_with(all[one].1)
            {
                part_of[one] = part_of[other];
            }
        }
        let mut place = alloc::vec![0_u32; all.len()];
        for (index, (_, string)) in all.iter().enumerate() {
            if part_of[index] == index {
                place[index] = strings.position();
                strings.bytes.extend_from_slice(string);
            }
        }
        let mut offsets = Vec::with_capacity(all.len());
        for (index, (old, string)) in all.iter().enumerate() {
            let whole = part_of[index];
            let before = all[whole].1.len() - string.len();
            offsets.push((*old, place[whole] + before as u32));
        }
        Ok(Moved { section, offsets })
    }

    /// Corrects the offsets of strings in a section.
    pub(super) fn correct(&self, section: &mut Buffer) {
        for index in 0..section.relocations.len() {
            let field = section.relocations[index];
            if field.target() != RelocationTarget::Section(self.section) {
                continue;
            }
            let old = field.addend() as u32;
            if let Ok(place) = self.offsets.binary_search_by_key(&old, |moved| moved.0) {
                let new = self.offsets[place].1;
                section.relocations[index].set_addend(new.into());
                section.set_field(&field, new.into());
            }
        }
    }
}
