//! Where storages end, and what shares them: also through arguments.

use super::kit::{Case, IntoScope, Kit, RAX, RDX, bits, case, reg};
use dwarfsmith::expr::DIExpr;
use dwarfsmith::markers::{Base, BlockIndex, CodeRange, Marker, Referrer, RegisterPart, ValueId};
use dwarfsmith::metadata::{DIGlobal, Object, VariableId};
use dwarfsmith::validate::{Node, Rule};
use dwarfsmith::{AddressSpace, Bits, ByteOffset, Position, Target, Type};

const I16: Type = Type::int(16);
const I32: Type = Type::int(32);
const I64: Type = Type::int(64);
const SPACE: AddressSpace = AddressSpace(0);

/// A variable of some bits.
fn sized(k: &mut Kit, bits: u64) -> VariableId {
    let ty = k.base("sized", bits);
    k.variable("sized", k.f.into_scope(), ty)
}

/// A computed lifetime of a variable as large as the expression: the node of one of its operations.
fn whole(k: &mut Kit, bits: u64, expr: DIExpr, arguments: &[Object], operation: u32) -> Node {
    let object = sized(k, bits);
    Node::Operation(k.lifetime(object, expr, arguments), operation)
}

/// A bounded lifetime of a variable of some bits, from the function's start on: the node of one of
/// its operations.
fn bounded(k: &mut Kit, bits: u64, expr: DIExpr, referrer: Referrer, operation: u32) -> Node {
    let object = sized(k, bits);
    let lifetime = k.lifetime(object, expr, &[]);
    k.body.def(Position(0), lifetime, referrer);
    Node::Operation(lifetime, operation)
}

/// A fragment that is a type, somewhere in a stretch of the function.
fn piece(k: &mut Kit, ty: Type, referrer: Referrer, from: u32, until: u32) -> Object {
    let fragment = k.fragment();
    add(k, fragment.into(), ty, referrer, from, until);
    fragment.into()
}

fn add(k: &mut Kit, object: Object, ty: Type, referrer: Referrer, from: u32, until: u32) {
    let mut builder = k.m.builder();
    builder.referrer(ty).unwrap();
    let expr = k.m.expr(&builder);
    let lifetime = k.lifetime(object, expr, &[]);
    for (position, marker) in [
        (from, Marker::Def(lifetime, referrer)),
        (until, Marker::Kill(lifetime)),
    ] {
        k.body.insert(k.entry, Position(position), marker).unwrap();
    }
}

/// Two parts of 32 bits, as a variable of 64.
fn pair(k: &mut Kit, first: Object, second: Object) -> Node {
    let expr = k.expr(|b| b.arg(0, I32)?.arg(1, I32)?.composite(2, I64));
    whole(k, 64, expr, &[first, second], 2)
}

fn slot(offset: i32, bits: u32) -> Referrer {
    Referrer::cfa_slot(ByteOffset(offset)).sized(Bits(bits.into()))
}

/// Two parts in two places, which share a bit or not.
macro_rules! pair_in {
    ($bad:expr, $good:expr) => {
        case(
            Rule::SharedStorage,
            |k| {
                let [first, second] = $bad;
                let first = piece(k, I32, first, 0, 0x20);
                let second = piece(k, I32, second, 0x10, 0x30);
                pair(k, first, second)
            },
            |k| {
                let [first, second] = $good;
                let first = piece(k, I32, first, 0, 0x20);
                let second = piece(k, I32, second, 0x10, 0x30);
                pair(k, first, second);
            },
        )
    };
}

/// What a use of an argument asks for, in a place of 64 bits of which the argument has half.
macro_rules! of_argument {
    ($rule:expr, $bad:expr, $good:expr, $calls:expr, $operation:expr) => {
        case(
            $rule,
            |k| {
                let argument = piece(k, I32, $bad, 0, 0x20);
                let expr = k.expr($calls);
                whole(k, 32, expr, &[argument], $operation)
            },
            |k| {
                let argument = piece(k, I32, $good, 0, 0x20);
                let expr = k.expr($calls);
                whole(k, 32, expr, &[argument], $operation);
            },
        )
    };
}

