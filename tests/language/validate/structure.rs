//! Structure: 3xx.

use super::kit::{Case, IntoScope, Kit, RAX, at, case, function, marker, reg};
use dwarfsmith::Type;
use dwarfsmith::build::{ArrayType, BasicType, CompositeType, StaticMember, Variable};
use dwarfsmith::markers::{FunctionBody, FunctionId, LineRow, Referrer};
use dwarfsmith::metadata::{
    BlockId, CodeId, CompositeKind, DIArrayType, DIPointerType, DIQualifiedType, DISubrange,
    DISubroutineType, DIType, FileId, FragmentId, Id, InlinedId, LifetimeId, Qualifier, Scope,
    SubprogramId, Text, TypeId, UnitId, VariableId, VariableKind,
};
use dwarfsmith::validate::{Node, Rule};
use dwarfsmith::{Bits, Position};

const I32: Type = Type::int(32);

/// A node that no module here has.
fn none<I: Id>() -> I {
    I::from_index(999)
}

/// A reference that leads nowhere.
const fn missing(bad: fn(&mut Kit) -> Node) -> Case {
    case(Rule::MissingNode, bad, |_| {})
}

fn typedef(base: Option<TypeId>) -> DIType {
    DIType::Qualified(DIQualifiedType::new(Qualifier::Typedef, base))
}

fn pointer(base: Option<TypeId>) -> DIType {
    DIType::Pointer(DIPointerType::new(base))
}

