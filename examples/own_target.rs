//! Debug information for a machine that the library does not define: a description of LoongArch64,
//! and a module for it, through all steps to an ELF file that `llvm-dwarfdump` and `readelf` show.
//!
//! ```sh
//! cargo run --example own_target -- twice.o
//! ```
//!
//! Register numbers, the return address's column and the canonical frame address on entry are from
//! "DWARF for the LoongArch Architecture", version 20230425 (`ladwarf` in loongson/la-abi-specs).
//! The names of registers by their use and the registers that a call preserves are from "LoongArch
//! Procedure Calling Standard" (`lapcs`), and the numbers of relocations and flags from "ELF for
//! the LoongArch Architecture" (`laelf`), sections "Relocation Types" and "e_flags".

use dwarfsmith::Target;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::target::{Description, ElfMachine, ElfRelocations, Preserved, RegisterBank};
use dwarfsmith::text;
use std::error::Error;

/// LoongArch64 with 64-bit floating point, the ABI LP64D.
pub const LOONGARCH64: Description = Description {
    name: "loongarch64",
    registers: &[
        RegisterBank::numbered(0, 32, "r", 64),
        RegisterBank::numbered(32, 32, "f", 64),
    ],
    aliases: &[
        RegisterBank::named(0, &["zero", "ra", "tp", "sp", "a0", "a1"], 64),
        RegisterBank::named(22, &["fp", "s0"], 64),
        RegisterBank::named(32, &["fa0"], 64),
    ],
    // zero, which is constant, tp and the reserved r21; fp and s0 to s8; fs0 to fs7.
    preserved: &[
        Preserved::all(0, 1),
        Preserved::all(2, 1),
        Preserved::all(21, 1),
        Preserved::all(22, 10),
        Preserved::all(56, 8),
    ],
    cfa: (3, 0),
    return_address: 1,
    code_alignment: 4,
    // andi r0, r0, 0
    no_operation: &[0x00, 0x00, 0x40, 0x03],
    // EM_LOONGARCH; EF_LOONGARCH_ABI_DOUBLE_FLOAT and EF_LOONGARCH_OBJABI_V1; R_LARCH_32, 64,
    // 32_PCREL, 64_PCREL.
    elf: Some(ElfMachine {
        machine: 258,
        flags: 0x43,
        os_abi: 0,
        relocations: ElfRelocations {
            absolute_16: None,
            absolute_32: Some(1),
            absolute_64: Some(2),
            relative_32: Some(99),
            relative_64: Some(109),
            differences: None,
            thread_local: None,
        },
    }),
    ..Description::BASE_64
};

/// The target. An inconsistent description is a compile-time error here.
pub const TARGET: Target = match Target::new(&LOONGARCH64) {
    Ok(target) => target,
    Err(error) => panic!("{}", error.message()),
};

/// `long fold(long n, long m)`, which calls itself at 0x8. `n` is passed in a0, and is in s0 from
/// 0x8 on. `m` is in a1, which the call does not preserve. `result` is 24 bytes below the canonical
/// frame address.
pub const MODULE: &str = r#"
target "loongarch64"
define @fold size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(a0)
  0x0: dbg.def !21, %reg(a1)
  0x8: dbg.kill !20
  0x8: dbg.def !23, %reg(s0)
  0x10: dbg.def !22, %slot(cfa-24, 64)
}
calls @fold {
  0x8..0xc: !2
}
frame @fold {
  0x4: cfa = sp+32; ra = [cfa-8]; s0 = [cfa-16]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "own_target", isOptimized: true)
!1 = !DIFile(filename: "fold.c", directory: "/src")
!2 = distinct !DISubprogram(name: "fold", unit: !0, file: !1, line: 1, type: !4, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !{!3, !3, !3})
!10 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !1, line: 1, type: !3)
!11 = !DILocalVariable(name: "m", arg: 2, scope: !2, file: !1, line: 1, type: !3)
!12 = !DILocalVariable(name: "result", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
"#;

/// The module as an object file.
pub fn object() -> Result<Vec<u8>, Box<dyn Error>> {
    let parsed = text::parse_for(MODULE, &[TARGET]).map_err(|errors| format!("{errors:?}"))?;
    let validated = parsed.module.validate()?;
    let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5))?;
    let sections = lowered.emit(&EmitOptions {
        frames: Frames::Both,
        ..EmitOptions::default()
    })?;
    Ok(sections.to_elf(None)?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args()
        .nth(1)
        .ok_or("usage: own_target OUTPUT.o")?;
    std::fs::write(path, object()?)?;
    Ok(())
}
