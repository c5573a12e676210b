//! The arithmetic operations, and types as number formats.

use super::DIOp;
use crate::number::{BinaryOp, Format, Signedness, UnaryOp};
use crate::ty::{Scalar, Type, TypeKind};

/// The arithmetic operation of a `DIOp` with one operand; `None` for other operations.
pub(crate) fn unary_op(op: DIOp) -> Option<UnaryOp> {
    Some(match op {
        DIOp::Neg {} => UnaryOp::Neg,
        DIOp::Not {} => UnaryOp::Not,
        DIOp::Abs {} => UnaryOp::Abs,
        _ => return None,
    })
}

/// The arithmetic operation of a `DIOp` with two operands of a signed or unsigned type; `None` for
/// other operations.
pub(crate) fn binary_op(op: DIOp, signedness: Signedness) -> Option<BinaryOp> {
    Some(match op {
        DIOp::Add {} => BinaryOp::Add,
        DIOp::Sub {} => BinaryOp::Sub,
        DIOp::Mul {} => BinaryOp::Mul,
        DIOp::Div {} => BinaryOp::Div,
        DIOp::Mod {} => BinaryOp::Mod,
        DIOp::And {} => BinaryOp::And,
        DIOp::Or {} => BinaryOp::Or,
        DIOp::Xor {} => BinaryOp::Xor,
        DIOp::Shl {} => BinaryOp::Shl,
        DIOp::LShr {} => BinaryOp::LShr,
        DIOp::AShr {} => BinaryOp::AShr,
        DIOp::Shr {} if signedness == Signedness::Signed => BinaryOp::AShr,
        DIOp::Shr {} => BinaryOp::LShr,
        DIOp::Eq {} => BinaryOp::Eq,
        DIOp::Ne {} => BinaryOp::Ne,
        DIOp::Lt {} => BinaryOp::Lt,
        DIOp::Le {} => BinaryOp::Le,
        DIOp::Gt {} => BinaryOp::Gt,
        DIOp::Ge {} => BinaryOp::Ge,
        DIOp::Neg {} | DIOp::Not {} | DIOp::Abs {} => return None,
        DIOp::Convert { .. } | DIOp::ZExt { .. } | DIOp::SExt { .. } | DIOp::Read {} => {
            return None;
        }
        DIOp::Referrer { .. } | DIOp::Arg { .. } | DIOp::TypeObject { .. } => return None,
        DIOp::Constant { .. } | DIOp::PushLane { .. } | DIOp::PushIteration { .. } => return None,
        DIOp::Cfa { .. } | DIOp::EntryValue { .. } | DIOp::ThreadLocal { .. } => return None,
        DIOp::Reinterpret { .. } | DIOp::BitOffset { .. } | DIOp::ByteOffset { .. } => return None,
        DIOp::Composite { .. } | DIOp::Extend { .. } => return None,
        DIOp::Overlay { .. } | DIOp::ObjectMap { .. } => return None,
        DIOp::AddrOf { .. } | DIOp::Deref { .. } | DIOp::Select {} | DIOp::Choose {} => {
            return None;
        }
    })
}

/// The number format of `bits` bits of a type; `None` if the type is not a number.
pub(crate) fn format(ty: Type, bits: u64) -> Option<Format> {
    let bits = u32::try_from(bits).ok()?;
    let signedness = ty.signedness();
    match ty.kind() {
        TypeKind::Scalar(Scalar::Int(_) | Scalar::Uint(_) | Scalar::Pointer(_)) => {
            Some(Format::Integer { bits, signedness })
        }
        TypeKind::Scalar(Scalar::Float(format)) => Some(Format::Float(format)),
        TypeKind::Vector(..) | TypeKind::Bits(_) => None,
    }
}
