//! Whether the bits of an argument that an operation uses exist.

use super::super::super::Rule;
use super::super::super::checker::Checker;
use super::super::super::facts::{Access, Need, Storage};
use super::super::super::referrer::{self, Violation};
use super::Places;
use crate::metadata::{LifetimeId, Object};
use crate::ty::AddressSpace;
use alloc::format;
use alloc::vec::Vec;

/// An object and the number of its bits that must exist. A negative number counts bits before its
/// start.
#[derive(Clone, Copy)]
struct Asked {
    object: Object,
    bits: i64,
    /// The address space in which the object is dereferenced; `None` if it is not.
    space: Option<AddressSpace>,
    time: u32,
}

/// The search for a place of an argument that does not have the bits that an operation uses.
struct Search {
    argument: Object,
    /// What the operation does with bits at the end; `None` if it needs bits before the start.
    access: Option<Access>,
    to_visit: Vec<Asked>,
}

impl Search {
    fn violation(&self, checker: &Checker<'_, '_>, (rule, what): Violation) -> Violation {
        let argument = checker.object(self.argument);
        (
            rule,
            format!("uses bits of {argument} that do not exist: it {what}"),
        )
    }

    /// The violation if a value does not have the bits. `before` and `after` are the bits that it
    /// has on both sides of a position.
    fn of_value(&self, bits: i64, (before, after): (i64, i64)) -> Option<Violation> {
        match self.access {
            None if before.saturating_add(bits) < 0 => {
                let bits = before.saturating_add(bits).unsigned_abs();
                let what = format!(
                    "leads {bits} bits before the start of a value; start within the value"
                );
                Some((Rule::OffsetBeforeStart, what))
            }
            Some(access) if bits > after => {
                let (rule, does) = access.past_end();
                let what = format!(
                    "{does} bits up to {bits} of a value that has {after}; stay within the value"
                );
                Some((rule, what))
            }
            _ => None,
        }
    }
}

impl Places<'_, '_, '_> {
    /// The rule that a need for bits before an argument's start, or up to an end, violates.
    pub(super) fn outside(&mut self, root: LifetimeId, need: Need) -> Option<Violation> {
        let (index, bits, space, access) = match need {
            Need::ArgumentStart { index, bit } => (index, bit, None, None),
            Need::ArgumentEnd {
                index,
                end,
                access,
                space,
            } => (index, end, space, Some(access)),
            _ => return None,
        };
        let (argument, time) = (self.argument(root, index)?, 0);
        let first = Asked {
            object: argument,
            bits,
            space,
            time,
        };
        let mut search = Search {
            argument,
            access: access.filter(|_| bits >= 0),
            to_visit: alloc::vec![first],
        };
        let checker = self.checker;
        let address = self.address_bits();
        while let Some(asked) = search.to_visit.pop() {
            self.spend(1)?;
            let is_address = match asked.object {
                Object::Fragment(id) => checker.index.global_of(id).is_some(),
                Object::Variable(_) => false,
                Object::Code(_) => true,
            };
            if is_address {
                let found = search.of_value(asked.bits, (0, address));
                if let Some(found) = found.filter(|_| asked.space.is_none()) {
                    return Some(search.violation(checker, found));
                }
                continue;
            }
            for (id, time) in self.lifetimes(asked.object, asked.time)? {
                if let Some(found) = self.outside_lifetime(&mut search, id, Asked { time, ..asked })
                {
                    return Some(search.violation(checker, found));
                }
            }
        }
        None
    }

    fn address_bits(&self) -> i64 {
        self.checker.module.target.address_bits() as i64
    }

    /// The violation if the result of a lifetime does not have the bits. Adds the argument that the
    /// result is in to the search.
    fn outside_lifetime(
        &mut self,
        search: &mut Search,
        id: LifetimeId,
        asked: Asked,
    ) -> Option<Violation> {
        let module = self.checker.module;
        let node = module.metadata.lifetimes.get(id)?;
        let outcome = self.checker.facts.outcome(node.location);
        if outcome.space != asked.space {
            return None;
        }
        if let Some(room) = outcome.room
            && let Some(found) = search.of_value(asked.bits, room)
        {
            return Some(found);
        }
        let (storage, bit) = outcome.place?;
        let bits = asked.bits.saturating_add(bit);
        let (index, space) = match storage {
            Storage::Referrer => {
                let need = match search.access {
                    None if bits >= 0 => return None,
                    None => Need::Start(bits),
                    Some(access) => Need::End {
                        end: bits,
                        bits: self.address_bits(),
                        access,
                    },
                };
                let (function, places) = self.referrers(id, asked.time)?;
                let mut places = places.into_iter();
                return places
                    .find_map(|(place, _)| referrer::unfit(module, function, place, need));
            }
            Storage::Argument(index) => (index, None),
            Storage::ArgumentPointee(index, space) => (index, Some(space)),
            Storage::Pointee(_) => return None,
        };
        // An offset that is not before the argument's start is not before its storage.
        if search.access.is_some() || bits < 0 {
            let object = self.argument(id, index)?;
            search.to_visit.push(Asked {
                object,
                bits,
                space,
                time: asked.time,
            });
        }
        None
    }
}
