//! What is written so far, and what is known of the current unit. The other files of this room add
//! to it, each what one kind of node needs.

use super::abbrev::Abbreviations;
use super::buffer::Buffer;
use super::extent::Extents;
use super::line::Lines;
use super::list::{AddressTable, Lists};
use super::plan::Plan;
use super::sections::SectionId;
use super::slots::Slots;
use super::strings::{StringTable, SymbolTable};
use super::unit_nodes::Wanted;
use crate::dwarf::{Encoding, Fixup};
use crate::markers::{FunctionId, FunctionView};
use alloc::vec::Vec;
use gimli::constants::DwLang;
use hashbrown::HashMap;

/// In place of an offset: what has not been written yet.
pub(super) use crate::metadata::lists::NONE;

/// Everything that is being written.
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
    pub(super) wanted: Wanted,
    pub(super) extents: Extents,
    /// For each entry that expressions refer to, a procedure or a variable, where it is; `NONE`
    /// until it has been written.
    pub(super) procedures: Vec<u32>,
    /// Operands that refer to such entries of the unit that are yet to be written.
    pub(super) pending: Vec<Pending>,
    /// The types of the unit that are only a number of bytes, by that: their offsets in the unit.
    pub(super) opaque_types: HashMap<u64, u32>,
    /// For each base type of expressions, the offset of its entry in the unit.
    pub(super) base_types: Vec<u32>,
    /// For each of them, where its name is in `.debug_str`; `NONE` until it is used.
    pub(super) base_names: Vec<u32>,
    /// Where the unit at hand starts.
    pub(super) unit_start: u32,
    /// Its number, and its language.
    pub(super) unit_index: usize,
    pub(super) language: DwLang,
}

/// Which bytes a field is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// `.debug_info`.
    Info,
    /// The unit's part of `.debug_loclists`.
    Lists,
}

/// An operand that refers to a procedure or a variable that is yet to be written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    pub(super) place: Place,
    pub(super) fixup: Fixup,
    pub(super) function: Option<FunctionId>,
    /// The place of its relocation among those of the bytes.
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
            wanted: Wanted::new(&slots),
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
