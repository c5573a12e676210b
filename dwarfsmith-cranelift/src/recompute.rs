//! Converts operations to expressions: an expression computes a value from its operands if it has
//! exactly the same result as the program, or an operand from the result.

use dwarfsmith::Type;
use dwarfsmith::expr::DIExprBuilder;

use crate::error::DescribeError;
use crate::record::{BinaryOp, CompiledFunction, Op, Operand, SsaValue};

/// Pushes an operand as a value of a type.
pub type Push<'a> = dyn FnMut(&mut DIExprBuilder, Operand, Type) -> Result<(), DescribeError> + 'a;

const WIDE: Type = Type::int(64);

/// Returns the operands of an operation, and the number of times that an expression for it uses
/// each. Returns `None` if an expression may have another result.
pub fn operands(value: &SsaValue) -> Option<([Option<Operand>; 2], u32)> {
    match &value.op {
        // Some debuggers compute -x as 0 - x, which is +0 instead of -0 for x = +0.
        Op::Neg(_) if value.ty.is_float() => None,
        Op::Neg(a) | Op::Not(a) => Some(([Some(*a), None], 1)),
        // Cranelift's conversions from floats saturate; those of expressions do not.
        Op::Cast(from, _) if from.is_float() => None,
        // The float type cannot represent all of these integers, and DWARF does not define how a
        // conversion rounds.
        Op::Cast(from, _) if value.ty.is_float() && !holds(value.ty, *from) => None,
        Op::Cast(_, a) => Some(([Some(*a), None], 1)),
        Op::Binary { op, ty, a, b } => {
            let times = match op {
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => 1,
                BinaryOp::Div if ty.is_float() => 1,
                // Divisions by zero, and of the minimum by -1, trap in the program. In expressions,
                // the former is an error, and the latter makes some debuggers trap.
                BinaryOp::Div | BinaryOp::Rem if !matches!(b, Operand::Const(b) if *b != 0 && *b as i64 != -1) =>
                {
                    return None;
                }
                _ if ty.is_float() => return None,
                BinaryOp::Eq | BinaryOp::Ne => 2,
                BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => match *ty {
                    WIDE => 3,
                    // A signed integer of 64 bits cannot represent all of these numbers.
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

/// Adds operations that compute an operation's result, of type `result`.
pub fn compute(
    location: &mut DIExprBuilder,
    op: &Op,
    result: Type,
    push: &mut Push<'_>,
) -> Result<(), DescribeError> {
    match op {
        Op::Root | Op::SlotAddress { .. } => {
            return Err(DescribeError::Operation("a value without an operation"));
        }
        Op::Neg(a) => {
            push(location, *a, result)?;
            location.neg()?;
        }
        Op::Not(a) => {
            // A boolean is a byte that is 0 or 1.
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

/// Adds an operation on the top of the stack and `b`, both of type `ty`.
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
            return Err(DescribeError::Operation("a comparison as arithmetic"));
        }
    };
    Ok(())
}

/// Shifts a signed integer of n bits to the right without `DW_OP_shra`, which some debuggers (lldb
/// 22) evaluate as a logical shift. Inverting the sign bit adds 2^(n-1), so that the number is not
/// negative. After a logical shift, 2^(n-1), shifted in the same way, is subtracted.
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

/// Compares integers by the sign bit of a 64-bit number.
fn compare(
    location: &mut DIExprBuilder,
    op: &Op,
    push: &mut Push<'_>,
) -> Result<(), DescribeError> {
    let Op::Binary { op, ty, a, b } = op else {
        return Err(DescribeError::Operation("an operation as a comparison"));
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
        // With d = a ^ b, d | -d is negative unless d is 0.
        BinaryOp::Eq | BinaryOp::Ne => {
            push(location, a)?;
            push(location, b)?;
            location.xor()?;
            push(location, a)?;
            push(location, b)?;
            location.xor()?.neg()?.or()?;
        }
        // If the signs are equal, the difference cannot overflow, and its sign is the result.
        // Otherwise, the sign of a is the result.
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

/// Returns the operand that can be computed from the result of an operation, if there is one.
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
        // A conversion that keeps all values has an inverse.
        Op::Cast(from, Operand::Value(a)) if holds(value.ty, *from) => Some(*a),
        _ => None,
    }
}

/// Adds operations that compute the operand from the result of an operation, which is on the stack.
pub fn recover(
    function: &CompiledFunction,
    location: &mut DIExprBuilder,
    result: usize,
    operand: Type,
) -> Result<(), DescribeError> {
    let Some(record) = function.record.values.get(result) else {
        return Err(DescribeError::Record("value", Some(result)));
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
        _ => {
            return Err(DescribeError::Operation(
                "the operand from the result of this operation",
            ));
        }
    }
    Ok(())
}

/// True if a type can represent all integers of another type.
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

/// Returns the size of a type in bits. Pointers have 64 bits on all targets of this package.
fn bits(ty: Type) -> u64 {
    ty.bit_size(&dwarfsmith::Target::X86_64).unwrap_or(64)
}
