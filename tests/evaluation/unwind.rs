//! Call frame information: rows, compared with rows calculated by hand and with gimli's, and the
//! frames that an unwinder finds with them.

mod against_llvm;
mod callers;
mod chains;
mod emitted;
mod frames;
mod headers;
mod hostile;
mod instructions;
mod machines;
mod random;
mod stacks;

use dwarfsmith::dwarf::{
    CfaRule, FrameEntry, FrameErrorKind, FrameIndex, FrameSection, RegisterRule,
};
use dwarfsmith::target::Register;
use dwarfsmith::{Target, dwarf::Row};
use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;

/// A 32-bit `.debug_frame` of version 4 for x86-64: a common entry (code alignment 1, data
/// alignment -8, return address in column 16) and one function at 0x1000 of 0x100 bytes.
pub fn debug_frame(common: &[u8], function: &[u8]) -> Vec<u8> {
    // Identifier, version, no augmentation, 8-byte addresses, no segments, alignments, column.
    let mut entry = vec![0xff, 0xff, 0xff, 0xff, 4, 0, 8, 0, 1, 0x78, 16];
    entry.extend_from_slice(common);
    let mut bytes = (entry.len() as u32).to_le_bytes().to_vec();
    bytes.append(&mut entry);
    add_function(&mut bytes, 0x1000, 0x100, function);
    bytes
}

/// Adds a function that has the common entry at 0.
pub fn add_function(bytes: &mut Vec<u8>, start: u64, size: u64, instructions: &[u8]) {
    bytes.extend_from_slice(&(20 + instructions.len() as u32).to_le_bytes());
    bytes.extend_from_slice(&0u32.to_le_bytes());
    bytes.extend_from_slice(&start.to_le_bytes());
    bytes.extend_from_slice(&size.to_le_bytes());
    bytes.extend_from_slice(instructions);
}

fn text(row: &Row<'_>) -> String {
    let mut line = format!("{:x}..{:x}", row.start, row.end);
    match row.cfa {
        CfaRule::Unknown => line += " cfa=?",
        CfaRule::RegisterOffset {
            register,
            offset,
            space: 0,
        } => write!(line, " cfa=r{}{offset:+}", register.0).unwrap(),
        CfaRule::RegisterOffset {
            register,
            offset,
            space,
        } => {
            write!(line, " cfa={space}:r{}{offset:+}", register.0).unwrap();
        }
        CfaRule::Expression(bytes) => write!(line, " cfa={bytes:x?}").unwrap(),
    }
    for (register, rule) in row.rules() {
        write!(line, " r{}=", register.0).unwrap();
        match rule {
            RegisterRule::Architectural => line += "?",
            RegisterRule::Undefined => line += "u",
            RegisterRule::SameValue => line += "s",
            RegisterRule::Offset(offset) => write!(line, "c{offset:+}").unwrap(),
            RegisterRule::ValOffset(offset) => write!(line, "v{offset:+}").unwrap(),
            RegisterRule::Register(register) => write!(line, "r{}", register.0).unwrap(),
            RegisterRule::Expression(bytes) => write!(line, "exp{bytes:x?}").unwrap(),
            RegisterRule::ValExpression(bytes) => write!(line, "vexp{bytes:x?}").unwrap(),
        }
    }
    if row.signed_return_address {
        line += " signed";
    }
    line
}

fn rows(entry: &FrameEntry<'_>) -> Result<Vec<String>, FrameErrorKind> {
    let mut rows = entry.rows().map_err(|error| error.kind)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next_row().map_err(|error| error.kind)? {
        found.push(text(row));
    }
    Ok(found)
}

fn rows_for(target: Target, common: &[u8], function: &[u8]) -> Result<Vec<String>, FrameErrorKind> {
    let bytes = debug_frame(common, function);
    let section = FrameSection::debug_frame(target, &bytes);
    rows(&section.entries().next().unwrap().unwrap())
}

fn rows_of(common: &[u8], function: &[u8]) -> Result<Vec<String>, FrameErrorKind> {
    rows_for(Target::X86_64, common, function)
}

/// def_cfa r7+8; offset r16 at 1 × -8.
const ON_ENTRY: &[u8] = &[0x0c, 7, 8, 0x90, 1];

