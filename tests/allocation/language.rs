//! The memory that building, interning and changing expressions, and reading text, take, counted by
//! the allocator.
//!
//! A backend makes the same few expressions a million times. A builder that has grown, and a module
//! that has the expression already, must not allocate again, neither for wide constants nor for
//! floats. Text is read into a module of about its own size; parsing must not need much more memory
//! in between, for any contents of the text.

use allocation_counter::{AllocationInfo, measure};
use dwarfsmith::Bits;
use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
use dwarfsmith::expr::{DIExpr, DIExprBuilder, DIExprs, DIOp, TypeError};
use dwarfsmith::markers::{FunctionBody, Marker, MarkerIndex, Referrer, ValueId};
use dwarfsmith::metadata::{Id, LifetimeId, Object, SubprogramId};
use dwarfsmith::{AddressSpace, Module, Position, Target, Type, text};
use std::fmt::Write;

/// The number of repetitions of an action that must not allocate.
const TIMES: usize = 1000;

/// The allocations of the second and later runs: the first may grow scratch buffers.
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
    assert_eq!(
        (info.count_total, info.bytes_total),
        (0, 0),
        "{name}: {info:?}"
    );
}

/// The bytes of an integer that neither sign nor zero extension shortens.
fn wide_bytes(bits: u16) -> Vec<u8> {
    (0..bits.div_ceil(8))
        .map(|index| (index as u8).wrapping_mul(37) | 1)
        .collect()
}

/// Appends operations to a builder.
type Build = fn(&mut DIExprBuilder) -> Result<&mut DIExprBuilder, TypeError>;

/// Expressions of every kind of constant and type.
const EXPRESSIONS: [(&str, Build); 7] = [
    ("register", |builder| builder.referrer(Type::int(32))),
    ("memory", |builder| {
        builder
            .referrer(Type::PTR)?
            .deref(Type::int(32))?
            .constant(Type::int(64), -24)?
            .byte_offset(Type::int(32))
    }),
    ("number beyond the small ones", |builder| {
        builder
            .referrer(Type::int(128))?
            .constant(Type::int(128), i128::MIN)?
            .sub()
    }),
    ("float", |builder| {
        builder
            .referrer(Type::F64)?
            .constant_float(Type::F64, 0.1)?
            .mul()
    }),
    ("x87 float", |builder| {
        let ty: Type = "f80".parse().unwrap_or(Type::F64);
        builder.constant_bytes(ty, &[1, 2, 3, 4, 5, 6, 7, 0x88, 0x99, 0x3f])
    }),
    ("vector", |builder| {
        let ty = Type::vector(4, Type::int(64)).unwrap_or(Type::PTR);
        builder.constant_bytes(ty, &[7; 32])
    }),
    ("composite", |builder| {
        builder
            .arg(0, Type::int(24))?
            .arg(1, Type::uint(40))?
            .undef(Type::int(64))?
            .composite(3, Type::bits(128))
    }),
];

#[test]
fn an_operation_is_sixteen_bytes_for_any_constant() {
    assert_eq!(size_of::<DIOp>(), 16);
    // An index of 32 bits and the tag of a module, of 16.
    assert_eq!(size_of::<DIExpr>(), 6);
    let mut builder = DIExprBuilder::new(Target::X86_64);
    builder
        .constant_bytes(Type::int(u16::MAX), &wide_bytes(u16::MAX))
        .unwrap();
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
        assert_eq!(
            (exprs.len(), exprs.ops(after).len()),
            (2, exprs.ops(before).len() + 1),
            "{name}"
        );
        assert_eq!(exprs.ops(after).last(), Some(&DIOp::Read {}), "{name}");
    }
}

#[test]
fn a_million_equal_expressions_are_one() {
    let mut exprs = DIExprs::default();
    let mut builder = DIExprBuilder::new(Target::X86_64);
    builder
        .referrer(Type::PTR)
        .unwrap()
        .deref(Type::int(32))
        .unwrap();
    builder
        .constant(Type::int(64), 1 << 40)
        .unwrap()
        .byte_offset(Type::int(32))
        .unwrap();
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
    for bits in [
        1,
        31,
        32,
        63,
        64,
        65,
        127,
        128,
        129,
        4096,
        u16::MAX - 7,
        u16::MAX,
    ] {
        let bytes = wide_bytes(bits);
        let (ty, mut exprs) = (Type::int(bits), DIExprs::default());
        let mut builder = DIExprBuilder::new(Target::X86_64);
        let mut expression = None;
        allocates_nothing(&format!("i{bits}"), || {
            builder
                .clear()
                .referrer(ty)
                .unwrap()
                .constant_bytes(ty, &bytes)
                .unwrap()
                .add()
                .unwrap();
            let known = exprs.intern(&builder);
            builder.load(&exprs, known).unwrap();
            expression = Some(exprs.intern(&builder));
        });
        let [_, DIOp::Constant { value, .. }, _] = *exprs.ops(expression.unwrap()) else {
            panic!()
        };
        let mut read = Vec::new();
        exprs
            .constants()
            .bits(value, u64::from(bits), &mut read)
            .unwrap();
        let mut expected = bytes;
        if bits % 8 != 0 {
            *expected.last_mut().unwrap() &= (1 << (bits % 8)) - 1;
        }
        assert_eq!(read, expected, "i{bits}");
        // One expression, which takes no more than its bytes, however often it was interned.
        assert_eq!(
            (exprs.len(), exprs.constants().len() <= 1),
            (1, true),
            "i{bits}"
        );
    }
}

