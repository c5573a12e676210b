//! Types, except aggregates (DWARF 5 chapter 5).

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::entry_target::EntryTarget;
use super::format::Omission;
use super::language::states_prototypes;
use super::slots::Slot;
use super::vendor::*;
use crate::dwarf::Dialect;
use crate::lower::EntryLocation;
use crate::metadata::{
    Bound, DIArrayType, DIBasicType, DIEnumerationType, DIFixedPointType, DIFlags,
    DIMemberPointerType, DIPointerType, DIQualifiedType, DIStringType, DISubrange,
    DISubroutineType, DIType, FixedPointScale, MemorySpace, Object, PointerKind, Qualifier, Scope,
    Spacing, TypeId,
};
use crate::target::ByteOrder;
use crate::ty::{AddressSpace, PointerSizes, Signedness};
use crate::validate::sizes;
use gimli::constants::*;

impl Emitter<'_, '_, '_, '_> {
    /// Adds `DW_AT_type`, or another reference to a type. Adds nothing for `void` or for a rejected
    /// type.
    #[inline(always)]
    pub(super) fn of_type(&self, entry: &mut Entry, attribute: DwAt, ty: Option<TypeId>) {
        // Most types are written before the entries that refer to them. Only the usual format
        // leaves out no type.
        if let Some(ty) = ty.filter(|_| self.format.has_no_replacements())
            && let slot = self
                .slots
                .slot(self.plan, EntryTarget::Scope(Scope::Type(ty)))
            && let Some(offset) = self.local_offset(slot)
        {
            entry.reference(attribute, Some(offset), slot);
        } else if ty.is_some() {
            self.of_unwritten_type(entry, attribute, ty);
        }
    }

    /// Like [`Emitter::of_type`], for a type that is not written yet, and for any format.
    #[inline(never)]
    fn of_unwritten_type(&self, entry: &mut Entry, attribute: DwAt, ty: Option<TypeId>) {
        let validity = self.plan.lowered.validated().index();
        let ty = if self.format.has_no_replacements() {
            ty
        } else {
            self.without_omitted(ty)
        };
        if let Some(ty) = ty.filter(|ty| {
            !validity.is_rejected_type(*ty) && self.plan.module.metadata.types.get(*ty).is_some()
        }) {
            self.refer(entry, attribute, EntryTarget::Scope(Scope::Type(ty)));
        }
    }

    /// Adds the memory space, if the dialect has an attribute for it.
    pub(super) fn memory_space(&mut self, entry: &mut Entry, space: MemorySpace) {
        if space != MemorySpace::NONE {
            self.vendor_number(entry, DW_AT_LLVM_MEMORY_SPACE, space.0.into());
        }
    }

    /// Adds an attribute of LLVM's extensions, or an omission if the dialect does not have it.
    pub(super) fn vendor_number(&mut self, entry: &mut Entry, attribute: DwAt, number: u32) {
        if self.has_vendor_attributes() {
            entry.number(attribute, u64::from(number));
        } else {
            (self.written.omissions).add(Omission::Attribute(attribute));
        }
    }

    /// Returns true if the dialect has the attributes of LLVM's extensions.
    pub(super) fn has_vendor_attributes(&self) -> bool {
        matches!(
            self.encoding.dialect,
            Dialect::Llvm | Dialect::LlvmLegacy | Dialect::Dwarf6Draft
        )
    }

