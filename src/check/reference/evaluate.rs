//! Evaluates expressions, operation by operation.

use super::arithmetic::{Kind, NoResult, Number, binary, converted, kind};
use super::float;
use super::number;
use super::place::{
    Doubt, Member, Place, Pointee, Storage, Uses, Value, in_order, joined, register_bits,
};
use super::several::Operands;
use super::typed::{MAX_BITS, MAX_PLACES, MAX_VALUES, Typed};
use super::{At, Unknown, sizes};
use crate::expr::table::{arithmetic, comparison, integral};
use crate::expr::{Constant, Constants, DIOp};
use crate::ty::{Signedness, Type};
use alloc::rc::Rc;
use alloc::vec::Vec;

impl<'r, 'm> At<'r, 'm> {
    pub(super) fn type_bits(&self, ty: Type) -> Result<u64, Unknown> {
        sizes::of_type(self.reference.module.target, ty)
            .filter(|bits| *bits > 0)
            .ok_or(Unknown::Invalid)
    }

    /// Evaluates an expression, with the places that `operands` chooses.
    pub(super) fn evaluate_for(
        &mut self,
        ops: &[DIOp],
        operands: &Operands<'_>,
    ) -> Result<Typed, Unknown> {
        let mut stack: Vec<Typed> = Vec::new();
        let (mut doubt, mut certain) = (Doubt::None, None);
        for (index, op) in ops.iter().enumerate() {
            self.spend(1)?;
            let rest = operands.rest(ops, index);
            let next = self.step(*op, rest, operands, &mut stack)?;
            // A location with fewer bits than its type has also failed, even if no operation uses
            // the missing bits.
            let bits = self.type_bits(next.ty)?.into();
            doubt = doubt.max(next.place.doubt_of(bits));
            certain = certain.or_else(|| next.place.certain_fault());
            stack.push(next);
        }
        let (Some(typed), true) = (stack.pop(), stack.is_empty()) else {
            return Err(Unknown::Invalid);
        };
        // If the operand that failed contributes no bits to the result, a consumer shows either the
        // whole result or no part of it. If one fault occurs in every state and another only in
        // this state, the result has the first.
        let place = match certain {
            Some(fault) => typed.place.with_fault(fault),
            None => typed.place,
        };
        let place = match (doubt, certain) {
            (Doubt::MayFail, Some(_)) => place.with_doubt(Doubt::Fails),
            _ => place.with_doubt(doubt),
        };
        Ok(Typed { place, ..typed })
    }

