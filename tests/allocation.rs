//! What building and interning expressions takes of memory, counted by the allocator.
//!
//! A backend makes the same few expressions a million times. A builder that has grown, and a module that knows the
//! expression, must not allocate again: neither for wide constants nor for floats.

use allocation_counter::{AllocationInfo, measure};
use dwarfsmith::expr::{DIExpr, DIExprBuilder, DIExprs, DIOp, TypeError};
use dwarfsmith::{AddressSpace, Target, Type};

/// How often something is done that must not allocate.
const TIMES: usize = 1000;

/// What the second and later runs allocate: the first may grow what is used again.
fn steady(mut what: impl FnMut()) -> AllocationInfo {
    what();
    measure(|| {
        for _ in 0..TIMES {
            what();
        }
    })
}

fn allocates_nothing(name: &str, what: impl FnMut()) {
    let info = steady(what);
    assert_eq!((info.count_total, info.bytes_total), (0, 0), "{name}: {info:?}");
}

/// An integer's bytes: so many bits that neither sign nor zero extension makes them shorter.
fn wide_bytes(bits: u16) -> Vec<u8> {
    (0..bits.div_ceil(8)).map(|index| (index as u8).wrapping_mul(37) | 1).collect()
}

/// Appends operations to a builder.
type Build = fn(&mut DIExprBuilder) -> Result<&mut DIExprBuilder, TypeError>;

/// Expressions of every kind that constants and types make different.
const EXPRESSIONS: [(&str, Build); 7] = [
    ("register", |builder| builder.referrer(Type::int(32))),
    ("memory", |builder| {
        builder.referrer(Type::PTR)?.constant(Type::int(64), -24)?.byte_offset(Type::PTR)?.deref(Type::int(32))
    }),
    ("number beyond the small ones", |builder| {
        builder.referrer(Type::int(128))?.constant(Type::int(128), i128::MIN)?.sub()
    }),
    ("float", |builder| builder.referrer(Type::F64)?.constant_float(Type::F64, 0.1)?.mul()),
    ("x87 float", |builder| {
        let ty: Type = "f80".parse().unwrap_or(Type::F64);
        builder.constant_bytes(ty, &[1, 2, 3, 4, 5, 6, 7, 0x88, 0x99, 0x3f])
    }),
    ("vector", |builder| {
        let ty = Type::vector(4, Type::int(64)).unwrap_or(Type::PTR);
        builder.constant_bytes(ty, &[7; 32])
    }),
    ("composite", |builder| {
        builder.arg(0, Type::int(24))?.arg(1, Type::uint(40))?.undef(Type::int(64))?.composite(3, Type::bits(128))
    }),
];

#[test]
fn an_operation_is_sixteen_bytes_whatever_its_constant() {
    assert_eq!(size_of::<DIOp>(), 16);
    assert_eq!(size_of::<DIExpr>(), 4);
    let mut builder = DIExprBuilder::new(Target::X86_64);
    builder.constant_bytes(Type::int(u16::MAX), &wide_bytes(u16::MAX)).unwrap();
    assert_eq!(size_of_val(builder.ops()), 16);
}

#[test]
fn building_again_allocates_nothing() {
    for (name, build) in EXPRESSIONS {
        let mut builder = DIExprBuilder::new(Target::X86_64);
        allocates_nothing(name, || {
            build(builder.clear()).unwrap();
        });
    }
}

#[test]
fn changing_an_expression_at_rest_allocates_nothing() {
    for (name, build) in EXPRESSIONS {
        let mut exprs = DIExprs::default();
        let mut builder = DIExprBuilder::new(Target::X86_64);
        let before = exprs.intern(build(&mut builder).unwrap());
        let mut after = None;
        allocates_nothing(name, || {
            let builder = builder.load(&exprs, before).unwrap().read().unwrap();
            after = Some(exprs.intern(builder));
        });
        let after = after.unwrap();
        assert_eq!((exprs.len(), exprs.ops(after).len()), (2, exprs.ops(before).len() + 1), "{name}");
        assert_eq!(exprs.ops(after).last(), Some(&DIOp::Read {}), "{name}");
    }
}

#[test]
fn a_million_equal_expressions_are_one() {
    let mut exprs = DIExprs::default();
    let mut builder = DIExprBuilder::new(Target::X86_64);
    builder.referrer(Type::PTR).unwrap().constant(Type::int(64), 1 << 40).unwrap();
    builder.byte_offset(Type::PTR).unwrap().deref(Type::int(32)).unwrap();
    let first = exprs.intern(&builder);
    let info = measure(|| {
        for _ in 1..1_000_000 {
            assert!(exprs.intern(&builder) == first);
        }
    });
    assert_eq!((info.count_total, info.bytes_total), (0, 0), "{info:?}");
    assert_eq!((exprs.len(), exprs.constants().len()), (1, 1));
}

#[test]
fn constants_of_any_width_stay_in_the_pool() {
    for bits in [1, 31, 32, 63, 64, 65, 127, 128, 129, 4096, u16::MAX - 7, u16::MAX] {
        let bytes = wide_bytes(bits);
        let (ty, mut exprs) = (Type::int(bits), DIExprs::default());
        let mut builder = DIExprBuilder::new(Target::X86_64);
        let mut expression = None;
        allocates_nothing(&format!("i{bits}"), || {
            builder.clear().referrer(ty).unwrap().constant_bytes(ty, &bytes).unwrap().add().unwrap();
            let known = exprs.intern(&builder);
            builder.load(&exprs, known).unwrap();
            expression = Some(exprs.intern(&builder));
        });
        let [_, DIOp::Constant { value, .. }, _] = *exprs.ops(expression.unwrap()) else { panic!() };
        let mut read = Vec::new();
        exprs.constants().bits(value, u64::from(bits), &mut read).unwrap();
        let mut expected = bytes;
        if bits % 8 != 0 {
            *expected.last_mut().unwrap() &= (1 << (bits % 8)) - 1;
        }
        assert_eq!(read, expected, "i{bits}");
        // One expression, and no more than its bytes, however often it was interned.
        assert_eq!((exprs.len(), exprs.constants().len() <= 1), (1, true), "i{bits}");
    }
}

#[test]
fn an_operation_that_does_not_fit_allocates_nothing() {
    let mut builder = DIExprBuilder::new(Target::X86_64);
    builder.referrer(Type::int(32)).unwrap();
    allocates_nothing("refused", || {
        assert!(builder.deref(Type::int(32)).is_err());
        assert!(builder.cfa(AddressSpace(9)).is_err());
        assert_eq!(builder.ops().len(), 1);
    });
}
