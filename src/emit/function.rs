//! Functions: abstract, concrete and inlined instances, and lexical blocks (DWARF 5 sections 3.3
//! and 3.5).
//!
//! Scopes may be deeply nested, so traversals have an explicit stack.

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::entry_target::EntryTarget;
use super::list::Fields;
use crate::markers::{CodeRange, FunctionView};
use crate::metadata::{DIFlags, DISubprogram, Scope, SubprogramId, VariableKind};
use crate::units::Position;
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;

impl Emitter<'_, '_, '_, '_> {
    /// Adds the attributes of a definition: all attributes that describe the function, or a
    /// reference to the declaration that has them.
    fn define_subprogram(&mut self, entry: &mut Entry, id: SubprogramId, node: &DISubprogram) {
        match self.plan.declaration(id) {
            Some(declaration) => {
                let target = EntryTarget::Declaration(declaration);
                self.refer(entry, DW_AT_specification, target);
                // Only the differences from the declaration are written. It may be the same node.
                let declared = self.plan.module.metadata.subprograms.get(declaration);
                let place = |node: &DISubprogram| (node.file, node.line, node.column);
                if declared.is_none_or(|declared| place(declared) != place(node)) {
                    // Each unit numbers files separately.
                    let is_near = !self.is_in_other_unit(target);
                    let known = declared
                        .filter(|it| is_near && it.line > 0)
                        .map(|it| it.file);
                    let file = Some(node.file).filter(|file| known != Some(*file));
                    self.declared(entry, file, (node.line, node.column));
                }
                let known = declared.and_then(|declared| declared.linkage_name);
                if let Some(name) = node.linkage_name.filter(|name| known != Some(*name)) {
                    entry.string(DW_AT_linkage_name, self.string(name));
                }
                // In C++, the declaration may have the type `auto`, and the definition the deduced
                // one.
                let ty = self.plan.result_type(id);
                if ty.is_some() && ty != self.plan.result_type(declaration) {
                    self.of_type(entry, DW_AT_type, ty);
                }
                self.object_pointer(entry, id);
            }
            None => self.describe_subprogram(entry, id, node),
        }
    }

    /// Adds a reference to the parameter that is the object of a member function.
    fn object_pointer(&self, entry: &mut Entry, id: SubprogramId) {
        let plan = self.plan;
        // The object parameter is the first parameter.
        let first = plan
            .variables
            .get(plan.number(Scope::Subprogram(id)))
            .first();
        if let Some(id) = first.map(|index| crate::metadata::Id::from_index(*index as usize))
            && let Some(node) = plan.module.metadata.variables.get(id)
            && node.details.flags.contains(DIFlags::OBJECT_POINTER)
            && matches!(node.kind, VariableKind::Parameter(_))
        {
            self.refer(entry, DW_AT_object_pointer, EntryTarget::Variable(id));
        }
    }

    /// Writes the abstract instance of a function that is inlined somewhere (DWARF 5 section
    /// 3.3.8.1).
    pub(super) fn abstract_instance(&mut self, id: SubprogramId) -> Result<(), EmitError> {
        let plan = self.plan;
        let Some(node) = plan.module.metadata.subprograms.get(id) else {
            return Ok(());
        };
        let root = plan.number(Scope::Subprogram(id));
        let mut entry = Entry::new(DW_TAG_subprogram);
        entry.children = self.has_abstract_children(root);
        self.define_subprogram(&mut entry, id, node);
        entry.constant(DW_AT_inline, u16::from(DW_INL_inlined.0));
        let offset = self.write(&entry)?;
        self.written(EntryTarget::Scope(Scope::Subprogram(id)), offset);
        let mut open: Vec<Range<usize>> = Vec::new();
        if self.has_abstract_children(root) {
            self.abstract_contents(root)?;
            self.template_parameters(&node.template_parameters)?;
            self.annotations(&node.annotations)?;
            open.push(plan.scopes.span(root));
        }
        while let Some(children) = open.last_mut() {
            let Some(place) = children.next() else {
                open.pop();
                self.end_children();
                continue;
            };
            let Some(scope) = plan.scopes.item(place).map(|scope| scope as usize) else {
                continue;
            };
            let entry = match plan.scope(scope) {
                Scope::Block(_) => Some(Entry::new(DW_TAG_lexical_block)),
                Scope::CommonBlock(id) => self.common_block(id, None)?,
                _ => None,
            };
            if let Some(mut entry) = entry {
                entry.children = self.has_abstract_children(scope);
                let offset = self.write(&entry)?;
                self.written(EntryTarget::Scope(plan.scope(scope)), offset);
                if entry.children {
                    self.abstract_contents(scope)?;
                    open.push(plan.scopes.span(scope));
                }
            }
        }
        Ok(())
    }

