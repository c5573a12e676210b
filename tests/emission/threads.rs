//! Several threads emit modules with many functions: the result is the same as that of one thread.

use super::pool::{renamed, with_threads};
use super::support::{files_in, module_of};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames, Sections};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::metadata::{Id, SubprogramId, UnitId};
use dwarfsmith::{Linker, Module, text};
use std::path::Path;

/// A range has at least 16 functions, so that this number of copies gives three ranges or more.
const COPIES: usize = 50;

/// A module with copies of a module, whose functions are all in the first unit.
fn copies(source: &str) -> Option<Module> {
    let copy = |number: usize| text::parse(&renamed(source, &format!("copy{number}.")));
    let mut linker = Linker::new(copy(0).ok()?.module);
    for number in 1..COPIES {
        linker.add(&copy(number).ok()?.module, |_, _| true).ok()?;
    }
    let mut module = linker.finish();
    for index in 0..module.metadata.subprograms.len() {
        let node = module
            .metadata
            .subprograms
            .get_mut(SubprogramId::from_index(index))?;
        if node.unit.index() < module.metadata.units.len() {
            node.unit = UnitId::from_index(0);
        }
    }
    Some(module)
}

/// Everything that the phases return, as one value that can be compared.
#[derive(PartialEq)]
struct Output {
    diagnostics: String,
    lowered: String,
    degradations: String,
    sections: Option<Sections>,
}

fn output(module: &Module, dialect: Dialect, options: &EmitOptions, threads: usize) -> Output {
    with_threads(threads, || {
        let (validated, errors) = module.validate_keeping_valid();
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        Output {
            diagnostics: format!("{errors}\n{}", validated.warnings()),
            lowered: lowered.to_string(),
            degradations: format!("{:?}", lowered.degradations()),
            sections: lowered.emit(options).ok(),
        }
    })
}

fn sources() -> Vec<(String, String)> {
    let mut sources = Vec::new();
    for folder in [
        "modules",
        "filetests/verify",
        "filetests/meaning",
        "filetests/lower",
    ] {
        for file in files_in(Path::new("tests").join(folder), "di") {
            let source = std::fs::read_to_string(&file).unwrap();
            let module = module_of(&source).to_string();
            sources.push((file.display().to_string(), module));
        }
    }
    sources
}

#[test]
fn threads_give_the_same_output() {
    let options = EmitOptions {
        frames: Frames::Both,
        ..EmitOptions::new()
    };
    let (mut compared, mut emitted) = (0, 0);
    for (number, (file, source)) in sources().iter().enumerate() {
        let Some(module) = copies(source) else {
            continue;
        };
        let dialect = Dialect::ALL[number % Dialect::ALL.len()];
        let one = output(&module, dialect, &options, 1);
        let several = output(&module, dialect, &options, 3);
        let what = format!("{file}, {dialect}");
        assert_eq!(one.diagnostics, several.diagnostics, "{what}");
        assert_eq!(one.lowered, several.lowered, "{what}");
        assert_eq!(one.degradations, several.degradations, "{what}");
        assert!(one.sections == several.sections, "{what}");
        compared += 1;
        emitted += usize::from(one.sections.is_some());
    }
    assert!(
        compared > 80 && emitted > 80,
        "{compared} modules, {emitted} emitted"
    );
}
