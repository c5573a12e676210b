//! Blocks of functions that become functions, with expectations by hand.

use crate::after::{Edited, check, graph_of, insert, names};
use dwarfsmith::changes::{LostLocation, OutlinedPart, ValueMap};
use dwarfsmith::markers::{
    Base, CodeBlockId, Exceptions, FunctionGraph, GraphError, Marker, Referrer, ValueId,
};
use dwarfsmith::metadata::{DIFlags, Id, LifetimeId};
use dwarfsmith::{ByteOffset, Module, text};

/// The part is bb1 and bb2. The entry leads to it. It leads to bb3, and ends in an exit, bb2.
///
/// - `x` is in rbx before the part, and in r12 in the part and after it.
/// - `y` is in rbx throughout, `z` at CFA - 16 up to 0x18, which the path to bb3 passes.
/// - `t` is known in the part only.
const SOURCE: &str = r#"target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1, bb3:
  0x4: dbg.def !20, %reg(rbx)
  0x4: dbg.def !23, %reg(rbx)
  0x4: dbg.def !24, %slot(cfa-16, 32)
bb1 @ 0x10 -> bb2, bb3:
  0x14: dbg.kill !20
  0x14: dbg.def !21, %reg(r12)
  0x16: dbg.def !22, %entity(5)
  0x18: dbg.kill !24
  0x1a: dbg.label !30
bb2 @ 0x20:
  0x24: dbg.kill !21
bb3 @ 0x30:
}
entity @f 5 {
  0x10..0x30: %reg(rcx)
}
lines @f {
  0x0: !1 1 stmt
  0x10: !1 2 stmt
  0x30: !1 5 stmt
}
scopes @f {
  !8: 0x10..0x28
}
calls @f {
  0x12..0x14: !4
}
frame @f entry {
  0x2: cfa = rsp+16
}
!8 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2)
!10 = !DILocalVariable(name: "x", scope: !4, arg: 1, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !9)
!12 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 2, type: !9)
!13 = !DILocalVariable(name: "t", scope: !8, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!30 = !DILabel(scope: !8, name: "cold", file: !1, line: 3)
"#;

/// The code is jumped to: the frame, the registers and the name stay.
#[test]
fn cold_code_is_split() {
    let mut all = Edited::of(SOURCE);
    let done = all.outline("f.cold", 1..3, None);
    let graph = &all.graph;
    assert!(done.lost.is_empty(), "{:?}", done.lost);
    assert_eq!(done.entered.len(), 1);
    assert_eq!(
        graph.successors(done.entered[0].1),
        Ok(&[done.left[0].0][..])
    );
    assert_eq!(graph.successors(done.left[0].0), Ok(&[done.left[0].1][..]));
    all.store_both(&done.graph);
    // `x` to `t` are !7 to !10, and !11 to !14 in the cold code.
    let printed = check(
        &all.module,
        ";! f+0x4..0x20: !8 = reg(3)+0
        ;! f+0x4..0x10: !7 = reg(3)+0
        ;! f.cold+0x0..0x20: !12 = reg(3)+0
        ;! f.cold+0x0..0x4: !11 = reg(3)+0
        ;! f.cold+0x4..0x14: !11 = reg(12)+0
        ;! f.cold+0x14..0x20: !11 = undef
        ;! f.cold+0x8..0x20: !13 = undef
        ;! f.cold+0x6..0x18: !14 = reg(2)+0",
    );
    for expected in [
        "define @f size 0x20",
        "define @f.cold size 0x20",
        // The frame rule of the middle of the function holds at the start of the part.
        "frame @f.cold entry {\n  0x0: cfa = rsp+16\n}",
        "calls @f.cold {\n  0x2..0x4:",
        "entity @f.cold 5 {\n  0x0..0x20: %reg(rcx)\n}",
        "  0xa: dbg.label",
    ] {
        assert!(printed.contains(expected), "{expected}\n{printed}");
    }
    assert_eq!(
        printed.matches("DISubprogram(name: \"f\"").count(),
        2,
        "{printed}"
    );
    assert_eq!(printed.matches("name: \"x\"").count(), 2);
    // `t` is described in the cold code only.
    assert_eq!(printed.matches("name: \"t\"").count(), 2);
    let cold = "bb0 @ 0x0 -> bb1:
  0x0: dbg.def !21, %reg(rbx)
  0x0: dbg.def !22, %reg(rbx)
  0x0: dbg.def !23, %slot(cfa-16, 32)
  0x4: dbg.kill !21
  0x4: dbg.def !24, %reg(r12)
  0x6: dbg.def !25, %entity(5)
  0x8: dbg.kill !23
  0xa: dbg.label !15
bb1 @ 0x10:
  0x14: dbg.kill !24
}";
    assert!(printed.contains(cold), "{printed}");
    // Behind the cold code, `x` is in r12 on that path.
    let hot = "bb2 @ 0x10 -> bb3:
  0x10: dbg.kill !16
  0x10: dbg.kill !20
  0x10: dbg.def !17, %reg(r12)
";
    assert!(printed.contains(hot), "{printed}");
}

