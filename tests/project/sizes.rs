//! The sizes of sections, compared with clang's: `benches/sizes` with a few C files of the tests,
//! and with its own C++ programs, except for the one that needs the standard library.

use crate::support;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const C: [&str; 4] = [
    "tests/evaluation/audit/program.c",
    "tests/evaluation/reader/data.c",
    "tests/evaluation/unwind/program.c",
    "tests/evaluation/postmortem/program.c",
];

const CXX: [&str; 3] = [
    "benches/sizes/corpus/shapes.cc",
    "benches/sizes/corpus/templates.cc",
    "benches/sizes/corpus/errors.cc",
];

/// Compiles files with clang, and compares the sections of the objects with those that are emitted
/// from the same information.
fn compare(name: &str, sources: &[&str], compiler: &[&str], options: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("sizes-{name}"));
    std::fs::create_dir_all(&directory).unwrap();
    let compile = |source: &&str| -> PathBuf {
        let object = directory.join(format!("{}.o", source.replace('/', "-")));
        // clang lists a file twice if its path is absolute.
        let file = root.join(source);
        let mut clang = Command::new(support::tool("clang"));
        clang.current_dir(file.parent().unwrap());
        clang
            .args(["-g", "-gdwarf-5", "-w", "-c"])
            .args(compiler)
            .arg(file.file_name().unwrap());
        support::run_ok(clang.arg("-o").arg(&object));
        object
    };
    let objects: Vec<PathBuf> = sources.iter().map(compile).collect();
    let mut command = Command::new(support::tool("python3"));
    command
        .arg(root.join("benches/sizes"))
        .args(options)
        .args(objects);
    command.env("DWARFSMITH", env!("CARGO_BIN_EXE_dwarfsmith"));
    support::run(command.env("LLVM_DWARFDUMP", support::tool("llvm-dwarfdump")))
}

#[test]
fn no_section_is_larger_than_clangs() {
    let adjacent = ["--adjacent", "16"];
    let apart = ["--function-sections"];
    for (name, sources, compiler, options) in [
        ("optimized", &C[..], &["-O2"][..], &adjacent[..]),
        ("plain", &C, &["-O0"], &adjacent),
        // Inline functions and templates have sections of their own in any case.
        (
            "cxx-optimized",
            &CXX,
            &["-std=c++17", "-O2", "-ffunction-sections"],
            &apart,
        ),
        (
            "cxx-plain",
            &CXX,
            &["-std=c++17", "-O0", "-ffunction-sections"],
            &apart,
        ),
    ] {
        let output = compare(name, sources, compiler, options);
        let said = support::text(&output.stdout);
        let failed = support::text(&output.stderr);
        assert!(output.status.success(), "{name}: {failed}\n{said}");
        // The table has the sections of both.
        assert!(said.contains("| `.debug_info` |"), "{said}");
    }
}

/// The comparison fails if a section is larger: with a sequence of lines for each function, which clang
/// writes for functions in sections of their own.
#[test]
fn a_larger_section_fails_the_comparison() {
    let output = compare("larger", &C, &["-O2"], &["--function-sections"]);
    let failed = support::text(&output.stderr);
    assert!(
        !output.status.success() && failed.contains(".debug_line is larger"),
        "{failed}"
    );
}
