//! Runs call frame instructions, and yields the rows of the table that DWARF 5 section 6.4.1
//! describes.

use super::coding::CallFrameInstructions;
use super::coding::NEGATE_RA_STATE_WITH_PC;
use super::error::{FrameError, FrameErrorKind};
use super::instruction::CallFrameInstruction;
use super::section::FrameEntry;
use crate::target::Register;
use alloc::vec::Vec;
use gimli::constants::DW_CFA_AARCH64_negate_ra_state;

/// The maximum number of registers with rules, larger than for any machine.
const MAX_RULES: usize = 1024;
/// The maximum number of states that are remembered at one time.
const MAX_DEPTH: usize = 64;

/// The rule for the canonical frame address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CfaRule<'a> {
    /// No instruction has defined the rule.
    Unknown,
    /// A register plus an offset.
    RegisterOffset {
        /// The register.
        register: Register,
        /// The offset in bytes.
        offset: i64,
        /// DWARF's number of the sum's address space.
        space: u64,
    },
    /// The result of an expression.
    Expression(&'a [u8]),
}

/// The rule for the value that a register had in the caller (DWARF 5 section 6.4.1). Offsets are in
/// **bytes**.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegisterRule<'a> {
    /// No instruction has defined the rule: the ABI decides.
    Architectural,
    /// The value is lost.
    Undefined,
    /// The register is preserved.
    SameValue,
    /// The value is in memory, at an offset from the CFA.
    Offset(i64),
    /// The value is the CFA plus an offset.
    ValOffset(i64),
    /// The value is in another register.
    Register(Register),
    /// The value is in memory at the address that an expression computes; the CFA is on its stack
    /// at the start.
    Expression(&'a [u8]),
    /// The value is the result of an expression; the CFA is on its stack at the start.
    ValExpression(&'a [u8]),
}

/// The rules for a range of addresses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row<'a> {
    /// The first address.
    pub start: u64,
    /// The address after the last one.
    pub end: u64,
    /// The rule for the canonical frame address.
    pub cfa: CfaRule<'a>,
    /// True if the return address is signed (AArch64). If so, the bits above the largest address
    /// hold the signature.
    pub signed_return_address: bool,
    /// The rules, sorted by register.
    rules: Vec<(Register, RegisterRule<'a>)>,
}

impl<'a> Row<'a> {
    /// The rule for a register.
    pub fn rule(&self, register: Register) -> RegisterRule<'a> {
        match self.position(register) {
            Ok(index) => self.rules[index].1,
            Err(_) => RegisterRule::Architectural,
        }
    }

    /// The registers with a rule, sorted by number.
    pub fn rules(&self) -> impl Iterator<Item = (Register, RegisterRule<'a>)> + '_ {
        self.rules.iter().copied()
    }

    fn position(&self, register: Register) -> Result<usize, usize> {
        self.rules
            .binary_search_by_key(&register.0, |(known, _)| known.0)
    }

    fn set(&mut self, register: Register, rule: RegisterRule<'a>) -> Result<(), FrameErrorKind> {
        match (self.position(register), rule) {
            (Ok(index), RegisterRule::Architectural) => {
                self.rules.remove(index);
            }
            (Ok(index), rule) => self.rules[index].1 = rule,
            (Err(_), RegisterRule::Architectural) => {}
            (Err(_), _) if self.rules.len() >= MAX_RULES => return Err(FrameErrorKind::Limit),
            (Err(index), rule) => self.rules.insert(index, (register, rule)),
        }
        Ok(())
    }
}

/// The rows of a function, in ascending order and without gaps. Rows without addresses are omitted.
#[derive(Clone, Debug)]
pub struct Rows<'a> {
    instructions: CallFrameInstructions<'a>,
    factors: Factors,
    row: Row<'a>,
    /// The start of the next row; `None` after the last.
    next: Option<u64>,
    /// The rules at the start of the function, which `DW_CFA_restore` restores. `None` while the
    /// instructions of the CIE run.
    initial: Option<Row<'a>>,
    remembered: Vec<Row<'a>>,
    /// The end of the function.
    end: u64,
}

