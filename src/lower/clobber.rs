//! What the calls in a function clobber, as seen from that function: registers, and for tail calls
//! also the slots of its frame.
//!
//! ```text
//!          ┌─ call ──┐
//!     mov  │ e8 .. ..│ mov          a register that the call clobbers gives no
//!   ───────┴───────┬─┼──────────    location at the last byte of the call's instruction,
//!   rax            └─┘ rax          where debuggers evaluate locations while the call runs
//! ```
//!
//! [`Clobbers`] holds the last byte of each call instruction, and the registers that are preserved
//! there. The ranges of value places and markers are cut at these bytes
//! ([`Resolver::places`](super::resolve::Resolver::places)), and so are those of all locations
//! computed from them.

use super::piece::Use;
use crate::location::Tree;
use crate::markers::{
    Base, CallSite, CodeRange, FrameRow, FrameRule, FunctionView, Referrer, RegisterPart,
};
use crate::target::{ByteOrder, Register, Target, bits_preserved_by_abi};
use crate::units::{ByteOffset, Position};
use alloc::vec::Vec;

/// The byte at which debuggers evaluate a function's locations while a call in it runs: the last
/// byte of the call instruction.
#[derive(Clone, Copy, Debug)]
struct Hole {
    byte: Position,
    /// The index of the call in its function.
    call: u32,
    /// The register from which the CFA is computed at this byte.
    frame: Register,
    /// The registers below [`MASKED`] that the call preserves with all bits.
    kept: u64,
    /// True for a tail call: the function has released its frame.
    is_tail_call: bool,
}

impl Hole {
    /// True if memory that counts from a base belongs to a frame that is released at this byte.
    fn releases(&self, target: Target, base: Base) -> bool {
        let is_frame = match base {
            Base::Cfa | Base::Frame => true,
            Base::Register(register) => [self.frame, stack_pointer(target)].contains(&register),
        };
        self.is_tail_call && is_frame
    }
}

/// The number of registers in [`Hole::kept`].
const MASKED: u16 = 64;

/// The part of a referrer that is preserved during a call.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Preserved {
    /// No part.
    Nothing,
    /// Some of its registers, or some bits of a register.
    Some,
    /// The whole referrer.
    All,
}

/// The bytes at which debuggers evaluate a function's locations while calls in it run, in ascending
/// order.
#[derive(Default)]
pub(super) struct Clobbers {
    holes: Vec<Hole>,
    /// The registers below [`MASKED`] that the target's ABI preserves with all bits.
    by_abi: Option<u64>,
    /// The registers below [`MASKED`] that all calls of the function preserve with all bits.
    kept: u64,
    /// True if the function has a tail call.
    has_tail_calls: bool,
}

impl Clobbers {
    /// Collects the last byte of each call in a function; none if there is no function. `rows` has
    /// the rows of the function's frame rules, unless they were rejected.
    pub(super) fn begin(
        &mut self,
        target: Target,
        function: Option<FunctionView<'_>>,
        rows: &[FrameRow],
    ) {
        self.holes.clear();
        self.kept = u64::MAX;
        self.has_tail_calls = false;
        let Some(function) = function.filter(|function| !function.calls().is_empty()) else {
            return;
        };
        for (call, site) in (0..).zip(function.calls()) {
            if let Some(byte) = site.return_position.0.checked_sub(1).map(Position) {
                self.has_tail_calls |= site.is_tail_call;
                self.holes.push(Hole {
                    byte,
                    call,
                    frame: stack_pointer(target),
                    kept: 0,
                    is_tail_call: site.is_tail_call,
                });
            }
        }
        self.holes.sort_by_key(|hole| hole.byte);
        let mut frame = CfaRules::new(target, rows);
        for hole in &mut self.holes {
            hole.frame = frame.register_at(target, hole.byte);
        }
        let by_abi = *self.by_abi.get_or_insert_with(|| {
            let registers = (0..MASKED).map(Register);
            let kept = registers.filter(|one| bits_preserved_by_abi(target, *one) == u32::MAX);
            kept.fold(0, |mask, register| mask | masked(register))
        });
        for hole in &mut self.holes {
            let call = function.calls().get(hole.call as usize);
            let stated = call.map_or(0, |call| {
                let stated = function.call_preserves(call).iter();
                let kept = |one: &&Register| function.bits_kept(target, call, **one) == u32::MAX;
                stated.filter(kept).fold(0, |mask, one| mask | masked(*one))
            });
            hole.kept = by_abi | stated | masked(hole.frame) | masked(stack_pointer(target));
            self.kept &= hole.kept;
        }
    }

