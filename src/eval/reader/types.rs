//! The types of objects.

use super::entries::{Described, EntryOffset};
use super::{Die, MAX_STEPS, ReadError, Slice, UnitReader};
use crate::eval::bits;
use crate::eval::value::{BaseEncoding, BaseType};
use alloc::vec;
use alloc::vec::Vec;
use gimli::constants::{self as dw, DwAt, DwTag};
use gimli::{AttributeValue, Endianity};

/// The properties of a type that are needed to read an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ObjectType {
    /// The size of the type in bytes; `None` if it is not constant, or if the type has no size. A
    /// pointer to member has a size only if its entry has `DW_AT_byte_size`, because the size
    /// depends on the C++ ABI.
    pub byte_size: Option<u64>,
    /// The size of the object in bits, from the location that [`UnitReader::location`] or
    /// [`UnitReader::member`] returns: the size of a bit field, otherwise that of the type.
    pub bits: Option<u64>,
    /// The base type for reading the bytes as one value, if any: a base type itself, the underlying
    /// type of an enumeration or subrange, and an unsigned integer for a pointer or reference.
    pub base: Option<BaseType>,
    /// The entry of the type, without typedefs and qualifiers such as `const`: a structure, a base
    /// type, an array. `None` if there is no type (`void`).
    pub entry: Option<EntryOffset>,
}

/// `DW_AT_LLVM_vector_size` of a base type, whose size is then the size of an element.
const DW_AT_LLVM_VECTOR_SIZE: DwAt = DwAt(0x3e13);

/// The attributes that are followed from an entry to its type. A declaration with a signature is
/// completed in a type unit.
const NEXT: [DwAt; 4] = [
    dw::DW_AT_signature,
    dw::DW_AT_type,
    dw::DW_AT_abstract_origin,
    dw::DW_AT_specification,
];

/// True if an entry is an object, a typedef or a qualifier, so that its type is the type of the
/// entry that it refers to.
fn refers_to_type(tag: DwTag) -> bool {
    matches!(
        tag,
        dw::DW_TAG_variable
            | dw::DW_TAG_formal_parameter
            | dw::DW_TAG_constant
            | dw::DW_TAG_member
            | dw::DW_TAG_inheritance
            | dw::DW_TAG_template_value_parameter
            | dw::DW_TAG_template_type_parameter
            // The type of a subprogram is its return type.
            | dw::DW_TAG_subprogram
            | dw::DW_TAG_inlined_subroutine
            | dw::DW_TAG_typedef
            | dw::DW_TAG_template_alias
            | dw::DW_TAG_const_type
            | dw::DW_TAG_volatile_type
            | dw::DW_TAG_restrict_type
            | dw::DW_TAG_atomic_type
            | dw::DW_TAG_immutable_type
            | dw::DW_TAG_packed_type
            | dw::DW_TAG_shared_type
    )
}

/// True for the declaration of a type that a type unit defines.
fn has_signature<E: Endianity>(entry: &Die<'_, E>) -> bool {
    entry.attr(dw::DW_AT_signature).is_some()
}

/// True if the values of a type are addresses, and have the size of addresses.
fn is_address(tag: DwTag) -> bool {
    matches!(
        tag,
        dw::DW_TAG_pointer_type | dw::DW_TAG_reference_type | dw::DW_TAG_rvalue_reference_type
    )
}

/// True if the values of a type are values of an underlying type.
fn has_underlying(tag: DwTag) -> bool {
    matches!(
        tag,
        dw::DW_TAG_enumeration_type | dw::DW_TAG_subrange_type | dw::DW_TAG_dynamic_type
    )
}

/// The number of elements of a base type that is a vector.
fn vector_size<E: Endianity>(entry: &Die<'_, E>) -> Option<u64> {
    entry.attr(DW_AT_LLVM_VECTOR_SIZE)?.udata_value()
}

