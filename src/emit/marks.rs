//! The fields of written entries whose numbers or references change when the entries are copied.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::abbrev::Abbreviations;
use super::buffer::Buffer;
use super::entry::{implicit_number, split_shape};
use super::slots::{Slot, Slots};
use alloc::vec::Vec;
use gimli::constants::*;

/// The kind of a [`Mark`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// The start of an entry that others may refer to.
    Written,
    /// The code of an abbreviation.
    Code,
    /// The number of a string: the id of its text.
    String,
    /// The number of a file: its id.
    File,
    /// The index of an address.
    Address,
    /// An expression that is only an address, by its index.
    AddressExpression,
    /// The index of a location list.
    Locations,
    /// The index of a range list.
    Ranges,
    /// A field that refers to an entry of the unit.
    Waiting,
    /// A field that refers to an entry of any unit.
    Far,
    /// A field with a relocation.
    Relocation,
}

/// A field, or the start of an entry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    /// The offset of the field.
    pub(super) at: u32,
    /// The slot of the entry, the number, or the index of the relocation.
    pub(super) value: u32,
    pub(super) form: DwForm,
    pub(super) kind: Kind,
    /// The number of bytes that a number replaces.
    pub(super) size: u8,
    /// The index of the attribute in its entry.
    pub(super) attribute: u8,
}

impl Mark {
    pub(super) fn slot(&self) -> Slot {
        Slot::from_number(self.value)
    }
}

/// What the bytes of an attribute are.
#[derive(Clone, Copy)]
enum Step {
    /// This many bytes without marks, of one or more attributes.
    Bytes(u8),
    /// A LEB128 number without a mark.
    Leb,
    /// A number with a mark; its form and the index of its attribute.
    Number(Kind, DwForm, u8),
    /// A reference to an entry of the unit.
    Reference,
    /// A reference to an entry of any unit.
    FarReference,
    /// A length of one byte, and that many bytes.
    Block,
    /// A length, and an expression that may have relocations.
    Expression,
}

/// The marks of entries, in the order of their offsets.
#[derive(Default)]
pub(super) struct Marks {
    pub(super) all: Vec<Mark>,
    /// The steps of all abbreviations so far, and the end of each.
    steps: Vec<Step>,
    ends: Vec<u32>,
    /// The entries and fields that have marks already.
    at: usize,
    relocation: usize,
}

impl Marks {
    /// Adds the marks of the entries since the last call, which ends at the end of the buffer.
    /// Takes the recorded entries and references from the slots. `None` if the order of marks
    /// could differ from the order in which one thread counts symbols.
    pub(super) fn find(
        &mut self,
        info: &Buffer,
        shapes: &Abbreviations,
        slots: &mut Slots,
    ) -> Option<()> {
        while self.ends.len() < shapes.len() {
            let (_, attributes) = shapes.shape(self.ends.len() as u32)?;
            self.add_steps(attributes, info);
        }
        let (mut written, mut waiting, mut far) = (
            slots.written().iter().peekable(),
            slots.waiting.iter().peekable(),
            slots.far.iter().peekable(),
        );
        let bytes = &info.bytes[..];
        let mut at = self.at;
        while at < bytes.len() {
            while let Some((slot, offset)) = written.next_if(|(_, offset)| *offset as usize <= at) {
                self.add(*offset, Kind::Written, slot.index() as u32);
            }
            let start = at;
            let code = leb(bytes, &mut at);
            let Some(index) = code.checked_sub(1) else {
                continue;
            };
            self.all.push(Mark {
                at: start as u32,
                value: index as u32,
                form: DW_FORM_udata,
                kind: Kind::Code,
                size: (at - start) as u8,
                attribute: 0,
            });
            let index = index as usize;
            let first = index.checked_sub(1).map_or(0, |before| self.ends[before]);
            let mut has_relocation = false;
            for step in first as usize..*self.ends.get(index)? as usize {
                let start = at;
                match self.steps[step] {
                    Step::Bytes(count) => at += usize::from(count),
                    Step::Leb => _ = leb(bytes, &mut at),
                    Step::Number(kind, form, attribute) => {
                        // One thread counts the symbols of a list before those of expressions.
                        if has_relocation && matches!(kind, Kind::Locations | Kind::Ranges) {
                            return None;
                        }
                        let value = number(info, form, &mut at);
                        self.all.push(Mark {
                            at: start as u32,
                            value: value as u32,
                            form,
                            kind,
                            size: (at - start) as u8,
                            attribute,
                        });
                    }
                    Step::Reference => {
                        at += 4;
                        if let Some((slot, field)) =
                            waiting.next_if(|(_, field)| *field as usize == start)
                        {
                            self.add(*field, Kind::Waiting, slot.index() as u32);
                        }
                    }
                    Step::FarReference => {
                        at += usize::from(info.offset_bytes());
                        if let Some(far) = far.next_if(|far| far.field as usize == start) {
                            self.add(far.field, Kind::Far, far.slot.index() as u32);
                        }
                        self.relocations(info, at);
                    }
                    Step::Block => {
                        at += 1 + bytes.get(at).map_or(0, |length| usize::from(*length));
                    }
                    Step::Expression => {
                        let length = leb(bytes, &mut at);
                        let mut operand = at + 1;
                        at += length as usize;
                        has_relocation |= self.relocations(info, at);
                        // Lowered expressions have no indices; this one has nothing else.
                        if bytes.get(operand - 1) == Some(&DW_OP_addrx.0) {
                            has_relocation = true;
                            let value = leb(bytes, &mut operand);
                            self.all.push(Mark {
                                at: start as u32,
                                value: value as u32,
                                form: DW_FORM_exprloc,
                                kind: Kind::AddressExpression,
                                size: (at - start) as u8,
                                attribute: 0,
                            });
                        }
                    }
                }
            }
        }
        self.at = at;
        let is_done = written.next().is_none() && waiting.next().is_none() && far.next().is_none();
        slots.forget();
        is_done.then_some(())
    }

