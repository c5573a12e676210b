//! The calls that describe values of each of Cranelift's types, as docs/cranelift.md lists them.

use cranelift_codegen::ir::types::*;
use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, Value};
use dwarfsmith::build::{ArrayType, CompositeType, Member, PointerType, Variable};
use dwarfsmith::metadata::TypeId;
use dwarfsmith::{Bytes, Type, gimli};
use dwarfsmith_cranelift::{Leaf, Storage};

use crate::kit::backend::Backend;
use crate::kit::body::Body;
use crate::program::{assert_shown, backend, program};
use crate::support;

/// The memory that `f` reads, and what it calls between the statements.
const MAIN: &str = "long f(const void *); static char data[256] __attribute__((aligned(16)));\n\
    static void put(int at, const void *from, int size) { __builtin_memcpy(data + at, from, size); }\n\
    int main(void) {\n\
      put(0, (signed char[]){-5}, 1); put(2, (short[]){-300}, 2); put(4, (int[]){-70000}, 4);\n\
      put(8, (long[]){-5000000000}, 8); put(16, (float[]){1.5f}, 4); put(24, (double[]){-2.25}, 8);\n\
      put(32, (int[]){1, 2, 3, 4}, 16); put(48, (double[]){0.5, 1.5}, 16);\n\
      put(64, (long[]){77, 88}, 16); put(80, (_Float128[]){3}, 16);\n\
      return f(data) == 0; }\n";

/// Scalars: the offset in the memory, Cranelift's type, the encoding, and what gdb shows.
const NUMBERS: [(&str, i32, ir::Type, gimli::DwAte, &str); 6] = [
    ("a", 0, I8, gimli::DW_ATE_signed, "-5 '\\373'"),
    ("b", 2, I16, gimli::DW_ATE_signed, "-300"),
    ("c", 4, I32, gimli::DW_ATE_signed, "-70000"),
    ("d", 8, I64, gimli::DW_ATE_signed, "-5000000000"),
    ("e", 16, F32, gimli::DW_ATE_float, "1.5"),
    ("g", 24, F64, gimli::DW_ATE_float, "-2.25"),
];

fn load(f: &mut Body<'_, '_>, ty: ir::Type, offset: i32) -> Value {
    let flags = MemFlagsData::new();
    f.builder.ins().load(ty, flags, f.parameters[0], offset)
}

/// Needs a value after the last statement.
fn keep(f: &mut Body<'_, '_>, values: &[Value]) {
    let flags = MemFlagsData::new();
    for (value, at) in values.iter().zip(0..) {
        f.builder
            .ins()
            .store(flags, *value, f.parameters[0], 128 + 16 * at);
    }
}

/// A structure of two numbers of 64 bits.
fn structure(backend: &mut Backend, long: TypeId) -> TypeId {
    let module = &mut backend.unit.module;
    let pair = module.add(CompositeType::structure("pair", Bytes(16)));
    module.add(Member::new(pair, "first", long).at_byte(0));
    module.add(Member::new(pair, "second", long).at_byte(8));
    pair.into()
}

#[test]
fn numbers_and_vectors() {
    let (mut backend, long) = backend("numbers.x");
    let numbers = NUMBERS.map(|(_, _, ty, encoding, _)| {
        let name = ty.to_string();
        backend.number(&name, ty.bits().into(), encoding)
    });
    let float = backend.number("double", 64, gimli::DW_ATE_float);
    let result = backend.define("f", &[I64], |f| {
        f.parameter(0, "p", long);
        f.enter();
        let mut values = Vec::new();
        for ((name, offset, ty, ..), node) in NUMBERS.into_iter().zip(numbers) {
            let node = f.local(name, node);
            let variable = f.declare(ty, node);
            let value = load(f, ty, offset);
            f.define(variable, value);
            values.push(value);
        }
        for (name, offset, ty, element, count) in
            [("v", 32, I32X4, numbers[2], 4), ("w", 48, F64X2, float, 2)]
        {
            let vector = ArrayType::new(element).count(count).vector();
            let vector = f.unit.module.add(vector);
            let value = load(f, ty, offset);
            f.let_(name, vector, value);
            values.push(value);
        }
        f.statement(3);
        f.builder.ins().nop();
        keep(f, &values);
        values[3]
    });
    result.expect("it is described");
    let program = program(backend, "numbers", MAIN);
    let output = support::gdb(&program, &["break 3", "run", "info locals"]);
    for (name, .., shown) in NUMBERS {
        assert!(
            output.contains(&format!("\n{name} = {shown}\n")),
            "{output}"
        );
    }
    assert!(
        output.contains("v = {1, 2, 3, 4}\nw = {0.5, 1.5}"),
        "{output}"
    );
}

