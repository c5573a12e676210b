//! The name index `.debug_names` (DWARF 5 section 6.1.1). It maps names to entries, so that a
//! debugger reads only the units that it needs.
//!
//! ```text
//!   .debug_info, as written ──► walk: entries with names, their parents ──► names by hash ──► .debug_names
//! ```
//!
//! The entries are read back from the finished `.debug_info`. So the index costs nothing if it is
//! not requested, and cannot differ from the written entries. Section 6.1.1.1 defines which entries
//! are in the index: subprograms and labels with code, variables with an address, types and
//! namespaces, but no declarations. Enumerators, named imports, the constants of units and
//! namespaces, and the modules of Fortran are also in it, because debuggers look them up by name.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

mod cursor;
mod fold;
mod pubnames;
mod walk;

use super::abbrev::Abbreviations;
use super::buffer::Buffer;
use super::format::UnitFormat;
use super::sections::SectionId;
use super::skeletons::Skeletons;
use super::strings::StringTable;
use super::type_unit_table::TypeUnit;
use super::{EmitError, EmitOptions};
use alloc::vec::Vec;
pub(super) use cursor::{Cursor, Value};
use gimli::constants::*;
use hashbrown::HashMap;
use walk::{Item, Unit, Walk};

/// The version of the index.
const VERSION: u16 = 5;

/// The written units.
pub(super) struct Written<'w> {
    pub(super) format: UnitFormat,
    pub(super) info: &'w Buffer,
    /// `.debug_loclists`.
    pub(super) locations: &'w Buffer,
    pub(super) abbreviations: &'w Abbreviations,
    /// The type units, which follow the other units.
    pub(super) types: &'w [TypeUnit],
    /// True if `.debug_gnu_pubnames` and `.debug_gnu_pubtypes` are written.
    pub(super) has_pubnames: bool,
}

/// Writes the indexes of all units: `.debug_names` if it is requested, and `.debug_gnu_pubnames`
/// with `.debug_gnu_pubtypes`.
pub(super) fn emit(
    written: &Written<'_>,
    strings: &mut StringTable,
    mut skeletons: Option<&mut Skeletons>,
    options: &EmitOptions,
) -> Result<Vec<(SectionId, Buffer)>, EmitError> {
    let mut sections = Vec::new();
    if !options.names && !written.has_pubnames || written.info.bytes.is_empty() {
        return Ok(sections);
    }
    let mut walk = Walk::of(written, strings);
    if let Some(skeletons) = &skeletons {
        for (unit, place) in walk.units.iter_mut().zip(&skeletons.units) {
            unit.linked = *place;
        }
    }
    if options.names {
        let mut buffer = Buffer::new(written.format, SectionId::DebugNames);
        let mut index = Index::new(&walk, strings, written.format);
        if let Some(skeletons) = &mut skeletons {
            for name in &mut index.names {
                name.linked = skeletons.strings.add(strings.text_at(name.offset));
            }
        }
        index.write(&mut buffer)?;
        sections.push((SectionId::DebugNames, buffer));
    }
    if written.has_pubnames {
        sections.extend(pubnames::emit(&walk, strings, written.format)?);
    }
    Ok(sections)
}

/// A name and the entries that have it.
struct Name {
    /// The offset of the name in `.debug_str`.
    offset: u32,
    /// The offset of the name in the `.debug_str` of the object file.
    linked: u32,
    hash: u32,
    /// The numbers of the items with this name.
    items: Vec<usize>,
}

/// The parent that an index entry states for its debugging information entry.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Parent {
    /// Nothing is stated: the parent is a declaration.
    Unknown,
    /// The parent is not in the index: it is the unit or a block.
    None,
    /// The item of the parent.
    Item(usize),
}

/// The names in the order of their buckets, and the items that their entries refer to.
struct Index<'w> {
    walk: &'w Walk,
    names: Vec<Name>,
    buckets: u32,
    /// The item of each indexed entry, by the entry's offset in `.debug_info`.
    item_at: HashMap<u32, usize>,
    is_split: bool,
}

