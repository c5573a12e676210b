//! Operations on values: literals, register values, the stack, arithmetic, types, and what a machine is asked for.

use super::{Entry, Outcome, Run, fail};
use crate::dwarf::{Address, BaseTypeRef, Operation};
use crate::eval::bits;
use crate::eval::error::ErrorCode;
use crate::eval::location::Location;
use crate::eval::read_bits;
use crate::eval::value::{Value, ValueType};
use crate::target::{ByteOrder, Register};

impl<'a> Run<'a, '_> {
    /// Operations that are neither control flow nor about parts.
    pub(super) fn value_operation(&mut self, operation: Operation<'a>) -> Outcome {
        let address_bytes = self.encoding.address_bytes;
        match operation {
            Operation::Addr(Address::Value(address)) => self.push_address(address),
            Operation::Addr(Address::Symbol { .. }) => {
                fail(ErrorCode::InvalidOperand, "the address of a symbol is not known yet")
            }
            Operation::Lit(value) | Operation::Const1u(value) => self.push_generic(value.into()),
            Operation::Const1s(value) => self.push_generic(value as u128),
            Operation::Const2u(value) => self.push_generic(value.into()),
            Operation::Const2s(value) => self.push_generic(value as u128),
            Operation::Const4u(value) => self.push_generic(value.into()),
            Operation::Const4s(value) => self.push_generic(value as u128),
            Operation::Const8u(value) | Operation::Constu(value) => self.push_generic(value.into()),
            Operation::Const8s(value) | Operation::Consts(value) => self.push_generic(value as u128),
            Operation::Addrx(index) => match self.machine.indexed_address(index) {
                Some(address) => self.push_address(address),
                None => fail(ErrorCode::MissingContext, "no address has this index"),
            },
            Operation::Constx(index) => match self.machine.indexed_address(index) {
                Some(value) => self.push_generic(value.into()),
                None => fail(ErrorCode::MissingContext, "no constant has this index"),
            },
            Operation::ConstType(base, bytes) => {
                let ty = self.value_type(base)?;
                self.push_value(Value::from_bytes(ty, bytes, self.encoding.order)?)
            }
            Operation::Breg(register, offset) => self.base_register(Register(register.into()), offset),
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
            Operation::Swap => {
                let (top, second) = (self.pop()?, self.pop()?);
                self.push(top)?;
                self.push(second)
            }
            Operation::Rot => {
                let (top, second, third) = (self.pop()?, self.pop()?, self.pop()?);
                self.push(top)?;
                self.push(third)?;
                self.push(second)
            }
            Operation::Abs | Operation::Neg | Operation::Not => {
                let value = self.pop_value()?.unary(operation.kind())?;
                self.push_value(value)
            }
            Operation::And
            | Operation::Or
            | Operation::Xor
            | Operation::Plus
            | Operation::Minus
            | Operation::Mul
            | Operation::Div
            | Operation::Mod
            | Operation::Shl
            | Operation::Shr
            | Operation::Shra
            | Operation::Eq
            | Operation::Ge
            | Operation::Gt
            | Operation::Le
            | Operation::Lt
            | Operation::Ne => {
                let (second, first) = (self.pop_value()?, self.pop_value()?);
                self.push_value(first.binary(operation.kind(), second, address_bytes)?)
            }
            Operation::PlusUconst(addend) => {
                let value = self.pop_value()?;
                // Only an integer type can take the constant as its own.
                value.integer()?;
                let addend = Value::new(value.ty(), addend.into())?;
                self.push_value(value.binary(crate::dwarf::OperationKind::Plus, addend, address_bytes)?)
            }
            Operation::Convert(base) => {
                let ty = self.value_type(base)?;
                let value = self.pop_value()?.convert(ty)?;
                self.push_value(value)
            }
            Operation::Reinterpret(base) => {
                let ty = self.value_type(base)?;
                let value = self.pop_value()?.reinterpret(ty)?;
                self.push_value(value)
            }
            Operation::PushLane | Operation::PushSimdLane => match self.machine.lane() {
                Some(lane) => self.push_generic(lane.into()),
                None => fail(ErrorCode::MissingContext, "there is no lane"),
            },
            Operation::PushIteration => match self.machine.iteration() {
                Some(iteration) => self.push_generic(iteration.into()),
                None => fail(ErrorCode::MissingContext, "there is no iteration"),
            },
            Operation::GnuEncodedAddr(how, address) => match how & 0xf0 {
                0 => self.push_address(address),
                _ => fail(ErrorCode::InvalidOperand, "only absolute encoded addresses have a meaning here"),
            },
            Operation::GnuParameterRef(_) => {
                fail(ErrorCode::Unavailable, "what the caller passed as a parameter is not known")
            }
            Operation::GnuVariableValue(_) => fail(ErrorCode::Unavailable, "the type of the variable is not known"),
            _ => self.place_operation(operation),
        }
    }

    fn pick(&mut self, index: usize) -> Outcome {
        let here = self.stack.len() - self.scope.base;
        let Some(at) = here.checked_sub(index + 1) else {
            return fail(ErrorCode::StackUnderflow, "the stack has too few entries");
        };
        match self.stack.get(self.scope.base + at).cloned() {
            Some(Entry::Incomplete(_)) => {
                fail(ErrorCode::InvalidPiece, "an incomplete composite is only for pieces and piece_end")
            }
            Some(entry) => self.push(entry),
            None => fail(ErrorCode::StackUnderflow, "the stack has too few entries"),
        }
    }

    pub(super) fn value_type(&self, base: BaseTypeRef) -> Outcome<ValueType> {
        match base {
            BaseTypeRef::GENERIC => Ok(ValueType::Generic(self.encoding.address_bytes)),
            BaseTypeRef::Offset(offset) => match self.machine.base_type(offset) {
                Some(base) => Ok(ValueType::Base(base)),
                None => fail(ErrorCode::InvalidOperand, "there is no base type at this offset"),
            },
            BaseTypeRef::Symbol(_) => fail(ErrorCode::InvalidOperand, "the place of the base type is not known yet"),
        }
    }

    /// A register's storage in the frame at hand.
    pub(super) fn register(&self, register: Register) -> Outcome<Location> {
        match self.machine.register_bits(self.scope.frame, register) {
            Some(bits) => Ok(Location::register(self.scope.frame, register, bits)),
            None => fail(ErrorCode::InvalidOperand, "the machine has no such register"),
        }
    }

    /// A register's contents as a value: its least significant bytes where it is larger than the type. A smaller one
    /// is extended with zeros for the generic type, which is as large as an address whatever the register.
    pub(super) fn register_value(&self, register: Register, ty: ValueType) -> Outcome<Value> {
        let location = self.register(register)?;
        let (wanted, has) = (u128::from(ty.bits()), location.size());
        let taken = wanted.min(has);
        if taken < wanted && !matches!(ty, ValueType::Generic(_)) {
            return fail(ErrorCode::OutOfBounds, "the register is smaller than the type");
        }
        let skip = match self.encoding.order {
            ByteOrder::Little => 0,
            ByteOrder::Big => has - taken,
        };
        if taken == 0 {
            return fail(ErrorCode::InvalidOperand, "there are no bits to read");
        }
        let bytes = read_bits(self.machine, self.encoding.order, &location.moved(skip as i128)?, taken)?;
        match ty {
            ValueType::Generic(size) => Ok(Value::generic(size, bits::number(&bytes, self.encoding.order))),
            _ => Value::from_bytes(ty, &bytes, self.encoding.order),
        }
    }

    fn base_register(&mut self, register: Register, offset: i64) -> Outcome {
        let address = self.register_address(register, offset)?;
        self.push_address(address)
    }

    /// A register's value plus a byte offset, modulo the size of an address.
    pub(super) fn register_address(&self, register: Register, offset: i64) -> Outcome<u64> {
        let address_bytes = self.encoding.address_bytes;
        let value = self.register_value(register, ValueType::Generic(address_bytes))?;
        Ok(Value::generic(address_bytes, value.unsigned().wrapping_add(offset as u128)).unsigned() as u64)
    }
}
