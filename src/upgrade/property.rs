//! Translates the `DIExpression`s of array types: they compute a number or the address of the
//! elements from the array's descriptor. `DW_OP_push_object_address` gives the descriptor's
//! address.

use super::operation::DIExpressionOperation;
use crate::expr::DIExpr;
use crate::module::Module;
use crate::ty::Type;
use gimli::constants::{DW_OP_lit0, DW_OP_lit31};

/// The result of an expression of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Property {
    /// A number: a bound, a count, a stride, a rank, or whether the array is allocated.
    Number,
    /// The address of the elements.
    Address,
}

/// Returns the location of a type property: the result of operations on the current object of a
/// type. A number is signed and has the size of an address. `bits` is the size of the type, if it
/// is known. `None` if the operations are not of a supported form. In a supported form, the object
/// is read either as numbers at constant offsets, which are added, subtracted, multiplied, divided
/// and compared, or as an address to which an offset is added.
pub(crate) fn property(
    module: &mut Module,
    operations: &[DIExpressionOperation],
    bits: Option<u64>,
    kind: Property,
) -> Option<DIExpr> {
    match kind {
        Property::Number => number(module, operations, bits),
        Property::Address => address(module, operations, bits),
    }
}

/// Returns the elements: at an offset in the object, or at an address that the object contains.
fn address(
    module: &mut Module,
    operations: &[DIExpressionOperation],
    bits: Option<u64>,
) -> Option<DIExpr> {
    let [DIExpressionOperation::PushObjectAddress {}, rest @ ..] = operations else {
        return None;
    };
    let (offset, rest) = added(rest)?;
    let byte = Type::bits(8);
    let mut builder = module.builder();
    let (read, ty) = match rest {
        [] => (1, byte),
        _ => (u64::from(module.target.address_bytes()), Type::PTR),
    };
    let end = offset.checked_add(read)?.checked_mul(8)?;
    builder.type_object(Type::bits(bits.unwrap_or(end))).ok()?;
    builder.constant(Type::uint(64), i128::from(offset)).ok()?;
    builder.byte_offset(ty).ok()?;
    if let [DIExpressionOperation::Deref {}, rest @ ..] = rest {
        builder.deref(byte).ok()?;
        let (offset, rest) = added(rest)?;
        if !rest.is_empty() {
            return None;
        }
        if offset > 0 {
            builder.constant(Type::uint(64), i128::from(offset)).ok()?;
            builder.byte_offset(byte).ok()?;
        }
    } else if !rest.is_empty() {
        return None;
    }
    Some(module.expr(&builder))
}

fn number(
    module: &mut Module,
    operations: &[DIExpressionOperation],
    bits: Option<u64>,
) -> Option<DIExpr> {
    let bytes = u64::from(module.target.address_bytes());
    let word = Type::int(u16::try_from(bytes * 8).ok()?);
    let mut builder = module.builder();
    let mut rest = operations;
    while let Some((first, after)) = rest.split_first() {
        rest = after;
        match *first {
            DIExpressionOperation::PushObjectAddress {} => {
                let offset;
                (offset, rest) = field(rest)?;
                let end = offset.checked_add(bytes)?.checked_mul(8)?;
                builder.type_object(Type::bits(bits.unwrap_or(end))).ok()?;
                let offset = i128::from(offset);
                builder.constant(Type::uint(64), offset).ok()?;
                builder.byte_offset(word).ok()?;
            }
            DIExpressionOperation::Constu { number } => {
                builder.constant(word, i128::from(number)).ok()?;
            }
            DIExpressionOperation::Consts { number } => {
                builder.constant(word, i128::from(number)).ok()?;
            }
            DIExpressionOperation::PlusUconst { number } => {
                builder.constant(word, i128::from(number)).ok()?;
                builder.add().ok()?;
            }
            DIExpressionOperation::Plus {} => drop(builder.add().ok()?),
            DIExpressionOperation::Minus {} => drop(builder.sub().ok()?),
            DIExpressionOperation::Mul {} => drop(builder.mul().ok()?),
            DIExpressionOperation::Div {} => drop(builder.div().ok()?),
            DIExpressionOperation::Eq {} => drop(builder.eq().ok()?.convert(word).ok()?),
            DIExpressionOperation::Ne {} => drop(builder.ne().ok()?.convert(word).ok()?),
            DIExpressionOperation::Other { operation }
                if (DW_OP_lit0.0..=DW_OP_lit31.0).contains(&operation.0) =>
            {
                let number = i128::from(operation.0 - DW_OP_lit0.0);
                builder.constant(word, number).ok()?;
            }
            _ => return None,
        }
    }
    (builder.stack().len() == 1).then(|| module.expr(&builder))
}

/// Returns the offset that is added to the object's address before it is read, and the operations
/// after the read.
fn field(rest: &[DIExpressionOperation]) -> Option<(u64, &[DIExpressionOperation])> {
    let (offset, rest) = added(rest)?;
    match rest {
        [DIExpressionOperation::Deref {}, rest @ ..] => Some((offset, rest)),
        _ => None,
    }
}

/// Returns the sum of the constants that operations add, and the operations after them.
fn added(mut rest: &[DIExpressionOperation]) -> Option<(u64, &[DIExpressionOperation])> {
    let mut offset = 0u64;
    loop {
        let number;
        (number, rest) = match *rest {
            [DIExpressionOperation::PlusUconst { number }, ref rest @ ..] => (number, rest),
            [
                DIExpressionOperation::Constu { number },
                DIExpressionOperation::Plus {},
                ref rest @ ..,
            ] => (number, rest),
            _ => return Some((offset, rest)),
        };
        offset = offset.checked_add(number)?;
    }
}
