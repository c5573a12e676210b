//! The mutants in `tests/mutants/`. `.ci/mutants` applies them to the source one by one, and
//! expects other tests to fail. This test only checks that each applies to the source, so that none
//! is silently unused.

use std::path::Path;

/// The files that a patch changes, each with the lines of its hunks before the change.
fn before(patch: &str) -> Vec<(String, Vec<Vec<String>>)> {
    let mut files: Vec<(String, Vec<Vec<String>>)> = Vec::new();
    for line in patch.lines() {
        if let Some(name) = line.strip_prefix("+++ b/") {
            files.push((name.to_string(), Vec::new()));
        } else if let Some((_, hunks)) = files.last_mut() {
            match (line.get(..1), hunks.last_mut()) {
                (Some("@"), _) => hunks.push(Vec::new()),
                (Some(" " | "-"), Some(hunk)) if !line.starts_with("--- ") => {
                    hunk.push(line[1..].to_string())
                }
                (None, Some(hunk)) => hunk.push(String::new()),
                _ => {}
            }
        }
    }
    files
}

#[test]
fn each_mutant_applies_to_the_source() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut of_reference, mut of_the_rest) = (0, 0);
    for entry in std::fs::read_dir(root.join("tests/mutants")).unwrap() {
        let path = entry.unwrap().path();
        let patch = std::fs::read_to_string(&path).unwrap();
        let files = before(&patch);
        assert!(!files.is_empty(), "{}: it changes no file", path.display());
        for (name, hunks) in files {
            if name.starts_with("src/check/reference") {
                of_reference += 1
            } else {
                of_the_rest += 1
            }
            let source = std::fs::read_to_string(root.join(&name)).unwrap();
            let lines: Vec<&str> = source.lines().collect();
            assert!(
                !hunks.is_empty(),
                "{}: it changes nothing of {name}",
                path.display()
            );
            for hunk in hunks {
                let places = lines
                    .windows(hunk.len().max(1))
                    .filter(|window| *window == &hunk[..])
                    .count();
                assert_eq!(
                    places,
                    1,
                    "{}: these lines of {name} are there {places} times:\n{}",
                    path.display(),
                    hunk.join("\n")
                );
            }
        }
    }
    assert!(
        of_reference >= 12 && of_the_rest >= 12,
        "{of_reference} of the reference, {of_the_rest} of the rest"
    );
}