/// The code is called, and is passed the address of the caller's CFA in rdi.
#[test]
fn a_function_is_outlined() {
    let mut all = Edited::of(SOURCE);
    let [rdi, r12] = ["rdi", "r12"].map(|name| all.module.target.register(name).unwrap());
    let mut names = names();
    names.slots(Base::Cfa, Base::Register(rdi), ByteOffset(0));
    let done = all.outline("f.part", 1..3, Some(&mut names));
    // The pass must state the location of `x` after the call.
    assert_eq!(done.lost.len(), 2, "{:?}", done.lost);
    let lost = |one: &LostLocation| match one {
        LostLocation::Referrer { referrer, .. } => Some(*referrer),
        _ => None,
    };
    let lost: Vec<_> = done.lost.iter().filter_map(lost).collect();
    assert_eq!(lost, [Referrer::register(r12), Referrer::Value(ValueId(5))]);
    all.store_both(&done.graph);
    let printed = check(
        &all.module,
        ";! f+0x4..0x10: !7 = reg(3)+0
        ;! f+0x4..0x20: !8 = reg(3)+0
        ;! f.part+0x0..0x4: !11 = reg(3)+0
        ;! f.part+0x4..0x14: !11 = reg(12)+0
        ;! f.part+0x6..0x18: !14 = reg(2)+0",
    );
    for expected in [
        "name: \"f.part\"",
        "entity @f.part 100 {\n  0x0..0x20: %reg(rcx)\n}",
        "%slot(rdi-16, 32)",
    ] {
        assert!(printed.contains(expected), "{expected}\n{printed}");
    }
    assert_eq!(printed.matches("arg: 1").count(), 1, "{printed}");
}

/// A loop leads from bb2 back to bb1, where `x` in rbx and `z` have ended, and do not begin again: `x`
/// has no location, and `y` is in rbx throughout.
#[test]
fn a_loop_in_the_part_does_not_begin_lifetimes_again() {
    let mut all = Edited::of(&SOURCE.replace("bb2 @ 0x20:", "bb2 @ 0x20 -> bb1, bb3:"));
    let done = all.outline("f.cold", 1..3, None);
    let begins = |number: usize| {
        let old: LifetimeId = Id::from_index(number);
        let pair = done.lifetimes.iter().find(|pair| pair.0 == old);
        done.graph.def_of(pair.unwrap().1).is_some()
    };
    // !20, !23 and !24.
    assert_eq!([0, 3, 4].map(begins), [false, true, false]);
}

