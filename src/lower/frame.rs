//! Expressions of frame rules, in the operations that call frame information may have (DWARF 5
//! section 6.4.2).
//!
//! An expression is lowered as a location, and then adapted. A register's rule begins with the CFA
//! on the stack, so the CFA is picked from there. An implicit value becomes a number on the stack.
//! Operations that need a unit (types, entries, indexed addresses) do not exist in call frame
//! information: a rule that would need one is lost.

use super::build::{Context, build};
use super::encode::Lost;
use super::lowered::{Degradation, DegradationReason, Lowered, Subject};
use super::resolve::{Resolver, Site};
use super::value::Above;
use super::variables::Scratch;
use crate::dwarf::{Dialect, Operation, OperationKind, Operations, Writer};
use crate::expr::DIOp;
use crate::location::{Location, LocationId};
use crate::markers::{
    Base, CodeRange, FrameExpression, FrameRule, FunctionId, FunctionView, Referrer,
};
use crate::target::Register;
use crate::ty::Type;
use crate::units::Position;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashMap;

/// The purpose of an expression.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum FrameUse {
    /// Its value is the CFA.
    Cfa,
    /// Its location is that of a saved register.
    Place,
    /// Its value is that of a register, which may be narrower than an address.
    Value(Register),
}

/// A lowered expression of a frame rule.
#[derive(Clone, Debug)]
pub(super) struct LoweredFrame {
    key: (FunctionId, u32, FrameUse),
    bytes: Result<Range<u32>, DegradationReason>,
}

/// The expression that a rule names, and its purpose.
pub(crate) fn expression_of(rule: FrameRule) -> Option<(u32, FrameUse)> {
    match rule {
        FrameRule::CfaExpression { expression } => Some((expression, FrameUse::Cfa)),
        FrameRule::Expression { expression, .. } => Some((expression, FrameUse::Place)),
        FrameRule::ValueExpression {
            register,
            expression,
        } => Some((expression, FrameUse::Value(register))),
        _ => None,
    }
}

/// True for a dialect whose call frame instructions give the address space of the CFA.
pub(crate) fn has_spaces(dialect: Dialect) -> bool {
    match dialect {
        Dialect::Llvm | Dialect::LlvmLegacy | Dialect::Dwarf6Draft => true,
        Dialect::Dwarf4 | Dialect::Dwarf5 => false,
    }
}

/// The maximum size, in bits, of a register whose value may be a zero-extended number on the stack.
const MOST_FILLED: u64 = 128;

