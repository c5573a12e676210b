//! Checks an expression, independent of the machine that it is evaluated on.
//!
//! [`Checker::check`] visits the operations once, in the order of the bytes, and tracks the type of
//! each entry on the stack. For an expression with branches, [`flow`](super::flow) follows all
//! paths instead, and tracks only the depth of the stack. Requirements on other entries of
//! `.debug_info` are not checked here: the checker lists them as `Reference`s.

use super::context::{Context, FrameBase, Locations, Purpose};
use super::fault::Fault;
use super::flow;
use super::pieces::Pieces;
use super::problem::{Problem, Reference, Target, undecodable};
use crate::dwarf::{BaseTypeRef, EntryRef, Operand, OperandKind};
use crate::dwarf::{Operation, OperationKind, Operations};

/// The limit on nested expressions.
const DEEPEST: usize = 64;

/// The type of an entry on the stack: the offset of a base type, 0 for the generic type.
type Type = u64;
/// An unknown type.
const ANY: Type = u64::MAX;
/// A location that is not an address: only operations on locations can use it.
const LOCATION: Type = u64::MAX - 1;
/// A composite location to which pieces are still added.
const COMPOSITE: Type = u64::MAX - 2;

/// Checks expressions. Its buffers are reused from one expression to the next.
#[derive(Default)]
pub(super) struct Checker {
    stack: Vec<Type>,
    pieces: Pieces,
    /// The references of the last expression.
    pub references: Vec<Reference>,
    /// The size in bits of the composite that the last expression describes, if it is one.
    pub composite: Option<u64>,
    /// Whether the last expression leaves more than one entry on the stack.
    pub leaves_more: bool,
    /// Whether two pieces of the composite start at the same bit of a storage.
    pub shares: bool,
    /// The first pieces that overlap but start at different bits of their storage.
    pub overlap: Option<Problem>,
    /// The first operation that DWARF 5 does not allow at its position, if the expression is
    /// well-formed under the rules with locations on the stack.
    pub on_stack: Option<Problem>,
    /// The rules by which the expression is read, nested expressions included.
    reading: Reading,
    /// The first operation that the unit's version of DWARF does not have: its offset in bytes, its
    /// kind, and the version that introduced it.
    pub newer: Option<(usize, OperationKind, u16)>,
}

/// The rules by which an expression is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Reading {
    /// The rules of DWARF 5, until an operation violates them.
    #[default]
    AtEnd,
    /// An operation has violated the rules of DWARF 5: the expression is to be read again with
    /// locations on the stack.
    Again,
    /// Locations are entries of the stack.
    OnStack,
    /// Locations are entries of the stack, and the expression has operations that only these rules
    /// have.
    Certain,
}

/// The state of the simple location description, or of the current piece's description.
#[derive(Default)]
struct Shape {
    /// The number of operations in the description so far, without `nop`s.
    operations: usize,
    /// The operation that ended the description.
    ended: Option<OperationKind>,
    /// Whether `DW_OP_LLVM_piece_end` ended a composite here.
    complete: bool,
}

impl Checker {
    /// Checks an expression. Returns the first problem as an error.
    pub fn check(&mut self, context: &Context, bytes: &[u8]) -> Result<(), Problem> {
        self.on_stack = None;
        let reading = if context.locations == Locations::OnStack {
            Reading::OnStack
        } else {
            Reading::AtEnd
        };
        let first = self.read(context, bytes, reading);
        if self.reading != Reading::Again || context.locations == Locations::AtEnd {
            return first;
        }
        // The second reading restarts at the outermost expression, so that nested ones are read at
        // most twice.
        let second = self.read(context, bytes, Reading::OnStack);
        match (self.reading, first, second) {
            (Reading::Certain, _, second) => second,
            (_, first, Ok(())) if !self.leaves_more => {
                self.on_stack = first.err();
                Ok(())
            }
            (_, first, _) => first,
        }
    }

    fn read(&mut self, context: &Context, bytes: &[u8], reading: Reading) -> Result<(), Problem> {
        self.references.clear();
        (self.reading, self.composite) = (reading, None);
        (self.leaves_more, self.shares, self.overlap, self.newer) = (false, false, None, None);
        self.stack.clear();
        self.nested(context, bytes, 0, 0)
    }

