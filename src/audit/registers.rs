//! The DWARF register numbers of a machine: all numbers that its psABI defines, in any extension of
//! the machine.

use crate::target::Register;
use core::ops::RangeInclusive;
use object::Architecture;

/// The register numbers of a machine, and the size of its general registers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Registers {
    /// The valid numbers; empty if unknown.
    known: &'static [RangeInclusive<u16>],
    /// The first and last register whose size is the same on all machines of the architecture, and
    /// this size in bits.
    general: Option<((u16, u16), u64)>,
}

impl Registers {
    /// An unknown machine: every number is valid.
    pub const ANY: Registers = Registers {
        known: &[],
        general: None,
    };

    pub fn of(architecture: Architecture) -> Registers {
        match architecture {
            // System V psABI, figure 3.36; the numbers from 130 on belong to APX.
            Architecture::X86_64 => Registers {
                known: &[0..=55, 58..=59, 62..=82, 118..=145],
                general: Some(((0, 16), 64)),
            },
            // Intel386 psABI, table 2.14.
            Architecture::I386 => Registers {
                known: &[0..=18, 21..=45, 48..=49, 93..=101],
                general: Some(((0, 7), 32)),
            },
            // DWARF for the Arm 64-bit Architecture, section 4.1.
            Architecture::Aarch64 => Registers {
                known: &[0..=127],
                general: Some(((0, 31), 64)),
            },
            // RISC-V ELF psABI, "DWARF Register Numbers": x, f, the alternate return column, v, and
            // the registers of vendors and CSRs.
            Architecture::Riscv64 => Registers {
                known: &[0..=64, 96..=127, 3072..=8191],
                general: Some(((0, 31), 64)),
            },
            _ => Registers::ANY,
        }
    }

    pub fn has(&self, register: Register) -> bool {
        self.known.is_empty() || self.known.iter().any(|range| range.contains(&register.0))
    }

    /// The size of a register in bits, if it is the same on all machines of the architecture.
    pub fn bits(&self, register: Register) -> Option<u64> {
        self.general
            .filter(|((first, last), _)| (*first..=*last).contains(&register.0))
            .map(|(_, bits)| bits)
    }
}
