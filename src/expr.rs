//! Expressions: what a compiler says of where an object is.
//!
//! A [`DIExprBuilder`] takes operations one call at a time and refuses the first that does not fit
//! the types on its stack. [`DIExprs::intern`] puts the finished sequence at rest and gives a
//! [`DIExpr`]: four bytes, equal exactly where the operations are equal. [`DIExprBuilder::load`]
//! takes an expression back into a builder, to be changed there; a builder that is reused allocates
//! nothing once it has grown.
//!
//! ```text
//!    calls ──► DIExprBuilder ──intern──► DIExpr (an id) ──ops()──► &[DIOp] ──► validate, lower, check, text
//!                   ▲                        │
//!                   └────────── load ────────┘
//! ```
//!
//! The operations are listed once, in `src/expr/table.rs`; names, operands, builder methods,
//! printing and parsing come from it. How each operation types its operands is in [`typing`], used
//! by the builder and by the validator alike.

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
