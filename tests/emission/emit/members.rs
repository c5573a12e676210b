//! Declarations in classes and the definitions outside: what each of the two entries states, and
//! what debuggers know of both.

use super::*;

/// ```cpp
/// // s.h                                // s.cc
/// struct S {                            #include "s.h"
///   int m(int by);                      alignas(64) long S::count;    // line 7
///   static long count;                  int S::m(int by) { … }        // line 9
///   int inside;
///   static int count_here() { … }
/// };
/// ```
///
/// LANGUAGE and DECLARED are placeholders, the second one for the file of the class.
const SOURCE: &str = r#"target "x86_64"
global @_ZN1S5countE !dbg.def !30
define @_ZN1S1mEi size 0x10 !dbg !20 {
bb0 @ 0x0:
  0x0: dbg.def !41, %reg(rdi)
  0x0: dbg.def !42, %reg(rsi, 0, 32)
}
!0 = distinct !DICompileUnit(language: LANGUAGE, file: !1, producer: "p")
!1 = !DIFile(filename: "s.cc", directory: "/src")
!2 = !DIFile(filename: "s.h", directory: "/src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: DECLARED, line: 1, size: 32, elements: !{!6, !7})
!6 = !DIDerivedType(tag: DW_TAG_variable, name: "count", baseType: !4, line: 3, flags: DIFlagStaticMember)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "inside", baseType: !3, line: 4, size: 32)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!12 = !DISubroutineType(types: !{!3, !10, !3})
!13 = !DISubroutineType(types: !{!3})
!20 = distinct !DISubprogram(name: "m", linkageName: "_ZN1S1mEi", scope: !5, unit: !0, file: !1, line: 9, type: !12, declaration: !21, spFlags: DISPFlagDefinition)
!21 = !DISubprogram(name: "m", linkageName: "_ZN1S1mEi", scope: !5, unit: !0, file: DECLARED, line: 2, type: !12, spFlags: 0)
!22 = !DISubprogram(name: "count_here", linkageName: "_ZN1S10count_hereEv", scope: !5, unit: !0, file: DECLARED, line: 5, type: !13, spFlags: 0)
!23 = distinct !DIGlobalVariable(name: "count", linkageName: "_ZN1S5countE", scope: !5, file: !1, line: 7, type: !4, align: 512)
!30 = distinct !DIFragment()
!31 = distinct !DILifetime(object: !23, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!30})
!33 = !DILocalVariable(name: "this", arg: 1, scope: !20, type: !11, flags: DIFlagArtificial | DIFlagObjectPointer)
!34 = !DILocalVariable(name: "by", arg: 2, scope: !20, file: !1, line: 9, type: !3)
!41 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(ptr)))
!42 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpReferrer(i32)))
"#;

fn object(name: &str, (language, declared): (&str, &str), strict: bool) -> PathBuf {
    let source = SOURCE
        .replace("LANGUAGE", language)
        .replace("DECLARED", declared);
    let module = support::parsed(&source);
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let options = EmitOptions {
        strict,
        ..EmitOptions::default()
    };
    object_file(&lowered.emit(&options).unwrap(), &format!("members-{name}"))
}

/// The attributes of the entries that complete a declaration: of the variable, then of the function.
fn definitions(path: &std::path::Path) -> [String; 2] {
    let dump = support::dwarfdump(&["--debug-info"], path);
    let entries = dump
        .split("\n\n")
        .filter(|entry| entry.contains("DW_AT_specification"));
    let entries: Vec<String> = entries.map(str::to_owned).collect();
    entries.try_into().unwrap_or_else(|_| panic!("{dump}"))
}

/// Consumers look up what a definition does not state at its declaration, so the file of both need
/// not be stated twice. gdb lists each with the file and line of its definition.
#[test]
fn definitions_state_what_declarations_do_not() {
    for (name, declared, states_file) in [("one-file", "!1", false), ("header", "!2", true)] {
        let path = object(name, ("DW_LANG_C_plus_plus_14", declared), false);
        tool("llvm-dwarfdump", &["--verify"], Some(&path));
        let [variable, function] = definitions(&path);
        for (entry, line) in [(&variable, 7), (&function, 9)] {
            let file = entry.contains("DW_AT_decl_file\t(\"/src/s.cc\")");
            assert_eq!(file, states_file, "{entry}");
            assert!(
                entry.contains(&format!("DW_AT_decl_line\t({line})")),
                "{entry}"
            );
        }
        // 512 bits are 64 bytes.
        assert!(variable.contains("DW_AT_alignment\t(0x40)"), "{variable}");
        let commands = [
            "-nx",
            "-batch",
            "-ex",
            "info functions ::m",
            "-ex",
            "info variables count",
        ];
        let said = tool("gdb", &commands, Some(&path));
        let listed = [
            "File s.cc:\n9:\tint S::m(int);",
            "File s.cc:\n7:\tlong S::count;",
        ];
        for listed in listed {
            assert!(said.contains(listed), "{name}: {said}");
        }
    }
}

