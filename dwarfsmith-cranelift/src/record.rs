//! The data that a backend records while it generates a function.
//!
//! Every SSA value has a number. Markers are positions in program order, one at the start of each
//! statement and of each block. A marker lists the variables (or parts of variables) that hold a
//! new value from there on. [`Machine`] has the places of values, by code offset. Together they
//! give locations: if variable `x` holds value `v` and `v` is in a register, `x` is in that
//! register. If `v` has no place, [`Op`] may compute it from values that have one.

use dwarfsmith::Type;

use crate::error::RangeError;
use crate::machine::Machine;
use crate::parameters::Convention;

/// A function that was compiled: its records and its code.
#[derive(Clone, Debug)]
pub struct CompiledFunction {
    /// The records of the backend.
    pub record: FunctionRecord,
    /// Its machine code.
    pub machine: Machine,
    /// The number of ranges of values that were corrected according to the decoded code.
    pub cuts: usize,
    /// The ranges of values that were removed, because they cannot be correct.
    pub errors: Vec<RangeError>,
}

/// A backend's records of a function.
#[derive(Clone, Debug, Default)]
pub struct FunctionRecord {
    /// Its name, for errors.
    pub name: String,
    /// The position of its declaration.
    pub declared: Point,
    /// The types of its parameters. They are its first values.
    pub parameters: Vec<Type>,
    /// How its parameters are passed.
    pub convention: Convention,
    /// Its variables, including those of inlined calls.
    pub variables: Vec<VariableRecord>,
    /// Its scopes. Scope 0 is the function; the index of a scope is larger than that of its parent.
    pub scopes: Vec<ScopeRecord>,
    /// Its SSA values; the index is the value's number.
    pub values: Vec<SsaValue>,
    /// Its markers in the order of their tags, which is program order within each block of the
    /// intermediate code.
    pub markers: Vec<Marker>,
    /// Pairs of markers, by their tags: a marker, and an earlier one, its base. The marker's events
    /// change the contents that all variables have at the base. The events of a marker without a
    /// base change the contents that the control flow gives; if the marker is a base itself, the
    /// variables that its events do not name are unknown there.
    pub bases: Vec<(usize, usize)>,
    /// Its calls of functions that have debug information, and its calls with a stack map. The
    /// index is the call's tag.
    pub calls: Vec<Call>,
    /// True if it ends in a tail call somewhere. Debuggers find an entry value in the call site of
    /// the caller's frame, but after tail calls that lead back to the function, that is the site of
    /// an earlier call of it. So its parameters then have no entry values.
    pub tail_calls: bool,
    /// Its blocks of the intermediate code that Cranelift places after all others: those that are
    /// marked as cold, and those that end with `trap`.
    pub cold: Vec<u32>,
    /// The symbols to which operations refer by index. An address of a symbol that is absent or has
    /// an empty name cannot be recomputed.
    pub symbols: Vec<String>,
}

/// A position in a source file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Point {
    /// The file, an index into [`Nodes::files`](crate::Nodes::files).
    pub file: usize,
    /// The line, from 1; 0 for code that belongs to no line (DWARF 5 section 6.2.2).
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

#[cfg(feature = "cranelift")]
impl Op {
    /// The operands of the operation, for changes.
    pub(crate) fn operands_mut(&mut self) -> [Option<&mut Operand>; 3] {
        match self {
            Op::Root | Op::SlotAddress { .. } | Op::SymbolAddress { .. } => [None, None, None],
            Op::Neg(a) | Op::Not(a) | Op::Cast(_, a) | Op::Load { address: a, .. } => {
                [Some(a), None, None]
            }
            Op::Binary { a, b, .. } => [Some(a), Some(b), None],
            Op::Select {
                condition,
                of: [a, b],
                ..
            } => [Some(condition), Some(a), Some(b)],
        }
    }
}

impl From<u32> for Point {
    /// A line of the first file.
    fn from(line: u32) -> Point {
        Point {
            file: 0,
            line,
            column: 0,
        }
    }
}

/// A variable.
#[derive(Clone, Debug, PartialEq)]
pub struct VariableRecord {
    /// Its name, for errors.
    pub name: String,
    /// Its type on the expression stack; for an aggregate, [`Type::bits`] of its size.
    pub ty: Type,
    /// Its storage.
    pub storage: Storage,
}

/// A lexical scope: a function, a block or an inlined call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ScopeRecord {
    /// The scope around it.
    pub parent: Option<usize>,
    /// True if it is the body of an inlined call.
    pub inlined: bool,
}

/// The storage of a variable.
#[derive(Clone, Debug, PartialEq)]
pub enum Storage {
    /// One SSA value for each scalar part; a scalar variable has one part.
    Leaves(Vec<Leaf>),
    /// The stack slot with this number.
    Slot(usize),
    /// Memory at an address, which is the only part: an SSA value.
    AtAddress,
}

