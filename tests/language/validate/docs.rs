//! docs/diagnostics.md describes every rule, and its examples violate their rules.

use dwarfsmith::text;
use dwarfsmith::validate::Rule;

const DOCUMENT: &str = include_str!("../../../docs/diagnostics.md");

/// The document's entry for each rule.
fn sections() -> impl Iterator<Item = (Rule, &'static str)> {
    Rule::ALL
        .iter()
        .copied()
        .zip(DOCUMENT.split("\n## ").skip(1))
}

/// The first block of text in a section.
fn example(section: &str) -> &str {
    section
        .split("```text\n")
        .nth(1)
        .and_then(|rest| rest.split("\n```").next())
        .unwrap()
}

/// The item that the text defines: a node, a section or the target.
fn subject(paragraph: &str) -> &str {
    let whole = paragraph
        .split(['=', '{', '"'])
        .next()
        .unwrap()
        .split(" size ")
        .next()
        .unwrap()
        .trim();
    whole.strip_suffix(" entry").unwrap_or(whole)
}

#[test]
fn exactly_the_rules_are_documented() {
    let headings: Vec<&str> = DOCUMENT
        .lines()
        .filter_map(|line| line.strip_prefix("## "))
        .collect();
    let expected: Vec<String> = Rule::ALL
        .iter()
        .map(|rule| format!("{} — {}", rule.code(), rule.title()))
        .collect();
    assert_eq!(headings, expected);
}

#[test]
fn every_rule_has_a_recommendation() {
    for (rule, section) in sections() {
        let help = format!("**Do:** {}.", rule.help());
        let unwrapped = section.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(unwrapped.contains(&help), "{}: {help}", rule.code());
    }
}

#[test]
fn every_example_violates_only_its_rule() {
    let opening = DOCUMENT.split("\n## ").next().unwrap();
    let preamble = opening
        .split("```text\n")
        .last()
        .unwrap()
        .split("\n```")
        .next()
        .unwrap();
    let (code, nodes) = preamble.split_once("\n\n!").unwrap();
    let mut wrong = String::new();
    for (rule, section) in sections() {
        let example = example(section);
        if example.starts_with("// In Rust") {
            continue;
        }
        let subjects: Vec<&str> = example.lines().map(subject).collect();
        let mut whole = String::new();
        for paragraph in code.split("\n\n") {
            if !subjects.contains(&subject(paragraph)) {
                whole += &format!("{paragraph}\n");
            }
        }
        for line in format!("!{nodes}").lines() {
            if !subjects.contains(&subject(line)) {
                whole += &format!("{line}\n");
            }
        }
        whole += example;
        match text::parse(&whole) {
            Err(errors) => wrong += &format!("{}: {errors:?}\n", rule.code()),
            Ok(parsed) => {
                let (validated, errors) = parsed.module.validate_keeping_valid();
                let all = || errors.iter().chain(validated.warnings());
                if all().map(|one| one.rule).ne([rule]) {
                    let all: String = all().map(|one| format!("{one}\n")).collect();
                    wrong += &format!("{}: {all}\n", rule.code());
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
