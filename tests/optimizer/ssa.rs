//! Analyses, and the repair of SSA form: a variable with several definitions gets block parameters
//! where they meet.

use super::ir::{Function, Value};
use dwarfsmith::markers::{CodeBlockId, Marker, Referrer, ValueId};
use dwarfsmith::metadata::LifetimeId;
use std::collections::{BTreeMap, BTreeSet};

/// The values of one variable, of which some are known at the ends of blocks.
pub struct Values {
    /// The value at the function's entry.
    pub initial: Value,
    pub starts: BTreeMap<CodeBlockId, Value>,
    pub ends: BTreeMap<CodeBlockId, Value>,
}

impl Values {
    pub fn new(initial: Value) -> Values {
        Values {
            initial,
            starts: BTreeMap::new(),
            ends: BTreeMap::new(),
        }
    }

    /// The value at the end of a block.
    pub fn end(&mut self, function: &mut Function, block: CodeBlockId) -> Value {
        match self.ends.get(&block) {
            Some(value) => *value,
            None => self.start(function, block),
        }
    }

    /// The value at the start of a block: a new parameter if paths meet there.
    pub fn start(&mut self, function: &mut Function, block: CodeBlockId) -> Value {
        if let Some(value) = self.starts.get(&block) {
            return *value;
        }
        let before = function.predecessors(block);
        match before[..] {
            _ if block == function.graph.entry() => return self.initial,
            [] => return self.initial,
            [only] if only != block => {
                let value = self.end(function, only);
                self.starts.insert(block, value);
                return value;
            }
            _ => {}
        }
        let parameter = function.value();
        self.starts.insert(block, parameter);
        function.block(block).parameters.push(parameter);
        for from in before {
            let value = self.end(function, from);
            for edge in function.block(from).end.edges_mut() {
                if edge.to == block {
                    edge.arguments.push(value);
                }
            }
        }
        parameter
    }
}

/// Lets each use of a value that has got another definition name the definition that reaches it.
/// Blocks and values are those of the two definitions.
pub fn repair(function: &mut Function, definitions: &[(CodeBlockId, Value); 2]) {
    let [(_, old), (_, new)] = *definitions;
    let mut values = Values::new(old);
    values.ends.extend(definitions.iter().copied());
    let is_either = |value: Value| value == old || value == new;
    for block in function.layout() {
        let is_definition = definitions.iter().any(|one| one.0 == block);
        let mut known = None;
        for index in 0..function.blocks[&block].insts.len() {
            let operands = function.block(block).insts[index].op.operands();
            if is_definition || !operands.into_iter().any(|value| is_either(*value)) {
                continue;
            }
            let value = *known.get_or_insert_with(|| values.start(function, block));
            let operands = function.block(block).insts[index].op.operands();
            operands
                .into_iter()
                .filter(|one| is_either(**one))
                .for_each(|one| *one = value);
        }
        let operands = function.block(block).end.operands();
        if !is_definition && operands.into_iter().any(|value| is_either(*value)) {
            let value = values.start(function, block);
            let operands = function.block(block).end.operands();
            operands
                .into_iter()
                .filter(|one| is_either(**one))
                .for_each(|one| *one = value);
        }
        let named = |marker: &Marker| matches!(marker, Marker::Def(_, Referrer::Value(value)) if is_either(value.0));
        let markers = &function.graph.code(block).unwrap().markers;
        if !is_definition && markers.iter().any(|one| named(&one.1)) {
            let value = values.start(function, block);
            let rename = |marker: &mut Marker| {
                if let Marker::Def(_, Referrer::Value(of)) = marker
                    && is_either(of.0)
                {
                    *of = ValueId(value);
                }
            };
            let edit = function.graph.edit(block, |code| {
                code.markers.iter_mut().for_each(|one| rename(&mut one.1));
            });
            edit.unwrap();
        }
    }
}

