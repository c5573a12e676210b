//! Evaluating an expression or a location list on a machine: the room's front door.

use super::access::{read_known_within, read_within};
use super::contents::Contents;
use super::entry::Entry;
use super::error::ErrorCode;
use super::interpreter::{Ended, List, NO_PC, Outcome, Plain, Progress, Run, Setting, Store, fail};
use super::location::{Location, Storage};
use super::machine::{ListEntry, Machine, Source};
use super::rules::{Limits, Rules};
use super::value::Value;
use crate::dwarf::{Encoding, Operation};
use crate::target::Register;
use alloc::vec::Vec;

/// Evaluates expressions under a rule set.
///
/// An evaluator that is used again needs no more memory than it has had before: what it allocates,
/// it keeps.
#[derive(Debug)]
pub struct Evaluator {
    pub(super) setting: Setting,
    /// The bounds.
    pub limits: Limits,
    store: Store,
}

impl Clone for Evaluator {
    /// The same settings, and no memory yet.
    fn clone(&self) -> Evaluator {
        Evaluator {
            limits: self.limits,
            ..Evaluator::new(self.setting.encoding, self.setting.rules)
        }
    }
}

impl Evaluator {
    /// An evaluator of expressions coded in `encoding`, with the default limits. Which operations
    /// there are depends on both: DWARF 5's rules have no others than those of DWARF 5, GNU's if
    /// the encoding allows them.
    pub fn new(encoding: Encoding, rules: Rules) -> Evaluator {
        Evaluator {
            setting: Setting::new(encoding, rules),
            limits: Limits::DEFAULT,
            store: Store::default(),
        }
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        self.setting.rules
    }

    /// The encoding.
    pub fn encoding(&self) -> Encoding {
        self.setting.encoding
    }

    /// Evaluates an expression whose result is a location, with `initial` on the stack, bottom
    /// first. An expression that leaves nothing gives the undefined location.
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
        let location = self.locate(machine, expression, initial)?;
        let lent =
            matches!(&location.storage, Storage::Composite(composite) if composite.is_alone());
        Ok(if lent {
            self.store.keep()
        } else {
            &self.store.result
        }
        .clone())
    }

    /// As [`Evaluator::location`], of a location that is only looked at: it stays with the
    /// evaluator, which uses its memory for the next one. A clone of it can be kept, but
    /// [`Evaluator::location`] is the cheaper way to one.
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
        let ended = match initial {
            [] => Plain::run(
                machine,
                &self.setting,
                &self.limits,
                &mut self.store,
                expression,
            ),
            _ => self.store.start(),
        };
        match ended {
            Ended::Location => Ok(&self.store.result),
            Ended::Composite => Ok(&self.store.lent),
            Ended::Before => self.go_on(machine, expression, initial),
        }
    }

    /// Evaluates what is left of an expression in general.
    #[inline(never)]
    fn go_on(
        &mut self,
        machine: &dyn Machine,
        expression: &[u8],
        initial: &[Entry],
    ) -> Outcome<&Location> {
        let from = self.store.progress();
        self.run(machine, initial, |run| {
            run.execute(expression, from)?;
            run.keep_location()
        })?;
        Ok(&self.store.result)
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
        self.store.clear();
        self.run(machine, initial, |run| {
            run.execute(expression, Progress::NONE)?;
            run.result_value()
        })
    }

    /// Evaluates an expression and gives the stack that it leaves, bottom first.
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
        self.store.clear();
        self.run(machine, initial, |run| {
            run.execute(expression, Progress::NONE)?;
            run.result_stack()
        })?;
        Ok(&self.store.stack)
    }

    /// Evaluates a location, expression or location list. Of a list, all entries that hold at the
    /// machine's PC count, and default entries if no other does; where none holds the location is
    /// undefined.
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
            Source::Expression(expression) => self.location(machine, expression, initial),
            Source::List(entries) => {
                self.list(machine, entries, machine.pc().ok_or(NO_PC)?, initial)
            }
        }
    }

    /// Evaluates a location list at a PC, which need not be the machine's; as [`Evaluator::source`]
    /// otherwise.
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

    /// A frame's canonical frame address: what `DW_OP_call_frame_cfa` gives there.
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

    /// Where the value is that a register had on entry to a frame's function: what
    /// `DW_OP_call_frame_entry_reg` gives there.
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

    /// Reads `count` bits at a location, as [`read_bits`](super::read_bits) does but within the
    /// limits. All must be known: where only some are, [`Evaluator::read_known`] gives those.
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
            self.setting.encoding.order,
            location,
            count,
            self.limits.read_bits,
        )
    }

    /// Reads those of the first `count` bits at a location that are known, with a mask that says
    /// which. Undefined bits, those of pointers that do not exist, and those that the machine
    /// cannot read are not known; the last are told from the others by [`Contents::unreadable`]. Of
    /// bits in several places, those are known that are known in one.
    ///
    /// # Errors
    ///
    /// `out-of-bounds` where the storage has fewer bits; `limit-size` where there are more to look
    /// at than [`Limits::read_bits`], each place of several counted.
    pub fn read_known(
        &self,
        machine: &dyn Machine,
        location: &Location,
        count: u128,
    ) -> Outcome<Contents> {
        read_known_within(
            machine,
            self.setting.encoding.order,
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
        self.run(machine, &[], |run| {
            run.execute_one(frame, operation)?;
            run.result_location()
        })
    }

    /// Evaluates with `initial` on the stack, and what has been left there.
    #[inline]
    fn run<'a, T>(
        &mut self,
        machine: &'a dyn Machine,
        initial: &[Entry],
        evaluate: impl FnOnce(&mut Run<'a, '_>) -> Outcome<T>,
    ) -> Outcome<T> {
        if initial.len() > self.limits.stack {
            return fail(
                ErrorCode::LimitStack,
                "the initial stack has too many entries",
            );
        }
        self.store.stack.extend_from_slice(initial);
        let mut run = Run::new(
            machine,
            self.setting.encoding,
            self.setting.rules,
            &self.limits,
            &mut self.store,
        );
        let outcome = evaluate(&mut run);
        run.end();
        outcome
    }
}
