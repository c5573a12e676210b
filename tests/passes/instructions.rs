//! Code and places in blocks, inserted and removed, with expectations by hand.

use dwarfsmith::markers::{
    BlockCode, CodeBlockId, CodePart, CodeRange, FrameRow, FrameRule, FunctionBody, FunctionGraph,
    GraphError, Referrer, SplitSide, ValueId,
};
use dwarfsmith::metadata::{Id, Scope, SubprogramId};
use dwarfsmith::target::Register;
use dwarfsmith::{ByteOffset, Module, Position, Target};

/// Removed code that becomes a block has the frame rules that it had, among them those that begin at
/// its first byte. `rbx` is register 3, and `rsp` register 7.
#[test]
fn removed_code_has_its_frame_rules() {
    let (mut body, f) = (FunctionBody::default(), SubprogramId::from_index(0));
    let mut module = Module::new(Target::X86_64);
    body.begin(module.text("f"), f, 0x10);
    body.block(Position(0));
    let [rbx, rsp] = [3, 7].map(Register);
    let cfa = |offset| FrameRule::cfa(rsp, ByteOffset(offset));
    body.frame(Position(0x1), cfa(16));
    body.frame(Position(0x4), FrameRule::saved(rbx, ByteOffset(-16)));
    body.frame(Position(0xa), cfa(8));
    let mut graph = FunctionGraph::new(module.target, &body).unwrap();
    let block = graph.entry();
    let removed = graph.remove_code(block, 0x4..0x8).unwrap();
    graph.insert_block(block, removed).unwrap();
    graph.write(&mut body).unwrap();
    let f = module.add_function(&body);
    let rows = module.code.function(f).unwrap().frame();
    let rows: Vec<_> = rows.iter().map(|row| (row.position.0, row.rule)).collect();
    // The rule of 0x4 holds for the code that is there now. The last row is at 0xa - 4. The new block
    // begins at 0xc, where the CFA is rsp + 16 again.
    let saved = FrameRule::saved(rbx, ByteOffset(-16));
    assert_eq!(
        rows,
        [(0x1, cfa(16)), (0x4, saved), (0x6, cfa(8)), (0xc, cfa(16))]
    );
}

/// The frame rules of removed code at the end of a block end with it. The next block keeps its own.
#[test]
fn frame_rules_of_a_removed_end_of_a_block_are_removed() {
    let (mut body, f) = (FunctionBody::default(), SubprogramId::from_index(0));
    let mut module = Module::new(Target::X86_64);
    body.begin(module.text("f"), f, 0x20);
    let blocks = [0x0, 0x10].map(|start| body.block(Position(start)));
    body.successor(blocks[0], blocks[1]);
    let cfa = |offset| FrameRule::cfa(Register(7), ByteOffset(offset));
    body.frame(Position(0x1), cfa(16))
        .frame(Position(0xa), cfa(24));
    let mut graph = FunctionGraph::new(module.target, &body).unwrap();
    graph.remove_code(graph.entry(), 0x8..0x10).unwrap();
    graph.write(&mut body).unwrap();
    let f = module.add_function(&body);
    let rows = module.code.function(f).unwrap().frame();
    let rows: Vec<_> = rows.iter().map(|row| (row.position.0, row.rule)).collect();
    assert_eq!(rows, [(0x1, cfa(16)), (0x8, cfa(24))]);
}

