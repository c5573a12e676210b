//! Forms in text: the normal form of docs/evaluation.md, with `error` for failures.

use super::form::{BitOrigin, Form};
use crate::target::ByteOrder;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The maximum depth to which pointers are printed.
const MAX_DEPTH: u32 = 8;

/// Formats an offset in bytes, and the remaining bits.
fn offset(bits: u128) -> String {
    match bits % 8 {
        0 => format!("{}", bits / 8),
        rest => format!("{}.{rest}", bits / 8),
    }
}

/// Returns bits in the order of memory as bytes; unused bits are 0.
pub fn bytes(bits: &[bool], order: ByteOrder) -> Vec<u8> {
    let byte = |bits: &[bool]| {
        bits.iter().enumerate().fold(0u8, |byte, (index, bit)| {
            let place = if order == ByteOrder::Big {
                7 - index
            } else {
                index
            };
            byte | u8::from(*bit) << place
        })
    };
    bits.chunks(8).map(byte).collect()
}

fn hex(bits: &[bool], order: ByteOrder) -> String {
    bytes(bits, order)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Returns the text of several locations at once, or of the only one.
pub fn set(mut members: Vec<String>) -> String {
    members.sort();
    members.dedup();
    match &mut members[..] {
        [] => "undef".to_string(),
        [only] => core::mem::take(only),
        members => format!("multi{{{}}}+0", members.join(" | ")),
    }
}

impl Form {
    /// The normal form in text.
    pub fn text(&self, order: ByteOrder) -> String {
        self.shown(order, 0)
    }

    fn shown(&self, order: ByteOrder, depth: u32) -> String {
        match self {
            Form::Run { origin, .. } => origin.shown(order, depth),
            Form::Sequence(forms) => {
                let mut joined: Vec<Form> = Vec::new();
                for form in forms {
                    match joined
                        .last_mut()
                        .and_then(|last| last.continued(form, order))
                    {
                        Some(whole) => {
                            joined.pop();
                            joined.push(whole);
                        }
                        None => joined.push(form.clone()),
                    }
                }
                if let [only] = &joined[..] {
                    return only.shown(order, depth);
                }
                let mut start = 0;
                let parts = joined.iter().map(|form| {
                    let range = start..start + u128::from(form.bits());
                    start = range.end;
                    let (start, end) = (offset(range.start), offset(range.end));
                    format!("{start}..{end}: {}", form.shown(order, depth))
                });
                format!("comp[{}]+0", parts.collect::<Vec<String>>().join(", "))
            }
            Form::OneOf(choices) => {
                let members = choices.iter();
                set(members
                    .map(|choice| choice.form.shown(order, depth))
                    .collect())
            }
            Form::Doubtful(_, form) => form.shown(order, depth),
        }
    }

    /// Returns this run with the next one, if the next one continues it in memory or in a register.
    fn continued(&self, next: &Form, order: ByteOrder) -> Option<Form> {
        let (
            Form::Run { bits, origin },
            Form::Run {
                bits: more,
                origin: next,
            },
        ) = (self, next)
        else {
            return None;
        };
        let origin = match (origin, next) {
            (
                BitOrigin::Memory { space, bit },
                BitOrigin::Memory {
                    space: other,
                    bit: at,
                },
            ) if space == other && bit + u128::from(*bits) == *at => origin,
            (
                BitOrigin::Register { register, bit },
                BitOrigin::Register {
                    register: other,
                    bit: at,
                },
            ) if register == other => match order {
                ByteOrder::Little if bit + bits == *at => origin,
                // The most significant bits are first.
                ByteOrder::Big if at + more == *bit => next,
                _ => return None,
            },
            _ => return None,
        };
        Some(Form::Run {
            bits: bits + more,
            origin: origin.clone(),
        })
    }
}

impl BitOrigin {
    fn shown(&self, order: ByteOrder, depth: u32) -> String {
        match self {
            BitOrigin::Undefined => "undef".to_string(),
            BitOrigin::Failed(_) => "error".to_string(),
            BitOrigin::Memory { space, bit } => {
                let rest = if bit % 8 == 0 {
                    String::new()
                } else {
                    format!(".{}", bit % 8)
                };
                format!("mem({space})+{:#x}{rest}", bit / 8)
            }
            BitOrigin::Register { register, bit } => {
                format!("reg({register})+{}", offset(u128::from(*bit)))
            }
            BitOrigin::Known(bits) => format!("imm({})+0", hex(bits, order)),
            BitOrigin::Pointer { to, bit } if depth < MAX_DEPTH => {
                format!(
                    "ptr({})+{}",
                    to.form().shown(order, depth + 1),
                    offset(u128::from(*bit))
                )
            }
            BitOrigin::Pointer { .. } => "ptr(…)+0".to_string(),
        }
    }
}
