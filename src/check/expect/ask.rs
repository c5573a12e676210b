//! Queries the location of an object: its meaning in the language, and the lowered locations in
//! some dialects.
//!
//! A question is written with the words of an expectation: `f+0x10`, `x`, `rsp=0x7000`. Its answers
//! are ranges of code in which nothing changes.

use super::form;
use super::{About, At, ExpectationError, Names, Resolved, Uses, parse};
use crate::check::locations::LoweredLocations;
use crate::check::reference_of;
use crate::check::{compare::Relation, reference::Reference};
use crate::lower::{EntryLocation, Lowered, Missing};
use crate::markers::{CodeRange, FunctionId};
use crate::metadata::{Object, Text, VariableKind};
use crate::text::Parsed;
use crate::units::Position;
use crate::validate::Validated;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The relation of a lowered location to the location by the language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Agreement {
    /// The same location, or one of the same locations.
    Same,
    /// Less, and lowering reported a degradation.
    Degraded,
    /// Less, and lowering reported no degradation.
    Weaker,
    /// Another location.
    Different,
    /// The language does not define a location, or nothing of the object is lowered.
    Unknown,
}

/// The location of an object as lowered to one dialect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The location in normal form.
    pub location: String,
    /// Its relation to the location by the language.
    pub agreement: Agreement,
    /// Why the location is missing, in part or as a whole.
    pub missing: Vec<Missing>,
}

/// The location of an object in code in which it does not change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The code: byte offsets from the start of a function; `None` for code in no function of the
    /// module.
    pub code: Option<(FunctionId, CodeRange)>,
    /// The location by the language, in normal form.
    pub language: String,
    /// The location in each lowered module.
    pub lowered: Vec<Said>,
}

/// A question about one subject.
#[derive(Clone, Debug)]
pub struct Question {
    resolved: Resolved,
    name: String,
}

/// The reference and the lowered modules to which a question applies.
struct Sides<'a, 'm> {
    validated: &'a Validated<'m>,
    reference: Reference<'m>,
    uses: Uses,
    lowered: Vec<(&'a Lowered<'a, 'm>, LoweredLocations)>,
}

impl Question {
    /// Reads a question about a module that was read from `source`: an object (`x`, `x@12`, `!20`,
    /// `cfa`, `caller(rbx)`), a place (`f+0x10`, `f+0x8..0x18`, `elsewhere`) and the contents of
    /// the machine (`rsp=0x7000, [0x7010]=<2a>`), each in the syntax of docs/text-format.md,
    /// section 7. Without an object, returns a question for each variable; without a place, a
    /// question for each function that the object can be in, and for code outside of functions.
    ///
    /// # Errors
    /// If the text does not have that syntax, or names an object or function that the module does
    /// not have. Columns count in the line of an expectation.
    pub fn read(
        source: &str,
        parsed: &Parsed,
        object: Option<&str>,
        place: Option<&str>,
        machine: Option<&str>,
    ) -> Result<Vec<Question>, ExpectationError> {
        let with = machine.map_or(String::new(), |machine| format!(" with {machine}"));
        let line = format!(
            ";! {}{with}: {} = undef",
            place.unwrap_or("elsewhere"),
            object.unwrap_or("cfa")
        );
        let (mut read, errors) = parse::parse(&line);
        if let Some(error) = errors.into_iter().next() {
            return Err(error);
        }
        let Some(expectation) = read.pop() else {
            return Ok(Vec::new());
        };
        let asked = Names::new(source, parsed).resolve(expectation)?;
        let module = &parsed.module;
        let subjects: Vec<(About, String)> = match (object, asked.about) {
            (Some(name), about) => alloc::vec![(about, name.to_string())],
            (None, _) => {
                let variables = module.metadata.variables.iter();
                let named = variables.map(|(id, node)| (id.into(), node.line));
                named
                    .map(|(id, line)| {
                        (
                            About::Object(id),
                            format!("{}@{line}", module.metadata.object_name(id)),
                        )
                    })
                    .collect()
            }
        };
        let mut questions = Vec::new();
        for (about, name) in subjects {
            let resolved = Resolved {
                about,
                ..asked.clone()
            };
            let mut ask = |place| {
                let resolved = Resolved {
                    place,
                    ..resolved.clone()
                };
                questions.push(Question {
                    resolved,
                    name: name.clone(),
                });
            };
            if place.is_some() {
                ask(asked.place);
                continue;
            }
            let home = home(parsed, about);
            for function in module.code.functions().filter(|function| function.size > 0) {
                if home.is_none_or(|home| home == function.id) {
                    ask(Some((function.id, 0, function.size)));
                }
            }
            if home.is_none() && matches!(about, About::Object(_)) {
                ask(None);
            }
        }
        Ok(questions)
    }

    /// The subject as written; for a variable that was not named, its name and line.
    pub fn subject(&self) -> &str {
        &self.name
    }

