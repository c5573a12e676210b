//! The output of commands on modules, kept in the same file.
//!
//! Comments after a module have commands, each with the lines of its output; CONTRIBUTING.md
//! describes such files. `DWARFSMITH_BLESS=1` writes the current output, for a person to review;
//! `DWARFSMITH_ONLY=part-of-a-path` runs some of the files.

use super::commands;
use super::support::files_below;
use std::fmt::Write;

/// The line that begins another module of a file.
const SEPARATOR: &str = ";----";

/// The revision of a command, and its words.
fn command(line: &str) -> Option<(Option<&str>, &str)> {
    let rest = line.strip_prefix(';')?;
    if let Some(words) = rest.strip_prefix("> ") {
        return Some((None, words));
    }
    let (revision, words) = rest.strip_prefix('[')?.split_once("]> ")?;
    Some((Some(revision), words))
}

/// The line in a revision; `None` if the line belongs to another revision.
fn in_revision<'l>(line: &'l str, revision: Option<&str>) -> &'l str {
    let Some((text, of)) = line
        .strip_suffix(']')
        .and_then(|line| line.rsplit_once(";["))
    else {
        return line;
    };
    if Some(of) == revision {
        text.trim_end()
    } else {
        ""
    }
}

/// A range of a file's lines: a module, or the common start of all modules of the file.
#[derive(Clone, Copy)]
struct Part<'f> {
    /// The number of lines of the file before it.
    before: usize,
    lines: &'f [&'f str],
}

/// The module of some parts, with each line at the line number that it has in the file.
fn module(parts: &[Part<'_>], revision: Option<&str>) -> String {
    let (mut module, mut count) = (String::new(), 0);
    for part in parts {
        module.extend(std::iter::repeat_n('\n', part.before - count));
        for line in part.lines {
            module += in_revision(line, revision);
            module.push('\n');
        }
        count = part.before + part.lines.len();
    }
    module
}

/// The file with the current output of its commands.
fn answered(file: &str) -> Result<String, String> {
    let lines: Vec<&str> = file.lines().collect();
    let (mut answered, mut shared) = (String::new(), None);
    for part in lines.split_inclusive(|line| line.starts_with(SEPARATOR)) {
        // Line numbers are those of the written file, so that a second run does not change it
        // again.
        let before = answered.lines().count();
        let first = part.iter().position(|line| command(line).is_some());
        let (lines, commands) = part.split_at(first.unwrap_or(part.len()));
        answered.extend(lines.iter().flat_map(|line| [line, "\n"]));
        let this = Part {
            before,
            lines: lines.strip_suffix(&[SEPARATOR]).unwrap_or(lines),
        };
        let parts: Vec<Part<'_>> = shared.into_iter().chain([this]).collect();
        for (number, line) in commands.iter().enumerate() {
            if let Some((revision, words)) = command(line) {
                let answer = commands::run(words, &module(&parts, revision)).map_err(|error| {
                    format!("line {}: {error}", before + lines.len() + number + 1)
                })?;
                writeln!(answered, "{line}").unwrap();
                for line in answer.lines() {
                    writeln!(answered, "{}", format!("; {line}").trim_end()).unwrap();
                }
            } else if line.is_empty() || line.starts_with(SEPARATOR) {
                writeln!(answered, "{line}").unwrap();
            } else if !line.starts_with(';') {
                return Err(format!("`{line}` stands behind the module's commands"));
            }
        }
        if before == 0 && first.is_none() {
            shared = Some(this);
        }
    }
    Ok(answered)
}

/// The modules of a file that `check` reads in the revision `bad`.
pub(super) fn violations(file: &str) -> Vec<String> {
    let lines: Vec<&str> = file.lines().collect();
    let (mut all, mut shared) = (Vec::new(), None);
    for part in lines.split(|line| line.starts_with(SEPARATOR)) {
        let first = part.iter().position(|line| command(line).is_some());
        let this = Part {
            before: 0,
            lines: &part[..first.unwrap_or(part.len())],
        };
        if part.contains(&";[bad]> check") {
            let parts = [shared, Some(this)];
            let parts = parts.iter().flatten();
            all.push(parts.map(|one| module(&[*one], Some("bad"))).collect());
        }
        if all.is_empty() && first.is_none() {
            shared = Some(this);
        }
    }
    all
}

/// The lines that differ: `-` is the file's line, `+` the current output.
fn difference(file: &str, answered: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (file.lines().collect(), answered.lines().collect());
    let mut shown = String::new();
    let mut show = |line: usize, old: &[&str], new: &[&str]| {
        writeln!(shown, "  line {}:", line + 1).unwrap();
        for (sign, lines) in [('-', old), ('+', new)] {
            for line in lines {
                writeln!(shown, "  {sign} {line}").unwrap();
            }
        }
    };
    if old.len() == new.len() {
        for (line, (old, new)) in old.iter().zip(&new).enumerate() {
            if old != new {
                show(line, &[old], &[new]);
            }
        }
        return shown;
    }
    // All lines between the first difference and the last.
    let pairs = old.iter().zip(&new);
    let head = pairs.take_while(|(old, new)| old == new).count();
    let rest = old.len().min(new.len()) - head;
    let pairs = old.iter().rev().zip(new.iter().rev()).take(rest);
    let tail = pairs.take_while(|(old, new)| old == new).count();
    let (old, new) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);
    show(head, old, new);
    shown
}

