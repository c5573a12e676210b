//! Checks the expressions and location lists in the entries of units.

use super::code::{self, Ranges};
use super::context::{self, Context, FrameBase, Locations, Others, Purpose, Use};
use super::expression::Checker;
use super::fault::Fault;
use super::finding::{Finding, Place};
use super::lists::{Lists, Sink};
use super::problem::{AllowedEntry, ReferenceTarget};
use super::references::{InOtherUnit, Known, Pending};
use super::registers::Registers;
use super::summary::{Audit, Summary};
use super::tables::{Tables, Value, attribute_value};
use super::walk::{self, Entry, Names, Unit, Visitor};
use crate::dwarf::{Dialect, EntryRange};
use gimli::AttributeValue;
use gimli::constants::{self as constant, DwAt, DwTag};

/// The visitor that checks entries. Fields for the current unit are cleared at its start.
pub(super) struct Auditor<'a> {
    pub audit: Audit<'a>,
    pub summary: Summary,
    pub checker: Checker,
    registers: Registers,
    pub locations: Locations,
    /// The dialect of call frame information: that of the file's units.
    pub frame_dialect: Dialect,
    lists: Lists,
    /// The functions that contain the current entry.
    functions: Vec<Function>,
    known: Known,
    pending: Vec<Pending>,
    /// The findings for the current entry.
    found: Vec<Finding>,
    /// References to entries of other units.
    pub in_other_unit: Vec<InOtherUnit>,
    /// True if a limit on the number of references was exceeded.
    overflowed: bool,
}

/// A function that contains an entry.
struct Function {
    depth: isize,
    frame_base: FrameBase,
    /// Its code, if it has code that can be read.
    code: Option<Ranges>,
}

/// The maximum numbers of stored references: to other units, and to later entries of the current
/// unit.
const MAX_IN_OTHER_UNITS: usize = 1 << 20;
const MAX_PENDING: usize = 1 << 18;

