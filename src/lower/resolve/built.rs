//! The locations of expressions, each built once in a function for the same inputs.

use super::Resolver;
use crate::expr::DIExpr;
use crate::location::{LocationId, Tree};
use crate::lower::build::{Context, Failure, build};
use crate::lower::piece::Referred;
use crate::metadata::lists::{make_room, push};
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
    /// The range of each expression's inputs, and what it denotes.
    built: Vec<(u32, u32, Built)>,
}

impl KnownBuilt {
    pub(super) fn clear(&mut self) {
        self.inputs.clear();
        self.built.clear();
    }

    /// Returns what an expression with these inputs denotes, if it was built, or its slot.
    fn find(&self, first: [u32; 3], arguments: &[LocationId]) -> Result<Built, usize> {
        let mix = |hash: u32, input: u32| (hash.rotate_left(5) ^ input).wrapping_mul(0x9e37_79b1);
        let hash = first.into_iter().fold(0, mix);
        let numbers = arguments.iter().map(|argument| argument.number());
        let slot = numbers.clone().fold(hash, mix) as usize >> 24 & (SLOTS - 1);
        let known = (self.slots.get(slot)).and_then(|known| self.built.get(*known as usize));
        if let Some(&(start, end, built)) = known
            && let Some((same, rest)) = self.inputs[start as usize..end as usize].split_first_chunk()
            // Shorter than calls of `memcmp`.
            && *same == first
            && rest.iter().copied().eq(numbers)
        {
            return Ok(built);
        }
        Err(slot)
    }

    /// Adds what an expression with these inputs denotes.
    fn set(&mut self, slot: usize, (first, arguments): ([u32; 3], &[LocationId]), built: Built) {
        let start = self.inputs.len() as u32;
        make_room(&mut self.inputs, 3 + arguments.len());
        self.inputs.extend_from_slice(&first);
        (self.inputs).extend(arguments.iter().map(|argument| argument.number()));
        self.slots.resize(SLOTS, 0);
        self.slots[slot] = self.built.len() as u32;
        push(&mut self.built, (start, self.inputs.len() as u32, built));
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
        match self.known.find(first, arguments) {
            Ok(built) => built,
            Err(slot) => {
                let built = self.build(expression, referrer, arguments);
                self.known.set(slot, (first, arguments), built);
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
