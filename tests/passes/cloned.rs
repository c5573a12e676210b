//! Nodes, scopes and places of code that is inlined or outlined.

use crate::after::{Edited, check, graph_of, names, parsed, store, with_numbers};
use dwarfsmith::changes::{InlineSite, Inlined, LostLocation, ValueMap};
use dwarfsmith::markers::{
    Base, BlockCode, CallParameter, CodePiece, FunctionGraph, LineRow, Referrer, RegisterPart,
    ValueId,
};
use dwarfsmith::metadata::{FileId, Id, Scope};
use dwarfsmith::target::Register;
use dwarfsmith::{ByteOffset, Module, Position};

/// Inlines `g` at a site of `f`, and stores `f`.
fn inlined(
    module: &mut Module,
    edit: impl FnOnce(&mut FunctionGraph, &mut FunctionGraph) -> InlineSite,
) -> (Inlined, FunctionGraph) {
    let [(of_f, mut f), (_, mut g)] = ["f", "g"].map(|symbol| graph_of(module, symbol));
    let site = edit(&mut f, &mut g);
    let mut names = ValueMap::new(ValueId(100));
    let done = module
        .changes()
        .inline(module, &mut f, site, &g, &mut names);
    store(module, of_f, &f);
    (done.unwrap(), f)
}

const TWO: &str = r#"target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
}
define @g size 0x8 !dbg !5 {
bb0 @ 0x0:
}
scopes @f {
  !6: 0x0..0x20
  !7: 0x4..0x18
}
frame @f entry {}
frame @g entry {}
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1)
!6 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2)
!7 = distinct !DILexicalBlock(scope: !6, file: !1, line: 3)
"#;

/// The scope of a call is the innermost of the nested blocks around it.
#[test]
fn a_call_is_in_the_innermost_block() {
    let mut module = parsed(TWO);
    let (done, _) = inlined(&mut module, |f, _| InlineSite::new(f.entry(), 0x8..0xc));
    let scope = module.metadata.inlined.get(done.scope).unwrap().scope;
    let Scope::Block(block) = scope else {
        panic!("{scope:?}")
    };
    assert_eq!(module.metadata.blocks.get(block).unwrap().line, 3);
}

/// A block without code is in the scopes that it states.
#[test]
fn a_block_without_code_has_a_scope() {
    let mut module = parsed(TWO);
    let block = module.metadata.blocks.ids().last().unwrap();
    let (done, _) = inlined(&mut module, |f, _| {
        let mut code = f.code_after(f.entry(), 0).unwrap();
        code.scopes = vec![CodePiece::new(Scope::Block(block), 0..0)];
        let empty = f.insert_block(f.entry(), code).unwrap();
        f.add_edge(f.entry(), empty).unwrap();
        InlineSite::new(empty, 0..0)
    });
    let scope = module.metadata.inlined.get(done.scope).unwrap().scope;
    assert_eq!(scope, Scope::Block(block));
}

/// Rules that begin at the call, as behind a push of its argument, hold for it, and so for the code
/// in its place.
#[test]
fn inlined_code_has_the_frame_rules_at_the_call() {
    let rules = "frame @f {\n  0x4: cfa = rsp+16\n  0x8: cfa = rsp+24\n  0xd: cfa = rsp+16\n}";
    let mut module = parsed(&TWO.replace("frame @f entry {}", rules));
    inlined(&mut module, |f, _| InlineSite::new(f.entry(), 0x8..0xd));
    // The body is at 0x8..0x10.
    check(
        &module,
        ";! f+0x4..0x8 with rsp=0x7000: cfa = mem(0)+0x7010
        ;! f+0x8..0x10 with rsp=0x7000: cfa = mem(0)+0x7018
        ;! f+0x10..0x23 with rsp=0x7000: cfa = mem(0)+0x7010",
    );
}

/// The discriminator of the call's line distinguishes calls in one line.
#[test]
fn a_call_has_the_discriminator_of_its_line() {
    let mut module = parsed(TWO);
    let line = LineRow {
        discriminator: 3,
        ..LineRow::statement(Position(0), FileId::from_index(0), 7)
    };
    let (done, _) = inlined(&mut module, |f, _| InlineSite {
        line: Some(line),
        ..InlineSite::new(f.entry(), 0x8..0xc)
    });
    let node = module.metadata.inlined.get(done.scope).unwrap();
    assert_eq!((node.call_line, node.discriminator), (7, 3));
}

/// An argument in two registers of a call in the callee is in the same registers after inlining,
/// whatever lists the caller has.
#[test]
fn arguments_of_inlined_calls_keep_their_registers() {
    let source = TWO.to_owned()
        + "calls @g {\n  0x2..0x6: !5, %reg(rdi) = !10\n}\n\
           !10 = !DILocalVariable(name: \"x\", scope: !5, file: !1, line: 2, type: !9)\n";
    let mut module = parsed(&source);
    let part = |register| RegisterPart {
        register: Register(register),
        bit_offset: 0,
        bits: 0,
    };
    let argument = [part(5), part(4)];
    let (done, f) = inlined(&mut module, |f, g| {
        f.register_list(&[part(0), part(1), part(2)]);
        let location = g.register_list(&argument);
        let edit = |code: &mut BlockCode| {
            let parameters = &mut code.calls[0].parameters;
            let first: CallParameter = parameters[0];
            parameters[0] = CallParameter { location, ..first };
        };
        g.edit(g.entry(), edit).unwrap();
        InlineSite::new(f.entry(), 0x8..0xc)
    });
    let code = f.code(done.blocks[0].1).unwrap();
    let Referrer::Registers { first, count } = code.calls[0].parameters[0].location else {
        panic!()
    };
    assert_eq!(f.registers(first, count), argument);
}

