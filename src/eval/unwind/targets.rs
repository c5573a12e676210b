//! The called functions. A call site describes the parameters of the function that it calls, but
//! this function may have ended in a tail call to another one, or even to itself.

use super::CallStack;
use crate::eval::access::read_bits;
use crate::eval::bits;
use crate::eval::machine::Machine;
use alloc::collections::BTreeSet;

/// The called function of a call site (DWARF 5 section 3.4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Callee<'f> {
    /// The function with this first address: `DW_AT_call_origin` refers to an entry with code.
    Function(u64),
    /// The function with this symbol: `DW_AT_call_origin` refers to a declaration.
    /// [`CallStack::add_symbol`] adds the addresses of functions.
    Symbol(&'f [u8]),
    /// The function whose address this expression computes in the caller's frame:
    /// `DW_AT_call_target`.
    Computed(&'f [u8]),
    /// Any function: the call site does not state which one.
    Unknown,
}

impl From<u64> for Callee<'_> {
    fn from(start: u64) -> Self {
        Callee::Function(start)
    }
}

impl<'f, M: Machine> CallStack<'f, M> {
    /// Adds the function that the call with a return address calls, for example by its first
    /// address. If the callee's frame belongs to another function, the called function has ended in
    /// a tail call to it, and the call site does not describe that function's parameters. They are
    /// then unavailable.
    ///
    /// A call without a target is assumed to call the frame's function. Add [`Callee::Unknown`] if
    /// a tail call is possible. Add targets before [`unwind`](CallStack::unwind), which evaluates
    /// [`Callee::Computed`].
    pub fn add_call_target(&mut self, return_address: u64, target: impl Into<Callee<'f>>) {
        self.call_targets.insert(return_address, target.into());
    }

    /// Adds a tail call in a function, given by its first address. If tail calls lead back to a
    /// function, the call site in the caller's frame has the parameters of an earlier call of it.
    /// The parameters of the function are then unavailable, as they are if it has a tail call of an
    /// unknown function.
    pub fn add_tail_call(&mut self, function: u64, target: impl Into<Callee<'f>>) {
        let targets = self.tail_calls.entry(function).or_default();
        targets.push(target.into());
    }

    /// Returns true if tail calls may lead from a function back to it.
    fn may_tail_call_itself(&self, function: u64) -> bool {
        let mut seen = BTreeSet::new();
        let mut to_visit = alloc::vec![function];
        while let Some(from) = to_visit.pop() {
            for target in self.tail_calls.get(&from).into_iter().flatten() {
                match target {
                    Callee::Function(start) => {
                        to_visit.extend(seen.insert(*start).then_some(*start))
                    }
                    Callee::Symbol(symbol) => {
                        let all = self.symbols.range((*symbol, 0)..=(*symbol, u64::MAX));
                        let all = all.map(|(_, start)| *start);
                        to_visit.extend(all.filter(|start| seen.insert(*start)));
                    }
                    Callee::Computed(_) | Callee::Unknown => return true,
                }
            }
        }
        seen.contains(&function)
    }

    /// Adds the first address of an external function, for [`Callee::Symbol`]. Several
    /// functions may have one symbol, in several files.
    pub fn add_symbol(&mut self, symbol: &'f [u8], start: u64) {
        self.symbols.insert((symbol, start));
    }

    /// Adds the first address of another part of a function, such as its cold code: there, the
    /// parameters are those of the function.
    pub fn add_part(&mut self, start: u64, function: u64) {
        self.parts.insert(start, function);
    }

    /// Returns the return address of the call of a frame's function; `None` if the caller's frame
    /// is unknown, or if the call site may call another function, which has ended in a tail call, or
    /// describe an earlier call of the function.
    pub(super) fn called_from(&self, frame: u32) -> Option<u64> {
        let caller = self.frames.get(frame.checked_add(1)? as usize)?;
        let start = self.frames.get(frame as usize)?.start;
        let start = start.map(|start| *self.parts.get(&start).unwrap_or(&start));
        let is_start = |called: u64| start == Some(called);
        let is_called = match self.call_targets.get(&caller.pc) {
            None => true,
            Some(Callee::Function(called)) => is_start(*called),
            Some(Callee::Symbol(symbol)) => {
                start.is_some_and(|start| self.symbols.contains(&(*symbol, start)))
            }
            Some(Callee::Computed(_)) => caller.computed_target.is_some_and(is_start),
            Some(Callee::Unknown) => false,
        };
        let is_earlier = start.is_some_and(|start| self.may_tail_call_itself(start));
        (is_called && !is_earlier).then_some(caller.pc)
    }

    /// Evaluates the address of the function that the call in a frame calls; `None` if it is
    /// unknown. The frame's own caller has not been found yet, so the values on entry are unknown,
    /// too.
    pub(super) fn compute_target(&mut self, level: usize) -> Option<u64> {
        let caller = self.frames.get(level)?;
        let Some(Callee::Computed(expression)) = self.call_targets.get(&caller.pc) else {
            return None;
        };
        let (expression, mut evaluator) = (*expression, self.evaluator.clone());
        let selected = core::mem::replace(&mut self.selected, level as u32);
        let found = evaluator.location(self, expression, &[]).ok();
        let address = found.and_then(|location| match location.address() {
            Some(address) => Some(address),
            // The address is in a register, or is the value itself.
            None => {
                let (order, bytes) = (self.target.byte_order(), self.target.address_bytes());
                let read = read_bits(self, order, &location, u128::from(bytes) * 8).ok()?;
                u64::try_from(bits::number(&read, order)).ok()
            }
        });
        self.selected = selected;
        address
    }
}