    /// Writes a type. Returns true if its entry is still open: its next children are the nodes that
    /// are declared in it.
    pub(super) fn write_type(&mut self, id: TypeId, ty: &DIType) -> Result<bool, EmitError> {
        let here = self.written.info.position();
        self.written(EntryTarget::Scope(Scope::Type(id)), here);
        if self.whole().unit_nodes.is_declaration_only(self.plan, id) {
            return self.type_declaration(id, ty);
        }
        match ty {
            DIType::Base(base) => self.base(id, base)?,
            DIType::FixedPoint(ty) => self.fixed_point(id, ty)?,
            DIType::Unspecified(name) => {
                let mut entry = Entry::new(DW_TAG_unspecified_type);
                entry.string(DW_AT_name, self.string(*name));
                self.write(&entry)?;
            }
            DIType::Pointer(pointer) => self.pointer(pointer)?,
            DIType::MemberPointer(pointer) => self.member_pointer(pointer)?,
            DIType::Qualified(qualified) => self.qualified(qualified)?,
            DIType::Array(array) => self.array(array)?,
            DIType::String(string) => self.string_type(string)?,
            DIType::Composite(composite) => return self.composite(id, composite),
            DIType::Enumeration(enumeration) => self.enumeration(enumeration)?,
            DIType::Subroutine(subroutine) => self.subroutine(subroutine)?,
            // The type that contains the variant part writes it.
            DIType::VariantPart(_) => {}
        }
        Ok(false)
    }

    /// Writes a base type. In dialects without an attribute for vectors, a vector is an array. Its
    /// element is a base type without a name, which precedes it.
    fn base(&mut self, id: TypeId, base: &DIBasicType) -> Result<(), EmitError> {
        let mut entry = Entry::new(DW_TAG_base_type);
        let name = self.string(base.name);
        let array = base.vector_size.filter(|_| !self.has_vendor_attributes());
        if array.is_none() {
            entry.string(DW_AT_name, name);
        }
        entry.number(DW_AT_encoding, u64::from(base.encoding.0));
        size(&mut entry, base.bits);
        match base.data_bits.filter(|bits| *bits != base.bits) {
            None if base.bits.is_multiple_of(8) => {}
            None => _ = entry.number(DW_AT_bit_size, base.bits),
            Some(bits) => {
                entry.number(DW_AT_bit_size, bits);
                // Bits are counted from the first byte, which is the most significant one.
                let is_big = match self.plan.module.target.byte_order() {
                    ByteOrder::Little => base.flags.contains(DIFlags::BIG_ENDIAN),
                    ByteOrder::Big => !base.flags.contains(DIFlags::LITTLE_ENDIAN),
                };
                if is_big {
                    entry.number(DW_AT_data_bit_offset, base.bits - bits);
                }
            }
        }
        first_of(
            &mut entry,
            DW_AT_endianity,
            base.flags,
            &[
                (DIFlags::BIG_ENDIAN, DW_END_big.0),
                (DIFlags::LITTLE_ENDIAN, DW_END_little.0),
            ],
        );
        if let Some(count) = base.vector_size.filter(|_| array.is_none()) {
            entry.number(DW_AT_LLVM_VECTOR_SIZE, u64::from(count));
        }
        let element = self.write(&entry)?;
        let Some(count) = array else {
            return Ok(());
        };
        self.written(
            EntryTarget::Scope(Scope::Type(id)),
            self.written.info.position(),
        );
        let mut vector = Entry::new(DW_TAG_array_type);
        vector.children = true;
        vector.reference(DW_AT_type, element.checked_sub(self.unit_start), Slot::NONE);
        vector.string(DW_AT_name, name);
        vector.flag(DW_AT_GNU_vector);
        self.write(&vector)?;
        self.write(Entry::new(DW_TAG_subrange_type).number(DW_AT_count, u64::from(count)))?;
        self.end_children();
        Ok(())
    }

