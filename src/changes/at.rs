//! Changes of a bounded lifetime and of its markers.

use super::rewrite::{Input, Put, Replacement};
use super::{ChangeError, Changes};
use crate::expr::DIExprBuilder;
use crate::markers::{BlockIndex, FunctionBody, Marker, MarkerIndex, Referrer};
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::ty::{AddressSpace, Type};
use crate::units::Position;

/// A bounded lifetime that is about to be changed, by its `dbg.def`; see [`Changes::at`].
#[derive(Debug)]
pub struct DefChange<'a> {
    pub(super) changes: &'a mut Changes,
    pub(super) module: &'a mut Module,
    pub(super) body: &'a mut FunctionBody,
    pub(super) def: MarkerIndex,
    pub(super) lifetime: LifetimeId,
}

impl DefChange<'_> {
    /// The lifetime.
    pub fn lifetime(&self) -> LifetimeId {
        self.lifetime
    }

    /// Puts another referrer in the place of the old one, and operations in the place of each
    /// `DIOpReferrer`. `DIOpReferrer` in `with` is the new referrer, `DIOpArg(N, …)` the Nth of
    /// `objects`.
    ///
    /// Where `with` ends in `DIOpAddrOf` and a `DIOpDeref` stood behind the referrer, both are left
    /// out.
    ///
    /// # Errors
    /// Where the location has no `DIOpReferrer`, there is no such object, or `with` names an object
    /// that is not given, does not leave one entry, or leaves one of another type than the
    /// referrer's.
    pub fn replace_referrer(
        self,
        referrer: Referrer,
        with: &DIExprBuilder,
        objects: &[Object],
    ) -> Result<(), ChangeError> {
        self.substitute(referrer, Put::Ops(with), objects)
    }

    /// Memory became a value of a type: what the old referrer pointed to is the new referrer. Puts
    /// `DIOpReferrer(ty), DIOpAddrOf(A)` in the place of `DIOpReferrer(ptr addrspace(A))`, and
    /// cancels the `DIOpAddrOf` with a `DIOpDeref` behind it. Where there is none, an implicit
    /// pointer is left.
    ///
    /// # Errors
    /// Where the location has no `DIOpReferrer`, or it is no pointer.
    pub fn promote(self, value: Referrer, ty: Type) -> Result<(), ChangeError> {
        self.substitute(value, Put::Promoted(ty), &[])
    }

    /// A value became memory of an address space: the new referrer points to it. Puts
    /// `DIOpReferrer(ptr addrspace(A)), DIOpDeref(T)` in the place of `DIOpReferrer(T)`.
    ///
    /// A [`Referrer::Slot`] is memory itself, no pointer: for that, [`FunctionBody::set_referrer`]
    /// does.
    ///
    /// # Errors
    /// Where the location has no `DIOpReferrer`, or the target does not have the address space.
    pub fn demote(self, pointer: Referrer, space: AddressSpace) -> Result<(), ChangeError> {
        self.substitute(pointer, Put::Demoted(space), &[])
    }

    /// The value is a constant: a number of the referrer's own type; for a float type its bits. The
    /// referrer becomes undefined, as nothing refers to it any more.
    ///
    /// # Errors
    /// Where the location has no `DIOpReferrer`.
    pub fn constant(self, value: i128) -> Result<(), ChangeError> {
        self.substitute(Referrer::Undefined, Put::Number(value), &[])
    }

    /// The value is gone, but can be computed of other objects: operations over these take the
    /// place of each `DIOpReferrer`, and the referrer becomes undefined. Where only another value
    /// of the compiler's is needed, use [`replace_referrer`](DefChange::replace_referrer).
    ///
    /// # Errors
    /// As for [`replace_referrer`](DefChange::replace_referrer).
    pub fn salvage(self, with: &DIExprBuilder, objects: &[Object]) -> Result<(), ChangeError> {
        self.substitute(Referrer::Undefined, Put::Ops(with), objects)
    }

    fn substitute(
        self,
        referrer: Referrer,
        put: Put<'_>,
        objects: &[Object],
    ) -> Result<(), ChangeError> {
        Changes::check_objects(self.module, self.lifetime, objects.iter().copied())?;
        let with = Replacement { put, objects };
        self.changes
            .substitute(self.module, self.lifetime, Input::Referrer, with)?;
        self.body.set_referrer(self.def, referrer)?;
        Ok(())
    }

    /// Ends the lifetime at a position of a block: inserts a `dbg.kill` there, and removes the
    /// lifetime's `dbg.kill`s that no path from the `dbg.def` reaches any more without passing
    /// another. Follows the function's control flow as far as the lifetime reaches.
    ///
    /// Where the lifetime has ended before on every path to the position, there is nothing to end,
    /// and no `dbg.kill`.
    ///
    /// # Errors
    /// Where there is no such block, or the position is not in it.
    pub fn end(self, block: BlockIndex, position: Position) -> Result<(), ChangeError> {
        let DefChange {
            changes,
            body,
            lifetime,
            ..
        } = self;
        body.insert(block, position, Marker::Kill(lifetime))?;
        changes.flow.remove_unreached(body, lifetime)?;
        Ok(())
    }
}
