//! The typing rule of each operation, for the builder and for the validator.
//!
//! [`step`] applies one operation to a stack of types (top of stack **last**). It uses only types:
//! the validator checks conditions on the lifetime, on the objects of arguments and on the machine.

use super::DIOp;
use super::table::{arithmetic, comparison, integral};
use crate::messages::messages;
use crate::target::Target;
use crate::ty::{Scalar, Type, TypeKind};
use crate::units::{Bits, Count};
use alloc::vec::Vec;
use core::fmt;

/// The reason why an operation does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TypeErrorKind {
    /// The stack has fewer entries than the operation takes.
    StackUnderflow {
        /// The number of entries that it takes.
        needs: u32,
        /// The number of entries on the stack.
        has: u32,
    },
    /// The operation does not accept the type of an operand.
    OperandType {
        /// The operand's type.
        found: Type,
        /// The accepted types.
        expected: &'static str,
    },
    /// Two operands have different types, which must be equal.
    OperandsDiffer {
        /// The type of the operand pushed first.
        first: Type,
        /// The type of the operand pushed second.
        second: Type,
    },
    /// Two sizes in bits differ, but must be equal.
    SizesDiffer {
        /// The size of the operands.
        found: u64,
        /// The size that the operation states.
        expected: u64,
    },
    /// A type has size 0.
    ZeroSized {
        /// The type.
        ty: Type,
    },
    /// A count is zero.
    ZeroCount,
    /// A mask has fewer bits than there are elements.
    MaskTooSmall {
        /// The number of its bits.
        bits: u64,
        /// The number of elements.
        count: u32,
    },
    /// The target does not have the address space of this type.
    UnknownAddressSpace {
        /// The type.
        ty: Type,
    },
}

/// An operation that does not fit the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypeError {
    /// The index of the operation in the expression, from 0.
    pub index: usize,
    /// Its spelling.
    pub operation: &'static str,
    /// The kind of error.
    pub kind: TypeErrorKind,
}

messages! { TypeErrorKind {
    StackUnderflow { needs, has } =>
        "takes {}, but the stack has {has}; push the missing operands before it", Count(*needs, "entry");
    OperandType { found, expected } =>
        "cannot take an operand of type {found}; it takes {expected}{}",
        if found.address_space().is_some() && *expected == NUMBERS { OFFSET_HINT } else { "" };
    OperandsDiffer { first, second } =>
        "takes operands of one type, not {first} and {second}; convert one of them{}",
        if first.address_space().is_some() != second.address_space().is_some() { OFFSET_HINT } else { "" };
    SizesDiffer { found, expected } =>
        "names a type of {} for operands of {}; name a type of {}", Bits(*expected), Bits(*found), Bits(*found);
    ZeroSized { ty } => "names the type {ty}, which has no size; give it at least one bit";
    ZeroCount => "has a count of zero; give it at least one part";
    MaskTooSmall { bits, count } =>
        "has a mask of {} for {}; give it a bit for each", Bits(*bits), Count(*count, "element");
    UnknownAddressSpace { ty } =>
        "names {ty}, whose address space the target does not have; use an address space of the target";
} }

impl fmt::Display for TypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "operation {} ({}) {}",
            self.index, self.operation, self.kind
        )
    }
}

impl core::error::Error for TypeError {}

/// How to add an offset to an address, if the operation may have been meant to do this.
const OFFSET_HINT: &str =
    "; for an address plus an offset, use DIOpDeref, DIOpByteOffset and DIOpAddrOf";

/// The operands of arithmetic.
const NUMBERS: &str = "integers or floats";

/// Returns the size of a type in bits.
fn size(ty: Type, target: Target) -> Result<u64, TypeErrorKind> {
    match ty.bit_size(&target) {
        Some(0) => Err(TypeErrorKind::ZeroSized { ty }),
        Some(bits) => Ok(bits),
        None => Err(TypeErrorKind::UnknownAddressSpace { ty }),
    }
}

fn same_size(found: u64, expected: u64) -> Result<(), TypeErrorKind> {
    if found == expected {
        Ok(())
    } else {
        Err(TypeErrorKind::SizesDiffer { found, expected })
    }
}

