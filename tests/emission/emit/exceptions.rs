//! Personality routines and language-specific data: `.eh_frame` as linkers, readers and libgcc's
//! unwinder read it.

use super::{emit_as, support, tool};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{Frames, SectionId, Sections};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;
use object::write::{Object, StandardSection, Symbol, SymbolSection};
use object::{
    Architecture, BinaryFormat, Endianness, SectionKind, SymbolFlags, SymbolKind, SymbolScope,
};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A function that calls its first argument, and a landing pad that calls its second one.
#[rustfmt::skip]
const CODE: [u8; 0x28] = [
    0x55,                         // 0x00 push rbp
    0x48, 0x89, 0xe5,             // 0x01 mov rbp, rsp
    0x53,                         // 0x04 push rbx
    0x48, 0x83, 0xec, 0x08,       // 0x05 sub rsp, 8
    0x48, 0x89, 0xf3,             // 0x09 mov rbx, rsi
    0xff, 0xd7,                   // 0x0c call rdi
    0xb8, 0x01, 0x00, 0x00, 0x00, // 0x0e mov eax, 1
    0xeb, 0x05,                   // 0x13 jmp 0x1a
    0x48, 0x89, 0xc7,             // 0x15 mov rdi, rax: the landing pad
    0xff, 0xd3,                   // 0x18 call rbx
    0x48, 0x83, 0xc4, 0x08,       // 0x1a add rsp, 8
    0x5b,                         // 0x1e pop rbx
    0x5d,                         // 0x1f pop rbp
    0xc3,                         // 0x20 ret
    0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90,
];

/// Neither a start of landing pads nor types; lengths as ULEB128; one call, at 0xc with two bytes,
/// has the landing pad 0x15 and no action.
const DATA: [u8; 8] = [0xff, 0xff, 0x01, 4, 0x0c, 2, 0x15, 0];

/// `ours` has a personality routine and data, `routine_only` no data, `plain` neither.
fn sections(personality: &str) -> Sections {
    let function = |symbol: &str, node: u32, exceptions: &str| {
        format!(
            "define @{symbol} size 0x28 !dbg !{node} {{\nbb0 @ 0x0:\n}}\n\
             frame @{symbol} {exceptions} {{\n  0x1: cfa = rsp+16; rbp = [cfa-16]\n  0x4: cfa = rbp+16\n  \
             0x5: rbx = [cfa-24]\n  0x20: cfa = rsp+8\n}}\n\
             !{node} = distinct !DISubprogram(name: \"{symbol}\", unit: !0, file: !1, line: {node}, spFlags: DISPFlagDefinition)\n"
        )
    };
    let source = [
        "target \"x86_64\"\n",
        &function(
            "ours",
            2,
            &format!("personality {personality} data @ours_data"),
        ),
        &function("plain", 3, ""),
        &function("routine_only", 4, &format!("personality {personality}")),
        &function(
            "more",
            5,
            &format!("personality {personality} data @ours_data"),
        ),
        "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
         !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n",
    ]
    .concat();
    let module = support::parsed(&source);
    assert_eq!(
        text::print(&support::parsed(&text::print(&module))),
        text::print(&module)
    );
    emit_as(&module, LowerOptions::new(Dialect::Dwarf5), Frames::Both).unwrap()
}

fn object_file(sections: &Sections, name: &str) -> PathBuf {
    let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
    let text = object.section_id(StandardSection::Text);
    let data = object.add_section(
        Vec::new(),
        b".gcc_except_table".to_vec(),
        SectionKind::ReadOnlyData,
    );
    let mut add = |section, name: &str, bytes: &[u8], kind| {
        let value = object.append_section_data(section, bytes, 8);
        object.add_symbol(Symbol {
            name: name.into(),
            value,
            size: bytes.len() as u64,
            kind,
            scope: SymbolScope::Linkage,
            weak: false,
            section: SymbolSection::Section(section),
            flags: SymbolFlags::None,
        });
    };
    for name in ["ours", "plain", "routine_only", "more"] {
        add(text, name, &CODE, SymbolKind::Text);
    }
    add(data, "ours_data", &DATA, SymbolKind::Data);
    let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
    sections.add_to(&mut object, find).unwrap();
    object.add_section(Vec::new(), b".note.GNU-stack".to_vec(), SectionKind::Linker);
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emit/exceptions");
    std::fs::create_dir_all(&directory).unwrap();
    let path = directory.join(name);
    std::fs::write(&path, object.write().unwrap()).unwrap();
    path
}

