//! Attributes of entries, as llvm-dwarfdump reads them.

use super::{emitted_with, object_file, support, tool};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{CodeSections, EmitOptions, Omission, SectionId};
use dwarfsmith::gimli::{DW_AT_const_value, DW_AT_count, DW_LNCT_MD5, DW_TAG_imported_declaration};
use dwarfsmith::lower::LowerOptions;
use std::path::PathBuf;

const DIALECTS: [Dialect; 2] = [Dialect::Dwarf4, Dialect::Dwarf5];

/// Writes the object file of a module.
fn object(source: &str, name: &str, dialect: Dialect, options: &EmitOptions) -> PathBuf {
    let sections = emitted_with(&support::parsed(source), dialect, options);
    let path = object_file(&sections, &format!("{name}-{dialect}"));
    tool("llvm-dwarfdump", &["--verify"], Some(&path));
    path
}

/// The entries of an object file, each with its offset, its tag and its attributes.
fn entries(path: &PathBuf) -> Vec<String> {
    let dump = tool("llvm-dwarfdump", &["--debug-info"], Some(path));
    let entries = dump.split("\n\n").map(|entry| entry.trim().to_string());
    entries.filter(|entry| entry.contains("DW_TAG_")).collect()
}

/// The entry with a name.
fn named<'e>(entries: &'e [String], name: &str) -> &'e str {
    let name = format!("DW_AT_name\t(\"{name}\")");
    let found = entries.iter().find(|entry| entry.contains(&name));
    found.unwrap_or_else(|| panic!("{name}: {entries:?}"))
}

/// The value of an attribute, without parentheses.
fn value<'e>(entry: &'e str, attribute: &str) -> Option<&'e str> {
    let (_, rest) = entry.split_once(&format!("{attribute}\t("))?;
    Some(rest.lines().next()?.trim_end_matches(')'))
}

/// The offset at the start of an entry, in hexadecimal without leading zeros.
fn offset(entry: &str) -> u64 {
    hexadecimal(entry.split(':').next().unwrap())
}

/// The offset that an attribute refers to.
fn reference(entry: &str, attribute: &str) -> u64 {
    let value = value(entry, attribute).unwrap_or_else(|| panic!("{attribute}: {entry}"));
    hexadecimal(value.split(' ').next().unwrap())
}

fn hexadecimal(number: &str) -> u64 {
    u64::from_str_radix(number.trim_start_matches("0x"), 16).unwrap()
}

const UNIT: &str = r#"target "x86_64"
define @f size 0x10 !dbg !4 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", retainedTypes: !{!10})
!1 = !DIFile(filename: "f.cc", directory: "/src")
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"#;

/// A declaration of a member function with every flag has each attribute once (DWARF 5 section 2.2),
/// and all of them, and its object is the parameter that follows it. clang states the reference
/// qualifier in the subprogram and in its type.
#[test]
fn a_member_function_may_have_every_flag() {
    let source = format!(
        r#"{UNIT}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 64, flags: DIFlagTypePassByValue | DIFlagTypePassByReference, elements: !{{}})
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagObjectPointer)
!12 = !DISubroutineType(types: !{{!5, !11}}, flags: DIFlagLValueReference, cc: DW_CC_normal)
!13 = distinct !DISubprogram(name: "m", linkageName: "_m", targetFuncName: "t", scope: !10, unit: !0, file: !1, line: 3, column: 2, type: !12, flags: DIFlagArtificial | DIFlagNoReturn | DIFlagPrivate | DIFlagExplicit | DIFlagLValueReference | DIFlagRValueReference, spFlags: DISPFlagVirtual | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive | DISPFlagMainSubprogram | DISPFlagDeleted | DISPFlagDefaultedInClass | DISPFlagDefaultedOutOfClass, virtualIndex: 3, containingType: !10)
"#
    );
    for dialect in DIALECTS {
        for siblings in [false, true] {
            let options = EmitOptions {
                siblings,
                ..EmitOptions::default()
            };
            let path = object(&source, "every-flag", dialect, &options);
            let entries = entries(&path);
            let place = entries.iter().position(|entry| entry.contains("(\"m\")"));
            let place = place.unwrap();
            let member = &entries[place];
            let attributes = [
                "name",
                "linkage_name",
                "trampoline",
                "decl_file",
                "decl_line",
                "decl_column",
                "type",
                "external",
                "artificial",
                "noreturn",
                "main_subprogram",
                "pure",
                "elemental",
                "recursive",
                "calling_convention",
                "declaration",
                "accessibility",
                "explicit",
                "deleted",
                "defaulted",
                "virtuality",
                "vtable_elem_location",
                "containing_type",
                "reference",
                "rvalue_reference",
                "object_pointer",
            ];
            for attribute in attributes {
                let count = member.matches(&format!("DW_AT_{attribute}\t")).count();
                assert_eq!(count, 1, "{attribute}: {member}");
            }
            let parameter = &entries[place + 1];
            assert!(parameter.contains("DW_TAG_formal_parameter"), "{parameter}");
            assert_eq!(reference(member, "DW_AT_object_pointer"), offset(parameter));
        }
    }
}