    /// Whether locations are entries of the stack in the current reading.
    fn stacked(&self) -> bool {
        matches!(self.reading, Reading::OnStack | Reading::Certain)
    }

    /// Marks a problem that may be well-formed with locations on the stack.
    fn doubtful(&mut self, problem: Problem) -> Problem {
        self.reading = Reading::Again;
        problem
    }

    fn nested(
        &mut self,
        context: &Context,
        bytes: &[u8],
        base: usize,
        depth: usize,
    ) -> Result<(), Problem> {
        if depth > DEEPEST {
            return Err(Problem {
                fault: Fault::ExpressionNesting,
                at: base,
                detail: String::new(),
            });
        }
        let floor = self.stack.len();
        if depth == 0 {
            self.pieces.clear();
            return self.run(context, bytes, base, depth, floor);
        }
        let pieces = core::mem::take(&mut self.pieces);
        let result = self.run(context, bytes, base, depth, floor);
        self.stack.truncate(floor);
        self.pieces = pieces;
        result
    }

    /// Checks the operations of one expression. Its stack begins at `floor`.
    fn run(
        &mut self,
        context: &Context,
        bytes: &[u8],
        base: usize,
        depth: usize,
        floor: usize,
    ) -> Result<(), Problem> {
        self.stack.resize(floor + context.initial, 0);
        let mut shape = Shape::default();
        // Whether the types on the stack are known.
        let mut known = true;
        let mut branches = false;
        let mut operations = Operations::new(context.encoding, bytes);
        while let Some(item) = operations.next() {
            let (offset, operation) = item.map_err(|error| {
                let (fault, detail) = undecodable(error.kind);
                Problem {
                    fault,
                    at: base + error.offset,
                    detail,
                }
            })?;
            let kind = operation.kind();
            let wrong = |fault, detail: String| Problem {
                fault,
                at: base + offset,
                detail,
            };
            if let Some((since, code)) = kind.description().codes.standard
                && since > context.version
                && bytes.get(offset) == Some(&code)
            {
                self.newer.get_or_insert((base + offset, kind, since));
            }
            self.operands(context, &operation, &wrong)?;
            if let Operation::EntryValue(expression) = operation {
                let inner = Context {
                    purpose: Purpose::EntryValue,
                    initial: 0,
                    ..*context
                };
                let start = base + operations.offset() - expression.len();
                if expression.is_empty() {
                    return Err(wrong(
                        Fault::EmptyExpression,
                        format!("the block of {kind} has no operations"),
                    ));
                }
                self.nested(&inner, expression, start, depth + 1)?;
            }
            self.place(context, &operation, &mut shape, &wrong)?;
            branches |= matches!(kind, OperationKind::Skip | OperationKind::Bra);
            if branches {
                known = false;
            } else if known {
                known = self.effect(&operation, floor, &wrong)?;
            }
        }
        let end = |fault, detail: &str| Problem {
            fault,
            at: base + bytes.len(),
            detail: detail.into(),
        };
        if bytes.is_empty() {
            return match context.purpose {
                // An empty location description means that the object is optimized out.
                Purpose::Location | Purpose::Unknown => Ok(()),
                _ => Err(end(Fault::EmptyExpression, "")),
            };
        }
        if branches {
            return flow::check(context, bytes, base);
        }
        let composite = self.pieces.bits();
        if composite.is_some() && shape.operations > 0 && !self.stacked() {
            return Err(end(Fault::CompositeTail, "they belong to no piece"));
        }
        let (shared, overlap) = self.pieces.check();
        if depth == 0 {
            // A finished composite is a storage, like a register; the object may be a part of it.
            self.composite = composite.filter(|_| shape.operations == 0 && !shape.complete);
            self.shares |= shared;
            self.overlap = self.overlap.take().or(overlap);
        }
        let value = match context.purpose {
            Purpose::Value | Purpose::FrameValue | Purpose::FrameLocation => {
                Some(Fault::ValueNeeded)
            }
            Purpose::EntryValue
                if shape.operations == 1 && shape.ended.is_some_and(is_register) =>
            {
                None
            }
            Purpose::EntryValue => Some(Fault::NotInEntryValue),
            _ => None,
        };
        let last = self.stack.get(floor..).and_then(|stack| stack.last());
        if let Some(fault) =
            value.filter(|_| known && matches!(last, Some(&(LOCATION | COMPOSITE))))
        {
            return Err(end(fault, "a location that is not an address"));
        }
        if known && (composite.is_none() || self.stacked()) {
            let left = self.stack.len() - floor;
            if left == 0 && shape.operations > 0 {
                return Err(end(Fault::NothingLeft, ""));
            }
            self.leaves_more |= depth == 0 && left > 1 && context.initial == 0;
        }
        Ok(())
    }

