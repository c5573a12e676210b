//! WebAssembly objects that clang's assembler writes, to which debug sections are added.

use super::*;
use dwarfsmith::emit::ObjectError;
use std::fmt::Write as _;

/// The code of [`source`] for WebAssembly, without debug information. It has a constructor: the
/// subsection that lists it refers to symbols.
fn assembled(directory: &Path, name: &str) -> Vec<u8> {
    let mut text = String::new();
    for function in [name.to_string(), format!("{name}_local")] {
        if function == name {
            writeln!(text, "\t.globl {function}").unwrap();
        }
        // The number of locals; local.get 0; i32.const 3; i32.mul; end; and a nop: eight bytes.
        writeln!(
            text,
            "\t.section .text.{function},\"\",@\n\t.type {function},@function\n{function}:\n\
             \t.functype {function} (i32) -> (i32)\n\tlocal.get 0\n\ti32.const 3\n\ti32.mul\n\tnop\n\tend_function"
        )
        .unwrap();
    }
    writeln!(
        text,
        "\t.section .data.{name}_total,\"\",@\n\t.globl {name}_total\n\t.type {name}_total,@object\n\
         \t.p2align 2\n{name}_total:\n\t.int32 7\n\t.size {name}_total, 4\n\t.no_dead_strip {name}_local\n\
         \t.section .text.{name}_init,\"\",@\n\t.type {name}_init,@function\n{name}_init:\n\
         \t.functype {name}_init () -> ()\n\tend_function\n\
         \t.section .init_array,\"\",@\n\t.p2align 2\n\t.int32 {name}_init"
    )
    .unwrap();
    let (source, object) = (directory.join("code.s"), directory.join("code.o"));
    std::fs::write(&source, text).unwrap();
    let arguments = ["--target=wasm32", "-c", "-o"];
    said("clang", &arguments, &[&object, &source]);
    std::fs::read(object).unwrap()
}

const WASM: Machine = Machine {
    target: "wasm32",
    architecture: Architecture::Wasm32,
    argument: "%reg(local0)",
    result: "%reg(operand0)",
    code: [0; 8],
};

fn sections(name: &str, format: Format) -> Sections {
    emitted(&source(&WASM, name), Dialect::Dwarf5, format, Frames::Both)
}

/// Links objects that define `first` and `second`.
fn linked(directory: &Path, objects: &[PathBuf; 2]) -> PathBuf {
    let program = directory.join("both.wasm");
    let link = [
        "--no-entry",
        "--no-gc-sections",
        "--export=first",
        "--export=second",
        "-o",
    ];
    said("wasm-ld", &link, &[&program, &objects[0], &objects[1]]);
    program
}

#[test]
fn lld_links_wasm_objects() {
    let directory = directory("wasm");
    let objects = ["first", "second"].map(|name| {
        let path = directory.join(format!("{name}.o"));
        let code = assembled(&directory, name);
        let bytes = sections(name, Format::Dwarf32).add_to_wasm(&code).unwrap();
        std::fs::write(&path, bytes).unwrap();
        verify(&path);
        path
    });
    let program = linked(&directory, &objects);
    verify(&program);
    check_with_lldb(&program, &WASM, &["first", "second"]);
    // wasm-ld puts data after the stack, which has 64 KiB.
    // In each unit, the address of the variable comes before those of two functions.
    let entries = said("llvm-dwarfdump", &["--debug-info"], &[&program]);
    let variables = entries.matches("DW_AT_location\t(DW_OP_addrx 0x0)").count();
    assert_eq!(variables, 2, "{entries}");
    let dump = said("llvm-dwarfdump", &["--debug-addr"], &[&program]);
    let lines: Vec<&str> = dump.lines().collect();
    let tables = lines.split(|line| line.starts_with("Address table header:"));
    let firsts = tables.skip(1).filter_map(|table| table.get(1).copied());
    let firsts: Vec<&str> = firsts.collect();
    assert_eq!(firsts, ["0x00010000", "0x00010004"], "{dump}");
}

