//! Typed values and arithmetic on them (DWARF 5 section 2.5.1).
//!
//! Arithmetic is that of [`crate::number`]. Integers wrap. The generic type is an integer of the
//! size of an address: division and comparison are signed, the remainder is unsigned.
//! Floating-point numbers have the formats of [`BaseEncoding`]. Values of floating-point types with
//! other sizes can be read and reinterpreted; arithmetic on them is an error. PowerPC's pair of
//! doubles, decimal and hexadecimal formats, and formats of 8 bits are not supported.

mod text;

use super::bits;
use super::bytes::ValueBytes;
use super::error::{ErrorCode, EvalError};
use crate::dwarf::OperationKind;
use crate::number::{BinaryOp, Format, NoResult, Number, Signedness, UnaryOp, wrap};
use crate::target::{ByteOrder, Register, Target};
use crate::ty::Float;
use alloc::vec::Vec;

/// The interpretation of the bits of a base type (`DW_AT_encoding`, DWARF 5 section 5.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BaseEncoding {
    /// `DW_ATE_signed` and `DW_ATE_signed_char`.
    Signed,
    /// `DW_ATE_unsigned`, `DW_ATE_unsigned_char`, `DW_ATE_boolean`, `DW_ATE_address` and
    /// characters: `DW_ATE_UTF`, `_UCS`, `_ASCII`.
    Unsigned,
    /// `DW_ATE_float`, in the IEEE 754 format of the type's size; with 10 and 12 bytes, x87's
    /// 80-bit format.
    Float,
    /// `DW_ATE_float` in x87's 80-bit format, for any size: the `long double` of x86, which may
    /// have 16 bytes.
    ExtendedFloat,
    /// `DW_ATE_float` of two bytes, the upper half of an IEEE 754 binary32: bfloat16.
    BrainFloat,
}

impl BaseEncoding {
    /// Returns the encoding for `DW_AT_encoding` of a base type; `None` for types without
    /// arithmetic, such as decimal and complex numbers. `DW_ATE_float` is [`BaseEncoding::Float`].
    /// The attribute does not determine whether a type of 16 bytes has x87's format, or whether a
    /// type of two bytes is bfloat16; the machine or the type's name does.
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
    /// The interpretation of the bits.
    pub encoding: BaseEncoding,
    /// The size in bytes.
    pub byte_size: u16,
    /// The byte order, if it is not the target's (`DW_AT_endianity`).
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

/// The size in bytes of the largest value, which is the size of the largest register.
const LARGEST: u16 = 8192;

const INTEGRAL: EvalError =
    EvalError::new(ErrorCode::TypeMismatch, "the operation needs an integer");
const FORMAT: EvalError = EvalError::new(
    ErrorCode::InvalidOperand,
    "floating-point numbers of this size are not supported",
);

impl ValueType {
    /// The size in bits.
    pub fn bits(self) -> u32 {
        match self {
            ValueType::Generic(bytes) => u32::from(bytes) * 8,
            ValueType::Base(base) => u32::from(base.byte_size) * 8,
        }
    }

    pub(super) fn is_float(self) -> bool {
        use BaseEncoding::{BrainFloat, ExtendedFloat, Float};
        matches!(
            self,
            ValueType::Base(BaseType {
                encoding: Float | ExtendedFloat | BrainFloat,
                ..
            })
        )
    }

    /// The number format of values of the type.
    fn format(self) -> Result<Format, EvalError> {
        let ValueType::Base(base) = self else {
            return Ok(self.integer());
        };
        Ok(Format::Float(match (base.encoding, base.byte_size) {
            (BaseEncoding::Float, 2) => Float::F16,
            (BaseEncoding::Float, 4) => Float::F32,
            (BaseEncoding::Float, 8) => Float::F64,
            (BaseEncoding::Float, 10 | 12) | (BaseEncoding::ExtendedFloat, 10..=16) => Float::F80,
            (BaseEncoding::Float, 16) => Float::F128,
            (BaseEncoding::BrainFloat, 2) => Float::BF16,
            (BaseEncoding::Signed | BaseEncoding::Unsigned, _) => return Ok(self.integer()),
            _ => return Err(FORMAT),
        }))
    }

    fn integer(self) -> Format {
        Format::Integer {
            bits: self.bits(),
            signedness: self.signedness(),
        }
    }

    /// The interpretation of the bits in arithmetic. The generic type counts as signed.
    fn signedness(self) -> Signedness {
        match self {
            ValueType::Base(BaseType {
                encoding: BaseEncoding::Unsigned,
                ..
            }) => Signedness::Unsigned,
            ValueType::Base(_) | ValueType::Generic(_) => Signedness::Signed,
        }
    }

