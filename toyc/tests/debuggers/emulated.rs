//! gdb at every statement, and at a sample of instructions, of programs for AArch64 and RISC-V,
//! which an emulator runs.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::programs::{Program, programs};
use crate::steps::step;
use crate::stops::{drive, everything, heading, row, summarize};
use crate::support;
use crate::trace::read_trace;

/// The functions that toyc's programs call, without a C library.
const RUNTIME: &str = r#"
int main(void);
static long call(long number, long a, long b, long c) {
#ifdef __aarch64__
  register long x8 __asm__("x8") = number, x0 __asm__("x0") = a, x1 __asm__("x1") = b, x2 __asm__("x2") = c;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
#else
  register long a7 __asm__("a7") = number, a0 __asm__("a0") = a, a1 __asm__("a1") = b, a2 __asm__("a2") = c;
  __asm__ volatile("ecall" : "+r"(a0) : "r"(a7), "r"(a1), "r"(a2) : "memory");
  return a0;
#endif
}
int putchar(int c) { char byte = c; call(64, 1, (long)&byte, 1); return c; }
void *memcpy(void *to, const void *from, unsigned long size) {
  for (unsigned long i = 0; i < size; i++) ((volatile char *)to)[i] = ((char *)from)[i];
  return to;
}
void *memset(void *to, int byte, unsigned long size) {
  for (unsigned long i = 0; i < size; i++) ((volatile char *)to)[i] = byte;
  return to;
}
void _start(void) { call(93, main(), 0, 0); }
"#;

/// Some programs that use much of the instruction set. The other programs are compared only if
/// everything is.
const SAMPLE: [&str; 9] = [
    "hostile",
    "nbody",
    "pointers",
    "loops",
    "spills",
    "arguments",
    "floats",
    "mutual",
    "quicksort",
];

pub fn runtime(target: &str, directory: &Path) -> PathBuf {
    let source = directory.join(format!("runtime-{target}.c"));
    let object = source.with_extension("o");
    std::fs::write(&source, RUNTIME).expect("the runtime's source");
    support::run_ok(
        Command::new(support::tool("clang"))
            .arg(format!("--target={target}-linux-gnu"))
            .args(["-O1", "-ffreestanding", "-fno-builtin", "-c"])
            .arg(&source)
            .arg("-o")
            .arg(&object),
    );
    object
}

/// RISC-V's compressed instructions, as flags of Cranelift's. qemu 7.2 does not have those of Zcb.
pub const COMPRESSED: &str = "+has_zca+has_zcd";

/// Returns the same program for another target, with some of Cranelift's flags.
pub fn build(native: &Program, (target, flags): (&'static str, &str), runtime: &Path) -> Program {
    let directory = runtime.parent().expect("a directory");
    let target_name = format!("{target}{flags}");
    let name = format!("{}-{target_name}", native.name);
    let (object, executable) = (directory.join(format!("{name}.o")), directory.join(&name));
    let mut compile = Command::new(env!("CARGO_BIN_EXE_toyc"));
    compile
        .arg(&native.source)
        .args(["--quiet", "--target", &target_name]);
    support::run_ok(compile.arg("--emit-obj").arg(&object));
    support::run_ok(
        Command::new(support::tool("ld.lld"))
            .arg("-static")
            .arg(&object)
            .arg(runtime)
            .arg("-o")
            .arg(&executable),
    );
    let emulator = support::tool(&format!("qemu-{target}"));
    let printed = support::run(Command::new(emulator).arg(&executable));
    let native_printed = support::run(&mut Command::new(&native.executable));
    assert_eq!(
        support::text(&printed.stdout),
        support::text(&native_printed.stdout),
        "{name} prints something else"
    );
    let log = native.executable.with_extension("jsonl");
    Program {
        text: native.text.clone(),
        log: read_trace(&std::fs::read_to_string(log).expect("the trace")),
        name,
        optimized: true,
        fresh: native.fresh,
        source: native.source.clone(),
        target: Some(target),
        object,
        executable,
    }
}

/// Compares programs for a target. They have each of these flags in turn, or all of them if
/// everything is compared.
#[track_caller]
fn gdb_shows_true_values_in_an_emulator(target: &'static str, flags: &[&str]) {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("toyc");
    let natives = programs().iter().filter(|program| program.optimized);
    let natives: Vec<_> = natives
        .filter(|program| everything() || SAMPLE.contains(&program.name.as_str()))
        .collect();
    let runtime = runtime(target, &directory);
    let mut report = heading();
    let mut failures = Vec::new();
    let (mut steps, mut values) = (0, 0);
    let in_turn = flags.iter().cycle();
    let chosen = natives.into_iter().zip(in_turn).flat_map(|(native, own)| {
        let flags = if everything() {
            flags
        } else {
            std::slice::from_ref(own)
        };
        flags.iter().map(move |flags| (native, *flags))
    });
    for (native, flags) in chosen {
        let built = build(native, (target, flags), &runtime);
        // Like all programs, it exists until the end of the process.
        let program: &'static Program = Box::leak(Box::new(built));
        let shown = drive(program);
        let summary = summarize(&shown);
        report += &row(&program.name, &summary);
        assert!(summary.inner.total() > 0, "{} shows nothing", program.name);
        failures.extend(shown.alignment.failures.iter().cloned());
        failures.extend(summary.inner.wrong.iter().cloned());
        failures.extend(summary.outer.wrong.iter().cloned());
        let result = step(&shown);
        failures.extend(result.wrong);
        steps += result.steps;
        values += result.values;
    }
    report += &format!("{target}: {steps} instructions, {values} values\n");
    let _ = std::io::stderr().write_all(report.as_bytes());
    let many = failures.len();
    failures.truncate(40);
    assert!(
        failures.is_empty(),
        "{many} failures:\n{}",
        failures.join("\n")
    );
}

#[test]
fn gdb_shows_true_values_on_aarch64() {
    gdb_shows_true_values_in_an_emulator("aarch64", &[""]);
}

#[test]
fn gdb_shows_true_values_on_riscv64() {
    gdb_shows_true_values_in_an_emulator("riscv64", &["", COMPRESSED]);
}
