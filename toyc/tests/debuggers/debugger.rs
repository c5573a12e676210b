//! Runs the scripts `stops.py` and `steps.py` in gdb or lldb.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

use crate::programs::Program;
use crate::support;

/// A debugger that is compared with the interpreter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Debugger {
    Gdb,
    Lldb,
}

impl Debugger {
    pub fn name(self) -> &'static str {
        match self {
            Debugger::Gdb => "gdb",
            Debugger::Lldb => "lldb",
        }
    }

    /// Runs a script with a request in an environment variable. Returns the file that the script
    /// wrote, and the debugger's messages.
    pub fn run(
        self,
        program: &Program,
        executable: &Path,
        script: &str,
        mut request: Value,
    ) -> (PathBuf, Output) {
        let output = executable.with_extension(format!("{}-{script}", self.name()));
        let _ = std::fs::remove_file(&output);
        request["output"] = serde_json::json!(output);
        let script = support::root().join(format!("tests/debuggers/{script}.py"));
        let emulator = program.target.map(|target| emulate(executable, target));
        if let Some((_, socket)) = &emulator {
            request["remote"] = serde_json::json!(socket);
        }
        let mut command = match self {
            Debugger::Gdb => {
                let name = emulator.as_ref().map_or("gdb", |_| "gdb-multiarch");
                let mut gdb = Command::new(support::tool(name));
                gdb.args(["-nx", "-batch", "-x"])
                    .arg(script)
                    .arg(executable);
                gdb
            }
            Debugger::Lldb => {
                request["program"] = serde_json::json!(executable);
                let import = format!("command script import \"{}\"", script.display());
                let mut lldb = Command::new(support::tool("lldb"));
                lldb.args(["--no-lldbinit", "--batch", "-o", &import]);
                lldb
            }
        };
        // The scripts share modules, which are not worth keeping in compiled form.
        command.env("PYTHONDONTWRITEBYTECODE", "1");
        let messages = support::run(command.env("REQUEST", request.to_string()));
        if let Some((mut emulator, _)) = emulator {
            // The emulator has already ended, unless the script failed.
            let _ = emulator.kill();
            emulator.wait().expect("the end of the emulator");
        }
        assert!(
            output.exists(),
            "{}'s script did not run on {}:\n{}",
            self.name(),
            program.name,
            support::text(&messages.stderr)
        );
        (output, messages)
    }
}

/// Starts an emulator that waits for gdb at a socket.
fn emulate(executable: &Path, target: &str) -> (Child, PathBuf) {
    let socket = executable.with_extension("socket");
    let _ = std::fs::remove_file(&socket);
    let mut emulator = Command::new(support::tool(&format!("qemu-{target}")));
    emulator.arg("-g").arg(&socket).arg(executable);
    let emulator = emulator
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let emulator = emulator.spawn().expect("an emulator");
    while !socket.exists() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    (emulator, socket)
}
