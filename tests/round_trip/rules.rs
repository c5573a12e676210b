//! Random frame rules.

use super::{Generator, Known, Random, Reach, SIZE, function};
use dwarfsmith::check::mix;
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::markers::{FrameRule, FunctionBody, Referrer};
use dwarfsmith::metadata::{FragmentId, Id, Object};
use dwarfsmith::target::Register;
use dwarfsmith::{ByteOffset, Module, Position, Target, Type};

/// The use of an expression in a frame rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleOf {
    Cfa,
    Place,
    Value,
}

/// The number of expressions that are tried for a rule: the validator rejects most of those with
/// operations that no unwinder has.
const TRIED: u64 = 8;

impl Generator {
    /// A module with a function of one empty block.
    pub(super) fn alone(&self) -> (Module, FunctionBody) {
        let mut module = Module::new(self.target);
        let subprogram = function(&mut module);
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), subprogram, SIZE);
        body.block(Position(0));
        (module, body)
    }

    /// Mostly gives a function frame rules: those at its entry, which slots from the CFA require,
    /// and some rows.
    pub(super) fn rows(&mut self, module: &mut Module, body: &mut FunctionBody) {
        if self.random.one_in(8) {
            return;
        }
        body.entry_frame();
        // With other numbers, which the rest of the module does not depend on.
        let seed = mix(self.random.seed, self.random.drawn ^ 0xf7a3e);
        if mix(seed, 0).is_multiple_of(2) {
            self.with_seed(seed, |generator| generator.some_rows(module, body));
        }
    }

    pub(super) fn with_seed<T>(&mut self, seed: u64, write: impl FnOnce(&mut Generator) -> T) -> T {
        let random = core::mem::replace(&mut self.random, Random { seed, drawn: 0 });
        let written = write(self);
        self.random = random;
        written
    }

    fn some_rows(&mut self, module: &mut Module, body: &mut FunctionBody) {
        let (mut at, mut remembered) = (0, 0u32);
        for number in 0..1 + self.random.below(5) as u64 {
            let rule = match self.random.below(12) {
                0 => {
                    remembered += 1;
                    FrameRule::RememberState
                }
                1 if remembered > 0 => {
                    remembered -= 1;
                    FrameRule::RestoreState
                }
                _ => {
                    let seed = mix(mix(self.random.seed, 0xe19), number);
                    let mut seeds = (0..TRIED).map(|attempt| mix(seed, attempt));
                    match seeds.find(|seed| self.is_valid(*seed)) {
                        Some(seed) => self.with_seed(seed, |own| own.rule(module, body)),
                        None => continue,
                    }
                }
            };
            body.frame(Position(at), rule);
            at = (at + self.random.below(5) as u32 * 4).min(SIZE - 4);
        }
    }

    /// Whether the rule of a seed is valid in a function of its own.
    fn is_valid(&mut self, seed: u64) -> bool {
        let (mut module, mut body) = self.alone();
        let rule = self.with_seed(seed, |own| own.rule(&mut module, &mut body));
        body.frame(Position(0), rule);
        module.add_function(&body);
        module.validate().is_ok()
    }

    /// A register that is saved, or that a CFA is counted from.
    fn saved(&mut self) -> Register {
        let target = self.target;
        let more: &[&str] = match target.name() {
            "x86_64" => &["rbp", "r12", "xmm7", "rip"],
            "amdgpu-wave64" => &["SGPR33", "SGPR40", "VCC_64", "VGPR40", "PC_64"],
            _ => &["dw12", "dw7"],
        };
        match self.random.below(4) {
            0 => self.random.pick(&self.scalars),
            1 => self.random.pick(&self.vectors),
            _ => target.register(self.random.pick(more)).unwrap(),
        }
    }

    fn rule(&mut self, module: &mut Module, body: &mut FunctionBody) -> FrameRule {
        let (register, saved_in) = (self.saved(), self.saved());
        let offset = ByteOffset(self.random.below(33) as i32 * self.random.pick(&[1, 4, 8]) - 64);
        let pointer = Register(self.target.description().cfa.0);
        match self.random.below(16) {
            0 => FrameRule::Cfa {
                register: pointer,
                offset,
            },
            1 => FrameRule::Cfa { register, offset },
            2 => FrameRule::Offset { register, offset },
            3 => FrameRule::ValueOffset { register, offset },
            4 => FrameRule::Register { register, saved_in },
            5 => self.random.pick(&[
                FrameRule::SameValue(register),
                FrameRule::Undefined(register),
                FrameRule::Restore(register),
            ]),
            6 => FrameRule::CfaExpression {
                expression: self.rule_expression(module, body, RuleOf::Cfa, pointer),
            },
            7 | 8 => FrameRule::ValueExpression {
                register,
                expression: self.rule_expression(module, body, RuleOf::Value, register),
            },
            _ => FrameRule::Expression {
                register,
                expression: self.rule_expression(module, body, RuleOf::Place, register),
            },
        }
    }

    /// Adds an expression for a rule of a register, with as many referrers as it names. Returns its
    /// number.
    pub(super) fn rule_expression(
        &mut self,
        module: &mut Module,
        body: &mut FunctionBody,
        used: RuleOf,
        register: Register,
    ) -> u32 {
        let own = u64::from(self.target.register_bits(register).unwrap());
        let ty = match used {
            RuleOf::Cfa => {
                let spaces = self.spaces();
                Type::ptr(self.random.pick(&spaces))
            }
            RuleOf::Value => self
                .random
                .pick(&[Type::PTR, Type::int(64), Type::uint(64)]),
            RuleOf::Place if self.random.one_in(6) => self.any(),
            RuleOf::Place => self.sized(own),
        };
        // Referrers by number, as if they were objects.
        let mut usable = Vec::new();
        for number in 0..1 + self.random.below(3) {
            let size = self.bits(ty);
            let size = self.random.pick(&[size, size, own, 32, 64, 128]);
            usable.push(Known {
                object: FragmentId::from_index(number).into(),
                bits: size,
            });
        }
        let referrer = self.sized(usable[0].bits);
        let whole = self.may_be_whole(referrer);
        let mut reach = Reach {
            referrer: Some(referrer),
            instance: false,
            whole,
            arguments: vec![usable[0].object],
            usable,
        };
        let mut builder = module.builder();
        let mut depth = self.random.below(3) as u32;
        let lanes = self.target.has_lanes() && own == 64 * 32;
        if used == RuleOf::Place && lanes && self.random.one_in(2) {
            self.saved_for_lanes(&mut builder, &mut reach);
        } else if used == RuleOf::Place && self.random.one_in(3) {
            let spaces = self.spaces();
            let pointer = Type::ptr(self.random.pick(&spaces));
            self.entry(&mut builder, &mut reach, pointer, depth);
            builder.deref(ty).unwrap();
        } else if self.random.one_in(6) {
            self.leaf(&mut builder, &mut reach, ty);
            builder.entry_value(ty).unwrap();
        } else {
            depth += u32::from(self.random.one_in(3));
            self.entry(&mut builder, &mut reach, ty, depth);
        }
        let size = |object: &Object| {
            let known = reach.usable.iter().find(|known| known.object == *object);
            known.map_or(64, |known| known.bits)
        };
        let sizes: Vec<u64> = reach.arguments.iter().map(size).collect();
        let referrers: Vec<Referrer> = sizes
            .into_iter()
            .enumerate()
            .map(|(number, bits)| match number == 0 && whole {
                true => self.whole_register(bits),
                false => self.referrer(module, body, bits, false),
            })
            .collect();
        let expression = module.expr(&builder);
        body.frame_expression(expression, &referrers)
    }

    /// Pushes a vector register that is saved for the lanes that a mask has: its value on entry, or
    /// its value now.
    fn saved_for_lanes(&mut self, b: &mut DIExprBuilder, reach: &mut Reach) {
        let vector = Type::vector(64, Type::uint(32)).unwrap();
        let mut named = |bits: u64| {
            let object: Object = FragmentId::from_index(reach.usable.len()).into();
            reach.usable.push(Known { object, bits });
            reach.arguments.push(object);
            reach.arguments.len() as u32 - 1
        };
        let (now, then, mask) = (named(2048), named(2048), named(64));
        b.arg(now, vector).unwrap().arg(then, vector).unwrap();
        b.arg(mask, Type::uint(64)).unwrap();
        if self.random.one_in(2) {
            b.entry_value(Type::uint(64)).unwrap();
        }
        b.select().unwrap();
    }
}

/// A function with one frame rule that has a random expression, and the use of the expression. It
/// may have operations that no unwinder supports, which the validator rejects.
pub fn frame_rule(
    seed: u64,
    rule: impl Fn(Target, RuleOf, Register, u32) -> Vec<FrameRule>,
) -> (Module, RuleOf) {
    let mut generator = Generator::new(seed);
    let (mut module, mut body) = generator.alone();
    let used = generator
        .random
        .pick(&[RuleOf::Cfa, RuleOf::Place, RuleOf::Value]);
    let register = generator.saved();
    let number = generator.rule_expression(&mut module, &mut body, used, register);
    for rule in rule(generator.target, used, register, number) {
        body.frame(Position(0), rule);
    }
    module.add_function(&body);
    (module, used)
}