impl<'m> Lowered<'_, 'm> {
    /// Lowers every expression that a frame rule of a function names.
    pub(super) fn frame(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        scratch: &mut Scratch,
    ) {
        let Some(function) = site.function else {
            return;
        };
        if !function.has_frame_rules() || !self.validated.index().has_frame(function.id) {
            return;
        }
        for row in function.frame() {
            let Some((expression, used)) = expression_of(row.rule) else {
                continue;
            };
            let key = (function.id, expression, used);
            let Some(node) = function.frame_expressions().get(expression as usize) else {
                continue;
            };
            if let Err(place) = self.frames.binary_search_by_key(&key, |frame| frame.key) {
                let bytes = self
                    .frame_expression(resolver, site, *node, used, scratch)
                    .map_err(|lost| lost.0);
                self.frames.insert(place, LoweredFrame { key, bytes });
            }
        }
        self.report_lost_rules(function);
    }

    /// Why a function has no frame information: the dialect cannot express its CFA, on which all
    /// other rules depend.
    pub(crate) fn lost_cfa(&self, function: FunctionView<'_>) -> Option<DegradationReason> {
        let space = self
            .validated
            .module()
            .target
            .description()
            .cfa_address_space;
        if space != 0 && !has_spaces(self.encoding.dialect) {
            // Readers would look for the CFA, and for registers saved there, in the default space.
            return Some(DegradationReason::AddressSpace);
        }
        let rules = function.frame().iter().map(|row| row.rule);
        rules
            .filter(|rule| matches!(rule, FrameRule::CfaExpression { .. }))
            .find_map(|rule| self.lost_rule(function, rule))
    }

    /// Why the dialect cannot express a rule; `None` if it can. A register whose rule is lost is
    /// undefined.
    pub(crate) fn lost_rule(
        &self,
        function: FunctionView<'_>,
        rule: FrameRule,
    ) -> Option<DegradationReason> {
        let description = self.validated.module().target.description();
        if let FrameRule::ValueOffset { offset, .. } = rule {
            // An offset that is not a multiple of the data alignment needs an expression. In an
            // expression, the CFA is a number only in the default address space.
            let is_factored = offset.checked_rem(i64::from(description.data_alignment)) == Some(0);
            return (description.cfa_address_space != 0 && !is_factored)
                .then_some(DegradationReason::AddressSpace);
        }
        let (expression, used) = expression_of(rule)?;
        let key = (function.id, expression, used);
        match self
            .frames
            .binary_search_by_key(&key, |frame| frame.key)
            .ok()
            .and_then(|place| self.frames.get(place))
        {
            Some(frame) => frame.bytes.as_ref().err().copied(),
            None => Some(DegradationReason::Undefined),
        }
    }

    /// Reports the lost rules of a function's frame, each with the code in which it would hold.
    fn report_lost_rules(&mut self, function: FunctionView<'_>) {
        let description = self.validated.module().target.description();
        let lost_cfa = self.lost_cfa(function);
        if let Some(reason) = lost_cfa {
            let (subject, range) = (Subject::Cfa, function.range());
            self.degradations.push(Degradation {
                subject,
                function: Some(function.id),
                range,
                reason,
            });
        }
        let mut rules = LostRules::default();
        let at_entry = lost_cfa.filter(|_| description.return_address_offset.is_some());
        rules.set(Register(description.return_address), at_entry);
        for row in function.frame() {
            // As in the emitted frame, rows out of order and rows past the function's end are left
            // out.
            if row.position < rules.position || row.position.0 >= function.size {
                continue;
            }
            rules.position = row.position;
            match row.rule {
                FrameRule::Cfa { .. } | FrameRule::CfaExpression { .. } => {}
                FrameRule::Offset { register, .. }
                | FrameRule::ValueOffset { register, .. }
                | FrameRule::Register { register, .. }
                | FrameRule::Expression { register, .. }
                | FrameRule::ValueExpression { register, .. }
                | FrameRule::SameValue(register) => {
                    rules.set(
                        register,
                        lost_cfa.or_else(|| self.lost_rule(function, row.rule)),
                    );
                }
                FrameRule::Undefined(register) => rules.set(register, None),
                FrameRule::Restore(register) => {
                    rules.set(
                        register,
                        at_entry.filter(|_| register.0 == description.return_address),
                    );
                }
                FrameRule::RememberState => rules.remembered.push(rules.changes.len()),
                FrameRule::RestoreState => rules.restore(),
            }
        }
        let found = rules.finish(function.size);
        for (register, range, reason) in found {
            let subject = Subject::CallerRegister(register);
            self.degradations.push(Degradation {
                subject,
                function: Some(function.id),
                range,
                reason,
            });
        }
    }

    fn frame_expression(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        node: FrameExpression,
        used: FrameUse,
        scratch: &mut Scratch,
    ) -> Result<Range<u32>, Lost> {
        let (location, bits) =
            resolver.frame(site, node, used, self.encoding.has(OperationKind::Offset))?;
        let (start, fixups, base_types) =
            (self.bytes.len(), self.fixups.len(), self.base_types.len());
        scratch.procedures.clear();
        scratch.lost.clear();
        let first_procedure = self.procedures.len() as u32;
        let space = resolver.tree.target().description().cfa_address_space;
        let result = match (used, resolver.tree.location(location)) {
            // Leave the number on the stack; an implicit location would not be a number.
            (FrameUse::Cfa | FrameUse::Value(_), Location::Implicit { value, .. }) => {
                self.encoder(resolver, site, first_procedure, scratch, |encoder| {
                    encoder.generic(value, Above::Zeros)?;
                    // The CFA is in its address space, if the dialect can express that.
                    if used == FrameUse::Cfa
                        && space != 0
                        && encoder.has(OperationKind::FormAspaceAddress)
                    {
                        encoder.op(Operation::constant_unsigned(space))?;
                        encoder.op(Operation::FormAspaceAddress)?;
                    }
                    Ok(())
                })
            }
            _ => self.encode(resolver, site, location, bits, first_procedure, scratch),
        };
        let needs_unit = self.fixups.len() > fixups || self.base_types.len() > base_types;
        let lost = scratch.lost.drain(..).next();
        self.fixups.truncate(fixups);
        self.base_types.truncate(base_types);
        let written = self.bytes.split_off(start);
        result?;
        if let Some(reason) = lost {
            return Err(Lost(reason));
        }
        if needs_unit || !scratch.procedures.is_empty() {
            return Err(Lost(DegradationReason::Type));
        }
        let written = self.fit(&written)?;
        self.bytes.extend_from_slice(&written);
        Ok(start as u32..self.bytes.len() as u32)
    }

    /// Rewrites the operations of a location to those that a frame rule may have.
    fn fit(&self, written: &[u8]) -> Result<Vec<u8>, Lost> {
        let too_much = Lost(DegradationReason::Limit);
        let operations = self.unwound(written)?;
        let is_cfa = |operation: &Operation<'_>| *operation == Operation::CallFrameCfa;
        let branches = |operation: &Operation<'_>| {
            matches!(operation.kind(), OperationKind::Bra | OperationKind::Skip)
        };
        let has_cfa = operations.iter().any(is_cfa);
        // The replacement is longer, and branches across it are not adjusted.
        if has_cfa && operations.iter().any(branches) {
            return Err(too_much);
        }
        // Then it is on top already when it is used.
        let is_cfa_once =
            operations.first().is_some_and(is_cfa) && !operations.iter().skip(1).any(is_cfa);
        let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
        let mut writer = Writer::new(self.encoding, &mut bytes, &mut fixups);
        let mut write = |operation| writer.op(operation).map_err(|_| too_much).map(drop);
        let mut stack = AboveCfa {
            has_no_cfa: is_cfa_once,
            ..AboveCfa::default()
        };
        // In DWARF 6, a first piece needs a composite, or nothing else on the stack.
        let needs_composite = self.encoding.dialect == Dialect::Dwarf6Draft
            && operations.iter().any(is_piece)
            && !is_cfa_once;
        if needs_composite && !has_cfa {
            write(Operation::Drop)?;
            stack.has_no_cfa = true;
        } else if needs_composite {
            if !self.encoding.has(OperationKind::Composite) {
                return Err(Lost(DegradationReason::NestedComposite));
            }
            write(Operation::Composite)?;
            (stack.entries, stack.composite) = (1, Some(1));
        }
        for operation in operations.into_iter().skip(usize::from(is_cfa_once)) {
            if is_cfa(&operation) {
                let pick = u8::try_from(stack.entries).map_err(|_| too_much)?;
                stack.entries += 1;
                write(Operation::Pick(pick))?;
                continue;
            }
            if !operation.kind().description().in_frames {
                return Err(Lost(DegradationReason::Type));
            }
            if stack.is_empty_part(&operation) {
                // Without it, the first part would be the CFA.
                write(Operation::Undefined)?;
            }
            if !stack.after(&operation) && has_cfa && !is_cfa_once {
                return Err(too_much);
            }
            write(operation)?;
        }
        Ok(bytes)
    }

    /// The operations of a location. The CFA stands for the frame base, and the caller's registers
    /// for values on entry.
    fn unwound<'a>(&self, written: &'a [u8]) -> Result<Vec<Operation<'a>>, Lost> {
        let mut operations = Vec::new();
        for item in Operations::new(self.encoding, written) {
            match item.map_err(|_| Lost(DegradationReason::Limit))?.1 {
                // The frame base is the CFA wherever `DW_OP_fbreg` is written.
                Operation::Fbreg(offset) => {
                    operations.extend([
                        Operation::CallFrameCfa,
                        Operation::constant_signed(offset),
                        Operation::Plus,
                    ]);
                }
                Operation::EntryValue(nested) => self.entry_register(nested, &mut operations)?,
                other => operations.push(other),
            }
        }
        Ok(operations)
    }

    /// The operations for the value that a register had on entry: its caller's, by the other rules
    /// of the frame.
    fn entry_register<'a>(
        &self,
        nested: &'a [u8],
        operations: &mut Vec<Operation<'a>>,
    ) -> Result<(), Lost> {
        let lost = Lost(DegradationReason::EntryValue);
        if !self.encoding.has(OperationKind::CallFrameEntryReg) {
            return Err(lost);
        }
        let mut nested = Operations::new(self.encoding, nested);
        let register = match nested.next() {
            Some(Ok((_, Operation::Reg(register)))) => Register(register.into()),
            Some(Ok((_, Operation::Regx(register)))) => register,
            _ => return Err(lost),
        };
        operations.push(Operation::CallFrameEntryReg(register));
        let first = operations.len();
        for item in nested {
            operations.push(item.map_err(|_| lost)?.1);
        }
        if operations.len() == first {
            let bits = self
                .validated
                .module()
                .target
                .register_bits(register)
                .ok_or(lost)?;
            let bytes = u8::try_from(bits.div_ceil(8)).map_err(|_| lost)?;
            operations.push(Operation::DerefSize(bytes));
        }
        Ok(())
    }

    /// The operations of an expression of a frame rule; `None` if the dialect cannot express it.
    pub(crate) fn frame_bytes(
        &self,
        function: FunctionId,
        expression: u32,
        used: FrameUse,
    ) -> Option<&[u8]> {
        let key = (function, expression, used);
        let place = self
            .frames
            .binary_search_by_key(&key, |frame| frame.key)
            .ok()?;
        let bytes = self.frames.get(place)?.bytes.as_ref().ok()?;
        Some(self.expression(bytes.clone()))
    }

    /// The expressions of frame rules that the dialect cannot express: the function, the number of
    /// the expression in it, and the reason. A register whose rule is lost counts as undefined; a
    /// function whose CFA is lost has no frame information.
    pub fn lost_frames(&self) -> impl Iterator<Item = (FunctionId, u32, DegradationReason)> {
        let lost =
            |frame: &LoweredFrame| Some((frame.key.0, frame.key.1, *frame.bytes.as_ref().err()?));
        self.frames.iter().filter_map(lost)
    }
}

