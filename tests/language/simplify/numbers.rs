//! Constants of every width, compared with bit-by-bit computations: carries, shift-and-add
//! multiplication, long division.

use super::Random;
use dwarfsmith::expr::{DIExprBuilder, DIOp};
use dwarfsmith::{Target, Type};
use std::cmp::Ordering;

/// Bits, the least significant first.
type Bits = Vec<bool>;

fn plus(a: &Bits, b: &Bits, mut carry: bool) -> Bits {
    let mut sum = Bits::new();
    for (a, b) in a.iter().zip(b) {
        sum.push(a ^ b ^ carry);
        carry = a & b | carry & (a | b);
    }
    sum
}

fn turned(a: &Bits) -> Bits {
    a.iter().map(|bit| !bit).collect()
}

fn zero(bits: usize) -> Bits {
    vec![false; bits]
}

fn minus(a: &Bits, b: &Bits) -> Bits {
    plus(a, &turned(b), true)
}

fn negated(a: &Bits) -> Bits {
    minus(&zero(a.len()), a)
}

fn negative(a: &Bits) -> bool {
    a[a.len() - 1]
}

fn shifted_up(a: &Bits, count: usize) -> Bits {
    (0..a.len())
        .map(|index| index >= count && a[index - count])
        .collect()
}

fn shifted_down(a: &Bits, count: usize, fill: bool) -> Bits {
    (0..a.len())
        .map(|index| a.get(index + count).copied().unwrap_or(fill))
        .collect()
}

fn unsigned_order(a: &Bits, b: &Bits) -> Ordering {
    a.iter().rev().cmp(b.iter().rev())
}

fn times(a: &Bits, b: &Bits) -> Bits {
    let mut product = zero(a.len());
    for count in (0..b.len()).filter(|count| b[*count]) {
        product = plus(&product, &shifted_up(a, count), false);
    }
    product
}

/// The quotient and the remainder of unsigned numbers.
fn divided(a: &Bits, b: &Bits) -> (Bits, Bits) {
    let (mut quotient, mut rest) = (zero(a.len()), zero(a.len() + 1));
    let wide: Bits = b.iter().copied().chain([false]).collect();
    for index in (0..a.len()).rev() {
        rest = shifted_up(&rest, 1);
        rest[0] = a[index];
        if unsigned_order(&rest, &wide) != Ordering::Less {
            rest = minus(&rest, &wide);
            quotient[index] = true;
        }
    }
    rest.truncate(a.len());
    (quotient, rest)
}

/// A op B; `None` where it is undefined. A comparison has one bit.
fn expected(op: DIOp, a: &Bits, b: &Bits, signed: bool) -> Option<Bits> {
    let bits = a.len();
    let count = b.iter().enumerate().fold(0usize, |sum, (index, bit)| {
        sum.saturating_add(if !bit {
            0
        } else {
            1usize.checked_shl(index as u32).unwrap_or(usize::MAX)
        })
    });
    let magnitude = |a: &Bits| {
        if signed && negative(a) {
            negated(a)
        } else {
            a.clone()
        }
    };
    let order = match (signed && negative(a), signed && negative(b)) {
        (true, false) => Ordering::Less,
        (false, true) => Ordering::Greater,
        _ => unsigned_order(a, b),
    };
    let pairwise = |op: fn(bool, bool) -> bool| a.iter().zip(b).map(|(a, b)| op(*a, *b)).collect();
    let count = count.min(bits);
    Some(match op {
        DIOp::Add {} => plus(a, b, false),
        DIOp::Sub {} => minus(a, b),
        DIOp::Mul {} => times(a, b),
        DIOp::And {} => pairwise(|a, b| a & b),
        DIOp::Or {} => pairwise(|a, b| a | b),
        DIOp::Xor {} => pairwise(|a, b| a ^ b),
        DIOp::Div {} | DIOp::Mod {} if !b.contains(&true) => return None,
        DIOp::Div {} => {
            let (quotient, _) = divided(&magnitude(a), &magnitude(b));
            if signed && negative(a) != negative(b) {
                negated(&quotient)
            } else {
                quotient
            }
        }
        DIOp::Mod {} => {
            let (_, rest) = divided(&magnitude(a), &magnitude(b));
            if signed && negative(a) {
                negated(&rest)
            } else {
                rest
            }
        }
        DIOp::Shl {} => shifted_up(a, count),
        DIOp::LShr {} => shifted_down(a, count, false),
        DIOp::AShr {} => shifted_down(a, count, negative(a)),
        DIOp::Shr {} => shifted_down(a, count, signed && negative(a)),
        DIOp::Eq {} => vec![order.is_eq()],
        DIOp::Ne {} => vec![order.is_ne()],
        DIOp::Lt {} => vec![order.is_lt()],
        DIOp::Le {} => vec![order.is_le()],
        DIOp::Gt {} => vec![order.is_gt()],
        _ => vec![order.is_ge()],
    })
}

