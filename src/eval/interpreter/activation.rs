//! What is being run: expressions that wait for others, what each has of its own, and how far it is.

use crate::dwarf::{Encoding, Operations};
use crate::eval::composite::Composite;
use crate::eval::location::{EntryId, Location};
use crate::eval::machine::ListEntry;
use crate::eval::value::{BaseType, ValueType};
use crate::target::Register;
use alloc::vec::Vec;

/// What to do with a nested evaluation's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Continuation {
    /// It is the result of all.
    Top,
    /// A call: go on where it was, with the stack as it is.
    Return,
    /// A frame base: push it, moved by this many bytes.
    FrameBase(i64),
    /// The object: push it.
    Object,
    /// The canonical frame address: push it.
    FrameAddress,
    /// What an implicit pointer points to: push it, moved by this many bytes.
    Pointee(EntryId, i64),
    /// A value on entry: push it.
    EntryValue,
    /// What the caller passed: push it, as a value.
    Passed(Taken),
    /// A variable of a base type: push its value.
    Variable(EntryId, BaseType),
    /// The location list of an entry that is called: push it.
    Called(EntryId),
    /// What a register had on entry: push where it is.
    EntryRegister(Register, Saved),
}

/// What is taken of what the caller passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    /// The value, with this many added.
    Plus(i64),
    /// As much as a type has of the register that it was passed in, as a value of this type.
    As(ValueType),
}

/// What the result of a nested evaluation says of a register that was saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Saved {
    /// It is there.
    There,
    /// It is this many bytes further on.
    Offset(i64),
    /// It is that, a value.
    Value,
    /// It is that address plus this many bytes.
    Address(i64),
}

/// What an evaluation without a caller's stack has of its own.
#[derive(Debug, Default)]
pub(super) struct Scope {
    /// Where its part of the stack starts.
    pub(super) base: usize,
    /// The frame whose registers are meant.
    pub(super) frame: u32,
    /// Memory is that of another time, which nobody knows.
    pub(super) entry: bool,
    /// DWARF 5's rules: the pieces so far.
    pub(super) pieces: Option<Composite>,
    /// DWARF 5's rules: a location was made, so that only a piece or the end may follow.
    pub(super) complete: bool,
    /// DWARF 5's rules: nothing was done since the last piece.
    pub(super) fresh: bool,
}

impl Scope {
    /// A scope for the same frame whose part of the stack starts at `base`.
    pub(super) fn nested(&self, base: usize) -> Scope {
        Scope {
            base,
            frame: self.frame,
            entry: self.entry,
            fresh: true,
            ..Scope::default()
        }
    }
}

/// How far an expression has been run. What it has left is on the stack.
#[derive(Debug)]
pub(in crate::eval) struct Progress {
    /// Where the next operation starts, in bytes.
    pub(super) offset: usize,
    pub(super) executed: u64,
    /// The rest is as in [`Scope`].
    pub(super) pieces: Option<Composite>,
    pub(super) fresh: bool,
}

impl Progress {
    /// Nothing has been run.
    pub(in crate::eval) const NONE: Progress = Progress {
        offset: 0,
        executed: 0,
        pieces: None,
        fresh: true,
    };
}

/// The entries of a location list that hold at the PC, of which some are still to be evaluated.
#[derive(Debug)]
pub(in crate::eval) struct List<'a> {
    rest: &'a [ListEntry<'a>],
    pc: u64,
    default: bool,
    pub(in crate::eval) found: Vec<Location>,
}

impl<'a> List<'a> {
    pub(in crate::eval) fn new(entries: &'a [ListEntry<'a>], pc: u64) -> List<'a> {
        let bounded = entries
            .iter()
            .any(|entry| entry.range.is_some_and(|(from, to)| from <= pc && pc < to));
        List {
            rest: entries,
            pc,
            default: !bounded,
            found: Vec::new(),
        }
    }

    pub(in crate::eval) fn next(&mut self) -> Option<&'a [u8]> {
        while let Some((entry, rest)) = self.rest.split_first() {
            self.rest = rest;
            let holds = match entry.range {
                Some((from, to)) => from <= self.pc && self.pc < to,
                None => self.default,
            };
            if holds {
                return Some(entry.expression);
            }
        }
        None
    }
}

/// An expression that waits for a nested one, or the nested one itself.
#[derive(Debug)]
pub(super) struct Activation<'a> {
    pub(super) operations: Operations<'a>,
    pub(super) continuation: Continuation,
    /// The frame that it was started in.
    pub(super) frame: u32,
    /// The caller's scope, unless the stack is shared.
    pub(super) saved: Option<Scope>,
    pub(super) list: Option<List<'a>>,
    /// The offsets where operations start, and the end; once a branch has asked.
    pub(super) starts: Option<Vec<usize>>,
}

impl<'a> Activation<'a> {
    /// An expression that nothing waits for.
    pub(super) fn new(encoding: Encoding, bytes: &'a [u8]) -> Activation<'a> {
        Activation {
            operations: Operations::new(encoding, bytes),
            continuation: Continuation::Top,
            frame: 0,
            saved: None,
            list: None,
            starts: None,
        }
    }
}
