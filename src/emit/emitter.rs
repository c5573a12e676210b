//! The state of emission: the sections written so far, and the current unit. Each of the other
//! files adds functions that write one kind of node.

use super::abbrev::Abbreviations;
use super::addresses::AddressTable;
use super::buffer::Buffer;
use super::extent::Extents;
use super::files::Files;
use super::format::{Omissions, UnitFormat};
use super::line::Lines;
use super::list::Lists;
use super::part::record::Record;
use super::pending::{Pending, Place};
use super::plan::Plan;
use super::relocation::SymbolIndex;
use super::sections::SectionId;
use super::skeletons::Skeletons;
use super::slots::Slots;
use super::strings::{StringTable, SymbolTable};
use super::type_unit_table::TypeUnits;
use super::unit_nodes::UnitNodes;
use super::written::Written;
use crate::dwarf::Encoding;
use crate::markers::{FunctionView, Piece};
use crate::metadata::Text;
use crate::metadata::lists::push;
use crate::units::Position;
use alloc::boxed::Box;
use alloc::vec::Vec;
use gimli::constants::DwLang;
use hashbrown::HashMap;

/// The placeholder for the offset of an unwritten entry.
pub(super) use crate::metadata::lists::NONE;

/// The state of emission.
pub(super) struct Emitter<'p, 'l, 'v, 'm> {
    pub(super) plan: &'p Plan<'l, 'v, 'm>,
    /// The emitter of the whole unit, if this one writes a part of it. See [`part`](super::part).
    pub(super) base: Option<&'p Emitter<'p, 'l, 'v, 'm>>,
    /// True if the functions of the unit are in several modules. See [`stream`](super::stream).
    pub(super) is_stream: bool,
    /// The fields of a part that linking corrects, and the offsets of its entries that others refer
    /// to. Empty for a whole unit.
    pub(super) record: Record,
    pub(super) encoding: Encoding,
    pub(super) format: UnitFormat,
    pub(super) written: Written,
    /// The sibling fields of the open entries.
    pub(super) siblings: Vec<u32>,
    /// The buffer of [`Emitter::by_piece`].
    pub(super) by_piece: Vec<(usize, usize)>,
    /// The indices of the addresses of the pieces of the current function.
    pub(super) piece_addresses: Vec<u64>,
    /// The units that remain in the object file if units are split.
    pub(super) skeletons: Option<Box<Skeletons>>,
    pub(super) types: TypeUnits,
    pub(super) lines: Lines,
    pub(super) slots: Slots<'m>,
    pub(super) unit_nodes: UnitNodes,
    pub(super) extents: Extents,
    /// The offset of each entry that expressions refer to (a DWARF procedure or a variable); `NONE`
    /// until it is written.
    pub(super) procedures: Vec<u32>,
    /// The operands that refer to such entries of the unit before they are written.
    pub(super) pending: Vec<Pending>,
    /// The number of operands in location lists, so far, that may change after the list is written.
    pub(super) changing_operands: usize,
    /// The offset in the unit of the entry of each base type of the module's expressions.
    pub(super) base_types: Vec<u32>,
    /// The offset of each base type's name in `.debug_str`; `NONE` until it is used.
    pub(super) base_names: Vec<u32>,
    /// True if the unit has only one function, whose address is the base of its lists.
    pub(super) base_is_function: bool,
    /// The adjacent functions of the unit, each with its offset in the unit.
    pub(super) offsets_in_unit: Vec<(usize, u32)>,
    /// The offset of the current unit.
    pub(super) unit_start: u32,
    /// The index of the current unit.
    pub(super) unit_index: usize,
}

impl<'p, 'l, 'v, 'm> Emitter<'p, 'l, 'v, 'm> {
    /// Returns an emitter of units. The symbols and omissions may come from another emitter.
    pub(super) fn new(
        plan: &'p Plan<'l, 'v, 'm>,
        format: UnitFormat,
        (symbols, omissions): (SymbolTable, Omissions),
    ) -> Emitter<'p, 'l, 'v, 'm> {
        let module = plan.module;
        let [locations, ranges] = match format.is_5() {
            true => [SectionId::DebugLocLists, SectionId::DebugRngLists],
            false => [SectionId::DebugLoc, SectionId::DebugRanges],
        };
        let written = Written {
            omissions,
            has_pubnames: false,
            has_siblings: false,
            has_overlapping_lists: false,
            language: DwLang(0),
            info: Buffer::new(format, SectionId::DebugInfo),
            abbreviations: Abbreviations::default(),
            strings: StringTable::new(format, &module.metadata.strings),
            symbols,
            addresses: AddressTable::new(format),
            has_late_code: false,
            locations: Lists::new(locations, format),
            ranges: Lists::new(ranges, format),
            files: Files::new(format, module),
            macros: Buffer::new(format, format.macros()),
            opaque_types: HashMap::new(),
            base_types: Vec::new(),
        };
        Emitter::after(plan, format, written)
    }

