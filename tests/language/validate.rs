//! Every rule of the validator: the smallest module that violates it, and the most similar one that
//! does not.
//!
//! Violations that can be written as text are files in `tests/filetests/check/`. This module has
//! those that cannot: references to nodes that do not exist, and nodes of other modules.

mod docs;
mod kit;
mod modules;
mod names;
mod policy;
mod structure;

use dwarfsmith::validate::Rule;
use kit::{Case, Kit};

fn all() -> impl Iterator<Item = &'static Case> {
    [structure::CASES, modules::CASES].into_iter().flatten()
}

#[test]
fn each_violation_is_reported_once_at_its_node() {
    for (number, case) in all().enumerate() {
        let mut kit = Kit::new(case.target);
        let node = (case.bad)(&mut kit);
        let module = kit.finish();
        let Err(diagnostics) = module.validate() else {
            panic!("case {number}, {:?} is valid", case.rule)
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
        if let Err(diagnostics) = module.validate() {
            panic!("case {number}, {:?}: {diagnostics}", case.rule);
        }
    }
}

/// In a file that has the rule's code in its name, or here.
#[test]
fn every_rule_has_a_case() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests/check");
    let files: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    for rule in Rule::ALL {
        let is_in_a_file = files.iter().any(|name| name.starts_with(rule.code()));
        assert!(
            is_in_a_file || all().any(|case| case.rule == *rule),
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
