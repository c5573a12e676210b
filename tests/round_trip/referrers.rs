//! Random referrers.

use super::Generator;
use dwarfsmith::markers::{Base, FunctionBody, Referrer, RegisterPart, ValueId};
use dwarfsmith::target::Register;
use dwarfsmith::{Module, Type};
impl Generator {
    pub(super) fn base(&mut self) -> Base {
        match self.random.below(4) {
            0 => Base::Cfa,
            1 => Base::Frame,
            _ => self.register_base(),
        }
    }

    pub(super) fn register_base(&mut self) -> Base {
        let address = u32::from(self.target.address_bytes()) * 8;
        let wide = |register: &Register| self.target.register_bits(*register) == Some(address);
        let stack = Register(self.target.description().cfa.0);
        let bases: Vec<Register> = self
            .scalars
            .iter()
            .copied()
            .chain([stack])
            .filter(wide)
            .collect();
        Base::Register(self.random.pick(&bases))
    }

    /// Sometimes true, if a register is as large as a type.
    pub(super) fn may_be_whole(&mut self, ty: Type) -> bool {
        let bits = self.bits(ty);
        let all = [&self.scalars[..], &self.vectors[..]].concat();
        let mut registers = all.iter();
        registers.any(|one| u64::from(self.target.register_bits(*one).unwrap()) >= bits)
            && self.random.one_in(6)
    }

    /// A whole register of at least `bits` bits, of which there is one.
    pub(super) fn whole_register(&mut self, bits: u64) -> Referrer {
        let mut all = [&self.scalars[..], &self.vectors[..]].concat();
        all.retain(|one| u64::from(self.target.register_bits(*one).unwrap()) >= bits);
        Referrer::register(self.random.pick(&all))
    }

    /// A referrer of `bits` bits.
    pub(super) fn referrer(
        &mut self,
        module: &mut Module,
        body: &mut FunctionBody,
        bits: u64,
        entity: bool,
    ) -> Referrer {
        let offset = self.random.below(64) as i32 * 4 - 128;
        let register = if self.random.one_in(4) {
            self.random.pick(&self.vectors)
        } else {
            self.random.pick(&self.scalars)
        };
        let has = u64::from(self.target.register_bits(register).unwrap());
        let address = u64::from(self.target.address_bytes()) * 8;
        match self.random.below(12) {
            0..=2 if has >= bits => Referrer::register(register),
            3 if has >= bits => {
                let bit_offset = self.random.below((has - bits) as usize + 1).min(200) as u16;
                let bit_offset = if self.random.one_in(2) {
                    bit_offset & !7
                } else {
                    bit_offset
                };
                Referrer::Register(RegisterPart {
                    register,
                    bit_offset,
                    bits: bits as u32,
                })
            }
            4 if bits > 8 => {
                // The first and the last byte of the object in different registers.
                let (first, last) = (self.scalars[0], self.scalars[2]);
                let head = self
                    .random
                    .pick(&[8, bits / 2, bits - 8])
                    .max(bits.saturating_sub(32));
                if head > 32 || head >= bits {
                    return Referrer::Slot {
                        base: self.base(),
                        offset,
                        bits: bits as u32,
                    };
                }
                let part = |register, bits: u64| RegisterPart {
                    register,
                    bit_offset: 0,
                    bits: bits as u32,
                };
                body.register_list(&[part(first, head), part(last, bits - head)])
            }
            5 if bits == 32 && self.target.lane_bits(self.vectors[0]).is_some() => Referrer::Lane {
                register: self.random.pick(&self.vectors),
                bits: 32,
            },
            6 if bits == address => Referrer::Address {
                base: self.base(),
                offset,
            },
            7 if bits == address => Referrer::Symbol {
                symbol: module.text("data"),
                offset,
            },
            8 if bits <= 64 && self.random.one_in(3) => {
                let ty = self.sized(bits);
                let value = module
                    .exprs
                    .constants_mut()
                    .add(self.random.below(100) as i128 - 50);
                Referrer::Constant { ty, value }
            }
            9 if self.random.one_in(3) => Referrer::Undefined,
            10 | 11 if entity => Referrer::Value(ValueId(1000 + bits as u32)),
            _ => Referrer::Slot {
                base: self.base(),
                offset,
                bits: bits as u32,
            },
        }
    }
}
