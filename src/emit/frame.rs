//! Call frame information in `.debug_frame` and `.eh_frame` (DWARF 5 section 6.4; the Linux
//! Standard Base for `.eh_frame`). A CIE contains the target's rules at a function's entry. A
//! function with code has an FDE if its rules are known and valid, and the dialect can express its
//! CFA. The rules are known if the function has rows, or if the backend states that the rules at
//! the entry hold in the whole function.

mod rules;

use super::EmitError;
use super::buffer::Buffer;
use super::format::UnitFormat;
use super::plan::Plan;
use super::relocation::SymbolIndex;
use super::sections::{EmittedFunction, Section, SectionId};
use super::strings::SymbolTable;
use crate::dwarf::{CallFrameInstruction, Dialect, Encoding};
use crate::lower::Lowered;
use crate::markers::{Exceptions, FrameRule, FunctionView, Piece, PieceRows};
use crate::metadata::Text;
use crate::target::{ByteOrder, Description, Register};
use alloc::collections::BTreeMap;
use core::ops::Range;
use gimli::constants::{
    DW_CFA_advance_loc1, DW_CFA_advance_loc2, DW_CFA_advance_loc4, DW_CFA_nop, DW_EH_PE_indirect,
    DW_EH_PE_pcrel, DW_EH_PE_sdata4,
};
use rules::Rules;

/// A section of call frame information: [`SectionId::DebugFrame`] or [`SectionId::EhFrame`].
#[derive(Clone)]
pub(super) struct FrameSection {
    id: SectionId,
    encoding: Encoding,
    buffer: Buffer,
    /// The written CIEs, with their offsets.
    common: BTreeMap<Option<CommonKey>, u32>,
}

/// CIEs with a personality routine differ in the routine, in whether its address is indirect, and
/// in whether functions have data for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct CommonKey {
    personality: SymbolIndex,
    is_indirect: bool,
    has_data: bool,
}

impl FrameSection {
    pub(super) fn new(mut format: UnitFormat, id: SectionId) -> FrameSection {
        if id == SectionId::EhFrame {
            // Unwinders read only the 32-bit format.
            format.encoding.offset_bytes = 4;
        }
        FrameSection {
            id,
            encoding: format.encoding,
            buffer: Buffer::new(format, id),
            common: BTreeMap::new(),
        }
    }

    /// Returns an empty section with the same CIEs, for FDEs that are appended later. Its first
    /// byte is at `start`.
    pub(super) fn fragment(&self, start: u32) -> FrameSection {
        FrameSection {
            buffer: self.buffer.empty_like_at(start),
            common: self.common.clone(),
            ..*self
        }
    }

    pub(super) fn buffer(&self) -> &Buffer {
        &self.buffer
    }

    pub(super) fn buffer_mut(&mut self) -> &mut Buffer {
        &mut self.buffer
    }

    /// Appends the FDEs of a fragment.
    pub(super) fn append(&mut self, fragment: &FrameSection) {
        let start = self.buffer.position();
        self.buffer.append_copy(&fragment.buffer);
        if self.id != SectionId::EhFrame {
            return;
        }
        // The second field of an FDE is the offset from that field back to the CIE.
        let moved = start.wrapping_sub(fragment.buffer.start() as u32);
        let mut at = start;
        while at < self.buffer.position() {
            let size = self.buffer.get(at, 4) as u32;
            let back = self.buffer.get(at + 4, 4) as u32;
            self.buffer.set(at + 4, back.wrapping_add(moved).into(), 4);
            at = at.saturating_add(4).saturating_add(size);
        }
    }

    pub(super) fn finish(mut self) -> Result<Option<Section>, EmitError> {
        if self.id == SectionId::EhFrame {
            self.fill();
        }
        self.buffer.finish(self.id)
    }

    /// Extends the last entry up to a multiple of the section's alignment. If a linker put zeros
    /// before the section of the next object file, they would end the list of entries.
    fn fill(&mut self) {
        let alignment = usize::from(self.encoding.address_bytes).max(1);
        let size = self.buffer.bytes.len();
        let missing = size.next_multiple_of(alignment) - size;
        if missing == 0 {
            return;
        }
        let mut last = self.buffer.start() as u32;
        let size_of = |buffer: &Buffer, at| (buffer.get(at, 4) as u32).saturating_add(4);
        loop {
            let next = last.saturating_add(size_of(&self.buffer, last));
            if next >= self.buffer.position() {
                break;
            }
            last = next;
        }
        let filled = self.buffer.get(last, 4) + missing as u64;
        self.buffer.set(last, filled, 4);
        self.buffer.bytes.resize(size + missing, DW_CFA_nop.0);
    }
}

