//! Simplification never changes what an expression denotes.
//!
//! The reference evaluator, which does not use simplification, decides. Random expressions are
//! evaluated before and after on random machine states: the location must be the same, bit by bit,
//! and the evaluation must fail in the same cases. The same must hold if an operation follows, such
//! as an offset out of the location.

#[path = "../round_trip/generator.rs"]
#[allow(dead_code, reason = "modules are for another test")]
mod generator;
mod meaning;
mod numbers;
mod rules;
mod whole_modules;

use dwarfsmith::check::mix;
use dwarfsmith::expr::{DIExprBuilder, DIOp};
use dwarfsmith::{AddressSpace, Type};
use generator::single::expression;
use meaning::{Judge, Verdict};

/// Random numbers from a seed.
pub struct Random(u64, u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.1 += 1;
        mix(self.0, self.1) % limit.max(1)
    }
}

/// The expression with redundant operations inserted, which simplification can remove.
fn inflated(from: &DIExprBuilder, seed: u64) -> DIExprBuilder {
    let mut random = Random(seed, 0);
    let mut b = DIExprBuilder::new(from.target());
    let often = 2 + random.below(6);
    for op in from.ops() {
        let op = match *op {
            DIOp::Constant { ty, value } if !value.is_undef() => {
                let mut bytes = Vec::new();
                from.constants()
                    .bits(value, ty.bit_size(&from.target()).unwrap(), &mut bytes)
                    .unwrap();
                b.constant_bytes(ty, &bytes).unwrap();
                None
            }
            other => Some(other),
        };
        if let Some(op) = op {
            b.push(op).unwrap();
        }
        while random.below(often) == 0 {
            more(&mut b, &mut random);
        }
    }
    b
}

/// Appends operations that preserve the type of the entry on top.
fn more(b: &mut DIExprBuilder, random: &mut Random) {
    let target = b.target();
    let ty = *b.stack().last().unwrap();
    let bits = ty.bit_size(&target).unwrap();
    let small = [0, 0, 0, 1, 1, -1, 2, 3, 7, 8, 31][random.below(11) as usize];
    match random.below(11) {
        0 => {
            let other = if bits <= 128 && random.below(2) == 0 {
                Type::uint(bits as u16)
            } else {
                Type::bits(bits)
            };
            b.reinterpret(other).unwrap().reinterpret(ty).unwrap();
        }
        1 => drop(b.read().unwrap()),
        2 => drop(b.composite(1, ty).unwrap()),
        3 => {
            let space = target.description().address_spaces[0].number;
            b.addr_of(AddressSpace(space)).unwrap().deref(ty).unwrap();
        }
        4 => {
            let by = Type::int(8 + 8 * random.below(3) as u16);
            let small = [0, 0, 1, 1, 2, -1, -2, 4][random.below(8) as usize];
            b.constant(by, small).unwrap();
            if random.below(2) == 0 {
                b.byte_offset(ty)
            } else {
                b.bit_offset(ty)
            }
            .unwrap();
        }
        5 if ty.address_space().is_some() => {
            let small = Type::int(16);
            b.deref(small)
                .unwrap()
                .addr_of(ty.address_space().unwrap())
                .unwrap();
        }
        5 if bits >= 16 => {
            // The value as two parts, where it is one operation.
            let leaf = *b.ops().last().unwrap();
            let low = 8 * (1 + random.below(bits / 8 - 1));
            if !matches!(
                leaf,
                DIOp::Referrer { .. }
                    | DIOp::Arg { .. }
                    | DIOp::Constant { .. }
                    | DIOp::Deref { .. }
            ) {
                return;
            }
            if let DIOp::Deref { .. } = leaf {
                // The pointer as two parts, also only where it is one operation.
                let &[.., pointer, _] = b.ops() else { return };
                if !matches!(
                    pointer,
                    DIOp::Cfa { .. } | DIOp::Referrer { .. } | DIOp::Arg { .. }
                ) {
                    return;
                }
                b.reinterpret(Type::bits(bits)).unwrap();
                b.constant(Type::int(32), 0)
                    .unwrap()
                    .byte_offset(Type::bits(low))
                    .unwrap();
                b.push(pointer).unwrap().push(leaf).unwrap();
            } else {
                b.constant(Type::int(32), 0)
                    .unwrap()
                    .byte_offset(Type::bits(low))
                    .unwrap();
                b.push(leaf).unwrap();
            }
            b.constant(Type::int(32), i128::from(low / 8))
                .unwrap()
                .byte_offset(Type::bits(bits - low))
                .unwrap();
            b.composite(2, ty).unwrap();
        }
        6 if ty == Type::BOOL => {
            match random.below(5) {
                4 => b
                    .constant(ty, 1)
                    .unwrap()
                    .constant(ty, 0)
                    .unwrap()
                    .push_lane(ty)
                    .unwrap()
                    .choose()
                    .unwrap()
                    .and(),
                0 => b.constant(ty, 0).unwrap().eq(),
                1 => b.constant(ty, 1).unwrap().eq(),
                2 => b.constant(ty, 0).unwrap().ne(),
                _ => b.constant(ty, 1).unwrap().ne(),
            }
            .unwrap();
        }
        6 if ty.is_integer() || ty.is_float() => {
            if random.below(2) == 0 {
                b.neg().unwrap().neg()
            } else {
                b.abs()
            }
            .unwrap();
        }
        7 if ty.is_integer() => {
            let middle = Type::int(1 + random.below(100) as u16);
            if random.below(2) == 0 {
                b.convert(middle).unwrap().convert(ty)
            } else {
                b.not().unwrap().not()
            }
            .unwrap();
        }
        _ if ty.is_integer() => {
            b.constant(ty, small).unwrap();
            match random.below(11) {
                0 => b.add(),
                1 => b.sub(),
                2 => b.mul(),
                3 => b.and(),
                4 => b.or(),
                5 => b.xor(),
                6 => b.shl(),
                7 => b.lshr(),
                8 => b.ashr(),
                9 => b.shr(),
                _ => b.div(),
            }
            .unwrap();
        }
        8 if Type::vector(1, ty).is_some() => drop(b.extend(1).unwrap().reinterpret(ty).unwrap()),
        _ => drop(b.reinterpret(ty).unwrap()),
    }
}