/// The alignment factors, and true if the machine is AArch64.
#[derive(Clone, Copy, Debug)]
struct Factors {
    code: u64,
    data: i64,
    aarch64: bool,
}

impl Factors {
    fn data(&self, factored: i64) -> Result<i64, FrameErrorKind> {
        factored
            .checked_mul(self.data)
            .ok_or(FrameErrorKind::TooLarge)
    }
}

fn signed(offset: u64) -> Result<i64, FrameErrorKind> {
    i64::try_from(offset).map_err(|_| FrameErrorKind::TooLarge)
}

impl<'a> FrameEntry<'a> {
    /// The rows of rules of the function.
    ///
    /// # Errors
    /// If the instructions of the CIE cannot be executed.
    pub fn rows(&self) -> Result<Rows<'a>, FrameError> {
        Rows::new(self)
    }

    /// The rules at an address; `None` if the function does not contain it.
    ///
    /// # Errors
    /// If an instruction up to the end of the row cannot be executed.
    pub fn row_at(&self, address: u64) -> Result<Option<Row<'a>>, FrameError> {
        if address < self.start || address >= self.end {
            return Ok(None);
        }
        let mut rows = self.rows()?;
        while let Some(row) = rows.next_row()? {
            if address < row.end {
                return Ok(Some(row.clone()));
            }
        }
        Ok(None)
    }
}

impl<'a> Rows<'a> {
    pub(super) fn new(entry: &FrameEntry<'a>) -> Result<Rows<'a>, FrameError> {
        let common = &entry.common;
        let aarch64 = common.target.description().signs_return_addresses;
        let row = Row {
            start: entry.start,
            end: entry.end,
            cfa: CfaRule::Unknown,
            signed_return_address: false,
            rules: Vec::new(),
        };
        let mut rows = Rows {
            instructions: common.instructions(),
            factors: Factors {
                code: common.code_alignment,
                data: common.data_alignment,
                aarch64,
            },
            row,
            next: None,
            initial: None,
            remembered: Vec::new(),
            end: entry.end,
        };
        while let Some(item) = rows.instructions.next() {
            let (offset, instruction) = item?;
            rows.apply(instruction)
                .map_err(|kind| FrameError { offset, kind })?;
        }
        rows.initial = Some(rows.row.clone());
        rows.remembered.clear();
        rows.instructions = entry.instructions();
        rows.next = Some(entry.start);
        Ok(rows)
    }

    /// Returns the next row, or `None` after the last.
    ///
    /// # Errors
    /// If an instruction cannot be decoded or executed. No rows follow an error.
    pub fn next_row(&mut self) -> Result<Option<&Row<'a>>, FrameError> {
        let Some(start) = self.next.take().filter(|start| *start < self.end) else {
            return Ok(None);
        };
        (self.row.start, self.row.end) = (start, self.end);
        while let Some(item) = self.instructions.next() {
            let (offset, instruction) = item?;
            let address = self
                .apply(instruction)
                .map_err(|kind| FrameError { offset, kind })?;
            if let Some(address) = address.filter(|address| *address > start) {
                self.row.end = address.min(self.end);
                self.next = Some(address);
                break;
            }
        }
        Ok(Some(&self.row))
    }

