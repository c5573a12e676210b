//! Names of DWARF's constants.

use alloc::vec::Vec;
use core::ops::RangeInclusive;
use gimli::{DwAte, DwCc, DwLang};

/// Languages for which gimli has no name.
pub(super) const MORE_LANGUAGES: &[(&str, DwLang)] = &[
    ("DW_LANG_HIP", DwLang(0x30)),
    ("DW_LANG_Assembly", DwLang(0x31)),
    ("DW_LANG_C_sharp", DwLang(0x32)),
    ("DW_LANG_Mojo", DwLang(0x33)),
    ("DW_LANG_GLSL", DwLang(0x34)),
    ("DW_LANG_GLSL_ES", DwLang(0x35)),
    ("DW_LANG_HLSL", DwLang(0x36)),
    ("DW_LANG_OpenCL_CPP", DwLang(0x37)),
    ("DW_LANG_CPP_for_OpenCL", DwLang(0x38)),
    ("DW_LANG_SYCL", DwLang(0x39)),
    ("DW_LANG_Metal", DwLang(0x3d)),
    ("DW_LANG_Ruby", DwLang(0x40)),
    ("DW_LANG_Move", DwLang(0x41)),
    ("DW_LANG_Hylo", DwLang(0x42)),
];
/// Encodings for which gimli has no name.
pub(super) const MORE_ENCODINGS: &[(&str, DwAte)] = &[];
/// Calling conventions for which gimli has no name.
pub(super) const MORE_CONVENTIONS: &[(&str, DwCc)] = &[
    ("DW_CC_GNU_renesas_sh", DwCc(0x40)),
    ("DW_CC_GNU_borland_fastcall_i386", DwCc(0x41)),
    ("DW_CC_BORLAND_safecall", DwCc(0xb0)),
    ("DW_CC_BORLAND_stdcall", DwCc(0xb1)),
    ("DW_CC_BORLAND_pascal", DwCc(0xb2)),
    ("DW_CC_BORLAND_msfastcall", DwCc(0xb3)),
    ("DW_CC_BORLAND_msreturn", DwCc(0xb4)),
    ("DW_CC_BORLAND_thiscall", DwCc(0xb5)),
    ("DW_CC_BORLAND_fastcall", DwCc(0xb6)),
    ("DW_CC_LLVM_vectorcall", DwCc(0xc0)),
    ("DW_CC_LLVM_Win64", DwCc(0xc1)),
    ("DW_CC_LLVM_X86_64SysV", DwCc(0xc2)),
    ("DW_CC_LLVM_AAPCS", DwCc(0xc3)),
    ("DW_CC_LLVM_AAPCS_VFP", DwCc(0xc4)),
    ("DW_CC_LLVM_IntelOclBicc", DwCc(0xc5)),
    ("DW_CC_LLVM_SpirFunction", DwCc(0xc6)),
    ("DW_CC_LLVM_OpenCLKernel", DwCc(0xc7)),
    ("DW_CC_LLVM_Swift", DwCc(0xc8)),
    ("DW_CC_LLVM_PreserveMost", DwCc(0xc9)),
    ("DW_CC_LLVM_PreserveAll", DwCc(0xca)),
    ("DW_CC_LLVM_X86RegCall", DwCc(0xcb)),
    ("DW_CC_LLVM_M68kRTD", DwCc(0xcc)),
    ("DW_CC_LLVM_PreserveNone", DwCc(0xcd)),
    ("DW_CC_LLVM_RISCVVectorCall", DwCc(0xce)),
    ("DW_CC_LLVM_SwiftTail", DwCc(0xcf)),
    ("DW_CC_LLVM_RISCVVLSCall", DwCc(0xd0)),
    ("DW_CC_GDB_IBM_OpenCL", DwCc(0xff)),
];

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
