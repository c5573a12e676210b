//! Types of the source language, except those with parts.

use super::{ModuleNode, align_bits, annotation, column, declared, flags, set};
use crate::metadata::*;
use crate::module::Module;
use crate::ty::AddressSpace;
use crate::units::Bits;
use alloc::vec::Vec;
use gimli::{DwAte, DwCc};

/// A number, character or boolean: [`DIBasicType`].
#[derive(Clone, Debug)]
#[must_use]
pub struct BasicType<'a> {
    name: &'a str,
    node: DIBasicType,
}

impl<'a> BasicType<'a> {
    /// A type with a name, a size and an encoding.
    pub fn new(name: &'a str, size: impl Into<Bits>, encoding: DwAte) -> BasicType<'a> {
        BasicType {
            name,
            node: DIBasicType {
                name: Text::from_index(0),
                bits: size.into().0,
                encoding,
                data_bits: None,
                vector_size: None,
                flags: DIFlags::NONE,
            },
        }
    }

    set! {
        /// Sets the number of bits that the value uses, the least significant ones, such as 17 for
        /// a `_BitInt(17)` in 32 bits.
        data_size(size: impl Into<Bits>) node.data_bits = Some(size.into().0);
        /// Makes the type a vector with this number of elements, which have the size and the
        /// encoding.
        vector_size(elements: u32) node.vector_size = Some(elements);
    }

    flags!(node);
}

impl ModuleNode for BasicType<'_> {
    type Id = TypeId;

    fn add_to(self, module: &mut Module) -> TypeId {
        let name = module.text(self.name);
        module.add(DIType::Base(DIBasicType { name, ..self.node }))
    }
}

/// A type of fixed-point numbers: [`DIFixedPointType`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct FixedPointType<'a> {
    name: &'a str,
    size: Bits,
    is_signed: bool,
    scale: FixedPointScale,
}

impl<'a> FixedPointType<'a> {
    /// A signed type of a size in bits, whose integers are multiplied by a scale.
    pub fn new(name: &'a str, size: impl Into<Bits>, scale: FixedPointScale) -> FixedPointType<'a> {
        FixedPointType {
            name,
            size: size.into(),
            is_signed: true,
            scale,
        }
    }

    set! {
        /// Makes the type unsigned.
        unsigned() is_signed = false;
    }
}

impl ModuleNode for FixedPointType<'_> {
    type Id = TypeId;

    fn add_to(self, module: &mut Module) -> TypeId {
        let encoding = match self.is_signed {
            true => gimli::DW_ATE_signed_fixed,
            false => gimli::DW_ATE_unsigned_fixed,
        };
        let name = module.text(self.name);
        module.add(DIType::FixedPoint(DIFixedPointType {
            name,
            bits: self.size.0,
            encoding,
            scale: self.scale,
        }))
    }
}

/// A type known only by its name: [`DIType::Unspecified`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct UnspecifiedType<'a>(&'a str);

impl<'a> UnspecifiedType<'a> {
    /// A type with a name, such as C++'s `decltype(nullptr)`.
    pub fn new(name: &'a str) -> UnspecifiedType<'a> {
        UnspecifiedType(name)
    }
}

impl ModuleNode for UnspecifiedType<'_> {
    type Id = TypeId;

    fn add_to(self, module: &mut Module) -> TypeId {
        let name = module.text(self.0);
        module.add(DIType::Unspecified(name))
    }
}

/// A pointer or reference: [`DIPointerType`].
#[derive(Clone, Debug)]
#[must_use]
pub struct PointerType(DIPointerType);

impl PointerType {
    /// A pointer to a type, into the default address space and of the target's size.
    pub fn to(base: impl Into<TypeId>) -> PointerType {
        PointerType(DIPointerType::new(Some(base.into())))
    }

    /// A pointer to `void`.
    pub fn to_void() -> PointerType {
        PointerType(DIPointerType::new(None))
    }

    /// A reference to a type.
    pub fn reference_to(base: impl Into<TypeId>) -> PointerType {
        PointerType::to(base).kind(PointerKind::Reference)
    }

    /// A reference to an rvalue of a type.
    pub fn rvalue_reference_to(base: impl Into<TypeId>) -> PointerType {
        PointerType::to(base).kind(PointerKind::RvalueReference)
    }

    fn kind(mut self, kind: PointerKind) -> Self {
        self.0.kind = kind;
        self
    }

