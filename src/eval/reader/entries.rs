//! Finds the entries that other entries refer to: in the unit, in other units, in type units, and
//! in the supplementary file that `dwz -m` shares between programs.

use super::{Die, ReadError, Slice, UnitReader};
use alloc::rc::Rc;
use gimli::constants::DwAt;
use gimli::{
    AttributeValue, DebugInfoOffset, DebugTypeSignature, DebugTypesOffset, Endianity, UnitHeader,
    UnitOffset, UnitType,
};

/// The place of an entry. The types of a unit's objects may be in other units.
///
/// An offset of the reader's own unit converts to it with `into`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum EntryOffset {
    /// An entry of the reader's unit.
    Unit(UnitOffset),
    /// An entry of another unit, by its offset in `.debug_info`.
    Info(DebugInfoOffset),
    /// An entry of a type unit of DWARF 4, by its offset in `.debug_types`.
    Types(DebugTypesOffset),
    /// An entry of the supplementary file, by its offset in that file's `.debug_info`.
    Supplementary(DebugInfoOffset),
}

impl From<UnitOffset> for EntryOffset {
    fn from(offset: UnitOffset) -> EntryOffset {
        EntryOffset::Unit(offset)
    }
}

/// The unit of an entry.
#[derive(Clone)]
enum Home<'u, 'd, E: Endianity> {
    /// The reader's unit.
    Own(&'u gimli::Unit<Slice<'d, E>>),
    /// Another unit of the same file.
    Other(Rc<gimli::Unit<Slice<'d, E>>>),
    /// A unit of the supplementary file.
    Supplementary(Rc<gimli::Unit<Slice<'d, E>>>),
}

/// Makes the home of an entry from a unit that is not the reader's.
type OtherHome<'u, 'd, E> = fn(Rc<gimli::Unit<Slice<'d, E>>>) -> Home<'u, 'd, E>;

/// An entry and its unit.
#[derive(Clone)]
pub(super) struct Described<'u, 'd, E: Endianity> {
    /// The file of the unit.
    pub(super) dwarf: &'u gimli::Dwarf<Slice<'d, E>>,
    home: Home<'u, 'd, E>,
    pub(super) entry: Die<'d, E>,
}

impl<'u, 'd, E: Endianity> Described<'u, 'd, E> {
    /// Another entry of the same unit.
    pub(super) fn sibling(&self, entry: Die<'d, E>) -> Described<'u, 'd, E> {
        Described {
            entry,
            ..self.clone()
        }
    }

    /// True for an entry of the reader's unit.
    pub(super) fn is_own(&self) -> bool {
        matches!(self.home, Home::Own(_))
    }

    pub(super) fn unit(&self) -> &gimli::Unit<Slice<'d, E>> {
        match &self.home {
            Home::Own(unit) => unit,
            Home::Other(unit) | Home::Supplementary(unit) => unit,
        }
    }

    /// The string of an attribute.
    pub(super) fn text(
        &self,
        value: AttributeValue<Slice<'d, E>>,
    ) -> Result<Slice<'d, E>, gimli::Error> {
        self.dwarf.attr_string(self.unit(), value)
    }

    /// The place of the entry.
    pub(super) fn offset(&self) -> EntryOffset {
        self.offset_of(&self.entry)
    }

    /// The place of another entry of the same unit.
    pub(super) fn offset_of(&self, entry: &Die<'d, E>) -> EntryOffset {
        let (offset, header) = (entry.offset(), &self.unit().header);
        let place = offset.to_unit_section_offset(header);
        match (&self.home, place.to_debug_types_offset(header)) {
            (Home::Own(_), _) => EntryOffset::Unit(offset),
            (Home::Supplementary(_), _) => EntryOffset::Supplementary(DebugInfoOffset(place.0)),
            (Home::Other(_), Some(types)) => EntryOffset::Types(types),
            (Home::Other(_), None) => EntryOffset::Info(DebugInfoOffset(place.0)),
        }
    }
}

impl<'u, 'd, E: Endianity> UnitReader<'u, 'd, E> {
    /// Returns an entry and its unit.
    ///
    /// # Errors
    /// If there is no entry at this offset.
    pub(super) fn described(&self, entry: EntryOffset) -> Result<Described<'u, 'd, E>, ReadError> {
        let (found, offset) = match entry {
            EntryOffset::Unit(offset) => return self.own(offset),
            EntryOffset::Info(offset) => (self.in_info(offset)?, offset.0),
            EntryOffset::Supplementary(offset) => (self.in_supplementary(offset)?, offset.0),
            EntryOffset::Types(offset) => {
                let mut headers = self.dwarf.type_units();
                let in_unit = |header: &UnitHeader<_>| offset.to_unit_offset(header);
                let found = search(self.dwarf, || headers.next(), in_unit, Home::Other)?;
                (found, offset.0)
            }
        };
        let missing = gimli::Error::OffsetOutOfBounds(offset as u64);
        found.ok_or(ReadError::Dwarf(missing))
    }

