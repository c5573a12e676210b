//! The statements of the documents about the package are true.

use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The documents name the version of Cranelift in `Cargo.lock`, and the package accepts no other.
#[test]
fn the_version_of_cranelift_is_the_stated_one() {
    let lock = read("../Cargo.lock");
    let of = lock
        .split("name = \"cranelift-codegen\"\nversion = \"")
        .nth(1);
    let version: Vec<&str> = of.expect("its version").split('.').take(2).collect();
    let minor = version.join(".");
    let manifest = read("Cargo.toml");
    let crates = manifest
        .lines()
        .filter(|line| line.starts_with("cranelift-"));
    let crates: Vec<&str> = crates.collect();
    assert_eq!(crates.len(), 6);
    for line in crates {
        assert!(line.contains(&format!("\"{minor}\"")), "{line}");
    }
    for document in ["src/lib.rs", "../docs/cranelift.md"] {
        let sentence = format!("supports Cranelift {minor}");
        assert!(read(document).contains(&sentence), "{document}");
    }
}

/// The example for regalloc2 uses the same version as Cranelift.
#[test]
fn there_is_one_version_of_regalloc2() {
    let lock = read("../Cargo.lock");
    assert_eq!(lock.matches("name = \"regalloc2\"").count(), 1);
}

/// `Sections::add_to` takes the files of cranelift-object only if both use the same version.
#[test]
fn there_is_one_version_of_object() {
    let lock = read("../Cargo.lock");
    assert_eq!(lock.matches("name = \"object\"").count(), 1);
}

/// Beyond its language, the example has at most 150 lines of code.
#[test]
fn the_example_is_short() {
    let files = ["main.rs", "functions.rs"].map(|name| read(&format!("examples/backend/{name}")));
    let lines = files.iter().flat_map(|file| file.lines()).map(str::trim);
    let code = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    assert!(code.count() <= 150);
}