/// Operations that continue with the result of an expression, to compare its storage.
fn and_then(from: &DIExprBuilder, by: i128) -> DIExprBuilder {
    let mut b = from.clone();
    b.constant(Type::int(32), by)
        .unwrap()
        .byte_offset(Type::bits(8))
        .unwrap();
    b
}

#[test]
fn random_expressions_keep_their_meaning() {
    let number = |name: &str, default: u64| {
        std::env::var(name)
            .ok()
            .and_then(|text| text.parse().ok())
            .unwrap_or(default)
    };
    let (first, cases, most) = (
        number("FIRST", 0),
        number("CASES", 24_000),
        number("SHOW", 3),
    );
    let mut round = 0u64;
    let (mut failures, mut compared, mut unknown, mut failing, mut smaller) =
        (0, 0u64, 0u64, 0u64, 0u64);
    let (mut before, mut after) = (0, 0);
    let mut applied = std::collections::BTreeSet::new();
    for seed in first..first + cases {
        let example = expression(seed);
        let original = if seed % 4 == 0 {
            example.builder.clone()
        } else {
            inflated(&example.builder, seed)
        };
        let mut simple = original.clone();
        simple.simplify();
        applied.extend(simple.rules_applied());
        let mut whole = original.clone();
        whole.simplify_whole();
        let mut say = |what: &str| {
            failures += 1;
            if failures <= most {
                println!("case {seed}, {}: {what}", example.module.target.name());
                println!("  before: {}", meaning::text(&original));
                println!("  after:  {}", meaning::text(&simple));
                println!("  whole:  {}", meaning::text(&whole));
                println!(
                    "  referrer {:?}, arguments {:?}",
                    example.referrer, example.arguments
                );
            }
        };
        before += original.ops().len();
        after += simple.ops().len();
        smaller += u64::from(simple.ops().len() < original.ops().len());
        for (what, result) in [("simplify", &simple), ("simplify_whole", &whole)] {
            // Types are checked again, operation by operation.
            let mut typed = DIExprBuilder::new(result.target());
            let fits = result.ops().iter().all(|op| typed.push(*op).is_ok());
            if !fits || typed.stack() != original.stack() || result.stack() != original.stack() {
                say(&format!("{what} changes the type"));
            }
            if result.ops().len() > original.ops().len() {
                say(&format!("{what} makes it larger"));
            }
            let mut again = result.clone();
            if what == "simplify" {
                again.simplify()
            } else {
                again.simplify_whole()
            };
            if again.ops() != result.ops() {
                say(&format!("{what} twice: {}", meaning::text(&again)));
            }
        }
        let mut judge = Judge::new(&example, seed);
        let by = [0, 1, -1, 4, -4, 8, 2, -8][(seed % 8) as usize];
        let pairs = [
            ("simplify", original.clone(), simple.clone()),
            (
                "simplify, moved",
                and_then(&original, by),
                and_then(&simple, by),
            ),
            ("simplify_whole", original.clone(), whole.clone()),
        ];
        for (what, original, result) in pairs {
            for state in 0..3 {
                compared += 1;
                match judge.compare(&original, &result, state) {
                    Verdict::Same => {}
                    Verdict::Fails => failing += 1,
                    Verdict::Unknown => unknown += 1,
                    Verdict::Round => round += 1,
                    Verdict::Different(text) => {
                        say(&format!("{what} (by {by}), state {state}: {text}"));
                        break;
                    }
                }
            }
        }
    }
    println!(
        "{cases} expressions, {smaller} smaller ({before} operations, {after} after); {compared} comparisons, {failing} of \
         failures, {unknown} unknown; {failures} different"
    );
    assert_eq!(failures, 0);
    assert!(
        round * 1000 < compared,
        "going round the end of memory is rare: {round} of {compared}"
    );
    assert!(
        unknown * 3 < compared && failing * 2 < compared,
        "most comparisons are of places"
    );
    if cases >= 20_000 {
        let idle: Vec<_> = DIExprBuilder::rules()
            .filter(|name| !applied.contains(name))
            .collect();
        assert!(
            idle.is_empty(),
            "rules that no random expression needs: {idle:?}"
        );
    }
}
