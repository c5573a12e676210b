//! What calls take away from the function that makes them.
//!
//! ```text
//!          ┌─ call ──┐
//!     mov  │ e8 .. ..│ mov          a register that the call does not preserve
//!   ───────┴───────┬─┼──────────    is no place at the last byte of the call's instruction,
//!   rax            └─┘ rax          which is where debuggers look while the call runs
//! ```
//!
//! [`Clobbers`] knows these bytes, and which registers keep what they hold there. Places are cut by
//! them where an entity or a marker says where they are
//! ([`Resolver::places`](super::resolve::Resolver::places)): what is computed from such a place, in
//! whatever way, is cut by that.

use crate::markers::{
    Base, CallSite, CodeRange, FrameRow, FrameRule, FunctionView, Referrer, RegisterPart,
};
use crate::target::{Register, Target};
use crate::units::Position;
use alloc::vec::Vec;

/// The byte at which a debugger looks at a function while a call of it runs.
#[derive(Clone, Copy, Debug)]
struct Hole {
    byte: Position,
    /// The place of the call among the function's.
    call: u32,
    /// The register that the CFA is counted from there.
    frame: Register,
}

/// What is left of a place while a call runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Left {
    /// Nothing.
    Nothing,
    /// Some of the registers that it consists of.
    Some,
    /// All.
    All,
}

/// Where debuggers look while calls of a function run. In the order of the bytes.
#[derive(Default)]
pub(super) struct Clobbers {
    holes: Vec<Hole>,
}

impl Clobbers {
    /// Turns to a function, or away from all. `has_rules` says that its frame rules hold: they may
    /// be left out.
    pub(super) fn begin(
        &mut self,
        target: Target,
        function: Option<FunctionView<'_>>,
        has_rules: bool,
    ) {
        self.holes.clear();
        let Some(function) = function.filter(|function| !function.calls().is_empty()) else {
            return;
        };
        for (call, site) in (0..).zip(function.calls()) {
            if !site.is_tail_call
                && let Some(byte) = site.return_position.0.checked_sub(1).map(Position)
            {
                self.holes.push(Hole {
                    byte,
                    call,
                    frame: stack_pointer(target),
                });
            }
        }
        self.holes.sort_by_key(|hole| hole.byte);
        let mut frame = CfaRules::new(target, function, has_rules);
        for hole in &mut self.holes {
            hole.frame = frame.register_at(target, hole.byte);
        }
    }

    /// True where no call takes anything away.
    pub(super) fn is_empty(&self) -> bool {
        self.holes.is_empty()
    }

    /// The bytes in a range at which something of a place may be missing, each once and in order,
    /// and what is left there. `bits` is how many bits of a register count, where the place does
    /// not say.
    pub(super) fn missing(
        &self,
        target: Target,
        function: Option<FunctionView<'_>>,
        range: CodeRange,
        place: Referrer,
        bits: u64,
    ) -> impl Iterator<Item = (Position, Left)> {
        let first = self.holes.partition_point(|hole| hole.byte < range.start);
        let holes = self
            .holes
            .get(first..)
            .unwrap_or(&[])
            .chunk_by(|a, b| a.byte == b.byte);
        holes
            .take_while(move |holes| holes.first().is_some_and(|hole| hole.byte < range.end))
            .filter_map(move |holes| {
                let keeps = Keeps {
                    target,
                    function: function?,
                    holes,
                };
                Some((holes.first()?.byte, keeps.referrer(place, bits)))
                    .filter(|(_, left)| *left != Left::All)
            })
    }

