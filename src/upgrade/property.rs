//! Translates the `DIExpression`s of array bounds: they compute a number from the array's
//! descriptor, which is the object whose address `DW_OP_push_object_address` gives.

use super::operation::DIExpressionOperation;
use crate::expr::DIExpr;
use crate::module::Module;
use crate::ty::Type;

/// The location of a type property: the result of operations on the current object of a type, as a
/// signed number of the size of an address. `bits` is the size of the type, if it is known. `None`
/// if the operations are none that bounds have: the object is read as numbers at constant offsets,
/// which are added, subtracted, multiplied and divided.
pub(crate) fn property(
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
            _ => return None,
        }
    }
    (builder.stack().len() == 1).then(|| module.expr(&builder))
}

/// The offset that is added to the object's address before it is read, and the operations after
/// the read.
fn field(mut rest: &[DIExpressionOperation]) -> Option<(u64, &[DIExpressionOperation])> {
    let mut offset = 0u64;
    loop {
        let number;
        (number, rest) = match *rest {
            [DIExpressionOperation::Deref {}, ref rest @ ..] => return Some((offset, rest)),
            [DIExpressionOperation::PlusUconst { number }, ref rest @ ..] => (number, rest),
            [
                DIExpressionOperation::Constu { number },
                DIExpressionOperation::Plus {},
                ref rest @ ..,
            ] => (number, rest),
            _ => return None,
        };
        offset = offset.checked_add(number)?;
    }
}
