//! Typed values and arithmetic on them (DWARF 5 section 2.5.1).
//!
//! A value of up to 128 bits is held as a number whose unused high bits are 0, a larger one in
//! limbs; all knowledge of that is in this module and its submodules. Integers wrap. The generic
//! type is an integer of an address's size: division and comparison take it as signed, remainder as
//! unsigned. Floating-point numbers are in the formats of [`BaseEncoding`]; a floating-point type
//! of another size can be read and reinterpreted, but not computed with. What no library in use has
//! is not there: PowerPC's pair of doubles, decimal and hexadecimal formats, and those of 8 bits.

mod float;
mod limbs;
mod text;

use super::bits;
use super::bytes::ValueBytes;
use super::error::{ErrorCode, EvalError};
use crate::dwarf::OperationKind;
use crate::target::ByteOrder;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;
use float::Format;

/// How the bits of a base type are read (`DW_AT_encoding`, DWARF 5 section 5.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BaseEncoding {
    /// `DW_ATE_signed` and `DW_ATE_signed_char`.
    Signed,
    /// `DW_ATE_unsigned`, `DW_ATE_unsigned_char`, `DW_ATE_boolean`, `DW_ATE_address` and
    /// characters: `DW_ATE_UTF`, `_UCS`, `_ASCII`.
    Unsigned,
    /// `DW_ATE_float`, in the format of IEEE 754 that has the type's size; in 10 and 12 bytes,
    /// x87's of 80 bits.
    Float,
    /// `DW_ATE_float` in x87's format of 80 bits, whatever the size: the `long double` of x86,
    /// which may have 16 bytes.
    ExtendedFloat,
    /// `DW_ATE_float` of two bytes that are the upper half of an IEEE 754 binary32: bfloat16.
    BrainFloat,
}

impl BaseEncoding {
    /// What `DW_AT_encoding` of a base type says; `None` for what is not computed with, such as
    /// decimal and complex numbers. `DW_ATE_float` is [`BaseEncoding::Float`]: whether a type of 16
    /// bytes is x87's, or one of two is bfloat16, the attribute does not say, but the machine or
    /// the type's name.
    ///
    /// ```
    /// use dwarfsmith::{eval::BaseEncoding, gimli};
    /// assert_eq!(BaseEncoding::from_attribute(gimli::DW_ATE_signed_char), Some(BaseEncoding::Signed));
    /// assert_eq!(BaseEncoding::from_attribute(gimli::DW_ATE_complex_float), None);
    /// ```
    pub fn from_attribute(encoding: gimli::DwAte) -> Option<BaseEncoding> {
        use gimli::constants as dw;
        match encoding {
            dw::DW_ATE_signed | dw::DW_ATE_signed_char => Some(BaseEncoding::Signed),
            dw::DW_ATE_unsigned
            | dw::DW_ATE_unsigned_char
            | dw::DW_ATE_boolean
            | dw::DW_ATE_address => Some(BaseEncoding::Unsigned),
            dw::DW_ATE_UTF | dw::DW_ATE_UCS | dw::DW_ATE_ASCII => Some(BaseEncoding::Unsigned),
            dw::DW_ATE_float => Some(BaseEncoding::Float),
            _ => None,
        }
    }
}

/// A base type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BaseType {
    /// How its bits are read.
    pub encoding: BaseEncoding,
    /// The size in bytes.
    pub byte_size: u16,
    /// The byte order where it is not the target's (`DW_AT_endianity`).
    pub order: Option<ByteOrder>,
}

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueType {
    /// The generic type, with the size of an address in bytes.
    Generic(u8),
    /// A base type.
    Base(BaseType),
}

/// The largest value in bytes: as large as the largest register.
const LARGEST: u16 = 8192;

const INTEGRAL: EvalError =
    EvalError::new(ErrorCode::TypeMismatch, "the operation needs an integer");
