//! Changes of what a lifetime says, wherever its markers are.

use super::rewrite::{Input, Put, Replacement};
use super::{ChangeError, ChangeErrorKind, Changes};
use crate::build::Lifetime;
use crate::expr::{DIExprBuilder, DIOp};
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::ty::Type;

/// A lifetime that is about to be changed; see [`Changes::of`].
#[derive(Debug)]
pub struct LifetimeChange<'a> {
    changes: &'a mut Changes,
    module: &'a mut Module,
    lifetime: LifetimeId,
}

impl<'a> LifetimeChange<'a> {
    pub(super) fn new(
        changes: &'a mut Changes,
        module: &'a mut Module,
        lifetime: LifetimeId,
    ) -> Result<LifetimeChange<'a>, ChangeError> {
        match module.metadata.lifetimes.get(lifetime) {
            Some(_) => Ok(LifetimeChange {
                changes,
                module,
                lifetime,
            }),
            None => Err(ChangeError::new(lifetime, ChangeErrorKind::NoLifetime)),
        }
    }

    /// Puts operations over other objects in the place of an argument: of each `DIOpArg(index, T)`.
    /// `DIOpArg(N, …)` in `with` is the Nth of `objects`.
    ///
    /// Where `with` ends in `DIOpAddrOf` and a `DIOpDeref` stood behind the argument, both are left
    /// out.
    ///
    /// # Errors
    /// Where there is no such argument or object, `with` names an object that is not given, does
    /// not leave one entry, or leaves one of another type than the argument's.
    pub fn replace_argument(
        self,
        index: u32,
        with: &DIExprBuilder,
        objects: &[Object],
    ) -> Result<(), ChangeError> {
        let LifetimeChange {
            changes,
            module,
            lifetime,
        } = self;
        Changes::check_objects(module, lifetime, objects.iter().copied())?;
        let put = Put::Ops(with);
        let with = Replacement { put, objects };
        changes.substitute(module, lifetime, Input::Argument(index), with)
    }

    /// Splits an argument: pieces that are objects already, each with its type, the first at offset
    /// 0, take its place.
    ///
    /// # Errors
    /// Where there is no such argument or object, or the pieces are not as large together as the
    /// argument.
    pub fn split_argument(self, index: u32, pieces: &[(Object, Type)]) -> Result<(), ChangeError> {
        self.split(index, pieces, |types| Put::Composite { types })
    }

    /// Splits what an argument points to: pointers to pieces of the types given, the first at
    /// offset 0, take its place. All pointers are into one address space.
    ///
    /// So a global variable that is broken in two gets the halves' global fragments in the place of
    /// its own.
    ///
    /// # Errors
    /// Where there is no such argument or object, the argument is no pointer, or the pieces are
    /// smaller together than what is read of the whole.
    pub fn split_pointee(self, index: u32, pieces: &[(Object, Type)]) -> Result<(), ChangeError> {
        self.split(index, pieces, |types| Put::Pointers { types })
    }

    fn split(
        self,
        index: u32,
        pieces: &[(Object, Type)],
        put: impl for<'t> FnOnce(&'t [Type]) -> Put<'t>,
    ) -> Result<(), ChangeError> {
        Changes::check_objects(
            self.module,
            self.lifetime,
            pieces.iter().map(|piece| piece.0),
        )?;
        let mut types = core::mem::take(&mut self.changes.types);
        let mut objects = core::mem::take(&mut self.changes.pieces);
        types.clear();
        types.extend(pieces.iter().map(|piece| piece.1));
        objects.clear();
        objects.extend(pieces.iter().map(|piece| piece.0));
        let LifetimeChange {
            changes,
            module,
            lifetime,
        } = self;
        let with = Replacement {
            put: put(&types),
            objects: &objects,
        };
        let done = changes.substitute(module, lifetime, Input::Argument(index), with);
        (changes.types, changes.pieces) = (types, objects);
        done
    }

    /// Marks the value read-only, by appending `DIOpRead()`: for an object that shares its place
    /// with others, so that writing it would write them too. Does nothing where it is the last
    /// operation already.
    ///
    /// # Errors
    /// Where the location is ill-typed.
    pub fn read_only(self) -> Result<(), ChangeError> {
        let location = self
            .module
            .metadata
            .lifetimes
            .get(self.lifetime)
            .map(|node| node.location);
        match location.and_then(|location| self.module.exprs.ops(location).last()) {
            Some(DIOp::Read {}) => Ok(()),
            _ => self
                .changes
                .append(self.module, self.lifetime, DIOp::Read {}),
        }
    }

    /// Another lifetime of the same object with the same location and arguments: for markers of its
    /// own, where the object is in another place, or in several at once.
    pub fn copy(self) -> LifetimeId {
        let LifetimeChange {
            changes,
            module,
            lifetime,
        } = self;
        let Some(node) = module.metadata.lifetimes.get(lifetime) else {
            return lifetime;
        };
        let (kind, object, location) = (node.kind, node.object, node.location);
        changes.objects.clear();
        changes
            .objects
            .extend_from_slice(module.metadata.arguments(node));
        module.add(Lifetime::new(kind, object, location).arguments(&changes.objects))
    }
}
