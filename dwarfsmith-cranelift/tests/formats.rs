//! Object files of all formats, as LLVM's tools read them.

mod kit;
#[path = "../../tests/support/mod.rs"]
mod support;

use std::path::Path;
use std::process::Command;

use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::I64;
use dwarfsmith::Bits;
use dwarfsmith::build::{CompositeType, Member, Variable};
use dwarfsmith::metadata::SubprogramId;
use dwarfsmith::validate::Diagnostics;
use dwarfsmith_cranelift::DebugUnit;
use kit::backend::Backend;
use kit::body::long;
use kit::isa;

/// An object file with `long f(long x) { return x + 1; }`, and its errors. `change` adds to the
/// unit, in which `f` is the only function.
fn object_file(
    target: &str,
    change: impl FnOnce(&mut DebugUnit, SubprogramId),
) -> (Vec<u8>, Diagnostics) {
    let mut backend = Backend::new(isa(target, &[("is_pic", "true")]), "/src/f.c");
    let id = backend.declare("f", &[I64]);
    let long = long(&mut backend.unit);
    let function = backend.unit.function("f", 1, Some(long), &[long]);
    let described = backend.define_as((id, function), "f", |f, _| {
        f.parameter(0, "x", long);
        f.enter();
        let one = f.builder.ins().iconst(I64, 1);
        let sum = f.builder.ins().iadd(f.parameters[0], one);
        f.builder.ins().return_(&[sum]);
    });
    described.expect("it is described");
    change(&mut backend.unit, function);
    let file = backend.unit.object_file(backend.code.finish());
    file.unwrap_or_else(|error| panic!("{target}: {error}"))
}

/// The parameter is in the first argument register of the platform's calling convention at the
/// function's first byte: DWARF registers 5 (rdi), 2 (rcx), and 0 (x0).
#[test]
fn llvm_reads_the_files_of_all_formats() {
    for (target, register) in [
        ("x86_64-unknown-linux-gnu", "DW_OP_reg5 RDI"),
        ("aarch64-unknown-linux-gnu", "DW_OP_reg0 W0"),
        ("riscv64gc-unknown-linux-gnu", "DW_OP_reg10 X10"),
        ("x86_64-pc-windows-msvc", "DW_OP_reg2 RCX"),
        ("x86_64-apple-darwin", "DW_OP_reg5 RDI"),
        ("aarch64-apple-darwin", "DW_OP_reg0 W0"),
    ] {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("format-{target}.o"));
        let (file, errors) = object_file(target, |_, _| {});
        assert!(errors.is_empty(), "{errors}");
        std::fs::write(&path, file).expect("a file");
        let dumped = |options: &[&str]| {
            let mut dump = Command::new(support::tool("llvm-dwarfdump"));
            support::run_ok(dump.args(options).arg(&path))
        };
        let verified = dumped(&["--verify"]);
        assert!(verified.contains("No errors."), "{target}: {verified}");
        let info = dumped(&["--debug-info"]);
        for part in ["DW_AT_name\t(\"f\")", "DW_AT_name\t(\"x\")", register] {
            assert!(info.contains(part), "{target}: no {part} in {info}");
        }
        let lines = dumped(&["--debug-line"]);
        assert!(lines.contains("end_sequence"), "{target}: {lines}");
    }
}

/// A structure of 4 bytes cannot have a member of 8. The structure and the variable of its type are
/// left out, and the rest of the unit is written.
#[test]
fn what_is_invalid_is_left_out() {
    let (file, errors) = object_file("x86_64-unknown-linux-gnu", |unit, function| {
        let long = long(unit);
        let small = unit.module.add(CompositeType::structure("small", Bits(32)));
        unit.module.add(Member::new(small, "m", long).at_byte(0));
        unit.module.add(Variable::local(function, "y", small));
    });
    assert!(errors.to_string().contains("`small`"), "{errors}");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("format-left-out.o");
    std::fs::write(&path, file).expect("a file");
    let mut dump = Command::new(support::tool("llvm-dwarfdump"));
    let info = support::run_ok(dump.arg("--debug-info").arg(&path));
    for name in ["f", "x"] {
        let name = format!("DW_AT_name\t(\"{name}\")");
        assert!(info.contains(&name), "no {name} in {info}");
    }
    for name in ["small", "y"] {
        let name = format!("DW_AT_name\t(\"{name}\")");
        assert!(!info.contains(&name), "{name} in {info}");
    }
}
