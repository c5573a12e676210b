//! The locations that a consumer reads: expressions ready for evaluation, and the code in which
//! they hold.
//!
//! Lowered expressions have fixups for values that only emission determines: the offsets of base
//! types and other entries, and the addresses of symbols. This file patches each fixup with a
//! number that [`Consumer`](super::consumer::Consumer), the machine of the check, resolves.

use super::frames::Emitted;
use super::state::State;
use crate::dwarf::Encoding;
use crate::eval::{BaseEncoding, BaseType};
use crate::lower::{self, Degradation, EntryLocation, Lowered};
use crate::markers::{CodeRange, FunctionId, FunctionView, Marker, Referrer};
use crate::metadata::{Object, StorageDuration, Text};
use crate::module::Module;
use crate::target::{Register, Target};
use crate::units::Position;
use alloc::collections::{BTreeMap, BTreeSet};
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
    /// The entries for single functions, which replace the other entries there.
    pub parts: BTreeMap<FunctionId, Vec<CheckedEntry>>,
    /// The object map, if the entry is one.
    pub map: Option<CheckedMap>,
}

/// An array with a chunk in registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedMap {
    /// The code in which it holds.
    pub range: CodeRange,
    /// The expression of the array's memory.
    pub memory: Vec<u8>,
    /// The expression of the number of the chunk.
    pub chunk: Vec<u8>,
    /// The expression of the registers.
    pub registers: Vec<u8>,
    /// The size of a chunk in bytes.
    pub chunk_bytes: u64,
}

/// The attributes of a call site, for evaluation in the calling frame.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Call {
    /// The target address of the call: an expression, `DW_AT_call_target` or
    /// `DW_AT_call_target_clobbered`.
    pub target: Option<Vec<u8>>,
    /// True if the target expression still gives the address while the called function runs.
    pub is_preserved: bool,
    /// The arguments, in the module's order; `None` for an argument that was not lowered.
    pub arguments: Vec<Option<Argument>>,
}

/// An argument of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The place in which it is passed: `DW_AT_location`.
    pub location: Vec<u8>,
    /// Its value: `DW_AT_call_value`.
    pub value: Vec<u8>,
}

/// The lowered locations of a module's objects, for evaluation. A test of the check itself can
/// change them, so that the check must report a mismatch.
#[derive(Clone, Debug)]
pub struct LoweredLocations {
    /// The target of the module.
    pub target: Target,
    /// The encoding of the expressions.
    pub encoding: Encoding,
    /// For each variable of the module, the entries of its location list. If its location differs
    /// between functions, these are the entries for all other code.
    pub variables: Vec<Vec<CheckedEntry>>,
    /// For each fragment of the module, the expressions that types and subprograms use: a location
    /// or a value.
    pub fragments: Vec<Vec<CheckedEntry>>,
    /// The entries for single functions, which replace those for all other code.
    pub parts: BTreeMap<(Object, FunctionId), Vec<CheckedEntry>>,
    /// For each function of the module, the entries of its frame base; `None` if it is the
    /// canonical frame address.
    pub frame_bases: Vec<Option<Vec<CheckedEntry>>>,
    /// The entries that only expressions refer to.
    pub procedures: Vec<CheckedProcedure>,
    /// For each function of the module, its calls.
    pub calls: Vec<Vec<Call>>,
    /// The number of lanes at each object, if a scope around it states one.
    pub lane_counts: BTreeMap<Object, u32>,
    /// The base types.
    pub base_types: Vec<BaseType>,
    /// The sizes in bits of registers, if the module uses bits that only a wider alias includes.
    pub wider: BTreeMap<Register, u32>,
    /// The functions whose frame rules are in no emitted call frame information, so that consumers
    /// do not find the CFA. Empty if the sections are not known.
    pub functions_without_frames: BTreeSet<FunctionId>,
    /// The degradations that lowering reported.
    pub degradations: Vec<Degradation>,
}

