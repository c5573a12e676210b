//! The second pass over nodes: reads the fields of each node into the module, by the
//! [table](super::nodes).

use super::error::{Failure, ParseErrorKind, ParseWarningKind};
use super::field_reader::FieldReader;
use super::kind::Kind;
use super::lex::TokenKind;
use super::nodes::*;
use super::outline::{Field, RawNode, split_fields};
use super::reader::Reader;
use super::syntax::Span;
use super::tags::TemplateTag;
use crate::build::Lifetime;
use crate::metadata::*;
use alloc::string::ToString;
use alloc::vec::Vec;

impl<'r, 's> Reader<'r, 's> {
    /// Reads every node into the module, in the order of the text.
    pub(super) fn nodes(&mut self) {
        let outline = self.outline;
        for raw in &outline.nodes {
            if self.report.is_full() {
                return;
            }
            if let Some(node) = raw.node() {
                self.map.add_node(node.kind, raw.span);
                self.module.metadata.set_node_number(node, raw.number);
            }
            self.add(raw);
        }
    }

    /// Warns of parts that no node and no record names. Called after the code is read, because the
    /// code has records.
    pub(super) fn unused_parts(&mut self) {
        for (raw, used) in self.outline.nodes.iter().zip(&self.used) {
            // Expressions of globals are read together with the globals.
            if raw.kind.is_part() && raw.kind != Kind::GlobalExpression && !used {
                let kind = ParseWarningKind::Unused {
                    number: raw.number,
                    what: raw.kind.what(),
                };
                self.report.warn(raw.span, kind);
            }
        }
    }

    /// Makes a lifetime bounded if the text does not state its kind and a marker names it. This is
    /// the last step, because it needs all markers.
    pub(super) fn lifetime_kinds(&mut self) {
        let marked = self.module.marked_lifetimes();
        for id in core::mem::take(&mut self.unstated_kinds) {
            if let Some(lifetime) = self
                .module
                .metadata
                .lifetimes
                .get_mut(id)
                .filter(|_| marked.get(id.index()))
            {
                lifetime.kind = LifetimeKind::Bounded;
            }
        }
    }

    fn add(&mut self, raw: &RawNode) {
        // Reads a node, by its own struct or by a row, and appends it to the nodes of its kind.
        macro_rules! push {
            ($nodes:ident) => {{
                let node = self.read(raw);
                self.module.metadata.$nodes.push(node);
            }};
            ($nodes:ident, $row:ty) => {{
                let row: $row = self.read(raw);
                self.module.metadata.$nodes.push(row.into());
            }};
        }
        match raw.kind {
            Kind::Unit => push!(units, UnitRow),
            Kind::File => push!(files),
            Kind::Subprogram => push!(subprograms),
            Kind::Block => push!(blocks),
            Kind::Inlined => push!(inlined),
            Kind::Namespace => push!(namespaces),
            Kind::CommonBlock => push!(common_blocks),
            Kind::Macro => push!(macros, MacroRow),
            Kind::MacroFile => push!(macros, MacroFileRow),
            Kind::Import => push!(imports),
            Kind::TemplateType => push!(templates, TemplateTypeRow),
            Kind::TemplateValue => self.template_value(raw),
            Kind::LocalVariable => push!(variables, LocalRow),
            Kind::GlobalVariable => push!(variables, GlobalRow),
            Kind::Fragment => push!(fragments),
            Kind::Label => push!(codes, LabelRow),
            Kind::ExprCode => push!(codes, ExprCodeRow),
            Kind::Lifetime => self.lifetime(raw),
            // Parts are read together with the node that contains them.
            Kind::Member | Kind::Enumerator | Kind::Subrange => {}
            Kind::Location | Kind::AssignId | Kind::GlobalExpression => {}
            Kind::List | Kind::Foreign | Kind::Unknown => {}
            _ => self.ty(raw),
        }
    }

    fn ty(&mut self, raw: &RawNode) {
        let ty = match raw.kind {
            Kind::FixedPointType => DIType::FixedPoint(self.read::<FixedPointRow>(raw).into()),
            Kind::UnspecifiedType => DIType::Unspecified(self.read::<UnspecifiedRow>(raw).name),
            Kind::PointerType => DIType::Pointer(self.read(raw)),
            Kind::MemberPointerType => DIType::MemberPointer(self.read(raw)),
            Kind::QualifiedType => DIType::Qualified(self.read(raw)),
            Kind::CompositeType => DIType::Composite(self.read::<CompositeRow>(raw).into()),
            Kind::VariantPart => DIType::VariantPart(self.read(raw)),
            Kind::EnumerationType => DIType::Enumeration(self.read(raw)),
            Kind::ArrayType => DIType::Array(self.read(raw)),
            Kind::StringType => DIType::String(self.read(raw)),
            Kind::SubroutineType => self.subroutine_type(raw),
            Kind::ForeignType => self.foreign_type(raw),
            _ => DIType::Base(self.read(raw)),
        };
        self.module.metadata.types.push(ty);
    }

