//! Resolves the names in an expectation to objects, functions and symbols of the module.

use super::{
    About, Expectation, ExpectationError, ExpectationErrorKind, Given, Known, Place, Resolved,
    Subject,
};
use crate::check::frames::Of;
use crate::metadata::{Object, Text};
use crate::module::Module;
use crate::suggest::NameHint;
use crate::target::Register;
use crate::text::Parsed;
use crate::validate::Node;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The names of a module.
pub(super) struct Names<'p> {
    module: &'p Module,
    /// Objects by the numbers of their nodes in the text.
    nodes: BTreeMap<u32, Object>,
}

impl<'p> Names<'p> {
    pub(super) fn new(source: &str, parsed: &'p Parsed) -> Names<'p> {
        let module = &parsed.module;
        let variables = module
            .metadata
            .variables
            .ids()
            .map(|id| (Object::Variable(id), Node::Variable(id)));
        let fragments = module
            .metadata
            .fragments
            .ids()
            .map(|id| (Object::Fragment(id), Node::Fragment(id)));
        let codes = module
            .metadata
            .codes
            .ids()
            .map(|id| (Object::Code(id), Node::Code(id)));
        let mut nodes = BTreeMap::new();
        for (object, node) in variables.chain(fragments).chain(codes) {
            let Some(span) = parsed.source_map.span(node) else {
                continue;
            };
            let start = source
                .get(..span.start)
                .and_then(|before| before.rfind('\n'))
                .map_or(0, |at| at + 1);
            let digits = source
                .get(start..)
                .unwrap_or("")
                .trim_start()
                .strip_prefix('!')
                .unwrap_or("");
            let end = digits
                .find(|next: char| !next.is_ascii_digit())
                .unwrap_or(digits.len());
            if let Some(number) = digits.get(..end).and_then(|digits| digits.parse().ok()) {
                nodes.entry(number).or_insert(object);
            }
        }
        Names { module, nodes }
    }

    pub(super) fn resolve(&self, expectation: Expectation) -> Result<Resolved, ExpectationError> {
        let Expectation {
            line,
            column,
            text,
            place,
            lane,
            iteration,
            known,
            subject,
            want,
        } = expectation;
        let error = |kind| ExpectationError { line, column, kind };
        let unknown = |what, name: &str, hint| {
            error(ExpectationErrorKind::Unknown {
                what,
                name: name.to_string(),
                hint,
            })
        };
        let strings = &self.module.metadata.strings;
        let symbols = || {
            self.module
                .code
                .functions()
                .map(|function| strings.get(function.symbol))
        };
        let place = match place {
            Place::Elsewhere => None,
            Place::Function {
                function: name,
                first,
                end,
            } => {
                let mut functions = self.module.code.functions();
                let function = functions
                    .find(|function| self.module.metadata.strings.get(function.symbol) == name);
                let function = function
                    .ok_or_else(|| unknown("function", &name, NameHint::among(&name, symbols())))?;
                if first >= end || end > function.size {
                    return Err(error(ExpectationErrorKind::Range));
                }
                Some((function.id, first, end))
            }
        };
        let mut machine = Given {
            lane,
            iteration,
            ..Given::new(self.module.target)
        };
        for known in known {
            match known {
                Known::Register {
                    register,
                    on_entry,
                    bytes,
                    line,
                    column,
                } => {
                    let number = self.register(register, line, column)?.0;
                    machine.registers.insert((number, on_entry), bytes);
                }
                Known::Memory {
                    space,
                    address,
                    bytes,
                } => {
                    for (byte, at) in bytes.into_iter().zip(0..) {
                        machine
                            .memory
                            .insert((space, address.wrapping_add(at)), byte);
                    }
                }
                Known::Symbol { symbol, address } => {
                    let text = self.symbol(&symbol).ok_or_else(|| {
                        let globals = self
                            .module
                            .metadata
                            .globals
                            .iter()
                            .map(|(_, global)| strings.get(global.symbol));
                        unknown(
                            "symbol",
                            &symbol,
                            NameHint::among(&symbol, globals.chain(symbols())),
                        )
                    })?;
                    machine.symbols.insert(text, address);
                }
                Known::Cfa(address) => machine.cfa = Some(address),
                Known::Object(address) => machine.object = Some(address),
                Known::Thread(address) => machine.thread = Some(address),
            }
        }
        let about =
            match subject {
                Subject::Cfa => About::Frame(Of::Cfa),
                Subject::Caller {
                    register,
                    line,
                    column,
                } => About::Frame(Of::Caller(self.register(register, line, column)?)),
                Subject::Node(number) => {
                    let object = self.nodes.get(&number).copied();
                    About::Object(object.ok_or_else(|| {
                        unknown("object", &format!("!{number}"), NameHint::default())
                    })?)
                }
                Subject::Named {
                    name,
                    line: declared,
                } => {
                    let mut found = self.module.metadata.variables.iter().filter(|(_, node)| {
                        let own = self
                            .module
                            .metadata
                            .variable_name(node)
                            .map(|own| self.module.metadata.strings.get(own));
                        own == Some(name.as_str()) && declared.is_none_or(|line| line == node.line)
                    });
                    let first = found.next().ok_or_else(|| {
                        unknown("object", &name, self.objects_like(&name, declared))
                    })?;
                    if found.next().is_some() {
                        return Err(error(ExpectationErrorKind::Ambiguous { name }));
                    }
                    About::Object(Object::Variable(first.0))
                }
            };
        Ok(Resolved {
            line,
            column,
            text,
            place,
            machine,
            about,
            want,
        })
    }

    /// Names similar to a variable's name, or to its name and line.
    fn objects_like(&self, name: &str, declared: Option<u32>) -> NameHint {
        let variables = self
            .module
            .metadata
            .variables
            .iter()
            .filter_map(|(_, node)| {
                let own = self.module.metadata.variable_name(node)?;
                Some((self.module.metadata.strings.get(own), node.line))
            });
        match declared {
            // The name may be right and the line wrong.
            Some(line) => {
                let lines = variables.clone().filter(|(own, _)| *own == name);
                let lines: Vec<String> = lines.map(|(own, line)| format!("{own}@{line}")).collect();
                match lines.is_empty() {
                    true => NameHint::among(name, variables.map(|(own, _)| own)),
                    false => NameHint::among(&format!("{name}@{line}"), lines),
                }
            }
            None => NameHint::among(name, variables.map(|(own, _)| own)),
        }
    }

    fn register(
        &self,
        name: String,
        line: usize,
        column: usize,
    ) -> Result<Register, ExpectationError> {
        let kind = |name: String| {
            let hint = NameHint::among(&name, self.module.target.register_names());
            ExpectationErrorKind::Unknown {
                what: "register",
                name,
                hint,
            }
        };
        self.module
            .target
            .register(&name)
            .ok_or_else(|| ExpectationError {
                line,
                column,
                kind: kind(name),
            })
    }

    /// A symbol that the module names.
    fn symbol(&self, name: &str) -> Option<Text> {
        self.module.metadata.strings.find(name)
    }
}
