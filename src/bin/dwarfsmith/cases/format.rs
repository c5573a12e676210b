//! The tables of a case file, and the syntax of their values.

use serde::Deserialize;
use serde::de::{Deserializer, SeqAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    #[serde(default)]
    pub(super) case: Vec<Spanned<Case>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Case {
    pub(super) name: String,
    pub(super) target: String,
    #[serde(default = "default_rules")]
    pub(super) rules: String,
    pub(super) ops: String,
    #[serde(default = "default_result")]
    pub(super) result: String,
    #[serde(default)]
    pub(super) context: Context,
    pub(super) want: Want,
}

fn default_rules() -> String {
    "dwarf6".to_string()
}

fn default_result() -> String {
    "location".to_string()
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Context {
    pub(super) registers: BTreeMap<String, String>,
    pub(super) memory: BTreeMap<String, String>,
    pub(super) entries: BTreeMap<String, Place>,
    pub(super) object: Option<String>,
    pub(super) initial: Vec<String>,
    pub(super) lane: Option<u64>,
    pub(super) pc: Option<u64>,
    pub(super) frame_base: Option<String>,
    pub(super) cfa: Option<String>,
    pub(super) iteration: Option<u64>,
    pub(super) lanes: Lanes,
    pub(super) frames: Vec<Frame>,
    pub(super) maps: BTreeMap<String, Map>,
}

/// The number of lanes, and the widths of a lane's part of a register and of SIMD code.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Lanes {
    pub(super) count: Option<u64>,
    /// This field is accepted and ignored, because no operation depends on it.
    #[serde(rename = "width")]
    pub(super) _width: Option<u64>,
    pub(super) simd_width: Option<u64>,
}

/// A caller's frame, and the rules that find it from the frame of the called function.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Frame {
    pub(super) registers: BTreeMap<String, String>,
    pub(super) rules: BTreeMap<String, String>,
    pub(super) cfa: Option<String>,
}

/// An object map.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Map {
    pub(super) mem: String,
    pub(super) chunk: String,
    pub(super) registers: String,
    pub(super) element: u64,
    pub(super) count: u64,
    pub(super) pcs: Option<String>,
}

/// An expression, or the entries of a location list.
pub(super) enum Place {
    Expression(String),
    List(Vec<ListItem>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ListItem {
    /// The range of program counters. Without it, this is the default entry.
    pub(super) pcs: Option<String>,
    pub(super) ops: String,
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        struct Places;

        impl<'de> Visitor<'de> for Places {
            type Value = Place;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "an expression, or a list such as [{ pcs = \"0..4\", ops = \"DW_OP_reg1\" }]",
                )
            }

            fn visit_str<E>(self, text: &str) -> Result<Place, E> {
                Ok(Place::Expression(text.to_string()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Place, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = items.next_element()? {
                    list.push(item);
                }
                Ok(Place::List(list))
            }
        }

        deserializer.deserialize_any(Places)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Want {
    pub(super) location: Option<String>,
    pub(super) value: Option<Item>,
    pub(super) stack: Option<Vec<Item>>,
    pub(super) read: Option<Read>,
    pub(super) write: Option<Write>,
    pub(super) error: Option<String>,
}

impl Want {
    /// Returns the expected results to compare, in this order.
    pub(super) fn parts(&self) -> impl Iterator<Item = (&'static str, String)> {
        let stack = self.stack.as_ref().map(|items| super::list(items.iter()));
        let parts = [
            ("value", self.value.as_ref().map(ToString::to_string)),
            ("stack", stack),
            ("location", self.location.clone()),
            ("read", self.read.as_ref().map(|read| read.hex.clone())),
            ("write", self.write.as_ref().map(|write| write.hex.clone())),
        ];
        parts
            .into_iter()
            .filter_map(|(what, wanted)| Some((what, wanted?)))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Read {
    pub(super) bytes: u64,
    pub(super) hex: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Write {
    pub(super) hex: String,
    pub(super) then: Option<Then>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Then {
    pub(super) registers: BTreeMap<String, String>,
    pub(super) memory: BTreeMap<String, String>,
}

/// An expected value or location.
pub(super) enum Item {
    Number(i128),
    Text(String),
}

impl<'de> Deserialize<'de> for Item {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Item, D::Error> {
        struct Items;

        impl Visitor<'_> for Items {
            type Value = Item;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an integer, or text such as \"i32 -5\" or \"reg(4)+0\"")
            }

            fn visit_i64<E>(self, number: i64) -> Result<Item, E> {
                Ok(Item::Number(number.into()))
            }

            fn visit_u64<E>(self, number: u64) -> Result<Item, E> {
                Ok(Item::Number(number.into()))
            }

            fn visit_i128<E>(self, number: i128) -> Result<Item, E> {
                Ok(Item::Number(number))
            }

            fn visit_str<E>(self, text: &str) -> Result<Item, E> {
                Ok(Item::Text(text.to_string()))
            }
        }

        deserializer.deserialize_any(Items)
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Number(number) => write!(f, "{number}"),
            Item::Text(text) => f.write_str(text),
        }
    }
}

/// Converts hexadecimal digits to bytes; blanks are ignored.
pub(super) fn hex(text: &str) -> Result<Vec<u8>, String> {
    let bad = || format!("`{text}` is not hexadecimal; write two digits for each byte");
    let digits: Option<Vec<u32>> = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|digit| digit.to_digit(16))
        .collect();
    let digits = digits
        .filter(|digits| digits.len().is_multiple_of(2))
        .ok_or_else(bad)?;
    Ok(digits
        .chunks(2)
        .map(|pair| (pair[0] * 16 + pair[1]) as u8)
        .collect())
}

/// Converts bytes to hexadecimal digits.
pub(super) fn show(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Parses a number in decimal or `0x` hexadecimal.
pub fn number(text: &str) -> Option<u128> {
    let text = text.trim();
    let digit = text.starts_with(|c: char| c.is_ascii_digit());
    match text.strip_prefix("0x") {
        Some(digits) if !digits.starts_with(['+', '-']) => u128::from_str_radix(digits, 16).ok(),
        None if digit => text.parse().ok(),
        _ => None,
    }
}

/// Parses `ADDRESS SPACE:ADDRESS`.
pub(super) fn place(text: &str) -> Result<(u64, u64), String> {
    let parsed = text.split_once(':').and_then(|(space, address)| {
        Some((
            number(space)?.try_into().ok()?,
            number(address)?.try_into().ok()?,
        ))
    });
    parsed.ok_or_else(|| {
        format!("`{text}` is not a place in memory; write ADDRESS SPACE:ADDRESS, such as 0:0x18")
    })
}

/// Parses a half-open range of program counters.
pub(super) fn range(text: &str) -> Result<(u64, u64), String> {
    let parsed = text.split_once("..").and_then(|(from, to)| {
        Some((number(from)?.try_into().ok()?, number(to)?.try_into().ok()?))
    });
    parsed.ok_or_else(|| format!("`{text}` is not a range; write FROM..TO, such as 0x10..0x40"))
}