    fn template_value(&mut self, raw: &RawNode) {
        let TemplateValueRow {
            tag,
            name,
            ty,
            is_default,
            value,
        } = self.read(raw);
        let argument = match (tag, value) {
            (TemplateTag::Value, Some(value @ TemplateArgument::Value(_))) => value,
            (TemplateTag::Value, None) => TemplateArgument::Value(None),
            (TemplateTag::Template, Some(name @ TemplateArgument::Template(_))) => name,
            (TemplateTag::Pack, Some(arguments @ TemplateArgument::Pack(_))) => arguments,
            (tag, _) => {
                let expected = match tag {
                    TemplateTag::Value => "a constant such as `i32 5` as its value",
                    TemplateTag::Template => "the name of a template as its value",
                    TemplateTag::Pack => "a list of template parameters as its value",
                };
                let failure = self.cursor.mismatch(raw.span, expected);
                self.report.error(failure);
                TemplateArgument::Type
            }
        };
        self.module.metadata.templates.push(DITemplateParameter {
            name,
            ty,
            argument,
            is_default,
        });
    }

    /// Reads a type of LLVM that a module cannot represent.
    fn foreign_type(&mut self, raw: &RawNode) -> DIType {
        let before = self.cursor;
        let mut fields =
            FieldReader::new::<UnspecifiedRow>(self, raw.span, self.outline.fields(raw));
        let name = fields.optional(const { FieldName::of::<UnspecifiedRow>("name") }, None);
        self.cursor = before;
        let name = name.unwrap_or_else(|| self.module.text(""));
        DIType::Unspecified(name)
    }

    fn subroutine_type(&mut self, raw: &RawNode) -> DIType {
        let SubroutineRow {
            types,
            flags,
            calling_convention,
        } = self.read(raw);
        let result = types.first().copied().flatten();
        let variadic = types.len() > 1 && types.last() == Some(&None);
        let taken = types.len().saturating_sub(usize::from(variadic));
        let mut parameters = Vec::with_capacity(taken.saturating_sub(1));
        for ty in types.iter().take(taken).skip(1) {
            match ty {
                Some(ty) => parameters.push(*ty),
                None => self.report.error(Failure {
                    span: raw.span,
                    kind: ParseErrorKind::Expected {
                        found: "`null`".to_string(),
                        expected: "the type of each parameter",
                    },
                }),
            }
        }
        DIType::Subroutine(DISubroutineType {
            result,
            parameters,
            variadic,
            flags,
            calling_convention,
        })
    }

    fn lifetime(&mut self, raw: &RawNode) {
        let LifetimeRow {
            kind,
            object,
            location,
            arguments,
        } = self.read(raw);
        let lifetime = Lifetime::new(kind.unwrap_or(LifetimeKind::Computed), object, location);
        let id = self.module.add(lifetime.arguments(&arguments));
        if kind.is_none() {
            self.unstated_kinds.push(id);
        }
        self.map.end_operations();
    }

    pub(super) fn read<N: Node>(&mut self, raw: &RawNode) -> N {
        self.visit(raw.span, self.outline.fields(raw))
    }

    /// Reads the fields of a node. The cursor may be at any position and does not move.
    fn visit<N: Node>(&mut self, span: Span, fields: &[Field]) -> N {
        let before = self.cursor;
        let mut reader = FieldReader::new::<N>(self, span, fields);
        reader.report_extra(N::TAG);
        let node = N::visit(&mut reader, None);
        reader.use_ignored(N::FIELDS.len() - N::IGNORED);
        self.cursor = before;
        node
    }

    /// Reads a member, enumerator or subrange, given by its number or in place.
    pub(super) fn part<N: Node>(
        &mut self,
        kind: Kind,
        expected: &'static str,
    ) -> Result<N, Failure> {
        let (first, span) = (self.cursor.at(), self.cursor.span());
        if self.cursor.kind() == TokenKind::NODE_NAME {
            let name = self.cursor.node_name();
            self.cursor.bump();
            let mut fields = self.spare.pop().unwrap_or_default();
            split_fields(&mut self.cursor, &mut fields)?;
            let span = self.cursor.span_since(first);
            if Kind::of(name, span, &fields, &self.outline.cursor)? != kind {
                return Err(self.cursor.mismatch(span, expected));
            }
            let node = self.visit(span, &fields);
            fields.clear();
            self.spare.push(fields);
            return Ok(node);
        }
        let number = self.cursor.node_number(expected)?;
        let node = self.node(number, span, kind, expected)?;
        self.charge(node.span, span)?;
        Ok(self.read(node))
    }
}