    /// Checks an operation's operands, independent of the other operations.
    fn operands(
        &mut self,
        context: &Context,
        operation: &Operation<'_>,
        wrong: &dyn Fn(Fault, String) -> Problem,
    ) -> Result<(), Problem> {
        use Operation as O;
        let at = wrong(Fault::Limit, String::new()).at;
        let kind = operation.kind();
        let address_bytes = context.encoding.address_bytes;
        match *operation {
            O::DerefSize(size) | O::XderefSize(size) if size == 0 || size > address_bytes => {
                let detail =
                    format!("{kind} reads {size} bytes, and an address has {address_bytes}");
                return Err(wrong(Fault::OperandRange, detail));
            }
            O::Addrx(index) | O::Constx(index)
                if context.addresses.is_some_and(|count| index >= count) =>
            {
                let count = context.addresses.unwrap_or(0);
                return Err(wrong(
                    Fault::AddressIndex,
                    format!("the index is {index}, and there are {count}"),
                ));
            }
            O::Fbreg(_) => match (context.purpose, context.frame_base) {
                (Purpose::FrameBase, _) => {
                    return Err(wrong(
                        Fault::Circular,
                        "a frame base needs the frame base".into(),
                    ));
                }
                (purpose, FrameBase::Missing) if !purpose.in_frames() => {
                    return Err(wrong(Fault::NoFrameBase, String::new()));
                }
                _ => {}
            },
            _ => {}
        }
        // The size that the operation states, to be compared with its base type.
        let size = match *operation {
            O::ConstType(_, value) => Some(value.len() as u64),
            O::DerefType(size, _) | O::XderefType(size, _) => Some(u64::from(size)),
            _ => None,
        };
        let register = match *operation {
            O::Reg(low) | O::Breg(low, _) => Some(crate::target::Register(u16::from(low))),
            _ => None,
        };
        let mut target = |target| self.references.push(Reference { at, target });
        for (how, operand) in kind.description().operands.iter().zip(operation.operands()) {
            let register = match operand {
                Operand::Register(register) => Some(register),
                _ if *how == OperandKind::Family => register,
                _ => None,
            };
            if let Some(register) = register.filter(|register| !context.registers.has(*register)) {
                return Err(wrong(
                    Fault::UnknownRegister,
                    format!("{kind} names register {}", register.0),
                ));
            }
            match (how, operand) {
                (_, Operand::BaseType(BaseTypeRef::Offset(offset))) => {
                    let conversion =
                        matches!(kind, OperationKind::Convert | OperationKind::Reinterpret);
                    if offset != 0 {
                        target(Target::BaseType(offset, size));
                    } else if !conversion {
                        return Err(wrong(Fault::BaseType, format!("{kind} names no base type")));
                    }
                }
                (OperandKind::EntryInfo, Operand::Entry(EntryRef::Offset(offset))) => {
                    target(match kind {
                        OperationKind::ImplicitPointer | OperationKind::AspaceImplicitPointer => {
                            Target::Object(offset)
                        }
                        _ => Target::InSection(offset),
                    })
                }
                (_, Operand::Entry(EntryRef::Offset(offset))) => target(Target::InUnit(offset)),
                _ => {}
            }
        }
        Ok(())
    }

