//! Relocations of debug sections, as far as they can be applied before linking.
//!
//! A relocation that the `object` crate gives no meaning, and one against a symbol of another file, leaves the bytes as
//! they are or the addend alone: what depends on it is an address that nothing is checked against.

use super::input::Stream;
use super::sections::Layout;
use crate::dwarf::leb128;
use crate::target::ByteOrder;
use object::read::{Object, ObjectSection, ObjectSymbol, ReadCache, RelocationTarget};
use object::{Architecture, BinaryFormat, RelocationFlags, RelocationKind, SectionIndex};

/// What a relocation does to the number that is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    Replace,
    Add,
    Subtract,
    /// The lower six bits of a byte, which is a call frame instruction.
    ReplaceLow,
    SubtractLow,
    /// A number in LEB128, whose length stays.
    ReplaceLeb,
    SubtractLeb,
}

/// A change to some bytes of a section.
#[derive(Clone, Copy, Debug)]
pub(super) struct Relocation {
    offset: u64,
    value: u64,
    bytes: u8,
    how: How,
}

impl Relocation {
    /// Where the bytes end.
    pub fn end(&self) -> Option<u64> {
        self.offset.checked_add(u64::from(self.bytes))
    }
}

/// RISC-V's, which come in pairs; numbers from its psABI.
fn riscv(r_type: u32) -> Option<(How, u8)> {
    Some(match r_type {
        33 => (How::Add, 1),
        34 => (How::Add, 2),
        35 => (How::Add, 4),
        36 => (How::Add, 8),
        37 => (How::Subtract, 1),
        38 => (How::Subtract, 2),
        39 => (How::Subtract, 4),
        40 => (How::Subtract, 8),
        52 => (How::SubtractLow, 1),
        53 => (How::ReplaceLow, 1),
        54 => (How::Replace, 1),
        55 => (How::Replace, 2),
        56 => (How::Replace, 4),
        60 => (How::ReplaceLeb, 1),
        61 => (How::SubtractLeb, 1),
        _ => return None,
    })
}

/// The relocations of a section, ascending.
pub(super) fn collect<'d>(
    file: &object::File<'d, &'d ReadCache<Stream<'_>>>,
    index: SectionIndex,
    address: u64,
    layout: &Layout,
) -> Vec<Relocation> {
    let Ok(section) = file.section_by_index(index) else { return Vec::new() };
    let mut relocations = Vec::new();
    let is_riscv = matches!(file.architecture(), Architecture::Riscv32 | Architecture::Riscv64);
    for (offset, relocation) in section.relocations() {
        let (how, bytes) = match relocation.flags() {
            RelocationFlags::Elf { r_type } if is_riscv && riscv(r_type.0).is_some() => match riscv(r_type.0) {
                Some(known) => known,
                None => continue,
            },
            _ if relocation.subtractor().is_some() => continue,
            _ if relocation.has_implicit_addend() => (How::Add, relocation.size() / 8),
            _ => (How::Replace, relocation.size() / 8),
        };
        let mut from = None;
        let symbol = match relocation.target() {
            RelocationTarget::Symbol(symbol) => {
                let Ok(symbol) = file.symbol_by_index(symbol) else { continue };
                from = symbol.section_index();
                symbol.address().wrapping_add(from.map_or(0, |section| layout.moved(section)))
            }
            // What is there is already an address.
            RelocationTarget::Section(_) if file.format() == BinaryFormat::MachO => continue,
            RelocationTarget::Section(section) => {
                from = Some(section);
                layout.address(section)
            }
            _ => 0,
        };
        let value = symbol.wrapping_add(relocation.addend() as u64);
        let value = match relocation.kind() {
            RelocationKind::Relative => value.wrapping_sub(address).wrapping_sub(offset),
            RelocationKind::SectionOffset => value.wrapping_sub(from.map_or(0, |section| layout.address(section))),
            RelocationKind::Absolute => value,
            _ if riscv_only(is_riscv, how) => value,
            _ => continue,
        };
        if matches!(bytes, 1..=8) {
            relocations.push(Relocation { offset, value, bytes, how });
        }
    }
    // Stable: two of one place are applied in their order.
    if !relocations.is_sorted_by_key(|relocation| relocation.offset) {
        relocations.sort_by_key(|relocation| relocation.offset);
    }
    relocations
}

fn riscv_only(is_riscv: bool, how: How) -> bool {
    is_riscv && how != How::Replace || is_riscv
}

/// Changes the bytes of a section from `start` on.
pub(super) fn apply(relocations: &[Relocation], start: u64, bytes: &mut [u8], order: ByteOrder) {
    let first = relocations.partition_point(|relocation| relocation.offset < start);
    for relocation in relocations.get(first..).unwrap_or(&[]) {
        let Some(at) = usize::try_from(relocation.offset - start).ok().filter(|at| *at < bytes.len()) else { return };
        if matches!(relocation.how, How::ReplaceLeb | How::SubtractLeb) {
            apply_leb(relocation, bytes.get_mut(at..).unwrap_or_default());
            continue;
        }
        let Some(place) = bytes.get_mut(at..at + usize::from(relocation.bytes)) else { continue };
        let old = crate::dwarf::get(place, order);
        let new = match relocation.how {
            How::Replace | How::ReplaceLeb => relocation.value,
            How::Add => old.wrapping_add(relocation.value),
            How::Subtract | How::SubtractLeb => old.wrapping_sub(relocation.value),
            How::ReplaceLow => (old & 0xc0) | (relocation.value & 0x3f),
            How::SubtractLow => (old & 0xc0) | (old.wrapping_sub(relocation.value) & 0x3f),
        };
        let count = place.len();
        match order {
            ByteOrder::Little => place.copy_from_slice(new.to_le_bytes().get(..count).unwrap_or_default()),
            ByteOrder::Big => place.copy_from_slice(new.to_be_bytes().get(8 - count..).unwrap_or_default()),
        }
    }
}

/// Writes a number into as many bytes of LEB128 as are there.
fn apply_leb(relocation: &Relocation, place: &mut [u8]) {
    let mut rest = &*place;
    let Ok(old) = leb128::read_unsigned(&mut rest) else { return };
    let length = place.len() - rest.len();
    let mut value = match relocation.how {
        How::SubtractLeb => old.wrapping_sub(relocation.value),
        _ => relocation.value,
    };
    for (index, byte) in place.iter_mut().take(length).enumerate() {
        *byte = (value & 0x7f) as u8 | if index + 1 < length { 0x80 } else { 0 };
        value >>= 7;
    }
}
