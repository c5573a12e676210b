//! Calls: what each argument is in the caller's terms, by means that outlast the call.
//!
//! A debugger that has stopped in the called function computes an argument's value in the frame of the caller: from
//! constants, from registers that the called function must leave as they were, from stack slots of the caller's frame,
//! and from what registers held on the caller's own entry. All else may have changed by then.

use super::encode::Lost;
use super::lowered::{Degradation, DegradationReason, Lowered, LoweredCall, LoweredParameter, LoweredTarget};
use super::resolve::{Resolver, Site};
use super::variables::Scratch;
use crate::dwarf::{Operation, Writer};
use crate::location::{BinaryOp, Location, LocationId, Tree, ValueId, ValueKind};
use crate::markers::{Base, CallParameter, CallSite, CallTarget, CodeRange, FrameRule, FunctionView, Referrer};
use crate::metadata::Object;
use crate::target::{Register, preserved_by_abi};
use core::ops::Range;

impl<'m> Lowered<'_, 'm> {
    /// The calls of a function.
    pub(super) fn calls(&mut self, resolver: &mut Resolver<'_, 'm>, site: Site<'m>, scratch: &mut Scratch) {
        let Some(function) = site.function else { return };
        if function.calls().is_empty() || !self.validated.index().has_calls(function.id) {
            return;
        }
        let functions = self.validated.module().code.len();
        self.calls.starts.resize(functions, u32::MAX);
        if let Some(start) = self.calls.starts.get_mut(function.id.index()) {
            *start = self.calls.calls.len() as u32;
        }
        for call in function.calls() {
            let first = self.calls.parameters.len() as u32;
            for parameter in function.call_parameters(call) {
                let lowered = self.call_parameter(resolver, site, function, call, parameter, scratch);
                self.calls.parameters.push(lowered);
            }
            let target = match call.target {
                CallTarget::Object(object) => self.call_target_of(resolver, site, function, call, object, scratch),
                CallTarget::Unknown | CallTarget::Subprogram(_) => None,
            };
            self.calls.calls.push(LoweredCall { target, parameters: first..self.calls.parameters.len() as u32 });
        }
    }

    fn call_parameter(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        function: FunctionView<'m>,
        call: &CallSite,
        parameter: &CallParameter,
        scratch: &mut Scratch,
    ) -> Option<LoweredParameter> {
        let location = self.passed_in(parameter.location)?;
        let (value, _) = self.at_call(resolver, site, function, call, parameter.value, true, scratch)?;
        Some(LoweredParameter { location, value })
    }

    fn call_target_of(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        function: FunctionView<'m>,
        call: &CallSite,
        object: Object,
        scratch: &mut Scratch,
    ) -> Option<LoweredTarget> {
        let (expression, outlasts) = self.at_call(resolver, site, function, call, object, false, scratch)?;
        Some(LoweredTarget { expression, outlasts })
    }

    /// Where the called function finds an argument, as the caller says it: a register, or a place that is counted from
    /// the stack pointer right before the call.
    fn passed_in(&mut self, referrer: Referrer) -> Option<Range<u32>> {
        let (stack, at_entry) = self.validated.module().target.description().cfa;
        let operation = match referrer {
            Referrer::Register(part) if part.bit_offset == 0 => Operation::register(part.register),
            // The canonical frame address is where the stack pointer was before the call.
            Referrer::Slot { base: Base::Cfa, offset, .. } => {
                Operation::base_register(Register(stack), i64::from(offset))
            }
            Referrer::Slot { base: Base::Register(base), offset, .. } if base.0 == stack => {
                Operation::base_register(base, i64::from(offset) - at_entry)
            }
            _ => return None,
        };
        let start = self.bytes.len() as u32;
        Writer::new(self.encoding, &mut self.bytes, &mut self.fixups).op(operation).ok()?;
        Some(start..self.bytes.len() as u32)
    }

    /// The value of an object right before a call, and whether it outlasts the call: the first place that can be said and,
    /// if that is asked for, that outlasts it.
    #[allow(clippy::too_many_arguments, reason = "what is written to, read from, and asked for")]
    fn at_call(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        function: FunctionView<'m>,
        call: &CallSite,
        object: Object,
        must_outlast: bool,
        scratch: &mut Scratch,
    ) -> Option<(Range<u32>, bool)> {
        let keeps = Keeps::at(function, call.position, resolver.tree.target());
        let mut why = DegradationReason::Call;
        for index in resolver.object(site, object, 0) {
            let piece = resolver.piece(index);
            if !piece.range.contains(call.position) {
                continue;
            }
            let Some(value) = resolver.tree.read(piece.location, piece.ty) else { continue };
            let outlasts = keeps.value(&resolver.tree, value);
            if must_outlast && !outlasts {
                continue;
            }
            let start = self.bytes.len() as u32;
            let written = self.value(resolver, site, piece, scratch);
            scratch.lost.clear();
            match written {
                Ok(()) => return Some((start..self.bytes.len() as u32, outlasts)),
                Err(Lost(reason)) => why = reason,
            }
        }
        let range = CodeRange::new(call.position, call.return_position);
        self.degradations.push(Degradation { object, function: site.id(), range, reason: why });
        None
    }
}

