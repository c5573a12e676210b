//! Code generation for expressions, places and copies. Each value is recorded with the operation
//! that computes it, so that debug information can recompute values that were overwritten.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, StackSlot, TrapCode, Value, types};
use dwarfsmith_cranelift::{Op, Operand};

use crate::analysis::scalar_leaves;
use crate::codegen::{Cell, Gen, clif_type, internal};
use crate::diag::Result;
use crate::fold;
use crate::hir::{Base, BinOp, Expr, ExprKind, LogicalOp, Place, Step, Ty};

/// The maximum number of scalars that a copy moves one by one.
const MAX_COPY: usize = 32;
/// The maximum number of words that an initialization stores without `memset`.
const MAX_FILL: u32 = 16;

/// An address: a base, and a constant offset from it.
#[derive(Clone, Copy)]
pub(crate) enum Address {
    /// The address of a byte of a stack slot.
    Slot(usize, u32),
    /// The address at an offset from a pointer.
    Pointer(Operand, u32),
}

/// Returns the trap code for an index out of bounds.
fn out_of_bounds() -> TrapCode {
    TrapCode::HEAP_OUT_OF_BOUNDS
}

impl Gen<'_, '_> {
    /// Generates an expression of scalar type.
    pub(crate) fn expr(&mut self, expr: &Expr) -> Result<Operand> {
        let ty = &expr.ty;
        match &expr.kind {
            ExprKind::Int(value) => Ok(Operand::Const(*value as u64)),
            ExprKind::Float(value) => Ok(Operand::Const(value.to_bits())),
            ExprKind::Load(place) => self.load_place(place),
            ExprKind::AddrOf(place) => {
                let address = self.address(place)?;
                Ok(self.pointer(address))
            }
            ExprKind::Neg(value) => {
                let a = self.expr(value)?;
                if let (Operand::Const(bits), true) = (a, self.options.optimize) {
                    return Ok(Operand::Const(fold::neg(ty, bits)));
                }
                let x = self.clif(a, ty);
                let float = *ty == Ty::F64;
                let result = if float {
                    self.cursor.ins().fneg(x)
                } else {
                    self.cursor.ins().ineg(x)
                };
                Ok(self.define(result, ty.clone(), Op::Neg(a)))
            }
            ExprKind::Not(value) => {
                let a = self.expr(value)?;
                if let (Operand::Const(bits), true) = (a, self.options.optimize) {
                    return Ok(Operand::Const(bits ^ 1));
                }
                let x = self.clif(a, ty);
                let one = self.cursor.ins().iconst(types::I8, 1);
                let result = self.cursor.ins().bxor(x, one);
                Ok(self.define(result, ty.clone(), Op::Not(a)))
            }
            ExprKind::Binary(op, left, right) => {
                let a = self.expr(left)?;
                let b = self.expr(right)?;
                Ok(self.binary(*op, &left.ty, a, b))
            }
            ExprKind::Logical(op, left, right) => self.logical(*op, left, right),
            ExprKind::Cast(value) => {
                let a = self.expr(value)?;
                Ok(self.cast(&value.ty, ty, a))
            }
            ExprKind::Call(function, args) => self.call(*function, args, ty),
            ExprKind::Putchar(value) => {
                let value = self.expr(value)?;
                let value = self.clif(value, &Ty::I32);
                self.cursor.ins().call(self.callees.putchar, &[value]);
                Ok(Operand::Const(0))
            }
            ExprKind::Sqrt(value) => {
                let a = self.expr(value)?;
                let x = self.clif(a, ty);
                let result = self.cursor.ins().sqrt(x);
                Ok(self.define(result, ty.clone(), Op::Root))
            }
        }
    }

    /// Calls a function of the program. `ty` is the type of its result.
    fn call(&mut self, function: usize, args: &[Expr], ty: &Ty) -> Result<Operand> {
        let mut values = Vec::new();
        for arg in args {
            let value = self.expr(arg)?;
            values.push((value, arg.ty.clone()));
        }
        let arguments = values
            .iter()
            .map(|(value, ty)| (*value, self.stack_type(ty)))
            .collect();
        let values: Vec<Value> = values
            .into_iter()
            .map(|(value, ty)| self.clif(value, &ty))
            .collect();
        let callee = self.callees.functions[function];
        let call = self.cursor.ins().call(callee, &values);
        if self.options.debug {
            self.recorder
                .call(self.cursor.func, call, function, arguments);
        }
        match self.cursor.func.dfg.inst_results(call).first().copied() {
            Some(result) if *ty != Ty::Void => Ok(self.define(result, ty.clone(), Op::Root)),
            _ => Ok(Operand::Const(0)),
        }
    }

