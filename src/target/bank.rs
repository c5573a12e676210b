//! Banks of registers: consecutive numbers with regular names.

use super::Register;
use alloc::format;
use alloc::string::String;

/// Registers with consecutive DWARF numbers, equal sizes and regular names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegisterBank {
    /// The DWARF number of the first register.
    pub first: u16,
    /// The number of registers.
    pub count: u16,
    /// The names of the registers.
    pub names: RegisterNames,
    /// The size of each register in bits.
    pub bits: u32,
    /// The size in bits of one lane's element in a vector register; 0 if the registers have no
    /// lanes.
    pub lane_bits: u32,
}

impl RegisterBank {
    /// Returns a bank of registers without lanes, each with this size in bits and a separate name.
    pub const fn named(first: u16, names: &'static [&'static str], bits: u32) -> RegisterBank {
        RegisterBank {
            first,
            count: names.len() as u16,
            names: RegisterNames::List(names),
            bits,
            lane_bits: 0,
        }
    }

    /// Returns a bank of registers without lanes, each with this size in bits. The name is a prefix
    /// and a number, counted from 0.
    pub const fn numbered(first: u16, count: u16, prefix: &'static str, bits: u32) -> RegisterBank {
        RegisterBank {
            first,
            count,
            names: RegisterNames::Numbered(prefix, 0),
            bits,
            lane_bits: 0,
        }
    }

    /// Returns the same registers with names counted from another number.
    pub const fn counting_from(self, number: u16) -> RegisterBank {
        match self.names {
            RegisterNames::List(_) => self,
            RegisterNames::Numbered(prefix, _) => RegisterBank {
                names: RegisterNames::Numbered(prefix, number),
                ..self
            },
        }
    }

    /// Returns the same registers with lanes of a size in bits.
    pub const fn with_lanes(self, lane_bits: u32) -> RegisterBank {
        RegisterBank { lane_bits, ..self }
    }

    /// Returns the index of a register in the bank.
    pub(super) fn index(&self, register: Register) -> Option<u16> {
        let index = register.0.checked_sub(self.first)?;
        (index < self.count).then_some(index)
    }

    pub(super) fn find(&self, name: &str) -> Option<Register> {
        let index = match self.names {
            RegisterNames::List(names) => names.iter().position(|known| *known == name)? as u16,
            RegisterNames::Numbered(prefix, start) => {
                decimal(name.strip_prefix(prefix)?)?.checked_sub(start)?
            }
        };
        (index < self.count).then(|| Register(self.first + index))
    }

    /// Returns the name of the register with an index in the bank.
    pub(super) fn name(&self, index: u16) -> String {
        match self.names {
            RegisterNames::List(names) => {
                String::from(*names.get(usize::from(index)).unwrap_or(&""))
            }
            RegisterNames::Numbered(prefix, start) => format!("{prefix}{}", start + index),
        }
    }

    /// Returns the names of all registers of the bank.
    pub(super) fn all_names(&self) -> impl Iterator<Item = String> {
        (0..self.count).map(|index| self.name(index))
    }
}

/// Parses a number without a sign or leading zeros.
pub(super) fn decimal(digits: &str) -> Option<u16> {
    let is_plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    (is_plain && (digits == "0" || !digits.starts_with('0')))
        .then(|| digits.parse().ok())
        .flatten()
}

/// The names of a [`RegisterBank`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegisterNames {
    /// One name for each register.
    List(&'static [&'static str]),
    /// A prefix, and the number of the first register. Numbers ascend.
    Numbered(&'static str, u16),
}
