//! What two merged blocks agree on, and what each has alone.

use crate::after::{Edited, check};
use dwarfsmith::changes::PromotedStore;
use dwarfsmith::markers::{BlockCode, CallParameter, GraphError, LineRow, Referrer, ValueId};
use dwarfsmith::metadata::{FileId, Id};
use dwarfsmith::target::Register;
use dwarfsmith::{Position, Type};

/// Two branches, bb1 at 0x8 and bb2 at 0x10, with a call at 0x4..0x8 of each, and their end.
const BRANCHES: &str = r#"target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x8 -> bb3:
bb2 @ 0x10 -> bb3:
bb3 @ 0x18:
}
lines @f {
  0x8: !1 2:3 stmt
  0x10: !1 2:3 stmt
}
calls @f {
  0xc..0x10: !4, %reg(rdi) = !10
  0x14..0x18: !4, %reg(rdi) = !10
}
frame @f entry {}
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 7)))
!2 = !DIFile(filename: "g.c", directory: "/src")
"#;

/// Merges the branches, the second of which an edit changes.
fn merged(edit: impl FnOnce(&mut BlockCode)) -> Result<BlockCode, GraphError> {
    let mut all = Edited::of(BRANCHES);
    let [one, other] = [1, 2].map(|block| all.blocks[block]);
    all.graph.edit(other, edit).unwrap();
    let (module, graph) = (&mut all.module, &mut all.graph);
    all.changes.merge_blocks(module, graph, one, other)?;
    Ok(all.graph.code(one).unwrap().clone())
}

fn reason(error: GraphError) -> &'static str {
    match error {
        GraphError::NotEqual { what, .. } => what,
        _ => "other",
    }
}

/// A call and a jump to a function, and an instruction whose start is known or not, are not the same
/// code.
#[test]
fn blocks_with_other_calls_are_not_equal() {
    assert_eq!(merged(|_| ()).unwrap().calls.len(), 1);
    let tail = merged(|code| code.calls[0].site.is_tail_call = true);
    assert_eq!(reason(tail.unwrap_err()), "calls");
    // The last byte of an instruction with an unknown start.
    let other = merged(|code| code.calls[0].site.position = None);
    assert_eq!(reason(other.unwrap_err()), "calls");
    let later = merged(|code| code.calls[0].site.position = Some(Position(5)));
    assert_eq!(reason(later.unwrap_err()), "calls");
}

/// Both blocks begin and end with the same frame rules. Between, one of them has others.
#[test]
fn blocks_with_other_frame_rules_are_not_equal() {
    let source = BRANCHES.replace(
        "frame @f entry {}",
        "frame @f {\n  0x9: cfa = rsp+16\n  0xb: cfa = rsp+8\n}",
    );
    let mut all = Edited::of(&source);
    let [one, other] = [1, 2].map(|block| all.blocks[block]);
    let codes = [one, other].map(|block| all.graph.code(block).unwrap().clone());
    assert_eq!(codes[0].frame, codes[1].frame);
    let (module, graph) = (&mut all.module, &mut all.graph);
    let merged = all.changes.merge_blocks(module, graph, one, other);
    assert_eq!(reason(merged.unwrap_err()), "frame rules");
}

/// Only the argument that both calls pass stays.
#[test]
fn arguments_of_one_call_are_left_out() {
    for edited in [1, 2] {
        let mut all = Edited::of(BRANCHES);
        let [one, other] = [1, 2].map(|block| all.blocks[block]);
        let [rdi, rsi] = [5, 4].map(|register| Referrer::register(Register(register)));
        let edit = |code: &mut BlockCode| {
            let parameters = &mut code.calls[0].parameters;
            let first = parameters[0];
            parameters.insert(
                0,
                CallParameter {
                    location: rsi,
                    ..first
                },
            );
        };
        all.graph.edit(all.blocks[edited], edit).unwrap();
        let (module, graph) = (&mut all.module, &mut all.graph);
        all.changes.merge_blocks(module, graph, one, other).unwrap();
        let parameters = &all.graph.code(one).unwrap().calls[0].parameters;
        let places: Vec<_> = parameters.iter().map(|one| one.location).collect();
        assert_eq!(places, [rdi], "{edited}");
    }
}

/// The line table's row at the start of the merged block.
fn row(edit: impl FnOnce(&mut LineRow)) -> LineRow {
    let code = merged(|code| edit(&mut code.rows[0])).unwrap();
    assert_eq!(code.rows.len(), 1);
    code.rows[0]
}

