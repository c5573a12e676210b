//! The locations that a consumer reads: expressions that are ready for evaluation, and the code in
//! which they hold.
//!
//! Lowered expressions have fixups for values that are known only after emission: the offsets of
//! base types and other entries, and the addresses of symbols. Here each fixup is patched with a
//! number that the machine of the check resolves.

use super::state::State;
use crate::dwarf::Encoding;
use crate::eval::{
    BaseEncoding, BaseType, EntryId, EntryReference, ListEntry, Location, Machine, Source,
};
use crate::lower::{
    self, Degradation, EntryLocation, FIRST_BASE_TYPE, FIRST_PROCEDURE, FunctionPart, Lowered,
};
use crate::markers::{CodeRange, FunctionId};
use crate::metadata::{Id, Object, Text};
use crate::target::Register;
use crate::units::Position;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::{Deref, Range};

/// An expression, and the code in which it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedEntry {
    /// The code, as byte offsets from the start of the function.
    pub range: CodeRange,
    /// The expression.
    pub bytes: Vec<u8>,
}

/// An entry that only expressions refer to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedProcedure {
    /// The function in which it holds; `None` for all code.
    pub function: Option<FunctionId>,
    /// The entries of its location list.
    pub entries: Vec<CheckedEntry>,
    /// The entries that hold in single functions, instead of these.
    pub parts: BTreeMap<FunctionId, Vec<CheckedEntry>>,
}

/// The attributes of a call site, for evaluation in the calling frame.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Call {
    /// The address that the call goes to: an expression, `DW_AT_call_target` or
    /// `DW_AT_call_target_clobbered`.
    pub target: Option<Vec<u8>>,
    /// True if the target still gives the address while the called function runs.
    pub outlasts: bool,
    /// The arguments, in the order of the module; `None` for those that were not lowered.
    pub arguments: Vec<Option<Argument>>,
}

/// An argument of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The place in which it is passed, `DW_AT_location`.
    pub location: Vec<u8>,
    /// Its value, `DW_AT_call_value`.
    pub value: Vec<u8>,
}

/// The lowered locations of a module's variables, for evaluation. A test can alter them to see that
/// the check notices.
#[derive(Clone, Debug)]
pub struct LoweredLocations {
    /// The encoding of the expressions.
    pub encoding: Encoding,
    /// For each variable of the module, the entries of its location list. If its location differs
    /// between functions, these are the entries that hold in all other code.
    pub variables: Vec<Vec<CheckedEntry>>,
    /// For each fragment of the module, the expressions that types and subprograms use: a location
    /// or a value.
    pub fragments: Vec<Vec<CheckedEntry>>,
    /// The entries that hold in single functions, instead of those for all other code.
    pub parts: BTreeMap<(Object, FunctionId), Vec<CheckedEntry>>,
    /// For each function of the module, the entries of its frame base; `None` if it is the
    /// canonical frame address.
    pub frame_bases: Vec<Option<Vec<CheckedEntry>>>,
    /// The entries that only expressions refer to.
    pub procedures: Vec<CheckedProcedure>,
    /// For each function of the module, its calls.
    pub calls: Vec<Vec<Call>>,
    /// The base types.
    pub base_types: Vec<BaseType>,
    /// The degradations that lowering reported.
    pub degradations: Vec<Degradation>,
}

/// The range of an expression that is not in a list.
pub(super) const EVERYWHERE: CodeRange = CodeRange::new(Position::START, Position(u32::MAX));

impl LoweredLocations {
    /// The locations of a lowered module, with fixups patched.
    pub fn of(lowered: &Lowered<'_, '_>) -> LoweredLocations {
        LoweredLocations::with_symbols(lowered, &State::symbol)
    }

