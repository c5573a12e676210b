//! Finds in Cranelift's intermediate code how values are computed, and records it.

use hashbrown::HashMap;
use std::hash::Hash;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    self, Endianness, ExternalName, Function, GlobalValueData, Inst, InstructionData, MemFlagsData,
    Opcode, StackSlot, UserExternalName, Value, ValueDef,
};
use dwarfsmith::Type;

use crate::fold::fold;
use crate::recompute::is_float;
use crate::record::{BinaryOp, Op, Operand};
use crate::recorder::Recorder;
use crate::stack_maps::StackMaps;

/// Returns the type of a value of Cranelift. Integers are signed. An operation on unsigned integers
/// reinterprets its operands as unsigned.
pub fn type_of(ty: ir::Type) -> Type {
    match ty {
        ir::types::F32 => Type::F32,
        ir::types::F64 => Type::F64,
        _ if ty.is_int() && ty.bits() <= 64 => Type::int(ty.bits() as u16),
        _ => Type::bits(u64::from(ty.bits())),
    }
}

/// The operation that computes a value from other values of Cranelift.
enum Shape {
    Root,
    Binary(BinaryOp, Type, [Value; 2]),
    /// An operation on a value and a constant.
    With(BinaryOp, Type, Value, u64),
    Neg(Value),
    Cast(Type, Value),
    Select([Value; 3]),
    /// A load from an address and an offset.
    Load(Value, i32),
    Address(StackSlot, u32),
    /// The address of data or a function of the module.
    Symbol(UserExternalName),
}

/// Records values, and the values from which they are computed.
pub struct Inference<'a> {
    /// The function.
    pub func: &'a Function,
    /// The stack maps of its calls.
    pub stack_maps: &'a StackMaps,
    /// The recorder of the values.
    pub recorder: &'a mut Recorder,
    /// The stack slots to which operations refer by index.
    pub slots: &'a mut Numbered<StackSlot>,
    /// The symbols to which operations refer by index.
    pub symbols: &'a mut Numbered<UserExternalName>,
    /// The numbers of the recorded values.
    pub numbers: HashMap<Value, Operand>,
}

