//! Evaluates an expression or a location list on a machine.

use super::access::{read_known_within, read_within};
use super::contents::Contents;
use super::entry::Entry;
use super::error::ErrorCode;
use super::interpreter::{Context, List, NO_PC, Outcome, ResultKind, Run, Store, fail};
use super::location::Location;
use super::machine::{ListEntry, Machine, Source, UNKNOWN};
use super::rules::{Limits, Rules};
use super::value::Value;
use crate::dwarf::{Encoding, Operation};
use crate::target::Register;
use alloc::vec::Vec;

/// Evaluates expressions under a rule set.
///
/// An evaluator keeps its buffers, so a reused evaluator allocates only if it needs more memory
/// than before.
#[derive(Debug)]
pub struct Evaluator {
    context: Context,
    /// The limits on an evaluation.
    pub limits: Limits,
    pub(super) store: Store,
}

impl Clone for Evaluator {
    /// Clones the settings, but not the buffers.
    fn clone(&self) -> Evaluator {
        Evaluator {
            limits: self.limits,
            ..Evaluator::new(self.context.encoding, self.context.rules)
        }
    }
}

impl Evaluator {
    /// Creates an evaluator of expressions in `encoding`, with the default limits. The set of
    /// operations depends on both parameters: DWARF 5's rules allow only DWARF 5's operations, and
    /// GNU's if the encoding allows them.
    pub fn new(encoding: Encoding, rules: Rules) -> Evaluator {
        Evaluator {
            context: Context::new(encoding, rules),
            limits: Limits::DEFAULT,
            store: Store::new(encoding),
        }
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.context.rules
    }

    /// The encoding.
    pub fn encoding(&self) -> Encoding {
        self.context.encoding
    }

    /// Evaluates an expression whose result is a location, with `initial` on the stack, bottom
    /// first. An expression that leaves an empty stack evaluates to the undefined location.
    ///
    /// # Errors
    ///
    /// Any; see [`ErrorCode`].
    pub fn location(
        &mut self,
        machine: &dyn Machine,
        expression: &[u8],
        initial: &[Entry],
    ) -> Outcome<Location> {
        self.locate(machine, expression, initial)?;
        Ok(self.store.keep())
    }

    /// Like [`Evaluator::location`], but returns a reference to a location that the evaluator owns
    /// and whose buffers it reuses. To keep the location, call [`Evaluator::location`], which is
    /// cheaper than a clone.
    ///
    /// # Errors
    ///
    /// Any; see [`ErrorCode`].
    pub fn locate(
        &mut self,
        machine: &dyn Machine,
        expression: &[u8],
        initial: &[Entry],
    ) -> Outcome<&Location> {
        self.run(machine, expression, initial, ResultKind::Location)?;
        Ok(self.store.location())
    }

    /// Evaluates an expression whose result is a value, with `initial` on the stack, bottom first.
    ///
    /// # Errors
    ///
    /// Any; see [`ErrorCode`].
    pub fn value(
        &mut self,
        machine: &dyn Machine,
        expression: &[u8],
        initial: &[Entry],
    ) -> Outcome<Value> {
        self.run(machine, expression, initial, ResultKind::Value)?;
        match self.store.entries.pop() {
            Some(Entry::Value(value)) => Ok(value),
            _ => fail(ErrorCode::StackUnderflow, "the expression leaves no value"),
        }
    }

    /// Evaluates an expression and returns the stack that it leaves, bottom first.
    ///
    /// # Errors
    ///
    /// Any; see [`ErrorCode`].
    pub fn stack(
        &mut self,
        machine: &dyn Machine,
        expression: &[u8],
        initial: &[Entry],
    ) -> Outcome<&[Entry]> {
        self.run(machine, expression, initial, ResultKind::Stack)?;
        Ok(&self.store.entries)
    }

    /// Evaluates a location, expression or location list. For a list, the result has the locations
    /// of all entries that hold at the machine's PC, or of the default entries if none does. It is
    /// undefined if the list has neither.
    ///
    /// # Errors
    ///
    /// Any; see [`ErrorCode`].
    pub fn source(
        &mut self,
        machine: &dyn Machine,
        source: Source<'_>,
        initial: &[Entry],
    ) -> Outcome<Location> {
        match source {
            Source::Location(location) => Ok(location),
            Source::Unknown => Err(UNKNOWN),
            Source::Expression(expression) => self.location(machine, expression, initial),
            Source::List(entries) => {
                self.list(machine, entries, machine.pc().ok_or(NO_PC)?, initial)
            }
        }
    }

