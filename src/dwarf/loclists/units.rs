//! The units' parts of `.debug_loclists`.

use super::{ListError, ListErrorKind, ListForm, LocationListSection};

impl<'a> LocationListSection<'a> {
    /// The units' parts of `.debug_loclists`; none for `.debug_loc` and its split form.
    pub fn units(&self) -> ListUnits<'a> {
        let starts = self.form == ListForm::DebugLoclists;
        ListUnits {
            section: *self,
            offset: starts.then_some(0),
        }
    }

    /// The contribution of the unit with this `DW_AT_loclists_base`. `offset_bytes` is 4 or 8, by
    /// the unit's DWARF format.
    ///
    /// # Errors
    ///
    /// If there is no such contribution.
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

    /// Reads the unit's contribution at an offset.
    fn read_unit(&self, offset: u64) -> Result<ListUnit<'a>, ListError> {
        let read = || self.unit_in(offset, self.rest(offset)?, self.bytes.len() as u64);
        read().map_err(|kind| ListError { offset, kind })
    }

    /// Reads the header of the unit's contribution at an offset, in a section of `section_bytes`
    /// bytes. `rest` has its bytes: at least the header, not necessarily more.
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

    /// The end of the unit's contribution at an offset, from its length.
    fn unit_end(&self, offset: u64) -> Result<u64, ListErrorKind> {
        let mut rest = self.rest(offset)?;
        let (length, _) = self.length(&mut rest)?;
        (self.bytes.len() as u64 - rest.len() as u64)
            .checked_add(length)
            .ok_or(ListErrorKind::Length)
    }

    /// Reads a unit's length, and the size of an offset in its format.
    fn length(&self, rest: &mut &'a [u8]) -> Result<(u64, u8), ListErrorKind> {
        match self.number(rest, 4)? {
            0xffff_ffff => Ok((self.number(rest, 8)?, 8)),
            0xffff_fff0.. => Err(ListErrorKind::Length),
            length => Ok((length, 4)),
        }
    }
}

/// A unit's contribution to `.debug_loclists` (DWARF 5 section 7.29).
#[derive(Clone, Copy, Debug)]
pub struct ListUnit<'a> {
    /// The start of the contribution: a byte offset in the section.
    pub offset: u64,
    /// The start of its table of lists: the unit's `DW_AT_loclists_base`.
    pub base: u64,
    /// The end of the contribution: a byte offset in the section.
    pub end: u64,
    /// The number of lists in the table.
    pub count: u64,
    /// The size in bytes of an offset, and of an element of the table.
    pub offset_bytes: u8,
    /// The section, with the address size of the contribution.
    pub section: LocationListSection<'a>,
}

impl ListUnit<'_> {
    /// The size of the header before the table: length, version, two sizes, the number of lists.
    pub(crate) fn header_bytes(offset_bytes: u8) -> u64 {
        if offset_bytes == 8 { 20 } else { 12 }
    }

    /// The offset after the table, where the lists start.
    pub fn lists(&self) -> u64 {
        let table = self.count.saturating_mul(self.offset_bytes.into());
        self.base.saturating_add(table)
    }

    /// The offset of the list with an index, as in `DW_FORM_loclistx`.
    ///
    /// # Errors
    ///
    /// If the table has no such list.
    pub fn list(&self, index: u64) -> Result<u64, ListError> {
        let find = || {
            let no_list = ListErrorKind::NoList(index);
            let field = Some(index).filter(|index| *index < self.count);
            let field = field.and_then(|index| index.checked_mul(self.offset_bytes.into()));
            let field = field
                .and_then(|at| self.base.checked_add(at))
                .ok_or(no_list)?;
            let mut rest = self.section.rest(field)?;
            let offset = self.section.number(&mut rest, self.offset_bytes)?;
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

/// An iterator over the units' contributions. After one that cannot be read, it continues with the
/// next one if that one's offset is known.
#[derive(Clone, Debug)]
pub struct ListUnits<'a> {
    section: LocationListSection<'a>,
    /// The offset of the next contribution; `None` after the last.
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
