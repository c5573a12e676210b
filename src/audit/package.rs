//! Packages (`.dwp` files): split units of many files in one, and where the parts of each are in
//! the sections.
//!
//! What a unit says of other sections is relative to its own part of them, which the index has in
//! the unit's row (DWARF 5 section 7.3.5; GNU's version 2 for DWARF 4).

use super::input::Input;
use super::sections::ObjectFile;
use super::tables::endian;
use gimli::read::{DebugCuIndex, DebugTuIndex, EndianSlice, IndexSectionId};

/// Where a split unit's parts of the sections start, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Parts {
    pub abbreviations: u64,
    /// Of location lists; `None` where the unit has no part.
    pub lists: Option<u64>,
    pub string_offsets: u64,
}

/// A row of the index.
struct Row {
    /// Where the unit's part of the section of units starts and ends.
    start: u64,
    end: u64,
    parts: Parts,
}

/// The index of a package. A file that is none has no index, and one part of each section.
#[derive(Default)]
pub(super) struct Package {
    /// Of `.debug_info.dwo` and of `.debug_types.dwo`, ascending.
    rows: [Vec<Row>; 2],
    is_package: bool,
}

impl Package {
    /// Reads the index of a file that has one. An error is the section that cannot be read, and
    /// why.
    pub fn load(input: &dyn Input, object: &ObjectFile) -> Result<Package, (&'static str, String)> {
        let mut package = Package::default();
        for name in [".debug_cu_index", ".debug_tu_index"] {
            let Some(section) = object
                .all(name)
                .next()
                .filter(|section| !section.is_missing())
            else {
                continue;
            };
            let bytes = section
                .bytes(input)
                .map_err(|error| (name, error.to_string()))?;
            package.is_package = true;
            package
                .read(name, &bytes, object)
                .map_err(|error| (name, error.to_string()))?;
        }
        for rows in &mut package.rows {
            rows.sort_by_key(|row| row.start);
        }
        Ok(package)
    }

    fn read(&mut self, name: &str, bytes: &[u8], object: &ObjectFile) -> Result<(), gimli::Error> {
        let slice = EndianSlice::new(bytes, endian(object.order));
        let index = match name {
            ".debug_cu_index" => DebugCuIndex::from(slice).index()?,
            _ => DebugTuIndex::from(slice).index()?,
        };
        // A row without columns has no bytes, and there may be any number of such.
        let count = if index.section_count() == 0 {
            0
        } else {
            index.unit_count()
        };
        for row in 1..=count {
            let mut parts = Parts::default();
            let mut units = None;
            for section in index.sections(row)? {
                let offset = u64::from(section.offset);
                let extent = (offset, offset + u64::from(section.size));
                match section.section {
                    IndexSectionId::DebugInfo => units = Some((0, extent)),
                    IndexSectionId::DebugTypes => units = Some((1, extent)),
                    IndexSectionId::DebugAbbrev => parts.abbreviations = offset,
                    IndexSectionId::DebugStrOffsets => parts.string_offsets = offset,
                    IndexSectionId::DebugLoc | IndexSectionId::DebugLocLists
                        if section.size > 0 =>
                    {
                        parts.lists = Some(offset);
                    }
                    _ => {}
                }
            }
            if let Some((of, (start, end))) = units
                && let Some(rows) = self.rows.get_mut(of)
            {
                rows.push(Row { start, end, parts });
            }
        }
        Ok(())
    }

    /// Whether the file has the units of many.
    pub fn is_package(&self) -> bool {
        self.is_package
    }

    /// The parts of the unit at an offset of a section; `None` where the index does not have it.
    pub fn parts(&self, types: bool, offset: u64) -> Option<Parts> {
        if !self.is_package {
            return Some(Parts {
                lists: Some(0),
                ..Parts::default()
            });
        }
        let rows = self.rows.get(usize::from(types))?;
        let after = rows.partition_point(|row| row.start <= offset);
        let row = rows.get(after.checked_sub(1)?)?;
        (offset < row.end).then_some(row.parts)
    }
}
