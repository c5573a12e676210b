//! Types with parts, which are added after the types: members, base classes, variants and
//! enumerators.

use super::{ModuleNode, align_bits, annotation, column, declared, flags, set};
use crate::metadata::*;
use crate::module::Module;
use crate::units::{Bits, Bytes};
use alloc::vec::Vec;

/// Ids of types that have parts. Builders of parts require such an id. It converts to a [`TypeId`].
macro_rules! owner_ids {
    ($($(#[doc = $doc:literal])+ $name:ident;)+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub struct $name(TypeId);

            impl From<$name> for TypeId {
                fn from(id: $name) -> TypeId {
                    id.0
                }
            }

            impl From<$name> for Scope {
                fn from(id: $name) -> Scope {
                    Scope::Type(id.0)
                }
            }
        )+
    };
}

owner_ids! {
    /// The id of a struct, class, union or interface from [`CompositeType`].
    CompositeId;
    /// The id of an enumeration from [`EnumerationType`].
    EnumerationId;
    /// The id of a variant part from [`VariantPart`].
    VariantPartId;
}

/// A struct, class, union or interface: [`DICompositeType`]. Its parts are added afterwards, in the
/// order of the source: [`Member`], [`StaticMember`], [`Inheritance`], [`VariantPart`].
#[derive(Clone, Debug)]
#[must_use]
pub struct CompositeType<'a> {
    name: Option<&'a str>,
    identifier: Option<&'a str>,
    has_vtable_pointer: bool,
    node: DICompositeType,
}

