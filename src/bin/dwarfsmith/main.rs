//! The `dwarfsmith` command: argument handling and printing only.
//!
//! Each command has a separate file. A command writes its result to standard output, and everything
//! else to standard error through [`Reporter`]. A command's [`Outcome`] becomes the exit code.

#![warn(clippy::fn_params_excessive_bools, clippy::too_many_lines)]

mod asm;
mod audit;
mod cases;
mod check;
mod disasm;
mod emit;
mod eval;
mod input;
mod lower;
mod module;
mod object_files;
mod progress;
mod report;
mod stats;
mod verify;
mod where_command;

use clap::{Parser, Subcommand};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::{NameHint, Target};
use report::Reporter;
use std::process::ExitCode;

/// Typed variable locations, checked, lowered to DWARF and evaluated.
#[derive(Parser)]
#[command(name = "dwarfsmith", version, disable_help_subcommand = true)]
struct Arguments {
    /// Print only errors and the result
    #[arg(short, long, global = true)]
    quiet: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Arguments),
    Lower(lower::Arguments),
    Emit(emit::Arguments),
    Eval(eval::Arguments),
    Asm(asm::Arguments),
    Disasm(disasm::Arguments),
    Verify(verify::Arguments),
    #[command(name = "where")]
    Where(where_command::Arguments),
    Audit(audit::Arguments),
    Stats(stats::Arguments),
}

/// The outcome of a command, ordered from best to worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// No error.
    Fine,
    /// The input has errors.
    Wrong,
    /// A file cannot be read or written, or an option cannot be used.
    Unusable,
}

/// Parses the name of a dialect, for clap.
fn dialect(name: &str) -> Result<Dialect, String> {
    let hint = || NameHint::among(name, Dialect::ALL.map(Dialect::name));
    name.parse()
        .map_err(|_| format!("there is no such dialect{}", hint()))
}

/// Parses the name of a target, for clap.
fn target(name: &str) -> Result<Target, String> {
    let hint = || NameHint::among(name, Target::all().map(Target::name));
    Target::by_name(name).ok_or_else(|| format!("there is no such target{}", hint()))
}

/// Returns the dialect that the usual debuggers of a target support. Debuggers for AMD GPUs, whose
/// code runs in lanes, support LLVM's operations. Others support only those of DWARF 5.
fn default_dialect(target: Target) -> Dialect {
    if target.has_lanes() {
        Dialect::Llvm
    } else {
        Dialect::Dwarf5
    }
}

fn main() -> ExitCode {
    // A usage error ends the process here, with exit code 2.
    let Arguments { quiet, command } = Arguments::parse();
    let mut reporter = Reporter::new();
    reporter.quiet = quiet;
    let outcome = match command {
        Command::Check(arguments) => check::run(&arguments, &reporter),
        Command::Lower(arguments) => lower::run(&arguments, &reporter),
        Command::Emit(arguments) => emit::run(&arguments, &reporter),
        Command::Eval(arguments) => eval::run(&arguments, &reporter),
        Command::Asm(arguments) => asm::run(&arguments, &reporter),
        Command::Disasm(arguments) => disasm::run(&arguments, &reporter),
        Command::Verify(arguments) => verify::run(&arguments, &reporter),
        Command::Where(arguments) => where_command::run(&arguments, &reporter),
        Command::Audit(arguments) => audit::run(&arguments, &reporter),
        Command::Stats(arguments) => stats::run(&arguments, &reporter),
    };
    ExitCode::from(outcome as u8)
}
