//! Edits with expectations by hand.

use dwarfsmith::markers::{
    BlockCode, BlockIndex, CallSite, CallTarget, CodeBlockId, CodePiece, FrameRow, FrameRule,
    FunctionBody, FunctionGraph, GraphError, LineRow, Marker, Referrer, SplitSide, ValueId,
};
use dwarfsmith::metadata::{BlockId, FileId, Id, InlinedId, LifetimeId, Scope, SubprogramId};
use dwarfsmith::target::Register;
use dwarfsmith::{ByteOffset, Module, Position, Target};

const RSP: Register = Register(7);
const RBP: Register = Register(6);

pub fn kill(number: usize) -> Marker {
    Marker::Kill(LifetimeId::from_index(number))
}

/// Three consecutive blocks of 0x10 bytes: the first sets up a frame, and the last removes it.
pub fn body() -> FunctionBody {
    let mut module = Module::new(Target::X86_64);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), SubprogramId::from_index(0), 0x30);
    let blocks = [0x0, 0x10, 0x20].map(|start| {
        let block = body.block(Position(start));
        body.marker(Position(start + 0x8), kill(start as usize));
        block
    });
    body.successor(blocks[0], blocks[1]);
    body.successor(blocks[1], blocks[2]);
    let file = FileId::from_index(0);
    body.row(LineRow::statement(Position(0x0), file, 1).prologue_end());
    body.row(LineRow::statement(Position(0x18), file, 2).column(5));
    body.frame(Position(0x1), FrameRule::cfa(RSP, ByteOffset(16)));
    body.frame(Position(0x1), FrameRule::saved(RBP, ByteOffset(-16)));
    body.frame(Position(0x2f), FrameRule::Restore(RBP));
    body.frame(Position(0x2f), FrameRule::cfa(RSP, ByteOffset(8)));
    body.scope(Scope::Inlined(InlinedId::from_index(0)), 0x8..0x28);
    body.value(ValueId(1), 0x0..0x14, Referrer::register(RBP));
    let call = CallSite::new(Position(0x1c), CallTarget::Unknown).at(Position(0x18));
    body.call(call, &[]).call_preserves(&[RBP]);
    body
}

pub fn graph() -> (FunctionGraph, Vec<CodeBlockId>) {
    let graph = FunctionGraph::new(Target::X86_64, &body()).unwrap();
    let blocks = graph.blocks().collect();
    (graph, blocks)
}

/// What is written, in the text format.
pub fn written(graph: &FunctionGraph) -> String {
    let (mut module, mut body) = (Module::new(Target::X86_64), FunctionBody::default());
    let _ = module.text("f");
    graph.write(&mut body).unwrap();
    let id = module.add_function(&body);
    let view = module.code.function(id).unwrap();
    let mut lines = Vec::new();
    for block in view.blocks() {
        let markers: Vec<u32> = block.markers().map(|(at, _)| at.0).collect();
        lines.push(
            format!(
                "block {:#x} to {:?}, markers {markers:#x?}",
                block.range.start, block.successors
            )
            .replace(['\n', ' '], ""),
        );
    }
    for row in view.rows() {
        lines.push(format!(
            "row {:#x} {}:{} {} {}",
            row.position, row.line, row.column, row.is_statement, row.prologue_end
        ));
    }
    for row in view.frame() {
        let rule = match row.rule {
            FrameRule::Cfa { register, offset } => format!("cfa {} {}", register.0, offset.0),
            FrameRule::Offset { register, offset } => format!("saved {} {}", register.0, offset.0),
            FrameRule::Restore(register) => format!("restore {}", register.0),
            other => format!("{other:?}"),
        };
        lines.push(format!("frame {:#x} {rule}", row.position));
    }
    for scope in view.scopes() {
        lines.push(format!(
            "scope {:#x}..{:#x}",
            scope.range.start, scope.range.end
        ));
    }
    for value in view.values() {
        lines.push(format!(
            "value {:#x}..{:#x}",
            value.range.start, value.range.end
        ));
    }
    for call in view.calls() {
        let kept = view.call_preserves(call);
        lines.push(format!(
            "call {:#x}..{:#x} {kept:?}",
            call.start(),
            call.return_position
        ));
    }
    lines.join("\n")
}

