//! The library's targets against LLVM: the numbers of registers, and the frame on entry.

use crate::support::{parsed, run_ok, tool, valid};
use dwarfsmith::Target;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::target::Register;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A target, the registers whose numbers LLVM does not have, and, for a prefix of names in this
/// library, the prefix and the suffix in LLVM. LLVM prints the first of its registers that has the
/// number, often the smallest part.
type Names = (
    &'static str,
    &'static [&'static str],
    &'static [(&'static str, &'static str, &'static str)],
);

#[rustfmt::skip]
const NAMES: &[Names] = &[
    ("x86_64", &["tr", "ldtr", "mxcsr", "fcw", "fsw"], &[]),
    ("i386", &["mxcsr"], &[]),
    ("aarch64", &["pc"], &[("x", "W", ""), ("sp", "WSP", ""), ("v", "B", ""), ("p", "PN", "")]),
    ("arm", &[], &[("pc", "ZR", "")]),
    ("riscv64-v128", &[], &[("f", "F", "_H")]),
    ("ppc64", &[], &[("r", "X", ""), ("lr", "LR8", ""), ("ctr", "CTR8", ""), ("v", "VF", "")]),
    ("ppc64le", &[], &[("r", "X", ""), ("lr", "LR8", ""), ("ctr", "CTR8", ""), ("v", "VF", "")]),
    ("s390x", &["pswm", "pswa"], &[("r", "R", "D"), ("f", "F", "D"), ("v", "F", "D")]),
];

fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).unwrap();
    path
}

fn dumped(path: &Path) -> String {
    run_ok(
        Command::new(tool("llvm-dwarfdump"))
            .args(["--debug-info", "--debug-frame"])
            .arg(path),
    )
}

fn registers(target: Target) -> Vec<Register> {
    let banks = target.description().registers.iter();
    banks
        .flat_map(|bank| bank.first..bank.first + bank.count)
        .map(Register)
        .collect()
}

/// An object file with a variable in each register, under the register's name.
fn object(target: Target) -> Vec<u8> {
    let mut text = format!(
        "target \"{}\"\ndefine @f size 0x20 !dbg !2 {{\nbb0 @ 0x0:\n",
        target.name()
    );
    let mut nodes = String::from(
        "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"targets\")\n\
         !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
         !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n",
    );
    for (index, register) in registers(target).into_iter().enumerate() {
        let (variable, lifetime) = (2 * index + 10, 2 * index + 11);
        let bits = target.register_bits(register).unwrap();
        writeln!(text, "  0x4: dbg.def !{lifetime}, %reg(dw{})", register.0).unwrap();
        writeln!(
            nodes,
            "!{variable} = !DILocalVariable(name: \"{}\", scope: !2, file: !1, line: 2)\n\
             !{lifetime} = distinct !DILifetime(object: !{variable}, location: !DIExpr(DIOpReferrer(b{bits})))",
            target.register_name(register)
        )
        .unwrap();
    }
    let module = parsed(&format!("{text}}}\nframe @f entry {{}}\n{nodes}"));
    let validated = valid(&module);
    // DWARF 5 has no locations in registers whose numbers debuggers use for others.
    let lowered = validated.lower(&LowerOptions::new(Dialect::Llvm)).unwrap();
    let options = EmitOptions {
        frames: Frames::Debug,
        ..EmitOptions::default()
    };
    lowered.emit(&options).unwrap().to_elf(None).unwrap()
}

/// The quoted text after an attribute's name in an entry.
fn quoted<'a>(entry: &'a str, attribute: &str) -> Option<&'a str> {
    entry.split_once(attribute)?.1.split('"').nth(1)
}

#[test]
fn registers_have_the_numbers_of_llvm() {
    for (name, unknown, prefixes) in NAMES {
        let target = Target::by_name(name).unwrap();
        let dump = dumped(&file(&format!("registers-{name}.o"), &object(target)));
        let mut missing = Vec::new();
        for entry in dump.split("DW_TAG_variable").skip(1) {
            let ours = quoted(entry, "DW_AT_name").unwrap();
            let location = entry.split_once("DW_OP_reg").unwrap().1;
            let theirs = location.split([' ', ')', ',', '\n']).nth(1).unwrap();
            if theirs.is_empty() || theirs.starts_with("0x") {
                missing.push(ours);
                continue;
            }
            let digits = ours
                .find(|c: char| c.is_ascii_digit())
                .unwrap_or(ours.len());
            let (prefix, number) = ours.split_at(digits);
            let expected = match prefixes.iter().find(|(known, _, _)| *known == prefix) {
                Some((_, prefix, suffix)) => format!("{prefix}{number}{suffix}"),
                None => ours.to_uppercase().replace('.', "_"),
            };
            assert_eq!(theirs, expected, "{name}: {ours}");
        }
        assert_eq!(missing, *unknown, "{name}");
    }
}

