//! Each rule, by the smallest expression where it applies and the nearest where it must not.

use super::meaning::text;
use dwarfsmith::expr::{Constant, DIExprBuilder, DIOp, DIOpOperand, DIOpOperandKind};
use dwarfsmith::{AddressSpace, Target};

/// Reads what [`text`] writes.
pub fn parse(target: Target, text: &str) -> DIExprBuilder {
    let mut b = DIExprBuilder::new(target);
    for part in text.split("), ") {
        let (name, operands) = part
            .trim()
            .split_once('(')
            .unwrap_or_else(|| panic!("{part}"));
        let operands = if part.ends_with("))") || !part.ends_with(')') {
            operands
        } else {
            &operands[..operands.len() - 1]
        };
        // A type may end with a parenthesis, which goes where text is split.
        let operands = if operands.matches('(').count() > operands.matches(')').count() {
            format!("{operands})")
        } else {
            operands.to_owned()
        };
        let spelling = format!("DIOp{name}");
        let (_, kinds) = DIOp::SPELLINGS
            .iter()
            .find(|(known, _)| *known == spelling)
            .unwrap_or_else(|| panic!("{part}"));
        let operand = |kind: &DIOpOperandKind, text: &str| match kind {
            DIOpOperandKind::Type => DIOpOperand::Type(text.parse().unwrap()),
            DIOpOperandKind::Number => DIOpOperand::Number(text.parse().unwrap()),
            DIOpOperandKind::Space => DIOpOperand::Space(AddressSpace(text.parse().unwrap())),
            DIOpOperandKind::Value => DIOpOperand::Value(Constant::UNDEF),
        };
        match kinds {
            [DIOpOperandKind::Type, DIOpOperandKind::Value] => {
                let (ty, value) = operands.rsplit_once(' ').unwrap();
                let ty = ty.parse().unwrap();
                match value {
                    "undef" => b.undef(ty).unwrap(),
                    _ if value.contains('.') => {
                        b.constant_float(ty, value.parse().unwrap()).unwrap()
                    }
                    _ => b.constant(ty, value.parse().unwrap()).unwrap(),
                };
            }
            [first, second] => {
                let (a, c) = operands.split_once(' ').unwrap();
                b.push(
                    DIOp::from_parts(&spelling, &[operand(first, a), operand(second, c)]).unwrap(),
                )
                .unwrap();
            }
            [kind] => drop(
                b.push(DIOp::from_parts(&spelling, &[operand(kind, &operands)]).unwrap())
                    .unwrap(),
            ),
            _ => drop(b.push(DIOp::from_parts(&spelling, &[]).unwrap()).unwrap()),
        }
    }
    b
}

/// The rule; an expression, and what it is simplified to; others that are near, and stay as they
/// are.
type Case = (
    &'static str,
    &'static str,
    &'static str,
    &'static [&'static str],
);

