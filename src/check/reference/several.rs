//! Evaluates expressions whose referrer or arguments are in several places: once for each
//! combination of places that gives a different result (docs/language.md, section 3.2).

use super::entry;
use super::place::{Member, Part, Place, Storage, Uses, joined};
use super::typed::{MAX_VALUES, Typed};
use super::{At, Unknown};
use crate::expr::{Constants, DIOp};
use crate::markers::Referrer;
use crate::metadata::Object;
use crate::ty::Type;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

/// The constants, the referrer and the arguments of an expression.
pub(super) struct Operands<'a> {
    pub(super) constants: &'a Constants,
    referrer: Option<Referrer>,
    arguments: Arguments<'a>,
    /// The number of operations up to the last `DIOpEntryValue`; 0 if there is none.
    entry_values: usize,
    /// For each operand that the expression names more than once, the place that all its uses in
    /// this evaluation have.
    chosen: Vec<(OperandName, Uses)>,
}

/// The operands that `DIOpArg` names.
#[derive(Clone, Copy)]
pub(super) enum Arguments<'a> {
    /// The arguments of a lifetime.
    Objects(&'a [Object]),
    /// The referrers of a frame rule.
    Referrers(&'a [Referrer]),
}

/// The operand that an operation names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum OperandName {
    Referrer,
    Argument(u32),
}

impl Operands<'_> {
    /// Returns the operations after one, as far as `DIOpEntryValue` may take its result.
    pub(super) fn rest<'o>(&self, ops: &'o [DIOp], index: usize) -> &'o [DIOp] {
        ops.get(index + 1..self.entry_values).unwrap_or(&[])
    }
}

impl OperandName {
    fn by(op: DIOp) -> Option<OperandName> {
        match op {
            DIOp::Referrer { .. } => Some(OperandName::Referrer),
            DIOp::Arg { index, .. } => Some(OperandName::Argument(index)),
            _ => None,
        }
    }
}

/// Removes, from the parts of each member, the uses that other members lack.
///
/// Lowering does not emit all combinations of places. If a condition, mask or offset has different
/// results for two places, the members have different parts, and the only emitted combination with
/// a place of a part may be one without this part. In a correct program, the results are equal.
pub(super) fn with_common_uses(members: Vec<Member>) -> Vec<Member> {
    with_common_uses_of(members, Place::clone)
}

/// Like [`with_common_uses`], for members that differ in the parts that their first `bits` bits
/// have.
pub(super) fn with_common_uses_in(members: Vec<Member>, bits: u128) -> Vec<Member> {
    with_common_uses_of(members, |place| {
        place.each(|place| {
            let place = place.clone();
            Place::parts([Part { bits, place }])
        })
    })
}

fn with_common_uses_of(mut members: Vec<Member>, used: impl Fn(&Place) -> Place) -> Vec<Member> {
    let uses_of_parts = |member: &Member| {
        let mut uses = BTreeSet::new();
        used(&member.place).add_uses_of_parts(&mut uses);
        uses
    };
    let located = members.iter().filter(|one| !one.place.has_no_location());
    let common = located.map(uses_of_parts).reduce(|a, b| &a & &b);
    if let (Some(common), [_, _, ..]) = (common, &members[..]) {
        for member in &mut members {
            member.place = member.place.with_uses_of_parts(&common);
        }
    }
    members
}

/// Consecutive parts, each in one place, and the uses of these places.
type Row = (Vec<Part>, Uses);

/// Returns each row, followed by each place of the next part.
fn extended(mut rows: Vec<Row>, bits: u128, next: &[Member]) -> Vec<Row> {
    let follow = |(parts, uses): &mut Row, member: &Member| {
        let place = member.place.clone();
        parts.push(Part { bits, place });
        *uses = joined(uses, &member.uses);
    };
    let Some((last, others)) = next.split_last() else {
        return rows;
    };
    let mut all = Vec::new();
    for member in others {
        let mut copies = rows.clone();
        copies.iter_mut().for_each(|row| follow(row, member));
        all.extend(copies);
    }
    // Most parts are in one place, and no row is copied.
    rows.iter_mut().for_each(|row| follow(row, last));
    all.extend(rows);
    all
}

