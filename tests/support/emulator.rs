//! Machines that qemu emulates.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A qemu process that waits for a debugger; dropping this value stops it.
pub struct Emulator {
    child: std::process::Child,
    socket: PathBuf,
}

impl Emulator {
    pub fn start(name: &str, program: &Path, socket: &Path) -> Emulator {
        // With SVE, gdb 13 does not find the vector registers of a big-endian machine.
        let cpu = match name {
            "qemu-aarch64_be" => "cortex-a57",
            _ => "",
        };
        Emulator::start_as(name, program, socket, cpu)
    }

    /// Starts an emulator of a processor, or of the usual one.
    pub fn start_as(name: &str, program: &Path, socket: &Path, cpu: &str) -> Emulator {
        let _ = std::fs::remove_file(socket);
        let mut command = Command::new(super::tool(name));
        command
            .arg("-g")
            .arg(socket)
            .arg(program)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if !cpu.is_empty() {
            command.env("QEMU_CPU", cpu);
        }
        let child = command
            .spawn()
            .unwrap_or_else(|error| panic!("cannot run {name}: {error}"));
        let emulator = Emulator {
            child,
            socket: socket.to_owned(),
        };
        let start = Instant::now();
        while !socket.exists() {
            assert!(
                start.elapsed() < Duration::from_secs(30),
                "{name} does not listen at {}",
                socket.display()
            );
            std::thread::sleep(Duration::from_millis(10));
        }
        emulator
    }
}

impl Drop for Emulator {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_file(&self.socket);
    }
}
