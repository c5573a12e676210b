//! What fragments, code locations and calls may stand for: 208, 211 to 215, 304, 416, 417, and the
//! nodes of namespaces, classes and variants in 303, 306, 307, 311 and 312.

use super::kit::{Case, IntoScope, Kit, RAX, at, case, marker, reg};
use dwarfsmith::Bits;
use dwarfsmith::ByteOffset;
use dwarfsmith::Position;
use dwarfsmith::Type;
use dwarfsmith::build::{Global, Namespace};
use dwarfsmith::markers::{Base, CallParameter, CallSite, CallTarget, Referrer, ValueId};
use dwarfsmith::metadata::*;
use dwarfsmith::validate::{Node, Rule};

const I32: Type = Type::int(32);

/// An `int` that is read through the address which a fragment holds.
fn through(k: &mut Kit, fragment: FragmentId) -> LifetimeId {
    let expr = k.expr(|b| b.arg(0, Type::PTR).and_then(|b| b.deref(I32)));
    k.lifetime(k.x, expr, &[fragment.into()])
}

/// A computed lifetime of a fragment that is one `int`.
fn one(k: &mut Kit, fragment: FragmentId) -> LifetimeId {
    let expr = k.expr(|b| b.constant(I32, 1));
    k.lifetime(fragment, expr, &[])
}

/// An array of `int` whose elements are counted by a fragment.
fn counted(k: &mut Kit, fragment: FragmentId) -> TypeId {
    let dimension = DISubrange {
        count: Bound::Object(fragment.into()),
        ..DISubrange::default()
    };
    k.m.metadata
        .types
        .push(DIType::Array(DIArrayType::new(k.int, vec![dimension])))
}

fn structure(k: &mut Kit, bits: u64) -> DICompositeType {
    let name = Some(k.m.text("s"));
    DICompositeType::new(CompositeKind::Structure, name, Some(bits))
}

/// A call in `f` that passes `x` somewhere.
fn call(k: &mut Kit, start: u32, end: u32, location: Referrer, value: VariableId) -> Node {
    let parameter = CallParameter {
        location,
        value: value.into(),
    };
    k.body.call(
        CallSite::new(Position(end), CallTarget::Subprogram(k.g)).at(Position(start)),
        &[parameter],
    );
    at(start)
}

fn variant_part(k: &mut Kit, offset: u64) -> TypeId {
    let member = DIMember::new(None, k.int, offset);
    k.m.metadata.types.push(DIType::VariantPart(DIVariantPart {
        discriminant: None,
        variants: vec![member],
    }))
}

