//! The locations of variables, as plain data that the compiler collects and that
//! [`crate::describe`] turns into debug information.
//!
//! The model: every SSA value has a number. Markers are positions in program order, one at the
//! start of each statement and of each block. A marker lists the value that each variable (or part
//! of one) holds from there on. The machine part has the places of values, by code offset. Together
//! they give locations: if variable `x` holds value `v` and `v` is in a register, `x` is in that
//! register. If `v` has no place, [`Op`] may compute it from values that have one.

use crate::diag::Span;
use crate::hir::{BinOp, Scope, StructDef, Ty};

/// A program's debug records.
#[derive(Clone, Debug)]
pub struct ProgramDebug {
    /// The source file, as given on the command line.
    pub file: String,
    /// The structs types refer to.
    pub structs: Vec<StructDef>,
    /// The user's functions, in declaration order. [`crate::hir::ScopeKind::Inlined`] and origins
    /// refer to functions by their indices in this list.
    pub functions: Vec<FunctionDebug>,
}

/// A function's debug records.
#[derive(Clone, Debug)]
pub struct FunctionDebug {
    /// Its name, also the name of its symbol.
    pub name: String,
    /// Where it is declared.
    pub span: Span,
    /// The type of its result.
    pub ret: Ty,
    /// The number of its own variables, which come first; the others are copies made by inlining,
    /// and have an origin.
    pub own_variables: usize,
    /// The number of its own scopes, which come first.
    pub own_scopes: usize,
    /// Its variables, parameters first.
    pub variables: Vec<Variable>,
    /// Its scopes; scope 0 is the function.
    pub scopes: Vec<Scope>,
    /// The code of each scope, without the scopes in it: sorted, disjoint; together they cover all
    /// code.
    pub scope_ranges: Vec<Vec<(u32, u32)>>,
    /// Its SSA values; the index is the value's number.
    pub values: Vec<SsaValue>,
    /// Its markers in the order of their tags, which is program order within
    /// each block of the intermediate code.
    pub markers: Vec<Marker>,
    /// Its calls of functions of the program; the index is the call's tag.
    pub calls: Vec<Call>,
    /// Its machine code.
    pub machine: Machine,
}

/// A variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// Where it is declared.
    pub span: Span,
    /// The scope it belongs to.
    pub scope: usize,
    /// Its position, if it is a parameter.
    pub param: Option<usize>,
    /// The function and variable it is an inlined copy of.
    pub origin: Option<(usize, usize)>,
    /// How the compiler holds it.
    pub storage: Storage,
}

/// How a variable is held.
#[derive(Clone, Debug, PartialEq)]
pub enum Storage {
    /// As one SSA value per scalar part; a scalar variable has one part.
    Leaves(Vec<Leaf>),
    /// In memory, in the stack slot with this number.
    Slot(usize),
}

/// A scalar part of a variable.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaf {
    /// Offset in the variable, in bits.
    pub offset_bits: u32,
    /// Size in bits.
    pub size_bits: u32,
    /// Its type.
    pub ty: Ty,
    /// Its path from the variable, such as `.pos.x` or `[2]`; empty for a scalar.
    pub path: String,
}

/// A value, or a constant as the 64 bits [`crate::fold`] works with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// The SSA value of that number.
    Value(usize),
    /// A constant: integers extended by their type, doubles as bits.
    Const(u64),
}

/// An SSA value.
#[derive(Clone, Debug)]
pub struct SsaValue {
    /// Its type.
    pub ty: Ty,
    /// How it is computed.
    pub op: Op,
}

/// A pure operation; [`crate::fold`] defines its result.
#[derive(Clone, Debug, PartialEq)]
pub enum Op {
    /// Not recomputable: a parameter, a load, a call's result or a merge.
    Root,
    /// A binary operation on operands of type `ty`. Division and remainder of
    /// integers are included: the value exists only where they did not trap.
    Binary {
        /// The operation.
        op: BinOp,
        /// The operands' type.
        ty: Ty,
        /// Left operand.
        a: Operand,
        /// Right operand.
        b: Operand,
    },
    /// Negation.
    Neg(Operand),
    /// Logical negation.
    Not(Operand),
    /// Conversion from the given type.
    Cast(Ty, Operand),
    /// Square root.
    Sqrt(Operand),
    /// The address of a byte of a stack slot.
    SlotAddress {
        /// The slot's number.
        slot: usize,
        /// The byte's offset in it.
        offset: u32,
    },
}

