//! The parser's errors, and its warnings about input that it leaves out.

use super::syntax::{BYTE_ORDER_MARK, MAX_DEPTH, Span};
use crate::messages::messages;
use crate::one_line::OneLine;
use crate::suggest::NameHint;
use crate::upgrade::Unexpressed;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

/// An error or a warning of the parser, with its position in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Located<K> {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The bytes of the text that the error or warning concerns.
    pub span: Range<usize>,
    /// The error or warning.
    pub kind: K,
}

/// The reason why a text is not a module.
pub type ParseError = Located<ParseErrorKind>;

/// Input that the parser left out because a module cannot represent it, with its position.
pub type ParseWarning = Located<ParseWarningKind>;

/// The kind of error in the text of a module.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The text differs from the expected text.
    Expected {
        /// The text that was found.
        found: String,
        /// The expected text.
        expected: &'static str,
    },
    /// An unknown name.
    UnknownName {
        /// The kind of name: a register, an operation, ….
        what: &'static str,
        /// The name.
        name: String,
        /// Known names that are similar.
        hint: NameHint,
    },
    /// A reference to a node that the text does not have.
    MissingNode {
        /// The node's number.
        number: u32,
    },
    /// A reference to a node of the wrong kind.
    WrongKind {
        /// The node's number.
        number: u32,
        /// The node's kind.
        found: &'static str,
        /// The expected kind.
        expected: &'static str,
    },
    /// A required field is missing.
    MissingField {
        /// The node's kind.
        node: &'static str,
        /// The field.
        field: &'static str,
    },
    /// A required field is missing, but an unknown field has a similar name.
    MisspeltField {
        /// The node's kind.
        node: &'static str,
        /// The name in the text.
        found: String,
        /// The field that was probably intended.
        field: &'static str,
    },
    /// A duplicate of a part that may occur only once.
    Twice {
        /// The name of the duplicated part.
        what: String,
        /// The line of the first occurrence.
        first_line: usize,
    },
    /// A number that is out of range.
    OutOfRange {
        /// The number.
        number: String,
        /// The smallest and the largest number that fit, if known.
        range: Option<(i128, i128)>,
    },
    /// Brackets that are nested too deep for this format.
    TooDeep,
    /// A string that does not end, whose bytes are not UTF-8, or in which a `\` is not followed by
    /// two hexadecimal digits.
    BadString,
    /// Many nodes share elements, so the module would be much larger than its text.
    TooMuchSharing,
    /// The text is too large: 4 GiB or more.
    TooLarge,
}

messages! { ParseErrorKind {
    Expected { found, expected } => "expected {expected}, found {}", OneLine(found);
    UnknownName { what, name, hint } => "there is no {what} called `{}`{hint}", OneLine(name);
    MissingNode { number } => "there is no node `!{number}`; add a line `!{number} = …`";
    WrongKind { number, found, expected } => "expected {expected}, found `!{number}`, which is {found}";
    MissingField { node, field } => "this {node} has no `{field}`, which is required; add it";
    MisspeltField { node, found, field } =>
        "{node} has no field `{}`; did you mean `{field}`, which is required?", OneLine(found);
    Twice { what, first_line } =>
        "{} is repeated; remove it, or the first one on line {first_line}", OneLine(what);
    OutOfRange { number, range: Some((min, max)) } =>
        "the number {number} does not fit here; write a number from {min} to {max}";
    OutOfRange { number, range: None } => "the number {number} does not fit here";
    TooDeep => "brackets are nested more than {MAX_DEPTH} deep";
    BadString => "a string must end on its line, be UTF-8, and have `\\5C` for `\\` and `\\22` for `\"`";
    TooMuchSharing => "too many nodes share these elements; give each node a separate list";
    TooLarge => "the text is 4 GiB or larger; split the module";
} }

/// The kind of input that the parser left out.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseWarningKind {
    /// A field that this kind of node does not have.
    UnknownField {
        /// The node's kind.
        node: &'static str,
        /// The field.
        field: String,
        /// A known field with a similar name.
        hint: NameHint,
    },
    /// An unknown flag.
    UnknownFlag {
        /// The flag.
        flag: String,
        /// A known flag with a similar name.
        hint: NameHint,
    },
    /// Metadata with a name, such as `!llvm.dbg.cu`.
    NamedMetadata {
        /// The name.
        name: String,
    },
    /// LLVM metadata that a module cannot represent.
    LeftOut {
        /// The name of the metadata.
        name: String,
    },
    /// An LLVM type that a module cannot represent. The module contains only its name.
    NameOnly {
        /// The node's kind.
        node: String,
    },
    /// A debug record that begins no lifetime.
    Unexpressed {
        /// The name of its variable.
        variable: String,
        /// The record, and the reason.
        record: Unexpressed,
    },
    /// A member, subrange, enumerator or list that no type contains.
    Unused {
        /// The node's number.
        number: u32,
        /// The node's kind.
        what: &'static str,
    },
}

