//! Checks the expressions and location lists in the entries of units.

use super::context::{self, Context, FrameBase, Locations, Purpose, Use};
use super::expression::Checker;
use super::fault::Fault;
use super::finding::{Finding, Place};
use super::lists::{Lists, Sink};
use super::problem::{Problem, Target};
use super::references::{Far, Known, Pending};
use super::registers::Registers;
use super::summary::{Audit, Summary};
use super::tables::{Tables, Value};
use super::walk::{self, Entry, Unit, Visitor};
use crate::dwarf::Held;
use gimli::AttributeValue;
use gimli::constants::{self as constant, DwAt};

/// The visitor that checks entries. Fields for the current unit are cleared at its start.
pub(super) struct Auditor<'a> {
    pub audit: Audit<'a>,
    pub summary: Summary,
    pub checker: Checker,
    registers: Registers,
    pub locations: Locations,
    lists: Lists,
    /// The functions that contain the current entry: their depths and their frame bases.
    functions: Vec<(isize, FrameBase)>,
    known: Known,
    pending: Vec<Pending>,
    /// The findings for the current entry.
    found: Vec<Finding>,
    /// References to entries of other units.
    pub far: Vec<Far>,
    /// Whether a limit on the number of references was exceeded.
    overflowed: bool,
}

/// The limits on stored references: to other units, and to later entries of the current unit.
const MOST_FAR: usize = 1 << 20;
const MOST_PENDING: usize = 1 << 18;

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
            lists: Lists::new(list_bytes),
            functions: Vec::new(),
            known: Known::default(),
            pending: Vec::new(),
            found: Vec::new(),
            far: Vec::new(),
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
        let name = entry.attr_value_raw(constant::DW_AT_name);
        let name = name.and_then(|name| tables.string(&unit.bases, name));
        for mut finding in core::mem::take(&mut self.found) {
            finding.place.name.clone_from(&name);
            self.report(finding);
        }
    }

    /// Checks an expression, and records the entries that it refers to.
    pub fn expression(
        &mut self,
        context: &Context,
        bytes: &[u8],
        unit: &Unit,
        place: &Place,
        size_of: Option<u64>,
    ) {
        self.summary.expressions += 1;
        match self.checker.check(context, bytes) {
            Ok(()) => {
                let place = |byte| Place {
                    byte: Some(byte),
                    ..place.clone()
                };
                // Removed from the checker during the loop, because `expect` borrows `self`.
                let references = core::mem::take(&mut self.checker.references);
                for reference in references.iter() {
                    let own = place(reference.at).offset.checked_sub(unit.start);
                    if context.purpose == Purpose::Location
                        && own.is_some_and(|own| calls(reference.target, own))
                    {
                        let detail = "it refers to its own entry".into();
                        self.found.push(Finding {
                            fault: Fault::Circular,
                            place: place(reference.at),
                            detail,
                        });
                        continue;
                    }
                    self.expect(unit, Pending::Entry(place(reference.at), reference.target));
                }
                self.checker.references = references;
                if let (Some(bits), Some(object)) = (self.checker.composite, size_of) {
                    self.expect(
                        unit,
                        Pending::Size {
                            place: place(0),
                            bits,
                            object,
                        },
                    );
                }
                let at_end = |noted: bool| noted.then(|| (bytes.len(), String::new()));
                let newer = self.checker.newer.map(|(at, kind, since)| {
                    let version = context.version;
                    (
                        at,
                        format!("{kind} is of version {since}, and the unit of version {version}"),
                    )
                });
                let problems = [self.checker.overlap.take(), self.checker.on_stack.take()];
                let [overlap, on_stack] =
                    problems.map(|problem| problem.map(|problem| (problem.at, problem.detail)));
                let notes = [
                    (Fault::EntriesLeft, at_end(self.checker.leaves_more)),
                    (Fault::SharedPieces, at_end(self.checker.shares)),
                    (Fault::NewerOperation, newer),
                    (Fault::LocationOnStack, on_stack),
                    (Fault::PieceOverlap, overlap),
                ];
                for (fault, noted) in notes {
                    let finding = noted.map(|(at, detail)| Finding {
                        fault,
                        place: place(at),
                        detail,
                    });
                    self.found.extend(finding);
                }
            }
            Err(Problem { fault, at, detail }) => {
                self.found.push(Finding {
                    fault,
                    place: Place {
                        byte: Some(at),
                        ..place.clone()
                    },
                    detail,
                });
            }
        }
    }

    /// Keeps a requirement on another entry until that entry is known, unless it is already met.
    fn expect(&mut self, unit: &Unit, pending: Pending) {
        // In a package, offsets in the section still refer to the `.dwo` file from which the unit
        // was copied.
        if unit.packaged && pending.is_in_section() || self.known.settles(unit, &pending) {
            return;
        }
        if self.pending.len() < MOST_PENDING {
            self.pending.push(pending);
        } else {
            self.unchecked(pending);
        }
    }

    /// Reports, once, that not all references can be checked.
    fn unchecked(&mut self, pending: Pending) {
        if !core::mem::replace(&mut self.overflowed, true) {
            self.report(pending.unchecked("there are too many references to later entries".into()));
        }
    }

    fn attribute(
        &mut self,
        unit: &Unit,
        tables: &mut Tables<'_>,
        entry: &Entry<'_>,
        name: DwAt,
        value: Value<'_>,
    ) {
        let how = context::attribute(name);
        let expression = match value {
            AttributeValue::Exprloc(expression) => Some(expression.0.slice()),
            AttributeValue::Block(block) if unit.bases.version < 4 && how.is_some() => {
                Some(block.slice())
            }
            _ => None,
        };
        // An attribute that this table does not have is checked only if its value is an expression.
        let how = match (how, expression) {
            (Some(how), _) => how,
            (None, Some(_)) => Use {
                purpose: Purpose::Unknown,
                initial: 0,
                constant: true,
            },
            (None, None) => return,
        };
        let is_list = matches!(how.purpose, Purpose::Location | Purpose::FrameBase);
        let place = Place {
            attribute: Some(name),
            ..unit.place(entry)
        };
        // The standard does not allow a reference here. LLVM writes a reference to a variable that
        // holds the location, and gdb follows it as it does for a bound.
        let is_reference = matches!(
            value,
            AttributeValue::UnitRef(_) | AttributeValue::DebugInfoRef(_)
        );
        if is_reference && name == constant::DW_AT_data_location {
            self.found.push(Finding {
                fault: Fault::ReferenceForm,
                place,
                detail: form(value).into(),
            });
            return;
        }
        let wrong_form = match value {
            _ if expression.is_some() => false,
            AttributeValue::SecOffset(_) | AttributeValue::DebugLocListsIndex(_) => !is_list,
            _ => {
                !how.constant
                    || matches!(value, AttributeValue::Block(_) | AttributeValue::String(_))
            }
        };
        let lists = matches!(
            value,
            AttributeValue::SecOffset(_) | AttributeValue::DebugLocListsIndex(_)
        );
        if expression.is_none() && !lists && !wrong_form {
            return;
        }
        if wrong_form {
            self.found.push(Finding {
                fault: Fault::LocationForm,
                place,
                detail: form(value).into(),
            });
            return;
        }
        let frame_base = match self.functions.last() {
            _ if entry.tag() == constant::DW_TAG_dwarf_procedure => FrameBase::Unknown,
            Some((_, frame_base)) => *frame_base,
            // A location list limits each location to a range of code, so a global variable can be
            // in the frame of the function there. A single expression has no such range.
            None if entry.tag() == constant::DW_TAG_variable && expression.is_some() => {
                FrameBase::Missing
            }
            // A type outside functions may be that of a local variable; a debugger then uses that
            // variable's frame.
            None => FrameBase::Unknown,
        };
        let context = Context {
            encoding: unit.encoding,
            version: unit.bases.version,
            purpose: how.purpose,
            initial: how.initial,
            frame_base,
            locations: self.locations,
            registers: self.registers,
            addresses: unit.bases.address_count,
        };
        let object = matches!(
            entry.tag(),
            constant::DW_TAG_variable | constant::DW_TAG_formal_parameter
        );
        let size_of =
            (object && name == constant::DW_AT_location).then_some(entry.offset().0 as u64);
        if let Some(expression) = expression {
            self.expression(&context, expression, unit, &place, size_of);
            return;
        }
        // Removed from `self` while the list is read, because the sink borrows `self`.
        let mut lists = core::mem::take(&mut self.lists);
        self.summary.lists += 1;
        let mut sink = ListSink {
            auditor: self,
            context: &context,
            unit,
            place: &place,
            size_of,
        };
        lists.read(&mut sink, unit, tables, value);
        self.lists = lists;
    }
}

