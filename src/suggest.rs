//! Suggestions for unknown names.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// The hint in a message about an unknown name: the known name that is most similar, or else the
/// known names.
///
/// ```
/// use dwarfsmith::NameHint;
/// let dialects = ["dwarf4", "dwarf5", "llvm"];
/// assert_eq!(NameHint::among("dwraf5", dialects).to_string(), "; did you mean `dwarf5`?");
/// assert_eq!(NameHint::among("stabs", dialects).to_string(), "; there are `dwarf4`, `dwarf5` and `llvm`");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct NameHint {
    /// The known name that is most similar, if one is similar.
    pub nearest: Option<String>,
    /// If none is similar: the known names in their order, or the first of them.
    pub known: Vec<String>,
    /// The number of further known names.
    pub more: usize,
}

/// All known names are listed if there are at most this many.
const MAX_LISTED: usize = 16;
/// The number of known names that are listed if there are more.
const EXAMPLES: usize = 8;
/// The longest name that is compared, in bytes.
const MAX_LENGTH: usize = 40;
/// The maximum number of known names that are compared. It bounds the time for a hint.
const MAX_COMPARED: usize = 4096;

impl NameHint {
    /// Searches the known names for a similar one. Two names are similar if few letters differ or
    /// two neighbours are swapped, ignoring case, or if one is the start or the end of the other.
    /// Takes bounded time: only the first 4096 known names are compared, and none longer than 40
    /// bytes.
    pub fn among<N: AsRef<str>>(name: &str, known: impl IntoIterator<Item = N>) -> NameHint {
        let mut hint = NameHint::default();
        let mut nearest: Option<(usize, String)> = None;
        for (index, candidate) in known.into_iter().enumerate() {
            let candidate = candidate.as_ref();
            // A name that occurs several times is listed once.
            match hint.known.len() {
                _ if hint.known.iter().any(|known| known == candidate) => {}
                MAX_LISTED => hint.more += 1,
                _ => hint.known.push(candidate.to_string()),
            }
            if index >= MAX_COMPARED {
                continue;
            }
            let Some(distance) = distance_if_similar(name, candidate) else {
                continue;
            };
            // If several names are equally similar, take the first in alphabetical order: known
            // names need not be sorted.
            if nearest
                .as_ref()
                .is_none_or(|(best, known)| (distance, candidate) < (*best, known.as_str()))
            {
                nearest = Some((distance, candidate.to_string()));
            }
        }
        if let Some((_, name)) = nearest {
            return NameHint {
                nearest: Some(name),
                ..NameHint::default()
            };
        }
        if hint.more > 0 {
            hint.more += hint.known.len().saturating_sub(EXAMPLES);
            hint.known.truncate(EXAMPLES);
        }
        hint
    }

    /// As [`among`](NameHint::among), but empty if no known name is similar.
    pub fn nearest<N: AsRef<str>>(name: &str, known: impl IntoIterator<Item = N>) -> NameHint {
        NameHint {
            nearest: NameHint::among(name, known).nearest,
            ..NameHint::default()
        }
    }
}

impl fmt::Display for NameHint {
    /// The end of a sentence: ``; did you mean `x`?``, ``; there are `x` and `y` ``, or nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.nearest {
            return write!(f, "; did you mean `{name}`?");
        }
        let Some((last, others)) = self.known.split_last() else {
            return Ok(());
        };
        f.write_str(if others.is_empty() && self.more == 0 {
            "; there is "
        } else {
            "; there are "
        })?;
        for (index, name) in others.iter().enumerate() {
            write!(f, "{}`{name}`", if index == 0 { "" } else { ", " })?;
        }
        let separator = match (others.is_empty(), self.more) {
            (true, _) => "",
            (false, 0) => " and ",
            (false, _) => ", ",
        };
        write!(f, "{separator}`{last}`")?;
        if self.more > 0 {
            write!(f, " and {} more", self.more)
        } else {
            Ok(())
        }
    }
}

/// True if `name` is probably a misspelling of `known`.
pub(crate) fn is_similar(name: &str, known: &str) -> bool {
    distance_if_similar(name, known).is_some()
}

/// The distance between two names, if they are similar. A common first word, such as `DW_TAG_` or
/// `split` of `splitName`, does not make names similar.
fn distance_if_similar(name: &str, known: &str) -> Option<usize> {
    if name.is_empty() || name.len() > MAX_LENGTH || known.len() > MAX_LENGTH {
        return None;
    }
    let common = name
        .bytes()
        .zip(known.bytes())
        .take_while(|(a, b)| a.eq_ignore_ascii_case(b))
        .count();
    let words = known.bytes().enumerate().take(common);
    let starts = words.map(|(at, byte)| {
        if byte == b'_' {
            at + 1
        } else {
            at * usize::from(byte.is_ascii_uppercase())
        }
    });
    let prefix = starts.max().unwrap_or(0);
    let spelled = known.as_bytes().get(prefix..).unwrap_or(&[]);
    let (name, known) = (name.to_ascii_lowercase(), known.to_ascii_lowercase());
    let (name, known) = (name.as_bytes(), known.as_bytes());
    let (own, other) = (&name[prefix..], &known[prefix..]);
    let max_distance = if own.len() < 3 {
        0
    } else {
        (own.len() / 3).max(1)
    };
    if own.len().abs_diff(other.len()) <= max_distance
        && let Some(distance) = distance(own, other, max_distance)
    {
        return Some(distance);
    }
    // Whole words at the start or the end rank after any misspelling.
    let is_word = |at: usize| match (
        at.checked_sub(1).and_then(|before| spelled.get(before)),
        spelled.get(at),
    ) {
        (None, _) | (_, None) => true,
        (Some(before), Some(first)) => {
            !before.is_ascii_alphanumeric()
                || !first.is_ascii_alphanumeric()
                || first.is_ascii_uppercase()
        }
    };
    let begins = other.starts_with(own) && is_word(own.len());
    let ends = other.ends_with(own) && is_word(other.len() - own.len());
    (own.len() >= 3 && (begins || ends)).then_some(MAX_LENGTH + other.len())
}