    /// The locations of a lowered module, with fixups patched and these addresses of symbols.
    pub(super) fn with_symbols(
        lowered: &Lowered<'_, '_>,
        symbols: &dyn Fn(Text) -> u64,
    ) -> LoweredLocations {
        let lowered = &Filled { lowered, symbols };
        let module = lowered.validated().module();
        let variables = module.metadata.variables.ids();
        let frame_base = |id: FunctionId| {
            let subprogram = module
                .metadata
                .subprograms
                .get(module.code.function(id)?.subprogram)?;
            let location = lowered.fragment(subprogram.frame_base?);
            let own = parts(lowered, location)
                .into_iter()
                .find(|(function, _)| *function == id);
            Some(own.map_or_else(|| entries(lowered, location), |(_, entries)| entries))
        };
        let functions = (0..module.code.len()).map(FunctionId::from_index);
        let procedures = lowered
            .procedures()
            .iter()
            .map(|procedure| CheckedProcedure {
                function: procedure.function,
                entries: entries(lowered, &procedure.location),
                parts: parts(lowered, &procedure.location).into_iter().collect(),
            });
        let calls = module.code.functions().map(|function| {
            let calls = function.calls().iter().enumerate();
            calls
                .map(|(index, _)| call(lowered, function.id, index))
                .collect()
        });
        let base_types = lowered.base_types().iter().map(|base| BaseType {
            encoding: BaseEncoding::from_attribute(base.encoding).unwrap_or(BaseEncoding::Unsigned),
            byte_size: base.bytes,
            order: None,
        });
        let mut own = BTreeMap::new();
        let objects = module
            .metadata
            .variables
            .ids()
            .map(|id| (Object::Variable(id), lowered.location(id)));
        let objects = objects.chain(
            module
                .metadata
                .fragments
                .ids()
                .map(|id| (Object::Fragment(id), lowered.fragment(id))),
        );
        for (object, location) in objects {
            own.extend(
                parts(lowered, location)
                    .into_iter()
                    .map(|(function, entries)| ((object, function), entries)),
            );
        }
        LoweredLocations {
            encoding: lowered.encoding(),
            variables: variables
                .map(|variable| entries(lowered, lowered.location(variable)))
                .collect(),
            fragments: module
                .metadata
                .fragments
                .ids()
                .map(|id| entries(lowered, lowered.fragment(id)))
                .collect(),
            frame_bases: functions.map(frame_base).collect(),
            parts: own,
            procedures: procedures.collect(),
            calls: calls.collect(),
            base_types: base_types.collect(),
            degradations: lowered.degradations().to_vec(),
        }
    }

    /// The entries of an object's location list for a consumer that has stopped in a function, or
    /// in none. Code locations have no entries.
    pub fn object(&self, object: Object, function: Option<FunctionId>) -> &[CheckedEntry] {
        if let Some(entries) = function.and_then(|function| self.parts.get(&(object, function))) {
            return entries;
        }
        let entries = match object {
            Object::Variable(id) => self.variables.get(id.index()),
            Object::Fragment(id) => self.fragments.get(id.index()),
            Object::Code(_) => None,
        };
        entries.map_or(&[], Vec::as_slice)
    }

    /// The location lists of procedures for a consumer, by their numbers.
    pub(super) fn lists(&self, function: Option<FunctionId>) -> Vec<Vec<ListEntry<'_>>> {
        let entries = self
            .procedures
            .iter()
            .map(|procedure| procedure.entries_in(function));
        entries
            .map(|entries| entries.iter().map(list_entry).collect())
            .collect()
    }

    /// The positions in a function at which the expressions of procedures change.
    pub(super) fn procedure_boundaries(
        &self,
        function: FunctionId,
    ) -> impl Iterator<Item = Position> + '_ {
        let own = self
            .procedures
            .iter()
            .filter(move |procedure| procedure.function.is_none_or(|of| of == function));
        let bounded = own.flat_map(move |procedure| procedure.entries_in(Some(function)));
        let bounded = bounded.filter(|entry| entry.range != EVERYWHERE);
        bounded.flat_map(|entry| [entry.range.start, entry.range.end])
    }
}

impl CheckedProcedure {
    /// The entries for a consumer that has stopped in a function, or in none.
    fn entries_in(&self, function: Option<FunctionId>) -> &[CheckedEntry] {
        function
            .and_then(|function| self.parts.get(&function))
            .unwrap_or(&self.entries)
    }
}

fn list_entry(entry: &CheckedEntry) -> ListEntry<'_> {
    let CheckedEntry { range, bytes } = entry;
    let bounded = *range != EVERYWHERE;
    ListEntry {
        range: bounded.then_some((u64::from(range.start), u64::from(range.end))),
        expression: bytes,
    }
}

/// A lowered module, and the addresses of symbols.
struct Filled<'a, 'v, 'm> {
    lowered: &'a Lowered<'v, 'm>,
    symbols: &'a dyn Fn(Text) -> u64,
}

impl<'v, 'm> Deref for Filled<'_, 'v, 'm> {
    type Target = Lowered<'v, 'm>;
    fn deref(&self) -> &Lowered<'v, 'm> {
        self.lowered
    }
}