impl<'a> CompositeType<'a> {
    fn new(kind: CompositeKind, name: Option<&'a str>, size: Option<Bits>) -> CompositeType<'a> {
        let node = DICompositeType::new(kind, None, size.map(|size| size.0));
        CompositeType {
            name,
            identifier: None,
            has_vtable_pointer: false,
            node,
        }
    }

    /// A struct with a size; `None` for an anonymous struct.
    pub fn structure(name: impl Into<Option<&'a str>>, size: impl Into<Bits>) -> CompositeType<'a> {
        CompositeType::new(CompositeKind::Structure, name.into(), Some(size.into()))
    }

    /// A class with a size; `None` for an anonymous class.
    pub fn class(name: impl Into<Option<&'a str>>, size: impl Into<Bits>) -> CompositeType<'a> {
        CompositeType::new(CompositeKind::Class, name.into(), Some(size.into()))
    }

    /// A union with a size; `None` for an anonymous union.
    pub fn union(name: impl Into<Option<&'a str>>, size: impl Into<Bits>) -> CompositeType<'a> {
        CompositeType::new(CompositeKind::Union, name.into(), Some(size.into()))
    }

    /// An interface with a size; `None` for an anonymous interface.
    pub fn interface(name: impl Into<Option<&'a str>>, size: impl Into<Bits>) -> CompositeType<'a> {
        CompositeType::new(CompositeKind::Interface, name.into(), Some(size.into()))
    }

    /// A declaration of a type that is defined elsewhere.
    pub fn declaration(kind: CompositeKind, name: &'a str) -> CompositeType<'a> {
        CompositeType::new(kind, Some(name), None)
    }

    declared!(node.file, node.line);
    column!(node.column);
    flags!(node);
    annotation!(node.annotations);

    set! {
        /// Sets the scope of the declaration, if that is not the unit.
        in_scope(scope: impl Into<Scope>) node.scope = Some(scope.into());
        /// Sets the alignment, if the source states it.
        align(alignment: impl Into<Bits>) node.align_bits = Some(alignment.into().0);
        /// Sets the identifier, a name that is unique across units: the linkage name of the type.
        identifier(identifier: &'a str) identifier = Some(identifier);
        /// States that the type itself contains the vtable pointer, `DW_AT_containing_type`.
        has_vtable_pointer() has_vtable_pointer = true;
        /// Sets the base class that contains the vtable pointer, `DW_AT_containing_type`.
        vtable_holder(class: impl Into<TypeId>) node.vtable_holder = Some(class.into());
    }

    /// Adds an argument of its template.
    pub fn template_parameter(mut self, parameter: TemplateId) -> Self {
        self.node.template_parameters.push(parameter);
        self
    }
}

impl ModuleNode for CompositeType<'_> {
    type Id = CompositeId;

    fn add_to(self, module: &mut Module) -> CompositeId {
        let mut node = self.node;
        if self.has_vtable_pointer {
            node.vtable_holder = Some(module.metadata.types.next_id());
        }
        node.name = module.optional_text(self.name);
        node.identifier = module.optional_text(self.identifier);
        CompositeId(module.add(DIType::Composite(node)))
    }
}

impl Module {
    /// Changes a composite type. Does nothing if the type belongs to another module: the validator
    /// reports its use.
    fn with_composite(&mut self, id: CompositeId, change: impl FnOnce(&mut DICompositeType)) {
        if let Some(DIType::Composite(node)) = self.metadata.types.get_mut(id.0) {
            change(node);
        }
    }

    fn with_variant_part(&mut self, id: VariantPartId, change: impl FnOnce(&mut DIVariantPart)) {
        if let Some(DIType::VariantPart(node)) = self.metadata.types.get_mut(id.0) {
            change(node);
        }
    }
}

/// A data member of a composite type: [`DIMember`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Member<'a> {
    composite: CompositeId,
    name: Option<&'a str>,
    node: DIMember,
}

/// The methods for a member's offset.
macro_rules! offsets {
    () => {
        /// Sets the offset in **bits** from the start of the type.
        pub fn at_bit(mut self, offset: u64) -> Self {
            self.node.offset = offset;
            self
        }

        /// Sets the offset in **bytes** from the start of the type.
        pub fn at_byte(self, offset: u64) -> Self {
            self.at_bit(Bits::from(Bytes(offset)).0)
        }
    };
}

/// Adds a member with its name to the node that contains it.
macro_rules! added {
    ($member:ident to $list:ident of $part_of:ident by $with:ident) => {
        impl ModuleNode for $member<'_> {
            type Id = ();

            fn add_to(self, module: &mut Module) {
                let name = module.optional_text(self.name);
                module.$with(self.$part_of, |node| {
                    node.$list.push(DIMember { name, ..self.node })
                });
            }
        }
    };
}

/// The methods of all kinds of members.
macro_rules! member {
    () => {
        set! {
            /// Sets the line of the declaration, from 1.
            line(line: u32) node.line = line;
            /// Sets the column of the declaration, from 1.
            column(column: u32) node.column = column;
        }

        flags!(node);
        annotation!(node.annotations);
    };
}

impl<'a> Member<'a> {
    /// A member at offset 0; `None` for an anonymous member.
    pub fn new(
        composite: CompositeId,
        name: impl Into<Option<&'a str>>,
        ty: impl Into<TypeId>,
    ) -> Member<'a> {
        Member {
            composite,
            name: name.into(),
            node: DIMember::new(None, ty.into(), 0),
        }
    }

    offsets!();
    member!();

    set! {
        /// Sets the alignment, if the source states it.
        align(alignment: impl Into<Bits>) node.align_bits = align_bits(alignment);
        /// Makes the member a bit field with a size.
        bit_field(size: Bits) node.bit_field = Some(size.0);
    }
}

added!(Member to members of composite by with_composite);

/// A static member of a composite type: [`DIMember`] of kind [`MemberKind::Static`].
#[derive(Clone, Debug)]
#[must_use]
pub struct StaticMember<'a> {
    composite: CompositeId,
    name: Option<&'a str>,
    node: DIMember,
}

impl<'a> StaticMember<'a> {
    /// A static member.
    pub fn new(composite: CompositeId, name: &'a str, ty: impl Into<TypeId>) -> StaticMember<'a> {
        let node = DIMember {
            kind: MemberKind::Static,
            ..DIMember::new(None, ty.into(), 0)
        };
        StaticMember {
            composite,
            name: Some(name),
            node,
        }
    }

    member!();

    set! {
        /// Sets the constant value.
        value(value: TypedConstant) node.value = Some(value);
    }
}

added!(StaticMember to members of composite by with_composite);

/// A friend of a class: [`DIMember`] of kind [`MemberKind::Friend`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Friend {
    composite: CompositeId,
    ty: TypeId,
}

impl Friend {
    /// A class, or the type of a function, that may access all members of a class.
    pub fn of(class: CompositeId, ty: impl Into<TypeId>) -> Friend {
        Friend {
            composite: class,
            ty: ty.into(),
        }
    }
}

impl ModuleNode for Friend {
    type Id = ();

    fn add_to(self, module: &mut Module) {
        let friend = DIMember {
            kind: MemberKind::Friend,
            ..DIMember::new(None, self.ty, 0)
        };
        module.with_composite(self.composite, |composite| composite.members.push(friend));
    }
}

/// The class that contains an [`Inheritance`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct DerivedClass(CompositeId);

/// A base class of a class: [`DIMember`] of kind [`MemberKind::Inheritance`] or
/// [`MemberKind::VirtualInheritance`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Inheritance {
    composite: CompositeId,
    node: DIMember,
}

impl Inheritance {
    /// Returns the derived class, whose method [`from`](DerivedClass::from) adds the base class.
    pub fn within(derived: CompositeId) -> DerivedClass {
        DerivedClass(derived)
    }