    /// Pops an operation's inputs and returns its result. `rest` is that of [`Operands::rest`].
    #[expect(clippy::too_many_lines, reason = "a table: one arm for each operation")]
    fn step(
        &mut self,
        op: DIOp,
        rest: &[DIOp],
        operands: &Operands<'_>,
        stack: &mut Vec<Typed>,
    ) -> Result<Typed, Unknown> {
        let mut pop = || stack.pop().ok_or(Unknown::Invalid);
        let typed = |place: Place, ty: Type| Ok(Typed { place, ty });
        match op {
            DIOp::Referrer { ty } | DIOp::Arg { ty, .. } => {
                typed(self.operand(op, rest, operands)?, ty)
            }
            DIOp::TypeObject { ty } => typed(self.instance()?, ty),
            DIOp::Constant { ty, value } => {
                typed(self.constant(ty, value, operands.constants)?, ty)
            }
            DIOp::Convert { ty } => {
                let (from, width) = (pop()?, self.type_bits(ty)? as usize);
                self.one(&from, ty, |a| converted(from.ty, ty, width, a))
            }
            DIOp::ZExt { ty } | DIOp::SExt { ty } => {
                let (from, width) = (pop()?, self.type_bits(ty)? as usize);
                let signedness = match matches!(op, DIOp::SExt { .. }) {
                    true => Signedness::Signed,
                    false => Signedness::Unsigned,
                };
                self.one(&from, ty, |a| Ok(number::resized(a, width, signedness)))
            }
            DIOp::Reinterpret { ty } => typed(pop()?.place, ty),
            DIOp::BitOffset { ty } => {
                let (by, from) = (pop()?, pop()?);
                self.moved(&from, &by, 1, ty)
            }
            DIOp::ByteOffset { ty } => {
                let (by, from) = (pop()?, pop()?);
                self.moved(&from, &by, 8, ty)
            }
            DIOp::Composite { count, ty } => {
                let first = stack.len().checked_sub(count as usize);
                self.composite(stack.split_off(first.ok_or(Unknown::Invalid)?), ty)
            }
            DIOp::Extend { count } => self.extended(&pop()?, count),
            DIOp::Select {} => {
                let (mask, one, zero) = (pop()?, pop()?, pop()?);
                self.selected(&mask, &one, &zero)
            }
            DIOp::Overlay { ty } => {
                let (by, over, base) = (pop()?, pop()?, pop()?);
                self.overlaid(&base, &over, &by, ty)
            }
            DIOp::ObjectMap { .. } => {
                let (chunk, registers, array) = (pop()?, pop()?, pop()?);
                self.mapped(&array, &registers, &chunk)
            }
            DIOp::AddrOf { space } => self.address_of(&pop()?, Type::ptr(space)),
            DIOp::Deref { ty } => typed(self.dereferenced(&pop()?)?, ty),
            DIOp::Read {} => {
                let from = pop()?;
                typed(Place::values(self.readings(&from)?), from.ty)
            }
            DIOp::Choose {} => {
                let (which, b, a) = (pop()?, pop()?, pop()?);
                self.chosen(&which, &a, &b)
            }
            DIOp::PushLane { ty } => {
                let bits = self.type_bits(ty)?;
                typed(self.number_or_fault(self.lane(), bits), ty)
            }
            DIOp::PushIteration { ty } => {
                let bits = self.type_bits(ty)?;
                typed(self.number_or_fault(self.machine.iteration(), bits), ty)
            }
            DIOp::Cfa { space } => {
                let bits = self.type_bits(Type::ptr(space))?;
                let cfa = self.canonical_frame();
                typed(self.number_or_fault(cfa, bits), Type::ptr(space))
            }
            DIOp::EntryValue { ty } => typed(self.on_entry(&pop()?)?, ty),
            DIOp::ThreadLocal { ty } => {
                let distances = self.distances(&pop()?, 1)?;
                let thread = self.machine.thread_pointer();
                let memory = |by| self.pointed_at(0, thread, by);
                typed(Place::of_each(distances, memory), ty)
            }
            DIOp::Neg {} => self.negated(&pop()?),
            DIOp::Abs {} => self.absolute(&pop()?),
            DIOp::Not {} => {
                let from = pop()?;
                self.one(&from, from.ty, |a| Ok(a.iter().map(|bit| !bit).collect()))
            }
            arithmetic!() | integral!() => {
                let (b, a) = (pop()?, pop()?);
                // Arithmetic on wide numbers takes quadratic time.
                if matches!(op, arithmetic!() | DIOp::Mod {}) {
                    let bits = self.type_bits(a.ty)?;
                    self.spend(bits * bits / 64)?;
                }
                self.two(&a, &b, a.ty, op)
            }
            comparison!() => {
                let (b, a) = (pop()?, pop()?);
                self.two(&a, &b, Type::BOOL, op)
            }
        }
    }

    pub(super) fn constant(
        &mut self,
        ty: Type,
        value: Constant,
        of: &Constants,
    ) -> Result<Place, Unknown> {
        let bits = self.type_bits(ty)?;
        if value.is_undef() {
            return Ok(Place::UNDEFINED);
        }
        if bits > MAX_BITS {
            return Err(Unknown::Limit);
        }
        self.spend(bits / 8)?;
        let mut bytes = Vec::new();
        if of.bits(value, bits, &mut bytes).is_err() {
            return Ok(Place::UNDEFINED);
        }
        // Each element of a vector is a number; element 0, in the lowest bits, is first in memory
        // on every target.
        let (count, element) = match ty.elements() {
            Some((count, element)) => (u64::from(count), self.type_bits(element)?),
            None => (1, bits),
        };
        let number = |index: u64| register_bits(&bytes, index * element, element, self.order());
        Ok(Place::known((0..count).flat_map(number).collect()))
    }

    /// Counts steps for `places` places, each of which is compared with the others.
    pub(super) fn spend_on(&mut self, places: usize) -> Result<(), Unknown> {
        if places > MAX_PLACES {
            return Err(Unknown::Limit);
        }
        self.spend((places * places / 16) as u64 + 1)
    }

