//! Computes the coverage of variables: the part of its scope in which each has a location.
//!
//! The scope of a variable or parameter is the code of the innermost scope that contains it, in a
//! function that has code. The statistics count the bytes of each scope, and the bytes where the
//! variable has a location, by kind of location. Variables of inlined calls count for the function
//! that contains the call.

use super::code::{self, Ranges};
use super::fault::FaultSeverity;
use super::finding::Finding;
use super::lists::{Lists, Sink};
use super::location_kind::{Kinds, LocationKind};
use super::registers::Registers;
use super::tables::{Tables, attribute_value};
use super::walk::{self, Entry, Names, Unit, Visitor};
use crate::dwarf::EntryRange;
use gimli::AttributeValue;
use gimli::constants::{self as constant, DwAt};
use std::collections::HashMap;
use std::rc::Rc;

/// The number of groups in [`Statistics::shares`].
pub const SHARES: usize = 12;

/// The coverage of a set of variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// The number of variables and parameters.
    pub variables: u64,
    /// The bytes of code in their scopes, summed over all variables.
    pub scope: u64,
    /// The covered bytes, for each kind in the order of [`LocationKind::ALL`].
    pub covered: [u64; LocationKind::ALL.len()],
}

impl Coverage {
    /// The bytes of scope where there is a location of any kind.
    pub fn total(&self) -> u64 {
        self.covered
            .iter()
            .fold(0, |sum, bytes| sum.saturating_add(*bytes))
    }

    /// The index in [`Statistics::shares`] of a variable whose locations cover this share of its
    /// scope.
    fn share(&self) -> usize {
        match (u128::from(self.total()) * 100 / u128::from(self.scope)) as usize {
            0 if self.total() == 0 => 0,
            100.. => SHARES - 1,
            share => 1 + share / 10,
        }
    }

    /// The bytes of scope where the variable has no location: it is optimized out.
    pub fn no_location(&self) -> u64 {
        self.scope.saturating_sub(self.total())
    }

    /// The bytes that locations of a kind cover.
    pub fn kind(&self, kind: LocationKind) -> u64 {
        self.covered.get(kind as usize).copied().unwrap_or(0)
    }

    fn add(&mut self, other: &Coverage) {
        self.variables += other.variables;
        self.scope = self.scope.saturating_add(other.scope);
        for (sum, bytes) in self.covered.iter_mut().zip(other.covered) {
            *sum = sum.saturating_add(bytes);
        }
    }
}

/// A function that has code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionCoverage {
    /// The function's name, if it has one.
    pub name: Option<String>,
    /// The lowest address of its code. In a relocatable file, the audit assigns addresses.
    pub address: u64,
    /// Its variables and parameters, including those of inlined calls.
    pub coverage: Coverage,
}

/// The coverage of a whole file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// The number of functions that have code.
    pub functions: u64,
    /// The coverage of all their variables and parameters.
    pub total: Coverage,
    /// The number of variables by the covered share of their scope: 0 %, more than 0 % and less
    /// than 10 %, 10 to 19 % and so on, and 100 %.
    pub shares: [u64; SHARES],
    /// The location lists of variables and parameters.
    pub lists: u64,
    /// The entries of these lists that have an expression.
    pub list_entries: u64,
    /// The scopes that state the program counter of each lane (`DW_AT_LLVM_lane_pc`).
    pub lane_counters: u64,
    /// The scopes that state which lanes are active (`DW_AT_LLVM_active_lane`).
    pub active_lanes: u64,
    /// The number of units, entries, lists and ranges that could not be read, and of expressions
    /// that are ill-formed. They are not counted.
    pub errors: u64,
    /// The number of skeleton units: their entries are in a `.dwo` or `.dwp` file.
    pub skeletons: u64,
    /// The number of split units. Their code is not counted, because their addresses are in another
    /// file.
    pub split: u64,
}

