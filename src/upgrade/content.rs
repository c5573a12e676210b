//! Translates a record into the locations of its variable's pieces: expressions and referrers, from
//! which lifetimes are built.
//!
//! A bounded lifetime has one referrer. A record with several operands therefore gets a fragment
//! for each further operand, whose separate lifetime begins and ends with that of the record.
//! Constants are written into the expression instead.

use super::machine::{self, Outcome};
use super::operation::{DIExpressionOperation, Expression, TypedOperation};
use super::program::{self, Graph, Program, Shape, Step, integer_bits};
use super::{Failure, Reason, Record, RecordKind, RecordOperand};
use crate::expr::{DIExpr, DIExprBuilder, DIOp, typing};
use crate::markers::{Base, FunctionView, Referrer, RegisterPart};
use crate::metadata::VariableId;
use crate::module::Module;
use crate::target::{ByteOrder, Target};
use crate::ty::{AddressSpace, Signedness, Type};
use crate::validate::{self, Rule};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// A location with its referrer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Part {
    pub(super) location: DIExpr,
    pub(super) referrer: Referrer,
    /// Its arguments: a range of the parts before it.
    pub(super) arguments: (u32, u32),
}

/// The location that a record gives to a piece of a variable. The last part belongs to the piece,
/// and the others to fragments.
pub(super) type Content = Vec<Part>;

/// A translated record.
pub(super) struct Translation {
    program: Program,
    operands: Vec<RecordOperand>,
    /// True for a declaration whose location is the same in the whole function.
    pub(super) is_everywhere: bool,
}

/// The part of a record's bits that a piece contains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cut {
    /// The number of bits that the record describes.
    pub(super) all: u64,
    /// The start of the piece, in bits from the first bit that the record describes.
    pub(super) offset: u64,
    /// The size of the piece in bits.
    pub(super) bits: u64,
}

/// Translates the records of one function.
pub(super) struct Reader<'f> {
    function: FunctionView<'f>,
    /// For each list of registers, the first referrer with an equal list.
    lists: HashMap<&'f [RegisterPart], Referrer>,
    /// The rule that each location violates with a referrer. A value may have many places.
    broken: HashMap<(DIExpr, Referrer), Option<Rule>>,
}

