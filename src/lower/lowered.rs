//! The result of lowering.

use super::options::LowerOptions;
use crate::dwarf::{Encoding, Fixup};
use crate::markers::{CodeRange, FunctionId};
use crate::metadata::{FragmentId, Object, TypeId, VariableId};
use crate::module::{Module, NodeKey, ObjectNames};
use crate::one_line::OneLine;
use crate::target::Register;
use crate::validate::Validated;
use alloc::format;
use alloc::string::String;
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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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
        let part = self.parts.iter().find(|part| part.function == function)?;
        Some(part.entries.clone())
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

/// The reason why an object's location gives less in the dialect than in the metadata.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum DegradationReason {
    /// The dialect has no operation for a lane of a vector register.
    Lane,
    /// The dialect has no operation for the iteration of a loop.
    Iteration,
    /// The dialect has no operation for the entry value of this location.
    EntryValue,
    /// The dialect has no operations on this type.
    Type,
    /// The dialect cannot move a location other than memory by a computed offset.
    Offset,
    /// The dialect has no memory outside of the default address space.
    AddressSpace,
    /// The dialect has no pointer to an object without an address.
    ImplicitPointer,
    /// The dialect has no pointer into this address space to an object without an address.
    PointerSpace,
    /// The dialect cannot read a composite inside an expression.
    NestedComposite,
    /// The dialect cannot choose between locations of different kinds, or between locations in
    /// registers.
    Choice,
    /// The dialect cannot lay a location over another at a computed offset.
    Overlay,
    /// A chunk of an array is in registers, and the dialect has no object maps.
    ObjectMap,
    /// In call frame information, a register is saved elsewhere than in whole bytes of memory.
    FramePlace,
    /// No consumer finds the canonical frame address: the target has no call frame information, or
    /// the dialect cannot express the function's.
    FrameAddress,
    /// A limit on the size of expressions was reached.
    Limit,
    /// An operand is undefined, so the evaluation would fail.
    Undefined,
    /// DWARF requires a location in memory there.
    NoMemory,
    /// No location with the argument's value is preserved across the call.
    Call,
    /// DWARF has one expression for all code, and the location differs in some function.
    PerFunction,
    /// The dialect's location lists have no default entry, and several functions have separate
    /// entries.
    NoDefault,
    /// Debuggers misread this location, so only its value is written.
    Misread,
    /// Only operations that LLVM's tools do not support express this:
    /// [`LowerOptions::portable`](super::LowerOptions::portable) avoids them.
    Portable,
    /// The evaluation fails on every machine: a location outside of its storage, a read of a
    /// pointer without bits, or a division by zero.
    Fails,
}

impl core::fmt::Display for DegradationReason {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            DegradationReason::Lane => "the dialect has no operation for a lane of a vector register",
            DegradationReason::Iteration => {
                "only DW_OP_push_iteration, an experimental operation of `llvm` and `dwarf6-draft`, gives \
                 the iteration"
            }
            DegradationReason::EntryValue => {
                "the dialect has no operation for the entry value of this location"
            }
            DegradationReason::Type => "the dialect has no operations on this type",
            DegradationReason::Offset => "the dialect cannot move a location other than memory by a computed offset",
            DegradationReason::AddressSpace => {
                "the dialect has no memory outside of the default address space"
            }
            DegradationReason::ImplicitPointer => {
                "the dialect has no pointers to objects without an address"
            }
            DegradationReason::PointerSpace => {
                "the dialect has no pointers into this address space to objects that have no address in it"
            }
            DegradationReason::NestedComposite => {
                "the dialect cannot read a composite within an expression"
            }
            DegradationReason::Choice => "the dialect cannot choose between locations of different kinds, or in registers",
            DegradationReason::Overlay => {
                "only DW_OP_overlay, an experimental operation of `llvm` and `dwarf6-draft`, lays a location \
                 over another at a computed offset"
            }
            DegradationReason::ObjectMap => {
                "only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states \
                 which part of the array is in registers"
            }
            DegradationReason::FramePlace => {
                "an unwinder finds saved registers only in whole bytes of memory"
            }
            DegradationReason::FrameAddress => {
                "no call frame information gives the canonical frame address"
            }
            DegradationReason::Limit => "the expression exceeds a limit on its size",
            DegradationReason::Undefined => "an operand is undefined",
            DegradationReason::NoMemory => "DWARF requires a location in memory here",
            DegradationReason::Call => {
                "no location that is preserved across the call has the value"
            }
            DegradationReason::PerFunction => {
                "it differs between functions, and DWARF has one expression for all code"
            }
            DegradationReason::NoDefault => "the dialect's location lists have no default entry",
            DegradationReason::Misread => {
                "debuggers misread this location, so only its value is given"
            }
            DegradationReason::Portable => {
                "only operations that LLVM's tools do not support can express this, and portable DWARF avoids them"
            }
            DegradationReason::Fails => "the evaluation fails on every machine",
        })
    }
}

