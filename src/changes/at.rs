//! Changes of a bounded lifetime and of its markers.

use super::rewrite::{Input, NewInput, Replacement};
use super::{ChangeError, ChangeErrorKind, Changes};
use crate::expr::DIExprBuilder;
use crate::markers::{
    BlockIndex, FunctionBody, FunctionGraph, GraphError, Marker, MarkerIndex, PlacedDef, Referrer,
};
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::ty::{AddressSpace, Type};
use crate::units::Position;

/// The code that has the markers of a lifetime.
#[derive(Debug)]
pub(super) enum DefIn<'a> {
    Body(&'a mut FunctionBody, MarkerIndex),
    Graph(&'a mut FunctionGraph, PlacedDef),
}

impl DefIn<'_> {
    /// Returns an error if the referrer cannot be replaced.
    pub(super) fn check(&self, module: &Module, referrer: Referrer) -> Result<(), GraphError> {
        let tag = module.metadata.module_tag();
        match self {
            _ if referrer.module().is_other(tag) => Err(GraphError::OtherModule),
            DefIn::Body(..) => Ok(()),
            DefIn::Graph(graph, _) => graph.own_list(referrer),
        }
    }

    pub(super) fn set_referrer(&mut self, new: Referrer) -> Result<(), ChangeError> {
        match self {
            DefIn::Body(body, def) => Ok(body.set_referrer(*def, new)?),
            DefIn::Graph(graph, def) => Ok(graph.edit(def.block, |code| {
                if let Some((_, Marker::Def(_, referrer))) = code.markers.get_mut(def.index) {
                    *referrer = new;
                }
            })?),
        }
    }
}

/// A pending change of a bounded lifetime, which its `dbg.def` identifies; see [`Changes::at`] and
/// [`Changes::at_graph`].
#[derive(Debug)]
pub struct DefChange<'a> {
    pub(super) changes: &'a mut Changes,
    pub(super) module: &'a mut Module,
    pub(super) code: DefIn<'a>,
    pub(super) lifetime: LifetimeId,
}

impl DefChange<'_> {
    /// The lifetime.
    pub fn lifetime(&self) -> LifetimeId {
        self.lifetime
    }

    /// Replaces the referrer, and replaces each `DIOpReferrer` by operations. `DIOpReferrer` in
    /// `with` is the new referrer, `DIOpArg(N, …)` the Nth of `objects`.
    ///
    /// If `with` ends in `DIOpAddrOf` and a `DIOpDeref` followed the referrer, both are left out.
    ///
    /// # Errors
    /// If the location has no `DIOpReferrer`, if an object does not exist, or if `with` names an
    /// object that is not in `objects` or does not result in one entry of the referrer's type.
    pub fn replace_referrer(
        self,
        referrer: Referrer,
        with: &DIExprBuilder,
        objects: &[Object],
    ) -> Result<(), ChangeError> {
        self.substitute(referrer, NewInput::Ops(with), objects)
    }

    /// Promotes memory to a value of a type: the new referrer is the pointee of the old one.
    /// Replaces `DIOpReferrer(ptr addrspace(A))` by `DIOpReferrer(ty), DIOpAddrOf(A)`, and leaves
    /// out `DIOpAddrOf` with a `DIOpDeref` that follows. Without a `DIOpDeref`, the result is an
    /// implicit pointer.
    ///
    /// # Errors
    /// If the location has no `DIOpReferrer`, or if it is not a pointer.
    pub fn promote(self, value: Referrer, ty: Type) -> Result<(), ChangeError> {
        self.substitute(value, NewInput::Promoted(ty), &[])
    }

    /// Demotes a value to memory of an address space: the new referrer is a pointer to it. Replaces
    /// `DIOpReferrer(T)` by `DIOpReferrer(ptr addrspace(A)), DIOpDeref(T)`.
    ///
    /// A [`Referrer::Slot`] is memory, not a pointer: for a slot, call
    /// [`FunctionBody::set_referrer`].
    ///
    /// # Errors
    /// If the location has no `DIOpReferrer`, or if the target does not have the address space.
    pub fn demote(self, pointer: Referrer, space: AddressSpace) -> Result<(), ChangeError> {
        self.substitute(pointer, NewInput::Demoted(space), &[])
    }

    /// Replaces the value by a constant of the referrer's type; for a float type, by its bits. The
    /// referrer becomes undefined, since the location no longer names it.
    ///
    /// # Errors
    /// If the location has no `DIOpReferrer`.
    pub fn constant(self, value: i128) -> Result<(), ChangeError> {
        self.substitute(Referrer::Undefined, NewInput::Number(value), &[])
    }

    /// Describes a deleted value by other objects: replaces each `DIOpReferrer` by operations on
    /// them. The referrer becomes undefined. To use another value of the compiler, call
    /// [`replace_referrer`](DefChange::replace_referrer); to use several,
    /// [`salvage_values`](DefChange::salvage_values).
    ///
    /// # Errors
    /// As for [`replace_referrer`](DefChange::replace_referrer).
    pub fn salvage(self, with: &DIExprBuilder, objects: &[Object]) -> Result<(), ChangeError> {
        self.substitute(Referrer::Undefined, NewInput::Ops(with), objects)
    }

    fn substitute(
        mut self,
        referrer: Referrer,
        new: NewInput<'_>,
        objects: &[Object],
    ) -> Result<(), ChangeError> {
        Changes::check_objects(self.module, self.lifetime, objects.iter().copied())?;
        self.code.check(self.module, referrer)?;
        let with = Replacement { new, objects };
        self.changes
            .substitute(self.module, self.lifetime, Input::Referrer, with)?;
        self.code.set_referrer(referrer)
    }

    /// Ends the lifetime at a position of a block of the body: inserts a `dbg.kill` there, and
    /// removes the lifetime's `dbg.kill`s that every path from the `dbg.def` reaches only after
    /// another `dbg.kill`. Traverses only the code in which the lifetime is active.
    ///
    /// Inserts nothing if the lifetime is not active at the position.
    ///
    /// # Errors
    /// If the block does not exist, if the position is not in it, or if the lifetime is in a graph
    /// ([`ChangeErrorKind::InGraph`]).
    pub fn end(self, block: BlockIndex, position: Position) -> Result<(), ChangeError> {
        let DefIn::Body(body, _) = self.code else {
            return Err(ChangeError::new(self.lifetime, ChangeErrorKind::InGraph));
        };
        body.insert(block, position, Marker::Kill(self.lifetime))?;
        self.changes.flow.remove_unreached(body, self.lifetime)?;
        Ok(())
    }
}