    /// Writes a fixed-point type. The constant of a rational scale precedes it.
    fn fixed_point(&mut self, id: TypeId, ty: &DIFixedPointType) -> Result<(), EmitError> {
        if matches!(ty.scale, FixedPointScale::Rational { .. }) && self.format.is_strict() {
            // Without its scale, the type would have other values.
            let omission = Omission::Attribute(DW_AT_GNU_numerator);
            self.written.omissions.add(omission);
            let mut entry = Entry::new(DW_TAG_unspecified_type);
            entry.string(DW_AT_name, self.string(ty.name));
            return self.write(&entry).map(drop);
        }
        let mut entry = Entry::new(DW_TAG_base_type);
        entry.string(DW_AT_name, self.string(ty.name));
        entry.number(DW_AT_encoding, u64::from(ty.encoding.0));
        size(&mut entry, ty.bits);
        match ty.scale {
            FixedPointScale::Binary(factor) => _ = entry.signed(DW_AT_binary_scale, factor),
            FixedPointScale::Decimal(factor) => _ = entry.signed(DW_AT_decimal_scale, factor),
            FixedPointScale::Rational {
                numerator,
                denominator,
            } => {
                let mut constant = Entry::new(DW_TAG_constant);
                constant.signed(DW_AT_GNU_numerator, numerator);
                constant.signed(DW_AT_GNU_denominator, denominator);
                let constant = self.write(&constant)?;
                self.written(
                    EntryTarget::Scope(Scope::Type(id)),
                    self.written.info.position(),
                );
                entry.reference(
                    DW_AT_small,
                    constant.checked_sub(self.unit_start),
                    Slot::NONE,
                );
            }
        }
        self.write(&entry).map(drop)
    }

    fn pointer(&mut self, pointer: &DIPointerType) -> Result<(), EmitError> {
        let tag = match pointer.kind {
            PointerKind::Pointer => DW_TAG_pointer_type,
            PointerKind::Reference => DW_TAG_reference_type,
            PointerKind::RvalueReference => DW_TAG_rvalue_reference_type,
        };
        let target = self.plan.module.target;
        let space = AddressSpace(pointer.address_space);
        let mut entry = Entry::new(tag);
        self.of_type(&mut entry, DW_AT_type, pointer.base);
        // The default size is the size of an address.
        let address = u64::from(target.address_bytes()) * 8;
        let bits = pointer.bits.or(target.pointer_bits(space).map(u64::from));
        if let Some(bits) = bits.filter(|bits| *bits != address) {
            size(&mut entry, bits);
        }
        // Without the attribute, the address space is DWARF's number 0, which may have another
        // number in the compiler.
        if let Some(space @ 1..) = target.dwarf_address_space(space) {
            let attribute = if self.has_vendor_attributes() {
                DW_AT_LLVM_ADDRESS_SPACE
            } else {
                DW_AT_address_class
            };
            entry.number(attribute, space);
        }
        self.memory_space(&mut entry, pointer.memory_space);
        self.write_annotated(&mut entry, &pointer.annotations)
            .map(drop)
    }

    fn member_pointer(&mut self, pointer: &DIMemberPointerType) -> Result<(), EmitError> {
        let mut entry = Entry::new(DW_TAG_ptr_to_member_type);
        self.of_type(&mut entry, DW_AT_type, Some(pointer.base));
        self.of_type(&mut entry, DW_AT_containing_type, Some(pointer.class));
        // DWARF has no size attribute for it (appendix A). Consumers know the size from the ABI.
        self.write(&entry).map(drop)
    }

    /// Returns the type without the qualifiers for which the format has no tag.
    fn without_omitted(&self, mut ty: Option<TypeId>) -> Option<TypeId> {
        // A longer chain of qualifiers is a cycle.
        for _ in 0..64 {
            match self.plan.module.metadata.types.get(ty?) {
                Some(DIType::Qualified(qualified))
                    if !self.format.has_tag(qualifier_tag(qualified.qualifier)) =>
                {
                    ty = qualified.base;
                }
                _ => break,
            }
        }
        ty
    }

