//! A fragment: the data that one module of an incremental emission adds. Its place in the sections
//! is not known yet.
//!
//! Entries for nodes of the shared module are kept: other modules refer to them, and their offsets
//! never change. The entries of all other nodes and of the functions belong to the fragment. They
//! are written as if the fragment started at [`START`], and move when the fragments are joined. A
//! fragment refers to kept entries by their final offsets, to its own entries by offsets from
//! `START` on, and to the code of shared subprograms in other fragments by the subprogram. Indices
//! of strings, addresses, lists and abbreviations are final.

use super::super::EmitError;
use super::super::EmittedFunction;
use super::super::buffer::Buffer;
use super::super::emitter::Emitter;
use super::super::entry_target::EntryTarget;
use super::super::format::Omissions;
use super::super::frame;
use super::super::list::Lists;
use super::super::part::record::Record;
use super::super::pending::{Pending, Place};
use super::super::plan::Plan;
use super::super::sections::SectionId;
use super::StreamError;
use super::base::{Base, State};
use super::code::{CodeTables, code_of};
use super::kept::{Kept, UnresolvedField, has_target};
use crate::metadata::{Scope, SubprogramId, UnitId};
use alloc::vec::Vec;
use core::mem;

/// The offset of the first entry of a fragment. Kept entries are before it.
const START: u32 = 1 << 31;

/// The data that a module adds.
pub(super) struct Fragment {
    info: Buffer,
    /// The indices of fields with offsets of the fragment's own entries.
    references: Vec<u32>,
    /// The operands of expressions that refer to the fragment's own entries.
    operands: Vec<(Pending, u32)>,
    /// The fields that refer to entries of other fragments.
    unresolved: Vec<UnresolvedField>,
    /// The code of shared subprograms, with the offset of its entry.
    pub(super) code: Vec<(SubprogramId, u32)>,
    locations: OwnLists,
    ranges: OwnLists,
    pub(super) tables: CodeTables,
    /// The indices of the addresses that the fragment uses.
    pub(super) addresses: Vec<u32>,
    omissions: Omissions,
}

/// Lists and their numbers.
struct OwnLists {
    /// Runs of consecutive numbers: the first one, and their count.
    runs: Vec<(u64, usize)>,
    lists: Buffer,
    starts: Vec<u32>,
}

impl OwnLists {
    fn new(lists: Lists) -> OwnLists {
        let first = lists.first();
        let (lists, starts, _) = lists.into_lists();
        OwnLists {
            runs: alloc::vec![(first, starts.len())],
            lists,
            starts,
        }
    }

    fn append_to(&self, lists: &mut Lists) {
        lists.append_skipped(&self.runs, &self.lists, &self.starts);
    }

    fn push(&mut self, other: &OwnLists) {
        let start = self.lists.position();
        self.lists.append_copy(&other.lists);
        self.runs.extend_from_slice(&other.runs);
        (self.starts).extend(other.starts.iter().map(|list| start + list));
    }
}

impl Fragment {
    /// Writes a module, and stores the kept entries in `state.kept`: also if an entry of the
    /// fragment cannot be written, but not if a kept entry cannot be written.
    pub(super) fn write(
        base: &Base<'_, '_, '_>,
        state: &mut State,
        kept: Kept,
        plan: &Plan<'_, '_, '_>,
    ) -> Result<Fragment, StreamError> {
        let (shared, unit) = (&base.plan, base.unit.0);
        let mut emitter = kept.resume(plan, shared, base.format);
        let nodes = (unit, shared.module);
        let functions = plan.functions_of(unit);
        (emitter.unit_nodes).find_shared(plan, &emitter.slots, nodes, functions);
        if emitter.unit_nodes.late.is_some() {
            state.kept = Some(Kept::of(emitter, shared, &mut state.unresolved));
            return Err(StreamError::Complete);
        }
        emitter.written.addresses.record_uses();
        emitter.kept_contents(unit, shared)?;
        state
            .addresses
            .extend(emitter.written.addresses.take_uses());
        if emitter.written.info.position() >= START {
            return Err(EmitError::TooLarge(SectionId::DebugInfo).into());
        }
        let functions = super::functions(plan, &mut emitter.written.symbols);
        for section in &mut state.tables.frames {
            frame::emit_common(plan, &functions, &mut emitter.written.symbols, section)?;
        }
        let fragment = emitter.fragment(base, &state.tables, functions);
        state.kept = Some(Kept::of(emitter, shared, &mut state.unresolved));
        fragment
    }