    /// Returns an error for types that are larger than any value.
    fn check_size(self) -> Result<(), EvalError> {
        match self.bits() <= u32::from(LARGEST) * 8 {
            true => Ok(()),
            false => Err(EvalError::new(
                ErrorCode::InvalidOperand,
                "values of more than 8192 bytes are not supported",
            )),
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

/// Returns the type of the number in a floating-point register that has one format for numbers of
/// all types.
pub(super) fn held_in(target: Target, register: Register) -> Option<BaseType> {
    let format = target.float_format(register)?;
    Some(BaseType {
        encoding: match format {
            Float::F80 => BaseEncoding::ExtendedFloat,
            _ => BaseEncoding::Float,
        },
        byte_size: format.bit_size() / 8,
        order: None,
    })
}

/// A typed value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    ty: ValueType,
    number: Number,
}

impl Value {
    /// The value whose two's complement representation is the low bits of `number`. For a type of
    /// more than 128 bits, they are extended, by the sign if the type is signed.
    ///
    /// # Errors
    ///
    /// `invalid-operand` for types of more than 8192 bytes.
    pub fn new(ty: ValueType, number: u128) -> Result<Value, EvalError> {
        ty.check_size()?;
        let signedness = match ty.is_float() {
            true => Signedness::Unsigned,
            false => ty.signedness(),
        };
        Ok(Value {
            ty,
            number: Number::new(number, ty.bits(), signedness),
        })
    }

    /// A value of the generic type, which has at most eight bytes.
    pub fn generic(address_bytes: u8, number: u128) -> Value {
        let ty = ValueType::Generic(address_bytes.min(8));
        Value {
            ty,
            number: Number::new(number, ty.bits(), Signedness::Unsigned),
        }
    }

    /// Decodes a value from bytes, in the byte order of the type, or of the target if the type
    /// states none.
    ///
    /// # Errors
    ///
    /// `invalid-operand` for types of more than 8192 bytes, and if the number of bytes is not the
    /// type's size.
    pub fn from_bytes(ty: ValueType, bytes: &[u8], target: ByteOrder) -> Result<Value, EvalError> {
        if bytes.len() as u64 * 8 != u64::from(ty.bits()) {
            return Err(EvalError::new(
                ErrorCode::InvalidOperand,
                "the size is not that of the type",
            ));
        }
        ty.check_size()?;
        let number = match ty.order(target) {
            order if ty.bits() <= 128 => Number::Small(bits::number(bytes, order)),
            ByteOrder::Little => Number::from_bytes(bytes, ty.bits()),
            ByteOrder::Big => {
                let reversed: Vec<u8> = bytes.iter().rev().copied().collect();
                Number::from_bytes(&reversed, ty.bits())
            }
        };
        Ok(Value { ty, number })
    }

    /// Returns the bytes of the value, in the byte order of the type, or of the target if the type
    /// states none.
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
    pub fn ty(&self) -> ValueType {
        self.ty
    }

    /// The bits as an unsigned number; the low 128 bits of a larger value.
    pub fn unsigned(&self) -> u128 {
        self.number.low()
    }

    /// The bits as a signed number in two's complement; the low 128 bits of a larger value.
    pub fn signed(&self) -> i128 {
        wrap(
            self.number.low() as i128,
            self.ty.bits().into(),
            Signedness::Signed,
        )
    }

    /// A bit of the value; bit 0 is the least significant. `false` past the end.
    pub fn bit(&self, index: u32) -> bool {
        self.number.bit(index)
    }

    /// The integer, signed if the type is; the generic type counts as signed. It saturates if the
    /// result type cannot represent it.
    ///
    /// # Errors
    ///
    /// `type-mismatch` for floating-point numbers.
    pub fn integer(&self) -> Result<i128, EvalError> {
        if self.ty.is_float() {
            return Err(INTEGRAL);
        }
        let (bits, signedness) = (self.ty.bits(), self.ty.signedness());
        let number = match signedness {
            Signedness::Signed => self.number.signed(bits),
            Signedness::Unsigned => self
                .number
                .unsigned()
                .and_then(|number| i128::try_from(number).ok()),
        };
        // The smallest number is the negative of the largest.
        let negative = self.number.is_negative(bits, signedness);
        Ok(number.unwrap_or(if negative { -i128::MAX } else { i128::MAX }))
    }

    /// The integer as an unsigned number, for addresses, counts and sizes. It saturates if the
    /// result type cannot represent it.
    ///
    /// # Errors
    ///
    /// `type-mismatch` for floating-point numbers, `invalid-operand` for negative numbers of signed
    /// base types.
    pub fn size(&self) -> Result<u128, EvalError> {
        match self.ty {
            ty if ty.is_float() => Err(INTEGRAL),
            ValueType::Base(_) if self.integer()? < 0 => Err(EvalError::new(
                ErrorCode::InvalidOperand,
                "the number must not be negative",
            )),
            _ => Ok(self.number.unsigned().unwrap_or(u128::MAX)),
        }
    }

    /// The number of a floating-point value, if every value of its format is an `f64`: formats of
    /// 16, 32 and 64 bits. `None` for larger formats and for integers. A NaN is converted to some
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
        match self.ty.format().ok()? {
            Format::Integer { .. } | Format::Float(Float::F80 | Float::F128) => None,
            from => {
                let number = self.number.convert(from, Format::Float(Float::F64));
                Some(f64::from_bits(number.low() as u64))
            }
        }
    }

    /// The additional cost of an operation on the value, as a number of operations; 0 for a small
    /// value.
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

    fn with(&self, number: Number) -> Value {
        Value {
            ty: self.ty,
            number,
        }
    }

    /// Computes `abs`, `neg` or `not`.
    ///
    /// # Errors
    ///
    /// `type-mismatch`; `invalid-operand` for types without arithmetic.
    pub fn unary(&self, operation: OperationKind) -> Result<Value, EvalError> {
        let op = match operation {
            OperationKind::Abs => UnaryOp::Abs,
            OperationKind::Neg => UnaryOp::Neg,
            OperationKind::Not => UnaryOp::Not,
            _ => return Err(INTEGRAL),
        };
        Ok(self.with(self.number.unary(op, self.ty.format()?)?))
    }

    /// Computes a binary operation. `second` is the top of the stack. The result of a comparison
    /// has the generic type.
    ///
    /// # Errors
    ///
    /// `type-mismatch` if the types differ or do not fit the operation, `division-by-zero`,
    /// `invalid-operand` for types without arithmetic.
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
        let op = binary_op(operation).ok_or(NOT_BINARY)?;
        let format = self.format(op)?;
        let number = self.number.binary(op, &other.number, format)?;
        Ok(match op.is_comparison() {
            true => Value::generic(address_bytes, number.low()),
            false => self.with(number),
        })
    }