    /// Generates `a op b` for operands of type `ty`.
    pub(crate) fn binary(&mut self, op: BinOp, ty: &Ty, a: Operand, b: Operand) -> Operand {
        if let (Operand::Const(x), Operand::Const(y), true) = (a, b, self.options.optimize)
            && let Some(bits) = fold::binary(op, ty, x, y)
        {
            return Operand::Const(bits);
        }
        let (x, y) = (self.clif(a, ty), self.clif(b, ty));
        let ins = self.cursor.ins();
        let unsigned = matches!(ty, Ty::U8 | Ty::Bool | Ty::Ptr(_));
        let condition = condition(op);
        let value = match (condition, op) {
            (Some((_, float)), _) if *ty == Ty::F64 => ins.fcmp(float, x, y),
            (Some((signed, _)), _) if unsigned => ins.icmp(signed.unsigned(), x, y),
            (Some((signed, _)), _) => ins.icmp(signed, x, y),
            (None, BinOp::Sub) if *ty == Ty::F64 => ins.fsub(x, y),
            (None, BinOp::Mul) if *ty == Ty::F64 => ins.fmul(x, y),
            (None, BinOp::Div) if *ty == Ty::F64 => ins.fdiv(x, y),
            // The checker rejects all other operators on doubles.
            (None, _) if *ty == Ty::F64 => ins.fadd(x, y),
            (None, BinOp::Sub) => ins.isub(x, y),
            (None, BinOp::Mul) => ins.imul(x, y),
            (None, BinOp::Div) if unsigned => ins.udiv(x, y),
            (None, BinOp::Div) => ins.sdiv(x, y),
            (None, BinOp::Rem) if unsigned => ins.urem(x, y),
            (None, BinOp::Rem) => ins.srem(x, y),
            (None, BinOp::And) => ins.band(x, y),
            (None, BinOp::Or) => ins.bor(x, y),
            (None, BinOp::Xor) => ins.bxor(x, y),
            (None, BinOp::Shl) => ins.ishl(x, y),
            (None, BinOp::Shr) if unsigned => ins.ushr(x, y),
            (None, BinOp::Shr) => ins.sshr(x, y),
            // This is an addition, because comparisons have a condition.
            (None, _) => ins.iadd(x, y),
        };
        let result = if condition.is_some() {
            Ty::Bool
        } else {
            ty.clone()
        };
        self.define(
            value,
            result,
            Op::Binary {
                op,
                ty: self.stack_type(ty),
                a,
                b,
            },
        )
    }

    fn cast(&mut self, from: &Ty, to: &Ty, a: Operand) -> Operand {
        if from == to {
            return a;
        }
        if let (Operand::Const(bits), true) = (a, self.options.optimize) {
            return Operand::Const(fold::cast(from, to, bits));
        }
        let x = self.clif(a, from);
        let target = clif_type(to);
        let ins = self.cursor.ins();
        let value = match (from, to) {
            (Ty::F64, _) => ins.fcvt_to_sint_sat(target, x),
            (Ty::U8 | Ty::Bool, Ty::F64) => {
                let wide = ins.uextend(types::I32, x);
                self.cursor.ins().fcvt_from_sint(types::F64, wide)
            }
            (_, Ty::F64) => ins.fcvt_from_sint(types::F64, x),
            _ => {
                let bits = clif_type(from).bits();
                if target.bits() < bits {
                    ins.ireduce(target, x)
                } else if target.bits() == bits {
                    // A bool as a byte has the same value, so there is no operation.
                    x
                } else if matches!(from, Ty::U8 | Ty::Bool) {
                    ins.uextend(target, x)
                } else {
                    ins.sextend(target, x)
                }
            }
        };
        if value == x {
            return a;
        }
        self.define(value, to.clone(), Op::Cast(self.stack_type(from), a))
    }

