//! The table of nodes, which states each kind's name and fields once for printing and for parsing.
//!
//! A row contains a Rust struct, the node's name in text, the `tag` if other kinds have the same
//! name, and the spelling of each of the struct's fields. From a row, the macro generates one
//! function, [`Node::visit`], which visits the fields in order. The [`Fields`] argument determines
//! the effect of each visit: the [writer](super::node_writer) prints the fields of a node, and the
//! [reader](super::node_reader) builds a node from the text.

use super::cursor::Cursor;
use super::error::{Failure, ParseErrorKind, excerpt};
use super::outline::Field;
use super::rows::*;
use super::values::Value;
use crate::metadata::*;
use crate::suggest::is_similar;
use alloc::vec::Vec;

/// The name of a field of a row.
#[derive(Clone, Copy)]
pub(super) struct FieldName {
    pub(super) text: &'static str,
    /// The index of the name in [`Node::FIELDS`].
    pub(super) index: usize,
}

impl FieldName {
    /// Returns the field of a row with a name. This is for constants: it does not compile if the
    /// row has no such field.
    pub(super) const fn of<N: Node>(text: &'static str) -> FieldName {
        let mut index = 0;
        while !is_equal(N::FIELDS[index].as_bytes(), text.as_bytes()) {
            index += 1;
        }
        FieldName { text, index }
    }
}

/// Compares strings in constants.
const fn is_equal(mut one: &[u8], mut other: &[u8]) -> bool {
    while let ([first, one_rest @ ..], [second, other_rest @ ..]) = (one, other) {
        if *first != *second {
            return false;
        }
        (one, other) = (one_rest, other_rest);
    }
    one.is_empty() && other.is_empty()
}

