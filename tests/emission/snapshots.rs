//! Snapshots of emitted sections, for people to read: this library's dump of every location, with
//! bytes, and `llvm-dwarfdump`'s dump of the object file.
//!
//! The modules are written by hand, in `tests/modules`.

use crate::support;
use crate::support::valid;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Our dump of a module in the text format, and the object file that is emitted for it.
fn lower(source: &str, dialect: Dialect) -> (String, Vec<u8>) {
    let parsed = text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}"));
    let validated = valid(&parsed.module);
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    let sections = lowered.emit(&EmitOptions::default()).unwrap();
    (lowered.to_string(), sections.to_elf(None).unwrap())
}

/// What `llvm-dwarfdump` prints of an object file, without the file's own path.
fn dwarfdump(object: &[u8], name: &str, arguments: &[&str]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("snapshot-{name}.o"));
    std::fs::write(&path, object).unwrap();
    let printed = support::run_ok(
        Command::new(support::tool("llvm-dwarfdump"))
            .args(arguments)
            .arg(&path),
    );
    for complaint in ["error:", "warning:"] {
        assert!(
            !printed.contains(complaint),
            "llvm-dwarfdump complains about {name}:\n{printed}"
        );
    }
    printed.replace(&path.display().to_string(), name)
}

fn snapshot(group: &str, name: &str, content: String) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("snapshots")
            .join(group),
    );
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, content));
}

fn module(name: &str, dialect: Dialect) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/modules")
        .join(format!("{name}.di"));
    let source = std::fs::read_to_string(path).unwrap();
    let (dump, object) = lower(&source, dialect);
    let (_, again) = lower(&source, dialect);
    assert!(
        object == again,
        "{name}: the same input gave other bytes the second time"
    );
    let sections = [
        "--debug-info",
        "--debug-loclists",
        "--debug-line",
        "--debug-frame",
    ];
    let full = format!("{name}-{dialect}");
    let reader = dwarfdump(&object, &full, &sections);
    snapshot(
        "emit",
        &full,
        format!("{dump}\n{}\n{reader}", "-".repeat(80)),
    );
}

#[test]
fn scalars_on_x86_64() {
    module("x86_64-scalars", Dialect::Dwarf5);
}

#[test]
fn a_split_struct_on_x86_64() {
    module("split-struct", Dialect::Dwarf5);
}

#[test]
fn a_kernel_with_lanes_in_llvms_operations() {
    module("amdgpu-kernel", Dialect::Llvm);
}

#[test]
fn a_kernel_with_lanes_in_dwarf_5_which_has_none() {
    module("amdgpu-kernel", Dialect::Dwarf5);
}

#[test]
fn classes_of_cxx() {
    module("cxx-classes", Dialect::Dwarf5);
}

#[test]
fn an_enum_with_data_of_rust() {
    module("rust-enum", Dialect::Dwarf5);
}

#[test]
fn arrays_of_fortran() {
    module("fortran-arrays", Dialect::Dwarf5);
}

#[test]
fn calls_with_arguments() {
    module("calls", Dialect::Dwarf5);
}

#[test]
fn globals_in_two_places() {
    module("globals-split", Dialect::Dwarf5);
}

#[test]
fn globals_that_functions_hold_in_registers() {
    module("globals-promoted", Dialect::Dwarf5);
}

#[test]
fn units_that_refer_to_each_other() {
    module("two-units", Dialect::Dwarf5);
}

#[test]
fn a_kernel_whose_lanes_are_apart() {
    module("amdgpu-lanes", Dialect::Llvm);
    module("amdgpu-lanes", Dialect::Dwarf5);
}
