//! The comparison of actual with expected results.

use super::format::{Item, number};
use super::{KINDS, base_type_offset};
use dwarfsmith::eval::{BaseEncoding, BaseType, Value, ValueType};
use dwarfsmith::target::ByteOrder;

/// Returns true if two normal forms are equal, ignoring blanks, the spelling of numbers, and the
/// order of a multi-location's members, which depends on that spelling.
pub(super) fn same_text(want: &str, got: &str) -> bool {
    sorted(&canonical(want), NESTED) == sorted(&canonical(got), NESTED)
}

/// Returns the text without blanks and with all numbers in decimal.
fn canonical(text: &str) -> String {
    let mut out = String::new();
    let mut word = String::new();
    // Bytes in `imm(…)` and names after `@` are not numbers.
    let mut literal = false;
    let flush = |word: &mut String, out: &mut String, literal: &mut bool| {
        match number(word).filter(|_| !*literal) {
            Some(number) => out.push_str(&number.to_string()),
            None => out.push_str(&word.to_lowercase()),
        }
        *literal = word == "imm";
        word.clear();
    };
    for c in text.chars() {
        if c.is_ascii_alphanumeric() || c == '_' {
            word.push(c);
        } else if !c.is_whitespace() {
            let was_imm = word == "imm";
            flush(&mut word, &mut out, &mut literal);
            literal = was_imm || c == '@';
            out.push(c);
        }
    }
    flush(&mut word, &mut out, &mut literal);
    out
}

/// The maximum depth at which the members of nested multi-locations are sorted. A normal form has
/// no nested ones.
const NESTED: usize = 8;

/// Returns the text with the members of multi-locations sorted, to a depth.
fn sorted(text: &str, nested: usize) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while nested > 0
        && let Some(open) = rest.find('{')
        && let Some((members, length)) = members(&rest[open + 1..])
    {
        let mut members: Vec<String> = members
            .iter()
            .map(|member| sorted(member, nested - 1))
            .collect();
        members.sort();
        out += &format!("{}{{{}}}", &rest[..open], members.join("|"));
        rest = &rest[open + 1 + length..];
    }
    out + rest
}

/// Returns the members of a multi-location, and their length with the closing brace. The text
/// begins after the opening brace. `None` if the braces do not match.
fn members(text: &str) -> Option<(Vec<&str>, usize)> {
    let (mut depth, mut start) = (0usize, 0);
    let mut members = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            // Bars within another pair are not of this one.
            '|' | '}' if depth == 0 => {
                members.push(&text[start..at]);
                start = at + 1;
                if c == '}' {
                    return Some((members, start));
                }
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Returns true if a value is the expected one: a number, or `TYPE NUMBER`.
pub(super) fn is_value(want: &Item, got: &Value) -> Result<bool, String> {
    let text = match want {
        Item::Number(number) => return Ok(is_number(*number as u128, got)),
        Item::Text(text) => text.trim(),
    };
    let bad = || format!("`{text}` is not a value; write a number or TYPE NUMBER");
    let Some((ty, wanted)) = text.split_once(char::is_whitespace) else {
        return integer(text)
            .map(|number| is_number(number, got))
            .ok_or_else(bad);
    };
    let wanted = wanted.trim();
    if ty == "generic" {
        let generic = matches!(got.ty(), ValueType::Generic(_));
        return integer(wanted)
            .map(|number| generic && is_number(number, got))
            .ok_or_else(bad);
    }
    Ok(typed_value(ty, wanted)?.ok_or_else(bad)? == *got)
}

/// Returns the value of a base type that text states; `None` if the text is not a type and a
/// number.
fn typed_value(ty: &str, text: &str) -> Result<Option<Value>, String> {
    let kind = KINDS.iter().find(|(letter, _)| ty.starts_with(*letter));
    let (Some(offset), Some((_, encoding))) = (base_type_offset(ty), kind) else {
        return Ok(None);
    };
    let (bytes, encoding) = (offset & 0xff, *encoding);
    let ty = ValueType::Base(BaseType {
        encoding,
        byte_size: bytes as u16,
        order: None,
    });
    let value = match encoding {
        BaseEncoding::Signed | BaseEncoding::Unsigned => match integer(text) {
            Some(number) if !fits(number, ty) => {
                return Err(format!("`{text}` does not fit in the type"));
            }
            Some(number) => Value::new(ty, number),
            // A number wider than 128 bits has hexadecimal digits, the most significant first.
            None => {
                let Some(digits) = text.strip_prefix("0x") else {
                    return Ok(None);
                };
                let all = bytes as usize * 2;
                Value::from_bytes(
                    ty,
                    &super::format::hex(&format!("{digits:0>all$}"))?,
                    ByteOrder::Big,
                )
            }
        },
        // Expected floating-point numbers are short enough to be exact.
        _ => {
            let double = BaseType {
                encoding: BaseEncoding::Float,
                byte_size: 8,
                order: None,
            };
            let Ok(number) = text.parse::<f64>() else {
                return Ok(None);
            };
            Value::new(ValueType::Base(double), number.to_bits().into())
                .and_then(|number| number.convert(ty))
        }
    };
    value.map(Some).map_err(|error| error.to_string())
}

fn integer(text: &str) -> Option<u128> {
    match text.strip_prefix('-') {
        Some(digits) => number(digits).map(u128::wrapping_neg),
        None => number(text),
    }
}

/// Returns true if a type can hold a number, either signed or unsigned.
fn fits(number: u128, ty: ValueType) -> bool {
    let high = |bits: u32| number.checked_shr(bits).unwrap_or(0);
    let bits = ty.bits();
    high(bits) == 0 || (number as i128) >> bits.saturating_sub(1).min(127) == -1
}

/// Returns true if an integer has the expected value, either signed or unsigned.
fn is_number(wanted: u128, got: &Value) -> bool {
    got.integer().is_ok()
        && fits(wanted, got.ty())
        && Value::new(got.ty(), wanted).is_ok_and(|wanted| wanted == *got)
}