    offsets!();
    member!();

    /// Makes the base class virtual. The virtual table holds the offset of the base class in the
    /// object, `before` **bytes** before the table's address point, which the object's vtable
    /// pointer points to.
    pub fn virtual_at(mut self, before: Bytes) -> Self {
        (self.node.kind, self.node.offset) = (MemberKind::VirtualInheritance(before), 0);
        self
    }
}

impl DerivedClass {
    /// A base class at offset 0.
    pub fn from(self, base: impl Into<TypeId>) -> Inheritance {
        let node = DIMember {
            kind: MemberKind::Inheritance,
            ..DIMember::new(None, base.into(), 0)
        };
        Inheritance {
            composite: self.0,
            node,
        }
    }
}

impl ModuleNode for Inheritance {
    type Id = ();

    fn add_to(self, module: &mut Module) {
        module.with_composite(self.composite, |composite| {
            composite.members.push(self.node)
        });
    }
}

/// The part of a composite type that depends on the value of a discriminant: [`DIVariantPart`].
/// Offsets are relative to the start of the composite type.
///
/// ```
/// use dwarfsmith::build::{BasicType, CompositeType, Member, Variant, VariantPart};
/// use dwarfsmith::metadata::{DIFlags, DIType};
/// use dwarfsmith::{Bits, Bytes, Module, Target, Type, gimli};
/// # let mut module = Module::new(Target::X86_64);
/// // Rust's enum Shape { Square(u32), Empty }, with the discriminant in the first four bytes.
/// let u32 = module.add(BasicType::new("u32", Bits(32), gimli::DW_ATE_unsigned));
/// let shape = module.add(CompositeType::structure("Shape", Bytes(8)));
/// let part = VariantPart::new(shape).discriminant(None, u32, Bits(0));
/// let part = module.add(part);
/// for (value, name) in [(0, "Square"), (1, "Empty")] {
///     let variant = module.add(CompositeType::structure(name, Bytes(8)).in_scope(shape));
///     if name == "Square" {
///         module.add(Member::new(variant, "__0", u32).at_byte(4));
///     }
///     let value = module.typed_constant(Type::uint(32), value);
///     module.add(Variant::new(part, name, variant).selected_by(value));
/// }
/// let Some(DIType::VariantPart(part)) = module.metadata.types.get(part.into()) else {
///     panic!("no variant part");
/// };
/// assert!(part.discriminant.as_ref().unwrap().flags.contains(DIFlags::ARTIFICIAL));
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct VariantPart<'a> {
    composite: CompositeId,
    name: Option<&'a str>,
    discriminant: Option<DIMember>,
}

impl<'a> VariantPart<'a> {
    /// A part without a discriminant.
    pub fn new(composite: CompositeId) -> VariantPart<'a> {
        VariantPart {
            composite,
            name: None,
            discriminant: None,
        }
    }

    /// Sets the discriminant: its name if it has one, its type, and its offset. A discriminant
    /// without a name is artificial, as that of Rust's enums: gdb then shows only the active variant.
    pub fn discriminant(
        mut self,
        name: impl Into<Option<&'a str>>,
        ty: impl Into<TypeId>,
        offset: impl Into<Bits>,
    ) -> Self {
        self.name = name.into();
        let mut node = DIMember::new(None, ty.into(), offset.into().0);
        if self.name.is_none() {
            node.flags = DIFlags::ARTIFICIAL;
        }
        self.discriminant = Some(node);
        self
    }
}

