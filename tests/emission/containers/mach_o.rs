//! Mach-O objects. ld64.lld leaves their debug sections where they are and names the objects in its
//! output; dsymutil collects the sections.

use super::*;

#[test]
fn lld_links_mach_o_objects() {
    for (machine, dialect, arch) in [
        (&X86_64, Dialect::Dwarf5, "x86_64"),
        (&X86_64, Dialect::Dwarf4, "x86_64"),
        (&ARM64, Dialect::Dwarf5, "arm64"),
    ] {
        let directory = directory(&format!("mach-o-{arch}-{dialect}"));
        let objects = ["first", "second"].map(|name| {
            let path = directory.join(format!("{name}.o"));
            let bytes = described(BinaryFormat::MachO, machine, name, dialect, Frames::Both);
            std::fs::write(&path, bytes).unwrap();
            verify(&path);
            path
        });
        let library = directory.join("both.dylib");
        let [output, collected] = ["both.dylib", "both.dSYM"].map(|name| directory.join(name));
        link_dylib(arch, &[], &output, &[&objects[0], &objects[1]]);
        // By the objects.
        let functions = check_with_lldb(&library, machine, &["first", "second"]);
        check_frames(&library, "--eh-frame", &functions);
        // By what dsymutil collects.
        said("dsymutil", &["-o"], &[&collected, &library]);
        verify(&collected);
        let file = collected.join("Contents/Resources/DWARF/both.dylib");
        let dump = said("llvm-dwarfdump", &["--debug-info"], &[&file]);
        for start in &functions {
            let low = format!("DW_AT_low_pc\t(0x{start:016x})");
            assert!(dump.contains(&low), "{low}:\n{dump}");
        }
        check_frames(&file, "--debug-frame", &functions);
    }
}

/// An address relative to its field is the function minus the symbol `EH_frame`, plus what the
/// field holds: minus the distance of the field from that symbol. ld64.lld ignores what the field
/// holds.
#[test]
fn mach_o_frames_are_differences_of_symbols() {
    use object::{Object as _, ObjectSection as _, ObjectSymbol as _};
    for machine in [&X86_64, &ARM64] {
        let (dialect, frames) = (Dialect::Dwarf5, Frames::Eh);
        let bytes = described(BinaryFormat::MachO, machine, "first", dialect, frames);
        let file = object::File::parse(&*bytes).unwrap();
        let section = file.section_by_name("__eh_frame").unwrap();
        let base = file.symbol_by_name("EH_frame").unwrap();
        assert_eq!(base.address(), section.address());
        let relocations = section.relocations();
        let fields: Vec<usize> = relocations.map(|(offset, _)| offset as usize).collect();
        assert!(!fields.is_empty());
        for field in fields {
            let held = section.data().unwrap()[field..field + 4]
                .try_into()
                .unwrap();
            assert_eq!(
                i32::from_le_bytes(held),
                -(field as i32),
                "{}",
                machine.target
            );
        }
    }
}

/// Names have at most 16 bytes, and no relocation is against a debug section.
#[test]
fn mach_o_sections_have_short_names_and_plain_offsets() {
    let directory = directory("mach-o-sections");
    let path = directory.join("first.o");
    let bytes = described(
        BinaryFormat::MachO,
        &X86_64,
        "first",
        Dialect::Dwarf5,
        Frames::Both,
    );
    std::fs::write(&path, bytes).unwrap();
    let said = said("llvm-readobj", &["--sections", "--relocations"], &[&path]);
    for name in [
        "__debug_abbrev",
        "__debug_addr",
        "__debug_frame",
        "__debug_info",
        "__debug_line",
        "__debug_line_str",
        "__debug_loclists",
        "__debug_rnglists",
        "__debug_str",
        "__debug_str_offs",
    ] {
        assert!(said.contains(&format!("Name: {name} (")), "{name}:\n{said}");
    }
    let (_, relocations) = said.split_once("Relocations [").unwrap();
    for line in relocations.lines().filter(|line| line.contains("_RELOC_")) {
        assert!(!line.contains("debug_"), "{line}");
    }
}

/// A file that ends early or has other numbers in it.
#[test]
fn damaged_mach_o_files_are_rejected() {
    let bytes = described(
        BinaryFormat::MachO,
        &X86_64,
        "first",
        Dialect::Dwarf5,
        Frames::Both,
    );
    for place in 0..bytes.len() {
        let _ = fill_mach_o_addresses(&mut bytes[..place].to_vec());
        let mut damaged = bytes.clone();
        damaged[place] ^= 0xff;
        let before = damaged.clone();
        if fill_mach_o_addresses(&mut damaged).is_err() {
            assert!(damaged == before);
        }
    }
    // All debug sections state that most of the file is their table of relocations.
    let mut shared = bytes.clone();
    let names = bytes.windows(32).enumerate();
    for (place, _) in names.filter(|(_, name)| name[16..].starts_with(b"__DWARF\0")) {
        let count = (bytes.len() as u32 - 64) / 8;
        shared[place + 56..place + 60].copy_from_slice(&64u32.to_le_bytes());
        shared[place + 60..place + 64].copy_from_slice(&count.to_le_bytes());
    }
    let before = shared.clone();
    let error = fill_mach_o_addresses(&mut shared).unwrap_err();
    assert!(error.to_string().contains("shares bytes"), "{error}");
    assert!(shared == before && shared != bytes);
    let error = fill_mach_o_addresses(&mut [0; 64]).unwrap_err();
    assert!(error.to_string().contains("64-bit"), "{error}");
}