#[test]
fn an_operation_that_does_not_fit_allocates_nothing() {
    let mut builder = DIExprBuilder::new(Target::X86_64);
    builder.referrer(Type::int(32)).unwrap();
    allocates_nothing("rejected", || {
        assert!(builder.deref(Type::int(32)).is_err());
        assert!(builder.cfa(AddressSpace(9)).is_err());
        assert_eq!(builder.ops().len(), 1);
    });
}

/// Nodes that the other texts refer to.
const COMMON: &str = "target \"x86_64\"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1)
!3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DIFragment()
";

/// A text of at least `size` bytes: the common nodes, and pieces that are given the number at which
/// their nodes begin.
fn text_of(bytes: usize, piece: impl Fn(&mut String, usize)) -> String {
    let mut source = String::with_capacity(bytes + 4096);
    source.push_str(COMMON);
    let mut number = 5;
    while source.len() < bytes {
        piece(&mut source, number);
        number += 10;
    }
    source
}

/// A function with a variable of three lifetimes, as a compiler writes it.
fn typical(source: &mut String, number: usize) {
    let [function, variable, first, second, third] = [0, 1, 2, 3, 4].map(|node| number + node);
    let part = format!(
        "define @function_{number} size 0x100 !dbg !{function} {{
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !{first}, %reg(rax)
bb1 @ 0x40 -> bb1, bb2:
  0x40: dbg.kill !{first}
  0x40: dbg.def !{second}, %addr(cfa-24)
bb2 @ 0x80:
  0x84: dbg.kill !{second}
  0x84: dbg.def !{third}, %entity(7)
}}
entity @function_{number} 7 {{
  0x80..0xf0: %reg(rcx)
}}
lines @function_{number} {{
  0x0: !1 5:3 stmt prologue_end
}}
!{function} = distinct !DISubprogram(name: \"function_{number}\", unit: !0, file: !1, line: 5)
!{variable} = !DILocalVariable(name: \"variable\", scope: !{function}, file: !1, line: 6, type: !3)
!{first} = distinct !DILifetime(object: !{variable}, location: !DIExpr(DIOpReferrer(i32)))
!{second} = distinct !DILifetime(object: !{variable}, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))
!{third} = distinct !DILifetime(object: !{variable}, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
"
    );
    source.push_str(&part);
}

/// The peak of memory while a text is read, including the text, as a multiple of its size.
fn peak_of_reading(source: &str) -> f64 {
    let mut errors = Vec::new();
    let info = measure(|| errors = text::parse(source).err().unwrap_or_default());
    assert_eq!(errors, []);
    (info.bytes_max as f64 + source.len() as f64) / source.len() as f64
}

#[test]
fn reading_ten_megabytes_takes_less_than_six_times_their_size() {
    let times = peak_of_reading(&text_of(10_000_000, typical));
    assert!(times < 6.0, "{times:.2} times the text");
}

/// Texts of items that are much shorter in text than in memory.
#[test]
fn no_kind_of_text_takes_eight_times_its_size() {
    type Piece = fn(&mut String, usize);
    let pieces: [(&str, Piece); 9] = [
        ("functions", |source, number| {
            writeln!(source, "define @f{number} size 1 !dbg !2 {{}}").unwrap()
        }),
        ("markers", |source, number| {
            writeln!(source, "define @f{number} size 1 !dbg !2 {{\nb @ 0:").unwrap();
            source.push_str(&format!("0: dbg.kill !{}\n", number + 1).repeat(1000));
            writeln!(
                source,
                "}}\n!{} = !DILifetime(object: !4, location: !DIExpr(DIOpCFA(0)))",
                number + 1
            )
            .unwrap();
        }),
        ("blocks", |source, number| {
            writeln!(source, "define @f{number} size 1 !dbg !2 {{").unwrap();
            (0..1000).for_each(|block| writeln!(source, "b{block} @ 0 -> b0:").unwrap());
            source.push_str("}\n");
        }),
        ("fragments", |source, number| {
            (number..number + 10)
                .for_each(|node| writeln!(source, "!{node} = !DIFragment()").unwrap());
        }),
        ("strings", |source, number| {
            let directory = "d".repeat(50);
            writeln!(
                source,
                "!{number} = !DIFile(filename: \"{number}\", directory: \"{directory}\")"
            )
            .unwrap();
        }),
        ("numbers that do not count up", |source, number| {
            writeln!(source, "!{} = !DIFragment()", number * 1000).unwrap();
        }),
        ("operations", |source, number| {
            let ops = ["DIOpCFA(0)"; 40].join(", ");
            writeln!(
                source,
                "!{number} = !DILifetime(object: !4, location: !DIExpr(DIOpCFA({}), {ops}))",
                number % 2
            )
            .unwrap();
        }),
        ("members", |source, number| {
            let members: Vec<String> = (1..10)
                .map(|member| format!("!{}", number + member))
                .collect();
            let members = members.join(", ");
            writeln!(
                source,
                "!{number} = !DICompositeType(tag: DW_TAG_union_type, elements: !{{{members}}})"
            )
            .unwrap();
            for member in 1..10 {
                let member = number + member;
                writeln!(
                    source,
                    "!{member} = !DIDerivedType(tag: DW_TAG_member, baseType: !3)"
                )
                .unwrap();
            }
        }),
        ("line rows", |source, number| {
            writeln!(
                source,
                "define @f{number} size 1 !dbg !2 {{}}\nlines @f{number} {{"
            )
            .unwrap();
            source.push_str(&"0: !1 1:1\n".repeat(1000));
            source.push_str("}\n");
        }),
    ];
    for (name, piece) in pieces {
        let times = peak_of_reading(&text_of(1_000_000, piece));
        assert!(times < 8.0, "{name}: {times:.2} times the text");
    }
}

