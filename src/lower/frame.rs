//! Lowers the expressions of frame rules, with the operations that call frame information may have
//! (DWARF 5 section 6.4.2).
//!
//! An expression is lowered as a location, and then adapted. The rule of a register begins with the
//! CFA on the stack, so a copy of that entry replaces the operation for the CFA. An implicit value
//! becomes a number on the stack. Operations that need a unit (types, entries, indexed addresses)
//! do not exist in call frame information: a rule that would need one is lost.

use super::above::Above;
use super::build::{Context, build};
use super::degradation::{Degradation, DegradationReason, Subject};
use super::encode::Lost;
use super::frame_number::FrameNumber;
use super::lost_rules::LostRules;
use super::lowered::{FrameUse, Lowered, LoweredFrame};
use super::resolve::Resolver;
use super::scratch::Scratch;
use super::site::Site;
use crate::dwarf::{Dialect, Encoding, Operation, OperationKind};
use crate::expr::DIOp;
use crate::location::{Location, LocationId};
use crate::markers::{
    FrameExpression, FrameRule, FunctionId, FunctionView, Referrer, RegisterPart,
};
use crate::target::{ByteOrder, Register};
use crate::ty::Type;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use core::ops::Range;

/// Returns the expression that a rule names, and its purpose.
pub(crate) fn expression_of(rule: FrameRule) -> Option<(u32, FrameUse)> {
    match rule {
        FrameRule::CfaExpression { expression } => Some((expression, FrameUse::Cfa)),
        FrameRule::Expression {
            register,
            expression,
        } => Some((expression, FrameUse::Place(register))),
        FrameRule::ValueExpression {
            register,
            expression,
        } => Some((expression, FrameUse::Value(register))),
        _ => None,
    }
}

/// Returns the register whose value in the caller a rule gives.
fn saved_register(rule: FrameRule) -> Option<Register> {
    match rule {
        FrameRule::Offset { register, .. }
        | FrameRule::ValueOffset { register, .. }
        | FrameRule::Register { register, .. }
        | FrameRule::Expression { register, .. }
        | FrameRule::ValueExpression { register, .. } => Some(register),
        _ => None,
    }
}

/// Returns the parts of registers that a referrer names.
pub(super) fn parts<'a>(function: FunctionView<'a>, referrer: &'a Referrer) -> &'a [RegisterPart] {
    match referrer {
        Referrer::Register(part) => core::slice::from_ref(part),
        Referrer::Registers { first, count } => function.register_list(*first, *count),
        _ => &[],
    }
}

/// The referrers of a frame rule of which its expression takes the values on entry.
enum EntryOperands {
    These(BTreeSet<u32>),
    /// At most all of them.
    Any,
}

impl EntryOperands {
    fn contains(&self, index: u32) -> bool {
        match self {
            EntryOperands::These(indices) => indices.contains(&index),
            EntryOperands::Any => true,
        }
    }
}

fn entry_operands(ops: &[DIOp]) -> EntryOperands {
    let mut indices = BTreeSet::new();
    let mut before = None;
    for op in ops {
        if matches!(op, DIOp::EntryValue { .. }) {
            match before {
                Some(DIOp::Referrer { .. }) => indices.insert(0),
                Some(DIOp::Arg { index, .. }) => indices.insert(index),
                _ => return EntryOperands::Any,
            };
        }
        before = Some(*op);
    }
    EntryOperands::These(indices)
}

/// True for a dialect whose call frame instructions give the address space of the CFA.
pub(crate) fn has_spaces(dialect: Dialect) -> bool {
    match dialect {
        Dialect::Llvm | Dialect::LlvmLegacy | Dialect::Dwarf6Draft => true,
        Dialect::Dwarf4 | Dialect::Dwarf5 => false,
    }
}

/// The maximum size, in bits, of a register whose value may be a zero-extended number on the stack.
const MAX_FILLED: u64 = 128;

