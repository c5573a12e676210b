//! Sizes and bounds that are known only while the program runs: those of C's variable-length
//! arrays, and of the arrays of Fortran and Ada.

use super::entries::{Described, EntryOffset};
use super::machine::Site;
use super::types::{default_lower_bound, integer};
use super::{MAX_STEPS, ReadError, Stated, UnitReader};
use crate::eval::bits;
use crate::eval::location::{Location, Storage};
use crate::eval::machine::Machine;
use crate::eval::value::{Value, ValueType};
use crate::eval::{ErrorCode, EvalError};
use alloc::vec::Vec;
use gimli::constants::{self as dw, DwAt};
use gimli::{AttributeValue, Endianity};

/// A dimension of an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Dimension {
    /// The index of the first element; 0 if it is unknown.
    pub lower: i128,
    /// The number of elements; `None` if it is unknown, as in `extern int a[];`, or optimized out.
    pub count: Option<u64>,
    /// The offset in bytes from one element to the next, if the dimension states it
    /// (`DW_AT_byte_stride`), as in Fortran's array sections.
    pub byte_stride: Option<i128>,
}

impl<'u, 'd, E: Endianity> UnitReader<'u, 'd, E> {
    /// The number in an attribute of an entry, such as `DW_AT_upper_bound`, `DW_AT_byte_size` or
    /// `DW_AT_allocated`: a constant, the result of an expression or location list at `pc`, or the
    /// value of the variable that the attribute refers to. `object` is the location that
    /// `DW_OP_push_object_address` pushes. `None` if the entry has no such attribute, or if the
    /// number is optimized out.
    ///
    /// # Errors
    /// Those of [`UnitReader::location`]; also if the attribute is not a number.
    pub fn attribute_number(
        &self,
        entry: impl Into<EntryOffset>,
        attribute: DwAt,
        pc: u64,
        machine: &dyn Machine,
        object: Option<&Location>,
    ) -> Result<Option<i128>, ReadError> {
        let found = self.described(entry.into())?;
        self.number_of(&found, attribute, pc, machine, object)
    }

    fn number_of(
        &self,
        found: &Described<'u, 'd, E>,
        attribute: DwAt,
        pc: u64,
        machine: &dyn Machine,
        object: Option<&Location>,
    ) -> Result<Option<i128>, ReadError> {
        let Some(value) = found.entry.attr_value(attribute) else {
            return Ok(None);
        };
        if let Some(number) = integer(&found.entry, attribute) {
            return Ok(Some(number));
        }
        if !found.is_own() {
            // The expression may refer to entries of its unit.
            let reader = self.for_unit(found);
            return reader.attribute_number(found.entry.offset(), attribute, pc, machine, object);
        }
        if let AttributeValue::UnitRef(variable) = value {
            let location = self.location(variable, pc, machine)?;
            let ty = self.object_type(variable)?;
            let (Some(bits), Some(base)) = (ty.bits, ty.base) else {
                return Err(ReadError::Form(attribute));
            };
            if location.is_undefined() {
                return Ok(None);
            }
            let bytes = self.evaluator().read(machine, &location, bits.into())?;
            let value = Value::from_bytes(ValueType::Base(base), &bytes, self.encoding.order)?;
            return Ok(Some(value.integer()?));
        }
        let stated = match value {
            // gimli does not know that these attributes may have expressions.
            AttributeValue::Block(block) => Some(Stated::Expression(block.slice())),
            _ => self.stated(&found.entry, attribute)?,
        };
        let site = Site {
            object,
            ..Site::new(found.entry.offset(), pc, machine)
        };
        let Some(stated) = stated else {
            return Ok(None);
        };
        let location = self.evaluate(site, stated, &[])?;
        if location.is_undefined() {
            return Ok(None);
        }
        let bytes = self.encoding.address_bytes;
        // A value of the generic type is an address, which is the location of memory.
        let number = match (&location.storage, location.address()) {
            (Storage::Memory { .. }, Some(address)) => address,
            _ => {
                let count = u128::from(bytes) * 8;
                let read = self.evaluator().read(machine, &location, count)?;
                bits::number(&read, self.encoding.order) as u64
            }
        };
        let unused = 64 - 8 * u32::from(bytes.min(8));
        Ok(Some(i128::from(((number << unused) as i64) >> unused)))
    }