    fn qualified(&mut self, qualified: &DIQualifiedType) -> Result<(), EmitError> {
        let tag = qualifier_tag(qualified.qualifier);
        if !self.format.has_tag(tag) {
            self.written.omissions.add(Omission::Tag(tag));
            return Ok(());
        }
        let parameters = match qualified.qualifier {
            Qualifier::TemplateAlias => &qualified.template_parameters[..],
            _ => &[],
        };
        let has_children = !parameters.is_empty() || self.has_annotations(&qualified.annotations);
        let mut entry = Entry::new(tag);
        entry.children = has_children;
        self.of_type(&mut entry, DW_AT_type, qualified.base);
        if let Some(name) = qualified.name {
            entry.string(DW_AT_name, self.string(name));
        }
        self.declared(
            &mut entry,
            qualified.file,
            (qualified.line, qualified.column),
        );
        entry.alignment(qualified.align_bits.into());
        accessibility(&mut entry, qualified.flags);
        self.write(&entry)?;
        if has_children {
            self.template_parameters(parameters)?;
        }
        self.annotations(&qualified.annotations)?;
        if has_children {
            self.end_children();
        }
        Ok(())
    }

    fn array(&mut self, array: &DIArrayType) -> Result<(), EmitError> {
        let tag = if array.rank == Bound::Unknown {
            DW_TAG_subrange_type
        } else {
            DW_TAG_generic_subrange
        };
        let has_tag = self.format.has_tag(tag);
        if !has_tag {
            self.written.omissions.add(Omission::Tag(tag));
        }
        let has_children = has_tag && !array.dimensions.is_empty();
        let mut entry = Entry::new(DW_TAG_array_type);
        entry.children = has_children;
        self.of_type(&mut entry, DW_AT_type, Some(array.element));
        if let Some(name) = array.name {
            entry.string(DW_AT_name, self.string(name));
        }
        if array.flags.contains(DIFlags::VECTOR) {
            entry.flag(DW_AT_GNU_vector);
        }
        let element = self.plan.lowered.type_bits(array.element);
        let computed = sizes::computed_bits(array, element);
        if let Some(bits) = array.bits.filter(|bits| computed != Some(*bits)) {
            size(&mut entry, bits);
        } else if array.spacing() == Spacing::ElementSize
            && let Some(bits) = element.filter(|bits| !bits.is_multiple_of(8))
        {
            // Without it, consumers would read each element from whole bytes.
            entry.number(DW_AT_bit_stride, bits);
        }
        for (attribute, object) in [
            (DW_AT_data_location, array.data_location),
            (DW_AT_associated, array.associated),
            (DW_AT_allocated, array.allocated),
        ] {
            if let Some(object) = object {
                self.property(&mut entry, attribute, object);
            }
        }
        self.bound(&mut entry, DW_AT_rank, array.rank);
        self.write(&entry)?;
        if !has_children {
            return Ok(());
        }
        for dimension in &array.dimensions {
            self.subrange(tag, dimension)?;
        }
        self.end_children();
        Ok(())
    }

    fn subrange(&mut self, tag: DwTag, dimension: &DISubrange) -> Result<(), EmitError> {
        let mut entry = Entry::new(tag);
        let usual = self.written.language.default_lower_bound();
        let usual = usual.map(|bound| bound as i64);
        match dimension.lower_bound {
            Bound::Constant(lower) if usual == Some(lower) => {}
            lower => self.bound(&mut entry, DW_AT_lower_bound, lower),
        }
        match dimension.elements() {
            Some(count) => _ = entry.number(DW_AT_count, count),
            None => {
                // A consumer uses the first of the two attributes that it supports. LLVM's number
                // −1 states that the count is unknown, as that of a flexible array member.
                if !matches!(dimension.count, Bound::Constant(..0)) {
                    self.bound(&mut entry, DW_AT_count, dimension.count);
                }
                self.bound(&mut entry, DW_AT_upper_bound, dimension.upper_bound);
            }
        }
        self.bound(&mut entry, DW_AT_byte_stride, dimension.stride);
        self.write(&entry).map(drop)
    }

    fn bound(&mut self, entry: &mut Entry, attribute: DwAt, bound: Bound) {
        match bound {
            Bound::Unknown => {}
            Bound::Constant(number) => _ = entry.signed(attribute, number),
            Bound::Object(object) => self.property(entry, attribute, object),
        }
    }

