//! The rows of `docs/differences.md`, as conditions: where this library and gimli differ, and why
//! this library is right.
//!
//! If results differ, the expression is executed again, operation by operation. A row explains the
//! difference only if an operation meets the row's condition during this execution. A difference
//! without such an operation is a mistake in one of the two evaluators.

mod walk;

use super::world::{World, gimli_type};
use dwarfsmith::dwarf::{BaseTypeRef, Operation, OperationKind};
use dwarfsmith::eval::{BaseEncoding, BaseType, Entry, ErrorCode, Value, ValueType};
use dwarfsmith::target::ByteOrder;
pub use walk::explain;

/// The operation at an offset of an expression.
#[derive(Clone, Copy)]
enum What<'s> {
    Operation(Operation<'s>),
    /// Bytes that are not an operation, to the expression's end.
    Undecodable,
    End,
}

/// The last operation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    Nothing,
    Location,
    Piece,
    Other,
}

/// The state of an execution that calls share with their caller.
struct State {
    stack: Vec<Entry>,
    after: After,
    pieces: bool,
    /// A number did not fit into an address: gimli keeps more of its bits.
    wide: bool,
}

impl State {
    fn start() -> State {
        State {
            stack: Vec::new(),
            after: After::Nothing,
            pieces: false,
            wide: false,
        }
    }
}

/// A position that evaluation reaches, and the state there.
struct Step<'s> {
    world: &'s World,
    what: What<'s>,
    /// From the operation on.
    bytes: &'s [u8],
    state: &'s State,
    /// Whether the registers are those on entry to the function.
    entry: bool,
    /// A branch's target, if it is inside the expression and no operation starts there.
    astray: bool,
    /// Why this library fails at an operation of this kind.
    ours: Option<ErrorCode>,
    /// Whether gimli fails at any operation.
    theirs_fails: bool,
}

impl Step<'_> {
    fn kind(&self) -> Option<OperationKind> {
        match self.what {
            What::Operation(operation) => Some(operation.kind()),
            _ => None,
        }
    }

    fn is(&self, kinds: &[OperationKind]) -> bool {
        self.kind().is_some_and(|kind| kinds.contains(&kind))
    }

    /// The value at an index from the top.
    fn value(&self, index: usize) -> Option<&Value> {
        match self.state.stack.iter().rev().nth(index)? {
            Entry::Value(value) => Some(value),
            _ => None,
        }
    }

    fn encoding(&self, index: usize) -> Option<BaseEncoding> {
        match self.value(index)?.ty() {
            ValueType::Base(base) => Some(base.encoding),
            ValueType::Generic(_) => None,
        }
    }

    fn generic(&self, index: usize) -> bool {
        matches!(self.value(index), Some(value) if matches!(value.ty(), ValueType::Generic(_)))
    }

    fn float(&self, index: usize) -> Option<f64> {
        float(self.value(index)?)
    }

    /// The base type that is an operand.
    fn base(&self) -> Option<u64> {
        let What::Operation(operation) = self.what else {
            return None;
        };
        let bases = operation.operands().filter_map(|operand| match operand {
            dwarfsmith::dwarf::Operand::BaseType(BaseTypeRef::Offset(offset)) => Some(offset),
            _ => None,
        });
        bases.last()
    }

    fn base_bytes(&self) -> Option<u16> {
        match self.base()? {
            0 => Some(self.world.encoding.address_bytes.into()),
            offset => self.world.base_type(offset).map(|(_, bytes)| bytes),
        }
    }

    /// The floating-point number that `DW_OP_regval_type` finds.
    fn register(&self) -> Option<f64> {
        let What::Operation(Operation::RegvalType(register, BaseTypeRef::Offset(base))) = self.what
        else {
            return None;
        };
        let (encoding, byte_size) = self.world.base_type(base)?;
        let bytes = self.world.registers[usize::from(self.entry)].get(&register.0)?;
        let skip = match self.world.encoding.order {
            ByteOrder::Little => 0,
            ByteOrder::Big => bytes.len().checked_sub(byte_size.into())?,
        };
        let ty = ValueType::Base(BaseType {
            encoding,
            byte_size,
            order: None,
        });
        let bytes = bytes.get(skip..skip + usize::from(byte_size))?;
        float(&Value::from_bytes(ty, bytes, self.world.encoding.order).ok()?)
    }

    /// A dereference of any kind: the size that it gives, and how many entries it takes.
    fn dereference(&self) -> Option<(u8, usize)> {
        let address = self.world.encoding.address_bytes;
        Some(match self.what {
            What::Operation(Operation::Deref) => (address, 1),
            What::Operation(Operation::DerefSize(size) | Operation::DerefType(size, _)) => {
                (size, 1)
            }
            What::Operation(Operation::Xderef) => (address, 2),
            What::Operation(Operation::XderefSize(size) | Operation::XderefType(size, _)) => {
                (size, 2)
            }
            _ => return None,
        })
    }

    fn is_shift(&self) -> bool {
        self.is(&[OperationKind::Shl, OperationKind::Shr, OperationKind::Shra])
    }

    fn is_piece(&self) -> bool {
        self.is(&[OperationKind::Piece, OperationKind::BitPiece])
    }
}