const CASES: &[Case] = &[
    (
        "reinterpret_to_itself",
        "CFA(0), Reinterpret(ptr)",
        "CFA(0)",
        // The same size is not the same type.
        &["CFA(0), Reinterpret(u64)"],
    ),
    (
        "reinterpret_of_typed",
        "Referrer(i32), Reinterpret(f32)",
        "Referrer(f32)",
        // A number computed as one type; and a float that would take more bytes than the integer.
        &[
            "Referrer(i32), Neg(), Reinterpret(f32)",
            "Constant(i64 24), Reinterpret(f64)",
        ],
    ),
    (
        "reinterpret_of_read",
        "Referrer(i32), Read(), Reinterpret(u32)",
        "Referrer(u32), Read()",
        &["Referrer(i32), Abs(), Reinterpret(u32)"],
    ),
    (
        "reinterpret_of_conversion",
        "Referrer(i8), Convert(i32), Reinterpret(u32)",
        "Referrer(i8), Convert(u32)",
        // A negative float is no u32; and no float has the bits of a whole number.
        &[
            "Referrer(f64), Convert(i32), Reinterpret(u32)",
            "Referrer(i8), Convert(i32), Reinterpret(f32)",
        ],
    ),
    (
        "reinterpret_unseen",
        "CFA(0), Reinterpret(b64), AddrOf(0)",
        "CFA(0), AddrOf(0)",
        // Shifts look at the type.
        &["CFA(0), Reinterpret(i64), Constant(i64 3), AShr()"],
    ),
    (
        "read_of_value",
        "Referrer(i32), Neg(), Read()",
        "Referrer(i32), Neg()",
        // A location is no value.
        &[
            "Referrer(i32), Read()",
            "Constant(i32 undef), Read()",
            "Arg(0 i32), Arg(1 i32), Composite(2 b64), Read()",
        ],
    ),
    (
        "read_before_reading",
        "Referrer(i32), Read(), Neg()",
        "Referrer(i32), Neg()",
        // What can be written must not come back; and a pointer without bits can be followed, but
        // not read.
        &[
            "Referrer(i32), Read(), AddrOf(0)",
            "Referrer(ptr), Read(), Deref(i32)",
            "Arg(0 i32), Read(), Arg(1 i32), Composite(2 b64)",
        ],
    ),
    (
        "operand_narrowed",
        "Arg(0 i32), Arg(1 i32), Composite(2 b64), Constant(i8 4), ByteOffset(i32), Neg()",
        "Arg(1 i32), Neg()",
        &[
            // Bits of both parts; a part that may fail is not used; more than a part may fail is
            // needed of it; the storage around counts.
            "Arg(0 i32), Arg(1 i32), Composite(2 b64), Constant(i8 2), ByteOffset(i32), Neg()",
            "CFA(0), Deref(i32), Arg(1 i32), Composite(2 b64), Constant(i8 4), ByteOffset(i32), Neg()",
            "Arg(1 i32), CFA(0), Deref(i32), Composite(2 b64), Constant(i8 5), ByteOffset(i16), Neg()",
            "Arg(0 i32), Arg(1 i32), Composite(2 b64), Constant(i8 4), ByteOffset(i32)",
            "Arg(0 i32), Composite(1 i32)",
            // Past the end.
            "Constant(i32 5), Constant(i8 2), ByteOffset(i32), Neg()",
        ],
    ),
    (
        "fold",
        "Constant(u8 200), Constant(u8 100), Add()",
        "Constant(u8 44)",
        &[
            // Fails; is not known; would take nine bytes instead of three; is no number.
            "Constant(u8 200), Constant(u8 0), Div()",
            "Referrer(u8), Constant(u8 0), Mul()",
            "Referrer(u8), Referrer(u8), Sub()",
            "Constant(u64 1), Constant(u64 62), Shl()",
            "Constant(f64 0.0), Constant(f64 0.0), Div()",
        ],
    ),
    (
        "offset_of_undefined",
        "Constant(b64 undef), Constant(i8 40), ByteOffset(b32)",
        "Constant(b32 undef)",
        // The distance may be unreadable.
        &["Constant(b64 undef), Arg(0 i8), ByteOffset(b32)"],
    ),
    (
        "offset_by_zero",
        "Referrer(i64), Constant(i8 0), ByteOffset(f64)",
        "Referrer(f64)",
        // A referrer has its own size.
        &[
            "Referrer(i64), Constant(i8 0), ByteOffset(f32)",
            "Referrer(i64), Constant(i8 1), ByteOffset(i64)",
        ],
    ),
    (
        "offset_of_offset",
        "Referrer(b96), Constant(i8 4), ByteOffset(b64), Constant(u8 9), BitOffset(b8)",
        "Referrer(b96), Constant(u8 41), BitOffset(b8)",
        // Eight bytes on may be past the end, where the first offset fails; and so in a storage of
        // eight bytes.
        &[
            "Referrer(b64), Constant(i8 8), ByteOffset(b64), Constant(i8 -8), ByteOffset(b64)",
            "CFA(0), Constant(i8 8), ByteOffset(b64), Constant(i8 -8), ByteOffset(b64)",
            "Referrer(b64), Referrer(i64), ByteOffset(b64), Constant(i8 8), ByteOffset(b64)",
        ],
    ),
    (
        "offset_of_offset",
        "CFA(0), Constant(i8 7), ByteOffset(b8), Constant(i8 -6), ByteOffset(b8)",
        "CFA(0), Constant(i8 1), ByteOffset(b8)",
        &[],
    ),
    (
        "composite_in_composite",
        "Arg(0 i8), Arg(1 i8), Composite(2 b16), Arg(2 i8), Composite(2 b24)",
        "Arg(0 i8), Arg(1 i8), Arg(2 i8), Composite(3 b24)",
        // A composite that is moved is no row of its parts any more.
        &[
            "Arg(0 i8), Arg(1 i8), Composite(2 b16), Constant(i8 4), BitOffset(b8), Arg(2 i8), Composite(2 b16)",
        ],
    ),
    (
        "parts_joined",
        "CFA(0), Deref(i32), CFA(0), Deref(b64), Constant(i8 4), ByteOffset(i32), Composite(2 b64)",
        "CFA(0), Deref(b64), Composite(1 b64)",
        &[
            // Not in a row; not of one storage; numbers that take fewer bytes apart.
            "CFA(0), Deref(i32), CFA(0), Deref(b64), Constant(i8 5), ByteOffset(i32), Composite(2 b64)",
            "CFA(0), Deref(i32), Arg(0 b64), Constant(i8 4), ByteOffset(i32), Composite(2 b64)",
            "Constant(u32 1), Constant(u32 1), Composite(2 b64)",
            "Constant(i8 undef), Arg(0 i8), Composite(2 b16)",
        ],
    ),
    (
        "composite_of_exact",
        "CFA(0), Composite(1 u64)",
        "CFA(0), Reinterpret(u64)",
        // A register may be larger than what is in it.
        &[
            "Referrer(i32), Composite(1 i32)",
            "Constant(i32 undef), Composite(1 i32)",
        ],
    ),
    (
        "extend_by_one",
        "CFA(0), Extend(1)",
        "CFA(0), Reinterpret(<1 x ptr>)",
        &["Referrer(i32), Extend(1)", "CFA(0), Extend(2)"],
    ),
    (
        "deref_of_address",
        "Referrer(i32), AddrOf(0), Deref(f32)",
        "Referrer(f32)",
        // Not of the size of what is there.
        &["Referrer(i32), AddrOf(0), Deref(i64)"],
    ),
    (
        "address_of_deref",
        "CFA(0), Deref(i32), AddrOf(0)",
        "CFA(0)",
        // A pointer in a register is a location; of another address space, another pointer.
        &[
            "Referrer(ptr), Deref(i32), AddrOf(0)",
            "CFA(0), Deref(i32), AddrOf(1)",
        ],
    ),
    (
        "choose_known",
        "Arg(0 i8), Arg(1 i8), Constant(u1 1), Choose()",
        "Arg(0 i8)",
        // What is not chosen may fail.
        &[
            "Arg(0 i8), CFA(0), Deref(i8), Constant(u1 1), Choose()",
            "Arg(0 i8), Arg(1 i8), Arg(2 u1), Choose()",
        ],
    ),
    (
        "choose_by_not",
        "Arg(0 i8), Arg(1 i8), Arg(2 u1), Not(), Choose()",
        "Arg(1 i8), Arg(0 i8), Arg(2 u1), Choose()",
        &["Arg(0 i8), Arg(1 i8), Arg(2 u1), Neg(), Choose()"],
    ),
    (
        "choose_the_condition",
        "Constant(u1 1), Constant(u1 0), Arg(0 u1), Choose()",
        "Arg(0 u1), Read()",
        &[
            "Constant(i1 1), Constant(i1 0), Arg(0 u1), Choose()",
            "Constant(u1 0), Constant(u1 1), Arg(0 u1), Choose()",
        ],
    ),
    (
        "select_known",
        "Arg(0 <2 x i8>), Arg(1 <2 x i8>), Constant(u8 7), Select()",
        "Arg(1 <2 x i8>), Composite(1 <2 x i8>)",
        // One of each; what is not chosen may fail.
        &[
            "Arg(0 <2 x i8>), Arg(1 <2 x i8>), Constant(u8 2), Select()",
            "CFA(0), Deref(<2 x i8>), Arg(1 <2 x i8>), Constant(u8 3), Select()",
        ],
    ),
    (
        "constant_to_the_right",
        "Constant(i8 3), Arg(0 i8), Add()",
        "Arg(0 i8), Constant(i8 3), Add()",
        &[
            "Constant(i8 3), Arg(0 i8), Sub()",
            "Constant(f32 3.0), Arg(0 f32), Add()",
        ],
    ),
    (
        "neutral_operand",
        "Arg(0 i8), Constant(i8 -1), And()",
        "Arg(0 i8), Read()",
        &[
            "Arg(0 i8), Constant(i8 0), And()",
            "Arg(0 i8), Constant(i8 1), Mod()",
            "Constant(i8 0), Arg(0 i8), Sub()",
            "Arg(0 f32), Constant(f32 0.0), Add()",
        ],
    ),
    (
        "constants_combined",
        "Arg(0 i8), Constant(i8 5), Sub(), Constant(i8 2), Add()",
        "Arg(0 i8), Constant(i8 3), Sub()",
        &[
            // Divisions round; eight bits of eight and more would be another shift.
            "Arg(0 i8), Constant(i8 5), Div(), Constant(i8 2), Div()",
            "Arg(0 i8), Constant(i8 5), LShr(), Constant(i8 3), LShr()",
            "Arg(0 i8), Constant(i8 5), LShr(), Constant(i8 2), Shl()",
            "Arg(0 f32), Constant(f32 5.0), Add(), Constant(f32 2.0), Add()",
        ],
    ),
    (
        "undone",
        "Arg(0 i8), Not(), Not()",
        "Arg(0 i8), Read()",
        &["Arg(0 i8), Not(), Neg()", "Arg(0 i8), Abs()"],
    ),
    (
        "sign_dropped",
        "Arg(0 i8), Neg(), Abs()",
        "Arg(0 i8), Abs()",
        &["Arg(0 i8), Abs(), Neg()"],
    ),
    (
        "sign_moved",
        "Arg(0 i8), Arg(1 i8), Neg(), Add()",
        "Arg(0 i8), Arg(1 i8), Sub()",
        &[
            "Arg(0 f32), Arg(1 f32), Neg(), Add()",
            "Arg(0 i8), Arg(1 i8), Neg(), Mul()",
        ],
    ),
    (
        "conversion_to_itself",
        "Arg(0 i8), Convert(i8)",
        "Arg(0 i8), Read()",
        // The number of a location of the same size; a float of the size of a whole number.
        &["Arg(0 i8), Convert(u8)", "Arg(0 i32), Neg(), Convert(f32)"],
    ),
    (
        "conversions_combined",
        "Arg(0 i16), Convert(i32), Convert(i64)",
        "Arg(0 i16), Convert(i64)",
        // 255 in between; a sign that is lost; rounding.
        &[
            "Arg(0 i16), Convert(i8), Convert(i64)",
            "Arg(0 i16), Convert(u32), Convert(i64)",
            "Arg(0 i64), Convert(f32), Convert(i64)",
            "Arg(0 i16), SExt(i32), ZExt(i64)",
        ],
    ),
    (
        "comparison_turned",
        "Arg(0 i8), Arg(1 i8), Lt(), Not()",
        "Arg(0 i8), Arg(1 i8), Ge()",
        // Of what is no number, neither holds.
        &[
            "Arg(0 f32), Arg(1 f32), Lt(), Not()",
            "Arg(0 i8), Arg(1 i8), Lt(), Constant(u1 0), And()",
        ],
    ),
    (
        "comparison_of_truth",
        "Arg(0 u1), Constant(u1 0), Ne()",
        "Arg(0 u1), Read()",
        &[
            "Arg(0 u8), Constant(u8 1), Eq()",
            "Arg(0 u1), Constant(u1 0), Lt()",
        ],
    ),
];

