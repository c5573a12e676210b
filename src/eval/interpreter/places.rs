//! Operations that make, move and read locations, and those that ask for other entries.

use super::{Activation, Continuation, Entry, Outcome, Run, Saved, fail};
use crate::dwarf::{EntryRef, Operation};
use crate::eval::Rules;
use crate::eval::bits;
use crate::eval::error::ErrorCode;
use crate::eval::location::{Location, Storage};
use crate::eval::machine::{EntryId, EntryReference, EntryRegister, ListEntry, Source};
use crate::eval::value::{Value, ValueType};
use crate::target::Register;

impl<'a> Run<'a, '_> {
    pub(super) fn place_operation(&mut self, operation: Operation<'a>) -> Outcome {
        match operation {
            Operation::Reg(number) => {
                let location = self.register(Register(number.into()))?;
                self.push_location(location)
            }
            Operation::Regx(register) => {
                let location = self.register(register)?;
                self.push_location(location)
            }
            Operation::ImplicitValue(bytes) => self.push_location(Location::implicit(bytes)),
            Operation::StackValue => {
                let value = self.pop_value()?;
                let mut bytes = [0; 16];
                let size = value.to_bytes(&mut bytes, self.encoding.order);
                self.push_location(Location::implicit(&bytes[..size]))
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
            Operation::WasmLocation(kind, index) => match self.machine.wasm_location(kind, index) {
                Some(location) => self.push_location(location),
                None => fail(ErrorCode::MissingContext, "the machine has no such WebAssembly location"),
            },
            Operation::FormTlsAddress => {
                let offset = self.pop_value()?.size()?;
                let place = u64::try_from(offset).ok().and_then(|offset| self.machine.thread_local(offset));
                let Some(location) = place else {
                    return fail(ErrorCode::MissingContext, "the thread's storage is not known");
                };
                match self.rules {
                    Rules::Dwarf5 => {
                        let value = self.as_value(Entry::Location(location))?;
                        self.push_value(value)
                    }
                    _ => self.push(Entry::Location(location)),
                }
            }
            Operation::FormAspaceAddress => {
                let space = self.pop_space()?;
                let address = self.pop_value()?.size()?;
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
            Operation::Offset => self.shift(8),
            Operation::BitOffset => self.shift(1),
            Operation::OffsetUconst(bytes) => {
                let location = self.pop_location()?.moved(i128::from(bytes) * 8)?;
                self.push(Entry::Location(location))
            }
            Operation::Multiloc => {
                let (second, first) = (self.pop_location()?, self.pop_location()?);
                self.charge(first.weight());
                self.charge(second.weight());
                let location = Location::multiple_within([first, second], &self.limits)?;
                self.push_location(location)
            }
            Operation::Xderef => self.dereference_space(self.encoding.address_bytes, None),
            Operation::XderefSize(size) => self.dereference_space(size, None),
            Operation::XderefType(size, base) => {
                let ty = self.value_type(base)?;
                self.dereference_space(size, Some(ty))
            }
            Operation::ObjectMap(entry) => {
                let offset = self.pop_value()?.size()?;
                let entry = self.entry(entry, false)?;
                let Some(map) = self.machine.object_map(entry) else {
                    return fail(ErrorCode::MissingContext, "there is no such object map");
                };
                let (Some(chunk), Ok(offset)) = (map.chunk, u64::try_from(offset)) else {
                    let bits = i128::try_from(offset).ok().and_then(|offset| offset.checked_mul(8));
                    let location = map.memory.moved(bits.unwrap_or(i128::MAX))?;
                    return self.push_location(location);
                };
                if map.chunk_bytes == 0 {
                    return fail(ErrorCode::InvalidOperand, "the object map's chunks have no bytes");
                }
                let (quotient, remainder) = (offset / map.chunk_bytes, offset % map.chunk_bytes);
                let location = if quotient == chunk {
                    map.registers.moved(i128::from(remainder) * 8)?
                } else {
                    map.memory.moved(i128::from(offset) * 8)?
                };
                self.push_location(location)
            }
            // All others are handled before.
            _ => fail(ErrorCode::InvalidOperation, "the operation is not evaluated"),
        }
    }

    /// Moves a location by a signed number of bytes or bits.
    fn shift(&mut self, bits: i128) -> Outcome {
        let distance = self.pop_value()?.integer()?;
        let location = self.pop_location()?.moved(distance.saturating_mul(bits))?;
        self.push(Entry::Location(location))
    }

    fn pop_space(&mut self) -> Outcome<u64> {
        match u64::try_from(self.pop_value()?.size()?) {
            Ok(space) => Ok(space),
            Err(_) => fail(ErrorCode::InvalidOperand, "no address space has this number"),
        }
    }

    fn space_bytes(&self, space: u64) -> u8 {
        self.machine.address_space_bytes(space).unwrap_or(self.encoding.address_bytes)
    }

    fn memory(&self, space: u64, address: u128) -> Outcome<Location> {
        let size = self.space_bytes(space);
        match u64::try_from(address) {
            Ok(address) if size >= 8 || address >> (size * 8) == 0 => Ok(Location::memory(space, address, size)),
            _ => fail(ErrorCode::OutOfBounds, "the address space has no such address"),
        }
    }

    fn push_memory(&mut self, space: u64, address: u128) -> Outcome {
        let location = self.memory(space, address)?;
        self.push_location(location)
    }

    /// The entry that an operation refers to.
    fn entry(&self, entry: EntryRef, info: bool) -> Outcome<EntryId> {
        let EntryRef::Offset(offset) = entry else {
            return fail(ErrorCode::InvalidOperand, "the place of the entry is not known yet");
        };
        let reference = if info { EntryReference::Info(offset) } else { EntryReference::Unit(offset) };
        match self.machine.entry(reference) {
            Some(entry) => Ok(entry),
            None => fail(ErrorCode::InvalidOperand, "there is no such entry"),
        }
    }

    /// Runs an entry's location expression on the same stack; an entry without one does nothing.
    pub(super) fn call(&mut self, current: &mut Activation<'a>, entry: EntryRef, info: bool) -> Outcome {
        let entry = self.entry(entry, info)?;
        let bytes = match self.machine.entry_location(entry) {
            None => return Ok(()),
            Some(Source::Location(location)) => return self.push_location(location),
            Some(Source::Expression(bytes)) => bytes,
            Some(Source::List(entries)) => match self.only_entry(entries)? {
                Some(bytes) => bytes,
                None => return Ok(()),
            },
        };
        self.activate(current, bytes, Continuation::Return, None, None)
    }

    /// The one entry of a list that holds at the PC.
    fn only_entry(&self, entries: &'a [ListEntry<'a>]) -> Outcome<Option<&'a [u8]>> {
        let mut list = super::List::new(entries, self.machine.pc().ok_or(super::NO_PC)?);
        let first = list.next();
        if list.next().is_some() {
            return fail(ErrorCode::Unavailable, "which of several expressions is called is not known");
        }
        Ok(first)
    }

    pub(super) fn entry_value(&mut self, current: &mut Activation<'a>, nested: &'a [u8]) -> Outcome {
        let Some(frame) = self.machine.entry_frame(self.scope.frame) else {
            return fail(ErrorCode::Unavailable, "what registers held on entry to the function is not known");
        };
        self.nest(current, Source::Expression(nested), Continuation::EntryValue)?;
        self.scope.frame = frame;
        self.scope.entry = true;
        Ok(())
    }

    /// What a nested expression of `DW_OP_entry_value` stands for: a register is its value.
    pub(super) fn entry_result(&mut self, result: Entry) -> Outcome<Value> {
        match &result {
            Entry::Location(Location { storage: Storage::Register { register, .. }, offset: 0 }) => {
                self.register_value(*register, ValueType::Generic(self.encoding.address_bytes))
            }
            _ => self.as_value(result),
        }
    }

    /// Finds where the value is that a register had on entry to the frame's function. Rules that start from the
    /// canonical frame address have it evaluated first.
    pub(super) fn entry_register(&mut self, current: &mut Activation<'a>, register: Register) -> Outcome {
        // A register that does not exist is not a matter of what is known.
        self.register(register)?;
        let Some(rule) = self.machine.call_frame_entry_register(self.scope.frame, register) else {
            return fail(ErrorCode::Unavailable, "where the register was saved is not known");
        };
        let (expression, saved) = match rule {
            EntryRegister::Location(location) => return self.push_location(location),
            EntryRegister::Offset(offset) => (None, Saved::Offset(offset)),
            EntryRegister::ValOffset(offset) => (None, Saved::Address(offset)),
            EntryRegister::Expression(bytes) => (Some(bytes), Saved::There),
            EntryRegister::ValExpression(bytes) => (Some(bytes), Saved::Value),
        };
        let Some(cfa) = self.machine.canonical_frame_address(self.scope.frame) else {
            return fail(ErrorCode::MissingContext, "the canonical frame address is not known");
        };
        let continuation = Continuation::EntryRegister(register, saved);
        match expression {
            None => self.nest(current, cfa, continuation),
            Some(bytes) => {
                self.nest(current, Source::Expression(bytes), continuation)?;
                self.nest(current, cfa, Continuation::FrameAddress)
            }
        }
    }

    /// Where a register is of which a nested evaluation told how it was saved.
    pub(super) fn saved_register(&self, result: Entry, register: Register, saved: Saved) -> Outcome<Location> {
        let (number, bytes) = match saved {
            Saved::There => return self.as_location(result),
            Saved::Offset(offset) => return self.as_location(result)?.moved(i128::from(offset) * 8),
            Saved::Value => {
                let value = self.as_value(result)?;
                (value.unsigned(), value.ty().bits().div_ceil(8))
            }
            Saved::Address(offset) => match self.as_location(result)? {
                Location { storage: Storage::Memory { address_bytes, .. }, offset: bit } if bit % 8 == 0 => {
                    let address = Value::generic(address_bytes, (bit / 8).wrapping_add(offset as u128));
                    (address.unsigned(), u32::from(address_bytes))
                }
                _ => return fail(ErrorCode::NotAValue, "the canonical frame address is no byte in memory"),
            },
        };
        // A value is as large as the register, or an address that does well in it.
        let size = self.machine.register_bits(self.scope.frame, register).map_or(bytes, |bits| bits.div_ceil(8) as u32);
        let fits = size <= 16 && (size >= bytes || number >> (8 * size) == 0);
        if !fits {
            return fail(ErrorCode::TypeMismatch, "the value does not have the register's size");
        }
        let mut buffer = [0; 16];
        let buffer = &mut buffer[..size as usize];
        bits::store(buffer, number, self.encoding.order);
        Ok(Location::implicit(buffer))
    }

    pub(super) fn frame_base(&mut self, current: &mut Activation<'a>, offset: i64) -> Outcome {
        match self.machine.frame_base(self.scope.frame) {
            Some(source) => self.nest(current, source, Continuation::FrameBase(offset)),
            None => fail(ErrorCode::MissingContext, "the frame base is not known"),
        }
    }

    /// A register as a frame base is short for the memory that it points to.
    pub(super) fn push_frame_base(&mut self, base: Entry, offset: i64) -> Outcome {
        let base = self.as_location(base)?;
        if let Location { storage: Storage::Register { register, .. }, offset: 0 } = base {
            let address = self.register_address(register, offset)?;
            return self.push_address(address);
        }
        if self.rules != Rules::Dwarf5 {
            return self.push(Entry::Location(base.moved(i128::from(offset) * 8)?));
        }
        let base = self.as_value(Entry::Location(base))?;
        self.push_generic(base.unsigned().wrapping_add(offset as u128))
    }

    /// Pops a location and reads `size` bytes there, of `ty`, or of the generic type and no more than it has.
    pub(super) fn dereference(&mut self, current: &mut Activation<'a>, size: u8, ty: Option<ValueType>) -> Outcome {
        self.check_size(size, ty)?;
        let mut entry = self.pop()?;
        if let (Rules::Dwarf5, Entry::Value(value)) = (self.rules, &entry) {
            // DWARF 5 takes an integer of any type for an address.
            entry = Entry::Value(Value::generic(self.encoding.address_bytes, value.size()?));
        }
        let location = self.as_location(entry)?;
        let count = u128::from(size) * 8;
        if let Some((entry, offset)) = pointee(&location, count) {
            let source = self.machine.entry_location(entry).unwrap_or(Source::Location(Location::UNDEFINED));
            return self.nest(current, source, Continuation::Pointee(entry, offset));
        }
        self.push_read(&location, count, ty)
    }

    fn dereference_space(&mut self, size: u8, ty: Option<ValueType>) -> Outcome {
        self.check_size(size, ty)?;
        let address = self.pop_value()?.size()?;
        let space = self.pop_space()?;
        let location = self.memory(space, address)?;
        self.push_read(&location, u128::from(size) * 8, ty)
    }

    fn check_size(&self, size: u8, ty: Option<ValueType>) -> Outcome {
        let fits = match ty {
            Some(ty) => u32::from(size) * 8 == ty.bits(),
            None => size <= self.encoding.address_bytes,
        };
        if fits && size > 0 { Ok(()) } else { fail(ErrorCode::InvalidOperand, "the size is not one that can be read") }
    }

    fn push_read(&mut self, location: &Location, count: u128, ty: Option<ValueType>) -> Outcome {
        if let Storage::Multiple(_) = location.storage {
            self.charge(location.weight());
        }
        let bytes = self.read(location, count)?;
        match ty {
            Some(ty) => self.push_value(Value::from_bytes(ty, &bytes, self.encoding.order)?),
            None => self.push_generic(bits::number(&bytes, self.encoding.order)),
        }
    }
}

/// The entry and byte offset that is pointed to, where the first `count` bits at a location are all of a pointer that
/// does not exist.
fn pointee(location: &Location, count: u128) -> Option<(EntryId, i64)> {
    match &location.storage {
        Storage::ImplicitPointer { entry, offset, bits } => {
            (location.offset == 0 && count == u128::from(*bits)).then_some((*entry, *offset))
        }
        Storage::Composite(composite) => {
            let (_, bits, part) = composite.range(location.offset, location.offset.saturating_add(count)).next()?;
            if bits == count { pointee(&part, count) } else { None }
        }
        Storage::Multiple(multiple) => multiple.members().iter().find_map(|member| {
            let member = member.moved(location.offset as i128).ok()?;
            pointee(&member, count)
        }),
        _ => None,
    }
}