impl<'a> Auditor<'a> {
    pub fn new(
        audit: Audit<'a>,
        registers: Registers,
        locations: Locations,
        list_bytes: u64,
    ) -> Auditor<'a> {
        Auditor {
            audit,
            summary: Summary::default(),
            checker: Checker::default(),
            registers,
            locations,
            frame_dialect: Dialect::Llvm,
            lists: Lists::new(list_bytes),
            functions: Vec::new(),
            known: Known::default(),
            pending: Vec::new(),
            found: Vec::new(),
            in_other_unit: Vec::new(),
            overflowed: false,
        }
    }

    pub fn report(&mut self, finding: Finding) {
        self.summary.count(&finding);
        (self.audit.sink)(finding);
    }

    /// Reports the findings for an entry, with its name. Few entries have findings, so names are
    /// read only here.
    fn report_found(&mut self, unit: &Unit, tables: &mut Tables<'_>, entry: &Entry<'_>) {
        if self.found.is_empty() {
            return;
        }
        let name = walk::name(unit, tables, entry);
        for mut finding in core::mem::take(&mut self.found) {
            finding.place.name.clone_from(&name);
            self.report(finding);
        }
    }

    /// Checks an expression, and records the entries that it refers to.
    fn expression(&mut self, site: &Site<'_>, place: &Place, bytes: &[u8]) {
        self.summary.expressions += 1;
        if let Err(problem) = self.checker.check(&site.context, bytes) {
            self.found.push(problem.within(place));
            return;
        }
        // Removed from the checker during the loop, because `expect` borrows `self`.
        let references = core::mem::take(&mut self.checker.references);
        for reference in references.iter() {
            let place = place.at_byte(reference.at);
            if calls_itself(site.unit, &place, reference.target) {
                let detail = "the expression refers to its own entry";
                let finding = Finding::new(Fault::Circular, place, detail);
                self.found.push(finding);
            } else {
                self.expect(site.unit, Pending::Entry(place, reference.target));
            }
        }
        self.checker.references = references;
        if let (Some(bits), Some(object)) = (self.checker.composite, site.object) {
            let place = place.at_byte(0);
            let size = Pending::Size {
                place,
                bits,
                object,
            };
            self.expect(site.unit, size);
        }
        let notes = self.checker.notes(&site.context, bytes);
        self.found.extend(notes.map(|note| note.within(place)));
    }

    /// Keeps a requirement on another entry until that entry is known, unless it is already met.
    fn expect(&mut self, unit: &Unit, pending: Pending) {
        // In a package, offsets in the section still refer to the `.dwo` file from which the unit
        // was copied.
        if unit.packaged && pending.is_in_section() || self.known.is_met(unit, &pending) {
            return;
        }
        if self.pending.len() < MAX_PENDING {
            self.pending.push(pending);
        } else {
            self.unchecked(pending);
        }
    }

    /// Reports, once, that not all references can be checked.
    fn unchecked(&mut self, pending: Pending) {
        if !core::mem::replace(&mut self.overflowed, true) {
            self.report(pending.unchecked("too many references to later entries".into()));
        }
    }

    fn attribute(
        &mut self,
        unit: &Unit,
        tables: &mut Tables<'_>,
        entry: &Entry<'_>,
        (name, value): (DwAt, Value<'_>),
    ) {
        let usage = context::attribute(entry.tag(), name);
        let expression = match value {
            AttributeValue::Exprloc(expression) => Some(expression.0.slice()),
            AttributeValue::Block(block) if unit.bases.version < 4 && usage.is_some() => {
                Some(block.slice())
            }
            _ => None,
        };
        // An unknown attribute is checked only if its value is an expression.
        let usage = match (usage, expression) {
            (Some(usage), _) => usage,
            (None, Some(_)) => Use {
                purpose: Purpose::Unknown,
                initial: 0,
                others: Others::Anything,
            },
            (None, None) => return,
        };
        let place = Place {
            attribute: Some(name),
            ..unit.place(entry)
        };
        if expression.is_none() {
            if let Some(fault) = wrong_form(&usage, name, value) {
                self.found
                    .push(Finding::new(fault, place, class(value).name()));
                return;
            }
            if !is_list(value) {
                return;
            }
        }
        let has_size = name == constant::DW_AT_location && is_object(entry.tag());
        let site = Site {
            unit,
            context: self.context(unit, usage, self.frame_base(entry, value)),
            object: has_size.then_some(entry.offset().0 as u64),
        };
        if let Some(expression) = expression {
            self.expression(&site, &place, expression);
            return;
        }
        // Removed from `self` while the list is read, because the sink borrows `self`.
        let mut lists = core::mem::take(&mut self.lists);
        self.summary.lists += 1;
        let mut sink = ListSink {
            auditor: self,
            site: &site,
            place: &place,
            is_somewhere: false,
            outside: None,
        };
        lists.read(&mut sink, unit, tables, value);
        let outside = sink.outside.filter(|_| !sink.is_somewhere);
        self.lists = lists;
        if let Some((start, end)) = outside.filter(|_| has_size) {
            let detail = format!("the first range is 0x{start:x}..0x{end:x}");
            let finding = Finding::new(Fault::ListOutside, place, detail);
            self.found.push(finding);
        }
    }

    fn context(&self, unit: &Unit, usage: Use, frame_base: FrameBase) -> Context {
        Context {
            encoding: unit.encoding,
            version: unit.bases.version,
            purpose: usage.purpose,
            initial: usage.initial,
            frame_base,
            locations: self.locations,
            registers: self.registers,
            addresses: unit.bases.address_count,
        }
    }

    /// Returns whether the expressions in the value of an entry's attribute have a frame base.
    fn frame_base(&self, entry: &Entry<'_>, value: Value<'_>) -> FrameBase {
        match self.functions.last() {
            _ if entry.tag() == constant::DW_TAG_dwarf_procedure => FrameBase::Unknown,
            Some(function) => function.frame_base,
            // A location list limits each location to a range of code, so a global variable can be
            // in the frame of the function there. A single expression has no such range.
            None if entry.tag() == constant::DW_TAG_variable && !is_list(value) => {
                FrameBase::Missing
            }
            // A type outside of functions may be the type of a local variable. A debugger then uses
            // that variable's frame.
            None => FrameBase::Unknown,
        }
    }
}

