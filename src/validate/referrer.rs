//! Checks whether a referrer is well-formed, and whether it fits the operations of an expression.

use super::Rule;
use super::facts::{Need, WIDEST_VALUE};
use super::names::missing;
use crate::markers::{Base, FunctionView, Referrer, RegisterPart};
use crate::metadata::Text;
use crate::module::Module;
use crate::target::{ByteOrder, Register, Target};
use crate::ty::{PointerSizes, Type};
use crate::units::Bits;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A violated rule, and the message.
pub(super) type Violation = (Rule, String);

/// The referrer as written in the text format.
pub(super) fn text(module: &Module, function: FunctionView<'_>, referrer: Referrer) -> String {
    let target = module.target;
    let base = |base, offset: i32| match base {
        Base::Register(register) => format!("{}{offset:+}", target.register_name(register)),
        Base::Cfa => format!("cfa{offset:+}"),
        Base::Frame => format!("fb{offset:+}"),
    };
    let part = |part: &RegisterPart| match (part.bit_offset, part.bits) {
        (0, 0) => target.register_name(part.register),
        (offset, bits) => format!("{}, {offset}, {bits}", target.register_name(part.register)),
    };
    match referrer {
        Referrer::Undefined => String::from("%undef"),
        Referrer::Register(one) => format!("%reg({})", part(&one)),
        Referrer::Registers { first, count } => {
            let names: Vec<String> = function
                .register_list(first, count)
                .iter()
                .map(part)
                .collect();
            format!("%regs({})", names.join(", "))
        }
        Referrer::Lane { register, bits } => {
            format!("%lane({}, {bits})", target.register_name(register))
        }
        Referrer::Slot {
            base: from,
            offset,
            bits: 0,
        } => format!("%slot({})", base(from, offset)),
        Referrer::Slot {
            base: from,
            offset,
            bits,
        } => format!("%slot({}, {bits})", base(from, offset)),
        Referrer::Address { base: from, offset } => format!("%addr({})", base(from, offset)),
        Referrer::Symbol { symbol, offset } => {
            format!("%addr(@{}{offset:+})", module.metadata.strings.get(symbol))
        }
        Referrer::Constant { ty, value } => match module.exprs.constants().number(value) {
            Some(number) => format!("%const({ty} {number})"),
            None => format!("%const({ty})"),
        },
        Referrer::Value(value) => format!("%entity({value})"),
    }
}

fn unknown(target: Target, register: Register) -> Option<Violation> {
    if target.register_bits(register).is_some() {
        return None;
    }
    let (number, name) = (register.0, target.name());
    Some((
        Rule::UnknownRegister,
        format!(
            "names register {number}, which {name} does not have; use a register of the target"
        ),
    ))
}

/// The size of the register of a part. A part with a stated size may use the bits that only wider
/// aliases of the register include.
fn all_bits(target: Target, part: &RegisterPart) -> Option<u32> {
    match part.bits {
        0 => target.register_bits(part.register),
        _ => target.widest_bits(part.register),
    }
}

fn wrong_part(target: Target, part: &RegisterPart) -> Option<Violation> {
    if let Some(violation) = unknown(target, part.register) {
        return Some(violation);
    }
    let all = u64::from(all_bits(target, part).unwrap_or(0));
    let start = u64::from(part.bit_offset);
    // A part without a size is the rest of the register, which must have at least one bit.
    let end = start + u64::from(part.bits.max(1));
    (end > all).then(|| {
        let name = target.register_name(part.register);
        (
            Rule::RegisterPart,
            format!(
                "names bits {start}..{end} of {name}, which has {}; stay within it",
                Bits(all)
            ),
        )
    })
}

/// Returns the error for two parts of a list that share a bit of a register.
fn shared_part(target: Target, parts: &[RegisterPart]) -> Option<Violation> {
    let mut spans: Vec<(u16, u64, u64)> = parts
        .iter()
        .map(|part| {
            let start = u64::from(part.bit_offset);
            (part.register.0, start, start + part.size(target))
        })
        .collect();
    spans.sort_unstable();
    let pair = spans
        .windows(2)
        .find(|pair| pair[0].0 == pair[1].0 && pair[1].1 < pair[0].2)?;
    let (register, bit) = (target.register_name(Register(pair[1].0)), pair[1].1);
    Some((
        Rule::SharedStorage,
        format!("names bit {bit} of {register} twice; give each part separate bits"),
    ))
}

