//! Types of the source language.
//!
//! A type names others by their ids and has what belongs to it alone (members, dimensions,
//! enumerators) as values. A nested or local type says so by its `scope`; a member function is a
//! [`DISubprogram`](super::DISubprogram) whose scope is the type.

use super::{DIFlags, FileId, MemorySpace, Object, Scope, TemplateId, Text, TypeId};
use crate::expr::Constant;
use crate::ty::Type;
use crate::units::Bytes;
use alloc::vec::Vec;
use gimli::{DwAte, DwCc};

/// A type. All sizes and offsets are in **bits**, as in LLVM's metadata.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DIType {
    /// `DW_TAG_base_type`.
    Base(DIBasicType),
    /// `DW_TAG_unspecified_type`: a type that is known by its name only, such as C++'s
    /// `decltype(nullptr)`.
    Unspecified(Text),
    /// A pointer or reference.
    Pointer(DIPointerType),
    /// `DW_TAG_ptr_to_member_type`.
    MemberPointer(DIMemberPointerType),
    /// A qualifier or typedef.
    Qualified(DIQualifiedType),
    /// `DW_TAG_array_type`, vectors included.
    Array(DIArrayType),
    /// `DW_TAG_string_type`: a run of characters as Fortran has it.
    String(DIStringType),
    /// A struct, class, union or interface.
    Composite(DICompositeType),
    /// `DW_TAG_variant_part` of a composite type.
    VariantPart(DIVariantPart),
    /// `DW_TAG_enumeration_type`.
    Enumeration(DIEnumerationType),
    /// `DW_TAG_subroutine_type`.
    Subroutine(DISubroutineType),
}

impl DIType {
    /// Hands every object that says something of the type at run time to `visit`.
    pub fn properties(&self, mut visit: impl FnMut(Object)) {
        match self {
            DIType::Array(array) => array.properties().for_each(visit),
            DIType::String(string) => string.properties().for_each(&mut visit),
            _ => {}
        }
    }
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
    /// [`DIFlags::BIG_ENDIAN`] or [`DIFlags::LITTLE_ENDIAN`] where its bytes are not in the
    /// target's order.
    pub flags: DIFlags,
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
    /// The memory that the source says it points into.
    pub memory_space: MemorySpace,
    /// [`DIFlags::OBJECT_POINTER`] and [`DIFlags::ARTIFICIAL`] of the type of a member function's
    /// first parameter, where that is the instance which it is called on.
    pub flags: DIFlags,
}

impl DIPointerType {
    /// A pointer into the default address space, of the target's size; `None` is `void`.
    pub const fn new(base: Option<TypeId>) -> DIPointerType {
        let (kind, memory_space) = (PointerKind::Pointer, MemorySpace::NONE);
        DIPointerType {
            kind,
            base,
            bits: None,
            address_space: 0,
            memory_space,
            flags: DIFlags::NONE,
        }
    }
}

/// C++'s pointer to a member of a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIMemberPointerType {
    /// The type of the member: a [`DISubroutineType`] for member functions.
    pub base: TypeId,
    /// The class.
    pub class: TypeId,
    /// Its size in bits, where that is known.
    pub bits: Option<u64>,
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
    /// `DW_TAG_atomic_type`.
    Atomic,
    /// `DW_TAG_immutable_type`.
    Immutable,
    /// `DW_TAG_packed_type`.
    Packed,
    /// `DW_TAG_shared_type`.
    Shared,
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
    /// What a typedef is declared in, where that is not the unit.
    pub scope: Option<Scope>,
    /// The file that a typedef is declared in.
    pub file: Option<FileId>,
    /// The line of a typedef; 0 for none.
    pub line: u32,
}

impl DIQualifiedType {
    /// A qualifier around a type; `None` is `void`.
    pub const fn new(qualifier: Qualifier, base: Option<TypeId>) -> DIQualifiedType {
        DIQualifiedType {
            qualifier,
            name: None,
            base,
            scope: None,
            file: None,
            line: 0,
        }
    }
}

/// A bound, a count or a stride, DWARF 5 section 5.13.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bound {
    /// Not said. A lower bound is then the language's usual one.
    #[default]
    Unknown,
    /// Known when compiling.
    Constant(i64),
    /// The value of a variable, or of a *type property fragment* whose lifetime may look at the
    /// instance with `DIOpTypeObject`.
    Object(Object),
}

