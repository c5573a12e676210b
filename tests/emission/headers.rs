//! Headers, symbols and relocations of object files, as a reader of the `object` crate sees them: fields
//! that linkers do not need, and debuggers and other tools do.

use crate::support::{parsed, valid};
use dwarfsmith::Sections;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{CodeSections, EmitOptions, Frames, ObjectError, fill_mach_o_addresses};
use dwarfsmith::lower::LowerOptions;
use object::read::elf::{ElfFile64, FileHeader as _, SectionHeader as _};
use object::write::{Object, StandardSection, Symbol, SymbolSection};
use object::{
    Architecture, BinaryFormat, Endianness, Object as _, ObjectComdat as _, ObjectSection as _,
    ObjectSymbol as _, SymbolFlags, SymbolKind, SymbolScope, elf,
};

/// A local function of 0x8 bytes, a global one of 0x10 bytes, and a global variable.
fn source(target: &str) -> String {
    format!(
        "target \"{target}\"
        global @total !dbg.def !20
        define @own size 0x8 !dbg !2 {{ bb0 @ 0x0: }}
        define @shared size 0x10 !dbg !3 {{ bb0 @ 0x0: }}
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
        !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"own\", unit: !0, file: !1, line: 1, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition)
        !3 = distinct !DISubprogram(name: \"shared\", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
        !4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !5 = distinct !DIGlobalVariable(name: \"total\", scope: !0, file: !1, line: 3, type: !4)
        !20 = distinct !DIFragment()
        !21 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {{!20}}, kind: computed)"
    )
    .replace("{ bb0 @ 0x0: }", "{\nbb0 @ 0x0:\n}")
}

/// A module without the global variable, which object files of this library do not define.
fn functions(target: &str) -> String {
    let source = source(target);
    let lines = source.lines().map(str::trim);
    let is_kept = |line: &&str| {
        !["global", "!20", "!21"]
            .iter()
            .any(|it| line.starts_with(it))
    };
    lines.filter(is_kept).collect::<Vec<_>>().join("\n")
}

fn emitted(source: &str, options: &EmitOptions) -> Sections {
    let module = parsed(source);
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    lowered.emit(options).unwrap()
}

fn with_code(target: &str, code: CodeSections) -> Sections {
    let options = EmitOptions {
        code,
        ..EmitOptions::default()
    };
    emitted(&functions(target), &options)
}

/// An ELF file of an AMD GPU names the ABI of its runtime, and its flags name the processor (LLVM's
/// AMDGPU usage document, "Header"): 64 is `ELFOSABI_AMDGPU_HSA`, 0x3f is `EF_AMDGPU_MACH_AMDGCN_GFX90A`.
/// So does the file for debuggers of code in memory.
#[test]
fn files_of_gpus_name_the_abi_and_the_processor() {
    let sections = emitted(&functions("amdgpu-wave64"), &EmitOptions::default());
    let sections = sections.with_elf_flags(0x3f);
    let linked = sections.to_elf(None).unwrap();
    let in_memory = sections.to_jit_elf(0, |_| Some(0x1000)).unwrap();
    for bytes in [linked, in_memory] {
        let header = elf::FileHeader64::<Endianness>::parse(&*bytes).unwrap();
        assert_eq!(header.e_ident().os_abi, 64);
        assert_eq!(header.e_flags(Endianness::Little), 0x3f);
        assert_eq!(header.e_machine(Endianness::Little), 224);
    }
}

/// Local symbols precede the others, and `sh_info` of the symbol table is the index of the first one of
/// these (gABI, "Symbol Table"): 2, after the null symbol and `own`.
#[test]
fn symbols_of_code_in_memory_begin_with_local_ones() {
    // The order of functions in the module does not matter.
    let module = functions("x86_64").replace("define @own size 0x8 !dbg !2 {\nbb0 @ 0x0:\n}\n", "");
    let module = module.replace(
        "!0 = ",
        "define @own size 0x8 !dbg !2 {\nbb0 @ 0x0:\n}\n!0 = ",
    );
    let sections = emitted(&module, &EmitOptions::default());
    let address = |name: &str| Some(if name == "own" { 0x2000 } else { 0x1000 });
    let bytes = sections.to_jit_elf(0, address).unwrap();
    let file = ElfFile64::<Endianness>::parse(&*bytes).unwrap();
    let symbols = file.symbols().map(|one| {
        let is_code = one.kind() == SymbolKind::Text;
        (
            one.name().unwrap(),
            one.address(),
            one.size(),
            one.is_local(),
            is_code,
        )
    });
    let expected = [
        ("own", 0x2000, 0x8, true, true),
        ("shared", 0x1000, 0x10, false, true),
    ];
    assert_eq!(symbols.collect::<Vec<_>>(), expected);
    let headers = file.elf_section_table().iter();
    let mut tables = headers.filter(|it| it.sh_type(Endianness::Little) == elf::SHT_SYMTAB);
    let table = tables.next().unwrap();
    assert_eq!(table.sh_info(Endianness::Little), 2);
}

/// A function that other units cannot call has no group: another object may have a different one of its
/// name. A function in a group is weak in ELF; in COFF, the section alone is in the group.
#[test]
fn groups_have_functions_of_several_objects() {
    for format in [BinaryFormat::Elf, BinaryFormat::Coff] {
        let sections = with_code("x86_64", CodeSections::Comdat);
        let bytes = sections.to_object(format, None).unwrap();
        let file = object::File::parse(&*bytes).unwrap();
        let groups = file.comdats().map(|group| {
            let sections = group.sections();
            let names = sections.map(|one| {
                let section = file.section_by_index(one).unwrap();
                section.name().unwrap().to_owned()
            });
            (group.name().unwrap().to_owned(), names.collect::<Vec<_>>())
        });
        let is_elf = format == BinaryFormat::Elf;
        // Linkers sort COFF's sections by the part of the name after `$`, and leave it out.
        let section = if is_elf {
            ".text.shared"
        } else {
            ".text$shared"
        };
        let groups: Vec<_> = groups.collect();
        assert_eq!(groups, [("shared".to_owned(), vec![section.to_owned()])]);
        let symbol = file.symbol_by_name("shared").unwrap();
        assert_eq!(symbol.is_weak(), is_elf, "{format:?}");
        let local = file.symbol_by_name("own").unwrap();
        assert!(local.is_local() && !local.is_weak(), "{format:?}");
    }
}

/// Code that debug sections take for adjacent is aligned as they assume, also at its start.
#[test]
fn adjacent_code_has_its_alignment() {
    for (alignment, expected) in [(64, 64), (4, 16)] {
        let sections = with_code("x86_64", CodeSections::Adjacent(alignment));
        let bytes = sections.to_elf(None).unwrap();
        let file = object::File::parse(&*bytes).unwrap();
        assert_eq!(file.section_by_name(".text").unwrap().align(), expected);
        let start = |name: &str| file.symbol_by_name(name).unwrap().address();
        let distance = u64::from(alignment).max(8);
        assert_eq!(start("shared") - start("own"), distance);
    }
}

/// The functions have 0x18 bytes.
#[test]
fn code_has_the_size_of_the_functions() {
    let sections = with_code("x86_64", CodeSections::Together);
    for size in [0x17, 0x19] {
        let error = sections.to_elf(Some(&vec![0; size])).unwrap_err();
        let is_size = matches!(error, ObjectError::CodeSize { found, expected: 0x18 } if found == size as u64);
        assert!(is_size, "{error}");
    }
    assert!(sections.to_elf(Some(&[0; 0x18])).is_ok());
}

/// A Mach-O object whose debug sections are not filled in yet. Its variable `total` is in another object.
fn mach_o() -> Vec<u8> {
    let sections = emitted(&source("x86_64"), &EmitOptions::default());
    let mut object = Object::new(
        BinaryFormat::MachO,
        Architecture::X86_64,
        Endianness::Little,
    );
    let text = object.section_id(StandardSection::Text);
    object.append_section_data(text, &[0x90; 0x18], 16);
    for (name, value, section, kind) in [
        ("own", 0, SymbolSection::Section(text), SymbolKind::Text),
        ("shared", 8, SymbolSection::Section(text), SymbolKind::Text),
        ("total", 0, SymbolSection::Undefined, SymbolKind::Data),
    ] {
        object.add_symbol(Symbol {
            name: name.into(),
            value,
            size: 0,
            kind,
            scope: SymbolScope::Linkage,
            weak: false,
            section,
            flags: SymbolFlags::None,
        });
    }
    let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
    sections.add_to(&mut object, find).unwrap();
    object.write().unwrap()
}

/// The places of the relocations of `.debug_addr` in a Mach-O file: `total`, `own` and `shared`.
fn relocations(bytes: &[u8]) -> Vec<usize> {
    let name = b"__debug_addr\0\0\0\0__DWARF\0";
    let header = bytes.windows(name.len()).position(|it| it == name).unwrap();
    let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
    let (first, count) = (word(header + 56), word(header + 60));
    (0..count).map(|index| first + 8 * index).collect()
}

/// Only relocations of an address against a symbol of the file are filled in: a relocation of another
/// type, relative to its field, or against a symbol that the file does not define or have, stays.
#[test]
fn only_addresses_of_defined_symbols_are_filled_in() {
    let unfilled = mach_o();
    let places = relocations(&unfilled);
    let second = |bytes: &[u8], place: usize| {
        u32::from_le_bytes(bytes[place + 4..place + 8].try_into().unwrap())
    };
    const EXTERN: u32 = 1 << 27;
    let is_extern = |bytes: &[u8]| -> Vec<bool> {
        let words = places.iter().map(|place| second(bytes, *place));
        words.map(|word| word & EXTERN != 0).collect()
    };
    let mut filled = unfilled.clone();
    fill_mach_o_addresses(&mut filled).unwrap();
    assert_eq!(is_extern(&unfilled), [true; 3]);
    // `object` writes relocations in descending order.
    let defined = is_extern(&filled)
        .iter()
        .filter(|is_extern| !**is_extern)
        .count();
    assert_eq!(defined, 2);
    let kept = is_extern(&filled);
    let own = kept.iter().position(|is_extern| !is_extern).unwrap();
    // 1 << 24 is relative to the field; type 1 is X86_64_RELOC_SIGNED; there are three symbols.
    let word = second(&unfilled, places[own]);
    let past_end = word & !0xff_ffff | 3;
    for changed in [word | 1 << 24, word | 1 << 28, past_end] {
        let mut bytes = unfilled.clone();
        bytes[places[own] + 4..places[own] + 8].copy_from_slice(&changed.to_le_bytes());
        fill_mach_o_addresses(&mut bytes).unwrap();
        assert_eq!(second(&bytes, places[own]), changed);
    }
    // A library, MH_DYLIB, is no object.
    let mut library = unfilled.clone();
    library[12..16].copy_from_slice(&6u32.to_le_bytes());
    let before = library.clone();
    assert!(fill_mach_o_addresses(&mut library).is_err());
    assert_eq!(library, before);
}

/// The types of relocations, by the psABI of each machine: of offsets of 32 bits, of addresses, and of
/// addresses relative to their field in `.eh_frame`.
#[test]
fn relocations_have_the_types_of_the_psabi() {
    const R_AMDGPU: [u32; 3] = [6, 3, 4];
    let machines = [
        (
            "x86_64",
            [elf::R_X86_64_32, elf::R_X86_64_64, elf::R_X86_64_PC32],
        ),
        ("i386", [elf::R_386_32, elf::R_386_32, elf::R_386_PC32]),
        (
            "aarch64",
            [
                elf::R_AARCH64_ABS32,
                elf::R_AARCH64_ABS64,
                elf::R_AARCH64_PREL32,
            ],
        ),
        (
            "arm",
            [elf::R_ARM_ABS32, elf::R_ARM_ABS32, elf::R_ARM_REL32],
        ),
        (
            "riscv64",
            [elf::R_RISCV_32, elf::R_RISCV_64, elf::R_RISCV_32_PCREL],
        ),
        (
            "ppc64",
            [elf::R_PPC64_ADDR32, elf::R_PPC64_ADDR64, elf::R_PPC64_REL32],
        ),
        (
            "ppc64le",
            [elf::R_PPC64_ADDR32, elf::R_PPC64_ADDR64, elf::R_PPC64_REL32],
        ),
        ("s390x", [elf::R_390_32, elf::R_390_64, elf::R_390_PC32]),
        ("amdgpu-wave64", R_AMDGPU),
    ];
    for (target, [offset, address, relative]) in machines {
        let source = functions(target).replace("!0 = ", "frame @own entry {}\n!0 = ");
        let options = EmitOptions {
            frames: Frames::Both,
            ..EmitOptions::default()
        };
        let bytes = emitted(&source, &options).to_elf(None).unwrap();
        let file = object::File::parse(&*bytes).unwrap();
        let types = |name: &str| -> Vec<u32> {
            let section = file.section_by_name(name).unwrap();
            let flags = section.relocations().map(|(_, one)| one.flags());
            let mut types: Vec<u32> = flags
                .map(|flags| match flags {
                    object::RelocationFlags::Elf { r_type } => r_type,
                    other => panic!("{other:?}"),
                })
                .collect();
            types.dedup();
            types
        };
        assert_eq!(types(".debug_str_offsets"), [offset], "{target}");
        assert_eq!(types(".debug_addr"), [address], "{target}");
        // LLVM's dialects alone can state the frame address of GPUs.
        if target != "amdgpu-wave64" {
            assert_eq!(types(".eh_frame"), [relative], "{target}");
        }
    }
}
