//! Modules with which random generation and mutation have found a bug. Each goes through all steps.
//!
//! The first line of a module in `tests/filetests/found/` describes the bug. A module is valid,
//! unless its second line names the codes of its diagnostics: `; invalid: E213`. The valid part
//! must stay valid when it is simplified, be the same when it is printed and parsed, and have the
//! same meaning after it is lowered to each dialect, with each option of lowering. The emitted
//! objects are well-formed by the rules of their dialect. If a module states expectations
//! (docs/text-format.md, section 7), the reference and the lowered DWARF meet them.
#![cfg(feature = "object")]

#[path = "support/all_steps.rs"]
mod all_steps;
#[path = "round_trip/generator.rs"]
#[allow(dead_code, reason = "expressions are for other tests")]
mod generator;

use all_steps::{StepOptions, audited, misprinted, wrong};
use dwarfsmith::check::expect::Expectations;
use dwarfsmith::text;
use std::path::Path;

#[test]
fn modules_that_failed_once_pass_all_steps() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests/found");
    let mut files: Vec<_> = std::fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(!files.is_empty());
    let only = std::env::var("FOUND").unwrap_or_default();
    let mut failures = String::new();
    for file in files
        .iter()
        .filter(|file| file.to_string_lossy().contains(&only))
    {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let source = std::fs::read_to_string(file).unwrap();
        let module = match text::parse(&source) {
            Ok(parsed) => parsed.module,
            Err(errors) => {
                failures += &format!("{name}: it cannot be parsed: {errors:?}\n");
                continue;
            }
        };
        let invalid = source
            .lines()
            .nth(1)
            .and_then(|line| line.strip_prefix("; invalid: "));
        // The valid part goes through all steps.
        let all = wrong(&module, &StepOptions::full());
        let mut found: Vec<(&str, String)> = all
            .into_iter()
            .map(|wrong| (wrong.stage, wrong.what))
            .collect();
        found.extend(match (module.validate(), invalid) {
            (Ok(_), None) => Vec::new(),
            (Ok(_), Some(codes)) => vec![("check", format!("it is valid, and should be {codes}"))],
            (Err(diagnostics), codes) => {
                let mut found: Vec<&str> =
                    diagnostics.iter().map(|found| found.rule.code()).collect();
                found.dedup();
                let same = codes.is_some_and(|codes| codes.split(", ").eq(found.iter().copied()));
                if same {
                    Vec::new()
                } else {
                    vec![("check", diagnostics.to_string())]
                }
            }
        });
        found.extend(misprinted(&module).map(|wrong| (wrong.stage, wrong.what)));
        found.extend(unmet(&source).map(|what| ("expect", what)));
        if let Some((stage, what)) = found.first() {
            let what: String = what
                .lines()
                .take(12)
                .map(|line| format!("  {line}\n"))
                .collect();
            failures += &format!("{name}, {stage}:\n{what}");
        }
    }
    assert!(failures.is_empty(), "{failures}");
}

/// The first expectation of a module that the reference or the lowered DWARF does not meet.
fn unmet(source: &str) -> Option<String> {
    let parsed = text::parse(source).ok()?;
    let expectations = match Expectations::read(source, &parsed) {
        Ok(expectations) => expectations,
        Err(errors) => return errors.first().map(ToString::to_string),
    };
    let (validated, _) = parsed.module.validate_keeping_valid();
    let lowered = StepOptions::full()
        .lowerings
        .into_iter()
        .flat_map(|lowering| expectations.against_lowered(&validated.lower(&lowering).unwrap()));
    let reference = expectations.against_reference(&validated).into_iter();
    let unmet = reference.chain(lowered).next();
    unmet.map(|failure| failure.to_string())
}

/// What other tests verify is audited here: random modules, in each dialect.
#[test]
fn objects_of_random_modules_are_well_formed() {
    let number = |name: &str, default: u64| {
        std::env::var(name)
            .ok()
            .and_then(|text| text.parse().ok())
            .unwrap_or(default)
    };
    let (first, cases) = (number("FIRST", 0), number("CASES", 150));
    let mut wrong = Vec::new();
    for seed in first..first + cases {
        let module = generator::module(seed);
        let (validated, _) = module.validate_keeping_valid();
        for lowering in StepOptions::full().lowerings {
            let mut found = Vec::new();
            audited(&validated, lowering, seed, &mut found);
            wrong.extend(
                found
                    .into_iter()
                    .map(|found| format!("case {seed}, {}", found.what)),
            );
        }
    }
    let shown: Vec<&String> = wrong.iter().take(8).collect();
    assert!(wrong.is_empty(), "{} in all: {shown:#?}", wrong.len());
}
