//! Running one expression: the tables of operations in section 6 of `docs/language.md`, row by row.
//!
//! The stack holds places with types. An operation on numbers reads its operands at once; where that fails its result
//! is a place all of whose bits have failed, and evaluation goes on.
//!
//! A place is *doubtful* where `docs/language.md` and `docs/evaluation.md` do not say the same of it, so that a consumer may
//! find it or fail: when on the way something failed that does not reach the result, when a location left its storage
//! and came back, or when an address went round the end of the address space.

use super::number::{binary, compare, convert, signed, unary, wrap};
use super::place::{Origin, Place, to_number};
use super::{Pointee, Unknown};
use crate::eval::{Location, Machine, Source, Storage, read_bits};
use crate::expr::{Constants, DIOp};
use crate::target::Target;
use crate::ty::{AddressSpace, PointerSizes, Type};
use alloc::vec::Vec;

/// What an expression is evaluated in.
pub(super) struct Expression<'a> {
    pub(super) machine: &'a dyn Machine,
    pub(super) target: Target,
    pub(super) constants: &'a Constants,
    pub(super) referrer: Option<Place>,
    pub(super) arguments: &'a [Place],
    /// What the pointers made so far point to.
    pub(super) pointees: &'a mut Vec<Pointee>,
    pub(super) doubtful: bool,
}

/// The most elements that are computed.
const MOST_ELEMENTS: u32 = 1 << 16;

/// The memory of a DWARF address space, from a byte address on.
pub(super) fn memory(machine: &dyn Machine, target: Target, space: u64, address: u128) -> Place {
    let bytes = machine.address_space_bytes(space).unwrap_or(target.address_bytes());
    let size = 8u128 << (u32::from(bytes).min(8) * 8);
    Place::new(Origin::Memory { space, size }, i128::try_from(address).unwrap_or(0).saturating_mul(8))
}

/// A constant of a type of so many bits, in storage order; the undefined location for `undef`.
pub(super) fn constant(target: Target, constants: &Constants, value: crate::expr::Constant, bits: u64) -> Place {
    let mut bytes = Vec::new();
    if constants.bits(value, bits, &mut bytes).is_err() {
        return Place::UNDEFINED;
    }
    if target.byte_order() == crate::target::ByteOrder::Big {
        // The most significant byte comes first, and is filled up to a whole byte at the end of all instead.
        bytes.reverse();
        let unused = (8 - bits % 8) % 8;
        for index in 0..bytes.len() {
            let next = bytes.get(index + 1).copied().unwrap_or(0);
            bytes[index] = (u16::from_be_bytes([bytes[index], next]) << unused >> 8) as u8;
        }
    }
    Place::known(bytes, bits)
}

