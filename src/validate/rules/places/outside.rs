//! Checks whether the bits of an argument that an operation uses exist, and whether they are in a
//! register.

use super::super::super::Rule;
use super::super::super::facts::{Access, Need, Storage};
use super::super::super::referrer::{self, Violation};
use super::Places;
use crate::markers::{FunctionId, Referrer};
use crate::metadata::{LifetimeId, Object};
use crate::ty::AddressSpace;
use crate::units::Bits;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// An object, and a bit relative to its start.
#[derive(Clone, Copy)]
struct Query {
    object: Object,
    bit: i64,
    /// The address space in which the object is dereferenced; `None` if it is not.
    space: Option<AddressSpace>,
    time: u32,
}

/// A storage that contains an argument, and a bit of it.
enum Reached {
    /// A value, or a composite.
    Value {
        /// The bit, relative to the location's start.
        bit: i64,
        /// The number of bits before and after the location's start.
        available: (i64, i64),
        is_composite: bool,
    },
    /// A referrer, a bit relative to its start, and the size of its type in bits.
    Referrer(FunctionId, Referrer, i64, i64),
    /// Memory at an unknown address.
    Memory,
}

impl Places<'_, '_, '_> {
    /// Returns the rule that a need for bits of an argument violates: bits before its start, up to
    /// an end, or in a register.
    pub(super) fn outside(&mut self, root: LifetimeId, need: Need) -> Option<Violation> {
        match need {
            Need::ArgumentStart { index, bit, .. } => self.exists(root, index, bit, None),
            Need::ArgumentEnd {
                index,
                end,
                access,
                space,
            } => self.exists(root, index, end, Some((access, space))),
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
    /// counts bits before its start. `access` is the access to all these bits, and the address
    /// space of a pointer that is followed.
    fn exists(
        &mut self,
        root: LifetimeId,
        index: u32,
        bits: i64,
        access: Option<(Access, Option<AddressSpace>)>,
    ) -> Option<Violation> {
        let (checker, address) = (self.checker, self.address_bits());
        let module = checker.module;
        let space = access.and_then(|(_, space)| space);
        let access = access.map(|(access, _)| access).filter(|_| bits >= 0);
        let argument = self.argument(root, index)?;
        let through = |what: String| {
            let name = checker.object(argument);
            format!("uses bits of {name} that do not exist, since it {what}")
        };
        self.follow(argument, bits, space, |reached| {
            let (rule, what) = match *reached {
                Reached::Value { bit, available, .. } => of_value(bit, available, access)?,
                Reached::Referrer(function, place, bit, of) => {
                    let bits = match place {
                        Referrer::Address { .. } | Referrer::Symbol { .. } => address,
                        _ => of,
                    };
                    let need = match access {
                        None if bit >= 0 => return None,
                        None => Need::Start { bit, bits },
                        Some(access) => Need::End {
                            end: bit,
                            bits,
                            access,
                        },
                    };
                    referrer::unmet_need(module, module.code.function(function)?, place, need)?
                }
                Reached::Memory => return None,
            };
            Some((rule, through(what)))
        })
    }

    /// `E119`: some bits of an argument, given by the first of them and their number, are in one
    /// register.
    fn is_register(
        &mut self,
        root: LifetimeId,
        index: u32,
        (first, bits): (i64, i64),
        space: Option<AddressSpace>,
    ) -> Option<Violation> {
        let checker = self.checker;
        let argument = self.argument(root, index)?;
        self.follow(argument, first, space, |reached| {
            let what = match *reached {
                // The bits may be in one part of a composite.
                Reached::Value { is_composite, .. } if is_composite => return None,
                Reached::Value { .. } => String::from("a value"),
                Reached::Memory => String::from("memory"),
                Reached::Referrer(function, place, bit, _) => {
                    let need = Need::Register { bit, bits };
                    let function = checker.module.code.function(function)?;
                    referrer::unmet_need(checker.module, function, place, need)?;
                    referrer::text(checker.module, function, place)
                }
            };
            let (name, is) = (
                checker.object(argument),
                space.map_or("is", |_| "points to"),
            );
            let what =
                format!("takes the entry value of {name}, which {is} {what}; only a register, or a part of one, has an entry value");
            Some((Rule::EntryValueOperand, what))
        })
    }

    /// Calls `found` with each storage in which a bit of an argument may be, or a bit of the memory
    /// that the argument points to in an address space. Returns the first result.
    fn follow<T>(
        &mut self,
        argument: Object,
        bit: i64,
        space: Option<AddressSpace>,
        mut found: impl FnMut(&Reached) -> Option<T>,
    ) -> Option<T> {
        let mut pending = alloc::vec![Query {
            object: argument,
            bit,
            space,
            time: 0
        }];
        while let Some(next) = pending.pop() {
            self.spend(1)?;
            if let Some(reached) = self.address(next)
                && let Some(found) = found(&reached)
            {
                return Some(found);
            }
            for (id, time) in self.lifetimes(next.object, next.time)? {
                let (reached, further) = self.reached(id, Query { time, ..next });
                if let Some(found) = reached.iter().find_map(&mut found) {
                    return Some(found);
                }
                pending.extend(further);
            }
        }
        None
    }

    fn address_bits(&self) -> i64 {
        self.checker.module.target.address_bits() as i64
    }

    /// Returns the value of an object that is the address of a global or of code, or the memory
    /// that it points to; `None` for other objects.
    fn address(&self, query: Query) -> Option<Reached> {
        let is_address = match query.object {
            Object::Fragment(id) => self.checker.index.global_of(id).is_some(),
            Object::Variable(_) => false,
            Object::Code(_) => true,
        };
        let available = (0, self.address_bits());
        let value = Reached::Value {
            bit: query.bit,
            available,
            is_composite: false,
        };
        is_address.then(|| query.space.map_or(value, |_| Reached::Memory))
    }

    /// Returns the storages that one of its lifetimes gives for an object, and the argument that
    /// contains the object.
    fn reached(&mut self, id: LifetimeId, query: Query) -> (Vec<Reached>, Option<Query>) {
        let nothing = (Vec::new(), None);
        let checker = self.checker;
        let node = checker.module.metadata.lifetimes.get(id);
        let outcome = node.map(|node| checker.facts.outcome(node.location));
        let Some(outcome) = outcome.filter(|outcome| outcome.space == query.space) else {
            return nothing;
        };
        if let Some(available) = outcome.available {
            let value = Reached::Value {
                bit: query.bit,
                available,
                is_composite: outcome.is_composite,
            };
            return (alloc::vec![value], None);
        }
        let Some((storage, first, of)) = outcome.place else {
            return nothing;
        };
        let bit = query.bit.saturating_add(first);
        let (index, space) = match storage {
            Storage::Referrer => {
                let Some((function, places)) = self.referrers(id, query.time) else {
                    return nothing;
                };
                let each = places.into_iter();
                let each = each.map(|(place, _)| Reached::Referrer(function.id, place, bit, of));
                return (each.collect(), None);
            }
            Storage::Pointee(_) | Storage::ThreadLocal | Storage::ArgumentThreadLocal(_) => {
                return (alloc::vec![Reached::Memory], None);
            }
            Storage::Undefined => return nothing,
            Storage::Argument(index) => (index, None),
            Storage::ArgumentPointee(index, space) => (index, Some(space)),
        };
        let further = self.argument(id, index).map(|object| Query {
            object,
            bit,
            space,
            time: query.time,
        });
        (Vec::new(), further)
    }
}

/// Returns the violation if a value does not have the bits from its start up to `bit`, or from a
/// negative `bit` up to its start. `before` and `after` are the numbers of bits on both sides of
/// the start. `access` is the operation's access to the bits at the end; `None` if the operation
/// needs the bits before the start.
fn of_value(bit: i64, (before, after): (i64, i64), access: Option<Access>) -> Option<Violation> {
    match access {
        None if before.saturating_add(bit) < 0 => {
            let bits = Bits(before.saturating_add(bit).unsigned_abs());
            let what = format!(
                "moves the location {bits} before the start of a value; stay within the value"
            );
            Some((Rule::OffsetBeforeStart, what))
        }
        Some(access) if bit > after => {
            let (rule, does) = access.past_end();
            let what = format!(
                "{does} bits up to {bit} of a value that has {}; stay within the value",
                Bits(after.unsigned_abs())
            );
            Some((rule, what))
        }
        _ => None,
    }
}