fn float(value: &Value) -> Option<f64> {
    match value.ty() {
        ValueType::Base(base) if base.encoding == BaseEncoding::Float => match base.byte_size {
            4 => Some(f32::from_bits(value.unsigned() as u32).into()),
            8 => Some(f64::from_bits(value.unsigned() as u64)),
            _ => None,
        },
        _ => None,
    }
}

fn signed_negative(value: Option<&Value>) -> bool {
    value.is_some_and(|value| {
        matches!(value.ty(), ValueType::Base(base) if base.encoding == BaseEncoding::Signed)
            && value.signed() < 0
    })
}

/// A row: a name from `docs/differences.md`, and whether the difference is about a step.
pub struct Difference {
    pub id: &'static str,
    holds: fn(&Step<'_>) -> bool,
}

pub const DIFFERENCES: &[Difference] = &[
    Difference {
        id: "vendor-operation",
        holds: |step| {
            // Both treat GNU's forms of operations that are standard now alike.
            let vendor = step
                .kind()
                .is_none_or(|kind| !kind.description().codes.standard_in(5));
            vendor && step.bytes.first().is_some_and(|code| *code >= 0xe0)
        },
    },
    Difference {
        id: "padded-leb128",
        holds: |step| {
            step.bytes
                .iter()
                .skip(1)
                .take(24)
                .collect::<Vec<_>>()
                .windows(10)
                .any(|ten| ten.iter().all(|byte| **byte >= 0x80))
        },
    },
    Difference {
        id: "unknown-base-type",
        holds: |step| {
            let base = step.base().and_then(|offset| step.world.base_type(offset));
            base.is_some_and(|base| gimli_type(base).is_none())
        },
    },
    Difference {
        id: "generic-type-operand",
        holds: |step| {
            let kinds = [
                OperationKind::ConstType,
                OperationKind::DerefType,
                OperationKind::XderefType,
            ];
            step.is(&kinds) && step.base() == Some(0)
        },
    },
    Difference {
        id: "constant-size",
        holds: |step| match step.what {
            What::Operation(Operation::ConstType(_, bytes)) => step
                .base_bytes()
                .is_some_and(|size| usize::from(size) != bytes.len()),
            _ => false,
        },
    },
    Difference {
        id: "register-plus-zero",
        holds: |step| {
            step.register()
                .is_some_and(|number| number.is_nan() || number == 0.0 && number.is_sign_negative())
        },
    },
    Difference {
        id: "wide-dereference",
        holds: |step| {
            step.is(&[OperationKind::DerefType, OperationKind::XderefType])
                && step
                    .dereference()
                    .is_some_and(|(size, _)| size > step.world.encoding.address_bytes)
        },
    },
    Difference {
        id: "negative-address",
        holds: |step| {
            let takes = step.dereference().map(|(_, takes)| takes);
            let takes = if step.is(&[OperationKind::FormTlsAddress]) {
                Some(1)
            } else {
                takes
            };
            takes.is_some_and(|takes| (0..takes).any(|index| signed_negative(step.value(index))))
        },
    },
    Difference {
        id: "typed-address",
        holds: |step| {
            let needed = match step.what {
                What::End => !step.state.pieces,
                _ => step.is_piece() && step.state.after != After::Piece,
            };
            needed && step.value(0).is_some() && !step.generic(0)
        },
    },
    Difference {
        id: "sign-of-operation",
        holds: |step| match step.kind() {
            Some(OperationKind::Neg | OperationKind::Shra) => {
                let index = usize::from(step.is_shift());
                step.encoding(index) == Some(BaseEncoding::Unsigned)
            }
            Some(OperationKind::Shr) => step.encoding(1) == Some(BaseEncoding::Signed),
            _ => false,
        },
    },
    Difference {
        id: "shift-by-another-type",
        holds: |step| {
            let (count, shifted) = (step.value(0), step.value(1));
            step.is_shift() && shifted.is_some() && count.map(Value::ty) != shifted.map(Value::ty)
        },
    },
    Difference {
        id: "shift-by-less-than-nothing",
        holds: |step| step.is_shift() && signed_negative(step.value(0)),
    },
    Difference {
        id: "more-than-an-address",
        holds: |step| {
            step.is_shift()
                && step.generic(0)
                && step.state.wide
                && step.value(0).is_some_and(|count| count.unsigned() < 32)
        },
    },
    Difference {
        id: "absolute-zero",
        holds: |step| {
            step.is(&[OperationKind::Abs])
                && step
                    .float(0)
                    .is_some_and(|number| number == 0.0 || number.is_nan())
        },
    },
    Difference {
        id: "float-plus-constant",
        holds: |step| {
            step.is(&[OperationKind::PlusUconst]) && step.encoding(0) == Some(BaseEncoding::Float)
        },
    },
    Difference {
        id: "float-out-of-range",
        holds: |step| {
            let (true, Some(number)) = (step.is(&[OperationKind::Convert]), step.float(0)) else {
                return false;
            };
            let bits = step.base_bytes().map_or(0, |bytes| i32::from(bytes) * 8);
            let (least, end) = match step
                .base()
                .map(|offset| (offset, step.world.base_type(offset)))
            {
                Some((_, Some((BaseEncoding::Signed, _)))) => {
                    (-2f64.powi(bits - 1), 2f64.powi(bits - 1))
                }
                Some((_, Some((BaseEncoding::Unsigned, _)))) | Some((0, _)) => {
                    (0.0, 2f64.powi(bits))
                }
                _ => return false,
            };
            !(least <= number.trunc() && number.trunc() < end)
        },
    },
    Difference {
        id: "sign-of-generic",
        holds: |step| {
            let negative = step.value(0).is_some_and(|value| value.signed() < 0);
            let wider = step
                .base()
                .and_then(|offset| step.world.base_type(offset))
                .is_some_and(|(encoding, bytes)| {
                    bytes > step.world.encoding.address_bytes.into()
                        || encoding == BaseEncoding::Float
                });
            step.is(&[OperationKind::Convert]) && step.generic(0) && negative && wider
        },
    },
    Difference {
        id: "negative-to-float",
        holds: |step| {
            let to_float = step.base().and_then(|offset| step.world.base_type(offset));
            let to_float = to_float.is_some_and(|(encoding, _)| encoding == BaseEncoding::Float);
            step.is(&[OperationKind::Convert]) && signed_negative(step.value(0)) && to_float
        },
    },
    Difference {
        id: "branch-into-operation",
        holds: |step| step.astray,
    },
    Difference {
        id: "nop-among-pieces",
        holds: |step| {
            step.is(&[OperationKind::Nop, OperationKind::Skip])
                && (step.state.after == After::Location || step.state.pieces)
        },
    },
    Difference {
        id: "piece-of-nothing",
        holds: |step| {
            let nothing = match step.state.after {
                After::Piece => !step.state.stack.is_empty(),
                After::Nothing => false,
                _ => step.state.stack.is_empty(),
            };
            step.is_piece() && nothing
        },
    },
    Difference {
        id: "after-the-last-piece",
        holds: |step| {
            matches!(step.what, What::End) && step.state.pieces && step.state.after != After::Piece
        },
    },
    Difference {
        id: "nothing-left",
        holds: |step| {
            matches!(step.what, What::End) && !step.state.pieces && step.state.stack.is_empty()
        },
    },
    Difference {
        id: "two-faults",
        holds: |step| {
            let division = step.is(&[OperationKind::Div, OperationKind::Mod])
                && step.value(0).is_some_and(|divisor| divisor.unsigned() == 0)
                && step.value(0).map(Value::ty) != step.value(1).map(Value::ty);
            // gimli evaluates what it leaves to its users later than its own operations.
            let left_to_user = step.is_piece()
                || step.is(&[
                    OperationKind::Reg,
                    OperationKind::Regx,
                    OperationKind::ImplicitPointer,
                ]);
            let user = left_to_user && step.ours.is_some();
            let dereference =
                step.dereference().is_some() && step.ours == Some(ErrorCode::InvalidOperand);
            step.theirs_fails && (division || user || dereference)
        },
    },
];
