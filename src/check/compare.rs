//! Compares an object's location by the metadata with its lowered location.
//!
//! For one place on each side, each lowered bit is
//!
//! - *exact* if it has the same origin, if it is known and has the same value, or if it is
//!   undefined and the reference fails in every state;
//! - *weaker* if it is undefined, or a known bit with the current value of the reference's place;
//! - *different* otherwise.
//!
//! Implicit pointers have the same origin if their targets are exact. A pointer to memory may be
//! the memory's address. If the reference has several places, of the object or of a part of it, a
//! lowered place is compared with the one that fits it best. The relation of a place is that of its
//! worst bit, and the relation of the object is that of its worst lowered place.
//!
//! A missing place makes the object weaker: each place of each lifetime, argument and value that
//! the reference's places depend on must be named by a lowered place that is exact. Not every
//! combination of places must be named. The exceptions are:
//!
//! - A place whose evaluation may fail may be missing.
//! - If the bits of several places are all known, one place suffices: a debugger can write to none
//!   of them, and in a correct program they are equal. One whose evaluation fails on both sides
//!   also suffices.
//! - An undefined lowered place names the places for which the reference is undefined.
//! - If one expression names several places, and the address of one that may fail is out of bounds,
//!   all of them may be missing.

mod forms;

pub(super) use forms::{max_pointed_to, shows_nothing};

use super::reference::{self, BitOrigin, Choice, Form, Found, Pointee};
use crate::eval::{self, EntryId, Evaluator, Machine, NormalForm, Run};
use crate::target::ByteOrder;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use forms::{always_fails, is_known, is_lost, valid_bits};

/// The relation of the lowered side to the reference, from best to worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Relation {
    Exact,
    Weaker,
    /// A chain of pointers is too long to compare.
    Unknown,
    Different,
}

/// The failures in the evaluation of lowered places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// No evaluation failed.
    Nothing,
    /// The evaluation of at least one place failed.
    Place,
    /// The evaluation of an expression that names several places failed: an address in it is out of
    /// bounds.
    OutOfBounds,
}

/// The machines on which both sides are evaluated.
pub(super) struct Comparison<'a> {
    /// The machine of the lowered side.
    pub(super) machine: &'a dyn Machine,
    /// The machine of the reference.
    pub(super) state: &'a dyn reference::MachineState,
    pub(super) order: ByteOrder,
}

/// The maximum depth to which pointers to pointers are followed.
const MAX_DEPTH: u32 = 32;
/// The maximum number of pointers that are followed to find a target with a location.
const MAX_POINTERS: usize = 256;
/// The maximum number of bits that are read to find a bit with a location.
const MAX_PROBED: u64 = (1 << 12) - 1;

/// The entry that a lowered implicit pointer points to, and the offset in bytes.
type LoweredPointer = (EntryId, i64);

/// The lowered side of a comparison.
#[derive(Clone, Copy)]
struct LoweredBits<'r> {
    runs: &'r [Run],
    /// The first bit to compare, in the first run.
    start: u128,
    /// The number of pointers that lead to it.
    depth: u32,
}

impl LoweredBits<'_> {
    fn after(self, bits: u64) -> Self {
        let (mut runs, mut start) = (self.runs, self.start + u128::from(bits));
        while let [first, rest @ ..] = runs
            && first.bits <= start
        {
            (runs, start) = (rest, start - first.bits);
        }
        LoweredBits {
            runs,
            start,
            ..self
        }
    }
}

/// Bits with a single origin on each side.
#[derive(Clone, Copy)]
struct Overlap<'r> {
    /// The size of the reference's run.
    bits: u64,
    /// The bits of this run before the overlap.
    done: u64,
    /// The lowered run.
    run: &'r Run,
    /// The bits of the lowered run before the overlap.
    skip: u128,
    /// The number of pointers that lead to the lowered run.
    depth: u32,
    /// The size of the overlap.
    step: u64,
}

impl Overlap<'_> {
    /// Returns the number of less significant bits in the reference's run, and in the lowered run.
    /// On a big-endian target, the least significant bit is the last.
    fn below(self, order: ByteOrder) -> (u64, u128) {
        match order {
            ByteOrder::Little => (self.done, self.skip),
            ByteOrder::Big => {
                let end = self.skip + u128::from(self.step);
                let lowered = self.run.bits.saturating_sub(end);
                (self.bits - self.done - self.step, lowered)
            }
        }
    }
}

/// The relation of a place to the reference, and the numbers of the reference's places that it
/// names.
type PlaceRelation = (Relation, BTreeSet<u32>);

