//! The instruction sets, with the registers of their calling conventions by DWARF number.

#[cfg(feature = "cranelift")]
use cranelift_codegen::isa::TargetIsa;
use dwarfsmith::Target;
use std::sync::LazyLock;

#[cfg(feature = "cranelift")]
use crate::error::ExtractError;

/// RISC-V with vector registers of 128 bits, the minimum size. Cranelift's vectors are not larger.
static WITH_VECTORS: LazyLock<Target> =
    LazyLock::new(|| Target::by_name("riscv64-v128").unwrap_or(Target::RISCV64));

/// An instruction set, with its System V calling convention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Isa {
    /// x86-64.
    X86_64,
    /// AArch64, little-endian.
    Aarch64,
    /// RV64GC, with Zcb, and V with values of up to 128 bits.
    Riscv64,
}

impl Isa {
    /// The instruction set that Cranelift compiles for. Fails with [`ExtractError::Target`] for any
    /// other ISA.
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
            Isa::Riscv64 => *WITH_VECTORS,
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
}
