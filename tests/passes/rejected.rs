//! Edits and bodies that a graph rejects, with messages.

use crate::after::Edited;
use crate::edits::{body, graph, kill, written};
use dwarfsmith::changes::{ChangeError, ChangeErrorKind, Piece, PromotedStore, Whole};
use dwarfsmith::expr::DIExpr;
use dwarfsmith::markers::{
    BlockCall, BlockCode, BlockIndex, CallSite, CallTarget, CodePiece, CodeRange, FrameRow,
    FrameRule, FunctionBody, FunctionGraph, GraphError, LineRow, MarkerMode, Referrer, SplitSide,
    ValueId,
};
use dwarfsmith::metadata::{FileId, Id, InlinedId, LifetimeId, Scope, SubprogramId};
use dwarfsmith::{AddressSpace, Module, Position, Target, Type, text};

/// Each rejected edit has its message, and does not change the graph.
#[test]
fn inconsistent_edits_are_rejected() {
    type Edit<'a> = Box<dyn FnOnce(&mut FunctionGraph) -> Result<(), GraphError> + 'a>;
    let (mut graph, blocks) = graph();
    let (first, second, third) = (blocks[0], blocks[1], blocks[2]);
    let removed = graph.insert_block(third, BlockCode::default()).unwrap();
    graph.remove_block(removed).unwrap();
    let (other, foreign) = crate::edits::graph();
    let foreign = foreign[0];
    let list = Referrer::Registers { first: 7, count: 1 };
    let row = |rule| FrameRow {
        position: Position(0),
        rule,
    };
    let cases: Vec<(&str, Edit)> = vec![
        (
            "block 3 does not exist or was removed; list the blocks with FunctionGraph::blocks",
            Box::new(|graph| graph.add_edge(first, removed)),
        ),
        (
            "block 0 belongs to another graph; name a block of this one",
            Box::new(|graph| graph.add_edge(first, foreign)),
        ),
        (
            "block 0 is the function's entry, which stays first; edit its code instead",
            Box::new(|graph| graph.move_block(first, second)),
        ),
        (
            "block 0 is the function's entry, which stays first; edit its code instead",
            Box::new(|graph| graph.remove_block(first).map(drop)),
        ),
        (
            "block 1 has an edge from block 0; remove or redirect it first",
            Box::new(|graph| graph.remove_block(second).map(drop)),
        ),
        (
            "there is no edge from block 0 to block 2; see FunctionGraph::successors",
            Box::new(|graph| graph.remove_edge(first, third)),
        ),
        (
            "there is no edge from block 0 to block 2; see FunctionGraph::successors",
            Box::new(|graph| graph.redirect_edge(first, third, second)),
        ),
        (
            "blocks 0 and 2 cannot be joined, because the first has another successor, or the second another predecessor; \
             redirect these edges first",
            Box::new(|graph| graph.join(first, third)),
        ),
        (
            "the call instruction at 0x8..0xc would be divided; change all of its bytes or none",
            Box::new(|graph| {
                graph
                    .split(second, Position(0xa), SplitSide::After)
                    .map(drop)
            }),
        ),
        (
            "the split is at 0x11, which is not in 0x0..0x10; move or remove it",
            Box::new(|graph| {
                graph
                    .split(second, Position(0x11), SplitSide::After)
                    .map(drop)
            }),
        ),
        (
            "a marker is at 0x11, which is not in 0x0..0x10; move or remove it",
            Box::new(|graph| {
                graph.edit(first, |code| code.markers.push((Position(0x11), kill(0))))
            }),
        ),
        (
            "a marker is at 0x8, which is not in 0x0..0x4; move or remove it",
            Box::new(|graph| graph.edit(first, |code| code.size = 4)),
        ),
        (
            "a line row is at 0x10, which is not in 0x0..0x10; move or remove it",
            Box::new(|graph| {
                graph.edit(first, |code| {
                    code.rows
                        .push(LineRow::statement(Position(0x10), FileId::from_index(0), 1));
                })
            }),
        ),
        (
            "the end of a value's place is at 0x14, which is not in 0x4..0x10; move or remove it",
            Box::new(|graph| {
                graph.edit(first, |code| {
                    let what = (ValueId(0), Referrer::Undefined);
                    code.values.push(CodePiece::new(what, 0x4..0x14));
                })
            }),
        ),
        (
            "the end of a value's place is at 0x10, which is not in 0x12..0x10; move or remove it",
            Box::new(|graph| {
                graph.edit(first, |code| {
                    let what = (ValueId(0), Referrer::Undefined);
                    let reversed = CodeRange::new(Position(0x12), Position(0x10));
                    code.values.push(CodePiece::new(what, reversed));
                })
            }),
        ),
        (
            "the end of a scope's code is at 0x2, which is not in 0x4..0x10; move or remove it",
            Box::new(|graph| {
                graph.edit(first, |code| {
                    let scope = Scope::Inlined(InlinedId::from_index(0));
                    let (start, end) = (Position(4), Position(2));
                    code.scopes.push(CodePiece::new(scope, start..end));
                })
            }),
        ),
        (
            "the return position of a call is at 0x14, which is not in 0x0..0x10; move or remove it",
            Box::new(|graph| {
                graph.edit(first, |code| {
                    let site = CallSite::new(Position(0x14), CallTarget::Unknown).at(Position(0xc));
                    code.calls.push(BlockCall::new(site, &[]));
                })
            }),
        ),
        (
            "the function has no register list or frame expression 7; add it with FunctionBody::register_list or FunctionBody::frame_expression",
            Box::new(|graph| {
                graph.edit(first, |code| {
                    code.values.push(CodePiece::new((ValueId(0), list), 0..4));
                })
            }),
        ),
        (
            "the function has no register list or frame expression 0; add it with FunctionBody::register_list or FunctionBody::frame_expression",
            Box::new(|graph| {
                graph.edit(first, |code| {
                    code.frame_rows
                        .push(row(FrameRule::CfaExpression { expression: 0 }));
                })
            }),
        ),
        (
            "the function has no register list or frame expression 7; add it with FunctionBody::register_list or FunctionBody::frame_expression",
            Box::new(|graph| {
                let expression = graph.frame_expression(DIExpr::from_index(0), &[list]);
                graph.edit(first, |code| {
                    code.frame_rows
                        .push(row(FrameRule::CfaExpression { expression }));
                })
            }),
        ),
        (
            "restore_state at 0x0 has no remembered state; put remember_state before it",
            Box::new(|graph| {
                graph.edit(first, |code| {
                    code.frame_rows.push(row(FrameRule::RestoreState));
                })
            }),
        ),
        (
            "the code would have more than 4294967295 bytes; split the function",
            Box::new(|graph| {
                let mut graph = graph.clone();
                graph.edit(second, |code| code.size = u32::MAX)?;
                assert_eq!(
                    graph.write(&mut FunctionBody::default()),
                    Err(GraphError::TooLarge)
                );
                graph.join(first, second)
            }),
        ),
    ];
    let before = written(&graph);
    for (message, edit) in cases {
        let found = edit(&mut graph).unwrap_err();
        assert_eq!(found.to_string(), message);
        assert_eq!(written(&graph), before, "{message}");
    }
    // The rules at the end of a block of another graph.
    let state = other.code_after(foreign, 0).unwrap().frame;
    let found = graph.edit(first, |code| code.frame = state).unwrap_err();
    assert_eq!(found, GraphError::NoFrameState { state });
}