#[test]
fn numbers_of_128_bits() {
    let (mut backend, long) = backend("wide.x");
    let wide = backend.number("__int128", 128, gimli::DW_ATE_signed);
    let float = backend.number("_Float128", 128, gimli::DW_ATE_float);
    let result = backend.define("f", &[I64], |f| {
        f.parameter(0, "p", long);
        f.enter();
        let [low, high] = [64, 72].map(|offset| load(f, I64, offset));
        let whole = f.builder.ins().iconcat(low, high);
        let node = f.local("halves", wide);
        let half = |offset_bits| Leaf {
            offset_bits,
            size_bits: 64,
            ty: Type::uint(64),
        };
        let storage = Storage::Leaves(vec![half(0), half(64)]);
        let (module, ty) = (&mut f.unit.module, Type::bits(128));
        let halves = f.debug.variable_in(module, node, ty, storage);
        f.debug.assign_part(halves, 0, low);
        f.debug.assign_part(halves, 1, high);
        // Cranelift reports no place of a value in two registers.
        f.let_("whole", wide, whole);
        let quad = load(f, F128, 80);
        f.let_("quad", float, quad);
        f.statement(3);
        f.builder.ins().nop();
        keep(f, &[low, high, quad]);
        low
    });
    result.expect("it is described");
    let commands = [
        "break 3",
        "run",
        "print/x halves",
        "print whole",
        "print quad",
    ];
    let expected = [
        "$1 = 0x58000000000000004d",
        "$2 = <optimized out>",
        "$3 = 3",
    ];
    assert_shown(backend, ("wide", MAIN), &commands, &expected);
}

/// A structure in several values, in a stack slot, and at an address.
#[test]
fn structures() {
    let (mut backend, long) = backend("structures.x");
    let pair = structure(&mut backend, long);
    let pointer = backend.unit.module.add(PointerType::to(pair));
    let result = backend.define("f", &[I64], |f| {
        let node = Variable::parameter(f.function, 1, "p", pointer);
        let node = f.unit.module.add(node);
        let p = f.declare(I64, node);
        f.define(p, f.parameters[0]);
        f.enter();
        let (first, second) = (load(f, I64, 64), load(f, I64, 72));
        let part = |offset_bits| Leaf {
            offset_bits,
            size_bits: 64,
            ty: Type::int(64),
        };
        let storage = Storage::Leaves(vec![part(0), part(64)]);
        let ty = Type::bits(128);
        let node = f.local("in_values", pair);
        let in_values = f.debug.variable_in(&mut f.unit.module, node, ty, storage);
        f.debug.assign_part(in_values, 0, first);
        f.debug.assign_part(in_values, 1, second);
        let data = ir::StackSlotData::new(ir::StackSlotKind::ExplicitSlot, 16, 3);
        let slot = f.builder.create_sized_stack_slot(data);
        let node = f.local("in_slot", pair);
        f.debug.variable_in_slot(&mut f.unit.module, node, ty, slot);
        let address = f.builder.ins().stack_addr(I64, slot, 0);
        let flags = MemFlagsData::new();
        for (value, offset) in [(second, 0), (first, 8)] {
            f.builder.ins().store(flags, value, address, offset);
        }
        let node = f.local("at_address", pair);
        let at_address = f.debug.variable_at_address(&mut f.unit.module, node, ty);
        let address = f.builder.ins().iadd_imm_s(f.parameters[0], 64);
        f.debug.assign(at_address, address);
        f.statement(3);
        f.builder.ins().nop();
        keep(f, &[first, second]);
        first
    });
    result.expect("it is described");
    let commands = [
        "break 3",
        "run",
        "info locals",
        "print at_address.second = 99",
        "print *(p + 4)",
    ];
    let expected = [
        "in_values = {first = 77, second = 88}",
        "in_slot = {first = 88, second = 77}",
        "at_address = {first = 77, second = 88}",
        "$1 = 99",
        "$2 = {first = 77, second = 99}",
    ];
    assert_shown(backend, ("structures", MAIN), &commands, &expected);
}

/// The document lists these calls.
#[test]
fn the_document_has_all_types() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/cranelift.md");
    let document = std::fs::read_to_string(path).expect("the document");
    for row in [
        "| `I8`, `I16`, `I32`, `I64` |",
        "| `F32`, `F64` |",
        "| `I128` |",
        "| `F16`, `F128` |",
        "| vectors, such as `I32X4` |",
        "| a struct in several values |",
        "| a struct in a stack slot |",
        "| a struct at an address |",
    ] {
        assert!(document.contains(row), "{row}");
    }
}