    fn logical(&mut self, op: LogicalOp, left: &Expr, right: &Expr) -> Result<Operand> {
        let a = self.expr(left)?;
        if let (Operand::Const(bits), true) = (a, self.options.optimize) {
            return match op.decides(bits != 0) {
                true => Ok(a),
                false => self.expr(right),
            };
        }
        let (right_block, short, merge) = (self.new_block(), self.new_block(), self.new_block());
        match op {
            LogicalOp::And => self.branch(a, right_block, short),
            LogicalOp::Or => self.branch(a, short, right_block),
        }
        self.start(right_block);
        self.entry_marker(None);
        let b = self.expr(right)?;
        let b = self.clif(b, &Ty::Bool);
        self.jump(merge, &[b]);
        self.start(short);
        self.entry_marker(None);
        let known = self.clif(Operand::Const(u64::from(op == LogicalOp::Or)), &Ty::Bool);
        self.jump(merge, &[known]);
        let result = self.param(merge, Ty::Bool);
        self.start(merge);
        self.entry_marker(None);
        Ok(result)
    }

    /// Loads a place of scalar type.
    fn load_place(&mut self, place: &Place) -> Result<Operand> {
        if let Some((var, leaves)) = self.split(place) {
            let cell = leaves.first().map(|leaf| self.state[var][*leaf]);
            let Some(Cell::Known(operand)) = cell else {
                return Err(internal(place.span));
            };
            return Ok(operand);
        }
        let address = self.address(place)?;
        Ok(self.load(address, 0, &place.ty))
    }

    /// Generates the address of a place in memory, with checks of indices.
    pub(crate) fn address(&mut self, place: &Place) -> Result<Address> {
        let mut address = match &place.base {
            Base::Var(var) => match self.storage[*var] {
                crate::debug::Storage::Slot(slot) => Address::Slot(slot, 0),
                crate::debug::Storage::Leaves(_) => return Err(internal(place.span)),
            },
            Base::Deref(pointer) => Address::Pointer(self.expr(pointer)?, 0),
        };
        for step in &place.steps {
            match step {
                Step::Field(offset) => address = address.plus(*offset),
                Step::Index(index, element, length) => {
                    let value = self.expr(index)?;
                    let wide = self.cast(&index.ty, &Ty::I64, value);
                    let size = self.program.layout(element).0;
                    if let Operand::Const(value) = wide
                        && value < u64::from(*length)
                    {
                        address = address.plus(value as u32 * size);
                        continue;
                    }
                    let x = self.clif(wide, &Ty::I64);
                    let limit = self.cursor.ins().iconst(types::I64, i64::from(*length));
                    let inside = self.cursor.ins().icmp(IntCC::UnsignedLessThan, x, limit);
                    self.cursor.ins().trapz(inside, out_of_bounds());
                    let scale = Operand::Const(u64::from(size));
                    let scaled = self.binary(BinOp::Mul, &Ty::I64, wide, scale);
                    let base = self.pointer(address);
                    address = Address::Pointer(self.binary(BinOp::Add, &Ty::I64, base, scaled), 0);
                }
            }
        }
        Ok(address)
    }

    /// Generates an address as a value.
    fn pointer(&mut self, address: Address) -> Operand {
        let ty = Ty::Ptr(Box::new(Ty::Void));
        match address {
            Address::Slot(slot, offset) => {
                let value =
                    self.cursor
                        .ins()
                        .stack_addr(types::I64, self.slots[slot], offset as i32);
                self.define(value, ty, Op::SlotAddress { slot, offset })
            }
            Address::Pointer(base, 0) => base,
            Address::Pointer(base, offset) => self.binary(
                BinOp::Add,
                &Ty::I64,
                base,
                Operand::Const(u64::from(offset)),
            ),
        }
    }

    /// Returns the Cranelift value and the constant offset for an access `extra` bytes after an
    /// address.
    fn access(&mut self, address: Address, extra: u32) -> (Value, i32) {
        match address {
            Address::Slot(slot, offset) => {
                let slot = self.slots[slot];
                (
                    self.cursor.ins().stack_addr(types::I64, slot, 0),
                    (offset + extra) as i32,
                )
            }
            Address::Pointer(base, offset) => (self.clif(base, &Ty::I64), (offset + extra) as i32),
        }
    }

    fn load(&mut self, address: Address, extra: u32, ty: &Ty) -> Operand {
        let (base, offset) = self.access(address, extra);
        // A null or dangling pointer may fault, so no flags are set.
        let flags = MemFlagsData::new();
        let value = self.cursor.ins().load(clif_type(ty), flags, base, offset);
        self.define(value, ty.clone(), Op::Root)
    }

    pub(crate) fn store(&mut self, address: Address, extra: u32, value: Operand, ty: &Ty) {
        let value = self.clif(value, ty);
        let (base, offset) = self.access(address, extra);
        self.cursor
            .ins()
            .store(MemFlagsData::new(), value, base, offset);
    }

