//! Snapshots of toyc's descriptions, which people can read: the library's dump of every location,
//! with bytes, and the output of `llvm-dwarfdump` for the object file.

#[path = "../../tests/support/mod.rs"]
mod support;

use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;
use std::path::Path;
use std::process::Command;

/// Compares a program with its snapshot. The dump is that of the module that the printed text
/// describes.
fn snapshot(name: &str) {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = |extension: &str| directory.join(format!("snapshot-{name}.{extension}"));
    let root = env!("CARGO_MANIFEST_DIR");
    let mut command = Command::new(env!("CARGO_BIN_EXE_toyc"));
    command
        .current_dir(root)
        .arg(format!("programs/{name}.toy"));
    command
        .arg("-o")
        .arg(file("out"))
        .arg("--emit-obj")
        .arg(file("o"))
        .arg("--emit-di")
        .arg(file("di"));
    support::run_ok(&mut command);

    let parsed = text::parse(&std::fs::read_to_string(file("di")).unwrap());
    let module = parsed.unwrap_or_else(|errors| panic!("{errors:?}")).module;
    let validated = module
        .validate()
        .unwrap_or_else(|errors| panic!("{errors}"));
    let dump = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap()
        .to_string();

    let object = file("o");
    let reader = support::run_ok(
        Command::new(support::tool("llvm-dwarfdump"))
            .arg("--debug-info")
            .arg(&object),
    );
    for complaint in ["error:", "warning:"] {
        assert!(
            !reader.contains(complaint),
            "llvm-dwarfdump complains about {name}:\n{reader}"
        );
    }
    let reader = reader.replace(&object.display().to_string(), name);

    // The object file contains the directory in which it was compiled, which depends on the
    // machine.
    let content = format!("{dump}\n{}\n{reader}", "-".repeat(80)).replace(root, "<root>");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(Path::new(root).join("snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, content));
}

#[test]
fn quicksort() {
    snapshot("quicksort");
}

#[test]
fn a_program_that_is_hostile_to_debug_information() {
    snapshot("hostile");
}
