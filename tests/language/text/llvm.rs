//! Nodes as LLVM's Language Reference and its Fortran, C++ and Rust front ends spell them: every
//! kind is read, and a warning names input that a module cannot represent.

use super::parse;
use dwarfsmith::metadata::*;
use dwarfsmith::text::ParseWarningKind;
use dwarfsmith::{Bytes, NameHint};

/// Every kind of node with every field that LLVM prints for it, in arbitrary order.
const SPELLINGS: &str = r#"target "x86_64"

!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "cc", isOptimized: true, flags: "-O2 -g", runtimeVersion: 2, splitDebugFilename: "a.dwo", emissionKind: FullDebug, enums: !2, retainedTypes: !3, globals: !4, imports: !5, macros: !6, dwoId: 2748)
!1 = !DIFile(filename: "a.cpp", directory: "/src", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f")
!2 = !{!20}
!3 = !{!21}
!4 = !{!42}
!5 = !{!43}
!6 = !{!44}
!7 = !DIBasicType(name: "unsigned char", size: 8, align: 8, encoding: DW_ATE_unsigned_char)
!8 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!9 = !DIBasicType(tag: DW_TAG_base_type, name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DISubroutineType(types: !11, cc: DW_CC_nocall, flags: DIFlagRValueReference)
!11 = !{null, !9, null}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, align: 64)
!13 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !9, size: 64, extraData: !21)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "T", scope: !40, file: !1, line: 4, baseType: !9)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !21, file: !1, line: 5, baseType: !9, size: 32, align: 32, offset: 64, flags: DIFlagPrivate)
!16 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !21, baseType: !30, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 0)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !21, file: !1, line: 6, baseType: !9, flags: DIFlagPublic | DIFlagStaticMember, extraData: i32 3)
!18 = !DIDerivedType(tag: DW_TAG_variable, name: "d", scope: !21, file: !1, line: 7, baseType: !9, flags: DIFlagStaticMember)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !21, file: !1, line: 8, baseType: !9, size: 3, offset: 96, flags: DIFlagBitField, extraData: i64 96)
!20 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", scope: !40, file: !1, line: 10, baseType: !9, size: 32, align: 32, flags: DIFlagEnumClass, elements: !{!22}, identifier: "_M1E")
!21 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C<int, 7>", scope: !40, file: !1, line: 11, size: 128, align: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !{!16, !15, !17, !18, !19, !50, !20}, vtableHolder: !30, templateParams: !{!23, !24, !25}, identifier: "_M1C")
!22 = !DIEnumerator(name: "Big", value: 18446744073709551615, isUnsigned: true)
!23 = !DITemplateTypeParameter(name: "Ty", type: !9)
!24 = !DITemplateValueParameter(name: "V", type: !9, defaulted: true, value: i32 7)
!25 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", value: !"vec")
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !{!27})
!27 = !DISubrange(count: 3, lowerBound: 0)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !{!29}, dataLocation: !60, associated: !61, allocated: !62, rank: !63)
!29 = !DIGenericSubrange(lowerBound: !64, upperBound: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8, DW_OP_deref), stride: !65)
!30 = !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !1, line: 2, flags: DIFlagFwdDecl, identifier: "_M4Base")
!31 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option", file: !1, size: 64, align: 32, elements: !{!32})
!32 = !DICompositeType(tag: DW_TAG_variant_part, scope: !31, file: !1, size: 64, elements: !{!33, !34}, identifier: "_V", discriminator: !35)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !32, file: !1, baseType: !30, size: 64, extraData: i32 0)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !32, file: !1, baseType: !30, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, scope: !31, file: !1, baseType: !9, size: 32, flags: DIFlagArtificial)
!36 = !DIStringType(name: "character(*)!2", stringLength: !64, stringLocation: !66, size: 32)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, flags: DIFlagVector, elements: !{!38})
!38 = !DISubrange(count: 4)
!39 = !DIModule(scope: null, name: "m", configMacros: "-DX", includePath: "/i", file: !1, line: 3)
!40 = !DINamespace(name: "n", scope: !1, exportSymbols: true)
!41 = distinct !DIGlobalVariable(name: "g", linkageName: "_ZN1n1gE", scope: !40, file: !1, line: 12, type: !9, isLocal: true, isDefinition: true, align: 64)
!42 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!43 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "alias", scope: !0, entity: !40, file: !1, line: 13)
!44 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "X", value: "1")
!52 = !DIObjCProperty(name: "p", file: !1, line: 3)
!45 = distinct !DISubprogram(name: "f", linkageName: "_Z1fv", scope: !1, file: !1, line: 20, type: !10, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !{!48})
!46 = distinct !DILexicalBlock(scope: !45, file: !1, line: 22, column: 3)
!47 = distinct !DILexicalBlockFile(scope: !46, file: !1, discriminator: 2)
!48 = !DILocalVariable(name: "this", arg: 1, scope: !45, file: !1, line: 23, type: !12, flags: DIFlagArtificial | DIFlagObjectPointer, align: 8)
!49 = !DILabel(scope: !46, name: "again", file: !1, line: 24)
!50 = !DISubprogram(name: "g", linkageName: "_ZN1C1gEv", scope: !21, file: !1, line: 14, type: !10, scopeLine: 14, containingType: !21, virtualIndex: 1, flags: DIFlagPublic | DIFlagExplicit, spFlags: DISPFlagPureVirtual | DISPFlagOptimized, templateParams: !{!23})
!51 = distinct !DISubprogram(name: "g", scope: !21, file: !1, line: 30, isLocal: false, isDefinition: true, scopeLine: 30, virtuality: DW_VIRTUALITY_virtual, isOptimized: false, unit: !0, declaration: !50)
!60 = distinct !DIFragment()
!61 = distinct !DIFragment()
!62 = distinct !DIFragment()
!63 = distinct !DIFragment()
!64 = distinct !DIFragment()
!65 = distinct !DIFragment()
!66 = distinct !DIFragment()
"#;