    /// Adds a property of a type: a reference to a variable, or the expression of a fragment.
    fn property(&mut self, entry: &mut Entry, attribute: DwAt, object: Object) {
        let plan = self.plan;
        match object {
            Object::Variable(id) => match plan.unit_of_variable(id) {
                Some(unit) => self.refer_to_unit(entry, attribute, EntryTarget::Variable(id), unit),
                None => (self.written.omissions).add(Omission::Attribute(attribute)),
            },
            Object::Code(_) => {}
            Object::Fragment(id) => {
                if let EntryLocation::Expression(expression) = plan.lowered.fragment(id) {
                    entry.expression(attribute, expression.clone(), None);
                }
            }
        }
    }

    fn string_type(&mut self, string: &DIStringType) -> Result<(), EmitError> {
        let mut entry = Entry::new(DW_TAG_string_type);
        if let Some(name) = string.name {
            entry.string(DW_AT_name, self.string(name));
        }
        if let Some(encoding) = string.encoding {
            entry.number(DW_AT_encoding, u64::from(encoding.0));
        }
        match (string.length, string.bits) {
            (Some(length), bits) => {
                self.property(&mut entry, DW_AT_string_length, length);
                // The size of the data at the location of the length: DWARF 4 section 5.11, and
                // DWARF 5 section 5.14.
                let size = match self.format.is_5() {
                    true => DW_AT_string_length_byte_size,
                    false => DW_AT_byte_size,
                };
                if let Some(bits) = bits {
                    entry.number(size, bits.div_ceil(8));
                }
            }
            (None, Some(bits)) => size(&mut entry, bits),
            (None, None) => {}
        }
        if let Some(location) = string.data_location {
            self.property(&mut entry, DW_AT_data_location, location);
        }
        self.write(&entry).map(drop)
    }

    fn enumeration(&mut self, enumeration: &DIEnumerationType) -> Result<(), EmitError> {
        let mut entry = Entry::new(DW_TAG_enumeration_type);
        entry.children = !enumeration.enumerators.is_empty();
        self.of_type(&mut entry, DW_AT_type, enumeration.base);
        if let Some(name) = enumeration.name {
            entry.string(DW_AT_name, self.string(name));
        }
        if enumeration.is_declaration() {
            entry.flag(DW_AT_declaration);
        }
        if enumeration.bits > 0 {
            size(&mut entry, enumeration.bits);
        }
        if enumeration.flags.contains(DIFlags::ENUM_CLASS) {
            entry.flag(DW_AT_enum_class);
        }
        self.declared(
            &mut entry,
            enumeration.file,
            (enumeration.line, enumeration.column),
        );
        accessibility(&mut entry, enumeration.flags);
        self.write(&entry)?;
        if enumeration.enumerators.is_empty() {
            return Ok(());
        }
        let metadata = &self.plan.module.metadata;
        let signedness = enumeration.base.and_then(|ty| metadata.signedness(ty));
        let is_unsigned = enumeration.bits == 128 && signedness == Some(Signedness::Unsigned);
        for enumerator in &enumeration.enumerators {
            let mut entry = Entry::new(DW_TAG_enumerator);
            entry.string(DW_AT_name, self.string(enumerator.name));
            let (value, order) = (enumerator.value, self.encoding.order);
            match is_unsigned {
                true => entry.unsigned_integer(DW_AT_const_value, value as u128, order),
                false => entry.integer(DW_AT_const_value, value, order),
            };
            self.write(&entry)?;
        }
        self.end_children();
        Ok(())
    }

