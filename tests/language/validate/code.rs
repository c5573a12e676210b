//! What a backend says of code: 4xx.

use super::kit::{
    Case, IntoScope, NO_REGISTER, RAX, RDX, at, bits, case, done, function, marker, reg,
};
use dwarfsmith::markers::{Base, BlockIndex, CodeRange, LineRow, Referrer, RegisterPart, ValueId};
use dwarfsmith::metadata::Scope;
use dwarfsmith::validate::{Node, Rule};
use dwarfsmith::{Bits, ByteOffset, Position, Target, Type};

fn entity(number: u32) -> Node {
    Node::Value(function(), ValueId(number))
}

const ALL: CodeRange = CodeRange::new(Position(0), Position(0x40));

/// An entity in two places, perhaps at once.
const fn twice(bad: fn(&mut super::kit::Kit) -> Node, good: fn(&mut super::kit::Kit)) -> Case {
    case(Rule::EntityOverlap, bad, good)
}

pub const CASES: &[Case] = &[
    case(
        Rule::BlockOrder,
        |k| {
            k.body.block(Position(0x20));
            k.body.block(Position(0x10));
            at(0x10)
        },
        |k| {
            // An empty block.
            k.body.block(Position(0x20));
            k.body.block(Position(0x20));
        },
    ),
    case(
        Rule::BlockOrder,
        |k| {
            k.body.block(Position(0x41));
            at(0x41)
        },
        |k| {
            k.body.block(Position(0x40));
        },
    ),
    case(
        Rule::MarkerPosition,
        |k| {
            k.plain(0x41);
            marker(0)
        },
        |k| {
            let lifetime = k.plain(0);
            k.body.kill(Position(0x40), lifetime);
        },
    ),
    case(
        Rule::MarkerPosition,
        |k| {
            let lifetime = k.plain(8);
            k.body.kill(Position(7), lifetime);
            marker(1)
        },
        |k| {
            let lifetime = k.plain(8);
            k.body.kill(Position(8), lifetime);
        },
    ),
    case(
        Rule::MarkerPosition,
        |k| {
            k.body.block(Position(0x20));
            k.plain(0x1f);
            marker(0)
        },
        |k| {
            k.body.block(Position(0x20));
            k.plain(0x20);
        },
    ),
    case(
        Rule::MissingSuccessor,
        |k| {
            // The kill that cannot be found to be reached is not reported.
            let lifetime = k.plain(0);
            let second = k.body.block(Position(0x20));
            k.body
                .successor(k.entry, BlockIndex(2))
                .kill(Position(0x24), lifetime);
            let _ = second;
            at(0)
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
        Rule::EntityRange,
        |k| {
            k.body.value(ValueId(7), CodeRange::from(0..0x41), reg(RAX));
            entity(7)
        },
        |k| done(k.body.value(ValueId(7), ALL, reg(RAX))),
    ),
    case(
        Rule::EntityRange,
        |k| {
            k.body.value(ValueId(7), CodeRange::from(8..8), reg(RAX));
            entity(7)
        },
        // An entity without a place is undefined.
        |k| done(k.bounded(|b| b.referrer(Type::int(32)), Referrer::Value(ValueId(7)))),
    ),
    // In two places at once in a wrong range: one cause.
    case(
        Rule::EntityRange,
        |k| {
            let wrong = CodeRange::from(0..0x41);
            k.body.value(ValueId(7), wrong, reg(RAX)).value(
                ValueId(7),
                wrong,
                Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)),
            );
            entity(7)
        },
        |k| {
            done(k.body.value(ValueId(7), ALL, reg(RAX)).value(
                ValueId(7),
                ALL,
                Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)),
            ))
        },
    ),
    // The same place twice, two places at once.
    twice(
        |k| {
            k.body
                .value(
                    ValueId(7),
                    ALL,
                    Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)),
                )
                .value(
                    ValueId(7),
                    ALL,
                    Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)),
                );
            entity(7)
        },
        |k| {
            k.body
                .value(
                    ValueId(7),
                    ALL,
                    Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)),
                )
                .value(ValueId(7), ALL, reg(RAX));
            k.body.value(
                ValueId(8),
                ALL,
                Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)),
            );
        },
    ),
    // Two parts of a register at once, one after the other.
    twice(
        |k| {
            k.body
                .value(ValueId(7), CodeRange::from(0..9), bits(RAX, 0, 32));
            k.body
                .value(ValueId(7), CodeRange::from(8..16), bits(RAX, 32, 32));
            entity(7)
        },
        |k| {
            k.body
                .value(ValueId(7), CodeRange::from(0..8), bits(RAX, 0, 32));
            k.body
                .value(ValueId(7), CodeRange::from(8..16), bits(RAX, 32, 32));
        },
    ),
    twice(
        |k| {
            let part = |register| RegisterPart {
                register,
                bit_offset: 0,
                bits: 0,
            };
            for _ in 0..2 {
                let list = k.body.register_list(&[part(RAX), part(RDX)]);
                k.body.value(ValueId(7), ALL, list);
            }
            entity(7)
        },
        |k| {
            let part = |register| RegisterPart {
                register,
                bit_offset: 0,
                bits: 0,
            };
            for parts in [[part(RAX), part(RDX)], [part(RDX), part(RAX)]] {
                let list = k.body.register_list(&parts);
                k.body.value(ValueId(7), ALL, list);
            }
        },
    ),
    case(
        Rule::NestedEntity,
        |k| {
            k.body.value(ValueId(7), ALL, Referrer::Value(ValueId(8)));
            entity(7)
        },
        |k| done(k.body.value(ValueId(7), ALL, Referrer::Undefined)),
    ),
    case(
        Rule::UnknownRegister,
        |k| {
            // Said once, not again for its size.
            k.bounded(|b| b.referrer(Type::int(32)), Referrer::Value(ValueId(7)));
            k.body.value(ValueId(7), ALL, reg(NO_REGISTER));
            entity(7)
        },
        |k| {
            k.bounded(|b| b.referrer(Type::int(32)), Referrer::Value(ValueId(7)));
            k.body.value(ValueId(7), ALL, reg(RAX));
        },
    ),
    case(
        Rule::UnknownRegister,
        |k| {
            let slot = Referrer::Slot {
                base: Base::Register(NO_REGISTER),
                offset: 0,
                bits: 32,
            };
            k.bounded(|b| b.referrer(Type::int(32)), slot);
            marker(0)
        },
        |k| {
            let slot = Referrer::Slot {
                base: Base::Register(RAX),
                offset: 0,
                bits: 32,
            };
            k.bounded(|b| b.referrer(Type::int(32)), slot);
        },
    ),
    case(
        Rule::RegisterPart,
        |k| {
            k.bounded(|b| b.referrer(Type::int(32)), bits(RAX, 33, 32));
            marker(0)
        },
        |k| done(k.bounded(|b| b.referrer(Type::int(32)), bits(RAX, 32, 32))),
    ),
    case(
        Rule::RegisterPart,
        |k| {
            k.body.value(ValueId(7), ALL, bits(RAX, 64, 0));
            entity(7)
        },
        |k| done(k.body.value(ValueId(7), ALL, bits(RAX, 63, 0))),
    ),
    case(
        Rule::SharedStorage,
        |k| {
            let part = |bit_offset| RegisterPart {
                register: RAX,
                bit_offset,
                bits: 16,
            };
            let list = k.body.register_list(&[part(0), part(15)]);
            k.bounded(|b| b.referrer(Type::int(32)), list);
            marker(0)
        },
        |k| {
            let part = |bit_offset| RegisterPart {
                register: RAX,
                bit_offset,
                bits: 16,
            };
            let list = k.body.register_list(&[part(16), part(0)]);
            k.bounded(|b| b.referrer(Type::int(32)), list);
        },
    ),
    Case {
        rule: Rule::LaneSize,
        target: Target::AMDGPU_WAVE64,
        bad: |k| {
            let register = Target::AMDGPU_WAVE64.register("VGPR1").unwrap();
            k.body
                .value(ValueId(7), ALL, Referrer::Lane { register, bits: 64 });
            entity(7)
        },
        good: |k| {
            let register = Target::AMDGPU_WAVE64.register("VGPR1").unwrap();
            k.body
                .value(ValueId(7), ALL, Referrer::Lane { register, bits: 32 });
        },
    },
    case(
        Rule::EmptyRegisterList,
        |k| {
            let list = k.body.register_list(&[]);
            k.body.value(ValueId(7), ALL, list);
            entity(7)
        },
        |k| {
            let list = k.body.register_list(&[RegisterPart {
                register: RAX,
                bit_offset: 0,
                bits: 0,
            }]);
            k.body.value(ValueId(7), ALL, list);
        },
    ),
    case(
        Rule::EntitySize,
        |k| {
            k.bounded(|b| b.referrer(Type::int(32)), Referrer::Value(ValueId(7)));
            k.body
                .value(ValueId(7), CodeRange::from(0..8), bits(RAX, 0, 16));
            k.body.value(
                ValueId(7),
                CodeRange::from(8..16),
                Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)),
            );
            entity(7)
        },
        |k| {
            k.bounded(|b| b.referrer(Type::int(32)), Referrer::Value(ValueId(7)));
            k.body
                .value(ValueId(7), CodeRange::from(0..8), bits(RAX, 0, 32));
            k.body.value(
                ValueId(7),
                CodeRange::from(8..16),
                Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)),
            );
        },
    ),
    case(
        Rule::LineRow,
        |k| {
            k.body
                .row(LineRow::statement(Position(0x40), k.file, 1).column(1));
            at(0x40)
        },
        |k| {
            done(
                k.body
                    .row(LineRow::statement(Position(0x3f), k.file, 1).column(1)),
            )
        },
    ),
    case(
        Rule::LineRow,
        |k| {
            k.body
                .row(LineRow::statement(Position(8), k.file, 1).column(1))
                .row(LineRow::statement(Position(7), k.file, 1).column(1));
            at(7)
        },
        |k| {
            done(
                k.body
                    .row(LineRow::statement(Position(8), k.file, 1).column(1))
                    .row(LineRow::statement(Position(8), k.file, 2).column(1)),
            )
        },
    ),
    case(
        Rule::ScopeRange,
        |k| {
            let block = k.block(k.f.into_scope());
            k.body
                .scope(Scope::Block(block), CodeRange::from(0x20..0x41));
            at(0x20)
        },
        |k| {
            let block = k.block(k.f.into_scope());
            k.body
                .scope(Scope::Block(block), CodeRange::from(0x20..0x40));
        },
    ),
    case(
        Rule::ScopeFunction,
        |k| {
            let block = k.block(k.g.into_scope());
            k.body
                .scope(Scope::Block(block), CodeRange::from(0x20..0x40));
            at(0x20)
        },
        |k| {
            let inlined = k.inlined(k.g, k.f.into_scope());
            k.body
                .scope(Scope::Inlined(inlined), CodeRange::from(0x20..0x40));
        },
    ),
    case(
        Rule::ScopeFunction,
        |k| {
            k.body.scope(k.f.into_scope(), CodeRange::from(0x20..0x40));
            at(0x20)
        },
        |_| {},
    ),
    case(
        Rule::ScopeNesting,
        |k| {
            let outer = k.block(k.f.into_scope());
            let inner = k.block(Scope::Block(outer));
            k.body.scope(Scope::Block(outer), CodeRange::from(0..0x10));
            k.body
                .scope(Scope::Block(outer), CodeRange::from(0x20..0x30));
            k.body.scope(Scope::Block(inner), CodeRange::from(8..0x28));
            at(8)
        },
        |k| {
            let outer = k.block(k.f.into_scope());
            let inner = k.block(Scope::Block(outer));
            k.body.scope(Scope::Block(outer), CodeRange::from(0..0x20));
            k.body
                .scope(Scope::Block(outer), CodeRange::from(0x20..0x30));
            k.body.scope(Scope::Block(inner), CodeRange::from(8..0x28));
        },
    ),
];