    /// True if no call of the function can clobber a register.
    pub(super) fn is_empty(&self) -> bool {
        self.holes.is_empty()
    }

    /// True if all calls of the function certainly preserve the whole referrer. The check is quick,
    /// and false if the answer needs more work.
    pub(super) fn preserve(&self, referrer: Referrer) -> bool {
        match referrer {
            Referrer::Register(part) => self.kept & masked(part.register) != 0,
            Referrer::Slot { base, .. } if !self.has_tail_calls => match base {
                Base::Register(register) => self.kept & masked(register) != 0,
                Base::Cfa | Base::Frame => true,
            },
            _ => false,
        }
    }

    /// Returns the bytes in a range at which a part of a referrer may be clobbered, ascending and
    /// without duplicates, each with the part that is preserved there.
    pub(super) fn missing(
        &self,
        target: Target,
        function: Option<FunctionView<'_>>,
        range: CodeRange,
        place: Referrer,
        needed: Needed,
    ) -> impl Iterator<Item = (Position, Preserved)> {
        let base = match place {
            Referrer::Register(RegisterPart { register, .. })
            | Referrer::Lane { register, .. }
            | Referrer::Slot {
                base: Base::Register(register),
                ..
            }
            | Referrer::Address {
                base: Base::Register(register),
                ..
            } => masked(register),
            _ => 0,
        };
        let mut next = match place {
            Referrer::Slot {
                base: Base::Cfa | Base::Frame,
                ..
            } if !self.has_tail_calls => self.holes.len(),
            _ => self.holes.partition_point(|hole| hole.byte < range.start),
        };
        core::iter::from_fn(move || {
            loop {
                let rest = self.holes.get(next..)?;
                let hole = rest.first().filter(|hole| hole.byte < range.end)?;
                if hole.kept & base != 0 && !hole.is_tail_call {
                    next += 1;
                    continue;
                }
                let here = rest.iter().take_while(|other| other.byte == hole.byte);
                let holes = rest.get(..here.count())?;
                next += holes.len();
                let preserved = PreservedRegisters {
                    target,
                    function: function?,
                    holes,
                };
                match preserved.referrer(place, needed) {
                    Preserved::All => {}
                    part => return Some((hole.byte, part)),
                }
            }
        })
    }

    /// Returns the registers that are preserved in a range of code; `None` unless the range is a
    /// byte at which debuggers evaluate locations during calls.
    pub(super) fn preserved<'a>(
        &'a self,
        target: Target,
        function: Option<FunctionView<'a>>,
        range: CodeRange,
    ) -> Option<PreservedRegisters<'a>> {
        if range.end - range.start != 1 {
            return None;
        }
        let first = self.holes.partition_point(|hole| hole.byte < range.start);
        let holes = self.holes.get(first..)?;
        let count = holes.partition_point(|hole| hole.byte == range.start);
        let holes = holes.get(..count).filter(|holes| !holes.is_empty())?;
        Some(PreservedRegisters {
            target,
            function: function?,
            holes,
        })
    }
}

/// The bits of a register part that an expression uses.
#[derive(Clone, Copy)]
pub(super) struct Needed {
    /// The size of the part if the referrer does not state one.
    pub(super) bits: u64,
    /// True if the expression may use all other bits of the register, too.
    pub(super) is_whole: bool,
}