/// `ours` calls a function from which the unwinder starts; it runs the landing pad, from which
/// `ours` returns.
const PROGRAM: &str = r#"#include <stdlib.h>
#include <unwind.h>
extern int ours(void (*)(void), int (*)(void *));
extern void __gcc_personality_v0(void);
__attribute__((visibility("hidden"), used)) void *cell __asm__("DW.ref.__gcc_personality_v0") = (void *)__gcc_personality_v0;
static struct _Unwind_Exception exception;
static _Unwind_Reason_Code stop(int version, _Unwind_Action actions, _Unwind_Exception_Class class,
                                struct _Unwind_Exception *object, struct _Unwind_Context *context, void *argument) {
  if (actions & _UA_END_OF_STACK) exit(3);
  return _URC_NO_REASON;
}
static void unwind(void) { exit(_Unwind_ForcedUnwind(&exception, stop, 0)); }
static int land(void *object) { return object == &exception ? 42 : 2; }
int main(void) { return ours(unwind, land); }
"#;

#[test]
fn unwinders_run_landing_pads() {
    for (kind, personality, options) in [
        ("direct", "@__gcc_personality_v0", ["-no-pie", "-fno-pie"]),
        (
            "indirect",
            "indirect @DW.ref.__gcc_personality_v0",
            ["-pie", "-fpie"],
        ),
    ] {
        let object = object_file(&sections(personality), &format!("{kind}.o"));
        let source = object.with_file_name(format!("{kind}.c"));
        std::fs::write(&source, PROGRAM).unwrap();
        for linker in ["bfd", "lld", "gold"] {
            let program = object.with_file_name(format!("{kind}-{linker}"));
            // gcc looks for a linker of a fixed name.
            let tools = object.with_file_name(format!("{linker}-{kind}-tools"));
            std::fs::create_dir_all(&tools).unwrap();
            let link = tools.join("ld");
            _ = std::fs::remove_file(&link);
            std::os::unix::fs::symlink(support::tool(&format!("ld.{linker}")), &link).unwrap();
            let mut compiler = Command::new(support::tool("cc"));
            compiler
                .arg("-B")
                .arg(&tools)
                .args(options)
                .arg("-o")
                .arg(&program);
            support::run_ok(compiler.args([&source, &object]));
            let run = support::run(&mut Command::new(&program));
            assert_eq!(run.status.code(), Some(42), "{kind} {linker}");
            tool(
                "llvm-dwarfdump",
                &["--verify", "--eh-frame"],
                Some(&program),
            );
        }
    }
}

#[test]
fn readers_name_the_fields() {
    let object = object_file(&sections("@__gcc_personality_v0"), "fields.o");
    let said = tool("readelf", &["-wf", "-W"], Some(&object));
    let frames: Vec<&str> = said.split("Contents of the").collect();
    let eh = frames
        .iter()
        .find(|part| part.contains(".eh_frame section"));
    let lines: Vec<&str> = eh.unwrap().lines().map(str::trim).collect();
    let of = |start: &str| -> Vec<&str> {
        let all = lines.iter().filter_map(|line| line.strip_prefix(start));
        all.map(str::trim).collect()
    };
    // In the order of the functions; the last one has the CIE of the first.
    assert_eq!(of("Augmentation:"), ["\"zPLR\"", "\"zR\"", "\"zPR\""]);
    assert_eq!(
        lines.iter().filter(|line| line.contains(" FDE ")).count(),
        4
    );
    // `.debug_frame` has no such fields.
    let [debug] = &frames
        .iter()
        .filter(|part| part.contains(".debug_frame section"))
        .collect::<Vec<_>>()[..]
    else {
        panic!("{said}");
    };
    assert_eq!(debug.matches(" CIE\n").count(), 1, "{debug}");
    tool("eu-readelf", &["-w"], Some(&object));
    tool("llvm-dwarfdump", &["--verify"], Some(&object));
}

