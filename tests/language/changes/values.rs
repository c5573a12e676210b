//! Values that move between memory, registers, constants and expressions.

use super::kit::*;
use dwarfsmith::changes::{Piece, Whole};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::markers::{BlockIndex, Marker, Referrer, ValueId};
use dwarfsmith::metadata::{Id, Object, VariableId};
use dwarfsmith::{AddressSpace, Bits, ByteOffset, Position, Type, text};

const I64: Type = Type::int(64);
/// Pointers into private memory, where allocas are.
const PRIVATE: Type = Type::ptr(AddressSpace(5));

/// "Variable Promoted To An SSA Register". The document has
/// `DIOpReferrer(i64), DIOpAddrOf(5), DIOpDeref(i64)` and, as its canonical form,
/// `DIOpReferrer(i64)`; both markers stay, with `%x` for `%x.addr`. Compared: both markers and
/// `!2`.
#[test]
fn an_alloca_is_promoted() {
    // Value 1 is %x.addr, value 2 is %x.
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.def !10, %entity(1)
          0x30: dbg.kill !10
        }
        entity @f 1 { 0x0..0x40: %reg(SGPR4) }
        entity @f 2 { 0x4..0x30: %regs(SGPR6, SGPR7) }";
    let nodes = [
        LONG,
        &local(9, "x", 2),
        &lifetime(10, 9, "DIOpReferrer(ptr addrspace(5)), DIOpDeref(i64)"),
    ];
    let mut scenario = Scenario::new(&source("amdgpu-wave64", code, &nodes), Dialect::Llvm);
    scenario
        .at(nth(0))
        .promote(Referrer::Value(ValueId(2)), I64)
        .unwrap();
    assert_eq!(scenario.location(nth(0)), "!DIExpr(DIOpReferrer(i64))");
    scenario.stage("mem2reg: %x.addr becomes %x");
    scenario.snapshot("promoted-alloca");
}

/// "Implicit Pointer Location Description". Compared at each of the document's six listings: the
/// referrers of `!2` and `!4`, and their locations in canonical form. The document's fifth listing
/// names `!2` in both `dbg.def`s, though its nodes and the listings around it have `!4` for `p`.
#[test]
fn a_pointer_to_a_promoted_variable_is_implicit() {
    // Value 1 is %x.addr, value 2 %p.addr, value 3 %p, value 4 %x.
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.def !11, %entity(1)
          0xc: dbg.def !12, %entity(2)
        }
        entity @f 1 { 0x0..0x40: %reg(SGPR4) }
        entity @f 2 { 0x8..0x40: %reg(SGPR5) }
        entity @f 3 { 0xc..0x40: %reg(SGPR6) }
        entity @f 4 { 0x4..0x40: %regs(SGPR8, SGPR9) }";
    let nodes = [
        LONG,
        "!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 32, addressSpace: 5)",
        &local(9, "x", 2),
        "!10 = !DILocalVariable(name: \"p\", scope: !2, file: !1, line: 3, type: !8)",
        &lifetime(11, 9, "DIOpReferrer(ptr addrspace(5)), DIOpDeref(i64)"),
        &lifetime(
            12,
            10,
            "DIOpReferrer(ptr addrspace(5)), DIOpDeref(ptr addrspace(5))",
        ),
    ];
    let mut scenario = Scenario::new(&source("amdgpu-wave64", code, &nodes), Dialect::Llvm);
    let (x, p) = (nth(0), nth(1));

    scenario
        .at(p)
        .promote(Referrer::Value(ValueId(3)), PRIVATE)
        .unwrap();
    assert_eq!(
        scenario.location(x),
        "!DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(i64))"
    );
    assert_eq!(
        scenario.location(p),
        "!DIExpr(DIOpReferrer(ptr addrspace(5)))"
    );
    scenario.stage("mem2reg: %p.addr becomes %p");

    // A pointer is replaced by another of its type: only the marker changes.
    scenario.set_referrer(p, Referrer::Value(ValueId(1)));
    scenario.stage("%p is %x.addr");

    for lifetime in [x, p] {
        scenario
            .at(lifetime)
            .promote(Referrer::Value(ValueId(4)), I64)
            .unwrap();
    }
    assert_eq!(scenario.location(x), "!DIExpr(DIOpReferrer(i64))");
    assert_eq!(
        scenario.location(p),
        "!DIExpr(DIOpReferrer(i64), DIOpAddrOf(5))"
    );
    scenario.stage("mem2reg: %x.addr becomes %x");

    for lifetime in [x, p] {
        scenario.at(lifetime).constant(42).unwrap();
    }
    assert_eq!(scenario.location(x), "!DIExpr(DIOpConstant(i64 42))");
    assert_eq!(
        scenario.location(p),
        "!DIExpr(DIOpConstant(i64 42), DIOpAddrOf(5))"
    );
    scenario.stage("%x is a constant");
    scenario.snapshot("implicit-pointer");
}

