//! Running an expression on what is certain of each entry.

use super::super::Rule;
use super::{Need, Problem, Use, WIDEST_VALUE};
use crate::expr::table::{arithmetic, comparison, integral};
use crate::expr::typing::{self, TypeErrorKind};
use crate::expr::{DIExpr, DIOp};
use crate::module::Module;
use crate::target::Target;
use crate::ty::{AddressSpace, Scalar, Type, TypeKind};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A storage that two parts may share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Storage {
    /// The referrer's.
    Referrer,
    /// The memory of an address space, from the address on that the referrer holds.
    Pointee(AddressSpace),
}

/// Bits of a storage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Span {
    storage: Storage,
    start: i64,
    end: i64,
}

/// What is certain of a location.
#[derive(Clone, Copy, Debug)]
enum Known {
    Nothing,
    /// The undefined location.
    Undefined,
    /// From a bit of a storage on.
    Part {
        storage: Storage,
        bit: i64,
    },
    /// From a bit of an implicit storage on, which holds `bits` bits and is perhaps known as a number.
    Value {
        bits: i64,
        bit: i64,
        number: Option<i128>,
    },
    /// `bits` bits that are several locations in a row: a range of [`Run::spans`], and whether some bit is undefined.
    Composite {
        first: u32,
        end: u32,
        bits: i64,
        undefined: bool,
    },
    /// What `DIOpAddrOf` gives: an index into [`Run::pointed`].
    Address {
        to: u32,
        space: AddressSpace,
    },
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    known: Known,
    ty: Type,
}

/// The rule that a type error breaks.
fn rule_of(kind: TypeErrorKind) -> Rule {
    match kind {
        TypeErrorKind::StackUnderflow { .. } => Rule::StackUnderflow,
        TypeErrorKind::OperandType { .. } | TypeErrorKind::OperandsDiffer { .. } => Rule::OperandType,
        TypeErrorKind::SizesDiffer { .. } => Rule::SizesDiffer,
        TypeErrorKind::ZeroSized { .. } => Rule::ZeroSizedType,
        TypeErrorKind::MaskTooSmall { .. } => Rule::MaskTooSmall,
        TypeErrorKind::ZeroCount => Rule::ZeroCount,
        TypeErrorKind::UnknownAddressSpace { .. } => Rule::UnknownAddressSpace,
    }
}

/// A number cut to an integer type, as its signedness reads it; `None` where it is not an integer of 127 bits at most.
fn wrap(number: i128, ty: Type) -> Option<i128> {
    let (bits, signed) = match ty.kind() {
        TypeKind::Scalar(Scalar::Int(bits)) => (u32::from(bits), true),
        TypeKind::Scalar(Scalar::Uint(bits)) => (u32::from(bits), false),
        _ => return None,
    };
    if !(1..128).contains(&bits) {
        return None;
    }
    let above = 128 - bits;
    Some(if signed { number << above >> above } else { (((number << above) as u128) >> above) as i128 })
}

/// Runs expressions, one after the other, on what is known.
pub(super) struct Run<'m> {
    module: &'m Module,
    target: Target,
    types: Vec<Type>,
    stack: Vec<Entry>,
    spans: Vec<Span>,
    pointed: Vec<Known>,
    sorted: Vec<Span>,
    /// How many bits the referrer has at least.
    referrer_bits: i64,
}

/// How many spans an expression's composites are followed for: those within others are copied, which must not cost more
/// than the expression is long.
const MOST_SPANS: usize = 4096;

