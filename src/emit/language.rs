//! Source languages in the form of DWARF 6: a name, and a version in the numbering of the language
//! ("DWARF Language Names and Versions" on dwarfstd.org). Consumers of DWARF 5 skip the attributes.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::entry::Entry;
use gimli::constants::*;

/// C++23 and C23, for which gimli has no constants.
const DW_LANG_C_plus_plus_23: DwLang = DwLang(0x3a);
const DW_LANG_C23: DwLang = DwLang(0x3e);

/// DWARF 6's attributes, for which gimli has no constants.
const DW_AT_LANGUAGE_NAME: DwAt = DwAt(0x90);
const DW_AT_LANGUAGE_VERSION: DwAt = DwAt(0x91);

/// The languages, each with its `DW_LNAME` and its version. The version is 0 if the code of the
/// language does not imply one.
const LANGUAGES: [(DwLang, u16, u32); 49] = [
    (DW_LANG_Ada83, 0x01, 1983),
    (DW_LANG_Ada95, 0x01, 1995),
    (DW_LANG_Ada2005, 0x01, 2005),
    (DW_LANG_Ada2012, 0x01, 2012),
    (DW_LANG_BLISS, 0x02, 0),
    (DW_LANG_C, 0x03, 0),
    (DW_LANG_C89, 0x03, 198912),
    (DW_LANG_C99, 0x03, 199901),
    (DW_LANG_C11, 0x03, 201112),
    (DW_LANG_C17, 0x03, 201710),
    (DW_LANG_C23, 0x03, 202311),
    (DW_LANG_C_plus_plus, 0x04, 0),
    (DW_LANG_C_plus_plus_03, 0x04, 200310),
    (DW_LANG_C_plus_plus_11, 0x04, 201103),
    (DW_LANG_C_plus_plus_14, 0x04, 201402),
    (DW_LANG_C_plus_plus_17, 0x04, 201703),
    (DW_LANG_C_plus_plus_20, 0x04, 202002),
    (DW_LANG_C_plus_plus_23, 0x04, 202302),
    (DW_LANG_Cobol74, 0x05, 1974),
    (DW_LANG_Cobol85, 0x05, 1985),
    (DW_LANG_Crystal, 0x06, 0),
    (DW_LANG_D, 0x07, 0),
    (DW_LANG_Dylan, 0x08, 0),
    (DW_LANG_Fortran77, 0x09, 1977),
    (DW_LANG_Fortran90, 0x09, 1990),
    (DW_LANG_Fortran95, 0x09, 1995),
    (DW_LANG_Fortran03, 0x09, 2004),
    (DW_LANG_Fortran08, 0x09, 2010),
    (DW_LANG_Fortran18, 0x09, 2018),
    (DW_LANG_Go, 0x0a, 0),
    (DW_LANG_Haskell, 0x0b, 0),
    (DW_LANG_Java, 0x0c, 0),
    (DW_LANG_Julia, 0x0d, 0),
    (DW_LANG_Kotlin, 0x0e, 0),
    (DW_LANG_Modula2, 0x0f, 0),
    (DW_LANG_Modula3, 0x10, 0),
    (DW_LANG_OCaml, 0x11, 0),
    (DW_LANG_OpenCL, 0x12, 0),
    (DW_LANG_ObjC, 0x13, 0),
    (DW_LANG_ObjC_plus_plus, 0x14, 0),
    (DW_LANG_Pascal83, 0x15, 1983),
    (DW_LANG_PLI, 0x16, 0),
    (DW_LANG_Python, 0x17, 0),
    (DW_LANG_RenderScript, 0x18, 0),
    (DW_LANG_Rust, 0x19, 0),
    (DW_LANG_Swift, 0x1a, 0),
    (DW_LANG_UPC, 0x1b, 0),
    (DW_LANG_Zig, 0x1c, 0),
    (DW_LANG_Mips_Assembler, 0x1d, 0),
];

/// Returns true for C++.
pub(super) fn is_cxx(language: DwLang) -> bool {
    matches!(
        language,
        DW_LANG_C_plus_plus
            | DW_LANG_C_plus_plus_03
            | DW_LANG_C_plus_plus_11
            | DW_LANG_C_plus_plus_14
            | DW_LANG_C_plus_plus_17
            | DW_LANG_C_plus_plus_20
            | DW_LANG_C_plus_plus_23
    )
}

/// Returns true if functions of the language can have no prototype, so that entries state whether
/// they have one (DWARF 5 section 3.3.2): C and the languages derived from it. In other languages,
/// consumers assume a prototype, and gcc and clang leave the attribute out.
pub(super) fn states_prototypes(language: DwLang) -> bool {
    matches!(
        language,
        DW_LANG_C
            | DW_LANG_C89
            | DW_LANG_C99
            | DW_LANG_C11
            | DW_LANG_C17
            | DW_LANG_C23
            | DW_LANG_ObjC
            | DW_LANG_OpenCL
            | DW_LANG_RenderScript
            | DW_LANG_UPC
    )
}

/// Adds the language by name and version. Adds nothing for a language without a name.
pub(super) fn language_name(entry: &mut Entry, language: DwLang) {
    let known = LANGUAGES.iter().find(|known| known.0 == language);
    if let Some((_, name, version)) = known {
        entry.number(DW_AT_LANGUAGE_NAME, u64::from(*name));
        if *version > 0 {
            entry.number(DW_AT_LANGUAGE_VERSION, u64::from(*version));
        }
    }
}
