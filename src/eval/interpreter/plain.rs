//! The fast path for plain expressions: numbers, addresses, registers and pieces of them. Most
//! expressions are plain.
//!
//! The expression is executed directly from its bytes, on a stack of two-word entries. Each
//! executed operation has the same effect as in the general interpreter. The run stops before the
//! first operation that is not supported or would fail, and the interpreter continues from there
//! with the current stack. So the fast path reports no errors, and each error is defined in one
//! place only.
//!
//! A composite of pieces is not on this stack. By LLVM's and DWARF 6's rules it stands for the
//! entry below all others.
//!
//! Most expressions have one or two operations, so setting up more state costs more than it saves.
//! A run is therefore kept in memory, where each operation reads only the state that it needs, and
//! rare operations are outside the main loop.

use super::store::Store;
use super::word::{Ended, Left, Setting, WORDS, Word};
use crate::dwarf::{ByteCodes, OperationKind, leb128};
use crate::eval::composite::{Held, Remade};
use crate::eval::location::{Location, Storage};
use crate::eval::machine::{Machine, Source};
use crate::eval::rules::{Limits, Rules};
use crate::target::{ByteOrder, Register};

/// A run of the fast path.
pub(in crate::eval) struct Plain<'a, 'e> {
    /// The bytes that are still to be executed.
    rest: &'a [u8],
    machine: &'a dyn Machine,
    setting: &'e Setting,
    limits: &'e Limits,
    frame: u32,
    /// The stack: as many entries as it may have.
    words: &'e mut [Word],
    depth: usize,
    /// The composite of pieces, once it has been started.
    composite: Remade<'e>,
    pieces: bool,
    /// The number of bytes left after the last piece. As long as it equals the bytes left, nothing
    /// was executed since that piece.
    piece_end: usize,
}

impl<'a, 'e> Plain<'a, 'e> {
    /// Executes an expression up to the first operation that is not plain.
    #[inline(always)]
    pub(in crate::eval) fn run(
        machine: &'a dyn Machine,
        setting: &'e Setting,
        limits: &'e Limits,
        store: &'e mut Store,
        expression: &'a [u8],
    ) -> Ended {
        // Each byte costs at most two steps: an operation, and an appended piece. So if the limit
        // on operations is at least twice the number of bytes, it need not be checked at each
        // operation.
        let counted = limits.operations < 2 * expression.len() as u64;
        let Some(composite) = store.lent.composite_mut().and_then(Held::as_alone) else {
            return store.start();
        };
        if setting.mask == 0 || limits.read_bits < 64 || counted {
            return store.start();
        }
        let mut plain = Plain {
            rest: expression,
            machine,
            setting,
            limits,
            frame: machine.frame(),
            words: store
                .words
                .get_mut(..limits.stack.min(WORDS))
                .unwrap_or_default(),
            depth: 0,
            composite: Remade::new(composite),
            pieces: false,
            piece_end: expression.len(),
        };
        plain.advance();
        let Plain {
            frame,
            depth,
            composite,
            piece_end,
            rest,
            ..
        } = plain;
        // The composite is discarded if its first piece failed.
        let pieces = piece_end != expression.len();
        if pieces {
            composite.end();
        }
        let fresh = piece_end == rest.len();
        if rest.is_empty() {
            if !pieces {
                store.reclaim();
                match depth.checked_sub(1).and_then(|top| store.words.get(top)) {
                    None => store.result = Location::UNDEFINED,
                    Some(word) => word.store(&setting.encoding, frame, &mut store.result),
                }
                return Ended::Location;
            }
            if depth == 0 && (fresh || setting.rules != Rules::Dwarf5) {
                return Ended::Composite;
            }
        }
        store.stop(
            setting,
            expression,
            rest.len(),
            Left {
                frame,
                depth,
                pieces,
                fresh,
            },
        )
    }

    /// Executes operations until one is not plain. The remaining bytes are in a local variable, and
    /// so in a machine register.
    #[inline(always)]
    fn advance(&mut self) {
        let codes = self.setting.operations.codes();
        let mut rest = self.rest;
        while let Some(next) = self.step(codes, rest) {
            rest = next;
        }
        self.rest = rest;
    }

