//! Addresses that entries and lists refer to by index: `.debug_addr` (DWARF 5 section 7.27). In
//! DWARF 4, entries contain the addresses, as with direct forms in DWARF 5.

use super::EmitError;
use super::buffer::{Buffer, Length};
use super::format::UnitFormat;
use super::own::Own;
use super::relocation::SymbolIndex;
use super::sections::SectionId;
use crate::metadata::lists::make_room;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// The addresses of the units. Each unit has a separate contribution to the section, as binutils
/// expects.
#[derive(Clone)]
pub(super) struct AddressTable {
    format: UnitFormat,
    /// True for the addresses of a part of a unit. See [`part`](super::part).
    is_part: bool,
    section: Buffer,
    /// The addresses of the unit, for direct forms and split units. Its entries and lists contain
    /// them.
    direct: Vec<(SymbolIndex, i64)>,
    /// The number of each symbol's address among the addresses of all units, counted from 1. It is
    /// at most `before` if only earlier units have the address.
    of_symbol: Vec<u32>,
    /// The number of addresses of the units before the current one.
    before: u32,
    /// The index of each other address of the unit, except those within the code of functions.
    others: HashMap<(SymbolIndex, i64), u64>,
    /// The current function.
    function: Option<SymbolIndex>,
    /// The index of each address within the code of the current function. No other function needs
    /// them, so the table stays small.
    within: HashMap<i64, u64>,
    /// The addresses that a part of a unit adds.
    own: Vec<Address>,
    /// The indices that a module of an incremental emission uses, with repetitions.
    used: Option<Vec<u32>>,
    /// The length field of the unit's contribution to the section, once it has begun.
    length: Option<Length>,
    count: u32,
}

/// An address that a part of a unit adds.
#[derive(Clone, Copy)]
pub(super) struct Address {
    pub(super) symbol: SymbolIndex,
    pub(super) addend: i64,
    pub(super) kind: AddressKind,
}

/// The kind of a symbol's address plus an addend.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum AddressKind {
    /// Within the code of the current function, and not at its start.
    Within,
    /// Any other address.
    Elsewhere,
    /// An offset in thread-local storage.
    ThreadLocal,
}

/// The capacity up to which the table of a function's addresses is kept for the next function.
const KEPT: usize = 256;

impl AddressTable {
    pub(super) fn new(format: UnitFormat) -> AddressTable {
        AddressTable {
            format,
            is_part: false,
            section: Buffer::new(format, SectionId::DebugAddr),
            direct: Vec::new(),
            of_symbol: Vec::new(),
            before: 0,
            others: HashMap::new(),
            function: None,
            within: HashMap::new(),
            own: Vec::new(),
            used: None,
            length: None,
            count: 0,
        }
    }

    /// Returns a table for a part of a unit. It only numbers addresses: those that the unit does
    /// not have yet get numbers from its count plus `before` on.
    pub(super) fn part(base: &AddressTable, before: u32) -> AddressTable {
        AddressTable {
            is_part: true,
            count: base.count.saturating_add(before),
            ..AddressTable::new(base.format)
        }
    }

    /// Returns the number of the first address that a part adds.
    pub(super) fn first(&self) -> u64 {
        u64::from(self.count) - self.own.len() as u64
    }

    /// Returns the addresses that the part adds.
    pub(super) fn into_own(self) -> Own<Address> {
        Own::new(self.first(), self.own)
    }

    /// Adds an address of a part. Returns its index.
    pub(super) fn append(&mut self, address: Address) -> u64 {
        let Address {
            symbol,
            addend,
            kind,
        } = address;
        match kind {
            AddressKind::Within => self.push(address),
            AddressKind::Elsewhere => self.add(symbol, addend),
            AddressKind::ThreadLocal => self.add_thread_local(symbol, addend),
        }
    }

    /// Returns the number of addresses of the unit.
    pub(super) fn count(&self) -> usize {
        self.count as usize
    }

    /// Starts to record the indices that are used.
    pub(super) fn record_uses(&mut self) {
        self.used = Some(Vec::new());
    }

    /// Returns the indices that were used since then, in ascending order.
    pub(super) fn take_uses(&mut self) -> Vec<u32> {
        let mut used = self.used.take().unwrap_or_default();
        used.sort_unstable();
        used.dedup();
        used
    }

    /// Records the use of an index.
    #[inline]
    pub(super) fn uses(&mut self, index: u64) {
        if let Some(used) = &mut self.used {
            used.push(index as u32);
        }
    }

    /// Replaces addresses that are not used by 0, without relocations. `uses` has the number of
    /// uses of each index.
    pub(super) fn remove_unused(&mut self, uses: &[usize]) {
        let Some(length) = &self.length else {
            return;
        };
        // The version and the sizes of an address and a segment selector follow the length.
        let (base, size) = (length.content() + 4, self.format.encoding.address_bytes);
        let Buffer {
            bytes, relocations, ..
        } = &mut self.section;
        relocations.retain(|relocation| {
            let field = relocation.offset() as usize;
            let index = (field - base) / usize::from(size);
            let is_used = uses.get(index).is_some_and(|uses| *uses > 0);
            if !is_used && let Some(field) = bytes.get_mut(field..field + usize::from(size)) {
                field.fill(0);
            }
            is_used
        });
    }

    /// Leaves the current function. The addresses within its code are no longer found.
    pub(super) fn end_functions(&mut self) {
        self.function = None;
    }

    /// Starts the addresses of a function.
    pub(super) fn begin_function(&mut self, symbol: SymbolIndex) {
        self.function = Some(symbol);
        match self.within.capacity() {
            // Clearing would take time for the capacity, which the largest function so far set.
            KEPT.. => self.within = HashMap::new(),
            _ => self.within.clear(),
        }
    }

