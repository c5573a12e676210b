//! Types of the source language.
//!
//! A type refers to other types by id, and contains its members, dimensions and enumerators as
//! values. A nested or local type has a `scope`. A member function is a
//! [`DISubprogram`](super::DISubprogram) whose scope is the type.

use super::composites::{DICompositeType, DIEnumerationType, DISubroutineType, DIVariantPart};
use super::{Annotations, DIFlags, FileId, MemorySpace, Object, Scope, TemplateId, Text, TypeId};
use alloc::vec::Vec;
use gimli::DwAte;

/// A type. All sizes and offsets are in **bits**, as in LLVM's metadata.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DIType {
    /// `DW_TAG_base_type`.
    Base(DIBasicType),
    /// `DW_TAG_base_type` of fixed-point numbers.
    FixedPoint(DIFixedPointType),
    /// `DW_TAG_unspecified_type`: a type known only by its name, such as C++'s `decltype(nullptr)`.
    Unspecified(Text),
    /// A pointer or reference.
    Pointer(DIPointerType),
    /// `DW_TAG_ptr_to_member_type`.
    MemberPointer(DIMemberPointerType),
    /// A qualifier or typedef.
    Qualified(DIQualifiedType),
    /// `DW_TAG_array_type`, including vectors.
    Array(DIArrayType),
    /// `DW_TAG_string_type`: a character string, as in Fortran.
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
    /// Calls `visit` with every object that describes a property of the type at run time.
    pub fn properties(&self, mut visit: impl FnMut(Object)) {
        match self {
            DIType::Array(array) => array.properties().for_each(visit),
            DIType::String(string) => string.properties().for_each(&mut visit),
            _ => {}
        }
    }
}

/// A number, character or Boolean type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIBasicType {
    /// Its name.
    pub name: Text,
    /// Its size in bits; for a vector, the size of one element.
    pub bits: u64,
    /// The interpretation of the bits, `DW_ATE_*`.
    pub encoding: DwAte,
    /// The number of bits that the value uses, the least significant ones, if it does not use all:
    /// `DW_AT_bit_size`. `_BitInt(17)` uses 17 of 32 bits.
    pub data_bits: Option<u64>,
    /// For a vector, the number of elements, `DW_AT_LLVM_vector_size`.
    pub vector_size: Option<u32>,
    /// [`DIFlags::BIG_ENDIAN`] or [`DIFlags::LITTLE_ENDIAN`] if the byte order is not the target's.
    pub flags: DIFlags,
}

impl DIBasicType {
    /// The size in bits, including all elements of a vector; `None` if 64 bits cannot hold it.
    pub fn all_bits(&self) -> Option<u64> {
        self.bits
            .checked_mul(u64::from(self.vector_size.unwrap_or(1)))
    }
}

/// A type of fixed-point numbers: integers that are multiplied by a scale.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIFixedPointType {
    /// Its name.
    pub name: Text,
    /// Its size in bits.
    pub bits: u64,
    /// `DW_ATE_signed_fixed` or `DW_ATE_unsigned_fixed`.
    pub encoding: DwAte,
    /// The scale.
    pub scale: FixedPointScale,
}

/// The number by which the integer of a [`DIFixedPointType`] is multiplied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FixedPointScale {
    /// 2 to this power, `DW_AT_binary_scale`.
    Binary(i64),
    /// 10 to this power, `DW_AT_decimal_scale`.
    Decimal(i64),
    /// A fraction, `DW_AT_small`: a constant with GNU's attributes for numerator and denominator.
    Rational {
        /// The numerator.
        numerator: i64,
        /// The denominator.
        denominator: i64,
    },
}

/// The kind of a pointer.
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
    /// The kind.
    pub kind: PointerKind,
    /// The pointee's type; `None` for `void`.
    pub base: Option<TypeId>,
    /// Its size in bits; `None` for the target's size of pointers into its address space.
    pub bits: Option<u64>,
    /// The compiler's address space.
    pub address_space: u32,
    /// The memory space that the source specifies for the pointee.
    pub memory_space: MemorySpace,
    /// [`DIFlags::OBJECT_POINTER`] and [`DIFlags::ARTIFICIAL`] if this is the type of a member
    /// function's first parameter, which points to the instance.
    pub flags: DIFlags,
    /// Annotations of the source.
    pub annotations: Annotations,
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
            annotations: Annotations::NONE,
        }
    }
}

/// A pointer to a member of a class, as in C++.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIMemberPointerType {
    /// The type of the member: a [`DISubroutineType`] for member functions.
    pub base: TypeId,
    /// The class.
    pub class: TypeId,
    /// The size in bits, if it is known.
    pub bits: Option<u64>,
}

/// The kind of a qualifier.
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
    /// `DW_TAG_template_alias`: a typedef that is an instance of a template. lldb 22 reads it as a
    /// typedef; gdb 13 does not support it, so objects of the type have no type there.
    TemplateAlias,
}

