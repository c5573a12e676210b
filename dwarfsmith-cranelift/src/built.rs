//! The records that a [`DebugBuilder`](crate::DebugBuilder) has of a function at its end.

use cranelift_codegen::ir::{StackSlot, UserExternalName};
use dwarfsmith::metadata::{Scope, SubprogramId, VariableId};

use crate::mistake::Mistake;
use crate::record::FunctionRecord;

/// A function that was built. [`DebugUnit::define`](crate::DebugUnit::define) compiles and
/// describes it.
#[derive(Debug)]
pub struct BuiltFunction {
    /// The record, for [`CompiledFunction::new`](crate::CompiledFunction::new).
    pub record: FunctionRecord,
    /// The function.
    pub subprogram: SubprogramId,
    /// The nodes of its scopes.
    pub scopes: Vec<Scope>,
    /// The nodes of its variables.
    pub variables: Vec<VariableId>,
    /// The functions that it calls; its record refers to them by index.
    pub callees: Vec<SubprogramId>,
    /// The stack slots of its variables; its record refers to them by index.
    pub slots: Vec<StackSlot>,
    /// The data and functions whose addresses its values are. Its record refers to them by index.
    /// [`DebugUnit::define`](crate::DebugUnit::define) sets their symbols
    /// ([`FunctionRecord::symbols`]); set them before [`DebugUnit::add`](crate::DebugUnit::add).
    pub symbols: Vec<UserExternalName>,
    /// The mistakes that were found while the function was built. A function with mistakes is not
    /// described.
    pub mistakes: Vec<Mistake>,
}
