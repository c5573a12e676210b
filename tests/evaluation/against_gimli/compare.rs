//! One expression in both evaluators.

use super::differences::explain;
use super::gimli::{Failure, Gimli, OPERATIONS};
use super::world::{World, gimli_type};
use dwarfsmith::dwarf::{self, NoNames};
use dwarfsmith::eval::{
    EvalError, Evaluator, Limits, Location, NormalForm, Rules, Snapshot, Storage, ValueType,
};
use std::collections::BTreeMap;

/// The results of comparisons.
#[derive(Default)]
pub struct Tally {
    pub compared: usize,
    /// Equal results that are locations.
    pub located: usize,
    /// Equal failures, by their kind.
    pub failures: BTreeMap<&'static str, usize>,
    /// The number of occurrences of each explained difference.
    pub differences: BTreeMap<&'static str, usize>,
    /// Unexplained differences.
    pub mistakes: Vec<String>,
}

impl Tally {
    /// Adds the results of other comparisons.
    pub fn add(&mut self, other: Tally) {
        self.compared += other.compared;
        self.located += other.located;
        for (all, some) in [
            (&mut self.failures, other.failures),
            (&mut self.differences, other.differences),
        ] {
            some.into_iter()
                .for_each(|(name, count)| *all.entry(name).or_default() += count);
        }
        self.mistakes.extend(other.mistakes);
    }
}

/// A world and this library's evaluator for it.
pub struct Comparison<'w> {
    world: &'w World,
    machine: Snapshot,
    evaluator: Evaluator,
}

impl<'w> Comparison<'w> {
    pub fn new(world: &'w World) -> Comparison<'w> {
        let mut evaluator = Evaluator::new(world.encoding, Rules::Dwarf5);
        evaluator.limits = Limits {
            operations: OPERATIONS.into(),
            ..Limits::DEFAULT
        };
        Comparison {
            world,
            machine: world.snapshot(false),
            evaluator,
        }
    }

    /// The normal form of an expression's location. For memory and the undefined location, the
    /// first byte is enough.
    fn ours(&mut self, bytes: &[u8]) -> Result<NormalForm, EvalError> {
        let location = self.evaluator.location(&self.machine, bytes, &[])?;
        NormalForm::of(&location, extent(&location), self.world.encoding.order)
    }

    /// Whether both evaluators agree on an expression; if not, the mistake or its explanation is
    /// recorded.
    pub fn check(&mut self, bytes: &'w [u8], tally: &mut Tally) {
        tally.compared += 1;
        let gimli = Gimli::new(self.world);
        let ended = gimli.run(bytes);
        let ours = self.ours(bytes);
        let theirs = match &ended {
            Ok((pieces, _)) => gimli.normal(pieces),
            Err(failure) => Err(*failure),
        };
        let value = match &ended {
            // An expression whose result can be a value has the same one, type included.
            Ok((_, Some(value))) => {
                let ours = self
                    .evaluator
                    .value(&self.machine, bytes, &[])
                    .map_err(Failure::from_error);
                let ty = gimli_value_type(value.value_type(), self.world);
                ours.is_ok_and(|ours| {
                    ours.ty() == ty
                        && ours.to_bytes(self.world.encoding.order)[..] == gimli.bytes(*value)[..]
                })
            }
            _ => true,
        };
        let same = match (&ours, &theirs) {
            (Ok(ours), Ok(theirs)) => ours == theirs,
            (Err(ours), Err(theirs)) => Failure::from_error(*ours) == *theirs,
            _ => false,
        };
        if same && value {
            match ours {
                Ok(_) => tally.located += 1,
                Err(error) => *tally.failures.entry(error.code.text()).or_default() += 1,
            }
            return;
        }
        match explain(
            self.world,
            bytes,
            ours.as_ref().err().copied(),
            theirs.is_err(),
        ) {
            Some(id) => *tally.differences.entry(id).or_default() += 1,
            None => tally.mistakes.push(format!(
                "{} {}: {bytes:02x?}\n  {}\n  ours   {ours:?}\n  gimli  {theirs:?} {:?}",
                self.world.target.name(),
                self.world.encoding.offset_bytes,
                dwarf::print_operations(self.world.encoding, bytes, &NoNames)
                    .unwrap_or_else(|error| error.to_string()),
                ended.map(|(_, value)| value),
            )),
        }
    }
}

impl Failure {
    fn from_error(error: EvalError) -> Failure {
        error.code.into()
    }
}

fn gimli_value_type(ty: ::gimli::ValueType, world: &World) -> ValueType {
    let base = super::world::TYPES
        .into_iter()
        .find(|base| gimli_type(*base) == Some(ty));
    match base {
        Some((encoding, byte_size)) => ValueType::Base(dwarfsmith::eval::BaseType {
            encoding,
            byte_size,
            order: None,
        }),
        None => ValueType::Generic(world.encoding.address_bytes),
    }
}

fn extent(location: &Location) -> u128 {
    match location.storage {
        Storage::Memory { .. } => 8,
        // The undefined location has no size, so that any number of bits may be shown.
        Storage::Undefined => 8,
        _ => location.left(),
    }
}
