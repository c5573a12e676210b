//! Operations that create, move and read locations.

use super::activation::Stage;
use super::stack::Word;
use super::{Entry, Outcome, Run, fail};
use crate::dwarf::{EntryRef, Operation};
use crate::eval::error::ErrorCode;
use crate::eval::location::{EntryId, Location, Storage};
use crate::eval::machine::EntryReference;
use crate::eval::rules::Rules;
use crate::eval::value::{Value, ValueType};
use alloc::vec::Vec;

impl<'a> Run<'a, '_> {
    /// Executes an operation on locations.
    pub(super) fn place_operation(&mut self, operation: Operation<'a>) -> Outcome {
        match operation {
            Operation::Regx(register) => {
                let mut rest = self.current.rest;
                self.push_register(register, &mut rest)?;
                self.current.rest = rest;
                Ok(())
            }
            Operation::ImplicitValue(bytes) => self.push_location(Location::implicit(bytes)),
            Operation::ImplicitPointer(entry, offset) => {
                self.implicit_pointer(entry, offset, self.context.encoding.address_bytes)
            }
            Operation::AspaceImplicitPointer(entry, offset) => {
                let space = self.pop_space()?;
                self.implicit_pointer(entry, offset, self.space_bytes(space))
            }
            Operation::Undefined => self.push_location(Location::UNDEFINED),
            Operation::FormTlsAddress => self.thread_local(),
            Operation::FormAspaceAddress => {
                let space = self.pop_space()?;
                let address = self.pop_address(space)?;
                self.push_memory(space, address)
            }
            Operation::Mem => {
                let address = self.pop_value()?.size()?;
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
            Operation::Offset => self.offset(8),
            Operation::BitOffset => self.offset(1),
            Operation::OffsetUconst(bytes) => self.offset_by(i128::from(bytes) * 8),
            Operation::Multiloc => {
                let (second, first) = (self.pop_location()?, self.pop_location()?);
                self.charge(first.weight());
                self.charge(second.weight());
                let location = Location::multiple_within([first, second], self.limits)?;
                self.push_location(location)
            }
            Operation::Xderef => self.dereference_space(self.context.encoding.address_bytes, None),
            Operation::XderefSize(size) => self.dereference_space(size, None),
            Operation::XderefType(size, base) => {
                let ty = self.value_type(base)?;
                self.dereference_space(size, Some(ty))
            }
            // Other functions execute all other operations.
            _ => fail(
                ErrorCode::InvalidOperation,
                "the operation cannot be evaluated",
            ),
        }
    }

    /// Pushes a pointer of `bytes` bytes to an offset in the object of an entry.
    fn implicit_pointer(&mut self, entry: EntryRef, offset: i64, bytes: u8) -> Outcome {
        let entry = self.entry(entry, EntryReference::Info)?;
        let bits = u32::from(bytes) * 8;
        self.push_location(Location::implicit_pointer(entry, offset, bits))
    }

    /// Pushes the location at an offset in the thread's storage, which is a value by DWARF 5's
    /// rules.
    fn thread_local(&mut self) -> Outcome {
        let offset = u64::try_from(self.pop_value()?.size()?).ok();
        let Some(location) = offset.and_then(|offset| self.machine.thread_local(offset)) else {
            return fail(
                ErrorCode::MissingContext,
                "the address of the thread's storage is unknown",
            );
        };
        match self.context.rules {
            Rules::Dwarf5 => {
                let value = self.as_value(Entry::Location(location))?;
                self.push_value(value)
            }
            _ => self.push(Entry::Location(location)),
        }
    }

    /// Moves a location by a signed number of bytes or bits.
    fn offset(&mut self, unit: i128) -> Outcome {
        if self.offset_word(unit).is_some() {
            return Ok(());
        }
        let distance = self.pop_value()?.integer()?.saturating_mul(unit);
        self.offset_by(distance)
    }

    /// Moves a location that is a word. Returns `None`, without a change, if this fails.
    fn offset_word(&mut self, unit: i128) -> Option<()> {
        let mask = self.context.mask;
        let [location, distance] = self.words()?;
        let unused = mask.leading_zeros();
        let distance = (distance.number()? << unused) as i64 >> unused;
        let moved = |from: u64, by: i64| from.checked_add_signed(by);
        match (location, unit) {
            (Word::Register { bits, offset, .. }, _) => {
                let to = moved((*offset).into(), distance.checked_mul(unit as i64)?)?;
                *offset = u32::try_from(to).ok().filter(|offset| *offset < *bits)?;
            }
            (word, 8) => {
                let to = moved(word.number()?, distance).filter(|to| *to <= mask)?;
                *word = Word::Address(to);
            }
            _ => return None,
        }
        self.store.stack.drop_word();
        Some(())
    }

    /// Moves the location on top by a number of bits.
    ///
    /// By LLVM's rules, each member of a multi-location is moved in its own storage, because their
    /// storages may extend before the start of the multi-location.
    fn offset_by(&mut self, distance: i128) -> Outcome {
        let location = self.pop_location()?;
        let moved = match &location.storage {
            Storage::Multiple(set) if self.context.rules == Rules::Llvm => {
                let distance = distance.saturating_add_unsigned(location.offset);
                let members = set.members().iter().map(|member| member.moved(distance));
                let members = members.collect::<Outcome<Vec<_>>>()?;
                let moved = Location::multiple_within(members, self.limits)?;
                self.charge(moved.weight());
                moved
            }
            _ => location.into_moved(distance)?,
        };
        self.push(Entry::Location(moved))
    }

    /// Turns the value on top into an implicit location.
    #[inline(always)]
    pub(super) fn stack_value(&mut self) -> Outcome {
        if let Some(number) = self.top_number() {
            self.replace(Word::Implicit(number));
        } else {
            let bytes = self.pop_value()?.to_bytes(self.context.encoding.order);
            self.push_location(Location {
                storage: Storage::Implicit(bytes),
                offset: 0,
            })?;
        }
        self.locate();
        if self.context.rules == Rules::Dwarf5 {
            self.scope.stage = Stage::Valued;
        }
        Ok(())
    }

    fn pop_space(&mut self) -> Outcome<u64> {
        match u64::try_from(self.pop_value()?.size()?) {
            Ok(space) => Ok(space),
            Err(_) => fail(
                ErrorCode::InvalidOperand,
                "the target has no address space with this number",
            ),
        }
    }

    fn space_bytes(&self, space: u64) -> u8 {
        self.machine
            .address_space_bytes(space)
            .unwrap_or(self.context.encoding.address_bytes)
    }

    /// Pops an integer as an address of an address space. By LLVM's documents, the address consists
    /// of as many least significant bits as an address of the space has, for any sign and size.
    fn pop_address(&mut self, space: u64) -> Outcome<u128> {
        let address = bits_of(&self.pop_value()?)?;
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

    /// Returns the entry that an operation refers to by an offset. `from` determines what the
    /// offset is relative to.
    pub(super) fn entry(
        &self,
        entry: EntryRef,
        from: fn(u64) -> EntryReference,
    ) -> Outcome<EntryId> {
        let EntryRef::Offset(offset) = entry else {
            return fail(
                ErrorCode::InvalidOperand,
                "the offset of the entry is unknown before emission",
            );
        };
        match self.machine.entry(from(offset)) {
            Some(entry) => Ok(entry),
            None => fail(ErrorCode::InvalidOperand, "there is no such entry"),
        }
    }

    /// Pops a location and reads `size` bytes there, as a value of `ty`, or of the generic type,
    /// which limits the size.
    #[inline(always)]
    pub(super) fn dereference(&mut self, size: u8, ty: Option<ValueType>) -> Outcome {
        match self.load(size).filter(|_| ty.is_none()) {
            Some(number) => {
                self.replace(Word::Number(number));
                Ok(())
            }
            None => self.dereference_entry(size, ty),
        }
    }

    /// Reads a number at the address on top, if it is a word and the memory is readable.
    #[inline(always)]
    fn load(&mut self, size: u8) -> Option<u64> {
        let address = self.top_number()?;
        let last = address.checked_add(u64::from(size.checked_sub(1)?))?;
        if last > self.context.mask
            || size > self.context.encoding.address_bytes
            || self.scope.entry
        {
            return None;
        }
        self.read_word(size, |into| self.machine.read_memory(0, address, into))
    }

    #[inline(never)]
    fn dereference_entry(&mut self, size: u8, ty: Option<ValueType>) -> Outcome {
        self.check_size(size, ty)?;
        let location = match self.pop()? {
            // DWARF 5's rules accept an integer of any type as an address.
            Entry::Value(value) if self.context.rules == Rules::Dwarf5 => {
                let size = self.context.encoding.address_bytes;
                let address = Value::generic(size, value.size()?).unsigned();
                Location::memory(0, address as u64, size)
            }
            entry => self.as_location(entry)?,
        };
        if let Some((entry, offset)) = pointee(&location, u128::from(size) * 8) {
            return self.pointee(entry, offset);
        }
        let work = match location.storage {
            Storage::Multiple(_) => location.weight(),
            _ => 0,
        };
        self.push_read(&location, size, ty)?;
        self.charge(work);
        Ok(())
    }

    /// Reads and pushes `size` bytes at a location, as a value of `ty` or of the generic type.
    fn push_read(&mut self, location: &Location, size: u8, ty: Option<ValueType>) -> Outcome {
        match ty {
            Some(ty) => {
                let value = self.read_value(location, ty)?;
                self.push_value(value)
            }
            None => {
                let number = self.number(location, size.into())?;
                self.push_generic(number)
            }
        }
    }

    fn dereference_space(&mut self, size: u8, ty: Option<ValueType>) -> Outcome {
        self.check_size(size, ty)?;
        // The address is converted as in `DW_OP_form_aspace_address`. Here, it is above the address
        // space.
        let address = bits_of(&self.pop_value()?)?;
        let space = self.pop_space()?;
        let location = self.memory(space, self.within(space, address))?;
        self.push_read(&location, size, ty)
    }

    fn check_size(&self, size: u8, ty: Option<ValueType>) -> Outcome {
        let fits = match ty {
            Some(ty) => u32::from(size) * 8 == ty.bits(),
            None => size <= self.context.encoding.address_bytes,
        };
        if fits && size > 0 {
            Ok(())
        } else {
            fail(
                ErrorCode::InvalidOperand,
                "the size of the read is not that of its type, or is larger than an address",
            )
        }
    }
}

/// The bits of an integer.
fn bits_of(value: &Value) -> Outcome<u128> {
    value.integer()?;
    Ok(value.unsigned())
}

/// Returns the entry and byte offset of an implicit pointer's target, if the first `count` bits at
/// a location are the whole pointer.
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
