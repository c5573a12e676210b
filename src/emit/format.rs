//! The format of the units: the version, the forms, and the replacements for the forms, tags and
//! attributes of DWARF 5.
//!
//! The other files use the names of indexed DWARF 5 and map them with this file. If the units have
//! no tables, a form with an index into a table is replaced by a direct form: an address, or the
//! offset of a string or list.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::forms::{implicit_number, is_number, split_shape};
use super::sections::SectionId;
use super::split_error::SplitError;
use super::{EmitError, EmitOptions, Forms, vendor};
use crate::dwarf::{Dialect, Encoding};
use crate::markers::FunctionView;
use crate::target::ByteOrder;
use alloc::vec::Vec;
use gimli::constants::*;

/// The exclusive upper limit of a section's size. Larger lengths are reserved in 32-bit DWARF
/// (DWARF 5 section 7.2.2), and offsets of entries have four bytes in both formats.
pub(super) const LIMIT: u32 = 0xffff_fff0;

/// The format of the units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct UnitFormat {
    pub(super) encoding: Encoding,
    version: u16,
    has_tables: bool,
    is_split: bool,
    is_strict: bool,
    /// True if units also state their language as in DWARF 6.
    pub(super) language_names: bool,
    /// The exclusive upper limit of a section's size.
    pub(super) limit: u32,
    /// The section that does not start at offset 0, and its start: see [`Buffer::start`].
    ///
    /// [`Buffer::start`]: super::buffer::Buffer::start
    pub(super) start: Option<(SectionId, u32)>,
    /// True if linkers shorten the code, so that no length in it is a constant.
    pub(super) is_relaxed: bool,
    /// See [`EmitOptions::smallest`].
    pub(super) is_smallest: bool,
    /// See [`CodeSections::Adjacent`](super::CodeSections::Adjacent).
    alignment: Option<u32>,
}

/// A DWARF feature that emission leaves out or replaces, because the units' version, dialect or
/// format does not have it, or because it would refer to a unit in another file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Omission {
    /// Entries with this tag.
    Tag(DwTag),
    /// An attribute.
    Attribute(DwAt),
    /// A column of the table of files.
    FileContent(DwLnct),
    /// An entry of a location list.
    ListEntry(DwLle),
}

impl core::fmt::Display for Omission {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Omission::Tag(vendor::DW_TAG_LLVM_ANNOTATION) => f.write_str("DW_TAG_LLVM_annotation"),
            Omission::Tag(tag) => tag.fmt(f),
            Omission::Attribute(attribute) => match vendor::name(*attribute) {
                Some(name) => f.write_str(name),
                None => attribute.fmt(f),
            },
            Omission::FileContent(content) => content.fmt(f),
            Omission::ListEntry(kind) => kind.fmt(f),
        }
    }
}

/// The last code of each kind that a version of the standard defines. Vendor codes are larger.
struct Standard {
    tag: DwTag,
    attribute: DwAt,
    /// The largest defined values of attributes whose values are codes.
    values: [(DwAt, u64); 3],
}

const DWARF_4: Standard = Standard {
    tag: DW_TAG_template_alias,
    attribute: DW_AT_linkage_name,
    values: [
        (DW_AT_language, DW_LANG_Python.0 as u64),
        (DW_AT_encoding, DW_ATE_UTF.0 as u64),
        (DW_AT_calling_convention, DW_CC_nocall.0 as u64),
    ],
};

const DWARF_5: Standard = Standard {
    tag: DW_TAG_immutable_type,
    attribute: DW_AT_loclists_base,
    values: [
        (DW_AT_language, DW_LANG_BLISS.0 as u64),
        (DW_AT_encoding, DW_ATE_ASCII.0 as u64),
        (DW_AT_calling_convention, DW_CC_pass_by_value.0 as u64),
    ],
};

/// Values of attributes, each with its replacement in versions that do not define it: the preceding
/// version of the language, as in gcc's `-gstrict-dwarf`. A replacement may itself be replaced, so
/// a row precedes the row of its replacement.
const EARLIER: [(DwAt, u64, u64); 10] = [
    earlier(DW_LANG_C17, DW_LANG_C11),
    earlier(DW_LANG_C11, DW_LANG_C99),
    earlier(DW_LANG_C_plus_plus_20, DW_LANG_C_plus_plus_17),
    earlier(DW_LANG_C_plus_plus_17, DW_LANG_C_plus_plus_14),
    earlier(DW_LANG_C_plus_plus_14, DW_LANG_C_plus_plus_11),
    earlier(DW_LANG_C_plus_plus_11, DW_LANG_C_plus_plus),
    earlier(DW_LANG_C_plus_plus_03, DW_LANG_C_plus_plus),
    earlier(DW_LANG_Fortran18, DW_LANG_Fortran08),
    earlier(DW_LANG_Fortran08, DW_LANG_Fortran03),
    earlier(DW_LANG_Fortran03, DW_LANG_Fortran95),
];

