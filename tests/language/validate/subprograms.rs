//! Frame bases, lanes, and instances of types.

use super::kit::{Case, Kit, RDX, bits, case, marker, reg};
use dwarfsmith::expr::DIOp;
use dwarfsmith::markers::{Base, CodeRange, FrameRule, FunctionBody, Referrer, ValueId};
use dwarfsmith::metadata::{Bound, DIArrayType, DISubrange, DIType, FragmentId, LifetimeId};
use dwarfsmith::target::Register;
use dwarfsmith::validate::{Node, Rule};
use dwarfsmith::{Bits, ByteOffset, Position, Target, Type};

const I32: Type = Type::int(32);
const RBP: Register = Register(6);

fn fb(offset: i32) -> Referrer {
    Referrer::Slot {
        base: Base::Frame,
        offset,
        bits: 64,
    }
}

/// The fragment that is the frame base of `f`, in a place.
fn frame_base(k: &mut Kit, from: u32, referrer: Referrer) -> LifetimeId {
    let f = k.f;
    let base = k.m.metadata.subprograms.get(f).unwrap().frame_base;
    let base = base.unwrap_or_else(|| k.fragment());
    k.m.metadata.subprograms.get_mut(f).unwrap().frame_base = Some(base);
    let expr = k.expr(|b| b.referrer(Type::PTR)?.deref(Type::bits(8)));
    let lifetime = k.lifetime(base, expr, &[]);
    k.body.def(Position(from), lifetime, referrer);
    lifetime
}

/// The fragments that say of the lanes of `f` where they are and which of them run.
fn wave(k: &mut Kit, lanes: Option<u32>) -> (FragmentId, FragmentId) {
    let (pc, mask, f) = (k.fragment(), k.fragment(), k.f);
    let f = k.m.metadata.subprograms.get_mut(f).unwrap();
    (f.lane_pc, f.active_lane, f.lane_count) = (Some(pc), Some(mask), lanes);
    (pc, mask)
}

fn computed(k: &mut Kit, fragment: FragmentId, ops: &[DIOp]) -> LifetimeId {
    let expr = k.ops(ops);
    k.lifetime(fragment, expr, &[])
}

const fn on_amdgpu(rule: Rule, bad: fn(&mut Kit) -> Node, good: fn(&mut Kit)) -> Case {
    Case {
        rule,
        target: Target::AMDGPU_WAVE64,
        bad,
        good,
    }
}

fn number(k: &mut Kit, ty: Type) -> DIOp {
    let mut builder = k.m.builder();
    builder.constant(ty, 1).unwrap();
    builder.ops()[0]
}

/// A fragment that says how many elements arrays have of which an instance has so many bits, and
/// what it says.
fn count_of_array(k: &mut Kit, bits: u64, ty: Type) -> Node {
    let fragment = k.fragment();
    let dimension = DISubrange {
        count: Bound::Object(fragment.into()),
        ..DISubrange::default()
    };
    let array = DIArrayType {
        bits: Some(bits),
        ..DIArrayType::new(k.int, vec![dimension])
    };
    k.m.metadata.types.push(DIType::Array(array));
    Node::Operation(computed(k, fragment, &[DIOp::TypeObject { ty }]), 0)
}

/// The function anew, of which nothing says how its caller's frame is found.
fn frameless(k: &mut Kit) {
    let (symbol, f) = (k.m.text("f"), k.f);
    k.body = FunctionBody::default();
    k.body.begin(symbol, f, 0x40).block(Position(0));
}

/// A lifetime of `x` in a place.
fn x_in(k: &mut Kit, referrer: Referrer) -> LifetimeId {
    k.bounded(|b| b.referrer(I32), referrer)
}

