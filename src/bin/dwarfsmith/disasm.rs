//! `dwarfsmith disasm`: bytes to operations.

use crate::report::{Reporter, Severity};
use crate::{Outcome, input, operations};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{Dialect, Encoding, NoNames};

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
    match operations::each(encoding, &bytes, &NoNames) {
        Ok(operations) => {
            let lines: String = operations.into_iter().map(|(_, text)| text + "\n").collect();
            reporter.result(lines.as_bytes())
        }
        Err(error) => {
            reporter.say(Severity::Error, &error.to_string());
            Outcome::Wrong
        }
    }
}
