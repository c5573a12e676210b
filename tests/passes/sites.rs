//! Inlining at several calls and between instructions, with expectations by hand.

use crate::after::{check, graph_of, parsed, store};
use dwarfsmith::Type;
use dwarfsmith::changes::{InlineSite, LostLocation, Piece, ValueMap, Whole};
use dwarfsmith::markers::{Referrer, ValueId};
use dwarfsmith::metadata::{Id, LifetimeId, Scope};
use dwarfsmith::target::Register;

/// A global that is in a value in some code is split after a call was inlined. The clones for a
/// later call are lifetimes of the same two halves of the global.
#[test]
fn a_global_is_split_between_two_calls() {
    let source = r#"target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(0)
  0x8: dbg.kill !20
}
define @g size 0x40 !dbg !5 {
bb0 @ 0x0:
}
define @h size 0x10 !dbg !6 {
bb0 @ 0x0:
}
frame @f entry {}
frame @g entry {}
frame @h entry {}
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1)
!6 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 1)
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = distinct !DIGlobalVariable(name: "x", scope: !0, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
"#;
    let mut module = parsed(source);
    let [(of_f, mut f), (of_g, mut g), (_, h)] =
        ["f", "g", "h"].map(|symbol| graph_of(&module, symbol));
    let mut changes = module.changes();
    let mut names = ValueMap::new(ValueId(100));
    let site = InlineSite::new(g.entry(), 0x20..0x20);
    changes
        .inline(&mut module, &mut g, site, &h, &mut names)
        .unwrap();
    let halves = [5, 6].map(|value| Piece {
        ty: Type::int(32),
        referrer: Referrer::Value(ValueId(value)),
    });
    let of_x = f.defs_of_value(ValueId(0)).next().unwrap().lifetime;
    changes
        .at_graph(&mut module, &mut f, of_x)
        .unwrap()
        .split(&halves, Whole::Computed)
        .unwrap();
    let (rbx, r12) = (
        Referrer::register(Register(3)),
        Referrer::register(Register(12)),
    );
    names.value(ValueId(5), rbx).value(ValueId(6), r12);
    let site = InlineSite::new(g.entry(), 0x8..0x8);
    changes
        .inline(&mut module, &mut g, site, &f, &mut names)
        .unwrap();
    store(&mut module, of_f, &f);
    store(&mut module, of_g, &g);
    // The body of `f` is at 0x8..0x48 of `g`, where `x` is in both registers for eight bytes.
    check(
        &module,
        ";! g+0x0..0x8: x = comp[0..8: undef]+0
        ;! g+0x8..0x10: x = comp[0..4: reg(3)+0, 4..8: reg(12)+0]+0
        ;! g+0x10..0x20: x = comp[0..8: undef]+0",
    );
}

/// Between two instructions, only a scope that contains both is around the inlined code.
#[test]
fn a_scope_is_around_an_empty_site_if_it_goes_on_behind_it() {
    let source = r#"target "x86_64"
define @f size 0x4 !dbg !4 {
bb0 @ 0x0:
}
define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
}
scopes @g {
  !8: 0x8..0x10
}
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1)
!8 = distinct !DILexicalBlock(scope: !5, file: !1, line: 2)
"#;
    for (at, is_around) in [(0x8, false), (0xc, true), (0x10, false)] {
        let mut module = parsed(source);
        let [(_, f), (_, mut g)] = ["f", "g"].map(|symbol| graph_of(&module, symbol));
        let site = InlineSite::new(g.entry(), at..at);
        let mut names = ValueMap::new(ValueId(100));
        let done = module
            .changes()
            .inline(&mut module, &mut g, site, &f, &mut names)
            .unwrap();
        let scope = module.metadata.inlined.get(done.scope).unwrap().scope;
        assert_eq!(matches!(scope, Scope::Block(_)), is_around, "{at:#x}");
        let code = g.code(done.blocks[0].1).unwrap();
        let blocks = code.scopes.iter();
        let blocks = blocks.filter(|piece| matches!(piece.what, Scope::Block(_)));
        assert_eq!(blocks.count(), usize::from(is_around), "{at:#x}");
    }
}

