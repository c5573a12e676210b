//! `dwarfsmith emit`: a relocatable ELF object.

use crate::report::{Reporter, Severity};
use crate::{Outcome, input, usual_dialect};
use dwarfsmith::dwarf::{Dialect, Encoding};
use dwarfsmith::emit::EmitOptions;
use std::path::Path;

/// Write a relocatable ELF object with all debug sections
#[derive(clap::Args)]
pub struct Arguments {
    /// A module in the text format; `-` for standard input
    #[arg(value_name = "F.di")]
    file: String,
    /// The object file; `-` for standard output
    #[arg(short, long, value_name = "OUT.o")]
    output: String,
    /// dwarf5, llvm, llvm-legacy or dwarf6-draft; without it, llvm for AMD GPUs and dwarf5 for the rest
    #[arg(long, value_parser = crate::dialect)]
    dialect: Option<Dialect>,
    /// The code of all functions, one after the other: hexadecimal digits, or a file with the bytes
    #[arg(long, value_name = "HEX-OR-FILE")]
    code: Option<String>,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    emit(arguments, reporter).unwrap_or_else(|outcome| outcome)
}

fn emit(arguments: &Arguments, reporter: &Reporter) -> Result<Outcome, Outcome> {
    let code = arguments.code.as_deref().map(|code| read_code(code, reporter)).transpose()?;
    let input = input::read(&arguments.file, reporter)?;
    let parsed = input::parse(&input, reporter)?;
    let validated = input::validate(&parsed, &input, reporter)?;
    let target = parsed.module.target;
    let dialect = arguments.dialect.unwrap_or(usual_dialect(target));
    let wrong = |error: &dyn std::error::Error| {
        reporter.say(Severity::Error, &format!("{}: {error}", input.name));
        Outcome::Wrong
    };
    let lowered = validated.lower(Encoding::new(dialect, target));
    let sections = lowered.emit(&EmitOptions::default()).map_err(|error| wrong(&error))?;
    let object = sections.to_elf(code.as_deref()).map_err(|error| wrong(&error))?;
    if arguments.output == "-" {
        return Ok(reporter.result(&object));
    }
    std::fs::write(&arguments.output, object).map_err(|error| {
        reporter.say(Severity::Error, &format!("{} cannot be written: {error}", arguments.output));
        Outcome::Unreadable
    })?;
    Ok(Outcome::Fine)
}

/// A file that exists is read; anything else must be hexadecimal digits.
fn read_code(code: &str, reporter: &Reporter) -> Result<Vec<u8>, Outcome> {
    if !Path::new(code).exists()
        && let Some(bytes) = input::hexadecimal(code)
    {
        return Ok(bytes);
    }
    std::fs::read(code).map_err(|error| {
        reporter.say(Severity::Error, &format!("the code {code} is no file, and no hexadecimal digits: {error}"));
        Outcome::Unreadable
    })
}
