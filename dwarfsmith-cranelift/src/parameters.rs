//! The places of parameters, by the calling conventions.

use dwarfsmith::Type;

use crate::isa::Isa;
use crate::machine::Place;

impl Isa {
    /// The registers of parameters: first those for integers and addresses, then those for floats.
    fn parameter_registers(self) -> (&'static [u16], &'static [u16]) {
        match self {
            Isa::X86_64 => (&[5, 4, 1, 2, 8, 9], &[17, 18, 19, 20, 21, 22, 23, 24]),
            Isa::Aarch64 => (&[0, 1, 2, 3, 4, 5, 6, 7], &[64, 65, 66, 67, 68, 69, 70, 71]),
            Isa::Riscv64 => (
                &[10, 11, 12, 13, 14, 15, 16, 17],
                &[42, 43, 44, 45, 46, 47, 48, 49],
            ),
        }
    }

    /// The places of parameters on entry. They are `None` from the first parameter on that is not a
    /// number or an address of at most 64 bits.
    pub fn parameter_places(self, types: &[Type]) -> Vec<Option<Place>> {
        let (integers, floats) = self.parameter_registers();
        let (mut integers, mut floats, mut on_stack) = (integers.iter(), floats.iter(), 0);
        let mut known = true;
        let place = |ty: &Type| {
            let scalar = ty.is_integer() || ty.is_float() || *ty == Type::PTR;
            known &= scalar && ty.bit_size(&self.target()).is_some_and(|bits| bits <= 64);
            if !known {
                return None;
            }
            let register = if ty.is_float() {
                floats.next()
            } else {
                integers.next()
            };
            // On RISC-V, floats for which there is no float register are in integer registers.
            known &= self != Isa::Riscv64 || !ty.is_float() || register.is_some();
            if !known {
                return None;
            }
            Some(register.map_or_else(
                || {
                    on_stack += 8;
                    Place::Cfa(on_stack - 8)
                },
                |register| Place::Register(*register),
            ))
        };
        types.iter().map(place).collect()
    }
}
