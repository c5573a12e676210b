//! Records whose upgrade would take minutes if the time were quadratic, and variables of many
//! parts.

use super::{module, upgraded};
use dwarfsmith::build::{
    BasicType, CompileUnit, InlinedScope, LexicalBlock, SourceFile, Subprogram, Variable,
};
use dwarfsmith::markers::{BlockIndex, FunctionBody, Referrer, ValueId};
use dwarfsmith::metadata::{Scope, StorageDuration, TypeId, UnitId, VariableId};
use dwarfsmith::upgrade::{
    DIExpressionOperation, Expression, GlobalRecord, Reason, Record, RecordKind, RecordOperand,
    Upgrader, upgrade_globals,
};
use dwarfsmith::{Bits, ByteOffset, Module, Position, Target, Type, text};

fn empty() -> (Module, UnitId, TypeId) {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("a.c").directory("/"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
    let int = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
    (module, unit, int)
}

/// A variable is in value 0 from the start of its function on.
fn record<'r>(variable: VariableId) -> Record<'r> {
    const OPERAND: &[RecordOperand] = &[RecordOperand {
        location: Referrer::Value(ValueId(0)),
        ty: Type::int(64),
    }];
    Record {
        block: BlockIndex(0),
        position: Position(0),
        kind: RecordKind::Value,
        variable,
        inlined_at: None,
        operands: OPERAND,
        expression: Expression::Dwarf(&[]),
    }
}

#[test]
fn many_globals_are_upgraded() {
    let count = 300_000;
    let (mut module, unit, long) = empty();
    let symbols: Vec<_> = (0..count)
        .map(|number| module.text(&format!("g{number}")))
        .collect();
    let records: Vec<GlobalRecord<'_>> = symbols
        .iter()
        .map(|symbol| GlobalRecord {
            symbol: Some(*symbol),
            storage: StorageDuration::Static,
            variable: module.add(Variable::global(unit, "g", long)),
            expression: Expression::Dwarf(&[]),
        })
        .collect();
    assert!(upgrade_globals(&mut module, &records).is_empty());
    assert_eq!(module.metadata.lifetimes.len(), count);
}

#[test]
fn records_of_many_functions_are_upgraded() {
    let count = 300_000;
    let (mut module, unit, long) = empty();
    let mut upgrader = Upgrader::default();
    let mut body = FunctionBody::default();
    for _ in 0..count {
        let f = module.add(Subprogram::new(unit, "f"));
        let record = record(module.add(Variable::local(f, "x", long)));
        body.begin(module.text("f"), f, 0x10);
        body.block(Position(0));
        assert!(
            upgrader
                .upgrade(&mut module, &mut body, &[record])
                .is_empty()
        );
    }
    assert_eq!(module.metadata.lifetimes.len(), count);
}

/// A hundred thousand blocks that all may leave to the second block, as calls that may unwind do to
/// a landing pad, laid out against the order of control.
#[test]
fn a_block_with_many_predecessors_is_upgraded() {
    let count = 100_000u32;
    let (mut module, unit, long) = empty();
    let f = module.add(Subprogram::new(unit, "f"));
    let x = module.add(Variable::local(f, "x", long));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 4 * (count + 2));
    let blocks: Vec<BlockIndex> = (0..count + 2)
        .map(|number| body.block(Position(4 * number)))
        .collect();
    let (first, pad) = (blocks[0], blocks[1]);
    let mut before = first;
    for block in blocks[2..].iter().rev() {
        body.successor(before, *block).successor(*block, pad);
        before = *block;
    }
    let mut upgrader = Upgrader::default();
    assert_eq!(upgrader.upgrade(&mut module, &mut body, &[record(x)]), []);
    // The location is the same at the end of each of them.
    assert_eq!(module.metadata.lifetimes.len(), 1);
    assert_eq!(body.markers().count(), 1);
}

/// Variables that are declared in the first of many blocks, as in a large function without
/// optimization. Each declaration, and each value of the first block, holds in all blocks.
#[test]
fn declarations_in_many_blocks_are_upgraded() {
    let count = 50_000u32;
    let (mut module, unit, long) = empty();
    let f = module.add(Subprogram::new(unit, "f"));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 4 * count);
    let blocks: Vec<BlockIndex> = (0..count)
        .map(|number| body.block(Position(4 * number)))
        .collect();
    for pair in blocks.windows(2) {
        body.successor(pair[0], pair[1]);
    }
    let kinds = [RecordKind::Declare, RecordKind::Value].into_iter().cycle();
    let records: Vec<Record<'_>> = kinds
        .take(count as usize)
        .map(|kind| Record {
            kind,
            ..record(module.add(Variable::local(f, "x", long)))
        })
        .collect();
    let mut upgrader = Upgrader::default();
    assert_eq!(upgrader.upgrade(&mut module, &mut body, &records), []);
    assert_eq!(module.metadata.lifetimes.len(), records.len());
    assert_eq!(body.markers().count(), records.len());
}