    /// Returns the buffers, in the order of [`State::buffers`].
    pub(super) fn buffers(&self) -> impl Iterator<Item = &Buffer> {
        let lists = [&self.locations.lists, &self.ranges.lists];
        let others = [&self.info].into_iter().chain(lists);
        others.chain(self.tables.buffers())
    }

    /// Returns an empty fragment for the same unit.
    pub(super) fn empty(&self) -> Fragment {
        let lists = |own: &OwnLists| OwnLists {
            runs: Vec::new(),
            lists: own.lists.empty_like(),
            starts: Vec::new(),
        };
        Fragment {
            info: self.info.empty_like_at(START),
            references: Vec::new(),
            operands: Vec::new(),
            unresolved: Vec::new(),
            code: Vec::new(),
            locations: lists(&self.locations),
            ranges: lists(&self.ranges),
            tables: self.tables.fragment(START),
            addresses: Vec::new(),
            omissions: Omissions::default(),
        }
    }

    /// Appends another fragment, except the addresses that it uses.
    pub(super) fn push(&mut self, other: &Fragment) {
        let (start, index) = (self.info.position(), self.info.bytes.len());
        let position = |offset: u32| offset.wrapping_sub(START).wrapping_add(start);
        self.info.append_copy(&other.info);
        (self.info).move_offsets(index, &other.references, position);
        let references = other.references.iter();
        (self.references).extend(references.map(|field| field + index as u32));
        self.locations.push(&other.locations);
        self.ranges.push(&other.ranges);
        for (operand, offset) in &other.operands {
            let (to, appended) = match operand.place {
                Place::Info => (&self.info, &other.info),
                Place::Lists => (&self.locations.lists, &other.locations.lists),
            };
            let operand = moved(*operand, to, appended);
            self.operands.push((operand, position(*offset)));
        }
        let code = other.code.iter();
        (self.code).extend(code.map(|(id, offset)| (*id, position(*offset))));
        let unresolved = other.unresolved.iter();
        (self.unresolved).extend(unresolved.map(|(target, field)| (*target, position(*field))));
        self.tables.append(&other.tables);
        self.omissions.append(other.omissions.clone());
    }

    /// Appends the fragment to the kept sections.
    pub(super) fn append_to(
        &self,
        base: &Base<'_, '_, '_>,
        state: &mut State,
    ) -> Result<(), StreamError> {
        let shared = &base.plan;
        let Kept { written, slots } = state.kept.as_mut().ok_or(StreamError::Incomplete)?;
        let (start, index) = (written.info.position(), written.info.bytes.len());
        let position = |offset: u32| offset.wrapping_sub(START).wrapping_add(start);
        written.info.append_copy(&self.info);
        written.info.move_offsets(index, &self.references, position);
        self.locations.append_to(&mut written.locations);
        self.ranges.append_to(&mut written.ranges);
        for (operand, offset) in &self.operands {
            let (to, appended) = match operand.place {
                Place::Info => (&mut written.info, &self.info),
                Place::Lists => (&mut written.locations.lists, &self.locations.lists),
            };
            let operand = moved(*operand, to, appended);
            let unit = (0, shared.module.target.byte_order());
            operand.fill(to, position(*offset), unit)?;
        }
        for (id, offset) in &self.code {
            let slot = slots.slot(shared, EntryTarget::Code(*id));
            slots.set(slot, position(*offset));
        }
        let unresolved = self.unresolved.iter();
        (state.unresolved).extend(unresolved.map(|(target, field)| (*target, position(*field))));
        state.tables.append(&self.tables);
        written.omissions.append(self.omissions.clone());
        Ok(())
    }
}

/// Returns an operand in the buffer `appended`, after that was appended to the buffer `to`.
fn moved(mut operand: Pending, to: &Buffer, appended: &Buffer) -> Pending {
    operand.fixup.offset += to.bytes.len() - appended.bytes.len();
    operand.relocation += to.relocations.len() - appended.relocations.len();
    operand
}

/// Returns the subprogram whose code a field refers to.
pub(super) fn callee_of((target, _): &UnresolvedField) -> Option<SubprogramId> {
    match target {
        Some(EntryTarget::Code(id)) => Some(*id),
        _ => None,
    }
}

impl Emitter<'_, '_, '_, '_> {
    /// Writes the entries of a module's nodes that are kept when the module is removed.
    fn kept_contents(&mut self, unit: UnitId, shared: &Plan<'_, '_, '_>) -> Result<(), EmitError> {
        let count = shared.module.metadata.subprograms.len();
        self.base_types()?;
        self.nodes(self.plan.number(Scope::Unit(unit)))?;
        self.abstract_instances(unit, |id| id.index() < count)?;
        self.patch_pending()
    }

