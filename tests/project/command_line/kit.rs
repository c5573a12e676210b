//! Running the command.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The result of a run of the command.
pub struct Run {
    pub code: Option<i32>,
    pub output: String,
    pub errors: String,
}

/// Runs the command in `tests/modules`, with text as its standard input.
pub fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dwarfsmith"))
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/modules"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input may have ended already.
    let _ = child.stdin.take().unwrap().write_all(input);
    let done = child.wait_with_output().unwrap();
    Run {
        code: done.status.code(),
        output: String::from_utf8_lossy(&done.stdout).into_owned(),
        errors: String::from_utf8_lossy(&done.stderr).into_owned(),
    }
}

pub fn run(arguments: &[&str]) -> Run {
    run_with(arguments, b"")
}

/// Runs the command, which must succeed with nothing on standard error.
pub fn output(arguments: &[&str]) -> String {
    let Run {
        code,
        output,
        errors,
    } = run(arguments);
    assert_eq!((code, errors.as_str()), (Some(0), ""), "{arguments:?}");
    output
}

/// A file in a temporary folder, removed at the end.
pub struct TemporaryFile(pub PathBuf);

impl TemporaryFile {
    pub fn new(name: &str, text: impl AsRef<[u8]>) -> TemporaryFile {
        let path = std::env::temp_dir().join(format!("dwarfsmith-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        TemporaryFile(path)
    }

    /// An object file that the command emits for `tests/modules/x86_64-scalars.di`.
    pub fn object(name: &str) -> TemporaryFile {
        let file = TemporaryFile::new(name, "");
        let printed = output(&["emit", "x86_64-scalars.di", "-o", file.path()]);
        assert_eq!(printed, "");
        file
    }

    pub fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
