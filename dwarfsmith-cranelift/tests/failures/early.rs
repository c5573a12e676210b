//! Mistakes in types, values, blocks and calls, which are named where they are made.

use cranelift_codegen::ir::types::{F64, I32, I64};
use cranelift_codegen::ir::{InstBuilder, StackSlotData, StackSlotKind, Value, ValueDef};
use dwarfsmith::Type;
use dwarfsmith::build::Variable;
use dwarfsmith_cranelift::{Storage, UnitError};

use crate::mistakes::mistake;
use crate::program::backend;

/// A block that was switched to is not a block in which a statement starts.
#[test]
fn blocks_that_are_not_entered_are_named() {
    const ADVICE: &str = "is not entered; switch to it with `DebugBuilder::enter` instead of `FunctionBuilder::switch_to_block`, and emit a `Switch` with `DebugBuilder::switch`";
    let found = mistake(|f, long, sum| {
        let next = f.builder.create_block();
        f.builder.ins().jump(next, &[]);
        f.builder.seal_block(next);
        f.builder.switch_to_block(next);
        f.let_("v", long, sum);
    });
    assert_eq!(found, format!("block1 {ADVICE}"));
    // Without a statement, too.
    let found = mistake(|f, _, _| {
        let [next, last] = [(); 2].map(|()| f.builder.create_block());
        f.builder.ins().jump(next, &[]);
        f.builder.seal_block(next);
        f.builder.switch_to_block(next);
        f.builder.ins().jump(last, &[]);
        f.builder.seal_block(last);
        f.debug.enter(&mut f.builder, last, None);
    });
    assert_eq!(found, format!("block1 {ADVICE}"));
}

/// Code that control never reaches has no debug information, so its blocks need no record.
#[test]
fn unreachable_blocks_need_not_be_entered() {
    let (mut backend, long) = backend("dead.x");
    let result = backend.define("f", &[I64], |f| {
        f.parameter(0, "x", long);
        f.enter();
        let [dead, next] = [(); 2].map(|()| f.builder.create_block());
        f.builder.ins().jump(next, &[]);
        f.builder.switch_to_block(dead);
        f.builder.ins().jump(next, &[]);
        f.builder.seal_block(dead);
        f.builder.seal_block(next);
        f.enter_at(next, 3);
        f.parameters[0]
    });
    result.expect("it is described");
}

#[test]
fn what_is_no_call_is_named() {
    let found = mistake(|f, _, sum| {
        let ValueDef::Result(inst, _) = f.builder.func.dfg.value_def(sum) else {
            panic!("it is computed");
        };
        f.debug.call(f.builder.func, inst, f.function);
    });
    assert_eq!(
        found,
        "`v2 = iadd.i64 v0, v1  ; v1 = 1` is recorded as a call, but is not a call; pass the call instruction to `DebugBuilder::call`"
    );
}

#[test]
fn wrong_types_of_constants_and_declarations_are_named() {
    const WRONG: &str = "`v` is described as i64, but has a value of type i32; assign a value of the variable's type";
    let found = mistake(|f, long, _| {
        let seven = f.builder.ins().iconst(I32, 7);
        f.let_("v", long, seven);
    });
    assert_eq!(found, WRONG);
    let found = mistake(|f, long, _| {
        let half = f.builder.ins().f64const(0.5);
        f.let_("v", long, half);
    });
    assert_eq!(found, WRONG.replace("i32", "f64"));
    let found = mistake(|f, long, _| {
        let node = f.local("v", long);
        f.declare(I32, node);
    });
    assert_eq!(found, WRONG);
    // A constant that is computed.
    let found = mistake(|f, long, _| {
        let half = f.builder.ins().f64const(0.5);
        let one = f.builder.ins().fadd(half, half);
        assert_eq!(f.builder.func.dfg.value_type(one), F64);
        f.let_("v", long, one);
    });
    assert_eq!(found, WRONG.replace("i32", "f64"));
}

#[test]
fn wrong_sizes_and_variables_of_other_functions_are_named() {
    const WRONG: &str = "the declared type of `v` has 64 bits, but it is described as i32; describe it with a type of that size";
    let found = mistake(|f, long, _| {
        let node = f.local("v", long);
        let (module, ty) = (&mut f.unit.module, Type::int(32));
        f.debug.variable_in(module, node, ty, Storage::scalar(ty));
    });
    assert_eq!(found, WRONG);
    let found = mistake(|f, long, _| {
        let node = f.local("v", long);
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, 8, 3);
        let slot = f.builder.create_sized_stack_slot(data);
        let (module, ty) = (&mut f.unit.module, Type::int(32));
        f.debug.variable_in_slot(module, node, ty, slot);
    });
    assert_eq!(found, WRONG);
    let found = mistake(|f, long, sum| {
        let other = f.unit.function("g", 8, None, &[]);
        let node = f.unit.module.add(Variable::local(other, "v", long));
        let variable = f.debug.variable(&mut f.unit.module, node);
        f.debug.assign(variable, sum);
    });
    assert_eq!(
        found,
        "`v` is a variable of `g`; describe only variables of this function, and of calls that are inlined into it"
    );
}

#[test]
fn values_of_other_functions_are_named() {
    let found = mistake(|f, long, _| f.let_("v", long, Value::from_u32(999)));
    assert_eq!(
        found,
        "`v` has the value v999, which the function does not have; assign a value of this function"
    );
}

/// Cranelift's message alone says only that there are errors.
#[test]
fn the_text_of_the_verifier_is_shown() {
    let (mut backend, long) = backend("verifier.x");
    let result = backend.define("f", &[I64], |f| {
        f.parameter(0, "x", long);
        f.enter();
        let small = f.builder.ins().iconst(I32, 1);
        f.builder.ins().iadd(f.parameters[0], small)
    });
    let error = result.expect_err("a sum of different types");
    assert!(matches!(&error, UnitError::Compile(name, _) if name == "f"));
    let text = error.to_string();
    assert!(
        text.starts_with("function `f`: Cranelift's verifier: - inst"),
        "{text}"
    );
    assert!(text.contains("iadd.i64 v0, v1"), "{text}");
}
