//! Edits and bodies that a graph refuses, with messages.

use crate::edits::{body, graph, kill, written};
use dwarfsmith::expr::DIExpr;
use dwarfsmith::markers::{
    BlockCall, BlockCode, BlockIndex, CallSite, CallTarget, CodePiece, FrameRow, FrameRule,
    FunctionBody, FunctionGraph, GraphError, LineRow, MarkerMode, Referrer, SplitSide, ValueId,
};
use dwarfsmith::metadata::{FileId, Id, InlinedId, Scope, SubprogramId};
use dwarfsmith::{Module, Position, Target};

/// Each refused edit, with its message. None changes the graph.
#[test]
fn inconsistent_edits_are_refused() {
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
fn bodies_that_are_not_consistent_are_refused() {
    let mut module = Module::new(Target::X86_64);
    let symbol = module.text("f");
    let refused = |change: &dyn Fn(&mut FunctionBody)| {
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
        refused(&|body| _ = body.block(Position(4))),
        "the block at 0x8 starts before the previous one or after the function's end; add blocks in layout order"
    );
    assert_eq!(
        refused(&|body| _ = body.block(Position(0x11))),
        "the block at 0x11 starts before the previous one or after the function's end; add blocks in layout order"
    );
    assert_eq!(
        refused(&|body| _ = body.successor(BlockIndex(0), BlockIndex(2))),
        "an edge leaves or enters a block that the body does not have; remove it"
    );
    assert_eq!(
        refused(&|body| _ = body.marker(Position(7), kill(0))),
        "a marker is at 0x7, which is not in 0x8..0x10; move or remove it"
    );
    assert_eq!(
        refused(&|body| _ = body
            .marker(Position(9), kill(0))
            .marker(Position(8), kill(0))),
        "a marker is at 0x8, which is not in 0x9..0x10; move or remove it"
    );
    assert_eq!(
        refused(&|body| _ = body.value(ValueId(0), 4..0x11, Referrer::Undefined)),
        "the end of a value's place is at 0x11, which is not in 0x4..0x10; move or remove it"
    );
    let call = CallSite::new(Position(0xa), CallTarget::Unknown).at(Position(6));
    assert_eq!(
        refused(&|body| _ = body.call(call, &[])),
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