impl Needed {
    /// Only the bits of the part.
    pub(super) fn part(bits: u64) -> Needed {
        let is_whole = false;
        Needed { bits, is_whole }
    }

    /// The bits that an expression uses.
    pub(super) fn by(using: &Use) -> Needed {
        Needed {
            bits: using.bits,
            is_whole: using.is_moved,
        }
    }
}

/// The registers that are preserved by all calls that return to one position.
#[derive(Clone, Copy)]
pub(super) struct PreservedRegisters<'a> {
    target: Target,
    function: FunctionView<'a>,
    holes: &'a [Hole],
}

impl PreservedRegisters<'_> {
    /// Returns the number of a register's bits, from the least significant one, that are preserved;
    /// [`u32::MAX`] for all.
    pub(super) fn register(self, register: Register) -> u32 {
        let PreservedRegisters {
            target,
            function,
            holes,
        } = self;
        let kept = |hole: &Hole| {
            let call = function.calls().get(hole.call as usize);
            call.map_or(0, |call| kept(target, function, call, hole.frame, register))
        };
        holes.iter().map(kept).min().unwrap_or(u32::MAX)
    }

    /// Returns the preserved part of a register part.
    fn part(self, part: RegisterPart, needed: Needed) -> Preserved {
        let bits = if part.bits == 0 {
            needed.bits
        } else {
            u64::from(part.bits)
        };
        let (start, kept) = (
            u64::from(part.bit_offset),
            u64::from(self.register(part.register)),
        );
        let end = start.saturating_add(bits);
        let all = storage_bits(self.target, part.register, end);
        let end = if needed.is_whole { all } else { end.min(all) };
        if kept >= end {
            return Preserved::All;
        }
        if kept <= start {
            Preserved::Nothing
        } else {
            Preserved::Some
        }
    }

    /// Returns the preserved part of a referrer.
    pub(super) fn referrer(self, place: Referrer, needed: Needed) -> Preserved {
        let all_or_nothing = |register| {
            if self.register(register) == u32::MAX {
                Preserved::All
            } else {
                Preserved::Nothing
            }
        };
        let is_released = |base| (self.holes.iter()).any(|hole| hole.releases(self.target, base));
        match place {
            Referrer::Slot { base, .. } if is_released(base) => Preserved::Nothing,
            Referrer::Register(part) => self.part(part, needed),
            Referrer::Registers { first, count } => {
                let parts = self
                    .function
                    .register_list(first, count)
                    .iter()
                    .map(|part| self.part(*part, Needed::part(u64::MAX)));
                let min = parts.clone().min().unwrap_or(Preserved::All);
                if Some(min) == parts.max() {
                    min
                } else {
                    Preserved::Some
                }
            }
            Referrer::Lane { register, .. }
            | Referrer::Slot {
                base: Base::Register(register),
                ..
            }
            | Referrer::Address {
                base: Base::Register(register),
                ..
            } => all_or_nothing(register),
            // The frame base's own location is cut where the frame base is unknown.
            Referrer::Slot {
                base: Base::Cfa | Base::Frame,
                ..
            }
            | Referrer::Address {
                base: Base::Cfa | Base::Frame,
                ..
            }
            | Referrer::Symbol { .. }
            | Referrer::Constant { .. }
            | Referrer::Undefined
            | Referrer::Value(_) => Preserved::All,
        }
    }
}

/// Returns a register's bit in [`Hole::kept`], or 0 if it has none.
fn masked(register: Register) -> u64 {
    match register.0 {
        0..MASKED => 1 << register.0,
        _ => 0,
    }
}