/// A qualified type or a typedef.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIQualifiedType {
    /// The qualifier.
    pub qualifier: Qualifier,
    /// The name of a typedef or template alias. The following fields, except the base, also apply
    /// only to these.
    pub name: Option<Text>,
    /// The qualified or renamed type; `None` for `void`.
    pub base: Option<TypeId>,
    /// The scope of a typedef's declaration, if it is not the unit.
    pub scope: Option<Scope>,
    /// The file of a typedef's declaration.
    pub file: Option<FileId>,
    /// The line of a typedef; 0 if unknown.
    pub line: u32,
    /// The column of a typedef; 0 if unknown.
    pub column: u32,
    /// The accessibility of a typedef in a class.
    pub flags: DIFlags,
    /// The alignment in bits that the source specifies for a typedef; 0 if none.
    pub align_bits: u32,
    /// The arguments of a template alias.
    pub template_parameters: Vec<TemplateId>,
    /// Annotations of the source.
    pub annotations: Annotations,
}

impl DIQualifiedType {
    /// A qualifier on a type; `None` is `void`.
    pub const fn new(qualifier: Qualifier, base: Option<TypeId>) -> DIQualifiedType {
        DIQualifiedType {
            qualifier,
            name: None,
            base,
            scope: None,
            file: None,
            line: 0,
            column: 0,
            flags: DIFlags::NONE,
            align_bits: 0,
            template_parameters: Vec::new(),
            annotations: Annotations::NONE,
        }
    }
}

/// A bound, a count or a stride, DWARF 5 section 5.13.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bound {
    /// Not specified. A lower bound is then the language's default.
    #[default]
    Unknown,
    /// A constant known at compile time.
    Constant(i64),
    /// The value of a variable, or of a *type property fragment*, whose lifetime may refer to the
    /// instance with `DIOpTypeObject`.
    Object(Object),
}

/// An array. The last dimension varies fastest. Properties that are known only at run time are
/// objects: variables or type property fragments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIArrayType {
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// The element type.
    pub element: TypeId,
    /// The size in bits, if it is known and is not the product of the element size, or the stride,
    /// and the dimensions.
    pub bits: Option<u64>,
    /// [`DIFlags::VECTOR`] for a vector.
    pub flags: DIFlags,
    /// The dimensions. An array with a `rank` has one entry, which describes every dimension.
    pub dimensions: Vec<DISubrange>,
    /// The address of the elements, `DW_AT_data_location`.
    pub data_location: Option<Object>,
    /// The object that states whether a pointer is associated with the array, `DW_AT_associated`.
    pub associated: Option<Object>,
    /// The object that states whether the array is allocated, `DW_AT_allocated`.
    pub allocated: Option<Object>,
    /// The number of dimensions, if it is determined at run time, `DW_AT_rank`.
    pub rank: Bound,
}

impl DIArrayType {
    /// An array without run-time properties: its elements are at the location of the object.
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

    /// The distance between elements that the dimensions determine.
    pub(crate) fn spacing(&self) -> Spacing {
        match self.dimensions.as_slice() {
            // Consumers multiply the count by the stride, as gdb does.
            [
                DISubrange {
                    stride: Bound::Constant(bytes @ 1..),
                    ..
                },
            ] => (*bytes as u64)
                .checked_mul(8)
                .map_or(Spacing::Unknown, Spacing::Bits),
            dimensions if dimensions.iter().all(|one| one.stride == Bound::Unknown) => {
                Spacing::ElementSize
            }
            _ => Spacing::Unknown,
        }
    }

    /// All objects that describe properties of the array.
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

/// The distance between the elements of an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spacing {
    /// No dimension has a stride: the size of an element.
    ElementSize,
    /// A number of bits.
    Bits(u64),
    Unknown,
}

impl Bound {
    /// The object that gives the bound, if any.
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
    /// The number of elements. As in LLVM, −1 states that it is unknown.
    pub count: Bound,
    /// The index of the first element.
    pub lower_bound: Bound,
    /// The index of the last element.
    pub upper_bound: Bound,
    /// The distance between elements in **bytes**, `DW_AT_byte_stride`. An array of one dimension
    /// whose stride is a positive constant has the size of its count times the stride. The size of
    /// other arrays with strides is known only from [`DIArrayType::bits`].
    pub stride: Bound,
}

impl DISubrange {
    /// A dimension of `count` elements, at most [`i64::MAX`], with lower bound 0.
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

    /// The number of elements, if it is known at compile time.
    pub fn elements(&self) -> Option<u64> {
        match (self.count, self.lower_bound, self.upper_bound) {
            (Bound::Constant(count), ..) => u64::try_from(count).ok(),
            (Bound::Unknown, Bound::Constant(lower), Bound::Constant(upper)) => {
                u64::try_from(i128::from(upper) - i128::from(lower) + 1).ok()
            }
            _ => None,
        }
    }

    /// All objects that describe the dimension.
    pub fn objects(&self) -> impl Iterator<Item = Object> + use<> {
        [self.count, self.lower_bound, self.upper_bound, self.stride]
            .into_iter()
            .filter_map(Bound::object)
    }
}

/// A character string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DIStringType {
    /// Its name, if it has one.
    pub name: Option<Text>,
    /// The size in bits if it is known at compile time; otherwise the size in bits of the length in
    /// memory.
    pub bits: Option<u64>,
    /// The location of the length, `DW_AT_string_length`.
    pub length: Option<Object>,
    /// The location of the characters, `DW_AT_data_location`.
    pub data_location: Option<Object>,
    /// The encoding of the characters, `DW_ATE_*`, if specified.
    pub encoding: Option<DwAte>,
}

impl DIStringType {
    /// All objects that describe properties of the string.
    pub fn properties(&self) -> impl Iterator<Item = Object> + use<> {
        [self.length, self.data_location].into_iter().flatten()
    }
}