fn call(lowered: &Filled<'_, '_, '_>, function: FunctionId, index: usize) -> Call {
    let target = lowered.call_target(function, index);
    let arguments = lowered
        .call_parameters(function, index)
        .iter()
        .map(|parameter| {
            parameter.as_ref().map(|parameter| Argument {
                location: filled(lowered, parameter.location.clone()),
                value: filled(lowered, parameter.value.clone()),
            })
        });
    Call {
        target: target.map(|target| filled(lowered, target.expression.clone())),
        outlasts: target.is_some_and(|target| target.outlasts),
        arguments: arguments.collect(),
    }
}

fn entries(lowered: &Filled<'_, '_, '_>, location: &EntryLocation) -> Vec<CheckedEntry> {
    match location {
        EntryLocation::Absent => Vec::new(),
        EntryLocation::Expression(expression) => {
            let bytes = filled(lowered, expression.clone());
            alloc::vec![CheckedEntry {
                range: EVERYWHERE,
                bytes
            }]
        }
        EntryLocation::List(list) => {
            let entries = lowered.entries(list.clone()).iter();
            entries
                .map(|entry| CheckedEntry {
                    range: entry.range,
                    bytes: filled(lowered, entry.expression()),
                })
                .collect()
        }
        // The entries for single functions are in `parts`.
        EntryLocation::PerFunction { elsewhere, .. } => {
            let bytes = elsewhere
                .iter()
                .map(|expression| filled(lowered, expression.clone()));
            bytes
                .map(|bytes| CheckedEntry {
                    range: EVERYWHERE,
                    bytes,
                })
                .collect()
        }
    }
}

/// The entries that hold in single functions, instead of those for all other code.
fn parts(
    lowered: &Filled<'_, '_, '_>,
    location: &EntryLocation,
) -> Vec<(FunctionId, Vec<CheckedEntry>)> {
    let all = match location {
        EntryLocation::PerFunction { parts, .. } => lowered.parts(parts.clone()),
        EntryLocation::Absent | EntryLocation::Expression(_) | EntryLocation::List(_) => &[],
    };
    let own = |part: &FunctionPart| entries(lowered, &EntryLocation::List(part.entries.clone()));
    all.iter().map(|part| (part.function, own(part))).collect()
}

/// An expression with its fixups patched.
fn filled(lowered: &Filled<'_, '_, '_>, expression: Range<u32>) -> Vec<u8> {
    lower::filled(lowered, expression, |symbol| {
        Some((lowered.symbols)(symbol))
    })
    .unwrap_or_default()
}

/// A machine state, with the entries and base types that expressions refer to.
#[derive(Clone, Copy)]
pub(super) struct Consumer<'a> {
    pub(super) state: &'a dyn Machine,
    pub(super) locations: &'a LoweredLocations,
    /// The procedures, by [`LoweredLocations::lists`].
    pub(super) lists: &'a [Vec<ListEntry<'a>>],
    /// The function that it has stopped in; `None` outside of functions.
    pub(super) function: Option<FunctionId>,
}

impl Machine for Consumer<'_> {
    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        self.state.register_bits(frame, register)
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.state.read_register(frame, register, offset, into)
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        self.state.read_memory(space, address, into)
    }

    fn address_space_bytes(&self, space: u64) -> Option<u8> {
        self.state.address_space_bytes(space)
    }

    fn pc(&self) -> Option<u64> {
        self.state.pc()
    }

    fn lane(&self) -> Option<u64> {
        self.state.lane()
    }

    fn iteration(&self) -> Option<u64> {
        self.state.iteration()
    }

    fn object(&self) -> Option<Source<'_>> {
        self.state.object()
    }

    fn entry_frame(&self, frame: u32) -> Option<u32> {
        self.state.entry_frame(frame)
    }

    fn thread_local(&self, offset: u64) -> Option<Location> {
        self.state.thread_local(offset)
    }

    fn frame_base(&self, frame: u32) -> Option<Source<'_>> {
        let own = self
            .function
            .and_then(|function| self.locations.frame_bases.get(function.index()));
        match own.and_then(Option::as_ref) {
            Some(entries) => {
                let pc = u32::try_from(self.state.pc()?).ok()?;
                let here = entries
                    .iter()
                    .find(|entry| entry.range.contains(Position(pc)))?;
                Some(Source::Expression(&here.bytes))
            }
            None => self.state.frame_base(frame),
        }
    }

    fn canonical_frame_address(&self, frame: u32) -> Option<Source<'_>> {
        self.state.canonical_frame_address(frame)
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

    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        Some(
            match self.lists.get(usize::try_from(entry.0).ok()?)?.as_slice() {
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
