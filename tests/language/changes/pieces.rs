//! Objects that are split into pieces and composed of them.

use super::kit::*;
use dwarfsmith::build::{Global, Lifetime};
use dwarfsmith::changes::{Piece, Whole};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::markers::{BlockIndex, Marker, Referrer, RegisterPart, ValueId};
use dwarfsmith::metadata::{GlobalId, Id};
use dwarfsmith::{Position, Target, Type};

const I16: Type = Type::int(16);
const I32: Type = Type::int(32);

fn piece(ty: Type, entity: u32) -> Piece {
    Piece {
        ty,
        referrer: Referrer::Value(ValueId(entity)),
    }
}

/// "Local Variable Broken Into Two Scalars" and "Further Decomposition Of An Already SRoA'd Local
/// Variable".
///
/// The test compares `!2`, the fragments `!3` and `!5` with their lifetimes `!4` and `!6`, and the
/// markers. It moves the marker of the high half to the instruction that computes the half. In the
/// document, `DIOpComposite` puts the part that was pushed last at offset 0, so its `!2` has
/// `DIOpArg(1, i32), DIOpArg(0, i32)`; here, the part that was pushed first is at offset 0. Before
/// the first split, the document's `!2` names `i64 addrspace(5)*`, although its `%x` is an `i64`.
/// The second split does not change `!2`, as in the document's note.
#[test]
fn a_variable_is_split_and_one_half_again() {
    // Value 1 is %x, 2 and 3 its halves %x.lo and %x.hi, 4 and 5 the halves %x.hi.lo and %x.hi.hi.
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.def !10, %entity(1)
          0x30: dbg.kill !10
        }
        entity @f 1 { 0x4..0x30: %regs(SGPR4, SGPR5) }
        entity @f 2 { 0x4..0x30: %reg(SGPR4) }
        entity @f 3 { 0xc..0x30: %reg(SGPR5) }
        entity @f 4 { 0xc..0x30: %reg(SGPR6, 0, 16) }
        entity @f 5 { 0x10..0x30: %reg(SGPR7, 0, 16) }";
    let nodes = [
        LONG,
        &local(9, "x", 2),
        &lifetime(10, 9, "DIOpReferrer(i64)"),
    ];
    let mut scenario = Scenario::new(&source("amdgpu-wave64", code, &nodes), Dialect::Llvm);
    let x = nth(0);

    let halves = scenario
        .at(x)
        .split(&[piece(I32, 2), piece(I32, 3)], Whole::Computed)
        .unwrap();
    let (_, high) = halves.get(1).unwrap();
    scenario.move_def(high, Position(0xc));
    let composed =
        "!DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!5, !6}";
    assert_eq!(scenario.location(x), composed);
    halves
        .iter()
        .for_each(|(_, half)| assert_eq!(scenario.location(half), "!DIExpr(DIOpReferrer(i32))"));
    assert!(scenario.body.find_def(x).is_err(), "x is computed");
    scenario.stage("x is split into two halves");

    let first_expression = scenario.expression(x);
    let quarters = scenario
        .at(high)
        .split(&[piece(I16, 4), piece(I16, 5)], Whole::Computed)
        .unwrap();
    let (_, highest) = quarters.get(1).unwrap();
    scenario.move_def(highest, Position(0x10));
    assert_eq!(scenario.expression(x), first_expression);
    assert_eq!(scenario.location(x), composed);
    let composed =
        "!DIExpr(DIOpArg(0, i16), DIOpArg(1, i16), DIOpComposite(2, i32)), argObjects: {!7, !8}";
    assert_eq!(scenario.location(high), composed);
    quarters.iter().for_each(|(_, quarter)| {
        assert_eq!(scenario.location(quarter), "!DIExpr(DIOpReferrer(i16))")
    });
    scenario.stage("the high half is split again");
    scenario.snapshot("split-variable");
}

