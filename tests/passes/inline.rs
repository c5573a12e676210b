//! Inlining, with expectations by hand.

use crate::after::{Inlining, check, graph_of, parsed, store};
use dwarfsmith::changes::{InlineSite, LostLocation, ValueMap};
use dwarfsmith::markers::{
    Base, CallTarget, CodeBlockId, CodeRange, FunctionBody, FunctionGraph, GraphError, Referrer,
    ValueId,
};
use dwarfsmith::metadata::{BlockId, DIFlags, Id, Scope};
use dwarfsmith::target::Register;
use dwarfsmith::{Bits, ByteOffset, Module, Position, text};

const RBX: Register = Register(3);

/// `add` has a parameter, a local variable in a block that is split into two fragments, a variable
/// in its frame, a constant, a label, and a global variable that it keeps in a register for a
/// while. `main` calls it at 0x8..0xd of its second block.
const SOURCE: &str = r#"target "x86_64"

global @total !dbg.def !60

define @add size 0x20 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !40, %entity(0)
  0x0: dbg.def !43, %slot(cfa-16, 32)
  0x4: dbg.def !46, %entity(2)
bb1 @ 0x8 -> bb2:
  0x8: dbg.label !30
  0xa: dbg.kill !46
bb2 @ 0x10:
  0x12: dbg.def !41, %entity(1)
  0x14: dbg.def !42, %entity(1)
  0x1c: dbg.kill !41
}

entity @add 1 {
  0x12..0x18: %reg(rax)
  0x18..0x20: %slot(cfa-24, 32)
}

entity @add 2 {
  0x4..0x10: %reg(rcx)
}

lines @add {
  0x0: !1 11 stmt prologue_end
  0x12: !1 13 stmt
}

scopes @add {
  !7: 0x10..0x20
}

frame @add entry {}

define @main size 0x30 !dbg !5 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !50, %entity(12)
bb1 @ 0x10:
  0x18: dbg.def !51, %reg(r13)
}

lines @main {
  0x0: !1 21 stmt
  0x14: !1 22:5 stmt
}

scopes @main {
  !8: 0x10..0x2c
}

calls @main {
  0x18..0x1d: !4
}

frame @main {
  0x4: cfa = rsp+32
}

!4 = distinct !DISubprogram(name: "add", unit: !0, file: !1, line: 10, flags: DIFlagAllCallsDescribed)
!5 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 20, flags: DIFlagAllCallsDescribed)
!7 = distinct !DILexicalBlock(scope: !4, file: !1, line: 12)
!8 = distinct !DILexicalBlock(scope: !5, file: !1, line: 21)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "n", arg: 1, scope: !4, file: !1, line: 10, type: !9)
!21 = !DILocalVariable(name: "pair", scope: !7, file: !1, line: 12, type: !10)
!22 = !DILocalVariable(name: "kept", scope: !4, file: !1, line: 11, type: !9)
!23 = !DILocalVariable(name: "seven", scope: !4, file: !1, line: 11, type: !9)
!24 = !DILocalVariable(name: "here", scope: !4, file: !1, line: 11, type: !10)
!25 = !DIGlobalVariable(name: "total", scope: !0, file: !1, line: 1, type: !9)
!26 = !DILocalVariable(name: "passed", scope: !5, file: !1, line: 20, type: !9)
!27 = !DILocalVariable(name: "other", scope: !8, file: !1, line: 22, type: !9)
!30 = !DILabel(scope: !4, name: "again", file: !1, line: 12)
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!40 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(i32)))
!41 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
!42 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
!43 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpReferrer(i32)))
!44 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
!45 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!31, !32}, kind: computed)
!46 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpReferrer(i32)))
!47 = distinct !DILifetime(object: !25, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!60}, kind: computed)
!48 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(i64)), argObjects: {!30}, kind: computed)
!50 = distinct !DILifetime(object: !26, location: !DIExpr(DIOpReferrer(i32)))
!51 = distinct !DILifetime(object: !27, location: !DIExpr(DIOpReferrer(i32)))
!60 = distinct !DIFragment()
"#;