#[test]
fn bodies_that_are_not_consistent_are_rejected() {
    let mut module = Module::new(Target::X86_64);
    let symbol = module.text("f");
    let rejected = |change: &dyn Fn(&mut FunctionBody)| {
        let mut body = FunctionBody::default();
        body.begin(symbol, SubprogramId::from_index(0), 0x10);
        body.block(Position(0));
        body.block(Position(8));
        change(&mut body);
        FunctionGraph::new(Target::X86_64, &body)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        rejected(&|body| _ = body.block(Position(4))),
        "the block at 0x8 starts before the previous one or after the function's end; add blocks in layout order"
    );
    assert_eq!(
        rejected(&|body| _ = body.block(Position(0x11))),
        "the block at 0x11 starts before the previous one or after the function's end; add blocks in layout order"
    );
    assert_eq!(
        rejected(&|body| _ = body.successor(BlockIndex(0), BlockIndex(2))),
        "an edge leaves or enters a block that the body does not have; remove it"
    );
    assert_eq!(
        rejected(&|body| _ = body.marker(Position(7), kill(0))),
        "a marker is at 0x7, which is not in 0x8..0x10; move or remove it"
    );
    assert_eq!(
        rejected(&|body| _ = body
            .marker(Position(9), kill(0))
            .marker(Position(8), kill(0))),
        "a marker is at 0x8, which is not in 0x9..0x10; move or remove it"
    );
    assert_eq!(
        rejected(&|body| _ = body.value(ValueId(0), 4..0x11, Referrer::Undefined)),
        "the end of a value's place is at 0x11, which is not in 0x4..0x10; move or remove it"
    );
    let call = CallSite::new(Position(0xa), CallTarget::Unknown).at(Position(6));
    assert_eq!(
        rejected(&|body| _ = body.call(call, &[])),
        "the call instruction at 0x6..0xa would be divided; change all of its bytes or none"
    );
}

/// Lifetimes that end with their block would end at a split.
#[test]
fn block_local_markers_forbid_splits_and_joins() {
    let mut body = body();
    body.mode(MarkerMode::BlockLocal);
    let mut graph = FunctionGraph::new(Target::X86_64, &body).unwrap();
    let blocks: Vec<_> = graph.blocks().collect();
    let split = graph.split(blocks[0], Position(4), SplitSide::Before);
    assert_eq!(split, Err(GraphError::BlockLocal));
    assert_eq!(
        graph.join(blocks[0], blocks[1]),
        Err(GraphError::BlockLocal)
    );
    graph.move_block(blocks[2], blocks[0]).unwrap();
}

