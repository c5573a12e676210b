//! The table of nodes: each kind's name and fields, once, for printing and for parsing.
//!
//! A row names a Rust struct, the node's name in text, for some the `tag` that tells it from others of that name, and
//! each of the struct's fields with how it is written. From a row comes one function, [`Node::visit`], that walks over
//! the fields in order; what a field *does* is up to the [`Fields`] it is given. The [writer](super::writer) prints
//! the node it is shown; the [reader](super::reader) is shown none and makes one from the text.

use super::cursor::{Cursor, excerpt};
use super::error::{Failure, ParseErrorKind, Span};
use super::outline::Field;
use super::values::{Value, tag_of};
use crate::expr::DIExpr;
use crate::metadata::*;
use alloc::vec::Vec;

/// What can be done with the fields of a node: printing them or reading them.
pub(super) trait Fields {
    /// A field that must be there.
    fn required<V: Value>(&mut self, name: &'static str, old: Option<&V>) -> V;
    /// A field that is left out, or `null`, where it has no value.
    fn optional<V: Value>(&mut self, name: &'static str, old: Option<&Option<V>>) -> Option<V>;
    /// A field that is left out where it has its usual value.
    fn usually<V: Value + PartialEq>(&mut self, name: &'static str, old: Option<&V>, usual: V) -> V;
    /// `flags`, of which only `DIFlagArtificial` counts.
    fn artificial(&mut self, name: &'static str, old: Option<&bool>) -> bool;
    /// `spFlags`: external is what has no `DISPFlagLocalToUnit`.
    fn external(&mut self, name: &'static str, old: Option<&bool>) -> bool;
    /// `size`, which counts where `flags` has `DIFlagBitField`.
    fn bit_field(&mut self, name: &'static str, old: Option<&Option<u64>>) -> Option<u64>;
}

/// A node of the table.
pub(super) trait Node: Sized {
    /// Its name in text, without the `!`.
    const NAME: &'static str;
    /// The `tag` of all nodes of this kind, where they have one and the same.
    const TAG: Option<&'static str>;
    /// True where LLVM prints `distinct` before it.
    const DISTINCT: bool;
    /// Every field that it may have, those included that say nothing new.
    const FIELDS: &'static [&'static str];
    /// Walks over the fields of `old`, or of a node that is being made.
    fn visit<F: Fields>(fields: &mut F, old: Option<&Self>) -> Self;
}

macro_rules! nodes {
    ($(
        $(#[$mark:ident])? $row:ident = $name:literal $($tag:literal)? {
            $($field:ident: $how:ident $text:literal $(= $usual:expr)?,)*
            $([ignored $($ignored:literal)+])?
        }
    )+) => {
        $(
            impl Node for $row {
                const NAME: &'static str = $name;
                const TAG: Option<&'static str> = nodes!(@tag $($tag)?);
                const DISTINCT: bool = nodes!(@mark $($mark)?);
                const FIELDS: &'static [&'static str] = &[$($text,)* $($($ignored,)+)?];

                fn visit<F: Fields>(fields: &mut F, old: Option<&Self>) -> Self {
                    let _ = (&fields, old);
                    $row { $($field: fields.$how($text, old.map(|old| &old.$field) $(, $usual)?),)* }
                }
            }
        )+
    };
    (@tag) => { None };
    (@tag $tag:literal) => { Some($tag) };
    (@mark) => { false };
    (@mark distinct) => { true };
}

nodes! {
    #[distinct] DICompileUnit = "DICompileUnit" {
        language: required "language",
        file: required "file",
        producer: required "producer",
        optimized: usually "isOptimized" = false,
    }
    DIFile = "DIFile" {
        name: required "filename",
        directory: required "directory",
    }
    #[distinct] DISubprogram = "DISubprogram" {
        name: required "name",
        linkage_name: optional "linkageName",
        unit: required "unit",
        file: required "file",
        line: usually "line" = 0,
        ty: optional "type",
        external: external "spFlags",
        [ignored "scope" "external"]
    }
    #[distinct] DILexicalBlock = "DILexicalBlock" {
        scope: required "scope",
        file: required "file",
        line: usually "line" = 0,
        column: usually "column" = 0,
        origin: optional "origin",
    }
    #[distinct] DIInlinedScope = "DIInlinedScope" {
        origin: required "origin",
        scope: required "scope",
        call_file: required "callFile",
        call_line: usually "callLine" = 0,
        call_column: usually "callColumn" = 0,
    }
    DIBasicType = "DIBasicType" {
        name: required "name",
        bits: required "size",
        encoding: required "encoding",
    }
    DIPointerType = "DIDerivedType" {
        kind: required "tag",
        base: optional "baseType",
        bits: optional "size",
        address_space: usually "addressSpace" = 0,
    }
    DIQualifiedType = "DIDerivedType" {
        qualifier: required "tag",
        name: optional "name",
        base: optional "baseType",
        [ignored "size"]
    }
    DIMember = "DIDerivedType" "DW_TAG_member" {
        name: optional "name",
        ty: required "baseType",
        line: usually "line" = 0,
        offset: usually "offset" = 0,
        bit_field: bit_field "size",
        [ignored "flags" "scope" "file"]
    }
    DICompositeType = "DICompositeType" {
        kind: required "tag",
        name: optional "name",
        file: optional "file",
        line: usually "line" = 0,
        bits: optional "size",
        members: usually "elements" = Vec::new(),
    }
    DIEnumerationType = "DICompositeType" "DW_TAG_enumeration_type" {
        name: optional "name",
        base: optional "baseType",
        bits: required "size",
        enumerators: usually "elements" = Vec::new(),
    }
    DIEnumerator = "DIEnumerator" {
        name: required "name",
        value: required "value",
        [ignored "isUnsigned"]
    }
    DIArrayType = "DICompositeType" "DW_TAG_array_type" {
        element: required "baseType",
        dimensions: usually "elements" = Vec::new(),
        [ignored "size"]
    }
    DISubrange = "DISubrange" {
        count: optional "count",
        lower_bound: usually "lowerBound" = 0,
    }
    SubroutineRow = "DISubroutineType" {
        types: required "types",
    }
    DIVariable = "DILocalVariable" {
        name: optional "name",
        kind: usually "arg" = VariableKind::Local,
        scope: required "scope",
        file: optional "file",
        line: usually "line" = 0,
        ty: optional "type",
        artificial: artificial "flags",
        origin: optional "origin",
    }
    #[distinct] DIFragment = "DIFragment" {}
    LabelRow = "DILabel" {
        scope: required "scope",
        name: required "name",
        file: required "file",
        line: usually "line" = 0,
    }
    #[distinct] ExprCodeRow = "DIExprCode" {}
    #[distinct] LifetimeRow = "DILifetime" {
        object: required "object",
        location: required "location",
        arguments: usually "argObjects" = Vec::new(),
    }
}

