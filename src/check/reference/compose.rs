//! Evaluates operations that move, compose and choose places.

use super::arithmetic::Number;
use super::overlay::overlaid;
use super::place::{Doubt, Member, Part, Place, Storage, Value};
use super::several::{with_common_uses, with_common_uses_in};
use super::typed::{MAX_PARTS, Typed};
use super::{At, Unknown};
use crate::ty::Type;
use alloc::vec::Vec;

/// Returns the undefined result of an operation whose result is undefined for every value of its
/// operands. The evaluation of the operands may still fail.
fn undefined_beside<T>(values: &[Value<T>]) -> Place {
    let doubt = values.iter().map(|value| match &value.reading {
        Ok(_) => value.doubt,
        Err(fault) if fault.is_certain() => Doubt::Fails,
        Err(_) => Doubt::MayFail,
    });
    Place::UNDEFINED.with_doubt(doubt.max().unwrap_or(Doubt::None))
}

/// Returns the places that each of several conditions, or distances of parts, selects.
fn chosen_by_each<T>(values: Vec<Value<T>>, mut of: impl FnMut(T) -> Place) -> Place {
    let members = values.into_iter().map(|value| value.member(&mut of));
    Place::one_of(with_common_uses(members.collect()))
}

impl At<'_, '_> {
    /// Returns the places of an object, moved by numbers of `unit` bits.
    pub(super) fn moved(
        &mut self,
        from: &Typed,
        by: &Typed,
        unit: i128,
        ty: Type,
    ) -> Result<Typed, Unknown> {
        let distances = self.distances(by, unit)?;
        self.spend_on(distances.len() * from.place.count())?;
        let bits = self.type_bits(ty)?.into();
        let members = distances.iter().cloned();
        let members = members.map(|value| value.member(|by| from.place.moved(by)));
        let members = members.collect::<Vec<_>>();
        let place = Place::one_of(with_common_uses_in(members, bits));
        // A composite has an end even if all of its parts are undefined. The result keeps this end
        // for the next operation that moves it.
        let part = || Part {
            bits,
            place: place.clone(),
        };
        if from.place.has_no_location() && Place::parts([part()]).has_failed(bits) {
            let place = undefined_beside(&distances).with_doubt(Doubt::MayFail);
            return Ok(Typed { place, ty });
        }
        Ok(Typed { place, ty })
    }

    /// Returns a composite of consecutive objects.
    pub(super) fn composite(&mut self, operands: Vec<Typed>, ty: Type) -> Result<Typed, Unknown> {
        let mut parts = Vec::new();
        for operand in operands {
            parts.push(Part {
                bits: self.type_bits(operand.ty)?.into(),
                place: operand.place,
            });
        }
        self.composed(parts, ty)
    }

    /// Returns a vector of `count` elements, which are all the same object.
    pub(super) fn extended(&mut self, of: &Typed, count: u32) -> Result<Typed, Unknown> {
        let bits = u128::from(self.type_bits(of.ty)?);
        if u64::from(count) > MAX_PARTS {
            return Err(Unknown::Limit);
        }
        let ty = Type::vector(count, of.ty).ok_or(Unknown::Invalid)?;
        let parts = (0..count).map(|_| Part {
            bits,
            place: of.place.clone(),
        });
        self.composed(parts.collect(), ty)
    }

    /// Returns a composite of consecutive parts, with a type.
    fn composed(&mut self, parts: Vec<Part>, ty: Type) -> Result<Typed, Unknown> {
        let place = Place::parts(parts);
        if let Storage::Parts(parts) = &place.storage {
            let count = parts.len() as u64;
            self.spend(count)?;
            if count > MAX_PARTS {
                return Err(Unknown::Limit);
            }
        }
        Ok(Typed { place, ty })
    }

