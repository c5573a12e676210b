//! Tests registers that a consumer may know without their wider aliases.

use crate::check::{self, Options};
use crate::dwarf::Dialect;
use crate::lower::LowerOptions;
use crate::target::{AddressSpaceInfo, ByteOrder, Description, RegisterBank, Target};
use crate::text;
use alloc::format;

const SPACES: &[AddressSpaceInfo] = &[AddressSpaceInfo {
    number: 0,
    dwarf: 0,
    pointer_bits: 16,
}];

const REGISTERS: &[RegisterBank] = &[
    RegisterBank::numbered(0, 8, "r", 16),
    RegisterBank::numbered(32, 4, "v", 64),
];

const ALIASES: &[RegisterBank] = &[RegisterBank::numbered(32, 4, "w", 128)];

/// A machine with addresses of two bytes, and registers of eight bytes with aliases of sixteen.
const fn machine(name: &'static str, order: ByteOrder) -> Description {
    Description {
        name,
        order,
        address_bytes: 2,
        registers: REGISTERS,
        aliases: ALIASES,
        address_spaces: SPACES,
        cfa: (1, 2),
        ..Description::BASE_64
    }
}

static LITTLE: Description = machine("little", ByteOrder::Little);
static BIG: Description = machine("big", ByteOrder::Big);

/// Bits of a register are read by its own name, also in the middle and on entry.
#[test]
fn bits_of_a_register_are_read_without_its_wider_alias() {
    for description in [&LITTLE, &BIG] {
        let target = Target::new(description).unwrap();
        let name = target.name();
        let source = format!(
            "target \"{name}\"
            define @f size 0x10 !dbg !2 {{
            bb0 @ 0x0:
              0x0: dbg.def !20, %reg(v2, 0, 32)
              0x0: dbg.def !21, %reg(v2, 24, 16)
              0x0: dbg.def !22, %reg(v2, 32, 32)
            }}
            !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
            !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
            !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)
            !3 = !DIBasicType(name: \"t\", size: 32, encoding: DW_ATE_unsigned)
            !4 = !DIBasicType(name: \"s\", size: 16, encoding: DW_ATE_unsigned)
            !10 = !DILocalVariable(name: \"low\", scope: !2, line: 2, type: !3)
            !11 = !DILocalVariable(name: \"middle\", scope: !2, line: 3, type: !4)
            !12 = !DILocalVariable(name: \"entry\", scope: !2, line: 4, type: !3)
            !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpRead()))
            !21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u16), DIOpConstant(u16 1), DIOpAdd()))
            !22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32), DIOpEntryValue(u32), DIOpConstant(u32 1), DIOpAdd()))"
        );
        let parsed = text::parse_for(&source, &[target]).unwrap();
        let validated = parsed.module.validate().unwrap();
        for dialect in [Dialect::Dwarf5, Dialect::Llvm] {
            let options = LowerOptions {
                portable: false,
                ..LowerOptions::new(dialect)
            };
            let lowered = validated.lower(&options).unwrap();
            let report = check::round_trip(&validated, &lowered, Options::default());
            assert!(report.is_clean(), "{name} {dialect}: {report}");
            assert_eq!(lowered.degradations(), [], "{name} {dialect}");
        }
    }
}
