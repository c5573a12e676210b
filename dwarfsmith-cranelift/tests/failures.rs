//! Legitimate code never fails, mistakes are named, and neither costs the debug information of other
//! functions.

#[path = "../../tests/support/mod.rs"]
mod support;

use std::path::{Path, PathBuf};

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{F32, F64, I8, I32, I64, I128};
use cranelift_codegen::ir::{
    self, AbiParam, Block, InstBuilder, StackSlot, StackSlotData, StackSlotKind, Value,
};
use cranelift_codegen::settings::Configurable;
use cranelift_codegen::{Context, isa, settings};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::{FuncId, Linkage, Module as _, default_libcall_names};
use cranelift_object::{ObjectBuilder, ObjectModule};
use dwarfsmith::build::{BasicType, CompositeType, Member, Variable};
use dwarfsmith::metadata::{SubprogramId, TypeId, VariableId};
use dwarfsmith::{Bits, Bytes, Type, gimli};
use dwarfsmith_cranelift::{
    CompiledFunction, DebugBuilder, DebugUnit, Event, FunctionRecord, Isa, Leaf, Machine,
    MachineBlock, Marker, Nodes, Op, Operand, Place, Point, Source, SsaValue, Storage, UnitError,
    ValueRange, VariableRecord, describe, enable,
};

/// A backend for one object file.
struct Backend {
    code: ObjectModule,
    unit: DebugUnit,
}

/// A function while it is built.
struct Body<'a, 'f> {
    builder: FunctionBuilder<'f>,
    debug: DebugBuilder,
    unit: &'a mut DebugUnit,
    function: SubprogramId,
    entry: Block,
    parameters: Vec<Value>,
}

impl Backend {
    fn new(source: &str, unit: Isa) -> Backend {
        let mut flags = settings::builder();
        enable(&mut flags).expect("settings");
        flags.set("opt_level", "speed").expect("a setting");
        let target = isa::lookup_by_name("x86_64-unknown-linux-gnu").expect("a target");
        let isa = target.finish(settings::Flags::new(flags)).expect("an ISA");
        let builder = ObjectBuilder::new(isa, source, default_libcall_names());
        Backend {
            code: ObjectModule::new(builder.expect("a builder")),
            unit: DebugUnit::new(unit, Path::new(source), gimli::DW_LANG_C11, "test"),
        }
    }

    fn number(&mut self, name: &str, bits: u64, encoding: gimli::DwAte) -> TypeId {
        let ty = BasicType::new(name, Bits(bits), encoding);
        self.unit.module.add(ty).into()
    }

    /// Declares a function that returns an integer of 64 bits.
    fn declare(&mut self, name: &str, parameters: &[ir::Type]) -> FuncId {
        let mut signature = self.code.make_signature();
        signature.params = parameters.iter().map(|ty| AbiParam::new(*ty)).collect();
        signature.returns.push(AbiParam::new(I64));
        let id = self
            .code
            .declare_function(name, Linkage::Export, &signature);
        id.expect("a declaration")
    }

    /// Compiles a function in line 1. `build` returns its result.
    fn define(
        &mut self,
        name: &str,
        parameters: &[ir::Type],
        build: impl FnOnce(&mut Body<'_, '_>) -> Value,
    ) -> Result<(), UnitError> {
        let id = self.declare(name, parameters);
        let function = self.unit.function(name, 1, None, &[]);
        let mut context = Context::new();
        let declaration = self.code.declarations().get_function_decl(id);
        context.func.signature = declaration.signature.clone();
        let mut frontend = FunctionBuilderContext::new();
        let mut builder = FunctionBuilder::new(&mut context.func, &mut frontend);
        let entry = builder.create_block();
        builder.append_block_params_for_function_params(entry);
        builder.seal_block(entry);
        builder.switch_to_block(entry);
        let mut body = Body {
            parameters: builder.block_params(entry).to_vec(),
            debug: DebugBuilder::new(name, 1, function),
            unit: &mut self.unit,
            builder,
            function,
            entry,
        };
        let result = build(&mut body);
        body.builder.ins().return_(&[result]);
        let Body { builder, debug, .. } = body;
        builder.finalize(self.code.isa().frontend_config());
        let built = debug.finish(&mut context.func);
        let errors = self.unit.define(&mut self.code, id, &mut context, built)?;
        assert_eq!(errors, []);
        Ok(())
    }