#[test]
fn changing_a_lifetime_allocates_nothing() {
    let i64 = Type::int(64);
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("f.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
    let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
    let [w, x, y, z] = ["w", "x", "y", "z"]
        .map(|name| Object::Variable(module.add(Variable::local(f, name, long).at(file, 2))));
    let mut builder = module.builder();
    let value = module.exprs.intern(builder.referrer(i64).unwrap());
    let sum = module.exprs.intern(
        builder
            .clear()
            .arg(0, i64)
            .unwrap()
            .arg(1, i64)
            .unwrap()
            .add()
            .unwrap(),
    );
    let (of_x, of_z) = (
        module.add(Lifetime::bounded(x, value)),
        module.add(Lifetime::bounded(z, sum).arguments(&[x, y])),
    );
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), f, 0x40).entry_frame();
    body.def(Position(0), of_x, Referrer::Value(ValueId(1)));
    let def = body.find_def(of_x).unwrap();
    let mut changes = module.changes();
    let mut argument = module.builder();
    argument.arg(0, i64).unwrap();
    let mut change = || {
        changes
            .at(&mut module, &mut body, def)
            .unwrap()
            .demote(Referrer::Value(ValueId(2)), AddressSpace(0))
            .unwrap();
        changes
            .at(&mut module, &mut body, def)
            .unwrap()
            .promote(Referrer::Value(ValueId(1)), i64)
            .unwrap();
        changes
            .of(&mut module, of_z)
            .unwrap()
            .replace_argument(0, &argument, &[w])
            .unwrap();
        changes
            .of(&mut module, of_z)
            .unwrap()
            .replace_argument(0, &argument, &[x])
            .unwrap();
    };
    // A body grows until it drops unused referrers.
    (0..100).for_each(|_| change());
    allocates_nothing("changes", change);
    assert_eq!(
        module
            .metadata
            .arguments(module.metadata.lifetimes.get(of_z).unwrap()),
        [x, y]
    );
    assert_eq!(module.metadata.lifetimes.get(of_x).unwrap().location, value);
    assert_eq!(
        body.marker_at(def).unwrap().marker,
        Marker::Def(of_x, Referrer::Value(ValueId(1)))
    );
}

#[test]
fn a_function_that_is_replaced_often_takes_no_more_memory() {
    let mut module = Module::new(Target::X86_64);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), SubprogramId::from_index(0), 0x40)
        .entry_frame();
    for index in 0..10 {
        body.def(
            Position(index),
            LifetimeId::from_index(0),
            Referrer::Value(ValueId(index)),
        );
    }
    let function = module.add_function(&body);
    // Ten markers of twelve bytes and ten referrers of sixteen, with spare capacity: at most
    // nineteen of a thousand bodies are stored at once.
    let info =
        measure(|| (0..1000).for_each(|_| module.replace_function(function, &body).unwrap()));
    assert!(info.bytes_current < 40 * 1024, "{info:?}");
}

/// Passes move markers, and remove and insert them, any number of times.
#[test]
fn a_body_whose_markers_move_takes_no_more_memory() {
    let mut module = Module::new(Target::X86_64);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), SubprogramId::from_index(0), 0x40);
    let block = body.block(Position(0));
    for index in 0..10 {
        body.def(
            Position(index),
            LifetimeId::from_index(index as usize),
            Referrer::Value(ValueId(index)),
        );
    }
    let first = MarkerIndex(0);
    let mut change = || {
        body.move_marker(first, block, Position(9)).unwrap();
        let removed = body.remove(first).unwrap();
        let mut again = [(block, removed.position, removed.marker)];
        body.insert_all(&mut again).unwrap();
    };
    (0..100).for_each(|_| change());
    let info = measure(|| (0..10_000).for_each(|_| change()));
    assert!(info.bytes_current < 1024, "{info:?}");
    assert_eq!(body.markers().count(), 10);
    for placed in body.markers() {
        let Marker::Def(lifetime, Referrer::Value(value)) = placed.marker else {
            panic!("{placed:?}");
        };
        assert_eq!(lifetime.index(), value.0 as usize);
    }
}