/// The part is bb3, where paths with different locations meet: it ends them at its start. `x` is in
/// rbx or in r12 by the path, `y` in rcx on one path only, `z` in r13 on both.
#[test]
fn at_the_call_there_is_no_location_of_another_path() {
    let (head, _) = SOURCE.split_once("define").unwrap();
    let (_, nodes) = SOURCE
        .split_once("frame @f entry {\n  0x2: cfa = rsp+16\n}\n")
        .unwrap();
    let nodes = nodes.lines();
    let is_used = |line: &&str| !line.starts_with("!22") && !line.starts_with("!30");
    let nodes: Vec<&str> = nodes.filter(is_used).collect();
    let source = head.to_owned()
        + "define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !24, %reg(r13)
bb1 @ 0x10 -> bb3:
  0x10: dbg.def !20, %reg(rbx)
  0x10: dbg.def !23, %reg(rcx)
bb2 @ 0x20 -> bb3:
  0x20: dbg.def !21, %reg(r12)
bb3 @ 0x30 -> bb4:
  0x30: dbg.kill !20
  0x30: dbg.kill !21
  0x30: dbg.kill !23
  0x30: dbg.kill !24
bb4 @ 0x38:
}
frame @f entry {}
" + &nodes.join("\n");
    let mut all = Edited::of(&source);
    let done = all.outline("f.part", 3..4, Some(&mut names()));
    // The call.
    insert(&mut all.graph, done.entered[0].1);
    all.store_both(&done.graph);
    check(
        &all.module,
        ";! f+0x10..0x20: !7 = reg(3)+0
        ;! f+0x20..0x30: !7 = reg(12)+0
        ;! f+0x30..0x34: !7 = undef
        ;! f+0x10..0x20: !8 = reg(2)+0
        ;! f+0x30..0x34: !8 = undef
        ;! f+0x4..0x34: !9 = reg(13)+0",
    );
}

/// Two edges lead into the part and two out of it: one lifetime of `x` begins in the part, and one of
/// `y` after it.
#[test]
fn a_lifetime_begins_once_where_several_edges_lead() {
    let source = r#"target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !20, %reg(rbx)
bb1 @ 0x10 -> bb2:
bb2 @ 0x18 -> bb3, bb4:
  0x1c: dbg.def !21, %reg(r12)
bb3 @ 0x20 -> bb4:
bb4 @ 0x30:
}
frame @f entry {}
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
"#;
    let mut all = Edited::of(source);
    let done = all.outline("f.cold", 2..4, None);
    let defs = |graph: &FunctionGraph, block| {
        let code = graph.code(block).unwrap();
        let defs = code.markers.iter();
        defs.filter(|one| matches!(one.1, Marker::Def(..))).count()
    };
    assert_eq!(defs(&done.graph, done.graph.entry()), 2);
    assert_eq!(defs(&all.graph, done.left[0].0), 1);
    all.store_both(&done.graph);
    check(
        &all.module,
        // `x` and `y` are !5 and !6, and !7 and !8 in the cold code.
        ";! f+0x4..0x28: !5 = reg(3)+0
        ;! f+0x18..0x28: !6 = reg(12)+0
        ;! f.cold+0x0..0x18: !7 = reg(3)+0
        ;! f.cold+0x4..0x18: !8 = reg(12)+0",
    );
}

/// Code that becomes a function is in no part of the function that it was in, and has no landing pads of
/// that function.
#[test]
fn outlined_code_leaves_the_parts_and_exceptions_of_its_function() {
    let mut all = Edited::of(SOURCE);
    let [cold, other] = ["f.cold", "g.cold"].map(|name| all.module.text(name));
    let exceptions = Exceptions::new(all.module.text("__gxx_personality_v0"));
    all.graph.set_exceptions(Some(exceptions)).unwrap();
    let blocks = &all.blocks[1..3];
    all.graph.move_to_part(blocks, cold, None).unwrap();
    let done = all.outline("g", 1..3, None);
    assert_eq!(all.graph.exceptions(), Some(exceptions));
    let mut outlined = done.graph;
    assert_eq!(outlined.exceptions(), None);
    let own: Vec<CodeBlockId> = outlined.blocks().collect();
    outlined.move_to_part(&own[1..2], other, None).unwrap();
    assert_eq!(outlined.part_of(own[0]), Ok(None));
    assert_eq!(outlined.part_of(own[1]), Ok(Some(other)));
}