/// The addresses of a scope; `None` in an abstract instance, which has no code.
struct Scope {
    depth: isize,
    ranges: Option<Rc<Ranges>>,
}

struct Function {
    offset: u64,
    coverage: FunctionCoverage,
}

/// Computes [`Statistics`] as a visitor of entries.
pub(super) struct Collector<'a> {
    sink: &'a mut dyn FnMut(FunctionCoverage),
    progress: &'a mut dyn FnMut(u64),
    pub statistics: Statistics,
    lists: Lists,
    scopes: Vec<Scope>,
    functions: Vec<Function>,
    /// The names of functions, and the entries that they take their names from, by offset in the
    /// unit.
    names: HashMap<u64, (Option<String>, Option<u64>)>,
    kinds: Kinds,
    locations: Vec<(u64, u64, Option<LocationKind>)>,
}

/// The maximum number of entries between a function and the entry that has its name.
const MAX_CHAIN: usize = 8;

impl<'a> Collector<'a> {
    pub fn new(
        sink: &'a mut dyn FnMut(FunctionCoverage),
        progress: &'a mut dyn FnMut(u64),
        registers: Registers,
        list_bytes: u64,
    ) -> Collector<'a> {
        Collector {
            sink,
            progress,
            statistics: Statistics::default(),
            lists: Lists::new(list_bytes),
            scopes: Vec::new(),
            functions: Vec::new(),
            names: HashMap::new(),
            kinds: Kinds::new(registers),
            locations: Vec::new(),
        }
    }

    fn name(&self, mut offset: u64) -> Option<String> {
        for _ in 0..MAX_CHAIN {
            match self.names.get(&offset)? {
                (Some(name), _) => return Some(name.clone()),
                (None, next) => offset = (*next)?,
            }
        }
        None
    }

    /// Records the name and the ranges of a subprogram.
    fn subprogram(&mut self, unit: &Unit, tables: &mut Tables<'_>, entry: &Entry<'_>) {
        let offset = entry.offset().0 as u64;
        let name = entry.attr_value_raw(constant::DW_AT_name);
        let name = name.and_then(|name| tables.string(&unit.bases, name));
        let origins = [
            constant::DW_AT_abstract_origin,
            constant::DW_AT_specification,
        ];
        let next = origins
            .iter()
            .find_map(|name| match entry.attr_value_raw(*name) {
                Some(AttributeValue::UnitRef(offset)) => Some(offset.0 as u64),
                _ => None,
            });
        self.names.insert(offset, (name, next));
        let ranges = self
            .ranges(unit, tables, entry)
            .filter(|ranges| ranges.bytes() > 0);
        if let Some((address, _)) = ranges.as_ref().and_then(|ranges| ranges.first()) {
            let coverage = FunctionCoverage {
                name: None,
                address: *address,
                coverage: Coverage::default(),
            };
            self.functions.push(Function { offset, coverage });
        }
        self.scopes.push(Scope {
            depth: entry.depth(),
            ranges,
        });
    }

    /// Collects the ranges of a variable's location. Returns the kind of the location in code for
    /// which no entry of a location list holds.
    fn read_location(
        &mut self,
        unit: &Unit,
        tables: &mut Tables<'_>,
        entry: &Entry<'_>,
    ) -> Option<LocationKind> {
        self.locations.clear();
        let value = entry
            .has_attr(constant::DW_AT_const_value)
            .then_some(LocationKind::Value);
        let location = entry.attr(constant::DW_AT_location);
        let location = location.map(|location| attribute_value(unit.bases.version, location));
        let found = match location {
            Some(AttributeValue::Exprloc(expression)) => self.kinds.of(unit, expression.0.slice()),
            Some(AttributeValue::Block(block)) => self.kinds.of(unit, block.slice()),
            Some(list @ (AttributeValue::SecOffset(_) | AttributeValue::DebugLocListsIndex(_))) => {
                let mut sink = Found {
                    unit,
                    kinds: &mut self.kinds,
                    locations: &mut self.locations,
                    otherwise: None,
                    entries: 0,
                    errors: 0,
                };
                self.lists.read(&mut sink, unit, tables, list);
                let default = sink.otherwise;
                self.statistics.errors += sink.errors;
                self.statistics.lists += 1;
                self.statistics.list_entries += sink.entries;
                if value.is_some() {
                    self.locations.clear();
                }
                default
            }
            Some(_) => {
                self.statistics.errors += 1;
                None
            }
            None => None,
        };
        self.statistics.errors += core::mem::take(&mut self.kinds.ill_formed);
        value.or(found)
    }

    fn variable(
        &mut self,
        unit: &Unit,
        tables: &mut Tables<'_>,
        entry: &Entry<'_>,
        scope: &Ranges,
    ) {
        let mut coverage = Coverage {
            variables: 1,
            scope: scope.bytes(),
            ..Coverage::default()
        };
        if coverage.scope == 0 {
            return;
        }
        let otherwise = self.read_location(unit, tables, entry);
        let described = self.count(&mut coverage, scope);
        if let Some(sum) = otherwise.and_then(|kind| coverage.covered.get_mut(kind as usize)) {
            *sum += scope.bytes().saturating_sub(described);
        }
        if let Some(count) = self.statistics.shares.get_mut(coverage.share()) {
            *count += 1;
        }
        if let Some(function) = self.functions.last_mut() {
            function.coverage.coverage.add(&coverage);
        }
    }

    /// Counts the bytes of the scope that entries of a list cover. Each byte counts once, for the
    /// entry that starts first. Returns the number of bytes for which an entry holds, which may
    /// have no location: the default location does not hold there.
    fn count(&mut self, coverage: &mut Coverage, scope: &Ranges) -> u64 {
        self.locations.sort_by_key(|(start, ..)| *start);
        // The entries ascend by start, so all bytes below `until` have been counted.
        let (mut until, mut reached, mut described) = (0, 0, 0);
        for (start, end, kind) in &self.locations {
            let from = reached.max(*start);
            if from < *end {
                described += scope.below(*end) - scope.below(from);
                reached = *end;
            }
            let start = until.max(*start);
            if let Some(sum) = kind.and_then(|kind| coverage.covered.get_mut(kind as usize))
                && start < *end
            {
                *sum += scope.below(*end) - scope.below(start);
                until = *end;
            }
        }
        described
    }

    /// Returns the addresses of an entry, if it has any.
    fn ranges(
        &mut self,
        unit: &Unit,
        tables: &mut Tables<'_>,
        entry: &Entry<'_>,
    ) -> Option<Rc<Ranges>> {
        match code::ranges(unit, tables, entry) {
            Ok(ranges) => ranges.map(Rc::new),
            Err(code::Unreadable) => {
                // The ranges of split units are in another file, or use its addresses.
                self.statistics.errors += u64::from(!unit.split);
                None
            }
        }
    }
}