/// Value 0 of `add` is value 12 of `main`. Others get numbers from 100 on.
fn names() -> ValueMap {
    let mut names = ValueMap::new(ValueId(100));
    names.value(ValueId(0), Referrer::Value(ValueId(12)));
    names
}

/// A module whose function `main` calls `add` in its second block.
fn functions(source: &str) -> Inlining {
    Inlining::of(source, "main", (1, 0x8..0xd))
}

/// Lifetimes that begin within the code that the body replaces begin after the body.
#[test]
fn markers_within_a_call_are_behind_the_body() {
    let source = SOURCE.replace("0x18: dbg.def !51", "0x1a: dbg.def !51");
    let mut all = functions(&source);
    all.inline(None, &mut names()).unwrap();
    let mut body = FunctionBody::default();
    all.caller.write(&mut body).unwrap();
    body.value(ValueId(12), 0x0..0x4b, Referrer::register(RBX));
    all.module.replace_function(all.id, &body).unwrap();
    check(
        &all.module,
        ";! main+0x10..0x38: other = undef
        ;! main+0x38..0x4b: other = reg(13)+0",
    );
}

#[test]
fn a_body_is_inlined_at_a_call() {
    let mut all = functions(SOURCE);
    let mut names = names();
    names.slots(Base::Cfa, Base::Cfa, ByteOffset(-0x40));
    let done = all.inline(None, &mut names).unwrap();
    let Inlining {
        mut module,
        id,
        callee,
        caller,
        ..
    } = all;
    assert_eq!(done.lost, []);
    assert_eq!(done.blocks.len(), 3);
    // In the order of the blocks.
    assert_eq!(names.of(ValueId(1)), Referrer::Value(ValueId(101)));
    assert_eq!(names.of(ValueId(2)), Referrer::Value(ValueId(100)));
    let mut body = FunctionBody::default();
    caller.write(&mut body).unwrap();
    body.value(ValueId(12), 0x0..0x4b, Referrer::register(RBX));
    module.replace_function(id, &body).unwrap();
    // By hand: the call of 5 bytes at 0x18 is replaced by 0x20 bytes, 0x18..0x38. A position of
    // `add` is 0x18 later in `main`, and a slot is 0x40 bytes further from the CFA.
    let printed = check(
        &module,
        ";! main+0x0..0x4b: passed = reg(3)+0
        ;! main+0x0..0x18: n^ = undef
        ;! main+0x18..0x38: n^ = reg(3)+0
        ;! main+0x38..0x4b: n^ = undef
        ;! main+0x18..0x38 with cfa=0x7000: kept^ = mem(0)+0x6fb0
        ;! main+0x38..0x4b: kept^ = undef
        ;! main+0x2a: pair^ = comp[0..4: reg(0)+0, 4..8: undef]+0
        ;! main+0x2c with rax=5: pair^ = comp[0..4: reg(0)+0, 4..8: imm(06000000)+0]+0
        ;! main+0x30 with cfa=0x7000, [0x6fa8]=<05 00 00 00>: pair^ = comp[0..4: mem(0)+0x6fa8, 4..8: imm(06000000)+0]+0
        ;! main+0x34 with cfa=0x7000, [0x6fa8]=<05 00 00 00>: pair^ = comp[0..4: undef, 4..8: imm(06000000)+0]+0
        ;! main+0x38: pair^ = undef
        ;! main+0x20: seven^ = imm(07000000)+0
        ;! main+0x20 with @main=0x1000: here^ = imm(2010000000000000)+0
        ;! main+0x1c..0x22: total = reg(2)+0
        ;! main+0x28: total = undef
        ;! main+0x38 with @total=0x404000: total = mem(0)+0x404000
        ;! main+0x18..0x4b: other = reg(13)+0
        ;! add+0x4..0xa: total = reg(2)+0",
    );
    let expected = [
        "bb0 @ 0x0 -> bb1:",
        "bb1 @ 0x10 -> bb2:",
        "bb2 @ 0x18 -> bb3, bb4:",
        "bb3 @ 0x20 -> bb4:",
        "bb4 @ 0x28 -> bb5:",
        "bb5 @ 0x38:",
        "callLine: 22, callColumn: 5",
    ];
    for line in expected {
        assert!(printed.contains(line), "{line} is not in {printed}");
    }
    let view = module.code.function(id).unwrap();
    let rows: Vec<(u32, u32, bool)> = view
        .rows()
        .map(|row| (row.position.0, row.line, row.is_statement))
        .collect();
    assert_eq!(
        rows,
        [
            (0x0, 21, true),
            (0x14, 22, true),
            (0x18, 11, true),
            (0x2a, 13, true),
            (0x38, 22, false)
        ]
    );
    // The prologue of `add` is no place for a breakpoint at the entry of `main` (DWARF 5 section 6.2.2).
    assert!(view.rows().all(|row| !row.prologue_end));
    let scopes: Vec<(Scope, CodeRange)> = view
        .scopes()
        .iter()
        .map(|one| (one.scope, one.range))
        .collect();
    // The block of `main`, the inlined scope, and the block in it.
    let of_main = module.metadata.inlined.get(done.scope).unwrap().scope;
    let block = Scope::Block(BlockId::from_index(2));
    assert_eq!(
        scopes,
        [
            (of_main, (0x10..0x47).into()),
            (done.scope.into(), (0x18..0x38).into()),
            (block, (0x28..0x38).into())
        ]
    );
    assert!(view.calls().is_empty());
    // All variables of `add` have clones, and not the global one.
    let node = |id| module.metadata.variables.get(id).unwrap();
    let name = |pair: &(_, _)| module.metadata.strings.get(node(pair.0).name.unwrap());
    let names: Vec<&str> = done.variables.iter().map(name).collect();
    assert_eq!(names, ["n", "pair", "kept", "seven", "here"]);
    let mut pairs = done.variables.iter();
    assert!(pairs.all(|pair| node(pair.1).origin == Some(pair.0)));
    let of_add = Scope::Subprogram(callee.subprogram().unwrap());
    let inner = Scope::Block(BlockId::from_index(0));
    let expected = [(of_add, done.scope.into()), (inner, block)];
    assert_eq!(done.scopes, expected);
}

