//! Variables in a memory whose base the code loads, such as that of a WebAssembly module.

use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value};
use dwarfsmith::build::{CompositeType, Member};
use dwarfsmith::metadata::TypeId;
use dwarfsmith::{Bytes, Type, gimli};

use crate::kit::backend::Backend;
use crate::kit::body::Body;
use crate::program::{backend, program};
use crate::support;

/// `f` gets the address of a context. The base of the memory is at offset 8 in it.
const CONTEXT: &str = "
struct pair { int first, second; };
char memory[64];
struct { long other; void *base; } context = { 0, memory };
long f();
int main(void) {
  *(struct pair *)(memory + 16) = (struct pair){ 11, 22 };
  *(struct pair *)(memory + 24) = (struct pair){ 33, 44 };
  f(&context, 16);
  return 0;
}
";

fn pair(backend: &mut Backend) -> TypeId {
    let int = backend.number("int", 32, gimli::DW_ATE_signed);
    let module = &mut backend.unit.module;
    let pair = module.add(CompositeType::structure("pair", Bytes(8)));
    module.add(Member::new(pair, "first", int).at_byte(0));
    module.add(Member::new(pair, "second", int).at_byte(4));
    pair.into()
}

/// The address in the program of an offset in the memory.
fn address(f: &mut Body<'_, '_>, offset: Value, flags: MemFlagsData) -> Value {
    let base = f.builder.ins().load(I64, flags, f.parameters[0], 8);
    f.builder.ins().iadd(base, offset)
}

/// The code never loads the base: only debug information uses it. The load is removed, and the
/// debugger reads the base from the context. Without `readonly`, it may be another one by then.
#[test]
fn a_load_from_memory_that_does_not_change_is_repeated() {
    let constant = MemFlagsData::trusted().with_readonly();
    let flags = [
        ("constant", constant),
        ("changing", MemFlagsData::trusted()),
    ];
    for (name, flags) in flags {
        let (mut backend, _) = backend(&format!("{name}.x"));
        let pair = pair(&mut backend);
        let result = backend.define("f", &[I64, I64], |f| {
            let node = f.local("p", pair);
            let ty = Type::bits(64);
            let p = f.debug.variable_at_address(&mut f.unit.module, node, ty);
            f.enter();
            let offset = f.builder.ins().iadd_imm_s(f.parameters[1], 8);
            let address = address(f, offset, flags);
            f.debug.assign(p, address);
            f.statement(3);
            // The context and the offset stay in their registers.
            let sum = f.builder.ins().iadd(f.parameters[0], f.parameters[1]);
            f.statement(4);
            sum
        });
        result.expect("it is described");
        let program = program(backend, name, CONTEXT);
        let output = support::gdb(&program, &["break 3", "run", "print p"]);
        // Offset 16 + 8.
        let expected = match name {
            "constant" => "$1 = {first = 33, second = 44}",
            _ => "$1 = <optimized out>",
        };
        support::assert_in_order(&output, &[expected]);
    }
}

/// The debugger reads the memory when it stops, also after the code has changed it.
#[test]
fn memory_at_a_loaded_base_is_read_when_the_program_stops() {
    let (mut backend, _) = backend("stores.x");
    let pair = pair(&mut backend);
    let result = backend.define("f", &[I64, I64], |f| {
        let node = f.local("p", pair);
        let ty = Type::bits(64);
        let p = f.debug.variable_at_address(&mut f.unit.module, node, ty);
        f.enter();
        let flags = MemFlagsData::trusted().with_readonly();
        let address = address(f, f.parameters[1], flags);
        f.debug.assign(p, address);
        f.statement(3);
        let number = f.builder.ins().iconst(I32, 55);
        let flags = MemFlagsData::trusted();
        f.builder.ins().store(flags, number, address, 4);
        f.statement(4);
        f.builder.ins().iadd(f.parameters[0], f.parameters[1])
    });
    result.expect("it is described");
    let program = program(backend, "stores", CONTEXT);
    let commands = [
        "break 3", "break 4", "run", "print p", "continue", "print p",
    ];
    let expected = [
        "$1 = {first = 11, second = 22}",
        "$2 = {first = 11, second = 55}",
    ];
    support::assert_in_order(&support::gdb(&program, &commands), &expected);
}
