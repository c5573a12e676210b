//! A stack of frames as a machine. It provides the registers of outer frames and the parameters
//! that calls passed, and extends the wrapped machine.

use super::CallStack;
use crate::dwarf::{CfaRule, RegisterRule};
use crate::eval::access::{read_bits, write_bits};
use crate::eval::error::EvalError;
use crate::eval::location::Location;
use crate::eval::machine::{EntryRegister, Machine, Parameter, PassedArgument, Source};
use crate::target::{Register, Target};
use alloc::collections::BTreeMap;

/// The expressions `DW_OP_regx 0` to `DW_OP_regx 127`: more than any psABI's preserved registers.
static REGISTERS: [[u8; 2]; 128] = {
    let mut registers = [[0x90, 0]; 128];
    let mut number = 0;
    while number < registers.len() {
        registers[number][1] = number as u8;
        number += 1;
    }
    registers
};

impl<M: Machine> CallStack<'_, M> {
    /// The location of bytes of a register of an outer frame.
    fn register_bytes(
        &self,
        frame: u32,
        register: Register,
        offset: u64,
        count: usize,
    ) -> Result<Location, EvalError> {
        let all = self.machine.register_bits(0, register).unwrap_or(0);
        self.part_of(
            &self.locate(frame, register)?,
            all.into(),
            u128::from(offset) * 8,
            count as u128 * 8,
        )
    }

    /// True if the caller of a frame is known, and a register has the same value in the caller's
    /// frame as on entry to the frame's function: there is a rule for it, or the ABI preserves it.
    /// The stack pointer and the return address are excluded, because their rules give the values
    /// after the return.
    fn returns_unchanged(&self, frame: u32, register: Register) -> bool {
        let Some([callee, _caller]) = self
            .frames
            .get(frame as usize..)
            .and_then(|frames| frames.get(..2))
        else {
            return false;
        };
        let Some(row) = &callee.row else { return false };
        let special =
            register == callee.return_address.0 || register.0 == self.target.description().cfa.0;
        !special
            && match row.rule(register) {
                RegisterRule::Undefined => false,
                RegisterRule::Architectural => {
                    (self.preserved_bits)(self.target, register) == u32::MAX
                }
                _ => true,
            }
    }
}

