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
        ".debug_info+0x0: a section cannot be read: no relocation type of this machine is supported: link the file"
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