/// A row holds from its position on, so that a call at the position has the line of the row.
#[test]
fn a_call_where_a_row_begins_has_the_line_of_the_row() {
    let source = r#"target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
}
lines @f {
  0x0: !1 2:3 stmt
  0x8: !1 5:7 stmt
}
define @g size 0x8 !dbg !5 {
bb0 @ 0x0:
}
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1)
"#;
    for (start, expected) in [(0x7, (2, 3)), (0x8, (5, 7))] {
        let mut module = parsed(source);
        let [(_, mut f), (_, g)] = ["f", "g"].map(|symbol| graph_of(&module, symbol));
        let site = InlineSite::new(f.entry(), start..0xd);
        let mut names = ValueMap::new(ValueId(100));
        let mut changes = module.changes();
        let done = changes.inline(&mut module, &mut f, site, &g, &mut names);
        let scope = done.unwrap().scope;
        let node = module.metadata.inlined.get(scope).unwrap();
        assert_eq!((node.call_line, node.call_column), expected, "{start}");
    }
}

/// A scope that was inlined before has its own lane program counter in each copy: the lifetimes of the
/// first are in the code of `g`.
#[test]
fn a_copy_of_an_inlined_scope_has_its_own_lane_pc() {
    let source = r#"target "amdgpu-wave64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
}
define @g size 0x10 !dbg !5 {
bb0 @ 0x0:
  0x0: dbg.def !60, %regs(SGPR4, SGPR5)
}
scopes @g {
  !8: 0x0..0x10
}
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1)
!6 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 1)
!8 = distinct !DIInlinedScope(origin: !6, scope: !5, callFile: !1, lanePC: !50, laneCount: 4)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(u64), DIOpExtend(4)))
"#;
    let mut module = parsed(source);
    let [(_, mut f), (_, g)] = ["f", "g"].map(|symbol| graph_of(&module, symbol));
    let site = InlineSite::new(f.entry(), 0x8..0xc);
    let mut names = ValueMap::new(ValueId(100));
    let mut changes = module.changes();
    let done = changes.inline(&mut module, &mut f, site, &g, &mut names);
    let done = done.unwrap();
    let inlined = done.scopes.iter().find_map(|pair| match *pair {
        (Scope::Inlined(old), Scope::Inlined(new)) => Some([old, new]),
        _ => None,
    });
    let [old, new] = inlined.unwrap().map(|scope| {
        let node = module.metadata.inlined.get(scope).unwrap();
        node.lanes.lane_pc.unwrap()
    });
    assert_ne!(old, new);
    let [(_, clone)] = done.lifetimes[..] else {
        panic!("{done:?}")
    };
    let clone = module.metadata.lifetimes.get(clone).unwrap();
    assert_eq!(clone.object, new.into());
}

/// `x` is in a slot that counts from the stack pointer of `f`, which is not that of `g`, and `y` is the
/// address of a label that is not in the inlined part: neither has a location.
#[test]
fn the_callees_stack_and_positions_that_are_not_inlined_are_lost() {
    let source = r#"target "x86_64"
define @f size 0x10 !dbg !4 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %slot(rsp+8, 64)
  0x0: dbg.def !21, %slot(rbx+8, 64)
  0x0: dbg.def !22, %undef
bb1 @ 0x8:
  0x8: dbg.label !30
}
define @g size 0x10 !dbg !5 {
bb0 @ 0x0:
}
frame @f entry {}
frame @g entry {}
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1)
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 2, type: !9)
!12 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpReinterpret(u64)), argObjects: {!30})
!30 = !DILabel(scope: !4, name: "again", file: !1, line: 3)
"#;
    let mut module = parsed(source);
    let [(_, f), (of_g, mut g)] = ["f", "g"].map(|symbol| graph_of(&module, symbol));
    let part = [f.entry()];
    let site = InlineSite::new(g.entry(), 0x8..0x8);
    let mut names = ValueMap::new(ValueId(100));
    let mut changes = module.changes();
    let done = changes
        .inline_part(&mut module, &mut g, site, (&f, &part), &mut names)
        .unwrap();
    let [of_x, of_y] = [0, 2].map(LifetimeId::from_index);
    let clone = |of| done.lifetimes.iter().find(|one| one.0 == of).unwrap().1;
    let lost = [
        LostLocation::Expression {
            lifetime: of_y,
            clone: Some(clone(of_y)),
        },
        LostLocation::Referrer {
            lifetime: clone(of_x),
            referrer: f.def_of(of_x).unwrap().referrer,
        },
    ];
    assert_eq!(done.lost, lost);
    store(&mut module, of_g, &g);
    check(
        &module,
        ";! g+0x8..0x10: x^ = undef
        ;! g+0x8..0x10 with rbx=0x100: b^ = mem(0)+0x108
        ;! g+0x8..0x10: y^ = undef",
    );
}
