//! The table of nodes, which states each kind's name and fields once for printing and for parsing.
//!
//! A row contains a Rust struct, the node's name in text, the `tag` if other kinds have the same
//! name, and the spelling of each of the struct's fields. `node` names a struct of the module.
//! `row` defines a struct, with the types of its fields, for a node that is different in LLVM's
//! text ([`rows`](super::rows) converts it). From a row, the macro generates one function,
//! [`Node::visit`], which visits the fields in order. The [`Fields`] argument determines the effect
//! of each visit: the [writer](super::node_writer) prints the fields of a node, and the
//! [reader](super::node_reader) builds a node from the text.

use super::cursor::Cursor;
use super::error::{Failure, ParseErrorKind, excerpt};
use super::outline::Field;
use super::tags::*;
use super::text_expression::TextExpression;
use super::values::Value;
use crate::expr::DIExpr;
use crate::metadata::*;
use crate::suggest::is_similar;
use alloc::vec::Vec;
use gimli::{DwAte, DwCc};

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
    /// Visits the address space of a pointer: the compiler's number, or in LLVM's text DWARF's.
    fn pointer_space(&mut self, [own, _dwarf]: [FieldName; 2], old: Option<&u32>) -> u32 {
        self.defaulted(own, old, 0)
    }
    /// Visits the flags of a structure or enumeration.
    fn type_flags(&mut self, name: FieldName, old: Option<&DIFlags>) -> DIFlags;
    /// Visits the size of a composite type. A declaration has none, though LLVM states the size of a
    /// type that is defined elsewhere.
    fn composite_bits(&mut self, name: FieldName, old: Option<&Option<u64>>) -> Option<u64>;
    /// Visits the checksum of a file. Only MD5 is kept, as in DWARF 5.
    fn checksum(&mut self, name: FieldName, old: Option<&Option<[u8; 16]>>) -> Option<[u8; 16]>;
    /// Visits the value of an enumerator. An unsigned one may have 128 bits.
    fn enumerator_value(&mut self, name: FieldName, old: Option<&i128>) -> i128;
    /// Visits the scope of a global variable. It may be left out if it is a unit.
    fn global_scope(&mut self, name: FieldName, old: Option<&Scope>) -> Scope;
    /// Visits the unit. A declaration may leave it out, and then belongs to the first unit.
    fn unit(&mut self, name: FieldName, old: Option<&UnitId>) -> UnitId;
    /// Visits the name of a subprogram. Functions that LLVM generates have only a linkage name.
    fn subprogram_name(&mut self, name: FieldName, old: Option<&Text>) -> Text;
    /// Visits the name of a common block. The blank common block may leave it out.
    fn common_name(&mut self, name: FieldName, old: Option<&Text>) -> Text;
    /// Visits the file of a subprogram. A declaration that is not in the source has no file in
    /// LLVM's text. The reader gives it the first file.
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
    /// Every field that the node may have. The ignored fields are last.
    const FIELDS: &'static [&'static str];
    /// The number of ignored fields.
    const IGNORED: usize;
    /// Visits the fields of `old`, or of a node that is being read.
    fn visit<F: Fields>(fields: &mut F, old: Option<&Self>) -> Self;
}