    set! {
        /// Sets the size, if it differs from the target's size of pointers into its address space.
        /// lldb 22 ignores it, and reads as many bytes as an address has.
        size(size: impl Into<Bits>) 0.bits = Some(size.into().0);
        /// Sets the compiler's address space.
        address_space(space: AddressSpace) 0.address_space = space.0;
        /// Sets the memory space of the pointee.
        memory_space(space: MemorySpace) 0.memory_space = space;
    }

    flags!(0);
    annotation!(0.annotations);
}

impl ModuleNode for PointerType {
    type Id = TypeId;

    fn add_to(self, module: &mut Module) -> TypeId {
        module.add(DIType::Pointer(self.0))
    }
}

/// The class of a [`MemberPointerType`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct MemberPointerOf(TypeId);

/// C++'s pointer to a member of a class: [`DIMemberPointerType`].
#[derive(Clone, Debug)]
#[must_use]
pub struct MemberPointerType(DIMemberPointerType);

impl MemberPointerType {
    /// Returns the class, whose method [`to`](MemberPointerOf::to) creates the pointer.
    pub fn within(class: impl Into<TypeId>) -> MemberPointerOf {
        MemberPointerOf(class.into())
    }

    set! {
        /// Sets the size, if it is known.
        size(size: impl Into<Bits>) 0.bits = Some(size.into().0);
    }
}

impl MemberPointerOf {
    /// A pointer to a member with this type; for a member function, a [`SubroutineType`].
    pub fn to(self, base: impl Into<TypeId>) -> MemberPointerType {
        MemberPointerType(DIMemberPointerType {
            base: base.into(),
            class: self.0,
            bits: None,
        })
    }
}

impl ModuleNode for MemberPointerType {
    type Id = TypeId;

    fn add_to(self, module: &mut Module) -> TypeId {
        module.add(DIType::MemberPointer(self.0))
    }
}

/// A qualified type: [`DIQualifiedType`].
#[derive(Clone, Debug)]
#[must_use]
pub struct QualifiedType(DIQualifiedType);

impl QualifiedType {
    /// A qualifier around a type.
    pub fn new(qualifier: Qualifier, base: impl Into<TypeId>) -> QualifiedType {
        QualifiedType(DIQualifiedType::new(qualifier, Some(base.into())))
    }

    /// A qualifier around `void`.
    pub fn of_void(qualifier: Qualifier) -> QualifiedType {
        QualifiedType(DIQualifiedType::new(qualifier, None))
    }
}

impl ModuleNode for QualifiedType {
    type Id = TypeId;

    fn add_to(self, module: &mut Module) -> TypeId {
        module.add(DIType::Qualified(self.0))
    }
}

/// Another name of a type: [`DIQualifiedType`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Typedef<'a> {
    name: &'a str,
    node: DIQualifiedType,
}

impl<'a> Typedef<'a> {
    /// A name for a type.
    pub fn new(name: &'a str, base: impl Into<TypeId>) -> Typedef<'a> {
        Typedef {
            name,
            node: DIQualifiedType::new(Qualifier::Typedef, Some(base.into())),
        }
    }

    /// A name for `void`.
    pub fn of_void(name: &'a str) -> Typedef<'a> {
        Typedef {
            name,
            node: DIQualifiedType::new(Qualifier::Typedef, None),
        }
    }

    declared!(node.file, node.line);
    column!(node.column);
    flags!(node);
    annotation!(node.annotations);

    set! {
        /// Sets the alignment, if the source states it.
        align(alignment: impl Into<Bits>) node.align_bits = align_bits(alignment);
    }

    /// Adds a template argument, which makes the name an instance of a template:
    /// `DW_TAG_template_alias`.
    pub fn template_parameter(mut self, parameter: TemplateId) -> Self {
        self.node.qualifier = Qualifier::TemplateAlias;
        self.node.template_parameters.push(parameter);
        self
    }

    set! {
        /// Sets the scope of the declaration, if that is not the unit.
        in_scope(scope: impl Into<Scope>) node.scope = Some(scope.into());
    }
}

impl ModuleNode for Typedef<'_> {
    type Id = TypeId;

    fn add_to(self, module: &mut Module) -> TypeId {
        let name = Some(module.text(self.name));
        module.add(DIType::Qualified(DIQualifiedType { name, ..self.node }))
    }
}

/// An array or vector: [`DIArrayType`]. The last dimension varies fastest.
#[derive(Clone, Debug)]
#[must_use]
pub struct ArrayType<'a> {
    name: Option<&'a str>,
    node: DIArrayType,
}

