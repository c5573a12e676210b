//! Comparing where the metadata says that an object is with where its lowered location says it.
//!
//! For one place on each side, bit by bit, the lowered side is
//!
//! - *exact* where its bit has the same origin, or is known and has the same value, or is undefined and evaluation fails;
//! - *weaker* where it is undefined, or a known bit of the value that is at the reference's place now;
//! - *different* otherwise.
//!
//! Pointers without bits have the same origin if what they point to is exact. A place is as good as its worst bit; the
//! object as the worst of: each lowered place, by the reference's place that fits it best; each reference's place that
//! no lowered place fits exactly (then *weaker*). Two things are no fault: a reference's place that is doubtful may be
//! missing, and of several places where all bits are known one will do, as none can be written and in a correct program
//! they are equal; where the evaluation of one of them fails on both sides, that may be the one.

use super::reference::{Origin, Pointee, Run, get_bit};
use crate::eval::{self, EntryId, Evaluator, Machine, NormalForm};
use crate::target::ByteOrder;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// How the lowered side is to the reference. The order is from good to bad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Relation {
    Exact,
    Weaker,
    Different,
}

/// A place of the reference, in runs.
#[derive(Clone, Debug)]
pub(super) struct Expected {
    pub(super) runs: Vec<Run>,
    pub(super) doubtful: bool,
}

/// What both sides are evaluated on.
pub(super) struct Comparison<'a> {
    pub(super) machine: &'a dyn Machine,
    pub(super) order: ByteOrder,
    /// What the reference's pointers point to.
    pub(super) pointees: &'a [Pointee],
}

/// The most pointers to pointers that are followed.
const MOST_POINTERS: usize = 256;
/// The most bits that are looked at to see whether there is anything.
const MOST_PROBED: u64 = (1 << 12) - 1;

