//! Builds a node from its fields in the text, by the [table of nodes](super::nodes).

use super::error::{Failure, ParseErrorKind, ParseWarningKind, excerpt};
use super::kind::Kind;
use super::nodes::*;
use super::outline::Field;
use super::reader::Reader;
use super::syntax::Span;
use super::values::{OF_TYPES, Value, read_flags};
use crate::metadata::lists::NONE;
use crate::metadata::*;
use crate::module::NodeKind;
use crate::suggest::NameHint;
use crate::upgrade::Property;
use alloc::string::ToString;

/// Reads LLVM's older `virtuality`.
fn read_virtuality(from: &mut Reader<'_, '_>) -> Result<DIFlags, Failure> {
    const ALL: [(&str, DIFlags); 3] = [
        ("DW_VIRTUALITY_none", DIFlags::NONE),
        ("DW_VIRTUALITY_virtual", DIFlags::VIRTUAL_FUNCTION),
        ("DW_VIRTUALITY_pure_virtual", DIFlags::PURE_VIRTUAL),
    ];
    let names = ALL.iter().map(|(name, _)| *name);
    from.named("virtuality", names, |name| {
        ALL.iter().find(|(known, _)| *known == name)
    })
    .map(|(_, flags)| *flags)
}

/// The maximum number of fields of a kind of node.
const MAX_FIELDS: usize = 32;

/// A reader that builds a node from its fields in the text.
pub(super) struct FieldReader<'f, 'r, 's> {
    reader: &'f mut Reader<'r, 's>,
    node: &'static str,
    /// The fields that the node may have.
    known: &'static [&'static str],
    span: Span,
    fields: &'f [Field],
    /// The index in `fields` of each known field, or `NONE`.
    places: [u32; MAX_FIELDS],
    /// The number of fields that are not in `places`: duplicates and unknown fields.
    extra: usize,
}