/// A variable in the second global of an object file. The first is the stack pointer, which the linker
/// defines: its number is 0, and those of the two files are 1 and 2.
#[test]
fn linkers_number_the_globals_of_wasm_objects() {
    let directory = directory("wasm-globals");
    let objects = ["first", "second"].map(|name| {
        let source = directory.join(format!("{name}.s"));
        let text = format!(
            "\t.globaltype __stack_pointer, i32\n\t.globaltype {name}_global, i32\n\t.globl {name}_global\n\
             {name}_global:\n\t.section .text.{name},\"\",@\n\t.globl {name}\n\t.type {name},@function\n{name}:\n\
             \t.functype {name} () -> (i32)\n\tglobal.get __stack_pointer\n\tglobal.get {name}_global\n\
             \ti32.add\n\tend_function\n"
        );
        std::fs::write(&source, text).unwrap();
        let code = directory.join(format!("{name}-code.o"));
        said("clang", &["--target=wasm32", "-c", "-o"], &[&code, &source]);
        let module = parsed(&format!(
            "target \"wasm32\"\n\
             define @{name} size 0x10 !dbg !2 {{\nbb0 @ 0x0:\n  0x1: dbg.def !5, %reg(global1)\n}}\n\
             !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
             !1 = !DIFile(filename: \"{name}.c\", directory: \"/src\")\n\
             !2 = distinct !DISubprogram(name: \"{name}\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n\
             !3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
             !4 = !DILocalVariable(name: \"{name}_x\", scope: !2, file: !1, line: 1, type: !3)\n\
             !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))\n"
        ));
        let validated = valid(&module);
        let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5)).unwrap();
        let sections = lowered.emit(&EmitOptions::default()).unwrap();
        let path = directory.join(format!("{name}.o"));
        let code = std::fs::read(code).unwrap();
        std::fs::write(&path, sections.add_to_wasm(&code).unwrap()).unwrap();
        // A file without such a global.
        let other = sections.add_to_wasm(&assembled(&directory, name));
        assert!(matches!(other, Err(ObjectError::Global(1))));
        path
    });
    let program = linked(&directory, &objects);
    let dump = said("llvm-dwarfdump", &["--debug-info"], &[&program]);
    for (name, index) in [("first", 1), ("second", 2)] {
        let (_, entry) = dump.split_once(&format!("\"{name}_x\"")).unwrap();
        let entry = entry.split("\n\n").next().unwrap();
        let place = format!("DW_OP_WASM_location 0x3 {index:#x}");
        assert!(entry.contains(&place), "{place}:\n{dump}");
    }
}

#[test]
fn what_cannot_be_in_a_wasm_file_is_rejected() {
    let directory = directory("wasm-rejected");
    let code = assembled(&directory, "first");
    let long = sections("first", Format::Dwarf64).add_to_wasm(&code);
    assert!(matches!(
        long,
        Err(ObjectError::Relocation {
            format: BinaryFormat::Wasm,
            bytes: 8,
            ..
        })
    ));
    let compressed = sections("first", Format::Dwarf32).compressed();
    assert!(matches!(
        compressed.add_to_wasm(&code),
        Err(ObjectError::Compressed(BinaryFormat::Wasm))
    ));
    let other = sections("other", Format::Dwarf32).add_to_wasm(&code);
    assert!(matches!(other, Err(ObjectError::Symbol(name)) if name.starts_with("other")));
    let native = emitted(
        &source(&X86_64, "first"),
        Dialect::Dwarf5,
        Format::Dwarf32,
        Frames::None,
    );
    assert!(matches!(
        native.add_to_wasm(&code),
        Err(ObjectError::Machine(Architecture::Wasm32, _))
    ));
    // A file that ends early or has another number in it is rejected, or gets its sections.
    let ours = sections("first", Format::Dwarf32);
    for length in 0..code.len() {
        assert!(ours.add_to_wasm(&code[..length]).is_err() || length > code.len() / 2);
        let mut damaged = code.clone();
        damaged[length] ^= 0xff;
        let _ = ours.add_to_wasm(&damaged);
    }
}

/// `first` and `total`, and variables in the second global and of a structure type.
const BY_HAND: &str = "target \"wasm32\"
    global @total !dbg.def !20
    define @first size 0x8 !dbg !2 {
    bb0 @ 0x0:
      0x1: dbg.def !22, %reg(global1)
    }
    !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\", retainedTypes: !{!7})
    !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
    !2 = distinct !DISubprogram(name: \"first\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
    !4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
    !5 = distinct !DIGlobalVariable(name: \"total\", scope: !0, file: !1, line: 3, type: !4)
    !6 = !DILocalVariable(name: \"x\", scope: !2, file: !1, line: 2, type: !4)
    !7 = !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", size: 32, elements: !{!8})
    !8 = !DIDerivedType(tag: DW_TAG_member, name: \"a\", baseType: !4)
    !20 = distinct !DIFragment()
    !21 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!20}, kind: computed)
    !22 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))";

fn by_hand(options: &EmitOptions) -> Sections {
    let module = parsed(BY_HAND);
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    lowered.emit(options).unwrap()
}

/// Bytes after their number, which is less than 128.
fn counted(bytes: &[u8]) -> Vec<u8> {
    [&[bytes.len() as u8], bytes].concat()
}

/// A file with a code section, which is not read, and the section `linking` (WebAssembly tool conventions,
/// "Linking Metadata Section"). Its subsections are those of segments (5), of symbols (8) and of constructors
/// (6).
fn linking_file(version: u8, symbols: &[&[u8]], after_symbols: &[u8]) -> Vec<u8> {
    let table = [&[symbols.len() as u8][..], &symbols.concat(), after_symbols].concat();
    let linking = [
        &counted(b"linking")[..],
        &[version, 5],
        &counted(&[0]),
        &[8],
        &counted(&table),
        &[6],
        &counted(&[0]),
    ]
    .concat();
    let start = *b"\0asm\x01\0\0\0";
    [&start[..], &[10], &counted(&[0]), &[0], &counted(&linking)].concat()
}

