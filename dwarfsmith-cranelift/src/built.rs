//! What a [`DebugBuilder`](crate::DebugBuilder) knows of a function at its end.

use cranelift_codegen::ir::StackSlot;
use dwarfsmith::metadata::{Scope, SubprogramId, VariableId};

use crate::mistake::Mistake;
use crate::record::FunctionRecord;

/// A function that was built. It is described after it is compiled.
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
    /// The mistakes that were found while the function was built. A function with mistakes is not
    /// described.
    pub mistakes: Vec<Mistake>,
}