/// The subject of a [`Degradation`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Subject {
    /// The location of an object.
    Object(Object),
    /// The canonical frame address, as given by the function's frame rules.
    Cfa,
    /// The location of a register's value in the caller, as given by the function's frame rules.
    CallerRegister(Register),
}

impl From<Object> for Subject {
    fn from(object: Object) -> Subject {
        Subject::Object(object)
    }
}

impl Degradation {
    /// Returns the subject's name for a message: a variable's name, the node that a fragment
    /// belongs to, or a frame rule and its function.
    pub fn name(&self, module: &Module, names: &ObjectNames) -> String {
        let symbol = self.symbol(module).unwrap_or(OneLine(""));
        match self.subject {
            Subject::Object(object) => names.name(module, object),
            Subject::Cfa => format!("the canonical frame address of `{symbol}`"),
            Subject::CallerRegister(register) => {
                format!(
                    "the caller's {} in `{symbol}`",
                    module.target.register_name(register)
                )
            }
        }
    }
}

impl Degradation {
    /// The symbol of the function.
    fn symbol<'m>(&self, module: &'m Module) -> Option<OneLine<'m>> {
        let function = module.code.function(self.function?)?;
        Some(OneLine(module.metadata.strings.get(function.symbol)))
    }

    /// Describes the degradation in a line for a message: the subject, its function, the code and
    /// the reason.
    pub fn describe(&self, module: &Module, names: &ObjectNames) -> String {
        let (name, of) = match (self.subject, self.symbol(module)) {
            (Subject::Object(object @ Object::Variable(_)), symbol) => (
                names.node(module, object),
                symbol.map_or(String::new(), |symbol| format!(" in `{symbol}`")),
            ),
            _ => (self.name(module, names), String::new()),
        };
        match self.function {
            Some(_) => format!("{name}{of} at {}: {}", self.code(), self.reason),
            None => format!("{name}: {}", self.reason),
        }
    }

    fn code(&self) -> String {
        format!("{:#x}..{:#x}", self.range.start, self.range.end)
    }
}

/// Writes a line with numbers of ids instead of names. [`Degradation::describe`] uses the module's
/// names.
impl core::fmt::Display for Degradation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.subject {
            Subject::Object(object) => NodeKey::from(object).fmt(f)?,
            Subject::Cfa => f.write_str("the canonical frame address")?,
            Subject::CallerRegister(register) => {
                write!(f, "register {} of the caller", register.0)?
            }
        }
        if let Some(function) = self.function {
            write!(f, " in function {} at {}", function.index(), self.code())?;
        }
        write!(f, ": {}", self.reason)
    }
}

/// A location or frame rule that gives less in the dialect than in the metadata.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Degradation {
    /// The subject.
    pub subject: Subject,
    /// The function; `None` for an object that exists during the whole run of the program, or for a
    /// property of a type.
    pub function: Option<FunctionId>,
    /// The code in which it is degraded.
    pub range: CodeRange,
    /// The reason.
    pub reason: DegradationReason,
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
