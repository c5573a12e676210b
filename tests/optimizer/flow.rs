//! Passes that change the control flow: inlining, copies of blocks, merged tails, layout.

use super::bugs::Bug;
use super::ir::{BYTES, Block, Edge, End, Function, Inst, Op, Unit, Value};
use super::scalar::{find, remove_unreachable};
use super::source::{Event, Random};
use super::ssa;
use dwarfsmith::Position;
use dwarfsmith::changes::{EdgeSource, InlineSite, ValueMap};
use dwarfsmith::markers::{CodeBlockId, LineRow, Marker, Referrer, ValueId};
use std::collections::BTreeMap;

/// Inlines some calls.
pub fn inline(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    for _ in 0..1 + random.below(2) {
        let calls = find(&unit.functions[number], |one| {
            matches!(one.op, Op::Call(..))
        });
        if let Some(place) = calls.get(random.below(calls.len())) {
            inline_call(unit, number, *place, bug);
        }
    }
}

fn inline_call(
    unit: &mut Unit,
    number: usize,
    (block, index): (CodeBlockId, usize),
    bug: Option<Bug>,
) {
    let Unit {
        module,
        changes,
        functions,
        file,
        ..
    } = unit;
    let call = functions[number].blocks[&block].insts[index].clone();
    let Op::Call(callee, arguments) = call.op else {
        return;
    };
    // A part of a function is in the frame of the source's call of the whole.
    let is_part = |callee: usize| functions[callee].source.is_some();
    let calls_part = |one: &Inst| matches!(one.op, Op::Call(callee, _) if is_part(callee));
    if is_part(callee) || !find(&functions[callee], calls_part).is_empty() {
        return;
    }
    let callee = functions[callee].clone();
    let function = &mut functions[number];
    let at = function.blocks[&block].position(index);
    let mut site = InlineSite::new(block, at..Position(at.0 + BYTES));
    if bug == Some(Bug::InlineLine) {
        site.line = Some(LineRow::statement(at, *file, call.line + 1));
    }
    let first = match bug {
        Some(Bug::InlineNumbers) => 0,
        _ => function.next,
    };
    let mut names = ValueMap::new(ValueId(first));
    let parameters = &callee.blocks[&callee.graph.entry()].parameters;
    for (parameter, argument) in parameters.iter().zip(&arguments) {
        let argument = match bug {
            Some(Bug::InlineArgument) => arguments[0] + 1,
            _ => *argument,
        };
        names.value(ValueId(*parameter), Referrer::Value(ValueId(argument)));
    }
    let graph = &mut function.graph;
    let done = changes
        .inline(module, graph, site, &callee.graph, &mut names)
        .unwrap();
    let mut passed: BTreeMap<Value, Value> = parameters.iter().copied().zip(arguments).collect();
    let mut name = |value: &mut Value| {
        *value = *passed
            .entry(*value)
            .or_insert_with(|| match names.of(ValueId(*value)) {
                Referrer::Value(value) => value.0,
                other => panic!("{other:?} is not a value"),
            });
    };
    let blocks: BTreeMap<CodeBlockId, CodeBlockId> = done.blocks.iter().copied().collect();
    let copies: Vec<Block> = done
        .blocks
        .iter()
        .map(|(old, _)| {
            let mut code = callee.blocks[old].clone();
            if *old == callee.graph.entry() {
                code.parameters.clear();
            }
            rename(&mut code, &mut name);
            code
        })
        .collect();
    // All values have names now, so that new ones differ from them.
    function.next = function.next.max(names.next().0);
    for ((_, new), mut code) in done.blocks.iter().zip(copies) {
        code.end
            .edges_mut()
            .into_iter()
            .for_each(|edge| edge.to = blocks[&edge.to]);
        if let End::Return(value) = code.end {
            let (to, arguments) = (done.rest, vec![value]);
            let at = code.position(code.insts.len());
            code.end = End::Jump(Edge { to, arguments });
            let returned = Op::Step(vec![Event::Returned]);
            let (result, line) = (function.value(), 0);
            code.insts.push(Inst {
                op: returned,
                result,
                line,
            });
            function.remove_bytes(*new, at, BYTES);
        }
        function.blocks.insert(*new, code);
    }
    let code = function.block(block);
    let insts = code.insts.split_off(index + 1);
    code.insts.pop();
    let edge = Edge {
        to: done.blocks[0].1,
        arguments: Vec::new(),
    };
    let (end, line) = (std::mem::replace(&mut code.end, End::Jump(edge)), code.line);
    function.blocks.insert(
        done.rest,
        Block {
            parameters: vec![call.result],
            insts,
            end,
            line,
        },
    );
    ssa::simplify_parameters(function);
}

pub fn rename(block: &mut Block, mut name: impl FnMut(&mut Value)) {
    block.parameters.iter_mut().for_each(&mut name);
    for inst in &mut block.insts {
        name(&mut inst.result);
        inst.op.operands().into_iter().for_each(&mut name);
    }
    block.end.operands().into_iter().for_each(name);
}

