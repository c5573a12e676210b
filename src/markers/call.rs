//! Call sites: their positions, targets and arguments, described by objects of the caller.
//!
//! While a call runs, a debugger uses the caller's locations at the byte before the return address.
//! A register that the called function need not preserve may be overwritten by then. At that byte,
//! lowering gives no location to a referrer, a value of the compiler or a frame base in such a
//! register, nor to a slot or address relative to such a register. This applies to every call that
//! returns. A register is preserved if the target's ABI preserves it
//! ([`preserved_by_abi`](crate::target::preserved_by_abi)), if the backend states it for the call
//! ([`FunctionBody::call_preserves`](super::FunctionBody::call_preserves)), if it is the stack
//! pointer, or if the function's frame rows define the CFA by it at the call.
//!
//! A backend should describe all calls of a function: during a call that it leaves out, locations
//! in clobbered registers would be wrong. A subprogram whose calls are all described has the flag
//! [`DIFlags::ALL_CALLS_DESCRIBED`](crate::metadata::DIFlags::ALL_CALLS_DESCRIBED).

use super::{CodeRange, Referrer};
use crate::metadata::{Object, SubprogramId};
use crate::units::Position;

/// The callee of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallTarget {
    /// Unknown.
    Unknown,
    /// A function: `DW_AT_call_origin`.
    Subprogram(SubprogramId),
    /// The function whose address is the value of an object at the call: `DW_AT_call_target`, or
    /// `DW_AT_call_target_clobbered` if the call may overwrite what the address is computed from.
    /// gdb does not read the second attribute, so entry values of that function are then missing.
    Object(Object),
}

/// A call site, DWARF 5 section 3.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallSite {
    /// The first byte of the call instruction, `DW_AT_call_pc`, if it is known.
    pub position: Option<Position>,
    /// The position that the call returns to: the byte after the instruction,
    /// `DW_AT_call_return_pc`.
    pub return_position: Position,
    /// The callee.
    pub target: CallTarget,
    /// True for a tail call, `DW_AT_call_tail_call`: a jump, which does not return.
    pub is_tail_call: bool,
    pub(super) first_parameter: u32,
    pub(super) parameter_count: u32,
    pub(super) first_preserved: u32,
    pub(super) preserved_count: u32,
}

impl CallSite {
    /// Creates a call from the position that it returns to: the byte after the call instruction.
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

    /// The same call with the position of the first byte of the call instruction.
    #[must_use]
    pub const fn at(self, position: Position) -> CallSite {
        CallSite {
            position: Some(position),
            ..self
        }
    }

    /// The same call as a tail call.
    #[must_use]
    pub const fn tail_call(self) -> CallSite {
        CallSite {
            is_tail_call: true,
            ..self
        }
    }

    /// The first byte of the call instruction, or its last if the first is unknown.
    pub const fn start(&self) -> Position {
        match self.position {
            Some(position) => position,
            None => self.return_position.before(),
        }
    }

    /// The last byte of the call instruction, one before the return position: the position in the
    /// caller that debuggers use while the call runs.
    pub fn last_byte(&self) -> Position {
        self.start().max(self.return_position.before())
    }

    /// The code of the call instruction; its last byte if the first is unknown.
    pub const fn range(&self) -> CodeRange {
        CodeRange::new(self.start(), self.return_position)
    }
}

/// An argument of a call, `DW_TAG_call_site_parameter`. A debugger that has stopped in the called
/// function uses it to find the entry value of the parameter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CallParameter {
    /// The location of the argument at the entry of the called function: a register, or a slot
    /// relative to the called function's stack pointer.
    pub location: Referrer,
    /// The object whose value right before the call is the argument. Its location may only use
    /// registers and memory that are preserved across the call.
    pub value: Object,
}
