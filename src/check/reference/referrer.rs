//! Computes the places of referrers, registers and memory, at one position.

use super::machine::InstancePart;
use super::place::{Doubt, Member, Part, Place, Storage, in_order, register_bits};
use super::typed::MAX_BITS;
use super::{At, Chosen, EvaluationFault, Unknown, number, sizes};
use crate::markers::{Base, CallSite, FunctionView, Referrer, RegisterPart, ValueId};
use crate::metadata::StorageDuration;
use crate::target::{ByteOrder, Register};
use alloc::vec::Vec;

/// The maximum length of a chain of values whose places are values.
const MAX_CHAIN: u32 = 8;

impl At<'_, '_> {
    /// Returns a number of `bits` bits from the machine; a failed place if the machine does not
    /// have the number.
    pub(super) fn number_or_fault(&self, number: Option<u64>, bits: u64) -> Place {
        number.map_or(Place::failed(EvaluationFault::Unavailable), |number| {
            self.address(number, bits)
        })
    }

    /// Returns a known number of `bits` bits.
    pub(super) fn address(&self, number: u64, bits: u64) -> Place {
        Place::known(in_order(
            number::of(number.into(), bits.min(MAX_BITS) as usize),
            self.order(),
        ))
    }

    /// Returns memory at an address. An address that wraps around the end of memory is doubtful.
    pub(super) fn memory(&self, space: u64, address: i128) -> Place {
        let bits = sizes::address(self.reference.module.target, space).clamp(1, 64);
        let doubt = if (0..1 << bits).contains(&address) {
            Doubt::None
        } else {
            Doubt::MayFail
        };
        let bit = address.rem_euclid(1 << bits) * 8;
        Place {
            storage: Storage::Memory {
                space,
                address: bits,
            },
            bit,
            doubt,
        }
    }

    pub(super) fn pointed_at(&self, space: u64, base: Option<u64>, offset: i128) -> Place {
        base.map_or(Place::failed(EvaluationFault::Unavailable), |base| {
            self.memory(space, i128::from(base) + offset)
        })
    }

    /// Returns the current instance of a type.
    pub(super) fn instance(&self) -> Result<Place, Unknown> {
        let parts = self.machine.instance();
        let place = |bits: u64, part: InstancePart| match part {
            InstancePart::Memory { space, address } => Ok(self.memory(space, address.into())),
            InstancePart::Register { number, bit } => {
                let all = sizes::register(self.reference.module.target, number).unwrap_or(0);
                let bits = if bits == 0 {
                    all.saturating_sub(bit)
                } else {
                    bits
                };
                self.register(number, bit, bits)
            }
        };
        match parts.as_slice() {
            [] => Ok(Place::failed(EvaluationFault::Unavailable)),
            [(0, only)] => place(0, *only),
            parts => {
                let parts = parts.iter().map(|(bits, part)| {
                    let (place, bits) = (place(*bits, *part)?, u128::from(*bits));
                    Ok(Part { bits, place })
                });
                Ok(Place::parts(parts.collect::<Result<Vec<_>, Unknown>>()?))
            }
        }
    }

    /// The CFA is the caller's stack pointer, so reading its number may fail if it does not fit in
    /// that register.
    pub(super) fn frame_doubt(&self, cfa: u64) -> Doubt {
        let target = self.reference.module.target;
        let bits = sizes::register(target, target.description().cfa.0).unwrap_or(64);
        if bits < 64 && cfa >> bits != 0 {
            Doubt::MayFail
        } else {
            Doubt::None
        }
    }

    pub(super) fn canonical_frame(&self) -> Option<u64> {
        self.cfa.unwrap_or_else(|| self.machine.cfa())
    }