/// A row of two files has line 0, as in LLVM (`DILocation::getMergedLocation`). What only one row
/// says of its instruction is not true of both.
#[test]
fn rows_say_what_both_say() {
    let same = row(|_| ());
    assert_eq!((same.line, same.column, same.is_statement), (2, 3, true));
    // The module has two files.
    let files = row(|row| row.file = FileId::from_index(1 - row.file.index()));
    assert_eq!((files.line, files.column), (0, 0));
    assert_eq!(row(|row| row.discriminator = 4).discriminator, 0);
    assert!(!row(|row| row.prologue_end = true).prologue_end);
    assert!(!row(|row| row.epilogue_begin = true).epilogue_begin);
    for is_first in [true, false] {
        let mut all = Edited::of(BRANCHES);
        let [one, other] = [1, 2].map(|block| all.blocks[block]);
        let edited = if is_first { one } else { other };
        let edit = |code: &mut BlockCode| {
            (code.rows[0].prologue_end, code.rows[0].discriminator) = (true, 4);
        };
        all.graph.edit(edited, edit).unwrap();
        let (module, graph) = (&mut all.module, &mut all.graph);
        all.changes.merge_blocks(module, graph, one, other).unwrap();
        let row = all.graph.code(one).unwrap().rows[0];
        assert_eq!((row.prologue_end, row.discriminator), (false, 0));
    }
}

/// A module whose bb1 and bb2 are merged, with a variable `x` in rbx and in r12, and a variable `d`
/// that otherwise has the default 7.
fn after_merge(code: &str, expected: &str) {
    let nodes = r#"frame @f entry {}
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!11 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 7)), kind: computed)
"#;
    let nodes = crate::after::used_nodes(nodes, code);
    let nodes = match code.contains("!22") {
        true => nodes,
        false => {
            let is_of_x = |line: &&str| !line.starts_with("!11") && !line.starts_with("!23");
            nodes.lines().filter(is_of_x).collect::<Vec<_>>().join("\n")
        }
    };
    for (kept, dropped) in [(1, 2), (2, 1)] {
        let mut all = Edited::of(&format!("target \"x86_64\"\n{code}{nodes}\n"));
        let [kept, dropped] = [kept, dropped].map(|block| all.blocks[block]);
        let (module, graph) = (&mut all.module, &mut all.graph);
        all.changes
            .merge_blocks(module, graph, kept, dropped)
            .unwrap();
        all.store();
        all.module.collect(&mut []);
        check(&all.module, expected);
    }
}

/// `x` is in two registers. One branch ends one place, and the other branch the other: behind both,
/// neither is right on both paths.
#[test]
fn branches_that_end_other_places_leave_none() {
    after_merge(
        "define @f size 0x20 !dbg !4 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(rbx)
  0x0: dbg.def !21, %reg(r12)
bb1 @ 0x8 -> bb3:
  0xc: dbg.kill !20
bb2 @ 0x10 -> bb3:
  0x14: dbg.kill !21
bb3 @ 0x18:
}
",
        ";! f+0x0..0xc: x = multi{reg(12)+0 | reg(3)+0}+0
        ;! f+0xc..0x18: x = undef",
    );
}

/// The lifetimes of the branches become one, which the `dbg.kill` of either ends.
#[test]
fn a_kill_of_one_branch_ends_what_both_begin() {
    for killed in [20, 21] {
        let code = format!(
            "define @f size 0x28 !dbg !4 {{
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x8 -> bb3:
  0xc: dbg.def !20, %reg(rbx)
bb2 @ 0x10 -> bb3:
  0x14: dbg.def !21, %reg(rbx)
bb3 @ 0x18:
  0x1c: dbg.kill !{killed}
}}
"
        );
        after_merge(
            &code,
            ";! f+0xc..0x14: x = reg(3)+0
        ;! f+0x14..0x20: x = undef",
        );
    }
}

/// `d` is in rbx on one path and 7 on the other. Behind the end of the lifetime it is 7 on both.
#[test]
fn a_default_holds_again_on_both_paths() {
    after_merge(
        "define @f size 0x30 !dbg !4 {
bb0 @ 0x0 -> bb3, bb4:
bb1 @ 0x8 -> bb5:
bb2 @ 0x10 -> bb5:
bb3 @ 0x18 -> bb1:
  0x1c: dbg.def !22, %reg(rbx)
bb4 @ 0x20 -> bb2:
bb5 @ 0x28:
  0x2c: dbg.kill !22
}
",
        ";! f+0x8..0x10: d = undef
        ;! f+0x14..0x18: d = reg(3)+0
        ;! f+0x18..0x20: d = imm(07000000)+0
        ;! f+0x20..0x24: d = undef
        ;! f+0x24..0x28: d = imm(07000000)+0",
    );
}

/// A store names a register list of its graph.
#[test]
fn a_store_of_a_list_of_another_graph_is_rejected() {
    let mut all = Edited::of(BRANCHES);
    let before = format!("{:?}", all.graph);
    let store = PromotedStore {
        block: all.blocks[1],
        position: Position(0),
        stored: Referrer::Registers { first: 0, count: 2 },
    };
    let (module, graph) = (&mut all.module, &mut all.graph);
    let (value, ty) = (ValueId(0), Type::int(64));
    let done = (all.changes).promote_memory(module, graph, value, ty, &[store]);
    let message = done.unwrap_err().to_string();
    assert!(message.contains("register list"), "{message}");
    assert_eq!(format!("{:?}", all.graph), before);
}