/// Many records of one value, which has as many places, and is in a slot in the whole function. They
/// describe the halves of a variable in turn.
#[test]
fn records_of_a_value_with_many_places_are_upgraded() {
    let count = 50_000u32;
    let (mut module, unit, long) = empty();
    let f = module.add(Subprogram::new(unit, "f"));
    let x = module.add(Variable::local(f, "x", long));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 4 * count);
    body.block(Position(0));
    let rax = Referrer::register(module.target.register("rax").unwrap());
    let slot = Referrer::cfa_slot(ByteOffset(-16));
    body.value(ValueId(0), 0..4 * count, slot);
    const HALVES: [&[DIExpressionOperation]; 2] = [
        &[DIExpressionOperation::Fragment {
            offset: 0,
            bits: 32,
        }],
        &[DIExpressionOperation::Fragment {
            offset: 32,
            bits: 32,
        }],
    ];
    let mut records = Vec::new();
    for (number, half) in (0..count).zip(HALVES.into_iter().cycle()) {
        let at = 4 * number;
        body.value(ValueId(0), at..at + 4, rax);
        let begin = Record {
            position: Position(at),
            expression: Expression::Dwarf(half),
            ..record(x)
        };
        let end = Record {
            position: Position(at + 2),
            operands: &[],
            ..begin
        };
        records.extend([begin, end]);
    }
    let mut upgrader = Upgrader::default();
    assert_eq!(upgrader.upgrade(&mut module, &mut body, &records), []);
    // One for each pair of records, and one of the whole variable.
    assert_eq!(module.metadata.lifetimes.len(), count as usize + 1);
}

/// A function that is inlined into itself again and again, and blocks within blocks.
#[test]
fn records_of_deep_scopes_are_upgraded() {
    let count = 50_000;
    let (mut module, unit, long) = empty();
    let f = module.add(Subprogram::new(unit, "f"));
    let x = module.add(Variable::local(f, "x", long));
    let (mut records, mut calls, mut blocks) = (Vec::new(), Scope::from(f), Scope::from(f));
    for _ in 0..count {
        let call = module.add(InlinedScope::within(calls).instance_of(f));
        records.push(Record {
            inlined_at: Some(call),
            ..record(x)
        });
        calls = call.into();
        blocks = module.add(LexicalBlock::new(blocks)).into();
        records.push(record(module.add(Variable::local(blocks, "y", long))));
    }
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 0x10);
    body.block(Position(0));
    let mut upgrader = Upgrader::default();
    assert_eq!(upgrader.upgrade(&mut module, &mut body, &records), []);
    assert_eq!(module.metadata.lifetimes.len(), 2 * count);
}

/// Each record describes one byte more than the one before: together they assign to each pair of
/// bytes, which is too much. The records of another variable are upgraded.
#[test]
fn records_that_overlap_too_much_are_rejected_at_once() {
    let count = 20_000;
    let (mut module, unit, long) = empty();
    let all = module.add(BasicType::new(
        "all",
        Bits(8 * count),
        gimli::DW_ATE_unsigned,
    ));
    let f = module.add(Subprogram::new(unit, "f"));
    let large = module.add(Variable::local(f, "large", all));
    let fragments: Vec<_> = (1..=count)
        .map(|bytes| {
            [DIExpressionOperation::Fragment {
                offset: 0,
                bits: 8 * bytes,
            }]
        })
        .collect();
    let of_fragment = |fragment| Record {
        expression: Expression::Dwarf(fragment),
        ..record(large)
    };
    let mut records: Vec<_> = fragments.iter().map(|one| of_fragment(one)).collect();
    records.push(record(module.add(Variable::local(f, "x", long))));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 0x10);
    body.block(Position(0));
    let failed = Upgrader::default().upgrade(&mut module, &mut body, &records);
    assert_eq!(failed.len() as u64, count);
    assert!(failed.iter().all(|one| one.reason == Reason::Overlaps));
    assert_eq!(module.metadata.lifetimes.len(), 1);

    let (global, symbol) = (
        module.add(Variable::global(unit, "g", all)),
        module.text("g"),
    );
    let of_global = |fragment| GlobalRecord {
        storage: StorageDuration::Static,
        symbol: Some(symbol),
        variable: global,
        expression: Expression::Dwarf(fragment),
    };
    let records: Vec<_> = fragments.iter().map(|one| of_global(one)).collect();
    let failed = upgrade_globals(&mut module, &records);
    assert_eq!(failed.len() as u64, count);
    assert!(failed.iter().all(|one| one.reason == Reason::Overlaps));
    assert_eq!(module.metadata.lifetimes.len(), 1);
}

