//! Expressions: 1xx.

use super::kit::{Case, Kit, RAX, RDX, bits, case, done, reg};
use dwarfsmith::expr::{Constant, DIOp};
use dwarfsmith::markers::{Referrer, RegisterPart};
use dwarfsmith::metadata::{Bound, DIArrayType, DIPointerType, DISubrange, DIType, PointerKind};
use dwarfsmith::target::Register;
use dwarfsmith::validate::{Node, Rule};
use dwarfsmith::{AddressSpace, Bits, ByteOffset, Position, Target, Type};

const I32: Type = Type::int(32);
const I64: Type = Type::int(64);
/// As large as `x`.
const BYTES: Type = match Type::vector(4, Type::int(8)) {
    Some(vector) => vector,
    None => I32,
};
const HALF: Type = Type::int(16);

fn number(ty: Type, value: i128) -> DIOp {
    DIOp::Constant {
        ty,
        value: Constant::small(value).unwrap(),
    }
}

fn undef(ty: Type) -> DIOp {
    DIOp::Constant {
        ty,
        value: Constant::UNDEF,
    }
}

/// The low bits of a register, for lists.
fn part(register: Register, bits: u32) -> RegisterPart {
    RegisterPart {
        register,
        bit_offset: 0,
        bits,
    }
}

/// A computed lifetime of `x` whose fault is at an operation.
fn computed(kit: &mut Kit, ops: &[DIOp], operation: u32) -> Node {
    Node::Operation(kit.computed(ops), operation)
}

