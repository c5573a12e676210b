//! Evaluates an expression on known facts about each stack entry.

mod parts;
mod step;

use super::super::Rule;
use super::{Access, Need, Outcome, Problem, Span, Storage, Use, WIDEST_VALUE};
use crate::expr::typing::{self, TypeErrorKind};
use crate::expr::{DIExpr, DIOp};
use crate::module::Module;
use crate::number;
use crate::target::{ByteOrder, Target};
use crate::ty::{AddressSpace, Scalar, Type, TypeKind};
use crate::units::{Bits, Count};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The known facts about a location.
#[derive(Clone, Copy, Debug)]
enum Known {
    Nothing,
    /// The undefined location.
    Undefined,
    /// A location at a bit of a storage that has at least `bits` bits.
    Part {
        storage: Storage,
        bit: i64,
        bits: i64,
    },
    /// A location at a bit of an implicit storage of `bits` bits, with the number that all of its
    /// bits are, if known.
    Value {
        bits: i64,
        bit: i64,
        number: Option<i128>,
    },
    /// A location at a bit of a composite of `bits` bits: a range of [`Run::spans`].
    Composite {
        first: u32,
        end: u32,
        bits: i64,
        bit: i64,
    },
    /// The result of `DIOpAddrOf`: an index into [`Run::pointed`].
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

/// The rule that a type error violates.
fn rule_of(kind: TypeErrorKind) -> Rule {
    match kind {
        TypeErrorKind::StackUnderflow { .. } => Rule::StackUnderflow,
        TypeErrorKind::OperandType { .. } | TypeErrorKind::OperandsDiffer { .. } => {
            Rule::OperandType
        }
        TypeErrorKind::SizesDiffer { .. } => Rule::SizesDiffer,
        TypeErrorKind::ZeroSized { .. } => Rule::ZeroSizedType,
        TypeErrorKind::MaskTooSmall { .. } => Rule::MaskTooSmall,
        TypeErrorKind::ZeroCount => Rule::ZeroCount,
        TypeErrorKind::UnknownAddressSpace { .. } => Rule::UnknownAddressSpace,
    }
}

/// Returns a number truncated to an integer type and extended by the type's signedness; `None` if
/// the type is not an integer of at most 128 bits, or if the number is 2^127 or more.
fn wrap(number: i128, ty: Type) -> Option<i128> {
    let TypeKind::Scalar(Scalar::Int(bits) | Scalar::Uint(bits)) = ty.kind() else {
        return None;
    };
    match bits {
        1..128 => Some(number::wrap(number, bits.into(), ty.signedness())),
        128 => Some(number).filter(|number| *number >= 0 || ty.is_signed()),
        _ => None,
    }
}

/// Evaluates expressions on known facts, one after the other, with the same buffers.
pub(super) struct Run<'m> {
    module: &'m Module,
    target: Target,
    types: Vec<Type>,
    stack: Vec<Entry>,
    spans: Vec<Span>,
    pointed: Vec<Known>,
    sorted: Vec<Span>,
    /// The number of spans of this expression that were copied into composites.
    copied: usize,
}

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
            copied: 0,
        }
    }

    /// Evaluates an expression: adds its problems and needs, and returns the type of its result if
    /// it is well-typed. Parts of composites whose sharing depends on the lifetime are added to
    /// `kept`.
    pub(super) fn expression(
        &mut self,
        expression: DIExpr,
        problems: &mut Vec<Problem>,
        uses: &mut Vec<Use>,
        kept: &mut Vec<Span>,
    ) -> Option<Type> {
        self.types.clear();
        self.stack.clear();
        self.spans.clear();
        self.pointed.clear();
        self.copied = 0;
        let ops = self.module.exprs.ops(expression);
        if ops.is_empty() {
            let message = String::from(
                "the expression has no operations; push at least one location, such as DIOpReferrer",
            );
            problems.push(Problem {
                operation: 0,
                rule: Rule::EmptyExpression,
                message,
            });
            return None;
        }
        let mut out = Out {
            operation: 0,
            spelling: "",
            first: 0,
            problems,
            uses,
            kept,
        };
        for (operation, op) in ops.iter().enumerate() {
            out.begin(operation, op);
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
            let message = format!(
                "the expression leaves {}, expected 1; combine them with DIOpComposite, or remove the operations that push too many",
                Count(count, "entry")
            );
            problems.push(Problem {
                operation: last as u32,
                rule: Rule::EntriesLeft,
                message,
            });
            return None;
        };
        if let (Some(&entry), Some(op)) = (self.stack.last(), ops.last()) {
            out.begin(ops.len() - 1, op);
            self.access(entry, Access::Denote, &mut out);
        }
        Some(ty)
    }

    /// Returns the facts about the result of the last expression. Adds its parts to `kept`.
    pub(super) fn outcome(&self, ty: Type, kept: &mut Vec<Span>) -> Outcome {
        let Some(entry) = self.stack.last() else {
            return Outcome::default();
        };
        let (known, size, space) = match entry.known {
            Known::Address { to, space } => (self.pointed(to), i64::MAX, Some(space)),
            known => (known, self.size(ty), None),
        };
        let first = kept.len() as u32;
        let number = match space {
            Some(_) => None,
            None => self.number(entry.known, ty),
        };
        let mut place = None;
        let available = match known {
            Known::Part { storage, bit, bits } => {
                let end = bit.saturating_add(size);
                kept.push(Span {
                    storage,
                    start: bit,
                    end,
                    at: 0,
                    of: bits,
                });
                place = Some((storage, bit, bits));
                None
            }
            Known::Value { bits, bit, .. } => Some((bit, bits.saturating_sub(bit))),
            Known::Composite {
                first,
                end,
                bits,
                bit,
            } => {
                let after = bits.saturating_sub(bit);
                let spans = self.spans_of(first, end).iter();
                let stored = spans.filter(|span| span.storage != Storage::Undefined);
                kept.extend(stored.filter_map(|span| span.cut(bit, size.min(after))));
                Some((bit, after))
            }
            Known::Nothing | Known::Undefined | Known::Address { .. } => None,
        };
        Outcome {
            space,
            available,
            is_composite: matches!(known, Known::Composite { .. }),
            place,
            number,
            first,
            end: kept.len() as u32,
        }
    }

    /// Returns the location whose address a result of `DIOpAddrOf` is.
    fn pointed(&self, to: u32) -> Known {
        let known = self.pointed.get(to as usize);
        known.copied().unwrap_or(Known::Nothing)
    }

    /// Returns the parts of a composite.
    fn spans_of(&self, first: u32, end: u32) -> &[Span] {
        self.spans.get(first as usize..end as usize).unwrap_or(&[])
    }

    /// Returns the number that a read of a location as a type gives, if known. The type may be
    /// smaller than the storage, whose bits are in the order of memory.
    fn number(&self, known: Known, ty: Type) -> Option<i128> {
        let Known::Value { bits, bit, number } = known else {
            return None;
        };
        let after = bits.checked_sub(bit)?.checked_sub(self.size(ty))?;
        let low = match self.target.byte_order() {
            ByteOrder::Little => bit,
            ByteOrder::Big => after,
        };
        if bit < 0 || after < 0 {
            return None;
        }
        wrap(number?.checked_shr(u32::try_from(low).ok()?)?, ty)
    }

    /// True if some of the bits that a read of a location as a type needs are undefined.
    fn reads_undefined(&self, Entry { known, ty }: Entry) -> bool {
        match known {
            Known::Undefined => true,
            Known::Composite {
                first, end, bit, ..
            } => {
                let size = self.size(ty);
                self.spans_of(first, end)
                    .iter()
                    .any(|span| span.storage == Storage::Undefined && span.cut(bit, size).is_some())
            }
            Known::Nothing | Known::Part { .. } | Known::Value { .. } | Known::Address { .. } => {
                false
            }
        }
    }

    fn size(&self, ty: Type) -> i64 {
        ty.bit_size(&self.target)
            .and_then(|bits| i64::try_from(bits).ok())
            .unwrap_or(0)
    }

    /// Returns the facts about a new value of a type.
    fn value(&self, ty: Type, number: Option<i128>) -> Known {
        Known::Value {
            bits: self.size(ty),
            bit: 0,
            number: number.and_then(|number| wrap(number, ty)),
        }
    }

    /// Pops an entry. Typing has checked that there is one.
    fn pop(&mut self) -> Entry {
        self.stack.pop().unwrap_or(Entry {
            known: Known::Nothing,
            ty: Type::BOOL,
        })
    }

    /// Pops an entry that must not be the result of `DIOpAddrOf`.
    fn pop_location(&mut self, out: &mut Out<'_>) -> Entry {
        let mut entry = self.pop();
        if let Known::Address { .. } = entry.known {
            out.address_used();
            entry.known = Known::Nothing;
        }
        entry
    }

    /// Returns true if values of a type are too wide, and reports `E123` for them.
    fn is_too_wide(&self, ty: Type, does: &str, out: &mut Out<'_>) -> bool {
        let bits = ty.bit_size(&self.target).unwrap_or(0);
        if bits > WIDEST_VALUE {
            out.problem(
                Rule::ValueTooWide,
                format_args!(
                    "{does} a value of {} ({ty}); a value has at most {WIDEST_VALUE} bits",
                    Bits(bits)
                ),
            );
        }
        bits > WIDEST_VALUE
    }

    /// Pops an entry and reads it. Returns the number, if known.
    fn pop_read(&mut self, out: &mut Out<'_>) -> Option<i128> {
        let entry = self.pop_location(out);
        if self.is_too_wide(entry.ty, "reads", out) {
            return None;
        }
        if self.reads_undefined(entry) {
            out.problem(
                Rule::UndefinedRead,
                format_args!(
                    "reads a value of type {} with an undefined bit; make the object undefined instead",
                    entry.ty
                ),
            );
            return None;
        }
        self.access(entry, Access::Read, out);
        self.number(entry.known, entry.ty)
    }

    /// Pops an entry that must be in one register.
    fn pop_register(&mut self, out: &mut Out<'_>) {
        let entry = self.pop_location(out);
        let bits = self.size(entry.ty);
        let what = match entry.known {
            Known::Part {
                storage: Storage::Referrer,
                bit,
                ..
            } => {
                out.need(Need::Register { bit, bits });
                return self.access(entry, Access::Read, out);
            }
            Known::Part {
                storage: storage @ (Storage::Argument(index) | Storage::ArgumentPointee(index, _)),
                bit,
                ..
            } => {
                let space = match storage {
                    Storage::ArgumentPointee(_, space) => Some(space),
                    _ => None,
                };
                out.need(Need::ArgumentRegister {
                    index,
                    bit,
                    bits,
                    space,
                });
                return self.access(entry, Access::Read, out);
            }
            Known::Part {
                storage:
                    Storage::Pointee(_) | Storage::ThreadLocal | Storage::ArgumentThreadLocal(_),
                ..
            } => "memory",
            Known::Part {
                storage: Storage::Undefined,
                ..
            } => "the undefined location",
            Known::Nothing | Known::Address { .. } => return,
            Known::Composite {
                first,
                end,
                bits: all,
                ..
            } if end - first < 2 || all != bits => return,
            Known::Undefined => "the undefined location",
            Known::Value { .. } => "a value",
            Known::Composite { .. } => "a composite",
        };
        out.problem(
            Rule::EntryValueOperand,
            format_args!(
                "takes the entry value of {what}; only a register, or a part of one, has an entry value"
            ),
        );
    }

    fn offset(&mut self, known: Known, bits: Option<i64>, out: &mut Out<'_>) -> Known {
        let (mut known, bits) = match (known, bits) {
            (Known::Undefined, _) | (_, Some(0)) => return known,
            (known, Some(bits)) => (known, bits),
            (_, None) => return Known::Nothing,
        };
        let (Known::Part { bit, .. } | Known::Value { bit, .. } | Known::Composite { bit, .. }) =
            &mut known
        else {
            return Known::Nothing;
        };
        *bit = bit.saturating_add(bits);
        let bit = *bit;
        match known {
            _ if bit >= 0 => {}
            Known::Part { storage, bits, .. } => match storage {
                Storage::Referrer => out.need(Need::Start { bit, bits }),
                Storage::Argument(index) => out.need(Need::ArgumentStart { index, bit, bits }),
                Storage::Pointee(_)
                | Storage::ArgumentPointee(..)
                | Storage::ThreadLocal
                | Storage::ArgumentThreadLocal(_)
                | Storage::Undefined => {}
            },
            _ => {
                out.problem(
                    Rule::OffsetBeforeStart,
                    format_args!(
                        "moves the location {} before the start of a value; stay within the value",
                        Bits(bit.unsigned_abs())
                    ),
                );
                return Known::Nothing;
            }
        }
        known
    }

    /// Pops a pointer, and returns the facts about the memory that it points to. Two pointers at
    /// the start of one storage are equal only if they have the same bits of it: on a big-endian
    /// target, a value in the low bits of a register begins at a bit that depends on the size of
    /// its type.
    fn deref(&mut self, out: &mut Out<'_>) -> Known {
        match self.stack.last() {
            Some(&Entry {
                known: Known::Address { to, space },
                ty,
            }) => {
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
                self.pointed(to)
            }
            Some(&Entry {
                known:
                    Known::Part {
                        storage,
                        bit: 0,
                        bits,
                    },
                ty,
            }) if bits == self.size(ty) || self.target.byte_order() == ByteOrder::Little => {
                self.pop_read(out);
                let pointee = ty.address_space().and_then(|space| match storage {
                    Storage::Referrer => Some(Storage::Pointee(space)),
                    Storage::Argument(index) => Some(Storage::ArgumentPointee(index, space)),
                    Storage::Pointee(_)
                    | Storage::ArgumentPointee(..)
                    | Storage::ThreadLocal
                    | Storage::ArgumentThreadLocal(_)
                    | Storage::Undefined => None,
                });
                pointee.map_or(Known::Nothing, |storage| Known::Part {
                    storage,
                    bit: 0,
                    bits: 0,
                })
            }
            _ => {
                self.pop_read(out);
                Known::Nothing
            }
        }
    }
}

