//! Variables and parameters, in abstract instances and in code; labels (DWARF 5 sections 3.3.8, 4.1, 3.6).

use super::EmitError;
use super::abbrev::Entry;
use super::location::Place;
use super::plan::Plan;
use super::unit::{Emitter, NONE};
use crate::markers::FunctionView;
use crate::metadata::{DICode, DIFlags, DIVariable, Id, Scope, VariableId, VariableKind};
use alloc::vec::Vec;
use gimli::constants::*;

/// An entry of an abstract instance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AbstractEntry {
    /// A subprogram or block: the number of the scope.
    Scope(usize),
    /// A variable.
    Variable(VariableId),
}

/// A reference that was written before the entry of another unit that it is to.
#[derive(Debug)]
struct Patch {
    field: u32,
    /// The place of its relocation.
    relocation: usize,
    to: AbstractEntry,
}

/// Where the entries of abstract instances are in `.debug_info`.
#[derive(Debug)]
pub(super) struct Abstracts {
    scopes: Vec<u32>,
    variables: Vec<u32>,
    patches: Vec<Patch>,
}

impl Abstracts {
    pub(super) fn new(plan: &Plan<'_, '_, '_>) -> Abstracts {
        // Most modules of unoptimized code inline nothing.
        let some = |count| if plan.module.inlined.is_empty() { Vec::new() } else { alloc::vec![NONE; count] };
        Abstracts {
            scopes: some(plan.scope_count()),
            variables: some(plan.module.variables.len()),
            patches: Vec::new(),
        }
    }

    pub(super) fn set(&mut self, entry: AbstractEntry, offset: u32) {
        let (list, index) = match entry {
            AbstractEntry::Scope(index) => (&mut self.scopes, index),
            AbstractEntry::Variable(id) => (&mut self.variables, id.index()),
        };
        if let Some(place) = list.get_mut(index) {
            *place = offset;
        }
    }

    fn get(&self, entry: AbstractEntry) -> u32 {
        let place = match entry {
            AbstractEntry::Scope(index) => self.scopes.get(index),
            AbstractEntry::Variable(id) => self.variables.get(id.index()),
        };
        place.copied().unwrap_or(NONE)
    }
}

impl Emitter<'_, '_, '_, '_> {
    /// Adds `DW_AT_abstract_origin`. A unit's abstract instances come before its code, so only one in a unit that is
    /// yet to come has no place yet; [`Emitter::write_origin`] sees to that.
    pub(super) fn origin(&mut self, entry: &mut Entry, to: AbstractEntry, unit: usize, here: usize) {
        let offset = self.abstracts.get(to);
        if unit == here && offset != NONE {
            entry.reference(DW_AT_abstract_origin, offset - self.unit_start);
        } else {
            entry.far_reference(DW_AT_abstract_origin, offset);
        }
    }

    /// Writes an entry that [`Emitter::origin`] was called for.
    pub(super) fn write_origin(&mut self, entry: &Entry, to: Option<AbstractEntry>) -> u32 {
        let relocation = self.info.relocations.len();
        let written = self.abbreviations.write(entry, &mut self.info);
        if let Some(to) = to
            && self.abstracts.get(to) == NONE
        {
            self.abstracts.patches.push(Patch { field: written.reference, relocation, to });
        }
        written.offset
    }

    /// Fills in references to abstract instances of units that came later.
    pub(super) fn patch_abstracts(&mut self) {
        for Patch { field, relocation, to } in core::mem::take(&mut self.abstracts.patches) {
            let offset = self.abstracts.get(to);
            self.info.set(field, u64::from(offset), self.encoding.offset_bytes);
            if let Some(relocation) = self.info.relocations.get_mut(relocation) {
                relocation.addend = i64::from(offset);
            }
        }
    }

    /// The entry of a variable, without what the abstract instance or the code adds.
    fn variable_entry(&self, node: &DIVariable) -> Entry {
        let parameter = matches!(node.kind, VariableKind::Parameter(_));
        Entry::new(if parameter { DW_TAG_formal_parameter } else { DW_TAG_variable }, false)
    }

    /// What the source says of a variable; an instance has what it lacks from its origin.
    fn describe(&mut self, entry: &mut Entry, node: &DIVariable) {
        let module = self.plan.module;
        if let Some(name) = module.variable_name(node) {
            entry.string(DW_AT_name, self.strings.index(name));
        }
        self.declared(entry, node.file, node.line);
        let ty = module.variable_type(node);
        // Only types that the unit has written: an origin's may be another unit's.
        if let Some(offset) = ty.and_then(|ty| self.written_type(ty)) {
            entry.reference(DW_AT_type, offset);
        }
        if node.flags.contains(DIFlags::ARTIFICIAL) {
            entry.flag(DW_AT_artificial);
        }
    }