    /// Returns an entry of the reader's unit.
    pub(super) fn own(&self, entry: UnitOffset) -> Result<Described<'u, 'd, E>, ReadError> {
        Ok(Described {
            dwarf: self.dwarf,
            home: Home::Own(self.unit),
            entry: self.unit.entry(entry)?,
        })
    }

    /// Returns the entry that the first of these attributes refers to, if there is one.
    pub(super) fn refer(
        &self,
        from: &Described<'u, 'd, E>,
        attributes: &[DwAt],
    ) -> Result<Option<Described<'u, 'd, E>>, ReadError> {
        let mut attributes = attributes.iter();
        let value = attributes.find_map(|attribute| from.entry.attr_value(*attribute));
        match (value, &from.home) {
            (Some(AttributeValue::UnitRef(offset)), _) => {
                let entry = from.unit().entry(offset)?;
                Ok(Some(from.sibling(entry)))
            }
            (Some(AttributeValue::DebugInfoRef(offset)), Home::Supplementary(_))
            | (Some(AttributeValue::DebugInfoRefSup(offset)), _) => self.in_supplementary(offset),
            (Some(AttributeValue::DebugInfoRef(offset)), _) => self.in_info(offset),
            (Some(AttributeValue::DebugTypesRef(signature)), _) => self.in_types(signature),
            _ => Ok(None),
        }
    }

    /// Returns the entry at an offset in `.debug_info`.
    pub(super) fn in_info(
        &self,
        offset: DebugInfoOffset,
    ) -> Result<Option<Described<'u, 'd, E>>, ReadError> {
        if let Some(offset) = offset.to_unit_offset(&self.unit.header) {
            return self.own(offset).map(Some);
        }
        in_file(self.dwarf, offset, Home::Other)
    }

    /// Returns the entry at an offset in the `.debug_info` of the supplementary file; `None` if
    /// there is no such file.
    fn in_supplementary(
        &self,
        offset: DebugInfoOffset,
    ) -> Result<Option<Described<'u, 'd, E>>, ReadError> {
        let file = self.dwarf.sup();
        file.map_or(Ok(None), |file| in_file(file, offset, Home::Supplementary))
    }

    /// Returns the type with a signature, from its type unit: in `.debug_info` since DWARF 5, in
    /// `.debug_types` before.
    fn in_types(
        &self,
        signature: DebugTypeSignature,
    ) -> Result<Option<Described<'u, 'd, E>>, ReadError> {
        let mut in_info = self.dwarf.units();
        let mut in_types = self.dwarf.type_units();
        let next = || match in_info.next()? {
            Some(header) => Ok(Some(header)),
            None => in_types.next(),
        };
        let in_unit = |header: &UnitHeader<_>| match header.type_() {
            UnitType::Type {
                type_signature,
                type_offset,
            }
            | UnitType::SplitType {
                type_signature,
                type_offset,
            } if type_signature == signature => Some(type_offset),
            _ => None,
        };
        search(self.dwarf, next, in_unit, Home::Other)
    }
}

/// Returns the entry at an offset in a file's `.debug_info`.
fn in_file<'u, 'd, E: Endianity>(
    dwarf: &'u gimli::Dwarf<Slice<'d, E>>,
    offset: DebugInfoOffset,
    home: OtherHome<'u, 'd, E>,
) -> Result<Option<Described<'u, 'd, E>>, ReadError> {
    let mut headers = dwarf.units();
    let in_unit = |header: &UnitHeader<_>| offset.to_unit_offset(header);
    search(dwarf, || headers.next(), in_unit, home)
}

/// Returns the entry in the first of a file's units for which `in_unit` returns its offset.
fn search<'u, 'd, E: Endianity>(
    dwarf: &'u gimli::Dwarf<Slice<'d, E>>,
    mut next: impl FnMut() -> Result<Option<UnitHeader<Slice<'d, E>>>, gimli::Error>,
    in_unit: impl Fn(&UnitHeader<Slice<'d, E>>) -> Option<UnitOffset>,
    home: OtherHome<'u, 'd, E>,
) -> Result<Option<Described<'u, 'd, E>>, ReadError> {
    while let Some(header) = next()? {
        if let Some(offset) = in_unit(&header) {
            let unit = dwarf.unit(header)?;
            let entry = unit.entry(offset)?;
            let home = home(Rc::new(unit));
            return Ok(Some(Described { dwarf, home, entry }));
        }
    }
    Ok(None)
}
