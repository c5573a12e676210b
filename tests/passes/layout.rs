//! Rules of single edits of blocks: what a new layout restates, and what stays with a block.

use crate::edits::{body, graph, kill};
use dwarfsmith::markers::{
    BlockCall, BlockCode, CallSite, CallTarget, CodeBlockId, CodePart, CodePiece, FunctionBody,
    FunctionGraph, GraphError, LineRow, Marker, Referrer, SplitSide, ValueId,
};
use dwarfsmith::metadata::{BlockId, FileId, Id, Scope, SubprogramId};
use dwarfsmith::target::Register;
use dwarfsmith::{Module, Position, Target};

/// A body of blocks of 0x10 bytes without edges, which `fill` completes, and its graph.
fn graph_of(count: u32, fill: impl FnOnce(&mut FunctionBody)) -> (FunctionGraph, Vec<CodeBlockId>) {
    let (mut module, mut body) = (Module::new(Target::X86_64), FunctionBody::default());
    let f = SubprogramId::from_index(0);
    body.begin(module.text("f"), f, 0x10 * count);
    for number in 0..count {
        body.block(Position(0x10 * number));
    }
    fill(&mut body);
    let graph = FunctionGraph::new(module.target, &body).unwrap();
    let blocks = graph.blocks().collect();
    (graph, blocks)
}

fn statement(position: u32, line: u32) -> LineRow {
    LineRow::statement(Position(position), FileId::from_index(0), line)
}

fn block(number: usize) -> Scope {
    Scope::Block(BlockId::from_index(number))
}

/// The rows of the line table that are written: position, line, column and discriminator.
fn rows(graph: &FunctionGraph) -> Vec<(u32, u32, u32, u32)> {
    let (mut module, mut body) = (Module::new(Target::X86_64), FunctionBody::default());
    let _ = module.text("f");
    graph.write(&mut body).unwrap();
    let function = module.add_function(&body);
    let rows = module.code.function(function).unwrap().rows();
    rows.map(|row| (row.position.0, row.line, row.column, row.discriminator))
        .collect()
}

/// Code that moves behind code of the same line keeps its column and its discriminator.
#[test]
fn moved_code_of_one_line_keeps_column_and_discriminator() {
    for (column, discriminator) in [(9, 0), (5, 3)] {
        let (mut graph, blocks) = graph_of(3, |body| {
            body.row(statement(0x0, 7).column(5));
            body.row(LineRow {
                discriminator,
                ..statement(0x8, 7).column(column)
            });
        });
        // The last block continues the row of 0x8, and now follows the row of 0x0.
        graph
            .split(blocks[0], Position(0x8), SplitSide::After)
            .unwrap();
        graph.move_block(blocks[2], blocks[0]).unwrap();
        let expected = [(0x0, 5, 0), (0x8, column, discriminator)];
        let found: Vec<_> = rows(&graph)
            .iter()
            .map(|row| (row.0, row.2, row.3))
            .collect();
        assert_eq!(found[..2], expected);
        assert!(rows(&graph).iter().all(|row| row.1 == 7));
    }
}

/// Code without a row, behind code of line 0, needs no other row.
#[test]
fn line_0_is_not_repeated() {
    let (mut graph, blocks) = graph_of(3, |body| {
        body.row(statement(0x10, 0));
    });
    // The first block has no row. Another one like it follows the block of line 0.
    let code = BlockCode {
        size: 0x10,
        ..BlockCode::default()
    };
    graph.insert_block(blocks[1], code).unwrap();
    assert_eq!(rows(&graph), [(0x10, 0, 0, 0)]);
}

/// A new block belongs to the part of the block that it follows.
#[test]
fn a_new_block_is_in_the_part_of_the_block_before() {
    let mut module = Module::new(Target::X86_64);
    let (mut graph, blocks) = graph_of(2, |body| {
        body.part(CodePart::new(Position(0x10), module.text("f.cold")));
    });
    let code = graph.code_after(blocks[1], 4).unwrap();
    let new = graph.insert_block(blocks[1], code).unwrap();
    let cold = graph.part_of(blocks[1]).unwrap();
    assert!(cold.is_some());
    assert_eq!(graph.part_of(new), Ok(cold));
}

/// Only edges from other blocks keep a block: a loop that nothing enters can be removed.
#[test]
fn an_own_edge_does_not_keep_a_block() {
    let (mut graph, blocks) = graph_of(2, |_| {});
    graph.add_edge(blocks[1], blocks[1]).unwrap();
    assert!(graph.remove_block(blocks[1]).is_ok());
    assert_eq!(graph.block_count(), 1);
}

