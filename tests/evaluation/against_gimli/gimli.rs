//! gimli's evaluator on a [`World`]: answers gimli's requests, and converts its result to this
//! library's normal form.
//!
//! gimli leaves to its users what depends on the machine: entry values, the frame base, the size of
//! a register, and which bits of the register are meant. These answers come from the world's plain
//! data.

mod pieces;

use super::world::{MEMORY, THREAD, World, gimli_type};
use dwarfsmith::eval::{EntryId, ErrorCode, Limits, NormalForm, Origin, Snapshot};
use dwarfsmith::target::ByteOrder;
use gimli::{
    DieReference, EndianSlice, Error, Evaluation, EvaluationResult, Format, Location, Piece,
    RunTimeEndian, Value, ValueType,
};
use pieces::{Kind, Storage, append};

/// The number of operations that either evaluator may execute.
pub const OPERATIONS: u32 = 2000;

/// The reason why there is no result: kinds that both evaluators have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// One of this library's kinds, except those of limits.
    Code(ErrorCode),
    /// A limit was reached. Which one depends on the order of the checks.
    Limit,
    /// gimli does not support this.
    Unsupported,
}

impl From<ErrorCode> for Failure {
    fn from(code: ErrorCode) -> Failure {
        match code {
            ErrorCode::LimitOperations
            | ErrorCode::LimitStack
            | ErrorCode::LimitCalls
            | ErrorCode::LimitSize => Failure::Limit,
            code => Failure::Code(code),
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Code(match error {
            Error::NotEnoughStackItems => ErrorCode::StackUnderflow,
            Error::TypeMismatch | Error::IntegralTypeRequired | Error::InvalidShiftExpression => {
                ErrorCode::TypeMismatch
            }
            Error::DivisionByZero => ErrorCode::DivisionByZero,
            Error::InvalidExpression(_) | Error::InvalidExpressionTerminator(_) => {
                ErrorCode::InvalidOperation
            }
            Error::BadBranchTarget(_) => ErrorCode::InvalidBranch,
            Error::UnexpectedEof(_) => ErrorCode::Truncated,
            Error::BadUnsignedLeb128
            | Error::BadSignedLeb128
            | Error::UnsupportedRegister(_)
            | Error::InvalidDerefSize(_) => ErrorCode::InvalidOperand,
            Error::InvalidPiece => ErrorCode::InvalidPiece,
            Error::TooManyIterations | Error::InvalidPieceSize(_) => return Failure::Limit,
            Error::UnsupportedTypeOperation | Error::UnsupportedEvaluation => {
                return Failure::Unsupported;
            }
            other => panic!("gimli says {other}, which no expression was thought to bring about"),
        })
    }
}

type Slice<'w> = EndianSlice<'w, RunTimeEndian>;

/// gimli's result: the pieces, and the top of the stack if that is the result.
pub type Ended<'w> = (Vec<Piece<Slice<'w>>>, Option<Value>);

fn fail<T>(code: ErrorCode) -> Result<T, Failure> {
    Err(Failure::Code(code))
}

/// gimli on a world, with the registers of the frame or those on entry to its function.
#[derive(Clone, Copy)]
pub struct Gimli<'w> {
    pub world: &'w World,
    pub entry: bool,
}

