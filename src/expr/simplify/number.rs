//! Conversion of an expression's constants to numbers and back, and their sizes in DWARF.

use super::graph::Graph;
use crate::expr::Constant;
use crate::number::{BinaryOp, Format, Number, Signedness, wrap};
use crate::ty::Type;
use alloc::vec::Vec;

/// The maximum size of a constant in bits.
const MAX_BITS: u32 = 1 << 20;

impl Graph<'_> {
    /// The bits of a constant. `None` for `undef`, and for more bits than a constant may have.
    pub(super) fn bits_of(&mut self, value: Constant, bits: u64) -> Option<Number> {
        // Invalid modules are also simplified.
        let bits = u32::try_from(bits).ok().filter(|bits| *bits <= MAX_BITS)?;
        if let Some(number) = self.constants.number(value) {
            return Some(Number::new(number as u128, bits, Signedness::Signed));
        }
        self.constants.bits(value, bits.into(), self.bytes).ok()?;
        Some(Number::from_bytes(self.bytes, bits))
    }

    /// The value of a constant as an unsigned number, if it fits in 128 bits.
    pub(super) fn unsigned(&mut self, value: Constant, bits: u64) -> Option<u128> {
        self.bits_of(value, bits)?.unsigned()
    }

    /// `bits` bits of a constant of `all` bits, from bit `from` on.
    pub(super) fn slice(
        &mut self,
        value: Constant,
        from: u64,
        bits: u64,
        all: u64,
    ) -> Option<Number> {
        let number = self.bits_of(value, all)?;
        let all = all as u32;
        let format = Format::Integer {
            bits: all,
            signedness: Signedness::Unsigned,
        };
        let moved = number.binary(
            BinaryOp::LShr,
            &Number::new(from.into(), all, Signedness::Unsigned),
            format,
        );
        Some(
            moved
                .ok()?
                .resized(all, u32::try_from(bits).ok()?, Signedness::Unsigned),
        )
    }

    /// The minimum number of bytes with which DWARF pushes a number of a type.
    pub(super) fn literal_bytes(&self, value: Constant, ty: Type) -> u32 {
        let bits = self.bits(ty);
        let Some(number) = self
            .constants
            .number(value)
            .filter(|_| bits <= 64 && !ty.is_float())
        else {
            // A number of more than 128 bits is pushed as pieces of 64 bits, others with all bytes
            // of the type.
            let pieces = u32::try_from(bits / 64)
                .unwrap_or(u32::MAX / 4)
                .saturating_mul(4);
            return if bits > 128 {
                pieces
            } else {
                bits as u32 / 8 + 3
            };
        };
        let bits = bits.max(1);
        let readings = [Signedness::Signed, Signedness::Unsigned];
        let [signed, plain] = readings.map(|signedness| wrap(number, bits, signedness));
        // DW_OP_litN, constNu, constNs, constu or consts.
        let length =
            |number: i128| match 128 - if number < 0 { !number } else { number }.leading_zeros() {
                0..=5 if number >= 0 => 1,
                0..=7 => 2,
                8 if number >= 0 => 2,
                8..=15 => 3,
                16 if number >= 0 => 3,
                16..=20 => 4,
                21..=32 => 5,
                33..=34 => 6,
                35..=41 => 7,
                42..=48 => 8,
                _ => 9,
            };
        length(signed).min(length(plain))
    }

    /// Adds a number to the pool, with its sign if it has one.
    pub(super) fn constant(
        &mut self,
        number: &Number,
        bits: u64,
        signedness: Signedness,
    ) -> Constant {
        let width = bits as u32;
        if bits < 128 && !number.is_negative(width, signedness) {
            return self.constants.add(number.low() as i128);
        }
        if let Some(number) = number.signed(width) {
            return self.constants.add(number);
        }
        let extended = number.resized(width, width.next_multiple_of(64), Signedness::Signed);
        let limbs = extended.limbs();
        let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
        self.constants.add_bytes(shortest(&bytes))
    }
}

/// Returns the fewest bytes that represent a number in two's complement: its sign bit repeats above
/// the last byte.
fn shortest(bytes: &[u8]) -> &[u8] {
    let is_negative = bytes.last().is_some_and(|top| top & 0x80 != 0);
    let fill = if is_negative { 0xff } else { 0 };
    let used = bytes
        .iter()
        .rposition(|byte| *byte != fill)
        .map_or(0, |top| top + 1);
    let top = used.checked_sub(1).and_then(|top| bytes.get(top));
    let has_sign = top.is_some_and(|top| top & 0x80 == fill & 0x80);
    bytes.get(..used + usize::from(!has_sign)).unwrap_or(bytes)
}
