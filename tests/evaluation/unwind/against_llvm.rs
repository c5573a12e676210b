//! Frame rules of AMD GPUs, against those that LLVM's AMDGPU backend writes for its prologues and
//! spills: each gives an equal location, and is not longer.
//!
//! LLVM's bytes are those that its tests expect: `debug-frame.ll` of ROCm 4 for `llvm-legacy`, and
//! `cfi-llvm-directives.s` of ROCm's current LLVM for `llvm`.

use super::debug_frame;
use crate::support::{parsed, valid};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{CallFrameInstruction, Dialect, Encoding, FrameIndex, FrameSection};
use dwarfsmith::emit::{EmitOptions, SectionId};
use dwarfsmith::eval::{CallStack, Evaluator, Rules, Snapshot};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::target::{ByteOrder, Register};

/// A rule: its description, the DWARF number of its register, the rule as text, and LLVM's bytes in
/// `llvm-legacy` and `llvm`.
type Row = (
    &'static str,
    u16,
    &'static str,
    &'static [u8],
    &'static [u8],
);

/// SGPR30 and SGPR31 are registers 62 and 63, SGPR33 is 65, EXEC_64 is 17; VGPR32 is 2592, 0xa0
/// 0x14 in LEB128.
const RULES: &[Row] = &[
    (
        "the return address in two scalar registers",
        16,
        "PC_64 = [!DIExpr(DIOpReferrer(u64)) of %regs(SGPR30, SGPR31)]",
        // expression 16: regx 62, piece 4, regx 63, piece 4
        &[0x10, 0x10, 8, 0x90, 0x3e, 0x93, 4, 0x90, 0x3f, 0x93, 4],
        &[0x10, 0x10, 8, 0x90, 0x3e, 0x93, 4, 0x90, 0x3f, 0x93, 4],
    ),
    (
        "a vector register in memory at the CFA",
        2592,
        "VGPR32 = [!DIExpr(DIOpReferrer(b2048)) of %slot(cfa+0, 2048)]",
        // offset_extended 2592 0
        &[0x05, 0xa0, 0x14, 0],
        &[0x05, 0xa0, 0x14, 0],
    ),
    (
        "a vector register in memory, 256 bytes above the CFA",
        2592,
        "VGPR32 = [!DIExpr(DIOpReferrer(b2048)) of %slot(cfa+256, 2048)]",
        // offset_extended 2592 64 × 4
        &[0x05, 0xa0, 0x14, 64],
        &[0x05, 0xa0, 0x14, 64],
    ),
    (
        "a scalar register in lane 2 of a vector register",
        65,
        "SGPR33 = [!DIExpr(DIOpReferrer(u32)) of %reg(VGPR32, 64, 32)]",
        // expression 65: regx 2592, offset_uconst 8
        &[0x10, 0x41, 5, 0x90, 0xa0, 0x14, 0xe4, 8],
        &[0x10, 0x41, 6, 0x90, 0xa0, 0x14, 0xe9, 5, 8],
    ),
    (
        "a pair in lanes 0 and 1 of a vector register",
        16,
        "PC_64 = [!DIExpr(DIOpReferrer(u64)) of %reg(VGPR32, 0, 64)]",
        // expression 16: regx 2592, bit_piece 32 0, regx 2592, bit_piece 32 32
        &[
            0x10, 0x10, 12, 0x90, 0xa0, 0x14, 0x9d, 32, 0, 0x90, 0xa0, 0x14, 0x9d, 32, 32,
        ],
        &[
            0x10, 0x10, 12, 0x90, 0xa0, 0x14, 0x9d, 32, 0, 0x90, 0xa0, 0x14, 0x9d, 32, 32,
        ],
    ),
    (
        "a vector register in memory for the lanes that were active on entry",
        2593,
        "VGPR33 = [!DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpEntryValue(u64), DIOpSelect()) of %reg(VGPR33), %slot(cfa+256, 2048), %reg(EXEC_64)]",
        // expression 2593: regx 2593, swap, offset_uconst 256, call_frame_entry_reg 17,
        // deref_size 8, select_bit_piece 32 64
        &[
            0x10, 0xa1, 0x14, 14, 0x90, 0xa1, 0x14, 0x16, 0xe4, 0x80, 2, 0xe6, 0x11, 0x94, 8, 0xec,
            0x20, 0x40,
        ],
        &[
            0x10, 0xa1, 0x14, 17, 0x90, 0xa1, 0x14, 0x16, 0xe9, 5, 0x80, 2, 0xe9, 7, 0x11, 0x94, 8,
            0xe9, 12, 0x20, 0x40,
        ],
    ),
    (
        "the same at the CFA",
        2594,
        "VGPR34 = [!DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpEntryValue(u64), DIOpSelect()) of %reg(VGPR34), %slot(cfa+0, 2048), %reg(EXEC_64)]",
        // the same with offset_uconst 0
        &[
            0x10, 0xa2, 0x14, 13, 0x90, 0xa2, 0x14, 0x16, 0xe4, 0, 0xe6, 0x11, 0x94, 8, 0xec, 0x20,
            0x40,
        ],
        &[
            0x10, 0xa2, 0x14, 16, 0x90, 0xa2, 0x14, 0x16, 0xe9, 5, 0, 0xe9, 7, 0x11, 0x94, 8, 0xe9,
            12, 0x20, 0x40,
        ],
    ),
    (
        "a vector register in another one for the active lanes",
        2600,
        "VGPR40 = [!DIExpr(DIOpArg(0, <64 x u32>), DIOpArg(1, <64 x u32>), DIOpArg(2, u64), DIOpEntryValue(u64), DIOpSelect()) of %reg(VGPR40), %reg(AGPR1), %reg(EXEC_64)]",
        // expression 2600: regx 2600, regx 3073, call_frame_entry_reg 17, deref_size 8,
        // select_bit_piece 32 64
        &[
            0x10, 0xa8, 0x14, 13, 0x90, 0xa8, 0x14, 0x90, 0x81, 0x18, 0xe6, 0x11, 0x94, 8, 0xec,
            0x20, 0x40,
        ],
        &[
            0x10, 0xa8, 0x14, 15, 0x90, 0xa8, 0x14, 0x90, 0x81, 0x18, 0xe9, 7, 0x11, 0x94, 8, 0xe9,
            12, 0x20, 0x40,
        ],
    ),
];

