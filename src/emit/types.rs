//! Types (DWARF 5 chapter 5). A unit has those that its variables and functions use, and what these use in turn.
//!
//! Types may refer to each other in circles, so they are written from a queue, each once; a reference to one that is
//! still in the queue is filled in at the end.

use super::abbrev::{Entry, Written};
use super::unit::Emitter;
use crate::dwarf::Dialect;
use crate::metadata::{
    Bound, CompositeKind, DIArrayType, DICompositeType, DIEnumerationType, DIMember, DIPointerType, DIQualifiedType,
    DISubroutineType, DIType, PointerKind, Qualifier, SubprogramId, TypeId, VariableId,
};
use crate::ty::{AddressSpace, PointerSizes};
use alloc::vec::Vec;
use gimli::constants::*;

/// No constant of gimli's.
const DW_AT_LLVM_ADDRESS_SPACE: DwAt = DwAt(0x3e10);

/// Types of the unit that are written, and that are to be.
#[derive(Debug)]
pub(super) struct Types {
    /// The unit that wanted each type last, counted from 1.
    wanted_by: Vec<u32>,
    /// Where the entry of each type is in the unit; 0 while it waits. Right for types that the unit wants.
    offsets: Vec<u32>,
    unit: u32,
    queue: Vec<TypeId>,
    /// Fields that refer to a type that waited.
    patches: Vec<(u32, TypeId)>,
}

impl Types {
    pub(super) fn new(count: usize) -> Types {
        Types {
            wanted_by: alloc::vec![0; count],
            offsets: alloc::vec![0; count],
            unit: 0,
            queue: Vec::new(),
            patches: Vec::new(),
        }
    }

    pub(super) fn begin_unit(&mut self) {
        self.unit += 1;
        self.queue.clear();
    }

    fn want(&mut self, id: TypeId) {
        if let Some(by) = self.wanted_by.get_mut(id.index())
            && *by != self.unit
        {
            *by = self.unit;
            self.offsets[id.index()] = 0;
            self.queue.push(id);
        }
    }
}

impl Emitter<'_, '_, '_, '_> {
    /// Queues the types that a subprogram's entry and variables refer to.
    pub(super) fn want_subprogram_types(&mut self, id: SubprogramId) {
        if let Some(result) = self.result_type(id) {
            self.types.want(result);
        }
        for variable in self.plan.lowered.validated().index().variables(id) {
            self.want_variable_type(variable);
        }
    }

    pub(super) fn want_variable_type(&mut self, id: VariableId) {
        let module = self.plan.module;
        if let Some(ty) = module.variables.get(id).and_then(|node| module.variable_type(node)) {
            self.types.want(ty);
        }
    }

    /// What a subprogram returns; `None` for nothing.
    pub(super) fn result_type(&self, id: SubprogramId) -> Option<TypeId> {
        let module = self.plan.module;
        let validity = self.plan.lowered.validated().index();
        let ty = module.subprograms.get(id)?.ty.filter(|ty| !validity.is_rejected_type(*ty))?;
        match module.types.get(ty)? {
            DIType::Subroutine(subroutine) => subroutine.result,
            _ => None,
        }
    }

    /// Where a type's entry is in the unit, once types have been written.
    pub(super) fn written_type(&self, ty: TypeId) -> Option<u32> {
        let Types { wanted_by, offsets, unit, .. } = &self.types;
        let offset = offsets.get(ty.index()).copied().filter(|offset| *offset != 0)?;
        (wanted_by.get(ty.index()) == Some(unit)).then_some(offset)
    }

    /// Adds a reference to a type of the unit: to one that is written, or that [`Emitter::refer`] is told of.
    fn of_type(&mut self, entry: &mut Entry, ty: Option<TypeId>) {
        // A type that a rule rejected counts as `void`.
        let validity = self.plan.lowered.validated().index();
        let Some(ty) = ty.filter(|ty| !validity.is_rejected_type(*ty)) else { return };
        self.types.want(ty);
        // A type that does not exist is left out, as `void` is.
        if let Some(offset) = self.types.offsets.get(ty.index()).copied() {
            entry.reference(DW_AT_type, offset);
        }
    }

