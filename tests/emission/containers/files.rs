//! Complete files of `Sections::to_object`, with each function in a separate section, linked by
//! lld.

use super::*;
use dwarfsmith::emit::{CodeSections, ObjectError};

fn file(
    machine: &Machine,
    format: BinaryFormat,
    code: CodeSections,
) -> Result<Vec<u8>, ObjectError> {
    let module = parsed(&source(machine, "first"));
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let options = EmitOptions {
        code,
        ..EmitOptions::default()
    };
    let sections = lowered.emit(&options).unwrap();
    sections.to_object(format, Some(&machine.code.repeat(2)))
}

#[test]
fn lld_links_whole_files() {
    for machine in [&X86_64, &ARM64] {
        for code in [
            CodeSections::Together,
            CodeSections::Separate,
            CodeSections::Comdat,
        ] {
            let directory = directory(&format!("files-{}-{code:?}", machine.target));
            let path = directory.join("first.obj");
            std::fs::write(&path, file(machine, BinaryFormat::Coff, code).unwrap()).unwrap();
            verify(&path);
            let library = directory.join("first.dll");
            let options = ["/export:first", "/force:unresolved"];
            // In groups, a second copy of `first` is left out.
            let copy = directory.join("copy.obj");
            std::fs::copy(&path, &copy).unwrap();
            match code {
                CodeSections::Comdat => link_dll(&options, &library, &[&path, &copy]),
                _ => link_dll(&options, &library, &[&path]),
            }
            verify(&library);
            let found = said(
                "lldb",
                &["-b", "-o", "image lookup -v -n first"],
                &[&library],
            );
            assert!(found.contains("/src/first.c:2:1"), "{found}");

            let path = directory.join("first.o");
            let written = file(machine, BinaryFormat::MachO, code);
            if code == CodeSections::Comdat {
                let rejected = written.unwrap_err();
                assert!(
                    matches!(rejected, ObjectError::Groups(BinaryFormat::MachO)),
                    "{rejected}"
                );
                continue;
            }
            std::fs::write(&path, written.unwrap()).unwrap();
            verify(&path);
            let library = directory.join("first.dylib");
            let arch = if machine.target == "aarch64" {
                "arm64"
            } else {
                "x86_64"
            };
            link_dylib(arch, &["-undefined", "dynamic_lookup"], &library, &[&path]);
            let found = said(
                "lldb",
                &["-b", "-o", "image lookup -v -n first"],
                &[&library],
            );
            assert!(found.contains("/src/first.c:2:1"), "{found}");
        }
    }
}

/// ld64.lld leaves out the function that nothing refers to.
#[test]
fn unused_functions_of_mach_o_are_left_out() {
    let directory = directory("files-dead");
    let path = directory.join("first.o");
    let written = file(&X86_64, BinaryFormat::MachO, CodeSections::Separate).unwrap();
    std::fs::write(&path, written).unwrap();
    let library = directory.join("first.dylib");
    let options = ["-undefined", "dynamic_lookup", "-dead_strip"];
    link_dylib("x86_64", &options, &library, &[&path]);
    let symbols = said("llvm-nm", &[], &[&library]);
    assert!(
        symbols.contains("_first\n") && !symbols.contains("_first_local"),
        "{symbols}"
    );
}

#[test]
fn other_formats_have_no_whole_file() {
    let rejected = file(&X86_64, BinaryFormat::Wasm, CodeSections::Together).unwrap_err();
    assert!(
        matches!(rejected, ObjectError::Format(BinaryFormat::Wasm)),
        "{rejected}"
    );
}