/// Copies blocks, and lets edges lead to the copies.
fn copy_blocks(
    unit: &mut Unit,
    number: usize,
    blocks: &[CodeBlockId],
    to_copy: impl Fn(EdgeSource, CodeBlockId) -> bool,
    bug: Option<Bug>,
) {
    let (function, module, changes) = unit.function(number);
    let mut names: BTreeMap<Value, Value> = BTreeMap::new();
    let mut homes = Vec::new();
    for id in blocks {
        let block = &function.blocks[id];
        let results = block.insts.iter().map(|inst| inst.result);
        for value in block.parameters.iter().copied().chain(results) {
            homes.push((*id, value));
        }
    }
    for (_, value) in &homes {
        let copy = function.value();
        names.insert(*value, copy);
    }
    let name = |value: Value| names.get(&value).copied().unwrap_or(value);
    let last = *blocks.last().unwrap();
    let graph = &mut function.graph;
    let shown = |value: ValueId| match bug {
        Some(Bug::CopyNames) => value,
        _ => ValueId(name(value.0)),
    };
    let done = changes
        .copy_blocks(module, graph, (blocks, last), &to_copy, shown)
        .unwrap();
    if bug == Some(Bug::CopyShared) {
        for (old, copy) in &done.blocks {
            let markers = graph.code(*old).unwrap().markers.clone();
            graph.edit(*copy, |code| code.markers = markers).unwrap();
        }
    }
    let copies: BTreeMap<CodeBlockId, CodeBlockId> = done.blocks.iter().copied().collect();
    for (old, copy) in &copies {
        let mut block = function.blocks[old].clone();
        rename(&mut block, |value| *value = name(*value));
        for edge in block.end.edges_mut() {
            if copies.contains_key(&edge.to) && to_copy(EdgeSource::Copy(*old), edge.to) {
                edge.to = copies[&edge.to];
            }
        }
        function.blocks.insert(*copy, block);
    }
    for (from, block) in &mut function.blocks {
        let start = match copies.contains_key(from) {
            true => EdgeSource::Original(*from),
            false => EdgeSource::Outside(*from),
        };
        if copies.values().any(|copy| copy == from) {
            continue;
        }
        for edge in block.end.edges_mut() {
            if copies.contains_key(&edge.to) && to_copy(start, edge.to) {
                edge.to = copies[&edge.to];
            }
        }
    }
    for (home, value) in homes {
        ssa::repair(function, &[(home, value), (copies[&home], names[&value])]);
    }
    remove_unreachable(unit, number, None);
}

/// Unrolls, peels or rotates a loop.
pub fn copy_loop(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    let function = &unit.functions[number];
    let mut loops = ssa::loops(function);
    loops.retain(|one| one.blocks.len() < 12 && one.header != function.graph.entry());
    if loops.is_empty() || function.blocks.len() > 60 {
        return;
    }
    let one = loops.swap_remove(random.below(loops.len()));
    let header = one.header;
    let mut blocks: Vec<_> = function.layout();
    blocks.retain(|block| one.blocks.contains(block));
    let is_loop = |from: EdgeSource| matches!(from, EdgeSource::Original(_));
    match random.below(3) {
        0 => copy_blocks(
            unit,
            number,
            &blocks,
            |from, to| match from {
                EdgeSource::Copy(_) => to != header,
                _ => is_loop(from) && to == header,
            },
            bug,
        ),
        1 => copy_blocks(
            unit,
            number,
            &blocks,
            |from, to| match from {
                EdgeSource::Copy(_) => to != header,
                _ => !is_loop(from),
            },
            bug,
        ),
        _ => copy_blocks(
            unit,
            number,
            &[header],
            |from, _| matches!(from, EdgeSource::Outside(from) if !one.blocks.contains(&from)),
            bug,
        ),
    }
}

/// Copies a block for one of its predecessors.
pub fn duplicate_tail(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    let function = &unit.functions[number];
    let mut joins = function.layout();
    joins.retain(|block| {
        let before = function.predecessors(*block);
        before.len() > 1 && !before.contains(block) && *block != function.graph.entry()
    });
    if joins.is_empty() || function.blocks.len() > 60 {
        return;
    }
    let join = joins[random.below(joins.len())];
    let before = function.predecessors(join);
    let chosen = before[random.below(before.len())];
    let to_copy = |from, _| from == EdgeSource::Outside(chosen);
    copy_blocks(unit, number, &[join], to_copy, bug);
}

