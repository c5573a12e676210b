//! Whether the bits of an argument that an operation uses exist, and whether they are in a
//! register.

use super::super::super::facts::{Need, Storage};
use super::super::super::{Rule, referrer};
use super::Places;
use crate::markers::{FunctionId, Referrer};
use crate::metadata::{LifetimeId, Object};
use crate::ty::AddressSpace;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// An object, and a bit counted from its start.
#[derive(Clone, Copy)]
struct Asked {
    object: Object,
    bit: i64,
    /// The address space in which the object is dereferenced; `None` if it is not.
    space: Option<AddressSpace>,
    time: u32,
}

/// A storage that an argument is in, and a bit of it.
enum Reached {
    /// A value, or a composite.
    Value {
        /// The bit, counted from the location's start.
        bit: i64,
        /// The number of bits before and after the location's start.
        room: (i64, i64),
        is_composite: bool,
    },
    /// A referrer, and a bit counted from its start.
    Referrer(FunctionId, Referrer, i64),
    /// Memory at an address that is not known.
    Memory,
}

impl Places<'_, '_, '_> {
    /// The rule that a need for bits of an argument violates: bits before its start, up to an end,
    /// or in a register.
    pub(super) fn outside(&mut self, root: LifetimeId, need: Need) -> Option<(Rule, String)> {
        match need {
            Need::ArgumentStart { index, bit } => self.exists(root, index, bit, None, false),
            Need::ArgumentEnd {
                index,
                end,
                read,
                space,
            } => self.exists(root, index, end, space, read),
            Need::ArgumentRegister {
                index,
                bit,
                bits,
                space,
            } => self.is_register(root, index, (bit, bits), space),
            _ => None,
        }
    }

    /// `E117`, `E118` and `E124`: the bits of an argument up to `bits` exist. A negative number
    /// counts bits before its start.
    fn exists(
        &mut self,
        root: LifetimeId,
        index: u32,
        bits: i64,
        space: Option<AddressSpace>,
        read: bool,
    ) -> Option<(Rule, String)> {
        let (checker, is_start) = (self.checker, bits < 0);
        let module = checker.module;
        let address = i64::from(module.target.address_bytes()) * 8;
        let argument = self.argument(root, index)?;
        let through = |what: String| {
            let name = checker.object(argument);
            format!("uses bits of {name} that do not exist: it {what}")
        };
        self.follow(argument, bits, space, |reached| {
            let (rule, what) = match *reached {
                Reached::Value { bit, room, .. } => of_value(bit, room, is_start, read)?,
                Reached::Referrer(function, place, bit) => {
                    let need = match is_start {
                        true if bit >= 0 => return None,
                        true => Need::Start(bit),
                        false => Need::End {
                            end: bit,
                            bits: address,
                            read,
                        },
                    };
                    referrer::unfit(module, module.code.function(function)?, place, need)?
                }
                Reached::Memory => return None,
            };
            Some((rule, through(what)))
        })
    }

    /// `E119`: some bits of an argument, the first of them and their number, are in one register.
    fn is_register(
        &mut self,
        root: LifetimeId,
        index: u32,
        (first, bits): (i64, i64),
        space: Option<AddressSpace>,
    ) -> Option<(Rule, String)> {
        let checker = self.checker;
        let argument = self.argument(root, index)?;
        self.follow(argument, first, space, |reached| {
            let what = match *reached {
                // The bits may be in one part of a composite.
                Reached::Value { is_composite, .. } if is_composite => return None,
                Reached::Value { .. } => String::from("a value"),
                Reached::Memory => String::from("memory"),
                Reached::Referrer(function, place, bit) => {
                    let need = Need::Register { bit, bits };
                    let function = checker.module.code.function(function)?;
                    referrer::unfit(checker.module, function, place, need)?;
                    referrer::spell(checker.module, function, place)
                }
            };
            let (name, is) = (
                checker.object(argument),
                space.map_or("is", |_| "points to"),
            );
            let what =
                format!("uses the entry value of {name}, which {is} {what}; name one register");
            Some((Rule::EntryValueOperand, what))
        })
    }

    /// What `found` returns first for a storage that an argument may be in: of a bit of it, or of
    /// the memory of an address space that it points to.
    fn follow<T>(
        &mut self,
        argument: Object,
        bit: i64,
        space: Option<AddressSpace>,
        mut found: impl FnMut(&Reached) -> Option<T>,
    ) -> Option<T> {
        let mut asked = alloc::vec![Asked {
            object: argument,
            bit,
            space,
            time: 0
        }];
        while let Some(next) = asked.pop() {
            self.spend(1)?;
            if let Some(reached) = self.address(next)
                && let Some(found) = found(&reached)
            {
                return Some(found);
            }
            for (id, time) in self.lifetimes(next.object, next.time)? {
                let (reached, further) = self.reached(id, Asked { time, ..next });
                if let Some(found) = reached.iter().find_map(&mut found) {
                    return Some(found);
                }
                asked.extend(further);
            }
        }
        None
    }

    /// What an object that is the address of a global or a code location is, or points to.
    fn address(&self, asked: Asked) -> Option<Reached> {
        let is_address = match asked.object {
            Object::Fragment(id) => self.checker.index.global_of(id).is_some(),
            Object::Variable(_) => false,
            Object::Code(_) => true,
        };
        let room = (0, i64::from(self.checker.module.target.address_bytes()) * 8);
        let value = Reached::Value {
            bit: asked.bit,
            room,
            is_composite: false,
        };
        is_address.then(|| asked.space.map_or(value, |_| Reached::Memory))
    }

    /// The storages that an object is in by one of its lifetimes, and the argument that it is a
    /// part of.
    fn reached(&mut self, id: LifetimeId, asked: Asked) -> (Vec<Reached>, Option<Asked>) {
        let nothing = (Vec::new(), None);
        let checker = self.checker;
        let node = checker.module.metadata.lifetimes.get(id);
        let outcome = node.map(|node| checker.facts.outcome(node.location));
        let Some(outcome) = outcome.filter(|outcome| outcome.space == asked.space) else {
            return nothing;
        };
        if let Some(room) = outcome.room {
            let value = Reached::Value {
                bit: asked.bit,
                room,
                is_composite: outcome.is_composite,
            };
            return (alloc::vec![value], None);
        }
        let Some((storage, first)) = outcome.place else {
            return nothing;
        };
        let bit = asked.bit.saturating_add(first);
        let (index, space) = match storage {
            Storage::Referrer => {
                let Some((function, places)) = self.referrers(id, asked.time) else {
                    return nothing;
                };
                let each = places.into_iter();
                let each = each.map(|(place, _)| Reached::Referrer(function.id, place, bit));
                return (each.collect(), None);
            }
            Storage::Pointee(_) => return (alloc::vec![Reached::Memory], None),
            Storage::Argument(index) => (index, None),
            Storage::ArgumentPointee(index, space) => (index, Some(space)),
        };
        let further = self.argument(id, index).map(|object| Asked {
            object,
            bit,
            space,
            time: asked.time,
        });
        (Vec::new(), further)
    }
}

/// The rule that is violated if a bit is outside of a value that has `room` bits before and after
/// the location's start.
fn of_value(
    bit: i64,
    (before, after): (i64, i64),
    is_start: bool,
    read: bool,
) -> Option<(Rule, String)> {
    let start = before.saturating_add(bit);
    let (rule, does) = match (is_start, read) {
        (true, _) if start < 0 => {
            let what = format!(
                "leads {} bits before the start of a value; start within the value",
                start.unsigned_abs()
            );
            return Some((Rule::OffsetBeforeStart, what));
        }
        (false, true) if bit > after => (Rule::ReadPastEnd, "reads"),
        (false, false) if bit > after => (Rule::DenotesPastEnd, "denotes"),
        _ => return None,
    };
    let what =
        format!("{does} bits up to {bit} of a value that has {after}; stay within the value");
    Some((rule, what))
}