/// Removes parameters to which all edges pass one value.
pub fn simplify_parameters(function: &mut Function) {
    loop {
        let mut passed: BTreeMap<Value, BTreeSet<Value>> = BTreeMap::new();
        for edge in function.blocks.values().flat_map(|block| block.end.edges()) {
            let parameters = function.blocks[&edge.to].parameters.iter();
            for (parameter, value) in parameters.zip(&edge.arguments) {
                let values = passed.entry(*parameter).or_default();
                values.extend((value != parameter).then_some(*value));
            }
        }
        let mut equal: BTreeMap<Value, Value> = BTreeMap::new();
        for (parameter, values) in passed {
            if let (1, Some(value)) = (values.len(), values.first())
                && !equal.contains_key(value)
            {
                equal.insert(parameter, *value);
            }
        }
        if equal.is_empty() {
            return;
        }
        let kept: BTreeMap<CodeBlockId, Vec<bool>> = function
            .blocks
            .iter()
            .map(|(id, block)| {
                let kept = block.parameters.iter().map(|one| !equal.contains_key(one));
                (*id, kept.collect())
            })
            .collect();
        for (id, block) in &mut function.blocks {
            retain(&mut block.parameters, &kept[id]);
            for edge in block.end.edges_mut() {
                retain(&mut edge.arguments, &kept[&edge.to]);
            }
        }
        function.rename(|mut value| {
            while let Some(next) = equal.get(&value) {
                value = *next;
            }
            value
        });
    }
}

fn retain(values: &mut Vec<Value>, kept: &[bool]) {
    let mut kept = kept.iter();
    values.retain(|_| kept.next() == Some(&true));
}

/// The blocks that dominate each block, itself included.
pub fn dominators(function: &Function) -> BTreeMap<CodeBlockId, BTreeSet<CodeBlockId>> {
    let layout = function.layout();
    let all: BTreeSet<CodeBlockId> = layout.iter().copied().collect();
    let mut found: BTreeMap<_, _> = layout.iter().map(|block| (*block, all.clone())).collect();
    let entry = function.graph.entry();
    found.insert(entry, BTreeSet::from([entry]));
    loop {
        let mut changed = false;
        for block in layout.iter().filter(|block| **block != entry) {
            let mut before = function.predecessors(*block).into_iter();
            let first = before
                .next()
                .map_or_else(BTreeSet::new, |from| found[&from].clone());
            let mut own = before.fold(first, |own, from| &own & &found[&from]);
            own.insert(*block);
            changed |= own != found[block];
            found.insert(*block, own);
        }
        if !changed {
            return found;
        }
    }
}

/// A natural loop.
pub struct Loop {
    pub header: CodeBlockId,
    pub blocks: BTreeSet<CodeBlockId>,
}

pub fn loops(function: &Function) -> Vec<Loop> {
    let dominators = dominators(function);
    let mut found: BTreeMap<CodeBlockId, BTreeSet<CodeBlockId>> = BTreeMap::new();
    for (from, block) in &function.blocks {
        for edge in block.end.edges() {
            if !dominators[from].contains(&edge.to) {
                continue;
            }
            let blocks = found
                .entry(edge.to)
                .or_insert_with(|| BTreeSet::from([edge.to]));
            let mut next = vec![*from];
            while let Some(block) = next.pop() {
                if blocks.insert(block) {
                    next.extend(function.predecessors(block));
                }
            }
        }
    }
    found
        .into_iter()
        .map(|(header, blocks)| Loop { header, blocks })
        .collect()
}

