//! A value that needs a stack map is in its slot while calls run, and afterwards.

mod kit;

use std::path::Path;

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{AbiParam, InstBuilder, Signature};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::{Context, isa, settings, settings::Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use dwarfsmith::build::{BasicType, Variable};
use dwarfsmith::{Bits, gimli};
use dwarfsmith_cranelift::{CompiledFunction, DebugBuilder, DebugUnit, Isa, Place, enable};
use kit::imported;

/// `x` is needed after two calls, and in a loop between them: `g(); while g() {} return x`.
fn compile(optimize: &str) {
    let mut flags = settings::builder();
    enable(&mut flags).expect("settings");
    flags.set("opt_level", optimize).expect("a setting");
    let target = isa::lookup_by_name("x86_64-unknown-linux-gnu").expect("a target");
    let isa = target
        .finish(settings::Flags::new(flags))
        .expect("an instruction set");
    let own = Isa::of(&*isa).expect("a known instruction set");
    let mut unit = DebugUnit::new(own, Path::new("gc.x"), gimli::DW_LANG_C11, "test");
    let long = unit
        .module
        .add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
    let f = unit.function("f", 1, Some(long), &[long]);
    let x = unit.module.add(Variable::parameter(f, 1, "x", long));

    let mut context = Context::new();
    let mut signature = Signature::new(CallConv::SystemV);
    signature.returns.push(AbiParam::new(I64));
    let g = imported(&mut context.func, signature.clone());
    signature.params.push(AbiParam::new(I64));
    context.func.signature = signature;
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut context.func, &mut frontend);
    let mut debug = DebugBuilder::new("f", 1, f);
    let [entry, head, end] = [(); 3].map(|()| builder.create_block());
    builder.append_block_params_for_function_params(entry);
    builder.seal_block(entry);
    builder.switch_to_block(entry);
    let variable = debug.declare(&mut builder, I64, &mut unit.module, x);
    builder.declare_var_needs_stack_map(variable);
    let parameter = builder.block_params(entry)[0];
    debug.define(&mut builder, variable, parameter);
    debug.enter(&mut builder, entry, None);
    debug.statement(&mut builder, 2);
    builder.ins().call(g, &[]);
    builder.ins().jump(head, &[]);
    debug.enter(&mut builder, head, Some(3.into()));
    let again = builder.ins().call(g, &[]);
    let again = builder.inst_results(again)[0];
    builder.ins().brif(again, head, &[], end, &[]);
    builder.seal_block(head);
    builder.seal_block(end);
    debug.enter(&mut builder, end, Some(4.into()));
    let result = builder.use_var(variable);
    builder.ins().return_(&[result]);
    builder.finalize(isa.frontend_config());
    let built = debug.finish(&mut context.func);
    let mut plane = ControlPlane::default();
    let compiled = context.compile(&*isa, &mut plane).expect("it compiles");

    // Cranelift's stack maps have its offset from the stack pointer while a call runs.
    let maps: Vec<(u32, u32)> = compiled
        .buffer
        .user_stack_maps()
        .iter()
        .flat_map(|(returns, _, map)| map.entries().map(|(_, offset)| (*returns, offset)))
        .collect();
    assert_eq!(maps.len(), 2, "both calls have it");
    let function = CompiledFunction::new(built.record.clone(), compiled, &*isa, &built.slots)
        .expect("it is read");
    assert_eq!(function.errors, []);
    let machine = &function.machine;
    for (returns, offset) in maps {
        let place = Place::Cfa(i64::from(offset) - machine.frame_size);
        for at in [returns - 1, returns] {
            assert!(
                machine.ranges.iter().any(|range| range.value == 0
                    && range.place == place
                    && (range.start..range.end).contains(&at)),
                "at {at:#x} in {place:?}: {:?}",
                machine.ranges
            );
        }
    }
    let errors = unit
        .add(built, "f", compiled, &*isa)
        .expect("it is described");
    assert_eq!(errors, []);
    unit.module.validate().expect("it is valid");
}

#[test]
fn values_are_in_their_slots_from_the_first_call_on() {
    compile("none");
    compile("speed");
}
