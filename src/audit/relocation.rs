//! Applies relocations of debug sections, as far as this is possible before linking.
//!
//! A relocation of a type that is not supported, such as one for thread-local storage, leaves the
//! bytes unchanged. A relocation against a symbol of another file uses 0 for the symbol. Both only
//! affect addresses that the audit does not check. If no type of a file's relocations is supported,
//! its sections cannot be read.

use super::input::{Input, Stream};
use super::layout::Layout;
use crate::dwarf::leb128;
use crate::target::{ByteOrder, ElfRelocations, Target};
use object::read::{Object, ObjectSection, ObjectSymbol, ReadCache, RelocationTarget};
use object::{Architecture, BinaryFormat, RelocationFlags, RelocationKind, SectionIndex};
use std::collections::HashMap;
use std::sync::Arc;

/// The effect of a relocation on the number at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effect {
    Replace,
    Add,
    Subtract,
    /// Replaces the lower six bits of a byte, which is a call frame instruction.
    ReplaceLow,
    AddLow,
    SubtractLow,
    /// Replaces a number in LEB128, whose length is kept.
    ReplaceLeb,
    AddLeb,
    SubtractLeb,
}

/// A change to some bytes of a section.
#[derive(Clone, Copy, Debug)]
pub(super) struct Relocation {
    offset: u64,
    value: u64,
    bytes: u8,
    effect: Effect,
}

impl Relocation {
    /// The end offset of the changed bytes.
    pub fn end(&self) -> Option<u64> {
        self.offset.checked_add(u64::from(self.bytes))
    }
}

/// Types of relocations, each with its effect and the number of bytes that it changes.
type Pairs = &'static [(u32, Effect, u8)];

/// From the RISC-V ELF psABI.
const RISCV: Pairs = &[
    (33, Effect::Add, 1),
    (34, Effect::Add, 2),
    (35, Effect::Add, 4),
    (36, Effect::Add, 8),
    (37, Effect::Subtract, 1),
    (38, Effect::Subtract, 2),
    (39, Effect::Subtract, 4),
    (40, Effect::Subtract, 8),
    (52, Effect::SubtractLow, 1),
    (53, Effect::ReplaceLow, 1),
    (54, Effect::Replace, 1),
    (55, Effect::Replace, 2),
    (56, Effect::Replace, 4),
    (60, Effect::ReplaceLeb, 1),
    (61, Effect::SubtractLeb, 1),
];

/// From the LoongArch ELF psABI.
const LOONGARCH: Pairs = &[
    (47, Effect::Add, 1),
    (48, Effect::Add, 2),
    (49, Effect::Add, 3),
    (50, Effect::Add, 4),
    (51, Effect::Add, 8),
    (52, Effect::Subtract, 1),
    (53, Effect::Subtract, 2),
    (54, Effect::Subtract, 3),
    (55, Effect::Subtract, 4),
    (56, Effect::Subtract, 8),
    (105, Effect::AddLow, 1),
    (106, Effect::SubtractLow, 1),
    (107, Effect::AddLeb, 1),
    (108, Effect::SubtractLeb, 1),
];

/// The relocations of architectures whose linkers remove code: a difference of two addresses is a
/// pair of relocations. Empty for other architectures.
fn pairs(architecture: Architecture) -> Pairs {
    match architecture {
        Architecture::Riscv32 | Architecture::Riscv64 => RISCV,
        Architecture::LoongArch32 | Architecture::LoongArch64 => LOONGARCH,
        _ => &[],
    }
}

/// Returns the relocation types of the machine from this library's target, because the `object`
/// crate supports only some.
fn of_target<'d>(file: &object::File<'d, &'d ReadCache<Stream<'_>>>) -> Option<ElfRelocations> {
    let machine = match file {
        object::File::Elf32(elf) => elf.elf_header().e_machine.get(elf.endian()),
        object::File::Elf64(elf) => elf.elf_header().e_machine.get(elf.endian()),
        _ => return None,
    };
    let machines = Target::all().filter_map(|target| target.description().elf);
    let mut known = machines.filter(|elf| elf.machine == machine);
    known.next().map(|elf| elf.relocations)
}

/// Returns how a relocation changes the bytes, and the number of these bytes, as the `object` crate
/// describes it.
fn effect(relocation: &object::Relocation) -> Option<(Effect, u8)> {
    let effect = match relocation.has_implicit_addend() {
        true => Effect::Add,
        false => Effect::Replace,
    };
    Some((effect, relocation.size() / 8))
}

