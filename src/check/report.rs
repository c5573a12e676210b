//! The result of a round trip.

use super::compare::Relation;
use crate::markers::FunctionId;
use crate::metadata::Object;
use crate::one_line::OneLine;
use crate::units::{Count, Position};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::AddAssign;

/// The number of comparisons with each outcome. A comparison is for one object at one program
/// counter in one machine state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// The same bits have the same origins, and the sets of locations are equal.
    pub exact: u64,
    /// The lowered side gives less than the metadata, and lowering reported a degradation.
    pub weaker: u64,
    /// The language does not define the meaning of the metadata there, as for a NaN.
    pub unknown: u64,
    /// Every other outcome.
    pub mismatch: u64,
}

impl Counts {
    /// Counts an outcome. Returns the kind of difference if the outcome is wrong. `is_lost` returns
    /// whether a degradation was reported.
    pub(super) fn count<E>(
        &mut self,
        outcome: Result<Relation, E>,
        is_lost: impl FnOnce() -> bool,
    ) -> Option<&'static str> {
        let (counter, what) = match outcome {
            Err(_) | Ok(Relation::Unknown) => (&mut self.unknown, None),
            Ok(Relation::Exact) => (&mut self.exact, None),
            Ok(Relation::Weaker) if is_lost() => (&mut self.weaker, None),
            Ok(Relation::Weaker) => (
                &mut self.mismatch,
                Some("it gives less, and no degradation was reported"),
            ),
            Ok(Relation::Different) => (&mut self.mismatch, Some("it has another location")),
        };
        *counter += 1;
        what
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.exact += other.exact;
        self.weaker += other.weaker;
        self.unknown += other.unknown;
        self.mismatch += other.mismatch;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts {
            exact,
            weaker,
            unknown,
            mismatch,
        } = self;
        write!(
            f,
            "{exact} exact, {weaker} weaker, {unknown} unknown, {mismatch} mismatched"
        )
    }
}

/// The comparisons of one object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObjectReport {
    /// The variable or fragment; `None` for a frame rule.
    pub object: Option<Object>,
    /// Its name.
    pub name: String,
    /// The function in which it was checked; `None` outside of functions.
    pub function: Option<FunctionId>,
    /// The function's symbol; empty if there is none.
    pub symbol: String,
    /// The outcomes of the comparisons.
    pub counts: Counts,
}

/// A wrong outcome, with the data that explains it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The variable or fragment; `None` for a frame rule.
    pub object: Option<Object>,
    /// Its name.
    pub name: String,
    /// The function; `None` outside of functions.
    pub function: Option<FunctionId>,
    /// The function's symbol; empty if there is none.
    pub symbol: String,
    /// The program counter, a byte offset from the function's start.
    pub pc: Position,
    /// The seed of the machine state, for [`State::new`](super::State::new) and
    /// [`State::at`](super::State::at).
    pub seed: u64,
    /// The focused lane, if locations depend on it: [`State::lane`](super::State::lane).
    pub lane: Option<u64>,
    /// The difference, in a few words.
    pub what: &'static str,
    /// The normal forms of the places that the metadata gives.
    pub reference: Vec<String>,
    /// The normal forms of the lowered places, or the errors of their evaluation.
    pub lowered: Vec<String>,
    /// The lifetimes of the object and of the objects that it depends on, with one expression each.
    pub expressions: Vec<String>,
    /// The lowered operations in effect there.
    pub operations: Vec<String>,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mismatch {
            name,
            symbol,
            pc,
            seed,
            what,
            ..
        } = self;
        write!(
            f,
            "mismatch of `{name}` in `{}` at {pc:#x}, state {seed:#x}",
            OneLine(symbol)
        )?;
        if let Some(lane) = self.lane {
            write!(f, ", lane {lane}")?;
        }
        writeln!(f, ": {what}")?;
        for (title, lines) in [
            ("the metadata gives", &self.reference),
            ("the lowered DWARF gives", &self.lowered),
            ("expression", &self.expressions),
            ("operations", &self.operations),
        ] {
            for line in lines {
                writeln!(f, "  {title}: {line}")?;
            }
        }
        Ok(())
    }
}

/// The result of a round trip.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The objects checked in each function, then those checked outside of functions, then the
    /// frame rules of each function.
    pub objects: Vec<ObjectReport>,
    /// The first mismatches: at most three for each object in each function, and one for each
    /// frame rule.
    pub mismatches: Vec<Mismatch>,
}

impl Report {
    /// The sums over all objects.
    pub fn totals(&self) -> Counts {
        let mut totals = Counts::default();
        for object in &self.objects {
            totals += object.counts;
        }
        totals
    }

    /// True if there is no mismatch: no object differs, or gives less without a reported
    /// degradation.
    pub fn is_clean(&self) -> bool {
        self.totals().mismatch == 0
    }
}

impl fmt::Display for Report {
    /// Writes a line for each object, then the mismatches, then the totals.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for object in &self.objects {
            let symbol = OneLine(&object.symbol);
            writeln!(f, "{symbol}::{}: {}", object.name, object.counts)?;
        }
        for mismatch in &self.mismatches {
            write!(f, "{mismatch}")?;
        }
        let count = Count(self.objects.len(), "object");
        writeln!(f, "{count}: {}", self.totals())
    }
}
