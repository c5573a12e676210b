//! Converts operations to expressions. An expression computes a value from its operands, or an
//! operand from the result, if its result is exactly that of the program.

use dwarfsmith::Type;
use dwarfsmith::expr::DIExprBuilder;

use crate::error::DescribeError;
use crate::record::{BinaryOp, CompiledFunction, Op, Operand, SsaValue};

/// Pushes an operand as a value of a type.
pub type Push<'a> = dyn FnMut(&mut DIExprBuilder, Operand, Type) -> Result<(), DescribeError> + 'a;

const WIDE: Type = Type::int(64);

/// Operands, each with the type that the operation reads.
pub type Operands = [Option<(Operand, Type)>; 3];

/// Returns the operands of an operation, and the number of times that an expression for it uses
/// each. Returns `None` if there is no expression for it, or if an expression may have another
/// result.
pub fn operands(value: &SsaValue) -> Option<(Operands, u32)> {
    let result = value.ty;
    match &value.op {
        Op::Neg(a) => (is_integer(result) || is_float(result))
            .then_some(([Some((*a, result)), None, None], 1)),
        Op::Not(a) => is_integer(result).then_some(([Some((*a, result)), None, None], 1)),
        Op::Cast(from, a) => {
            let is_address = |ty| is_integer(ty) || ty == Type::PTR;
            // Cranelift's conversions from floats saturate; those of expressions do not. DWARF does
            // not define how a conversion to a float that cannot represent the number rounds.
            let is_exact = match *from {
                Type::F32 => result == Type::F64,
                from if is_float(result) => is_integer(from) && holds(result, from),
                from => is_address(from) && is_address(result),
            };
            is_exact.then_some(([Some((*a, *from)), None, None], 1))
        }
        Op::Select {
            ty,
            condition,
            of: [a, b],
        } => {
            // The mask needs integers, and debuggers cannot reinterpret a float as one.
            let fits = is_integer(*ty) && unsigned(result).is_some() && !is_float(result);
            let operands = [(*condition, *ty), (*a, result), (*b, result)];
            fits.then_some((operands.map(Some), 2))
        }
        Op::Binary { op, ty, a, b } => {
            let times = times(*op, *ty, *b, result)?;
            Some(([Some((*a, *ty)), Some((*b, *ty)), None], times))
        }
        Op::Load { address, .. } => (is_integer(result) || is_float(result))
            .then_some(([Some((*address, WIDE)), None, None], 1)),
        Op::Root | Op::SlotAddress { .. } | Op::SymbolAddress { .. } => None,
    }
}

/// Returns the number of times that an expression for a binary operation uses each operand.
fn times(op: BinaryOp, ty: Type, b: Operand, result: Type) -> Option<u32> {
    use BinaryOp::{Add, And, Div, Eq, Ge, Gt, Le, Lt, Mul, Ne, Or, Rem, Shl, Shr, Sub, Xor};
    let is_arithmetic = unsigned(result) == unsigned(ty);
    let is_compared = bits(result) == 8 && (is_integer(ty) || ty == Type::PTR);
    match op {
        Add | Sub | Mul | Div if is_float(ty) => is_arithmetic.then_some(1),
        // Divisions by zero, and of the minimum by -1, trap in the program. In expressions, the
        // former is an error, and the latter makes some debuggers trap.
        Div | Rem if !matches!(b, Operand::Const(b) if b != 0 && b as i64 != -1) => None,
        Add | Sub | Mul | Div | Rem | And | Or | Xor | Shl | Shr => {
            (is_integer(ty) && is_arithmetic).then_some(1)
        }
        Eq | Ne => is_compared.then_some(2),
        Lt | Le | Gt | Ge if ty == WIDE => is_compared.then_some(3),
        // A signed integer of 64 bits cannot represent all other numbers.
        Lt | Le | Gt | Ge => (is_compared && holds(WIDE, ty)).then_some(1),
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
        Op::Root | Op::SlotAddress { .. } | Op::SymbolAddress { .. } => {
            return Err(DescribeError::Operation("a value without an operation"));
        }
        Op::Load { address, offset } => {
            push(location, *address, WIDE)?;
            if *offset != 0 {
                location.constant(WIDE, i128::from(*offset))?.add()?;
            }
            location.reinterpret(Type::PTR)?.deref(result)?;
        }
        Op::Neg(a) => {
            push(location, *a, result)?;
            negate(location, result)?;
        }
        Op::Not(a) => {
            // A boolean is a byte that is 0 or 1.
            push(location, *a, result)?;
            location.constant(result, 1)?.xor()?;
        }
        Op::Select { .. } => select(location, op, result, push)?,
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

/// Negates the number on the top of the stack. Some debuggers compute -x as 0 - x, which is +0
/// instead of -0 for x = +0, so a float is multiplied by -1.
fn negate(location: &mut DIExprBuilder, ty: Type) -> Result<(), DescribeError> {
    if is_float(ty) {
        location.constant_float(ty, -1.0)?.mul()?;
    } else {
        location.neg()?;
    }
    Ok(())
}

/// Adds operations that compute b ^ ((a ^ b) & mask). All bits of the mask are 1 if the condition
/// is not 0, and 0 otherwise.
fn select(
    location: &mut DIExprBuilder,
    op: &Op,
    result: Type,
    push: &mut Push<'_>,
) -> Result<(), DescribeError> {
    let Op::Select { ty, condition, of } = op else {
        return Err(DescribeError::Operation("an operation as a selection"));
    };
    let own = unsigned(result).unwrap_or(WIDE);
    let [a, b] = *of;
    for operand in [b, a, b] {
        push(location, operand, result)?;
        location.reinterpret(own)?;
    }
    location.xor()?;
    // c | -c is negative unless the condition c is 0.
    for _ in 0..2 {
        push(location, *condition, *ty)?;
        location.convert(WIDE)?;
    }
    location.neg()?.or()?;
    location.constant(WIDE, 63)?.lshr()?.neg()?;
    location.convert(own)?.and()?.xor()?;
    if own != result {
        location.reinterpret(result)?;
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
pub fn recoverable(values: &[SsaValue], result: usize) -> Option<usize> {
    let value = values.get(result)?;
    let (operand, from) = match &value.op {
        Op::Binary {
            op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor,
            ty,
            a: Operand::Value(a),
            b: Operand::Const(_),
        } if is_integer(*ty) && unsigned(value.ty) == unsigned(*ty) => (*a, *ty),
        Op::Neg(Operand::Value(a)) | Op::Not(Operand::Value(a)) if is_integer(value.ty) => {
            (*a, value.ty)
        }
        // A conversion that keeps all values has an inverse.
        Op::Cast(from, Operand::Value(a)) if holds(value.ty, *from) => (*a, *from),
        _ => return None,
    };
    let own = values.get(operand)?.ty;
    (bits(own) == bits(from)).then_some(operand)
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

/// True for the integers with which expressions compute.
pub fn is_integer(ty: Type) -> bool {
    ty.is_integer() && bits(ty) <= 64
}

/// True for the floats with which expressions compute.
pub fn is_float(ty: Type) -> bool {
    ty == Type::F32 || ty == Type::F64
}

/// Returns the unsigned integer type with the bits of a number or an address, if expressions
/// compute with it.
fn unsigned(ty: Type) -> Option<Type> {
    (is_integer(ty) || is_float(ty) || ty == Type::PTR).then(|| Type::uint(bits(ty) as u16))
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
pub fn bits(ty: Type) -> u64 {
    ty.bit_size(&dwarfsmith::Target::X86_64).unwrap_or(64)
}
