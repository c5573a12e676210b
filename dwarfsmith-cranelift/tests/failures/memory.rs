//! Variables in a memory whose base the code loads, such as that of a WebAssembly module.

use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value};
use cranelift_module::{DataDescription, Linkage, Module as _};
use dwarfsmith::build::{CompositeType, LexicalBlock, Member, PointerType, Variable};
use dwarfsmith::metadata::TypeId;
use dwarfsmith::{Bits, Bytes, Type, gimli};
use dwarfsmith_cranelift::{Leaf, Storage};

use crate::kit::backend::Backend;
use crate::kit::body::Body;
use crate::program::{MAIN, assert_shown, backend};

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

/// The value of `v` in line 3, and then in line 4.
const TWO_STOPS: [&str; 6] = [
    "break 3", "break 4", "run", "print v", "continue", "print v",
];

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
        // Offset 16 + 8.
        let expected = match name {
            "constant" => "$1 = {first = 33, second = 44}",
            _ => "$1 = <optimized out>",
        };
        let commands = ["break 3", "run", "print p"];
        assert_shown(backend, (name, CONTEXT), &commands, &[expected]);
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
    let commands = [
        "break 3", "break 4", "run", "print p", "continue", "print p",
    ];
    let expected = [
        "$1 = {first = 11, second = 22}",
        "$2 = {first = 11, second = 55}",
    ];
    assert_shown(backend, ("stores", CONTEXT), &commands, &expected);
}

/// `x` has the value 77 in line 3 and the value 5 in line 6. `y` has two parts. The code of each
/// statement is a store.
#[test]
fn a_variable_is_unknown_until_the_next_assignment() {
    let (mut backend, long) = backend("clear.x");
    let pair = pair(&mut backend);
    let result = backend.define("f", &[I64, I64], |f| {
        let node = f.local("x", long);
        let x = f.debug.variable(&mut f.unit.module, node);
        let node = f.local("y", pair);
        let leaf = |offset_bits| Leaf {
            offset_bits,
            size_bits: 32,
            ty: Type::int(32),
        };
        let storage = Storage::Leaves(vec![leaf(0), leaf(32)]);
        let ty = Type::bits(64);
        let y = f.debug.variable_in(&mut f.unit.module, node, ty, storage);
        f.enter();
        let [a, b] = [f.parameters[0], f.parameters[1]];
        let low = [a, b].map(|value| f.builder.ins().ireduce(I32, value));
        f.debug.assign(x, a);
        f.debug.assign_part(y, 0, low[0]);
        f.debug.assign_part(y, 1, low[1]);
        f.statement(3);
        f.store(a);
        f.debug.clear(x);
        f.debug.clear_part(y, 1);
        f.statement(4);
        f.store(b);
        let next = f.builder.create_block();
        f.builder.ins().jump(next, &[]);
        f.builder.seal_block(next);
        // They are still unknown where another block starts.
        f.enter_at(next, 5);
        f.store(a);
        f.debug.assign(x, b);
        f.debug.clear(y);
        f.statement(6);
        f.store(b);
        f.builder.ins().iadd(a, b)
    });
    result.expect("it is described");
    let mut commands = vec!["break 3", "break 4", "break 5", "break 6", "run"];
    for _ in 0..4 {
        commands.extend(["print x", "print y", "continue"]);
    }
    assert_shown(
        backend,
        ("clear", MAIN),
        &commands,
        &[
            "$1 = 77",
            "$2 = {first = 77, second = 5}",
            "$3 = <optimized out>",
            "$4 = {first = 77, second = <optimized out>}",
            "$5 = <optimized out>",
            "$6 = {first = 77, second = <optimized out>}",
            "$7 = 5",
            "$8 = <optimized out>",
        ],
    );
}

