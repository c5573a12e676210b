//! The sizes of all types, computed together so that each type in a chain of typedefs is visited
//! once. The validator computes them for its rules, and lowering for the sizes of variables. The
//! results differ only for arrays with a dimension of unknown length and an empty dimension.

use crate::metadata::lists::Flags;
use crate::metadata::{DIArrayType, DIType, Spacing, TypeId};
use crate::module::Module;
use crate::ty::{AddressSpace, PointerSizes};
use alloc::vec::Vec;

enum Step {
    /// A number of elements of this size.
    Known(Count, Option<u64>),
    /// A multiple of the size of another type.
    Times(Count, TypeId),
}

/// The number of elements of an array.
#[derive(Clone, Copy)]
pub(crate) enum Count {
    Unknown,
    Times(u64),
    /// The count does not fit into 64 bits.
    TooMany,
}

/// Returns the number of elements of an array in all its dimensions. Each dimension must be known.
pub(crate) fn known_elements(array: &DIArrayType) -> Count {
    let dimensions = array
        .dimensions
        .iter()
        .map(|dimension| dimension.elements());
    let product = dimensions
        .map(|count| count.ok_or(Count::Unknown))
        .try_fold(1u64, |product, count| {
            product.checked_mul(count?).ok_or(Count::TooMany)
        });
    product.map_or_else(|unknown| unknown, Count::Times)
}

/// Returns the size in bits of an array that states none. `element` is the size of an element.
pub(crate) fn computed_bits(array: &DIArrayType, element: Option<u64>) -> Option<u64> {
    let spacing = match array.spacing() {
        Spacing::ElementSize => element,
        Spacing::Bits(bits) => Some(bits),
        Spacing::Unknown => None,
    };
    match known_elements(array) {
        Count::Times(count) => spacing?.checked_mul(count),
        Count::Unknown | Count::TooMany => None,
    }
}

/// Returns the number of elements of an array in all its dimensions: zero if any of them is empty.
pub(super) fn elements(array: &DIArrayType) -> Count {
    let mut product = Count::Times(1);
    for dimension in &array.dimensions {
        product = match (product, dimension.elements()) {
            (_, Some(0)) => return Count::Times(0),
            (Count::Unknown, _) | (_, None) => Count::Unknown,
            (Count::TooMany, _) => Count::TooMany,
            (Count::Times(product), Some(count)) => product
                .checked_mul(count)
                .map_or(Count::TooMany, Count::Times),
        };
    }
    product
}

fn step(module: &Module, ty: &DIType, elements: fn(&DIArrayType) -> Count) -> Step {
    let bits = match ty {
        DIType::Base(base) => {
            let count = u64::from(base.vector_size.unwrap_or(1));
            return Step::Known(Count::Times(count), Some(base.bits));
        }
        DIType::FixedPoint(node) => Some(node.bits),
        DIType::Pointer(pointer) => pointer.bits.or_else(|| {
            module
                .target
                .pointer_bits(AddressSpace(pointer.address_space))
                .map(u64::from)
        }),
        DIType::Qualified(qualified) => match qualified.base {
            Some(base) => return Step::Times(Count::Times(1), base),
            None => None,
        },
        DIType::Array(array) if array.bits.is_some() => array.bits,
        DIType::MemberPointer(pointer) => pointer.bits,
        DIType::String(string) => string.bits.filter(|_| string.length.is_none()),
        DIType::Array(array) => match array.spacing() {
            Spacing::ElementSize => return Step::Times(elements(array), array.element),
            Spacing::Bits(bits) => return Step::Known(elements(array), Some(bits)),
            Spacing::Unknown => None,
        },
        DIType::Composite(composite) => composite.bits,
        DIType::Enumeration(enumeration) => Some(enumeration.bits),
        DIType::Unspecified(_) | DIType::VariantPart(_) | DIType::Subroutine(_) => None,
    };
    Step::Known(Count::Times(1), bits)
}

/// Returns the size of several elements in bits, and true if it does not fit into 64 bits.
fn times(bits: Option<u64>, count: Count) -> (Option<u64>, bool) {
    match (bits, count) {
        (Some(bits), Count::Times(count)) => {
            let product = bits.checked_mul(count);
            (product, product.is_none())
        }
        (_, Count::TooMany) => (None, true),
        (None, _) | (_, Count::Unknown) => (None, false),
    }
}

/// The size of each type in bits, and the types whose size does not fit into 64 bits. A size is
/// `None` if it is unknown or depends on itself through a cycle. `elements` gives the number of
/// elements of an array.
pub(crate) fn of_types(
    module: &Module,
    elements: fn(&DIArrayType) -> Count,
) -> (Vec<Option<u64>>, Vec<TypeId>) {
    let mut too_large = Vec::new();
    let mut sizes = alloc::vec![None; module.metadata.types.len()];
    // The visited types that others lead to, or that lead to others. All types before the current
    // one were visited, too.
    let mut visited = Flags::new(module.metadata.types.len());
    let mut path: Vec<(TypeId, Count)> = Vec::new();
    for start in module.metadata.types.ids() {
        let mut at = start;
        // Follow the chain to a type whose size is known: most chains have only that one. A type
        // that was visited before but has no known size is on a cycle or has an unknown size.
        let mut bits = loop {
            let is_visited = at.index() < start.index() || visited.get(at.index());
            match module.metadata.types.get(at) {
                Some(ty) if !is_visited => {
                    let step = step(module, ty, elements);
                    let is_alone = at == start && matches!(step, Step::Known(..));
                    if !is_alone {
                        visited.set(at.index());
                    }
                    match step {
                        Step::Known(count, bits) => {
                            let (known, is_too_large) = times(bits, count);
                            sizes[at.index()] = known;
                            too_large.extend(is_too_large.then_some(at));
                            break known;
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
            let (known, is_too_large) = times(bits, count);
            bits = known;
            sizes[ty.index()] = bits;
            too_large.extend(is_too_large.then_some(ty));
        }
    }
    too_large.sort_unstable();
    (sizes, too_large)
}
