//! The machine of the check, with the entries and addresses that expressions refer to.

use super::indexed::Indexed;
use crate::eval::{BaseType, EntryId, EntryReference, ListEntry, Machine, ObjectMap, Source};
use crate::lower::{FIRST_BASE_TYPE, FIRST_PROCEDURE};
use crate::markers::FunctionId;
use crate::target::{ByteOrder, Register};
use crate::units::Position;

/// A machine state, with the entries and base types that expressions refer to.
#[derive(Clone, Copy)]
pub(super) struct Consumer<'a> {
    pub(super) state: &'a dyn Machine,
    pub(super) locations: &'a Indexed<'a>,
    /// The function in which the machine has stopped; `None` outside of functions.
    pub(super) function: Option<FunctionId>,
    /// The number of lanes at the object, if a scope around it states one.
    pub(super) lanes: Option<u32>,
}

impl Machine for Consumer<'_> {
    fn inner(&self) -> Option<&dyn Machine> {
        Some(self.state)
    }

    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        let own = self.state.register_bits(frame, register)?;
        let wider = self.locations.wider.get(&register);
        Some(wider.map_or(own, |bits| own.max(u64::from(*bits))))
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        // The state has the bits of the widest alias, with the most significant ones first on a
        // big-endian target.
        let (target, exposed) = (self.locations.target, self.register_bits(frame, register));
        let hidden = match (target.byte_order(), target.widest_bits(register), exposed) {
            (ByteOrder::Big, Some(all), Some(exposed)) => u64::from(all).saturating_sub(exposed),
            _ => 0,
        };
        let offset = offset.saturating_add(hidden / 8);
        self.state.read_register(frame, register, offset, into)
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        self.state.read_memory(space, address, into)
    }

    fn lane_count(&self) -> Option<u64> {
        self.lanes.map(u64::from)
    }

    fn simd_width(&self) -> Option<u64> {
        self.lane_count()
    }

    fn frame_base(&self, frame: u32) -> Option<Source<'_>> {
        let own = self
            .function
            .and_then(|function| self.locations.frame_base(function));
        match own {
            Some(entries) => {
                let (_, here) = entries.at(self.state.pc()?).next()?;
                Some(Source::Expression(&here.bytes))
            }
            None => self.state.frame_base(frame),
        }
    }

    fn base_type(&self, offset: u64) -> Option<BaseType> {
        let index = usize::try_from(offset.checked_sub(FIRST_BASE_TYPE)?).ok()?;
        self.locations.base_types.get(index).copied()
    }

    fn entry(&self, reference: EntryReference) -> Option<EntryId> {
        let (EntryReference::Unit(offset) | EntryReference::Info(offset)) = reference;
        let index = offset.checked_sub(FIRST_PROCEDURE)?;
        (index < self.locations.procedures.len() as u64).then_some(EntryId(index))
    }

    fn object_map(&self, entry: EntryId) -> Option<ObjectMap<'_>> {
        let procedure = self
            .locations
            .procedures
            .get(usize::try_from(entry.0).ok()?)?;
        let map = procedure.map.as_ref()?;
        let pc = u32::try_from(self.state.pc()?).ok()?;
        let holds = procedure.function == self.function && map.range.contains(Position(pc));
        Some(ObjectMap {
            memory: Source::Expression(&map.memory),
            chunk: holds.then_some(Source::Expression(&map.chunk)),
            registers: Source::Expression(&map.registers),
            chunk_bytes: map.chunk_bytes,
        })
    }

    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        Some(
            match self
                .locations
                .procedure(usize::try_from(entry.0).ok()?, self.function)?
            {
                [
                    ListEntry {
                        range: None,
                        expression,
                    },
                ] => Source::Expression(expression),
                list => Source::List(list),
            },
        )
    }
}