const FORMAT: EvalError = EvalError::new(
    ErrorCode::InvalidOperand,
    "floating-point numbers of this size are not computed",
);

impl ValueType {
    /// The size in bits.
    #[inline]
    pub fn bits(self) -> u32 {
        match self {
            ValueType::Generic(bytes) => u32::from(bytes) * 8,
            ValueType::Base(base) => u32::from(base.byte_size) * 8,
        }
    }

    fn is_float(self) -> bool {
        use BaseEncoding::{BrainFloat, ExtendedFloat, Float};
        matches!(
            self,
            ValueType::Base(BaseType {
                encoding: Float | ExtendedFloat | BrainFloat,
                ..
            })
        )
    }

    /// The format of a floating-point type.
    fn format(self) -> Result<Format, EvalError> {
        let ValueType::Base(base) = self else {
            return Err(INTEGRAL);
        };
        match (base.encoding, base.byte_size) {
            (BaseEncoding::Float, 2) => Ok(Format::Half),
            (BaseEncoding::Float, 4) => Ok(Format::Single),
            (BaseEncoding::Float, 8) => Ok(Format::Double),
            (BaseEncoding::Float, 10 | 12) | (BaseEncoding::ExtendedFloat, 10..=16) => {
                Ok(Format::Extended)
            }
            (BaseEncoding::Float, 16) => Ok(Format::Quad),
            (BaseEncoding::BrainFloat, 2) => Ok(Format::Brain),
            (BaseEncoding::Signed | BaseEncoding::Unsigned, _) => Err(INTEGRAL),
            _ => Err(FORMAT),
        }
    }

    /// Signed, for what reads the generic type as signed.
    fn is_signed(self) -> bool {
        !matches!(
            self,
            ValueType::Base(BaseType {
                encoding: BaseEncoding::Unsigned,
                ..
            })
        )
    }

    /// The bits that the type has, of the first 128.
    #[inline]
    fn mask(self) -> u128 {
        match self.bits() {
            0 => 0,
            bits @ 1..=64 => u128::from(u64::MAX >> (64 - bits)),
            bits @ 65..=127 => (1 << bits) - 1,
            _ => u128::MAX,
        }
    }

    fn order(self, target: ByteOrder) -> ByteOrder {
        match self {
            ValueType::Base(BaseType {
                order: Some(order), ..
            }) => order,
            _ => target,
        }
    }
}

/// A typed value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    ty: ValueType,
    number: Number,
}

/// The bits of a value: limbs only where the type has more than 128, and then as many as the type
/// needs.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Number {
    Small(u128),
    Large(Arc<[u64]>),
}

impl Value {
    /// The value whose two's complement is the low bits of `number`. A type of more than 128 bits
    /// has them extended, by the sign if it is signed.
    ///
    /// # Errors
    ///
    /// `invalid-operand` for types of more than 8192 bytes.
    pub fn new(ty: ValueType, number: u128) -> Result<Value, EvalError> {
        if ty.bits() <= 128 {
            return Ok(Value {
                ty,
                number: Number::Small(number & ty.mask()),
            });
        }
        let signed = ty.is_signed() && !ty.is_float();
        let limbs = ty.bits().div_ceil(64) as usize;
        Value::from_limbs(
            ty,
            limbs::extend(&[number as u64, (number >> 64) as u64], 128, signed, limbs),
        )
    }

    /// A value of the generic type, of at most eight bytes.
    #[inline(always)]
    pub fn generic(address_bytes: u8, number: u128) -> Value {
        let ty = ValueType::Generic(address_bytes.min(8));
        Value {
            ty,
            number: Number::Small(number & ty.mask()),
        }
    }

    /// The value whose two's complement is the low bits of limbs, the least significant first.
    fn from_limbs(ty: ValueType, limbs: Vec<u64>) -> Result<Value, EvalError> {
        if ty.bits() > u32::from(LARGEST) * 8 {
            return Err(EvalError::new(
                ErrorCode::InvalidOperand,
                "values of more than 8192 bytes are not computed",
            ));
        }
        let number = match ty.bits() {
            0..=128 => Number::Small(limbs::low(&limbs) & ty.mask()),
            bits => Number::Large(limbs::truncate(limbs, bits).into()),
        };
        Ok(Value { ty, number })
    }