    /// Evaluates a location list at a PC, which need not be the machine's. Otherwise like
    /// [`Evaluator::source`].
    ///
    /// # Errors
    ///
    /// Any; see [`ErrorCode`].
    pub fn list(
        &mut self,
        machine: &dyn Machine,
        entries: &[ListEntry<'_>],
        pc: u64,
        initial: &[Entry],
    ) -> Outcome<Location> {
        let mut list = List::new(entries, pc);
        while let Some(expression) = list.next() {
            let location = self.location(machine, expression, initial)?;
            list.found.push(location);
        }
        Location::multiple_within(list.found, &self.limits)
    }

    /// The canonical frame address of a frame: the result of `DW_OP_call_frame_cfa` there.
    ///
    /// # Errors
    ///
    /// Any; see [`ErrorCode`].
    pub fn canonical_frame_address(
        &mut self,
        machine: &dyn Machine,
        frame: u32,
    ) -> Outcome<Location> {
        self.run_one(machine, frame, Operation::CallFrameCfa)
    }

    /// The location of the value that a register had on entry to a frame's function: the result of
    /// `DW_OP_call_frame_entry_reg` there.
    ///
    /// # Errors
    ///
    /// Any; see [`ErrorCode`].
    pub fn entry_register(
        &mut self,
        machine: &dyn Machine,
        frame: u32,
        register: Register,
    ) -> Outcome<Location> {
        self.run_one(machine, frame, Operation::CallFrameEntryReg(register))
    }

    /// Reads `count` bits at a location, like [`read_bits`](super::read_bits) but within the
    /// limits. All bits must be known; [`Evaluator::read_known`] reads only the known bits.
    ///
    /// # Errors
    ///
    /// `out-of-bounds`, `undefined-data`, `unavailable`, `limit-size`.
    pub fn read(
        &self,
        machine: &dyn Machine,
        location: &Location,
        count: u128,
    ) -> Outcome<Vec<u8>> {
        read_within(
            machine,
            self.context.encoding.order,
            location,
            count,
            self.limits.read_bits,
        )
    }

    /// Reads the known bits of the first `count` bits at a location, with masks of the known and
    /// the unreadable bits. Undefined bits, bits of implicit pointers, and bits that the machine
    /// cannot read are unknown; [`Contents::unreadable`] marks the last of these. A bit that is in
    /// several places is known if it is known in one of them.
    ///
    /// # Errors
    ///
    /// `out-of-bounds` if the storage has fewer bits; `limit-size` if more than
    /// [`Limits::read_bits`] bits must be inspected, where a bit in several places counts once for
    /// each place.
    pub fn read_known(
        &self,
        machine: &dyn Machine,
        location: &Location,
        count: u128,
    ) -> Outcome<Contents> {
        read_known_within(
            machine,
            self.context.encoding.order,
            location,
            count,
            self.limits.read_bits,
        )
    }

    fn run_one(
        &mut self,
        machine: &dyn Machine,
        frame: u32,
        operation: Operation<'_>,
    ) -> Outcome<Location> {
        self.store.clear();
        let mut run = self.start(machine, &[]);
        run.execute_one(frame, operation)?;
        run.result_location()
    }

    #[inline(always)]
    fn start<'a, 'e>(&'e mut self, machine: &'a dyn Machine, expression: &'a [u8]) -> Run<'a, 'e> {
        Run::new(
            machine,
            &self.context,
            &self.limits,
            &mut self.store,
            expression,
        )
    }

    /// Evaluates with `initial` on the stack, and stores the result.
    #[inline(always)]
    fn run(
        &mut self,
        machine: &dyn Machine,
        expression: &[u8],
        initial: &[Entry],
        kind: ResultKind,
    ) -> Outcome {
        self.store.clear();
        if !initial.is_empty() {
            self.push(initial)?;
        }
        let mut run = self.start(machine, expression);
        run.execute()?;
        run.keep(kind)
    }

    fn push(&mut self, initial: &[Entry]) -> Outcome {
        if initial.len() > self.limits.stack {
            return fail(
                ErrorCode::LimitStack,
                "the initial stack has too many entries",
            );
        }
        for entry in initial {
            self.store.stack.push_entry(entry.clone());
        }
        Ok(())
    }
}