/// LLVM's rules at a function's entry: CFA = SGPR32 + 0 in address space 6, and the return address
/// in SGPR30 and SGPR31. LLVM has no rule for EXEC and leaves it to the consumer; `same_value` is
/// added.
const ON_ENTRY: &[u8] = &[
    0x30, 0x40, 0, 6, 0x10, 0x10, 8, 0x90, 0x3e, 0x93, 4, 0x90, 0x3f, 0x93, 4, 8, 17,
];

/// The place of a register of the caller. The function at 0x4000 was called from 0x5004.
fn place(section: &[u8], dialect: Dialect, register: u16, exec: u64) -> String {
    let target = Target::AMDGPU_WAVE64;
    let mut machine = Snapshot::new(target);
    machine.pc = Some(0x4000);
    machine.set_register(Register(17), exec.to_le_bytes().to_vec());
    for (register, value) in [(64, 0x400u32), (62, 0x5004), (63, 0)] {
        machine.set_register(Register(register), value.to_le_bytes().to_vec());
    }
    // The return address, where it is in VGPR32.
    let mut vector = vec![0; 256];
    vector[..2].copy_from_slice(&0x5004u16.to_le_bytes());
    machine.set_register(Register(2592), vector);
    let index = FrameIndex::new(FrameSection::debug_frame(target, section));
    assert_eq!(index.errors(), []);
    let evaluator = Evaluator::new(Encoding::new(dialect, target), Rules::Llvm);
    let mut stack = CallStack::new(machine, target, evaluator, vec![index]).unwrap();
    assert_eq!(stack.unwind(), Ok(true));
    let place = stack.locate(1, Register(register)).unwrap().to_string();
    // LLVM composes two neighbouring lanes: a composite of one part.
    match place.strip_prefix("comp[0..8: ") {
        Some(part) if !part.contains(',') => part.replace("]+0", ""),
        _ => place,
    }
}

