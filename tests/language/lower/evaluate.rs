//! `Lowered::evaluate`: the location of an object at a position, or the reasons why there is none.
//! Expected locations follow from the markers.

use crate::support::{parsed, valid, variable};
use dwarfsmith::Position;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::eval::{ErrorCode, Evaluator, Location, Machine, Rules, Snapshot};
use dwarfsmith::lower::{LowerOptions, Lowered, Missing, NoLocation};
use dwarfsmith::markers::FunctionId;
use dwarfsmith::metadata::{FragmentId, Id, Object};
use dwarfsmith::target::Register;

/// `pair` has its first half in rbx, undefined padding, and its second half on the stack; `through`
/// points to `local`, which is a constant; `shared` is the global `counter` plus 8, and in `g` it
/// is in a register.
const MODULE: &str = r#"
target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rbx)
  0x4: dbg.def !21, %slot(cfa-24, 32)
  0x8: dbg.def !22, %reg(rdi)
  0x10: dbg.def !23, %slot(fb+0, 64)
}
define @g size 0x10 !dbg !5 {
bb0 @ 0x0:
  0x0: dbg.def !26, %reg(rcx)
}
frame @f {
  0x1: cfa = rsp+16
  0x2: remember_state; cfa = rbp+32
  0x12: restore_state
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", size: 96, elements: !{})
!10 = !DILocalVariable(name: "pair", scope: !4, file: !1, line: 3, type: !6)
!11 = !DILocalVariable(name: "early", scope: !4, file: !1, line: 4, type: !3)
!12 = !DILocalVariable(name: "slot", scope: !4, file: !1, line: 5, type: !3)
!13 = !DILocalVariable(name: "sum", scope: !4, file: !1, line: 6, type: !3)
!14 = distinct !DIGlobalVariable(name: "shared", scope: !0, file: !1, line: 7, type: !3)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 undef), DIOpArg(1, i32), DIOpComposite(3, b96)), argObjects: {!15, !16})
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(i64 1), DIOpAdd()), argObjects: {!11})
!26 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64)))
"#;

fn with(dialect: Dialect, test: impl Fn(&Lowered<'_, '_>, &dyn Fn(&str) -> Object)) {
    let module = parsed(MODULE);
    let validated = valid(&module);
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    test(&lowered, &|name| variable(&module, name));
}

fn machine() -> Snapshot {
    let mut machine = Snapshot::new(dwarfsmith::Target::X86_64);
    for (number, value) in [
        (3, 0x1111_2222_3333_4444u64),
        (5, 41),
        (6, 0x6000),
        (7, 0x7000),
    ] {
        machine.set_register(Register(number), value.to_le_bytes().to_vec());
    }
    machine
}

const F: fn() -> FunctionId = || FunctionId::from_index(0);
const G: fn() -> FunctionId = || FunctionId::from_index(1);

fn text_of(found: Result<Location, NoLocation>) -> String {
    found.map_or_else(
        |none| format!("none: {none}"),
        |location| location.to_string(),
    )
}

#[test]
fn an_object_is_where_its_markers_put_it() {
    for dialect in [Dialect::Dwarf5, Dialect::Llvm, Dialect::Dwarf6Draft] {
        with(dialect, |lowered, object| {
            let mut machine = machine();
            let at = |name: &str, pc: u32, machine: &dyn Machine| {
                text_of(lowered.evaluate(object(name), F(), Position(pc), machine))
            };
            // From 0x2 on the canonical frame address is rbp + 32, which is 0x6020; from 0x12 on
            // again rsp + 16, 0x7010. The slot at cfa-24 is at 0x6008 or 0x6ff8, and fb is the
            // canonical frame address.
            let pair = "comp[0..4: reg(3)+0, 4..8: undef, 8..12: mem(0)+0x6008]+0";
            assert_eq!(at("pair", 0x4, &machine), pair);
            assert_eq!(at("pair", 0x11, &machine), pair);
            assert_eq!(at("pair", 0x12, &machine), pair.replace("0x6008", "0x6ff8"));
            assert_eq!(at("slot", 0x11, &machine), "mem(0)+0x6020");
            assert_eq!(at("slot", 0x1f, &machine), "mem(0)+0x7010");
            // 41 + 1, as a number of eight bytes.
            assert_eq!(at("sum", 0x8, &machine), "imm(2a00000000000000)+0");
            // The machine's canonical frame address takes precedence.
            machine.set_canonical_frame_address(vec![0x0a, 0x00, 0x50]);
            assert_eq!(at("slot", 0x11, &machine), "mem(0)+0x5000");
        });
    }
}