pub const CASES: &[Case] = &[
    // 64 bits of a slot of 32: AddrOf and Deref are what Reinterpret must not be.
    case(
        Rule::DenotesPastEnd,
        |k| {
            let expr = k.expr(|b| b.referrer(I32)?.addr_of(SPACE)?.deref(I64));
            bounded(k, 64, expr, slot(-16, 32), 2)
        },
        |k| {
            let expr = k.expr(|b| b.referrer(I64)?.addr_of(SPACE)?.deref(I64));
            bounded(k, 64, expr, slot(-16, 64), 2);
        },
    ),
    // 32 bits from byte 6 on, of 8 bytes; from byte 4 on they are there. In a slot, in a register,
    // in all of a list.
    case(
        Rule::DenotesPastEnd,
        |k| {
            let expr = k.expr(|b| b.referrer(I64)?.constant(I32, 6)?.byte_offset(I32));
            bounded(k, 32, expr, slot(-16, 64), 2)
        },
        |k| {
            let expr = k.expr(|b| b.referrer(I64)?.constant(I32, 4)?.byte_offset(I32));
            bounded(k, 32, expr, slot(-16, 64), 2);
        },
    ),
    case(
        Rule::DenotesPastEnd,
        |k| {
            let expr = k.expr(|b| b.referrer(I64)?.constant(I32, 6)?.byte_offset(I32));
            bounded(k, 32, expr, reg(RAX), 2)
        },
        |k| {
            let expr = k.expr(|b| b.referrer(I64)?.constant(I32, 4)?.byte_offset(I32));
            bounded(k, 32, expr, reg(RAX), 2);
        },
    ),
    // A part of a register ends with the register, not with the part.
    case(
        Rule::DenotesPastEnd,
        |k| {
            let expr = k.expr(|b| b.referrer(I32)?.constant(I32, 33)?.bit_offset(I32));
            bounded(k, 32, expr, bits(RAX, 0, 32), 2)
        },
        |k| {
            let expr = k.expr(|b| b.referrer(I32)?.constant(I32, 32)?.bit_offset(I32));
            bounded(k, 32, expr, bits(RAX, 0, 32), 2);
        },
    ),
    case(
        Rule::DenotesPastEnd,
        |k| {
            let expr = k.expr(|b| b.referrer(I32)?.constant(I32, 1)?.byte_offset(I32));
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.body
                .def(Position(0), lifetime, Referrer::Value(ValueId(7)))
                .value(ValueId(7), CodeRange::from(0..8), slot(-8, 32));
            Node::Value(super::kit::function(), ValueId(7))
        },
        |k| {
            let expr = k.expr(|b| b.referrer(I32)?.constant(I32, 1)?.byte_offset(I32));
            let lifetime = k.lifetime(k.x, expr, &[]);
            k.body
                .def(Position(0), lifetime, Referrer::Value(ValueId(7)))
                .value(ValueId(7), CodeRange::from(0..8), reg(RAX));
        },
    ),
    // A lane ends where the next lane's begins, however wide its value is.
    Case {
        rule: Rule::DenotesPastEnd,
        target: Target::AMDGPU_WAVE64,
        bad: |k| {
            let expr = k.expr(|b| b.referrer(I16)?.constant(I32, 1)?.byte_offset(I32));
            let register = Target::AMDGPU_WAVE64.register("VGPR1").unwrap();
            bounded(k, 32, expr, Referrer::Lane { register, bits: 16 }, 2)
        },
        good: |k| {
            let expr = k.expr(|b| b.referrer(I16)?.constant(I32, 0)?.byte_offset(I32));
            let register = Target::AMDGPU_WAVE64.register("VGPR1").unwrap();
            bounded(k, 32, expr, Referrer::Lane { register, bits: 16 }, 2);
        },
    },
    Case {
        rule: Rule::OffsetBeforeStart,
        target: Target::AMDGPU_WAVE64,
        bad: |k| {
            let expr = k.expr(|b| b.referrer(I32)?.constant(I32, -1)?.byte_offset(I32));
            let register = Target::AMDGPU_WAVE64.register("VGPR1").unwrap();
            bounded(k, 32, expr, Referrer::Lane { register, bits: 32 }, 2)
        },
        good: |k| {
            let expr = k.expr(|b| b.referrer(I32)?.constant(I32, -1)?.byte_offset(I32));
            bounded(
                k,
                32,
                expr,
                Referrer::Slot {
                    base: Base::Cfa,
                    offset: -8,
                    bits: 0,
                },
                2,
            );
        },
    },
    // Values, and several places in a row.
    case(
        Rule::DenotesPastEnd,
        |k| {
            let expr = k.expr(|b| b.constant(I32, 7)?.constant(I32, 1)?.byte_offset(I32));
            whole(k, 32, expr, &[], 2)
        },
        |k| {
            let expr = k.expr(|b| b.constant(I64, 7)?.constant(I32, 1)?.byte_offset(I32));
            whole(k, 32, expr, &[], 2);
        },
    ),
    case(
        Rule::DenotesPastEnd,
        |k| {
            let expr = k.expr(|b| {
                b.constant(I16, 7)?
                    .constant(I16, 7)?
                    .composite(2, I32)?
                    .addr_of(SPACE)?
                    .deref(I64)
            });
            whole(k, 64, expr, &[], 4)
        },
        |k| {
            let expr = k.expr(|b| {
                b.constant(I16, 7)?
                    .constant(I16, 7)?
                    .composite(2, I32)?
                    .addr_of(SPACE)?
                    .deref(I32)
            });
            whole(k, 32, expr, &[], 4);
        },
    ),
    // A part of a composite is denoted too, but what is only passed on the way to a smaller part is
    // not.
    case(
        Rule::DenotesPastEnd,
        |k| {
            let expr = k.expr(|b| {
                b.referrer(I32)?
                    .addr_of(SPACE)?
                    .deref(I64)?
                    .constant(I64, 0)?
                    .composite(2, Type::bits(128))
            });
            bounded(k, 128, expr, slot(-16, 32), 4)
        },
        |k| {
            let expr = k.expr(|b| {
                let long = b
                    .referrer(I32)?
                    .addr_of(SPACE)?
                    .deref(I64)?
                    .constant(I32, 2)?
                    .byte_offset(I16)?;
                long.constant(I16, 0)?.composite(2, I32)
            });
            bounded(k, 32, expr, slot(-16, 32), 6);
        },
    ),
    case(
        Rule::ReadPastEnd,
        |k| {
            let expr = k.expr(|b| b.referrer(I32)?.addr_of(SPACE)?.deref(I64)?.read());
            bounded(k, 64, expr, slot(-16, 32), 3)
        },
        |k| {
            let expr = k.expr(|b| b.referrer(I32)?.addr_of(SPACE)?.deref(I64)?.read());
            bounded(k, 64, expr, slot(-16, 0), 3);
        },
    ),
    // Of an argument in a slot of 32 bits there is no more; of one in the low half of a register
    // there is.
    of_argument!(
        Rule::DenotesPastEnd,
        slot(-16, 32),
        reg(RAX),
        |b| b.arg(0, I32)?.constant(I32, 2)?.byte_offset(I32),
        2
    ),
    of_argument!(
        Rule::ReadPastEnd,
        slot(-16, 32),
        reg(RAX),
        |b| b.arg(0, I32)?.addr_of(SPACE)?.deref(I64)?.convert(I32),
        3
    ),
    // Before an argument in the upper half of a register there is the lower one.
    of_argument!(
        Rule::OffsetBeforeStart,
        reg(RAX),
        bits(RAX, 32, 32),
        |b| b.arg(0, I32)?.constant(I32, -4)?.byte_offset(I32),
        2
    ),
    // The argument of an argument, and what an argument points to.
    case(
        Rule::DenotesPastEnd,
        |k| {
            let inner = piece(k, I32, slot(-16, 32), 0, 0x20);
            let (outer, expr) = (k.fragment(), k.expr(|b| b.arg(0, I32)));
            k.lifetime(outer, expr, &[inner]);
            let expr = k.expr(|b| b.arg(0, I32)?.constant(I32, 2)?.byte_offset(I32));
            whole(k, 32, expr, &[outer.into()], 2)
        },
        |k| {
            let inner = piece(k, I64, slot(-16, 64), 0, 0x20);
            let (outer, expr) = (
                k.fragment(),
                k.expr(|b| b.arg(0, I64)?.constant(I32, 0)?.byte_offset(I32)),
            );
            k.lifetime(outer, expr, &[inner]);
            let expr = k.expr(|b| b.arg(0, I32)?.constant(I32, 2)?.byte_offset(I32));
            whole(k, 32, expr, &[outer.into()], 2);
        },
    ),
    case(
        Rule::DenotesPastEnd,
        |k| {
            let (pointer, expr) = (k.fragment(), k.expr(|b| b.referrer(I32)?.addr_of(SPACE)));
            let lifetime = k.lifetime(pointer, expr, &[]);
            k.body.def(Position(0), lifetime, slot(-16, 32));
            let expr = k.expr(|b| b.arg(0, Type::PTR)?.deref(I64));
            whole(k, 64, expr, &[pointer.into()], 1)
        },
        |k| {
            let (pointer, expr) = (k.fragment(), k.expr(|b| b.referrer(I32)?.addr_of(SPACE)));
            let lifetime = k.lifetime(pointer, expr, &[]);
            k.body.def(Position(0), lifetime, slot(-16, 32));
            let expr = k.expr(|b| b.arg(0, Type::PTR)?.deref(I32));
            whole(k, 32, expr, &[pointer.into()], 1);
        },
    ),
    // What matters is where the argument is while it is asked for.
    case(
        Rule::DenotesPastEnd,
        |k| {
            let argument = piece(k, I32, reg(RAX), 0, 0x10);
            add(k, argument, I32, slot(-16, 32), 0x10, 0x20);
            let expr = k.expr(|b| b.arg(0, I32)?.constant(I32, 2)?.byte_offset(I32));
            let lifetime = k.lifetime(k.x, expr, &[argument]);
            let second = k.body.block(Position(0x20));
            k.body
                .def(Position(0x20), lifetime, Referrer::Undefined)
                .successor(second, k.entry)
                .successor(k.entry, second);
            Node::Operation(lifetime, 2)
        },
        |k| {
            let argument = piece(k, I32, reg(RAX), 0, 0x10);
            add(k, argument, I32, slot(-16, 32), 0x10, 0x20);
            let expr = k.expr(|b| b.arg(0, I32)?.constant(I32, 2)?.byte_offset(I32));
            let lifetime = k.lifetime(k.x, expr, &[argument]);
            k.body.def(Position(0x20), lifetime, Referrer::Undefined);
        },
    ),
    // One lifetime of the argument is as large as is asked for, the other is not.
    case(
        Rule::ArgumentSize,
        |k| {
            let argument = piece(k, I64, reg(RAX), 0, 0x10);
            add(k, argument, I32, reg(RAX), 0x10, 0x20);
            let expr = k.expr(|b| b.arg(0, I64));
            whole(k, 64, expr, &[argument], 0)
        },
        |k| {
            let argument = piece(k, I64, reg(RAX), 0, 0x10);
            add(k, argument, Type::uint(64), reg(RDX), 0x10, 0x20);
            let expr = k.expr(|b| b.arg(0, I64));
            whole(k, 64, expr, &[argument], 0);
        },
    ),
    // Registers, slots with one base, a list of registers and memory at a symbol.
    pair_in!(
        [bits(RAX, 0, 32), bits(RAX, 16, 32)],
        [bits(RAX, 0, 32), bits(RAX, 32, 32)]
    ),
    pair_in!(
        [slot(-16, 32), slot(-14, 32)],
        [slot(-16, 32), slot(-12, 32)]
    ),
    pair_in!(
        [
            slot(-16, 32),
            Referrer::Slot {
                base: Base::Frame,
                offset: -16,
                bits: 32
            }
        ],
        [
            slot(-16, 32),
            Referrer::Slot {
                base: Base::Register(RDX),
                offset: -16,
                bits: 32
            }
        ]
    ),
    pair_in!(
        [reg(RDX), reg(RDX)],
        [Referrer::Undefined, Referrer::Undefined]
    ),
    // One object twice.
    case(
        Rule::SharedStorage,
        |k| {
            let one = piece(k, I32, reg(RAX), 0, 0x20);
            pair(k, one, one)
        },
        |k| {
            let fragment = k.fragment();
            let expr = k.expr(|b| b.referrer(I32)?.read());
            let lifetime = k.lifetime(fragment, expr, &[]);
            k.body.def(Position(0), lifetime, reg(RAX));
            pair(k, fragment.into(), fragment.into());
        },
    ),
    // In one place, but one after the other.
    case(
        Rule::SharedStorage,
        |k| {
            let (first, second) = (
                piece(k, I32, reg(RAX), 0, 0x10),
                piece(k, I32, reg(RAX), 0xf, 0x30),
            );
            pair(k, first, second)
        },
        |k| {
            let (first, second) = (
                piece(k, I32, reg(RAX), 0, 0x10),
                piece(k, I32, reg(RAX), 0x10, 0x30),
            );
            pair(k, first, second);
        },
    ),
    // An entity's places, where and when it is there.
    case(
        Rule::SharedStorage,
        |k| {
            let (first, second) = (
                piece(k, I32, Referrer::Value(ValueId(7)), 0, 0x40),
                piece(k, I32, reg(RAX), 0x10, 0x20),
            );
            k.body
                .value(ValueId(7), CodeRange::from(0..0x18), reg(RAX))
                .value(ValueId(7), CodeRange::from(0x18..0x40), reg(RDX));
            pair(k, first, second)
        },
        |k| {
            let (first, second) = (
                piece(k, I32, Referrer::Value(ValueId(7)), 0, 0x40),
                piece(k, I32, reg(RAX), 0x20, 0x30),
            );
            k.body
                .value(ValueId(7), CodeRange::from(0..0x18), reg(RAX))
                .value(ValueId(7), CodeRange::from(0x18..0x40), reg(RDX));
            pair(k, first, second);
        },
    ),
    // The referrer, a list of registers, and an argument.
    case(
        Rule::SharedStorage,
        |k| with_list(k, bits(RAX, 0, 32)),
        |k| {
            with_list(k, bits(RAX, 32, 32));
        },
    ),
    // Memory at a symbol: the same bytes, and those behind them.
    case(
        Rule::SharedStorage,
        |k| {
            let global = global(k);
            let expr = k.expr(|b| {
                b.arg(0, Type::PTR)?
                    .deref(I32)?
                    .arg(0, Type::PTR)?
                    .deref(I32)?
                    .composite(2, I64)
            });
            whole(k, 64, expr, &[global], 4)
        },
        |k| {
            let global = global(k);
            let expr = k.expr(|b| {
                let first = b
                    .arg(0, Type::PTR)?
                    .deref(I32)?
                    .arg(0, Type::PTR)?
                    .deref(I32)?;
                first.constant(I32, 4)?.byte_offset(I32)?.composite(2, I64)
            });
            whole(k, 64, expr, &[global], 6);
        },
    ),
    // A part of an argument that is made of others, and one of these.
    case(
        Rule::SharedStorage,
        |k| {
            let (low, high) = (
                piece(k, I32, reg(RAX), 0, 0x20),
                piece(k, I32, reg(RDX), 0, 0x20),
            );
            let (both, expr) = (
                k.fragment(),
                k.expr(|b| b.arg(0, I32)?.arg(1, I32)?.composite(2, I64)),
            );
            k.lifetime(both, expr, &[low, high]);
            let expr = k.expr(|b| {
                b.arg(0, I64)?
                    .constant(I32, 4)?
                    .byte_offset(I32)?
                    .arg(1, I32)?
                    .composite(2, I64)
            });
            whole(k, 64, expr, &[both.into(), high], 4)
        },
        |k| {
            let (low, high) = (
                piece(k, I32, reg(RAX), 0, 0x20),
                piece(k, I32, reg(RDX), 0, 0x20),
            );
            let (both, expr) = (
                k.fragment(),
                k.expr(|b| b.arg(0, I32)?.arg(1, I32)?.composite(2, I64)),
            );
            k.lifetime(both, expr, &[low, high]);
            let expr = k.expr(|b| {
                b.arg(0, I64)?
                    .constant(I32, 4)?
                    .byte_offset(I32)?
                    .arg(1, I32)?
                    .composite(2, I64)
            });
            whole(k, 64, expr, &[both.into(), low], 4);
        },
    ),
    // The computed lifetime of an argument holds where no bounded one does.
    case(
        Rule::SharedStorage,
        |k| {
            let home = home(k, 0x8);
            let second = piece(k, I32, reg(RAX), 0x4, 0x10);
            pair(k, home, second)
        },
        |k| {
            let home = home(k, 0x10);
            let second = piece(k, I32, reg(RAX), 0x4, 0x10);
            pair(k, home, second);
        },
    ),
    // What is laid over something.
    case(
        Rule::SharedStorage,
        |k| {
            let (base, over) = (
                piece(k, I32, reg(RAX), 0, 0x20),
                piece(k, I16, bits(RAX, 0, 16), 0, 0x20),
            );
            let expr = k.expr(|b| b.arg(0, I32)?.arg(1, I16)?.constant(I32, 2)?.overlay(I32));
            whole(k, 32, expr, &[base, over], 3)
        },
        |k| {
            // The bits that are shared are under it.
            let (base, over) = (
                piece(k, I32, reg(RAX), 0, 0x20),
                piece(k, I16, bits(RAX, 0, 16), 0, 0x20),
            );
            let expr = k.expr(|b| b.arg(0, I32)?.arg(1, I16)?.constant(I32, 0)?.overlay(I32));
            whole(k, 32, expr, &[base, over], 3);
        },
    ),
    // N times one location is what DIOpExtend is for.
    case(
        Rule::SharedStorage,
        |k| {
            let one = piece(k, I32, reg(RAX), 0, 0x20);
            let expr = k.expr(|b| b.arg(0, I32)?.arg(0, I32)?.composite(2, I64));
            whole(k, 64, expr, &[one], 2)
        },
        |k| {
            let one = piece(k, I32, reg(RAX), 0, 0x20);
            let expr = k.expr(|b| b.arg(0, I32)?.extend(2)?.reinterpret(I64));
            whole(k, 64, expr, &[one], 2);
        },
    ),
];

