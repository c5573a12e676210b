//! Reading what is on the command line: files, standard input as `-`, modules.

use crate::Outcome;
use crate::report::{MOST, Message, Reporter, Severity, count};
use dwarfsmith::Validated;
use dwarfsmith::audit::{self, FileInput};
use dwarfsmith::text::{self, Parsed};
use dwarfsmith::validate::Diagnostics;
use std::fs::File;
use std::io::Read;

/// A text and what to call it.
pub struct Input {
    pub name: String,
    pub text: String,
}

/// Reads a file, or standard input for `-`. Says so where it cannot be read.
pub fn read(path: &str, reporter: &Reporter) -> Result<Input, Outcome> {
    let (name, bytes) = if path == "-" {
        let mut bytes = Vec::new();
        ("<stdin>", std::io::stdin().read_to_end(&mut bytes).map(|_| bytes))
    } else {
        (path, std::fs::read(path))
    };
    let text = bytes.map_err(|error| error.to_string());
    match text.and_then(|bytes| String::from_utf8(bytes).map_err(|_| "it is no UTF-8 text".to_string())) {
        Ok(text) => Ok(Input { name: name.to_string(), text }),
        Err(error) => {
            reporter.say(Severity::Error, &format!("{name} cannot be read: {error}"));
            Err(Outcome::Unreadable)
        }
    }
}

/// Bytes that can be read at any position, and what to call them.
pub struct Opened {
    pub name: String,
    pub bytes: Box<dyn audit::Input>,
}

/// Opens a file, or reads standard input for `-`. Says so where it cannot be read.
pub fn open(path: &str, reporter: &Reporter) -> Result<Opened, Outcome> {
    let name = if path == "-" { "<stdin>" } else { path };
    let all = |mut from: Box<dyn Read>| {
        let mut bytes = Vec::new();
        from.read_to_end(&mut bytes).map(|_| Box::new(bytes) as Box<dyn audit::Input>)
    };
    let opened = match path {
        "-" => all(Box::new(std::io::stdin())),
        path => File::open(path).and_then(|file| {
            if file.metadata()?.is_file() {
                return Ok(Box::new(FileInput::new(file)?) as Box<dyn audit::Input>);
            }
            // A pipe has no positions.
            all(Box::new(file))
        }),
    };
    match opened {
        Ok(bytes) => Ok(Opened { name: name.to_string(), bytes }),
        Err(error) => {
            reporter.say(Severity::Error, &format!("{name} cannot be read: {error}"));
            Err(Outcome::Unreadable)
        }
    }
}

/// Reads a module from text. Says what is wrong with it, and how much.
pub fn parse(input: &Input, reporter: &Reporter) -> Result<Parsed, Outcome> {
    match text::parse(&input.text) {
        Ok(parsed) => {
            for warning in &parsed.warnings {
                let title = warning.kind.to_string();
                reporter.show(&Message::new(Severity::Warning, &title), &input.name, &input.text, warning.span.clone());
            }
            Ok(parsed)
        }
        Err(errors) => {
            for error in &errors {
                let title = error.kind.to_string();
                reporter.show(&Message::new(Severity::Error, &title), &input.name, &input.text, error.span.clone());
            }
            refuse(input, errors.len(), errors.len() >= MOST, reporter);
            Err(Outcome::Wrong)
        }
    }
}

/// Validates a module that was read from text. Shows what is wrong with it.
pub fn validate<'m>(parsed: &'m Parsed, input: &Input, reporter: &Reporter) -> Result<Validated<'m>, Outcome> {
    parsed.module.validate().map_err(|diagnostics| {
        show(&diagnostics, parsed, input, reporter);
        Outcome::Wrong
    })
}

fn show(diagnostics: &Diagnostics, parsed: &Parsed, input: &Input, reporter: &Reporter) {
    for diagnostic in diagnostics.iter().take(MOST) {
        let note = match (&diagnostic.function, &diagnostic.variable) {
            (Some(function), Some(variable)) => Some(format!("in function `{function}`, variable `{variable}`")),
            (Some(function), None) => Some(format!("in function `{function}`")),
            (None, Some(variable)) => Some(format!("in variable `{variable}`")),
            (None, None) => None,
        };
        let message = Message {
            severity: Severity::Error,
            code: Some(diagnostic.rule.code()),
            title: &diagnostic.message,
            label: Some(diagnostic.rule.title()),
            note: note.as_deref(),
        };
        let span = parsed.source_map.span(diagnostic.node).unwrap_or(0..0);
        reporter.show(&message, &input.name, &input.text, span);
    }
    refuse(input, diagnostics.len(), diagnostics.len() > MOST, reporter);
}

/// How many errors a file has.
fn refuse(input: &Input, errors: usize, are_more: bool, reporter: &Reporter) {
    let more = if are_more { format!(", the first {MOST} of which are shown") } else { String::new() };
    reporter.say(Severity::Error, &format!("{} has {}{more}", input.name, count(errors, "error")));
}

/// The bytes that hexadecimal digits stand for; blanks, commas and a `0x` do not count.
pub fn hexadecimal(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text
        .split(|c: char| c.is_whitespace() || c == ',')
        .flat_map(|word| word.strip_prefix("0x").unwrap_or(word).bytes())
        .collect();
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let pairs = digits.chunks(2).map(|pair| match pair {
        [high, low] => Some((digit(*high)? * 16 + digit(*low)?) as u8),
        _ => None,
    });
    pairs.collect()
}
