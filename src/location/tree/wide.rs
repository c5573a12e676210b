//! Values wider than an address, as parts that are at most as wide as an address.
//!
//! These values do not fit in an entry of DWARF's stack. However, values that are read, and results
//! of bitwise operations, sums and differences, can be computed part by part. The value is then a
//! composite of numbers.

use super::{BinaryOp, LocationId, Tree, UnaryOp, ValueId, ValueKind};
use crate::location::nodes::MAX_EXTENT;
use crate::number::{Signedness, slice};
use crate::target::ByteOrder;
use crate::ty::{Scalar, Type, TypeKind};
use alloc::vec::Vec;

/// The maximum number of parts of a value.
const MAX_PARTS: u64 = 64;

impl Tree {
    fn width(&self) -> u64 {
        self.bits(self.address_type())
    }

    /// True for a value wider than an address, of a type that is not a float.
    fn is_wide(&self, id: ValueId) -> bool {
        let ty = self.value(id).ty;
        let is_float = match ty.kind() {
            TypeKind::Scalar(Scalar::Float(_)) => true,
            TypeKind::Scalar(_) | TypeKind::Vector(..) | TypeKind::Bits(_) => false,
        };
        !is_float && self.bits(ty) > self.width()
    }

    /// Returns a value wider than an address as a composite of numbers; `None` for other values,
    /// for constants, and for values that cannot be cut.
    pub(super) fn cut(&mut self, id: ValueId) -> Option<LocationId> {
        if !self.is_wide(id) || self.known(id).is_some() {
            return None;
        }
        let (all, width) = (self.bits(self.value(id).ty), self.width());
        let count = all.div_ceil(width);
        let weight = u64::from(self.value(id).extent.weight);
        if count > MAX_PARTS || weight.saturating_mul(count) > u64::from(MAX_EXTENT.weight) {
            return None;
        }
        let mut parts = Vec::new();
        for index in 0..count {
            let below = index * width;
            let bits = width.min(all - below);
            let value = self.bits_of(id, below, bits)?;
            parts.push((self.implicit(value), Type::bits(bits)));
        }
        if self.target().byte_order() == ByteOrder::Big {
            parts.reverse();
        }
        // The list stays sorted, because parts are only appended.
        self.numbers.push((self.parts.len() as u32, id));
        Some(self.composite(&parts))
    }

    /// Returns the low bits of a value, if the value is wider than an address and the low bits fit
    /// in an address.
    pub(super) fn narrowed(&mut self, id: ValueId, ty: Type) -> Option<ValueId> {
        let bits = self.bits(ty);
        if !self.is_wide(id) || ty.is_float() || bits > self.width() || self.known(id).is_some() {
            return None;
        }
        let value = self.bits_of(id, 0, bits)?;
        Some(self.retyped(value, ty))
    }

