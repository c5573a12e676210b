//! Outlining: blocks with one entry and one exit become a function, which is called. The values
//! that the blocks use are passed to it, and it returns those that other blocks use.

use super::bugs::Bug;
use super::ir::{Block, Edge, End, Function, Inst, Op, Unit, Value};
use super::source::Random;
use dwarfsmith::Position;
use dwarfsmith::changes::{LostLocation, Outlined, OutlinedPart, ValueMap};
use dwarfsmith::markers::{
    BlockCode, CodeBlockId, FunctionBody, LineRow, Marker, Referrer, SplitSide, ValueId,
};
use dwarfsmith::metadata::{FileId, LifetimeId};
use std::collections::{BTreeMap, BTreeSet};

/// Blocks with one entry, which all lead to one block.
struct Region {
    /// The entry comes first.
    blocks: Vec<CodeBlockId>,
    to: CodeBlockId,
}

/// What a region returns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Returned {
    Value(Value),
    /// For a parameter of the block after it, what each edge passes.
    Passed(usize),
}

/// The values of a region.
struct Values {
    /// Those that it is given.
    given: Vec<Value>,
    /// Those that it computes.
    own: BTreeSet<Value>,
    returned: Option<Returned>,
}

impl Region {
    /// The blocks from one block up to another.
    fn new(function: &Function, entry: CodeBlockId, to: CodeBlockId) -> Option<Region> {
        let mut own = BTreeSet::from([entry]);
        let mut next = vec![entry];
        let mut leaves = false;
        while let Some(block) = next.pop() {
            let edges = function.blocks[&block].end.edges();
            if edges.is_empty() {
                return None;
            }
            for edge in edges {
                leaves |= edge.to == to;
                if edge.to != to && own.insert(edge.to) {
                    next.push(edge.to);
                }
            }
        }
        // The new function gets its arguments at the entry, once.
        let mut before = function.predecessors(entry).into_iter();
        let is_header = before.any(|from| own.contains(&from));
        if is_header {
            return None;
        }
        let others = own.iter().filter(|block| **block != entry);
        let mut before = others.flat_map(|block| function.predecessors(*block));
        let is_entered = before.any(|from| !own.contains(&from));
        if !leaves || is_entered || own.contains(&function.graph.entry()) {
            return None;
        }
        let rest = function.layout().into_iter();
        let rest = rest.filter(|block| *block != entry && own.contains(block));
        let blocks = std::iter::once(entry).chain(rest).collect();
        Some(Region { blocks, to })
    }

    /// What the edges to the rest pass.
    fn exits<'f>(&self, function: &'f Function) -> Vec<&'f Vec<Value>> {
        let blocks = self.blocks.iter().map(|block| &function.blocks[block]);
        let edges = blocks.flat_map(|block| block.end.edges());
        let edges = edges.filter(|edge| edge.to == self.to);
        edges.map(|edge| &edge.arguments).collect()
    }

    /// The values; nothing if several would be returned.
    fn values(&self, function: &Function) -> Option<Values> {
        let (mut own, mut used, mut used_after) =
            (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for (id, block) in &function.blocks {
            let mut block = block.clone();
            let is_own = self.blocks.contains(id);
            let used = if is_own { &mut used } else { &mut used_after };
            for inst in &mut block.insts {
                used.extend(inst.op.operands().into_iter().map(|value| *value));
            }
            used.extend(block.end.operands().into_iter().map(|value| *value));
            if is_own {
                own.extend(block.insts.iter().map(|inst| inst.result));
                // Those of the entry are parameters of the call's block instead.
                match *id == self.blocks[0] {
                    true => used.extend(&block.parameters),
                    false => own.extend(&block.parameters),
                }
            }
        }
        let mut returned: BTreeSet<Returned> = BTreeSet::new();
        returned.extend(own.intersection(&used_after).copied().map(Returned::Value));
        let exits = self.exits(function);
        for index in 0..exits[0].len() {
            let passed: BTreeSet<Value> = exits.iter().map(|exit| exit[index]).collect();
            match (passed.len(), own.contains(&exits[0][index])) {
                (1, false) => {}
                (1, true) => _ = returned.insert(Returned::Value(exits[0][index])),
                _ => _ = returned.insert(Returned::Passed(index)),
            }
        }
        let given = used.difference(&own).copied().collect();
        let returned = Vec::from_iter(returned);
        (returned.len() <= 1).then(|| Values {
            given,
            own,
            returned: returned.first().copied(),
        })
    }
}

