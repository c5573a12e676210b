//! An exception that is thrown into a handler of `try_call`. With the convention `tail`, the
//! unwinder gives the handler the frame, and none of the registers that calls preserve; with that of
//! C, it restores them.

use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{
    BlockArg, BlockCall, ExceptionTableData, ExceptionTableItem, InstBuilder,
};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::{CompiledCode, FinalizedMachExceptionHandler};
use cranelift_module::{Linkage, Module as _};
use cranelift_object::ObjectModule;
use dwarfsmith::metadata::TypeId;

use crate::kit::backend::Backend;
use crate::kit::body::{Body, long};
use crate::kit::{AARCH64, RISCV64, X86_64, isa, signature};
use crate::session::{Machine, session};

/// `long f(long x, long y) { long a = x + y; long b = g(a); try { g(b) } catch (long e) { … } }`,
/// where the second call throws `e`.
fn body(f: &mut Body<'_, '_>, code: &mut ObjectModule, (long, convention): (TypeId, CallConv)) {
    let [g, throw] = [("g", CallConv::SystemV), ("throw", convention)].map(|(name, convention)| {
        let own = signature(convention, &[I64], &[I64]);
        let id = code.declare_function(name, Linkage::Import, &own);
        code.declare_func_in_func(id.expect("a function"), f.builder.func)
    });
    let own = f.builder.func.dfg.ext_funcs[throw].signature;
    f.parameter(0, "x", long);
    f.parameter(1, "y", long);
    let [a, b, e] = ["a", "b", "e"].map(|name| {
        let node = f.local(name, long);
        f.declare(I64, node)
    });
    f.enter();
    let [x, y] = [f.parameters[0], f.parameters[1]];
    let sum = f.builder.ins().iadd(x, y);
    f.define(a, sum);
    f.statement(3);
    let call = f.builder.ins().call(g, &[sum]);
    let twice = f.builder.inst_results(call)[0];
    f.define(b, twice);
    f.statement(4);
    let [end, handler] = [(); 2].map(|()| f.builder.create_block());
    let returned = f.builder.append_block_param(end, I64);
    let thrown = f.builder.append_block_param(handler, I64);
    let pool = &mut f.builder.func.dfg.value_lists;
    let caught = BlockCall::new(handler, [BlockArg::TryCallExn(0)], pool);
    let caught = ExceptionTableItem::Default(caught);
    let normal = BlockCall::new(end, [BlockArg::TryCallRet(0)], pool);
    let table = ExceptionTableData::new(own, normal, [caught]);
    let table = f.builder.func.dfg.exception_tables.push(table);
    f.builder.ins().try_call(throw, &[twice], table);
    f.builder.seal_block(end);
    f.builder.seal_block(handler);
    f.enter_at(end, 6);
    f.builder.ins().return_(&[returned]);
    f.enter_at(handler, 8);
    f.define(e, thrown);
    f.statement(9);
    let call = f.builder.ins().call(g, &[thrown]);
    let result = f.builder.inst_results(call)[0];
    f.statement(10);
    let result = f.builder.ins().iadd(result, twice);
    let result = f.builder.ins().iadd(result, y);
    f.builder.ins().return_(&[result]);
}

/// The offset of the handler.
fn handler(code: &CompiledCode) -> u32 {
    let mut handlers = code
        .buffer
        .call_sites()
        .flat_map(|site| site.exception_handlers);
    match handlers.next() {
        Some(FinalizedMachExceptionHandler::Default(offset)) => *offset,
        other => panic!("{other:?}"),
    }
}

