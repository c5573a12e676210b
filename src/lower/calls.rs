//! Lowers call sites. The value of each argument is an expression that is evaluated in the caller's
//! frame and uses only storage that is preserved across the call.
//!
//! A debugger that has stopped in the called function evaluates an argument's value in the frame of
//! the caller. The expression may use constants, registers that the called function must preserve,
//! slots of the caller's frame unless the call is a tail call, and entry values of the caller. All
//! other registers and memory may have changed by then.

use super::clobber;
use super::degradation::{Degradation, DegradationReason};
use super::encode::Lost;
use super::lowered::{Lowered, LoweredParameter, LoweredTarget};
use super::piece::Piece;
use super::resolve::Resolver;
use super::scratch::Scratch;
use crate::dwarf::{EncodeError, Operation, Writer};
use crate::location::{BinaryOp, Location, LocationId, Tree, ValueId, ValueKind};
use crate::markers::{
    Base, CallParameter, CallSite, CallTarget, CodeRange, FunctionView, Referrer,
};
use crate::metadata::Object;
use crate::target::{Register, Target};
use alloc::vec::Vec;
use core::ops::Range;

/// The time at which a debugger reads the value of an object at a call.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Read {
    /// Right before the call.
    BeforeCall,
    /// While the called function runs.
    InCall,
}

