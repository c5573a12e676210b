//! LLVM's older debug records: each lowers to what LLVM's own emission of it means (LangRef, "DIExpression").

use dwarfsmith::dwarf::{Dialect, Encoding};
use dwarfsmith::markers::{BlockIndex, FunctionBody, Referrer};
use dwarfsmith::metadata::VariableId;
use dwarfsmith::upgrade::{Operation, Reason, Record, RecordBlock, RecordKind, Unexpressed, upgrade};
use dwarfsmith::{Module, Target, Type};

fn register(name: &str) -> Referrer {
    Referrer::register(Target::X86_64.register(name).unwrap())
}

/// A function of two blocks, 0x0..0x20 and 0x20..0x40, the first leading to the second, with a 64-bit variable `x`.
/// `records` is made for the variable.
fn lower(records: impl FnOnce(VariableId) -> [Vec<Record<'static>>; 2]) -> (String, Vec<Unexpressed>) {
    let mut module = Module::new(Target::X86_64);
    let file = module.add_file("a.c", "/");
    let unit = module.add_unit(file, gimli::DW_LANG_C11, "test");
    let long = module.add_base_type("long", 64, gimli::DW_ATE_signed);
    let f = module.add_subprogram("f", unit, file, 1, None);
    let x = module.add_local("x", f, file, 2, long);
    let [first, second] = records(x);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 0x40).successor(BlockIndex(0), BlockIndex(1));
    let blocks = [RecordBlock { start: 0, records: &first }, RecordBlock { start: 0x20, records: &second }];
    let unexpressed = upgrade(&mut module, &mut body, &blocks);
    module.add_function(&body);
    let validated = module.validate().unwrap_or_else(|errors| panic!("{errors}"));
    let lowered = validated.lower(Encoding::new(Dialect::Dwarf5, Target::X86_64));
    // Only the lines with operations: those with bytes are indented further.
    let text = lowered.to_string();
    let lines = text.lines().filter(|line| line.contains("DW_OP")).map(str::trim);
    (lines.collect::<Vec<_>>().join("\n"), unexpressed)
}

fn value(
    variable: VariableId,
    position: u32,
    operand: Referrer,
    ty: Type,
    expression: &'static [Operation],
) -> Record<'static> {
    Record { position, kind: RecordKind::Value, variable, operand, ty, expression }
}

#[test]
fn each_record_ends_the_one_before_and_all_end_with_their_block() {
    let i64 = Type::int(64);
    let (text, unexpressed) = lower(|x| {
        [
            vec![
                value(x, 0x4, register("rax"), i64, &[]),
                value(x, 0x8, register("rcx"), i64, &[Operation::PlusUconst(8), Operation::StackValue]),
                value(x, 0x10, Referrer::Undefined, i64, &[]),
                value(x, 0x18, register("rdx"), i64, &[]),
            ],
            vec![value(x, 0x28, register("rbx"), Type::PTR, &[Operation::PlusUconst(16)])],
        ]
    });
    // DWARF numbers: rax 0, rcx 2, rdx 1, rbx 3. The last has no stack_value: memory at rbx + 16.
    assert_eq!(
        text,
        "0x4..0x8: DW_OP_reg0\n\
         0x8..0x10: DW_OP_breg2 8, DW_OP_stack_value\n\
         0x18..0x20: DW_OP_reg1\n\
         0x28..0x40: DW_OP_breg3 16"
    );
    assert_eq!(unexpressed, []);
}

#[test]
fn a_declaration_is_an_address() {
    let (text, _) = lower(|x| {
        let operand = register("rsp");
        let declare = Record {
            position: 0,
            kind: RecordKind::Declare,
            variable: x,
            operand,
            ty: Type::PTR,
            expression: &[Operation::Deref, Operation::PlusUconst(8)],
        };
        [vec![declare], vec![]]
    });
    // The address is what is stored at rsp, plus 8.
    assert_eq!(text, "0x0..0x20: DW_OP_breg7 0, DW_OP_deref, DW_OP_plus_uconst 8");
}

#[test]
fn fragments_are_pieces_and_end_only_their_own_bits() {
    let (text, _) = lower(|x| {
        let low = &[Operation::Fragment { offset: 0, bits: 32 }];
        let high = &[Operation::Fragment { offset: 32, bits: 32 }];
        [
            vec![
                value(x, 0x0, register("rax"), Type::int(64), &[]),
                value(x, 0x8, register("rcx"), Type::int(32), low),
                value(x, 0x10, register("rdx"), Type::int(64), high),
            ],
            vec![],
        ]
    });
    // Of a wider operand, the low bits: all of rdx is 64 bits, the fragment 32.
    assert_eq!(
        text,
        "0x0..0x8: DW_OP_reg0, DW_OP_piece 4, DW_OP_reg0, DW_OP_bit_piece 32 32\n\
         0x8..0x10: DW_OP_reg2, DW_OP_piece 4, DW_OP_reg0, DW_OP_bit_piece 32 32\n\
         0x10..0x20: DW_OP_reg2, DW_OP_piece 4, DW_OP_reg1, DW_OP_piece 4"
    );
}

#[test]
fn what_cannot_be_expressed_ends_what_was_and_is_reported() {
    let mut variable = None;
    let (text, unexpressed) = lower(|x| {
        variable = Some(x);
        [
            vec![
                value(x, 0x0, register("rax"), Type::int(64), &[]),
                // Nothing to add to.
                value(x, 0x8, register("rcx"), Type::int(64), &[Operation::Plus, Operation::StackValue]),
                value(x, 0x10, register("rax"), Type::int(64), &[]),
                // Half a variable is not the variable.
                value(x, 0x18, register("rcx"), Type::int(32), &[]),
            ],
            vec![value(x, 0x20, register("rax"), Type::int(64), &[Operation::Fragment { offset: 32, bits: 64 }])],
        ]
    });
    assert_eq!(text, "0x0..0x8: DW_OP_reg0\n0x10..0x18: DW_OP_reg0");
    let variable = variable.unwrap();
    let at = |position, reason| Unexpressed { position, variable, reason };
    let expected = [at(0x20, Reason::Fragment), at(0x8, Reason::Expression), at(0x18, Reason::Expression)];
    assert_eq!(unexpressed, expected);
}
