//! What a round trip found.

use super::compare::Relation;
use super::reference::Unknown;
use crate::markers::FunctionId;
use crate::metadata::Object;
use crate::units::Position;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::AddAssign;

/// How many comparisons, each of one object at one program counter in one machine state, came out
/// how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// The same bits from the same origins, the same set of locations.
    pub exact: u64,
    /// Less than the metadata says, as lowering reported.
    pub weaker: u64,
    /// The language does not say what the metadata means there, such as a float that is not a
    /// number.
    pub unknown: u64,
    /// Anything else.
    pub mismatch: u64,
}

impl Counts {
    /// Counts an outcome; what is wrong, where something is. `is_lost` says whether a degradation
    /// was reported.
    pub(super) fn count(
        &mut self,
        outcome: Result<Relation, Unknown>,
        is_lost: impl FnOnce() -> bool,
    ) -> Option<&'static str> {
        let (counter, what) = match outcome {
            Err(_) => (&mut self.unknown, None),
            Ok(Relation::Exact) => (&mut self.exact, None),
            Ok(Relation::Weaker) if is_lost() => (&mut self.weaker, None),
            Ok(Relation::Weaker) => (
                &mut self.mismatch,
                Some("it is weaker, and no degradation was reported"),
            ),
            Ok(Relation::Different) => (&mut self.mismatch, Some("it is somewhere else")),
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
    /// The function whose code it is in; `None` for what is in no function.
    pub function: Option<FunctionId>,
    /// The function's symbol; empty without one.
    pub symbol: String,
    /// What came out.
    pub counts: Counts,
}

/// A comparison that must not come out as it did, with all it takes to see why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The variable or fragment; `None` for a frame rule.
    pub object: Option<Object>,
    /// Its name.
    pub name: String,
    /// The function; `None` for what is in no function.
    pub function: Option<FunctionId>,
    /// The function's symbol; empty without one.
    pub symbol: String,
    /// The program counter, a byte offset from the function's start.
    pub pc: Position,
    /// The seed of the machine state, for [`State::new`](super::State::new).
    pub seed: u64,
    /// The lane that was looked at, where lanes matter: [`State::lane`](super::State::lane).
    pub lane: Option<u64>,
    /// What is wrong, in a few words.
    pub what: &'static str,
    /// The normal forms of the places that the metadata gives.
    pub reference: Vec<String>,
    /// The normal forms of the lowered places, or why there is none.
    pub lowered: Vec<String>,
    /// The lifetimes of the object and of what it is made of, one expression each.
    pub expressions: Vec<String>,
    /// The lowered operations that hold there.
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
            "mismatch of `{name}` in `{symbol}` at {pc:#x}, state {seed:#x}"
        )?;
        if let Some(lane) = self.lane {
            write!(f, ", lane {lane}")?;
        }
        writeln!(f, ": {what}")?;
        for (title, lines) in [
            ("the metadata says", &self.reference),
            ("what was lowered says", &self.lowered),
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

/// Everything that a round trip found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Each variable of each function, in order.
    pub objects: Vec<ObjectReport>,
    /// The first mismatches of each object, three at most.
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

    /// True where everything is exact, or weaker as lowering reported.
    pub fn is_clean(&self) -> bool {
        self.totals().mismatch == 0
    }
}

impl fmt::Display for Report {
    /// A line for each object, then the mismatches, then totals.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for object in &self.objects {
            writeln!(f, "{}::{}: {}", object.symbol, object.name, object.counts)?;
        }
        for mismatch in &self.mismatches {
            write!(f, "{mismatch}")?;
        }
        let count = self.objects.len();
        writeln!(
            f,
            "{count} object{}: {}",
            if count == 1 { "" } else { "s" },
            self.totals()
        )
    }
}
