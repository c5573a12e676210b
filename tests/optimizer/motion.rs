//! Passes that move instructions: out of loops, and to their uses.

use super::bugs::Bug;
use super::ir::{BYTES, End, Function, Inst, Op, Unit, Value};
use super::scalar::{drop_lifetime, find};
use super::source::Random;
use super::ssa;
use dwarfsmith::changes::Changes;
use dwarfsmith::markers::{CodeBlockId, LineRow, Marker, Referrer, SplitSide, ValueId};
use dwarfsmith::metadata::FileId;
use dwarfsmith::{Module, Position};
use std::collections::BTreeSet;

/// Hoists what a loop computes equally in each round to the block before it.
pub fn hoist(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    let file = unit.file;
    let (function, module, changes) = unit.function(number);
    for one in ssa::loops(function) {
        let outside = function.predecessors(one.header);
        let outside: Vec<_> = outside
            .into_iter()
            .filter(|from| !one.blocks.contains(from))
            .collect();
        let [before] = outside[..] else { continue };
        if !matches!(function.blocks[&before].end, End::Jump(_)) {
            continue;
        }
        loop {
            let blocks = one.blocks.iter().map(|block| &function.blocks[block]);
            let inside: BTreeSet<Value> = blocks
                .flat_map(|block| {
                    block
                        .parameters
                        .iter()
                        .copied()
                        .chain(block.insts.iter().map(|one| one.result))
                })
                .collect();
            let is_equal = |inst: &Inst| {
                let mut op = inst.op.clone();
                op.is_pure()
                    && op
                        .operands()
                        .into_iter()
                        .all(|value| !inside.contains(value))
            };
            let mut places = find(function, is_equal).into_iter();
            let Some((block, index)) = places.find(|place| one.blocks.contains(&place.0)) else {
                break;
            };
            match bug.is_some() || random.chance(50) {
                true => move_to(function, (block, index), (before, file), bug),
                false => {
                    let end = function.blocks[&before].insts.len();
                    move_by_library(function, (module, changes), (block, index), (before, end));
                }
            }
        }
    }
}

/// Moves an instruction to another block, where it has the line that the library gives to it.
fn move_by_library(
    function: &mut Function,
    (module, changes): (&mut Module, &mut Changes),
    (from, index): (CodeBlockId, usize),
    (to, place): (CodeBlockId, usize),
) {
    let code = function.block(from);
    let start = code.position(index);
    let mut inst = code.insts.remove(index);
    let range = (start.0..start.0 + inst.op.size()).into();
    let at = function.block(to).position(place);
    let (graph, value) = (&mut function.graph, ValueId(inst.result));
    let done = changes.move_code(module, graph, (from, range), (to, at), &[value]);
    assert_eq!(done.unwrap().start, at);
    let code = graph.code(to).unwrap();
    let row = code.rows.iter().rfind(|row| row.position <= at);
    inst.line = row.or(code.line.as_ref()).map_or(0, |row| row.line);
    function.block(to).insts.insert(place, inst);
}

/// Moves an instruction to the end of a block, without its line.
fn move_to(
    function: &mut Function,
    (block, index): (CodeBlockId, usize),
    (before, file): (CodeBlockId, FileId),
    bug: Option<Bug>,
) {
    let mut inst = function.remove_inst(block, index);
    inst.line = 0;
    let value = inst.result;
    let end = function.blocks[&before].insts.len();
    let row = function.graph.code(before).unwrap().line_at_end();
    let at = Position(function.graph.code(before).unwrap().size);
    function.insert_inst(before, end, inst, (file, SplitSide::Before));
    if bug == Some(Bug::HoistRow) {
        let edit = function.graph.edit(before, |code| {
            code.rows.retain(|one| one.position != at);
            code.rows.extend(row.map(|row| LineRow {
                position: at,
                ..row
            }));
            code.rows.sort_by_key(|one| one.position);
        });
        edit.unwrap();
    }
    if bug == Some(Bug::HoistMarkers) {
        let of = |marker: &Marker| matches!(marker, Marker::Def(_, Referrer::Value(of)) if of.0 == value);
        let mut moved = Vec::new();
        function.edit_markers(|markers| {
            markers.retain(|one| {
                moved.extend(of(&one.1).then_some(one.1));
                !of(&one.1)
            });
        });
        let edit = function.graph.edit(before, |code| {
            let end = Position(code.size);
            code.markers
                .extend(moved.into_iter().map(|marker| (end, marker)));
        });
        edit.unwrap();
    }
}

/// Sinks computations into the only block that uses their result.
pub fn sink(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    let file = unit.file;
    let (function, module, changes) = unit.function(number);
    let mut places = find(function, |inst| inst.op.is_pure());
    places.reverse();
    for (block, index) in places {
        let value = function.blocks[&block].insts[index].result;
        let mut users = BTreeSet::new();
        for (id, block) in &mut function.blocks {
            let operands = block.insts.iter_mut().flat_map(|inst| inst.op.operands());
            if operands
                .chain(block.end.operands())
                .any(|one| *one == value)
            {
                users.insert(*id);
            }
        }
        let [user] = Vec::from_iter(users)[..] else {
            continue;
        };
        let is_next = function.graph.successors(block).unwrap().contains(&user);
        if user == block || !is_next || function.predecessors(user) != [block] {
            continue;
        }
        let steps = function.blocks[&user].insts.iter();
        let steps = steps
            .take_while(|inst| matches!(inst.op, Op::Step(_)))
            .count();
        if bug.is_none() && random.chance(50) {
            move_by_library(function, (module, changes), (block, index), (user, steps));
            continue;
        }
        let blocks = function.graph.blocks();
        let markers = blocks.flat_map(|block| &function.graph.code(block).unwrap().markers);
        let named: Vec<_> = markers
            .filter_map(|(_, marker)| match marker {
                Marker::Def(lifetime, Referrer::Value(of)) if of.0 == value => Some(*lifetime),
                _ => None,
            })
            .collect();
        let mut inst = function.remove_inst(block, index);
        inst.line = 0;
        function.insert_inst(user, steps, inst, (file, SplitSide::Before));
        for lifetime in named {
            // Up to the new position, the variable has no value. From there on, it has this value.
            let mut is_active = ssa::active_starts(function, lifetime).contains(&user);
            for (at, marker) in &function.graph.code(user).unwrap().markers {
                let is_own = marker.lifetime() == Some(lifetime);
                if at.0 < BYTES && is_own && bug != Some(Bug::SinkInactive) {
                    is_active = matches!(marker, Marker::Def(..));
                }
            }
            let copy = changes.of(module, lifetime).unwrap().copy();
            if is_active {
                let marker = Marker::Def(copy, Referrer::Value(ValueId(value)));
                let edit = function.graph.edit(user, |code| {
                    // Markers at the position stay before the instruction.
                    let place = code.markers.partition_point(|one| one.0.0 < BYTES);
                    code.markers.insert(place, (Position(BYTES), marker));
                });
                edit.unwrap();
            }
            if bug != Some(Bug::SinkNoKill) {
                ssa::pair(function, &BTreeSet::from([lifetime, copy]));
            }
            drop_lifetime(function, lifetime);
        }
    }
}
