//! Patterns for lines of a debugger's output:
//!
//! - `*` is any text;
//! - `<5>` is `5`, or `<optimized out>` where the value may be dead;
//! - everything else matches literally.

/// Returns true if a pattern matches a whole line.
pub fn matches(pattern: &str, line: &str) -> bool {
    let Some(first) = pattern.chars().next() else {
        return line.is_empty();
    };
    match first {
        '*' => (0..=line.len())
            .filter(|at| line.is_char_boundary(*at))
            .any(|at| matches(&pattern[1..], &line[at..])),
        '<' if pattern.contains('>') => {
            let (value, rest) = pattern[1..].split_once('>').unwrap_or_default();
            let missing = line.strip_prefix("<optimized out>");
            matches(&format!("{value}{rest}"), line)
                || missing.is_some_and(|line| matches(rest, line))
        }
        _ => line
            .strip_prefix(first)
            .is_some_and(|line| matches(&pattern[first.len_utf8()..], line)),
    }
}

/// Returns the first pattern that matches no line after the lines of the previous patterns.
pub fn first_unmatched<'p>(patterns: &[&'p str], text: &str) -> Option<&'p str> {
    let mut lines = text.lines();
    patterns
        .iter()
        .copied()
        .find(|pattern| !lines.any(|line| matches(pattern, line.trim())))
}

#[test]
fn patterns_match_whole_lines_in_order() {
    assert!(matches(
        "#1 * in f (x=<5>) at *.toy:7",
        "#1  0x12 in f (x=5) at a.toy:7"
    ));
    assert!(matches(
        "#1 * in f (x=<5>) at *.toy:7",
        "#1  0x12 in f (x=<optimized out>) at a.toy:7"
    ));
    assert!(!matches(
        "#1 * in f (x=<5>) at *.toy:7",
        "#1  0x12 in f (x=6) at a.toy:7"
    ));
    assert!(!matches("x = 5", "x = 55"));
    assert!(matches("x = <0x*>", "x = 0x7ff8") && !matches("x = <0x*>", "x = 5"));
    assert_eq!(first_unmatched(&["a", "b*"], "a\nc\nbb"), None);
    assert_eq!(first_unmatched(&["b*", "a"], "a\nc\nbb"), Some("a"));
}
