//! Comparing where the metadata says that an object is with where its lowered location says it.
//!
//! For one place on each side, bit by bit, the lowered side is
//!
//! - *exact* where its bit has the same origin, or is known and has the same value, or is undefined
//!   and evaluation fails in every state;
//! - *weaker* where it is undefined, or a known bit of the value that is at the reference's place
//!   now;
//! - *different* otherwise.
//!
//! Pointers without bits have the same origin if what they point to is exact; a pointer to memory
//! may be its address. Where the reference has several places, be it of the object or of a part of
//! it, a lowered place is as good as the one that fits it best. A place is as good as its worst
//! bit; the object as the worst of its lowered places.
//!
//! What is missing makes the object weaker: each place of each lifetime, argument and entity that
//! the reference's places are made of must be named by some lowered place that fits exactly there.
//! Not all combinations have to be. Three things are no fault: a place may be missing whose
//! evaluation may fail; of several places where all bits are known one will do, as none can be
//! written and in a correct program they are equal; where the evaluation of one of them fails on
//! both sides, that may be the one.

use super::reference::{self, BitOrigin, Choice, Doubt, Form, Pointee};
use crate::eval::{self, EntryId, Evaluator, Machine, NormalForm, Run};
use crate::target::ByteOrder;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// How the lowered side is to the reference. The order is from good to bad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Relation {
    Exact,
    Weaker,
    Different,
}

/// What both sides are evaluated on.
pub(super) struct Comparison<'a> {
    /// The machine of the lowered side.
    pub(super) machine: &'a dyn Machine,
    /// That of the reference.
    pub(super) state: &'a dyn reference::MachineState,
    pub(super) order: ByteOrder,
}

/// How deep pointers to pointers are followed.
const DEEPEST: u32 = 32;
/// The most pointers that are gone through to see whether there is anything.
const MOST_POINTERS: usize = 256;
/// The most bits that are looked at to see whether there is anything.
const MOST_PROBED: u64 = (1 << 12) - 1;

/// How well a place fits, and the numbers of the reference's places that it names.
type Fit = (Relation, BTreeSet<u32>);

impl Comparison<'_> {
    /// Compares all places of an object. `failed` says that the evaluation of some lowered place
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
        // Of places that differ as a whole each is asked for below.
        let is_one = !matches!(expected, Form::OneOf(_));
        let must_be_there = is_one && !is_nothing(expected) && !expected.may_fail();
        if must_be_there && !is_there || !self.is_covered(expected, &named, failed) {
            worst = worst.max(Relation::Weaker);
        }
        worst
    }

    /// Whether each place that something is made of is named.
    fn is_covered(&self, form: &Form, named: &BTreeSet<u32>, failed: bool) -> bool {
        match form {
            Form::Run { .. } => true,
            // What fails in part may fail as a whole: it does where that part fails for certain,
            // and nothing says so then.
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
                // One whose evaluation may fail is in the list twice, as what it is and as its
                // failure, which may be without what would have been chosen later.
                let is_part = |one: &[u32], all: &[u32]| one.iter().all(|used| all.contains(used));
                let is_doubtful = |choice: &Choice| {
                    choices
                        .iter()
                        .any(|other| is_part(&other.uses, &choice.uses) && other.form.may_fail())
                };
                // Each place of a thing is asked for on its own: an expression is evaluated for
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

    /// Compares one lowered place, from a bit on, with what the reference has.
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
                    // Two that fit equally well are both named.
                    if relation < best.0 {
                        best = (relation, uses);
                    } else if relation == best.0 {
                        best.1.extend(uses);
                    }
                }
                // What is less than the place does not name it.
                if best.0 != Relation::Exact {
                    best.1.clear();
                }
                best
            }
            // What is in doubt is all that one object has there. Where it fails in every state, it
            // is nowhere.
            Form::Doubtful(_, inner)
                if always_fails(form) && is_nowhere(runs, start, inner.bits()) =>
            {
                (Relation::Exact, BTreeSet::new())
            }
            Form::Doubtful(_, form) => self.fit(form, runs, start, evaluator),
        }
    }

    /// Compares the bits of a run with those that are lowered.
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

    /// Compares so many bits that have one origin on each side: on the lowered side those after
    /// `skip`.
    fn step(
        &self,
        origin: &BitOrigin,
        (done, step, bits): (u64, u64, u64),
        there: &Run,
        skip: u128,
        evaluator: &mut Evaluator,
        depth: u32,
    ) -> Relation {
        // The lowest of the bits comes last on a big-endian target.
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
            // What fails in every state makes the part undefined, or the whole fail
            // (docs/language.md, section 3.3). What fails in this state only leaves no part that
            // could be shown.
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
                // What is pointed to is compared once for each pointer.
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

    /// Compares what two pointers point to.
    fn pointees(
        &self,
        to: &Pointee,
        entry: EntryId,
        offset: i64,
        evaluator: &mut Evaluator,
        depth: u32,
    ) -> Relation {
        // Following a pointer is another evaluation: what of it fails on this side says nothing of
        // the pointer.
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

    /// As [`Comparison::fit`], of the first bits only.
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

    /// Makes pointers undefined that point to nothing that is anywhere. `most` is how many bits at
    /// most are pointed to.
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

    /// True where all that a lowered pointer points to is undefined, cannot be evaluated, or is
    /// such a pointer again.
    fn is_empty(&self, entry: EntryId, offset: i64, most: u64, evaluator: &mut Evaluator) -> bool {
        let mut pointers = alloc::vec![(entry, offset)];
        let most = most.clamp(1, MOST_PROBED);
        for _ in 0..MOST_POINTERS {
            let Some((entry, offset)) = pointers.pop() else {
                return true;
            };
            // How large the object is, only the reference knows: as many bits as there are, up to
            // the most that anything has which the reference points to, will do.
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

    /// What a lowered pointer points to.
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

/// True where some bits of what is in one place, or an operand beside them, fail in every state.
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

/// True where all of so many lowered bits are undefined.
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

/// True where a consumer that follows a pointer learns nothing.
fn is_lost(to: &Pointee) -> bool {
    let form = to.form();
    is_nothing(&form) || good_bits(&form) == 0 || form.may_fail()
}

/// How many bits there are before the first that fails.
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

/// The most bits that any pointer points to.
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

/// True where a consumer is shown nothing: no bit is anywhere, or pointed to.
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

/// True where no bit of a normal form is anywhere.
pub(super) fn is_undefined(form: &NormalForm) -> bool {
    form.runs
        .iter()
        .all(|run| run.origin == eval::Origin::Undefined)
}
