//! Sessions of gdb with programs of any target.

use std::process::Command;

use crate::kit::backend::directory;
use crate::support::{self, emulator::Emulator};

/// A target of Cranelift, and its name in the tools.
pub struct Machine {
    pub target: &'static str,
    pub name: &'static str,
    /// The features of the assembler and the emulator.
    pub features: [&'static str; 2],
}

/// What gdb prints for these commands, after a breakpoint was reached. `main` is assembly that
/// calls the functions of the object file. The program ends if it stops at no other breakpoint.
pub fn session(
    machine: &Machine,
    name: &str,
    (object, main): (Vec<u8>, &str),
    (breakpoint, commands): (&str, &[&str]),
) -> String {
    let path = |end: &str| directory().join(format!("machines-{name}-{}{end}", machine.name));
    let (source, main_object, program) = (path(".s"), path(".main.o"), path(""));
    std::fs::write(path(".o"), object).expect("a file");
    std::fs::write(&source, main).expect("a file");
    let mut assembler = Command::new(support::tool("clang"));
    assembler.arg(format!("--target={}-linux-gnu", machine.name));
    assembler.arg(format!("-march={}", machine.features[0]));
    support::run_ok(assembler.arg("-c").arg(&source).arg("-o").arg(&main_object));
    let mut linker = Command::new(support::tool("ld.lld"));
    linker.arg("-static").arg(path(".o")).arg(&main_object);
    support::run_ok(linker.arg("-o").arg(&program));
    let stop = format!("break {breakpoint}");
    if machine.name == "x86_64" {
        return support::gdb(&program, &[&[&*stop, "run"], commands].concat());
    }
    let socket = path(".socket");
    let emulator = format!("qemu-{}", machine.name);
    let _running = Emulator::start_as(&emulator, &program, &socket, machine.features[1]);
    let remote = format!("target remote {}", socket.display());
    let commands = [&[&*remote, &stop, "continue"], commands, &["kill"]].concat();
    let mut gdb = Command::new(support::tool("gdb-multiarch"));
    gdb.args(support::gdb_arguments(&commands)).arg(&program);
    support::text(&support::run(&mut gdb).stdout)
}
