//! Mistakes are named, and cost the debug information of no other function.

use cranelift_codegen::Context;
use cranelift_codegen::ir::types::{F64, I64};
use cranelift_codegen::ir::{self, InstBuilder, StackSlot, StackSlotData, StackSlotKind, Value};
use cranelift_module::Module as _;
use dwarfsmith::build::Variable;
use dwarfsmith::metadata::TypeId;
use dwarfsmith::{Type, gimli};
use dwarfsmith_cranelift::{
    CompiledFunction, DebugUnit, Event, FunctionRecord, Isa, Leaf, Machine, MachineBlock, Marker,
    Nodes, Op, Operand, Place, Point, Source, SsaValue, Storage, ValueRange, VariableRecord,
    describe,
};

use crate::kit::backend::Backend;
use crate::kit::body::{self, Body, Settings};
use crate::kit::{AARCH64, X86_64, isa, unit};
use crate::program::{MAIN, assert_shown, backend};

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
    let commands = ["break *f", "run", "info args"];
    assert_shown(backend, ("rest", MAIN), &commands, &["x = 77"]);
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

/// The errors for mistakes in the use of the API.
pub fn mistake(build: impl FnOnce(&mut Body<'_, '_>, TypeId, Value)) -> String {
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
    let file = backend.unit.object_file(backend.code.finish());
    file.expect("the rest is emitted");
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
    let elsewhere = Point {
        file: 7,
        line: 3,
        column: 1,
    };
    let found = mistake(|f, _, _| f.debug.statement(&mut f.builder, elsewhere));
    assert_eq!(
        found,
        "a position has file 7, which does not exist; add the file to `DebugUnit::files`"
    );
    let found = mistake(|f, _, _| {
        f.debug.inline(f.unit, f.function, elsewhere);
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
    let mut backend = Backend::new(isa(X86_64, &[]), "isa.x");
    backend.unit = unit(&isa(AARCH64, &[]), "isa.x");
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
    let settings = Settings::of(backend.code.isa());
    let own = (&mut backend.unit, function);
    let built = body::build(&mut context.func, settings, own, "f", |f| {
        f.enter();
        f.builder.ins().return_(&[]);
    });
    let result = backend
        .unit
        .define(&mut backend.code, other, &mut context, built);
    assert_eq!(
        result.expect_err("another function").to_string(),
        "function `f`: the declaration of the symbol `g` is that of another function; use the `FuncId` of this function"
    );
}
