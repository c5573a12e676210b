//! Location lists (DWARF 5 section 2.6.2): where an object is at which addresses.
//!
//! A [`LocationListSection`] is a section's bytes, in one of three [`ListForm`]s.
//! [`LocationListSection::items`] gives the entries of the list at an offset as they are coded,
//! each an [`ListItem`]; [`LocationListSection::locations`] turns those into ranges of addresses
//! with an expression each, [`LocationListEntry`]s, for which it has to know the unit's base
//! address and its part of `.debug_addr`. In `.debug_loclists` each unit has a part with a table of
//! its lists, a [`ListUnit`].
//!
//! All offsets are in bytes from the start of the section. Whatever the bytes are, each step takes
//! at least one of them.

mod error;
mod units;

pub use error::{ListError, ListErrorKind};
pub use units::{ListUnit, ListUnits};

use super::decode;
use super::leb128;
use crate::target::ByteOrder;
use gimli::constants::{self as constant, DwLle};

/// How location lists are coded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ListForm {
    /// `.debug_loc` of DWARF 2 to 4: pairs of addresses (DWARF 4 section 2.6.2).
    DebugLoc,
    /// `.debug_loc.dwo` of GNU's split DWARF 4: a code, then indices of addresses, or offsets of
    /// four bytes.
    DebugLocSplit,
    /// `.debug_loclists` of DWARF 5 (section 7.7.3).
    DebugLoclists,
}

/// An address in a list's bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ListAddress {
    /// The address.
    Value(u64),
    /// Its index in the unit's part of `.debug_addr`.
    Index(u64),
}

/// Where an entry's expression holds, as it is coded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ListBounds {
    /// From one offset from the base address up to another.
    Offsets(u64, u64),
    /// From one address up to another.
    StartEnd(ListAddress, ListAddress),
    /// From an address on, for so many bytes.
    StartLength(ListAddress, u64),
    /// Where no other entry of the list does.
    Default,
}

/// Where an expression of a list holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Held {
    /// From one address up to another.
    At(u64, u64),
    /// Where no other entry does.
    Default,
    /// It is not known, or the code was removed.
    Unknown,
}

/// Bounds that mean no range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BadRange {
    pub(crate) kind: ListErrorKind,
    /// Where it starts and ends, or what was added to what.
    pub(crate) start: u64,
    pub(crate) end: u64,
}

impl From<BadRange> for ListErrorKind {
    fn from(range: BadRange) -> ListErrorKind {
        range.kind
    }
}

/// An entry of a location list as it is coded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ListItem<'a> {
    /// The end of the list.
    End,
    /// What offsets in later entries count from.
    Base(ListAddress),
    /// GNU's numbers of the views, positions within an address, where the range of the next entry
    /// starts and ends.
    Views(u64, u64),
    /// An expression and where it holds.
    Location {
        /// Where it holds.
        bounds: ListBounds,
        /// The expression, which is the last thing in the entry.
        expression: &'a [u8],
    },
}

/// A range of addresses and an expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LocationListEntry<'a> {
    /// Where the entry starts: in bytes from the start of the section.
    pub offset: u64,
    /// The half-open range of addresses, or `None` for the default location.
    pub range: Option<(u64, u64)>,
    /// The expression.
    pub expression: &'a [u8],
    /// Where the expression starts: in bytes from the start of the section.
    pub expression_offset: u64,
}

/// A section of location lists, as units of one address size have them.
///
/// ```
/// use dwarfsmith::dwarf::{ListForm, LocationListSection};
/// use dwarfsmith::target::ByteOrder;
/// // Offsets 4 to 8 from the base address: DW_OP_reg5; end of list.
/// let bytes = [0x04, 4, 8, 1, 0x55, 0x00];
/// let section = LocationListSection::new(ListForm::DebugLoclists, 8, ByteOrder::Little, &bytes);
/// let mut entries = section.locations(0, 0x1000, |_| None);
/// let entry = entries.next().unwrap()?;
/// assert_eq!((entry.range, entry.expression), (Some((0x1004, 0x1008)), &[0x55][..]));
/// assert!(entries.next().is_none());
/// # Ok::<(), dwarfsmith::dwarf::ListError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct LocationListSection<'a> {
    bytes: &'a [u8],
    form: ListForm,
    address_bytes: u8,
    order: ByteOrder,
}

