//! All steps on one module: it is simplified, lowered, checked against its meaning, emitted,
//! audited, printed and parsed.
//!
//! A module need not be valid. The nodes that validation keeps go through all steps, so that a
//! module with one wrong node tests all others.

// Each test program uses a part of it.
#![allow(dead_code)]

use dwarfsmith::Module;
use dwarfsmith::audit::{self, FaultSeverity};
use dwarfsmith::check::{self, LoweredLocations, Options, Report, mix};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames, ObjectError};
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;
use dwarfsmith::validate::{Diagnostic, Diagnostics, Node, Rule, Validated};

/// A failure of a module.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// The step that failed: `simplify`, `verify`, `emit`, `audit` or `print`.
    pub stage: &'static str,
    /// The options of lowering, if the module was lowered.
    pub lowering: Option<LowerOptions>,
    /// The full message.
    pub what: String,
    /// The message without details, which is equal for modules with the same fault.
    pub class: String,
}

impl Wrong {
    fn new(
        stage: &'static str,
        lowering: Option<LowerOptions>,
        what: String,
        class: &str,
    ) -> Wrong {
        Wrong {
            stage,
            lowering,
            what,
            class: format!("{stage}: {}", without_numbers(class)),
        }
    }
}

/// The options of a run.
#[derive(Clone, Debug)]
pub struct StepOptions {
    /// The options of lowering.
    pub lowerings: Vec<LowerOptions>,
    /// The number of machine states at each program counter.
    pub states: u32,
    /// The seed of the machine states.
    pub seed: u64,
}

impl StepOptions {
    /// Each dialect with default options, with all of its operations, and with every option.
    pub fn full() -> StepOptions {
        let mut lowerings = Vec::new();
        for dialect in Dialect::ALL {
            let plain = LowerOptions::new(dialect);
            let all = LowerOptions {
                gnu: true,
                experimental: true,
                portable: false,
                factor_procedures: true,
                ..plain
            };
            lowerings.extend([
                plain,
                LowerOptions {
                    portable: false,
                    ..plain
                },
                all,
            ]);
        }
        StepOptions {
            lowerings,
            states: 4,
            seed: 0,
        }
    }

    /// Some dialects, starting at one that the seed chooses, with options that the seed chooses.
    pub fn some(seed: u64, dialects: usize) -> StepOptions {
        let lowerings = (0..dialects as u64).map(|number| {
            let dialect = Dialect::ALL[((seed + number) % Dialect::ALL.len() as u64) as usize];
            let choices = mix(mix(seed, 0xd1a1ec7), number);
            LowerOptions {
                gnu: choices & 1 == 0,
                experimental: choices & 2 == 0,
                portable: choices & 4 == 0,
                factor_procedures: choices & 8 == 0,
                format: if choices & 0x70 == 0 {
                    Format::Dwarf64
                } else {
                    Format::Dwarf32
                },
                ..LowerOptions::new(dialect)
            }
        });
        StepOptions {
            lowerings: lowerings.collect(),
            states: 2,
            seed,
        }
    }
}

/// A text with each number replaced by `#`, and a sequence of such parts by one.
pub fn without_numbers(text: &str) -> String {
    let mut plain = String::new();
    let mut characters = text.chars().peekable();
    let mut in_word = false;
    while let Some(character) = characters.next() {
        if character.is_ascii_digit() {
            let is_hex = character == '0' && characters.next_if_eq(&'x').is_some() && !in_word;
            while characters
                .next_if(|c| c.is_ascii_digit() || is_hex && c.is_ascii_hexdigit())
                .is_some()
            {}
            if plain.ends_with('-') && !in_word {
                plain.pop();
            }
            plain.push('#');
            in_word = true;
        } else {
            plain.push(character);
            in_word = character.is_alphanumeric() || character == '_';
        }
    }
    plain
}

/// The diagnostics of a validation that another one does not have, by rule and node.
fn new_findings<'d>(before: &Diagnostics, after: &'d Diagnostics) -> Vec<&'d Diagnostic> {
    // Simplification changes the numbers of operations.
    let of = |found: &Diagnostic| match found.node {
        Node::Operation(lifetime, _) => (found.rule, Node::Lifetime(lifetime)),
        node => (found.rule, node),
    };
    let known: Vec<(Rule, Node)> = before.iter().map(of).collect();
    after
        .iter()
        .filter(|found| !known.contains(&of(found)))
        .collect()
}

/// Operations without the bytes of values.
fn without_bytes(operations: &str) -> String {
    let mut parts = operations.split(['<', '>']).enumerate();
    parts
        .by_ref()
        .map(|(number, part)| if number % 2 == 0 { part } else { "<…>" })
        .collect()
}

/// The failure of the round trip, if there is one.
fn mismatch(lowering: LowerOptions, report: &Report, simplified: &str) -> Option<Wrong> {
    let first = report.mismatches.first()?;
    let operations = without_bytes(&first.operations.join(" / "));
    let operations = if operations.is_empty() {
        "no entry"
    } else {
        &operations
    };
    // For other objects, the operations are specific enough.
    let of = if first.object.is_none() || first.name.contains(" of the call at ") {
        &first.name
    } else {
        ""
    };
    let class = format!("{simplified}{of} {} | {operations}", first.what);
    let text = format!("{simplified}{lowering:?}: {first}");
    Some(Wrong::new("verify", Some(lowering), text, &class))
}

