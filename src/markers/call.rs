//! Calls: where they are, what they call, and what their arguments are in the caller's terms.

use super::Referrer;
use crate::metadata::{Object, SubprogramId};

/// What a call calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallTarget {
    /// Not known.
    Unknown,
    /// A function, `DW_AT_call_origin`.
    Subprogram(SubprogramId),
    /// What the value of an object at the call is the address of, `DW_AT_call_target`.
    Object(Object),
}

/// A call, DWARF 5 section 3.4. Positions are byte offsets from the start of the function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallSite {
    /// The first byte of the instruction that calls, `DW_AT_call_pc`.
    pub position: u32,
    /// Where the call returns to: the byte after the instruction, `DW_AT_call_return_pc`.
    pub return_position: u32,
    /// What it calls.
    pub target: CallTarget,
    /// True where the call does not come back: a jump, `DW_AT_call_tail_call`.
    pub is_tail_call: bool,
    pub(super) first_parameter: u32,
    pub(super) parameter_count: u32,
}

impl CallSite {
    /// A call that returns.
    pub const fn new(position: u32, return_position: u32, target: CallTarget) -> CallSite {
        CallSite { position, return_position, target, is_tail_call: false, first_parameter: 0, parameter_count: 0 }
    }
}

/// An argument of a call, `DW_TAG_call_site_parameter`: with it, a debugger that has stopped in what was called finds
/// the value that the parameter had at entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallParameter {
    /// Where the called function finds it at its entry: a register, or a slot counted from its stack pointer.
    pub location: Referrer,
    /// What it is: the value of this object right before the call, found by means that outlast the call.
    pub value: Object,
}