    /// A variable of an abstract instance.
    fn abstract_variable(&mut self, id: VariableId) {
        let Some(node) = self.plan.module.variables.get(id) else { return };
        let mut entry = self.variable_entry(node);
        self.describe(&mut entry, node);
        let written = self.abbreviations.write(&entry, &mut self.info);
        self.abstracts.set(AbstractEntry::Variable(id), written.offset);
    }

    /// A variable where it has a location.
    fn variable(&mut self, id: VariableId, function: &FunctionView<'_>, unit: usize) -> Result<(), EmitError> {
        let plan = self.plan;
        let Some(node) = plan.module.variables.get(id) else { return Ok(()) };
        let mut entry = self.variable_entry(node);
        let origin = plan.abstract_variable(id);
        match origin {
            Some((origin, of)) => self.origin(&mut entry, AbstractEntry::Variable(origin), of, unit),
            None => self.describe(&mut entry, node),
        }
        let expression = self.location(&mut entry, plan.lowered.location(id), Some(function))?;
        self.write_origin(&entry, origin.map(|(origin, _)| AbstractEntry::Variable(origin)));
        match expression {
            Some(expression) => self.expression(Place::Info, expression, Some(function.id)),
            None => Ok(()),
        }
    }

    /// A variable of a unit.
    pub(super) fn global(&mut self, id: VariableId) -> Result<(), EmitError> {
        let plan = self.plan;
        let Some(node) = plan.module.variables.get(id) else { return Ok(()) };
        let mut entry = Entry::new(DW_TAG_variable, false);
        self.describe(&mut entry, node);
        let expression = self.location(&mut entry, plan.lowered.location(id), None)?;
        self.abbreviations.write(&entry, &mut self.info);
        match expression {
            Some(expression) => self.expression(Place::Info, expression, None),
            None => Ok(()),
        }
    }

    /// The variables of a scope of an abstract instance. Labels are written only where the code has them: debuggers take
    /// one without an address to be at 0.
    pub(super) fn abstract_contents(&mut self, scope: usize) {
        let plan = self.plan;
        for &variable in plan.variables.get(scope) {
            self.abstract_variable(VariableId::from_index(variable as usize));
        }
    }

    /// The variables and labels of a scope of a function.
    pub(super) fn contents(&mut self, scope: usize, function: &FunctionView<'_>, unit: usize) -> Result<(), EmitError> {
        let plan = self.plan;
        for &variable in plan.variables.get(scope) {
            self.variable(VariableId::from_index(variable as usize), function, unit)?;
        }
        for &label in plan.labels.get(scope) {
            let index = label as usize;
            let (Some(node), Some(position)) = (plan.label(index), self.extents.label(index)) else { continue };
            let DICode::Label { name, file, line, .. } = node else { continue };
            let mut entry = Entry::new(DW_TAG_label, false);
            entry.string(DW_AT_name, self.strings.index(*name));
            self.declared(&mut entry, Some(*file), *line);
            let address = match position {
                0 => self.address_of(function),
                _ => self.addresses.add(self.symbols.index(function.symbol), i64::from(position)),
            };
            entry.address(DW_AT_low_pc, address);
            self.abbreviations.write(&entry, &mut self.info);
        }
        Ok(())
    }

    /// Whether a scope of a function has entries of its own in it.
    pub(super) fn has_contents(&self, scope: usize) -> bool {
        let plan = self.plan;
        !plan.variables.get(scope).is_empty()
            || plan.labels.get(scope).iter().any(|label| self.extents.label(*label as usize).is_some())
    }

    /// The number of the unit that a scope's abstract instance is in, and the entry.
    pub(super) fn abstract_scope(&self, scope: Scope) -> Option<(AbstractEntry, usize)> {
        let plan = self.plan;
        let (scope, unit) = match scope {
            Scope::Block(id) => plan.abstract_block(id).map(|(id, unit)| (Scope::Block(id), unit))?,
            Scope::Inlined(id) => {
                let origin = Scope::Subprogram(plan.module.inlined.get(id)?.origin);
                (origin, plan.abstract_unit(origin)?)
            }
            other => (other, plan.abstract_unit(other)?),
        };
        Some((AbstractEntry::Scope(plan.number(scope)), unit))
    }
}
