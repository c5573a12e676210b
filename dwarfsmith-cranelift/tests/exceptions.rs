//! A call that catches exceptions (`try_call`): with Cranelift's convention `tail`, an unwinder
//! gives a handler the frame, and none of the registers that calls preserve.

mod kit;

use cranelift_codegen::FinalizedMachExceptionHandler;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{BlockCall, ExceptionTableData, ExceptionTableItem, InstBuilder};
use cranelift_codegen::isa::CallConv;
use dwarfsmith::markers::FrameRule;
use dwarfsmith_cranelift::{Isa, Place};
use kit::body::{Body, long};
use kit::{AARCH64, Code, RISCV64, X86_64, imported, isa, signature};

/// `x = g(); g(); h(x); try g() catch 1`, which needs `x` up to the call of `h`.
fn body(f: &mut Body<'_, '_>) {
    let called = signature(CallConv::Tail, &[], &[I64]);
    let g = imported(f.builder.func, 1, called.clone());
    let without = f.builder.func.import_signature(called);
    let with = signature(CallConv::Tail, &[I64], &[I64]);
    let h = imported(f.builder.func, 2, with);
    let [end, handler] = [(); 2].map(|()| f.builder.create_block());
    let long = long(f.unit);
    let x = f.local("x", long);
    let variable = f.declare(I64, x);
    f.enter();
    let value = f.builder.ins().call(g, &[]);
    let value = f.builder.inst_results(value)[0];
    f.define(variable, value);
    f.builder.ins().call(g, &[]);
    f.builder.ins().call(h, &[value]);
    let pool = &mut f.builder.func.dfg.value_lists;
    let caught = ExceptionTableItem::Default(BlockCall::new(handler, [], pool));
    let table = ExceptionTableData::new(without, BlockCall::new(end, [], pool), [caught]);
    let table = f.builder.func.dfg.exception_tables.push(table);
    f.builder.ins().try_call(g, &[], table);
    f.builder.seal_block(end);
    f.builder.seal_block(handler);
    for (block, line) in [(end, 3), (handler, 4)] {
        f.enter_at(block, line);
        let result = f.builder.ins().iconst(I64, i64::from(line));
        f.builder.ins().return_(&[result]);
    }
}

/// Returns the places of `x` at the start of the handler, and before the call that is caught.
fn places(target: &str) -> [Vec<Place>; 2] {
    let own = signature(CallConv::Tail, &[], &[I64]);
    let code = Code::new(isa(target, &[]), own, body);
    let positions = {
        let mut caught = code.compiled().buffer.call_sites().flat_map(|site| {
            let handlers = site.exception_handlers.iter();
            handlers.map(move |handler| match handler {
                FinalizedMachExceptionHandler::Default(offset) => [*offset, site.ret_addr - 1],
                other => panic!("{other:?}"),
            })
        });
        caught.next().expect("a handler")
    };
    let function = code.function();
    // On RISC-V, the frame pointer is saved again as one of the registers that the call clobbers.
    let isa = Isa::of(&*code.isa).expect("a known instruction set");
    let frame = function.machine.frame.iter();
    let saved = frame.filter(|(_, rule)| match rule {
        FrameRule::Offset { register, .. } => register.0 == isa.frame_pointer(),
        _ => false,
    });
    assert_eq!(saved.count(), 1);
    let at = |position: u32| {
        let ranges = function.machine.ranges.iter();
        let here = ranges.filter(|range| (range.start..range.end).contains(&position));
        here.map(|range| range.place).collect()
    };
    let places = positions.map(at);
    code.describe();
    places
}

#[test]
fn a_handler_does_not_find_the_registers_of_the_call() {
    for target in [X86_64, AARCH64, RISCV64] {
        let [in_handler, before] = places(target);
        assert!(
            before
                .iter()
                .any(|place| matches!(place, Place::Register(_))),
            "{target}: {before:?}"
        );
        let in_frame = |place: &Place| matches!(place, Place::Cfa(_));
        assert!(in_handler.iter().all(in_frame), "{target}: {in_handler:?}");
    }
}