#[test]
fn a_prologue_and_an_epilogue() {
    let function = [
        0x41, 0x0e, 16, 0x86, 2, // advance 1; def_cfa_offset 16; offset r6 at 2 × -8
        0x43, 0x0d, 6, // advance 3; def_cfa_register r6
        0x02, 0x50, 0x0a, // advance_loc1 0x50; remember_state
        0x0c, 7, 8, 0xc6, // def_cfa r7+8; restore r6
        0x41, 0x0b, // advance 1; restore_state
        0x03, 0x0b, 0x01, // advance_loc2 0x10b: past the end
        0x0e, 99, // never holds
    ];
    assert_eq!(
        rows_of(ON_ENTRY, &function).unwrap(),
        [
            "1000..1001 cfa=r7+8 r16=c-8",
            "1001..1004 cfa=r7+16 r6=c-16 r16=c-8",
            "1004..1054 cfa=r6+16 r6=c-16 r16=c-8",
            "1054..1055 cfa=r7+8 r16=c-8",
            "1055..1100 cfa=r6+16 r6=c-16 r16=c-8",
        ]
    );
}

#[test]
fn every_rule_has_its_instruction() {
    let function = [
        0x13, 0x7e, // def_cfa_offset_sf -2 × -8 = 16
        0x08, 3, 0x07, 2, 0x09, 12, 13, // same_value r3; undefined r2; register r12 in r13
        0x05, 14, 3, 0x11, 15, 0x7d, // offset_extended r14 at 3 × -8; _sf r15 at -3 × -8
        0x2f, 1, 4, // GNU_negative_offset_extended r1 at -4 × -8
        0x14, 4, 1, 0x15, 5, 0x7f, // val_offset r4 = 1 × -8; _sf r5 = -1 × -8
        0x10, 8, 2, 0x23, 8, 0x16, 9, 1,
        0x30, // expression r8: plus_uconst 8; val_expression r9: lit0
        0x2e, 32, // GNU_args_size 32
        0x01, 0x10, 0x10, 0, 0, 0, 0, 0, 0, // set_loc 0x1010
        0x0f, 2, 0x77, 0, // def_cfa_expression: breg7 0
        0x06, 14, // restore_extended r14
        0x41, 0x31, 7, 0x7f, 6, // advance 1; def_aspace_cfa_sf r7 -1 × -8 in space 6
        0x41, 0x30, 7, 4, 6, 0x0e, 5, 0x0d,
        8, // advance 1; def_aspace_cfa r7+4 in 6; both changed
        0x41, 0x12, 7, 1, // advance 1; def_cfa_sf r7 1 × -8
    ];
    let rules = "r1=c+32 r2=u r3=s r4=v-8 r5=v+8 r8=exp[23, 8] r9=vexp[30] r12=r13";
    let rest = "r15=c+24 r16=c-8";
    assert_eq!(
        rows_of(ON_ENTRY, &function).unwrap(),
        [
            format!("1000..1010 cfa=r7+16 {rules} r14=c-24 {rest}"),
            format!("1010..1011 cfa=[77, 0] {rules} {rest}"),
            format!("1011..1012 cfa=6:r7+8 {rules} {rest}"),
            format!("1012..1013 cfa=6:r8+5 {rules} {rest}"),
            format!("1013..1100 cfa=r7-8 {rules} {rest}"),
        ]
    );
}

#[test]
fn only_aarch64_has_signed_return_addresses() {
    let aarch64 = rows_for(Target::AARCH64, &[0x0c, 31, 0], &[0x41, 0x2d, 0x41, 0x2d]).unwrap();
    assert_eq!(
        aarch64,
        [
            "1000..1001 cfa=r31+0",
            "1001..1002 cfa=r31+0 signed",
            "1002..1100 cfa=r31+0"
        ]
    );
    // With the address of the signing instruction in the signature, as clang does for `pac-ret+pc`.
    let aarch64 = rows_for(Target::AARCH64, &[0x0c, 31, 0], &[0x41, 0x2c, 0x41, 0x2c]).unwrap();
    assert_eq!(
        aarch64,
        [
            "1000..1001 cfa=r31+0",
            "1001..1002 cfa=r31+0 signed",
            "1002..1100 cfa=r31+0"
        ]
    );
    for code in [0x2c, 0x2d] {
        assert_eq!(
            rows_of(ON_ENTRY, &[code]),
            Err(FrameErrorKind::UnknownInstruction(code))
        );
    }
}