const fn earlier(language: DwLang, before: DwLang) -> (DwAt, u64, u64) {
    (DW_AT_language, language.0 as u64, before.0 as u64)
}

/// Where the units are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Units {
    /// In the object file.
    Whole,
    /// In `.dwo` files; the object file has skeleton units.
    Split,
}

impl Units {
    /// The units for the names of `.dwo` files, if there are any.
    pub(super) fn of(dwo_names: Option<&[&str]>) -> Units {
        dwo_names.map_or(Units::Whole, |_| Units::Split)
    }
}

/// The number of low bytes, at most 8, with which each form is written. Codes from [`FORMS`] on are
/// vendors' forms, or placeholders for `DW_FORM_implicit_const`, whose values are in the
/// abbreviations.
pub(super) struct Widths {
    forms: [u8; FORMS],
    implicit: u8,
}

const FORMS: usize = 0x2d;

impl Widths {
    /// Instead of a width: an unsigned LEB128 number.
    pub(super) const LEB128: u8 = 9;
    /// Instead of a width: the offset of an entry in its unit, of 4 bytes, unless it is a
    /// placeholder.
    pub(super) const REFERENCE: u8 = 10;
    /// Instead of a width: the bytes depend on more than the form.
    const OTHER: u8 = 11;

    /// Returns the widths without tables of lists.
    const fn new(order: ByteOrder) -> Widths {
        let mut forms = [Widths::OTHER; FORMS];
        forms[DW_FORM_flag_present.0 as usize] = 0;
        forms[DW_FORM_data1.0 as usize] = 1;
        forms[DW_FORM_udata.0 as usize] = Widths::LEB128;
        if matches!(order, ByteOrder::Little) {
            forms[DW_FORM_data2.0 as usize] = 2;
            forms[DW_FORM_data4.0 as usize] = 4;
            forms[DW_FORM_data8.0 as usize] = 8;
            forms[DW_FORM_ref4.0 as usize] = Widths::REFERENCE;
        }
        Widths {
            forms,
            implicit: Widths::OTHER,
        }
    }

    /// Returns the widths with tables of lists.
    const fn with_list_tables(order: ByteOrder) -> Widths {
        let Widths { mut forms, .. } = Widths::new(order);
        forms[DW_FORM_strx.0 as usize] = Widths::LEB128;
        forms[DW_FORM_addrx.0 as usize] = Widths::LEB128;
        forms[DW_FORM_loclistx.0 as usize] = Widths::LEB128;
        forms[DW_FORM_rnglistx.0 as usize] = Widths::LEB128;
        forms[DW_FORM_strx1.0 as usize] = 1;
        if matches!(order, ByteOrder::Little) {
            forms[DW_FORM_strx2.0 as usize] = 2;
        }
        Widths { forms, implicit: 0 }
    }

    #[inline(always)]
    pub(super) fn of(&self, form: DwForm) -> u8 {
        match self.forms.get(usize::from(form.0)) {
            Some(width) => *width,
            None if implicit_number(form).is_some() => self.implicit,
            None => Widths::OTHER,
        }
    }
}

/// The widths without and with tables of lists, in little-endian and in big-endian order.
static WIDTHS: [[Widths; 2]; 2] = [
    [Widths::new(ByteOrder::Little), Widths::new(ByteOrder::Big)],
    [
        Widths::with_list_tables(ByteOrder::Little),
        Widths::with_list_tables(ByteOrder::Big),
    ],
];

