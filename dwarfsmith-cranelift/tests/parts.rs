//! A function that was not compiled by Cranelift is described and lowered.

use dwarfsmith::build::{
    BasicType, CompileUnit, InlinedScope, SourceFile, Subprogram, SubroutineType, Variable,
};
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

/// A marker of block 0, with the content of the only variable.
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

/// The record of a function `f` with variables of type `long`, and with the values `v` and `v + 1`.
fn record(variables: &[&str], scopes: &[ScopeRecord]) -> FunctionRecord {
    let variable = |name: &&str| VariableRecord {
        name: (*name).to_owned(),
        ty: LONG,
        storage: Storage::scalar(LONG),
    };
    let sum = Op::Binary {
        op: BinaryOp::Add,
        ty: LONG,
        a: Operand::Value(0),
        b: Operand::Const(1),
    };
    let values = [Op::Root, sum].map(|op| SsaValue { ty: LONG, op });
    FunctionRecord {
        name: "f".to_owned(),
        variables: variables.iter().map(variable).collect(),
        scopes: scopes.to_vec(),
        values: values.to_vec(),
        ..FunctionRecord::default()
    }
}

/// `x` is first the parameter in a0, then the parameter plus 1, which the code never computes. The
/// third instruction overwrites a0.
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
    let record = FunctionRecord {
        parameters: vec![LONG],
        markers: vec![
            marker(0, 1, Operand::Value(0)),
            marker(4, 2, Operand::Value(1)),
        ],
        ..record(&["x"], &[ScopeRecord::default()])
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
    // The range reaches up to the instruction that overwrites a0.
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

/// `x`, and `y` of an inlined call, are `v + 1`, which the code never computes. `v` is in a0, in
/// both blocks of the function.
#[test]
fn what_several_variables_and_blocks_need_is_described_once() {
    // mv t0, a0; nop; nop; nop; ret
    let words = [0x0005_0293, 0x13, 0x13, 0x13, 0x0000_8067u32];
    let code: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut first = marker(0, 1, Operand::Value(1));
    let y = Event {
        variable: 1,
        ..first.events[0]
    };
    first.events.push(y);
    let second = Marker {
        block: 1,
        entry: true,
        scope: 1,
        ..marker(8, 2, Operand::Value(1))
    };
    let inlined = ScopeRecord {
        parent: Some(0),
        inlined: true,
    };
    let mut record = FunctionRecord {
        markers: vec![first, second],
        ..record(&["x", "y"], &[ScopeRecord::default(), inlined])
    };
    for marker in &mut record.markers {
        marker.machine_block = None;
    }
    let block = |start, end, successors| MachineBlock {
        start,
        end,
        successors,
    };
    let blocks = vec![block(0, 8, vec![1]), block(8, 20, Vec::new())];
    let range = ValueRange {
        value: 0,
        start: 0,
        end: 8,
        place: Place::Register(10),
    };
    let mut machine = Machine::new(Isa::Riscv64, code, blocks, vec![range]);
    // The third marker does not exist.
    machine.layout = vec![0, 1, 2];
    machine.place_markers(&mut record);
    assert_eq!(machine.layout, [0, 1]);
    let placed = record.markers.iter().map(|marker| marker.machine_block);
    assert_eq!(placed.collect::<Vec<_>>(), [Some(0), Some(1)]);
    assert_eq!(machine.scope_ranges, [vec![(0, 8)], vec![(8, 20)]]);
    let mut function = CompiledFunction::from_parts(record, machine);
    function.correct();

    let mut module = Module::new(Isa::Riscv64.target());
    let file = module.add(SourceFile::new("f.x").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
    let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
    let [f, g] = ["f", "g"].map(|name| module.add(Subprogram::new(unit, name).at(file, 1)));
    let x = module.add(Variable::local(f, "x", long).at(file, 1));
    let y = module.add(Variable::local(g, "y", long).at(file, 1));
    let call = InlinedScope::within(Scope::Subprogram(f)).instance_of(g);
    let call = Scope::Inlined(module.add(call.called_at(file, 2)));
    let y = module.add(Variable::inlined(call, y));
    let nodes = Nodes {
        subprogram: f,
        files: &[file],
        scopes: &[Scope::Subprogram(f), call],
        variables: &[x, y],
    };
    describe(&mut module, &function, "f", nodes, &[]).expect("it is described");
    // The lifetimes of x and y, the computed one of the sum, and the bounded one of v.
    assert_eq!(module.metadata.lifetimes.ids().count(), 4);
    assert_eq!(module.metadata.fragments.ids().count(), 2);
    let validated = module.validate().expect("it is valid");
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .expect("it is lowered");
    for variable in [x, y] {
        assert!(!matches!(lowered.location(variable), EntryLocation::Absent));
    }
}

/// A marker is superseded if a marker of another block at the same offset is later in the layout,
/// because the block of the first one is empty.
#[test]
fn markers_of_empty_blocks_are_superseded() {
    let block = |start, end| MachineBlock {
        start,
        end,
        successors: Vec::new(),
    };
    let blocks = vec![block(4, 8), block(8, 8), block(8, 12)];
    let mut machine = Machine::new(Isa::Riscv64, vec![0; 12], blocks, Vec::new());
    let at = |block, offset| Marker {
        block,
        ..marker(offset, 1, Operand::Const(0))
    };
    let mut record = FunctionRecord {
        scopes: vec![ScopeRecord::default()],
        markers: vec![at(0, 4), at(1, 8), at(2, 8), at(2, 8)],
        ..FunctionRecord::default()
    };
    machine.layout = vec![0, 1, 2, 3];
    machine.place_markers(&mut record);
    let placed = record.markers.iter();
    let placed: Vec<_> = placed.map(|it| (it.machine_block, it.superseded)).collect();
    assert_eq!(
        placed,
        [
            (Some(0), false),
            (Some(2), true),
            (Some(2), false),
            (Some(2), false)
        ]
    );
}

/// After the last markers of block 0, it has no code: the next machine block begins there, with
/// moves for the edges into block 1.
#[test]
fn markers_at_the_end_of_a_block_are_superseded_if_others_lead_to_the_next_one() {
    let block = |start, end| MachineBlock {
        start,
        end,
        successors: Vec::new(),
    };
    let superseded = |after| {
        let blocks = vec![block(0, 8), block(8, 16)];
        let mut machine = Machine::new(Isa::Riscv64, vec![0; 16], blocks, Vec::new());
        let mut record = FunctionRecord {
            scopes: vec![ScopeRecord::default(); 2],
            markers: [0, 8, 12]
                .map(|offset| marker(offset, 1, Operand::Const(0)))
                .to_vec(),
            ..FunctionRecord::default()
        };
        record.markers[1].scope = 1;
        let last = &mut record.markers[2];
        (last.block, last.entry, last.after) = (1, true, after);
        machine.layout = vec![0, 1, 2];
        machine.place_markers(&mut record);
        let of_inner_scope = machine.scope_ranges[1].clone();
        (record.markers[1].superseded, of_inner_scope)
    };
    assert_eq!(superseded(None), (true, vec![]));
    assert_eq!(superseded(Some(0)), (false, vec![(8, 12)]));
}

/// The last block of a function has no code if it only jumps, and others jump over it.
#[test]
fn markers_at_the_end_of_the_function_have_no_offset() {
    let block = MachineBlock {
        start: 0,
        end: 8,
        successors: Vec::new(),
    };
    let mut machine = Machine::new(Isa::Riscv64, vec![0; 8], vec![block], Vec::new());
    let mut record = FunctionRecord {
        scopes: vec![ScopeRecord::default()],
        markers: [0, 8]
            .map(|offset| marker(offset, 1, Operand::Const(0)))
            .to_vec(),
        ..FunctionRecord::default()
    };
    machine.layout = vec![0, 1];
    machine.place_markers(&mut record);
    let offsets: Vec<_> = record.markers.iter().map(|marker| marker.offset).collect();
    assert_eq!((offsets, machine.layout), (vec![Some(0), None], vec![0]));
}

/// A value of 16 bytes in memory ends where its second half is overwritten; one of four bytes does
/// not end where the bytes after it are.
#[test]
fn values_in_memory_have_the_size_of_their_types() {
    // push rbp; mov rbp, rsp; nop; mov [rbp - 8], rax; nop; ret
    let code = [
        0x55, 0x48, 0x89, 0xe5, 0x90, 0x48, 0x89, 0x45, 0xf8, 0x90, 0xc3,
    ];
    for (ty, offset, end) in [
        (Type::bits(128), -32, 9),
        (Type::int(64), -32, 10),
        (Type::int(32), -28, 10),
        (Type::int(64), -28, 9),
    ] {
        let block = MachineBlock {
            start: 4,
            end: 11,
            successors: Vec::new(),
        };
        let range = ValueRange {
            value: 0,
            start: 4,
            end: 10,
            place: Place::Cfa(offset),
        };
        let mut machine = Machine::new(Isa::X86_64, code.to_vec(), vec![block], vec![range]);
        machine.frame_size = 16;
        let mut record = record(&[], &[]);
        record.values[0].ty = ty;
        record.markers = vec![Marker {
            entry: true,
            events: Vec::new(),
            ..marker(4, 1, Operand::Value(0))
        }];
        let mut function = CompiledFunction::from_parts(record, machine);
        function.correct();
        assert_eq!(function.errors, []);
        let ends: Vec<u32> = function.machine.live.iter().map(|it| it.end).collect();
        assert_eq!(ends, [end], "{ty} at {offset}");
        let ends: Vec<u32> = function.machine.ranges.iter().map(|it| it.end).collect();
        assert_eq!(ends, [if end == 9 { 9 } else { 11 }], "{ty} at {offset}");
    }
}

/// The code before a block's first marker, and a block without markers, belong to the innermost
/// scope that contains the ends of all predecessors.
#[test]
fn moves_for_edges_are_in_the_scope_around_all_predecessors() {
    let block = |start, successors: &[usize]| MachineBlock {
        start,
        end: start + 10,
        successors: successors.to_vec(),
    };
    let blocks = vec![
        block(0, &[1, 2]),
        block(10, &[3]),
        block(20, &[3, 4]),
        // Two predecessors, a marker after moves.
        block(30, &[5]),
        // Without a marker, after one predecessor.
        block(40, &[5]),
        block(50, &[5, 6]),
        // No predecessor is inlined.
        block(60, &[]),
    ];
    let inlined = |parent| ScopeRecord {
        parent: Some(parent),
        inlined: true,
    };
    // Scope 2 and scope 3 are in scope 1.
    let scopes = [ScopeRecord::default(), inlined(0), inlined(1), inlined(1)];
    let markers = [
        (0, 0, 0),
        (1, 10, 2),
        (2, 20, 3),
        (3, 34, 2),
        (5, 54, 0),
        (6, 64, 1),
    ];
    let markers = markers.map(|(block, offset, scope)| Marker {
        block,
        scope,
        events: Vec::new(),
        offset: Some(offset),
        ..marker(0, 1, Operand::Value(0))
    });
    let mut record = FunctionRecord {
        markers: markers.to_vec(),
        ..record(&[], &scopes)
    };
    let mut machine = Machine::new(Isa::X86_64, vec![0x90; 70], blocks, Vec::new());
    machine.layout = (0..6).collect();
    machine.place_markers(&mut record);
    assert_eq!(
        machine.scope_ranges,
        [
            // Block 5 follows block 3, block 4 and itself.
            vec![(0, 10), (50, 64)],
            vec![(30, 34), (64, 70)],
            vec![(10, 20), (34, 40)],
            vec![(20, 30), (40, 50)],
        ]
    );
}
