//! A call that catches exceptions (`try_call`): with Cranelift's convention `tail`, an unwinder
//! gives a handler the frame, and none of the registers that calls preserve.

use std::path::Path;

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{
    AbiParam, BlockCall, ExceptionTableData, ExceptionTableItem, ExtFuncData, ExternalName,
    InstBuilder, SigRef, Signature, UserExternalName,
};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::{Context, FinalizedMachExceptionHandler, isa, settings};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use dwarfsmith::build::{BasicType, Variable};
use dwarfsmith::markers::FrameRule;
use dwarfsmith::{Bits, gimli};
use dwarfsmith_cranelift::{CompiledFunction, DebugBuilder, DebugUnit, Isa, Place, enable};

/// `x = g(); g(); h(x); try g() catch 1`, which needs `x` up to the call of `h`. Returns the places
/// of `x` at the start of the handler, and before the call that is caught.
fn places(target: &str) -> [Vec<Place>; 2] {
    let mut flags = settings::builder();
    enable(&mut flags).expect("settings");
    let target = isa::lookup_by_name(target).expect("a target");
    let isa = target
        .finish(settings::Flags::new(flags))
        .expect("an instruction set");
    let own = Isa::of(&*isa).expect("a known instruction set");
    let mut unit = DebugUnit::new(own, Path::new("try.x"), gimli::DW_LANG_C11, "test");
    let long = BasicType::new("long", Bits(64), gimli::DW_ATE_signed);
    let long = unit.module.add(long);
    let f = unit.function("f", 1, Some(long), &[]);
    let x = unit.module.add(Variable::local(f, "x", long));

    let mut context = Context::new();
    let mut signature = Signature::new(CallConv::Tail);
    signature.returns.push(AbiParam::new(I64));
    context.func.signature = signature.clone();
    let without = context.func.import_signature(signature.clone());
    signature.params.push(AbiParam::new(I64));
    let with = context.func.import_signature(signature);
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut context.func, &mut frontend);
    let function = |builder: &mut FunctionBuilder<'_>, index, signature: SigRef| {
        let name = UserExternalName::new(0, index);
        let name = builder.func.declare_imported_user_function(name);
        builder.func.import_function(ExtFuncData {
            name: ExternalName::user(name),
            signature,
            colocated: false,
            patchable: false,
        })
    };
    let g = function(&mut builder, 1, without);
    let h = function(&mut builder, 2, with);
    let mut debug = DebugBuilder::new("f", 1, f);
    let [entry, end, handler] = [(); 3].map(|()| builder.create_block());
    builder.seal_block(entry);
    builder.switch_to_block(entry);
    let variable = debug.declare(&mut builder, I64, &mut unit.module, x);
    debug.enter(&mut builder, entry, None);
    debug.statement(&mut builder, 2);
    let value = builder.ins().call(g, &[]);
    let value = builder.inst_results(value)[0];
    debug.define(&mut builder, variable, value);
    builder.ins().call(g, &[]);
    builder.ins().call(h, &[value]);
    let pool = &mut builder.func.dfg.value_lists;
    let caught = ExceptionTableItem::Default(BlockCall::new(handler, [], pool));
    let table = ExceptionTableData::new(without, BlockCall::new(end, [], pool), [caught]);
    let table = builder.func.dfg.exception_tables.push(table);
    builder.ins().try_call(g, &[], table);
    builder.seal_block(end);
    builder.seal_block(handler);
    for (block, line) in [(end, 3), (handler, 4)] {
        debug.enter(&mut builder, block, Some(line.into()));
        let result = builder.ins().iconst(I64, i64::from(line));
        builder.ins().return_(&[result]);
    }
    builder.finalize(isa.frontend_config());
    let built = debug.finish(&mut context.func);
    let mut plane = ControlPlane::default();
    let compiled = context.compile(&*isa, &mut plane).expect("it compiles");
    let mut caught = compiled.buffer.call_sites().flat_map(|site| {
        let handlers = site.exception_handlers.iter();
        handlers.map(move |handler| match handler {
            FinalizedMachExceptionHandler::Default(offset) => [*offset, site.ret_addr - 1],
            other => panic!("{other:?}"),
        })
    });
    let positions = caught.next().expect("a handler");
    let function = CompiledFunction::new(built.record.clone(), compiled, &*isa, &built.slots)
        .expect("it is read");
    assert_eq!(function.errors, []);
    // On RISC-V, the frame pointer is saved again as one of the registers that the call clobbers.
    let frame = function.machine.frame.iter();
    let saved = frame.filter(|(_, rule)| match rule {
        FrameRule::Offset { register, .. } => register.0 == own.frame_pointer(),
        _ => false,
    });
    assert_eq!(saved.count(), 1);
    let at = |position: u32| {
        let ranges = function.machine.ranges.iter();
        let here = ranges.filter(|range| (range.start..range.end).contains(&position));
        here.map(|range| range.place).collect()
    };
    let places = positions.map(at);
    let errors = unit.add(built, "f", compiled, &*isa);
    assert_eq!(errors.expect("it is described"), []);
    unit.module.validate().expect("it is valid");
    places
}

#[test]
fn a_handler_does_not_find_the_registers_of_the_call() {
    for target in [
        "x86_64-unknown-linux-gnu",
        "aarch64-unknown-linux-gnu",
        "riscv64gc-unknown-linux-gnu",
    ] {
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
