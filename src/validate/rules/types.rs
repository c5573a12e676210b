//! Rules on types of the source language: which types contain others, and at which offsets.

use super::super::checker::{Checker, Place};
use super::super::diagnostic::list_names;
use super::super::{Node, Rule, names};
use crate::graph;
use crate::metadata::lists::Lists;
use crate::metadata::{
    CompositeKind, DIBasicType, DICompositeType, DIMember, DIType, Id, MemberKind, Scope, Text,
    TypeId, VariableKind,
};
use crate::module::Module;
use crate::ty::{AddressSpace, PointerSizes};
use crate::units::Bits;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use hashbrown::HashMap;

pub(super) fn check(checker: &mut Checker<'_, '_>) {
    cycles(checker);
    too_large(checker);
    let mut members = Vec::new();
    for (id, ty) in checker.module.metadata.types.iter() {
        match ty {
            DIType::Composite(composite) => {
                outside(checker, id, composite);
                overlap(checker, id, composite, &mut members);
            }
            DIType::Pointer(pointer) => address_space(checker, id, pointer.address_space),
            DIType::Base(base) => {
                vector(checker, id, base);
                data_size(checker, id, base);
            }
            _ => {}
        }
    }
    static_members(checker);
}

fn member_name(module: &Module, member: &DIMember) -> String {
    match member.name {
        Some(name) => format!("`{}`", module.metadata.strings.get(name)),
        None => "an unnamed member".to_string(),
    }
}

/// The types that each type contains. Pointers and functions do not contain the types that they
/// refer to.
fn contained(module: &Module) -> Vec<(usize, u32)> {
    let mut pairs: Vec<(usize, u32)> = Vec::new();
    for (id, ty) in module.metadata.types.iter() {
        let mut hold = |held: TypeId| pairs.push((id.index(), held.index() as u32));
        match ty {
            DIType::Qualified(node) => node.base.into_iter().for_each(hold),
            DIType::Array(node) => hold(node.element),
            DIType::Composite(node) => {
                let held = node.members.iter().filter(|member| {
                    !matches!(member.kind, MemberKind::Static | MemberKind::Friend)
                });
                held.for_each(|member| hold(member.ty));
                node.variant_parts.iter().copied().for_each(hold);
            }
            DIType::VariantPart(node) => {
                node.discriminant
                    .iter()
                    .chain(&node.variants)
                    .for_each(|member| hold(member.ty));
            }
            DIType::Enumeration(node) => node.base.into_iter().for_each(hold),
            DIType::Base(_)
            | DIType::FixedPoint(_)
            | DIType::Unspecified(_)
            | DIType::Pointer(_)
            | DIType::MemberPointer(_)
            | DIType::String(_)
            | DIType::Subroutine(_) => {}
        }
    }
    pairs
}

/// `E305`.
fn cycles(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let pairs = contained(module);
    if pairs.is_empty() {
        return;
    }
    let edges = Lists::new(module.metadata.types.len(), pairs.iter().copied());
    for cycle in graph::cycles(&edges) {
        let ids = || {
            cycle
                .iter()
                .map(|index| TypeId::from_index(*index as usize))
        };
        let Some(first) = ids().next() else { continue };
        let names = list_names(ids().map(|id| names::type_name(module, id)), cycle.len());
        let message = match cycle.len() {
            1 => format!("{names} contains itself; let it contain a pointer instead"),
            count => {
                format!(
                    "{count} types contain each other: {names}; let one contain a pointer instead"
                )
            }
        };
        checker.report(Rule::TypeCycle, Node::Type(first), message);
        for id in ids() {
            checker.index.rejected.set(id);
        }
    }
}

/// `E313` for arrays.
fn too_large(checker: &mut Checker<'_, '_>) {
    for &id in &checker.shared.too_large {
        let name = names::type_name(checker.module, id);
        let message = format!("the size of {name} does not fit into 64 bits; use smaller counts");
        checker.report(Rule::SizeOverflow, Node::Type(id), message);
        checker.index.rejected.set(id);
    }
}

