//! Resolves the names in an expectation to objects, functions and symbols of the module.

use super::{
    About, Expectation, ExpectationError, ExpectationErrorKind, Given, Known, ObjectName, Place,
    Resolved, Subject,
};
use crate::check::frames::FrameSubject;
use crate::markers::{FunctionId, FunctionView};
use crate::metadata::{Metadata, Object, Scope, SubprogramId, Text, VariableId};
use crate::module::Module;
use crate::suggest::NameHint;
use crate::target::Register;
use crate::text::Parsed;
use crate::validate::Node;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A line and a column of the text.
type At = (usize, usize);
type Found<T> = Result<T, ExpectationError>;

fn error((line, column): At, kind: ExpectationErrorKind) -> ExpectationError {
    ExpectationError { line, column, kind }
}

fn unknown(at: At, what: &'static str, name: String, hint: NameHint) -> ExpectationError {
    error(at, ExpectationErrorKind::Unknown { what, name, hint })
}

/// Adds a value, and returns false if there is another one already.
fn insert<K: Ord, V: PartialEq + Clone>(all: &mut BTreeMap<K, V>, of: K, value: V) -> bool {
    *all.entry(of).or_insert_with(|| value.clone()) == value
}

/// The names of a module.
pub(super) struct Names<'p> {
    module: &'p Module,
    /// Objects by the numbers of their nodes in the text.
    nodes: BTreeMap<u32, Object>,
    /// The first function with each symbol.
    functions: BTreeMap<&'p str, FunctionView<'p>>,
    /// The variables with each name.
    named: BTreeMap<&'p str, Vec<Named>>,
}

/// A variable that has a name.
struct Named {
    object: Object,
    /// The line of the declaration. A variable of an inlined scope has its origin's.
    line: u32,
    /// True for a variable of an inlined scope.
    is_instance: bool,
}

