//! The reasons why changes fail.

use crate::expr::TypeError;
use crate::markers::{GraphError, MarkerError};
use crate::messages::messages;
use crate::metadata::{LifetimeId, Object};
use crate::module::NodeKey;
use crate::ty::Type;
use crate::units::{Bits, Count};
use core::fmt;

/// The difference that prevents a merge of two lifetimes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difference {
    /// They describe different objects.
    Object,
    /// Their locations are different expressions.
    Location,
    /// Their arguments are different.
    Arguments,
    /// Their `dbg.def`s have different referrers.
    Referrer,
}

impl Difference {
    fn reason(self) -> &'static str {
        match self {
            Difference::Object => "it describes another object",
            Difference::Location => "its location is another expression",
            Difference::Arguments => "it has other arguments",
            Difference::Referrer => "its dbg.def has another referrer",
        }
    }
}

/// The reason why a change fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ChangeErrorKind {
    /// The module has no such lifetime.
    NoLifetime,
    /// The lifetime's location has no `DIOpReferrer`.
    NoReferrer,
    /// The lifetime has no such argument.
    NoArgument {
        /// The argument.
        index: u32,
        /// The number of its arguments.
        count: u32,
    },
    /// An object to use as an argument is not in the module.
    NoObject {
        /// The object.
        object: Object,
    },
    /// The lifetime's own object cannot be its argument: the location would depend on itself.
    OwnObject,
    /// The replacement names, by `DIOpArg`, an object that was not given.
    NoInput {
        /// The index of the `DIOpArg`.
        index: u32,
        /// The number of given objects.
        count: u32,
    },
    /// The replacement results in no entry, or in several entries.
    Entries {
        /// The number of entries that it leaves on the stack.
        count: u32,
    },
    /// The type of the replacement differs from the type of the replaced operation.
    Type {
        /// The index of the operation, from 0.
        operation: u32,
        /// The type of the replaced operation.
        expected: Type,
        /// The type of the replacement.
        found: Type,
    },
    /// An operation that must give an address is not of pointer type.
    NotPointer {
        /// The index of the operation, from 0.
        operation: u32,
        /// Its type.
        ty: Type,
    },
    /// A `DIOpEntryValue` uses the replaced operation, and the replacement is not in a register.
    /// Only a register has an entry value.
    EntryValue {
        /// The index of the replaced operation, from 0.
        operation: u32,
    },
    /// There are no pieces, or too many.
    PieceCount,
    /// The pieces together differ in size from the value or memory that is split.
    PieceSizes {
        /// The total size of the pieces in bits.
        found: u64,
        /// The size in bits of the value or memory that is split.
        expected: u64,
    },
    /// The changed expression would be ill-typed.
    Operation(TypeError),
    /// The markers do not permit the change.
    Marker(MarkerError),
    /// The graph does not permit the change.
    Graph(GraphError),
    /// The markers are in a graph, where positions in a body do not exist.
    InGraph,
    /// Two lifetimes differ.
    Different {
        /// The second lifetime.
        other: LifetimeId,
        /// The difference.
        what: Difference,
    },
    /// The lifetime cannot become computed, because its object has another lifetime. An object may
    /// have one computed lifetime, which holds only where no other is active.
    NotAlone {
        /// The other lifetime.
        other: LifetimeId,
    },
    /// No single `dbg.def` makes a lifetime active exactly where either lifetime is active.
    NotMergeable {
        /// The other lifetime.
        other: LifetimeId,
    },
}

/// The error of a change. The module and the body are unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChangeError {
    /// The lifetime that was to be changed, if it is known.
    pub lifetime: Option<LifetimeId>,
    /// The kind of error.
    pub kind: ChangeErrorKind,
}

impl ChangeError {
    pub(super) fn new(lifetime: LifetimeId, kind: ChangeErrorKind) -> ChangeError {
        ChangeError {
            lifetime: Some(lifetime),
            kind,
        }
    }
}

impl From<MarkerError> for ChangeError {
    fn from(error: MarkerError) -> ChangeError {
        ChangeError {
            lifetime: None,
            kind: ChangeErrorKind::Marker(error),
        }
    }
}

impl From<GraphError> for ChangeError {
    fn from(error: GraphError) -> ChangeError {
        ChangeError {
            lifetime: None,
            kind: ChangeErrorKind::Graph(error),
        }
    }
}

impl fmt::Display for ChangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lifetime {
            Some(lifetime) => write!(f, "lifetime {}: {}", lifetime.index(), self.kind),
            None => self.kind.fmt(f),
        }
    }
}

impl core::error::Error for ChangeError {}

messages! { ChangeErrorKind {
    NoLifetime => "the module does not have it; name a lifetime of this module";
    NoReferrer => "its location has no DIOpReferrer to replace; replace one of its arguments instead";
    NoArgument { index, count } =>
        "it has {}, and no argument {index}; name another, counted from 0", Count(*count, "argument");
    NoObject { object } =>
        "{} is not in the module; add it before it becomes an argument", NodeKey::from(*object);
    OwnObject => "its own object would be its argument; describe the object by others";
    NoInput { index, count } =>
        "the replacement names DIOpArg({index}), but was given {}; give one for each DIOpArg",
        Count(*count, "object");
    Entries { count } =>
        "the replacement leaves {}, expected 1; combine them, or remove operations", Count(*count, "entry");
    Type { operation, expected, found } =>
        "operation {operation} has type {expected}, and its replacement has type {found}; convert or reinterpret it";
    NotPointer { operation, ty } =>
        "operation {operation} has type {ty}, which is not a pointer to memory; change it as a value instead";
    EntryValue { operation } =>
        "DIOpEntryValue takes the entry value of operation {operation}, which would be in no register after the \
        change; keep the register, or end the lifetime";
    PieceCount => "there are no pieces to compose, or too many; give at least one";
    PieceSizes { found, expected } =>
        "the pieces have {} together, but the whole has {}; cover the whole, with undefined pieces for what is \
        optimized out", Bits(*found), Bits(*expected);
    Operation(error) => "after the change, {error}";
    Marker(error) => "{error}";
    Graph(error) => "{error}";
    InGraph => "its markers are in a graph; add a dbg.kill by FunctionGraph::edit, and call Changes::pair_markers";
    Different { other, what } =>
        "it differs from lifetime {}, because {}; keep both", other.index(), what.reason();
    NotAlone { other } =>
        "its object has lifetime {} too, and only one may be computed; split it as Whole::Bounded", other.index();
    NotMergeable { other } =>
        "no single dbg.def makes a lifetime active exactly where it or lifetime {} is active; keep both",
        other.index();
} }
