//! Whole numbers of any width: two's complement in limbs of 32 bits, the least significant first.
//!
//! A [`Calculator`] has two operands and leaves each result in the first. Every buffer is reused.

use crate::expr::{Constant, Constants, DIOp};
use alloc::vec::Vec;
use core::cmp::Ordering;

const LIMB: u64 = 32;
/// The most bits that a constant may have.
const MOST_BITS: u64 = 1 << 20;

/// Two numbers of one width, and room to compute with them.
#[derive(Clone, Debug, Default)]
pub(super) struct Calculator {
    a: Vec<u32>,
    b: Vec<u32>,
    quotient: Vec<u32>,
    divisor: Vec<u32>,
    bytes: Vec<u8>,
}

fn load(limbs: &mut Vec<u32>, bytes: &[u8]) {
    limbs.clear();
    limbs.extend(bytes.chunks(4).map(|chunk| {
        let mut limb = [0; 4];
        limb[..chunk.len()].copy_from_slice(chunk);
        u32::from_le_bytes(limb)
    }));
}

/// Clears what is above the width.
fn mask(limbs: &mut [u32], bits: u64) {
    if !bits.is_multiple_of(LIMB)
        && let Some(top) = limbs.last_mut()
    {
        *top &= (1 << (bits % LIMB)) - 1;
    }
}

/// True where the highest bit is set.
fn is_negative(limbs: &[u32], bits: u64) -> bool {
    limbs
        .last()
        .is_some_and(|top| top >> ((bits.max(1) - 1) % LIMB) & 1 != 0)
}

fn negate(limbs: &mut [u32], bits: u64) {
    let mut carry = true;
    for limb in limbs.iter_mut() {
        (*limb, carry) = (!*limb).overflowing_add(u32::from(carry));
    }
    mask(limbs, bits);
}

/// How many limbs there are below the zeros at the top.
fn length(limbs: &[u32]) -> usize {
    limbs
        .iter()
        .rposition(|limb| *limb != 0)
        .map_or(0, |top| top + 1)
}

impl Calculator {
    /// Takes a constant as the first operand. `None` for `undef`, and for more bits than a constant
    /// may have.
    pub(super) fn set(&mut self, pool: &Constants, value: Constant, bits: u64) -> Option<()> {
        self.bits(pool, value, bits)?;
        load(&mut self.a, &self.bytes);
        Some(())
    }

    /// Takes a constant as the second operand. `None` as for the first.
    pub(super) fn set_second(
        &mut self,
        pool: &Constants,
        value: Constant,
        bits: u64,
    ) -> Option<()> {
        self.bits(pool, value, bits)?;
        load(&mut self.b, &self.bytes);
        Some(())
    }

    fn bits(&mut self, pool: &Constants, value: Constant, bits: u64) -> Option<()> {
        // Modules that are not valid are simplified too.
        if bits > MOST_BITS {
            return None;
        }
        pool.bits(value, bits, &mut self.bytes).ok()
    }

    /// Takes a number as the first operand.
    pub(super) fn set_number(&mut self, number: u128, bits: u64) {
        load(&mut self.a, &number.to_le_bytes());
        self.a.resize(bits.div_ceil(LIMB) as usize, 0);
        mask(&mut self.a, bits);
    }

    /// The first operand, where it is of at most 128 bits.
    pub(super) fn number(&self) -> Option<u128> {
        if length(&self.a) > 4 {
            return None;
        }
        Some(
            self.a
                .iter()
                .take(4)
                .rev()
                .fold(0, |number, limb| number << LIMB | u128::from(*limb)),
        )
    }

