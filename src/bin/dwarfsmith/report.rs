//! Output to standard error: diagnostics with an excerpt of the source, in colour on a terminal.

use crate::Outcome;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use clap::ValueEnum;
use std::fmt::Display;
use std::io::{IsTerminal, Write};
use std::ops::Range;

/// The severity of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    Error,
    Warning,
}

/// The format of a result.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Text,
    Json,
}

/// A message about a text.
pub struct Message<'a> {
    pub severity: Severity,
    /// The stable code, if there is one.
    pub code: Option<&'a str>,
    pub title: &'a str,
    /// The text under the excerpt.
    pub label: Option<&'a str>,
    /// The text after the excerpt.
    pub note: Option<&'a str>,
}

impl<'a> Message<'a> {
    /// Returns a message with only a title.
    pub fn new(severity: Severity, title: &'a str) -> Message<'a> {
        Message {
            severity,
            code: None,
            title,
            label: None,
            note: None,
        }
    }
}

/// Writes messages to standard error.
pub struct Reporter {
    renderer: Renderer,
    /// True to show only errors.
    pub quiet: bool,
}

/// The maximum number of messages of one kind that are shown for a file.
pub const MAX_MESSAGES: usize = 100;

impl Reporter {
    /// Returns a reporter that shows all messages, in colour on a terminal.
    pub fn new() -> Reporter {
        let coloured = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        let renderer = if coloured {
            Renderer::styled()
        } else {
            Renderer::plain()
        };
        Reporter {
            renderer,
            quiet: false,
        }
    }

    fn level(severity: Severity) -> Level<'static> {
        match severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        }
    }

    /// Shows a message about a position in a text.
    pub fn show(&self, message: &Message<'_>, path: &str, source: &str, span: Range<usize>) {
        if self.quiet && message.severity != Severity::Error {
            return;
        }
        // Pass only the relevant lines: a hundred messages must not search a large file a hundred
        // times, and a long section must not be shown in full.
        let start = span.start.min(source.len());
        let from = source
            .get(..start)
            .and_then(|before| before.rfind('\n'))
            .map_or(0, |newline| newline + 1);
        let first_line_end = source
            .get(start..)
            .and_then(|rest| rest.find('\n'))
            .map_or(source.len(), |at| start + at);
        let end = span.end.clamp(start, first_line_end);
        let excerpt = source.get(from..first_line_end).unwrap_or("");
        let line = source.get(..start).unwrap_or("").matches('\n').count() + 1;
        let annotation = AnnotationKind::Primary
            .span(start - from..end - from)
            .label(message.label);
        let snippet = Snippet::source(excerpt)
            .path(path)
            .line_start(line)
            .annotation(annotation);
        let mut title = Self::level(message.severity).primary_title(message.title);
        if let Some(code) = message.code {
            title = title.id(code);
        }
        let mut group = title.element(snippet);
        if let Some(note) = message.note {
            group = group.element(Level::NOTE.message(note));
        }
        self.write(&[group]);
    }

    /// Shows a message without a position.
    pub fn report(&self, severity: Severity, text: &str) {
        if !self.quiet || severity == Severity::Error {
            self.write(&[Group::with_title(Self::level(severity).primary_title(text))]);
        }
    }

    fn write(&self, groups: &[Group<'_>]) {
        // A failure to write to standard error cannot be reported.
        let _ = writeln!(std::io::stderr(), "{}\n", self.renderer.render(groups));
    }

    /// Writes a result to standard output. It is not an error if the reader stops reading.
    pub fn result(&self, bytes: &[u8]) -> Outcome {
        let mut output = std::io::stdout().lock();
        let written = output.write_all(bytes).and_then(|()| output.flush());
        drop(output);
        self.written(written)
    }

    /// Returns the outcome of writing to standard output.
    pub fn written(&self, written: std::io::Result<()>) -> Outcome {
        match written {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                self.report(
                    Severity::Error,
                    &format!("standard output cannot be written: {error}"),
                );
                Outcome::Unusable
            }
            _ => Outcome::Fine,
        }
    }

    /// Returns true if progress is shown: standard error is a terminal, and `quiet` is not set.
    pub fn shows_progress(&self) -> bool {
        !self.quiet && std::io::stderr().is_terminal()
    }

    /// Writes a line to standard output that only a human reader needs.
    pub fn summary(&self, line: &str) -> Outcome {
        if self.quiet {
            Outcome::Fine
        } else {
            self.result(format!("{line}\n").as_bytes())
        }
    }
}

/// Formats a count, such as `1 error` or `2 errors`.
pub fn count<N: Display + PartialEq + From<u8>>(number: N, what: &str) -> String {
    let plural = if number == N::from(1) { "" } else { "s" };
    format!("{number} {what}{plural}")
}
