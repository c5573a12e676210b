//! Random expressions without a random module.

use super::{Generator, Known, Reach};
use dwarfsmith::build::Lifetime;
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::markers::Referrer;
use dwarfsmith::metadata::{DIFragment, Object};
use dwarfsmith::{Module, Position, Type};

/// A random expression on its own, in a module with one function that has its registers.
pub struct Example {
    pub module: Module,
    pub builder: DIExprBuilder,
    pub referrer: Referrer,
    pub arguments: Vec<Object>,
}

/// The expression of a seed.
pub fn expression(seed: u64) -> Example {
    let mut generator = Generator::new(seed);
    let (mut module, mut body) = generator.alone();
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
    let whole = generator.may_be_whole(referrer);
    let mut reach = Reach {
        referrer: Some(referrer),
        instance: false,
        whole,
        usable: known.clone(),
        arguments: Vec::new(),
    };
    let mut builder = module.builder();
    let depth = generator.random.below(5) as u32;
    generator.entry(&mut builder, &mut reach, ty, depth);
    let bits = generator.bits(referrer);
    let referrer = match whole {
        true => generator.whole_register(bits),
        false => generator.referrer(&mut module, &mut body, bits, false),
    };
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
