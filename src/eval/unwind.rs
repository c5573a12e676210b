//! Unwinding: the frames below the innermost one, by call frame information (DWARF 5 section 6.4).
//!
//! A [`CallStack`] wraps a machine that knows the innermost frame only, and is itself a machine
//! with as many frames as [`CallStack::unwind`] has found. For each frame there is the [`Row`] of
//! rules at its address; of the rules come the canonical frame address, where each register of the
//! caller is, and, at the register of the return address's column, the caller's address, where all
//! starts again.
//!
//! Where a register of an outer frame is, is kept in terms of the innermost frame's registers and
//! of memory: what was saved in a register that was itself saved is followed at once. So reading
//! and writing registers of outer frames never has to unwind. Rules are evaluated by the same
//! interpreter that `DW_OP_call_frame_cfa` and `DW_OP_call_frame_entry_reg` use, which finds out
//! whether one is needed for its own evaluation.

mod machine;

use crate::target::preserved_by_abi;

use super::access::read_bits;
use super::bits;
use super::error::{ErrorCode, EvalError};
use super::evaluator::Evaluator;
use super::location::{Location, Storage};
use super::machine::{Machine, Parameter};
use super::value::Value;
use crate::dwarf::{CfaRule, FrameError, FrameIndex, Row};
use crate::target::{Register, Target};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use core::fmt;

const OUTSIDE: EvalError = EvalError::new(
    ErrorCode::OutOfBounds,
    "the location would be outside its storage",
);

/// Why a frame's caller cannot be found.
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
    /// The return address is signed, and which bits the signature has is not known.
    SignedReturnAddress,
    /// The caller's frame is one that was there before.
    Circular,
    /// There are more frames than [`CallStack::most_frames`].
    TooManyFrames,
}

impl fmt::Display for UnwindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnwindError::NoProgramCounter => f.write_str(
                "the machine knows no program counter: give it the value of its register",
            ),
            UnwindError::NoEntry(address) => write!(
                f,
                "there is no call frame information for 0x{address:x}: the function there has none, or it is in another file"
            ),
            UnwindError::Frame(error) => {
                write!(f, "the call frame information cannot be used: {error}")
            }
            UnwindError::Eval(error) => write!(f, "a rule cannot be evaluated: {error}"),
            UnwindError::SignedReturnAddress => {
                f.write_str("how the return address is signed is not known")
            }
            UnwindError::Circular => f.write_str("the caller's frame is one that was there before"),
            UnwindError::TooManyFrames => f.write_str("there are too many frames"),
        }
    }
}

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
    /// The address of the instruction that is next in this frame.
    pub pc: u64,
    /// An address inside the instruction that the frame is at, which is what tables are asked
    /// about: a call's return address may already be another function's.
    pub address: u64,
    /// The first address of what call frame information describes the frame with: the function,
    /// mostly, or its cold part. `None` where there is none.
    pub start: Option<u64>,
    /// The rules to unwind from it; `None` where there is no call frame information.
    pub row: Option<Row<'f>>,
    /// The column of the return address, and whether the function is one that signals return to.
    return_address: (Register, bool),
    /// `None` while it is being computed.
    cfa: Option<Result<Location, EvalError>>,
    /// Where registers of this frame are for which the callee has rules; ascending.
    registers: Vec<(Register, Result<Location, EvalError>)>,
}

impl UnwoundFrame<'_> {
    /// The canonical frame address: the location whose address it is.
    ///
    /// # Errors
    /// Where its rule cannot be evaluated.
    pub fn canonical_frame_address(&self) -> Result<Location, EvalError> {
        self.cfa.clone().unwrap_or(Err(EvalError::new(
            ErrorCode::MissingContext,
            "there is no rule for the CFA",
        )))
    }
}

/// A machine with all frames that have been found so far. Frame 0 is that of the machine inside.
///
/// `DW_OP_entry_value` is available as far as call sites say what was passed
/// ([`CallStack::add_call_site`]), and for registers that the function must leave as they were: on
/// entry they were what they are in the caller, which others, and the stack pointer, are not
/// always.
///
/// ```
/// use dwarfsmith::Target;
/// use dwarfsmith::dwarf::{Dialect, Encoding, FrameIndex, FrameSection};
/// use dwarfsmith::eval::{CallStack, Evaluator, Rules, Snapshot};
/// use dwarfsmith::target::Register;
///
/// // Of all functions here, the CFA is rsp + 8, and the return address is 8 bytes below it.
/// let mut debug_frame = vec![16, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 4, 0, 8, 0, 1, 0x78, 16];
/// debug_frame.extend([0x0c, 7, 8, 0x90, 1]);
/// for function in [0x1000u64, 0x2000] {
///     debug_frame.extend([20, 0, 0, 0, 0, 0, 0, 0]);
///     debug_frame.extend(function.to_le_bytes());
///     debug_frame.extend(0x100u64.to_le_bytes());
/// }
///
/// // The program is in the function at 0x1000, which returns to 0x2010, which returns to nowhere.
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
/// // DW_AT_frame_base of the caller is DW_OP_call_frame_cfa; a variable of it is at DW_OP_fbreg -16.
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
    /// Frame bases by the functions' first addresses: the address after the last, and the
    /// expression.
    frame_bases: BTreeMap<u64, (u64, &'f [u8])>,
    /// What call sites say, by the call's return address and the parameter.
    call_sites: BTreeMap<(u64, Parameter), &'f [u8]>,
    /// Which function is called, by the call's return address.
    call_targets: BTreeMap<u64, u64>,
    /// What is added to addresses of the debug information, by first addresses: the address after
    /// the last, and that.
    biases: BTreeMap<u64, (u64, u64)>,
    frames: Vec<UnwoundFrame<'f>>,
    /// Return address, address space and bit address of the CFA of each frame.
    seen: BTreeSet<(u64, u64, u128)>,
    selected: u32,
    /// Whether functions leave a register as it was where call frame information does not say.
    pub preserved: fn(Target, Register) -> bool,
    /// The bits of a signed return address that are the address.
    pub return_address_mask: Option<u64>,
    /// How many frames there may be.
    pub most_frames: u32,
}

