//! Checks the attributes of call sites: the place and the value of each argument, and the target of
//! the call (DWARF 5 section 3.4).
//!
//! ```text
//!   argument i of a call ──► DW_AT_location:    where the called function finds it,
//!                        │                      relative to the caller's stack pointer
//!                        └─► DW_AT_call_value:  the value of its object, found while
//!                                               the called function runs
//! ```

use super::indexed;
use super::locations::{ALL_CODE, Call, CheckedEntry};
use super::object::{CallState, Checked, Site, Used};
use super::report::Report;
use crate::markers::{CallTarget, FrameRule, FunctionView};
use crate::target::Register;
use crate::units::Position;
use alloc::format;
use alloc::vec::Vec;

/// Checks all calls of a function.
pub(super) fn check(site: &Site<'_, '_>, function: FunctionView<'_>, report: &mut Report) {
    let lowered = site.locations.calls.get(function.id.index());
    let lowered = lowered.map_or(&[][..], Vec::as_slice);
    let name = |object| site.module.metadata.object_name(object);
    // The number of lanes is the function's, because a call's entry is a child of the function's.
    let node = site.module.metadata.subprograms.get(function.subprogram);
    let lanes = node.and_then(|node| node.lanes.lane_count);
    let registers = FrameRegisters::of(site, function);
    for (index, call) in function.calls().iter().enumerate() {
        let start = call.start();
        // A debugger finds the calling function by the address of the last byte of the call.
        let pc = call.last_byte();
        let during = CallState {
            register: registers.at(pc),
            preserved: function.call_preserves(call).into(),
            pc,
            is_tail_call: call.is_tail_call,
        };
        let nothing = Call::default();
        let lowered_call = lowered.get(index).unwrap_or(&nothing);
        let mut check = |name, checked: Checked<'_, '_>, bytes: Option<&Vec<u8>>| {
            let entry = bytes.map(|bytes| CheckedEntry {
                range: ALL_CODE,
                bytes: bytes.clone(),
            });
            let entries = indexed::entries(entry.as_slice());
            let checked = Checked {
                name,
                entries: Some(&entries),
                before_call: true,
                lanes,
                ..checked
            };
            checked.check(&[start], report);
        };
        if let CallTarget::Object(object) = call.target {
            let checked = Checked {
                during: lowered_call.is_preserved.then(|| during.clone()),
                ..Checked::new(site, object, Used::Value)
            };
            let name = format!("target of the call at {start:#x}, {}", name(object));
            check(name, checked, lowered_call.target.as_ref());
        }
        for (number, parameter) in function.call_parameters(call).enumerate() {
            let argument = lowered_call.arguments.get(number).and_then(Option::as_ref);
            let object = parameter.value;
            let object_name = name(object);
            let who = format!("argument {number} of the call at {start:#x}, {object_name}");
            let value = Checked {
                during: Some(during.clone()),
                ..Checked::new(site, object, Used::Value)
            };
            check(who.clone(), value, argument.map(|argument| &argument.value));
            let place = Checked::new(site, object, Used::Passed(parameter.location));
            let bytes = argument.map(|argument| &argument.location);
            check(format!("place of {who}"), place, bytes);
        }
    }
}

/// The registers from which the canonical frame address is computed.
struct FrameRegisters {
    /// The register before all frame rows.
    first: Register,
    /// The register after each frame row, with the row's position.
    after: Vec<(Position, Register)>,
}

impl FrameRegisters {
    fn of(site: &Site<'_, '_>, function: FunctionView<'_>) -> FrameRegisters {
        let first = Register(site.module.target.description().cfa.0);
        let (mut register, mut remembered) = (first, Vec::new());
        let mut after = Vec::new();
        for row in function.frame() {
            match row.rule {
                FrameRule::Cfa { register: new, .. } => register = new,
                FrameRule::RememberState => remembered.push(register),
                FrameRule::RestoreState => register = remembered.pop().unwrap_or(register),
                _ => {}
            }
            after.push((row.position, register));
        }
        FrameRegisters { first, after }
    }

    fn at(&self, position: Position) -> Register {
        let begun = self.after.partition_point(|(start, _)| *start <= position);
        let last = self.after.get(..begun).and_then(<[_]>::last);
        last.map_or(self.first, |(_, register)| *register)
    }
}
