//! The result of lowering.

use super::degradation::{Degradation, DegradationReason};
use super::options::{LowerError, LowerOptions};
use crate::dwarf::{Encoding, Fixup};
use crate::markers::{CodeRange, FunctionId};
use crate::metadata::{FragmentId, Object, TypeId, VariableId};
use crate::target::Register;
use crate::validate::Validated;
use alloc::vec::Vec;
use core::ops::Range;

/// A base type that expressions refer to: a `DW_TAG_base_type` that does not describe a type of the
/// source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LoweredBaseType {
    /// `DW_ATE_signed`, `DW_ATE_unsigned` or `DW_ATE_float`.
    pub encoding: gimli::DwAte,
    /// The size in bytes.
    pub bytes: u16,
}

impl LoweredBaseType {
    /// Returns the index among the known base types, to which a new type is appended. There are few
    /// of them, even in a large module.
    pub(super) fn number_in(self, known: &mut Vec<LoweredBaseType>) -> u32 {
        let index = known.iter().position(|one| *one == self);
        let index = index.unwrap_or_else(|| {
            known.push(self);
            known.len() - 1
        });
        index as u32
    }
}

/// An entry that expressions refer to: the target of an implicit pointer, or operations that
/// several expressions call. Called operations leave an address or a value on the stack, without
/// `DW_OP_stack_value`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Procedure {
    /// The function in which its location holds; `None` for all code.
    pub function: Option<FunctionId>,
    /// The location of the target, or the called operations.
    pub location: EntryLocation,
    /// The variable with this entry: wherever an expression refers to the entry, the variable is at
    /// `location`. `None` for an entry that only expressions refer to (`DW_TAG_dwarf_procedure`,
    /// DWARF 5 section 2.16).
    pub variable: Option<VariableId>,
    /// The maximum number of bytes that implicit pointers point to; 0 for called operations.
    pub bytes: u64,
    /// The object map with this entry (`DW_TAG_object_map`). The entry itself has no location.
    pub map: Option<LoweredMap>,
}

/// A lowered object map: an array that has a chunk in registers in some code. Its expressions are
/// ranges of bytes for [`Lowered::expression`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoweredMap {
    /// The array. The map's entry is a child of the variable's entry.
    pub variable: VariableId,
    /// The code in which the map holds.
    pub range: CodeRange,
    /// The location of the array in memory: `DW_AT_mem_location`.
    pub memory: Range<u32>,
    /// The number of the chunk, which the expression leaves on the stack: `DW_AT_map_chunk`.
    pub chunk: Range<u32>,
    /// The location of the registers: `DW_AT_vec_location`.
    pub registers: Range<u32>,
    /// The size of an element in bytes: `DW_AT_element_size`.
    pub element_size: u32,
    /// The number of elements of a chunk: `DW_AT_element_count`.
    pub element_count: u32,
}

impl LoweredMap {
    /// The expressions: memory, chunk and registers.
    pub(crate) fn parts(&self) -> [Range<u32>; 3] {
        [&self.memory, &self.chunk, &self.registers].map(Range::clone)
    }

    /// The size of a chunk in bytes.
    pub fn chunk_bytes(&self) -> u64 {
        u64::from(self.element_size) * u64::from(self.element_count)
    }
}

/// One entry of a location list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocationEntry {
    /// The code, as byte offsets from the start of the function. Where entries overlap, the object
    /// is in several places.
    pub range: CodeRange,
    /// The expression, as a range of [`Lowered::bytes`].
    pub(super) first: u32,
    pub(super) end: u32,
}

/// The `DW_AT_location` of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryLocation {
    /// No attribute: the object has no location.
    Absent,
    /// One expression that holds for all of the function's code.
    Expression(Range<u32>),
    /// A location list: a range of [`Lowered::entries`].
    List(Range<u32>),
    /// A location list of an object that exists during the whole run of the program and whose
    /// location differs in some functions. In a function with a part, only that part holds.
    /// The number is that of [`Lowered::function_locations`].
    PerFunction(u32),
}

/// An [`EntryLocation`] in 8 bytes. [`Lowered::check_size`] keeps all lengths below 2^31 - 2.
#[derive(Clone, Copy, Debug)]
pub(super) struct StoredLocation {
    /// The start of the range, or the number.
    start: u32,
    /// The length of the range, with the highest bit set for a list; `ABSENT` or `PER_FUNCTION`
    /// without a range.
    length: u32,
}