/// Without a statement on the callee's slots, what is in them has no location.
#[test]
fn slots_of_the_callee_are_lost() {
    let mut all = functions(SOURCE);
    let done = all.inline(None, &mut names()).unwrap();
    let Inlining {
        mut module,
        id,
        caller,
        ..
    } = all;
    let slot = |offset| Referrer::cfa_slot(ByteOffset(offset)).sized(Bits(32));
    let kept = done.lifetimes[3].1;
    assert_eq!(
        done.lost,
        [
            LostLocation::Referrer {
                lifetime: kept,
                referrer: slot(-16)
            },
            LostLocation::Place {
                value: ValueId(1),
                location: slot(-24)
            }
        ]
    );
    store(&mut module, id, &caller);
    check(
        &module,
        ";! main+0x18..0x38: kept^ = undef
        ;! main+0x2a: pair^ = comp[0..4: reg(0)+0, 4..8: undef]+0
        ;! main+0x30..0x4b: pair^ = undef",
    );
}

/// The callee's CFA and the values on entry to it are not those of the caller.
#[test]
fn expressions_over_the_callees_frame_are_lost() {
    let source = SOURCE
        .replace("!DIExpr(DIOpConstant(i32 7))", "!DIExpr(DIOpCFA(ptr), DIOpDeref(i32))")
        .replace(
            "!40 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(i32)))",
            "!40 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32)))",
        )
        .replace("dbg.def !40, %entity(0)", "dbg.def !40, %reg(rdi)")
        .replace("DIOpCFA(ptr)", "DIOpCFA(0)");
    let mut all = functions(&source);
    let mut names = names();
    names.slots(Base::Cfa, Base::Cfa, ByteOffset(-0x40));
    let done = all.inline(None, &mut names).unwrap();
    let Inlining {
        mut module,
        id,
        caller,
        ..
    } = all;
    assert_eq!(done.lost.len(), 2);
    let clones = done
        .lost
        .iter()
        .filter(|lost| matches!(lost, LostLocation::Expression { clone: Some(_), .. }));
    assert_eq!(clones.count(), 1);
    store(&mut module, id, &caller);
    check(
        &module,
        ";! main+0x18..0x38: n^ = undef
        ;! main+0x0..0x4b: seven^ = undef",
    );
}

