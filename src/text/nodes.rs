//! The table of nodes, which states each kind's name and fields once for printing and for parsing.
//!
//! A row contains a Rust struct, the node's name in text, the `tag` if other kinds have the same
//! name, and the spelling of each of the struct's fields. From a row, the macro generates one
//! function, [`Node::visit`], which visits the fields in order. The [`Fields`] argument decides
//! what each visit does: the [writer](super::node_writer) prints the fields of a node, and the
//! [reader](super::node_reader) builds a node from the text.

use super::cursor::Cursor;
use super::error::{Failure, ParseErrorKind, Span, excerpt};
use super::kinds::Kind;
use super::outline::Field;
use super::rows::*;
use super::values::{Value, tag_of, words};
use crate::metadata::*;
use crate::suggest::is_like;
use alloc::vec::Vec;

/// A visitor that prints or reads the fields of a node.
pub(super) trait Fields {
    /// Visits a field that is always present.
    fn required<V: Value>(&mut self, name: &'static str, old: Option<&V>) -> V;
    /// Visits a field that is left out, or `null`, if it has no value.
    fn optional<V: Value>(&mut self, name: &'static str, old: Option<&Option<V>>) -> Option<V>;
    /// Visits a field that is left out if it has its default value.
    fn usually<V: Value + PartialEq>(&mut self, name: &'static str, old: Option<&V>, usual: V)
    -> V;
    /// Visits `flags` and `spFlags` of a subprogram. A subprogram without `spFlags` is a definition
    /// if it has a unit.
    fn subprogram_flags(&mut self, name: &'static str, old: Option<&DIFlags>) -> DIFlags;
    /// Visits a scope that is left out if it is the unit or a file.
    fn declared_in(&mut self, name: &'static str, old: Option<&Option<Scope>>) -> Option<Scope>;
    /// Visits the unit. A declaration may leave it out, and then belongs to the first unit.
    fn unit(&mut self, name: &'static str, old: Option<&UnitId>) -> UnitId;
    /// Visits the name of a subprogram. Functions that LLVM generates have only a linkage name.
    fn subprogram_name(&mut self, name: &'static str, old: Option<&Text>) -> Text;
    /// Visits the file of a subprogram. A declaration that is not in the source has no file in
    /// LLVM's text, and the first file here.
    fn subprogram_file(&mut self, name: &'static str, old: Option<&FileId>) -> FileId;
}

/// A node of the table.
pub(super) trait Node: Sized {
    /// The node's name in text, without the `!`.
    const NAME: &'static str;
    /// The `tag`, if it is the same for all nodes of this kind.
    const TAG: Option<&'static str>;
    /// True if LLVM prints `distinct` before the node.
    const DISTINCT: bool;
    /// Every field that the node may have, including ignored fields.
    const FIELDS: &'static [&'static str];
    /// Visits the fields of `old`, or of a node that is being read.
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
    #[distinct] UnitRow = "DICompileUnit" {
        language: required "language",
        file: required "file",
        producer: required "producer",
        optimized: usually "isOptimized" = false,
        flags: optional "flags",
        sysroot: optional "sysroot",
        sdk: optional "sdk",
        emission_kind: usually "emissionKind" = EmissionKind::Full,
        name_table_kind: usually "nameTableKind" = NameTableKind::Default,
        enums: usually "enums" = Vec::new(),
        retained_types: usually "retainedTypes" = Vec::new(),
        macros: usually "macros" = Vec::new(),
        [ignored "runtimeVersion" "globals" "imports" "splitDebugInlining" "debugInfoForProfiling" "rangesBaseAddress"]
    }
    DIFile = "DIFile" {
        name: required "filename",
        directory: required "directory",
        md5: optional "checksum",
        source: optional "source",
        [ignored "checksumkind"]
    }
    #[distinct] DISubprogram = "DISubprogram" {
        name: subprogram_name "name",
        linkage_name: optional "linkageName",
        target_name: optional "targetFuncName",
        scope: declared_in "scope",
        unit: unit "unit",
        file: subprogram_file "file",
        line: usually "line" = 0,
        column: usually "column" = 0,
        scope_line: usually "scopeLine" = 0,
        ty: optional "type",
        flags: subprogram_flags "flags",
        declaration: optional "declaration",
        containing_type: optional "containingType",
        virtual_index: optional "virtualIndex",
        template_parameters: usually "templateParams" = Vec::new(),
        frame_base: optional "frameBase",
        lane_pc: optional "lanePC",
        active_lane: optional "activeLane",
        lane_count: optional "laneCount",
        iterations: optional "iterations",
        annotations: usually "annotations" = Annotations::NONE,
        [ignored "spFlags" "external" "isLocal" "isDefinition" "isOptimized" "retainedNodes" "thisAdjustment" "virtuality" "keyInstructions"]
    }
    #[distinct] DILexicalBlock = "DILexicalBlock" {
        scope: required "scope",
        file: required "file",
        line: usually "line" = 0,
        column: usually "column" = 0,
        origin: optional "origin",
        lane_count: optional "laneCount",
        iterations: optional "iterations",
        [ignored "discriminator"]
    }
    #[distinct] DIInlinedScope = "DIInlinedScope" {
        origin: required "origin",
        scope: required "scope",
        call_file: required "callFile",
        call_line: usually "callLine" = 0,
        call_column: usually "callColumn" = 0,
        discriminator: usually "discriminator" = 0,
        lane_pc: optional "lanePC",
        active_lane: optional "activeLane",
        lane_count: optional "laneCount",
        iterations: optional "iterations",
    }
    DINamespace = "DINamespace" {
        name: optional "name",
        scope: declared_in "scope",
        export_symbols: usually "exportSymbols" = false,
        [ignored "file" "line" "configMacros" "includePath" "apinotes" "isDecl"]
    }
    #[distinct] DICommonBlock = "DICommonBlock" {
        scope: required "scope",
        declaration: optional "declaration",
        name: optional "name",
        file: optional "file",
        line: usually "line" = 0,
    }
    MacroRow = "DIMacro" {
        tag: required "type",
        line: usually "line" = 0,
        name: required "name",
        value: optional "value",
    }
    MacroFileRow = "DIMacroFile" {
        line: usually "line" = 0,
        file: required "file",
        entries: usually "nodes" = Vec::new(),
        [ignored "type"]
    }
    DIImportedEntity = "DIImportedEntity" {
        kind: required "tag",
        scope: required "scope",
        entity: required "entity",
        name: optional "name",
        file: optional "file",
        line: usually "line" = 0,
    }
    TemplateTypeRow = "DITemplateTypeParameter" {
        name: optional "name",
        ty: optional "type",
        is_default: usually "defaulted" = false,
    }
    TemplateValueRow = "DITemplateValueParameter" {
        tag: usually "tag" = TemplateTag::Value,
        name: optional "name",
        ty: optional "type",
        is_default: usually "defaulted" = false,
        value: optional "value",
    }
    DIBasicType = "DIBasicType" {
        name: required "name",
        bits: required "size",
        encoding: required "encoding",
        vector_size: optional "vectorSize",
        flags: usually "flags" = DIFlags::NONE,
        [ignored "tag" "align"]
    }
    UnspecifiedRow = "DIBasicType" "DW_TAG_unspecified_type" {
        name: required "name",
    }
    FixedPointRow = "DIFixedPointType" {
        name: required "name",
        bits: required "size",
        encoding: required "encoding",
        kind: required "kind",
        factor: usually "factor" = 0,
        numerator: usually "numerator" = 0,
        denominator: usually "denominator" = 0,
        [ignored "tag" "align" "scope" "file" "line" "flags"]
    }
    DIPointerType = "DIDerivedType" {
        kind: required "tag",
        base: optional "baseType",
        bits: optional "size",
        address_space: usually "addressSpace" = 0,
        memory_space: usually "memorySpace" = MemorySpace::NONE,
        flags: usually "flags" = DIFlags::NONE,
        annotations: usually "annotations" = Annotations::NONE,
        [ignored "align" "name"]
    }
    DIMemberPointerType = "DIDerivedType" "DW_TAG_ptr_to_member_type" {
        base: required "baseType",
        class: required "extraData",
        bits: optional "size",
        [ignored "flags" "align"]
    }
    DIQualifiedType = "DIDerivedType" {
        qualifier: required "tag",
        name: optional "name",
        base: optional "baseType",
        scope: declared_in "scope",
        file: optional "file",
        line: usually "line" = 0,
        column: usually "column" = 0,
        align_bits: usually "align" = 0,
        flags: usually "flags" = DIFlags::NONE,
        template_parameters: usually "extraData" = Vec::new(),
        annotations: usually "annotations" = Annotations::NONE,
        [ignored "size"]
    }
    MemberRow = "DIDerivedType" {
        tag: required "tag",
        name: optional "name",
        ty: required "baseType",
        line: usually "line" = 0,
        column: usually "column" = 0,
        bits: optional "size",
        offset: usually "offset" = 0,
        align_bits: usually "align" = 0,
        flags: usually "flags" = MemberFlags::default(),
        value: optional "extraData",
        annotations: usually "annotations" = Annotations::NONE,
        [ignored "scope" "file"]
    }
    CompositeRow = "DICompositeType" {
        kind: required "tag",
        name: optional "name",
        scope: declared_in "scope",
        file: optional "file",
        line: usually "line" = 0,
        column: usually "column" = 0,
        bits: optional "size",
        align_bits: optional "align",
        flags: usually "flags" = DIFlags::NONE,
        identifier: optional "identifier",
        vtable_holder: optional "vtableHolder",
        template_parameters: usually "templateParams" = Vec::new(),
        elements: usually "elements" = Elements::default(),
        annotations: usually "annotations" = Annotations::NONE,
        [ignored "runtimeLang"]
    }
    DIVariantPart = "DICompositeType" "DW_TAG_variant_part" {
        discriminant: optional "discriminator",
        variants: usually "elements" = Vec::new(),
        [ignored "scope" "file" "size" "name" "align" "identifier"]
    }
    DIEnumerationType = "DICompositeType" "DW_TAG_enumeration_type" {
        name: optional "name",
        scope: declared_in "scope",
        file: optional "file",
        line: usually "line" = 0,
        column: usually "column" = 0,
        base: optional "baseType",
        bits: usually "size" = 0,
        flags: usually "flags" = DIFlags::NONE,
        identifier: optional "identifier",
        enumerators: usually "elements" = Vec::new(),
        [ignored "align"]
    }
    DIEnumerator = "DIEnumerator" {
        name: required "name",
        value: required "value",
        [ignored "isUnsigned"]
    }
    DIArrayType = "DICompositeType" "DW_TAG_array_type" {
        name: optional "name",
        element: required "baseType",
        bits: optional "size",
        flags: usually "flags" = DIFlags::NONE,
        dimensions: usually "elements" = Vec::new(),
        data_location: optional "dataLocation",
        associated: optional "associated",
        allocated: optional "allocated",
        rank: usually "rank" = Bound::Unknown,
        [ignored "align" "scope" "file" "line"]
    }
    DISubrange = "DISubrange" {
        count: usually "count" = Bound::Unknown,
        lower_bound: usually "lowerBound" = Bound::Unknown,
        upper_bound: usually "upperBound" = Bound::Unknown,
        stride: usually "stride" = Bound::Unknown,
    }
    DIStringType = "DIStringType" {
        name: optional "name",
        bits: optional "size",
        length: optional "stringLength",
        data_location: optional "stringLocation",
        encoding: optional "encoding",
        [ignored "tag" "align"]
    }
    SubroutineRow = "DISubroutineType" {
        types: required "types",
        flags: usually "flags" = DIFlags::NONE,
        calling_convention: optional "cc",
    }
    LocalRow = "DILocalVariable" {
        name: optional "name",
        kind: usually "arg" = VariableKind::Local,
        scope: required "scope",
        file: optional "file",
        line: usually "line" = 0,
        column: usually "column" = 0,
        ty: optional "type",
        align_bits: usually "align" = 0,
        flags: usually "flags" = DIFlags::NONE,
        memory_space: usually "memorySpace" = MemorySpace::NONE,
        origin: optional "origin",
        annotations: usually "annotations" = Annotations::NONE,

    }
    #[distinct] GlobalRow = "DIGlobalVariable" {
        name: optional "name",
        linkage_name: optional "linkageName",
        scope: required "scope",
        file: optional "file",
        line: usually "line" = 0,
        column: usually "column" = 0,
        ty: optional "type",
        is_local: usually "isLocal" = false,
        align_bits: usually "align" = 0,
        flags: usually "flags" = DIFlags::NONE,
        memory_space: usually "memorySpace" = MemorySpace::NONE,
        origin: optional "origin",
        annotations: usually "annotations" = Annotations::NONE,
        [ignored "isDefinition"]
    }
    #[distinct] DIFragment = "DIFragment" {}
    LocationRow = "DILocation" {
        line: usually "line" = 0,
        column: usually "column" = 0,
        scope: optional "scope",
        inlined_at: optional "inlinedAt",
        [ignored "isImplicitCode" "atomGroup" "atomRank"]
    }
    GlobalExpressionRow = "DIGlobalVariableExpression" {
        variable: required "var",
        expression: required "expr",
    }
    AssignIdRow = "DIAssignID" {
        is_stored: usually "stored" = false,
    }
    LabelRow = "DILabel" {
        scope: required "scope",
        name: required "name",
        file: required "file",
        line: usually "line" = 0,
        column: usually "column" = 0,
        is_entry: usually "isEntryPoint" = false,
    }
    #[distinct] ExprCodeRow = "DIExprCode" {}
    #[distinct] LifetimeRow = "DILifetime" {
        kind: optional "kind",
        object: required "object",
        location: required "location",
        arguments: usually "argObjects" = Vec::new(),
    }
}