    /// The value that these bytes hold, in the order of the type or else of the target.
    ///
    /// # Errors
    ///
    /// `invalid-operand` for types of more than 8192 bytes, and where the number of bytes is not
    /// the type's.
    pub fn from_bytes(ty: ValueType, bytes: &[u8], target: ByteOrder) -> Result<Value, EvalError> {
        if bytes.len() as u64 * 8 != u64::from(ty.bits()) {
            return Err(EvalError::new(
                ErrorCode::InvalidOperand,
                "the size is not that of the type",
            ));
        }
        let order = ty.order(target);
        if ty.bits() <= 128 {
            return Ok(Value {
                ty,
                number: Number::Small(bits::number(bytes, order)),
            });
        }
        let limb = |bytes: &[u8]| bits::number(bytes, order) as u64;
        Value::from_limbs(
            ty,
            match order {
                ByteOrder::Little => bytes.chunks(8).map(limb).collect(),
                ByteOrder::Big => bytes.rchunks(8).map(limb).collect(),
            },
        )
    }

    /// The value's bytes in the order of the type or else of the target.
    pub fn to_bytes(&self, target: ByteOrder) -> ValueBytes {
        let (size, order) = (self.ty.bits() as usize / 8, self.ty.order(target));
        match &self.number {
            Number::Small(number) => {
                ValueBytes::few(size, |bytes| bits::store(bytes, *number, order))
            }
            Number::Large(limbs) => {
                let mut bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
                bytes.truncate(size);
                if order == ByteOrder::Big {
                    bytes.reverse();
                }
                bytes[..].into()
            }
        }
    }

    /// The type.
    #[inline]
    pub fn ty(&self) -> ValueType {
        self.ty
    }

    /// The bits as an unsigned number; of a larger value, the low 128 bits.
    #[inline]
    pub fn unsigned(&self) -> u128 {
        match &self.number {
            Number::Small(number) => *number,
            Number::Large(limbs) => limbs::low(limbs),
        }
    }

    /// The bits as a signed number, by two's complement; of a larger value, the low 128 bits.
    pub fn signed(&self) -> i128 {
        match (self.ty.bits(), &self.number) {
            (bits @ 1..=127, Number::Small(number)) => {
                (number << (128 - bits)) as i128 >> (128 - bits)
            }
            _ => self.unsigned() as i128,
        }
    }

    /// A bit, 0 being the least significant; past the end, 0.
    pub fn bit(&self, index: u32) -> bool {
        match &self.number {
            Number::Small(number) => number
                .checked_shr(index)
                .is_some_and(|number| number & 1 != 0),
            Number::Large(limbs) => limbs::bit(limbs, index),
        }
    }

    /// The number by the type's own sign; the generic type's is signed. Integers only. What is
    /// larger or smaller than the result can be is the largest or smallest such number.
    ///
    /// # Errors
    ///
    /// `type-mismatch` for floating-point numbers.
    pub fn integer(&self) -> Result<i128, EvalError> {
        let signed = self.ty.is_signed();
        match &self.number {
            _ if self.ty.is_float() => Err(INTEGRAL),
            Number::Small(_) if signed => Ok(self.signed()),
            Number::Small(number) => Ok(i128::try_from(*number).unwrap_or(i128::MAX)),
            Number::Large(limbs) => {
                let negative = signed && self.bit(self.ty.bits() - 1);
                let magnitude = if negative {
                    self.negated(limbs)
                } else {
                    limbs.to_vec()
                };
                let number = if limbs::length(&magnitude) > 127 {
                    i128::MAX
                } else {
                    limbs::low(&magnitude) as i128
                };
                Ok(if negative { -number } else { number })
            }
        }
    }

