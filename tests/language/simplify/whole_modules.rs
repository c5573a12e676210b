//! Modules with every expression simplified: the lowered DWARF has the same meaning as before, and
//! is not larger.

use super::generator::module;
use super::meaning::text;
use dwarfsmith::Module;
use dwarfsmith::check::{self, CheckedEntry, Counts, LoweredLocations, Options};
use dwarfsmith::dwarf::{self, Dialect, NoNames};
use dwarfsmith::lower::{LowerOptions, Lowered};
use dwarfsmith::validate::{Diagnostic, Node, Rule};

/// The entries of variables and of the objects that they refer to.
fn entries(locations: &LoweredLocations) -> impl Iterator<Item = &CheckedEntry> {
    let procedures = locations
        .procedures
        .iter()
        .map(|procedure| &procedure.entries);
    locations.variables.iter().chain(procedures).flatten()
}

/// The bytes of all expressions of all variables.
fn size(lowered: &Lowered<'_, '_>) -> usize {
    let locations = LoweredLocations::of(lowered);
    entries(&locations).map(|entry| entry.bytes.len()).sum()
}

/// The failure, and the module and options with which it occurs.
fn known<'d>(diagnostics: impl IntoIterator<Item = &'d Diagnostic>) -> Vec<(Rule, Node)> {
    diagnostics
        .into_iter()
        .map(|found| (found.rule, found.node))
        .collect()
}

/// Prints the expressions that changed.
fn show(original: &Module, simple: &Module) {
    for (id, lifetime) in original.metadata.lifetimes.iter() {
        let texts = [
            (original, lifetime.location),
            (simple, simple.metadata.lifetimes.get(id).unwrap().location),
        ];
        let [before, after] = texts.map(|(module, location)| {
            let mut builder = module.builder();
            builder.load(&module.exprs, location).unwrap();
            text(&builder)
        });
        if before != after {
            println!("  lifetime {}: {before}\n    after: {after}", id.index());
        }
    }
}

/// The amount of location information: the entries without their undefined pieces.
fn said(lowered: &Lowered<'_, '_>) -> i64 {
    let locations = LoweredLocations::of(lowered);
    let mut said = 0;
    for entry in entries(&locations) {
        let text = dwarf::print_operations(locations.encoding, &entry.bytes, &NoNames).unwrap();
        let mut after_piece = true;
        said += 1000;
        for operation in text.split(", ") {
            let piece =
                operation.starts_with("DW_OP_piece") || operation.starts_with("DW_OP_bit_piece");
            said -= i64::from(piece && after_piece);
            after_piece = piece;
        }
    }
    said
}

#[test]
fn simplified_modules_lower_to_the_same_in_dwarf_5() {
    simplified_modules_lower_to_the_same(Dialect::Dwarf5);
}

#[test]
fn simplified_modules_lower_to_the_same_in_llvm() {
    simplified_modules_lower_to_the_same(Dialect::Llvm);
}

fn simplified_modules_lower_to_the_same(dialect: Dialect) {
    let number = |name: &str, default: u64| {
        std::env::var(name)
            .ok()
            .and_then(|text| text.parse().ok())
            .unwrap_or(default)
    };
    let (first, cases, most) = (number("FIRST", 0), number("CASES", 800), number("SHOW", 3));
    let (mut failures, mut larger, mut fewer, mut more, mut certain) = (0, 0, 0, 0, 0);
    let (mut before, mut after, mut functions) = (0, 0, 0u64);
    let mut totals = [Counts::default(); 2];
    for seed in first..first + cases {
        let original = module(seed);
        let mut simple = original.clone();
        simple.simplify();
        let lowering = LowerOptions::new(dialect);
        let (validated, diagnostics) = original.validate_keeping_valid();
        let (simple_validated, simple_diagnostics) = simple.validate_keeping_valid();
        let (found, simple_found) = (known(&diagnostics), known(&simple_diagnostics));
        if simple_found != found {
            // A composite of one part, which has no entry value, becomes the part, which may
            // have one.
            let mut gone = found.iter().filter(|one| !simple_found.contains(one));
            if simple_found.iter().all(|one| found.contains(one))
                && gone.all(|(rule, _)| *rule == Rule::EntryValueOperand)
            {
                continue;
            }
            certain += 1;
            println!("case {seed}: {simple_diagnostics}\n  before: {diagnostics}");
            continue;
        }
        functions += original.code.len() as u64;
        let (lowered, simple_lowered) = (
            validated.lower(&lowering).unwrap(),
            simple_validated.lower(&lowering).unwrap(),
        );
        let report = check::check(
            &validated,
            &LoweredLocations::of(&simple_lowered),
            Options { states: 2, seed },
        );
        let now = report.totals();
        let then = check::round_trip(&validated, &lowered, Options { states: 2, seed }).totals();
        totals[0] += then;
        totals[1] += now;
        if !report.is_clean() {
            failures += 1;
            if failures <= most {
                println!(
                    "case {seed}, {}, {dialect}\n{}",
                    original.target.name(),
                    report.mismatches[0]
                );
                let own = check::round_trip(
                    &simple_validated,
                    &simple_lowered,
                    Options { states: 2, seed },
                );
                println!(
                    "  on its own, the simplified module is {}",
                    if own.is_clean() { "clean" } else { "wrong" }
                );
                show(&original, &simple);
            }
        }
        let (lost, simple_lost) = (
            lowered.degradations().len(),
            simple_lowered.degradations().len(),
        );
        (fewer, more) = (
            fewer + usize::from(simple_lost < lost),
            more + usize::from(simple_lost > lost),
        );
        if simple_lost > lost && (more as u64) <= most {
            println!(
                "case {seed}, {}, {dialect}: more is lost",
                original.target.name()
            );
            println!(
                "  before: {:?}\n  after:  {:?}",
                lowered.degradations(),
                simple_lowered.degradations()
            );
            show(&original, &simple);
        }
        // More locations may take more bytes.
        if lowered.degradations() != simple_lowered.degradations()
            || said(&lowered) != said(&simple_lowered)
        {
            continue;
        }
        let (bytes, simple_bytes) = (size(&lowered), size(&simple_lowered));
        (before, after) = (before + bytes, after + simple_bytes);
        if simple_bytes > bytes {
            larger += 1;
            if larger <= most {
                println!(
                    "case {seed}, {}, {dialect}: {bytes} bytes, {simple_bytes} after",
                    original.target.name()
                );
                show(&original, &simple);
                for locations in
                    [&lowered, &simple_lowered].map(|lowered| LoweredLocations::of(lowered))
                {
                    for entry in entries(&locations) {
                        println!(
                            "  {:?}: {}",
                            entry.range,
                            dwarf::print_operations(locations.encoding, &entry.bytes, &NoNames)
                                .unwrap()
                        );
                    }
                    println!("  --");
                }
            }
        }
    }
    println!(
        "{before} bytes, {after} after; {larger} larger; fewer degradations in {fewer}, more in {more}; {certain} with failures that are certain"
    );
    println!("before: {}\nafter:  {}", totals[0], totals[1]);
    assert_eq!(failures, 0);
    // Valid modules stay valid, and invalid ones keep their diagnostics.
    assert_eq!(certain, 0);
    assert!(after < before);
    // On big-endian targets, a number is sometimes written with all of its bytes although the
    // operations that compute it are shorter. An object that is degraded in both cases may have two
    // reasons after simplification. Both concern fewer than one in a hundred functions.
    assert!(
        larger * 100 <= functions && more as u64 * 100 <= functions,
        "{larger} larger, {more} less exact of {functions}"
    );
}