#[test]
fn every_kind_of_node_is_read() {
    let parsed = parse(SPELLINGS);
    let left_out = |name: &str| ParseWarningKind::LeftOut { name: name.into() };
    let warnings: Vec<_> = parsed
        .warnings
        .iter()
        .map(|warning| warning.kind.clone())
        .collect();
    let unknown = |node, field: &str| ParseWarningKind::UnknownField {
        node,
        field: field.into(),
        hint: NameHint::default(),
    };
    let mut expected = vec![
        ParseWarningKind::NamedMetadata {
            name: "!llvm.dbg.cu".into(),
        },
        left_out("DIObjCProperty"),
        unknown("DICompileUnit", "splitDebugFilename"),
        unknown("DICompileUnit", "dwoId"),
    ];
    for warning in &warnings {
        let place = expected.iter().position(|one| one == warning);
        // Lists that are named only by fields without effect.
        let is_unused_list = matches!(warning, ParseWarningKind::Unused { what: "a list", .. });
        match place {
            Some(place) => _ = expected.remove(place),
            None => assert!(is_unused_list, "{warning:?}"),
        }
    }
    assert_eq!(expected, []);

    let m = &parsed.module;
    let text = |id: Text| m.metadata.strings.get(id);
    let unit = m.metadata.units.iter().next().unwrap().1;
    assert_eq!(
        unit.retained_types.len(),
        2,
        "the retained type and the enumeration"
    );
    assert_eq!(unit.flags.map(text), Some("-O2 -g"));
    assert_eq!(
        m.metadata
            .files
            .iter()
            .next()
            .unwrap()
            .1
            .md5
            .map(|md5| (md5[0], md5[15])),
        Some((0, 15))
    );

    let composite = |name: &str| {
        m.metadata.types.iter().find_map(|(_, ty)| match ty {
            DIType::Composite(node) if node.name.map(text) == Some(name) => Some(node),
            _ => None,
        })
    };
    let class = composite("C<int, 7>").unwrap();
    assert_eq!(
        class.flags,
        DIFlags::PASS_BY_REFERENCE | DIFlags::NON_TRIVIAL
    );
    assert_eq!(
        (class.align_bits, class.template_parameters.len()),
        (Some(64), 3)
    );
    assert!(matches!(class.scope, Some(Scope::Namespace(_))));
    let kinds: Vec<_> = class
        .members
        .iter()
        .map(|member| (member.kind, member.bit_field))
        .collect();
    use MemberKind::{Data, Static, VirtualInheritance};
    // `size` is used for bit fields only; functions and types among the elements are found by their
    // own scope.
    assert_eq!(
        kinds,
        [
            (VirtualInheritance(Bytes(0)), None),
            (Data, None),
            (Static, None),
            (Static, None),
            (Data, Some(3))
        ]
    );
    assert_eq!(
        (class.members[0].flags, class.members[0].offset),
        (DIFlags::PUBLIC, 0)
    );
    let value = class.members[2].value.unwrap();
    assert_eq!(
        (
            value.ty.to_string(),
            m.exprs.constants().number(value.value)
        ),
        ("i32".into(), Some(3))
    );
    assert_eq!(composite("Base").unwrap().bits, None, "a declaration");

    let option = composite("Option").unwrap();
    let Some(DIType::VariantPart(part)) = m.metadata.types.get(option.variant_parts[0]) else {
        panic!("{option:?}")
    };
    assert_eq!(
        part.discriminant.as_ref().map(|member| member.flags),
        Some(DIFlags::ARTIFICIAL)
    );
    let discriminants: Vec<_> = part
        .variants
        .iter()
        .map(|variant| variant.value.is_some())
        .collect();
    assert_eq!(discriminants, [true, false], "the second is the default");

    let mut arrays = Vec::new();
    for (_, ty) in m.metadata.types.iter() {
        if let DIType::Array(ty) = ty {
            arrays.push(ty);
        }
    }
    assert_eq!(arrays[0].dimensions[0].elements(), Some(3));
    // Four properties, and the bounds and stride of the dimension. The upper bound is an old
    // expression, which gets a fragment after the seven of the text.
    assert_eq!(arrays[1].properties().count(), 7);
    let upper_bound = Object::Fragment(FragmentId::from_index(7));
    assert_eq!(
        arrays[1].dimensions[0].upper_bound,
        Bound::Object(upper_bound)
    );
    assert!(arrays[2].flags.contains(DIFlags::VECTOR));

    let subroutine = m.metadata.types.iter().find_map(|(_, ty)| {
        if let DIType::Subroutine(ty) = ty {
            Some(ty)
        } else {
            None
        }
    });
    let subroutine = subroutine.unwrap();
    assert_eq!(
        (
            subroutine.parameters.len(),
            subroutine.variadic,
            subroutine.result
        ),
        (1, true, None)
    );
    assert_eq!(subroutine.calling_convention, Some(gimli::DW_CC_nocall));

    let enumeration = m.metadata.types.iter().find_map(|(_, ty)| {
        if let DIType::Enumeration(ty) = ty {
            Some(ty)
        } else {
            None
        }
    });
    let enumeration = enumeration.unwrap();
    assert_eq!(enumeration.enumerators[0].value, i128::from(u64::MAX));
    assert_eq!(enumeration.flags, DIFlags::ENUM_CLASS);

    let subprograms: Vec<_> = m
        .metadata
        .subprograms
        .iter()
        .map(|(_, node)| node)
        .collect();
    let [f, declaration, definition] = subprograms[..] else {
        panic!("{}", subprograms.len())
    };
    assert_eq!(f.scope, None, "a file is as good as the unit");
    assert!(
        f.flags
            .contains(DIFlags::DEFINITION | DIFlags::LOCAL_TO_UNIT | DIFlags::ALL_CALLS_DESCRIBED)
    );
    assert!(
        !declaration.flags.contains(DIFlags::DEFINITION)
            && declaration.flags.contains(DIFlags::PURE_VIRTUAL)
    );
    assert!(matches!(declaration.scope, Some(Scope::Type(_))));
    assert!(
        definition
            .flags
            .contains(DIFlags::DEFINITION | DIFlags::VIRTUAL_FUNCTION)
    );
    assert_eq!(definition.declaration, Some(SubprogramId::from_index(1)));

    let global = m
        .metadata
        .variables
        .iter()
        .find(|(_, node)| node.kind == VariableKind::Global)
        .unwrap()
        .1;
    assert_eq!(global.details.linkage_name.map(text), Some("_ZN1n1gE"));
    assert!(global.details.flags.contains(DIFlags::LOCAL_TO_UNIT));
    assert_eq!(
        (
            m.metadata.namespaces.len(),
            m.metadata.blocks.len(),
            m.metadata.imports.len(),
            m.metadata.templates.len()
        ),
        (2, 2, 1, 3)
    );
}