macro_rules! nodes {
    ($(
        $(#[$attribute:meta])* $kind:ident $row:ident $($mark:ident)? = $name:literal $($tag:literal)? {
            $($(#[$of_field:meta])* $field:ident $(($ty:ty))?: $how:ident $text:literal $([$($more:literal)+])? $(= $default:expr)?,)*
            $([ignored $($ignored:literal)+])?
        }
    )+) => {
        $(
            nodes! { @$kind $(#[$attribute])* $row { $($(#[$of_field])* $field $($ty)?;)* } }

            impl Node for $row {
                const NAME: &'static str = $name;
                const TAG: Option<&'static str> = nodes!(@tag $($tag)?);
                const DISTINCT: bool = nodes!(@mark $($mark)?);
                const FIELDS: &'static [&'static str] = &[$($text, $($($more,)+)?)* $($($ignored,)+)?];
                const IGNORED: usize = <[&str]>::len(&[$($($ignored),+)?]);

                fn visit<F: Fields>(fields: &mut F, old: Option<&Self>) -> Self {
                    let _ = (&fields, old);
                    $row { $($field: fields.$how(nodes!(@names $row $text $($($more)+)?), old.map(|old| &old.$field) $(, $default)?),)* }
                }
            }
        )+
    };
    (@node $row:ident { $($field:ident;)* }) => {};
    (@row $(#[$attribute:meta])* $row:ident { $($(#[$of_field:meta])* $field:ident $ty:ty;)* }) => {
        $(#[$attribute])*
        pub(super) struct $row {
            $($(#[$of_field])* pub(super) $field: $ty,)*
        }
    };
    (@names $row:ident $text:literal) => { const { FieldName::of::<$row>($text) } };
    (@names $row:ident $($text:literal)+) => { const { [$(FieldName::of::<$row>($text)),+] } };
    (@tag) => { None };
    (@tag $tag:literal) => { Some($tag) };
    (@mark) => { false };
    (@mark distinct) => { true };
}

nodes! {
    /// A [`DICompileUnit`]: LLVM has separate lists of enumerations and other retained types.
    row UnitRow distinct = "DICompileUnit" {
        language(gimli::DwLang): required "language",
        file(FileId): required "file",
        producer(Text): required "producer",
        optimized(bool): defaulted "isOptimized" = false,
        flags(Option<Text>): optional "flags",
        sysroot(Option<Text>): optional "sysroot",
        sdk(Option<Text>): optional "sdk",
        emission_kind(EmissionKind): defaulted "emissionKind" = EmissionKind::Full,
        name_table_kind(NameTableKind): defaulted "nameTableKind" = NameTableKind::Default,
        enums(Vec<TypeId>): defaulted "enums" = Vec::new(),
        retained_types(Vec<TypeId>): defaulted "retainedTypes" = Vec::new(),
        macros(Vec<MacroId>): defaulted "macros" = Vec::new(),
        [ignored "runtimeVersion" "globals" "imports" "splitDebugInlining" "debugInfoForProfiling" "rangesBaseAddress"]
    }
    node DIFile = "DIFile" {
        name: required "filename",
        directory: required "directory",
        md5: checksum "checksum",
        source: optional "source",
        [ignored "checksumkind"]
    }
    node DISubprogram distinct = "DISubprogram" {
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
    node DILexicalBlock distinct = "DILexicalBlock" {
        scope: required "scope",
        file: required "file",
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        origin: optional "origin",
        lane_count: optional "laneCount",
        iterations: optional "iterations",
        [ignored "discriminator"]
    }
    node DIInlinedScope distinct = "DIInlinedScope" {
        origin: required "origin",
        scope: required "scope",
        call_file: required "callFile",
        call_line: defaulted "callLine" = 0,
        call_column: defaulted "callColumn" = 0,
        discriminator: defaulted "discriminator" = 0,
        lanes: lanes "lanePC" ["activeLane" "laneCount" "iterations"],
    }
    node DINamespace = "DINamespace" {
        name: optional "name",
        scope: declared_in "scope",
        export_symbols: defaulted "exportSymbols" = false,
        [ignored "file" "line" "configMacros" "includePath" "apinotes" "isDecl"]
    }
    node DICommonBlock distinct = "DICommonBlock" {
        scope: required "scope",
        declaration: optional "declaration",
        name: common_name "name",
        file: optional "file",
        line: defaulted "line" = 0,
    }
    /// A [`DIMacro`] that is not a file.
    row MacroRow = "DIMacro" {
        tag(MacroTag): required "type",
        line(u32): defaulted "line" = 0,
        name(Text): required "name",
        value(Option<Text>): optional "value",
    }
    /// A [`DIMacro::File`].
    row MacroFileRow = "DIMacroFile" {
        line(u32): defaulted "line" = 0,
        file(FileId): required "file",
        entries(Vec<MacroId>): defaulted "nodes" = Vec::new(),
        [ignored "type"]
    }
    node DIImportedEntity = "DIImportedEntity" {
        kind: required "tag",
        scope: required "scope",
        entity: required "entity",
        name: optional "name",
        file: optional "file",
        line: defaulted "line" = 0,
    }
    /// A [`DITemplateParameter`] whose argument is a type.
    row TemplateTypeRow = "DITemplateTypeParameter" {
        name(Option<Text>): optional "name",
        ty(Option<TypeId>): optional "type",
        is_default(bool): defaulted "defaulted" = false,
    }
    /// A [`DITemplateParameter`] whose argument is a value or a template.
    row TemplateValueRow = "DITemplateValueParameter" {
        tag(TemplateTag): defaulted "tag" = TemplateTag::Value,
        name(Option<Text>): optional "name",
        ty(Option<TypeId>): optional "type",
        is_default(bool): defaulted "defaulted" = false,
        value(Option<TemplateArgument>): optional "value",
    }
    node DIBasicType = "DIBasicType" {
        name: required "name",
        bits: defaulted "size" = 0,
        encoding: required "encoding",
        data_bits: optional "dataSize",
        vector_size: optional "vectorSize",
        flags: defaulted "flags" = DIFlags::NONE,
        [ignored "tag" "align"]
    }
    /// A [`DIType::Unspecified`].
    row UnspecifiedRow = "DIBasicType" "DW_TAG_unspecified_type" {
        name(Text): required "name",
    }
    /// A [`DIFixedPointType`]: LLVM has a field for each number of its scale.
    row FixedPointRow = "DIFixedPointType" {
        name(Text): required "name",
        bits(u64): required "size",
        encoding(DwAte): required "encoding",
        kind(FixedPointKind): required "kind",
        factor(i64): defaulted "factor" = 0,
        numerator(i64): defaulted "numerator" = 0,
        denominator(i64): defaulted "denominator" = 0,
        [ignored "tag" "align" "scope" "file" "line" "flags"]
    }
    node DIPointerType = "DIDerivedType" {
        kind: required "tag",
        base: optional "baseType",
        bits: optional "size",
        address_space: pointer_space "addressSpace" ["dwarfAddressSpace"],
        memory_space: defaulted "memorySpace" = MemorySpace::NONE,
        flags: defaulted "flags" = DIFlags::NONE,
        annotations: defaulted "annotations" = Annotations::NONE,
        [ignored "align" "name"]
    }
    node DIMemberPointerType = "DIDerivedType" "DW_TAG_ptr_to_member_type" {
        base: required "baseType",
        class: required "extraData",
        bits: optional "size",
        [ignored "flags" "align"]
    }
    node DIQualifiedType = "DIDerivedType" {
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
    /// A [`DIMember`]. LLVM marks bit-fields and static members with flags.
    #[derive(Clone)]
    row MemberRow = "DIDerivedType" {
        tag(MemberTag): required "tag",
        name(Option<Text>): optional "name",
        ty(TypeId): required "baseType",
        line(u32): defaulted "line" = 0,
        column(u32): defaulted "column" = 0,
        bits(Option<u64>): optional "size",
        offset(u64): defaulted "offset" = 0,
        align_bits(u32): defaulted "align" = 0,
        flags(MemberFlags): defaulted "flags" = MemberFlags::default(),
        value(Option<TypedConstant>): optional "extraData",
        annotations(Annotations): defaulted "annotations" = Annotations::NONE,
        [ignored "scope" "file"]
    }
    /// A [`DICompositeType`].
    row CompositeRow = "DICompositeType" {
        kind(CompositeKind): required "tag",
        name(Option<Text>): optional "name",
        scope(Option<Scope>): declared_in "scope",
        file(Option<FileId>): optional "file",
        line(u32): defaulted "line" = 0,
        column(u32): defaulted "column" = 0,
        bits(Option<u64>): composite_bits "size",
        align_bits(Option<u64>): optional "align",
        flags(DIFlags): type_flags "flags",
        identifier(Option<Text>): optional "identifier",
        vtable_holder(Option<TypeId>): optional "vtableHolder",
        template_parameters(Vec<TemplateId>): defaulted "templateParams" = Vec::new(),
        elements(Elements): defaulted "elements" = Elements::default(),
        annotations(Annotations): defaulted "annotations" = Annotations::NONE,
        [ignored "runtimeLang"]
    }
    node DIVariantPart = "DICompositeType" "DW_TAG_variant_part" {
        discriminant: optional "discriminator",
        variants: defaulted "elements" = Vec::new(),
        [ignored "scope" "file" "size" "name" "align" "identifier"]
    }
    node DIEnumerationType = "DICompositeType" "DW_TAG_enumeration_type" {
        name: optional "name",
        scope: declared_in "scope",
        file: optional "file",
        line: defaulted "line" = 0,
        column: defaulted "column" = 0,
        base: optional "baseType",
        bits: defaulted "size" = 0,
        flags: type_flags "flags",
        identifier: optional "identifier",
        enumerators: defaulted "elements" = Vec::new(),
        [ignored "align"]
    }
    node DIEnumerator = "DIEnumerator" {
        name: required "name",
        value: enumerator_value "value",
        [ignored "isUnsigned"]
    }
    node DIArrayType = "DICompositeType" "DW_TAG_array_type" {
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
    node DISubrange = "DISubrange" {
        count: defaulted "count" = Bound::Unknown,
        lower_bound: defaulted "lowerBound" = Bound::Unknown,
        upper_bound: defaulted "upperBound" = Bound::Unknown,
        stride: defaulted "stride" = Bound::Unknown,
    }
    node DIStringType = "DIStringType" {
        name: optional "name",
        bits: optional "size",
        length: optional "stringLength",
        data_location: optional "stringLocation",
        encoding: optional "encoding",
        [ignored "tag" "align"]
    }
    /// A [`DISubroutineType`]. The result and the parameters are in one list, which ends with
    /// `null` if more parameters may follow.
    row SubroutineRow = "DISubroutineType" {
        types(Vec<Option<TypeId>>): required "types",
        flags(DIFlags): defaulted "flags" = DIFlags::NONE,
        calling_convention(Option<DwCc>): optional "cc",
    }
    /// A [`DIVariable`] that is not global.
    row LocalRow = "DILocalVariable" {
        name(Option<Text>): optional "name",
        linkage_name(Option<Text>): optional "linkageName",
        kind(VariableKind): defaulted "arg" = VariableKind::Local,
        scope(Scope): required "scope",
        file(Option<FileId>): optional "file",
        line(u32): defaulted "line" = 0,
        column(u32): defaulted "column" = 0,
        ty(Option<TypeId>): optional "type",
        align_bits(u32): defaulted "align" = 0,
        flags(DIFlags): defaulted "flags" = DIFlags::NONE,
        memory_space(MemorySpace): defaulted "memorySpace" = MemorySpace::NONE,
        origin(Option<VariableId>): optional "origin",
        annotations(Annotations): defaulted "annotations" = Annotations::NONE,
    }
    /// A [`DIVariable`] that is global.
    row GlobalRow distinct = "DIGlobalVariable" {
        name(Option<Text>): optional "name",
        linkage_name(Option<Text>): optional "linkageName",
        scope(Scope): global_scope "scope",
        file(Option<FileId>): optional "file",
        line(u32): defaulted "line" = 0,
        column(u32): defaulted "column" = 0,
        ty(Option<TypeId>): optional "type",
        is_local(bool): defaulted "isLocal" = false,
        is_definition(bool): defaulted "isDefinition" = true,
        align_bits(u32): defaulted "align" = 0,
        flags(DIFlags): defaulted "flags" = DIFlags::NONE,
        memory_space(MemorySpace): defaulted "memorySpace" = MemorySpace::NONE,
        origin(Option<VariableId>): optional "origin",
        annotations(Annotations): defaulted "annotations" = Annotations::NONE,
    }
    node DIFragment distinct = "DIFragment" {}
    /// The `DILocation` of a debug record. Its line has no meaning for a variable.
    row LocationRow = "DILocation" {
        line(u32): defaulted "line" = 0,
        column(u32): defaulted "column" = 0,
        scope(Option<Scope>): optional "scope",
        inlined_at(Option<Scope>): optional "inlinedAt",
        [ignored "isImplicitCode" "atomGroup" "atomRank"]
    }
    /// A `DIGlobalVariableExpression`, which gives the location of a global variable in LLVM.
    row GlobalExpressionRow = "DIGlobalVariableExpression" {
        variable(VariableId): required "var",
        expression(TextExpression): required "expr",
    }
    /// The `DIAssignID` of a `#dbg_assign`. In LLVM, the store instructions have the id. Here,
    /// `stored` states whether the store has been executed.
    row AssignIdRow = "DIAssignID" {
        is_stored(bool): defaulted "stored" = false,
    }
    /// A [`DICode::Label`].
    row LabelRow = "DILabel" {
        scope(Scope): required "scope",
        name(Text): required "name",
        file(FileId): required "file",
        line(u32): defaulted "line" = 0,
        column(u32): defaulted "column" = 0,
        is_entry(bool): defaulted "isEntryPoint" = false,
    }
    /// A [`DICode::Expression`].
    row ExprCodeRow distinct = "DIExprCode" {}
    /// A [`DILifetime`] with its arguments.
    row LifetimeRow distinct = "DILifetime" {
        /// The kind. It is left out if it follows from the markers: a lifetime is bounded if a
        /// marker names it.
        kind(Option<LifetimeKind>): optional "kind",
        object(Object): required "object",
        location(DIExpr): required "location",
        arguments(Vec<Object>): defaulted "argObjects" = Vec::new(),
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
