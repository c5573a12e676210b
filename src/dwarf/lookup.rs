//! Finds operations by opcode and by name.

use super::dialect::{Dialect, Encoding};
use super::operand::OperandKind;
use super::table::{OperationKind, TABLE};

/// The operation for each byte as an opcode, and the number in a family's opcode.
pub(crate) type ByteCodes = [Option<(OperationKind, u8)>; 256];

/// The opcodes that an encoding has, as flags whose sum is an index of [`BYTES`]: those of version 5,
/// GNU's opcodes, and LLVM's legacy ones.
const VERSION_5: usize = 1;
const GNU: usize = 2;
const LEGACY: usize = 4;

/// Computes the opcodes for some flags.
const fn bytes_of(flags: usize) -> ByteCodes {
    let version = if flags & VERSION_5 != 0 { 5 } else { 4 };
    let mut bytes = [None; 256];
    let mut row = 0;
    while row < TABLE.len() {
        let codes = &TABLE[row].codes;
        let family = matches!(TABLE[row].operands, [OperandKind::Family, ..]);
        let standard = match codes.standard {
            Some((since, code)) if since <= version => Some(code),
            _ => None,
        };
        let candidates = [
            standard,
            if flags & LEGACY != 0 {
                codes.legacy
            } else {
                None
            },
            if flags & GNU != 0 { codes.gnu } else { None },
            codes.wasm,
        ];
        let mut index = 0;
        while index < candidates.len() {
            if let Some(code) = candidates[index] {
                let mut low = 0;
                while low < if family { 32 } else { 1 } {
                    // Standard opcodes and LLVM's legacy ones take precedence over others.
                    let place = code as usize + low as usize;
                    if bytes[place].is_none() || index < 2 {
                        bytes[place] = Some((OperationKind::ALL[row], low));
                    }
                    low += 1;
                }
            }
            index += 1;
        }
        row += 1;
    }
    bytes
}

/// The opcodes of each encoding.
static BYTES: [ByteCodes; 8] = [
    bytes_of(0),
    bytes_of(1),
    bytes_of(2),
    bytes_of(3),
    bytes_of(4),
    bytes_of(5),
    bytes_of(6),
    bytes_of(7),
];

/// The opcodes of an encoding.
pub(super) fn byte_codes(encoding: Encoding) -> &'static ByteCodes {
    let flag = |is_set: bool, flag: usize| if is_set { flag } else { 0 };
    let version = flag(encoding.dialect.operations() >= 5, VERSION_5);
    let legacy = flag(encoding.dialect == Dialect::LlvmLegacy, LEGACY);
    &BYTES[version + flag(encoding.gnu, GNU) + legacy]
}

impl Encoding {
    /// True if an operation can be written in this encoding.
    pub fn has(self, kind: OperationKind) -> bool {
        kind.description().codes.find(self).is_some()
    }
}

/// One more than the largest sub-opcode.
const SUB_OPCODES: usize = {
    let (mut end, mut row) = (0, 0);
    while row < TABLE.len() {
        let codes = &TABLE[row].codes;
        if let (Some(code), _) | (None, Some(code)) = (codes.llvm, codes.experimental)
            && end <= code as usize
        {
            end = code as usize + 1;
        }
        row += 1;
    }
    end
};

/// The operation of each sub-opcode, and true if the sub-opcode is experimental.
static SUB_OPCODE: [Option<(OperationKind, bool)>; SUB_OPCODES] = {
    let mut codes = [None; SUB_OPCODES];
    let mut row = 0;
    while row < TABLE.len() {
        if let Some(code) = TABLE[row].codes.llvm {
            codes[code as usize] = Some((OperationKind::ALL[row], false));
        }
        if let Some(code) = TABLE[row].codes.experimental {
            codes[code as usize] = Some((OperationKind::ALL[row], true));
        }
        row += 1;
    }
    codes
};

/// The operation with a sub-opcode, in an encoding that has sub-opcodes.
pub(super) fn by_sub_opcode(code: u64, encoding: Encoding) -> Option<OperationKind> {
    let known = usize::try_from(code)
        .ok()
        .and_then(|code| *SUB_OPCODE.get(code)?);
    known
        .filter(|(_, experimental)| !experimental || encoding.experimental)
        .map(|(kind, _)| kind)
}

/// Other names, without `DW_OP_`: DWARF 6's, and GNU's for operations that became standard.
const ALIASES: &[(&str, OperationKind)] = &[
    ("push_object_location", OperationKind::PushObjectAddress),
    ("form_tls_location", OperationKind::FormTlsAddress),
    ("GNU_push_tls_address", OperationKind::FormTlsAddress),
    ("GNU_implicit_pointer", OperationKind::ImplicitPointer),
    ("GNU_entry_value", OperationKind::EntryValue),
    ("GNU_const_type", OperationKind::ConstType),
    ("GNU_regval_type", OperationKind::RegvalType),
    ("GNU_deref_type", OperationKind::DerefType),
    ("GNU_convert", OperationKind::Convert),
    ("GNU_reinterpret", OperationKind::Reinterpret),
    ("GNU_addr_index", OperationKind::Addrx),
    ("GNU_const_index", OperationKind::Constx),
];