/// `_start`, `g`, which doubles its argument, and `throw`, which jumps to the handler with the frame
/// of its caller. With the convention `tail`, `throw` overwrites all other registers.
fn runtime(machine: &Machine, handler: u32, convention: CallConv) -> String {
    let (main, all) = match machine.name {
        "x86_64" => (
            "_start: mov $7, %edi; mov $5, %esi; call f; mov %eax, %edi; mov $60, %eax; syscall
             g: lea (%rdi, %rdi), %rax; mov $1, %ecx; mov $1, %edx; mov $1, %esi; ret
             throw: ALL; mov $1, %ecx; mov $1, %esi; mov $99, %eax; add $8, %rsp; jmp f + HANDLER",
            "mov $1, %ebx; mov $1, %r12d; mov $1, %r13d; mov $1, %r14d; mov $1, %r15d",
        ),
        "aarch64" => (
            "_start: mov x0, 7; mov x1, 5; bl f; mov x8, 93; svc 0
             g: add x0, x0, x0; mov x1, 1; mov x2, 1; mov x9, 1; ret
             throw: ALL; mov x1, 1; mov x2, 1; mov x9, 1; mov x0, 99; b f + HANDLER",
            "mov x19, 1; mov x20, 1; mov x21, 1; mov x22, 1; mov x23, 1; mov x24, 1; mov x25, 1
             mov x26, 1; mov x27, 1; mov x28, 1",
        ),
        _ => (
            "_start: li a0, 7; li a1, 5; call f; li a7, 93; ecall
             g: add a0, a0, a0; li a1, 1; li a2, 1; li t0, 1; ret
             throw: ALL; li a1, 1; li a2, 1; li a0, 99; lla t0, f + HANDLER; jr t0",
            "li s1, 1; li s2, 1; li s3, 1; li s4, 1; li s5, 1; li s6, 1; li s7, 1; li s8, 1
             li s9, 1; li s10, 1; li s11, 1",
        ),
    };
    let all = if convention == CallConv::Tail {
        all
    } else {
        "nop"
    };
    let main = main.replace("ALL", all);
    let main = main.replace("HANDLER", &handler.to_string());
    format!(
        ".globl _start, g, throw\n.text\n{}\n",
        main.replace("; ", "\n")
    )
}

#[test]
fn variables_are_right_in_a_handler() {
    for (target, name, march) in [
        (X86_64, "x86_64", "x86-64"),
        (AARCH64, "aarch64", "armv8-a"),
        (RISCV64, "riscv64", "rv64gc"),
    ] {
        let machine = Machine {
            target,
            name,
            features: [march, ""],
        };
        let conventions = [CallConv::Tail, CallConv::SystemV];
        let cases = conventions.map(|convention| [(convention, "none"), (convention, "speed")]);
        for (convention, level) in cases.into_iter().flatten() {
            check(&machine, convention, level);
        }
    }
}

/// Compares the values that gdb shows in the handler with the true ones.
fn check(machine: &Machine, convention: CallConv, level: &str) {
    let isa = isa(machine.target, &[("opt_level", level)]);
    let mut backend = Backend::new(isa, "throw.x");
    let long = long(&mut backend.unit);
    let own = (
        backend.declare("f", &[I64, I64]),
        backend.unit.function("f", 1, Some(long), &[long, long]),
    );
    let defined = backend.define_as(own, "f", |f, code| body(f, code, (long, convention)));
    let context = defined.expect("it is described");
    let handler = handler(context.compiled_code().expect("it is compiled"));
    let main = runtime(machine, handler, convention);
    let commands = [
        "info args",
        "info locals",
        "next",
        "info args",
        "info locals",
    ];
    let name = format!("throw-{convention}-{level}");
    let output = session(machine, &name, (backend.object(), &main), ("9", &commands));
    for line in ["\ny = 5\n", "\nb = 24\n"] {
        // In line 9 and in line 10.
        assert_eq!(
            output.matches(line).count(),
            2,
            "{name}: {line} in {output}"
        );
    }
    assert!(output.contains("\ne = 99\n"), "{name}: {output}");
    let known = ["x = 7", "y = 5", "a = 12", "b = 24", "e = 99"];
    let shown = output
        .lines()
        .filter(|line| line.as_bytes().get(1..4) == Some(b" = "));
    for line in shown {
        let is_right = known.contains(&line) || line.ends_with("<optimized out>");
        assert!(is_right, "{name}: {line} in {output}");
    }
}