/// Scalar replacement of an alloca, which the document mentions in "Induction Variable": each piece
/// is a separate alloca; one is promoted, one is dead. The location of the whole,
/// `DIOpReferrer(ptr addrspace(5)), DIOpDeref(b96)`, becomes a composite of what the pointers point
/// to.
#[test]
fn an_alloca_is_split_and_a_piece_promoted() {
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.def !10, %entity(1)
        }
        entity @f 1 { 0x0..0x40: %reg(SGPR4) }
        entity @f 2 { 0x0..0x40: %reg(SGPR5) }
        entity @f 3 { 0x0..0x40: %reg(SGPR6) }
        entity @f 4 { 0x0..0x40: %lane(VGPR1, 32) }";
    let nodes = [
        "!3 = !DICompositeType(tag: DW_TAG_structure_type, name: \"three\", file: !1, line: 1, size: 96, elements: !{!4, !5, !6})",
        "!4 = !DIDerivedType(tag: DW_TAG_member, name: \"a\", baseType: !7, line: 1)",
        "!5 = !DIDerivedType(tag: DW_TAG_member, name: \"b\", baseType: !7, line: 1, offset: 32)",
        "!6 = !DIDerivedType(tag: DW_TAG_member, name: \"c\", baseType: !7, line: 1, offset: 64)",
        "!7 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)",
        &local(9, "v", 2),
        &lifetime(10, 9, "DIOpReferrer(ptr addrspace(5)), DIOpDeref(b96)"),
    ];
    let mut scenario = Scenario::new(&source("amdgpu-wave64", code, &nodes), Dialect::Llvm);
    let v = nth(0);
    let dead = Piece {
        ty: I32,
        referrer: Referrer::Undefined,
    };
    let pieces = [piece(I32, 2), dead, piece(I32, 3)];
    let pieces = scenario
        .at(v)
        .split_memory(&pieces, Whole::Computed)
        .unwrap();
    let expected = "!DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(2, i32), DIOpComposite(3, b96)), \
                    argObjects: {!9, !10, !11}";
    assert_eq!(scenario.location(v), expected);
    let (_, last) = pieces.get(2).unwrap();
    assert_eq!(
        scenario.location(last),
        "!DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(i32))"
    );
    scenario.stage("SROA: each member is an alloca of its own");

    let first_expression = scenario.expression(v);
    scenario
        .at(last)
        .promote(Referrer::Value(ValueId(4)), I32)
        .unwrap();
    assert_eq!(scenario.location(last), "!DIExpr(DIOpReferrer(i32))");
    assert_eq!(scenario.expression(v), first_expression);
    scenario.stage("mem2reg: the last member becomes a value");
    scenario.snapshot("split-alloca");
}

/// A variable that is first in a register, then in two halves, and in some code in both. The
/// lifetime that is split keeps its markers.
#[test]
fn one_of_several_lifetimes_is_split() {
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.def !10, %reg(rbx)
          0x10: dbg.def !11, %reg(rax)
          0x18: dbg.kill !10
          0x30: dbg.kill !11
        }";
    let nodes = [
        LONG,
        &local(9, "x", 2),
        &lifetime(10, 9, "DIOpReferrer(i64)"),
        &lifetime(11, 9, "DIOpReferrer(i64)"),
    ];
    let mut scenario = Scenario::new(&source("x86_64", code, &nodes), Dialect::Dwarf5);
    let register = |name| Referrer::register(Target::X86_64.register(name).unwrap());
    let halves = ["rcx", "rdx"].map(|name| Piece {
        ty: I32,
        referrer: register(name),
    });
    let split = scenario.at(nth(1)).split(&halves, Whole::Bounded).unwrap();
    assert!(
        scenario.body.find_def(nth(1)).is_ok(),
        "the whole keeps its markers"
    );
    scenario.stage("the second lifetime is split");

    // The low half is in rcx after the high half was overwritten.
    let (_, high) = split.get(1).unwrap();
    scenario
        .at(high)
        .end(BlockIndex(0), Position(0x20))
        .unwrap();
    scenario.stage("the high half ends early");
    scenario.snapshot("split-one-of-several");
}

