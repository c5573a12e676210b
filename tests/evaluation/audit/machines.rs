//! Relocatable files of machines with unusual relocations.

use super::*;

/// clang writes differences of addresses in LoongArch's code as pairs of relocations, which must
/// both be applied: the bounds of ranges are such differences. The coverage is that of
/// llvm-dwarfdump, which supports the relocations of version 4 only; version 5 describes the same
/// code.
#[test]
fn objects_of_loongarch_are_sound() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("audit");
    std::fs::create_dir_all(&directory).unwrap();
    let source = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/evaluation/audit/program.c"
    );
    for level in ["-O1", "-O2"] {
        let mut coverage = None;
        for version in ["-gdwarf-4", "-gdwarf-5"] {
            let object = directory.join(format!("loongarch{version}{level}.o"));
            let target = "--target=loongarch64-linux-gnu";
            support::run_ok(
                Command::new(support::tool("clang"))
                    .args([target, "-c", version, level, source, "-o"])
                    .arg(&object),
            );
            let bytes = std::fs::read(&object).unwrap();
            let (findings, summary) = audited(&bytes);
            let errors: Vec<String> = findings
                .iter()
                .filter(|one| one.fault.severity() == audit::FaultSeverity::Error)
                // A known fault of LLVM: see `compiled_programs_are_sound_except_for_known_faults`.
                .filter(|one| one.fault != Fault::OperandTypes)
                .map(|one| one.to_string())
                .collect();
            assert!(errors.is_empty(), "{version} {level}: {errors:#?}");
            assert!(
                summary.list_entries > 5 && summary.frames >= 3,
                "{summary:?}"
            );
            let total = statistics(&bytes).total;
            let expected = *coverage.get_or_insert_with(|| coverage_by_llvm(&object));
            assert_eq!((total.scope, total.total()), expected, "{version} {level}");
        }
    }
}

/// The relocations of a machine that is not known cannot be applied, so that the contents of the
/// sections are unknown: this is one fault, and not a fault of each entry.
#[test]
fn sections_with_unknown_relocations_cannot_be_read() {
    let mut parts = Parts::sound();
    // The address of `f`, 8 bytes after its code.
    parts.relocation = Some(parts.build().1["f"] + 1);
    let mut bytes = parts.build().0;
    // e_machine: Lanai.
    bytes[18..20].copy_from_slice(&244u16.to_le_bytes());
    let (findings, summary) = audited(&bytes);
    let [finding] = &findings[..] else {
        panic!("{findings:?}")
    };
    assert_eq!(
        finding.to_string(),
        ".debug_info+0x0: a section cannot be read: relocations of this machine are not supported; link the file"
    );
    assert_eq!((finding.fault, summary.units), (Fault::Section, 0));
    assert_eq!(statistics(&bytes).errors, 1);
}

/// `DW_AT_LLVM_augmentation` may be an index of a string that comes before
/// `DW_AT_str_offsets_base`. In such a unit, 0xe1 is `form_aspace_address`.
#[test]
fn an_augmentation_by_index_is_read() {
    // A unit with both attributes, strx1 and sec_offset, and a variable.
    let abbreviations = [
        1, 0x11, 1, 0x89, 0x7c, 0x25, 0x72, 0x17, 0, 0, 2, 0x34, 0, 0x02, 0x18, 0, 0, 0,
    ];
    // lit0, lit1, form_aspace_address.
    let entries = [1, 0, 8, 0, 0, 0, 2, 3, 0x30, 0x31, 0xe1, 0];
    let header = [8 + entries.len() as u8, 0, 0, 0, 5, 0, 1, 8, 0, 0, 0, 0];
    let offsets = [8, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0];
    let format = object::BinaryFormat::Elf;
    let machine = object::Architecture::X86_64;
    let mut object = object::write::Object::new(format, machine, object::Endianness::Little);
    let mut add = |name: &str, bytes: &[u8]| {
        let kind = object::SectionKind::Debug;
        let section = object.add_section(Vec::new(), name.into(), kind);
        object.append_section_data(section, bytes, 1);
    };
    add(".debug_info", &[&header[..], &entries].concat());
    add(".debug_abbrev", &abbreviations);
    add(".debug_str_offsets", &offsets);
    add(".debug_str", b"[llvm:v0.0]\0");
    let (findings, summary) = audited(&object.write().unwrap());
    assert_eq!((findings, summary.expressions), (vec![], 1));
}