/// The numbers of instructions at the ends of two blocks that are equal, with the values of the
/// second by those of the first.
fn equal_tails(
    function: &Function,
    one: CodeBlockId,
    other: CodeBlockId,
) -> Option<(usize, BTreeMap<Value, Value>)> {
    let [one, other] = [one, other].map(|block| &function.blocks[&block]);
    let (End::Jump(to), End::Jump(other_to)) = (&one.end, &other.end) else {
        return None;
    };
    if to.to != other_to.to {
        return None;
    }
    let most = one.insts.len().min(other.insts.len());
    (1..=most).rev().find_map(|count| {
        let mut names: BTreeMap<Value, Value> = BTreeMap::new();
        let tails = [one, other].map(|block| &block.insts[block.insts.len() - count..]);
        if matches!(tails[0][0].op, Op::Step(_)) {
            return None;
        }
        for (first, second) in tails[0].iter().zip(tails[1]) {
            let mut op = second.op.clone();
            for value in op.operands() {
                *value = names.get(value).copied().unwrap_or(*value);
            }
            let steps = matches!((&first.op, &op), (Op::Step(_), Op::Step(_)));
            if first.op != op && !steps {
                return None;
            }
            names.insert(second.result, first.result);
        }
        let passed = other_to.arguments.iter();
        let mut passed = passed.map(|value| names.get(value).copied().unwrap_or(*value));
        let is_equal = to
            .arguments
            .iter()
            .all(|value| passed.next() == Some(*value));
        is_equal.then_some((count, names))
    })
}

/// Merges equal ends of two blocks.
pub fn merge_tails(unit: &mut Unit, number: usize, bug: Option<Bug>) {
    let (function, module, changes) = unit.function(number);
    let layout = function.layout();
    let pairs = layout
        .iter()
        .flat_map(|one| layout.iter().map(|other| (*one, *other)));
    let mut pairs = pairs.filter(|(one, other)| one < other);
    let found = pairs.find_map(|(one, other)| {
        let (count, names) = equal_tails(function, one, other)?;
        Some((one, other, count, names))
    });
    let Some((one, other, count, names)) = found else {
        return;
    };
    let [kept, dropped] = [one, other].map(|block| {
        let index = function.blocks[&block].insts.len() - count;
        function.split(block, index)
    });
    function.rename(|value| names.get(&value).copied().unwrap_or(value));
    let lines = function.graph.code(kept).unwrap().clone();
    match bug {
        Some(Bug::TailMarkers) => {
            function.graph.redirect_edge(other, dropped, kept).unwrap();
            function.graph.remove_block(dropped).unwrap();
            changes.pair_markers(module, &mut function.graph).unwrap();
        }
        _ => changes
            .merge_blocks(module, &mut function.graph, kept, dropped)
            .unwrap(),
    }
    if bug == Some(Bug::TailLines) {
        let edit = function.graph.edit(kept, |code| {
            code.rows = lines.rows;
            code.line = lines.line;
        });
        edit.unwrap();
    }
    let second = function.blocks.remove(&dropped).unwrap();
    function.block(other).end.edges_mut()[0].to = kept;
    let block = function.block(kept);
    for (first, second) in block.insts.iter_mut().zip(second.insts) {
        if first.line != second.line {
            first.line = 0;
        }
        if let (Op::Step(events), Op::Step(others)) = (&mut first.op, second.op) {
            events.extend(others);
        }
    }
    ssa::simplify_parameters(function);
}

/// Joins two blocks if the second follows the first on every path, and only the first.
pub fn join_blocks(unit: &mut Unit, number: usize, bug: Option<Bug>) {
    let function = &mut unit.functions[number];
    ssa::simplify_parameters(function);
    loop {
        let mut blocks = function.blocks.iter();
        let found = blocks.find_map(|(id, block)| match &block.end {
            End::Jump(edge) if edge.to != *id && edge.to != function.graph.entry() => {
                (function.predecessors(edge.to) == [*id]).then_some((*id, edge.to))
            }
            _ => None,
        });
        let Some((first, second)) = found else { break };
        if bug == Some(Bug::JoinMarkers) {
            function
                .graph
                .edit(second, |code| code.markers.clear())
                .unwrap();
        }
        function.graph.join(first, second).unwrap();
        let rest = function.blocks.remove(&second).unwrap();
        let block = function.block(first);
        block.insts.extend(rest.insts);
        (block.end, block.line) = (rest.end, rest.line);
    }
}

/// Moves code that is seldom run to the end of the function.
pub fn move_cold(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    let function = &mut unit.functions[number];
    let layout = function.layout();
    if layout.len() < 3 {
        return;
    }
    let place = 1 + random.below(layout.len() - 2);
    let (cold, before, last) = (layout[place], layout[place - 1], function.graph.last());
    let code = function.graph.code(before).unwrap().clone();
    function.graph.move_block(cold, last).unwrap();
    match bug {
        Some(Bug::MoveMarkers) => {
            let mut markers = Vec::new();
            let edit = function
                .graph
                .edit(cold, |code| markers = std::mem::take(&mut code.markers));
            edit.unwrap();
            let markers = markers.into_iter().map(|one: (Position, Marker)| one.1);
            let edit = function.graph.edit(before, |code| {
                code.markers
                    .extend(markers.map(|marker| (Position(code.size), marker)));
            });
            edit.unwrap();
        }
        Some(Bug::MoveLine) => {
            let edit = function.graph.edit(cold, |moved| {
                moved.line = code.line_at_end();
                moved.rows.retain(|row| row.position.0 > 0);
            });
            edit.unwrap();
        }
        _ => {}
    }
}
