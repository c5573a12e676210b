//! The entries that units can have for a subprogram, its code and its declaration, and the type
//! that it returns.

use super::plan::Plan;
use crate::markers::FunctionId;
use crate::metadata::{DIType, Scope, SubprogramId, TypeId, VariableId, VariableKind};

impl<'l, 'v, 'm> Plan<'l, 'v, 'm> {
    /// Returns true if the code of a subprogram has an entry in a unit, now or later.
    pub(super) fn has_code(&self, id: SubprogramId) -> bool {
        self.earlier.code.get(id.index()) == Some(&true) || self.code_of(id).is_some()
    }

    /// Returns the function that is the code of a subprogram and has an entry.
    pub(super) fn code_of(&self, id: SubprogramId) -> Option<FunctionId> {
        let validity = self.lowered.validated().index();
        let function = self.function(validity.code_of(id)?.index())?;
        let unit = self.module.metadata.subprograms.get(id)?.unit;
        let is_kept = function.size > 0
            && !validity.is_rejected_function(function.id)
            && unit.index() < self.module.metadata.units.len()
            && self.is_reachable(unit);
        is_kept.then_some(function.id)
    }

    /// Returns true if a scope is a namespace for which units can have an entry.
    pub(super) fn is_namespace(&self, scope: Scope) -> bool {
        let is_kept = !self.lowered.validated().index().is_rejected_scope(scope);
        is_kept
            && matches!(scope, Scope::Namespace(id) if self.module.metadata.namespaces.get(id).is_some())
    }

    /// Returns the subprogram whose declaration a reference to a subprogram without code names.
    pub(super) fn named_declaration(&self, id: SubprogramId) -> SubprogramId {
        self.declaration(id).unwrap_or(id)
    }

    /// Returns the subprogram whose declaration this definition completes: the subprogram that it
    /// names, or itself if it is a member of a type.
    pub(super) fn declaration(&self, id: SubprogramId) -> Option<SubprogramId> {
        let validity = self.lowered.validated().index();
        let exists = |id: &SubprogramId| {
            self.module.metadata.subprograms.get(*id).is_some()
                && !validity.is_rejected_scope(Scope::Subprogram(*id))
        };
        let node = self.module.metadata.subprograms.get(id)?;
        let is_member = || match node.scope {
            Some(scope @ Scope::Type(ty)) => {
                !validity.is_rejected_scope(scope)
                    && matches!(
                        self.module.metadata.types.get(ty),
                        Some(DIType::Composite(_))
                    )
            }
            _ => false,
        };
        node.declaration
            .filter(exists)
            .or_else(|| is_member().then_some(id))
    }

    /// Returns the type that a subprogram returns, or `None` for `void`.
    pub(super) fn result_type(&self, id: SubprogramId) -> Option<TypeId> {
        let validity = self.lowered.validated().index();
        let ty = self
            .module
            .metadata
            .subprograms
            .get(id)?
            .ty
            .filter(|ty| !validity.is_rejected_type(*ty))?;
        match self.module.metadata.types.get(ty)? {
            DIType::Subroutine(subroutine) => subroutine.result,
            _ => None,
        }
    }

    /// Returns true for a variable with static storage.
    pub(super) fn is_static(&self, id: VariableId) -> bool {
        self.module
            .metadata
            .variables
            .get(id)
            .is_some_and(|node| node.kind == VariableKind::Global)
    }
}