/// Outlines a part of a function.
pub fn outline(unit: &mut Unit, number: usize, random: &mut Random, bug: Option<Bug>) {
    let function = &unit.functions[number];
    if function.homes.is_some() || !function.cold.is_empty() {
        return;
    }
    let layout = function.layout();
    let pairs = layout
        .iter()
        .flat_map(|entry| layout.iter().map(move |to| (*entry, *to)));
    let mut regions: Vec<(Region, Values)> = pairs
        .filter(|(entry, to)| entry != to)
        .filter_map(|(entry, to)| {
            let region = Region::new(function, entry, to)?;
            let values = region.values(function)?;
            Some((region, values))
        })
        .collect();
    // Where other paths lead to the end of the region, they may set the variables again.
    let is_last = |to: CodeBlockId| function.predecessors(to).len() == 1;
    if random.chance(70) && regions.iter().any(|(region, _)| is_last(region.to)) {
        regions.retain(|(region, _)| is_last(region.to));
    }
    if !regions.is_empty() {
        let (region, values) = regions.swap_remove(random.below(regions.len()));
        outline_region(unit, number, &region, &values, bug);
    }
}

/// The names of values in the new function.
fn names(function: &Function, values: &Values, bug: Option<Bug>) -> ValueMap {
    let count = values.given.len();
    let mut names = ValueMap::new(ValueId(count as u32));
    // What is not passed is not known there.
    let markers = function.layout().into_iter().flat_map(|block| {
        let code = function.graph.code(block).unwrap();
        code.markers.clone()
    });
    for (_, marker) in markers {
        if let Marker::Def(_, Referrer::Value(value)) = marker
            && !values.own.contains(&value.0)
        {
            names.value(value, Referrer::Undefined);
        }
    }
    for (index, value) in values.given.iter().enumerate() {
        let new = match bug {
            Some(Bug::OutlineArgument) => (index + 1) % count,
            _ => index,
        };
        names.value(ValueId(*value), Referrer::Value(ValueId(new as u32)));
    }
    names
}

fn outline_region(
    unit: &mut Unit,
    number: usize,
    region: &Region,
    values: &Values,
    bug: Option<Bug>,
) {
    let new_number = unit.functions.len();
    let symbol = unit.module.text(&format!("part{new_number}"));
    let function = &mut unit.functions[number];
    let mut names = names(function, values, bug);
    let part = OutlinedPart {
        symbol,
        blocks: &region.blocks,
        called: Some(&mut names),
    };
    let done = (unit.changes)
        .outline(&mut unit.module, &mut function.graph, part)
        .unwrap();
    let exits = region.exits(function).into_iter().cloned().collect();
    let blocks = region.blocks.iter();
    let blocks: BTreeMap<CodeBlockId, Block> = blocks
        .map(|block| (*block, function.blocks.remove(block).unwrap()))
        .collect();
    let line = blocks[&region.blocks[0]].insts.first();
    let call = Inst {
        op: Op::Call(new_number, values.given.clone()),
        result: match values.returned {
            Some(Returned::Value(value)) => value,
            _ => function.value(),
        },
        line: line.map_or(0, |inst| inst.line),
    };
    let parameters = blocks[&region.blocks[0]].parameters.clone();
    put_call(
        unit,
        number,
        (&done, values),
        (call, parameters, exits),
        bug,
    );
    let source = unit.functions[number].source.unwrap_or(number);
    let new = new_function(done, blocks, (region, values), &mut names, unit.file);
    let new = Function {
        source: Some(source),
        ..new
    };
    let mut body = FunctionBody::default();
    new.graph.write(&mut body).unwrap();
    unit.ids.push(Some(unit.module.add_function(&body)));
    unit.functions.push(new);
}

