//! LLVM's older debug records, read into lifetimes.
//!
//! In LLVM's older form, a stream of records among the instructions says where a variable, or a fragment of one, is from
//! here on: `#dbg_value` gives a value, `#dbg_declare` an address, each with a `DIExpression`. Here every record becomes a
//! lifetime that ends where the next record of the same bits begins, or with its block: the meaning that LLVM's
//! LiveDebugValues gives the records of a block.
//!
//! ```text
//!   blocks of Records ──► pieces of each variable ──► fragments, lifetimes, markers in a FunctionBody
//!                                                 └─► Unexpressed: records that end a lifetime and begin none
//! ```
//!
//! A variable that some record splits becomes as many fragments as its records' bounds cut it into, and one computed
//! lifetime that puts them together. A record of several pieces gives each its part of the location.

mod expression;

pub use expression::Operation;

use crate::markers::{FunctionBody, MarkerMode, Referrer};
use crate::metadata::{LifetimeId, Object, VariableId};
use crate::module::Module;
use crate::ty::Type;
use alloc::vec::Vec;
use core::fmt;
use hashbrown::HashMap;

/// Which record it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordKind {
    /// `#dbg_value`: what the operand and the expression give is the variable's value, unless the expression says that
    /// it is its address.
    Value,
    /// `#dbg_declare`: what they give is the variable's address.
    Declare,
}

/// A debug record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record<'a> {
    /// Where it stands: a byte offset from the start of the function.
    pub position: u32,
    /// Which record it is.
    pub kind: RecordKind,
    /// The variable.
    pub variable: VariableId,
    /// The operand; [`Referrer::Undefined`] for `poison`.
    pub operand: Referrer,
    /// The operand's type.
    pub ty: Type,
    /// The `DIExpression`.
    pub expression: &'a [Operation],
}

/// A block of a function, with its records in order.
#[derive(Clone, Copy, Debug)]
pub struct RecordBlock<'a> {
    /// The byte offset of the block's first instruction.
    pub start: u32,
    /// Its records.
    pub records: &'a [Record<'a>],
}

/// Why a record begins no lifetime. It still ends those of the bits that it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The size of the variable is not known.
    UnknownSize,
    /// The fragment is not within the variable.
    Fragment,
    /// The expression does not fit its operand: its stack runs empty, or a size or type is wrong.
    Expression,
}

/// A record that begins no lifetime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unexpressed {
    /// Where it stands.
    pub position: u32,
    /// The variable.
    pub variable: VariableId,
    /// Why.
    pub reason: Reason,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::UnknownSize => "the size of the variable is not known: give it a type that has one",
            Reason::Fragment => "the fragment is not within the variable",
            Reason::Expression => "the expression does not fit its operand",
        })
    }
}

/// The bits of a variable that one object stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    object: Object,
    /// In bits from the start of the variable.
    offset: u64,
    bits: u64,
}

/// Adds the blocks of a function to a body that was begun, and to the module what their records say. Edges between the
/// blocks may be added to the body before or after; they do not matter to the lifetimes.
pub fn upgrade(module: &mut Module, body: &mut FunctionBody, blocks: &[RecordBlock<'_>]) -> Vec<Unexpressed> {
    let mut unexpressed = Vec::new();
    let pieces = pieces(module, blocks, &mut unexpressed);
    body.mode(MarkerMode::BlockLocal);
    let mut active: HashMap<Object, LifetimeId> = HashMap::new();
    for block in blocks {
        body.block(block.start);
        active.clear();
        for record in block.records {
            let Some(bits) = record_bits(module, record) else { continue };
            let of_variable = pieces.get(&record.variable).map_or(&[][..], Vec::as_slice);
            let within = of_variable.iter().filter(|piece| bits.0 <= piece.offset && piece.offset < bits.0 + bits.1);
            let mut fits = true;
            for piece in within {
                if let Some(before) = active.remove(&piece.object) {
                    body.kill(record.position, before);
                }
                if record.operand == Referrer::Undefined {
                    continue;
                }
                let mut builder = module.builder();
                let part = (piece.offset - bits.0, piece.bits);
                let operand_bits = record.ty.bit_size(&module.target).unwrap_or(0);
                match expression::build(&mut builder, record, operand_bits, bits.1, part) {
                    Some(()) => {
                        let location = module.expr(&builder);
                        let lifetime = module.add_lifetime(piece.object, location, &[]);
                        body.def(record.position, lifetime, record.operand);
                        active.insert(piece.object, lifetime);
                    }
                    None => fits = false,
                }
            }
            if !fits {
                let Record { position, variable, .. } = *record;
                unexpressed.push(Unexpressed { position, variable, reason: Reason::Expression });
            }
        }
    }
    unexpressed
}

/// The size of a record's variable in bits.
fn variable_bits(module: &Module, variable: VariableId) -> Option<u64> {
    let ty = module.variable_type(module.variables.get(variable)?)?;
    module.type_bits(ty, module.target).filter(|bits| *bits > 0)
}

/// The first bit and the number of bits of its variable that a record is about; `None` where it is refused.
fn record_bits(module: &Module, record: &Record<'_>) -> Option<(u64, u64)> {
    let all = variable_bits(module, record.variable)?;
    match expression::fragment(record.expression) {
        Some((offset, bits)) => (bits > 0 && offset.checked_add(bits)? <= all).then_some((offset, bits)),
        None => Some((0, all)),
    }
}

/// Cuts each variable at the bounds of its records' fragments.
fn pieces(
    module: &mut Module,
    blocks: &[RecordBlock<'_>],
    unexpressed: &mut Vec<Unexpressed>,
) -> HashMap<VariableId, Vec<Piece>> {
    let mut cuts: Vec<(VariableId, u64)> = Vec::new();
    for record in blocks.iter().flat_map(|block| block.records) {
        let Record { position, variable, .. } = *record;
        match (variable_bits(module, variable), record_bits(module, record)) {
            (Some(all), Some((offset, bits))) => {
                cuts.extend([0, offset, offset + bits, all].map(|cut| (variable, cut)));
            }
            (size, _) => {
                let reason = if size.is_none() { Reason::UnknownSize } else { Reason::Fragment };
                unexpressed.push(Unexpressed { position, variable, reason });
            }
        }
    }
    cuts.sort_unstable();
    cuts.dedup();
    let mut pieces = HashMap::new();
    for of_variable in cuts.chunk_by(|a, b| a.0 == b.0) {
        let variable = of_variable[0].0;
        let is_whole = of_variable.len() == 2;
        let mut list = Vec::new();
        for pair in of_variable.windows(2) {
            let object = if is_whole { Object::Variable(variable) } else { Object::Fragment(module.add_fragment()) };
            list.push(Piece { object, offset: pair[0].1, bits: pair[1].1 - pair[0].1 });
        }
        if !is_whole {
            compose(module, variable, &list);
        }
        pieces.insert(variable, list);
    }
    pieces
}

/// Adds the computed lifetime that puts a variable's pieces together.
fn compose(module: &mut Module, variable: VariableId, pieces: &[Piece]) {
    let mut builder = module.builder();
    for (index, piece) in pieces.iter().enumerate() {
        // A piece has at least one bit, so that its type has a size.
        let _ = builder.arg(index as u32, Type::bits(piece.bits));
    }
    let bits = pieces.iter().map(|piece| piece.bits).sum();
    if builder.composite(pieces.len() as u32, Type::bits(bits)).is_ok() {
        let location = module.expr(&builder);
        let arguments: Vec<Object> = pieces.iter().map(|piece| piece.object).collect();
        module.add_lifetime(variable.into(), location, &arguments);
    }
}
