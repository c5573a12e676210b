//! Consistency checks of a [`Description`].

use super::{Description, RegisterBank, RegisterNames};
use core::fmt;

/// An inconsistency of a [`Description`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DescriptionError {
    /// The target has no name.
    NoName,
    /// The size of an address is not 1 to 8 bytes.
    AddressSize,
    /// No address space has the number 0, or its pointers differ in size from an address.
    NoDefaultAddressSpace,
    /// A register's number or the number in its name is larger than 65535.
    RegisterNumber,
    /// A bank has more or fewer names than registers.
    RegisterNames,
    /// The size of a register is 0, or is not a multiple of the size of its lanes.
    RegisterSize,
    /// An alias names a register that does not exist.
    Alias,
    /// A preserved register does not exist.
    Preserved,
    /// A floating-point register does not exist.
    FloatRegister,
    /// A register that debuggers read in another way does not exist.
    ReadAs,
    /// The register of the canonical frame address or of the return address does not exist.
    FrameRegister,
    /// The alignment factor of code or data is 0.
    Alignment,
}

impl DescriptionError {
    /// Returns a description of the inconsistency, in one sentence without a full stop.
    pub const fn message(self) -> &'static str {
        match self {
            DescriptionError::NoName => "the target has no name",
            DescriptionError::AddressSize => "the size of an address is not 1 to 8 bytes",
            DescriptionError::NoDefaultAddressSpace => {
                "there is no address space with the number 0 whose pointers are as large as an address"
            }
            DescriptionError::RegisterNumber => "a register's number is larger than 65535",
            DescriptionError::RegisterNames => {
                "a bank of registers has more or fewer names than registers"
            }
            DescriptionError::RegisterSize => {
                "a register's size is 0, or is not a multiple of the size of its lanes"
            }
            DescriptionError::Alias => "an alias names a register that does not exist",
            DescriptionError::Preserved => "a register that calls preserve does not exist",
            DescriptionError::FloatRegister => "a floating-point register does not exist",
            DescriptionError::ReadAs => {
                "a register that debuggers read in another way does not exist"
            }
            DescriptionError::FrameRegister => {
                "the register of the frame address or of the return address does not exist"
            }
            DescriptionError::Alignment => "the alignment factor of code or data is 0",
        }
    }
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
        let mut at = 0;
        while at < self.address_spaces.len() {
            let space = &self.address_spaces[at];
            has_default |= space.number == 0 && space.pointer_bits == self.address_bytes as u32 * 8;
            at += 1;
        }
        if !has_default {
            return Err(DescriptionError::NoDefaultAddressSpace);
        }
        let mut at = 0;
        while at < self.registers.len() {
            if let Err(error) = self.registers[at].check() {
                return Err(error);
            }
            at += 1;
        }
        let mut at = 0;
        while at < self.aliases.len() {
            let alias = &self.aliases[at];
            if let Err(error) = alias.check() {
                return Err(error);
            }
            if !self.has(alias.first, alias.count) {
                return Err(DescriptionError::Alias);
            }
            at += 1;
        }
        let mut at = 0;
        while at < self.preserved.len() {
            if !self.has(self.preserved[at].first, self.preserved[at].count) {
                return Err(DescriptionError::Preserved);
            }
            at += 1;
        }
        let mut at = 0;
        while at < self.float_registers.len() {
            let (first, count, _) = self.float_registers[at];
            if !self.has(first, count) {
                return Err(DescriptionError::FloatRegister);
            }
            at += 1;
        }
        let mut at = 0;
        while at < self.read_as.len() {
            let (first, count, _) = self.read_as[at];
            if !self.has(first, count) {
                return Err(DescriptionError::ReadAs);
            }
            at += 1;
        }
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
        let mut at = 0;
        while at < self.registers.len() {
            let bank = &self.registers[at];
            if first >= bank.first
                && count > 0
                && (first - bank.first) as u32 + count as u32 <= bank.count as u32
            {
                return true;
            }
            at += 1;
        }
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
        for (wrong, error) in [
            (Description { name: "", ..RIGHT }, DescriptionError::NoName),
            (
                Description {
                    address_bytes: 9,
                    ..RIGHT
                },
                DescriptionError::AddressSize,
            ),
            (
                Description {
                    address_spaces: &[],
                    ..RIGHT
                },
                DescriptionError::NoDefaultAddressSpace,
            ),
            (
                Description {
                    address_spaces: &[NARROW],
                    ..RIGHT
                },
                DescriptionError::NoDefaultAddressSpace,
            ),
            (
                Description {
                    registers: &[RegisterBank {
                        first: 0xffff,
                        ..BANK
                    }],
                    ..RIGHT
                },
                DescriptionError::RegisterNumber,
            ),
            (
                Description {
                    registers: &[RegisterBank {
                        names: RegisterNames::Numbered("r", 0xffff),
                        ..BANK
                    }],
                    ..RIGHT
                },
                DescriptionError::RegisterNumber,
            ),
            (
                Description {
                    registers: &[RegisterBank { count: 3, ..BANK }],
                    ..RIGHT
                },
                DescriptionError::RegisterNames,
            ),
            (
                Description {
                    registers: &[RegisterBank { bits: 0, ..BANK }],
                    ..RIGHT
                },
                DescriptionError::RegisterSize,
            ),
            (
                Description {
                    registers: &[RegisterBank {
                        lane_bits: 24,
                        ..BANK
                    }],
                    ..RIGHT
                },
                DescriptionError::RegisterSize,
            ),
            (
                Description {
                    aliases: STRAY,
                    ..RIGHT
                },
                DescriptionError::Alias,
            ),
            (
                Description {
                    preserved: PAST_END,
                    ..RIGHT
                },
                DescriptionError::Preserved,
            ),
            (
                Description {
                    float_registers: &[(1, 2, Float::F64)],
                    ..RIGHT
                },
                DescriptionError::FloatRegister,
            ),
            (
                Description {
                    read_as: &[(1, 2, ReadAs::UpperPart)],
                    ..RIGHT
                },
                DescriptionError::ReadAs,
            ),
            (
                Description {
                    cfa: (2, 0),
                    ..RIGHT
                },
                DescriptionError::FrameRegister,
            ),
            (
                Description {
                    return_address: 2,
                    ..RIGHT
                },
                DescriptionError::FrameRegister,
            ),
            (
                Description {
                    code_alignment: 0,
                    ..RIGHT
                },
                DescriptionError::Alignment,
            ),
        ] {
            assert_eq!(wrong.check(), Err(error), "{error}");
        }
        assert_eq!(
            Target::new(&Description::BASE_64),
            Err(DescriptionError::NoName)
        );
    }
}
