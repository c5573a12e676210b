//! Queries the location of an object: its meaning in the language, and its lowered locations in
//! some dialects.
//!
//! The parts of a question have the syntax of an expectation: `f+0x10`, `x`, `rsp=0x7000`. Its
//! answers are ranges of code in which the location does not change.

use super::form;
use super::names::subprogram_around;
use super::{
    About, At, Consumed, ExpectationError, ExpectationErrorKind, Names, Resolved, Side, Uses, parse,
};
use crate::check::object::Used;
use crate::check::{compare::Relation, reference::Reference};
use crate::check::{positions, reference_of};
use crate::lower::{EntryLocation, Lowered, Missing};
use crate::markers::{CodeRange, FunctionId};
use crate::metadata::{Object, SubprogramId, VariableKind};
use crate::module::Module;
use crate::text::Parsed;
use crate::units::Position;
use crate::validate::Validated;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The relation of a lowered location to the location that the language defines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Agreement {
    /// The location is equal, or is one of several.
    Same,
    /// The location gives less, and lowering reported a degradation.
    Degraded,
    /// The location gives less, and lowering reported no degradation.
    Weaker,
    /// The location differs.
    Different,
    /// The language does not define a location, or the object is not lowered.
    Unknown,
}

/// The location of an object as lowered to one dialect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DialectLocation {
    /// The location in normal form.
    pub location: String,
    /// Its relation to the location that the language defines.
    pub agreement: Agreement,
    /// The reasons why the location is missing, in part or as a whole.
    pub missing: Vec<Missing>,
}

/// The location of an object, in code in which it does not change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The code: byte offsets from the start of a function; `None` for code outside of the module's
    /// functions.
    pub code: Option<(FunctionId, CodeRange)>,
    /// The location that the language defines, in normal form.
    pub language: String,
    /// The location in each lowered module.
    pub lowered: Vec<DialectLocation>,
}

/// A question about one subject.
#[derive(Clone, Debug)]
pub struct Question {
    resolved: Resolved,
    name: String,
}

/// A module and its lowered forms, which answer questions.
pub struct Compared<'a, 'm> {
    reference: Reference<'a>,
    uses: Uses,
    lowered: Vec<Consumed<'a, 'm>>,
}

/// The data that is compared on machines that give symbols the same addresses.
struct Known<'k, 'm> {
    reference: &'k Reference<'k>,
    uses: &'k Uses,
    sides: Vec<Side<'k, 'm>>,
}

impl<'a, 'm> Compared<'a, 'm> {
    /// A module, and its lowered forms.
    pub fn new(validated: &'a Validated<'m>, lowered: &'a [Lowered<'a, 'm>]) -> Compared<'a, 'm> {
        Compared {
            reference: reference_of(validated),
            uses: Uses::new(validated),
            lowered: lowered.iter().map(Consumed::new).collect(),
        }
    }

    /// Returns the answers to each question, in the order of code, with the location in each
    /// lowered form.
    pub fn answers(&mut self, questions: &[Question]) -> Vec<Vec<Answer>> {
        let mut all = Vec::new();
        let has_same = |one: &Question, other: &Question| {
            one.resolved.machine.symbols == other.resolved.machine.symbols
        };
        for alike in questions.chunk_by(has_same) {
            let Some(first) = alike.first() else { continue };
            let sides = self.lowered.iter_mut();
            let sides = sides.map(|consumed| consumed.side(&first.resolved.machine));
            let known = Known {
                reference: &self.reference,
                uses: &self.uses,
                sides: sides.collect(),
            };
            all.extend(alike.iter().map(|question| question.answers(&known)));
        }
        all
    }
}