    /// Returns true if the unit's entry refers to the table.
    pub(super) fn is_referenced(&self) -> bool {
        self.length.is_some()
    }

    /// Returns the offset of the unit's first address: `DW_AT_addr_base`.
    pub(super) fn reference_base(&mut self) -> u64 {
        if !self.format.is_5() {
            // GNU's table has no header.
            self.count = 0;
        } else if self.length.is_none() {
            self.length = Some(self.section.begin());
            self.section.u16(5);
            self.section.u8(self.format.encoding.address_bytes);
            self.section.u8(0);
            self.count = 0;
        }
        u64::from(self.section.position())
    }

    /// Adds the address of a symbol plus an addend, unless the unit's table has it. Returns its
    /// index.
    pub(super) fn add(&mut self, symbol: SymbolIndex, addend: i64) -> u64 {
        if !self.format.has_tables() {
            self.direct.push((symbol, addend));
            return self.direct.len() as u64 - 1;
        }
        let next = u64::from(self.count);
        let is_within = self.is_within(symbol, addend);
        let known = match addend {
            0 => self.symbol(symbol),
            _ if is_within => *self.within.entry(addend).or_insert(next),
            _ => *self.others.entry((symbol, addend)).or_insert(next),
        };
        if known != next {
            return known;
        }
        let kind = match is_within {
            true => AddressKind::Within,
            false => AddressKind::Elsewhere,
        };
        self.push(Address {
            symbol,
            addend,
            kind,
        })
    }

    /// Like [`AddressTable::add`], for an offset in thread-local storage. The symbol has no
    /// address.
    pub(super) fn add_thread_local(&mut self, symbol: SymbolIndex, addend: i64) -> u64 {
        let next = u64::from(self.count);
        let known = *self.others.entry((symbol, addend)).or_insert(next);
        if known != next {
            return known;
        }
        self.push(Address {
            symbol,
            addend,
            kind: AddressKind::ThreadLocal,
        })
    }

    /// Returns the index of an offset in thread-local storage, if the unit has it.
    pub(super) fn find_thread_local(&self, symbol: SymbolIndex, addend: i64) -> Option<u64> {
        self.others.get(&(symbol, addend)).copied()
    }

    /// Like [`AddressTable::add`], for a part of a unit. `base` is the table of the unit.
    pub(super) fn add_in_part(
        &mut self,
        base: &AddressTable,
        (symbol, addend): (SymbolIndex, i64),
    ) -> u64 {
        match base.find(symbol, addend) {
            Some(known) if !self.is_within(symbol, addend) => known,
            _ => self.add(symbol, addend),
        }
    }

    /// Returns the index of the address of a symbol: the next one if the unit does not have it.
    fn symbol(&mut self, symbol: SymbolIndex) -> u64 {
        let index = symbol.0 as usize;
        if index >= self.of_symbol.len() {
            let more = index + 1 - self.of_symbol.len();
            make_room(&mut self.of_symbol, more);
            self.of_symbol.resize(index + 1, 0);
        }
        let number = &mut self.of_symbol[index];
        if *number <= self.before {
            *number = self.before + self.count + 1;
        }
        u64::from(*number - self.before - 1)
    }

    fn push(&mut self, address: Address) -> u64 {
        let Address {
            symbol,
            addend,
            kind,
        } = address;
        if self.is_part {
            self.own.push(address);
        } else {
            if self.format.is_split() {
                self.direct.push((symbol, addend));
            }
            let size = self.format.encoding.address_bytes;
            match kind {
                AddressKind::ThreadLocal => self.section.thread_local(symbol, addend, size),
                _ => self.section.address(symbol, addend, size),
            }
        }
        self.count += 1;
        u64::from(self.count - 1)
    }

    /// Returns true for an address within the code of the current function.
    fn is_within(&self, symbol: SymbolIndex, addend: i64) -> bool {
        addend != 0 && self.function == Some(symbol)
    }

    /// Returns the index of an address, if the unit or the current function has it.
    pub(super) fn find(&self, symbol: SymbolIndex, addend: i64) -> Option<u64> {
        match addend {
            0 => {
                let number = self.of_symbol.get(symbol.0 as usize)?;
                number.checked_sub(self.before + 1).map(u64::from)
            }
            _ if self.is_within(symbol, addend) => self.within.get(&addend).copied(),
            _ => self.others.get(&(symbol, addend)).copied(),
        }
    }

    /// Adds the address 0, without a symbol. Returns its index.
    pub(super) fn add_zero(&mut self) -> u64 {
        self.section.address_value(0);
        self.direct.push((SymbolIndex(u32::MAX), 0));
        self.count += 1;
        u64::from(self.count - 1)
    }

    /// Returns the unit's addresses, for direct forms and split units.
    pub(super) fn iter(&self) -> impl Iterator<Item = &(SymbolIndex, i64)> {
        self.direct.iter()
    }

    /// Returns the address that an entry or a list contains instead of an index.
    pub(super) fn get(&self, index: u64) -> Option<(SymbolIndex, i64)> {
        self.direct.get(usize::try_from(index).ok()?).copied()
    }

    /// Ends the unit's contribution.
    pub(super) fn end_unit(&mut self) -> Result<(), EmitError> {
        self.direct.clear();
        // Clearing would take time for the capacity, which the largest unit so far set.
        self.others = HashMap::new();
        self.before += self.count;
        self.count = 0;
        self.end_functions();
        match self.length.take() {
            Some(length) => self.section.end(length, SectionId::DebugAddr),
            None => Ok(()),
        }
    }

    pub(super) fn finish(self) -> Buffer {
        self.section
    }
}
