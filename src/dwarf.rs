//! DWARF expressions as bytes: the operation table, and its encoder, decoder, printer and parser.
//!
//! [`Operation`] is one operation with its operands; it is `Copy` and borrows byte blocks. Each
//! operation is described once, by an [`OperationDescription`] in the table: its name, its opcode
//! in each dialect, its operands and its stack effect. Writing, reading, printing, parsing and
//! audits all use the table.
//!
//! A [`Writer`] appends operations to a byte vector in an [`Encoding`]. It adds a [`Fixup`] for
//! each field whose value is not known yet: an address, or a reference to a base type or another
//! entry. [`Operations`] is an iterator over the operations in a byte slice. [`parse_operations`]
//! and [`print_operations`] do the same for text.
//!
//! A [`FrameSection`] reads call frame information (`.debug_frame` and `.eh_frame`). A
//! [`LocationListSection`] reads location lists (`.debug_loc` and `.debug_loclists`).
//!
//! ```
//! use dwarfsmith::{Target, dwarf::{Dialect, Encoding, Operation, Writer}};
//! let encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64);
//! let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
//! let mut writer = Writer::new(encoding, &mut bytes, &mut fixups);
//! writer.op(Operation::Fbreg(-8))?.op(Operation::Deref)?.op(Operation::StackValue)?;
//! assert_eq!(bytes, [0x91, 0x78, 0x06, 0x9f]);
//! # Ok::<(), dwarfsmith::dwarf::EncodeError>(())
//! ```

mod cfi;
mod decode;
mod dialect;
mod encode;
mod input;
pub(crate) mod leb128;
mod loclists;
mod lookup;
pub(crate) mod object_map;
mod operand;
mod parse;
mod print;
mod table;
#[cfg(test)]
mod tests;

pub use cfi::{
    CallFrameInstruction, CallFrameInstructions, CfaRule, CommonEntry, FrameEntries, FrameEntry,
    FrameError, FrameErrorKind, FrameIndex, FrameSection, RegisterRule, Row, Rows,
};
pub use decode::Operations;
pub use dialect::{Dialect, Encoding};
pub(crate) use encode::put;
pub use encode::{Branch, EncodeError, Fixup, FixupKind, Writer};
pub(crate) use input::get;
pub use input::{DecodeError, DecodeErrorKind};
#[cfg(feature = "audit")]
pub(crate) use loclists::{BadRange, EntryRange};
pub use loclists::{
    ListAddress, ListBounds, ListError, ListErrorKind, ListForm, ListItem, ListItems, ListUnit,
    ListUnits, LocationListEntries, LocationListEntry, LocationListSection,
};
pub(crate) use lookup::ByteCodes;
pub use operand::{Address, BaseTypeRef, EntryRef, Operand, OperandKind};
pub use parse::{
    NoNames, OperandNames, OperationParseError, OperationParseErrorKind, parse_operations,
};
pub use print::print_operations;
pub use table::{Codes, Operation, OperationDescription, OperationKind};