/// The last block is moved before the middle one: its line and frame rules go with it.
#[test]
fn a_moved_block_keeps_its_line_and_frame() {
    let (mut graph, blocks) = graph();
    graph.move_block(blocks[2], blocks[0]).unwrap();
    assert_eq!(
        written(&graph),
        "block0x0to[2],markers[0x8,]\n\
         block0x10to[],markers[0x18,]\n\
         block0x20to[1],markers[0x28,]\n\
         row 0x0 1:0 true true\n\
         row 0x10 2:5 false false\n\
         row 0x20 1:0 false false\n\
         row 0x28 2:5 true false\n\
         frame 0x1 cfa 7 16\n\
         frame 0x1 saved 6 -16\n\
         frame 0x1f restore 6\n\
         frame 0x1f cfa 7 8\n\
         frame 0x20 cfa 7 16\n\
         frame 0x20 saved 6 -16\n\
         scope 0x8..0x18\n\
         scope 0x20..0x30\n\
         value 0x0..0x10\n\
         value 0x20..0x24\n\
         call 0x28..0x2c [Register(6)]"
    );
    // Back again, the body is what it was.
    graph.move_block(blocks[2], blocks[1]).unwrap();
    let unchanged = FunctionGraph::new(Target::X86_64, &body()).unwrap();
    assert_eq!(written(&graph), written(&unchanged));
}

#[test]
fn a_split_block_that_is_joined_is_what_it_was() {
    let (mut graph, blocks) = graph();
    let before = written(&graph);
    for at in [0x0, 0x3, 0x8, 0x10] {
        for side in [SplitSide::Before, SplitSide::After] {
            let second = graph.split(blocks[0], Position(at), side).unwrap();
            assert_eq!(graph.successors(blocks[0]).unwrap(), [second]);
            assert_eq!(graph.successors(second).unwrap(), [blocks[1]]);
            let is_first = at == 0x10 || at == 0x8 && side == SplitSide::Before;
            let count = graph.code(blocks[0]).unwrap().markers.len();
            assert_eq!(count, usize::from(is_first), "{at:#x}, {side:?}");
            graph.join(blocks[0], second).unwrap();
            assert_eq!(written(&graph), before, "{at:#x}, {side:?}");
        }
    }
    // All blocks joined are one, with everything at the same positions.
    graph.join(blocks[0], blocks[1]).unwrap();
    graph.join(blocks[0], blocks[2]).unwrap();
    let expected = before.lines().filter(|line| !line.starts_with("block"));
    let expected: Vec<&str> = expected.collect();
    let joined = written(&graph);
    assert_eq!(joined.lines().skip(1).collect::<Vec<_>>(), expected);
    assert!(
        joined.starts_with("block0x0to[],markers[0x8,0x18,0x28,]\n"),
        "{joined}"
    );
}

/// Code after a block continues its frame rules and its line at its end, so that no row is added.
#[test]
fn code_after_a_block_continues_it() {
    let (mut graph, blocks) = graph();
    let code = graph.code_after(blocks[0], 4).unwrap();
    graph.insert_block(blocks[0], code).unwrap();
    let written = written(&graph);
    let rows = written
        .lines()
        .filter(|line| line.starts_with("row") || line.starts_with("frame"));
    let expected = [
        "row 0x0 1:0 true true",
        "row 0x1c 2:5 true false",
        "frame 0x1 cfa 7 16",
        "frame 0x1 saved 6 -16",
        "frame 0x33 restore 6",
        "frame 0x33 cfa 7 8",
    ];
    assert_eq!(rows.collect::<Vec<_>>(), expected);
}

/// The validator rejects ranges without code (E413), so a graph keeps them.
#[test]
fn ranges_without_code_stay_where_they_are() {
    let mut body = body();
    let scope = Scope::Inlined(InlinedId::from_index(1));
    body.scope(scope, 0x10..0x10).scope(scope, 0x14..0x14);
    let mut graph = FunctionGraph::new(Target::X86_64, &body).unwrap();
    let before = written(&graph);
    assert!(before.contains("scope 0x10..0x10\nscope 0x14..0x14\n"));
    let one = graph.blocks().nth(1).unwrap();
    for at in [0x2, 0x4, 0x8] {
        let second = graph.split(one, Position(at), SplitSide::After).unwrap();
        graph.join(one, second).unwrap();
        assert_eq!(written(&graph), before, "{at:#x}");
    }
}