    /// The dimensions of an array type, or of the array that is the variable, parameter or member
    /// at `object`, in the order of the indices in the source. Empty for other types.
    ///
    /// ```
    /// # use dwarfsmith::eval::{Machine, ReadError, UnitReader};
    /// # use gimli::{LittleEndian, UnitOffset};
    /// # fn example(
    /// #     reader: &UnitReader<'_, '_, LittleEndian>,
    /// #     (a, pc, machine): (UnitOffset, u64, &dyn Machine),
    /// # ) -> Result<(), ReadError> {
    /// // `int a[n];`: the number of elements depends on the frame.
    /// let location = reader.location(a, pc, machine)?;
    /// for dimension in reader.dimensions(a, &location, pc, machine)? {
    ///     println!("from {}: {:?} elements", dimension.lower, dimension.count);
    /// }
    /// let size = reader.byte_size_at(a, &location, pc, machine)?;
    /// # let _ = size;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Those of [`UnitReader::attribute_number`].
    pub fn dimensions(
        &self,
        entry: impl Into<EntryOffset>,
        object: &Location,
        pc: u64,
        machine: &dyn Machine,
    ) -> Result<Vec<Dimension>, ReadError> {
        let mut dimensions = Vec::new();
        let mut found = self.type_of(self.described(entry.into())?)?;
        // The elements of an array may be arrays.
        for _ in 0..MAX_STEPS {
            let Some(array) = found.filter(|ty| ty.entry.tag() == dw::DW_TAG_array_type) else {
                return Ok(dimensions);
            };
            dimensions.extend(self.own_dimensions(&array, object, pc, machine)?);
            found = match self.refer(&array, &[dw::DW_AT_type])? {
                Some(element) => self.type_of(element)?,
                None => None,
            };
        }
        Ok(dimensions)
    }

    /// The dimensions of one array type.
    fn own_dimensions(
        &self,
        array: &Described<'u, 'd, E>,
        object: &Location,
        pc: u64,
        machine: &dyn Machine,
    ) -> Result<Vec<Dimension>, ReadError> {
        let mut entries = Vec::new();
        self.each_child(array, |child| {
            if child.tag() == dw::DW_TAG_subrange_type {
                entries.push(child.clone());
            }
        })?;
        let mut dimensions = Vec::new();
        for entry in entries {
            let found = array.sibling(entry);
            let number = |at| self.number_of(&found, at, pc, machine, Some(object));
            let lower = match number(dw::DW_AT_lower_bound)? {
                None if found.entry.attr(dw::DW_AT_lower_bound).is_none() => {
                    default_lower_bound(array.unit()).map(i128::from)
                }
                lower => lower,
            };
            let count = match number(dw::DW_AT_count)? {
                Some(count) => Some(count),
                None => number(dw::DW_AT_upper_bound)?
                    .zip(lower)
                    .map(|(upper, lower)| self.elements_between(lower, upper).max(0)),
            };
            let count = count.and_then(|count| u64::try_from(count).ok());
            let lower = lower.unwrap_or(0);
            dimensions.push(Dimension {
                lower,
                count,
                byte_stride: number(dw::DW_AT_byte_stride)?,
            });
        }
        Ok(dimensions)
    }

    /// The size in bytes of an object at a location: [`ObjectType::byte_size`], or a size that
    /// depends on the object or on the frame. `None` if the type has no size, if the size is
    /// unknown or optimized out, or if the elements of an array are not contiguous.
    ///
    /// # Errors
    /// Those of [`UnitReader::attribute_number`]; `limit-size` if the size is not a number of 64
    /// bits.
    ///
    /// [`ObjectType::byte_size`]: super::ObjectType::byte_size
    pub fn byte_size_at(
        &self,
        entry: impl Into<EntryOffset>,
        object: &Location,
        pc: u64,
        machine: &dyn Machine,
    ) -> Result<Option<u64>, ReadError> {
        let entry = entry.into();
        if let Some(size) = self.object_type(entry)?.byte_size {
            return Ok(Some(size));
        }
        let mut size = 1u64;
        let mut found = self.type_of(self.described(entry)?)?;
        for _ in 0..MAX_STEPS {
            let Some(ty) = found else { return Ok(None) };
            let constant = self.object_type(ty.offset())?.byte_size;
            let own = match constant.map(i128::from) {
                Some(size) => Some(size),
                None => self.number_of(&ty, dw::DW_AT_byte_size, pc, machine, Some(object))?,
            };
            let times = |count: u64| size.checked_mul(count).ok_or(TOO_LARGE);
            if let Some(own) = own {
                return Ok(Some(times(u64::try_from(own).map_err(|_| TOO_LARGE)?)?));
            }
            if ty.entry.tag() != dw::DW_TAG_array_type || !self.is_contiguous(&ty)? {
                return Ok(None);
            }
            let dimensions = self.own_dimensions(&ty, object, pc, machine)?;
            for dimension in &dimensions {
                let Some(count) = dimension.count else {
                    return Ok(None);
                };
                size = size.checked_mul(count).ok_or(TOO_LARGE)?;
            }
            found = match self.refer(&ty, &[dw::DW_AT_type])? {
                Some(element) if !dimensions.is_empty() => self.type_of(element)?,
                _ => None,
            };
        }
        Ok(None)
    }
}

const TOO_LARGE: EvalError = EvalError::new(
    ErrorCode::LimitSize,
    "the size of the object has more than 64 bits",
);