/// At most 1,024 registers may have rules, and register 16 has one on entry; a rule for one more
/// register is an error.
#[test]
fn the_number_of_registers_with_rules_is_limited() {
    // same_value, with numbers from 1,000 on as ULEB128 of two bytes.
    let rules = |count: u16| -> Vec<u8> {
        (1_000..1_000 + count)
            .flat_map(|number| [0x08, 0x80 | (number & 0x7f) as u8, (number >> 7) as u8])
            .collect()
    };
    let row = rows_of(ON_ENTRY, &rules(1_023)).unwrap().remove(0);
    assert_eq!(row.matches("=s").count(), 1_023);
    assert_eq!(rows_of(ON_ENTRY, &rules(1_024)), Err(FrameErrorKind::Limit));
    // A second rule for a register is not an error.
    assert!(rows_of(ON_ENTRY, &[rules(1_023), rules(1)].concat()).is_ok());
}

#[test]
fn invalid_instructions_are_errors() {
    for (common, function, kind) in [
        (ON_ENTRY, &[0x0b][..], FrameErrorKind::NothingRemembered),
        (ON_ENTRY, &[0x0a; 65], FrameErrorKind::Limit),
        (ON_ENTRY, &[0x0e], FrameErrorKind::Truncated),
        (ON_ENTRY, &[0x0f, 2, 0x77], FrameErrorKind::Truncated),
        (ON_ENTRY, &[0x3f], FrameErrorKind::UnknownInstruction(0x3f)),
        (
            ON_ENTRY,
            &[0x0f, 1, 0x77, 0x0e, 8],
            FrameErrorKind::NoRegisterOffset,
        ),
        (
            ON_ENTRY,
            &[0x01, 0, 0, 0, 0, 0, 0, 0, 0],
            FrameErrorKind::Backwards(0x1000, 0),
        ),
        (
            ON_ENTRY,
            &[0x07, 0x80, 0x80, 0x04],
            FrameErrorKind::TooLarge,
        ),
        (&[0x41], &[], FrameErrorKind::NotInCommonEntry),
        (&[0xc6], &[], FrameErrorKind::NotInCommonEntry),
        (&[], &[0x0e, 6], FrameErrorKind::NoRegisterOffset),
        (
            &[],
            &[0x0f, 1, 0x77, 0x0d, 6],
            FrameErrorKind::NoRegisterOffset,
        ),
    ] {
        assert_eq!(
            rows_of(common, function),
            Err(kind),
            "{common:x?} {function:x?}"
        );
    }
    // The error gives the place: the instruction after the entry's length (4), its reference (4)
    // and its range (16).
    let bytes = debug_frame(ON_ENTRY, &[0, 0x3f]);
    let start = bytes.len() as u64 - 2;
    let section = FrameSection::debug_frame(Target::X86_64, &bytes);
    let error = section
        .entries()
        .next()
        .unwrap()
        .unwrap()
        .row_at(0x1000)
        .unwrap_err();
    assert_eq!(error.offset, start + 1);
    assert!(
        error
            .to_string()
            .starts_with(&format!("at byte 0x{:x}: ", start + 1))
    );
}

#[test]
fn the_64_bit_format_and_versions() {
    // Version 3: no sizes; the column is LEB128. The identifiers have 8 bytes.
    let mut bytes = vec![0xff; 4];
    bytes.extend_from_slice(&16u64.to_le_bytes());
    bytes.extend_from_slice(&[0xff; 8]);
    bytes.extend_from_slice(&[3, 0, 4, 0x78, 16, 0x0c, 7, 8]);
    let function = bytes.len();
    bytes.extend_from_slice(&[0xff; 4]);
    bytes.extend_from_slice(&26u64.to_le_bytes());
    bytes.extend_from_slice(&0u64.to_le_bytes());
    bytes.extend_from_slice(&0x2000u64.to_le_bytes());
    bytes.extend_from_slice(&0x20u64.to_le_bytes());
    bytes.extend_from_slice(&[0x42, 0x0a]); // advance 2 × 4
    let section = FrameSection::debug_frame(Target::X86_64, &bytes);
    let entry = section.entries().next().unwrap().unwrap();
    assert_eq!(
        (entry.offset, entry.start, entry.end),
        (function as u64, 0x2000, 0x2020)
    );
    assert_eq!((entry.common.version, entry.common.code_alignment), (3, 4));
    assert_eq!(
        rows(&entry).unwrap(),
        ["2000..2008 cfa=r7+8", "2008..2020 cfa=r7+8"]
    );
    // Another version.
    bytes[20] = 7;
    let section = FrameSection::debug_frame(Target::X86_64, &bytes);
    assert_eq!(
        section.entries().next().unwrap().unwrap_err().kind,
        FrameErrorKind::Version(7)
    );
}

