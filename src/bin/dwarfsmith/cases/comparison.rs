//! The comparison of one case's results with the expected ones.

use super::format::{self, Item, Read, Want, Write};
use super::prepare::Prepared;
use super::{compare, entry_text, list, register_number, shown};
use dwarfsmith::eval::{Entry, EvalError, Location, read_bits, write_bits};
use std::fmt;

/// The reason why a comparison ends before all results are compared.
pub(super) enum Ended {
    /// The evaluation failed.
    Evaluation(EvalError),
    /// The case is malformed.
    Case(String),
}

impl From<EvalError> for Ended {
    fn from(error: EvalError) -> Ended {
        Ended::Evaluation(error)
    }
}

pub(super) struct Comparison<'a> {
    pub(super) want: &'a Want,
    pub(super) prepared: Prepared<'a>,
    pub(super) differences: &'a mut Vec<String>,
    /// The number of compared results.
    pub(super) checked: &'a mut usize,
}

/// Returns a function that adds a key of the case to a message.
fn at(key: &'static str) -> impl Fn(String) -> Ended {
    move |error| Ended::Case(format!("{key}: {error}"))
}

impl Comparison<'_> {
    fn differ(&mut self, what: &str, want: &dyn fmt::Display, got: &dyn fmt::Display) {
        self.differences
            .push(format!("{what}: want {want}, got {got}"));
    }

    pub(super) fn value(&mut self) -> Result<(), Ended> {
        let case = &mut self.prepared;
        let value = case
            .evaluator
            .value(&case.machine, case.bytes, &case.initial)?;
        let want = self.want;
        if let Some(wanted) = &want.value {
            *self.checked += 1;
            if !compare::is_value(wanted, &value).map_err(at("want.value"))? {
                self.differ("value", wanted, &value);
            }
        }
        Ok(())
    }

    pub(super) fn stack(&mut self) -> Result<(), Ended> {
        let case = &mut self.prepared;
        let stack = case
            .evaluator
            .stack(&case.machine, case.bytes, &case.initial)?;
        let want = self.want;
        if let Some(wanted) = &want.stack {
            *self.checked += 1;
            let machine = &case.machine;
            let is_same = |(wanted, entry): (&Item, &Entry)| match entry {
                Entry::Value(value) => compare::is_value(wanted, value).unwrap_or(false),
                Entry::Location(location) | Entry::Incomplete(location) => {
                    matches!(wanted, Item::Text(text) if compare::same_text(text, &shown(machine, location)))
                }
            };
            let is_equal =
                wanted.len() == stack.len() && wanted.iter().zip(stack.iter().rev()).all(is_same);
            if !is_equal {
                let got = list(stack.iter().rev().map(|entry| entry_text(machine, entry)));
                self.differ("stack", &list(wanted.iter()), &got);
            }
        }
        Ok(())
    }

    pub(super) fn location(&mut self) -> Result<(), Ended> {
        let case = &mut self.prepared;
        let location = case
            .evaluator
            .location(&case.machine, case.bytes, &case.initial)?;
        let got = shown(&case.machine, &location);
        let want = self.want;
        if let Some(wanted) = &want.location {
            *self.checked += 1;
            if !compare::same_text(wanted, &got) {
                self.differ("location", wanted, &got);
            }
        }
        if let Some(read) = &want.read {
            self.read(&location, read)?;
        }
        match &want.write {
            Some(write) => self.write(&location, write),
            None => Ok(()),
        }
    }

    fn read(&mut self, location: &Location, read: &Read) -> Result<(), Ended> {
        let wanted = format::hex(&read.hex).map_err(at("want.read"))?;
        let machine = &self.prepared.machine;
        let order = machine.snapshot.target().byte_order();
        let got = read_bits(machine, order, location, u128::from(read.bytes) * 8)?;
        if got != wanted {
            self.differ("read", &format::show(&wanted), &format::show(&got));
        }
        *self.checked += 1;
        Ok(())
    }

    /// Writes to a location, then compares the machine with the expected contents.
    fn write(&mut self, location: &Location, write: &Write) -> Result<(), Ended> {
        let in_write = at("want.write");
        let machine = &mut self.prepared.machine;
        let (target, order) = (
            machine.snapshot.target(),
            machine.snapshot.target().byte_order(),
        );
        let data = format::hex(&write.hex).map_err(&in_write)?;
        write_bits(machine, order, location, &data, data.len() as u128 * 8)?;
        *self.checked += 1;
        let Some(then) = &write.then else {
            return Ok(());
        };
        for (register, hex) in &then.registers {
            let wanted = format::hex(hex).map_err(&in_write)?;
            let number = register_number(target, register).map_err(&in_write)?;
            let got = self.prepared.machine.snapshot.register(number);
            if got != Some(&wanted) {
                let got = got.map_or_else(|| String::from("nothing"), format::show);
                let what = format!("register {register}");
                self.differ(&what, &format::show(&wanted), &got);
            }
        }
        for (name, hex) in &then.memory {
            let wanted = format::hex(hex).map_err(&in_write)?;
            let (space, address) = format::place(name).map_err(&in_write)?;
            let from = Location::memory(space, address, 8);
            let bits = wanted.len() as u128 * 8;
            let got = match read_bits(&self.prepared.machine, order, &from, bits) {
                Ok(got) if got == wanted => continue,
                Ok(got) => format::show(&got),
                Err(error) => error.to_string(),
            };
            let what = format!("memory {name}");
            self.differ(&what, &format::show(&wanted), &got);
        }
        Ok(())
    }
}