/// DWARF 5 section 3.3.2 has the attribute for C's two kinds of functions.
#[test]
fn only_languages_like_c_state_prototypes() {
    for (language, states) in [
        ("DW_LANG_C11", true),
        ("DW_LANG_ObjC", true),
        ("DW_LANG_C_plus_plus_14", false),
        ("DW_LANG_Rust", false),
        ("DW_LANG_Fortran18", false),
    ] {
        let path = object("prototypes", (language, "!2"), false);
        let dump = support::dwarfdump(&["--debug-info"], &path);
        assert_eq!(
            dump.contains("DW_AT_prototyped"),
            states,
            "{language}: {dump}"
        );
    }
}

/// The first parameter is artificial, by which gdb and lldb know that a function is called on an
/// object. The standard requires a reference to it (DWARF 5 section 5.7.8), which strict units have.
#[test]
fn debuggers_know_the_object_of_a_member_function() {
    for strict in [false, true] {
        let name = format!("object-{strict}");
        let path = object(&name, ("DW_LANG_C_plus_plus_14", "!2"), strict);
        tool("llvm-dwarfdump", &["--verify"], Some(&path));
        let dump = support::dwarfdump(&["--debug-info"], &path);
        // The definition has one in both.
        let count = dump.matches("DW_AT_object_pointer").count();
        assert_eq!(count, if strict { 2 } else { 1 }, "{dump}");
        let said = tool(
            "gdb",
            &["-nx", "-batch", "-ex", "ptype struct S"],
            Some(&path),
        );
        for line in ["int m(int);", "static int count_here();"] {
            assert!(said.contains(line), "{strict}: {said}");
        }
        let said = support::lldb(&path, &["type lookup S"]);
        for line in ["int m(int);", "static int count_here();"] {
            assert!(said.contains(line), "{strict}: {said}");
        }
    }
}

/// DWARF 5 sections 3.3.2 and 5.8: the flag is for functions that are declared with a prototype. C's
/// `int old()` has none. clang and LLVM describe its type as one with unspecified parameters only.
#[test]
fn functions_of_c_without_a_prototype_do_not_state_one() {
    let module = support::parsed(
        r#"target "x86_64"
global @p !dbg.def !30
global @q !dbg.def !31
define @old size 0x4 !dbg !4 {
bb0 @ 0x0:
}
define @new size 0x4 !dbg !5 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "old", unit: !0, file: !1, line: 1, type: !6, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "new", unit: !0, file: !1, line: 2, type: !7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{!2, null})
!7 = !DISubroutineType(types: !{!2})
!10 = distinct !DIGlobalVariable(name: "p", scope: !0, file: !1, line: 3, type: !12)
!11 = distinct !DIGlobalVariable(name: "q", scope: !0, file: !1, line: 3, type: !13)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!40 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(ptr)), argObjects: {!30})
!41 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(ptr)), argObjects: {!31})
"#,
    );
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let sections = emitted_with(&module, dialect, &EmitOptions::default());
        let path = object_file(&sections, &format!("prototypes-of-c-{dialect}"));
        let said = tool(
            "gdb",
            &[
                "-nx",
                "-batch",
                "-ex",
                "whatis p",
                "-ex",
                "whatis q",
                "-ex",
                "whatis old",
                "-ex",
                "whatis new",
            ],
            Some(&path),
        );
        let types: Vec<&str> = said
            .lines()
            .filter(|line| line.starts_with("type"))
            .collect();
        let wanted = ["int (*)()", "int (*)(void)", "int ()", "int (void)"];
        assert_eq!(types, wanted.map(|ty| format!("type = {ty}")), "{said}");
    }
}
