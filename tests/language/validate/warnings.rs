//! What is well-formed and hardly meant.

use super::kit::{Case, IntoScope, Kit, RAX, at, case, marker, reg};
use dwarfsmith::build::{CompositeType, InlinedScope, Lifetime, StaticMember, Variable};
use dwarfsmith::expr::{Constant, DIOp};
use dwarfsmith::markers::{BlockIndex, CallSite, CallTarget, CodeRange, Referrer, ValueId};
use dwarfsmith::metadata::{DIFlags, InlinedId, LifetimeId, VariableId};
use dwarfsmith::validate::{Node, Rule, Severity};
use dwarfsmith::{Bits, Position, Target, Type};

const I32: Type = Type::int(32);

fn constant(value: i128) -> Referrer {
    Referrer::Constant {
        ty: I32,
        value: Constant::small(value).unwrap(),
    }
}

/// `x` is a number from a position on.
fn number(k: &mut Kit, position: u32, value: i32) -> LifetimeId {
    let lifetime = k.computed(&[DIOp::Constant {
        ty: I32,
        value: Constant::small(value.into()).unwrap(),
    }]);
    k.body
        .def(Position(position), lifetime, Referrer::Undefined);
    lifetime
}

/// Blocks 0 to 3: a loop of 1 and 2 between the entry and the exit.
fn rest_of_loop(k: &mut Kit) {
    let edges = [(0, 1), (1, 2), (2, 1), (1, 3)];
    edges
        .into_iter()
        .for_each(|(from, to)| _ = k.body.successor(BlockIndex(from), BlockIndex(to)));
}

/// A variable of `g`, inlined into `f`.
fn inlined_variable(k: &mut Kit) -> (InlinedId, LifetimeId) {
    let origin = k.m.add(Variable::local(k.g, "a", k.int));
    let call = InlinedScope::within(k.f).instance_of(k.g);
    let inlined = k.m.add(call.called_at(k.file, 2));
    let variable = k.m.add(Variable::inlined(inlined, origin));
    let mut builder = k.m.builder();
    builder.referrer(I32).unwrap();
    let location = k.m.expr(&builder);
    (inlined, k.m.add(Lifetime::bounded(variable, location)))
}

