//! Diagnostics: positions in a source file and errors that show them.
//!
//! Every error in a program is a [`Diag`], so all have the same form: the place, the error, the
//! line with a caret, and what to do about it.

/// A position in the source, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Span {
    /// Line number.
    pub line: u32,
    /// Column number, in characters.
    pub column: u32,
}

/// How much of a source line an error shows, in characters.
const SHOWN: usize = 100;

/// One error in the user's program.
#[derive(Clone, Debug)]
pub struct Diag {
    /// Where it is.
    pub span: Span,
    /// What is wrong.
    pub message: String,
    /// What the user can do about it.
    pub help: String,
}

impl Diag {
    /// An error at `span`.
    pub fn new(span: Span, message: impl Into<String>, help: impl Into<String>) -> Diag {
        Diag {
            span,
            message: message.into(),
            help: help.into(),
        }
    }

    /// The error as text, with an excerpt of the source.
    pub fn render(&self, file: &str, source: &str) -> String {
        let line = source
            .lines()
            .nth(self.span.line.saturating_sub(1) as usize)
            .unwrap_or("");
        // Only the part of a long line that is near the error.
        let skipped = (self.span.column as usize).saturating_sub(SHOWN / 2);
        let skipped = if line.chars().count() > SHOWN {
            skipped
        } else {
            0
        };
        let shown: String = line
            .chars()
            .skip(skipped)
            .take(SHOWN)
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        let number = self.span.line.to_string();
        let pad = " ".repeat(number.len());
        let caret = " ".repeat((self.span.column as usize).saturating_sub(1 + skipped));
        format!(
            "error: {}\n{pad}--> {file}:{}:{}\n{pad} |\n{number} | {shown}\n{pad} | {caret}^\n{pad} = help: {}\n",
            self.message, self.span.line, self.span.column, self.help
        )
    }
}

/// The result of every step of the front end.
pub type Result<T> = std::result::Result<T, Diag>;
