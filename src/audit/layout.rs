//! The addresses of sections: those in the file, or others for a relocatable file, whose code may
//! be at address 0.

use super::input::Stream;
use object::read::ReadCache;
use object::{BinaryFormat, Object, ObjectKind, ObjectSection, SectionIndex};
use std::collections::HashMap;

/// The address of each section.
pub(super) struct Layout {
    /// `None` if sections have the addresses in the file.
    laid_out: Option<HashMap<usize, u64>>,
    known: HashMap<usize, u64>,
}

impl Layout {
    /// The address of the first section. It is not 0, because 0 marks removed code.
    const START: u64 = 0x1_0000;

    pub fn new<'d>(file: &object::File<'d, &'d ReadCache<Stream<'_>>>) -> Layout {
        let known = file
            .sections()
            .map(|section| (section.index().0, section.address()))
            .collect();
        let is_elf_or_coff = matches!(file.format(), BinaryFormat::Elf | BinaryFormat::Coff);
        let is_macho = file.format() == BinaryFormat::MachO;
        if file.kind() != ObjectKind::Relocatable || !is_elf_or_coff && !is_macho {
            return Layout {
                laid_out: None,
                known,
            };
        }
        let mut addresses = HashMap::new();
        let mut next = Layout::START;
        for section in file.sections() {
            let debug = section.name().is_ok_and(|name| {
                let prefixes = [".debug_", ".zdebug_", "__debug_"];
                prefixes.iter().any(|prefix| name.starts_with(prefix))
            });
            if debug {
                continue;
            }
            if is_macho {
                // The sections of a Mach-O file have addresses, and fields hold their differences.
                let address = section.address().wrapping_add(Layout::START);
                addresses.insert(section.index().0, address);
                continue;
            }
            next = next
                .checked_next_multiple_of(section.align().clamp(16, 1 << 16))
                .unwrap_or(next);
            addresses.insert(section.index().0, next);
            next = next.wrapping_add(section.size());
        }
        Layout {
            laid_out: Some(addresses),
            known,
        }
    }

    /// The address of a section; 0 if the section is not loaded.
    pub fn address(&self, index: SectionIndex) -> u64 {
        self.laid_out
            .as_ref()
            .unwrap_or(&self.known)
            .get(&index.0)
            .copied()
            .unwrap_or(0)
    }

    /// Returns the address of a section minus its address in the file.
    pub fn moved(&self, index: SectionIndex) -> u64 {
        self.address(index)
            .wrapping_sub(self.known.get(&index.0).copied().unwrap_or(0))
    }
}
