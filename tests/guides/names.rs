//! The names in the guides exist in the library, and the links have a target.

use crate::document::document;
use crate::support::{files_below, root};
use std::collections::BTreeSet;

const GUIDES: [&str; 9] = [
    "docs/architecture.md",
    "docs/backend.md",
    "docs/coming-from.md",
    "docs/debugger.md",
    "docs/glossary.md",
    "docs/jit.md",
    "docs/passes.md",
    "docs/targets.md",
    "README.md",
];

/// The texts in backquotes that are a path of Rust: `Type::item`, `module::Type`.
fn paths(text: &str) -> Vec<&str> {
    let is_path = |code: &&str| {
        let is_word = |character: char| character.is_alphanumeric() || "_:".contains(character);
        code.contains("::") && code.chars().all(is_word)
    };
    text.split('`').skip(1).step_by(2).filter(is_path).collect()
}

/// The text of a document without fenced blocks; of tables that compare libraries, only the last
/// column.
fn prose(name: &str) -> String {
    let text = document(name);
    let text: String = text.split("```").step_by(2).collect();
    if name != "docs/coming-from.md" {
        return text;
    }
    let last = |line: &str| match line.strip_suffix(" |") {
        Some(row) => row.rsplit(" | ").next().unwrap().to_string() + "\n",
        None => String::new(),
    };
    text.lines().map(last).collect()
}

/// The names of all items of the source: after a keyword, variants and fields at the start of a
/// line, and quoted names in the rows of tables that macros read.
fn defined(source: &str) -> BTreeSet<&str> {
    let is_word = |character: char| character.is_alphanumeric() || character == '_';
    let mut defined = BTreeSet::new();
    for line in source.lines().map(str::trim_start) {
        let words: Vec<&str> = line.split(|character| !is_word(character)).collect();
        defined.extend(words.first());
        defined.extend(words.windows(2).filter_map(|pair| {
            let kinds = ["struct", "enum", "trait", "fn", "mod", "const", "type"];
            kinds.contains(&pair[0]).then_some(pair[1])
        }));
        let row = line.split_once("\" ").map(|(_, rest)| rest);
        defined.extend(row.and_then(|rest| rest.split(|character| !is_word(character)).next()));
    }
    defined
}

#[test]
fn a_name_that_is_not_defined_is_noticed() {
    let defined = defined("pub fn lower() {\n    Dwarf5,\n    Deref \"DIOpDeref\" deref [1, 1];\n");
    assert_eq!(
        ["lower", "Dwarf5", "deref", "raise", "DIOpDeref"].map(|name| defined.contains(name)),
        [true, true, true, false, false]
    );
    assert_eq!(paths("`A::b` and `a b::c`, `d`"), ["A::b"]);
}

#[test]
fn names_in_the_guides_are_names_of_the_library() {
    let sources = files_below("src", "rs").into_iter();
    let source: String = sources
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    let defined = defined(&source);
    let mut count = 0;
    for guide in GUIDES {
        let prose = prose(guide);
        for path in paths(&prose) {
            if path.starts_with("gimli::") {
                continue;
            }
            for part in path.split("::").filter(|part| *part != "dwarfsmith") {
                assert!(defined.contains(part), "{guide}: `{path}` has no `{part}`");
                count += 1;
            }
        }
    }
    assert!(count > 200, "{count}");
}

/// Each directory of the source is a room, and has a row.
#[test]
fn every_room_is_in_the_architecture() {
    let architecture = document("docs/architecture.md");
    for entry in std::fs::read_dir(root().join("src")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let is_room = path.is_dir() && name != "bin" && name != "module";
        assert!(
            !is_room || architecture.contains(&format!("\n| `src/{name}/` | ")),
            "{name}"
        );
    }
}

#[test]
fn files_in_the_guides_exist() {
    let folders = [
        "src/",
        "tests/",
        "docs/",
        "examples/",
        "dwarfsmith-cranelift/",
        "toyc/",
        "fuzz/",
        ".ci/",
    ];
    let mut count = 0;
    for guide in GUIDES.into_iter().chain(["CONTRIBUTING.md"]) {
        let text = prose(guide);
        let code = text.split('`').skip(1).step_by(2);
        for path in code.filter(|code| folders.iter().any(|folder| code.starts_with(folder))) {
            // Words in capitals are placeholders.
            let is_path = !path.contains([' ', '*']) && !path.contains(char::is_uppercase);
            assert!(!is_path || root().join(path).exists(), "{guide}: {path}");
            count += usize::from(is_path);
        }
    }
    assert!(count > 60, "{count}");
}

/// All documents, in the order of `src/lib.rs`.
fn documents() -> Vec<String> {
    let entries = std::fs::read_dir(root().join("docs")).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| format!("docs/{}", entry.unwrap().file_name().to_str().unwrap()))
        .collect();
    names.sort();
    names
}

#[test]
fn every_document_has_a_page_and_a_link_in_readme() {
    let (library, readme) = (document("src/lib.rs"), document("README.md"));
    let links = document("src/links.md");
    for name in documents() {
        assert!(readme.contains(&format!("[{name}]: {name}\n")), "{name}");
        assert!(library.contains(&format!("\"../{name}\";")), "{name}");
        let own = name.trim_start_matches("docs/");
        for link in [&name[..], own] {
            assert!(
                links.contains(&format!("[{link}]: crate::guides::")),
                "{name}"
            );
        }
    }
}

#[test]
fn links_have_targets() {
    for guide in documents().iter().map(String::as_str).chain(["README.md"]) {
        let text = document(guide);
        let folder = root().join(guide).parent().unwrap().to_owned();
        let inline = text.split("](").skip(1);
        let inline = inline.filter_map(|rest| rest.split(')').next());
        // Definitions of links: `[name.md]: name.md`.
        let defined: Vec<(&str, &str)> = text
            .lines()
            .filter_map(|line| line.strip_prefix('[')?.split_once("]: "))
            .collect();
        for (name, _) in &defined {
            assert!(
                text.matches(&format!("[{name}]")).count() > 1,
                "{guide}: {name}"
            );
        }
        for used in text
            .split('[')
            .skip(1)
            .filter_map(|rest| rest.split(']').next())
        {
            let is_defined = defined.iter().any(|(name, _)| *name == used);
            let is_inline = text.contains(&format!("[{used}]("));
            assert!(
                !used.ends_with(".md") || is_defined || is_inline,
                "{guide}: {used}"
            );
        }
        for link in inline.chain(defined.iter().map(|(_, file)| *file)) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            if link.starts_with("https://") {
                continue;
            }
            let target = if file.is_empty() {
                text.clone()
            } else {
                std::fs::read_to_string(folder.join(file))
                    .unwrap_or_else(|error| panic!("{guide}: {link}: {error}"))
            };
            assert!(
                heading.is_empty() || headings(&target).contains(&heading.to_string()),
                "{guide}: {link}"
            );
        }
    }
}

/// The anchors of a document's headings, as GitHub makes them.
fn headings(text: &str) -> Vec<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let anchor = |line: &str| -> String {
        let title = line.trim_start_matches('#').trim().to_lowercase();
        let kept = title.chars().filter_map(|character| match character {
            ' ' => Some('-'),
            character if character.is_alphanumeric() || "-_".contains(character) => Some(character),
            _ => None,
        });
        kept.collect()
    };
    headings.map(anchor).collect()
}
