//! The result of lowering.

use super::degradation::{Degradation, DegradationReason};
use super::options::LowerOptions;
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

    /// The entries in a function; `None` if it has no entries of its own.
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
    pub(super) locations: Vec<EntryLocation>,
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
    pub(super) calls: Vec<LoweredCall>,
    pub(super) parameters: Vec<Option<LoweredParameter>>,
}

/// A lowered call.
#[derive(Clone, Debug, Default)]
pub(super) struct LoweredCall {
    pub(super) target: Option<LoweredTarget>,
    pub(super) parameters: Range<u32>,
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

/// The lengths of the buffers at some point.
#[derive(Clone, Copy)]
pub(super) struct Written {
    bytes: usize,
    fixups: usize,
    base_types: usize,
    pub(super) entries: usize,
    procedures: usize,
}

impl Lowered<'_, '_> {
    pub(super) fn written(&self) -> Written {
        Written {
            bytes: self.bytes.len(),
            fixups: self.fixups.len(),
            base_types: self.base_types.len(),
            entries: self.entries.len(),
            procedures: self.procedures.len(),
        }
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
    pub fn location(&self, variable: VariableId) -> &EntryLocation {
        self.locations
            .get(variable.index())
            .unwrap_or(&EntryLocation::Absent)
    }

    /// The location of a fragment that a type or a subprogram names; for bounds, counts and
    /// strides, the computation of the value. Fragments of types have expressions. Other fragments
    /// are [`EntryLocation::Absent`].
    pub fn fragment(&self, fragment: FragmentId) -> &EntryLocation {
        self.fragments
            .get(fragment.index())
            .unwrap_or(&EntryLocation::Absent)
    }

    /// The location of a variable or fragment; absent for a code location.
    pub(crate) fn of_object(&self, object: Object) -> &EntryLocation {
        match object {
            Object::Variable(id) => self.location(id),
            Object::Fragment(id) => self.fragment(id),
            Object::Code(_) => &EntryLocation::Absent,
        }
    }

    fn call(&self, function: FunctionId, index: usize) -> Option<&LoweredCall> {
        let start = self.calls.starts.get(function.index()).copied()? as usize;
        self.calls.calls.get(start.checked_add(index)?)
    }

    /// The computation of the target of a call, by the call's index in its function; `None` if the
    /// target is not an object, or cannot be computed.
    pub fn call_target(&self, function: FunctionId, index: usize) -> Option<&LoweredTarget> {
        self.call(function, index)?.target.as_ref()
    }

    /// The arguments of a call, in the module's order; `None` for an argument that could not be
    /// lowered.
    pub fn call_parameters(
        &self,
        function: FunctionId,
        index: usize,
    ) -> &[Option<LoweredParameter>] {
        let span = self
            .call(function, index)
            .map_or(0..0, |call| call.parameters.clone());
        self.calls
            .parameters
            .get(span.start as usize..span.end as usize)
            .unwrap_or(&[])
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
    pub(super) fn new(range: CodeRange, expression: Range<u32>) -> LocationEntry {
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
