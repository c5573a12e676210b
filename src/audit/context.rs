//! The context of an expression: the stack at its start, the result that it must leave, and the
//! entries that it may refer to.

use super::registers::Registers;
use crate::dwarf::object_map::*;
use crate::dwarf::{Dialect, Encoding};
use gimli::constants::{self as constant, DwAt, DwTag};

/// The use of an expression, which determines the kind of result that it must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// A location description.
    Location,
    /// The location description of a function's frame base.
    FrameBase,
    /// A value.
    Value,
    /// An operand of `DW_CFA_def_cfa_expression` or `DW_CFA_val_expression`: a value.
    FrameValue,
    /// An operand of `DW_CFA_expression`: an address.
    FrameLocation,
    /// The block of an entry value: a value or a register.
    EntryValue,
    /// The value of an unknown vendor attribute; only its form is known.
    Unknown,
}

impl Purpose {
    /// True if the expression is in call frame information.
    pub fn in_frames(self) -> bool {
        matches!(self, Purpose::FrameValue | Purpose::FrameLocation)
    }
}

/// The origin of the frame base of `DW_OP_fbreg`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FrameBase {
    /// The containing function has a frame base.
    Known,
    /// The containing function has no frame base, or there is no containing function.
    Missing,
    /// The entry that uses the expression decides.
    Unknown,
}

/// Where locations that are not memory (registers, implicit values, implicit pointers) may appear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Locations {
    /// At the end of a location description or of a piece's description, as in DWARF 5 (section
    /// 2.6.1.1).
    AtEnd,
    /// Anywhere: they are entries of the stack, as in LLVM's rules and in DWARF 6.
    OnStack,
    /// The dialect is unknown. An operation that exists only in rules with locations on the stack
    /// implies these rules.
    Unknown,
}

impl Locations {
    /// Returns the rule of a dialect; `Unknown` for `None`.
    pub fn of(dialect: Option<Dialect>) -> Locations {
        match dialect {
            None => Locations::Unknown,
            Some(Dialect::Dwarf4 | Dialect::Dwarf5) => Locations::AtEnd,
            Some(Dialect::Llvm | Dialect::LlvmLegacy | Dialect::Dwarf6Draft) => Locations::OnStack,
        }
    }
}

/// The context of an expression.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    pub encoding: Encoding,
    /// The version of DWARF in the unit's header.
    pub version: u16,
    pub purpose: Purpose,
    /// The number of entries on the stack at the start.
    pub initial: usize,
    pub frame_base: FrameBase,
    pub locations: Locations,
    pub registers: Registers,
    /// The number of addresses of the unit in `.debug_addr`, if known.
    pub addresses: Option<u64>,
}

/// The use of an attribute, and the number of stack entries when its expression starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Use {
    pub purpose: Purpose,
    pub initial: usize,
    pub others: Others,
}

/// The classes of value that an attribute may have instead of an expression or a location list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Others {
    /// None.
    Nothing,
    /// A constant, or a reference to an entry that describes the value.
    Numbers,
    /// Any: the attribute has different meanings for different producers.
    Anything,
}

/// Returns the use of an attribute that may have an expression (DWARF 5 table 7.5 and the sections
/// that describe each attribute) in an entry with a tag; `None` for other attributes.
pub(super) fn attribute(tag: DwTag, name: DwAt) -> Option<Use> {
    use Others::{Anything, Nothing, Numbers};
    let (purpose, initial, others) = match name {
        constant::DW_AT_location
        | constant::DW_AT_return_addr
        | constant::DW_AT_static_link
        | constant::DW_AT_call_target
        | constant::DW_AT_call_target_clobbered
        | constant::DW_AT_call_data_location
        | constant::DW_AT_GNU_call_site_target
        | constant::DW_AT_GNU_call_site_target_clobbered => (Purpose::Location, 0, Nothing),
        constant::DW_AT_data_location => (Purpose::Location, 0, Nothing),
        constant::DW_AT_frame_base => (Purpose::FrameBase, 0, Nothing),
        constant::DW_AT_string_length => (Purpose::Location, 0, Numbers),
        constant::DW_AT_data_member_location => (Purpose::Location, 1, Numbers),
        constant::DW_AT_vtable_elem_location => (Purpose::Location, 1, Nothing),
        constant::DW_AT_use_location => (Purpose::Location, 2, Nothing),
        constant::DW_AT_call_value | constant::DW_AT_call_data_value => {
            (Purpose::Value, 0, Nothing)
        }
        constant::DW_AT_GNU_call_site_value | constant::DW_AT_GNU_call_site_data_value => {
            (Purpose::Value, 0, Nothing)
        }
        constant::DW_AT_segment => (Purpose::Value, 0, Nothing),
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
        | constant::DW_AT_rank => {
            // The number of the dimension is on the stack (section 5.13).
            let initial = usize::from(tag == constant::DW_TAG_generic_subrange);
            (Purpose::Value, initial, Numbers)
        }
        // `DW_AT_LLVM_lane_pc` and `DW_AT_LLVM_active_lane`, each with its code in ROCm 3.10 to 5,
        // which upstream LLVM uses for constants and flags.
        DwAt(0x3e0b | 0x3e12) => (Purpose::Location, 0, Anything),
        DwAt(0x3e08 | 0x3eb1) => (Purpose::Location, 0, Anything),
        DW_AT_MEM_LOCATION | DW_AT_VEC_LOCATION => (Purpose::Location, 0, Nothing),
        DW_AT_MAP_CHUNK | DW_AT_CNTL_ORDINAL => (Purpose::Value, 0, Nothing),
        // `DW_AT_LLVM_iterations`.
        DwAt(0x3eb0) => (Purpose::Value, 0, Numbers),
        _ => return None,
    };
    Some(Use {
        purpose,
        initial,
        others,
    })
}