    fn negated(&self, limbs: &[u64]) -> Vec<u64> {
        limbs::truncate(limbs::negate(limbs), self.ty.bits())
    }

    /// The number without a sign, for addresses, counts and sizes. What is larger than the result
    /// can be is the largest such number.
    ///
    /// # Errors
    ///
    /// `type-mismatch` for floating-point numbers, `invalid-operand` for negative numbers of signed
    /// base types.
    pub fn size(&self) -> Result<u128, EvalError> {
        match (&self.number, self.ty) {
            (_, ty) if ty.is_float() => Err(INTEGRAL),
            (_, ValueType::Base(_)) if self.integer()? < 0 => Err(EvalError::new(
                ErrorCode::InvalidOperand,
                "the number must not be negative",
            )),
            (Number::Small(number), _) => Ok(*number),
            (Number::Large(limbs), _) if limbs::length(limbs) > 128 => Ok(u128::MAX),
            (Number::Large(limbs), _) => Ok(limbs::low(limbs)),
        }
    }

    /// The number of a floating-point value, where an `f64` has exactly this number: those of 16,
    /// 32 and 64 bits. `None` for larger formats, and for integers. What is no number (NaN) is some
    /// NaN.
    ///
    /// ```
    /// use dwarfsmith::eval::{BaseEncoding, BaseType, Value, ValueType};
    /// use dwarfsmith::target::ByteOrder;
    ///
    /// let double = ValueType::Base(BaseType { encoding: BaseEncoding::Float, byte_size: 8, order: None });
    /// let value = Value::from_bytes(double, &1.5f64.to_le_bytes(), ByteOrder::Little)?;
    /// assert_eq!(value.to_f64(), Some(1.5));
    /// assert_eq!((value.to_string(), format!("{value:#}")), ("f64 1.5".to_string(), "1.5".to_string()));
    /// assert_eq!(Value::generic(8, 3).to_f64(), None);
    /// # Ok::<(), dwarfsmith::eval::EvalError>(())
    /// ```
    pub fn to_f64(&self) -> Option<f64> {
        let (format, number) = self.float().ok()?;
        match format {
            Format::Extended | Format::Quad => None,
            _ => Some(f64::from_bits(format.convert(number, Format::Double) as u64)),
        }
    }

    /// How much work an operation on the value is, next to one on a small value, for which it is 0.
    pub(super) fn work(&self, operation: OperationKind) -> usize {
        match (&self.number, operation) {
            (Number::Small(_), _) => 0,
            (
                Number::Large(limbs),
                OperationKind::Mul | OperationKind::Div | OperationKind::Mod,
            ) => limbs.len() * limbs.len() / 8,
            (Number::Large(limbs), _) => limbs.len() / 8,
        }
    }

    /// The number that a floating-point value's bits are.
    fn float(&self) -> Result<(Format, u128), EvalError> {
        let format = self.ty.format()?;
        // Bits past those of the format mean nothing.
        Ok((
            format,
            self.unsigned() & (u128::MAX >> (128 - format.bits())),
        ))
    }

    fn with(&self, number: u128) -> Value {
        Value {
            ty: self.ty,
            number: Number::Small(number & self.ty.mask()),
        }
    }

    fn with_limbs(&self, limbs: Vec<u64>) -> Value {
        Value {
            ty: self.ty,
            number: Number::Large(limbs::truncate(limbs, self.ty.bits()).into()),
        }
    }

