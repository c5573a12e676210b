//! `dwarfsmith asm`: operations to bytes.

use crate::report::{Message, Reporter, Severity};
use crate::{Outcome, input};
use dwarfsmith::Target;
use dwarfsmith::dwarf::{self, Dialect, Encoding, NoNames};

/// Turn DWARF operations into bytes in hexadecimal
#[derive(clap::Args)]
pub struct Arguments {
    /// Operations, separated by commas or newlines; `-` for standard input
    #[arg(value_name = "OPS", allow_hyphen_values = true)]
    operations: String,
    /// dwarf4, dwarf5, llvm, llvm-legacy or dwarf6-draft
    #[arg(long, default_value = "llvm", value_parser = crate::dialect)]
    dialect: Dialect,
    /// Gives the byte order and the size of addresses
    #[arg(long, default_value = "x86_64", value_parser = crate::target)]
    target: Target,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    let (name, text) = match arguments.operations.as_str() {
        "-" => match input::read("-", reporter) {
            Ok(input) => (input.name, input.text),
            Err(outcome) => return outcome,
        },
        operations => ("<operations>".to_string(), operations.to_string()),
    };
    match dwarf::parse(Encoding::new(arguments.dialect, arguments.target), &text, &NoNames) {
        Ok(bytes) => {
            let pairs: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            reporter.result(format!("{}\n", pairs.join(" ")).as_bytes())
        }
        Err(error) => {
            // The place is shown, so the text need not name it.
            let text_and_place = error.to_string();
            let title = text_and_place.splitn(3, ':').nth(2).unwrap_or(&text_and_place).trim_start();
            let start = offset(&text, error.line, error.column);
            let rest = text.get(start..).unwrap_or("");
            let length = rest.find(|c: char| c.is_whitespace() || ",;()<>:".contains(c)).unwrap_or(rest.len());
            reporter.show(&Message::new(Severity::Error, title), &name, &text, start..start + length);
            Outcome::Wrong
        }
    }
}

/// The byte at a line and column, both from 1.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let rest = text.get(before..).unwrap_or("");
    before + rest.char_indices().nth(column.saturating_sub(1)).map_or(rest.len(), |(at, _)| at)
}
