//! Reads the entries of `.debug_info` back for the name index.

use super::super::format::UnitFormat;
use super::super::strings::StringTable;
use super::Written;
use super::cursor::{Cursor, Value};
use crate::dwarf::{Operation, Operations};
use alloc::string::String;
use alloc::vec::Vec;
use gimli::constants::*;
use hashbrown::{HashMap, HashSet};

/// The name for a namespace without a name (DWARF 5 section 6.1.1.1).
const ANONYMOUS: &str = "(anonymous namespace)";
/// The maximum number of entries that are read to find the name of an entry: an inlined instance,
/// its abstract instance, the declaration.
const MAX_ORIGINS: usize = 4;
/// The maximum number of scopes in a qualified name.
const MAX_SCOPES: usize = 64;

/// An entry that has a name or takes its name from another entry.
pub(super) struct Item {
    /// The number of the entry's unit.
    pub(super) unit: u32,
    /// The offset of the entry in `.debug_info`.
    pub(super) offset: u32,
    pub(super) tag: DwTag,
    /// The offset of the parent in `.debug_info`; `None` if it is the unit.
    pub(super) parent: Option<u32>,
    pub(super) has_declared_parent: bool,
    /// True if the qualified names of its children do not contain its name: it is an enumeration
    /// that is not a scope.
    is_transparent: bool,
    is_external: bool,
    /// True for the abstract instance of a function, which is inlined somewhere.
    pub(super) is_abstract: bool,
    /// True if the entry is in the index, provided that it has a name.
    pub(super) is_indexed: bool,
    /// The offsets in `.debug_str` of the entry's names.
    name: Option<u32>,
    linkage: Option<u32>,
    /// The offset in `.debug_info` of the entry whose attributes this entry completes.
    pub(super) origin: Option<u32>,
}

/// The entries of all units.
pub(super) struct Walk {
    pub(super) units: Vec<Unit>,
    pub(super) items: Vec<Item>,
    /// The number of each item, by the offset of its entry.
    number_at: HashMap<u32, usize>,
    /// The signatures of the type units.
    signatures: HashSet<u64>,
    /// The offset in `.debug_str` of the name for namespaces without a name.
    anonymous: Option<u32>,
}

pub(super) struct Unit {
    /// The offset of the unit in `.debug_info`.
    pub(super) offset: u32,
    /// The offset and the size in bytes that tables state, including the header. In split units,
    /// these describe the skeleton.
    pub(super) linked: (u32, u32),
    /// The offset in the unit of its first entry.
    pub(super) entry: u32,
    /// The signature of a type unit.
    pub(super) signature: Option<u64>,
    /// The unit under which a type unit is listed. For other units, the unit's own number.
    pub(super) user: usize,
    pub(super) language: DwLang,
}

/// An entry whose children are being read.
struct Open {
    offset: u32,
    is_unit: bool,
    is_declaration: bool,
    /// True for code, a function or a block, and for entries in code.
    is_in_code: bool,
}

impl Walk {
    pub(super) fn of(written: &Written<'_>, strings: &mut StringTable) -> Walk {
        let mut walk = Walk {
            units: Vec::new(),
            items: Vec::new(),
            number_at: HashMap::new(),
            signatures: HashSet::new(),
            anonymous: None,
        };
        let start = written.info.start();
        let mut cursor = Cursor::new(written.info, start, written.format.encoding);
        while cursor.at < written.info.bytes.len() {
            walk.unit(written, strings, &mut cursor);
        }
        walk
    }

    /// Returns the offsets in `.debug_str` of an item's name and linkage name. The entry that it
    /// completes may state them. Returns no linkage name if both names are equal.
    pub(super) fn names(&self, item: &Item) -> (Option<u32>, Option<u32>) {
        let (mut name, mut linkage) = (item.name, item.linkage);
        let mut origin = item.origin;
        for _ in 0..MAX_ORIGINS {
            let Some(of) = origin.and_then(|offset| self.at(offset)) else {
                break;
            };
            (name, linkage) = (name.or(of.name), linkage.or(of.linkage));
            origin = of.origin;
        }
        (name, linkage.filter(|linkage| name != Some(*linkage)))
    }