impl<'p> Names<'p> {
    pub(super) fn new(source: &str, parsed: &'p Parsed) -> Names<'p> {
        let module = &parsed.module;
        let mut nodes = BTreeMap::new();
        for object in module.metadata.objects() {
            let Some(span) = parsed.source_map.span(Node::from(object)) else {
                continue;
            };
            let before = source.get(..span.start).unwrap_or("");
            let start = before.rfind('\n').map_or(0, |at| at + 1);
            let line = source.get(start..).unwrap_or("").trim_start();
            let digits = line
                .strip_prefix('!')
                .and_then(|rest| rest.split(|next: char| !next.is_ascii_digit()).next());
            if let Some(number) = digits.and_then(|digits| digits.parse().ok()) {
                nodes.entry(number).or_insert(object);
            }
        }
        let mut names = Names {
            module,
            nodes,
            functions: BTreeMap::new(),
            named: BTreeMap::new(),
        };
        for function in module.code.functions() {
            let symbol = names.text(function.symbol);
            names.functions.entry(symbol).or_insert(function);
        }
        for (name, variable) in names.variables() {
            names.named.entry(name).or_default().push(variable);
        }
        names
    }

    pub(super) fn resolve(&self, expectation: Expectation) -> Found<Resolved> {
        let Expectation { line, column, .. } = expectation;
        let at = (line, column);
        let place = self.place(expectation.place, at)?;
        let function = place.map(|(function, _, _)| function);
        let mut machine = Given {
            lane: expectation.lane,
            iteration: expectation.iteration,
            ..Given::new(self.module.target)
        };
        for (column, known) in expectation.known {
            self.add(&mut machine, known, (line, column))?;
        }
        let targets = expectation.targets.into_iter();
        let targets = targets.map(|target| self.object(target, function, at));
        Ok(Resolved {
            line,
            column,
            text: expectation.text,
            place,
            machine,
            about: self.subject(expectation.subject, function, at)?,
            expected: expectation.expected,
            expected_at: expectation.expected_at,
            targets: targets.collect::<Found<_>>()?,
        })
    }

    fn place(&self, place: Place, at: At) -> Found<Option<(FunctionId, u32, u32)>> {
        let Place::Function {
            function: name,
            first,
            end,
        } = place
        else {
            return Ok(None);
        };
        let Some(function) = self.functions.get(name.as_str()) else {
            let hint = NameHint::among(&name, self.functions());
            return Err(unknown(at, "function", name, hint));
        };
        if first >= end || end > function.size {
            let size = function.size;
            return Err(error(at, ExpectationErrorKind::Range { size }));
        }
        Ok(Some((function.id, first, end)))
    }

    /// Adds a given value to a machine.
    fn add(&self, machine: &mut Given, known: Known, at: At) -> Found<()> {
        let is_new = match known {
            Known::Register {
                register,
                when,
                bytes,
            } => {
                let number = self.register(register.clone(), at)?;
                let bytes = self.fitting(register, number, bytes, at)?;
                insert(&mut machine.registers, (number.0, when), bytes)
            }
            Known::Memory {
                space,
                address,
                bytes,
            } => (0..).zip(bytes).all(|(at, byte)| {
                let address = address.wrapping_add(at);
                insert(&mut machine.memory, (space, address), byte)
            }),
            Known::Symbol { symbol, address } => {
                let symbol = self.symbol(symbol, at)?;
                insert(&mut machine.symbols, symbol, address)
            }
            Known::Cfa(address) => *machine.cfa.get_or_insert(address) == address,
            Known::Object(parts) => {
                let is_new = machine.object.is_empty() || machine.object == parts;
                machine.object = parts;
                is_new
            }
            Known::Thread(address) => *machine.thread.get_or_insert(address) == address,
        };
        if is_new {
            Ok(())
        } else {
            Err(error(at, ExpectationErrorKind::TwoValues))
        }
    }

    /// Removes the bytes above a register's size, which must be 0.
    fn fitting(
        &self,
        name: String,
        register: Register,
        mut bytes: Vec<u8>,
        at: At,
    ) -> Found<Vec<u8>> {
        let bits = self.module.target.widest_bits(register).unwrap_or(0);
        let size = (bits.div_ceil(8) as usize).min(bytes.len());
        let above = bytes.split_off(size);
        if above.iter().any(|byte| *byte != 0) {
            return Err(error(at, ExpectationErrorKind::Wide { name, bits }));
        }
        // Missing bytes are 0, so these add nothing.
        let used = bytes.iter().rposition(|byte| *byte != 0);
        bytes.truncate(used.map_or(0, |last| last + 1));
        Ok(bytes)
    }

    fn subject(&self, subject: Subject, function: Option<FunctionId>, at: At) -> Found<About> {
        Ok(match subject {
            Subject::Cfa => About::Frame(FrameSubject::Cfa),
            Subject::Caller {
                register,
                line,
                column,
            } => About::Frame(FrameSubject::Caller(
                self.register(register, (line, column))?,
            )),
            Subject::Object(object) => About::Object(self.object(object, function, at)?),
        })
    }

    /// Returns the object that a name means in a function, or outside of functions.
    fn object(&self, object: ObjectName, function: Option<FunctionId>, at: At) -> Found<Object> {
        match object {
            ObjectName::Node(number) => {
                let object = self.nodes.get(&number).copied();
                let name = || format!("!{number}");
                object.ok_or_else(|| unknown(at, "object", name(), NameHint::default()))
            }
            ObjectName::Named { name, line } => {
                let found = self.variables_in_line(&name, line);
                // Of several variables with a name, the one in the function is meant.
                let mut named: Vec<Object> = found.iter().map(|named| named.object).collect();
                if named.iter().any(|object| self.is_in(*object, function)) {
                    named.retain(|object| self.is_in(*object, function));
                }
                match named[..] {
                    [object] => Ok(object),
                    [] => {
                        let hint = self.objects_like(&name, line);
                        Err(unknown(at, "object", name, hint))
                    }
                    _ => Err(error(at, ExpectationErrorKind::Ambiguous { name })),
                }
            }
        }
    }

    /// True if an object is a variable of a function.
    fn is_in(&self, object: Object, function: Option<FunctionId>) -> bool {
        let function = function.and_then(|id| self.module.code.function(id));
        let around = match object {
            Object::Variable(id) => subprogram_around(&self.module.metadata, id),
            Object::Fragment(_) | Object::Code(_) => None,
        };
        around.is_some() && around == function.map(|function| function.subprogram)
    }

    /// Returns the variables with a name, declared in a line if one is given. An instance in an
    /// inlined scope counts as declared in its origin's line if no other variable is declared
    /// there.
    fn variables_in_line(&self, name: &str, line: Option<u32>) -> Vec<&Named> {
        let named = self.named.get(name).into_iter().flatten();
        let in_line = named.filter(|variable| line.is_none_or(|line| line == variable.line));
        let mut found: Vec<&Named> = in_line.collect();
        if line.is_some() && found.iter().any(|variable| !variable.is_instance) {
            found.retain(|variable| !variable.is_instance);
        }
        found
    }

    /// Returns names similar to a variable's name, or to its name and line.
    fn objects_like(&self, name: &str, line: Option<u32>) -> NameHint {
        match (line, self.named.get(name)) {
            // The name is correct and the line wrong.
            (Some(line), Some(named)) => {
                let lines = named.iter().map(|known| format!("{name}@{}", known.line));
                let lines: Vec<String> = lines.collect();
                NameHint::among(&format!("{name}@{line}"), lines)
            }
            _ => NameHint::among(name, self.named.keys().copied()),
        }
    }

    fn register(&self, name: String, at: At) -> Found<Register> {
        let target = self.module.target;
        target.register(&name).ok_or_else(|| {
            let hint = NameHint::among(&name, target.register_names());
            unknown(at, "register", name, hint)
        })
    }

    fn symbol(&self, name: String, at: At) -> Found<Text> {
        let metadata = &self.module.metadata;
        metadata.strings.find(&name).ok_or_else(|| {
            let globals = metadata.globals.iter();
            let globals = globals.map(|(_, global)| self.text(global.symbol));
            let hint = NameHint::among(&name, globals.chain(self.functions()));
            unknown(at, "symbol", name, hint)
        })
    }

    fn text(&self, text: Text) -> &'p str {
        self.module.metadata.strings.get(text)
    }