impl<'m> Lowered<'_, 'm> {
    /// Lowers the calls of a function.
    pub(super) fn calls(&mut self, resolver: &mut Resolver<'_, 'm>, scratch: &mut Scratch) {
        let Some(function) = resolver.site.function else {
            return;
        };
        if function.calls().is_empty() || !self.validated.index().has_calls(function.id) {
            return;
        }
        let place = function.id.index() - self.calls.first_function;
        self.calls.starts.resize(place, u32::MAX);
        self.calls.starts.push(self.calls.calls.len() as u32);
        for call in function.calls() {
            let first = self.calls.parameters.len() as u32;
            let at = AtCall { function, call };
            for parameter in function.call_parameters(call) {
                let lowered = self.call_parameter(resolver, at, &parameter, scratch);
                self.calls.parameters.push(lowered);
            }
            let target = match call.target {
                CallTarget::Object(object) => {
                    self.at_call(resolver, at, object, Read::BeforeCall, scratch)
                }
                CallTarget::Unknown | CallTarget::Subprogram(_) => None,
            };
            if let Some((expression, is_preserved)) = target {
                let target = LoweredTarget {
                    expression,
                    is_preserved,
                };
                let call = self.calls.calls.len() as u32;
                self.calls.targets.push((call, target));
            }
            let parameters = first..self.calls.parameters.len() as u32;
            self.calls.calls.push(parameters);
        }
    }

    fn call_parameter(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        at: AtCall<'m>,
        parameter: &CallParameter,
        scratch: &mut Scratch,
    ) -> Option<LoweredParameter> {
        let place = match parameter.location {
            Referrer::Lane { .. } => {
                self.passed_at(resolver, parameter.location, u64::MAX, scratch)
            }
            Referrer::Registers { first, count } => {
                let parts = at.function.register_list(first, count).iter();
                let target = resolver.tree.target();
                let bits = parts.map(|part| part.size(target)).sum();
                match at.is_wider(resolver, parameter, bits) {
                    true => Err(Lost(DegradationReason::Offset)),
                    false => self.passed_at(resolver, parameter.location, bits, scratch),
                }
            }
            // A debugger would read the rest of the argument from the rest of the register.
            Referrer::Register(part)
                if part.bits > 0 && at.is_wider(resolver, parameter, part.bits.into()) =>
            {
                Err(Lost(DegradationReason::Offset))
            }
            other => self.passed_in(other),
        };
        match place {
            Ok(location) => {
                let (value, _) =
                    self.at_call(resolver, at, parameter.value, Read::InCall, scratch)?;
                Some(LoweredParameter { location, value })
            }
            Err(Lost(reason)) => {
                self.lost_at_call(at, parameter.value, reason);
                None
            }
        }
    }

    fn lost_at_call(&mut self, at: AtCall<'m>, object: Object, reason: DegradationReason) {
        self.degradations.push(Degradation {
            subject: object.into(),
            function: Some(at.function.id),
            range: at.call.range(),
            reason,
        });
    }

    /// Writes the location of `bits` bits of an argument: the element of the focused lane, or a
    /// list of registers. gdb and lldb ignore arguments that are not in one register or slot.
    fn passed_at(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        referrer: Referrer,
        bits: u64,
        scratch: &mut Scratch,
    ) -> Result<Range<u32>, Lost> {
        let before = self.written();
        // The size of the value follows from the referrer.
        let location = resolver.referrer(referrer, 0);
        let written = self.encode(resolver, location, bits, scratch);
        // A debugger would mistake a part of the argument for the whole.
        let lost = scratch.lost.drain(..).next();
        let written = written.and(lost.map_or(Ok(()), |reason| Err(Lost(reason))));
        if written.is_err() {
            self.undo(before);
        }
        written.map(|()| self.bytes_since(before))
    }

    /// Writes the location where the called function finds an argument, as seen from the caller: a
    /// register, or memory at an offset from the stack pointer right before the call.
    fn passed_in(&mut self, referrer: Referrer) -> Result<Range<u32>, Lost> {
        let description = self.validated.module().target.description();
        let (number, at_entry) = description.cfa;
        let (stack, space) = (Register(number), description.cfa_address_space);
        // The CFA of the called function, as an offset from the stack pointer before the call.
        let called = -description.stack_offset;
        let offset = match referrer {
            Referrer::Register(part) if part.bit_offset == 0 => None,
            Referrer::Register(_) => return Err(Lost(DegradationReason::Offset)),
            Referrer::Slot {
                base: Base::Cfa,
                offset,
                ..
            } => Some(i64::from(offset) + called),
            Referrer::Slot {
                base: Base::Register(base),
                offset,
                ..
            } if base == stack => Some(i64::from(offset) + called - i64::from(at_entry)),
            _ => return Err(Lost(DegradationReason::Call)),
        };
        let before = self.written();
        let written = match (referrer, offset) {
            // WebAssembly passes arguments in stack operands that the callee cannot access.
            (Referrer::Register(part), _)
                if (self.validated.module().target)
                    .wasm_operation(part.register)
                    .is_some() =>
            {
                return Err(Lost(DegradationReason::Call));
            }
            (Referrer::Register(part), _) => self.append(&[Operation::register(part.register)]),
            (_, None) => Ok(()),
            (_, Some(offset)) => self.stack_address(stack, offset, space),
        };
        if written.is_err() {
            self.undo(before);
            return Err(Lost(DegradationReason::AddressSpace));
        }
        Ok(self.bytes_since(before))
    }

    /// Writes memory of an address space at an offset from the stack pointer.
    fn stack_address(
        &mut self,
        stack: Register,
        offset: i64,
        space: u64,
    ) -> Result<(), EncodeError> {
        let bits = self.validated.module().target.register_bits(stack);
        if bits.unwrap_or(0) < u32::from(self.encoding.address_bytes) * 8 {
            // `DW_OP_bregx` reads a whole address, which is wider than this register.
            let bytes = (bits.unwrap_or(0) / 8) as u8;
            self.append(&[Operation::register(stack), Operation::DerefSize(bytes)])?;
            match u64::try_from(offset) {
                Ok(0) => {}
                Ok(offset) => self.append(&[Operation::PlusUconst(offset)])?,
                Err(_) => {
                    self.append(&[Operation::constant_signed(offset), Operation::Plus])?;
                }
            }
        } else {
            self.append(&[Operation::base_register(stack, offset)])?;
        }
        if space != 0 {
            let space = Operation::constant_unsigned(space);
            self.append(&[space, Operation::FormAspaceAddress])?;
        }
        Ok(())
    }

    fn append(&mut self, operations: &[Operation<'_>]) -> Result<(), EncodeError> {
        let mut writer = Writer::new(self.encoding, &mut self.bytes, &mut self.fixups);
        operations
            .iter()
            .try_for_each(|operation| writer.op(*operation).map(drop))
    }

    /// Writes the value of an object right before a call. Returns its bytes, and true if it is
    /// preserved across the call. The first of the object's locations that the dialect can express
    /// is used; for [`Read::InCall`], the first that is also preserved across the call.
    fn at_call(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        at: AtCall<'m>,
        object: Object,
        read: Read,
        scratch: &mut Scratch,
    ) -> Option<(Range<u32>, bool)> {
        if let Some(bytes) = self.plain_argument(resolver, at, object, scratch) {
            return Some((bytes, true));
        }
        let preserved = PreservedState::at(resolver, at);
        let mut why = DegradationReason::Call;
        let pieces = at.pieces(resolver, object);
        let is_alone = pieces.len() == 1;
        for piece in pieces {
            let Some(value) = resolver.tree.read(piece.location, piece.ty) else {
                continue;
            };
            let is_preserved = preserved.value(&resolver.tree, value);
            if read == Read::InCall && !is_preserved {
                continue;
            }
            let before = self.written();
            let written = match read {
                Read::BeforeCall => self.value(resolver, piece, scratch),
                Read::InCall => self.argument_value(resolver, piece, scratch),
            };
            match (written, scratch.lost.drain(..).next()) {
                (Ok(()), None) => {
                    if !is_alone && may_be_undefined(&resolver.tree, &piece) {
                        self.lost_at_call(at, object, DegradationReason::Choice);
                    }
                    return Some((self.bytes_since(before), is_preserved));
                }
                // A number is meaningless without some of its parts.
                (Ok(()), Some(reason)) | (Err(Lost(reason)), _) => why = reason,
            }
            self.undo(before);
        }
        self.lost_at_call(at, object, why);
        None
    }
}