/// Two variables from which others are computed: `x` in value 1, `y` in value 2; and `i` in value
/// 3.
fn x_y_i() -> Scenario {
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.def !20, %entity(1)
          0x8: dbg.def !21, %entity(2)
          0xc: dbg.def !22, %entity(3)
          0x28: dbg.kill !22
          0x2c: dbg.kill !21
          0x30: dbg.kill !20
        }
        entity @f 1 { 0x4..0x30: %regs(SGPR4, SGPR5) }
        entity @f 2 { 0x8..0x20: %regs(SGPR6, SGPR7) }
        entity @f 3 { 0xc..0x28: %regs(SGPR8, SGPR9) }";
    let variables =
        [(9, "x"), (10, "y"), (11, "i")].map(|(number, name)| local(number, name, number));
    let lifetimes =
        [(20, 9), (21, 10), (22, 11)].map(|(number, of)| lifetime(number, of, "DIOpReferrer(i64)"));
    let nodes: Vec<&str> = [LONG]
        .into_iter()
        .chain(variables.iter().chain(&lifetimes).map(String::as_str))
        .collect();
    Scenario::new(&source("amdgpu-wave64", code, &nodes), Dialect::Llvm)
}

/// "Induction Variable". The document has `DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()` with the
/// arguments `!1, !3`, and `undef` in the `dbg.def`. Compared: all three lifetimes, their arguments
/// and the six markers. From 0x20 on, `y` has no value, and so `i` has none.
#[test]
fn an_induction_variable_is_computed_from_two_others() {
    let mut scenario = x_y_i();
    let mut sum = scenario.module.builder();
    sum.arg(0, I64).unwrap().arg(1, I64).unwrap().add().unwrap();
    let [x, y] = [0, 1].map(|index| Object::Variable(VariableId::from_index(index)));
    scenario.at(nth(2)).salvage(&sum, &[x, y]).unwrap();
    let expected = "!DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()), argObjects: {!4, !5}";
    assert_eq!(scenario.location(nth(2)), expected);
    scenario.stage("i is x + y");

    // Then y is replaced by x − 1, an expression over an object that is an argument already.
    let mut before = scenario.module.builder();
    before
        .arg(0, I64)
        .unwrap()
        .constant(I64, 1)
        .unwrap()
        .sub()
        .unwrap();
    scenario
        .of(nth(2))
        .replace_argument(1, &before, &[x])
        .unwrap();
    let expected = "!DIExpr(DIOpArg(0, i64), DIOpArg(0, i64), DIOpConstant(i64 1), DIOpSub(), DIOpAdd()), argObjects: {!4}";
    assert_eq!(scenario.location(nth(2)), expected);
    scenario.stage("y is x - 1");
    scenario.snapshot("induction-variable");
}

/// `i` is value 1 minus value 2. Both operands are fragments, defined and killed where `i` is.
#[test]
fn a_deleted_value_is_computed_from_two_values() {
    let mut scenario = x_y_i();
    let mut difference = scenario.module.builder();
    difference
        .arg(0, I64)
        .unwrap()
        .arg(1, I64)
        .unwrap()
        .sub()
        .unwrap();
    let operands = [1, 2].map(|value| Piece {
        ty: I64,
        referrer: Referrer::Value(ValueId(value)),
    });
    let pieces = scenario
        .at(nth(2))
        .salvage_values(&difference, &operands, Whole::Bounded)
        .unwrap();
    let location = scenario.location(nth(2));
    let expected = "!DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpSub()), argObjects: {";
    assert!(location.starts_with(expected), "{location}");
    let of = |lifetime| {
        let markers = scenario.body.markers();
        let own = markers.filter(|placed| placed.marker.lifetime() == Some(lifetime));
        own.map(|placed| (placed.position, placed.marker))
            .collect::<Vec<_>>()
    };
    for ((_, lifetime), operand) in pieces.iter().zip(operands) {
        assert_eq!(scenario.location(lifetime), "!DIExpr(DIOpReferrer(i64))");
        let def = (Position(0xc), Marker::Def(lifetime, operand.referrer));
        let kill = (Position(0x28), Marker::Kill(lifetime));
        assert_eq!(of(lifetime), [def, kill]);
    }
    let def = (Position(0xc), Marker::Def(nth(2), Referrer::Undefined));
    assert_eq!(of(nth(2)), [def, (Position(0x28), Marker::Kill(nth(2)))]);
    assert_eq!(scenario.stage("i is x - y"), 0);

    // An operand that does not exist is an error, which changes nothing.
    let before = text::print(&scenario.module);
    let mut third = scenario.module.builder();
    third.arg(2, I64).unwrap();
    let error = scenario
        .at(nth(0))
        .salvage_values(&third, &operands, Whole::Bounded);
    assert!(error.is_err());
    assert_eq!(text::print(&scenario.module), before);
}