impl Place {
    /// Adds the uses of the places of its parts, and of the parts of these.
    fn add_uses_of_parts(&self, into: &mut BTreeSet<u32>) {
        match &self.storage {
            Storage::OneOf(members) => members
                .iter()
                .for_each(|member| member.place.add_uses_of_parts(into)),
            Storage::Parts(parts) => {
                for part in parts.iter() {
                    let members = part.place.members_with(&[]);
                    into.extend(members.iter().flat_map(|member| &member.uses));
                    part.place.add_uses_of_parts(into);
                }
            }
            _ => {}
        }
    }

    /// Keeps only these uses in the places of its parts, and of the parts of these.
    fn with_uses_of_parts(&self, kept: &BTreeSet<u32>) -> Place {
        self.each(|place| {
            let Storage::Parts(parts) = &place.storage else {
                return place.clone();
            };
            let of_member = |mut member: Member| {
                member.uses.retain(|used| kept.contains(used));
                member.place = member.place.with_uses_of_parts(kept);
                member
            };
            let of_part = |part: &Part| Part {
                bits: part.bits,
                place: Place::one_of(part.place.members_with(&[]).into_iter().map(of_member)),
            };
            Place {
                storage: Storage::Parts(parts.iter().map(of_part).collect()),
                ..place.clone()
            }
        })
    }

    /// Returns each of its places. A composite with parts in several places is in one place for
    /// each combination of these; if there are too many, it counts as one place.
    fn alternatives(&self) -> Vec<Member> {
        self.combined().unwrap_or_else(|| self.members_with(&[]))
    }

    /// Returns each of its places, without several places in their parts; `None` if there are too
    /// many.
    fn combined(&self) -> Option<Vec<Member>> {
        let all = match &self.storage {
            Storage::OneOf(members) => {
                let mut all = Vec::new();
                for member in members.iter() {
                    let own = member.place.alternatives().into_iter();
                    all.extend(own.map(|one| Member {
                        uses: joined(&one.uses, &member.uses),
                        ..one
                    }));
                }
                all
            }
            Storage::Parts(parts) => {
                let mut rows = alloc::vec![(Vec::new(), Uses::new())];
                for part in parts.iter() {
                    let each = part.place.combined()?;
                    if rows.len() * each.len() > MAX_VALUES {
                        return None;
                    }
                    rows = extended(rows, part.bits, &each);
                }
                let row = |(parts, uses): Row| Member {
                    place: Place {
                        storage: Storage::Parts(parts.into()),
                        ..self.clone()
                    },
                    uses,
                };
                rows.into_iter().map(row).collect()
            }
            _ => self.members_with(&[]),
        };
        Some(all).filter(|all| all.len() <= MAX_VALUES)
    }

    /// Returns the places with these uses, if this is several places; the place itself if no place
    /// has them.
    fn chosen(self, uses: &Uses) -> Place {
        let members = self.alternatives();
        let mut chosen = members.into_iter().filter(|one| one.uses == *uses);
        match chosen.next() {
            Some(first) => Place::one_of([first].into_iter().chain(chosen)),
            None => self,
        }
    }
}

impl At<'_, '_> {
    /// Evaluates an expression. It is evaluated for each place of an operand that it names more
    /// than once; all uses of the operand have the same place.
    pub(super) fn evaluate(
        &mut self,
        ops: &[DIOp],
        constants: &Constants,
        referrer: Option<Referrer>,
        arguments: Arguments<'_>,
    ) -> Result<Typed, Unknown> {
        let mut operands = Operands {
            constants,
            referrer,
            arguments,
            entry_values: (ops.iter())
                .rposition(|op| matches!(op, DIOp::EntryValue { .. }))
                .map_or(0, |last| last + 1),
            chosen: Vec::new(),
        };
        let mut choices = alloc::vec![Vec::new()];
        for (named, places) in self.repeated_operands(ops, &operands)? {
            if choices.len() * places.len() > MAX_VALUES {
                return Err(Unknown::Limit);
            }
            let with = |chosen: &Vec<(OperandName, Uses)>| {
                let each = places.iter().cloned();
                let all: Vec<_> = each
                    .map(|uses| [chosen.as_slice(), &[(named, uses)]].concat())
                    .collect();
                all
            };
            choices = choices.iter().flat_map(with).collect();
        }
        let (mut members, mut ty) = (Vec::new(), None);
        for chosen in choices {
            operands.chosen = chosen;
            let typed = self.evaluate_for(ops, &operands)?;
            let all = operands.chosen.iter();
            members.push(Member {
                place: typed.place,
                uses: all.fold(Vec::new(), |uses, (_, own)| joined(&uses, own)),
            });
            ty = Some(typed.ty);
        }
        self.spend_on(members.iter().map(|member| member.place.count()).sum())?;
        Ok(Typed {
            place: Place::one_of(with_common_uses(members)),
            ty: ty.ok_or(Unknown::Invalid)?,
        })
    }

