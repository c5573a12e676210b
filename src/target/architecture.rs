//! Architectures of the `object` crate, and relocation types of object files.

use super::{ElfRelocations, Target};
use object::{Architecture, RelocationKind, elf};

/// The machines that the `object` crate supports, by ELF machine number and address size in bytes.
const MACHINES: &[(elf::Machine, u8, Architecture)] = &[
    (elf::EM_386, 4, Architecture::I386),
    (elf::EM_MIPS, 4, Architecture::Mips),
    (elf::EM_MIPS, 8, Architecture::Mips64),
    (elf::EM_PPC, 4, Architecture::PowerPc),
    (elf::EM_PPC64, 8, Architecture::PowerPc64),
    (elf::EM_S390, 8, Architecture::S390x),
    (elf::EM_ARM, 4, Architecture::Arm),
    (elf::EM_X86_64, 8, Architecture::X86_64),
    (elf::EM_HEXAGON, 4, Architecture::Hexagon),
    (elf::EM_AARCH64, 8, Architecture::Aarch64),
    (elf::EM_RISCV, 4, Architecture::Riscv32),
    (elf::EM_RISCV, 8, Architecture::Riscv64),
    (elf::EM_LOONGARCH, 8, Architecture::LoongArch64),
];

impl Target {
    /// Returns the `object` crate's architecture for the target, if the crate supports the machine.
    pub(crate) fn architecture(self) -> Option<Architecture> {
        let machine = self.description().elf?.machine;
        let matches = |(number, bytes, _): &&(elf::Machine, u8, Architecture)| {
            number.0 == machine && *bytes == self.address_bytes()
        };
        MACHINES
            .iter()
            .find(matches)
            .map(|(_, _, architecture)| *architecture)
    }
}

impl ElfRelocations {
    /// Returns the type of the relocation that writes an address of this number of bytes.
    pub(crate) fn absolute(&self, bytes: u8) -> Option<u32> {
        match bytes {
            2 => self.absolute_16,
            4 => self.absolute_32,
            8 => self.absolute_64,
            _ => None,
        }
    }

    /// Returns the type of the relocation that writes the distance to an address in this number of
    /// bytes.
    pub(crate) fn relative(&self, bytes: u8) -> Option<u32> {
        match bytes {
            4 => self.relative_32,
            8 => self.relative_64,
            _ => None,
        }
    }

    /// Returns the relocations that add and subtract a symbol in this number of bytes.
    pub(crate) fn difference(&self, bytes: u8) -> Option<(u32, u32)> {
        let place = [1, 2, 4, 8].iter().position(|size| *size == bytes)?;
        self.differences?.get(place).copied()
    }

    /// Returns the kind of a relocation type, and the number of bytes.
    pub(crate) fn kind(&self, number: u32) -> Option<(RelocationKind, u8)> {
        let sizes = [2, 4, 8].into_iter();
        let mut kinds = sizes.flat_map(|bytes| {
            [
                (self.absolute(bytes), RelocationKind::Absolute, bytes),
                (self.relative(bytes), RelocationKind::Relative, bytes),
            ]
        });
        let (_, kind, bytes) = kinds.find(|(known, ..)| *known == Some(number))?;
        Some((kind, bytes))
    }
}
