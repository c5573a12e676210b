//! `dwarfsmith disasm`: bytes to operations.

use crate::report::{Reporter, Severity};
use crate::{Outcome, input};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{self, DecodeError, Dialect, Encoding, NoNames, Operations};

/// Turn bytes into DWARF operations, one a line
#[derive(clap::Args)]
pub struct Arguments {
    /// Bytes in hexadecimal; `-` for standard input
    #[arg(value_name = "HEX")]
    bytes: String,
    /// dwarf4, dwarf5, llvm, llvm-legacy or dwarf6-draft
    #[arg(long, default_value = "llvm", value_parser = crate::dialect)]
    dialect: Dialect,
    /// Gives the byte order and the size of addresses
    #[arg(long, default_value = "x86_64", value_parser = crate::target)]
    target: Target,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    let text = match arguments.bytes.as_str() {
        "-" => match input::read("-", reporter) {
            Ok(input) => input.text,
            Err(outcome) => return outcome,
        },
        bytes => bytes.to_string(),
    };
    let Some(bytes) = input::hexadecimal(&text) else {
        reporter.say(Severity::Error, "these are no bytes; write two hexadecimal digits for each");
        return Outcome::Wrong;
    };
    // What others wrote may have GNU's and experimental operations.
    let encoding = Encoding::new(arguments.dialect, arguments.target).lenient();
    match lines(encoding, &bytes) {
        Ok(lines) => reporter.result(lines.as_bytes()),
        Err(error) => {
            reporter.say(Severity::Error, &error.to_string());
            Outcome::Wrong
        }
    }
}

/// The operations, one a line.
fn lines(encoding: Encoding, bytes: &[u8]) -> Result<String, DecodeError> {
    let starts: Result<Vec<usize>, _> = Operations::new(encoding, bytes).map(|item| item.map(|(at, _)| at)).collect();
    let starts = starts?;
    let ends = starts.iter().skip(1).copied().chain([bytes.len()]);
    let operations = starts.iter().zip(ends).map(|(&start, end)| {
        let line = dwarf::print(encoding, bytes.get(start..end).unwrap_or(&[]), &NoNames);
        line.map(|line| line + "\n").map_err(|error| DecodeError { offset: error.offset + start, ..error })
    });
    operations.collect()
}