/// An array; the last dimension varies fastest. What is found at run time names an object: a
/// variable, or a type property fragment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIArrayType {
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// What it has many of.
    pub element: TypeId,
    /// Its size in bits, where it is known and not the product of element and dimensions.
    pub bits: Option<u64>,
    /// [`DIFlags::VECTOR`] for a vector.
    pub flags: DIFlags,
    /// The dimensions. With a `rank`, one that stands for all.
    pub dimensions: Vec<DISubrange>,
    /// Where the elements are, `DW_AT_data_location`.
    pub data_location: Option<Object>,
    /// Whether a pointer is associated, `DW_AT_associated`.
    pub associated: Option<Object>,
    /// Whether it is allocated, `DW_AT_allocated`.
    pub allocated: Option<Object>,
    /// How many dimensions it has, where that is found at run time, `DW_AT_rank`.
    pub rank: Bound,
}

impl DIArrayType {
    /// An array in memory where it is said to be.
    pub fn new(element: TypeId, dimensions: Vec<DISubrange>) -> DIArrayType {
        DIArrayType {
            name: None,
            element,
            bits: None,
            flags: DIFlags::NONE,
            dimensions,
            data_location: None,
            associated: None,
            allocated: None,
            rank: Bound::Unknown,
        }
    }

    /// Every object that says something of it.
    pub fn properties(&self) -> impl Iterator<Item = Object> + '_ {
        let own = [
            self.data_location,
            self.associated,
            self.allocated,
            self.rank.object(),
        ];
        own.into_iter()
            .flatten()
            .chain(self.dimensions.iter().flat_map(DISubrange::objects))
    }
}

impl Bound {
    /// The object that says it, if one does.
    pub const fn object(self) -> Option<Object> {
        match self {
            Bound::Object(object) => Some(object),
            Bound::Unknown | Bound::Constant(_) => None,
        }
    }
}

/// One dimension of an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DISubrange {
    /// How many elements.
    pub count: Bound,
    /// The index of the first.
    pub lower_bound: Bound,
    /// The index of the last.
    pub upper_bound: Bound,
    /// How far apart elements are, in **bytes**, `DW_AT_byte_stride`.
    pub stride: Bound,
}

impl DISubrange {
    /// So many elements, counted from 0.
    pub const fn of(count: u64) -> DISubrange {
        let count = if count <= i64::MAX as u64 {
            count as i64
        } else {
            i64::MAX
        };
        DISubrange {
            count: Bound::Constant(count),
            lower_bound: Bound::Constant(0),
            upper_bound: Bound::Unknown,
            stride: Bound::Unknown,
        }
    }

    /// How many elements there are, where that is known when compiling.
    pub fn elements(&self) -> Option<u64> {
        match (self.count, self.lower_bound, self.upper_bound) {
            (Bound::Constant(count), ..) => u64::try_from(count).ok(),
            (Bound::Unknown, Bound::Constant(lower), Bound::Constant(upper)) => {
                u64::try_from(i128::from(upper) - i128::from(lower) + 1).ok()
            }
            _ => None,
        }
    }

    /// Every object that says something of it.
    pub fn objects(&self) -> impl Iterator<Item = Object> + use<> {
        [self.count, self.lower_bound, self.upper_bound, self.stride]
            .into_iter()
            .filter_map(Bound::object)
    }
}

/// A run of characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIStringType {
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// Its size in bits where it is known when compiling; else the size of its length in memory.
    pub bits: Option<u64>,
    /// Where its length is, `DW_AT_string_length`.
    pub length: Option<Object>,
    /// Where the characters are, `DW_AT_data_location`.
    pub data_location: Option<Object>,
    /// What its characters are, `DW_ATE_*`, where it is said.
    pub encoding: Option<DwAte>,
}

impl DIStringType {
    /// Every object that says something of it.
    pub fn properties(&self) -> impl Iterator<Item = Object> + use<> {
        [self.length, self.data_location].into_iter().flatten()
    }
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
    /// `DW_TAG_interface_type`.
    Interface,
}