/// DWARF 5 section 3.3.3: the type of a function is the type that it returns. For a declaration with
/// the type `auto`, only the definition knows the type; gcc and clang write it there.
#[test]
fn a_definition_states_a_type_that_its_declaration_does_not_have() {
    let source = format!(
        r#"{UNIT}
define @g size 0x10 !dbg !6 {{
bb0 @ 0x0:
}}
!4 = distinct !DISubprogram(name: "m", unit: !0, file: !1, line: 7, type: !14, declaration: !12, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "n", unit: !0, file: !1, line: 8, type: !14, declaration: !15, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 64, elements: !{{}})
!11 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "auto")
!12 = distinct !DISubprogram(name: "m", scope: !10, unit: !0, file: !1, line: 3, type: !13, spFlags: 0)
!13 = !DISubroutineType(types: !{{!11}})
!14 = !DISubroutineType(types: !{{!5}})
!15 = distinct !DISubprogram(name: "n", scope: !10, unit: !0, file: !1, line: 4, type: !14, spFlags: 0)
"#
    );
    for dialect in DIALECTS {
        let path = object(&source, "deduced", dialect, &EmitOptions::default());
        let entries = entries(&path);
        let int = offset(named(&entries, "int"));
        let definitions = entries.iter();
        let definitions: Vec<&String> = definitions
            .filter(|entry| entry.contains("DW_AT_specification"))
            .collect();
        let [deduced, same] = definitions[..] else {
            panic!("{entries:?}");
        };
        assert_eq!(reference(deduced, "DW_AT_type"), int);
        assert_eq!(value(same, "DW_AT_type"), None, "{same}");
    }
}

/// A variable outside of functions may be the entity of an import (DWARF 5 section 3.2.3), and a bound
/// of an array (section 5.13), in its own unit and in another one.
const GLOBALS: &str = r#"target "x86_64"
define @f size 0x10 !dbg !4 {
bb0 @ 0x0:
}
define @g size 0x10 !dbg !5 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p")
!1 = !DIFile(filename: "f.cc", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "p")
!3 = !DIFile(filename: "g.cc", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !2, file: !3, line: 1, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DINamespace(name: "ns")
!10 = distinct !DIGlobalVariable(name: "count", scope: !7, file: !1, line: 2, type: !6)
!11 = distinct !DIGlobalVariable(name: "near", scope: !0, file: !1, line: 3, type: !13)
!12 = distinct !DIGlobalVariable(name: "far", scope: !2, file: !3, line: 3, type: !13)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !{!DISubrange(count: !10)})
!20 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !0, entity: !10, file: !1, line: 4)
!21 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !10, file: !3, line: 4)
"#;

