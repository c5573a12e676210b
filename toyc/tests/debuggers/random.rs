//! gdb and lldb at every instruction of random programs, and of programs in which a debugger has
//! shown wrong values.

use std::io::Write as _;
use std::path::Path;

use crate::emulated;
use crate::generate;
use crate::programs::{Program, build};
use crate::steps::step;
use crate::stops::{drive, summarize};
use crate::support;

/// The number of instructions and of values that were compared.
type Compared = (u64, u64);

/// Compares a program at every statement and instruction, with and without optimization.
fn compare(source: &Path, failures: &mut Vec<String>) -> Compared {
    let toyc = Path::new(env!("CARGO_BIN_EXE_toyc"));
    let mut compared = (0, 0);
    for optimized in [true, false] {
        // Like all programs, it exists until the end of the process.
        let program: &'static Program = Box::leak(Box::new(build(toyc, source, optimized)));
        let (steps, values) = compare_program(program, failures);
        compared.0 += steps;
        compared.1 += values;
    }
    compared
}

/// Compares a program at every statement and instruction: in gdb, and in lldb if no emulator runs it.
fn compare_program(program: &'static Program, failures: &mut Vec<String>) -> Compared {
    let in_gdb = drive(program);
    let in_lldb = program.target.is_none().then(|| in_gdb.in_lldb());
    let mut compared = (0, 0);
    for shown in std::iter::once(in_gdb).chain(in_lldb) {
        let debugger = shown.debugger.name();
        let summary = summarize(&shown);
        let result = step(&shown);
        compared.0 += result.steps;
        compared.1 += result.values;
        let wrong = [summary.inner.wrong, summary.outer.wrong, result.wrong].concat();
        let wrong = shown.alignment.failures.iter().chain(&wrong);
        failures.extend(wrong.map(|failure| format!("{debugger}: {failure}")));
    }
    compared
}

#[track_caller]
fn expect_none(mut failures: Vec<String>) {
    let many = failures.len();
    failures.truncate(40);
    let text = failures.join("\n");
    assert!(failures.is_empty(), "{many} failures:\n{text}");
}

#[test]
fn debuggers_show_true_values_where_one_did_not() {
    let directory = support::root().join("programs/found");
    let entries = std::fs::read_dir(&directory).expect("the directory of programs");
    let mut failures = Vec::new();
    for entry in entries {
        let source = entry.expect("a directory entry").path();
        let (steps, _) = compare(&source, &mut failures);
        assert!(steps > 0, "{} has no instructions", source.display());
    }
    expect_none(failures);
}

#[test]
fn gdb_shows_true_values_where_it_did_not_in_an_emulator() {
    let toyc = Path::new(env!("CARGO_BIN_EXE_toyc"));
    let source = support::root().join("programs/found/stack_arguments.toy");
    let native = build(toyc, &source, true);
    let directory = native.executable.parent().expect("a directory");
    let mut failures = Vec::new();
    let targets = [
        ("aarch64", ""),
        ("riscv64", ""),
        ("riscv64", emulated::COMPRESSED),
    ];
    for (target, flags) in targets {
        let runtime = emulated::runtime(target, directory);
        let program = emulated::build(&native, (target, flags), &runtime);
        let program: &'static Program = Box::leak(Box::new(program));
        compare_program(program, &mut failures);
    }
    expect_none(failures);
}

#[test]
fn debuggers_show_true_values_in_random_programs() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random");
    std::fs::create_dir_all(&directory).expect("a directory for the programs");
    let mut failures = Vec::new();
    let (mut steps, mut values) = (0, 0);
    for seed in seeds() {
        let source = directory.join(format!("random-{seed}.toy"));
        std::fs::write(&source, generate::program(seed)).expect("a program's source");
        let compared = compare(&source, &mut failures);
        steps += compared.0;
        values += compared.1;
    }
    let report = format!("random programs: {steps} instructions, {values} values\n");
    let _ = std::io::stderr().write_all(report.as_bytes());
    expect_none(failures);
}

/// Returns the seeds of some programs, or those in the environment variable `TOYC_SEEDS`, such as
/// `100..200`.
fn seeds() -> std::ops::Range<u64> {
    let Some(named) = std::env::var_os("TOYC_SEEDS") else {
        return 1..4;
    };
    let named = named.to_string_lossy();
    let range = named.split_once("..");
    let range = range.and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    range.expect("TOYC_SEEDS has the form FROM..TO")
}
