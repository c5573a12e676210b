//! Random calls, and the frames of the callers.

use super::{Generator, Known, Mark, SIZE};
use dwarfsmith::Bits;
use dwarfsmith::ByteOffset;
use dwarfsmith::Module;
use dwarfsmith::Position;
use dwarfsmith::build::Lifetime;
use dwarfsmith::markers::{
    Base, CallParameter, CallSite, CallTarget, FrameRule, FunctionBody, Referrer, RegisterPart,
};
use dwarfsmith::metadata::*;
use dwarfsmith::target::Register;

impl Generator {
    /// Adds arguments and targets of calls: fragments that no lifetime names, some of them
    /// constants, registers and slots.
    pub(super) fn passed(&mut self, module: &mut Module, marks: &mut Vec<Mark>) {
        for _ in 0..self.random.below(4) {
            let fragment = module.metadata.fragments.push(DIFragment {});
            let ty = self.integer();
            let known = Known {
                object: fragment.into(),
                bits: self.bits(ty),
            };
            if self.random.one_in(2) {
                self.lifetimes(module, known, marks);
            } else {
                let mut builder = module.builder();
                builder.referrer(ty).unwrap();
                if self.random.one_in(2) {
                    builder.constant(ty, 3).unwrap().add().unwrap();
                }
                let expression = module.expr(&builder);
                marks.push((
                    module.add(Lifetime::bounded(known.object, expression)),
                    Some((known.bits, false)),
                ));
            }
            self.passed.push(known.object);
        }
    }

    /// Adds calls with these arguments and targets, and frame rows for their positions.
    pub(super) fn calls(&mut self, module: &Module, body: &mut FunctionBody) {
        let stack = Register(self.target.description().cfa.0);
        let mut rows: Vec<u32> = (0..self.random.below(4))
            .map(|_| self.random.below(SIZE as usize) as u32)
            .collect();
        rows.sort_unstable();
        let mut remembered = 0;
        for position in rows {
            let register = self.random.pick(&[stack, self.scalars[1]]);
            let offset = ByteOffset(self.random.below(8) as i32 * 8);
            let rule = match self.random.below(4) {
                0 => FrameRule::RememberState,
                1 if remembered > 0 => FrameRule::RestoreState,
                _ => FrameRule::Cfa { register, offset },
            };
            remembered += i32::from(rule == FrameRule::RememberState);
            remembered -= i32::from(rule == FrameRule::RestoreState);
            body.frame(Position(position), rule);
        }
        let mut all: Vec<Object> = self.passed.clone();
        all.extend(module.metadata.variables.ids().map(Object::from));
        let mut waiting = self.passed.clone();
        for _ in 0..self.random.pick(&[1, 1, 2, 3]) {
            let position = self.random.below(SIZE as usize - 5) as u32;
            let end = position + 1 + self.random.below(5) as u32;
            let mut parameters = Vec::new();
            while let Some(value) = waiting
                .pop()
                .or_else(|| self.random.one_in(2).then(|| self.random.pick(&all)))
            {
                let offset = self.random.below(8) as i32 * 8;
                let register = self.random.pick(&self.scalars);
                let location = match self.random.below(9) {
                    0 => Referrer::cfa_slot(ByteOffset(offset)).sized(Bits(64)),
                    1 => Referrer::slot(Base::Register(stack), ByteOffset(offset)).sized(Bits(64)),
                    2 => Referrer::Register(RegisterPart {
                        register,
                        bit_offset: 8,
                        bits: 8,
                    }),
                    3 => Referrer::Slot {
                        base: self.base(),
                        offset,
                        bits: 64,
                    },
                    4 => {
                        let part = |register| RegisterPart {
                            register,
                            bit_offset: 0,
                            bits: 32,
                        };
                        let other = self.random.pick(&self.scalars);
                        let parts = [part(register), part(other)];
                        match other == register {
                            true => Referrer::register(register),
                            false => body.register_list(&parts),
                        }
                    }
                    _ => Referrer::register(register),
                };
                parameters.push(CallParameter { location, value });
            }
            let target = if self.random.one_in(2) {
                CallTarget::Object(self.random.pick(&all))
            } else {
                CallTarget::Unknown
            };
            body.call(
                CallSite::new(Position(end), target).at(Position(position)),
                &parameters,
            );
        }
    }
}