    /// Returns the result of `Eq` or `Ne` for two wide values, as a number of one bit.
    pub(super) fn equality(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> Option<ValueId> {
        if !matches!(op, BinaryOp::Eq | BinaryOp::Ne) || !self.is_wide(a) {
            return None;
        }
        let (all, width) = (self.bits(self.value(a).ty), self.width());
        let mut different = None;
        for index in 0..all.div_ceil(width).min(MAX_PARTS + 1) {
            let bits = width.min(all - index * width);
            let (a, b) = (
                self.bits_of(a, index * width, bits)?,
                self.bits_of(b, index * width, bits)?,
            );
            let part = self.binary(BinaryOp::Xor, a, b);
            let part = self.convert(part, Type::uint(width as u16));
            different = Some(match different {
                Some(before) => self.binary(BinaryOp::Or, before, part),
                None => part,
            });
        }
        if all.div_ceil(width) > MAX_PARTS {
            return None;
        }
        let zero = self.constant(0, Type::uint(width as u16));
        Some(self.binary(op, different?, zero))
    }

    /// Returns the bits above the `below` lowest ones, as a number of a type. The value is at most
    /// as wide as an address.
    fn bits_of_word(&mut self, id: ValueId, below: u64, ty: Type) -> ValueId {
        let whole = Type::uint(self.bits(self.value(id).ty) as u16);
        let mut moved = self.retyped(id, whole);
        if below > 0 {
            let by = self.constant(i128::from(below), whole);
            moved = self.binary(BinaryOp::LShr, moved, by);
        }
        self.convert(moved, ty)
    }

    /// True if a constant that is converted from one type to another is the same `i128`. The
    /// unsigned extension of a negative `i128` of 128 or more bits is not: in a wider type, the
    /// bits above an `i128` are copies of its sign.
    pub(super) fn keeps_number(
        &self,
        number: i128,
        from: Type,
        to: Type,
        signedness: Signedness,
    ) -> bool {
        let (from, to) = (self.bits(from), self.bits(to));
        number >= 0 || signedness == Signedness::Signed || from < 128 || to <= from
    }

    /// Returns `bits` bits of a value, at most as many as an address has, above the `below` lowest
    /// ones, as an unsigned number.
    fn bits_of(&mut self, id: ValueId, below: u64, bits: u64) -> Option<ValueId> {
        let value = self.value(id);
        let all = self.bits(value.ty);
        let above = all.checked_sub(below.checked_add(bits)?)?;
        let ty = Type::uint(u16::try_from(bits).ok()?);
        if all <= self.width() {
            return Some(self.bits_of_word(id, below, ty));
        }
        // The offset of the bits in storage order.
        let from = match self.target().byte_order() {
            ByteOrder::Little => i128::from(below),
            ByteOrder::Big => i128::from(above),
        };
        match value.kind {
            ValueKind::Constant(number) => Some(self.constant(slice(number, below, bits), ty)),
            ValueKind::Read(location) => {
                let moved = self.moved_bits(location, from)?;
                let read = self.read(moved, ty)?;
                if !self.reading_may_fail(location) {
                    return Some(read);
                }
                self.with_others(location, read, (u64::try_from(from).ok()?, bits), all)
            }
            ValueKind::Entry(location) => {
                let location = self.moved_bits(location, from)?;
                self.entry_value(location, ty)
            }
            ValueKind::Unary(UnaryOp::Not, a) => {
                let a = self.bits_of(a, below, bits)?;
                Some(self.unary(UnaryOp::Not, a))
            }
            ValueKind::Unary(UnaryOp::Neg, a) => {
                let zero = self.constant(0, value.ty);
                self.sum(BinaryOp::Sub, zero, a, below, bits)
            }
            ValueKind::Binary(op @ (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor), a, b) => {
                let (a, b) = (self.bits_of(a, below, bits)?, self.bits_of(b, below, bits)?);
                Some(self.binary(op, a, b))
            }
            ValueKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) => {
                self.sum(op, a, b, below, bits)
            }
            ValueKind::Binary(op @ (BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr), a, count) => {
                // A count that is not a small positive number shifts all bits out.
                let count = u64::try_from(self.known(count)?).unwrap_or(all).min(all);
                self.bits_of_shifted(op, (a, count), below, bits)
            }
            ValueKind::Choose(condition, a, b) => {
                let (a, b) = (self.bits_of(a, below, bits)?, self.bits_of(b, below, bits)?);
                Some(self.push_value(ValueKind::Choose(condition, a, b), ty))
            }
            ValueKind::Bits(a) if !self.value(a).ty.is_float() => self.bits_of(a, below, bits),
            ValueKind::ZeroExtend(a) => self.bits_of_extended(a, Signedness::Unsigned, below, bits),
            ValueKind::SignExtend(a) => self.bits_of_extended(a, Signedness::Signed, below, bits),
            ValueKind::Convert(a) if !self.value(a).ty.is_float() => {
                let signedness = self.value(a).ty.signedness();
                self.bits_of_extended(a, signedness, below, bits)
            }
            _ => None,
        }
    }

    /// Returns the value read from some bits of a location. It fails if reading the other bits
    /// fails. `from` is the first bit, and `all` the size of the location.
    fn with_others(
        &mut self,
        location: LocationId,
        read: ValueId,
        (from, bits): (u64, u64),
        all: u64,
    ) -> Option<ValueId> {
        let (ty, end) = (self.value(read).ty, from.checked_add(bits)?);
        let zero = self.constant(0, ty);
        let mut sum = read;
        for (mut at, to) in [(0, from), (end, all)] {
            while at < to {
                let step = self.width().min(to - at);
                let moved = self.moved_bits(location, i128::from(at))?;
                let other = self.read(moved, Type::uint(u16::try_from(step).ok()?))?;
                let other = self.convert(other, ty);
                let none = self.binary(BinaryOp::And, other, zero);
                sum = self.binary(BinaryOp::Or, sum, none);
                at += step;
            }
        }
        Some(sum)
    }

