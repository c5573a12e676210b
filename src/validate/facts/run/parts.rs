//! Parts of locations: whether their bits exist, and whether parts share storage.

use super::super::{Access, Need, Span, Storage};
use super::{Entry, Known, Out, Rule, Run};
use crate::target::ByteOrder;
use crate::ty::Type;
use crate::units::Bits;

/// The maximum number of spans that are copied from inner composites into outer ones in one
/// expression. It bounds the cost of nested composites.
const MAX_SPANS: usize = 4096;

impl Run<'_> {
    /// Checks that the bits of a location exist, or adds the need for them.
    pub(super) fn access(&self, entry: Entry, access: Access, out: &mut Out<'_>) {
        let size = self.size(entry.ty);
        match entry.known {
            Known::Part { storage, bit, bits } => {
                let end = bit.saturating_add(size);
                let argument = |index, space| Need::ArgumentEnd {
                    index,
                    end,
                    access,
                    space,
                };
                match storage {
                    // The type of the entry guarantees the bits below `bits`.
                    Storage::Referrer if end > bits => out.need(Need::End { end, bits, access }),
                    Storage::Argument(index) if end > bits => out.need(argument(index, None)),
                    Storage::ArgumentPointee(index, space) => {
                        out.need(argument(index, Some(space)));
                    }
                    Storage::Referrer | Storage::Argument(_) => {}
                    Storage::Pointee(_)
                    | Storage::ThreadLocal
                    | Storage::ArgumentThreadLocal(_)
                    | Storage::Undefined => {}
                }
            }
            Known::Value { bits, bit, .. } | Known::Composite { bits, bit, .. } => {
                let end = bit.saturating_add(size);
                if end > bits {
                    let (rule, does) = access.past_end();
                    out.problem(
                        rule,
                        format_args!(
                            "{does} bits up to {end} of a value of {}; stay within the value",
                            Bits(bits.unsigned_abs())
                        ),
                    );
                }
            }
            Known::Nothing | Known::Undefined | Known::Address { .. } => {}
        }
    }

    /// Returns a location that has the size of a type, without other facts.
    pub(super) fn sized(&self, ty: Type) -> Known {
        let end = self.spans.len() as u32;
        Known::Composite {
            first: end,
            end,
            bits: self.size(ty),
            bit: 0,
        }
    }

    /// Returns a vector of copies of a location. The elements share all bits, which is allowed.
    /// Another part of a composite must not share them, so the span of the first element represents
    /// all elements.
    pub(super) fn extended(&mut self, element: Entry, ty: Type) -> Known {
        if let Known::Undefined = element.known {
            return Known::Undefined;
        }
        let first = self.spans.len() as u32;
        self.add_spans(element.known, 0, self.size(element.ty), 0);
        Known::Composite {
            first,
            end: self.spans.len() as u32,
            bits: self.size(ty),
            bit: 0,
        }
    }

    pub(super) fn composite(&mut self, count: usize, ty: Type, out: &mut Out<'_>) -> Known {
        let first_part = self.stack.len().saturating_sub(count);
        let first = self.spans.len() as u32;
        let mut address = false;
        let mut at = 0i64;
        for index in first_part..self.stack.len() {
            let entry = self.stack[index];
            let size = self.size(entry.ty);
            address |= matches!(entry.known, Known::Address { .. });
            self.access(entry, Access::Denote, out);
            self.add_spans(entry.known, 0, size, at);
            at = at.saturating_add(size);
        }
        self.stack.truncate(first_part);
        if address {
            out.address_used();
        }
        self.consecutive(first, self.size(ty), out)
    }

    /// Adds the known spans of `size` bits from `from` on, placed at bit `at` of a composite.
    fn add_spans(&mut self, known: Known, from: i64, size: i64, at: i64) {
        let mut add = |storage, start: i64, of| {
            let end = start.saturating_add(size);
            self.spans.extend((size > 0).then_some(Span {
                storage,
                start,
                end,
                at,
                of,
            }));
        };
        match known {
            Known::Undefined => add(Storage::Undefined, 0, size),
            Known::Part { storage, bit, bits } => add(storage, bit.saturating_add(from), bits),
            Known::Composite {
                first, end, bit, ..
            } => {
                let count = (end - first) as usize;
                if count > 0 && self.copied.saturating_add(count) <= MAX_SPANS {
                    self.copied += count;
                    for index in first as usize..end as usize {
                        let cut = self
                            .spans
                            .get(index)
                            .and_then(|span| span.cut(bit.saturating_add(from), size));
                        self.spans.extend(cut.map(|span| Span {
                            at: span.at.saturating_add(at),
                            ..span
                        }));
                    }
                }
            }
            Known::Nothing | Known::Value { .. } | Known::Address { .. } => {}
        }
    }

    /// Returns a composite of the spans from `first` on. Checks that no two spans share a bit.
    fn consecutive(&mut self, first: u32, bits: i64, out: &mut Out<'_>) -> Known {
        let is_stored = |span: &&Span| span.storage != Storage::Undefined;
        self.sorted.clear();
        let spans = self.spans[first as usize..].iter();
        self.sorted.extend(spans.filter(is_stored));
        self.sorted.sort_unstable();
        // On a big-endian target, the first bits of values of several sizes depend on the referrer.
        let read_as = |span: &Span| (span.storage == Storage::Referrer).then_some(span.of);
        let mut sizes = self.sorted.iter().filter_map(read_as);
        let first_size = sizes.next();
        let is_of_one_size = self.target.byte_order() == ByteOrder::Little
            || sizes.all(|size| Some(size) == first_size);
        let within = |storage| match storage {
            Storage::Referrer => is_of_one_size,
            Storage::Pointee(_) | Storage::ThreadLocal => true,
            Storage::Argument(_)
            | Storage::ArgumentPointee(..)
            | Storage::ArgumentThreadLocal(_)
            | Storage::Undefined => false,
        };
        let shared = |pair: &&[Span]| {
            pair[0].storage == pair[1].storage
                && pair[1].start < pair[0].end
                && within(pair[0].storage)
        };
        if let Some(pair) = self.sorted.windows(2).find(shared) {
            match pair[0].storage {
                Storage::Referrer => out.need(Need::Implicit),
                Storage::ThreadLocal => out.problem(
                    Rule::SharedStorage,
                    format_args!(
                        "has two parts that share a byte of thread-local storage; give each part separate bytes"
                    ),
                ),
                _ => out.need(Need::Undefined),
            }
            // The spans are removed so that an outer composite does not report the same sharing.
            let first = first as usize;
            let mut kept = first;
            for index in first..self.spans.len() {
                if !is_stored(&&self.spans[index]) {
                    self.spans.swap(kept, index);
                    kept += 1;
                }
            }
            self.spans.truncate(kept);
        } else if self.sorted.len() > 1 && !self.sorted.iter().all(|span| within(span.storage)) {
            // Whether arguments and the referrer share storage depends on the lifetime.
            let start = out.kept.len() as u32;
            out.kept.extend_from_slice(&self.sorted);
            out.need(Need::Disjoint {
                first: start,
                end: out.kept.len() as u32,
            });
        }
        Known::Composite {
            first,
            end: self.spans.len() as u32,
            bits,
            bit: 0,
        }
    }

    pub(super) fn overlay(&mut self, out: &mut Out<'_>) -> Known {
        let amount = self.pop_read(out);
        let (over, base) = (self.pop_location(out), self.pop_location(out));
        let (all, bits) = (self.size(base.ty), self.size(over.ty));
        let Some(start) = amount.and_then(|bytes| i64::try_from(bytes.checked_mul(8)?).ok()) else {
            return Known::Nothing;
        };
        if start < 0 {
            let before = start.unsigned_abs();
            let rule = Rule::OffsetBeforeStart;
            out.problem(
                rule,
                format_args!(
                    "starts {} before its base; stay within the base",
                    Bits(before)
                ),
            );
            return Known::Nothing;
        }
        let end = start.saturating_add(bits);
        if end > all {
            out.problem(
                Rule::OverlayOutside,
                format_args!(
                    "covers bits {start}..{end} of a base of {}; reduce the offset, or use a larger base",
                    Bits(all.unsigned_abs())
                ),
            );
            return Known::Nothing;
        }
        self.access(base, Access::Denote, out);
        self.access(over, Access::Denote, out);
        let first = self.spans.len() as u32;
        self.add_spans(base.known, 0, start, 0);
        self.add_spans(over.known, 0, bits, start);
        self.add_spans(base.known, end, all - end, end);
        self.consecutive(first, all, out)
    }
}
