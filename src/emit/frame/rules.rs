//! The rules at a position in a function, and the instruction for the next one.

use crate::dwarf::{CallFrameInstruction, Encoding, Operation, Operations, Writer};
use crate::lower::{FrameNumber, Lowered, expression_of, has_spaces};
use crate::markers::{FrameRule, FunctionId};
use crate::target::{Description, Register, Target};
use alloc::vec::Vec;

/// The current rules. The choice of the instruction for a new rule depends on them.
pub(super) struct Rules {
    pub(super) target: Target,
    encoding: Encoding,
    data_alignment: i64,
    /// The address space of the CFA; 0 if the dialect has no instructions with address spaces.
    space: u64,
    /// `None` for a CFA that an expression computes: no instruction changes its register or offset.
    cfa: Option<(Register, i64)>,
    /// The return address's register and its offset from the CFA while the CIE's rule holds; `None`
    /// after the function's first row that is not a rule for the CFA.
    return_address: Option<(Register, i64)>,
    /// The operations that give the CFA as a number, for a CFA outside the default address space.
    number: Option<FrameNumber>,
    remembered: Vec<Option<(Register, i64)>>,
    scratch: Vec<u8>,
}

impl Rules {
    pub(super) fn new(encoding: Encoding, target: Target) -> Rules {
        let description = target.description();
        let space = if has_spaces(encoding.dialect) {
            description.cfa_address_space
        } else {
            0
        };
        let cfa = Some((Register(description.cfa.0), description.cfa.1.into()));
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

    pub(super) fn restart(&mut self, target: &Description, number: Option<FrameNumber>) {
        self.number = number;
        self.cfa = Some((Register(target.cfa.0), target.cfa.1.into()));
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
        let Some((known_register, known_offset)) = self.cfa else {
            return self.set_cfa(register, offset);
        };
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
                self.cfa = Some((register, offset));
                change
            }
            None => self.set_cfa(register, offset),
        }
    }

    /// Returns an instruction that makes the CFA a register plus an offset, for any previous rule.
    #[inline]
    pub(super) fn set_cfa(&mut self, register: Register, offset: i64) -> CallFrameInstruction<'_> {
        self.cfa = Some((register, offset));
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
                self.cfa = None;
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
    #[inline]
    pub(super) fn next<'r>(
        &'r mut self,
        lowered: &'r Lowered<'_, '_>,
        function: FunctionId,
        rule: FrameRule,
    ) -> Option<CallFrameInstruction<'r>> {
        let is_of_cfa = match rule {
            FrameRule::Cfa { register, offset } if self.cfa == Some((register, offset.into())) => {
                return None;
            }
            FrameRule::Offset { register, offset }
                if self.return_address == Some((register, offset.into())) =>
            {
                return None;
            }
            FrameRule::Cfa { .. } | FrameRule::CfaExpression { .. } => true,
            _ => false,
        };
        if !is_of_cfa {
            self.return_address = None;
        }
        let operations = || {
            let (expression, used) = expression_of(rule)?;
            lowered.frame_bytes(function, expression, used)
        };
        let instruction = match rule {
            FrameRule::Cfa { register, offset } => self.change_cfa(register, offset.into()),
            FrameRule::Offset { register, offset } => self.saved(register, offset.into()),
            FrameRule::ValueOffset { register, offset } => {
                self.value_offset(register, offset.into())
            }
            FrameRule::Register { register, saved_in } => {
                CallFrameInstruction::SavedIn(register, saved_in)
            }
            FrameRule::CfaExpression { .. } => {
                self.cfa = None;
                CallFrameInstruction::DefCfaExpression(operations()?)
            }
            FrameRule::Expression { register, .. } => match operations() {
                Some(operations) => self
                    .without_expression(register, operations)
                    .unwrap_or(CallFrameInstruction::Expression(register, operations)),
                None => CallFrameInstruction::Undefined(register),
            },
            FrameRule::ValueExpression { register, .. } => match operations() {
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
                Operation::Lit(number) => number.into(),
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
    #[inline]
    pub(super) fn saved(&mut self, register: Register, offset: i64) -> CallFrameInstruction<'_> {
        match self.factored(offset) {
            Some(offset) => CallFrameInstruction::Offset(register, offset),
            None => match self.saved_at(offset) {
                Some(operations) => CallFrameInstruction::Expression(register, operations),
                None => CallFrameInstruction::Undefined(register),
            },
        }
    }

    /// Returns the instruction for a register whose value is the CFA plus an offset.
    pub(super) fn value_offset(
        &mut self,
        register: Register,
        offset: i64,
    ) -> CallFrameInstruction<'_> {
        match self.factored(offset) {
            Some(offset) => CallFrameInstruction::ValOffset(register, offset),
            None => match self.number_at(offset) {
                Some(operations) => CallFrameInstruction::ValExpression(register, operations),
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

    /// Returns an expression for the CFA plus an offset as a number. Outside of the default address
    /// space, the CFA on the stack is not a number, so the expression computes it again.
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
