//! Random expressions of every operation.

use super::{Generator, Known, Reach};
use dwarfsmith::Type;
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::ty::PointerSizes;

impl Generator {
    /// Pushes an entry of a type.
    pub(super) fn entry(&mut self, b: &mut DIExprBuilder, scope: &mut Reach, ty: Type, depth: u32) {
        let bits = self.bits(ty);
        if depth == 0 || self.random.one_in(6) {
            return self.leaf(b, scope, ty);
        }
        let depth = depth - 1;
        let choice = self.random.below(if ty.is_integer() { 14 } else { 8 });
        match choice {
            0 | 1 => {
                // A part of a larger entry.
                let more = self.random.pick(&[8u64, 16, 32, 64, 4]);
                let larger = self.sized(bits + more);
                self.entry(b, scope, larger, depth);
                let in_bytes = !self.random.one_in(4);
                if self.random.one_in(3) {
                    let ty = self.integer();
                    self.entry(b, scope, ty, depth.min(1));
                } else {
                    let most = if in_bytes { more / 8 } else { more };
                    // The type is wide enough for the offset.
                    let by = self.random.below(most as usize + 1) as i128;
                    let ty = self
                        .random
                        .pick(&[Type::int(8), Type::uint(16), Type::int(64)]);
                    b.constant(ty, by).unwrap();
                }
                if in_bytes {
                    b.byte_offset(ty)
                } else {
                    b.bit_offset(ty)
                }
                .unwrap();
            }
            2 if bits > 8 && self.random.one_in(2) => {
                self.entry(b, scope, ty, depth);
                let part = self.random.pick(&[8, 16, 32, 3]).min(bits);
                let part = self.sized(part);
                self.entry(b, scope, part, depth);
                if self.random.one_in(2) {
                    let room = (bits - self.bits(part)) / 8;
                    let by = self.random.below(room as usize + 1) as i128;
                    b.constant(Type::int(16), by).unwrap();
                } else {
                    // Mostly inside the base.
                    let offset = self
                        .random
                        .pick(&[Type::int(8), Type::uint(16), Type::int(32)]);
                    self.entry(b, scope, offset, depth.min(1));
                    if !self.random.one_in(6) {
                        b.constant(offset, 7).unwrap().and().unwrap();
                    }
                }
                b.overlay(ty).unwrap();
            }
            2 => {
                let mut left = bits;
                let mut count = 0;
                while left > 0 {
                    let step = if count == 3 {
                        left
                    } else {
                        self.random.pick(&[8, 16, 32, left, 3]).min(left)
                    };
                    let part = self.sized(step);
                    self.entry(b, scope, part, depth);
                    left -= step;
                    count += 1;
                }
                b.composite(count, ty).unwrap();
            }
            3 => {
                let spaces = self.spaces();
                let space = self.random.pick(&spaces);
                match self.random.below(8) {
                    0 | 1 => b.cfa(space).unwrap().deref(ty).unwrap(),
                    2 => {
                        let offset = self.integer();
                        self.entry(b, scope, offset, depth);
                        b.thread_local(ty).unwrap()
                    }
                    _ => {
                        self.entry(b, scope, Type::ptr(space), depth);
                        b.deref(ty).unwrap()
                    }
                };
            }
            4 => {
                let spaces = self.spaces();
                let space = self.random.pick(&spaces);
                self.entry(b, scope, ty, depth);
                b.addr_of(space).unwrap();
                if self.random.one_in(3) {
                    let same = Type::uint(self.target.pointer_bits(space).unwrap() as u16);
                    b.reinterpret(same)
                        .unwrap()
                        .reinterpret(Type::ptr(space))
                        .unwrap();
                }
                b.deref(ty).unwrap();
            }
            5 => {
                let same = self.sized(bits);
                self.entry(b, scope, same, depth);
                b.reinterpret(ty).unwrap();
            }
            6 if self.random.one_in(2) => {
                self.entry(b, scope, ty, depth);
                self.entry(b, scope, ty, depth);
                if self.random.one_in(2) {
                    self.comparison(b, scope, depth.min(1));
                } else {
                    self.entry(b, scope, Type::BOOL, depth);
                }
                b.choose().unwrap();
            }
            6 if self.random.one_in(2) => {
                self.entry(b, scope, ty, depth);
                b.read().unwrap();
            }
            6 => {
                // Mostly a register: other locations have no entry value.
                let depth = if self.random.one_in(3) { depth } else { 0 };
                self.entry(b, scope, ty, depth);
                b.entry_value(ty).unwrap();
            }
            _ if ty.is_integer() => self.arithmetic(b, scope, ty, depth, choice),
            _ if ty.is_float() => self.float(b, scope, ty, depth),
            _ => match ty.elements() {
                Some((count, element)) => self.vector(b, scope, ty, (count, element), depth),
                None => self.leaf(b, scope, ty),
            },
        }
    }

