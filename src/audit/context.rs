//! What an expression is for: what is on the stack when it starts, what it must leave, what it may
//! refer to.

use super::registers::Registers;
use crate::dwarf::{Dialect, Encoding};
use gimli::constants::{self as constant, DwAt};

/// What an expression stands in, as far as that decides what it may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// A location description.
    Location,
    /// A location description that a function's frame base is.
    FrameBase,
    /// A value.
    Value,
    /// An operand of `DW_CFA_def_cfa_expression` or `DW_CFA_val_expression`: a value.
    FrameValue,
    /// An operand of `DW_CFA_expression`: an address.
    FrameLocation,
    /// In an entry value: a value or a register.
    EntryValue,
    /// Something of a vendor's, of which only the form is known.
    Unknown,
}

impl Purpose {
    /// Whether it is call frame information.
    pub fn in_frames(self) -> bool {
        matches!(self, Purpose::FrameValue | Purpose::FrameLocation)
    }
}

/// Where fbreg gets its frame base from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FrameBase {
    /// The function around has one.
    Known,
    /// It has none, or there is no function around.
    Missing,
    /// Who uses the expression decides.
    Unknown,
}

/// Where locations that are no memory may stand: registers, implicit values, implicit pointers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Locations {
    /// At the end of a description or of a piece's, as in DWARF 5 (section 2.6.1.1).
    AtEnd,
    /// Anywhere: they are entries of the stack, as in LLVM's rules and those of DWARF 6.
    OnStack,
    /// The file does not say which; an operation that only the latter rules have does.
    Unknown,
}

impl Locations {
    /// What a dialect says, if it is known which one a file is in.
    pub fn of(dialect: Option<Dialect>) -> Locations {
        match dialect {
            None => Locations::Unknown,
            Some(Dialect::Dwarf4 | Dialect::Dwarf5) => Locations::AtEnd,
            Some(Dialect::Llvm | Dialect::LlvmLegacy | Dialect::Dwarf6Draft) => Locations::OnStack,
        }
    }
}

/// What is known around an expression.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    pub encoding: Encoding,
    /// The version of DWARF that the unit says it is of.
    pub version: u16,
    pub purpose: Purpose,
    /// How many entries are on the stack at the start.
    pub initial: usize,
    pub frame_base: FrameBase,
    pub locations: Locations,
    pub registers: Registers,
    /// How many addresses the unit has in `.debug_addr`; `None` where that cannot be known.
    pub addresses: Option<u64>,
}

/// How an attribute is used, and what is on the stack when its expression starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Use {
    pub purpose: Purpose,
    pub initial: usize,
    /// Whether constants may stand instead, so that its form says nothing about the expression.
    pub constant: bool,
}

/// How an attribute that may have an expression is used (DWARF 5 table 7.5 and the sections that
/// describe each).
pub(super) fn attribute(name: DwAt) -> Option<Use> {
    let (purpose, initial, constant) = match name {
        constant::DW_AT_location
        | constant::DW_AT_return_addr
        | constant::DW_AT_static_link
        | constant::DW_AT_call_target
        | constant::DW_AT_call_target_clobbered
        | constant::DW_AT_call_data_location
        | constant::DW_AT_GNU_call_site_target
        | constant::DW_AT_GNU_call_site_target_clobbered => (Purpose::Location, 0, false),
        constant::DW_AT_data_location => (Purpose::Location, 0, false),
        constant::DW_AT_frame_base => (Purpose::FrameBase, 0, false),
        constant::DW_AT_string_length => (Purpose::Location, 0, true),
        constant::DW_AT_data_member_location => (Purpose::Location, 1, true),
        constant::DW_AT_vtable_elem_location => (Purpose::Location, 1, false),
        constant::DW_AT_use_location => (Purpose::Location, 2, false),
        constant::DW_AT_call_value | constant::DW_AT_call_data_value => (Purpose::Value, 0, false),
        constant::DW_AT_GNU_call_site_value | constant::DW_AT_GNU_call_site_data_value => {
            (Purpose::Value, 0, false)
        }
        constant::DW_AT_segment => (Purpose::Value, 0, false),
        constant::DW_AT_allocated
        | constant::DW_AT_associated
        | constant::DW_AT_bit_offset
        | constant::DW_AT_bit_size
        | constant::DW_AT_bit_stride
        | constant::DW_AT_byte_size
        | constant::DW_AT_byte_stride
        | constant::DW_AT_count
        | constant::DW_AT_lower_bound
        | constant::DW_AT_upper_bound
        | constant::DW_AT_rank => (Purpose::Value, 0, true),
        // LLVM's.
        DwAt(0x3e12) => (Purpose::Location, 0, false),
        DwAt(0x3e14) => (Purpose::Value, 0, true),
        _ => return None,
    };
    // A rank's expression is given the dimension that is asked about only in an array type that has
    // it; it may ignore it.
    Some(Use {
        purpose,
        initial,
        constant,
    })
}