    /// Executes the first operation of `here`, and returns the bytes after it. Returns `None`, and
    /// does nothing, if the operation is not plain or `here` is empty.
    #[inline(always)]
    fn step(&mut self, codes: &ByteCodes, here: &'a [u8]) -> Option<&'a [u8]> {
        use OperationKind as Kind;
        let (&code, rest) = here.split_first()?;
        let Some((kind, low)) = codes[usize::from(code)] else {
            return self.rare(here);
        };
        match kind {
            Kind::Lit => self.number(u64::from(low))?,
            Kind::Const1u => {
                let (&number, rest) = rest.split_first()?;
                self.number(u64::from(number))?;
                return Some(rest);
            }
            Kind::Breg => {
                let (offset, rest) = leb128::split_signed(rest)?;
                self.base_register(Register(low.into()), offset)?;
                return Some(rest);
            }
            Kind::Fbreg => {
                let (offset, rest) = leb128::split_signed(rest)?;
                self.frame_base(offset)?;
                return Some(rest);
            }
            Kind::Reg => return self.register(codes, Register(low.into()), rest),
            Kind::And => self.binary(|a, b| a & b)?,
            Kind::Or => self.binary(|a, b| a | b)?,
            Kind::Xor => self.binary(|a, b| a ^ b)?,
            Kind::Plus => self.binary(u64::wrapping_add)?,
            Kind::Minus => self.binary(u64::wrapping_sub)?,
            Kind::Mul => self.binary(u64::wrapping_mul)?,
            Kind::Shl => self.shift(|a, count| a << count)?,
            Kind::Shr => self.shift(|a, count| a >> count)?,
            Kind::PlusUconst => {
                let (addend, rest) = leb128::split_unsigned(rest)?;
                self.unary(|a| a.wrapping_add(addend))?;
                return Some(rest);
            }
            Kind::Deref => self.dereference(self.setting.encoding.address_bytes)?,
            Kind::StackValue => {
                // By DWARF 5's rules only a piece or the end may follow.
                if self.setting.rules == Rules::Dwarf5
                    && !rest.is_empty()
                    && !before_piece(codes, rest)
                {
                    return None;
                }
                let number = self.top()?;
                self.replace(Word::Implicit(number))?;
            }
            Kind::Piece => return self.piece(here, rest),
            _ => return self.rare(here),
        }
        Some(rest)
    }

    /// Executes one of the less frequent operations.
    #[inline(never)]
    fn rare(&mut self, here: &'a [u8]) -> Option<&'a [u8]> {
        use OperationKind as Kind;
        let setting = self.setting;
        let unused = setting.mask.leading_zeros();
        let mut input = setting.operations.input(here);
        match setting.operations.code(&mut input).ok()? {
            Kind::Const1s => self.number(input.signed(1).ok()? as u64)?,
            Kind::Const2u => self.number(input.unsigned(2).ok()?)?,
            Kind::Const2s => self.number(input.signed(2).ok()? as u64)?,
            Kind::Const4u => self.number(input.unsigned(4).ok()?)?,
            Kind::Const4s => self.number(input.signed(4).ok()? as u64)?,
            Kind::Const8u | Kind::Const8s => self.number(input.unsigned(8).ok()?)?,
            Kind::Constu => self.number(input.uleb().ok()?)?,
            Kind::Consts => self.number(input.sleb().ok()? as u64)?,
            Kind::Constx => self.number(self.machine.indexed_address(input.uleb().ok()?)?)?,
            Kind::Addr => self.loaded(input.address().ok()?)?,
            Kind::Addrx => self.loaded(self.machine.indexed_address(input.uleb().ok()?)?)?,
            Kind::Bregx => {
                let register = input.register().ok()?;
                self.base_register(register, input.sleb().ok()?)?;
            }
            Kind::CallFrameCfa => {
                let source = self.machine.canonical_frame_address(self.frame);
                self.address(self.byte(&source)?)?;
            }
            Kind::Regx => {
                let register = input.register().ok()?;
                return self.register(setting.operations.codes(), register, input.rest);
            }
            Kind::Dup => self.pick(0)?,
            Kind::Over => self.pick(1)?,
            Kind::Pick => self.pick(input.byte().ok()?.into())?,
            Kind::Drop => self.depth = self.depth.checked_sub(1)?,
            Kind::Swap => match self.stack() {
                [.., second, top] => core::mem::swap(second, top),
                _ => return None,
            },
            Kind::Rot => self.stack().last_chunk_mut::<3>()?.rotate_right(1),
            Kind::Eq => self.binary(|a, b| u64::from(a == b))?,
            Kind::Ne => self.binary(|a, b| u64::from(a != b))?,
            Kind::Lt => self.compare(|a, b| a < b)?,
            Kind::Le => self.compare(|a, b| a <= b)?,
            Kind::Gt => self.compare(|a, b| a > b)?,
            Kind::Ge => self.compare(|a, b| a >= b)?,
            Kind::Shra => self.binary(|a, count| (signed(a, unused) >> count.min(63)) as u64)?,
            Kind::Div => {
                self.divide(|a, b| signed(a, unused).wrapping_div(signed(b, unused)) as u64)?
            }
            Kind::Mod => self.divide(|a, b| a % b)?,
            Kind::Abs => self.unary(|a| signed(a, unused).unsigned_abs())?,
            Kind::Neg => self.unary(u64::wrapping_neg)?,
            Kind::Not => self.unary(|a| !a)?,
            Kind::DerefSize => self.dereference(input.byte().ok()?)?,
            // DWARF 5's rules do not have the operations below.
            _ if setting.rules == Rules::Dwarf5 => return None,
            Kind::PushLane => self.number(self.machine.lane()?)?,
            Kind::Offset => self.offset()?,
            // At the end of the expression, `piece_end` changes only the kind of the entry, which
            // is not part of the result.
            Kind::PieceEnd if input.rest.is_empty() && self.pieces && self.depth == 0 => {}
            _ => return None,
        }
        Some(input.rest)
    }

    #[inline(always)]
    fn stack(&mut self) -> &mut [Word] {
        self.words.get_mut(..self.depth).unwrap_or_default()
    }

    #[inline(always)]
    fn push(&mut self, word: Word) -> Option<()> {
        *self.words.get_mut(self.depth)? = word;
        self.depth += 1;
        Some(())
    }

    #[inline(always)]
    fn number(&mut self, number: u64) -> Option<()> {
        self.push(Word::Number(number & self.setting.mask))
    }

    /// Pushes an address: a value by DWARF 5's rules.
    #[inline(always)]
    fn address(&mut self, address: u64) -> Option<()> {
        match self.setting.rules {
            Rules::Dwarf5 => self.number(address),
            _ => self.push(Word::Address(address & self.setting.mask)),
        }
    }

    /// Pushes an address of the file, plus the load bias.
    #[inline(always)]
    fn loaded(&mut self, address: u64) -> Option<()> {
        let bias = self.machine.load_bias(self.frame);
        self.address(address.wrapping_add(bias))
    }

    /// The number or the address on top.
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
        let number = operation(self.top()?) & self.setting.mask;
        self.replace(Word::Number(number))
    }

    #[inline(always)]
    fn binary(&mut self, operation: impl FnOnce(u64, u64) -> u64) -> Option<()> {
        let mask = self.setting.mask;
        let [.., first, second] = self.stack() else {
            return None;
        };
        *first = Word::Number(operation(first.number()?, second.number()?) & mask);
        self.depth -= 1;
        Some(())
    }

    /// Shifts by the width of the type or more result in 0.
    #[inline(always)]
    fn shift(&mut self, operation: impl FnOnce(u64, u32) -> u64) -> Option<()> {
        let width = u64::from(self.setting.encoding.address_bytes) * 8;
        self.binary(|number, count| {
            if count < width {
                operation(number, count as u32)
            } else {
                0
            }
        })
    }

    #[inline(always)]
    fn compare(&mut self, relation: impl FnOnce(i64, i64) -> bool) -> Option<()> {
        let unused = self.setting.mask.leading_zeros();
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

    /// Reads a number of `size` bytes through `read`.
    #[inline(always)]
    fn read(&self, size: usize, read: impl FnOnce(&mut [u8]) -> bool) -> Option<u64> {
        let mut buffer = [0; 8];
        match self.setting.encoding.order {
            ByteOrder::Little => read(buffer.get_mut(..size)?).then(|| u64::from_le_bytes(buffer)),
            ByteOrder::Big => read(buffer.get_mut(8 - size..)?).then(|| u64::from_be_bytes(buffer)),
        }
    }

    /// The least significant bytes of a register, as many as an address has, plus an offset.
    #[inline(always)]
    fn register_address(&self, register: Register, offset: i64) -> Option<u64> {
        let bits = self.machine.register_bits(self.frame, register)?;
        let taken = u64::from(self.setting.encoding.address_bytes);
        if bits % 8 != 0 || bits / 8 < taken {
            return None;
        }
        let first = match self.setting.encoding.order {
            ByteOrder::Little => 0,
            ByteOrder::Big => bits / 8 - taken,
        };
        let read = |into: &mut [u8]| {
            self.machine
                .read_register(self.frame, register, first, into)
        };
        Some(self.read(taken as usize, read)?.wrapping_add(offset as u64) & self.setting.mask)
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
            Some(Source::Location(Location {
                storage: Storage::Register { register, .. },
                offset: 0,
            })) => self.register_address(*register, offset)?,
            _ if self.setting.rules == Rules::Dwarf5 => {
                self.byte(&source)?.wrapping_add(offset as u64)
            }
            _ => moved(self.byte(&source)?, offset, self.setting.mask)?,
        };
        self.address(address)
    }

    /// The address of a location that is a byte in the default address space, with this address
    /// size.
    #[inline(always)]
    fn byte(&self, source: &Option<Source<'_>>) -> Option<u64> {
        match source {
            Some(Source::Location(
                location @ Location {
                    storage: Storage::Memory { address_bytes, .. },
                    ..
                },
            )) if *address_bytes == self.setting.encoding.address_bytes => location
                .address()
                .filter(|address| *address <= self.setting.mask),
            _ => None,
        }
    }

    /// Pushes the location of a register. If a piece follows and the stack has room for the
    /// register, the piece is appended at once.
    #[inline(always)]
    fn register(
        &mut self,
        codes: &ByteCodes,
        register: Register,
        rest: &'a [u8],
    ) -> Option<&'a [u8]> {
        let bits = u32::try_from(self.machine.register_bits(self.frame, register)?).ok()?;
        if self.depth == 0 && !self.words.is_empty() && before_piece(codes, rest) {
            let (bytes, rest) = leb128::split_unsigned(rest.get(1..)?)?;
            self.start_pieces()?;
            let order = self.setting.encoding.order;
            self.composite.push_register(
                (self.frame, register, bits),
                0,
                bytes.checked_mul(8)?,
                order,
                self.limits,
            )?;
            self.piece_end = rest.len();
            return Some(rest);
        }
        // By DWARF 5's rules only a piece or the end may follow.
        if self.setting.rules == Rules::Dwarf5 && !rest.is_empty() {
            return None;
        }
        self.push(Word::Register {
            register,
            bits,
            offset: 0,
        })?;
        Some(rest)
    }

