//! `dwarfsmith disasm`: converts bytes to operations.

use crate::Outcome;
use crate::input::{self, EncodingArguments, Input};
use crate::report::{Message, Reporter, Severity};
use dwarfsmith::dwarf::{self, DecodeError, Encoding, NoNames, Operations};

/// Convert bytes to DWARF operations, one per line
#[derive(clap::Args)]
pub struct Arguments {
    /// Bytes in hexadecimal; `-` for standard input
    #[arg(value_name = "HEX")]
    bytes: String,
    #[command(flatten)]
    encoding: EncodingArguments,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    let Input { name, text } = match input::operand(&arguments.bytes, "<bytes>", reporter) {
        Ok(input) => input,
        Err(outcome) => return outcome,
    };
    let bytes = match input::hexadecimal(&text) {
        Ok(bytes) => bytes,
        Err(at) => {
            let end = text
                .get(at..)
                .and_then(|rest| rest.chars().next())
                .map_or(at, |c| at + c.len_utf8());
            let message = Message::new(
                Severity::Error,
                "expected a hexadecimal digit; write two for each byte",
            );
            reporter.show(&message, &name, &text, at..end);
            return Outcome::Wrong;
        }
    };
    // Other producers may use GNU's and experimental operations.
    let encoding = arguments.encoding.encoding().lenient();
    match lines(encoding, &bytes) {
        Ok(lines) => reporter.result(lines.as_bytes()),
        Err(error) => {
            let readable = |encoding| lines(encoding, &bytes).is_ok();
            let hint = match input::dialects_in_which(encoding, readable) {
                none if none.is_empty() => none,
                dialects => format!("; readable as {dialects}"),
            };
            reporter.report(Severity::Error, &format!("{error}{hint}"));
            Outcome::Wrong
        }
    }
}

/// Returns the operations, one per line. If `asm` would convert a line to other bytes, the line has
/// the original bytes in a comment.
fn lines(encoding: Encoding, bytes: &[u8]) -> Result<String, DecodeError> {
    let mut operations = Operations::new(encoding, bytes);
    let mut text = String::new();
    while let Some(item) = operations.next() {
        let (start, _) = item?;
        let bytes = bytes.get(start..operations.offset()).unwrap_or(&[]);
        let line = dwarf::print_operations(encoding, bytes, &NoNames);
        let line = line.map_err(|error| DecodeError {
            offset: error.offset + start,
            ..error
        })?;
        text += &line;
        if dwarf::parse_operations(encoding, &line, &NoNames).as_deref() != Ok(bytes) {
            text += &format!(" ; padded: {}", input::digits(bytes));
        }
        text.push('\n');
    }
    Ok(text)
}
