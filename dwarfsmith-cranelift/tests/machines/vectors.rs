//! Vectors in registers and in memory, before and after a call that overwrites all registers for
//! vectors: SSE, AVX, AVX-512, Neon, and V of RISC-V.

use cranelift_codegen::ir::types::{I32X4, I64, I64X2};
use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData};
use cranelift_codegen::isa::CallConv;
use cranelift_module::{Linkage, Module as _};
use cranelift_object::ObjectModule;
use dwarfsmith::build::ArrayType;
use dwarfsmith::gimli::DW_ATE_signed;
use dwarfsmith::metadata::TypeId;
use dwarfsmith_cranelift::{DebugUnit, Place, ValueRange};

use crate::kit::backend::Backend;
use crate::kit::body::{Body, long, number};
use crate::kit::{AARCH64, Code, RISCV64, X86_64, isa, signature};
use crate::session::{Machine, session};

/// `int` as a vector of four, and `long` as a vector of two.
fn types(unit: &mut DebugUnit) -> [TypeId; 2] {
    [("int", 4), ("long", 2)].map(|(name, count)| {
        let element = number(unit, name, 128 / count, DW_ATE_signed);
        unit.module
            .add(ArrayType::new(element).count(count).vector())
    })
}

/// `long f(v *p) { v a = *p; v b = a + a; w e = abs((w)a); p[1] = b; p[3] = e; g(); v c = b + a; p[2] = c;
/// p[4] = e; return c[0]; }`. With AVX-512, `abs` is an instruction of it.
fn body(f: &mut Body<'_, '_>, code: &mut ObjectModule, long: TypeId) {
    let own = signature(CallConv::SystemV, &[], &[]);
    let g = code.declare_function("g", Linkage::Import, &own);
    let g = code.declare_func_in_func(g.expect("a function"), f.builder.func);
    f.parameter(0, "p", long);
    let [ints, longs] = types(f.unit);
    let all = [
        ("a", ints, I32X4),
        ("b", ints, I32X4),
        ("c", ints, I32X4),
        ("e", longs, I64X2),
    ];
    let [a, b, c, e] = all.map(|(name, node, ty)| {
        let node = f.local(name, node);
        f.declare(ty, node)
    });
    f.enter();
    let flags = MemFlagsData::new();
    let loaded = f.builder.ins().load(I32X4, flags, f.parameters[0], 0);
    f.define(a, loaded);
    f.statement(3);
    let twice = f.builder.ins().iadd(loaded, loaded);
    f.define(b, twice);
    let little = MemFlagsData::new().with_endianness(ir::Endianness::Little);
    let absolute = f.builder.ins().bitcast(I64X2, little, loaded);
    let absolute = f.builder.ins().iabs(absolute);
    f.define(e, absolute);
    f.builder.ins().store(flags, twice, f.parameters[0], 16);
    f.builder.ins().store(flags, absolute, f.parameters[0], 48);
    f.statement(4);
    f.builder.ins().call(g, &[]);
    f.statement(5);
    let sum = f.builder.ins().iadd(twice, loaded);
    f.define(c, sum);
    f.builder.ins().store(flags, sum, f.parameters[0], 32);
    f.builder.ins().store(flags, absolute, f.parameters[0], 64);
    f.statement(6);
    let first = f.builder.ins().extractlane(sum, 0);
    let first = f.builder.ins().sextend(I64, first);
    f.builder.ins().return_(&[first]);
}

/// `_start`, the vector, and `g`, which overwrites all registers for vectors that calls do not
/// preserve.
fn runtime(machine: &Machine) -> String {
    let (start, first, clear) = match machine.name {
        "x86_64" => (
            "lea v(%rip), %rdi; call f; mov %eax, %edi; mov $60, %eax; syscall",
            "nop",
            "pcmpeqd %xmmN, %xmmN",
        ),
        "aarch64" => (
            "adrp x0, v; add x0, x0, :lo12:v; bl f; mov x8, 93; svc 0",
            "nop",
            "movi vN.16b, 255",
        ),
        _ => (
            "lla a0, v; call f; li a7, 93; ecall",
            "vsetivli t0, 4, e32, m1, ta, ma",
            "vmv.v.i vN, -1",
        ),
    };
    let registers = match machine.name {
        "x86_64" => 0..16,
        // The low halves of v8 to v15 are preserved.
        "aarch64" => 16..32,
        _ => 0..32,
    };
    let clear: Vec<String> = registers
        .map(|number| clear.replace('N', &number.to_string()))
        .collect();
    let text = format!("_start: {start}; g: {first}; {}; ret", clear.join("; "));
    let data = ".data\n.align 4\nv: .long 1, 2, 3, 4\n.zero 64";
    format!(
        ".globl _start, g\n.text\n{}\n{data}\n",
        text.replace("; ", "\n")
    )
}

