//! The state of printing, and the numbering of nodes.
//!
//! Nodes are numbered kind by kind, in the order of the arenas. A type's members, dimensions and
//! enumerators follow the type. So the nodes in the text are in the order of their ids, and reading
//! the text gives equal ids.

use crate::metadata::*;
use crate::module::{Module, NodeKey, NodeKind};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// A module that is being printed.
pub(super) struct Writer<'m> {
    pub(super) module: &'m Module,
    pub(super) out: String,
    /// The number of the current node.
    pub(super) number: u32,
    /// The number of the next part of the current node.
    pub(super) next_part: u32,
    /// The number of the first node of each kind, and the number of nodes of that kind.
    kinds: [(u32, u32); NodeKind::COUNT],
    /// The number of each type.
    types: Vec<u32>,
}

/// Returns the number of a type's parts.
fn parts(ty: &DIType) -> usize {
    match ty {
        DIType::Composite(ty) => ty.members.len(),
        DIType::Enumeration(ty) => ty.enumerators.len(),
        DIType::Array(ty) => ty.dimensions.len(),
        DIType::VariantPart(ty) => ty.discriminant.iter().len() + ty.variants.len(),
        DIType::Base(_)
        | DIType::FixedPoint(_)
        | DIType::Unspecified(_)
        | DIType::Pointer(_)
        | DIType::MemberPointer(_)
        | DIType::Qualified(_)
        | DIType::String(_)
        | DIType::Subroutine(_) => 0,
    }
}

impl<'m> Writer<'m> {
    pub(super) fn new(module: &'m Module) -> Writer<'m> {
        let mut kinds = [(0, 0); NodeKind::COUNT];
        let mut types = Vec::with_capacity(module.metadata.types.len());
        let mut number = 0;
        for (&kind, count) in NodeKind::NUMBERED.iter().zip(module.counts()) {
            kinds[kind as usize] = (number, count as u32);
            if kind == NodeKind::Type {
                for (_, ty) in module.metadata.types.iter() {
                    types.push(number);
                    number += 1 + parts(ty) as u32;
                }
            } else {
                number += count as u32;
            }
        }
        Writer {
            module,
            out: String::new(),
            number: 0,
            next_part: 0,
            kinds,
            types,
        }
    }

    /// Writes the number of the next part of the current node.
    pub(super) fn part(&mut self) {
        let number = self.next_part;
        self.next_part += 1;
        self.push(format_args!("!{number}"));
    }

    /// Writes formatted text.
    pub(super) fn push(&mut self, text: core::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.out.write_fmt(text);
    }

    /// Writes the number of a node, or `<badref>` as in LLVM if the node does not exist.
    pub(super) fn reference(&mut self, node: impl Into<NodeKey>) {
        let node = node.into();
        let (first, count) = self.kinds[node.kind as usize];
        let number = match node.kind {
            NodeKind::Type => self.types.get(node.index()).copied(),
            _ => Some(node.index() as u32)
                .filter(|index| *index < count)
                .map(|index| first + index),
        };
        match number {
            Some(number) => self.push(format_args!("!{number}")),
            None => self.out.push_str("<badref>"),
        }
    }

    /// Writes a list in braces.
    pub(super) fn list<T>(
        &mut self,
        open: &str,
        items: &[T],
        mut write: impl FnMut(&T, &mut Self),
    ) {
        self.out.push_str(open);
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.out.push_str(", ");
            }
            write(item, self);
        }
        self.out.push('}');
    }
}
