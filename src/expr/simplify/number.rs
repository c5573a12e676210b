//! Constants of an expression as numbers, and numbers as constants.

use super::graph::Graph;
use crate::expr::Constant;
use crate::number::{BinaryOp, Format, Number};
use alloc::vec::Vec;

/// The maximum size of a constant in bits.
const MOST_BITS: u32 = 1 << 20;

impl Graph<'_> {
    /// The bits of a constant. `None` for `undef`, and for more bits than a constant may have.
    pub(super) fn bits_of(&mut self, value: Constant, bits: u64) -> Option<Number> {
        // Invalid modules are simplified, too.
        let bits = u32::try_from(bits).ok().filter(|bits| *bits <= MOST_BITS)?;
        if let Some(number) = self.constants.number(value) {
            return Some(Number::new(number as u128, bits, true));
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
            signed: false,
        };
        let moved = number.binary(
            BinaryOp::LShr,
            &Number::new(from.into(), all, false),
            format,
        );
        Some(moved.ok()?.resized(all, u32::try_from(bits).ok()?, false))
    }

    /// Puts a number into the pool, by its sign if it is `signed`.
    pub(super) fn constant(&mut self, number: &Number, bits: u64, signed: bool) -> Constant {
        let width = bits as u32;
        if bits < 128 && !number.is_negative(width, signed) {
            return self.constants.add(number.low() as i128);
        }
        if let Some(number) = number.signed(width) {
            return self.constants.add(number);
        }
        let negative = number.is_negative(width, true);
        let extended = number.resized(width, width.next_multiple_of(64), true);
        let limbs = extended.limbs();
        let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
        self.constants.add_bytes(shortest(&bytes, negative))
    }
}

/// The fewest bytes that represent a number: above the last one, its sign bit repeats.
fn shortest(bytes: &[u8], negative: bool) -> &[u8] {
    let fill = if negative { 0xff } else { 0 };
    let used = bytes
        .iter()
        .rposition(|byte| *byte != fill)
        .map_or(0, |top| top + 1);
    let top = used.checked_sub(1).and_then(|top| bytes.get(top));
    let says_sign = top.is_some_and(|top| top & 0x80 == fill & 0x80);
    bytes.get(..used + usize::from(!says_sign)).unwrap_or(bytes)
}
