//! Variables and parameters, in abstract instances and in code; labels (DWARF 5 sections 3.3.8,
//! 4.1, 3.6).

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::entry_target::EntryTarget;
use super::plan::Plan;
use crate::lower::{EntryLocation, LocationEntry};
use crate::markers::{CodeRange, FunctionView};
use crate::metadata::{
    CommonBlockId, DICode, DIFlags, DIType, DIVariable, Id, MemberKind, Scope, UnitId,
    VariableDetails, VariableId, VariableKind,
};
use crate::units::Position;
use core::ops::Range;
use gimli::constants::*;

impl Emitter<'_, '_, '_, '_> {
    /// Returns the tag of a variable.
    fn variable_tag(&self, node: &DIVariable) -> DwTag {
        match self.plan.module.metadata.variable_kind(node) {
            VariableKind::Parameter(_) => DW_TAG_formal_parameter,
            _ => DW_TAG_variable,
        }
    }

    /// Adds the attributes that describe a variable. An instance that refers to an origin inherits
    /// them from the origin.
    fn describe(&mut self, entry: &mut Entry, id: VariableId, node: &DIVariable) {
        let module = self.plan.module;
        if let Some(name) = module.metadata.variable_name(node) {
            entry.string(DW_AT_name, self.string(name));
        }
        self.declared(entry, node.file, (node.line, node.column));
        self.of_type(entry, DW_AT_type, module.metadata.variable_type(node));
        if node.details.flags.contains(DIFlags::ARTIFICIAL) {
            entry.flag(DW_AT_artificial);
        }
        if node.kind == VariableKind::Global {
            self.describe_global(entry, id, node);
        }
        for details in &node.details {
            self.linkage(entry, details);
            self.memory_space(entry, details.memory_space);
        }
    }

    /// Adds the attributes of a variable outside of functions that state where it is declared.
    #[inline(never)]
    fn describe_global(&self, entry: &mut Entry, id: VariableId, node: &DIVariable) {
        let is_declaration =
            node.details.is_declaration && self.plan.lowered.location(id) == EntryLocation::Absent;
        let is_outside = matches!(node.scope, Scope::Unit(_) | Scope::Namespace(_));
        if !node.details.flags.contains(DIFlags::LOCAL_TO_UNIT) && (is_outside || is_declaration) {
            entry.flag(DW_AT_external);
        }
        if is_declaration {
            entry.flag(DW_AT_declaration);
        }
    }

    /// Adds the linkage name and the alignment.
    fn linkage(&mut self, entry: &mut Entry, details: &VariableDetails) {
        if let Some(name) = details.linkage_name {
            entry.string(DW_AT_linkage_name, self.string(name));
        }
        entry.alignment(details.align_bits.into());
    }

    /// Writes a variable of an abstract instance. A variable with static storage has its location
    /// here.
    fn abstract_variable(&mut self, entry: &mut Entry, id: VariableId) -> Result<(), EmitError> {
        let Some(node) = self.plan.module.metadata.variables.get(id) else {
            return Ok(());
        };
        entry.restart(self.variable_tag(node));
        self.describe(entry, id, node);
        if self.plan.is_static(id) {
            self.location(entry, DW_AT_location, &self.plan.lowered.location(id), None)?;
        }
        let offset = self.write_annotated(entry, &node.details.annotations)?;
        self.written(EntryTarget::Variable(id), offset);
        Ok(())
    }

