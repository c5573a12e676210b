//! The state of emission: the sections so far, and the current unit. Each of the other files adds
//! functions that write one kind of node.

use super::abbrev::Abbreviations;
use super::buffer::Buffer;
use super::extent::Extents;
use super::line::Lines;
use super::list::{AddressTable, Lists};
use super::plan::Plan;
use super::sections::SectionId;
use super::slots::Slots;
use super::strings::{StringTable, SymbolTable};
use super::unit_nodes::UnitNodes;
use crate::dwarf::{Encoding, Fixup};
use crate::markers::{FunctionId, FunctionView};
use alloc::vec::Vec;
use gimli::constants::DwLang;
use hashbrown::HashMap;

/// Stands for the offset of an unwritten entry.
pub(super) use crate::metadata::lists::NONE;

/// The state of emission.
pub(super) struct Emitter<'p, 'l, 'v, 'm> {
    pub(super) plan: &'p Plan<'l, 'v, 'm>,
    pub(super) encoding: Encoding,
    pub(super) info: Buffer,
    pub(super) abbreviations: Abbreviations,
    pub(super) strings: StringTable<'m>,
    pub(super) symbols: SymbolTable<'m>,
    pub(super) addresses: AddressTable,
    /// For each function, the index of its address in its unit.
    pub(super) address_of: Vec<u64>,
    pub(super) locations: Lists,
    pub(super) ranges: Lists,
    pub(super) lines: Lines<'m>,
    pub(super) slots: Slots,
    pub(super) unit_nodes: UnitNodes,
    pub(super) extents: Extents,
    /// For each entry that expressions refer to (a DWARF procedure or a variable), its offset;
    /// `NONE` until it is written.
    pub(super) procedures: Vec<u32>,
    /// The operands that refer to such entries of the unit before these are written.
    pub(super) pending: Vec<Pending>,
    /// The unit's types that are known only by their size: their offsets in the unit, by size in
    /// bytes.
    pub(super) opaque_types: HashMap<u64, u32>,
    /// For each base type of expressions, the offset of its entry in the unit.
    pub(super) base_types: Vec<u32>,
    /// For each base type, the offset of its name in `.debug_str`; `NONE` until it is used.
    pub(super) base_names: Vec<u32>,
    /// The offset of the current unit.
    pub(super) unit_start: u32,
    /// The current unit's number and language.
    pub(super) unit_index: usize,
    pub(super) language: DwLang,
}

/// The bytes that a field is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// `.debug_info`.
    Info,
    /// The unit's part of `.debug_loclists`.
    Lists,
}

/// An operand that refers to a DWARF procedure or a variable that is not written yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    pub(super) place: Place,
    pub(super) fixup: Fixup,
    pub(super) function: Option<FunctionId>,
    /// The index of its relocation among those of the bytes.
    pub(super) relocation: usize,
}

impl<'p, 'l, 'v, 'm> Emitter<'p, 'l, 'v, 'm> {
    pub(super) fn new(plan: &'p Plan<'l, 'v, 'm>) -> Emitter<'p, 'l, 'v, 'm> {
        let slots = Slots::new(plan);
        let (module, lowered) = (plan.module, plan.lowered);
        let encoding = lowered.encoding();
        Emitter {
            plan,
            encoding,
            info: Buffer::new(encoding),
            abbreviations: Abbreviations::default(),
            strings: StringTable::new(encoding, &module.metadata.strings),
            symbols: SymbolTable::new(&module.metadata.strings),
            addresses: AddressTable::new(encoding),
            address_of: alloc::vec![0; module.code.len()],
            locations: Lists::new(SectionId::DebugLocLists, encoding),
            ranges: Lists::new(SectionId::DebugRngLists, encoding),
            lines: Lines::new(encoding, module),
            unit_nodes: UnitNodes::new(&slots),
            slots,
            extents: Extents::new(plan),
            procedures: alloc::vec![NONE; lowered.procedures().len()],
            pending: Vec::new(),
            opaque_types: HashMap::new(),
            base_types: Vec::new(),
            base_names: alloc::vec![NONE; lowered.base_types().len()],
            unit_start: 0,
            unit_index: 0,
            language: DwLang(0),
        }
    }

    /// The index of a function's address.
    pub(super) fn address_of(&self, function: &FunctionView<'_>) -> u64 {
        self.address_of
            .get(function.id.index())
            .copied()
            .unwrap_or(0)
    }

    pub(super) fn buffer(&mut self, place: Place) -> &mut Buffer {
        match place {
            Place::Info => &mut self.info,
            Place::Lists => &mut self.locations.lists,
        }
    }
}
