//! Replacements of a referrer or an argument that the document's scenarios do not cover.

use super::kit::*;
use dwarfsmith::build::{Fragment, Lifetime};
use dwarfsmith::changes::{ChangeErrorKind, Difference};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::expr::{DIExprBuilder, TypeError};
use dwarfsmith::markers::Referrer;
use dwarfsmith::metadata::{Id, LifetimeId, Object, VariableId};
use dwarfsmith::{AddressSpace, Position, Target, Type};

const I32: Type = Type::int(32);
const I64: Type = Type::int(64);

/// `x` is the pointee of rdi, or computed from it by `operations`; `y` and `z` are in registers,
/// and `s` is y + z.
fn scenario(operations: &str) -> Scenario {
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x0: dbg.def !20, %reg(rdi)
          0x0: dbg.def !21, %reg(rsi)
          0x0: dbg.def !22, %reg(rdx)
        }";
    let variables = [(9, "x"), (10, "y"), (11, "z"), (12, "s")]
        .map(|(number, name)| local(number, name, number));
    let lifetimes = [
        lifetime(20, 9, operations),
        lifetime(21, 10, "DIOpReferrer(i64)"),
        lifetime(22, 11, "DIOpReferrer(i64)"),
    ];
    let sum = "!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()), \
               argObjects: {!10, !11})";
    let nodes: Vec<&str> = (variables.iter().chain(&lifetimes).map(String::as_str))
        .chain([LONG, sum])
        .collect();
    Scenario::new(&source("x86_64", code, &nodes), Dialect::Dwarf5)
}

const IN_MEMORY: &str = "DIOpReferrer(ptr), DIOpDeref(i64)";
const X: usize = 0;
const SUM: usize = 3;

fn object(index: usize) -> Object {
    VariableId::from_index(index).into()
}

fn rbx() -> Referrer {
    Referrer::register(Target::X86_64.register("rbx").unwrap())
}

fn builder(
    scenario: &Scenario,
    build: impl FnOnce(&mut DIExprBuilder) -> Result<&mut DIExprBuilder, TypeError>,
) -> DIExprBuilder {
    let mut builder = scenario.module.builder();
    build(&mut builder).unwrap();
    builder
}

/// Compares a lifetime after a replacement. The module stays valid, and its lowered DWARF has the
/// meaning of the metadata.
#[track_caller]
fn becomes(mut scenario: Scenario, lifetime: usize, expected: &str) {
    assert_eq!(scenario.location(nth(lifetime)), expected);
    scenario.stage("after");
}

#[test]
fn a_promoted_value_of_another_type_is_reinterpreted() {
    let mut scenario = scenario(IN_MEMORY);
    scenario.at(nth(X)).promote(rbx(), Type::uint(64)).unwrap();
    becomes(
        scenario,
        X,
        "!DIExpr(DIOpReferrer(u64), DIOpReinterpret(i64))",
    );
}

#[test]
fn a_promoted_value_of_another_size_keeps_its_address() {
    let mut scenario = scenario(IN_MEMORY);
    scenario.at(nth(X)).promote(rbx(), Type::bits(128)).unwrap();
    assert_eq!(
        scenario.location(nth(X)),
        "!DIExpr(DIOpReferrer(b128), DIOpAddrOf(0), DIOpDeref(i64))"
    );
}

#[test]
fn an_address_at_the_end_cancels_the_deref_after_it() {
    // The pointee is the upper half of the memory at rbx.
    let mut scenario = scenario(IN_MEMORY);
    let half = builder(&scenario, |b| {
        b.referrer(Type::PTR)?
            .deref(Type::bits(128))?
            .constant(I32, 8)?
            .byte_offset(I64)?
            .addr_of(AddressSpace(0))
    });
    scenario
        .at(nth(X))
        .replace_referrer(rbx(), &half, &[])
        .unwrap();
    becomes(
        scenario,
        X,
        "!DIExpr(DIOpReferrer(ptr), DIOpDeref(b128), DIOpConstant(i32 8), DIOpByteOffset(i64))",
    );
}

#[test]
fn every_referrer_is_replaced_and_wide_constants_are_copied() {
    // x = 3 · r − r of a register r, which becomes another register plus 2⁴⁰ of a wide constant.
    let mut scenario = scenario(
        "DIOpReferrer(i64), DIOpConstant(i64 3), DIOpMul(), DIOpReferrer(i64), DIOpConstant(i64 1099511627777), DIOpAnd(), \
         DIOpSub()",
    );
    let sum = builder(&scenario, |b| {
        b.referrer(I64)?.constant(I64, 1 << 40)?.add()
    });
    scenario
        .at(nth(X))
        .replace_referrer(rbx(), &sum, &[])
        .unwrap();
    let put = "DIOpReferrer(i64), DIOpConstant(i64 1099511627776), DIOpAdd()";
    let expected = format!(
        "!DIExpr({put}, DIOpConstant(i64 3), DIOpMul(), {put}, DIOpConstant(i64 1099511627777), DIOpAnd(), DIOpSub())"
    );
    becomes(scenario, X, &expected);
}