/// Returns the size of the storage of the low `end` bits of a register: that of the register's own
/// name if possible, otherwise that of its widest alias.
pub(super) fn storage_bits(target: Target, register: Register, end: u64) -> u64 {
    let own = target.register_bits(register).map(u64::from);
    let widest = target.widest_bits(register).map_or(u64::MAX, u64::from);
    own.filter(|own| end <= *own).unwrap_or(widest)
}

/// Returns the register from which the CFA is computed on entry to a function.
fn stack_pointer(target: Target) -> Register {
    Register(target.description().cfa.0)
}

/// Returns the number of a register's bits, from the least significant one, that a call preserves;
/// [`u32::MAX`] for all. `frame` is the register from which the CFA is computed.
pub(super) fn kept(
    target: Target,
    function: FunctionView<'_>,
    call: &CallSite,
    frame: Register,
    register: Register,
) -> u32 {
    if register == frame {
        u32::MAX
    } else {
        function.bits_kept(target, call, register)
    }
}

/// Returns the end of `bits` bits of a register, counted from the least significant one: calls
/// preserve low bits. `bit_offset` counts in storage order, as in a [`Location`], so on a
/// big-endian target it is the number of bits above those in use.
///
/// [`Location`]: crate::location::Location
pub(super) fn end_of_bits(tree: &Tree, register: Register, bit_offset: u64, bits: u64) -> u32 {
    let target = tree.target();
    let end = match target.byte_order() {
        ByteOrder::Little => bit_offset.saturating_add(bits),
        ByteOrder::Big => {
            let all = target.widest_bits(register).map_or(u64::MAX, u64::from);
            all.saturating_sub(bit_offset)
        }
    };
    u32::try_from(end).unwrap_or(u32::MAX)
}

/// The CFA rules at ascending positions.
pub(super) struct CfaRules<'a> {
    rows: &'a [FrameRow],
    next_row: usize,
    now: FrameRule,
    remembered: Vec<FrameRule>,
}

impl<'a> CfaRules<'a> {
    /// The CFA rules of a function with these rows. Without rows, for example if its frame rules
    /// were rejected, the CFA rule at the entry holds in the whole function.
    pub(super) fn new(target: Target, rows: &'a [FrameRow]) -> CfaRules<'a> {
        let (register, offset) = target.description().cfa;
        let now = FrameRule::Cfa {
            register: Register(register),
            offset: ByteOffset(offset),
        };
        CfaRules {
            rows,
            next_row: 0,
            now,
            remembered: Vec::new(),
        }
    }

    /// Returns the CFA rule in effect at a position: [`FrameRule::Cfa`] or
    /// [`FrameRule::CfaExpression`]. Positions must not descend from one call to the next.
    pub(super) fn at(&mut self, position: Position) -> FrameRule {
        while let Some(row) = self.rows.get(self.next_row)
            && row.position <= position
        {
            self.next_row += 1;
            match row.rule {
                FrameRule::Cfa { .. } | FrameRule::CfaExpression { .. } => self.now = row.rule,
                FrameRule::RememberState => self.remembered.push(self.now),
                FrameRule::RestoreState => self.now = self.remembered.pop().unwrap_or(self.now),
                _ => {}
            }
        }
        self.now
    }

    /// Adds the position from which each register of the CFA holds, at least one.
    pub(super) fn registers(mut self, target: Target, into: &mut Vec<(Position, Register)>) {
        into.push((Position::START, self.register_at(target, Position::START)));
        while let Some(row) = self.rows.get(self.next_row) {
            let (position, register) = (row.position, self.register_at(target, row.position));
            if into.last().is_none_or(|last| last.1 != register) {
                into.push((position, register));
            }
        }
    }

    /// Returns the register from which the CFA is computed at a position, which calls preserve; the
    /// stack pointer if an expression computes the CFA.
    pub(super) fn register_at(&mut self, target: Target, position: Position) -> Register {
        match self.at(position) {
            FrameRule::Cfa { register, .. } => register,
            // An expression may compute the CFA from any register, or from memory.
            _ => stack_pointer(target),
        }
    }
}