    /// Writes an entry that refers to a type, which may wait.
    fn refer(&mut self, entry: &Entry, ty: Option<TypeId>) -> Written {
        let written = self.abbreviations.write(entry, &mut self.info);
        if let Some(ty) = ty
            && self.types.offsets.get(ty.index()) == Some(&0)
        {
            self.types.patches.push((written.reference, ty));
        }
        written
    }

    /// Writes the types in the queue.
    pub(super) fn write_types(&mut self, language: DwLang) {
        let mut next = 0;
        while let Some(&id) = self.types.queue.get(next) {
            next += 1;
            let offset = self.info.position() - self.unit_start;
            if let Some(ty) = self.plan.module.types.get(id) {
                self.write_type(ty, language);
                self.types.offsets[id.index()] = offset;
            }
        }
        let mut patches = core::mem::take(&mut self.types.patches);
        for (position, ty) in patches.drain(..) {
            let offset = self.types.offsets.get(ty.index()).copied().unwrap_or(0);
            self.info.set(position, u64::from(offset), 4);
        }
        self.types.patches = patches;
    }

    fn write_type(&mut self, ty: &DIType, language: DwLang) {
        match ty {
            DIType::Base(base) => {
                let mut entry = Entry::new(DW_TAG_base_type, false);
                entry.string(DW_AT_name, self.strings.index(base.name));
                entry.number(DW_AT_encoding, u64::from(base.encoding.0));
                size(&mut entry, base.bits);
                if !base.bits.is_multiple_of(8) {
                    entry.number(DW_AT_bit_size, base.bits);
                }
                self.abbreviations.write(&entry, &mut self.info);
            }
            DIType::Pointer(pointer) => self.pointer(pointer),
            DIType::Qualified(qualified) => self.qualified(qualified),
            DIType::Array(array) => self.array(array, language),
            DIType::Composite(composite) => self.composite(composite),
            DIType::Enumeration(enumeration) => self.enumeration(enumeration),
            DIType::Subroutine(subroutine) => self.subroutine(subroutine),
            DIType::Unspecified(_) | DIType::MemberPointer(_) | DIType::String(_) | DIType::VariantPart(_) => {
                self.abbreviations.write(&Entry::new(DW_TAG_unspecified_type, false), &mut self.info);
            }
        }
    }

    fn pointer(&mut self, pointer: &DIPointerType) {
        let tag = match pointer.kind {
            PointerKind::Pointer => DW_TAG_pointer_type,
            PointerKind::Reference => DW_TAG_reference_type,
            PointerKind::RvalueReference => DW_TAG_rvalue_reference_type,
        };
        let target = self.plan.module.target;
        let space = AddressSpace(pointer.address_space);
        let mut entry = Entry::new(tag, false);
        self.of_type(&mut entry, pointer.base);
        if let Some(bits) = pointer.bits.or(target.pointer_bits(space).map(u64::from)) {
            size(&mut entry, bits);
        }
        // Without the attribute it is DWARF's address space 0, whatever the compiler's number of that is.
        if let Some(space @ 1..) = target.dwarf_address_space(space) {
            let attribute = match self.encoding.dialect {
                Dialect::Dwarf4 | Dialect::Dwarf5 => DW_AT_address_class,
                Dialect::Llvm | Dialect::LlvmLegacy | Dialect::Dwarf6Draft => DW_AT_LLVM_ADDRESS_SPACE,
            };
            entry.number(attribute, space);
        }
        self.refer(&entry, pointer.base);
    }

    fn qualified(&mut self, qualified: &DIQualifiedType) {
        let tag = match qualified.qualifier {
            Qualifier::Const => DW_TAG_const_type,
            Qualifier::Volatile => DW_TAG_volatile_type,
            Qualifier::Restrict => DW_TAG_restrict_type,
            Qualifier::Atomic => DW_TAG_atomic_type,
            Qualifier::Immutable => DW_TAG_immutable_type,
            Qualifier::Packed => DW_TAG_packed_type,
            Qualifier::Shared => DW_TAG_shared_type,
            Qualifier::Typedef => DW_TAG_typedef,
        };
        let mut entry = Entry::new(tag, false);
        self.of_type(&mut entry, qualified.base);
        if let Some(name) = qualified.name {
            entry.string(DW_AT_name, self.strings.index(name));
        }
        self.refer(&entry, qualified.base);
    }

