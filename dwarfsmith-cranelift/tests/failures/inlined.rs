//! Calls that Cranelift inlines, by `Context::inline`, after a function was recorded.

use std::borrow::Cow;

use cranelift_codegen::Context;
use cranelift_codegen::inline::{Inline, InlineCommand};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{BlockArg, FuncRef, Function, Inst, InstBuilder, Opcode, Value};
use cranelift_codegen::isa::CallConv;
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::{Linkage, Module};
use dwarfsmith::metadata::TypeId;
use dwarfsmith_cranelift::{RangeError, UnitError};

use crate::kit::backend::Backend;
use crate::kit::body::{self, Settings};
use crate::kit::signature;
use crate::program::{MAIN, backend, program};
use crate::support;

/// Inlines all calls, as calls of one function.
struct All(Function);

impl Inline for All {
    fn inline(
        &mut self,
        _: &Function,
        _: Inst,
        _: Opcode,
        _: FuncRef,
        _: &[Value],
    ) -> InlineCommand<'_> {
        InlineCommand::Inline {
            callee: Cow::Borrowed(&self.0),
            visit_callee: false,
        }
    }
}

/// Adds `g(x)`: 7 * x if x is above 3, and x + 1 otherwise.
fn branches(builder: &mut FunctionBuilder<'_>, x: Value) {
    let [large, small, end] = [(); 3].map(|()| builder.create_block());
    builder.append_block_param(end, I64);
    let is_large = builder.ins().icmp_imm_s(IntCC::SignedGreaterThan, x, 3);
    builder.ins().brif(is_large, large, &[], small, &[]);
    builder.switch_to_block(large);
    let product = builder.ins().imul_imm_s(x, 7);
    builder.ins().jump(end, &[BlockArg::Value(product)]);
    builder.switch_to_block(small);
    let sum = builder.ins().iadd_imm_s(x, 1);
    builder.ins().jump(end, &[BlockArg::Value(sum)]);
    builder.switch_to_block(end);
    let result = builder.block_params(end)[0];
    builder.ins().return_(&[result]);
    builder.seal_all_blocks();
}

/// `g` without records.
fn not_recorded(backend: &Backend) -> Function {
    let mut func = Function::new();
    func.signature = signature(CallConv::SystemV, &[I64], &[I64]);
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut func, &mut frontend);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.switch_to_block(entry);
    let x = builder.block_params(entry)[0];
    branches(&mut builder, x);
    builder.finalize(backend.code.isa().frontend_config());
    func
}

/// Adds `f(p, q)`, into which a call of `g` is inlined.
fn define(
    backend: &mut Backend,
    long: TypeId,
    callee: Function,
) -> Result<Vec<RangeError>, UnitError> {
    let own = signature(CallConv::SystemV, &[I64], &[I64]);
    let g = backend.code.declare_function("g", Linkage::Import, &own);
    let g = g.expect("a function");
    let f = backend.declare("f", &[I64, I64]);
    let node = backend.unit.function("f", 1, Some(long), &[long, long]);
    let mut context = Context::new();
    let declaration = backend.code.declarations().get_function_decl(f);
    context.func.signature = declaration.signature.clone();
    let settings = Settings::of(backend.code.isa());
    let (code, unit) = (&mut backend.code, (&mut backend.unit, node));
    let built = body::build(&mut context.func, settings, unit, "f", |f| {
        f.parameter(0, "p", long);
        f.parameter(1, "q", long);
        f.enter();
        let a = f.builder.ins().iadd(f.parameters[0], f.parameters[1]);
        f.let_("a", long, a);
        f.statement(3);
        let callee = code.declare_func_in_func(g, f.builder.func);
        let call = f.builder.ins().call(callee, &[a]);
        let r = f.builder.inst_results(call)[0];
        f.let_("r", long, r);
        f.statement(4);
        f.store(r);
        let s = f.builder.ins().isub(r, f.parameters[0]);
        f.let_("s", long, s);
        f.statement(5);
        f.store(s);
        f.builder.ins().return_(&[s]);
    });
    let inlined = context.inline(&mut All(callee)).expect("a valid function");
    assert!(inlined);
    backend
        .unit
        .define(&mut backend.code, f, &mut context, built)
}

/// gdb prints the variables at every instruction of `f`.
const STEPS: &str = r#"
import gdb
gdb.execute("break *f")
gdb.execute("run")
while gdb.newest_frame().name() == "f":
    block = gdb.newest_frame().block()
    values = ["%s=%s" % (v.name, v.value(gdb.newest_frame())) for v in block if v.name]
    print("AT", " ".join(values))
    gdb.execute("stepi", to_string=True)
"#;

#[test]
fn variables_around_inlined_code_that_is_not_recorded_are_right() {
    let (mut backend, long) = backend("inlined.x");
    let callee = not_recorded(&backend);
    let errors = define(&mut backend, long, callee).expect("it is described");
    assert_eq!(errors, []);
    let program = program(backend, "inlined", MAIN);
    let script = program.with_extension("py");
    std::fs::write(&script, STEPS).expect("a file");
    let output = support::gdb(&program, &[&format!("source {}", script.display())]);
    // f(77, 5): a = 82, r = 574, s = 497.
    let expected = ["p=77", "q=5", "a=82", "r=574", "s=497"];
    let mut seen = [0; 5];
    for line in output.lines().filter_map(|line| line.strip_prefix("AT ")) {
        for value in line.split(' ').filter(|value| value.contains('=')) {
            if value.ends_with("=<optimized") {
                continue;
            }
            match expected.iter().position(|expected| *expected == value) {
                Some(index) => seen[index] += 1,
                None => panic!("{value}\n{output}"),
            }
        }
    }
    // Cranelift reports no place of a value that is defined after the call: the label of `r` is
    // that of the call's result, and the block after the call has no marker.
    assert!(
        seen[..3].iter().all(|count| *count > 8),
        "{seen:?}\n{output}"
    );
}

#[test]
fn inlined_code_that_is_recorded_is_an_error() {
    let (mut backend, long) = backend("recorded.x");
    let settings = Settings::of(backend.code.isa());
    let node = backend.unit.function("g", 1, Some(long), &[long]);
    let mut callee = Function::new();
    callee.signature = signature(CallConv::SystemV, &[I64], &[I64]);
    body::build(&mut callee, settings, (&mut backend.unit, node), "g", |g| {
        g.parameter(0, "x", long);
        g.enter();
        let result = g.builder.ins().iadd_imm_s(g.parameters[0], 1);
        g.statement(3);
        g.builder.ins().return_(&[result]);
    });
    let error = define(&mut backend, long, callee).expect_err("it is rejected");
    let expected = "function `f`: Cranelift inlined a call of a function that was recorded, too; inline it in the backend, and record it with `DebugBuilder::inline`";
    assert_eq!(error.to_string(), expected);
}
