//! Operations as expressions: computes a value from others, where this gives exactly the same
//! value, and an operand from a result.

use dwarfsmith::Type;
use dwarfsmith::expr::DIExprBuilder;

use crate::error::DescribeError;
use crate::record::{BinaryOp, CompiledFunction, Op, Operand, SsaValue};

/// An operand to be pushed, as a value of the type.
pub type Push<'a> = dyn FnMut(&mut DIExprBuilder, Operand, Type) -> Result<(), DescribeError> + 'a;

const WIDE: Type = Type::int(64);

/// The operands of an operation that has the same result in an expression, and how often the
/// expression uses each; `None` for all other operations.
pub fn operands(value: &SsaValue) -> Option<([Option<Operand>; 2], u32)> {
    match &value.op {
        // Some debuggers negate a double by subtracting it from 0, which gives zeros the wrong
        // sign.
        Op::Neg(_) if value.ty.is_float() => None,
        Op::Neg(a) | Op::Not(a) => Some(([Some(*a), None], 1)),
        // Conversions from doubles saturate here, but not in expressions.
        Op::Cast(from, _) if from.is_float() => None,
        // A float cannot hold all of these integers, and no document defines how an expression
        // rounds.
        Op::Cast(from, _) if value.ty.is_float() && !holds(value.ty, *from) => None,
        Op::Cast(_, a) => Some(([Some(*a), None], 1)),
        Op::Binary { op, ty, a, b } => {
            let times = match op {
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => 1,
                BinaryOp::Div if ty.is_float() => 1,
                // A division by zero traps here, and is an error in expressions. A division of the
                // least number by -1 traps, too, even in some debuggers.
                BinaryOp::Div | BinaryOp::Rem if !matches!(b, Operand::Const(b) if *b != 0 && *b as i64 != -1) =>
                {
                    return None;
                }
                _ if ty.is_float() => return None,
                BinaryOp::Eq | BinaryOp::Ne => 2,
                BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => match *ty {
                    WIDE => 3,
                    // Numbers without a sign that are not all numbers of 64 bits with one.
                    ty if !holds(WIDE, ty) => return None,
                    _ => 1,
                },
                _ => 1,
            };
            Some(([Some(*a), Some(*b)], times))
        }
        Op::Root | Op::SlotAddress { .. } => None,
    }
}

/// Computes an operation's result, of type `result`.
pub fn compute(
    location: &mut DIExprBuilder,
    op: &Op,
    result: Type,
    push: &mut Push<'_>,
) -> Result<(), DescribeError> {
    match op {
        Op::Root | Op::SlotAddress { .. } => {
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
            push(location, *a, *from)?;
            location.convert(result)?;
        }
        Op::Binary {
            op:
                BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge,
            ..
        } => {
            compare(location, op, push)?;
        }
        Op::Binary {
            op: BinaryOp::Shr,
            ty,
            a,
            b: Operand::Const(count),
        } if ty.is_signed() => {
            push(location, *a, *ty)?;
            shift_right(location, *ty, count & (bits(*ty) - 1))?;
            if *ty != result {
                location.reinterpret(result)?;
            }
        }
        Op::Binary { op, ty, a, b } => {
            push(location, *a, *ty)?;
            arithmetic(location, *op, *ty, *b, push)?;
            if *ty != result {
                location.reinterpret(result)?;
            }
        }
    }
    Ok(())
}

/// An operation on the value that was pushed last and `b`, both of type `ty`.
fn arithmetic(
    location: &mut DIExprBuilder,
    op: BinaryOp,
    ty: Type,
    b: Operand,
    push: &mut Push<'_>,
) -> Result<(), DescribeError> {
    match (op, b) {
        (BinaryOp::Shl | BinaryOp::Shr, Operand::Const(count)) => {
            location.constant(ty, i128::from(count & (bits(ty) - 1)))?;
        }
        (BinaryOp::Shl | BinaryOp::Shr, Operand::Value(_)) => {
            push(location, b, ty)?;
            // The machine uses the count modulo the size.
            location.constant(ty, i128::from(bits(ty) - 1))?.and()?;
        }
        _ => push(location, b, ty)?,
    }
    match op {
        BinaryOp::Add => location.add()?,
        BinaryOp::Sub => location.sub()?,
        BinaryOp::Mul => location.mul()?,
        BinaryOp::Div => location.div()?,
        BinaryOp::Rem => location.modulo()?,
        BinaryOp::And => location.and()?,
        BinaryOp::Or => location.or()?,
        BinaryOp::Xor => location.xor()?,
        BinaryOp::Shl => location.shl()?,
        BinaryOp::Shr if ty.is_signed() => location.ashr()?,
        BinaryOp::Shr => location.lshr()?,
        BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
            return Err(DescribeError::Record("arithmetic"));
        }
    };
    Ok(())
}

