//! Prints locations and normal forms.
//!
//! Offsets are in bytes; `.B` adds B bits. Memory offsets are in hexadecimal, as are other numbers
//! from 0x1000 on.

use super::bits;
use super::composite::Composite;
use super::location::{EntryId, Location, Storage};
use super::normal::{NormalForm, Origin};
use crate::target::ByteOrder;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{self, Write};

/// Formats a number of bits as bytes and bits.
fn bytes(bits: u128) -> String {
    let whole = match bits / 8 {
        small if small < 0x1000 => small.to_string(),
        large => format!("{large:#x}"),
    };
    if bits.is_multiple_of(8) {
        whole
    } else {
        format!("{whole}.{}", bits % 8)
    }
}

fn address(bits: u128) -> String {
    if bits.is_multiple_of(8) {
        format!("{:#x}", bits / 8)
    } else {
        format!("{:#x}.{}", bits / 8, bits % 8)
    }
}

fn pointer(entry: EntryId, offset: i64, name: &dyn Fn(EntryId) -> Option<String>) -> String {
    let name = name(entry).unwrap_or_else(|| format!("{:#x}", entry.0));
    format!("ptr(@{name}{offset:+})")
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

impl Location {
    /// Returns the location as text. `name` returns the names of entries. A composite or
    /// multi-location is printed with its whole storage and its offset.
    pub fn text(&self, order: ByteOrder, name: &dyn Fn(EntryId) -> Option<String>) -> String {
        let offset = self.offset;
        match &self.storage {
            Storage::Undefined => String::from("undef"),
            Storage::Memory { space, .. } => format!("mem({space})+{}", address(offset)),
            Storage::Register {
                frame: 0, register, ..
            } => format!("reg({})+{}", register.0, bytes(offset)),
            Storage::Register {
                frame, register, ..
            } => format!("reg({frame}:{})+{}", register.0, bytes(offset)),
            Storage::Implicit(value) => format!("imm({})+{}", hex(value), bytes(offset)),
            Storage::ImplicitPointer {
                entry,
                offset: into,
                ..
            } => {
                format!("{}+{}", pointer(*entry, *into, name), bytes(offset))
            }
            Storage::Composite(composite) => {
                let parts = shown_parts(composite, order);
                let mut text = String::from("comp[");
                let last = parts.len().saturating_sub(1);
                for (index, shown) in parts.iter().enumerate() {
                    let part = match &shown.known {
                        Some(known) => format!("imm({})+0", hex(known)),
                        None => shown.location.text(order, name),
                    };
                    let open = index == last && composite.is_unbounded();
                    let end = if open {
                        String::from("end")
                    } else {
                        bytes(shown.end)
                    };
                    let comma = if index > 0 { ", " } else { "" };
                    let _ = write!(text, "{comma}{}..{end}: {part}", bytes(shown.start));
                }
                text + "]+" + &bytes(offset)
            }
            Storage::Multiple(multiple) => {
                let mut members: Vec<String> = multiple
                    .members()
                    .iter()
                    .map(|member| member.text(order, name))
                    .collect();
                members.sort();
                members.dedup();
                format!("multi{{{}}}+{}", members.join(" | "), bytes(offset))
            }
        }
    }
}

/// A part of a composite in its printed form.
struct Shown {
    start: u128,
    end: u128,
    location: Location,
    /// The bytes that an implicit part covers; `None` for other parts.
    known: Option<Vec<u8>>,
}

/// The parts, merged where one continues another, which the composite itself need not do.
fn shown_parts(composite: &Composite, order: ByteOrder) -> Vec<Shown> {
    let mut parts: Vec<Shown> = Vec::new();
    // The maximum number of printed bytes, since the text is for people.
    let mut left = super::Limits::DEFAULT.read_bits;
    for (start, count, part) in composite.placed_range(0, composite.size()) {
        if let Storage::Implicit(value) = &part.storage {
            let shown = count.min(left);
            left -= shown;
            let (from, shown) = (part.offset as usize, shown as usize);
            if let Some(Shown {
                start: first,
                end,
                known: Some(known),
                ..
            }) = parts.last_mut()
            {
                let held = (start - *first) as usize;
                known.resize((held + shown).div_ceil(8), 0);
                bits::copy((&value[..], from), (&mut known[..], held), shown, order);
                *end = start + count;
            } else {
                let mut known = vec![0; shown.div_ceil(8)];
                bits::copy((&value[..], from), (&mut known[..], 0), shown, order);
                parts.push(Shown {
                    start,
                    end: start + count,
                    location: Location::UNDEFINED,
                    known: Some(known),
                });
            }
            continue;
        }
        match parts.last_mut() {
            Some(last)
                if last.known.is_none() && joins(&last.location, last.end - last.start, &part) =>
            {
                last.end = start + count;
            }
            _ => parts.push(Shown {
                start,
                end: start + count,
                location: part,
                known: None,
            }),
        }
    }
    for shown in &mut parts {
        // Offsets in registers count as in all other text.
        let location = core::mem::replace(&mut shown.location, Location::UNDEFINED);
        shown.location = location
            .placed(shown.end - shown.start, order)
            .unwrap_or(Location::UNDEFINED);
    }
    parts
}

/// True if `part` continues `last`. Building a composite does not merge multi-locations.
fn joins(last: &Location, bits: u128, part: &Location) -> bool {
    match (&last.storage, &part.storage) {
        (Storage::Multiple(here), Storage::Multiple(there)) => {
            here == there && last.offset + bits == part.offset
        }
        _ => last.continues(bits, part),
    }
}

impl fmt::Display for Location {
    /// Prints with little-endian bit order and with numbers for entries.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(ByteOrder::Little, &|_| None))
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Undefined => f.write_str("undef"),
            Origin::Memory { space, bit } => write!(f, "mem({space})+{}", address(*bit)),
            Origin::Register {
                frame: 0,
                register,
                bit,
            } => write!(f, "reg({register})+{}", bytes(*bit)),
            Origin::Register {
                frame,
                register,
                bit,
            } => write!(f, "reg({frame}:{register})+{}", bytes(*bit)),
            Origin::Known(list) => write!(f, "imm({})", hex(list)),
            Origin::ImplicitPointer { entry, offset, bit } => {
                write!(f, "{}+{}", pointer(*entry, *offset, &|_| None), bytes(*bit))
            }
            Origin::OneOf(origins) => {
                f.write_str("{")?;
                for (index, origin) in origins.iter().enumerate() {
                    write!(f, "{}{origin}", if index > 0 { " | " } else { "" })?;
                }
                f.write_str("}")
            }
        }
    }
}