/// What a variable holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    /// This value or constant.
    Operand(Operand),
    /// What its stack slot holds.
    Slot,
}

/// A change at a marker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The variable (its part number `leaf`, or all of it) holds this.
    Assign {
        /// The variable.
        variable: usize,
        /// The part; `None` for a variable in a stack slot.
        leaf: Option<usize>,
        /// What it holds.
        source: Source,
    },
    /// From here on, its value is unknown.
    Kill {
        /// The variable.
        variable: usize,
        /// The part; `None` for a variable in a stack slot.
        leaf: Option<usize>,
    },
}

/// A line-table row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The position in the source.
    pub span: Span,
    /// Whether it is the start of a statement, where a breakpoint may be set.
    pub is_stmt: bool,
}

/// A position in the program. Its tag is its index.
#[derive(Clone, Debug)]
pub struct Marker {
    /// The block of the intermediate code it is in.
    pub block: u32,
    /// Whether it is at the start of that block. Its events are then the complete state: an
    /// `Assign` or `Kill` for every part of every variable.
    pub entry: bool,
    /// If it is at the start of a block with only one predecessor: that predecessor.
    pub after: Option<u32>,
    /// The innermost scope from here to the block's next marker or its end.
    pub scope: usize,
    /// The line row that starts here.
    pub row: Option<Row>,
    /// The changes here.
    pub events: Vec<Event>,
    /// The code offset; `None` if the code was removed.
    pub offset: Option<u32>,
    /// The machine block its offset is in, by index.
    pub machine_block: Option<usize>,
    /// Whether a later marker of another block is at the same offset, so that there is no code
    /// between the two: the block of this marker is empty from here on.
    pub superseded: bool,
}

/// The tag of the first call in the intermediate code. Tags of markers are less.
pub const CALL_TAG: u32 = 1 << 31;

/// A call of a function of the program.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The function; the runtime's, which have no records, come last.
    pub function: usize,
    /// The argument for each parameter.
    pub arguments: Vec<Operand>,
}

/// The machine code of a function. Offsets are from the start of the function.
#[derive(Clone, Debug, Default)]
pub struct Machine {
    /// The code, before relocation.
    pub code: Vec<u8>,
    /// The basic blocks by offset, including those without markers.
    pub blocks: Vec<MachineBlock>,
    /// The places of values, sorted by value, then by start. [`crate::verify`] removes the parts
    /// that are wrong.
    pub ranges: Vec<ValueRange>,
    /// The same, only where the program still needs the values. Where a value is needed, it belongs
    /// to the current iteration of all enclosing loops.
    pub live: Vec<ValueRange>,
    /// The offset of each stack slot from the CFA.
    pub slots: Vec<i64>,
    /// Call frame information, in order.
    pub cfi: Vec<CfiRow>,
    /// The calls.
    pub calls: Vec<CallSite>,
    /// The layout order of the markers that remain, by tag.
    pub layout: Vec<usize>,
}

/// A machine basic block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MachineBlock {
    /// Where it starts.
    pub start: u32,
    /// Where it ends, exclusive.
    pub end: u32,
    /// The successors, by index.
    pub successors: Vec<usize>,
}

/// Where a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// In the register with this DWARF number.
    Register(u16),
    /// In memory, at this offset from the CFA.
    Cfa(i64),
}

/// The place of a value in a range of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ValueRange {
    /// The value.
    pub value: usize,
    /// First offset.
    pub start: u32,
    /// End, exclusive.
    pub end: u32,
    /// Where it is.
    pub place: Place,
}

/// A change of the unwinding rules, effective from an offset on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CfiRow {
    /// The offset.
    pub offset: u32,
    /// The change.
    pub rule: CfiRule,
}

/// A change of the unwinding rules. At offset 0 the CFA is RSP + 8 and the
/// return address is at CFA - 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CfiRule {
    /// The CFA is this DWARF register plus this offset.
    Cfa(u16, i64),
    /// The register is saved at this offset from the CFA.
    Saved(u16, i64),
    /// The register has its value from before the call again.
    Restored(u16),
    /// Remember all rules, for a later `RestoreState`.
    RememberState,
    /// Restore the rules that were remembered last.
    RestoreState,
}

/// A call in machine code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallSite {
    /// Where the instruction that calls starts.
    pub offset: u32,
    /// The return address.
    pub return_offset: u32,
    /// The tag of the call it is; `None` for a call of libc.
    pub call: Option<usize>,
}