/// "Proven Constant". The document has `DIOpConstant(i64 …)`, and `undef` in the `dbg.def`, and
/// keeps the `dbg.kill`.
#[test]
fn a_variable_is_proven_constant() {
    let mut scenario = x_y_i();
    scenario.at(nth(0)).constant(-7).unwrap();
    assert_eq!(scenario.location(nth(0)), "!DIExpr(DIOpConstant(i64 -7))");
    let def = scenario
        .body
        .marker_at(scenario.body.find_def(nth(0)).unwrap())
        .unwrap();
    assert_eq!(def.marker, Marker::Def(nth(0), Referrer::Undefined));
    scenario.stage("x is a constant");
    scenario.snapshot("proven-constant");
}

/// "Common Subexpression Elimination". The document's last listing has
/// `DIOpReferrer(i32), DIOpRead()` for `redundant` and for `loaded`, both of `%0`, and does not
/// change the parameters. Its second `!21` is `redundant`'s `!22`, and the `!22` after it is `!23`,
/// according to its `dbg.def`s.
#[test]
fn two_loads_become_one_that_is_read_only() {
    // Values 1 to 3 are the parameters, value 4 is %0, value 5 is %1.
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x0: dbg.def !20, %entity(1)
          0x0: dbg.def !21, %entity(2)
          0x0: dbg.def !22, %entity(3)
          0x4: dbg.def !23, %entity(4)
          0x8: dbg.def !24, %entity(5)
        }
        entity @f 1 { 0x0..0x40: %reg(rdi) }
        entity @f 2 { 0x0..0x40: %reg(rsi, 0, 32) }
        entity @f 3 { 0x0..0x40: %reg(rdx, 0, 32) }
        entity @f 4 { 0x4..0x40: %reg(rax, 0, 32) }
        entity @f 5 { 0x8..0x40: %reg(rcx, 0, 32) }";
    let parameter = |number: u32, name: &str, arg: u32, ty: u32| {
        format!(
            "!{number} = !DILocalVariable(name: \"{name}\", arg: {arg}, scope: !2, file: !1, line: 1, type: !{ty})"
        )
    };
    let nodes = [
        INT.to_string(),
        "!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3)".to_string(),
        parameter(10, "bar", 1, 8),
        parameter(11, "arg", 2, 3),
        parameter(12, "more", 3, 3),
        local(13, "redundant", 4),
        local(14, "loaded", 5),
        lifetime(20, 10, "DIOpReferrer(ptr)"),
        lifetime(21, 11, "DIOpReferrer(i32)"),
        lifetime(22, 12, "DIOpReferrer(i32)"),
        lifetime(23, 13, "DIOpReferrer(i32)"),
        lifetime(24, 14, "DIOpReferrer(i32)"),
    ];
    let nodes: Vec<&str> = nodes.iter().map(String::as_str).collect();
    let mut scenario = Scenario::new(&source("x86_64", code, &nodes), Dialect::Dwarf5);
    let (redundant, loaded) = (nth(3), nth(4));
    scenario.set_referrer(loaded, Referrer::Value(ValueId(4)));
    for lifetime in [redundant, loaded] {
        scenario.of(lifetime).read_only().unwrap();
        assert_eq!(
            scenario.location(lifetime),
            "!DIExpr(DIOpReferrer(i32), DIOpRead())"
        );
    }
    scenario.stage("EarlyCSE: %1 is %0");
    // A variable that is read-only already is not changed.
    let location = scenario.expression(loaded);
    scenario.of(loaded).read_only().unwrap();
    assert_eq!(scenario.expression(loaded), location);
    scenario.snapshot("common-subexpression");
}

/// "Spilling", which the document only sketches: `DIOpReferrer(i32)` of `%x` becomes
/// `DIOpReferrer(i32 addrspace(5)*), DIOpDeref(i32)` of `%x.addr`, under the same markers.
/// Reloading is the inverse.
#[test]
fn a_value_is_spilled_and_reloaded() {
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.def !10, %entity(1)
          0x30: dbg.kill !10
        }
        entity @f 1 { 0x4..0x30: %lane(VGPR1, 32) }
        entity @f 2 { 0x4..0x30: %reg(SGPR4) }";
    let nodes = [
        INT,
        &local(9, "x", 2),
        &lifetime(10, 9, "DIOpReferrer(i32)"),
    ];
    let mut scenario = Scenario::new(&source("amdgpu-wave64", code, &nodes), Dialect::Llvm);
    let x = nth(0);
    let before = scenario.expression(x);
    scenario
        .at(x)
        .demote(Referrer::Value(ValueId(2)), AddressSpace(5))
        .unwrap();
    assert_eq!(
        scenario.location(x),
        "!DIExpr(DIOpReferrer(ptr addrspace(5)), DIOpDeref(i32))"
    );
    scenario.stage("x is spilled to a stack slot");
    scenario
        .at(x)
        .promote(Referrer::Value(ValueId(1)), Type::int(32))
        .unwrap();
    assert_eq!(scenario.expression(x), before);
    scenario.stage("x is reloaded for good");
    scenario.snapshot("spill");
}

