//! WebAssembly objects that clang's assembler writes, to which debug sections are added.

use super::*;
use dwarfsmith::emit::ObjectError;
use std::fmt::Write as _;

/// The code of [`source`] for WebAssembly, without debug information.
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
         \t.p2align 2\n{name}_total:\n\t.int32 7\n\t.size {name}_total, 4\n\t.no_dead_strip {name}_local"
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
    let program = directory.join("both.wasm");
    let link = [
        "--no-entry",
        "--no-gc-sections",
        "--export=first",
        "--export=second",
        "-o",
    ];
    said("wasm-ld", &link, &[&program, &objects[0], &objects[1]]);
    verify(&program);
    check_with_lldb(&program, &WASM, &["first", "second"]);
    // wasm-ld puts data after the stack, which has 64 KiB.
    let dump = said("llvm-dwarfdump", &["--debug-info"], &[&program]);
    for address in [0x10000, 0x10004] {
        let place = format!("DW_AT_location\t(DW_OP_addr {address:#x})");
        assert!(dump.contains(&place), "{place}:\n{dump}");
    }
}

#[test]
fn what_cannot_be_in_a_wasm_file_is_refused() {
    let directory = directory("wasm-refused");
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
        Err(ObjectError::Machine(Architecture::Wasm32))
    ));
    // A file that ends early or has another number in it is refused, or gets its sections.
    let ours = sections("first", Format::Dwarf32);
    for length in 0..code.len() {
        assert!(ours.add_to_wasm(&code[..length]).is_err() || length > code.len() / 2);
        let mut damaged = code.clone();
        damaged[length] ^= 0xff;
        let _ = ours.add_to_wasm(&damaged);
    }
}
