//! Expressions that are plain: numbers, addresses, registers and pieces of them, which is what most are.
//!
//! They are run on a stack of two-word entries, straight from the bytes. What an operation does here is what it does in
//! general, or else nothing: at the first one that is not plain, or that fails, the run stops before it, and the
//! interpreter goes on from there with the stack that is left. So there are no errors here, and each is said in one
//! place only.
//!
//! A composite that pieces are appended to is not on this stack: by LLVM's and DWARF 6's rules it is the entry below
//! all others.

use super::{Entry, Progress, Store};
use crate::dwarf::{Encoding, Input, OperationKind};
use crate::eval::bytes::Bytes;
use crate::eval::composite::Composite;
use crate::eval::location::{Location, Storage};
use crate::eval::machine::{Machine, Source};
use crate::eval::value::Value;
use crate::eval::{Limits, Rules};
use crate::target::{ByteOrder, Register};
use alloc::sync::Arc;

/// How many entries the stack has.
pub(super) const WORDS: usize = 16;

/// An entry of the stack. Numbers and addresses have no bits that the generic type does not have.
#[derive(Clone, Copy, Debug)]
pub(super) enum Word {
    /// A value of the generic type.
    Number(u64),
    /// The location of a byte in the default address space.
    Address(u64),
    /// A location in a register of the frame at hand; the sizes are in bits.
    Register { register: Register, bits: u32, offset: u32 },
    /// The location of implicit bytes: those of a value of the generic type.
    Implicit(u64),
}

/// A run of operations that are plain.
pub(in crate::eval) struct Plain<'a, 'e> {
    machine: &'a dyn Machine,
    encoding: &'e Encoding,
    rules: Rules,
    limits: &'e Limits,
    frame: u32,
    /// The bits that the generic type has.
    mask: u64,
    words: &'e mut [Word; WORDS],
    depth: usize,
    /// How deep the stack may become.
    room: usize,
    /// A composite to append pieces to, once there are pieces.
    spare: Option<&'e mut Arc<Composite>>,
    pieces: Option<&'e mut Composite>,
    /// As in `Scope`.
    complete: bool,
    /// How much was left after the last piece: nothing else has been done since then while it still is.
    piece_end: usize,
    executed: u64,
}

impl<'a, 'e> Plain<'a, 'e> {
    /// Runs an expression as far as it is plain. If that is all of it the location is the store's result; otherwise this
    /// says how far that is, and what is left is on the store's stack, and nothing else.
    #[inline]
    pub(in crate::eval) fn run(
        machine: &'a dyn Machine,
        encoding: &Encoding,
        rules: Rules,
        limits: &Limits,
        store: &mut Store,
        expression: &'a [u8],
    ) -> Option<Progress> {
        if !(1..=8).contains(&encoding.address_bytes) || limits.read_bits < 64 {
            store.clear();
            return Some(Progress::NONE);
        }
        let again = matches!(store.result.storage, Storage::Composite(_));
        let mut plain = Plain {
            machine,
            encoding,
            rules,
            limits,
            frame: machine.frame(),
            mask: u64::MAX >> (64 - 8 * u32::from(encoding.address_bytes)),
            words: &mut store.words,
            depth: 0,
            room: limits.stack.min(WORDS),
            spare: match &mut store.result.storage {
                Storage::Composite(composite) => Some(composite),
                _ => store.spare.as_mut(),
            },
            pieces: None,
            complete: false,
            piece_end: expression.len(),
            executed: 0,
        };
        let mut input = Input::new(encoding, expression);
        while !input.rest.is_empty() && plain.executed < limits.operations {
            let here = input.rest;
            if plain.step(&mut input).is_none() {
                input.rest = here;
                break;
            }
            plain.executed += 1;
        }
        let fresh = plain.piece_end == input.rest.len();
        let Plain { frame, depth, complete, executed, pieces, .. } = plain;
        let pieces = pieces.is_some();
        let ends = input.rest.is_empty();
        let composed = ends && pieces && depth == 0 && (fresh || rules != Rules::Dwarf5);
        if composed && again {
            // It is where the last result was.
            store.result.offset = 0;
            return None;
        }
        store.clear();
        if composed && let Some(composite) = store.spare.take() {
            store.result = Location { storage: Storage::Composite(composite), offset: 0 };
            return None;
        }
        if ends && !pieces {
            match depth.checked_sub(1).and_then(|top| store.words.get(top)) {
                None => store.result = Location::UNDEFINED,
                Some(word) => word.store(encoding, frame, &mut store.result),
            }
            return None;
        }
        let offset = expression.len() - input.rest.len();
        let pieces = if pieces { store.hand_over(rules) } else { None };
        let words = store.words.iter().take(depth);
        store.stack.extend(words.map(|word| word.entry(encoding, frame)));
        Some(Progress { offset, executed, pieces, complete, fresh })
    }

