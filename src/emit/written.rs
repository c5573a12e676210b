//! The sections and tables that have been written so far.

use super::abbrev::Abbreviations;
use super::addresses::AddressTable;
use super::buffer::Buffer;
use super::files::Files;
use super::format::Omissions;
use super::list::Lists;
use super::strings::{StringTable, SymbolTable};
use crate::lower::LoweredBaseType;
use crate::markers::{CodeRange, FunctionView};
use alloc::vec::Vec;
use gimli::constants::DwLang;
use hashbrown::HashMap;

/// The sections and tables of the units so far, and the properties of the current unit on which its
/// entries depend. It borrows no module, so that a stream keeps it between two modules.
#[derive(Clone)]
pub(super) struct Written {
    /// The features that the format does not have.
    pub(super) omissions: Omissions,
    /// True if the units' names are in `.debug_gnu_pubnames`.
    pub(super) has_pubnames: bool,
    /// True if entries with children have `DW_AT_sibling`.
    pub(super) has_siblings: bool,
    /// True if the entries of location lists may overlap: objects have all their places.
    pub(super) has_overlapping_lists: bool,
    /// The language of the current unit.
    pub(super) language: DwLang,
    pub(super) info: Buffer,
    pub(super) abbreviations: Abbreviations,
    pub(super) strings: StringTable,
    pub(super) symbols: SymbolTable,
    pub(super) addresses: AddressTable,
    /// True if the unit's entry refers to a list of its code, which is not written yet.
    pub(super) has_late_code: bool,
    pub(super) locations: Lists,
    pub(super) ranges: Lists,
    pub(super) files: Files,
    /// `.debug_macro`, or `.debug_macinfo` in DWARF 4.
    pub(super) macros: Buffer,
    /// The unit's types that are known only by their size: the offset in the unit of each, by size
    /// in bytes.
    pub(super) opaque_types: HashMap<u64, u32>,
    /// The base types of expressions that the unit has, with the offsets of their entries in it.
    pub(super) base_types: Vec<(LoweredBaseType, u32)>,
}

impl Written {
    /// Adds the code of ascending ranges of a function to the current range list. `indices` are
    /// those of the addresses of the function's pieces.
    pub(super) fn ranges_in_pieces(
        &mut self,
        (function, indices): (&FunctionView<'_>, &[u64]),
        ranges: &[CodeRange],
    ) {
        let is_relaxed = self.info.is_relaxed();
        let mut last = None;
        for range in ranges {
            for piece in function.pieces_of(*range) {
                let is_first = last.replace(piece.number) != Some(piece.number);
                if is_first && !is_relaxed {
                    let index = indices.get(piece.number).copied().unwrap_or(0);
                    self.ranges.base(index, &self.addresses);
                }
                let symbol = self.symbols.known(piece.symbol).filter(|_| is_relaxed);
                if let Some(part) = piece.part_of(*range) {
                    self.ranges.part(symbol, part, &mut self.addresses);
                }
            }
        }
    }
}