/// Two copies of a value were coalesced: two lifetimes are merged into one.
#[test]
fn equal_lifetimes_are_merged() {
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0 -> bb1, bb2:
          0x4: dbg.def !10, %reg(rbx)
          0x8: dbg.kill !10
          0x8: dbg.def !11, %reg(rax)
        bb1 @ 0x10 -> bb2:
          0x18: dbg.kill !11
        bb2 @ 0x20:
        }";
    let nodes = [
        LONG,
        &local(9, "x", 2),
        &lifetime(10, 9, "DIOpReferrer(i64)"),
        &lifetime(11, 9, "DIOpReferrer(i64)"),
    ];
    let mut scenario = Scenario::new(&source("x86_64", code, &nodes), Dialect::Dwarf5);
    // The copy from rbx to rax at 0x8 was deleted: the value is in rbx throughout.
    let rbx = scenario.register("rbx");
    scenario.set_referrer(nth(1), rbx);
    scenario.stage("rax is coalesced with rbx");
    scenario
        .changes
        .merge(&scenario.module, &mut scenario.body, nth(0), nth(1))
        .unwrap();
    let kills: Vec<Position> = (scenario.body.markers())
        .filter(|placed| placed.marker == Marker::Kill(nth(0)))
        .map(|placed| placed.position)
        .collect();
    assert_eq!(
        kills,
        [Position(0x18)],
        "the kill of the second now kills the first"
    );
    scenario.stage("one lifetime for both");
    scenario.snapshot("merged");
}

/// "Global Variable Broken Into Two Scalars". The test compares the fragment of each global, and
/// the lifetime of `g`. The document's expression is `DIOpArg(1, …), DIDeref(), DIOpArg(0, …),
/// DIDeref()`; here, the half at offset 0 comes first. `DIDeref()` without a type is `DIOpDeref`.
///
/// The variable `r` refers to `g`: its lifetime is not changed, and gives the location of `g`. At
/// the end, a loop of the function keeps `g` in a register. This bounded lifetime takes precedence
/// where it is active, as the document explains below its listing.
#[test]
fn a_global_is_split() {
    let code = "global @g !dbg.def !5
        define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
        }";
    let nodes = [
        LONG,
        "!4 = !DIGlobalVariable(name: \"g\", scope: !0, file: !1, line: 1, type: !3)",
        "!5 = distinct !DIFragment()",
        &local(6, "r", 2),
        "!7 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, ptr addrspace(1)), DIOpDeref(i64)), \
         argObjects: {!5})",
        "!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!4})",
    ];
    let mut scenario = Scenario::new(&source("amdgpu-wave64", code, &nodes), Dialect::Llvm);
    let (of_g, of_r) = (nth(0), nth(1));
    let of_reference = scenario.location(of_r);

    let global = GlobalId::from_index(0);
    let low = scenario
        .module
        .metadata
        .globals
        .get(global)
        .unwrap()
        .fragment;
    scenario
        .module
        .metadata
        .globals
        .get_mut(global)
        .unwrap()
        .symbol = scenario.module.metadata.strings.intern("g.lo");
    let high = scenario.module.add(Global::new("g.hi"));
    scenario
        .of(of_g)
        .split_pointee(0, &[(low.into(), I32), (high.into(), I32)])
        .unwrap();
    let expected = "!DIExpr(DIOpArg(0, ptr addrspace(1)), DIOpDeref(i32), DIOpArg(1, ptr addrspace(1)), DIOpDeref(i32), \
                    DIOpComposite(2, i64)), argObjects: {!6, !7}";
    assert_eq!(scenario.location(of_g), expected);
    assert_eq!(scenario.location(of_r), of_reference);
    scenario.stage("g is split into g.lo and g.hi");

    let g = scenario.module.metadata.lifetimes.get(of_g).unwrap().object;
    let mut builder = scenario.module.builder();
    let location = scenario
        .module
        .expr(builder.referrer(Type::int(64)).unwrap());
    let in_register = scenario.module.add(Lifetime::bounded(g, location));
    let list = ["SGPR8", "SGPR9"].map(|name| {
        let register = Target::AMDGPU_WAVE64.register(name).unwrap();
        RegisterPart {
            register,
            bit_offset: 0,
            bits: 32,
        }
    });
    let registers = scenario.body.register_list(&list);
    let block = BlockIndex(0);
    scenario
        .body
        .insert(block, Position(0x10), Marker::Def(in_register, registers))
        .unwrap();
    scenario
        .body
        .insert(block, Position(0x20), Marker::Kill(in_register))
        .unwrap();
    scenario.stage("a loop keeps g in registers");
    scenario.snapshot("split-global");
}
