//! A target that the caller defines, from the description in the example to an object file that
//! other readers show.

#[path = "../../examples/own_target.rs"]
#[allow(dead_code)]
mod example;

use crate::support::{dwarfdump, run_ok, tool};
use dwarfsmith::check::{Options, round_trip};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, ObjectError};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::target::{Description, Register, RegisterBank, preserved_by_abi};
use dwarfsmith::{Target, text};
use example::{LOONGARCH64, MODULE, TARGET, object};
use object::write::Object;
use object::{Architecture, BinaryFormat, Endianness, RelocationKind};
use std::path::PathBuf;
use std::process::Command;

fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).unwrap();
    path
}

/// The numbers in the names of registers and in operations are those that LLVM's own tables have
/// for the machine.
#[test]
fn other_readers_know_the_machine_and_its_registers() {
    let path = file("own-target.o", &object().unwrap());
    let header = run_ok(Command::new(tool("readelf")).args(["-hW"]).arg(&path));
    assert!(
        header.contains("Machine:                           LoongArch\n"),
        "{header}"
    );
    assert!(
        header.contains("Flags:                             0x43, DOUBLE-FLOAT, OBJ-v1\n"),
        "{header}"
    );

    let relocations = run_ok(Command::new(tool("readelf")).args(["-rW"]).arg(&path));
    for kind in ["R_LARCH_32 ", "R_LARCH_64 ", "R_LARCH_32_PCREL "] {
        assert!(relocations.contains(kind), "{kind}: {relocations}");
    }
    assert!(!relocations.contains("unrecognized"), "{relocations}");

    let verified = dwarfdump(&["--verify"], &path);
    assert!(verified.contains("No errors."), "{verified}");
    let dumped = dwarfdump(&["--debug-info", "--debug-frame"], &path);
    assert!(dumped.contains("file format elf64-loongarch\n"), "{dumped}");
    // `n` before and after 0x8. `m` except in the last byte of the call, where a debugger looks it
    // up from the called function: a1 is then clobbered.
    for line in [
        "[0x0000000000000000, 0x0000000000000008): DW_OP_reg4 R4",
        "[0x0000000000000008, 0x0000000000000020): DW_OP_reg23 R23",
        "[0x0000000000000000, 0x000000000000000b): DW_OP_reg5 R5",
        "[0x000000000000000c, 0x0000000000000020): DW_OP_reg5 R5",
        "[0x0000000000000010, 0x0000000000000020): DW_OP_fbreg -24",
        "Code alignment factor: 4",
        "Data alignment factor: -8",
        "Return address column: 1",
        "0x0: CFA=R3\n",
        "0x4: CFA=R3+32: R1=[CFA-8], R23=[CFA-16]\n",
    ] {
        assert!(dumped.contains(line), "{line}: {dumped}");
    }
}

/// clang's output for the same machine has the same header, column and registers.
#[test]
fn clang_has_the_same_header_for_the_machine() {
    let source = file(
        "own-target.c",
        b"long fold(long n, double x) { return n + (long)x; }\n",
    );
    let path = source.with_extension("clang.o");
    let mut clang = Command::new(tool("clang"));
    run_ok(
        clang
            .args(["--target=loongarch64", "-g", "-O1", "-c"])
            .arg(&source)
            .arg("-o")
            .arg(&path),
    );
    let dumped = dwarfdump(&["--debug-info", "--debug-frame"], &path);
    let number = |name| TARGET.register(name).unwrap().0;
    assert!(
        dumped.contains(&format!("DW_OP_reg{} R4", number("a0"))),
        "{dumped}"
    );
    assert!(dumped.contains("DW_OP_regx F0_64"), "{dumped}");
    assert!(
        dumped.contains(&format!("Return address column: {}", number("ra"))),
        "{dumped}"
    );
    assert!(dumped.contains("DW_CFA_def_cfa: R3 +0"), "{dumped}");
    assert_eq!((number("sp"), number("fa0")), (3, 32));
    let header = run_ok(Command::new(tool("readelf")).args(["-hW"]).arg(&path));
    assert!(
        header.contains("Flags:                             0x43,"),
        "{header}"
    );
}

/// The module's expectations hold for its meaning, and printing gives the same text again.
#[test]
fn the_round_trip_is_exact() {
    let module = text::parse_for(MODULE, &[TARGET]).unwrap().module;
    let validated = module.validate().unwrap();
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5, Dialect::Dwarf6Draft] {
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        let report = round_trip(&validated, &lowered, Options::default());
        assert!(
            report.is_clean() && report.mismatches.is_empty(),
            "{report:?}"
        );
    }
    let printed = text::print(&module);
    assert_eq!(
        text::print(&text::parse_for(&printed, &[TARGET]).unwrap().module),
        printed
    );
    assert!(
        text::parse(&printed).is_err(),
        "the library has no such target of its own"
    );
}

