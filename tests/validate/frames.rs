//! Frames: 5xx.

use crate::kit::{Case, NO_REGISTER, RAX, RDX, at, case, done};
use dwarfsmith::markers::FrameRule;
use dwarfsmith::validate::Rule;

pub const CASES: &[Case] = &[
    case(
        Rule::FrameRegister,
        |k| {
            k.body.frame(4, FrameRule::Register { register: RAX, saved_in: NO_REGISTER });
            at(4)
        },
        |k| done(k.body.frame(4, FrameRule::Register { register: RAX, saved_in: RDX })),
    ),
    case(
        Rule::FrameOrder,
        |k| {
            k.body.frame(4, FrameRule::SameValue(RAX)).frame(3, FrameRule::SameValue(RAX));
            at(3)
        },
        |k| done(k.body.frame(4, FrameRule::SameValue(RAX)).frame(4, FrameRule::SameValue(RDX))),
    ),
    case(
        Rule::RestoreWithoutRemember,
        |k| {
            k.body.frame(1, FrameRule::RememberState).frame(2, FrameRule::RestoreState);
            k.body.frame(3, FrameRule::RestoreState);
            at(3)
        },
        |k| done(k.body.frame(1, FrameRule::RememberState).frame(2, FrameRule::RestoreState)),
    ),
    case(
        Rule::FrameRange,
        |k| {
            k.body.frame(0x40, FrameRule::SameValue(RAX));
            at(0x40)
        },
        |k| done(k.body.frame(0x3f, FrameRule::SameValue(RAX))),
    ),
];