    /// Writes the other entries of a module.
    fn fragment(
        &mut self,
        base: &Base<'_, '_, '_>,
        tables: &CodeTables,
        functions: Vec<EmittedFunction>,
    ) -> Result<Fragment, StreamError> {
        let info = self.written.info.empty_like_at(START);
        let kept_info = mem::replace(&mut self.written.info, info);
        let lists = |kept: &Lists| Lists::of_part(kept, 0, u64::MAX);
        let (locations, ranges) = (lists(&self.written.locations), lists(&self.written.ranges));
        let kept_locations = mem::replace(&mut self.written.locations, locations);
        let kept_ranges = mem::replace(&mut self.written.ranges, ranges);
        let kept_slots = self.slots.save();
        let kept_unresolved = mem::take(&mut self.slots.unresolved);
        let kept_omissions = mem::take(&mut self.written.omissions);
        self.record = Record::of_fragment(START);
        self.written.addresses.record_uses();

        let mut tables = tables.fragment(START);
        tables.functions = functions;
        let result = self.fragment_contents(base.unit.0, base.step, &mut tables);
        let unresolved = self.resolve_in_fragment(&base.plan);
        let code = self.shared_code(&base.plan, &tables.functions);
        let record = mem::take(&mut self.record);
        let fragment = Fragment {
            info: mem::replace(&mut self.written.info, kept_info),
            references: record.references,
            operands: record.operands,
            unresolved,
            code,
            locations: OwnLists::new(mem::replace(&mut self.written.locations, kept_locations)),
            ranges: OwnLists::new(mem::replace(&mut self.written.ranges, kept_ranges)),
            tables,
            addresses: self.written.addresses.take_uses(),
            omissions: mem::replace(&mut self.written.omissions, kept_omissions),
        };
        self.slots.unresolved = kept_unresolved;
        self.slots.restore(kept_slots);
        self.written
            .opaque_types
            .retain(|_, offset| *offset < START);
        self.written.locations.skip(fragment.locations.starts.len());
        self.written.ranges.skip(fragment.ranges.starts.len());
        result.map(|()| fragment)
    }

    /// Writes the entries of a fragment, and the tables of its functions.
    fn fragment_contents(
        &mut self,
        unit: UnitId,
        step: u8,
        tables: &mut CodeTables,
    ) -> Result<(), StreamError> {
        let plan = self.plan;
        let slots = (&self.slots, 0);
        (self.unit_nodes).find(plan, slots, unit, plan.functions_of(unit));
        if self.unit_nodes.late.is_some() {
            return Err(StreamError::Complete);
        }
        self.unit_contents(unit)?;
        for section in &mut tables.frames {
            frame::emit(plan, &tables.functions, &mut self.written.symbols, section)?;
        }
        tables.ranges = self.code_ranges(code_of(&tables.functions));
        tables.program = self.program(unit, step);
        Ok(())
    }

    /// Fills in the references to entries that are written, and returns the other ones.
    fn resolve_in_fragment(&mut self, shared: &Plan<'_, '_, '_>) -> Vec<UnresolvedField> {
        let mut others = Vec::new();
        for (slot, field) in mem::take(&mut self.slots.unresolved) {
            match self.slots.get(slot) {
                Some(offset) => {
                    self.written.info.set(field, offset.into(), 4);
                    if offset >= START {
                        self.record.references.push(field - START);
                    }
                }
                None => others.push((self.shared_target(shared, slot), field)),
            }
        }
        others
    }

    /// Returns the shared subprograms whose code is among these functions, with the offsets of
    /// their entries.
    fn shared_code(
        &self,
        shared: &Plan<'_, '_, '_>,
        functions: &[EmittedFunction],
    ) -> Vec<(SubprogramId, u32)> {
        let functions = functions.iter();
        let functions = functions.filter_map(|function| self.plan.function(function.id.index()));
        let code = functions.filter_map(|function| {
            let target = EntryTarget::Code(function.subprogram);
            let offset = self.slots.get(self.slots.slot(self.plan, target))?;
            has_target(shared, target).then_some((function.subprogram, offset))
        });
        let mut code: Vec<(SubprogramId, u32)> = code.collect();
        // Each part of a function is in the list of functions.
        code.dedup();
        code
    }
}
