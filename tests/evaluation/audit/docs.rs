//! docs/audit.md describes every fault.

use dwarfsmith::audit::{Fault, FaultSeverity};

const DOCUMENT: &str = include_str!("../../../docs/audit.md");

#[test]
fn exactly_the_faults_are_documented() {
    let headings: Vec<&str> = DOCUMENT
        .lines()
        .filter_map(|line| line.strip_prefix("## "))
        .collect();
    let expected: Vec<String> = Fault::ALL
        .iter()
        .map(|fault| format!("{} — {}", fault.code(), fault.title()))
        .collect();
    assert_eq!(headings, expected);
}

#[test]
fn every_fault_has_a_source_and_a_severity() {
    for (fault, section) in Fault::ALL.iter().zip(DOCUMENT.split("\n## ").skip(1)) {
        let text = section
            .split("\n# ")
            .next()
            .unwrap()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        assert!(
            text.ends_with(&format!("Source: {}.", fault.source())),
            "{text}"
        );
        assert_eq!(
            text.contains(" Note. "),
            fault.severity() == FaultSeverity::Note,
            "{text}"
        );
        // Codes of notes end in 90 to 99.
        assert_eq!(
            fault.code()[2..].starts_with('9'),
            fault.severity() == FaultSeverity::Note,
            "{text}"
        );
    }
}

#[test]
fn codes_are_ascending_and_unique() {
    let codes: Vec<&str> = Fault::ALL.iter().map(|fault| fault.code()).collect();
    assert!(
        codes.is_sorted() && codes.windows(2).all(|pair| pair[0] != pair[1]),
        "{codes:?}"
    );
}