    /// What is left of registers in a range of code: it is more than nothing only where the range
    /// is one at which a debugger looks while calls run. `None` in all other code.
    pub(super) fn keeps<'a>(
        &'a self,
        target: Target,
        function: Option<FunctionView<'a>>,
        range: CodeRange,
    ) -> Option<Keeps<'a>> {
        if range.end - range.start != 1 {
            return None;
        }
        let first = self.holes.partition_point(|hole| hole.byte < range.start);
        let holes = self.holes.get(first..)?;
        let count = holes.partition_point(|hole| hole.byte == range.start);
        let holes = holes.get(..count).filter(|holes| !holes.is_empty())?;
        Some(Keeps {
            target,
            function: function?,
            holes,
        })
    }
}

/// Which registers keep what they hold while the calls run that return to one place.
#[derive(Clone, Copy)]
pub(super) struct Keeps<'a> {
    target: Target,
    function: FunctionView<'a>,
    holes: &'a [Hole],
}

impl Keeps<'_> {
    /// How many bits of a register are kept, counted from the least significant one; [`u32::MAX`]
    /// for all.
    pub(super) fn register(self, register: Register) -> u32 {
        let Keeps {
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

    /// What is left of a part of a register; of one that does not say its size, `bits` count.
    fn part(self, part: RegisterPart, bits: u64) -> Left {
        let all = self
            .target
            .register_bits(part.register)
            .map_or(u64::MAX, u64::from);
        let bits = if part.bits == 0 {
            bits
        } else {
            u64::from(part.bits)
        };
        let (start, kept) = (
            u64::from(part.bit_offset),
            u64::from(self.register(part.register)),
        );
        if kept >= start.saturating_add(bits).min(all) {
            return Left::All;
        }
        if kept <= start {
            Left::Nothing
        } else {
            Left::Some
        }
    }

    /// What is left of a place; `bits` is how many bits of a register count, where the place does
    /// not say.
    pub(super) fn referrer(self, place: Referrer, bits: u64) -> Left {
        let whole = |register| {
            if self.register(register) == u32::MAX {
                Left::All
            } else {
                Left::Nothing
            }
        };
        match place {
            Referrer::Register(part) => self.part(part, bits),
            Referrer::Registers { first, count } => {
                let parts = self
                    .function
                    .register_list(first, count)
                    .iter()
                    .map(|part| self.part(*part, u64::MAX));
                let least = parts.clone().min().unwrap_or(Left::All);
                if Some(least) == parts.max() {
                    least
                } else {
                    Left::Some
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
            } => whole(register),
            // Where the frame base is not known, its own place says so.
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
            | Referrer::Value(_) => Left::All,
        }
    }
}

/// The register that the CFA is on entry to a function, plus an offset.
fn stack_pointer(target: Target) -> Register {
    Register(target.description().cfa.0)
}

/// How many bits of a register a call keeps, counted from the least significant one; [`u32::MAX`]
/// for all. `frame` is the register that the CFA is counted from.
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

/// The rule of the CFA, for positions that ascend.
pub(super) struct CfaRules<'a> {
    rows: &'a [FrameRow],
    next_row: usize,
    now: FrameRule,
    remembered: Vec<FrameRule>,
}

impl<'a> CfaRules<'a> {
    /// `has_rules` says that the function's frame rules hold; where they are left out, that of the
    /// entry does throughout.
    pub(super) fn new(target: Target, function: FunctionView<'a>, has_rules: bool) -> CfaRules<'a> {
        let (register, offset) = target.description().cfa;
        let now = FrameRule::Cfa {
            register: Register(register),
            offset,
        };
        CfaRules {
            rows: if has_rules { function.frame() } else { &[] },
            next_row: 0,
            now,
            remembered: Vec::new(),
        }
    }

    /// By the rows up to a position, and at it: [`FrameRule::Cfa`] or [`FrameRule::CfaExpression`].
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

    /// The register that it is counted from there, which calls preserve.
    pub(super) fn register_at(&mut self, target: Target, position: Position) -> Register {
        match self.at(position) {
            FrameRule::Cfa { register, .. } => register,
            // It may be counted from anything, or from memory.
            _ => stack_pointer(target),
        }
    }
}
