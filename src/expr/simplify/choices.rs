//! The rules for choices: choices of a location by a condition, and of elements by a mask.

use super::graph::{Graph, Id};
use crate::expr::DIOp;
use crate::number::Signedness;
use crate::ty::{Type, TypeKind};

/// The operands of a `DIOpChoose`.
fn choice(graph: &Graph<'_>, id: Id) -> Option<[Id; 3]> {
    matches!(graph.op(id), DIOp::Choose {}).then(|| graph.operands(id))
}

/// `a b c Choose`, where c is known: the chosen location, if pushing the other one cannot fail.
pub(super) fn choose_known(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let [first, second, condition] = choice(graph, id)?;
    let (chosen, other) = if graph.number(condition)? == 0 {
        (second, first)
    } else {
        (first, second)
    };
    graph.node(other).is_sure.then_some(chosen)
}

/// `a b c Not Choose`: `b a c Choose`.
pub(super) fn choose_by_not(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let [first, second, condition] = choice(graph, id)?;
    let DIOp::Not {} = graph.op(condition) else {
        return None;
    };
    let [condition] = graph.operands(condition);
    let ty = graph.node(id).ty;
    Some(graph.new_node(DIOp::Choose {}, ty, [second, first, condition]))
}

/// `1 0 c Choose`, of type `u1`: the value of c.
pub(super) fn choose_the_condition(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let [first, second, condition] = choice(graph, id)?;
    if graph.node(id).ty != Type::BOOL
        || graph.number(first) != Some(1)
        || graph.number(second) != Some(0)
    {
        return None;
    }
    Some(graph.new_node(DIOp::Read {}, Type::BOOL, [condition]))
}

/// `a b m Select`, where the bits of m for all elements are equal: a composite with the selected
/// vector as its only part, if pushing the other one cannot fail.
pub(super) fn select_known(graph: &mut Graph<'_>, id: Id) -> Option<Id> {
    let DIOp::Select {} = graph.op(id) else {
        return None;
    };
    let [zeros, ones, mask] = graph.operands(id);
    let ty = graph.node(id).ty;
    let TypeKind::Vector(count, _) = ty.kind() else {
        return None;
    };
    let bits = graph.size(mask);
    let mask = graph.bits_of(graph.node(mask).known, bits)?;
    let (chosen, other) = match mask
        .resized(bits as u32, count, Signedness::Signed)
        .signed(count)?
    {
        0 => (zeros, ones),
        -1 => (ones, zeros),
        _ => return None,
    };
    graph
        .node(other)
        .is_sure
        .then(|| graph.new_node(DIOp::Composite { count: 1, ty }, ty, [chosen]))
}
