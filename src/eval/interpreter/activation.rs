//! The state of expressions that are being executed or wait for others.

use crate::dwarf::{Encoding, Operations};
use crate::eval::composite::Composite;
use crate::eval::location::{EntryId, Location};
use crate::eval::machine::ListEntry;
use crate::eval::value::{BaseType, ValueType};
use crate::target::Register;
use alloc::vec::Vec;

/// The use of the result of a nested evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Continuation {
    /// It is the result of the whole evaluation.
    Top,
    /// A call: continue the caller with the same stack.
    Return,
    /// A frame base: push it, moved by this number of bytes.
    FrameBase(i64),
    /// The object: push it.
    Object,
    /// The canonical frame address: push it.
    FrameAddress,
    /// The target of an implicit pointer: push it, moved by this number of bytes.
    Pointee(EntryId, i64),
    /// An entry value: push it.
    EntryValue,
    /// A parameter that the caller passed: push its value.
    Passed(Taken),
    /// A variable of a base type: push its value.
    Variable(EntryId, BaseType),
    /// The location list of a called entry: push its location.
    Called(EntryId),
    /// A register on entry: push the location of its value.
    EntryRegister(Register, Saved),
    /// A part of an object map: push it, and continue with the next part.
    ObjectMap(EntryId, MapPart),
}

/// The parts of an object map, in the order of their evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MapPart {
    /// The array in memory.
    Memory,
    /// The number of the chunk that is in registers.
    Chunk,
    /// The registers.
    Registers,
}

/// The use of the value of a passed parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    /// The value plus this number.
    Plus(i64),
    /// This many low bytes of the value, as a number.
    Low(u8),
    /// The low bits of the register that passed the parameter, as a value of this type.
    As(ValueType),
}

/// The meaning of the result of a nested evaluation for a saved register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Saved {
    /// The register is saved at this location.
    There,
    /// The register is saved at this offset in bytes from the location.
    Offset(i64),
    /// The result is the register's value.
    Value,
    /// The register's value is this address plus a number of bytes.
    Address(i64),
}

/// The state of an evaluation that does not share its caller's stack.
#[derive(Debug, Default)]
pub(super) struct Scope {
    /// The start of its part of the stack.
    pub(super) base: usize,
    /// The frame whose registers are read.
    pub(super) frame: u32,
    /// Whether this is an entry value, for which memory is unknown.
    pub(super) entry: bool,
    /// DWARF 5's rules: the pieces so far.
    pub(super) pieces: Option<Composite>,
    /// DWARF 5's rules: whether there is a location, so that only a piece or the end may follow.
    pub(super) complete: bool,
    /// DWARF 5's rules: whether nothing was executed since the last piece.
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

/// The progress in an expression. Its entries are on the stack.
#[derive(Debug)]
pub(in crate::eval) struct Progress {
    /// The offset of the next operation in bytes.
    pub(super) offset: usize,
    pub(super) executed: u64,
    /// These are as in [`Scope`].
    pub(super) pieces: Option<Composite>,
    pub(super) fresh: bool,
}

impl Progress {
    /// Nothing has been executed.
    pub(in crate::eval) const NONE: Progress = Progress {
        offset: 0,
        executed: 0,
        pieces: None,
        fresh: true,
    };
}

/// The entries of a location list that hold at the PC, some of which are still to be evaluated.
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

/// An expression that waits for a nested one, or is the innermost one.
#[derive(Debug)]
pub(super) struct Activation<'a> {
    pub(super) operations: Operations<'a>,
    pub(super) continuation: Continuation,
    /// The frame that the expression was started in.
    pub(super) frame: u32,
    /// The caller's scope, unless the stack is shared.
    pub(super) saved: Option<Scope>,
    pub(super) list: Option<List<'a>>,
    /// The offsets of the operations and of the end, once a branch has needed them.
    pub(super) starts: Option<Vec<usize>>,
}

impl<'a> Activation<'a> {
    /// Creates an activation for which no other one waits.
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
