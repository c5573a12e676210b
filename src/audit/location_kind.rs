//! The kinds of locations that the coverage of variables counts.

use super::context::{Context, FrameBase, Locations, Purpose};
use super::expression::Checker;
use super::fault::Fault;
use super::registers::Registers;
use super::walk::Unit;
use crate::dwarf::{Encoding, OperationKind, Operations};

/// The kind of a variable's location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum LocationKind {
    /// Memory.
    Memory,
    /// A register.
    Register,
    /// A value: a constant, the result of an expression, or an implicit pointer.
    Value,
    /// A value computed from an entry value: the debugger needs the caller's call site.
    EntryValue,
    /// A location or value that depends on the focused lane, such as an element of a vector
    /// register.
    Lane,
    /// Several pieces. Some may have no location.
    Pieces,
}

impl LocationKind {
    /// All kinds.
    pub const ALL: [LocationKind; 6] = [
        LocationKind::Memory,
        LocationKind::Register,
        LocationKind::Value,
        LocationKind::EntryValue,
        LocationKind::Lane,
        LocationKind::Pieces,
    ];

    /// The name of the kind, as printed.
    pub const fn name(self) -> &'static str {
        match self {
            LocationKind::Memory => "memory",
            LocationKind::Register => "register",
            LocationKind::Value => "value",
            LocationKind::EntryValue => "entry value",
            LocationKind::Lane => "lane",
            LocationKind::Pieces => "pieces",
        }
    }

    /// The kind of a well-formed expression; `None` if it is empty.
    fn of(encoding: Encoding, expression: &[u8]) -> Option<LocationKind> {
        use OperationKind as K;
        let mut kind = None;
        let mut located = false;
        for item in Operations::new(encoding, expression) {
            let (_, operation) = item.ok()?;
            let found = match operation.kind() {
                K::Piece
                | K::BitPiece
                | K::PieceStack
                | K::BitPieceStack
                | K::PieceEnd
                | K::SelectBitPiece
                | K::Extend
                | K::Overlay
                | K::BitOverlay
                | K::Composite => LocationKind::Pieces,
                K::EntryValue | K::GnuParameterRef => LocationKind::EntryValue,
                K::PushLane | K::PushSimdLane => LocationKind::Lane,
                K::StackValue
                | K::ImplicitValue
                | K::ImplicitPointer
                | K::AspaceImplicitPointer
                | K::GnuVariableValue => LocationKind::Value,
                K::Reg | K::Regx => LocationKind::Register,
                K::Undefined | K::Nop | K::LlvmNop | K::GnuUninit => continue,
                _ => LocationKind::Memory,
            };
            located |= found != LocationKind::Pieces;
            // The result is the maximum of the kinds: a location computed from an entry value is of
            // that kind, even if it ends in `DW_OP_stack_value`, and pieces may be of any kind.
            kind = kind.max(Some(found));
        }
        // If no piece has a location, the whole composite has none.
        kind.filter(|_| located)
    }
}

/// Finds the kinds of expressions, of which it counts those that are ill-formed.
pub(super) struct Kinds {
    checker: Checker,
    registers: Registers,
    pub ill_formed: u64,
}

impl Kinds {
    pub fn new(registers: Registers) -> Kinds {
        Kinds {
            checker: Checker::default(),
            registers,
            ill_formed: 0,
        }
    }

    /// The kind of a variable's location; `None` if the variable has none, or the expression is
    /// ill-formed, so that a debugger shows no value.
    pub fn of(&mut self, unit: &Unit, expression: &[u8]) -> Option<LocationKind> {
        let context = Context {
            encoding: unit.encoding,
            version: unit.bases.version,
            purpose: Purpose::Location,
            initial: 0,
            frame_base: FrameBase::Unknown,
            locations: Locations::Unknown,
            registers: self.registers,
            addresses: unit.bases.address_count,
        };
        match self.checker.check(&context, expression) {
            // LLVM combines converted values with literals. gdb and lldb evaluate the result.
            Err(problem) if problem.fault != Fault::OperandTypes => {
                self.ill_formed += 1;
                None
            }
            _ => LocationKind::of(unit.encoding, expression),
        }
    }
}
