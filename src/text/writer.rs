//! Printing nodes, by the [table](super::nodes).
//!
//! Numbers are given kind by kind, each kind in the order of its arena, and a type's members, dimensions and
//! enumerators right behind it. So the order of nodes in the text is the order of ids, and reading it gives the ids
//! back.

use super::nodes::*;
use super::values::Value;
use crate::metadata::*;
use crate::module::Module;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// A module on its way to text.
pub(super) struct Writer<'m> {
    pub(super) module: &'m Module,
    pub(super) out: String,
    /// The number of the node being written.
    pub(super) number: u32,
    /// For each family, the number of its first node and how many nodes there are.
    families: [(u32, u32); Family::COUNT],
    /// The number of each type.
    types: Vec<u32>,
}

/// How many nodes a type has to itself.
fn parts(ty: &DIType) -> usize {
    match ty {
        DIType::Composite(ty) => ty.members.len(),
        DIType::Enumeration(ty) => ty.enumerators.len(),
        DIType::Array(ty) => ty.dimensions.len(),
        DIType::Base(_) | DIType::Pointer(_) | DIType::Qualified(_) | DIType::Subroutine(_) => 0,
    }
}

impl<'m> Writer<'m> {
    pub(super) fn new(module: &'m Module) -> Writer<'m> {
        let mut families = [(0, 0); Family::COUNT];
        let mut types = Vec::with_capacity(module.types.len());
        let mut number = 0;
        // The order in which `nodes` prints them.
        for (family, count) in [
            (Family::Unit, module.units.len()),
            (Family::File, module.files.len()),
            (Family::Subprogram, module.subprograms.len()),
            (Family::Block, module.blocks.len()),
            (Family::Inlined, module.inlined.len()),
            (Family::Type, module.types.len()),
            (Family::Variable, module.variables.len()),
            (Family::Fragment, module.fragments.len()),
            (Family::Code, module.codes.len()),
            (Family::Lifetime, module.lifetimes.len()),
        ] {
            families[family as usize] = (number, count as u32);
            if family == Family::Type {
                for (_, ty) in module.types.iter() {
                    types.push(number);
                    number += 1 + parts(ty) as u32;
                }
            } else {
                number += count as u32;
            }
        }
        Writer { module, out: String::new(), number: 0, families, types }
    }

    /// Writes every node, one a line.
    pub(super) fn nodes(&mut self) {
        let module = self.module;
        module.units.iter().for_each(|(_, node)| self.node(node));
        module.files.iter().for_each(|(_, node)| self.node(node));
        module.subprograms.iter().for_each(|(_, node)| self.node(node));
        module.blocks.iter().for_each(|(_, node)| self.node(node));
        module.inlined.iter().for_each(|(_, node)| self.node(node));
        module.types.iter().for_each(|(_, node)| self.ty(node));
        module.variables.iter().for_each(|(_, node)| self.node(node));
        module.fragments.iter().for_each(|(_, node)| self.node(node));
        for (_, code) in module.codes.iter() {
            match *code {
                DICode::Label { name, scope, file, line } => self.node(&LabelRow { scope, name, file, line }),
                DICode::Expression => self.node(&ExprCodeRow {}),
            }
        }
        for (_, lifetime) in module.lifetimes.iter() {
            let arguments = module.arguments(lifetime).to_vec();
            self.node(&LifetimeRow { object: lifetime.object, location: lifetime.location, arguments });
        }
    }

    fn ty(&mut self, ty: &DIType) {
        match ty {
            DIType::Base(ty) => self.node(ty),
            DIType::Pointer(ty) => self.node(ty),
            DIType::Qualified(ty) => self.node(ty),
            DIType::Composite(ty) => {
                self.node(ty);
                ty.members.iter().for_each(|member| self.node(member));
            }
            DIType::Enumeration(ty) => {
                self.node(ty);
                ty.enumerators.iter().for_each(|enumerator| self.node(enumerator));
            }
            DIType::Array(ty) => {
                self.node(ty);
                ty.dimensions.iter().for_each(|dimension| self.node(dimension));
            }
            DIType::Subroutine(ty) => {
                let result = core::iter::once(ty.result);
                self.node(&SubroutineRow { types: result.chain(ty.parameters.iter().copied().map(Some)).collect() });
            }
        }
    }

    fn node<N: Node>(&mut self, node: &N) {
        let distinct = if N::DISTINCT { "distinct " } else { "" };
        let number = self.number;
        self.push(format_args!("!{number} = {distinct}!{}(", N::NAME));
        let mut fields = FieldWriter { writer: self, is_first: true };
        if let Some(tag) = N::TAG {
            fields.name("tag").push(format_args!("{tag}"));
        }
        N::visit(&mut fields, Some(node));
        self.out.push_str(")\n");
        self.number += 1;
    }

    /// Writes formatted text.
    pub(super) fn push(&mut self, text: core::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.out.write_fmt(text);
    }

    /// Writes the number of a node; of one that does not exist, what LLVM writes.
    pub(super) fn reference(&mut self, family: Family, index: usize) {
        let (first, count) = self.families[family as usize];
        let number = match family {
            Family::Type => self.types.get(index).copied(),
            _ => u32::try_from(index).ok().filter(|index| *index < count).map(|index| first + index),
        };
        match number {
            Some(number) => self.push(format_args!("!{number}")),
            None => self.out.push_str("<badref>"),
        }
    }

    /// Writes a list in braces.
    pub(super) fn list<T>(&mut self, open: &str, items: &[T], mut write: impl FnMut(&T, &mut Self)) {
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

/// Writes the fields of a node that it is shown.
struct FieldWriter<'w, 'm> {
    writer: &'w mut Writer<'m>,
    is_first: bool,
}

impl<'m> FieldWriter<'_, 'm> {
    fn name(&mut self, name: &str) -> &mut Writer<'m> {
        if !core::mem::take(&mut self.is_first) {
            self.writer.out.push_str(", ");
        }
        self.writer.push(format_args!("{name}: "));
        self.writer
    }
}

impl Fields for FieldWriter<'_, '_> {
    fn required<V: Value>(&mut self, name: &'static str, old: Option<&V>) -> V {
        match old {
            Some(value) => {
                value.write(self.name(name));
                value.clone()
            }
            None => V::placeholder(),
        }
    }

    fn optional<V: Value>(&mut self, name: &'static str, old: Option<&Option<V>>) -> Option<V> {
        old.cloned().flatten().inspect(|value| value.write(self.name(name)))
    }

    fn usually<V: Value + PartialEq>(&mut self, name: &'static str, old: Option<&V>, usual: V) -> V {
        match old {
            Some(value) if *value != usual => self.required(name, Some(value)),
            _ => usual,
        }
    }

    fn artificial(&mut self, name: &'static str, old: Option<&bool>) -> bool {
        let artificial = old.copied().unwrap_or(false);
        if artificial {
            self.name(name).out.push_str("DIFlagArtificial");
        }
        artificial
    }

    fn external(&mut self, name: &'static str, old: Option<&bool>) -> bool {
        let external = old.copied().unwrap_or(true);
        let flags = if external { "DISPFlagDefinition" } else { "DISPFlagLocalToUnit | DISPFlagDefinition" };
        self.name(name).out.push_str(flags);
        external
    }

    fn bit_field(&mut self, name: &'static str, old: Option<&Option<u64>>) -> Option<u64> {
        let bits = self.optional(name, old);
        if bits.is_some() {
            self.name("flags").out.push_str("DIFlagBitField");
        }
        bits
    }
}