/// "Simultaneous Lifetimes In Multiple Places" and the document's headings "stack slot -> register"
/// and "register -> stack slot", which it leaves to be defined: after register allocation, a spill
/// stores a register in a slot, and both hold the value until the register is reused; a reload puts
/// the value into a register again.
#[test]
fn a_value_is_in_several_places_at_once() {
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.def !10, %reg(rax, 0, 32)
        }
        frame @f entry {}";
    let nodes = [
        INT,
        &local(9, "x", 2),
        &lifetime(10, 9, "DIOpReferrer(i32)"),
    ];
    let mut scenario = Scenario::new(&source("x86_64", code, &nodes), Dialect::Dwarf5);
    let (in_rax, block) = (nth(0), BlockIndex(0));
    // The store at 0x10 begins a second lifetime.
    let in_slot = scenario.of(in_rax).copy();
    scenario
        .body
        .insert(
            block,
            Position(0x10),
            Marker::Def(in_slot, Referrer::cfa_slot(ByteOffset(-24)).sized(Bits(32))),
        )
        .unwrap();
    scenario.stage("the value is stored in a slot");
    // rax is reused at 0x18.
    scenario.at(in_rax).end(block, Position(0x18)).unwrap();
    scenario.stage("rax is used for something else");
    // Loaded into rcx at 0x20, where x may be changed: from 0x28 on, the slot holds an old value.
    let in_rcx = scenario.of(in_slot).copy();
    let rcx = scenario.register("rcx");
    scenario
        .body
        .insert(block, Position(0x20), Marker::Def(in_rcx, rcx))
        .unwrap();
    scenario.at(in_slot).end(block, Position(0x28)).unwrap();
    scenario.stage("the value is loaded again, and changed");
    scenario.snapshot("several-places");
}

/// "Multiple Live Ranges For A Single Variable". Compared: the document's seven markers in order,
/// `$r0` being eax, `$r1` ecx, and the frame index a slot; three lifetimes of `x` and one of `y`,
/// all `DIOpReferrer(i32)`.
#[test]
fn a_register_is_used_again_for_another_variable() {
    let code = "define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.def !20, %reg(rax, 0, 32)
          0x10: dbg.def !21, %reg(rax, 0, 32)
          0x20: dbg.kill !21
        }
        frame @f entry {}";
    let nodes = [
        INT,
        &local(9, "x", 2),
        &local(10, "y", 3),
        &lifetime(20, 9, "DIOpReferrer(i32)"),
        &lifetime(21, 10, "DIOpReferrer(i32)"),
    ];
    let mut scenario = Scenario::new(&source("x86_64", code, &nodes), Dialect::Dwarf5);
    let (x, block) = (nth(0), BlockIndex(0));
    // SPILL at 0x8; then `$r0` is clobbered, where `y` begins; `$r1 = MOV` at 0x18; all end before
    // the return at 0x20.
    let (in_slot, in_rcx) = (scenario.of(x).copy(), scenario.of(x).copy());
    let rcx = scenario.register("rcx");
    let mut markers = [
        (block, Position(0x18), Marker::Def(in_rcx, rcx)),
        (block, Position(0x20), Marker::Kill(in_rcx)),
        (block, Position(0x20), Marker::Kill(in_slot)),
        (
            block,
            Position(0x8),
            Marker::Def(in_slot, Referrer::cfa_slot(ByteOffset(-24)).sized(Bits(32))),
        ),
    ];
    scenario.body.insert_all(&mut markers).unwrap();
    scenario.at(x).end(block, Position(0x10)).unwrap();
    scenario.stage("x is spilled, and lives on in $r1");
    let order: Vec<(Position, Option<usize>)> = (scenario.body.markers())
        .map(|placed| {
            (
                placed.position,
                placed.marker.lifetime().map(|lifetime| lifetime.index()),
            )
        })
        .collect();
    // The document kills `$r0`'s lifetime before it begins y's at the same place; here their order
    // at 0x10 does not matter.
    let expected = [
        (0x4, 0),
        (0x8, 2),
        (0x10, 1),
        (0x10, 0),
        (0x18, 3),
        (0x20, 1),
        (0x20, 3),
        (0x20, 2),
    ]
    .map(|(at, of)| (Position(at), Some(of)));
    assert_eq!(order, expected);
    scenario.snapshot("live-ranges");
}
