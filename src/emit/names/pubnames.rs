//! The names from which linkers build `.gdb_index`: `.debug_gnu_pubnames` and
//! `.debug_gnu_pubtypes`, GNU's extension of DWARF 4's name tables (DWARF 4 section 6.1.1). Each
//! name has a byte with the kind of its entry (gdb's manual, "Index Section Format").

use super::super::language::is_cxx;
use super::super::strings::StringTable;
use super::walk::{Item, Unit, Walk};
use super::{Buffer, EmitError, SectionId, UnitFormat};
use alloc::vec::Vec;
use gimli::constants::*;
use hashbrown::HashSet;

/// The version of the tables.
const VERSION: u16 = 2;

/// The kinds of entries, in bits 4 to 6.
const TYPE: u8 = 1 << 4;
const VARIABLE: u8 = 2 << 4;
const FUNCTION: u8 = 3 << 4;
const OTHER: u8 = 4 << 4;
/// The flag of entries that other units cannot refer to.
const STATIC: u8 = 1 << 7;

/// Writes both tables.
pub(super) fn emit(
    walk: &Walk,
    strings: &StringTable,
    format: UnitFormat,
) -> Result<[(SectionId, Buffer); 2], EmitError> {
    let mut sections = [SectionId::DebugGnuPubNames, SectionId::DebugGnuPubTypes]
        .map(|id| (id, Buffer::new(format, id)));
    let mut users: Vec<Vec<&Item>> = Vec::new();
    users.resize_with(walk.units.len(), Vec::new);
    // gdb finds a function that only exists inlined by its abstract instance.
    let functions = walk.items.iter();
    let functions = functions.filter(|item| item.is_indexed && item.tag == DW_TAG_subprogram);
    let completed: HashSet<u32> = functions.filter_map(|item| item.origin).collect();
    let is_only_inlined = |item: &Item| item.is_abstract && !completed.contains(&item.offset);
    for item in (walk.items.iter()).filter(|item| item.is_indexed || is_only_inlined(item)) {
        let unit = walk.units.get(item.unit as usize);
        if let Some(items) = unit.and_then(|unit| users.get_mut(unit.user)) {
            items.push(item);
        }
    }
    for (number, unit) in walk.units.iter().enumerate() {
        if unit.signature.is_some() {
            continue;
        }
        let items = users.get(number).into_iter().flatten();
        let items: Vec<(&Item, u8)> = items
            .copied()
            .filter_map(|item| Some((item, kind(walk, unit, item)?)))
            .collect();
        for (id, buffer) in &mut sections {
            let length = buffer.begin();
            buffer.u16(VERSION);
            buffer.section_offset(SectionId::DebugInfo, u64::from(unit.linked.0));
            buffer.offset(u64::from(unit.linked.1));
            for (item, kind) in &items {
                if is_type(item.tag) != (*id == SectionId::DebugGnuPubTypes) {
                    continue;
                }
                // Types in type units are listed at the entry of the unit that uses them.
                let place = match item.unit as usize == number {
                    true => item.offset - unit.offset,
                    false => unit.entry,
                };
                buffer.offset(u64::from(place));
                buffer.u8(*kind);
                let name = match is_qualified(unit.language) {
                    true => walk.qualified_name(item, strings),
                    false => walk
                        .names(item)
                        .0
                        .map_or_else(Default::default, |name| strings.text_at(name).into()),
                };
                buffer.bytes.extend_from_slice(name.as_bytes());
                buffer.u8(0);
            }
            buffer.offset(0);
            buffer.end(length, *id)?;
        }
    }
    Ok(sections)
}

/// Returns true if names have the prefix of their scopes, separated by `::`.
fn is_qualified(language: DwLang) -> bool {
    is_cxx(language) || language == DW_LANG_Rust
}

fn is_type(tag: DwTag) -> bool {
    !matches!(
        tag,
        DW_TAG_subprogram | DW_TAG_variable | DW_TAG_enumerator | DW_TAG_namespace | DW_TAG_module
    )
}

/// Returns the byte of an entry, or `None` for entries that these tables do not contain.
fn kind(walk: &Walk, unit: &Unit, item: &Item) -> Option<u8> {
    walk.names(item).0?;
    let is_static = |is_static: bool| if is_static { STATIC } else { 0 };
    let linkage = is_static(!walk.is_external(item));
    Some(match item.tag {
        DW_TAG_subprogram => FUNCTION | linkage,
        DW_TAG_variable => VARIABLE | linkage,
        DW_TAG_enumerator => VARIABLE | STATIC,
        DW_TAG_namespace => TYPE,
        DW_TAG_module => OTHER,
        // C++ has one definition of these types in the whole program.
        DW_TAG_class_type | DW_TAG_structure_type | DW_TAG_union_type | DW_TAG_enumeration_type => {
            TYPE | is_static(!is_cxx(unit.language))
        }
        DW_TAG_typedef
        | DW_TAG_base_type
        | DW_TAG_subrange_type
        | DW_TAG_template_alias
        | DW_TAG_unspecified_type
        | DW_TAG_interface_type => TYPE | STATIC,
        _ => return None,
    })
}