impl Inference<'_> {
    /// Returns a value as an operand of the value's type.
    pub fn typed(&mut self, value: Value) -> (Operand, Type) {
        let ty = type_of(self.func.dfg.value_type(value));
        (self.operand(value, ty), ty)
    }

    /// Returns a value as an operand of type `ty`.
    pub fn operand(&mut self, value: Value, ty: Type) -> Operand {
        let value = self.stack_maps.resolve(self.func, value);
        if let Some(bits) = self.constant(value, ty) {
            return Operand::Const(bits);
        }
        // A loop instead of recursion, because chains of operations can be long.
        let mut pending = vec![value];
        while let Some(next) = pending.last().copied() {
            if self.numbers.contains_key(&next) {
                pending.pop();
                continue;
            }
            let shape = self.shape(next);
            let known = pending.len();
            for input in inputs(&shape).into_iter().flatten() {
                let input = self.stack_maps.resolve(self.func, input);
                if !self.numbers.contains_key(&input) && self.constant(input, ty).is_none() {
                    pending.push(input);
                }
            }
            if pending.len() == known {
                self.record(next, &shape);
                pending.pop();
            }
        }
        self.constant(value, ty)
            .map_or_else(|| self.numbers[&value], Operand::Const)
    }

    /// Records a value whose operands are recorded.
    fn record(&mut self, value: Value, shape: &Shape) {
        let op = match *shape {
            Shape::Root => Op::Root,
            Shape::Neg(a) => {
                let ty = type_of(self.func.dfg.value_type(a));
                Op::Neg(self.known(a, ty))
            }
            Shape::Cast(from, a) => Op::Cast(from, self.known(a, from)),
            Shape::Binary(op, ty, [a, b]) => {
                let (a, b) = (self.known(a, ty), self.known(b, ty));
                Op::Binary { op, ty, a, b }
            }
            Shape::With(op, ty, a, b) => {
                let (a, b) = (self.known(a, ty), Operand::Const(b));
                Op::Binary { op, ty, a, b }
            }
            Shape::Select([condition, a, b]) => {
                let ty = |value| type_of(self.func.dfg.value_type(value));
                Op::Select {
                    ty: ty(condition),
                    condition: self.known(condition, ty(condition)),
                    of: [a, b].map(|value| self.known(value, ty(value))),
                }
            }
            Shape::Load(address, offset) => Op::Load {
                address: self.known(address, Type::int(64)),
                offset,
            },
            Shape::Address(slot, offset) => {
                let slot = self.slots.number(slot);
                Op::SlotAddress { slot, offset }
            }
            Shape::Symbol(ref name) => Op::SymbolAddress {
                symbol: self.symbols.number(name.clone()),
            },
        };
        let ty = match op {
            Op::Binary {
                op:
                    BinaryOp::Eq
                    | BinaryOp::Ne
                    | BinaryOp::Lt
                    | BinaryOp::Le
                    | BinaryOp::Gt
                    | BinaryOp::Ge,
                ..
            } => Type::uint(8),
            Op::SlotAddress { .. } | Op::SymbolAddress { .. } => Type::PTR,
            _ => type_of(self.func.dfg.value_type(value)),
        };
        let operand = match fold(&op, ty) {
            Some(bits) => Operand::Const(bits),
            None => self.recorder.value(value, ty, op),
        };
        self.numbers.insert(value, operand);
    }

    fn known(&self, value: Value, ty: Type) -> Operand {
        let value = self.stack_maps.resolve(self.func, value);
        match self.constant(value, ty) {
            Some(bits) => Operand::Const(bits),
            None => self.numbers[&value],
        }
    }

    fn instruction(&self, value: Value) -> Option<Inst> {
        match self.func.dfg.value_def(value) {
            ValueDef::Result(inst, 0) => Some(inst),
            _ => None,
        }
    }

    /// Returns the bits of a constant, sign-extended or zero-extended according to `ty`.
    fn constant(&self, value: Value, ty: Type) -> Option<u64> {
        let bits = match self.func.dfg.insts[self.instruction(value)?] {
            InstructionData::UnaryImm {
                opcode: Opcode::Iconst,
                imm,
            } => imm.bits() as u64,
            InstructionData::UnaryIeee16 { imm, .. } => imm.bits().into(),
            InstructionData::UnaryIeee32 { imm, .. } => imm.bits().into(),
            InstructionData::UnaryIeee64 { imm, .. } => imm.bits(),
            InstructionData::Binary {
                opcode: Opcode::Iconcat,
                args: [low, high],
            } => {
                let bits = self.func.dfg.value_type(low).bits();
                let low = self.constant(low, Type::uint(64))?;
                let high = self.constant(high, Type::int(64))? as i64;
                // Constants have 64 bits.
                i64::try_from(i128::from(high) << bits | i128::from(low)).ok()? as u64
            }
            // The result of an operation on constants.
            _ => match self.numbers.get(&value)? {
                Operand::Const(bits) => *bits,
                Operand::Value(_) => return None,
            },
        };
        let own = self.func.dfg.value_type(value);
        let unused = 64u32.saturating_sub(own.bits());
        let signed = own.is_int() && (!ty.is_integer() || ty.is_signed());
        Some(if signed {
            ((bits << unused) as i64 >> unused) as u64
        } else {
            bits << unused >> unused
        })
    }

    fn shape(&self, value: Value) -> Shape {
        let Some(inst) = self.instruction(value) else {
            return Shape::Root;
        };
        let ty = |value: Value| type_of(self.func.dfg.value_type(value));
        match self.func.dfg.insts[inst] {
            InstructionData::Binary { opcode, args } => {
                // The count of a shift may have another type.
                match binary(opcode, ty(args[0])).filter(|_| ty(args[0]) == ty(args[1])) {
                    Some((op, ty)) => Shape::Binary(op, ty, args),
                    None => Shape::Root,
                }
            }
            InstructionData::IntCompare { args, cond, .. } if ty(args[0]).is_integer() => {
                let (op, signed) = compare(cond);
                let own = ty(args[0]);
                Shape::Binary(op, if signed { own } else { unsigned(own) }, args)
            }
            InstructionData::Unary { opcode, arg } => unary(opcode, arg, ty(arg)),
            InstructionData::Ternary {
                opcode: Opcode::Select,
                args,
            } => Shape::Select(args),
            InstructionData::Load {
                opcode: Opcode::Load,
                arg,
                flags,
                offset,
            } if is_constant(self.func.dfg.mem_flags[flags]) && ty(arg) == Type::int(64) => {
                Shape::Load(arg, offset.into())
            }
            InstructionData::StackAddr {
                stack_slot, offset, ..
            } => match u32::try_from(i32::from(offset)) {
                Ok(offset) => Shape::Address(stack_slot, offset),
                Err(_) => Shape::Root,
            },
            InstructionData::UnaryGlobalValue {
                opcode: Opcode::SymbolValue,
                global_value,
            } => match &self.func.global_values[global_value] {
                GlobalValueData::Symbol {
                    name,
                    offset,
                    tls: false,
                    ..
                } if offset.bits() == 0 => self.symbol(name),
                _ => Shape::Root,
            },
            InstructionData::FuncAddr { func_ref, .. } => {
                self.symbol(&self.func.dfg.ext_funcs[func_ref].name)
            }
            _ => Shape::Root,
        }
    }

    fn symbol(&self, name: &ExternalName) -> Shape {
        match name {
            ExternalName::User(name) => {
                Shape::Symbol(self.func.params.user_named_funcs()[*name].clone())
            }
            _ => Shape::Root,
        }
    }
}