    /// Returns a vector whose elements come from one of two vectors, as selected by the bits of a
    /// mask.
    pub(super) fn selected(
        &mut self,
        mask: &Typed,
        one: &Typed,
        zero: &Typed,
    ) -> Result<Typed, Unknown> {
        let ty = one.ty;
        let (count, element) = ty.elements().ok_or(Unknown::Invalid)?;
        let bits = self.type_bits(element)?;
        if u64::from(count) > MAX_PARTS {
            return Err(Unknown::Limit);
        }
        let masks = self.values(mask)?;
        if one.place.is_undefined() && zero.place.is_undefined() {
            let place = undefined_beside(&masks);
            return Ok(Typed { place, ty });
        }
        self.spend(masks.len() as u64 * u64::from(count))?;
        let elements = |mask: &Number, uses: &[u32]| {
            Place::parts((0..count).map(|index| {
                let is_one = mask.get(index as usize) == Some(&true);
                let from = if is_one { one } else { zero };
                let place = from.place.moved(i128::from(index) * i128::from(bits));
                // The place also uses the places of the mask, by which it was chosen.
                let place = Place::one_of(place.members_with(uses));
                Part {
                    bits: bits.into(),
                    place,
                }
            }))
        };
        let member = |value: Value| {
            let uses = value.uses;
            let place = value
                .reading
                .map_or_else(Place::failed, |mask| elements(&mask, &uses))
                .with_doubt(value.doubt);
            Member { place, uses }
        };
        let members = masks.into_iter().map(member);
        let place = Place::one_of(with_common_uses(members.collect()));
        Ok(Typed { place, ty })
    }

    /// Returns a base with another object laid over it at byte offsets.
    pub(super) fn overlaid(
        &mut self,
        base: &Typed,
        over: &Typed,
        by: &Typed,
        ty: Type,
    ) -> Result<Typed, Unknown> {
        let bits = self.type_bits(over.ty)?;
        let distances = self.distances(by, 8)?;
        if base.place.is_undefined() && over.place.is_undefined() {
            let place = undefined_beside(&distances);
            return Ok(Typed { place, ty });
        }
        self.spend_on(distances.len() * base.place.count())?;
        let whole = u128::from(self.type_bits(ty)?);
        let lay = |by: i128| {
            let laid = base
                .place
                .each(|base| overlaid(base, whole, &over.place, u128::from(bits), by));
            // Extending past an end of the base is a failure. A consumer that builds the overlay in
            // memory does not notice it.
            let exceeds_base = by < 0 || by.saturating_add(bits.into()) > whole as i128;
            laid.with_doubt(if exceeds_base {
                Doubt::MayFail
            } else {
                Doubt::None
            })
        };
        let place = chosen_by_each(distances, lay);
        Ok(Typed { place, ty })
    }

    /// Returns an array with a chunk in registers. The registers overlay the array at the chunk's
    /// number times the size of the registers; if the number is 0 or undefined, they overlay
    /// nothing.
    pub(super) fn mapped(
        &mut self,
        array: &Typed,
        registers: &Typed,
        chunk: &Typed,
    ) -> Result<Typed, Unknown> {
        let (whole, bits) = (
            i128::from(self.type_bits(array.ty)?),
            i128::from(self.type_bits(registers.ty)?),
        );
        let ty = array.ty;
        self.spend_on(array.place.count() * registers.place.count())?;
        let alone = array.place.with_uses_of(&registers.place);
        if chunk.place.is_undefined() {
            return Ok(Typed { place: alone, ty });
        }
        let distances = self.distances(chunk, bits)?;
        if array.place.is_undefined() && registers.place.is_undefined() {
            let place = undefined_beside(&distances);
            return Ok(Typed { place, ty });
        }
        self.spend_on(distances.len() * array.place.count())?;
        let lay = |by: i128| {
            if by == 0 {
                return alone.clone();
            }
            // A chunk that is partly or completely outside of the array is a failure. A consumer
            // that only overlays the registers on memory does not notice it.
            let exceeds_base = by < 0 || by + bits > whole;
            let laid = match -bits < by && by < whole {
                true => array.place.each(|array| {
                    overlaid(array, whole as u128, &registers.place, bits as u128, by)
                }),
                false => alone.clone(),
            };
            laid.with_doubt(if exceeds_base {
                Doubt::MayFail
            } else {
                Doubt::None
            })
        };
        Ok(Typed {
            place: chosen_by_each(distances, lay),
            ty,
        })
    }

    /// Returns one of two objects, by a condition.
    pub(super) fn chosen(&mut self, which: &Typed, a: &Typed, b: &Typed) -> Result<Typed, Unknown> {
        let (values, ty) = (self.values(which)?, a.ty);
        if a.place.is_undefined() && b.place.is_undefined() {
            let place = undefined_beside(&values);
            return Ok(Typed { place, ty });
        }
        self.spend_on(values.len() * a.place.count() * b.place.count())?;
        let [first, second] = [
            a.place.with_uses_of(&b.place),
            b.place.with_uses_of(&a.place),
        ];
        let choose = |bits: Number| match bits.first() {
            Some(true) => first.clone(),
            _ => second.clone(),
        };
        let place = chosen_by_each(values, choose);
        Ok(Typed { place, ty })
    }
}
