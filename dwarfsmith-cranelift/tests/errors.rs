//! Ranges that cannot be correct are reported with the function and the variable, and removed.

use dwarfsmith::Type;
use dwarfsmith_cranelift::{
    CompiledFunction, Event, FunctionRecord, Isa, Machine, MachineBlock, Marker, Op, Operand,
    Place, RangeProblem, Source, SsaValue, Storage, ValueRange, VariableRecord,
};

fn function(ranges: Vec<ValueRange>) -> CompiledFunction {
    let ty = Type::int(64);
    let record = FunctionRecord {
        name: "f".to_owned(),
        variables: vec![VariableRecord {
            name: "x".to_owned(),
            ty,
            storage: Storage::scalar(ty),
        }],
        values: vec![SsaValue { ty, op: Op::Root }],
        markers: vec![Marker {
            block: 0,
            entry: true,
            after: None,
            scope: 0,
            row: None,
            events: vec![Event {
                variable: 0,
                part: 0,
                source: Some(Source::Operand(Operand::Value(0))),
            }],
            offset: Some(0),
            machine_block: Some(0),
            superseded: false,
        }],
        ..FunctionRecord::default()
    };
    // Four times `nop`, then `ret`.
    let machine = Machine::new(
        Isa::X86_64,
        vec![0x90, 0x90, 0x90, 0x90, 0xc3],
        vec![MachineBlock {
            start: 0,
            end: 5,
            successors: Vec::new(),
        }],
        ranges,
    );
    let mut function = CompiledFunction::from_parts(record, machine);
    function.correct();
    function
}

fn range(value: usize, start: u32, end: u32, register: u16) -> ValueRange {
    ValueRange {
        value,
        start,
        end,
        place: Place::Register(register),
    }
}

#[test]
fn the_rest_is_kept() {
    let function = function(vec![
        range(0, 0, 2, 0),
        range(0, 1, 3, 3),
        range(0, 2, 4, 3),
        range(0, 4, 9, 0),
        range(0, 4, 5, 999),
        range(7, 0, 5, 0),
    ]);
    let problems: Vec<_> = function.errors.iter().map(|error| error.problem).collect();
    assert_eq!(
        problems,
        [
            RangeProblem::Overlap,
            RangeProblem::Outside,
            RangeProblem::Register(999),
            RangeProblem::Value(7)
        ]
    );
    assert_eq!(
        function.errors[0].to_string(),
        "function `f`: the range 0x2..0x4 of `x` overlaps another range of the same value in the same place, and was removed"
    );
    // A value may be in two places at once.
    let kept = [range(0, 0, 5, 0), range(0, 1, 5, 3)];
    assert_eq!(function.machine.ranges, kept);
}