fn check(machine: &Machine, settings: &[(&str, &str)], name: &str) {
    for level in ["none", "speed"] {
        let settings = [settings, &[("opt_level", level)]].concat();
        let mut backend = Backend::new(isa(machine.target, &settings), "vector.x");
        let long = long(&mut backend.unit);
        let own = (
            backend.declare("f", &[I64]),
            backend.unit.function("f", 1, Some(long), &[long]),
        );
        let defined = backend.define_as(own, "f", |f, code| body(f, code, long));
        defined.expect("it is described");
        let main = runtime(machine);
        let commands = ["info locals", "next", "info locals", "next", "info locals"];
        let name = format!("{name}-{level}");
        let output = session(machine, &name, (backend.object(), &main), ("4", &commands));
        for line in [
            "a = {1, 2, 3, 4}",
            "b = {2, 4, 6, 8}",
            "e = {8589934593, 17179869187}",
        ] {
            assert_eq!(
                output.matches(line).count(),
                3,
                "{name}: {line} in {output}"
            );
        }
        let line = "c = {3, 6, 9, 12}";
        assert_eq!(
            output.matches(line).count(),
            1,
            "{name}: {line} in {output}"
        );
    }
}

#[test]
fn vectors_on_x86_64() {
    let machine = Machine {
        target: X86_64,
        name: "x86_64",
        features: ["x86-64", ""],
    };
    check(&machine, &[], "sse");
    check(&machine, &[("has_avx", "true")], "avx");
    // Not all processors can run this.
    if std::arch::is_x86_feature_detected!("avx512vl") {
        check(&machine, &AVX_512, "avx512");
    }
}

const AVX_512: [(&str, &str); 5] = [
    ("has_avx", "true"),
    ("has_avx2", "true"),
    ("has_avx512f", "true"),
    ("has_avx512vl", "true"),
    ("has_avx512dq", "true"),
];

/// After an instruction of AVX-512, values are where they were.
#[test]
fn values_keep_their_places_after_avx_512() {
    let own = signature(CallConv::SystemV, &[I64], &[]);
    let code = Code::new(isa(X86_64, &AVX_512), own, |f| {
        f.enter();
        let flags = MemFlagsData::new();
        let value = f.builder.ins().load(I64X2, flags, f.parameters[0], 0);
        let value = f.builder.ins().iabs(value);
        f.builder.ins().store(flags, value, f.parameters[0], 16);
        let long = long(f.unit);
        f.let_("p", long, f.parameters[0]);
        f.statement(3);
        f.builder.ins().return_(&[]);
    });
    let data = code.compiled().buffer.data().to_vec();
    // VPABSQ, with the prefix EVEX.
    let is_used = data
        .windows(6)
        .any(|code| code[0] == 0x62 && code[4] == 0x1f);
    assert!(is_used, "{data:x?}");
    let ranges = code.function().machine.ranges;
    // The argument is in rdi up to the return.
    let whole = |range: &ValueRange| {
        range.place == Place::Register(5) && range.start == 0 && range.end as usize == data.len()
    };
    assert!(ranges.iter().any(whole), "{ranges:?}");
}

#[test]
fn vectors_on_aarch64() {
    let machine = Machine {
        target: AARCH64,
        name: "aarch64",
        features: ["armv8-a", ""],
    };
    check(&machine, &[], "neon");
}

/// Cranelift's vectors have 128 bits, also in larger registers.
#[test]
fn vectors_on_riscv64() {
    let settings = [("has_v", "true"), ("has_zvl128b", "true")];
    for (cpu, name) in [
        ("rv64,v=true,vlen=128", "v128"),
        ("rv64,v=true,vlen=256", "v256"),
    ] {
        let machine = Machine {
            target: RISCV64,
            name: "riscv64",
            features: ["rv64gcv", cpu],
        };
        check(&machine, &settings, name);
    }
}
