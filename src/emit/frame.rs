//! Call frame information in `.debug_frame` and `.eh_frame` (DWARF 5 section 6.4; the Linux
//! Standard Base for `.eh_frame`). A CIE contains the target's rules at a function's entry. A
//! function with code has an FDE if its rules are known and valid, and the dialect can express its
//! CFA. The rules are known if the function has rows, or if the backend states that the rules at
//! the entry hold in the whole function.

use super::EmitError;
use super::buffer::Buffer;
use super::format::UnitFormat;
use super::plan::Plan;
use super::sections::{EmittedFunction, SectionId, SymbolIndex};
use super::strings::SymbolTable;
use crate::dwarf::{CallFrameInstruction, Dialect, Encoding, Operation, Operations, Writer};
use crate::lower::{FrameNumber, Lowered, expression_of, has_spaces};
use crate::markers::{Exceptions, FrameRule, FunctionId, FunctionView, Piece};
use crate::target::{ByteOrder, Description, Register, Target};
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::{
    DW_CFA_advance_loc1, DW_CFA_advance_loc2, DW_CFA_advance_loc4, DW_CFA_nop, DW_EH_PE_indirect,
    DW_EH_PE_pcrel, DW_EH_PE_sdata4,
};

/// Writes a section: [`SectionId::DebugFrame`] or [`SectionId::EhFrame`].
pub(super) fn emit(
    plan: &Plan<'_, '_, '_>,
    mut format: UnitFormat,
    functions: &[EmittedFunction],
    symbols: &mut SymbolTable<'_>,
    id: SectionId,
) -> Result<Buffer, EmitError> {
    let eh = id == SectionId::EhFrame;
    if eh {
        // Unwinders read only the 32-bit format.
        format.encoding.offset_bytes = 4;
    }
    let encoding = format.encoding;
    let target = plan.module.target.description();
    let mut frames = Frames {
        eh,
        id,
        encoding,
        target,
        lowered: plan.lowered,
        buffer: Buffer::new(format, id),
        symbols,
        common: Vec::new(),
        rules: Rules::new(encoding, plan.module.target),
    };
    let validity = plan.lowered.validated().index();
    // No unwinder could read the registers.
    if target.has_wasm_locations {
        return Ok(frames.buffer);
    }
    for function in functions.iter().filter(|function| function.size > 0) {
        // A function without usable rules gets no FDE, so that an unwinder stops there. The same
        // applies if the dialect cannot express a rule for the CFA.
        if validity.has_frame(function.id)
            && let Some(view) = plan.function(function.id.index())
            && view.has_frame_rules()
            && plan.lowered.lost_cfa(view).is_none()
        {
            frames.function(function, &view)?;
        }
    }
    Ok(frames.buffer)
}

struct Frames<'l, 'v, 'm, 's> {
    lowered: &'l Lowered<'v, 'm>,
    eh: bool,
    id: SectionId,
    encoding: Encoding,
    target: &'static Description,
    buffer: Buffer,
    rules: Rules,
    symbols: &'l mut SymbolTable<'s>,
    /// The written CIEs, with their offsets. CIEs with a personality routine differ in the routine
    /// and in whether functions have data for it.
    common: Vec<(Option<(Exceptions, bool)>, u32)>,
}

/// The encoding of addresses in `.eh_frame`.
const ENCODING: u8 = DW_EH_PE_pcrel.0 | DW_EH_PE_sdata4.0;

impl Frames<'_, '_, '_, '_> {
    /// Returns the offset of the CIE for functions with these exceptions.
    fn common_of(&mut self, exceptions: Option<Exceptions>) -> Result<u32, EmitError> {
        let key = exceptions.filter(|_| self.eh).map(|it| {
            let without_data = Exceptions { data: None, ..it };
            (without_data, it.data.is_some())
        });
        if let Some((_, offset)) = self.common.iter().find(|known| known.0 == key) {
            return Ok(*offset);
        }
        let offset = self.buffer.position();
        self.common.push((key, offset));
        self.common(key)?;
        Ok(offset)
    }

    /// Writes an address in `.eh_frame`.
    fn address(&mut self, symbol: SymbolIndex) {
        self.buffer.address(symbol, 0, 4);
        if let Some(relocation) = self.buffer.relocations.last_mut() {
            relocation.pc_relative = true;
        }
    }

