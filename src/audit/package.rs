//! The index of a package (`.dwp` file), which has the split units of many files.
//!
//! Offsets in a unit are relative to the unit's contribution to each section. The unit's row of the
//! index has the contributions (DWARF 5 section 7.3.5; GNU's version 2 for DWARF 4).

use super::input::Input;
use super::sections::ObjectFile;
use super::tables::endian;
use gimli::read::{DebugCuIndex, DebugTuIndex, EndianSlice, IndexSectionId};

/// The start of a split unit's contribution to each section, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Parts {
    pub abbreviations: u64,
    /// The contribution to the section of location lists; `None` if the unit has none.
    pub lists: Option<u64>,
    pub string_offsets: u64,
}

/// The kind of section that a unit is in, in DWARF 4 and in packages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum UnitSection {
    /// `.debug_info` or `.debug_info.dwo`.
    Info,
    /// `.debug_types` or `.debug_types.dwo`.
    Types,
}

/// A row of the index.
struct Row {
    /// The start and end of the unit's contribution to `.debug_info.dwo` or `.debug_types.dwo`.
    start: u64,
    end: u64,
    parts: Parts,
}

/// The index of a package. If the file is not a package, the index has no rows, and each unit uses
/// the sections from their starts.
#[derive(Default)]
pub(super) struct Package {
    /// The rows of each [`UnitSection`], in ascending order.
    rows: [Vec<Row>; 2],
    is_package: bool,
}

impl Package {
    /// Reads the index, if the file has one. An error contains the name of the section that cannot
    /// be read, and the reason.
    pub fn load(input: &dyn Input, object: &ObjectFile) -> Result<Package, (&'static str, String)> {
        let mut package = Package::default();
        for name in [".debug_cu_index", ".debug_tu_index"] {
            let section = object.find(name);
            let Some(section) = section.filter(|section| !section.is_missing()) else {
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
        // The rows of an index without columns occupy no bytes, so the header could state any
        // number of rows.
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

    /// True if the file is a package.
    pub fn is_package(&self) -> bool {
        self.is_package
    }

    /// The parts of the unit at an offset of a section; `None` if the index has no row for the
    /// unit.
    pub fn parts(&self, section: UnitSection, offset: u64) -> Option<Parts> {
        if !self.is_package {
            return Some(Parts {
                lists: Some(0),
                ..Parts::default()
            });
        }
        let rows = self.rows.get(section as usize)?;
        let after = rows.partition_point(|row| row.start <= offset);
        let row = rows.get(after.checked_sub(1)?)?;
        (offset < row.end).then_some(row.parts)
    }
}