/// The state right before a call.
#[derive(Clone, Copy)]
pub(super) struct AtCall<'m> {
    pub(super) function: FunctionView<'m>,
    pub(super) call: &'m CallSite,
}

impl<'m> AtCall<'m> {
    /// True if an argument has more bits than the place in which it is passed.
    fn is_wider(
        self,
        resolver: &mut Resolver<'_, 'm>,
        argument: &CallParameter,
        place: u64,
    ) -> bool {
        let pieces = self.pieces(resolver, argument.value);
        let mut bits = pieces.iter().map(|piece| resolver.tree.bits(piece.ty));
        bits.any(|bits| bits > place)
    }

    /// Returns the locations of an object right before the call. Locations that may be undefined at
    /// run time come last, so that they do not displace the others.
    fn pieces(self, resolver: &mut Resolver<'_, 'm>, object: Object) -> Vec<Piece> {
        let first = self.call.start();
        let mut pieces = resolver.pieces_at(object, first);
        // If the call instruction has one byte, its start is the byte at which debuggers evaluate
        // locations during the call. Some registers that a location reads may already be lost
        // there.
        let is_during_call = resolver.is_during_call(CodeRange::new(first, first + 1));
        // An array whose chunk is lost looks like an array that is only in memory.
        let has_map = is_during_call && resolver.passes_map(object);
        pieces.retain(|piece| {
            !is_during_call || !has_map && !resolver.tree.reading_may_fail(piece.location)
        });
        pieces.sort_by_key(|piece| may_be_undefined(&resolver.tree, piece));
        pieces
    }
}

fn may_be_undefined(tree: &Tree, piece: &Piece) -> bool {
    tree.may_be_undefined(piece.location, tree.bits(piece.ty))
}

/// The offset in bytes from a frame's base at which memory no longer counts as part of the frame.
const MAX_BYTES: u128 = 1 << 30;

/// The part of its caller's state that a called function preserves.
struct PreservedState<'m> {
    function: FunctionView<'m>,
    call: CallSite,
    target: Target,
    /// The stack pointer, and the register from which the CFA is computed at the call.
    stack: Register,
    frame: Register,
    /// The first byte offset from the frame base that belongs to the frame; `None` if the frame
    /// base is not preserved.
    frame_base: Option<i128>,
}