    /// Puts the first operand into a pool.
    pub(super) fn constant(&mut self, pool: &mut Constants, bits: u64, signed: bool) -> Constant {
        let negative = is_negative(&self.a, bits);
        if bits < 128 && (!signed || !negative) {
            return pool.add(self.number().map_or(0, |number| number as i128));
        }
        // As few bytes as say it: above the last one, its sign bit repeats.
        let fill = if negative { 0xff } else { 0 };
        self.bytes.clear();
        self.bytes
            .extend(self.a.iter().flat_map(|limb| limb.to_le_bytes()));
        self.bytes.truncate(bits.div_ceil(8) as usize);
        if negative
            && !bits.is_multiple_of(8)
            && let Some(top) = self.bytes.last_mut()
        {
            *top |= 0xff << (bits % 8);
        }
        let says_sign = |byte: u8| byte & 0x80 == fill & 0x80;
        let used = self
            .bytes
            .iter()
            .rposition(|byte| *byte != fill)
            .map_or(0, |top| top + 1);
        let used = if self
            .bytes
            .get(..used)
            .and_then(<[u8]>::last)
            .is_none_or(|top| !says_sign(*top))
        {
            used + 1
        } else {
            used
        };
        self.bytes.truncate(used);
        if used <= 16 {
            self.bytes.resize(16, fill);
            let mut number = [0; 16];
            number.copy_from_slice(&self.bytes);
            return pool.add(i128::from_le_bytes(number));
        }
        pool.add_bytes(&self.bytes)
    }

    pub(super) fn is_zero(&self) -> bool {
        length(&self.a) == 0
    }

    pub(super) fn is_one(&self) -> bool {
        self.number() == Some(1)
    }

    /// True where every one of the `bits` bits is 1.
    pub(super) fn is_all_ones(&mut self, bits: u64) -> bool {
        for limb in &mut self.a {
            *limb = !*limb;
        }
        mask(&mut self.a, bits);
        let ones = self.is_zero();
        for limb in &mut self.a {
            *limb = !*limb;
        }
        mask(&mut self.a, bits);
        ones
    }

    /// Cuts the first operand, or extends it.
    pub(super) fn resize(&mut self, from: u64, to: u64, signed: bool) {
        if signed && to > from && is_negative(&self.a, from) {
            if !from.is_multiple_of(LIMB)
                && let Some(top) = self.a.last_mut()
            {
                *top |= u32::MAX << (from % LIMB);
            }
            self.a.resize(to.div_ceil(LIMB) as usize, u32::MAX);
        }
        self.a.resize(to.div_ceil(LIMB) as usize, 0);
        mask(&mut self.a, to);
    }

    /// The first operand becomes −A, A without its sign, or A with every bit turned over.
    pub(super) fn unary(&mut self, op: DIOp, bits: u64, signed: bool) {
        match op {
            DIOp::Neg {} => negate(&mut self.a, bits),
            DIOp::Not {} => {
                for limb in &mut self.a {
                    *limb = !*limb;
                }
                mask(&mut self.a, bits);
            }
            _ if signed && is_negative(&self.a, bits) => negate(&mut self.a, bits),
            _ => {}
        }
    }