/// A visitor that prints or reads the fields of a node.
pub(super) trait Fields {
    /// Visits a field that is always present.
    fn required<V: Value>(&mut self, name: FieldName, old: Option<&V>) -> V;
    /// Visits a field that is left out, or `null`, if it has no value.
    fn optional<V: Value>(&mut self, name: FieldName, old: Option<&Option<V>>) -> Option<V>;
    /// Visits a field that is left out if it has its default value.
    fn defaulted<V: Value + PartialEq>(
        &mut self,
        name: FieldName,
        old: Option<&V>,
        default: V,
    ) -> V;
    /// Visits `flags` and `spFlags` of a subprogram. A subprogram without `spFlags` is a definition
    /// if it has a unit.
    fn subprogram_flags(&mut self, name: FieldName, old: Option<&DIFlags>) -> DIFlags;
    /// Visits the four fields that describe lanes.
    fn lanes(
        &mut self,
        [pc, active, count, iterations]: [FieldName; 4],
        old: Option<&Rare<LaneDetails>>,
    ) -> Rare<LaneDetails> {
        Rare::from(LaneDetails {
            lane_pc: self.optional(pc, old.map(|old| &old.lane_pc)),
            active_lane: self.optional(active, old.map(|old| &old.active_lane)),
            lane_count: self.optional(count, old.map(|old| &old.lane_count)),
            iterations: self.optional(iterations, old.map(|old| &old.iterations)),
        })
    }
    /// Visits a scope that is left out if it is the unit or a file.
    fn declared_in(&mut self, name: FieldName, old: Option<&Option<Scope>>) -> Option<Scope>;
    /// Visits the unit. A declaration may leave it out, and then belongs to the first unit.
    fn unit(&mut self, name: FieldName, old: Option<&UnitId>) -> UnitId;
    /// Visits the name of a subprogram. Functions that LLVM generates have only a linkage name.
    fn subprogram_name(&mut self, name: FieldName, old: Option<&Text>) -> Text;
    /// Visits the name of a common block. The blank common block may leave it out.
    fn common_name(&mut self, name: FieldName, old: Option<&Text>) -> Text;
    /// Visits the file of a subprogram. A declaration that is not in the source has no file in
    /// LLVM's text, and the first file here.
    fn subprogram_file(&mut self, name: FieldName, old: Option<&FileId>) -> FileId;
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
            $($field:ident: $how:ident $text:literal $([$($more:literal)+])? $(= $default:expr)?,)*
            $([ignored $($ignored:literal)+])?
        }
    )+) => {
        $(
            impl Node for $row {
                const NAME: &'static str = $name;
                const TAG: Option<&'static str> = nodes!(@tag $($tag)?);
                const DISTINCT: bool = nodes!(@mark $($mark)?);
                const FIELDS: &'static [&'static str] = &[$($text, $($($more,)+)?)* $($($ignored,)+)?];

                fn visit<F: Fields>(fields: &mut F, old: Option<&Self>) -> Self {
                    let _ = (&fields, old);
                    $row { $($field: fields.$how(nodes!(@names $row $text $($($more)+)?), old.map(|old| &old.$field) $(, $default)?),)* }
                }
            }
        )+
    };
    (@names $row:ident $text:literal) => { const { FieldName::of::<$row>($text) } };
    (@names $row:ident $($text:literal)+) => { const { [$(FieldName::of::<$row>($text)),+] } };
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
        optimized: defaulted "isOptimized" = false,
        flags: optional "flags",
        sysroot: optional "sysroot",
        sdk: optional "sdk",
        emission_kind: defaulted "emissionKind" = EmissionKind::Full,
        name_table_kind: defaulted "nameTableKind" = NameTableKind::Default,
        enums: defaulted "enums" = Vec::new(),
        retained_types: defaulted "retainedTypes" = Vec::new(),
        macros: defaulted "macros" = Vec::new(),
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
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        scope_line: defaulted "scopeLine" = 0,
        ty: optional "type",
        flags: subprogram_flags "flags",
        declaration: optional "declaration",
        containing_type: optional "containingType",
        virtual_index: optional "virtualIndex",
        template_parameters: defaulted "templateParams" = Vec::new(),
        frame_base: optional "frameBase",
        lanes: lanes "lanePC" ["activeLane" "laneCount" "iterations"],
        annotations: defaulted "annotations" = Annotations::NONE,
        [ignored "spFlags" "external" "isLocal" "isDefinition" "isOptimized" "retainedNodes" "thisAdjustment" "virtuality" "keyInstructions"]
    }
    #[distinct] DILexicalBlock = "DILexicalBlock" {
        scope: required "scope",
        file: required "file",
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        origin: optional "origin",
        lane_count: optional "laneCount",
        iterations: optional "iterations",
        [ignored "discriminator"]
    }
    #[distinct] DIInlinedScope = "DIInlinedScope" {
        origin: required "origin",
        scope: required "scope",
        call_file: required "callFile",
        call_line: defaulted "callLine" = 0,
        call_column: defaulted "callColumn" = 0,
        discriminator: defaulted "discriminator" = 0,
        lanes: lanes "lanePC" ["activeLane" "laneCount" "iterations"],
    }
    DINamespace = "DINamespace" {
        name: optional "name",
        scope: declared_in "scope",
        export_symbols: defaulted "exportSymbols" = false,
        [ignored "file" "line" "configMacros" "includePath" "apinotes" "isDecl"]
    }
    #[distinct] DICommonBlock = "DICommonBlock" {
        scope: required "scope",
        declaration: optional "declaration",
        name: common_name "name",
        file: optional "file",
        line: defaulted "line" = 0,
    }
    MacroRow = "DIMacro" {
        tag: required "type",
        line: defaulted "line" = 0,
        name: required "name",
        value: optional "value",
    }
    MacroFileRow = "DIMacroFile" {
        line: defaulted "line" = 0,
        file: required "file",
        entries: defaulted "nodes" = Vec::new(),
        [ignored "type"]
    }
    DIImportedEntity = "DIImportedEntity" {
        kind: required "tag",
        scope: required "scope",
        entity: required "entity",
        name: optional "name",
        file: optional "file",
        line: defaulted "line" = 0,
    }
    TemplateTypeRow = "DITemplateTypeParameter" {
        name: optional "name",
        ty: optional "type",
        is_default: defaulted "defaulted" = false,
    }
    TemplateValueRow = "DITemplateValueParameter" {
        tag: defaulted "tag" = TemplateTag::Value,
        name: optional "name",
        ty: optional "type",
        is_default: defaulted "defaulted" = false,
        value: optional "value",
    }
    DIBasicType = "DIBasicType" {
        name: required "name",
        bits: required "size",
        encoding: required "encoding",
        vector_size: optional "vectorSize",
        flags: defaulted "flags" = DIFlags::NONE,
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
        factor: defaulted "factor" = 0,
        numerator: defaulted "numerator" = 0,
        denominator: defaulted "denominator" = 0,
        [ignored "tag" "align" "scope" "file" "line" "flags"]
    }
    DIPointerType = "DIDerivedType" {
        kind: required "tag",
        base: optional "baseType",
        bits: optional "size",
        address_space: defaulted "addressSpace" = 0,
        memory_space: defaulted "memorySpace" = MemorySpace::NONE,
        flags: defaulted "flags" = DIFlags::NONE,
        annotations: defaulted "annotations" = Annotations::NONE,
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
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        align_bits: defaulted "align" = 0,
        flags: defaulted "flags" = DIFlags::NONE,
        template_parameters: defaulted "extraData" = Vec::new(),
        annotations: defaulted "annotations" = Annotations::NONE,
        [ignored "size"]
    }
    MemberRow = "DIDerivedType" {
        tag: required "tag",
        name: optional "name",
        ty: required "baseType",
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        bits: optional "size",
        offset: defaulted "offset" = 0,
        align_bits: defaulted "align" = 0,
        flags: defaulted "flags" = MemberFlags::default(),
        value: optional "extraData",
        annotations: defaulted "annotations" = Annotations::NONE,
        [ignored "scope" "file"]
    }
    CompositeRow = "DICompositeType" {
        kind: required "tag",
        name: optional "name",
        scope: declared_in "scope",
        file: optional "file",
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        bits: optional "size",
        align_bits: optional "align",
        flags: defaulted "flags" = DIFlags::NONE,
        identifier: optional "identifier",
        vtable_holder: optional "vtableHolder",
        template_parameters: defaulted "templateParams" = Vec::new(),
        elements: defaulted "elements" = Elements::default(),
        annotations: defaulted "annotations" = Annotations::NONE,
        [ignored "runtimeLang"]
    }
    DIVariantPart = "DICompositeType" "DW_TAG_variant_part" {
        discriminant: optional "discriminator",
        variants: defaulted "elements" = Vec::new(),
        [ignored "scope" "file" "size" "name" "align" "identifier"]
    }
    DIEnumerationType = "DICompositeType" "DW_TAG_enumeration_type" {
        name: optional "name",
        scope: declared_in "scope",
        file: optional "file",
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        base: optional "baseType",
        bits: defaulted "size" = 0,
        flags: defaulted "flags" = DIFlags::NONE,
        identifier: optional "identifier",
        enumerators: defaulted "elements" = Vec::new(),
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
        flags: defaulted "flags" = DIFlags::NONE,
        dimensions: defaulted "elements" = Vec::new(),
        data_location: optional "dataLocation",
        associated: optional "associated",
        allocated: optional "allocated",
        rank: defaulted "rank" = Bound::Unknown,
        [ignored "align" "scope" "file" "line"]
    }
    DISubrange = "DISubrange" {
        count: defaulted "count" = Bound::Unknown,
        lower_bound: defaulted "lowerBound" = Bound::Unknown,
        upper_bound: defaulted "upperBound" = Bound::Unknown,
        stride: defaulted "stride" = Bound::Unknown,
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
        flags: defaulted "flags" = DIFlags::NONE,
        calling_convention: optional "cc",
    }
    LocalRow = "DILocalVariable" {
        name: optional "name",
        linkage_name: optional "linkageName",
        kind: defaulted "arg" = VariableKind::Local,
        scope: required "scope",
        file: optional "file",
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        ty: optional "type",
        align_bits: defaulted "align" = 0,
        flags: defaulted "flags" = DIFlags::NONE,
        memory_space: defaulted "memorySpace" = MemorySpace::NONE,
        origin: optional "origin",
        annotations: defaulted "annotations" = Annotations::NONE,
    }
    #[distinct] GlobalRow = "DIGlobalVariable" {
        name: optional "name",
        linkage_name: optional "linkageName",
        scope: required "scope",
        file: optional "file",
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        ty: optional "type",
        is_local: defaulted "isLocal" = false,
        align_bits: defaulted "align" = 0,
        flags: defaulted "flags" = DIFlags::NONE,
        memory_space: defaulted "memorySpace" = MemorySpace::NONE,
        origin: optional "origin",
        annotations: defaulted "annotations" = Annotations::NONE,
        [ignored "isDefinition"]
    }
    #[distinct] DIFragment = "DIFragment" {}
    LocationRow = "DILocation" {
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        scope: optional "scope",
        inlined_at: optional "inlinedAt",
        [ignored "isImplicitCode" "atomGroup" "atomRank"]
    }
    GlobalExpressionRow = "DIGlobalVariableExpression" {
        variable: required "var",
        expression: required "expr",
    }
    AssignIdRow = "DIAssignID" {
        is_stored: defaulted "stored" = false,
    }
    LabelRow = "DILabel" {
        scope: required "scope",
        name: required "name",
        file: required "file",
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        is_entry: defaulted "isEntryPoint" = false,
    }
    #[distinct] ExprCodeRow = "DIExprCode" {}
    #[distinct] LifetimeRow = "DILifetime" {
        kind: optional "kind",
        object: required "object",
        location: required "location",
        arguments: defaulted "argObjects" = Vec::new(),
    }
}

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
        .find(|of| !known.contains(&name(of)) && is_similar(name(of), field))?;
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