/// The range of an expression that is not in a list.
pub(super) const ALL_CODE: CodeRange = CodeRange::new(Position::START, Position(u32::MAX));

impl LoweredLocations {
    /// Returns the locations of a lowered module, with patched fixups.
    pub fn of(lowered: &Lowered<'_, '_>) -> LoweredLocations {
        LoweredLocations::with(lowered, None, &State::symbol)
    }

    /// Returns the locations of a lowered module, with its emitted call frame information, and with
    /// fixups patched for these addresses of symbols.
    pub(super) fn with(
        lowered: &Lowered<'_, '_>,
        frames: Option<&Emitted<'_, '_>>,
        symbols: &dyn Fn(Text, StorageDuration) -> u64,
    ) -> LoweredLocations {
        let lowered = &Filled { lowered, symbols };
        let module = lowered.validated().module();
        let Module { metadata, code, .. } = module;
        let procedures = lowered.procedures().iter();
        let procedures = procedures.map(|procedure| CheckedProcedure {
            function: procedure.function,
            entries: entries(lowered, &procedure.location),
            parts: parts(lowered, procedure.location.clone()).collect(),
            map: procedure.map.as_ref().map(|map| CheckedMap {
                range: map.range,
                memory: filled(lowered, map.memory.clone()),
                chunk: filled(lowered, map.chunk.clone()),
                registers: filled(lowered, map.registers.clone()),
                chunk_bytes: map.chunk_bytes(),
            }),
        });
        let base_types = lowered.base_types().iter().map(|base| BaseType {
            encoding: BaseEncoding::from_attribute(base.encoding).unwrap_or(BaseEncoding::Unsigned),
            byte_size: base.bytes,
            order: None,
        });
        let own = metadata.objects().flat_map(|object| {
            let parts = parts(lowered, lowered.of_object(object));
            parts.map(move |(function, entries)| ((object, function), entries))
        });
        let index = lowered.validated().index();
        let lane_counts = (metadata.objects())
            .filter_map(|object| Some((object, index.lane_count(module, object)?)));
        let variables = metadata.variables.ids();
        let fragments = metadata.fragments.ids();
        LoweredLocations {
            wider: wider_registers(lowered.validated().module()),
            target: lowered.validated().module().target,
            encoding: lowered.encoding(),
            variables: variables
                .map(|id| entries(lowered, &lowered.location(id)))
                .collect(),
            fragments: fragments
                .map(|id| entries(lowered, &lowered.fragment(id)))
                .collect(),
            parts: own.collect(),
            frame_bases: code
                .functions()
                .map(|function| frame_base(lowered, function))
                .collect(),
            procedures: procedures.collect(),
            calls: code
                .functions()
                .map(|function| calls(lowered, function))
                .collect(),
            lane_counts: lane_counts.collect(),
            base_types: base_types.collect(),
            functions_without_frames: frames.map_or_else(BTreeSet::new, Emitted::functions_without),
            degradations: lowered.degradations().to_vec(),
        }
    }

    /// Returns the entries of an object's location list for a consumer that has stopped in a
    /// function, or outside of functions. Code locations have no entries.
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
}

/// A lowered module, and the addresses of symbols, or their offsets in thread-local storage.
struct Filled<'a, 'v, 'm> {
    lowered: &'a Lowered<'v, 'm>,
    symbols: &'a dyn Fn(Text, StorageDuration) -> u64,
}

impl<'v, 'm> Deref for Filled<'_, 'v, 'm> {
    type Target = Lowered<'v, 'm>;
    fn deref(&self) -> &Lowered<'v, 'm> {
        self.lowered
    }
}