impl Comparison<'_> {
    /// Compares all places of an object.
    pub(super) fn places<'f>(
        &self,
        reference: &Found,
        found: impl IntoIterator<Item = &'f NormalForm>,
        failure: Failure,
        evaluator: &mut Evaluator,
    ) -> Relation {
        let expected = &reference.form;
        let mut worst = Relation::Exact;
        let mut named = BTreeSet::new();
        let mut is_found = false;
        for form in found {
            if is_undefined(form) {
                named.extend(&reference.without_location);
                continue;
            }
            let lowered = LoweredBits {
                runs: &form.runs,
                start: 0,
                depth: 0,
            };
            let (relation, uses) = self.place_relation(expected, lowered, evaluator);
            worst = worst.max(relation);
            is_found |= relation == Relation::Exact;
            if relation != Relation::Different {
                named.extend(uses);
            }
        }
        // Places that differ as a whole are required individually below.
        let is_one = !matches!(expected, Form::OneOf(_));
        let must_be_found = is_one && !shows_nothing(expected) && !expected.may_fail();
        // If an address is past an end of memory, the whole expression may fail.
        let may_be_missing = failure == Failure::OutOfBounds && expected.may_fail();
        let is_covered = may_be_missing || is_covered(expected, &named, failure);
        if must_be_found && !is_found || !is_covered {
            worst = worst.max(Relation::Weaker);
        }
        worst
    }

    /// Compares one lowered place with the reference.
    fn place_relation(
        &self,
        form: &Form,
        mut lowered: LoweredBits<'_>,
        evaluator: &mut Evaluator,
    ) -> PlaceRelation {
        match form {
            Form::Run { bits, origin } => {
                let relation = self.run(origin, *bits, lowered, evaluator);
                (relation, BTreeSet::new())
            }
            Form::Sequence(forms) => {
                let mut result = (Relation::Exact, BTreeSet::new());
                for form in forms {
                    let (relation, uses) = self.place_relation(form, lowered, evaluator);
                    result.0 = result.0.max(relation);
                    result.1.extend(uses);
                    lowered = lowered.after(form.bits());
                }
                result
            }
            Form::OneOf(choices) => {
                let mut best = (Relation::Different, BTreeSet::new());
                for choice in choices {
                    let (relation, mut uses) =
                        self.place_relation(&choice.form, lowered, evaluator);
                    uses.extend(&choice.uses);
                    // If two choices have the same relation, the lowered place names both.
                    if relation < best.0 {
                        best = (relation, uses);
                    } else if relation == best.0 {
                        best.1.extend(uses);
                    }
                }
                // A lowered place that gives less than a choice does not name the choice.
                if best.0 != Relation::Exact {
                    best.1.clear();
                }
                best
            }
            // A doubtful form is the only location of the object there. If it fails in every state,
            // the object has no location.
            Form::Doubtful(_, inner)
                if always_fails(form) && are_undefined(lowered, inner.bits()) =>
            {
                (Relation::Exact, BTreeSet::new())
            }
            Form::Doubtful(_, form) => self.place_relation(form, lowered, evaluator),
        }
    }

    /// Compares the bits of a run with the lowered bits.
    fn run(
        &self,
        origin: &BitOrigin,
        bits: u64,
        lowered: LoweredBits<'_>,
        evaluator: &mut Evaluator,
    ) -> Relation {
        let mut worst = Relation::Exact;
        let (mut done, mut at) = (0u64, 0u128);
        for run in lowered.runs {
            let end = at + run.bits;
            let from = lowered.start + u128::from(done);
            if done == bits {
                break;
            }
            if from >= at && from < end {
                let step = u128::from(bits - done).min(end - from) as u64;
                let overlap = Overlap {
                    bits,
                    done,
                    run,
                    skip: from - at,
                    depth: lowered.depth,
                    step,
                };
                worst = worst.max(self.overlap(origin, overlap, evaluator));
                done += step;
            }
            at = end;
        }
        if done < bits {
            Relation::Different
        } else {
            worst
        }
    }

    /// Compares bits with a single origin on each side.
    fn overlap(
        &self,
        origin: &BitOrigin,
        overlap: Overlap<'_>,
        evaluator: &mut Evaluator,
    ) -> Relation {
        let Overlap {
            done, skip, depth, ..
        } = overlap;
        match (origin, &overlap.run.origin) {
            // A fault in every state makes the part undefined, or makes the whole location fail
            // (docs/language.md, section 3.3). A fault in only this state leaves no part that a
            // consumer could show.
            (BitOrigin::Undefined, eval::Origin::Undefined) => Relation::Exact,
            (BitOrigin::Failed(fault), eval::Origin::Undefined) if fault.is_certain() => {
                Relation::Exact
            }
            (BitOrigin::Pointer { to, .. }, eval::Origin::Undefined) if is_lost(to) => {
                Relation::Exact
            }
            (_, eval::Origin::Undefined) => Relation::Weaker,
            (
                BitOrigin::Register { register, bit },
                eval::Origin::Register {
                    frame,
                    register: number,
                    bit: lowest,
                },
            ) => {
                let (own, before) = overlap.below(self.order);
                let here = (self.machine.frame(), *register, u128::from(*bit + own));
                of_places((*frame, *number, *lowest + before), here)
            }
            (
                BitOrigin::Memory { space, bit },
                eval::Origin::Memory {
                    space: other,
                    bit: first,
                },
            ) => of_places((*other, *first + skip), (*space, *bit + u128::from(done))),
            (
                BitOrigin::Pointer { to, bit },
                eval::Origin::ImplicitPointer {
                    entry,
                    offset,
                    bit: first,
                },
            ) if *first + skip == u128::from(*bit + done) => match depth <= MAX_DEPTH {
                true => self.pointees(to, (*entry, *offset), depth, evaluator),
                false => Relation::Unknown,
            },
            (origin, eval::Origin::Known(bytes)) => self.known(origin, overlap, bytes),
            _ => Relation::Different,
        }
    }

    /// Compares bits with known lowered bits. A normal form lists these from the least significant
    /// bit of each byte on.
    fn known(&self, origin: &BitOrigin, overlap: Overlap<'_>, bytes: &[u8]) -> Relation {
        let Ok(here) = origin.read(overlap.bits, self.state, self.order) else {
            return Relation::Different;
        };
        let bit = |at: u128| {
            let byte = bytes.get((at / 8) as usize);
            byte.is_some_and(|byte| byte >> (at % 8) & 1 != 0)
        };
        let here = here.iter().skip(overlap.done as usize);
        let mut here = here.take(overlap.step as usize).zip(overlap.skip..);
        match (here.all(|(here, at)| *here == bit(at)), origin) {
            (true, BitOrigin::Known(_) | BitOrigin::Pointer { .. }) => Relation::Exact,
            (true, _) => Relation::Weaker,
            (false, _) => Relation::Different,
        }
    }

    /// Compares the targets of two pointers.
    fn pointees(
        &self,
        to: &Pointee,
        pointer: LoweredPointer,
        depth: u32,
        evaluator: &mut Evaluator,
    ) -> Relation {
        // Following a pointer is a separate evaluation: a fault of its target on this side does not
        // affect the pointer.
        let form = to.form();
        let good = valid_bits(&form);
        if good == 0 {
            return Relation::Exact;
        }
        let Some(found) = self.pointee(pointer, good, evaluator) else {
            return if form.may_fail() {
                Relation::Exact
            } else {
                Relation::Weaker
            };
        };
        let lowered = LoweredBits {
            runs: &found.runs,
            start: 0,
            depth: depth + 1,
        };
        self.pointed_at(&form, good, lowered, evaluator)
    }

    /// Like [`Comparison::place_relation`], for the first `bits` bits only.
    fn pointed_at(
        &self,
        form: &Form,
        mut bits: u64,
        mut lowered: LoweredBits<'_>,
        evaluator: &mut Evaluator,
    ) -> Relation {
        match form {
            Form::Run { origin, bits: all } if *all <= bits => {
                self.run(origin, *all, lowered, evaluator)
            }
            Form::Run { .. } => Relation::Exact,
            Form::Sequence(forms) => {
                let mut worst = Relation::Exact;
                for form in forms {
                    worst = worst.max(self.pointed_at(form, bits, lowered, evaluator));
                    lowered = lowered.after(form.bits());
                    bits = bits.saturating_sub(form.bits());
                    if bits == 0 {
                        break;
                    }
                }
                worst
            }
            Form::OneOf(choices) => {
                let each = choices.iter();
                let each =
                    each.map(|choice| self.pointed_at(&choice.form, bits, lowered, evaluator));
                each.min().unwrap_or(Relation::Different)
            }
            Form::Doubtful(_, inner)
                if always_fails(form) && are_undefined(lowered, inner.bits().min(bits)) =>
            {
                Relation::Exact
            }
            Form::Doubtful(_, form) => self.pointed_at(form, bits, lowered, evaluator),
        }
    }

    /// Replaces pointers by undefined bits if their targets have no location. `max_bits` is the
    /// maximum number of bits that a pointer points to.
    pub(super) fn drop_empty_pointers(
        &self,
        form: &mut NormalForm,
        max_bits: u64,
        evaluator: &mut Evaluator,
    ) {
        for run in &mut form.runs {
            if let eval::Origin::ImplicitPointer { entry, offset, .. } = run.origin
                && self.is_empty((entry, offset), max_bits, evaluator)
            {
                run.origin = eval::Origin::Undefined;
            }
        }
    }

    /// True if the whole target of a lowered pointer is undefined, cannot be evaluated, or consists
    /// of such pointers.
    fn is_empty(&self, pointer: LoweredPointer, max_bits: u64, evaluator: &mut Evaluator) -> bool {
        let mut pointers = alloc::vec![pointer];
        let max_bits = max_bits.clamp(1, MAX_PROBED);
        for _ in 0..MAX_POINTERS {
            let Some(pointer) = pointers.pop() else {
                return true;
            };
            // The lowered side does not have the size of the target. The search reads as many bits
            // as there are, up to the maximum number that a pointer of the reference points to.
            let mut bits = 0;
            for step in (0..max_bits.ilog2() + 1).rev().map(|log| 1 << log) {
                if bits + step <= max_bits
                    && self.pointee(pointer, bits + step, evaluator).is_some()
                {
                    bits += step;
                }
            }
            let pointee = self.pointee(pointer, bits, evaluator);
            for run in pointee.iter().flat_map(|form| &form.runs) {
                match run.origin {
                    eval::Origin::Undefined => {}
                    eval::Origin::ImplicitPointer { entry, offset, .. } => {
                        pointers.push((entry, offset))
                    }
                    _ => return false,
                }
            }
        }
        false
    }

    /// Evaluates the target of a lowered pointer.
    fn pointee(
        &self,
        (entry, offset): LoweredPointer,
        bits: u64,
        evaluator: &mut Evaluator,
    ) -> Option<NormalForm> {
        let source = self.machine.entry_location(entry)?;
        let location = evaluator.source(self.machine, source, &[]).ok()?;
        let location = location.moved(i128::from(offset) * 8).ok()?;
        NormalForm::of(&location, u128::from(bits), self.order).ok()
    }
}

