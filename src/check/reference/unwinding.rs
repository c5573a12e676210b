//! Evaluates the CFA and the caller's registers by the frame rules.

use super::frame::{CfaRule, Rule, Rules};
use super::number;
use super::place::{Doubt, Place, Storage, Value, in_order};
use super::several::Arguments;
use super::typed::Typed;
use super::{At, Found, RejectedNode, Unknown, sizes};
use crate::target::{Register, Target};
use crate::ty::Type;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Returns a number wrapped to the size of an address.
fn wrapped(target: Target, number: u64) -> u64 {
    let unused = 64 - u32::from(target.description().address_bytes).clamp(1, 8) * 8;
    number << unused >> unused
}

impl<'r> At<'r, '_> {
    /// Returns the canonical frame address by the frame rules, as one byte of memory; `None` if
    /// there are no rules.
    ///
    /// # Errors
    /// If the language does not define the result.
    pub fn frame_address(&mut self) -> Result<Option<Found>, Unknown> {
        let target = self.reference.module.target;
        let Some(rules) = self.rules() else {
            return Ok(None);
        };
        let space = target.description().cfa_address_space;
        let cfa = self.cfa_by(rules)?;
        let place = Place::of_each([cfa], |address| self.memory(space, address.into()));
        Ok(Some(Found {
            bits: 8,
            form: place.form(8, self.order()),
            without_location: BTreeSet::new(),
        }))
    }

    /// Returns the canonical frame address by the frame rules, as a number; `None` if there are no
    /// rules, or if the machine lacks a register or memory that they read.
    pub fn computed_cfa(&mut self) -> Option<u64> {
        let rules = self.rules()?;
        self.cfa_by(rules).ok()?.reading.ok()
    }

    /// Returns the register from which the frame rules compute the canonical frame address, and the
    /// offset in bytes that they add; `None` if there are no rules, or if they have an expression.
    pub fn cfa_register(&self) -> Option<(Register, i64)> {
        let (register, offset) = self.rules()?.cfa_register()?;
        Some((Register(register), offset))
    }

    /// True if the frame rules compute the canonical frame address by an expression.
    pub fn has_cfa_expression(&self) -> bool {
        let rules = self.rules();
        rules.is_some_and(|rules| rules.cfa_register().is_none())
    }

    /// Returns the location of the caller's value of a register, by the frame rules; `None` if the
    /// function has none.
    ///
    /// # Errors
    /// If the language does not define the result.
    pub fn caller(&mut self, register: Register) -> Result<Option<Found>, Unknown> {
        let target = self.reference.module.target;
        let Some(rules) = self.rules() else {
            return Ok(None);
        };
        let bits = sizes::register(target, register.0).ok_or(Unknown::Invalid)?;
        let space = target.description().cfa_address_space;
        let cfa = self.cfa_by(rules)?;
        let known = cfa.reading.ok();
        // An unwinder computes the CFA before it evaluates an expression, so if the CFA fails, the
        // expression may also fail.
        let doubt_of_cfa = match known {
            Some(_) => cfa.doubt,
            None => Doubt::MayFail,
        };
        let place = match rules.register(target, register.0) {
            Rule::Undefined => Place::UNDEFINED,
            Rule::Kept(kept) => self.whole_register(register.0, kept)?,
            Rule::Register(number) => self.saved_in(number, bits)?,
            Rule::Offset(offset) => Place::of_each([cfa], |address| {
                self.memory(space, i128::from(address) + i128::from(offset))
            }),
            Rule::ValueOffset(offset) => Place::of_each([cfa], |address| {
                // The sum wraps to the size of an address.
                let value = wrapped(target, address.wrapping_add(offset as u64));
                // A register that is too narrow for the address cannot have this value.
                let fits = bits >= 64 || value >> bits == 0;
                let doubt = if fits { Doubt::None } else { Doubt::MayFail };
                let doubt = doubt.max(self.frame_doubt(address));
                self.address(value, bits).with_doubt(doubt)
            }),
            Rule::Expression(number) => {
                let place = self.frame_expression(number, Some(known))?.place;
                place.with_doubt(doubt_of_cfa)
            }
            Rule::ValueExpression(number) => {
                let typed = self.frame_expression(number, Some(known))?;
                // The value is a number with the size of an address; a wider register has zeros
                // above it.
                let address = u64::from(target.description().address_bytes) * 8;
                let number = self.resized(&typed, address.min(bits))?;
                let unsigned = Typed {
                    ty: Type::uint(address.min(bits) as u16),
                    ..number
                };
                self.resized(&unsigned, bits)?
                    .place
                    .with_doubt(doubt_of_cfa)
            }
        };
        Ok(Some(Found {
            bits,
            form: place.form(bits, self.order()),
            without_location: BTreeSet::new(),
        }))
    }

    /// The rules of the frame, if there are any.
    pub(super) fn rules(&self) -> Option<&'r Rules> {
        let (function, pc) = self.site?;
        let is_rejected = (self.reference.is_rejected)(RejectedNode::Frame(function.id));
        let rules = self.reference.parts(function.id)?.rules(pc);
        rules.filter(|_| !is_rejected)
    }

    /// Returns the canonical frame address by these rules.
    fn cfa_by(&mut self, rules: &Rules) -> Result<Value<u64>, Unknown> {
        match rules.cfa {
            CfaRule::Register(register, offset) => {
                let target = self.reference.module.target;
                let moved = |base: u64| wrapped(target, base.wrapping_add(offset as u64));
                let reading = self.register_number(register).map(moved);
                Ok(Value {
                    reading,
                    uses: Vec::new(),
                    doubt: Doubt::None,
                })
            }
            CfaRule::Expression(number) => {
                let typed = self.frame_expression(number, Some(None))?;
                let space = self.reference.module.target.description().cfa_address_space;
                let bits = u64::from(sizes::address(self.reference.module.target, space));
                let place = self.resized(&typed, bits)?.place;
                let form = place.form(bits, self.order());
                let order = self.order();
                let read = form
                    .read(self.machine, order)
                    .ok_or(Unknown::Limit)?
                    .into_iter()
                    .next();
                let value = read.ok_or(Unknown::Invalid)?;
                Ok(
                    value
                        .map(|row| Ok(number::unsigned(&in_order(row, order)).unwrap_or(0) as u64)),
                )
            }
        }
    }

    /// Evaluates an expression of a frame rule. `cfa` becomes [`At::cfa`]; the inner `None` is for
    /// the rule of the CFA itself, and for a CFA that cannot be computed.
    fn frame_expression(
        &mut self,
        number: u32,
        cfa: Option<Option<u64>>,
    ) -> Result<Typed, Unknown> {
        let (function, _) = self.site.ok_or(Unknown::Invalid)?;
        let rule = *function
            .frame_expressions()
            .get(number as usize)
            .ok_or(Unknown::Invalid)?;
        let exprs = &self.reference.module.exprs;
        let referrers = function.frame_referrers(rule);
        let before = core::mem::replace(&mut self.cfa, cfa);
        // An unwinder reads the frame in its current state.
        let calls = core::mem::replace(&mut self.calls, false);
        let found = self.evaluate(
            exprs.ops(rule.expression),
            exprs.constants(),
            referrers.first().copied(),
            Arguments::Referrers(referrers),
        );
        (self.cfa, self.calls) = (before, calls);
        found
    }

    /// Returns the address of the frame base, if it is in one place in memory.
    pub fn frame_base(&mut self) -> Option<u64> {
        let place = self.frame_base_place().ok()?;
        match place.storage {
            Storage::Memory { .. } => u64::try_from(place.bit / 8).ok(),
            _ => None,
        }
    }
}
