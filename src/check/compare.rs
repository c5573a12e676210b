//! Compares the location that the metadata gives an object with its lowered location.
//!
//! For one place on each side, each bit of the lowered side is
//!
//! - *exact* if it has the same origin, or is known and has the same value, or is undefined where
//!   the reference fails in every state;
//! - *weaker* if it is undefined, or a known bit of the value that is at the reference's place now;
//! - *different* otherwise.
//!
//! Implicit pointers have the same origin if their targets are exact. A pointer to memory may be
//! its address. If the reference has several places, of the object or of a part of it, a lowered
//! place is as good as the one that fits it best. A place is as good as its worst bit, and the
//! object as good as its worst lowered place.
//!
//! A missing place makes the object weaker: each place of each lifetime, argument and value that
//! the reference's places depend on must be named by a lowered place that is exact there. Not every
//! combination must be named. There are three exceptions. A place whose evaluation may fail may be
//! missing. One of several places whose bits are all known suffices: none can be written, and in a
//! correct program they are equal. If the evaluation of one of these fails on both sides, it
//! suffices as well.

use super::reference::{self, BitOrigin, Choice, Doubt, Form, Pointee};
use crate::eval::{self, EntryId, Evaluator, Machine, NormalForm, Run};
use crate::target::ByteOrder;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The relation of the lowered side to the reference, from best to worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Relation {
    Exact,
    Weaker,
    Different,
}

/// The machines that both sides are evaluated on.
pub(super) struct Comparison<'a> {
    /// The machine of the lowered side.
    pub(super) machine: &'a dyn Machine,
    /// The machine of the reference.
    pub(super) state: &'a dyn reference::MachineState,
    pub(super) order: ByteOrder,
}

/// The depth up to which pointers to pointers are followed.
const DEEPEST: u32 = 32;
/// The maximum number of pointers that are followed to find a target with a location.
const MOST_POINTERS: usize = 256;
/// The maximum number of bits that are read to find a bit with a location.
const MOST_PROBED: u64 = (1 << 12) - 1;

/// The relation of a place to the reference, and the numbers of the reference's places that it
/// names.
type Fit = (Relation, BTreeSet<u32>);