fn bytes(bits: &Bits) -> Vec<u8> {
    let byte = |bits: &[bool]| {
        bits.iter()
            .enumerate()
            .fold(0, |byte, (index, bit)| byte | u8::from(*bit) << index)
    };
    let mut bytes: Vec<u8> = bits.chunks(8).map(byte).collect();
    // Bits above the type's size are ignored.
    if !bits.len().is_multiple_of(8) && negative(bits) {
        *bytes.last_mut().unwrap() |= 0xff << (bits.len() % 8);
    }
    bytes
}

/// A random number: any bits, few ones, few zeros, or a power of two.
fn number(random: &mut Random, bits: usize) -> Bits {
    let kind = random.below(6);
    let low = 1 + random.below(bits as u64) as usize;
    let single = random.below(bits as u64) as usize;
    (0..bits)
        .map(|index| match kind {
            0 => index == single,
            1 => index < low && random.below(2) == 0,
            2 => index >= low || random.below(2) == 0,
            3 => index < 3 && random.below(2) == 0,
            4 => index != single,
            _ => random.below(2) == 0,
        })
        .collect()
}

/// The bits of an expression that is a single constant, else `None`.
fn constant(b: &DIExprBuilder, bits: usize) -> Option<Bits> {
    let [DIOp::Constant { value, .. }] = b.ops() else {
        return None;
    };
    let mut bytes = Vec::new();
    b.constants().bits(*value, bits as u64, &mut bytes).unwrap();
    Some(
        (0..bits)
            .map(|index| bytes[index / 8] >> (index % 8) & 1 != 0)
            .collect(),
    )
}

const OPS: [DIOp; 18] = [
    DIOp::Add {},
    DIOp::Sub {},
    DIOp::And {},
    DIOp::Or {},
    DIOp::Xor {},
    DIOp::Shl {},
    DIOp::LShr {},
    DIOp::AShr {},
    DIOp::Shr {},
    DIOp::Eq {},
    DIOp::Ne {},
    DIOp::Lt {},
    DIOp::Le {},
    DIOp::Gt {},
    DIOp::Ge {},
    DIOp::Mul {},
    DIOp::Div {},
    DIOp::Mod {},
];

#[test]
fn integers_of_every_width_are_folded() {
    let target = Target::by_name("x86_64").unwrap();
    let mut b = DIExprBuilder::new(target);
    let widths = [
        1, 2, 7, 8, 31, 32, 33, 63, 64, 65, 96, 127, 128, 129, 160, 255, 256, 257, 300, 65_535,
    ];
    for (seed, bits) in (0..40).flat_map(|seed| widths.map(|bits| (seed, bits))) {
        let mut random = Random(seed, bits);
        let bits = bits as usize;
        // Multiplying bit by bit takes too long at the largest width.
        let ops = if bits > 1000 { &OPS[..15] } else { &OPS[..] };
        if bits > 1000 && seed > 1 {
            continue;
        }
        for op in ops {
            let signed = random.below(2) == 0;
            let ty = if signed {
                Type::int(bits as u16)
            } else {
                Type::uint(bits as u16)
            };
            let (left, mut right) = (number(&mut random, bits), number(&mut random, bits));
            if matches!(
                op,
                DIOp::Shl {} | DIOp::LShr {} | DIOp::AShr {} | DIOp::Shr {}
            ) && random.below(3) > 0
            {
                let count = random.below(bits as u64 + 2);
                right = (0..bits)
                    .map(|index| count.checked_shr(index as u32).unwrap_or(0) & 1 != 0)
                    .collect();
            }
            b.clear();
            b.constant_bytes(ty, &bytes(&left))
                .unwrap()
                .constant_bytes(ty, &bytes(&right))
                .unwrap()
                .push(*op)
                .unwrap();
            let what = format!("{op:?} of {ty}: {left:?}, {right:?}");
            b.simplify();
            match expected(*op, &left, &right, signed) {
                None => assert_eq!(b.ops().len(), 3, "{what}"),
                Some(expected) => match constant(&b, expected.len()) {
                    Some(found) => assert_eq!(found, expected, "{what}"),
                    // A single number would be longer.
                    None => assert!(
                        matches!(op, DIOp::Shl {} | DIOp::LShr {} | DIOp::Shr {}) && bits <= 64,
                        "{what}"
                    ),
                },
            }
        }
        // Operations with one operand.
        let signed = random.below(2) == 0;
        let ty = if signed {
            Type::int(bits as u16)
        } else {
            Type::uint(bits as u16)
        };
        let to = 1 + random.below(400) as usize;
        let a = number(&mut random, bits);
        let extended = |fill: bool, to: usize| -> Bits {
            (0..to)
                .map(|at| a.get(at).copied().unwrap_or(fill))
                .collect()
        };
        let other = Type::uint(to as u16);
        let larger = Type::int(to.max(bits) as u16);
        let cases = [
            (DIOp::Neg {}, negated(&a)),
            (DIOp::Not {}, turned(&a)),
            (
                DIOp::Abs {},
                if signed && negative(&a) {
                    negated(&a)
                } else {
                    a.clone()
                },
            ),
            (
                DIOp::Convert { ty: other },
                extended(signed && negative(&a), to),
            ),
            (DIOp::ZExt { ty: larger }, extended(false, to.max(bits))),
            (
                DIOp::SExt { ty: larger },
                extended(negative(&a), to.max(bits)),
            ),
        ];
        for (op, expected) in cases {
            b.clear();
            b.constant_bytes(ty, &bytes(&a))
                .unwrap()
                .push(op)
                .unwrap()
                .simplify();
            assert_eq!(
                constant(&b, expected.len()),
                Some(expected),
                "{op:?} of {ty}: {a:?}"
            );
        }
    }
}