impl Storage {
    /// The storage of a variable of one part with at most 64 bits, such as a number or an address.
    pub fn scalar(ty: Type) -> Storage {
        let bits = ty.bit_size(&dwarfsmith::Target::X86_64).unwrap_or(0);
        Storage::Leaves(vec![Leaf {
            offset_bits: 0,
            size_bits: bits as u32,
            ty,
        }])
    }

    /// The number of parts: the leaves; or 1 for the contents of a slot, or an address.
    pub(crate) fn parts(&self) -> usize {
        match self {
            Storage::Leaves(leaves) => leaves.len(),
            Storage::Slot(_) | Storage::AtAddress => 1,
        }
    }
}

/// A scalar part of a variable.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaf {
    /// Offset in the variable, in bits.
    pub offset_bits: u32,
    /// Size in bits.
    pub size_bits: u32,
    /// Its type.
    pub ty: Type,
}

/// A value, or a constant as 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// The SSA value with this number.
    Value(usize),
    /// A constant: an integer, sign-extended or zero-extended according to its type, or the bits of
    /// a float.
    Const(u64),
}

/// An operation on two operands. The type of the operands determines whether they are signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// An SSA value.
#[derive(Clone, Debug)]
pub struct SsaValue {
    /// Its type.
    pub ty: Type,
    /// The operation that computes it.
    pub op: Op,
}

/// The operation that computes a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Op {
    /// A value that cannot be recomputed: a parameter, a load from memory that may change, a call's
    /// result or a merge.
    Root,
    /// A binary operation on operands of type `ty`. It may be a division of integers: the value
    /// exists only where the division did not trap.
    Binary {
        /// The operation.
        op: BinaryOp,
        /// The operands' type.
        ty: Type,
        /// Left operand.
        a: Operand,
        /// Right operand.
        b: Operand,
    },
    /// Negation.
    Neg(Operand),
    /// Logical negation of a boolean, which is 0 or 1.
    Not(Operand),
    /// Conversion from the given type.
    Cast(Type, Operand),
    /// The first of two operands of the value's type if the condition, an integer of type `ty`, is
    /// not 0; otherwise the second one.
    Select {
        /// The condition's type.
        ty: Type,
        /// The condition.
        condition: Operand,
        /// The two operands.
        of: [Operand; 2],
    },
    /// A load from memory that does not change while the function runs, such as a load with
    /// Cranelift's flag `readonly`. It may be evaluated wherever the value exists.
    Load {
        /// The address, an integer of 64 bits.
        address: Operand,
        /// The offset of the value from the address, in bytes.
        offset: i32,
    },
    /// The address of a byte of a stack slot.
    SlotAddress {
        /// The slot's number.
        slot: usize,
        /// The byte's offset in it, in bytes.
        offset: u32,
    },
    /// The address of a symbol.
    SymbolAddress {
        /// The symbol, an index into [`FunctionRecord::symbols`].
        symbol: usize,
    },
}

/// The content of a variable.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    /// This value or constant.
    Operand(Operand),
    /// The content of its stack slot.
    Slot,
}

/// A change at a marker: from there on, a part of a variable has new content.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Event {
    /// The variable.
    pub variable: usize,
    /// The part, 0 for a variable of one part or in memory.
    pub part: usize,
    /// The new content; `None` if it is unknown.
    pub source: Option<Source>,
}

/// A line-table row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The position in the source.
    pub point: Point,
    /// True if it is the start of a statement, where debuggers set breakpoints.
    pub is_stmt: bool,
}

/// A position in the program. Its tag is its index.
#[derive(Clone, Debug)]
pub struct Marker {
    /// Its block of the intermediate code.
    pub block: u32,
    /// True if it is at the start of that block.
    pub entry: bool,
    /// If it is at the start of a block with only one predecessor: that predecessor.
    pub after: Option<u32>,
    /// The innermost scope from here to the block's next marker or its end.
    pub scope: usize,
    /// The line row that starts here.
    pub row: Option<Row>,
    /// The changes here.
    pub events: Vec<Event>,
    /// The code offset in bytes; `None` if the code was removed.
    pub offset: Option<u32>,
    /// The machine block that contains its offset, by index.
    pub machine_block: Option<usize>,
    /// True if a later marker of another block is at the same offset. Then there is no code between
    /// the two, and the block of this marker has no code from here on.
    pub superseded: bool,
}

/// The tag of the first call in the intermediate code. The tags of markers are smaller.
pub const CALL_TAG: u32 = 1 << 31;

/// A call of a function.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The function, an index into the parameter `subprograms` of [`describe`](crate::describe());
    /// `None` if it has no debug information.
    pub function: Option<usize>,
    /// The argument for each parameter, and the parameter's type.
    pub arguments: Vec<(Operand, Type)>,
    /// How the arguments are passed.
    pub convention: Convention,
    /// The values that its stack map has in stack slots while it runs, with the slots' numbers.
    pub in_slots: Vec<(usize, usize)>,
}
