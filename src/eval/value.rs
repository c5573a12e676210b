//! Typed values and arithmetic on them (DWARF 5 section 2.5.1).
//!
//! A value is at most 128 bits, held as a number whose unused high bits are 0; all knowledge of that is in this module.
//! Integers wrap. The generic type is an integer of an address's size: division and comparison take it as signed,
//! remainder as unsigned. Floating-point numbers are IEEE 754 binary32 and binary64; other floating-point types can be
//! read and reinterpreted, but not computed with.

use super::bits;
use super::error::{ErrorCode, EvalError};
use crate::dwarf::OperationKind;
use crate::target::ByteOrder;
use core::fmt;

/// How the bits of a base type are read (`DW_AT_encoding`, DWARF 5 section 5.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BaseEncoding {
    /// `DW_ATE_signed` and `DW_ATE_signed_char`.
    Signed,
    /// `DW_ATE_unsigned`, `DW_ATE_unsigned_char`, `DW_ATE_boolean`, `DW_ATE_address` and `DW_ATE_UTF`.
    Unsigned,
    /// `DW_ATE_float`.
    Float,
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

/// The largest value in bytes.
const LARGEST: u16 = 16;

const INTEGRAL: EvalError = EvalError::new(ErrorCode::TypeMismatch, "the operation needs an integer");
const FORMAT: EvalError =
    EvalError::new(ErrorCode::InvalidOperand, "floating-point numbers other than of 32 and 64 bits are not computed");

impl ValueType {
    /// The size in bits.
    pub fn bits(self) -> u32 {
        match self {
            ValueType::Generic(bytes) => u32::from(bytes) * 8,
            ValueType::Base(base) => u32::from(base.byte_size) * 8,
        }
    }

    fn is_float(self) -> bool {
        matches!(self, ValueType::Base(BaseType { encoding: BaseEncoding::Float, .. }))
    }

    /// Signed, for what reads the generic type as signed.
    fn is_signed(self) -> bool {
        !matches!(self, ValueType::Base(BaseType { encoding: BaseEncoding::Unsigned, .. }))
    }

    fn mask(self) -> u128 {
        match self.bits() {
            0 => 0,
            bits @ 1..=127 => (1 << bits) - 1,
            _ => u128::MAX,
        }
    }

    fn order(self, target: ByteOrder) -> ByteOrder {
        match self {
            ValueType::Base(BaseType { order: Some(order), .. }) => order,
            _ => target,
        }
    }
}

impl fmt::Display for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ValueType::Base(base) = self else {
            return f.write_str("generic");
        };
        let letter = match base.encoding {
            BaseEncoding::Signed => 'i',
            BaseEncoding::Unsigned => 'u',
            BaseEncoding::Float => 'f',
        };
        write!(f, "{letter}{}", self.bits())
    }
}

/// A typed value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    ty: ValueType,
    bits: u128,
}

/// What a value of a floating-point type is.
#[derive(Clone, Copy)]
enum Float {
    Single(f32),
    Double(f64),
}

impl Value {
    /// The value whose two's complement is the low bits of `number`.
    ///
    /// # Errors
    ///
    /// `invalid-operand` for types of more than 16 bytes.
    pub fn new(ty: ValueType, number: u128) -> Result<Value, EvalError> {
        if ty.bits() > u32::from(LARGEST) * 8 {
            return Err(EvalError::new(ErrorCode::InvalidOperand, "values of more than 16 bytes are not computed"));
        }
        Ok(Value { ty, bits: number & ty.mask() })
    }

    /// A value of the generic type, of at most eight bytes.
    pub fn generic(address_bytes: u8, number: u128) -> Value {
        let ty = ValueType::Generic(address_bytes.min(8));
        Value { ty, bits: number & ty.mask() }
    }

    /// The value that these bytes hold, in the order of the type or else of the target.
    ///
    /// # Errors
    ///
    /// `invalid-operand` for types of more than 16 bytes, and where the number of bytes is not the type's.
    pub fn from_bytes(ty: ValueType, bytes: &[u8], target: ByteOrder) -> Result<Value, EvalError> {
        if bytes.len() as u64 * 8 != u64::from(ty.bits()) {
            return Err(EvalError::new(ErrorCode::InvalidOperand, "the size is not that of the type"));
        }
        Value::new(ty, bits::number(bytes, ty.order(target)))
    }

    /// Fills `into` with the value's bytes and gives how many they are.
    pub fn to_bytes(self, into: &mut [u8; 16], target: ByteOrder) -> usize {
        let size = (self.ty.bits() / 8) as usize;
        bits::store(&mut into[..size], self.bits, self.ty.order(target));
        size
    }

    /// The type.
    pub fn ty(self) -> ValueType {
        self.ty
    }

    /// The bits as an unsigned number.
    pub fn unsigned(self) -> u128 {
        self.bits
    }