/// A block without code, within the range of a value. Code that is inserted into it has no place of the
/// value, and no range without code is written, which the validator would reject (E404).
#[test]
fn code_in_an_empty_block_has_no_places() {
    let (mut body, f) = (FunctionBody::default(), SubprogramId::from_index(0));
    let mut module = Module::new(Target::X86_64);
    body.begin(module.text("f"), f, 0x10);
    body.block(Position(0));
    body.value(ValueId(7), 0x0..0x10, Referrer::register(Register(0)));
    let unedited = FunctionGraph::new(module.target, &body).unwrap();
    let mut ranges = |graph: &FunctionGraph| -> Vec<CodeRange> {
        graph.write(&mut body).unwrap();
        let f = module.add_function(&body);
        let f = module.code.function(f).unwrap();
        f.values().map(|place| place.range).collect()
    };
    let entry = unedited.entry();
    let code = |size| BlockCode {
        size,
        ..BlockCode::default()
    };
    let mut graph = unedited.clone();
    let last = graph
        .split(entry, Position(0x10), SplitSide::After)
        .unwrap();
    for (size, count) in [(0, 1), (4, 0)] {
        let side = SplitSide::After;
        graph
            .insert_code(last, Position(0), code(size), side)
            .unwrap();
        assert_eq!(graph.code(last).unwrap().values.len(), count);
        assert_eq!(ranges(&graph), [(0x0..0x10).into()]);
    }
    // The same at the start of the range, by an edit.
    let mut graph = unedited.clone();
    graph.split(entry, Position(0), SplitSide::After).unwrap();
    graph.edit(entry, |code| code.size = 4).unwrap();
    assert_eq!(ranges(&graph), [(0x4..0x14).into()]);
}

/// A live range that is split at the end of its block has an empty rest, which is no place: the module
/// would not be valid (E404).
#[test]
fn an_empty_range_is_no_place() {
    let [rax, rcx] = [0, 2].map(|number| Referrer::register(Register(number)));
    let mut code = BlockCode {
        size: 8,
        ..BlockCode::default()
    };
    code.place_value(ValueId(7), 0..8, Some(rax));
    let before = code.clone();
    code.place_value(ValueId(7), 8..8, Some(rcx));
    code.place_value(ValueId(7), 4..4, Some(rcx));
    assert_eq!(code, before);
    let mut empty = BlockCode::default();
    empty.place_value(ValueId(7), 0..0, Some(rax));
    assert_eq!(empty.values.len(), 1);
}

/// Blocks join the part that they are moved to, and a part without code is not written.
#[test]
fn blocks_are_moved_to_parts_by_their_symbols() {
    let mut module = Module::new(Target::X86_64);
    let [f, cold, rare, none] = ["f", "f.cold", "f.rare", "f.none"].map(|name| module.text(name));
    let mut body = FunctionBody::default();
    body.begin(f, SubprogramId::from_index(0), 0x50);
    for start in [0x0, 0x10, 0x20, 0x30, 0x40] {
        body.block(Position(start));
    }
    let mut graph = FunctionGraph::new(Target::X86_64, &body).unwrap();
    let blocks: Vec<CodeBlockId> = graph.blocks().collect();
    graph.move_to_part(&blocks[1..2], cold, None).unwrap();
    graph.move_to_part(&blocks[2..3], rare, None).unwrap();
    graph.move_to_part(&blocks[3..4], cold, None).unwrap();
    let empty = graph.insert_block(blocks[4], BlockCode::default()).unwrap();
    graph.move_to_part(&[empty], none, None).unwrap();
    let order = [0, 4, 1, 3, 2].map(|index| blocks[index]);
    assert_eq!(graph.blocks().collect::<Vec<_>>()[..5], order);
    assert_eq!(graph.part_of(blocks[3]), Ok(Some(cold)));
    graph.write(&mut body).unwrap();
    let parts: Vec<_> = body
        .parts()
        .iter()
        .map(|part| (part.start.0, part.symbol))
        .collect();
    assert_eq!(parts, [(0x20, cold), (0x40, rare)]);
}

