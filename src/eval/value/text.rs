//! Values and their types in text.

use super::{BaseEncoding, Number, Value, ValueType};
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
    /// The number; with its type before it unless that is generic. The generic type is written without a sign, and
    /// numbers of more than 128 bits in hexadecimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.ty, &self.number) {
            (ValueType::Generic(_), _) => write!(f, "{}", self.unsigned()),
            (ty, _) if ty.is_float() => match self.float() {
                Ok((format, number)) => write!(f, "{ty} {}", format.text(number)),
                Err(_) => write!(f, "{ty} 0x{:x}", self.unsigned()),
            },
            (ty, Number::Large(limbs)) => {
                write!(f, "{ty} 0x")?;
                limbs.iter().rev().try_for_each(|limb| write!(f, "{limb:016x}"))
            }
            (ty, _) if ty.is_signed() => write!(f, "{ty} {}", self.signed()),
            (ty, Number::Small(number)) => write!(f, "{ty} {number}"),
        }
    }
}
