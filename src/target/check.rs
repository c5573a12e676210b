//! Consistency checks of a [`Description`].

use super::{Description, RegisterBank, RegisterNames};
use core::fmt;

/// Defines the errors, each with its message.
macro_rules! errors {
    ($($(#[$doc:meta])* $error:ident $message:literal,)+) => {
        /// An inconsistency of a [`Description`].
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum DescriptionError {
            $($(#[$doc])* $error,)+
        }

        impl DescriptionError {
            /// Returns a description of the inconsistency, in one sentence without a full stop.
            pub const fn message(self) -> &'static str {
                match self {
                    $(DescriptionError::$error => $message,)+
                }
            }
        }
    };
}
errors! {
    /// The target has no name.
    NoName "the target has no name",
    /// The size of an address is not 1 to 8 bytes.
    AddressSize "the size of an address is not 1 to 8 bytes",
    /// No address space has the number 0, or its pointers differ in size from an address.
    NoDefaultAddressSpace "there is no address space with the number 0 whose pointers are as large as an address",
    /// A register's number or the number in its name is larger than 65535.
    RegisterNumber "a register's number is larger than 65535",
    /// A bank has more or fewer names than registers.
    RegisterNames "a bank of registers has more or fewer names than registers",
    /// The size of a register is 0, or is not a multiple of the size of its lanes.
    RegisterSize "a register's size is 0, or is not a multiple of the size of its lanes",
    /// An alias names a register that does not exist.
    Alias "an alias names a register that does not exist",
    /// A preserved register does not exist.
    Preserved "a register that calls preserve does not exist",
    /// A floating-point register does not exist.
    FloatRegister "a floating-point register does not exist",
    /// A register that debuggers read in another way does not exist.
    ReadAs "a register that debuggers read in another way does not exist",
    /// The register of the canonical frame address or of the return address does not exist.
    FrameRegister "the register of the frame address or of the return address does not exist",
    /// The alignment factor of code or data is 0.
    Alignment "the alignment factor of code or data is 0",
}

impl fmt::Display for DescriptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl core::error::Error for DescriptionError {}

impl RegisterBank {
    /// Checks that numbers, names and sizes are consistent.
    const fn check(&self) -> Result<(), DescriptionError> {
        if self.count == 0 || self.first.checked_add(self.count - 1).is_none() {
            return Err(DescriptionError::RegisterNumber);
        }
        match self.names {
            RegisterNames::List(names) if names.len() != self.count as usize => {
                return Err(DescriptionError::RegisterNames);
            }
            RegisterNames::Numbered(_, start) if start.checked_add(self.count - 1).is_none() => {
                return Err(DescriptionError::RegisterNumber);
            }
            _ => {}
        }
        if self.bits == 0 || (self.lane_bits > 0 && !self.bits.is_multiple_of(self.lane_bits)) {
            return Err(DescriptionError::RegisterSize);
        }
        Ok(())
    }
}

/// A loop over a slice in a constant function.
macro_rules! each {
    ($item:pat in $items:expr => $body:block) => {
        let mut at = 0;
        while at < $items.len() {
            let $item = &$items[at];
            at += 1;
            $body
        }
    };
}

impl Description {
    /// Checks the properties that the library relies on.
    pub(super) const fn check(&self) -> Result<(), DescriptionError> {
        if self.name.is_empty() {
            return Err(DescriptionError::NoName);
        }
        if self.address_bytes == 0 || self.address_bytes > 8 {
            return Err(DescriptionError::AddressSize);
        }
        let mut has_default = false;
        each!(space in self.address_spaces => {
            has_default |= space.number == 0 && space.pointer_bits == self.address_bytes as u32 * 8;
        });
        if !has_default {
            return Err(DescriptionError::NoDefaultAddressSpace);
        }
        each!(bank in self.registers => {
            if let Err(error) = bank.check() {
                return Err(error);
            }
        });
        each!(alias in self.aliases => {
            if let Err(error) = alias.check() {
                return Err(error);
            }
            if !self.has(alias.first, alias.count) {
                return Err(DescriptionError::Alias);
            }
        });
        each!(preserved in self.preserved => {
            if !self.has(preserved.first, preserved.count) {
                return Err(DescriptionError::Preserved);
            }
        });
        each!((first, count) in self.same_value_at_entry => {
            if !self.has(*first, *count) {
                return Err(DescriptionError::Preserved);
            }
        });
        each!((first, count, _) in self.float_registers => {
            if !self.has(*first, *count) {
                return Err(DescriptionError::FloatRegister);
            }
        });
        each!((first, count, _) in self.read_as => {
            if !self.has(*first, *count) {
                return Err(DescriptionError::ReadAs);
            }
        });
        if !self.has(self.cfa.0, 1) || !self.has(self.return_address, 1) {
            return Err(DescriptionError::FrameRegister);
        }
        if self.code_alignment == 0 || self.data_alignment == 0 {
            return Err(DescriptionError::Alignment);
        }
        Ok(())
    }

    /// Returns true if one bank has all of these consecutive registers, or if the target has
    /// registers that no bank lists.
    const fn has(&self, first: u16, count: u16) -> bool {
        each!(bank in self.registers => {
            if first >= bank.first
                && count > 0
                && (first - bank.first) as u32 + count as u32 <= bank.count as u32
            {
                return true;
            }
        });
        self.other_register_bits.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{AddressSpaceInfo, Preserved, ReadAs, Target};
    use super::*;
    use crate::ty::Float;

    const BANK: RegisterBank = RegisterBank::named(0, &["a", "b"], 64);
    const RIGHT: Description = Description {
        name: "right",
        registers: &[BANK],
        ..Description::BASE_64
    };

    #[test]
    fn each_contradiction_has_its_error() {
        assert_eq!(RIGHT.check(), Ok(()));
        const NARROW: AddressSpaceInfo = AddressSpaceInfo {
            number: 0,
            dwarf: 0,
            pointer_bits: 32,
        };
        const PAST_END: &[Preserved] = &[Preserved::all(1, 2)];
        const STRAY: &[RegisterBank] = &[RegisterBank::named(2, &["c"], 64)];
        macro_rules! wrong {
            ($($field:ident: $value:expr => $error:ident;)+) => {
                $({
                    let wrong = Description { $field: $value, ..RIGHT };
                    let error = DescriptionError::$error;
                    assert_eq!(wrong.check(), Err(error), "{error}");
                })+
            };
        }
        wrong! {
            name: "" => NoName;
            address_bytes: 9 => AddressSize;
            address_bytes: 0 => AddressSize;
            address_spaces: &[] => NoDefaultAddressSpace;
            address_spaces: &[NARROW] => NoDefaultAddressSpace;
            registers: &[RegisterBank { first: 0xffff, ..BANK }] => RegisterNumber;
            registers: &[RegisterBank { names: RegisterNames::Numbered("r", 0xffff), ..BANK }] => RegisterNumber;
            registers: &[RegisterBank { count: 0, ..BANK }] => RegisterNumber;
            registers: &[RegisterBank { count: 3, ..BANK }] => RegisterNames;
            registers: &[RegisterBank { bits: 0, ..BANK }] => RegisterSize;
            registers: &[RegisterBank { lane_bits: 24, ..BANK }] => RegisterSize;
            aliases: STRAY => Alias;
            aliases: &[RegisterBank { bits: 0, ..BANK }] => RegisterSize;
            preserved: PAST_END => Preserved;
            same_value_at_entry: &[(1, 2)] => Preserved;
            float_registers: &[(1, 2, Float::F64)] => FloatRegister;
            read_as: &[(1, 2, ReadAs::UpperPart)] => ReadAs;
            cfa: (2, 0) => FrameRegister;
            return_address: 2 => FrameRegister;
            code_alignment: 0 => Alignment;
            data_alignment: 0 => Alignment;
        }
        assert_eq!(
            Target::new(&Description::BASE_64),
            Err(DescriptionError::NoName)
        );
    }
}