pub const CASES: &[Case] = &[
    case(
        Rule::EmptyExpression,
        |k| computed(k, &[], 0),
        |k| done(k.computed(&[undef(I32)])),
    ),
    case(
        Rule::StackUnderflow,
        |k| computed(k, &[number(I32, 1), DIOp::Add {}], 1),
        |k| done(k.computed(&[number(I32, 1), number(I32, 1), DIOp::Add {}])),
    ),
    case(
        Rule::EntriesLeft,
        |k| computed(k, &[number(I32, 1), number(I32, 1)], 1),
        |k| {
            done(k.computed(&[
                number(Type::int(16), 1),
                number(Type::int(16), 1),
                DIOp::Composite { count: 2, ty: I32 },
            ]))
        },
    ),
    case(
        Rule::OperandType,
        |k| computed(k, &[number(I64, 1), DIOp::Deref { ty: I32 }], 1),
        |k| {
            done(k.computed(&[
                number(I64, 1),
                DIOp::Reinterpret { ty: Type::PTR },
                DIOp::Deref { ty: I32 },
            ]))
        },
    ),
    case(
        Rule::OperandType,
        |k| {
            computed(
                k,
                &[number(I32, 1), number(Type::uint(32), 1), DIOp::Add {}],
                2,
            )
        },
        |k| {
            let same = DIOp::Convert { ty: I32 };
            done(k.computed(&[
                number(I32, 1),
                number(Type::uint(32), 1),
                same,
                DIOp::Add {},
            ]));
        },
    ),
    // What pushes a lane counts as any operation does.
    case(
        Rule::OperandType,
        |k| computed(k, &[DIOp::PushIteration { ty: Type::F32 }], 0),
        |k| done(k.computed(&[DIOp::PushIteration { ty: I32 }])),
    ),
    case(
        Rule::SizesDiffer,
        |k| computed(k, &[number(I64, 1), DIOp::Reinterpret { ty: I32 }], 1),
        |k| done(k.computed(&[number(Type::uint(32), 1), DIOp::Reinterpret { ty: I32 }])),
    ),
    case(
        Rule::SizesDiffer,
        |k| {
            computed(
                k,
                &[
                    number(I32, 1),
                    number(I32, 1),
                    DIOp::Composite { count: 2, ty: I32 },
                ],
                2,
            )
        },
        |k| done(k.computed(&[number(I32, 1), DIOp::Composite { count: 1, ty: I32 }])),
    ),
    case(
        Rule::ReferrerSize,
        |k| Node::Operation(k.bounded(|b| b.referrer(I32), bits(RAX, 0, 16)), 0),
        |k| done(k.bounded(|b| b.referrer(I32), bits(RAX, 0, 32))),
    ),
    // All of a register can hold less than it could, but no more.
    case(
        Rule::ReferrerSize,
        |k| {
            Node::Operation(
                k.bounded(|b| b.referrer(Type::int(128))?.convert(I32), reg(RAX)),
                0,
            )
        },
        |k| done(k.bounded(|b| b.referrer(I64)?.convert(I32), reg(RAX))),
    ),
    case(
        Rule::ReferrerSize,
        |k| {
            Node::Operation(
                k.bounded(
                    |b| b.referrer(I32),
                    Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(64)),
                ),
                0,
            )
        },
        |k| done(k.bounded(|b| b.referrer(I32), Referrer::cfa_slot(ByteOffset(-8)))),
    ),
    // Nothing that is undefined has the wrong size.
    case(
        Rule::ReferrerSize,
        |k| {
            let value = Constant::small(7).unwrap();
            Node::Operation(
                k.bounded(|b| b.referrer(I32), Referrer::Constant { ty: I64, value }),
                0,
            )
        },
        |k| done(k.bounded(|b| b.referrer(I32)?.neg(), Referrer::Undefined)),
    ),
    case(
        Rule::ArgumentSize,
        |k| {
            let expr = k.expr(|b| b.arg(0, I64)?.convert(I32));
            let z = k.variable("z", dwarfsmith::metadata::Scope::Subprogram(k.f), k.int);
            Node::Operation(k.lifetime(z, expr, &[k.x.into()]), 0)
        },
        |k| {
            let expr = k.expr(|b| b.arg(0, I32));
            let z = k.variable("z", dwarfsmith::metadata::Scope::Subprogram(k.f), k.int);
            k.lifetime(z, expr, &[k.x.into()]);
        },
    ),
    // A fragment is as large as its lifetimes agree that it is.
    case(
        Rule::ArgumentSize,
        |k| {
            let (piece, expr) = (k.fragment(), k.ops(&[number(I64, 1)]));
            k.lifetime(piece, expr, &[]);
            let whole = k.expr(|b| b.arg(0, I32));
            Node::Operation(k.lifetime(k.x, whole, &[piece.into()]), 0)
        },
        |k| {
            let (piece, expr) = (k.fragment(), k.ops(&[number(I32, 1)]));
            k.lifetime(piece, expr, &[]);
            let whole = k.expr(|b| b.arg(0, I32));
            k.lifetime(k.x, whole, &[piece.into()]);
        },
    ),
    case(
        Rule::ArgumentIndex,
        |k| {
            let piece = k.fragment();
            let expr = k.expr(|b| b.arg(1, I32));
            Node::Operation(k.lifetime(k.x, expr, &[piece.into()]), 0)
        },
        |k| {
            let piece = k.fragment();
            let expr = k.expr(|b| b.arg(1, I32));
            k.lifetime(k.x, expr, &[piece.into(), piece.into()]);
        },
    ),
    case(
        Rule::UnboundedReferrer,
        |k| Node::Operation(k.unmarked(), 0),
        |k| done(k.plain(0)),
    ),
    case(
        Rule::ZeroSizedType,
        |k| computed(k, &[undef(Type::int(0))], 0),
        |k| {
            k.computed(&[undef(I32)]);
        },
    ),
    case(
        Rule::ZeroCount,
        |k| {
            computed(
                k,
                &[number(I32, 1), DIOp::Composite { count: 0, ty: I32 }],
                1,
            )
        },
        |k| done(k.computed(&[number(I32, 1), DIOp::Composite { count: 1, ty: I32 }])),
    ),
    case(
        Rule::UnknownAddressSpace,
        |k| {
            computed(
                k,
                &[
                    number(I32, 1),
                    DIOp::AddrOf {
                        space: AddressSpace(5),
                    },
                    DIOp::Deref { ty: I32 },
                ],
                1,
            )
        },
        |k| {
            done(k.computed(&[
                number(I32, 1),
                DIOp::AddrOf {
                    space: AddressSpace(0),
                },
                DIOp::Deref { ty: I32 },
            ]))
        },
    ),
    // The same for types of the source.
    case(
        Rule::UnknownAddressSpace,
        |k| {
            let kind = PointerKind::Pointer;
            let pointer = DIPointerType {
                kind,
                bits: Some(64),
                address_space: 5,
                ..DIPointerType::new(None)
            };
            Node::Type(k.m.metadata.types.push(DIType::Pointer(pointer)))
        },
        |k| {
            let kind = PointerKind::Pointer;
            k.m.metadata.types.push(DIType::Pointer(DIPointerType {
                kind,
                ..DIPointerType::new(None)
            }));
        },
    ),
    // Twice the same register …
    case(
        Rule::SharedStorage,
        |k| {
            Node::Operation(
                k.bounded(
                    |b| b.referrer(HALF)?.referrer(HALF)?.composite(2, I32),
                    reg(RAX),
                ),
                2,
            )
        },
        |k| {
            k.bounded(
                |b| b.referrer(HALF)?.referrer(HALF)?.read()?.composite(2, I32),
                reg(RAX),
            );
        },
    ),
    // What is extended shares its bits with itself, but must not with another part.
    case(
        Rule::SharedStorage,
        |k| {
            Node::Operation(
                k.bounded(
                    |b| {
                        b.referrer(HALF)?
                            .referrer(Type::uint(8))?
                            .extend(2)?
                            .composite(2, I32)
                    },
                    reg(RAX),
                ),
                3,
            )
        },
        |k| {
            k.bounded(
                |b| b.referrer(Type::uint(8))?.extend(4)?.composite(1, I32),
                reg(RAX),
            );
        },
    ),
    // … and memory that a referrer points to, in parts that overlap by a byte or follow one
    // another.
    case(
        Rule::SharedStorage,
        |k| {
            let expr = k.expr(|b| {
                b.referrer(Type::PTR)?
                    .deref(HALF)?
                    .referrer(Type::PTR)?
                    .deref(HALF)?;
                b.constant(I32, 1)?.byte_offset(HALF)?.composite(2, I32)
            });
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.body.def(Position(0), lifetime, reg(RAX));
            Node::Operation(lifetime, 6)
        },
        |k| {
            k.bounded(
                |b| {
                    b.referrer(Type::PTR)?
                        .deref(HALF)?
                        .referrer(Type::PTR)?
                        .deref(HALF)?;
                    b.constant(I32, 2)?.byte_offset(HALF)?.composite(2, I32)
                },
                reg(RAX),
            );
        },
    ),
    // A constant may be in two places at once.
    case(
        Rule::SharedStorage,
        |k| {
            Node::Operation(
                k.bounded(
                    |b| b.referrer(HALF)?.referrer(HALF)?.composite(2, I32),
                    Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(16)),
                ),
                2,
            )
        },
        |k| {
            let value = Constant::small(7).unwrap();
            let given = Referrer::Constant { ty: HALF, value };
            k.bounded(
                |b| b.referrer(HALF)?.referrer(HALF)?.composite(2, I32),
                given,
            );
        },
    ),
    case(
        Rule::AddrOfUse,
        |k| {
            let address = [
                number(I32, 1),
                DIOp::AddrOf {
                    space: AddressSpace(0),
                },
                DIOp::Convert { ty: I32 },
            ];
            computed(k, &address, 2)
        },
        |k| {
            let (there, back) = (
                DIOp::Reinterpret { ty: I64 },
                DIOp::Reinterpret { ty: Type::PTR },
            );
            let address = DIOp::AddrOf {
                space: AddressSpace(0),
            };
            k.computed(&[
                number(I32, 1),
                address,
                there,
                back,
                DIOp::Deref { ty: I32 },
            ]);
        },
    ),
    case(
        Rule::UndefinedRead,
        |k| computed(k, &[undef(I32), undef(I32), DIOp::Add {}], 2),
        |k| done(k.computed(&[undef(I32)])),
    ),
    // Some undefined bits are enough, and having the address taken changes nothing.
    case(
        Rule::UndefinedRead,
        |k| {
            let ops = [
                number(HALF, 1),
                undef(HALF),
                DIOp::Composite { count: 2, ty: I32 },
                DIOp::AddrOf {
                    space: AddressSpace(0),
                },
                DIOp::Deref { ty: I32 },
                DIOp::Read {},
            ];
            computed(k, &ops, 5)
        },
        |k| {
            let ops = [
                number(HALF, 1),
                undef(HALF),
                DIOp::Composite { count: 2, ty: I32 },
                DIOp::AddrOf {
                    space: AddressSpace(0),
                },
                DIOp::Deref { ty: HALF },
                DIOp::Convert { ty: I32 },
            ];
            k.computed(&ops);
        },
    ),
    case(
        Rule::DivisionByZero,
        |k| computed(k, &[number(I32, 7), number(I32, 0), DIOp::Mod {}], 2),
        |k| done(k.computed(&[number(I32, 7), number(I32, 1), DIOp::Mod {}])),
    ),
    // Numbers wrap at their type's size: 256 is 0 there.
    case(
        Rule::DivisionByZero,
        |k| {
            let byte = Type::uint(8);
            let ops = [
                number(byte, 7),
                number(byte, 256),
                DIOp::Div {},
                DIOp::Convert { ty: I32 },
            ];
            computed(k, &ops, 2)
        },
        |k| done(k.computed(&[number(I32, 7), number(I32, 256), DIOp::Div {}])),
    ),
    case(
        Rule::OffsetBeforeStart,
        |k| {
            let expr = k.expr(|b| b.referrer(I32)?.constant(I32, -1)?.byte_offset(I32));
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.body.def(Position(0), lifetime, bits(RAX, 0, 32));
            Node::Operation(lifetime, 2)
        },
        |k| {
            // There are eight bits before this part of the register.
            k.bounded(
                |b| b.referrer(I32)?.constant(I32, -1)?.byte_offset(I32),
                bits(RAX, 8, 32),
            );
        },
    ),
    case(
        Rule::OffsetBeforeStart,
        |k| {
            computed(
                k,
                &[
                    number(I32, 7),
                    number(Type::int(8), 255),
                    DIOp::BitOffset { ty: I32 },
                ],
                2,
            )
        },
        |k| {
            done(k.computed(&[
                number(I64, 7),
                number(Type::uint(8), 32),
                DIOp::BitOffset { ty: I32 },
            ]))
        },
    ),
    case(
        Rule::ReadPastEnd,
        |k| {
            let ops = [
                number(I64, 7),
                number(I32, 5),
                DIOp::ByteOffset { ty: I32 },
                DIOp::Read {},
            ];
            computed(k, &ops, 3)
        },
        |k| {
            let ops = [
                number(I64, 7),
                number(I32, 4),
                DIOp::ByteOffset { ty: I32 },
                DIOp::Read {},
            ];
            k.computed(&ops);
        },
    ),
    case(
        Rule::ReadPastEnd,
        |k| {
            let expr = k.expr(|b| b.referrer(I32)?.constant(I32, 5)?.byte_offset(I32)?.read());
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.body.def(Position(0), lifetime, reg(RAX));
            Node::Operation(lifetime, 3)
        },
        |k| {
            done(k.bounded(
                |b| b.referrer(I32)?.constant(I32, 4)?.byte_offset(I32)?.read(),
                reg(RAX),
            ))
        },
    ),
    // 2^20 bits, and one more.
    case(
        Rule::ValueTooWide,
        |k| {
            computed(
                k,
                &[
                    number(Type::bits((1 << 20) + 1), 1),
                    number(I32, 0),
                    DIOp::ByteOffset { ty: I32 },
                ],
                0,
            )
        },
        |k| {
            done(k.computed(&[
                number(Type::bits(1 << 20), 1),
                number(I32, 0),
                DIOp::ByteOffset { ty: I32 },
            ]))
        },
    ),
    case(
        Rule::MaskTooSmall,
        |k| {
            computed(
                k,
                &[
                    number(BYTES, 1),
                    number(BYTES, 2),
                    number(Type::uint(3), 5),
                    DIOp::Select {},
                ],
                3,
            )
        },
        |k| {
            done(k.computed(&[
                number(BYTES, 1),
                number(BYTES, 2),
                number(Type::uint(4), 5),
                DIOp::Select {},
            ]))
        },
    ),
    case(
        Rule::OperandType,
        |k| {
            computed(
                k,
                &[
                    number(I32, 1),
                    number(I32, 2),
                    number(I32, 3),
                    DIOp::Select {},
                ],
                3,
            )
        },
        |k| done(k.computed(&[undef(BYTES), undef(BYTES), number(I32, 3), DIOp::Select {}])),
    ),
    case(
        Rule::OverlayOutside,
        |k| {
            computed(
                k,
                &[
                    number(I32, 1),
                    number(HALF, 2),
                    number(I32, 3),
                    DIOp::Overlay { ty: I32 },
                ],
                3,
            )
        },
        |k| {
            done(k.computed(&[
                number(I32, 1),
                number(HALF, 2),
                number(I32, 2),
                DIOp::Overlay { ty: I32 },
            ]))
        },
    ),
    case(
        Rule::OffsetBeforeStart,
        |k| {
            computed(
                k,
                &[
                    number(I32, 1),
                    number(HALF, 2),
                    number(I32, -1),
                    DIOp::Overlay { ty: I32 },
                ],
                3,
            )
        },
        |k| {
            done(k.computed(&[
                number(I32, 1),
                number(HALF, 2),
                number(I32, 0),
                DIOp::Overlay { ty: I32 },
            ]))
        },
    ),
    case(
        Rule::OperandType,
        |k| {
            computed(
                k,
                &[
                    number(I32, 1),
                    number(HALF, 2),
                    number(I32, 0),
                    DIOp::Overlay { ty: Type::F32 },
                ],
                3,
            )
        },
        |k| {
            let ops = [
                number(I32, 1),
                number(HALF, 2),
                number(I32, 0),
                DIOp::Overlay { ty: I32 },
            ];
            k.computed(&ops);
        },
    ),
    // The overlay is at bits 0 to 16 of the register, which the base still has; laid over those, it
    // is there once.
    case(
        Rule::SharedStorage,
        |k| {
            let expr = k.expr(|b| {
                b.referrer(I32)?
                    .referrer(HALF)?
                    .constant(I32, 2)?
                    .overlay(I32)
            });
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.body.def(Position(0), lifetime, reg(RAX));
            Node::Operation(lifetime, 3)
        },
        |k| {
            done(k.bounded(
                |b| {
                    b.referrer(I32)?
                        .referrer(HALF)?
                        .constant(I32, 0)?
                        .overlay(I32)
                },
                reg(RAX),
            ))
        },
    ),
    // An overlay hides what is undefined below it.
    case(
        Rule::UndefinedRead,
        |k| {
            let ops = [
                undef(I32),
                number(HALF, 2),
                number(I32, 0),
                DIOp::Overlay { ty: I32 },
                DIOp::Read {},
            ];
            computed(k, &ops, 4)
        },
        |k| {
            let ops = [
                undef(I32),
                number(I32, 2),
                number(I32, 0),
                DIOp::Overlay { ty: I32 },
                DIOp::Read {},
            ];
            k.computed(&ops);
        },
    ),
    case(
        Rule::TypeObjectOutside,
        |k| computed(k, &[DIOp::TypeObject { ty: I32 }], 0),
        |k| {
            let count = k.fragment();
            let dimension = DISubrange {
                count: Bound::Object(count.into()),
                ..DISubrange::default()
            };
            k.m.metadata
                .types
                .push(DIType::Array(DIArrayType::new(k.int, vec![dimension])));
            let expr = k.expr(|b| b.type_object(I32));
            k.lifetime(count, expr, &[]);
        },
    ),
    // What a slot held on entry, nobody kept; a register may be in several.
    case(
        Rule::EntryValueOperand,
        |k| {
            let slot = Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32));
            Node::Operation(k.bounded(|b| b.referrer(I32)?.entry_value(I32), slot), 1)
        },
        |k| done(k.bounded(|b| b.referrer(I32)?.entry_value(I32), bits(RAX, 8, 32))),
    ),
    case(
        Rule::EntryValueOperand,
        |k| {
            let pair = k.body.register_list(&[part(RAX, 16), part(RDX, 16)]);
            Node::Operation(k.bounded(|b| b.referrer(I32)?.entry_value(I32), pair), 1)
        },
        |k| {
            let pair = k.body.register_list(&[part(RAX, 16), part(RDX, 16)]);
            k.bounded(
                |b| {
                    b.referrer(I32)?
                        .constant(I32, 2)?
                        .byte_offset(HALF)?
                        .entry_value(HALF)?
                        .convert(I32)
                },
                pair,
            );
        },
    ),
    // A value, and memory that a register points to, whatever the referrer.
    case(
        Rule::EntryValueOperand,
        |k| computed(k, &[number(I32, 1), DIOp::EntryValue { ty: I32 }], 1),
        |k| {
            done(k.bounded(
                |b| b.referrer(I32)?.entry_value(I32)?.constant(I32, 1)?.add(),
                reg(RAX),
            ))
        },
    ),
    case(
        Rule::EntryValueOperand,
        |k| {
            let expr = k.expr(|b| b.referrer(Type::PTR)?.deref(I32)?.entry_value(I32));
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.body.def(Position(0), lifetime, reg(RAX));
            Node::Operation(lifetime, 2)
        },
        |k| {
            done(k.bounded(
                |b| b.referrer(Type::PTR)?.entry_value(Type::PTR)?.deref(I32),
                reg(RAX),
            ))
        },
    ),
    case(
        Rule::OperandType,
        |k| computed(k, &[number(Type::F32, 1), DIOp::ThreadLocal { ty: I32 }], 1),
        |k| done(k.computed(&[number(I64, 1), DIOp::ThreadLocal { ty: I32 }])),
    ),
    case(
        Rule::OperandType,
        |k| computed(k, &[DIOp::PushIteration { ty: Type::F32 }], 0),
        |k| done(k.computed(&[DIOp::PushIteration { ty: I32 }])),
    ),
    Case {
        rule: Rule::ReferrerSize,
        target: Target::AMDGPU_WAVE64,
        bad: |k| {
            let lane = Referrer::Lane {
                register: Target::AMDGPU_WAVE64.register("VGPR0").unwrap(),
                bits: 32,
            };
            Node::Operation(k.bounded(|b| b.referrer(I64)?.convert(I32), lane), 0)
        },
        good: |k| {
            let lane = Referrer::Lane {
                register: Target::AMDGPU_WAVE64.register("VGPR0").unwrap(),
                bits: 32,
            };
            k.bounded(|b| b.referrer(I32), lane);
        },
    },
];
