//! Independent readers accept every object file and every linked program.

use std::path::Path;
use std::process::Command;

use crate::programs::programs;
use crate::support;

#[test]
fn independent_readers_accept_every_object() {
    let mut complaints = Vec::new();
    for program in programs() {
        for file in [&program.object, &program.executable] {
            for (tool, option) in [("readelf", "-w"), ("eu-readelf", "-w")] {
                complaints.extend(complaint(tool, option, file));
            }
        }
        // Linked programs are not verified: LLVM's verifier rejects strings that the linker merged
        // into the ends of others ("invalid string offset"), also in clang's programs.
        complaints.extend(complaint("llvm-dwarfdump", "--verify", &program.object));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Returns the errors that a reader reports for a file.
fn complaint(tool: &str, option: &str, file: &Path) -> Option<String> {
    let output = support::run(Command::new(support::tool(tool)).arg(option).arg(file));
    let (out, err) = (support::text(&output.stdout), support::text(&output.stderr));
    let lines = out
        .lines()
        .chain(err.lines())
        .filter(|line| complains(line))
        .take(5)
        .collect::<Vec<_>>();
    if output.status.success() && lines.is_empty() && err.is_empty() && !out.is_empty() {
        return None;
    }
    let result = format!(
        "{tool} {option} {}: {}, {} characters",
        file.display(),
        output.status,
        out.len()
    );
    Some(format!(
        "{result}\n  {}\n  {}",
        lines.join("\n  "),
        err.trim().replace('\n', "\n  ")
    ))
}

/// Returns true if a line reports an error or a warning. Names in the program do not count.
fn complains(line: &str) -> bool {
    let line = line.to_lowercase();
    let line = line.trim();
    let starts = ["error", "warning"].iter().any(|word| {
        line.starts_with(word)
            || line.contains(&format!("{word}:"))
            || line.contains(&format!("<{word}"))
    });
    starts || line.contains("<corrupt") || line.contains("<unknown") || line.contains("???")
}

#[test]
fn errors_of_readers_are_recognized() {
    for line in [
        "error: invalid offset",
        "x.o: Warning: corrupt",
        "    <unknown DW_AT_7>",
        "warning: duplicate",
    ] {
        assert!(complains(line), "{line}");
    }
    for line in [
        "No errors.",
        "DW_AT_name (\"errors\")",
        "Verifying .debug_info Unit Header Chain...",
    ] {
        assert!(!complains(line), "{line}");
    }
}