/// Whether a reference from an expression leads to the given entry of the same unit.
fn calls(target: Target, entry: u64) -> bool {
    target == Target::InUnit(entry)
}

/// The class of a value that an attribute should not have.
fn form(value: Value<'_>) -> &'static str {
    match value {
        AttributeValue::Block(_) => "a block",
        AttributeValue::String(_) => "a string",
        AttributeValue::SecOffset(_) | AttributeValue::DebugLocListsIndex(_) => "a location list",
        AttributeValue::Addr(_) | AttributeValue::DebugAddrIndex(_) => "an address",
        AttributeValue::UnitRef(_) | AttributeValue::DebugInfoRef(_) => "a reference",
        AttributeValue::Flag(_) => "a flag",
        _ => "a number",
    }
}

/// Checks the entries of a location list.
struct ListSink<'l, 'a> {
    auditor: &'l mut Auditor<'a>,
    context: &'l Context,
    unit: &'l Unit,
    place: &'l Place,
    size_of: Option<u64>,
}

impl Sink for ListSink<'_, '_> {
    fn fault(&mut self, list: Option<(&'static str, u64)>, fault: Fault, detail: String) {
        self.auditor.found.push(Finding {
            fault,
            place: Place {
                list,
                ..self.place.clone()
            },
            detail,
        });
    }

    fn location(&mut self, at: (&'static str, u64), _: Held, expression: &[u8]) {
        self.auditor.summary.list_entries += 1;
        let place = Place {
            list: Some(at),
            ..self.place.clone()
        };
        self.auditor
            .expression(self.context, expression, self.unit, &place, self.size_of);
    }
}

impl Visitor for Auditor<'_> {
    fn unit(&mut self, unit: &Unit, tables: &mut Tables<'_>) {
        self.summary.units += 1;
        self.functions.clear();
        self.known.clear();
        self.pending.clear();
        if let Some((fault, detail)) = self.lists.start(unit, tables) {
            let place = Place {
                section: unit.section,
                offset: unit.start,
                ..Place::default()
            };
            self.report(Finding {
                fault,
                place,
                detail,
            });
        }
    }

    fn entry(&mut self, unit: &Unit, tables: &mut Tables<'_>, entry: &Entry<'_>) {
        self.summary.entries += 1;
        self.summary.skeletons += u64::from(walk::is_skeleton(unit, entry));
        while self
            .functions
            .last()
            .is_some_and(|(depth, _)| *depth >= entry.depth())
        {
            self.functions.pop();
        }
        if entry.tag() == constant::DW_TAG_subprogram {
            let code = [constant::DW_AT_low_pc, constant::DW_AT_ranges]
                .into_iter()
                .any(|name| entry.has_attr(name));
            let frame_base = match entry.has_attr(constant::DW_AT_frame_base) {
                true => FrameBase::Known,
                // An abstract instance or a declaration: the entry with the code has the frame
                // base.
                false if !code => FrameBase::Unknown,
                false => FrameBase::Missing,
            };
            self.functions.push((entry.depth(), frame_base));
        }
        self.known.add(unit, entry);
        for attribute in entry.attrs() {
            let value = attribute.raw_value();
            self.attribute(unit, tables, entry, attribute.name(), value);
        }
        self.report_found(unit, tables, entry);
    }

    fn end(&mut self, unit: &Unit, _: &mut Tables<'_>) {
        let mut last: Option<Place> = None;
        for pending in core::mem::take(&mut self.pending) {
            if let Some(far) = pending.far(unit) {
                if self.far.len() < MOST_FAR {
                    self.far.push(far);
                } else {
                    self.unchecked(pending);
                }
            } else if let Some(finding) = self.known.resolve(unit, pending) {
                // Only the first fault of an expression is reported.
                if last.is_none_or(|last| !last.is_in_same_expression(&finding.place)) {
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
