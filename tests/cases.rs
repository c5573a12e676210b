//! Runs every case file in `tests/cases`.
#![cfg(feature = "cli")]

use dwarfsmith::eval::cases;
use std::fs;
use std::path::Path;

/// Runs the files whose names `wanted` accepts, prints the reports of those that fail, and counts cases.
fn run(wanted: impl Fn(&str) -> bool) -> (usize, usize) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let (mut passed, mut failed) = (0, 0);
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.extension().is_none_or(|extension| extension != "toml") || !wanted(&name) {
            continue;
        }
        let report = cases::run(&fs::read_to_string(&path).unwrap(), &name);
        if report.failed > 0 {
            println!("{report}");
        }
        passed += report.passed;
        failed += report.failed;
    }
    (passed, failed)
}

#[test]
fn every_case_passes() {
    let (passed, failed) = run(|_| true);
    assert!(passed > 0);
    assert_eq!(failed, 0);
}

#[test]
fn all_worked_examples_are_there_and_pass() {
    assert_eq!(run(|name| name == "seed-examples.toml"), (22, 0));
}

/// A file with a key that means nothing is refused with the key's name and line.
#[test]
fn unknown_keys_are_refused() {
    for (text, line, key) in [
        (
            "[[case]]\nname = \"a\"\ntarget = \"x86_64\"\nops = \"\"\nwant = { location = \"undef\" }\nspeed = 1\n",
            6,
            "speed",
        ),
        ("[[case]]\nname = \"a\"\ntarget = \"x86_64\"\nops = \"\"\n[case.want]\nlocatoin = \"undef\"\n", 6, "locatoin"),
        ("[[case]]\nname = \"a\"\ntarget = \"x86_64\"\nops = \"\"\nwant = {}\n[case.context]\nlanes = 3\n", 7, "lanes"),
        ("# nothing\n\ncases = 1\n", 3, "cases"),
    ] {
        let report = cases::run(text, "text");
        assert_eq!((report.passed, report.failed), (0, 1));
        assert_eq!(report.failures[0].line, line, "{report}");
        assert!(report.failures[0].message.contains(key), "{report}");
    }
}

#[test]
fn differences_show_what_was_wanted_and_what_was_got() {
    let case = |want: &str| {
        format!("[[case]]\nname = \"n\"\ntarget = \"x86_64\"\nops = \"DW_OP_reg1\"\nwant = {{ {want} }}\n")
    };
    for (want, message) in [
        ("location = \"reg(2)+0\"", "f:1: n: location: want reg(2)+0, got reg(1)+0\n0 passed, 1 failed"),
        ("error = \"truncated\"", "f:1: n: want error truncated, got reg(1)+0\n0 passed, 1 failed"),
        ("error = \"truncate\"", "f:1: n: `truncate` is no error code\n0 passed, 1 failed"),
        ("", "f:1: n: nothing is wanted\n0 passed, 1 failed"),
    ] {
        assert_eq!(cases::run(&case(want), "f").to_string(), message);
    }
}