/// True if each place that a location depends on is named.
fn is_covered(form: &Form, named: &BTreeSet<u32>, failure: Failure) -> bool {
    let failed = failure != Failure::Nothing;
    match form {
        Form::Run { .. } => true,
        // A location with a part that may fail may fail as a whole. If the failure of the part
        // is certain, so is that of the location; then lowering may omit the location, and no
        // lowered evaluation fails.
        Form::Sequence(_) if form.fails() || failed && form.may_fail() => true,
        Form::Sequence(forms) => forms.iter().all(|form| is_covered(form, named, failure)),
        Form::Doubtful(..) => true,
        Form::OneOf(choices) => {
            let is_named = |choice: &Choice| choice.uses.iter().all(|used| named.contains(used));
            let (known, others): (Vec<&Choice>, Vec<&Choice>) = choices
                .iter()
                .filter(|choice| choice.form.bits() > 0)
                .partition(|choice| is_known(&choice.form));
            let failing = choices.iter().filter(|choice| choice.form.may_fail());
            let failing: Vec<&Choice> = failing.collect();
            let may_fail = !failing.is_empty();
            // A choice whose evaluation may fail is in the list twice: as its form and as its
            // failure. The failure lacks the uses that the rest of the evaluation would have added.
            let is_part = |one: &[u32], all: &[u32]| one.iter().all(|used| all.contains(used));
            let is_doubtful = |choice: &Choice| {
                let mut failing = failing.iter();
                failing.any(|other| is_part(&other.uses, &choice.uses))
            };
            // Each place of an object is required separately: an expression is evaluated for
            // places, not for combinations of parts of them.
            let counts = |choice: &&Choice| {
                !shows_nothing(&choice.form) && !is_doubtful(choice) && !choice.is_mixed()
            };
            let others_are = others
                .into_iter()
                .filter(&counts)
                .all(|choice| is_named(choice) && is_covered(&choice.form, named, failure));
            let is_needed = known.iter().any(counts);
            others_are && (!is_needed || known.into_iter().any(is_named) || failed && may_fail)
        }
    }
}

/// True if the first `bits` lowered bits are undefined.
fn are_undefined(lowered: LoweredBits<'_>, bits: u64) -> bool {
    let until = lowered.start + u128::from(bits);
    let mut at = 0;
    for run in lowered.runs {
        let (first, end) = (at, at + run.bits);
        if first >= until {
            break;
        }
        if end > lowered.start && run.origin != eval::Origin::Undefined {
            return false;
        }
        at = end;
    }
    true
}

fn of_places<T: PartialEq>(one: T, other: T) -> Relation {
    if one == other {
        Relation::Exact
    } else {
        Relation::Different
    }
}

/// True if every bit of a normal form is undefined.
pub(super) fn is_undefined(form: &NormalForm) -> bool {
    form.runs
        .iter()
        .all(|run| run.origin == eval::Origin::Undefined)
}
