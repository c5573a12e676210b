//! Lifetimes and markers: 2xx.

use super::kit::{Case, IntoScope, RAX, case, marker, reg};
use dwarfsmith::Position;
use dwarfsmith::Type;
use dwarfsmith::markers::{MarkerIndex, MarkerMode};
use dwarfsmith::metadata::Object;
use dwarfsmith::validate::{Node, Rule};

const I32: Type = Type::int(32);

pub const CASES: &[Case] = &[
    case(
        Rule::KillWithoutDef,
        |k| {
            let lifetime = k.unmarked();
            k.body.kill(Position(8), lifetime);
            marker(0)
        },
        |k| {
            let lifetime = k.plain(4);
            k.body.kill(Position(8), lifetime);
        },
    ),
    case(
        Rule::ManyDefs,
        |k| {
            let lifetime = k.plain(4);
            k.body.def(Position(8), lifetime, reg(RAX));
            Node::Lifetime(lifetime)
        },
        |k| {
            k.plain(4);
            k.plain(8);
        },
    ),
    // Nothing leads from the second block to the first.
    case(
        Rule::UnreachableKill,
        |k| {
            let lifetime = k.unmarked();
            k.body.kill(Position(4), lifetime);
            k.body.block(Position(0x20));
            k.body.def(Position(0x24), lifetime, reg(RAX));
            marker(0)
        },
        |k| {
            let lifetime = k.unmarked();
            k.body.kill(Position(4), lifetime);
            let second = k.body.block(Position(0x20));
            k.body.successor(second, k.entry);
            k.body.def(Position(0x24), lifetime, reg(RAX));
        },
    ),
    // In block-local mode, nothing leads out of a block.
    case(
        Rule::UnreachableKill,
        |k| {
            k.body.mode(MarkerMode::BlockLocal);
            let lifetime = k.plain(4);
            let second = k.body.block(Position(0x20));
            k.body
                .successor(k.entry, second)
                .kill(Position(0x24), lifetime);
            marker(1)
        },
        |k| {
            let lifetime = k.plain(4);
            let second = k.body.block(Position(0x20));
            k.body
                .successor(k.entry, second)
                .kill(Position(0x24), lifetime);
        },
    ),
    case(
        Rule::KilledTwice,
        |k| {
            let lifetime = k.plain(4);
            k.body
                .kill(Position(8), lifetime)
                .kill(Position(9), lifetime);
            marker(2)
        },
        |k| {
            // One kill on each way out.
            let lifetime = k.plain(4);
            let left = k.body.block(Position(0x10));
            k.body.kill(Position(0x11), lifetime);
            let right = k.body.block(Position(0x20));
            k.body.kill(Position(0x21), lifetime);
            k.body.successor(k.entry, left).successor(k.entry, right);
        },
    ),
    // Killed on both ways to where they meet, and there again; killed on one of them only, and
    // there.
    case(
        Rule::KilledTwice,
        |k| {
            let lifetime = k.plain(4);
            let left = k.body.block(Position(0x10));
            k.body.kill(Position(0x11), lifetime);
            let right = k.body.block(Position(0x20));
            k.body.kill(Position(0x21), lifetime);
            let join = k.body.block(Position(0x30));
            k.body.kill(Position(0x31), lifetime);
            k.body
                .successor(k.entry, left)
                .successor(k.entry, right)
                .successor(left, join)
                .successor(right, join);
            marker(3)
        },
        |k| {
            let lifetime = k.plain(4);
            let left = k.body.block(Position(0x10));
            k.body.kill(Position(0x11), lifetime);
            let right = k.body.block(Position(0x20));
            let join = k.body.block(Position(0x30));
            k.body.kill(Position(0x31), lifetime);
            k.body
                .successor(k.entry, left)
                .successor(k.entry, right)
                .successor(left, join)
                .successor(right, join);
        },
    ),
    // A kill that is not alone: which of the markers is meant is seen from the node.
    case(
        Rule::KilledTwice,
        |k| {
            let (first, second) = (k.plain(4), k.plain(4));
            k.body
                .kill(Position(8), first)
                .kill(Position(8), second)
                .kill(Position(8), second);
            marker(4)
        },
        |k| {
            let (first, second) = (k.plain(4), k.plain(4));
            k.body.kill(Position(8), first).kill(Position(8), second);
        },
    ),
    case(
        Rule::ManyComputed,
        |k| {
            let expr = k.expr(|b| b.constant(I32, 1));
            k.lifetime(k.x, expr, &[]);
            Node::Lifetime(k.lifetime(k.x, expr, &[]))
        },
        |k| {
            let expr = k.expr(|b| b.constant(I32, 1));
            k.lifetime(k.x, expr, &[]);
            k.plain(0);
        },
    ),
    case(
        Rule::LabelCount,
        |k| {
            let label = k.label(k.f.into_scope());
            k.body.label(Position(1), label).label(Position(2), label);
            Node::Code(label)
        },
        |k| {
            let label = k.label(k.f.into_scope());
            k.body.label(Position(1), label);
        },
    ),
    // A function without code here has no place for its labels.
    case(
        Rule::LabelCount,
        |k| Node::Code(k.label(k.f.into_scope())),
        |k| {
            k.label(k.g.into_scope());
        },
    ),
    case(
        Rule::LifetimeCycle,
        |k| {
            let (one, two, expr) = (k.fragment(), k.fragment(), k.expr(|b| b.arg(0, I32)));
            k.lifetime(k.x, expr, &[one.into()]);
            k.lifetime(one, expr, &[two.into()]);
            k.lifetime(two, expr, &[one.into()]);
            Node::Fragment(one)
        },
        |k| {
            let (one, two, expr) = (k.fragment(), k.fragment(), k.expr(|b| b.arg(0, I32)));
            k.lifetime(k.x, expr, &[one.into()]);
            k.lifetime(one, expr, &[two.into()]);
        },
    ),
    case(
        Rule::LifetimeCycle,
        |k| {
            let expr = k.expr(|b| b.arg(0, I32));
            k.lifetime(k.x, expr, &[k.x.into()]);
            Node::Variable(k.x)
        },
        |k| {
            let expr = k.expr(|b| b.arg(0, I32));
            let z = k.variable("z", k.f.into_scope(), k.int);
            k.lifetime(k.x, expr, &[z.into()]);
        },
    ),
    // What hangs on an unreachable fragment is not reported with it.
    case(
        Rule::Unreachable,
        |k| {
            let (one, two, expr) = (k.fragment(), k.fragment(), k.expr(|b| b.arg(0, I32)));
            k.lifetime(one, expr, &[two.into()]);
            Node::Fragment(one)
        },
        |k| {
            let (one, two, expr) = (k.fragment(), k.fragment(), k.expr(|b| b.arg(0, I32)));
            k.lifetime(one, expr, &[two.into()]);
            k.lifetime(k.x, expr, &[one.into()]);
        },
    ),
    case(
        Rule::OtherFunction,
        |k| {
            let expr = k.expr(|b| b.referrer(I32));
            let lifetime = k.lifetime(k.y, expr, &[]);
            k.body.def(Position(4), lifetime, reg(RAX));
            marker(0)
        },
        |k| {
            // A global variable can be in any function, …
            let expr = k.expr(|b| b.referrer(I32));
            let global = k.variable("global", dwarfsmith::metadata::Scope::Unit(k.unit), k.int);
            let lifetime = k.lifetime(global, expr, &[]);
            k.body.def(Position(4), lifetime, reg(RAX));
            // … and so can a fragment that variables of two functions are made of.
            let (piece, whole) = (k.fragment(), k.expr(|b| b.arg(0, I32)));
            k.lifetime(k.y, whole, &[piece.into()]);
            k.lifetime(k.x, whole, &[piece.into()]);
            let lifetime = k.lifetime(piece, expr, &[]);
            k.body.def(Position(4), lifetime, reg(RAX));
        },
    ),
    case(
        Rule::OtherFunction,
        |k| {
            let expr = k.expr(|b| b.referrer(I32));
            let (piece, whole) = (k.fragment(), k.expr(|b| b.arg(0, I32)));
            k.lifetime(k.y, whole, &[piece.into()]);
            let lifetime = k.lifetime(piece, expr, &[]);
            k.body.def(Position(4), lifetime, reg(RAX));
            marker(0)
        },
        |k| {
            let expr = k.expr(|b| b.referrer(I32));
            let (piece, whole) = (k.fragment(), k.expr(|b| b.arg(0, I32)));
            k.lifetime(k.x, whole, &[piece.into()]);
            let lifetime = k.lifetime(piece, expr, &[]);
            k.body.def(Position(4), lifetime, reg(RAX));
        },
    ),
    case(
        Rule::OtherFunction,
        |k| {
            let lifetime = k.plain(4);
            let other = k.g;
            k.another(other).kill(Position(8), lifetime);
            Node::Marker(dwarfsmith::metadata::Id::from_index(1), MarkerIndex(0))
        },
        |k| {
            let lifetime = k.plain(4);
            let other = k.g;
            k.another(other);
            k.body.kill(Position(8), lifetime);
        },
    ),
    case(
        Rule::OtherFunction,
        |k| {
            let label = k.label(k.g.into_scope());
            k.body.label(Position(4), label);
            marker(0)
        },
        |k| {
            let block = k.block(k.f.into_scope());
            let label = k.label(dwarfsmith::metadata::Scope::Block(block));
            k.body.label(Position(4), label);
        },
    ),
    case(
        Rule::DeclaredSize,
        |k| Node::Operation(k.bounded(|b| b.referrer(Type::int(64)), reg(RAX)), 0),
        |k| {
            k.bounded(|b| b.referrer(Type::int(64))?.convert(I32), reg(RAX));
        },
    ),
    // Without a size there is nothing to compare.
    case(
        Rule::DeclaredSize,
        |k| {
            let expr = k.expr(|b| b.constant(Type::int(8), 0));
            Node::Operation(k.lifetime(k.x, expr, &[]), 0)
        },
        |k| {
            let expr = k.expr(|b| b.constant(Type::int(8), 0));
            let nothing = k.base("nothing", 0);
            let unit: Object = k.variable("u", k.f.into_scope(), nothing).into();
            k.lifetime(unit, expr, &[]);
        },
    ),
];