pub const CASES: &[Case] = &[
    case(
        Rule::FrameBaseCycle,
        |k| {
            frame_base(k, 0, fb(-8));
            marker(0)
        },
        |k| {
            frame_base(
                k,
                0,
                Referrer::Slot {
                    base: Base::Cfa,
                    offset: -8,
                    bits: 64,
                },
            );
            // Whatever else is counted from the frame base may be.
            x_in(
                k,
                Referrer::Slot {
                    base: Base::Frame,
                    offset: -8,
                    bits: 32,
                },
            );
        },
    ),
    // Through an argument, and where an entity says so.
    case(
        Rule::FrameBaseCycle,
        |k| through_argument(k, fb(-8)),
        |k| {
            through_argument(
                k,
                Referrer::Slot {
                    base: Base::Register(RBP),
                    offset: -8,
                    bits: 64,
                },
            );
        },
    ),
    // Two at once; one after the other.
    case(
        Rule::FrameLifetimes,
        |k| {
            let first = frame_base(k, 0, reg(RBP));
            let second = frame_base(k, 0x10, reg(RDX));
            k.body.kill(Position(0x11), first);
            Node::Lifetime(second)
        },
        |k| {
            let first = frame_base(k, 0, reg(RBP));
            k.body.kill(Position(0x10), first);
            frame_base(k, 0x10, reg(RDX));
        },
    ),
    on_amdgpu(
        Rule::FrameLifetimes,
        |k| {
            let (pc, mask) = wave(k, Some(64));
            two_masks(k, pc, mask, 0x21)
        },
        |k| {
            let (pc, mask) = wave(k, Some(64));
            two_masks(k, pc, mask, 0x20);
        },
    ),
    on_amdgpu(
        Rule::LanePc,
        |k| {
            let (pc, _) = wave(k, None);
            let op = number(k, Type::uint(64));
            computed(k, pc, &[op, DIOp::Extend { count: 64 }]);
            Node::Subprogram(k.f)
        },
        |k| {
            let (pc, _) = wave(k, Some(64));
            let op = number(k, Type::uint(64));
            computed(k, pc, &[op, DIOp::Extend { count: 64 }]);
        },
    ),
    on_amdgpu(
        Rule::LanePc,
        |k| {
            let (pc, _) = wave(k, Some(64));
            let op = number(k, Type::uint(64));
            Node::Lifetime(computed(k, pc, &[op, DIOp::Extend { count: 32 }]))
        },
        |k| {
            // Bits without elements: those of 32 addresses.
            let (pc, _) = wave(k, Some(32));
            let op = number(k, Type::uint(64));
            computed(
                k,
                pc,
                &[
                    op,
                    DIOp::Extend { count: 32 },
                    DIOp::Reinterpret {
                        ty: Type::bits(2048),
                    },
                ],
            );
        },
    ),
    on_amdgpu(
        Rule::LaneMask,
        |k| {
            let (_, mask) = wave(k, Some(64));
            let op = number(k, Type::uint(32));
            Node::Lifetime(computed(k, mask, &[op]))
        },
        |k| {
            let (_, mask) = wave(k, Some(32));
            let op = number(k, Type::uint(64));
            computed(k, mask, &[op]);
        },
    ),
    on_amdgpu(
        Rule::LaneRegister,
        |k| {
            let register = Target::AMDGPU_WAVE64.register("SGPR6").unwrap();
            x_in(k, Referrer::Lane { register, bits: 32 });
            marker(0)
        },
        |k| {
            let register = Target::AMDGPU_WAVE64.register("VGPR6").unwrap();
            x_in(k, Referrer::Lane { register, bits: 32 });
        },
    ),
    // xmm0 holds several numbers, but a thread of this machine has no lanes.
    case(
        Rule::LaneRegister,
        |k| {
            x_in(
                k,
                Referrer::Lane {
                    register: Register(17),
                    bits: 32,
                },
            );
            marker(0)
        },
        |k| {
            x_in(k, bits(Register(17), 32, 32));
        },
    ),
    case(
        Rule::LaneOperation,
        |k| Node::Operation(k.computed(&[DIOp::PushLane { ty: I32 }]), 0),
        |k| {
            k.computed(&[DIOp::PushIteration { ty: I32 }]);
        },
    ),
    case(
        Rule::TypeObjectSize,
        |k| count_of_array(k, 128, Type::uint(64)),
        |k| {
            count_of_array(k, 64, Type::uint(64));
        },
    ),
    case(
        Rule::MissingFrame,
        |k| {
            frameless(k);
            x_in(k, Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)));
            marker(0)
        },
        |k| {
            frameless(k);
            k.body.entry_frame();
            x_in(k, Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)));
        },
    ),
    case(
        Rule::MissingFrame,
        |k| {
            frameless(k);
            x_in(
                k,
                Referrer::Slot {
                    base: Base::Frame,
                    offset: -8,
                    bits: 32,
                },
            );
            marker(0)
        },
        |k| {
            frameless(k);
            frame_base(k, 0, reg(RBP));
            x_in(
                k,
                Referrer::Slot {
                    base: Base::Frame,
                    offset: -8,
                    bits: 32,
                },
            );
        },
    ),
    case(
        Rule::MissingFrame,
        |k| {
            frameless(k);
            x_in(k, Referrer::Value(ValueId(7)));
            k.body.value(
                ValueId(7),
                CodeRange::from(0..4),
                Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)),
            );
            Node::Value(super::kit::function(), ValueId(7))
        },
        |k| {
            frameless(k);
            k.body.frame(
                Position(0),
                FrameRule::Cfa {
                    register: RBP,
                    offset: 16,
                },
            );
            x_in(k, Referrer::Value(ValueId(7)));
            k.body.value(
                ValueId(7),
                CodeRange::from(0..4),
                Referrer::cfa_slot(ByteOffset(-8)).sized(Bits(32)),
            );
        },
    ),
    case(
        Rule::MissingFrame,
        |k| {
            frameless(k);
            let expr = k.expr(|b| b.cfa(dwarfsmith::AddressSpace(0))?.deref(I32));
            Node::Operation(k.lifetime(k.x, expr, &[]), 0)
        },
        |k| {
            let expr = k.expr(|b| b.cfa(dwarfsmith::AddressSpace(0))?.deref(I32));
            k.lifetime(k.x, expr, &[]);
        },
    ),
];