/// Code before the first block becomes a block if a marker or an edge needs one.
#[test]
fn code_before_the_first_block_becomes_one() {
    let mut module = Module::new(Target::X86_64);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), SubprogramId::from_index(0), 0x10);
    body.block(Position(0x8));
    let unedited = FunctionGraph::new(Target::X86_64, &body).unwrap();
    let (first, last) = (unedited.entry(), unedited.last());
    type Edit = fn(&mut FunctionGraph, CodeBlockId, CodeBlockId) -> Result<(), GraphError>;
    type Case<'a> = (Edit, usize, &'a [(BlockIndex, BlockIndex)]);
    let edits: [Case<'_>; 4] = [
        (|_, _, _| Ok(()), 1, &[]),
        (
            |graph, first, _| graph.edit(first, |code| code.markers.push((Position(2), kill(7)))),
            2,
            &[],
        ),
        (
            |graph, first, last| graph.add_edge(first, last),
            2,
            &[(BlockIndex(0), BlockIndex(1))],
        ),
        (
            |graph, first, last| graph.add_edge(last, first),
            2,
            &[(BlockIndex(1), BlockIndex(0))],
        ),
    ];
    for (edit, count, edges) in edits {
        let mut graph = unedited.clone();
        edit(&mut graph, first, last).unwrap();
        graph.write(&mut body).unwrap();
        assert_eq!(body.block_count(), count);
        assert_eq!(body.successors().collect::<Vec<_>>(), edges);
        assert!(body.markers().all(|marker| marker.block == BlockIndex(0)));
    }
}

/// The line that was in effect right before a block is not one of its lines if a row begins at its start.
#[test]
fn a_line_that_begins_at_a_join_is_the_only_row_there() {
    let (mut graph, blocks) = graph();
    let (one, at) = (blocks[1], Position(8));
    let second = graph.split(one, at, SplitSide::After).unwrap();
    let row = LineRow::statement(Position(4), FileId::from_index(0), 7);
    graph.edit(one, |code| code.rows.push(row)).unwrap();
    graph.join(one, second).unwrap();
    let rows = graph.code(one).unwrap().rows.iter();
    let rows: Vec<_> = rows.map(|row| (row.position.0, row.line)).collect();
    assert_eq!(rows, [(4, 7), (8, 2)]);
}

/// What covers a whole block covers both halves of a split, even if one of them has no code yet.
/// What ends within the block does not.
#[test]
fn halves_without_code_are_covered() {
    for at in [0x0, 0x10] {
        let (mut graph, blocks) = graph();
        let second = graph
            .split(blocks[1], Position(at), SplitSide::After)
            .unwrap();
        let empty = if at == 0 { blocks[1] } else { second };
        let code = graph.code(empty).unwrap();
        assert_eq!(code.size, 0);
        assert_eq!(code.scopes.len(), 1, "{at:#x}");
        assert_eq!(code.values.len(), 0, "{at:#x}");
        // Code that is put there later is in the scope, and the range stays in one piece.
        graph
            .edit(empty, |code| {
                code.size = 4;
                code.scopes[0].range = (0..4).into();
            })
            .unwrap();
        let text = written(&graph);
        assert!(text.contains("scope 0x8..0x2c"), "{at:#x}: {text}");
    }
}

/// The range of a scope in a block without code is not a range of the block that it is joined with.
#[test]
fn ranges_without_code_are_not_joined() {
    let (mut graph, blocks) = graph();
    let scope = CodePiece::new(Scope::Inlined(InlinedId::from_index(1)), 0..0);
    let empty = BlockCode {
        scopes: vec![scope],
        ..graph.code_after(blocks[2], 0).unwrap()
    };
    let before = written(&graph);
    let behind = graph.insert_block(blocks[2], empty.clone()).unwrap();
    graph.add_edge(blocks[2], behind).unwrap();
    graph.join(blocks[2], behind).unwrap();
    assert_eq!(written(&graph), before);
    let last = graph
        .split(blocks[2], Position(8), SplitSide::After)
        .unwrap();
    let between = graph.insert_block(blocks[2], empty).unwrap();
    graph.redirect_edge(blocks[2], last, between).unwrap();
    graph.add_edge(between, last).unwrap();
    graph.join(between, last).unwrap();
    graph.join(blocks[2], between).unwrap();
    assert_eq!(written(&graph), before);
}