    /// The symbols of the functions.
    fn functions(&self) -> impl Iterator<Item = &'p str> {
        let functions = self.module.code.functions();
        functions.map(|function| self.text(function.symbol))
    }

    /// The variables that have names. An origin without lifetimes has no location, so its name
    /// means its instances.
    fn variables(&self) -> Vec<(&'p str, Named)> {
        let metadata = &self.module.metadata;
        let lifetimes = metadata.lifetimes.iter();
        let located: BTreeSet<Object> = lifetimes.map(|(_, lifetime)| lifetime.object).collect();
        let origins = metadata
            .variables
            .iter()
            .filter_map(|(_, node)| node.origin);
        let origins: BTreeSet<Object> = origins.map(Object::from).collect();
        let named = metadata.variables.iter().filter_map(|(id, node)| {
            let object = Object::from(id);
            let name = metadata.variable_name(node)?;
            let origin = node.origin.and_then(|id| metadata.variables.get(id));
            let variable = Named {
                object,
                line: origin.unwrap_or(node).line,
                is_instance: origin.is_some(),
            };
            let is_declared = located.contains(&object) || !origins.contains(&object);
            is_declared.then(|| (self.text(name), variable))
        });
        named.collect()
    }
}

/// Returns the subprogram that contains the scope of a variable, if there is one.
pub(super) fn subprogram_around(metadata: &Metadata, variable: VariableId) -> Option<SubprogramId> {
    let scope = metadata.variables.get(variable)?.scope;
    let around = core::iter::successors(Some(scope), |scope| metadata.parent(*scope));
    // The module may not be valid: a chain longer than the number of scopes is a cycle.
    let max_scopes = metadata.blocks.len() + metadata.inlined.len() + 1;
    around.take(max_scopes).find_map(|scope| match scope {
        Scope::Subprogram(id) => Some(id),
        _ => None,
    })
}