impl ModuleNode for VariantPart<'_> {
    type Id = VariantPartId;

    fn add_to(self, module: &mut Module) -> VariantPartId {
        let name = module.optional_text(self.name);
        let discriminant = self.discriminant.map(|node| DIMember { name, ..node });
        let part = module.add(DIType::VariantPart(DIVariantPart {
            discriminant,
            variants: Vec::new(),
        }));
        module.with_composite(self.composite, |composite| {
            composite.variant_parts.push(part)
        });
        VariantPartId(part)
    }
}

/// A variant of a [`VariantPart`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Variant<'a> {
    part: VariantPartId,
    name: Option<&'a str>,
    node: DIMember,
}

impl<'a> Variant<'a> {
    /// A variant at offset 0, with a name or `None`. It is the default variant unless
    /// [`selected_by`](Variant::selected_by) is called.
    pub fn new(
        part: VariantPartId,
        name: impl Into<Option<&'a str>>,
        ty: impl Into<TypeId>,
    ) -> Variant<'a> {
        Variant {
            part,
            name: name.into(),
            node: DIMember::new(None, ty.into(), 0),
        }
    }

    offsets!();
    member!();

    set! {
        /// Sets the value of the discriminant that selects the variant.
        selected_by(value: TypedConstant) node.value = Some(value);
    }
}

added!(Variant to variants of part by with_variant_part);

/// An enumeration: [`DIEnumerationType`]. Its [`Enumerator`]s are added afterwards.
#[derive(Clone, Debug)]
#[must_use]
pub struct EnumerationType<'a> {
    name: Option<&'a str>,
    identifier: Option<&'a str>,
    node: DIEnumerationType,
}

impl<'a> EnumerationType<'a> {
    /// An enumeration with a size; `None` for an anonymous enumeration.
    pub fn new(name: impl Into<Option<&'a str>>, size: impl Into<Bits>) -> EnumerationType<'a> {
        EnumerationType {
            name: name.into(),
            identifier: None,
            node: DIEnumerationType::new(None, None, size.into().0),
        }
    }

    declared!(node.file, node.line);
    column!(node.column);
    flags!(node);

    set! {
        /// Sets the underlying integer type.
        base(ty: impl Into<TypeId>) node.base = Some(ty.into());
        /// Sets the scope of the declaration, if that is not the unit.
        in_scope(scope: impl Into<Scope>) node.scope = Some(scope.into());
        /// Sets the identifier, a name that is unique across units.
        identifier(identifier: &'a str) identifier = Some(identifier);
    }

    /// Makes it a declaration, whose enumerators are unknown: C++'s `enum color : short;`.
    pub fn declaration(self) -> Self {
        self.flags(DIFlags::DECLARATION)
    }

    /// Makes the enumerators visible only in the enumeration: C++'s `enum class`.
    pub fn scoped(self) -> Self {
        self.flags(DIFlags::ENUM_CLASS)
    }
}

impl ModuleNode for EnumerationType<'_> {
    type Id = EnumerationId;

    fn add_to(self, module: &mut Module) -> EnumerationId {
        let mut node = self.node;
        node.name = module.optional_text(self.name);
        node.identifier = module.optional_text(self.identifier);
        EnumerationId(module.add(DIType::Enumeration(node)))
    }
}

/// A name for a value of an enumeration: [`DIEnumerator`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Enumerator<'a> {
    enumeration: EnumerationId,
    name: &'a str,
    value: i128,
}

impl<'a> Enumerator<'a> {
    /// A name and its value.
    pub fn new(
        enumeration: EnumerationId,
        name: &'a str,
        value: impl Into<i128>,
    ) -> Enumerator<'a> {
        Enumerator {
            enumeration,
            name,
            value: value.into(),
        }
    }
}

impl ModuleNode for Enumerator<'_> {
    type Id = ();

    fn add_to(self, module: &mut Module) {
        let name = module.text(self.name);
        if let Some(DIType::Enumeration(node)) = module.metadata.types.get_mut(self.enumeration.0) {
            node.enumerators.push(DIEnumerator {
                name,
                value: self.value,
            });
        }
    }
}
