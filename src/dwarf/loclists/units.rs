//! The parts of units in `.debug_loclists`.

use super::{ListError, ListErrorKind, ListForm, LocationListSection};

impl<'a> LocationListSection<'a> {
    /// The parts of units in `.debug_loclists`. The other forms have none.
    pub fn units(&self) -> ListUnits<'a> {
        let starts = self.form == ListForm::DebugLoclists;
        ListUnits {
            section: *self,
            offset: starts.then_some(0),
        }
    }

    /// The part of the unit whose `DW_AT_loclists_base` this is; `offset_bytes` is 4 or 8, as the
    /// unit's format is.
    ///
    /// # Errors
    ///
    /// Where there is no such part.
    pub fn unit(&self, base: u64, offset_bytes: u8) -> Result<ListUnit<'a>, ListError> {
        let start = base.checked_sub(ListUnit::header_bytes(offset_bytes));
        let start = start.ok_or(ListError {
            offset: base,
            kind: ListErrorKind::Truncated,
        })?;
        match self.read_unit(start)? {
            unit if unit.base == base => Ok(unit),
            _ => Err(ListError {
                offset: start,
                kind: ListErrorKind::Length,
            }),
        }
    }

    /// The unit's part that starts at an offset.
    fn read_unit(&self, offset: u64) -> Result<ListUnit<'a>, ListError> {
        let read = || self.unit_in(offset, self.rest(offset)?, self.bytes.len() as u64);
        read().map_err(|kind| ListError { offset, kind })
    }

    /// The unit's part whose bytes, as many as are at hand but at least its header, are `rest`, in
    /// a section of a size.
    pub(crate) fn unit_in(
        &self,
        offset: u64,
        mut rest: &'a [u8],
        section_bytes: u64,
    ) -> Result<ListUnit<'a>, ListErrorKind> {
        let (length, offset_bytes) = self.length(&mut rest)?;
        let start = offset + if offset_bytes == 8 { 12 } else { 4 };
        let end = start
            .checked_add(length)
            .filter(|end| *end <= section_bytes);
        let end = end.ok_or(ListErrorKind::Length)?;
        let within = rest
            .len()
            .min(usize::try_from(length).unwrap_or(usize::MAX));
        let mut rest = rest.get(..within).unwrap_or(rest);
        let version = self.number(&mut rest, 2)? as u16;
        if version != 5 {
            return Err(ListErrorKind::Version(version));
        }
        let address_bytes = self.number(&mut rest, 1)? as u8;
        if self.number(&mut rest, 1)? != 0 {
            return Err(ListErrorKind::Segments);
        }
        let section = LocationListSection {
            address_bytes,
            ..*self
        };
        section.largest()?;
        let count = self.number(&mut rest, 4)?;
        let base = offset + ListUnit::header_bytes(offset_bytes);
        if count * u64::from(offset_bytes) > end - base {
            return Err(ListErrorKind::Truncated);
        }
        Ok(ListUnit {
            offset,
            base,
            end,
            count,
            offset_bytes,
            section,
        })
    }

    /// Where the unit's part that starts at an offset ends, as its length says.
    fn unit_end(&self, offset: u64) -> Result<u64, ListErrorKind> {
        let mut rest = self.rest(offset)?;
        let (length, _) = self.length(&mut rest)?;
        (self.bytes.len() as u64 - rest.len() as u64)
            .checked_add(length)
            .ok_or(ListErrorKind::Length)
    }

    /// A unit's length, and the size of an offset in its format.
    fn length(&self, rest: &mut &'a [u8]) -> Result<(u64, u8), ListErrorKind> {
        match self.number(rest, 4)? {
            0xffff_ffff => Ok((self.number(rest, 8)?, 8)),
            0xffff_fff0.. => Err(ListErrorKind::Length),
            length => Ok((length, 4)),
        }
    }
}

/// A unit's part of `.debug_loclists` (DWARF 5 section 7.29).
#[derive(Clone, Copy, Debug)]
pub struct ListUnit<'a> {
    /// Where it starts.
    pub offset: u64,
    /// Where its table of lists starts: the unit's `DW_AT_loclists_base`.
    pub base: u64,
    /// Where it ends.
    pub end: u64,
    /// How many lists the table has.
    pub count: u64,
    /// The size of an offset, and of the table's elements, in bytes.
    pub offset_bytes: u8,
    /// The section, read with the size of an address that the part gives.
    pub section: LocationListSection<'a>,
}

impl ListUnit<'_> {
    /// The size of what comes before the table: length, version, two sizes, the number of lists.
    pub(crate) fn header_bytes(offset_bytes: u8) -> u64 {
        if offset_bytes == 8 { 20 } else { 12 }
    }

    /// Where the first list can be: after the table.
    pub fn lists(&self) -> u64 {
        self.base + self.count * u64::from(self.offset_bytes)
    }

    /// Where the list is that `DW_FORM_loclistx` means by an index.
    ///
    /// # Errors
    ///
    /// Where the table has no such list.
    pub fn list(&self, index: u64) -> Result<u64, ListError> {
        let find = || {
            let no_list = ListErrorKind::NoList(index);
            let at = Some(index)
                .filter(|index| *index < self.count)
                .ok_or(no_list)?
                * u64::from(self.offset_bytes);
            let offset = self
                .section
                .number(&mut self.section.rest(self.base + at)?, self.offset_bytes)?;
            self.base
                .checked_add(offset)
                .filter(|list| *list < self.end)
                .ok_or(no_list)
        };
        find().map_err(|kind| ListError {
            offset: self.offset,
            kind,
        })
    }
}

/// An iterator over the parts of units. After a part that cannot be read the next one follows if it
/// is known where that is.
#[derive(Clone, Debug)]
pub struct ListUnits<'a> {
    section: LocationListSection<'a>,
    /// Where the next part is; `None` after the last.
    offset: Option<u64>,
}

impl<'a> Iterator for ListUnits<'a> {
    type Item = Result<ListUnit<'a>, ListError>;

    fn next(&mut self) -> Option<Self::Item> {
        let size = self.section.bytes.len() as u64;
        let offset = self.offset.take().filter(|offset| *offset < size)?;
        self.offset = self.section.unit_end(offset).ok();
        Some(self.section.read_unit(offset))
    }
}