    /// The first operand becomes A op B. `None` for a division by zero, and for what is no such
    /// operation.
    pub(super) fn binary(&mut self, op: DIOp, bits: u64, signed: bool) -> Option<()> {
        match op {
            DIOp::Add {} => {
                let mut carry = 0;
                for (a, b) in self.a.iter_mut().zip(&self.b) {
                    let sum = u64::from(*a) + u64::from(*b) + carry;
                    (*a, carry) = (sum as u32, sum >> LIMB);
                }
            }
            DIOp::Sub {} => {
                let mut borrow = false;
                for (a, b) in self.a.iter_mut().zip(&self.b) {
                    let (difference, first) = a.overflowing_sub(*b);
                    let (difference, second) = difference.overflowing_sub(u32::from(borrow));
                    (*a, borrow) = (difference, first || second);
                }
            }
            DIOp::And {} => self.a.iter_mut().zip(&self.b).for_each(|(a, b)| *a &= b),
            DIOp::Or {} => self.a.iter_mut().zip(&self.b).for_each(|(a, b)| *a |= b),
            DIOp::Xor {} => self.a.iter_mut().zip(&self.b).for_each(|(a, b)| *a ^= b),
            DIOp::Mul {} => self.multiply(bits),
            DIOp::Div {} | DIOp::Mod {} => {
                let (a_negative, b_negative) = (
                    signed && is_negative(&self.a, bits),
                    signed && is_negative(&self.b, bits),
                );
                if length(&self.b) == 0 {
                    return None;
                }
                if a_negative {
                    negate(&mut self.a, bits);
                }
                if b_negative {
                    negate(&mut self.b, bits);
                }
                self.divide();
                let negative = match op {
                    DIOp::Div {} => {
                        core::mem::swap(&mut self.a, &mut self.quotient);
                        a_negative != b_negative
                    }
                    _ => a_negative,
                };
                self.a.resize(bits.div_ceil(LIMB) as usize, 0);
                if negative {
                    negate(&mut self.a, bits);
                }
            }
            DIOp::Shl {} => match self.count(bits) {
                Some(count) => self.shift_left(count),
                None => self.a.fill(0),
            },
            DIOp::LShr {} => self.shift_right(bits, false),
            DIOp::AShr {} => self.shift_right(bits, true),
            DIOp::Shr {} => self.shift_right(bits, signed),
            _ => return None,
        }
        mask(&mut self.a, bits);
        Some(())
    }

    /// The order of the operands.
    pub(super) fn compare(&self, bits: u64, signed: bool) -> Ordering {
        match (
            signed && is_negative(&self.a, bits),
            signed && is_negative(&self.b, bits),
        ) {
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            _ => self.a.iter().rev().cmp(self.b.iter().rev()),
        }
    }

    /// The second operand as a count of bits, where that is below the width.
    fn count(&self, bits: u64) -> Option<u64> {
        if length(&self.b) > 1 {
            return None;
        }
        Some(self.b.first().map_or(0, |count| u64::from(*count))).filter(|count| *count < bits)
    }

    fn shift_left(&mut self, count: u64) {
        let (limbs, bits) = ((count / LIMB) as usize, count % LIMB);
        for index in (0..self.a.len()).rev() {
            let limb = |back: usize| {
                index
                    .checked_sub(back)
                    .and_then(|from| self.a.get(from))
                    .map_or(0, |limb| u64::from(*limb))
            };
            let both = limb(limbs) << LIMB | limb(limbs + 1);
            self.a[index] = (both << bits >> LIMB) as u32;
        }
    }

    /// Moves the first operand down by the second; `signed` moves sign bits in.
    pub(super) fn shift_right(&mut self, bits: u64, signed: bool) {
        let fill = if signed && is_negative(&self.a, bits) {
            u32::MAX
        } else {
            0
        };
        let Some(count) = self.count(bits) else {
            self.a.fill(fill);
            return mask(&mut self.a, bits);
        };
        if fill != 0
            && !bits.is_multiple_of(LIMB)
            && let Some(top) = self.a.last_mut()
        {
            *top |= u32::MAX << (bits % LIMB);
        }
        let (limbs, below) = ((count / LIMB) as usize, count % LIMB);
        for index in 0..self.a.len() {
            let limb = |on: usize| u64::from(self.a.get(index + on).copied().unwrap_or(fill));
            self.a[index] = ((limb(limbs + 1) << LIMB | limb(limbs)) >> below) as u32;
        }
        mask(&mut self.a, bits);
    }

    /// Moves the first operand down by a number of bits, and cuts it.
    pub(super) fn slice(&mut self, from: u64, bits: u64, all: u64) {
        load(&mut self.b, &from.to_le_bytes());
        self.shift_right(all, false);
        self.resize(all, bits, false);
    }