/// A [`DISubroutineType`] as in text: what it returns and takes, in one list.
pub(super) struct SubroutineRow {
    pub(super) types: Vec<Option<TypeId>>,
}

/// A [`DICode::Label`].
pub(super) struct LabelRow {
    pub(super) scope: Scope,
    pub(super) name: Text,
    pub(super) file: FileId,
    pub(super) line: u32,
}

/// A [`DICode::Expression`].
pub(super) struct ExprCodeRow {}

/// A [`DILifetime`] with its arguments.
pub(super) struct LifetimeRow {
    pub(super) object: Object,
    pub(super) location: DIExpr,
    pub(super) arguments: Vec<Object>,
}

/// What a node of the text turns out to be: a row of the table, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Unit,
    File,
    Subprogram,
    Block,
    Inlined,
    BasicType,
    PointerType,
    QualifiedType,
    CompositeType,
    EnumerationType,
    ArrayType,
    SubroutineType,
    Variable,
    Fragment,
    Label,
    ExprCode,
    Lifetime,
    Member,
    Enumerator,
    Subrange,
    /// `!{…}`.
    List,
    /// A node that could not be read; what is wrong with it has been said.
    Unknown,
}

/// Kinds that are held in one arena, or in none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    Unit,
    File,
    Subprogram,
    Block,
    Inlined,
    Type,
    Variable,
    Fragment,
    Code,
    Lifetime,
    Part,
    Unknown,
}

impl Family {
    pub(super) const COUNT: usize = Family::Unknown as usize + 1;
}