/// The limit on the code that is made up for an object file, in bytes.
const MAX_CODE: u64 = 1 << 20;

/// The failures of the emitted object file; none for a target or dialect without object files.
pub fn audited(
    validated: &Validated<'_>,
    lowering: LowerOptions,
    seed: u64,
    found: &mut Vec<Wrong>,
) {
    let lowered = validated.lower(&lowering).unwrap();
    let all = [Frames::Debug, Frames::Both, Frames::Eh, Frames::None];
    // Both sections for the seed of the full run.
    let frames = if seed == 0 {
        Frames::Both
    } else {
        all[(mix(seed, 0xf7a3e5) % 8).min(3) as usize]
    };
    let mut wrong = |stage, text: String| {
        let text = without_names(&text);
        let class = text.clone();
        found.push(Wrong::new(
            stage,
            Some(lowering),
            format!("{lowering:?}: {text}"),
            &class,
        ));
    };
    let sections = match lowered.emit(&EmitOptions {
        frames,
        ..EmitOptions::default()
    }) {
        Ok(sections) => sections,
        Err(error) => return wrong("emit", error.to_string()),
    };
    let code: u64 = validated
        .module()
        .code
        .functions()
        .map(|function| u64::from(function.size))
        .sum();
    if code > MAX_CODE {
        return;
    }
    let object = match sections.to_elf(None) {
        Ok(object) => object,
        Err(ObjectError::Target(..)) => return,
        Err(error) => return wrong("emit", error.to_string()),
    };
    let members = match audit::members(&object) {
        Ok(members) => members,
        Err(error) => return wrong("audit", error.to_string()),
    };
    for member in members {
        for known in [true, false] {
            let mut findings = Vec::new();
            let mut sink = |finding: audit::Finding| {
                if finding.fault.severity() == FaultSeverity::Error {
                    findings.push(finding);
                }
            };
            let read = member.audit_in(known.then_some(lowering.dialect), &mut sink, &mut |_| {});
            if let Err(error) = read {
                wrong("audit", error.to_string());
            }
            for finding in findings {
                wrong("audit", format!("{} {finding}", finding.fault.code()));
            }
        }
    }
}

/// A finding without names, which are in backquotes.
fn without_names(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join("`…`")
}

/// The failure of printing and parsing a module, valid or not.
pub fn misprinted(module: &Module) -> Option<Wrong> {
    let printed = text::print(module);
    let (what, class) = match text::parse(&printed) {
        Ok(again) if text::print(&again.module) == printed => return None,
        Ok(again) => {
            let again = text::print(&again.module);
            let differ = printed
                .lines()
                .zip(again.lines())
                .find(|(one, other)| one != other);
            (
                format!("{differ:?}:\n{printed}"),
                String::from("it is not the same when printed again"),
            )
        }
        Err(errors) => {
            let first = errors.first().map(ToString::to_string).unwrap_or_default();
            (format!("{errors:?}\n{printed}"), without_names(&first))
        }
    };
    Some(Wrong::new("print", None, what, &class))
}

/// The failures of the valid part of a module, simplified and not, in all steps up to object files.
pub fn wrong(module: &Module, options: &StepOptions) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    let mut simple = module.clone();
    simple.simplify();
    let (validated, diagnostics) = module.validate_keeping_valid();
    let (simple_validated, simple_diagnostics) = simple.validate_keeping_valid();
    for found in new_findings(&diagnostics, &simple_diagnostics) {
        wrong.push(Wrong::new(
            "simplify",
            None,
            found.to_string(),
            found.rule.code(),
        ));
    }
    // Simplification can remove parts that overlap or exceed an end, so that more is valid. Several
    // diagnostics can be at one node.
    let is_as_before = simple_diagnostics.len() == diagnostics.len()
        && new_findings(&simple_diagnostics, &diagnostics).is_empty()
        && new_findings(&diagnostics, &simple_diagnostics).is_empty();
    for mut lowering in options.lowerings.iter().copied() {
        if module.target.address_bytes() < 8 {
            // Such targets have no relocations of 64 bits.
            lowering.format = Format::Dwarf32;
        }
        let options = Options {
            states: options.states,
            seed: options.seed,
        };
        let mut is_clean = true;
        for (what, validated) in [("", &validated), ("simplified: ", &simple_validated)] {
            let report =
                check::round_trip(validated, &validated.lower(&lowering).unwrap(), options);
            if is_clean {
                is_clean = report.is_clean();
                wrong.extend(mismatch(lowering, &report, what));
            }
            audited(validated, lowering, options.seed, &mut wrong);
        }
        if is_clean && is_as_before {
            // The simplified module has the meaning that it had before.
            let locations = LoweredLocations::of(&simple_validated.lower(&lowering).unwrap());
            let report = check::check(&validated, &locations, options);
            wrong.extend(mismatch(
                lowering,
                &report,
                "simplified, by what was said before: ",
            ));
        }
    }
    wrong
}