    fn subroutine(&mut self, subroutine: &DISubroutineType) -> Result<(), EmitError> {
        let has_children = !subroutine.parameters.is_empty() || subroutine.variadic;
        let mut entry = Entry::new(DW_TAG_subroutine_type);
        entry.children = has_children;
        self.of_type(&mut entry, DW_AT_type, subroutine.result);
        if states_prototypes(self.written.language) && has_prototype(subroutine) {
            entry.flag(DW_AT_prototyped);
        }
        if let Some(convention) = subroutine.calling_convention {
            entry.number(DW_AT_calling_convention, u64::from(convention.0));
        }
        reference_qualifier(&mut entry, subroutine.flags);
        self.write(&entry)?;
        if has_children {
            self.parameters(subroutine)?;
            self.end_children();
        }
        Ok(())
    }

    /// Writes the parameters of a subroutine type, which have only types.
    pub(super) fn parameters(&mut self, subroutine: &DISubroutineType) -> Result<(), EmitError> {
        for &parameter in &subroutine.parameters {
            let mut entry = Entry::new(DW_TAG_formal_parameter);
            self.of_type(&mut entry, DW_AT_type, Some(parameter));
            if self.is_artificial(parameter) {
                entry.flag(DW_AT_artificial);
            }
            self.write(&entry)?;
        }
        if subroutine.variadic {
            self.unspecified_parameters()?;
        }
        Ok(())
    }

    fn is_artificial(&self, parameter: TypeId) -> bool {
        match self.plan.module.metadata.types.get(parameter) {
            Some(DIType::Pointer(pointer)) => pointer.flags.contains(DIFlags::ARTIFICIAL),
            _ => false,
        }
    }
}

/// Returns false for a type of functions whose parameters are all unspecified: C's `int f()`.
pub(super) fn has_prototype(subroutine: &DISubroutineType) -> bool {
    !subroutine.variadic || !subroutine.parameters.is_empty()
}

fn qualifier_tag(qualifier: Qualifier) -> DwTag {
    match qualifier {
        Qualifier::Const => DW_TAG_const_type,
        Qualifier::Volatile => DW_TAG_volatile_type,
        Qualifier::Restrict => DW_TAG_restrict_type,
        Qualifier::Atomic => DW_TAG_atomic_type,
        Qualifier::Immutable => DW_TAG_immutable_type,
        Qualifier::Packed => DW_TAG_packed_type,
        Qualifier::Shared => DW_TAG_shared_type,
        Qualifier::Typedef => DW_TAG_typedef,
        Qualifier::TemplateAlias => DW_TAG_template_alias,
    }
}

/// Adds a size in whole bytes, rounded up.
pub(super) fn size(entry: &mut Entry, bits: u64) {
    entry.number(DW_AT_byte_size, bits.div_ceil(8));
}

/// Adds the accessibility of a member if the metadata states it. Otherwise the language's default
/// applies.
pub(super) fn accessibility(entry: &mut Entry, flags: DIFlags) {
    first_of(
        entry,
        DW_AT_accessibility,
        flags,
        &[
            (DIFlags::PRIVATE, DW_ACCESS_private.0),
            (DIFlags::PROTECTED, DW_ACCESS_protected.0),
            (DIFlags::PUBLIC, DW_ACCESS_public.0),
        ],
    );
}

/// Adds the number of the first of these flags that is set. An entry has at most one attribute of
/// each name (DWARF 5 section 2.2).
pub(super) fn first_of(
    entry: &mut Entry,
    attribute: DwAt,
    flags: DIFlags,
    numbers: &[(DIFlags, u8)],
) {
    let first = numbers.iter().find(|(flag, _)| flags.contains(*flag));
    if let Some((_, number)) = first {
        entry.number(attribute, u64::from(*number));
    }
}

/// Adds the reference qualifier of a member function.
pub(super) fn reference_qualifier(entry: &mut Entry, flags: DIFlags) {
    if flags.contains(DIFlags::LVALUE_REFERENCE) {
        entry.flag(DW_AT_reference);
    }
    if flags.contains(DIFlags::RVALUE_REFERENCE) {
        entry.flag(DW_AT_rvalue_reference);
    }
}
