//! Lowering: translates metadata to DWARF expressions and location lists, in the dialect of a
//! consumer.
//!
//! ```text
//!   Validated ──► for each function: live ranges, cut at value places
//!                   └─► for each variable and range: a location tree ──► operations ──► Lowered
//! ```
//!
//! [`Lowered`] holds the location list of each variable, as encoded bytes in one flat array, and a
//! list of degradations: the locations that the dialect cannot express. An object is undefined
//! where its exact location cannot be given: wrong is worse than missing.

mod above;
#[cfg(test)]
mod alias_tests;
mod build;
mod calls;
mod choice;
mod clobber;
mod coverage;
mod degradation;
mod dump;
mod encode;
#[cfg(feature = "eval")]
mod evaluate;
mod factor;
mod facts;
mod float;
mod forms;
mod found;
mod frame;
mod frame_number;
mod frame_operations;
mod frame_referrers;
mod functions;
mod in_effect;
mod lost_rules;
mod lowered;
mod maps;
mod merge;
mod missing;
mod on_entry;
mod operand;
mod options;
mod passed;
mod piece;
mod places;
mod plain;
mod pointees;
mod properties;
mod read;
mod resolve;
mod scratch;
mod several;
mod sign;
mod site;
mod statics;
mod steps;
#[cfg(test)]
mod tests;
mod value;
mod variables;
mod wide;

pub(crate) use build::elements_turned;
pub use coverage::{ModuleCoverage, VariableCoverage};
pub use degradation::{Degradation, DegradationReason, Subject};
#[cfg(feature = "eval")]
pub use evaluate::NoLocation;
#[cfg(feature = "eval")]
pub(crate) use evaluate::{FIRST_BASE_TYPE, FIRST_PROCEDURE, filled};
pub(crate) use frame::{expression_of, has_spaces};
pub(crate) use frame_number::FrameNumber;
pub(crate) use lowered::FrameUse;
pub use lowered::{
    EntryLocation, FunctionLocations, FunctionPart, LocationEntry, Lowered, LoweredBaseType,
    LoweredMap, LoweredParameter, LoweredTarget, Procedure,
};
pub use missing::Missing;
pub use options::{LowerError, LowerOptions};