    /// Runs an operation; `None`, and nothing done, if it is not plain.
    #[inline(always)]
    fn step(&mut self, input: &mut Input<'a, '_>) -> Option<()> {
        use OperationKind as Kind;
        let fresh = input.rest.len() == self.piece_end;
        let unused = self.mask.leading_zeros();
        let kind = input.code().ok()?;
        if self.complete && kind != Kind::Piece {
            return None;
        }
        match kind {
            Kind::Lit => self.number(u64::from(input.low))?,
            Kind::Const1u => self.number(u64::from(input.byte().ok()?))?,
            Kind::Const1s => self.number(input.signed(1).ok()? as u64)?,
            Kind::Const2u => self.number(input.unsigned(2).ok()?)?,
            Kind::Const2s => self.number(input.signed(2).ok()? as u64)?,
            Kind::Const4u => self.number(input.unsigned(4).ok()?)?,
            Kind::Const4s => self.number(input.signed(4).ok()? as u64)?,
            Kind::Const8u | Kind::Const8s => self.number(input.unsigned(8).ok()?)?,
            Kind::Constu => self.number(input.uleb().ok()?)?,
            Kind::Consts => self.number(input.sleb().ok()? as u64)?,
            Kind::Constx => self.number(self.machine.indexed_address(input.uleb().ok()?)?)?,
            Kind::Addr => self.address(input.address().ok()?)?,
            Kind::Addrx => self.address(self.machine.indexed_address(input.uleb().ok()?)?)?,
            Kind::Breg => {
                let register = Register(input.low.into());
                self.base_register(register, input.sleb().ok()?)?;
            }
            Kind::Bregx => {
                let register = input.register().ok()?;
                self.base_register(register, input.sleb().ok()?)?;
            }
            Kind::Fbreg => self.frame_base(input.sleb().ok()?)?,
            Kind::CallFrameCfa => {
                let source = self.machine.canonical_frame_address(self.frame);
                self.address(self.byte(&source)?)?;
            }
            Kind::Reg => self.register(Register(input.low.into()))?,
            Kind::Regx => self.register(input.register().ok()?)?,
            Kind::Dup => self.pick(0)?,
            Kind::Over => self.pick(1)?,
            Kind::Pick => self.pick(input.byte().ok()?.into())?,
            Kind::Drop => self.depth = self.depth.checked_sub(1)?,
            Kind::Swap => match self.stack() {
                [.., second, top] => core::mem::swap(second, top),
                _ => return None,
            },
            Kind::Rot => self.stack().last_chunk_mut::<3>()?.rotate_right(1),
            Kind::And => self.binary(|a, b| a & b)?,
            Kind::Or => self.binary(|a, b| a | b)?,
            Kind::Xor => self.binary(|a, b| a ^ b)?,
            Kind::Plus => self.binary(u64::wrapping_add)?,
            Kind::Minus => self.binary(u64::wrapping_sub)?,
            Kind::Mul => self.binary(u64::wrapping_mul)?,
            Kind::Shl => self.shift(|a, count| a << count)?,
            Kind::Shr => self.shift(|a, count| a >> count)?,
            Kind::Eq => self.binary(|a, b| u64::from(a == b))?,
            Kind::Ne => self.binary(|a, b| u64::from(a != b))?,
            Kind::Lt => self.compare(|a, b| a < b)?,
            Kind::Le => self.compare(|a, b| a <= b)?,
            Kind::Gt => self.compare(|a, b| a > b)?,
            Kind::Ge => self.compare(|a, b| a >= b)?,
            Kind::Shra => self.binary(|a, count| (signed(a, unused) >> count.min(63)) as u64)?,
            Kind::Div => self.divide(|a, b| signed(a, unused).wrapping_div(signed(b, unused)) as u64)?,
            Kind::Mod => self.divide(|a, b| a % b)?,
            Kind::Abs => self.unary(|a| signed(a, unused).unsigned_abs())?,
            Kind::Neg => self.unary(u64::wrapping_neg)?,
            Kind::Not => self.unary(|a| !a)?,
            Kind::PlusUconst => {
                let addend = input.uleb().ok()?;
                self.unary(|a| a.wrapping_add(addend))?;
            }
            Kind::Deref => self.dereference(self.encoding.address_bytes)?,
            Kind::DerefSize => self.dereference(input.byte().ok()?)?,
            Kind::StackValue => {
                let number = self.top()?;
                self.replace(Word::Implicit(number))?;
                self.complete = self.rules == Rules::Dwarf5;
            }
            Kind::Piece => {
                self.piece(input.uleb().ok()?, fresh)?;
                self.piece_end = input.rest.len();
            }
            // DWARF 5's rules have none of the others.
            _ if self.rules == Rules::Dwarf5 => return None,
            Kind::PushLane => self.number(self.machine.lane()?)?,
            Kind::Offset => self.offset()?,
            // At the end it changes nothing but the kind of an entry, which the result does not have.
            Kind::PieceEnd if input.rest.is_empty() && self.pieces.is_some() && self.depth == 0 => {}
            _ => return None,
        }
        Some(())
    }