/// Collects the ranges and kinds of a list's entries.
struct Found<'l> {
    unit: &'l Unit,
    kinds: &'l mut Kinds,
    locations: &'l mut Vec<(u64, u64, Option<LocationKind>)>,
    otherwise: Option<LocationKind>,
    entries: u64,
    errors: u64,
}

impl Sink for Found<'_> {
    fn fault(&mut self, _: Option<(&'static str, u64)>, fault: super::Fault, _: String) {
        self.errors += u64::from(fault.severity() == FaultSeverity::Error);
    }

    fn location(&mut self, _: (&'static str, u64), range: EntryRange, expression: &[u8]) {
        let kind = self.kinds.of(self.unit, expression);
        self.entries += 1;
        match range {
            EntryRange::At(start, end) => self.locations.push((start, end, kind)),
            EntryRange::Default => self.otherwise = kind,
            EntryRange::Unknown => {}
        }
    }
}

const DW_AT_LLVM_LANE_PC: DwAt = DwAt(0x3e12);
const DW_AT_LLVM_ACTIVE_LANE: DwAt = DwAt(0x3eb1);

/// True if an entry has an attribute of lanes, with its code or with that of ROCm 3.10 to 5, which
/// LLVM now uses for constants.
fn lane_attribute(entry: &Entry<'_>, name: DwAt) -> bool {
    let old = if name == DW_AT_LLVM_LANE_PC {
        DwAt(0x3e0b)
    } else {
        DwAt(0x3e08)
    };
    let is_list = |value| {
        matches!(
            value,
            AttributeValue::Exprloc(_)
                | AttributeValue::SecOffset(_)
                | AttributeValue::DebugLocListsIndex(_)
        )
    };
    entry.has_attr(name) || entry.attr_value_raw(old).is_some_and(is_list)
}

impl Visitor for Collector<'_> {
    fn unit(&mut self, unit: &Unit, tables: &mut Tables<'_>) {
        self.scopes.clear();
        self.functions.clear();
        self.names.clear();
        if self.lists.start(unit, tables).is_some() {
            self.statistics.errors += 1;
        }
    }

    fn entry(&mut self, unit: &Unit, tables: &mut Tables<'_>, entry: &Entry<'_>) {
        while self
            .scopes
            .last()
            .is_some_and(|scope| scope.depth >= entry.depth())
        {
            self.scopes.pop();
        }
        let is_split =
            entry.depth() == 0 && unit.split && entry.tag() == constant::DW_TAG_compile_unit;
        self.statistics.split += u64::from(is_split);
        self.statistics.skeletons += u64::from(walk::is_skeleton(unit, entry));
        let has = |name: DwAt| u64::from(lane_attribute(entry, name));
        self.statistics.lane_counters += has(DW_AT_LLVM_LANE_PC);
        self.statistics.active_lanes += has(DW_AT_LLVM_ACTIVE_LANE);
        match entry.tag() {
            constant::DW_TAG_subprogram => self.subprogram(unit, tables, entry),
            constant::DW_TAG_lexical_block
            | constant::DW_TAG_inlined_subroutine
            | constant::DW_TAG_try_block
            | constant::DW_TAG_catch_block
            // The parameters of a C++ parameter pack.
            | constant::DW_TAG_GNU_formal_parameter_pack
            | constant::DW_TAG_common_block => {
                let parent = self.scopes.last().and_then(|scope| scope.ranges.clone());
                let ranges = parent
                    .as_ref()
                    .and_then(|_| self.ranges(unit, tables, entry));
                self.scopes.push(Scope {
                    depth: entry.depth(),
                    ranges: ranges.or(parent),
                });
            }
            constant::DW_TAG_variable | constant::DW_TAG_formal_parameter => {
                let scope = self
                    .scopes
                    .last()
                    .filter(|scope| scope.depth + 1 == entry.depth());
                let declaration = entry.has_attr(constant::DW_AT_declaration)
                    || entry.has_attr(constant::DW_AT_external);
                if let Some(ranges) = scope
                    .and_then(|scope| scope.ranges.clone())
                    .filter(|_| !declaration)
                {
                    self.variable(unit, tables, entry, &ranges);
                }
            }
            _ => {}
        }
    }

    fn end(&mut self, _: &Unit, _: &mut Tables<'_>, _: &mut Names<'_, '_>) {
        for mut function in core::mem::take(&mut self.functions) {
            function.coverage.name = self.name(function.offset);
            self.statistics.functions += 1;
            self.statistics.total.add(&function.coverage.coverage);
            (self.sink)(function.coverage);
        }
    }

    fn fault(&mut self, finding: Finding) {
        self.statistics.errors += u64::from(finding.fault.severity() == FaultSeverity::Error);
    }

    fn progress(&mut self, bytes: u64) {
        (self.progress)(bytes);
    }
}