#[test]
fn commands_have_the_output_in_the_files() {
    let (bless, only) = (
        std::env::var_os("DWARFSMITH_BLESS").is_some(),
        std::env::var("DWARFSMITH_ONLY").unwrap_or_default(),
    );
    let (mut files, mut failures) = (0, String::new());
    let folders = ["tests/filetests", "tests/modules"].into_iter();
    for path in folders.flat_map(|folder| files_below(folder, "di")) {
        let name = path.display().to_string();
        let file = std::fs::read_to_string(&path).unwrap();
        if !name.contains(&only) || !file.lines().any(|line| command(line).is_some()) {
            continue;
        }
        files += 1;
        match answered(&file) {
            Err(error) => writeln!(failures, "{name}: {error}").unwrap(),
            Ok(new) if new == file => {}
            Ok(new) if bless => std::fs::write(&path, new).unwrap(),
            Ok(new) => writeln!(failures, "{name}:\n{}", difference(&file, &new)).unwrap(),
        }
    }
    assert!(
        failures.is_empty(),
        "{failures}\nDWARFSMITH_BLESS=1 accepts what is answered now"
    );
    assert!(files > 0, "no file with commands has `{only}` in its path");
}

/// A file that is named after a rule tests this rule, also after its output was accepted.
#[test]
fn the_file_of_a_rule_violates_only_this_rule() {
    for path in files_below("tests/filetests/check", "di") {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let Some(code) = name.split('-').next().filter(|code| code.len() == 4) else {
            continue;
        };
        let (file, code) = (std::fs::read_to_string(&path).unwrap(), format!("[{code}]"));
        let answers = |revision: &str| {
            let mut all = Vec::new();
            for rest in file.split(&format!(";[{revision}]> check\n")).skip(1) {
                let answer = rest.lines().take_while(|line| line.starts_with("; "));
                all.push(answer.collect::<Vec<_>>());
            }
            all
        };
        let (bad, good) = (answers("bad"), answers("good"));
        assert!(!bad.is_empty() && bad.len() == good.len(), "{name}");
        let is_alone = |answer: &Vec<&str>| answer.len() == 1 && answer[0].contains(&code);
        assert!(bad.iter().all(is_alone), "{name}: {bad:?}");
        let is_wrong = |line: &&str| {
            line.contains(&code) || line.contains(": error") || line.starts_with("; error")
        };
        assert!(!good.iter().flatten().any(is_wrong), "{name}: {good:?}");
    }
}

/// The harness itself: a line that differs is found and shown with its number.
#[test]
fn differences_are_shown_by_line() {
    let file = "target \"x86_64\"\n;[bad]> check\n; 1: not this\n;> check\n";
    let new = answered(file).unwrap();
    assert_eq!(new, "target \"x86_64\"\n;[bad]> check\n;> check\n");
    assert_eq!(difference(file, &new), "  line 3:\n  - ; 1: not this\n");
    assert!(answered("target \"x86_64\"\n;> frobnicate\n").is_err());
    assert!(answered(";> check\ntarget \"x86_64\"\n").is_err());
}