pub const CASES: &[Case] = &[
    case(
        Rule::ManyGlobals,
        |k| {
            let fragment = k.m.add(Global::new("counter"));
            let symbol = k.m.text("other");
            through(k, fragment);
            Node::Global(k.m.metadata.globals.push(DIGlobal { symbol, fragment }))
        },
        |k| {
            let fragment = k.m.add(Global::new("counter"));
            through(k, fragment);
        },
    ),
    case(
        Rule::GlobalLifetime,
        |k| {
            let fragment = k.m.add(Global::new("counter"));
            through(k, fragment);
            let expr = k.expr(|b| b.constant(Type::PTR, 0x1000));
            Node::Lifetime(k.lifetime(fragment, expr, &[]))
        },
        |k| {
            let fragment = k.fragment();
            through(k, fragment);
            let expr = k.expr(|b| b.constant(Type::PTR, 0x1000));
            k.lifetime(fragment, expr, &[]);
        },
    ),
    case(
        Rule::TypePropertyArgument,
        |k| {
            let fragment = k.fragment();
            counted(k, fragment);
            one(k, fragment);
            let expr = k.expr(|b| b.arg(0, I32));
            Node::Lifetime(k.lifetime(k.x, expr, &[fragment.into()]))
        },
        |k| {
            let (fragment, other) = (k.fragment(), k.fragment());
            counted(k, fragment);
            one(k, fragment);
            one(k, other);
            let expr = k.expr(|b| b.arg(0, I32));
            k.lifetime(k.x, expr, &[other.into()]);
        },
    ),
    case(
        Rule::TypePropertyTwice,
        |k| {
            let fragment = k.fragment();
            one(k, fragment);
            counted(k, fragment);
            Node::Type(counted(k, fragment))
        },
        |k| {
            for _ in 0..2 {
                let fragment = k.fragment();
                one(k, fragment);
                counted(k, fragment);
            }
        },
    ),
    // A frame base, too.
    case(
        Rule::TypePropertyTwice,
        |k| {
            let fragment = k.fragment();
            one(k, fragment);
            k.m.metadata.subprograms.get_mut(k.f).unwrap().frame_base = Some(fragment);
            Node::Type(counted(k, fragment))
        },
        |k| {
            let (base, count) = (k.fragment(), k.fragment());
            one(k, base);
            one(k, count);
            k.m.metadata.subprograms.get_mut(k.f).unwrap().frame_base = Some(base);
            counted(k, count);
        },
    ),
    // Within one type.
    case(
        Rule::TypePropertyTwice,
        |k| {
            let fragment = k.fragment();
            one(k, fragment);
            let string = DIStringType {
                name: None,
                bits: None,
                length: Some(fragment.into()),
                data_location: Some(fragment.into()),
                encoding: None,
            };
            Node::Type(k.m.metadata.types.push(DIType::String(string)))
        },
        |k| {
            let (length, place) = (k.fragment(), k.fragment());
            one(k, length);
            one(k, place);
            k.m.metadata.types.push(DIType::String(DIStringType {
                name: None,
                bits: None,
                length: Some(length.into()),
                data_location: Some(place.into()),
                encoding: None,
            }));
        },
    ),
    case(
        Rule::CodeLifetime,
        |k| {
            let code = k.label(k.f.into_scope());
            k.body.label(Position(4), code);
            let expr = k.expr(|b| b.constant(Type::PTR, 0));
            Node::Lifetime(k.lifetime(code, expr, &[]))
        },
        |k| {
            let code = k.label(k.f.into_scope());
            k.body.label(Position(4), code);
            let expr = k.expr(|b| b.arg(0, Type::PTR).and_then(|b| b.convert(I32)));
            k.lifetime(k.x, expr, &[code.into()]);
        },
    ),
    case(
        Rule::ComputedMarked,
        |k| {
            let expr = k.expr(|b| b.constant(I32, 1));
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.stays_computed.push(lifetime);
            k.body.def(Position(4), lifetime, Referrer::Undefined);
            marker(0)
        },
        |k| {
            let expr = k.expr(|b| b.constant(I32, 1));
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.body.def(Position(4), lifetime, Referrer::Undefined);
        },
    ),
    case(
        Rule::Unreachable,
        |k| {
            let code = k.m.metadata.codes.push(DICode::Expression);
            k.body.label(Position(4), code);
            Node::Code(code)
        },
        |k| {
            let code = k.m.metadata.codes.push(DICode::Expression);
            k.body.label(Position(4), code);
            let expr = k.expr(|b| b.arg(0, Type::PTR).and_then(|b| b.convert(I32)));
            k.lifetime(k.x, expr, &[code.into()]);
        },
    ),
    // What subprograms, types and calls name is reached.
    case(
        Rule::Unreachable,
        |k| {
            let fragment = k.fragment();
            one(k, fragment);
            Node::Fragment(fragment)
        },
        |k| {
            let [frame, lanes, mask, value] = [(); 4].map(|()| k.fragment());
            for fragment in [frame, lanes, mask, value] {
                one(k, fragment);
            }
            if let Some(subprogram) = k.m.metadata.subprograms.get_mut(k.f) {
                subprogram.frame_base = Some(frame);
                subprogram.lane_pc = Some(lanes);
                subprogram.active_lane = Some(mask);
                subprogram.lane_count = Some(1);
            }
            let parameter = CallParameter {
                location: reg(RAX),
                value: value.into(),
            };
            k.body.call(
                CallSite::new(Position(8), CallTarget::Unknown).at(Position(4)),
                &[parameter],
            );
        },
    ),
    case(
        Rule::ForeignVariable,
        |k| call(k, 4, 8, reg(RAX), k.y),
        |k| {
            call(k, 4, 8, reg(RAX), k.x);
        },
    ),
    case(
        Rule::CallRange,
        |k| call(k, 8, 8, reg(RAX), k.x),
        |k| {
            call(k, 8, 9, reg(RAX), k.x);
        },
    ),
    // The function has 0x40 bytes, and a call may be its last instruction.
    case(
        Rule::CallRange,
        |k| call(k, 0x3c, 0x41, reg(RAX), k.x),
        |k| {
            call(k, 0x3b, 0x40, reg(RAX), k.x);
        },
    ),
    case(
        Rule::CallParameter,
        |k| call(k, 4, 8, Referrer::Value(ValueId(3)), k.x),
        |k| {
            call(
                k,
                4,
                8,
                Referrer::slot(Base::Register(RAX), ByteOffset(8)).sized(Bits(32)),
                k.x,
            );
        },
    ),
    case(
        Rule::NoScope,
        |k| {
            let namespace = k.m.add(Namespace::new(k.unit, "n"));
            Node::Block(k.block(namespace.into()))
        },
        |k| {
            let namespace = k.m.add(Namespace::new(k.unit, "n"));
            let inner = k.m.add(Namespace::new(namespace, "m"));
            k.variable("v", inner.into(), k.int);
        },
    ),
    // A base type has no names of its own, a struct has.
    case(
        Rule::NoScope,
        |k| Node::Variable(k.variable("v", k.int.into(), k.int)),
        |k| {
            let ty = structure(k, 32);
            let ty = k.m.metadata.types.push(DIType::Composite(ty));
            k.variable("v", ty.into(), k.int);
        },
    ),
    case(
        Rule::NoScope,
        |k| {
            if let Some(subprogram) = k.m.metadata.subprograms.get_mut(k.g) {
                subprogram.scope = Some(k.int.into());
            }
            // What is in it goes with it.
            Node::Subprogram(k.g)
        },
        |k| {
            let ty = structure(k, 32);
            let ty = k.m.metadata.types.push(DIType::Composite(ty));
            if let Some(subprogram) = k.m.metadata.subprograms.get_mut(k.g) {
                subprogram.scope = Some(ty.into());
            }
        },
    ),
    // A class in a function of its own.
    case(
        Rule::ScopeCycle,
        |k| {
            let ty = DICompositeType {
                scope: Some(k.g.into_scope()),
                ..structure(k, 32)
            };
            let ty = k.m.metadata.types.push(DIType::Composite(ty));
            if let Some(subprogram) = k.m.metadata.subprograms.get_mut(k.g) {
                subprogram.scope = Some(ty.into());
            }
            Node::Subprogram(k.g)
        },
        |k| {
            let ty = DICompositeType {
                scope: Some(k.f.into_scope()),
                ..structure(k, 32)
            };
            let ty = k.m.metadata.types.push(DIType::Composite(ty));
            if let Some(subprogram) = k.m.metadata.subprograms.get_mut(k.g) {
                subprogram.scope = Some(ty.into());
            }
        },
    ),
    case(
        Rule::ScopeCycle,
        |k| {
            let first = k.m.add(Namespace::new(k.unit, "n"));
            let second = k.m.add(Namespace::new(first, "m"));
            if let Some(namespace) = k.m.metadata.namespaces.get_mut(first) {
                namespace.scope = Some(second.into());
            }
            Node::Namespace(first)
        },
        |k| {
            let first = k.m.add(Namespace::new(k.unit, "n"));
            k.m.add(Namespace::new(first, "m"));
        },
    ),
    case(
        Rule::VariantPartUse,
        |k| {
            let part = variant_part(k, 0);
            Node::Variable(k.variable("v", k.f.into_scope(), part))
        },
        |k| {
            let part = variant_part(k, 0);
            let ty = DICompositeType {
                variant_parts: vec![part],
                ..structure(k, 32)
            };
            let ty = k.m.metadata.types.push(DIType::Composite(ty));
            k.variable("v", k.f.into_scope(), ty);
        },
    ),
    case(
        Rule::VariantPartUse,
        |k| {
            let ty = DICompositeType {
                variant_parts: vec![k.int],
                ..structure(k, 32)
            };
            Node::Type(k.m.metadata.types.push(DIType::Composite(ty)))
        },
        |k| {
            let part = variant_part(k, 0);
            let ty = DICompositeType {
                variant_parts: vec![part],
                ..structure(k, 32)
            };
            k.m.metadata.types.push(DIType::Composite(ty));
        },
    ),
    // A variant is within the struct.
    case(
        Rule::MemberOutside,
        |k| {
            let part = variant_part(k, 8);
            let ty = DICompositeType {
                variant_parts: vec![part],
                ..structure(k, 32)
            };
            Node::Type(k.m.metadata.types.push(DIType::Composite(ty)))
        },
        |k| {
            let part = variant_part(k, 8);
            let ty = DICompositeType {
                variant_parts: vec![part],
                ..structure(k, 40)
            };
            k.m.metadata.types.push(DIType::Composite(ty));
        },
    ),
    // A static member is in no instance.
    case(
        Rule::MemberOutside,
        |k| {
            let members = vec![DIMember::new(None, k.int, 32)];
            let ty = DICompositeType {
                members,
                ..structure(k, 32)
            };
            Node::Type(k.m.metadata.types.push(DIType::Composite(ty)))
        },
        |k| {
            let members = vec![DIMember {
                kind: MemberKind::Static,
                ..DIMember::new(None, k.int, 32)
            }];
            let ty = DICompositeType {
                members,
                ..structure(k, 32)
            };
            k.m.metadata.types.push(DIType::Composite(ty));
        },
    ),
    case(
        Rule::DuplicateParameter,
        |k| {
            for variable in [k.x, k.variable("z", k.f.into_scope(), k.int)] {
                k.m.metadata.variables.get_mut(variable).unwrap().kind = VariableKind::Parameter(1);
            }
            Node::Variable(VariableId::from_index(2))
        },
        |k| {
            // The first parameter of another function, too.
            for (variable, number) in [
                (k.x, 1),
                (k.y, 1),
                (k.variable("z", k.f.into_scope(), k.int), 2),
            ] {
                k.m.metadata.variables.get_mut(variable).unwrap().kind =
                    VariableKind::Parameter(number);
            }
        },
    ),
];
