//! Locations of variables: expressions in `.debug_info`, and lists in `.debug_loclists`, or in
//! `.debug_loc` before DWARF 5.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::EmitError;
use super::disjoint::disjoint;
use super::emitter::Emitter;
use super::entry::Entry;
use super::format::Omission;
use super::list::Fields;
use super::pending::Place;
use super::relocation::{Relocation, RelocationTarget, SymbolIndex};
use crate::dwarf::{Fixup, FixupKind, Operation, Operations, leb128};
use crate::lower::{EntryLocation, FunctionLocations, LocationEntry};
use crate::markers::{CodeRange, FunctionId, FunctionView, Piece, gaps};
use crate::metadata::{Id, Text};
use crate::units::Position;
use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;

/// The number of bytes after a function that a separate entry of a location list covers. lldb 22
/// does not add the load address of a position-independent program to the ranges of a global
/// variable. So the entry must not reach from the addresses in the file up to the load addresses,
/// where it would override the function's entries. Its end must not wrap around either for kernels
/// in the highest gigabytes.
const NEAR: u64 = 1 << 30;
/// The same for addresses of 32 bits, where programs are loaded at 0x400000 or 0x56555000.
const NEAR_OF_32_BITS: u64 = 1 << 21;
/// The same for addresses of 16 bits.
const NEAR_OF_16_BITS: u64 = 1 << 8;

/// Returns the part of a range that is in a piece of a function, relative to the start of the
/// piece.
fn overlaps(function: &FunctionView<'_>, piece: Piece, range: CodeRange) -> Option<CodeRange> {
    match function.parts() {
        [] => (!range.is_empty()).then_some(range),
        _ => piece.part_of(range),
    }
}

/// The kind of `DW_OP_WASM_location` for a global whose index has four bytes.
const GLOBAL_KIND: u8 = 3;