/// `fact` is inlined into itself twice: each time, a snapshot of the body before.
#[test]
fn a_recursive_call_is_inlined() {
    let mut module = parsed(
        r#"target "x86_64"
define @fact size 0x20 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %entity(0)
bb1 @ 0x8 -> bb2:
bb2 @ 0x18:
}
calls @fact {
  0xc..0x11: !4
}
!4 = distinct !DISubprogram(name: "fact", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed)
!10 = !DILocalVariable(name: "n", arg: 1, scope: !4, file: !1, line: 1, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
"#,
    );
    let (id, mut caller) = graph_of(&module, "fact");
    let mut changes = module.changes();
    let (mut next, mut passed) = (ValueId(1), ValueId(0));
    for _ in 0..2 {
        let (_, callee) = graph_of(&module, "fact");
        let has_call = |block: &CodeBlockId| !caller.code(*block).unwrap().calls.is_empty();
        let block = caller.blocks().find(has_call).unwrap();
        let range = caller.code(block).unwrap().calls[0].site.range();
        let mut names = ValueMap::new(next);
        passed = ValueId(passed.0 + 1);
        names.value(ValueId(0), Referrer::Value(passed));
        let site = InlineSite::new(block, range);
        changes
            .inline(&mut module, &mut caller, site, &callee, &mut names)
            .unwrap();
        next = ValueId(names.next().0 + 1);
    }
    let mut body = FunctionBody::default();
    caller.write(&mut body).unwrap();
    // 0x20 + 2 * (0x20 - 5) bytes.
    for (value, register) in (0..3).zip([3, 12, 13]) {
        body.value(
            ValueId(value),
            0x0..0x56,
            Referrer::register(Register(register)),
        );
    }
    module.replace_function(id, &body).unwrap();
    // The first call is at 0xc. Its clone is at 0xc..0x2c, and that in it at 0x18..0x38, after
    // which there are 0x18..0x20 and then 0x11..0x20 of the bodies around it.
    check(
        &module,
        ";! fact+0x0..0x56: n@1 = reg(3)+0
        ;! fact+0xb: n^ = undef
        ;! fact+0xc..0x47: n^ = reg(12)+0
        ;! fact+0x47: n^ = undef
        ;! fact+0x17: n^2 = undef
        ;! fact+0x18..0x38: n^2 = reg(13)+0
        ;! fact+0x38: n^2 = undef",
    );
    assert_eq!(module.metadata.variables.len(), 3);
    let scopes: Vec<Scope> = module
        .metadata
        .inlined
        .iter()
        .map(|(_, node)| node.scope)
        .collect();
    assert!(matches!(
        scopes[..],
        [Scope::Subprogram(_), Scope::Inlined(_)]
    ));
}

/// The entry and the last block of `add` are inlined; the other is called.
#[test]
fn a_part_of_a_body_is_inlined() {
    let mut all = functions(&SOURCE.replace("dbg.label !30", "dbg.kill !40").replace(
        "!48 = distinct !DILifetime(object: !24, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(i64)), argObjects: {!30}, kind: computed)",
        "",
    ).replace("!30 = !DILabel(scope: !4, name: \"again\", file: !1, line: 12)", ""));
    let blocks: Vec<CodeBlockId> = all.callee.blocks().collect();
    let done = all.inline(Some(&blocks[2..]), &mut names()).unwrap();
    let Inlining {
        mut module,
        id,
        mut caller,
        ..
    } = all;
    assert_eq!(done.blocks.len(), 2);
    let [(leaf, rest)] = done.leaves[..] else {
        panic!()
    };
    assert_eq!(rest, blocks[1]);
    assert_eq!(caller.successors(leaf).unwrap(), [done.rest]);
    assert_eq!(
        caller.successors(done.blocks[0].1).unwrap(),
        [leaf, done.blocks[1].1]
    );
    // The call of the rest, in 8 bytes.
    caller
        .edit(leaf, |code| {
            code.size = 8;
            for piece in &mut code.scopes {
                piece.range = (0..8).into();
            }
            for marker in &mut code.markers {
                marker.0 = Position(8);
            }
        })
        .unwrap();
    let mut body = FunctionBody::default();
    caller.write(&mut body).unwrap();
    body.value(ValueId(12), 0x0..0x4b, Referrer::register(RBX));
    module.replace_function(id, &body).unwrap();
    // The clones are at 0x18..0x20 and 0x20..0x30, the call at 0x30..0x38.
    let printed = check(
        &module,
        ";! main+0x18..0x38: n^ = reg(3)+0
        ;! main+0x38..0x4b: n^ = undef
        ;! main+0x22: pair^ = comp[0..4: reg(0)+0, 4..8: undef]+0
        ;! main+0x38 with @total=0x404000: total = mem(0)+0x404000",
    );
    assert!(printed.contains("0x18..0x38"), "{printed}");
}

