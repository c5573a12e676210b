//! `DIExpression`s: what of LLVM's older operations is understood, and what it becomes.
//!
//! The older form computes in untyped numbers of an address's size. Without `DW_OP_stack_value` the result is the
//! address of the variable's memory, unless there is no operation at all: then the operand itself is where it is.

use super::{Record, RecordKind};
use crate::expr::{DIExprBuilder, TypeError};
use crate::target::ByteOrder;
use crate::ty::Type;

/// An operation of a `DIExpression`, with its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Operation {
    /// `DW_OP_deref`: the number of an address's size at the address on top.
    Deref,
    /// `DW_OP_plus_uconst`.
    PlusUconst(u64),
    /// `DW_OP_constu`.
    Constu(u64),
    /// `DW_OP_consts`.
    Consts(i64),
    /// `DW_OP_plus`.
    Plus,
    /// `DW_OP_minus`.
    Minus,
    /// `DW_OP_mul`.
    Mul,
    /// `DW_OP_and`.
    And,
    /// `DW_OP_or`.
    Or,
    /// `DW_OP_xor`.
    Xor,
    /// `DW_OP_shl`.
    Shl,
    /// `DW_OP_shr`.
    Shr,
    /// `DW_OP_neg`.
    Neg,
    /// `DW_OP_not`.
    Not,
    /// `DW_OP_stack_value`: the result is the variable's value.
    StackValue,
    /// `DW_OP_LLVM_fragment`, last: the record is about these bits of the variable only.
    Fragment {
        /// The first, in bits from the start of the variable.
        offset: u64,
        /// How many.
        bits: u64,
    },
}

/// The bits of the variable that an expression's record is about, where they are not all.
pub(super) fn fragment(operations: &[Operation]) -> Option<(u64, u64)> {
    match operations.last() {
        Some(Operation::Fragment { offset, bits }) => Some((*offset, *bits)),
        _ => None,
    }
}

/// Builds the location of `part` (offset and size in bits) of the `bits` bits that a record is about; `None` where the
/// expression does not fit. `operand_bits` is the size of the operand.
pub(super) fn build(
    builder: &mut DIExprBuilder,
    record: &Record<'_>,
    operand_bits: u64,
    bits: u64,
    part: (u64, u64),
) -> Option<()> {
    let operations = match record.expression {
        [before @ .., Operation::Fragment { .. }] => before,
        all => all,
    };
    builder.referrer(record.ty).ok()?;
    let mut size = operand_bits;
    if record.kind == RecordKind::Declare || !operations.is_empty() {
        let (operations, is_value) = match operations {
            [before @ .., Operation::StackValue] => (before, record.kind == RecordKind::Value),
            all => (all, false),
        };
        number(builder, record.ty).ok()?;
        for operation in operations {
            apply(builder, *operation)?;
        }
        if is_value {
            builder.convert(Type::uint(u16::try_from(bits).ok()?)).ok()?;
        } else {
            builder.convert(Type::PTR).ok()?.deref(Type::bits(bits)).ok()?;
        }
        size = bits;
    }
    // A value wider than the variable is it in its low bits; a narrower one is not all of it.
    if size < bits {
        return None;
    }
    if size != part.1 {
        let first = part.0 + if is_big_endian(builder) { size - bits } else { 0 };
        builder.constant(WORD, i128::from(first)).ok()?.bit_offset(Type::bits(part.1)).ok()?;
    }
    Some(())
}

/// The older form's untyped number.
const WORD: Type = Type::uint(64);

fn is_big_endian(builder: &DIExprBuilder) -> bool {
    builder.target().byte_order() == ByteOrder::Big
}

/// Turns the operand into an untyped number.
fn number(builder: &mut DIExprBuilder, ty: Type) -> Result<(), TypeError> {
    if ty.is_integer() && ty != Type::int(64) && ty != WORD {
        // Nothing is known of the sign, and what is read of a narrow register is its low bits.
        builder.zext(WORD)?;
    } else {
        builder.convert(WORD)?;
    }
    Ok(())
}

fn apply(builder: &mut DIExprBuilder, operation: Operation) -> Option<()> {
    let result = match operation {
        Operation::Deref => builder.convert(Type::PTR).and_then(|builder| builder.deref(WORD)),
        Operation::PlusUconst(number) => builder.constant(WORD, i128::from(number)).and_then(DIExprBuilder::add),
        Operation::Constu(number) => builder.constant(WORD, i128::from(number)),
        Operation::Consts(number) => builder.constant(WORD, i128::from(number)),
        Operation::Plus => builder.add(),
        Operation::Minus => builder.sub(),
        Operation::Mul => builder.mul(),
        Operation::And => builder.and(),
        Operation::Or => builder.or(),
        Operation::Xor => builder.xor(),
        Operation::Shl => builder.shl(),
        Operation::Shr => builder.lshr(),
        Operation::Neg => builder.neg(),
        Operation::Not => builder.not(),
        // Anywhere but at the end they have no meaning.
        Operation::StackValue | Operation::Fragment { .. } => return None,
    };
    result.ok().map(|_| ())
}