#[test]
fn imports_and_bounds_refer_to_variables_outside_of_functions() {
    for dialect in DIALECTS {
        let path = object(GLOBALS, "globals", dialect, &EmitOptions::default());
        let entries = entries(&path);
        let count = offset(named(&entries, "count"));
        for (tag, attribute) in [
            ("DW_TAG_imported_declaration", "DW_AT_import"),
            ("DW_TAG_subrange_type", "DW_AT_count"),
        ] {
            let found = entries.iter().filter(|entry| entry.contains(tag));
            let found: Vec<u64> = found.map(|entry| reference(entry, attribute)).collect();
            assert_eq!(found, [count, count], "{tag}: {entries:?}");
        }
    }
}

/// Split units are in separate files, between which there are no references. What is left out is
/// listed.
#[test]
fn references_to_other_files_are_listed_as_left_out() {
    let module = support::parsed(GLOBALS);
    let validated = support::valid(&module);
    for dialect in DIALECTS {
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        let names = ["f.dwo", "g.dwo"];
        let sections = lowered.emit_split(&EmitOptions::default(), &names).unwrap();
        assert_eq!(
            sections.omissions(),
            [
                (Omission::Tag(DW_TAG_imported_declaration), 1),
                (Omission::Attribute(DW_AT_count), 1),
            ]
        );
    }
}

/// The constants of static members: an unsigned number of 128 bits is not negative, and a vector is the
/// bytes that it has in memory, where element 0 is first (docs/language.md, section 1).
#[test]
fn constants_of_static_members() {
    for (target, wide, vector) in [
        (
            "x86_64",
            "01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80",
            "01 00 02 00",
        ),
        (
            "s390x",
            "80 00 00 00 00 00 00 00 00 00 00 00 00 00 00 01",
            "00 01 00 02",
        ),
    ] {
        let source = format!(
            r#"{UNIT}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 64, elements: !{{!11, !12, !13}})
!11 = !DIDerivedType(tag: DW_TAG_variable, name: "wide", baseType: !20, flags: DIFlagStaticMember, extraData: u128 <01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 80>)
!12 = !DIDerivedType(tag: DW_TAG_variable, name: "vector", baseType: !21, flags: DIFlagStaticMember, extraData: <2 x i16> <01 00 02 00>)
!13 = !DIDerivedType(tag: DW_TAG_variable, name: "minus", baseType: !5, flags: DIFlagStaticMember, extraData: i32 -1)
!20 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!21 = !DIBasicType(name: "v2", size: 16, vectorSize: 2, encoding: DW_ATE_signed)
"#
        );
        let source = source.replace("x86_64", target);
        let path = object(
            &source,
            &format!("constants-{target}"),
            Dialect::Dwarf4,
            &EmitOptions::default(),
        );
        let entries = entries(&path);
        let constant = |name| value(named(&entries, name), "DW_AT_const_value").unwrap();
        assert_eq!(constant("wide"), format!("<0x10> {wide} "));
        assert_eq!(constant("vector"), format!("<0x04> {vector} "));
        assert_eq!(constant("minus"), "-1");
    }
}

/// A constant of more than 16 bytes is not written, and listed.
#[test]
fn a_large_constant_is_listed_as_left_out() {
    let source = format!(
        r#"{UNIT}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 64, elements: !{{!11}})
!11 = !DIDerivedType(tag: DW_TAG_variable, name: "large", baseType: !20, flags: DIFlagStaticMember, extraData: b136 1)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "T", size: 136)
"#
    );
    let sections = emitted_with(
        &support::parsed(&source),
        Dialect::Dwarf5,
        &EmitOptions::default(),
    );
    assert_eq!(
        sections.omissions(),
        [(Omission::Attribute(DW_AT_const_value), 1)]
    );
}