impl<'u, 'd, E: Endianity> UnitReader<'u, 'd, E> {
    /// The type of a variable, parameter, member or base class, or of a type entry itself, without
    /// typedefs and qualifiers.
    ///
    /// # Errors
    /// If the entries cannot be read.
    pub fn object_type(&self, entry: impl Into<EntryOffset>) -> Result<ObjectType, ReadError> {
        let object = self.described(entry.into())?;
        let is_member = object.entry.tag() == dw::DW_TAG_member;
        let bit_size = object.entry.attr(dw::DW_AT_bit_size).filter(|_| is_member);
        let bit_size = bit_size.and_then(|size| size.udata_value());
        let Some(ty) = self.type_of(object)? else {
            return Ok(ObjectType {
                bits: bit_size,
                ..ObjectType::default()
            });
        };
        let byte_size = self.byte_size(&ty)?;
        Ok(ObjectType {
            byte_size,
            bits: bit_size.or_else(|| byte_size?.checked_mul(8)),
            base: self.read_as(&ty, byte_size)?,
            entry: Some(ty.offset()),
        })
    }

    /// The type of an object, or of a type itself, without typedefs and qualifiers. `None` if there
    /// is no type.
    pub(super) fn type_of(
        &self,
        mut found: Described<'u, 'd, E>,
    ) -> Result<Option<Described<'u, 'd, E>>, ReadError> {
        for _ in 0..MAX_STEPS {
            if !refers_to_type(found.entry.tag()) && !has_signature(&found.entry) {
                return Ok(Some(found));
            }
            match self.refer(&found, &NEXT)? {
                Some(next) => found = next,
                None => break,
            }
        }
        Ok(None)
    }

    /// The size of a type in bytes, from its entry or from the types that it consists of.
    fn byte_size(&self, ty: &Described<'u, 'd, E>) -> Result<Option<u64>, ReadError> {
        let mut found = ty.clone();
        // The number of elements of the enclosing arrays.
        let mut count = Some(1u64);
        for _ in 0..MAX_STEPS {
            let times = |size: u64| count.and_then(|count| count.checked_mul(size));
            let tag = found.entry.tag();
            if let Some(bytes) = found
                .entry
                .attr(dw::DW_AT_byte_size)
                .and_then(|size| size.udata_value())
            {
                let elements = vector_size(&found.entry).unwrap_or(1);
                return Ok(bytes.checked_mul(elements).and_then(times));
            }
            match tag {
                _ if is_address(tag) => return Ok(times(self.encoding.address_bytes.into())),
                dw::DW_TAG_array_type => count = self.elements(&found)?.and_then(times),
                _ if refers_to_type(tag) || has_underlying(tag) => {}
                _ if has_signature(&found.entry) => {}
                // The type that a function returns or that a pointer to member points to is not a
                // part of it.
                _ => break,
            }
            match self.refer(&found, &NEXT)? {
                Some(next) => found = next,
                None => break,
            }
        }
        Ok(None)
    }

    /// Returns the base type for reading the bytes of a type as one value.
    fn read_as(
        &self,
        ty: &Described<'u, 'd, E>,
        byte_size: Option<u64>,
    ) -> Result<Option<BaseType>, ReadError> {
        let Some(byte_size) = byte_size.and_then(|size| u16::try_from(size).ok()) else {
            return Ok(None);
        };
        let whole = |encoding| {
            Some(BaseType {
                encoding,
                byte_size,
                order: None,
            })
        };
        let mut found = ty.clone();
        for _ in 0..MAX_STEPS {
            let tag = found.entry.tag();
            if tag == dw::DW_TAG_base_type {
                // A subrange may be smaller than its underlying type.
                return Ok(self
                    .base_type(&found)
                    .map(|base| BaseType { byte_size, ..base }));
            }
            if is_address(tag) {
                return Ok(whole(BaseEncoding::Unsigned));
            }
            if !refers_to_type(tag) && !has_underlying(tag) {
                break;
            }
            match self.refer(&found, &[dw::DW_AT_type])? {
                Some(next) => found = next,
                // In DWARF 2, an enumeration has no underlying type, only values.
                None if tag == dw::DW_TAG_enumeration_type => {
                    if let Some(AttributeValue::Encoding(encoding)) =
                        found.entry.attr_value(dw::DW_AT_encoding)
                    {
                        return Ok(BaseEncoding::from_attribute(encoding).and_then(whole));
                    }
                    let mut is_signed = false;
                    self.each_child(&found, |value| {
                        let value = integer(value, dw::DW_AT_const_value);
                        is_signed |= value.is_some_and(|value| value < 0);
                    })?;
                    return Ok(whole(if is_signed {
                        BaseEncoding::Signed
                    } else {
                        BaseEncoding::Unsigned
                    }));
                }
                None => break,
            }
        }
        Ok(None)
    }