/// Code in memory reaches a routine that is far away through a pointer beside the code.
#[test]
fn fields_are_bound_in_memory() {
    let address = |name: &str| match name {
        "ours_data" => Some(0x5000),
        "DW.ref.__gcc_personality_v0" => Some(0x4000),
        _ => Some(0x1000),
    };
    let bound = sections("indirect @DW.ref.__gcc_personality_v0")
        .bind(0x3000, address)
        .unwrap();
    let (_, frames) = bound
        .iter()
        .find(|(id, _)| *id == SectionId::EhFrame)
        .unwrap();
    // The length, 0, version 1, the augmentation, the factors, the return address; then seven bytes:
    // pcrel | sdata4 | indirect, the pointer, and two encodings.
    let data = 8 + 1 + 5 + 1 + 1 + 1;
    assert_eq!(frames[data..data + 2], [7, 0x9b]);
    let at = 0x3000 + data as u32 + 2;
    assert_eq!(frames[data + 2..data + 6], (0x4000 - at).to_le_bytes());
    assert_eq!(frames[data + 6..data + 8], [0x1b, 0x1b]);
}

/// A part of a function has its own data. Without it, its FDE has no pointer to data, and a CIE whose
/// augmentation has no encoding of one ("L"): the data of the function describes other code.
#[test]
fn a_part_without_data_does_not_have_those_of_its_function() {
    let source = "target \"x86_64\"\ndefine @f size 0x30 !dbg !2 {\nbb0 @ 0x0:\n}\n\
        parts @f { 0x10: @f.with data @with_data\n 0x20: @f.without }\n\
        frame @f personality @routine data @f_data { 0x1: cfa = rsp+16 }\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
        !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n";
    let module = support::parsed(source);
    let lowering = LowerOptions::new(Dialect::Dwarf5);
    let sections = emit_as(&module, lowering, Frames::Eh).unwrap();
    let path = super::object_file(&sections, "parts-with-data");
    let relocations = tool("readelf", &["-rW"], Some(&path));
    let frames = relocations.split(".rela.eh_frame").nth(1).unwrap();
    let frames = frames.split("\n\n").next().unwrap();
    for (symbol, count) in [("routine", 2), ("f_data", 1), ("with_data", 1)] {
        let found = frames.matches(&format!(" {symbol} + ")).count();
        assert_eq!(found, count, "{symbol}: {frames}");
    }
    let dump = tool("readelf", &["--debug-dump=frames"], Some(&path));
    for (augmentation, count) in [("\"zPLR\"", 1), ("\"zPR\"", 1)] {
        assert_eq!(dump.matches(augmentation).count(), count, "{dump}");
    }
}

