//! Checks an expression, independent of the machine that evaluates it.
//!
//! [`Checker::check`] visits the operations once, in the order of the bytes, and tracks the type of
//! each entry on the stack. For an expression with branches, [`flow`] follows all paths instead,
//! and tracks only the depth of the stack. Requirements on other entries of `.debug_info` are not
//! checked here: the checker lists them as `Reference`s.

use super::context::{Context, Locations, Purpose};
use super::fault::Fault;
use super::flow;
use super::operation::{Takes, check_operands, is_on_stack, is_register, no_location, takes};
use super::pieces::Pieces;
use super::problem::{Problem, Reference, undecodable};
use crate::dwarf::{BaseTypeRef, Operand, Operation, OperationKind, Operations};

/// The maximum depth of nested expressions.
const MAX_DEPTH: usize = 64;

/// The type of a stack entry: the offset of a base type, or 0 for the generic type.
type Type = u64;
/// An unknown type.
const ANY: Type = u64::MAX;
/// A location that is not an address: only operations on locations can use it.
const LOCATION: Type = u64::MAX - 1;
/// A composite location to which more pieces can be added.
const COMPOSITE: Type = u64::MAX - 2;

/// A checker of expressions, which reuses its buffers for the next expression.
#[derive(Default)]
pub(super) struct Checker {
    stack: Vec<Type>,
    pieces: Pieces,
    /// The references of the last expression.
    pub references: Vec<Reference>,
    /// The size in bits of the composite that the last expression describes, if it is one.
    pub composite: Option<u64>,
    /// True if the last expression leaves more than one entry on the stack.
    pub leaves_more: bool,
    /// True if a part of a composite is itself a composite of pieces.
    has_parts_of_pieces: bool,
    /// True if two pieces of the composite start at the same bit of a storage.
    pub shares: bool,
    /// The first pieces that overlap but start at different bits of their storage.
    pub overlap: Option<Problem>,
    /// The first operation that DWARF 5 does not allow at its position, if the expression is
    /// well-formed under the rules with locations on the stack.
    pub on_stack: Option<Problem>,
    /// The rules by which the expression, including nested expressions, is read.
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
    /// An operation has violated the rules of DWARF 5. The expression must be read again with
    /// locations on the stack.
    Again,
    /// Locations are entries of the stack.
    OnStack,
    /// Locations are entries of the stack, and the expression has operations that only these rules
    /// have.
    Certain,
}

/// An expression, which may be nested in others.
#[derive(Clone, Copy)]
struct Body<'b> {
    context: &'b Context,
    bytes: &'b [u8],
    /// The offset of its first byte in the outermost expression.
    base: usize,
    /// The number of expressions around it.
    depth: usize,
}

impl Body<'_> {
    /// The offset of its end in the outermost expression.
    fn end(&self) -> usize {
        self.base + self.bytes.len()
    }
}

