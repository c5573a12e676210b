//! The reasons why units cannot be split.

use super::EmitError;
use crate::messages::message;
use crate::one_line::OneLine;
use crate::units::Count;
use alloc::string::String;
use core::fmt;

/// The reason why units cannot be split.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SplitError {
    /// The `.dwo` file has no name.
    Unnamed,
    /// [`Forms::Direct`](super::Forms::Direct) is set. Only a linker can fill in the fields of
    /// these forms.
    Direct,
    /// [`EmitOptions::strict`](super::EmitOptions::strict) is set, and split units of DWARF 4 are
    /// an extension.
    Strict,
    /// [`EmitOptions::shared_types`](super::EmitOptions::shared_types) is set, but each unit is in
    /// a separate file.
    SharedTypes,
    /// The module has this number of units, but the number of names of `.dwo` files differs. Each
    /// file contains one unit.
    Units(usize),
    /// Two `.dwo` files have this name. An object file that is its own `.dwo` file can also contain
    /// only one unit: lldb looks for one unit in each file.
    Repeated(String),
}

impl fmt::Display for SplitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the unit cannot be split: ")?;
        message!(f, self, SplitError {
            Unnamed => "the .dwo file has no name; give the name by which debuggers find it";
            Direct => "no linker fills in addresses and offsets in a .dwo file; select `Forms::Indexed`";
            Strict =>
                "the standard of DWARF 4 has no split units; lower to `dwarf5`, or do not set `EmitOptions::strict`";
            SharedTypes =>
                "units in .dwo files cannot refer to each other; set `EmitOptions::type_units` instead of \
                `shared_types`";
            Units(count) =>
                "a .dwo file holds one unit, and the module has {}; give one name for each unit", Count(*count, "unit");
            Repeated(name) =>
                "a .dwo file holds one unit, and two units have the file `{}`; give each unit another file",
                OneLine(name);
        })
    }
}

impl core::error::Error for SplitError {}

impl From<SplitError> for EmitError {
    fn from(error: SplitError) -> EmitError {
        EmitError::Split(error)
    }
}
