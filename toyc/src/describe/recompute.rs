//! Operations as expressions: computes a value from others, where this gives exactly the same
//! value, and an operand from a result.

use dwarfsmith::Type;
use dwarfsmith::expr::DIExprBuilder;

use super::DescribeError;
use super::types::stack_type;
use crate::debug::{FunctionDebug, Op, Operand, SsaValue};
use crate::hir::{BinOp, StructDef, Ty};

/// An operand to be pushed, as a value of the type.
pub type Push<'a> = dyn FnMut(&mut DIExprBuilder, Operand, Type) -> Result<(), DescribeError> + 'a;

const WIDE: Type = Type::int(64);

/// The operands of an operation that has the same result in an expression, and how often the
/// expression uses each; `None` for all other operations.
pub fn operands(value: &SsaValue) -> Option<([Option<Operand>; 2], u32)> {
    match &value.op {
        // Some debuggers negate a double by subtracting it from 0, which gives zeros the wrong
        // sign.
        Op::Neg(_) if value.ty == Ty::F64 => None,
        Op::Neg(a) | Op::Not(a) => Some(([Some(*a), None], 1)),
        // Conversions from doubles saturate here, but not in expressions.
        Op::Cast(Ty::F64, _) => None,
        // A double cannot hold all of these integers, and no document defines how an expression
        // rounds.
        Op::Cast(Ty::I64, _) if value.ty == Ty::F64 => None,
        Op::Cast(_, a) => Some(([Some(*a), None], 1)),
        Op::Binary { op, ty, a, b } => {
            let times = match op {
                BinOp::Add | BinOp::Sub | BinOp::Mul => 1,
                BinOp::Div if *ty == Ty::F64 => 1,
                // A division by zero traps here, and is an error in expressions. A division of the
                // least number by -1 traps, too, even in some debuggers.
                BinOp::Div | BinOp::Rem if !matches!(b, Operand::Const(b) if *b != 0 && *b as i64 != -1) =>
                {
                    return None;
                }
                _ if *ty == Ty::F64 => return None,
                BinOp::Eq | BinOp::Ne => 2,
                BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => match ty {
                    Ty::I64 => 3,
                    Ty::Ptr(_) => return None,
                    _ => 1,
                },
                _ => 1,
            };
            Some(([Some(*a), Some(*b)], times))
        }
        Op::Root | Op::Sqrt(_) | Op::SlotAddress { .. } => None,
    }
}

/// Computes an operation's result, of type `result`.
pub fn compute(
    structs: &[StructDef],
    location: &mut DIExprBuilder,
    op: &Op,
    result: Type,
    push: &mut Push<'_>,
) -> Result<(), DescribeError> {
    match op {
        Op::Root | Op::Sqrt(_) | Op::SlotAddress { .. } => {
            return Err(DescribeError::Record("an operation"));
        }
        Op::Neg(a) => {
            push(location, *a, result)?;
            location.neg()?;
        }
        Op::Not(a) => {
            // A truth value is a byte that is 0 or 1.
            push(location, *a, result)?;
            location.constant(result, 1)?.xor()?;
        }
        Op::Cast(from, a) => {
            push(location, *a, stack_type(structs, from))?;
            location.convert(result)?;
        }
        Op::Binary {
            op: BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge,
            ..
        } => {
            compare(structs, location, op, push)?;
        }
        Op::Binary { op, ty, a, b } => {
            let ty = stack_type(structs, ty);
            push(location, *a, ty)?;
            match (op, b) {
                (BinOp::Shl | BinOp::Shr, Operand::Const(count)) => {
                    location.constant(ty, i128::from(count & (bits(ty) - 1)))?;
                }
                (BinOp::Shl | BinOp::Shr, Operand::Value(_)) => {
                    push(location, *b, ty)?;
                    // The machine uses the count modulo the size.
                    location.constant(ty, i128::from(bits(ty) - 1))?.and()?;
                }
                _ => push(location, *b, ty)?,
            }
            match op {
                BinOp::Add => location.add()?,
                BinOp::Sub => location.sub()?,
                BinOp::Mul => location.mul()?,
                BinOp::Div => location.div()?,
                BinOp::Rem => location.modulo()?,
                BinOp::And => location.and()?,
                BinOp::Or => location.or()?,
                BinOp::Xor => location.xor()?,
                BinOp::Shl => location.shl()?,
                BinOp::Shr if ty.is_signed() => location.ashr()?,
                _ => location.lshr()?,
            };
            if ty != result {
                location.reinterpret(result)?;
            }
        }
    }
    Ok(())
}

