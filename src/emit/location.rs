//! Locations of variables: expressions in `.debug_info`, lists in `.debug_loclists`.

use super::EmitError;
use super::emitter::{Emitter, NONE, Pending, Place};
use super::entry::Entry;
use super::sections::{Relocation, RelocationTarget, SectionId};
use super::slots::Slot;
use crate::dwarf::{Fixup, FixupKind};
use crate::lower::EntryLocation;
use crate::markers::{CodeRange, FunctionId, FunctionView};
use crate::metadata::{Id, Text};
use crate::units::Position;
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;

/// The size of the code after a function that a separate entry of a list covers. lldb 22 does not
/// add the load address of a position-independent program to the ranges of a global variable. So
/// the entry must not reach from the addresses in the file up to the load addresses, where it would
/// override the function's entries. Its end must not wrap either, for kernels in the highest
/// gigabytes.
const NEAR: u64 = 1 << 30;
/// The same for addresses of 32 bits, where programs are loaded at 0x400000 or 0x56555000.
const NEAR_OF_32_BITS: u64 = 1 << 21;

impl Emitter<'_, '_, '_, '_> {
    /// Adds a location. A list is written at once, an expression with the entry.
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
                let index = self.location_list(list.clone(), function)?;
                entry.location_list(attribute, index);
            }
            (EntryLocation::PerFunction { parts, elsewhere }, _) => {
                let index = self.list_per_function(parts.clone(), elsewhere.clone())?;
                entry.location_list(attribute, index);
            }
        }
        Ok(())
    }

    fn location_list(
        &mut self,
        list: Range<u32>,
        function: &FunctionView<'_>,
    ) -> Result<u64, EmitError> {
        let lowered = self.plan.lowered;
        let index = self.locations.begin();
        let address = self.address_of(function);
        self.locations.lists.u8(DW_LLE_base_addressx.0);
        self.locations.lists.uleb(address);
        for entry in lowered.entries(list) {
            self.list_entry(entry.range, entry.expression(), function.id)?;
        }
        self.locations.lists.u8(DW_LLE_end_of_list.0);
        Ok(index)
    }

    fn list_entry(
        &mut self,
        range: CodeRange,
        expression: Range<u32>,
        function: FunctionId,
    ) -> Result<(), EmitError> {
        if range.is_empty() {
            return Ok(());
        }
        let lists = &mut self.locations.lists;
        lists.u8(DW_LLE_offset_pair.0);
        lists.uleb(u64::from(range.start));
        lists.uleb(u64::from(range.end));
        self.expression(Place::Lists, expression, Some(function))
    }

    /// The list of an object with static storage that has other locations in some functions. These
    /// may be in other units.
    ///
    /// The default entry covers all other code. Gaps in functions get empty expressions, or the
    /// default entry would hold there. gdb 13 does not support default entries, so for a single
    /// function there are two bounded entries as well: for the code before it, and for [`NEAR`]
    /// bytes after it.
    fn list_per_function(
        &mut self,
        parts: Range<u32>,
        elsewhere: Option<Range<u32>>,
    ) -> Result<u64, EmitError> {
        let lowered = self.plan.lowered;
        let index = self.locations.begin();
        let parts = lowered.parts(parts);
        let address_bytes = self.encoding.address_bytes;
        for part in parts {
            let Some(function) = self.plan.function(part.function.index()) else {
                continue;
            };
            let symbol = self.symbols.index(function.symbol);
            self.locations.lists.u8(DW_LLE_base_address.0);
            self.locations.lists.address(symbol, 0, address_bytes);
            let entries = lowered.entries(part.entries.clone());
            for entry in entries {
                self.list_entry(entry.range, entry.expression(), part.function)?;
            }
            let Some(elsewhere) = elsewhere.clone() else {
                continue;
            };
            let mut covered: Vec<CodeRange> = entries.iter().map(|entry| entry.range).collect();
            covered.sort_unstable();
            let mut from = Position::START;
            for next in covered
                .into_iter()
                .chain([CodeRange::from(function.size..function.size)])
            {
                self.list_entry(CodeRange::new(from, next.start), 0..0, part.function)?;
                from = from.max(next.end);
            }
            if let [_] = parts {
                let lists = &mut self.locations.lists;
                lists.u8(DW_LLE_start_end.0);
                lists.address_value(0);
                lists.address(symbol, 0, address_bytes);
                self.expression(Place::Lists, elsewhere.clone(), None)?;
                let lists = &mut self.locations.lists;
                lists.u8(DW_LLE_start_length.0);
                lists.address(symbol, i64::from(function.size), address_bytes);
                lists.uleb(if address_bytes < 8 {
                    NEAR_OF_32_BITS
                } else {
                    NEAR
                });
                self.expression(Place::Lists, elsewhere, None)?;
            }
        }
        if let Some(elsewhere) = elsewhere {
            self.locations.lists.u8(DW_LLE_default_location.0);
            self.expression(Place::Lists, elsewhere, None)?;
        }
        self.locations.lists.u8(DW_LLE_end_of_list.0);
        Ok(index)
    }

    /// Writes an expression with its length, and applies its fixups.
    pub(super) fn expression(
        &mut self,
        place: Place,
        expression: Range<u32>,
        function: Option<FunctionId>,
    ) -> Result<(), EmitError> {
        let lowered = self.plan.lowered;
        let buffer = self.buffer(place);
        buffer.uleb(u64::from(expression.end.saturating_sub(expression.start)));
        let start = buffer.bytes.len();
        buffer
            .bytes
            .extend_from_slice(lowered.expression(expression.clone()));
        for fixup in lowered.fixups(expression.clone()) {
            let offset = start + fixup.offset.saturating_sub(expression.start as usize);
            self.fix(place, Fixup { offset, ..*fixup }, function)?;
        }
        Ok(())
    }

    fn fix(
        &mut self,
        place: Place,
        fixup: Fixup,
        function: Option<FunctionId>,
    ) -> Result<(), EmitError> {
        let missing = EmitError::Operand(function);
        match fixup.kind {
            FixupKind::Address { symbol, addend } => {
                let name = Text::from_index(symbol as usize);
                if name.index() >= self.plan.module.metadata.strings.len() {
                    return Err(missing);
                }
                let target = RelocationTarget::Symbol(self.symbols.index(name));
                self.relocate(place, fixup, target, addend);
                Ok(())
            }
            FixupKind::BaseType(index) => {
                let offset = self
                    .base_types
                    .get(index as usize)
                    .copied()
                    .ok_or(missing.clone())?;
                self.fill(place, fixup, u64::from(offset), missing)
            }
            FixupKind::UnitEntry(index)
            | FixupKind::UnitEntryUleb(index)
            | FixupKind::InfoEntry(index) => {
                let offset = self
                    .procedures
                    .get(index as usize)
                    .copied()
                    .ok_or(missing.clone())?;
                let relocation = self.buffer(place).relocations.len();
                let is_far = matches!(fixup.kind, FixupKind::InfoEntry(_));
                if is_far {
                    let target = RelocationTarget::Section(SectionId::DebugInfo);
                    self.relocate(place, fixup, target, i64::from(offset));
                }
                match offset {
                    NONE => self.pending.push(Pending {
                        place,
                        fixup,
                        function,
                        relocation,
                    }),
                    offset if is_far => self.fill(place, fixup, u64::from(offset), missing)?,
                    offset if offset < self.unit_start => return Err(missing),
                    offset => {
                        self.fill(place, fixup, u64::from(offset - self.unit_start), missing)?
                    }
                }
                Ok(())
            }
        }
    }

    fn relocate(&mut self, place: Place, fixup: Fixup, target: RelocationTarget, addend: i64) {
        let relocation = Relocation {
            offset: fixup.offset as u64,
            size: fixup.size,
            pc_relative: false,
            target,
            addend,
        };
        self.buffer(place).relocations.push(relocation);
    }

    fn fill(
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

    /// `DW_TAG_dwarf_procedure`.
    pub(super) fn procedure(&mut self, index: usize) -> Result<(), EmitError> {
        let Some(procedure) = self.plan.lowered.procedures().get(index) else {
            return Ok(());
        };
        let function = procedure
            .function
            .and_then(|function| self.plan.function(function.index()));
        // gdb reads only one byte of an object without a type.
        let ty = match procedure.bytes {
            0 => None,
            bytes => Some(self.opaque_type(bytes)?),
        };
        let mut entry = Entry::new(DW_TAG_dwarf_procedure);
        if let Some(offset) = ty {
            entry.reference(DW_AT_type, Some(offset), Slot::NONE);
        }
        self.location(
            &mut entry,
            DW_AT_location,
            &procedure.location,
            function.as_ref(),
        )?;
        let offset = self.write(&entry)?;
        if let Some(place) = self.procedures.get_mut(index) {
            *place = offset;
        }
        Ok(())
    }

    /// The offset in the unit of a type that is known only by its size.
    fn opaque_type(&mut self, bytes: u64) -> Result<u32, EmitError> {
        if let Some(offset) = self.opaque_types.get(&bytes) {
            return Ok(*offset);
        }
        let mut entry = Entry::new(DW_TAG_structure_type);
        entry.number(DW_AT_byte_size, bytes);
        let offset = self.write(&entry)? - self.unit_start;
        self.opaque_types.insert(bytes, offset);
        Ok(offset)
    }

    /// Fills in the operands that refer to entries of this unit which were written later.
    pub(super) fn patch_pending(&mut self) -> Result<(), EmitError> {
        let mut pending = core::mem::take(&mut self.pending);
        for Pending {
            place,
            fixup,
            function,
            relocation,
        } in pending.drain(..)
        {
            let missing = EmitError::Operand(function);
            let index = match fixup.kind {
                FixupKind::UnitEntry(index)
                | FixupKind::UnitEntryUleb(index)
                | FixupKind::InfoEntry(index) => index,
                _ => continue,
            };
            let offset = self
                .procedures
                .get(index as usize)
                .copied()
                .filter(|offset| *offset != NONE);
            let offset = offset.ok_or(missing.clone())?;
            if let FixupKind::InfoEntry(_) = fixup.kind {
                if let Some(relocation) = self.buffer(place).relocations.get_mut(relocation) {
                    relocation.addend = i64::from(offset);
                }
                self.fill(place, fixup, u64::from(offset), missing)?;
            } else {
                self.fill(place, fixup, u64::from(offset - self.unit_start), missing)?;
            }
        }
        self.pending = pending;
        Ok(())
    }
}
