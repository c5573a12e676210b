//! Evaluates one operation on known facts about its inputs.

use super::super::{Access, Need, Storage};
use super::{Known, Out, Rule, Run, wrap};
use crate::expr::table::{arithmetic, comparison, integral};
use crate::expr::{Constant, DIOp};
use crate::ty::{Scalar, Type, TypeKind};

impl Run<'_> {
    /// Returns the known facts about an operation's result.
    #[expect(clippy::too_many_lines, reason = "a table: one arm for each operation")]
    pub(super) fn step(&mut self, op: &DIOp, ty: Type, out: &mut Out<'_>) -> Known {
        match *op {
            DIOp::Referrer { ty } => {
                out.need(Need::Referrer(ty));
                self.whole(Storage::Referrer, ty)
            }
            DIOp::Arg { index, ty } => {
                out.need(Need::Argument(index, ty));
                self.whole(Storage::Argument(index), ty)
            }
            DIOp::TypeObject { ty } => {
                out.need(Need::TypeObject(ty));
                Known::Nothing
            }
            DIOp::Constant { value, .. } => self.constant(value, ty, out),
            DIOp::PushLane { .. } => {
                out.need(Need::Lane);
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
            DIOp::ThreadLocal { .. } => self.thread_local(out),
            // Types are not part of a location.
            DIOp::Reinterpret { .. } => self.pop().known,
            DIOp::BitOffset { .. } => self.moved(1, out),
            DIOp::ByteOffset { .. } => self.moved(8, out),
            DIOp::Composite { count, .. } => self.composite(count as usize, ty, out),
            DIOp::Extend { .. } => {
                let entry = self.pop_location(out);
                self.access(entry, Access::Denote, out);
                self.extended(entry, ty)
            }
            DIOp::Select {} => self.selected(ty, out),
            DIOp::Overlay { .. } => self.overlay(out),
            DIOp::ObjectMap { .. } => self.object_map(out),
            DIOp::AddrOf { space } => {
                let entry = self.pop_location(out);
                self.pointed.push(entry.known);
                Known::Address {
                    to: self.pointed.len() as u32 - 1,
                    space,
                }
            }
            DIOp::Deref { .. } => self.deref(out),
            DIOp::Convert { .. }
            | DIOp::ZExt { .. }
            | DIOp::SExt { .. }
            | DIOp::Read {}
            | DIOp::Neg {}
            | DIOp::Abs {}
            | DIOp::Not {} => {
                let number = self.unary(op, out);
                self.value(ty, number)
            }
            arithmetic!() | integral!() => {
                let number = self.binary(op, ty, out);
                self.value(ty, number)
            }
            comparison!() => {
                self.pop_read(out);
                self.pop_read(out);
                self.value(ty, None)
            }
            DIOp::Choose {} => self.chosen(out),
        }
    }

    /// Returns the location at the start of a storage that has at least the size of a type.
    fn whole(&self, storage: Storage, ty: Type) -> Known {
        Known::Part {
            storage,
            bit: 0,
            bits: self.size(ty),
        }
    }

    fn constant(&self, value: Constant, ty: Type, out: &mut Out<'_>) -> Known {
        let constants = self.module.exprs.constants();
        if value.is_undef() {
            return Known::Undefined;
        }
        if !constants.has(value) {
            let message = "names a constant of another module; add the constant to this module";
            out.problem(Rule::MissingNode, format_args!("{message}"));
            return Known::Nothing;
        }
        if self.is_too_wide(ty, "has", out) {
            return Known::Nothing;
        }
        self.value(ty, constants.number(value))
    }

    /// Pops an offset in units of `unit` bits, and the location to which it applies.
    fn moved(&mut self, unit: i128, out: &mut Out<'_>) -> Known {
        let amount = self.pop_read(out);
        let entry = self.pop_location(out);
        // Offsets are clamped; every storage is smaller than the limit.
        let bits = amount.map(|amount| {
            amount
                .saturating_mul(unit)
                .clamp(i64::MIN.into(), i64::MAX.into()) as i64
        });
        self.offset(entry.known, bits, out)
    }

    /// Pops an offset in bytes, and returns the memory at it in thread-local storage.
    fn thread_local(&mut self, out: &mut Out<'_>) -> Known {
        let argument = match self.stack.last().map(|entry| entry.known) {
            Some(Known::Part {
                storage: Storage::Argument(index),
                bit: 0,
                ..
            }) => Some(Storage::ArgumentThreadLocal(index)),
            _ => None,
        };
        let (storage, bytes) = match (self.pop_read(out), argument) {
            (Some(number), _) => (Storage::ThreadLocal, number),
            (None, Some(storage)) => (storage, 0),
            (None, None) => return Known::Nothing,
        };
        let bit = bytes.saturating_mul(8);
        Known::Part {
            storage,
            bit: bit.clamp(i64::MIN.into(), i64::MAX.into()) as i64,
            bits: 0,
        }
    }

    fn selected(&mut self, ty: Type, out: &mut Out<'_>) -> Known {
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

    fn object_map(&mut self, out: &mut Out<'_>) -> Known {
        // The chunk may be undefined. The whole array is then in memory.
        self.pop_location(out);
        let (registers, array) = (self.pop_location(out), self.pop_location(out));
        self.access(registers, Access::Denote, out);
        self.access(array, Access::Denote, out);
        Known::Nothing
    }

    fn chosen(&mut self, out: &mut Out<'_>) -> Known {
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

    /// Pops the number that an operation with one input reads, and returns its result, if known.
    /// `DIOpZExt` and `DIOpSExt` ignore the signedness of the operand's type.
    fn unary(&mut self, op: &DIOp, out: &mut Out<'_>) -> Option<i128> {
        let from = self.stack.last().map(|entry| entry.ty);
        let number = self.pop_read(out)?;
        match (op, from?.kind()) {
            (DIOp::ZExt { .. }, TypeKind::Scalar(Scalar::Int(bits))) => {
                wrap(number, Type::uint(bits))
            }
            (DIOp::SExt { .. }, TypeKind::Scalar(Scalar::Uint(bits))) => {
                wrap(number, Type::int(bits))
            }
            (DIOp::Neg {}, _) => number.checked_neg(),
            (DIOp::Abs {}, _) => number.checked_abs(),
            (DIOp::Not {}, _) => Some(!number),
            _ => Some(number),
        }
    }

    /// Pops the numbers that an arithmetic operation with two inputs reads, and returns its result,
    /// if known.
    fn binary(&mut self, op: &DIOp, ty: Type, out: &mut Out<'_>) -> Option<i128> {
        let second = self.pop_read(out);
        if matches!(op, DIOp::Div {} | DIOp::Mod {}) && second == Some(0) && ty.is_integer() {
            out.problem(
                Rule::DivisionByZero,
                format_args!(
                    "divides by the constant 0; use another divisor, or make the object undefined"
                ),
            );
        }
        let (first, second) = self.pop_read(out).zip(second)?;
        match op {
            DIOp::Add {} => first.checked_add(second),
            DIOp::Sub {} => first.checked_sub(second),
            DIOp::Mul {} => first.checked_mul(second),
            _ => None,
        }
    }
}
