//! Code of RISC-V that linkers shorten (psABI, "Linker Relaxation"): the debug information of the
//! linked program is that of the shorter code.

use super::*;
use dwarfsmith::emit::{EmitError, Forms, ObjectError};
use object::elf;
use object::write::Relocation;

/// `f` has a call in its first eight bytes, of which four remain. No name ends with another one: GNU ld
/// merges such strings, which llvm-dwarfdump does not accept in `.debug_str_offsets`.
const SOURCE: &str = r#"target "riscv64"

define @f size 0x10 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(a0)
  0xc: dbg.kill !20
}
define @g size 0x8 !dbg !5 {
bb0 @ 0x0:
}

scopes @f {
  !6: 0x8..0xc
}

lines @f {
  0x0: !1 1:1 stmt
  0x8: !1 2:1 stmt
  0xc: !1 3:1 stmt
}
lines @g {
  0x0: !1 5:1 stmt
}

frame @f {
  0x8: cfa = sp+16
  0xc: cfa = sp+0
}
frame @g entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "relaxation")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "word", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 5, spFlags: DISPFlagDefinition)
!6 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !2)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
"#;

/// By the numbers of the psABI, in words: `auipc ra, 0` and `jalr ra`, which become `jal g`, then
/// `nop`, `ret`; and `g`, which is `nop`, `ret`.
const CODE: [u32; 6] = [0x97, 0x80e7, 0x13, 0x8067, 0x13, 0x8067];

fn sections(dialect: Dialect, forms: Forms, relaxation: bool) -> Sections {
    let module = parsed(SOURCE);
    let validated = valid(&module);
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    lowered
        .emit(&EmitOptions {
            frames: Frames::Both,
            forms,
            aranges: true,
            relaxation,
            ..EmitOptions::default()
        })
        .unwrap()
}

/// An object file with the code, whose call has the relocations R_RISCV_CALL_PLT and R_RISCV_RELAX.
fn described(sections: &Sections) -> Vec<u8> {
    let mut object = Object::new(BinaryFormat::Elf, Architecture::Riscv64, Endianness::Little);
    let text = object.section_id(StandardSection::Text);
    let code: Vec<u8> = CODE.iter().flat_map(|word| word.to_le_bytes()).collect();
    object.append_section_data(text, &code, 4);
    let mut add = |name: &str, value, size| {
        object.add_symbol(Symbol {
            name: name.into(),
            value,
            size,
            kind: SymbolKind::Text,
            scope: SymbolScope::Dynamic,
            weak: false,
            section: SymbolSection::Section(text),
            flags: SymbolFlags::None,
        })
    };
    add("f", 0, 0x10);
    let g = add("g", 0x10, 8);
    for number in [elf::R_RISCV_CALL_PLT, elf::R_RISCV_RELAX] {
        let relocation = Relocation {
            offset: 0,
            symbol: g,
            addend: 0,
            flags: object::RelocationFlags::Elf { r_type: number },
        };
        object.add_relocation(text, relocation).unwrap();
    }
    let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
    sections.add_to(&mut object, find).unwrap();
    object.write().unwrap()
}

/// What llvm-dwarfdump prints of the linked program. By hand: `f` is at 0x10000, and `g` follows
/// it. The first instruction of `f` has 4 bytes less, so that its end is 0x1000c, the second line
/// is at 0x10004 and the third at 0x10008; `g` ends 8 bytes after 0x1000c.
fn check(program: &Path) {
    verify(program);
    let lines = said("llvm-dwarfdump", &["--debug-line"], &[program]);
    let rows: Vec<(&str, &str)> = lines
        .lines()
        .filter(|line| line.starts_with("0x000000000001"))
        .filter_map(|line| {
            let mut words = line.split_whitespace();
            Some((words.next()?, words.next()?))
        })
        .collect();
    let wanted = [
        ("0x0000000000010000", "1"),
        ("0x0000000000010004", "2"),
        ("0x0000000000010008", "3"),
        ("0x000000000001000c", "3"),
        ("0x000000000001000c", "5"),
        ("0x0000000000010014", "5"),
    ];
    assert_eq!(rows, wanted, "{lines}");

    let info = said("llvm-dwarfdump", &["--debug-info"], &[program]);
    let entry = |tag: &str| {
        let (_, rest) = info.split_once(tag).unwrap_or_else(|| panic!("{info}"));
        rest.split("\n\n").next().unwrap_or("").to_string()
    };
    for (tag, start, end) in [
        ("DW_TAG_subprogram", "10000", "1000c"),
        ("DW_TAG_lexical_block", "10004", "10008"),
    ] {
        let entry = entry(tag);
        assert!(entry.contains(start), "{start} in {entry}");
        assert!(entry.contains(end), "{end} in {entry}");
    }
    let variable = entry("DW_TAG_variable");
    let range = "[0x0000000000010004, 0x0000000000010008): DW_OP_reg10";
    assert!(variable.contains(range), "{variable}");

    let ranges = said("llvm-dwarfdump", &["--debug-aranges"], &[program]);
    for range in [
        "[0x0000000000010000, 0x000000000001000c)",
        "[0x000000000001000c, 0x0000000000010014)",
    ] {
        assert!(ranges.contains(range), "{ranges}");
    }
    // llvm-dwarfdump prints both sections with either option.
    let both = said("llvm-dwarfdump", &["--debug-frame"], &[program]);
    let parts = both.split_once(".eh_frame contents:");
    let (debug, eh) = parts.unwrap_or_else(|| panic!("{both}"));
    for frames in [debug, eh] {
        for row in [
            "pc=00010000...0001000c",
            "0x10000: CFA=X2",
            "0x10004: CFA=X2+16",
            "0x10008: CFA=X2",
            "pc=0001000c...00010014",
        ] {
            assert!(frames.contains(row), "{row} in {frames}");
        }
    }
}

