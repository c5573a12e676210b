//! Names of DWARF's constants.

use alloc::vec::Vec;
use core::ops::RangeInclusive;
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
    pub(super) languages: Names<DwLang>,
    pub(super) encodings: Names<DwAte>,
    pub(super) conventions: Names<DwCc>,
}

impl ConstantNames {
    pub(super) fn new() -> ConstantNames {
        let language = |code| (DwLang(code).static_string(), DwLang(code));
        let encoding = |code| {
            let encoding = DwAte(code as u8);
            (encoding.static_string(), encoding)
        };
        let convention = |code| {
            let convention = DwCc(code as u8);
            (convention.static_string(), convention)
        };
        ConstantNames {
            languages: Names::new(u16::MAX, language, MORE_LANGUAGES),
            encodings: Names::new(u8::MAX.into(), encoding, MORE_ENCODINGS),
            conventions: Names::new(u8::MAX.into(), convention, MORE_CONVENTIONS),
        }
    }
}

/// The constants of one kind, by name. The table grows up to the last constant that was searched.
#[derive(Debug)]
pub(super) struct Names<C: 'static> {
    known: Vec<(&'static str, C)>,
    /// The codes that are not in the table yet.
    rest: RangeInclusive<u16>,
    /// Returns the constant with a code, and its name.
    of: fn(u16) -> (Option<&'static str>, C),
    /// The constants for which gimli has no name.
    more: &'static [(&'static str, C)],
}

impl<C: Copy> Names<C> {
    fn new(
        last: u16,
        of: fn(u16) -> (Option<&'static str>, C),
        more: &'static [(&'static str, C)],
    ) -> Names<C> {
        Names {
            known: Vec::new(),
            rest: 0..=last,
            of,
            more,
        }
    }

    /// Returns the constant with a name.
    pub(super) fn find(&mut self, name: &str) -> Option<C> {
        let is_it = |(known, _): &&(&'static str, C)| *known == name;
        if let Some((_, constant)) = self.known.iter().chain(self.more).find(is_it) {
            return Some(*constant);
        }
        for code in self.rest.by_ref() {
            if let (Some(known), constant) = (self.of)(code) {
                self.known.push((known, constant));
                if known == name {
                    return Some(constant);
                }
            }
        }
        None
    }

    /// Returns the names that a search without a result has found.
    pub(super) fn known(&self) -> impl Iterator<Item = &'static str> {
        self.known.iter().chain(self.more).map(|(name, _)| *name)
    }
}