    fn array(&mut self, array: &DIArrayType, language: DwLang) {
        let mut entry = Entry::new(DW_TAG_array_type, !array.dimensions.is_empty());
        self.of_type(&mut entry, Some(array.element));
        self.refer(&entry, Some(array.element));
        if array.dimensions.is_empty() {
            return;
        }
        for dimension in &array.dimensions {
            let mut entry = Entry::new(DW_TAG_subrange_type, false);
            if let Bound::Constant(lower) = dimension.lower_bound
                && language.default_lower_bound().map(|bound| bound as i64) != Some(lower)
            {
                entry.signed(DW_AT_lower_bound, lower);
            }
            if let Some(count) = dimension.elements() {
                entry.number(DW_AT_count, count);
            }
            self.abbreviations.write(&entry, &mut self.info);
        }
        self.info.u8(0);
    }

    fn composite(&mut self, composite: &DICompositeType) {
        let tag = match composite.kind {
            CompositeKind::Structure => DW_TAG_structure_type,
            CompositeKind::Class => DW_TAG_class_type,
            CompositeKind::Union => DW_TAG_union_type,
            CompositeKind::Interface => DW_TAG_interface_type,
        };
        let mut entry = Entry::new(tag, !composite.members.is_empty());
        if let Some(name) = composite.name {
            entry.string(DW_AT_name, self.strings.index(name));
        }
        match composite.bits {
            Some(bits) => size(&mut entry, bits),
            None => _ = entry.flag(DW_AT_declaration),
        }
        self.declared(&mut entry, composite.file, composite.line);
        self.abbreviations.write(&entry, &mut self.info);
        if composite.members.is_empty() {
            return;
        }
        for member in &composite.members {
            self.member(composite, member);
        }
        self.info.u8(0);
    }

    fn member(&mut self, composite: &DICompositeType, member: &DIMember) {
        let mut entry = Entry::new(DW_TAG_member, false);
        if let Some(name) = member.name {
            entry.string(DW_AT_name, self.strings.index(name));
        }
        self.of_type(&mut entry, Some(member.ty));
        self.declared(&mut entry, composite.file.filter(|_| member.line > 0), member.line);
        match member.bit_field {
            Some(bits) => {
                entry.number(DW_AT_bit_size, bits);
                entry.number(DW_AT_data_bit_offset, member.offset);
            }
            // A member that does not start at a byte can only be told as a bit field.
            None if !member.offset.is_multiple_of(8) => {
                if let Some(bits) = self.plan.module.type_bits(member.ty, self.plan.module.target) {
                    entry.number(DW_AT_bit_size, bits);
                }
                entry.number(DW_AT_data_bit_offset, member.offset);
            }
            None => _ = entry.number(DW_AT_data_member_location, member.offset / 8),
        }
        self.refer(&entry, Some(member.ty));
    }

    fn enumeration(&mut self, enumeration: &DIEnumerationType) {
        let mut entry = Entry::new(DW_TAG_enumeration_type, !enumeration.enumerators.is_empty());
        self.of_type(&mut entry, enumeration.base);
        if let Some(name) = enumeration.name {
            entry.string(DW_AT_name, self.strings.index(name));
        }
        size(&mut entry, enumeration.bits);
        self.refer(&entry, enumeration.base);
        if enumeration.enumerators.is_empty() {
            return;
        }
        for enumerator in &enumeration.enumerators {
            let mut entry = Entry::new(DW_TAG_enumerator, false);
            entry.string(DW_AT_name, self.strings.index(enumerator.name));
            entry.signed(DW_AT_const_value, enumerator.value as i64);
            self.abbreviations.write(&entry, &mut self.info);
        }
        self.info.u8(0);
    }

    fn subroutine(&mut self, subroutine: &DISubroutineType) {
        let mut entry = Entry::new(DW_TAG_subroutine_type, !subroutine.parameters.is_empty());
        self.of_type(&mut entry, subroutine.result);
        entry.flag(DW_AT_prototyped);
        self.refer(&entry, subroutine.result);
        if subroutine.parameters.is_empty() {
            return;
        }
        for &parameter in &subroutine.parameters {
            let mut entry = Entry::new(DW_TAG_formal_parameter, false);
            self.of_type(&mut entry, Some(parameter));
            self.refer(&entry, Some(parameter));
        }
        self.info.u8(0);
    }
}

/// A size that takes whole bytes.
fn size(entry: &mut Entry, bits: u64) {
    entry.number(DW_AT_byte_size, bits.div_ceil(8));
}
