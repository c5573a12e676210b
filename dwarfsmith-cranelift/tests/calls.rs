//! The arguments of indirect calls: the address that is called is not one of them.

mod kit;

use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::isa::CallConv;
use dwarfsmith::Type;
use dwarfsmith_cranelift::Operand;
use kit::{Code, X86_64, isa, signature};

#[test]
fn arguments_of_indirect_calls() {
    // f(x, address) { address(x); jump to address(x) }
    let own = signature(CallConv::Tail, &[I64, I64], &[]);
    let code = Code::new(isa(X86_64, &[]), own, |f| {
        let g = f.unit.function("g", 1, None, &[]);
        let callee = signature(CallConv::Tail, &[I64], &[]);
        let callee = f.builder.func.import_signature(callee);
        let [x, address] = *f.parameters else {
            panic!("there are two parameters");
        };
        f.enter();
        let call = f.builder.ins().call_indirect(callee, address, &[x]);
        f.debug.call(f.builder.func, call, g);
        f.statement(3);
        let call = f.builder.ins().return_call_indirect(callee, address, &[x]);
        f.debug.call(f.builder.func, call, g);
    });
    let calls = code.built.record.calls.iter();
    let arguments: Vec<_> = calls.map(|call| call.arguments.clone()).collect();
    let expected = vec![(Operand::Value(0), Type::int(64))];
    assert_eq!(arguments, [expected.clone(), expected]);
}
