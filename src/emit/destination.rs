//! Features that an object file format, or code in memory, does not support.

use super::format::UnitFormat;
use super::{CodeSections, EmitError, EmitOptions};
use Feature::{Adjacent, Comdat, Dwarf64, Relaxation, SplitUnits, TypeUnits};
use core::fmt;

/// The destination of the sections.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Destination {
    /// An unknown destination. Emission rejects no feature; the call that writes the file may.
    #[default]
    Any,
    /// An ELF object file: `Sections::add_to`, `Sections::to_object`.
    Elf,
    /// A COFF object file: `Sections::add_to`, `Sections::to_object`.
    Coff,
    /// A Mach-O object file: `Sections::add_to`, `Sections::to_object`.
    MachO,
    /// A WebAssembly object file: `Sections::add_to_wasm`.
    Wasm,
    /// The memory of a process, together with its code: [`Sections::bind`](super::Sections::bind),
    /// `Sections::to_jit_elf`.
    Memory,
}

/// A feature of the sections that a [`Destination`] may not support.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Feature {
    /// Units in `.dwo` files, from [`Lowered::emit_split`](crate::lower::Lowered::emit_split).
    SplitUnits,
    /// [`EmitOptions::type_units`].
    TypeUnits,
    /// [`CodeSections::Comdat`].
    Comdat,
    /// [`CodeSections::Adjacent`].
    Adjacent,
    /// The 64-bit DWARF format.
    Dwarf64,
    /// [`EmitOptions::relaxation`].
    Relaxation,
}

/// The features that destinations do not support. `Sections` with such a feature cannot be written
/// to a file of that format.
const MISSING: [(Destination, &[Feature]); 4] = [
    // SECREL relocations have 32 bits.
    (
        Destination::Coff,
        &[SplitUnits, TypeUnits, Dwarf64, Relaxation],
    ),
    // Offsets in sections are numbers without relocations, so they may have 8 bytes.
    (
        Destination::MachO,
        &[SplitUnits, TypeUnits, Comdat, Relaxation],
    ),
    // R_WASM_SECTION_OFFSET_I32 has no 64-bit counterpart. The size of each function is before its
    // code, so functions are not adjacent. COMDAT groups are allowed: this library does not write
    // the code that they group.
    (
        Destination::Wasm,
        &[SplitUnits, TypeUnits, Dwarf64, Relaxation, Adjacent],
    ),
    (
        Destination::Memory,
        &[SplitUnits, TypeUnits, Comdat, Relaxation],
    ),
];

impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Destination::Any => "any object file",
            Destination::Elf => "an ELF file",
            Destination::Coff => "a COFF file",
            Destination::MachO => "a Mach-O file",
            Destination::Wasm => "a WebAssembly file",
            Destination::Memory => "the memory of a process",
        })
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words().0)
    }
}

impl Feature {
    /// Returns the name of the feature, and the remedy if it is not supported.
    pub(super) const fn words(self) -> (&'static str, &'static str) {
        match self {
            Feature::SplitUnits => ("split units", "call `Lowered::emit`"),
            Feature::TypeUnits => ("type units", "do not set `EmitOptions::type_units`"),
            Feature::Comdat => (
                "COMDAT groups",
                "select `CodeSections::Separate` for Mach-O, `CodeSections::Together` for memory",
            ),
            Feature::Adjacent => ("adjacent functions", "select `CodeSections::Together`"),
            Feature::Relaxation => (
                "code that linkers shorten",
                "do not set `EmitOptions::relaxation`",
            ),
            Feature::Dwarf64 => ("64-bit DWARF", "lower to the 32-bit format"),
        }
    }
}

impl EmitOptions {
    /// Fails if the destination does not support a feature of units of a format, or one that the
    /// options request.
    pub(super) fn check_destination(&self, format: UnitFormat) -> Result<(), EmitError> {
        let row = MISSING.iter().find(|row| row.0 == self.destination);
        let missing = row.map_or(&[][..], |row| row.1);
        let requested = [
            (Feature::SplitUnits, format.is_split()),
            (Feature::TypeUnits, self.type_units),
            (Feature::Comdat, self.code == CodeSections::Comdat),
            (
                Feature::Adjacent,
                matches!(self.code, CodeSections::Adjacent(_)),
            ),
            (Feature::Dwarf64, format.encoding.offset_bytes == 8),
            (Feature::Relaxation, self.relaxation),
        ];
        let rejected = requested
            .iter()
            .find(|(feature, is_requested)| *is_requested && missing.contains(feature));
        match rejected {
            Some((feature, _)) => Err(EmitError::Destination(self.destination, *feature)),
            None => Ok(()),
        }
    }
}