    /// The answers, in the order of code.
    pub fn answers(&self, validated: &Validated<'_>, lowered: &[Lowered<'_, '_>]) -> Vec<Answer> {
        let symbols = |symbol: Text| self.resolved.machine.address(symbol);
        let filled = lowered
            .iter()
            .map(|lowered| (lowered, LoweredLocations::with_symbols(lowered, &symbols)));
        let sides = Sides {
            validated,
            reference: reference_of(validated),
            uses: Uses::new(validated),
            lowered: filled.collect(),
        };
        let mut answers: Vec<Answer> = Vec::new();
        let mut starts = match self.resolved.place {
            None => return alloc::vec![self.answer(&sides, None)],
            Some((function, first, end)) => {
                let mut starts = sides.reference.boundaries(function);
                starts.extend(
                    lowered
                        .iter()
                        .flat_map(|lowered| self.boundaries(lowered, function)),
                );
                starts.push(Position(first));
                starts.retain(|position| (first..end).contains(&position.0));
                starts
            }
        };
        starts.sort_unstable();
        starts.dedup();
        let Some((function, _, end)) = self.resolved.place else {
            return answers;
        };
        for (index, start) in starts.iter().enumerate() {
            let range = CodeRange::new(
                *start,
                starts.get(index + 1).copied().unwrap_or(Position(end)),
            );
            let next = self.answer(&sides, Some((function, range)));
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
        let location = match object {
            Object::Variable(id) => lowered.location(id),
            Object::Fragment(id) => lowered.fragment(id),
            Object::Code(_) => return Vec::new(),
        };
        let entries = match location {
            EntryLocation::List(entries) => entries.clone(),
            EntryLocation::PerFunction { parts, .. } => {
                let part = lowered
                    .parts(parts.clone())
                    .iter()
                    .find(|part| part.function == function);
                part.map_or(0..0, |part| part.entries.clone())
            }
            EntryLocation::Absent | EntryLocation::Expression(_) => 0..0,
        };
        lowered
            .entries(entries)
            .iter()
            .flat_map(|entry| [entry.range.start, entry.range.end])
            .collect()
    }

    fn answer(&self, sides: &Sides<'_, '_>, code: Option<(FunctionId, CodeRange)>) -> Answer {
        let place: At = code.map(|(function, range)| (function, range.start));
        let order = sides.validated.module().target.byte_order();
        let language = match self.resolved.found(&sides.reference, place) {
            Ok(Some(found)) if found.bits > form::MOST_BITS => {
                "an object that is too large to show".to_string()
            }
            Ok(Some(found)) => found.form.text(order),
            Ok(None) => "undef".to_string(),
            Err(unknown) => format!("unknown: {unknown}"),
        };
        let lowered = sides
            .lowered
            .iter()
            .map(|(lowered, locations)| self.said(sides, lowered, locations, place))
            .collect();
        Answer {
            code,
            language,
            lowered,
        }
    }

    fn said(
        &self,
        sides: &Sides<'_, '_>,
        lowered: &Lowered<'_, '_>,
        locations: &LoweredLocations,
        place: At,
    ) -> Said {
        let (reference, asked) = (&sides.reference, &self.resolved);
        let seen = match asked.about {
            About::Frame(of) => asked.frame_seen(reference, lowered, of, place),
            About::Object(object) => sides
                .uses
                .of(sides.validated, object, place)
                .and_then(|used| asked.seen(reference, locations, object, used, place)),
        };
        let missing = match self.resolved.about {
            About::Object(object) => lowered.missing(object, place),
            About::Frame(_) => Vec::new(),
        };
        let Some((relation, is_degraded, runs)) = seen else {
            return Said {
                location: "not lowered".to_string(),
                agreement: Agreement::Unknown,
                missing,
            };
        };
        let agreement = match relation {
            None => Agreement::Unknown,
            Some(Relation::Exact) => Agreement::Same,
            Some(Relation::Weaker) if is_degraded => Agreement::Degraded,
            Some(Relation::Weaker) => Agreement::Weaker,
            Some(Relation::Different) => Agreement::Different,
        };
        Said {
            location: located(&runs),
            agreement,
            missing,
        }
    }
}

/// Runs of bits as the normal form of a whole location: a single run without its range, several as
/// a composite.
fn located(runs: &str) -> String {
    let Some((range, rest)) = runs.split_once(": ").filter(|_| runs.starts_with("0..")) else {
        return runs.to_string();
    };
    let (is_single, is_value) = (!runs.contains(", "), rest.starts_with("imm("));
    match is_single && !range.contains(' ') {
        true if is_value => format!("{rest}+0"),
        true => rest.to_string(),
        false => format!("comp[{runs}]+0"),
    }
}

/// The only function that a subject can be in.
fn home(parsed: &Parsed, about: About) -> Option<FunctionId> {
    let module = &parsed.module;
    let About::Object(Object::Variable(id)) = about else {
        return None;
    };
    let node = module
        .metadata
        .variables
        .get(id)
        .filter(|node| node.kind != VariableKind::Global)?;
    let mut scope = node.scope;
    // A chain that is longer than there are scopes is a cycle.
    for _ in 0..=module.metadata.blocks.len() + module.metadata.inlined.len() {
        scope = match scope {
            crate::metadata::Scope::Block(id) => module.metadata.blocks.get(id)?.scope,
            crate::metadata::Scope::Inlined(id) => module.metadata.inlined.get(id)?.scope,
            crate::metadata::Scope::Subprogram(id) => {
                return module
                    .code
                    .functions()
                    .find(|function| function.subprogram == id)
                    .map(|function| function.id);
            }
            _ => return None,
        };
    }
    None
}