/// Puts the call into the rest of the function, in one block with what follows. `exits` is what the
/// edges from the part passed.
fn put_call(
    unit: &mut Unit,
    number: usize,
    (done, values): (&Outlined, &Values),
    (call, parameters, exits): (Inst, Vec<Value>, Vec<Vec<Value>>),
    bug: Option<Bug>,
) {
    let function = &mut unit.functions[number];
    let (&[(entry, at)], &[(after, to)]) = (&done.entered[..], &done.left[..]) else {
        panic!("{done:?}");
    };
    for block in function.blocks.values_mut() {
        let edges = block.end.edges_mut().into_iter();
        edges
            .filter(|edge| edge.to == entry)
            .for_each(|edge| edge.to = at);
    }
    let result = call.result;
    let passed = exits[0].iter().enumerate();
    let arguments = passed.map(|(index, value)| match values.returned {
        Some(Returned::Passed(other)) if index == other => result,
        _ => *value,
    });
    let arguments = arguments.collect();
    let block = Block {
        parameters,
        insts: Vec::new(),
        end: End::Jump(Edge { to, arguments }),
        line: 0,
    };
    function.blocks.insert(at, block);
    function.insert_inst(at, 0, call, (unit.file, SplitSide::Before));
    // What the part computed last for a variable is what the call returns.
    let lost: BTreeMap<LifetimeId, Referrer> = (done.lost.iter())
        .filter_map(|lost| match lost {
            LostLocation::Referrer { lifetime, referrer } => Some((*lifetime, *referrer)),
            _ => None,
        })
        .collect();
    let returned = Referrer::Value(ValueId(result));
    let name = |code: &mut BlockCode| {
        for (_, marker) in &mut code.markers {
            if let Marker::Def(lifetime, referrer) = marker
                && let Some(lost) = lost.get(lifetime)
                && (*lost == returned || bug == Some(Bug::OutlineResult))
            {
                *referrer = returned;
            }
        }
    };
    function.graph.edit(after, name).unwrap();
    // Code that passes insert after the call has the locations after it.
    function.graph.join(at, after).unwrap();
}

/// Makes the new function of the blocks of a part, and a block that returns.
fn new_function(
    done: Outlined,
    old: BTreeMap<CodeBlockId, Block>,
    (region, values): (&Region, &Values),
    names: &mut ValueMap,
    file: FileId,
) -> Function {
    let given = values.given.iter().copied().zip(0..);
    let mut new_names: BTreeMap<Value, Value> = given.collect();
    for value in &values.own {
        let Referrer::Value(new) = names.of(ValueId(*value)) else {
            panic!("{value} is computed in the part");
        };
        new_names.insert(*value, new.0);
    }
    let mut new = Function {
        graph: done.graph,
        blocks: BTreeMap::new(),
        next: names.next().0,
        cold: BTreeSet::new(),
        homes: None,
        source: None,
    };
    let result = new.value();
    let &[(exit_id, _)] = &done.returns[..] else {
        panic!("{:?}", done.returns);
    };
    let mut exit = Block {
        parameters: Vec::new(),
        insts: Vec::new(),
        end: End::Return(result),
        line: 0,
    };
    match values.returned {
        Some(_) => exit.parameters.push(result),
        None => exit.insts.push(Inst {
            op: Op::Const(0),
            result,
            line: 0,
        }),
    }
    let code = BlockCode {
        size: exit.size(),
        rows: vec![LineRow::non_statement(Position::START, file, 0)],
        ..BlockCode::default()
    };
    let edit = new.graph.edit(exit_id, |old| {
        *old = BlockCode {
            markers: std::mem::take(&mut old.markers),
            ..code
        };
    });
    edit.unwrap();
    for (id, mut block) in old {
        super::flow::rename(&mut block, |value| *value = new_names[value]);
        if id == region.blocks[0] {
            block.parameters = (0..values.given.len() as u32).collect();
        }
        for to in new.graph.successors(id).unwrap().to_vec() {
            new.graph.remove_edge(id, to).unwrap();
        }
        for edge in block.end.edges_mut() {
            if edge.to == region.to {
                edge.to = exit_id;
                edge.arguments = match values.returned {
                    Some(Returned::Value(value)) => vec![new_names[&value]],
                    Some(Returned::Passed(index)) => vec![edge.arguments[index]],
                    None => Vec::new(),
                };
            }
            new.graph.add_edge(id, edge.to).unwrap();
        }
        new.blocks.insert(id, block);
    }
    new.blocks.insert(exit_id, exit);
    new
}
