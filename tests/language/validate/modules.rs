//! Nodes of other modules, whose indices are also those of nodes of the tested module.

use super::kit::{Case, IntoScope, Kit, RAX, at, case, function, reg};
use dwarfsmith::markers::{CallSite, CallTarget, CodeRange, FunctionId};
use dwarfsmith::metadata::{
    DICode, DIImportedEntity, Entity, Id, ImportKind, InlinedId, LifetimeId, Scope, SubprogramId,
    VariableId,
};
use dwarfsmith::validate::{CodeItem, Node, Rule};
use dwarfsmith::{Position, Target, Type};

const I32: Type = Type::int(32);

/// A module that has the same nodes as the module under test, and also a lifetime, a block, an
/// instance and a label.
struct Other {
    kit: Kit,
    lifetime: LifetimeId,
    block: Scope,
    instance: InlinedId,
    label: dwarfsmith::metadata::CodeId,
}

fn other() -> Other {
    let mut kit = Kit::new(Target::X86_64);
    let lifetime = kit.unmarked();
    let block = Scope::Block(kit.block(kit.f.into_scope()));
    let instance = kit.inlined(kit.g, kit.f.into_scope());
    let label = kit.label(kit.f.into_scope());
    Other {
        kit,
        lifetime,
        block,
        instance,
        label,
    }
}

/// Once with a node of another module, once with a node of this module that has the same number.
macro_rules! mixed {
    ($bad:expr, $good:expr) => {
        case(
            Rule::MissingNode,
            |k| {
                let bad: fn(&mut Kit, Other) -> Node = $bad;
                bad(k, other())
            },
            $good,
        )
    };
}