    /// Pushes a vector of `count` elements of a type.
    fn vector(
        &mut self,
        b: &mut DIExprBuilder,
        scope: &mut Reach,
        ty: Type,
        of: (u32, Type),
        depth: u32,
    ) {
        let (count, element) = of;
        if self.random.one_in(4) {
            self.entry(b, scope, element, depth);
            b.extend(count).unwrap();
            return;
        }
        self.entry(b, scope, ty, depth);
        self.entry(b, scope, ty, depth);
        let most = self.random.pick(&[count as u16, 32, 64]).max(count as u16);
        let mask = self.random.pick(&[Type::uint(most), Type::int(most)]);
        self.entry(b, scope, mask, depth.min(1));
        b.select().unwrap();
    }

    fn arithmetic(
        &mut self,
        b: &mut DIExprBuilder,
        scope: &mut Reach,
        ty: Type,
        depth: u32,
        choice: usize,
    ) {
        let bits = self.bits(ty);
        match choice {
            7 => {
                let from = if self.random.one_in(3) {
                    self.random.pick(&[Type::F32, Type::F64])
                } else {
                    self.integer()
                };
                self.entry(b, scope, from, depth);
                b.convert(ty).unwrap();
            }
            8 => {
                let narrow = 1 + self.random.below(bits as usize) as u16;
                let from = if self.random.one_in(2) {
                    Type::int(narrow)
                } else {
                    Type::uint(narrow)
                };
                self.entry(b, scope, from, depth);
                if self.random.one_in(2) {
                    b.zext(ty)
                } else {
                    b.sext(ty)
                }
                .unwrap();
            }
            9 => {
                self.entry(b, scope, ty, depth);
                match self.random.below(3) {
                    0 => b.neg(),
                    1 => b.not(),
                    _ => b.abs(),
                }
                .unwrap();
            }
            10 if self.random.one_in(2) => {
                let lane = self.random.one_in(2) && self.target.has_lanes();
                if lane {
                    b.push_lane(ty)
                } else {
                    b.push_iteration(ty)
                }
                .unwrap();
            }
            // A number of one bit, as a part of any number.
            11 if bits == 1 => {
                self.comparison(b, scope, depth);
                b.reinterpret(ty).unwrap();
            }
            11 if self.random.one_in(2) => {
                self.comparison(b, scope, depth);
                b.convert(ty).unwrap();
            }
            _ => {
                self.entry(b, scope, ty, depth);
                self.entry(b, scope, ty, depth);
                match self.random.below(12) {
                    0 => b.add(),
                    1 => b.sub(),
                    2 => b.mul(),
                    3 => b.div(),
                    4 => b.modulo(),
                    5 => b.and(),
                    6 => b.or(),
                    7 => b.xor(),
                    8 => b.shl(),
                    9 => b.lshr(),
                    10 => b.shr(),
                    _ => b.ashr(),
                }
                .unwrap();
            }
        }
    }