    /// Executes one instruction. Returns the start address of the next row if the instruction
    /// advances.
    #[expect(
        clippy::too_many_lines,
        reason = "a table: one arm for each instruction"
    )]
    fn apply(
        &mut self,
        instruction: CallFrameInstruction<'a>,
    ) -> Result<Option<u64>, FrameErrorKind> {
        use CallFrameInstruction as I;
        let factors = self.factors;
        let row = &mut self.row;
        let define = |register, offset, space| CfaRule::RegisterOffset {
            register,
            offset,
            space,
        };
        match instruction {
            I::Nop | I::ArgumentsSize(_) => {}
            I::Advance(delta) => {
                let start = row.start;
                let distance = u64::from(delta).saturating_mul(factors.code);
                let end = start.checked_add(distance);
                let end = end.ok_or(FrameErrorKind::AddressOverflow(start, distance));
                return self.advance(end);
            }
            I::SetLocation(address, _) => return self.advance(Ok(address)),
            I::DefCfa(register, offset) => row.cfa = define(register, signed(offset)?, 0),
            I::DefCfaFactored(register, offset) => {
                row.cfa = define(register, factors.data(offset)?, 0)
            }
            I::DefAspaceCfa(register, offset, space) => {
                row.cfa = define(register, signed(offset)?, space)
            }
            I::DefAspaceCfaFactored(register, offset, space) => {
                row.cfa = define(register, factors.data(offset)?, space);
            }
            I::DefCfaRegister(register) => match &mut row.cfa {
                CfaRule::RegisterOffset {
                    register: known, ..
                } => *known = register,
                // LLVM's CIEs for MIPS start with `DW_CFA_def_cfa_register`. All consumers use 0
                // for the missing offset.
                CfaRule::Unknown => row.cfa = define(register, 0, 0),
                CfaRule::Expression(_) => return Err(FrameErrorKind::NoRegisterOffset),
            },
            I::DefCfaOffset(offset) => row.cfa = row.cfa.with_offset(signed(offset)?)?,
            I::DefCfaOffsetFactored(offset) => {
                row.cfa = row.cfa.with_offset(factors.data(offset)?)?
            }
            I::DefCfaExpression(expression) => row.cfa = CfaRule::Expression(expression),
            I::Offset(register, offset) => {
                row.set(register, RegisterRule::Offset(factors.data(offset)?))?
            }
            I::ValOffset(register, offset) => {
                row.set(register, RegisterRule::ValOffset(factors.data(offset)?))?
            }
            I::SavedIn(register, saved_in) => {
                row.set(register, RegisterRule::Register(saved_in))?
            }
            I::Expression(register, expression) => {
                row.set(register, RegisterRule::Expression(expression))?
            }
            I::ValExpression(register, expression) => {
                row.set(register, RegisterRule::ValExpression(expression))?
            }
            I::SameValue(register) => row.set(register, RegisterRule::SameValue)?,
            I::Undefined(register) => row.set(register, RegisterRule::Undefined)?,
            I::Restore(register) => {
                let initial = self
                    .initial
                    .as_ref()
                    .ok_or(FrameErrorKind::NotInCommonEntry)?;
                row.set(register, initial.rule(register))?;
            }
            I::RememberState if self.remembered.len() >= MAX_DEPTH => {
                return Err(FrameErrorKind::Limit);
            }
            I::RememberState => self.remembered.push(row.clone()),
            I::RestoreState => {
                let remembered = self
                    .remembered
                    .pop()
                    .ok_or(FrameErrorKind::NothingRemembered)?;
                *row = Row {
                    start: row.start,
                    end: row.end,
                    ..remembered
                };
            }
            // The signing method matters only to a consumer that verifies the signature.
            I::NegateReturnAddressState | I::NegateReturnAddressStateWithPc if factors.aarch64 => {
                row.signed_return_address ^= true;
            }
            // SPARC uses this opcode for register windows, whose effect would be lost here.
            I::NegateReturnAddressState => {
                return Err(FrameErrorKind::UnknownInstruction(
                    DW_CFA_AARCH64_negate_ra_state.0,
                ));
            }
            I::NegateReturnAddressStateWithPc => {
                return Err(FrameErrorKind::UnknownInstruction(NEGATE_RA_STATE_WITH_PC));
            }
        }
        Ok(None)
    }

    fn advance(&self, address: Result<u64, FrameErrorKind>) -> Result<Option<u64>, FrameErrorKind> {
        match address {
            _ if self.initial.is_none() => Err(FrameErrorKind::NotInCommonEntry),
            Ok(address) if address < self.row.start => {
                Err(FrameErrorKind::Backwards(self.row.start, address))
            }
            address => address.map(Some),
        }
    }
}

impl CfaRule<'_> {
    /// The same register and address space, with another offset.
    fn with_offset(self, offset: i64) -> Result<Self, FrameErrorKind> {
        match self {
            CfaRule::RegisterOffset {
                register, space, ..
            } => Ok(CfaRule::RegisterOffset {
                register,
                offset,
                space,
            }),
            CfaRule::Unknown | CfaRule::Expression(_) => Err(FrameErrorKind::NoRegisterOffset),
        }
    }
}