/// A frame base that is where an argument says, which is an entity in a place.
fn through_argument(k: &mut Kit, place: Referrer) -> Node {
    let (base, pointer, f) = (k.fragment(), k.fragment(), k.f);
    k.m.metadata.subprograms.get_mut(f).unwrap().frame_base = Some(base);
    let expr = k.expr(|b| b.arg(0, Type::PTR)?.deref(Type::bits(8)));
    k.lifetime(base, expr, &[pointer.into()]);
    let expr = k.expr(|b| b.referrer(Type::PTR));
    let lifetime = k.lifetime(pointer, expr, &[]);
    k.body
        .def(Position(0), lifetime, Referrer::Value(ValueId(7)))
        .value(ValueId(7), CodeRange::from(0..8), place);
    marker(0)
}

/// Two masks, the second of which is there before a position, up to which the first is.
fn two_masks(k: &mut Kit, pc: FragmentId, mask: FragmentId, until: u32) -> Node {
    let op = number(k, Type::uint(64));
    computed(k, pc, &[op, DIOp::Extend { count: 64 }]);
    let expr = k.expr(|b| b.referrer(Type::uint(64)));
    let (first, second) = (k.lifetime(mask, expr, &[]), k.lifetime(mask, expr, &[]));
    let exec = reg(Target::AMDGPU_WAVE64.register("EXEC_64").unwrap());
    if until > 0x20 {
        k.body
            .def(Position(0), first, exec)
            .def(Position(0x20), second, exec)
            .kill(Position(until), first);
    } else {
        k.body
            .def(Position(0), first, exec)
            .kill(Position(until), first)
            .def(Position(0x20), second, exec);
    }
    Node::Lifetime(second)
}
