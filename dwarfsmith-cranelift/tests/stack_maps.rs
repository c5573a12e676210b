//! A value that needs a stack map is in its slot while calls run, and afterwards.

mod kit;

use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::isa::CallConv;
use dwarfsmith::build::Variable;
use dwarfsmith_cranelift::Place;
use kit::body::long;
use kit::{Code, X86_64, imported, isa, signature};

/// `x` is needed after two calls, and in a loop between them: `g(); while g() {} return x`.
fn compile(optimize: &str) {
    let isa = isa(X86_64, &[("opt_level", optimize)]);
    let own = signature(CallConv::SystemV, &[I64], &[I64]);
    let code = Code::new(isa, own, |f| {
        let called = signature(CallConv::SystemV, &[], &[I64]);
        let g = imported(f.builder.func, 1, called);
        let [head, end] = [(); 2].map(|()| f.builder.create_block());
        let long = long(f.unit);
        let node = Variable::parameter(f.function, 1, "x", long);
        let node = f.unit.module.add(node);
        let variable = f.declare(I64, node);
        f.builder.declare_var_needs_stack_map(variable);
        f.define(variable, f.parameters[0]);
        f.enter();
        f.builder.ins().call(g, &[]);
        f.builder.ins().jump(head, &[]);
        f.enter_at(head, 3);
        let again = f.builder.ins().call(g, &[]);
        let again = f.builder.inst_results(again)[0];
        f.builder.ins().brif(again, head, &[], end, &[]);
        f.builder.seal_block(head);
        f.builder.seal_block(end);
        f.enter_at(end, 4);
        let result = f.builder.use_var(variable);
        f.builder.ins().return_(&[result]);
    });

    // Cranelift's stack maps have its offset from the stack pointer while a call runs.
    let maps: Vec<(u32, u32)> = code
        .compiled()
        .buffer
        .user_stack_maps()
        .iter()
        .flat_map(|(returns, _, map)| map.entries().map(|(_, offset)| (*returns, offset)))
        .collect();
    assert_eq!(maps.len(), 2, "both calls have it");
    let function = code.function();
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
    code.describe();
}

#[test]
fn values_are_in_their_slots_from_the_first_call_on() {
    compile("none");
    compile("speed");
}