impl Comparison<'_> {
    /// Compares all places of an object.
    pub(super) fn places(
        &self,
        expected: &[Expected],
        found: &[NormalForm],
        both_failed: bool,
        evaluator: &mut Evaluator,
    ) -> Relation {
        let mut worst = Relation::Exact;
        let mut exact = vec![false; expected.len()];
        let mut known = both_failed;
        for form in found {
            let mut best = Relation::Different;
            for (index, place) in expected.iter().enumerate() {
                let relation = self.place(&place.runs, form, evaluator);
                exact[index] |= relation == Relation::Exact;
                known |= relation == Relation::Exact && is_known(&place.runs);
                best = best.min(relation);
            }
            worst = worst.max(best);
        }
        for (place, exact) in expected.iter().zip(exact) {
            let may_be_missing = place.doubtful || known && is_known(&place.runs);
            if !exact && !may_be_missing {
                worst = worst.max(Relation::Weaker);
            }
        }
        worst
    }

    /// Compares two places, and what their pointers point to.
    fn place(&self, runs: &[Run], form: &NormalForm, evaluator: &mut Evaluator) -> Relation {
        let mut pointers = Vec::new();
        let mut worst = self.bits(runs, form, &mut pointers);
        let mut followed = 0;
        while worst != Relation::Different
            && let Some((pointee, entry, offset)) = pointers.pop()
        {
            followed += 1;
            let (Some(pointee), true) = (self.pointees.get(pointee), followed <= MOST_POINTERS) else {
                return Relation::Different;
            };
            // Following a pointer is another evaluation: what of it fails on this side says nothing of the pointer.
            let mut runs = pointee.place.slice(pointee.bits);
            let good = runs.iter().position(|run| run.origin == Origin::Failed).unwrap_or(runs.len());
            runs.truncate(good);
            let bits = runs.iter().map(|run| run.bits).sum();
            let relation = match self.pointee(entry, offset, bits, evaluator) {
                _ if bits == 0 => Relation::Exact,
                Some(form) => self.bits(&runs, &form, &mut pointers),
                None => Relation::Weaker,
            };
            worst = worst.max(relation);
        }
        worst
    }

    /// True where a consumer that follows a pointer fails at the first bit.
    fn fails(&self, pointee: usize) -> bool {
        let first = self.pointees.get(pointee).and_then(|pointee| pointee.place.slice(pointee.bits).into_iter().next());
        first.is_some_and(|run| run.origin == Origin::Failed)
    }

    /// Makes pointers undefined that point to nothing that is anywhere.
    pub(super) fn drop_empty_pointers(&self, form: &mut NormalForm, evaluator: &mut Evaluator) {
        for run in &mut form.runs {
            if let eval::Origin::ImplicitPointer { entry, offset, .. } = run.origin
                && self.is_empty(entry, offset, evaluator)
            {
                run.origin = eval::Origin::Undefined;
            }
        }
    }

    /// True where all that a lowered pointer points to is undefined, cannot be evaluated, or is such a pointer again.
    fn is_empty(&self, entry: EntryId, offset: i64, evaluator: &mut Evaluator) -> bool {
        let mut pointers = vec![(entry, offset)];
        let most = self.pointees.iter().map(|pointee| pointee.bits).max();
        let most = most.unwrap_or(MOST_PROBED).clamp(1, MOST_PROBED);
        for _ in 0..MOST_POINTERS {
            let Some((entry, offset)) = pointers.pop() else { return true };
            // How large the object is, only the reference knows: as many bits as there are, up to the most that anything has
            // which the reference points to, will do.
            let mut bits = 0;
            for step in (0..most.ilog2() + 1).rev().map(|log| 1 << log) {
                if bits + step <= most && self.pointee(entry, offset, bits + step, evaluator).is_some() {
                    bits += step;
                }
            }
            let pointee = self.pointee(entry, offset, bits, evaluator);
            for run in pointee.iter().flat_map(|form| &form.runs) {
                match run.origin {
                    eval::Origin::Undefined => {}
                    eval::Origin::ImplicitPointer { entry, offset, .. } => pointers.push((entry, offset)),
                    _ => return false,
                }
            }
        }
        false
    }

    /// What a lowered pointer points to.
    fn pointee(&self, entry: EntryId, offset: i64, bits: u64, evaluator: &mut Evaluator) -> Option<NormalForm> {
        let source = self.machine.entry_location(entry)?;
        let location = evaluator.source(self.machine, source, &[]).ok()?;
        let location = location.moved(i128::from(offset) * 8).ok()?;
        NormalForm::of(&location, u128::from(bits), self.order).ok()
    }

    /// Compares bit by bit; pairs of pointers that are at the same bits are handed out.
    fn bits(&self, runs: &[Run], form: &NormalForm, pointers: &mut Vec<(usize, EntryId, i64)>) -> Relation {
        let mut worst = Relation::Exact;
        let mut found = form.runs.iter();
        let mut current = found.next();
        let mut used = 0u128;
        for run in runs {
            let mut done = 0u64;
            while done < run.bits {
                let Some(there) = current else { return Relation::Different };
                let step = u128::from(run.bits - done).min(there.bits - used) as u64;
                let here = Run { origin: run.origin.clone(), bit: run.bit + u128::from(done), bits: step };
                worst = worst.max(self.run(&here, there, used, pointers));
                done += step;
                used += u128::from(step);
                if used == there.bits {
                    current = found.next();
                    used = 0;
                }
            }
        }
        if current.is_some() { Relation::Different } else { worst }
    }

    /// Compares bits that have one origin on each side; those of the lowered side start `skip` bits into its origin.
    fn run(&self, run: &Run, there: &eval::Run, skip: u128, pointers: &mut Vec<(usize, EntryId, i64)>) -> Relation {
        match (&run.origin, &there.origin) {
            // Of what fails a consumer learns nothing, whether it fails or is told that it is undefined.
            (Origin::Undefined | Origin::Failed, eval::Origin::Undefined) => Relation::Exact,
            (Origin::Pointer { pointee, .. }, eval::Origin::Undefined) if self.fails(*pointee) => Relation::Exact,
            (_, eval::Origin::Undefined) => Relation::Weaker,
            (Origin::Register { register, size }, eval::Origin::Register { frame, register: number, bit }) => {
                let lowest = match self.order {
                    ByteOrder::Little => *bit + skip,
                    ByteOrder::Big => (*bit + there.bits).saturating_sub(skip + u128::from(run.bits)),
                };
                let wanted = lowest_bit(run, *size, self.order);
                exact_if((*frame, *number, lowest) == (self.machine.frame(), register.0, wanted))
            }
            (Origin::Memory { space, .. }, eval::Origin::Memory { space: other, bit }) => {
                exact_if((*other, *bit + skip) == (*space, run.bit))
            }
            (Origin::Pointer { pointee, .. }, eval::Origin::ImplicitPointer { entry, offset, bit }) => {
                if run.bit == 0 {
                    pointers.push((*pointee, *entry, *offset));
                }
                exact_if(*bit + skip == run.bit)
            }
            (Origin::Known { .. } | Origin::Register { .. } | Origin::Memory { .. }, eval::Origin::Known(list)) => {
                // A normal form lists known bits from the least significant bit of each byte on.
                let same = run.read(self.machine, self.order).is_some_and(|bytes| {
                    (0..run.bits).all(|bit| {
                        let there = get_bit(list, skip as u64 + bit, ByteOrder::Little);
                        get_bit(&bytes, bit, self.order) == there
                    })
                });
                match (same, &run.origin) {
                    (true, Origin::Known { .. }) => Relation::Exact,
                    (true, _) => Relation::Weaker,
                    (false, _) => Relation::Different,
                }
            }
            _ => Relation::Different,
        }
    }
}

