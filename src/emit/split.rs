//! Split units (DWARF 5 section 7.3.2, and GNU's extension of DWARF 4, "DebugFission"). The entries
//! are in sections that no linker reads, such as `.debug_info.dwo`. A skeleton unit in the object
//! file contains everything that needs relocations, and names the file with the other sections.
//!
//! ```text
//!   object file: skeleton in .debug_info, .debug_addr, .debug_line, ranges of the unit
//!   .dwo:        unit in .debug_info.dwo, with its strings and lists
//! ```
//!
//! A skeleton has direct forms. It is written when its unit is complete, by the same functions,
//! into sections that temporarily replace the sections of the unit.

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::sections::SectionId;
use super::skeletons::Skeletons;
use super::split_error::SplitError;
use crate::markers::FunctionView;
use crate::metadata::DICompileUnit;
use alloc::boxed::Box;
use core::mem::swap;
use gimli::constants::*;
use hashbrown::HashSet;

/// Fails if the units of a module cannot be in `.dwo` files of these names.
pub(super) fn check(names: &[&str], units: usize) -> Result<(), EmitError> {
    if names.len() != units {
        return Err(SplitError::Units(units).into());
    }
    let mut known = HashSet::new();
    for name in names {
        if name.is_empty() {
            return Err(SplitError::Unnamed.into());
        }
        if name.contains('\0') {
            return Err(EmitError::ZeroByte((*name).into()));
        }
        if !known.insert(*name) {
            return Err(SplitError::Repeated((*name).into()).into());
        }
    }
    Ok(())
}

impl<'m> Skeletons {
    /// Exchanges these sections with the emitter's sections.
    fn exchange(&mut self, emitter: &mut Emitter<'_, '_, '_, 'm>) {
        swap(&mut self.format, &mut emitter.format);
        swap(&mut self.info, &mut emitter.written.info);
        swap(&mut self.abbreviations, &mut emitter.written.abbreviations);
        swap(&mut self.strings, &mut emitter.written.strings);
        swap(&mut self.addresses, &mut emitter.written.addresses);
        if let Some(ranges) = &mut self.ranges {
            swap(ranges, &mut emitter.written.ranges);
        }
    }
}

impl<'m> Emitter<'_, '_, '_, 'm> {
    /// Starts writing split units to a file with this name.
    pub(super) fn split(&mut self, name: &str) {
        let metadata = &self.plan.module.metadata;
        let format = self.format.skeleton();
        self.skeletons = Some(Box::new(Skeletons::new(name, format, &metadata.strings)));
    }

    /// Writes the skeleton of the current unit, which is complete except for its lists.
    pub(super) fn skeleton<'f>(
        &mut self,
        unit: &'m DICompileUnit,
        functions: impl Iterator<Item = FunctionView<'f>> + Clone,
    ) -> Result<(), EmitError> {
        let Some(mut skeletons) = self.skeletons.take() else {
            return Ok(());
        };
        let content = self.content_hash();
        skeletons.exchange(self);
        let written = self.write_skeleton(&mut skeletons, unit, functions, content);
        skeletons.exchange(self);
        self.written.info.set(skeletons.id_field, written?, 8);
        self.skeletons = Some(skeletons);
        Ok(())
    }

    /// Writes the skeleton while its sections are the current ones. Returns the id (`dwo_id`) that
    /// the skeleton and the split unit share: a hash of the content and of the names of the files.
    fn write_skeleton<'f>(
        &mut self,
        skeletons: &mut Skeletons,
        unit: &'m DICompileUnit,
        functions: impl Iterator<Item = FunctionView<'f>> + Clone,
        mut content: ContentHash,
    ) -> Result<u64, EmitError> {
        let start = self.written.info.position();
        let length = self.written.info.begin();
        let is_5 = self.format.is_5();
        // In DWARF 4, these are the lists of the unit so far.
        let has_ranges = !is_5 && !self.written.ranges.lists.bytes.is_empty();
        let kind = if is_5 { DW_UT_skeleton } else { DW_UT_compile };
        let id_field = self.unit_header(kind);
        let tag = match is_5 {
            true => DW_TAG_skeleton_unit,
            false => DW_TAG_compile_unit,
        };
        let mut entry = Entry::new(tag);
        entry.section(DW_AT_stmt_list, self.lines.position());
        if let Some(file) = self.plan.module.metadata.files.get(unit.file) {
            entry.string(DW_AT_comp_dir, self.string(file.directory));
        }
        let name = self.written.strings.add(&skeletons.name);
        entry.string(DW_AT_dwo_name, self.written.strings.index_at(name));
        content.add(self.written.strings.bytes());
        let id = content.finish();
        if !is_5 {
            entry.wide(DW_AT_GNU_dwo_id, id);
        }
        if self.written.has_pubnames {
            entry.flag(DW_AT_GNU_pubnames);
        }
        self.unit_ranges(&mut entry, functions);
        if skeletons.addresses.iter().next().is_some() {
            entry.section(DW_AT_addr_base, skeletons.address_base);
        }
        if has_ranges {
            entry.section(DW_AT_rnglists_base, 0);
        }
        self.write(&entry)?;
        if let Some(field) = id_field {
            self.written.info.set(field, id, 8);
        }
        self.written.info.end(length, SectionId::DebugInfo)?;
        skeletons
            .units
            .push((start, self.written.info.since(start)));
        self.written.addresses.end_unit()?;
        if is_5 {
            self.written.ranges.end_unit()?;
        }
        Ok(id)
    }

    /// Returns a hash of the whole current unit.
    fn content_hash(&self) -> ContentHash {
        let mut hash = ContentHash::default();
        hash.add(self.written.info.from(self.unit_start));
        hash.add(&self.written.abbreviations.finish(self.format).bytes);
        hash.add(self.written.strings.bytes());
        hash.add(&self.written.locations.lists.bytes);
        hash.add(&self.written.ranges.lists.bytes);
        for (symbol, addend) in self.written.addresses.iter() {
            hash.add(self.written.symbols.name(*symbol).as_bytes());
            hash.add(&addend.to_le_bytes());
        }
        hash
    }
}

/// A hash of 64 bits that is the same on every machine: FNV-1a, with the bits mixed at the end.
pub(super) struct ContentHash(u64);

impl Default for ContentHash {
    fn default() -> ContentHash {
        ContentHash(0xcbf2_9ce4_8422_2325)
    }
}

impl ContentHash {
    /// Adds the bytes and their number to the hash.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        let size = (bytes.len() as u64).to_le_bytes();
        for byte in bytes.iter().chain(&size) {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    pub(super) fn finish(self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 29
    }
}