/// The kinds that a name is enough to tell.
const NAMED: &[(&str, Kind)] = &[
    (DICompileUnit::NAME, Kind::Unit),
    (DIFile::NAME, Kind::File),
    (DISubprogram::NAME, Kind::Subprogram),
    (DILexicalBlock::NAME, Kind::Block),
    (DIInlinedScope::NAME, Kind::Inlined),
    (DIBasicType::NAME, Kind::BasicType),
    (SubroutineRow::NAME, Kind::SubroutineType),
    (DIVariable::NAME, Kind::Variable),
    (DIFragment::NAME, Kind::Fragment),
    (LabelRow::NAME, Kind::Label),
    (ExprCodeRow::NAME, Kind::ExprCode),
    (LifetimeRow::NAME, Kind::Lifetime),
    (DIEnumerator::NAME, Kind::Enumerator),
    (DISubrange::NAME, Kind::Subrange),
];

impl Kind {
    /// The kind of a node with this name and these fields.
    pub(super) fn of(name: &str, span: Span, fields: &[Field], cursor: &Cursor<'_>) -> Result<Kind, Failure> {
        if let Some((_, kind)) = NAMED.iter().find(|(known, _)| *known == name) {
            return Ok(*kind);
        }
        let node = match name {
            DIMember::NAME => DIMember::NAME,
            DICompositeType::NAME => DICompositeType::NAME,
            _ => {
                let kind = ParseErrorKind::UnknownName { what: "kind of node", name: excerpt(name) };
                return Err(Failure { span, kind });
            }
        };
        let Some(field) = fields.iter().find(|field| cursor.text_of(field.name) == "tag") else {
            return Err(Failure { span, kind: ParseErrorKind::MissingField { node, field: "tag" } });
        };
        let value = cursor.over(field.first, field.end);
        let tag = value.text();
        let kind = match node {
            DIMember::NAME if Some(tag) == DIMember::TAG => Some(Kind::Member),
            DIMember::NAME if tag_of::<PointerKind>(tag).is_some() => Some(Kind::PointerType),
            DIMember::NAME if tag_of::<Qualifier>(tag).is_some() => Some(Kind::QualifiedType),
            DICompositeType::NAME if Some(tag) == DIArrayType::TAG => Some(Kind::ArrayType),
            DICompositeType::NAME if Some(tag) == DIEnumerationType::TAG => Some(Kind::EnumerationType),
            DICompositeType::NAME if tag_of::<CompositeKind>(tag).is_some() => Some(Kind::CompositeType),
            _ => None,
        };
        kind.ok_or_else(|| {
            let what = if node == DIMember::NAME { "tag of a DIDerivedType" } else { "tag of a DICompositeType" };
            Failure { span: value.span(), kind: ParseErrorKind::UnknownName { what, name: excerpt(tag) } }
        })
    }

    pub(super) fn family(self) -> Family {
        match self {
            Kind::Unit => Family::Unit,
            Kind::File => Family::File,
            Kind::Subprogram => Family::Subprogram,
            Kind::Block => Family::Block,
            Kind::Inlined => Family::Inlined,
            Kind::BasicType
            | Kind::PointerType
            | Kind::QualifiedType
            | Kind::CompositeType
            | Kind::EnumerationType
            | Kind::ArrayType
            | Kind::SubroutineType => Family::Type,
            Kind::Variable => Family::Variable,
            Kind::Fragment => Family::Fragment,
            Kind::Label | Kind::ExprCode => Family::Code,
            Kind::Lifetime => Family::Lifetime,
            Kind::Member | Kind::Enumerator | Kind::Subrange | Kind::List => Family::Part,
            Kind::Unknown => Family::Unknown,
        }
    }

    /// What it is, for messages.
    pub(super) fn what(self) -> &'static str {
        match self {
            Kind::Unit => "a compile unit",
            Kind::File => "a file",
            Kind::Subprogram => "a subprogram",
            Kind::Block => "a lexical block",
            Kind::Inlined => "an inlined scope",
            Kind::Variable => "a variable",
            Kind::Fragment => "a fragment",
            Kind::Label => "a label",
            Kind::ExprCode => "a code location",
            Kind::Lifetime => "a lifetime",
            Kind::Member => "a member",
            Kind::Enumerator => "an enumerator",
            Kind::Subrange => "a subrange",
            Kind::List => "a list",
            Kind::Unknown => "a node that cannot be read",
            _ => "a type",
        }
    }
}