/// Appends the entries of functions to a section.
pub(super) fn emit(
    plan: &Plan<'_, '_, '_>,
    functions: &[EmittedFunction],
    symbols: &mut SymbolTable,
    section: &mut FrameSection,
) -> Result<(), EmitError> {
    let mut frames = Frames::new(plan, symbols, section);
    let mut functions = with_rules(plan, functions);
    functions.try_for_each(|(function, view)| frames.function(function, &view))
}

/// Appends the CIEs that the entries of functions need, unless the section has them.
pub(super) fn emit_common(
    plan: &Plan<'_, '_, '_>,
    functions: &[EmittedFunction],
    symbols: &mut SymbolTable,
    section: &mut FrameSection,
) -> Result<(), EmitError> {
    let mut frames = Frames::new(plan, symbols, section);
    with_rules(plan, functions).try_for_each(|(function, view)| {
        let exceptions = exceptions(function, &view);
        frames.common_of(exceptions).map(|_| ())
    })
}

/// Returns the functions that have an entry. A function has no entry, and an unwinder stops there,
/// if it has no usable rules or if the dialect cannot express a rule for the CFA.
fn with_rules<'f, 'm>(
    plan: &Plan<'_, '_, 'm>,
    functions: &'f [EmittedFunction],
) -> impl Iterator<Item = (&'f EmittedFunction, FunctionView<'m>)> {
    let validity = plan.lowered.validated().index();
    let functions = functions
        .iter()
        .filter(move |function| function.size > 0 && validity.has_frame(function.id));
    functions.filter_map(|function| {
        let view = plan.function(function.id.index())?;
        let has_rules = view.has_frame_rules() && plan.lowered.has_cfa(view.id);
        has_rules.then_some((function, view))
    })
}

/// Returns the exceptions of a piece of a function.
fn exceptions(function: &EmittedFunction, view: &FunctionView<'_>) -> Option<Exceptions> {
    let exceptions = view.exceptions?;
    let number = view.piece_at(function.start).number;
    let part = (number.checked_sub(1)).and_then(|index| view.parts().get(index));
    Some(match part {
        Some(part) => Exceptions {
            data: part.exception_data,
            ..exceptions
        },
        None => exceptions,
    })
}

struct Frames<'l, 'v, 'm> {
    lowered: &'l Lowered<'v, 'm>,
    eh: bool,
    id: SectionId,
    encoding: Encoding,
    target: &'static Description,
    buffer: &'l mut Buffer,
    rules: Rules,
    pieces: PieceRows,
    symbols: &'l mut SymbolTable,
    common: &'l mut BTreeMap<Option<CommonKey>, u32>,
}

/// The encoding of addresses in `.eh_frame`.
const ENCODING: u8 = DW_EH_PE_pcrel.0 | DW_EH_PE_sdata4.0;

