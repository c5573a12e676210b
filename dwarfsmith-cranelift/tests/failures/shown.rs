//! Values that were wrong or missing.

use cranelift_codegen::ir::InstBuilder;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{F32, F64, I8, I32, I64, I128};
use dwarfsmith::build::{CompositeType, Member};
use dwarfsmith::{Bytes, Type, gimli};
use dwarfsmith_cranelift::{Leaf, Storage};

use crate::program::{MAIN, assert_shown, backend, program};
use crate::support;

/// Two parts of a struct have one value, and two others a part of it.
#[test]
fn parts_that_share_a_place() {
    let (mut backend, long) = backend("same.x");
    let int = backend.number("int", 32, gimli::DW_ATE_signed);
    let module = &mut backend.unit.module;
    let s = module.add(CompositeType::structure("S", Bytes(24)));
    for (name, byte) in [("a", 0), ("h", 8)] {
        module.add(Member::new(s, name, long).at_byte(byte));
    }
    for (name, byte) in [("i", 16), ("j", 20)] {
        module.add(Member::new(s, name, int).at_byte(byte));
    }
    let result = backend.define("f", &[I64], |f| {
        f.parameter(0, "x", long);
        f.enter();
        let node = f.local("s", s.into());
        let leaf = |offset_bits, size_bits| Leaf {
            offset_bits,
            size_bits,
            ty: Type::int(size_bits as u16),
        };
        let leaves = vec![leaf(0, 64), leaf(64, 64), leaf(128, 32), leaf(160, 32)];
        let storage = Storage::Leaves(leaves);
        let ty = Type::bits(192);
        let variable = f.debug.variable_in(&mut f.unit.module, node, ty, storage);
        let x = f.parameters[0];
        let low = f.builder.ins().ireduce(I32, x);
        for (part, value) in [x, x, low, low].into_iter().enumerate() {
            f.debug.assign_part(variable, part, value);
        }
        f.debug.statement(&mut f.builder, 3);
        let product = f.builder.ins().imul(x, x);
        f.debug.statement(&mut f.builder, 4);
        let wide = f.builder.ins().sextend(I64, low);
        f.builder.ins().iadd(product, wide)
    });
    result.expect("it is described");
    let commands = ["break 3", "run", "print s"];
    let expected = ["{a = 77, h = 77, i = 77, j = 77}"];
    assert_shown(backend, ("same", MAIN), &commands, &expected);
}

/// A variable gets the same value on two paths, which meet. The package creates the lifetimes, so it
/// must not be warned of them.
#[test]
fn a_value_that_is_assigned_on_two_paths() {
    let (mut backend, long) = backend("paths.x");
    let result = backend.define("f", &[I64, I64], |f| {
        f.parameter(0, "x", long);
        f.parameter(1, "y", long);
        let node = f.local("v", long);
        let v = f.debug.variable(&mut f.unit.module, node);
        f.enter();
        let [first, second, join] = [(); 3].map(|()| f.builder.create_block());
        let [x, y] = [f.parameters[0], f.parameters[1]];
        f.builder.ins().brif(x, first, &[], second, &[]);
        for (block, line) in [(first, 3), (second, 5)] {
            f.builder.seal_block(block);
            f.enter_at(block, line);
            f.builder.ins().nop();
            f.debug.assign(v, y);
            f.statement(line + 1);
            f.store(x);
            f.builder.ins().jump(join, &[]);
        }
        f.builder.seal_block(join);
        f.enter_at(join, 7);
        f.builder.ins().iadd(x, y)
    });
    result.expect("it is described");
    let validated = backend.unit.module.validate().expect("it is valid");
    assert_eq!(validated.warnings().to_string(), "");
    let commands = ["break 7", "run", "print v"];
    let expected = ["$1 = 5"];
    assert_shown(backend, ("paths", MAIN), &commands, &expected);
}