/// The machine for clang, and the target.
const MACHINES: [(&str, &str); 8] = [
    ("x86_64-linux-gnu", "x86_64"),
    ("i386-linux-gnu", "i386"),
    ("aarch64-linux-gnu", "aarch64"),
    ("armv7-linux-gnueabihf", "arm"),
    ("riscv64-linux-gnu", "riscv64"),
    ("powerpc64-linux-gnu", "ppc64"),
    ("powerpc64le-linux-gnu", "ppc64le"),
    ("s390x-linux-gnu", "s390x"),
];

#[test]
fn frames_on_entry_are_those_of_clang() {
    let source = file("targets.c", b"int f(int n) { return n; }\n");
    for (machine, name) in MACHINES {
        let path = source.with_extension(format!("{name}.o"));
        let mut clang = Command::new(tool("clang"));
        run_ok(
            clang
                .arg(format!("--target={machine}"))
                .args([
                    "-g",
                    "-O1",
                    "-c",
                    "-fno-asynchronous-unwind-tables",
                    "-fno-exceptions",
                ])
                .arg(&source)
                .arg("-o")
                .arg(&path),
        );
        let theirs = dumped(&path);
        let ours = dumped(&file(
            &format!("frame-{name}.o"),
            &object(Target::by_name(name).unwrap()),
        ));
        for line in [
            "  Address size:",
            "  Return address column:",
            "file format ",
        ] {
            let of = |dump: &str| {
                let start = dump
                    .find(line)
                    .unwrap_or_else(|| panic!("{name}: {line}: {dump}"));
                dump[start..].lines().next().unwrap().to_string()
            };
            assert_eq!(of(&ours), of(&theirs), "{name}");
        }
        let rule = |dump: &str| {
            let line = dump.lines().find(|line| line.starts_with("  CFA="));
            line.unwrap_or_else(|| panic!("{name}: {dump}")).to_string()
        };
        // gdb does not know these rules of the s390x ABI.
        let stated = match name {
            "s390x" => {
                ": R15D=CFA-160, F8D=same, F10D=same, F12D=same, F14D=same, F9D=same, F11D=same, F13D=same, F15D=same"
            }
            _ => "",
        };
        assert_eq!(rule(&ours), rule(&theirs) + stated, "{name}");
    }
}

/// WebAssembly's locations are those of LLVM, in units of both versions: the sections are assembled
/// for its object files.
#[test]
fn llvm_reads_the_locations_of_webassembly() {
    let module = parsed(include_str!("../filetests/meaning/wasm-locals.di"));
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let lowered = valid(&module);
        let lowered = lowered.lower(&LowerOptions::new(dialect)).unwrap();
        let sections = lowered.emit(&EmitOptions::default()).unwrap();
        let mut text = String::new();
        for (section, bytes) in sections.bind(0, |_| Some(0)).unwrap().iter() {
            let flags = match section.name() {
                ".debug_str" | ".debug_line_str" => "S",
                _ => "",
            };
            let _ = writeln!(text, ".section {},\"{flags}\",@", section.name());
            for byte in bytes.iter() {
                let _ = writeln!(text, ".byte {byte}");
            }
        }
        let source = file(&format!("wasm-{dialect}.s"), text.as_bytes());
        let object = source.with_extension("o");
        let arguments = ["-triple=wasm32", "-filetype=obj", "-o"];
        let mut assembler = Command::new(tool("llvm-mc"));
        run_ok(assembler.args(arguments).arg(&object).arg(&source));
        let said = dumped(&object);
        for location in [
            "DW_AT_frame_base\t(DW_OP_WASM_location 0x0 0x5)",
            "DW_OP_WASM_location 0x0 0x0, DW_OP_stack_value",
            "(DW_OP_WASM_location 0x0 0x1, DW_OP_stack_value)",
            "(DW_OP_WASM_location 0x0 0x2, DW_OP_stack_value, DW_OP_piece 0x4, \
             DW_OP_WASM_location 0x0 0x3, DW_OP_stack_value, DW_OP_piece 0x4)",
            "(DW_OP_WASM_location 0x3 0x1)",
            "DW_OP_WASM_location 0x2 0x0, DW_OP_plus_uconst 0x1, DW_OP_stack_value",
        ] {
            assert!(said.contains(location), "{dialect}: {location}\n{said}");
        }
        assert!(!said.contains("decoding error"), "{said}");
    }
}