    /// Returns an emitter that appends to the sections in `written`.
    pub(super) fn after(
        plan: &'p Plan<'l, 'v, 'm>,
        format: UnitFormat,
        written: Written,
    ) -> Emitter<'p, 'l, 'v, 'm> {
        let slots = Slots::new(plan);
        let (module, lowered) = (plan.module, plan.lowered);
        Emitter {
            plan,
            base: None,
            is_stream: false,
            record: Record::default(),
            encoding: format.encoding,
            format,
            written,
            siblings: Vec::new(),
            by_piece: Vec::new(),
            piece_addresses: Vec::new(),
            skeletons: None,
            types: TypeUnits::default(),
            lines: Lines::new(format, module),
            unit_nodes: UnitNodes::new(&slots),
            slots,
            extents: Extents::new(plan),
            procedures: alloc::vec![NONE; lowered.procedures().len()],
            pending: Vec::new(),
            changing_operands: 0,
            base_types: Vec::new(),
            base_names: alloc::vec![NONE; lowered.base_types().len()],
            base_is_function: false,
            offsets_in_unit: Vec::new(),
            unit_start: 0,
            unit_index: 0,
        }
    }

    /// Returns the emitter of the whole unit. It has the results that precede the first function:
    /// nodes, addresses, base types, and the entries of procedures.
    pub(super) fn whole(&self) -> &Emitter<'p, 'l, 'v, 'm> {
        self.base.unwrap_or(self)
    }

    /// Returns the index in the unit of a string of the module.
    #[inline]
    pub(super) fn string(&mut self, text: Text) -> u64 {
        match self.written.strings.known(text) {
            Some(index) => index,
            None => self.new_string(text),
        }
    }

    #[inline(never)]
    fn new_string(&mut self, text: Text) -> u64 {
        match self.base {
            Some(base) => self
                .written
                .strings
                .index_in_part(&base.written.strings, text),
            None => (self.written.strings).index(text, &self.plan.module.metadata.strings),
        }
    }

    /// Returns the index of the symbol with this name.
    pub(super) fn symbol(&mut self, name: Text) -> SymbolIndex {
        if let Some(index) = self.written.symbols.known(name) {
            return index;
        }
        match self.base {
            Some(base) => self
                .written
                .symbols
                .index_in_part(&base.written.symbols, name),
            None => (self.written.symbols).index(name, &self.plan.module.metadata.strings),
        }
    }

    /// Adds the address of a symbol plus an addend to those of the unit. Returns its index.
    pub(super) fn address(&mut self, symbol: SymbolIndex, addend: i64) -> u64 {
        if let Some(base) = self.base {
            return (self.written.addresses).add_in_part(&base.written.addresses, (symbol, addend));
        }
        let index = self.written.addresses.add(symbol, addend);
        self.written.addresses.uses(index);
        index
    }

    /// Adds the offset of a symbol in thread-local storage, plus an addend, to the addresses of the
    /// unit. Returns its index.
    pub(super) fn thread_local(&mut self, symbol: SymbolIndex, addend: i64) -> u64 {
        let addresses = &mut self.written.addresses;
        let known = self
            .base
            .and_then(|base| base.written.addresses.find_thread_local(symbol, addend));
        let index = known.unwrap_or_else(|| addresses.add_thread_local(symbol, addend));
        addresses.uses(index);
        index
    }

    /// Starts a function, and adds the addresses of its pieces to those of the unit.
    pub(super) fn enter(&mut self, function: &FunctionView<'_>) {
        self.extents.enter(self.plan, function);
        self.written.locations.begin_function();
        self.written.ranges.begin_function();
        let symbol = self.symbol(function.symbol);
        self.written.addresses.begin_function(symbol);
        self.add_addresses(function);
    }

    /// Adds the addresses of a function's pieces to those of the unit.
    pub(super) fn add_addresses(&mut self, function: &FunctionView<'_>) {
        self.piece_addresses.clear();
        for piece in function.pieces() {
            let symbol = self.symbol(piece.symbol);
            let address = self.address(symbol, 0);
            push(&mut self.piece_addresses, address);
        }
    }

    /// Returns the index of the address of the function whose addresses were added last.
    pub(super) fn function_address(&self) -> u64 {
        self.piece_address(0)
    }

    /// Returns the index of the address of a piece of that function.
    pub(super) fn piece_address(&self, number: usize) -> u64 {
        self.piece_addresses.get(number).copied().unwrap_or(0)
    }

    /// Returns the index of the address of a position that is in a piece of the current function or
    /// at its end.
    pub(super) fn address_in(&mut self, piece: Piece, position: Position) -> u64 {
        match piece.offset(position) {
            0 => self.piece_address(piece.number),
            _ => self.add_address(piece, position),
        }
    }

    /// Adds the address of a position, which is in a piece or at its end, unless the unit has it.
    /// Returns its index.
    pub(super) fn add_address(&mut self, piece: Piece, position: Position) -> u64 {
        let symbol = self.symbol(piece.symbol);
        let offset = piece.offset(position);
        self.address(symbol, i64::from(offset))
    }

    /// Records the offset of the entry of a DWARF procedure or of a variable that expressions refer
    /// to.
    pub(super) fn set_procedure(&mut self, number: usize, offset: u32) {
        if self.base.is_some() {
            self.record.procedures.push((number, offset));
        } else if let Some(place) = self.procedures.get_mut(number) {
            *place = offset;
        }
    }

    pub(super) fn buffer(&mut self, place: Place) -> &mut Buffer {
        match place {
            Place::Info => &mut self.written.info,
            Place::Lists => &mut self.written.locations.lists,
        }
    }
}
