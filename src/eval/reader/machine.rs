//! A machine that has stopped in a unit's code. It provides the unit's data to expressions, and
//! extends another machine.

use super::scan::has_bounds;
use super::{ReadError, Stated, UnitReader};
use crate::dwarf::object_map::*;
use crate::dwarf::{EntryRef, Operand, OperationKind, Operations};
use crate::eval::location::{EntryId, Location};
use crate::eval::machine::{EntryReference, Machine, ObjectMap, Parameter, PassedArgument, Source};
use crate::eval::value::BaseType;
use crate::target::{Register, Target};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::{Cell, OnceCell};
use gimli::{DebugAddrIndex, DebugInfoOffset, Endianity, UnitOffset};

/// The maximum number of entries that an expression refers to, directly or indirectly, and of
/// operations that are decoded to find them.
const MAX_ENTRIES: usize = 4096;
const MAX_OPERATIONS: usize = 1 << 16;

/// The context in which an attribute is evaluated.
#[derive(Clone, Copy)]
pub(super) struct Site<'r> {
    /// The entry with the attribute.
    pub entry: UnitOffset,
    pub pc: u64,
    pub machine: &'r dyn Machine,
    /// The location that `DW_OP_push_object_address` pushes.
    pub object: Option<&'r Location>,
}

impl<'r> Site<'r> {
    /// Creates the context of an attribute that is not evaluated for an object.
    pub fn new(entry: UnitOffset, pc: u64, machine: &'r dyn Machine) -> Site<'r> {
        Site {
            entry,
            pc,
            machine,
            object: None,
        }
    }
}

pub(super) struct InUnit<'r, 'u, 'd, E: Endianity> {
    reader: &'r UnitReader<'u, 'd, E>,
    site: Site<'r>,
    /// The locations of the entries that the expression refers to, by their offsets in
    /// `.debug_info`; `None` for an entry without a location.
    entries: BTreeMap<u64, Option<Stated<'d>>>,
    /// The object maps that it refers to.
    maps: BTreeMap<u64, MapEntry<'d>>,
    // An expression may use the fields below in a loop, so each is found only once.
    /// The frame base of the function at the site.
    frame_base: Option<&'r Stated<'d>>,
    /// The number of lanes at the site.
    lanes: OnceCell<Option<u64>>,
    /// The last frame for which [`Self::is_in_unit`] was called, and the result.
    own: Cell<Option<(u32, bool)>>,
}

/// An object map: its memory, chunk and registers, the size of a chunk in bytes, and its ranges.
#[derive(Debug)]
struct MapEntry<'d> {
    parts: [Stated<'d>; 3],
    chunk_bytes: u64,
    ranges: Vec<(u64, u64)>,
}

/// The entry that an operation refers to.
fn reference(kind: OperationKind, offset: u64) -> EntryReference {
    match kind {
        OperationKind::Call2
        | OperationKind::Call4
        | OperationKind::GnuParameterRef
        | OperationKind::ObjectMap => EntryReference::Unit(offset),
        _ => EntryReference::Info(offset),
    }
}

