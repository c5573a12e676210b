//! The gdb session in README.md is gdb's output, except for addresses, which depend on the machine.

#[path = "../../tests/support/mod.rs"]
mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the directory of README.md, which contains this package.
fn repository() -> &'static Path {
    support::root()
        .parent()
        .expect("the package is in the repository")
}

/// Returns the lines of the README's session, after the command of the shell.
fn session() -> Vec<String> {
    let readme = std::fs::read_to_string(repository().join("README.md")).unwrap();
    let block = readme
        .split("```")
        .find(|block| block.contains("(gdb) break nbody"))
        .expect("README.md shows a gdb session");
    let lines = block.lines().skip_while(|line| !line.starts_with("(gdb) "));
    lines.map(|line| line.trim_end().to_string()).collect()
}

/// Returns the text with every hexadecimal number replaced.
fn without_addresses(lines: &[impl AsRef<str>]) -> String {
    let text: Vec<&str> = lines.iter().map(AsRef::as_ref).collect();
    let mut parts = text.join("\n").trim_end().to_string();
    while let Some(at) = parts.find("0x") {
        let digits = parts[at + 2..]
            .find(|c: char| !c.is_ascii_hexdigit())
            .unwrap_or(parts.len() - at - 2);
        parts.replace_range(at..at + 2 + digits, "ADDRESS");
    }
    parts
}

#[test]
fn gdb_prints_the_session_in_the_readme() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("readme");
    std::fs::create_dir_all(&directory).unwrap();
    let program = directory.join("nbody");
    let mut compile = Command::new(env!("CARGO_BIN_EXE_toyc"));
    compile
        .current_dir(repository())
        .arg("toyc/programs/nbody.toy")
        .arg("-o")
        .arg(&program);
    support::run_ok(&mut compile);

    let expected = session();
    let mut gdb = Command::new(support::tool("gdb"));
    gdb.args(["-nx", "-q", "-batch"]);
    for setting in [
        "set style enabled off",
        "set width 0",
        "set confirm off",
        "set debuginfod enabled off",
    ] {
        gdb.args(["-ex", setting]);
    }
    for command in expected
        .iter()
        .filter_map(|line| line.strip_prefix("(gdb) "))
    {
        gdb.arg("-ex")
            .arg(format!("echo (gdb) {command}\\n"))
            .arg("-ex")
            .arg(command);
    }
    let printed = support::run_ok(gdb.arg(Path::new(&program)));
    // gdb's messages about the C library depend on the machine.
    let chatter = ["[Thread debugging", "Using host libthread_db", "[Inferior"];
    let printed: Vec<&str> = printed
        .lines()
        .skip_while(|line| !line.starts_with("(gdb) "))
        .map(str::trim_end)
        .filter(|line| !chatter.iter().any(|start| line.starts_with(start)))
        .collect();
    assert_eq!(without_addresses(&printed), without_addresses(&expected));
}
