//! Prints nodes, by the [table](super::nodes).

use super::nodes::*;
use super::tags::*;
use super::values::{OF_TYPES, Value, spellings, write_flags};
use super::writer::Writer;
use crate::metadata::*;

impl Writer<'_> {
    /// Writes every node, one per line.
    pub(super) fn nodes(&mut self) {
        let module = self.module;
        let metadata = &module.metadata;
        macro_rules! each {
            ($($arena:ident)*) => { $( metadata.$arena.iter().for_each(|(_, node)| self.node(node)); )* };
        }
        let units = metadata.units.iter();
        units.for_each(|(_, node)| self.node(&UnitRow::from(node)));
        each!(files subprograms blocks inlined namespaces common_blocks);
        for (_, node) in metadata.macros.iter() {
            self.macro_entry(node);
        }
        each!(imports);
        let templates = metadata.templates.iter();
        templates.for_each(|(_, node)| self.template(node));
        let types = metadata.types.iter();
        types.for_each(|(_, node)| self.ty(node));
        for (_, node) in metadata.variables.iter() {
            match node.kind {
                VariableKind::Global => self.node(&GlobalRow::from(node)),
                VariableKind::Local | VariableKind::Parameter(_) => {
                    self.node(&LocalRow::from(node))
                }
            }
        }
        each!(fragments);
        for (_, code) in metadata.codes.iter() {
            match *code {
                DICode::Label {
                    name,
                    scope,
                    file,
                    line,
                    column,
                    is_entry,
                } => self.node(&LabelRow {
                    scope,
                    name,
                    file,
                    line,
                    column,
                    is_entry,
                }),
                DICode::Expression => self.node(&ExprCodeRow {}),
            }
        }
        let marked = module.marked_lifetimes();
        for (id, lifetime) in metadata.lifetimes.iter() {
            let arguments = metadata.arguments(lifetime).to_vec();
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

    fn macro_entry(&mut self, node: &DIMacro) {
        let row = |tag, line, name, value| MacroRow {
            tag,
            line,
            name,
            value,
        };
        match node.clone() {
            DIMacro::Define { line, name, value } => {
                self.node(&row(MacroTag::Define, line, name, value));
            }
            DIMacro::Undefine { line, name } => {
                self.node(&row(MacroTag::Undefine, line, name, None));
            }
            DIMacro::File {
                line,
                file,
                entries,
            } => self.node(&MacroFileRow {
                line,
                file,
                entries,
            }),
        }
    }

    fn template(&mut self, parameter: &DITemplateParameter) {
        let DITemplateParameter {
            name,
            ty,
            argument,
            is_default,
        } = parameter.clone();
        let (tag, value) = match argument {
            TemplateArgument::Type => {
                return self.node(&TemplateTypeRow {
                    name,
                    ty,
                    is_default,
                });
            }
            TemplateArgument::Value(value) => (TemplateTag::Value, value.map(|_| argument)),
            TemplateArgument::Pack(_) => (TemplateTag::Pack, Some(argument)),
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
            DIType::FixedPoint(ty) => self.node(&FixedPointRow::from(ty)),
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
            fields.text("tag").push(format_args!("{tag}"));
        }
        N::visit(&mut fields, Some(node));
        self.out.push_str(")\n");
        self.number += 1;
    }
}

/// Writes the fields of a node.
struct FieldWriter<'w, 'm> {
    writer: &'w mut Writer<'m>,
    is_first: bool,
}

impl<'m> FieldWriter<'_, 'm> {
    fn name(&mut self, name: FieldName) -> &mut Writer<'m> {
        self.text(name.text)
    }

    fn text(&mut self, name: &str) -> &mut Writer<'m> {
        if !core::mem::take(&mut self.is_first) {
            self.writer.out.push_str(", ");
        }
        self.writer.push(format_args!("{name}: "));
        self.writer
    }
}

impl Fields for FieldWriter<'_, '_> {
    fn required<V: Value>(&mut self, name: FieldName, old: Option<&V>) -> V {
        match old {
            Some(value) => {
                value.write(self.name(name));
                value.clone()
            }
            None => V::placeholder(),
        }
    }

    fn optional<V: Value>(&mut self, name: FieldName, old: Option<&Option<V>>) -> Option<V> {
        old.cloned()
            .flatten()
            .inspect(|value| value.write(self.name(name)))
    }

    fn defaulted<V: Value + PartialEq>(
        &mut self,
        name: FieldName,
        old: Option<&V>,
        default: V,
    ) -> V {
        match old {
            Some(value) if *value != default => self.required(name, Some(value)),
            _ => default,
        }
    }

    fn subprogram_flags(&mut self, name: FieldName, old: Option<&DIFlags>) -> DIFlags {
        let flags = old.copied().unwrap_or_default();
        let general = flags.spellings(FlagField::Flags);
        if general.clone().next().is_some() {
            write_flags(general, self.name(name));
        }
        let own = flags.spellings(FlagField::Subprogram);
        let to = self.name(const { FieldName::of::<DISubprogram>("spFlags") });
        match own.clone().next() {
            Some(_) => write_flags(own, to),
            None => to.out.push('0'),
        }
        flags
    }

    fn declared_in(&mut self, name: FieldName, old: Option<&Option<Scope>>) -> Option<Scope> {
        self.optional(name, old)
    }

    fn type_flags(&mut self, name: FieldName, old: Option<&DIFlags>) -> DIFlags {
        let flags = old.copied().unwrap_or_default();
        let mut spellings = spellings(flags, OF_TYPES).peekable();
        if spellings.peek().is_some() {
            write_flags(spellings, self.name(name));
        }
        flags
    }

    fn enumerator_value(&mut self, name: FieldName, old: Option<&i128>) -> i128 {
        self.required(name, old)
    }

    fn composite_bits(&mut self, name: FieldName, old: Option<&Option<u64>>) -> Option<u64> {
        self.optional(name, old)
    }

    fn checksum(&mut self, name: FieldName, old: Option<&Option<[u8; 16]>>) -> Option<[u8; 16]> {
        self.optional(name, old)
    }

    fn global_scope(&mut self, name: FieldName, old: Option<&Scope>) -> Scope {
        self.required(name, old)
    }

    fn unit(&mut self, name: FieldName, old: Option<&UnitId>) -> UnitId {
        // If the field is missing, the reader assumes the first unit, even in a module without
        // units.
        let first = UnitId::placeholder();
        if old == Some(&first) && self.writer.module.metadata.units.get(first).is_none() {
            first
        } else {
            self.required(name, old)
        }
    }

    fn subprogram_name(&mut self, name: FieldName, old: Option<&Text>) -> Text {
        self.required(name, old)
    }

    fn common_name(&mut self, name: FieldName, old: Option<&Text>) -> Text {
        self.required(name, old)
    }

    fn subprogram_file(&mut self, name: FieldName, old: Option<&FileId>) -> FileId {
        self.required(name, old)
    }
}
