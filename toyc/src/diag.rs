//! Diagnostics: positions in a source file and errors that show them.
//!
//! Every error in a program is a [`Diag`], so all have the same form: the error, its position, the
//! line with a caret, and help.

/// A position in the source. Lines and columns are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Span {
    /// The line.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

/// The maximum number of characters of a source line that an error shows.
const SHOWN: usize = 100;

/// An error in the user's program.
#[derive(Clone, Debug)]
pub struct Diag {
    /// Its position.
    pub span: Span,
    /// The error.
    pub message: String,
    /// The correction that the user can make.
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
        // A long line is cut to the part near the error.
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
