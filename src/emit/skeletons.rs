//! The skeleton units that remain in the object file if units are split.

use super::EmitError;
use super::abbrev::Abbreviations;
use super::addresses::AddressTable;
use super::buffer::Buffer;
use super::format::UnitFormat;
use super::list::Lists;
use super::sections::{Section, SectionId};
use super::strings::StringTable;
use crate::metadata::Strings;
use alloc::string::String;
use alloc::vec::Vec;

/// The units that remain in the object file, and their sections.
pub(super) struct Skeletons {
    /// The name of the `.dwo` file.
    pub(super) name: String,
    pub(super) format: UnitFormat,
    pub(super) info: Buffer,
    pub(super) abbreviations: Abbreviations,
    pub(super) strings: StringTable,
    pub(super) addresses: AddressTable,
    /// The range lists in DWARF 5. In DWARF 4, all ranges are in the object file.
    pub(super) ranges: Option<Lists>,
    /// The offset and size of each unit.
    pub(super) units: Vec<(u32, u32)>,
    /// The offset of the split unit's first address: `DW_AT_addr_base`.
    pub(super) address_base: u64,
    /// The position of the split unit's id (`dwo_id`) in its header or entry.
    pub(super) id_field: u32,
}

impl<'m> Skeletons {
    pub(super) fn new(name: &str, format: UnitFormat, strings: &'m Strings) -> Skeletons {
        let lists = || Lists::new(SectionId::DebugRngLists, format);
        Skeletons {
            name: name.into(),
            format,
            info: Buffer::new(format, SectionId::DebugInfo),
            abbreviations: Abbreviations::default(),
            strings: StringTable::new(format, strings),
            addresses: AddressTable::new(format),
            ranges: format.is_5().then(lists),
            units: Vec::new(),
            address_base: 0,
            id_field: 0,
        }
    }

    /// Adds the sections of these units and of the split units. `linked` are the sections in the
    /// object file that both refer to.
    pub(super) fn finish(
        self,
        split: impl Iterator<Item = (SectionId, Buffer)>,
        linked: impl IntoIterator<Item = (SectionId, Buffer)>,
        sections: &mut Vec<Section>,
    ) -> Result<(), EmitError> {
        let abbreviations = self.abbreviations.finish(self.format);
        let mut add = |(id, buffer): (SectionId, Buffer)| -> Result<(), EmitError> {
            sections.extend(buffer.finish(id)?);
            Ok(())
        };
        add((SectionId::DebugInfo, self.info))?;
        add((SectionId::DebugAbbrev, abbreviations))?;
        add((SectionId::DebugStr, self.strings.finish()?.0))?;
        linked.into_iter().try_for_each(&mut add)?;
        if let Some(ranges) = self.ranges {
            add((ranges.id, ranges.finish()))?;
        }
        let mut rest = Vec::new();
        for (id, buffer) in split {
            match id {
                SectionId::DebugRanges => add((id, buffer))?,
                _ => rest.extend(buffer.finish_dwo(id)?),
            }
        }
        sections.extend(rest);
        Ok(())
    }
}
