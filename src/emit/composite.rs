//! Structs, classes, unions and interfaces, with their members (DWARF 5 sections 5.7 and 2.23).

use super::EmitError;
use super::emitter::Emitter;
use super::entry::Entry;
use super::entry_target::EntryTarget;
use super::format::Omission;
use super::types::{accessibility, first_of, size};
use super::vendor::DW_TAG_LLVM_ANNOTATION;
use crate::dwarf::{Operation, OperationKind};
use crate::lower::elements_turned;
use crate::metadata::{
    AnnotationValue, CompositeKind, DIAnnotation, DICompositeType, DIFlags, DIMember,
    DITemplateParameter, DIType, Id, MemberKind, Scope, TemplateArgument, TemplateId, TypeId,
    TypedConstant, VariableId,
};
use crate::target::ByteOrder;
use crate::ty::{Scalar, Signedness, Type, TypeKind};
use alloc::vec::Vec;
use gimli::constants::*;

impl<'m> Emitter<'_, '_, '_, 'm> {
    /// Writes an aggregate with its members. Returns true if its entry is still open: its next
    /// children are the nodes that are declared in it.
    pub(super) fn composite(
        &mut self,
        id: TypeId,
        composite: &DICompositeType,
    ) -> Result<bool, EmitError> {
        let number = self.plan.number(Scope::Type(id));
        let has_children = !composite.members.is_empty()
            || !composite.variant_parts.is_empty()
            || !composite.template_parameters.is_empty()
            || self.has_annotations(&composite.annotations)
            || !self.whole().unit_nodes.span(number).is_empty();
        let tag = composite_tag(composite.kind);
        let mut entry = Entry::new(tag);
        entry.children = has_children;
        if let Some(name) = composite.name {
            entry.string(DW_AT_name, self.string(name));
        }
        match composite.bits {
            Some(bits) => size(&mut entry, bits),
            None => _ = entry.flag(DW_AT_declaration),
        }
        entry.alignment(composite.align_bits.unwrap_or(0));
        first_of(
            &mut entry,
            DW_AT_calling_convention,
            composite.flags,
            &[
                (DIFlags::PASS_BY_VALUE, DW_CC_pass_by_value.0),
                (DIFlags::PASS_BY_REFERENCE, DW_CC_pass_by_reference.0),
            ],
        );
        if composite.flags.contains(DIFlags::EXPORT_SYMBOLS) {
            entry.flag(DW_AT_export_symbols);
        }
        self.of_type(&mut entry, DW_AT_containing_type, composite.vtable_holder);
        self.declared(
            &mut entry,
            composite.file,
            (composite.line, composite.column),
        );
        accessibility(&mut entry, composite.flags);
        self.write(&entry)?;
        if !has_children {
            return Ok(false);
        }
        self.template_parameters(&composite.template_parameters)?;
        self.annotations(&composite.annotations)?;
        for member in &composite.members {
            match member.kind {
                MemberKind::Data if self.is_discriminant(composite, member) => {}
                MemberKind::Data => _ = self.member(composite, member)?,
                MemberKind::Inheritance | MemberKind::VirtualInheritance(_) => {
                    self.inheritance(member)?
                }
                MemberKind::Static => self.static_member(number, composite, member)?,
                MemberKind::Friend => self.friend(member)?,
            }
        }
        for part in &composite.variant_parts {
            self.variant_part(*part, composite)?;
        }
        Ok(true)
    }

    /// True for the discriminant of a variant part, which is a member of the part: LLVM's text of
    /// Ada's records lists it in both.
    fn is_discriminant(&self, composite: &DICompositeType, member: &DIMember) -> bool {
        let types = &self.plan.module.metadata.types;
        let parts = composite.variant_parts.iter();
        let mut parts = parts.filter_map(|part| match types.get(*part) {
            Some(DIType::VariantPart(part)) => part.discriminant.as_ref(),
            _ => None,
        });
        parts.any(|discriminant| discriminant == member)
    }

    fn member(&mut self, composite: &DICompositeType, member: &DIMember) -> Result<u32, EmitError> {
        let mut entry = Entry::new(DW_TAG_member);
        self.describe_member(&mut entry, composite, member);
        match member.bit_field {
            Some(bits) => {
                entry.number(DW_AT_bit_size, bits);
                entry.number(DW_AT_data_bit_offset, member.offset);
            }
            // Only a bit-field can start inside a byte.
            None if !member.offset.is_multiple_of(8) => {
                if let Some(bits) = self.plan.lowered.type_bits(member.ty) {
                    entry.number(DW_AT_bit_size, bits);
                }
                entry.number(DW_AT_data_bit_offset, member.offset);
            }
            None => _ = entry.number(DW_AT_data_member_location, member.offset / 8),
        }
        if member.flags.contains(DIFlags::MUTABLE) {
            entry.flag(DW_AT_mutable);
        }
        accessibility(&mut entry, member.flags);
        self.write_annotated(&mut entry, &member.annotations)
    }

    fn describe_member(
        &mut self,
        entry: &mut Entry,
        composite: &DICompositeType,
        member: &DIMember,
    ) {
        if let Some(name) = member.name {
            entry.string(DW_AT_name, self.string(name));
        }
        self.of_type(entry, DW_AT_type, Some(member.ty));
        self.declared(
            entry,
            composite.file.filter(|_| member.line > 0),
            (member.line, member.column),
        );
        entry.alignment(member.align_bits.into());
        if member.flags.contains(DIFlags::ARTIFICIAL) {
            entry.flag(DW_AT_artificial);
        }
    }

    fn friend(&mut self, member: &DIMember) -> Result<(), EmitError> {
        let mut entry = Entry::new(DW_TAG_friend);
        self.of_type(&mut entry, DW_AT_friend, Some(member.ty));
        self.write(&entry).map(drop)
    }

    fn inheritance(&mut self, member: &DIMember) -> Result<(), EmitError> {
        let mut entry = Entry::new(DW_TAG_inheritance);
        self.of_type(&mut entry, DW_AT_type, Some(member.ty));
        if let MemberKind::VirtualInheritance(before) = member.kind {
            // The object starts with its vtable pointer. The virtual table holds the offset of the
            // base class in the object, `before` bytes before the address in that pointer. In DWARF
            // 4 and 5, the stack holds the address of the object. In dialects with locations on the
            // stack, it holds the location of the object, which may be in any address space.
            let to_base = if self.encoding.has(OperationKind::Offset) {
                Operation::Offset
            } else {
                Operation::Plus
            };
            self.short_expression(
                &mut entry,
                DW_AT_data_member_location,
                &[
                    Operation::Dup,
                    Operation::Deref,
                    Operation::Constu(before.0),
                    Operation::Minus,
                    Operation::Deref,
                    to_base,
                ],
            );
            entry.number(DW_AT_virtuality, u64::from(DW_VIRTUALITY_virtual.0));
        } else {
            entry.number(DW_AT_data_member_location, member.offset / 8);
        }
        accessibility(&mut entry, member.flags);
        self.write(&entry).map(drop)
    }

    /// Writes a static member. The type contains the declaration. The definition is a separate
    /// entry, unless the member is a constant.
    pub(super) fn static_member(
        &mut self,
        scope: usize,
        composite: &DICompositeType,
        member: &DIMember,
    ) -> Result<(), EmitError> {
        // DWARF 4 section 5.5.6.
        let mut entry = Entry::new(match self.format.is_5() {
            true => DW_TAG_variable,
            false => DW_TAG_member,
        });
        self.describe_member(&mut entry, composite, member);
        entry.flag(DW_AT_external);
        entry.flag(DW_AT_declaration);
        if let Some(value) = member.value {
            self.constant_of(&mut entry, DW_AT_const_value, value, Some(member.ty));
        }
        accessibility(&mut entry, member.flags);
        let offset = self.write_annotated(&mut entry, &member.annotations)?;
        let plan = self.plan;
        // The definition is the variable with the same name whose scope is the type. The variables
        // of a type are sorted by the ids of their names.
        let variables = plan.variables.get(scope);
        let name = |index: &u32| {
            plan.module
                .metadata
                .variables
                .get(VariableId::from_index(*index as usize))?
                .name
        };
        let place = variables.partition_point(|variable| name(variable) < member.name);
        if let Some(definition) = variables
            .get(place)
            .filter(|variable| name(variable) == member.name)
        {
            self.written(
                EntryTarget::Variable(VariableId::from_index(*definition as usize)),
                offset,
            );
        }
        Ok(())
    }

    /// Writes a `DW_TAG_variant_part`: the discriminant, then the variants with their discriminant
    /// values.
    fn variant_part(&mut self, id: TypeId, composite: &DICompositeType) -> Result<(), EmitError> {
        let module = self.plan.module;
        let validity = self.plan.lowered.validated().index();
        let Some(DIType::VariantPart(part)) = module
            .metadata
            .types
            .get(id)
            .filter(|_| !validity.is_rejected_type(id))
        else {
            return Ok(());
        };
        let has_children = part.discriminant.is_some() || !part.variants.is_empty();
        let mut entry = Entry::new(DW_TAG_variant_part);
        entry.children = has_children;
        let discriminant = EntryTarget::Scope(Scope::Type(id));
        if part.discriminant.is_some() {
            self.refer(&mut entry, DW_AT_discr, discriminant);
        }
        self.write(&entry)?;
        if let Some(member) = &part.discriminant {
            let offset = self.member(composite, member)?;
            self.written(discriminant, offset);
        }
        for variant in &part.variants {
            let mut entry = Entry::new(DW_TAG_variant);
            entry.children = true;
            if let Some(value) = variant.value {
                let ty = part.discriminant.as_ref().map(|member| member.ty);
                self.constant_of(&mut entry, DW_AT_discr_value, value, ty);
            }
            self.write(&entry)?;
            self.member(composite, variant)?;
            self.end_children();
        }
        if has_children {
            self.end_children();
        }
        Ok(())
    }

    /// Adds a constant of a declared type. An integer has the signedness of that type: LLVM's
    /// integers have none, so that its 200 of 8 bits is -56, and its `true` is -1 (DWARF 5 section
    /// 5.7.10 for discriminants).
    fn constant_of(
        &mut self,
        entry: &mut Entry,
        attribute: DwAt,
        mut value: TypedConstant,
        declared: Option<TypeId>,
    ) {
        let signedness = declared.and_then(|ty| self.plan.module.metadata.signedness(ty));
        if let TypeKind::Scalar(Scalar::Int(bits) | Scalar::Uint(bits)) = value.ty.kind() {
            match signedness {
                Some(Signedness::Signed) => value.ty = Type::int(bits),
                Some(Signedness::Unsigned) => value.ty = Type::uint(bits),
                None => {}
            }
        }
        self.constant(entry, attribute, value);
    }

    /// Adds a constant: an integer of at most 64 bits or a pointer as a number, any other value as
    /// its bytes in memory. Adds nothing for an undefined value. A value of more than 16 bytes is
    /// left out, and on big-endian targets also a value whose bytes would be written but which does
    /// not consist of whole bytes.
    fn constant(
        &mut self,
        entry: &mut Entry,
        attribute: DwAt,
        TypedConstant { ty, value }: TypedConstant,
    ) {
        let module = self.plan.module;
        let constants = module.exprs.constants();
        if value.is_undef() {
            return;
        }
        let bits = ty.bit_size(&module.target);
        let Some(bits) = bits.filter(|bits| (1..=128).contains(bits)) else {
            return (self.written.omissions).add(Omission::Attribute(attribute));
        };
        // A discriminant is a number, independent of its type.
        let is_number = match ty.kind() {
            TypeKind::Scalar(_) => !ty.is_float(),
            TypeKind::Vector(..) | TypeKind::Bits(_) => attribute == DW_AT_discr_value,
        };
        // lldb reads a wide value of another form than a block with wrong upper bits.
        let is_wide = attribute == DW_AT_const_value && bits > 64;
        let order = self.encoding.order;
        if let Some(number) = constants.number(value).filter(|_| is_number && !is_wide) {
            let unused = 128 - bits;
            match ty.is_signed() {
                true => _ = entry.integer(attribute, number << unused >> unused, order),
                false => {
                    _ = entry.unsigned_integer(
                        attribute,
                        (number as u128) << unused >> unused,
                        order,
                    );
                }
            }
            return;
        }
        let mut bytes = Vec::new();
        if constants.bits(value, bits, &mut bytes).is_err() {
            return;
        }
        if order == ByteOrder::Big {
            if !bits.is_multiple_of(8) {
                return (self.written.omissions).add(Omission::Attribute(attribute));
            }
            if let TypeKind::Vector(count, _) = ty.kind() {
                bytes = elements_turned(&bytes, count, bits / u64::from(count.max(1)));
            }
            bytes.reverse();
        }
        entry.block(attribute, &bytes);
    }

    /// Writes the arguments of a template instance.
    pub(super) fn template_parameters(
        &mut self,
        parameters: &[TemplateId],
    ) -> Result<(), EmitError> {
        for parameter in self.usable_templates(parameters) {
            let pack = match &parameter.argument {
                TemplateArgument::Pack(arguments) => self.usable_templates(arguments),
                _ => Vec::new(),
            };
            let tag = template_tag(parameter);
            if !self.format.has_tag(tag) {
                self.written.omissions.add(Omission::Tag(tag));
                continue;
            }
            let mut entry = self.template_parameter(parameter);
            entry.children = !pack.is_empty();
            self.write(&entry)?;
            for argument in &pack {
                if !matches!(argument.argument, TemplateArgument::Pack(_)) {
                    let entry = self.template_parameter(argument);
                    self.write(&entry)?;
                }
            }
            if !pack.is_empty() {
                self.end_children();
            }
        }
        Ok(())
    }

    /// Writes an entry whose only children are annotations. Returns its offset.
    pub(super) fn write_annotated(
        &mut self,
        entry: &mut Entry,
        annotations: &[DIAnnotation],
    ) -> Result<u32, EmitError> {
        if annotations.is_empty() {
            return self.write(entry);
        }
        let has_children = self.has_annotations(annotations);
        entry.children = has_children;
        let offset = self.write(entry)?;
        self.annotations(annotations)?;
        if has_children {
            self.end_children();
        }
        Ok(offset)
    }

    /// Returns true if the entry will contain annotations.
    pub(super) fn has_annotations(&self, annotations: &[DIAnnotation]) -> bool {
        !annotations.is_empty() && self.format.has_tag(DW_TAG_LLVM_ANNOTATION)
    }

    /// Writes the annotations of an entry, as its children.
    pub(super) fn annotations(&mut self, annotations: &[DIAnnotation]) -> Result<(), EmitError> {
        for annotation in annotations {
            if !self.format.has_tag(DW_TAG_LLVM_ANNOTATION) {
                self.written
                    .omissions
                    .add(Omission::Tag(DW_TAG_LLVM_ANNOTATION));
                continue;
            }
            let mut entry = Entry::new(DW_TAG_LLVM_ANNOTATION);
            entry.string(DW_AT_name, self.string(annotation.name));
            match annotation.value {
                AnnotationValue::String(text) => {
                    entry.string(DW_AT_const_value, self.string(text));
                }
                AnnotationValue::Constant(value) => {
                    self.constant(&mut entry, DW_AT_const_value, value);
                }
            }
            self.write(&entry)?;
        }
        Ok(())
    }

    /// Returns the template parameters that were not rejected.
    fn usable_templates(&self, parameters: &[TemplateId]) -> Vec<&'m DITemplateParameter> {
        let validity = self.plan.lowered.validated().index();
        let usable = parameters.iter();
        let usable = usable.filter(|id| !validity.is_rejected_template(**id));
        let templates = &self.plan.module.metadata.templates;
        usable.filter_map(|id| templates.get(*id)).collect()
    }

    /// Returns the size in bits of a floating-point number, and its bits as an integer.
    fn float_bits(&self, TypedConstant { ty, value }: TypedConstant) -> Option<(u64, u64)> {
        let module = self.plan.module;
        let bits = ty.bit_size(&module.target).filter(|_| ty.is_float())?;
        let mut bytes = Vec::new();
        module
            .exprs
            .constants()
            .bits(value, bits, &mut bytes)
            .ok()?;
        let bytes = bytes.iter().rev();
        let number = bytes.fold(0, |number, byte| number << 8 | u64::from(*byte));
        Some((bits, number))
    }

    fn template_parameter(&mut self, node: &DITemplateParameter) -> Entry {
        let mut entry = Entry::new(template_tag(node));
        self.of_type(&mut entry, DW_AT_type, node.ty);
        if let Some(name) = node.name {
            entry.string(DW_AT_name, self.string(name));
        }
        if node.is_default {
            entry.flag(DW_AT_default_value);
        }
        match node.argument {
            // lldb reads a floating-point number from a fixed form, as clang writes it.
            TemplateArgument::Value(Some(value)) => match self.float_bits(value) {
                Some((32, number)) => _ = entry.four_bytes(DW_AT_const_value, number as u32),
                Some((64, number)) => _ = entry.wide(DW_AT_const_value, number),
                _ => self.constant_of(&mut entry, DW_AT_const_value, value, node.ty),
            },
            TemplateArgument::Template(name) => {
                entry.string(DW_AT_GNU_template_name, self.string(name));
            }
            TemplateArgument::Type | TemplateArgument::Value(None) | TemplateArgument::Pack(_) => {}
        }
        entry
    }
}

const fn template_tag(node: &DITemplateParameter) -> DwTag {
    match node.argument {
        TemplateArgument::Type => DW_TAG_template_type_parameter,
        TemplateArgument::Value(_) => DW_TAG_template_value_parameter,
        TemplateArgument::Template(_) => DW_TAG_GNU_template_template_param,
        TemplateArgument::Pack(_) => DW_TAG_GNU_template_parameter_pack,
    }
}

pub(super) const fn composite_tag(kind: CompositeKind) -> DwTag {
    match kind {
        CompositeKind::Structure => DW_TAG_structure_type,
        CompositeKind::Class => DW_TAG_class_type,
        CompositeKind::Union => DW_TAG_union_type,
        CompositeKind::Interface => DW_TAG_interface_type,
    }
}