/// "LoongArch Procedure Calling Standard", section "Register Convention".
#[test]
fn calls_preserve_the_registers_of_the_description() {
    for (name, is_kept) in [
        ("a0", false),
        ("ra", false),
        ("sp", false),
        ("r20", false),
        ("fp", true),
        ("r31", true),
        ("f23", false),
        ("f24", true),
    ] {
        assert_eq!(
            preserved_by_abi(TARGET, TARGET.register(name).unwrap()),
            is_kept,
            "{name}"
        );
    }
    assert_eq!(TARGET.register_name(Register(22)), "r22");
}

/// A machine without an ELF number, or without a relocation, causes an error that names it.
#[test]
fn what_elf_cannot_represent_is_an_error() {
    static NO_ELF: Description = Description {
        elf: None,
        ..LOONGARCH64
    };
    static NO_RELOCATION: Description = {
        let mut description = LOONGARCH64;
        if let Some(elf) = &mut description.elf {
            elf.relocations.relative_32 = None;
        }
        description
    };
    static OTHER: Description = {
        let mut description = LOONGARCH64;
        if let Some(elf) = &mut description.elf {
            elf.machine = 0x1234;
        }
        description
    };
    let emit = |description| {
        let target = Target::new(description).unwrap();
        let module = text::parse_for(MODULE, &[target]).unwrap().module;
        let validated = module.validate().unwrap();
        let lowered = validated
            .lower(&LowerOptions::new(Dialect::Dwarf5))
            .unwrap();
        lowered
            .emit(&EmitOptions {
                frames: dwarfsmith::emit::Frames::Both,
                ..EmitOptions::default()
            })
            .unwrap()
    };
    let write = |description| emit(description).to_elf(None);
    // The object is for another machine, which is not compared if the target has no number. A
    // rejected call does not change the object.
    for (description, architecture) in [
        (&NO_ELF, Architecture::X86_64),
        (&NO_RELOCATION, Architecture::LoongArch64),
    ] {
        let empty = || Object::new(BinaryFormat::Elf, architecture, Endianness::Little);
        let mut object = empty();
        let rejected = emit(description)
            .add_to(&mut object, |_, _| panic!("nothing is looked up"))
            .unwrap_err();
        assert!(
            matches!(
                rejected,
                ObjectError::Target(..) | ObjectError::Relocation { .. }
            ),
            "{rejected}"
        );
        assert_eq!(object.write().unwrap(), empty().write().unwrap());
    }
    assert!(matches!(write(&NO_ELF), Err(ObjectError::Target(..))));
    let error = write(&NO_RELOCATION).unwrap_err();
    assert!(
        matches!(
            error,
            ObjectError::Relocation {
                bytes: 4,
                kind: RelocationKind::Relative,
                ..
            }
        ),
        "{error}"
    );
    // A number that is unknown elsewhere is written unchanged: little-endian at byte 18.
    let bytes = write(&OTHER).unwrap();
    assert_eq!(bytes[18..20], [0x34, 0x12]);
}

/// The return address of a machine may be in a register whose number needs more than one byte. Then
/// `.eh_frame` has version 3, in which that number is LEB128 (DWARF 3 section 6.4.1; version 1 has
/// one byte).
#[test]
fn the_return_address_may_be_in_a_register_above_255() {
    const MANY: [RegisterBank; LOONGARCH64.registers.len() + 1] = {
        let mut banks =
            [RegisterBank::numbered(300, 1, "link", 64); LOONGARCH64.registers.len() + 1];
        let mut index = 0;
        while index < LOONGARCH64.registers.len() {
            banks[index] = LOONGARCH64.registers[index];
            index += 1;
        }
        banks
    };
    static FAR: Description = Description {
        registers: &MANY,
        return_address: 300,
        ..LOONGARCH64
    };
    let target = Target::new(&FAR).unwrap();
    let source = "target \"loongarch64\"\ndefine @f size 0x10 !dbg !2 {\nbb0 @ 0x0:\n}\n\
        frame @f { 0x4: cfa = sp+16; ra = [cfa-8] }\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
        !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n";
    let module = text::parse_for(source, &[target]).unwrap().module;
    let validated = module.validate().unwrap();
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let sections = lowered
        .emit(&EmitOptions {
            frames: dwarfsmith::emit::Frames::Both,
            ..EmitOptions::default()
        })
        .unwrap();
    let path = file("own-target-far.o", &sections.to_elf(None).unwrap());
    let frames = run_ok(
        Command::new(tool("readelf"))
            .args(["--debug-dump=frames"])
            .arg(&path),
    );
    for version in [
        "  Version:               3\n",
        "  Version:               4\n",
    ] {
        assert!(frames.contains(version), "{frames}");
    }
    assert_eq!(
        frames.matches("  Return address column: 300\n").count(),
        2,
        "{frames}"
    );
    assert_eq!(
        frames
            .matches("DW_CFA_offset_extended: r300 at cfa-8")
            .count(),
        2,
        "{frames}"
    );
}