    fn has_abstract_children(&self, scope: usize) -> bool {
        let plan = self.plan;
        let mut children = plan.scopes.get(scope).iter();
        !plan.variables.get(scope).is_empty()
            || self.is_variadic(scope)
            || !self.whole().unit_nodes.span(scope).is_empty()
            || children.any(|child| {
                matches!(
                    plan.scope(*child as usize),
                    Scope::Block(_) | Scope::CommonBlock(_)
                )
            })
            || match plan.scope(scope) {
                Scope::Subprogram(id) => {
                    let node = plan.module.metadata.subprograms.get(id);
                    node.is_some_and(|node| self.has_details(node))
                }
                _ => false,
            }
    }

    /// Returns true if the entry of a subprogram will contain template arguments or annotations.
    pub(super) fn has_details(&self, node: &DISubprogram) -> bool {
        !node.template_parameters.is_empty() || self.has_annotations(&node.annotations)
    }

    /// Writes the concrete instance of a function.
    pub(super) fn function(&mut self, function: &FunctionView<'_>) -> Result<(), EmitError> {
        let plan = self.plan;
        let id = function.subprogram;
        let Some(node) = plan.module.metadata.subprograms.get(id) else {
            return Ok(());
        };
        let root = plan.number(Scope::Subprogram(id));
        self.enter(function);
        let owner = plan.owns_variables(function);
        let origin = self.abstract_scope(Scope::Subprogram(id));
        let details = Some(node).filter(|node| origin.is_none() && self.has_details(node));
        // If a rule rejects the call sites, the function has no call site entries.
        let are_calls_valid = plan.lowered.validated().index().has_calls(function.id);
        let has_calls = are_calls_valid && !function.calls().is_empty();
        let has_children = details.is_some()
            || has_calls && self.format.has_tag(DW_TAG_call_site)
            || owner && self.has_children(root);
        let mut entry = Entry::new(DW_TAG_subprogram);
        entry.children = has_children;
        match function.parts() {
            [] => {
                entry.address(DW_AT_low_pc, self.function_address());
                self.high_pc(&mut entry, function, Position(0)..Position(function.size));
            }
            _ => {
                self.written.ranges.begin();
                self.whole_pieces(function);
                entry.range_list(DW_AT_ranges, self.written.ranges.end(Fields::Final));
            }
        }
        match origin {
            Some((origin, of)) => self.origin(&mut entry, origin, of),
            None => self.define_subprogram(&mut entry, id, node),
        }
        if are_calls_valid && node.flags.contains(DIFlags::ALL_CALLS_DESCRIBED) {
            entry.flag(DW_AT_call_all_calls);
        } else if has_calls {
            // llvm-dwarfdump requires one of these attributes if there are call sites. The value
            // false means the same as no attribute.
            entry.cleared_flag(DW_AT_call_all_calls);
        }
        self.frame_base(&mut entry, node, function)?;
        self.lanes(&mut entry, Scope::Subprogram(id), function)?;
        let offset = self.write(&entry)?;
        self.written(EntryTarget::Code(id), offset);
        if has_children {
            if owner {
                self.contents(root, function)?;
            }
            if let Some(node) = details {
                self.template_parameters(&node.template_parameters)?;
                self.annotations(&node.annotations)?;
            }
            self.calls(function)?;
            // Only the owner has the scopes of the subprogram as children.
            self.scopes(if owner { plan.scopes.span(root) } else { 0..0 }, function)?;
        } else {
            // Strict DWARF counts them as left out.
            self.calls(function)?;
        }
        self.number_files(function);
        Ok(())
    }