    #[inline(always)]
    fn stack(&mut self) -> &mut [Word] {
        self.words.get_mut(..self.depth).unwrap_or_default()
    }

    #[inline(always)]
    fn push(&mut self, word: Word) -> Option<()> {
        if self.depth >= self.room {
            return None;
        }
        *self.words.get_mut(self.depth)? = word;
        self.depth += 1;
        Some(())
    }

    #[inline(always)]
    fn number(&mut self, number: u64) -> Option<()> {
        self.push(Word::Number(number & self.mask))
    }

    /// Pushes an address: a value by DWARF 5's rules.
    #[inline(always)]
    fn address(&mut self, address: u64) -> Option<()> {
        match self.rules {
            Rules::Dwarf5 => self.number(address),
            _ => self.push(Word::Address(address & self.mask)),
        }
    }

    /// The number on top, or the address, which is as good.
    #[inline(always)]
    fn top(&mut self) -> Option<u64> {
        self.stack().last()?.number()
    }

    #[inline(always)]
    fn replace(&mut self, word: Word) -> Option<()> {
        *self.stack().last_mut()? = word;
        Some(())
    }

    #[inline(always)]
    fn unary(&mut self, operation: impl FnOnce(u64) -> u64) -> Option<()> {
        let number = operation(self.top()?) & self.mask;
        self.replace(Word::Number(number))
    }

    #[inline(always)]
    fn binary(&mut self, operation: impl FnOnce(u64, u64) -> u64) -> Option<()> {
        let mask = self.mask;
        let [.., first, second] = self.stack() else { return None };
        *first = Word::Number(operation(first.number()?, second.number()?) & mask);
        self.depth -= 1;
        Some(())
    }

    /// By the width or more, nothing is left.
    #[inline(always)]
    fn shift(&mut self, operation: impl FnOnce(u64, u32) -> u64) -> Option<()> {
        let width = u64::from(self.encoding.address_bytes) * 8;
        self.binary(|number, count| if count < width { operation(number, count as u32) } else { 0 })
    }