/// Returns the address that a relocation refers to, and its section; `None` if the symbol cannot be
/// read. In Mach-O, the bytes already hold the address in the file, to which the layout adds.
fn symbol<'d>(
    file: &object::File<'d, &'d ReadCache<Stream<'_>>>,
    layout: &Layout,
    target: RelocationTarget,
) -> Option<(u64, Option<SectionIndex>)> {
    match target {
        RelocationTarget::Symbol(symbol) => {
            let symbol = file.symbol_by_index(symbol).ok()?;
            let section = symbol.section_index();
            let moved = section.map_or(0, |section| layout.moved(section));
            Some((symbol.address().wrapping_add(moved), section))
        }
        RelocationTarget::Section(section) if file.format() == BinaryFormat::MachO => {
            Some((layout.moved(section), Some(section)))
        }
        RelocationTarget::Section(section) => Some((layout.address(section), Some(section))),
        _ => Some((0, None)),
    }
}

/// Reads the relocations of a section.
struct Reader<'r, 'd, 's> {
    file: &'r object::File<'d, &'d ReadCache<Stream<'s>>>,
    layout: &'r Layout,
    /// The address of the section.
    address: u64,
    pairs: Pairs,
    of_target: Option<ElfRelocations>,
}

impl Reader<'_, '_, '_> {
    /// Returns the relocation of a field; `None` for one that is not supported.
    fn read(&self, offset: u64, relocation: &object::Relocation) -> Option<Relocation> {
        let numbered = match relocation.flags() {
            RelocationFlags::Elf { r_type } if relocation.kind() == RelocationKind::Unknown => self
                .of_target
                .and_then(|relocations| relocations.kind(r_type)),
            _ => None,
        };
        let paired = match relocation.flags() {
            RelocationFlags::Elf { r_type } => self.pairs.iter().find(|pair| pair.0 == r_type),
            _ => None,
        };
        let stated = match numbered {
            Some((_, bytes)) => Some((Effect::Replace, bytes)),
            None => paired.map(|&(_, effect, bytes)| (effect, bytes)),
        };
        let (effect, bytes) = stated.or_else(|| effect(relocation))?;
        let (symbol, from) = symbol(self.file, self.layout, relocation.target())?;
        let mut value = symbol.wrapping_add(relocation.addend() as u64);
        if let Some(subtractor) = relocation.subtractor() {
            // In Mach-O, a pair of relocations gives the difference of two symbols.
            let subtractor = RelocationTarget::Symbol(subtractor);
            let (subtracted, _) = self::symbol(self.file, self.layout, subtractor)?;
            value = value.wrapping_sub(subtracted);
        }
        let kind = numbered.map_or(relocation.kind(), |(kind, _)| kind);
        let value = match kind {
            RelocationKind::Relative => value.wrapping_sub(self.address).wrapping_sub(offset),
            RelocationKind::SectionOffset => {
                value.wrapping_sub(from.map_or(0, |section| self.layout.address(section)))
            }
            RelocationKind::Absolute => value,
            _ if paired.is_some() => value,
            _ => return None,
        };
        matches!(bytes, 1..=8).then_some(Relocation {
            offset,
            value,
            bytes,
            effect,
        })
    }
}

/// True if a relocation has an effect: type 0 has none on any ELF machine.
fn has_effect(relocation: &object::Relocation) -> bool {
    !matches!(relocation.flags(), RelocationFlags::Elf { r_type } if r_type == 0)
}

/// The relocations of a section, in ascending order, at most `max_count` of them; and the number of
/// those that are not supported.
pub(super) fn collect<'d>(
    file: &object::File<'d, &'d ReadCache<Stream<'_>>>,
    index: SectionIndex,
    address: u64,
    layout: &Layout,
    max_count: usize,
) -> (Vec<Relocation>, usize) {
    let Ok(section) = file.section_by_index(index) else {
        return (Vec::new(), 0);
    };
    let reader = Reader {
        file,
        layout,
        address,
        pairs: pairs(file.architecture()),
        of_target: of_target(file),
    };
    let mut unsupported = 0;
    let mut relocations: Vec<Relocation> = Vec::new();
    for (offset, relocation) in section.relocations().take(max_count) {
        match reader.read(offset, &relocation) {
            Some(relocation) => relocations.push(relocation),
            None => unsupported += usize::from(has_effect(&relocation)),
        }
    }
    // A stable sort: relocations of the same offset are applied in their order.
    if !relocations.is_sorted_by_key(|relocation| relocation.offset) {
        relocations.sort_by_key(|relocation| relocation.offset);
    }
    (relocations, unsupported)
}

/// The relocations of a section.
pub(super) enum Relocations {
    /// In memory, in ascending order.
    Listed(Vec<Relocation>),
    /// Too many to keep in memory: they are read from the file along with the bytes that they
    /// change.
    InFile(InFile),
}

