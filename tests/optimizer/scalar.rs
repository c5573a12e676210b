//! Passes that change values: folding, equal values, dead code.

use super::bugs::Bug;
use super::ir::{End, Function, Inst, Op, Unit, Value};
use super::source::Operator;
use super::ssa;
use dwarfsmith::changes::{Changes, Piece, Whole};
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::markers::{CodeBlockId, FunctionGraph, Referrer, ValueId};
use dwarfsmith::metadata::LifetimeId;
use dwarfsmith::{Module, Position, Type};
use std::collections::{BTreeMap, BTreeSet};

/// The blocks and indices of instructions that satisfy a condition.
pub fn find(function: &Function, is: impl Fn(&Inst) -> bool) -> Vec<(CodeBlockId, usize)> {
    let mut found = Vec::new();
    for id in function.graph.blocks() {
        let insts = function.blocks[&id].insts.iter().enumerate();
        found.extend(insts.filter(|one| is(one.1)).map(|(index, _)| (id, index)));
    }
    found
}

pub fn inst(function: &Function, (block, index): (CodeBlockId, usize)) -> &Inst {
    &function.blocks[&block].insts[index]
}

/// The lifetimes whose `dbg.def` names a value.
pub fn named(function: &Function, value: Value) -> BTreeSet<LifetimeId> {
    let defs = function.graph.defs_of_value(ValueId(value));
    defs.map(|def| def.lifetime).collect()
}

/// Changes each lifetime that names a value.
pub fn change_named(
    function: &mut Function,
    (module, changes): (&mut Module, &mut Changes),
    value: Value,
    mut change: impl FnMut(&mut Changes, &mut Module, &mut FunctionGraph, LifetimeId),
) {
    for lifetime in named(function, value) {
        change(changes, module, &mut function.graph, lifetime);
    }
}

/// A lifetime without markers is active nowhere: its object is undefined there.
pub fn drop_lifetime(function: &mut Function, lifetime: LifetimeId) {
    function.edit_markers(|markers| markers.retain(|one| one.1.lifetime() != Some(lifetime)));
}

/// The values of constant instructions.
fn constants(function: &Function) -> BTreeMap<Value, i32> {
    let insts = function.blocks.values().flat_map(|block| &block.insts);
    let constants = insts.filter_map(|inst| match inst.op {
        Op::Const(value) => Some((inst.result, value)),
        _ => None,
    });
    constants.collect()
}

/// Computes constant operations and branches.
pub fn fold(unit: &mut Unit, number: usize, bug: Option<Bug>) {
    let (function, module, changes) = unit.function(number);
    loop {
        let known = constants(function);
        let folded = |one: &Inst| match one.op {
            Op::Binary(operator, a, b) => Some(operator.apply(*known.get(&a)?, *known.get(&b)?)),
            _ => None,
        };
        let Some((block, index)) = find(function, |one| folded(one).is_some()).first().copied()
        else {
            break;
        };
        let value = folded(inst(function, (block, index))).unwrap();
        function.block(block).insts[index].op = Op::Const(value);
    }
    let known = constants(function);
    for (value, number) in &known {
        let number = match bug {
            Some(Bug::FoldOther) => i128::from(*number) + 1,
            _ => i128::from(*number),
        };
        change_named(
            function,
            (module, changes),
            *value,
            |changes, module, graph, lifetime| {
                changes
                    .at_graph(module, graph, lifetime)
                    .unwrap()
                    .constant(number)
                    .unwrap();
            },
        );
    }
    for block in function.layout() {
        if let End::Branch(value, one, other) = &function.blocks[&block].end
            && let Some(value) = known.get(value)
        {
            let edge = match *value {
                0 => other.clone(),
                _ => one.clone(),
            };
            function.set_jump(block, edge);
        }
    }
    remove_unreachable(unit, number, bug);
}

/// Removes blocks that control does not reach.
pub fn remove_unreachable(unit: &mut Unit, number: usize, bug: Option<Bug>) {
    let (function, module, changes) = unit.function(number);
    let mut reached = BTreeSet::new();
    let mut next = vec![function.graph.entry()];
    while let Some(block) = next.pop() {
        if reached.insert(block) {
            next.extend(function.graph.successors(block).unwrap());
        }
    }
    let dead: Vec<_> = function
        .layout()
        .into_iter()
        .filter(|one| !reached.contains(one))
        .collect();
    for block in &dead {
        for to in function.graph.successors(*block).unwrap().to_vec() {
            function.graph.remove_edge(*block, to).unwrap();
        }
    }
    for block in dead {
        function.blocks.remove(&block);
        let code = function.graph.remove_block(block).unwrap();
        if bug == Some(Bug::FoldKeepMarkers) {
            // The markers of removed code are put into the block before.
            let last = function.graph.last();
            let markers = code.markers.into_iter().map(|one| (Position(0), one.1));
            function
                .graph
                .edit(last, |code| {
                    code.markers.splice(0..0, markers).for_each(drop)
                })
                .unwrap();
        }
    }
    changes.pair_markers(module, &mut function.graph).unwrap();
    ssa::simplify_parameters(function);
}

