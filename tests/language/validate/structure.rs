//! References to nodes that do not exist, and other structures that cannot be written as text.

use super::kit::{Case, IntoScope, Kit, RAX, RDX, at, case, done, function, marker, reg};
use dwarfsmith::markers::{
    BlockIndex, FrameRule, FunctionBody, FunctionId, LineRow, Referrer, RegisterPart, ValueId,
};
use dwarfsmith::metadata::{
    BlockId, CodeId, CompositeKind, DIArrayType, DICompositeType, DIMember, DIPointerType,
    DIQualifiedType, DISubroutineType, DIType, DIVariantPart, FileId, FragmentId, Id, InlinedId,
    LifetimeId, Qualifier, Scope, SubprogramId, Text, TypeId, UnitId, VariableId, VariableKind,
};
use dwarfsmith::validate::{CodeItem, Node, Rule};
use dwarfsmith::{Position, Type};

const I32: Type = Type::int(32);

/// An id that no module of these tests has.
fn none<I: Id>() -> I {
    I::from_index(999)
}

/// A reference to a node that does not exist.
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
        // Nodes that depend on it are not reported.
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
        at(4, CodeItem::LineRow)
    }),
    missing(|k| {
        k.body.scope(
            Scope::Block(none::<BlockId>()),
            dwarfsmith::markers::CodeRange::from(4..8),
        );
        at(4, CodeItem::ScopeRange)
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
        Rule::MissingSuccessor,
        |k| {
            // The kill whose reachability cannot be computed is not reported.
            let lifetime = k.plain(0);
            let second = k.body.block(Position(0x20));
            k.body
                .successor(k.entry, BlockIndex(2))
                .kill(Position(0x24), lifetime);
            let _ = second;
            at(0, CodeItem::Block)
        },
        |k| {
            let second = k.body.block(Position(0x20));
            k.body.successor(k.entry, second);
        },
    ),
    // An edge that leaves a block that does not exist.
    case(
        Rule::MissingSuccessor,
        |k| {
            k.body.successor(BlockIndex(1), k.entry);
            Node::Function(function())
        },
        |k| done(k.body.successor(k.entry, k.entry)),
    ),
    case(
        Rule::EmptyRegisterList,
        |k| {
            let list = k.body.register_list(&[]);
            k.body.value(ValueId(7), 0..0x40, list);
            Node::Value(function(), ValueId(7))
        },
        |k| {
            let list = k.body.register_list(&[RegisterPart {
                register: RAX,
                bit_offset: 0,
                bits: 0,
            }]);
            k.body.value(ValueId(7), 0..0x40, list);
        },
    ),
    case(
        Rule::MissingNode,
        |k| {
            k.body.frame(
                Position(4),
                FrameRule::ValueExpression {
                    register: RAX,
                    expression: 1,
                },
            );
            at(4, CodeItem::FrameRow)
        },
        |k| {
            let expression = k.expr(|b| b.referrer(Type::PTR));
            let expression = k.body.frame_expression(expression, &[reg(RDX)]);
            k.body.frame(
                Position(4),
                FrameRule::ValueExpression {
                    register: RAX,
                    expression,
                },
            );
        },
    ),
    case(
        Rule::VariantPartUse,
        |k| {
            let ty = DICompositeType {
                variant_parts: vec![k.int],
                ..DICompositeType::new(CompositeKind::Structure, None, Some(32))
            };
            Node::Type(k.m.metadata.types.push(DIType::Composite(ty)))
        },
        |k| {
            let part = DIType::VariantPart(DIVariantPart {
                discriminant: None,
                variants: vec![DIMember::new(None, k.int, 0)],
            });
            let part = k.m.metadata.types.push(part);
            let ty = DICompositeType {
                variant_parts: vec![part],
                ..DICompositeType::new(CompositeKind::Structure, None, Some(32))
            };
            k.m.metadata.types.push(DIType::Composite(ty));
        },
    ),
    // A text has no parameter 0: in LLVM, the number means that the variable is none.
    case(
        Rule::ParameterNumber,
        |k| {
            k.m.metadata.variables.get_mut(k.y).unwrap().kind = VariableKind::Parameter(0);
            Node::Variable(k.y)
        },
        |k| k.m.metadata.variables.get_mut(k.y).unwrap().kind = VariableKind::Parameter(1),
    ),
];

#[test]
fn a_function_without_its_subprogram_is_not_checked() {
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

/// Every node that names a missing node is reported, also if consecutive ones name the same.
#[test]
fn each_user_of_a_missing_node_is_reported() {
    let mut k = Kit::new(dwarfsmith::Target::X86_64);
    let users = [k.f, k.g];
    for id in users {
        k.m.metadata.subprograms.get_mut(id).unwrap().ty = Some(none::<TypeId>());
    }
    let module = k.finish();
    let errors = module.validate().unwrap_err();
    let missing = errors.iter().filter(|one| one.rule == Rule::MissingNode);
    let mut nodes: Vec<Node> = missing.map(|one| one.node).collect();
    nodes.sort_unstable();
    assert_eq!(nodes, users.map(Node::Subprogram));
}