    /// Moves a location by the number of bytes on top of the stack.
    #[inline(always)]
    fn offset(&mut self) -> Option<()> {
        let mask = self.setting.mask;
        let [.., location, distance] = self.stack() else {
            return None;
        };
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
        if size > self.setting.encoding.address_bytes {
            return None;
        }
        // The last byte must be inside the address space.
        address
            .checked_add(u64::from(size.checked_sub(1)?))
            .filter(|last| *last <= self.setting.mask)?;
        let number = self.read(size.into(), |into| {
            self.machine.read_memory(0, address, into)
        })?;
        self.replace(Word::Number(number))
    }

    /// Appends a piece of the only stack entry, or an undefined piece if there is none.
    #[inline(never)]
    fn piece(&mut self, here: &'a [u8], rest: &'a [u8]) -> Option<&'a [u8]> {
        let (bytes, rest) = leb128::split_unsigned(rest)?;
        let bits = bytes.checked_mul(8)?;
        let fresh = here.len() == self.piece_end;
        if self.depth > 1 || (self.depth == 0 && self.setting.rules == Rules::Dwarf5 && !fresh) {
            return None;
        }
        let word = self.words.first().filter(|_| self.depth == 1).copied();
        self.start_pieces()?;
        let order = self.setting.encoding.order;
        match word {
            Some(Word::Register {
                register,
                bits: size,
                offset,
            }) => {
                self.composite.push_register(
                    (self.frame, register, size),
                    offset,
                    bits,
                    order,
                    self.limits,
                )?;
            }
            _ => {
                let encoding = &self.setting.encoding;
                let location = word.map_or(Location::UNDEFINED, |word| {
                    word.location(encoding, self.frame)
                });
                self.composite.push(location, bits, order, self.limits)?;
            }
        }
        self.depth = 0;
        self.piece_end = rest.len();
        Some(rest)
    }

    /// Starts the composite, unless it has been started.
    #[inline(always)]
    fn start_pieces(&mut self) -> Option<()> {
        if !self.pieces {
            if self.setting.rules != Rules::Dwarf5 {
                // The composite counts as an entry of the stack.
                let (_, words) = core::mem::take(&mut self.words).split_last_mut()?;
                self.words = words;
            }
            self.composite.start();
            self.pieces = true;
        }
        Some(())
    }
}

/// Whether the next operation is a piece.
#[inline(always)]
fn before_piece(codes: &ByteCodes, rest: &[u8]) -> bool {
    rest.first()
        .is_some_and(|code| matches!(codes[usize::from(*code)], Some((OperationKind::Piece, _))))
}

/// A number sign-extended from its type, which leaves `unused` of the 64 bits unused.
#[inline(always)]
fn signed(number: u64, unused: u32) -> i64 {
    (number << unused) as i64 >> unused
}

/// An address moved by a number of bytes, if the result is in the address space.
#[inline(always)]
fn moved(address: u64, bytes: i64, mask: u64) -> Option<u64> {
    address
        .checked_add_signed(bytes)
        .filter(|address| *address <= mask)
}