/// The number of bytes that must be inserted, deleted, replaced or swapped with their neighbour to
/// turn one name into the other, if at most `max_distance` (optimal string alignment).
fn distance(name: &[u8], known: &[u8], max_distance: usize) -> Option<usize> {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=known.len()).collect();
    for (row, byte) in name.iter().enumerate() {
        let mut current = Vec::with_capacity(known.len() + 1);
        current.push(row + 1);
        for (column, other) in known.iter().enumerate() {
            let replaced = last[column] + usize::from(byte != other);
            let mut best = replaced.min(last[column + 1] + 1).min(current[column] + 1);
            if row > 0 && column > 0 && *byte == known[column - 1] && name[row - 1] == *other {
                best = best.min(before[column - 1] + 1);
            }
            current.push(best);
        }
        if current.iter().all(|distance| *distance > max_distance) {
            return None;
        }
        before = core::mem::replace(&mut last, current);
    }
    last.last()
        .copied()
        .filter(|distance| *distance <= max_distance)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    fn nearest(name: &str, known: &[&str]) -> Option<String> {
        NameHint::among(name, known).nearest
    }

    #[test]
    fn distances_are_those_counted_by_hand() {
        // kitten → sitten → sittin → sitting: two replaced, one inserted.
        assert_eq!(distance(b"kitten", b"sitting", 9), Some(3));
        // One swap.
        assert_eq!(distance(b"tpye", b"type", 9), Some(1));
        assert_eq!(distance(b"", b"abc", 9), Some(3));
        assert_eq!(distance(b"abc", b"", 9), Some(3));
        assert_eq!(distance(b"abc", b"xyz", 2), None);
        assert_eq!(distance(b"abc", b"abc", 0), Some(0));
    }

    #[test]
    fn what_is_meant_is_found() {
        assert_eq!(
            nearest("basetype", &["tag", "name", "baseType", "size"]).as_deref(),
            Some("baseType")
        );
        assert_eq!(
            nearest("DW_ATE_sined", &["DW_ATE_signed", "DW_ATE_unsigned"]).as_deref(),
            Some("DW_ATE_signed")
        );
        assert_eq!(
            nearest("C11", &["DW_LANG_C", "DW_LANG_C11"]).as_deref(),
            Some("DW_LANG_C11")
        );
        assert_eq!(
            nearest("dwarf6", &["dwarf4", "dwarf6-draft"]).as_deref(),
            Some("dwarf4")
        );
        assert_eq!(
            nearest("type", &["baseType", "typename"]).as_deref(),
            Some("baseType")
        );
        assert_eq!(nearest("sum", &["checksum", "summit"]), None);
        // "array" is five replacements from "atomic", which is more than a third of "array_type".
        assert_eq!(nearest("DW_TAG_array_type", &["DW_TAG_atomic_type"]), None);
        // "Filename" is six letters from "Inlining".
        assert_eq!(nearest("splitDebugFilename", &["splitDebugInlining"]), None);
        assert_eq!(
            nearest("scopeLne", &["scope", "scopeLine"]).as_deref(),
            Some("scopeLine")
        );
        // Two letters are not a word.
        assert_eq!(nearest("sp", &["fp", "rsp"]), None);
        assert_eq!(nearest("SP", &["fp", "sp"]).as_deref(), Some("sp"));
        // Equally similar: the first in the alphabet, in any order of known names.
        assert_eq!(nearest("xax", &["rax", "eax"]).as_deref(), Some("eax"));
    }

    #[test]
    fn without_one_like_it_some_are_listed() {
        let of = |count: usize| {
            let names: Vec<String> = (0..count).map(|index| format!("n{index}")).collect();
            NameHint::among("quite_different", &names).to_string()
        };
        assert_eq!(of(0), "");
        assert_eq!(of(1), "; there is `n0`");
        assert_eq!(of(3), "; there are `n0`, `n1` and `n2`");
        assert!(of(16).ends_with("`n13`, `n14` and `n15`"), "{}", of(16));
        assert_eq!(
            of(17),
            "; there are `n0`, `n1`, `n2`, `n3`, `n4`, `n5`, `n6`, `n7` and 9 more"
        );
    }

    #[test]
    fn long_names_and_many_names_are_not_compared() {
        let long = "x".repeat(MAX_LENGTH + 1);
        assert_eq!(nearest(&long, &[&long]), None);
        let mut many: Vec<String> = (0..MAX_COMPARED).map(|index| format!("n{index}")).collect();
        many.push("needle".into());
        assert_eq!(NameHint::among("neeedle", &many).nearest, None);
        assert_eq!(
            NameHint::among("neeedle", &many[1..]).nearest.as_deref(),
            Some("needle")
        );
    }
}
