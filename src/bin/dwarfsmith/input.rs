//! Reads the inputs of a command: files, standard input as `-`, modules.

use crate::Outcome;
use crate::report::{MAX_MESSAGES, Message, Reporter, Severity, count};
use dwarfsmith::audit::{self, FileInput};
use dwarfsmith::dwarf::{Dialect, Encoding};
use dwarfsmith::text::{self, Parsed};
use dwarfsmith::validate::{self, Diagnostics};
use dwarfsmith::{OneLine, Target, Validated};
use std::fs::File;
use std::io::{Error, ErrorKind, Read};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// The encoding of DWARF operations.
#[derive(clap::Args)]
pub struct EncodingArguments {
    /// dwarf4, dwarf5, llvm, llvm-legacy or dwarf6-draft
    #[arg(long, default_value = "llvm", value_parser = crate::dialect)]
    dialect: Dialect,
    /// The target, for the byte order and the size of addresses
    #[arg(long, default_value = "x86_64", value_parser = crate::target)]
    target: Target,
}

impl EncodingArguments {
    pub fn encoding(&self) -> Encoding {
        Encoding::new(self.dialect, self.target)
    }
}

/// Returns the names of the dialects in which an encoding has a property, separated by commas.
pub fn dialects_in_which(encoding: Encoding, has: impl Fn(Encoding) -> bool) -> String {
    let has = |dialect: Dialect| {
        has(Encoding {
            dialect,
            ..encoding
        })
    };
    let dialects = Dialect::ALL.iter().filter(|dialect| has(**dialect));
    let names: Vec<&str> = dialects.map(|dialect| dialect.name()).collect();
    names.join(", ")
}

/// A text, with its name in messages.
pub struct Input {
    pub name: String,
    pub text: String,
}

/// The maximum number of bytes that are read as text, because the text is held in memory and some
/// files never end.
const MAX_TEXT: u64 = 1 << 30;

/// Returns the name of a file in messages.
fn name(path: &Path) -> String {
    if path == Path::new("-") {
        "<stdin>".to_string()
    } else {
        OneLine(&path.to_string_lossy()).to_string()
    }
}

/// Opens a file, or standard input for `-`, which can be read only once.
fn source(path: &Path) -> std::io::Result<Box<dyn Read>> {
    static IS_READ: AtomicBool = AtomicBool::new(false);
    if path != Path::new("-") {
        return Ok(Box::new(File::open(path)?));
    }
    if IS_READ.swap(true, Ordering::Relaxed) {
        return Err(Error::other("it was read before; write `-` only once"));
    }
    Ok(Box::new(std::io::stdin()))
}

/// Reads a file, or standard input for `-`. Reports an error if reading fails.
pub fn read(path: impl AsRef<Path>, reporter: &Reporter) -> Result<Input, Outcome> {
    let name = name(path.as_ref());
    match read_text(path.as_ref()) {
        Ok(text) => Ok(Input { name, text }),
        Err(error) => {
            reporter.report(Severity::Error, &format!("{name} cannot be read: {error}"));
            Err(Outcome::Unusable)
        }
    }
}

fn read_text(path: &Path) -> std::io::Result<String> {
    let mut bytes = Vec::new();
    source(path)?.take(MAX_TEXT + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_TEXT {
        return Err(Error::new(
            ErrorKind::FileTooLarge,
            "it is larger than 1 GiB, the limit for text",
        ));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let (good, bad) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        let byte = bad.first().copied().unwrap_or_default();
        Error::new(
            ErrorKind::InvalidData,
            format!("it is not UTF-8 text; line {line} has the byte 0x{byte:02x}"),
        )
    })?;
    // A byte order mark is not part of the text, and does not count as a column.
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_string(),
        None => text,
    })
}

/// Bytes that can be read at any offset, with their name in messages.
pub struct Opened {
    pub name: String,
    pub bytes: Box<dyn audit::Input>,
}

/// Opens a file, or reads standard input for `-`. Reports an error if this fails.
pub fn open(path: &Path, reporter: &Reporter) -> Result<Opened, Outcome> {
    let name = name(path);
    let opened = || -> std::io::Result<Box<dyn audit::Input>> {
        if path.is_file() && path != Path::new("-") {
            return Ok(Box::new(FileInput::new(File::open(path)?)?));
        }
        // A pipe does not support reads at an offset.
        let mut bytes = Vec::new();
        source(path)?.read_to_end(&mut bytes)?;
        Ok(Box::new(bytes))
    };
    match opened() {
        Ok(bytes) => Ok(Opened { name, bytes }),
        Err(error) => {
            reporter.report(Severity::Error, &format!("{name} cannot be read: {error}"));
            Err(Outcome::Unusable)
        }
    }
}

