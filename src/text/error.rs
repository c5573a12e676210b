//! What the parser says: errors, and warnings about what it left out.

use crate::suggest::NameHint;
use crate::upgrade::Unexpressed;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

/// Something the parser says, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Located<K> {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The bytes of the text that it is about.
    pub span: Range<usize>,
    /// What it says.
    pub kind: K,
}

/// Why text is no module.
pub type ParseError = Located<ParseErrorKind>;

/// What the parser left out, because the module has no place for it.
pub type ParseWarning = Located<ParseWarningKind>;

/// What is wrong with the text of a module.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// Something else stands where this would have fitted.
    Expected {
        /// What stands there.
        found: String,
        /// What would have fitted.
        expected: &'static str,
    },
    /// A name that names nothing.
    UnknownName {
        /// What was looked for: a register, an operation, ….
        what: &'static str,
        /// The name.
        name: String,
        /// What may have been meant.
        hint: NameHint,
    },
    /// A reference to a node that is nowhere in the text.
    MissingNode {
        /// The node's number.
        number: u32,
    },
    /// A reference to a node of a kind that does not fit there.
    WrongKind {
        /// The node's number.
        number: u32,
        /// What it is.
        found: &'static str,
        /// What would have fitted.
        expected: &'static str,
    },
    /// A field that the node cannot do without is not there.
    MissingField {
        /// The node's kind.
        node: &'static str,
        /// The field.
        field: &'static str,
    },
    /// A field that the node cannot do without is not there, but one whose name is much like it.
    MisspeltField {
        /// The node's kind.
        node: &'static str,
        /// The name that is there.
        found: String,
        /// The field that is meant.
        field: &'static str,
    },
    /// Something that may be there only once is there twice.
    Twice {
        /// What it is.
        what: String,
        /// The line that it is on first.
        first_line: usize,
    },
    /// A number too large, or too small, for where it stands.
    OutOfRange {
        /// The number.
        number: String,
    },
    /// Brackets nested deeper than anything of this format is.
    TooDeep,
    /// A string that does not end, or whose bytes are no UTF-8, or with a `\` that no two hex
    /// digits follow.
    BadString,
    /// Nodes share so many elements that the module would be much larger than its text.
    TooMuchSharing,
    /// The text is too large: 4 GiB or more.
    TooLarge,
}

impl fmt::Display for ParseErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseErrorKind::Expected { found, expected } => write!(f, "found {found}, expected {expected}"),
            ParseErrorKind::UnknownName { what, name, hint } => write!(f, "there is no {what} called `{name}`{hint}"),
            ParseErrorKind::MissingNode { number } => {
                write!(f, "there is no node `!{number}`; add a line `!{number} = …`")
            }
            ParseErrorKind::WrongKind { number, found, expected } => {
                write!(f, "`!{number}` is {found}, expected {expected}")
            }
            ParseErrorKind::MissingField { node, field } => write!(f, "this {node} has no `{field}`, which it needs"),
            ParseErrorKind::MisspeltField { node, found, field } => {
                write!(f, "{node} has no field `{found}`; did you mean `{field}`, which it needs?")
            }
            ParseErrorKind::Twice { what, first_line } => {
                write!(f, "{what} is there twice, first on line {first_line}")
            }
            ParseErrorKind::OutOfRange { number } => write!(f, "the number {number} does not fit here"),
            ParseErrorKind::TooDeep => f.write_str("brackets are nested too deeply"),
            ParseErrorKind::BadString => {
                f.write_str("a string must end on its line, be UTF-8, and write `\\` and `\"` as `\\5C` and `\\22`")
            }
            ParseErrorKind::TooMuchSharing => {
                f.write_str("too many nodes share these elements; give each node elements of its own")
            }
            ParseErrorKind::TooLarge => f.write_str("the text is 4 GiB or larger"),
        }
    }
}

