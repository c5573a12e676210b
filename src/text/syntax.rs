//! The definitions that all files of this folder share: positions in the text, the kinds of
//! sections, and limits.

use core::ops::Range;

/// The bytes that some editors write before UTF-8 text.
pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The word after the symbol of a thread-local global.
pub(super) const THREAD_LOCAL: &str = "thread_local";

/// The maximum depth of nested brackets. Valid text needs a depth of 5.
pub(super) const MAX_DEPTH: usize = 16;

/// A range of bytes of the text, which is smaller than 4 GiB.
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

/// The kind of a section of code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SectionKind {
    Define,
    Entity,
    Lines,
    Scopes,
    Frame,
    Calls,
    Parts,
}

impl SectionKind {
    pub(super) fn of(word: &str) -> Option<SectionKind> {
        Some(match word {
            "define" => SectionKind::Define,
            "entity" => SectionKind::Entity,
            "lines" => SectionKind::Lines,
            "scopes" => SectionKind::Scopes,
            "frame" => SectionKind::Frame,
            "calls" => SectionKind::Calls,
            "parts" => SectionKind::Parts,
            _ => return None,
        })
    }
}