impl<'a> LocationListSection<'a> {
    /// The lists in `bytes`, of units whose addresses have `address_bytes` bytes.
    pub fn new(
        form: ListForm,
        address_bytes: u8,
        order: ByteOrder,
        bytes: &'a [u8],
    ) -> LocationListSection<'a> {
        LocationListSection {
            bytes,
            form,
            address_bytes,
            order,
        }
    }

    /// The entries of the list at an offset, as they are coded; the last is [`ListItem::End`].
    pub fn items(&self, offset: u64) -> ListItems<'a> {
        ListItems {
            section: *self,
            offset: Some(offset),
        }
    }

    /// The ranges of the list at an offset. `base` is the unit's base address, the one of its
    /// `DW_AT_low_pc`; `addresses` knows the unit's part of `.debug_addr` by index.
    pub fn locations<A: Fn(u64) -> Option<u64>>(
        &self,
        offset: u64,
        base: u64,
        addresses: A,
    ) -> LocationListEntries<'a, A> {
        LocationListEntries {
            items: self.items(offset),
            base,
            addresses,
        }
    }

    /// The size of an address.
    #[cfg(feature = "object")]
    pub(crate) fn address_bytes(&self) -> u8 {
        self.address_bytes
    }

    /// The largest address, or an error where there is no such size.
    fn largest(&self) -> Result<u64, ListErrorKind> {
        match self.address_bytes {
            size @ 1..=8 => Ok(u64::MAX >> (64 - 8 * u32::from(size))),
            size => Err(ListErrorKind::AddressSize(size)),
        }
    }

    /// Where an expression holds. The base and the addresses are `None` where they are in another
    /// file.
    pub(crate) fn held<E: From<BadRange>>(
        &self,
        bounds: ListBounds,
        base: Result<Option<u64>, E>,
        mut address: impl FnMut(ListAddress) -> Result<Option<u64>, E>,
    ) -> Result<Held, E> {
        let bad = |kind, start, end| E::from(BadRange { kind, start, end });
        let largest = self.largest().map_err(|kind| bad(kind, 0, 0))?;
        let removed = match self.form {
            ListForm::DebugLoclists => largest,
            _ => largest - 1,
        };
        // A range may end where the addresses do: one past the largest, of which 64 bits have none.
        let sum = |start: u64, length: u64| {
            let end = start.checked_add(length);
            end.filter(|end| *end <= largest.saturating_add(1))
                .ok_or_else(|| bad(ListErrorKind::Address, start, length))
        };
        let (start, end) = match bounds {
            ListBounds::Default => return Ok(Held::Default),
            ListBounds::Offsets(start, end) => {
                let base = base?;
                // Of offsets only those in `.debug_loc` are addresses to a linker.
                let is_removed = self.form == ListForm::DebugLoc && start >= removed;
                if is_removed || base.is_some_and(|base| base >= removed) {
                    return Ok(Held::Unknown);
                }
                if start > end {
                    return Err(bad(ListErrorKind::Backwards, start, end));
                }
                let Some(base) = base else {
                    return Ok(Held::Unknown);
                };
                let end = sum(base, end)?;
                (sum(base, start)?, end)
            }
            ListBounds::StartEnd(start, end) => match address(start)? {
                Some(start) if start < removed => match address(end)? {
                    Some(end) => (start, end),
                    None => return Ok(Held::Unknown),
                },
                _ => return Ok(Held::Unknown),
            },
            ListBounds::StartLength(start, length) => match address(start)? {
                Some(start) if start < removed => (start, sum(start, length)?),
                _ => return Ok(Held::Unknown),
            },
        };
        if start > end {
            return Err(bad(ListErrorKind::Backwards, start, end));
        }
        Ok(Held::At(start, end))
    }

    /// What is left of the section from an offset on.
    fn rest(&self, offset: u64) -> Result<&'a [u8], ListErrorKind> {
        let start = usize::try_from(offset).ok();
        start
            .and_then(|start| self.bytes.get(start..))
            .ok_or(ListErrorKind::Truncated)
    }

    fn number(&self, rest: &mut &'a [u8], size: u8) -> Result<u64, ListErrorKind> {
        Ok(decode::get(
            decode::take(rest, usize::from(size))?,
            self.order,
        ))
    }

    fn address(&self, rest: &mut &'a [u8]) -> Result<u64, ListErrorKind> {
        self.largest()?;
        self.number(rest, self.address_bytes)
    }

    /// Takes an entry from the front of `rest`.
    fn item(&self, rest: &mut &'a [u8]) -> Result<ListItem<'a>, ListErrorKind> {
        match self.form {
            ListForm::DebugLoc => self.pair(rest),
            ListForm::DebugLocSplit => self.split(rest),
            ListForm::DebugLoclists => self.coded(rest),
        }
    }

    /// DWARF 2 to 4.
    fn pair(&self, rest: &mut &'a [u8]) -> Result<ListItem<'a>, ListErrorKind> {
        let (start, end) = (self.address(rest)?, self.address(rest)?);
        if (start, end) == (0, 0) {
            return Ok(ListItem::End);
        }
        if start == self.largest()? {
            return Ok(ListItem::Base(ListAddress::Value(end)));
        }
        self.short(rest, ListBounds::Offsets(start, end))
    }

    /// GNU's split DWARF 4.
    fn split(&self, rest: &mut &'a [u8]) -> Result<ListItem<'a>, ListErrorKind> {
        let index = |rest: &mut &'a [u8]| leb128::read_unsigned(rest).map(ListAddress::Index);
        let bounds = match decode::take(rest, 1)?[0] {
            0 => return Ok(ListItem::End),
            1 => return Ok(ListItem::Base(index(rest)?)),
            2 => ListBounds::StartEnd(index(rest)?, index(rest)?),
            3 => ListBounds::StartLength(index(rest)?, self.number(rest, 4)?),
            4 => ListBounds::Offsets(self.number(rest, 4)?, self.number(rest, 4)?),
            code => return Err(ListErrorKind::UnknownCode(code)),
        };
        self.short(rest, bounds)
    }

    /// An expression after a length of two bytes.
    fn short(
        &self,
        rest: &mut &'a [u8],
        bounds: ListBounds,
    ) -> Result<ListItem<'a>, ListErrorKind> {
        let length = self.number(rest, 2)?;
        Ok(ListItem::Location {
            bounds,
            expression: decode::take(rest, length as usize)?,
        })
    }

    /// DWARF 5.
    fn coded(&self, rest: &mut &'a [u8]) -> Result<ListItem<'a>, ListErrorKind> {
        let number = |rest: &mut &'a [u8]| leb128::read_unsigned(rest);
        let index = |rest: &mut &'a [u8]| leb128::read_unsigned(rest).map(ListAddress::Index);
        let address = |rest: &mut &'a [u8]| self.address(rest).map(ListAddress::Value);
        let code = DwLle(decode::take(rest, 1)?[0]);
        let bounds = match code {
            constant::DW_LLE_end_of_list => return Ok(ListItem::End),
            constant::DW_LLE_base_addressx => return Ok(ListItem::Base(index(rest)?)),
            constant::DW_LLE_base_address => return Ok(ListItem::Base(address(rest)?)),
            constant::DW_LLE_GNU_view_pair => {
                return Ok(ListItem::Views(number(rest)?, number(rest)?));
            }
            constant::DW_LLE_startx_endx => ListBounds::StartEnd(index(rest)?, index(rest)?),
            constant::DW_LLE_startx_length => ListBounds::StartLength(index(rest)?, number(rest)?),
            constant::DW_LLE_offset_pair => ListBounds::Offsets(number(rest)?, number(rest)?),
            constant::DW_LLE_default_location => ListBounds::Default,
            constant::DW_LLE_start_end => ListBounds::StartEnd(address(rest)?, address(rest)?),
            constant::DW_LLE_start_length => ListBounds::StartLength(address(rest)?, number(rest)?),
            _ => return Err(ListErrorKind::UnknownCode(code.0)),
        };
        let length = usize::try_from(number(rest)?).map_err(|_| ListErrorKind::Truncated)?;
        Ok(ListItem::Location {
            bounds,
            expression: decode::take(rest, length)?,
        })
    }
}

/// An iterator over the entries of a list as they are coded, each with its offset. After an error
/// there is nothing more.
#[derive(Clone, Debug)]
pub struct ListItems<'a> {
    section: LocationListSection<'a>,
    /// Where the next entry is; `None` after the last.
    offset: Option<u64>,
}

impl ListItems<'_> {
    /// Where the next entry starts, or `None` after the last.
    pub fn offset(&self) -> Option<u64> {
        self.offset
    }
}

