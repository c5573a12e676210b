//! Operations that evaluate other expressions: calls, the frame base, the object, targets of
//! implicit pointers, and values on entry to the function.

use super::activation::{Activation, Call, Continuation, List, MapPart, Saved};
use super::{Entry, NO_PC, Outcome, Run, fail};
use crate::dwarf::EntryRef;
use crate::eval::composite::Composite;
use crate::eval::error::{ErrorCode, EvalError};
use crate::eval::location::{EntryId, Location, Storage};
use crate::eval::machine::{EntryReference, Source, UNKNOWN};
use crate::eval::rules::Rules;
use crate::eval::value::ValueType;
use alloc::vec::Vec;

impl<'a> Run<'a, '_> {
    /// Starts a nested evaluation with a separate part of the stack. `continuation` uses its
    /// result.
    pub(super) fn nest(&mut self, source: Source<'a>, continuation: Continuation) -> Outcome {
        match source {
            Source::Location(location) => self.push_result(Entry::Location(location), continuation),
            source => self.start(source, continuation),
        }
    }

    fn start(&mut self, source: Source<'a>, continuation: Continuation) -> Outcome {
        let frame = self.scope.frame;
        // The same evaluation in another frame is not circular.
        let circular = |other: &Call<'a>| match (continuation, other.continuation) {
            _ if frame != other.frame => false,
            (Continuation::FrameBase(_), Continuation::FrameBase(_))
            | (Continuation::Object, Continuation::Object)
            | (Continuation::FrameAddress, Continuation::FrameAddress) => true,
            (Continuation::Pointee(here, _), Continuation::Pointee(there, _))
            | (Continuation::Variable(here, _), Continuation::Variable(there, _))
            | (Continuation::Called(here), Continuation::Called(there)) => here == there,
            (Continuation::EntryRegister(here, _), Continuation::EntryRegister(there, _)) => {
                here == there
            }
            (Continuation::ObjectMap(here, _), Continuation::ObjectMap(there, _)) => here == there,
            _ => false,
        };
        if self.calls.iter().flatten().any(circular) {
            return fail(
                ErrorCode::Circular,
                "an evaluation depends on its own result",
            );
        }
        let (bytes, list) = match source {
            Source::Location(location) => {
                return self.push_result(Entry::Location(location), continuation);
            }
            Source::Unknown => return Err(UNKNOWN),
            Source::Expression(bytes) => (bytes, None),
            Source::List(entries) => {
                let mut list = List::new(entries, self.list_pc()?);
                match list.next() {
                    Some(bytes) => (bytes, Some(list)),
                    None => {
                        return self
                            .push_result(Entry::Location(Location::UNDEFINED), continuation);
                    }
                }
            }
        };
        self.activate(bytes, continuation, list)
    }

    /// The program counter of the current frame, for location lists.
    fn list_pc(&self) -> Outcome<u64> {
        self.machine.frame_pc(self.scope.frame).ok_or(NO_PC)
    }

    fn activate(
        &mut self,
        bytes: &'a [u8],
        continuation: Continuation,
        list: Option<List<'a>>,
    ) -> Outcome {
        let calls = self
            .calls
            .get_or_insert_with(|| core::mem::take(&mut self.store.calls));
        if calls.len() >= self.limits.calls {
            return fail(ErrorCode::LimitCalls, "calls are nested too deep");
        }
        let saved = (continuation != Continuation::Return).then(|| {
            let pieces = match self.scope.pieces {
                true => self.store.take_pieces(),
                false => Composite::EMPTY,
            };
            let scope = self.scope.nested(self.store.stack.len());
            (core::mem::replace(&mut self.scope, scope), pieces)
        });
        let caller = core::mem::replace(&mut self.current, Activation::new(bytes));
        self.calls.get_or_insert_default().push(Call {
            continuation,
            frame: self.scope.frame,
            list,
            caller,
            starts: core::mem::take(&mut self.store.starts),
            saved,
        });
        Ok(())
    }

    /// Ends the innermost call. Continues with the next entry of its list, or with its caller.
    #[inline(never)]
    pub(super) fn finish(&mut self) -> Outcome {
        let at = Some((self.current.bytes.len(), None));
        if let Some(call) = self.calls.as_mut().and_then(Vec::pop) {
            self.leave(call).map_err(|error| EvalError {
                at: error.at.or(at),
                ..error
            })?;
        }
        if self.calls.as_ref().is_some_and(Vec::is_empty) {
            self.end();
        }
        Ok(())
    }

    fn leave(&mut self, mut call: Call<'a>) -> Outcome {
        let continuation = call.continuation;
        if continuation == Continuation::Return {
            self.store.starts = call.starts;
            self.current = call.caller;
            return Ok(());
        }
        let mut result = self.result_entry(continuation)?;
        self.store.stack.truncate(self.scope.base);
        if let Some(list) = &mut call.list {
            list.found.push(self.as_location(result)?);
            if let Some(bytes) = list.next() {
                // Resets the scope for the next entry of the list.
                self.scope = self.scope.nested(self.scope.base);
                self.current = Activation::new(bytes);
                self.store.starts.clear();
                self.calls.get_or_insert_default().push(call);
                return Ok(());
            }
            let found = core::mem::take(&mut list.found);
            result = Entry::Location(Location::multiple_within(found, self.limits)?);
        }
        // An entry value or passed parameter is read in the frame in which it was computed.
        match continuation {
            Continuation::EntryValue => result = Entry::Value(self.entry_result(result)?),
            Continuation::Passed(taken) => result = Entry::Value(self.taken(result, taken)?),
            _ => {}
        }
        if let Some((scope, pieces)) = call.saved {
            self.scope = scope;
            if scope.pieces {
                self.store.put_pieces(pieces);
            }
        }
        self.store.starts = call.starts;
        self.current = call.caller;
        self.push_result(result, continuation)?;
        match continuation {
            Continuation::ObjectMap(entry, part) => self.mapped(entry, part),
            _ => Ok(()),
        }
    }

    /// Returns the result of a nested evaluation, as a value if the continuation needs one.
    fn result_entry(&mut self, continuation: Continuation) -> Outcome<Entry> {
        let value = matches!(
            continuation,
            Continuation::EntryValue
                | Continuation::Passed(_)
                | Continuation::FrameAddress
                | Continuation::EntryRegister(_, Saved::Value)
        );
        // For the number of a chunk, the undefined location means that no chunk is in registers.
        let chunk = matches!(continuation, Continuation::ObjectMap(_, MapPart::Chunk))
            && !self.scope.pieces
            && self.depth() > 0;
        if !value && !chunk {
            return Ok(Entry::Location(self.result_location()?));
        }
        if self.scope.pieces {
            return fail(ErrorCode::NotAValue, "a composite is not a value");
        }
        match self.store.stack.get(0).filter(|_| self.depth() > 0) {
            Some(entry) => Ok(entry),
            None => fail(
                ErrorCode::StackUnderflow,
                "a nested expression leaves no entry",
            ),
        }
    }

    /// Pushes the result of a nested evaluation.
    pub(super) fn push_result(&mut self, result: Entry, continuation: Continuation) -> Outcome {
        let entry = match continuation {
            Continuation::FrameBase(offset) => {
                let base = self.as_location(result)?;
                return self.push_frame_base(&base, offset);
            }
            Continuation::Pointee(_, offset) => {
                Entry::Location(self.each_moved(&self.as_location(result)?, offset)?)
            }
            Continuation::Object | Continuation::FrameAddress
                if self.context.rules != Rules::Dwarf5 =>
            {
                Entry::Location(self.as_location(result)?)
            }
            Continuation::Object
            | Continuation::FrameAddress
            | Continuation::EntryValue
            | Continuation::Passed(_) => Entry::Value(self.as_value(result)?),
            Continuation::Variable(_, base) => {
                let location = self.as_location(result)?;
                let value = self.read_value(&location, ValueType::Base(base))?;
                Entry::Value(
                    value.convert(ValueType::Generic(self.context.encoding.address_bytes))?,
                )
            }
            Continuation::EntryRegister(register, saved) => {
                let location = self.saved_register(result, register, saved)?;
                return self.push_location(location);
            }
            Continuation::ObjectMap(..) => result,
            Continuation::Called(_) => {
                let location = self.as_location(result)?;
                return self.push_location(location);
            }
            Continuation::Return => result,
        };
        self.push(entry)
    }

    /// Executes an entry's location expression on the same stack. A call of an entry without a
    /// location has no effect. A location list is evaluated separately, and its location is pushed.
    /// DWARF 5 has no multi-locations, so if only one entry of the list applies at the PC, its
    /// expression is executed as if there were no list.
    pub(super) fn call(&mut self, entry: EntryRef, from: fn(u64) -> EntryReference) -> Outcome {
        let entry = self.entry(entry, from)?;
        let bytes = match self.machine.entry_location(entry) {
            None => return Ok(()),
            Some(Source::Location(location)) => return self.push_location(location),
            Some(Source::Unknown) => return Err(UNKNOWN),
            Some(Source::Expression(bytes)) => bytes,
            Some(Source::List(entries)) => {
                let mut list = List::new(entries, self.list_pc()?);
                match (self.context.rules, list.next(), list.next()) {
                    (Rules::Dwarf5, None, _) => return Ok(()),
                    (Rules::Dwarf5, Some(bytes), None) => bytes,
                    _ => {
                        return self.nest(Source::List(entries), Continuation::Called(entry));
                    }
                }
            }
        };
        self.activate(bytes, Continuation::Return, None)
    }

    pub(super) fn object(&mut self) -> Outcome {
        match self.machine.object() {
            Some(source) => self.nest(source, Continuation::Object),
            None => fail(ErrorCode::MissingContext, "the machine has no object"),
        }
    }

    pub(super) fn frame_address(&mut self) -> Outcome {
        match self.machine.canonical_frame_address(self.scope.frame) {
            Some(source) => self.nest(source, Continuation::FrameAddress),
            None => fail(
                ErrorCode::MissingContext,
                "the canonical frame address is unknown",
            ),
        }
    }

    /// Executes `DW_OP_GNU_variable_value`: pushes a variable's value, converted to the generic
    /// type.
    pub(super) fn variable(&mut self, entry: EntryRef) -> Outcome {
        let entry = self.entry(entry, EntryReference::Info)?;
        let Some(base) = self.machine.entry_type(entry) else {
            return fail(
                ErrorCode::Unavailable,
                "the type of the variable is unknown",
            );
        };
        let source = self
            .machine
            .entry_location(entry)
            .unwrap_or(Source::Location(Location::UNDEFINED));
        self.nest(source, Continuation::Variable(entry, base))
    }

    #[inline(always)]
    pub(super) fn frame_base(&mut self, offset: i64) -> Outcome {
        // The location is large, so it is not moved.
        let source = self.machine.frame_base(self.scope.frame);
        if let Some(Source::Location(base)) = &source {
            return self.push_frame_base(base, offset);
        }
        match source {
            Some(source) => self.nest(source, Continuation::FrameBase(offset)),
            None => fail(ErrorCode::MissingContext, "the frame base is unknown"),
        }
    }

    /// Pushes the frame base plus an offset. If the frame base is a register, it means the memory
    /// at the register's value.
    #[inline(always)]
    fn push_frame_base(&mut self, base: &Location, offset: i64) -> Outcome {
        match (base, base.address()) {
            (
                Location {
                    storage: Storage::Register { register, .. },
                    offset: 0,
                },
                _,
            ) => {
                let address = self.register_address(*register, offset)?;
                self.push_address(address)
            }
            (_, Some(address)) if self.context.rules == Rules::Dwarf5 => {
                self.push_generic(address.wrapping_add(offset as u64))
            }
            _ if self.context.rules == Rules::Dwarf5 => fail(
                ErrorCode::NotAValue,
                "the frame base is not a byte of memory",
            ),
            _ => self.push_moved_base(base, offset),
        }
    }

    #[cold]
    fn push_moved_base(&mut self, base: &Location, offset: i64) -> Outcome {
        match base {
            Location {
                storage: Storage::Multiple(set),
                offset: 0,
            } => {
                let members = set.members().iter().map(|member| match member {
                    Location {
                        storage: Storage::Register { register, .. },
                        offset: 0,
                    } => {
                        let address = self.register_address(*register, offset)?;
                        Ok(Location::memory(
                            0,
                            address,
                            self.context.encoding.address_bytes,
                        ))
                    }
                    _ => member.moved(i128::from(offset) * 8),
                });
                let location =
                    Location::multiple_within(members.collect::<Outcome<Vec<_>>>()?, self.limits)?;
                self.charge(location.weight());
                self.push_location(location)
            }
            _ => {
                let moved = self.each_moved(base, offset)?;
                self.push(Entry::Location(moved))
            }
        }
    }

    /// Moves a location by a number of bytes. Each member of a multi-location is moved in its own
    /// storage, because their storages may extend before the start of the multi-location.
    fn each_moved(&mut self, location: &Location, bytes: i64) -> Outcome<Location> {
        let bits = i128::from(bytes) * 8;
        match &location.storage {
            Storage::Multiple(set) => {
                let bits = bits.saturating_add_unsigned(location.offset);
                let members = set.members().iter().map(|member| member.moved(bits));
                let moved =
                    Location::multiple_within(members.collect::<Outcome<Vec<_>>>()?, self.limits)?;
                self.charge(moved.weight());
                Ok(moved)
            }
            _ => location.moved(bits),
        }
    }

    /// Evaluates and pushes the target of an implicit pointer.
    pub(super) fn pointee(&mut self, entry: EntryId, offset: i64) -> Outcome {
        let source = self
            .machine
            .entry_location(entry)
            .unwrap_or(Source::Location(Location::UNDEFINED));
        self.nest(source, Continuation::Pointee(entry, offset))
    }
}