/// The relocations of a 64-bit ELF file, ascending, with explicit addends (`SHT_RELA`).
pub(super) struct InFile {
    /// The offset of the relocations in the file.
    at: u64,
    count: u64,
    /// The address of each symbol.
    symbols: Arc<[u64]>,
    machine: Machine,
    /// The address of the section that the relocations change.
    address: u64,
    order: ByteOrder,
}

/// Maps a relocation type to its size in bytes, and to true if it is relative to its place.
type Machine = fn(u32) -> Option<(bool, u8)>;

/// The size of a relocation entry in the file, in bytes: offset, symbol and type, addend.
const ENTRY: usize = 24;
/// The number of entries that are read at once.
const CHUNK: u64 = 1 << 12;

/// The relocation types of an architecture, from its psABI.
fn machine(architecture: Architecture) -> Option<Machine> {
    match architecture {
        Architecture::X86_64 => Some(|number| match number {
            1 => Some((false, 8)),
            2 => Some((true, 4)),
            10 | 11 => Some((false, 4)),
            12 => Some((false, 2)),
            14 => Some((false, 1)),
            24 => Some((true, 8)),
            _ => None,
        }),
        Architecture::Aarch64 => Some(|number| match number {
            257 => Some((false, 8)),
            258 => Some((false, 4)),
            259 => Some((false, 2)),
            260 => Some((true, 8)),
            261 => Some((true, 4)),
            _ => None,
        }),
        _ => None,
    }
}

/// The addresses of all symbols, for [`InFile`].
pub(super) fn symbols<'d>(
    file: &object::File<'d, &'d ReadCache<Stream<'_>>>,
    layout: &Layout,
) -> Arc<[u64]> {
    let mut addresses = Vec::new();
    for symbol in file.symbols() {
        let moved = symbol
            .section_index()
            .map_or(0, |section| layout.moved(section));
        // The iterator omits the null symbol, so missing indices are filled with 0.
        addresses.resize(symbol.index().0.min(addresses.len() + 1), 0);
        addresses.push(symbol.address().wrapping_add(moved));
    }
    addresses.into()
}

/// The file offset and the size in bytes of each section's relocations in a 64-bit ELF file; `None`
/// for a section that has several tables of them.
pub(super) fn tables<'d>(
    file: &object::File<'d, &'d ReadCache<Stream<'_>>>,
) -> HashMap<usize, Option<(u64, u64)>> {
    let mut tables = HashMap::new();
    let object::File::Elf64(elf) = file else {
        return tables;
    };
    let endian = elf.endian();
    for header in elf.elf_section_table().iter() {
        if header.sh_type.get(endian) == object::elf::SHT_RELA {
            let place = (header.sh_offset.get(endian), header.sh_size.get(endian));
            let of = tables.entry(header.sh_info.get(endian) as usize);
            of.and_modify(|place| *place = None).or_insert(Some(place));
        }
    }
    tables
}

impl InFile {
    /// Checks the relocations in a part of the file. Also returns how many of them are outside a
    /// section of the given size. Returns `None` if they are not ascending, cannot be read, or the
    /// architecture is not supported.
    pub fn new(
        input: &dyn Input,
        (architecture, order): (Architecture, ByteOrder),
        (at, bytes): (u64, u64),
        symbols: Arc<[u64]>,
        (address, size): (u64, u64),
    ) -> Option<(InFile, usize)> {
        let this = InFile {
            at,
            count: bytes / ENTRY as u64,
            symbols,
            machine: machine(architecture)?,
            address,
            order,
        };
        let (mut last, mut misplaced, mut ascending) = (0, 0, true);
        this.each(input, 0, |relocation| {
            ascending &= relocation.offset >= last;
            last = relocation.offset;
            misplaced += usize::from(relocation.end().is_none_or(|end| end > size));
            ascending
        })?;
        ascending.then_some((this, misplaced))
    }

    /// Calls `call` with each relocation from an index on, until it returns `false`. Returns `None`
    /// if they cannot be read.
    fn each(
        &self,
        input: &dyn Input,
        mut index: u64,
        mut call: impl FnMut(Relocation) -> bool,
    ) -> Option<()> {
        let mut bytes = Vec::new();
        while index < self.count {
            let count = CHUNK.min(self.count - index);
            bytes.resize(count as usize * ENTRY, 0);
            input
                .read_at(self.at.checked_add(index * ENTRY as u64)?, &mut bytes)
                .ok()?;
            for entry in bytes.chunks_exact(ENTRY) {
                if !call(self.relocation(entry)) {
                    return Some(());
                }
            }
            index += count;
        }
        Some(())
    }

