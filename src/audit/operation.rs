//! Properties of single operations that an audit uses.

use super::context::{Context, FrameBase, Purpose};
use super::fault::Fault;
use crate::dwarf::{Operation, OperationKind};
use crate::units::{Bytes, Count};

/// Returns the fault of an operand that is invalid in its context.
pub(super) fn wrong_operand(
    context: &Context,
    operation: &Operation<'_>,
) -> Option<(Fault, String)> {
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