/// A comparison, by the sign bit of a 64-bit number.
fn compare(
    structs: &[StructDef],
    location: &mut DIExprBuilder,
    op: &Op,
    push: &mut Push<'_>,
) -> Result<(), DescribeError> {
    let Op::Binary { op, ty, a, b } = op else {
        return Err(DescribeError::Record("a comparison"));
    };
    let own = match ty {
        Ty::Ptr(_) => WIDE,
        _ => stack_type(structs, ty),
    };
    let mut push = |location: &mut DIExprBuilder, operand| -> Result<(), DescribeError> {
        push(location, operand, own)?;
        if own != WIDE {
            location.convert(WIDE)?;
        }
        Ok(())
    };
    // a > b is b < a.
    let (a, b) = if matches!(op, BinOp::Gt | BinOp::Le) {
        (*b, *a)
    } else {
        (*a, *b)
    };
    match op {
        // d | -d is negative unless d is 0.
        BinOp::Eq | BinOp::Ne => {
            push(location, a)?;
            push(location, b)?;
            location.xor()?;
            push(location, a)?;
            push(location, b)?;
            location.xor()?.neg()?.or()?;
        }
        // If the signs are equal, the difference cannot overflow; otherwise the sign of a is the
        // result.
        _ if *ty == Ty::I64 => {
            push(location, a)?;
            push(location, b)?;
            location.not()?.and()?;
            push(location, a)?;
            push(location, b)?;
            location.xor()?.not()?;
            push(location, a)?;
            push(location, b)?;
            location.sub()?.and()?.or()?;
        }
        _ => {
            push(location, a)?;
            push(location, b)?;
            location.sub()?;
        }
    }
    location.constant(WIDE, 63)?.lshr()?;
    if matches!(op, BinOp::Eq | BinOp::Le | BinOp::Ge) {
        location.constant(WIDE, 1)?.xor()?;
    }
    location.convert(Type::uint(8))?;
    Ok(())
}

/// The operand that follows from an operation's result, if there is one.
pub fn recoverable(value: &SsaValue) -> Option<usize> {
    match &value.op {
        Op::Binary {
            op: BinOp::Add | BinOp::Sub | BinOp::Xor,
            ty,
            a: Operand::Value(a),
            b: Operand::Const(_),
        } if *ty != Ty::F64 => Some(*a),
        Op::Neg(Operand::Value(a)) if value.ty != Ty::F64 => Some(*a),
        Op::Not(Operand::Value(a)) => Some(*a),
        // Only to types that hold all numbers.
        Op::Cast(Ty::U8 | Ty::Bool, Operand::Value(a)) => Some(*a),
        Op::Cast(Ty::I32, Operand::Value(a)) if matches!(value.ty, Ty::I64 | Ty::F64) => Some(*a),
        _ => None,
    }
}

/// Computes the operand from the result of an operation, which is on the stack.
pub fn recover(
    function: &FunctionDebug,
    structs: &[StructDef],
    location: &mut DIExprBuilder,
    result: usize,
    operand: Type,
) -> Result<(), DescribeError> {
    let Some(record) = function.values.get(result) else {
        return Err(DescribeError::Record("a value"));
    };
    let own = stack_type(structs, &record.ty);
    match &record.op {
        Op::Binary {
            op,
            ty,
            b: Operand::Const(bits),
            ..
        } => {
            let ty = stack_type(structs, ty);
            if ty != own {
                location.reinterpret(ty)?;
            }
            location.constant(ty, i128::from(*bits as i64))?;
            match op {
                BinOp::Add => location.sub()?,
                BinOp::Sub => location.add()?,
                _ => location.xor()?,
            };
            if ty != operand {
                location.reinterpret(operand)?;
            }
        }
        Op::Neg(_) => _ = location.neg()?,
        Op::Not(_) => _ = location.constant(own, 1)?.xor()?,
        Op::Cast(..) => _ = location.convert(operand)?,
        _ => return Err(DescribeError::Record("an operation")),
    }
    Ok(())
}

fn bits(ty: Type) -> u64 {
    if ty == Type::uint(8) {
        8
    } else if ty == Type::int(32) {
        32
    } else {
        64
    }
}
