//! Records that no compiler writes: no input causes a panic, and the resulting module is valid.

use super::check;
use dwarfsmith::Bits;
use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram, Variable};
use dwarfsmith::expr::{Constant, DIOp};
use dwarfsmith::markers::{
    Base, BlockIndex, FunctionBody, MarkerMode, Referrer, RegisterPart, ValueId,
};
use dwarfsmith::metadata::{Id, InlinedId, VariableId};
use dwarfsmith::target::Register;
use dwarfsmith::upgrade::{
    DIExpressionOperation, Expression, Record, RecordKind, RecordOperand, TypedOperation, Upgrader,
};
use dwarfsmith::{AddressSpace, ByteOffset, Module, Position, Target, Type, text};
use gimli::DwAte;
use proptest::collection::vec;
use proptest::prelude::*;

fn number() -> impl Strategy<Value = u64> {
    prop_oneof![0..70u64, Just(u64::MAX), Just(1 << 63), any::<u64>()]
}

fn encoding() -> impl Strategy<Value = DwAte> {
    prop_oneof![
        Just(gimli::DW_ATE_signed),
        Just(gimli::DW_ATE_unsigned),
        Just(gimli::DW_ATE_float),
        Just(DwAte(77))
    ]
}

fn operation() -> impl Strategy<Value = DIExpressionOperation> {
    let plain = [
        DIExpressionOperation::Deref {},
        DIExpressionOperation::Xderef {},
        DIExpressionOperation::Plus {},
        DIExpressionOperation::Minus {},
        DIExpressionOperation::Mul {},
        DIExpressionOperation::Div {},
        DIExpressionOperation::Mod {},
        DIExpressionOperation::And {},
        DIExpressionOperation::Or {},
        DIExpressionOperation::Xor {},
        DIExpressionOperation::Shl {},
        DIExpressionOperation::Shr {},
        DIExpressionOperation::Shra {},
        DIExpressionOperation::Neg {},
        DIExpressionOperation::Not {},
        DIExpressionOperation::Abs {},
        DIExpressionOperation::Eq {},
        DIExpressionOperation::Lt {},
        DIExpressionOperation::Ge {},
        DIExpressionOperation::Dup {},
        DIExpressionOperation::Drop {},
        DIExpressionOperation::Over {},
        DIExpressionOperation::Swap {},
        DIExpressionOperation::Rot {},
        DIExpressionOperation::StackValue {},
        DIExpressionOperation::ImplicitPointer {},
        DIExpressionOperation::PushObjectAddress {},
        DIExpressionOperation::EntryValue { count: 1 },
        DIExpressionOperation::TagOffset { offset: 3 },
    ];
    prop_oneof![
        8 => proptest::sample::select(plain.to_vec()),
        3 => number().prop_map(|number| DIExpressionOperation::Constu { number }),
        2 => number().prop_map(|number| DIExpressionOperation::PlusUconst { number }),
        1 => any::<i64>().prop_map(|number| DIExpressionOperation::Consts { number }),
        2 => (0..4u32).prop_map(|index| DIExpressionOperation::Arg { index }),
        1 => number().prop_map(|bytes| DIExpressionOperation::DerefSize { bytes }),
        1 => (0..4u64).prop_map(|index| DIExpressionOperation::Pick { index }),
        1 => (number(), encoding()).prop_map(|(bits, encoding)| DIExpressionOperation::DerefType { bits, encoding }),
        2 => (number(), encoding()).prop_map(|(bits, encoding)| DIExpressionOperation::Convert { bits, encoding }),
        1 => (number(), number()).prop_map(|(offset, bits)| DIExpressionOperation::ExtractSext { offset, bits }),
        1 => (number(), number()).prop_map(|(offset, bits)| DIExpressionOperation::ExtractZext { offset, bits }),
        2 => (number(), number()).prop_map(|(offset, bits)| DIExpressionOperation::Fragment { offset, bits }),
        1 => (0..200u16, any::<i64>()).prop_map(|(register, offset)| {
            DIExpressionOperation::Bregx { register: Register(register), offset }
        }),
    ]
}

fn ty() -> impl Strategy<Value = Type> {
    let types = [
        Type::int(1),
        Type::int(8),
        Type::int(32),
        Type::int(64),
        Type::uint(0),
        Type::uint(64),
        Type::int(128),
    ];
    let others = [
        Type::PTR,
        Type::F32,
        Type::F64,
        Type::ptr(AddressSpace(9)),
        Type::bits(0),
        Type::bits(1 << 40),
    ];
    let vectors = [Type::vector(4, Type::F32), Type::vector(0, Type::F32)];
    let all: Vec<Type> = types
        .into_iter()
        .chain(others)
        .chain(vectors.into_iter().flatten())
        .collect();
    proptest::sample::select(all)
}