    fn relocation(&self, entry: &[u8]) -> Relocation {
        let number = |at: usize| {
            entry
                .get(at..at + 8)
                .map_or(0, |bytes| crate::dwarf::get(bytes, self.order))
        };
        let (offset, info, addend) = (number(0), number(8), number(16));
        let symbol = usize::try_from(info >> 32)
            .ok()
            .and_then(|symbol| self.symbols.get(symbol));
        let value = symbol.copied().unwrap_or(0).wrapping_add(addend);
        match (self.machine)(info as u32) {
            Some((true, bytes)) => {
                let value = value.wrapping_sub(self.address).wrapping_sub(offset);
                Relocation {
                    offset,
                    value,
                    bytes,
                    effect: Effect::Replace,
                }
            }
            Some((false, bytes)) => Relocation {
                offset,
                value,
                bytes,
                effect: Effect::Replace,
            },
            // An unsupported type changes nothing.
            None => Relocation {
                offset,
                value: 0,
                bytes: 0,
                effect: Effect::Add,
            },
        }
    }

    /// The index of the first relocation at or after an offset.
    fn first(&self, input: &dyn Input, offset: u64) -> Option<u64> {
        let (mut low, mut high) = (0, self.count);
        while low < high {
            let middle = low + (high - low) / 2;
            let mut bytes = [0; 8];
            input
                .read_at(self.at.checked_add(middle * ENTRY as u64)?, &mut bytes)
                .ok()?;
            if crate::dwarf::get(&bytes, self.order) < offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        Some(low)
    }
}

/// Applies relocations to bytes of a section that begin at offset `start`.
pub(super) fn apply(
    relocations: &Relocations,
    input: &dyn Input,
    start: u64,
    bytes: &mut [u8],
    order: ByteOrder,
) {
    match relocations {
        Relocations::Listed(relocations) => {
            let first = relocations.partition_point(|relocation| relocation.offset < start);
            for relocation in relocations.get(first..).unwrap_or(&[]) {
                if !apply_one(relocation, start, bytes, order) {
                    return;
                }
            }
        }
        Relocations::InFile(relocations) => {
            let Some(first) = relocations.first(input, start) else {
                return;
            };
            // A read error is ignored: `InFile::new` has read all relocations before.
            let _ = relocations.each(input, first, |relocation| {
                apply_one(&relocation, start, bytes, order)
            });
        }
    }
}

/// Applies one relocation. Returns `false` if it is past the end of the bytes.
fn apply_one(relocation: &Relocation, start: u64, bytes: &mut [u8], order: ByteOrder) -> bool {
    let at = relocation
        .offset
        .checked_sub(start)
        .and_then(|at| usize::try_from(at).ok());
    let Some(at) = at.filter(|at| *at < bytes.len()) else {
        return false;
    };
    if matches!(
        relocation.effect,
        Effect::ReplaceLeb | Effect::AddLeb | Effect::SubtractLeb
    ) {
        apply_leb(relocation, bytes.get_mut(at..).unwrap_or_default());
        return true;
    }
    let Some(place) = bytes.get_mut(at..at + usize::from(relocation.bytes)) else {
        return true;
    };
    let old = crate::dwarf::get(place, order);
    let new = match relocation.effect {
        Effect::Replace | Effect::ReplaceLeb => relocation.value,
        Effect::Add | Effect::AddLeb => old.wrapping_add(relocation.value),
        Effect::Subtract | Effect::SubtractLeb => old.wrapping_sub(relocation.value),
        Effect::ReplaceLow => (old & 0xc0) | (relocation.value & 0x3f),
        Effect::AddLow => (old & 0xc0) | (old.wrapping_add(relocation.value) & 0x3f),
        Effect::SubtractLow => (old & 0xc0) | (old.wrapping_sub(relocation.value) & 0x3f),
    };
    let count = place.len();
    match order {
        ByteOrder::Little => {
            place.copy_from_slice(new.to_le_bytes().get(..count).unwrap_or_default())
        }
        ByteOrder::Big => {
            place.copy_from_slice(new.to_be_bytes().get(8 - count..).unwrap_or_default())
        }
    }
    true
}

/// Writes a number in LEB128, in as many bytes as the old number has.
fn apply_leb(relocation: &Relocation, place: &mut [u8]) {
    let mut rest = &*place;
    let Ok(old) = leb128::read_unsigned(&mut rest) else {
        return;
    };
    let length = place.len() - rest.len();
    let value = match relocation.effect {
        Effect::AddLeb => old.wrapping_add(relocation.value),
        Effect::SubtractLeb => old.wrapping_sub(relocation.value),
        _ => relocation.value,
    };
    if let Some(field) = place.get_mut(..length) {
        leb128::fill_unsigned(field, value);
    }
}
