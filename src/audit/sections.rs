//! The debug sections of an object file of any format: the positions of their bytes, and their
//! relocations.
//!
//! ```text
//!   Input ──► members() ──► Part ──► ObjectFile::load ──► Section ──► Section::read: bytes, relocated
//! ```
//!
//! Loading a file reads only headers, symbols and relocations. The bytes of a section stay in the
//! file until a [`Window`](super::window::Window) requests them. Compressed sections are the
//! exception: they are decompressed at once.
//!
//! Sections of relocatable files have no addresses yet. They are laid out consecutively, so that no
//! two functions have the same address, and relocations are applied as by a linker.

use super::budget::Budget;
use super::input::{Input, Stream};
use super::layout::Layout;
use super::relocation::{self, InFile, Relocation, Relocations};
use crate::target::ByteOrder;
use object::read::{CompressionFormat, Object, ObjectSection, ReadCache};
use object::{Architecture, BinaryFormat, ObjectKind, SectionIndex};
use std::io;

/// The sections that an audit uses, by their ELF names.
const SECTIONS: [&str; 22] = [
    ".debug_info",
    ".debug_types",
    ".debug_abbrev",
    ".debug_addr",
    ".debug_loc",
    ".debug_loclists",
    ".debug_ranges",
    ".debug_rnglists",
    ".debug_str",
    ".debug_line_str",
    ".debug_str_offsets",
    ".debug_frame",
    ".eh_frame",
    ".debug_info.dwo",
    ".debug_types.dwo",
    ".debug_abbrev.dwo",
    ".debug_loc.dwo",
    ".debug_loclists.dwo",
    ".debug_str.dwo",
    ".debug_str_offsets.dwo",
    ".debug_cu_index",
    ".debug_tu_index",
];

/// Relocations of a section stay in the file if they have more bytes than this and are sorted.
const MANY_RELOCATIONS: u64 = 1 << 20;

/// The ELF name of a section that an audit uses, or `None`. Sections of Mach-O files and compressed
/// ELF sections (`.zdebug_…`) have other names.
fn elf_name(name: &str) -> Option<&'static str> {
    let rest = name.strip_prefix("__").or_else(|| name.strip_prefix('.'))?;
    let rest = rest
        .strip_prefix('z')
        .filter(|rest| rest.starts_with("debug_"))
        .unwrap_or(rest);
    // A section name in Mach-O has at most sixteen characters.
    let rest = if rest == "debug_str_offs" {
        "debug_str_offsets"
    } else {
        rest
    };
    SECTIONS
        .iter()
        .copied()
        .find(|known| known.strip_prefix('.') == Some(rest))
}

enum Data {
    /// The bytes are in the file from this offset on.
    At(u64),
    /// The bytes are in memory, because the section was compressed.
    Loaded(Vec<u8>),
    /// The bytes cannot be read, for this reason.
    Missing(&'static str),
}

/// Reasons why the bytes of a section cannot be read.
const OUTSIDE: &str = "the bytes of the section are not in the file";
const COMPRESSED: &str = "the section cannot be decompressed, or is too large";
const RELOCATED: &str = "relocations of this machine are not supported; link the file";

/// A section whose bytes are read on request.
pub(super) struct Section {
    /// The section's name in ELF.
    pub name: &'static str,
    /// The address of the section when it is loaded.
    pub address: u64,
    /// The size in bytes.
    pub size: u64,
    data: Data,
    relocations: Relocations,
    /// The number of relocations that are outside the section.
    pub misplaced: usize,
    order: ByteOrder,
}

impl Section {
    /// Fills `into` with the bytes from an offset on, with relocations applied.
    pub fn read(&self, input: &dyn Input, offset: u64, into: &mut [u8]) -> io::Result<()> {
        match &self.data {
            Data::At(start) => input.read_at(start.saturating_add(offset), into)?,
            Data::Loaded(bytes) => bytes.read_at(offset, into)?,
            Data::Missing(_) => return Err(io::ErrorKind::InvalidData.into()),
        }
        relocation::apply(&self.relocations, input, offset, into, self.order);
        Ok(())
    }

    /// All bytes of the section, with relocations applied.
    pub fn bytes(&self, input: &dyn Input) -> io::Result<Vec<u8>> {
        let size = usize::try_from(self.size).map_err(|_| io::ErrorKind::OutOfMemory)?;
        let mut bytes = Vec::new();
        bytes
            .try_reserve_exact(size)
            .map_err(|_| io::ErrorKind::OutOfMemory)?;
        bytes.resize(size, 0);
        self.read(input, 0, &mut bytes)?;
        Ok(bytes)
    }

    /// The reason why the bytes cannot be read, if they cannot.
    pub fn missing(&self) -> Option<&'static str> {
        match self.data {
            Data::Missing(reason) => Some(reason),
            Data::At(_) | Data::Loaded(_) => None,
        }
    }

    /// True if the bytes cannot be read.
    pub fn is_missing(&self) -> bool {
        self.missing().is_some()
    }
}

/// The parts of an object file that concern debug information.
pub(super) struct ObjectFile {
    pub architecture: Architecture,
    pub order: ByteOrder,
    /// The size of an address in bytes.
    pub address_bytes: u8,
    format: BinaryFormat,
    /// Addresses that pointers in `.eh_frame` may be relative to.
    pub text: Option<u64>,
    pub got: Option<u64>,
    pub sections: Vec<Section>,
}