impl<'m> PreservedState<'m> {
    fn at(resolver: &mut Resolver<'_, 'm>, at: AtCall<'m>) -> PreservedState<'m> {
        let AtCall { function, call, .. } = at;
        let target = resolver.tree.target();
        let stack = Register(target.description().cfa.0);
        let frame = resolver.cfa_register(function, call.last_byte());
        let mut preserved = PreservedState {
            function,
            call: *call,
            target,
            stack,
            frame,
            frame_base: None,
        };
        preserved.frame_base = preserved.frame_base(resolver, at);
        preserved
    }

    fn frame_base(
        &self,
        resolver: &mut Resolver<'_, 'm>,
        AtCall { function, call }: AtCall<'m>,
    ) -> Option<i128> {
        let fragment = resolver
            .module
            .metadata
            .subprograms
            .get(function.subprogram)?
            .frame_base?;
        let mut first = None;
        for piece in resolver.pieces_at(fragment.into(), call.start()) {
            let Piece {
                range, location, ..
            } = piece;
            // Debuggers evaluate the frame base at the last byte of the call.
            let Location::Memory { address, .. } = resolver.tree.location(location) else {
                return None;
            };
            if range.end < call.return_position || !self.value(&resolver.tree, address) {
                return None;
            }
            let (base, offset) = from_base(&resolver.tree, address);
            let floor = if self.is_register(&resolver.tree, base, self.stack) {
                -offset
            } else {
                i128::MIN
            };
            first = first.max(Some(floor));
        }
        first
    }

    fn value(&self, tree: &Tree, id: ValueId) -> bool {
        match tree.value(id).kind {
            ValueKind::FrameBase => self.frame_base.is_some(),
            ValueKind::Iteration | ValueKind::ThreadLocal(_) | ValueKind::Call(_) => false,
            ValueKind::Read(location) => {
                self.location(tree, location, tree.bits(tree.value(id).ty))
            }
            // Constants, addresses, entry values, the lane (which the user of the debugger
            // selects), and values computed from these.
            kind => kind.operands().all(|id| self.value(tree, id)),
        }
    }

    /// True if the called function preserves the `bits` least significant bits of a register.
    fn preserved(&self, register: Register, bits: u32) -> bool {
        clobber::kept(self.target, self.function, &self.call, self.frame, register) >= bits
    }

    /// True if the called function preserves the `bits` bits at a location.
    fn location(&self, tree: &Tree, id: LocationId, bits: u64) -> bool {
        match tree.location(id) {
            Location::Register {
                register,
                bit_offset,
                ..
            } => self.preserved(
                register,
                clobber::end_of_bits(tree, register, bit_offset, bits),
            ),
            Location::Memory { space, address, .. } => {
                space == self.target.description().cfa_address_space
                    && !self.call.is_tail_call
                    && self.is_slot(tree, address)
            }
            Location::Implicit { value, .. } => self.value(tree, value),
            Location::Composite { parts, .. } => tree
                .parts(parts)
                .iter()
                .all(|part| self.location(tree, part.location, part.bits)),
            Location::Choose {
                condition,
                first,
                second,
            } => {
                self.value(tree, condition)
                    && self.location(tree, first, bits)
                    && self.location(tree, second, bits)
            }
            // The offset is computed at run time, so all bits may be used.
            Location::Moved { base, by, .. } => {
                let Location::Register { register, .. } = tree.location(base) else {
                    return false;
                };
                let whole = self.target.widest_bits(register);
                self.value(tree, by) && whole.is_some_and(|bits| self.preserved(register, bits))
            }
            _ => false,
        }
    }

    /// True for an address in the caller's frame. The call may write memory that any other pointer
    /// points to, and memory below the stack pointer belongs to the called function.
    fn is_slot(&self, tree: &Tree, id: ValueId) -> bool {
        let (base, offset) = from_base(tree, id);
        if offset.unsigned_abs() >= MAX_BYTES {
            return false;
        }
        match tree.value(base).kind {
            ValueKind::Cfa => true,
            ValueKind::FrameBase => self.frame_base.is_some_and(|first| offset >= first),
            _ if self.is_register(tree, base, self.stack) => offset >= 0,
            _ => self.is_register(tree, base, self.frame),
        }
    }

    fn is_register(&self, tree: &Tree, id: ValueId, wanted: Register) -> bool {
        let ValueKind::Read(location) = tree.value(id).kind else {
            return false;
        };
        matches!(tree.location(location), Location::Register { register, .. } if register == wanted)
    }
}

/// Splits an address into a base and a constant offset in bytes.
fn from_base(tree: &Tree, id: ValueId) -> (ValueId, i128) {
    let ValueKind::Binary(BinaryOp::Add, base, by) = tree.value(id).kind else {
        return (id, 0);
    };
    if is_small_multiple_of_lane(tree, by) {
        return from_base(tree, base);
    }
    let Some(number) = tree.known(by) else {
        return (id, 0);
    };
    let unused = 128u64.saturating_sub(tree.bits(tree.value(id).ty)).min(127);
    (base, number << unused >> unused)
}

/// True for the number of the focused lane times a small number. This is the offset of the lane's
/// part of a slot.
fn is_small_multiple_of_lane(tree: &Tree, id: ValueId) -> bool {
    match tree.value(id).kind {
        ValueKind::Lane => true,
        ValueKind::Convert(a) | ValueKind::ZeroExtend(a) => is_small_multiple_of_lane(tree, a),
        ValueKind::Binary(BinaryOp::Mul, a, by) => {
            let is_small = tree.known(by).is_some_and(|by| (0..1 << 10).contains(&by));
            is_small && is_small_multiple_of_lane(tree, a)
        }
        _ => false,
    }
}
