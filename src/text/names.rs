//! Names of DWARF's constants.

use alloc::vec::Vec;
use gimli::{DwAte, DwCc, DwLang};

/// Languages for which gimli has no name.
pub(super) const MORE_LANGUAGES: &[(&str, DwLang)] = &[("DW_LANG_HIP", DwLang(0x30))];
/// Encodings for which gimli has no name.
pub(super) const MORE_ENCODINGS: &[(&str, DwAte)] = &[];
/// Calling conventions for which gimli has no name.
pub(super) const MORE_CONVENTIONS: &[(&str, DwCc)] = &[("DW_CC_LLVM_OpenCLKernel", DwCc(0xc7))];

/// DWARF constants by name. gimli maps only constants to names.
#[derive(Debug)]
pub(super) struct ConstantNames {
    pub(super) languages: Vec<(&'static str, DwLang)>,
    pub(super) encodings: Vec<(&'static str, DwAte)>,
    pub(super) conventions: Vec<(&'static str, DwCc)>,
}

impl ConstantNames {
    pub(super) fn new() -> ConstantNames {
        let language = |code| {
            DwLang(code)
                .static_string()
                .map(|name| (name, DwLang(code)))
        };
        let convention = |code| DwCc(code).static_string().map(|name| (name, DwCc(code)));
        let encoding = |code| DwAte(code).static_string().map(|name| (name, DwAte(code)));
        ConstantNames {
            languages: (0..=u16::MAX)
                .filter_map(language)
                .chain(MORE_LANGUAGES.iter().copied())
                .collect(),
            encodings: (0..=u8::MAX)
                .filter_map(encoding)
                .chain(MORE_ENCODINGS.iter().copied())
                .collect(),
            conventions: (0..=u8::MAX)
                .filter_map(convention)
                .chain(MORE_CONVENTIONS.iter().copied())
                .collect(),
        }
    }
}
