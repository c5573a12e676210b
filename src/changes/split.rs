//! Describes a value by several others: its pieces, or the operands from which it is computed. Each
//! is a new fragment with a separate lifetime.

use super::at::DefIn;
use super::rewrite::{Input, NewInput, Replacement};
use super::{ChangeError, ChangeErrorKind, Changes, DefChange};
use crate::build::{Fragment, Lifetime};
use crate::expr::{Constants, DIExpr, DIExprBuilder, DIOp};
use crate::markers::{BlockIndex, CodeBlockId, Marker, Referrer};
use crate::metadata::{FragmentId, Id, LifetimeId, LifetimeKind, Object};
use crate::module::Module;
use crate::ty::Type;
use crate::units::Position;
use alloc::vec::Vec;

/// A piece of a value or of memory that is split, or an operand of a deleted value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The type of the piece.
    pub ty: Type,
    /// The storage of the piece; [`Referrer::Undefined`] if it is optimized out.
    pub referrer: Referrer,
}

/// The treatment of the lifetime that is split.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whole {
    /// It becomes computed, and only the pieces have markers. It has no location where no piece has
    /// one. Fails for an object with other lifetimes.
    Computed,
    /// It keeps its markers. Choose this for an object with other lifetimes. A computed lifetime
    /// would not hold where another lifetime is active, so a debugger would write only to the other
    /// lifetime's location, and not to the pieces.
    Bounded,
}

/// The fragments that an object was split into, and their lifetimes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    fragment: FragmentId,
    lifetime: LifetimeId,
    count: usize,
}

impl Pieces {
    /// The number of pieces.
    pub fn len(&self) -> usize {
        self.count
    }

    /// True if there are no pieces: after [`DefChange::salvage_values`] without operands. A split
    /// gives at least one.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns a piece's fragment and its lifetime, by its index in the given pieces; `None` past
    /// the last.
    pub fn get(&self, index: usize) -> Option<(FragmentId, LifetimeId)> {
        (index < self.count).then(|| {
            let fragment = FragmentId::from_index(self.fragment.index() + index);
            (
                fragment,
                LifetimeId::from_index(self.lifetime.index() + index),
            )
        })
    }

    /// Returns the markers of all pieces' lifetimes that correspond to a marker of the whole.
    fn markers(self, pieces: &[Piece], whole: Marker) -> impl Iterator<Item = Marker> {
        (self.iter().zip(pieces)).map(move |((_, lifetime), piece)| match whole {
            Marker::Def(..) => Marker::Def(lifetime, piece.referrer),
            _ => Marker::Kill(lifetime),
        })
    }

    /// Returns each piece's fragment and its lifetime.
    pub fn iter(&self) -> impl Iterator<Item = (FragmentId, LifetimeId)> + use<> {
        let pieces = *self;
        (0..self.count).filter_map(move |index| pieces.get(index))
    }
}

/// How the fragments give the value of the referrer.
#[derive(Clone, Copy)]
enum Combined<'a> {
    /// They are the pieces of the value.
    Value,
    /// They are the pieces of the memory that the value points to.
    Memory,
    /// They are the operands of these operations.
    Operands(&'a DIExprBuilder),
}

