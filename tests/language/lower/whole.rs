//! Lowering loses nothing that a dialect can express. Each module in
//! `tests/filetests/meaning/lowering` names, in a line `Nothing lost in:`, the dialects that can
//! express the whole module; the others lack an operation, and lowering reports that.

use crate::support::{files_in, parsed, valid};
use dwarfsmith::check;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::validate::Validated;
use std::path::Path;

/// Calls a function with the path, the text and the module of each file.
fn each(mut test: impl FnMut(&Path, &str, &Validated<'_>)) {
    let files = files_in("tests/filetests/meaning/lowering", "di");
    assert!(!files.is_empty());
    for path in files {
        println!("{}", path.display());
        let source = std::fs::read_to_string(&path).unwrap();
        test(&path, &source, &valid(&parsed(&source)));
    }
}

/// The dialects that lose nothing of a module, from its comment.
fn whole_in(path: &Path, source: &str) -> Vec<Dialect> {
    let line = source
        .lines()
        .find_map(|line| line.strip_prefix("; Nothing lost in:"));
    let line =
        line.unwrap_or_else(|| panic!("{} has no line `; Nothing lost in:`", path.display()));
    line.split_whitespace()
        .map(|name| name.parse().unwrap())
        .collect()
}

#[test]
fn nothing_is_lost_that_a_dialect_can_express() {
    let mut wrong = Vec::new();
    each(|path, source, validated| {
        let whole = whole_in(path, source);
        for dialect in Dialect::ALL {
            let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
            let lost = lowered.degradations();
            if lost.is_empty() != whole.contains(&dialect) {
                wrong.push(format!("{} in {dialect}: {lost:?}", path.display()));
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn lossless_lowering_keeps_the_meaning() {
    each(|path, _, validated| {
        for dialect in Dialect::ALL {
            let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
            let report = check::round_trip(validated, &lowered, check::Options::default());
            assert!(
                report.is_clean(),
                "{} in {dialect}: {report}",
                path.display()
            );
        }
    });
}
