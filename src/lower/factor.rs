//! Procedures for fragments that several lifetimes share (LLVM heterogeneous, `DIFragment`).
//!
//! The expression of a fragment is part of the expression of each lifetime that takes the fragment
//! as an argument. With
//! [`LowerOptions::factor_procedures`](super::LowerOptions::factor_procedures), it is written once,
//! as an entry that the other expressions call:
//!
//! ```text
//!   variables of a function ──► the fragments that they depend on, arguments first
//!     └─► the pieces of one ──► DW_TAG_dwarf_procedure: leaves an address or a generic value
//!           └─► instead of the pieces: memory there, or that value, by ValueKind::Call
//! ```
//!
//! The lifetimes that use a fragment are cut at its pieces, so no expression calls a procedure
//! where the fragment has no location.

use super::above::Above;
use super::encode::Lost;
use super::facts::ModuleFacts;
use super::lowered::{Lowered, Procedure};
use super::piece::Piece;
use super::resolve::Resolver;
use super::scratch::Scratch;
use super::site::Site;
use crate::location::{Location, LocationId, Tree, ValueId};
use crate::metadata::{LifetimeId, Object, VariableId};
use crate::ty::{Scalar, TypeKind};
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// The size of `DW_OP_call4` in bytes. A procedure pays off only if one of its expressions is
/// longer.
const CALL_BYTES: usize = 5;

/// The stack entry that a procedure leaves for a piece, and the derivation of the piece's location
/// from it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Factor {
    value: ValueId,
    /// True if the entry is an address of memory in the default address space, false if it is the
    /// value itself.
    is_address: bool,
    /// The first bit of the memory at the address.
    bit_offset: u8,
}

impl Factor {
    /// Returns `None` for a location that is neither memory nor a value, for a value that the
    /// generic type cannot hold, and for a constant, since computations on constants are often
    /// constant themselves.
    fn of(tree: &Tree, location: LocationId, width: u64) -> Option<Factor> {
        let factor = match tree.location(location) {
            Location::Memory {
                space: 0,
                address,
                bit_offset,
            } => Factor {
                value: address,
                is_address: true,
                bit_offset,
            },
            Location::Implicit {
                value,
                bit_offset: 0,
            } => Factor {
                value,
                is_address: false,
                bit_offset: 0,
            },
            _ => return None,
        };
        let ty = tree.value(factor.value).ty;
        let is_number = matches!(
            ty.kind(),
            TypeKind::Scalar(Scalar::Int(_) | Scalar::Uint(_) | Scalar::Pointer(_))
        );
        (is_number && tree.is_generic(ty, width) && tree.known(factor.value).is_none())
            .then_some(factor)
    }

    /// Returns the piece's location as a computation on the result of the procedure.
    fn called(self, tree: &mut Tree, procedure: u32) -> LocationId {
        let call = tree.call(procedure, tree.value(self.value).ty);
        if !self.is_address {
            return tree.implicit(call);
        }
        let memory = tree.memory(0, call);
        tree.moved_bits(memory, i128::from(self.bit_offset))
            .unwrap_or(memory)
    }
}

