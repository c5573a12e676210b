//! The instruction sets, with the registers of their calling conventions by DWARF number.

use cranelift_codegen::isa::TargetIsa;
use dwarfsmith::{Target, Type};

use crate::error::ExtractError;
use crate::machine::Place;

/// An instruction set, with the calling convention of System V for it. Others than x86-64 need a
/// decoder that says what an instruction overwrites.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Isa {
    /// x86-64.
    X86_64,
}

impl Isa {
    /// The instruction set that Cranelift compiles for.
    pub fn of(isa: &dyn TargetIsa) -> Result<Isa, ExtractError> {
        match isa.name() {
            "x64" => Ok(Isa::X86_64),
            name => Err(ExtractError::Target(name.to_owned())),
        }
    }

    /// dwarfsmith's target.
    pub fn target(self) -> Target {
        match self {
            Isa::X86_64 => Target::X86_64,
        }
    }

    /// The stack pointer.
    pub fn stack_pointer(self) -> u16 {
        match self {
            Isa::X86_64 => 7,
        }
    }

    /// The frame pointer.
    pub fn frame_pointer(self) -> u16 {
        match self {
            Isa::X86_64 => 6,
        }
    }

    /// The registers of parameters: integers and addresses, then floats.
    fn parameter_registers(self) -> (&'static [u16], &'static [u16]) {
        match self {
            Isa::X86_64 => (&[5, 4, 1, 2, 8, 9], &[17, 18, 19, 20, 21, 22, 23, 24]),
        }
    }

    /// The places of parameters on entry. `None` from the first parameter on whose type needs
    /// other rules than those of numbers and addresses with at most 64 bits.
    pub fn parameter_places(self, types: &[Type]) -> Vec<Option<Place>> {
        let (integers, floats) = self.parameter_registers();
        let (mut integers, mut floats, mut on_stack) = (integers.iter(), floats.iter(), 0);
        let mut known = true;
        let place = |ty: &Type| {
            let scalar = ty.is_integer() || ty.is_float() || *ty == Type::PTR;
            known &= scalar && ty.bit_size(&self.target()).is_some_and(|bits| bits <= 64);
            if !known {
                return None;
            }
            let register = if ty.is_float() {
                floats.next()
            } else {
                integers.next()
            };
            Some(register.map_or_else(
                || {
                    on_stack += 8;
                    Place::Cfa(on_stack - 8)
                },
                |register| Place::Register(*register),
            ))
        };
        types.iter().map(place).collect()
    }
}
