//! Unwinding: finds the callers' frames by call frame information (DWARF 5 section 6.4).
//!
//! A [`CallStack`] wraps a machine that has only the innermost frame. It is itself a machine, with
//! the frames that [`CallStack::unwind`] has found. For each frame it finds the [`Row`] of rules at
//! the frame's address. The rules give the canonical frame address and the location of each
//! register of the caller. The register in the return address's column is the caller's address,
//! from which the next step starts.
//!
//! The location of a register of an outer frame is kept in terms of the innermost frame's registers
//! and of memory: if a register was saved in a register that was itself saved, both rules are
//! applied at once. An access to a register of an outer frame therefore never has to unwind. Rules
//! are evaluated by the same interpreter that evaluates `DW_OP_call_frame_cfa` and
//! `DW_OP_call_frame_entry_reg`, which detects a rule that depends on its own result.

mod machine;
mod registers;
mod targets;

use crate::messages::messages;
pub use targets::Callee;

use super::error::{ErrorCode, EvalError};
use super::evaluator::Evaluator;
use super::location::{Location, Storage};
use super::machine::{Machine, Parameter};
use super::value::Value;
use crate::dwarf::{CfaRule, FrameError, FrameIndex, Row};
use crate::target::{Register, Target, bits_preserved_by_abi};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

/// The reason why the caller of a frame cannot be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum UnwindError {
    /// The machine has no program counter.
    NoProgramCounter,
    /// There is no call frame information for this address.
    NoEntry(u64),
    /// The call frame information cannot be used.
    Frame(FrameError),
    /// A rule cannot be evaluated.
    Eval(EvalError),
    /// The return address is signed, and the bits of the signature are unknown.
    SignedReturnAddress,
    /// The caller's frame is already on the stack.
    Circular,
    /// There are more frames than [`CallStack::max_frames`].
    TooManyFrames,
}

messages! { UnwindError {
    NoProgramCounter => "the machine has no program counter; set the value of its register";
    NoEntry(address) =>
        "there is no call frame information for 0x{address:x}; the function there has none, or is in another file";
    Frame(error) => "the call frame information cannot be used: {error}";
    Eval(error) => "a rule cannot be evaluated: {error}";
    SignedReturnAddress => "the return address is signed, but the bits of the signature are unknown";
    Circular => "the caller's frame is already on the stack";
    TooManyFrames => "there are more frames than `CallStack::max_frames`";
} }

impl core::error::Error for UnwindError {}

impl From<FrameError> for UnwindError {
    fn from(error: FrameError) -> UnwindError {
        UnwindError::Frame(error)
    }
}

impl From<EvalError> for UnwindError {
    fn from(error: EvalError) -> UnwindError {
        UnwindError::Eval(error)
    }
}

/// A frame of a [`CallStack`].
#[derive(Clone, Debug)]
pub struct UnwoundFrame<'f> {
    /// The address of the next instruction in this frame.
    pub pc: u64,
    /// An address inside the current instruction of the frame, for lookups in tables: the return
    /// address of a call may already belong to another function.
    pub address: u64,
    /// The first address of the frame's FDE: the start of the function, or of its cold part. `None`
    /// if there is no FDE.
    pub start: Option<u64>,
    /// The rules to unwind from the frame; `None` if there is no call frame information.
    pub row: Option<Row<'f>>,
    /// The register in the return address's column, and true for a signal frame.
    return_address: (Register, bool),
    /// `None` before it is computed, and if there is no rule for it.
    cfa: Option<Result<Location, EvalError>>,
    /// The result of [`Callee::Computed`] for the call in this frame.
    computed_target: Option<u64>,
    /// The locations of this frame's registers for which the callee has rules, in ascending order.
    registers: Vec<(Register, Result<Location, EvalError>)>,
}

impl UnwoundFrame<'_> {
    /// The canonical frame address, as a memory location.
    ///
    /// # Errors
    /// If the evaluation of its rule fails, or if there is no rule.
    pub fn canonical_frame_address(&self) -> Result<Location, EvalError> {
        self.cfa.clone().unwrap_or(Err(EvalError::new(
            ErrorCode::MissingContext,
            "there is no rule for the CFA",
        )))
    }
}