/// At the entry, a parameter has the value that was passed, also if the entry block has no code.
#[test]
fn a_parameter_has_its_passed_value_at_the_entry() {
    let (mut backend, long) = backend("entry.x");
    let result = backend.define("f", &[I64, I64], |f| {
        let p = f.parameter(0, "p", long);
        let q = f.parameter(1, "q", long);
        f.enter();
        let negated = f.builder.ins().ineg(f.parameters[0]);
        f.debug.define(&mut f.builder, p, negated);
        let constant = f.builder.ins().iconst(I64, 171);
        f.debug.define(&mut f.builder, q, constant);
        f.debug.statement(&mut f.builder, 3);
        let next = f.builder.create_block();
        f.builder.ins().jump(next, &[]);
        f.builder.seal_block(next);
        f.debug.enter(&mut f.builder, next, Some(4.into()));
        f.builder.use_var(p)
    });
    result.expect("it is described");
    let program = program(backend, "entry", MAIN);
    let commands = [
        "break *f",
        "run",
        "info args",
        "break 4",
        "continue",
        "info args",
    ];
    let output = support::gdb(&program, &commands);
    support::assert_in_order(&output, &["p = 77", "q = 5", "q = 171"]);
    assert!(!output.contains("p = -77\nq = 5"), "{output}");
}

/// Debuggers show the values that Cranelift computes at compile time, and the values that
/// expressions can compute.
#[test]
fn constants_and_selections_are_shown() {
    let (mut backend, long) = backend("consts.x");
    let float = backend.number("float", 32, gimli::DW_ATE_float);
    let double = backend.number("double", 64, gimli::DW_ATE_float);
    let huge = backend.number("__int128", 128, gimli::DW_ATE_signed);
    let result = backend.define("f", &[I64, I64], |f| {
        f.parameter(0, "x", long);
        f.parameter(1, "y", long);
        f.enter();
        let [x, y] = [f.parameters[0], f.parameters[1]];
        let seven = f.builder.ins().iconst(I64, 7);
        let sum = f.builder.ins().iadd_imm_s(seven, 8);
        f.let_("sum", long, sum);
        let bits = f.builder.ins().bor(sum, seven);
        let bits = f.builder.ins().ineg(bits);
        f.let_("negated", long, bits);
        let third = f.builder.ins().f32const(1.5);
        f.let_("f", float, third);
        let six = f.builder.ins().fmul(third, third);
        let six = f.builder.ins().fneg(six);
        f.let_("square", float, six);
        let converted = f.builder.ins().fcvt_from_sint(F64, seven);
        f.let_("converted", double, converted);
        let wide = f.builder.ins().sextend(I128, bits);
        f.let_("wide", huge, wide);
        let minus_nine = f.builder.ins().iconst(I64, -9);
        let minus_one = f.builder.ins().iconst(I64, -1);
        let joined = f.builder.ins().iconcat(minus_nine, minus_one);
        f.let_("joined", huge, joined);
        let less = f.builder.ins().icmp(IntCC::SignedLessThan, x, y);
        let least = f.builder.ins().select(less, x, y);
        f.let_("least", long, least);
        let most = f.builder.ins().select(less, y, x);
        f.let_("most", long, most);
        let inverse = f.builder.ins().bnot(x);
        f.let_("inverse", long, inverse);
        let small = f.builder.ins().ireduce(I8, x);
        let real = f.builder.ins().fcvt_from_sint(F32, small);
        f.let_("real", float, real);
        let minus = f.builder.ins().fneg(real);
        f.let_("minus", float, minus);
        let half = f.builder.ins().f32const(0.5);
        let scaled = f.builder.ins().fmul(minus, half);
        f.let_("scaled", float, scaled);
        let double_minus = f.builder.ins().fpromote(F64, minus);
        f.let_("promoted", double, double_minus);
        f.debug.statement(&mut f.builder, 3);
        f.builder.ins().isub(x, y)
    });
    result.expect("it is described");
    let program = program(backend, "consts", MAIN);
    let output = support::gdb(&program, &["break 3", "run", "info locals"]);
    support::assert_in_order(
        &output,
        &[
            "sum = 15",
            "negated = -15",
            "f = 1.5",
            "square = -2.25",
            "converted = 7",
            "wide = -15",
            "joined = -9",
            "least = 5",
            "most = 77",
            "inverse = -78",
            "real = 77",
            "minus = -77",
            "scaled = -38.5",
            "promoted = -77",
        ],
    );
}
