//! The packages of the workspace as their users see them: few dependencies, a minimum Rust version,
//! and the required files.

use crate::support;
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Command;

/// The library's package.
const LIBRARY: &str = env!("CARGO_PKG_NAME");

fn cargo(arguments: &[&str]) -> String {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    support::run_ok(
        Command::new(cargo)
            .current_dir(support::root())
            .args(arguments),
    )
}

/// cargo's metadata of the workspace, with all dependencies that this machine can need.
fn metadata() -> Value {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = support::run_ok(Command::new(rustc).arg("-vV"));
    let host = version
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .expect("rustc names its host");
    let arguments = [
        "metadata",
        "--locked",
        "--format-version=1",
        "--all-features",
        "--filter-platform",
        host,
    ];
    serde_json::from_str(&cargo(&arguments)).expect("cargo prints JSON")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The packages that the library's package needs, including itself; with `development`, also those
/// of its tests.
fn needed(metadata: &Value, development: bool) -> Vec<&Value> {
    let packages = list(&metadata["packages"]);
    let library = packages
        .iter()
        .find(|package| package["name"] == LIBRARY)
        .expect("the library is a package");
    let mut seen = BTreeSet::new();
    let mut todo = vec![text(&library["id"])];
    while let Some(id) = todo.pop() {
        if !seen.insert(id) {
            continue;
        }
        let nodes = list(&metadata["resolve"]["nodes"]);
        let node = nodes
            .iter()
            .find(|node| node["id"] == id)
            .expect("every package is resolved");
        for dependency in list(&node["deps"]) {
            let is_used =
                |kind: &Value| kind["kind"] != "dev" || (development && id == text(&library["id"]));
            if list(&dependency["dep_kinds"]).iter().any(is_used) {
                todo.push(text(&dependency["pkg"]));
            }
        }
    }
    packages
        .iter()
        .filter(|package| seen.contains(text(&package["id"])))
        .collect()
}

/// A version of Rust, `1.88` being `1.88.0`.
fn version(text: &str) -> Vec<u32> {
    let mut numbers: Vec<u32> = text
        .split('.')
        .map(|part| part.parse().expect("a number"))
        .collect();
    numbers.resize(3, 0);
    numbers
}

#[test]
fn the_minimum_rust_version_is_that_of_the_dependencies() {
    let metadata = metadata();
    let ours = version(env!("CARGO_PKG_RUST_VERSION"));
    let mut newest = Vec::new();
    for package in needed(&metadata, false)
        .into_iter()
        .filter(|package| package["name"] != LIBRARY)
    {
        // A package need not have a minimum version.
        let Some(theirs) = package["rust_version"].as_str() else {
            continue;
        };
        let name = text(&package["name"]);
        assert!(
            version(theirs) <= ours,
            "{name} needs Rust {theirs}: `rust-version` in Cargo.toml is older"
        );
        newest = newest.max(version(theirs));
    }
    assert_eq!(
        newest, ours,
        "no dependency needs what `rust-version` in Cargo.toml asks for"
    );
}

#[test]
fn the_library_and_its_tests_need_no_code_generator() {
    let metadata = metadata();
    let names: Vec<&str> = needed(&metadata, true)
        .into_iter()
        .map(|package| text(&package["name"]))
        .collect();
    assert!(
        names.contains(&"gimli") && names.contains(&"proptest"),
        "{names:?}"
    );
    let heavy = names
        .iter()
        .filter(|name| name.starts_with("cranelift") || name.starts_with("iced"));
    assert_eq!(heavy.collect::<Vec<_>>(), Vec::<&&str>::new());
}

#[test]
fn only_the_library_is_for_publication() {
    let metadata = metadata();
    let members: Vec<&str> = list(&metadata["workspace_members"])
        .iter()
        .map(text)
        .collect();
    let packages = list(&metadata["packages"])
        .iter()
        .filter(|package| members.contains(&text(&package["id"])));
    // `publish` is null if any registry is allowed.
    let public = packages.filter(|package| package["publish"] != Value::Array(Vec::new()));
    assert_eq!(
        public
            .map(|package| text(&package["name"]))
            .collect::<Vec<_>>(),
        [LIBRARY]
    );
    assert!(members.len() > 1);
}

#[test]
fn the_package_has_the_files_for_users() {
    let listed = cargo(&[
        "package",
        "--list",
        "--locked",
        "--allow-dirty",
        "-p",
        LIBRARY,
    ]);
    let files: BTreeSet<&str> = listed.lines().collect();
    let single = [
        "CHANGELOG.md",
        "Cargo.lock",
        "Cargo.toml",
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "README.md",
        "src/lib.rs",
        "src/links.md",
    ];
    for file in single {
        assert!(files.contains(file), "the package has no {file}");
    }
    // Files that cargo adds.
    let added = ["Cargo.toml.orig", ".cargo_vcs_info.json"];
    for file in files
        .iter()
        .filter(|file| !single.contains(file) && !added.contains(file))
    {
        let wanted = match file.split_once('/') {
            Some(("src", _)) => file.ends_with(".rs"),
            Some(("docs", name)) => name.ends_with(".md") && !name.contains('/'),
            Some(("examples", name)) => name.ends_with(".rs"),
            _ => false,
        };
        assert!(wanted, "the package has {file}");
    }
    // The whole source, and each document that README.md names.
    let readme = std::fs::read_to_string(support::root().join("README.md")).unwrap();
    let named = readme
        .lines()
        .filter_map(|line| line.split_once("]: "))
        .map(|(_, name)| name)
        .filter(|name| name.starts_with("docs/"));
    let mut documents = 0;
    for name in named {
        assert!(
            files.contains(name),
            "README.md names {name}, which the package does not have"
        );
        documents += 1;
    }
    assert!(documents >= 9, "README.md names {documents} documents");
}
