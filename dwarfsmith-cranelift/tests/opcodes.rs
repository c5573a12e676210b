//! No operation of Cranelift on values or constants of any type makes a function fail: a value that
//! cannot be recomputed has no location.

mod kit;

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::immediates::{Ieee16, Ieee32, Ieee64};
use cranelift_codegen::ir::instructions::{InstructionFormat, ResolvedConstraint};
use cranelift_codegen::ir::types::*;
use cranelift_codegen::ir::{
    self, Function, InstBuilder, InstBuilderBase, InstructionData, Opcode, Value,
};
use cranelift_codegen::isa::{CallConv, OwnedTargetIsa};
use cranelift_frontend::FunctionBuilder;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{Type, gimli};
use dwarfsmith_cranelift::{
    CompiledFunction, FunctionRecord, Isa, Leaf, Machine, MachineBlock, Nodes, Op, Place, Storage,
    ValueRange, describe,
};
use kit::body::{self, Body, Settings, number};
use kit::{X86_64, isa, signature, unit};

const TYPES: [ir::Type; 16] = [
    I8, I16, I32, I64, I128, F16, F32, F64, F128, I8X16, I16X8, I32X4, I64X2, F32X4, F64X2, F16X8,
];

/// The type of a variable with a value.
fn own(ty: ir::Type) -> Type {
    match ty {
        F32 => Type::F32,
        F64 => Type::F64,
        _ if ty.is_int() && ty.bits() <= 64 => Type::int(ty.bits() as u16),
        _ => Type::bits(u64::from(ty.bits())),
    }
}

/// The instruction of an operation on values; `None` for control flow, memory and calls.
fn instruction(opcode: Opcode, args: &[Value]) -> Option<InstructionData> {
    Some(match (opcode.format(), args) {
        (InstructionFormat::Unary, &[arg]) => InstructionData::Unary { opcode, arg },
        (InstructionFormat::Binary, &[a, b]) => InstructionData::Binary {
            opcode,
            args: [a, b],
        },
        (InstructionFormat::Ternary, &[a, b, c]) => InstructionData::Ternary {
            opcode,
            args: [a, b, c],
        },
        (InstructionFormat::IntCompare, &[a, b]) => InstructionData::IntCompare {
            opcode,
            cond: IntCC::UnsignedLessThanOrEqual,
            args: [a, b],
        },
        (InstructionFormat::FloatCompare, &[a, b]) => InstructionData::FloatCompare {
            opcode,
            cond: FloatCC::LessThan,
            args: [a, b],
        },
        (InstructionFormat::BinaryImm8, &[arg]) => InstructionData::BinaryImm8 {
            opcode,
            arg,
            imm: 0,
        },
        (InstructionFormat::TernaryImm8, &[a, b]) => InstructionData::TernaryImm8 {
            opcode,
            args: [a, b],
            imm: 0,
        },
        _ => return None,
    })
}

