//! A function that another compiler than Cranelift made: described, lowered, and located.

use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram, SubroutineType, Variable};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::{EntryLocation, LowerOptions};
use dwarfsmith::metadata::Scope;
use dwarfsmith::{Bits, Module, Type, gimli};
use dwarfsmith_cranelift::{
    BinaryOp, CompiledFunction, Event, FunctionRecord, Isa, Machine, MachineBlock, Marker, Nodes,
    Op, Operand, Place, Row, ScopeRecord, Source, SsaValue, Storage, ValueRange, VariableRecord,
    describe,
};

const LONG: Type = Type::int(64);

/// A marker of block 0, with what the only variable holds.
fn marker(offset: u32, line: u32, holds: Operand) -> Marker {
    Marker {
        block: 0,
        entry: offset == 0,
        after: None,
        scope: 0,
        row: Some(Row {
            point: dwarfsmith_cranelift::Point {
                file: 0,
                line,
                column: 0,
            },
            is_stmt: true,
        }),
        events: vec![Event {
            variable: 0,
            part: 0,
            source: Some(Source::Operand(holds)),
        }],
        offset: Some(offset),
        machine_block: Some(0),
        superseded: false,
    }
}

/// `x` is the parameter, in a0; then `x + 1`, which the code never computes; a0 is overwritten by
/// the third instruction.
#[test]
fn values_are_extended_and_recomputed() {
    // mv t0, a0; nop; li a0, 0; nop; ret
    let words = [
        0x0005_0293,
        0x0000_0013,
        0x0000_0513,
        0x0000_0013,
        0x0000_8067u32,
    ];
    let code: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let sum = Op::Binary {
        op: BinaryOp::Add,
        ty: LONG,
        a: Operand::Value(0),
        b: Operand::Const(1),
    };
    let value = |op| SsaValue { ty: LONG, op };
    let record = FunctionRecord {
        name: "f".to_owned(),
        parameters: vec![LONG],
        variables: vec![VariableRecord {
            name: "x".to_owned(),
            ty: LONG,
            storage: Storage::scalar(LONG),
        }],
        scopes: vec![ScopeRecord::default()],
        values: vec![value(Op::Root), value(sum)],
        markers: vec![
            marker(0, 1, Operand::Value(0)),
            marker(4, 2, Operand::Value(1)),
        ],
        ..FunctionRecord::default()
    };
    let block = MachineBlock {
        start: 0,
        end: 20,
        // An edge to a block that does not exist is ignored.
        successors: vec![7],
    };
    let range = ValueRange {
        value: 0,
        start: 0,
        end: 4,
        place: Place::Register(10),
    };
    let mut machine = Machine::new(Isa::Riscv64, code, vec![block], vec![range]);
    machine.layout = vec![0, 1];
    machine.scope_ranges = vec![vec![(0, 20)]];
    let mut function = CompiledFunction::from_parts(record, machine);
    function.correct();
    assert_eq!(function.errors, []);
    // To where a0 is overwritten.
    assert_eq!(function.machine.ranges, [ValueRange { end: 12, ..range }]);

    let mut module = Module::new(Isa::Riscv64.target());
    let file = module.add(SourceFile::new("f.x").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
    let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
    let ty = module.add(SubroutineType::new().returns(long).parameter(long));
    let subprogram = module.add(Subprogram::new(unit, "f").at(file, 1).with_type(ty));
    let x = module.add(Variable::parameter(subprogram, 1, "x", long).at(file, 1));
    let nodes = Nodes {
        subprogram,
        files: &[file],
        scopes: &[Scope::Subprogram(subprogram)],
        variables: &[x],
    };
    describe(&mut module, &function, "f", nodes, &[]).expect("it is described");
    let validated = module.validate().expect("it is valid");
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .expect("it is lowered");
    let EntryLocation::List(list) = lowered.location(x) else {
        panic!("no location list");
    };
    let ranges: Vec<_> = lowered
        .entries(list.clone())
        .iter()
        .map(|entry| (entry.range.start.0, entry.range.end.0))
        .collect();
    assert_eq!(ranges, [(0, 4), (4, 12)]);
}
