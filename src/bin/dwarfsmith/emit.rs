//! `dwarfsmith emit`: writes a relocatable ELF object.

use crate::report::{Reporter, Severity};
use crate::{Outcome, input};
use dwarfsmith::emit::EmitOptions;
use std::path::Path;

/// Write a relocatable ELF object with all debug sections
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    module: crate::module::ModuleArguments,
    /// The object file; `-` for standard output
    #[arg(short, long, value_name = "OUT.o")]
    output: String,
    /// The code of all functions, concatenated: hexadecimal digits, or a file with the bytes
    #[arg(long, value_name = "HEX-OR-FILE")]
    code: Option<String>,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    // The code first: an error in an option is reported before errors in the module.
    let code = match arguments
        .code
        .as_deref()
        .map(|code| read_code(code, reporter))
        .transpose()
    {
        Ok(code) => code,
        Err(outcome) => return outcome,
    };
    arguments.module.lower(reporter, |input, _, lowered| {
        let wrong = |error: &dyn std::error::Error| {
            reporter.say(Severity::Error, &format!("{}: {error}", input.name));
            Outcome::Wrong
        };
        let sections = lowered
            .emit(&EmitOptions::default())
            .map_err(|error| wrong(&error))?;
        let object = sections
            .to_elf(code.as_deref())
            .map_err(|error| wrong(&error))?;
        if arguments.output == "-" {
            return Ok(reporter.result(&object));
        }
        std::fs::write(&arguments.output, object).map_err(|error| {
            reporter.say(
                Severity::Error,
                &format!("{} cannot be written: {error}", arguments.output),
            );
            Outcome::Unreadable
        })?;
        Ok(Outcome::Fine)
    })
}

/// Reads a file if it exists; anything else must be hexadecimal digits.
fn read_code(code: &str, reporter: &Reporter) -> Result<Vec<u8>, Outcome> {
    if !Path::new(code).exists()
        && let Ok(bytes) = input::hexadecimal(code)
    {
        return Ok(bytes);
    }
    std::fs::read(code).map_err(|error| {
        reporter.say(
            Severity::Error,
            &format!("the code {code} is not a file, and not hexadecimal digits: {error}"),
        );
        Outcome::Unreadable
    })
}
