//! Names of DWARF's constants.

use alloc::vec::Vec;
use gimli::{DwAte, DwCc, DwLang};

/// Constants by name. gimli has only names by constant.
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
            languages: (0..=u16::MAX).filter_map(language).collect(),
            encodings: (0..=u8::MAX).filter_map(encoding).collect(),
            conventions: (0..=u8::MAX).filter_map(convention).collect(),
        }
    }
}