    /// Checks whether an operation is allowed at its position.
    fn place(
        &mut self,
        context: &Context,
        operation: &Operation<'_>,
        shape: &mut Shape,
        wrong: &dyn Fn(Fault, String) -> Problem,
    ) -> Result<(), Problem> {
        use OperationKind as K;
        let kind = operation.kind();
        if context.purpose.in_frames() && !kind.description().in_frames {
            return Err(wrong(Fault::NotInFrames, format!("{kind}")));
        }
        if context.purpose == Purpose::EntryValue && kind == K::PushObjectAddress {
            return Err(wrong(Fault::NotInEntryValue, format!("{kind}")));
        }
        if is_on_stack(kind) {
            match self.reading {
                Reading::OnStack | Reading::Certain => self.reading = Reading::Certain,
                _ if context.locations == Locations::AtEnd => {
                    return Err(wrong(
                        Fault::UnknownOperation,
                        format!("{kind} is not an operation of DWARF 5"),
                    ));
                }
                _ => return Err(self.doubtful(wrong(Fault::MisplacedLocation, format!("{kind}")))),
            }
        }
        let piece = matches!(kind, K::Piece | K::BitPiece);
        let nothing = matches!(kind, K::Nop | K::LlvmNop | K::GnuUninit);
        let alone = matches!(
            kind,
            K::Reg | K::Regx | K::ImplicitValue | K::ImplicitPointer
        );
        let ends = alone || kind == K::StackValue;
        let valued = match context.purpose {
            Purpose::Value | Purpose::FrameValue | Purpose::FrameLocation => ends || piece,
            Purpose::EntryValue => (ends || piece) && !is_register(kind),
            _ => false,
        };
        if valued && !self.stacked() {
            let fault = if context.purpose == Purpose::EntryValue {
                Fault::NotInEntryValue
            } else {
                Fault::ValueNeeded
            };
            return Err(self.doubtful(wrong(fault, format!("{kind}"))));
        }
        let misplaced = match shape.ended {
            Some(before) if !piece && !nothing => Some(format!("{kind} follows {before}")),
            None if alone && shape.operations > 0 => {
                Some(format!("{kind} follows other operations"))
            }
            _ => None,
        };
        if let Some(detail) = misplaced.filter(|_| !self.stacked()) {
            return Err(self.doubtful(wrong(Fault::MisplacedLocation, detail)));
        }
        if shape.complete && !nothing {
            // The operations that follow use the whole composite, or begin another location.
            let (shared, overlap) = self.pieces.check();
            self.shares |= shared;
            self.overlap = self.overlap.take().or(overlap);
            self.pieces.clear();
        }
        shape.complete = kind == K::PieceEnd || shape.complete && nothing;
        match *operation {
            Operation::Piece(bytes) => {
                let bits = bytes
                    .checked_mul(8)
                    .ok_or_else(|| wrong(Fault::OperandRange, format!("{kind} {bytes}")))?;
                self.pieces.end(&context.registers, bits, None, wrong)?;
            }
            Operation::BitPiece(bits, offset) => {
                self.pieces
                    .end(&context.registers, bits, Some(offset), wrong)?
            }
            _ => self.pieces.operation(operation, shape.operations),
        }
        if piece || kind == K::PieceEnd {
            (shape.operations, shape.ended) = (0, None);
        } else if !nothing {
            shape.operations += 1;
            if ends {
                shape.ended = Some(kind);
            }
        }
        Ok(())
    }

