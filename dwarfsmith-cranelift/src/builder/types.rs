//! The types of variables on the expression stack.

use dwarfsmith::metadata::{DIBasicType, DIType, VariableId};
use dwarfsmith::{Module, Target, Type, gimli};

/// The maximum number of qualifiers of a type.
const MAX_QUALIFIERS: usize = 64;

/// Returns a variable's type on the expression stack: [`Type::bits`] of its size, unless it is a
/// number or an address.
pub fn stack_type(module: &Module, node: VariableId) -> Type {
    let variable = module.metadata.variables.get(node);
    let mut ty = variable.and_then(|node| module.metadata.variable_type(node));
    let bits = |ty| module.metadata.type_bits(ty, module.target);
    // The loop is bounded because an invalid type may be part of a cycle.
    for _ in 0..MAX_QUALIFIERS {
        let bits = match ty.and_then(|ty| module.metadata.types.get(ty)) {
            Some(DIType::Base(base)) => return number(base),
            Some(DIType::Pointer(_)) => return pointer(ty.and_then(bits), module.target),
            Some(DIType::Qualified(qualified)) => {
                ty = qualified.base;
                continue;
            }
            Some(DIType::Enumeration(enumeration)) if enumeration.base.is_some() => {
                ty = enumeration.base;
                continue;
            }
            _ => ty.and_then(bits),
        };
        return Type::bits(bits.unwrap_or(0));
    }
    Type::bits(0)
}

/// Returns the type of a pointer of a size. A pointer of another size than the target's is a number,
/// such as an address in a WebAssembly memory.
fn pointer(bits: Option<u64>, target: Target) -> Type {
    match bits {
        Some(bits @ 1..=64) if Type::PTR.bit_size(&target) != Some(bits) => Type::uint(bits as u16),
        _ => Type::PTR,
    }
}

fn number(base: &DIBasicType) -> Type {
    match (base.encoding, base.all_bits().unwrap_or(0)) {
        (gimli::DW_ATE_float, 32) => Type::F32,
        (gimli::DW_ATE_float, 64) => Type::F64,
        (gimli::DW_ATE_signed | gimli::DW_ATE_signed_char, bits @ 1..=64) => Type::int(bits as u16),
        (gimli::DW_ATE_float | gimli::DW_ATE_complex_float, bits) => Type::bits(bits),
        (_, bits @ 1..=64) => Type::uint(bits as u16),
        (_, bits) => Type::bits(bits),
    }
}