impl<'l, 'v, 'm> Frames<'l, 'v, 'm> {
    fn new(
        plan: &Plan<'l, 'v, 'm>,
        symbols: &'l mut SymbolTable,
        section: &'l mut FrameSection,
    ) -> Frames<'l, 'v, 'm> {
        let (id, encoding) = (section.id, section.encoding);
        Frames {
            eh: id == SectionId::EhFrame,
            id,
            encoding,
            target: plan.module.target.description(),
            lowered: plan.lowered,
            buffer: &mut section.buffer,
            symbols,
            common: &mut section.common,
            rules: Rules::new(encoding, plan.module.target),
            pieces: PieceRows::new(plan.module.target),
        }
    }

    /// Returns the offset of the CIE for functions with these exceptions.
    fn common_of(&mut self, exceptions: Option<Exceptions>) -> Result<u32, EmitError> {
        let key = exceptions.filter(|_| self.eh).map(|it| CommonKey {
            personality: self.symbol(it.personality),
            is_indirect: it.is_indirect,
            has_data: it.data.is_some(),
        });
        if let Some(offset) = self.common.get(&key) {
            return Ok(*offset);
        }
        let offset = self.buffer.position();
        self.common.insert(key, offset);
        self.common(key)?;
        Ok(offset)
    }

    fn symbol(&mut self, name: Text) -> SymbolIndex {
        let strings = &self.lowered.validated().module().metadata.strings;
        self.symbols.index(name, strings)
    }

    /// Writes an address in `.eh_frame`.
    fn address(&mut self, symbol: SymbolIndex) {
        self.buffer.address(symbol, 0, 4);
        if let Some(relocation) = self.buffer.relocations.last_mut() {
            relocation.set_pc_relative();
        }
    }

    /// Writes a CIE.
    fn common(&mut self, key: Option<CommonKey>) -> Result<(), EmitError> {
        let start = self.buffer.position();
        let length = self.buffer.begin();
        match self.eh {
            true => self.buffer.u32(0),
            false => self.buffer.offset(u64::MAX),
        }
        // Version 1 of `.eh_frame` has the return address's register in one byte, version 3 in
        // LEB128.
        let byte = u8::try_from(self.target.return_address);
        let byte = byte.ok().filter(|_| self.eh);
        self.buffer.u8(match (self.eh, byte) {
            (true, Some(_)) => 1,
            (true, None) => 3,
            (false, _) => 4,
        });
        // Consumers of LlvmLegacy accept its operations only with this augmentation.
        let augmentation: &[u8] = match (self.eh, self.encoding.dialect) {
            (true, _) => match key.map(|key| key.has_data) {
                Some(true) => b"zPLR\0",
                Some(false) => b"zPR\0",
                None => b"zR\0",
            },
            (false, Dialect::LlvmLegacy) => b"[llvm:v0.0]\0",
            (false, _) => b"\0",
        };
        self.buffer.bytes.extend_from_slice(augmentation);
        if !self.eh {
            self.buffer.u8(self.encoding.address_bytes);
            self.buffer.u8(0);
        }
        self.buffer.uleb(u64::from(self.code_alignment()));
        self.buffer.sleb(i64::from(self.target.data_alignment));
        match byte {
            Some(register) => self.buffer.u8(register),
            None => self.buffer.uleb(u64::from(self.target.return_address)),
        }
        if self.eh {
            self.augmentation(key);
        }
        let (register, offset) = self.target.cfa;
        let order = self.encoding.order;
        self.rules
            .set_cfa(Register(register), offset.into())
            .encode(order, &mut self.buffer.bytes);
        if let Some(offset) = self.target.return_address_offset {
            let register = Register(self.target.return_address);
            let saved = self.rules.saved(register, offset);
            saved.encode(order, &mut self.buffer.bytes);
        }
        self.assumed_otherwise(Register(register));
        self.pad(start);
        self.buffer.end(length, self.id)
    }

    /// Writes the rules that hold at a function's entry by the ABI, where debuggers assume others.
    fn assumed_otherwise(&mut self, stack: Register) {
        let order = self.encoding.order;
        if self.target.stack_offset != 0 {
            let offset = self.target.stack_offset;
            let rule = self.rules.value_offset(stack, offset);
            rule.encode(order, &mut self.buffer.bytes);
        }
        for &(first, count) in self.target.same_value_at_entry {
            for register in (first..first.saturating_add(count)).map(Register) {
                let rule = CallFrameInstruction::SameValue(register);
                rule.encode(order, &mut self.buffer.bytes);
            }
        }
    }

    /// Writes the augmentation data of a CIE in `.eh_frame`.
    fn augmentation(&mut self, key: Option<CommonKey>) {
        let Some(key) = key else {
            self.buffer.uleb(1);
            self.buffer.u8(ENCODING);
            return;
        };
        self.buffer.uleb(6 + u64::from(key.has_data));
        self.buffer.u8(match key.is_indirect {
            true => DW_EH_PE_indirect.0 | ENCODING,
            false => ENCODING,
        });
        self.address(key.personality);
        if key.has_data {
            self.buffer.u8(ENCODING);
        }
        self.buffer.u8(ENCODING);
    }

    /// Writes the FDE of a function.
    fn function(
        &mut self,
        function: &EmittedFunction,
        view: &FunctionView<'_>,
    ) -> Result<(), EmitError> {
        let exceptions = exceptions(function, view);
        let common = self.common_of(exceptions)?;
        let start = self.buffer.position();
        let length = self.buffer.begin();
        if self.eh {
            // The offset from this field back to the CIE.
            self.buffer.u32(self.buffer.since(common));
            self.address(function.symbol);
            self.buffer
                .code_length(function.symbol, 0..function.size, 4);
            match exceptions.and_then(|exceptions| exceptions.data) {
                Some(data) => {
                    self.buffer.uleb(4);
                    let data = self.symbol(data);
                    self.address(data);
                }
                None => self.buffer.uleb(0),
            }
        } else {
            self.buffer
                .section_offset(SectionId::DebugFrame, u64::from(common));
            self.buffer
                .address(function.symbol, 0, self.encoding.address_bytes);
            let bytes = self.encoding.address_bytes;
            self.buffer
                .code_length(function.symbol, 0..function.size, bytes);
        }
        self.rows(function, view, view.piece_at(function.start))?;
        self.pad(start);
        self.buffer.end(length, self.id)
    }

    /// Writes the instructions for the rows in a piece of a function.
    fn rows(
        &mut self,
        function: &EmittedFunction,
        view: &FunctionView<'_>,
        piece: Piece,
    ) -> Result<(), EmitError> {
        self.rules
            .restart(self.target, self.lowered.frame_number(*view));
        let mut position = piece.range.start;
        let alignment = u32::from(self.code_alignment().max(1));
        for row in self.pieces.of(*view, piece).iter() {
            // The validator rejects the rows of a function if one is out of order or past the end
            // (E502, E504).
            if row.position < position {
                continue;
            }
            if !(row.position.0 - piece.range.start.0).is_multiple_of(alignment) {
                return Err(EmitError::FramePosition(function.id, row.position));
            }
            if !self.eh && self.is_misread(row.rule) {
                continue;
            }
            let rule = match row.rule {
                FrameRule::Register { register, saved_in }
                    if !self.eh && self.rules.target.is_read_as_another(saved_in) =>
                {
                    FrameRule::Undefined(register)
                }
                rule => rule,
            };
            let Some(instruction) = self.rules.next(self.lowered, function.id, rule) else {
                continue;
            };
            let order = self.encoding.order;
            if row.position > position {
                let start = piece.range.start;
                let range = position - start..row.position - start;
                let code = (function.symbol, range);
                advance(self.buffer, order, code, alignment);
                position = row.position;
            }
            instruction.encode(order, &mut self.buffer.bytes);
        }
        Ok(())
    }

    /// True if debuggers take a rule in `.debug_frame` for a rule of another register.
    fn is_misread(&self, rule: FrameRule) -> bool {
        let target = self.rules.target;
        rule.register()
            .is_some_and(|register| target.is_read_as_another(register))
    }

    /// Returns the code alignment factor. It is 1 if linkers fill in the advances, which are then
    /// numbers of bytes.
    fn code_alignment(&self) -> u8 {
        match self.buffer.is_relaxed() {
            true => 1,
            false => self.target.code_alignment,
        }
    }

    /// Pads an entry to a multiple of the address size, or of four bytes in `.eh_frame`, where
    /// addresses have four bytes.
    fn pad(&mut self, start: u32) {
        let address = match self.id {
            SectionId::EhFrame => 4,
            _ => usize::from(self.encoding.address_bytes.max(4)),
        };
        let size = self.buffer.from(start).len();
        let missing = size.next_multiple_of(address) - size;
        let end = self.buffer.bytes.len() + missing;
        self.buffer.bytes.resize(end, DW_CFA_nop.0);
    }
}

/// Advances in a function, in units of `alignment`, which is 1 if linkers shorten the code.
fn advance(
    buffer: &mut Buffer,
    order: ByteOrder,
    (function, range): (SymbolIndex, Range<u32>),
    alignment: u32,
) {
    let delta = range.end - range.start;
    if !buffer.is_relaxed() {
        return CallFrameInstruction::Advance(delta / alignment).encode(order, &mut buffer.bytes);
    }
    let (opcode, size) = match delta {
        0..0x100 => (DW_CFA_advance_loc1, 1),
        0x100..0x1_0000 => (DW_CFA_advance_loc2, 2),
        _ => (DW_CFA_advance_loc4, 4),
    };
    buffer.u8(opcode.0);
    buffer.code_length(function, range, size);
}