#[test]
fn nodes_that_were_read_round_trip() {
    let first = dwarfsmith::text::print(&parse(SPELLINGS).module);
    let second = parse(&first);
    assert_eq!(second.warnings, []);
    assert_eq!(dwarfsmith::text::print(&second.module), first);
}

/// rustc's metadata: a base type without a size, which is 0 in LLVM, and a global variable whose scope
/// is `null`, which is in the only unit. clang names string literals `@.str`, and may state a digest
/// that DWARF 5 has no place for.
#[test]
fn fields_that_rustc_and_clang_leave_out() {
    let source = r#"target "x86_64"
global @.str !dbg.def !5
!0 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, producer: "rustc")
!1 = !DIFile(filename: "m.rs", directory: "/src", checksumkind: CSK_SHA256, checksum: "00112233")
!2 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!3 = distinct !DIGlobalVariable(name: "vtable", scope: null, file: !1, type: !2)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 64, flags: DIFlagFwdDecl)
!5 = distinct !DIFragment()
"#;
    let parsed = parse(source);
    let warnings: Vec<String> = parsed.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        warnings,
        ["4:65: a module cannot represent `CSK_SHA256`; it is left out"]
    );
    let metadata = &parsed.module.metadata;
    let bits: Vec<Option<u64>> = metadata
        .types
        .ids()
        .map(|ty| metadata.type_bits(ty, parsed.module.target))
        .collect();
    assert_eq!(bits, [Some(0), None]);
    let (_, global) = metadata.variables.iter().next().unwrap();
    assert!(matches!(global.scope, Scope::Unit(_)));
}