/// Pairs the markers of lifetimes of one object, so that one of them is active at a time: a
/// `dbg.def` of one and a `dbg.kill` of any ends the others. Where paths with different lifetimes
/// meet, none is active up to the next `dbg.def`. All kills are replaced.
pub fn pair(function: &mut Function, members: &BTreeSet<LifetimeId>) {
    let is_member = |marker: &Marker| marker.lifetime().is_some_and(|one| members.contains(&one));
    // `None` is a lifetime that has ended because others met, at the starts of the blocks of `meets`.
    type Active = BTreeSet<Option<LifetimeId>>;
    let layout = function.layout();
    // What is active at the end of the blocks that have markers.
    let mut ends: BTreeMap<CodeBlockId, Active> = BTreeMap::new();
    for block in &layout {
        let mut markers = function.graph.code(*block).unwrap().markers.iter();
        if let Some((_, last)) = markers.rfind(|one| is_member(&one.1)) {
            ends.insert(
                *block,
                match last {
                    Marker::Def(lifetime, _) => BTreeSet::from([Some(*lifetime)]),
                    _ => BTreeSet::new(),
                },
            );
        }
    }
    let unknown = BTreeSet::from([None]);
    let mut meets: BTreeSet<CodeBlockId> = BTreeSet::new();
    let starts = loop {
        let mut starts: BTreeMap<CodeBlockId, Active> = BTreeMap::new();
        let mut next: Vec<CodeBlockId> = ends.keys().chain(&meets).copied().collect();
        while let Some(block) = next.pop() {
            let end = match ends.get(&block) {
                Some(end) => end.clone(),
                None if meets.contains(&block) => unknown.clone(),
                None => starts.get(&block).cloned().unwrap_or_default(),
            };
            for to in function.graph.successors(block).unwrap() {
                let start = starts.entry(*to).or_default();
                let count = start.len();
                start.extend(end.iter().copied());
                if start.len() > count && !ends.contains_key(to) && !meets.contains(to) {
                    next.push(*to);
                }
            }
        }
        // Lifetimes that meet after a block may not meet after the kills in the block.
        let more = |block: &&CodeBlockId| {
            starts.get(block).is_some_and(|active| active.len() > 1) && !meets.contains(block)
        };
        match layout.iter().find(more) {
            Some(block) => _ = meets.insert(*block),
            None => break starts,
        }
    };
    for block in function.layout() {
        let old = function.graph.code(block).unwrap().markers.clone();
        let mut active = starts.get(&block).cloned().unwrap_or_default();
        let mut new = Vec::new();
        let kill = |new: &mut Vec<_>, at, active: &Active, kept| {
            let ended = active.iter().flatten().filter(|one| Some(**one) != kept);
            new.extend(ended.map(|one| (at, Marker::Kill(*one))));
        };
        if meets.contains(&block) {
            kill(&mut new, dwarfsmith::Position(0), &active, None);
            active = BTreeSet::from([None]);
        }
        for (at, marker) in old {
            if !is_member(&marker) {
                new.push((at, marker));
                continue;
            }
            match marker {
                Marker::Def(lifetime, _) => {
                    kill(&mut new, at, &active, Some(lifetime));
                    new.push((at, marker));
                    active = BTreeSet::from([Some(lifetime)]);
                }
                _ => {
                    kill(&mut new, at, &active, None);
                    active = BTreeSet::new();
                }
            }
        }
        if new != function.graph.code(block).unwrap().markers {
            function
                .graph
                .edit(block, |code| code.markers = new)
                .unwrap();
        }
    }
}

/// The blocks at whose start a lifetime is active.
pub fn active_starts(function: &Function, lifetime: LifetimeId) -> BTreeSet<CodeBlockId> {
    let mut active = BTreeSet::new();
    let mut next = Vec::new();
    for block in function.graph.blocks() {
        let markers = &function.graph.code(block).unwrap().markers;
        let last = markers
            .iter()
            .rfind(|one| one.1.lifetime() == Some(lifetime));
        if last.is_some_and(|one| matches!(one.1, Marker::Def(..))) {
            next.extend(function.graph.successors(block).unwrap());
        }
    }
    while let Some(block) = next.pop() {
        let markers = &function.graph.code(block).unwrap().markers;
        let own = markers.iter().any(|one| one.1.lifetime() == Some(lifetime));
        if active.insert(block) && !own {
            next.extend(function.graph.successors(block).unwrap());
        }
    }
    active
}