fn operand() -> impl Strategy<Value = RecordOperand> {
    let base = prop_oneof![
        Just(Base::Cfa),
        Just(Base::Frame),
        (0..200u16).prop_map(|register| Base::Register(Register(register)))
    ];
    let location = prop_oneof![
        1 => Just(Referrer::Undefined),
        6 => (0..20u16).prop_map(|register| Referrer::register(Register(register))),
        1 => (0..200u16, any::<u16>(), 0..100u32).prop_map(|(register, bit_offset, bits)| {
            Referrer::Register(RegisterPart { register: Register(register), bit_offset, bits })
        }),
        2 => (base.clone(), any::<i32>(), 0..100u32).prop_map(|(base, offset, bits)| Referrer::Slot { base, offset, bits }),
        2 => (base, any::<i32>()).prop_map(|(base, offset)| Referrer::Address { base, offset }),
        1 => (0..3u32, 0..3u32).prop_map(|(first, count)| Referrer::Registers { first, count }),
        1 => (0..20u16, 0..100u32).prop_map(|(register, bits)| Referrer::Lane { register: Register(register), bits }),
        2 => (ty(), -5..100i128).prop_map(|(ty, value)| Referrer::Constant { ty, value: Constant::small(value).unwrap() }),
        1 => (0..3u32).prop_map(|value| Referrer::Value(ValueId(value))),
    ];
    (location, ty()).prop_map(|(location, ty)| RecordOperand { location, ty })
}

fn typed() -> impl Strategy<Value = TypedOperation> {
    let op = prop_oneof![
        ty().prop_map(|ty| DIOp::Referrer { ty }),
        (0..3u32, ty()).prop_map(|(index, ty)| DIOp::Arg { index, ty }),
        (ty(), -5..100i128).prop_map(|(ty, value)| DIOp::Constant {
            ty,
            value: Constant::small(value).unwrap()
        }),
        ty().prop_map(|ty| DIOp::Deref { ty }),
        ty().prop_map(|ty| DIOp::Convert { ty }),
        ty().prop_map(|ty| DIOp::Reinterpret { ty }),
        ty().prop_map(|ty| DIOp::ByteOffset { ty }),
        (0..3u32, ty()).prop_map(|(count, ty)| DIOp::Composite { count, ty }),
        Just(DIOp::Add {}),
        Just(DIOp::Div {}),
        Just(DIOp::AddrOf {
            space: AddressSpace(0)
        }),
    ];
    prop_oneof![
        8 => op.prop_map(TypedOperation::Operation),
        1 => (0..70u64, 0..70u64).prop_map(|(offset, bits)| TypedOperation::Fragment { offset, bits }),
    ]
}

/// A record's parts: block, position, kind, variable, inlined or not, operands, expressions.
type Parts = (
    u32,
    u32,
    u8,
    usize,
    Option<usize>,
    Vec<RecordOperand>,
    Vec<DIExpressionOperation>,
    Option<Vec<TypedOperation>>,
);