    /// Returns bits of a value that is shifted by a known number of bits.
    fn bits_of_shifted(
        &mut self,
        op: BinaryOp,
        (a, count): (ValueId, u64),
        below: u64,
        bits: u64,
    ) -> Option<ValueId> {
        if op != BinaryOp::Shl {
            let signedness = match op == BinaryOp::AShr {
                true => Signedness::Signed,
                false => Signedness::Unsigned,
            };
            return self.bits_of_extended(a, signedness, below.checked_add(count)?, bits);
        }
        if let Some(below) = below.checked_sub(count) {
            return self.bits_of(a, below, bits);
        }
        let ty = Type::uint(u16::try_from(bits).ok()?);
        let zeros = count - below;
        if zeros >= bits {
            return self.zeros_above(a, ty);
        }
        let low = self.bits_of(a, 0, bits - zeros)?;
        let low = self.convert(low, ty);
        let zeros = self.constant(i128::from(zeros), ty);
        Some(self.binary(BinaryOp::Shl, low, zeros))
    }

    /// Returns bits of a value that is extended with zeros or by its sign.
    fn bits_of_extended(
        &mut self,
        a: ValueId,
        signedness: Signedness,
        below: u64,
        bits: u64,
    ) -> Option<ValueId> {
        let all = self.bits(self.value(a).ty);
        let ty = Type::uint(u16::try_from(bits).ok()?);
        if below.checked_add(bits)? <= all {
            return self.bits_of(a, below, bits);
        }
        if below < all {
            let known = self.bits_of(a, below, all - below)?;
            return Some(self.extend(known, ty, signedness));
        }
        if signedness == Signedness::Unsigned {
            return self.zeros_above(a, ty);
        }
        let sign = self.bits_of(a, all - 1, 1)?;
        Some(self.extend(sign, ty, Signedness::Signed))
    }

    /// Returns the zeros above a value. They fail if reading the value fails.
    fn zeros_above(&mut self, a: ValueId, ty: Type) -> Option<ValueId> {
        let zero = self.constant(0, ty);
        if !self.may_fail(a) {
            return Some(zero);
        }
        let (all, width) = (self.bits(self.value(a).ty), self.width());
        let mut zeros = None;
        for index in 0..all.div_ceil(width).min(MAX_PARTS) {
            let known = self.bits_of(a, index * width, width.min(all - index * width))?;
            let known = self.convert(known, ty);
            let none = self.binary(BinaryOp::And, known, zero);
            zeros = Some(match zeros {
                Some(before) => self.binary(BinaryOp::Or, before, none),
                None => none,
            });
        }
        zeros
    }

    /// Returns the low bits of a sum or a difference, or the bits above the width of an address.
    fn sum(
        &mut self,
        op: BinaryOp,
        a: ValueId,
        b: ValueId,
        below: u64,
        bits: u64,
    ) -> Option<ValueId> {
        let width = self.width();
        let low = (
            self.bits_of(a, 0, width.min(below.max(bits)))?,
            self.bits_of(b, 0, width.min(below.max(bits)))?,
        );
        if below == 0 {
            return Some(self.binary(op, low.0, low.1));
        }
        if below != width {
            return None;
        }
        // The carry is 1 if the low sum is less than an addend. The borrow is 1 if the low part of
        // `a` is less than that of `b`.
        let carried = match op {
            BinaryOp::Add => {
                let sum = self.binary(op, low.0, low.1);
                self.binary(BinaryOp::Lt, sum, low.0)
            }
            BinaryOp::Sub => self.binary(BinaryOp::Lt, low.0, low.1),
            _ => return None,
        };
        let carried = self.extend(
            carried,
            Type::uint(u16::try_from(bits).ok()?),
            Signedness::Unsigned,
        );
        let (a, b) = (self.bits_of(a, below, bits)?, self.bits_of(b, below, bits)?);
        let high = self.binary(op, a, b);
        Some(self.binary(op, high, carried))
    }
}