/// Returns the error of a referrer that does not depend on the expression.
pub(super) fn error(
    module: &Module,
    function: FunctionView<'_>,
    referrer: Referrer,
) -> Option<Violation> {
    let Referrer::Registers { first, count } = referrer else {
        return error_of_single(module, referrer);
    };
    let parts = function.register_list(first, count);
    if parts.is_empty() {
        let message = String::from("names no register; name at least one");
        return Some((Rule::EmptyRegisterList, message));
    }
    let target = module.target;
    let mut wrong = parts.iter().filter_map(|part| wrong_part(target, part));
    wrong.next().or_else(|| shared_part(target, parts))
}

/// Returns the error of a referrer other than a list of registers, which belongs to a function.
pub(super) fn error_of_single(module: &Module, referrer: Referrer) -> Option<Violation> {
    let target = module.target;
    match referrer {
        Referrer::Undefined | Referrer::Value(_) | Referrer::Registers { .. } => None,
        Referrer::Register(part) => wrong_part(target, &part),
        Referrer::Lane { register, bits } => {
            unknown(target, register).or_else(|| wrong_lane(target, register, bits))
        }
        Referrer::Slot { base, .. } | Referrer::Address { base, .. } => match base {
            Base::Register(register) => unknown(target, register),
            Base::Cfa | Base::Frame => None,
        },
        Referrer::Symbol { symbol, .. } => wrong_symbol(module, symbol),
        Referrer::Constant { value, .. } if !module.exprs.constants().has(value) => {
            missing(module, value).map(|message| (Rule::MissingNode, message))
        }
        Referrer::Constant { ty, .. } => wrong_constant(target, ty),
    }
}

fn wrong_symbol(module: &Module, symbol: Text) -> Option<Violation> {
    if let Some(message) = missing(module, symbol) {
        return Some((Rule::MissingNode, message));
    }
    let message =
        "names a symbol with a zero byte, where readers end the string; leave the byte out";
    let has_zero = module.metadata.strings.has_zero(symbol);
    has_zero.then(|| (Rule::ZeroByte, String::from(message)))
}

fn wrong_lane(target: Target, register: Register, bits: u32) -> Option<Violation> {
    let name = target.register_name(register);
    let Some(all) = target.lane_bits(register) else {
        let message = format!(
            "names a lane of {name}, which has no lanes on {}; name a register with lanes, or read an element of %reg at an \
             offset",
            target.name()
        );
        return Some((Rule::LaneRegister, message));
    };
    (bits == 0 || bits > all).then(|| {
        let message = format!(
            "names a lane of {} of {name}, whose lanes have {}; name 1 to {all}",
            Bits(bits.into()),
            Bits(all.into())
        );
        (Rule::LaneSize, message)
    })
}

fn wrong_constant(target: Target, ty: Type) -> Option<Violation> {
    Some(match ty.bit_size(&target) {
        None => {
            let target = target.name();
            let message = format!(
                "names {ty}, whose address space {target} does not have; use an address space of the target"
            );
            (Rule::UnknownAddressSpace, message)
        }
        Some(0) => {
            let message = format!("names {ty}, which has no size; give it at least one bit");
            (Rule::ZeroSizedType, message)
        }
        Some(bits) if bits > WIDEST_VALUE => {
            let message = format!(
                "names a value of {} ({ty}); a value has at most {WIDEST_VALUE} bits",
                Bits(bits)
            );
            (Rule::ValueTooWide, message)
        }
        Some(_) => return None,
    })
}

/// True if a fragment gives the location of the frame base; otherwise, the frame base is the CFA.
pub(super) fn has_frame_base(module: &Module, function: FunctionView<'_>) -> bool {
    let subprogram = module.metadata.subprograms.get(function.subprogram);
    subprogram.is_some_and(|node| node.frame_base.is_some())
}

/// The remedy for `E506`.
pub(super) fn missing_frame(module: &Module) -> &'static str {
    match module.target.description().has_wasm_locations {
        true => {
            "the target has no call frame information: give the subprogram a frameBase, and count from it"
        }
        false => "add them, or state that the rules at its entry hold in the whole function",
    }
}

/// `E506`: a referrer relative to the CFA, in a function without frame rules.
pub(super) fn frameless(
    module: &Module,
    function: FunctionView<'_>,
    referrer: Referrer,
) -> Option<Violation> {
    if function.has_frame_rules() {
        return None;
    }
    let (Referrer::Slot { base, .. } | Referrer::Address { base, .. }) = referrer else {
        return None;
    };
    let is_cfa = match base {
        Base::Cfa => true,
        Base::Register(_) => false,
        Base::Frame => !has_frame_base(module, function),
    };
    is_cfa.then(|| {
        let name = text(module, function, referrer);
        let message = format!(
            "is {name}, counted from the CFA, but the function has no frame rules; {}",
            missing_frame(module)
        );
        (Rule::MissingFrame, message)
    })
}