impl<'m> Lowered<'_, 'm> {
    /// Lowers every expression that a frame rule of a function names, and determines whether the
    /// function's CFA is lost. Returns false if no rule can be lost, as in most functions.
    pub(super) fn frame_rules(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        site: Site<'m>,
        scratch: &mut Scratch,
    ) -> bool {
        let Some(function) = site.function else {
            return false;
        };
        if !function.has_frame_rules() || !self.validated.index().has_frame(function.id) {
            return false;
        }
        let mut rows = function.frame().iter();
        if self.cfa_of_target().is_ok() && rows.all(|row| self.is_never_lost(row.rule)) {
            return false;
        }
        resolver.begin(site);
        let first = self.frames.len();
        let mut seen = BTreeSet::new();
        for row in function.frame() {
            let Some((expression, used)) = expression_of(row.rule) else {
                continue;
            };
            let key = (function.id, expression, used);
            let Some(node) = function.frame_expressions().get(expression as usize) else {
                continue;
            };
            if seen.insert(key) {
                let written = self.frame_expression(resolver, *node, used, scratch);
                let may_fail_in_part = written.as_ref().is_ok_and(|written| written.1);
                let bytes = written.map(|written| written.0).map_err(|lost| lost.0);
                let frame = LoweredFrame {
                    key,
                    bytes,
                    may_fail_in_part,
                };
                self.frames.push(frame);
            }
        }
        self.frames[first..].sort_unstable_by_key(|frame| frame.key);
        self.lose_dependent_rules(function);
        if let Err(reason) = self.cfa_of_rules(function) {
            self.lost_cfas.push((function.id, reason));
        }
        true
    }

    /// True for a rule that the dialect can express in any function.
    fn is_never_lost(&self, rule: FrameRule) -> bool {
        match rule {
            rule if self.is_of_misread(rule) || self.misread_rule(rule).is_some() => false,
            FrameRule::Cfa { offset, .. } => offset.0 >= 0 || has_spaces(self.encoding.dialect),
            FrameRule::ValueOffset { .. }
            | FrameRule::CfaExpression { .. }
            | FrameRule::Expression { .. }
            | FrameRule::ValueExpression { .. } => false,
            FrameRule::Offset { .. }
            | FrameRule::Register { .. }
            | FrameRule::SameValue(_)
            | FrameRule::Undefined(_)
            | FrameRule::Restore(_)
            | FrameRule::RememberState
            | FrameRule::RestoreState => true,
        }
    }

    /// Marks expressions as lost if they use the entry value of a register whose own rule is lost
    /// somewhere in the function, or may fail in part: the register is undefined there.
    fn lose_dependent_rules(&mut self, function: FunctionView<'_>) {
        let module = self.validated.module();
        let first = (self.frames).partition_point(|frame| frame.key.0 < function.id);
        // The expressions that use the entry values of each register, as indices of frames.
        let mut users: BTreeMap<Register, Vec<usize>> = BTreeMap::new();
        for (index, frame) in self.frames.iter().enumerate().skip(first) {
            let node = function.frame_expressions().get(frame.key.1 as usize);
            if let Some(node) = node {
                let operands = entry_operands(module.exprs.ops(node.expression));
                let referrers = function.frame_referrers(*node).iter().zip(0..);
                let on_entry = referrers.filter(|(_, index)| operands.contains(*index));
                for part in on_entry.flat_map(|(referrer, _)| parts(function, referrer)) {
                    users.entry(part.register).or_default().push(index);
                }
            }
        }
        if users.is_empty() {
            return;
        }
        let lost = function.frame().iter().filter_map(|row| {
            let may_fail = self.frame_of(function, row.rule);
            let may_fail = may_fail.is_some_and(|frame| frame.may_fail_in_part);
            let is_lost = may_fail || self.lost_rule(function, row.rule).is_some();
            saved_register(row.rule).filter(|_| is_lost)
        });
        let mut lost: Vec<Register> = lost.collect();
        // A rule that becomes lost here may be used by another rule.
        while let Some(register) = lost.pop() {
            for index in users.remove(&register).into_iter().flatten() {
                if let Some(frame) = self.frames.get_mut(index)
                    && frame.bytes.is_ok()
                {
                    frame.bytes = Err(DegradationReason::EntryValue);
                    lost.extend(frame.key.2.register());
                }
            }
        }
    }

    /// True if consumers find the CFA of a function that has frame rules: the dialect can express
    /// it.
    pub(crate) fn has_cfa(&self, function: FunctionId) -> bool {
        self.cfa_of_target().is_ok() && self.lost_cfa(function).is_none()
    }

    /// Returns why a function has no frame information: the dialect cannot express its CFA, on
    /// which all other rules depend.
    fn lost_cfa(&self, function: FunctionId) -> Option<DegradationReason> {
        let place = self
            .lost_cfas
            .binary_search_by_key(&function, |lost| lost.0);
        self.lost_cfas.get(place.ok()?).map(|lost| lost.1)
    }

    /// Fails if the dialect can express no CFA of the target.
    fn cfa_of_target(&self) -> Result<(), DegradationReason> {
        let description = self.validated.module().target.description();
        if description.cfa_address_space != 0 && !has_spaces(self.encoding.dialect) {
            // Readers would search for the CFA, and for registers saved there, in the default
            // address space.
            return Err(DegradationReason::AddressSpace);
        }
        match description.has_frame_address() {
            true => Ok(()),
            false => Err(DegradationReason::FrameAddress),
        }
    }

    /// Fails if the dialect cannot express a CFA of a function.
    fn cfa_of_rules(&self, function: FunctionView<'_>) -> Result<(), DegradationReason> {
        self.cfa_of_target()?;
        let target = self.validated.module().target;
        let mut rules = function.frame().iter().map(|row| row.rule);
        let lost = rules.find_map(|rule| match rule {
            FrameRule::CfaExpression { .. } => self.lost_rule(function, rule),
            // Such an offset requires an expression, and in these dialects, expressions read whole
            // addresses.
            FrameRule::Cfa { register, offset } if !has_spaces(self.encoding.dialect) => {
                let factor = target.description().data_alignment.into();
                let is_narrow = || {
                    let bits = target.register_bits(register);
                    bits.is_some_and(|bits| bits < u32::from(target.address_bytes()) * 8)
                };
                (offset.0 < 0 && offset.0.checked_rem(factor) != Some(0) && is_narrow())
                    .then_some(DegradationReason::Type)
            }
            _ => None,
        });
        lost.map_or(Ok(()), Err)
    }

    /// Returns the CFA of a function outside of the default address space as a number, if the
    /// dialect has operations for that.
    pub(crate) fn frame_number(&self, function: FunctionView<'_>) -> Option<FrameNumber> {
        let has_operation = self.encoding.has(OperationKind::CallFrameEntryReg);
        let number = || FrameNumber::of(self.validated.module().target, Some(function));
        has_operation.then(number).flatten()
    }

    /// Returns why the dialect cannot express a rule; `None` if it can. A register whose rule is
    /// lost is undefined.
    pub(crate) fn lost_rule(
        &self,
        function: FunctionView<'_>,
        rule: FrameRule,
    ) -> Option<DegradationReason> {
        let description = self.validated.module().target.description();
        if let FrameRule::ValueOffset { register, offset } = rule {
            // An address does not fill a register that is wider than stack entries.
            let bits = self.validated.module().target.register_bits(register);
            if bits.is_some_and(|bits| u64::from(bits) > MAX_FILLED) {
                return Some(DegradationReason::Type);
            }
            // An offset that is not a multiple of the data alignment factor requires an expression.
            let factor = description.data_alignment.into();
            let is_factored = offset.0.checked_rem(factor) == Some(0);
            let is_number =
                description.cfa_address_space == 0 || self.frame_number(function).is_some();
            return (!is_number && !is_factored).then_some(DegradationReason::AddressSpace);
        }
        expression_of(rule)?;
        match self.frame_of(function, rule) {
            Some(frame) => frame.bytes.as_ref().err().copied(),
            None => Some(DegradationReason::Undefined),
        }
    }

    /// Returns the reason why a rule is lost if it names a register whose number debuggers use for
    /// another one.
    fn misread_rule(&self, rule: FrameRule) -> Option<DegradationReason> {
        let target = self.validated.module().target;
        let is_misread = match rule {
            FrameRule::Undefined(_) => false,
            FrameRule::Register { saved_in, .. } if target.is_read_as_another(saved_in) => true,
            _ => self.is_of_misread(rule),
        };
        is_misread.then_some(DegradationReason::Misread)
    }

    /// True for a rule of a register whose number debuggers use for another one. The register is
    /// lost wherever it is not undefined.
    fn is_of_misread(&self, rule: FrameRule) -> bool {
        let target = self.validated.module().target;
        let register = rule.register();
        register.is_some_and(|register| target.is_read_as_another(register))
    }

    /// Returns the lowered expression of a rule.
    fn frame_of(&self, function: FunctionView<'_>, rule: FrameRule) -> Option<&LoweredFrame> {
        let (expression, used) = expression_of(rule)?;
        self.frame_at((function.id, expression, used))
    }

    fn frame_at(&self, key: (FunctionId, u32, FrameUse)) -> Option<&LoweredFrame> {
        let place = self.frames.binary_search_by_key(&key, |frame| frame.key);
        self.frames.get(place.ok()?)
    }

    /// Reports the lost rules of a function, each with the code in which it would hold.
    pub(super) fn report_lost_rules(&mut self, function: FunctionView<'_>) {
        let description = self.validated.module().target.description();
        let lost_cfa = self.lost_cfa(function.id);
        let lost = |subject, range, reason| Degradation {
            subject,
            function: Some(function.id),
            range,
            reason,
        };
        if let Some(reason) = lost_cfa {
            let range = function.range();
            self.degradations.push(lost(Subject::Cfa, range, reason));
        }
        // In most functions, no rule is lost.
        let mut rows = function.frame().iter();
        let lost_rule = |rule| self.lost_rule(function, rule).or(self.misread_rule(rule));
        let is_lost = |rule| lost_rule(rule).is_some() || self.is_of_misread(rule);
        if lost_cfa.is_none() && !rows.any(|row| is_lost(row.rule)) {
            return;
        }
        let mut rules = LostRules::default();
        // Without a row, such a register is not found either.
        let rows = function.frame().iter();
        let misread = rows.filter(|row| self.is_of_misread(row.rule));
        for register in misread.filter_map(|row| row.rule.register()) {
            rules.set(register, Some(DegradationReason::Misread));
        }
        let at_entry = lost_cfa.filter(|_| description.return_address_offset.is_some());
        rules.set(Register(description.return_address), at_entry);
        for row in function.frame() {
            // The emitted frame information also omits rows that are out of order or past the
            // function's end.
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
                    rules.set(register, lost_cfa.or_else(|| lost_rule(row.rule)));
                }
                FrameRule::Undefined(register) => rules.set(register, None),
                FrameRule::Restore(register) => {
                    let lost = at_entry.filter(|_| register.0 == description.return_address);
                    rules.set(register, lost.or_else(|| lost_rule(row.rule)));
                }
                FrameRule::RememberState => rules.remembered.push(rules.changes.len()),
                FrameRule::RestoreState => rules.restore(),
            }
        }
        let found = rules.finish(function.size);
        let found = found.into_iter().map(|(register, range, reason)| {
            lost(Subject::CallerRegister(register), range, reason)
        });
        self.degradations.extend(found);
    }

    /// Writes an expression of a frame rule. Returns its bytes, and true if reading some bits of
    /// its place may fail.
    fn frame_expression(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        node: FrameExpression,
        used: FrameUse,
        scratch: &mut Scratch,
    ) -> Result<(Range<u32>, bool), Lost> {
        let (location, bits) = resolver.frame(node, used, self.encoding)?;
        let may_fail_in_part =
            matches!(used, FrameUse::Place(_)) && resolver.tree.reading_may_fail(location);
        let before = self.written();
        scratch.procedures.clear();
        scratch.lost.clear();
        let space = resolver.tree.target().description().cfa_address_space;
        let is_cfa_elsewhere = used == FrameUse::Cfa
            && space != 0
            && self.encoding.has(OperationKind::FormAspaceAddress);
        let result = match (used, resolver.tree.location(location)) {
            // The number stays on the stack: `DW_OP_stack_value` would make it an implicit
            // location.
            (FrameUse::Cfa | FrameUse::Value(_), Location::Implicit { value, .. }) => {
                self.encoder(resolver, scratch, |encoder| {
                    encoder.after_entry().generic(value, Above::Zeros)?;
                    // The CFA is in its own address space, if the dialect can express that.
                    if is_cfa_elsewhere {
                        encoder.op(Operation::constant_unsigned(space))?;
                        encoder.op(Operation::FormAspaceAddress)?;
                    }
                    Ok(())
                })
            }
            _ => self.encoder(resolver, scratch, |encoder| {
                encoder.after_entry().expression(location, bits)
            }),
        };
        // Base types have fixups too.
        let bytes = self.bytes_since(before);
        let needs_unit = !self.fixups(bytes.clone()).is_empty();
        let lost = scratch.lost.drain(..).next();
        let written = self.expression(bytes).to_vec();
        self.undo(before);
        result?;
        if let Some(reason) = lost {
            return Err(Lost(reason));
        }
        if needs_unit || !scratch.procedures.is_empty() {
            return Err(Lost(DegradationReason::Type));
        }
        let written = self.fit(&written, used)?;
        self.bytes.extend_from_slice(&written);
        Ok((self.bytes_since(before), may_fail_in_part))
    }

    /// Returns the operations of an expression of a frame rule; `None` if the dialect cannot
    /// express it.
    pub(crate) fn frame_bytes(
        &self,
        function: FunctionId,
        expression: u32,
        used: FrameUse,
    ) -> Option<&[u8]> {
        let frame = self.frame_at((function, expression, used))?;
        Some(self.expression(frame.bytes.as_ref().ok()?.clone()))
    }

    /// The expressions of frame rules that the dialect cannot express: the function, the number of
    /// the expression in it, and the reason. A register with a lost rule counts as undefined; a
    /// function with a lost CFA has no frame information.
    pub fn lost_frames(&self) -> impl Iterator<Item = (FunctionId, u32, DegradationReason)> {
        let lost =
            |frame: &LoweredFrame| Some((frame.key.0, frame.key.1, *frame.bytes.as_ref().err()?));
        self.frames.iter().filter_map(lost)
    }
}