/// The state of the simple location description, or of the current piece's description.
#[derive(Default)]
struct Shape {
    /// The number of operations in the description so far, without `nop`s.
    operations: usize,
    /// The operation that ended the description.
    ended: Option<OperationKind>,
    /// True if `DW_OP_LLVM_piece_end` ended a composite here.
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
        // The second reading restarts at the outermost expression, so that nested expressions are
        // read at most twice.
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
        self.has_parts_of_pieces = false;
        (self.leaves_more, self.shares, self.overlap, self.newer) = (false, false, None, None);
        self.stack.clear();
        self.nested(Body {
            context,
            bytes,
            base: 0,
            depth: 0,
        })
    }

    /// True if locations are entries of the stack in the current reading.
    fn stacked(&self) -> bool {
        matches!(self.reading, Reading::OnStack | Reading::Certain)
    }

    /// Requests a second reading with locations on the stack, by which the expression may be
    /// well-formed. Returns the problem of the first reading.
    fn request_second_reading(&mut self, problem: Problem) -> Problem {
        self.reading = Reading::Again;
        problem
    }

    /// Checks an expression. A nested one does not change the stack or the pieces.
    fn nested(&mut self, body: Body<'_>) -> Result<(), Problem> {
        if body.depth > MAX_DEPTH {
            return Err(Problem::new(Fault::ExpressionNesting, body.base, ""));
        }
        let floor = self.stack.len();
        if body.depth == 0 {
            self.pieces.clear();
            return self.run(body, floor);
        }
        let pieces = core::mem::take(&mut self.pieces);
        let result = self.run(body, floor);
        self.stack.truncate(floor);
        self.pieces = pieces;
        result
    }

    /// Checks the operations of one expression. Its stack begins at `floor`.
    fn run(&mut self, body: Body<'_>, floor: usize) -> Result<(), Problem> {
        let Body {
            context,
            bytes,
            base,
            ..
        } = body;
        self.stack.resize(floor + context.initial, 0);
        let mut shape = Shape::default();
        // True if the types on the stack are known.
        let mut known = true;
        let mut branches = false;
        let mut operations = Operations::new(context.encoding, bytes);
        while let Some(item) = operations.next() {
            let (offset, operation) = item.map_err(|error| undecodable(error, base))?;
            let (at, kind) = (base + offset, operation.kind());
            if let Some((since, code)) = kind.description().codes.standard
                && since > context.version
                && bytes.get(offset) == Some(&code)
            {
                self.newer.get_or_insert((at, kind, since));
            }
            check_operands(context, &operation, at, &mut self.references)?;
            if let Operation::EntryValue(expression) = operation {
                if expression.is_empty() {
                    let detail = format!("the block of {kind} has no operations");
                    return Err(Problem::new(Fault::EmptyExpression, at, detail));
                }
                let start = operations.offset() - expression.len();
                self.entry_value(body, start, expression)?;
            }
            self.check_position(context, &operation, &mut shape, at)?;
            branches |= matches!(kind, OperationKind::Skip | OperationKind::Bra);
            known = !branches && known && self.effect(&operation, floor, at)?;
        }
        // In a frame rule, the CFA that is on the stack at the start may be the result.
        if bytes.is_empty() && context.initial == 0 {
            return match context.purpose {
                // An empty location description means that the object is optimized out.
                Purpose::Location | Purpose::Unknown => Ok(()),
                _ => Err(Problem::new(Fault::EmptyExpression, body.end(), "")),
            };
        }
        if branches {
            let leaves_more = match flow::check(context, bytes, base) {
                Err(problem) if problem.fault == Fault::NothingLeft && self.may_be_empty(body) => {
                    false
                }
                result => result?,
            };
            self.leaves_more |= leaves_more && body.depth == 0 && context.initial == 0;
            return Ok(());
        }
        self.composite(body, &shape)?;
        if !known && self.stacked() {
            // It is unknown which pieces belong to the last composite.
            self.composite = None;
        }
        if known {
            self.check_results(body, floor, &shape)?;
        }
        Ok(())
    }

    /// Checks the expression of `DW_OP_entry_value`, which starts at byte `start` of `body`.
    fn entry_value(
        &mut self,
        body: Body<'_>,
        start: usize,
        expression: &[u8],
    ) -> Result<(), Problem> {
        let context = Context {
            purpose: Purpose::EntryValue,
            initial: 0,
            ..*body.context
        };
        self.nested(Body {
            context: &context,
            bytes: expression,
            base: body.base + start,
            depth: body.depth + 1,
        })
    }

    /// Checks the pieces at the end of an expression.
    fn composite(&mut self, body: Body<'_>, shape: &Shape) -> Result<(), Problem> {
        let composite = self.pieces.bits();
        if composite.is_some() && shape.operations > 0 && !self.stacked() {
            let detail = "the last operations do not belong to a piece";
            // With locations on the stack, these operations may use the composite.
            return Err(self.request_second_reading(Problem::new(
                Fault::CompositeTail,
                body.end(),
                detail,
            )));
        }
        if body.depth == 0 {
            // A finished composite is a storage, like a register; the object may be a part of it.
            let is_open = shape.operations == 0 && !shape.complete && !self.has_parts_of_pieces;
            self.composite = composite.filter(|_| is_open);
            self.check_pieces();
        }
        Ok(())
    }

    fn check_pieces(&mut self) {
        let (shared, overlap) = self.pieces.check();
        self.shares |= shared;
        self.overlap = self.overlap.take().or(overlap);
    }

    /// Checks the entries that an expression leaves on the stack, if their types are known.
    fn check_results(
        &mut self,
        body: Body<'_>,
        floor: usize,
        shape: &Shape,
    ) -> Result<(), Problem> {
        let purpose = body.context.purpose;
        let is_register = shape.operations == 1 && shape.ended.is_some_and(is_register);
        let stack = self.stack.get(floor..).unwrap_or(&[]);
        // LLVM and DWARF 6 allow any location of a saved register, and of the CFA.
        let is_allowed = match purpose {
            Purpose::EntryValue => is_register,
            _ => self.stacked() && purpose.in_frames(),
        };
        if let Some(fault) = no_location(purpose)
            && !is_allowed
            && matches!(stack.last(), Some(&(LOCATION | COMPOSITE)))
        {
            let detail = "a location that is not an address";
            return Err(Problem::new(fault, body.end(), detail));
        }
        if self.pieces.bits().is_none() || self.stacked() {
            let is_wrong = stack.is_empty() && !body.bytes.is_empty();
            if is_wrong && !self.may_be_empty(body) {
                return Err(Problem::new(Fault::NothingLeft, body.end(), ""));
            }
            self.leaves_more |= body.depth == 0 && stack.len() > 1 && body.context.initial == 0;
        }
        Ok(())
    }

    /// True if the result of a location description that leaves the stack empty is the undefined
    /// location, as by the rules with locations on the stack. In DWARF 5 only a description without
    /// operations is empty (section 2.6.1.1.4), and `DW_OP_nop` is an operation.
    fn may_be_empty(&self, body: Body<'_>) -> bool {
        let purpose = body.context.purpose;
        self.stacked() && matches!(purpose, Purpose::Location | Purpose::Unknown)
    }

    /// Checks whether the purpose of the expression, and the rules by which it is read, allow an
    /// operation.
    fn allowed(
        &mut self,
        context: &Context,
        kind: OperationKind,
        at: usize,
    ) -> Result<(), Problem> {
        let wrong = |fault| Problem::new(fault, at, kind.to_string());
        if context.purpose.in_frames() && !kind.description().in_frames {
            return Err(wrong(Fault::NotInFrames));
        }
        if context.purpose == Purpose::EntryValue && kind == OperationKind::PushObjectAddress {
            return Err(wrong(Fault::NotInEntryValue));
        }
        if is_on_stack(kind) {
            match self.reading {
                Reading::OnStack | Reading::Certain => self.reading = Reading::Certain,
                _ if context.locations == Locations::AtEnd => {
                    let detail = format!("{kind} is not an operation of DWARF 5");
                    return Err(Problem::new(Fault::UnknownOperation, at, detail));
                }
                _ => return Err(self.request_second_reading(wrong(Fault::MisplacedLocation))),
            }
        }
        Ok(())
    }

    /// Checks whether an operation is allowed at its position.
    fn check_position(
        &mut self,
        context: &Context,
        operation: &Operation<'_>,
        shape: &mut Shape,
        at: usize,
    ) -> Result<(), Problem> {
        use OperationKind as K;
        let kind = operation.kind();
        self.allowed(context, kind, at)?;
        let piece = matches!(kind, K::Piece | K::BitPiece);
        let nothing = matches!(kind, K::Nop | K::LlvmNop | K::GnuUninit);
        let alone = matches!(
            kind,
            K::Reg | K::Regx | K::ImplicitValue | K::ImplicitPointer
        );
        let ends = alone || kind == K::StackValue;
        let fault = no_location(context.purpose).filter(|_| ends || piece);
        let fault = fault.filter(|_| context.purpose != Purpose::EntryValue || !is_register(kind));
        let misplaced = match shape.ended {
            _ if self.stacked() => None,
            _ if fault.is_some() => Some(kind.to_string()),
            Some(before) if !piece && !nothing => Some(format!("{kind} follows {before}")),
            None if alone && shape.operations > 0 => {
                Some(format!("{kind} follows other operations"))
            }
            _ => None,
        };
        if let Some(detail) = misplaced {
            let fault = fault.unwrap_or(Fault::MisplacedLocation);
            return Err(self.request_second_reading(Problem::new(fault, at, detail)));
        }
        if shape.complete && !nothing {
            // The following operations use the whole composite, or begin another location.
            self.check_pieces();
            self.pieces.clear();
        }
        shape.complete = kind == K::PieceEnd || shape.complete && nothing;
        match *operation {
            Operation::Piece(bytes) => {
                let too_large =
                    || Problem::new(Fault::OperandRange, at, format!("{kind} of {bytes} bytes"));
                let bits = bytes.checked_mul(8).ok_or_else(too_large)?;
                self.pieces.end(&context.registers, bits, None, at)?;
            }
            Operation::BitPiece(bits, offset) => {
                self.pieces
                    .end(&context.registers, bits, Some(offset), at)?
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

    /// Applies an operation to the stack. Returns `false` if its effect is unknown.
    fn effect(
        &mut self,
        operation: &Operation<'_>,
        floor: usize,
        at: usize,
    ) -> Result<bool, Problem> {
        let kind = operation.kind();
        let depth = self.stack.len() - floor;
        let underflow = |needs: usize| {
            let detail = format!("{kind} takes {needs}, but the stack has {depth}");
            Problem::new(Fault::StackUnderflow, at, detail)
        };
        match *operation {
            Operation::Pick(index) => {
                let needs = usize::from(index) + 1;
                let place = depth.checked_sub(needs).ok_or_else(|| underflow(needs))?;
                let entry = self.stack.get(floor + place).copied().unwrap_or(ANY);
                self.stack.push(entry);
                return Ok(true);
            }
            Operation::Piece(_) | Operation::BitPiece(..) => {
                self.piece(floor);
                return Ok(true);
            }
            _ => {}
        }
        let Some((pops, pushes)) = kind.description().counts() else {
            return Ok(false);
        };
        let Some(kept) = depth.checked_sub(pops).map(|kept| kept + floor) else {
            // With locations on the stack, the operation consumes the composite.
            let takes_composite = depth == 0 && self.pieces.bits().is_some() && !self.stacked();
            return Err(match takes_composite {
                true => self.request_second_reading(underflow(pops)),
                false => underflow(pops),
            });
        };
        let entries = self.stack.get(kept..).unwrap_or(&[]);
        let is_location = |of: &Type| matches!(*of, LOCATION | COMPOSITE);
        let mut pairs = takes(kind).zip(entries);
        if pairs.any(|(takes, of)| takes == Takes::Value && is_location(of)) {
            let detail = format!("{kind} takes a value, but the location is not an address");
            return Err(Problem::new(Fault::ValueNeeded, at, detail));
        }
        let entry = |index: usize| entries.get(index).copied().unwrap_or(ANY);
        let uses_composite = kind == OperationKind::Composite || entries.contains(&COMPOSITE);
        let result = self.results(operation, [entry(0), entry(1), entry(2)]);
        let result = result.map_err(|detail| Problem::new(Fault::OperandTypes, at, detail))?;
        if uses_composite && self.stacked() {
            // The following pieces belong to another composite.
            self.check_pieces();
            self.pieces.clear();
        }
        let all = result.into_iter().chain(core::iter::repeat(ANY));
        self.stack.truncate(kept);
        self.stack.extend(all.take(pushes));
        Ok(true)
    }

    /// Adds a piece to the composite on the stack.
    fn piece(&mut self, floor: usize) {
        if !self.stacked() {
            // The next description starts with an empty stack.
            self.stack.truncate(floor);
            return;
        }
        // The piece is added to the composite below it, or starts a new one. A piece without a
        // location is undefined.
        match self.stack.get(floor..) {
            Some([.., COMPOSITE, COMPOSITE]) => {
                // The size of the composite below becomes unknown.
                self.has_parts_of_pieces = true;
                self.stack.pop();
            }
            Some([.., COMPOSITE] | []) | None => {}
            Some(_) => _ = self.stack.pop(),
        }
        if self.stack.get(floor..).and_then(|stack| stack.last()) != Some(&COMPOSITE) {
            self.stack.push(COMPOSITE);
        }
    }

    /// Returns the types that an operation pushes, given those that it pops. Types that must agree
    /// but do not are an error.
    fn results(
        &self,
        operation: &Operation<'_>,
        [first, second, third]: [Type; 3],
    ) -> Result<[Type; 3], String> {
        use OperationKind::*;
        let (kind, stacked) = (operation.kind(), self.stacked());
        let same = || match (first, second) {
            (ANY, other) | (other, ANY) => Ok(other),
            (first, second) if first == second => Ok(first),
            (first, second) => {
                let name = |of| match of {
                    0 => "the generic type".to_string(),
                    _ => format!("the type at 0x{of:x}"),
                };
                Err(format!("{kind} takes {} and {}", name(first), name(second)))
            }
        };
        let mut operands = operation.operands();
        let base = operands.find_map(|operand| match operand {
            Operand::BaseType(BaseTypeRef::Offset(offset)) => Some(offset),
            _ => None,
        });
        // An address, or a value of the base type that the operation names. With locations on the
        // stack, an address may be a location.
        let value = if stacked { ANY } else { base.unwrap_or(0) };
        Ok(match kind {
            Dup => [first, first, ANY],
            Over => [first, second, first],
            Swap => [second, first, ANY],
            Rot => [third, first, second],
            And | Div | Minus | Mod | Mul | Or | Plus | Xor => [same()?, ANY, ANY],
            Eq | Ge | Gt | Le | Lt | Ne => {
                same()?;
                [0, ANY, ANY]
            }
            Abs | Neg | Not | PlusUconst | Shl | Shr | Shra => [first, ANY, ANY],
            EntryValue | GnuParameterRef | GnuVariableValue | WasmLocation => [ANY; 3],
            Reg | Regx | ImplicitValue | ImplicitPointer | StackValue if stacked => [LOCATION; 3],
            Undefined | CallFrameEntryReg | PieceEnd => [LOCATION; 3],
            Composite => [COMPOSITE; 3],
            Addr | Const1u | Const1s | Const2u | Const2s | Const4u | Const4s | Const8u
            | Const8s | Constu | Consts | Lit | Addrx | Constx | ConstType | Fbreg | Breg
            | Bregx | RegvalType | Drop | Pick | Deref | DerefSize | DerefType | Xderef
            | XderefSize | XderefType | PushObjectAddress | FormTlsAddress | CallFrameCfa
            | Skip | Bra | Call2 | Call4 | CallRef | Convert | Reinterpret | Nop | Reg | Regx
            | ImplicitValue | StackValue | ImplicitPointer | Piece | BitPiece | GnuUninit
            | GnuEncodedAddr | LlvmNop | FormAspaceAddress | PushLane | Offset | OffsetUconst
            | BitOffset | AspaceBregx | Extend | SelectBitPiece | Overlay | BitOverlay
            | Multiloc | Mem | PushIteration | PushSimdLane | PieceStack | BitPieceStack
            | ObjectMap => [value, ANY, ANY],
            AspaceImplicitPointer => [value, ANY, ANY],
        })
    }
}