/// 128 bits in rdx and rax, and behind them an argument that is active later.
fn with_list(k: &mut Kit, other: Referrer) -> Node {
    let argument = piece(k, I32, other, 0x10, 0x30);
    let part = |register, bits| RegisterPart {
        register,
        bit_offset: 0,
        bits,
    };
    let list = k.body.register_list(&[part(RDX, 64), part(RAX, 32)]);
    let expr = k.expr(|b| {
        b.referrer(Type::bits(96))?
            .arg(0, I32)?
            .composite(2, Type::bits(128))
    });
    let object = sized(k, 128);
    let lifetime = k.lifetime(object, expr, &[argument]);
    k.body.block(Position(0x30));
    k.body
        .successor(BlockIndex(1), BlockIndex(0))
        .def(Position(0x30), lifetime, list);
    Node::Operation(lifetime, 2)
}

/// The address of a global.
fn global(k: &mut Kit) -> Object {
    let (symbol, fragment) = (k.m.text("global"), k.fragment());
    k.m.metadata.globals.push(DIGlobal { symbol, fragment });
    fragment.into()
}

/// A fragment that is in rax but up to a position, where it is in rdx.
fn home(k: &mut Kit, until: u32) -> Object {
    let rax = piece(k, I32, reg(RAX), 0, 0x20);
    let (fragment, expr) = (k.fragment(), k.expr(|b| b.arg(0, I32)));
    k.lifetime(fragment, expr, &[rax]);
    add(k, fragment.into(), I32, reg(RDX), 0, until);
    fragment.into()
}

/// What is beyond the limits is not refused, and takes no time worth speaking of.
#[test]
fn chains_of_composites_are_followed_only_so_far() {
    let mut k = Kit::new(Target::X86_64);
    let mut chain = piece(&mut k, Type::bits(8), bits(RAX, 0, 8), 0, 0x20);
    for number in 1..3000 {
        let size = Type::bits(8 * (number + 1));
        let mut builder = k.m.builder();
        let other = piece(&mut k, Type::bits(8), slot(8 * number as i32, 8), 0, 0x20);
        builder
            .arg(0, Type::bits(8 * number))
            .unwrap()
            .arg(1, Type::bits(8))
            .unwrap()
            .composite(2, size)
            .unwrap();
        let expr = k.m.expr(&builder);
        let fragment = k.fragment();
        k.lifetime(fragment, expr, &[chain, other]);
        chain = fragment.into();
    }
    let mut builder = k.m.builder();
    builder.arg(0, Type::bits(8 * 3000)).unwrap();
    let expr = k.m.expr(&builder);
    whole(&mut k, 8 * 3000, expr, &[chain], 0);
    let module = k.finish();
    assert_eq!(module.validate().map(|_| ()), Ok(()));
}