/// The size of a referrer in bits.
enum Size {
    Exactly(u64),
    AtMost(u64),
    Any,
}

fn size(target: Target, function: FunctionView<'_>, referrer: Referrer, ty: Type) -> Size {
    match referrer {
        Referrer::Undefined | Referrer::Value(_) => Size::Any,
        Referrer::Register(part) if part.bits == 0 => Size::AtMost(part.size(target)),
        Referrer::Register(part) => Size::Exactly(part.bits.into()),
        Referrer::Registers { first, count } => {
            let parts = function.register_list(first, count).iter();
            Size::Exactly(
                parts
                    .map(|part| part.size(target))
                    .fold(0, u64::saturating_add),
            )
        }
        Referrer::Lane { bits, .. } => Size::Exactly(bits.into()),
        Referrer::Slot { bits: 0, .. } => Size::Any,
        Referrer::Slot { bits, .. } => Size::Exactly(bits.into()),
        Referrer::Address { .. } | Referrer::Symbol { .. } => {
            Size::Exactly(pointer_bits(target, ty))
        }
        Referrer::Constant { ty, .. } => ty.bit_size(&target).map_or(Size::Any, Size::Exactly),
    }
}

/// Returns the size in bits of an address read as a type: the size of a pointer type, otherwise the
/// size of the target's addresses.
fn pointer_bits(target: Target, ty: Type) -> u64 {
    let of_space = ty
        .address_space()
        .and_then(|space| target.pointer_bits(space));
    of_space.map_or(target.address_bits(), u64::from)
}

/// Returns the first bit, in storage order, of a value of `bits` bits in a register or a lane, and
/// the size of the register or lane; `None` for other referrers.
fn in_register(target: Target, referrer: Referrer, bits: i64) -> Option<(u64, u64)> {
    // The value begins `below` bits above the least significant one.
    let (all, below) = match referrer {
        Referrer::Register(part) => (all_bits(target, &part), u64::from(part.bit_offset)),
        Referrer::Lane { register, bits } => (target.lane_bits(register).or(Some(bits)), 0),
        _ => return None,
    };
    let all = all.map_or(u64::MAX, u64::from);
    let first = match target.byte_order() {
        ByteOrder::Little => below,
        ByteOrder::Big => all
            .saturating_sub(below)
            .saturating_sub(u64::try_from(bits).unwrap_or(0)),
    };
    Some((first, all))
}

/// Returns the first bit of a referrer in its storage, and the size of the storage in bits; `None`
/// if the size is unknown. `bits` is the size of the referrer's type.
fn storage(
    target: Target,
    function: FunctionView<'_>,
    referrer: Referrer,
    bits: i64,
) -> Option<(u64, u64)> {
    Some(match referrer {
        Referrer::Register(_) | Referrer::Lane { .. } => in_register(target, referrer, bits)?,
        // The size of the type is used; `Need::Referrer` has reported any other size.
        Referrer::Address { .. } | Referrer::Symbol { .. } => {
            (0, u64::try_from(bits).unwrap_or(u64::MAX))
        }
        Referrer::Registers { .. } | Referrer::Constant { .. } | Referrer::Slot { .. } => {
            match size(target, function, referrer, Type::PTR) {
                Size::Exactly(bits) => (0, bits),
                Size::AtMost(_) | Size::Any => return None,
            }
        }
        Referrer::Undefined | Referrer::Value(_) => return None,
    })
}

/// True if `bits` bits of a referrer, from `bit` on, can be in one register.
fn is_in_register(
    target: Target,
    function: FunctionView<'_>,
    referrer: Referrer,
    (bit, bits): (i64, i64),
) -> bool {
    match referrer {
        Referrer::Registers { first, count } => {
            let mut start = 0i64;
            function.register_list(first, count).iter().any(|part| {
                let size = i64::try_from(part.size(target)).unwrap_or(i64::MAX);
                let end = start.saturating_add(size);
                let holds = start <= bit && bit.saturating_add(bits) <= end;
                start = end;
                holds
            })
        }
        Referrer::Register(_)
        | Referrer::Lane { .. }
        | Referrer::Undefined
        | Referrer::Value(_) => true,
        Referrer::Slot { .. }
        | Referrer::Address { .. }
        | Referrer::Symbol { .. }
        | Referrer::Constant { .. } => false,
    }
}

/// Returns the size that the type of a referrer must have, as text, if the type has another size.
fn other_size(
    target: Target,
    function: FunctionView<'_>,
    referrer: Referrer,
    ty: Type,
) -> Option<String> {
    let read_bits = ty.bit_size(&target)?;
    match size(target, function, referrer, ty) {
        Size::Exactly(bits) if read_bits != bits => Some(Bits(bits).to_string()),
        Size::AtMost(bits) if read_bits > bits => Some(format!("at most {}", Bits(bits))),
        _ => None,
    }
}

