//! Structs for rows of the [table](super::nodes) for which LLVM's text and the module differ.

use super::text_expression::TextExpression;
use crate::expr::DIExpr;
use crate::metadata::*;
use crate::units::Bytes;
use alloc::vec::Vec;
use gimli::{DwAte, DwCc, DwLang};

/// A [`DICompileUnit`]: LLVM has separate lists of enumerations and other retained types.
pub(super) struct UnitRow {
    pub(super) file: FileId,
    pub(super) language: DwLang,
    pub(super) producer: Text,
    pub(super) optimized: bool,
    pub(super) flags: Option<Text>,
    pub(super) sysroot: Option<Text>,
    pub(super) sdk: Option<Text>,
    pub(super) emission_kind: EmissionKind,
    pub(super) name_table_kind: NameTableKind,
    pub(super) enums: Vec<TypeId>,
    pub(super) retained_types: Vec<TypeId>,
    pub(super) macros: Vec<MacroId>,
}

/// Moves fields with equal names from one struct to another, or to a variant.
macro_rules! fields {
    ($from:expr => $($to:ident)::+ { $($field:ident)+ } $($more:ident: $value:expr),*) => {
        $($to)::+ { $($field: $from.$field,)+ $($more: $value,)* }
    };
}

impl From<&DICompileUnit> for UnitRow {
    fn from(unit: &DICompileUnit) -> UnitRow {
        let unit = unit.clone();
        fields!(unit => UnitRow {
            file language producer optimized flags sysroot sdk emission_kind name_table_kind retained_types macros
        } enums: Vec::new())
    }
}

impl From<UnitRow> for DICompileUnit {
    fn from(mut row: UnitRow) -> DICompileUnit {
        row.retained_types.extend(row.enums);
        fields!(row => DICompileUnit {
            file language producer optimized flags sysroot sdk emission_kind name_table_kind retained_types macros
        })
    }
}

/// The type of a macro, with the name in DWARF 4.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MacroTag {
    Define,
    Undefine,
}

/// A [`DIMacro`] that is not a file.
pub(super) struct MacroRow {
    pub(super) tag: MacroTag,
    pub(super) line: u32,
    pub(super) name: Text,
    pub(super) value: Option<Text>,
}

impl From<MacroRow> for DIMacro {
    fn from(row: MacroRow) -> DIMacro {
        let (line, name, value) = (row.line, row.name, row.value);
        match row.tag {
            MacroTag::Define => DIMacro::Define { line, name, value },
            MacroTag::Undefine => DIMacro::Undefine { line, name },
        }
    }
}

/// A [`DIMacro::File`].
pub(super) struct MacroFileRow {
    pub(super) line: u32,
    pub(super) file: FileId,
    pub(super) entries: Vec<MacroId>,
}

impl From<MacroFileRow> for DIMacro {
    fn from(row: MacroFileRow) -> DIMacro {
        fields!(row => DIMacro::File { line file entries })
    }
}

/// A [`DITemplateParameter`] whose argument is a type.
pub(super) struct TemplateTypeRow {
    pub(super) name: Option<Text>,
    pub(super) ty: Option<TypeId>,
    pub(super) is_default: bool,
}

impl From<TemplateTypeRow> for DITemplateParameter {
    fn from(row: TemplateTypeRow) -> DITemplateParameter {
        fields!(row => DITemplateParameter { name ty is_default } argument: TemplateArgument::Type)
    }
}

/// The tag of a template parameter whose argument is not a type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TemplateTag {
    Value,
    Template,
    Pack,
}

/// A [`DITemplateParameter`] whose argument is a value or a template.
pub(super) struct TemplateValueRow {
    pub(super) tag: TemplateTag,
    pub(super) name: Option<Text>,
    pub(super) ty: Option<TypeId>,
    pub(super) is_default: bool,
    pub(super) value: Option<TemplateArgument>,
}

/// A [`DIType::Unspecified`].
pub(super) struct UnspecifiedRow {
    pub(super) name: Text,
}

/// The tag of a member.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MemberTag {
    Member,
    Inheritance,
    /// A static member in DWARF 5.
    Variable,
    Friend,
}

/// The kind of a [`FixedPointScale`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum FixedPointKind {
    Binary,
    Decimal,
    Rational,
}

/// A [`DIFixedPointType`]: LLVM has a field for each number of its scale.
pub(super) struct FixedPointRow {
    pub(super) name: Text,
    pub(super) bits: u64,
    pub(super) encoding: DwAte,
    pub(super) kind: FixedPointKind,
    pub(super) factor: i64,
    pub(super) numerator: i64,
    pub(super) denominator: i64,
}