/// A block of `h` in code of `g` is an instance of the block of `h` in `f`, too. The scope that was
/// inlined before keeps its number of lanes.
#[test]
fn scopes_that_were_inlined_before_keep_what_they_are() {
    let source = r#"target "amdgpu-wave64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
}
define @g size 0x10 !dbg !5 {
bb0 @ 0x0:
}
scopes @g {
  !8: 0x0..0x10
  !9: 0x4..0x8
}
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1)
!6 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 1)
!7 = distinct !DILexicalBlock(scope: !6, file: !1, line: 5)
!8 = distinct !DIInlinedScope(origin: !6, scope: !5, callFile: !1, laneCount: 4)
!9 = distinct !DILexicalBlock(scope: !8, file: !1, line: 5, origin: !7)
"#;
    let mut module = parsed(source);
    let known: Vec<_> = module.metadata.blocks.ids().collect();
    let (done, _) = inlined(&mut module, |f, _| InlineSite::new(f.entry(), 0x8..0xc));
    let new = module.metadata.blocks.iter();
    let new: Vec<_> = new.filter(|(id, _)| !known.contains(id)).collect();
    let [(_, block)] = new[..] else {
        panic!("{new:?}")
    };
    assert_eq!(block.origin, Some(known[0]));
    let scopes = done.scopes.iter().filter_map(|pair| match *pair {
        (Scope::Inlined(_), Scope::Inlined(new)) => module.metadata.inlined.get(new),
        _ => None,
    });
    let counts: Vec<_> = scopes.map(|node| node.lanes.lane_count).collect();
    assert_eq!(counts, [Some(4)]);
}

/// The caller has no slots as far from its CFA as those of the callee would be: they have no
/// location, and not the one that an offset of 32 bits wraps to.
#[test]
fn slots_past_the_range_of_offsets_are_lost() {
    let source = TWO.replace(
        "define @g size 0x8 !dbg !5 {\nbb0 @ 0x0:\n",
        "define @g size 0x8 !dbg !5 {\nbb0 @ 0x0:\n  0x0: dbg.def !20, %slot(cfa-16, 32)\n",
    ) + "!10 = !DILocalVariable(name: \"x\", scope: !5, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
";
    let mut module = parsed(&source);
    let [(_, mut f), (_, g)] = ["f", "g"].map(|symbol| graph_of(&module, symbol));
    let site = InlineSite::new(f.entry(), 0x8..0xc);
    let mut names = ValueMap::new(ValueId(100));
    names.slots(Base::Cfa, Base::Cfa, ByteOffset(i32::MIN));
    let mut changes = module.changes();
    let done = changes.inline(&mut module, &mut f, site, &g, &mut names);
    let lost = done.unwrap().lost;
    assert!(
        matches!(lost[..], [LostLocation::Referrer { .. }]),
        "{lost:?}"
    );
}

/// The part bb1 of `f`, with `x` at an offset from the CFA, and a place in a slot.
const PART: &str = r#"target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x8 -> bb2:
  0x8: dbg.def !20, %entity(3)
  0x8: dbg.def !21, %entity(4)
bb2 @ 0x18:
}
entity @f 3 {
  0x8..0x18: %reg(rcx)
}
entity @f 4 {
  0x8..0x18: %slot(cfa-16, 32)
}
frame @f {
  0x4: cfa = rsp+16
}
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64), DIOpReinterpret(ptr), DIOpDeref(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
"#;

/// Code that is jumped to is in the frame of its function, and has the same CFA.
#[test]
fn outlined_code_is_in_its_frame() {
    let source = PART
        .replace(
            "DIOpReferrer(u64), DIOpReinterpret(ptr), DIOpDeref(i32)",
            "DIOpCFA(0), DIOpDeref(i32)",
        )
        .replace("0x8: dbg.def !20, %entity(3)", "0x8: dbg.def !20, %undef");
    let mut all = Edited::of(&source);
    let done = all.outline("f.cold", 1..2, None);
    assert!(done.lost.is_empty(), "{:?}", done.lost);
    all.store_both(&done.graph);
    let lines = ";! f.cold+0x0..0x10 with rsp=0x7000: x' = mem(0)+0x7010";
    check(&all.module, &with_numbers(&all.module, lines));
}

/// A called function has frame rules of its own, and not the slots of its caller.
#[test]
fn a_called_part_has_a_frame_of_its_own() {
    let mut all = Edited::of(&PART.replace(
        "DIOpReferrer(u64), DIOpReinterpret(ptr), DIOpDeref(i32)",
        "DIOpReferrer(i32)",
    ));
    let mut names = names();
    let done = all.outline("f.part", 1..2, Some(&mut names));
    let part = done.graph.code(done.graph.entry()).unwrap();
    assert_eq!(part.frame, dwarfsmith::markers::FrameStateId::default());
    assert!(part.frame_rows.is_empty());
    let is_place = |lost: &&LostLocation| {
        matches!(
            lost,
            LostLocation::Place {
                value: ValueId(4),
                ..
            }
        )
    };
    assert_eq!(
        done.lost.iter().filter(is_place).count(),
        1,
        "{:?}",
        done.lost
    );
}