/// The bit of a list in the length of a [`StoredLocation`].
const LIST: u32 = 1 << 31;
const ABSENT: u32 = u32::MAX;
const PER_FUNCTION: u32 = u32::MAX - 1;
/// The maximum number of bytes of expressions and of list entries of a module.
const MAX_LENGTH: usize = LIST as usize - 3;

impl From<EntryLocation> for StoredLocation {
    #[inline]
    fn from(location: EntryLocation) -> StoredLocation {
        let (start, length) = match location {
            EntryLocation::Absent => (0, ABSENT),
            EntryLocation::Expression(Range { start, end }) => (start, end.wrapping_sub(start)),
            EntryLocation::List(Range { start, end }) => (start, end.wrapping_sub(start) | LIST),
            EntryLocation::PerFunction(number) => (number, PER_FUNCTION),
        };
        StoredLocation { start, length }
    }
}

impl From<StoredLocation> for EntryLocation {
    #[inline]
    fn from(StoredLocation { start, length }: StoredLocation) -> EntryLocation {
        let range = start..start.wrapping_add(length & !LIST);
        match length {
            ABSENT => EntryLocation::Absent,
            PER_FUNCTION => EntryLocation::PerFunction(start),
            _ if length & LIST == 0 => EntryLocation::Expression(range),
            _ => EntryLocation::List(range),
        }
    }
}

/// A location that differs between functions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionLocations {
    /// The locations in single functions, in the order of functions.
    pub parts: Vec<FunctionPart>,
    /// The expression that holds in all other code; `None` if the object has no location there.
    pub elsewhere: Option<Range<u32>>,
}

impl FunctionLocations {
    const NONE: FunctionLocations = FunctionLocations {
        parts: Vec::new(),
        elsewhere: None,
    };

    /// The entries in a function; `None` if it has no separate entries.
    pub fn entries_in(&self, function: FunctionId) -> Option<Range<u32>> {
        let place = self
            .parts
            .binary_search_by_key(&function, |part| part.function);
        Some(self.parts.get(place.ok()?)?.entries.clone())
    }
}

/// The locations of an object in one function, if they differ between functions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionPart {
    /// The function.
    pub function: FunctionId,
    /// Its entries, a range of [`Lowered::entries`]. The object has no location outside of them.
    pub entries: Range<u32>,
}

/// The purpose of a frame rule's expression.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum FrameUse {
    /// The value is the CFA.
    Cfa,
    /// The location is that of a saved register.
    Place(Register),
    /// The value is that of a register, which may be narrower than an address.
    Value(Register),
}

impl FrameUse {
    /// Returns the register whose value in the caller the expression gives.
    pub(super) fn register(self) -> Option<Register> {
        match self {
            FrameUse::Cfa => None,
            FrameUse::Place(register) | FrameUse::Value(register) => Some(register),
        }
    }
}

/// A lowered expression of a frame rule.
#[derive(Clone, Debug)]
pub(super) struct LoweredFrame {
    pub(super) key: (FunctionId, u32, FrameUse),
    pub(super) bytes: Result<Range<u32>, DegradationReason>,
    /// True if some bits of the place may be readable although reading others fails.
    pub(super) may_fail_in_part: bool,
}

/// A module lowered to a dialect. [`emit`](crate::emit) writes it.
#[derive(Clone, Debug)]
pub struct Lowered<'v, 'm> {
    pub(super) validated: &'v Validated<'m>,
    pub(super) options: LowerOptions,
    pub(super) encoding: Encoding,
    /// The size of each type in bits, if known. Empty while functions are lowered.
    pub(super) sizes: Vec<Option<u64>>,
    /// The location of each variable of the module. Empty while a range of functions after the
    /// first is lowered.
    pub(super) locations: Vec<StoredLocation>,
    pub(super) procedures: Vec<Procedure>,
    pub(super) entries: Vec<LocationEntry>,
    pub(super) function_locations: Vec<FunctionLocations>,
    pub(super) bytes: Vec<u8>,
    /// The fixups, sorted by their offsets in `bytes`.
    pub(super) fixups: Vec<Fixup>,
    pub(super) base_types: Vec<LoweredBaseType>,
    pub(super) degradations: Vec<Degradation>,
    /// The frame expressions, in the order of functions and their expressions.
    pub(super) frames: Vec<LoweredFrame>,
    /// The functions whose CFA the dialect cannot express, in order, with the reason.
    pub(super) lost_cfas: Vec<(FunctionId, DegradationReason)>,
    /// The location of each fragment of the module; empty if no type or subprogram names a
    /// fragment.
    pub(super) fragments: Vec<EntryLocation>,
    pub(super) calls: Calls,
}

