//! Helpers for several integration tests: valid modules, finding tools, and running commands.
//!
//! A missing tool fails the test that needs it, because skipped tests go unnoticed.

// Each test program uses a part of it.
#![allow(dead_code, unused_imports)]

mod clock;
pub mod emulator;

pub use clock::thread_time;
use dwarfsmith::metadata::Object;
use dwarfsmith::validate::Validated;
use dwarfsmith::{Module, text};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The module of a text.
#[track_caller]
pub fn parsed(source: &str) -> Module {
    text::parse(source)
        .unwrap_or_else(|errors| panic!("{errors:?}\n{source}"))
        .module
}

/// The module of a file, without the commands after it and their output.
pub fn module_of(file: &str) -> &str {
    file.split("\n;> ").next().unwrap_or_default()
}

/// A module without diagnostics.
#[track_caller]
pub fn valid(module: &Module) -> Validated<'_> {
    module
        .validate()
        .unwrap_or_else(|errors| panic!("{errors}\n{}", text::print(module)))
}

/// The variable with a name.
#[track_caller]
pub fn variable(module: &Module, name: &str) -> Object {
    let mut all = module.metadata.variables.ids().map(Object::from);
    all.find(|id| module.metadata.object_name(*id) == name)
        .unwrap_or_else(|| panic!("no variable `{name}`"))
}

/// The output of `llvm-dwarfdump` for a file.
#[track_caller]
pub fn dwarfdump(options: &[&str], path: &Path) -> String {
    run_ok(Command::new(tool("llvm-dwarfdump")).args(options).arg(path))
}

/// The suffixes under which Debian installs versioned tools, best first.
const SUFFIXES: [&str; 3] = ["-22", "-19", ""];

/// The path of a tool: of its newest known version, or of the plain name.
#[track_caller]
pub fn tool(name: &str) -> PathBuf {
    find(name).unwrap_or_else(|| {
        panic!(
            "`{name}` is not installed; `.ci/tools` installs it (Debian: {})",
            package(name)
        )
    })
}

fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    SUFFIXES.iter().find_map(|suffix| {
        let file = format!("{name}{suffix}");
        std::env::split_paths(&path)
            .map(|directory| directory.join(&file))
            .find(|candidate| candidate.is_file())
    })
}

/// The Debian package of a tool.
fn package(tool: &str) -> &'static str {
    match tool {
        "gdb" | "gdb-add-index" => "gdb",
        "lldb" => "lldb-22",
        "clang" => "clang-22",
        "readelf" | "objdump" | "ld.bfd" | "ld.gold" | "objcopy" | "strip" | "addr2line" => {
            "binutils"
        }
        "ld.lld" | "lld-link" | "ld64.lld" | "wasm-ld" => "lld-22",
        "dwz" => "dwz",
        "pahole" => "dwarves",
        "perf" => "linux-perf",
        "dwarfdump" => "dwarfdump",
        "eu-readelf" | "eu-elflint" | "eu-addr2line" | "eu-strip" => "elfutils",
        "cc" | "gcc" => "gcc",
        "gdb-multiarch" => "gdb-multiarch",
        "qemu-aarch64_be" | "qemu-ppc" | "qemu-aarch64" | "qemu-riscv64" => "qemu-user",
        "aarch64-linux-gnu-as" | "aarch64-linux-gnu-ld" => "binutils-aarch64-linux-gnu",
        "riscv64-linux-gnu-ld" => "binutils-riscv64-linux-gnu",
        "powerpc-linux-gnu-as" | "powerpc-linux-gnu-ld" => "binutils-powerpc-linux-gnu",
        _ => "llvm-22",
    }
}

/// Runs a command to its end.
#[track_caller]
pub fn run(command: &mut Command) -> Output {
    // Without this, a child that reads would wait for the terminal of the tests.
    let output = command.stdin(std::process::Stdio::null()).output();
    output.unwrap_or_else(|error| panic!("cannot run {command:?}: {error}"))
}

/// Runs a command that must succeed and returns what it printed.
#[track_caller]
pub fn run_ok(command: &mut Command) -> String {
    let output = run(command);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(
        output.status.success(),
        "{command:?} failed with {}:\n{out}\n{err}",
        output.status
    );
    out
}

/// Program output as text; invalid UTF-8 is replaced.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The arguments of gdb for these commands.
pub fn gdb_arguments<'a>(commands: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec!["-nx", "-batch", "-ex", "set debuginfod enabled off"];
    arguments.extend(commands.iter().flat_map(|command| ["-ex", command]));
    arguments
}

/// What gdb prints for these commands, without the values of parameters on entry.
pub fn gdb(program: &Path, commands: &[&str]) -> String {
    let commands = [&["set print entry-values no"], commands].concat();
    let mut gdb = Command::new(tool("gdb"));
    text(&run(gdb.args(gdb_arguments(&commands)).arg(program)).stdout)
}

/// What lldb prints for these commands.
#[track_caller]
pub fn lldb(program: &Path, commands: &[&str]) -> String {
    let mut lldb = Command::new(tool("lldb"));
    lldb.args(["--no-lldbinit", "--batch"]);
    lldb.args(commands.iter().flat_map(|command| ["-o", command]));
    run_ok(lldb.arg(program))
}

/// Links files with the C compiler.
#[track_caller]
pub fn link(files: &[&Path], program: &Path) {
    let mut compiler = Command::new(tool("cc"));
    compiler.args(files).arg("-o").arg(program);
    run_ok(compiler.arg("-Wl,-z,noexecstack"));
}

/// Expects texts in this order.
#[track_caller]
pub fn assert_in_order(output: &str, texts: &[&str]) {
    let mut rest = output;
    for text in texts {
        let Some((_, after)) = rest.split_once(text) else {
            panic!("no `{text}` in its place in:\n{output}");
        };
        rest = after;
    }
}

/// The directory of the package that is tested.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The entries of a folder of the package, in order.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(folder)).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// The files in a folder of the package that have an extension, in order.
pub fn files_in(folder: impl AsRef<Path>, extension: &str) -> Vec<PathBuf> {
    let mut files = entries(folder.as_ref());
    files.retain(|file| file.extension().is_some_and(|found| found == extension));
    files
}

/// Like [`files_in`], with the files in subfolders.
pub fn files_below(folder: impl AsRef<Path>, extension: &str) -> Vec<PathBuf> {
    let entries = entries(folder.as_ref()).into_iter();
    let files = entries.flat_map(|entry| match entry.is_dir() {
        true => files_below(entry, extension),
        false => Vec::from([entry]),
    });
    let has_extension = |file: &PathBuf| file.extension().is_some_and(|found| found == extension);
    files.filter(has_extension).collect()
}