/// A frame row past the inserted code would be a row of the code after it.
#[test]
fn frame_rows_of_inserted_code_are_in_it() {
    let mut module = Module::new(Target::X86_64);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), SubprogramId::from_index(0), 0x10);
    let mut graph = FunctionGraph::new(Target::X86_64, &body).unwrap();
    let before = format!("{graph:?}");
    for position in [3, 5].map(Position) {
        let code = BlockCode {
            size: 3,
            frame_rows: Vec::from([FrameRow {
                position,
                rule: FrameRule::RememberState,
            }]),
            ..BlockCode::default()
        };
        let inserted = graph.insert_code(graph.entry(), Position(4), code, SplitSide::Before);
        let rejected = GraphError::Outside {
            what: "a frame row",
            position,
            range: CodeRange::from(0..3),
        };
        assert_eq!(inserted, Err(rejected));
    }
    assert_eq!(format!("{graph:?}"), before);
}

/// A part has the language-specific data that was given last. Blocks that are moved to it without
/// data change nothing about it.
#[test]
fn a_part_keeps_its_exception_data() {
    let mut module = Module::new(Target::X86_64);
    let [f, cold, rare, data, other] =
        ["f", "f.cold", "f.rare", "data", "other"].map(|name| module.text(name));
    let mut body = FunctionBody::default();
    body.begin(f, SubprogramId::from_index(0), 0x50);
    for start in [0x0, 0x10, 0x20, 0x30, 0x40] {
        body.block(Position(start));
    }
    let mut graph = FunctionGraph::new(Target::X86_64, &body).unwrap();
    let blocks: Vec<CodeBlockId> = graph.blocks().collect();
    graph.move_to_part(&blocks[1..2], cold, Some(data)).unwrap();
    graph.move_to_part(&blocks[2..3], rare, None).unwrap();
    graph.move_to_part(&blocks[3..4], cold, None).unwrap();
    let mut data_of = |graph: &FunctionGraph| -> Vec<_> {
        graph.write(&mut body).unwrap();
        let parts = body.parts().iter();
        parts
            .map(|part| (part.symbol, part.exception_data))
            .collect()
    };
    assert_eq!(data_of(&graph), [(cold, Some(data)), (rare, None)]);
    // Data that is given later replaces the data of before, and is added to a part without data.
    graph
        .move_to_part(&blocks[4..5], cold, Some(other))
        .unwrap();
    graph.move_to_part(&blocks[2..3], rare, Some(data)).unwrap();
    assert_eq!(data_of(&graph), [(cold, Some(other)), (rare, Some(data))]);
}

/// Parts begin at positions too: the number of an instruction becomes its offset.
#[test]
fn parts_are_renumbered() {
    let mut module = Module::new(Target::X86_64);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), SubprogramId::from_index(0), 8);
    body.part(CodePart::new(Position(6), module.text("f.cold")));
    body.renumber(|position| Position(4 * position.0));
    assert_eq!((body.size(), body.parts()[0].start), (32, Position(24)));
}

/// A scope and a place whose instructions have no bytes are removed. An empty range that the body
/// had before stays, and is an error (E413).
#[test]
fn ranges_without_bytes_are_removed() {
    let mut module = Module::new(Target::X86_64);
    let mut body = FunctionBody::default();
    let scope = Scope::from(SubprogramId::from_index(0));
    body.begin(module.text("f"), SubprogramId::from_index(0), 4);
    let rax = Referrer::register(Register(0));
    for range in [0..1, 1..2, 2..4, 3..3] {
        body.scope(scope, range.clone());
        body.value(ValueId(1), range, rax);
    }
    // Instruction 1 has no bytes.
    let offsets = [0x0, 0x4, 0x4, 0x5, 0xc];
    body.renumber(|number| Position(offsets[number.0 as usize]));
    let function = module.add_function(&body);
    let code = module.code.function(function).unwrap();
    let scopes: Vec<_> = code
        .scopes()
        .iter()
        .map(|scope| (scope.range.start.0, scope.range.end.0))
        .collect();
    let places: Vec<_> = code
        .values()
        .map(|place| (place.range.start.0, place.range.end.0))
        .collect();
    let with_bytes = [(0x0, 0x4), (0x4, 0xc), (0x5, 0x5)];
    assert_eq!(scopes, with_bytes);
    assert_eq!(places, with_bytes);
}