/// What a called function leaves as it was.
struct Keeps {
    target: crate::target::Target,
    /// The registers that stack slots are counted from.
    stack: [Register; 2],
}

impl Keeps {
    fn at(function: FunctionView<'_>, position: u32, target: crate::target::Target) -> Keeps {
        let stack = Register(target.description().cfa.0);
        let before = function.frame().iter().take_while(|row| row.position <= position);
        let frame = before.filter_map(|row| match row.rule {
            FrameRule::Cfa { register, .. } => Some(register),
            _ => None,
        });
        Keeps { target, stack: [stack, frame.last().unwrap_or(stack)] }
    }

    fn value(&self, tree: &Tree, id: ValueId) -> bool {
        match tree.value(id).kind {
            ValueKind::Constant(_)
            | ValueKind::Symbol { .. }
            | ValueKind::Cfa
            | ValueKind::FrameBase
            | ValueKind::Entry(_) => true,
            ValueKind::Lane | ValueKind::Iteration | ValueKind::ThreadLocal(_) | ValueKind::Call(_) => false,
            ValueKind::Read(location) => self.location(tree, location),
            ValueKind::Unary(_, a)
            | ValueKind::Convert(a)
            | ValueKind::ZeroExtend(a)
            | ValueKind::SignExtend(a)
            | ValueKind::Bits(a) => self.value(tree, a),
            ValueKind::Binary(_, a, b) => self.value(tree, a) && self.value(tree, b),
            ValueKind::Choose(condition, a, b) => [condition, a, b].into_iter().all(|id| self.value(tree, id)),
        }
    }

    fn location(&self, tree: &Tree, id: LocationId) -> bool {
        match tree.location(id) {
            Location::Register { register, .. } => {
                self.stack.contains(&register) || preserved_by_abi(self.target, register)
            }
            Location::Memory { address, .. } => self.is_slot(tree, address),
            Location::Implicit { value, .. } => self.value(tree, value),
            Location::Composite { first, count, .. } => {
                tree.parts(first, count).iter().all(|part| self.location(tree, part.location))
            }
            Location::Choose { condition, first, second } => {
                self.value(tree, condition) && self.location(tree, first) && self.location(tree, second)
            }
            _ => false,
        }
    }

    /// True for an address in the caller's frame. What a pointer points to may be written by anyone.
    fn is_slot(&self, tree: &Tree, id: ValueId) -> bool {
        match tree.value(id).kind {
            ValueKind::Cfa | ValueKind::FrameBase => true,
            ValueKind::Read(location) => {
                matches!(tree.location(location), Location::Register { register, .. } if self.stack.contains(&register))
            }
            ValueKind::Binary(BinaryOp::Add, base, offset) => tree.known(offset).is_some() && self.is_slot(tree, base),
            _ => false,
        }
    }
}