impl<'m> Run<'m> {
    pub(super) fn new(module: &'m Module) -> Run<'m> {
        Run {
            module,
            target: module.target,
            types: Vec::new(),
            stack: Vec::new(),
            spans: Vec::new(),
            pointed: Vec::new(),
            sorted: Vec::new(),
            referrer_bits: 0,
        }
    }

    /// Runs an expression: what is wrong with it and what it needs, and the size of what it leaves where it is well-typed.
    pub(super) fn expression(
        &mut self,
        expression: DIExpr,
        problems: &mut Vec<Problem>,
        uses: &mut Vec<Use>,
    ) -> Option<u64> {
        self.types.clear();
        self.stack.clear();
        self.spans.clear();
        self.pointed.clear();
        let ops = self.module.exprs.ops(expression);
        if ops.is_empty() {
            let message = String::from("the location has no operations; push at least one, such as DIOpReferrer");
            problems.push(Problem { operation: 0, rule: Rule::EmptyExpression, message });
            return None;
        }
        for (operation, op) in ops.iter().enumerate() {
            let first = problems.len();
            let mut out = Out { operation: operation as u32, spelling: op.spelling(), first, problems, uses };
            if let Err(kind) = typing::step(op, &mut self.types, self.target) {
                out.problem(rule_of(kind), format_args!("{kind}"));
                return None;
            }
            let &ty = self.types.last()?;
            let known = self.step(op, ty, &mut out);
            self.stack.push(Entry { known, ty });
        }
        let &[ty] = &self.types[..] else {
            let (last, count) = (ops.len() - 1, self.types.len());
            let message =
                format!("the location leaves {count} entries, not one; compose them or remove those that are too many");
            problems.push(Problem { operation: last as u32, rule: Rule::EntriesLeft, message });
            return None;
        };
        ty.bit_size(&self.target)
    }

    fn size(&self, ty: Type) -> i64 {
        ty.bit_size(&self.target).and_then(|bits| i64::try_from(bits).ok()).unwrap_or(0)
    }

    /// A new value of a type.
    fn value(&self, ty: Type, number: Option<i128>) -> Known {
        Known::Value { bits: self.size(ty), bit: 0, number: number.and_then(|number| wrap(number, ty)) }
    }

    /// Takes an entry off the stack. Typing made sure that there is one.
    fn pop(&mut self) -> Entry {
        self.stack.pop().unwrap_or(Entry { known: Known::Nothing, ty: Type::BOOL })
    }

    /// Takes an entry off the stack that must not be the result of `DIOpAddrOf`.
    fn pop_location(&mut self, out: &mut Out<'_>) -> Entry {
        let mut entry = self.pop();
        if let Known::Address { .. } = entry.known {
            out.problem(
                Rule::AddrOfUse,
                format_args!("uses what DIOpAddrOf gives; only DIOpDeref, DIOpReinterpret or the end may"),
            );
            entry.known = Known::Nothing;
        }
        entry
    }

    /// `E123` of a value of a type.
    fn is_too_wide(&self, ty: Type, does: &str, out: &mut Out<'_>) -> bool {
        let bits = ty.bit_size(&self.target).unwrap_or(0);
        if bits > WIDEST_VALUE {
            let what = format_args!("{does} a value of {bits} bits ({ty}); there may be {WIDEST_VALUE} at most");
            out.problem(Rule::ValueTooWide, what);
        }
        bits > WIDEST_VALUE
    }

    /// Takes an entry off the stack and reads it: the number, where it is known.
    fn pop_read(&mut self, out: &mut Out<'_>) -> Option<i128> {
        let entry = self.pop_location(out);
        let size = self.size(entry.ty);
        if self.is_too_wide(entry.ty, "reads", out) {
            return None;
        }
        match entry.known {
            Known::Nothing | Known::Address { .. } | Known::Part { storage: Storage::Pointee(_), .. } => None,
            // A smaller type than the composite's may miss what is undefined.
            Known::Composite { bits, undefined, .. } if !undefined || size < bits => None,
            Known::Undefined | Known::Composite { .. } => {
                out.problem(
                    Rule::UndefinedRead,
                    format_args!("reads {}, of which a bit is undefined; make the object undefined instead", entry.ty),
                );
                None
            }
            Known::Part { storage: Storage::Referrer, bit } => {
                let end = bit.saturating_add(size);
                // Up to there its type says that there is something.
                if end > self.referrer_bits {
                    out.need(Need::End(end));
                }
                None
            }
            Known::Value { bits, bit, number } => {
                let end = bit.saturating_add(size);
                if end > bits {
                    out.problem(
                        Rule::ReadPastEnd,
                        format_args!("reads bits {bit} to {end} of a value of {bits} bits; read within the value"),
                    );
                }
                number
            }
        }
    }

    /// Takes an entry off the stack that must be in one register.
    fn pop_register(&mut self, out: &mut Out<'_>) {
        let entry = self.pop_location(out);
        let bits = self.size(entry.ty);
        let what = match entry.known {
            Known::Part { storage: Storage::Referrer, bit } => return out.need(Need::Register { bit, bits }),
            Known::Nothing | Known::Address { .. } => return,
            Known::Composite { first, end, bits: all, .. } if end - first < 2 || all != bits => return,
            Known::Undefined => "the undefined location",
            Known::Part { .. } => "memory",
            Known::Value { .. } => "a value",
            Known::Composite { .. } => "several places in a row",
        };
        out.problem(
            Rule::EntryValueOperand,
            format_args!("asks what {what} was on entry to the function; only what a register held can be known"),
        );
    }

    /// What is known of an operation's result.
    fn step(&mut self, op: &DIOp, ty: Type, out: &mut Out<'_>) -> Known {
        match *op {
            DIOp::Referrer { ty } => {
                out.need(Need::Referrer(ty));
                self.referrer_bits = self.size(ty);
                Known::Part { storage: Storage::Referrer, bit: 0 }
            }
            DIOp::Arg { index, ty } => {
                out.need(Need::Argument(index, ty));
                Known::Nothing
            }
            DIOp::TypeObject { .. } => {
                out.need(Need::TypeProperty);
                Known::Nothing
            }
            DIOp::Constant { value, .. } if value.is_undef() => Known::Undefined,
            DIOp::Constant { .. } if self.is_too_wide(ty, "has", out) => Known::Nothing,
            DIOp::Constant { value, .. } => self.value(ty, self.module.exprs.constants().number(value)),
            DIOp::PushLane { .. } | DIOp::PushIteration { .. } | DIOp::Cfa { .. } => self.value(ty, None),
            DIOp::EntryValue { .. } => {
                self.pop_register(out);
                self.value(ty, None)
            }
            DIOp::ThreadLocal { .. } => {
                self.pop_read(out);
                Known::Nothing
            }
            DIOp::Reinterpret { .. } => match self.pop().known {
                Known::Value { bits, bit, number } => {
                    Known::Value { bits, bit, number: number.and_then(|number| wrap(number, ty)) }
                }
                known => known,
            },
            DIOp::BitOffset { .. } | DIOp::ByteOffset { .. } => {
                let amount = self.pop_read(out);
                let entry = self.pop_location(out);
                let unit = if matches!(op, DIOp::ByteOffset { .. }) { 8 } else { 1 };
                let bits = amount.and_then(|amount| i64::try_from(amount.checked_mul(unit)?).ok());
                self.offset(entry.known, bits, out)
            }
            DIOp::Composite { count, .. } => self.composite(count as usize, ty, out),
            DIOp::Extend { .. } => match self.pop_location(out).known {
                Known::Undefined => Known::Undefined,
                _ => Known::Nothing,
            },
            DIOp::Select {} => {
                self.pop_read(out);
                match (self.pop_location(out).known, self.pop_location(out).known) {
                    (Known::Undefined, Known::Undefined) => Known::Undefined,
                    _ => Known::Nothing,
                }
            }
            DIOp::Overlay { .. } => self.overlay(out),
            DIOp::AddrOf { space } => {
                let entry = self.pop_location(out);
                self.pointed.push(entry.known);
                Known::Address { to: self.pointed.len() as u32 - 1, space }
            }
            DIOp::Deref { .. } => self.deref(out),
            DIOp::Convert { .. } | DIOp::ZExt { .. } | DIOp::SExt { .. } => {
                let number = self.pop_number_for_conversion(op, out);
                self.value(ty, number)
            }
            DIOp::Read {} => {
                let number = self.pop_read(out);
                self.value(ty, number)
            }
            DIOp::Neg {} => {
                let number = self.pop_read(out);
                self.value(ty, number.and_then(i128::checked_neg))
            }
            DIOp::Abs {} => {
                let number = self.pop_read(out);
                self.value(ty, number.and_then(i128::checked_abs))
            }
            DIOp::Not {} => {
                let number = self.pop_read(out);
                self.value(ty, number.map(|number| !number))
            }
            arithmetic!() | integral!() => {
                let second = self.pop_read(out);
                if matches!(op, DIOp::Div {} | DIOp::Mod {}) && second == Some(0) && ty.is_integer() {
                    out.problem(
                        Rule::DivisionByZero,
                        format_args!(
                            "divides by the constant 0; divide by something else, or make the object undefined"
                        ),
                    );
                }
                let number = self.pop_read(out).zip(second).and_then(|(first, second)| match op {
                    DIOp::Add {} => first.checked_add(second),
                    DIOp::Sub {} => first.checked_sub(second),
                    DIOp::Mul {} => first.checked_mul(second),
                    _ => None,
                });
                self.value(ty, number)
            }
            DIOp::Choose {} => {
                let condition = self.pop_read(out);
                let (second, first) = (self.pop_location(out).known, self.pop_location(out).known);
                match (condition, first, second) {
                    (Some(0), _, known) | (Some(_), known, _) => known,
                    (None, Known::Undefined, Known::Undefined) => Known::Undefined,
                    _ => Known::Nothing,
                }
            }
            comparison!() => {
                self.pop_read(out);
                self.pop_read(out);
                self.value(ty, None)
            }
        }
    }

    /// The number as the conversion reads it: `DIOpZExt` and `DIOpSExt` whatever the operand's signedness.
    fn pop_number_for_conversion(&mut self, op: &DIOp, out: &mut Out<'_>) -> Option<i128> {
        let from = self.stack.last().map(|entry| entry.ty);
        let number = self.pop_read(out)?;
        match (op, from?.kind()) {
            (DIOp::ZExt { .. }, TypeKind::Scalar(Scalar::Int(bits))) => wrap(number, Type::uint(bits)),
            (DIOp::SExt { .. }, TypeKind::Scalar(Scalar::Uint(bits))) => wrap(number, Type::int(bits)),
            _ => Some(number),
        }
    }

    fn offset(&mut self, known: Known, bits: Option<i64>, out: &mut Out<'_>) -> Known {
        let before = |out: &mut Out<'_>, bit: i64| {
            out.problem(
                Rule::OffsetBeforeStart,
                format_args!("leads {} bits before the start of a value; start within the value", bit.unsigned_abs()),
            );
            Known::Nothing
        };
        match (known, bits) {
            (Known::Undefined, _) => Known::Undefined,
            (known, Some(0)) => known,
            (Known::Part { storage, bit }, Some(bits)) => {
                let bit = bit.saturating_add(bits);
                if bit < 0 && storage == Storage::Referrer {
                    out.need(Need::Start(bit));
                }
                Known::Part { storage, bit }
            }
            (Known::Value { bits: all, bit, .. }, Some(bits)) => {
                let bit = bit.saturating_add(bits);
                if bit < 0 { before(out, bit) } else { Known::Value { bits: all, bit, number: None } }
            }
            (Known::Composite { .. }, Some(bits)) if bits < 0 => before(out, bits),
            _ => Known::Nothing,
        }
    }

