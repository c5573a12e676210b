//! SSA values as objects that dwarfsmith can look up.
//!
//! The value is an entity, whose place the register allocator's ranges say.
//! If it can be recomputed from other values it becomes a fragment with two
//! lifetimes: a bounded one that refers to the entity, from the function's
//! start on and never killed, since the entity's ranges end it wherever the
//! value is nowhere; and a computed one that applies exactly there.

use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::markers::{Base, Referrer};
use dwarfsmith::metadata::{FragmentId, LifetimeId, Object};
use dwarfsmith::{Module, Type};

use super::DescribeError;
use super::types::stack_type;
use crate::debug::{FunctionDebug, Op, Operand};
use crate::hir::{BinOp, StructDef, Ty};

/// The most values one recomputation may involve. What a debugger evaluates
/// grows with it, and a value that takes more is of little interest.
const MAX_VALUES: u32 = 24;

/// The values of a function, as far as someone asked for them.
pub struct Values<'a> {
    structs: &'a [StructDef],
    function: &'a FunctionDebug,
    /// Where the value is, if it is anywhere.
    located: Vec<bool>,
    /// How many values recomputing it involves; 0 if it cannot be.
    cost: Vec<u32>,
    fragments: Vec<Option<FragmentId>>,
    /// Bounded lifetimes to be defined at the function's start.
    pub defs: Vec<(LifetimeId, Referrer)>,
    /// The values that some referrer names.
    pub used: Vec<bool>,
}

