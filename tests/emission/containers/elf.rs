//! ELF objects of several machines, also with compressed sections, which ld.lld links to a shared
//! object.

use super::*;
use dwarfsmith::emit::ObjectError;

/// A machine whose code is not run: the function consists of zeros.
const fn machine(
    target: &'static str,
    architecture: Architecture,
    argument: &'static str,
    result: &'static str,
) -> Machine {
    Machine {
        target,
        architecture,
        argument,
        result,
        code: [0; 8],
    }
}

const OTHERS: [Machine; 4] = [
    machine("arm", Architecture::Arm, "%reg(r0)", "%reg(r0)"),
    machine(
        "riscv64",
        Architecture::Riscv64,
        "%reg(x10, 0, 32)",
        "%reg(x10, 0, 32)",
    ),
    machine(
        "ppc64le",
        Architecture::PowerPc64,
        "%reg(r3, 0, 32)",
        "%reg(r3, 0, 32)",
    ),
    // The low bits, which are the last.
    machine(
        "s390x",
        Architecture::S390x,
        "%reg(r2, 0, 32)",
        "%reg(r2, 0, 32)",
    ),
];

/// The files of objects with a name each.
fn objects(directory: &Path, machine: &Machine, dialect: Dialect, compress: bool) -> [PathBuf; 2] {
    ["first", "second"].map(|name| {
        let text = source(machine, name);
        let mut sections = emitted(&text, dialect, Format::Dwarf32, Frames::Debug);
        if compress {
            sections = sections.compressed();
        }
        let mut object = object(BinaryFormat::Elf, machine, name);
        let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
        sections.add_to(&mut object, find).unwrap();
        let path = directory.join(format!("{name}.o"));
        std::fs::write(&path, object.write().unwrap()).unwrap();
        path
    })
}

#[test]
fn lld_links_elf_objects() {
    for machine in [&X86_64, &I386, &ARM64].into_iter().chain(&OTHERS) {
        for (dialect, compress) in [(Dialect::Dwarf5, false), (Dialect::Dwarf4, true)] {
            let directory = directory(&format!("elf-{}-{dialect}", machine.target));
            let objects = objects(&directory, machine, dialect, compress);
            for object in &objects {
                let headers = said("llvm-readelf", &["-S", "-W"], &[object]);
                let line = headers.lines().find(|line| line.contains(" .debug_info "));
                let flags = if compress { " C " } else { "  0 " };
                assert!(line.is_some_and(|line| line.contains(flags)), "{headers}");
                verify(object);
            }
            let library = directory.join("both.so");
            let link = ["-shared", "-o"];
            said("ld.lld", &link, &[&library, &objects[0], &objects[1]]);
            verify(&library);
            let functions = check_with_lldb(&library, machine, &["first", "second"]);
            check_frames(&library, "--debug-frame", &functions);
        }
    }
}

#[test]
fn only_elf_has_compressed_sections() {
    let text = source(&X86_64, "first");
    let sections = emitted(&text, Dialect::Dwarf5, Format::Dwarf32, Frames::None).compressed();
    for format in [BinaryFormat::Coff, BinaryFormat::MachO] {
        let mut object = object(format, &X86_64, "first");
        let before = object.write().unwrap();
        let rejected = sections.add_to(&mut object, |_, _| panic!("nothing is looked up"));
        assert!(matches!(rejected, Err(ObjectError::Compressed(found)) if found == format));
        assert_eq!(object.write().unwrap(), before);
    }
}