    fn composite(&mut self, count: usize, ty: Type, out: &mut Out<'_>) -> Known {
        let first_part = self.stack.len().saturating_sub(count);
        let first = self.spans.len() as u32;
        let mut undefined = false;
        let mut address = false;
        for index in first_part..self.stack.len() {
            let entry = self.stack[index];
            address |= matches!(entry.known, Known::Address { .. });
            undefined |= self.add_spans(entry.known, 0, self.size(entry.ty));
        }
        self.stack.truncate(first_part);
        if address {
            out.problem(
                Rule::AddrOfUse,
                format_args!("uses what DIOpAddrOf gives; only DIOpDeref, DIOpReinterpret or the end may"),
            );
        }
        self.in_a_row(first, self.size(ty), undefined, out)
    }

    /// Adds what is certain of the bits from `from` on, `bits` of them; true where one of them is undefined.
    fn add_spans(&mut self, known: Known, from: i64, size: i64) -> bool {
        match known {
            Known::Undefined => size > 0,
            Known::Part { storage, bit } => {
                let start = bit.saturating_add(from);
                let end = start.saturating_add(size);
                self.spans.extend((size > 0).then_some(Span { storage, start, end }));
                false
            }
            Known::Composite { first, end, bits, undefined } if (from, bits) == (0, size) => {
                if self.spans.len() < MOST_SPANS {
                    self.spans.extend_from_within(first as usize..end as usize);
                }
                undefined
            }
            Known::Nothing | Known::Value { .. } | Known::Composite { .. } | Known::Address { .. } => false,
        }
    }

