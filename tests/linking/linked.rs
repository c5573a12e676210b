//! The nodes that linking unifies, and those that stay separate.

use super::support::{parsed, valid};
use dwarfsmith::markers::FunctionBody;
use dwarfsmith::metadata::DIType;
use dwarfsmith::{LinkError, Linker, Module, Target};

/// A C++ unit: `ns::S` with a member function, and a function with a variable of that type.
fn unit(file: &str, function: &str, members: &str, size: &str) -> Module {
    let module = parsed(&format!(
        "target \"x86_64\"
        define @{function} size 0x10 !dbg !4 {{
        bb0 @ 0x0:
        }}
        define @inline size 0x10 !dbg !9 {{
        bb0 @ 0x0:
        }}
        !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: \"example\")
        !1 = !DIFile(filename: \"{file}\", directory: \"/src\")
        !2 = !DIFile(filename: \"s.h\", directory: \"/src\")
        !3 = !DINamespace(name: \"ns\", scope: null)
        !4 = distinct !DISubprogram(name: \"{function}\", unit: !0, file: !1, line: 1)
        !5 = !DICompositeType(tag: DW_TAG_structure_type, name: \"S\", scope: !3, file: !2, line: 1{size}, identifier: \"_ZTSN2ns1SE\", elements: !{{{members}}})
        !6 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !7 = !DIDerivedType(tag: DW_TAG_member, name: \"a\", baseType: !6, line: 2, size: 32)
        !8 = !DISubprogram(name: \"get\", linkageName: \"_ZN2ns1S3getEv\", scope: !5, unit: !0, file: !2, line: 3, spFlags: 0)
        !9 = distinct !DISubprogram(name: \"get\", linkageName: \"_ZN2ns1S3getEv\", scope: !5, unit: !0, file: !2, line: 3, declaration: !8)
        !10 = !DILocalVariable(name: \"s\", scope: !4, file: !1, line: 2, type: !5)"
    ));
    valid(&module);
    module
}

const DEFINED: (&str, &str) = ("!7", ", size: 32");

/// The numbers of namespaces, types named `S`, subprograms and files.
fn counts(module: &Module) -> [usize; 4] {
    let metadata = &module.metadata;
    let composites = metadata.types.iter();
    let composites = composites.filter(|(_, ty)| matches!(ty, DIType::Composite(_)));
    [
        metadata.namespaces.len(),
        composites.count(),
        metadata.subprograms.len(),
        metadata.files.len(),
    ]
}

#[test]
fn types_and_namespaces_become_one() {
    let (first, second) = (
        unit("a.cc", "f", DEFINED.0, DEFINED.1),
        unit("b.cc", "g", DEFINED.0, DEFINED.1),
    );
    let mut linker = Linker::new(first);
    linker.add(&second, |_, is_defined| !is_defined).unwrap();
    let module = linker.finish();
    valid(&module);
    // f, g, the declaration of S::get, and its definition in a.cc: b.cc's was dropped.
    assert_eq!(counts(&module), [1, 1, 4, 3]);
    assert_eq!(module.code.len(), 3);
}

/// Both units have the same import in a namespace, from the header that both include, and one of
/// their own: three imports in one namespace.
#[test]
fn imports_in_a_shared_namespace_are_kept() {
    let unit = |name: &str, line: u32| {
        parsed(&format!(
            "target \"x86_64\"
            define @{name} size 0x10 !dbg !5 {{
            bb0 @ 0x0:
            }}
            !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: \"example\")
            !1 = !DIFile(filename: \"{name}.cc\", directory: \"/src\")
            !2 = !DIFile(filename: \"s.h\", directory: \"/src\")
            !3 = !DINamespace(name: \"ns\", scope: null)
            !4 = !DINamespace(name: \"inner\", scope: !3)
            !5 = distinct !DISubprogram(name: \"{name}\", scope: !4, unit: !0, file: !1, line: 1)
            !6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !3, entity: !8, file: !2, line: 3)
            !7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !3, entity: !8, file: !1, line: {line})
            !8 = !DINamespace(name: \"other\", scope: null)"
        ))
    };
    let mut linker = Linker::new(unit("f", 5));
    linker.add(&unit("g", 7), |_, _| true).unwrap();
    let module = linker.finish();
    valid(&module);
    let places = module.metadata.imports.iter().map(|(_, import)| {
        let file = import.file.and_then(|id| module.metadata.files.get(id));
        let name = file.map(|file| module.metadata.strings.get(file.name));
        (name.unwrap_or(""), import.line)
    });
    assert_eq!(
        places.collect::<Vec<_>>(),
        [("s.h", 3), ("f.cc", 5), ("g.cc", 7)]
    );
    assert_eq!(module.metadata.namespaces.len(), 3);
}

/// Units that disagree about a type, against C++'s rule of one definition: those of each size share
/// one type.
#[test]
fn types_of_different_sizes_become_one_of_each_size() {
    let unit = |name, size| unit(&format!("{name}.cc"), name, DEFINED.0, size);
    let mut linker = Linker::new(unit("f", ", size: 32"));
    for (name, size) in [
        ("g", ", size: 64"),
        ("h", ", size: 64"),
        ("i", ", size: 32"),
    ] {
        linker
            .add(&unit(name, size), |_, is_defined| !is_defined)
            .unwrap();
    }
    let module = linker.finish();
    let sizes = module.metadata.types.iter().filter_map(|(_, ty)| match ty {
        DIType::Composite(node) => node.bits,
        _ => None,
    });
    assert_eq!(sizes.collect::<Vec<_>>(), [32, 64]);
}

#[test]
fn a_definition_replaces_a_declaration() {
    let (first, second) = (
        unit("a.cc", "f", "", ", flags: DIFlagFwdDecl"),
        unit("b.cc", "g", DEFINED.0, DEFINED.1),
    );
    for (first, second) in [(&first, &second), (&second, &first)] {
        let mut linker = Linker::new(first.clone());
        linker.add(second, |_, is_defined| !is_defined).unwrap();
        let module = linker.finish();
        valid(&module);
        assert_eq!(counts(&module), [1, 1, 4, 3]);
        let mut types = module.metadata.types.iter();
        assert!(
            types.any(|(_, ty)| matches!(ty, DIType::Composite(node) if node.members.len() == 1))
        );
    }
}

/// The first unit only declares `S::get`, and the second one defines it as well.
#[test]
fn a_definition_of_a_member_function_is_not_its_declaration() {
    let (first, second) = (
        unit("a.cc", "f", DEFINED.0, DEFINED.1),
        unit("b.cc", "g", DEFINED.0, DEFINED.1),
    );
    let mut linker = Linker::new(Module::new(Target::X86_64));
    linker.add(&first, |symbol, _| symbol != "inline").unwrap();
    let ids = linker.add(&second, |_, _| true).unwrap();
    let module = linker.finish();
    valid(&module);
    // f, the declaration, g and the definition.
    assert_eq!(counts(&module), [1, 1, 4, 3]);
    let old = |index: usize| second.metadata.subprograms.ids().nth(index).unwrap();
    let [declaration, definition] = [1, 2].map(|index| ids.get(old(index)).unwrap());
    let node = module.metadata.subprograms.get(definition).unwrap();
    assert_eq!(node.declaration, Some(declaration));
    let function = module.code.functions().last().unwrap();
    assert_eq!(function.subprogram, definition);
}

/// Enumerations of one identifier and size, and files of one name and digest, become one.
#[test]
fn enumerations_and_files_that_differ_stay_apart() {
    let unit = |function: &str, bits: u32, digest: &str| {
        parsed(&format!(
            "target \"x86_64\"
            define @{function} size 0x10 !dbg !4 {{
            bb0 @ 0x0:
            }}
            !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: \"example\")
            !1 = !DIFile(filename: \"e.cc\", directory: \"/src\"{digest})
            !4 = distinct !DISubprogram(name: \"{function}\", unit: !0, file: !1, line: 1)
            !6 = !DIBasicType(name: \"unsigned\", size: {bits}, encoding: DW_ATE_unsigned)
            !7 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"E\", file: !1, line: 1, baseType: !6, size: {bits}, identifier: \"_ZTS1E\")
            !10 = !DILocalVariable(name: \"e\", scope: !4, file: !1, line: 2, type: !7)"
        ))
    };
    let digest = |first: &str| {
        format!(", checksumkind: CSK_MD5, checksum: \"{first}112233445566778899aabbccddeeff\"")
    };
    let mut linker = Linker::new(unit("f", 8, &digest("00")));
    for (function, bits, digest) in [
        ("g", 32, digest("01")),
        ("h", 32, digest("00")),
        ("i", 8, String::new()),
        ("j", 8, digest("01")),
    ] {
        let other = unit(function, bits, &digest);
        linker.add(&other, |_, _| true).unwrap();
    }
    let module = linker.finish();
    valid(&module);
    let types = module.metadata.types.iter().filter_map(|(_, ty)| match ty {
        DIType::Enumeration(node) => Some(node.bits),
        _ => None,
    });
    assert_eq!(types.collect::<Vec<_>>(), [8, 32]);
    // Two digests, and none.
    assert_eq!(module.metadata.files.len(), 3);
}

/// Two types of one identifier that differ in size violate C++'s rule of one definition. Each
/// variable keeps the type of its unit.
#[test]
fn types_of_different_sizes_stay_apart() {
    let mut linker = Linker::new(unit("a.cc", "f", DEFINED.0, DEFINED.1));
    let second = unit("b.cc", "g", DEFINED.0, ", size: 64");
    linker.add(&second, |_, is_defined| !is_defined).unwrap();
    let module = linker.finish();
    valid(&module);
    assert_eq!(counts(&module)[..2], [1, 2]);
}

/// The second of two functions with one symbol is known, also if both are in the module that is added.
#[test]
fn a_symbol_twice_in_one_module_is_known() {
    let mut both = unit("b.cc", "g", DEFINED.0, DEFINED.1);
    let first = both.code.functions().next().unwrap().id;
    let mut body = FunctionBody::default();
    both.code.load(first, &mut body).unwrap();
    both.add_function(&body);
    let mut asked = Vec::new();
    let mut linker = Linker::new(Module::new(Target::X86_64));
    let is_kept = |symbol: &str, is_defined: bool| {
        asked.push((symbol.to_string(), is_defined));
        !is_defined
    };
    linker.add(&both, is_kept).unwrap();
    let asked: Vec<(&str, bool)> = asked
        .iter()
        .map(|(name, known)| (&**name, *known))
        .collect();
    assert_eq!(asked, [("g", false), ("inline", false), ("g", true)]);
    let module = linker.finish();
    valid(&module);
    assert_eq!(module.code.len(), 2);
}

#[test]
fn errors_change_nothing() {
    let first = unit("a.cc", "f", DEFINED.0, DEFINED.1);
    let mut linker = Linker::new(first.clone());
    let symbol = "inline".into();
    let second = unit("b.cc", "g", DEFINED.0, DEFINED.1);
    let result = linker.add(&second, |_, _| true);
    assert_eq!(result.unwrap_err(), LinkError::Symbol { symbol });
    let other = Module::new(Target::by_name("amdgpu-wave64").unwrap());
    let result = linker.add(&other, |_, _| true);
    assert_eq!(result.unwrap_err(), LinkError::Target);
    let module = linker.finish();
    let print = dwarfsmith::text::print;
    assert_eq!(print(&module), print(&first));
}

/// Linking a module with one of the same content changes no id of the first.
#[test]
fn ids_of_the_first_module_stay() {
    let first = unit("a.cc", "f", DEFINED.0, DEFINED.1);
    let variable = first.metadata.variables.ids().next().unwrap();
    let mut linker = Linker::new(first);
    let second = unit("b.cc", "g", DEFINED.0, DEFINED.1);
    let of_second = second.metadata.variables.ids().next().unwrap();
    let ids = linker.add(&second, |_, is_defined| !is_defined).unwrap();
    let module = linker.finish();
    let name_and_unit = |id| {
        module
            .metadata
            .parent(module.metadata.variables.get(id)?.scope)
    };
    assert_ne!(
        name_and_unit(variable),
        name_and_unit(ids.get(of_second).unwrap())
    );
    assert_eq!(ids.get(variable), None);
}

/// Base types have no `identifier`. Base types that differ in any field stay separate.
#[test]
fn equal_base_types_become_one() {
    let unit = |function: &str, fields: &str| {
        parsed(&format!(
            "target \"x86_64\"
            define @{function} size 0x10 !dbg !4 {{
            bb0 @ 0x0:
            }}
            !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"example\")
            !1 = !DIFile(filename: \"{function}.c\", directory: \"/src\")
            !4 = distinct !DISubprogram(name: \"{function}\", unit: !0, file: !1, line: 1)
            !6 = !DIBasicType({fields})
            !7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
            !10 = !DILocalVariable(name: \"p\", scope: !4, file: !1, line: 2, type: !7)"
        ))
    };
    let int = "name: \"int\", size: 32, encoding: DW_ATE_signed";
    let mut linker = Linker::new(unit("f", int));
    // One type each: other name, size, encoding, number of elements, byte order; then an equal one.
    let others = [
        "name: \"i32\", size: 32, encoding: DW_ATE_signed",
        "name: \"int\", size: 16, encoding: DW_ATE_signed",
        "name: \"int\", size: 32, encoding: DW_ATE_unsigned",
        "name: \"int\", size: 32, encoding: DW_ATE_signed, vectorSize: 4",
        "name: \"int\", size: 32, encoding: DW_ATE_signed, flags: DIFlagBigEndian",
        int,
    ];
    for (number, fields) in others.into_iter().enumerate() {
        let other = unit(&format!("g{number}"), fields);
        linker.add(&other, |_, _| true).unwrap();
    }
    let module = linker.finish();
    valid(&module);
    let of = |is: fn(&DIType) -> bool| module.metadata.types.iter().filter(|one| is(one.1)).count();
    assert_eq!(of(|ty| matches!(ty, DIType::Base(_))), 6);
    assert_eq!(of(|ty| matches!(ty, DIType::Pointer(_))), 7);
}

/// The parts of functions have symbols, too.
#[test]
fn parts_with_one_symbol_are_rejected() {
    let unit = |function: &str, part: &str| {
        parsed(&format!(
            "target \"x86_64\"
            define @{function} size 0x10 !dbg !4 {{
            bb0 @ 0x0:
            }}
            parts @{function} {{ 0x8: @{part} data @{part}.table }}
            frame @{function} entry personality @of_{function} data @{function}.table {{}}
            !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"example\")
            !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
            !4 = distinct !DISubprogram(name: \"{function}\", unit: !0, file: !1, line: 1)"
        ))
    };
    let mut linker = Linker::new(unit("f", "cold"));
    for (function, part) in [("g", "cold"), ("g", "f"), ("cold", "g.cold"), ("g", "g")] {
        let error = linker.add(&unit(function, part), |_, _| true).unwrap_err();
        let symbol = if part == "g.cold" { "cold" } else { part }.to_string();
        assert_eq!(error, LinkError::Symbol { symbol });
    }
    linker.add(&unit("g", "g.cold"), |_, _| true).unwrap();
    let module = linker.finish();
    valid(&module);
    let printed = dwarfsmith::text::print(&module);
    assert!(
        printed.contains("parts @g {\n  0x8: @g.cold data @g.cold.table\n}"),
        "{printed}"
    );
    let exceptions = "frame @g entry personality @of_g data @g.table {";
    assert!(printed.contains(exceptions), "{printed}");
}

/// A wide constant is in the pool of its module: those of two modules may have the same number.
#[test]
fn constants_of_markers_are_those_of_their_modules() {
    let unit = |function: &str, number: u64| {
        parsed(&format!(
            "target \"x86_64\"
            define @{function} size 0x10 !dbg !4 {{
            bb0 @ 0x0:
              0x0: dbg.def !20, %const(u64 {number})
            }}
            !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"example\")
            !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
            !4 = distinct !DISubprogram(name: \"{function}\", unit: !0, file: !1, line: 1)
            !9 = !DIBasicType(name: \"ulong\", size: 64, encoding: DW_ATE_unsigned)
            !10 = !DILocalVariable(name: \"x\", scope: !4, file: !1, line: 2, type: !9)
            !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64)))"
        ))
    };
    let numbers = [0x1234_5678_9abc_def0, 0xfedc_ba98_7654_3210];
    let mut linker = Linker::new(unit("f", numbers[0]));
    linker.add(&unit("g", numbers[1]), |_, _| true).unwrap();
    let module = linker.finish();
    valid(&module);
    let printed = dwarfsmith::text::print(&module);
    for number in numbers {
        let constant = format!("%const(u64 {number})");
        assert_eq!(printed.matches(&constant).count(), 1, "{printed}");
    }
}