impl Comparison<'_> {
    /// Compares all places of an object. `failed` is true if the evaluation of a lowered place
    /// failed.
    pub(super) fn places<'f>(
        &self,
        expected: &Form,
        found: impl IntoIterator<Item = &'f NormalForm>,
        failed: bool,
        evaluator: &mut Evaluator,
    ) -> Relation {
        let mut worst = Relation::Exact;
        let mut named = BTreeSet::new();
        let mut is_there = false;
        for form in found {
            let (relation, uses) = self.fit(expected, &form.runs, 0, evaluator);
            worst = worst.max(relation);
            is_there |= relation == Relation::Exact;
            if relation != Relation::Different {
                named.extend(uses);
            }
        }
        // Places that differ as a whole are required one by one below.
        let is_one = !matches!(expected, Form::OneOf(_));
        let must_be_there = is_one && !is_nothing(expected) && !expected.may_fail();
        if must_be_there && !is_there || !self.is_covered(expected, &named, failed) {
            worst = worst.max(Relation::Weaker);
        }
        worst
    }

    /// Whether each place that a location depends on is named.
    fn is_covered(&self, form: &Form, named: &BTreeSet<u32>, failed: bool) -> bool {
        match form {
            Form::Run { .. } => true,
            // A location that fails in part may fail as a whole. It does if that part fails for
            // certain; then there may be no lowered evaluation that fails.
            Form::Sequence(_) if form.fails() || failed && form.may_fail() => true,
            Form::Sequence(forms) => forms
                .iter()
                .all(|form| self.is_covered(form, named, failed)),
            Form::Doubtful(..) => true,
            Form::OneOf(choices) => {
                let is_named =
                    |choice: &Choice| choice.uses.iter().all(|used| named.contains(used));
                let (known, others): (Vec<&Choice>, Vec<&Choice>) = choices
                    .iter()
                    .filter(|choice| choice.form.bits() > 0)
                    .partition(|choice| is_known(&choice.form));
                let may_fail = choices.iter().any(|choice| choice.form.may_fail());
                // A choice whose evaluation may fail is in the list twice, as its form and as its
                // failure. The failure may lack the uses that would have followed.
                let is_part = |one: &[u32], all: &[u32]| one.iter().all(|used| all.contains(used));
                let is_doubtful = |choice: &Choice| {
                    choices
                        .iter()
                        .any(|other| is_part(&other.uses, &choice.uses) && other.form.may_fail())
                };
                // Each place of an object is required separately: an expression is evaluated for
                // places, not for mixtures.
                let counts = |choice: &&Choice| {
                    !is_nothing(&choice.form) && !is_doubtful(choice) && !choice.is_mixed()
                };
                let others_are = others
                    .into_iter()
                    .filter(&counts)
                    .all(|choice| is_named(choice) && self.is_covered(&choice.form, named, failed));
                let is_needed = known.iter().any(counts);
                others_are && (!is_needed || known.into_iter().any(is_named) || failed && may_fail)
            }
        }
    }

    /// Compares one lowered place, from bit `start` on, with the reference.
    fn fit(&self, form: &Form, runs: &[Run], start: u128, evaluator: &mut Evaluator) -> Fit {
        match form {
            Form::Run { bits, origin } => (
                self.run(origin, *bits, runs, start, evaluator, 0),
                BTreeSet::new(),
            ),
            Form::Sequence(forms) => {
                let mut fit = (Relation::Exact, BTreeSet::new());
                let mut start = start;
                for form in forms {
                    let (relation, uses) = self.fit(form, runs, start, evaluator);
                    fit.0 = fit.0.max(relation);
                    fit.1.extend(uses);
                    start += u128::from(form.bits());
                }
                fit
            }
            Form::OneOf(choices) => {
                let mut best = (Relation::Different, BTreeSet::new());
                for choice in choices {
                    let (relation, mut uses) = self.fit(&choice.form, runs, start, evaluator);
                    uses.extend(&choice.uses);
                    // Two choices that fit equally well are both named.
                    if relation < best.0 {
                        best = (relation, uses);
                    } else if relation == best.0 {
                        best.1.extend(uses);
                    }
                }
                // A lowered place that gives less than a choice does not name it.
                if best.0 != Relation::Exact {
                    best.1.clear();
                }
                best
            }
            // A doubtful form is everything that one object has there. If it fails in every state,
            // the object has no location.
            Form::Doubtful(_, inner)
                if always_fails(form) && is_nowhere(runs, start, inner.bits()) =>
            {
                (Relation::Exact, BTreeSet::new())
            }
            Form::Doubtful(_, form) => self.fit(form, runs, start, evaluator),
        }
    }

    /// Compares the bits of a run with the lowered ones.
    fn run(
        &self,
        origin: &BitOrigin,
        bits: u64,
        runs: &[Run],
        start: u128,
        evaluator: &mut Evaluator,
        depth: u32,
    ) -> Relation {
        let mut worst = Relation::Exact;
        let (mut done, mut at) = (0u64, 0u128);
        for there in runs {
            let end = at + there.bits;
            let from = start + u128::from(done);
            if done < bits && from >= at && from < end {
                let step = u128::from(bits - done).min(end - from) as u64;
                worst = worst.max(self.step(
                    origin,
                    (done, step, bits),
                    there,
                    from - at,
                    evaluator,
                    depth,
                ));
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

    /// Compares `step` bits that have one origin on each side; on the lowered side, they follow
    /// `skip` bits.
    fn step(
        &self,
        origin: &BitOrigin,
        (done, step, bits): (u64, u64, u64),
        there: &Run,
        skip: u128,
        evaluator: &mut Evaluator,
        depth: u32,
    ) -> Relation {
        // On a big-endian target, the least significant bit is the last.
        let behind = there.bits.saturating_sub(skip + u128::from(step));
        let before = if self.order == ByteOrder::Big {
            behind
        } else {
            skip
        };
        let own = if self.order == ByteOrder::Big {
            bits - done - step
        } else {
            done
        };
        match (origin, &there.origin) {
            // A fault in every state makes the part undefined, or the whole fail (docs/language.md,
            // section 3.3). A fault in this state only leaves no part that could be shown.
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
                let here = (self.machine.frame(), *register, u128::from(*bit + own));
                exact_if((*frame, *number, *lowest + before) == here)
            }
            (
                BitOrigin::Memory { space, bit },
                eval::Origin::Memory {
                    space: other,
                    bit: first,
                },
            ) => exact_if((*other, *first + skip) == (*space, *bit + u128::from(done))),
            (
                BitOrigin::Pointer { to, bit },
                eval::Origin::ImplicitPointer {
                    entry,
                    offset,
                    bit: first,
                },
            ) => {
                if *first + skip != u128::from(*bit + done) || depth > DEEPEST {
                    return Relation::Different;
                }
                // The target is compared once for each pointer.
                if bit + done > 0 {
                    Relation::Exact
                } else {
                    self.pointees(to, *entry, *offset, evaluator, depth)
                }
            }
            (origin, eval::Origin::Known(list)) => {
                let Ok(here) = origin.read(bits, self.state, self.order) else {
                    return Relation::Different;
                };
                // A normal form lists known bits from the least significant bit of each byte on.
                let bit = |at: u128| {
                    list.get((at / 8) as usize)
                        .is_some_and(|byte| byte >> (at % 8) & 1 != 0)
                };
                let here = here.iter().skip(done as usize).take(step as usize);
                let same = here.zip(skip..).all(|(here, at)| *here == bit(at));
                match (same, origin) {
                    (true, BitOrigin::Known(_) | BitOrigin::Pointer { .. }) => Relation::Exact,
                    (true, _) => Relation::Weaker,
                    (false, _) => Relation::Different,
                }
            }
            _ => Relation::Different,
        }
    }

    /// Compares the targets of two pointers.
    fn pointees(
        &self,
        to: &Pointee,
        entry: EntryId,
        offset: i64,
        evaluator: &mut Evaluator,
        depth: u32,
    ) -> Relation {
        // Following a pointer is a separate evaluation: a fault of its target on this side does not
        // concern the pointer.
        let (good, form) = (good_bits(&to.form()), to.form());
        if good == 0 {
            return Relation::Exact;
        }
        let Some(found) = self.pointee(entry, offset, good, evaluator) else {
            return if form.may_fail() {
                Relation::Exact
            } else {
                Relation::Weaker
            };
        };
        self.pointed_at(&form, good, &found.runs, 0, evaluator, depth + 1)
    }

    /// As [`Comparison::fit`], for the first `bits` bits only.
    fn pointed_at(
        &self,
        form: &Form,
        bits: u64,
        runs: &[Run],
        start: u128,
        evaluator: &mut Evaluator,
        depth: u32,
    ) -> Relation {
        match form {
            Form::Run { origin, bits: all } if *all <= bits => {
                self.run(origin, *all, runs, start, evaluator, depth)
            }
            Form::Run { .. } => Relation::Exact,
            Form::Sequence(forms) => {
                let mut worst = Relation::Exact;
                let (mut start, mut left) = (start, bits);
                for form in forms {
                    worst = worst.max(self.pointed_at(form, left, runs, start, evaluator, depth));
                    start += u128::from(form.bits());
                    left = left.saturating_sub(form.bits());
                    if left == 0 {
                        break;
                    }
                }
                worst
            }
            Form::OneOf(choices) => {
                let each = choices.iter();
                let best = each
                    .map(|choice| {
                        self.pointed_at(&choice.form, bits, runs, start, evaluator, depth)
                    })
                    .min();
                best.unwrap_or(Relation::Different)
            }
            Form::Doubtful(_, form) => self.pointed_at(form, bits, runs, start, evaluator, depth),
        }
    }

    /// Makes pointers undefined whose targets have no location. `most` is the maximum number of
    /// bits that a pointer points to.
    pub(super) fn drop_empty_pointers(
        &self,
        form: &mut NormalForm,
        most: u64,
        evaluator: &mut Evaluator,
    ) {
        for run in &mut form.runs {
            if let eval::Origin::ImplicitPointer { entry, offset, .. } = run.origin
                && self.is_empty(entry, offset, most, evaluator)
            {
                run.origin = eval::Origin::Undefined;
            }
        }
    }

    /// True if everything that a lowered pointer points to is undefined, cannot be evaluated, or is
    /// such a pointer again.
    fn is_empty(&self, entry: EntryId, offset: i64, most: u64, evaluator: &mut Evaluator) -> bool {
        let mut pointers = alloc::vec![(entry, offset)];
        let most = most.clamp(1, MOST_PROBED);
        for _ in 0..MOST_POINTERS {
            let Some((entry, offset)) = pointers.pop() else {
                return true;
            };
            // Only the reference has the size of the object. Read as many bits as there are, up to
            // the most that any pointer of the reference points to.
            let mut bits = 0;
            for step in (0..most.ilog2() + 1).rev().map(|log| 1 << log) {
                if bits + step <= most
                    && self
                        .pointee(entry, offset, bits + step, evaluator)
                        .is_some()
                {
                    bits += step;
                }
            }
            let pointee = self.pointee(entry, offset, bits, evaluator);
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

    /// The target of a lowered pointer.
    fn pointee(
        &self,
        entry: EntryId,
        offset: i64,
        bits: u64,
        evaluator: &mut Evaluator,
    ) -> Option<NormalForm> {
        let source = self.machine.entry_location(entry)?;
        let location = evaluator.source(self.machine, source, &[]).ok()?;
        let location = location.moved(i128::from(offset) * 8).ok()?;
        NormalForm::of(&location, u128::from(bits), self.order).ok()
    }
}

/// True if some bits of a place, or an operand beside them, fail in every state.
fn always_fails(form: &Form) -> bool {
    match form {
        Form::Run {
            origin: BitOrigin::Failed(fault),
            ..
        } => fault.is_certain(),
        Form::Run { .. } => false,
        Form::Sequence(forms) => forms.iter().any(always_fails),
        Form::OneOf(choices) => choices.iter().all(|choice| always_fails(&choice.form)),
        Form::Doubtful(doubt, form) => *doubt == Doubt::Fails || always_fails(form),
    }
}

/// True if `bits` lowered bits from `start` on are undefined.
fn is_nowhere(runs: &[Run], start: u128, bits: u64) -> bool {
    let mut at = 0;
    runs.iter().all(|run| {
        let (first, end) = (at, at + run.bits);
        at = end;
        let overlaps = first < start + u128::from(bits) && end > start;
        !overlaps || run.origin == eval::Origin::Undefined
    })
}

fn exact_if(same: bool) -> Relation {
    if same {
        Relation::Exact
    } else {
        Relation::Different
    }
}

/// True if a consumer that follows the pointer finds nothing.
fn is_lost(to: &Pointee) -> bool {
    let form = to.form();
    is_nothing(&form) || good_bits(&form) == 0 || form.may_fail()
}

/// The number of bits before the first one that fails.
fn good_bits(form: &Form) -> u64 {
    match form {
        Form::Run {
            origin: BitOrigin::Failed(_),
            ..
        } => 0,
        Form::Run { bits, .. } => *bits,
        Form::Sequence(forms) => {
            let mut good = 0;
            for form in forms {
                let here = good_bits(form);
                good += here;
                if here < form.bits() {
                    break;
                }
            }
            good
        }
        Form::OneOf(choices) => choices
            .iter()
            .map(|choice| good_bits(&choice.form))
            .max()
            .unwrap_or(0),
        Form::Doubtful(_, form) => good_bits(form),
    }
}

/// The largest number of bits that a pointer in the form points to.
pub(super) fn most_pointed_to(form: &Form) -> u64 {
    fn most(form: &Form, depth: u32) -> u64 {
        match form {
            Form::Run {
                origin: BitOrigin::Pointer { to, .. },
                ..
            } if depth < DEEPEST => to.bits.max(most(&to.form(), depth + 1)),
            Form::Run { .. } => 0,
            Form::Sequence(forms) => forms
                .iter()
                .map(|form| most(form, depth))
                .max()
                .unwrap_or(0),
            Form::OneOf(choices) => choices
                .iter()
                .map(|choice| most(&choice.form, depth))
                .max()
                .unwrap_or(0),
            Form::Doubtful(_, form) => most(form, depth),
        }
    }
    most(form, 0)
}

fn is_known(form: &Form) -> bool {
    match form {
        Form::Run {
            origin: BitOrigin::Pointer { to, .. },
            ..
        } => to.address().is_some(),
        Form::Run { origin, .. } => matches!(origin, BitOrigin::Known(_)),
        Form::Sequence(forms) => forms.iter().all(is_known),
        Form::OneOf(choices) => choices.iter().all(|choice| is_known(&choice.form)),
        Form::Doubtful(_, form) => is_known(form),
    }
}

/// True if a consumer is shown nothing: no bit has a location, or is pointed to.
pub(super) fn is_nothing(form: &Form) -> bool {
    match form {
        Form::Run {
            origin: BitOrigin::Undefined | BitOrigin::Failed(_),
            ..
        } => true,
        Form::Run {
            origin: BitOrigin::Pointer { to, .. },
            ..
        } => is_lost(to),
        Form::Run { .. } => false,
        Form::Sequence(forms) => forms.iter().all(is_nothing),
        Form::OneOf(choices) => choices.iter().all(|choice| is_nothing(&choice.form)),
        Form::Doubtful(_, form) => is_nothing(form),
    }
}

/// True if every bit of a normal form is undefined.
pub(super) fn is_undefined(form: &NormalForm) -> bool {
    form.runs
        .iter()
        .all(|run| run.origin == eval::Origin::Undefined)
}