    /// Returns the number of low bits of a register that have a value: all, unless a call is
    /// running in the frame.
    fn kept(&self, number: u16) -> u64 {
        let target = self.reference.module.target;
        if !self.has_call(|_, _| true) {
            return u64::MAX;
        }
        match self.rules().and_then(|rules| rules.cfa_register()) {
            Some((base, _)) if base == number => return u64::MAX,
            _ => {}
        }
        // Every call that returns here must preserve the register. A call that names it preserves
        // its bits, but not those that only a wider alias names.
        let is_lost = |function: FunctionView<'_>, call: &CallSite| {
            !function.call_preserves(call).contains(&Register(number))
        };
        let stated = match self.has_call(is_lost) {
            true => 0,
            false => sizes::register(target, number).unwrap_or(0),
        };
        stated.max(sizes::kept_by_call(target, number))
    }

    /// True for the last byte of a tail call, where the function has released its frame.
    fn is_frame_released(&self) -> bool {
        self.has_call(|_, call| call.is_tail_call)
    }

    /// True if the frame is in a call for which the condition is true.
    fn has_call(&self, condition: impl Fn(FunctionView<'_>, &CallSite) -> bool) -> bool {
        let Some((function, pc)) = self.site.filter(|_| self.calls) else {
            return false;
        };
        let parts = self.reference.parts(function.id);
        let mut calls = parts.into_iter().flat_map(|parts| parts.calls(pc));
        calls.any(|call| condition(function, call))
    }

    /// True for the stack pointer, and for the register that the CFA is computed from.
    fn is_frame_register(&self, number: u16) -> bool {
        let frame = self.rules().and_then(|rules| rules.cfa_register());
        let stack = self.reference.module.target.description().cfa.0;
        number == stack || frame.is_some_and(|(register, _)| register == number)
    }

    /// Returns a whole register whose low `kept` bits have a value.
    pub(super) fn whole_register(&self, number: u16, kept: u64) -> Result<Place, Unknown> {
        let bits = sizes::register(self.reference.module.target, number).ok_or(Unknown::Invalid)?;
        Ok(Place::new(Storage::Register { number, bits, kept }))
    }

    /// Returns the place of `bits` bits that are saved in a register: its low bits if it is wider.
    pub(super) fn saved_in(&self, number: u16, bits: u64) -> Result<Place, Unknown> {
        let place = self.whole_register(number, u64::MAX)?;
        // The low bits of a big-endian register are last.
        let own = sizes::register(self.reference.module.target, number).unwrap_or(0);
        Ok(match self.order() {
            ByteOrder::Little => place,
            ByteOrder::Big => place.moved(own.saturating_sub(bits).into()),
        })
    }

    /// Returns `bits` bits of a register from bit `low` on, counted from the least significant one.
    fn register(&self, number: u16, low: u64, bits: u64) -> Result<Place, Unknown> {
        let target = self.reference.module.target;
        let own = sizes::register(target, number).ok_or(Unknown::Invalid)?;
        // Only a wider alias includes the bits above those of the register's own name.
        let size = match low.checked_add(bits) {
            Some(end) if end <= own => own,
            _ => sizes::widest(target, number).unwrap_or(own),
        };
        let Some(behind) = low.checked_add(bits).and_then(|end| size.checked_sub(end)) else {
            return Ok(Place::failed(EvaluationFault::OutOfBounds));
        };
        let bit = if self.order() == ByteOrder::Big {
            behind
        } else {
            low
        };
        let kept = self.kept(number);
        if kept <= low {
            return Ok(Place::UNDEFINED);
        }
        Ok(Place {
            bit: bit.into(),
            ..Place::new(Storage::Register {
                number,
                bits: size,
                kept,
            })
        })
    }

    /// Returns the contents of a register, up to the 64 bits of an address.
    pub(super) fn register_number(&self, number: u16) -> Result<u64, EvaluationFault> {
        let bits = sizes::register(self.reference.module.target, number)
            .unwrap_or(0)
            .min(64);
        let bytes = self
            .machine
            .register(number)
            .ok_or(EvaluationFault::Unavailable)?;
        let row = register_bits(&bytes, 0, bits, ByteOrder::Little);
        Ok(number::unsigned(&row).unwrap_or(0) as u64)
    }

    /// Returns a slot relative to a register, in the address space of frames.
    pub(super) fn slot_at(&self, number: u16, offset: i64) -> Place {
        let space = self.reference.module.target.description().cfa_address_space;
        match self.register_number(number) {
            Ok(base) => self.memory(space, i128::from(base) + i128::from(offset)),
            Err(fault) => Place::failed(fault),
        }
    }

    /// Returns the place of the frame base. Slots can be relative to it if it is in memory.
    pub(super) fn frame_base_place(&mut self) -> Result<Place, Unknown> {
        let Some((function, _)) = self.site else {
            return Ok(Place::UNDEFINED);
        };
        let subprogram = self
            .reference
            .module
            .metadata
            .subprograms
            .get(function.subprogram)
            .ok_or(Unknown::Invalid)?;
        match subprogram.frame_base {
            Some(fragment) => self.all_places(fragment.into()),
            None => Ok(self.slot_of_cfa(0)),
        }
    }

    fn slot_of_cfa(&self, offset: i64) -> Place {
        let space = self.reference.module.target.description().cfa_address_space;
        self.pointed_at(space, self.canonical_frame(), offset.into())
    }

    /// Returns a slot at a byte offset from its base.
    fn slot(&mut self, base: Base, offset: i64) -> Result<Place, Unknown> {
        Ok(match base {
            Base::Register(Register(number)) => {
                let bits = sizes::register(self.reference.module.target, number).unwrap_or(0);
                // A register that a call clobbers cannot be a base.
                if self.kept(number) < bits {
                    Place::UNDEFINED
                } else {
                    self.slot_at(number, offset)
                }
            }
            Base::Cfa => self.slot_of_cfa(offset),
            Base::Frame => self.frame_base_place()?.each(|place| match &place.storage {
                Storage::Memory { .. } if place.bit % 8 == 0 => place.moved(i128::from(offset) * 8),
                Storage::Failed(fault) => Place::failed(*fault),
                _ => Place::UNDEFINED,
            }),
        })
    }

    /// Returns the address of the memory at a byte offset from the frame base, as a number of
    /// `bits` bits. The number wraps to the size of an address, although the memory may end before.
    fn address_from_frame_base(&mut self, offset: i64, bits: u64) -> Result<Place, Unknown> {
        let address = u32::from(self.reference.module.target.description().address_bytes);
        let unused = 64 - address.clamp(1, 8) * 8;
        let base = self.frame_base_place()?;
        let slot = self.slot(Base::Frame, offset)?;
        let doubt = if slot.has_failed(u128::MAX) {
            Doubt::MayFail
        } else {
            Doubt::None
        };
        Ok(base.each(|place| match &place.storage {
            Storage::Memory { .. } if place.bit % 8 == 0 => {
                let number = ((place.bit / 8) as u64).wrapping_add(offset as u64);
                let number = self.address(number << unused >> unused, bits);
                number.with_doubt(doubt.max(place.doubt))
            }
            Storage::Failed(fault) => Place::failed(*fault),
            _ => Place::UNDEFINED,
        }))
    }

    /// Returns the address of a slot, as a number of `bits` bits.
    fn address_of_slot(&mut self, base: Base, offset: i64, bits: u64) -> Result<Place, Unknown> {
        let slot = self.slot(base, offset)?;
        let cfa = self.canonical_frame().filter(|_| base == Base::Cfa);
        let doubt = cfa.map_or(Doubt::None, |cfa| self.frame_doubt(cfa));
        Ok(slot.each(|place| match &place.storage {
            Storage::Memory { .. } => Place {
                doubt: place.doubt.max(doubt),
                ..self.address((place.bit / 8) as u64, bits)
            },
            _ => place.clone(),
        }))
    }

    /// Returns the place of a referrer. `bits` is the size of the expression's type for it.
    pub(super) fn referrer(
        &mut self,
        referrer: Referrer,
        bits: u64,
        depth: u32,
    ) -> Result<Place, Unknown> {
        self.spend(1)?;
        let module = self.reference.module;
        match referrer {
            Referrer::Undefined => Ok(Place::UNDEFINED),
            Referrer::Register(RegisterPart {
                register,
                bit_offset,
                bits: part,
            }) => {
                // A smaller value is in the low bits of the part.
                let bits = match (u64::from(part), bits) {
                    (0, bits) => bits,
                    (part, 0) => part,
                    (part, bits) => part.min(bits),
                };
                self.register(register.0, bit_offset.into(), bits)
            }
            Referrer::Registers { first, count } => self.registers(first, count),
            Referrer::Lane { register, bits } => {
                let distance = sizes::lane(module.target, register.0).ok_or(Unknown::Invalid)?;
                match self.lane().map(|lane| lane.checked_mul(distance)) {
                    Some(Some(low)) => self.register(register.0, low, bits.into()),
                    Some(None) => Ok(Place::failed(EvaluationFault::OutOfBounds)),
                    None => Ok(Place::failed(EvaluationFault::Unavailable)),
                }
            }
            Referrer::Slot { base, offset, .. } => {
                let is_in_frame = match base {
                    Base::Register(Register(number)) => self.is_frame_register(number),
                    Base::Cfa | Base::Frame => true,
                };
                match is_in_frame && self.is_frame_released() {
                    true => Ok(Place::UNDEFINED),
                    false => self.slot(base, offset.into()),
                }
            }
            Referrer::Address { base, offset } => {
                if base == Base::Frame {
                    return self.address_from_frame_base(offset.into(), bits);
                }
                self.address_of_slot(base, offset.into(), bits)
            }
            Referrer::Symbol { symbol, offset } => {
                let unused =
                    64 - u32::from(module.target.description().address_bytes).clamp(1, 8) * 8;
                let address = self
                    .machine
                    .symbol(symbol, StorageDuration::Static)
                    .map(|start| start.wrapping_add(i64::from(offset) as u64));
                Ok(self.number_or_fault(address.map(|address| address << unused >> unused), bits))
            }
            Referrer::Constant { ty, value } => self.constant(ty, value, module.exprs.constants()),
            Referrer::Value(number) => self.ssa_value(number, bits, depth),
        }
    }

    /// Returns consecutive parts of registers.
    fn registers(&self, first: u32, count: u32) -> Result<Place, Unknown> {
        let (function, _) = self.site.ok_or(Unknown::Invalid)?;
        let mut parts = Vec::new();
        for part in function.register_list(first, count) {
            let (number, low) = (part.register.0, u64::from(part.bit_offset));
            let bits = match part.bits {
                0 => {
                    let size = sizes::register(self.reference.module.target, number);
                    let rest = size.and_then(|size| size.checked_sub(low));
                    rest.ok_or(Unknown::Invalid)?
                }
                // A part with a size may be in the bits that only a wider alias includes.
                bits => bits.into(),
            };
            parts.push(Part {
                bits: bits.into(),
                place: self.register(number, low, bits)?,
            });
        }
        Ok(Place::parts(parts))
    }

    /// Returns the places of an SSA value at this position.
    fn ssa_value(&mut self, number: ValueId, bits: u64, depth: u32) -> Result<Place, Unknown> {
        let (function, pc) = self.site.ok_or(Unknown::Invalid)?;
        if depth > MAX_CHAIN {
            return Err(Unknown::Limit);
        }
        let mut places = Vec::new();
        let parts = self.reference.parts(function.id).into_iter();
        for (index, location) in parts.flat_map(|parts| parts.places(number, pc)) {
            self.spend_on(places.len())?;
            let place = self.referrer(location, bits, depth + 1)?;
            places.push(Member {
                place,
                uses: alloc::vec![self.choice(Chosen::Piece(number.0, index))],
            });
        }
        Ok(Place::any_of(places))
    }
}