impl<'w> Index<'w> {
    fn new(walk: &'w Walk, strings: &StringTable, format: UnitFormat) -> Index<'w> {
        let mut names: Vec<Name> = Vec::new();
        let mut known: HashMap<&str, usize> = HashMap::new();
        let mut item_at = HashMap::new();
        for (number, item) in walk.items.iter().enumerate() {
            if !item.is_indexed {
                continue;
            }
            item_at.insert(item.offset, number);
            let (name, linkage) = walk.names(item);
            for offset in [name, linkage].into_iter().flatten() {
                let text = strings.text_at(offset);
                let index = *known.entry(text).or_insert_with(|| {
                    names.push(Name {
                        offset,
                        linked: offset,
                        hash: fold::hash(text),
                        items: Vec::new(),
                    });
                    names.len() - 1
                });
                if let Some(name) = names.get_mut(index)
                    && name.items.last() != Some(&number)
                {
                    name.items.push(number);
                }
            }
        }
        let mut hashes: Vec<u32> = names.iter().map(|name| name.hash).collect();
        hashes.sort_unstable();
        hashes.dedup();
        // The average number of names in a bucket is small, as in LLVM.
        let buckets = match hashes.len() {
            count @ 1025.. => count / 4,
            count @ 17.. => count / 2,
            count => count.max(1),
        } as u32;
        names.sort_by_key(|name| (name.hash % buckets, name.hash));
        Index {
            walk,
            names,
            buckets,
            item_at,
            is_split: format.is_split(),
        }
    }

    fn parent(&self, item: &Item) -> Parent {
        let parent = item.parent.and_then(|offset| self.item_at.get(&offset));
        match parent {
            _ if item.has_declared_parent => Parent::Unknown,
            Some(parent) => Parent::Item(*parent),
            None => Parent::None,
        }
    }

    /// Writes the header and then each table (section 6.1.1.4).
    fn write(&self, buffer: &mut Buffer) -> Result<(), EmitError> {
        let (abbreviations, entries) = self.entries(buffer);
        let length = buffer.begin();
        buffer.u16(VERSION);
        buffer.u16(0);
        let units = self.walk.units.iter();
        let signatures: Vec<u64> = units.filter_map(|unit| unit.signature).collect();
        let (local, foreign) = match self.is_split {
            true => (&[][..], &signatures[..]),
            false => (&signatures[..], &[][..]),
        };
        buffer.u32((self.walk.units.len() - signatures.len()) as u32);
        buffer.u32(local.len() as u32);
        buffer.u32(foreign.len() as u32);
        buffer.u32(self.buckets);
        buffer.u32(self.names.len() as u32);
        buffer.u32(abbreviations.len() as u32);
        // There is no augmentation string.
        buffer.u32(0);
        for unit in self.units() {
            buffer.section_offset(SectionId::DebugInfo, u64::from(unit.linked.0));
        }
        for signature in local {
            buffer.type_unit(*signature);
        }
        for signature in foreign {
            buffer.uint(*signature, 8);
        }
        self.hash_table(buffer);
        for name in &self.names {
            buffer.section_offset(SectionId::DebugStr, u64::from(name.linked));
        }
        for start in entries.starts {
            buffer.offset(u64::from(start));
        }
        buffer.bytes.extend_from_slice(&abbreviations);
        buffer.bytes.extend_from_slice(&entries.pool.bytes);
        buffer.end(length, SectionId::DebugNames)
    }

    /// Returns the units that are not type units. Type units follow them.
    fn units(&self) -> impl Iterator<Item = &Unit> {
        let units = self.walk.units.iter();
        units.filter(|unit| unit.signature.is_none())
    }

    /// Writes the number of the first name of each bucket, counted from 1, and then the hash of
    /// each name.
    fn hash_table(&self, buffer: &mut Buffer) {
        let mut next = 0;
        for bucket in 0..self.buckets {
            let is_here = |name: &Name| name.hash % self.buckets == bucket;
            let rest = self.names.get(next..).unwrap_or(&[]);
            let count = rest.iter().take_while(|name| is_here(name)).count();
            buffer.u32(if count > 0 { next as u32 + 1 } else { 0 });
            next += count;
        }
        for name in &self.names {
            buffer.u32(name.hash);
        }
    }

    /// Returns the abbreviation table and the entries.
    fn entries(&self, buffer: &Buffer) -> (Vec<u8>, Entries) {
        let count = self.units().count();
        let form = |count| match count {
            0..=0x100 => DW_FORM_data1,
            0x101..=0x1_0000 => DW_FORM_data2,
            _ => DW_FORM_data4,
        };
        let mut shapes = Shapes {
            shapes: Vec::new(),
            unit: (count > 1).then_some(form(count)),
            type_unit: form(self.walk.units.len() - count),
            is_split: self.is_split,
        };
        let mut entries = Entries {
            starts: Vec::new(),
            pool: buffer.empty_like(),
        };
        let mut start_of: HashMap<usize, u32> = HashMap::new();
        let mut unresolved = Vec::new();
        for name in &self.names {
            entries.starts.push(entries.pool.position());
            for number in &name.items {
                let Some(item) = self.walk.items.get(*number) else {
                    continue;
                };
                let start = entries.pool.position();
                // Children refer to the index entry with the name of their parent, not to the one
                // with its linkage name.
                if start_of.get(number).is_none() || self.is_named(item, name) {
                    start_of.insert(*number, start);
                }
                self.entry((item, count), &mut shapes, &mut entries.pool);
                if let Parent::Item(of) = self.parent(item) {
                    unresolved.push((entries.pool.position(), of));
                    entries.pool.u32(0);
                }
            }
            entries.pool.u8(0);
        }
        for (position, of) in unresolved {
            let start = start_of.get(&of).copied().unwrap_or(0);
            entries.pool.set(position, u64::from(start), 4);
        }
        (shapes.write(buffer), entries)
    }

    /// Writes the entry of an item, without the reference to its parent. `count` is the number of
    /// units that are not type units.
    fn entry(&self, (item, count): (&Item, usize), shapes: &mut Shapes, pool: &mut Buffer) {
        let unit = self.walk.units.get(item.unit as usize);
        let kind = match unit.and_then(|unit| unit.signature) {
            Some(_) => DW_IDX_type_unit,
            None => DW_IDX_compile_unit,
        };
        pool.uleb(shapes.code(item.tag, self.parent(item), kind));
        for (attribute, form) in shapes.units(kind) {
            let number = match attribute {
                DW_IDX_type_unit => item.unit - count as u32,
                _ => unit.map_or(0, |unit| unit.user as u32),
            };
            match form {
                DW_FORM_data1 => pool.u8(number as u8),
                DW_FORM_data2 => pool.u16(number as u16),
                _ => pool.u32(number),
            }
        }
        let start = unit.map_or(0, |unit| unit.offset);
        pool.u32(item.offset - start);
    }

    fn is_named(&self, item: &Item, name: &Name) -> bool {
        self.walk.names(item).0 == Some(name.offset)
    }
}

/// The index entries of all names.
struct Entries {
    /// The offset in the pool of each name's first entry.
    starts: Vec<u32>,
    pool: Buffer,
}

/// The shapes of index entries. A shape is the tag, the kind of parent (unknown, none or an item),
/// and the attribute that states the unit: `DW_IDX_compile_unit` or `DW_IDX_type_unit`.
struct Shapes {
    shapes: Vec<(DwTag, Option<DwForm>, DwIdx)>,
    /// The form of a unit's number if there are several units.
    unit: Option<DwForm>,
    /// The form of a type unit's number.
    type_unit: DwForm,
    is_split: bool,
}

impl Shapes {
    /// Returns the code of a shape.
    fn code(&mut self, tag: DwTag, parent: Parent, unit: DwIdx) -> u64 {
        let form = match parent {
            Parent::Unknown => None,
            Parent::None => Some(DW_FORM_flag_present),
            Parent::Item(_) => Some(DW_FORM_ref4),
        };
        let known = self
            .shapes
            .iter()
            .position(|shape| *shape == (tag, form, unit));
        let index = known.unwrap_or_else(|| {
            self.shapes.push((tag, form, unit));
            self.shapes.len() - 1
        });
        index as u64 + 1
    }