impl<M: Machine> Machine for CallStack<'_, M> {
    fn inner(&self) -> Option<&dyn Machine> {
        Some(&self.machine)
    }

    fn register_bits(&self, _: u32, register: Register) -> Option<u64> {
        self.machine.register_bits(0, register)
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        if frame == 0 {
            return self.machine.read_register(0, register, offset, into);
        }
        let location = self.register_bytes(frame, register, offset, into.len());
        let count = into.len() as u128 * 8;
        let bytes = location.and_then(|location| {
            read_bits(&self.machine, self.target.byte_order(), &location, count)
        });
        bytes.is_ok_and(|bytes| {
            into.copy_from_slice(&bytes);
            true
        })
    }

    fn write_register(
        &mut self,
        frame: u32,
        register: Register,
        offset: u64,
        bytes: &[u8],
    ) -> bool {
        if frame == 0 {
            return self.machine.write_register(0, register, offset, bytes);
        }
        let location = self.register_bytes(frame, register, offset, bytes.len());
        let count = bytes.len() as u128 * 8;
        location.is_ok_and(|location| {
            write_bits(
                &mut self.machine,
                self.target.byte_order(),
                &location,
                bytes,
                count,
            )
            .is_ok()
        })
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        self.machine.read_memory(space, address, into)
    }

    fn write_memory(&mut self, space: u64, address: u64, bytes: &[u8]) -> bool {
        self.machine.write_memory(space, address, bytes)
    }

    fn register_target(&self) -> Option<Target> {
        Some(self.target)
    }

    fn frame(&self) -> u32 {
        self.selected
    }

    fn pc(&self) -> Option<u64> {
        self.frame_pc(self.selected)
    }

    fn frame_pc(&self, frame: u32) -> Option<u64> {
        self.frames.get(frame as usize).map(|frame| frame.address)
    }

    fn frame_base(&self, frame: u32) -> Option<Source<'_>> {
        let address = self.frames.get(frame as usize)?.address;
        match self.frame_bases.range(..=address).next_back() {
            Some((_, (end, expression))) if address < *end => Some(Source::Expression(expression)),
            _ if frame == 0 => self.machine.frame_base(0),
            _ => None,
        }
    }

    fn canonical_frame_address(&self, frame: u32) -> Option<Source<'_>> {
        let known = self.frames.get(frame as usize)?;
        match (&known.cfa, known.row.as_ref().map(|row| row.cfa)) {
            (Some(Ok(location)), _) => Some(Source::Location(location.clone())),
            (Some(Err(_)), _) => None,
            // The CFA is being evaluated.
            (None, Some(CfaRule::Expression(expression))) => Some(Source::Expression(expression)),
            _ if frame == 0 => self.machine.canonical_frame_address(0),
            _ => None,
        }
    }

    fn call_frame_entry_register(
        &self,
        frame: u32,
        register: Register,
    ) -> Option<EntryRegister<'_>> {
        let Some(row) = &self.frames.get(frame as usize)?.row else {
            return if frame == 0 {
                self.machine.call_frame_entry_register(0, register)
            } else {
                None
            };
        };
        let same = |register| {
            self.locate(frame, register)
                .ok()
                .map(EntryRegister::Location)
        };
        Some(match row.rule(register) {
            RegisterRule::Offset(offset) => EntryRegister::Offset(offset),
            RegisterRule::ValOffset(offset) => EntryRegister::ValOffset(offset),
            RegisterRule::Expression(bytes) => EntryRegister::Expression(bytes),
            RegisterRule::ValExpression(bytes) => EntryRegister::ValExpression(bytes),
            RegisterRule::SameValue => same(register)?,
            RegisterRule::Register(saved_in) => same(saved_in)?,
            RegisterRule::Architectural if register.0 == self.target.description().cfa.0 => {
                EntryRegister::ValOffset(self.target.description().stack_offset)
            }
            RegisterRule::Architectural => {
                EntryRegister::Location(match self.kept_bits(frame as usize, register) {
                    0 => Location::UNDEFINED,
                    kept => {
                        let location = self.locate(frame, register).ok()?;
                        self.low_bits(location, register, kept).ok()?
                    }
                })
            }
            RegisterRule::Undefined => EntryRegister::Location(Location::UNDEFINED),
        })
    }

    fn load_bias(&self, frame: u32) -> u64 {
        let address = self.frames.get(frame as usize).map(|frame| frame.address);
        match address
            .and_then(|address| Some((address, self.biases.range(..=address).next_back()?)))
        {
            Some((address, (_, (end, bias)))) if address < *end => *bias,
            _ => self.machine.load_bias(frame),
        }
    }

    /// No frame has the values on entry; [`Machine::passed`] provides the known ones.
    fn entry_frame(&self, _frame: u32) -> Option<u32> {
        None
    }

    fn passed(&self, frame: u32, parameter: Parameter) -> Option<PassedArgument<'_>> {
        let caller = frame.checked_add(1)?;
        let known = self
            .called_from(frame)
            .and_then(|from| self.call_sites.get(&(from, parameter)));
        match (known, parameter) {
            (Some(value), _) => Some(PassedArgument {
                frame: caller,
                value,
            }),
            (None, Parameter::Register(register)) if self.returns_unchanged(frame, register) => {
                // The value of the register in the caller's frame.
                REGISTERS
                    .get(usize::from(register.0))
                    .map(|value| PassedArgument {
                        frame: caller,
                        value,
                    })
            }
            _ if frame == 0 => self.machine.passed(0, parameter),
            _ => None,
        }
    }

    fn passed_at(&self, frame: u32, place: &[u8]) -> Option<PassedArgument<'_>> {
        let from = self.called_from(frame)?;
        // The keys may be borrowed for a shorter time than the values.
        let places: &BTreeMap<(u64, &[u8]), &[u8]> = &self.call_places;
        let value = places.get(&(from, place))?;
        let frame = frame.checked_add(1)?;
        Some(PassedArgument { frame, value })
    }
}