impl<'a> Iterator for ListItems<'a> {
    type Item = Result<(u64, ListItem<'a>), ListError>;

    fn next(&mut self) -> Option<Self::Item> {
        let offset = self.offset.take()?;
        let read = || {
            let mut rest = self.section.rest(offset)?;
            let item = self.section.item(&mut rest)?;
            Ok((item, (self.section.bytes.len() - rest.len()) as u64))
        };
        Some(match read() {
            Ok((item, end)) => {
                self.offset = (item != ListItem::End).then_some(end);
                Ok((offset, item))
            }
            Err(kind) => Err(ListError { offset, kind }),
        })
    }
}

/// An iterator over the ranges of a list.
///
/// What a linker has left of removed code is passed over: entries whose base or start is the
/// largest address, or in `.debug_loc`, where that says that a base follows, the second largest.
/// After an entry whose range cannot be computed the next one follows; after any other error there
/// is nothing more.
#[derive(Clone, Debug)]
pub struct LocationListEntries<'a, A> {
    items: ListItems<'a>,
    base: u64,
    addresses: A,
}

impl<'a, A: Fn(u64) -> Option<u64>> LocationListEntries<'a, A> {
    fn address(&self, address: ListAddress) -> Result<u64, ListErrorKind> {
        match address {
            ListAddress::Value(address) => Ok(address),
            ListAddress::Index(index) => {
                (self.addresses)(index).ok_or(ListErrorKind::NoAddress(index))
            }
        }
    }
}

