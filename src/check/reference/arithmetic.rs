//! Arithmetic on typed numbers, bit by bit.

use super::float::{self, Arithmetic};
use super::number::{self, NumberError};
use super::{EvaluationFault, Unknown};
use crate::expr::DIOp;
use crate::ty::Signedness::{self, Signed, Unsigned};
use crate::ty::{Float as Format, Scalar, Type, TypeKind};
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// The encoding of numbers in the bits of a scalar.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Integer(Signedness),
    Float(Format),
}

pub(super) fn kind(ty: Type) -> Result<Kind, Unknown> {
    match ty.kind() {
        TypeKind::Scalar(Scalar::Int(_)) => Ok(Kind::Integer(Signed)),
        TypeKind::Scalar(Scalar::Uint(_) | Scalar::Pointer(_)) => Ok(Kind::Integer(Unsigned)),
        TypeKind::Scalar(Scalar::Float(format)) => Ok(Kind::Float(format)),
        TypeKind::Vector(..) | TypeKind::Bits(_) => Err(Unknown::Invalid),
    }
}

/// The reason why arithmetic has no result: the reference does not define it, or the evaluation
/// fails.
pub(super) enum NoResult {
    Unknown(Unknown),
    Fault(EvaluationFault),
}

impl From<NumberError> for NoResult {
    fn from(trouble: NumberError) -> NoResult {
        match trouble {
            NumberError::ByZero => NoResult::Fault(EvaluationFault::DivisionByZero),
            NumberError::TooWide => NoResult::Unknown(Unknown::Limit),
        }
    }
}

pub(super) type Number = Vec<bool>;

pub(super) fn float(found: Option<Number>) -> Result<Number, NoResult> {
    found.ok_or(NoResult::Unknown(Unknown::Float))
}

/// Computes `a op b`, for numbers of one type.
#[expect(clippy::too_many_lines, reason = "a table: one arm for each operation")]
pub(super) fn binary(op: DIOp, ty: Type, a: &[bool], b: &[bool]) -> Result<Number, NoResult> {
    let kind = kind(ty).map_err(NoResult::Unknown)?;
    let arithmetic = |operation, integer: fn(&[bool], &[bool]) -> Number| match kind {
        Kind::Integer(_) => Ok(integer(a, b)),
        Kind::Float(format) => float(float::arithmetic(format, operation, a, b)),
    };
    let signedness = match kind {
        Kind::Integer(signedness) => Some(signedness),
        Kind::Float(_) => None,
    };
    let integral = || signedness.ok_or(NoResult::Unknown(Unknown::Invalid));
    let bitwise = |of: fn(bool, bool) -> bool| {
        integral().map(|_| a.iter().zip(b).map(|(a, b)| of(*a, *b)).collect::<Number>())
    };
    let compared = |is: fn(Ordering) -> bool, unordered: bool| match kind {
        Kind::Integer(signedness) => Ok(vec![is(number::compare(a, b, signedness))]),
        Kind::Float(format) => match float::compare(format, a, b) {
            Some(order) => Ok(vec![order.map_or(unordered, is)]),
            None => Err(NoResult::Unknown(Unknown::Float)),
        },
    };
    match op {
        DIOp::Add {} => arithmetic(Arithmetic::Add, number::add),
        DIOp::Sub {} => arithmetic(Arithmetic::Sub, number::sub),
        DIOp::Mul {} => match kind {
            Kind::Integer(_) => Ok(number::mul(a, b)?),
            Kind::Float(format) => float(float::arithmetic(format, Arithmetic::Mul, a, b)),
        },
        DIOp::Div {} => match kind {
            Kind::Integer(signedness) => Ok(number::div_rem(a, b, signedness)?.0),
            Kind::Float(format) => float(float::arithmetic(format, Arithmetic::Div, a, b)),
        },
        DIOp::Mod {} => Ok(number::div_rem(a, b, integral()?)?.1),
        DIOp::And {} => bitwise(|a, b| a & b),
        DIOp::Or {} => bitwise(|a, b| a | b),
        DIOp::Xor {} => bitwise(|a, b| a ^ b),
        DIOp::Shl {} => integral().map(|_| number::shifted_left(a, b)),
        DIOp::LShr {} => integral().map(|_| number::shifted_right(a, b, Unsigned)),
        DIOp::AShr {} => integral().map(|_| number::shifted_right(a, b, Signed)),
        DIOp::Shr {} => integral().map(|signedness| number::shifted_right(a, b, signedness)),
        DIOp::Eq {} => compared(Ordering::is_eq, false),
        DIOp::Ne {} => compared(Ordering::is_ne, true),
        DIOp::Lt {} => compared(Ordering::is_lt, false),
        DIOp::Le {} => compared(Ordering::is_le, false),
        DIOp::Gt {} => compared(Ordering::is_gt, false),
        DIOp::Ge {} => compared(Ordering::is_ge, false),
        DIOp::Referrer { .. }
        | DIOp::Arg { .. }
        | DIOp::TypeObject { .. }
        | DIOp::Constant { .. }
        | DIOp::Convert { .. }
        | DIOp::ZExt { .. }
        | DIOp::SExt { .. }
        | DIOp::Reinterpret { .. }
        | DIOp::BitOffset { .. }
        | DIOp::ByteOffset { .. }
        | DIOp::Composite { .. }
        | DIOp::Extend { .. }
        | DIOp::Select { .. }
        | DIOp::Overlay { .. }
        | DIOp::ObjectMap { .. }
        | DIOp::AddrOf { .. }
        | DIOp::Deref { .. }
        | DIOp::Read { .. }
        | DIOp::Neg { .. }
        | DIOp::Abs { .. }
        | DIOp::Not { .. }
        | DIOp::Choose { .. }
        | DIOp::PushLane { .. }
        | DIOp::PushIteration { .. }
        | DIOp::EntryValue { .. }
        | DIOp::ThreadLocal { .. }
        | DIOp::Cfa { .. } => Err(NoResult::Unknown(Unknown::Invalid)),
    }
}

/// Converts a number to another type.
pub(super) fn converted(
    from: Type,
    to: Type,
    width: usize,
    bits: &[bool],
) -> Result<Number, NoResult> {
    match (
        kind(from).map_err(NoResult::Unknown)?,
        kind(to).map_err(NoResult::Unknown)?,
    ) {
        (Kind::Integer(signedness), Kind::Integer(_)) => {
            Ok(number::resized(bits, width, signedness))
        }
        (Kind::Integer(signedness), Kind::Float(format)) => {
            float(float::from_integer(format, bits, signedness))
        }
        (Kind::Float(format), Kind::Integer(signedness)) => {
            float(float::to_integer(format, bits, width, signedness))
        }
        (Kind::Float(a), Kind::Float(b)) if a == b => Ok(bits.to_vec()),
        (Kind::Float(a), Kind::Float(b)) => float(float::convert(a, b, bits)),
    }
}