    #[inline(always)]
    fn compare(&mut self, relation: impl FnOnce(i64, i64) -> bool) -> Option<()> {
        let unused = self.mask.leading_zeros();
        self.binary(|a, b| u64::from(relation(signed(a, unused), signed(b, unused))))
    }

    #[inline(always)]
    fn divide(&mut self, operation: impl FnOnce(u64, u64) -> u64) -> Option<()> {
        match self.top()? {
            0 => None,
            _ => self.binary(operation),
        }
    }

    #[inline(always)]
    fn pick(&mut self, index: usize) -> Option<()> {
        let word = *self.stack().iter().nth_back(index)?;
        self.push(word)
    }

    /// Fills a number's bytes, as many as there are, and gives the number.
    #[inline(always)]
    fn read(&self, size: usize, read: impl FnOnce(&mut [u8]) -> bool) -> Option<u64> {
        let mut buffer = [0; 8];
        match self.encoding.order {
            ByteOrder::Little => read(buffer.get_mut(..size)?).then(|| u64::from_le_bytes(buffer)),
            ByteOrder::Big => read(buffer.get_mut(8 - size..)?).then(|| u64::from_be_bytes(buffer)),
        }
    }

    /// A register's least significant bytes, as many as an address has, plus an offset.
    #[inline(always)]
    fn register_address(&self, register: Register, offset: i64) -> Option<u64> {
        let bits = self.machine.register_bits(self.frame, register)?;
        let taken = (bits / 8).min(self.encoding.address_bytes.into());
        if taken == 0 || bits % 8 != 0 {
            return None;
        }
        let first = match self.encoding.order {
            ByteOrder::Little => 0,
            ByteOrder::Big => bits / 8 - taken,
        };
        let read = |into: &mut [u8]| self.machine.read_register(self.frame, register, first, into);
        Some(self.read(taken as usize, read)?.wrapping_add(offset as u64) & self.mask)
    }

    #[inline(always)]
    fn base_register(&mut self, register: Register, offset: i64) -> Option<()> {
        let address = self.register_address(register, offset)?;
        self.address(address)
    }

    #[inline(always)]
    fn frame_base(&mut self, offset: i64) -> Option<()> {
        let source = self.machine.frame_base(self.frame);
        let address = match &source {
            Some(Source::Location(Location { storage: Storage::Register { register, .. }, offset: 0 })) => {
                self.register_address(*register, offset)?
            }
            _ if self.rules == Rules::Dwarf5 => self.byte(&source)?.wrapping_add(offset as u64),
            _ => moved(self.byte(&source)?, offset, self.mask)?,
        };
        self.address(address)
    }

    /// The address of a byte in the default address space, of this size.
    #[inline(always)]
    fn byte(&self, source: &Option<Source<'_>>) -> Option<u64> {
        match source {
            Some(Source::Location(location @ Location { storage: Storage::Memory { address_bytes, .. }, .. }))
                if *address_bytes == self.encoding.address_bytes =>
            {
                location.address().filter(|address| *address <= self.mask)
            }
            _ => None,
        }
    }

    #[inline(always)]
    fn register(&mut self, register: Register) -> Option<()> {
        let bits = self.machine.register_bits(self.frame, register)?;
        self.push(Word::Register { register, bits: u32::try_from(bits).ok()?, offset: 0 })?;
        self.complete = self.rules == Rules::Dwarf5;
        Some(())
    }

    /// Moves a location by the number of bytes on top.
    #[inline(always)]
    fn offset(&mut self) -> Option<()> {
        let mask = self.mask;
        let [.., location, distance] = self.stack() else { return None };
        let distance = signed(distance.number()?, mask.leading_zeros());
        match location {
            Word::Register { bits, offset, .. } => {
                let moved = i64::from(*offset).checked_add(distance.checked_mul(8)?)?;
                *offset = u32::try_from(moved).ok().filter(|offset| *offset < *bits)?;
            }
            _ => *location = Word::Address(moved(location.number()?, distance, mask)?),
        }
        self.depth -= 1;
        Some(())
    }