/// The destination of an operation's problems and needs.
struct Out<'o> {
    operation: u32,
    spelling: &'static str,
    /// The index of the operation's first problem.
    first: usize,
    problems: &'o mut Vec<Problem>,
    uses: &'o mut Vec<Use>,
    /// Parts of composites.
    kept: &'o mut Vec<Span>,
}

impl Out<'_> {
    /// Starts an operation.
    fn begin(&mut self, operation: usize, op: &DIOp) {
        self.operation = operation as u32;
        self.spelling = op.spelling();
        self.first = self.problems.len();
    }

    fn problem(&mut self, rule: Rule, what: core::fmt::Arguments<'_>) {
        // Two undefined operands of one operation are reported once.
        if self
            .problems
            .iter()
            .skip(self.first)
            .any(|known| (known.operation, known.rule) == (self.operation, rule))
        {
            return;
        }
        let message = format!("{} (operation {}) {what}", self.spelling, self.operation);
        self.problems.push(Problem {
            operation: self.operation,
            rule,
            message,
        });
    }

    /// Reports `E114` for an operation that must not use an address of a location.
    fn address_used(&mut self) {
        self.problem(
            Rule::AddrOfUse,
            format_args!(
                "uses the result of DIOpAddrOf; only DIOpDeref and DIOpReinterpret may use it, or it is the result of the expression"
            ),
        );
    }

    fn need(&mut self, need: Need) {
        self.uses.push(Use {
            operation: self.operation,
            need,
        });
    }
}