/// An array of 255 elements, whose every element and whole value is assigned many times.
#[test]
fn records_of_up_to_255_parts_are_upgraded() {
    let (mut module, unit, _) = empty();
    let all = module.add(BasicType::new("all", Bits(8 * 255), gimli::DW_ATE_unsigned));
    let f = module.add(Subprogram::new(unit, "f"));
    let array = module.add(Variable::local(f, "array", all));
    let parts: Vec<_> = (0..255)
        .map(|part| {
            [DIExpressionOperation::Fragment {
                offset: 8 * part,
                bits: 8,
            }]
        })
        .collect();
    let whole = Record {
        operands: &[],
        ..record(array)
    };
    let part = |part| Record {
        expression: Expression::Dwarf(part),
        operands: const {
            &[RecordOperand {
                location: Referrer::Value(ValueId(0)),
                ty: Type::int(8),
            }]
        },
        ..record(array)
    };
    let mut records: Vec<_> = parts.iter().map(|one| part(one)).collect();
    records.extend([whole; 2000]);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 0x10);
    body.block(Position(0));
    assert_eq!(
        Upgrader::default().upgrade(&mut module, &mut body, &records),
        []
    );
}

/// An upgrader does not use data of one module for another one, whose variable has the same index.
#[test]
fn an_upgrader_serves_several_modules() {
    let mut upgrader = Upgrader::default();
    for _ in 0..2 {
        let (mut module, unit, long) = empty();
        let f = module.add(Subprogram::new(unit, "f"));
        let record = record(module.add(Variable::local(f, "x", long)));
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), f, 0x10);
        body.block(Position(0));
        // The next update sees the lifetimes of the one before.
        assert_eq!(upgrader.upgrade(&mut module, &mut body, &[record]), []);
        assert_eq!(upgrader.upgrade(&mut module, &mut body, &[]), []);
    }
}

/// An expression of more operations than a lifetime can have.
#[test]
fn a_sum_of_too_many_operands_is_rejected_at_once() {
    let count = 400_000;
    let (mut module, unit, long) = empty();
    let f = module.add(Subprogram::new(unit, "f"));
    let operands: Vec<RecordOperand> = (0..count)
        .map(|number| RecordOperand {
            location: Referrer::Value(ValueId(number)),
            ty: Type::int(64),
        })
        .collect();
    let mut operations = vec![DIExpressionOperation::Arg { index: 0 }];
    for index in 1..count {
        operations.push(DIExpressionOperation::Arg { index });
        operations.push(DIExpressionOperation::Plus {});
    }
    operations.push(DIExpressionOperation::StackValue {});
    let record = Record {
        block: BlockIndex(0),
        position: Position(0),
        kind: RecordKind::Value,
        variable: module.add(Variable::local(f, "x", long)),
        inlined_at: None,
        operands: &operands,
        expression: Expression::Dwarf(&operations),
    };
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 0x10);
    body.block(Position(0));
    let failed = Upgrader::default().upgrade(&mut module, &mut body, &[record]);
    assert_eq!(failed[0].reason, Reason::TooLarge);
}

/// A hundred bytes, each in a byte of the frame, except that the last two are in one byte, and a
/// hundred bytes in two registers. Only those that share a storage become read-only (`E113`).
#[test]
fn of_many_parts_those_that_share_a_storage_are_read_only() {
    let parts = |place: &dyn Fn(u32) -> String| -> String {
        let records = (0..100).map(|part| {
            let place = place(part);
            format!(
                "  0x0: #dbg_value(i8 {place}, !90, !DIExpression(DW_OP_LLVM_fragment, {}, 8))\n",
                8 * part
            )
        });
        records.collect()
    };
    let in_frame = parts(&|part| format!("%slot(cfa-{}, 8)", 200 - part.min(98)));
    let in_registers = parts(&|part| {
        let register = if part < 50 { "rax" } else { "rcx" };
        format!("%reg({register}, {}, 8)", 8 * (part % 8))
    });
    for (records, read) in [(in_frame, 2), (in_registers, 100)] {
        let source = module(
            &format!(
                "define @f size 0x10 !dbg !3 {{\na @ 0x0:\n{records}}}\n\
                 !90 = !DILocalVariable(name: \"s\", scope: !3, type: !91)\n\
                 !91 = !DICompositeType(tag: DW_TAG_structure_type, name: \"s\", size: 800)\n"
            ),
            &[64],
        );
        let parsed = upgraded(&source);
        parsed.module.validate().unwrap();
        let printed = text::print(&parsed.module);
        assert_eq!(printed.matches("DIOpRead()").count(), read, "{printed}");
    }
}