impl Question {
    /// Reads a question about a module that was read from `source`. It consists of an object (`x`,
    /// `x@12`, `!20`, `cfa`, `caller(rbx)`), a place (`f+0x10`, `f+0x8..0x18`, `elsewhere`) and the
    /// contents of the machine (`rsp=0x7000, [0x7010]=<2a>`), each in the syntax of
    /// docs/text-format.md, section 7. Without an object, returns a question for each variable.
    /// Without a place, returns a question for each function that can contain the object, and for
    /// code outside of functions.
    ///
    /// # Errors
    /// If the text does not have that syntax, or names an object or function that the module does
    /// not have. The column of an error is in the expectation `;! PLACE with MACHINE: OBJECT`.
    pub fn read(
        source: &str,
        parsed: &Parsed,
        object: Option<&str>,
        place: Option<&str>,
        machine: Option<&str>,
    ) -> Result<Vec<Question>, ExpectationError> {
        let parts = [
            format!(";! {}", place.unwrap_or("elsewhere")),
            machine.map_or(String::new(), |machine| format!(" with {machine}")),
            format!(": {}", object.unwrap_or("cfa")),
        ];
        let line = parts.concat() + " = undef";
        let (mut read, errors) = parse::parse(&line);
        if let Some(error) = errors.into_iter().next() {
            return Err(within(error, &line, &parts));
        }
        let Some(expectation) = read.pop() else {
            return Ok(Vec::new());
        };
        let resolved = Names::new(source, parsed).resolve(expectation)?;
        let module = &parsed.module;
        let subjects: Vec<(About, String)> = match object {
            Some(name) => alloc::vec![(resolved.about, name.to_string())],
            None => {
                let name = |id| module.metadata.object_name(id);
                let variables = module.metadata.variables.iter();
                let variables = variables.map(|(id, node)| (Object::from(id), node.line));
                variables
                    .map(|(id, line)| (About::Object(id), format!("{}@{line}", name(id))))
                    .collect()
            }
        };
        let mut questions = Vec::new();
        for (about, name) in subjects {
            let places = if place.is_some() {
                alloc::vec![resolved.place]
            } else {
                places(module, about)
            };
            questions.extend(places.into_iter().map(|place| Question {
                resolved: Resolved {
                    about,
                    place,
                    ..resolved.clone()
                },
                name: name.clone(),
            }));
        }
        Ok(questions)
    }

    /// The subject as written; if the question names none, the name and line of the variable.
    pub fn subject(&self) -> &str {
        &self.name
    }

    /// The answers, in the order of code.
    fn answers(&self, compared: &Known<'_, '_>) -> Vec<Answer> {
        let Some((function, first, end)) = self.resolved.place else {
            return alloc::vec![self.answer(compared, None)];
        };
        let own = compared.reference.boundaries(function).into_iter();
        let lowered = compared.sides.iter();
        let lowered = lowered.flat_map(|side| self.boundaries(side.lowered, function));
        let boundaries = own.chain(lowered).chain([Position(first)]);
        let starts = positions(boundaries, first..end);
        let mut answers: Vec<Answer> = Vec::new();
        for (index, start) in starts.iter().enumerate() {
            let range = CodeRange::new(
                *start,
                starts.get(index + 1).copied().unwrap_or(Position(end)),
            );
            let next = self.answer(compared, Some((function, range)));
            match answers.last_mut() {
                Some(Answer {
                    code: Some((_, before)),
                    language,
                    lowered,
                }) if *language == next.language && *lowered == next.lowered => {
                    before.end = range.end;
                }
                _ => answers.push(next),
            }
        }
        answers
    }

    fn boundaries(&self, lowered: &Lowered<'_, '_>, function: FunctionId) -> Vec<Position> {
        let About::Object(object) = self.resolved.about else {
            return Vec::new();
        };
        let entries = match lowered.of_object(object) {
            EntryLocation::List(entries) => entries,
            EntryLocation::PerFunction(number) => {
                let differing = lowered.function_locations(number);
                differing.entries_in(function).unwrap_or(0..0)
            }
            EntryLocation::Absent | EntryLocation::Expression(_) => 0..0,
        };
        lowered
            .entries(entries)
            .iter()
            .flat_map(|entry| [entry.range.start, entry.range.end])
            .collect()
    }