impl<'a> Values<'a> {
    /// Looks at a function's values, but describes none of them yet.
    pub fn new(structs: &'a [StructDef], function: &'a FunctionDebug) -> Values<'a> {
        let count = function.values.len();
        let mut located = vec![false; count];
        for range in &function.machine.ranges {
            if let Some(located) = located.get_mut(range.value) {
                *located = true;
            }
        }
        let mut values = Values {
            structs,
            function,
            located,
            cost: vec![0; count],
            fragments: vec![None; count],
            defs: Vec::new(),
            used: vec![false; count],
        };
        // Operands have smaller numbers than what is computed from them.
        for value in 0..count {
            values.cost[value] = values.cost_of(value);
        }
        values
    }

    fn cost_of(&self, value: usize) -> u32 {
        let record = &self.function.values[value];
        if let Op::SlotAddress { .. } = record.op {
            return 1;
        }
        let Some(operands) = recomputable(&record.op) else { return 0 };
        let mut cost = 1u32;
        for operand in operands.into_iter().flatten() {
            if let Operand::Value(operand) = operand {
                match self.cost.get(operand) {
                    Some(more) if *more > 0 => cost = cost.saturating_add(*more),
                    _ if self.located.get(operand) == Some(&true) => cost = cost.saturating_add(1),
                    _ => return 0,
                }
            }
        }
        if cost <= MAX_VALUES { cost } else { 0 }
    }

    /// Whether a fragment knows more than the entity does.
    pub fn is_fragment(&self, value: usize) -> bool {
        self.cost.get(value).is_some_and(|cost| *cost > 0)
    }

    /// Whether anything is known of the value.
    pub fn is_known(&self, value: usize) -> bool {
        self.is_fragment(value) || self.located.get(value) == Some(&true)
    }

    /// A value's type on the expression stack.
    pub fn ty(&self, value: usize) -> Type {
        self.function.values.get(value).map_or(Type::int(64), |value| stack_type(self.structs, &value.ty))
    }

    /// The entity's referrer.
    pub fn entity(&mut self, value: usize) -> Referrer {
        if let Some(used) = self.used.get_mut(value) {
            *used = true;
        }
        Referrer::Entity(value as u32)
    }

    /// The fragment of a value, with all that it is computed from.
    pub fn fragment(&mut self, module: &mut Module, value: usize) -> Result<FragmentId, DescribeError> {
        if let Some(fragment) = self.fragments.get(value).ok_or(DescribeError::Record("a value"))? {
            return Ok(*fragment);
        }
        let fragment = module.fragments.push(Default::default());
        self.fragments[value] = Some(fragment);
        let op = self.function.values[value].op.clone();
        let ty = self.ty(value);
        let referrer = match op {
            // An address needs no place of its own, nor anything recomputed.
            Op::SlotAddress { slot, offset } => {
                let slot = self.function.machine.slots.get(slot).ok_or(DescribeError::Record("a slot"))?;
                Some(Referrer::Address { base: Base::Cfa, offset: *slot as i32 + offset as i32 })
            }
            _ if self.located[value] => Some(self.entity(value)),
            _ => None,
        };
        if let Some(referrer) = referrer {
            let mut location = module.builder();
            location.referrer(ty)?;
            let location = module.expr(&location);
            let lifetime = module.add_lifetime(fragment.into(), location, &[]);
            self.defs.push((lifetime, referrer));
        }
        if self.is_fragment(value) && !matches!(op, Op::SlotAddress { .. }) {
            let mut location = module.builder();
            let arguments = self.recompute(module, &mut location, &op, ty)?;
            let location = module.expr(&location);
            module.add_lifetime(fragment.into(), location, &arguments);
        }
        Ok(fragment)
    }

    /// Pushes an operand as a value of type `ty`.
    fn operand(
        &mut self,
        module: &mut Module,
        location: &mut DIExprBuilder,
        arguments: &mut Vec<Object>,
        operand: Operand,
        ty: Type,
    ) -> Result<(), DescribeError> {
        match operand {
            Operand::Const(bits) => {
                location.constant(ty, i128::from(bits as i64))?;
            }
            Operand::Value(value) => {
                let object = Object::from(self.fragment(module, value)?);
                let index = arguments.iter().position(|known| *known == object).unwrap_or_else(|| {
                    arguments.push(object);
                    arguments.len() - 1
                });
                let own = self.ty(value);
                location.arg(index as u32, own)?;
                if own != ty {
                    // Pointers are added to as integers.
                    location.reinterpret(ty)?;
                }
            }
        }
        Ok(())
    }

    /// The operation as an expression over the operands' fragments.
    fn recompute(
        &mut self,
        module: &mut Module,
        location: &mut DIExprBuilder,
        op: &Op,
        result: Type,
    ) -> Result<Vec<Object>, DescribeError> {
        let mut arguments = Vec::new();
        match op {
            Op::Root | Op::Sqrt(_) | Op::SlotAddress { .. } => return Err(DescribeError::Record("an operation")),
            Op::Neg(a) => {
                self.operand(module, location, &mut arguments, *a, result)?;
                location.neg()?;
            }
            Op::Not(a) => {
                // A truth value is a byte that is 0 or 1.
                self.operand(module, location, &mut arguments, *a, result)?;
                location.constant(result, 1)?.xor()?;
            }
            Op::Cast(from, a) => {
                let from = stack_type(self.structs, from);
                self.operand(module, location, &mut arguments, *a, from)?;
                location.convert(result)?;
            }
            Op::Binary { op, ty, a, b } => {
                let ty = stack_type(self.structs, ty);
                self.operand(module, location, &mut arguments, *a, ty)?;
                match (op, b) {
                    (BinOp::Shl | BinOp::Shr, Operand::Const(count)) => {
                        location.constant(ty, i128::from(count & (bits(ty) - 1)))?;
                    }
                    (BinOp::Shl | BinOp::Shr, Operand::Value(_)) => {
                        self.operand(module, location, &mut arguments, *b, ty)?;
                        // The machine takes the count modulo the size.
                        location.constant(ty, i128::from(bits(ty) - 1))?.and()?;
                    }
                    _ => self.operand(module, location, &mut arguments, *b, ty)?,
                }
                match op {
                    BinOp::Add => location.add()?,
                    BinOp::Sub => location.sub()?,
                    BinOp::Mul => location.mul()?,
                    BinOp::Div => location.div()?,
                    BinOp::Rem => location.modulo()?,
                    BinOp::And => location.and()?,
                    BinOp::Or => location.or()?,
                    BinOp::Xor => location.xor()?,
                    BinOp::Shl => location.shl()?,
                    BinOp::Shr if ty.is_signed() => location.ashr()?,
                    BinOp::Shr => location.lshr()?,
                    _ => return Err(DescribeError::Record("an operation")),
                };
                if ty != result {
                    location.reinterpret(result)?;
                }
            }
        }
        Ok(arguments)
    }
}

fn bits(ty: Type) -> u64 {
    if ty == Type::uint(8) {
        8
    } else if ty == Type::int(32) {
        32
    } else {
        64
    }
}

/// The operands of an operation that means the same in an expression; `None`
/// for all others.
fn recomputable(op: &Op) -> Option<[Option<Operand>; 2]> {
    match op {
        Op::Neg(a) | Op::Not(a) => Some([Some(*a), None]),
        // Doubles saturate where expressions do not, and a 64-bit integer may
        // have to be rounded.
        Op::Cast(Ty::F64, _) => None,
        Op::Cast(_, a) => Some([Some(*a), None]),
        Op::Binary { op, ty, a, b } => {
            let fits = match op {
                BinOp::Add | BinOp::Sub | BinOp::Mul => true,
                BinOp::Div if *ty == Ty::F64 => true,
                // Zero traps here and is an error there. Dividing the least
                // number by -1 traps too, even in some debuggers.
                BinOp::Div | BinOp::Rem => matches!(b, Operand::Const(b) if *b != 0 && *b as i64 != -1),
                BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Shl | BinOp::Shr => *ty != Ty::F64,
                _ => false,
            };
            fits.then_some([Some(*a), Some(*b)])
        }
        Op::Root | Op::Sqrt(_) | Op::SlotAddress { .. } => None,
    }
}