    /// Writes the object file, and links it with `main`, in C.
    fn program(self, name: &str, main: &str) -> PathBuf {
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let path = |end: &str| directory.join(format!("failures-{name}{end}"));
        let mut product = self.code.finish();
        self.unit
            .add_to(&mut product)
            .unwrap_or_else(|error| panic!("{error}"));
        std::fs::write(path(".o"), product.emit().expect("an object")).expect("a file");
        std::fs::write(path(".c"), main).expect("a file");
        support::link(&[&path(".c"), &path(".o")], &path(""));
        path("")
    }
}

impl Body<'_, '_> {
    /// Enters the entry block, after the parameters have values.
    fn enter(&mut self) {
        self.debug.enter(&mut self.builder, self.entry, None);
        self.debug.statement(&mut self.builder, 2);
    }

    fn local(&mut self, name: &str, ty: TypeId) -> VariableId {
        self.unit
            .module
            .add(Variable::local(self.function, name, ty))
    }

    /// A parameter with its value.
    fn parameter(&mut self, index: usize, name: &str, ty: TypeId) -> cranelift_frontend::Variable {
        let node = Variable::parameter(self.function, index as u32 + 1, name, ty);
        let node = self.unit.module.add(node);
        let value = self.parameters[index];
        let own = self.builder.func.dfg.value_type(value);
        let variable = self
            .debug
            .declare(&mut self.builder, own, &mut self.unit.module, node);
        self.debug.define(&mut self.builder, variable, value);
        variable
    }

    /// A local variable with a value, from the next statement on.
    fn let_(&mut self, name: &str, ty: TypeId, value: Value) {
        let node = self.local(name, ty);
        let variable = self.debug.variable(&mut self.unit.module, node);
        self.debug.assign(variable, value);
    }
}

fn backend(source: &str) -> (Backend, TypeId) {
    let mut backend = Backend::new(source, Isa::X86_64);
    let long = backend.number("long", 64, gimli::DW_ATE_signed);
    (backend, long)
}

const MAIN: &str = "long f(); int main(void) { f(77L, 5L); return 0; }\n";

/// Two parts of a struct have one value, another one contains it, and two others hold the two values
/// of a loop in turn.
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
    let program = backend.program("same", MAIN);
    let output = support::gdb(&program, &["break 3", "run", "print s"]);
    support::assert_in_order(&output, &["{a = 77, h = 77, i = 77, j = 77}"]);
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
    let program = backend.program("entry", MAIN);
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

/// The error of a function does not concern the others.
#[test]
fn a_function_with_an_error_costs_no_other() {
    let (mut backend, long) = backend("rest.x");
    let int = backend.number("int", 32, gimli::DW_ATE_signed);
    let result = backend.define("bad", &[I64], |f| {
        f.parameter(0, "x", long);
        f.enter();
        let sum = f.builder.ins().iadd_imm_s(f.parameters[0], 1);
        f.let_("good", long, sum);
        f.let_("y", int, sum);
        f.debug.statement(&mut f.builder, 3);
        f.builder.ins().imul(sum, sum)
    });
    assert_eq!(
        result.expect_err("a wrong type").to_string(),
        "function `bad`: `y` is described as i32, but has a value of type i64; assign a value of the variable's type"
    );
    let result = backend.define("f", &[I64], |f| {
        f.parameter(0, "x", long);
        f.enter();
        f.builder.ins().iadd_imm_s(f.parameters[0], 1)
    });
    result.expect("it is described");
    let program = backend.program("rest", MAIN);
    let output = support::gdb(&program, &["break *f", "run", "info args"]);
    support::assert_in_order(&output, &["x = 77"]);
}