/// Shifts a signed number without `DW_OP_shra`, which shifts zeros in in some debuggers (lldb 22):
/// with the sign bit inverted, the number is less by 2^(n-1) than one without a sign.
fn shift_right(location: &mut DIExprBuilder, ty: Type, count: u64) -> Result<(), DescribeError> {
    let unsigned = Type::uint(bits(ty) as u16);
    let bias = 1i128 << (bits(ty) - 1);
    location.reinterpret(unsigned)?;
    location.constant(unsigned, bias)?.xor()?;
    location.constant(unsigned, i128::from(count))?.lshr()?;
    location.constant(unsigned, bias >> count)?.sub()?;
    location.reinterpret(ty)?;
    Ok(())
}

/// A comparison, by the sign bit of a 64-bit number.
fn compare(
    location: &mut DIExprBuilder,
    op: &Op,
    push: &mut Push<'_>,
) -> Result<(), DescribeError> {
    let Op::Binary { op, ty, a, b } = op else {
        return Err(DescribeError::Record("a comparison"));
    };
    let own = if ty.is_integer() { *ty } else { WIDE };
    let mut push = |location: &mut DIExprBuilder, operand| -> Result<(), DescribeError> {
        push(location, operand, own)?;
        if own != WIDE {
            location.convert(WIDE)?;
        }
        Ok(())
    };
    // a > b is b < a.
    let (a, b) = if matches!(op, BinaryOp::Gt | BinaryOp::Le) {
        (*b, *a)
    } else {
        (*a, *b)
    };
    match op {
        // d | -d is negative unless d is 0.
        BinaryOp::Eq | BinaryOp::Ne => {
            push(location, a)?;
            push(location, b)?;
            location.xor()?;
            push(location, a)?;
            push(location, b)?;
            location.xor()?.neg()?.or()?;
        }
        // If the signs are equal, the difference cannot overflow; otherwise the sign of a is the
        // result.
        _ if *ty == WIDE => {
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
    if matches!(op, BinaryOp::Eq | BinaryOp::Le | BinaryOp::Ge) {
        location.constant(WIDE, 1)?.xor()?;
    }
    location.convert(Type::uint(8))?;
    Ok(())
}

/// The operand that follows from an operation's result, if there is one.
pub fn recoverable(value: &SsaValue) -> Option<usize> {
    match &value.op {
        Op::Binary {
            op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor,
            ty,
            a: Operand::Value(a),
            b: Operand::Const(_),
        } if !ty.is_float() => Some(*a),
        Op::Neg(Operand::Value(a)) if !value.ty.is_float() => Some(*a),
        Op::Not(Operand::Value(a)) => Some(*a),
        // Only to types that hold all numbers.
        Op::Cast(from, Operand::Value(a)) if holds(value.ty, *from) => Some(*a),
        _ => None,
    }
}

/// Computes the operand from the result of an operation, which is on the stack.
pub fn recover(
    function: &CompiledFunction,
    location: &mut DIExprBuilder,
    result: usize,
    operand: Type,
) -> Result<(), DescribeError> {
    let Some(record) = function.record.values.get(result) else {
        return Err(DescribeError::Record("a value"));
    };
    let own = record.ty;
    match &record.op {
        Op::Binary {
            op,
            ty,
            b: Operand::Const(bits),
            ..
        } => {
            let ty = *ty;
            if ty != own {
                location.reinterpret(ty)?;
            }
            location.constant(ty, i128::from(*bits as i64))?;
            match op {
                BinaryOp::Add => location.sub()?,
                BinaryOp::Sub => location.add()?,
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

/// Whether a type has all numbers of an integer type.
fn holds(ty: Type, integers: Type) -> bool {
    if !integers.is_integer() {
        return false;
    }
    let (own, other) = (bits(ty), bits(integers));
    match ty {
        Type::F32 => other <= 24,
        Type::F64 => other <= 53,
        _ if !ty.is_integer() => false,
        _ if ty.is_signed() == integers.is_signed() => own >= other,
        _ => ty.is_signed() && own > other,
    }
}

/// The size of a type; pointers have 64 bits on all targets of this package.
fn bits(ty: Type) -> u64 {
    ty.bit_size(&dwarfsmith::Target::X86_64).unwrap_or(64)
}