impl ObjectFile {
    /// Reads headers, symbols and relocations.
    pub fn load(input: &dyn Input) -> Result<ObjectFile, object::Error> {
        let cache = ReadCache::new(Stream { input, at: 0 });
        let file = object::File::parse(&cache)?;
        let order = if file.is_little_endian() {
            ByteOrder::Little
        } else {
            ByteOrder::Big
        };
        let layout = Layout::new(&file);
        let mut this = ObjectFile {
            architecture: file.architecture(),
            order,
            address_bytes: if file.is_64() { 8 } else { 4 },
            format: file.format(),
            text: None,
            got: None,
            sections: Vec::new(),
        };
        let mut places = Vec::new();
        let mut limits = Limits {
            plain: Budget::bytes(input.size()),
            decompressed: Budget::multiple(input.size(), 64, 64 << 20),
        };
        for section in file.sections() {
            let Ok(name) = section.name() else { continue };
            match name {
                ".text" | "__text" => this.text = Some(layout.address(section.index())),
                ".got" => this.got = Some(layout.address(section.index())),
                _ => {}
            }
            let Some(name) = elf_name(name) else { continue };
            let Some((data, size)) = data(&section, this.format, input.size(), &mut limits) else {
                continue;
            };
            let address = layout.address(section.index());
            places.push(section.index());
            this.sections.push(Section {
                name,
                address,
                size,
                data,
                relocations: Relocations::Listed(Vec::new()),
                misplaced: 0,
                order,
            });
        }
        if file.kind() == ObjectKind::Relocatable {
            this.relocate(&file, &layout, &places, input);
        }
        Ok(this)
    }

    fn relocate<'d>(
        &mut self,
        file: &object::File<'d, &'d ReadCache<Stream<'_>>>,
        layout: &Layout,
        places: &[SectionIndex],
        input: &dyn Input,
    ) {
        let mut symbols = None;
        let tables = relocation::tables(file);
        // A relocation occupies at least four bytes of the file.
        let mut remaining = usize::try_from(input.size() / 4).unwrap_or(usize::MAX);
        let (mut supported, mut unsupported) = (false, Vec::new());
        for (section, index) in self.sections.iter_mut().zip(places) {
            if let Some(place) = tables
                .get(&index.0)
                .copied()
                .flatten()
                .filter(|(_, bytes)| *bytes > MANY_RELOCATIONS)
            {
                let symbols = symbols
                    .get_or_insert_with(|| relocation::symbols(file, layout))
                    .clone();
                let extent = (section.address, section.size);
                let machine = (self.architecture, self.order);
                let in_file = InFile::new(input, machine, place, symbols, extent);
                if let Some((in_file, misplaced)) = in_file {
                    (section.relocations, section.misplaced) =
                        (Relocations::InFile(in_file), misplaced);
                    supported = true;
                    continue;
                }
            }
            let (relocations, others) =
                relocation::collect(file, *index, section.address, layout, remaining);
            remaining -= relocations.len().min(remaining);
            supported |= !relocations.is_empty();
            let size = section.size;
            let inside = |relocation: &Relocation| relocation.end().is_some_and(|end| end <= size);
            section.misplaced = relocations
                .iter()
                .filter(|relocation| !inside(relocation))
                .count();
            section.relocations = Relocations::Listed(relocations);
            if others > 0 {
                unsupported.push(section);
            }
        }
        if !supported && file.format() == BinaryFormat::Elf {
            for section in unsupported {
                section.data = Data::Missing(RELOCATED);
            }
        }
    }

    /// All sections with a name.
    pub fn all<'s>(&'s self, name: &'static str) -> impl Iterator<Item = &'s Section> {
        self.sections
            .iter()
            .filter(move |section| section.name == name)
    }

    /// The first section with a name.
    pub fn find(&self, name: &'static str) -> Option<&Section> {
        self.all(name).next()
    }

    /// The first section with a name, which for split units has the suffix `.dwo`.
    pub fn find_of(&self, units: Units, name: &'static str) -> Option<&Section> {
        let is_split = |section: &&Section| section.name.strip_suffix(".dwo") == Some(name);
        match units {
            Units::Whole => self.find(name),
            Units::Split => self.sections.iter().find(is_split),
        }
    }
}

/// A kind of units, whose sections have the same names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Units {
    /// Units that are not split, and skeleton units.
    Whole,
    /// Split units, in sections with the suffix `.dwo`.
    Split,
}

/// The limits on the total sizes of sections.
struct Limits {
    /// Of uncompressed sections: the size of the file, because sections do not share bytes.
    plain: Budget,
    /// Of decompressed sections. It bounds the memory that a small file can claim.
    decompressed: Budget,
}

/// Returns the bytes of a section and its size; `None` for a section without bytes in the file, as
/// in a stripped file whose debug information is in a separate file.
fn data<'d>(
    section: &object::Section<'d, '_, &'d ReadCache<Stream<'_>>>,
    format: BinaryFormat,
    file_size: u64,
    limits: &mut Limits,
) -> Option<(Data, u64)> {
    let Ok(compressed) = section.compressed_file_range() else {
        return Some((Data::Missing(COMPRESSED), 0));
    };
    if compressed.format == CompressionFormat::None {
        let (offset, mut size) = section.file_range()?;
        if format == BinaryFormat::Wasm {
            size = section.data().map_or(0, |bytes| bytes.len() as u64);
        }
        let inside = offset.checked_add(size).is_some_and(|end| end <= file_size);
        let is_there = inside && limits.plain.spend(size).is_some();
        return Some(if is_there {
            (Data::At(offset), size)
        } else {
            (Data::Missing(OUTSIDE), 0)
        });
    }
    let size = compressed.uncompressed_size;
    if limits.decompressed.spend(size).is_none() {
        return Some((Data::Missing(COMPRESSED), 0));
    }
    Some(match section.uncompressed_data() {
        Ok(bytes) => {
            let bytes = bytes.into_owned();
            let size = bytes.len() as u64;
            (Data::Loaded(bytes), size)
        }
        Err(_) => (Data::Missing(COMPRESSED), 0),
    })
}