    /// Writes a CIE.
    fn common(&mut self, exceptions: Option<(Exceptions, bool)>) -> Result<(), EmitError> {
        let start = self.buffer.position();
        let length = self.buffer.begin();
        match self.eh {
            true => self.buffer.u32(0),
            false => self.buffer.offset(u64::MAX),
        }
        self.buffer.u8(if self.eh { 1 } else { 4 });
        // Consumers of LlvmLegacy accept its operations only with this augmentation.
        let augmentation: &[u8] = match (self.eh, self.encoding.dialect) {
            (true, _) => match exceptions {
                Some((_, true)) => b"zPLR\0",
                Some((_, false)) => b"zPR\0",
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
        match u8::try_from(self.target.return_address) {
            Ok(register) if self.eh => self.buffer.u8(register),
            _ => self.buffer.uleb(u64::from(self.target.return_address)),
        }
        if self.eh {
            self.augmentation(exceptions);
        }
        let (register, offset) = self.target.cfa;
        let order = self.encoding.order;
        self.rules
            .set_cfa(Register(register), offset)
            .encode(order, &mut self.buffer.bytes);
        if let Some(offset) = self.target.return_address_offset {
            let register = Register(self.target.return_address);
            let saved = self.rules.saved(register, offset);
            saved.encode(order, &mut self.buffer.bytes);
        }
        self.pad(start);
        self.buffer.end(length, self.id)
    }

    /// Writes the augmentation data of a CIE in `.eh_frame`.
    fn augmentation(&mut self, exceptions: Option<(Exceptions, bool)>) {
        let Some((exceptions, has_data)) = exceptions else {
            self.buffer.uleb(1);
            self.buffer.u8(ENCODING);
            return;
        };
        self.buffer.uleb(6 + u64::from(has_data));
        self.buffer.u8(match exceptions.is_indirect {
            true => DW_EH_PE_indirect.0 | ENCODING,
            false => ENCODING,
        });
        let personality = self.symbols.index(exceptions.personality);
        self.address(personality);
        if has_data {
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
        let piece = view.piece_at(function.start);
        let part = (piece.number.checked_sub(1)).and_then(|index| view.parts().get(index));
        let exceptions = view.exceptions.map(|exceptions| match part {
            Some(part) => Exceptions {
                data: part.exception_data,
                ..exceptions
            },
            None => exceptions,
        });
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
                    let data = self.symbols.index(data);
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
        self.rows(function, view, piece)?;
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
        for row in view.frame_of(piece, self.rules.target).iter() {
            // The validator rejects the rows of a function if one is out of order or past the end
            // (E502, E504).
            if row.position < position {
                continue;
            }
            if !(row.position.0 - piece.range.start.0).is_multiple_of(alignment) {
                return Err(EmitError::FramePosition(function.id, row.position));
            }
            let Some(instruction) = self.rules.next(self.lowered, function.id, row.rule) else {
                continue;
            };
            let order = self.encoding.order;
            if row.position > position {
                let start = piece.range.start;
                let range = position - start..row.position - start;
                let code = (function.symbol, range);
                advance(&mut self.buffer, order, code, alignment);
                position = row.position;
            }
            instruction.encode(order, &mut self.buffer.bytes);
        }
        Ok(())
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

/// The current rules. The choice of the instruction for a new rule depends on them.
struct Rules {
    target: Target,
    encoding: Encoding,
    data_alignment: i64,
    /// The address space of the CFA; 0 if the dialect has no instructions with address spaces.
    space: u64,
    cfa: (Register, i64),
    /// The return address and its offset from the CFA by the CIE's rule; `None` after the
    /// function's first row that is not a rule for the CFA.
    return_address: Option<(Register, i64)>,
    /// How to compute the CFA as a number, for a CFA outside the default address space.
    number: Option<FrameNumber>,
    remembered: Vec<(Register, i64)>,
    scratch: Vec<u8>,
}

/// A placeholder for a CFA that an expression computes: no instruction changes its register or
/// offset.
const COMPUTED_CFA: (Register, i64) = (Register(u16::MAX), i64::MIN);

impl Rules {
    fn new(encoding: Encoding, target: Target) -> Rules {
        let description = target.description();
        let space = if has_spaces(encoding.dialect) {
            description.cfa_address_space
        } else {
            0
        };
        let cfa = (Register(description.cfa.0), description.cfa.1);
        let data_alignment = i64::from(description.data_alignment);
        Rules {
            target,
            encoding,
            data_alignment,
            space,
            cfa,
            return_address: None,
            number: None,
            remembered: Vec::new(),
            scratch: Vec::new(),
        }
    }

    fn restart(&mut self, target: &Description, number: Option<FrameNumber>) {
        self.number = number;
        self.cfa = (Register(target.cfa.0), target.cfa.1);
        let column = Register(target.return_address);
        self.return_address = target.return_address_offset.map(|offset| (column, offset));
        self.remembered.clear();
    }

    /// Returns an offset divided by the data alignment factor, or `None` if it is not a multiple of
    /// it.
    fn factored(&self, offset: i64) -> Option<i64> {
        if offset.checked_rem(self.data_alignment)? == 0 {
            offset.checked_div(self.data_alignment)
        } else {
            None
        }
    }

    /// Returns an instruction that makes the CFA a register plus an offset. It changes only the
    /// register or only the offset if that is enough; such instructions keep the address space.
    /// There must be an earlier rule for the CFA.
    fn change_cfa(&mut self, register: Register, offset: i64) -> CallFrameInstruction<'_> {
        let (known_register, known_offset) = self.cfa;
        let change = match u64::try_from(offset) {
            Ok(unsigned) if register == known_register => {
                Some(CallFrameInstruction::DefCfaOffset(unsigned))
            }
            Ok(_) if offset == known_offset => Some(CallFrameInstruction::DefCfaRegister(register)),
            Err(_) if register == known_register => self
                .factored(offset)
                .map(CallFrameInstruction::DefCfaOffsetFactored),
            _ => None,
        };
        match change {
            Some(change) => {
                self.cfa = (register, offset);
                change
            }
            None => self.set_cfa(register, offset),
        }
    }

    /// Returns an instruction that makes the CFA a register plus an offset, for any previous rule.
    fn set_cfa(&mut self, register: Register, offset: i64) -> CallFrameInstruction<'_> {
        self.cfa = (register, offset);
        match (u64::try_from(offset), self.factored(offset), self.space) {
            (Ok(offset), _, 0) => CallFrameInstruction::DefCfa(register, offset),
            (Ok(offset), _, space) => CallFrameInstruction::DefAspaceCfa(register, offset, space),
            (_, Some(offset), 0) => CallFrameInstruction::DefCfaFactored(register, offset),
            (_, Some(offset), space) => {
                CallFrameInstruction::DefAspaceCfaFactored(register, offset, space)
            }
            (_, None, _) => {
                // No instruction takes a negative offset that is not a multiple of the factor, so
                // an expression computes the CFA.
                self.cfa = COMPUTED_CFA;
                self.scratch.clear();
                // `DW_OP_bregx` reads as many bits as an address has. The dialects with address
                // spaces can read fewer bits of a register.
                let address = u32::from(self.encoding.address_bytes) * 8;
                let bits = self.target.register_bits(register).unwrap_or(address);
                let base: &[Operation<'_>] = if has_spaces(self.encoding.dialect) && bits < address
                {
                    &[
                        Operation::register(register),
                        Operation::DerefSize((bits / 8) as u8),
                        Operation::constant_signed(offset),
                        Operation::Plus,
                    ]
                } else {
                    &[Operation::Bregx(register, offset)]
                };
                self.append(base);
                if self.space != 0 {
                    self.append(&[
                        Operation::constant_unsigned(self.space),
                        Operation::FormAspaceAddress,
                    ]);
                }
                CallFrameInstruction::DefCfaExpression(&self.scratch)
            }
        }
    }

    /// Returns the instruction for a rule, or `None` if the rule already holds. If the dialect
    /// cannot express the rule of a register, the instruction makes the register undefined.
    fn next<'r>(
        &'r mut self,
        lowered: &'r Lowered<'_, '_>,
        function: FunctionId,
        rule: FrameRule,
    ) -> Option<CallFrameInstruction<'r>> {
        let is_of_cfa = match rule {
            FrameRule::Cfa { register, offset } if self.cfa == (register, offset) => return None,
            FrameRule::Offset { register, offset }
                if self.return_address == Some((register, offset)) =>
            {
                return None;
            }
            FrameRule::Cfa { .. } | FrameRule::CfaExpression { .. } => true,
            _ => false,
        };
        if !is_of_cfa {
            self.return_address = None;
        }
        let operations = expression_of(rule)
            .and_then(|(expression, used)| lowered.frame_bytes(function, expression, used));
        let instruction = match rule {
            FrameRule::Cfa { register, offset } => self.change_cfa(register, offset),
            FrameRule::Offset { register, offset } => self.saved(register, offset),
            FrameRule::ValueOffset { register, offset } => match self.factored(offset) {
                Some(offset) => CallFrameInstruction::ValOffset(register, offset),
                None => match self.number_at(offset) {
                    Some(operations) => CallFrameInstruction::ValExpression(register, operations),
                    None => CallFrameInstruction::Undefined(register),
                },
            },
            FrameRule::Register { register, saved_in } => {
                CallFrameInstruction::SavedIn(register, saved_in)
            }
            FrameRule::CfaExpression { .. } => {
                self.cfa = COMPUTED_CFA;
                CallFrameInstruction::DefCfaExpression(operations?)
            }
            FrameRule::Expression { register, .. } => match operations {
                Some(operations) => self
                    .without_expression(register, operations)
                    .unwrap_or(CallFrameInstruction::Expression(register, operations)),
                None => CallFrameInstruction::Undefined(register),
            },
            FrameRule::ValueExpression { register, .. } => match operations {
                Some(operations) => CallFrameInstruction::ValExpression(register, operations),
                None => CallFrameInstruction::Undefined(register),
            },
            FrameRule::SameValue(register) => CallFrameInstruction::SameValue(register),
            FrameRule::Undefined(register) => CallFrameInstruction::Undefined(register),
            FrameRule::Restore(register) => CallFrameInstruction::Restore(register),
            FrameRule::RememberState => {
                self.remembered.push(self.cfa);
                CallFrameInstruction::RememberState
            }
            FrameRule::RestoreState => {
                self.cfa = self.remembered.pop()?;
                CallFrameInstruction::RestoreState
            }
        };
        Some(instruction)
    }

    /// Returns a shorter instruction that can replace `DW_CFA_expression`. There is one if the
    /// expression gives another register of the same size, or memory at a constant offset from the
    /// CFA that is a multiple of the data alignment factor. The CFA is on the stack when the
    /// expression starts.
    fn without_expression(
        &self,
        register: Register,
        operations: &[u8],
    ) -> Option<CallFrameInstruction<'static>> {
        let mut operations =
            Operations::new(self.encoding, operations).map(|item| item.map(|(_, found)| found));
        let saved_in = |other: Register| {
            let bits = self.target.register_bits(register);
            (bits.is_some() && bits == self.target.register_bits(other))
                .then_some(CallFrameInstruction::SavedIn(register, other))
        };
        let found = [operations.next(), operations.next(), operations.next()];
        let offset = match found {
            [None, None, None] => 0,
            [
                Some(Ok(Operation::PlusUconst(offset) | Operation::OffsetUconst(offset))),
                None,
                None,
            ] => i64::try_from(offset).ok()?,
            [
                Some(Ok(number)),
                Some(Ok(Operation::Plus | Operation::Offset)),
                None,
            ] => match number {
                Operation::Const1s(number) => number.into(),
                Operation::Const2s(number) => number.into(),
                Operation::Const4s(number) => number.into(),
                Operation::Consts(number) => number,
                _ => return None,
            },
            [Some(Ok(Operation::Reg(other))), None, None] => {
                return saved_in(Register(other.into()));
            }
            [Some(Ok(Operation::Regx(other))), None, None] => return saved_in(other),
            _ => return None,
        };
        Some(CallFrameInstruction::Offset(
            register,
            self.factored(offset)?,
        ))
    }

    /// Returns the instruction for a register that is saved in memory at an offset from the CFA.
    fn saved(&mut self, register: Register, offset: i64) -> CallFrameInstruction<'_> {
        match self.factored(offset) {
            Some(offset) => CallFrameInstruction::Offset(register, offset),
            None => match self.saved_at(offset) {
                Some(operations) => CallFrameInstruction::Expression(register, operations),
                None => CallFrameInstruction::Undefined(register),
            },
        }
    }