/// The kinds that are determined by the name alone.
const NAMED: &[(&str, Kind)] = &[
    (UnitRow::NAME, Kind::Unit),
    (DIFile::NAME, Kind::File),
    (DISubprogram::NAME, Kind::Subprogram),
    (DILexicalBlock::NAME, Kind::Block),
    (DIInlinedScope::NAME, Kind::Inlined),
    (DINamespace::NAME, Kind::Namespace),
    (DICommonBlock::NAME, Kind::CommonBlock),
    (MacroRow::NAME, Kind::Macro),
    (MacroFileRow::NAME, Kind::MacroFile),
    (DIImportedEntity::NAME, Kind::Import),
    (TemplateTypeRow::NAME, Kind::TemplateType),
    (TemplateValueRow::NAME, Kind::TemplateValue),
    (FixedPointRow::NAME, Kind::FixedPointType),
    (DIStringType::NAME, Kind::StringType),
    (SubroutineRow::NAME, Kind::SubroutineType),
    (LocalRow::NAME, Kind::LocalVariable),
    (GlobalRow::NAME, Kind::GlobalVariable),
    (DIFragment::NAME, Kind::Fragment),
    (LabelRow::NAME, Kind::Label),
    (ExprCodeRow::NAME, Kind::ExprCode),
    (LifetimeRow::NAME, Kind::Lifetime),
    (DIEnumerator::NAME, Kind::Enumerator),
    (DISubrange::NAME, Kind::Subrange),
    (LocationRow::NAME, Kind::Location),
    (AssignIdRow::NAME, Kind::AssignId),
    (GlobalExpressionRow::NAME, Kind::GlobalExpression),
    // An array with a rank contains the same information.
    ("DIGenericSubrange", Kind::Subrange),
    // This is a block without a line and with another file or discriminator.
    ("DILexicalBlockFile", Kind::Block),
    ("DIModule", Kind::Namespace),
];

