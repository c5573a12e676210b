//! Jumps to other blocks that are too far for a branch, which Cranelift places inside of a block:
//! the block does not lead to them.

mod kit;

use std::path::Path;

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{AbiParam, InstBuilder, Signature};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::{Context, isa, settings};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use dwarfsmith::gimli;
use dwarfsmith_cranelift::{DebugBuilder, DebugUnit, Isa, Machine, enable, extract};
use kit::imported;

/// `if (!x) { g(x); g(x); … }`, with so many calls that no branch leads over them.
fn compile() -> Machine {
    let mut flags = settings::builder();
    enable(&mut flags).expect("settings");
    let target = isa::lookup_by_name("riscv64gc-unknown-linux-gnu").expect("a target");
    let isa = target
        .finish(settings::Flags::new(flags))
        .expect("an instruction set");
    let own = Isa::of(&*isa).expect("a known instruction set");
    let mut unit = DebugUnit::new(own, Path::new("far.x"), gimli::DW_LANG_C11, "test");
    let f = unit.function("f", 1, None, &[]);
    let mut context = Context::new();
    let mut signature = Signature::new(CallConv::SystemV);
    signature.params.push(AbiParam::new(I64));
    context.func.signature = signature.clone();
    let g = imported(&mut context.func, signature);
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut context.func, &mut frontend);
    let mut debug = DebugBuilder::new("f", 1, f);
    let [entry, near, far] = [(); 3].map(|()| builder.create_block());
    builder.append_block_params_for_function_params(entry);
    builder.switch_to_block(entry);
    let x = builder.block_params(entry)[0];
    debug.enter(&mut builder, entry, None);
    builder.ins().brif(x, far, &[], near, &[]);
    debug.enter(&mut builder, near, Some(2.into()));
    for _ in 0..1000 {
        builder.ins().call(g, &[x]);
    }
    builder.ins().jump(far, &[]);
    debug.enter(&mut builder, far, Some(3.into()));
    builder.ins().return_(&[]);
    builder.seal_all_blocks();
    builder.finalize(isa.frontend_config());
    let built = debug.finish(&mut context.func);
    let mut plane = ControlPlane::default();
    let compiled = context.compile(&*isa, &mut plane).expect("it compiles");
    let mut record = built.record;
    extract(compiled, &*isa, &built.slots, &mut record).expect("it is read")
}

#[test]
fn no_block_leads_to_an_island() {
    let machine = compile();
    let mut islands = 0;
    for (number, block) in machine.blocks.iter().enumerate().skip(1) {
        let reached = |from: &dwarfsmith_cranelift::MachineBlock| from.successors.contains(&number);
        if machine.blocks.iter().any(reached) {
            continue;
        }
        islands += 1;
        assert_eq!(block.end - block.start, 8);
        assert!(block.successors.is_empty());
        assert_eq!(machine.blocks[number - 1].successors, [number + 1]);
    }
    assert_eq!(islands, 1, "{:?}", machine.blocks);
}
