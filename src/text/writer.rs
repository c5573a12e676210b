//! Printing nodes, by the [table](super::nodes).
//!
//! Numbers are given kind by kind, each kind in the order of its arena, and a type's members,
//! dimensions and enumerators right behind it. So the order of nodes in the text is the order of
//! ids, and reading it gives the ids back.

use super::nodes::*;
use super::rows::*;
use super::values::{Value, write_flags};
use crate::metadata::*;
use crate::module::{Module, NodeKey, NodeKind};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// A module on its way to text.
pub(super) struct Writer<'m> {
    pub(super) module: &'m Module,
    pub(super) out: String,
    /// The number of the node being written.
    pub(super) number: u32,
    next_part: u32,
    /// For each kind, the number of its first node and how many nodes there are.
    kinds: [(u32, u32); NodeKind::COUNT],
    /// The number of each type.
    types: Vec<u32>,
}

/// How many nodes a type has to itself.
fn parts(ty: &DIType) -> usize {
    match ty {
        DIType::Composite(ty) => ty.members.len(),
        DIType::Enumeration(ty) => ty.enumerators.len(),
        DIType::Array(ty) => ty.dimensions.len(),
        DIType::VariantPart(ty) => ty.discriminant.iter().len() + ty.variants.len(),
        DIType::Base(_)
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

    /// Writes every node, one a line.
    pub(super) fn nodes(&mut self) {
        let module = self.module;
        module
            .metadata
            .units
            .iter()
            .for_each(|(_, node)| self.node(&UnitRow::from(node)));
        module
            .metadata
            .files
            .iter()
            .for_each(|(_, node)| self.node(node));
        module
            .metadata
            .subprograms
            .iter()
            .for_each(|(_, node)| self.node(node));
        module
            .metadata
            .blocks
            .iter()
            .for_each(|(_, node)| self.node(node));
        module
            .metadata
            .inlined
            .iter()
            .for_each(|(_, node)| self.node(node));
        module
            .metadata
            .namespaces
            .iter()
            .for_each(|(_, node)| self.node(node));
        module
            .metadata
            .imports
            .iter()
            .for_each(|(_, node)| self.node(node));
        module
            .metadata
            .templates
            .iter()
            .for_each(|(_, node)| self.template(node));
        module
            .metadata
            .types
            .iter()
            .for_each(|(_, node)| self.ty(node));
        for (_, node) in module.metadata.variables.iter() {
            match node.kind {
                VariableKind::Global => self.node(&GlobalRow::from(node)),
                VariableKind::Local | VariableKind::Parameter(_) => {
                    self.node(&LocalRow::from(node))
                }
            }
        }
        module
            .metadata
            .fragments
            .iter()
            .for_each(|(_, node)| self.node(node));
        for (_, code) in module.metadata.codes.iter() {
            match *code {
                DICode::Label {
                    name,
                    scope,
                    file,
                    line,
                } => self.node(&LabelRow {
                    scope,
                    name,
                    file,
                    line,
                }),
                DICode::Expression => self.node(&ExprCodeRow {}),
            }
        }
        let marked = module.marked_lifetimes();
        for (id, lifetime) in module.metadata.lifetimes.iter() {
            let arguments = module.metadata.arguments(lifetime).to_vec();
            let is_bounded = lifetime.kind == LifetimeKind::Bounded;
            let kind = (is_bounded != marked.get(id.index())).then_some(lifetime.kind);
            self.node(&LifetimeRow {
                kind,
                object: lifetime.object,
                location: lifetime.location,
                arguments,
            });
        }
    }

    fn template(&mut self, parameter: &DITemplateParameter) {
        let &DITemplateParameter {
            name,
            ty,
            argument,
            is_default,
        } = parameter;
        let (tag, value) = match argument {
            TemplateArgument::Type => {
                return self.node(&TemplateTypeRow {
                    name,
                    ty,
                    is_default,
                });
            }
            TemplateArgument::Value(value) => (TemplateTag::Value, value.map(|_| argument)),
            TemplateArgument::Template(_) => (TemplateTag::Template, Some(argument)),
        };
        self.node(&TemplateValueRow {
            tag,
            name,
            ty,
            is_default,
            value,
        });
    }

    fn members<'t>(&mut self, members: impl Iterator<Item = &'t DIMember>) {
        members.for_each(|member| self.node(&MemberRow::from(member)));
    }

    fn ty(&mut self, ty: &DIType) {
        match ty {
            DIType::Base(ty) => self.node(ty),
            DIType::Unspecified(name) => self.node(&UnspecifiedRow { name: *name }),
            DIType::MemberPointer(ty) => self.node(ty),
            DIType::String(ty) => self.node(ty),
            DIType::VariantPart(ty) => {
                self.node(ty);
                self.members(ty.discriminant.iter().chain(&ty.variants));
            }
            DIType::Pointer(ty) => self.node(ty),
            DIType::Qualified(ty) => self.node(ty),
            DIType::Composite(ty) => {
                self.node(&CompositeRow::from(ty));
                self.members(ty.members.iter());
            }
            DIType::Enumeration(ty) => {
                self.node(ty);
                ty.enumerators
                    .iter()
                    .for_each(|enumerator| self.node(enumerator));
            }
            DIType::Array(ty) => {
                self.node(ty);
                ty.dimensions
                    .iter()
                    .for_each(|dimension| self.node(dimension));
            }
            DIType::Subroutine(ty) => {
                let result = core::iter::once(ty.result);
                let rest = ty.variadic.then_some(None);
                let types = result
                    .chain(ty.parameters.iter().copied().map(Some))
                    .chain(rest)
                    .collect();
                let (flags, calling_convention) = (ty.flags, ty.calling_convention);
                self.node(&SubroutineRow {
                    types,
                    flags,
                    calling_convention,
                });
            }
        }
    }

    fn node<N: Node>(&mut self, node: &N) {
        let distinct = if N::DISTINCT { "distinct " } else { "" };
        let number = self.number;
        self.next_part = number + 1;
        self.push(format_args!("!{number} = {distinct}!{}(", N::NAME));
        let mut fields = FieldWriter {
            writer: self,
            is_first: true,
        };
        if let Some(tag) = N::TAG {
            fields.name("tag").push(format_args!("{tag}"));
        }
        N::visit(&mut fields, Some(node));
        self.out.push_str(")\n");
        self.number += 1;
    }

    /// Writes the number of the next node that belongs to the one being written.
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

    /// Writes the number of a node; of one that does not exist, what LLVM writes.
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
        old.cloned()
            .flatten()
            .inspect(|value| value.write(self.name(name)))
    }

    fn usually<V: Value + PartialEq>(
        &mut self,
        name: &'static str,
        old: Option<&V>,
        usual: V,
    ) -> V {
        match old {
            Some(value) if *value != usual => self.required(name, Some(value)),
            _ => usual,
        }
    }

    fn subprogram_flags(&mut self, name: &'static str, old: Option<&DIFlags>) -> DIFlags {
        let flags = old.copied().unwrap_or_default();
        if flags.spellings(FlagField::Flags).next().is_some() {
            flags.write(self.name(name));
        }
        let own = flags.spellings(FlagField::Subprogram);
        let to = self.name("spFlags");
        match own.clone().next() {
            Some(_) => write_flags(own, to),
            None => to.out.push('0'),
        }
        flags
    }

    fn declared_in(&mut self, name: &'static str, old: Option<&Option<Scope>>) -> Option<Scope> {
        self.optional(name, old)
    }

    fn unit(&mut self, name: &'static str, old: Option<&UnitId>) -> UnitId {
        // The first unit is what is read where none is named, even in a module that has no unit to
        // name.
        let first = UnitId::placeholder();
        if old == Some(&first) && self.writer.module.metadata.units.get(first).is_none() {
            first
        } else {
            self.required(name, old)
        }
    }
}