impl<'a, A: Fn(u64) -> Option<u64>> Iterator for LocationListEntries<'a, A> {
    type Item = Result<LocationListEntry<'a>, ListError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let (offset, item) = match self.items.next()? {
                Ok(item) => item,
                Err(error) => return Some(Err(error)),
            };
            let fault = |kind| Some(Err(ListError { offset, kind }));
            match item {
                ListItem::End => return None,
                ListItem::Views(..) => {}
                ListItem::Base(base) => match self.address(base) {
                    Ok(base) => self.base = base,
                    Err(kind) => {
                        // Without a base nothing that follows has a meaning.
                        self.items.offset = None;
                        return fault(kind);
                    }
                },
                ListItem::Location { bounds, expression } => {
                    let address = |address| self.address(address).map(Some);
                    let section = &self.items.section;
                    let range = match section.held(bounds, Ok(Some(self.base)), address) {
                        Ok(Held::Unknown) => continue,
                        Ok(Held::Default) => None,
                        Ok(Held::At(start, end)) => Some((start, end)),
                        Err(kind) => return fault(kind),
                    };
                    let end = self.items.offset.unwrap_or(offset);
                    let expression_offset = end.saturating_sub(expression.len() as u64);
                    return Some(Ok(LocationListEntry {
                        offset,
                        range,
                        expression,
                        expression_offset,
                    }));
                }
            }
        }
    }
}
