//! The size of every type at once, so that a long chain of typedefs is walked only once.

use crate::metadata::{DIType, TypeId};
use crate::module::Module;
use crate::ty::{AddressSpace, PointerSizes};
use alloc::vec::Vec;

enum Step {
    Known(Option<u64>),
    /// So many times another type.
    Times(Option<u64>, TypeId),
}

fn step(module: &Module, ty: &DIType) -> Step {
    Step::Known(match ty {
        DIType::Base(base) => Some(base.bits),
        DIType::Pointer(pointer) => {
            pointer.bits.or_else(|| module.target.pointer_bits(AddressSpace(pointer.address_space)).map(u64::from))
        }
        DIType::Qualified(qualified) => match qualified.base {
            Some(base) => return Step::Times(Some(1), base),
            None => None,
        },
        DIType::Array(array) if array.bits.is_some() => array.bits,
        DIType::MemberPointer(pointer) => pointer.bits,
        DIType::String(string) => string.bits.filter(|_| string.length.is_none()),
        DIType::Array(array) => {
            let count = array.dimensions.iter().try_fold(1u64, |product, one| product.checked_mul(one.elements()?));
            return Step::Times(count, array.element);
        }
        DIType::Composite(composite) => composite.bits,
        DIType::Enumeration(enumeration) => Some(enumeration.bits),
        DIType::Unspecified(_) | DIType::VariantPart(_) | DIType::Subroutine(_) => None,
    })
}

/// The size of each type in bits; `None` where it is not known, or where a cycle makes it unknowable.
pub(super) fn of_types(module: &Module) -> Vec<Option<u64>> {
    let mut sizes = alloc::vec![None; module.types.len()];
    let mut visited = alloc::vec![false; module.types.len()];
    let mut path: Vec<(TypeId, Option<u64>)> = Vec::new();
    for start in module.types.ids() {
        let mut at = start;
        // Down to a type whose size is known, or that was visited: before now, or on this path, which is a cycle.
        let mut bits = loop {
            match (visited.get_mut(at.index()), module.types.get(at)) {
                (Some(visited), Some(ty)) if !*visited => {
                    *visited = true;
                    match step(module, ty) {
                        Step::Known(bits) => {
                            path.push((at, Some(1)));
                            break bits;
                        }
                        Step::Times(count, base) => {
                            path.push((at, count));
                            at = base;
                        }
                    }
                }
                _ => break sizes.get(at.index()).copied().flatten(),
            }
        };
        while let Some((ty, count)) = path.pop() {
            bits = bits.and_then(|bits: u64| bits.checked_mul(count?));
            sizes[ty.index()] = bits;
        }
    }
    sizes
}