    /// Adds a constant to an integer, in the type of the value.
    pub(super) fn add(&mut self, addend: u64) -> Result<(), EvalError> {
        if self.ty.is_float() {
            return Err(INTEGRAL);
        }
        let (bits, format) = (self.ty.bits(), self.ty.integer());
        let addend = Number::new(addend.into(), bits, Signedness::Unsigned);
        self.number = self.number.binary(BinaryOp::Add, &addend, format)?;
        Ok(())
    }

    /// The number format of operands. The remainder is the only operation that treats the generic
    /// type as unsigned.
    fn format(&self, op: BinaryOp) -> Result<Format, EvalError> {
        match (self.ty, op) {
            (ValueType::Generic(_), BinaryOp::Mod) => Ok(Format::Integer {
                bits: self.ty.bits(),
                signedness: Signedness::Unsigned,
            }),
            _ => self.ty.format(),
        }
    }

    /// Converts the value to another type. The number is preserved if the type can represent it.
    /// Otherwise integers wrap and floating-point numbers are rounded; a floating-point number is
    /// truncated toward zero to become an integer.
    ///
    /// # Errors
    ///
    /// `invalid-operand` for types without arithmetic.
    pub fn convert(&self, ty: ValueType) -> Result<Value, EvalError> {
        if self.ty == ty {
            return Ok(self.clone());
        }
        ty.check_size()?;
        let number = self.number.convert(self.ty.format()?, ty.format()?);
        Ok(Value { ty, number })
    }

    /// Returns the number in a register that has a fixed format as a floating-point type. In the
    /// same format, the bits do not change.
    pub(super) fn in_format_of(self, ty: ValueType) -> Result<Value, EvalError> {
        match self.ty.format()? == ty.format()? {
            true => Value::new(ty, self.unsigned()),
            false => self.convert(ty),
        }
    }

    /// Reinterprets the bits of the value as another type.
    ///
    /// # Errors
    ///
    /// `type-mismatch` if the sizes differ.
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
    "the operation does not take two values",
);

impl From<NoResult> for EvalError {
    fn from(reason: NoResult) -> EvalError {
        match reason {
            NoResult::DivisionByZero => DIVISION_BY_ZERO,
            NoResult::NotOnFloats => INTEGRAL,
        }
    }
}

fn binary_op(operation: OperationKind) -> Option<BinaryOp> {
    Some(match operation {
        OperationKind::Plus => BinaryOp::Add,
        OperationKind::Minus => BinaryOp::Sub,
        OperationKind::Mul => BinaryOp::Mul,
        OperationKind::Div => BinaryOp::Div,
        OperationKind::Mod => BinaryOp::Mod,
        OperationKind::And => BinaryOp::And,
        OperationKind::Or => BinaryOp::Or,
        OperationKind::Xor => BinaryOp::Xor,
        OperationKind::Shl => BinaryOp::Shl,
        OperationKind::Shr => BinaryOp::LShr,
        OperationKind::Shra => BinaryOp::AShr,
        OperationKind::Eq => BinaryOp::Eq,
        OperationKind::Ne => BinaryOp::Ne,
        OperationKind::Lt => BinaryOp::Lt,
        OperationKind::Le => BinaryOp::Le,
        OperationKind::Gt => BinaryOp::Gt,
        OperationKind::Ge => BinaryOp::Ge,
        _ => return None,
    })
}
