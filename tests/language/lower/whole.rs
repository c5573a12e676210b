//! Lowering loses nothing that a dialect can express. Each module in
//! `tests/filetests/meaning/lowering` names, in a line `Nothing lost in:`, the dialects that can
//! express the whole module; the others lack an operation, and lowering reports that.

use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{check, text};
use std::path::{Path, PathBuf};

fn modules() -> Vec<(PathBuf, String)> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests/meaning/lowering");
    let files = std::fs::read_dir(directory)
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files
        .filter(|path| path.extension().is_some_and(|extension| extension == "di"))
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| (path.clone(), std::fs::read_to_string(path).unwrap()))
        .collect()
}

/// The dialects that lose nothing of a module, as its comment says.
fn whole_in(path: &Path, source: &str) -> Vec<Dialect> {
    let line = source
        .lines()
        .find_map(|line| line.strip_prefix("; Nothing lost in:"));
    let line = line.unwrap_or_else(|| {
        panic!(
            "{} does not say which dialects lose nothing",
            path.display()
        )
    });
    line.split_whitespace()
        .map(|name| name.parse().unwrap())
        .collect()
}

#[test]
fn nothing_is_lost_that_a_dialect_can_express() {
    let modules = modules();
    assert!(!modules.is_empty());
    let mut wrong = Vec::new();
    for (path, source) in &modules {
        let parsed =
            text::parse(source).unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display()));
        let validated = parsed
            .module
            .validate()
            .unwrap_or_else(|errors| panic!("{}: {errors}", path.display()));
        let whole = whole_in(path, source);
        for dialect in Dialect::ALL {
            let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
            if lowered.degradations().is_empty() != whole.contains(&dialect) {
                wrong.push(format!(
                    "{} in {}: {:?}",
                    path.display(),
                    dialect.name(),
                    lowered.degradations()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn lossless_lowering_keeps_the_meaning() {
    for (path, source) in &modules() {
        let parsed =
            text::parse(source).unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display()));
        let validated = parsed
            .module
            .validate()
            .unwrap_or_else(|errors| panic!("{}: {errors}", path.display()));
        for dialect in Dialect::ALL {
            let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
            let report = check::round_trip(&validated, &lowered, check::Options::default());
            assert!(
                report.is_clean(),
                "{} in {}: {report}",
                path.display(),
                dialect.name()
            );
        }
    }
}