    /// Calls a function for each child of an entry.
    pub(super) fn each_child(
        &self,
        of: &Described<'u, 'd, E>,
        mut each: impl FnMut(&Die<'d, E>),
    ) -> Result<(), ReadError> {
        let mut entries = of.unit().entries_at_offset(of.entry.offset())?;
        let Some(depth) = entries.next_dfs()?.map(|root| root.depth()) else {
            return Ok(());
        };
        while let Some(entry) = entries.next_dfs()?.filter(|entry| entry.depth() > depth) {
            if entry.depth() == depth + 1 {
                each(entry);
            }
        }
        Ok(())
    }

    /// Returns the base type of the single value that an entry describes, if it describes one.
    pub(super) fn base_type(&self, found: &Described<'u, 'd, E>) -> Option<BaseType> {
        let entry = &found.entry;
        if entry.tag() != dw::DW_TAG_base_type || vector_size(entry).is_some() {
            return None;
        }
        let AttributeValue::Encoding(encoding) = entry.attr_value(dw::DW_AT_encoding)? else {
            return None;
        };
        let byte_size = entry
            .attr(dw::DW_AT_byte_size)?
            .udata_value()?
            .try_into()
            .ok()?;
        let mut encoding = BaseEncoding::from_attribute(encoding)?;
        if encoding == BaseEncoding::Float && matches!(byte_size, 2 | 16) {
            // The attribute does not distinguish the formats; compilers distinguish them by name.
            let name = entry.attr_value(dw::DW_AT_name);
            let name = name.and_then(|name| found.text(name).ok());
            let name = name
                .as_ref()
                .map_or("", |name| core::str::from_utf8(name.slice()).unwrap_or(""));
            let is_extended =
                self.target.description().has_extended_floats && !name.contains("128");
            match byte_size {
                2 if name.contains("bf16") || name.contains("bfloat16") => {
                    encoding = BaseEncoding::BrainFloat
                }
                16 if is_extended => encoding = BaseEncoding::ExtendedFloat,
                _ => {}
            }
        }
        Some(BaseType {
            encoding,
            byte_size,
            order: None,
        })
    }

    /// The number of elements of an array type, if it is a constant and the elements are
    /// contiguous.
    fn elements(&self, array: &Described<'u, 'd, E>) -> Result<Option<u64>, ReadError> {
        if !self.is_contiguous(array)? {
            return Ok(None);
        }
        let unit = array.unit();
        // `None` after a dimension of unknown size.
        let mut elements = Some(1u64);
        let mut has_some = false;
        self.each_child(array, |entry| {
            if entry.tag() != dw::DW_TAG_subrange_type {
                return;
            }
            has_some = true;
            let number = |at| integer(entry, at);
            let count = number(dw::DW_AT_count).or_else(|| {
                let lower = number(dw::DW_AT_lower_bound)
                    .or_else(|| default_lower_bound(unit).map(i128::from));
                let (upper, lower) = number(dw::DW_AT_upper_bound).zip(lower)?;
                Some(self.elements_between(lower, upper))
            });
            let count = count.and_then(|count| u64::try_from(count).ok());
            elements = elements
                .zip(count)
                .and_then(|(elements, count)| elements.checked_mul(count));
        })?;
        Ok(elements.filter(|_| has_some))
    }

    /// True if neither an array nor one of its dimensions states a distance between elements.
    pub(super) fn is_contiguous(&self, array: &Described<'u, 'd, E>) -> Result<bool, ReadError> {
        let has_stride = |entry: &Die<'_, E>| {
            let mut strides = [dw::DW_AT_byte_stride, dw::DW_AT_bit_stride].into_iter();
            strides.any(|at| entry.attr(at).is_some())
        };
        let mut is_contiguous = !has_stride(&array.entry);
        self.each_child(array, |child| is_contiguous &= !has_stride(child))?;
        Ok(is_contiguous)
    }

