//! Whether the bits of an argument that an operation uses exist.

use super::super::super::facts::{Need, Storage};
use super::super::super::{Rule, referrer};
use super::Places;
use crate::markers::Referrer;
use crate::metadata::{LifetimeId, Object};
use crate::ty::AddressSpace;
use alloc::format;
use alloc::string::String;

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

impl Places<'_, '_, '_> {
    /// The rule that a need for bits before an argument's start, or up to an end, violates.
    pub(super) fn outside(&mut self, root: LifetimeId, need: Need) -> Option<(Rule, String)> {
        let (index, bits, space, read) = match need {
            Need::ArgumentStart { index, bit } => (index, bit, None, false),
            Need::ArgumentEnd {
                index,
                end,
                read,
                space,
            } => (index, end, space, read),
            _ => return None,
        };
        let argument = self.argument(root, index)?;
        let is_start = bits < 0;
        let checker = self.checker;
        let through = |what: String| {
            format!(
                "uses bits of {} that do not exist: it {what}",
                checker.object(argument)
            )
        };
        let mut asked = alloc::vec![Asked {
            object: argument,
            bits,
            space,
            time: 0
        }];
        let address = i64::from(self.checker.module.target.address_bytes()) * 8;
        let of_value = |bits: i64, (before, after): (i64, i64)| {
            let (reach, rule, does) = match (is_start, read) {
                (true, _) if before.saturating_add(bits) < 0 => {
                    let what = format!(
                        "leads {} bits before the start of a value",
                        before.saturating_add(bits).unsigned_abs()
                    );
                    return Some((
                        Rule::OffsetBeforeStart,
                        through(format!("{what}; start within the value")),
                    ));
                }
                (false, true) if bits > after => (bits, Rule::ReadPastEnd, "reads"),
                (false, false) if bits > after => (bits, Rule::DenotesPastEnd, "denotes"),
                _ => return None,
            };
            Some((
                rule,
                through(format!(
                    "{does} bits up to {reach} of a value that has {after}; stay within the value"
                )),
            ))
        };
        while let Some(Asked {
            object,
            bits,
            space,
            time,
        }) = asked.pop()
        {
            self.spend(1)?;
            let is_address = match object {
                Object::Fragment(id) => self.checker.index.global_of(id).is_some(),
                Object::Variable(_) => false,
                Object::Code(_) => true,
            };
            if is_address {
                match of_value(bits, (0, address)).filter(|_| space.is_none()) {
                    Some(found) => return Some(found),
                    None => continue,
                }
            }
            for (id, time) in self.lifetimes(object, time)? {
                let Some(node) = self.checker.module.metadata.lifetimes.get(id) else {
                    continue;
                };
                let outcome = self.checker.facts.outcome(node.location);
                if outcome.space != space {
                    continue;
                }
                if let Some(found) = outcome.room.and_then(|room| of_value(bits, room)) {
                    return Some(found);
                }
                let Some((storage, bit)) = outcome.place else {
                    continue;
                };
                let bits = bits.saturating_add(bit);
                match storage {
                    Storage::Referrer => {
                        let need = match is_start {
                            true if bits >= 0 => continue,
                            true => Need::Start(bits),
                            false => Need::End {
                                end: bits,
                                bits: address,
                                read,
                            },
                        };
                        let Some((function, places)) = self.referrers(id, time) else {
                            continue;
                        };
                        let module = self.checker.module;
                        let unfit = |(place, _): (Referrer, u32)| {
                            referrer::unfit(module, function, place, need)
                        };
                        if let Some((rule, what)) = places.into_iter().find_map(unfit) {
                            return Some((rule, through(what)));
                        }
                    }
                    Storage::Argument(index) | Storage::ArgumentPointee(index, _) => {
                        let space = match storage {
                            Storage::ArgumentPointee(_, space) => Some(space),
                            _ => None,
                        };
                        let object = self.argument(id, index);
                        // An offset that is not before the argument's start is not before its
                        // storage.
                        let object = object.filter(|_| !is_start || bits < 0);
                        asked.extend(object.map(|object| Asked {
                            object,
                            bits,
                            space,
                            time,
                        }));
                    }
                    Storage::Pointee(_) => {}
                }
            }
        }
        None
    }
}