#[test]
fn each_rule_applies_where_it_should_and_not_next_to_it() {
    let target = Target::by_name("generic64-le").unwrap();
    for (rule, before, after, near) in CASES {
        let mut builder = parse(target, before);
        builder.simplify();
        assert_eq!(text(&builder), *after, "{rule}: {before}");
        assert!(
            builder.rules_applied().any(|name| name == *rule),
            "{rule} is not what changed {before}"
        );
        for before in *near {
            let mut builder = parse(target, before);
            let before = text(&builder);
            builder.simplify();
            assert_eq!(
                text(&builder),
                before,
                "near {rule}, by {:?}",
                builder.rules_applied().collect::<Vec<_>>()
            );
        }
    }
    for rule in DIExprBuilder::rules() {
        assert!(
            CASES.iter().any(|case| case.0 == rule),
            "no case for {rule}"
        );
    }
}

#[test]
fn what_is_around_an_object_of_its_own_does_not_count() {
    let target = Target::by_name("x86_64").unwrap();
    for (before, after) in [
        ("Referrer(i32), Composite(1 b32)", "Referrer(b32)"),
        (
            "Arg(0 i32), Arg(1 i32), Composite(2 b64), Constant(i8 4), ByteOffset(f32)",
            "Arg(1 f32)",
        ),
        (
            "CFA(0), Deref(i32), CFA(0), Deref(b64), Constant(i8 4), ByteOffset(i32), Composite(2 b64)",
            "CFA(0), Deref(b64)",
        ),
        (
            "Referrer(i64), Constant(i8 4), ByteOffset(i32)",
            "Referrer(i64), Constant(i8 4), ByteOffset(i32)",
        ),
    ] {
        assert_eq!(text(parse(target, before).simplify_whole()), after);
    }
}