    /// Returns the values that may be read from a stack entry, in the order of memory.
    fn readings(&mut self, from: &Typed) -> Result<Vec<Value>, Unknown> {
        let bits = self.type_bits(from.ty)?;
        if bits > MAX_BITS {
            return Err(Unknown::Limit);
        }
        self.spend(bits / 8 + 1)?;
        let form = from.place.form(bits, self.order());
        let readings = form
            .read(self.machine, self.order())
            .ok_or(Unknown::Limit)?;
        self.spend(readings.len() as u64 * (bits / 8 + 1))?;
        Ok(readings)
    }

    /// Returns the values that may be read from a stack entry, as numbers.
    pub(super) fn values(&mut self, from: &Typed) -> Result<Vec<Value>, Unknown> {
        let order = self.order();
        let readings = self.readings(from)?;
        Ok(readings
            .into_iter()
            .map(|value| value.map(|row| Ok(in_order(row, order))))
            .collect())
    }

    /// Returns the values of an offset, by the signedness of its type, in units of `unit` bits. The
    /// language does not define an offset that does not fit in a signed integer of an address's
    /// size.
    pub(super) fn distances(
        &mut self,
        from: &Typed,
        unit: i128,
    ) -> Result<Vec<Value<i128>>, Unknown> {
        let signed = kind(from.ty)? == Kind::Integer(Signedness::Signed);
        let bits = u32::from(self.reference.module.target.description().address_bytes) * 8;
        let end = 1i128 << bits.clamp(1, 64).saturating_sub(1);
        let distance = |bits: Number| {
            let value = match signed {
                true => number::signed(&bits),
                false => number::unsigned(&bits).and_then(|value| i128::try_from(value).ok()),
            };
            Ok(value.filter(|value| (-end..end).contains(value)))
        };
        let mut distances = Vec::new();
        for value in self.values(from)? {
            let value = value.map(distance);
            if value.reading == Ok(None) {
                return Err(Unknown::Offset);
            }
            distances.push(value.map(|distance| Ok(distance.unwrap_or(0) * unit)));
        }
        Ok(distances)
    }

    /// Returns numbers of a type, as places.
    fn results(
        &self,
        results: Vec<(Result<Number, NoResult>, Uses, Doubt)>,
        ty: Type,
    ) -> Result<Typed, Unknown> {
        let mut values = Vec::new();
        for (result, uses, doubt) in results {
            let reading = match result {
                Ok(bits) => Ok(in_order(bits, self.order())),
                Err(NoResult::Fault(fault)) => Err(fault),
                Err(NoResult::Unknown(unknown)) => return Err(unknown),
            };
            values.push(Value {
                reading,
                uses,
                doubt,
            });
        }
        Ok(Typed {
            place: Place::values(values),
            ty,
        })
    }

    fn one(
        &mut self,
        a: &Typed,
        ty: Type,
        of: impl Fn(&[bool]) -> Result<Number, NoResult>,
    ) -> Result<Typed, Unknown> {
        let values = self.values(a)?;
        let results = values.into_iter().map(|value| match value.reading {
            Ok(bits) => (of(&bits), value.uses, value.doubt),
            Err(fault) => (Err(NoResult::Fault(fault)), value.uses, value.doubt),
        });
        self.results(results.collect(), ty)
    }

    fn two(&mut self, a: &Typed, b: &Typed, ty: Type, op: DIOp) -> Result<Typed, Unknown> {
        let (left, right) = (self.values(a)?, self.values(b)?);
        if left.len() * right.len() > MAX_VALUES {
            return Err(Unknown::Limit);
        }
        let mut results = Vec::new();
        for (x, y) in left.iter().flat_map(|x| right.iter().map(move |y| (x, y))) {
            let result = match (&x.reading, &y.reading) {
                (Ok(x), Ok(y)) => binary(op, a.ty, x, y),
                (Err(fault), Err(other)) => Err(NoResult::Fault(fault.or(*other))),
                (Err(fault), _) | (_, Err(fault)) => Err(NoResult::Fault(*fault)),
            };
            results.push((result, joined(&x.uses, &y.uses), x.doubt.max(y.doubt)));
        }
        self.results(results, ty)
    }

