//! The parts of variables that become objects.

use super::content::Cut;
use super::flow::Event;
use super::variables;
use crate::metadata::VariableId;
use crate::module::Module;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::{HashMap, HashSet};

/// A part of a variable that becomes one object, with its assignments.
pub(super) struct Piece {
    pub(super) variable: VariableId,
    /// The first bit, from the start of the variable.
    pub(super) offset: u64,
    pub(super) bits: u64,
    /// True if it is the whole variable.
    pub(super) is_whole: bool,
    pub(super) events: Vec<Event>,
}

/// The bits of a variable that a record describes.
#[derive(Clone, Copy)]
pub(super) struct Subject {
    pub(super) variable: VariableId,
    pub(super) offset: u64,
    pub(super) bits: u64,
}

impl Subject {
    /// Returns bits of a variable of `all` bits; `None` if there are none, or if the variable does
    /// not have them.
    pub(super) fn new(
        variable: VariableId,
        (offset, bits): (u64, u64),
        all: u64,
    ) -> Option<Subject> {
        let subject = Subject {
            variable,
            offset,
            bits,
        };
        let is_within = bits > 0 && offset.checked_add(bits).is_some_and(|end| end <= all);
        is_within.then_some(subject)
    }

    /// Returns the pieces that the bits consist of, as a range of all pieces.
    pub(super) fn pieces(&self, all: &[Piece]) -> Range<usize> {
        let place = |offset: u64| {
            let at = (self.variable, offset);
            all.partition_point(|piece| (piece.variable, piece.offset) < at)
        };
        place(self.offset)..place(self.offset + self.bits)
    }

    /// Returns the part of the bits that a piece contains.
    pub(super) fn cut(&self, piece: &Piece) -> Cut {
        Cut {
            all: self.bits,
            offset: piece.offset - self.offset,
            bits: piece.bits,
        }
    }
}

/// The records of a variable may cover `PER_RECORD` pieces each, plus `PER_VARIABLE` for all of
/// them. A variable of fewer pieces than `PER_RECORD` is always within the limit.
const PER_RECORD: usize = 1 << 8;
const PER_VARIABLE: usize = 1 << 16;

/// Returns the variables whose records cover too many pieces. The work would be proportional to the
/// square of the number of records: each record covers all pieces of the records within its bits.
pub(super) fn too_many<'s>(
    all: &[Piece],
    subjects: impl Iterator<Item = &'s Subject>,
) -> HashSet<VariableId> {
    let mut covered: HashMap<VariableId, (usize, usize)> = HashMap::new();
    for subject in subjects {
        let (records, pieces) = covered.entry(subject.variable).or_default();
        *records += 1;
        *pieces = pieces.saturating_add(subject.pieces(all).len());
    }
    let is_over = |(records, pieces): (usize, usize)| {
        pieces
            > records
                .saturating_mul(PER_RECORD)
                .saturating_add(PER_VARIABLE)
    };
    let over = covered.into_iter().filter(|(_, counts)| is_over(*counts));
    over.map(|(variable, _)| variable).collect()
}

/// Splits each variable at the bounds of its records. Pieces are in the order of variables, then of
/// offsets.
pub(super) fn pieces<'s>(
    module: &Module,
    subjects: impl Iterator<Item = &'s Subject>,
) -> Vec<Piece> {
    let mut cuts: Vec<(VariableId, u64)> = Vec::new();
    for subject in subjects {
        let all = variables::bits(module, subject.variable).unwrap_or(0);
        let bounds = [0, subject.offset, subject.offset + subject.bits, all];
        cuts.extend(bounds.map(|cut| (subject.variable, cut)));
    }
    cuts.sort_unstable();
    cuts.dedup();
    let mut pieces = Vec::new();
    for of_variable in cuts.chunk_by(|a, b| a.0 == b.0) {
        let is_whole = of_variable.len() == 2;
        pieces.extend(of_variable.windows(2).map(|pair| Piece {
            variable: pair[0].0,
            offset: pair[0].1,
            bits: pair[1].1 - pair[0].1,
            is_whole,
            events: Vec::new(),
        }));
    }
    pieces
}
