//! Operands that are filled in when the entry that they refer to is written.

use crate::dwarf::Fixup;
use crate::markers::FunctionId;

/// The buffer that contains a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// `.debug_info`.
    Info,
    /// The unit's contribution to `.debug_loclists` or `.debug_loc`.
    Lists,
}

/// An operand that refers to an unwritten DWARF procedure or variable.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    pub(super) place: Place,
    pub(super) fixup: Fixup,
    pub(super) function: Option<FunctionId>,
    /// The index of its relocation in that buffer.
    pub(super) relocation: usize,
}