/// The lowered calls of all functions.
#[derive(Clone, Debug, Default)]
pub(super) struct Calls {
    /// The number of the function that `starts` begins with: 0 for all functions.
    pub(super) first_function: usize,
    /// For each function up to the last with calls, the index of its first call.
    pub(super) starts: Vec<u32>,
    /// The parameters of each call, a range of `parameters`.
    pub(super) calls: Vec<Range<u32>>,
    pub(super) parameters: Vec<Option<LoweredParameter>>,
    /// The indices of the calls whose target is computed, in order, each with its target.
    pub(super) targets: Vec<(u32, LoweredTarget)>,
}

/// The computation of a call's target address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoweredTarget {
    /// The expression, as a range of bytes for [`Lowered::expression`]. It leaves the address on
    /// the stack.
    pub expression: Range<u32>,
    /// True if the expression still gives the address while the called function runs.
    pub is_preserved: bool,
}

/// A lowered argument of a call: two expressions, as ranges of bytes for [`Lowered::expression`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoweredParameter {
    /// The place in which the argument is passed: `DW_AT_location`.
    pub location: Range<u32>,
    /// The argument's value, which the expression leaves on the stack when it is evaluated in the
    /// caller's frame: `DW_AT_call_value`.
    pub value: Range<u32>,
}

/// The lengths of the buffers at one time, to which [`Lowered::undo`] returns.
#[derive(Clone, Copy)]
pub(super) struct Written {
    bytes: usize,
    fixups: usize,
    base_types: usize,
    pub(super) entries: usize,
    procedures: usize,
}

impl Lowered<'_, '_> {
    /// Fails if there are more bytes or entries than locations can refer to.
    pub(super) fn check_size(&self) -> Result<(), LowerError> {
        match self.bytes.len() <= MAX_LENGTH && self.entries.len() <= MAX_LENGTH {
            true => Ok(()),
            false => Err(LowerError::TooLarge),
        }
    }

    pub(super) fn written(&self) -> Written {
        Written {
            bytes: self.bytes.len(),
            fixups: self.fixups.len(),
            base_types: self.base_types.len(),
            entries: self.entries.len(),
            procedures: self.procedures.len(),
        }
    }

    /// Returns the bytes written after `before`, for [`Lowered::expression`].
    pub(super) fn bytes_since(&self, before: Written) -> Range<u32> {
        before.bytes as u32..self.bytes.len() as u32
    }

    /// Removes the items written after `before`.
    pub(super) fn undo(&mut self, before: Written) {
        self.bytes.truncate(before.bytes);
        self.fixups.truncate(before.fixups);
        self.base_types.truncate(before.base_types);
        self.entries.truncate(before.entries);
        self.procedures.truncate(before.procedures);
    }
}

impl<'v, 'm> Lowered<'v, 'm> {
    /// Returns the validated module.
    pub fn validated(&self) -> &'v Validated<'m> {
        self.validated
    }

    /// Returns the options of lowering.
    pub fn options(&self) -> &LowerOptions {
        &self.options
    }

    /// The dialect and sizes of the expressions.
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// The size of a type in bits, if known.
    pub(crate) fn type_bits(&self, ty: TypeId) -> Option<u64> {
        self.sizes.get(ty.index()).copied().flatten()
    }

    /// The location of a variable.
    #[inline]
    pub fn location(&self, variable: VariableId) -> EntryLocation {
        let stored = self.locations.get(variable.index());
        stored.map_or(EntryLocation::Absent, |stored| (*stored).into())
    }

    /// The location of a fragment that a type or a subprogram names; for bounds, counts and
    /// strides, the computation of the value. Fragments of types have expressions. Other fragments
    /// are [`EntryLocation::Absent`].
    pub fn fragment(&self, fragment: FragmentId) -> EntryLocation {
        let location = self.fragments.get(fragment.index());
        location.cloned().unwrap_or(EntryLocation::Absent)
    }

    /// The location of a variable or fragment; absent for a code location.
    pub(crate) fn of_object(&self, object: Object) -> EntryLocation {
        match object {
            Object::Variable(id) => self.location(id),
            Object::Fragment(id) => self.fragment(id),
            Object::Code(_) => EntryLocation::Absent,
        }
    }

    /// The index of a call among all calls, given its index in its function.
    fn call(&self, function: FunctionId, index: usize) -> Option<usize> {
        let start = self.calls.starts.get(function.index()).copied()?;
        (start as usize).checked_add(index)
    }