pub const CASES: &[Case] = &[
    case(
        Rule::NoStaticMember,
        |k| {
            let class = k.m.add(CompositeType::class("c", Bits(32)));
            k.m.add(StaticMember::new(class, "count", k.int));
            Node::Variable(k.m.add(Variable::global(class, "cuont", k.int)))
        },
        |k| {
            let class = k.m.add(CompositeType::class("c", Bits(32)));
            k.m.add(StaticMember::new(class, "count", k.int));
            k.m.add(Variable::global(class, "count", k.int));
        },
    ),
    case(
        Rule::EntityNowhere,
        |k| {
            k.bounded(|b| b.referrer(I32), Referrer::Value(ValueId(7)));
            k.body.value(ValueId(8), CodeRange::from(0..8), reg(RAX));
            marker(0)
        },
        |k| {
            k.bounded(|b| b.referrer(I32), Referrer::Value(ValueId(7)));
            k.body.value(ValueId(7), CodeRange::from(0..8), reg(RAX));
            // Nobody asks where this one is.
            k.bounded(|b| b.constant(I32, 1), Referrer::Value(ValueId(9)));
        },
    ),
    case(
        Rule::NoValueUsed,
        |k| {
            k.body.value(ValueId(8), 0..8, reg(RAX));
            Node::Function(super::kit::function())
        },
        |k| {
            // Not all values need to be of variables.
            k.bounded(|b| b.referrer(I32), Referrer::Value(ValueId(7)));
            k.body
                .value(ValueId(7), 0..8, reg(RAX))
                .value(ValueId(8), 0..8, reg(RAX));
        },
    ),
    case(
        Rule::ValueAcrossCall,
        |k| {
            k.m.metadata.subprograms.get_mut(k.f).unwrap().flags |= DIFlags::ALL_CALLS_DESCRIBED;
            k.bounded(|b| b.referrer(I32), Referrer::Value(ValueId(7)));
            k.body.value(ValueId(7), 0..0x20, reg(RAX));
            k.body.call(
                CallSite::new(Position(9), CallTarget::Unknown).at(Position(4)),
                &[],
            );
            Node::Value(super::kit::function(), ValueId(7))
        },
        |k| {
            k.m.metadata.subprograms.get_mut(k.f).unwrap().flags |= DIFlags::ALL_CALLS_DESCRIBED;
            k.bounded(|b| b.referrer(I32), Referrer::Value(ValueId(7)));
            // Up to a call that overwrites it, from another that returns it, and over one that
            // preserves it.
            k.body
                .value(ValueId(7), 0..9, reg(RAX))
                .value(ValueId(7), 9..0x20, reg(RAX));
            k.body
                .call(CallSite::new(Position(9), CallTarget::Unknown), &[]);
            k.body
                .call(CallSite::new(Position(0x12), CallTarget::Unknown), &[])
                .call_preserves(&[RAX]);
        },
    ),
    case(
        Rule::NoInlinedCode,
        |k| {
            let (_, lifetime) = inlined_variable(k);
            k.body.def(Position(0), lifetime, reg(RAX));
            Node::Function(super::kit::function())
        },
        |k| {
            let (inlined, lifetime) = inlined_variable(k);
            k.body.def(Position(0), lifetime, reg(RAX));
            k.body.scope(inlined, 0..4);
        },
    ),
    case(
        Rule::CallsNotAll,
        |k| {
            // One warning for the function, at its first call.
            k.body.call(
                CallSite::new(Position(9), CallTarget::Subprogram(k.g)).at(Position(4)),
                &[],
            );
            k.body.call(
                CallSite::new(Position(0x12), CallTarget::Unknown).at(Position(0x10)),
                &[],
            );
            at(4)
        },
        |k| {
            k.m.metadata.subprograms.get_mut(k.f).unwrap().flags |= DIFlags::ALL_CALLS_DESCRIBED;
            k.body.call(
                CallSite::new(Position(9), CallTarget::Subprogram(k.g)).at(Position(4)),
                &[],
            );
            // A function without calls need not say that it has none.
            k.another(k.g);
        },
    ),
    case(
        Rule::ManyConstants,
        |k| {
            let first = number(k, 0, 1);
            let second = number(k, 8, 2);
            k.body.kill(Position(9), first);
            Node::Lifetime(second)
        },
        |k| {
            let first = number(k, 0, 1);
            k.body.kill(Position(8), first);
            number(k, 8, 2);
            // The same number twice.
            number(k, 9, 2);
        },
    ),
    // As a referrer; and written in other operations.
    case(
        Rule::ManyConstants,
        |k| {
            k.bounded(|b| b.referrer(I32), constant(1));
            Node::Lifetime(k.bounded(
                |b| b.constant(I32, 1)?.constant(I32, 1)?.add(),
                Referrer::Undefined,
            ))
        },
        |k| {
            k.bounded(|b| b.referrer(I32), constant(2));
            k.bounded(
                |b| b.constant(I32, 1)?.constant(I32, 1)?.add(),
                Referrer::Undefined,
            );
            // What is only known when the program runs contradicts nothing.
            k.bounded(|b| b.referrer(I32), reg(RAX));
        },
    ),
    // Around a loop to before the dbg.def.
    case(
        Rule::DefSkipped,
        |k| {
            k.body.block(Position(0x10));
            k.plain(0x14);
            k.body.block(Position(0x20));
            k.body.block(Position(0x30));
            rest_of_loop(k);
            marker(0)
        },
        |k| {
            k.body.block(Position(0x10));
            k.plain(0x10);
            k.body.block(Position(0x20));
            k.body.block(Position(0x30));
            rest_of_loop(k);
        },
    ),
    // From the loop's body to its head, which is also reached from before.
    case(
        Rule::DefSkipped,
        |k| {
            k.body.block(Position(0x10));
            k.body.block(Position(0x20));
            k.plain(0x24);
            k.body.block(Position(0x30));
            rest_of_loop(k);
            marker(0)
        },
        |k| {
            k.body.block(Position(0x10));
            k.body.block(Position(0x20));
            let lifetime = k.plain(0x24);
            k.body.kill(Position(0x30), lifetime);
            k.body.block(Position(0x30));
            rest_of_loop(k);
        },
    ),
    // From one of two ways to where both meet; a kill in front of all there.
    case(
        Rule::DefSkipped,
        |k| {
            k.body.block(Position(0x10));
            k.plain(0x14);
            k.body.block(Position(0x20));
            k.body
                .successor(BlockIndex(0), BlockIndex(1))
                .successor(BlockIndex(0), BlockIndex(2));
            k.body.successor(BlockIndex(1), BlockIndex(2));
            marker(0)
        },
        |k| {
            k.body.block(Position(0x10));
            let lifetime = k.plain(0x14);
            k.body.block(Position(0x20));
            k.body.kill(Position(0x20), lifetime);
            k.body
                .successor(BlockIndex(0), BlockIndex(1))
                .successor(BlockIndex(0), BlockIndex(2));
            k.body.successor(BlockIndex(1), BlockIndex(2));
        },
    ),
    // In a block that nothing leads to.
    case(
        Rule::DefSkipped,
        |k| {
            k.body.block(Position(0x10));
            k.plain(0x14);
            k.body.successor(BlockIndex(1), BlockIndex(0));
            marker(0)
        },
        |k| {
            // From before all that control comes to.
            k.plain(0x4);
            k.body.block(Position(0x10));
            k.body.successor(BlockIndex(0), BlockIndex(1));
        },
    ),
];