impl<'f, M: Machine> CallStack<'f, M> {
    /// The innermost frame of a machine. `evaluator` is for expressions in rules; `indexes` are
    /// asked in their order.
    ///
    /// The machine must know the registers of frame 0 that call frame information has rules for,
    /// and the one in the return address's column: on x86-64 register 16, `rip`. All addresses are
    /// those in memory: of what was not loaded where its file says, take
    /// [`FrameSection::loaded_at`](crate::dwarf::FrameSection::loaded_at).
    ///
    /// # Errors
    /// Where the machine has no program counter, or the call frame information there is wrong.
    pub fn new(
        machine: M,
        target: Target,
        evaluator: Evaluator,
        indexes: Vec<FrameIndex<'f>>,
    ) -> Result<CallStack<'f, M>, UnwindError> {
        let pc = machine.pc().ok_or(UnwindError::NoProgramCounter)?;
        let mut stack = CallStack {
            machine,
            target,
            evaluator,
            indexes,
            frame_bases: BTreeMap::new(),
            call_sites: BTreeMap::new(),
            call_targets: BTreeMap::new(),
            biases: BTreeMap::new(),
            frames: Vec::new(),
            seen: BTreeSet::new(),
            selected: 0,
            preserved: preserved_by_abi,
            return_address_mask: None,
            most_frames: 4096,
        };
        stack.push(pc, pc, Vec::new())?;
        Ok(stack)
    }

    /// Says what `DW_AT_frame_base` of a function is, an expression, for the addresses from `start`
    /// up to `end`.
    pub fn add_frame_base(&mut self, start: u64, end: u64, expression: &'f [u8]) {
        self.frame_bases.insert(start, (end, expression));
    }

    /// Says what is added to the addresses in the debug information of the code from `start` up to
    /// `end`, which are addresses in memory: see [`Machine::load_bias`]. Where nothing is said, it
    /// is what the machine inside says.
    pub fn add_load_bias(&mut self, start: u64, end: u64, bias: u64) {
        self.biases.insert(start, (end, bias));
    }

    /// Says what is passed as a parameter by the call with a return address: an expression,
    /// `DW_AT_call_value`, that is evaluated in the caller's frame (DWARF 5 section 3.4.2).
    pub fn add_call_site(&mut self, return_address: u64, parameter: Parameter, value: &'f [u8]) {
        self.call_sites.insert((return_address, parameter), value);
    }

    /// Says which function the call with a return address calls, by its first address:
    /// `DW_AT_call_origin`. Where the frame inside is another's, the function that was called has
    /// left its place to it, by a tail call, and what the call site says that it passed is not what
    /// that other function was passed. It is then unavailable, as it is in a function's cold part.
    pub fn add_call_target(&mut self, return_address: u64, function: u64) {
        self.call_targets.insert(return_address, function);
    }

    /// The frames found so far, the innermost first.
    pub fn frames(&self) -> &[UnwoundFrame<'f>] {
        &self.frames
    }

    /// Makes a frame the one that expressions are about; `false`, and nothing changed, where there
    /// is none.
    #[must_use]
    pub fn select(&mut self, frame: u32) -> bool {
        let known = self.frames.get(frame as usize).is_some();
        if known {
            self.selected = frame;
        }
        known
    }

    /// The machine inside.
    pub fn machine(&self) -> &M {
        &self.machine
    }

    /// The machine inside, for what changes with the frame that is asked about, such as the unit
    /// whose base types expressions refer to. Frames that have been found stay as they are: if its
    /// registers or memory change, make a new `CallStack`.
    pub fn machine_mut(&mut self) -> &mut M {
        &mut self.machine
    }

    /// Gives the machine back.
    pub fn into_machine(self) -> M {
        self.machine
    }

    /// Finds the caller of the outermost frame known so far; `false` where it has none: its return
    /// address is undefined or 0.
    ///
    /// # Errors
    /// Any; there is no further frame then.
    pub fn unwind(&mut self) -> Result<bool, UnwindError> {
        let level = self.frames.len().saturating_sub(1);
        let Some(frame) = self.frames.last() else {
            return Ok(false);
        };
        if self.frames.len() >= self.most_frames as usize {
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
                .and_then(|location| self.settle(&location))
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
        // A function that calls itself from the same place has another frame each time.
        if key.is_some_and(|key| !self.seen.insert(key)) {
            self.frames.pop();
            return Err(UnwindError::Circular);
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.cfa = cfa;
        }
        Ok(())
    }

    /// The canonical frame address of a frame that has none yet; `None` where nothing says how to
    /// find it.
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
                let base = self
                    .locate(level as u32, register)
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
                let settled = location.and_then(|location| self.settle(&location));
                Some(settled.map_err(|error| error.on(self.target)))
            }
        }
    }

    /// Where a register of a frame is: in a register of the innermost frame, in memory, or what its
    /// bytes are.
    ///
    /// # Errors
    /// Where there is no such frame or register, or the rule for it cannot be evaluated.
    pub fn locate(&self, frame: u32, register: Register) -> Result<Location, EvalError> {
        let unknown = EvalError::new(ErrorCode::Unavailable, "the frame is not known");
        let below = self.frames.get(..=frame as usize).ok_or(unknown)?;
        for (level, frame) in below.iter().enumerate().skip(1).rev() {
            match frame
                .registers
                .binary_search_by_key(&register.0, |(known, _)| known.0)
            {
                Ok(index) => return frame.registers[index].1.clone(),
                Err(_) if self.is_kept(level - 1, register) => {}
                Err(_) => return Ok(Location::UNDEFINED),
            }
        }
        match self.machine.register_bits(0, register) {
            Some(bits) => Ok(Location::register(0, register, bits)),
            None => Err(EvalError::no_register(frame, register).on(self.target)),
        }
    }

    /// Whether a frame's caller has the same value in a register for which there is no rule. What
    /// has the return address on entry has it until a rule says otherwise.
    fn is_kept(&self, level: usize, register: Register) -> bool {
        let returns = self
            .frames
            .get(level)
            .is_some_and(|frame| frame.return_address.0 == register);
        returns || (self.preserved)(self.target, register)
    }

    /// The number in a register of a frame that is at a location.
    fn number(
        &self,
        frame: u32,
        register: Register,
        location: &Location,
    ) -> Result<u64, EvalError> {
        let about = |error: EvalError| error.about(frame, register).on(self.target);
        let bits = self.machine.register_bits(0, register);
        let bits = bits.ok_or_else(|| about(EvalError::no_register(frame, register)))?;
        let order = self.target.byte_order();
        // All of it: what a rule leaves too short is no smaller number.
        let bytes = read_bits(&self.machine, order, location, bits.into()).map_err(about)?;
        Ok(bits::number(&bytes, order) as u64)
    }

    /// The same location with what is in registers of outer frames replaced by where those are.
    fn settle(&self, location: &Location) -> Result<Location, EvalError> {
        match &location.storage {
            Storage::Register { frame: 1.., .. } => self.settle_part(location, location.left()),
            Storage::Composite(composite) => {
                let (order, limits) = (self.target.byte_order(), &self.evaluator.limits);
                let settled =
                    composite.replaced(order, limits, |part, bits| self.settle_part(part, bits))?;
                Ok(Location {
                    offset: location.offset,
                    ..settled.into()
                })
            }
            Storage::Multiple(multiple) => {
                let members: Result<Vec<_>, _> = multiple
                    .members()
                    .iter()
                    .map(|member| self.settle(member))
                    .collect();
                Location::multiple_within(members?, &self.evaluator.limits)?
                    .moved(location.offset as i128)
            }
            _ => Ok(location.clone()),
        }
    }

    /// As [`CallStack::settle`], of so many bits.
    fn settle_part(&self, location: &Location, bits: u128) -> Result<Location, EvalError> {
        match location.storage {
            Storage::Register {
                frame: frame @ 1..,
                register,
                bits: all,
            } => {
                let place = location
                    .clone()
                    .placed(bits, self.target.byte_order())
                    .ok_or(OUTSIDE)?;
                self.part_of(
                    &self.locate(frame, register)?,
                    all.into(),
                    place.offset,
                    bits,
                )
            }
            _ => self.settle(location),
        }
    }

    /// Of a location of `all` bits, `bits` from one on, in storage order.
    fn part_of(
        &self,
        location: &Location,
        all: u128,
        first: u128,
        bits: u128,
    ) -> Result<Location, EvalError> {
        let order = self.target.byte_order();
        let part = location
            .clone()
            .placed(all, order)
            .ok_or(OUTSIDE)?
            .moved(first as i128)?;
        part.placed(bits, order).ok_or(OUTSIDE)
    }
}