/// A program begins in one function (DWARF 5, section 3.3.1, `DW_AT_main_subprogram`), and not in its
/// cold code.
#[test]
fn the_cold_code_of_the_main_function_is_not_a_main_function() {
    for is_called in [false, true] {
        let mut all = Edited::of(SOURCE);
        let whole = all.graph.subprogram().unwrap();
        let node = all.module.metadata.subprograms.get_mut(whole).unwrap();
        node.flags = node.flags.with(DIFlags::MAIN_SUBPROGRAM);
        let mut names = names();
        let done = all.outline("f.cold", 1..3, is_called.then_some(&mut names));
        let is_main = [whole, done.subprogram].map(|id| {
            let node = all.module.metadata.subprograms.get(id).unwrap();
            node.flags.contains(DIFlags::MAIN_SUBPROGRAM)
        });
        assert_eq!(is_main, [true, false], "{is_called}");
    }
}

/// `using namespace` in the function and in a block of it: a debugger finds names in the new function
/// as in the old one.
#[test]
fn imports_are_copied_into_outlined_code() {
    const IMPORTS: &str = r#"
!40 = !DINamespace(name: "outer")
!41 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !4, entity: !40, file: !1, line: 2)
!42 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !8, entity: !40, name: "o", file: !1, line: 3)
"#;
    for is_called in [false, true] {
        let mut all = Edited::of(&format!("{SOURCE}{IMPORTS}"));
        let mut names = names();
        let done = all.outline("f.cold", 1..3, is_called.then_some(&mut names));
        let metadata = &all.module.metadata;
        let of_part: Vec<_> = (metadata.imports.iter().skip(2))
            .map(|(_, node)| (node.scope, node.name.is_some(), node.line))
            .collect();
        let block = metadata.blocks.ids().last().unwrap();
        let expected = [(done.subprogram.into(), false, 2), (block.into(), true, 3)];
        assert_eq!(of_part, expected, "{is_called}");
        if !is_called {
            all.store_both(&done.graph);
            let printed = check(&all.module, "");
            assert_eq!(printed.matches("DIImportedEntity").count(), 4, "{printed}");
        }
    }
}

#[test]
fn what_cannot_be_outlined_changes_nothing() {
    let Edited {
        mut module,
        mut changes,
        mut graph,
        blocks,
        ..
    } = Edited::of(SOURCE);
    let before = (format!("{graph:?}"), text::print(&module));
    let symbol = module.text("g");
    let other = graph_of(&module, "f").1.entry();
    for blocks in [
        &[][..],
        &[blocks[0]],
        &[blocks[1], blocks[1]],
        &[blocks[1], other],
    ] {
        let part = OutlinedPart {
            symbol,
            blocks,
            called: None,
        };
        let error = changes.outline(&mut module, &mut graph, part);
        assert!(error.is_err());
    }
    // bb3 is entered from bb0, too.
    let mut names = ValueMap::new(ValueId(100));
    let blocks = &[blocks[1], blocks[3]];
    let part = OutlinedPart {
        symbol,
        blocks,
        called: Some(&mut names),
    };
    let error = changes.outline(&mut module, &mut graph, part).unwrap_err();
    assert!(matches!(error, GraphError::Entered { .. }), "{error}");
    let mut foreign = Module::new(module.target);
    let part = OutlinedPart {
        symbol,
        blocks,
        called: None,
    };
    let error = changes.outline(&mut foreign, &mut graph, part).unwrap_err();
    assert_eq!(error, GraphError::OtherModule);
    let after = (format!("{graph:?}"), text::print(&module));
    assert_eq!(after, before);
}