    /// Returns true if other units can refer to the entry by its name.
    pub(super) fn is_external(&self, item: &Item) -> bool {
        item.is_external || self.origin(item).is_some_and(|of| of.is_external)
    }

    /// Returns the name of an entry with the prefix of its namespaces, types and functions:
    /// `geo::Shape::area`.
    pub(super) fn qualified_name(&self, item: &Item, strings: &StringTable) -> String {
        let mut names = Vec::new();
        let mut next = Some(item);
        while let Some(of) = next.filter(|_| names.len() < MAX_SCOPES) {
            if names.is_empty() || !of.is_transparent {
                names.extend(self.names(of).0.map(|name| strings.text_at(name)));
            }
            // The declaration determines the scope.
            let declared = self.origin(of).unwrap_or(of);
            next = declared.parent.and_then(|parent| self.at(parent));
        }
        names.reverse();
        names.join("::")
    }

    /// Returns the last entry in the chain of entries that an entry completes.
    fn origin(&self, item: &Item) -> Option<&Item> {
        let mut last = None;
        let mut origin = item.origin;
        for _ in 0..MAX_ORIGINS {
            let Some(of) = origin.and_then(|offset| self.at(offset)) else {
                break;
            };
            (last, origin) = (Some(of), of.origin);
        }
        last
    }

    fn at(&self, offset: u32) -> Option<&Item> {
        let number = self.number_at.get(&offset)?;
        self.items.get(*number)
    }

    fn unit(&mut self, written: &Written<'_>, strings: &mut StringTable, cursor: &mut Cursor<'_>) {
        let (first, start) = (cursor.at, cursor.position() as u32);
        let types = written.types;
        let of_type = types.binary_search_by_key(&start, |unit| unit.span.start);
        let of_type = of_type.ok().and_then(|place| types.get(place));
        let end = cursor.header(of_type);
        if of_type.is_some_and(|unit| !self.signatures.insert(unit.signature)) {
            // Only one of the equal type units is written.
            cursor.at = end;
            return;
        }
        self.units.push(Unit {
            offset: start,
            linked: (start, (end - first) as u32),
            entry: (cursor.at - first) as u32,
            signature: of_type.map(|unit| unit.signature),
            user: of_type.map_or(self.units.len(), |unit| unit.user),
            language: DwLang(0),
        });
        self.entries((written, end), start, strings, cursor);
        cursor.at = end;
    }

