//! The effects of single operations of the stack machine.

use super::machine::{Entry, Kind, Machine};
use super::operation::DIExpressionOperation;
use super::program::{NodeId, Step, integer_bits};
use super::{Failure, Reason, RecordOperand};
use crate::expr::DIOp;
use crate::markers::{Base, Referrer};
use crate::number::Signedness;
use crate::target::Register;
use crate::ty::{AddressSpace, Float, Type};
use gimli::DwAte;

/// The inputs of an operation: first the one below the top of the stack.
struct Pair {
    numbers: [NodeId; 2],
    /// The kind of result.
    kind: Kind,
    ty: Type,
    /// The signed type in which division and comparisons read the numbers; `None` if base types
    /// state their sign.
    signed: Option<Type>,
}

/// True if the result of an operation on two integers depends on whether they are signed.
fn depends_on_sign(op: DIOp) -> bool {
    matches!(
        op,
        DIOp::Div {} | DIOp::Mod {} | DIOp::Lt {} | DIOp::Le {} | DIOp::Gt {} | DIOp::Ge {}
    )
}

impl Machine<'_> {
    /// Returns the bits of an operand, as an unsigned number of its size. A constant integer of at
    /// least two bits that is narrower than an address is extended with its sign to that size.
    fn bits_of(&mut self, node: NodeId) -> Result<NodeId, Failure> {
        let ty = self.graph.ty(node);
        let bits = ty
            .bit_size(&self.target)
            .filter(|bits| *bits > 0)
            .ok_or(Reason::AddressSpace)?;
        let unsigned = u16::try_from(bits)
            .map(Type::uint)
            .map_err(|_| Reason::Wide { bits })?;
        if ty.is_integer() && (2..u64::from(self.word)).contains(&bits) && self.is_constant(node) {
            let generic = self.generic_type();
            return Ok(self
                .graph
                .apply(DIOp::SExt { ty: generic }, generic, &[node]));
        }
        Ok(match ty.address_space() {
            Some(_) => self.convert(node, unsigned),
            None if ty == unsigned => node,
            None => self.reinterpret(node, unsigned),
        })
    }

    fn is_constant(&self, node: NodeId) -> bool {
        let Some(Step::Operand(index)) = self.graph.step(node) else {
            return false;
        };
        let operand = self.operands.get(index as usize);
        operand.is_some_and(|operand| matches!(operand.location, Referrer::Constant { .. }))
    }

    /// Converts an entry to a number of the generic type.
    fn generic(&mut self, entry: Entry) -> Result<NodeId, Failure> {
        let generic = self.generic_type();
        match entry.kind {
            Kind::Generic => Ok(entry.node),
            Kind::Typed => Ok(self.convert(entry.node, generic)),
            Kind::Operand => {
                let node = self.bits_of(entry.node)?;
                let bits = integer_bits(self.graph.ty(node)).unwrap_or(0);
                if bits > self.word {
                    return Err(Reason::Wide { bits: bits.into() }.into());
                }
                Ok(if bits == self.word {
                    node
                } else {
                    self.graph
                        .apply(DIOp::ZExt { ty: generic }, generic, &[node])
                })
            }
        }
    }

    /// Converts an entry to a pointer.
    pub(super) fn pointer(&mut self, entry: Entry) -> Result<NodeId, Failure> {
        let space = self.graph.ty(entry.node).address_space();
        if entry.kind == Kind::Operand && space.is_some() && space == entry.space {
            return Ok(entry.node);
        }
        let node = self.generic(entry)?;
        Ok(self.convert(node, Type::ptr(entry.space.unwrap_or_default())))
    }

    /// Converts an entry to the value of the variable. An operand that is larger than an address is
    /// not converted, nor is a value on entry, whose bits above the operand are unknown.
    pub(super) fn value(&mut self, entry: Entry) -> Result<NodeId, Failure> {
        let ty = self.graph.ty(entry.node);
        let bits = ty.bit_size(&self.target).unwrap_or(0);
        let word = u64::from(self.word);
        let is_on_entry = matches!(
            self.graph.step(entry.node),
            Some(Step::Apply(DIOp::EntryValue { .. }))
        );
        let keeps_size = bits > word || is_on_entry && ty.is_integer();
        let node = match entry.kind {
            Kind::Operand if keeps_size => entry.node,
            Kind::Typed => entry.node,
            Kind::Operand | Kind::Generic => self.generic(entry)?,
        };
        // A value is read-only, even if it is the value of a register or memory.
        let ty = self.graph.ty(node);
        Ok(if self.graph.is_place(node) {
            self.graph.apply(DIOp::Read {}, ty, &[node])
        } else {
            node
        })
    }

    /// Reads a value of a type from memory at an address.
    fn load(&mut self, address: Entry, ty: Type) -> Result<NodeId, Failure> {
        let pointer = self.pointer(address)?;
        Ok(self.graph.apply(DIOp::Deref { ty }, ty, &[pointer]))
    }

    fn push_extended(&mut self, node: NodeId) {
        let generic = self.generic_type();
        let node = match self.graph.ty(node) {
            ty if ty == generic => node,
            ty if ty.is_signed() => self
                .graph
                .apply(DIOp::SExt { ty: generic }, generic, &[node]),
            _ => self
                .graph
                .apply(DIOp::ZExt { ty: generic }, generic, &[node]),
        };
        self.push(node, Kind::Generic, None);
    }

    /// Pops an address and the address space below it, and pushes the address in that space.
    pub(super) fn take_space(&mut self) -> Result<(), Failure> {
        let (address, space) = (self.pop()?, self.pop()?);
        let Some(Step::Number(number)) = self.graph.step(space.node) else {
            return Err(Reason::AddressSpace.into());
        };
        let spaces = self.target.description().address_spaces.iter();
        let known = spaces
            .clone()
            .find(|known| i128::from(known.dwarf) == number)
            .ok_or(Reason::AddressSpace)?;
        self.push(address.node, address.kind, Some(AddressSpace(known.number)));
        Ok(())
    }

    /// Extracts bits of the top number, or of the variable in memory.
    pub(super) fn extract(
        &mut self,
        offset: u64,
        bits: u64,
        signedness: Signedness,
    ) -> Result<(), Failure> {
        let last = offset
            .checked_add(bits)
            .filter(|last| bits > 0 && *last <= self.word.into());
        let last = last.ok_or(Reason::Bits { offset, bits })? as u16;
        let bits = bits as u16;
        let mut entry = self.pop()?;
        if core::mem::replace(&mut self.is_address, false) {
            let node = self.load(entry, Type::uint(last.next_multiple_of(8)))?;
            entry = Entry {
                node,
                kind: Kind::Typed,
                space: None,
            };
        } else {
            entry = Entry {
                node: self.generic(entry)?,
                kind: Kind::Generic,
                space: None,
            };
        }
        let mut node = self.convert(entry.node, Type::uint(last));
        if offset > 0 {
            let amount = self.graph.number(Type::uint(last), offset.into());
            node = self
                .graph
                .apply(DIOp::LShr {}, Type::uint(last), &[node, amount]);
        }
        node = self.convert(node, Type::uint(bits));
        if signedness == Signedness::Signed && bits < self.word {
            node = self.reinterpret(node, Type::int(bits));
        }
        self.push_extended(node);
        Ok(())
    }

    /// Pops the inputs of an operation as numbers of one type. This is the generic type unless an
    /// input has another base type. LLVM writes conversions to integers as large as an address only
    /// to extend narrower numbers, and combines the results with generic numbers.
    fn pair(&mut self, op: DIOp) -> Result<Pair, Failure> {
        let (second, first) = (self.pop()?, self.pop()?);
        let type_of = |entry: Entry| (entry.kind == Kind::Typed).then(|| self.graph.ty(entry.node));
        let types = [type_of(first), type_of(second)];
        let is_word = |ty: &Type| integer_bits(*ty) == Some(self.word);
        let typed = match types {
            [Some(first), Some(second)] if first == second => Some(first),
            [Some(first), Some(second)] if is_word(&first) && is_word(&second) => None,
            [Some(first), Some(second)] => {
                let bits = integer_bits(first).filter(|bits| integer_bits(second) == Some(*bits));
                if bits.is_none() || depends_on_sign(op) {
                    return Err(Reason::MixedTypes.into());
                }
                Some(first)
            }
            [one, other] => one.or(other).filter(|ty| !is_word(ty)),
        };
        let Some(ty) = typed else {
            return Ok(Pair {
                numbers: [self.generic(first)?, self.generic(second)?],
                kind: Kind::Generic,
                ty: self.generic_type(),
                signed: Some(Type::int(self.word)),
            });
        };
        let mut of_type = |entry: Entry| {
            let node = match entry.kind {
                Kind::Operand => self.generic(entry)?,
                Kind::Generic | Kind::Typed => entry.node,
            };
            Ok::<_, Failure>(self.convert(node, ty))
        };
        let numbers = [of_type(first)?, of_type(second)?];
        let is_mixed = types.contains(&None);
        Ok(Pair {
            numbers,
            kind: Kind::Typed,
            ty,
            signed: integer_bits(ty).filter(|_| is_mixed).map(Type::int),
        })
    }

    /// Returns the numbers of a pair, and their type, for an operation that reads numbers as signed
    /// if no type states their sign.
    fn signed(&mut self, pair: &Pair) -> ([NodeId; 2], Type) {
        match pair.signed {
            Some(ty) if ty != pair.ty => (pair.numbers.map(|node| self.reinterpret(node, ty)), ty),
            _ => (pair.numbers, pair.ty),
        }
    }

    /// Evaluates `A B → A op B`.
    fn binary(&mut self, op: DIOp, signedness: Signedness) -> Result<(), Failure> {
        let space = self
            .stack
            .iter()
            .rev()
            .take(2)
            .find_map(|entry| entry.space);
        let space = space.filter(|_| matches!(op, DIOp::Add {} | DIOp::Sub {}));
        let pair = self.pair(op)?;
        let (numbers, ty) = match signedness {
            Signedness::Signed => self.signed(&pair),
            Signedness::Unsigned => (pair.numbers, pair.ty),
        };
        let mut node = self.graph.apply(op, ty, &numbers);
        if ty != pair.ty {
            node = self.reinterpret(node, pair.ty);
        }
        self.push(node, pair.kind, space);
        Ok(())
    }

    /// Evaluates `A B → 1` or 0, of the generic type.
    fn compare(&mut self, op: DIOp) -> Result<(), Failure> {
        let pair = self.pair(op)?;
        let (numbers, _) = self.signed(&pair);
        let node = self.graph.apply(op, Type::BOOL, &numbers);
        self.push_extended(node);
        Ok(())
    }

    fn unary(&mut self, op: DIOp, signedness: Signedness) -> Result<(), Failure> {
        let entry = self.pop()?;
        if entry.kind == Kind::Typed {
            let node = self
                .graph
                .apply(op, self.graph.ty(entry.node), &[entry.node]);
            self.push(node, Kind::Typed, None);
            return Ok(());
        }
        let node = self.generic(entry)?;
        let generic = self.generic_type();
        let node = match signedness {
            Signedness::Unsigned => self.graph.apply(op, generic, &[node]),
            Signedness::Signed => {
                let signed = Type::int(self.word);
                let node = self.reinterpret(node, signed);
                let node = self.graph.apply(op, signed, &[node]);
                self.reinterpret(node, generic)
            }
        };
        self.push(node, Kind::Generic, None);
        Ok(())
    }

    /// Returns the type of numbers of `bits` bits with an encoding.
    fn base_type(&self, bits: u64, encoding: DwAte) -> Result<Type, Failure> {
        let float = |format: Float| Type::float(format);
        let narrow = u16::try_from(bits)
            .ok()
            .filter(|bits| *bits > 0)
            .ok_or(Reason::Bits { offset: 0, bits })?;
        Ok(match (encoding, bits) {
            (gimli::DW_ATE_signed | gimli::DW_ATE_signed_char, _) => Type::int(narrow),
            (gimli::DW_ATE_float, 16) => float(Float::F16),
            (gimli::DW_ATE_float, 32) => float(Float::F32),
            (gimli::DW_ATE_float, 64) => float(Float::F64),
            (gimli::DW_ATE_float, 80) => float(Float::F80),
            (gimli::DW_ATE_float, 128) => float(Float::F128),
            (gimli::DW_ATE_unsigned | gimli::DW_ATE_unsigned_char, _)
            | (gimli::DW_ATE_boolean | gimli::DW_ATE_address | gimli::DW_ATE_UTF, _) => {
                Type::uint(narrow)
            }
            _ => return Err(Reason::Unsupported.into()),
        })
    }

    fn copy(&mut self, below_top: u64) -> Result<(), Failure> {
        let place = usize::try_from(below_top)
            .ok()
            .and_then(|below| self.stack.len().checked_sub(below)?.checked_sub(1));
        let entry = place
            .and_then(|place| self.stack.get(place))
            .copied()
            .ok_or(Reason::StackUnderflow)?;
        self.stack.push(entry);
        Ok(())
    }

    /// Moves the top entry below the `count` entries under it.
    fn sink(&mut self, count: usize) -> Result<(), Failure> {
        let entry = self.pop()?;
        let place = self
            .stack
            .len()
            .checked_sub(count)
            .ok_or(Reason::StackUnderflow)?;
        self.stack.insert(place, entry);
        Ok(())
    }

    /// Pops an address, and pushes the number in the `bytes` bytes of memory there, of the generic
    /// type.
    fn load_bytes(&mut self, bytes: u64) -> Result<(), Failure> {
        let bits = bytes
            .checked_mul(8)
            .filter(|bits| (8..=u64::from(self.word)).contains(bits));
        let bits = bits.ok_or(Reason::Bits {
            offset: 0,
            bits: bytes.saturating_mul(8),
        })?;
        let address = self.pop()?;
        let node = self.load(address, Type::uint(bits as u16))?;
        self.push_extended(node);
        Ok(())
    }

    /// Pushes the address at an offset from a register.
    fn base_register(&mut self, register: Register, offset: i64) -> Result<(), Failure> {
        let offset = i32::try_from(offset).map_err(|_| Reason::TooLarge)?;
        let location = Referrer::Address {
            base: Base::Register(register),
            offset,
        };
        self.operands.push(RecordOperand {
            location,
            ty: Type::PTR,
        });
        self.push_operand(self.operands.len() as u32 - 1)
    }

    fn converted(&mut self, ty: Type) -> Result<(), Failure> {
        let entry = self.pop()?;
        let node = match entry.kind {
            // All bits of an operand are converted, even if it is larger than an address.
            Kind::Operand => self.bits_of(entry.node)?,
            Kind::Generic | Kind::Typed => entry.node,
        };
        let node = self.convert(node, ty);
        self.push(node, Kind::Typed, None);
        Ok(())
    }

    pub(super) fn step(&mut self, operation: &DIExpressionOperation) -> Result<(), Failure> {
        match *operation {
            DIExpressionOperation::Deref {} => {
                let address = self.pop()?;
                let node = self.load(address, self.generic_type())?;
                self.push(node, Kind::Generic, None);
            }
            DIExpressionOperation::Xderef {} => {
                self.take_space()?;
                return self.step(&DIExpressionOperation::Deref {});
            }
            DIExpressionOperation::DerefSize { bytes } => self.load_bytes(bytes)?,
            DIExpressionOperation::DerefType { bits, encoding } => {
                let ty = self.base_type(bits, encoding)?;
                let address = self.pop()?;
                let node = self.load(address, ty)?;
                self.push(node, Kind::Typed, None);
            }
            DIExpressionOperation::PlusUconst { number } => {
                self.push_number(number.into());
                self.binary(DIOp::Add {}, Signedness::Unsigned)?;
            }
            DIExpressionOperation::Constu { number } => self.push_number(number.into()),
            DIExpressionOperation::Consts { number } => self.push_number(number.into()),
            DIExpressionOperation::Plus {} => self.binary(DIOp::Add {}, Signedness::Unsigned)?,
            DIExpressionOperation::Minus {} => self.binary(DIOp::Sub {}, Signedness::Unsigned)?,
            DIExpressionOperation::Mul {} => self.binary(DIOp::Mul {}, Signedness::Unsigned)?,
            DIExpressionOperation::Div {} => self.binary(DIOp::Div {}, Signedness::Signed)?,
            DIExpressionOperation::Mod {} => self.binary(DIOp::Mod {}, Signedness::Unsigned)?,
            DIExpressionOperation::And {} => self.binary(DIOp::And {}, Signedness::Unsigned)?,
            DIExpressionOperation::Or {} => self.binary(DIOp::Or {}, Signedness::Unsigned)?,
            DIExpressionOperation::Xor {} => self.binary(DIOp::Xor {}, Signedness::Unsigned)?,
            DIExpressionOperation::Shl {} => self.binary(DIOp::Shl {}, Signedness::Unsigned)?,
            DIExpressionOperation::Shr {} => self.binary(DIOp::LShr {}, Signedness::Unsigned)?,
            DIExpressionOperation::Shra {} => self.binary(DIOp::AShr {}, Signedness::Unsigned)?,
            DIExpressionOperation::Neg {} => self.unary(DIOp::Neg {}, Signedness::Unsigned)?,
            DIExpressionOperation::Not {} => self.unary(DIOp::Not {}, Signedness::Unsigned)?,
            DIExpressionOperation::Abs {} => self.unary(DIOp::Abs {}, Signedness::Signed)?,
            DIExpressionOperation::Eq {} => self.compare(DIOp::Eq {})?,
            DIExpressionOperation::Ne {} => self.compare(DIOp::Ne {})?,
            DIExpressionOperation::Lt {} => self.compare(DIOp::Lt {})?,
            DIExpressionOperation::Le {} => self.compare(DIOp::Le {})?,
            DIExpressionOperation::Gt {} => self.compare(DIOp::Gt {})?,
            DIExpressionOperation::Ge {} => self.compare(DIOp::Ge {})?,
            DIExpressionOperation::Dup {} => self.copy(0)?,
            DIExpressionOperation::Over {} => self.copy(1)?,
            DIExpressionOperation::Pick { index } => self.copy(index)?,
            DIExpressionOperation::Drop {} => drop(self.pop()?),
            DIExpressionOperation::Swap {} => self.sink(1)?,
            DIExpressionOperation::Rot {} => self.sink(2)?,
            DIExpressionOperation::Bregx { register, offset } => {
                self.base_register(register, offset)?
            }
            DIExpressionOperation::Convert { bits, encoding } => {
                self.converted(self.base_type(bits, encoding)?)?
            }
            _ => return Err(Reason::Unsupported.into()),
        }
        Ok(())
    }
}