    /// Adds marks for the relocations before an offset. Returns true if there are any.
    fn relocations(&mut self, info: &Buffer, end: usize) -> bool {
        let first = self.relocation;
        while let Some(field) = info.relocations.get(self.relocation)
            && field.offset < end as u64
        {
            self.add(
                field.offset as u32,
                Kind::Relocation,
                self.relocation as u32,
            );
            self.relocation += 1;
        }
        self.relocation > first
    }

    fn add(&mut self, at: u32, kind: Kind, value: u32) {
        self.all.push(Mark {
            at,
            value,
            form: DwForm(0),
            kind,
            size: 0,
            attribute: 0,
        });
    }

    /// Adds the steps of an abbreviation.
    fn add_steps(&mut self, attributes: &[u32], info: &Buffer) {
        let first = self.steps.len();
        for (index, shape) in attributes.iter().enumerate() {
            let (attribute, form) = split_shape(*shape);
            let number = |kind| Step::Number(kind, form, index as u8);
            let step = match form {
                _ if implicit_number(form).is_some() => Step::Bytes(0),
                DW_FORM_strx | DW_FORM_strx1 | DW_FORM_strx2 => number(Kind::String),
                _ if matches!(attribute, DW_AT_decl_file | DW_AT_call_file) => number(Kind::File),
                DW_FORM_addrx => number(Kind::Address),
                DW_FORM_loclistx => number(Kind::Locations),
                DW_FORM_rnglistx => number(Kind::Ranges),
                DW_FORM_ref4 => Step::Reference,
                DW_FORM_ref_addr | DW_FORM_sec_offset => Step::FarReference,
                DW_FORM_flag_present => Step::Bytes(0),
                DW_FORM_data1 | DW_FORM_flag => Step::Bytes(1),
                DW_FORM_data2 => Step::Bytes(2),
                DW_FORM_data4 => Step::Bytes(4),
                DW_FORM_data8 => Step::Bytes(8),
                DW_FORM_data16 => Step::Bytes(16),
                DW_FORM_addr => Step::Bytes(info.address_bytes()),
                DW_FORM_block1 => Step::Block,
                DW_FORM_exprloc => Step::Expression,
                // Signed numbers as well.
                _ => Step::Leb,
            };
            let own = self.steps.get_mut(first..).and_then(<[Step]>::last_mut);
            match (step, own) {
                (Step::Bytes(more), Some(Step::Bytes(count))) if *count < 100 => *count += more,
                (step, _) => self.steps.push(step),
            }
        }
        self.ends.push(self.steps.len() as u32);
    }
}

/// Reads an unsigned LEB128 number, or moves past a signed one.
#[inline(always)]
fn leb(bytes: &[u8], at: &mut usize) -> u64 {
    match bytes.get(*at) {
        Some(&byte @ 0..0x80) => {
            *at += 1;
            byte.into()
        }
        _ => long_leb(bytes, at),
    }
}

#[inline(never)]
fn long_leb(bytes: &[u8], at: &mut usize) -> u64 {
    let (mut number, mut shift) = (0, 0);
    while let Some(&byte) = bytes.get(*at) {
        *at += 1;
        number |= u64::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
        shift += 7;
        if byte < 0x80 {
            break;
        }
    }
    number
}

/// Reads a number of a form of fixed size, or a LEB128 number.
#[inline(always)]
fn number(info: &Buffer, form: DwForm, at: &mut usize) -> u64 {
    let size = match form {
        DW_FORM_strx1 | DW_FORM_data1 => {
            *at += 1;
            return info.bytes.get(*at - 1).copied().unwrap_or(0).into();
        }
        DW_FORM_strx2 | DW_FORM_data2 => 2,
        DW_FORM_data4 => 4,
        DW_FORM_data8 => 8,
        _ => return leb(&info.bytes, at),
    };
    let number = info.get(*at as u32, size);
    *at += usize::from(size);
    number
}
