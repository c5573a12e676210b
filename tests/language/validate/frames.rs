//! Frames: 5xx.

use super::kit::{Case, NO_REGISTER, RAX, RDX, at, case, done, reg};
use dwarfsmith::markers::{FrameRule, Referrer};
use dwarfsmith::target::Register;
use dwarfsmith::validate::Rule;
use dwarfsmith::{AddressSpace, Bits, ByteOffset, Position, Target, Type};

pub const CASES: &[Case] = &[
    case(
        Rule::FrameRegister,
        |k| {
            k.body.frame(
                Position(4),
                FrameRule::Register {
                    register: RAX,
                    saved_in: NO_REGISTER,
                },
            );
            at(4)
        },
        |k| {
            done(k.body.frame(
                Position(4),
                FrameRule::Register {
                    register: RAX,
                    saved_in: RDX,
                },
            ))
        },
    ),
    case(
        Rule::FrameOrder,
        |k| {
            k.body
                .frame(Position(4), FrameRule::SameValue(RAX))
                .frame(Position(3), FrameRule::SameValue(RAX));
            at(3)
        },
        |k| {
            done(
                k.body
                    .frame(Position(4), FrameRule::SameValue(RAX))
                    .frame(Position(4), FrameRule::SameValue(RDX)),
            )
        },
    ),
    case(
        Rule::RestoreWithoutRemember,
        |k| {
            k.body
                .frame(Position(1), FrameRule::RememberState)
                .frame(Position(2), FrameRule::RestoreState);
            k.body.frame(Position(3), FrameRule::RestoreState);
            at(3)
        },
        |k| {
            done(
                k.body
                    .frame(Position(1), FrameRule::RememberState)
                    .frame(Position(2), FrameRule::RestoreState),
            )
        },
    ),
    case(
        Rule::FrameRange,
        |k| {
            k.body.frame(Position(0x40), FrameRule::SameValue(RAX));
            at(0x40)
        },
        |k| done(k.body.frame(Position(0x3f), FrameRule::SameValue(RAX))),
    ),
    // Instructions of 64-bit Arm have four bytes, those of RISC-V two or four.
    Case {
        target: Target::AARCH64,
        ..case(
            Rule::FramePosition,
            |k| {
                k.body.frame(Position(6), FrameRule::SameValue(RAX));
                at(6)
            },
            |k| done(k.body.frame(Position(8), FrameRule::SameValue(RAX))),
        )
    },
    Case {
        target: Target::RISCV64,
        ..case(
            Rule::FramePosition,
            |k| {
                k.body.frame(Position(7), FrameRule::SameValue(Register(8)));
                at(7)
            },
            |k| done(k.body.frame(Position(6), FrameRule::SameValue(Register(8)))),
        )
    },
    // There is no frame yet whose CFA it could be.
    case(
        Rule::FrameExpression,
        |k| {
            let expression = k.expr(|b| b.cfa(AddressSpace(0)));
            let expression = k.body.frame_expression(expression, Referrer::Undefined);
            k.body.frame(
                Position(4),
                FrameRule::Expression {
                    register: RAX,
                    expression,
                },
            );
            at(4)
        },
        |k| {
            let expression = k.expr(|b| b.referrer(Type::PTR));
            let expression = k.body.frame_expression(
                expression,
                Referrer::cfa_slot(ByteOffset(-16)).sized(Bits(64)),
            );
            k.body.frame(
                Position(4),
                FrameRule::Expression {
                    register: RAX,
                    expression,
                },
            );
        },
    ),
    case(
        Rule::FrameExpression,
        |k| {
            let expression = k.expr(|b| b.push_lane(Type::int(64)));
            let expression = k.body.frame_expression(expression, Referrer::Undefined);
            k.body.frame(
                Position(4),
                FrameRule::ValueExpression {
                    register: RAX,
                    expression,
                },
            );
            at(4)
        },
        |k| {
            let expression = k.expr(|b| b.constant(Type::int(64), 1));
            let expression = k.body.frame_expression(expression, Referrer::Undefined);
            k.body.frame(
                Position(4),
                FrameRule::ValueExpression {
                    register: RAX,
                    expression,
                },
            );
        },
    ),
    // The CFA cannot be found by itself.
    case(
        Rule::FrameExpression,
        |k| {
            let expression = k.expr(|b| b.referrer(Type::PTR));
            let expression = k.body.frame_expression(
                expression,
                Referrer::cfa_slot(ByteOffset(-16)).sized(Bits(64)),
            );
            k.body
                .frame(Position(4), FrameRule::CfaExpression { expression });
            at(4)
        },
        |k| {
            let expression = k.expr(|b| b.referrer(Type::PTR));
            let expression = k.body.frame_expression(expression, reg(RDX));
            k.body
                .frame(Position(4), FrameRule::CfaExpression { expression });
        },
    ),
    // An address is no number of 32 bits.
    case(
        Rule::FrameExpression,
        |k| {
            let expression = k.expr(|b| b.constant(Type::int(32), 1));
            let expression = k.body.frame_expression(expression, Referrer::Undefined);
            k.body
                .frame(Position(4), FrameRule::CfaExpression { expression });
            at(4)
        },
        |k| {
            let expression = k.expr(|b| b.constant(Type::PTR, 0x1000));
            let expression = k.body.frame_expression(expression, Referrer::Undefined);
            k.body
                .frame(Position(4), FrameRule::CfaExpression { expression });
        },
    ),
    case(
        Rule::UnboundedReferrer,
        |k| {
            let expression = k.expr(|b| b.referrer(Type::PTR));
            let expression = k.body.frame_expression(expression, Referrer::Undefined);
            k.body.frame(
                Position(4),
                FrameRule::ValueExpression {
                    register: RAX,
                    expression,
                },
            );
            at(4)
        },
        |k| {
            let expression = k.expr(|b| b.referrer(Type::PTR));
            let expression = k.body.frame_expression(expression, reg(RDX));
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
        Rule::MissingNode,
        |k| {
            k.body.frame(
                Position(4),
                FrameRule::ValueExpression {
                    register: RAX,
                    expression: 1,
                },
            );
            at(4)
        },
        |k| {
            let expression = k.expr(|b| b.referrer(Type::PTR));
            let expression = k.body.frame_expression(expression, reg(RDX));
            k.body.frame(
                Position(4),
                FrameRule::ValueExpression {
                    register: RAX,
                    expression,
                },
            );
        },
    ),
];