/// The requirements on the expressions of an attribute.
struct Site<'s> {
    unit: &'s Unit,
    context: Context,
    /// The offset of the entry in the unit, if the expressions must have the size of its type.
    object: Option<u64>,
}

fn is_object(tag: DwTag) -> bool {
    matches!(
        tag,
        constant::DW_TAG_variable | constant::DW_TAG_formal_parameter
    )
}

fn is_list(value: Value<'_>) -> bool {
    matches!(
        value,
        AttributeValue::SecOffset(_) | AttributeValue::DebugLocListsIndex(_)
    )
}

/// Returns the fault of a value that is not an expression, if the attribute must not have it.
fn wrong_form(usage: &Use, name: DwAt, value: Value<'_>) -> Option<Fault> {
    let class = class(value);
    // The standard does not allow a reference here. LLVM writes a reference to a variable that
    // holds the location, and gdb follows it as it does for a bound.
    if class == Class::Reference && name == constant::DW_AT_data_location {
        return Some(Fault::ReferenceForm);
    }
    let is_allowed = match (class, usage.others) {
        (Class::List, _) => matches!(usage.purpose, Purpose::Location | Purpose::FrameBase),
        (_, Others::Anything) => true,
        (Class::Number | Class::Reference, Others::Numbers) => true,
        (_, Others::Nothing | Others::Numbers) => false,
    };
    (!is_allowed).then_some(Fault::LocationForm)
}

/// The class of a value that is not an expression (DWARF 5 section 7.5.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    Block,
    Text,
    List,
    Ranges,
    Address,
    Reference,
    Flag,
    Number,
}

impl Class {
    fn name(self) -> &'static str {
        match self {
            Class::Block => "a block",
            Class::Text => "a string",
            Class::List => "a location list",
            Class::Ranges => "a list of ranges",
            Class::Address => "an address",
            Class::Reference => "a reference",
            Class::Flag => "a flag",
            Class::Number => "a number",
        }
    }
}

fn class(value: Value<'_>) -> Class {
    use AttributeValue as V;
    match value {
        V::Block(_) | V::Exprloc(_) => Class::Block,
        V::String(_)
        | V::DebugStrRef(_)
        | V::DebugStrRefSup(_)
        | V::DebugStrOffsetsIndex(_)
        | V::DebugLineStrRef(_) => Class::Text,
        _ if is_list(value) => Class::List,
        V::RangeListsRef(_) | V::DebugRngListsIndex(_) => Class::Ranges,
        V::Addr(_) | V::DebugAddrIndex(_) => Class::Address,
        V::UnitRef(_) | V::DebugInfoRef(_) | V::DebugInfoRefSup(_) | V::DebugTypesRef(_) => {
            Class::Reference
        }
        V::Flag(_) => Class::Flag,
        _ => Class::Number,
    }
}

/// True if a reference from the expression at a place is a call of the same entry's location.
fn calls_itself(unit: &Unit, place: &Place, target: ReferenceTarget) -> bool {
    let in_unit = |own: u64| place.offset.checked_sub(unit.start) == Some(own);
    place.attribute == Some(constant::DW_AT_location)
        && match target {
            ReferenceTarget::InUnit(offset) => in_unit(offset),
            // In a package, the offset does not refer to the section.
            ReferenceTarget::InSection(offset, AllowedEntry::Any) => {
                offset == place.offset && unit.section_id() == unit.info_section() && !unit.packaged
            }
            // A pointer to the object itself needs no location.
            ReferenceTarget::InSection(_, AllowedEntry::Object) | ReferenceTarget::BaseType(..) => {
                false
            }
        }
}

/// Checks the entries of a location list.
struct ListSink<'l, 'a> {
    auditor: &'l mut Auditor<'a>,
    site: &'l Site<'l>,
    place: &'l Place,
    /// True if an entry holds in the function's code, or it is unknown where it holds.
    is_somewhere: bool,
    /// The first range outside of the function's code.
    outside: Option<(u64, u64)>,
}

