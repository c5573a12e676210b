//! The second pass over nodes: reads the fields of each node into the module, by the
//! [table](super::nodes).

use super::error::{Failure, ParseErrorKind, ParseWarningKind, Span, excerpt};
use super::kinds::Kind;
use super::lex::TokenKind;
use super::nodes::*;
use super::outline::{Field, RawNode, split_fields};
use super::reader::Reader;
use super::rows::*;
use super::values::{Value, read_flags};
use crate::build::Lifetime;
use crate::metadata::*;
use crate::suggest::NameHint;
use crate::upgrade::Property;
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
        for (raw, used) in outline.nodes.iter().zip(&self.used) {
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
        match raw.kind {
            Kind::Unit => {
                let row: UnitRow = self.read(raw);
                self.module.metadata.units.push(row.into());
            }
            Kind::File => {
                let node = self.read(raw);
                self.module.metadata.files.push(node);
            }
            Kind::Subprogram => {
                let node = self.read(raw);
                self.module.metadata.subprograms.push(node);
            }
            Kind::Block => {
                let node = self.read(raw);
                self.module.metadata.blocks.push(node);
            }
            Kind::Inlined => {
                let node = self.read(raw);
                self.module.metadata.inlined.push(node);
            }
            Kind::Namespace => {
                let node = self.read(raw);
                self.module.metadata.namespaces.push(node);
            }
            Kind::CommonBlock => {
                let node = self.read(raw);
                self.module.metadata.common_blocks.push(node);
            }
            Kind::Macro => {
                let MacroRow {
                    tag,
                    line,
                    name,
                    value,
                } = self.read(raw);
                self.module.metadata.macros.push(match tag {
                    MacroTag::Define => DIMacro::Define { line, name, value },
                    MacroTag::Undefine => DIMacro::Undefine { line, name },
                });
            }
            Kind::MacroFile => {
                let MacroFileRow {
                    line,
                    file,
                    entries,
                } = self.read(raw);
                let node = DIMacro::File {
                    line,
                    file,
                    entries,
                };
                self.module.metadata.macros.push(node);
            }
            Kind::Import => {
                let node = self.read(raw);
                self.module.metadata.imports.push(node);
            }
            Kind::TemplateType => {
                let TemplateTypeRow {
                    name,
                    ty,
                    is_default,
                } = self.read(raw);
                let argument = TemplateArgument::Type;
                self.module.metadata.templates.push(DITemplateParameter {
                    name,
                    ty,
                    argument,
                    is_default,
                });
            }
            Kind::TemplateValue => self.template_value(raw),
            Kind::BasicType => self.add_type(raw, DIType::Base),
            Kind::FixedPointType => {
                self.add_type(raw, |row: FixedPointRow| DIType::FixedPoint(row.into()))
            }
            Kind::UnspecifiedType => {
                self.add_type(raw, |row: UnspecifiedRow| DIType::Unspecified(row.name))
            }
            Kind::PointerType => self.add_type(raw, DIType::Pointer),
            Kind::MemberPointerType => self.add_type(raw, DIType::MemberPointer),
            Kind::QualifiedType => self.add_type(raw, DIType::Qualified),
            Kind::CompositeType => {
                self.add_type(raw, |row: CompositeRow| DIType::Composite(row.into()))
            }
            Kind::VariantPart => self.add_type(raw, DIType::VariantPart),
            Kind::EnumerationType => self.add_type(raw, DIType::Enumeration),
            Kind::ArrayType => self.add_type(raw, DIType::Array),
            Kind::StringType => self.add_type(raw, DIType::String),
            Kind::SubroutineType => self.subroutine_type(raw),
            Kind::ForeignType => self.foreign_type(raw),
            Kind::LocalVariable => {
                let row: LocalRow = self.read(raw);
                self.module.metadata.variables.push(row.into());
            }
            Kind::GlobalVariable => {
                let row: GlobalRow = self.read(raw);
                self.module.metadata.variables.push(row.into());
            }
            Kind::Fragment => {
                let node = self.read(raw);
                self.module.metadata.fragments.push(node);
            }
            Kind::Label => {
                let LabelRow {
                    scope,
                    name,
                    file,
                    line,
                    column,
                    is_entry,
                } = self.read(raw);
                self.module.metadata.codes.push(DICode::Label {
                    name,
                    scope,
                    file,
                    line,
                    column,
                    is_entry,
                });
            }
            Kind::ExprCode => {
                let ExprCodeRow {} = self.read(raw);
                self.module.metadata.codes.push(DICode::Expression);
            }
            Kind::Lifetime => self.lifetime(raw),
            // Parts are read together with the node that contains them.
            Kind::Member | Kind::Enumerator | Kind::Subrange => {}
            Kind::Location | Kind::AssignId | Kind::GlobalExpression => {}
            Kind::List | Kind::Foreign | Kind::Unknown => {}
        }
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

    /// Adds a type of LLVM that a module cannot represent.
    fn foreign_type(&mut self, raw: &RawNode) {
        let before = self.cursor;
        let mut fields = self.field_reader::<UnspecifiedRow>(raw.span, self.outline.fields(raw));
        let name = fields.optional("name", None);
        self.cursor = before;
        let name = name.unwrap_or_else(|| self.module.text(""));
        self.module.metadata.types.push(DIType::Unspecified(name));
    }

    fn subroutine_type(&mut self, raw: &RawNode) {
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
        let node = DISubroutineType {
            result,
            parameters,
            variadic,
            flags,
            calling_convention,
        };
        self.module.metadata.types.push(DIType::Subroutine(node));
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

    fn add_type<N: Node>(&mut self, raw: &RawNode, make: fn(N) -> DIType) {
        let node = self.read(raw);
        self.module.metadata.types.push(make(node));
    }

    pub(super) fn read<N: Node>(&mut self, raw: &RawNode) -> N {
        self.visit(raw.span, self.outline.fields(raw))
    }

    /// Reads the fields of a node. The cursor may be at any position and does not move.
    fn visit<N: Node>(&mut self, span: Span, fields: &[Field]) -> N {
        let mut seen = 0u64;
        for field in fields {
            let name = self.outline.cursor.text_of(field.name);
            match N::FIELDS.iter().position(|known| *known == name) {
                Some(index) if seen & 1 << index != 0 && !self.report.is_full() => {
                    let what = alloc::format!("the field `{name}`");
                    let kind = ParseErrorKind::Twice {
                        what,
                        first_line: self.outline.line(span),
                    };
                    self.report.error(Failure {
                        span: field.name,
                        kind,
                    });
                }
                Some(index) => seen |= 1 << index,
                None if name == "tag" && N::TAG.is_some() => {}
                None if self.report.takes_warnings() => {
                    let hint = NameHint::nearest(name, N::FIELDS);
                    let kind = ParseWarningKind::UnknownField {
                        node: N::NAME,
                        field: excerpt(name),
                        hint,
                    };
                    self.report.warn(field.name, kind);
                }
                None => {}
            }
        }
        let before = self.cursor;
        let node = N::visit(&mut self.field_reader::<N>(span, fields), None);
        self.cursor = before;
        node
    }

    fn field_reader<'f, N: Node>(
        &'f mut self,
        span: Span,
        fields: &'f [Field],
    ) -> FieldReader<'f, 'r, 's> {
        FieldReader {
            reader: self,
            node: N::NAME,
            known: N::FIELDS,
            span,
            fields,
        }
    }

    /// Reads a member, enumerator or subrange, given by its number or in place.
    pub(super) fn part<N: Node>(
        &mut self,
        kind: Kind,
        expected: &'static str,
    ) -> Result<N, Failure> {
        let (first, span) = (self.cursor.at(), self.cursor.span());
        if self.cursor.kind() == Some(TokenKind::NodeName) {
            let name = self.cursor.text().trim_start_matches('!');
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

/// A reader that builds a node from its fields in the text.
struct FieldReader<'f, 'r, 's> {
    reader: &'f mut Reader<'r, 's>,
    node: &'static str,
    /// The fields that the node may have.
    known: &'static [&'static str],
    span: Span,
    fields: &'f [Field],
}

