//! The address table `.debug_aranges` (DWARF 5 section 6.1.2), which maps addresses to units.

use super::EmitError;
use super::buffer::Buffer;
use super::format::UnitFormat;
use super::relocation::SymbolIndex;
use super::sections::SectionId;

/// The version of the table, the same in DWARF 2 to 5.
const VERSION: u16 = 2;

/// Appends the set of a unit that starts at an offset of `.debug_info`, given the symbols and sizes
/// in bytes of its functions. A unit without code gets no set.
pub(super) fn add_unit(
    buffer: &mut Buffer,
    format: UnitFormat,
    unit: u32,
    functions: impl Iterator<Item = (SymbolIndex, u32)>,
) -> Result<(), EmitError> {
    let mut functions = functions.filter(|(_, size)| *size > 0).peekable();
    if functions.peek().is_none() {
        return Ok(());
    }
    let size = format.encoding.address_bytes;
    let start = buffer.position();
    let length = buffer.begin();
    buffer.u16(VERSION);
    buffer.section_offset(SectionId::DebugInfo, u64::from(unit));
    buffer.u8(size);
    // Addresses have no segment selectors.
    buffer.u8(0);
    // Each pair of an address and a length is aligned to the size of the pair.
    while !buffer.since(start).is_multiple_of(u32::from(size) * 2) {
        buffer.u8(0);
    }
    for (symbol, bytes) in functions {
        buffer.address(symbol, 0, size);
        buffer.code_length(symbol, 0..bytes, size);
    }
    buffer.address_value(0);
    buffer.address_value(0);
    buffer.end(length, SectionId::DebugAranges)
}