/// To clear a variable or a part that does not exist is a mistake.
#[test]
fn what_does_not_exist_cannot_be_cleared() {
    type Clear = fn(&mut Body<'_, '_>, usize);
    let all: [(Clear, &str); 3] = [
        (|f, _| f.debug.clear(7), "variable 7, which does not exist"),
        (
            |f, _| f.debug.clear_part(7, 0),
            "variable 7, which does not exist",
        ),
        (|f, x| f.debug.clear_part(x, 1), "part 1 of `x`"),
    ];
    for (clear, expected) in all {
        let (mut backend, long) = backend("cleared.x");
        let result = backend.define("f", &[I64, I64], |f| {
            let node = f.local("x", long);
            let x = f.debug.variable(&mut f.unit.module, node);
            f.enter();
            clear(f, x);
            f.statement(3);
            f.parameters[0]
        });
        let error = result.expect_err("it does not exist").to_string();
        assert!(error.contains(expected), "{error}");
    }
}

/// A pointer of 32 bits is a number of 32 bits, on a target whose addresses have 64.
#[test]
fn pointers_of_another_size_than_the_targets() {
    let (mut backend, long) = backend("narrow.x");
    let result = backend.define("f", &[I64, I64], |f| {
        let pointer = PointerType::to(long).size(Bits(32));
        let pointer = f.unit.module.add(pointer);
        f.enter();
        let low = f.builder.ins().ireduce(I32, f.parameters[0]);
        f.let_("p", pointer, low);
        f.statement(3);
        f.builder.ins().iadd(f.parameters[0], f.parameters[1])
    });
    result.expect("it is described");
    let commands = ["break 3", "run", "print p", "print sizeof p"];
    let expected = ["$1 = (long *) 0x4d", "$2 = 4"];
    assert_shown(backend, ("narrow", MAIN), &commands, &expected);
}

/// Code enters a block three times: `v` has the value 77, then the value 5, and then none. Between
/// them, it is not in scope.
#[test]
fn a_scope_is_entered_several_times() {
    let (mut backend, long) = backend("again.x");
    let result = backend.define("f", &[I64, I64], |f| {
        let block = f.unit.module.add(LexicalBlock::new(f.function));
        let node = f.unit.module.add(Variable::local(block, "v", long));
        f.enter();
        let store = |f: &mut Body<'_, '_>, line: u32| {
            f.statement(line);
            f.store(f.parameters[0]);
        };
        f.debug.open(block.into());
        let v = f.debug.variable(&mut f.unit.module, node);
        f.debug.assign(v, f.parameters[0]);
        store(f, 3);
        f.debug.close();
        store(f, 4);
        f.debug.open(block.into());
        f.debug.assign(v, f.parameters[1]);
        store(f, 5);
        f.debug.close();
        store(f, 6);
        f.debug.open(block.into());
        store(f, 7);
        f.debug.close();
        f.statement(8);
        f.builder.ins().iadd(f.parameters[0], f.parameters[1])
    });
    result.expect("it is described");
    let mut commands = vec!["break 3", "break 4", "break 5", "break 6", "break 7", "run"];
    for _ in 0..5 {
        commands.extend(["info locals", "continue"]);
    }
    assert_shown(
        backend,
        ("again", MAIN),
        &commands,
        &[
            "at again.x:3",
            "v = 77",
            "at again.x:4",
            "No locals.",
            "at again.x:5",
            "v = 5",
            "at again.x:6",
            "No locals.",
            "at again.x:7",
            "v = <optimized out>",
        ],
    );
}

/// A variable of the function is added while a block is open. It has its value after the block, too.
/// It was taken for a variable of an inlined call.
#[test]
fn a_variable_of_a_scope_around_the_current_one() {
    let (mut backend, long) = backend("around.x");
    let result = backend.define("f", &[I64, I64], |f| {
        let node = f.local("v", long);
        let block = f.unit.module.add(LexicalBlock::new(f.function));
        f.enter();
        f.debug.open(block.into());
        let v = f.debug.variable(&mut f.unit.module, node);
        f.debug.assign(v, f.parameters[1]);
        for line in [3, 4] {
            f.statement(line);
            f.store(f.parameters[0]);
            if line == 3 {
                f.debug.close();
            }
        }
        f.statement(5);
        f.builder.ins().iadd(f.parameters[0], f.parameters[1])
    });
    result.expect("it is described");
    assert_shown(
        backend,
        ("around", MAIN),
        &TWO_STOPS,
        &["$1 = 5", "around.x:4", "$2 = 5"],
    );
}

