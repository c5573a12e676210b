//! The locations of expressions, each built once in a function for the same inputs.

use super::Resolver;
use crate::expr::DIExpr;
use crate::location::{LocationId, Tree};
use crate::lower::build::{Context, Failure, build};
use crate::lower::piece::Referred;
use crate::ty::Type;
use alloc::vec::Vec;

/// What an expression denotes for some inputs.
#[derive(Clone, Copy)]
pub(super) struct Built {
    pub(super) location: Result<(LocationId, Type), Failure>,
    /// True if the evaluation of a part of the location, or of an argument as a whole, fails.
    pub(super) has_failed: bool,
    /// True if the location is undefined on every machine.
    pub(super) is_undefined: bool,
    /// True if the location may be undefined, depending on the machine.
    pub(super) may_be_undefined: bool,
}

/// The number of slots of [`KnownBuilt`], a power of two.
const SLOTS: usize = 256;

/// The expressions that were built, by their inputs. The pieces of an object, and the objects of
/// inlined instances, often have the same expressions with the same inputs.
#[derive(Default)]
pub(super) struct KnownBuilt {
    /// For each slot of a hash, the number of the last expression that was built. It may be stale:
    /// `clear` keeps the slots for the next function.
    slots: Vec<u32>,
    /// The numbers of an expression, its referrers and its arguments, for all expressions.
    inputs: Vec<u32>,
    /// The end of each expression's inputs, and what it denotes.
    built: Vec<(u32, Built)>,
}

impl KnownBuilt {
    pub(super) fn clear(&mut self) {
        self.inputs.clear();
        self.built.clear();
    }

    /// Adds the inputs of an expression. Returns what it denotes, if it was built, or its slot.
    fn add(&mut self, first: [u32; 3], arguments: &[LocationId]) -> Result<Built, usize> {
        let start = self.built.last().map_or(0, |(end, _)| *end as usize);
        self.inputs.truncate(start);
        self.inputs.extend_from_slice(&first);
        for argument in arguments {
            self.inputs.push(argument.number());
        }
        let inputs = &self.inputs[start..];
        let mix = |hash: u32, input: &u32| (hash.rotate_left(5) ^ input).wrapping_mul(0x9e37_79b1);
        let slot = inputs.iter().fold(0, mix) as usize >> 24 & (SLOTS - 1);
        self.slots.resize(SLOTS, 0);
        let number = self.slots[slot] as usize;
        if let Some(&(end, built)) = self.built.get(number) {
            let before = number
                .checked_sub(1)
                .map_or(0, |before| self.built[before].0);
            // Shorter than a call of `memcmp`.
            if self.inputs[before as usize..end as usize].iter().eq(inputs) {
                return Ok(built);
            }
        }
        Err(slot)
    }

    /// Adds what an expression denotes. Its inputs were added last.
    fn set(&mut self, slot: usize, built: Built) {
        self.slots[slot] = self.built.len() as u32;
        self.built.push((self.inputs.len() as u32, built));
    }
}

impl Resolver<'_, '_> {
    /// Returns what an expression denotes.
    pub(super) fn built(
        &mut self,
        expression: DIExpr,
        referrer: Referred,
        arguments: &[LocationId],
    ) -> Built {
        if !self.tree.shares_nodes {
            return self.build(expression, referrer, arguments);
        }
        let [now, on_entry] = [referrer.now, referrer.on_entry]
            .map(|referrer| referrer.map_or(u32::MAX, LocationId::number));
        let first = [expression.index() as u32, now, on_entry];
        match self.known.add(first, arguments) {
            Ok(built) => built,
            Err(slot) => {
                let built = self.build(expression, referrer, arguments);
                self.known.set(slot, built);
                built
            }
        }
    }

    /// Builds what an expression denotes.
    pub(super) fn build(
        &mut self,
        expression: DIExpr,
        referrer: Referred,
        arguments: &[LocationId],
    ) -> Built {
        let context = Context {
            referrer: referrer.now,
            on_entry: referrer.on_entry,
            arguments,
            sizes: &[],
            constants: self.module.exprs.constants(),
        };
        let ops = self.module.exprs.ops(expression);
        let tree = &mut self.tree;
        tree.take_failure();
        let location = build(tree, ops, &context, &mut self.stack);
        let has_failed = tree.take_failure() || matches!(location, Err(Failure::Fails));
        let holds = |holds: fn(&Tree, LocationId, u64) -> bool| {
            location.is_ok_and(|(location, ty)| holds(tree, location, tree.bits(ty)))
        };
        Built {
            location,
            has_failed,
            is_undefined: holds(Tree::is_undefined),
            may_be_undefined: holds(Tree::may_be_undefined),
        }
    }
}
