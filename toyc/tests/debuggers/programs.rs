//! The tested programs. Each is compiled, linked, interpreted and run once for all tests.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::support;
use crate::trace::{Log, read_trace};

/// A program and the output of toyc for it.
pub struct Program {
    /// The file's name without its extension, with `-plain` if not optimized.
    pub name: String,
    /// True if toyc optimized it: inlined, folded and split variables.
    pub optimized: bool,
    /// True if it was written without knowledge of what debuggers show.
    pub fresh: bool,
    /// The source file.
    pub source: PathBuf,
    /// The target, if an emulator runs it.
    pub target: Option<&'static str>,
    /// The source's text.
    pub text: String,
    /// The object file.
    pub object: PathBuf,
    /// The linked program.
    pub executable: PathBuf,
    /// The interpreter's log.
    pub log: Log,
}

impl Program {
    /// Returns the number of the only line with this text.
    #[track_caller]
    pub fn line(&self, text: &str) -> usize {
        let mut lines = (1..)
            .zip(self.text.lines())
            .filter(|(_, line)| line.contains(text))
            .map(|(number, _)| number);
        let first = lines
            .next()
            .unwrap_or_else(|| panic!("{}.toy has no line with `{text}`", self.name));
        assert_eq!(
            lines.next(),
            None,
            "{}.toy has several lines with `{text}`",
            self.name
        );
        first
    }
}

/// Returns all programs: first the optimized ones, then those that are not optimized, by name.
pub fn programs() -> &'static [Program] {
    static PROGRAMS: OnceLock<Vec<Program>> = OnceLock::new();
    PROGRAMS.get_or_init(|| {
        let toyc = Path::new(env!("CARGO_BIN_EXE_toyc"));
        let sources = support::root().join("programs");
        let mut sources: Vec<PathBuf> = [sources.clone(), sources.join("fresh")]
            .iter()
            .flat_map(|directory| {
                std::fs::read_dir(directory)
                    .unwrap_or_else(|error| panic!("{}: {error}", directory.display()))
            })
            .map(|entry| entry.expect("a directory entry").path())
            .collect();
        sources.retain(|path| path.extension().is_some_and(|extension| extension == "toy"));
        sources.sort();
        assert!(!sources.is_empty(), "toyc has no programs");
        let plain = sources.iter().map(|source| build(toyc, source, false));
        sources
            .iter()
            .map(|source| build(toyc, source, true))
            .chain(plain)
            .collect()
    })
}

/// Returns the optimized program with a name.
#[track_caller]
pub fn program(name: &str) -> &'static Program {
    programs()
        .iter()
        .find(|program| program.name == name)
        .unwrap_or_else(|| panic!("there is no {name}.toy"))
}

pub fn build(toyc: &Path, source: &Path, optimized: bool) -> Program {
    let stem = source
        .file_stem()
        .expect("a source file has a name")
        .to_string_lossy();
    let name = format!("{stem}{}", if optimized { "" } else { "-plain" });
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("toyc");
    std::fs::create_dir_all(&directory).expect("a directory for the programs");
    let executable = directory.join(&name);
    let object = directory.join(format!("{name}.o"));
    let log = directory.join(format!("{name}.jsonl"));
    let mut compile = Command::new(toyc);
    compile
        .arg(source)
        .arg("--quiet")
        .arg("-o")
        .arg(&executable)
        .arg("--emit-obj")
        .arg(&object);
    if !optimized {
        compile.arg("--no-opt");
    }
    // The interpreter must print the same as the program.
    let interpreted = support::run_ok(compile.arg("--trace").arg(&log));
    // The log is valid only for a program that does what the interpreter did.
    let ran = support::run_ok(&mut Command::new(&executable));
    assert_eq!(
        ran, interpreted,
        "{name} compiled prints something else than {name} interpreted"
    );
    Program {
        text: std::fs::read_to_string(source).expect("the source"),
        log: read_trace(&std::fs::read_to_string(&log).expect("the trace")),
        name,
        optimized,
        fresh: source
            .parent()
            .is_some_and(|parent| parent.ends_with("fresh")),
        source: source.to_owned(),
        target: None,
        object,
        executable,
    }
}
