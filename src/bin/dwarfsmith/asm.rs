//! `dwarfsmith asm`: converts operations to bytes.

use crate::Outcome;
use crate::input::{self, EncodingArguments, Input};
use crate::report::{Message, Reporter, Severity};
use dwarfsmith::dwarf::{self, Encoding, NoNames, OperationParseError, OperationParseErrorKind};

/// Convert DWARF operations to bytes in hexadecimal
#[derive(clap::Args)]
pub struct Arguments {
    /// Operations, separated by commas or newlines; `-` for standard input
    #[arg(value_name = "OPS", allow_hyphen_values = true)]
    operations: String,
    #[command(flatten)]
    encoding: EncodingArguments,
    /// Allow GNU's operations: in DWARF 4 those of DWARF 5 that GNU had first, and a few that only
    /// GNU has
    #[arg(long)]
    gnu: bool,
    /// Allow operations that have a published meaning, but no published opcode
    #[arg(long)]
    experimental: bool,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    let operand = input::operand(&arguments.operations, "<operations>", reporter);
    let Input { name, text } = match operand {
        Ok(input) => input,
        Err(outcome) => return outcome,
    };
    let encoding = Encoding {
        gnu: arguments.gnu,
        experimental: arguments.experimental,
        ..arguments.encoding.encoding()
    };
    match dwarf::parse_operations(encoding, &text, &NoNames) {
        Ok(bytes) => reporter.result(format!("{}\n", input::digits(&bytes)).as_bytes()),
        Err(error) => {
            let start = offset(&text, error.line, error.column);
            let rest = text.get(start..).unwrap_or("");
            let length = rest
                .find(|c: char| c.is_whitespace() || ",;()<>:".contains(c))
                .unwrap_or(rest.len());
            // The excerpt shows the position, so the message describes only the error.
            let (title, note) = (error.kind.to_string(), advice(&error, encoding));
            let message = Message {
                note: note.as_deref(),
                ..Message::new(Severity::Error, &title)
            };
            reporter.show(&message, &name, &text, start..start + length);
            Outcome::Wrong
        }
    }
}

/// Returns a suggestion for an error, or `None` if the text of the error already contains it.
fn advice(error: &OperationParseError, encoding: Encoding) -> Option<String> {
    if let OperationParseErrorKind::UnknownName {
        what: "entry" | "base type",
        ..
    } = error.kind
    {
        return Some(
            "there are no entries here; write an offset in the unit, such as 0x2a".to_string(),
        );
    }
    let kind = error.missing_operation()?;
    let (mut gnu, mut experimental) = (encoding, encoding);
    (gnu.gnu, experimental.experimental) = (true, true);
    if gnu.has(kind) {
        return Some("`--gnu` allows it".to_string());
    }
    if experimental.has(kind) {
        return Some("`--experimental` allows it".to_string());
    }
    let dialects = input::dialects_in_which(encoding.lenient(), |encoding| encoding.has(kind));
    Some(format!("dialects that have it: {dialects}"))
}

/// Returns the byte offset of a line and column, both counted from 1.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text
        .split_inclusive('\n')
        .take(line.saturating_sub(1))
        .map(str::len)
        .sum();
    let rest = text.get(before..).unwrap_or("");
    before
        + rest
            .char_indices()
            .nth(column.saturating_sub(1))
            .map_or(rest.len(), |(at, _)| at)
}
