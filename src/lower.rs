//! From metadata to DWARF expressions and location lists, in the dialect of a consumer.
//!
//! ```text
//!   Validated ──► for each function: live ranges, cut by entities
//!                   └─► for each variable and range: a location tree ──► operations ──► Lowered
//! ```
//!
//! [`Lowered`] holds, for each variable, its location list as encoded bytes in one flat array, and
//! a list of what had to be degraded because the dialect cannot say it. Where a location cannot be
//! given exactly, the object is undefined there: wrong is worse than missing.

mod build;
mod calls;
mod choice;
mod clobber;
mod coverage;
mod dump;
mod encode;
mod evaluate;
mod factor;
mod forms;
mod frame;
mod lowered;
mod missing;
mod operand;
mod options;
mod places;
mod plain;
mod pointees;
mod properties;
mod read;
mod resolve;
#[cfg(test)]
mod tests;
mod value;
mod variables;

pub use coverage::{ModuleCoverage, VariableCoverage};
pub use evaluate::NoLocation;
pub(crate) use evaluate::{FIRST_BASE_TYPE, FIRST_PROCEDURE, filled};
pub(crate) use frame::{expression_of, has_spaces};
pub use lowered::{
    Degradation, DegradationReason, EntryLocation, FunctionPart, LocationEntry, Lowered,
    LoweredBaseType, LoweredParameter, LoweredTarget, Procedure, ProcedureId, Subject,
};
pub use missing::Missing;
pub use options::{LowerError, LowerOptions};
