//! From an entry to its type, and to other entries, in whichever unit those are.

use super::{Die, MOST_STEPS, ReadError, Slice, UnitReader};
use crate::eval::bits;
use crate::eval::value::{BaseEncoding, BaseType};
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use gimli::constants::{self as dw, DwAt};
use gimli::{AttributeValue, DebugInfoOffset, DebugTypeSignature, Endianity, UnitOffset, UnitType};

/// What reading an object needs to know of its type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ObjectType {
    /// The size in bytes; `None` where it is not a constant.
    pub byte_size: Option<u64>,
    /// What its bytes are, if it is of a base type.
    pub base: Option<BaseType>,
}

/// An entry, and its unit where that is another one.
pub(super) struct Described<'d, E: Endianity> {
    other: Option<Rc<gimli::Unit<Slice<'d, E>>>>,
    pub(super) entry: Die<'d, E>,
}

impl<'d, E: Endianity> Described<'d, E> {
    pub(super) fn is_own(&self) -> bool {
        self.other.is_none()
    }

    pub(super) fn unit<'x>(&'x self, own: &'x gimli::Unit<Slice<'d, E>>) -> &'x gimli::Unit<Slice<'d, E>> {
        self.other.as_deref().unwrap_or(own)
    }
}

impl<'d, E: Endianity> UnitReader<'_, 'd, E> {
    /// What the type of a variable, parameter or member is, without the names and qualifiers that it has.
    ///
    /// # Errors
    /// Where the entries cannot be read.
    pub fn object_type(&self, entry: UnitOffset) -> Result<ObjectType, ReadError> {
        const NEXT: [DwAt; 3] = [dw::DW_AT_type, dw::DW_AT_abstract_origin, dw::DW_AT_specification];
        let mut found = self.described(entry)?;
        // The elements of the arrays around.
        let mut count = Some(1u64);
        for _ in 0..MOST_STEPS {
            // A type of its own has a size, or is made of another; an object has a type.
            let bytes = found.entry.attr(dw::DW_AT_byte_size).and_then(|size| size.udata_value());
            let is_object = matches!(
                found.entry.tag(),
                dw::DW_TAG_formal_parameter | dw::DW_TAG_variable | dw::DW_TAG_member | dw::DW_TAG_inheritance
            );
            let times = |size: u64| count.and_then(|count| count.checked_mul(size));
            match (found.entry.tag(), bytes) {
                _ if is_object => {}
                (_, Some(bytes)) => {
                    let base = self.base_type(&found).filter(|_| count == Some(1));
                    return Ok(ObjectType { byte_size: times(bytes), base });
                }
                (dw::DW_TAG_pointer_type | dw::DW_TAG_reference_type | dw::DW_TAG_rvalue_reference_type, None) => {
                    return Ok(ObjectType { byte_size: times(self.encoding.address_bytes.into()), base: None });
                }
                (dw::DW_TAG_array_type, None) => {
                    count = self.elements(&found)?.and_then(times);
                }
                _ => {}
            }
            match self.refer(&found, &NEXT)? {
                Some(next) => found = next,
                None => break,
            }
        }
        Ok(ObjectType::default())
    }

    /// What the bytes of a value are, if an entry is a base type.
    pub(super) fn base_type(&self, found: &Described<'d, E>) -> Option<BaseType> {
        let entry = &found.entry;
        if entry.tag() != dw::DW_TAG_base_type {
            return None;
        }
        let AttributeValue::Encoding(encoding) = entry.attr_value(dw::DW_AT_encoding)? else { return None };
        let byte_size = entry.attr(dw::DW_AT_byte_size)?.udata_value()?.try_into().ok()?;
        let mut encoding = BaseEncoding::from_attribute(encoding)?;
        if encoding == BaseEncoding::Float && matches!(byte_size, 2 | 16) {
            // The attribute does not say which format it is; compilers tell by the name.
            let name = entry.attr_value(dw::DW_AT_name);
            let name = name.and_then(|name| self.dwarf.attr_string(found.unit(self.unit), name).ok());
            let name = name.as_ref().map_or("", |name| core::str::from_utf8(name.slice()).unwrap_or(""));
            let is_extended = self.target.description().has_extended_floats && !name.contains("128");
            match byte_size {
                2 if name.contains("bf16") || name.contains("bfloat16") => encoding = BaseEncoding::BrainFloat,
                16 if is_extended => encoding = BaseEncoding::ExtendedFloat,
                _ => {}
            }
        }
        Some(BaseType { encoding, byte_size, order: None })
    }

    /// An entry of the unit.
    pub(super) fn described(&self, entry: UnitOffset) -> Result<Described<'d, E>, ReadError> {
        Ok(Described { other: None, entry: self.unit.entry(entry)? })
    }

    /// The entry that the first of some attributes refers to, where there is one.
    pub(super) fn refer(
        &self,
        from: &Described<'d, E>,
        attributes: &[DwAt],
    ) -> Result<Option<Described<'d, E>>, ReadError> {
        match attributes.iter().find_map(|attribute| from.entry.attr_value(*attribute)) {
            Some(AttributeValue::UnitRef(offset)) => {
                let entry = from.unit(self.unit).entry(offset)?;
                Ok(Some(Described { other: from.other.clone(), entry }))
            }
            Some(AttributeValue::DebugInfoRef(offset)) => self.in_info(offset),
            Some(AttributeValue::DebugTypesRef(signature)) => self.in_types(signature),
            _ => Ok(None),
        }
    }

    /// The entry at an offset in `.debug_info`.
    pub(super) fn in_info(&self, offset: DebugInfoOffset) -> Result<Option<Described<'d, E>>, ReadError> {
        if let Some(offset) = offset.to_unit_offset(&self.unit.header) {
            return self.described(offset).map(Some);
        }
        let mut headers = self.dwarf.units();
        while let Some(header) = headers.next()? {
            if let Some(offset) = offset.to_unit_offset(&header) {
                let unit = self.dwarf.unit(header)?;
                let entry = unit.entry(offset)?;
                return Ok(Some(Described { other: Some(Rc::new(unit)), entry }));
            }
        }
        Ok(None)
    }

    /// The type in a unit of its own that has a signature: in `.debug_info` since DWARF 5, in `.debug_types` before.
    fn in_types(&self, signature: DebugTypeSignature) -> Result<Option<Described<'d, E>>, ReadError> {
        let mut in_info = self.dwarf.units();
        let mut in_types = self.dwarf.type_units();
        while let Some(header) = match in_info.next()? {
            Some(header) => Some(header),
            None => in_types.next()?,
        } {
            if let UnitType::Type { type_signature, type_offset } | UnitType::SplitType { type_signature, type_offset } =
                header.type_()
                && type_signature == signature
            {
                let unit = self.dwarf.unit(header)?;
                let entry = unit.entry(type_offset)?;
                return Ok(Some(Described { other: Some(Rc::new(unit)), entry }));
            }
        }
        Ok(None)
    }

    /// How many elements an array type has, if that is a constant and they lie one after the other.
    fn elements(&self, array: &Described<'d, E>) -> Result<Option<u64>, ReadError> {
        let unit = array.unit(self.unit);
        if [dw::DW_AT_byte_stride, dw::DW_AT_bit_stride].into_iter().any(|at| array.entry.attr(at).is_some()) {
            return Ok(None);
        }
        let mut entries = unit.entries_at_offset(array.entry.offset())?;
        let Some(root) = entries.next_dfs()? else { return Ok(None) };
        let depth = root.depth();
        let mut elements = None;
        while let Some(entry) = entries.next_dfs()? {
            if entry.depth() <= depth {
                break;
            }
            if entry.depth() > depth + 1 || entry.tag() != dw::DW_TAG_subrange_type {
                continue;
            }
            let number = |at| entry.attr(at).and_then(|value| value.sdata_value());
            let count = match number(dw::DW_AT_count) {
                Some(count) => Some(count),
                None => {
                    let lower = number(dw::DW_AT_lower_bound).or_else(|| default_lower_bound(unit));
                    let upper = number(dw::DW_AT_upper_bound);
                    upper.zip(lower).and_then(|(upper, lower)| upper.checked_sub(lower)?.checked_add(1))
                }
            };
            let Some(count) = count.and_then(|count| u64::try_from(count).ok()) else { return Ok(None) };
            elements = elements.unwrap_or(1u64).checked_mul(count);
            if elements.is_none() {
                return Ok(None);
            }
        }
        Ok(elements)
    }

    /// The bytes of `DW_AT_const_value` (DWARF 5 section 4.1), of an object of a type.
    pub(super) fn constant(&self, value: &AttributeValue<Slice<'d, E>>, ty: ObjectType) -> Result<Vec<u8>, ReadError> {
        // The number, how many bytes it has, and whether its form has a sign.
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
        // A form without a sign has that of the type.
        let own = ty.base.is_some_and(|base| base.encoding == BaseEncoding::Signed);
        let number = match is_signed.unwrap_or(own) {
            false if is_signed.is_none() && bytes < 16 => number & ((1 << (8 * bytes)) - 1),
            _ => number,
        };
        let size = ty.byte_size.and_then(|size| usize::try_from(size).ok()).filter(|size| *size <= 16);
        let mut into = vec![0; size.unwrap_or(bytes)];
        bits::store(&mut into, number as u128, self.target.byte_order());
        Ok(into)
    }
}

/// The lowest index of an array in a unit's language.
fn default_lower_bound<E: Endianity>(unit: &gimli::Unit<Slice<'_, E>>) -> Option<i64> {
    let mut entries = unit.entries();
    let root = entries.next_dfs().ok()??;
    match root.attr_value(dw::DW_AT_language)? {
        AttributeValue::Language(language) => language.default_lower_bound().map(|bound| bound as i64),
        _ => None,
    }
}