/// A struct, class, union or interface.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DICompositeType {
    /// Which kind.
    pub kind: CompositeKind,
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// What it is declared in, where that is not the unit.
    pub scope: Option<Scope>,
    /// Where it is declared.
    pub file: Option<FileId>,
    /// The line of the declaration; 0 for none.
    pub line: u32,
    /// Its size in bits; `None` for a declaration.
    pub bits: Option<u64>,
    /// Its alignment in bits, where the source says it.
    pub align_bits: Option<u64>,
    /// How it is passed, and the like.
    pub flags: DIFlags,
    /// Its name among all units: the linker's name of the type.
    pub identifier: Option<Text>,
    /// The base class that has the pointer to its table of virtual functions,
    /// `DW_AT_containing_type`.
    pub vtable_holder: Option<TypeId>,
    /// What its template was instantiated with.
    pub template_parameters: Vec<TemplateId>,
    /// Its members in the order of the source: data, base classes and static members.
    pub members: Vec<DIMember>,
    /// Its parts that differ by a discriminant: types that are [`DIType::VariantPart`]s.
    pub variant_parts: Vec<TypeId>,
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
            bits,
            align_bits: None,
            flags: DIFlags::NONE,
            identifier: None,
            vtable_holder: None,
            template_parameters: Vec::new(),
            members: Vec::new(),
            variant_parts: Vec::new(),
        }
    }
}

/// A constant with its type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypedConstant {
    /// The type.
    pub ty: Type,
    /// The value, of the module's [constants](crate::expr::DIExprs::constants).
    pub value: Constant,
}

/// What a member is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MemberKind {
    /// Data of each instance.
    #[default]
    Data,
    /// A base class, `DW_TAG_inheritance`.
    Inheritance,
    /// A virtual base class. The distance from the object to it, in bytes, is a number in memory:
    /// it is so many bytes before the place that the object's pointer to its table of virtual
    /// functions leads to. The member's offset is 0.
    VirtualInheritance(Bytes),
    /// Data that all instances share.
    Static,
}

/// A data member, a base class, a static member or a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIMember {
    /// What it is.
    pub kind: MemberKind,
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// Its type.
    pub ty: TypeId,
    /// The line of its declaration; 0 for none.
    pub line: u32,
    /// Where it starts, in **bits** from the start of the aggregate.
    pub offset: u64,
    /// Its size in bits where it is a bit field, else `None`.
    pub bit_field: Option<u64>,
    /// Accessibility, artificial or not.
    pub flags: DIFlags,
    /// Of a static member, its constant value; of a variant, its discriminant, `None` for the
    /// default one.
    pub value: Option<TypedConstant>,
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
            offset,
            bit_field: None,
            flags,
            value: None,
        }
    }
}

/// The part of a composite type that differs by the value of a discriminant, DWARF 5 section
/// 5.7.10. Offsets count from the start of the composite type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIVariantPart {
    /// Where the discriminant is.
    pub discriminant: Option<DIMember>,
    /// The variants: one member each, whose `value` is its discriminant.
    pub variants: Vec<DIMember>,
}

/// An enumeration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIEnumerationType {
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// What it is declared in, where that is not the unit.
    pub scope: Option<Scope>,
    /// Where it is declared.
    pub file: Option<FileId>,
    /// The line of the declaration; 0 for none.
    pub line: u32,
    /// The integer type below, if known.
    pub base: Option<TypeId>,
    /// Its size in bits.
    pub bits: u64,
    /// [`DIFlags::ENUM_CLASS`] where its names are visible in it only.
    pub flags: DIFlags,
    /// Its name among all units.
    pub identifier: Option<Text>,
    /// Names and values.
    pub enumerators: Vec<DIEnumerator>,
}

impl DIEnumerationType {
    /// An enumeration without names.
    pub const fn new(name: Option<Text>, base: Option<TypeId>, bits: u64) -> DIEnumerationType {
        DIEnumerationType {
            name,
            scope: None,
            file: None,
            line: 0,
            base,
            bits,
            flags: DIFlags::NONE,
            identifier: None,
            enumerators: Vec::new(),
        }
    }
}

/// A name for a value.
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
    /// What it returns; `None` for nothing.
    pub result: Option<TypeId>,
    /// The types of its parameters.
    pub parameters: Vec<TypeId>,
    /// True where more arguments may follow, `DW_TAG_unspecified_parameters`.
    pub variadic: bool,
    /// [`DIFlags::LVALUE_REFERENCE`] or [`DIFlags::RVALUE_REFERENCE`] of C++'s member functions.
    pub flags: DIFlags,
    /// How it is called, where that is not the usual way.
    pub calling_convention: Option<DwCc>,
}
