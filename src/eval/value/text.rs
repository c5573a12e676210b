//! Prints values and their types.

use super::{BaseEncoding, Value, ValueType};
use crate::number::{Format, Number, Signedness};
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
    /// Prints the type, unless it is generic, and the number. A number of the generic type is
    /// printed as unsigned, and one of more than 128 bits in hexadecimal. `{:#}` prints the number
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
            Number::Small(number) => match ty.signedness() {
                Signedness::Signed => write!(f, "{}", self.signed()),
                Signedness::Unsigned => write!(f, "{number}"),
            },
        }
    }
}
