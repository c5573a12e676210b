//! Object files of all formats, as LLVM's tools read them.

#[path = "../../tests/support/mod.rs"]
mod support;

use std::path::Path;
use std::process::Command;

use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{AbiParam, InstBuilder};
use cranelift_codegen::{Context, isa, settings, settings::Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::{Linkage, Module, default_libcall_names};
use cranelift_object::{ObjectBuilder, ObjectModule};
use dwarfsmith::build::{BasicType, CompositeType, Member, Variable};
use dwarfsmith::metadata::SubprogramId;
use dwarfsmith::validate::Diagnostics;
use dwarfsmith::{Bits, gimli};
use dwarfsmith_cranelift::{DebugBuilder, DebugUnit, Isa, enable};

/// An object file with `long f(long x) { return x + 1; }`, and its errors. `change` adds to the
/// unit, in which `f` is the only function.
fn object_file(
    target: &str,
    change: impl FnOnce(&mut DebugUnit, SubprogramId),
) -> (Vec<u8>, Diagnostics) {
    let mut flags = settings::builder();
    flags.set("is_pic", "true").expect("a setting");
    enable(&mut flags).expect("settings");
    let lookup = isa::lookup_by_name(target).expect("a target");
    let isa = lookup.finish(settings::Flags::new(flags));
    let isa = isa.expect("an instruction set");
    let own = Isa::of(&*isa).expect("a known instruction set");
    let mut unit = DebugUnit::new(own, Path::new("/src/f.c"), gimli::DW_LANG_C11, "test");
    let long = BasicType::new("long", Bits(64), gimli::DW_ATE_signed);
    let long = unit.module.add(long);
    let function = unit.function("f", 1, Some(long), &[long]);
    let x = unit.module.add(Variable::parameter(function, 1, "x", long));
    let objects = ObjectBuilder::new(isa, "f.c", default_libcall_names());
    let mut code = ObjectModule::new(objects.expect("a builder"));

    let mut context = Context::new();
    context.func.signature = code.make_signature();
    context.func.signature.params.push(AbiParam::new(I64));
    context.func.signature.returns.push(AbiParam::new(I64));
    let declared = code.declare_function("f", Linkage::Export, &context.func.signature);
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut context.func, &mut frontend);
    let mut debug = DebugBuilder::new("f", 1, function);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.seal_block(entry);
    builder.switch_to_block(entry);
    let value = builder.block_params(entry)[0];
    let variable = debug.declare(&mut builder, I64, &mut unit.module, x);
    debug.define(&mut builder, variable, value);
    debug.enter(&mut builder, entry, None);
    debug.statement(&mut builder, 2);
    let one = builder.ins().iconst(I64, 1);
    let sum = builder.ins().iadd(value, one);
    builder.ins().return_(&[sum]);
    builder.finalize(code.isa().frontend_config());
    let built = debug.finish(&mut context.func);
    let id = declared.expect("a declaration");
    let errors = unit.define(&mut code, id, &mut context, built);
    assert_eq!(errors.expect("it is described"), []);
    change(&mut unit, function);
    let file = unit.object_file(code.finish());
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
        let long = BasicType::new("long", Bits(64), gimli::DW_ATE_signed);
        let long = unit.module.add(long);
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