pub const CASES: &[Case] = &[
    case(
        Rule::StaticMemberSize,
        |k| {
            let class = k.m.add(CompositeType::class("c", Bits(32)));
            let short =
                k.m.add(BasicType::new("short", Bits(16), gimli::DW_ATE_signed));
            k.m.add(StaticMember::new(class, "count", k.int));
            Node::Variable(k.m.add(Variable::global(class, "count", short)))
        },
        |k| {
            // As `static int all[];` and then `int c::all[3];`.
            let class = k.m.add(CompositeType::class("c", Bits(32)));
            let (some, three) = (
                ArrayType::new(k.int).dimension(DISubrange::default()),
                ArrayType::new(k.int).count(3),
            );
            let (some, three) = (k.m.add(some), k.m.add(three));
            k.m.add(StaticMember::new(class, "all", some));
            k.m.add(Variable::global(class, "all", three));
        },
    ),
    missing(|k| {
        k.m.metadata.files.get_mut(k.file).unwrap().name = none::<Text>();
        Node::File(k.file)
    }),
    missing(|k| {
        k.m.metadata.units.get_mut(k.unit).unwrap().file = none::<FileId>();
        Node::Unit(k.unit)
    }),
    missing(|k| {
        k.m.metadata.subprograms.get_mut(k.g).unwrap().unit = none::<UnitId>();
        Node::Subprogram(k.g)
    }),
    missing(|k| {
        k.m.metadata.subprograms.get_mut(k.g).unwrap().ty = Some(none::<TypeId>());
        Node::Subprogram(k.g)
    }),
    missing(|k| Node::Block(k.block(Scope::Block(none::<BlockId>())))),
    missing(|k| {
        let inlined = k.inlined(k.g, k.f.into_scope());
        let block = k.block(Scope::Inlined(inlined));
        k.m.metadata.blocks.get_mut(block).unwrap().origin = Some(none::<BlockId>());
        Node::Block(block)
    }),
    missing(|k| Node::Inlined(k.inlined(none::<SubprogramId>(), k.f.into_scope()))),
    missing(|k| {
        k.m.metadata.variables.get_mut(k.x).unwrap().ty = Some(none::<TypeId>());
        // What hangs on it is not reported.
        k.plain(0);
        Node::Variable(k.x)
    }),
    missing(|k| {
        k.m.metadata.variables.get_mut(k.x).unwrap().scope = Scope::Inlined(none::<InlinedId>());
        Node::Variable(k.x)
    }),
    missing(|k| {
        let inlined = k.inlined(k.g, k.f.into_scope());
        let z = k.variable("z", Scope::Inlined(inlined), k.int);
        k.m.metadata.variables.get_mut(z).unwrap().origin = Some(none::<VariableId>());
        Node::Variable(z)
    }),
    missing(|k| Node::Type(k.m.metadata.types.push(pointer(Some(none::<TypeId>()))))),
    missing(|k| Node::Type(k.m.metadata.types.push(typedef(Some(none::<TypeId>()))))),
    missing(|k| {
        let array = DIArrayType::new(none::<TypeId>(), vec![]);
        Node::Type(k.m.metadata.types.push(DIType::Array(array)))
    }),
    missing(|k| {
        let missing = none::<TypeId>();
        Node::Type(k.composite(
            CompositeKind::Structure,
            64,
            &[(missing, 0, None), (missing, 32, None)],
        ))
    }),
    missing(|k| {
        let ty = DISubroutineType {
            parameters: vec![none::<TypeId>()],
            ..DISubroutineType::default()
        };
        Node::Type(k.m.metadata.types.push(DIType::Subroutine(ty)))
    }),
    missing(|k| {
        let label = k.label(k.f.into_scope());
        if let Some(dwarfsmith::metadata::DICode::Label { file, .. }) =
            k.m.metadata.codes.get_mut(label)
        {
            *file = none::<FileId>();
        }
        Node::Code(label)
    }),
    missing(|k| {
        let expr = k.expr(|b| b.arg(0, I32));
        Node::Lifetime(k.lifetime(k.x, expr, &[none::<FragmentId>().into()]))
    }),
    missing(|k| {
        let expr = k.expr(|b| b.constant(I32, 1));
        Node::Lifetime(k.lifetime(none::<VariableId>(), expr, &[]))
    }),
    missing(|k| {
        let mut other = dwarfsmith::Module::new(dwarfsmith::Target::X86_64);
        let mut builder = other.builder();
        builder.constant(I32, 1).unwrap();
        let expr = other.expr(&builder);
        Node::Lifetime(k.lifetime(k.x, expr, &[]))
    }),
    missing(|k| {
        k.body
            .def(Position(4), none::<LifetimeId>(), reg(RAX))
            .kill(Position(8), none::<LifetimeId>());
        marker(0)
    }),
    missing(|k| {
        k.body.label(Position(4), none::<CodeId>());
        marker(0)
    }),
    missing(|k| {
        k.body
            .row(LineRow::statement(Position(4), none::<FileId>(), 1).column(1))
            .row(LineRow::statement(Position(5), none::<FileId>(), 2).column(1));
        at(4)
    }),
    missing(|k| {
        k.body.scope(
            Scope::Block(none::<BlockId>()),
            dwarfsmith::markers::CodeRange::from(4..8),
        );
        at(4)
    }),
    missing(|k| {
        let lifetime = k.unmarked();
        k.body.def(
            Position(4),
            lifetime,
            Referrer::Symbol {
                symbol: none::<Text>(),
                offset: 0,
            },
        );
        marker(0)
    }),
    missing(|k| {
        k.another(none::<SubprogramId>());
        Node::Function(FunctionId::from_index(1))
    }),
    missing(|k| {
        k.more.push(FunctionBody::default());
        Node::Function(FunctionId::from_index(1))
    }),
    case(
        Rule::ScopeCycle,
        |k| {
            let outer = k.block(Scope::Block(BlockId::from_index(1)));
            k.block(Scope::Block(outer));
            // Whatever is within is not reported.
            k.variable("z", Scope::Block(outer), k.int);
            Node::Block(outer)
        },
        |k| {
            let outer = k.block(k.f.into_scope());
            let inner = k.block(Scope::Block(outer));
            k.variable("z", Scope::Block(inner), k.int);
        },
    ),
    case(
        Rule::NoScope,
        |k| Node::Block(k.block(Scope::Unit(k.unit))),
        |k| {
            k.block(k.f.into_scope());
        },
    ),
    case(
        Rule::NoScope,
        |k| {
            let global = k.variable("p", Scope::Unit(k.unit), k.int);
            k.m.metadata.variables.get_mut(global).unwrap().kind = VariableKind::Parameter(1);
            Node::Variable(global)
        },
        |k| {
            k.variable("p", Scope::Unit(k.unit), k.int);
        },
    ),
    case(
        Rule::ForeignVariable,
        |k| {
            let expr = k.expr(|b| b.arg(0, I32));
            Node::Lifetime(k.lifetime(k.x, expr, &[k.y.into()]))
        },
        |k| {
            let expr = k.expr(|b| b.arg(0, I32));
            let global = k.variable("global", Scope::Unit(k.unit), k.int);
            k.lifetime(k.x, expr, &[global.into()]);
        },
    ),
    case(
        Rule::TypeCycle,
        |k| {
            let first = k.m.metadata.types.next_id();
            let second = TypeId::from_index(first.index() + 1);
            k.m.metadata.types.push(typedef(Some(second)));
            k.m.metadata.types.push(DIType::Array(DIArrayType::new(
                first,
                vec![DISubrange::of(2)],
            )));
            k.variable("z", k.f.into_scope(), second);
            Node::Type(first)
        },
        |k| {
            let first = k.m.metadata.types.next_id();
            let second = TypeId::from_index(first.index() + 1);
            k.m.metadata.types.push(typedef(Some(second)));
            k.m.metadata.types.push(pointer(Some(first)));
            k.variable("z", k.f.into_scope(), second);
        },
    ),
    case(
        Rule::TypeCycle,
        |k| {
            let this = k.m.metadata.types.next_id();
            Node::Type(k.composite(CompositeKind::Structure, 64, &[(this, 0, None)]))
        },
        |k| {
            let next = TypeId::from_index(k.m.metadata.types.len() + 1);
            let pointer = k.m.metadata.types.push(pointer(Some(next)));
            k.composite(CompositeKind::Structure, 64, &[(pointer, 0, None)]);
        },
    ),
    case(
        Rule::MemberOutside,
        |k| Node::Type(k.composite(CompositeKind::Union, 31, &[(k.int, 0, None)])),
        |k| {
            k.composite(CompositeKind::Union, 32, &[(k.int, 0, None)]);
        },
    ),
    // 2^64 - 32 + 32 does not fit; 2^64 - 33 + 32 does.
    case(
        Rule::SizeOverflow,
        |k| {
            Node::Type(k.composite(
                CompositeKind::Union,
                u64::MAX,
                &[(k.int, u64::MAX - 31, None)],
            ))
        },
        |k| {
            k.composite(
                CompositeKind::Union,
                u64::MAX,
                &[(k.int, u64::MAX - 32, None)],
            );
        },
    ),
    // An int has 32 bits: 2^59 - 1 of them have less than 2^64, 2^59 do not.
    case(
        Rule::SizeOverflow,
        |k| {
            Node::Type(k.m.metadata.types.push(DIType::Array(DIArrayType::new(
                k.int,
                vec![DISubrange::of(1 << 59)],
            ))))
        },
        |k| {
            k.m.metadata.types.push(DIType::Array(DIArrayType::new(
                k.int,
                vec![DISubrange::of((1 << 59) - 1)],
            )));
        },
    ),
    case(
        Rule::MemberOverlap,
        |k| {
            Node::Type(k.composite(
                CompositeKind::Class,
                32,
                &[(k.int, 0, Some(4)), (k.int, 3, Some(5))],
            ))
        },
        |k| {
            k.composite(
                CompositeKind::Class,
                32,
                &[(k.int, 4, Some(5)), (k.int, 0, Some(4))],
            );
        },
    ),
    // A member may be put into another's padding where that is an aggregate.
    case(
        Rule::MemberOverlap,
        |k| {
            Node::Type(k.composite(
                CompositeKind::Structure,
                64,
                &[(k.int, 0, None), (k.int, 24, None)],
            ))
        },
        |k| {
            let empty = k.composite(CompositeKind::Structure, 8, &[]);
            k.composite(
                CompositeKind::Structure,
                32,
                &[(empty, 0, None), (k.int, 0, None)],
            );
        },
    ),
    case(
        Rule::ManyFunctions,
        |k| {
            let f = k.f;
            k.another(f);
            Node::Function(FunctionId::from_index(1))
        },
        |k| {
            let g = k.g;
            k.another(g);
        },
    ),
    case(
        Rule::OriginMismatch,
        |k| {
            let inlined = k.inlined(k.g, k.f.into_scope());
            let z = k.variable("z", Scope::Inlined(inlined), k.int);
            k.m.metadata.variables.get_mut(z).unwrap().origin = Some(k.x);
            Node::Variable(z)
        },
        |k| {
            let inlined = k.inlined(k.g, k.f.into_scope());
            let z = k.variable("z", Scope::Inlined(inlined), k.int);
            k.m.metadata.variables.get_mut(z).unwrap().origin = Some(k.y);
        },
    ),
    case(
        Rule::OriginMismatch,
        |k| {
            let origin = k.block(k.g.into_scope());
            let block = k.block(k.f.into_scope());
            k.m.metadata.blocks.get_mut(block).unwrap().origin = Some(origin);
            Node::Block(block)
        },
        |k| {
            let origin = k.block(k.g.into_scope());
            let inlined = k.inlined(k.g, k.f.into_scope());
            let block = k.block(Scope::Inlined(inlined));
            k.m.metadata.blocks.get_mut(block).unwrap().origin = Some(origin);
        },
    ),
    case(
        Rule::NotSubroutine,
        |k| {
            k.m.metadata.subprograms.get_mut(k.g).unwrap().ty = Some(k.int);
            Node::Subprogram(k.g)
        },
        |k| {
            let ty = DIType::Subroutine(DISubroutineType {
                result: Some(k.int),
                ..DISubroutineType::default()
            });
            k.m.metadata.subprograms.get_mut(k.g).unwrap().ty = Some(k.m.metadata.types.push(ty));
        },
    ),
    case(
        Rule::ZeroByte,
        |k| {
            let name = k.m.text("a\0b");
            k.m.metadata.variables.get_mut(k.x).unwrap().name = Some(name);
            Node::Variable(k.x)
        },
        |k| {
            // What nothing names is not written.
            k.m.text("a\0b");
        },
    ),
    case(
        Rule::ZeroByte,
        |k| {
            let name = k.m.text("f\0");
            k.body
                .begin(name, k.f, 0x40)
                .entry_frame()
                .block(Position(0));
            Node::Function(function())
        },
        |_| {},
    ),
    case(
        Rule::ZeroByte,
        |k| {
            let symbol = k.m.text("\0");
            let expr = k.expr(|b| b.referrer(Type::PTR)?.deref(I32));
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.body.def(
                Position(0),
                lifetime,
                Referrer::Symbol { symbol, offset: 0 },
            );
            marker(0)
        },
        |k| {
            let symbol = k.m.text("data");
            let expr = k.expr(|b| b.referrer(Type::PTR)?.deref(I32));
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.body.def(
                Position(0),
                lifetime,
                Referrer::Symbol { symbol, offset: 0 },
            );
        },
    ),
];

#[test]
fn a_function_without_its_subprogram_is_not_looked_at() {
    let mut kit = Kit::new(dwarfsmith::Target::X86_64);
    let symbol = kit.m.text("f");
    kit.body
        .begin(symbol, none::<SubprogramId>(), 0x40)
        .block(Position(0x80));
    let module = kit.finish();
    let (validated, diagnostics) = module.validate_keeping_valid();
    assert_eq!(
        diagnostics.iter().map(|one| one.rule).collect::<Vec<_>>(),
        [Rule::MissingNode]
    );
    assert!(validated.index().is_rejected_function(function()));
}
