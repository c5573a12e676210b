//! The second walk, nodes: the fields of each node, by the [table](super::nodes), into the module.

use super::cursor::Cursor;
use super::error::{Failure, ParseErrorKind, ParseWarningKind, Report, Span};
use super::lex::TokenKind;
use super::nodes::*;
use super::outline::{Field, Outline, RawNode, split_fields};
use super::source_map::SourceMap;
use super::values::{ConstantNames, Value};
use crate::expr::Constants;
use crate::metadata::*;
use crate::module::Module;
use alloc::string::ToString;
use alloc::vec::Vec;

/// Everything that reading a value may need.
pub(super) struct Reader<'r, 's> {
    pub(super) cursor: Cursor<'s>,
    pub(super) outline: &'r Outline<'s>,
    pub(super) module: &'r mut Module,
    pub(super) report: &'r mut Report,
    pub(super) map: &'r mut SourceMap,
    pub(super) constants: ConstantNames,
    /// The wide constants of the expression at hand.
    pub(super) pool: Constants,
    /// For each node, whether another has it as a part.
    used: Vec<bool>,
    /// How many more bytes of text may be read as parts. Nodes may share parts, so that without this a module could
    /// be larger than its text by any factor.
    budget: usize,
}

impl<'r, 's> Reader<'r, 's> {
    pub(super) fn new(
        outline: &'r Outline<'s>,
        text_bytes: usize,
        module: &'r mut Module,
        report: &'r mut Report,
        map: &'r mut SourceMap,
    ) -> Reader<'r, 's> {
        Reader {
            cursor: outline.cursor,
            outline,
            module,
            report,
            map,
            constants: ConstantNames::new(),
            pool: Constants::default(),
            used: alloc::vec![false; outline.nodes.len()],
            budget: text_bytes.saturating_mul(4),
        }
    }

    /// Reads every node into the module, in the order of the text.
    pub(super) fn nodes(&mut self) {
        let outline = self.outline;
        for raw in &outline.nodes {
            if self.report.is_full() {
                return;
            }
            self.map.add_node(raw.kind.family(), raw.span);
            self.add(raw);
        }
        for (raw, used) in outline.nodes.iter().zip(&self.used) {
            if raw.kind.family() == Family::Part && !used {
                let kind = ParseWarningKind::Unused { number: raw.number, what: raw.kind.what() };
                self.report.warn(raw.span, kind);
            }
        }
    }

    fn add(&mut self, raw: &RawNode) {
        match raw.kind {
            Kind::Unit => {
                let node = self.read(raw);
                self.module.units.push(node);
            }
            Kind::File => {
                let node = self.read(raw);
                self.module.files.push(node);
            }
            Kind::Subprogram => {
                let node = self.read(raw);
                self.module.subprograms.push(node);
            }
            Kind::Block => {
                let node = self.read(raw);
                self.module.blocks.push(node);
            }
            Kind::Inlined => {
                let node = self.read(raw);
                self.module.inlined.push(node);
            }
            Kind::BasicType => self.add_type(raw, DIType::Base),
            Kind::PointerType => self.add_type(raw, DIType::Pointer),
            Kind::QualifiedType => self.add_type(raw, DIType::Qualified),
            Kind::CompositeType => self.add_type(raw, DIType::Composite),
            Kind::EnumerationType => self.add_type(raw, DIType::Enumeration),
            Kind::ArrayType => self.add_type(raw, DIType::Array),
            Kind::SubroutineType => {
                let SubroutineRow { types } = self.read(raw);
                let result = types.first().copied().flatten();
                let mut parameters = Vec::with_capacity(types.len().saturating_sub(1));
                for ty in types.iter().skip(1) {
                    match ty {
                        Some(ty) => parameters.push(*ty),
                        None => {
                            let found = "`null`".to_string();
                            let kind = ParseErrorKind::Expected { found, expected: "the type of each parameter" };
                            self.report.error(Failure { span: raw.span, kind });
                        }
                    }
                }
                self.module.types.push(DIType::Subroutine(DISubroutineType { result, parameters }));
            }
            Kind::Variable => {
                let node = self.read(raw);
                self.module.variables.push(node);
            }
            Kind::Fragment => {
                let node = self.read(raw);
                self.module.fragments.push(node);
            }
            Kind::Label => {
                let LabelRow { scope, name, file, line } = self.read(raw);
                self.module.codes.push(DICode::Label { name, scope, file, line });
            }
            Kind::ExprCode => {
                let ExprCodeRow {} = self.read(raw);
                self.module.codes.push(DICode::Expression);
            }
            Kind::Lifetime => {
                let LifetimeRow { object, location, arguments } = self.read(raw);
                self.module.add_lifetime(object, location, &arguments);
                self.map.end_operations();
            }
            // Parts are read with the node that has them.
            Kind::Member | Kind::Enumerator | Kind::Subrange | Kind::List | Kind::Unknown => {}
        }
    }