impl<'m> Resolver<'_, 'm> {
    /// Returns the location of an expression of a frame rule, and the number of its bits in use.
    fn frame(
        &mut self,
        node: FrameExpression,
        used: FrameUse,
        encoding: Encoding,
    ) -> Result<(LocationId, u64), Lost> {
        let undefined = Lost(DegradationReason::Undefined);
        let ops = self.module.exprs.ops(node.expression);
        let (locations, sizes) = self.frame_referrers(node)?;
        let context = Context {
            referrer: locations.first().copied(),
            on_entry: locations.first().copied(),
            arguments: &locations,
            sizes: &sizes,
            constants: self.module.exprs.constants(),
        };
        let (location, ty) =
            build(&mut self.tree, ops, &context, &mut self.stack).map_err(|_| undefined)?;
        let bits = self.tree.bits(ty);
        if let FrameUse::Place(register) = used {
            let bits = self.place_bits(location, register, bits, encoding)?;
            return Ok((location, bits));
        }
        let value = self.tree.read(location, ty).ok_or(undefined)?;
        // Stack entries are as wide as an address.
        let width = self.tree.bits(self.tree.address_type());
        let mut value = self.tree.convert(value, self.tree.address_type());
        if let FrameUse::Value(register) = used {
            let all = self
                .tree
                .target()
                .register_bits(register)
                .map_or(width, u64::from);
            // A stack entry cannot hold the contents of such a register: the register or the value
            // is too wide, or the value would have to be sign-extended.
            if all > MAX_FILLED || all > width && (bits > width || ty.is_signed()) {
                return Err(Lost(DegradationReason::Type));
            }
            if all < width {
                value = self.tree.convert(value, Type::uint(all as u16));
            }
        }
        Ok((self.tree.implicit(value), width))
    }

    /// Returns how many bits at the place of a saved register the rule describes: the `bits` bits
    /// of the expression's type, or all bits of the register.
    fn place_bits(
        &self,
        location: LocationId,
        register: Register,
        bits: u64,
        encoding: Encoding,
    ) -> Result<u64, Lost> {
        let target = self.tree.target();
        let all = target.register_bits(register).map_or(bits, u64::from);
        let is_little = target.byte_order() == ByteOrder::Little;
        // Only memory has an address to leave on the stack. LLVM's documents and DWARF 6 also
        // allow other locations.
        match self.tree.location(location) {
            Location::Memory { bit_offset, .. } if bit_offset % 8 == 0 => Ok(bits),
            Location::Undefined => Err(Lost(DegradationReason::Undefined)),
            _ if !encoding.has(OperationKind::Offset) => Err(Lost(DegradationReason::FramePlace)),
            _ if bits == all => Ok(all),
            // The register also holds the bits that follow.
            Location::Memory { .. } | Location::Register { .. } | Location::Composite { .. }
                if is_little =>
            {
                Ok(all)
            }
            _ if bits > all && is_little => Ok(bits),
            // A consumer reads as many bits as the register has. It would fill the rest with bits
            // of a wider value or, on a big-endian target, begin at another bit.
            _ => Err(Lost(DegradationReason::FramePlace)),
        }
    }
}
