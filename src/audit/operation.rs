//! Checks of single operations, and their properties that an audit uses.

use super::context::{Context, FrameBase, Purpose};
use super::fault::Fault;
use super::problem::{AllowedEntry, Problem, Reference, ReferenceTarget};
use crate::dwarf::{BaseTypeRef, EntryRef, Operand, OperandKind, Operation, OperationKind};
use crate::target::Register;
use crate::units::{Bytes, Count};

/// Checks the operands of the operation at a byte of an expression, independent of the other
/// operations. Adds the references to other entries.
pub(super) fn check_operands(
    context: &Context,
    operation: &Operation<'_>,
    at: usize,
    references: &mut Vec<Reference>,
) -> Result<(), Problem> {
    let kind = operation.kind();
    if let Some((fault, detail)) = wrong_operand(context, operation) {
        return Err(Problem::new(fault, at, detail));
    }
    let in_name = match *operation {
        Operation::Reg(low) | Operation::Breg(low, _) => Some(Register(u16::from(low))),
        _ => None,
    };
    for (operand_kind, operand) in kind.description().operands.iter().zip(operation.operands()) {
        let register = match operand {
            Operand::Register(register) => Some(register),
            _ if *operand_kind == OperandKind::Family => in_name,
            _ => None,
        };
        if let Some(register) = register.filter(|register| !context.registers.has(*register)) {
            let detail = format!("{kind} names register {}", register.0);
            return Err(Problem::new(Fault::UnknownRegister, at, detail));
        }
        match operand {
            Operand::BaseType(BaseTypeRef::Offset(0))
                if !matches!(kind, OperationKind::Convert | OperationKind::Reinterpret) =>
            {
                let detail = format!("{kind} names the generic type");
                return Err(Problem::new(Fault::BaseType, at, detail));
            }
            operand => {
                let target = target(operation, *operand_kind, operand);
                references.extend(target.map(|target| Reference { at, target }));
            }
        }
    }
    Ok(())
}

/// Returns the entry that an operand names.
fn target(
    operation: &Operation<'_>,
    operand_kind: OperandKind,
    operand: Operand<'_>,
) -> Option<ReferenceTarget> {
    use Operation as O;
    match operand {
        Operand::BaseType(BaseTypeRef::Offset(offset)) if offset != 0 => {
            // The size that the operation states, to be compared with its base type.
            let size = match *operation {
                O::ConstType(_, value) => Some(value.len() as u64),
                O::DerefType(size, _) | O::XderefType(size, _) => Some(u64::from(size)),
                _ => None,
            };
            Some(ReferenceTarget::BaseType(offset, size))
        }
        Operand::Entry(EntryRef::Offset(offset)) if operand_kind == OperandKind::EntryInfo => {
            let allowed = match *operation {
                O::ImplicitPointer(..) | O::AspaceImplicitPointer(..) => AllowedEntry::Object,
                _ => AllowedEntry::Any,
            };
            Some(ReferenceTarget::InSection(offset, allowed))
        }
        Operand::Entry(EntryRef::Offset(offset)) => Some(ReferenceTarget::InUnit(offset)),
        _ => None,
    }
}

/// Returns the fault of an operand that is invalid in its context.
fn wrong_operand(context: &Context, operation: &Operation<'_>) -> Option<(Fault, String)> {
    use Operation as O;
    let kind = operation.kind();
    let address_bytes = context.encoding.address_bytes;
    match *operation {
        O::DerefSize(size) | O::XderefSize(size) if size == 0 || size > address_bytes => {
            let detail = format!(
                "{kind} reads {}, but an address has {}",
                Bytes(size.into()),
                Bytes(address_bytes.into())
            );
            Some((Fault::OperandRange, detail))
        }
        O::Addrx(index) | O::Constx(index) => {
            let count = context.addresses.filter(|count| index >= *count)?;
            let detail = format!(
                "index {index}, but the contribution has {}",
                Count(count, "entry")
            );
            Some((Fault::AddressIndex, detail))
        }
        O::Fbreg(_) => match (context.purpose, context.frame_base) {
            (Purpose::FrameBase, _) => Some((
                Fault::Circular,
                "the frame base is counted from the frame base".into(),
            )),
            (purpose, FrameBase::Missing) if !purpose.in_frames() => {
                Some((Fault::NoFrameBase, String::new()))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The kind of input that an operation accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Takes {
    Value,
    Anything,
}

/// Returns the inputs that an operation accepts, with the top of the stack last.
pub(super) fn takes(kind: OperationKind) -> impl Iterator<Item = Takes> {
    use OperationKind as K;
    let moves = matches!(kind, K::Dup | K::Drop | K::Over | K::Swap | K::Rot);
    let taken = kind.description().pops.unwrap_or_default();
    taken.iter().map(move |name| match *name {
        "location" | "composite" | "base" | "overlay" | "zero" | "one" => Takes::Anything,
        _ if moves => Takes::Anything,
        _ => Takes::Value,
    })
}

/// Returns the fault of an expression whose result is a location that is not an address, if its
/// purpose does not allow it.
pub(super) fn no_location(purpose: Purpose) -> Option<Fault> {
    match purpose {
        Purpose::Value | Purpose::FrameValue | Purpose::FrameLocation => Some(Fault::ValueNeeded),
        Purpose::EntryValue => Some(Fault::NotInEntryValue),
        Purpose::Location | Purpose::FrameBase | Purpose::Unknown => None,
    }
}

pub(super) fn is_register(kind: OperationKind) -> bool {
    matches!(kind, OperationKind::Reg | OperationKind::Regx)
}

/// True if DWARF 5 does not have an operation, because it needs locations on the stack.
pub(super) fn is_on_stack(kind: OperationKind) -> bool {
    let codes = kind.description().codes;
    let theirs = codes.llvm.is_some() || codes.legacy.is_some() || codes.experimental.is_some();
    theirs && !matches!(kind, OperationKind::LlvmNop | OperationKind::Nop)
}