    /// Returns the operands in several places that an expression names more than once, with the
    /// uses of each place.
    fn repeated_operands(
        &mut self,
        ops: &[DIOp],
        operands: &Operands<'_>,
    ) -> Result<Vec<(OperandName, Vec<Uses>)>, Unknown> {
        let mut counts: BTreeMap<OperandName, u32> = BTreeMap::new();
        for named in ops.iter().filter_map(|op| OperandName::by(*op)) {
            *counts.entry(named).or_default() += 1;
        }
        let mut all: Vec<(OperandName, Vec<Uses>)> = Vec::new();
        for (index, op) in ops.iter().enumerate() {
            let named = OperandName::by(*op);
            let Some(named) = named.filter(|named| counts.get(named) > Some(&1)) else {
                continue;
            };
            let place = self.place_of(*op, operands.rest(ops, index), operands)?;
            let known = all.iter().position(|(of, _)| *of == named);
            let known = known.unwrap_or_else(|| {
                all.push((named, Vec::new()));
                all.len() - 1
            });
            let Some((_, places)) = all.get_mut(known) else {
                continue;
            };
            for member in place.alternatives() {
                if !places.contains(&member.uses) {
                    places.push(member.uses);
                }
            }
        }
        Ok(all.into_iter().filter(|(_, at)| at.len() > 1).collect())
    }

    /// Returns all places of the operand that an operation names. `rest` has the operations that
    /// follow.
    fn place_of(
        &mut self,
        op: DIOp,
        rest: &[DIOp],
        operands: &Operands<'_>,
    ) -> Result<Place, Unknown> {
        match op {
            DIOp::Referrer { ty } => {
                let referrer = operands.referrer.ok_or(Unknown::Invalid)?;
                self.referrer_as(referrer, ty, rest)
            }
            DIOp::Arg { index, ty } => match operands.arguments {
                Arguments::Objects(objects) => {
                    let object = objects.get(index as usize);
                    self.all_places(*object.ok_or(Unknown::Invalid)?)
                }
                Arguments::Referrers(referrers) => {
                    let referrer = referrers.get(index as usize);
                    self.referrer_as(*referrer.ok_or(Unknown::Invalid)?, ty, rest)
                }
            },
            _ => Err(Unknown::Invalid),
        }
    }

    /// Returns the place of a referrer as a type. If `rest`, the operations that follow, take its
    /// entry value, returns its place on entry.
    fn referrer_as(
        &mut self,
        referrer: Referrer,
        ty: Type,
        rest: &[DIOp],
    ) -> Result<Place, Unknown> {
        let bits = self.type_bits(ty)?;
        if entry::reaches_entry_value(rest) {
            self.referrer_on_entry(referrer, bits)
        } else {
            self.referrer(referrer, bits, 0)
        }
    }

    /// Like [`At::place_of`], restricted to the chosen place if the expression names the operand
    /// more than once.
    pub(super) fn operand(
        &mut self,
        op: DIOp,
        rest: &[DIOp],
        operands: &Operands<'_>,
    ) -> Result<Place, Unknown> {
        let place = self.place_of(op, rest, operands)?;
        let named = OperandName::by(op);
        let chosen = operands.chosen.iter().find(|(of, _)| Some(*of) == named);
        Ok(match chosen {
            Some((_, uses)) => place.chosen(uses),
            None => place,
        })
    }
}