impl<'f, 'r, 's> FieldReader<'f, 'r, 's> {
    pub(super) fn new<N: Node>(
        reader: &'f mut Reader<'r, 's>,
        span: Span,
        fields: &'f [Field],
    ) -> FieldReader<'f, 'r, 's> {
        const { assert!(N::FIELDS.len() <= MAX_FIELDS) };
        let mut reader = FieldReader {
            reader,
            node: N::NAME,
            known: N::FIELDS,
            span,
            fields,
            places: [NONE; MAX_FIELDS],
            extra: 0,
        };
        reader.place_fields();
        reader
    }

    /// Fills `places`. Of duplicates, the first one is read.
    fn place_fields(&mut self) {
        let cursor = &self.reader.outline.cursor;
        // Most fields are in the order of the table, so each search begins after the last result.
        let mut next = 0;
        for (place, field) in (0..).zip(self.fields) {
            let name = cursor.bytes_of(field.name);
            let mut all = (next..self.known.len()).chain(0..next);
            let index = all.find(|index| self.known[*index].as_bytes() == name);
            next = index.map_or(next, |index| index + 1);
            match index.and_then(|index| self.places.get_mut(index)) {
                Some(free) if *free == NONE => *free = place,
                _ => self.extra += 1,
            }
        }
    }

    /// Reports duplicates as errors, and unknown fields as warnings. `tag` is the `tag` of
    /// the kind of node, which the text may state.
    pub(super) fn report_extra(&mut self, tag: Option<&str>) {
        if self.extra == 0 {
            return;
        }
        let Reader {
            outline, report, ..
        } = &mut *self.reader;
        for (place, field) in (0..).zip(self.fields) {
            let name = outline.cursor.text_of(field.name);
            match self.known.iter().position(|known| *known == name) {
                Some(index) if self.places.get(index) == Some(&place) => {}
                Some(_) if report.is_full() => {}
                Some(index) => {
                    let first = self.places.get(index);
                    let first = first.and_then(|place| self.fields.get(*place as usize));
                    let kind = ParseErrorKind::Twice {
                        what: alloc::format!("the field `{name}`"),
                        first_line: outline.line(first.map_or(self.span, |field| field.name)),
                    };
                    report.error(Failure {
                        span: field.name,
                        kind,
                    });
                }
                None if name == "tag" && tag.is_some() => {}
                None if report.takes_warnings() => {
                    let kind = ParseWarningKind::UnknownField {
                        node: self.node,
                        field: excerpt(name),
                        hint: NameHint::nearest(name, self.known),
                    };
                    report.warn(field.name, kind);
                }
                None => {}
            }
        }
    }

    /// Marks the lists that the ignored fields name, from the field number `first` on. There is no
    /// warning for these.
    pub(super) fn use_ignored(&mut self, first: usize) {
        for index in first..self.known.len() {
            let name = FieldName { text: "", index };
            if self.find(name)
                && let Some(Some(number)) = self.reader.cursor.peek_node_number()
            {
                self.reader.mark_used(number);
            }
        }
    }

    /// Moves the cursor to the value of a field. Returns false if there is no such field.
    fn find(&mut self, name: FieldName) -> bool {
        let place = self.places.get(name.index);
        match place.and_then(|place| self.fields.get(*place as usize)) {
            Some(field) => {
                self.reader.cursor = self.reader.outline.cursor.over(field.first, field.end);
                true
            }
            None => false,
        }
    }

    /// Moves the cursor to a field, and returns true if the node has it and it is not `null`.
    fn has_value(&mut self, name: FieldName) -> bool {
        self.find(name) && self.reader.cursor.text() != "null"
    }

    /// Returns true if the node has a field with this word.
    fn contains(&mut self, name: FieldName, word: &str) -> bool {
        if !self.find(name) {
            return false;
        }
        while !self.reader.cursor.is_at_end() {
            if self.reader.cursor.text() == word {
                return true;
            }
            self.reader.cursor.bump();
        }
        false
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
    fn required<V: Value>(&mut self, name: FieldName, _: Option<&V>) -> V {
        if self.find(name) {
            return self.value(V::read).unwrap_or_else(V::placeholder);
        }
        self.missing(name.text);
        V::placeholder()
    }

    fn optional<V: Value>(&mut self, name: FieldName, _: Option<&Option<V>>) -> Option<V> {
        if !self.find(name) {
            return None;
        }
        let property = match name.text {
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

    fn defaulted<V: Value + PartialEq>(&mut self, name: FieldName, _: Option<&V>, default: V) -> V {
        if self.find(name) {
            self.value(V::read).unwrap_or(default)
        } else {
            default
        }
    }

    fn subprogram_flags(&mut self, name: FieldName, _: Option<&DIFlags>) -> DIFlags {
        let mut read = |field, of| match self.find(field) {
            true => self.value(|reader| read_flags(reader, &[of], |_| false)),
            false => None,
        };
        let flags = read(name, FlagField::Flags).unwrap_or_default();
        let own = const { FieldName::of::<DISubprogram>("spFlags") };
        if let Some(own) = read(own, FlagField::Subprogram) {
            return flags | own;
        }
        // LLVM used these fields before it had `spFlags`.
        let mut is = |field, default| {
            if self.find(field) {
                self.value(bool::read).unwrap_or(default)
            } else {
                default
            }
        };
        let has_unit = is(
            const { FieldName::of::<DISubprogram>("isDefinition") },
            true,
        );
        let is_local = is(const { FieldName::of::<DISubprogram>("isLocal") }, false)
            || !is(const { FieldName::of::<DISubprogram>("external") }, true);
        let is_optimized = is(
            const { FieldName::of::<DISubprogram>("isOptimized") },
            false,
        );
        let virtuality = match self.find(const { FieldName::of::<DISubprogram>("virtuality") }) {
            true => self.value(read_virtuality).unwrap_or_default(),
            false => DIFlags::NONE,
        };
        let set = [
            (
                has_unit && self.has_value(const { FieldName::of::<DISubprogram>("unit") }),
                DIFlags::DEFINITION,
            ),
            (is_local, DIFlags::LOCAL_TO_UNIT),
            (is_optimized, DIFlags::OPTIMIZED),
        ];
        set.into_iter()
            .filter(|(is_set, _)| *is_set)
            .fold(flags | virtuality, |flags, (_, flag)| flags | flag)
    }

    fn declared_in(&mut self, name: FieldName, _: Option<&Option<Scope>>) -> Option<Scope> {
        if !self.find(name) {
            return None;
        }
        let read = |reader: &mut Reader<'r, 's>| match reader.peek() {
            Some(Kind::File) => reader.reference("a scope", (), |_| Some(())).map(|_| None),
            _ if reader.cursor.word("null") => Ok(None),
            _ => Scope::read(reader).map(Some),
        };
        self.value(read).flatten()
    }

    fn pointer_space(&mut self, [own, dwarf]: [FieldName; 2], old: Option<&u32>) -> u32 {
        if !self.has_value(dwarf) {
            return self.defaulted(own, old, 0);
        }
        let span = self.reader.cursor.span();
        let number: u64 = self.value(Value::read).unwrap_or_default();
        let space = self.reader.module.target.address_space_from_dwarf(number);
        if space.is_none() {
            let name = alloc::format!("dwarfAddressSpace: {number}");
            let left_out = ParseWarningKind::LeftOut { name };
            self.reader.report.warn(span, left_out);
        }
        space.map_or(0, |space| space.0)
    }

    fn type_flags(&mut self, name: FieldName, _: Option<&DIFlags>) -> DIFlags {
        if !self.find(name) {
            return DIFlags::NONE;
        }
        let flags = self.value(|reader| read_flags(reader, OF_TYPES, |_| false));
        flags.unwrap_or_default()
    }

    fn composite_bits(&mut self, name: FieldName, old: Option<&Option<u64>>) -> Option<u64> {
        let flags = const { FieldName::of::<CompositeRow>("flags") };
        let elements = const { FieldName::of::<CompositeRow>("elements") };
        if self.contains(flags, "DIFlagFwdDecl") {
            return None;
        }
        if !self.find(name) && self.has_value(elements) {
            let id = TypeId::from_index(self.reader.module.metadata.types.len());
            self.reader.unsized_structures.push(id);
        }
        self.optional(name, old)
    }

    fn enumerator_value(&mut self, name: FieldName, old: Option<&i128>) -> i128 {
        let is_unsigned = const { FieldName::of::<DIEnumerator>("isUnsigned") };
        if !self.contains(is_unsigned, "true") || !self.find(name) {
            return self.required(name, old);
        }
        let value = self.value(|reader| reader.cursor.magnitude("a number"));
        let (is_negative, value) = value.unwrap_or_default();
        let value = value as i128;
        match is_negative {
            true => value.wrapping_neg(),
            false => value,
        }
    }

    fn checksum(&mut self, name: FieldName, old: Option<&Option<[u8; 16]>>) -> Option<[u8; 16]> {
        let kind = const { FieldName::of::<DIFile>("checksumkind") };
        if self.find(kind) && self.reader.cursor.text() != "CSK_MD5" {
            let span = self.reader.cursor.span();
            let name = self.reader.cursor.text().to_string();
            let left_out = ParseWarningKind::LeftOut { name };
            self.reader.report.warn(span, left_out);
            return None;
        }
        self.optional(name, old)
    }

    fn global_scope(&mut self, name: FieldName, old: Option<&Scope>) -> Scope {
        let units = self.reader.outline.counts[NodeKind::Unit as usize];
        if units == 0 || self.has_value(name) {
            return self.required(name, old);
        }
        if units > 1 {
            let id = VariableId::from_index(self.reader.module.metadata.variables.len());
            self.reader.unscoped_globals.push(id);
        }
        Scope::Unit(UnitId::placeholder())
    }

    fn unit(&mut self, name: FieldName, _: Option<&UnitId>) -> UnitId {
        self.optional(name, None).unwrap_or(UnitId::placeholder())
    }

    fn subprogram_name(&mut self, name: FieldName, old: Option<&Text>) -> Text {
        let linkage_name = const { FieldName::of::<DISubprogram>("linkageName") };
        match self.has_value(linkage_name) && !self.has_value(name) {
            true => self.required(linkage_name, old),
            false => self.required(name, old),
        }
    }

    fn common_name(&mut self, name: FieldName, _: Option<&Text>) -> Text {
        let stated: Option<Text> = self.optional(name, None);
        stated.unwrap_or_else(|| self.reader.module.text(DICommonBlock::BLANK))
    }

    fn subprogram_file(&mut self, name: FieldName, old: Option<&FileId>) -> FileId {
        match self.find(name) || self.find(const { FieldName::of::<DISubprogram>("line") }) {
            true => self.required(name, old),
            false => FileId::placeholder(),
        }
    }
}
