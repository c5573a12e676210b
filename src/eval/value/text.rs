//! Values and their types in text.

use super::{BaseEncoding, Value, ValueType};
use crate::number::{Format, Number};
use core::fmt;

impl fmt::Display for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ValueType::Base(base) = self else {
            return f.write_str("generic");
        };
        let letter = match base.encoding {
            BaseEncoding::Signed => 'i',
            BaseEncoding::Unsigned => 'u',
            BaseEncoding::Float => 'f',
            BaseEncoding::ExtendedFloat => 'x',
            BaseEncoding::BrainFloat => 'b',
        };
        write!(f, "{letter}{}", self.bits())
    }
}

impl fmt::Display for Value {
    /// The number; with its type before it unless that is generic. The generic type is written
    /// without a sign, and numbers of more than 128 bits in hexadecimal. `{:#}` is the number
    /// without its type.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ty = self.ty;
        if !f.alternate() && !matches!(ty, ValueType::Generic(_)) {
            write!(f, "{ty} ")?;
        }
        match &self.number {
            _ if matches!(ty, ValueType::Generic(_)) => write!(f, "{}", self.unsigned()),
            _ if ty.is_float() => match ty.format() {
                Ok(Format::Float(format)) => f.write_str(&format.text(self.number.float(format))),
                _ => write!(f, "0x{:x}", self.unsigned()),
            },
            Number::Large(limbs) => {
                f.write_str("0x")?;
                limbs
                    .iter()
                    .rev()
                    .try_for_each(|limb| write!(f, "{limb:016x}"))
            }
            Number::Small(_) if ty.is_signed() => write!(f, "{}", self.signed()),
            Number::Small(number) => write!(f, "{number}"),
        }
    }
}