    pub(crate) fn store_slot(&mut self, slot: usize, offset: u32, value: Operand, ty: &Ty) {
        self.store(Address::Slot(slot, 0), offset, value, ty);
    }

    /// Fills a slot with bytes, and the rest of it with zeros.
    pub(crate) fn fill(&mut self, slot: usize, bytes: &[u8]) {
        let slot_ref: StackSlot = self.slots[slot];
        let size = self.cursor.func.sized_stack_slots[slot_ref].size;
        let words = size / 8;
        let long = words > MAX_FILL;
        if long {
            let address = self.cursor.ins().stack_addr(types::I64, slot_ref, 0);
            let zero = self.cursor.ins().iconst(types::I32, 0);
            let size = self.cursor.ins().iconst(types::I64, i64::from(size));
            self.cursor
                .ins()
                .call(self.callees.memset, &[address, zero, size]);
        }
        for word in 0..words {
            let start = word as usize * 8;
            let mut value = [0u8; 8];
            for (to, from) in value.iter_mut().zip(bytes.iter().skip(start)) {
                *to = *from;
            }
            let value = u64::from_le_bytes(value);
            if value != 0 || !long {
                self.store_slot(slot, word * 8, Operand::Const(value), &Ty::I64);
            }
        }
    }

    /// Generates `place = value` for arrays and structs.
    pub(crate) fn copy(&mut self, place: &Place, value: &Expr) -> Result<()> {
        let ExprKind::Load(source) = &value.kind else {
            return Err(internal(value.span));
        };
        let leaves = scalar_leaves(self.program, &place.ty, MAX_COPY);
        let (from, to) = (self.split(source), self.split(place));
        if leaves.is_none() && (from.is_some() || to.is_some()) {
            return Err(internal(value.span));
        }
        // All loads precede all stores, because the two places may overlap.
        let mut values = Vec::new();
        let mut source_address = None;
        if let Some((var, parts)) = from {
            for part in parts {
                let Cell::Known(operand) = self.state[var][part] else {
                    return Err(internal(value.span));
                };
                values.push(operand);
            }
        } else {
            let address = self.address(source)?;
            source_address = Some(address);
            for leaf in leaves.iter().flatten() {
                values.push(self.load(address, leaf.offset_bits / 8, &leaf.ty));
            }
        }
        if let Some((var, parts)) = to {
            for (part, operand) in parts.into_iter().zip(values) {
                self.set(var, part, Cell::Known(operand));
            }
            return Ok(());
        }
        let address = self.address(place)?;
        if let (None, Some(source)) = (&leaves, source_address) {
            let (to, from) = (self.pointer(address), self.pointer(source));
            let (to, from) = (self.clif(to, &Ty::I64), self.clif(from, &Ty::I64));
            let size = i64::from(self.program.layout(&place.ty).0);
            let size = self.cursor.ins().iconst(types::I64, size);
            self.cursor
                .ins()
                .call(self.callees.memcpy, &[to, from, size]);
            return Ok(());
        }
        for (leaf, operand) in leaves.iter().flatten().zip(values) {
            self.store(address, leaf.offset_bits / 8, operand, &leaf.ty);
        }
        Ok(())
    }
}

impl Address {
    fn plus(self, extra: u32) -> Address {
        match self {
            Address::Slot(slot, offset) => Address::Slot(slot, offset + extra),
            Address::Pointer(base, offset) => Address::Pointer(base, offset + extra),
        }
    }
}

/// Returns the conditions of a comparison of signed integers and of doubles; `None` for other
/// operations.
fn condition(op: BinOp) -> Option<(IntCC, FloatCC)> {
    Some(match op {
        BinOp::Eq => (IntCC::Equal, FloatCC::Equal),
        BinOp::Ne => (IntCC::NotEqual, FloatCC::NotEqual),
        BinOp::Lt => (IntCC::SignedLessThan, FloatCC::LessThan),
        BinOp::Le => (IntCC::SignedLessThanOrEqual, FloatCC::LessThanOrEqual),
        BinOp::Gt => (IntCC::SignedGreaterThan, FloatCC::GreaterThan),
        BinOp::Ge => (IntCC::SignedGreaterThanOrEqual, FloatCC::GreaterThanOrEqual),
        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Rem => return None,
        BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Shl | BinOp::Shr => return None,
    })
}
