//! Types with members: structures, classes, unions, enumerations, and the types of functions.

use super::{Annotations, DIFlags, FileId, Scope, TemplateId, Text, TypeId};
use crate::expr::Constant;
use crate::ty::Type;
use crate::units::Bytes;
use alloc::vec::Vec;
use gimli::DwCc;

/// The kind of an aggregate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CompositeKind {
    /// `DW_TAG_structure_type`.
    Structure,
    /// `DW_TAG_class_type`.
    Class,
    /// `DW_TAG_union_type`.
    Union,
    /// `DW_TAG_interface_type`.
    Interface,
}

/// A struct, class, union or interface.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DICompositeType {
    /// The kind.
    pub kind: CompositeKind,
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// The scope of the declaration, if it is not the unit.
    pub scope: Option<Scope>,
    /// The file of the declaration.
    pub file: Option<FileId>,
    /// The line of the declaration; 0 if unknown.
    pub line: u32,
    /// The column of the declaration; 0 if unknown.
    pub column: u32,
    /// Its size in bits; `None` for a declaration.
    pub bits: Option<u64>,
    /// The alignment in bits, if the source specifies it.
    pub align_bits: Option<u64>,
    /// Flags, such as whether the type is passed by value or by reference.
    pub flags: DIFlags,
    /// An identifier that is unique among all units: the linkage name of the type.
    pub identifier: Option<Text>,
    /// The base class that contains the vtable pointer, `DW_AT_containing_type`.
    pub vtable_holder: Option<TypeId>,
    /// The arguments of the template instance.
    pub template_parameters: Vec<TemplateId>,
    /// The members in source order: data members, base classes and static members.
    pub members: Vec<DIMember>,
    /// The variant parts: types that are [`DIType::VariantPart`](super::DIType::VariantPart)s.
    pub variant_parts: Vec<TypeId>,
    /// Annotations of the source.
    pub annotations: Annotations,
}

impl DICompositeType {
    /// An aggregate without members.
    pub const fn new(
        kind: CompositeKind,
        name: Option<Text>,
        bits: Option<u64>,
    ) -> DICompositeType {
        DICompositeType {
            kind,
            name,
            scope: None,
            file: None,
            line: 0,
            column: 0,
            bits,
            align_bits: None,
            flags: DIFlags::NONE,
            identifier: None,
            vtable_holder: None,
            template_parameters: Vec::new(),
            members: Vec::new(),
            variant_parts: Vec::new(),
            annotations: Annotations::NONE,
        }
    }
}

/// A constant with its type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypedConstant {
    /// The type.
    pub ty: Type,
    /// The value, one of the module's [constants](crate::expr::DIExprs::constants).
    pub value: Constant,
}

/// The kind of a member.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MemberKind {
    /// A data member of each instance.
    #[default]
    Data,
    /// A base class, `DW_TAG_inheritance`.
    Inheritance,
    /// A virtual base class. The virtual table holds the offset of the base class in the object
    /// (the *vbase offset* of the Itanium C++ ABI). This number is the distance in bytes from the
    /// vbase offset to the table's address point, which the vtable pointer at the start of the
    /// object points to. The member's `offset` is 0.
    VirtualInheritance(Bytes),
    /// A static member, which all instances share.
    Static,
    /// Not a member, but a class or function type that may access all members, `DW_TAG_friend`.
    Friend,
}

/// A data member, a base class, a static member or a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIMember {
    /// The kind.
    pub kind: MemberKind,
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// Its type.
    pub ty: TypeId,
    /// The line of its declaration; 0 if unknown.
    pub line: u32,
    /// The column of its declaration; 0 if unknown.
    pub column: u32,
    /// The offset of its first bit, in **bits** from the start of the aggregate.
    pub offset: u64,
    /// The size of a bit field in bits; `None` for other members.
    pub bit_field: Option<u64>,
    /// The alignment in bits that the source specifies; 0 if it specifies none.
    pub align_bits: u32,
    /// Flags: accessibility, artificial.
    pub flags: DIFlags,
    /// The constant value of a static member, or the discriminant of a variant; `None` for the
    /// default variant.
    pub value: Option<TypedConstant>,
    /// Annotations of the source.
    pub annotations: Annotations,
}

impl DIMember {
    /// A data member at an offset in bits.
    pub const fn new(name: Option<Text>, ty: TypeId, offset: u64) -> DIMember {
        let (kind, flags) = (MemberKind::Data, DIFlags::NONE);
        DIMember {
            kind,
            name,
            ty,
            line: 0,
            column: 0,
            offset,
            bit_field: None,
            align_bits: 0,
            flags,
            value: None,
            annotations: Annotations::NONE,
        }
    }
}

/// A part of a composite type whose members depend on the value of a discriminant, DWARF 5 section
/// 5.7.10. Offsets count from the start of the composite type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIVariantPart {
    /// The member that holds the discriminant, if any.
    pub discriminant: Option<DIMember>,
    /// The variants, each as a member whose `value` is the discriminant of the variant.
    pub variants: Vec<DIMember>,
}

/// An enumeration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIEnumerationType {
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// The scope of the declaration, if it is not the unit.
    pub scope: Option<Scope>,
    /// The file of the declaration.
    pub file: Option<FileId>,
    /// The line of the declaration; 0 if unknown.
    pub line: u32,
    /// The column of the declaration; 0 if unknown.
    pub column: u32,
    /// The underlying integer type, if known.
    pub base: Option<TypeId>,
    /// Its size in bits; 0 if it is unknown, for a declaration.
    pub bits: u64,
    /// [`DIFlags::ENUM_CLASS`] if its enumerators are visible only in the enumeration, and
    /// [`DIFlags::DECLARATION`] for a declaration with a size.
    pub flags: DIFlags,
    /// An identifier that is unique among all units.
    pub identifier: Option<Text>,
    /// The enumerators.
    pub enumerators: Vec<DIEnumerator>,
}

impl DIEnumerationType {
    /// True if it is only declared, and its enumerators are unknown.
    pub const fn is_declaration(&self) -> bool {
        self.bits == 0 || self.flags.contains(DIFlags::DECLARATION)
    }

    /// An enumeration without enumerators.
    pub const fn new(name: Option<Text>, base: Option<TypeId>, bits: u64) -> DIEnumerationType {
        DIEnumerationType {
            name,
            scope: None,
            file: None,
            line: 0,
            column: 0,
            base,
            bits,
            flags: DIFlags::NONE,
            identifier: None,
            enumerators: Vec::new(),
        }
    }
}

/// An enumerator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DIEnumerator {
    /// The name.
    pub name: Text,
    /// The value.
    pub value: i128,
}

/// The type of a function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DISubroutineType {
    /// The return type; `None` for `void`.
    pub result: Option<TypeId>,
    /// The types of its parameters.
    pub parameters: Vec<TypeId>,
    /// True if more arguments may follow (varargs), `DW_TAG_unspecified_parameters`.
    pub variadic: bool,
    /// [`DIFlags::LVALUE_REFERENCE`] or [`DIFlags::RVALUE_REFERENCE`] for a member function of C++.
    pub flags: DIFlags,
    /// The calling convention, if it is not the default.
    pub calling_convention: Option<DwCc>,
}