    /// An operation on one value: `abs`, `neg` or `not`.
    ///
    /// # Errors
    ///
    /// `type-mismatch`; `invalid-operand` for types that are not computed with.
    pub fn unary(&self, operation: OperationKind) -> Result<Value, EvalError> {
        use OperationKind::{Abs, Neg, Not};
        if self.ty.is_float() {
            let (format, number) = self.float()?;
            return match operation {
                Abs => Ok(self.with(format.absolute(number))),
                Neg => Ok(self.with(format.negate(number))),
                _ => Err(INTEGRAL),
            };
        }
        let negates = match operation {
            Not => {
                return Ok(match &self.number {
                    Number::Small(number) => self.with(!number),
                    Number::Large(limbs) => {
                        self.with_limbs(limbs.iter().map(|limb| !limb).collect())
                    }
                });
            }
            Neg => true,
            Abs => self.ty.is_signed() && self.bit(self.ty.bits().saturating_sub(1)),
            _ => return Err(INTEGRAL),
        };
        Ok(match &self.number {
            _ if !negates => self.clone(),
            Number::Small(number) => self.with(number.wrapping_neg()),
            Number::Large(limbs) => self.with_limbs(limbs::negate(limbs)),
        })
    }

    /// An operation on two values, the second being the top of the stack. Comparisons give the
    /// generic type.
    ///
    /// # Errors
    ///
    /// `type-mismatch` where the types differ or do not fit the operation, `division-by-zero`,
    /// `invalid-operand` for types that are not computed with.
    pub fn binary(
        &self,
        operation: OperationKind,
        other: &Value,
        address_bytes: u8,
    ) -> Result<Value, EvalError> {
        if self.ty != other.ty {
            return Err(EvalError::new(
                ErrorCode::TypeMismatch,
                "the operands differ in type",
            ));
        }
        if let Some(wanted) = relation(operation) {
            let order = self.compare(other)?;
            // What is no number differs from everything and is in no other relation.
            let holds = order.map_or(operation == OperationKind::Ne, |order| {
                wanted.contains(&order)
            });
            return Ok(Value::generic(address_bytes, u128::from(holds)));
        }
        match (&self.number, &other.number) {
            _ if self.ty.is_float() => {
                let ((format, a), (_, b)) = (self.float()?, other.float()?);
                format
                    .binary(operation, a, b)
                    .map(|number| self.with(number))
                    .ok_or(INTEGRAL)
            }
            (Number::Small(a), Number::Small(b)) => self
                .small(operation, *a, *b)
                .map(|number| self.with(number)),
            (Number::Large(a), Number::Large(b)) => self
                .large(operation, a, b)
                .map(|limbs| self.with_limbs(limbs)),
            _ => Err(EvalError::new(
                ErrorCode::TypeMismatch,
                "the operands differ in size",
            )),
        }
    }

    /// As [`Value::binary`], with the result in the first value's place: what nearly all values
    /// are, integers of up to 64 bits, is not moved for that.
    #[inline]
    pub(super) fn apply(
        &mut self,
        operation: OperationKind,
        other: &Value,
        address_bytes: u8,
    ) -> Result<(), EvalError> {
        if let (ValueType::Generic(_), Number::Small(a), Number::Small(b)) =
            (self.ty, &self.number, &other.number)
            && self.ty == other.ty
            && relation(operation).is_none()
        {
            let number = self.small(operation, *a, *b)? & self.ty.mask();
            self.number = Number::Small(number);
            return Ok(());
        }
        *self = self.binary(operation, other, address_bytes)?;
        Ok(())
    }

    /// Adds a constant, which takes the type of the value: an integer.
    #[inline]
    pub(super) fn add(&mut self, addend: u64) -> Result<(), EvalError> {
        if self.ty.is_float() {
            return Err(INTEGRAL);
        }
        let mask = self.ty.mask();
        match &mut self.number {
            Number::Small(number) => *number = number.wrapping_add(addend.into()) & mask,
            Number::Large(limbs) => {
                let sum = limbs::add(limbs, &limbs::extend(&[addend], 64, false, limbs.len()));
                *self = self.with_limbs(sum);
            }
        }
        Ok(())
    }

    /// The remainder of the generic type is the one operation that takes it as unsigned.
    fn divides_signed(&self, operation: OperationKind) -> bool {
        self.ty.is_signed()
            && !(operation == OperationKind::Mod && matches!(self.ty, ValueType::Generic(_)))
    }