#[test]
fn arguments_behind_a_split_one_are_renumbered() {
    for (index, expected) in [
        (
            0,
            "DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64), DIOpArg(2, i64), DIOpAdd()), argObjects: {!8, !9, !6})",
        ),
        (
            1,
            "DIOpArg(0, i64), DIOpArg(1, i32), DIOpArg(2, i32), DIOpComposite(2, i64), DIOpAdd()), argObjects: {!5, !8, !9})",
        ),
    ] {
        let mut scenario = scenario(IN_MEMORY);
        let pieces = [0, 1].map(|_| {
            let fragment = scenario.module.add(Fragment);
            let location = builder(&scenario, |b| b.constant(I32, 7));
            let location = scenario.module.expr(&location);
            scenario.module.add(Lifetime::computed(fragment, location));
            (Object::from(fragment), I32)
        });
        scenario
            .of(nth(SUM))
            .split_argument(index, &pieces)
            .unwrap();
        becomes(
            scenario,
            SUM,
            &format!("!DIExpr({}", expected.strip_suffix(')').unwrap()),
        );
    }
}

#[test]
fn an_object_that_is_already_an_argument_is_not_added() {
    // s = y + z, and z = y + x.
    let mut scenario = scenario(IN_MEMORY);
    let both = builder(&scenario, |b| b.arg(0, I64)?.arg(1, I64)?.add());
    scenario
        .of(nth(SUM))
        .replace_argument(1, &both, &[object(1), object(0)])
        .unwrap();
    let expected = "!DIExpr(DIOpArg(0, i64), DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd(), DIOpAdd()), argObjects: {!5, !4}";
    becomes(scenario, SUM, expected);
}

#[test]
fn an_argument_that_is_constant_is_removed() {
    let mut scenario = scenario(IN_MEMORY);
    let five = builder(&scenario, |b| b.constant(I64, 5));
    // An object that the expression does not name is not added as an argument.
    scenario
        .of(nth(SUM))
        .replace_argument(0, &five, &[object(X)])
        .unwrap();
    becomes(
        scenario,
        SUM,
        "!DIExpr(DIOpConstant(i64 5), DIOpArg(0, i64), DIOpAdd()), argObjects: {!6}",
    );
}

#[test]
fn a_change_of_one_lifetime_leaves_the_arguments_of_its_copy() {
    let mut scenario = scenario(IN_MEMORY);
    let copy = scenario.of(nth(SUM)).copy();
    let argument = builder(&scenario, |b| b.arg(0, I64));
    scenario
        .of(nth(SUM))
        .replace_argument(0, &argument, &[object(X)])
        .unwrap();
    let arguments = |scenario: &Scenario, lifetime: LifetimeId| {
        scenario
            .module
            .metadata
            .arguments(scenario.module.metadata.lifetimes.get(lifetime).unwrap())
            .to_vec()
    };
    assert_eq!(arguments(&scenario, nth(SUM)), [object(0), object(2)]);
    assert_eq!(arguments(&scenario, copy), [object(1), object(2)]);
    // Lifetimes that differ in arguments only are not merged.
    for lifetime in [nth(SUM), copy] {
        scenario
            .body
            .def(Position(0x10), lifetime, Referrer::Undefined);
    }
    let error = scenario
        .changes
        .merge(&scenario.module, &mut scenario.body, nth(SUM), copy)
        .unwrap_err();
    assert_eq!(
        error.kind,
        ChangeErrorKind::Different {
            other: nth(SUM),
            what: Difference::Arguments
        }
    );
}

#[test]
fn a_missing_argument_stays_missing() {
    // The module is invalid before the change (E108). The change must not hide that.
    let mut scenario = scenario(IN_MEMORY);
    let wrong = builder(&scenario, |b| b.arg(0, I64)?.arg(u32::MAX, I64)?.add());
    let location = scenario.module.expr(&wrong);
    scenario
        .module
        .metadata
        .lifetimes
        .get_mut(nth(SUM))
        .unwrap()
        .location = location;
    let sum = builder(&scenario, |b| {
        b.arg(0, I64)?.arg(1, I64)?.add()?.arg(2, I64)?.add()
    });
    scenario
        .of(nth(SUM))
        .replace_argument(0, &sum, &[object(0), object(1), object(2)])
        .unwrap();
    assert!(
        scenario
            .location(nth(SUM))
            .contains("DIOpArg(4294967295, i64)")
    );
    assert!(scenario.module.validate().is_err());
}

#[test]
fn an_address_in_another_space_does_not_cancel_a_deref() {
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x0: dbg.def !10, %regs(SGPR4, SGPR5)
        }";
    let in_global_memory = lifetime(10, 9, "DIOpReferrer(ptr addrspace(1)), DIOpDeref(i64)");
    let nodes = [LONG, &local(9, "x", 2), &in_global_memory];
    let mut scenario = Scenario::new(&source("amdgpu-wave64", code, &nodes), Dialect::Llvm);
    let address = builder(&scenario, |b| b.referrer(I64)?.addr_of(AddressSpace(0)));
    let error = scenario
        .at(nth(X))
        .replace_referrer(rbx(), &address, &[])
        .unwrap_err();
    let (expected, found) = (Type::ptr(AddressSpace(1)), Type::PTR);
    assert_eq!(
        error.kind,
        ChangeErrorKind::Type {
            operation: 0,
            expected,
            found
        }
    );
}
