//! Random types.

use super::*;

pub(super) fn node_type(random: &mut Random, module: &mut Module) -> DIType {
    let name = random.chance().then(|| text(random, module));
    let identifier = random.chance().then(|| text(random, module));
    let flags = random.pick(&FLAGS);
    match random.below(12) {
        0 => {
            let name = text(random, module);
            let encoding = random.pick(&[
                gimli::DW_ATE_signed,
                gimli::DW_ATE_float,
                gimli::DwAte(0x99),
            ]);
            DIType::Base(DIBasicType {
                name,
                bits: random.next(),
                encoding,
                data_bits: random.maybe(Random::next),
                vector_size: random.maybe(Random::number),
                flags,
            })
        }
        11 => DIType::FixedPoint(DIFixedPointType {
            name: text(random, module),
            bits: random.next(),
            encoding: random.pick(&[gimli::DW_ATE_signed_fixed, gimli::DW_ATE_unsigned_fixed]),
            scale: match random.below(3) {
                0 => FixedPointScale::Binary(random.next() as i64),
                1 => FixedPointScale::Decimal(random.next() as i64),
                _ => FixedPointScale::Rational {
                    numerator: random.next() as i64,
                    denominator: random.next() as i64,
                },
            },
        }),
        1 => DIType::Pointer(DIPointerType {
            kind: random.pick(&[
                PointerKind::Pointer,
                PointerKind::Reference,
                PointerKind::RvalueReference,
            ]),
            base: random.maybe(id),
            bits: random.maybe(Random::next),
            address_space: random.number(),
            memory_space: MemorySpace(random.below(7) as u16),
            flags,
            annotations: annotations(random, module),
        }),
        2 => DIType::Qualified(DIQualifiedType {
            qualifier: random.pick(&[
                Qualifier::Const,
                Qualifier::Volatile,
                Qualifier::Restrict,
                Qualifier::Atomic,
                Qualifier::Immutable,
                Qualifier::Packed,
                Qualifier::Shared,
                Qualifier::Typedef,
                Qualifier::TemplateAlias,
            ]),
            name,
            base: random.maybe(id),
            scope: random.maybe(scope),
            file: random.maybe(id),
            line: random.number(),
            flags,
            column: random.number(),
            align_bits: random.number(),
            template_parameters: random.many(id),
            annotations: annotations(random, module),
        }),
        3 => {
            let subrange = |random: &mut Random| DISubrange {
                count: bound(random),
                lower_bound: bound(random),
                upper_bound: bound(random),
                stride: bound(random),
            };
            DIType::Array(DIArrayType {
                name,
                element: id(random),
                bits: random.maybe(Random::next),
                flags,
                dimensions: random.many(subrange),
                data_location: random.maybe(object),
                associated: random.maybe(object),
                allocated: random.maybe(object),
                rank: bound(random),
            })
        }
        4 => DIType::Composite(DICompositeType {
            kind: random.pick(&[
                CompositeKind::Structure,
                CompositeKind::Class,
                CompositeKind::Union,
                CompositeKind::Interface,
            ]),
            name,
            scope: random.maybe(scope),
            file: random.maybe(id),
            line: random.number(),
            column: random.number(),
            bits: random.maybe(Random::next),
            align_bits: random.maybe(Random::next),
            flags,
            identifier,
            vtable_holder: random.maybe(id),
            template_parameters: random.many(id),
            members: random.many(|random| member(random, module)),
            // Elements that are not variant parts are in another list.
            variant_parts: Vec::new(),
            annotations: annotations(random, module),
        }),
        5 => {
            let enumerators =
                random.many(|random| (i128::from(random.next()) - 7, random.number()));
            let enumerators = enumerators
                .into_iter()
                .map(|(value, number)| DIEnumerator {
                    name: module.text(&format!("E{number}")),
                    value,
                })
                .collect();
            DIType::Enumeration(DIEnumerationType {
                name,
                scope: random.maybe(scope),
                file: random.maybe(id),
                line: random.number(),
                column: random.number(),
                base: random.maybe(id),
                bits: random.next(),
                flags,
                identifier,
                enumerators,
            })
        }
        6 => DIType::Unspecified(text(random, module)),
        7 => DIType::MemberPointer(DIMemberPointerType {
            base: id(random),
            class: id(random),
            bits: random.maybe(Random::next),
        }),
        8 => DIType::String(DIStringType {
            name,
            bits: random.maybe(Random::next),
            length: random.maybe(object),
            data_location: random.maybe(object),
            encoding: random.maybe(|_| gimli::DW_ATE_ASCII),
        }),
        9 => DIType::VariantPart(DIVariantPart {
            discriminant: random.chance().then(|| member(random, module)),
            variants: random.many(|random| member(random, module)),
        }),
        _ => DIType::Subroutine(DISubroutineType {
            result: random.maybe(id),
            parameters: random.many(id),
            variadic: random.chance(),
            flags,
            calling_convention: random
                .maybe(|random| random.pick(&[gimli::DW_CC_normal, gimli::DwCc(0x41)])),
        }),
    }
}
