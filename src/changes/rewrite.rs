//! Replaces a lifetime's referrer, or one of its arguments, by operations. All other changes of
//! locations use this one.

use super::{ChangeError, ChangeErrorKind, Changes};
use crate::expr::table::reads_entry_value;
use crate::expr::{Constants, DIExprBuilder, DIOp};
use crate::metadata::lists::NONE;
use crate::metadata::{LifetimeId, Object};
use crate::module::Module;
use crate::ty::{AddressSpace, Type};

/// The replaced input, wherever a lifetime's location names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Input {
    Referrer,
    Argument(u32),
}

impl Input {
    /// Returns the range of arguments that the objects of a replacement replace: the argument
    /// itself, or the empty range after all arguments for a referrer.
    fn place(self, count: usize) -> Result<(usize, usize), ChangeErrorKind> {
        match self {
            Input::Argument(index) if index as usize >= count => {
                let count = count as u32;
                Err(ChangeErrorKind::NoArgument { index, count })
            }
            Input::Argument(index) => Ok((index as usize, index as usize + 1)),
            Input::Referrer => Ok((count, count)),
        }
    }
}

/// The replacement of an input. `DIOpArg(N, T)` in `new` is the Nth of the objects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Replacement<'a> {
    pub(super) new: NewInput<'a>,
    pub(super) objects: &'a [Object],
}