#[test]
fn warnings_stop_nothing_and_leave_nothing_out() {
    let mut k = Kit::new(Target::X86_64);
    let first = number(&mut k, 0, 1);
    let second = number(&mut k, 8, 2);
    let y: VariableId = k.variable("z", k.f.into_scope(), k.int);
    let expr = k.expr(|b| b.referrer(I32));
    let lost = k.lifetime(y, expr, &[]);
    k.body.def(Position(8), lost, Referrer::Value(ValueId(7)));
    let module = k.finish();
    let validated = module.validate().unwrap();
    let found: Vec<(Rule, Severity)> = validated
        .warnings()
        .iter()
        .map(|one| (one.rule, one.severity()))
        .collect();
    assert_eq!(
        found,
        [
            (Rule::EntityNowhere, Severity::Warning),
            (Rule::ManyConstants, Severity::Warning)
        ]
    );
    for lifetime in [first, second, lost] {
        assert!(!validated.index().is_rejected(lifetime));
    }
    let text = validated.warnings().to_string();
    assert!(
        text.starts_with(
            "warning[W401] in function `f`, variable `z`: the dbg.def of lifetime 2 of `z` names value 7"
        ),
        "{text}"
    );
    // With an error beside them, they are told as well.
    let mut k = Kit::new(Target::X86_64);
    k.bounded(|b| b.referrer(I32), Referrer::Value(ValueId(7)));
    k.computed(&[]);
    let module = k.finish();
    let (validated, errors) = module.validate_keeping_valid();
    assert_eq!((errors.len(), validated.warnings().len()), (1, 1));
}

/// A bounded lifetime whose markers went with their code is no mistake.
#[test]
fn dead_lifetimes_are_neither_wrong_nor_warned_of() {
    let mut k = Kit::new(Target::X86_64);
    let expr = k.expr(|b| b.referrer(I32));
    let x = k.x;
    k.m.add(Lifetime::bounded(x, expr));
    let constant = k.expr(|b| b.constant(I32, 1));
    k.m.add(Lifetime::bounded(x, constant));
    let module = k.finish();
    let validated = module.validate().unwrap();
    assert!(validated.warnings().is_empty(), "{}", validated.warnings());
}
