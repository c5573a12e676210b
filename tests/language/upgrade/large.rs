//! Records whose upgrade would take minutes if the time were quadratic, and variables of many
//! parts.

use super::{module, upgraded};
use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram, Variable};
use dwarfsmith::markers::{BlockIndex, FunctionBody, Referrer, ValueId};
use dwarfsmith::metadata::{TypeId, UnitId, VariableId};
use dwarfsmith::upgrade::{
    DIExpressionOperation, Expression, GlobalRecord, Reason, Record, RecordKind, RecordOperand,
    Upgrader, upgrade_globals,
};
use dwarfsmith::{Bits, Module, Position, Target, Type, text};

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

/// What an upgrader knows of one module is not taken for another, whose variable has the same index.
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
fn a_sum_of_too_many_operands_is_refused_at_once() {
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