/// The types of an operation's arguments, for each choice of those that are free.
fn arguments(opcode: Opcode, control: ir::Type) -> Vec<Vec<ir::Type>> {
    let constraints = opcode.constraints();
    let mut all: Vec<Vec<ir::Type>> = vec![Vec::new()];
    for index in 0..constraints.num_fixed_value_arguments() {
        let choices = match constraints.value_argument_constraint(index, control) {
            ResolvedConstraint::Bound(ty) => vec![ty],
            ResolvedConstraint::Free(set) => {
                let types = TYPES.into_iter().filter(|ty| set.contains(*ty));
                types.collect()
            }
        };
        let longer = |known: &Vec<ir::Type>| {
            let known = known.clone();
            let with = |ty: &ir::Type| [known.clone(), vec![*ty]].concat();
            choices.iter().map(with).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// A constant of a type; `None` if there is no instruction for it.
fn constant(builder: &mut FunctionBuilder<'_>, ty: ir::Type) -> Option<Value> {
    Some(match ty {
        F16 => builder.ins().f16const(Ieee16::with_bits(0x4200)),
        F32 => builder.ins().f32const(Ieee32::with_float(3.0)),
        F64 => builder.ins().f64const(Ieee64::with_float(3.0)),
        I128 => {
            let low = builder.ins().iconst(I64, -3);
            builder.ins().sextend(I128, low)
        }
        _ if ty.is_int() => builder.ins().iconst(ty, 3),
        _ => return None,
    })
}

/// The code of a function with the markers of a record and with places for the values that are not
/// computed, in the first half.
fn machine(record: &mut FunctionRecord) -> Machine {
    let block = MachineBlock {
        start: 0,
        end: 16,
        successors: Vec::new(),
    };
    let roots = record.values.iter().enumerate();
    let roots = roots.filter(|(_, value)| value.op == Op::Root);
    let ranges = roots.map(|(value, _)| ValueRange {
        value,
        start: 0,
        end: 8,
        // A vector register, for values of all sizes.
        place: Place::Register(17 + value as u16 % 16),
    });
    let mut machine = Machine::new(Isa::X86_64, vec![0x90; 16], vec![block], ranges.collect());
    machine.layout = (0..record.markers.len()).collect();
    for (index, marker) in record.markers.iter_mut().enumerate() {
        marker.offset = Some(index as u32);
    }
    machine.place_markers(record);
    machine
}

/// Builds a function with one operation, whose results are variables. Returns true if the operation
/// is in the function.
fn operation(
    f: &mut Body<'_, '_>,
    (opcode, control): (Opcode, ir::Type),
    types: &[ir::Type],
    constants: bool,
) -> bool {
    f.debug.enter(&mut f.builder, f.entry, None);
    let args = match constants {
        true => {
            let args = types.iter().map(|ty| constant(&mut f.builder, *ty));
            args.collect::<Option<Vec<_>>>()
        }
        false => Some(f.parameters.clone()),
    };
    let data = args.and_then(|args| instruction(opcode, &args));
    let is_found = data.is_some();
    if let Some(data) = data {
        let (inst, dfg) = f.builder.ins().build(data, control);
        for result in dfg.inst_results(inst).to_vec() {
            let ty = f.builder.func.dfg.value_type(result);
            let node = number(f.unit, "t", ty.bits().into(), gimli::DW_ATE_unsigned);
            let node = f.local("x", node);
            let leaf = Leaf {
                offset_bits: 0,
                size_bits: ty.bits(),
                ty: own(ty),
            };
            let storage = Storage::Leaves(vec![leaf]);
            let module = &mut f.unit.module;
            let variable = f.debug.variable_in(module, node, own(ty), storage);
            f.debug.assign(variable, result);
        }
    }
    f.statement(2);
    f.builder.ins().return_(&[]);
    is_found
}

/// Describes a function with one operation. Returns true if the operation is in the function.
fn case(
    isa: &OwnedTargetIsa,
    (opcode, control): (Opcode, ir::Type),
    types: &[ir::Type],
    constants: bool,
) -> bool {
    let mut unit = unit(isa, "f.x");
    let f = unit.function("f", 1, None, &[]);
    let mut func = Function::new();
    func.signature = signature(CallConv::SystemV, types, &[]);
    let mut is_found = false;
    let settings = Settings::of(&**isa);
    let mut built = body::build(&mut func, settings, (&mut unit, f), "f", |f| {
        is_found = operation(f, (opcode, control), types, constants);
    });
    if !is_found {
        return false;
    }
    let machine = machine(&mut built.record);
    let mut function = CompiledFunction::from_parts(built.record, machine);
    function.correct();
    let nodes = Nodes {
        subprogram: built.subprogram,
        files: &unit.files,
        scopes: &built.scopes,
        variables: &built.variables,
    };
    let control = (control != INVALID).then_some(control);
    let what = format!("{opcode} of {control:?} on {types:?}, constants: {constants}");
    describe(&mut unit.module, &function, "f", nodes, &[])
        .unwrap_or_else(|error| panic!("{what}: {error}"));
    let valid = unit.module.validate();
    let valid = valid.unwrap_or_else(|errors| panic!("{what}: {errors}"));
    let lowered = valid.lower(&LowerOptions::new(Dialect::Dwarf5));
    lowered.unwrap_or_else(|error| panic!("{what}: {error}"));
    true
}

#[test]
fn no_operation_on_any_type_fails() {
    let isa = isa(X86_64, &[]);
    let mut count = 0;
    // No target has vectors of dynamic size.
    let all = Opcode::all().iter();
    for opcode in all.filter(|opcode| **opcode != Opcode::ExtractVector) {
        let controls = match opcode.constraints().ctrl_typeset() {
            Some(set) => TYPES.into_iter().filter(|ty| set.contains(*ty)).collect(),
            None => vec![INVALID],
        };
        for control in controls {
            for types in arguments(*opcode, control) {
                for constants in [false, true] {
                    count += u32::from(case(&isa, (*opcode, control), &types, constants));
                }
            }
        }
    }
    assert!(count > 1000, "{count}");
}