    /// A composite of the spans from `first` on: no two may share a bit.
    fn in_a_row(&mut self, first: u32, bits: i64, undefined: bool, out: &mut Out<'_>) -> Known {
        self.sorted.clear();
        self.sorted.extend_from_slice(&self.spans[first as usize..]);
        self.sorted.sort_unstable();
        let shared = |pair: &&[Span]| pair[0].storage == pair[1].storage && pair[1].start < pair[0].end;
        if let Some(pair) = self.sorted.windows(2).find(shared) {
            out.need(if pair[0].storage == Storage::Referrer { Need::Implicit } else { Need::Undefined });
            // Said once: a composite around this one must not say it again.
            self.spans.truncate(first as usize);
        }
        Known::Composite { first, end: self.spans.len() as u32, bits, undefined }
    }

    fn overlay(&mut self, out: &mut Out<'_>) -> Known {
        let amount = self.pop_read(out);
        let (over, base) = (self.pop_location(out), self.pop_location(out));
        let (all, bits) = (self.size(base.ty), self.size(over.ty));
        let Some(start) = amount.and_then(|bytes| i64::try_from(bytes.checked_mul(8)?).ok()) else {
            return Known::Nothing;
        };
        if start < 0 {
            let before = start.unsigned_abs();
            let rule = Rule::OffsetBeforeStart;
            out.problem(rule, format_args!("starts {before} bits before its base; start within the base"));
            return Known::Nothing;
        }
        let end = start.saturating_add(bits);
        if end > all {
            out.problem(
                Rule::OverlayOutside,
                format_args!("lays bits {start} to {end} over a base of {all} bits; stay within the base"),
            );
            return Known::Nothing;
        }
        let first = self.spans.len() as u32;
        let before = self.add_spans(base.known, 0, start);
        let within = self.add_spans(over.known, 0, bits);
        let after = self.add_spans(base.known, end, all - end);
        self.in_a_row(first, all, before || within || after, out)
    }