#[test]
fn linkers_shorten_code_with_its_debug_information() {
    for (name, dialect, forms) in [
        ("5", Dialect::Dwarf5, Forms::Indexed),
        ("5-direct", Dialect::Dwarf5, Forms::Direct),
        ("4", Dialect::Dwarf4, Forms::Direct),
    ] {
        let directory = directory(&format!("relaxation-{name}"));
        let file = directory.join("a.o");
        std::fs::write(&file, described(&sections(dialect, forms, true))).unwrap();
        for (linker, out) in [("ld.lld", "lld"), ("riscv64-linux-gnu-ld", "bfd")] {
            let program = directory.join(out);
            let arguments = ["-Ttext=0x10000", "-e", "f", "-o"];
            support::run_ok(
                Command::new(support::tool(linker))
                    .args(arguments)
                    .arg(&program)
                    .arg(&file),
            );
            check(&program);
        }
    }
}

/// The code of the linked program is shorter, so that the test above can fail.
#[test]
fn without_labels_the_debug_information_is_that_of_the_longer_code() {
    let directory = directory("relaxation-off");
    let (file, program) = (directory.join("a.o"), directory.join("a"));
    let sections = sections(Dialect::Dwarf5, Forms::Indexed, false);
    std::fs::write(&file, described(&sections)).unwrap();
    let arguments = ["-Ttext=0x10000", "-e", "f", "-o"];
    support::run_ok(
        Command::new(support::tool("ld.lld"))
            .args(arguments)
            .arg(&program)
            .arg(&file),
    );
    let lines = said("llvm-dwarfdump", &["--debug-line"], &[&program]);
    assert!(lines.contains("0x0000000000010008      2"), "{lines}");
}

#[test]
fn code_that_cannot_be_shortened_is_rejected() {
    let relaxed = sections(Dialect::Dwarf5, Forms::Indexed, true);
    // The labels are in the functions' sections.
    let mut object = Object::new(BinaryFormat::Elf, Architecture::Riscv64, Endianness::Little);
    let error = relaxed.add_to(&mut object, |_, _| None).unwrap_err();
    assert!(matches!(error, ObjectError::Symbol(name) if name == "f"));
    let mut object = Object::new(BinaryFormat::Coff, Architecture::X86_64, Endianness::Little);
    let error = relaxed.add_to(&mut object, |_, _| None).unwrap_err();
    assert!(
        matches!(error, ObjectError::Lengths(_) | ObjectError::Machine(..)),
        "{error}"
    );

    let module = parsed(&source(&X86_64, "first"));
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let error = lowered
        .emit(&EmitOptions {
            relaxation: true,
            ..EmitOptions::default()
        })
        .unwrap_err();
    assert_eq!(error, EmitError::Relaxation(Target::X86_64));
}