impl DefChange<'_> {
    /// Splits a value. Each piece becomes a fragment with a separate lifetime; the first is at
    /// offset 0. The piece's lifetime has markers at the positions of the split lifetime's markers,
    /// until a pass moves them. A `DIOpComposite` of the fragments replaces each `DIOpReferrer`.
    ///
    /// The lifetimes of pieces can also be split. The location of the whole names only fragments,
    /// so it does not change.
    ///
    /// # Errors
    /// If the location has no `DIOpReferrer`, if the pieces together differ in size from the
    /// referrer, or if the whole is to become computed and its object has another lifetime.
    pub fn split(self, pieces: &[Piece], whole: Whole) -> Result<Pieces, ChangeError> {
        self.combine(pieces, whole, Combined::Value)
    }

    /// Splits memory: each piece's referrer points to memory of its type, in the address space that
    /// the old referrer pointed into. Otherwise like [`split`](DefChange::split).
    ///
    /// # Errors
    /// If the location has no `DIOpReferrer`, if it is not a pointer, if the pieces together are
    /// smaller than the part of the whole that is read, or if the whole is to become computed and
    /// its object has another lifetime.
    pub fn split_memory(self, pieces: &[Piece], whole: Whole) -> Result<Pieces, ChangeError> {
        self.combine(pieces, whole, Combined::Memory)
    }

    /// Describes a deleted value by other values of the compiler: `a + b`, for example, after the
    /// instruction that adds them was removed. Replaces each `DIOpReferrer` by the operations
    /// `with`, in which `DIOpArg(N, …)` is the Nth of `operands`. Each operand becomes a fragment
    /// with a separate lifetime, which has markers at the positions of this lifetime's markers. A
    /// later pass that changes an operand needs to change only its lifetime.
    ///
    /// For one operand, [`replace_referrer`](DefChange::replace_referrer) needs no fragment; for
    /// variables and other objects, [`salvage`](DefChange::salvage) needs none.
    ///
    /// If a loop computes an operand again while the lifetime is active, also call
    /// [`end_value`](Changes::end_value) for it.
    ///
    /// ```
    /// # use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
    /// # use dwarfsmith::{Bits, Module, Position, Target, gimli};
    /// use dwarfsmith::changes::{Piece, Whole};
    /// use dwarfsmith::markers::{FunctionBody, FunctionGraph, Referrer, ValueId};
    /// use dwarfsmith::Type;
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
    /// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    /// # let x = module.add(Variable::local(f, "x", long).at(file, 2));
    /// let i64 = Type::int(64);
    /// // x is value 3.
    /// let mut expression = module.builder();
    /// expression.referrer(i64)?;
    /// let location = module.expr(&expression);
    /// let of_x = module.add(Lifetime::bounded(x, location));
    /// let mut body = FunctionBody::default();
    /// body.begin(module.text("f"), f, 0x20);
    /// body.block(Position(0x0));
    /// body.def(Position(0x8), of_x, Referrer::Value(ValueId(3)));
    /// let mut graph = FunctionGraph::new(module.target, &body)?;
    ///
    /// // Value 3 was the sum of values 1 and 2.
    /// let operands = [1, 2].map(|value| Piece { ty: i64, referrer: Referrer::Value(ValueId(value)) });
    /// let mut sum = module.builder();
    /// sum.arg(0, i64)?.arg(1, i64)?.add()?;
    /// let mut changes = module.changes();
    /// let change = changes.at_graph(&mut module, &mut graph, of_x)?;
    /// change.salvage_values(&sum, &operands, Whole::Bounded)?;
    /// assert_eq!(graph.defs_of_value(ValueId(2)).count(), 1);
    /// # graph.write(&mut body)?;
    /// # module.add_function(&body);
    /// # assert!(module.validate().is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As for [`replace_referrer`](DefChange::replace_referrer), or if the whole is to become
    /// computed and its object has another lifetime.
    pub fn salvage_values(
        self,
        with: &DIExprBuilder,
        operands: &[Piece],
        whole: Whole,
    ) -> Result<Pieces, ChangeError> {
        self.combine(operands, whole, Combined::Operands(with))
    }

    fn combine(
        self,
        pieces: &[Piece],
        whole: Whole,
        combined: Combined<'_>,
    ) -> Result<Pieces, ChangeError> {
        let DefChange {
            changes,
            module,
            code,
            lifetime,
        } = self;
        let error = |kind| ChangeError::new(lifetime, kind);
        for piece in pieces {
            code.check(module, piece.referrer)?;
        }
        let pointer = referrer_type(module, lifetime).map_err(error)?;
        if whole == Whole::Computed
            && let Some(other) = changes.another(module, lifetime)
        {
            return Err(error(ChangeErrorKind::NotAlone { other }));
        }
        let done = Pieces {
            fragment: module.metadata.fragments.next_id(),
            lifetime: module.metadata.lifetimes.next_id(),
            count: pieces.len(),
        };
        // Fragments are added only after the change has succeeded: a failed change must not add
        // fragments.
        changes.replace_referrer(module, lifetime, done, (pieces, combined))?;
        for piece in pieces {
            let of_memory = [DIOp::Referrer { ty: pointer }, DIOp::Deref { ty: piece.ty }];
            let of_value = [DIOp::Referrer { ty: piece.ty }];
            let ops = match combined {
                Combined::Value | Combined::Operands(_) => &of_value[..],
                Combined::Memory => &of_memory[..],
            };
            let location: DIExpr = module.exprs.intern_ops(ops, &Constants::default());
            let fragment = module.add(Fragment);
            module.add(Lifetime::bounded(fragment, location));
        }
        if whole == Whole::Computed
            && let Some(node) = module.metadata.lifetimes.get_mut(lifetime)
        {
            node.kind = LifetimeKind::Computed;
        }
        code.split(lifetime, (done, pieces), whole, &mut changes.markers)?;
        Ok(done)
    }
}