impl From<&DIFixedPointType> for FixedPointRow {
    fn from(ty: &DIFixedPointType) -> FixedPointRow {
        let (kind, factor, (numerator, denominator)) = match ty.scale {
            FixedPointScale::Binary(factor) => (FixedPointKind::Binary, factor, (0, 0)),
            FixedPointScale::Decimal(factor) => (FixedPointKind::Decimal, factor, (0, 0)),
            FixedPointScale::Rational {
                numerator,
                denominator,
            } => (FixedPointKind::Rational, 0, (numerator, denominator)),
        };
        fields!(ty => FixedPointRow { name bits encoding }
            kind: kind, factor: factor, numerator: numerator, denominator: denominator)
    }
}

impl From<FixedPointRow> for DIFixedPointType {
    fn from(row: FixedPointRow) -> DIFixedPointType {
        let scale = match row.kind {
            FixedPointKind::Binary => FixedPointScale::Binary(row.factor),
            FixedPointKind::Decimal => FixedPointScale::Decimal(row.factor),
            FixedPointKind::Rational => FixedPointScale::Rational {
                numerator: row.numerator,
                denominator: row.denominator,
            },
        };
        fields!(row => DIFixedPointType { name bits encoding } scale: scale)
    }
}

/// The flags of a member. The module stores two of them in other fields.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct MemberFlags {
    pub(super) flags: DIFlags,
    pub(super) is_static: bool,
    pub(super) is_bit_field: bool,
}

/// A [`DIMember`]. LLVM marks bit-fields and static members with flags.
#[derive(Clone)]
pub(super) struct MemberRow {
    pub(super) tag: MemberTag,
    pub(super) name: Option<Text>,
    pub(super) ty: TypeId,
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) bits: Option<u64>,
    pub(super) offset: u64,
    pub(super) align_bits: u32,
    pub(super) flags: MemberFlags,
    pub(super) value: Option<TypedConstant>,
    pub(super) annotations: Annotations,
}

impl From<&DIMember> for MemberRow {
    fn from(member: &DIMember) -> MemberRow {
        let member = member.clone();
        // In text, the offset of a member with `DIFlagVirtual` is the number of bytes from the
        // vbase offset up to the address point of the virtual table.
        let (tag, offset, flags) = match member.kind {
            MemberKind::Data | MemberKind::Static => {
                (MemberTag::Member, member.offset, member.flags)
            }
            MemberKind::Inheritance => (MemberTag::Inheritance, member.offset, member.flags),
            MemberKind::Friend => (MemberTag::Friend, member.offset, member.flags),
            MemberKind::VirtualInheritance(before) => (
                MemberTag::Inheritance,
                before.0,
                member.flags | DIFlags::VIRTUAL,
            ),
        };
        let flags = MemberFlags {
            flags,
            is_static: member.kind == MemberKind::Static,
            is_bit_field: member.bit_field.is_some(),
        };
        fields!(member => MemberRow { name ty line column align_bits value annotations }
            tag: tag, bits: member.bit_field, offset: offset, flags: flags)
    }
}

impl From<MemberRow> for DIMember {
    fn from(row: MemberRow) -> DIMember {
        let flags = row.flags;
        let kind = match row.tag {
            MemberTag::Inheritance if flags.flags.contains(DIFlags::VIRTUAL) => {
                MemberKind::VirtualInheritance(Bytes(row.offset))
            }
            MemberTag::Inheritance => MemberKind::Inheritance,
            MemberTag::Friend => MemberKind::Friend,
            MemberTag::Variable => MemberKind::Static,
            MemberTag::Member if flags.is_static => MemberKind::Static,
            MemberTag::Member => MemberKind::Data,
        };
        let offset = match kind {
            MemberKind::VirtualInheritance(_) => 0,
            _ => row.offset,
        };
        let bit_field = row.bits.filter(|_| flags.is_bit_field);
        fields!(row => DIMember { name ty line column align_bits value annotations }
            kind: kind, bit_field: bit_field, offset: offset, flags: flags.flags.without(DIFlags::VIRTUAL))
    }
}

/// The elements of a composite type, which are in one list in the text.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Elements {
    pub(super) members: Vec<DIMember>,
    pub(super) variant_parts: Vec<TypeId>,
}

/// A [`DICompositeType`].
pub(super) struct CompositeRow {
    pub(super) kind: CompositeKind,
    pub(super) name: Option<Text>,
    pub(super) scope: Option<Scope>,
    pub(super) file: Option<FileId>,
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) bits: Option<u64>,
    pub(super) align_bits: Option<u64>,
    pub(super) flags: DIFlags,
    pub(super) identifier: Option<Text>,
    pub(super) vtable_holder: Option<TypeId>,
    pub(super) template_parameters: Vec<TemplateId>,
    pub(super) elements: Elements,
    pub(super) annotations: Annotations,
}

impl From<&DICompositeType> for CompositeRow {
    fn from(composite: &DICompositeType) -> CompositeRow {
        let composite = composite.clone();
        let elements = Elements {
            members: composite.members,
            variant_parts: composite.variant_parts,
        };
        fields!(composite => CompositeRow {
            kind name scope file line column bits align_bits flags identifier vtable_holder
            template_parameters annotations
        } elements: elements)
    }
}