    fn answer(&self, compared: &Known<'_, '_>, code: Option<(FunctionId, CodeRange)>) -> Answer {
        let place: At = code.map(|(function, range)| (function, range.start));
        let order = compared.reference.module().target.byte_order();
        let language = match self.resolved.found(compared.reference, place) {
            Ok(Some(found)) if found.bits > form::MAX_BITS => {
                "an object that is too large to show".to_string()
            }
            Ok(Some(found)) => found.form.text(order),
            Ok(None) => "undef".to_string(),
            Err(unknown) => format!("unknown: {unknown}"),
        };
        let used = match self.resolved.about {
            About::Object(object) => compared.uses.of(object, code.map(|(function, _)| function)),
            About::Frame(_) => None,
        };
        let reference = compared.reference;
        let lowered = compared.sides.iter();
        let lowered = lowered
            .map(|side| self.lowered_location(reference, side, used, place))
            .collect();
        Answer {
            code,
            language,
            lowered,
        }
    }

    fn lowered_location(
        &self,
        reference: &Reference<'_>,
        side: &Side<'_, '_>,
        used: Option<Used>,
        place: At,
    ) -> DialectLocation {
        let resolved = &self.resolved;
        let seen = match resolved.about {
            About::Frame(of) => resolved.compare_frame(reference, side, of, place),
            About::Object(object) => {
                used.map(|used| resolved.compare(reference, side, (object, used), place))
            }
        };
        let missing = match resolved.about {
            About::Object(object) => side.lowered.missing(object, place),
            About::Frame(_) => Vec::new(),
        };
        let Some((relation, is_degraded, location)) = seen else {
            return DialectLocation {
                location: "not lowered".to_string(),
                agreement: Agreement::Unknown,
                missing,
            };
        };
        let agreement = match relation {
            None | Some(Relation::Unknown) => Agreement::Unknown,
            Some(Relation::Exact) => Agreement::Same,
            Some(Relation::Weaker) if is_degraded => Agreement::Degraded,
            Some(Relation::Weaker) => Agreement::Weaker,
            Some(Relation::Different) => Agreement::Different,
        };
        DialectLocation {
            location,
            agreement,
            missing,
        }
    }
}

/// Shortens the found text of an error, so that it ends with the part of the question that has the
/// error: the rest of the line is from [`Question::read`].
fn within(mut error: ExpectationError, line: &str, parts: &[String]) -> ExpectationError {
    let start = error.column.saturating_sub(1);
    let mut end = 0;
    for part in parts {
        end += part.chars().count();
        if start <= end {
            break;
        }
    }
    if let ExpectationErrorKind::Expected { found, .. } = &mut error.kind {
        let rest = line.chars().skip(start).take(end.saturating_sub(start));
        let rest: String = rest.collect();
        if !rest.trim_start().starts_with(found.trim_matches('`')) {
            *found = match rest.trim() {
                "" => "the end".to_string(),
                rest => format!("`{rest}`"),
            };
        }
    }
    error
}

/// Returns the functions that can contain a subject, with their whole code; `None` for code outside
/// of functions.
fn places(module: &Module, about: About) -> Vec<Option<(FunctionId, u32, u32)>> {
    let only = only_subprogram(module, about);
    let functions = module.code.functions();
    let functions = functions.filter(|function| function.size > 0);
    let own = functions.filter(|function| only.is_none_or(|only| only == function.subprogram));
    let mut places: Vec<_> = own
        .map(|function| Some((function.id, 0, function.size)))
        .collect();
    if only.is_none() && matches!(about, About::Object(_)) {
        places.push(None);
    }
    places
}

/// Returns the only function that can contain a subject. It need not have code.
fn only_subprogram(module: &Module, about: About) -> Option<SubprogramId> {
    let About::Object(Object::Variable(id)) = about else {
        return None;
    };
    let metadata = &module.metadata;
    let node = metadata.variables.get(id)?;
    let is_local = node.kind != VariableKind::Global;
    is_local.then(|| subprogram_around(metadata, id))?
}