    fn deref(&mut self, out: &mut Out<'_>) -> Known {
        match self.stack.last() {
            Some(&Entry { known: Known::Address { to, space }, ty }) => {
                self.pop();
                if ty.address_space() != Some(space) {
                    let space = space.0;
                    out.problem(
                        Rule::AddrOfUse,
                        format_args!(
                            "dereferences {ty}, which DIOpAddrOf({space}) gave as another type; reinterpret it back first"
                        ),
                    );
                    return Known::Nothing;
                }
                self.pointed.get(to as usize).copied().unwrap_or(Known::Nothing)
            }
            Some(&Entry { known: Known::Part { storage: Storage::Referrer, bit: 0 }, ty }) => {
                self.pop_read(out);
                match ty.address_space() {
                    Some(space) => Known::Part { storage: Storage::Pointee(space), bit: 0 },
                    None => Known::Nothing,
                }
            }
            _ => {
                self.pop_read(out);
                Known::Nothing
            }
        }
    }
}

/// Where an operation's problems and needs go.
struct Out<'o> {
    operation: u32,
    spelling: &'static str,
    /// Where the operation's problems start.
    first: usize,
    problems: &'o mut Vec<Problem>,
    uses: &'o mut Vec<Use>,
}

impl Out<'_> {
    fn problem(&mut self, rule: Rule, what: core::fmt::Arguments<'_>) {
        // Two undefined operands of one operation are one cause.
        if self.problems.iter().skip(self.first).any(|known| (known.operation, known.rule) == (self.operation, rule)) {
            return;
        }
        let message = format!("{} (operation {}) {what}", self.spelling, self.operation);
        self.problems.push(Problem { operation: self.operation, rule, message });
    }

    fn need(&mut self, need: Need) {
        self.uses.push(Use { operation: self.operation, need });
    }
}
