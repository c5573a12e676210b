//! Rows of call frame information, each of which depends on the rows before it.

use super::{emit_as, object_file, support, tool};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{Frames, SectionId, Sections};
use dwarfsmith::lower::LowerOptions;

/// The sections of a function of 16 bytes with frame rows.
fn sections(target: &str, rows: &str, dialect: Dialect) -> Sections {
    let module = support::parsed(&format!(
        "target \"{target}\"
        define @f size 0x10 !dbg !2 {{
        bb0 @ 0x0:
        }}
        frame @f {{
        {rows}
        }}
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
        !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)"
    ));
    emit_as(&module, LowerOptions::new(dialect), Frames::Both).unwrap()
}

/// A rule is written again after a rule of another kind, also if it is the last one of its own kind.
#[test]
fn a_rule_is_stated_again_after_another_one() {
    let rows = "0x2: cfa = rsp+16; ra = [cfa-16]
        0x4: cfa = !DIExpr(DIOpReferrer(ptr)) of %reg(rbx)
        0x6: cfa = rsp+16
        0x8: ra = undefined
        0xa: ra = [cfa-8]
        0xc: rbp = [cfa-8]; ra = [cfa-8]";
    let sections = sections("x86_64", rows, Dialect::Dwarf5);
    let path = object_file(&sections, "rules-again");
    let dump = tool("llvm-dwarfdump", &["--debug-frame"], Some(&path));
    let rows = dump
        .lines()
        .filter_map(|line| line.trim().split_once(": CFA="));
    let rows: Vec<(&str, &str)> = rows.collect();
    let wanted = [
        ("0x0", "RSP+8: RIP=[CFA-8]"),
        ("0x2", "RSP+16: RIP=[CFA-16]"),
        ("0x4", "DW_OP_breg3 RBX+0: RIP=[CFA-16]"),
        ("0x6", "RSP+16: RIP=[CFA-16]"),
        ("0x8", "RSP+16: RIP=undefined"),
        ("0xa", "RSP+16: RIP=[CFA-8]"),
        ("0xc", "RSP+16: RBP=[CFA-8], RIP=[CFA-8]"),
    ];
    assert_eq!(rows, [wanted, wanted].concat(), "{dump}");
}

/// No instruction has a negative offset that is not a multiple of 4, the data alignment factor. The
/// stack pointer, SGPR32 or register 64, has 4 bytes, and the CFA is in address space 6.
#[test]
fn a_frame_address_of_gpus_is_computed() {
    let sections = sections(
        "amdgpu-wave64",
        "0x0: cfa = SGPR32-3; ra = undefined",
        Dialect::Llvm,
    );
    // regx 64, deref_size 4, const1s -3, plus, lit6, LLVM_form_aspace_address.
    let operations = [0x90, 64, 0x94, 4, 0x09, 0xfd, 0x22, 0x36, 0xe9, 0x02];
    // DW_CFA_def_cfa_expression, and the length.
    let instruction = [&[0x0f, operations.len() as u8][..], &operations].concat();
    let frames = sections.bytes(SectionId::DebugFrame);
    let mut windows = frames.windows(instruction.len());
    assert!(
        windows.any(|bytes| bytes == instruction),
        "{frames:02x?}, {instruction:02x?}"
    );
}

/// gdb takes the numbers of v24 and v31 for other registers in `.debug_frame`, and not in `.eh_frame`,
/// where all rules stay. v31 is 108: after the advance by one instruction, DW_CFA_register (9) of r14, and
/// DW_CFA_undefined (7).
#[test]
fn eh_frame_has_rules_of_registers_that_gdb_misreads_elsewhere() {
    let sections = sections("ppc64", "0x4: r14 = v31; v31 = undefined", Dialect::Dwarf5);
    let rows = [0x41, 9, 14, 108, 7, 108];
    let has = |id, rows: &[u8]| {
        let bytes: &[u8] = sections.bytes(id);
        bytes.windows(rows.len()).any(|at| at == rows)
    };
    assert!(has(SectionId::EhFrame, &rows));
    // r14 is lost, and v31 has no rule: the entry is filled up.
    assert!(has(SectionId::DebugFrame, &[0x41, 7, 14, 0]));
}