    fn add_type<N: Node>(&mut self, raw: &RawNode, make: fn(N) -> DIType) {
        let node = self.read(raw);
        self.module.types.push(make(node));
    }

    fn read<N: Node>(&mut self, raw: &RawNode) -> N {
        self.visit(raw.span, self.outline.fields(raw))
    }

    /// Reads the fields of a node, whatever the cursor is at.
    fn visit<N: Node>(&mut self, span: Span, fields: &[Field]) -> N {
        let mut seen = 0u32;
        for field in fields {
            let name = self.outline.cursor.text_of(field.name);
            match N::FIELDS.iter().position(|known| *known == name) {
                Some(index) if seen & 1 << index != 0 && !self.report.is_full() => {
                    let what = alloc::format!("the field `{name}`");
                    let kind = ParseErrorKind::Twice { what, first_line: self.outline.line(span) };
                    self.report.error(Failure { span: field.name, kind });
                }
                Some(index) => seen |= 1 << index,
                None if name == "tag" && N::TAG.is_some() => {}
                None => {
                    let kind = ParseWarningKind::UnknownField { node: N::NAME, field: name.to_string() };
                    self.report.warn(field.name, kind);
                }
            }
        }
        let before = self.cursor;
        let node = N::visit(&mut FieldReader { reader: self, node: N::NAME, span, fields }, None);
        self.cursor = before;
        node
    }

    /// A reference to a node that `pick` makes something of.
    pub(super) fn reference<T: Value>(
        &mut self,
        expected: &'static str,
        pick: impl FnOnce(Family, usize) -> Option<T>,
    ) -> Result<T, Failure> {
        let span = self.cursor.span();
        let number = self.cursor.node_number(expected)?;
        let Some(node) = self.outline.node(number) else {
            return Err(Failure { span, kind: ParseErrorKind::MissingNode { number } });
        };
        if node.kind == Kind::Unknown {
            return Ok(T::placeholder());
        }
        let found = node.kind.what();
        pick(node.kind.family(), node.index as usize)
            .ok_or(Failure { span, kind: ParseErrorKind::WrongKind { number, found, expected } })
    }

    /// A word that `find` knows.
    pub(super) fn named<T>(&mut self, what: &'static str, find: impl FnOnce(&str) -> Option<T>) -> Result<T, Failure> {
        let span = self.cursor.span();
        let name = self.cursor.take(TokenKind::Word, what)?;
        find(name).ok_or_else(|| Failure { span, kind: ParseErrorKind::UnknownName { what, name: name.to_string() } })
    }

    /// `!{…}`, `{…}`, or the number of a list that is a node.
    pub(super) fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Result<T, Failure>) -> Result<Vec<T>, Failure> {
        const EXPECTED: &str = "a list `!{…}`";
        let span = self.cursor.span();
        if self.cursor.kind() == Some(TokenKind::NodeNumber) {
            let number = self.cursor.node_number(EXPECTED)?;
            let after = self.cursor;
            let list = self.node(number, span, Kind::List, EXPECTED)?;
            let first = list.fields.start;
            self.cursor = self.outline.cursor.over(first, u32::MAX);
            self.charge(list.span, span)?;
            let items = self.items(&mut item);
            self.cursor = after;
            return items;
        }
        self.cursor.mark(b'!');
        self.items(&mut item)
    }

    fn items<T>(&mut self, item: &mut impl FnMut(&mut Self) -> Result<T, Failure>) -> Result<Vec<T>, Failure> {
        self.cursor.expect(b'{', "a list `!{…}`")?;
        let mut items = Vec::new();
        if self.cursor.mark(b'}') {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.cursor.mark(b'}') {
                return Ok(items);
            }
            self.cursor.expect(b',', "`,` or `}`")?;
        }
    }

    /// A member, enumerator or subrange: by number, or in place.
    pub(super) fn part<N: Node>(&mut self, kind: Kind, expected: &'static str) -> Result<N, Failure> {
        let (first, span) = (self.cursor.at(), self.cursor.span());
        if self.cursor.kind() == Some(TokenKind::NodeName) {
            let name = self.cursor.text().trim_start_matches('!');
            self.cursor.bump();
            let mut fields = Vec::new();
            split_fields(&mut self.cursor, &mut fields)?;
            let span = self.cursor.span_since(first);
            if Kind::of(name, span, &fields, &self.outline.cursor)? != kind {
                return Err(self.cursor.mismatch(span, expected));
            }
            return Ok(self.visit(span, &fields));
        }
        let number = self.cursor.node_number(expected)?;
        let node = self.node(number, span, kind, expected)?;
        self.charge(node.span, span)?;
        Ok(self.read(node))
    }

    /// A node that is part of another.
    fn node(&mut self, number: u32, span: Span, kind: Kind, expected: &'static str) -> Result<&'r RawNode, Failure> {
        let outline = self.outline;
        let Some(node) = outline.node(number) else {
            return Err(Failure { span, kind: ParseErrorKind::MissingNode { number } });
        };
        if node.kind != kind {
            let found = node.kind.what();
            return Err(Failure { span, kind: ParseErrorKind::WrongKind { number, found, expected } });
        }
        if let Some(used) = outline.place(number).and_then(|place| self.used.get_mut(place)) {
            *used = true;
        }
        Ok(node)
    }

    /// Pays for reading a part, which other nodes may have as well.
    fn charge(&mut self, part: Span, span: Span) -> Result<(), Failure> {
        match self.budget.checked_sub(part.range().len()) {
            Some(rest) => self.budget = rest,
            None => return Err(Failure { span, kind: ParseErrorKind::TooMuchSharing }),
        }
        Ok(())
    }
}