/// The least significant of a run's bits in a register of `size` bits, where the reference has the first in storage order.
fn lowest_bit(run: &Run, size: u64, order: ByteOrder) -> u128 {
    match order {
        ByteOrder::Little => run.bit,
        ByteOrder::Big => u128::from(size).saturating_sub(run.bit + u128::from(run.bits)),
    }
}

fn exact_if(same: bool) -> Relation {
    if same { Relation::Exact } else { Relation::Different }
}

fn is_known(runs: &[Run]) -> bool {
    runs.iter().all(|run| matches!(run.origin, Origin::Known { .. }))
}

/// True where no bit of a normal form is anywhere.
pub(super) fn is_undefined(form: &NormalForm) -> bool {
    form.runs.iter().all(|run| run.origin == eval::Origin::Undefined)
}

/// The reference's runs as a normal form, for people to read side by side. What pointers point to follows in brackets.
pub(super) fn shown(runs: &[Run], pointees: &[Pointee], order: ByteOrder) -> String {
    let origin = |run: &Run| match &run.origin {
        Origin::Undefined | Origin::Failed => eval::Origin::Undefined,
        Origin::Register { register, size } => {
            eval::Origin::Register { frame: 0, register: register.0, bit: lowest_bit(run, *size, order) }
        }
        Origin::Memory { space, .. } => eval::Origin::Memory { space: *space, bit: run.bit },
        Origin::Pointer { pointee, .. } => {
            eval::Origin::ImplicitPointer { entry: EntryId(*pointee as u64), offset: 0, bit: run.bit }
        }
        Origin::Known { bytes, .. } => {
            let mut list = vec![0; run.bits.div_ceil(8) as usize];
            for bit in (0..run.bits).filter(|bit| get_bit(bytes, run.bit as u64 + bit, order)) {
                list[(bit / 8) as usize] |= 1 << (bit % 8);
            }
            eval::Origin::Known(list)
        }
    };
    let form = |runs: &[Run]| NormalForm {
        runs: runs.iter().map(|run| eval::Run { bits: u128::from(run.bits), origin: origin(run) }).collect(),
    };
    let mut text = form(runs).to_string();
    for run in runs {
        if let Origin::Pointer { pointee, .. } = run.origin
            && let Some(known) = pointees.get(pointee)
        {
            text += &format!(" [@{pointee:#x}: {}]", form(&known.place.slice(known.bits)));
        }
    }
    text
}