/// Returns the type of an operand, or an error if the operation does not accept it.
fn fits(
    found: Type,
    is_accepted: impl Fn(Type) -> bool,
    expected: &'static str,
) -> Result<Type, TypeErrorKind> {
    if is_accepted(found) {
        Ok(found)
    } else {
        Err(TypeErrorKind::OperandType { found, expected })
    }
}

fn integer(found: Type, expected: &'static str) -> Result<Type, TypeErrorKind> {
    fits(found, Type::is_integer, expected)
}

fn number(found: Type, expected: &'static str) -> Result<Type, TypeErrorKind> {
    fits(found, is_number, expected)
}

fn same_type(first: Type, second: Type) -> Result<Type, TypeErrorKind> {
    if first == second {
        Ok(first)
    } else {
        Err(TypeErrorKind::OperandsDiffer { first, second })
    }
}

fn is_number(ty: Type) -> bool {
    ty.is_integer() || ty.is_float()
}

/// Applies one operation to the types on the stack, with the top last. The stack is unchanged after
/// an error.
///
/// # Errors
/// If the operation does not fit; see [`TypeErrorKind`].
pub fn step(op: &DIOp, stack: &mut Vec<Type>, target: Target) -> Result<(), TypeErrorKind> {
    let (has, needs) = (stack.len(), op.takes().0);
    let first = has
        .checked_sub(needs)
        .ok_or(TypeErrorKind::StackUnderflow {
            needs: needs as u32,
            has: has as u32,
        })?;
    let inputs = Inputs {
        types: &stack[first..],
        target,
    };
    let result = inputs.result(op)?;
    stack.truncate(first);
    stack.push(result);
    Ok(())
}

/// The types of an operation's inputs, as many as it takes.
struct Inputs<'s> {
    types: &'s [Type],
    target: Target,
}