/// A switch may have several edges to one block, which stays a successor until the last is removed.
#[test]
fn a_block_is_a_predecessor_until_its_last_edge_is_removed() {
    let (mut graph, blocks) = graph_of(2, |_| {});
    for _ in 0..2 {
        graph.add_edge(blocks[0], blocks[1]).unwrap();
    }
    graph.remove_edge(blocks[0], blocks[1]).unwrap();
    let before = |graph: &FunctionGraph| graph.predecessors(blocks[1]).unwrap().len();
    assert_eq!(before(&graph), 1);
    let (block, from) = (blocks[1], blocks[0]);
    let reached = GraphError::Reached { block, from };
    assert_eq!(graph.remove_block(block), Err(reached));
    graph.remove_edge(blocks[0], blocks[1]).unwrap();
    assert_eq!(before(&graph), 0);
}

/// A block whose only edge leads to itself has no other block to be joined with.
#[test]
fn a_block_is_not_joined_with_itself() {
    let (mut graph, blocks) = graph_of(2, |_| {});
    let same = blocks[1];
    graph.add_edge(same, same).unwrap();
    let (first, second) = (same, same);
    let error = GraphError::NotOnlyEdge { first, second };
    assert_eq!(graph.join(same, same), Err(error));
    assert_eq!(graph.block_count(), 2);
}

/// Code that is joined to a block without code keeps the line that it has.
#[test]
fn code_keeps_its_line_behind_an_empty_block() {
    let (mut graph, blocks) = graph_of(2, |body| {
        body.row(statement(0x0, 3)).row(statement(0x8, 4));
    });
    // The block without code continues line 3; the second block continues line 4.
    let empty = BlockCode {
        line: Some(statement(0x0, 3)),
        ..BlockCode::default()
    };
    let first = graph.insert_block(blocks[0], empty).unwrap();
    graph.add_edge(first, blocks[1]).unwrap();
    graph.join(first, blocks[1]).unwrap();
    assert_eq!(rows(&graph), [(0x0, 3, 0, 0), (0x8, 4, 0, 0)]);
    assert_eq!(graph.code(first).unwrap().line.unwrap().line, 4);
}

/// Code ranges of scopes are written in the order in which they were stated.
#[test]
fn scopes_keep_their_order() {
    let stated = [(block(0), 0x10..0x20), (block(1), 0x4..0x18)];
    let (graph, _) = graph_of(2, |body| {
        for (scope, range) in stated.clone() {
            body.scope(scope, range);
        }
    });
    let (mut module, mut body) = (Module::new(Target::X86_64), FunctionBody::default());
    let _ = module.text("f");
    graph.write(&mut body).unwrap();
    let function = module.add_function(&body);
    let scopes = module.code.function(function).unwrap().scopes();
    let scopes: Vec<_> = scopes.iter().map(|one| (one.scope, one.range)).collect();
    assert_eq!(scopes, stated.map(|(scope, range)| (scope, range.into())));
}

/// Code that states its scopes is not more code of the scope that ends before it.
#[test]
fn code_with_scopes_does_not_extend_the_scope_before_it() {
    let (mut graph, blocks) = graph_of(1, |body| {
        body.scope(block(0), 0x0..0x8);
    });
    let code = |scopes| BlockCode {
        size: 4,
        scopes,
        ..BlockCode::default()
    };
    let at = Position(0x8);
    let own = vec![CodePiece::new(block(1), 0x0..0x4)];
    let mut other = graph.clone();
    graph
        .insert_code(blocks[0], at, code(own), SplitSide::Before)
        .unwrap();
    let ranges = |graph: &FunctionGraph| -> Vec<_> {
        let scopes = &graph.code(graph.entry()).unwrap().scopes;
        scopes.iter().map(|one| (one.what, one.range)).collect()
    };
    let expected = [(block(0), (0x0..0x8).into()), (block(1), (0x8..0xc).into())];
    assert_eq!(ranges(&graph), expected);
    // Without debug information, it continues the code before it.
    let entry = other.entry();
    other
        .insert_code(entry, at, code(Vec::new()), SplitSide::Before)
        .unwrap();
    assert_eq!(ranges(&other), [(block(0), (0x0..0xc).into())]);
}

/// The markers of inserted code follow the markers that act before it.
#[test]
fn markers_of_inserted_code_follow_those_before_it() {
    let (mut graph, blocks) = graph_of(1, |body| {
        body.marker(Position(0x8), kill(1));
    });
    let code = BlockCode {
        size: 4,
        markers: vec![(Position(0), kill(2))],
        ..BlockCode::default()
    };
    graph
        .insert_code(blocks[0], Position(0x8), code, SplitSide::Before)
        .unwrap();
    let markers = &graph.code(blocks[0]).unwrap().markers;
    assert_eq!(
        markers[..],
        [(Position(0x8), kill(1)), (Position(0x8), kill(2))]
    );
}

