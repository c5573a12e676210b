//! Calls: where they are, what they call, and what their arguments are in the caller's terms.
//!
//! While a call runs, a debugger looks at the caller as of its call, one byte before the address
//! that the call returns to. What was in a register that the called function need not leave as it
//! was is not in it any more. So at that byte such a register is no place: not for a referrer, a
//! value of the compiler's, a slot or an address that is counted from it, a frame base. Of the
//! calls that a function has, and that return, lowering leaves the byte out by itself. A register
//! is preserved where the target's ABI says so
//! ([`preserved_by_abi`](crate::target::preserved_by_abi)), where the backend says so of that call
//! ([`FunctionBody::call_preserves`](super::FunctionBody::call_preserves)), where it is the stack
//! pointer, and where the function's own frame rows count the CFA from it at the call.
//!
//! A backend describes all calls of a function, or registers are taken for places during those that
//! it leaves out. That they are all is for the backend to say, by
//! [`DIFlags::ALL_CALLS_DESCRIBED`](crate::metadata::DIFlags::ALL_CALLS_DESCRIBED) of the
//! subprogram.

use super::{CodeRange, Referrer};
use crate::metadata::{Object, SubprogramId};
use crate::units::Position;

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

/// A call, DWARF 5 section 3.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallSite {
    /// The first byte of the instruction that calls, `DW_AT_call_pc`, where that is known.
    pub position: Option<Position>,
    /// Where the call returns to: the byte after the instruction, `DW_AT_call_return_pc`.
    pub return_position: Position,
    /// What it calls.
    pub target: CallTarget,
    /// True where the call does not come back: a jump, `DW_AT_call_tail_call`.
    pub is_tail_call: bool,
    pub(super) first_parameter: u32,
    pub(super) parameter_count: u32,
    pub(super) first_preserved: u32,
    pub(super) preserved_count: u32,
}

impl CallSite {
    /// A call by the position that it returns to: the byte after the instruction that calls.
    pub const fn new(return_position: Position, target: CallTarget) -> CallSite {
        CallSite {
            position: None,
            return_position,
            target,
            is_tail_call: false,
            first_parameter: 0,
            parameter_count: 0,
            first_preserved: 0,
            preserved_count: 0,
        }
    }

    /// The same call with the position of the first byte of the instruction that calls.
    #[must_use]
    pub const fn at(self, position: Position) -> CallSite {
        CallSite {
            position: Some(position),
            ..self
        }
    }

    /// The same call as one that does not come back: a jump.
    #[must_use]
    pub const fn tail_call(self) -> CallSite {
        CallSite {
            is_tail_call: true,
            ..self
        }
    }

    /// The first byte of the instruction that calls, or, where that is not known, its last.
    pub const fn start(&self) -> Position {
        match self.position {
            Some(position) => position,
            None => self.return_position.before(),
        }
    }

    /// The last byte of the instruction that calls, one before where it returns to: where a
    /// debugger looks at the caller while the call runs.
    pub fn last_byte(&self) -> Position {
        self.start().max(self.return_position.before())
    }

    /// The code of the instruction that calls, as far as it is known.
    pub const fn range(&self) -> CodeRange {
        CodeRange::new(self.start(), self.return_position)
    }
}

/// An argument of a call, `DW_TAG_call_site_parameter`: with it, a debugger that has stopped in
/// what was called finds the value that the parameter had at entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallParameter {
    /// Where the called function finds it at its entry: a register, or a slot counted from its
    /// stack pointer.
    pub location: Referrer,
    /// What it is: the value of this object right before the call, found by means that outlast the
    /// call.
    pub value: Object,
}
