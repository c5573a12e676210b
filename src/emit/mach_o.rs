//! Addresses in the debug sections of Mach-O object files.

use super::object_error::ObjectError;
use crate::dwarf::{get, put};
use crate::target::ByteOrder;
use alloc::vec::Vec;
use core::ops::Range;
use object::{BinaryFormat, macho};

/// The sizes in bytes of a file header, a segment command without its sections, a section, a
/// relocation and a symbol.
const HEADER: u64 = 32;
const SEGMENT: u64 = 72;
const SECTION: u64 = 80;
const RELOCATION: u64 = 8;
const SYMBOL: u64 = 16;

/// The fields of a relocation's second word: the flag of a value relative to the field, the flag of
/// a symbol instead of a section, and the type.
const PC_RELATIVE: u64 = 1 << 24;
const EXTERN: u64 = 1 << 27;
const TYPE: u64 = 0xf << 28;

/// Fills in the addresses in the debug sections of a Mach-O object file that the `object` crate
/// wrote. Call it after [`Sections::add_to`](super::Sections::add_to) and `Object::write`.
///
/// Until `dsymutil` collects the debug information of a program, lldb reads it from the object
/// files and applies no relocations. A field must hold the address in the object file, and its
/// relocation must be against a section, as clang writes them. `Object::write` determines these
/// addresses, but writes relocations against symbols. Linkers and `dsymutil` accept both.
///
/// Calling it for a file whose addresses are already filled in has no effect.
///
/// ```
/// # use dwarfsmith::emit::{ObjectError, Sections, fill_mach_o_addresses};
/// # use dwarfsmith::object::write::Object;
/// fn object_file(sections: &Sections, mut object: Object<'_>) -> Result<Vec<u8>, ObjectError> {
///     sections.add_to(&mut object, |object, name| object.symbol_id(name.as_bytes()))?;
///     let mut file = object.write()?;
///     fill_mach_o_addresses(&mut file)?;
///     Ok(file)
/// }
/// ```
///
/// # Errors
/// [`ObjectError::File`] if the file is not a 64-bit little-endian Mach-O object, or is damaged. In
/// that case, it is unchanged.
pub fn fill_mach_o_addresses(file: &mut [u8]) -> Result<(), ObjectError> {
    let damaged = |why| ObjectError::File(BinaryFormat::MachO, why);
    let kind = [0, 12].map(|offset| number(file, offset, 4));
    if kind != [macho::MH_MAGIC_64, macho::MH_OBJECT].map(|it| Some(u64::from(it))) {
        return Err(damaged("it is not a 64-bit little-endian object"));
    }
    let found = fields(file)
        .ok_or_else(|| damaged("a table is not in the file, or shares bytes with another"))?;
    for (place, value) in found {
        let field = place.start as usize..place.end as usize;
        put(
            file.get_mut(field).unwrap_or_default(),
            ByteOrder::Little,
            value,
        );
    }
    Ok(())
}

fn number(file: &[u8], offset: u64, size: u64) -> Option<u64> {
    let place = offset as usize..offset.checked_add(size)? as usize;
    Some(get(file.get(place)?, ByteOrder::Little))
}

/// Returns the ranges of bytes that change in the file, with the new numbers.
fn fields(file: &[u8]) -> Option<Vec<(Range<u64>, u64)>> {
    let (mut sections, mut symbols) = (Vec::new(), (0, 0));
    let mut at = HEADER;
    for _ in 0..number(file, 16, 4)? {
        let (command, size) = (number(file, at, 4)?, number(file, at + 4, 4)?);
        let (start, end) = (at, at + size.max(8));
        file.get(start as usize..end as usize)?;
        if command == u64::from(macho::LC_SEGMENT_64) {
            let count = number(file, start + 64, 4)?;
            let first = start + SEGMENT;
            sections.extend((0..count.min(size / SECTION)).map(|it| first + it * SECTION));
        } else if command == u64::from(macho::LC_SYMTAB) {
            symbols = (number(file, start + 8, 4)?, number(file, start + 12, 4)?);
        }
        at = end;
    }
    let mut found = Vec::new();
    // Without this limit, the time would be quadratic if many sections had the same table.
    let mut unread = file.len() as u64 / RELOCATION;
    for section in sections {
        let segment = file.get(section as usize + 16..section as usize + 32)?;
        if !segment.starts_with(b"__DWARF\0") {
            continue;
        }
        let content = number(file, section + 48, 4)?;
        let (first, count) = (
            number(file, section + 56, 4)?,
            number(file, section + 60, 4)?,
        );
        unread = unread.checked_sub(count)?;
        for relocation in (0..count).map(|it| first + it * RELOCATION) {
            let word = number(file, relocation + 4, 4)?;
            let index = word & 0xff_ffff;
            // On each machine, type 0 is the relocation of an address.
            if word & (EXTERN | PC_RELATIVE | TYPE) != EXTERN || index >= symbols.1 {
                continue;
            }
            let symbol = symbols.0 + index * SYMBOL;
            let (kind, of) = (number(file, symbol + 4, 1)?, number(file, symbol + 5, 1)?);
            if kind & u64::from(macho::N_TYPE) != u64::from(macho::N_SECT) {
                continue;
            }
            let start = content + number(file, relocation, 4)?;
            let size = 1 << (word >> 25 & 3);
            let value = number(file, start, size)?.wrapping_add(number(file, symbol + 8, 8)?);
            found.push((start..start + size, value));
            found.push((
                relocation + 4..relocation + 8,
                word & !EXTERN & !0xff_ffff | of,
            ));
        }
    }
    Some(found)
}
