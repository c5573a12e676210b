//! Finds the kind of a node by its name and its tag.

use super::cursor::Cursor;
use super::error::{Failure, ParseErrorKind};
use super::kind::Kind;
use super::nodes::*;
use super::outline::Field;
use super::syntax::Span;
use super::tags::*;
use super::values::{tag_of, words};
use crate::metadata::*;

/// Defines the names of nodes, and the function that finds the kind of a name.
macro_rules! named {
    ($($row:ident $kind:ident,)+ $($name:literal $other:ident,)+) => {
        /// The names that determine a kind without the tag.
        const NAMED: &[&str] = &[$($row::NAME,)+ $($name,)+];

        impl Kind {
            /// Returns the kind that is determined by a name alone.
            pub(super) fn named(name: &str) -> Option<Kind> {
                Some(match name {
                    $($row::NAME => Kind::$kind,)+
                    $($name => Kind::$other,)+
                    _ => return None,
                })
            }
        }
    };
}
named! {
    UnitRow Unit,
    DIFile File,
    DISubprogram Subprogram,
    DILexicalBlock Block,
    DIInlinedScope Inlined,
    DINamespace Namespace,
    DICommonBlock CommonBlock,
    MacroRow Macro,
    MacroFileRow MacroFile,
    DIImportedEntity Import,
    TemplateTypeRow TemplateType,
    TemplateValueRow TemplateValue,
    FixedPointRow FixedPointType,
    DIStringType StringType,
    SubroutineRow SubroutineType,
    LocalRow LocalVariable,
    GlobalRow GlobalVariable,
    DIFragment Fragment,
    LabelRow Label,
    ExprCodeRow ExprCode,
    LifetimeRow Lifetime,
    DIEnumerator Enumerator,
    DISubrange Subrange,
    LocationRow Location,
    AssignIdRow AssignId,
    GlobalExpressionRow GlobalExpression,
    // An array with a rank contains the same information.
    "DIGenericSubrange" Subrange,
    // This is a block without a line and with another file or discriminator.
    "DILexicalBlockFile" Block,
    "DIModule" Namespace,
}

/// The kinds that are determined by a name and a tag, except kinds with several tags.
const TAGGED: &[(&str, Option<&str>, Kind)] = &[
    (DIBasicType::NAME, Some("DW_TAG_base_type"), Kind::BasicType),
    (
        UnspecifiedRow::NAME,
        UnspecifiedRow::TAG,
        Kind::UnspecifiedType,
    ),
    (
        DIMemberPointerType::NAME,
        DIMemberPointerType::TAG,
        Kind::MemberPointerType,
    ),
    (DIArrayType::NAME, DIArrayType::TAG, Kind::ArrayType),
    (
        DIEnumerationType::NAME,
        DIEnumerationType::TAG,
        Kind::EnumerationType,
    ),
    (DIVariantPart::NAME, DIVariantPart::TAG, Kind::VariantPart),
];

/// The names of nodes whose kind depends on the tag.
const WITH_TAG: [&str; 3] = [DIBasicType::NAME, MemberRow::NAME, CompositeRow::NAME];

/// Returns the tags of the nodes with a name.
fn tags(node: &'static str) -> impl Iterator<Item = &'static str> {
    let own = TAGGED
        .iter()
        .filter(move |(of, ..)| *of == node)
        .filter_map(|(_, tag, _)| *tag);
    let derived = words::<PointerKind>()
        .chain(words::<Qualifier>())
        .chain(words::<MemberTag>());
    let derived = derived.filter(move |_| node == MemberRow::NAME);
    let composite = words::<CompositeKind>().filter(move |_| node == CompositeRow::NAME);
    derived.chain(composite).chain(own)
}

impl Kind {
    /// Returns the kind of an LLVM node with this name, or of a type with this tag, that a module
    /// cannot represent. Other nodes can refer to such a type, which has only a name.
    pub(super) fn foreign(name: &str) -> Option<Kind> {
        match name {
            "DIExpression" | "DIArgList" | "DIObjCProperty" | "GenericDINode" => {
                Some(Kind::Foreign)
            }
            "DISubrangeType"
            | "DW_TAG_set_type"
            | "DW_TAG_file_type"
            | "DW_TAG_dynamic_type"
            | "DW_TAG_coarray_type"
            | "DW_TAG_namelist"
            | "DW_TAG_APPLE_ptrauth_type"
            | "DW_TAG_LLVM_ptrauth_type" => Some(Kind::ForeignType),
            _ => None,
        }
    }

    /// Returns the kind of a node with this name and these fields.
    pub(super) fn of(
        name: &str,
        span: Span,
        fields: &[Field],
        cursor: &Cursor<'_>,
    ) -> Result<Kind, Failure> {
        if let Some(kind) = Kind::named(name) {
            return Ok(kind);
        }
        if let Some(foreign) = Kind::foreign(name) {
            return Ok(foreign);
        }
        let Some((node, what)) = [
            (DIBasicType::NAME, "tag of a DIBasicType"),
            (MemberRow::NAME, "tag of a DIDerivedType"),
            (CompositeRow::NAME, "tag of a DICompositeType"),
        ]
        .into_iter()
        .find(|(node, _)| *node == name) else {
            let known = NAMED.iter().copied().chain(WITH_TAG);
            let kind = ParseErrorKind::unknown("kind of node", name, known);
            return Err(Failure { span, kind });
        };
        let Some(field) = fields
            .iter()
            .find(|field| cursor.text_of(field.name) == "tag")
        else {
            if node == DIBasicType::NAME {
                return Ok(Kind::BasicType);
            }
            let kind = ParseErrorKind::MissingField { node, field: "tag" };
            return Err(
                misspelt(node, "tag", &[], fields, cursor).unwrap_or(Failure { span, kind })
            );
        };
        let value = cursor.over(field.first, field.end);
        let tag = value.text();
        if let Some(foreign) = Kind::foreign(tag) {
            return Ok(foreign);
        }
        if let Some((.., kind)) = TAGGED
            .iter()
            .find(|(of, known, _)| *of == node && *known == Some(tag))
        {
            return Ok(*kind);
        }
        let kind = match node {
            MemberRow::NAME if tag_of::<MemberTag>(tag).is_some() => Some(Kind::Member),
            MemberRow::NAME if tag_of::<PointerKind>(tag).is_some() => Some(Kind::PointerType),
            MemberRow::NAME if tag_of::<Qualifier>(tag).is_some() => Some(Kind::QualifiedType),
            CompositeRow::NAME if tag_of::<CompositeKind>(tag).is_some() => {
                Some(Kind::CompositeType)
            }
            _ => None,
        };
        kind.ok_or_else(|| Failure {
            span: value.span(),
            kind: ParseErrorKind::unknown(what, tag, tags(node)),
        })
    }
}
