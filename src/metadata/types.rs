//! Types of the source language.

use super::{FileId, Text, TypeId};
use alloc::vec::Vec;
use gimli::DwAte;

/// A type. All sizes and offsets are in **bits**, as in LLVM's metadata.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DIType {
    /// `DW_TAG_base_type`.
    Base(DIBasicType),
    /// A pointer or reference.
    Pointer(DIPointerType),
    /// A qualifier or typedef.
    Qualified(DIQualifiedType),
    /// `DW_TAG_array_type`.
    Array(DIArrayType),
    /// A struct, class or union.
    Composite(DICompositeType),
    /// `DW_TAG_enumeration_type`.
    Enumeration(DIEnumerationType),
    /// `DW_TAG_subroutine_type`.
    Subroutine(DISubroutineType),
}

/// A number, character or truth value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIBasicType {
    /// Its name.
    pub name: Text,
    /// Its size in bits.
    pub bits: u64,
    /// What the bits mean, `DW_ATE_*`.
    pub encoding: DwAte,
}

/// Which kind of pointer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PointerKind {
    /// `DW_TAG_pointer_type`.
    Pointer,
    /// `DW_TAG_reference_type`.
    Reference,
    /// `DW_TAG_rvalue_reference_type`.
    RvalueReference,
}

/// A pointer or reference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIPointerType {
    /// Which kind.
    pub kind: PointerKind,
    /// What it points to; `None` for `void`.
    pub base: Option<TypeId>,
    /// Its size in bits; `None` for the target's size of pointers into its address space.
    pub bits: Option<u64>,
    /// The compiler's address space.
    pub address_space: u32,
}

/// Which qualifier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Qualifier {
    /// `DW_TAG_const_type`.
    Const,
    /// `DW_TAG_volatile_type`.
    Volatile,
    /// `DW_TAG_restrict_type`.
    Restrict,
    /// `DW_TAG_typedef`.
    Typedef,
}

/// A qualified or renamed type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIQualifiedType {
    /// Which qualifier.
    pub qualifier: Qualifier,
    /// The new name, for a typedef.
    pub name: Option<Text>,
    /// The type below; `None` for `void`.
    pub base: Option<TypeId>,
}

/// An array; the last dimension varies fastest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIArrayType {
    /// What it has many of.
    pub element: TypeId,
    /// The dimensions.
    pub dimensions: Vec<DISubrange>,
}

/// One dimension of an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DISubrange {
    /// How many elements; `None` where it is not known.
    pub count: Option<u64>,
    /// The index of the first.
    pub lower_bound: i64,
}

/// Which kind of aggregate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CompositeKind {
    /// `DW_TAG_structure_type`.
    Structure,
    /// `DW_TAG_class_type`.
    Class,
    /// `DW_TAG_union_type`.
    Union,
}

/// A struct, class or union.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DICompositeType {
    /// Which kind.
    pub kind: CompositeKind,
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// Where it is declared.
    pub file: Option<FileId>,
    /// The line of the declaration; 0 for none.
    pub line: u32,
    /// Its size in bits; `None` for a declaration.
    pub bits: Option<u64>,
    /// Its members in the order of the source.
    pub members: Vec<DIMember>,
}

/// A data member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIMember {
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// Its type.
    pub ty: TypeId,
    /// The line of its declaration; 0 for none.
    pub line: u32,
    /// Where it starts, in bits from the start of the aggregate.
    pub offset: u64,
    /// Its size in bits where it is a bit field, else `None`.
    pub bit_field: Option<u64>,
}

/// An enumeration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIEnumerationType {
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// The integer type below, if known.
    pub base: Option<TypeId>,
    /// Its size in bits.
    pub bits: u64,
    /// Names and values.
    pub enumerators: Vec<DIEnumerator>,
}

/// A name for a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DIEnumerator {
    /// The name.
    pub name: Text,
    /// The value.
    pub value: i64,
}

/// The type of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DISubroutineType {
    /// What it returns; `None` for nothing.
    pub result: Option<TypeId>,
    /// The types of its parameters.
    pub parameters: Vec<TypeId>,
}
