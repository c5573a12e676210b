//! The typing rule of each operation, for the builder and for the validator.
//!
//! [`step`] applies one operation to a stack of types (top of stack **last**). It uses only types:
//! the validator checks conditions on the lifetime, on the objects of arguments and on the machine.

use super::DIOp;
use super::table::{arithmetic, comparison, integral};
use crate::target::Target;
use crate::ty::{Scalar, Type, TypeKind};
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

impl fmt::Display for TypeErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypeErrorKind::StackUnderflow { needs, has } => {
                write!(
                    f,
                    "takes {needs} entries, but the stack has {has}; push the missing operands before it"
                )
            }
            TypeErrorKind::OperandType { found, expected } => {
                write!(
                    f,
                    "cannot take an operand of type {found}; it takes {expected}"
                )
            }
            TypeErrorKind::OperandsDiffer { first, second } => {
                write!(
                    f,
                    "takes operands of one type, not {first} and {second}; convert one of them"
                )
            }
            TypeErrorKind::SizesDiffer { found, expected } => {
                write!(
                    f,
                    "states {expected} bits, but its operands have {found}; make the sizes agree"
                )
            }
            TypeErrorKind::ZeroSized { ty } => {
                write!(
                    f,
                    "names the type {ty}, which has no size; give it at least one bit"
                )
            }
            TypeErrorKind::ZeroCount => {
                f.write_str("has a count of zero; give it at least one part")
            }
            TypeErrorKind::MaskTooSmall { bits, count } => {
                write!(
                    f,
                    "has a mask of {bits} bits for {count} elements; give it a bit for each"
                )
            }
            TypeErrorKind::UnknownAddressSpace { ty } => {
                write!(
                    f,
                    "names {ty}, whose address space the target does not have; use one of the target's"
                )
            }
        }
    }
}

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

fn fits(found: Type, does: bool, expected: &'static str) -> Result<(), TypeErrorKind> {
    if does {
        Ok(())
    } else {
        Err(TypeErrorKind::OperandType { found, expected })
    }
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
    let result = match *op {
        DIOp::Referrer { ty }
        | DIOp::Arg { ty, .. }
        | DIOp::TypeObject { ty }
        | DIOp::Constant { ty, .. } => {
            size(ty, target)?;
            ty
        }
        DIOp::PushLane { ty } | DIOp::PushIteration { ty } => {
            size(ty, target)?;
            fits(ty, ty.is_integer(), "an integer type")?;
            ty
        }
        DIOp::EntryValue { ty } => {
            size(ty, target)?;
            fits(
                stack[first],
                stack[first] == ty,
                "an operand of the type that it names",
            )?;
            ty
        }
        DIOp::ThreadLocal { ty } => {
            size(ty, target)?;
            fits(stack[first], stack[first].is_integer(), "an integer offset")?;
            ty
        }
        DIOp::Cfa { space } => {
            let ty = Type::ptr(space);
            size(ty, target)?;
            ty
        }
        DIOp::Convert { ty } => {
            let from = stack[first];
            size(ty, target)?;
            let number = |ty: Type| {
                is_number(ty) || matches!(ty.kind(), TypeKind::Scalar(Scalar::Pointer(_)))
            };
            fits(from, number(from), "an integer, a float or a pointer")?;
            fits(ty, number(ty), "an integer, a float or a pointer")?;
            ty
        }
        DIOp::ZExt { ty } | DIOp::SExt { ty } => {
            let from = stack[first];
            let (narrow, wide) = (size(from, target)?, size(ty, target)?);
            fits(from, from.is_integer(), "an integer")?;
            fits(
                ty,
                ty.is_integer() && wide >= narrow,
                "an integer type at least as wide as the operand",
            )?;
            ty
        }
        DIOp::Reinterpret { ty } => {
            same_size(size(stack[first], target)?, size(ty, target)?)?;
            ty
        }
        DIOp::BitOffset { ty } | DIOp::ByteOffset { ty } => {
            size(ty, target)?;
            fits(
                stack[first + 1],
                stack[first + 1].is_integer(),
                "an integer offset on top",
            )?;
            ty
        }
        DIOp::Composite { count, ty } => {
            if count == 0 {
                return Err(TypeErrorKind::ZeroCount);
            }
            let mut sum = 0u64;
            for part in &stack[first..] {
                sum = sum.saturating_add(size(*part, target)?);
            }
            same_size(sum, size(ty, target)?)?;
            ty
        }
        DIOp::Extend { count } => {
            if count == 0 {
                return Err(TypeErrorKind::ZeroCount);
            }
            let expected = "an integer, a float or a pointer";
            let vector = Type::vector(count, stack[first]);
            let ty = vector.ok_or(TypeErrorKind::OperandType {
                found: stack[first],
                expected,
            })?;
            size(ty, target)?;
            ty
        }
        DIOp::Select {} => {
            let ty = same_type(stack[first], stack[first + 1])?;
            let (count, _) = ty.elements().ok_or(TypeErrorKind::OperandType {
                found: ty,
                expected: "vectors",
            })?;
            let mask = stack[first + 2];
            fits(mask, mask.is_integer(), "an integer mask on top")?;
            let bits = size(mask, target)?;
            if bits < u64::from(count) {
                return Err(TypeErrorKind::MaskTooSmall { bits, count });
            }
            ty
        }
        DIOp::Overlay { ty } => {
            size(ty, target)?;
            fits(
                stack[first + 2],
                stack[first + 2].is_integer(),
                "an integer offset on top",
            )?;
            fits(
                stack[first],
                stack[first] == ty,
                "a base of the type that it names",
            )?;
            ty
        }
        DIOp::ObjectMap {
            element_size,
            element_count,
        } => {
            let (array, registers, chunk) = (stack[first], stack[first + 1], stack[first + 2]);
            fits(chunk, chunk.is_integer(), "an integer chunk on top")?;
            let bits = u64::from(element_size) * u64::from(element_count) * 8;
            if bits == 0 {
                return Err(TypeErrorKind::ZeroCount);
            }
            same_size(size(registers, target)?, bits)?;
            size(array, target)?;
            array
        }
        DIOp::AddrOf { space } => {
            let ty = Type::ptr(space);
            size(ty, target)?;
            ty
        }
        DIOp::Deref { ty } => {
            size(ty, target)?;
            fits(
                stack[first],
                stack[first].address_space().is_some(),
                "a pointer",
            )?;
            ty
        }
        DIOp::Read {} => stack[first],
        DIOp::Neg {} | DIOp::Abs {} => {
            fits(
                stack[first],
                is_number(stack[first]),
                "an integer or a float",
            )?;
            stack[first]
        }
        DIOp::Not {} => {
            fits(stack[first], stack[first].is_integer(), "an integer")?;
            stack[first]
        }
        arithmetic!() => {
            let a = same_type(stack[first], stack[first + 1])?;
            fits(a, is_number(a), "integers or floats")?;
            a
        }
        integral!() => {
            let a = same_type(stack[first], stack[first + 1])?;
            fits(a, a.is_integer(), "integers")?;
            a
        }
        comparison!() => {
            let a = same_type(stack[first], stack[first + 1])?;
            fits(
                a,
                is_number(a) || a.address_space().is_some(),
                "integers, floats or pointers",
            )?;
            Type::BOOL
        }
        DIOp::Choose {} => {
            let ty = same_type(stack[first], stack[first + 1])?;
            fits(
                stack[first + 2],
                stack[first + 2] == Type::BOOL,
                "a u1 on top",
            )?;
            ty
        }
    };
    stack.truncate(first);
    stack.push(result);
    Ok(())
}
