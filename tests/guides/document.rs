//! Access to documents for tests: fenced blocks, and sessions in gdb.

use crate::support::{root, run, run_ok, text, tool};
use std::path::Path;
use std::process::Command;

/// A document of the repository.
pub fn document(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap()
}

/// The fenced blocks with these words after the fence, in the order of the document.
pub fn blocks<'d>(document: &'d str, words: &str) -> Vec<&'d str> {
    let fenced = document.split("```").skip(1).step_by(2);
    fenced
        .filter_map(|block| block.split_once('\n'))
        .filter(|(first, _)| *first == words)
        .map(|(_, block)| block)
        .collect()
}

/// Runs a session's commands on a program, with its arguments, in gdb. Each shown line must be a
/// line of gdb's output, in order; `…` stands for any text.
pub fn check_session(session: &str, folder: &Path, program: &[&str]) {
    let mut gdb = Command::new(tool("gdb"));
    gdb.current_dir(folder)
        .args(["-q", "-nx", "-batch", "-ex", "set debuginfod enabled off"]);
    let (mut commands, mut shown) = (0, Vec::new());
    for line in session.lines() {
        match line.strip_prefix("(gdb) ") {
            Some(command) => {
                gdb.args(["-ex", command]);
                commands += 1;
            }
            None if line.starts_with("$ ") => {}
            None => shown.push(line),
        }
    }
    assert!(commands > 1 && !shown.is_empty(), "{session}");
    // gdb prints its errors to standard error.
    let output = run(gdb.arg("--args").args(program));
    let (printed, errors) = (text(&output.stdout), text(&output.stderr));
    let mut rest = printed.lines();
    for line in shown {
        assert!(
            errors.lines().any(|error| error == line) || rest.any(|printed| fits(line, printed)),
            "`{line}` is not what gdb prints next:\n{session}\n{printed}"
        );
    }
}

/// Whether a printed line matches a shown one, in which `…` stands for any text.
fn fits(shown: &str, printed: &str) -> bool {
    match shown.split_once('…') {
        None => shown == printed,
        Some((before, after)) => printed.starts_with(before) && printed.ends_with(after),
    }
}

/// Compiles and links with the system's C compiler.
pub fn cc(folder: &Path, arguments: &[&str]) {
    run_ok(Command::new(tool("cc")).current_dir(folder).args(arguments));
}

/// A folder for a test's files.
pub fn folder(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("guides")
        .join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Checks that the paragraphs of each Rust block are in a program, in this order. Indentation is
/// that of the program.
pub fn check_excerpts(guide: &str, program: &str) {
    let code = blocks(guide, "rust");
    assert!(code.len() > 2, "{}", code.len());
    let unindented = |text: &str| -> String {
        text.lines()
            .map(|line| format!("{}\n", line.trim()))
            .collect()
    };
    let program = unindented(program);
    for block in code {
        let mut rest = &program[..];
        for paragraph in unindented(block).split("\n\n") {
            let at = rest.find(paragraph.trim_end());
            let at = at.unwrap_or_else(|| panic!("not in the program:\n{paragraph}"));
            rest = &rest[at + paragraph.trim_end().len()..];
        }
    }
}
