//! Runs the inputs that the fuzzer kept: each was once the first to reach some code, or caused a
//! failure.
//!
//! This needs no `cargo fuzz`. `fuzz/corpus/TARGET` has the inputs of
//! `fuzz/fuzz_targets/TARGET.rs`.

#[path = "../../fuzz/entries/mod.rs"]
mod entries;

use std::path::Path;

/// Runs an entry on each file of a directory, in the order of their names.
fn replay(target: &str, entry: fn(&[u8])) {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/corpus")
        .join(target);
    let mut files: Vec<_> = std::fs::read_dir(directory)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    assert!(files.len() >= 20, "{target} has {} inputs", files.len());
    for file in files {
        // Prints the file that fails.
        println!("{}", file.display());
        entry(&std::fs::read(file).unwrap());
    }
}

#[test]
fn evaluate() {
    replay("evaluate", entries::evaluate);
}

#[test]
fn text() {
    replay("text", entries::text);
}