/// A machine with all frames found so far. Frame 0 is the frame of the wrapped machine.
///
/// `DW_OP_entry_value` is available for parameters whose values call sites describe
/// ([`CallStack::add_call_site`]), and for registers that the function preserves: their value on
/// entry is the value in the caller's frame. This does not hold for other registers, or for the
/// stack pointer.
///
/// ```
/// use dwarfsmith::Target;
/// use dwarfsmith::dwarf::{Dialect, Encoding, FrameIndex, FrameSection};
/// use dwarfsmith::eval::{CallStack, Evaluator, Rules, Snapshot};
/// use dwarfsmith::target::Register;
///
/// // For all functions here, the CFA is rsp + 8, and the return address is 8 bytes below it.
/// let mut debug_frame = vec![16, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 4, 0, 8, 0, 1, 0x78, 16];
/// debug_frame.extend([0x0c, 7, 8, 0x90, 1]);
/// for function in [0x1000u64, 0x2000] {
///     debug_frame.extend([20, 0, 0, 0, 0, 0, 0, 0]);
///     debug_frame.extend(function.to_le_bytes());
///     debug_frame.extend(0x100u64.to_le_bytes());
/// }
///
/// // The program is in the function at 0x1000, which returns to 0x2010; the return address there is 0.
/// let target = Target::X86_64;
/// let mut machine = Snapshot::new(target);
/// machine.pc = Some(0x1004);
/// machine.set_register(Register(7), 0x7ff0u64.to_le_bytes().to_vec());
/// machine.set_memory(0, 0x7ff0, &0x2010u64.to_le_bytes());
/// machine.set_memory(0, 0x7ff8, &0u64.to_le_bytes());
///
/// let index = FrameIndex::new(FrameSection::debug_frame(target, &debug_frame));
/// let mut evaluator = Evaluator::new(Encoding::new(Dialect::Dwarf5, target), Rules::Dwarf5);
/// let mut stack = CallStack::new(machine, target, evaluator.clone(), vec![index])?;
/// while stack.unwind()? {}
/// let addresses: Vec<u64> = stack.frames().iter().map(|frame| frame.pc).collect();
/// assert_eq!(addresses, [0x1004, 0x2010]);
///
/// // DW_AT_frame_base of the caller is DW_OP_call_frame_cfa; one of its variables is at DW_OP_fbreg -16.
/// stack.add_frame_base(0x2000, 0x2100, &[0x9c]);
/// assert!(stack.select(1));
/// assert_eq!(evaluator.location(&stack, &[0x91, 0x70], &[])?.to_string(), "mem(0)+0x7ff0");
/// # Ok::<(), dwarfsmith::eval::UnwindError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CallStack<'f, M> {
    machine: M,
    target: Target,
    evaluator: Evaluator,
    indexes: Vec<FrameIndex<'f>>,
    /// Frame bases by the first addresses of functions: the address after the last, and the
    /// expression.
    frame_bases: BTreeMap<u64, (u64, &'f [u8])>,
    /// The values of parameters, by the return address of the call and the parameter.
    call_sites: BTreeMap<(u64, Parameter), &'f [u8]>,
    /// The values of parameters, by the return address of the call and the expression of the place
    /// in which they are passed.
    call_places: BTreeMap<(u64, &'f [u8]), &'f [u8]>,
    /// The called functions, by the calls' return addresses.
    call_targets: BTreeMap<u64, Callee<'f>>,
    /// The functions that each function may end in a tail call of, by its first address.
    tail_calls: BTreeMap<u64, Vec<Callee<'f>>>,
    /// The symbols of functions, with their first addresses.
    symbols: BTreeSet<(&'f [u8], u64)>,
    /// For the first address of each other part of a function, the first address of the function.
    parts: BTreeMap<u64, u64>,
    /// Load biases by the first addresses of ranges: the address after the last, and the bias.
    biases: BTreeMap<u64, (u64, u64)>,
    frames: Vec<UnwoundFrame<'f>>,
    /// The return address, and the address space and bit address of the CFA, of each frame.
    seen: BTreeSet<(u64, u64, u128)>,
    selected: u32,
    /// Returns the number of bits of a register, from the least significant one, that functions
    /// preserve if call frame information has no rule for it; [`u32::MAX`] for all. If they do not,
    /// registers of callers and values on entry are wrong.
    pub preserved_bits: fn(Target, Register) -> u32,
    /// A mask of the bits of a signed return address that contain the address.
    pub return_address_mask: Option<u64>,
    /// The maximum number of frames.
    pub max_frames: u32,
}

impl<'f, M: Machine> CallStack<'f, M> {
    /// Creates a stack with the innermost frame of a machine. `evaluator` evaluates the expressions
    /// of rules; `indexes` are searched in order.
    ///
    /// The machine must have the registers of frame 0 for which call frame information has rules,
    /// and the register in the return address's column: on x86-64 register 16, `rip`. All addresses
    /// are those in memory: use [`FrameSection::loaded_at`](crate::dwarf::FrameSection::loaded_at)
    /// for code with a load bias.
    ///
    /// # Errors
    /// If the machine has no program counter, or the call frame information there is malformed.
    pub fn new(
        machine: M,
        target: Target,
        evaluator: Evaluator,
        indexes: Vec<FrameIndex<'f>>,
    ) -> Result<CallStack<'f, M>, UnwindError> {
        let mut stack = CallStack {
            machine,
            target,
            evaluator,
            indexes,
            frame_bases: BTreeMap::new(),
            call_sites: BTreeMap::new(),
            call_places: BTreeMap::new(),
            call_targets: BTreeMap::new(),
            tail_calls: BTreeMap::new(),
            symbols: BTreeSet::new(),
            parts: BTreeMap::new(),
            biases: BTreeMap::new(),
            frames: Vec::new(),
            seen: BTreeSet::new(),
            selected: 0,
            preserved_bits: bits_preserved_by_abi,
            return_address_mask: None,
            max_frames: 4096,
        };
        stack.restart()?;
        Ok(stack)
    }

    /// Adds the frame base of a function, an expression, for the addresses from `start` up to
    /// `end`.
    pub fn add_frame_base(&mut self, start: u64, end: u64, expression: &'f [u8]) {
        self.frame_bases.insert(start, (end, expression));
    }

    /// Adds the load bias of the code from `start` up to `end`, which are addresses in memory: see
    /// [`Machine::load_bias`]. For other addresses, the wrapped machine provides the bias.
    pub fn add_load_bias(&mut self, start: u64, end: u64, bias: u64) {
        self.biases.insert(start, (end, bias));
    }

    /// Adds the value of a parameter that the call with a return address passes. The value is an
    /// expression, `DW_AT_call_value`, that is evaluated in the caller's frame (DWARF 5 section
    /// 3.4.2).
    pub fn add_call_site(&mut self, return_address: u64, parameter: Parameter, value: &'f [u8]) {
        self.call_sites.insert((return_address, parameter), value);
    }

    /// Like [`CallStack::add_call_site`], for a parameter that is passed at a place other than one
    /// register. `DW_OP_entry_value` of the same expression, or of a number read there, gives the
    /// value.
    pub fn add_call_place(&mut self, return_address: u64, place: &'f [u8], value: &'f [u8]) {
        self.call_places.insert((return_address, place), value);
    }

    /// The frames found so far, the innermost first.
    pub fn frames(&self) -> &[UnwoundFrame<'f>] {
        &self.frames
    }

    /// Selects the frame in which expressions are evaluated. Returns `false`, without a change, if
    /// there is no such frame.
    #[must_use]
    pub fn select(&mut self, frame: u32) -> bool {
        let known = self.frames.get(frame as usize).is_some();
        if known {
            self.selected = frame;
        }
        known
    }

    /// The wrapped machine.
    pub fn machine(&self) -> &M {
        &self.machine
    }

    /// The wrapped machine, to change the state that depends on the selected frame, such as the
    /// unit whose base types expressions refer to. The frames found so far do not change: call
    /// [`CallStack::restart`] if registers or memory change.
    pub fn machine_mut(&mut self) -> &mut M {
        &mut self.machine
    }

    /// Removes all frames, and adds the innermost one of the machine's current state, for example
    /// after the program has run. The call sites, frame bases and other data that were added
    /// remain.
    ///
    /// # Errors
    /// Those of [`CallStack::new`]; there are then no frames.
    pub fn restart(&mut self) -> Result<(), UnwindError> {
        self.frames.clear();
        self.seen.clear();
        self.selected = 0;
        let pc = self.machine.pc().ok_or(UnwindError::NoProgramCounter)?;
        self.push(pc, pc, Vec::new())
    }

    /// Returns the wrapped machine.
    pub fn into_machine(self) -> M {
        self.machine
    }

    /// Finds the caller of the outermost frame found so far. Returns `false` if it has none: its
    /// return address is undefined or 0.
    ///
    /// # Errors
    /// Any [`UnwindError`]; no frame is added.
    pub fn unwind(&mut self) -> Result<bool, UnwindError> {
        let level = self.frames.len().saturating_sub(1);
        let Some(frame) = self.frames.last() else {
            return Ok(false);
        };
        if self.frames.len() >= self.max_frames as usize {
            return Err(UnwindError::TooManyFrames);
        }
        let row = frame
            .row
            .as_ref()
            .ok_or(UnwindError::NoEntry(frame.address))?;
        frame.canonical_frame_address()?;
        let (column, signal) = frame.return_address;
        let signed = row.signed_return_address;

        let mut evaluator = self.evaluator.clone();
        let mut find = |register| {
            let location = evaluator.entry_register(self, level as u32, register);
            location
                .and_then(|location| self.resolve_registers(&location))
                .map_err(|error| error.on(self.target))
        };
        let found = find(column)?;
        if found.storage == Storage::Undefined {
            return Ok(false);
        }
        let stack_pointer = Register(self.target.description().cfa.0);
        let mut registers: Vec<_> = row
            .rules()
            .map(|(register, _)| (register, find(register)))
            .collect();
        if let Err(index) =
            registers.binary_search_by_key(&stack_pointer.0, |(register, _)| register.0)
        {
            registers.insert(index, (stack_pointer, find(stack_pointer)));
        }

        let mut pc = self.number(level as u32, column, &found)?;
        if signed {
            pc &= self
                .return_address_mask
                .ok_or(UnwindError::SignedReturnAddress)?;
        }
        if pc == 0 {
            return Ok(false);
        }
        self.push(pc, if signal { pc } else { pc - 1 }, registers)?;
        let target = self.compute_target(level + 1);
        if let Some(frame) = self.frames.last_mut() {
            frame.computed_target = target;
        }
        Ok(true)
    }

    /// Adds a frame and finds its rules and canonical frame address.
    fn push(
        &mut self,
        pc: u64,
        address: u64,
        registers: Vec<(Register, Result<Location, EvalError>)>,
    ) -> Result<(), UnwindError> {
        let mut row = None;
        for index in &self.indexes {
            row = index.row_at(address)?;
            if row.is_some() {
                break;
            }
        }
        let column = Register(self.target.description().return_address);
        let (start, row, return_address) = match row {
            Some((entry, row)) => (
                Some(entry.start),
                Some(row),
                (entry.common.return_address, entry.common.signal),
            ),
            None => (None, None, (column, false)),
        };
        self.frames.push(UnwoundFrame {
            pc,
            address,
            start,
            row,
            return_address,
            cfa: None,
            computed_target: None,
            registers,
        });
        let level = self.frames.len() - 1;
        let cfa = self.compute_cfa(level);
        let key = match &cfa {
            Some(Ok(Location {
                storage: Storage::Memory { space, .. },
                offset,
            })) => Some((pc, *space, *offset)),
            _ => None,
        };
        // A recursive call from the same instruction has a different CFA each time.
        if key.is_some_and(|key| !self.seen.insert(key)) {
            self.frames.pop();
            return Err(UnwindError::Circular);
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.cfa = cfa;
        }
        Ok(())
    }

    /// Computes the canonical frame address of a frame; `None` if there is no rule for it.
    fn compute_cfa(&self, level: usize) -> Option<Result<Location, EvalError>> {
        match self.frames.get(level)?.row.as_ref()?.cfa {
            CfaRule::Unknown => None,
            CfaRule::RegisterOffset {
                register,
                offset,
                space,
            } => {
                let size = self
                    .address_space_bytes(space)
                    .unwrap_or(self.target.address_bytes());
                // The function calls only functions that preserve the register: without it, no
                // consumer could unwind. An example is i386's ecx in a `main` of gcc.
                let base = self
                    .locate_kept(level as u32, register, |_| u32::MAX)
                    .and_then(|location| self.number(level as u32, register, &location));
                let address = base
                    .map(|base| Value::generic(size, u128::from(base.wrapping_add(offset as u64))));
                Some(
                    address.map(|address| Location::memory(space, address.unsigned() as u64, size)),
                )
            }
            CfaRule::Expression(_) => {
                let location = self
                    .evaluator
                    .clone()
                    .canonical_frame_address(self, level as u32);
                let resolved = location.and_then(|location| self.resolve_registers(&location));
                Some(resolved.map_err(|error| error.on(self.target)))
            }
        }
    }
}