/// a ÷ b × b + a mod b = a, and |a mod b| < |b|, at the largest width and with divisors of every
/// length.
#[test]
fn the_widest_numbers_are_divided() {
    let mut b = DIExprBuilder::new(Target::by_name("x86_64").unwrap());
    let ty = Type::uint(65_535);
    for seed in 0..12 {
        let mut random = Random(seed, 0);
        let (left, right) = (number(&mut random, 65_535), number(&mut random, 65_535));
        if !right.contains(&true) {
            continue;
        }
        let (x, y) = (bytes(&left), bytes(&right));
        let load = |b: &mut DIExprBuilder, bytes: &[u8]| _ = b.constant_bytes(ty, bytes).unwrap();
        b.clear();
        load(&mut b, &x);
        load(&mut b, &y);
        b.div().unwrap();
        load(&mut b, &y);
        b.mul().unwrap();
        load(&mut b, &x);
        load(&mut b, &y);
        b.modulo().unwrap().add().unwrap().simplify();
        assert_eq!(constant(&b, 65_535).as_ref(), Some(&left), "seed {seed}");
        b.clear();
        load(&mut b, &x);
        load(&mut b, &y);
        b.modulo().unwrap();
        load(&mut b, &y);
        b.lt().unwrap().simplify();
        assert_eq!(constant(&b, 1), Some(vec![true]), "seed {seed}");
    }
}

/// IEEE 754's results, by hand. Results that are NaN are not folded, and neither are conversions
/// whose result does not fit.
#[test]
fn floats_are_folded_where_the_result_is_unique() {
    let mut b = DIExprBuilder::new(Target::by_name("x86_64").unwrap());
    let f64 = Type::F64;
    let one = |b: &mut DIExprBuilder, x: f64| _ = b.constant_float(Type::F64, x).unwrap();
    let value = |b: &DIExprBuilder, bits: usize| {
        constant(b, bits).map(|bits| {
            bits.iter()
                .rev()
                .fold(0u64, |number, bit| number << 1 | u64::from(*bit))
        })
    };
    for (x, y, op, result) in [
        (1.5, 0.25, DIOp::Add {}, 0x3ffc_0000_0000_0000),
        (1.5, 0.25, DIOp::Mul {}, 0x3fd8_0000_0000_0000),
        (1.0, 0.0, DIOp::Div {}, 0x7ff0_0000_0000_0000),
        (0.0, 0.0, DIOp::Sub {}, 0),
    ] {
        b.clear();
        one(&mut b, x);
        one(&mut b, y);
        b.push(op).unwrap().simplify();
        assert_eq!(value(&b, 64), Some(result), "{x} {y} {op:?}");
    }
    for (number, ty, result) in [
        (-1.75, Type::int(8), Some(0xff)),
        (255.9, Type::uint(8), Some(255)),
        (256.0, Type::uint(8), None),
        (-0.9, Type::uint(8), Some(0)),
        (-1.0, Type::uint(8), None),
        (-128.9, Type::int(8), Some(0x80)),
        (-129.0, Type::int(8), None),
        (1e300, Type::int(64), None),
        (0.1, Type::F32, Some(0x3dcc_cccd)),
    ] {
        b.clear();
        one(&mut b, number);
        b.convert(ty).unwrap().simplify();
        assert_eq!(
            value(
                &b,
                if ty == Type::F32 {
                    32
                } else {
                    ty.bit_size(&b.target()).unwrap() as usize
                }
            ),
            result,
            "{number} as {ty}"
        );
    }
    b.clear();
    one(&mut b, f64::INFINITY);
    b.constant_float(f64, f64::INFINITY)
        .unwrap()
        .sub()
        .unwrap()
        .simplify();
    assert_eq!(b.ops().len(), 3);
}