    /// Applies an operation to the stack; returns `false` if its effect is unknown.
    fn effect(
        &mut self,
        operation: &Operation<'_>,
        floor: usize,
        wrong: &dyn Fn(Fault, String) -> Problem,
    ) -> Result<bool, Problem> {
        use OperationKind as K;
        let kind = operation.kind();
        let depth = self.stack.len() - floor;
        let underflow = |needs: usize| {
            wrong(
                Fault::StackUnderflow,
                format!("{kind} takes {needs}, and there are {depth}"),
            )
        };
        match *operation {
            Operation::Pick(index) => {
                let index = usize::from(index);
                let place = depth
                    .checked_sub(index + 1)
                    .ok_or_else(|| underflow(index + 1))?;
                let entry = self.stack.get(floor + place).copied().unwrap_or(ANY);
                self.stack.push(entry);
                return Ok(true);
            }
            Operation::Piece(_) | Operation::BitPiece(..) => {
                if !self.stacked() {
                    // The next description starts with an empty stack.
                    self.stack.truncate(floor);
                    return Ok(true);
                }
                // The piece is added to the composite below it, or starts a new one. A piece
                // without a location is undefined.
                if depth > 0 && self.stack.last() != Some(&COMPOSITE) {
                    self.stack.pop();
                }
                if self.stack.get(floor..).and_then(|stack| stack.last()) != Some(&COMPOSITE) {
                    self.stack.push(COMPOSITE);
                }
                return Ok(true);
            }
            _ => {}
        }
        let Some((pops, pushes)) = kind.description().counts() else {
            return Ok(false);
        };
        let kept = depth.checked_sub(pops).ok_or_else(|| underflow(pops))? + floor;
        let entry = |index: usize| self.stack.get(kept + index).copied().unwrap_or(ANY);
        let (first, second, third) = (entry(0), entry(1), entry(2));
        let same = || match (first, second) {
            (ANY, other) | (other, ANY) => Ok(other),
            (first, second) if first == second => Ok(first),
            (first, second) => {
                let name = |of| {
                    if of == 0 {
                        "the generic type".to_string()
                    } else {
                        format!("the type at 0x{of:x}")
                    }
                };
                Err(wrong(
                    Fault::OperandTypes,
                    format!("{kind} of {} and {}", name(first), name(second)),
                ))
            }
        };
        let entries = self.stack.get(kept..).unwrap_or(&[]);
        if takes(kind)
            .zip(entries)
            .any(|(takes, of)| takes == Takes::Value && matches!(*of, LOCATION | COMPOSITE))
        {
            return Err(wrong(
                Fault::ValueNeeded,
                format!("{kind} takes a location that is not an address"),
            ));
        }
        let base = operation.operands().find_map(|operand| match operand {
            Operand::BaseType(BaseTypeRef::Offset(offset)) => Some(offset),
            _ => None,
        });
        let result = match kind {
            K::Dup => [first, first, ANY],
            K::Over => [first, second, first],
            K::Swap => [second, first, ANY],
            K::Rot => [third, first, second],
            K::And | K::Div | K::Minus | K::Mod | K::Mul | K::Or | K::Plus | K::Xor => {
                [same()?, ANY, ANY]
            }
            K::Eq | K::Ge | K::Gt | K::Le | K::Lt | K::Ne => {
                same()?;
                [0, ANY, ANY]
            }
            K::Abs | K::Neg | K::Not | K::PlusUconst | K::Shl | K::Shr | K::Shra => {
                [first, ANY, ANY]
            }
            K::EntryValue | K::GnuParameterRef | K::GnuVariableValue | K::WasmLocation => [ANY; 3],
            K::Reg | K::Regx | K::ImplicitValue | K::ImplicitPointer | K::StackValue
                if self.stacked() =>
            {
                [LOCATION; 3]
            }
            K::Undefined | K::CallFrameEntryReg | K::PieceEnd => [LOCATION; 3],
            K::Composite => [COMPOSITE; 3],
            _ if self.stacked() => [ANY; 3],
            _ => [base.unwrap_or(0), ANY, ANY],
        };
        self.stack.truncate(kept);
        self.stack.extend(
            result
                .into_iter()
                .chain(core::iter::repeat(ANY))
                .take(pushes),
        );
        Ok(true)
    }
}

/// What kind of input an operation accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Takes {
    Value,
    Anything,
}

/// The inputs that an operation accepts, the top of the stack last.
fn takes(kind: OperationKind) -> impl Iterator<Item = Takes> {
    use OperationKind as K;
    let moves = matches!(kind, K::Dup | K::Drop | K::Over | K::Swap | K::Rot);
    let taken = kind.description().pops.unwrap_or_default();
    taken.iter().map(move |name| match *name {
        "location" | "composite" | "base" | "overlay" | "zero" | "one" => Takes::Anything,
        _ if moves => Takes::Anything,
        _ => Takes::Value,
    })
}

fn is_register(kind: OperationKind) -> bool {
    matches!(kind, OperationKind::Reg | OperationKind::Regx)
}

/// Whether DWARF 5 does not have an operation, because it needs locations on the stack.
fn is_on_stack(kind: OperationKind) -> bool {
    let codes = kind.description().codes;
    let theirs = codes.llvm.is_some() || codes.legacy.is_some() || codes.experimental.is_some();
    theirs && !matches!(kind, OperationKind::LlvmNop | OperationKind::Nop)
}