    /// Gives numbers to the files of a function's rows.
    fn number_files(&mut self, function: &FunctionView<'_>) {
        if !self.written.files.may_grow()
            || !self.plan.lowered.validated().index().has_lines(function.id)
        {
            return;
        }
        let mut last = None;
        for row in function.rows() {
            if last != Some(row.file) {
                self.written.files.file(row.file);
                last = Some(row.file);
            }
        }
    }

    /// Writes scopes with their contents, and the null entry that ends the children.
    fn scopes(
        &mut self,
        children: Range<usize>,
        function: &FunctionView<'_>,
    ) -> Result<(), EmitError> {
        let plan = self.plan;
        if children.is_empty() {
            self.end_children();
            return Ok(());
        }
        let mut open = alloc::vec![children];
        while let Some(children) = open.last_mut() {
            let Some(place) = children.next() else {
                open.pop();
                self.end_children();
                continue;
            };
            let Some(scope) = plan.scopes.item(place).map(|scope| scope as usize) else {
                continue;
            };
            let is_written = self.extents.is_written(scope) || self.omits_block(scope);
            if is_written && self.scope(scope, function)? {
                self.contents(scope, function)?;
                open.push(plan.scopes.span(scope));
            }
        }
        Ok(())
    }

    fn has_children(&self, scope: usize) -> bool {
        let children = self.plan.scopes.get(scope).iter();
        self.has_contents(scope)
            || children
                .map(|child| *child as usize)
                .any(|child| self.extents.is_written(child) || self.omits_block(child))
    }

    /// Returns true if the abstract instance has a block that is missing in the concrete instance.
    /// Consumers take entries that the concrete instance omits from the abstract one, including the
    /// variables in scope. So the block gets an empty entry.
    fn omits_block(&self, scope: usize) -> bool {
        let node = self.plan.scope(scope);
        !self.extents.is_written(scope)
            && matches!(node, Scope::Block(_))
            && self.abstract_scope(node).is_some()
    }

    /// Writes the entry of a scope: a `DW_TAG_lexical_block`, a `DW_TAG_inlined_subroutine` or a
    /// `DW_TAG_common_block`. Returns true if children follow.
    fn scope(&mut self, scope: usize, function: &FunctionView<'_>) -> Result<bool, EmitError> {
        let plan = self.plan;
        // The entry of an omitted block is empty.
        let has_children = self.extents.is_written(scope) && self.has_children(scope);
        let node = plan.scope(scope);
        if let Scope::CommonBlock(id) = node
            && let Some(mut entry) = self.common_block(id, Some(function))?
        {
            entry.children = has_children;
            return self.write(&entry).map(|_| has_children);
        }
        let inlined = match node {
            Scope::Inlined(id) => plan.module.metadata.inlined.get(id),
            _ => None,
        };
        let tag = if inlined.is_some() {
            DW_TAG_inlined_subroutine
        } else {
            DW_TAG_lexical_block
        };
        let mut entry = Entry::new(tag);
        entry.children = has_children;
        let origin = self.abstract_scope(node);
        if let Some((origin, of)) = origin {
            self.origin(&mut entry, origin, of);
        }
        let has_list = self.code(&mut entry, scope, function);
        if let Some(inlined) = inlined {
            // The offset 0 from the lowest address. The exact entry address is unknown, and
            // omitting the attribute would mean the same. It is omitted with DW_AT_low_pc, because
            // lldb 22 would then read the offset as an index of an address, and assign other code
            // to the scope; and in DWARF 4, where the attribute is an address.
            if has_list && self.format.is_5() {
                _ = entry.constant(DW_AT_entry_pc, 0);
            }
            entry.number(DW_AT_call_file, self.written.files.file(inlined.call_file));
            entry.number(DW_AT_call_line, u64::from(inlined.call_line));
            if inlined.call_column > 0 {
                entry.number(DW_AT_call_column, u64::from(inlined.call_column));
            }
            if inlined.discriminator > 0 {
                entry.number(DW_AT_GNU_discriminator, u64::from(inlined.discriminator));
            }
        }
        self.lanes(&mut entry, node, function)?;
        self.write(&entry).map(|_| has_children)
    }

    /// Adds `DW_AT_abstract_origin`.
    pub(super) fn origin(&self, entry: &mut Entry, to: EntryTarget, unit: usize) {
        self.refer_to_unit(entry, DW_AT_abstract_origin, to, unit);
    }

