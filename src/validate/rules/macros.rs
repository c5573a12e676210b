//! The rule on macros.

use super::super::checker::{Checker, Place};
use super::super::{Node, Rule};
use crate::graph;
use crate::metadata::lists::Lists;
use crate::metadata::{DIMacro, Id, MacroId};
use crate::units::Count;
use alloc::format;

/// The maximum number of entries of a file, including those of the files that it includes. Files
/// can be shared, so a small module could have exponentially many entries.
const LIMIT: u64 = 1 << 24;

/// `E323`.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let macros = &checker.module.metadata.macros;
    if macros.is_empty() {
        return;
    }
    let pairs = macros.iter().flat_map(|(id, node)| {
        let entries = match node {
            DIMacro::File { entries, .. } => &entries[..],
            DIMacro::Define { .. } | DIMacro::Undefine { .. } => &[],
        };
        let entries = entries.iter().filter(|entry| macros.get(**entry).is_some());
        entries.map(move |entry| (id.index(), entry.index() as u32))
    });
    let included = Lists::new(macros.len(), pairs);
    // `components` visits an included file before the file that includes it.
    let mut rejected = alloc::vec::Vec::new();
    let mut counts = alloc::vec![1_u64; macros.len()];
    let is_file = |node: u32| !included.get(node as usize).is_empty();
    graph::components(&included, is_file, |set| {
        let file = set[0] as usize;
        if set.len() > 1 || included.get(file).contains(&set[0]) {
            set.sort_unstable();
            let steps = set.len();
            let message = match steps {
                1 => "includes itself; remove it from its entries".into(),
                _ => format!(
                    "includes itself through {}; remove one of them from the entries of another",
                    Count(steps - 1, "other file")
                ),
            };
            rejected.push((set.to_vec(), message));
            return;
        }
        let entries = included.get(file).iter();
        let sum = entries.fold(1, |sum: u64, entry| {
            sum.saturating_add(counts[*entry as usize])
        });
        counts[file] = sum;
        if sum > LIMIT {
            let message = format!(
                "has {sum} entries, with those of the files that it includes; a file has at most {LIMIT}"
            );
            rejected.push((set.to_vec(), message));
            counts[file] = 1;
        }
    });
    rejected.sort_unstable();
    for (files, message) in rejected {
        let ids = || files.iter().map(|file| MacroId::from_index(*file as usize));
        if let Some(first) = ids().next() {
            let site = (Node::Macro(first), Place::default());
            let number = checker.module.metadata.number_of(first);
            checker.report(
                Rule::MacroCycle,
                site,
                format!("macro file {number} {message}"),
            );
        }
        ids().for_each(|file| _ = checker.index.rejected.set(file));
    }
}