    /// The computation of the target of a call, by the call's index in its function; `None` if the
    /// target is not an object, or cannot be computed.
    pub fn call_target(&self, function: FunctionId, index: usize) -> Option<&LoweredTarget> {
        let (targets, call) = (&self.calls.targets, self.call(function, index)?);
        let place = targets.binary_search_by_key(&call, |(call, _)| *call as usize);
        Some(&targets.get(place.ok()?)?.1)
    }

    /// The arguments of a call, in the module's order; `None` for an argument that could not be
    /// lowered.
    pub fn call_parameters(
        &self,
        function: FunctionId,
        index: usize,
    ) -> &[Option<LoweredParameter>] {
        let call = self.call(function, index);
        let span = call.and_then(|call| self.calls.calls.get(call));
        let parameters = span
            .and_then(|span| (self.calls.parameters).get(span.start as usize..span.end as usize));
        parameters.unwrap_or(&[])
    }

    /// The entries of a location list.
    pub fn entries(&self, list: Range<u32>) -> &[LocationEntry] {
        self.entries
            .get(list.start as usize..list.end as usize)
            .unwrap_or(&[])
    }

    /// True if the location of any object differs between functions.
    pub(crate) fn has_parts(&self) -> bool {
        !self.function_locations.is_empty()
    }

    /// Returns a location that differs between functions, given the number in its
    /// [`EntryLocation::PerFunction`]. A location with another number has no parts.
    pub fn function_locations(&self, number: u32) -> &FunctionLocations {
        const NONE: &FunctionLocations = &FunctionLocations::NONE;
        self.function_locations.get(number as usize).unwrap_or(NONE)
    }

    /// The bytes of an expression. The fields of its [`fixups`](Lowered::fixups) are not filled in
    /// yet.
    pub fn expression(&self, expression: Range<u32>) -> &[u8] {
        self.bytes
            .get(expression.start as usize..expression.end as usize)
            .unwrap_or(&[])
    }

    /// The fixups of an expression. Their offsets count from the start of **all** bytes: subtract
    /// `expression.start`. A symbol is the index of a [`Text`](crate::metadata::Text), a base type
    /// an index in [`base_types`](Lowered::base_types), and an entry an index in
    /// [`procedures`](Lowered::procedures).
    pub fn fixups(&self, expression: Range<u32>) -> &[Fixup] {
        let start = self
            .fixups
            .partition_point(|fixup| fixup.offset < expression.start as usize);
        let count =
            self.fixups[start..].partition_point(|fixup| fixup.offset < expression.end as usize);
        &self.fixups[start..start + count]
    }

    /// True if no expression of entries has fixups.
    pub(crate) fn are_final(&self, entries: &[LocationEntry]) -> bool {
        let mut expressions = entries.iter().map(LocationEntry::expression);
        self.fixups.is_empty() || expressions.all(|expression| self.is_final(expression))
    }

    /// True if an expression has no fixups.
    pub(crate) fn is_final(&self, expression: Range<u32>) -> bool {
        let Range { start, end } = expression;
        let before = |fixup: &Fixup| fixup.offset < start as usize;
        let next = || self.fixups.get(self.fixups.partition_point(before));
        self.fixups.is_empty() || next().is_none_or(|fixup| fixup.offset >= end as usize)
    }

    /// The base types that expressions refer to, in the order of their numbers.
    pub fn base_types(&self) -> &[LoweredBaseType] {
        &self.base_types
    }

    /// The entries that expressions refer to, sorted by number.
    pub fn procedures(&self) -> &[Procedure] {
        &self.procedures
    }

    /// The variable of the entry with a number; `None` if the entry is a DWARF procedure.
    pub(crate) fn procedure_variable(&self, number: usize) -> Option<VariableId> {
        self.procedures.get(number)?.variable
    }

    /// The object map of the entry with a number among [`procedures`](Lowered::procedures).
    pub fn map(&self, number: usize) -> Option<&LoweredMap> {
        self.procedures.get(number)?.map.as_ref()
    }

    /// The degradations, in the order of functions and variables.
    pub fn degradations(&self) -> &[Degradation] {
        &self.degradations
    }
}

impl LocationEntry {
    pub(crate) fn new(range: CodeRange, expression: Range<u32>) -> LocationEntry {
        LocationEntry {
            range,
            first: expression.start,
            end: expression.end,
        }
    }

    /// The expression, as a range of bytes for [`Lowered::expression`].
    pub fn expression(&self) -> Range<u32> {
        self.first..self.end
    }
}