messages! { ParseWarningKind {
    UnknownField { node, field, hint } => "{node} has no field `{}` here; it is left out{hint}", OneLine(field);
    UnknownFlag { flag, hint } => "the flag `{}` has no meaning here; it is left out{hint}", OneLine(flag);
    NamedMetadata { name } => "the named metadata `{}` is left out", OneLine(name);
    NameOnly { node } => "a module cannot represent a {} of this kind; only its name is kept", OneLine(node);
    LeftOut { name } => "a module cannot represent `{}`; it is left out", OneLine(name);
    Unexpressed { variable, record } => "this record gives `{}` no location: {record}", OneLine(variable);
    Unused { number, what } => "`!{number}` is {what} that no node names; it is left out";
} }

impl<K: fmt::Display> fmt::Display for Located<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind)
    }
}

impl<K: fmt::Display + fmt::Debug> core::error::Error for Located<K> {}

/// Returns the first 40 characters of a text. Error messages quote no more.
pub(super) fn excerpt(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or("")),
        None => text.to_string(),
    }
}

/// An error that is not in the [`Report`] yet.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    pub(super) span: Span,
    pub(super) kind: ParseErrorKind,
}

impl ParseErrorKind {
    /// Returns the error that a name is unknown, with similar known names.
    pub(super) fn unknown<N: AsRef<str>>(
        what: &'static str,
        name: &str,
        known: impl IntoIterator<Item = N>,
    ) -> ParseErrorKind {
        ParseErrorKind::UnknownName {
            what,
            name: excerpt(name),
            hint: NameHint::among(name, known),
        }
    }
}

impl Failure {
    /// Adds the numbers that fit in an integer type to an error about a number.
    #[cold]
    pub(super) fn in_range<T: TryFrom<i128>>(mut self) -> Failure {
        if let ParseErrorKind::OutOfRange { range, .. } = &mut self.kind {
            let unused = 128 - 8 * size_of::<T>().min(16);
            let max = i128::MAX >> unused;
            *range = Some(match T::try_from(-1) {
                Ok(_) => (-max - 1, max),
                Err(_) => (0, max.saturating_mul(2).saturating_add(1)),
            });
        }
        self
    }

    /// Converts the error into one about an unknown name if a known name is similar.
    pub(super) fn or_unknown<'n>(
        self,
        what: &'static str,
        name: &str,
        known: impl IntoIterator<Item = &'n str>,
    ) -> Failure {
        let hint = NameHint::nearest(name, known);
        match hint.nearest {
            Some(_) => Failure {
                kind: ParseErrorKind::UnknownName {
                    what,
                    name: excerpt(name),
                    hint,
                },
                ..self
            },
            None => self,
        }
    }
}

/// The maximum number of errors, and of warnings, that a parse reports.
pub(super) const MAX_ERRORS: usize = 100;

/// The errors and warnings found so far.
#[derive(Debug, Default)]
pub(super) struct Report {
    errors: Vec<Failure>,
    warnings: Vec<(Span, ParseWarningKind)>,
}

impl Report {
    pub(super) fn error(&mut self, failure: Failure) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(failure);
        }
    }

    pub(super) fn warn(&mut self, span: Span, kind: ParseWarningKind) {
        if self.warnings.len() < MAX_ERRORS {
            self.warnings.push((span, kind));
        }
    }

    /// Returns false if the limit on warnings is reached. Callers then need not search for hints.
    pub(super) fn takes_warnings(&self) -> bool {
        self.warnings.len() < MAX_ERRORS
    }

    pub(super) fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }

    /// Returns true if the limit on errors is reached. The parser then stops.
    pub(super) fn is_full(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
    }

    /// Returns the errors and the warnings in the order of the text, with lines and columns.
    pub(super) fn finish(self, source: &str) -> (Vec<ParseError>, Vec<ParseWarning>) {
        let errors = self
            .errors
            .into_iter()
            .map(|failure| (failure.span, failure.kind))
            .collect();
        (locate(source, errors), locate(source, self.warnings))
    }
}

/// Computes the line and column of each span, in one pass over the text.
fn locate<K>(source: &str, mut spans: Vec<(Span, K)>) -> Vec<Located<K>> {
    spans.sort_by_key(|(span, _)| (span.start, span.end));
    // A byte order mark does not count as a character of the first line.
    let mark = match source.as_bytes().starts_with(BYTE_ORDER_MARK) {
        true => BYTE_ORDER_MARK.len(),
        false => 0,
    };
    let (mut line, mut line_start, mut seen) = (1, mark, 0);
    let located = spans.into_iter().map(|(span, kind)| {
        let start = span.start as usize;
        let between = source.get(seen..start).unwrap_or("");
        line += between.bytes().filter(|byte| *byte == b'\n').count();
        if let Some(newline) = between.rfind('\n') {
            line_start = seen + newline + 1;
        }
        seen = start;
        let column = source.get(line_start..start).unwrap_or("").chars().count() + 1;
        Located {
            line,
            column,
            span: span.range(),
            kind,
        }
    });
    located.collect()
}
