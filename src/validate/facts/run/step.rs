//! Evaluates one operation on known facts about its inputs.

use super::super::{Access, Need, Storage};
use super::{Known, Out, Rule, Run, wrap};
use crate::expr::DIOp;
use crate::expr::table::{arithmetic, comparison, integral};
use crate::ty::{Scalar, Type, TypeKind};

impl Run<'_> {
    /// Returns the known facts about an operation's result.
    pub(super) fn step(&mut self, op: &DIOp, ty: Type, out: &mut Out<'_>) -> Known {
        match *op {
            DIOp::Referrer { ty } => {
                out.need(Need::Referrer(ty));
                Known::Part {
                    storage: Storage::Referrer,
                    bit: 0,
                    bits: self.size(ty),
                }
            }
            DIOp::Arg { index, ty } => {
                out.need(Need::Argument(index, ty));
                Known::Part {
                    storage: Storage::Argument(index),
                    bit: 0,
                    bits: self.size(ty),
                }
            }
            DIOp::TypeObject { ty } => {
                out.need(Need::TypeObject(ty));
                Known::Nothing
            }
            DIOp::Constant { value, .. } if value.is_undef() => Known::Undefined,
            DIOp::Constant { value, .. } if !self.module.exprs.constants().has(value) => {
                let message = "was given a constant of another module; add the number to this one";
                out.problem(Rule::MissingNode, format_args!("{message}"));
                Known::Nothing
            }
            DIOp::Constant { .. } if self.is_too_wide(ty, "has", out) => Known::Nothing,
            DIOp::Constant { value, .. } => {
                self.value(ty, self.module.exprs.constants().number(value))
            }
            DIOp::PushLane { .. } => {
                if !self.has_lanes {
                    out.need(Need::Lane);
                }
                self.value(ty, None)
            }
            DIOp::PushIteration { .. } => self.value(ty, None),
            DIOp::Cfa { .. } => {
                out.need(Need::Cfa);
                self.value(ty, None)
            }
            DIOp::EntryValue { .. } => {
                self.pop_register(out);
                self.value(ty, None)
            }
            DIOp::ThreadLocal { .. } => {
                self.pop_read(out);
                Known::Nothing
            }
            DIOp::Reinterpret { .. } => match self.pop().known {
                Known::Value { bits, bit, number } => Known::Value {
                    bits,
                    bit,
                    number: number.and_then(|number| wrap(number, ty)),
                },
                known => known,
            },
            DIOp::BitOffset { .. } | DIOp::ByteOffset { .. } => {
                let amount = self.pop_read(out);
                let entry = self.pop_location(out);
                let unit = if matches!(op, DIOp::ByteOffset { .. }) {
                    8
                } else {
                    1
                };
                // Offsets are clamped; every storage is smaller than the limit.
                let bits = amount.map(|amount| {
                    amount
                        .saturating_mul(unit)
                        .clamp(i64::MIN.into(), i64::MAX.into()) as i64
                });
                self.offset(entry.known, bits, out)
            }
            DIOp::Composite { count, .. } => self.composite(count as usize, ty, out),
            DIOp::Extend { .. } => {
                let entry = self.pop_location(out);
                self.access(entry, Access::Denote, out);
                self.extended(entry, ty)
            }
            DIOp::Select {} => {
                self.pop_read(out);
                let (second, first) = (self.pop_location(out), self.pop_location(out));
                for entry in [first, second] {
                    self.access(entry, Access::Denote, out);
                }
                match (first.known, second.known) {
                    (Known::Undefined, Known::Undefined) => Known::Undefined,
                    _ => self.sized(ty),
                }
            }
            DIOp::Overlay { .. } => self.overlay(out),
            DIOp::ObjectMap { .. } => {
                // The chunk may be undefined. The whole array is then in memory.
                self.pop_location(out);
                let (registers, array) = (self.pop_location(out), self.pop_location(out));
                self.access(registers, Access::Denote, out);
                self.access(array, Access::Denote, out);
                Known::Nothing
            }
            DIOp::AddrOf { space } => {
                let entry = self.pop_location(out);
                self.pointed.push(entry.known);
                Known::Address {
                    to: self.pointed.len() as u32 - 1,
                    space,
                }
            }
            DIOp::Deref { .. } => self.deref(out),
            DIOp::Convert { .. } | DIOp::ZExt { .. } | DIOp::SExt { .. } => {
                let number = self.pop_number_for_conversion(op, out);
                self.value(ty, number)
            }
            DIOp::Read {} => {
                let number = self.pop_read(out);
                self.value(ty, number)
            }
            DIOp::Neg {} => {
                let number = self.pop_read(out);
                self.value(ty, number.and_then(i128::checked_neg))
            }
            DIOp::Abs {} => {
                let number = self.pop_read(out);
                self.value(ty, number.and_then(i128::checked_abs))
            }
            DIOp::Not {} => {
                let number = self.pop_read(out);
                self.value(ty, number.map(|number| !number))
            }
            arithmetic!() | integral!() => {
                let second = self.pop_read(out);
                if matches!(op, DIOp::Div {} | DIOp::Mod {}) && second == Some(0) && ty.is_integer()
                {
                    out.problem(
                        Rule::DivisionByZero,
                        format_args!(
                            "divides by the constant 0; divide by something else, or make the object undefined"
                        ),
                    );
                }
                let number = self
                    .pop_read(out)
                    .zip(second)
                    .and_then(|(first, second)| match op {
                        DIOp::Add {} => first.checked_add(second),
                        DIOp::Sub {} => first.checked_sub(second),
                        DIOp::Mul {} => first.checked_mul(second),
                        _ => None,
                    });
                self.value(ty, number)
            }
            DIOp::Choose {} => {
                let condition = self.pop_read(out);
                let (second, first) = (self.pop_location(out), self.pop_location(out));
                match (condition, first.known, second.known) {
                    (Some(0), _, known) | (Some(_), known, _) => known,
                    (None, Known::Undefined, Known::Undefined) => Known::Undefined,
                    _ => {
                        for entry in [first, second] {
                            self.access(entry, Access::Denote, out);
                        }
                        Known::Nothing
                    }
                }
            }
            comparison!() => {
                self.pop_read(out);
                self.pop_read(out);
                self.value(ty, None)
            }
        }
    }

    /// Pops the number that a conversion reads. `DIOpZExt` and `DIOpSExt` ignore the signedness of
    /// the operand's type.
    fn pop_number_for_conversion(&mut self, op: &DIOp, out: &mut Out<'_>) -> Option<i128> {
        let from = self.stack.last().map(|entry| entry.ty);
        let number = self.pop_read(out)?;
        match (op, from?.kind()) {
            (DIOp::ZExt { .. }, TypeKind::Scalar(Scalar::Int(bits))) => {
                wrap(number, Type::uint(bits))
            }
            (DIOp::SExt { .. }, TypeKind::Scalar(Scalar::Uint(bits))) => {
                wrap(number, Type::int(bits))
            }
            _ => Some(number),
        }
    }
}
