//! The arguments of indirect calls: the address that is called is not one of them.

use std::path::Path;

use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{AbiParam, InstBuilder, Signature};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::{Context, isa, settings};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use dwarfsmith::{Type, gimli};
use dwarfsmith_cranelift::{DebugBuilder, DebugUnit, Isa, Operand, enable};

#[test]
fn arguments_of_indirect_calls() {
    let mut flags = settings::builder();
    enable(&mut flags).expect("settings");
    let target = isa::lookup_by_name("x86_64-unknown-linux-gnu").expect("a target");
    let isa = target
        .finish(settings::Flags::new(flags))
        .expect("an instruction set");
    let own = Isa::of(&*isa).expect("a known instruction set");
    let mut unit = DebugUnit::new(own, Path::new("calls.x"), gimli::DW_LANG_C11, "test");
    let [f, g] = ["f", "g"].map(|name| unit.function(name, 1, None, &[]));

    // f(x, address) { address(x); jump to address(x) }
    let mut context = Context::new();
    let mut signature = Signature::new(CallConv::Tail);
    signature.params.push(AbiParam::new(I64));
    let callee = context.func.import_signature(signature.clone());
    signature.params.push(AbiParam::new(I64));
    context.func.signature = signature;
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut context.func, &mut frontend);
    let mut debug = DebugBuilder::new("f", 1, f);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.seal_block(entry);
    builder.switch_to_block(entry);
    let [x, address] = *builder.block_params(entry) else {
        panic!("there are two parameters");
    };
    debug.enter(&mut builder, entry, None);
    debug.statement(&mut builder, 2);
    let call = builder.ins().call_indirect(callee, address, &[x]);
    debug.call(builder.func, call, g);
    debug.statement(&mut builder, 3);
    let call = builder.ins().return_call_indirect(callee, address, &[x]);
    debug.call(builder.func, call, g);
    builder.finalize(isa.frontend_config());
    let built = debug.finish(&mut context.func);
    let calls = built.record.calls.iter();
    let arguments: Vec<_> = calls.map(|call| call.arguments.clone()).collect();
    let expected = vec![(Operand::Value(0), Type::int(64))];
    assert_eq!(arguments, [expected.clone(), expected]);
}
