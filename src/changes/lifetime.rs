//! Changes of a lifetime's location that do not depend on its markers.

use super::rewrite::{Input, NewInput, Replacement};
use super::{ChangeError, ChangeErrorKind, Changes};
use crate::build::Lifetime;
use crate::expr::{DIExprBuilder, DIOp};
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::ty::Type;

/// A pending change of a lifetime; see [`Changes::of`].
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

    /// Replaces an argument, that is, each `DIOpArg(index, T)`, by operations on other objects.
    /// `DIOpArg(N, …)` in `with` is the Nth of `objects`.
    ///
    /// If `with` ends in `DIOpAddrOf` and a `DIOpDeref` followed the argument, both are left out.
    ///
    /// # Errors
    /// If the argument or an object does not exist, or if `with` names an object that is not in
    /// `objects` or does not result in one entry of the argument's type.
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
        let new = NewInput::Ops(with);
        let with = Replacement { new, objects };
        changes.substitute(module, lifetime, Input::Argument(index), with)
    }

    /// Splits an argument: replaces it by existing objects, each with its type. The first is at
    /// offset 0.
    ///
    /// # Errors
    /// If the argument or an object does not exist, or if the size of all pieces differs from that
    /// of the argument.
    pub fn split_argument(self, index: u32, pieces: &[(Object, Type)]) -> Result<(), ChangeError> {
        self.split(index, pieces, |types| NewInput::Composite { types })
    }

    /// Splits the pointee of an argument: replaces the argument by pointers to pieces of the given
    /// types, the first at offset 0. All pointers have the same address space.
    ///
    /// For example, a global variable that is split in two gets the global fragments of the halves
    /// instead of its previous global fragment.
    ///
    /// # Errors
    /// If the argument or an object does not exist, if the argument is not a pointer, or if all
    /// pieces together are smaller than the part of the pointee that is read.
    pub fn split_pointee(self, index: u32, pieces: &[(Object, Type)]) -> Result<(), ChangeError> {
        self.split(index, pieces, |types| NewInput::Pointers { types })
    }

    fn split(
        self,
        index: u32,
        pieces: &[(Object, Type)],
        new: impl for<'t> FnOnce(&'t [Type]) -> NewInput<'t>,
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
            new: new(&types),
            objects: &objects,
        };
        let done = changes.substitute(module, lifetime, Input::Argument(index), with);
        (changes.types, changes.pieces) = (types, objects);
        done
    }

    /// Makes the value read-only by appending `DIOpRead()`. An object that shares its storage with
    /// others needs this, because writing it would change them. Does nothing if `DIOpRead()` is the
    /// last operation already.
    ///
    /// # Errors
    /// If the location is ill-typed.
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

    /// Adds a copy that is never active together with the lifetime or its other copies:
    /// [`Changes::pair_markers`] lets the `dbg.def` and each `dbg.kill` of one end the others.
    /// Promoted memory, for example, has a copy for each store. A lifetime that does not exist is
    /// returned unchanged.
    ///
    /// ```
    /// # use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
    /// # use dwarfsmith::{Bits, Module, Position, Target, Type, gimli};
    /// use dwarfsmith::markers::{FunctionBody, FunctionGraph, Marker, Referrer, ValueId};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    /// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    /// # let x = module.add(Variable::local(f, "x", int).at(file, 2));
    /// # let mut expression = module.builder();
    /// # expression.referrer(Type::int(32))?;
    /// # let location = module.expr(&expression);
    /// # let of_x = module.add(Lifetime::bounded(x, location));
    /// # let mut body = FunctionBody::default();
    /// # body.begin(module.text("f"), f, 0x10);
    /// // `x` is value 1, and value 2 from 8 on.
    /// body.def(Position(4), of_x, Referrer::Value(ValueId(1)));
    /// let mut graph = FunctionGraph::new(module.target, &body)?;
    /// let mut changes = module.changes();
    /// let next = changes.of(&mut module, of_x)?.exclusive_copy();
    /// let def = (Position(8), Marker::Def(next, Referrer::Value(ValueId(2))));
    /// graph.edit(graph.entry(), |code| code.markers.push(def))?;
    /// changes.pair_markers(&mut module, &mut graph)?;
    /// let markers = &graph.code(graph.entry())?.markers;
    /// assert!(markers.contains(&(Position(8), Marker::Kill(of_x))));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn exclusive_copy(self) -> LifetimeId {
        self.changes.families.of_module(self.module);
        self.changes.families.copy(self.module, self.lifetime)
    }

    /// Adds another lifetime of the same object with the same location and arguments. Its separate
    /// markers can place the object elsewhere, or in several storages at once.
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