impl<'f> Reader<'f> {
    pub(super) fn new(function: FunctionView<'f>) -> Reader<'f> {
        Reader {
            function,
            lists: HashMap::new(),
            broken: HashMap::new(),
        }
    }

    /// Translates a record; `None` if it states that the location is unknown.
    pub(super) fn translate(
        &mut self,
        target: Target,
        record: &Record<'_>,
    ) -> Result<Option<Translation>, Failure> {
        let (own, expression, outcome) = match record.kind {
            RecordKind::Assign {
                ref address,
                expression,
                is_stored: true,
            } if address.location != Referrer::Undefined => {
                (core::slice::from_ref(address), expression, Outcome::Address)
            }
            RecordKind::Value | RecordKind::Assign { .. } => {
                (record.operands, record.expression, Outcome::Variable)
            }
            RecordKind::Declare => (record.operands, record.expression, Outcome::Address),
        };
        let is_undefined = |operand: &RecordOperand| operand.location == Referrer::Undefined;
        if own.iter().any(is_undefined) || own.is_empty() && !computes(expression) {
            return Ok(None);
        }
        let mut operands = own.to_vec();
        for operand in &mut operands {
            if let Referrer::Registers { first, count } = operand.location {
                let list = self.function.register_list(first, count);
                operand.location = *self.lists.entry(list).or_insert(operand.location);
            }
        }
        let program = match expression {
            Expression::Dwarf(operations) => {
                if operations
                    .iter()
                    .any(|operation| matches!(operation, DIExpressionOperation::Poisoned {}))
                {
                    return Ok(None);
                }
                machine::run(target, &mut operands, operations, outcome)?
            }
            Expression::Typed(operations) => typed(target, &operands, operations)?,
        };
        program.graph.check_length(program.root)?;
        let used = program.graph.operands(program.root);
        let mut used = used
            .iter()
            .filter_map(|index| operands.get(*index as usize));
        let is_everywhere = record.kind == RecordKind::Declare
            && used.all(|operand| is_valid_everywhere(operand.location));
        Ok(Some(Translation {
            program,
            operands,
            is_everywhere,
        }))
    }

    /// Returns the location of one piece of the variable.
    pub(super) fn content(
        &mut self,
        module: &mut Module,
        variable: VariableId,
        translation: &Translation,
        cut: Cut,
    ) -> Result<Content, Failure> {
        let Translation {
            program, operands, ..
        } = translation;
        let widened = widened(module, variable, translation, cut.all);
        let program = widened.as_ref().unwrap_or(program);
        let used = used_operands(program, operands);
        let mut builder = module.builder();
        let constants = module.exprs.constants();
        let write = |builder: &mut DIExprBuilder, index: u32, ty| {
            let operand = operands.get(index as usize);
            let operand = operand.ok_or(Reason::StackUnderflow)?;
            let place = used.iter().position(|used| used == operand);
            match (place, operand.location) {
                (Some(0), _) => drop(builder.referrer(ty)?),
                (Some(place), _) => drop(builder.arg(place as u32 - 1, ty)?),
                (
                    None,
                    Referrer::Constant {
                        ty: constant_type,
                        value,
                    },
                ) => {
                    program::constant(builder, constants, constant_type, value)?;
                    if constant_type != ty {
                        builder.reinterpret(ty)?;
                    }
                }
                (None, _) => return Err(Reason::StackUnderflow.into()),
            }
            Ok(())
        };
        program
            .graph
            .write(program.root, constants, &mut builder, write)?;
        finish(&mut builder, program, cut)?;
        let parts = parts(module, &used, &builder, program.levels)?;
        for part in &parts {
            let (location, referrer) = (part.location, part.referrer);
            let broken = self.broken.entry((location, referrer));
            let broken = broken.or_insert_with(|| {
                validate::broken_rule(module, self.function, location, referrer)
            });
            if let Some(rule) = *broken {
                return Err(Reason::Rule(rule).into());
            }
        }
        Ok(parts)
    }
}

/// True if an expression gives a result without operands. LLVM reads a record without operands and
/// without such an expression as the end of the location (`DbgVariableRecord::isKillLocation`).
pub(super) fn computes(expression: Expression<'_>) -> bool {
    match expression {
        Expression::Dwarf(operations) => operations.iter().any(DIExpressionOperation::computes),
        Expression::Typed(operations) => !operations.is_empty(),
    }
}

/// Returns the operands that need a referrer, each once. Constants are written into the expression
/// if there is another operand.
fn used_operands(program: &Program, operands: &[RecordOperand]) -> Vec<RecordOperand> {
    let mut used: Vec<RecordOperand> = Vec::new();
    for index in program.graph.operands(program.root) {
        if let Some(operand) = operands.get(index as usize)
            && !used.contains(operand)
        {
            used.push(*operand);
        }
    }
    if used.len() > 1 {
        used.retain(|operand| !matches!(operand.location, Referrer::Constant { .. }));
    }
    used
}

/// Returns the parts of a location: a fragment for each operand except the first; then the
/// location, whose referrer is the first operand; then `levels - 1` implicit pointers, each to the
/// part before it.
fn parts(
    module: &mut Module,
    used: &[RecordOperand],
    location: &DIExprBuilder,
    levels: u32,
) -> Result<Vec<Part>, Failure> {
    let mut parts = Vec::new();
    for operand in used.iter().skip(1) {
        let mut builder = module.builder();
        builder.referrer(operand.ty)?;
        parts.push(Part {
            location: module.expr(&builder),
            referrer: operand.location,
            arguments: (0, 0),
        });
    }
    let referrer = used
        .first()
        .map_or(Referrer::Undefined, |operand| operand.location);
    let arguments = (0, parts.len() as u32);
    parts.push(Part {
        location: module.expr(location),
        referrer,
        arguments,
    });
    for _ in 1..levels {
        let last = parts.len() as u32;
        let mut builder = module.builder();
        builder.arg(0, Type::PTR)?.addr_of(AddressSpace(0))?;
        let location = module.expr(&builder);
        parts.push(Part {
            location,
            referrer: Referrer::Undefined,
            arguments: (last - 1, last),
        });
    }
    Ok(parts)
}

/// True for a referrer that is valid in the whole function, or whose value places state where it is
/// valid.
fn is_valid_everywhere(location: Referrer) -> bool {
    match location {
        Referrer::Slot { base, .. } | Referrer::Address { base, .. } => {
            !matches!(base, Base::Register(_))
        }
        Referrer::Symbol { .. } | Referrer::Constant { .. } | Referrer::Value(_) => true,
        Referrer::Undefined
        | Referrer::Register(_)
        | Referrer::Registers { .. }
        | Referrer::Lane { .. } => false,
    }
}

/// Translates the newer spelling: the operations of a `DIExpr`, with operands of records.
fn typed(
    target: Target,
    operands: &[RecordOperand],
    operations: &[TypedOperation],
) -> Result<Program, Failure> {
    let mut graph = Graph::default();
    let (mut stack, mut types) = (Vec::new(), Vec::new());
    for (index, operation) in operations.iter().enumerate() {
        let TypedOperation::Operation(op) = *operation else {
            continue;
        };
        let failed = |reason: Reason| Failure::from(reason).at(index, op.spelling());
        let before = types.len();
        typing::step(&op, &mut types, target).map_err(|kind| failed(Reason::Types(kind)))?;
        let ty = types.last().copied().unwrap_or(Type::BOOL);
        // The operation leaves one entry.
        let taken = (before + 1).saturating_sub(types.len());
        let operand = match op {
            DIOp::Referrer { .. } => Some(0),
            DIOp::Arg { index, .. } => Some(index),
            _ => None,
        };
        let node = match (operand, op) {
            (Some(index), _) => {
                let has = operands.len() as u32;
                let operand = operands
                    .get(index as usize)
                    .ok_or_else(|| failed(Reason::Operands { has }))?;
                if operand.ty.bit_size(&target) != ty.bit_size(&target) {
                    return Err(failed(Reason::OperandType {
                        operand: operand.ty,
                    }));
                }
                graph.add(Step::Operand(index), ty, &[])
            }
            (None, DIOp::Constant { value, .. }) => graph.add(Step::Constant(value), ty, &[]),
            (None, op) => {
                let inputs: Vec<u32> = stack.drain(stack.len().saturating_sub(taken)..).collect();
                graph.apply(op, ty, &inputs)
            }
        };
        stack.push(node);
    }
    match stack[..] {
        [root] => Ok(Program {
            graph,
            root,
            shape: Shape::Location,
            levels: 0,
        }),
        [] => Err(Reason::StackUnderflow.into()),
        _ => Err(Reason::EntriesLeft.into()),
    }
}

/// Extends a constant integer that is narrower than its variable: with zeros if the constant is a
/// boolean or unsigned, or if the variable is unsigned; otherwise with its sign, as LLVM's backend
/// does. `None` for any other program.
fn widened(
    module: &Module,
    variable: VariableId,
    translation: &Translation,
    all: u64,
) -> Option<Program> {
    let Program {
        graph,
        root,
        shape: Shape::Location,
        levels: 0,
    } = &translation.program
    else {
        return None;
    };
    let Some(Step::Operand(index)) = graph.step(*root) else {
        return None;
    };
    let Referrer::Constant { ty, value } = translation.operands.get(index as usize)?.location
    else {
        return None;
    };
    let (bits, wide) = (u32::from(integer_bits(ty)?), u16::try_from(all).ok()?);
    let number = module.exprs.constants().number(value)?;
    if u64::from(bits) >= all || !(1..=127).contains(&bits) {
        return None;
    }
    let unsigned = ((number << (128 - bits)) as u128 >> (128 - bits)) as i128;
    let metadata = &module.metadata;
    let declared = (metadata.variables.get(variable)).and_then(|node| metadata.variable_type(node));
    let signedness = declared.and_then(|ty| metadata.signedness(ty));
    let is_unsigned = bits == 1 || !ty.is_signed() || signedness == Some(Signedness::Unsigned);
    let number = if is_unsigned {
        unsigned
    } else {
        number << (128 - bits) >> (128 - bits)
    };
    let mut graph = Graph::default();
    let root = graph.number(Type::uint(wide), number);
    Some(Program {
        graph,
        root,
        shape: Shape::Location,
        levels: 0,
    })
}

/// Appends the operations that turn the program's result into the location of a piece.
fn finish(builder: &mut DIExprBuilder, program: &Program, cut: Cut) -> Result<(), Failure> {
    let target = builder.target();
    let top = builder
        .stack()
        .last()
        .copied()
        .ok_or(Reason::StackUnderflow)?;
    let has = top.bit_size(&target).unwrap_or(0);
    let mut size = has;
    if program.levels > 0 {
        if program.shape == Shape::Memory {
            return Err(Reason::Misplaced.into());
        }
        builder.addr_of(AddressSpace(0))?;
        size = Type::PTR.bit_size(&target).unwrap_or(0);
        if (size, cut.offset, cut.bits) != (cut.all, 0, cut.all) {
            return Err(Reason::Split.into());
        }
        return Ok(());
    }
    match program.shape {
        Shape::Memory => {
            builder.deref(Type::bits(cut.all))?;
            size = cut.all;
        }
        Shape::Value | Shape::Location if has < cut.all => {
            return Err(Reason::Narrow {
                has,
                needs: cut.all,
            }
            .into());
        }
        Shape::Value if has > cut.all => {
            let narrow = |bits: u64| {
                u16::try_from(bits)
                    .map(Type::uint)
                    .map_err(|_| Reason::Wide { bits })
            };
            if integer_bits(top).is_none() {
                builder.reinterpret(narrow(has)?)?;
            }
            builder.convert(narrow(cut.all)?)?;
            size = cut.all;
        }
        Shape::Value | Shape::Location => {}
    }
    if size != cut.bits {
        // The variable is in the low bits of a wider number.
        let skip = if target.byte_order() == ByteOrder::Big {
            size - cut.all
        } else {
            0
        };
        let first = cut.offset + skip;
        builder
            .constant(Type::uint(64), first.into())?
            .bit_offset(Type::bits(cut.bits))?;
    }
    Ok(())
}