impl<'r, 'u, 'd, E: Endianity> InUnit<'r, 'u, 'd, E> {
    /// Finds all entries that the expressions of an attribute refer to, directly or indirectly.
    pub(super) fn new(
        reader: &'r UnitReader<'u, 'd, E>,
        site: Site<'r>,
        stated: &Stated<'d>,
    ) -> InUnit<'r, 'u, 'd, E> {
        let mut found = InUnit {
            reader,
            site,
            entries: BTreeMap::new(),
            maps: BTreeMap::new(),
            frame_base: reader.frame_base_at(site.pc),
            lanes: OnceCell::new(),
            own: Cell::new(None),
        };
        let mut to_do = Vec::new();
        expressions(stated, &mut to_do);
        if let Some(frame_base) = found.frame_base {
            expressions(frame_base, &mut to_do);
        }
        let mut left = MAX_OPERATIONS;
        while let Some(expression) = to_do.pop() {
            for operation in Operations::new(reader.encoding, expression).map_while(Result::ok) {
                let Some(rest) = left.checked_sub(1) else {
                    return found;
                };
                left = rest;
                for operand in operation.1.operands() {
                    match operand {
                        Operand::Bytes(nested)
                            if operation.1.kind() == OperationKind::EntryValue =>
                        {
                            to_do.push(nested)
                        }
                        Operand::Entry(EntryRef::Offset(offset))
                            if found.entries.len() + found.maps.len() < MAX_ENTRIES =>
                        {
                            found.add(reference(operation.1.kind(), offset), &mut to_do, &mut left);
                        }
                        _ => {}
                    }
                }
            }
        }
        found
    }

    /// Adds the location of an entry's object, and its expressions. Its list has at most `left`
    /// entries, which are subtracted.
    fn add(&mut self, reference: EntryReference, to_do: &mut Vec<&'d [u8]>, left: &mut usize) {
        let Some(id) = self
            .id(reference)
            .filter(|id| !self.entries.contains_key(&id.0) && !self.maps.contains_key(&id.0))
        else {
            return;
        };
        // Expressions of other units refer to entries of their own unit, which is not available
        // here.
        let Some(offset) = self.unit_offset(id) else {
            return;
        };
        if let Ok(Some(map)) = self.reader.map(offset, left) {
            map.parts.iter().for_each(|part| expressions(part, to_do));
            self.maps.insert(id.0, map);
            return;
        }
        if let Ok(stated) = self.reader.stated_of_object(offset, left) {
            stated.iter().for_each(|stated| expressions(stated, to_do));
            self.entries.insert(id.0, stated);
        }
    }

    fn id(&self, reference: EntryReference) -> Option<EntryId> {
        match reference {
            EntryReference::Unit(offset) => self
                .reader
                .entry_id(UnitOffset(usize::try_from(offset).ok()?)),
            EntryReference::Info(offset) => Some(EntryId(offset)),
        }
    }

    /// The offset of an entry in the unit, if it is in the unit.
    fn unit_offset(&self, entry: EntryId) -> Option<UnitOffset> {
        DebugInfoOffset(usize::try_from(entry.0).ok()?).to_unit_offset(&self.reader.unit.header)
    }

    /// True if an expression of a frame can be evaluated in this unit: it is from the unit, or
    /// refers to no unit.
    fn is_usable(&self, expression: &[u8], frame: u32) -> bool {
        self.is_in_unit(frame) || !self.refers(expression, 0)
    }

    /// True if a frame is in the unit's code.
    fn is_in_unit(&self, frame: u32) -> bool {
        if let Some((known, is_in_unit)) = self.own.get()
            && known == frame
        {
            return is_in_unit;
        }
        let pc = self.site.machine.frame_pc(frame);
        let is_in_unit = pc.is_some_and(|pc| self.reader.index.contains(pc));
        self.own.set(Some((frame, is_in_unit)));
        is_in_unit
    }

    /// The number of lanes at the site.
    fn lanes(&self) -> Option<u64> {
        let find = || self.reader.lane_count(self.site.entry);
        *self.lanes.get_or_init(find)
    }

    /// True if an expression refers to entries or addresses of its unit.
    fn refers(&self, expression: &[u8], nested: u32) -> bool {
        nested > 8
            || Operations::new(self.reader.encoding, expression).any(|operation| {
                let Ok((_, operation)) = operation else {
                    return true;
                };
                matches!(
                    operation.kind(),
                    OperationKind::Addrx | OperationKind::Constx
                ) || operation.operands().any(|operand| match operand {
                    Operand::Entry(_) | Operand::BaseType(_) => true,
                    Operand::Bytes(inner) => {
                        operation.kind() == OperationKind::EntryValue
                            && self.refers(inner, nested + 1)
                    }
                    _ => false,
                })
            })
    }
}

/// Collects the expressions of a location.
fn expressions<'d>(stated: &Stated<'d>, into: &mut Vec<&'d [u8]>) {
    match stated {
        Stated::Expression(expression) => into.push(expression),
        Stated::List(entries) => into.extend(entries.iter().map(|entry| entry.expression)),
        Stated::Location(_) => {}
    }
}

fn source<'s>(stated: &'s Stated<'_>) -> Source<'s> {
    match stated {
        Stated::Expression(expression) => Source::Expression(expression),
        Stated::List(entries) => Source::List(entries),
        Stated::Location(location) => Source::Location(location.clone()),
    }
}