/// `E321`.
fn vector(checker: &mut Checker<'_, '_>, id: TypeId, base: &DIBasicType) {
    let fault = match base.vector_size {
        Some(0) => String::from("has no elements; give it one or more"),
        Some(_) if !base.bits.is_multiple_of(8) => {
            format!("has elements of {}; give them whole bytes", Bits(base.bits))
        }
        _ => return,
    };
    let message = format!(
        "the vector type {} {fault}",
        names::type_name(checker.module, id)
    );
    checker.report(Rule::VectorElements, Node::Type(id), message);
    checker.index.rejected.set(id);
}

/// `E324`.
fn data_size(checker: &mut Checker<'_, '_>, id: TypeId, base: &DIBasicType) {
    let Some(bits) = base
        .data_bits
        .filter(|bits| !(1..=base.bits).contains(bits))
    else {
        return;
    };
    let message = format!(
        "a value of {} uses {}, and the type has {}; give it a dataSize from 1 to the size of the type",
        names::type_name(checker.module, id),
        Bits(bits),
        Bits(base.bits)
    );
    checker.report(Rule::DataSize, Node::Type(id), message);
    checker.index.rejected.set(id);
}

/// `E112` for pointer types.
fn address_space(checker: &mut Checker<'_, '_>, id: TypeId, space: u32) {
    let target = checker.module.target;
    if target.pointer_bits(AddressSpace(space)).is_none() {
        let message = format!(
            "the pointer is into address space {space}, which {} does not have; use an address space of the target",
            target.name()
        );
        checker.report(Rule::UnknownAddressSpace, Node::Type(id), message);
        checker.index.rejected.set(id);
    }
}

/// True if a member is at its offset in each instance. This is not the case for a static member,
/// nor for a virtual base class, whose offset is in the virtual table.
fn has_fixed_offset(member: &DIMember) -> bool {
    match member.kind {
        MemberKind::Data | MemberKind::Inheritance => true,
        MemberKind::VirtualInheritance(_) | MemberKind::Static | MemberKind::Friend => false,
    }
}

/// `E317` and `W301`. A variable whose scope is a class is the definition of the static member of
/// the same name.
fn static_members(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let mut definitions = Vec::new();
    // The members of classes that are scopes of variables. If several have the same name, the first
    // counts.
    let mut members: HashMap<TypeId, HashMap<Option<Text>, &DIMember>> = HashMap::new();
    for (id, variable) in module.metadata.variables.iter() {
        let (Scope::Type(class), VariableKind::Global) = (variable.scope, variable.kind) else {
            continue;
        };
        let Some(DIType::Composite(composite)) = module.metadata.types.get(class) else {
            continue;
        };
        definitions.push((id, variable, class));
        members.entry(class).or_insert_with(|| {
            let statics = composite
                .members
                .iter()
                .filter(|member| member.kind == MemberKind::Static);
            statics.rev().map(|member| (member.name, member)).collect()
        });
    }
    for (id, variable, class) in definitions {
        let member = members
            .get(&class)
            .and_then(|members| members.get(&variable.name));
        let (variable_name, class) = (
            module.metadata.object_name(id.into()),
            names::type_name(module, class),
        );
        let site = (Node::Variable(id), Place::default());
        let Some(member) = member else {
            let message = format!(
                "`{variable_name}` is a variable of {class}, which has no static member of this name; add one"
            );
            checker.report(Rule::NoStaticMember, site, message);
            continue;
        };
        let size = |ty: TypeId| checker.sizes.get(ty.index()).copied().flatten();
        let (Some(declared), Some(defined)) = (size(member.ty), variable.ty.and_then(size)) else {
            continue;
        };
        if declared != defined {
            let message = format!(
                "the static member `{variable_name}` of {class} is declared with {} and defined with {defined}; give \
                 both one type",
                Bits(declared)
            );
            checker.report(Rule::StaticMemberSize, site, message);
            checker.index.rejected.set(id);
        }
    }
}