impl Expression<'_> {
    fn bits(&self, ty: Type) -> u64 {
        ty.bit_size(&self.target).unwrap_or(0)
    }

    fn dwarf_space(&self, ty: Type) -> Option<u64> {
        self.target.dwarf_address_space(ty.address_space()?)
    }

    /// Notes a failure; what failed may still turn out not to be needed.
    fn failed(&mut self) -> Place {
        self.doubtful = true;
        Place::FAILED
    }

    /// The value at a place as a number.
    fn read(&mut self, (place, ty): &(Place, Type)) -> Result<Option<u128>, Unknown> {
        let bits = self.bits(*ty);
        if bits > 128 {
            return Err(Unknown::Width);
        }
        let order = self.target.byte_order();
        Ok(place.read(self.machine, order, bits).map(|bytes| to_number(&bytes, bits, order)))
    }

    fn implicit(&mut self, number: Option<u128>, ty: Type) -> Result<Place, Unknown> {
        let bits = self.bits(ty);
        match number {
            None => Ok(self.failed()),
            Some(_) if bits > 128 => Err(Unknown::Width),
            Some(number) => Ok(Place::number(number, bits, self.target.byte_order())),
        }
    }

    fn moved(&mut self, place: Place, bits: i128) -> Place {
        let (place, doubtful) = place.moved(bits);
        self.doubtful |= doubtful;
        place
    }

    /// Runs the operations: the one entry that they leave.
    pub(super) fn run(&mut self, operations: &[DIOp]) -> Result<(Place, Type), Unknown> {
        let mut stack: Vec<(Place, Type)> = Vec::new();
        for op in operations {
            let entry = self.step(*op, &mut stack)?;
            stack.push(entry);
        }
        Ok(stack.pop().unwrap_or((Place::FAILED, Type::BOOL)))
    }

    fn step(&mut self, op: DIOp, stack: &mut Vec<(Place, Type)>) -> Result<(Place, Type), Unknown> {
        // Validated expressions do not run out of entries.
        let pop = |stack: &mut Vec<(Place, Type)>| stack.pop().unwrap_or((Place::FAILED, Type::BOOL));
        let place = match op {
            DIOp::Referrer { ty } => match self.referrer.clone() {
                Some(place) => (place, ty),
                None => (self.failed(), ty),
            },
            DIOp::Arg { index, ty } => match self.arguments.get(index as usize).cloned() {
                Some(place) => (place, ty),
                None => (self.failed(), ty),
            },
            DIOp::TypeObject { ty } => match self.object() {
                Some(place) => (place, ty),
                None => (self.failed(), ty),
            },
            DIOp::Constant { ty, value } => (constant(self.target, self.constants, value, self.bits(ty)), ty),
            DIOp::Convert { ty } => {
                let a = pop(stack);
                let (from, to) = (self.bits(a.1), self.bits(ty));
                let number = self.read(&a)?;
                let number = number.map(|number| convert(number, a.1, from, ty, to)).transpose()?;
                (self.implicit(number, ty)?, ty)
            }
            DIOp::ZExt { ty } | DIOp::SExt { ty } => {
                let a = pop(stack);
                let (from, to) = (self.bits(a.1), self.bits(ty));
                let extended = |number| match op {
                    DIOp::SExt { .. } => wrap(signed(number, from) as u128, to),
                    _ => number,
                };
                let number = self.read(&a)?.map(extended);
                (self.implicit(number, ty)?, ty)
            }
            DIOp::Reinterpret { ty } => (pop(stack).0, ty),
            DIOp::BitOffset { ty } | DIOp::ByteOffset { ty } => {
                let (by, base) = (pop(stack), pop(stack));
                let unit = if matches!(op, DIOp::ByteOffset { .. }) { 8 } else { 1 };
                match self.distance(&by)? {
                    Some(by) => (self.moved(base.0, by.saturating_mul(unit)), ty),
                    None => (self.failed(), ty),
                }
            }
            DIOp::Composite { count, ty } => {
                let first = stack.len().saturating_sub(count as usize);
                let parts: Vec<_> = stack.drain(first..).map(|(place, ty)| (place, self.bits(ty))).collect();
                (self.in_a_row(parts)?, ty)
            }
            DIOp::Extend { count } => {
                let (element, ty) = pop(stack);
                let Some(vector) = Type::vector(count, ty).filter(|_| count <= MOST_ELEMENTS) else {
                    return Err(Unknown::Limit);
                };
                let bits = self.bits(ty);
                (self.in_a_row((0..count).map(|_| (element.clone(), bits)).collect())?, vector)
            }
            DIOp::Select {} => {
                let (mask, one, zero) = (pop(stack), pop(stack), pop(stack));
                let ty = zero.1;
                let Some((count, element)) = ty.elements().filter(|(count, _)| *count <= MOST_ELEMENTS) else {
                    return Err(Unknown::Limit);
                };
                let bits = self.bits(element);
                match self.read(&mask)? {
                    Some(mask) => {
                        let mut parts = Vec::new();
                        for index in 0..count {
                            let is_one = mask.checked_shr(index).unwrap_or(0) & 1 != 0;
                            let vector = if is_one { &one.0 } else { &zero.0 };
                            parts.push((self.moved(vector.clone(), i128::from(index) * i128::from(bits)), bits));
                        }
                        (self.in_a_row(parts)?, ty)
                    }
                    None => (self.failed(), ty),
                }
            }
            DIOp::Overlay { ty } => {
                let (by, over, base) = (pop(stack), pop(stack), pop(stack));
                (self.overlay(by, over, base)?, ty)
            }
            DIOp::AddrOf { space } => (self.address_of(pop(stack), space), Type::ptr(space)),
            DIOp::Deref { ty } => (self.dereference(pop(stack))?, ty),
            DIOp::Read {} => {
                let (place, ty) = pop(stack);
                let bits = self.bits(ty);
                match place.read(self.machine, self.target.byte_order(), bits) {
                    Some(bytes) => (Place::known(bytes, bits), ty),
                    None => (self.failed(), ty),
                }
            }
            DIOp::Neg {} | DIOp::Not {} | DIOp::Abs {} => {
                let a = pop(stack);
                let bits = self.bits(a.1);
                let number = self.read(&a)?.map(|number| unary(op, number, a.1, bits)).transpose()?;
                (self.implicit(number, a.1)?, a.1)
            }
            DIOp::Choose {} => {
                let (condition, second, first) = (pop(stack), pop(stack), pop(stack));
                match self.read(&condition)? {
                    Some(0) => second,
                    Some(_) => first,
                    None => (self.failed(), first.1),
                }
            }
            DIOp::Cfa { space } => {
                let ty = Type::ptr(space);
                let address = match self.machine.canonical_frame_address(self.machine.frame()) {
                    Some(Source::Location(Location { storage: Storage::Memory { .. }, offset })) => Some(offset / 8),
                    _ => None,
                };
                let address = address.map(|address| wrap(address, self.bits(ty)));
                (self.implicit(address, ty)?, ty)
            }
            DIOp::PushIteration { ty } => {
                let iteration = self.machine.iteration();
                let iteration = iteration.map(|iteration| wrap(u128::from(iteration), self.bits(ty)));
                (self.implicit(iteration, ty)?, ty)
            }
            DIOp::EntryValue { ty } => {
                let (place, _) = pop(stack);
                let bits = self.bits(ty);
                match self.on_entry(&place, bits) {
                    Some(bytes) => (Place::known(bytes, bits), ty),
                    None => (self.failed(), ty),
                }
            }
            DIOp::ThreadLocal { ty } => {
                let offset = pop(stack);
                let from = self.bits(offset.1);
                let address = self.read(&offset)?.and_then(|number| {
                    let number = if offset.1.is_signed() { signed(number, from) as u128 } else { number };
                    let offset = wrap(number, u64::from(self.target.address_bytes()) * 8);
                    self.machine.thread_local(u64::try_from(offset).ok()?)
                });
                match address {
                    Some(Location { storage: Storage::Memory { space, .. }, offset }) => {
                        (memory(self.machine, self.target, space, offset / 8), ty)
                    }
                    _ => (self.failed(), ty),
                }
            }
            DIOp::PushLane { ty } => {
                let lane = self.machine.lane().map(|lane| wrap(u128::from(lane), self.bits(ty)));
                (self.implicit(lane, ty)?, ty)
            }
            DIOp::Add {}
            | DIOp::Sub {}
            | DIOp::Mul {}
            | DIOp::Div {}
            | DIOp::Mod {}
            | DIOp::And {}
            | DIOp::Or {}
            | DIOp::Xor {}
            | DIOp::Shl {}
            | DIOp::LShr {}
            | DIOp::AShr {}
            | DIOp::Shr {} => {
                let (b, a) = (pop(stack), pop(stack));
                let bits = self.bits(a.1);
                let number = match (self.read(&a)?, self.read(&b)?) {
                    (Some(left), Some(right)) => binary(op, left, right, a.1, bits)?,
                    _ => None,
                };
                (self.implicit(number, a.1)?, a.1)
            }
            DIOp::Eq {} | DIOp::Ne {} | DIOp::Lt {} | DIOp::Le {} | DIOp::Gt {} | DIOp::Ge {} => {
                let (b, a) = (pop(stack), pop(stack));
                let holds = match (self.read(&a)?, self.read(&b)?) {
                    (Some(left), Some(right)) => {
                        let holds = compare(op, left, right, a.1, self.bits(a.1))?;
                        Some(u128::from(holds))
                    }
                    _ => None,
                };
                (self.implicit(holds, Type::BOOL)?, Type::BOOL)
            }
        };
        Ok(place)
    }

    /// A composite of parts of so many bits.
    fn in_a_row(&mut self, parts: Vec<(Place, u64)>) -> Result<Place, Unknown> {
        if parts.iter().any(|(part, bits)| part.goes_round(*bits)) {
            return Err(Unknown::Round);
        }
        let bits = parts.iter().fold(0u64, |sum, (_, bits)| sum.saturating_add(*bits));
        let place = Place::composite(parts);
        self.doubtful |= place.slice(bits).iter().any(|run| run.origin == Origin::Failed);
        Ok(place)
    }

    /// The base with another place over it. What would be past the end of the base is left out; how far past a consumer
    /// can go is its own affair.
    fn overlay(&mut self, by: (Place, Type), over: (Place, Type), base: (Place, Type)) -> Result<Place, Unknown> {
        let Some(bytes) = self.distance(&by)? else { return Ok(self.failed()) };
        let Ok(start) = u64::try_from(bytes.saturating_mul(8).min(i128::from(u64::MAX >> 1))) else {
            return Ok(self.failed());
        };
        let (all, bits) = (self.bits(base.1), self.bits(over.1));
        let end = start.saturating_add(bits);
        if base.0.goes_round(all) || over.0.goes_round(bits) {
            return Err(Unknown::Round);
        }
        let failed = |run: &super::Run| run.origin == Origin::Failed;
        self.doubtful |= start > all || base.0.slice(all).iter().chain(&over.0.slice(bits)).any(failed);
        let mut parts = alloc::vec![(base.0.clone(), start.min(all)), (over.0, bits.min(all.saturating_sub(start)))];
        if end < all {
            parts.push((self.moved(base.0, i128::from(end)), all - end));
        }
        self.in_a_row(parts)
    }

    /// A distance in bytes or bits.
    fn distance(&mut self, by: &(Place, Type)) -> Result<Option<i128>, Unknown> {
        let Some(number) = self.read(by)? else { return Ok(None) };
        let by = match by.1.is_signed() {
            true => signed(number, self.bits(by.1)),
            false => i128::try_from(number).unwrap_or(i128::MAX),
        };
        // DWARF's distances are such numbers, and address arithmetic takes others for other ones.
        let most = 1i128 << (u32::from(self.target.address_bytes()) * 8 - 1);
        if (-most..most).contains(&by) { Ok(Some(by)) } else { Err(Unknown::Distance) }
    }

    /// The instance of the type at hand.
    fn object(&self) -> Option<Place> {
        let Source::Location(location) = self.machine.object()? else { return None };
        match location.storage {
            Storage::Memory { space, .. } => {
                let bits = location.offset % 8;
                let place = memory(self.machine, self.target, space, location.offset / 8);
                Some(place.moved(bits as i128).0)
            }
            Storage::Register { register, bits, .. } => {
                Some(Place::new(Origin::Register { register, size: bits }, location.offset as i128))
            }
            _ => None,
        }
    }

    /// What bits of one register were on entry to the function.
    fn on_entry(&self, place: &Place, bits: u64) -> Option<Vec<u8>> {
        let runs = place.slice(bits);
        let run = runs.first()?;
        let Origin::Register { register, size } = run.origin else { return None };
        // Parts that continue each other are one place.
        let continues =
            |pair: &[super::Run]| pair[1].origin == run.origin && pair[0].bit + u128::from(pair[0].bits) == pair[1].bit;
        if !runs.windows(2).all(continues) {
            return None;
        }
        let frame = self.machine.entry_frame(self.machine.frame())?;
        let storage = Storage::Register { frame, register, bits: size };
        let location = Location { storage, offset: run.bit };
        read_bits(self.machine, self.target.byte_order(), &location, u128::from(bits)).ok()
    }

    /// The address of memory in the space at a whole byte; a pointer without bits to anything else.
    fn address_of(&mut self, (place, ty): (Place, Type), space: AddressSpace) -> Place {
        let (Some(dwarf), Some(bits)) = (self.target.dwarf_address_space(space), self.target.pointer_bits(space))
        else {
            return self.failed();
        };
        match place.address() {
            Some((at, address)) if at == dwarf => {
                let bits = u64::from(bits);
                Place::number(wrap(address, bits), bits, self.target.byte_order())
            }
            _ => {
                self.pointees.push(Pointee { place, bits: self.bits(ty), space: dwarf });
                let pointee = self.pointees.len() - 1;
                Place::new(Origin::Pointer { pointee, size: u64::from(bits) }, 0)
            }
        }
    }

    fn dereference(&mut self, pointer: (Place, Type)) -> Result<Place, Unknown> {
        let bits = self.bits(pointer.1);
        let Some(space) = self.dwarf_space(pointer.1) else {
            return Ok(self.failed());
        };
        if let [run] = &pointer.0.slice(bits)[..]
            && let Origin::Pointer { pointee, size } = run.origin
            && (run.bit, run.bits) == (0, size)
            && let Some(pointee) = self.pointees.get(pointee)
            && pointee.space == space
        {
            return Ok(pointee.place.clone());
        }
        match self.read(&pointer)? {
            Some(address) => Ok(memory(self.machine, self.target, space, address)),
            None => Ok(self.failed()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::State;
    use crate::expr::DIExprBuilder;

    /// Expressions with an instance at hand stand in no variable's lifetime, so no round trip comes here.
    #[test]
    fn the_instance_is_the_machines_object() {
        let state = State::new(Target::X86_64, 7);
        let Some(Source::Location(object)) = state.object() else { panic!("there is an object") };
        let mut pointer = [0; 8];
        assert!(state.read_memory(0, (object.offset / 8) as u64 + 16, &mut pointer));
        let mut builder = DIExprBuilder::new(Target::X86_64);
        builder.type_object(Type::bits(256)).unwrap().constant(Type::int(8), 16).unwrap();
        builder.byte_offset(Type::PTR).unwrap().deref(Type::bits(64)).unwrap();
        let mut expression = Expression {
            machine: &state,
            target: Target::X86_64,
            constants: builder.constants(),
            referrer: None,
            arguments: &[],
            pointees: &mut Vec::new(),
            doubtful: false,
        };
        let (place, ty) = expression.run(builder.ops()).unwrap();
        assert_eq!((place.address(), ty), (Some((0, u128::from(u64::from_le_bytes(pointer)))), Type::bits(64)));
    }
}