/// The kinds of symbols: function 0, data 1, global 2, section 3, tag 4, table 5. Flags: 0x10 for an
/// undefined symbol, 0x40 for one with its own name. A symbol has an index, and a name unless it is
/// undefined without its own name. Data has a name, and its segment, offset and size if it is defined.
const SYMBOLS: [&[u8]; 11] = [
    &[4, 0, 0, 3, b't', b'a', b'g'],
    &[2, 0, 7, 5, b'f', b'i', b'r', b's', b't'],
    &[0, 0x10, 0],
    &[0, 0x50, 1, 5, b'f', b'i', b'r', b's', b't'],
    &[0, 0, 2, 5, b'f', b'i', b'r', b's', b't'],
    &[0, 0, 2, 5, b'f', b'i', b'r', b's', b't'],
    &[1, 0x10, 5, b't', b'o', b't', b'a', b'l'],
    &[5, 0, 0, 1, b't'],
    &[2, 0x10, 1],
    &[2, 0x50, 1, 1, b'g'],
    &[3, 2, 0],
];

/// Addresses refer to the first symbol of the name that is a defined function, 4, or data, 6; globals to
/// the first symbol of a global with the index, 8.
#[test]
fn relocations_name_the_right_symbols() {
    let sections = by_hand(&EmitOptions::default());
    let file = sections
        .add_to_wasm(&linking_file(2, &SYMBOLS, &[]))
        .unwrap();
    // The relocations of a section: its index, their number, and for each the type, the offset, the
    // symbol and the addend.
    let relocations = |name: &str| -> Vec<u8> {
        let name = counted(name.as_bytes());
        let start = file.windows(name.len()).position(|it| it == name).unwrap();
        file[start + name.len()..].to_vec()
    };
    let of_addresses = relocations("reloc..debug_addr");
    assert_eq!(of_addresses[1], 2);
    let mut of_addresses = [of_addresses[2..6].to_vec(), of_addresses[6..10].to_vec()];
    of_addresses.sort();
    let [data, function] = &of_addresses;
    // R_WASM_MEMORY_ADDR_I32 of `total`, and R_WASM_FUNCTION_OFFSET_I32 of `first`.
    assert_eq!((data[0], &data[2..]), (5, &[6, 0][..]));
    assert_eq!((function[0], &function[2..]), (8, &[4, 0][..]));
    // R_WASM_GLOBAL_INDEX_I32 has no addend.
    let of_entries = relocations("reloc..debug_info");
    let globals = of_entries.windows(3).filter(|it| it[0] == 13 && it[2] == 8);
    assert_eq!(globals.count(), 1, "{of_entries:?}");
    // The subsections keep their order.
    let linking = relocations("linking");
    let size = |at: usize| usize::from(linking[at]);
    let second = 1 + 2 + size(2);
    assert_eq!((linking[0], linking[1], linking[second]), (2, 5, 8));
    let third = second + 2 + size(second + 1);
    assert_eq!(linking[third], 6);
}

/// Another version of the section, and bytes after the last symbol, are not read.
#[test]
fn other_versions_and_symbols_are_rejected() {
    let sections = by_hand(&EmitOptions::default());
    for file in [
        linking_file(1, &SYMBOLS, &[]),
        linking_file(2, &SYMBOLS, &[0]),
    ] {
        let error = sections.add_to_wasm(&file).unwrap_err();
        let is_file = matches!(error, ObjectError::File(BinaryFormat::Wasm, _));
        assert!(is_file, "{error}");
    }
}

/// Type units are in groups, and the sizes of functions are between adjacent ones.
#[test]
fn groups_and_adjacent_functions_are_rejected() {
    let file = linking_file(2, &SYMBOLS, &[]);
    let type_units = EmitOptions {
        type_units: true,
        ..EmitOptions::default()
    };
    let error = by_hand(&type_units).add_to_wasm(&file).unwrap_err();
    assert!(
        matches!(error, ObjectError::TypeUnits(BinaryFormat::Wasm)),
        "{error}"
    );
    // One function is adjacent to no other.
    let adjacent = EmitOptions {
        code: dwarfsmith::emit::CodeSections::Adjacent(1),
        ..EmitOptions::default()
    };
    assert!(by_hand(&adjacent).add_to_wasm(&file).is_ok());
    let module = parsed(&source(&WASM, "first"));
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let error = lowered.emit(&adjacent).unwrap().add_to_wasm(&file);
    assert!(matches!(error, Err(ObjectError::Adjacent(_))));
}