impl DefIn<'_> {
    /// Adds the markers of pieces where the whole has markers.
    fn split(
        mut self,
        lifetime: LifetimeId,
        (done, pieces): (Pieces, &[Piece]),
        whole: Whole,
        added: &mut Vec<(BlockIndex, Position, Marker)>,
    ) -> Result<(), ChangeError> {
        if whole == Whole::Bounded {
            self.set_referrer(Referrer::Undefined)?;
        }
        let is_whole = |marker: Marker| marker.lifetime() == Some(lifetime);
        match self {
            DefIn::Body(body, _) => {
                added.clear();
                for placed in body.markers().filter(|placed| is_whole(placed.marker)) {
                    let markers = done.markers(pieces, placed.marker);
                    added.extend(markers.map(|marker| (placed.block, placed.position, marker)));
                }
                if whole == Whole::Computed {
                    body.retain(|placed| !is_whole(placed.marker));
                }
                body.insert_all(added)?;
            }
            DefIn::Graph(graph, _) => {
                let blocks: Vec<CodeBlockId> = graph.blocks_of(lifetime).collect();
                for block in blocks {
                    graph.edit(block, |code| {
                        let old = core::mem::take(&mut code.markers);
                        for (position, marker) in old {
                            if !is_whole(marker) || whole == Whole::Bounded {
                                code.markers.push((position, marker));
                            }
                            if is_whole(marker) {
                                let markers = done.markers(pieces, marker);
                                code.markers
                                    .extend(markers.map(|marker| (position, marker)));
                            }
                        }
                    })?;
                }
            }
        }
        Ok(())
    }
}

impl Changes {
    /// Returns another lifetime of the object of a lifetime.
    fn another(&mut self, module: &Module, lifetime: LifetimeId) -> Option<LifetimeId> {
        self.index.update(module);
        let object = module.metadata.lifetimes.get(lifetime)?.object;
        let mut all = self.index.lifetimes(object).iter().copied();
        all.find(|one| *one != lifetime)
    }

    /// Replaces the referrer of a lifetime with the fragments of its pieces.
    fn replace_referrer(
        &mut self,
        module: &mut Module,
        lifetime: LifetimeId,
        done: Pieces,
        (pieces, combined): (&[Piece], Combined<'_>),
    ) -> Result<(), ChangeError> {
        let mut types = core::mem::take(&mut self.types);
        let mut objects = core::mem::take(&mut self.pieces);
        types.clear();
        types.extend(pieces.iter().map(|piece| piece.ty));
        objects.clear();
        objects.extend(done.iter().map(|(fragment, _)| Object::Fragment(fragment)));
        let new = match combined {
            Combined::Value => NewInput::Composite { types: &types },
            Combined::Memory => NewInput::Pointee { types: &types },
            Combined::Operands(with) => NewInput::Ops(with),
        };
        let with = Replacement {
            new,
            objects: &objects,
        };
        let made = self.substitute(module, lifetime, Input::Referrer, with);
        (self.types, self.pieces) = (types, objects);
        made
    }
}

/// The type of the first `DIOpReferrer` of a lifetime's location.
fn referrer_type(module: &Module, lifetime: LifetimeId) -> Result<Type, ChangeErrorKind> {
    let node = module.metadata.lifetimes.get(lifetime);
    let node = node.ok_or(ChangeErrorKind::NoLifetime)?;
    let mut ops = module.exprs.ops(node.location).iter();
    let ty = ops.find_map(|op| match *op {
        DIOp::Referrer { ty } => Some(ty),
        _ => None,
    });
    ty.ok_or(ChangeErrorKind::NoReferrer)
}