    /// An operation on integers of up to 128 bits; what it gives has to be cut down to the type.
    #[inline(always)]
    fn small(&self, operation: OperationKind, a: u128, b: u128) -> Result<u128, EvalError> {
        // By the width or more, nothing is left.
        let shift = |shifted: fn(u128, u32) -> u128| match u32::try_from(b) {
            Ok(count) if count < self.ty.bits() => shifted(a, count),
            _ => 0,
        };
        let divide = |signed: fn(i128, i128) -> i128, unsigned: fn(u128, u128) -> u128| match b {
            0 => Err(DIVISION_BY_ZERO),
            _ if self.divides_signed(operation) => {
                Ok(signed(self.signed(), self.with(b).signed()) as u128)
            }
            _ => Ok(unsigned(a, b)),
        };
        Ok(match operation {
            OperationKind::And => a & b,
            OperationKind::Or => a | b,
            OperationKind::Xor => a ^ b,
            OperationKind::Plus => a.wrapping_add(b),
            OperationKind::Minus => a.wrapping_sub(b),
            OperationKind::Mul => a.wrapping_mul(b),
            OperationKind::Div => divide(i128::wrapping_div, |a, b| a / b)?,
            OperationKind::Mod => divide(i128::wrapping_rem, |a, b| a % b)?,
            OperationKind::Shl => shift(|a, count| a << count),
            OperationKind::Shr => shift(|a, count| a >> count),
            OperationKind::Shra => (self.signed() >> b.min(127)) as u128,
            _ => return Err(NOT_BINARY),
        })
    }

    /// The same on larger integers.
    fn large(&self, operation: OperationKind, a: &[u64], b: &[u64]) -> Result<Vec<u64>, EvalError> {
        let bits = self.ty.bits();
        let count = u32::try_from(limbs::low(b))
            .ok()
            .filter(|count| *count < bits && limbs::length(b) <= 32);
        let sign = |number: &[u64]| limbs::bit(number, bits - 1);
        let divide = || {
            if limbs::is_zero(b) {
                return Err(DIVISION_BY_ZERO);
            }
            let signed = self.divides_signed(operation);
            let magnitude = |number: &[u64]| match signed && sign(number) {
                true => self.negated(number),
                false => number.to_vec(),
            };
            let (quotient, remainder) = limbs::divide(&magnitude(a), &magnitude(b));
            // A quotient is rounded towards zero, so that a remainder has the dividend's sign.
            let (result, negative) = match operation {
                OperationKind::Div => (quotient, sign(a) != sign(b)),
                _ => (remainder, sign(a)),
            };
            Ok(if signed && negative {
                limbs::negate(&result)
            } else {
                result
            })
        };
        Ok(match operation {
            OperationKind::And => limbs::zip(a, b, |a, b| a & b),
            OperationKind::Or => limbs::zip(a, b, |a, b| a | b),
            OperationKind::Xor => limbs::zip(a, b, |a, b| a ^ b),
            OperationKind::Plus => limbs::add(a, b),
            OperationKind::Minus => limbs::subtract(a, b),
            OperationKind::Mul => limbs::multiply(a, b),
            OperationKind::Div | OperationKind::Mod => divide()?,
            OperationKind::Shl => {
                count.map_or(vec![0; a.len()], |count| limbs::shift_left(a, count))
            }
            OperationKind::Shr => {
                count.map_or(vec![0; a.len()], |count| limbs::shift_right(a, count, 0))
            }
            OperationKind::Shra => {
                let fill = if sign(a) { u64::MAX } else { 0 };
                limbs::shift_right(
                    &limbs::extend(a, bits, true, a.len()),
                    count.unwrap_or(bits),
                    fill,
                )
            }
            _ => return Err(NOT_BINARY),
        })
    }