    /// Writes a variable of a concrete instance.
    fn variable(
        &mut self,
        entry: &mut Entry,
        id: VariableId,
        (scope, function): (usize, &FunctionView<'_>),
    ) -> Result<(), EmitError> {
        let plan = self.plan;
        let Some(node) = plan.module.metadata.variables.get(id) else {
            return Ok(());
        };
        let mut annotations = &node.details.annotations[..];
        entry.restart(self.variable_tag(node));
        let origin = plan.abstract_variable(id);
        match origin {
            // The entry in the abstract instance has the location. lldb lists only variables that
            // have an entry in the concrete instance.
            Some((origin, of)) if plan.is_static(id) => {
                if !matches!(node.scope, Scope::CommonBlock(_)) {
                    self.origin(entry, EntryTarget::Variable(origin), of);
                    self.write(entry)?;
                }
                return Ok(());
            }
            Some((origin, of)) => {
                annotations = &[];
                self.origin(entry, EntryTarget::Variable(origin), of);
            }
            None => self.describe(entry, id, node),
        }
        let location = plan.lowered.location(id);
        match (self.everywhere(id, scope, &location), &location) {
            (Some(expression), _) if self.constant_value(entry, node, &expression) => {}
            (Some(expression), _) => {
                entry.expression(DW_AT_location, expression, Some(function.id));
            }
            (None, EntryLocation::Expression(expression)) => {
                let range = CodeRange::new(Position::START, Position(function.size));
                let only = [LocationEntry::new(range, expression.clone())];
                let index = self.location_list(&only, function)?;
                entry.location_list(DW_AT_location, index);
            }
            (None, _) => self.location(entry, DW_AT_location, &location, Some(function))?,
        }
        let maps = plan.maps(id);
        let has_children = !maps.is_empty() || self.has_annotations(annotations);
        entry.children = has_children;
        let offset = self.write(entry)?;
        if !annotations.is_empty() {
            self.annotations(annotations)?;
        }
        for (_, number) in maps {
            self.object_map(*number as usize, function)?;
        }
        if has_children {
            self.end_children();
        }
        if plan.refers_to_variables && origin.is_none_or(|(origin, _)| origin != id) {
            self.written(EntryTarget::Variable(id), offset);
        }
        if let Some(number) = plan.pointed_to(id) {
            self.set_procedure(number, offset);
        }
        Ok(())
    }

    pub(super) fn has_variable_list(&mut self, function: &FunctionView<'_>) -> bool {
        let plan = self.plan;
        let index = plan.lowered.validated().index();
        let mut lists = (index.variables(function.subprogram))
            .filter(|id| plan.may_have_list(*id))
            .peekable();
        if lists.peek().is_some() {
            self.extents.collect(plan, function);
        }
        lists.any(|id| {
            let node = plan.module.metadata.variables.get(id);
            let scope = node.map_or(usize::MAX, |node| plan.number(node.scope));
            (self.everywhere(id, scope, &plan.lowered.location(id))).is_none()
        })
    }

    /// Returns true if a global variable of a unit refers to its address by an index.
    pub(super) fn has_indexed_global(&self, unit: UnitId) -> bool {
        let plan = self.plan;
        let mut globals = plan.globals.get(unit.index()).iter();
        !self.format.saves_addresses()
            && globals.any(|id| {
                let location = plan.lowered.location(VariableId::from_index(*id as usize));
                matches!(location, EntryLocation::Expression(expression)
                    if self.address_in_expression(expression.clone()).is_some())
            })
    }

    /// Returns the expression of a variable that has the same expression wherever it is visible,
    /// and needs no list.
    #[inline]
    fn everywhere(
        &self,
        id: VariableId,
        scope: usize,
        location: &EntryLocation,
    ) -> Option<Range<u32>> {
        let expression = match location {
            EntryLocation::Expression(expression) => Some(expression.clone()),
            EntryLocation::List(list) if !self.extents.ranges(scope).is_empty() => {
                self.throughout(scope, list.clone())
            }
            _ => None,
        };
        expression.filter(|expression| !self.plan.needs_list(id, expression))
    }

    /// Returns the expression of a list that has the same expression in all code of a block or
    /// inlined scope. As an attribute of a variable in that scope, it needs no list (DWARF 5
    /// section 2.6), because the variable is visible only there.
    fn throughout(&self, scope: usize, list: Range<u32>) -> Option<Range<u32>> {
        let code = self.extents.slice(self.extents.ranges(scope));
        let lowered = self.plan.lowered;
        let entries = lowered.entries(list);
        let first = entries.first()?.expression();
        let is_same = |entry: &LocationEntry| {
            let expression = entry.expression();
            expression == first
                || lowered.expression(expression.clone()) == lowered.expression(first.clone())
                    && lowered.is_final(expression)
                    && lowered.is_final(first.clone())
        };
        if !entries.iter().all(is_same) {
            return None;
        }
        // Entries are in ascending order. Only the last entry that does not begin after the code is
        // tested. If an earlier one covers the code, the variable gets a list, which is also
        // correct.
        let covers = |code: &CodeRange| {
            let after = entries.partition_point(|entry| entry.range.start <= code.start);
            let last = entries[..after].last();
            last.is_some_and(|entry| entry.range.intersection(*code) == *code)
        };
        code.iter().all(covers).then_some(first)
    }

    /// Writes a variable outside of functions.
    pub(super) fn global(&mut self, id: VariableId) -> Result<(), EmitError> {
        let plan = self.plan;
        let Some(node) = plan.module.metadata.variables.get(id) else {
            return Ok(());
        };
        let mut entry = Entry::new(self.variable_tag(node));
        let slot = self.slots.slot(plan, EntryTarget::Variable(id));
        let class = EntryTarget::Scope(node.scope);
        let is_far = self.is_in_other_unit(class);
        let declaration = match is_far {
            true => self.slots.get(slot),
            false => self.local_offset(slot),
        };
        match declaration {
            // This is a static member, which its type declares.
            Some(_) if matches!(node.scope, Scope::Type(_)) => {
                match is_far {
                    true => entry.far_reference(DW_AT_specification, declaration, slot),
                    false => entry.reference(DW_AT_specification, declaration, slot),
                };
                // Each unit numbers files separately.
                let declaring = match node.scope {
                    Scope::Type(id) if !is_far => plan.module.metadata.types.get(id),
                    _ => None,
                };
                self.static_member_place(&mut entry, node, declaring);
                self.linkage(&mut entry, &node.details);
            }
            _ => self.describe(&mut entry, id, node),
        }
        match &plan.lowered.location(id) {
            EntryLocation::Expression(expression)
                if self.constant_value(&mut entry, node, expression) => {}
            location => self.location(&mut entry, DW_AT_location, location, None)?,
        }
        let offset = self.write_annotated(&mut entry, &node.details.annotations)?;
        self.written(EntryTarget::Variable(id), offset);
        Ok(())
    }

    /// Adds the file, line and column of a static member's definition, unless its declaration in
    /// the type, if that is in the same unit, has the same ones.
    fn static_member_place(
        &mut self,
        entry: &mut Entry,
        node: &DIVariable,
        declaring: Option<&DIType>,
    ) {
        let member = match declaring {
            Some(DIType::Composite(composite)) => {
                let mut members = composite.members.iter();
                let member =
                    members.find(|it| it.kind == MemberKind::Static && it.name == node.name);
                member
                    .filter(|it| it.line > 0)
                    .map(|it| (composite.file, it.line, it.column))
            }
            _ => None,
        };
        if member == Some((node.file, node.line, node.column)) {
            return;
        }
        let file = node
            .file
            .filter(|file| member.is_none_or(|it| it.0 != Some(*file)));
        self.declared(entry, file, (node.line, node.column));
    }

    /// Returns the entry of a common block (DWARF 5 section 4.2). Its location is the location of
    /// its declaration.
    pub(super) fn common_block(
        &mut self,
        id: CommonBlockId,
        function: Option<&FunctionView<'_>>,
    ) -> Result<Option<Entry>, EmitError> {
        let plan = self.plan;
        let Some(node) = plan.module.metadata.common_blocks.get(id) else {
            return Ok(None);
        };
        let mut entry = Entry::new(DW_TAG_common_block);
        entry.string(DW_AT_name, self.string(node.name));
        self.declared(&mut entry, node.file, (node.line, 0));
        if let Some(declaration) = node.declaration {
            let location = plan.lowered.location(declaration);
            self.location(&mut entry, DW_AT_location, &location, function)?;
        }
        Ok(Some(entry))
    }

    /// Writes the variables and other declarations of a scope in an abstract instance. Only
    /// concrete instances have labels, because debuggers assume address 0 for a label without an
    /// address.
    pub(super) fn abstract_contents(&mut self, scope: usize) -> Result<(), EmitError> {
        self.nodes(scope)?;
        self.each_variable(scope, Emitter::abstract_variable)
    }

    /// Calls `write` with each variable of a scope, and writes the entry of a function's
    /// unspecified parameters after the parameters.
    fn each_variable(
        &mut self,
        scope: usize,
        mut write: impl FnMut(&mut Self, &mut Entry, VariableId) -> Result<(), EmitError>,
    ) -> Result<(), EmitError> {
        let (variables, unspecified) = (
            self.plan.variables.get(scope),
            self.before_unspecified(scope),
        );
        if variables.is_empty() && unspecified.is_none() {
            return Ok(());
        }
        // One entry for all, because clearing its arrays takes longer than filling them.
        let mut entry = Entry::new(DW_TAG_variable);
        for (index, &variable) in variables.iter().enumerate() {
            if unspecified == Some(index) {
                self.unspecified_parameters()?;
            }
            write(self, &mut entry, VariableId::from_index(variable as usize))?;
        }
        if unspecified == Some(variables.len()) {
            self.unspecified_parameters()?;
        }
        Ok(())
    }

    /// Returns the number of parameters of a scope, which precede the entry of its unspecified
    /// parameters; `None` if it has no such entry.
    fn before_unspecified(&self, scope: usize) -> Option<usize> {
        if !self.is_variadic(scope) {
            return None;
        }
        let metadata = &self.plan.module.metadata;
        let is_parameter = |index: &u32| {
            let node = metadata
                .variables
                .get(VariableId::from_index(*index as usize));
            node.is_some_and(|node| {
                matches!(metadata.variable_kind(node), VariableKind::Parameter(_))
            })
        };
        let variables = self.plan.variables.get(scope);
        Some(variables.partition_point(is_parameter))
    }

    /// Writes the entry for the arguments after the parameters of a function or of its type.
    pub(super) fn unspecified_parameters(&mut self) -> Result<(), EmitError> {
        self.write(&Entry::new(DW_TAG_unspecified_parameters))?;
        Ok(())
    }

    /// Returns true if a scope is a function with unspecified parameters.
    pub(super) fn is_variadic(&self, scope: usize) -> bool {
        if !self.plan.has_variadic {
            return false;
        }
        let Scope::Subprogram(id) = self.plan.scope(scope) else {
            return false;
        };
        let node = self.plan.module.metadata.subprograms.get(id);
        node.and_then(|node| self.subroutine_of(node))
            .is_some_and(|ty| ty.variadic)
    }

    /// Writes the variables and labels of a scope of a function. Also writes its other
    /// declarations, unless an abstract instance has them.
    pub(super) fn contents(
        &mut self,
        scope: usize,
        function: &FunctionView<'_>,
    ) -> Result<(), EmitError> {
        let plan = self.plan;
        if plan.abstract_unit(plan.scope(scope)).is_none() {
            self.nodes(scope)?;
        }
        self.each_variable(scope, |emitter, entry, id| {
            emitter.variable(entry, id, (scope, function))
        })?;
        for &label in plan.labels.get(scope) {
            let index = label as usize;
            let (Some(node), Some(position)) = (plan.label(index), self.extents.label(index))
            else {
                continue;
            };
            let DICode::Label {
                name,
                file,
                line,
                column,
                is_entry,
                ..
            } = node
            else {
                continue;
            };
            let mut entry = Entry::new(match is_entry {
                true => DW_TAG_entry_point,
                false => DW_TAG_label,
            });
            entry.string(DW_AT_name, self.string(*name));
            self.declared(&mut entry, Some(*file), (*line, *column));
            let piece = function.piece_at(Position(position));
            let address = self.address_in(piece, Position(position));
            entry.address(DW_AT_low_pc, address);
            if *is_entry {
                self.lanes(&mut entry, Scope::Subprogram(function.subprogram), function)?;
            }
            self.write(&entry)?;
        }
        Ok(())
    }

    /// Returns true if a scope of a function contains entries other than scopes.
    pub(super) fn has_contents(&self, scope: usize) -> bool {
        let plan = self.plan;
        !plan.variables.get(scope).is_empty()
            || self.is_variadic(scope)
            || !self.whole().unit_nodes.span(scope).is_empty()
            || plan
                .labels
                .get(scope)
                .iter()
                .any(|label| self.extents.label(*label as usize).is_some())
    }

    /// Returns the entry of a scope in an abstract instance, and the number of its unit.
    pub(super) fn abstract_scope(&self, scope: Scope) -> Option<(EntryTarget, usize)> {
        let plan = self.plan;
        let (scope, unit) = match scope {
            Scope::Block(id) => plan
                .abstract_block(id)
                .map(|(id, unit)| (Scope::Block(id), unit))?,
            Scope::Inlined(id) => {
                let origin = Scope::Subprogram(plan.module.metadata.inlined.get(id)?.origin);
                (origin, plan.abstract_unit(origin)?)
            }
            other => (other, plan.abstract_unit(other)?),
        };
        Some((EntryTarget::Scope(scope), unit))
    }
}

impl Plan<'_, '_, '_> {
    /// True if a variable must have a list, although one expression holds in its whole scope: gdb 13
    /// takes the value in the register of a variable that gives a property for the variable's
    /// address, except in a list.
    pub(super) fn needs_list(&self, id: VariableId, expression: &Range<u32>) -> bool {
        if self.properties.binary_search(&id).is_err() {
            return false;
        }
        let registers = DW_OP_reg0.0..=DW_OP_reg31.0;
        let first = self.lowered.expression(expression.clone()).first();
        first.is_some_and(|first| *first == DW_OP_regx.0 || registers.contains(first))
    }

    /// True if a variable has a list, unless its list has one expression in the whole scope.
    pub(super) fn may_have_list(&self, id: VariableId) -> bool {
        match self.lowered.location(id) {
            EntryLocation::List(_) => true,
            EntryLocation::Expression(expression) => self.needs_list(id, &expression),
            EntryLocation::Absent | EntryLocation::PerFunction(_) => false,
        }
    }
}