/// DWARF 4 section 2.18 defines `DW_AT_entry_pc` as an address. DWARF 5 allows an offset, too.
#[test]
fn only_dwarf_5_has_an_offset_as_entry_address() {
    let source = format!(
        r#"{UNIT}
scopes @f {{ !20: 0x0..0x4, 0x8..0xc }}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "inlined", unit: !0, file: !1, line: 3, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 64)
!20 = distinct !DIInlinedScope(origin: !6, scope: !4, callFile: !1, callLine: 2)
"#
    );
    for (dialect, entry_pc) in [(Dialect::Dwarf4, None), (Dialect::Dwarf5, Some("0"))] {
        let path = object(&source, "entry-pc", dialect, &EmitOptions::default());
        let entries = entries(&path);
        let inlined = entries.iter().find(|it| it.contains("DW_TAG_inlined_sub"));
        assert_eq!(value(inlined.unwrap(), "DW_AT_entry_pc"), entry_pc);
    }
}

/// LLVM's number −1 states that the count is unknown: `int a[]` at the end of a structure. By DWARF 5
/// section 5.13, the subrange then has neither a count nor an upper bound.
#[test]
fn a_flexible_array_member_has_no_count() {
    let source = format!(
        r#"{UNIT}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 32, elements: !{{!11}})
!11 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !12, offset: 32)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{{!DISubrange(count: -1)}})
"#
    );
    for dialect in DIALECTS {
        let path = object(&source, "flexible", dialect, &EmitOptions::default());
        let said = tool("gdb", &["-nx", "-batch", "-ex", "ptype S"], Some(&path));
        assert!(said.contains("int a[];"), "{said}");
    }
}

/// The codes of languages that DWARF 4 (table 7.12) and DWARF 5 (table 7.17) define. Strict DWARF has
/// the latest version of the language that its standard defines.
#[test]
fn strict_dwarf_has_the_languages_of_its_standard() {
    for (language, in_4, in_5) in [
        ("C99", "C99", "C99"),
        ("C11", "C99", "C11"),
        ("C17", "C99", "C11"),
        ("C_plus_plus_03", "C_plus_plus", "C_plus_plus_03"),
        ("C_plus_plus_11", "C_plus_plus", "C_plus_plus_11"),
        ("C_plus_plus_14", "C_plus_plus", "C_plus_plus_14"),
        ("C_plus_plus_17", "C_plus_plus", "C_plus_plus_14"),
        ("C_plus_plus_20", "C_plus_plus", "C_plus_plus_14"),
        ("Fortran03", "Fortran95", "Fortran03"),
        ("Fortran18", "Fortran95", "Fortran08"),
    ] {
        let source = format!(
            r#"{UNIT}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 32)
"#
        );
        let source = source.replace("C_plus_plus_14", language);
        let options = EmitOptions {
            strict: true,
            ..EmitOptions::default()
        };
        for (dialect, wanted) in DIALECTS.into_iter().zip([in_4, in_5]) {
            let path = object(&source, "strict-language", dialect, &options);
            let entries = entries(&path);
            let found = value(&entries[0], "DW_AT_language").unwrap();
            assert_eq!(found, format!("DW_LANG_{wanted}"), "{language} {dialect}");
        }
    }
}

/// All files of a table have the same fields (DWARF 5 section 6.2.4), so that a file without a digest
/// takes those of the others. They are listed.
#[test]
fn digests_that_not_all_files_have_are_listed_as_left_out() {
    for (other, omissions) in [
        (", checksum: \"ffeeddccbbaa99887766554433221100\"", &[][..]),
        ("", &[(Omission::FileContent(DW_LNCT_MD5), 1)]),
    ] {
        let source = format!(
            r#"{UNIT}
!2 = !DIFile(filename: "f.h", directory: "/src"{other})
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 32, file: !2, line: 1)
"#
        );
        let digest = "directory: \"/src\", checksum: \"00112233445566778899aabbccddeeff\")\n!5";
        let source = source.replacen("directory: \"/src\")\n!5", digest, 1);
        let module = support::parsed(&source);
        let sections = emitted_with(&module, Dialect::Dwarf5, &EmitOptions::default());
        assert_eq!(sections.omissions(), omissions);
    }
}