/// Parses a module from text. Shows warnings, or the errors and their number. The parser stops at
/// [`MAX_MESSAGES`] errors.
pub fn parse(input: &Input, reporter: &Reporter) -> Result<Parsed, Outcome> {
    match text::parse(&input.text) {
        Ok(parsed) => {
            for warning in &parsed.warnings {
                let title = warning.kind.to_string();
                let message = Message::new(Severity::Warning, &title);
                reporter.show(&message, &input.name, &input.text, warning.span.clone());
            }
            if parsed.warnings.len() >= MAX_MESSAGES {
                only_first(input, reporter);
            }
            Ok(parsed)
        }
        Err(errors) => {
            for error in &errors {
                let title = error.kind.to_string();
                let message = Message::new(Severity::Error, &title);
                reporter.show(&message, &input.name, &input.text, error.span.clone());
            }
            let are_more = errors.len() >= MAX_MESSAGES;
            let shown = are_more.then_some(MAX_MESSAGES);
            report_count(input, errors.len(), shown, reporter);
            Err(Outcome::Wrong)
        }
    }
}

/// The diagnostics of a module to show.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    Errors,
    ErrorsAndWarnings,
}

/// Validates a module that was read from text, and shows its diagnostics.
pub fn validate<'m>(
    parsed: &'m Parsed,
    input: &Input,
    shown: Shown,
    reporter: &Reporter,
) -> Result<Validated<'m>, Outcome> {
    let (validated, errors) = parsed.module.validate_keeping_valid();
    show(&errors, parsed, input, reporter);
    if shown == Shown::ErrorsAndWarnings {
        show(validated.warnings(), parsed, input, reporter);
        if validated.warnings().len() > MAX_MESSAGES {
            only_first(input, reporter);
        }
    }
    if errors.is_empty() {
        return Ok(validated);
    }
    let shown = (errors.len() > MAX_MESSAGES).then_some(MAX_MESSAGES);
    report_count(input, errors.len(), shown, reporter);
    Err(Outcome::Wrong)
}

fn show(diagnostics: &Diagnostics, parsed: &Parsed, input: &Input, reporter: &Reporter) {
    for diagnostic in diagnostics.iter().take(MAX_MESSAGES) {
        let one_line = |name: &Option<String>| {
            let name = name.as_deref();
            name.map(|name| OneLine(name).to_string())
        };
        let note = match (
            one_line(&diagnostic.function),
            one_line(&diagnostic.variable),
        ) {
            (Some(function), Some(variable)) => {
                Some(format!("in function `{function}`, variable `{variable}`"))
            }
            (Some(function), None) => Some(format!("in function `{function}`")),
            (None, Some(variable)) => Some(format!("in variable `{variable}`")),
            (None, None) => None,
        };
        let message = Message {
            severity: match diagnostic.severity() {
                validate::Severity::Warning => Severity::Warning,
                _ => Severity::Error,
            },
            code: Some(diagnostic.rule.code()),
            title: &diagnostic.message,
            label: Some(diagnostic.rule.title()),
            note: note.as_deref(),
        };
        let span = parsed.source_map.span(diagnostic.node).unwrap_or(0..0);
        reporter.show(&message, &input.name, &input.text, span);
    }
}

/// Reports that warnings are not shown.
fn only_first(input: &Input, reporter: &Reporter) {
    let message = format!(
        "{} may have more warnings than these {MAX_MESSAGES}",
        input.name
    );
    reporter.report(Severity::Warning, &message);
}

/// Reports the number of errors in a file, and how many of them are shown if not all are.
fn report_count(input: &Input, errors: usize, shown: Option<usize>, reporter: &Reporter) {
    let more = shown.map_or_else(String::new, |shown| {
        format!(", the first {shown} of which are shown")
    });
    reporter.report(
        Severity::Error,
        &format!("{} has {}{more}", input.name, count(errors, "error")),
    );
}

/// Returns the text of an operand of the command: standard input for `-`. `name` is the name of the
/// operand in messages.
pub fn operand(operand: &str, name: &str, reporter: &Reporter) -> Result<Input, Outcome> {
    match operand {
        "-" => read("-", reporter),
        text => Ok(Input {
            name: name.to_string(),
            text: text.to_string(),
        }),
    }
}

/// Parses bytes, each as two hexadecimal digits. Blanks and commas between bytes, and a `0x` before
/// them, are ignored. The error is the byte offset in the text where a digit should be.
pub fn hexadecimal(text: &str) -> Result<Vec<u8>, usize> {
    let mut bytes = Vec::new();
    let mut high = None;
    // True if `0x` may follow: since the last blank, at most its 0 has been read.
    let (mut is_start, mut is_zero) = (true, false);
    for (at, c) in text.char_indices() {
        let is_blank = c.is_whitespace() || c == ',';
        match (c.to_digit(16), high) {
            (Some(digit), None) => high = Some(digit),
            (Some(digit), Some(first)) => {
                bytes.push((first * 16 + digit) as u8);
                high = None;
            }
            (None, None) if is_blank => {}
            (None, Some(_)) if matches!(c, 'x' | 'X') && is_zero => high = None,
            _ => return Err(at),
        }
        is_zero = is_start && c == '0';
        is_start = is_blank;
    }
    if high.is_some() {
        Err(text.len())
    } else {
        Ok(bytes)
    }
}

/// Formats bytes in hexadecimal, separated by blanks.
pub fn digits(bytes: &[u8]) -> String {
    let pairs: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    pairs.join(" ")
}
