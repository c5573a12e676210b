//! docs/backend.md: its code is that of `examples/backend.rs`, and gdb prints the sessions that it
//! shows.

use crate::document::{blocks, cc, check_excerpts, check_session, document, folder};

#[path = "../../examples/backend.rs"]
#[allow(dead_code, reason = "the test calls what `main` calls")]
mod example;

#[test]
fn the_code_equals_the_example() {
    check_excerpts(
        &document("docs/backend.md"),
        &document("examples/backend.rs"),
    );
}

/// The lines of the source that have their number in a comment have that number.
#[test]
fn lines_of_the_source_have_their_numbers() {
    let guide = document("docs/backend.md");
    let source = blocks(&guide, "c").concat();
    let mut numbered = 0;
    for (index, line) in source.lines().enumerate() {
        if let Some((_, comment)) = line.split_once("// ") {
            let digits = comment
                .trim_start_matches("line ")
                .split(|character: char| !character.is_ascii_digit())
                .next();
            assert_eq!(digits, Some(&*(index + 1).to_string()), "{line}");
            numbered += 1;
        }
    }
    assert!(numbered > 30, "{numbered}");
}

#[test]
fn gdb_prints_the_sessions_of_the_guide() {
    let guide = document("docs/backend.md");
    let folder = folder("backend");
    std::fs::write(folder.join("example.o"), example::object_file().unwrap()).unwrap();
    std::fs::write(folder.join("example.c"), blocks(&guide, "c").concat()).unwrap();
    std::fs::write(folder.join("main.c"), blocks(&guide, "c main.c").concat()).unwrap();
    cc(&folder, &["main.c", "example.o", "-o", "example"]);
    let sessions: Vec<&str> = blocks(&guide, "text")
        .into_iter()
        .filter(|block| block.starts_with("$ gdb"))
        .collect();
    assert_eq!(sessions.len(), 9);
    for session in sessions {
        check_session(session, &folder, &["example"]);
    }
}