/// WebAssembly has no canonical frame address, so that no dialect has it as the frame base: the
/// abbreviations do not have DW_AT_frame_base (0x40) with DW_FORM_exprloc (0x18).
#[test]
fn functions_of_webassembly_have_no_frame_base_unless_it_is_stated() {
    let source = format!(
        r#"{UNIT}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 32)
"#
    );
    for (target, has_base) in [("wasm32", false), ("x86_64", true)] {
        let module = support::parsed(&source.replace("x86_64", target));
        for dialect in [Dialect::Dwarf4, Dialect::Dwarf5, Dialect::Llvm] {
            let sections = emitted_with(&module, dialect, &EmitOptions::default());
            let mut shapes = sections.bytes(SectionId::DebugAbbrev).windows(2);
            assert_eq!(
                shapes.any(|it| it == [0x40, 0x18]),
                has_base,
                "{target} {dialect}"
            );
        }
    }
}

/// With the smallest forms, a number that all entries have is in the abbreviation, in 14 bits. Larger
/// ones are in the entries.
#[test]
fn numbers_near_the_limit_of_abbreviations() {
    for bytes in [
        0x3fff, 0x4000, 20_000, 0xffff, 0x1_0000, 0x1f_ffff, 0x20_0000,
    ] {
        let source = format!(
            r#"{UNIT}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: {bytes}, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_union_type, name: "S", size: {size}, elements: !{{!11, !12, !13, !14}})
!11 = !DIDerivedType(tag: DW_TAG_member, name: "m1", baseType: !5, offset: {bits}, line: {bytes})
!12 = !DIDerivedType(tag: DW_TAG_member, name: "m2", baseType: !5, offset: {bits}, line: {bytes})
!13 = !DIDerivedType(tag: DW_TAG_member, name: "m3", baseType: !5, offset: {bits}, line: {bytes})
!14 = !DIDerivedType(tag: DW_TAG_member, name: "m4", baseType: !5, offset: {bits}, line: {bytes})
"#,
            bits = 8 * bytes,
            size = 8 * bytes + 32
        );
        let options = EmitOptions {
            smallest: true,
            ..EmitOptions::default()
        };
        for dialect in DIALECTS {
            let path = object(&source, "implicit", dialect, &options);
            let entries = entries(&path);
            // A number in an abbreviation is printed in decimal digits.
            let number = |value: &str| match value.strip_prefix("0x") {
                Some(digits) => u64::from_str_radix(digits, 16).unwrap(),
                None => value.parse().unwrap(),
            };
            let size = value(named(&entries, "S"), "DW_AT_byte_size").unwrap();
            assert_eq!(number(size), bytes + 4);
            for member in ["m1", "m2", "m3", "m4"] {
                let member = named(&entries, member);
                let offset = value(member, "DW_AT_data_member_location").unwrap();
                assert_eq!(number(offset), bytes, "{member}");
                let line = value(member, "DW_AT_decl_line").unwrap();
                assert_eq!(number(line), bytes, "{member}");
            }
        }
    }
}

/// A call at the end of a function's first part returns to the end of that part, not to the start of
/// the next one, which may be far away.
#[test]
fn a_call_at_the_end_of_a_part_returns_there() {
    let source = format!(
        r#"{UNIT}
parts @f {{ 0x8: @f.cold }}
calls @f {{ 0x3..0x8: unknown }}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 32)
"#
    );
    let options = EmitOptions {
        code: CodeSections::Separate,
        ..EmitOptions::default()
    };
    let path = object(&source, "call-at-end", Dialect::Dwarf5, &options);
    let relocations = tool("readelf", &["-rW"], Some(&path));
    let addresses = relocations.split(".rela.debug_addr").nth(1).unwrap();
    let addresses = addresses.split("\n\n").next().unwrap();
    let found = addresses.lines().filter_map(|line| line.split_once(" f"));
    let found: Vec<&str> = found.map(|(_, symbol)| symbol.trim()).collect();
    // The starts of both parts, the return address and the address of the call.
    assert_eq!(found, ["+ 0", ".cold + 0", "+ 8", "+ 3"], "{addresses}");
}

