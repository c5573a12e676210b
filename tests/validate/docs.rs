//! docs/diagnostics.md and the rules say the same.

use dwarfsmith::validate::Rule;

const DOCUMENT: &str = include_str!("../../docs/diagnostics.md");

#[test]
fn every_rule_is_documented_and_nothing_else() {
    let headings: Vec<&str> = DOCUMENT.lines().filter_map(|line| line.strip_prefix("## E")).collect();
    let expected: Vec<String> =
        Rule::ALL.iter().map(|rule| format!("{} — {}", &rule.code()[1..], rule.title())).collect();
    assert_eq!(headings, expected);
}

#[test]
fn every_rule_has_an_example_and_says_what_to_do() {
    for (section, rule) in DOCUMENT.split("\n## E").skip(1).zip(Rule::ALL) {
        assert!(section.contains("\n```text\n"), "{}: no example", rule.code());
        let help = format!("**Do:** {}.", rule.help());
        let unwrapped = section.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(unwrapped.contains(&help), "{}: {help}", rule.code());
    }
}