fn is_piece(operation: &Operation<'_>) -> bool {
    matches!(operation, Operation::Piece(_) | Operation::BitPiece(..))
}

/// The stack of a frame rule's expression, above the CFA on which it starts.
#[derive(Default)]
struct AboveCfa {
    /// The number of entries above the CFA.
    entries: usize,
    /// The number of entries up to a composite to which parts are appended.
    composite: Option<usize>,
    /// True if the first operation takes or drops the CFA.
    has_no_cfa: bool,
}

impl AboveCfa {
    /// True for the first part of a composite if it is empty.
    fn is_empty_part(&self, operation: &Operation<'_>) -> bool {
        is_piece(operation) && self.composite.is_none() && self.entries == 0 && !self.has_no_cfa
    }

    /// Counts the entries after an operation; false if their number is unknown.
    fn after(&mut self, operation: &Operation<'_>) -> bool {
        match operation {
            Operation::Piece(_) | Operation::BitPiece(..) => {
                // The composite is below its part, or becomes an entry, and takes the part's place.
                let entries = self.composite.unwrap_or(self.entries.max(1));
                (self.entries, self.composite) = (entries, Some(entries));
            }
            Operation::PieceEnd => self.composite = None,
            Operation::Pick(_) => self.entries += 1,
            _ => match operation.kind().description().counts() {
                Some((pops, pushes)) => {
                    self.entries = (self.entries + pushes).saturating_sub(pops);
                }
                None => return false,
            },
        }
        true
    }
}

