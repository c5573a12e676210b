//! Every rule of the validator: the smallest module that breaks it, and the nearest that does not.

mod code;
mod docs;
mod expressions;
mod fragments;
mod frames;
mod kit;
mod lifetimes;
mod modules;
mod names;
mod places;
mod policy;
mod structure;
mod subprograms;
mod warnings;

use dwarfsmith::validate::{Rule, Severity};
use kit::{Case, Kit};

fn all() -> impl Iterator<Item = &'static Case> {
    let structure = [
        structure::CASES,
        code::CASES,
        frames::CASES,
        subprograms::CASES,
        modules::CASES,
    ];
    [
        expressions::CASES,
        places::CASES,
        lifetimes::CASES,
        fragments::CASES,
        warnings::CASES,
    ]
    .into_iter()
    .chain(structure)
    .flatten()
}

#[test]
fn each_violation_is_found_once_where_it_is() {
    for (number, case) in all().enumerate() {
        let mut kit = Kit::new(case.target);
        let node = (case.bad)(&mut kit);
        let module = kit.finish();
        let diagnostics = match (case.rule.severity(), module.validate()) {
            (Severity::Warning, Ok(validated)) => validated.warnings().clone(),
            (_, Err(diagnostics)) => diagnostics,
            (_, Ok(_)) => panic!("case {number}, {:?} is valid", case.rule),
        };
        let found: Vec<_> = diagnostics.iter().map(|one| (one.rule, one.node)).collect();
        assert_eq!(
            found,
            [(case.rule, node)],
            "case {number}, {:?}: {diagnostics}",
            case.rule
        );
        let text = diagnostics.to_string();
        assert!(
            text.starts_with(&format!(
                "{}[{}]",
                case.rule.severity().name(),
                case.rule.code()
            )),
            "{text}"
        );
        assert_eq!(text.lines().count(), 1, "{text}");
    }
}

#[test]
fn the_nearest_valid_module_is_valid() {
    for (number, case) in all().enumerate() {
        let mut kit = Kit::new(case.target);
        (case.good)(&mut kit);
        let module = kit.finish();
        match module.validate() {
            Err(diagnostics) => panic!("case {number}, {:?}: {diagnostics}", case.rule),
            Ok(validated) => {
                let is_warned =
                    case.rule.severity() == Severity::Warning && !validated.warnings().is_empty();
                assert!(
                    !is_warned,
                    "case {number}, {:?}: {}",
                    case.rule,
                    validated.warnings()
                );
            }
        }
    }
}

#[test]
fn every_rule_has_a_case() {
    for rule in Rule::ALL {
        assert!(
            all().any(|case| case.rule == *rule),
            "{} {rule:?} has no case",
            rule.code()
        );
    }
}

#[test]
fn codes_are_unique_and_ascend() {
    let codes: Vec<&str> = Rule::ALL.iter().map(|rule| rule.code()).collect();
    assert!(codes.windows(2).all(|pair| pair[0] < pair[1]), "{codes:?}");
}