/// The distance that an instruction advances is a difference of two symbols in the lower six bits of
/// its byte: RISC-V sets and subtracts them (`R_RISCV_SET6`, `R_RISCV_SUB6`), LoongArch adds and
/// subtracts them (`R_LARCH_ADD6`, `R_LARCH_SUB6`). The distance is 4, so the row is outside of a
/// function of 3 bytes.
#[test]
fn distances_in_six_bits_are_relocated() {
    for (architecture, types, stack) in [
        (object::Architecture::Riscv64, [53, 52], 2),
        (object::Architecture::LoongArch64, [105, 106], 3),
    ] {
        for (size, faults) in [(0x40u64, &[][..]), (3, &[Fault::RowOutside])] {
            // As in `frames_of_big_endian_risc_v_are_read_in_their_order`.
            let common = [4, 0, 8, 0, 1, 0x78, 1, 0x0c, stack, 0, 0, 0];
            let range = [0x1000u64.to_le_bytes(), size.to_le_bytes()].concat();
            // advance 0; CFA = stack pointer + 16; register 1 at CFA - 8.
            let function = [&range[..], &[0x40, 0x0e, 16, 0x81, 1, 0, 0, 0]].concat();
            let mut frames = Vec::new();
            for (id, body) in [(u32::MAX, &common[..]), (0, &function)] {
                frames.extend((4 + body.len() as u32).to_le_bytes());
                frames.extend(id.to_le_bytes());
                frames.extend(body);
            }
            let (format, order) = (object::BinaryFormat::Elf, object::Endianness::Little);
            let mut object = object::write::Object::new(format, architecture, order);
            let code = object.section_id(object::write::StandardSection::Text);
            object.append_section_data(code, &[0; 16], 4);
            let symbol = object.section_symbol(code);
            let debug = object::SectionKind::Debug;
            let section = object.add_section(Vec::new(), b".debug_frame".to_vec(), debug);
            object.append_section_data(section, &frames, 1);
            for (r_type, addend) in types.into_iter().zip([8, 4]) {
                let relocation = object::write::Relocation {
                    offset: frames.len() as u64 - 8,
                    symbol,
                    addend,
                    flags: object::RelocationFlags::Elf { r_type },
                };
                object.add_relocation(section, relocation).unwrap();
            }
            let (findings, _) = audited(&object.write().unwrap());
            let found: Vec<Fault> = findings.iter().map(|finding| finding.fault).collect();
            assert_eq!(found, faults, "{architecture:?}, {size}");
        }
    }
}

/// The FDEs of two functions of 0x30 bytes, in Mach-O: the starts are differences of symbols, for
/// which there is a pair of relocations (`ARM64_RELOC_SUBTRACTOR`, `X86_64_RELOC_SUBTRACTOR`). The
/// fields hold only the addends.
#[test]
fn differences_of_symbols_in_mach_o_are_relocated() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("audit");
    std::fs::create_dir_all(&directory).unwrap();
    // Version 1, factors 1 and -8, column 16; pointers are relative to their place.
    let source = |g: &str| {
        format!(
            "
	.section __TEXT,__text
	.globl _f, _g
_f:	.space 0x30
_g:	.space 0x30
	.section __TEXT,__eh_frame,coalesced,no_toc+strip_static_syms+live_support
common:	.long 20, 0
	.byte 1, 'z', 'R', 0, 1, 0x78, 16, 1, 0x10, 0x0c, 7, 8, 0, 0, 0, 0
first:	.long 28, 28
Lf:	.quad _f-Lf, 0x30, 0
second:	.long 28, 60
Lg:	.quad {g}-Lg, 0x30, 0
"
        )
    };
    let overlap = ".eh_frame+0x38: the ranges of FDEs overlap: \
                   0x1002c..0x1005c, and 0x10000..0x10030 of the FDE at .eh_frame+0x18";
    for machine in ["arm64", "x86_64"] {
        for (start, expected) in [("_g", &[][..]), ("_g-4", &[overlap])] {
            let assembly = directory.join(format!("mach-o-{machine}.s"));
            let object = directory.join(format!("mach-o-{machine}.o"));
            std::fs::write(&assembly, source(start)).unwrap();
            let target = format!("--target={machine}-apple-darwin");
            let mut clang = Command::new(support::tool("clang"));
            clang.args([&target, "-c"]).arg(&assembly);
            support::run_ok(clang.arg("-o").arg(&object));
            let (findings, summary) = audited(&std::fs::read(&object).unwrap());
            let found: Vec<String> = findings.iter().map(Finding::to_string).collect();
            assert_eq!(found, expected, "{machine}, {start}");
            assert_eq!(summary.frames, 2);
        }
    }
}