pub const CASES: &[Case] = &[
    mixed!(
        |k, other| Node::Variable(k.variable("z", other.kit.f.into_scope(), k.int)),
        |k| {
            k.variable("z", k.f.into_scope(), k.int);
        }
    ),
    mixed!(
        |k, other| Node::Variable(k.variable("z", k.f.into_scope(), other.kit.int)),
        |k| {
            // An id that was made from a number belongs to any module.
            let int = Id::from_index(k.int.index());
            k.variable("z", k.f.into_scope(), int);
        }
    ),
    mixed!(
        |k, other| {
            k.block(k.f.into_scope());
            Node::Variable(k.variable("z", other.block, k.int))
        },
        |k| {
            let block = Scope::Block(k.block(k.f.into_scope()));
            k.variable("z", block, k.int);
        }
    ),
    mixed!(
        |k, other| Node::Inlined(k.inlined(other.kit.g, k.f.into_scope())),
        |k| {
            k.inlined(k.g, k.f.into_scope());
        }
    ),
    mixed!(
        |k, other| {
            k.inlined(k.g, k.f.into_scope());
            Node::Block(k.block(Scope::Inlined(other.instance)))
        },
        |k| {
            let instance = k.inlined(k.g, k.f.into_scope());
            k.block(Scope::Inlined(instance));
        }
    ),
    mixed!(
        |k, other| {
            let (kind, scope) = (ImportKind::Declaration, Scope::Unit(k.unit));
            let entity = Entity::Subprogram(other.kit.f);
            Node::Import(k.m.metadata.imports.push(DIImportedEntity {
                kind,
                scope,
                entity,
                name: None,
                file: None,
                line: 1,
            }))
        },
        |k| {
            let (kind, scope) = (ImportKind::Declaration, Scope::Unit(k.unit));
            let entity = Entity::Subprogram(k.f);
            k.m.metadata.imports.push(DIImportedEntity {
                kind,
                scope,
                entity,
                name: None,
                file: None,
                line: 1,
            });
        }
    ),
    // Lifetimes: their objects, expressions and arguments.
    mixed!(
        |k, other| {
            let expr = k.expr(|b| b.constant(I32, 1));
            Node::Lifetime(k.lifetime(other.kit.x, expr, &[]))
        },
        |k| {
            let expr = k.expr(|b| b.constant(I32, 1));
            k.lifetime(k.x, expr, &[]);
        }
    ),
    mixed!(
        |k, other| {
            let (z, expr) = (
                k.variable("z", k.f.into_scope(), k.int),
                k.expr(|b| b.arg(0, I32)),
            );
            Node::Lifetime(k.lifetime(z, expr, &[other.kit.x.into()]))
        },
        |k| {
            let (z, expr) = (
                k.variable("z", k.f.into_scope(), k.int),
                k.expr(|b| b.arg(0, I32)),
            );
            k.lifetime(z, expr, &[k.x.into()]);
        }
    ),
    // The nodes that a function's code names. A marker belongs to the module of its body.
    mixed!(
        |k, other| {
            k.unmarked();
            k.body.def(Position(4), other.lifetime, reg(RAX));
            Node::Function(function())
        },
        |k| {
            k.plain(4);
        }
    ),
    mixed!(
        |k, other| {
            let lifetime = k.plain(4);
            k.body
                .kill(Position(8), lifetime)
                .kill(Position(9), other.lifetime);
            Node::Function(function())
        },
        |k| {
            let lifetime = k.plain(4);
            k.body.kill(Position(8), lifetime);
        }
    ),
    mixed!(
        |k, other| {
            let own = k.m.metadata.codes.push(DICode::Expression);
            let (z, expr) = (
                k.fragment(),
                k.expr(|b| b.arg(0, Type::uint(64))?.convert(I32)),
            );
            k.lifetime(z, expr, &[own.into()]);
            let whole = k.expr(|b| b.arg(0, I32));
            k.lifetime(k.x, whole, &[z.into()]);
            k.body
                .label(Position(4), own)
                .label(Position(8), other.label);
            Node::Function(function())
        },
        |k| {
            let label = k.label(k.f.into_scope());
            k.body.label(Position(8), label);
        }
    ),
    mixed!(
        |k, other| {
            k.block(k.f.into_scope());
            k.body.scope(other.block, CodeRange::from(4..8));
            at(4, CodeItem::ScopeRange)
        },
        |k| {
            let block = k.block(k.f.into_scope());
            k.body.scope(Scope::Block(block), CodeRange::from(4..8));
        }
    ),
    // A body that was built for another module: its subprogram belongs to that module.
    mixed!(
        |k, mut other| {
            // Strings cannot be distinguished, because this module has as many.
            let _ = ["another", "again"].map(|text| k.m.text(text));
            let g = other.kit.g;
            other.kit.another(g);
            k.more.append(&mut other.kit.more);
            Node::Function(FunctionId::from_index(1))
        },
        |k| {
            let g = k.g;
            k.another(g);
        }
    ),
    // If the subprogram's id does not show the module, the markers do.
    mixed!(
        |k, other| {
            k.unmarked();
            let any = SubprogramId::from_index(other.kit.g.index());
            k.another(any).def(Position(4), other.lifetime, reg(RAX));
            Node::Function(FunctionId::from_index(1))
        },
        |k| {
            let any = SubprogramId::from_index(k.g.index());
            let (y, expr) = (
                VariableId::from_index(k.y.index()),
                k.expr(|b| b.referrer(I32)),
            );
            let lifetime = k.lifetime(y, expr, &[]);
            k.another(any).def(Position(4), lifetime, reg(RAX));
        }
    ),
];

/// A body that is loaded from a module is the body that was added, so that passes can continue with
/// it; a clone is equal to its original.
#[test]
fn bodies_and_clones_keep_their_module() {
    let mut k = Kit::new(Target::X86_64);
    let lifetime = k.plain(4);
    let mut module = k.finish();
    let mut body = dwarfsmith::markers::FunctionBody::default();
    module.load_function(function(), &mut body).unwrap();
    body.kill(Position(8), lifetime);
    module.replace_function(function(), &body).unwrap();
    assert_eq!(module.validate().map(|_| ()), Ok(()));
    let mut clone = module.clone();
    clone.replace_function(function(), &body).unwrap();
    assert_eq!(clone.validate().map(|_| ()), Ok(()));
    // In another module, every node is foreign.
    let mut other = Kit::new(Target::X86_64);
    other.plain(4);
    let mut other = other.finish();
    other.replace_function(function(), &body).unwrap();
    assert!(
        other
            .validate()
            .unwrap_err()
            .iter()
            .all(|one| one.rule == Rule::MissingNode)
    );
    // Calls are added by a separate method.
    let mut k = Kit::new(Target::X86_64);
    let foreign = self::other().kit.x;
    k.body.call(
        CallSite::new(Position(8), CallTarget::Object(foreign.into())).at(Position(4)),
        &[],
    );
    let module = k.finish();
    let (validated, errors) = module.validate_keeping_valid();
    assert!(
        !errors.is_empty() && !validated.index().has_calls(function()),
        "{errors}"
    );
}