impl<'l> Emitter<'_, 'l, '_, '_> {
    /// Adds a location. A list is written immediately, an expression together with the entry.
    pub(super) fn location(
        &mut self,
        entry: &mut Entry,
        attribute: DwAt,
        location: &EntryLocation,
        function: Option<&FunctionView<'_>>,
    ) -> Result<(), EmitError> {
        match (location, function) {
            (EntryLocation::Absent, _) | (EntryLocation::List(_), None) => {}
            (EntryLocation::Expression(expression), _) => {
                entry.expression(
                    attribute,
                    expression.clone(),
                    function.map(|function| function.id),
                );
            }
            (EntryLocation::List(list), Some(function)) => {
                let entries = self.entries(list.clone());
                let index = self.location_list(&entries, function)?;
                entry.location_list(attribute, index);
            }
            (EntryLocation::PerFunction(number), _) => {
                let index = self.list_per_function(*number)?;
                entry.location_list(attribute, index);
            }
        }
        Ok(())
    }

    /// Returns the entries of a list as they are written.
    fn entries(&self, list: Range<u32>) -> Cow<'l, [LocationEntry]> {
        let entries = self.plan.lowered.entries(list);
        match self.written.has_overlapping_lists {
            true => Cow::Borrowed(entries),
            false => disjoint(entries),
        }
    }

    pub(super) fn location_list(
        &mut self,
        entries: &[LocationEntry],
        function: &FunctionView<'_>,
    ) -> Result<u64, EmitError> {
        let lowered = self.plan.lowered;
        let changing = self.changing_operands;
        self.written.locations.begin();
        let address = self.function_address();
        let ranges = entries.iter().map(|entry| entry.range);
        let in_unit = self.shorter_from_unit(function, ranges.filter(|range| !range.is_empty()));
        let offset = in_unit.unwrap_or(0);
        match entries {
            [only] if self.is_from_start(only.range) && function.parts().is_empty() => {
                let size = only.range.end.0;
                self.written
                    .locations
                    .whole(address, size, &self.written.addresses);
                self.expression(Place::Lists, only.expression(), Some(function.id))?;
            }
            entries if self.are_plain(function, entries) => {
                let is_used = |entry: &LocationEntry| !entry.range.is_empty();
                let has_base = self.base_is_function || !entries.iter().any(is_used);
                let base = (!has_base && in_unit.is_none()).then_some(address);
                self.written.locations.pairs(
                    base,
                    &self.written.addresses,
                    (lowered, entries),
                    offset,
                );
            }
            entries => {
                let has_base = self.base_is_function || self.format.is_relaxed || in_unit.is_some();
                let all = self.by_piece(function, entries.iter().map(|entry| entry.range));
                let mut last = None;
                for &(number, index) in &all {
                    if !has_base && last.replace(number) != Some(number) {
                        let address = self.piece_address(number);
                        self.written
                            .locations
                            .base(address, &self.written.addresses);
                    }
                    let (range, expression) = (entries[index].range, entries[index].expression());
                    let place = (function, function.piece(number));
                    self.list_entry(range, expression, place, offset)?;
                }
                self.by_piece = all;
            }
        }
        Ok(self.end_list(changing))
    }

    /// Ends a list. `changing` is the number of operands that change later, before the list.
    fn end_list(&mut self, changing: usize) -> u64 {
        let fields = match self.changing_operands == changing {
            true => Fields::Final,
            false => Fields::Pending,
        };
        self.written.locations.end(fields)
    }

    /// Returns each piece of a function and the index of each range that has code in it, in order.
    /// The caller gives the buffer back.
    fn by_piece(
        &mut self,
        function: &FunctionView<'_>,
        ranges: impl Iterator<Item = CodeRange>,
    ) -> Vec<(usize, usize)> {
        let mut all = core::mem::take(&mut self.by_piece);
        all.clear();
        for (index, range) in ranges.enumerate() {
            let pieces = function.pieces_of(range);
            all.extend(pieces.map(|piece| (piece.number, index)));
        }
        if !function.parts().is_empty() {
            all.sort_unstable();
        }
        all
    }

    /// Returns true if a list consists of pairs of offsets from the function's address, and its
    /// expressions have no fixups, as in most lists.
    fn are_plain(&self, function: &FunctionView<'_>, entries: &[LocationEntry]) -> bool {
        self.format.is_5()
            && !self.format.is_relaxed
            && !self.written.locations.has_own_addresses()
            && !self.plan.module.target.description().has_wasm_locations
            && function.parts().is_empty()
            && self.plan.lowered.are_final(entries)
    }

    /// Returns true if no byte of an expression changes after lowering.
    pub(super) fn is_final(&self, expression: Range<u32>) -> bool {
        let has_globals = self.plan.module.target.description().has_wasm_locations;
        !has_globals && self.plan.lowered.is_final(expression)
    }

    /// Returns true if a range is shorter as a length from its function's address than as a pair of
    /// offsets from a base.
    fn is_from_start(&self, range: CodeRange) -> bool {
        let is_shorter = self.format.is_5() && !self.base_is_function && !self.format.is_relaxed;
        is_shorter && range.start == Position::START && !range.is_empty()
    }

    /// Writes the list entry for the part of a range that is in a piece of the function. `offset`
    /// is the offset of the function from the list's base.
    fn list_entry(
        &mut self,
        range: CodeRange,
        expression: Range<u32>,
        (function, piece): (&FunctionView<'_>, Piece),
        offset: u32,
    ) -> Result<(), EmitError> {
        let Some(range) = overlaps(function, piece, range) else {
            return Ok(());
        };
        if self.format.is_relaxed {
            let symbol = self.symbol(piece.symbol);
            let code = (symbol, range.start.0..range.end.0);
            self.written
                .locations
                .code(code, &mut self.written.addresses);
        } else if self.written.locations.has_own_addresses() {
            let symbol = self.symbol(piece.symbol);
            let start = self.address(symbol, i64::from(range.start.0));
            let size = range.end.0 - range.start.0;
            self.written.locations.startx_length(start, u64::from(size));
        } else {
            let (start, end) = (range.start.0, range.end.0);
            self.written.locations.pair(start + offset, end + offset);
        }
        self.expression(Place::Lists, expression, Some(function.id))
    }

    /// Writes the list of an object with static storage that has other locations in some functions.
    /// Those functions may be in other units.
    ///
    /// The default entry covers all other code. Gaps in functions get empty expressions, because
    /// the default entry would hold there otherwise. gdb 13 does not support default entries. So
    /// for a single function there are also two bounded entries: for [`NEAR`] bytes after it, and for
    /// the code before it.
    fn list_per_function(&mut self, number: u32) -> Result<u64, EmitError> {
        let lowered = self.plan.lowered;
        let changing = self.changing_operands;
        self.written.locations.begin();
        let FunctionLocations { parts, elsewhere } = lowered.function_locations(number);
        for part in parts {
            let Some(function) = self.plan.function(part.function.index()) else {
                continue;
            };
            let entries = self.entries(part.entries.clone());
            let items = entries
                .iter()
                .map(|entry| (entry.range, entry.expression()));
            let mut items: Vec<(CodeRange, Range<u32>)> = items.collect();
            if elsewhere.is_some() {
                let mut covered: Vec<CodeRange> = items.iter().map(|item| item.0).collect();
                covered.sort_unstable();
                let gaps = gaps(&covered, Position(function.size));
                items.extend(gaps.map(|gap| (gap, 0..0)));
            }
            let all = self.by_piece(&function, items.iter().map(|item| item.0));
            let mut last = None;
            for &(number, index) in &all {
                let piece = function.piece(number);
                let is_first = last.replace(number) != Some(number);
                let has_base = self.written.locations.has_own_addresses() || self.format.is_relaxed;
                if is_first && !has_base {
                    let symbol = self.symbol(piece.symbol);
                    self.written.locations.base_address(symbol, 0);
                }
                let (range, expression) = items[index].clone();
                self.list_entry(range, expression, (&function, piece), 0)?;
            }
            self.by_piece = all;
            // The code around one part may belong to another part.
            if let (Some(elsewhere), [_], []) = (elsewhere, parts.as_slice(), function.parts()) {
                let symbol = self.symbol(function.symbol);
                self.around(symbol, function.size, elsewhere)?;
            }
        }
        match elsewhere {
            Some(elsewhere) if self.format.is_5() => {
                self.written.locations.lists.u8(DW_LLE_default_location.0);
                self.expression(Place::Lists, elsewhere.clone(), None)?;
            }
            Some(_) => self
                .written
                .omissions
                .add(Omission::ListEntry(DW_LLE_default_location)),
            None => {}
        }
        Ok(self.end_list(changing))
    }

    /// Writes the entries for [`NEAR`] bytes after a function, and for the code before it.
    ///
    /// The last one is for the code before: gdb 13 does not support the form that split units need.
    fn around(
        &mut self,
        symbol: SymbolIndex,
        size: u32,
        elsewhere: &Range<u32>,
    ) -> Result<(), EmitError> {
        let address_bytes = self.encoding.address_bytes;
        let is_5 = self.format.is_5();
        let near = match address_bytes {
            ..4 => NEAR_OF_16_BITS,
            4..8 => NEAR_OF_32_BITS,
            _ => NEAR,
        };
        let end = i64::from(size);
        if self.format.is_split() {
            let start = self.address(symbol, end);
            self.written.locations.startx_length(start, near);
            self.expression(Place::Lists, elsewhere.clone(), None)?;
            let end = self.address(symbol, 0);
            let start = self.written.addresses.add_zero();
            self.written.locations.startx_endx(start, end);
            return self.expression(Place::Lists, elsewhere.clone(), None);
        }
        let lists = &mut self.written.locations.lists;
        if is_5 {
            lists.u8(DW_LLE_start_length.0);
            lists.address(symbol, end, address_bytes);
            lists.uleb(near);
        } else {
            // Addresses are offsets from the base 0.
            lists.address_value(u64::MAX);
            lists.address_value(0);
            lists.address(symbol, end, address_bytes);
            lists.address(symbol, end + near as i64, address_bytes);
        }
        self.expression(Place::Lists, elsewhere.clone(), None)?;
        let lists = &mut self.written.locations.lists;
        // In DWARF 4, a pair of zeros ends the list, as in an object file, or if the function is at
        // address 0.
        match is_5 {
            true => {
                lists.u8(DW_LLE_start_end.0);
                lists.address_value(0);
            }
            false => lists.address_value(1),
        }
        lists.address(symbol, 0, address_bytes);
        self.expression(Place::Lists, elsewhere.clone(), None)
    }

    /// Writes an expression with its length, and applies its fixups.
    pub(super) fn expression(
        &mut self,
        place: Place,
        expression: Range<u32>,
        function: Option<FunctionId>,
    ) -> Result<(), EmitError> {
        let lowered = self.plan.lowered;
        if let Some((operation, index)) = self.indexed_address(expression.clone()) {
            let mut bytes = alloc::vec![operation.0];
            leb128::write_unsigned(&mut bytes, index);
            let is_short = place == Place::Lists && !self.format.is_5();
            self.changing_operands += usize::from(place == Place::Lists);
            self.record_address(place, index);
            let buffer = self.buffer(place);
            match is_short {
                false => buffer.uleb(bytes.len() as u64),
                true => buffer.u16(bytes.len() as u16),
            }
            buffer.bytes.extend_from_slice(&bytes);
            return Ok(());
        }
        let length = expression.end.saturating_sub(expression.start);
        let is_short = place == Place::Lists && !self.format.is_5();
        let buffer = self.buffer(place);
        match (is_short, u16::try_from(length)) {
            (false, _) => buffer.uleb(u64::from(length)),
            (true, Ok(length)) => buffer.u16(length),
            (true, Err(_)) => return Err(EmitError::LongExpression(function)),
        }
        let start = buffer.bytes.len();
        buffer
            .bytes
            .extend_from_slice(lowered.expression(expression.clone()));
        if self.is_final(expression.clone()) {
            return Ok(());
        }
        let mut globals = self.wasm_globals(place, start).into_iter().peekable();
        for fixup in lowered.fixups(expression.clone()) {
            let offset = start + fixup.offset.saturating_sub(expression.start as usize);
            // Relocations are in the order of their offsets.
            while let Some(global) = globals.next_if(|global| global.0 < offset) {
                self.wasm_global(place, global);
            }
            self.fix(place, Fixup { offset, ..*fixup }, function)?;
        }
        globals.for_each(|global| self.wasm_global(place, global));
        Ok(())
    }

    /// Returns the offsets of the indices of globals in the expression whose bytes start at
    /// `start`, together with the indices.
    fn wasm_globals(&mut self, place: Place, start: usize) -> Vec<(usize, u32)> {
        if !self.plan.module.target.description().has_wasm_locations {
            return Vec::new();
        }
        let encoding = self.encoding;
        let bytes = self.buffer(place).bytes.get(start..).unwrap_or(&[]);
        let operations = Operations::new(encoding, bytes).flatten();
        // The index has four bytes and follows the operation and the kind.
        let globals = operations.filter_map(|(offset, operation)| match operation {
            Operation::WasmLocation(GLOBAL_KIND, index) => {
                Some((start + offset + 2, u32::try_from(index).ok()?))
            }
            _ => None,
        });
        globals.collect()
    }

    fn wasm_global(&mut self, place: Place, (offset, index): (usize, u32)) {
        let target = RelocationTarget::WasmGlobal;
        let relocation = Relocation::new(offset as u32, 4, target, index.into());
        self.buffer(place).relocations.push(relocation);
    }

    fn fix(
        &mut self,
        place: Place,
        fixup: Fixup,
        function: Option<FunctionId>,
    ) -> Result<(), EmitError> {
        let missing = EmitError::Operand(function);
        match fixup.kind {
            FixupKind::Address { symbol, addend } | FixupKind::ThreadLocal { symbol, addend } => {
                let name = Text::from_index(symbol as usize);
                if name.index() >= self.plan.module.metadata.strings.len() {
                    return Err(missing);
                }
                let symbol = self.symbol(name);
                let target = match fixup.kind {
                    FixupKind::ThreadLocal { .. } => RelocationTarget::ThreadLocal(symbol),
                    _ => RelocationTarget::Symbol(symbol),
                };
                if self.format.is_split() {
                    let index = match target {
                        RelocationTarget::ThreadLocal(_) => self.thread_local(symbol, addend),
                        _ => self.address(symbol, addend),
                    };
                    return self.fill_index(place, fixup, index, missing);
                }
                self.relocate(place, fixup, target, addend);
                Ok(())
            }
            FixupKind::BaseType(index) => {
                let offset = self
                    .whole()
                    .base_types
                    .get(index as usize)
                    .copied()
                    .ok_or(missing.clone())?;
                self.fill(place, fixup, u64::from(offset), missing)
            }
            FixupKind::UnitEntry(index)
            | FixupKind::UnitEntryUleb(index)
            | FixupKind::InfoEntry(index) => {
                self.refer_to_procedure((place, fixup), index as usize, function)
            }
        }
    }

    /// Returns the operation that refers to an address or number by index, instead of an operation
    /// whose operand is the value.
    fn indexed_operation(&self, operation: u8) -> Option<DwOp> {
        let is_5 = self.format.is_5();
        match DwOp(operation) {
            DW_OP_addr if is_5 => Some(DW_OP_addrx),
            DW_OP_addr => Some(DW_OP_GNU_addr_index),
            // gdb 13 does not support DW_OP_constx. clang uses GNU's operation in DWARF 5, too.
            DW_OP_const2u | DW_OP_const4u | DW_OP_const8u if is_5 && !self.encoding.gnu => {
                Some(DW_OP_constx)
            }
            DW_OP_const2u | DW_OP_const4u | DW_OP_const8u => Some(DW_OP_GNU_const_index),
            _ => None,
        }
    }

    /// Returns the operation and the index for an expression that is only an address, if the unit
    /// refers to it by index.
    fn indexed_address(&mut self, expression: Range<u32>) -> Option<(DwOp, u64)> {
        if !self.format.is_split() && !self.whole().written.addresses.is_referenced() {
            return None;
        }
        let (operation, symbol, addend) = self.address_in_expression(expression)?;
        let symbol = self.symbol(symbol);
        let is_added = self.format.is_split() || !self.format.saves_addresses();
        let index = match is_added {
            true => self.address(symbol, addend),
            false => {
                let index = self.written.addresses.find(symbol, addend)?;
                self.written.addresses.uses(index);
                index
            }
        };
        Some((operation, index))
    }

    /// Returns the address of an expression that is only an address, and the operation that refers
    /// to it by index.
    pub(super) fn address_in_expression(
        &self,
        expression: Range<u32>,
    ) -> Option<(DwOp, Text, i64)> {
        let lowered = self.plan.lowered;
        let (operation, operand) = lowered.expression(expression.clone()).split_first()?;
        let operation = self.indexed_operation(*operation)?;
        let fixup = lowered.fixups(expression).first()?;
        let FixupKind::Address { symbol, addend } = fixup.kind else {
            return None;
        };
        let name = Text::from_index(symbol as usize);
        let is_known = name.index() < self.plan.module.metadata.strings.len();
        let is_only_operand = operand.len() == usize::from(fixup.size);
        (is_known && is_only_operand).then_some((operation, name, addend))
    }

    /// Replaces an operation with an address by an operation with its index. The index has the same
    /// number of bytes, so branches and lengths do not change.
    fn fill_index(
        &mut self,
        place: Place,
        fixup: Fixup,
        index: u64,
        error: EmitError,
    ) -> Result<(), EmitError> {
        let before = fixup.offset.wrapping_sub(1);
        let operation = self.buffer(place).bytes.get(before).copied();
        let indexed = operation.and_then(|operation| self.indexed_operation(operation));
        let (Some(indexed), true) = (indexed, index >> (7 * fixup.size).min(63) == 0) else {
            return Err(error);
        };
        let bytes = &mut self.buffer(place).bytes;
        let Some([operation, field @ ..]) =
            bytes.get_mut(before..fixup.offset + usize::from(fixup.size))
        else {
            return Err(error);
        };
        *operation = indexed.0;
        leb128::fill_unsigned(field, index);
        Ok(())
    }

    pub(super) fn relocate(
        &mut self,
        place: Place,
        fixup: Fixup,
        target: RelocationTarget,
        addend: i64,
    ) {
        let relocation = Relocation::new(fixup.offset as u32, fixup.size, target, addend);
        self.buffer(place).relocations.push(relocation);
    }

    pub(super) fn fill(
        &mut self,
        place: Place,
        fixup: Fixup,
        value: u64,
        error: EmitError,
    ) -> Result<(), EmitError> {
        let order = self.encoding.order;
        if fixup.patch(&mut self.buffer(place).bytes, order, value) {
            Ok(())
        } else {
            Err(error)
        }
    }
}