/// A function that cannot be described leaves nothing in the module.
#[test]
fn a_function_is_described_completely_or_not_at_all() {
    let (mut backend, long) = backend("atomic.x");
    let unit = &mut backend.unit;
    let f = unit.function("f", 1, None, &[]);
    let x = unit.module.add(Variable::local(f, "x", long));
    let ty = Type::int(64);
    let address = Op::SlotAddress { slot: 5, offset: 0 };
    let values = [(ty, Op::Root), (Type::PTR, address)];
    let block = MachineBlock {
        start: 0,
        end: 2,
        successors: Vec::new(),
    };
    let events = (0..2).map(|value| Event {
        variable: value,
        part: 0,
        source: Some(Source::Operand(Operand::Value(value))),
    });
    let marker = Marker {
        block: 0,
        entry: true,
        after: None,
        scope: 0,
        row: None,
        events: events.collect(),
        offset: Some(0),
        machine_block: Some(0),
        superseded: false,
    };
    let record = FunctionRecord {
        name: "f".to_owned(),
        variables: vec![
            VariableRecord {
                name: "x".to_owned(),
                ty,
                storage: Storage::scalar(ty),
            };
            2
        ],
        values: values.map(|(ty, op)| SsaValue { ty, op }).into(),
        markers: vec![marker],
        ..FunctionRecord::default()
    };
    let place = ValueRange {
        value: 0,
        start: 0,
        end: 2,
        place: Place::Register(0),
    };
    let mut machine = Machine::new(Isa::X86_64, vec![0x90, 0xc3], vec![block], vec![place]);
    machine.layout = vec![0];
    let function = CompiledFunction::from_parts(record, machine);
    let nodes = Nodes {
        subprogram: f,
        files: &unit.files,
        scopes: &[f.into()],
        variables: &[x, x],
    };
    let count = |unit: &DebugUnit| {
        let metadata = &unit.module.metadata;
        (metadata.lifetimes.len(), metadata.fragments.len())
    };
    let before = count(unit);
    let result = describe(&mut unit.module, &function, "f", nodes, &[]);
    assert_eq!(
        result.expect_err("a slot that does not exist").to_string(),
        "variable `x`: a debug record names slot 5, which is not recorded; record it first"
    );
    assert_eq!(count(unit), before);
}

/// What Cranelift computes when it compiles, and what it computes in ways that expressions can, is
/// shown.
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
    let program = backend.program("consts", MAIN);
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

/// What a mistake in the use of the API says.
fn mistake(build: impl FnOnce(&mut Body<'_, '_>, TypeId, Value)) -> String {
    let (mut backend, long) = backend("mistake.x");
    let result = backend.define("f", &[I64], |f| {
        f.parameter(0, "x", long);
        f.enter();
        let sum = f.builder.ins().iadd_imm_s(f.parameters[0], 1);
        build(f, long, sum);
        f.debug.statement(&mut f.builder, 9);
        f.builder.ins().imul(sum, sum)
    });
    let message = result.expect_err("a mistake").to_string();
    let mut product = backend.code.finish();
    backend
        .unit
        .add_to(&mut product)
        .expect("the rest is emitted");
    let message = message.strip_prefix("function `f`: ");
    message.expect("the function's name").to_owned()
}

fn slot(f: &mut Body<'_, '_>, size: u32) -> StackSlot {
    let data = StackSlotData::new(StackSlotKind::ExplicitSlot, size, 3);
    f.builder.create_sized_stack_slot(data)
}