/// Makes a node from its fields in the text.
struct FieldReader<'f, 'r, 's> {
    reader: &'f mut Reader<'r, 's>,
    node: &'static str,
    span: Span,
    fields: &'f [Field],
}

impl<'r, 's> FieldReader<'_, 'r, 's> {
    /// Goes to the value of a field; false where there is no such field.
    fn find(&mut self, name: &str) -> bool {
        let outline = self.reader.outline;
        match self.fields.iter().find(|field| outline.cursor.text_of(field.name) == name) {
            Some(field) => {
                self.reader.cursor = outline.cursor.over(field.first, field.end);
                true
            }
            None => false,
        }
    }

    /// The value that the cursor is at, and nothing behind it.
    fn value<T>(&mut self, read: impl FnOnce(&mut Reader<'r, 's>) -> Result<T, Failure>) -> Option<T> {
        let value = read(self.reader).and_then(|value| match self.reader.cursor.is_at_end() {
            true => Ok(value),
            false => Err(self.reader.cursor.unexpected("`,` or `)`")),
        });
        value.map_err(|failure| self.reader.report.error(failure)).ok()
    }

    fn missing(&mut self, field: &'static str) {
        let kind = ParseErrorKind::MissingField { node: self.node, field };
        self.reader.report.error(Failure { span: self.span, kind });
    }

    /// Hands each flag of a field to `knows`, which says whether the flag says something here.
    fn flags(&mut self, name: &str, mut knows: impl FnMut(&str) -> bool) {
        if !self.find(name) {
            return;
        }
        self.value(|reader| {
            loop {
                let span = reader.cursor.span();
                let flag = reader.cursor.take(TokenKind::Word, "a flag")?;
                if !knows(flag) {
                    reader.report.warn(span, ParseWarningKind::UnknownFlag { flag: flag.to_string() });
                }
                if !reader.cursor.mark(b'|') {
                    return Ok(());
                }
            }
        });
    }
}

impl Fields for FieldReader<'_, '_, '_> {
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
        self.value(|reader| if reader.cursor.word("null") { Ok(None) } else { V::read(reader).map(Some) }).flatten()
    }

    fn usually<V: Value + PartialEq>(&mut self, name: &'static str, _: Option<&V>, usual: V) -> V {
        if self.find(name) { self.value(V::read).unwrap_or(usual) } else { usual }
    }

    fn artificial(&mut self, name: &'static str, _: Option<&bool>) -> bool {
        let mut artificial = false;
        self.flags(name, |flag| {
            let knows = flag == "DIFlagArtificial";
            artificial |= knows;
            knows
        });
        artificial
    }

    fn external(&mut self, name: &'static str, _: Option<&bool>) -> bool {
        let mut local = false;
        self.flags(name, |flag| {
            local |= flag == "DISPFlagLocalToUnit";
            matches!(flag, "DISPFlagLocalToUnit" | "DISPFlagDefinition" | "DISPFlagOptimized")
        });
        if self.find("external") { self.value(bool::read).unwrap_or(true) } else { !local }
    }

    fn bit_field(&mut self, name: &'static str, _: Option<&Option<u64>>) -> Option<u64> {
        let mut is_bit_field = false;
        self.flags("flags", |flag| {
            let knows = flag == "DIFlagBitField";
            is_bit_field |= knows;
            knows
        });
        is_bit_field.then(|| self.required(name, None))
    }
}
