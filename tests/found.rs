//! Modules that random generation and mutation once found something wrong with, each taken the whole way.
//!
//! The first line of a module in `tests/filetests/found/` says what was wrong. A module is valid, or, where that was what was
//! wrong with it, its second line names the codes of the diagnostics: `; invalid: E213`. What is valid must stay so when it is
//! simplified, be the same when it is printed and parsed, and mean the same after it is lowered to each dialect, with each
//! choice of an encoding; the objects that it is emitted to are well-formed by the rules of their dialect.
#![cfg(feature = "object")]

use dwarfsmith::Module;
use dwarfsmith::audit::{self, Severity};
use dwarfsmith::check::{self, Options};
use dwarfsmith::dwarf::{Dialect, Encoding};
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::text;
use dwarfsmith::validate::Validated;
use std::path::Path;

/// Modules that are not right yet: the name, where they fail, and why.
const EXCEPTIONS: &[(&str, &str, &str)] = &[];

/// How a module is lowered: what a user can choose.
fn encodings(module: &Module) -> Vec<Encoding> {
    let mut encodings = Vec::new();
    for dialect in Dialect::ALL {
        let plain = Encoding::new(dialect, module.target);
        let all = Encoding { gnu: true, experimental: true, portable: false, factor_procedures: true, ..plain };
        encodings.extend([plain, Encoding { portable: false, ..plain }, all]);
    }
    encodings
}

/// What an audit finds wrong in the object that is emitted; nothing for a target or dialect that there are no objects for.
fn audited(validated: &Validated<'_>, encoding: Encoding, known: bool) -> Vec<String> {
    let lowered = validated.lower(encoding);
    let Ok(object) = lowered.emit(&EmitOptions::default()).map(|sections| sections.to_elf(None)) else {
        return Vec::new();
    };
    let Ok(object) = object else { return Vec::new() };
    let mut found = Vec::new();
    for member in audit::members(&object).unwrap() {
        let mut sink = |finding: audit::Finding| {
            if finding.fault.severity() == Severity::Error {
                found.push(format!("{} {finding}", finding.fault.code()));
            }
        };
        member.audit_in(known.then_some(encoding.dialect), &mut sink, &mut |_| {}).unwrap();
    }
    found
}

/// What is wrong with a module as it is printed, valid or not.
fn misprinted(module: &Module) -> Option<String> {
    let printed = text::print(module);
    match text::parse(&printed) {
        Ok(again) if text::print(&again.module) == printed => None,
        Ok(_) => Some(format!("it is not the same when printed again:\n{printed}")),
        Err(errors) => Some(format!("{errors:?}\n{printed}")),
    }
}

/// What is wrong with a valid module: where, and what.
fn wrong(module: &Module) -> Vec<(&'static str, String)> {
    let mut wrong = Vec::new();
    let mut simple = module.clone();
    simple.simplify();
    if let Err(diagnostics) = simple.validate() {
        wrong.push(("simplify", diagnostics.to_string()));
    }
    for (stage, module) in [("verify", module), ("verify simplified", &simple)] {
        let Ok(validated) = module.validate() else { continue };
        for encoding in encodings(module) {
            let lowered = validated.lower(encoding);
            let report = check::round_trip(&validated, &lowered, Options { states: 4, seed: 0 });
            if !report.is_clean() {
                wrong.push((stage, format!("{encoding:?}: {report}")));
            }
            for known in [true, false] {
                for finding in audited(&validated, encoding, known) {
                    wrong.push(("audit", format!("{encoding:?}: {finding}")));
                }
            }
        }
    }
    wrong
}

#[test]
fn what_was_found_stays_mended() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests/found");
    let mut files: Vec<_> = std::fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    let only = std::env::var("FOUND").unwrap_or_default();
    let (mut failures, mut unused) = (String::new(), EXCEPTIONS.to_vec());
    for file in files.iter().filter(|file| file.to_string_lossy().contains(&only)) {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let source = std::fs::read_to_string(file).unwrap();
        let module = match text::parse(&source) {
            Ok(parsed) => parsed.module,
            Err(errors) => {
                failures += &format!("{name}: it cannot be parsed: {errors:?}\n");
                continue;
            }
        };
        let invalid = source.lines().nth(1).and_then(|line| line.strip_prefix("; invalid: "));
        let mut found = match (module.validate(), invalid) {
            (Ok(_), None) => wrong(&module),
            (Ok(_), Some(codes)) => vec![("check", format!("it is valid, and should be {codes}"))],
            (Err(diagnostics), codes) => {
                let mut found: Vec<&str> = diagnostics.iter().map(|found| found.rule.code()).collect();
                found.dedup();
                let same = codes.is_some_and(|codes| codes.split(", ").eq(found.iter().copied()));
                if same { Vec::new() } else { vec![("check", diagnostics.to_string())] }
            }
        };
        found.extend(misprinted(&module).map(|what| ("print", what)));
        let excepted = |stage: &str| EXCEPTIONS.iter().any(|row| row.0 == name && row.1 == stage);
        unused.retain(|row| row.0 != name || !found.iter().any(|(stage, _)| *stage == row.1));
        if let Some((stage, what)) = found.iter().find(|(stage, _)| !excepted(stage)) {
            let what: String = what.lines().take(12).map(|line| format!("  {line}\n")).collect();
            failures += &format!("{name}, {stage}:\n{what}");
        }
    }
    assert!(failures.is_empty(), "{failures}");
    // An exception that is not needed any more goes.
    assert!(!only.is_empty() || unused.is_empty(), "these are right now: {unused:?}");
}