/// Returns the number of bits by which bit `bit` of a referrer precedes the start of the referrer's
/// storage; `None` if it does not. `bits` is the size of the referrer's type.
fn bits_before(target: Target, referrer: Referrer, bit: i64, bits: i64) -> Option<u64> {
    let before = match referrer {
        Referrer::Register(_) | Referrer::Lane { .. } => {
            let (first, _) = in_register(target, referrer, bits)?;
            i64::try_from(first).unwrap_or(i64::MAX).saturating_add(bit)
        }
        // The start of a slot without a size is unknown.
        Referrer::Slot { bits: 0, .. } => return None,
        Referrer::Undefined | Referrer::Value(_) => return None,
        _ => bit,
    };
    (before < 0).then_some(before.unsigned_abs())
}

/// Returns the end of a referrer's bits in their storage, and the size of the storage, if the bits
/// reach past the storage. `start` is the referrer's first bit in a storage of `all` bits, and
/// `end` counts from there.
fn past_end((start, all): (u64, u64), end: i64) -> Option<(u64, u64)> {
    let end = u64::try_from(end).unwrap_or(0).saturating_add(start);
    (end > all).then_some((end, all))
}

/// True if a debugger can write to a referrer: a register or a slot.
fn is_writable(referrer: Referrer) -> bool {
    matches!(
        referrer,
        Referrer::Register(_)
            | Referrer::Registers { .. }
            | Referrer::Lane { .. }
            | Referrer::Slot { .. }
    )
}

/// Returns the referrer without what [`unmet_need`] reads only for its message: the base and offset
/// of memory, and the name of a symbol. Referrers for which this is equal satisfy the same needs.
pub(super) fn without_address(referrer: Referrer) -> Referrer {
    let (base, offset) = (Base::Cfa, 0);
    match referrer {
        Referrer::Slot { bits, .. } => Referrer::Slot { base, offset, bits },
        Referrer::Address { .. } | Referrer::Symbol { .. } => Referrer::Address { base, offset },
        other => other,
    }
}

/// Returns the rule that a referrer violates if it does not satisfy the need of an operation.
pub(super) fn unmet_need(
    module: &Module,
    function: FunctionView<'_>,
    referrer: Referrer,
    need: Need,
) -> Option<Violation> {
    let target = module.target;
    let name = || text(module, function, referrer);
    Some(match need {
        Need::Argument(..) | Need::ArgumentStart { .. } | Need::ArgumentEnd { .. } => return None,
        Need::ArgumentRegister { .. } => return None,
        Need::TypeObject(_) | Need::Disjoint { .. } | Need::Cfa | Need::Lane => return None,
        Need::Referrer(ty) => {
            let read_bits = ty.bit_size(&target)?;
            let has = other_size(target, function, referrer, ty)?;
            let message = format!(
                "reads {0} as {ty}, but {1} has {has}; name a type of that size, or a referrer of {0}",
                Bits(read_bits),
                name()
            );
            (Rule::ReferrerSize, message)
        }
        Need::Start { bit, bits } => {
            let before = Bits(bits_before(target, referrer, bit, bits)?);
            let name = name();
            let message =
                format!("moves the location {before} before the start of {name}; stay within it");
            (Rule::OffsetBeforeStart, message)
        }
        Need::End { end, bits, access } => {
            let storage = storage(target, function, referrer, bits)?;
            let (end, all) = past_end(storage, end)?;
            let (rule, does) = access.past_end();
            let name = name();
            let message = format!(
                "{does} bits up to {end} of {name}, whose storage has {}; stay within it",
                Bits(all)
            );
            (rule, message)
        }
        Need::Register { bit, bits } if is_in_register(target, function, referrer, (bit, bits)) => {
            return None;
        }
        Need::Register { .. } => {
            let message = format!(
                "takes the entry value of {}; only a register, or a part of one, has an entry value",
                name()
            );
            (Rule::EntryValueOperand, message)
        }
        Need::Implicit if !is_writable(referrer) => return None,
        Need::Undefined if referrer == Referrer::Undefined => return None,
        Need::Implicit | Need::Undefined => {
            let (shared, separate) = match need {
                Need::Implicit => ("a bit of", "bits"),
                _ => ("memory at", "memory"),
            };
            let name = name();
            let message = format!(
                "has two parts that share {shared} {name}; give each part separate {separate}"
            );
            (Rule::SharedStorage, message)
        }
    })
}