/// Returns the entries of a function's frame base; `None` if it is the canonical frame address.
fn frame_base(
    lowered: &Filled<'_, '_, '_>,
    function: FunctionView<'_>,
) -> Option<Vec<CheckedEntry>> {
    let subprograms = &lowered.validated().module().metadata.subprograms;
    let frame_base = subprograms.get(function.subprogram)?.frame_base?;
    let location = lowered.fragment(frame_base);
    let own = parts(lowered, location.clone()).find(|(of, _)| *of == function.id);
    Some(own.map_or_else(|| entries(lowered, &location), |(_, entries)| entries))
}

fn calls(lowered: &Filled<'_, '_, '_>, function: FunctionView<'_>) -> Vec<Call> {
    (0..function.calls().len())
        .map(|index| call(lowered, function.id, index))
        .collect()
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
        is_preserved: target.is_some_and(|target| target.is_preserved),
        arguments: arguments.collect(),
    }
}

fn entries(lowered: &Filled<'_, '_, '_>, location: &EntryLocation) -> Vec<CheckedEntry> {
    let entry = |range, expression| CheckedEntry {
        range,
        bytes: filled(lowered, expression),
    };
    match location {
        EntryLocation::Absent => Vec::new(),
        EntryLocation::Expression(expression) => {
            alloc::vec![entry(ALL_CODE, expression.clone())]
        }
        EntryLocation::List(list) => {
            let entries = lowered.entries(list.clone()).iter();
            entries
                .map(|list_entry| entry(list_entry.range, list_entry.expression()))
                .collect()
        }
        // The entries for single functions are in `parts`.
        EntryLocation::PerFunction(number) => {
            let elsewhere = lowered
                .function_locations(*number)
                .elsewhere
                .iter()
                .cloned();
            elsewhere
                .map(|expression| entry(ALL_CODE, expression))
                .collect()
        }
    }
}

/// Returns the entries for single functions, which replace those for all other code.
fn parts(
    lowered: &Filled<'_, '_, '_>,
    location: EntryLocation,
) -> impl Iterator<Item = (FunctionId, Vec<CheckedEntry>)> {
    let all = match location {
        EntryLocation::PerFunction(number) => lowered.function_locations(number).parts.as_slice(),
        EntryLocation::Absent | EntryLocation::Expression(_) | EntryLocation::List(_) => &[],
    };
    all.iter().map(|part| {
        let list = EntryLocation::List(part.entries.clone());
        (part.function, entries(lowered, &list))
    })
}

/// Returns an expression with its fixups patched.
fn filled(lowered: &Filled<'_, '_, '_>, expression: Range<u32>) -> Vec<u8> {
    lower::filled(lowered, expression, |symbol, storage| {
        Some((lowered.symbols)(symbol, storage))
    })
    .unwrap_or_default()
}

/// Returns the sizes of registers, if a module uses bits that only a wider alias includes.
fn wider_registers(module: &Module) -> BTreeMap<Register, u32> {
    let target = module.target;
    let mut wider = BTreeMap::new();
    for function in module.code.functions() {
        let of_blocks = function.blocks();
        let of_blocks = of_blocks.flat_map(|block| block.markers());
        let of_markers = of_blocks.filter_map(|(_, marker)| match marker {
            Marker::Def(_, referrer) => Some(referrer),
            Marker::Kill(_) | Marker::Label(_) => None,
        });
        let of_values = function.values().map(|place| place.location);
        let of_frames = function.frame_expressions().iter();
        let of_frames =
            of_frames.flat_map(|frame| function.frame_referrers(*frame).iter().copied());
        for referrer in of_markers.chain(of_values).chain(of_frames) {
            let parts = match &referrer {
                Referrer::Register(part) => core::slice::from_ref(part),
                Referrer::Registers { first, count } => function.register_list(*first, *count),
                _ => &[],
            };
            for part in parts {
                let end = u32::from(part.bit_offset).saturating_add(part.bits);
                let own = target.register_bits(part.register);
                if let Some(widest) = target.widest_bits(part.register)
                    && own.is_some_and(|own| part.bits != 0 && end > own)
                {
                    wider.insert(part.register, widest);
                }
            }
        }
    }
    wider
}
