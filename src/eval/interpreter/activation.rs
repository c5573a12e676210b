//! The state of expressions that are executing, or waiting for others.

use crate::eval::composite::Composite;
use crate::eval::location::{EntryId, Location};
use crate::eval::machine::ListEntry;
use crate::eval::value::{BaseType, ValueType};
use crate::target::Register;
use alloc::vec::Vec;

/// The use of a nested evaluation's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Continuation {
    /// A call: the caller continues with the same stack.
    Return,
    /// A frame base is pushed, moved by this number of bytes.
    FrameBase(i64),
    /// The object is pushed.
    Object,
    /// The canonical frame address is pushed.
    FrameAddress,
    /// The target of an implicit pointer is pushed, moved by this number of bytes.
    Pointee(EntryId, i64),
    /// An entry value is pushed.
    EntryValue,
    /// The value of a parameter that the caller passed is pushed.
    Passed(Taken),
    /// The value of a variable of a base type is pushed.
    Variable(EntryId, BaseType),
    /// The location from the location list of a called entry is pushed.
    Called(EntryId),
    /// The location of a register's value on entry is pushed.
    EntryRegister(Register, Saved),
    /// A part of an object map is pushed, and the next part is evaluated.
    ObjectMap(EntryId, MapPart),
}

/// The parts of an object map, in the order of their evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MapPart {
    /// The array in memory.
    Memory,
    /// The number of the chunk in registers.
    Chunk,
    /// The registers.
    Registers,
}

/// The part of a passed parameter's value that is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    /// The value plus this number.
    Plus(i64),
    /// This number of low bytes of the value, as a number.
    Low(u8),
    /// The low bits of the register that passed the parameter, as a value of this type.
    As(ValueType),
}

/// The meaning of a nested evaluation's result for a saved register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Saved {
    /// The register is saved at this location.
    Location,
    /// The register is saved at this offset in bytes from the location.
    Offset(i64),
    /// The result is the register's value.
    Value,
    /// The register's value is this address plus a number of bytes.
    Address(i64),
}

/// The progress of an expression since its start or its last piece (DWARF 5's rules).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// No operation was executed.
    Start,
    /// Operations were executed, but none has given a location.
    Computing,
    /// There is a location, so only a piece or the end may follow.
    Located,
    /// Like [`Stage::Located`]; the location is a value of the stack.
    Valued,
}

impl Stage {
    /// True if there is a location.
    #[inline(always)]
    pub(super) fn is_located(self) -> bool {
        matches!(self, Stage::Located | Stage::Valued)
    }
}

/// The state of an evaluation that does not share its caller's stack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope {
    /// The start of its part of the stack.
    pub(super) base: usize,
    /// The frame whose registers are read.
    pub(super) frame: u32,
    /// True for an entry value, in which the contents of memory are unknown.
    pub(super) entry: bool,
    pub(super) stage: Stage,
    /// True if there are pieces, by DWARF 5's rules. The store contains them.
    pub(super) pieces: bool,
}

impl Scope {
    /// Returns the scope of an expression that is not nested.
    #[inline]
    pub(super) fn outermost(frame: u32) -> Scope {
        Scope {
            base: 0,
            frame,
            entry: false,
            stage: Stage::Start,
            pieces: false,
        }
    }

    /// Returns a scope for the same frame. Its part of the stack starts at `base`.
    pub(super) fn nested(&self, base: usize) -> Scope {
        Scope {
            base,
            entry: self.entry,
            ..Scope::outermost(self.frame)
        }
    }
}

/// The entries of a location list that hold at the PC. Some remain to be evaluated.
#[derive(Debug)]
pub(in crate::eval) struct List<'a> {
    rest: &'a [ListEntry<'a>],
    pc: u64,
    /// True if the default entries hold, because no other entry does.
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

/// An expression under execution.
#[derive(Clone, Copy, Debug)]
pub(super) struct Activation<'a> {
    pub(super) bytes: &'a [u8],
    /// The bytes that remain to be executed.
    pub(super) rest: &'a [u8],
}

impl<'a> Activation<'a> {
    #[inline]
    pub(super) fn new(bytes: &'a [u8]) -> Activation<'a> {
        Activation { bytes, rest: bytes }
    }

    /// The offset of `rest` in the expression.
    #[inline]
    pub(super) fn offset_of(&self, rest: &[u8]) -> usize {
        self.bytes.len() - rest.len()
    }
}

/// A call or another nested evaluation under execution, and its caller, which waits for it.
#[derive(Debug)]
pub(super) struct Call<'a> {
    pub(super) continuation: Continuation,
    /// The frame in which the nested expression was started.
    pub(super) frame: u32,
    pub(super) list: Option<List<'a>>,
    pub(super) caller: Activation<'a>,
    /// The caller's `Store::starts`.
    pub(super) starts: Vec<usize>,
    /// The caller's scope and pieces, unless the stack is shared.
    pub(super) saved: Option<(Scope, Composite)>,
}