    /// The number of elements of an array with these bounds; negative if the upper bound is too
    /// low.
    pub(super) fn elements_between(&self, lower: i128, upper: i128) -> i128 {
        // The upper bound of an array without elements may be the largest address.
        let all = 1i128 << (8 * u32::from(self.encoding.address_bytes.min(8)));
        match upper.saturating_sub(lower).saturating_add(1) {
            count if count == all => 0,
            count => count,
        }
    }

    /// The bytes of `DW_AT_const_value` (DWARF 5 section 4.1) for an object of a type.
    pub(super) fn constant(
        &self,
        value: &AttributeValue<Slice<'d, E>>,
        ty: ObjectType,
    ) -> Result<Vec<u8>, ReadError> {
        // The number, its size in bytes, and true if its form is signed; `None` if the form does
        // not determine the sign.
        let (number, bytes, is_signed) = match *value {
            AttributeValue::Data1(number) => (i128::from(number as i8), 1, None),
            AttributeValue::Data2(number) => (i128::from(number as i16), 2, None),
            AttributeValue::Data4(number) => (i128::from(number as i32), 4, None),
            AttributeValue::Data8(number) => (i128::from(number as i64), 8, None),
            AttributeValue::Data16(number) => (number as i128, 16, None),
            AttributeValue::Sdata(number) => (number.into(), 8, Some(true)),
            AttributeValue::Udata(number) => (number.into(), 8, Some(false)),
            AttributeValue::Block(bytes) => return Ok(bytes.slice().to_vec()),
            AttributeValue::Exprloc(bytes) => return Ok(bytes.0.slice().to_vec()),
            _ => {
                let text = self.dwarf.attr_string(self.unit, *value);
                let text = text.map_err(|_| ReadError::Form(dw::DW_AT_const_value))?;
                return Ok([text.slice(), &[0]].concat());
            }
        };
        // The type determines the sign of a number whose form does not.
        let own = ty
            .base
            .is_some_and(|base| base.encoding == BaseEncoding::Signed);
        let number = match is_signed.unwrap_or(own) {
            false if is_signed.is_none() && bytes < 16 => number & ((1 << (8 * bytes)) - 1),
            _ => number,
        };
        let size = ty
            .byte_size
            .and_then(|size| usize::try_from(size).ok())
            .filter(|size| *size <= 16);
        let mut into = vec![0; size.unwrap_or(bytes)];
        bits::store(&mut into, number as u128, self.target.byte_order());
        Ok(into)
    }
}

/// The integer in an attribute. Forms of a fixed size do not state a sign, and are unsigned:
/// compilers write negative integers as `DW_FORM_sdata` or `DW_FORM_implicit_const`.
pub(super) fn integer<E: Endianity>(entry: &Die<'_, E>, attribute: DwAt) -> Option<i128> {
    Some(match entry.attr(attribute)?.raw_value() {
        AttributeValue::Sdata(number) => number.into(),
        value => value.udata_value()?.into(),
    })
}

/// The default lower bound of arrays in the unit's language.
pub(super) fn default_lower_bound<E: Endianity>(unit: &gimli::Unit<Slice<'_, E>>) -> Option<i64> {
    let mut entries = unit.entries();
    let root = entries.next_dfs().ok()??;
    match root.attr_value(dw::DW_AT_language)? {
        AttributeValue::Language(language) => {
            language.default_lower_bound().map(|bound| bound as i64)
        }
        _ => None,
    }
}