/// Tracks the registers whose rules are lost, row by row.
#[derive(Default)]
struct LostRules {
    position: Position,
    /// The registers whose rules are lost at `position`: where the rule began, and the reason.
    now: HashMap<Register, (Position, DegradationReason)>,
    /// The reason of each changed register before the change, and the number of changes at each
    /// remembered state. A state is restored by undoing the changes after it.
    changes: Vec<(Register, Option<DegradationReason>)>,
    remembered: Vec<usize>,
    found: Vec<(Register, CodeRange, DegradationReason)>,
}

impl LostRules {
    fn set(&mut self, register: Register, lost: Option<DegradationReason>) {
        let before = self.now.get(&register).map(|(_, reason)| *reason);
        if before != lost {
            self.changes.push((register, before));
            self.change(register, lost);
        }
    }

    fn change(&mut self, register: Register, lost: Option<DegradationReason>) {
        let before = match lost {
            Some(reason) => self.now.insert(register, (self.position, reason)),
            None => self.now.remove(&register),
        };
        if let Some((start, reason)) = before.filter(|(start, _)| *start < self.position) {
            self.found
                .push((register, CodeRange::new(start, self.position), reason));
        }
    }

    fn restore(&mut self) {
        let Some(count) = self.remembered.pop() else {
            return;
        };
        while self.changes.len() > count
            && let Some((register, before)) = self.changes.pop()
        {
            self.change(register, before);
        }
    }

