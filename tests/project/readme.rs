//! The library's example in README.md is `examples/triple.rs`, and gdb prints the session in
//! README.md on its object file.

#[allow(dead_code, reason = "the test calls what `main` calls")]
#[path = "../../examples/triple.rs"]
mod triple;

use crate::support;
use std::path::Path;
use std::process::Command;

fn readme() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap()
}

/// The fenced block that contains a text, without its first line.
fn block<'r>(readme: &'r str, with: &str) -> &'r str {
    let block = readme
        .split("```")
        .find(|block| block.contains(with))
        .expect("README.md has the block");
    block.split_once('\n').unwrap().1
}

#[test]
fn the_code_equals_the_example() {
    assert_eq!(
        block(&readme(), "pub fn object_file"),
        include_str!("../../examples/triple.rs")
    );
}

#[test]
fn gdb_prints_the_session() {
    let readme = readme();
    let session = block(&readme, "(gdb) break triple.c:4");
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme");
    std::fs::create_dir_all(&directory).unwrap();
    std::fs::write(directory.join("triple.o"), triple::object_file().unwrap()).unwrap();
    let main = session
        .split('\'')
        .nth(1)
        .expect("the session makes main.c");
    std::fs::write(directory.join("main.c"), main).unwrap();
    support::run_ok(
        Command::new(support::tool("cc"))
            .current_dir(&directory)
            .args(["main.c", "triple.o", "-o", "main"]),
    );
    let mut gdb = Command::new(support::tool("gdb"));
    gdb.current_dir(&directory)
        .args(["-q", "-nx", "-batch", "-ex", "set debuginfod enabled off"]);
    for command in session
        .lines()
        .filter_map(|line| line.strip_prefix("(gdb) "))
    {
        gdb.args(["-ex", command]);
    }
    let said = support::run_ok(gdb.arg("main"));
    let shown: Vec<&str> = session
        .lines()
        .filter(|line| !line.starts_with("$ ") && !line.starts_with("(gdb) "))
        .collect();
    assert!(shown.len() > 3, "{session}");
    let mut rest = said.lines();
    for line in shown {
        assert!(
            rest.any(|said| said == line),
            "`{line}` is not what gdb says next:\n{said}"
        );
    }
}