impl<'m> Lowered<'_, 'm> {
    /// Creates procedures for the fragments that several lifetimes in a function take as an
    /// argument.
    pub(super) fn factor(&mut self, resolver: &mut Resolver<'_, 'm>, scratch: &mut Scratch) {
        for fragment in self.shared(resolver.facts, resolver.site) {
            let found = resolver.object(fragment, 0);
            let mut pieces: Vec<Piece> = found.map(|index| resolver.piece(index)).collect();
            pieces.sort_by_key(|piece| piece.range);
            // A fragment in several places is a multi-location, and no operation takes one as an
            // input.
            if pieces
                .windows(2)
                .any(|pair| pair[1].range.start < pair[0].range.end)
            {
                continue;
            }
            let width = u64::from(self.encoding.address_bytes) * 8;
            let factors = pieces
                .iter()
                .map(|piece| Factor::of(&resolver.tree, piece.location, width));
            let Some(factors) = factors.collect::<Option<Vec<Factor>>>() else {
                continue;
            };
            if factors
                .windows(2)
                .any(|pair| pair[0].is_address != pair[1].is_address)
            {
                continue;
            }
            let Some(number) = self.procedure(resolver, &pieces, &factors, scratch) else {
                continue;
            };
            for (piece, factor) in pieces.iter_mut().zip(factors) {
                piece.location = factor.called(&mut resolver.tree, number);
            }
            resolver.replace(fragment, &pieces);
        }
    }

    /// Returns the fragments that at least two lifetimes take as an argument, among those that
    /// variables of the function depend on. Each fragment follows those that it depends on.
    fn shared(&self, facts: &ModuleFacts, site: Site<'m>) -> Vec<Object> {
        let (module, index) = (self.validated.module(), self.validated.index());
        let Some(function) = site.function else {
            return Vec::new();
        };
        let variables = index
            .variables(function.subprogram)
            .filter(|variable| !self.validated.is_static(*variable));
        let mut waiting: Vec<(Object, bool)> =
            variables.map(|id: VariableId| (id.into(), false)).collect();
        // The last element is processed first.
        waiting.reverse();
        let mut seen = HashSet::new();
        // The number of lifetimes that take the object as an argument, and the last lifetime
        // counted, since a lifetime may take an object twice.
        let mut users: HashMap<Object, (u32, Option<LifetimeId>)> = HashMap::new();
        let mut order = Vec::new();
        while let Some((object, is_done)) = waiting.pop() {
            if is_done {
                order.push(object);
                continue;
            }
            if !seen.insert(object) {
                continue;
            }
            waiting.push((object, true));
            for id in facts.lifetimes(index, object, site.id()) {
                let elsewhere = index
                    .function_of(id)
                    .is_some_and(|function| Some(function) != site.id());
                let Some(lifetime) = module
                    .metadata
                    .lifetimes
                    .get(id)
                    .filter(|_| !elsewhere && !index.is_rejected(id))
                else {
                    continue;
                };
                for argument in module.metadata.arguments(lifetime) {
                    let (count, last) = users.entry(*argument).or_default();
                    if *last != Some(id) {
                        (*count, *last) = (*count + 1, Some(id));
                        waiting.push((*argument, false));
                    }
                }
            }
        }
        order.retain(|object| {
            // The address of a global or of code is a single operation.
            let is_plain = matches!(object, Object::Fragment(id) if index.global_of(*id).is_none());
            is_plain && users.get(object).is_some_and(|(users, _)| *users > 1)
        });
        order
    }

    /// Writes a procedure and returns its number. `None`, with nothing written, if the dialect
    /// cannot express it or it is too short.
    fn procedure(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        pieces: &[Piece],
        factors: &[Factor],
        scratch: &mut Scratch,
    ) -> Option<u32> {
        let before = self.written();
        let number = self.procedures.len() as u32;
        scratch.procedures.clear();
        let mut is_long = false;
        let written = pieces.iter().zip(factors).try_for_each(|(piece, factor)| {
            let before_piece = self.written();
            let above = if factor.is_address {
                Above::Zeros
            } else {
                Above::Any
            };
            self.encoder(resolver, scratch, |encoder| {
                // The procedure may be called inside a composite, and must not append pieces to it.
                (encoder.unfinished, encoder.empty_at) = (true, usize::MAX);
                encoder.generic(factor.value, above)
            })?;
            let bytes = self.bytes_since(before_piece);
            is_long |= bytes.len() > CALL_BYTES;
            if !self.add_entry(piece.range, bytes, before.entries) {
                self.undo(before_piece);
            }
            Ok::<(), Lost>(())
        });
        let is_whole = written.is_ok() && scratch.lost.is_empty() && scratch.procedures.is_empty();
        scratch.lost.clear();
        if !is_whole || !is_long {
            self.undo(before);
            return None;
        }
        let location = self.entry_location(resolver.site, before.entries);
        self.procedures.push(Procedure {
            function: resolver.site.id(),
            location,
            variable: None,
            bytes: 0,
            map: None,
        });
        Some(number)
    }
}