    /// Returns an expression that adds an offset to the CFA, which is on the stack. Returns `None`
    /// if the dialect has no operation for it in the CFA's address space.
    fn saved_at(&mut self, offset: i64) -> Option<&[u8]> {
        if self.space == 0 {
            return Some(self.cfa_plus(offset));
        }
        self.scratch.clear();
        let is_expressible = self.append(&[Operation::constant_signed(offset), Operation::Offset]);
        is_expressible.then_some(&self.scratch)
    }

    /// Returns an expression for the CFA plus an offset as a number. The CFA is on the stack as a
    /// number only in the default address space.
    fn number_at(&mut self, offset: i64) -> Option<&[u8]> {
        if self.space == 0 {
            return Some(self.cfa_plus(offset));
        }
        let [entry, read] = self.number?.operations();
        self.scratch.clear();
        let is_expressible = match u64::try_from(offset) {
            Ok(offset) => self.append(&[entry, read, Operation::PlusUconst(offset)]),
            Err(_) => {
                let number = Operation::constant_signed(offset);
                self.append(&[entry, read, number, Operation::Plus])
            }
        };
        is_expressible.then_some(&self.scratch)
    }

    /// Appends operations to the expression. Appends nothing and returns false if the dialect lacks
    /// one of the operations.
    fn append(&mut self, operations: &[Operation<'_>]) -> bool {
        let (start, mut fixups) = (self.scratch.len(), Vec::new());
        let mut writer = Writer::new(self.encoding, &mut self.scratch, &mut fixups);
        let is_expressible = operations
            .iter()
            .all(|operation| writer.op(*operation).is_ok());
        if !is_expressible {
            self.scratch.truncate(start);
        }
        is_expressible
    }

    /// Returns an expression that adds an offset to the CFA, which is on the stack as a number.
    fn cfa_plus(&mut self, offset: i64) -> &[u8] {
        self.scratch.clear();
        self.append(&[Operation::Consts(offset), Operation::Plus]);
        &self.scratch
    }
}