/// Of parts in a row, the first is the most significant on a big-endian target.
#[test]
fn constants_are_joined_in_storage_order() {
    for (target, after) in [
        ("x86_64", "Constant(b24 131329)"),
        ("generic64-be", "Constant(b24 66051)"),
    ] {
        // 0x020101 and 0x010203.
        let low = if target == "x86_64" {
            "Constant(u8 1), Constant(u16 513), Composite(2 b24)"
        } else {
            "Constant(u8 1), Constant(u16 515), Composite(2 b24)"
        };
        assert_eq!(
            text(parse(Target::by_name(target).unwrap(), low).simplify()),
            after
        );
    }
}

/// The time is proportional to the size, also for what is nested deeply.
#[test]
fn large_expressions_take_time_in_proportion() {
    let target = Target::by_name("x86_64").unwrap();
    let i64 = dwarfsmith::Type::int(64);
    let shapes: [fn(&mut DIExprBuilder, u64); 3] = [
        |b, n| {
            for _ in 0..n {
                b.constant(dwarfsmith::Type::int(64), 1)
                    .unwrap()
                    .add()
                    .unwrap();
            }
        },
        |b, n| {
            for _ in 0..n {
                b.read().unwrap().neg().unwrap();
            }
        },
        |b, n| {
            for bits in 0..n {
                let ty = dwarfsmith::Type::bits(64 + 8 * (bits + 1));
                b.arg(0, dwarfsmith::Type::int(8))
                    .unwrap()
                    .composite(2, ty)
                    .unwrap();
            }
        },
    ];
    for shape in shapes {
        let mut b = DIExprBuilder::new(target);
        b.referrer(i64).unwrap();
        shape(&mut b, 10_000);
        let start = std::time::Instant::now();
        b.simplify();
        assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
    }
}
