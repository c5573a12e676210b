//! LLVM's older debug records: the upgraded lifetimes, compared with LLVM's documents by an
//! independent computation.
//!
//! `tests/filetests/upgrade/` has records with the resulting lifetimes. `cases` has expressions of
//! every kind with the lifetimes they become, in a snapshot and by value; `flow` follows records
//! along random control flow; `hostile` has records that no compiler writes.

mod cases;
mod flow;
mod hostile;
mod large;
mod old;
mod order;
mod records;

use dwarfsmith::Module;
use dwarfsmith::text::{self, Parsed};
use std::path::Path;

/// A module with a variable of each size, `!N` for N bits, in a function with the given blocks.
pub fn module(blocks: &str, variables: &[u64]) -> String {
    let mut text = String::from(
        "target \"x86_64\"\n\
         !1 = !DIFile(filename: \"a.c\", directory: \"/\")\n\
         !2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")\n\
         !3 = distinct !DISubprogram(name: \"f\", unit: !2, file: !1, line: 1)\n",
    );
    for bits in variables {
        let encoding = if *bits == 1 || *bits > 128 {
            "DW_ATE_unsigned"
        } else {
            "DW_ATE_signed"
        };
        text += &format!(
            "!{}00 = !DIBasicType(name: \"t{bits}\", size: {bits}, encoding: {encoding})\n",
            bits + 10
        );
        text += &format!(
            "!{bits}0 = !DILocalVariable(name: \"x{bits}\", scope: !3, type: !{}00)\n",
            bits + 10
        );
    }
    // The function does not move its stack pointer, so that slots can be counted from the CFA.
    let frame = if blocks.contains("define @f") {
        "frame @f entry {}\n"
    } else {
        ""
    };
    text + blocks + frame
}

/// Reads a module; the upgraded module must be valid, and be the same after printing and reading.
#[track_caller]
pub fn upgraded(source: &str) -> Parsed {
    let parsed = text::parse(source).unwrap_or_else(|errors| panic!("{errors:#?}\n{source}"));
    check(&parsed.module, source);
    parsed
}

/// Validates a module, prints it and parses the text.
#[track_caller]
pub fn check(module: &Module, source: &str) {
    let printed = text::print(module);
    if let Err(diagnostics) = module.validate() {
        panic!("{diagnostics}\n{printed}\n{source}");
    }
    let again = text::parse(&printed).unwrap_or_else(|errors| panic!("{errors:#?}\n{printed}"));
    assert_eq!(text::print(&again.module), printed);
}

/// The lines of a module that its records became: markers, objects and lifetimes.
pub fn made(module: &Module) -> String {
    let printed = text::print(module);
    let is_made = |line: &&str| {
        ["dbg.", "DILifetime", "DIFragment", "origin:"]
            .iter()
            .any(|part| line.contains(part))
    };
    printed
        .lines()
        .filter(is_made)
        .map(|line| format!("    {}\n", line.trim()))
        .collect()
}

/// Records a snapshot for a person to read.
pub fn snapshot(name: &str, content: String) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots/upgrade"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, content));
}
