//! Random modules and those of `tests/filetests`: clones, parts and linked modules have the same
//! violations as the original, and the same locations for each variable.

use super::cores::on_all_cores;
use super::generator;

use dwarfsmith::check::reference::{Found, Reference, Unknown};
use dwarfsmith::check::{self, Options, State};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, SectionId};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{FunctionBody, FunctionId};
use dwarfsmith::metadata::Object;
use dwarfsmith::validate::Node;
use dwarfsmith::{Linker, Module, Position, Renumbering, text};
use std::path::Path;

/// The module passes every check of `dwarfsmith verify`, in some dialects.
fn verify(module: &Module, what: &str, dialects: &[Dialect]) {
    let validated = module
        .validate()
        .unwrap_or_else(|errors| panic!("{what}: {errors}\n{}", text::print(module)));
    for dialect in dialects {
        let lowered = validated.lower(&LowerOptions::new(*dialect)).unwrap();
        let options = Options { states: 1, seed: 3 };
        let report = check::round_trip(&validated, &lowered, options);
        let first = report.mismatches.first();
        assert!(first.is_none(), "{what}: {}", first.unwrap());
    }
}

/// Every section of a module, as bytes; the message if it cannot be emitted.
fn bytes(module: &Module) -> Result<Vec<Vec<u8>>, String> {
    let (validated, _) = module.validate_keeping_valid();
    let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5));
    let lowered = lowered.map_err(|error| error.to_string())?;
    let sections = lowered.emit(&EmitOptions::default());
    let sections = sections.map_err(|error| error.to_string())?;
    let all = [
        SectionId::DebugInfo,
        SectionId::DebugAbbrev,
        SectionId::DebugLocLists,
        SectionId::DebugRngLists,
        SectionId::DebugLine,
        SectionId::DebugStr,
    ];
    Ok(all.iter().map(|id| sections.bytes(*id).to_vec()).collect())
}

/// An empty module whose strings have the numbers that those of the original have, because these
/// give the addresses of symbols.
fn with_strings_of(module: &Module) -> Module {
    let mut empty = Module::new(module.target);
    let strings = &module.metadata.strings;
    for index in 0..strings.len() {
        empty.text(strings.get(dwarfsmith::metadata::Id::from_index(index)));
    }
    empty
}

/// The locations of an object in a function by the metadata, at some positions.
fn meaning(
    reference: &Reference<'_>,
    function: FunctionId,
    object: Object,
    positions: &[Position],
) -> Vec<Result<Found, Unknown>> {
    let state = State::new(reference.module().target, 5);
    let at = positions.iter().map(|position| {
        let mut at = reference.at(Some((function, *position)), &state);
        at.object(object)
    });
    at.collect()
}

/// A copy of a module gives each of its variables the same locations as the module does, at each
/// position of each function. `ids` gives the new ids in two steps.
fn compare<'i>(
    module: &Module,
    copy: &Module,
    what: &str,
    ids: impl Fn(FunctionId) -> [&'i Renumbering; 2],
) {
    let (validated, of_copy) = (module.validate().unwrap(), copy.validate().unwrap());
    let (reference, of_copy) = (
        check::reference_of(&validated),
        check::reference_of(&of_copy),
    );
    for function in module.code.functions() {
        let [old, new] = ids(function.id);
        let id = old.get(function.id).and_then(|id| new.get(id)).unwrap();
        let positions = reference.boundaries(function.id);
        for variable in module.metadata.variables.ids() {
            if let Some(copied) = old.get(variable).and_then(|id| new.get(id)) {
                let before = meaning(&reference, function.id, variable.into(), &positions);
                let after = meaning(&of_copy, id, copied.into(), &positions);
                let is_same = format!("{before:?}") == format!("{after:?}");
                assert!(is_same, "{what}: {variable:?}\n{}", text::print(module));
            }
        }
    }
}