    /// Visits the entries of the unit that starts at a position, up to the end of the unit.
    fn entries(
        &mut self,
        (written, end): (&Written<'_>, usize),
        start: u32,
        strings: &mut StringTable,
        cursor: &mut Cursor<'_>,
    ) {
        let mut open: Vec<Open> = Vec::new();
        let mut bases = Bases::of(written.format);
        while cursor.at < end {
            let offset = cursor.position() as u32;
            let Some(code) = cursor.uleb().checked_sub(1) else {
                open.pop();
                if open.is_empty() {
                    break;
                }
                continue;
            };
            let Some((head, shape)) = written.abbreviations.shape(code as u32) else {
                break;
            };
            let tag = DwTag((head >> 1) as u16);
            let entry = written.entry(cursor, shape, (start, bases), strings);
            bases = entry.bases;
            if open.is_empty()
                && let Some(unit) = self.units.last_mut()
            {
                unit.language = entry.language;
            }
            let is_in_code = open.last().is_some_and(|open| open.is_in_code);
            self.item(tag, offset, &entry, open.last(), strings);
            if head & 1 == 1 {
                open.push(Open {
                    offset,
                    is_unit: open.is_empty(),
                    is_declaration: entry.is_declaration,
                    is_in_code: is_in_code
                        || matches!(
                            tag,
                            DW_TAG_subprogram | DW_TAG_inlined_subroutine | DW_TAG_lexical_block
                        ),
                });
            } else if open.is_empty() {
                break;
            }
        }
    }

    fn item(
        &mut self,
        tag: DwTag,
        offset: u32,
        entry: &Attributes,
        parent: Option<&Open>,
        strings: &mut StringTable,
    ) {
        let Some(requires) = requirement(tag) else {
            return;
        };
        let mut name = entry.name;
        if tag == DW_TAG_namespace {
            name = name
                .or_else(|| Some(*self.anonymous.get_or_insert_with(|| strings.add(ANONYMOUS))));
        }
        let is_indexed = !entry.is_declaration
            && match requires {
                Requires::Nothing => true,
                Requires::Code => entry.has_code,
                Requires::Address => {
                    let is_in_code = parent.is_some_and(|parent| parent.is_in_code);
                    entry.has_address || !is_in_code && (entry.has_place || entry.has_constant)
                }
            };
        if name.is_none() && entry.linkage.is_none() && entry.origin.is_none() {
            return;
        }
        self.number_at.insert(offset, self.items.len());
        self.items.push(Item {
            unit: self.units.len() as u32 - 1,
            offset,
            tag,
            parent: parent
                .filter(|parent| !parent.is_unit)
                .map(|parent| parent.offset),
            has_declared_parent: parent.is_some_and(|parent| parent.is_declaration),
            is_transparent: tag == DW_TAG_enumeration_type && !entry.is_enum_class,
            is_external: entry.is_external,
            is_abstract: entry.is_abstract,
            is_indexed,
            name,
            linkage: entry.linkage,
            origin: entry.origin,
        });
    }
}

/// The property that an entry needs for its name to be in the index.
enum Requires {
    Nothing,
    /// An address or ranges of code.
    Code,
    /// A location that is an address or in thread-local storage.
    Address,
}

/// Returns the property that entries with a tag need, or `None` if no entry with the tag is in the
/// index.
fn requirement(tag: DwTag) -> Option<Requires> {
    Some(match tag {
        DW_TAG_subprogram | DW_TAG_inlined_subroutine | DW_TAG_label | DW_TAG_entry_point => {
            Requires::Code
        }
        DW_TAG_variable => Requires::Address,
        DW_TAG_namespace
        | DW_TAG_module
        | DW_TAG_common_block
        | DW_TAG_enumerator
        | DW_TAG_imported_declaration
        | DW_TAG_array_type
        | DW_TAG_atomic_type
        | DW_TAG_base_type
        | DW_TAG_class_type
        | DW_TAG_const_type
        | DW_TAG_enumeration_type
        | DW_TAG_interface_type
        | DW_TAG_pointer_type
        | DW_TAG_ptr_to_member_type
        | DW_TAG_reference_type
        | DW_TAG_rvalue_reference_type
        | DW_TAG_set_type
        | DW_TAG_string_type
        | DW_TAG_structure_type
        | DW_TAG_subrange_type
        | DW_TAG_subroutine_type
        | DW_TAG_template_alias
        | DW_TAG_typedef
        | DW_TAG_union_type
        | DW_TAG_unspecified_type
        | DW_TAG_volatile_type => Requires::Nothing,
        _ => return None,
    })
}

/// The unit's contributions to tables: the offsets of their first fields.
#[derive(Clone, Copy, Default)]
struct Bases {
    /// `DW_AT_str_offsets_base`.
    strings: u64,
    /// `DW_AT_loclists_base`.
    locations: u64,
}

impl Bases {
    /// Returns the bases of a unit that does not state them. In split units, the tables follow the
    /// headers of their sections.
    fn of(format: UnitFormat) -> Bases {
        if !format.is_split() || !format.is_5() {
            return Bases::default();
        }
        let wider = if format.encoding.offset_bytes == 8 {
            8
        } else {
            0
        };
        Bases {
            strings: 8 + wider,
            locations: 12 + wider,
        }
    }
}

/// The attributes of an entry that the index needs.
struct Attributes {
    name: Option<u32>,
    linkage: Option<u32>,
    origin: Option<u32>,
    bases: Bases,
    language: DwLang,
    is_declaration: bool,
    is_external: bool,
    is_abstract: bool,
    is_enum_class: bool,
    has_code: bool,
    has_place: bool,
    has_address: bool,
    has_constant: bool,
}

impl Attributes {
    fn new(bases: Bases) -> Attributes {
        Attributes {
            name: None,
            linkage: None,
            origin: None,
            bases,
            language: DwLang(0),
            is_declaration: false,
            is_external: false,
            is_abstract: false,
            is_enum_class: false,
            has_code: false,
            has_place: false,
            has_address: false,
            has_constant: false,
        }
    }
}

impl Written<'_> {
    /// Reads the attributes of an entry of the unit at `start`.
    fn entry(
        &self,
        cursor: &mut Cursor<'_>,
        shape: &[u32],
        (start, bases): (u32, Bases),
        strings: &StringTable,
    ) -> Attributes {
        let mut entry = Attributes::new(bases);
        for attribute in shape {
            let (attribute, form) = self.format.written(*attribute);
            let value = cursor.value(form);
            let number = match value {
                Value::Number(number) => number,
                Value::Bytes(_) => 0,
            };
            let string = || match form {
                DW_FORM_strp => Some(number as u32),
                _ => strings.offset_at(bases.strings, number),
            };
            match attribute {
                DW_AT_name => entry.name = string(),
                DW_AT_linkage_name => entry.linkage = string(),
                DW_AT_str_offsets_base => entry.bases.strings = number,
                DW_AT_loclists_base => entry.bases.locations = number,
                DW_AT_declaration => entry.is_declaration = true,
                DW_AT_external => entry.is_external = true,
                DW_AT_inline => entry.is_abstract = true,
                DW_AT_enum_class => entry.is_enum_class = true,
                DW_AT_language => entry.language = DwLang(number as u16),
                DW_AT_abstract_origin | DW_AT_specification => {
                    entry.origin = Some(match form {
                        DW_FORM_ref_addr => number as u32,
                        _ => start.saturating_add(number as u32),
                    });
                }
                DW_AT_low_pc | DW_AT_high_pc | DW_AT_ranges | DW_AT_entry_pc => {
                    entry.has_code = true;
                }
                DW_AT_const_value => entry.has_constant = true,
                DW_AT_location => {
                    entry.has_place = true;
                    entry.has_address = match value {
                        Value::Bytes(expression) => self.has_address(expression),
                        Value::Number(list) => self.list_has_address(bases, form, list),
                    };
                }
                _ => {}
            }
        }
        entry
    }

