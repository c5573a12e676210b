//! Several violations at once: many of the modules in `tests/filetests/check/` that violate a rule
//! are joined to one module. All violations of the single modules are found in the joined one.

use super::support::files_below;
use super::transcript;
use dwarfsmith::text;
use std::collections::BTreeMap;

/// The number of modules that are joined.
const JOINED: usize = 24;

/// The module without its target, and with nodes and names that no other module has.
fn renamed(module: &str, number: usize) -> String {
    let mut renamed = String::new();
    for line in module.lines().filter(|line| !line.starts_with("target ")) {
        // Comments may contain quotes.
        let line = if line.starts_with(';') { "" } else { line };
        let mut rest = line;
        while let Some(at) = rest.find(['!', '@', '"']) {
            let (before, after) = rest.split_at(at + 1);
            renamed += before;
            let is_part = |next: char| match &rest[at..=at] {
                "!" => next.is_ascii_digit(),
                "@" => next.is_alphanumeric() || next == '_',
                _ => next != '"',
            };
            let end = after.find(|next| !is_part(next)).unwrap_or(after.len());
            let (name, behind) = after.split_at(end);
            rest = behind;
            if before.ends_with('!') && !name.is_empty() {
                renamed += &format!("{}", name.parse::<usize>().unwrap() + 1000 * number);
            } else if before.ends_with('@') && !name.is_empty() {
                renamed += &format!("{name}.{number}");
            } else if before.ends_with('"') {
                let is_name = before.ends_with("ame: \"") || before.ends_with("identifier: \"");
                renamed += &if is_name && !name.is_empty() {
                    format!("{name}.{number}\"")
                } else {
                    format!("{name}\"")
                };
                rest = rest.strip_prefix('"').unwrap_or(rest);
            }
        }
        renamed += rest;
        renamed.push('\n');
    }
    renamed
}

/// How often each rule is violated; `None` if the text is no module.
fn codes(source: &str) -> Option<BTreeMap<&'static str, usize>> {
    let parsed = text::parse(source).ok()?;
    let (validated, errors) = parsed.module.validate_keeping_valid();
    let mut codes = BTreeMap::new();
    for one in errors.iter().chain(validated.warnings().iter()) {
        *codes.entry(one.rule.code()).or_default() += 1;
    }
    Some(codes)
}

#[test]
fn all_violations_of_joined_modules_are_found() {
    let mut by_target: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for path in files_below("tests/filetests/check", "di") {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for module in transcript::violations(&std::fs::read_to_string(&path).unwrap()) {
            let target = module.lines().find(|line| line.starts_with("target "));
            let target = target.unwrap().to_owned();
            by_target
                .entry(target)
                .or_default()
                .push((name.clone(), module));
        }
    }
    let mut count = 0;
    for (target, modules) in by_target {
        // Neighbours in the list violate the same rule; each step joins others.
        for step in [1, 7, 31] {
            let order: Vec<_> = (0..step)
                .flat_map(|first| modules.iter().skip(first).step_by(step))
                .collect();
            for group in order.chunks(JOINED) {
                let (mut joined, mut expected) = (format!("{target}\n"), BTreeMap::new());
                let mut names = Vec::new();
                for (number, (name, module)) in group.iter().enumerate() {
                    let Some(alone) = codes(module) else {
                        continue;
                    };
                    joined += &renamed(module, number + 1);
                    for (code, times) in alone {
                        *expected.entry(code).or_default() += times;
                    }
                    names.push(name);
                    count += 1;
                }
                let found = codes(&joined);
                if found.is_none() {
                    panic!("{names:?}: {:?}", text::parse(&joined).err());
                }
                assert_eq!(found, Some(expected), "{names:?}");
            }
        }
    }
    assert!(count >= 600, "{count} modules");
}
