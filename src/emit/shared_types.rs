//! Types that several units share. The first unit that uses a type contains its entry, and the
//! others refer to it with `DW_FORM_ref_addr`, like units after link-time optimization in LLVM.
//!
//! A type forms a group with everything that is declared in it, and with the enclosing types. Types
//! in functions, and types whose description needs variables or code, remain in each unit that uses
//! them. So do types that have type units.

use super::entry_target::{EntryTarget, Node};
use super::owners::Owners;
use super::plan::Plan;
use super::slots::Slots;
use super::unit_nodes::UnitNodes;
use crate::metadata::lists::Lists;
use crate::metadata::{Scope, TypeId};
use alloc::vec::Vec;

/// The maximum number of types around a shared type.
const MAX_SCOPES: usize = 64;

impl Plan<'_, '_, '_> {
    /// Returns the unit that contains the entry of a shared type or of a declaration in it, or
    /// `None` for other entries.
    pub(super) fn owner(&self, target: EntryTarget) -> Option<usize> {
        if self.owners.is_empty() {
            return None;
        }
        let ty = match target {
            EntryTarget::Scope(Scope::Type(id)) => id,
            EntryTarget::Declaration(id) => match self.module.metadata.subprograms.get(id)?.scope {
                Some(Scope::Type(id)) => id,
                _ => return None,
            },
            _ => return None,
        };
        let owner = self.owners.units.get(ty.index()).copied().flatten();
        owner.map(|unit| unit as usize)
    }

    /// Returns the outermost type around a type, or the type itself. Returns `None` if it is in a
    /// function.
    fn outermost(&self, ty: TypeId) -> Option<TypeId> {
        let mut outer = ty;
        for _ in 0..MAX_SCOPES {
            outer = match self.module.metadata.parent(Scope::Type(outer)) {
                Some(Scope::Type(around)) => around,
                None | Some(Scope::Unit(_) | Scope::Namespace(_)) => return Some(outer),
                Some(_) => return None,
            };
        }
        None
    }

    /// Selects the types that units share, and the unit of each.
    pub(super) fn share_types(&mut self) {
        let metadata = &self.module.metadata;
        let is_suitable = self.without_code();
        let has_unit = |ty: TypeId| self.has_type_unit.get(ty.index()) == Some(&true);
        let group = |ty: TypeId| {
            let outer = self.outermost(ty)?;
            let fits = is_suitable.get(ty.index()) == Some(&true) && !has_unit(ty);
            (fits && !has_unit(outer)).then_some(outer)
        };
        // The first unit that uses a type or another type of its group.
        let mut first: Vec<Option<u32>> = alloc::vec![None; metadata.types.len()];
        let mut found: Vec<(TypeId, Node)> = Vec::new();
        let slots = Slots::new(self);
        let mut nodes = UnitNodes::new(&slots);
        for (unit, _) in metadata.units.iter() {
            nodes.find(self, (&slots, 0), unit, self.functions_of(unit));
            for node in nodes.all() {
                let ty = match node {
                    Node::Type(id) => Some(id),
                    Node::Declaration(id) => match metadata.subprograms.get(id) {
                        Some(subprogram) => match subprogram.scope {
                            Some(Scope::Type(id)) => Some(id),
                            _ => None,
                        },
                        None => None,
                    },
                    _ => None,
                };
                let Some(outer) = ty.and_then(group) else {
                    continue;
                };
                if let Some(place) = first.get_mut(outer.index()) {
                    place.get_or_insert(unit.index() as u32);
                    found.push((outer, node));
                }
            }
        }
        let unit_of = |outer: TypeId| first.get(outer.index()).copied().flatten();
        let pairs = found.iter().enumerate();
        let pairs =
            pairs.filter_map(|(index, (outer, _))| Some((unit_of(*outer)? as usize, index as u32)));
        let owners = Owners {
            units: (metadata.types.iter())
                .map(|(id, _)| unit_of(group(id)?))
                .collect(),
            of_unit: Lists::new(metadata.units.len(), pairs),
            nodes: found.iter().map(|(_, node)| *node).collect(),
        };
        self.owners = owners;
    }

    /// Returns true if the entry of a node is in another unit.
    pub(super) fn is_in_other_unit(&self, target: EntryTarget, unit: usize) -> bool {
        self.owner(target).is_some_and(|owner| owner != unit)
    }
}
