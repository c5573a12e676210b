//! The arithmetic of the language's operators, for the interpreter and for constant folding. A
//! value has 64 bits: an integer is sign-extended or zero-extended according to its type, and a
//! double is its bits.

use crate::hir::{BinOp, Ty};

/// Wraps a 64-bit result to the range of its type.
pub fn wrap(ty: &Ty, value: u64) -> u64 {
    match ty {
        Ty::I32 => i64::from(value as i32) as u64,
        Ty::U8 => u64::from(value as u8),
        _ => value,
    }
}

/// Returns `-a`.
pub fn neg(ty: &Ty, a: u64) -> u64 {
    if *ty == Ty::F64 {
        (-f64::from_bits(a)).to_bits()
    } else {
        wrap(ty, a.wrapping_neg())
    }
}

/// Returns `a op b` for operands of type `ty`; `None` for a division that traps.
pub fn binary(op: BinOp, ty: &Ty, a: u64, b: u64) -> Option<u64> {
    if *ty == Ty::F64 {
        let (x, y) = (f64::from_bits(a), f64::from_bits(b));
        let number = match op {
            BinOp::Add => x + y,
            BinOp::Sub => x - y,
            BinOp::Mul => x * y,
            BinOp::Div => x / y,
            BinOp::Eq => return Some(u64::from(x == y)),
            BinOp::Ne => return Some(u64::from(x != y)),
            BinOp::Lt => return Some(u64::from(x < y)),
            BinOp::Le => return Some(u64::from(x <= y)),
            BinOp::Gt => return Some(u64::from(x > y)),
            BinOp::Ge => return Some(u64::from(x >= y)),
            _ => return None,
        };
        return Some(number.to_bits());
    }
    // Bytes and booleans are zero-extended, so a signed comparison is also correct for them.
    let (x, y) = (a as i64, b as i64);
    let bits = match ty {
        Ty::I32 => 32,
        Ty::U8 => 8,
        _ => 64,
    };
    let shift = (b % bits) as u32;
    let value = match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::Div if y == 0 => return None,
        BinOp::Div => {
            let overflow = match ty {
                Ty::I32 => x == i64::from(i32::MIN) && y == -1,
                _ => x == i64::MIN && y == -1,
            };
            if overflow {
                return None;
            }
            (x / y) as u64
        }
        BinOp::Rem if y == 0 => return None,
        BinOp::Rem => x.wrapping_rem(y) as u64,
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::Shl => a.wrapping_shl(shift),
        BinOp::Shr => (x >> shift) as u64,
        BinOp::Eq => u64::from(a == b),
        BinOp::Ne => u64::from(a != b),
        BinOp::Lt => u64::from(x < y),
        BinOp::Le => u64::from(x <= y),
        BinOp::Gt => u64::from(x > y),
        BinOp::Ge => u64::from(x >= y),
    };
    Some(wrap(ty, value))
}

/// Returns `a as to`. Conversions from doubles to integers saturate.
pub fn cast(from: &Ty, to: &Ty, a: u64) -> u64 {
    match (from, to) {
        (Ty::F64, Ty::I32) => i64::from(f64::from_bits(a) as i32) as u64,
        (Ty::F64, Ty::I64) => (f64::from_bits(a) as i64) as u64,
        (Ty::F64, _) => a,
        (_, Ty::F64) => (a as i64 as f64).to_bits(),
        _ => wrap(to, a),
    }
}
