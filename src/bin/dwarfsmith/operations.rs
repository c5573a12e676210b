//! Lowered expressions as text: fields that are filled in only when sections are written are shown by name.

use dwarfsmith::dwarf::{self, Encoding, FixupKind, Names, Operations};
use dwarfsmith::lower::{BaseType, Lowered};
use dwarfsmith::metadata::{Id, Text};
use std::ops::Range;

/// The names of what expressions refer to. Numbers stand in for offsets: a base type's number plus one (an offset of 0
/// is the generic type), a procedure's number.
pub struct ReferenceNames {
    base_types: Vec<String>,
    procedures: Vec<String>,
}

impl ReferenceNames {
    pub fn new(lowered: &Lowered<'_, '_>) -> ReferenceNames {
        ReferenceNames {
            base_types: lowered.base_types().iter().map(base_type_name).collect(),
            procedures: (0..lowered.procedures().len()).map(|number| format!("p{number}")).collect(),
        }
    }

    /// The name of a procedure, without the `@`.
    pub fn procedure(&self, number: usize) -> Option<&str> {
        self.procedures.get(number).map(String::as_str)
    }
}

/// `i32`, `u8`, `f64`.
fn base_type_name(ty: &BaseType) -> String {
    let letter = match ty.encoding.static_string() {
        Some("DW_ATE_signed" | "DW_ATE_signed_char") => 'i',
        Some("DW_ATE_float") => 'f',
        _ => 'u',
    };
    format!("{letter}{}", u32::from(ty.bytes) * 8)
}

impl Names for ReferenceNames {
    fn entry(&self, name: &str) -> Option<u64> {
        self.procedures.iter().position(|known| known == name).map(|index| index as u64)
    }

    fn base_type(&self, name: &str) -> Option<u64> {
        self.base_types.iter().position(|known| known == name).map(|index| index as u64 + 1)
    }

    fn entry_name(&self, offset: u64) -> Option<&str> {
        self.procedure(usize::try_from(offset).ok()?)
    }

    fn base_type_name(&self, offset: u64) -> Option<String> {
        self.base_types.get(usize::try_from(offset.checked_sub(1)?).ok()?).cloned()
    }
}

/// The operations of an expression at their offsets in the bytes, one text each.
pub fn each(encoding: Encoding, bytes: &[u8], names: &dyn Names) -> Result<Vec<(usize, String)>, dwarf::DecodeError> {
    let offsets: Result<Vec<usize>, _> =
        Operations::new(encoding, bytes).map(|item| item.map(|(offset, _)| offset)).collect();
    let offsets = offsets?;
    let ends = offsets.iter().skip(1).copied().chain([bytes.len()]);
    let texts = offsets.iter().zip(ends).map(|(&start, end)| {
        let text = dwarf::print(encoding, bytes.get(start..end).unwrap_or(&[]), names).map_err(|mut error| {
            error.offset += start;
            error
        })?;
        Ok((start, text))
    });
    texts.collect()
}

/// The operations of a lowered expression.
pub fn lowered(
    lowered: &Lowered<'_, '_>,
    expression: Range<u32>,
    names: &ReferenceNames,
) -> Result<Vec<String>, dwarf::DecodeError> {
    let encoding = lowered.encoding();
    let start = expression.start as usize;
    let mut bytes = lowered.expression(expression.clone()).to_vec();
    let mut symbols = Vec::new();
    for fixup in lowered.fixups(expression) {
        let mut fixup = *fixup;
        fixup.offset = fixup.offset.saturating_sub(start);
        let value = match fixup.kind {
            FixupKind::Address { symbol, addend } => {
                let symbol = lowered.validated().module().strings.get(Text::from_index(symbol as usize));
                symbols.push((fixup.offset, format!("{symbol}{addend:+}")));
                continue;
            }
            FixupKind::BaseType(number) => u64::from(number) + 1,
            FixupKind::UnitEntry(number) | FixupKind::UnitEntryUleb(number) | FixupKind::InfoEntry(number) => {
                u64::from(number)
            }
        };
        // A number too large for its field stays 0 here; writing the sections reports it.
        let _ = fixup.patch(&mut bytes, encoding.order, value);
    }
    let mut texts = each(encoding, &bytes, names)?;
    for (offset, symbol) in symbols {
        let index = texts.partition_point(|(start, _)| *start <= offset).saturating_sub(1);
        if let Some((_, text)) = texts.get_mut(index) {
            // The address is the last operand; it is 0 in the bytes.
            let operation = text.rsplit_once(' ').map_or(text.as_str(), |(operation, _)| operation);
            *text = format!("{operation} {symbol}");
        }
    }
    Ok(texts.into_iter().map(|(_, text)| text).collect())
}