    /// Pushes a `u1`.
    fn comparison(&mut self, b: &mut DIExprBuilder, scope: &mut Reach, depth: u32) {
        let ty = match self.random.below(5) {
            0 => self.random.pick(&[Type::F32, Type::F64]),
            1 => {
                let spaces = self.spaces();
                Type::ptr(self.random.pick(&spaces))
            }
            _ => self.integer(),
        };
        self.entry(b, scope, ty, depth);
        self.entry(b, scope, ty, depth);
        match self.random.below(6) {
            0 => b.eq(),
            1 => b.ne(),
            2 => b.lt(),
            3 => b.le(),
            4 => b.gt(),
            _ => b.ge(),
        }
        .unwrap();
    }

    fn float(&mut self, b: &mut DIExprBuilder, scope: &mut Reach, ty: Type, depth: u32) {
        match self.random.below(6) {
            0 => {
                let from = self.integer();
                self.entry(b, scope, from, depth);
                b.convert(ty).unwrap();
            }
            1 => {
                let from = if ty == Type::F32 {
                    Type::F64
                } else {
                    Type::F32
                };
                self.entry(b, scope, from, depth);
                b.convert(ty).unwrap();
            }
            2 => {
                self.entry(b, scope, ty, depth);
                if self.random.one_in(2) {
                    b.neg()
                } else {
                    b.abs()
                }
                .unwrap();
            }
            choice => {
                self.entry(b, scope, ty, depth);
                self.entry(b, scope, ty, depth);
                match choice {
                    3 => b.add(),
                    4 => b.sub(),
                    _ if self.random.one_in(2) => b.mul(),
                    _ => b.div(),
                }
                .unwrap();
            }
        }
    }

    /// Pushes an entry of a type by one operation, or by a referrer or an argument of another size
    /// and an offset.
    fn leaf(&mut self, b: &mut DIExprBuilder, scope: &mut Reach, ty: Type) {
        let bits = self.bits(ty);
        if let Some(referrer) = scope.referrer
            && self.bits(referrer) >= bits
            && !self.random.one_in(4)
        {
            if scope.instance {
                b.type_object(referrer)
            } else {
                b.referrer(referrer)
            }
            .unwrap();
            return self.cut(b, referrer, ty);
        }
        let usable: Vec<Known> = scope
            .usable
            .iter()
            .copied()
            .filter(|known| known.bits >= bits)
            .collect();
        if !usable.is_empty() && !self.random.one_in(4) {
            let known = self.random.pick(&usable);
            let index = scope
                .arguments
                .iter()
                .position(|object| *object == known.object)
                .unwrap_or_else(|| {
                    scope.arguments.push(known.object);
                    scope.arguments.len() - 1
                });
            let whole = self.sized(known.bits);
            b.arg(index as u32, whole).unwrap();
            return self.cut(b, whole, ty);
        }
        match ty {
            _ if self.random.one_in(20) => b.undef(ty),
            Type::F32 | Type::F64 => {
                let number = self.random.below(64) as f64 / 8.0 - 3.0;
                b.constant_float(ty, number)
            }
            _ if self.random.one_in(2) => {
                let number = self.random.below(64) as i128 - 8;
                b.constant(ty, number)
            }
            _ => {
                let bytes: Vec<u8> = (0..bits.div_ceil(8))
                    .map(|_| self.random.below(256) as u8)
                    .collect();
                b.constant_bytes(ty, &bytes)
            }
        }
        .unwrap();
    }

    /// Replaces the top entry by a part of it.
    fn cut(&mut self, b: &mut DIExprBuilder, from: Type, ty: Type) {
        let (has, bits) = (self.bits(from), self.bits(ty));
        if from == ty {
            return;
        }
        if has == bits {
            b.reinterpret(ty).unwrap();
            return;
        }
        let by = self.random.below((has - bits) as usize + 1) as i128;
        if self.random.one_in(3) {
            b.constant(Type::uint(32), by)
                .unwrap()
                .bit_offset(ty)
                .unwrap();
        } else {
            b.constant(Type::int(32), by / 8)
                .unwrap()
                .byte_offset(ty)
                .unwrap();
        }
    }
}