    /// Adds the frame base: the canonical frame address, unless the metadata states another one.
    fn frame_base(
        &mut self,
        entry: &mut Entry,
        node: &DISubprogram,
        function: &FunctionView<'_>,
    ) -> Result<(), EmitError> {
        let Some(fragment) = node.frame_base else {
            // If the dialect has no address spaces, consumers would assume a CFA in the default
            // address space.
            if self.plan.lowered.has_cfa(function.id) {
                entry.short_expression(DW_AT_frame_base, &[DW_OP_call_frame_cfa.0]);
            }
            return Ok(());
        };
        self.location(
            entry,
            DW_AT_frame_base,
            &self.plan.lowered.fragment(fragment),
            Some(function),
        )
    }

    /// Adds the end of code in a function, as a size, or as an address if linkers shorten the code.
    pub(super) fn high_pc(
        &mut self,
        entry: &mut Entry,
        function: &FunctionView<'_>,
        range: Range<Position>,
    ) {
        match self.format.is_relaxed {
            true => {
                let piece = function.piece_before(range.end);
                let end = self.address_in(piece, range.end);
                entry.address(DW_AT_high_pc, end);
            }
            false => _ = entry.high_pc(range.end.0 - range.start.0),
        }
    }

    /// Returns true if the code of a function or of one of its scopes may need a list of ranges.
    pub(super) fn has_range_list(&mut self, function: &FunctionView<'_>) -> bool {
        !function.parts().is_empty()
            || !function.scopes().is_empty()
                && (self.format.saves_addresses() || self.extents.has_list(self.plan, function))
    }

    /// Adds the code of a scope. Returns true if it is a list.
    fn code(&mut self, entry: &mut Entry, scope: usize, function: &FunctionView<'_>) -> bool {
        let ranges = self.extents.ranges(scope);
        if let [only] = *self.extents.slice(ranges.clone())
            && self.one_range(entry, only, function)
        {
            return false;
        }
        let ranges = self.extents.slice(ranges);
        let has_list = !ranges.is_empty();
        let index = self.function_address();
        let is_relaxed = self.format.is_relaxed;
        match ranges {
            [] => {}
            ranges if !function.parts().is_empty() => {
                self.written.ranges.begin();
                let indices = (function, &*self.piece_addresses);
                self.written.ranges_in_pieces(indices, ranges);
                entry.range_list(DW_AT_ranges, self.written.ranges.end(Fields::Final));
            }
            ranges => {
                self.written.ranges.begin();
                let symbol = (self.written.symbols.known(function.symbol)).filter(|_| is_relaxed);
                let offset = self.shorter_from_unit(function, ranges.iter().copied());
                if offset.is_none() && !self.base_is_function && !is_relaxed {
                    self.written.ranges.base(index, &self.written.addresses);
                }
                let moved = |at: Position| Position(at.0 + offset.unwrap_or(0));
                for range in ranges {
                    let range = CodeRange::new(moved(range.start), moved(range.end));
                    self.written
                        .ranges
                        .part(symbol, range, &mut self.written.addresses);
                }
                entry.range_list(DW_AT_ranges, self.written.ranges.end(Fields::Final));
            }
        }
        has_list
    }

    /// Adds the code of a scope with one range as its address and its size. Returns false if it is
    /// in several pieces of the function, or if a list saves an address. In split units, as in
    /// clang's, each scope that starts elsewhere than its function has a list.
    fn one_range(
        &mut self,
        entry: &mut Entry,
        range: CodeRange,
        function: &FunctionView<'_>,
    ) -> bool {
        let piece = function.piece_at(range.start);
        let start = piece.offset(range.start);
        let has_address = start == 0 || !self.format.saves_addresses() || {
            let symbol = self.symbol(piece.symbol);
            !self.format.is_split()
                && self
                    .written
                    .addresses
                    .find(symbol, i64::from(start))
                    .is_some()
        };
        if range.end > piece.range.end || !has_address {
            return false;
        }
        entry.address(DW_AT_low_pc, self.address_in(piece, range.start));
        self.high_pc(entry, function, range.start..range.end);
        true
    }
}
