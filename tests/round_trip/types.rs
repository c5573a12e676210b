//! Random types whose properties are computed from their instances.

use super::{Generator, Reach};
use dwarfsmith::metadata::*;
use dwarfsmith::{Module, Type};

impl Generator {
    /// Adds a property of a type, computed from instances that have the size of `descriptor`.
    fn property(&mut self, module: &mut Module, descriptor: Type, ty: Type) -> Object {
        let usable = self.fragments.clone();
        let reach = Reach {
            referrer: Some(descriptor),
            instance: true,
            whole: false,
            usable,
            arguments: Vec::new(),
        };
        self.computed(module, ty, reach).into()
    }

    /// Adds an array type whose properties are computed from its instances.
    pub(super) fn array(&mut self, module: &mut Module) {
        let name = module.text("e");
        let base = DIBasicType {
            name,
            bits: 8,
            encoding: gimli::DW_ATE_unsigned,
            data_bits: None,
            vector_size: None,
            flags: DIFlags::NONE,
        };
        let element = module.metadata.types.push(DIType::Base(base));
        let descriptor = Type::bits(self.random.pick(&[64, 128, 192]));
        let number = |generator: &mut Generator, module: &mut Module| {
            let ty = generator.random.pick(&[
                Type::int(64),
                Type::uint(64),
                Type::int(32),
                Type::uint(16),
                Type::int(5),
            ]);
            generator.property(module, descriptor, ty)
        };
        let mut dimensions = Vec::new();
        for _ in 0..self.random.pick(&[1, 1, 2]) {
            let mut bound = |generator: &mut Generator| match generator.random.below(3) {
                0 => Bound::Unknown,
                1 => Bound::Constant(generator.random.below(9) as i64 - 4),
                _ => Bound::Object(number(generator, module)),
            };
            let (lower_bound, stride) = (bound(self), bound(self));
            let (mut count, mut upper_bound) = (Bound::Unknown, Bound::Unknown);
            *(if self.random.one_in(2) {
                &mut count
            } else {
                &mut upper_bound
            }) = bound(self);
            dimensions.push(DISubrange {
                count,
                lower_bound,
                upper_bound,
                stride,
            });
        }
        let mut array = DIArrayType::new(element, dimensions);
        for place in [&mut array.allocated, &mut array.associated] {
            *place = self.random.one_in(3).then(|| number(self, module));
        }
        if array.dimensions.len() == 1 && self.random.one_in(4) {
            array.rank = Bound::Object(number(self, module));
        }
        if self.random.one_in(2) {
            array.data_location = Some(self.property(module, descriptor, Type::bits(8)));
        }
        module.metadata.types.push(DIType::Array(array));
    }

    /// Adds a string type whose properties are computed from its instances.
    pub(super) fn string(&mut self, module: &mut Module) {
        let descriptor = Type::bits(self.random.pick(&[64, 128, 192]));
        let bits = self.random.pick(&[8, 32, 64]);
        let mut string = DIStringType {
            name: None,
            bits: Some(bits),
            length: None,
            data_location: None,
            encoding: None,
        };
        string.length = Some(self.property(module, descriptor, Type::uint(bits as u16)));
        if self.random.one_in(2) {
            string.data_location = Some(self.property(module, descriptor, Type::bits(8)));
        }
        module.metadata.types.push(DIType::String(string));
    }
}