#[test]
fn eh_frame_augmentations_and_pointers() {
    // "zPLRSB": personality indirect|pcrel|sdata4, language data absptr, pointers datarel|udata2; a
    // signal frame, key B.
    let mut bytes = vec![32, 0, 0, 0, 0, 0, 0, 0, 1];
    bytes.extend_from_slice(b"zPLRSB\0");
    bytes.extend_from_slice(&[1, 0x78, 16, 7, 0x9b, 1, 2, 3, 4, 0x00, 0x32]);
    bytes.extend_from_slice(&[0x0c, 7, 8, 0, 0, 0, 0, 0, 0]);
    assert_eq!(bytes.len(), 36);
    // The reference is from its place, 40, back to 0. 0x30 from the data at 0x5000; 8 bytes of
    // language data.
    bytes.extend_from_slice(&[
        19, 0, 0, 0, 40, 0, 0, 0, 0x30, 0, 0x10, 0, 8, 1, 2, 3, 4, 5, 6, 7, 8, 0x41, 0x0a,
    ]);
    // The terminator, then bytes that must not be read.
    bytes.extend_from_slice(&[0, 0, 0, 0, 1, 0, 0, 0, 9]);
    let mut section = FrameSection::eh_frame(Target::X86_64, &bytes, 0x8000);
    assert_eq!(
        section.entries().next().unwrap().unwrap_err().kind,
        FrameErrorKind::PointerEncoding(0x32)
    );
    section.data = Some(0x5000);
    let entries: Vec<_> = section.entries().collect::<Result<_, _>>().unwrap();
    assert_eq!(entries.len(), 1);
    let entry = &entries[0];
    assert_eq!((entry.start, entry.end), (0x5030, 0x5040));
    assert!(entry.common.signal && entry.common.key_b);
    assert_eq!(
        rows(entry).unwrap(),
        ["5030..5031 cfa=r7+8", "5031..5040 cfa=r7+8"]
    );
}

#[test]
fn an_index_finds_functions_by_address() {
    let mut bytes = debug_frame(ON_ENTRY, &[]);
    add_function(&mut bytes, 0x800, 0x10, &[0x44, 0x0e, 16]);
    add_function(&mut bytes, 0x2000, 0, &[]);
    // A function whose entry refers to the entry of another function is left out and reported.
    let bad = bytes.len();
    add_function(&mut bytes, 0x3000, 1, &[]);
    bytes[bad + 4] = 20;
    let index = FrameIndex::new(FrameSection::debug_frame(Target::X86_64, &bytes));
    assert_eq!(
        index
            .errors()
            .iter()
            .map(|error| error.kind)
            .collect::<Vec<_>>(),
        [FrameErrorKind::NoCommonEntry]
    );
    let start = |address| index.find(address).unwrap().map(|entry| entry.start);
    assert_eq!(
        [0x7ff, 0x800, 0x80f, 0x810, 0xfff].map(start),
        [None, Some(0x800), Some(0x800), None, None]
    );
    assert_eq!(
        [0x1000, 0x10ff, 0x1100, 0x2000, 0x3000].map(start),
        [Some(0x1000), Some(0x1000), None, None, None]
    );
    let (_, row) = index.row_at(0x804).unwrap().unwrap();
    assert_eq!(text(&row), "804..810 cfa=r7+16 r16=c-8");
    assert_eq!(row.rule(Register(3)), RegisterRule::Architectural);
}