/// The rules at the end of a block without code are those of what it was joined from.
#[test]
fn joined_blocks_without_code_keep_their_frame() {
    let (mut graph, blocks) = graph();
    // The rules before the frame is set up, and those within it.
    let outside = graph.code(blocks[0]).unwrap().frame;
    let inside = graph.code(blocks[1]).unwrap().frame;
    assert_ne!(outside, inside);
    let empty = |frame| BlockCode {
        frame,
        ..BlockCode::default()
    };
    let first = graph.insert_block(blocks[2], empty(outside)).unwrap();
    let second = graph.insert_block(first, empty(inside)).unwrap();
    graph.add_edge(first, second).unwrap();
    graph.join(first, second).unwrap();
    assert_eq!(graph.code(first).unwrap().frame, inside);
    assert_eq!(graph.code_after(first, 4).unwrap().frame, inside);
}

/// Code before the first block has no block until an edit needs one.
#[test]
fn code_before_the_first_block_stays() {
    let mut body = body();
    let mut empty = FunctionBody::default();
    let mut module = Module::new(Target::X86_64);
    empty.begin(module.text("g"), SubprogramId::from_index(0), 0x8);
    for body in [&mut empty, &mut body] {
        let before = body.block_count();
        let graph = FunctionGraph::new(Target::X86_64, body).unwrap();
        graph.write(body).unwrap();
        assert_eq!(body.block_count(), before);
    }
    let mut graph = FunctionGraph::new(Target::X86_64, &empty).unwrap();
    let entry = graph.entry();
    graph
        .edit(entry, |code| code.markers.push((Position(4), kill(0))))
        .unwrap();
    graph.write(&mut empty).unwrap();
    assert_eq!(empty.block_count(), 1);
}

/// A body without frame rules gets none by an edit; no rule left is still the rules at the entry.
#[test]
fn unknown_frame_rules_stay_unknown() {
    let mut module = Module::new(Target::X86_64);
    let mut body = FunctionBody::default();
    body.begin(module.text("g"), SubprogramId::from_index(0), 0x8);
    let blocks = [0, 4].map(|start| body.block(Position(start)));
    let known = |body: &FunctionBody| {
        let mut module = Module::new(Target::X86_64);
        let _ = module.text("g");
        let id = module.add_function(body);
        module.code.function(id).unwrap().has_frame_rules()
    };
    let mut graph = FunctionGraph::new(Target::X86_64, &body).unwrap();
    let entry = graph.entry();
    graph.split(entry, Position(2), SplitSide::After).unwrap();
    graph.write(&mut body).unwrap();
    assert!(!known(&body));
    // The only row is in a block that is removed.
    let last = graph.last();
    let row = |position, rule| FrameRow {
        position: Position(position),
        rule,
    };
    let rule = FrameRule::cfa(RSP, ByteOffset(16));
    graph
        .edit(last, |code| code.frame_rows.push(row(1, rule)))
        .unwrap();
    graph.remove_block(last).unwrap();
    graph.write(&mut body).unwrap();
    assert!(known(&body));
    assert_eq!(blocks, [BlockIndex(0), BlockIndex(1)]);
}

/// A block from which all code is removed stays in its scopes: code that is inserted later is in them.
#[test]
fn an_emptied_block_keeps_its_scopes() {
    let (whole, half) = (BlockId::from_index(0), BlockId::from_index(1));
    let (mut body, f) = (FunctionBody::default(), SubprogramId::from_index(0));
    let mut module = Module::new(Target::X86_64);
    body.begin(module.text("f"), f, 0x10);
    let blocks = [0x0, 0x8].map(|start| body.block(Position(start)));
    body.successor(blocks[0], blocks[1]);
    body.scope(whole, 0x8..0x10).scope(half, 0xc..0x10);
    let mut graph = FunctionGraph::new(module.target, &body).unwrap();
    let block = graph.blocks().nth(1).unwrap();
    let removed = graph.remove_code(block, 0x0..0x8).unwrap();
    assert_eq!(removed.scopes.len(), 2);
    let code = BlockCode {
        size: 2,
        ..BlockCode::default()
    };
    graph
        .insert_code(block, Position(0), code, SplitSide::Before)
        .unwrap();
    let scopes = &graph.code(block).unwrap().scopes;
    let scopes: Vec<_> = scopes
        .iter()
        .map(|piece| (piece.what, piece.range))
        .collect();
    assert_eq!(scopes, [(Scope::Block(whole), (0x0..0x2).into())]);
}