    fn compare(&self, other: &Value) -> Result<Option<Ordering>, EvalError> {
        if self.ty.is_float() {
            let ((format, a), (_, b)) = (self.float()?, other.float()?);
            return Ok(format.compare(a, b));
        }
        let signed = self.ty.is_signed();
        Ok(Some(match (&self.number, &other.number) {
            (Number::Small(_), Number::Small(_)) if signed => self.signed().cmp(&other.signed()),
            (Number::Small(a), Number::Small(b)) => a.cmp(b),
            _ => {
                let sign = |value: &Value| signed && value.bit(self.ty.bits() - 1);
                // Of the same sign, two's complement is in the order of the numbers.
                sign(other)
                    .cmp(&sign(self))
                    .then_with(|| limbs::compare(&self.limbs(), &other.limbs()))
            }
        }))
    }

    /// The bits in limbs, at least two of them.
    fn limbs(&self) -> Vec<u64> {
        match &self.number {
            Number::Small(number) => vec![*number as u64, (number >> 64) as u64],
            Number::Large(limbs) => limbs.to_vec(),
        }
    }

    /// The value in another type: the number where the type can hold it. Integers wrap,
    /// floating-point numbers are rounded, and become integers by dropping their fraction.
    ///
    /// # Errors
    ///
    /// `invalid-operand` for types that are not computed with.
    pub fn convert(&self, ty: ValueType) -> Result<Value, EvalError> {
        let limbs = ty.bits().div_ceil(64) as usize;
        match (self.ty.is_float(), ty.is_float()) {
            _ if self.ty == ty => Ok(self.clone()),
            (false, false) => match &self.number {
                Number::Small(_) if ty.bits() <= 128 && self.ty.is_signed() => {
                    Value::new(ty, self.signed() as u128)
                }
                Number::Small(number) if ty.bits() <= 128 => Value::new(ty, *number),
                _ => {
                    let size = limbs.max(2);
                    Value::from_limbs(
                        ty,
                        limbs::extend(&self.limbs(), self.ty.bits(), self.ty.is_signed(), size),
                    )
                }
            },
            (true, false) => {
                let (format, number) = self.float()?;
                Value::from_limbs(ty, format.to_integer(number, limbs.max(2)))
            }
            (true, true) => {
                let (format, number) = self.float()?;
                Value::new(ty, format.convert(number, ty.format()?))
            }
            (false, true) => {
                let negative = self.ty.is_signed() && self.bit(self.ty.bits().saturating_sub(1));
                let limbs = self.limbs();
                let magnitude = if negative {
                    self.negated(&limbs)
                } else {
                    limbs
                };
                Value::new(ty, ty.format()?.of_integer(negative, &magnitude))
            }
        }
    }

    /// The value's bits in another type.
    ///
    /// # Errors
    ///
    /// `type-mismatch` where the sizes differ.
    pub fn reinterpret(&self, ty: ValueType) -> Result<Value, EvalError> {
        if self.ty.bits() != ty.bits() {
            return Err(EvalError::new(
                ErrorCode::TypeMismatch,
                "the types differ in size",
            ));
        }
        Ok(Value {
            ty,
            number: self.number.clone(),
        })
    }
}

const DIVISION_BY_ZERO: EvalError =
    EvalError::new(ErrorCode::DivisionByZero, "an integer is divided by zero");
const NOT_BINARY: EvalError = EvalError::new(
    ErrorCode::InvalidOperation,
    "not an operation on two values",
);

/// The orders of two values for which a comparison holds, or `None` for what is no comparison.
fn relation(operation: OperationKind) -> Option<&'static [Ordering]> {
    use Ordering::{Equal, Greater, Less};
    Some(match operation {
        OperationKind::Eq => &[Equal],
        OperationKind::Ge => &[Greater, Equal],
        OperationKind::Gt => &[Greater],
        OperationKind::Le => &[Less, Equal],
        OperationKind::Lt => &[Less],
        OperationKind::Ne => &[Less, Greater],
        _ => return None,
    })
}