/// The name, without `DW_OP_`, that GNU gave an operation before it became standard.
pub(super) fn gnu_name(kind: OperationKind) -> Option<&'static str> {
    ALIASES
        .iter()
        .find(|(alias, of)| *of == kind && alias.starts_with("GNU_"))
        .map(|(alias, _)| *alias)
}

/// The operations that a name may denote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Named {
    Any,
    /// Only LLVM's operations: the name follows `DW_OP_LLVM_user`.
    Llvm,
}

/// Finds an operation by its name without `DW_OP_`, with or without `LLVM_`. Also returns the
/// number at the end of a family's name.
pub(super) fn by_name(name: &str, named: Named) -> Option<(OperationKind, u8)> {
    let (name, named) = match name.strip_prefix("LLVM_") {
        Some(name) => (name, Named::Llvm),
        None => (name, named),
    };
    let vendor = named == Named::Llvm;
    if !vendor && let Some((_, kind)) = ALIASES.iter().find(|(alias, _)| *alias == name) {
        return Some((*kind, 0));
    }
    // `nop` is the only name that is both standard and LLVM's.
    let find = |kind: &&OperationKind| {
        let codes = kind.description().codes;
        !vendor || codes.llvm.is_some() || codes.legacy.is_some() || codes.experimental.is_some()
    };
    OperationKind::ALL.iter().filter(find).find_map(|kind| {
        let description = kind.description();
        let rest = name.strip_prefix(description.name)?;
        if description.operands.first() != Some(&OperandKind::Family) {
            return rest.is_empty().then_some((*kind, 0));
        }
        let plain = rest.bytes().all(|byte| byte.is_ascii_digit())
            && (rest == "0" || !rest.starts_with('0'));
        rest.parse()
            .ok()
            .filter(|low| plain && *low < 32)
            .map(|low| (*kind, low))
    })
}

#[cfg(test)]
mod tests {
    use super::super::table::Code;
    use super::*;
    use crate::target::Target;

    /// No two operations share a code in any encoding, and each is found by its code and by its
    /// name.
    #[test]
    fn codes_and_names_are_unambiguous() {
        for dialect in Dialect::ALL {
            let encoding = Encoding::new(dialect, Target::X86_64).lenient();
            for kind in OperationKind::ALL {
                let found = match kind.description().codes.find(encoding) {
                    Some(Code::Byte(code)) => byte_codes(encoding)[usize::from(code)],
                    Some(Code::User(code)) => {
                        by_sub_opcode(code.into(), encoding).map(|kind| (kind, 0))
                    }
                    None => continue,
                };
                assert_eq!(found, Some((*kind, 0)), "{dialect} {kind:?}");
            }
        }
        for kind in OperationKind::ALL {
            let description = kind.description();
            // `nop` is the name of two operations.
            if description.operands.first() != Some(&OperandKind::Family)
                && *kind != OperationKind::LlvmNop
            {
                assert_eq!(
                    by_name(description.name, Named::Any),
                    Some((*kind, 0)),
                    "{}",
                    description.name
                );
            }
        }
        assert_eq!(
            by_name("breg31", Named::Any),
            Some((OperationKind::Breg, 31))
        );
        assert_eq!(by_name("breg32", Named::Any), None);
        for (name, named, kind) in [
            ("nop", Named::Any, Some(OperationKind::Nop)),
            ("nop", Named::Llvm, Some(OperationKind::LlvmNop)),
            ("LLVM_nop", Named::Any, Some(OperationKind::LlvmNop)),
            ("LLVM_nop", Named::Llvm, Some(OperationKind::LlvmNop)),
            ("offset", Named::Llvm, Some(OperationKind::Offset)),
            ("plus", Named::Llvm, None),
            ("GNU_convert", Named::Llvm, None),
            ("LLVM_plus", Named::Any, None),
        ] {
            assert_eq!(
                by_name(name, named),
                kind.map(|kind| (kind, 0)),
                "{name} {named:?}"
            );
        }
    }

    /// The codes of gimli's table, which is the standard's.
    #[test]
    fn standard_codes_are_the_standards() {
        for kind in OperationKind::ALL {
            let description = kind.description();
            if let Some((_, code)) = description.codes.standard {
                let suffix = if description.operands.first() == Some(&OperandKind::Family) {
                    "0"
                } else {
                    ""
                };
                let want = alloc::format!("DW_OP_{}{suffix}", description.name);
                assert_eq!(gimli::DwOp(code).static_string(), Some(&want[..]));
            }
        }
    }
}
