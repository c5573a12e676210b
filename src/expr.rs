//! Expressions: a compiler's description of the location of an object.
//!
//! A [`DIExprBuilder`] takes one operation per call and rejects the first that does not fit the
//! types on its stack. [`DIExprs::intern`] stores the finished sequence and returns a [`DIExpr`]:
//! an id, equal exactly if the operations are equal. [`DIExprBuilder::load`] copies an expression
//! back into a builder, to be changed there. A reused builder allocates no memory once it has
//! grown.
//!
//! ```text
//!    calls ──► DIExprBuilder ──intern──► DIExpr (an id) ──ops()──► &[DIOp] ──► validate, lower, …
//!                   ▲                        │
//!                   └────────── load ────────┘
//! ```
//!
//! The operations are listed once, in `src/expr/table.rs`; names, operands, builder methods,
//! printing and parsing come from it. [`typing`] defines the typing rule of each operation, for the
//! builder and for the validator.

pub(crate) mod arithmetic;
mod builder;
mod constant;
pub(crate) mod float;
mod pool;
mod simplify;
pub(crate) mod table;
pub mod typing;

pub use builder::DIExprBuilder;
pub use constant::{Constant, Constants, Undef};
pub use pool::{DIExpr, DIExprs};
pub use table::{DIOp, DIOpOperand, DIOpOperandKind};
pub use typing::{TypeError, TypeErrorKind};
