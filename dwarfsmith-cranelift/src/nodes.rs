//! The metadata nodes of a function.

use dwarfsmith::metadata::{FileId, Scope, SubprogramId, VariableId};

/// The metadata of a function, which the backend creates by [`dwarfsmith::build`].
#[derive(Clone, Copy, Debug)]
pub struct Nodes<'a> {
    /// The function.
    pub subprogram: SubprogramId,
    /// The files, to which the function's positions refer by index.
    pub files: &'a [FileId],
    /// The node of each scope, with the indices that the scopes have in the record.
    pub scopes: &'a [Scope],
    /// The node of each variable, with the indices that the variables have in the record.
    pub variables: &'a [VariableId],
}