/// Returns true if a load reads little-endian memory that does not change while the function runs.
fn is_constant(flags: MemFlagsData) -> bool {
    flags.readonly() && flags.explicit_endianness() != Some(Endianness::Big)
}

fn inputs(shape: &Shape) -> [Option<Value>; 3] {
    match *shape {
        Shape::Root | Shape::Address(..) | Shape::Symbol(_) => [None, None, None],
        Shape::Neg(a) | Shape::Cast(_, a) | Shape::With(_, _, a, _) | Shape::Load(a, _) => {
            [Some(a), None, None]
        }
        Shape::Binary(_, _, [a, b]) => [Some(a), Some(b), None],
        Shape::Select(all) => all.map(Some),
    }
}

/// Returns how an operation on a value of type `own` computes its result.
fn unary(opcode: Opcode, arg: Value, own: Type) -> Shape {
    match opcode {
        Opcode::Ineg | Opcode::Fneg => Shape::Neg(arg),
        Opcode::Bnot if own.is_integer() => Shape::With(BinaryOp::Xor, own, arg, u64::MAX),
        Opcode::Sextend
        | Opcode::Ireduce
        | Opcode::FcvtFromSint
        | Opcode::Fpromote
        | Opcode::Fdemote
        | Opcode::FcvtToSint
        | Opcode::FcvtToSintSat => Shape::Cast(own, arg),
        Opcode::Uextend | Opcode::FcvtFromUint if own.is_integer() => {
            Shape::Cast(unsigned(own), arg)
        }
        _ => Shape::Root,
    }
}

/// Items that are numbered in the order in which they are first named.
#[derive(Debug)]
pub struct Numbered<T> {
    items: Vec<T>,
    numbers: HashMap<T, usize>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Numbered<T> {
        Numbered {
            items: Vec::new(),
            numbers: HashMap::new(),
        }
    }
}

impl<T: Clone + Eq + Hash> Numbered<T> {
    /// Returns the number of an item. Adds the item if it is new.
    pub fn number(&mut self, item: T) -> usize {
        let items = &mut self.items;
        *self.numbers.entry(item).or_insert_with_key(|item| {
            items.push(item.clone());
            items.len() - 1
        })
    }

    /// The items, by their numbers.
    pub fn into_items(self) -> Vec<T> {
        self.items
    }
}

fn unsigned(ty: Type) -> Type {
    let bits = ty.bit_size(&dwarfsmith::Target::X86_64).unwrap_or(64);
    Type::uint(bits as u16)
}

/// Returns an operation on two numbers, and the type of its operands.
fn binary(opcode: Opcode, own: Type) -> Option<(BinaryOp, Type)> {
    let op = match opcode {
        Opcode::Iadd | Opcode::Fadd => BinaryOp::Add,
        Opcode::Isub | Opcode::Fsub => BinaryOp::Sub,
        Opcode::Imul | Opcode::Fmul => BinaryOp::Mul,
        Opcode::Sdiv | Opcode::Udiv | Opcode::Fdiv => BinaryOp::Div,
        Opcode::Srem | Opcode::Urem => BinaryOp::Rem,
        Opcode::Band => BinaryOp::And,
        Opcode::Bor => BinaryOp::Or,
        Opcode::Bxor => BinaryOp::Xor,
        Opcode::Ishl => BinaryOp::Shl,
        Opcode::Sshr | Opcode::Ushr => BinaryOp::Shr,
        _ => return None,
    };
    match opcode {
        Opcode::Fadd | Opcode::Fsub | Opcode::Fmul | Opcode::Fdiv => {
            is_float(own).then_some((op, own))
        }
        _ if !own.is_integer() => None,
        Opcode::Udiv | Opcode::Urem | Opcode::Ushr => Some((op, unsigned(own))),
        _ => Some((op, own)),
    }
}

/// Returns a comparison, and true if its operands are signed.
fn compare(condition: IntCC) -> (BinaryOp, bool) {
    match condition {
        IntCC::Equal => (BinaryOp::Eq, true),
        IntCC::NotEqual => (BinaryOp::Ne, true),
        IntCC::SignedLessThan => (BinaryOp::Lt, true),
        IntCC::SignedGreaterThanOrEqual => (BinaryOp::Ge, true),
        IntCC::SignedGreaterThan => (BinaryOp::Gt, true),
        IntCC::SignedLessThanOrEqual => (BinaryOp::Le, true),
        IntCC::UnsignedLessThan => (BinaryOp::Lt, false),
        IntCC::UnsignedGreaterThanOrEqual => (BinaryOp::Ge, false),
        IntCC::UnsignedGreaterThan => (BinaryOp::Gt, false),
        IntCC::UnsignedLessThanOrEqual => (BinaryOp::Le, false),
    }
}