/// The size of a member in bits, if it is known.
fn member_bits(checker: &Checker<'_, '_>, member: &DIMember) -> Option<u64> {
    member
        .bit_field
        .or_else(|| checker.sizes.get(member.ty.index()).copied().flatten())
}

/// `E306`, and `E313` for members.
fn outside(checker: &mut Checker<'_, '_>, id: TypeId, composite: &DICompositeType) {
    let module = checker.module;
    let all = composite.bits.unwrap_or(u64::MAX);
    let variants =
        composite
            .variant_parts
            .iter()
            .filter_map(|id| match module.metadata.types.get(*id) {
                Some(DIType::VariantPart(part)) => {
                    Some(part.discriminant.iter().chain(&part.variants))
                }
                _ => None,
            });
    for member in composite
        .members
        .iter()
        .filter(|member| has_fixed_offset(member))
        .chain(variants.flatten())
    {
        // A member of unknown size counts as one of size zero, which may be at the end of the type.
        let Some(end) = member
            .offset
            .checked_add(member_bits(checker, member).unwrap_or(0))
        else {
            let (member, aggregate) = (member_name(module, member), names::type_name(module, id));
            let message = format!(
                "the end of {member} of {aggregate} does not fit into 64 bits; use a smaller offset"
            );
            checker.report(Rule::SizeOverflow, Node::Type(id), message);
            checker.index.rejected.set(id);
            continue;
        };
        if end > all {
            let (member, aggregate) = (member_name(module, member), names::type_name(module, id));
            let message = format!(
                "{member} ends at bit {end}, but {aggregate} has {}; make the aggregate larger or move the member",
                Bits(all)
            );
            checker.report(Rule::MemberOutside, Node::Type(id), message);
            checker.index.rejected.set(id);
        }
    }
}

/// `E307`. Members that are aggregates may share bits with others: a language may place a member in
/// the padding of another (C++'s `[[no_unique_address]]`), and the fields of different variants
/// overlap.
fn overlap<'m>(
    checker: &mut Checker<'m, '_>,
    id: TypeId,
    composite: &'m DICompositeType,
    members: &mut Vec<(u64, u64, &'m DIMember)>,
) {
    if composite.kind == CompositeKind::Union {
        return;
    }
    let module = checker.module;
    members.clear();
    for member in composite
        .members
        .iter()
        .filter(|member| has_fixed_offset(member))
    {
        match member_bits(checker, member) {
            Some(bits)
                if bits > 0 && (member.bit_field.is_some() || !is_aggregate(module, member.ty)) =>
            {
                members.push((member.offset, member.offset.saturating_add(bits), member));
            }
            _ => {}
        }
    }
    members.sort_by_key(|member| member.0);
    let mut last: Option<(u64, u64, &DIMember)> = None;
    for &(start, end, member) in members.iter() {
        if let Some((_, last_end, other)) = last.filter(|last| start < last.1) {
            let (member, other, aggregate) = (
                member_name(module, member),
                member_name(module, other),
                names::type_name(module, id),
            );
            let message = format!(
                "{member} starts at bit {start} of {aggregate}, but {other} ends at bit {last_end}; move one of them, or \
                 make the aggregate a union"
            );
            checker.report(Rule::MemberOverlap, Node::Type(id), message);
            checker.index.rejected.set(id);
        }
        if last.is_none_or(|last| last.1 < end) {
            last = Some((start, end, member));
        }
    }
}

/// True if a type is a struct, class or union, through a few typedefs and qualifiers. A longer
/// chain counts as an aggregate, so that it is not reported.
fn is_aggregate(module: &Module, mut ty: TypeId) -> bool {
    for _ in 0..16 {
        match module.metadata.types.get(ty) {
            Some(DIType::Composite(_)) => return true,
            Some(DIType::Qualified(node)) => match node.base {
                Some(base) => ty = base,
                None => return false,
            },
            _ => return false,
        }
    }
    true
}
