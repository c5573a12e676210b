//! The linker: a program is split into two modules, and linked again.

use super::bugs::Bug;
use super::ir::{Op, Unit};
use dwarfsmith::validate::Node;
use dwarfsmith::{Linker, Module};
use std::collections::BTreeSet;

/// Splits the module, links the parts, and goes on with the linked module.
pub fn link(unit: &mut Unit, bug: Option<Bug>) {
    unit.store();
    let parts = unit.module.split(2, |function| function.id.index());
    let mut linker = Linker::new(Module::new(unit.module.target));
    let linked: Vec<_> = parts
        .iter()
        .map(|(part, _)| linker.add(part, |_, is_defined| !is_defined).unwrap())
        .collect();
    unit.module = linker.finish();
    unit.changes = unit.module.changes();
    unit.file = linked[0].get(parts[0].1.get(unit.file).unwrap()).unwrap();
    for id in unit.ids.iter_mut().flatten() {
        let part = id.index() % 2;
        let of_part = parts[part].1.get(*id).unwrap();
        *id = match bug {
            Some(Bug::LinkIds) => of_part,
            _ => linked[part].get(of_part).unwrap(),
        };
    }
    if bug != Some(Bug::LinkOldGraph) {
        unit.load();
    }
}

/// Removes the functions that are not called, and drops what nothing uses any more.
pub fn collect(unit: &mut Unit, bug: Option<Bug>) {
    unit.store();
    let mut called = BTreeSet::from([unit.main]);
    let mut next = Vec::from_iter(called.clone());
    while let Some(number) = next.pop() {
        let insts = unit.functions[number]
            .blocks
            .values()
            .flat_map(|block| &block.insts);
        for inst in insts {
            if let Op::Call(callee, _) = inst.op
                && called.insert(callee)
            {
                next.push(callee);
            }
        }
    }
    let others = unit
        .ids
        .iter_mut()
        .enumerate()
        .filter(|one| !called.contains(&one.0));
    let removed: Vec<Node> = others
        .filter_map(|(_, id)| id.take())
        .map(Node::Function)
        .collect();
    let ids = match removed.is_empty() {
        true => unit.module.collect(&mut []),
        false => unit.module.remove(removed, &mut []).unwrap(),
    };
    unit.changes = unit.module.changes();
    unit.file = ids.get(unit.file).unwrap();
    if bug != Some(Bug::CollectIds) {
        unit.ids
            .iter_mut()
            .flatten()
            .for_each(|id| *id = ids.get(*id).unwrap());
    }
    unit.load();
}