/// The section of LLVM for one rule: the CIE of AMD GPUs has factors of 4 and column 16.
fn by_llvm(rule: &[u8]) -> Vec<u8> {
    let mut section = debug_frame(&[], &[ON_ENTRY, rule].concat());
    // The factors are after the length, the identifier, the version, an augmentation without
    // letters, and two sizes; the function's start is after its length and the CIE's offset.
    section[12] = 4;
    section[13] = 4;
    let start = section.len() - rule.len() - ON_ENTRY.len() - 16;
    section[start..start + 8].copy_from_slice(&0x4000u64.to_le_bytes());
    section
}

/// The section of this library for one rule, and the length of the rule in bytes.
fn by_this_library(dialect: Dialect, rule: &str) -> (Vec<u8>, usize) {
    let module = parsed(&format!(
        "target \"amdgpu-wave64\"
define @f size 0x100 !dbg !2 {{
bb0 @ 0x0:
}}
frame @f {{
  0x0: cfa = SGPR32+0; ra = [!DIExpr(DIOpReferrer(u64)) of %regs(SGPR30, SGPR31)]; EXEC_64 = same_value
  0x0: {rule}
}}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: \"test\")
!1 = !DIFile(filename: \"t.cl\", directory: \"/src\")
!2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)
"
    ));
    let validated = valid(&module);
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    assert_eq!(lowered.degradations(), []);
    let sections = lowered.emit(&EmitOptions::default()).unwrap();
    let bound = sections.bind(0, |_| Some(0x4000)).unwrap();
    let (_, section) = bound
        .iter()
        .find(|(id, _)| *id == SectionId::DebugFrame)
        .unwrap();
    let entries = FrameSection::debug_frame(Target::AMDGPU_WAVE64, section);
    let entry = entries.entries().next().unwrap().unwrap();
    let instructions = entry.instructions().map(|one| one.unwrap().1);
    let last = instructions
        .filter(|one| *one != CallFrameInstruction::Nop)
        .last();
    let mut bytes = Vec::new();
    last.unwrap().encode(ByteOrder::Little, &mut bytes);
    (section.to_vec(), bytes.len())
}

#[test]
fn rules_are_those_of_llvm_and_no_longer() {
    for (what, register, rule, legacy, present) in RULES {
        for (dialect, theirs) in [(Dialect::LlvmLegacy, legacy), (Dialect::Llvm, present)] {
            let (section, length) = by_this_library(dialect, rule);
            assert!(length <= theirs.len(), "{what}, {dialect}: {length} bytes");
            for exec in [0, 1, 5, u64::MAX] {
                assert_eq!(
                    place(&section, dialect, *register, exec),
                    place(&by_llvm(theirs), dialect, *register, exec),
                    "{what}, {dialect}, EXEC {exec:#x}"
                );
            }
        }
    }
}

/// The CFA that moves from SGPR32 to SGPR33 keeps its address space; LLVM writes
/// `DW_CFA_def_cfa_register`, of two bytes.
#[test]
fn a_cfa_in_another_register_needs_two_bytes() {
    for dialect in [Dialect::LlvmLegacy, Dialect::Llvm] {
        let (section, length) = by_this_library(dialect, "cfa = SGPR33+0");
        assert_eq!(length, 2);
        let entries = FrameSection::debug_frame(Target::AMDGPU_WAVE64, &section);
        let entry = entries.entries().next().unwrap().unwrap();
        assert!(super::rows(&entry).unwrap()[0].starts_with("4000..4100 cfa=6:r65+0 "));
    }
}
