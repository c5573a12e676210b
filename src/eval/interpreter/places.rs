//! Operations that create, move and read locations.

use super::activation::Activation;
use super::{Entry, Outcome, Run, fail};
use crate::dwarf::{EntryRef, Operation};
use crate::eval::bits;
use crate::eval::error::ErrorCode;
use crate::eval::location::{EntryId, Location, Storage};
use crate::eval::machine::EntryReference;
use crate::eval::rules::Rules;
use crate::eval::value::{Value, ValueType};
use crate::target::Register;
use alloc::vec::Vec;

impl<'a> Run<'a, '_> {
    pub(super) fn place_operation(&mut self, operation: Operation<'a>) -> Outcome {
        match operation {
            Operation::Reg(number) => self.push_register(Register(number.into())),
            Operation::Regx(register) => self.push_register(register),
            Operation::ImplicitValue(bytes) => self.push_location(Location::implicit(bytes)),
            Operation::StackValue => {
                let order = self.encoding.order;
                let bytes = self.pop_number(|value| Ok(value.to_bytes(order)))?;
                self.push_location(Location {
                    storage: Storage::Implicit(bytes),
                    offset: 0,
                })
            }
            Operation::ImplicitPointer(entry, offset) => {
                let entry = self.entry(entry, true)?;
                let bits = u32::from(self.encoding.address_bytes) * 8;
                self.push_location(Location::implicit_pointer(entry, offset, bits))
            }
            Operation::AspaceImplicitPointer(entry, offset) => {
                let space = self.pop_space()?;
                let entry = self.entry(entry, true)?;
                let bits = u32::from(self.space_bytes(space)) * 8;
                self.push_location(Location::implicit_pointer(entry, offset, bits))
            }
            Operation::Undefined => self.push_location(Location::UNDEFINED),
            Operation::FormTlsAddress => self.thread_local(),
            Operation::FormAspaceAddress => {
                let space = self.pop_space()?;
                let address = self.pop_address(space)?;
                self.push_memory(space, address)
            }
            Operation::Mem => {
                let address = self.pop_number(Value::size)?;
                let space = self.pop_space()?;
                self.push_memory(space, address)
            }
            Operation::AspaceBregx(register, offset) => {
                let space = self.pop_space()?;
                let size = self.space_bytes(space);
                let base = self.register_value(register, ValueType::Generic(size))?;
                let address = Value::generic(size, base.unsigned().wrapping_add(offset as u128));
                self.push_memory(space, address.unsigned())
            }
            Operation::Offset => self.shift(8),
            Operation::BitOffset => self.shift(1),
            Operation::OffsetUconst(bytes) => self.shift_top(i128::from(bytes) * 8),
            Operation::Multiloc => {
                let (second, first) = (self.pop_location()?, self.pop_location()?);
                self.charge(first.weight());
                self.charge(second.weight());
                let location = Location::multiple_within([first, second], self.limits)?;
                self.push_location(location)
            }
            Operation::Xderef => self.dereference_space(self.encoding.address_bytes, None),
            Operation::XderefSize(size) => self.dereference_space(size, None),
            Operation::XderefType(size, base) => {
                let ty = self.value_type(base)?;
                self.dereference_space(size, Some(ty))
            }
            // All other operations are handled elsewhere.
            _ => fail(
                ErrorCode::InvalidOperation,
                "the operation is not evaluated",
            ),
        }
    }

    /// Pushes the location at an offset in the thread's storage: a value by DWARF 5's rules.
    fn thread_local(&mut self) -> Outcome {
        let offset = u64::try_from(self.pop_number(Value::size)?).ok();
        let Some(location) = offset.and_then(|offset| self.machine.thread_local(offset)) else {
            return fail(
                ErrorCode::MissingContext,
                "the thread's storage is not known",
            );
        };
        match self.rules {
            Rules::Dwarf5 => {
                let value = self.as_value(Entry::Location(location))?;
                self.push_value(value)
            }
            _ => self.push(Entry::Location(location)),
        }
    }

    /// Moves a location by a signed number of bytes or bits.
    fn shift(&mut self, unit: i128) -> Outcome {
        let distance = self.pop_number(Value::integer)?.saturating_mul(unit);
        self.shift_top(distance)
    }

    /// Moves the location on top by a number of bits.
    ///
    /// By LLVM's rules each member of a multi-location is moved in its own storage, because their
    /// storages may extend before the start of the multi-location.
    fn shift_top(&mut self, distance: i128) -> Outcome {
        let (rules, limits) = (self.rules, self.limits);
        let location = self.top_location()?;
        let moved = match &location.storage {
            Storage::Multiple(set) if rules == Rules::Llvm => {
                let distance = distance.saturating_add_unsigned(location.offset);
                let members = set.members().iter().map(|member| member.moved(distance));
                Location::multiple_within(members.collect::<Outcome<Vec<_>>>()?, limits)?
            }
            _ => return location.shift(distance),
        };
        let work = moved.weight();
        *location = moved;
        self.charge(work);
        Ok(())
    }

    fn pop_space(&mut self) -> Outcome<u64> {
        match u64::try_from(self.pop_number(Value::size)?) {
            Ok(space) => Ok(space),
            Err(_) => fail(
                ErrorCode::InvalidOperand,
                "no address space has this number",
            ),
        }
    }

    fn space_bytes(&self, space: u64) -> u8 {
        self.machine
            .address_space_bytes(space)
            .unwrap_or(self.encoding.address_bytes)
    }

    /// Pops an integer as an address of an address space. By LLVM's documents the address is its
    /// least significant bits, as many as an address there has, for any sign and size.
    fn pop_address(&mut self, space: u64) -> Outcome<u128> {
        let address = self.pop_number(bits_of)?;
        Ok(self.within(space, address))
    }

    fn within(&self, space: u64, address: u128) -> u128 {
        Value::generic(self.space_bytes(space), address).unsigned()
    }

    fn memory(&self, space: u64, address: u128) -> Outcome<Location> {
        let size = self.space_bytes(space);
        match u64::try_from(address) {
            Ok(address) if size >= 8 || address >> (size * 8) == 0 => {
                Ok(Location::memory(space, address, size))
            }
            _ => fail(
                ErrorCode::OutOfBounds,
                "the address space has no such address",
            ),
        }
    }

    fn push_memory(&mut self, space: u64, address: u128) -> Outcome {
        let location = self.memory(space, address)?;
        self.push_location(location)
    }

    /// The entry that an operation refers to.
    pub(super) fn entry(&self, entry: EntryRef, info: bool) -> Outcome<EntryId> {
        let EntryRef::Offset(offset) = entry else {
            return fail(
                ErrorCode::InvalidOperand,
                "the offset of the entry is not known yet",
            );
        };
        let reference = if info {
            EntryReference::Info(offset)
        } else {
            EntryReference::Unit(offset)
        };
        match self.machine.entry(reference) {
            Some(entry) => Ok(entry),
            None => fail(ErrorCode::InvalidOperand, "there is no such entry"),
        }
    }

    /// Pops a location and reads `size` bytes there: a value of `ty`, or of the generic type, which
    /// limits the size.
    pub(super) fn dereference(
        &mut self,
        current: &mut Activation<'a>,
        size: u8,
        ty: Option<ValueType>,
    ) -> Outcome {
        self.check_size(size, ty)?;
        let made;
        let location = match self.top()? {
            Entry::Location(location) => location,
            Entry::Value(value) => {
                // DWARF 5's rules accept an integer of any type as an address.
                let address = match (self.rules, value.ty()) {
                    (Rules::Dwarf5, _) | (_, ValueType::Generic(_)) => value.size()?,
                    _ => {
                        return fail(
                            ErrorCode::NotALocation,
                            "a value of a base type is not a location",
                        );
                    }
                };
                let address = Value::generic(self.encoding.address_bytes, address).unsigned();
                made = Location::memory(0, address as u64, self.encoding.address_bytes);
                &made
            }
            Entry::Incomplete(_) => return self.pop().map(|_| ()),
        };
        if let Some((entry, offset)) = pointee(location, u128::from(size) * 8) {
            self.drop_top();
            return self.pointee(current, entry, offset);
        }
        let work = match location.storage {
            Storage::Multiple(_) => location.weight(),
            _ => 0,
        };
        match ty {
            Some(ty) => {
                let value = self.read_value(location, ty)?;
                self.drop_top();
                self.charge(work);
                self.push_value(value)
            }
            None => {
                let number = self.read_number(location, size)?;
                self.drop_top();
                self.charge(work);
                self.push_generic(number)
            }
        }
    }

    fn dereference_space(&mut self, size: u8, ty: Option<ValueType>) -> Outcome {
        self.check_size(size, ty)?;
        // The address is converted as by `DW_OP_form_aspace_address`. Here it is above the address
        // space.
        let address = self.pop_number(bits_of)?;
        let space = self.pop_space()?;
        let location = self.memory(space, self.within(space, address))?;
        match ty {
            Some(ty) => {
                let value = self.read_value(&location, ty)?;
                self.push_value(value)
            }
            None => {
                let number = self.read_number(&location, size)?;
                self.push_generic(number)
            }
        }
    }

    fn check_size(&self, size: u8, ty: Option<ValueType>) -> Outcome {
        let fits = match ty {
            Some(ty) => u32::from(size) * 8 == ty.bits(),
            None => size <= self.encoding.address_bytes,
        };
        if fits && size > 0 {
            Ok(())
        } else {
            fail(ErrorCode::InvalidOperand, "this size cannot be read")
        }
    }

    /// Reads a number of `size` bytes, at most eight.
    fn read_number(&self, location: &Location, size: u8) -> Outcome<u64> {
        let mut buffer = [0; 8];
        let Some(bytes) = buffer.get_mut(..usize::from(size)) else {
            return fail(ErrorCode::InvalidOperand, "this size cannot be read");
        };
        self.read(location, bytes)?;
        Ok(bits::number(bytes, self.encoding.order) as u64)
    }
}

/// The bits of an integer.
fn bits_of(value: &Value) -> Outcome<u128> {
    value.integer()?;
    Ok(value.unsigned())
}

/// The entry and byte offset of an implicit pointer's target, if the first `count` bits at a
/// location are the whole pointer.
fn pointee(location: &Location, count: u128) -> Option<(EntryId, i64)> {
    match &location.storage {
        Storage::ImplicitPointer {
            entry,
            offset,
            bits,
        } => (location.offset == 0 && count == u128::from(*bits)).then_some((*entry, *offset)),
        Storage::Composite(composite) => {
            let span = composite
                .spans(location.offset, location.offset.saturating_add(count))
                .next()?;
            match span.storage {
                Storage::ImplicitPointer { .. } | Storage::Multiple(_) if span.bits == count => {
                    pointee(
                        &Location {
                            storage: span.storage.clone(),
                            offset: span.offset,
                        },
                        count,
                    )
                }
                _ => None,
            }
        }
        Storage::Multiple(multiple) => multiple.members().iter().find_map(|member| {
            let member = member.moved(location.offset as i128).ok()?;
            pointee(&member, count)
        }),
        _ => None,
    }
}