/// The nodes of LLVM that a module cannot represent.
const FOREIGN: [&str; 4] = [
    "DIExpression",
    "DIArgList",
    "DIObjCProperty",
    "GenericDINode",
];

/// The types of LLVM that a module cannot represent, by their node or tag. Other nodes can refer to
/// them as types that have only a name.
const FOREIGN_TYPES: [&str; 8] = [
    "DISubrangeType",
    "DW_TAG_set_type",
    "DW_TAG_file_type",
    "DW_TAG_dynamic_type",
    "DW_TAG_coarray_type",
    "DW_TAG_namelist",
    "DW_TAG_APPLE_ptrauth_type",
    "DW_TAG_LLVM_ptrauth_type",
];

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

/// Returns the error that a required field is misspelt, because one of the node's unknown fields
/// has a similar name.
pub(super) fn misspelt(
    node: &'static str,
    field: &'static str,
    known: &[&str],
    fields: &[Field],
    cursor: &Cursor<'_>,
) -> Option<Failure> {
    let name = |of: &Field| cursor.text_of(of.name);
    let found = fields
        .iter()
        .find(|of| !known.contains(&name(of)) && is_like(name(of), field))?;
    let kind = ParseErrorKind::MisspeltField {
        node,
        found: excerpt(name(found)),
        field,
    };
    Some(Failure {
        span: found.name,
        kind,
    })
}

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
    /// cannot represent.
    pub(super) fn foreign(name: &str) -> Option<Kind> {
        match name {
            _ if FOREIGN.contains(&name) => Some(Kind::Foreign),
            _ if FOREIGN_TYPES.contains(&name) => Some(Kind::ForeignType),
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
        if let Some((_, kind)) = NAMED.iter().find(|(known, _)| *known == name) {
            return Ok(*kind);
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
            let known = NAMED.iter().map(|(name, _)| *name).chain(WITH_TAG);
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