impl<'r, 's> FieldReader<'_, 'r, 's> {
    /// Moves the cursor to the value of a field. Returns false if there is no such field.
    fn find(&mut self, name: &str) -> bool {
        let outline = self.reader.outline;
        match self
            .fields
            .iter()
            .find(|field| outline.cursor.text_of(field.name) == name)
        {
            Some(field) => {
                self.reader.cursor = outline.cursor.over(field.first, field.end);
                true
            }
            None => false,
        }
    }

    /// Reads the value at the cursor, up to the end of the field.
    fn value<T>(
        &mut self,
        read: impl FnOnce(&mut Reader<'r, 's>) -> Result<T, Failure>,
    ) -> Option<T> {
        let value = read(self.reader).and_then(|value| match self.reader.cursor.is_at_end() {
            true => Ok(value),
            false => Err(self.reader.cursor.unexpected("`,` or `)`")),
        });
        value
            .map_err(|failure| self.reader.report.error(failure))
            .ok()
    }

    fn missing(&mut self, field: &'static str) {
        let cursor = &self.reader.outline.cursor;
        let failure = misspelt(self.node, field, self.known, self.fields, cursor);
        let kind = ParseErrorKind::MissingField {
            node: self.node,
            field,
        };
        self.reader.report.error(failure.unwrap_or(Failure {
            span: self.span,
            kind,
        }));
    }
}