/// Two lists whose bytes are equal until the linker fills in the addresses are two lists.
#[test]
fn lists_with_addresses_of_different_symbols_differ() {
    let source = format!(
        r#"{UNIT}
define @g size 0x10 !dbg !6 {{
bb0 @ 0x0:
  0x0: dbg.def !30, %addr(@one)
  0x0: dbg.def !31, %addr(@two)
  0x4: dbg.kill !30
  0x4: dbg.kill !31
}}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 32)
!20 = !DILocalVariable(name: "first", scope: !6, file: !1, line: 2, type: !22)
!21 = !DILocalVariable(name: "second", scope: !6, file: !1, line: 2, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5)
!30 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(ptr)))
!31 = distinct !DILifetime(object: !21, location: !DIExpr(DIOpReferrer(ptr)))
"#
    );
    for dialect in DIALECTS {
        let path = object(
            &source,
            "symbols-in-lists",
            dialect,
            &EmitOptions::default(),
        );
        let relocations = tool("readelf", &["-rW"], Some(&path));
        for symbol in ["one", "two"] {
            let found = relocations.matches(&format!(" {symbol} + 0")).count();
            assert_eq!(found, 1, "{symbol}: {relocations}");
        }
        let entries = entries(&path);
        let [first, second] = ["first", "second"].map(|name| named(&entries, name));
        let [first, second] = [first, second].map(|entry| value(entry, "DW_AT_location"));
        assert_ne!(first, second);
    }
}

/// A variable of a function without code has no entry, and no bound can refer to it. A variable in an
/// inlined scope without code has none either; a bound in another unit then refers to some entry,
/// because gdb rejects a type that refers to none.
#[test]
fn a_bound_may_name_a_variable_without_an_entry() {
    let variable =
        "!10 = distinct !DIGlobalVariable(name: \"count\", scope: !7, file: !1, line: 2, type: !6)";
    assert!(GLOBALS.contains(variable));
    let function = "!8 = distinct !DISubprogram(name: \"h\", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)";
    let local = |scope| {
        format!(
            "{function}\n!10 = !DILocalVariable(name: \"count\", scope: {scope}, file: !1, line: 2, type: !6)\n"
        )
    };
    let inlined =
        "!9 = distinct !DIInlinedScope(origin: !8, scope: !4, callFile: !1, callLine: 2)\n";
    for (local, is_left_out) in [(local("!8"), true), (local("!9") + inlined, false)] {
        let source = GLOBALS.replace(variable, &local);
        let source: Vec<&str> = source
            .lines()
            .filter(|line| !line.contains("DIImported"))
            .collect();
        let source = source.join("\n");
        for dialect in DIALECTS {
            let sections =
                emitted_with(&support::parsed(&source), dialect, &EmitOptions::default());
            let omissions = sections.omissions();
            assert_eq!(
                omissions.contains(&(Omission::Attribute(DW_AT_count), 2)),
                is_left_out
            );
            let path = object(&source, "no-entry", dialect, &EmitOptions::default());
            let far = &["-nx", "-batch", "-ex", "whatis far"];
            let said = tool("gdb", far, Some(&path));
            assert!(said.contains("type = int ["), "{said}");
        }
    }
}

/// The size of a string's length has an attribute of its own since DWARF 5 (section 5.14). In DWARF 4
/// (section 5.11), it is the size of the string type.
#[test]
fn the_length_of_a_string_has_a_size() {
    for (dialect, attribute, other) in [
        (
            Dialect::Dwarf5,
            "DW_AT_string_length_byte_size",
            "DW_AT_byte_size",
        ),
        (
            Dialect::Dwarf4,
            "DW_AT_byte_size",
            "DW_AT_string_length_byte_size",
        ),
    ] {
        let source = include_str!("../../modules/fortran-arrays.di");
        let path = object(source, "string", dialect, &EmitOptions::default());
        let entries = entries(&path);
        let string = named(&entries, "character(*)");
        assert_eq!(value(string, attribute), Some("0x08"), "{string}");
        assert_eq!(value(string, other), None, "{string}");
    }
}
