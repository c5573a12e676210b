//! Operations on values: literals, register values, the stack, arithmetic, types, and values that
//! the machine provides.

use super::entries::INCOMPLETE_COMPOSITE;
use super::stack::Word;
use super::{Entry, Outcome, Run, fail};
use crate::dwarf::{Address, BaseTypeRef, Operation, OperationKind};
use crate::eval::bits;
use crate::eval::error::{ErrorCode, EvalError};
use crate::eval::location::Location;
use crate::eval::read_bits;
use crate::eval::value::{Value, ValueType, held_in};
use crate::target::{ByteOrder, Register};

const TOO_NARROW: EvalError = EvalError::new(
    ErrorCode::OutOfBounds,
    "the register is smaller than the value that is read",
);

impl<'a> Run<'a, '_> {
    /// Executes operations other than control flow and those that create composites.
    #[expect(clippy::too_many_lines, reason = "a table: one arm for each operation")]
    pub(super) fn value_operation(&mut self, operation: Operation<'a>) -> Outcome {
        match operation {
            Operation::Addr(Address::Value(address)) => self.push_loaded(address),
            Operation::Addr(Address::Symbol { .. }) => fail(
                ErrorCode::InvalidOperand,
                "the address of a symbol is unknown",
            ),
            Operation::Const1s(value) => self.push_generic(value as u64),
            Operation::Const2u(value) => self.push_generic(u64::from(value)),
            Operation::Const2s(value) => self.push_generic(value as u64),
            Operation::Const4u(value) => self.push_generic(u64::from(value)),
            Operation::Const4s(value) => self.push_generic(value as u64),
            Operation::Const8u(value) | Operation::Constu(value) => self.push_generic(value),
            Operation::Const8s(value) | Operation::Consts(value) => self.push_generic(value as u64),
            Operation::Addrx(index) => {
                let address = self.indexed(index, "no address has this index")?;
                self.push_loaded(address)
            }
            Operation::Constx(index) => {
                let value = self.indexed(index, "no constant has this index")?;
                self.push_generic(value)
            }
            Operation::ConstType(base, bytes) => {
                let ty = self.value_type(base)?;
                self.push_value(Value::from_bytes(ty, bytes, self.context.encoding.order)?)
            }
            Operation::Bregx(register, offset) => self.base_register(register, offset),
            Operation::RegvalType(register, base) => {
                let ty = self.value_type(base)?;
                let value = self.register_value(register, ty)?;
                self.push_value(value)
            }
            Operation::Dup => self.pick(0),
            Operation::Over => self.pick(1),
            Operation::Pick(index) => self.pick(index.into()),
            Operation::Drop => self.pop().map(|_| ()),
            Operation::Swap => self.swap(),
            Operation::Rot => self.rotate(),
            Operation::Abs | Operation::Neg | Operation::Not => self.unary_value(operation.kind()),
            Operation::Div
            | Operation::Mod
            | Operation::Shra
            | Operation::Eq
            | Operation::Ge
            | Operation::Gt
            | Operation::Le
            | Operation::Lt
            | Operation::Ne => self.binary_values(operation.kind()),
            Operation::Convert(base) => self.retyped(base, Value::convert),
            Operation::Reinterpret(base) => self.retyped(base, Value::reinterpret),
            Operation::PushLane => self.push_lane(self.machine.lane_count()),
            Operation::PushSimdLane => match self.machine.simd_width() {
                None => fail(ErrorCode::MissingContext, "the SIMD width is unknown"),
                width => self.push_lane(width),
            },
            Operation::PushIteration => match self.machine.iteration() {
                Some(iteration) => self.push_generic(iteration),
                None => fail(ErrorCode::MissingContext, "the machine has no iteration"),
            },
            Operation::GnuEncodedAddr(how, address) => self.encoded_address(how, address),
            _ => self.place_operation(operation),
        }
    }

    /// Returns the entry of `.debug_addr` at an index.
    fn indexed(&self, index: u64, missing: &'static str) -> Outcome<u64> {
        match self.machine.indexed_address(index) {
            Some(address) => Ok(address),
            None => fail(ErrorCode::MissingContext, missing),
        }
    }

    fn swap(&mut self) -> Outcome {
        let (top, second) = (self.pop()?, self.pop()?);
        self.push(top)?;
        self.push(second)
    }

    fn rotate(&mut self) -> Outcome {
        let (top, second, third) = (self.pop()?, self.pop()?, self.pop()?);
        self.push(top)?;
        self.push(third)?;
        self.push(second)
    }

    fn unary_value(&mut self, operation: OperationKind) -> Outcome {
        let value = self.pop_value()?;
        self.charge(value.work(operation));
        self.push_value(value.unary(operation)?)
    }

    /// Changes the type of the value on top.
    fn retyped(
        &mut self,
        base: BaseTypeRef,
        change: impl FnOnce(&Value, ValueType) -> Outcome<Value>,
    ) -> Outcome {
        let ty = self.value_type(base)?;
        let value = change(&self.pop_value()?, ty)?;
        self.push_value(value)
    }

    /// Pushes the focused lane, which must be below `count` if this is known.
    fn push_lane(&mut self, count: Option<u64>) -> Outcome {
        match (self.machine.lane(), count) {
            (None, _) => fail(ErrorCode::MissingContext, "the machine has no lane"),
            (Some(lane), Some(count)) if lane >= count => fail(
                ErrorCode::MissingContext,
                "the code has fewer lanes than the machine's lane",
            ),
            (Some(lane), _) => self.push_generic(lane),
        }
    }

    /// Executes a binary operation on the top two values. `words` computes it on numbers.
    #[inline(always)]
    pub(super) fn binary(
        &mut self,
        operation: OperationKind,
        words: impl FnOnce(u64, u64) -> u64,
    ) -> Outcome {
        let mask = self.context.mask;
        if let Some([first, second]) = self.words()
            && let (Some(a), Some(b)) = (first.number(), second.number())
        {
            *first = Word::Number(words(a, b) & mask);
            self.store.stack.drop_word();
            return Ok(());
        }
        self.binary_values(operation)
    }

    /// Like [`Run::binary`], for a shift. A count that is at least the width of the type gives 0.
    #[inline(always)]
    pub(super) fn shift(
        &mut self,
        operation: OperationKind,
        words: impl FnOnce(u64, u32) -> u64,
    ) -> Outcome {
        let unused = self.context.mask.leading_zeros();
        self.binary(operation, |number, count| match u32::try_from(count) {
            Ok(count) if count < 64 - unused => words(number, count),
            _ => 0,
        })
    }

    #[inline(never)]
    fn binary_values(&mut self, operation: OperationKind) -> Outcome {
        let (second, first) = (self.pop_value()?, self.pop_value()?);
        self.charge(first.work(operation));
        self.push_value(first.binary(operation, &second, self.context.encoding.address_bytes)?)
    }

    /// Adds a constant to the value on top.
    #[inline(always)]
    pub(super) fn add(&mut self, addend: u64) -> Outcome {
        if let Some(number) = self.top_number() {
            self.replace(Word::Number(
                number.wrapping_add(addend) & self.context.mask,
            ));
            return Ok(());
        }
        let mut value = self.pop_value()?;
        self.charge(value.work(OperationKind::Plus));
        value.add(addend)?;
        self.push_value(value)
    }

    /// Pushes an address encoded as in `.eh_frame`. The upper bits of the encoding specify the base
    /// of the address, and whether the address is indirect.
    fn encoded_address(&mut self, how: u8, address: u64) -> Outcome {
        let base = match how & 0x70 {
            0 => 0,
            relative => match self.machine.pointer_base(relative) {
                Some(base) => base,
                None => {
                    return fail(
                        ErrorCode::MissingContext,
                        "the base of the encoded address is unknown",
                    );
                }
            },
        };
        let sum = Value::generic(
            self.context.encoding.address_bytes,
            u128::from(base.wrapping_add(address)),
        );
        match how & 0x80 {
            0 => self.push_address(sum.unsigned() as u64),
            _ => {
                let place = self.as_location(Entry::Value(sum))?;
                let address = self.read_value(
                    &place,
                    ValueType::Generic(self.context.encoding.address_bytes),
                )?;
                self.push_address(address.unsigned() as u64)
            }
        }
    }

    fn pick(&mut self, index: usize) -> Outcome {
        if index >= self.depth() {
            return fail(ErrorCode::StackUnderflow, "the stack has too few entries");
        }
        match self.store.stack.get(index) {
            Some(Entry::Incomplete(_)) => Err(INCOMPLETE_COMPOSITE),
            Some(entry) => self.push(entry),
            None => fail(ErrorCode::StackUnderflow, "the stack has too few entries"),
        }
    }

    pub(super) fn value_type(&self, base: BaseTypeRef) -> Outcome<ValueType> {
        match base {
            BaseTypeRef::GENERIC => Ok(ValueType::Generic(self.context.encoding.address_bytes)),
            BaseTypeRef::Offset(offset) => match self.machine.base_type(offset) {
                Some(base) => Ok(ValueType::Base(base)),
                None => fail(
                    ErrorCode::InvalidOperand,
                    "there is no base type at this offset",
                ),
            },
            BaseTypeRef::Symbol(_) => fail(
                ErrorCode::InvalidOperand,
                "the offset of the base type is unknown before emission",
            ),
        }
    }

    /// The location of a register in the current frame.
    pub(super) fn register(&self, register: Register) -> Outcome<Location> {
        match self.machine.register_bits(self.scope.frame, register) {
            Some(bits) => Ok(Location::register(self.scope.frame, register, bits)),
            None => Err(EvalError::no_register(self.scope.frame, register)),
        }
    }

    /// Returns a register's contents as a value: the least significant bits if the register is
    /// larger than the type, or the most significant ones on targets that keep numbers there. The
    /// generic type has the size of an address. A register that holds numbers of one format gives
    /// its number in the floating-point type.
    pub(super) fn register_value(&self, register: Register, ty: ValueType) -> Outcome<Value> {
        if let ValueType::Generic(size) = ty {
            return Ok(Value::generic(
                size,
                self.register_number(register, size)?.into(),
            ));
        }
        let mut location = self.register(register)?;
        let target = self.machine.register_target();
        if let Some(held) = target.and_then(|target| held_in(target, register))
            && ty.is_float()
        {
            let number = self.read_value(&location, ValueType::Base(held))?;
            return number.in_format_of(ty);
        }
        let left = (location.size().checked_sub(ty.bits().into())).ok_or(TOO_NARROW)?;
        if ty.bits() == 0 {
            return fail(ErrorCode::InvalidOperand, "there are no bits to read");
        }
        if target.is_some_and(|target| target.is_left_aligned(register)) {
            location = location.moved(left as i128)?;
        }
        self.read_value(&location, ty)
    }

    /// Pushes an address of the file, plus the load bias.
    fn push_loaded(&mut self, address: u64) -> Outcome {
        let bias = self.machine.load_bias(self.scope.frame);
        self.push_address(address.wrapping_add(bias))
    }

    #[inline(always)]
    pub(super) fn base_register(&mut self, register: Register, offset: i64) -> Outcome {
        let address = self.register_address(register, offset)?;
        self.push_address(address)
    }

    /// Returns a register's value plus a byte offset, modulo the size of an address.
    #[inline(always)]
    pub(super) fn register_address(&self, register: Register, offset: i64) -> Outcome<u64> {
        let number = self.register_number(register, self.context.encoding.address_bytes)?;
        Ok(number.wrapping_add(offset as u64) & self.context.mask)
    }

    /// Returns the least significant `size` bytes of a register, as an address. The register must
    /// have this many.
    #[inline(always)]
    pub(super) fn register_number(&self, register: Register, size: u8) -> Outcome<u64> {
        let frame = self.scope.frame;
        let Some(bits) = self.machine.register_bits(frame, register) else {
            return Err(EvalError::no_register(frame, register));
        };
        if bits < u64::from(size) * 8 {
            return Err(TOO_NARROW);
        }
        let first = match self.context.encoding.order {
            ByteOrder::Little => 0,
            ByteOrder::Big => bits / 8 - u64::from(size),
        };
        let read = |into: &mut [u8]| self.machine.read_register(frame, register, first, into);
        match self.read_word(size, read).filter(|_| bits % 8 == 0) {
            Some(number) => Ok(number),
            None => self.number(
                &Location::register(frame, register, bits),
                usize::from(size.min(8)),
            ),
        }
    }

    /// Reads a number of `size` bytes with `read`, if it is readable and within the limits.
    #[inline(always)]
    pub(super) fn read_word(&self, size: u8, read: impl FnOnce(&mut [u8]) -> bool) -> Option<u64> {
        if size == 0 || u128::from(size) * 8 > self.limits.read_bits {
            return None;
        }
        let (mut buffer, size) = ([0; 8], usize::from(size));
        match self.context.encoding.order {
            ByteOrder::Little => read(buffer.get_mut(..size)?).then(|| u64::from_le_bytes(buffer)),
            ByteOrder::Big => read(buffer.get_mut(8usize.checked_sub(size)?..)?)
                .then(|| u64::from_be_bytes(buffer)),
        }
    }

    /// Returns a register's contents as the generic type: the least significant bits of a larger
    /// register, zero-extended from a smaller one.
    pub(super) fn register_extended(&self, register: Register) -> Outcome<Value> {
        let size = self.context.encoding.address_bytes;
        let location = self.register(register)?;
        let has = location.size().min(u128::from(size.min(8)) * 8);
        let number = match has % 8 {
            0 => self.number(&location, (has / 8) as usize)?,
            // A register whose size is not a whole number of bytes is read completely.
            _ => {
                let bytes = read_bits(self.machine, self.context.encoding.order, &location, has)?;
                let unused = if self.context.encoding.order == ByteOrder::Big {
                    8 - has % 8
                } else {
                    0
                };
                bits::number(&bytes, self.context.encoding.order) as u64 >> unused
            }
        };
        Ok(Value::generic(size, number.into()))
    }

    #[inline(never)]
    pub(super) fn number(&self, location: &Location, size: usize) -> Outcome<u64> {
        let mut buffer = [0; 8];
        let Some(bytes) = buffer.get_mut(..size).filter(|bytes| !bytes.is_empty()) else {
            return fail(ErrorCode::InvalidOperand, "there are no bits to read");
        };
        self.read(location, bytes)?;
        Ok(bits::number(bytes, self.context.encoding.order) as u64)
    }
}