/// In memory, the code is as long as it was: lengths are those of the module.
#[test]
fn lengths_in_memory_are_those_of_the_code() {
    let bound = |relaxation| {
        let sections = sections(Dialect::Dwarf5, Forms::Indexed, relaxation);
        let address = |name: &str| Some(if name == "f" { 0x10000 } else { 0x10010 });
        let file = sections.to_jit_elf(0x20000, address).unwrap();
        let path = directory("relaxation-memory").join(format!("{relaxation}.o"));
        std::fs::write(&path, file).unwrap();
        let lines = said("llvm-dwarfdump", &["--debug-line"], &[&path]);
        let rows = lines.lines().filter(|line| line.starts_with("0x00000000"));
        rows.map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(bound(true), bound(false));
    assert_eq!(bound(true).len(), 6);
}

/// A variable in a unit without functions, which a function of another unit holds in a register for a
/// while. Its list refers to labels in that function.
#[test]
fn a_unit_without_functions_refers_to_code_that_linkers_shorten() {
    let global = r#"
global @state !dbg.def !40
!30 = distinct !DICompileUnit(language: DW_LANG_C11, file: !31, producer: "relaxation")
!31 = !DIFile(filename: "b.c", directory: "/src")
!32 = distinct !DIGlobalVariable(name: "state", scope: !30, file: !31, line: 4, type: !2)
!40 = distinct !DIFragment()
!42 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!40})
!50 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i64)))
"#;
    let source = SOURCE.replace(
        "  0xc: dbg.kill !20",
        "  0x8: dbg.def !50, %reg(a1)\n  0xc: dbg.kill !20\n  0xc: dbg.kill !50",
    ) + global;
    let module = parsed(&source);
    let validated = valid(&module);
    for (dialect, forms) in [
        (Dialect::Dwarf5, Forms::Indexed),
        (Dialect::Dwarf5, Forms::Direct),
        (Dialect::Dwarf4, Forms::Direct),
    ] {
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        let sections = lowered
            .emit(&EmitOptions {
                forms,
                relaxation: true,
                ..EmitOptions::default()
            })
            .unwrap();
        let directory = directory(&format!("relaxation-global-{dialect}-{forms:?}"));
        let (file, program) = (directory.join("a.o"), directory.join("lld"));
        std::fs::write(&file, described(&sections)).unwrap();
        let arguments = ["-Ttext=0x10000", "--defsym=state=0x20000", "-e", "f", "-o"];
        support::run_ok(
            Command::new(support::tool("ld.lld"))
                .args(arguments)
                .arg(&program)
                .arg(&file),
        );
        verify(&program);
        let info = said("llvm-dwarfdump", &["--debug-info"], &[&program]);
        let (_, variable) = info.split_once("(\"state\")").unwrap();
        let variable = variable.split("\n\n").next().unwrap();
        // As in `check`: `f` is 0x10000..0x1000c, and the register holds it from 0x10004 to 0x10008.
        for range in [
            "[0x0000000000010000, 0x0000000000010004): DW_OP_addr 0x20000",
            "[0x0000000000010004, 0x0000000000010008): DW_OP_reg11",
            "[0x0000000000010008, 0x000000000001000c): DW_OP_addr 0x20000",
        ] {
            assert!(variable.contains(range), "{range} in {variable}");
        }
    }
}

/// An advance has a field for the number of bytes, which the linker fills in: one byte up to 0xff, two up to
/// 0xffff (DWARF 5 section 6.4.2.1). The CFA changes at 0xfe, 0x100 bytes later, and 0x1_0000 bytes later.
#[test]
fn the_field_of_an_advance_is_as_large_as_the_advance() {
    let source = SOURCE.replace("size 0x10", "size 0x20000").replace(
        "  0x8: cfa = sp+16\n  0xc: cfa = sp+0\n",
        "  0xfe: cfa = sp+16\n  0x1fe: cfa = sp+32\n  0x101fe: cfa = sp+48\n",
    );
    let module = parsed(&source);
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let sections = lowered
        .emit(&EmitOptions {
            relaxation: true,
            ..EmitOptions::default()
        })
        .unwrap();
    let bytes = sections.bytes(dwarfsmith::emit::SectionId::DebugFrame);
    // DW_CFA_advance_loc1, 2 and 4 are 2 to 4, and DW_CFA_def_cfa_offset is 0xe.
    let is_there = |at: &[u8]| {
        let (one, two, four) = (&at[0..4], &at[4..9], &at[9..16]);
        (one[0], &one[2..]) == (2, &[0xe, 16])
            && (two[0], &two[3..]) == (3, &[0xe, 32])
            && (four[0], &four[5..]) == (4, &[0xe, 48])
    };
    assert_eq!(
        bytes.windows(16).filter(|at| is_there(at)).count(),
        1,
        "{bytes:?}"
    );
    // R_RISCV_ADD8, 16 and 32 are 33 to 35, and R_RISCV_SUB8, 16 and 32 are 37 to 39.
    use object::{Object as _, ObjectSection as _};
    let file = sections.to_elf(None).unwrap();
    let file = object::File::parse(&*file).unwrap();
    let section = file.section_by_name(".debug_frame").unwrap();
    let types = section.relocations().map(|(_, one)| one.flags());
    let types: Vec<object::RelocationFlags> = types.collect();
    for r_type in [33, 34, 35, 37, 38, 39] {
        let flags = object::RelocationFlags::Elf { r_type };
        assert_eq!(
            types.iter().filter(|one| **one == flags).count(),
            1,
            "{r_type}"
        );
    }
}