/// An error changes neither the module nor the graph.
#[test]
fn what_cannot_be_inlined_changes_nothing() {
    let mut all = functions(SOURCE);
    let blocks: Vec<CodeBlockId> = all.caller.blocks().collect();
    let state = |all: &Inlining| (format!("{:?}", all.caller), text::print(&all.module));
    let before = state(&all);
    let cases = [
        (InlineSite::new(blocks[1], 0x9..0xd), "AcrossCall"),
        (InlineSite::new(blocks[1], 0x8..0xc), "AcrossCall"),
        (InlineSite::new(blocks[1], 0xa..0xa), "AcrossCall"),
        (InlineSite::new(blocks[1], 0x8..0x21), "Outside"),
        (InlineSite::new(all.callee.entry(), 0x0..0x0), "OtherGraph"),
    ];
    let of = |error: GraphError| format!("{error:?}");
    for (site, expected) in cases {
        let error = all.inline_at(site, None, &mut names()).unwrap_err();
        assert!(of(error).starts_with(expected), "{error:?}");
    }
    let error = all.inline(Some(&blocks), &mut names());
    assert!(of(error.unwrap_err()).starts_with("OtherGraph"));
    let other = Module::new(all.module.target);
    let module = core::mem::replace(&mut all.module, other);
    let error = all.inline(None, &mut names());
    assert_eq!(error.unwrap_err(), GraphError::OtherModule);
    all.module = module;
    all.callee = FunctionGraph::new(all.module.target, &FunctionBody::default()).unwrap();
    let error = all.inline(None, &mut names());
    assert_eq!(error.unwrap_err(), GraphError::NoSubprogram);
    assert_eq!(state(&all), before);
}

/// Calls of the callee are calls of the caller; a callee with others leaves none described.
#[test]
fn calls_and_flags_are_those_of_both() {
    let source = SOURCE.replace("frame @add entry {}", "frame @add entry {}\ncalls @add {\n  0x11..0x12: !5 tail, %reg(rdi) = !22\n}")
        .replace("!4 = distinct !DISubprogram(name: \"add\", unit: !0, file: !1, line: 10, flags: DIFlagAllCallsDescribed)", "!4 = distinct !DISubprogram(name: \"add\", unit: !0, file: !1, line: 10)");
    let mut all = functions(&source);
    let done = all.inline(None, &mut names()).unwrap();
    let Inlining { module, caller, .. } = all;
    let calls = &caller.code(done.blocks[2].1).unwrap().calls;
    assert_eq!(calls.len(), 1);
    assert!(!calls[0].site.is_tail_call);
    let of_main = caller.subprogram().unwrap();
    assert_eq!(calls[0].site.target, CallTarget::Subprogram(of_main));
    let dwarfsmith::metadata::Object::Variable(value) = calls[0].parameters[0].value else {
        panic!()
    };
    let value = module.metadata.variables.get(value).unwrap();
    assert!(value.origin.is_some() && value.scope == done.scope.into());
    let flags = module.metadata.subprograms.get(of_main).unwrap().flags;
    assert!(!flags.contains(DIFlags::ALL_CALLS_DESCRIBED));
}
