//! Rules on object maps, which describe arrays with a chunk in registers.

use super::super::checker::{Cause, Checker};
use super::super::{Node, Rule};
use crate::expr::{DIExpr, DIOp};
use crate::markers::{FunctionView, Marker, Referrer, RegisterPart};
use crate::metadata::{DIType, LifetimeId, Object};
use crate::units::{Bits, Bytes};
use alloc::format;
use alloc::vec::Vec;
use hashbrown::HashMap;

/// The registers of a map that a lifetime's operation names.
struct MapSite {
    lifetime: LifetimeId,
    operation: u32,
    element_size: u32,
    /// The bounded lifetimes whose referrers are the registers.
    registers: Vec<LifetimeId>,
}

/// `E219` and `E220`.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let has_map = |location: DIExpr| {
        let mut ops = module.exprs.ops(location).iter();
        ops.any(|op| matches!(op, DIOp::ObjectMap { .. }))
    };
    if !module.exprs.iter().any(has_map) {
        return;
    }
    let mut sites = Vec::new();
    for (id, node) in module.metadata.lifetimes.iter() {
        let is_sound = !checker.broken.get(id.index()) && !checker.faulty.get(id.index());
        if is_sound && has_map(node.location) {
            find(checker, id, &mut sites);
        }
    }
    if !sites.is_empty() {
        elements(checker, &sites);
    }
}

/// Finds the maps in a lifetime's expression, and checks that its object is an array.
fn find(checker: &mut Checker<'_, '_>, id: LifetimeId, sites: &mut Vec<MapSite>) {
    let module = checker.module;
    let Some(node) = module.metadata.lifetimes.get(id) else {
        return;
    };
    // For each stack entry, the lifetimes whose referrer is the entry.
    let mut stack: Vec<Vec<LifetimeId>> = Vec::new();
    for (operation, op) in module.exprs.ops(node.location).iter().enumerate() {
        let operation = operation as u32;
        let below = stack.len().saturating_sub(op.takes().0);
        if let DIOp::ObjectMap { element_size, .. } = *op {
            let registers = stack.get(below + 1).cloned().unwrap_or_default();
            sites.push(MapSite {
                lifetime: id,
                operation,
                element_size,
                registers,
            });
            if is_not_array(checker, node.object) {
                let name = checker.object(node.object);
                let site = Node::Operation(id, operation);
                checker.report_cause(
                    Cause::Lifetime(id, Rule::MapOfNoArray),
                    Rule::MapOfNoArray,
                    site,
                    || {
                        format!(
                            "DIOpObjectMap (operation {operation}) maps chunks of {name}, whose type is not an array; use DIOpOverlay"
                        )
                    },
                );
                checker.index.reject(id);
            }
        }
        stack.truncate(below);
        stack.push(match op {
            DIOp::Referrer { .. } => alloc::vec![id],
            DIOp::Arg { index, .. } => match module.metadata.arguments(node).get(*index as usize) {
                Some(argument) => checker.index.lifetimes(*argument).collect(),
                None => Vec::new(),
            },
            _ => Vec::new(),
        });
    }
}

/// True for a variable whose type is known and is not an array or a vector.
fn is_not_array(checker: &Checker<'_, '_>, object: Object) -> bool {
    let metadata = &checker.module.metadata;
    let Object::Variable(variable) = object else {
        return false;
    };
    let node = metadata.variables.get(variable);
    let ty = node.and_then(|node| metadata.variable_type(node));
    let ty = ty.and_then(|ty| metadata.types.get(metadata.unqualified(ty)?));
    ty.is_some_and(|ty| !matches!(ty, DIType::Array(_)))
}

/// `E220`.
fn elements(checker: &mut Checker<'_, '_>, sites: &[MapSite]) {
    let mut sites_of: HashMap<LifetimeId, Vec<&MapSite>> = HashMap::new();
    for site in sites {
        for id in &site.registers {
            sites_of.entry(*id).or_default().push(site);
        }
    }
    let mut wrong = Vec::new();
    for function in checker.module.code.functions() {
        for marker in function.blocks().flat_map(|block| block.markers()) {
            let (_, Marker::Def(id, referrer)) = marker else {
                continue;
            };
            let Some(sites) = sites_of.get(&id) else {
                continue;
            };
            let parts = registers(function, referrer);
            for site in sites {
                let bits = u64::from(site.element_size) * 8;
                let cut =
                    |part: &&RegisterPart| !part.size(checker.module.target).is_multiple_of(bits);
                wrong.extend(parts.iter().find(cut).map(|part| (*site, *part)));
            }
        }
    }
    for (site, part) in wrong {
        let target = checker.module.target;
        let (register, bits) = (target.register_name(part.register), part.size(target));
        let (size, bits) = (Bytes(site.element_size.into()), Bits(bits));
        checker.report_cause(
            Cause::Lifetime(site.lifetime, Rule::MapElements),
            Rule::MapElements,
            Node::Operation(site.lifetime, site.operation),
            || {
                format!(
                    "DIOpObjectMap (operation {}) maps elements of {size} to {bits} of {register}; \
                     let each register hold whole elements",
                    site.operation
                )
            },
        );
        checker.index.reject(site.lifetime);
    }
}

/// The registers of a referrer, in each of its places.
fn registers(function: FunctionView<'_>, referrer: Referrer) -> Vec<RegisterPart> {
    match referrer {
        Referrer::Register(part) => alloc::vec![part],
        Referrer::Registers { first, count } => function.register_list(first, count).to_vec(),
        Referrer::Value(value) => {
            let places = function.value_places(value);
            places
                .filter(|place| !matches!(place.location, Referrer::Value(_)))
                .flat_map(|place| registers(function, place.location))
                .collect()
        }
        _ => Vec::new(),
    }
}