    /// The bits as a signed number, by two's complement.
    pub fn signed(self) -> i128 {
        match self.ty.bits() {
            0 => 0,
            bits => (self.bits << (128 - bits)) as i128 >> (128 - bits),
        }
    }

    /// The number by the type's own sign; the generic type's is signed. Integers only.
    ///
    /// # Errors
    ///
    /// `type-mismatch` for floating-point numbers.
    pub fn integer(self) -> Result<i128, EvalError> {
        match self.ty {
            ty if ty.is_float() => Err(INTEGRAL),
            ty if ty.is_signed() => Ok(self.signed()),
            // A u128 of more than i128 holds is no count or offset of anything.
            _ => Ok(i128::try_from(self.bits).unwrap_or(i128::MAX)),
        }
    }

    /// The number without a sign, for addresses, counts and sizes.
    ///
    /// # Errors
    ///
    /// `type-mismatch` for floating-point numbers, `invalid-operand` for negative numbers of signed base types.
    pub fn size(self) -> Result<u128, EvalError> {
        match self.ty {
            ty if ty.is_float() => Err(INTEGRAL),
            ValueType::Base(_) if self.integer()? < 0 => {
                Err(EvalError::new(ErrorCode::InvalidOperand, "the number must not be negative"))
            }
            _ => Ok(self.bits),
        }
    }

    fn float(self) -> Result<Float, EvalError> {
        match self.ty.bits() {
            32 => Ok(Float::Single(f32::from_bits(self.bits as u32))),
            64 => Ok(Float::Double(f64::from_bits(self.bits as u64))),
            _ => Err(FORMAT),
        }
    }

    fn with(self, number: u128) -> Value {
        Value { ty: self.ty, bits: number & self.ty.mask() }
    }

    fn with_float(self, single: impl Fn(f32) -> f32, double: impl Fn(f64) -> f64) -> Result<Value, EvalError> {
        Ok(self.with(match self.float()? {
            Float::Single(number) => single(number).to_bits().into(),
            Float::Double(number) => double(number).to_bits().into(),
        }))
    }

    /// An operation on one value: `abs`, `neg` or `not`.
    ///
    /// # Errors
    ///
    /// `type-mismatch`; `invalid-operand` for types that are not computed with.
    pub fn unary(self, operation: OperationKind) -> Result<Value, EvalError> {
        match operation {
            OperationKind::Abs if self.ty.is_float() => self.with_float(f32::abs, f64::abs),
            OperationKind::Neg if self.ty.is_float() => self.with_float(|a| -a, |a| -a),
            OperationKind::Abs if self.ty.is_signed() => Ok(self.with(self.signed().unsigned_abs())),
            OperationKind::Abs => Ok(self),
            OperationKind::Neg => Ok(self.with(self.bits.wrapping_neg())),
            OperationKind::Not if !self.ty.is_float() => Ok(self.with(!self.bits)),
            _ => Err(INTEGRAL),
        }
    }

    /// An operation on two values, the second being the top of the stack. Comparisons give the generic type.
    ///
    /// # Errors
    ///
    /// `type-mismatch` where the types differ or do not fit the operation, `division-by-zero`, `invalid-operand` for
    /// types that are not computed with.
    pub fn binary(self, operation: OperationKind, other: Value, address_bytes: u8) -> Result<Value, EvalError> {
        if self.ty != other.ty {
            return Err(EvalError::new(ErrorCode::TypeMismatch, "the operands differ in type"));
        }
        if let Some(holds) = self.compare(operation, other)? {
            return Ok(Value::generic(address_bytes, u128::from(holds)));
        }
        if self.ty.is_float() {
            return match (operation, self.float()?, other.float()?) {
                (OperationKind::Plus, ..) => self.with_floats(other, |a, b| a + b, |a, b| a + b),
                (OperationKind::Minus, ..) => self.with_floats(other, |a, b| a - b, |a, b| a - b),
                (OperationKind::Mul, ..) => self.with_floats(other, |a, b| a * b, |a, b| a * b),
                (OperationKind::Div, ..) => self.with_floats(other, |a, b| a / b, |a, b| a / b),
                _ => Err(INTEGRAL),
            };
        }
        let (a, b) = (self.bits, other.bits);
        let divides = matches!(operation, OperationKind::Div | OperationKind::Mod);
        if divides && b == 0 {
            return Err(EvalError::new(ErrorCode::DivisionByZero, "an integer is divided by zero"));
        }
        // The remainder of the generic type is the one operation that takes it as unsigned.
        let signed =
            self.ty.is_signed() && !(operation == OperationKind::Mod && matches!(self.ty, ValueType::Generic(_)));
        let width = self.ty.bits();
        let count = u32::try_from(b).ok().filter(|count| *count < width);
        Ok(self.with(match operation {
            OperationKind::And => a & b,
            OperationKind::Or => a | b,
            OperationKind::Xor => a ^ b,
            OperationKind::Plus => a.wrapping_add(b),
            OperationKind::Minus => a.wrapping_sub(b),
            OperationKind::Mul => a.wrapping_mul(b),
            OperationKind::Div if signed => self.signed().wrapping_div(other.signed()) as u128,
            OperationKind::Div => a / b,
            OperationKind::Mod if signed => self.signed().wrapping_rem(other.signed()) as u128,
            OperationKind::Mod => a % b,
            OperationKind::Shl => count.map_or(0, |count| a << count),
            OperationKind::Shr => count.map_or(0, |count| a >> count),
            OperationKind::Shra => (self.signed() >> count.unwrap_or(127)) as u128,
            _ => return Err(EvalError::new(ErrorCode::InvalidOperation, "not an operation on two values")),
        }))
    }

