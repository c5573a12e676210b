//! Functions: abstract and concrete instances, inlined instances, blocks (DWARF 5 sections 3.3 and 3.5).
//!
//! Scopes may be nested deeply, so a function's tree is walked with a stack of its own, kept in one array.

use super::EmitError;
use super::abbrev::Entry;
use super::unit::Emitter;
use super::variable::AbstractEntry;
use crate::markers::FunctionView;
use crate::metadata::{DISubprogram, Scope, SubprogramId};
use alloc::vec::Vec;
use core::ops::Range;
use gimli::constants::*;

impl Emitter<'_, '_, '_, '_> {
    /// What the source says of a function.
    fn describe_subprogram(&mut self, entry: &mut Entry, id: SubprogramId, node: &DISubprogram) {
        entry.string(DW_AT_name, self.strings.index(node.name));
        if let Some(name) = node.linkage_name {
            entry.string(DW_AT_linkage_name, self.strings.index(name));
        }
        self.declared(entry, Some(node.file), node.line);
        if node.ty.is_some() {
            entry.flag(DW_AT_prototyped);
        }
        if let Some(offset) = self.result_type(id).and_then(|ty| self.written_type(ty)) {
            entry.reference(DW_AT_type, offset);
        }
        if node.is_external() {
            entry.flag(DW_AT_external);
        }
    }

    /// The abstract instance of a function that is inlined somewhere, DWARF 5 section 3.3.8.1.
    pub(super) fn abstract_instance(&mut self, id: SubprogramId) {
        let plan = self.plan;
        let Some(node) = plan.module.subprograms.get(id) else { return };
        let is_block = |scope: usize| matches!(plan.scope(scope), Scope::Block(_));
        let has_children = |scope: usize| {
            let children = plan.scopes.get(scope).iter();
            !plan.variables.get(scope).is_empty() || children.clone().any(|child| is_block(*child as usize))
        };
        let root = plan.number(Scope::Subprogram(id));
        let mut entry = Entry::new(DW_TAG_subprogram, has_children(root));
        self.describe_subprogram(&mut entry, id, node);
        entry.number(DW_AT_inline, u64::from(DW_INL_inlined.0));
        let written = self.abbreviations.write(&entry, &mut self.info);
        self.abstracts.set(AbstractEntry::Scope(root), written.offset);
        let mut open: Vec<Range<usize>> = Vec::new();
        if has_children(root) {
            self.abstract_contents(root);
            open.push(plan.scopes.span(root));
        }
        while let Some(children) = open.last_mut() {
            let Some(place) = children.next() else {
                open.pop();
                self.info.u8(0);
                continue;
            };
            let Some(scope) = plan.scopes.item(place).map(|scope| scope as usize) else { continue };
            if is_block(scope) {
                let entry = Entry::new(DW_TAG_lexical_block, has_children(scope));
                let written = self.abbreviations.write(&entry, &mut self.info);
                self.abstracts.set(AbstractEntry::Scope(scope), written.offset);
                if has_children(scope) {
                    self.abstract_contents(scope);
                    open.push(plan.scopes.span(scope));
                }
            }
        }
    }

