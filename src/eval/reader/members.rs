//! Members and base classes of structures: their entries, and their locations in an object.

use super::entries::EntryOffset;
use super::machine::Site;
use super::{Entry, ReadError, Stated, UnitReader, only_operation};
use crate::dwarf::Operation;
use crate::eval::location::{Location, Storage};
use crate::eval::machine::Machine;
use crate::target::ByteOrder;
use alloc::vec::Vec;
use gimli::constants as dw;
use gimli::{AttributeValue, Endianity, UnitOffset};

impl<'u, 'd, E: Endianity> UnitReader<'u, 'd, E> {
    /// The members and base classes of a structure, union or class, in the order of their entries.
    /// `entry` is the type, or a variable, parameter or member of that type, as for
    /// [`UnitReader::object_type`]. The result is empty if the type has no members. It does not
    /// contain static members, which are variables elsewhere, or the members of a variant part,
    /// which are not all present at once.
    ///
    /// Each result is an entry for [`UnitReader::member`], [`UnitReader::object_type`] and
    /// [`UnitReader::name`]. A base class has the tag `DW_TAG_inheritance` and no name; its type
    /// may have members itself.
    ///
    /// # Errors
    /// If the entries cannot be read.
    pub fn members(&self, entry: impl Into<EntryOffset>) -> Result<Vec<EntryOffset>, ReadError> {
        let Some(ty) = self.type_of(self.described(entry.into())?)? else {
            return Ok(Vec::new());
        };
        match ty.entry.tag() {
            dw::DW_TAG_structure_type
            | dw::DW_TAG_class_type
            | dw::DW_TAG_union_type
            | dw::DW_TAG_interface_type => {}
            _ => return Ok(Vec::new()),
        }
        let mut members = Vec::new();
        self.each_child(&ty, |child| {
            // Before DWARF 5, static members were also members.
            let is_static = [dw::DW_AT_external, dw::DW_AT_declaration]
                .into_iter()
                .any(|at| child.attr(at).is_some());
            match child.tag() {
                dw::DW_TAG_member if !is_static => members.push(ty.offset_of(child)),
                dw::DW_TAG_inheritance => members.push(ty.offset_of(child)),
                _ => {}
            }
        })?;
        Ok(members)
    }

    /// The location of a member or base class in an object of `object_bytes` bytes, from
    /// `DW_AT_data_member_location`, `DW_AT_data_bit_offset` or DWARF 3's `DW_AT_bit_offset`.
    /// Without any of these, it is at the start, like a member of a union.
    ///
    /// # Errors
    /// Those of [`UnitReader::location`]; also if the object ends before the member begins.
    pub fn member(
        &self,
        entry: impl Into<EntryOffset>,
        object: &Location,
        object_bytes: u64,
        pc: u64,
        machine: &dyn Machine,
    ) -> Result<Location, ReadError> {
        let found = self.described(entry.into())?;
        let at = (found.entry.offset(), pc);
        if found.is_own() {
            return self.own_member(at, object, object_bytes, machine);
        }
        // The member's expression may refer to entries of its unit.
        (self.for_unit(&found)).own_member(at, object, object_bytes, machine)
    }

    /// Returns the location of a member whose entry is in the unit, for a program counter.
    fn own_member(
        &self,
        (entry, pc): (UnitOffset, u64),
        object: &Location,
        object_bytes: u64,
        machine: &dyn Machine,
    ) -> Result<Location, ReadError> {
        let die = self.unit.entry(entry)?;
        let order = self.target.byte_order();
        let number = |at| die.attr(at).and_then(|attribute| attribute.udata_value());
        let mut bits = i128::from(number(dw::DW_AT_data_bit_offset).unwrap_or(0));
        let mut start = None;
        match die.attr_value(dw::DW_AT_data_member_location) {
            None => {}
            Some(AttributeValue::Exprloc(expression)) => {
                let expression = expression.0.slice();
                match self.added(expression) {
                    Some(bytes) => bits += i128::from(bytes) * 8,
                    None => {
                        // The address of the object is on the stack.
                        let site = Site {
                            object: Some(object),
                            ..Site::new(entry, pc, machine)
                        };
                        let stated = Stated::Expression(expression);
                        let object = Entry::Location(object.clone());
                        start = Some(self.evaluate(site, stated, &[object])?);
                    }
                }
            }
            Some(value) => {
                let bytes = number(dw::DW_AT_data_member_location).map(i128::from);
                let bytes = bytes.or_else(|| value.sdata_value().map(i128::from));
                bits += bytes.ok_or(ReadError::Form(dw::DW_AT_data_member_location))? * 8;
            }
        }
        // DWARF 3 counts from the most significant bit of a unit of `DW_AT_byte_size` bytes.
        if let (Some(from_top), Some(size)) =
            (number(dw::DW_AT_bit_offset), number(dw::DW_AT_bit_size))
        {
            let own = self.object_type(entry)?.byte_size;
            let unit = i128::from(number(dw::DW_AT_byte_size).or(own).unwrap_or(0)) * 8;
            bits += match order {
                ByteOrder::Little => unit - i128::from(from_top) - i128::from(size),
                ByteOrder::Big => i128::from(from_top),
            };
        }
        let start = match start {
            Some(start) => start,
            // An offset in storage order in a register depends on the size of the object.
            None => match (order, &object.storage) {
                // An object in the low bits of a big-endian register: its size determines its first
                // byte.
                (ByteOrder::Big, Storage::Register { .. } | Storage::Multiple(_)) => {
                    Location::composite(order, [(u128::from(object_bytes) * 8, object.clone())])?
                }
                _ => object.clone(),
            },
        };
        Ok(start.moved(bits)?)
    }

    /// Returns the offset in bytes of a member in DWARF 2, an expression that adds it to an
    /// address. The object may be in a register.
    fn added(&self, expression: &[u8]) -> Option<u64> {
        match only_operation(self.encoding, expression)? {
            Operation::PlusUconst(bytes) => Some(bytes),
            _ => None,
        }
    }
}