    /// Returns the number in a stack entry, truncated or extended by the signedness of its type.
    pub(super) fn resized(&mut self, from: &Typed, bits: u64) -> Result<Typed, Unknown> {
        let signedness = from.ty.signedness();
        self.one(from, from.ty, |a| {
            Ok(number::resized(a, bits as usize, signedness))
        })
    }

    fn negated(&mut self, from: &Typed) -> Result<Typed, Unknown> {
        match kind(from.ty)? {
            Kind::Integer(_) => self.one(from, from.ty, |a| Ok(number::neg(a))),
            Kind::Float(format) => self.one(from, from.ty, |a| {
                let (sign, rest) =
                    float::number(format, a).ok_or(NoResult::Unknown(Unknown::Float))?;
                Ok([rest, &[!sign]].concat())
            }),
        }
    }

    fn absolute(&mut self, from: &Typed) -> Result<Typed, Unknown> {
        match kind(from.ty)? {
            Kind::Integer(signedness) => self.one(from, from.ty, |a| {
                Ok(if number::is_negative(a, signedness) {
                    number::neg(a)
                } else {
                    a.to_vec()
                })
            }),
            Kind::Float(format) => self.one(from, from.ty, |a| {
                let (_, rest) =
                    float::number(format, a).ok_or(NoResult::Unknown(Unknown::Float))?;
                Ok([rest, &[false]].concat())
            }),
        }
    }

    /// Returns the implicit pointers of type `ty` to the places of an object, one for each place.
    fn address_of(&self, of: &Typed, ty: Type) -> Result<Typed, Unknown> {
        let target = self.reference.module.target;
        let space = ty.address_space().ok_or(Unknown::Invalid)?;
        let space = sizes::dwarf_space(target, space.0).ok_or(Unknown::Invalid)?;
        let (bits, pointer_bits) = (self.type_bits(of.ty)?, self.type_bits(ty)?);
        let to = |place: &Place| {
            let to = Pointee {
                place: place.clone(),
                bits,
                space,
                pointer_bits,
                order: self.order(),
            };
            Place::new(Storage::Pointer(Rc::new(to), pointer_bits))
        };
        let place = of.place.each(to);
        Ok(Typed { place, ty })
    }

    /// Returns the memory that a pointer points to, or the target of an implicit pointer.
    fn dereferenced(&mut self, from: &Typed) -> Result<Place, Unknown> {
        let target = self.reference.module.target;
        let space = from.ty.address_space().ok_or(Unknown::Invalid)?;
        let space = sizes::dwarf_space(target, space.0).ok_or(Unknown::Invalid)?;
        let bits = self.type_bits(from.ty)?;
        let mut places = Vec::new();
        self.spend_on(from.place.count())?;
        for Member { place, uses } in from.place.members_with(&[]) {
            // The place may be a composite, with a whole pointer as one of its parts.
            if let Some(to) = place.pointer(bits).filter(|to| to.space == space) {
                places.push(Member {
                    place: to.place.clone(),
                    uses,
                });
                continue;
            }
            for value in self.values(&Typed { place, ty: from.ty })? {
                let place = match value.reading {
                    Ok(address) => {
                        let address = number::unsigned(&address)
                            .and_then(|address| i128::try_from(address).ok());
                        self.memory(space, address.ok_or(Unknown::Invalid)?)
                    }
                    Err(fault) => Place::failed(fault),
                };
                places.push(Member {
                    place: place.with_doubt(value.doubt),
                    uses: joined(&uses, &value.uses),
                });
            }
        }
        Ok(Place::one_of(places))
    }
}

impl Place {
    /// Returns the target of a whole implicit pointer at this place.
    fn pointer(&self, bits: u64) -> Option<Rc<Pointee>> {
        match &self.storage {
            Storage::Pointer(to, size) if self.bit == 0 && *size == bits => Some(to.clone()),
            Storage::Parts(parts) => {
                let mut start = 0;
                for part in parts.iter() {
                    if start == self.bit && part.bits == u128::from(bits) {
                        return part.place.pointer(bits);
                    }
                    start += part.bits as i128;
                }
                None
            }
            _ => None,
        }
    }
}