impl<'w> Gimli<'w> {
    pub fn new(world: &'w World) -> Gimli<'w> {
        Gimli {
            world,
            entry: false,
        }
    }

    fn slice(&self, bytes: &'w [u8]) -> Slice<'w> {
        let order = match self.world.encoding.order {
            ByteOrder::Little => RunTimeEndian::Little,
            ByteOrder::Big => RunTimeEndian::Big,
        };
        EndianSlice::new(bytes, order)
    }

    /// Evaluates an expression to its end. gimli needs the object's address before it starts, so if
    /// the address turns out to be needed, the evaluation is started again.
    pub fn run(&self, bytes: &'w [u8]) -> Result<Ended<'w>, Failure> {
        match (self.run_once(bytes, None)?, &self.world.object) {
            (Some(ended), _) => Ok(ended),
            (None, None) => fail(ErrorCode::MissingContext),
            (None, Some(object)) => {
                let object = self.address(object)?;
                self.run_once(bytes, Some(object))?
                    .ok_or(Failure::Code(ErrorCode::MissingContext))
            }
        }
    }

    /// `None` if the object is needed and not given.
    fn run_once(&self, bytes: &'w [u8], object: Option<u64>) -> Result<Option<Ended<'w>>, Failure> {
        let encoding = gimli::Encoding {
            address_size: self.world.encoding.address_bytes,
            format: if self.world.encoding.offset_bytes == 8 {
                Format::Dwarf64
            } else {
                Format::Dwarf32
            },
            version: self.world.encoding.dialect.version(),
        };
        let mut evaluation = Evaluation::new(self.slice(bytes), encoding);
        evaluation.set_max_iterations(OPERATIONS);
        if let Some(object) = object {
            evaluation.set_object_address(object);
        }
        let mut state = evaluation.evaluate();
        loop {
            state = match state {
                Err(Error::InvalidPushObjectAddress) => return Ok(None),
                state => match state? {
                    EvaluationResult::Complete => break,
                    EvaluationResult::RequiresMemory {
                        address,
                        size,
                        space,
                        base_type,
                    } => evaluation.resume_with_memory(self.memory(
                        address,
                        size,
                        space,
                        base_type.0,
                    )?),
                    EvaluationResult::RequiresRegister {
                        register,
                        base_type,
                    } => evaluation.resume_with_register(self.register(register.0, base_type.0)?),
                    EvaluationResult::RequiresFrameBase => {
                        evaluation.resume_with_frame_base(self.frame_base()?)
                    }
                    EvaluationResult::RequiresTls(offset) => {
                        let address = THREAD.wrapping_add(offset) & self.world.address_mask();
                        evaluation.resume_with_tls(address)
                    }
                    EvaluationResult::RequiresCallFrameCfa => {
                        evaluation.resume_with_call_frame_cfa(self.cfa()?)
                    }
                    EvaluationResult::RequiresAtLocation(reference) => {
                        let (DieReference::UnitRef(gimli::UnitOffset(offset))
                        | DieReference::DebugInfoRef(gimli::DebugInfoOffset(offset))) = reference;
                        let index = self.entry_index(offset)?;
                        evaluation.resume_with_at_location(self.slice(&self.world.entries[index]))
                    }
                    EvaluationResult::RequiresEntryValue(expression) => {
                        evaluation.resume_with_entry_value(self.entry_value(expression.0.slice())?)
                    }
                    EvaluationResult::RequiresRelocatedAddress(address) => {
                        evaluation.resume_with_relocated_address(address)
                    }
                    EvaluationResult::RequiresIndexedAddress { index, .. } => {
                        match self.world.addresses.get(index.0) {
                            Some(address) => evaluation.resume_with_indexed_address(*address),
                            None => return fail(ErrorCode::MissingContext),
                        }
                    }
                    EvaluationResult::RequiresBaseType(offset) => {
                        evaluation.resume_with_base_type(self.value_type(offset.0)?)
                    }
                    EvaluationResult::RequiresParameterRef(_)
                    | EvaluationResult::RequiresWasmLocal { .. }
                    | EvaluationResult::RequiresWasmGlobal { .. }
                    | EvaluationResult::RequiresWasmStack { .. } => {
                        return Err(Failure::Unsupported);
                    }
                },
            };
        }
        let value = evaluation.value_result();
        Ok(Some((evaluation.result(), value)))
    }

    fn value_type(&self, offset: usize) -> Result<ValueType, Failure> {
        match (offset, self.world.base_type(offset as u64)) {
            (0, _) => Ok(ValueType::Generic),
            (_, Some(base)) => gimli_type(base).ok_or(Failure::Unsupported),
            (_, None) => fail(ErrorCode::InvalidOperand),
        }
    }

    fn entry_index(&self, offset: usize) -> Result<usize, Failure> {
        let index = (offset as u64)
            .checked_sub(Snapshot::FIRST_ENTRY)
            .map(|index| index as usize);
        index
            .filter(|index| *index < self.world.entries.len())
            .ok_or(Failure::Code(ErrorCode::InvalidOperand))
    }

    /// Bytes as a value of a type. Fewer bytes than a generic value has are its low bytes.
    fn value(&self, ty: ValueType, bytes: &'w [u8]) -> Result<Value, Failure> {
        if ty != ValueType::Generic {
            return Ok(Value::parse(ty, self.slice(bytes))?);
        }
        let fold = |number: u64, byte: &u8| number << 8 | u64::from(*byte);
        Ok(Value::Generic(match self.world.encoding.order {
            ByteOrder::Little => bytes.iter().rev().fold(0, fold),
            ByteOrder::Big => bytes.iter().fold(0, fold),
        }))
    }

    /// The contents of memory. Bits above the size of an address are ignored.
    fn memory(
        &self,
        address: u64,
        size: u8,
        space: Option<u64>,
        base: usize,
    ) -> Result<Value, Failure> {
        let ty = self.value_type(base)?;
        let mask = self.world.address_mask();
        let wanted = ty.bit_size(mask) / 8;
        if size == 0 || ty != ValueType::Generic && u32::from(size) != wanted {
            return fail(ErrorCode::InvalidOperand);
        }
        if self.entry {
            return fail(ErrorCode::Unavailable);
        }
        let address = address & mask;
        if u128::from(address) + u128::from(size) > u128::from(mask) + 1 {
            return fail(ErrorCode::OutOfBounds);
        }
        let bytes = self
            .world
            .memory
            .get(space.unwrap_or(0).try_into().unwrap_or(usize::MAX))
            .and_then(|memory| {
                let start = usize::try_from(address.checked_sub(MEMORY)?).ok()?;
                memory.get(start..)?.get(..usize::from(size))
            });
        self.value(ty, bytes.ok_or(Failure::Code(ErrorCode::Unavailable))?)
    }

    /// The low bytes of a register, which must not be smaller than the type.
    fn register(&self, number: u16, base: usize) -> Result<Value, Failure> {
        self.register_bytes(number, base, false)
    }

    /// The whole register as the generic type, with zeros above if it is smaller.
    fn register_extended(&self, number: u16) -> Result<Value, Failure> {
        self.register_bytes(number, 0, true)
    }

    fn register_bytes(&self, number: u16, base: usize, extended: bool) -> Result<Value, Failure> {
        let ty = self.value_type(base)?;
        let Some(bits) = self.world.register_bits(self.entry, number) else {
            return fail(ErrorCode::InvalidOperand);
        };
        let wanted = ty.bit_size(self.world.address_mask()) as usize / 8;
        let has = bits as usize / 8;
        if !extended && has < wanted {
            return fail(ErrorCode::OutOfBounds);
        }
        let Some(bytes) = self.world.registers[usize::from(self.entry)].get(&number) else {
            return fail(ErrorCode::Unavailable);
        };
        let taken = wanted.min(has);
        self.value(
            ty,
            match self.world.encoding.order {
                ByteOrder::Little => &bytes[..taken],
                ByteOrder::Big => &bytes[has - taken..],
            },
        )
    }

    /// The address of what an expression describes.
    fn address(&self, bytes: &'w [u8]) -> Result<u64, Failure> {
        match self.run(bytes)?.0[..] {
            [
                Piece {
                    location: Location::Address { address },
                    size_in_bits: None,
                    ..
                },
            ] => Ok(address),
            _ => fail(ErrorCode::NotAValue),
        }
    }

    /// The frame base: an address, or a register that holds it.
    fn frame_base(&self) -> Result<u64, Failure> {
        let Some(bytes) = &self.world.frame_base else {
            return fail(ErrorCode::MissingContext);
        };
        match self.run(bytes)?.0[..] {
            [
                Piece {
                    location: Location::Register { register },
                    size_in_bits: None,
                    ..
                },
            ] => Ok(self
                .register(register.0, 0)?
                .to_u64(self.world.address_mask())?),
            [
                Piece {
                    location: Location::Address { address },
                    size_in_bits: None,
                    ..
                },
            ] => Ok(address),
            _ => fail(ErrorCode::NotAValue),
        }
    }

    fn cfa(&self) -> Result<u64, Failure> {
        match &self.world.frame_address {
            Some(bytes) => self.address(bytes),
            None => fail(ErrorCode::MissingContext),
        }
    }

    /// The value of an expression on entry: for a register, its contents.
    fn entry_value(&self, bytes: &'w [u8]) -> Result<Value, Failure> {
        let at_entry = Gimli {
            entry: true,
            ..*self
        };
        match at_entry.run(bytes)? {
            (_, Some(value)) => Ok(value),
            (pieces, None) => match pieces[..] {
                [
                    Piece {
                        location: Location::Register { register },
                        size_in_bits: None,
                        ..
                    },
                ] => {
                    if at_entry.world.register_bits(true, register.0).is_none() {
                        return fail(ErrorCode::InvalidOperand);
                    }
                    at_entry.register_extended(register.0)
                }
                [
                    Piece {
                        location: Location::ImplicitPointer { value, .. },
                        ..
                    },
                ] => {
                    self.entry_index(value.0)?;
                    fail(ErrorCode::NotAValue)
                }
                _ => fail(ErrorCode::NotAValue),
            },
        }
    }

    /// The normal form of gimli's result. For memory, the first byte is enough; for other storage,
    /// every bit counts.
    pub fn normal(&self, pieces: &[Piece<Slice<'w>>]) -> Result<NormalForm, Failure> {
        let mut form = NormalForm::default();
        let mut total = 0u128;
        for piece in pieces {
            let storage = self.storage(&piece.location)?;
            let left = storage.bits - storage.first;
            let bits = match piece.size_in_bits {
                Some(bits) => u128::from(bits),
                // For a storage without an end, the first byte is enough.
                None if matches!(
                    storage.kind,
                    Kind::Origin(Origin::Memory { .. } | Origin::Undefined)
                ) =>
                {
                    8
                }
                None => left,
            };
            // By section 2.6.1.2 a bit piece of a register or of a value counts from the least
            // significant bit; so do all offsets in a register.
            let skip = match (piece.bit_offset.map(u128::from), self.world.encoding.order) {
                // gdb reads the low bits of a wider value.
                (None, ByteOrder::Big)
                    if bits > 0 && matches!(piece.location, Location::Value { .. }) =>
                {
                    left.checked_sub(bits)
                }
                (None, _) => Some(0),
                (Some(offset), ByteOrder::Big) if storage.number => offset
                    .checked_add(bits)
                    .and_then(|end| left.checked_sub(end)),
                (Some(offset), _) => Some(offset),
            };
            let fits = |skip: &u128| {
                skip.checked_add(bits).is_some_and(|end| end <= left)
                    && (*skip == 0 || *skip < left)
            };
            let skip = skip
                .filter(fits)
                .ok_or(Failure::Code(ErrorCode::InvalidPiece))?;
            total += bits;
            if total > Limits::DEFAULT.storage_bits {
                return Err(Failure::Limit);
            }
            if bits > 0 {
                append(
                    &mut form.runs,
                    storage.run(skip, bits),
                    self.world.encoding.order,
                );
            }
        }
        Ok(form)
    }

    fn storage(&self, location: &Location<Slice<'w>>) -> Result<Storage, Failure> {
        let memory_bits = 8 * (u128::from(self.world.address_mask()) + 1);
        let known = |bytes: Vec<u8>| {
            let bits = (0..bytes.len() * 8).map(|bit| {
                let in_byte = if self.world.encoding.order == ByteOrder::Little {
                    bit % 8
                } else {
                    7 - bit % 8
                };
                bytes[bit / 8] >> in_byte & 1 != 0
            });
            let known: Vec<bool> = bits.collect();
            Storage {
                bits: known.len() as u128,
                first: 0,
                number: true,
                kind: Kind::Known(known),
            }
        };
        Ok(match location {
            Location::Empty => Storage {
                bits: 1 << 120,
                first: 0,
                number: false,
                kind: Kind::Origin(Origin::Undefined),
            },
            Location::Register { register } => {
                let Some(bits) = self.world.register_bits(self.entry, register.0) else {
                    return fail(ErrorCode::InvalidOperand);
                };
                let origin = Origin::Register {
                    frame: 0,
                    register: register.0,
                    bit: 0,
                };
                Storage {
                    bits: bits.into(),
                    first: 0,
                    number: false,
                    kind: Kind::Origin(origin),
                }
            }
            Location::Address { address } => {
                let first = u128::from(address & self.world.address_mask()) * 8;
                Storage {
                    bits: memory_bits,
                    first,
                    number: false,
                    kind: Kind::Origin(Origin::Memory { space: 0, bit: 0 }),
                }
            }
            Location::Value { value } => known(self.bytes(*value)),
            Location::Bytes { value } => known(value.slice().to_vec()),
            Location::ImplicitPointer { value, byte_offset } => {
                self.entry_index(value.0)?;
                let origin = Origin::ImplicitPointer {
                    entry: EntryId(value.0 as u64),
                    offset: *byte_offset,
                    bit: 0,
                };
                let bits = u128::from(self.world.encoding.address_bytes) * 8;
                Storage {
                    bits,
                    first: 0,
                    number: false,
                    kind: Kind::Origin(origin),
                }
            }
        })
    }

    /// A value's bytes in the target's order.
    pub fn bytes(&self, value: Value) -> Vec<u8> {
        let mask = self.world.address_mask();
        let size = value.value_type().bit_size(mask) as usize / 8;
        let number = match value {
            Value::F32(number) => u64::from(number.to_bits()),
            Value::F64(number) => number.to_bits(),
            integer => integer.to_u64(mask).unwrap_or(0),
        };
        match self.world.encoding.order {
            ByteOrder::Little => number.to_le_bytes()[..size].to_vec(),
            ByteOrder::Big => number.to_be_bytes()[8 - size..].to_vec(),
        }
    }
}