impl From<CompositeRow> for DICompositeType {
    fn from(row: CompositeRow) -> DICompositeType {
        let Elements {
            members,
            variant_parts,
        } = row.elements;
        fields!(row => DICompositeType {
            kind name scope file line column bits align_bits flags identifier vtable_holder
            template_parameters annotations
        } members: members, variant_parts: variant_parts)
    }
}

/// A [`DISubroutineType`]. The result and the parameters are in one list, which ends with `null` if
/// more parameters may follow.
pub(super) struct SubroutineRow {
    pub(super) types: Vec<Option<TypeId>>,
    pub(super) flags: DIFlags,
    pub(super) calling_convention: Option<DwCc>,
}

/// A [`DIVariable`] that is not global.
pub(super) struct LocalRow {
    pub(super) name: Option<Text>,
    pub(super) linkage_name: Option<Text>,
    pub(super) kind: VariableKind,
    pub(super) scope: Scope,
    pub(super) file: Option<FileId>,
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) ty: Option<TypeId>,
    pub(super) align_bits: u32,
    pub(super) flags: DIFlags,
    pub(super) memory_space: MemorySpace,
    pub(super) origin: Option<VariableId>,
    pub(super) annotations: Annotations,
}

/// A [`DIVariable`] that is global.
pub(super) struct GlobalRow {
    pub(super) name: Option<Text>,
    pub(super) linkage_name: Option<Text>,
    pub(super) scope: Scope,
    pub(super) file: Option<FileId>,
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) ty: Option<TypeId>,
    pub(super) is_local: bool,
    pub(super) align_bits: u32,
    pub(super) flags: DIFlags,
    pub(super) memory_space: MemorySpace,
    pub(super) origin: Option<VariableId>,
    pub(super) annotations: Annotations,
}

impl From<&DIVariable> for LocalRow {
    fn from(variable: &DIVariable) -> LocalRow {
        let details = (*variable.details).clone();
        fields!(variable => LocalRow {
            name kind scope file line column ty origin
        }
            flags: details.flags,
            linkage_name: details.linkage_name,
            align_bits: details.align_bits,
            memory_space: details.memory_space,
            annotations: details.annotations
        )
    }
}

impl From<&DIVariable> for GlobalRow {
    fn from(variable: &DIVariable) -> GlobalRow {
        let is_local = variable.details.flags.contains(DIFlags::LOCAL_TO_UNIT);
        let row = LocalRow::from(variable);
        fields!(row => GlobalRow {
            name linkage_name scope file line column ty align_bits memory_space origin annotations
        } is_local: is_local, flags: row.flags.without(DIFlags::LOCAL_TO_UNIT))
    }
}

impl From<LocalRow> for DIVariable {
    fn from(row: LocalRow) -> DIVariable {
        let details = fields!(row => VariableDetails {
            flags linkage_name align_bits memory_space annotations
        });
        fields!(row => DIVariable {
            name kind scope file line column ty origin
        } details: details.into())
    }
}

impl From<GlobalRow> for DIVariable {
    fn from(row: GlobalRow) -> DIVariable {
        let local = if row.is_local {
            DIFlags::LOCAL_TO_UNIT
        } else {
            DIFlags::NONE
        };
        DIVariable::from(fields!(row => LocalRow {
            name linkage_name scope file line column ty align_bits memory_space origin annotations
        } kind: VariableKind::Global, flags: row.flags | local))
    }
}

/// A [`DICode::Label`].
pub(super) struct LabelRow {
    pub(super) scope: Scope,
    pub(super) name: Text,
    pub(super) file: FileId,
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) is_entry: bool,
}

impl From<LabelRow> for DICode {
    fn from(row: LabelRow) -> DICode {
        fields!(row => DICode::Label { name scope file line column is_entry })
    }
}

/// A [`DICode::Expression`].
pub(super) struct ExprCodeRow {}

impl From<ExprCodeRow> for DICode {
    fn from(_: ExprCodeRow) -> DICode {
        DICode::Expression
    }
}

/// A [`DILifetime`] with its arguments.
pub(super) struct LifetimeRow {
    /// The kind. It is left out if it follows from the markers: a lifetime is bounded if a marker
    /// names it.
    pub(super) kind: Option<LifetimeKind>,
    pub(super) object: Object,
    pub(super) location: DIExpr,
    pub(super) arguments: Vec<Object>,
}

/// The `DILocation` of a debug record. Its line has no meaning for a variable.
pub(super) struct LocationRow {
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) scope: Option<Scope>,
    pub(super) inlined_at: Option<Scope>,
}

/// A `DIGlobalVariableExpression`, which gives the location of a global variable in LLVM.
pub(super) struct GlobalExpressionRow {
    pub(super) variable: VariableId,
    pub(super) expression: TextExpression,
}

/// The `DIAssignID` of a `#dbg_assign`. In LLVM, the store instructions have the id. Here, `stored`
/// states whether the store has been executed.
pub(super) struct AssignIdRow {
    pub(super) is_stored: bool,
}