/// A variable is added with two storages: first it is a value, then in memory.
#[test]
fn a_variable_has_different_storages_in_different_code() {
    let (mut backend, long) = backend("storages.x");
    let result = backend.define("f", &[I64, I64], |f| {
        let node = f.unit.module.add(Variable::local(f.function, "v", long));
        let module = &mut f.unit.module;
        let value = f.debug.variable(module, node);
        let memory = f.debug.variable_at_address(module, node, Type::int(64));
        f.enter();
        f.debug.assign(value, f.parameters[1]);
        f.statement(3);
        let flags = MemFlagsData::trusted().with_readonly();
        let address = address(f, f.parameters[1], flags);
        let number = f.builder.ins().iconst(I64, 99);
        f.builder
            .ins()
            .store(MemFlagsData::trusted(), number, address, 0);
        f.debug.clear(value);
        f.debug.assign(memory, address);
        f.statement(4);
        f.builder.ins().iadd(f.parameters[0], f.parameters[1])
    });
    result.expect("it is described");
    assert_shown(
        backend,
        ("storages", CONTEXT),
        &TWO_STOPS,
        &["$1 = 16", "$2 = 99"],
    );
}

/// The code never uses the addresses of `memory` and of `f` itself. Only the symbols that the module
/// defines have an address that the linker certainly knows.
#[test]
fn addresses_of_symbols_need_no_register() {
    const DEFINED: &str = "long f(); int main(void) { f(16L); return 0; }\n";
    const IMPORTED: &str = "char memory[64]; long f(); int main(void) { f(16L); return 0; }\n";
    for (linkage, main) in [(Linkage::Export, DEFINED), (Linkage::Import, IMPORTED)] {
        let is_defined = linkage.is_definable();
        let name = ["imported", "defined"][usize::from(is_defined)];
        let (mut backend, long) = backend(&format!("{name}.x"));
        let pair = pair(&mut backend);
        let memory = backend.code.declare_data("memory", linkage, true, false);
        let memory = memory.expect("a declaration");
        if is_defined {
            // The pair at 24 is {33, 44}.
            let mut content = DataDescription::new();
            let numbers = [0, 0, 0, 0, 0, 0, 33u32, 44];
            content.define(numbers.iter().flat_map(|word| word.to_le_bytes()).collect());
            let defined = backend.code.define_data(memory, &content);
            defined.expect("a definition");
        }
        let id = backend.declare("f", &[I64]);
        let function = backend.unit.function("f", 1, None, &[]);
        let result = backend.define_as((id, function), "f", |f, code| {
            let node = f.local("p", pair);
            let ty = Type::bits(64);
            let p = f.debug.variable_at_address(&mut f.unit.module, node, ty);
            f.enter();
            let memory = code.declare_data_in_func(memory, f.builder.func);
            let base = f.builder.ins().symbol_value(I64, memory);
            let offset = f.builder.ins().iadd_imm_s(f.parameters[0], 8);
            let address = f.builder.ins().iadd(base, offset);
            f.debug.assign(p, address);
            let own = code.declare_func_in_func(id, f.builder.func);
            let own = f.builder.ins().func_addr(I64, own);
            f.let_("own", long, own);
            f.statement(3);
            let sum = f.builder.ins().iadd(f.parameters[0], f.parameters[0]);
            f.builder.ins().return_(&[sum]);
        });
        result.expect("it is described");
        let commands = [
            "break 3",
            "run",
            "print p",
            "print own == (long)&f",
            "info symbol own",
        ];
        let p = if is_defined {
            "$1 = {first = 33, second = 44}"
        } else {
            "$1 = <optimized out>"
        };
        let expected = [p, "$2 = 1", "f in section .text"];
        assert_shown(backend, (name, main), &commands, &expected);
    }
}