/// The operations that replace an input.
#[derive(Clone, Copy, Debug)]
pub(super) enum NewInput<'a> {
    /// Operations from a pass.
    Ops(&'a DIExprBuilder),
    /// A constant integer, float or pointer.
    Number(i128),
    /// For a pointer: a referrer of this type, which is the pointee.
    Promoted(Type),
    /// A pointer to the value.
    Demoted(AddressSpace),
    /// A composite of the objects.
    Composite { types: &'a [Type] },
    /// For a pointer: a composite of the objects, which is the pointee.
    Pointee { types: &'a [Type] },
    /// For a pointer: objects that are pointers, to pieces of the pointee.
    Pointers { types: &'a [Type] },
}

impl NewInput<'_> {
    /// True if the replacement may be in a register, and so may have an entry value.
    fn may_be_register(self) -> bool {
        match self {
            NewInput::Ops(_) | NewInput::Composite { types: [_] } => true,
            NewInput::Number(_)
            | NewInput::Promoted(_)
            | NewInput::Demoted(_)
            | NewInput::Composite { .. }
            | NewInput::Pointee { .. }
            | NewInput::Pointers { .. } => false,
        }
    }
}

/// A replaced operation: its index, its type, and the type of a `DIOpDeref` that follows it.
#[derive(Clone, Copy)]
struct Place {
    operation: u32,
    ty: Type,
    dereferenced: Option<Type>,
}

/// The indices of arguments after some of them were replaced.
struct Renumbered {
    /// The start and end of the replaced arguments.
    replaced: (usize, usize),
    /// The number of all arguments before the change.
    old: usize,
    /// The number of arguments that replace them.
    new: usize,
}

impl Renumbered {
    fn index(&self, index: u32) -> u32 {
        let (start, end) = self.replaced;
        match index as usize {
            old if old < start => index,
            // An index past the arguments must not become the index of an argument.
            old if old >= self.old => u32::MAX,
            old => (old + self.new - (end - start)) as u32,
        }
    }
}

/// Returns the type that an operation reads through a pointer.
fn dereferenced(op: &DIOp) -> Option<Type> {
    match op {
        DIOp::Deref { ty } => Some(*ty),
        _ => None,
    }
}

/// The total size that pieces must have.
#[derive(Clone, Copy)]
enum Size {
    /// The size of a type.
    Exactly(Type),
    /// At least the size of the type that is read from the pieces; `None` if nothing is read.
    AtLeast(Option<Type>),
}

impl Changes {
    /// Replaces an input. Objects that the new location does not name are removed from the
    /// arguments.
    pub(super) fn substitute(
        &mut self,
        module: &mut Module,
        lifetime: LifetimeId,
        input: Input,
        with: Replacement<'_>,
    ) -> Result<(), ChangeError> {
        self.rewrite(module, lifetime, input, with)?;
        self.commit(module, lifetime);
        Ok(())
    }

    /// Builds the location with a replaced input, without changing the module.
    pub(super) fn rewrite(
        &mut self,
        module: &Module,
        lifetime: LifetimeId,
        input: Input,
        Replacement { new, objects }: Replacement<'_>,
    ) -> Result<(), ChangeError> {
        let error = |kind| ChangeError::new(lifetime, kind);
        let node = module.metadata.lifetimes.get(lifetime);
        let node = node.ok_or(error(ChangeErrorKind::NoLifetime))?;
        let old = module.metadata.arguments(node);
        let replaced = input.place(old.len()).map_err(error)?;
        let (before, after) = (&old[..replaced.0], &old[replaced.1..]);
        self.objects.clear();
        let all = before.iter().chain(objects).chain(after);
        self.objects.extend(all.copied());
        let numbers = Renumbered {
            replaced,
            old: old.len(),
            new: objects.len(),
        };

        self.builder.clear();
        let mut rewrite = Rewrite {
            builder: &mut self.builder,
            lifetime,
            first: replaced.0 as u32,
            count: objects.len() as u32,
        };
        let constants = module.exprs.constants();
        let mut found = false;
        let all = module.exprs.ops(node.location);
        let mut ops = all.iter().zip(0..).peekable();
        while let Some((&op, operation)) = ops.next() {
            let ty = match op {
                DIOp::Referrer { ty } if input == Input::Referrer => ty,
                DIOp::Arg { index, ty } if input == Input::Argument(index) => ty,
                mut other => {
                    if let DIOp::Arg { index, .. } = &mut other {
                        *index = numbers.index(*index);
                    }
                    rewrite.push(other, constants)?;
                    continue;
                }
            };
            found = true;
            if !new.may_be_register() && reads_entry_value(&all[operation as usize + 1..]) {
                return Err(error(ChangeErrorKind::EntryValue { operation }));
            }
            let place = Place {
                operation,
                ty,
                dereferenced: ops.peek().and_then(|(op, _)| dereferenced(op)),
            };
            if rewrite.replace_operation(new, place)? {
                ops.next();
            }
        }
        if !found && input == Input::Referrer {
            return Err(error(ChangeErrorKind::NoReferrer));
        }
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
        let node = module.metadata.lifetimes.get(lifetime);
        let node = node.ok_or(error(ChangeErrorKind::NoLifetime))?;
        let appended = self
            .builder
            .load(&module.exprs, node.location)
            .and_then(|builder| builder.push_from(op, module.exprs.constants()));
        if let Err(wrong) = appended {
            return Err(error(ChangeErrorKind::Operation(wrong)));
        }
        self.objects.clear();
        self.objects
            .extend_from_slice(module.metadata.arguments(node));
        self.commit(module, lifetime);
        Ok(())
    }

    /// Sets a lifetime's location to the built location. Its arguments are the objects that the
    /// location names, each once.
    fn commit(&mut self, module: &mut Module, lifetime: LifetimeId) {
        let Changes {
            builder,
            objects,
            sorted,
            places,
            ..
        } = self;
        // For each object, find the first index of an equal object.
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
        // The objects that the location names keep their order.
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
        self.index.changed(module, lifetime);
    }
}

/// A location during its rewrite.
struct Rewrite<'a> {
    builder: &'a mut DIExprBuilder,
    lifetime: LifetimeId,
    /// The argument number of the replacement's first object, and the number of its objects.
    first: u32,
    count: u32,
}

impl Rewrite<'_> {
    fn error<T>(&self, kind: ChangeErrorKind) -> Result<T, ChangeError> {
        Err(ChangeError::new(self.lifetime, kind))
    }

    fn push(&mut self, op: DIOp, constants: &Constants) -> Result<(), ChangeError> {
        let pushed = self.builder.push_from(op, constants).map(|_| ());
        pushed.map_err(|wrong| ChangeError::new(self.lifetime, ChangeErrorKind::Operation(wrong)))
    }

    /// Appends an operation that has no constant.
    fn op(&mut self, op: DIOp) -> Result<(), ChangeError> {
        self.push(op, &Constants::default())
    }

    /// Replaces one operation. Returns true if this also replaces the `DIOpDeref` that follows it.
    fn replace_operation(&mut self, new: NewInput<'_>, place: Place) -> Result<bool, ChangeError> {
        let Place {
            ty, dereferenced, ..
        } = place;
        let depth = self.builder.stack().len();
        // The pointer's address space, if the pointee is written instead of the pointer.
        let space = match new {
            NewInput::Ops(with) => self.ops(with, place)?,
            NewInput::Number(value) => {
                if let Err(wrong) = self.builder.constant(ty, value) {
                    return self.error(ChangeErrorKind::Operation(wrong));
                }
                None
            }
            NewInput::Demoted(space) => {
                let pointer = Type::ptr(space);
                self.op(DIOp::Referrer { ty: pointer })?;
                self.op(DIOp::Deref { ty })?;
                None
            }
            NewInput::Composite { types } => {
                self.arguments(types)?;
                self.compose(types, Size::Exactly(ty))?;
                None
            }
            NewInput::Promoted(value) => {
                let space = self.pointee_space(place)?;
                self.op(DIOp::Referrer { ty: value })?;
                Some(space)
            }
            NewInput::Pointee { types } => {
                let space = self.pointee_space(place)?;
                self.arguments(types)?;
                self.compose(types, Size::AtLeast(dereferenced))?;
                Some(space)
            }
            NewInput::Pointers { types } => {
                let space = self.pointee_space(place)?;
                for (index, pointee) in (self.first..).zip(types) {
                    self.op(DIOp::Arg { index, ty })?;
                    self.op(DIOp::Deref { ty: *pointee })?;
                }
                self.compose(types, Size::AtLeast(dereferenced))?;
                Some(space)
            }
        };
        match (space, self.builder.stack().get(depth)) {
            (Some(space), Some(&found)) => self.point_to(found, space, place),
            _ => self.same_type(place).map(|()| false),
        }
    }

    /// Finishes the replacement of a pointer by its pointee, whose type is `found`: either the
    /// following `DIOpDeref` reads exactly the pointee, or the pointee's address is taken.
    fn point_to(
        &mut self,
        found: Type,
        space: AddressSpace,
        place: Place,
    ) -> Result<bool, ChangeError> {
        let Place {
            ty, dereferenced, ..
        } = place;
        if let Some(after) = dereferenced
            && Type::ptr(space) == ty
            && self.bits(found) == self.bits(after)
        {
            if found != after {
                self.op(DIOp::Reinterpret { ty: after })?;
            }
            return Ok(true);
        }
        self.op(DIOp::AddrOf { space })?;
        self.same_type(place).map(|()| false)
    }

    /// Appends operations from a pass. A `DIOpAddrOf` at their end is omitted if a `DIOpDeref`
    /// follows; then its address space is returned.
    fn ops(
        &mut self,
        with: &DIExprBuilder,
        place: Place,
    ) -> Result<Option<AddressSpace>, ChangeError> {
        let count = with.stack().len() as u32;
        if count != 1 {
            return self.error(ChangeErrorKind::Entries { count });
        }
        let (ops, space) = match with.ops() {
            [before @ .., DIOp::AddrOf { space }] if place.dereferenced.is_some() => {
                (before, Some(*space))
            }
            all => (all, None),
        };
        for op in ops {
            let op = match *op {
                DIOp::Arg { index, .. } if index >= self.count => {
                    let count = self.count;
                    return self.error(ChangeErrorKind::NoInput { index, count });
                }
                DIOp::Arg { index, ty } => DIOp::Arg {
                    index: self.first + index,
                    ty,
                },
                other => other,
            };
            self.push(op, with.constants())?;
        }
        Ok(space)
    }

    fn arguments(&mut self, types: &[Type]) -> Result<(), ChangeError> {
        for (index, &ty) in (self.first..).zip(types) {
            self.op(DIOp::Arg { index, ty })?;
        }
        Ok(())
    }

    fn pointee_space(&self, place: Place) -> Result<AddressSpace, ChangeError> {
        let Place { operation, ty, .. } = place;
        match ty.address_space() {
            Some(space) => Ok(space),
            None => self.error(ChangeErrorKind::NotPointer { operation, ty }),
        }
    }

    /// Checks that the replacement of an operation has the operation's type.
    fn same_type(&self, place: Place) -> Result<(), ChangeError> {
        let Place {
            operation,
            ty: expected,
            ..
        } = place;
        match self.builder.stack().last() {
            Some(&found) if found != expected => self.error(ChangeErrorKind::Type {
                operation,
                expected,
                found,
            }),
            _ => Ok(()),
        }
    }

    fn bits(&self, ty: Type) -> u64 {
        ty.bit_size(&self.builder.target()).unwrap_or(0)
    }

    /// Composes the pieces that were appended last.
    fn compose(&mut self, types: &[Type], size: Size) -> Result<(), ChangeError> {
        let count = match u32::try_from(types.len()) {
            Ok(count) if count > 0 => count,
            _ => return self.error(ChangeErrorKind::PieceCount),
        };
        let sizes = types.iter().map(|ty| self.bits(*ty));
        let found = sizes.fold(0u64, u64::saturating_add);
        let (Size::Exactly(whole) | Size::AtLeast(Some(whole))) = size else {
            let ty = Type::bits(found);
            return self.op(DIOp::Composite { count, ty });
        };
        let expected = self.bits(whole);
        let ty = match size {
            _ if found == expected => whole,
            Size::AtLeast(_) if found > expected => Type::bits(found),
            _ => return self.error(ChangeErrorKind::PieceSizes { found, expected }),
        };
        self.op(DIOp::Composite { count, ty })
    }
}
