//! What LLVM's text leaves out: sizes of 0, and scopes that are units. Both depend on other nodes, so
//! they are found after all nodes are read.

use super::reader::Reader;
use crate::metadata::*;
use crate::validate::sizes;
use hashbrown::HashMap;

/// The maximum nesting of structures of size 0 whose size the text omits.
const MAX_EMPTY_NESTING: usize = 16;

impl Reader<'_, '_> {
    /// Gives structures a size of 0 if the text states members, but no size, and if the members
    /// have no bits: LLVM omits a size of 0. Other structures without a size are declarations.
    pub(super) fn empty_structures(&mut self) {
        let mut left = core::mem::take(&mut self.unsized_structures);
        let mut before = usize::MAX;
        for _ in 0..MAX_EMPTY_NESTING {
            // A structure may contain one to which the previous iteration gave the size 0.
            if left.is_empty() || left.len() == before {
                return;
            }
            before = left.len();
            let (sizes, _) = sizes::of_types(self.module, sizes::known_elements);
            let types = &mut self.module.metadata.types;
            left.retain(|id| {
                let Some(DIType::Composite(node)) = types.get_mut(*id) else {
                    return false;
                };
                let is_empty = has_no_bits(node, &sizes);
                if is_empty {
                    node.bits = Some(0);
                }
                !is_empty
            });
        }
    }

    /// Puts each global variable without a scope into the first unit with its file. If there is
    /// none, the variable stays in the first unit.
    pub(super) fn scopes_of_globals(&mut self) {
        if self.unscoped_globals.is_empty() {
            return;
        }
        let metadata = &mut self.module.metadata;
        let mut units = HashMap::new();
        for (id, unit) in metadata.units.iter() {
            units.entry(unit.file).or_insert(id);
        }
        for id in core::mem::take(&mut self.unscoped_globals) {
            if let Some(global) = metadata.variables.get_mut(id)
                && let Some(unit) = global.file.and_then(|file| units.get(&file))
            {
                global.scope = Scope::Unit(*unit);
            }
        }
    }
}

/// True if all data members of a structure have a size of 0. `sizes` has the sizes of all types.
fn has_no_bits(structure: &DICompositeType, sizes: &[Option<u64>]) -> bool {
    let mut members = structure.members.iter().filter(|member| match member.kind {
        MemberKind::Data | MemberKind::Inheritance | MemberKind::VirtualInheritance(_) => true,
        MemberKind::Static | MemberKind::Friend => false,
    });
    structure.variant_parts.is_empty()
        && members.all(|member| {
            let bits = sizes.get(member.ty.index()).copied().flatten();
            (member.offset, bits) == (0, Some(0))
        })
}