/// Removes computations whose results are not used, and describes them by others where it can.
pub fn remove_dead(unit: &mut Unit, number: usize, bug: Option<Bug>) {
    let (function, module, changes) = unit.function(number);
    loop {
        let mut used = BTreeSet::new();
        for block in function.blocks.values_mut() {
            let operands = block.insts.iter_mut().flat_map(|one| one.op.operands());
            used.extend(operands.map(|value| *value));
            used.extend(block.end.operands().into_iter().map(|value| *value));
        }
        let is_dead = |one: &Inst| {
            (one.op.is_pure() || matches!(one.op, Op::Load(_) | Op::Alloca(_)))
                && !used.contains(&one.result)
        };
        let Some((mut block, index)) = find(function, is_dead).first().copied() else {
            return;
        };
        let Inst { op, result, .. } = inst(function, (block, index)).clone();
        let place = function
            .graph
            .blocks()
            .position(|one| one == block)
            .unwrap();
        salvage(function, (module, changes), &op, result, bug);
        block = function.layout()[place];
        for lifetime in named(function, result) {
            drop_lifetime(function, lifetime);
        }
        if bug == Some(Bug::DeadKeepRows) {
            let inst = function.block(block).insts.remove(index);
            let edit = function.graph.edit(block, |code| {
                code.size -= inst.op.size();
                let end = Position(code.size);
                code.markers
                    .iter_mut()
                    .for_each(|one| one.0 = one.0.min(end));
                code.rows.retain(|row| row.position < end);
                code.scopes = code
                    .scopes
                    .iter()
                    .map(|one| {
                        let end = one.range.end.min(end);
                        one.over(one.range.start.min(end)..end)
                    })
                    .filter(|one| !one.range.is_empty())
                    .collect();
                for call in &mut code.calls {
                    call.site.return_position = call.site.return_position.min(end);
                    call.site.position = call
                        .site
                        .position
                        .map(|at| Position(at.0.min(end.0.saturating_sub(4))));
                }
            });
            edit.unwrap();
        } else {
            function.remove_inst(block, index);
        }
    }
}

/// Describes a result that is removed by its operands.
fn salvage(
    function: &mut Function,
    (module, changes): (&mut Module, &mut Changes),
    op: &Op,
    result: Value,
    bug: Option<Bug>,
) {
    let known = constants(function);
    let int = Type::int(32);
    match *op {
        Op::Const(number) => {
            change_named(
                function,
                (module, changes),
                result,
                |changes, module, graph, lifetime| {
                    changes
                        .at_graph(module, graph, lifetime)
                        .unwrap()
                        .constant(number.into())
                        .unwrap();
                },
            );
        }
        Op::Binary(operator, a, b) if operator != Operator::Less => {
            let apply = |with: &mut DIExprBuilder| {
                match operator {
                    Operator::Add => with.add(),
                    Operator::Sub => with.sub(),
                    Operator::Mul => with.mul(),
                    _ => with.xor(),
                }
                .unwrap();
            };
            let is_symmetric = operator != Operator::Sub;
            let (a, number) = match (known.get(&a), known.get(&b)) {
                (_, Some(number)) => (a, number),
                (Some(number), None) if is_symmetric => (b, number),
                _ => {
                    let mut with = module.builder();
                    let order = match bug {
                        Some(Bug::DeadOrder) => [1, 0],
                        _ => [0, 1],
                    };
                    for index in order {
                        with.arg(index, int).unwrap();
                    }
                    apply(&mut with);
                    let operands = [a, b].map(|value| Piece {
                        ty: int,
                        referrer: Referrer::Value(ValueId(value)),
                    });
                    change_named(
                        function,
                        (module, changes),
                        result,
                        |changes, module, graph, lifetime| {
                            let at = changes.at_graph(module, graph, lifetime).unwrap();
                            at.salvage_values(&with, &operands, Whole::Bounded).unwrap();
                        },
                    );
                    return;
                }
            };
            let mut with = module.builder();
            with.referrer(int).unwrap();
            with.constant(int, i128::from(*number)).unwrap();
            apply(&mut with);
            if bug == Some(Bug::DeadNoSalvage) {
                with = module.builder();
                with.referrer(int).unwrap();
            }
            let value = Referrer::Value(ValueId(a));
            change_named(
                function,
                (module, changes),
                result,
                |changes, module, graph, lifetime| {
                    let at = changes.at_graph(module, graph, lifetime).unwrap();
                    at.replace_referrer(value, &with, &[]).unwrap();
                },
            );
        }
        _ => {}
    }
}

/// Computes equal operations once.
pub fn number_values(unit: &mut Unit, number: usize, bug: Option<Bug>) {
    let (function, module, changes) = unit.function(number);
    let dominators = ssa::dominators(function);
    let mut seen: Vec<(CodeBlockId, Op, Value)> = Vec::new();
    let mut equal = BTreeMap::new();
    for block in function.layout() {
        for inst in &function.blocks[&block].insts {
            if !inst.op.is_pure() {
                continue;
            }
            let mut known = seen.iter();
            let same = known.find(|one| one.1 == inst.op && dominators[&block].contains(&one.0));
            match same {
                Some((_, _, value)) => _ = equal.insert(inst.result, *value),
                None => seen.push((block, inst.op.clone(), inst.result)),
            }
        }
    }
    for (old, new) in &equal {
        let new = match bug {
            Some(Bug::NumberOther) => seen[0].2,
            _ => *new,
        };
        let value = Referrer::Value(ValueId(new));
        changes
            .replace_value(module, &mut function.graph, ValueId(*old), value)
            .unwrap();
    }
    function.rename(|value| equal.get(&value).copied().unwrap_or(value));
}