impl Inputs<'_> {
    /// Returns the type of an operation's result.
    #[inline]
    fn result(&self, op: &DIOp) -> Result<Type, TypeErrorKind> {
        match *op {
            DIOp::Referrer { ty }
            | DIOp::Arg { ty, .. }
            | DIOp::TypeObject { ty }
            | DIOp::Constant { ty, .. } => self.sized(ty),
            DIOp::PushLane { ty } | DIOp::PushIteration { ty } => {
                integer(self.sized(ty)?, "an integer type")
            }
            DIOp::EntryValue { ty } => {
                self.sized(ty)?;
                let expected = "an operand of the type that it names";
                fits(self.types[0], |found| found == ty, expected)
            }
            DIOp::ThreadLocal { ty } => self.by_offset(ty, self.types[0], "an integer offset"),
            DIOp::Cfa { space } | DIOp::AddrOf { space } => self.sized(Type::ptr(space)),
            DIOp::Convert { ty } => self.converted(ty),
            DIOp::ZExt { ty } | DIOp::SExt { ty } => self.widened(ty),
            DIOp::Reinterpret { ty } => {
                same_size(self.size(self.types[0])?, self.size(ty)?)?;
                Ok(ty)
            }
            DIOp::BitOffset { ty } | DIOp::ByteOffset { ty } => {
                self.by_offset(ty, self.types[1], "an integer offset on top")
            }
            DIOp::Composite { count, ty } => self.composite(count, ty),
            DIOp::Extend { count } => self.extended(count),
            DIOp::Select {} => self.selected(),
            DIOp::Overlay { ty } => {
                self.by_offset(ty, self.types[2], "an integer offset on top")?;
                let expected = "a base of the type that it names";
                fits(self.types[0], |found| found == ty, expected)
            }
            DIOp::ObjectMap {
                element_size,
                element_count,
            } => self.mapped(u64::from(element_size) * u64::from(element_count) * 8),
            DIOp::Deref { ty } => {
                self.sized(ty)?;
                let is_pointer = |found: Type| found.address_space().is_some();
                fits(self.types[0], is_pointer, "a pointer")?;
                Ok(ty)
            }
            DIOp::Read {} => Ok(self.types[0]),
            DIOp::Neg {} | DIOp::Abs {} => number(self.types[0], "an integer or a float"),
            DIOp::Not {} => integer(self.types[0], "an integer"),
            arithmetic!() => number(self.first_two()?, NUMBERS),
            integral!() => integer(self.first_two()?, "integers"),
            comparison!() => self.compared(),
            DIOp::Choose {} => self.chosen(),
        }
    }

    fn size(&self, ty: Type) -> Result<u64, TypeErrorKind> {
        size(ty, self.target)
    }

    /// Returns a type that has a size.
    fn sized(&self, ty: Type) -> Result<Type, TypeErrorKind> {
        self.size(ty).map(|_| ty)
    }

    /// Returns the type of a location at an offset.
    fn by_offset(
        &self,
        ty: Type,
        offset: Type,
        expected: &'static str,
    ) -> Result<Type, TypeErrorKind> {
        self.sized(ty)?;
        integer(offset, expected)?;
        Ok(ty)
    }

    /// Returns the type that the first two inputs both have.
    fn first_two(&self) -> Result<Type, TypeErrorKind> {
        same_type(self.types[0], self.types[1])
    }

    fn compared(&self) -> Result<Type, TypeErrorKind> {
        let ty = self.first_two()?;
        let is_accepted = |ty: Type| is_number(ty) || ty.address_space().is_some();
        fits(ty, is_accepted, "integers, floats or pointers")?;
        Ok(Type::BOOL)
    }

    fn chosen(&self) -> Result<Type, TypeErrorKind> {
        let (ty, condition) = (self.first_two()?, self.types[2]);
        fits(condition, |found| found == Type::BOOL, "a u1 on top")?;
        Ok(ty)
    }

    fn converted(&self, ty: Type) -> Result<Type, TypeErrorKind> {
        self.sized(ty)?;
        let is_accepted =
            |ty: Type| is_number(ty) || matches!(ty.kind(), TypeKind::Scalar(Scalar::Pointer(_)));
        for ty in [self.types[0], ty] {
            fits(ty, is_accepted, "an integer, a float or a pointer")?;
        }
        Ok(ty)
    }

    fn widened(&self, ty: Type) -> Result<Type, TypeErrorKind> {
        let (narrow, wide) = (self.size(self.types[0])?, self.size(ty)?);
        integer(self.types[0], "an integer")?;
        let is_accepted = |ty: Type| ty.is_integer() && wide >= narrow;
        let expected = "an integer type at least as wide as the operand";
        fits(ty, is_accepted, expected)
    }

    fn composite(&self, count: u32, ty: Type) -> Result<Type, TypeErrorKind> {
        if count == 0 {
            return Err(TypeErrorKind::ZeroCount);
        }
        let mut sum = 0u64;
        for part in self.types {
            sum = sum.saturating_add(self.size(*part)?);
        }
        same_size(sum, self.size(ty)?)?;
        Ok(ty)
    }

    fn extended(&self, count: u32) -> Result<Type, TypeErrorKind> {
        if count == 0 {
            return Err(TypeErrorKind::ZeroCount);
        }
        let element = self.types[0];
        let vector = Type::vector(count, element);
        self.sized(vector.ok_or(TypeErrorKind::OperandType {
            found: element,
            expected: "an integer, a float or a pointer",
        })?)
    }

    fn selected(&self) -> Result<Type, TypeErrorKind> {
        let ty = self.first_two()?;
        let (count, _) = ty.elements().ok_or(TypeErrorKind::OperandType {
            found: ty,
            expected: "vectors",
        })?;
        let bits = self.size(integer(self.types[2], "an integer mask on top")?)?;
        if bits < u64::from(count) {
            return Err(TypeErrorKind::MaskTooSmall { bits, count });
        }
        Ok(ty)
    }

    /// Returns the type of an array that has a chunk of `bits` bits in registers.
    fn mapped(&self, bits: u64) -> Result<Type, TypeErrorKind> {
        integer(self.types[2], "an integer chunk on top")?;
        if bits == 0 {
            return Err(TypeErrorKind::ZeroCount);
        }
        same_size(self.size(self.types[1])?, bits)?;
        self.sized(self.types[0])
    }
}