    /// Returns true if an expression has an address or an offset in thread-local storage.
    fn has_address(&self, expression: &[u8]) -> bool {
        let indexed = [DW_OP_GNU_addr_index.0, DW_OP_GNU_const_index.0];
        if expression
            .first()
            .is_some_and(|first| indexed.contains(first))
        {
            return true;
        }
        Operations::new(self.format.encoding, expression).any(|operation| {
            matches!(
                operation,
                Ok((
                    _,
                    Operation::Addr(_) | Operation::Addrx(_) | Operation::FormTlsAddress
                ))
            )
        })
    }

    /// Returns true if an expression in a location list has an address (DWARF 5 section 7.7.3).
    fn list_has_address(&self, bases: Bases, form: DwForm, list: u64) -> bool {
        let encoding = self.format.encoding;
        let at = |position: u64| Cursor::new(self.locations, position as usize, encoding);
        let mut cursor = match form {
            DW_FORM_loclistx => {
                let size = encoding.offset_bytes;
                let offset = at(bases.locations + list * u64::from(size)).uint(size);
                at(bases.locations + offset)
            }
            _ => at(list),
        };
        let address = self.format.encoding.address_bytes;
        while cursor.at < self.locations.bytes.len() {
            match DwLle(cursor.uint(1) as u8) {
                DW_LLE_base_addressx => {
                    cursor.uleb();
                    continue;
                }
                DW_LLE_base_address => {
                    cursor.uint(address);
                    continue;
                }
                DW_LLE_startx_endx | DW_LLE_startx_length | DW_LLE_offset_pair => {
                    cursor.uleb();
                    cursor.uleb();
                }
                DW_LLE_start_end => _ = cursor.take(usize::from(address) * 2),
                DW_LLE_start_length => {
                    cursor.uint(address);
                    cursor.uleb();
                }
                DW_LLE_default_location => {}
                // `DW_LLE_end_of_list`.
                _ => break,
            }
            let count = cursor.uleb();
            if self.has_address(cursor.take(count as usize)) {
                return true;
            }
        }
        false
    }
}