    /// Returns the attributes that state the unit of an entry. A type unit in a `.dwo` file is
    /// found through the unit whose skeleton names the file.
    fn units(&self, unit: DwIdx) -> impl Iterator<Item = (DwIdx, DwForm)> + use<> {
        let of_type = unit == DW_IDX_type_unit;
        let unit = self.unit.filter(|_| !of_type || self.is_split);
        let unit = unit.map(|form| (DW_IDX_compile_unit, form));
        let of_type = of_type.then_some((DW_IDX_type_unit, self.type_unit));
        unit.into_iter().chain(of_type)
    }

    fn write(&self, like: &Buffer) -> Vec<u8> {
        let mut buffer = like.empty_like();
        for (index, (tag, parent, unit)) in self.shapes.iter().enumerate() {
            buffer.uleb(index as u64 + 1);
            buffer.uleb(u64::from(tag.0));
            let entry = (DW_IDX_die_offset, DW_FORM_ref4);
            let parent = parent.map(|form| (DW_IDX_parent, form));
            let attributes = self.units(*unit).chain([entry]).chain(parent);
            for (attribute, form) in attributes {
                buffer.uleb(u64::from(attribute.0));
                buffer.uleb(u64::from(form.0));
            }
            buffer.bytes.extend_from_slice(&[0, 0]);
        }
        buffer.u8(0);
        buffer.bytes
    }
}