#[test]
fn mistakes_are_named() {
    let found = mistake(|f, _, sum| f.debug.assign(99, sum));
    assert_eq!(
        found,
        "a value is assigned to variable 99, which does not exist; use an index of a variable that was added to this function"
    );
    let found = mistake(|f, long, sum| {
        let node = f.local("v", long);
        let variable = f.debug.variable(&mut f.unit.module, node);
        f.debug.assign_part(variable, 3, sum);
    });
    assert_eq!(
        found,
        "a value is assigned to part 3 of `v`, which has 1; count the parts from 0"
    );
    let found = mistake(|f, _, sum| {
        let variable = f.builder.declare_var(I64);
        f.debug.define(&mut f.builder, variable, sum);
    });
    assert_eq!(
        found,
        "variable 1 of cranelift-frontend is defined, but was not declared; declare it with `DebugBuilder::declare`, or define it with `FunctionBuilder::def_var`"
    );
    let found = mistake(|f, long, _| {
        let value = f.builder.ins().f64const(1.5);
        let value = f.builder.ins().fadd(value, value);
        let unknown = f.builder.ins().bitcast(I64, ir::MemFlagsData::new(), value);
        let unknown = f.builder.ins().fcvt_from_sint(F64, unknown);
        f.let_("v", long, unknown);
    });
    assert_eq!(
        found,
        "`v` is described as i64, but has a value of type f64; assign a value of the variable's type"
    );
    let found = mistake(|f, _, _| f.debug.close());
    assert_eq!(
        found,
        "a scope is closed, but none is open; call `close` once for each `open` and `inline`"
    );
    let found = mistake(|f, _, _| {
        let block = f
            .unit
            .module
            .add(dwarfsmith::build::LexicalBlock::new(f.function));
        f.debug.open(block.into());
    });
    assert_eq!(
        found,
        "the number of scopes that are not closed is 1; call `close` once for each `open` and `inline`"
    );
    let found = mistake(|f, _, _| f.debug.statement(&mut f.builder, 0));
    assert_eq!(found, "a position has line 0; count lines from 1");
    let found = mistake(|f, _, _| {
        let at = Point {
            file: 7,
            line: 3,
            column: 1,
        };
        f.debug.statement(&mut f.builder, at);
    });
    assert_eq!(
        found,
        "a position has file 7, which does not exist; add the file to `DebugUnit::files`"
    );
    let found = mistake(|f, _, _| {
        let at = Point {
            file: 7,
            line: 3,
            column: 1,
        };
        f.debug.inline(f.unit, f.function, at);
        f.debug.close();
    });
    assert_eq!(
        found,
        "a position has file 7, which does not exist; add the file to `DebugUnit::files`"
    );
}

#[test]
fn mistakes_of_slots_and_parts_are_named() {
    let found = mistake(|f, long, _| {
        let node = f.local("v", long);
        let slot = StackSlot::from_u32(99);
        f.debug
            .variable_in_slot(&mut f.unit.module, node, Type::int(64), slot);
    });
    assert_eq!(
        found,
        "`v` is in a stack slot that the function does not have; create the slot in this function"
    );
    let found = mistake(|f, long, _| {
        let node = f.local("v", long);
        let slot = slot(f, 4);
        f.debug
            .variable_in_slot(&mut f.unit.module, node, Type::int(64), slot);
    });
    assert_eq!(
        found,
        "`v` has 64 bits, but its stack slot has 32 bits; use a larger slot"
    );
    let found = mistake(|f, long, _| {
        let node = f.local("v", long);
        f.debug
            .variable_in(&mut f.unit.module, node, Type::int(64), Storage::Slot(3));
    });
    assert_eq!(
        found,
        "`v` is in a stack slot that the function does not have; create the slot in this function"
    );
    let found = mistake(|f, long, _| {
        let node = f.local("v", long);
        let half = |offset_bits| Leaf {
            offset_bits,
            size_bits: 32,
            ty: Type::int(32),
        };
        let storage = Storage::Leaves(vec![half(0), half(16)]);
        f.debug
            .variable_in(&mut f.unit.module, node, Type::int(64), storage);
    });
    assert_eq!(
        found,
        "the parts of `v` overlap, are not in ascending order, are not in the variable, or have types of other sizes; change its leaves"
    );
}

#[test]
fn other_functions_and_instruction_sets_are_rejected() {
    let mut backend = Backend::new("isa.x", Isa::Aarch64);
    let result = backend.define("f", &[I64], |f| {
        f.enter();
        f.parameters[0]
    });
    assert_eq!(
        result.expect_err("another ISA").to_string(),
        "function `f`: its code is for x86_64, but the unit is for aarch64; create the unit with `Isa::of` of the module's ISA"
    );
    let (mut backend, _) = self::backend("id.x");
    let other = backend.declare("g", &[I64]);
    let function = backend.unit.function("f", 1, None, &[]);
    let mut context = Context::new();
    let mut frontend = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut context.func, &mut frontend);
    let entry = builder.create_block();
    builder.seal_block(entry);
    let mut debug = DebugBuilder::new("f", 1, function);
    debug.enter(&mut builder, entry, None);
    builder.ins().return_(&[]);
    builder.finalize(backend.code.isa().frontend_config());
    let built = debug.finish(&mut context.func);
    let result = backend
        .unit
        .define(&mut backend.code, other, &mut context, built);
    assert_eq!(
        result.expect_err("another function").to_string(),
        "function `f`: the declaration of the symbol `g` is that of another function; use the `FuncId` of this function"
    );
}
