//! The order in which records that begin no lifetime are reported.

use dwarfsmith::Bits;
use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram, Variable};
use dwarfsmith::markers::{BlockIndex, FunctionBody, Referrer};
use dwarfsmith::metadata::{Id, VariableId};
use dwarfsmith::target::Register;
use dwarfsmith::upgrade::{
    DIExpressionOperation, Expression, Record, RecordKind, RecordOperand, upgrade,
};
use dwarfsmith::{Module, Position, Target, Type};

/// Records fail for their position, their variable and their expression, which are found one after
/// another. The reports are in the order of blocks, and of the records in a block.
#[test]
fn failures_are_in_the_order_of_blocks() {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("f.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    let x = module.add(Variable::local(f, "x", int).at(file, 2));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 0x20);
    for start in [0x0, 0x10] {
        body.block(Position(start));
    }
    let operand = RecordOperand {
        ty: Type::int(32),
        location: Referrer::register(Register(0)),
    };
    let record = |block, position, variable, operations| Record {
        block: BlockIndex(block),
        position: Position(position),
        kind: RecordKind::Value,
        variable,
        inlined_at: None,
        operands: core::slice::from_ref(&operand),
        expression: Expression::Dwarf(operations),
    };
    // An operation that finds no operand, a variable that does not exist, and a block that does not
    // exist.
    let (none, underflow) = (
        VariableId::from_index(9),
        &[DIExpressionOperation::Plus {}][..],
    );
    let records = [
        record(1, 0x14, none, &[]),
        record(0, 0x4, x, underflow),
        record(7, 0x0, x, &[]),
        record(0, 0x8, none, &[]),
        record(1, 0x18, x, underflow),
    ];
    let reported = upgrade(&mut module, &mut body, &records);
    let order: Vec<usize> = reported.iter().map(|one| one.record).collect();
    assert_eq!(order, [1, 3, 0, 4, 2]);
}
