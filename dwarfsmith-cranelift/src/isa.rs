//! The instruction sets, with the registers of their calling conventions by DWARF number.

#[cfg(feature = "cranelift")]
use cranelift_codegen::isa::TargetIsa;
use dwarfsmith::{Target, Type};

#[cfg(feature = "cranelift")]
use crate::error::ExtractError;
use crate::machine::Place;

/// An instruction set, with its System V calling convention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Isa {
    /// x86-64.
    X86_64,
    /// AArch64, little-endian.
    Aarch64,
    /// RV64GC; the code has no compressed instructions.
    Riscv64,
}

impl Isa {
    /// The instruction set that Cranelift compiles for.
    #[cfg(feature = "cranelift")]
    pub fn of(isa: &dyn TargetIsa) -> Result<Isa, ExtractError> {
        match isa.name() {
            "x64" => Ok(Isa::X86_64),
            "aarch64" => Ok(Isa::Aarch64),
            "riscv64" => Ok(Isa::Riscv64),
            name => Err(ExtractError::Target(name.to_owned())),
        }
    }

    /// dwarfsmith's target.
    pub fn target(self) -> Target {
        match self {
            Isa::X86_64 => Target::X86_64,
            Isa::Aarch64 => Target::AARCH64,
            Isa::Riscv64 => Target::RISCV64,
        }
    }

    /// The stack pointer.
    pub fn stack_pointer(self) -> u16 {
        match self {
            Isa::X86_64 => 7,
            Isa::Aarch64 => 31,
            Isa::Riscv64 => 2,
        }
    }

    /// The frame pointer.
    pub fn frame_pointer(self) -> u16 {
        match self {
            Isa::X86_64 => 6,
            Isa::Aarch64 => 29,
            Isa::Riscv64 => 8,
        }
    }

    /// The register that has the return address on entry. The prologue saves it directly below the
    /// CFA. There is none on x86-64, where the call stores the return address there.
    pub fn link_register(self) -> Option<u16> {
        match self {
            Isa::X86_64 => None,
            Isa::Aarch64 => Some(30),
            Isa::Riscv64 => Some(1),
        }
    }

    /// The registers of parameters: first those for integers and addresses, then those for floats.
    fn parameter_registers(self) -> (&'static [u16], &'static [u16]) {
        match self {
            Isa::X86_64 => (&[5, 4, 1, 2, 8, 9], &[17, 18, 19, 20, 21, 22, 23, 24]),
            Isa::Aarch64 => (&[0, 1, 2, 3, 4, 5, 6, 7], &[64, 65, 66, 67, 68, 69, 70, 71]),
            Isa::Riscv64 => (
                &[10, 11, 12, 13, 14, 15, 16, 17],
                &[42, 43, 44, 45, 46, 47, 48, 49],
            ),
        }
    }

    /// The places of parameters on entry. They are `None` from the first parameter on that is not a
    /// number or an address of at most 64 bits.
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
            // On RISC-V, floats for which there is no float register are in integer registers.
            known &= self != Isa::Riscv64 || !ty.is_float() || register.is_some();
            if !known {
                return None;
            }
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