/// What the parser left out.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseWarningKind {
    /// A field that the node does not have here.
    UnknownField {
        /// The node's kind.
        node: &'static str,
        /// The field.
        field: String,
        /// A field that may have been meant.
        hint: NameHint,
    },
    /// A flag that says nothing here.
    UnknownFlag {
        /// The flag.
        flag: String,
        /// A flag that may have been meant.
        hint: NameHint,
    },
    /// Metadata with a name, such as `!llvm.dbg.cu`.
    NamedMetadata {
        /// The name.
        name: String,
    },
    /// Something of LLVM's that a module has no place for.
    LeftOut {
        /// Its name.
        name: String,
    },
    /// A debug record that begins no lifetime.
    Unexpressed {
        /// The name of its variable.
        variable: String,
        /// Which record, and why.
        record: Unexpressed,
    },
    /// A member, subrange, enumerator or list that no type has.
    Unused {
        /// The node's number.
        number: u32,
        /// What it is.
        what: &'static str,
    },
}

impl fmt::Display for ParseWarningKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseWarningKind::UnknownField { node, field, hint } => {
                write!(
                    f,
                    "{node} has no field `{field}` here; it is left out{hint}"
                )
            }
            ParseWarningKind::UnknownFlag { flag, hint } => {
                write!(
                    f,
                    "the flag `{flag}` says nothing here; it is left out{hint}"
                )
            }
            ParseWarningKind::NamedMetadata { name } => {
                write!(f, "the named metadata `{name}` is left out")
            }
            ParseWarningKind::LeftOut { name } => {
                write!(f, "a module has no place for `{name}`; it is left out")
            }
            ParseWarningKind::Unexpressed { variable, record } => {
                write!(f, "this record gives `{variable}` no location: {record}")
            }
            ParseWarningKind::Unused { number, what } => {
                write!(f, "`!{number}` is {what} that nothing has; it is left out")
            }
        }
    }
}

impl<K: fmt::Display> fmt::Display for Located<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.kind)
    }
}

impl<K: fmt::Display + fmt::Debug> core::error::Error for Located<K> {}

/// Some bytes of the text; it has less than 4 GiB.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Span {
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Span {
    pub(super) fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// The first 40 characters of a text: error messages quote no more.
pub(super) fn excerpt(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or("")),
        None => text.to_string(),
    }
}

/// An error that the [`Report`] has yet to receive.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    pub(super) span: Span,
    pub(super) kind: ParseErrorKind,
}

impl ParseErrorKind {
    /// That a name names nothing, with what may have been meant of the names that are known.
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
    /// That a name names nothing instead, where a known one is like it.
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

/// How many errors, and how many warnings, are kept: nobody reads more at once.
pub(super) const MOST: usize = 100;

/// What has been found so far.
#[derive(Debug, Default)]
pub(super) struct Report {
    errors: Vec<Failure>,
    warnings: Vec<(Span, ParseWarningKind)>,
}

impl Report {
    pub(super) fn error(&mut self, failure: Failure) {
        if self.errors.len() < MOST {
            self.errors.push(failure);
        }
    }

    pub(super) fn warn(&mut self, span: Span, kind: ParseWarningKind) {
        if self.warnings.len() < MOST {
            self.warnings.push((span, kind));
        }
    }

    /// True where there is room for more warnings: without it, no hint need be looked for.
    pub(super) fn takes_warnings(&self) -> bool {
        self.warnings.len() < MOST
    }

    pub(super) fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }

    /// True where there is no room for more errors, and so no reason to go on.
    pub(super) fn is_full(&self) -> bool {
        self.errors.len() >= MOST
    }

    /// Everything in the order of the text, with lines and columns.
    pub(super) fn finish(self, source: &str) -> (Vec<ParseError>, Vec<ParseWarning>) {
        let errors = self
            .errors
            .into_iter()
            .map(|failure| (failure.span, failure.kind))
            .collect();
        (locate(source, errors), locate(source, self.warnings))
    }
}

/// Gives each span its line and column, in one walk over the text.
fn locate<K>(source: &str, mut spans: Vec<(Span, K)>) -> Vec<Located<K>> {
    spans.sort_by_key(|(span, _)| (span.start, span.end));
    let (mut line, mut line_start, mut seen) = (1, 0, 0);
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