    fn multiply(&mut self, bits: u64) {
        let size = bits.div_ceil(LIMB) as usize;
        // Negative numbers are mostly ones: their magnitudes are shorter.
        let (a_negative, b_negative) = (is_negative(&self.a, bits), is_negative(&self.b, bits));
        if a_negative {
            negate(&mut self.a, bits);
        }
        if b_negative {
            negate(&mut self.b, bits);
        }
        let product = &mut self.quotient;
        product.clear();
        product.resize(size, 0);
        let (a, b) = (&self.a[..length(&self.a)], &self.b[..length(&self.b)]);
        for (at, limb) in a.iter().enumerate().filter(|(_, limb)| **limb != 0) {
            let mut carry = 0;
            let others = b.iter().copied().chain(core::iter::repeat(0));
            for (into, other) in product.iter_mut().skip(at).zip(others).take(b.len() + 1) {
                let sum = u64::from(*limb) * u64::from(other) + u64::from(*into) + carry;
                (*into, carry) = (sum as u32, sum >> LIMB);
            }
        }
        core::mem::swap(&mut self.a, product);
        if a_negative != b_negative {
            negate(&mut self.a, bits);
        }
    }

    /// Divides magnitudes, the divisor not zero: the remainder is the first operand after, the
    /// quotient has a buffer of its own. Knuth's algorithm D (The Art of Computer Programming,
    /// volume 2, section 4.3.1).
    fn divide(&mut self) {
        let size = length(&self.b);
        let Calculator {
            a,
            b,
            quotient,
            divisor,
            ..
        } = self;
        quotient.clear();
        quotient.resize(a.len(), 0);
        if size == 1 {
            let mut rest = 0;
            for (limb, into) in a.iter_mut().zip(quotient.iter_mut()).rev() {
                let number = rest << LIMB | u64::from(*limb);
                *into = (number / u64::from(b[0])) as u32;
                rest = number % u64::from(b[0]);
                *limb = 0;
            }
            a[0] = rest as u32;
            return;
        }
        // The divisor's highest bit is made 1, so that the two highest limbs are a good guess of
        // each quotient limb.
        let shift = u64::from(b[size - 1].leading_zeros());
        let shifted = |limbs: &[u32], index: usize| {
            let high = u64::from(limbs.get(index).copied().unwrap_or(0));
            let low = index
                .checked_sub(1)
                .map_or(0, |below| u64::from(limbs[below]));
            ((high << LIMB | low) << shift >> LIMB) as u32
        };
        divisor.clear();
        divisor.extend((0..size).map(|index| shifted(&b[..size], index)));
        let used = a.len();
        a.push(0);
        for index in (0..=used).rev() {
            a[index] = shifted(a, index);
        }
        let (top, next) = (u64::from(divisor[size - 1]), u64::from(divisor[size - 2]));
        for at in (0..=used.saturating_sub(size)).rev() {
            let high = u64::from(a[at + size]) << LIMB | u64::from(a[at + size - 1]);
            let (mut guess, mut rest) = (high / top, high % top);
            while guess >> LIMB != 0 || guess * next > (rest << LIMB | u64::from(a[at + size - 2]))
            {
                guess -= 1;
                rest += top;
                if rest >> LIMB != 0 {
                    break;
                }
            }
            let (mut carry, mut borrow) = (0u64, 0i64);
            for (index, limb) in divisor.iter().enumerate() {
                let product = guess * u64::from(*limb) + carry;
                carry = product >> LIMB;
                let difference = i64::from(a[at + index]) - borrow - i64::from(product as u32);
                a[at + index] = difference as u32;
                borrow = i64::from(difference < 0);
            }
            let difference = i64::from(a[at + size]) - borrow - carry as i64;
            a[at + size] = difference as u32;
            if difference < 0 {
                guess -= 1;
                let mut carry = 0;
                for (index, limb) in divisor.iter().enumerate() {
                    let sum = u64::from(a[at + index]) + u64::from(*limb) + carry;
                    (a[at + index], carry) = (sum as u32, sum >> LIMB);
                }
                a[at + size] = a[at + size].wrapping_add(carry as u32);
            }
            quotient[at] = guess as u32;
        }
        for index in 0..used {
            let both = u64::from(a[index + 1]) << LIMB | u64::from(a[index]);
            a[index] = (both >> shift) as u32;
        }
        a.truncate(used);
    }
}