    /// All lost rules in a function of `size` bytes, by register and then by position.
    fn finish(mut self, size: u32) -> Vec<(Register, CodeRange, DegradationReason)> {
        let last = self.now.drain().map(|(register, (start, reason))| {
            (register, CodeRange::new(start, Position(size)), reason)
        });
        self.found
            .extend(last.filter(|(_, range, _)| !range.is_empty()));
        self.found
            .sort_by_key(|(register, range, _)| (register.0, *range));
        self.found
    }
}

impl<'m> Resolver<'_, 'm> {
    /// The location of an expression of a frame rule, and the number of its bits that are used.
    fn frame(
        &mut self,
        site: Site<'m>,
        node: FrameExpression,
        used: FrameUse,
        has_locations: bool,
    ) -> Result<(LocationId, u64), Lost> {
        let undefined = Lost(DegradationReason::Undefined);
        let ops = self.module.exprs.ops(node.expression);
        let referrers = site.function.map(|function| function.frame_referrers(node));
        let mut locations = Vec::new();
        for (index, referrer) in (0u32..).zip(referrers.unwrap_or_default()) {
            let from_frame_base = matches!(
                referrer,
                Referrer::Slot { base, .. } | Referrer::Address { base, .. } if *base == Base::Frame
            );
            if site.has_frame_base && from_frame_base {
                // An unwinder does not read the entry that has the frame base.
                return Err(Lost(DegradationReason::NoMemory));
            }
            let asked = ops.iter().find_map(|op| match *op {
                DIOp::Referrer { ty } if index == 0 => Some(ty),
                DIOp::Arg { index: of, ty } if of == index => Some(ty),
                _ => None,
            });
            let bits = asked.map_or(0, |ty| self.tree.bits(ty));
            locations.push(self.referrer(site, *referrer, bits));
        }
        let context = Context {
            referrer: locations.first().copied(),
            on_entry: locations.first().copied(),
            arguments: &locations,
            constants: self.module.exprs.constants(),
        };
        let (location, ty) =
            build(&mut self.tree, ops, &context, &mut self.stack).map_err(|_| undefined)?;
        let bits = self.tree.bits(ty);
        if used == FrameUse::Place {
            // Only memory has an address to leave on the stack. LLVM's documents and DWARF 6 also
            // allow other locations there.
            return match self.tree.location(location) {
                Location::Memory { bit_offset, .. } if bit_offset % 8 == 0 => Ok((location, bits)),
                Location::Undefined => Err(undefined),
                _ if has_locations => Ok((location, bits)),
                _ => Err(Lost(DegradationReason::FramePlace)),
            };
        }
        let value = self.tree.read(location, ty).ok_or(undefined)?;
        // Numbers on the stack are as wide as an address.
        let width = self.tree.bits(self.tree.address_type());
        let mut value = self.tree.convert(value, self.tree.address_type());
        if let FrameUse::Value(register) = used {
            let own = self
                .tree
                .target()
                .register_bits(register)
                .map_or(width, u64::from);
            // A number on the stack cannot give the contents of such a register: the register or
            // the value is too wide, or the value would have to be sign-extended.
            if own > MOST_FILLED || own > width && (bits > width || ty.is_signed()) {
                return Err(Lost(DegradationReason::Type));
            }
            if own < width {
                value = self.tree.convert(value, Type::uint(own as u16));
            }
        }
        Ok((self.tree.implicit(value), width))
    }
}