    /// A function's code.
    pub(super) fn function(&mut self, function: &FunctionView<'_>) -> Result<(), EmitError> {
        let plan = self.plan;
        let id = function.subprogram;
        let Some(node) = plan.module.subprograms.get(id) else { return Ok(()) };
        let unit = node.unit.index();
        let root = plan.number(Scope::Subprogram(id));
        self.extents.enter(plan, function);
        let owner = plan.owns_variables(function);
        let has_children = owner && self.has_children(root);
        let mut entry = Entry::new(DW_TAG_subprogram, has_children);
        entry.address(DW_AT_low_pc, self.address_of(function));
        entry.high_pc(function.size);
        let origin = self.abstract_scope(Scope::Subprogram(id));
        match origin {
            Some((origin, of)) => self.origin(&mut entry, origin, of, unit),
            None => self.describe_subprogram(&mut entry, id, node),
        }
        entry.expression(DW_AT_frame_base);
        self.write_origin(&entry, origin.map(|(origin, _)| origin));
        self.info.bytes.extend_from_slice(&[1, DW_OP_call_frame_cfa.0]);
        let mut open: Vec<Range<usize>> = Vec::new();
        if has_children {
            self.contents(root, function, unit)?;
            open.push(plan.scopes.span(root));
        }
        while let Some(children) = open.last_mut() {
            let Some(place) = children.next() else {
                open.pop();
                self.info.u8(0);
                continue;
            };
            let Some(scope) = plan.scopes.item(place).map(|scope| scope as usize) else { continue };
            if !self.extents.is_wanted(scope) {
                if self.has_vanished(scope) {
                    self.scope_entry(scope, false, function, unit);
                }
                continue;
            }
            let has_children = self.has_children(scope);
            self.scope_entry(scope, has_children, function, unit);
            if has_children {
                self.contents(scope, function, unit)?;
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
                .any(|child| self.extents.is_wanted(child) || self.has_vanished(child))
    }

    /// Whether nothing is left of a block that the abstract instance has. Readers take what a concrete instance does not
    /// mention for the same as in the abstract one, variables in view included, so an empty entry has to mention it.
    fn has_vanished(&self, scope: usize) -> bool {
        let node = self.plan.scope(scope);
        !self.extents.is_wanted(scope) && matches!(node, Scope::Block(_)) && self.abstract_scope(node).is_some()
    }

    /// `DW_TAG_lexical_block` or `DW_TAG_inlined_subroutine`.
    fn scope_entry(&mut self, scope: usize, has_children: bool, function: &FunctionView<'_>, unit: usize) {
        let plan = self.plan;
        let node = plan.scope(scope);
        let inlined = match node {
            Scope::Inlined(id) => plan.module.inlined.get(id),
            _ => None,
        };
        let tag = if inlined.is_some() { DW_TAG_inlined_subroutine } else { DW_TAG_lexical_block };
        let mut entry = Entry::new(tag, has_children);
        let origin = self.abstract_scope(node);
        if let Some((origin, of)) = origin {
            self.origin(&mut entry, origin, of, unit);
        }
        self.code(&mut entry, scope, function);
        if let Some(inlined) = inlined {
            // The lowest address, which is what the attribute's absence means too: more is not known.
            entry.number(DW_AT_entry_pc, 0);
            entry.number(DW_AT_call_file, self.lines.file(inlined.call_file));
            entry.number(DW_AT_call_line, u64::from(inlined.call_line));
            if inlined.call_column > 0 {
                entry.number(DW_AT_call_column, u64::from(inlined.call_column));
            }
        }
        self.write_origin(&entry, origin.map(|(origin, _)| origin));
    }

    /// Adds which code a scope has. Only a scope that starts where the function does needs no list: any other start
    /// would take a relocated address of its own.
    fn code(&mut self, entry: &mut Entry, scope: usize, function: &FunctionView<'_>) {
        let ranges = self.extents.slice(self.extents.ranges(scope));
        let index = self.address_of.get(function.id.index()).copied().unwrap_or(0);
        match ranges {
            [] => {}
            [only] if only.start == 0 => {
                entry.address(DW_AT_low_pc, index);
                entry.high_pc(only.end);
            }
            ranges => {
                entry.range_list(DW_AT_ranges, self.ranges.begin());
                let lists = &mut self.ranges.lists;
                lists.u8(DW_RLE_base_addressx.0);
                lists.uleb(index);
                for range in ranges {
                    lists.u8(DW_RLE_offset_pair.0);
                    lists.uleb(u64::from(range.start));
                    lists.uleb(u64::from(range.end));
                }
                lists.u8(DW_RLE_end_of_list.0);
            }
        }
    }
}