#[test]
fn the_known_parts_of_a_split_structure_can_be_read() {
    with(Dialect::Dwarf5, |lowered, object| {
        let mut machine = machine();
        machine.set_memory(0, 0x6008, &[1, 2, 3, 4]);
        let location = lowered
            .evaluate(object("pair"), F(), Position(0x4), &machine)
            .unwrap();
        let evaluator = Evaluator::new(lowered.encoding(), Rules::of(Dialect::Dwarf5));
        let contents = evaluator.read_known(&machine, &location, 96).unwrap();
        assert_eq!(contents.to_string(), "44443333________01020304");
        assert_eq!(
            (contents.known_bytes(0, 4), contents.known_bytes(3, 2)),
            (Some(&[0x44, 0x44, 0x33, 0x33][..]), None)
        );
    });
}

#[test]
fn reasons_for_no_location_are_given() {
    with(Dialect::Dwarf5, |lowered, object| {
        let machine = machine();
        let none = |object: Object, function: Option<FunctionId>, pc| {
            lowered
                .evaluate(object, function, pc, &machine)
                .unwrap_err()
        };
        let early = none(object("early"), Some(F()), Position(0x7));
        assert_eq!(
            early.because,
            [Missing::Inactive {
                last: None,
                next: Some(Position(8))
            }]
        );
        assert!(early.failed.is_empty());
        assert_eq!(
            early.to_string(),
            "no lifetime of it is active here; the next begins at 0x8"
        );
        // In the code of another function, past the end of the function, in no function, and in a
        // function that does not exist.
        for (function, pc) in [
            (Some(G()), 8),
            (Some(F()), 0x20),
            (None, 8),
            (Some(FunctionId::from_index(7)), 8),
        ] {
            assert_eq!(
                none(object("early"), function, Position(pc)).because,
                [Missing::OutOfScope],
                "{function:?} {pc}"
            );
        }
        // Fragments that are arguments have no entry in DWARF.
        let fragment = none(
            Object::Fragment(FragmentId::from_index(0)),
            Some(F()),
            Position(0x8),
        );
        assert_eq!(fragment.because, [Missing::NotDescribed]);
        // Global objects have no location in other code, except `g`.
        assert_eq!(
            text_of(lowered.evaluate(object("shared"), G(), Position(4), &machine)),
            "reg(2)+0"
        );
        assert!(matches!(
            none(object("shared"), Some(F()), Position(4)).because[..],
            [Missing::OtherFunction { .. }]
        ));
        assert!(matches!(
            none(object("shared"), None, Position(0)).because[..],
            [Missing::OtherFunction { .. }]
        ));
    });
}

/// If the machine lacks the needed context, the result is an error that names it.
#[test]
fn missing_context_is_reported() {
    with(Dialect::Dwarf5, |lowered, object| {
        let machine = Snapshot::new(dwarfsmith::Target::X86_64);
        let sum = lowered
            .evaluate(object("sum"), F(), Position(0x8), &machine)
            .unwrap_err();
        assert_eq!(sum.because, [Missing::Undefined]);
        assert_eq!(
            sum.failed
                .iter()
                .map(|error| error.code)
                .collect::<Vec<_>>(),
            [ErrorCode::Unavailable]
        );
        // A location that does not depend on this context is found.
        assert_eq!(
            text_of(lowered.evaluate(object("early"), F(), Position(0x8), &machine)),
            "reg(5)+0"
        );
    });
}

/// `x` is at the global `counter` plus 16 bytes, and the bound of an array is the value of `x`.
#[test]
fn the_machine_gives_addresses_of_symbols() {
    let source = r#"
target "x86_64"
define @f size 0x10 !dbg !4 {
bb0 @ 0x0:
}
global @counter !dbg.def !16
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!14 = distinct !DIGlobalVariable(name: "x", scope: !0, file: !1, line: 7, type: !3)
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!16})
"#;
    let module = parsed(source);
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let x = Object::Variable(module.metadata.variables.ids().next().unwrap());

    struct Linked(Snapshot);
    impl Machine for Linked {
        fn inner(&self) -> Option<&dyn Machine> {
            Some(&self.0)
        }
        fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
            self.0.register_bits(frame, register)
        }
        fn read_register(
            &self,
            frame: u32,
            register: Register,
            offset: u64,
            into: &mut [u8],
        ) -> bool {
            self.0.read_register(frame, register, offset, into)
        }
        fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
            self.0.read_memory(space, address, into)
        }
        fn symbol(&self, name: &str) -> Option<u64> {
            (name == "counter").then_some(0x40_1000)
        }
    }
    assert_eq!(
        text_of(lowered.evaluate(x, None, Position(0), &Linked(machine()))),
        "mem(0)+0x401000"
    );
    assert_eq!(
        text_of(lowered.evaluate(x, F(), Position(4), &Linked(machine()))),
        "mem(0)+0x401000"
    );
    let unknown = lowered
        .evaluate(x, None, Position(0), &machine())
        .unwrap_err();
    assert_eq!(unknown.failed[0].code, ErrorCode::MissingContext);
    assert!(
        unknown
            .to_string()
            .ends_with("the machine does not know the address of a symbol"),
        "{unknown}"
    );
}