impl ListSink<'_, '_> {
    fn place(&self, list: Option<(&'static str, u64)>) -> Place {
        Place {
            list,
            ..self.place.clone()
        }
    }
}

impl Sink for ListSink<'_, '_> {
    fn fault(&mut self, list: Option<(&'static str, u64)>, fault: Fault, detail: String) {
        let finding = Finding::new(fault, self.place(list), detail);
        self.auditor.found.push(finding);
    }

    fn location(&mut self, at: (&'static str, u64), range: EntryRange, expression: &[u8]) {
        let code = self.auditor.functions.last();
        match (range, code.and_then(|function| function.code.as_ref())) {
            (EntryRange::At(start, end), _) if start >= end => {}
            (EntryRange::At(start, end), Some(code)) if !code.intersects(start, end) => {
                self.outside.get_or_insert((start, end));
            }
            _ => self.is_somewhere = true,
        }
        self.auditor.summary.list_entries += 1;
        let place = self.place(Some(at));
        self.auditor.expression(self.site, &place, expression);
    }
}

impl Visitor for Auditor<'_> {
    fn unit(&mut self, unit: &Unit, tables: &mut Tables<'_>) {
        self.summary.units += 1;
        if unit.encoding.dialect == Dialect::LlvmLegacy {
            self.frame_dialect = Dialect::LlvmLegacy;
        }
        self.functions.clear();
        self.known.clear();
        self.pending.clear();
        if let Some((fault, detail)) = self.lists.start(unit, tables) {
            let place = Place::new(unit.section, unit.start);
            self.report(Finding::new(fault, place, detail));
        }
    }

    fn entry(&mut self, unit: &Unit, tables: &mut Tables<'_>, entry: &Entry<'_>) {
        self.summary.entries += 1;
        self.summary.skeletons += u64::from(walk::is_skeleton(unit, entry));
        while self
            .functions
            .last()
            .is_some_and(|function| function.depth >= entry.depth())
        {
            self.functions.pop();
        }
        if entry.tag() == constant::DW_TAG_subprogram {
            let code = [constant::DW_AT_low_pc, constant::DW_AT_ranges]
                .into_iter()
                .any(|name| entry.has_attr(name));
            let frame_base = match entry.has_attr(constant::DW_AT_frame_base) {
                true => FrameBase::Known,
                // An abstract instance or a declaration has no code. The entry with the code has
                // the frame base.
                false if !code => FrameBase::Unknown,
                false => FrameBase::Missing,
            };
            let ranges = code::ranges(unit, tables, entry).ok().flatten();
            self.functions.push(Function {
                depth: entry.depth(),
                frame_base,
                code: ranges.filter(|code| code.bytes() > 0),
            });
        }
        self.known.add(unit, entry);
        for attribute in entry.attrs() {
            let value = attribute_value(unit.bases.version, attribute);
            self.attribute(unit, tables, entry, (attribute.name(), value));
        }
        self.report_found(unit, tables, entry);
    }

    fn end(&mut self, unit: &Unit, tables: &mut Tables<'_>, names: &mut Names<'_, '_>) {
        let mut last: Option<Place> = None;
        for pending in core::mem::take(&mut self.pending) {
            if let Some(requirement) = pending.in_other_unit(unit) {
                if self.in_other_unit.len() < MAX_IN_OTHER_UNITS {
                    self.in_other_unit.push(requirement);
                } else {
                    self.unchecked(pending);
                }
            } else if let Some(mut finding) = self.known.resolve(unit, pending) {
                // Only the first fault of an expression is reported.
                if last.is_none_or(|last| !last.is_in_same_expression(&finding.place)) {
                    finding.place.name = names.of(unit, tables, finding.place.offset);
                    self.report(finding.clone());
                }
                last = Some(finding.place);
            }
        }
    }

    fn fault(&mut self, finding: Finding) {
        self.report(finding);
    }

    fn progress(&mut self, bytes: u64) {
        (self.audit.progress)(bytes);
    }
}