/// Removed code is returned with the line in effect at its start. Rows that begin in code at the end
/// of a block are removed with it.
#[test]
fn code_at_the_end_of_a_block_is_removed_with_its_rows() {
    let (mut graph, blocks) = graph_of(1, |body| {
        body.row(statement(0x0, 3)).row(statement(0xa, 4));
    });
    let removed = graph.remove_code(blocks[0], 0x8..0x10).unwrap();
    assert_eq!(removed.line.unwrap().line, 3);
    let own: Vec<_> = removed
        .rows
        .iter()
        .map(|row| (row.position.0, row.line))
        .collect();
    assert_eq!(own, [(0x2, 4)]);
    assert_eq!(rows(&graph), [(0x0, 3, 0, 0)]);
}

/// To remove nothing from a block without code changes nothing.
#[test]
fn a_block_without_code_keeps_its_scopes() {
    let (mut graph, blocks) = graph_of(1, |body| {
        body.scope(block(0), 0x0..0x10);
    });
    graph.remove_code(blocks[0], 0x0..0x10).unwrap();
    let before = graph.code(blocks[0]).unwrap().clone();
    assert_eq!(before.scopes.len(), 1);
    graph.remove_code(blocks[0], 0x0..0x0).unwrap();
    assert_eq!(graph.code(blocks[0]), Ok(&before));
}

/// Each part begins after the part before it (E419).
#[test]
fn parts_out_of_order_are_rejected() {
    for [first, second] in [[0x20, 0x10], [0x10, 0x10]] {
        let (mut module, mut body) = (Module::new(Target::X86_64), body());
        let [one, other] = ["f.one", "f.other"].map(|name| module.text(name));
        body.part(CodePart::new(Position(first), one));
        body.part(CodePart::new(Position(second), other));
        let start = Position(second);
        let error = FunctionGraph::new(Target::X86_64, &body).err();
        assert_eq!(error, Some(GraphError::PartInBlock { start }));
    }
}

/// A block is given once for a part.
#[test]
fn a_block_given_twice_for_a_part_is_rejected() {
    let mut module = Module::new(Target::X86_64);
    let (mut graph, blocks) = graph();
    let block = blocks[1];
    assert_eq!(
        graph.move_to_part(&[block, block], module.text("f.cold"), None),
        Err(GraphError::GivenTwice { block })
    );
    assert_eq!(graph.part_of(block), Ok(None));
}

/// Calls are in the order of their return positions, in whatever order an edit adds them.
#[test]
fn calls_are_sorted() {
    let (mut graph, blocks) = graph_of(1, |_| {});
    let call = |end| BlockCall::new(CallSite::new(Position(end), CallTarget::Unknown), &[]);
    graph
        .edit(blocks[0], |code| code.calls.extend([call(0xc), call(0x4)]))
        .unwrap();
    let calls = &graph.code(blocks[0]).unwrap().calls;
    let ends: Vec<u32> = calls
        .iter()
        .map(|call| call.site.return_position.0)
        .collect();
    assert_eq!(ends, [0x4, 0xc]);
}

/// A list of registers that is partly past the end of the graph's registers does not exist.
#[test]
fn a_list_past_the_last_register_is_rejected() {
    let (mut graph, blocks) = graph_of(1, |_| {});
    let part = |number| dwarfsmith::markers::RegisterPart {
        register: Register(number),
        bit_offset: 0,
        bits: 64,
    };
    let list = graph.register_list(&[part(0), part(1)]);
    let place = |referrer: Referrer| {
        move |code: &mut BlockCode| code.place_value(ValueId(1), 0x0..0x10, Some(referrer))
    };
    assert_eq!(graph.edit(blocks[0], place(list)), Ok(()));
    let Referrer::Registers { first, count } = list else {
        panic!("{list:?}");
    };
    let longer = Referrer::Registers {
        first,
        count: count + 1,
    };
    let error = GraphError::NotInPool { number: first };
    assert_eq!(graph.edit(blocks[0], place(longer)), Err(error));
}

/// Code before the first block of a body is written as a block if it gets a marker.
#[test]
fn code_before_the_first_block_keeps_a_new_marker() {
    let (mut module, mut body) = (Module::new(Target::X86_64), FunctionBody::default());
    body.begin(module.text("f"), SubprogramId::from_index(0), 0x20);
    body.block(Position(0x10));
    let mut graph = FunctionGraph::new(module.target, &body).unwrap();
    let added: (Position, Marker) = (Position(0x4), kill(1));
    graph
        .edit(graph.entry(), |code| code.markers.push(added))
        .unwrap();
    graph.write(&mut body).unwrap();
    let markers: Vec<_> = body
        .markers()
        .map(|one| (one.position, one.marker))
        .collect();
    assert_eq!(markers, [added]);
    let starts = (0..2).map(dwarfsmith::markers::BlockIndex);
    let starts: Vec<_> = starts.filter_map(|block| body.block_range(block)).collect();
    assert_eq!(starts, [(0x0..0x10).into(), (0x10..0x20).into()]);
}