    fn with_floats(
        self,
        other: Value,
        single: impl Fn(f32, f32) -> f32,
        double: impl Fn(f64, f64) -> f64,
    ) -> Result<Value, EvalError> {
        match (self.float()?, other.float()?) {
            (Float::Single(a), Float::Single(b)) => Ok(self.with(single(a, b).to_bits().into())),
            (Float::Double(a), Float::Double(b)) => Ok(self.with(double(a, b).to_bits().into())),
            _ => Err(FORMAT),
        }
    }

    /// Whether a comparison holds, or `None` for what is no comparison.
    fn compare(self, operation: OperationKind, other: Value) -> Result<Option<bool>, EvalError> {
        use core::cmp::Ordering::{Equal, Greater, Less};
        let wanted: &[core::cmp::Ordering] = match operation {
            OperationKind::Eq => &[Equal],
            OperationKind::Ge => &[Greater, Equal],
            OperationKind::Gt => &[Greater],
            OperationKind::Le => &[Less, Equal],
            OperationKind::Lt => &[Less],
            OperationKind::Ne => &[Less, Greater],
            _ => return Ok(None),
        };
        let order = if self.ty.is_float() {
            match (self.float()?, other.float()?) {
                (Float::Single(a), Float::Single(b)) => a.partial_cmp(&b),
                (Float::Double(a), Float::Double(b)) => a.partial_cmp(&b),
                _ => None,
            }
        } else if self.ty.is_signed() {
            Some(self.signed().cmp(&other.signed()))
        } else {
            Some(self.bits.cmp(&other.bits))
        };
        // What is not a number differs from everything and is in no other relation.
        Ok(Some(order.map_or(operation == OperationKind::Ne, |order| wanted.contains(&order))))
    }

    /// The value in another type: the number where the type can hold it. Integers wrap, floating-point numbers are
    /// rounded, and become integers by dropping their fraction.
    ///
    /// # Errors
    ///
    /// `invalid-operand` for types that are not computed with.
    pub fn convert(self, ty: ValueType) -> Result<Value, EvalError> {
        if self.ty == ty {
            return Ok(self);
        }
        let number = match (self.ty.is_float(), ty.is_float()) {
            (false, false) if self.ty.is_signed() => self.signed() as u128,
            (false, false) => self.bits,
            (true, false) => match self.float()? {
                Float::Single(number) if number < 0.0 => number as i128 as u128,
                Float::Single(number) => number as u128,
                Float::Double(number) if number < 0.0 => number as i128 as u128,
                Float::Double(number) => number as u128,
            },
            (from_float, true) => {
                let single = match (from_float, self.ty.is_signed()) {
                    (true, _) => match self.float()? {
                        Float::Single(number) => (number, f64::from(number)),
                        Float::Double(number) => (number as f32, number),
                    },
                    (false, true) => (self.signed() as f32, self.signed() as f64),
                    (false, false) => (self.bits as f32, self.bits as f64),
                };
                match ty.bits() {
                    32 => single.0.to_bits().into(),
                    64 => single.1.to_bits().into(),
                    _ => return Err(FORMAT),
                }
            }
        };
        Value::new(ty, number)
    }

    /// The value's bits in another type.
    ///
    /// # Errors
    ///
    /// `type-mismatch` where the sizes differ.
    pub fn reinterpret(self, ty: ValueType) -> Result<Value, EvalError> {
        if self.ty.bits() != ty.bits() {
            return Err(EvalError::new(ErrorCode::TypeMismatch, "the types differ in size"));
        }
        Ok(Value { ty, bits: self.bits })
    }
}

impl fmt::Display for Value {
    /// The number; with its type before it unless that is generic. The generic type is written without a sign.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ty {
            ValueType::Generic(_) => write!(f, "{}", self.bits),
            ty if ty.is_float() => match self.float() {
                Ok(Float::Single(number)) => write!(f, "{ty} {number}"),
                Ok(Float::Double(number)) => write!(f, "{ty} {number}"),
                Err(_) => write!(f, "{ty} 0x{:x}", self.bits),
            },
            ty if ty.is_signed() => write!(f, "{ty} {}", self.signed()),
            ty => write!(f, "{ty} {}", self.bits),
        }
    }
}