/// Splits a module, verifies each part, links the parts, and compares.
fn split_and_link(module: &Module, count: usize, what: &str, dialects: &[Dialect]) {
    let parts = module.split(count, |function| function.id.index());
    let mut linker = Linker::new(with_strings_of(module));
    let mut linked: Vec<Renumbering> = Vec::new();
    for (index, (part, _)) in parts.iter().enumerate() {
        verify(part, &format!("{what}, part {index} of {count}"), dialects);
        linked.push(linker.add(part, |_, _| true).unwrap());
    }
    let whole = linker.finish();
    verify(&whole, &format!("{what}, linked from {count}"), dialects);
    assert_eq!(whole.code.len(), module.code.len(), "{what}");
    for function in module.code.functions() {
        let present = parts
            .iter()
            .filter(|(_, ids)| ids.get(function.id).is_some());
        assert_eq!(present.count(), 1, "{what}");
    }
    compare(module, &whole, what, |function| {
        let part = function.index() % count;
        [&parts[part].1, &linked[part]]
    });
}

/// Clones, collects, splits and links a valid module.
fn check_module(module: &Module, what: &str, dialects: &[Dialect]) -> bool {
    if module.validate().is_err() {
        return false;
    }
    let before = bytes(module);
    assert_eq!(bytes(&module.clone()), before, "{what}: a clone");
    let mut collected = module.clone();
    let ids = collected.collect(&mut []);
    verify(&collected, &format!("{what}, collected"), dialects);
    let mut linker = Linker::new(with_strings_of(module));
    let linked = linker.add(&collected, |_, _| true).unwrap();
    compare(module, &linker.finish(), what, |_| [&ids, &linked]);
    split_and_link(module, 2, what, dialects);
    true
}

/// Removes the nodes that the validator reports until it reports none; `None` if it reports a part
/// of a function.
pub fn without_errors(mut module: Module) -> Option<Module> {
    loop {
        let (_, errors) = module.validate_keeping_valid();
        let nodes: Vec<Node> = errors
            .iter()
            .map(|error| match error.node {
                Node::Operation(lifetime, _) => Node::Lifetime(lifetime),
                Node::Marker(function, index) => {
                    let mut body = FunctionBody::default();
                    module.load_function(function, &mut body).unwrap();
                    let marker = body.marker_at(index).unwrap().marker;
                    marker.lifetime().map_or(error.node, Node::Lifetime)
                }
                other => other,
            })
            .collect();
        if nodes.is_empty() {
            return Some(module);
        }
        module.remove(nodes, &mut []).ok()?;
    }
}

#[test]
fn random_modules() {
    let cases = std::env::var("CASES")
        .ok()
        .and_then(|text| text.parse().ok());
    let cases: u64 = cases.unwrap_or(2000);
    let is_valid = on_all_cores(0..cases, |seed| {
        let dialect = Dialect::ALL[seed as usize % Dialect::ALL.len()];
        let module = without_errors(generator::module(seed));
        module.is_some_and(|module| check_module(&module, &format!("seed {seed}"), &[dialect]))
    });
    let valid = is_valid.iter().filter(|is_valid| **is_valid).count();
    assert!(
        valid as u64 > cases / 2,
        "{valid} of {cases} modules are valid"
    );
}

#[test]
fn modules_of_filetests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut files = Vec::new();
    for folder in [
        "filetests/verify",
        "filetests/meaning",
        "filetests/lower",
        "modules",
    ] {
        if let Ok(entries) = std::fs::read_dir(root.join(folder)) {
            files.extend(entries.map(|entry| entry.unwrap().path()));
        }
    }
    files.sort();
    let is_valid = on_all_cores(0..files.len() as u64, |number| {
        let file = &files[number as usize];
        let Ok(source) = std::fs::read_to_string(file) else {
            return false;
        };
        let Ok(parsed) = text::parse(super::support::module_of(&source)) else {
            return false;
        };
        check_module(&parsed.module, &file.display().to_string(), &Dialect::ALL)
    });
    let valid = is_valid.iter().filter(|is_valid| **is_valid).count();
    assert!(valid > 80, "{valid}");
}
