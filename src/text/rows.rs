//! Converts between nodes of the module and the rows of the [table](super::nodes) that differ from
//! them.

use super::nodes::*;
use super::tags::*;
use crate::metadata::*;
use crate::units::Bytes;
use alloc::vec::Vec;

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

impl From<MacroRow> for DIMacro {
    fn from(row: MacroRow) -> DIMacro {
        let (line, name, value) = (row.line, row.name, row.value);
        match row.tag {
            MacroTag::Define => DIMacro::Define { line, name, value },
            MacroTag::Undefine => DIMacro::Undefine { line, name },
        }
    }
}

impl From<MacroFileRow> for DIMacro {
    fn from(row: MacroFileRow) -> DIMacro {
        fields!(row => DIMacro::File { line file entries })
    }
}

impl From<TemplateTypeRow> for DITemplateParameter {
    fn from(row: TemplateTypeRow) -> DITemplateParameter {
        fields!(row => DITemplateParameter { name ty is_default } argument: TemplateArgument::Type)
    }
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

impl From<&DICompositeType> for CompositeRow {
    fn from(composite: &DICompositeType) -> CompositeRow {
        let mut composite = composite.clone();
        let elements = Elements {
            members: composite.members,
            variant_parts: composite.variant_parts,
        };
        // Without the flag, a structure of members without bits would have a size of 0.
        if composite.bits.is_none() && elements != Elements::default() {
            composite.flags |= DIFlags::DECLARATION;
        }
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
            kind name scope file line column bits align_bits identifier vtable_holder
            template_parameters annotations
        }
            members: members,
            variant_parts: variant_parts,
            flags: row.flags.without(DIFlags::DECLARATION)
        )
    }
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
        }
            is_local: is_local,
            is_definition: !variable.details.is_declaration,
            flags: row.flags.without(DIFlags::LOCAL_TO_UNIT)
        )
    }
}

impl From<LocalRow> for DIVariable {
    fn from(row: LocalRow) -> DIVariable {
        let details = fields!(row => VariableDetails {
            flags linkage_name align_bits memory_space annotations
        } is_declaration: false);
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
        let is_definition = row.is_definition;
        let mut variable = DIVariable::from(fields!(row => LocalRow {
            name linkage_name scope file line column ty align_bits memory_space origin annotations
        } kind: VariableKind::Global, flags: row.flags | local));
        if !is_definition {
            variable.details.is_declaration = true;
        }
        variable
    }
}

impl From<LabelRow> for DICode {
    fn from(row: LabelRow) -> DICode {
        fields!(row => DICode::Label { name scope file line column is_entry })
    }
}

impl From<ExprCodeRow> for DICode {
    fn from(_: ExprCodeRow) -> DICode {
        DICode::Expression
    }
}
