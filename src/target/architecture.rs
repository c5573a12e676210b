//! Architectures of the `object` crate, and relocation types of object files.

use super::{ElfRelocations, Target};
use object::{Architecture, RelocationKind, elf};

/// The machines that the `object` crate supports, by ELF machine number and address size in bytes.
const MACHINES: &[(u16, u8, Architecture)] = &[
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
        let matches = |(number, bytes, _): &&(u16, u8, Architecture)| {
            *number == machine && *bytes == self.address_bytes()
        };
        MACHINES
            .iter()
            .find(matches)
            .map(|(_, _, architecture)| *architecture)
    }
}

impl ElfRelocations {
    /// All types, each with its kind and its number of bytes.
    fn all(&self) -> [(Option<u32>, RelocationKind, u8); 5] {
        [
            (self.absolute_16, RelocationKind::Absolute, 2),
            (self.absolute_32, RelocationKind::Absolute, 4),
            (self.absolute_64, RelocationKind::Absolute, 8),
            (self.relative_32, RelocationKind::Relative, 4),
            (self.relative_64, RelocationKind::Relative, 8),
        ]
    }

    /// Returns the relocation type of a kind that writes this number of bytes. In ELF, an offset in
    /// a section is an address.
    pub(crate) fn of(&self, kind: RelocationKind, bytes: u8) -> Option<u32> {
        let kind = match kind {
            RelocationKind::SectionOffset => RelocationKind::Absolute,
            kind => kind,
        };
        let mut all = self.all().into_iter();
        all.find(|known| (known.1, known.2) == (kind, bytes))?.0
    }

    /// Returns the relocations that add and subtract a symbol in this number of bytes.
    pub(crate) fn difference(&self, bytes: u8) -> Option<(u32, u32)> {
        let place = [1, 2, 4, 8].iter().position(|size| *size == bytes)?;
        self.differences?.get(place).copied()
    }

    /// Returns the kind of a relocation type, and the number of bytes.
    pub(crate) fn kind(&self, number: u32) -> Option<(RelocationKind, u8)> {
        let mut all = self.all().into_iter();
        let (_, kind, bytes) = all.find(|known| known.0 == Some(number))?;
        Some((kind, bytes))
    }
}
