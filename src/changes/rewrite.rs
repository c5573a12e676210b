//! The one mechanism: operations in the place of a lifetime's referrer, or of one of its arguments.

use super::{ChangeError, ChangeErrorKind, Changes};
use crate::expr::{Constants, DIExprBuilder, DIOp};
use crate::metadata::lists::NONE;
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::ty::{AddressSpace, Type};

/// What is replaced, wherever a lifetime's location names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Input {
    Referrer,
    Argument(u32),
}

/// What takes its place. `DIOpArg(N, T)` in it is the Nth of the objects that are given with it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Put<'a> {
    /// A pass's own operations.
    Ops(&'a DIExprBuilder),
    /// The value of an integer, float or pointer.
    Number(i128),
    /// A referrer of a type that is what the pointer before pointed to.
    Promoted(Type),
    /// What a pointer in the place of the value points to.
    Demoted(AddressSpace),
    /// The objects, one behind the other; with `pointed`, they are what the pointer before pointed
    /// to.
    Composite { types: &'a [Type], pointed: bool },
    /// What pointers to each of the types point to, one behind the other: what the pointer before
    /// pointed to.
    Pointees { types: &'a [Type] },
}

/// An operation that is replaced: its place, its type, and the type of a `DIOpDeref` right behind
/// it.
#[derive(Clone, Copy)]
struct Place {
    operation: u32,
    ty: Type,
    dereferenced: Option<Type>,
}

impl Changes {
    /// Puts something in the place of an input. What is not needed any more as an argument goes.
    pub(super) fn substitute(
        &mut self,
        module: &mut Module,
        lifetime: LifetimeId,
        input: Input,
        put: Put<'_>,
        objects: &[Object],
    ) -> Result<(), ChangeError> {
        let error = |kind| ChangeError::new(lifetime, kind);
        let node = module
            .metadata
            .lifetimes
            .get(lifetime)
            .ok_or(error(ChangeErrorKind::NoLifetime))?;
        let location = node.location;
        let old = module.metadata.arguments(node);
        // All that may be arguments: those before, with what is put in the place of one right
        // there.
        let at = match input {
            Input::Argument(index) if index as usize >= old.len() => {
                return Err(error(ChangeErrorKind::NoArgument {
                    index,
                    count: old.len() as u32,
                }));
            }
            Input::Argument(index) => index as usize,
            Input::Referrer => old.len(),
        };
        let behind = old.len().min(at + 1);
        self.objects.clear();
        self.objects.extend_from_slice(old.get(..at).unwrap_or(&[]));
        self.objects.extend_from_slice(objects);
        self.objects
            .extend_from_slice(old.get(behind..).unwrap_or(&[]));
        let renumbered = |index: u32| match index as usize {
            before if before < at => index,
            // One that the lifetime does not have must not become one that it has.
            _ if index as usize >= old.len() => u32::MAX,
            before => (before + objects.len() - (behind - at)) as u32,
        };

        self.builder.clear();
        let ops = module.exprs.ops(location);
        let mut found = false;
        let mut next = 0;
        while let Some(&op) = ops.get(next) {
            let operation = next as u32;
            next += 1;
            let ty = match op {
                DIOp::Referrer { ty } if input == Input::Referrer => ty,
                DIOp::Arg { index, ty } if input == Input::Argument(index) => ty,
                DIOp::Arg { index, ty } => {
                    self.push(
                        lifetime,
                        DIOp::Arg {
                            index: renumbered(index),
                            ty,
                        },
                        module.exprs.constants(),
                    )?;
                    continue;
                }
                other => {
                    self.push(lifetime, other, module.exprs.constants())?;
                    continue;
                }
            };
            found = true;
            let dereferenced = match ops.get(next) {
                Some(DIOp::Deref { ty }) => Some(*ty),
                _ => None,
            };
            if self.put(
                lifetime,
                put,
                Place {
                    operation,
                    ty,
                    dereferenced,
                },
                at as u32,
                objects.len() as u32,
            )? {
                next += 1;
            }
        }
        if !found && input == Input::Referrer {
            return Err(error(ChangeErrorKind::NoReferrer));
        }
        self.commit(module, lifetime);
        Ok(())
    }

    /// Checks that objects can be arguments of a lifetime.
    pub(super) fn check_objects(
        module: &Module,
        lifetime: LifetimeId,
        objects: impl IntoIterator<Item = Object>,
    ) -> Result<(), ChangeError> {
        let object = module
            .metadata
            .lifetimes
            .get(lifetime)
            .map(|node| node.object);
        for given in objects {
            if !module.metadata.has_object(given) {
                return Err(ChangeError::new(
                    lifetime,
                    ChangeErrorKind::NoObject { object: given },
                ));
            }
            if Some(given) == object {
                return Err(ChangeError::new(lifetime, ChangeErrorKind::OwnObject));
            }
        }
        Ok(())
    }

    /// Appends an operation to a location.
    pub(super) fn append(
        &mut self,
        module: &mut Module,
        lifetime: LifetimeId,
        op: DIOp,
    ) -> Result<(), ChangeError> {
        let error = |kind| ChangeError::new(lifetime, kind);
        let node = module
            .metadata
            .lifetimes
            .get(lifetime)
            .ok_or(error(ChangeErrorKind::NoLifetime))?;
        let loaded = self.builder.load(&module.exprs, node.location).map(|_| ());
        loaded.map_err(|wrong| error(ChangeErrorKind::Operation(wrong)))?;
        self.push(lifetime, op, module.exprs.constants())?;
        self.objects.clear();
        self.objects
            .extend_from_slice(module.metadata.arguments(node));
        self.commit(module, lifetime);
        Ok(())
    }

    fn push(
        &mut self,
        lifetime: LifetimeId,
        op: DIOp,
        constants: &Constants,
    ) -> Result<(), ChangeError> {
        let pushed = self.builder.push_from(op, constants).map(|_| ());
        pushed.map_err(|error| ChangeError::new(lifetime, ChangeErrorKind::Operation(error)))
    }

    /// Writes what is put in one operation's place; true where the `DIOpDeref` behind it is undone
    /// by it.
    fn put(
        &mut self,
        lifetime: LifetimeId,
        put: Put<'_>,
        place: Place,
        first: u32,
        count: u32,
    ) -> Result<bool, ChangeError> {
        let error = |kind| ChangeError::new(lifetime, kind);
        let Place {
            operation,
            ty,
            dereferenced,
        } = place;
        let depth = self.builder.stack().len();
        // What was a pointer's pointee is written, then its address is taken, or what follows the
        // pointer is left out.
        let pointed = match put {
            Put::Ops(_)
            | Put::Number(_)
            | Put::Demoted(_)
            | Put::Composite { pointed: false, .. } => None,
            _ => Some(
                ty.address_space()
                    .ok_or(error(ChangeErrorKind::NotPointer { operation, ty }))?,
            ),
        };
        let mut space = pointed;
        let none = &Constants::default();
        match put {
            Put::Ops(with) => {
                if with.stack().len() != 1 {
                    return Err(error(ChangeErrorKind::Entries {
                        count: with.stack().len() as u32,
                    }));
                }
                let mut ops = with.ops();
                if let ([before @ .., DIOp::AddrOf { space: taken }], true) =
                    (ops, dereferenced.is_some())
                {
                    (ops, space) = (before, Some(*taken));
                }
                for op in ops {
                    let op = match *op {
                        DIOp::Arg { index, .. } if index >= count => {
                            return Err(error(ChangeErrorKind::NoInput { index, count }));
                        }
                        DIOp::Arg { index, ty } => DIOp::Arg {
                            index: first + index,
                            ty,
                        },
                        other => other,
                    };
                    self.push(lifetime, op, with.constants())?;
                }
            }
            Put::Number(value) => {
                let pushed = self.builder.constant(ty, value).map(|_| ());
                pushed.map_err(|wrong| error(ChangeErrorKind::Operation(wrong)))?;
            }
            Put::Promoted(ty) => self.push(lifetime, DIOp::Referrer { ty }, none)?,
            Put::Demoted(space) => {
                self.push(
                    lifetime,
                    DIOp::Referrer {
                        ty: Type::ptr(space),
                    },
                    none,
                )?;
                self.push(lifetime, DIOp::Deref { ty }, none)?;
            }
            Put::Composite { types, pointed } => {
                for (index, ty) in types.iter().enumerate() {
                    self.push(
                        lifetime,
                        DIOp::Arg {
                            index: first + index as u32,
                            ty: *ty,
                        },
                        none,
                    )?;
                }
                self.compose(
                    lifetime,
                    types,
                    if pointed { dereferenced } else { Some(ty) },
                    pointed,
                )?;
            }
            Put::Pointees { types } => {
                for (index, pointee) in types.iter().enumerate() {
                    self.push(
                        lifetime,
                        DIOp::Arg {
                            index: first + index as u32,
                            ty,
                        },
                        none,
                    )?;
                    self.push(lifetime, DIOp::Deref { ty: *pointee }, none)?;
                }
                self.compose(lifetime, types, dereferenced, true)?;
            }
        }
        let (Some(space), Some(&found)) = (space, self.builder.stack().get(depth)) else {
            return self.same_type(lifetime, place).map(|()| false);
        };
        if let Some(after) = dereferenced
            && Type::ptr(space) == ty
            && self.bits(found) == self.bits(after)
        {
            if found != after {
                self.push(lifetime, DIOp::Reinterpret { ty: after }, none)?;
            }
            return Ok(true);
        }
        self.push(lifetime, DIOp::AddrOf { space }, none)?;
        self.same_type(lifetime, place).map(|()| false)
    }

    /// Checks that what was put in an operation's place has its type.
    fn same_type(&self, lifetime: LifetimeId, place: Place) -> Result<(), ChangeError> {
        let Place {
            operation,
            ty: expected,
            ..
        } = place;
        match self.builder.stack().last() {
            Some(&found) if found != expected => Err(ChangeError::new(
                lifetime,
                ChangeErrorKind::Type {
                    operation,
                    expected,
                    found,
                },
            )),
            _ => Ok(()),
        }
    }

    fn bits(&self, ty: Type) -> u64 {
        ty.bit_size(&self.builder.target()).unwrap_or(0)
    }

    /// Composes the pieces that were pushed last, to a type where it is given and as large; it may
    /// be smaller where `is_part`.
    fn compose(
        &mut self,
        lifetime: LifetimeId,
        types: &[Type],
        whole: Option<Type>,
        is_part: bool,
    ) -> Result<(), ChangeError> {
        let error = |kind| ChangeError::new(lifetime, kind);
        let count = u32::try_from(types.len()).ok().filter(|count| *count > 0);
        let count = count.ok_or(error(ChangeErrorKind::PieceCount))?;
        let found = types
            .iter()
            .fold(0u64, |sum, ty| sum.saturating_add(self.bits(*ty)));
        let ty = match whole {
            Some(whole) if self.bits(whole) == found => whole,
            Some(whole) if !is_part || self.bits(whole) > found => {
                return Err(error(ChangeErrorKind::PieceSizes {
                    found,
                    expected: self.bits(whole),
                }));
            }
            _ => Type::bits(found),
        };
        self.push(
            lifetime,
            DIOp::Composite { count, ty },
            &Constants::default(),
        )
    }

    /// Gives a lifetime the location that was built, and those of the objects that it names as
    /// arguments, each once.
    fn commit(&mut self, module: &mut Module, lifetime: LifetimeId) {
        // For each object, the first place that has the same.
        let Changes {
            builder,
            objects,
            sorted,
            places,
            ..
        } = self;
        sorted.clear();
        sorted.extend(
            objects
                .iter()
                .enumerate()
                .map(|(place, object)| (*object, place as u32)),
        );
        sorted.sort_unstable();
        places.clear();
        places.resize(objects.len(), (NONE, NONE));
        for same in sorted.chunk_by(|a, b| a.0 == b.0) {
            for (_, place) in same {
                places[*place as usize].0 = same[0].1;
            }
        }
        // Of these, those that are used keep their order.
        builder.renumber_arguments(|index| {
            if let Some(&(same, _)) = places.get(index as usize) {
                places[same as usize].1 = 0;
            }
            index
        });
        let mut count = 0;
        for place in 0..objects.len() {
            if places[place].1 != NONE {
                places[place].1 = count;
                objects[count as usize] = objects[place];
                count += 1;
            }
        }
        objects.truncate(count as usize);
        builder.renumber_arguments(|index| match places.get(index as usize) {
            Some(&(same, _)) => places[same as usize].1,
            None => index,
        });
        let location = module.exprs.intern(builder);
        module.metadata.set_arguments(lifetime, objects);
        if let Some(node) = module.metadata.lifetimes.get_mut(lifetime) {
            node.location = location;
        }
    }
}