fn record() -> impl Strategy<Value = Parts> {
    let place = (0..5u32, prop_oneof![0..0x50u32, Just(u32::MAX)], 0..4u8);
    let variable = (
        0..7usize,
        prop_oneof![4 => Just(None), 1 => (0..3usize).prop_map(Some)],
    );
    let expressions = (
        vec(operation(), 0..6),
        prop_oneof![3 => Just(None), 1 => vec(typed(), 0..5).prop_map(Some)],
    );
    (place, variable, vec(operand(), 0..3), expressions).prop_map(
        |((block, position, kind), (variable, inlined), operands, (old, new))| {
            (block, position, kind, variable, inlined, operands, old, new)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn upgraded_modules_are_valid_for_any_records(
        parts in vec(record(), 0..8),
        edges in vec((0..4u32, 0..4u32), 0..6),
        is_local in any::<bool>(),
        target in 0..5usize,
    ) {
        let targets: Vec<Target> = Target::all().collect();
        let mut module = Module::new(targets[target % targets.len()]);
        let file = module.add(SourceFile::new("a.c").directory("/"));
        let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
        let f = module.add(Subprogram::new(unit, "f").at(file, 1));
        let g = module.add(Subprogram::new(unit, "g").at(file, 9));
        let inlined = dwarfsmith::metadata::DIInlinedScope {
            call_line: 2, ..dwarfsmith::metadata::DIInlinedScope::new(g, f, file)
        };
        module.metadata.inlined.push(inlined);
        for bits in [8, 32, 64, 128] {
            let ty = module.add(BasicType::new("t", Bits(bits), gimli::DW_ATE_signed));
            module.add(Variable::local(f, "x", ty).at(file, 2));
        }
        let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_unsigned));
        module.add(Variable::local(g, "y", long).at(file, 10));
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), f, 0x40).entry_frame();
        body.mode(if is_local { MarkerMode::BlockLocal } else { MarkerMode::Flow });
        for block in 0..4 {
            body.block(Position(block * 0x10));
        }
        for (from, to) in edges {
            body.successor(BlockIndex(from), BlockIndex(to));
        }
        body.register_list(&[RegisterPart { register: Register(0), bit_offset: 0, bits: 0 }; 2]);
        let address = RecordOperand { location: Referrer::cfa_slot(ByteOffset(-8)), ty: Type::PTR };
        let records: Vec<Record<'_>> = parts
            .iter()
            .map(|(block, position, kind, variable, inlined, operands, old, new)| {
                let expression = new.as_ref().map_or(Expression::Dwarf(old), |new| Expression::Typed(new));
                Record {
                    block: BlockIndex(*block),
                    position: Position(*position),
                    kind: match kind {
                        0 => RecordKind::Value,
                        1 => RecordKind::Declare,
                        kind => RecordKind::Assign {
                            address: operands.first().copied().unwrap_or(address),
                            expression,
                            is_stored: *kind == 2,
                        },
                    },
                    variable: VariableId::from_index(*variable),
                    inlined_at: inlined.map(InlinedId::from_index),
                    operands,
                    expression,
                }
            })
            .collect();
        let mut upgrader = Upgrader::default();
        let unexpressed = upgrader.upgrade(&mut module, &mut body, &records);
        // A record is reported at most once.
        let mut reported: Vec<usize> = unexpressed.iter().map(|unexpressed| unexpressed.record).collect();
        let count = reported.len();
        reported.sort_unstable();
        reported.dedup();
        prop_assert_eq!(reported.len(), count);
        module.add_function(&body);
        check(&module, &format!("{records:?}"));
    }

    #[test]
    fn no_text_panics(edits in vec((any::<proptest::sample::Index>(), any::<u8>(), 0..3u8), 1..8)) {
        const RECORDS: &str = "\
0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression(DW_OP_lit1, DW_OP_plus, DW_OP_stack_value), !DILocation(scope: !3))
0x4: #dbg_value(!DIArgList(i64 %regs(rax, rcx), i32 5), !320, !DIExpression(DW_OP_LLVM_arg, 1, DW_OP_LLVM_fragment, 0, 8))
0x8: call void @llvm.dbg.declare(metadata ptr %addr(cfa-16), metadata !640, metadata !DIExpression()), !dbg !DILocation()
0x9: #dbg_assign(i1 poison, !320, !DIExpression(), !DIAssignID(stored: true), ptr @g, !DIExpression(DW_OP_deref))
0xa: #dbg_value(i32 %slot(rsp+8, 32), !320, !DIExpression(DIOpArg(0, i32), DIOpConstant(i32 3), DIOpAdd(), DIOpFragment(0, 32)))
";
        let source = super::module(&format!("define @f size 0x10 !dbg !3 {{\nb @ 0x0 -> b:\n{RECORDS}}}\n"), &[64, 32]);
        let first = source.find("0x4").unwrap();
        let mut bytes = source.into_bytes();
        for (place, byte, kind) in edits {
            let at = first + place.index(bytes.len() - first);
            match kind {
                0 => bytes[at] = byte,
                1 => drop(bytes.remove(at)),
                // A part of the text is repeated at a wrong place.
                _ => {
                    let piece = bytes[at..(at + usize::from(byte % 40)).min(bytes.len())].to_vec();
                    bytes.splice(at..at, piece);
                }
            }
        }
        let source = String::from_utf8_lossy(&bytes);
        if let Ok(parsed) = text::parse(&source) {
            let _ = parsed.module.validate();
            let printed = text::print(&parsed.module);
            if let Ok(again) = text::parse(&printed) {
                prop_assert_eq!(text::print(&again.module), printed);
            }
        }
    }
}

#[test]
fn what_would_be_endless_is_rejected() {
    let doubled = "DW_OP_dup, DW_OP_plus, ".repeat(100);
    let source = super::module(
        &format!(
            "define @f size 0x10 !dbg !3 {{\nb @ 0x0:\n\
             0x0: #dbg_value(i64 %reg(rax), !640, !DIExpression({doubled}DW_OP_stack_value))\n}}\n"
        ),
        &[64],
    );
    let parsed = super::upgraded(&source);
    let [warning] = &parsed.warnings[..] else {
        panic!("{:?}", parsed.warnings)
    };
    assert!(
        warning
            .kind
            .to_string()
            .contains("the expression is too long"),
        "{warning:?}"
    );
}