/// The sections of object files are concatenated at multiples of their alignment, and zeros between
/// them would end the list (Linux Standard Base, "The .eh_frame section"). The size of each is
/// therefore a multiple of it, so that both functions are in a file that lld joins from two.
#[test]
fn no_zeros_are_between_the_frames_of_joined_files() {
    // A CIE with 24 bytes and an FDE with 28.
    let file = |name: &str| {
        let source = format!(
            "target \"x86_64\"\ndefine @{name} size 0x10 !dbg !2 {{\nbb0 @ 0x0:\n}}\n\
             frame @{name} {{ 0x1: cfa = rsp+16; rbp = [cfa-16]\n 0x4: cfa = rbp+16 }}\n\
             !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
             !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
             !2 = distinct !DISubprogram(name: \"{name}\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n"
        );
        let module = support::parsed(&source);
        let lowering = LowerOptions::new(Dialect::Dwarf5);
        let sections = emit_as(&module, lowering, Frames::Eh).unwrap();
        assert!(sections.bytes(SectionId::EhFrame).len().is_multiple_of(8));
        super::object_file(&sections, &format!("joined-{name}"))
    };
    let joined = super::path("joined-frames.o");
    let mut command = Command::new(support::tool("ld.lld"));
    command.args(["-r", "-o"]).arg(&joined);
    support::run_ok(command.arg(file("a")).arg(file("b")));
    let frames = tool("readelf", &["--debug-dump=frames"], Some(&joined));
    assert_eq!(frames.matches(" FDE ").count(), 2, "{frames}");
    assert!(!frames.contains("ZERO terminator"), "{frames}");
}

/// `DW_CFA_restore_state` restores the rule for the CFA, too (DWARF 5 section 6.4.2.4). So the rows after
/// it need an instruction, though the rule before it was the same. By hand: at 0x5, the CFA is rsp+16
/// again; at 0x6, it is rsp+8; at 0x9 it is rbp+16, of which only the register is new.
#[test]
fn a_restored_state_has_its_own_cfa() {
    let source = "target \"x86_64\"\ndefine @f size 0x10 !dbg !2 {\nbb0 @ 0x0:\n}\n\
        frame @f {\n0x1: cfa = rsp+16\n 0x2: remember_state\n 0x3: cfa = rbp+24\n 0x4: cfa = rsp+8\n\
        0x5: restore_state\n 0x6: cfa = rsp+8\n 0x7: cfa = rsp+16; remember_state\n 0x8: cfa = rsp+40; restore_state\n\
        0x9: cfa = rbp+16 }\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
        !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n";
    let module = support::parsed(source);
    let lowering = LowerOptions::new(Dialect::Dwarf5);
    let sections = emit_as(&module, lowering, Frames::Both).unwrap();
    let path = super::object_file(&sections, "restored-cfa");
    let dump = tool("llvm-dwarfdump", &["--debug-frame"], Some(&path));
    let rows = dump
        .lines()
        .filter_map(|line| line.trim().split_once(": CFA="));
    let rows: Vec<(&str, &str)> = rows
        .map(|(place, rules)| (place, rules.split(':').next().unwrap_or(rules)))
        .collect();
    let wanted = [
        ("0x0", "RSP+8"),
        ("0x1", "RSP+16"),
        ("0x2", "RSP+16"),
        ("0x3", "RBP+24"),
        ("0x4", "RSP+8"),
        ("0x5", "RSP+16"),
        ("0x6", "RSP+8"),
        ("0x7", "RSP+16"),
        ("0x8", "RSP+16"),
        ("0x9", "RBP+16"),
    ];
    assert_eq!(rows, [wanted, wanted].concat(), "{dump}");
}

/// Behind the fields of each CIE of `.eh_frame` are the rules at the entry: the CFA is rsp+8, and the return
/// address is at CFA-8 (psABI of AMD64, section 3.2.2). rsp is 7, and the return address 16.
#[test]
fn each_cie_has_the_rules_at_the_entry() {
    use gimli::read::{CallFrameInstruction, CieOrFde, EhFrame, UnwindSection};
    use gimli::{BaseAddresses, LittleEndian, Register};
    let sections = sections("@routine");
    let section = EhFrame::new(sections.bytes(SectionId::EhFrame), LittleEndian);
    let bases = BaseAddresses::default().set_eh_frame(0);
    let mut entries = section.entries(&bases);
    let mut found = 0;
    while let Some(entry) = entries.next().unwrap() {
        let CieOrFde::Cie(cie) = entry else { continue };
        found += 1;
        let mut instructions = cie.instructions(&section, &bases);
        let mut all = Vec::new();
        while let Some(instruction) = instructions.next().unwrap() {
            all.push(instruction);
        }
        all.retain(|one| *one != CallFrameInstruction::Nop);
        let rules = [
            CallFrameInstruction::DefCfa {
                register: Register(7),
                offset: 8,
            },
            CallFrameInstruction::Offset {
                register: Register(16),
                factored_offset: 1,
            },
        ];
        assert_eq!(all, rules);
    }
    assert_eq!(found, 3);
}
