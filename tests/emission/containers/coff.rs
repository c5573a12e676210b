//! COFF objects, which lld-link links to a DLL.

use super::*;
use dwarfsmith::emit::{CodeSections, ObjectError};
use object::RelocationKind;

#[test]
fn lld_links_coff_objects() {
    for (machine, dialect) in [
        (&X86_64, Dialect::Dwarf5),
        (&X86_64, Dialect::Dwarf4),
        (&I386, Dialect::Dwarf5),
        (&ARM64, Dialect::Dwarf5),
    ] {
        let directory = directory(&format!("coff-{}-{dialect}", machine.target));
        let objects = ["first", "second"].map(|name| {
            let path = directory.join(format!("{name}.obj"));
            let bytes = described(BinaryFormat::Coff, machine, name, dialect, Frames::Debug);
            std::fs::write(&path, bytes).unwrap();
            verify(&path);
            path
        });
        let library = directory.join("both.dll");
        // The objects have no table of exception handlers.
        let options = ["/export:first", "/export:second", "/safeseh:no"];
        link_dll(&options, &library, &[&objects[0], &objects[1]]);
        verify(&library);
        let functions = check_with_lldb(&library, machine, &["first", "second"]);
        check_frames(&library, "--debug-frame", &functions);
    }
}

/// The relocations of one object as LLVM's reader names them.
#[test]
fn coff_offsets_are_relative_to_sections() {
    let directory = directory("coff-relocations");
    let path = directory.join("first.obj");
    let bytes = described(
        BinaryFormat::Coff,
        &X86_64,
        "first",
        Dialect::Dwarf5,
        Frames::Both,
    );
    std::fs::write(&path, bytes).unwrap();
    let said = said("llvm-readobj", &["--relocations"], &[&path]);
    for (section, kinds) in [
        (".debug_info", &["SECREL", "ADDR64"][..]),
        (".debug_str_offsets", &["SECREL"]),
        (".debug_addr", &["ADDR64"]),
        (".debug_line", &["SECREL", "ADDR64"]),
        (".debug_frame", &["SECREL", "ADDR64"]),
        (".eh_frame", &["REL32"]),
    ] {
        let (_, rest) = said.split_once(&format!(") {section} {{")).unwrap();
        let (entries, _) = rest.split_once('}').unwrap();
        let entries = entries.lines().filter(|line| line.contains("IMAGE_REL_"));
        for line in entries {
            let kind = line.split("IMAGE_REL_AMD64_").nth(1).unwrap();
            let (kind, symbol) = kind.split_once(' ').unwrap();
            assert!(kinds.contains(&kind), "{section}: {line}");
            assert_eq!(kind == "SECREL", symbol.starts_with(".debug_"), "{line}");
        }
    }
}

#[test]
fn coff_has_no_64_bit_offsets() {
    let text = source(&X86_64, "first");
    let sections = emitted(&text, Dialect::Dwarf5, Format::Dwarf64, Frames::None);
    let mut object = object(BinaryFormat::Coff, &X86_64, "first");
    let before = object.write().unwrap();
    let rejected = sections
        .add_to(&mut object, |_, _| panic!("nothing is looked up"))
        .unwrap_err();
    assert!(matches!(
        rejected,
        ObjectError::Relocation {
            format: BinaryFormat::Coff,
            bytes: 8,
            kind: RelocationKind::SectionOffset,
            ..
        }
    ));
    let text = rejected.to_string();
    assert!(text.contains("32-bit format of DWARF"), "{text}");
    assert_eq!(object.write().unwrap(), before);
}

/// A COFF file has sixteen bits for the number of a section, and some of the numbers have a
/// meaning.
#[test]
fn too_many_sections_for_coff_are_rejected() {
    let functions = (0..65_300).map(|number| {
        format!(
            "define @f{number} size 0x1 !dbg !{} {{\n}}\n\
             !{} = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)\n",
            number + 2,
            number + 2
        )
    });
    let module = parsed(&format!(
        "target \"x86_64\"\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")\n\
         !1 = !DIFile(filename: \"a.c\", directory: \"/\")\n{}",
        functions.collect::<String>()
    ));
    let validated = module.validate().unwrap();
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let written = |code, format| {
        let options = EmitOptions {
            code,
            ..EmitOptions::default()
        };
        lowered.emit(&options).unwrap().to_object(format, None)
    };
    for code in [CodeSections::Separate, CodeSections::Comdat] {
        let error = written(code, BinaryFormat::Coff).unwrap_err();
        let expected = matches!(error, ObjectError::Sections(BinaryFormat::Coff, 65_300..));
        assert!(expected, "{error}");
    }
    assert!(written(CodeSections::Together, BinaryFormat::Coff).is_ok());
    assert!(written(CodeSections::Separate, BinaryFormat::Elf).is_ok());
}