impl NormalForm {
    /// Returns the text of a location with these runs: of the only run, or of a composite. Known
    /// bits are in the order of memory, as in the text of a [`Location`].
    pub fn location_text(&self, order: ByteOrder) -> String {
        let origin = |origin: &Origin| match origin {
            Origin::Known(list) if order == ByteOrder::Big => {
                let list: Vec<u8> = list.iter().map(|byte| byte.reverse_bits()).collect();
                format!("imm({})+0", hex(&list))
            }
            Origin::Known(list) => format!("imm({})+0", hex(list)),
            origin => origin.to_string(),
        };
        match &self.runs[..] {
            [only] => origin(&only.origin),
            _ => format!("comp[{}]+0", self.ranges(origin)),
        }
    }

    /// Returns the runs with their ranges, for example `0..4: reg(3)+0, 4..6: undef`.
    fn ranges(&self, origin: impl Fn(&Origin) -> String) -> String {
        let mut start = 0;
        let parts = self.runs.iter().map(|run| {
            let range = start..start + run.bits;
            start = range.end;
            let (start, end) = (bytes(range.start), bytes(range.end));
            format!("{start}..{end}: {}", origin(&run.origin))
        });
        parts.collect::<Vec<String>>().join(", ")
    }
}

impl fmt::Display for NormalForm {
    /// Prints the runs, for example `0..4: reg(3)+0, 4..6: undef`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.ranges(Origin::to_string))
    }
}