impl<'r, 's> Fields for FieldReader<'_, 'r, 's> {
    fn required<V: Value>(&mut self, name: &'static str, _: Option<&V>) -> V {
        if self.find(name) {
            return self.value(V::read).unwrap_or_else(V::placeholder);
        }
        self.missing(name);
        V::placeholder()
    }

    fn optional<V: Value>(&mut self, name: &'static str, _: Option<&Option<V>>) -> Option<V> {
        if !self.find(name) {
            return None;
        }
        let property = match name {
            "dataLocation" => Some(Property::Address),
            "associated" | "allocated" => Some(Property::Number),
            _ => None,
        };
        if let (Some(kind), "!DIExpression") = (property, self.reader.cursor.text()) {
            let fragment = self.value(|reader| reader.old_property(kind)).flatten();
            return fragment.and_then(V::of_fragment);
        }
        if let Some(foreign) = V::foreign(self.reader) {
            if let Some(name) = foreign {
                let span = self.reader.cursor.span();
                self.reader
                    .report
                    .warn(span, ParseWarningKind::LeftOut { name });
            }
            return None;
        }
        self.value(|reader| {
            if reader.cursor.word("null") {
                Ok(None)
            } else {
                V::read(reader).map(Some)
            }
        })
        .flatten()
    }

    fn usually<V: Value + PartialEq>(&mut self, name: &'static str, _: Option<&V>, usual: V) -> V {
        if self.find(name) {
            self.value(V::read).unwrap_or(usual)
        } else {
            usual
        }
    }

    fn subprogram_flags(&mut self, name: &'static str, _: Option<&DIFlags>) -> DIFlags {
        let mut flags = self.usually(name, None, DIFlags::NONE);
        if self.find("spFlags") {
            flags |= self
                .value(|reader| read_flags(reader, FlagField::Subprogram, |_| false))
                .unwrap_or_default();
            return flags;
        }
        // LLVM used these fields before it had `spFlags`.
        let mut is = |field, usual| {
            if self.find(field) {
                self.value(bool::read).unwrap_or(usual)
            } else {
                usual
            }
        };
        let has_unit = is("isDefinition", true);
        let is_local = is("isLocal", false) || !is("external", true);
        let is_optimized = is("isOptimized", false);
        let virtuality = if self.find("virtuality") {
            self.reader.cursor.text()
        } else {
            ""
        };
        let (is_virtual, is_pure) = (
            virtuality == "DW_VIRTUALITY_virtual",
            virtuality == "DW_VIRTUALITY_pure_virtual",
        );
        let set = [
            (has_unit && self.find("unit"), DIFlags::DEFINITION),
            (is_local, DIFlags::LOCAL_TO_UNIT),
            (is_optimized, DIFlags::OPTIMIZED),
            (is_virtual, DIFlags::VIRTUAL_FUNCTION),
            (is_pure, DIFlags::PURE_VIRTUAL),
        ];
        set.into_iter()
            .filter(|(is_set, _)| *is_set)
            .fold(flags, |flags, (_, flag)| flags | flag)
    }

    fn declared_in(&mut self, name: &'static str, _: Option<&Option<Scope>>) -> Option<Scope> {
        if !self.find(name) {
            return None;
        }
        let read = |reader: &mut Reader<'r, 's>| match reader.peek() {
            Some(Kind::Unit | Kind::File) => {
                reader.reference("a scope", (), |_| Some(())).map(|_| None)
            }
            _ if reader.cursor.word("null") => Ok(None),
            _ => Scope::read(reader).map(Some),
        };
        self.value(read).flatten()
    }

    fn unit(&mut self, name: &'static str, _: Option<&UnitId>) -> UnitId {
        self.optional(name, None).unwrap_or(UnitId::placeholder())
    }

    fn subprogram_name(&mut self, name: &'static str, old: Option<&Text>) -> Text {
        match self.find("linkageName") && !self.find(name) {
            true => self.required("linkageName", old),
            false => self.required(name, old),
        }
    }

    fn subprogram_file(&mut self, name: &'static str, old: Option<&FileId>) -> FileId {
        match self.find(name) || self.find("line") {
            true => self.required(name, old),
            false => FileId::placeholder(),
        }
    }
}