impl<E: Endianity> Machine for InUnit<'_, '_, '_, E> {
    fn inner(&self) -> Option<&dyn Machine> {
        Some(self.site.machine)
    }

    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        self.site.machine.register_bits(frame, register)
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.site
            .machine
            .read_register(frame, register, offset, into)
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        self.site.machine.read_memory(space, address, into)
    }

    fn register_target(&self) -> Option<Target> {
        Some(self.reader.target)
    }

    fn pc(&self) -> Option<u64> {
        Some(self.site.pc)
    }

    fn lane_count(&self) -> Option<u64> {
        self.lanes().or_else(|| self.site.machine.lane_count())
    }

    fn simd_width(&self) -> Option<u64> {
        self.lanes().or_else(|| self.site.machine.simd_width())
    }

    fn object(&self) -> Option<Source<'_>> {
        match self.site.object {
            Some(location) => Some(Source::Location(location.clone())),
            None => self.site.machine.object(),
        }
    }

    fn frame_base(&self, frame: u32) -> Option<Source<'_>> {
        let own = self.frame_base.filter(|_| frame == self.frame());
        let other = || match self.site.machine.frame_base(frame)? {
            Source::Expression(expression) if !self.is_usable(expression, frame) => None,
            known => Some(known),
        };
        own.map(source).or_else(other)
    }

    fn passed(&self, frame: u32, parameter: Parameter) -> Option<PassedArgument<'_>> {
        let passed = self.site.machine.passed(frame, parameter)?;
        self.is_usable(passed.value, passed.frame).then_some(passed)
    }

    fn passed_at(&self, frame: u32, place: &[u8]) -> Option<PassedArgument<'_>> {
        let passed = self.site.machine.passed_at(frame, place)?;
        self.is_usable(passed.value, passed.frame).then_some(passed)
    }

    fn indexed_address(&self, index: u64) -> Option<u64> {
        self.reader
            .dwarf
            .address(
                self.reader.unit,
                DebugAddrIndex(usize::try_from(index).ok()?),
            )
            .ok()
    }

    fn base_type(&self, offset: u64) -> Option<BaseType> {
        self.reader.base_type(
            &self
                .reader
                .own(UnitOffset(usize::try_from(offset).ok()?))
                .ok()?,
        )
    }

    fn load_bias(&self, frame: u32) -> u64 {
        // The unit's expressions use the current frame, or its state on entry. Variables of the
        // unit may be evaluated from any frame.
        let current = self.frame();
        let is_current = frame == current || self.site.machine.entry_frame(current) == Some(frame);
        if is_current || self.is_in_unit(frame) {
            self.reader.bias
        } else {
            self.site.machine.load_bias(frame)
        }
    }

    fn entry(&self, reference: EntryReference) -> Option<EntryId> {
        self.id(reference)
    }

    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        match self.entries.get(&entry.0) {
            Some(stated) => stated.as_ref().map(source),
            None => Some(Source::Unknown),
        }
    }

    fn object_map(&self, entry: EntryId) -> Option<ObjectMap<'_>> {
        let map = self.maps.get(&entry.0)?;
        let holds = map
            .ranges
            .iter()
            .any(|(start, end)| (*start..*end).contains(&self.site.pc));
        let [memory, chunk, registers] = &map.parts;
        Some(ObjectMap {
            memory: source(memory),
            chunk: holds.then(|| source(chunk)),
            registers: source(registers),
            chunk_bytes: map.chunk_bytes,
        })
    }

    fn entry_type(&self, entry: EntryId) -> Option<BaseType> {
        self.reader.object_type(self.unit_offset(entry)?).ok()?.base
    }

    fn entry_name(&self, entry: EntryId) -> Option<String> {
        let name = self.reader.name(self.unit_offset(entry)?).ok()?;
        Some(name).filter(|name| !name.is_empty())
    }
}

impl<'d, E: Endianity> UnitReader<'_, 'd, E> {
    /// The object map that an entry describes. A missing attribute is the undefined location; a map
    /// without ranges holds everywhere.
    fn map(&self, entry: UnitOffset, left: &mut usize) -> Result<Option<MapEntry<'d>>, ReadError> {
        let die = self.unit.entry(entry)?;
        if die.tag() != DW_TAG_OBJECT_MAP {
            return Ok(None);
        }
        let mut stated = |attribute| self.stated_within(&die, attribute, left);
        let chunk = match stated(DW_AT_MAP_CHUNK)? {
            Some(chunk) => Some(chunk),
            None => stated(DW_AT_CNTL_ORDINAL)?,
        };
        let parts = [
            stated(DW_AT_MEM_LOCATION)?,
            chunk,
            stated(DW_AT_VEC_LOCATION)?,
        ];
        let number = |attribute| Some(die.attr(attribute)?.udata_value().unwrap_or(0));
        let size = number(DW_AT_ELEMENT_SIZE).unwrap_or(0);
        let mut ranges = self.ranges(&die, left)?;
        for range in &mut ranges {
            *range = (
                range.0.wrapping_add(self.bias),
                range.1.wrapping_add(self.bias),
            );
        }
        if !has_bounds(&die) {
            ranges.push((0, u64::MAX));
        }
        Ok(Some(MapEntry {
            parts: parts.map(|part| part.unwrap_or(Stated::Location(Location::UNDEFINED))),
            chunk_bytes: size.saturating_mul(number(DW_AT_ELEMENT_COUNT).unwrap_or(0)),
            ranges,
        }))
    }
}