/// Where ranges overlap, the function that starts last takes precedence; around it, the other.
#[test]
fn nested_functions_are_found() {
    let mut bytes = debug_frame(ON_ENTRY, &[]);
    add_function(&mut bytes, 0x1010, 0x10, &[]);
    add_function(&mut bytes, 0x1014, 4, &[]);
    add_function(&mut bytes, 0x10f0, 0x20, &[]);
    let index = FrameIndex::new(FrameSection::debug_frame(Target::X86_64, &bytes));
    for (first, last, start) in [
        (0xf00, 0xfff, None),
        (0x1000, 0x100f, Some(0x1000)),
        (0x1010, 0x1013, Some(0x1010)),
        (0x1014, 0x1017, Some(0x1014)),
        (0x1018, 0x101f, Some(0x1010)),
        (0x1020, 0x10ef, Some(0x1000)),
        (0x10f0, 0x110f, Some(0x10f0)),
        (0x1110, 0x1200, None),
    ] {
        for address in first..=last {
            assert_eq!(
                index.find(address).unwrap().map(|entry| entry.start),
                start,
                "{address:#x}"
            );
        }
    }
}

/// clang's common entry for MIPS begins with `DW_CFA_def_cfa_register`, with an offset of 0.
#[test]
fn a_register_alone_defines_the_cfa() {
    assert_eq!(
        rows_of(&[0x0d, 29], &[0x41, 0x0e, 16]).unwrap(),
        ["1000..1001 cfa=r29+0", "1001..1100 cfa=r29+16"]
    );
}

/// Storage in gimli for as many rules and remembered states as here.
struct Heap;

impl<T: gimli::ReaderOffset> gimli::UnwindContextStorage<T> for Heap {
    type Rules = Vec<(gimli::Register, gimli::RegisterRule<T>)>;
    type Stack = Vec<gimli::UnwindTableRow<T, Self>>;
}

type Slice<'a> = gimli::EndianSlice<'a, gimli::LittleEndian>;

/// The rows that gimli reads for each function, in the same text; empty ones and what is past a
/// function's end left out.
fn gimli_rows<'a, S: gimli::UnwindSection<Slice<'a>>>(
    section: &S,
    address: u64,
) -> Vec<Result<Vec<String>, ()>>
where
    S::Offset: gimli::UnwindOffset<usize>,
{
    let bases = gimli::BaseAddresses::default().set_eh_frame(address);
    let mut found = Vec::new();
    let mut entries = section.entries(&bases);
    while let Some(entry) = entries.next().unwrap() {
        if let gimli::CieOrFde::Fde(partial) = entry {
            let entry = partial.parse(S::cie_from_offset).unwrap();
            found.push(gimli_rows_of(section, &bases, &entry).map_err(|_| ()));
        }
    }
    found
}

fn gimli_rows_of<'a, S: gimli::UnwindSection<Slice<'a>>>(
    section: &S,
    bases: &gimli::BaseAddresses,
    entry: &gimli::FrameDescriptionEntry<Slice<'a>>,
) -> gimli::Result<Vec<String>> {
    let block = |expression: gimli::UnwindExpression<usize>| {
        let expression = expression.get(section).unwrap();
        format!("{:x?}", expression.0.slice())
    };
    let mut found = Vec::new();
    let mut context = gimli::UnwindContext::<usize, Heap>::new_in();
    let mut table = entry.rows(section, bases, &mut context)?;
    while let Some(row) = table.next_row()? {
        let end = row.end_address().min(entry.end_address());
        let last = row.end_address() >= entry.end_address();
        if row.start_address() == end {
            continue;
        }
        let mut line = format!("{:x}..{end:x}", row.start_address());
        match row.cfa() {
            gimli::CfaRule::RegisterAndOffset { register, offset } => {
                write!(line, " cfa=r{}{offset:+}", register.0).unwrap();
            }
            gimli::CfaRule::Expression(expression) => {
                write!(line, " cfa={}", block(*expression)).unwrap()
            }
        }
        let mut rules: Vec<_> = row.registers().collect();
        rules.sort_by_key(|(register, _)| register.0);
        let mut signed = false;
        for (register, rule) in rules {
            if let gimli::RegisterRule::Constant(value) = rule {
                // AArch64's pseudo-register for whether the return address is signed.
                assert_eq!(*register, gimli::AArch64::RA_SIGN_STATE);
                signed = *value == 1;
                continue;
            }
            write!(line, " r{}=", register.0).unwrap();
            match rule {
                gimli::RegisterRule::Undefined => line += "u",
                gimli::RegisterRule::SameValue => line += "s",
                gimli::RegisterRule::Offset(offset) => write!(line, "c{offset:+}").unwrap(),
                gimli::RegisterRule::ValOffset(offset) => write!(line, "v{offset:+}").unwrap(),
                gimli::RegisterRule::Register(register) => write!(line, "r{}", register.0).unwrap(),
                gimli::RegisterRule::Expression(expression) => {
                    write!(line, "exp{}", block(*expression)).unwrap()
                }
                gimli::RegisterRule::ValExpression(expression) => {
                    write!(line, "vexp{}", block(*expression)).unwrap();
                }
                other => panic!("{other:?}"),
            }
        }
        if signed {
            line += " signed";
        }
        found.push(line);
        if last {
            break;
        }
    }
    Ok(found)
}

