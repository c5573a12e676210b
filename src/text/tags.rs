//! The values of fields for which LLVM's text and the module differ.

use crate::metadata::*;
use alloc::vec::Vec;

/// The type of a macro, with the name in DWARF 4.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MacroTag {
    Define,
    Undefine,
}

/// The tag of a template parameter whose argument is not a type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TemplateTag {
    Value,
    Template,
    Pack,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MemberTag {
    Member,
    Inheritance,
    /// A static member in DWARF 5.
    Variable,
    Friend,
}

/// The kind of a [`FixedPointScale`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum FixedPointKind {
    Binary,
    Decimal,
    Rational,
}

/// The flags of a member. The module stores two of them in other fields.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct MemberFlags {
    pub(super) flags: DIFlags,
    pub(super) is_static: bool,
    pub(super) is_bit_field: bool,
}

/// The elements of a composite type, which are in one list in the text.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Elements {
    pub(super) members: Vec<DIMember>,
    pub(super) variant_parts: Vec<TypeId>,
}