    #[inline(always)]
    fn dereference(&mut self, size: u8) -> Option<()> {
        let address = self.top()?;
        if size > self.encoding.address_bytes {
            return None;
        }
        // No byte may be past the end of the address space.
        address.checked_add(u64::from(size.checked_sub(1)?)).filter(|last| *last <= self.mask)?;
        let number = self.read(size.into(), |into| self.machine.read_memory(0, address, into))?;
        self.replace(Word::Number(number))
    }

    /// Appends a piece of so many bytes: of the only entry, or, where there is none, of nothing. `fresh` says that
    /// nothing was done since the last piece.
    #[inline(always)]
    fn piece(&mut self, bytes: u64, fresh: bool) -> Option<()> {
        let dwarf5 = self.rules == Rules::Dwarf5;
        if self.depth > 1 || (self.depth == 0 && dwarf5 && !fresh) {
            return None;
        }
        if self.pieces.is_none() {
            self.room = self.room.checked_sub(usize::from(!dwarf5))?;
            let composite = self.spare.take().and_then(Arc::get_mut)?;
            composite.clear();
            self.pieces = Some(composite);
        }
        let (composite, bits) = (self.pieces.as_mut()?, u128::from(bytes) * 8);
        match self.words.first().filter(|_| self.depth == 1) {
            None => composite.push(Location::UNDEFINED, bits, self.limits),
            Some(&Word::Register { register, bits: size, offset }) => {
                composite.push_register((self.frame, register, size.into()), offset.into(), bits, self.limits)
            }
            Some(word) => composite.push(word.location(self.encoding, self.frame), bits, self.limits),
        }
        .ok()?;
        self.depth = 0;
        self.complete = false;
        // Appending counts as one more operation.
        self.executed += 1;
        Some(())
    }
}

impl Word {
    #[inline(always)]
    fn number(&self) -> Option<u64> {
        match *self {
            Word::Number(number) | Word::Address(number) => Some(number),
            _ => None,
        }
    }

    /// Puts the location that the word is or, if it is a number, stands for, in the place of another. It is written
    /// there at once: a location is large, and one that is made elsewhere first would have to be moved.
    #[inline(always)]
    fn store(&self, encoding: &Encoding, frame: u32, into: &mut Location) {
        let size = encoding.address_bytes;
        match *self {
            Word::Number(address) | Word::Address(address) => *into = Location::memory(0, address, size),
            Word::Register { register, bits, offset } => *into = in_register(frame, register, bits, offset),
            Word::Implicit(number) => {
                *into = Location { storage: Storage::Implicit(Bytes::number(number, size, encoding.order)), offset: 0 };
            }
        }
    }

    fn location(&self, encoding: &Encoding, frame: u32) -> Location {
        let mut location = Location::UNDEFINED;
        self.store(encoding, frame, &mut location);
        location
    }

    fn entry(&self, encoding: &Encoding, frame: u32) -> Entry {
        match *self {
            Word::Number(number) => Entry::Value(Value::generic(encoding.address_bytes, number.into())),
            _ => Entry::Location(self.location(encoding, frame)),
        }
    }
}

#[inline(always)]
fn in_register(frame: u32, register: Register, bits: u32, offset: u32) -> Location {
    Location { storage: Storage::Register { frame, register, bits: bits.into() }, offset: offset.into() }
}

/// A number with the sign that it has in a type of which so many of the 64 bits are unused.
#[inline(always)]
fn signed(number: u64, unused: u32) -> i64 {
    (number << unused) as i64 >> unused
}

/// An address this many bytes further on, if there is one.
#[inline(always)]
fn moved(address: u64, bytes: i64, mask: u64) -> Option<u64> {
    address.checked_add_signed(bytes).filter(|address| *address <= mask)
}