/// The same program with each option that changes the sections; the last has only `.debug_frame`.
#[test]
fn compiled_programs_have_the_rows_of_gimli() {
    use object::{Object, ObjectSection};
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("unwind");
    std::fs::create_dir_all(&directory).unwrap();
    let source = directory.join("program.c");
    std::fs::write(&source, include_str!("unwind/program.c")).unwrap();
    // clang only if it is installed: no other test needs it.
    let clang = Command::new("clang").arg("--version").output().is_ok();
    for compiler in if clang { &["cc", "clang"][..] } else { &["cc"] } {
        for (index, flags) in [
            &["-O2"][..],
            &["-O2", "-fomit-frame-pointer"],
            &["-O2", "-fno-omit-frame-pointer"],
            &["-O2", "-g", "-fasynchronous-unwind-tables"],
            &[
                "-O2",
                "-g",
                "-fno-asynchronous-unwind-tables",
                "-fno-unwind-tables",
                "-fno-exceptions",
            ],
        ]
        .into_iter()
        .enumerate()
        {
            let program = directory.join(format!("program-{compiler}-{index}"));
            let run = Command::new(compiler)
                .args(flags)
                .arg("-o")
                .args([&program, &source])
                .status()
                .unwrap();
            assert!(run.success());
            let data = std::fs::read(&program).unwrap();
            let file = object::File::parse(&*data).unwrap();
            let target = match file.architecture() {
                object::Architecture::X86_64 => Target::X86_64,
                object::Architecture::Aarch64 => Target::AARCH64,
                object::Architecture::Riscv64 => Target::RISCV64,
                _ => return,
            };
            let mut all = Vec::new();
            for name in [".eh_frame", ".debug_frame"] {
                let Some(section) = file.section_by_name(name) else {
                    continue;
                };
                let (bytes, address) = (section.data().unwrap(), section.address());
                let (ours, theirs) = if name == ".eh_frame" {
                    let theirs = gimli::EhFrame::new(bytes, gimli::LittleEndian);
                    (
                        FrameSection::eh_frame(target, bytes, address),
                        gimli_rows(&theirs, address),
                    )
                } else {
                    let theirs = gimli::DebugFrame::new(bytes, gimli::LittleEndian);
                    (
                        FrameSection::debug_frame(target, bytes),
                        gimli_rows(&theirs, address),
                    )
                };
                let found: Vec<_> = ours
                    .entries()
                    .map(|entry| rows(&entry.unwrap()).map_err(|_| ()))
                    .collect();
                // Row by row; a linked program also has rows of the start-up code and, with an
                // expression, of the PLT.
                assert_eq!(found, theirs, "{compiler} {flags:?} {name}");
                all.extend(found.into_iter().flat_map(Result::unwrap));
            }
            assert!(all.len() > 20, "{compiler} {flags:?} {all:#?}");
            assert!(
                all.iter().any(|row| row.contains("r12=c")) || target != Target::X86_64,
                "{all:#?}"
            );
            assert!(index != 4 || file.section_by_name(".debug_frame").is_some());
        }
    }
}
