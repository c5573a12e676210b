//! A single pass over a unit's entries. It collects functions and lexical blocks with their
//! variables, and call sites.

use super::{Die, MAX_KEPT, ReadError, Stated, TOO_MANY, UnitReader};
use alloc::vec::Vec;
use gimli::constants as dw;
use gimli::{AttributeValue, Endianity, UnitOffset};

/// A subprogram, an inlined scope, or a block.
#[derive(Debug)]
pub(super) struct Scope<'d> {
    pub(super) entry: UnitOffset,
    pub(super) depth: isize,
    /// The index of the enclosing scope.
    pub(super) parent: Option<usize>,
    /// True for a block without ranges, which has the code of the enclosing scope.
    pub(super) is_unbounded: bool,
    pub(super) ranges: Vec<(u64, u64)>,
    pub(super) is_function: bool,
    pub(super) is_subprogram: bool,
    /// The frame base of a subprogram.
    pub(super) frame_base: Option<Stated<'d>>,
    /// The variables and parameters, in order.
    pub(super) objects: Vec<UnitOffset>,
    /// The abstract instance of the scope, and its variables and parameters that have entries here.
    pub(super) origin: Option<UnitOffset>,
    pub(super) origins: Vec<UnitOffset>,
}

impl<'d, E: Endianity> UnitReader<'_, 'd, E> {
    /// Visits all entries once.
    pub(super) fn scan(&mut self) -> Result<(), ReadError> {
        // The scopes that contain the current entry, by their indices, and the depth of the current
        // call.
        let mut open: Vec<usize> = Vec::new();
        let mut call: Option<isize> = None;
        // For each enclosing entry, by depth, true if it contains variables and parameters.
        let mut around: Vec<bool> = Vec::new();
        // The number of ranges and list entries that may still be kept.
        let mut left = MAX_KEPT.saturating_add(self.unit.header.length_including_self());
        let mut entries = self.unit.entries();
        while let Some(entry) = entries.next_dfs()? {
            let depth = entry.depth();
            while open
                .last()
                .and_then(|place| self.scopes.get(*place))
                .is_some_and(|scope| scope.depth >= depth)
            {
                open.pop();
            }
            call = call.filter(|around| *around < depth);
            around.truncate(usize::try_from(depth).unwrap_or(0));
            let is_object = around.last().copied().unwrap_or(false);
            around.push(contains_objects(entry.tag()));
            match entry.tag() {
                tag if is_block(tag) || is_function(tag) => {
                    let scope = self.scope(entry, open.last().copied(), &mut left)?;
                    open.push(self.scopes.len());
                    self.scopes.push(scope);
                }
                dw::DW_TAG_formal_parameter | dw::DW_TAG_variable if is_object => {
                    match open.last().and_then(|place| self.scopes.get_mut(*place)) {
                        Some(scope) => {
                            scope.objects.push(entry.offset());
                            scope.origins.extend(origin(entry));
                        }
                        None => self.globals.push(entry.offset()),
                    }
                }
                dw::DW_TAG_call_site | dw::DW_TAG_GNU_call_site => {
                    let mut around = open.iter().rev().copied();
                    let function = around.find(|scope| self.scopes[*scope].is_subprogram);
                    let tail_call = function.and_then(|scope| self.tail_call(entry, scope));
                    self.tail_calls.extend(tail_call);
                    let found = self.call(entry);
                    call = found.as_ref().map(|_| depth);
                    self.calls.extend(found);
                }
                dw::DW_TAG_call_site_parameter | dw::DW_TAG_GNU_call_site_parameter
                    if call.is_some() =>
                {
                    let passed = [self.passed(entry), self.passed_data(entry)];
                    if let Some(call) = self.calls.last_mut() {
                        call.passed.extend(passed.into_iter().flatten());
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The scope of a subprogram, an inlined subroutine or a block. Keeps at most `left` ranges and
    /// list entries, and subtracts their number from `left`.
    fn scope(
        &self,
        entry: &Die<'d, E>,
        parent: Option<usize>,
        left: &mut usize,
    ) -> Result<Scope<'d>, ReadError> {
        let is_subprogram = entry.tag() == dw::DW_TAG_subprogram;
        let mut scope = Scope {
            entry: entry.offset(),
            depth: entry.depth(),
            parent,
            is_unbounded: is_block(entry.tag()) && !has_bounds(entry),
            ranges: readable(self.ranges(entry, left))?.unwrap_or_default(),
            is_function: is_function(entry.tag()),
            is_subprogram,
            frame_base: None,
            objects: Vec::new(),
            origin: origin(entry),
            origins: Vec::new(),
        };
        if is_subprogram {
            let frame_base = self.stated_within(entry, dw::DW_AT_frame_base, left);
            scope.frame_base = readable(frame_base)?.flatten();
        }
        Ok(scope)
    }

    /// The address ranges of an entry: at most `left`, which are subtracted.
    pub(super) fn ranges(
        &self,
        entry: &Die<'d, E>,
        left: &mut usize,
    ) -> Result<Vec<(u64, u64)>, ReadError> {
        if let Some(value) = entry.attr_value(dw::DW_AT_ranges) {
            let mut ranges = Vec::new();
            if let Some(mut list) = self.dwarf.attr_ranges(self.unit, value)? {
                while let Some(range) = list.next()? {
                    *left = left.checked_sub(1).ok_or(TOO_MANY)?;
                    ranges.push((range.begin, range.end));
                }
            }
            return Ok(ranges);
        }
        let address = |value| self.dwarf.attr_address(self.unit, value).ok().flatten();
        let start = entry.attr_value(dw::DW_AT_low_pc).and_then(address);
        let end = entry
            .attr_value(dw::DW_AT_high_pc)
            .zip(start)
            .and_then(|(value, start)| match value {
                AttributeValue::Udata(size) => start.checked_add(size),
                value => address(value),
            });
        Ok(start.zip(end).into_iter().collect())
    }
}

/// Returns the entry of the unit that an entry is an instance of.
fn origin<E: Endianity>(entry: &Die<'_, E>) -> Option<UnitOffset> {
    match entry.attr_value(dw::DW_AT_abstract_origin)? {
        AttributeValue::UnitRef(origin) => Some(origin),
        _ => None,
    }
}

/// Returns the result of reading an attribute; `None` for an attribute that cannot be read. Only an
/// exceeded limit is an error.
fn readable<T>(read: Result<T, ReadError>) -> Result<Option<T>, ReadError> {
    match read {
        Ok(value) => Ok(Some(value)),
        Err(ReadError::Eval(error)) => Err(error.into()),
        Err(_) => Ok(None),
    }
}

/// True if an entry states the addresses of its code.
pub(super) fn has_bounds<E: Endianity>(entry: &Die<'_, E>) -> bool {
    [dw::DW_AT_low_pc, dw::DW_AT_ranges]
        .into_iter()
        .any(|attribute| entry.attr(attribute).is_some())
}

fn is_block(tag: gimli::DwTag) -> bool {
    matches!(
        tag,
        dw::DW_TAG_lexical_block | dw::DW_TAG_try_block | dw::DW_TAG_catch_block
    )
}

fn is_function(tag: gimli::DwTag) -> bool {
    matches!(
        tag,
        dw::DW_TAG_subprogram | dw::DW_TAG_entry_point | dw::DW_TAG_inlined_subroutine
    )
}

/// True if an entry contains variables and parameters. Types do not: in them, these tags mark
/// static members and the parameters of function types.
fn contains_objects(tag: gimli::DwTag) -> bool {
    is_block(tag)
        || is_function(tag)
        || matches!(
            tag,
            dw::DW_TAG_compile_unit
                | dw::DW_TAG_partial_unit
                | dw::DW_TAG_namespace
                | dw::DW_TAG_module
                | dw::DW_TAG_common_block
                // The parameters of a C++ parameter pack.
                | dw::DW_TAG_GNU_formal_parameter_pack
        )
}