/// `x` is the value on entry of value 0, or the memory that this value pointed to.
const ON_ENTRY: &str = r#"target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(0)
}
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(LOCATION))
"#;

/// A change of a lifetime in a graph.
type Change = fn(&mut Edited, LifetimeId) -> Result<(), ChangeError>;

/// Tries changes of the only lifetime. Each must fail for the same reason, and change nothing.
fn rejects(location: &str, kind: ChangeErrorKind, message: &str, changes: &[Change]) {
    for change in changes {
        let mut all = Edited::of(&ON_ENTRY.replace("LOCATION", location));
        let state = |all: &Edited| format!("{}{:?}", text::print(&all.module), all.graph);
        let (before, lifetime) = (state(&all), LifetimeId::from_index(0));
        let error = change(&mut all, lifetime).unwrap_err();
        assert_eq!(error.kind, kind);
        assert!(error.to_string().contains(message), "{error}");
        assert_eq!(state(&all), before);
    }
}

/// Only a register has an entry value: not memory, a constant, or a composite of several pieces.
#[test]
fn what_has_an_entry_value_stays_in_a_register() {
    const MEMORY: (ValueId, AddressSpace) = (ValueId(1), AddressSpace(0));
    let kind = ChangeErrorKind::EntryValue { operation: 0 };
    let message =
        "DIOpEntryValue takes the entry value of operation 0, which would be in no register";
    rejects(
        "DIOpReferrer(i64), DIOpEntryValue(i64)",
        kind,
        message,
        &[
            |all, lifetime| {
                let change = (all.changes).at_graph(&mut all.module, &mut all.graph, lifetime)?;
                change.demote(Referrer::Value(MEMORY.0), MEMORY.1)
            },
            |all, lifetime| {
                let change = (all.changes).at_graph(&mut all.module, &mut all.graph, lifetime)?;
                change.constant(5)
            },
            |all, lifetime| {
                let half = Piece {
                    ty: Type::int(32),
                    referrer: Referrer::Undefined,
                };
                let change = (all.changes).at_graph(&mut all.module, &mut all.graph, lifetime)?;
                change.split(&[half; 2], Whole::Computed).map(drop)
            },
            |all, _| {
                let stores = [(ValueId(0), (all.blocks[0], Position(4)))];
                (all.changes).demote_values(&mut all.module, &mut all.graph, MEMORY, &stores)
            },
        ],
    );
    rejects(
        "DIOpReferrer(ptr), DIOpEntryValue(ptr), DIOpDeref(i64)",
        kind,
        message,
        &[
            |all, lifetime| {
                let change = (all.changes).at_graph(&mut all.module, &mut all.graph, lifetime)?;
                change.promote(Referrer::Value(ValueId(2)), Type::int(64))
            },
            |all, _| {
                let store = PromotedStore {
                    block: all.blocks[0],
                    position: Position(4),
                    stored: Referrer::Value(ValueId(2)),
                };
                let (module, graph) = (&mut all.module, &mut all.graph);
                (all.changes).promote_memory(module, graph, ValueId(0), Type::int(64), &[store])
            },
        ],
    );
}

/// A whole value that is split into one piece stays in one register.
#[test]
fn a_single_piece_has_an_entry_value() {
    let location = "DIOpReferrer(i64), DIOpEntryValue(i64)";
    let mut all = Edited::of(&ON_ENTRY.replace("LOCATION", location));
    let rdi = all.module.target.register("rdi").unwrap();
    let piece = Piece {
        ty: Type::int(64),
        referrer: Referrer::register(rdi),
    };
    let lifetime = LifetimeId::from_index(0);
    let change = all
        .changes
        .at_graph(&mut all.module, &mut all.graph, lifetime);
    change.unwrap().split(&[piece], Whole::Computed).unwrap();
    all.checked_with(
        0,
        &[],
        ";! f+0x0..0x40 with entry.rdi=0x2a: x = imm(2a00000000000000)+0",
    );
}

/// Positions of a body do not exist in a graph, where a `dbg.kill` is an edit.
#[test]
fn a_lifetime_in_a_graph_has_no_end_at_a_position_of_a_body() {
    rejects(
        "DIOpReferrer(i64)",
        ChangeErrorKind::InGraph,
        "its markers are in a graph; add a dbg.kill by FunctionGraph::edit, and call Changes::pair_markers",
        &[|all, lifetime| {
            let change = (all.changes).at_graph(&mut all.module, &mut all.graph, lifetime)?;
            change.end(BlockIndex(0), Position(4))
        }],
    );
}