impl<'a> ArrayType<'a> {
    /// An array without dimensions.
    pub fn new(element: impl Into<TypeId>) -> ArrayType<'a> {
        ArrayType {
            name: None,
            node: DIArrayType::new(element.into(), Vec::new()),
        }
    }

    /// Adds a dimension with a number of elements, whose first index is 0.
    pub fn count(self, count: u64) -> Self {
        self.dimension(DISubrange::of(count))
    }

    /// Adds a dimension.
    pub fn dimension(mut self, dimension: DISubrange) -> Self {
        self.node.dimensions.push(dimension);
        self
    }

    set! {
        /// Sets the name.
        name(name: &'a str) name = Some(name);
        /// Sets the size, if it is not the product of the element's size and the dimensions.
        size(size: impl Into<Bits>) node.bits = Some(size.into().0);
    }

    /// Makes the array a vector.
    pub fn vector(mut self) -> Self {
        self.node.flags |= DIFlags::VECTOR;
        self
    }

    set! {
        /// Sets the location of the elements, `DW_AT_data_location`.
        data_location(object: impl Into<Object>) node.data_location = Some(object.into());
        /// Sets the object that states whether a pointer is associated with the array,
        /// `DW_AT_associated`.
        associated(object: impl Into<Object>) node.associated = Some(object.into());
        /// Sets the object that states whether the array is allocated, `DW_AT_allocated`.
        allocated(object: impl Into<Object>) node.allocated = Some(object.into());
        /// Sets the number of dimensions, if it is known only at run time, `DW_AT_rank`.
        rank(rank: Bound) node.rank = rank;
    }
}

impl ModuleNode for ArrayType<'_> {
    type Id = TypeId;

    fn add_to(self, module: &mut Module) -> TypeId {
        let name = module.optional_text(self.name);
        module.add(DIType::Array(DIArrayType { name, ..self.node }))
    }
}

/// A string of characters: [`DIStringType`].
#[derive(Clone, Debug)]
#[must_use]
pub struct StringType<'a> {
    name: Option<&'a str>,
    node: DIStringType,
}

impl<'a> StringType<'a> {
    /// A string of a fixed size.
    pub fn fixed(size: impl Into<Bits>) -> StringType<'a> {
        StringType::new(Some(size.into().0), None)
    }

    /// A string whose length is in an object, `DW_AT_string_length`.
    pub fn of_length(length: impl Into<Object>) -> StringType<'a> {
        StringType::new(None, Some(length.into()))
    }

    fn new(bits: Option<u64>, length: Option<Object>) -> StringType<'a> {
        StringType {
            name: None,
            node: DIStringType {
                name: None,
                bits,
                length,
                data_location: None,
                encoding: None,
            },
        }
    }

    set! {
        /// Sets the name.
        name(name: &'a str) name = Some(name);
        /// Sets the size of the length in memory, for a string whose length is in an object.
        length_size(size: impl Into<Bits>) node.bits = Some(size.into().0);
        /// Sets the location of the characters, `DW_AT_data_location`.
        data_location(object: impl Into<Object>) node.data_location = Some(object.into());
        /// Sets the encoding of the characters, `DW_ATE_*`.
        encoding(encoding: DwAte) node.encoding = Some(encoding);
    }
}

impl ModuleNode for StringType<'_> {
    type Id = TypeId;

    fn add_to(self, module: &mut Module) -> TypeId {
        let name = module.optional_text(self.name);
        module.add(DIType::String(DIStringType { name, ..self.node }))
    }
}

/// The type of a function: [`DISubroutineType`].
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SubroutineType(DISubroutineType);

impl SubroutineType {
    /// A function without parameters that returns `void`.
    pub fn new() -> SubroutineType {
        SubroutineType::default()
    }

    set! {
        /// Sets the type of the result.
        returns(ty: impl Into<TypeId>) 0.result = Some(ty.into());
    }

    /// Adds a parameter.
    pub fn parameter(mut self, ty: impl Into<TypeId>) -> Self {
        self.0.parameters.push(ty.into());
        self
    }

    /// Adds parameters.
    pub fn parameters(mut self, types: &[TypeId]) -> Self {
        self.0.parameters.extend_from_slice(types);
        self
    }

    set! {
        /// States that more arguments may follow.
        variadic() 0.variadic = true;
        /// Sets the calling convention, if it is not the default.
        calling_convention(convention: DwCc) 0.calling_convention = Some(convention);
    }

    /// Adds flags.
    pub fn flags(mut self, flags: DIFlags) -> Self {
        self.0.flags |= flags;
        self
    }
}

impl ModuleNode for SubroutineType {
    type Id = TypeId;

    fn add_to(self, module: &mut Module) -> TypeId {
        module.add(DIType::Subroutine(self.0))
    }
}
