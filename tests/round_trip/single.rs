//! Random expressions without a random module, and frame rules that have them.

use super::{Generator, Known, Reach, SIZE, function};
use dwarfsmith::build::Lifetime;
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::markers::{FrameRule, FunctionBody, Referrer};
use dwarfsmith::metadata::{DIFragment, Object};
use dwarfsmith::{Module, Position, Target, Type};

/// A random expression on its own, in a module with one function that has its registers.
pub struct Example {
    pub module: Module,
    pub builder: DIExprBuilder,
    pub referrer: Referrer,
    pub arguments: Vec<Object>,
}

/// A module with a function of one empty block.
fn alone(seed: u64) -> (Generator, Module, FunctionBody) {
    let generator = Generator::new(seed);
    let mut module = Module::new(generator.target);
    let subprogram = function(&mut module);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE);
    body.block(Position(0));
    (generator, module, body)
}

/// The expression of a seed.
pub fn expression(seed: u64) -> Example {
    let (mut generator, mut module, mut body) = alone(seed);
    let mut known = Vec::new();
    for _ in 0..generator.random.below(4) {
        let fragment = module.metadata.fragments.push(DIFragment {});
        let ty = generator.any();
        known.push(Known {
            object: fragment.into(),
            bits: generator.bits(ty),
        });
    }
    let ty = generator.any();
    let referrer = if generator.random.one_in(3) {
        generator.any()
    } else {
        ty
    };
    let mut reach = Reach {
        referrer: Some(referrer),
        instance: false,
        usable: known.clone(),
        arguments: Vec::new(),
    };
    let mut builder = module.builder();
    let depth = generator.random.below(5) as u32;
    generator.entry(&mut builder, &mut reach, ty, depth);
    let bits = generator.bits(referrer);
    let referrer = generator.referrer(&mut module, &mut body, bits, false);
    let mut arguments = Vec::new();
    for object in reach.arguments {
        let bits = known
            .iter()
            .find(|known| known.object == object)
            .unwrap()
            .bits;
        let mut plain = module.builder();
        plain.referrer(Type::bits(bits)).unwrap();
        let plain = module.expr(&plain);
        let lifetime = module.add(Lifetime::bounded(object, plain));
        let place = generator.referrer(&mut module, &mut body, bits, false);
        body.def(Position(0), lifetime, place);
        arguments.push(object);
    }
    body.entry_frame();
    module.add_function(&body);
    Example {
        module,
        builder,
        referrer,
        arguments,
    }
}

/// The use of an expression in a frame rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleOf {
    Cfa,
    Place,
    Value,
}

/// A function with one frame rule that has a random expression, and the use of the expression. It
/// may have operations that no unwinder supports, which the validator rejects.
pub fn frame_rule(
    seed: u64,
    rule: impl Fn(Target, RuleOf, u32) -> Vec<FrameRule>,
) -> (Module, RuleOf) {
    let (mut generator, mut module, mut body) = alone(seed);
    let used = generator
        .random
        .pick(&[RuleOf::Cfa, RuleOf::Place, RuleOf::Value]);
    let mut builder = module.builder();
    let ty = generator
        .random
        .pick(&[Type::PTR, Type::int(64), Type::uint(64)]);
    let referrer = generator
        .random
        .pick(&[ty, ty, Type::uint(32), Type::bits(128)]);
    let mut reach = Reach {
        referrer: Some(referrer),
        instance: false,
        usable: Vec::new(),
        arguments: Vec::new(),
    };
    let depth = generator.random.below(3) as u32;
    if used == RuleOf::Place && !generator.random.one_in(3) {
        let spaces = generator.spaces();
        let pointer = Type::ptr(generator.random.pick(&spaces));
        generator.entry(&mut builder, &mut reach, pointer, depth);
        builder.deref(ty).unwrap();
    } else {
        generator.entry(&mut builder, &mut reach, ty, depth);
    }
    let bits = generator.bits(referrer);
    let place = generator.referrer(&mut module, &mut body, bits, false);
    let expression = module.expr(&builder);
    let number = body.frame_expression(expression, &[place]);
    for rule in rule(generator.target, used, number) {
        body.frame(Position(0), rule);
    }
    module.add_function(&body);
    (module, used)
}