impl UnitFormat {
    /// Returns how the values of forms are written.
    pub(super) fn widths(self) -> &'static Widths {
        let is_big = self.encoding.order == ByteOrder::Big;
        &WIDTHS[usize::from(self.has_list_tables())][usize::from(is_big)]
    }

    /// Returns the format that the options select. Fails if DWARF has no such format.
    pub(super) fn new(encoding: Encoding, options: &EmitOptions) -> Result<UnitFormat, EmitError> {
        let Encoding {
            address_bytes,
            offset_bytes,
            ..
        } = encoding;
        if !matches!(address_bytes, 2 | 4 | 8) || !matches!(offset_bytes, 4 | 8) {
            return Err(EmitError::Encoding {
                address_bytes,
                offset_bytes,
            });
        }
        let is_standard = matches!(encoding.dialect, Dialect::Dwarf4 | Dialect::Dwarf5);
        if options.strict && (!is_standard || encoding.gnu || encoding.experimental) {
            return Err(EmitError::NotStandard(encoding.dialect));
        }
        let version = encoding.dialect.version();
        Ok(UnitFormat {
            encoding,
            version,
            has_tables: version >= 5 && options.forms == Forms::Indexed,
            is_split: false,
            is_strict: options.strict,
            language_names: options.language_names,
            limit: options.section_limit.min(LIMIT),
            start: None,
            is_relaxed: options.relaxation,
            is_smallest: options.smallest,
            alignment: options.code.alignment().filter(|_| !options.relaxation),
        })
    }

    /// Returns the offset at which a section starts: 0, except in the tests of limits.
    pub(super) fn start_of(self, id: SectionId) -> u32 {
        let start = self.start.filter(|start| start.0 == id);
        start.map_or(0, |start| start.1)
    }

    /// Returns the same format for split units, in a file without relocations. Fails if the options
    /// exclude split units.
    pub(super) fn split(self, options: &EmitOptions) -> Result<UnitFormat, EmitError> {
        if options.forms == Forms::Direct {
            return Err(SplitError::Direct.into());
        }
        if self.is_strict && !self.is_5() {
            return Err(SplitError::Strict.into());
        }
        if options.shared_types {
            return Err(SplitError::SharedTypes.into());
        }
        Ok(UnitFormat {
            has_tables: true,
            is_split: true,
            ..self
        })
    }

    /// Returns the format of the units that remain in the object file, with direct forms.
    pub(super) const fn skeleton(self) -> UnitFormat {
        UnitFormat {
            has_tables: false,
            is_split: false,
            ..self
        }
    }

    /// Returns true if functions may be adjacent, at known offsets from each other.
    pub(super) const fn has_adjacent_functions(self) -> bool {
        self.alignment.is_some()
    }

    /// Returns true unless functions are adjacent and their alignment is not a multiple of `step`.
    pub(super) const fn has_aligned_functions(self, step: u8) -> bool {
        match self.alignment {
            Some(alignment) => alignment.is_multiple_of(step as u32),
            None => true,
        }
    }

    /// Returns the offset at which `next` starts if it is adjacent to `last`, which ends at the
    /// offset `end`. Returns `None` if the offset is unknown.
    pub(super) fn adjacent(
        self,
        (last, end): (&FunctionView<'_>, u32),
        next: &FunctionView<'_>,
    ) -> Option<u32> {
        let follows = last.id.index() + 1 == next.id.index();
        let is_whole = last.parts().is_empty() && next.parts().is_empty();
        let alignment = self.alignment.filter(|_| follows && is_whole)?;
        end.checked_next_multiple_of(alignment)
    }

    /// Returns the version number for headers.
    pub(super) const fn version(self) -> u16 {
        self.version
    }

    pub(super) const fn macros(self) -> SectionId {
        match self.is_5() {
            true => SectionId::DebugMacro,
            false => SectionId::DebugMacinfo,
        }
    }

    /// Returns true if headers, lists and file tables have the format of DWARF 5.
    pub(super) const fn is_5(self) -> bool {
        self.version >= 5
    }

    /// Returns true if entries and lists refer to strings and addresses by indices into tables.
    pub(super) const fn has_tables(self) -> bool {
        self.has_tables
    }

    /// Returns true if entries also refer to lists by indices. GNU's split units of DWARF 4 have
    /// offsets.
    pub(super) const fn has_list_tables(self) -> bool {
        self.has_tables && self.is_5()
    }

    /// Returns true if emission can reserve the first index for the range list of a unit's code,
    /// and write that list last, when the addresses of all functions have indices in `.debug_addr`.
    pub(super) const fn has_late_lists(self) -> bool {
        self.has_list_tables() && !self.is_split && !self.is_relaxed
    }

    /// Returns true if the sections of entries have no relocations, because no linker reads them.
    pub(super) const fn is_split(self) -> bool {
        self.is_split
    }

    /// Returns true if emission adds no address to `.debug_addr` where another encoding is smaller.
    /// A scope with one range then has a range list of about ten bytes; its own address would need
    /// four bytes more in the entry, eight in the table, and a relocation. Split units always save
    /// addresses, like clang's, because the table and its relocations remain in the object file.
    pub(super) const fn saves_addresses(self) -> bool {
        self.has_tables && (self.is_split || self.is_smallest)
    }

    /// Returns true if entries need no replacements.
    pub(super) const fn has_no_replacements(self) -> bool {
        self.has_list_tables() && !self.is_strict && !self.is_smallest
    }

    /// Returns the form that replaces a form of indexed DWARF 5.
    pub(super) const fn form(self, form: DwForm) -> DwForm {
        match form {
            DW_FORM_strx | DW_FORM_strx1 | DW_FORM_strx2 if !self.has_tables => DW_FORM_strp,
            DW_FORM_strx | DW_FORM_strx1 | DW_FORM_strx2 if !self.is_5() => DW_FORM_GNU_str_index,
            DW_FORM_addrx if !self.has_tables => DW_FORM_addr,
            DW_FORM_addrx if !self.is_5() => DW_FORM_GNU_addr_index,
            DW_FORM_loclistx | DW_FORM_rnglistx if !self.has_list_tables() => DW_FORM_sec_offset,
            DW_FORM_data16 if !self.is_5() => DW_FORM_block1,
            form if implicit_number(form).is_some() && !self.is_5() => DW_FORM_data1,
            form => form,
        }
    }

    /// Returns an attribute of a shape and its form, as `.debug_abbrev` has them. The shapes of
    /// [`EmitOptions::smallest`] have those of indexed DWARF 5.
    pub(super) const fn written(self, shape: u32) -> (DwAt, DwForm) {
        let (attribute, form) = split_shape(shape);
        match self.is_smallest {
            true => (self.attribute(attribute), self.form(form)),
            false => (attribute, form),
        }
    }

    /// Returns the tag that replaces a tag of DWARF 5: GNU's tag, which every debugger reads.
    pub(super) const fn tag(self, tag: DwTag) -> DwTag {
        match tag {
            _ if self.is_5() => tag,
            DW_TAG_call_site => DW_TAG_GNU_call_site,
            DW_TAG_call_site_parameter => DW_TAG_GNU_call_site_parameter,
            tag => tag,
        }
    }

    /// Returns the attribute that replaces an attribute of DWARF 5: GNU's attributes for calls.
    pub(super) const fn attribute(self, attribute: DwAt) -> DwAt {
        match attribute {
            _ if self.is_5() => attribute,
            DW_AT_dwo_name => DW_AT_GNU_dwo_name,
            DW_AT_addr_base => DW_AT_GNU_addr_base,
            DW_AT_rnglists_base => DW_AT_GNU_ranges_base,
            DW_AT_call_return_pc => DW_AT_low_pc,
            DW_AT_call_origin => DW_AT_abstract_origin,
            DW_AT_call_target => DW_AT_GNU_call_site_target,
            DW_AT_call_target_clobbered => DW_AT_GNU_call_site_target_clobbered,
            DW_AT_call_value => DW_AT_GNU_call_site_value,
            DW_AT_call_tail_call => DW_AT_GNU_tail_call,
            DW_AT_call_all_calls => DW_AT_GNU_all_call_sites,
            attribute => attribute,
        }
    }

    const fn standard(self) -> &'static Standard {
        match self.is_5() {
            true => &DWARF_5,
            false => &DWARF_4,
        }
    }

    /// Returns true if emission writes only what the standard defines, and all that it requires.
    pub(super) const fn is_strict(self) -> bool {
        self.is_strict
    }

    /// Returns true if file tables may have columns with vendor codes, such as
    /// `DW_LNCT_LLVM_source`.
    pub(super) fn has_vendor_codes(self) -> bool {
        !self.is_strict
    }

    /// Returns true if entries with this tag are written. Strict DWARF has only the tags of the
    /// standard.
    pub(super) fn has_tag(self, tag: DwTag) -> bool {
        !self.is_strict || self.tag(tag) <= self.standard().tag
    }

    /// Returns the value to write for an attribute, or `None` if the attribute is left out.
    pub(super) fn value(self, attribute: DwAt, form: DwForm, value: u64) -> Option<u64> {
        if !self.is_strict {
            return Some(value);
        }
        let standard = self.standard();
        if self.attribute(attribute) > standard.attribute {
            return None;
        }
        let last = standard.values.iter().find(|last| last.0 == attribute);
        let Some((_, last)) = last.filter(|_| is_number(form)) else {
            return Some(value);
        };
        // One pass suffices: a language's row precedes the row of its replacement.
        let mut written = value;
        for (of, later, before) in EARLIER {
            if written > *last && (of, later) == (attribute, written) {
                written = before;
            }
        }
        (written <= *last).then_some(written)
    }
}

/// The features that were left out so far, with counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Omissions(Vec<(Omission, u64)>);

impl Omissions {
    pub(super) fn add(&mut self, what: Omission) {
        self.add_several(what, 1);
    }

    /// Adds other features with their counts.
    pub(super) fn append(&mut self, other: Omissions) {
        for (what, count) in other.0 {
            self.add_several(what, count);
        }
    }

    fn add_several(&mut self, what: Omission, count: u64) {
        match self.0.binary_search_by_key(&what, |known| known.0) {
            Ok(place) => self.0[place].1 += count,
            Err(place) => self.0.insert(place, (what, count)),
        }
    }

    pub(super) fn finish(self) -> Vec<(Omission, u64)> {
        self.0
    }
}
