//! Errors of the parser: each with its place, the token that was found, and the tokens that were
//! expected.

use super::*;
use std::fmt::Write;

#[test]
fn errors_name_the_place_the_token_and_the_expected_tokens() {
    for (source, expected) in [
        (
            "",
            "1:1: expected a line `target \"…\"`, found the end of the text",
        ),
        (
            "target \"pdp-11\"",
            "1:1: there is no target called `pdp-11`; there are `x86_64`, `i386`, `aarch64`, `aarch64-be`, `arm`, `riscv64`, `riscv64-v128`, `riscv64-v256` and 11 more",
        ),
        (
            "target \"x86-64\"",
            "1:1: there is no target called `x86-64`; did you mean `x86_64`?",
        ),
        (
            &x86("defnie @f size 4 {}"),
            "2:1: there is no section called `defnie`; did you mean `define`?",
        ),
        (
            &x86("part @f { 0x4: @f.cold }"),
            "2:1: there is no section called `part`; did you mean `parts`?",
        ),
        (
            &x86("target \"x86_64\""),
            "2:1: the target is repeated; remove it, or the first one on line 1",
        ),
        (
            &x86("nonsense"),
            "2:1: expected `target`, `global`, `define`, `entity`, `lines`, `scopes`, `calls`, `parts`, `frame` or a node `!N = …`, found `nonsense`",
        ),
        (
            &x86("!0 = !DIFoo()"),
            "2:6: there is no kind of node called `DIFoo`; there are `DICompileUnit`, `DIFile`, `DISubprogram`, `DILexicalBlock`, \
             `DIInlinedScope`, `DINamespace`, `DICommonBlock`, `DIMacro` and 24 more",
        ),
        (
            &x86("!0 = !DIfile()"),
            "2:6: there is no kind of node called `DIfile`; did you mean `DIFile`?",
        ),
        (
            &x86("!0 = !DIFile(filename: \"a\", Directory: \"b\")"),
            "2:29: DIFile has no field `Directory`; did you mean `directory`, which is required?",
        ),
        (
            &x86("!0 = !DIDerivedType(tga: DW_TAG_const_type)"),
            "2:21: DIDerivedType has no field `tga`; did you mean `tag`, which is required?",
        ),
        (
            &x86("!0 = !DIDerivedType(tag: DW_TAG_cosnt_type)"),
            "2:26: there is no tag of a DIDerivedType called `DW_TAG_cosnt_type`; did you mean `DW_TAG_const_type`?",
        ),
        (
            &x86("!0 = !DIFile(filename: \"a\")"),
            "2:1: this DIFile has no `directory`, which is required; add it",
        ),
        (
            &x86("!0 = !DIDerivedType(baseType: null)"),
            "2:6: this DIDerivedType has no `tag`, which is required; add it",
        ),
        (
            &x86("!0 = !DIDerivedType(tag: DW_TAG_array_type)"),
            "2:26: there is no tag of a DIDerivedType called `DW_TAG_array_type`; there are `DW_TAG_pointer_type`, \
             `DW_TAG_reference_type`, `DW_TAG_rvalue_reference_type`, `DW_TAG_const_type`, `DW_TAG_volatile_type`, \
             `DW_TAG_restrict_type`, `DW_TAG_atomic_type`, `DW_TAG_immutable_type` and 9 more",
        ),
        (
            &x86("!0 = !DIFile(filename: \"a\", filename: \"b\", directory: \"c\")"),
            "2:29: the field `filename` is repeated; remove it, or the first one on line 2",
        ),
        (
            &x86("!0 = !DIFile(directory: \"c\",\n  filename: \"a\",\n  filename: \"b\")"),
            "4:3: the field `filename` is repeated; remove it, or the first one on line 3",
        ),
        (
            &x86("!0 = distinct !DIFragment()\n!0 = distinct !DIFragment()"),
            "3:1: the node `!0` is repeated; remove it, or the first one on line 2",
        ),
        (
            &x86(
                "!0 = distinct !DILexicalBlock(scope: !1, file: !1)\n!1 = !DIFile(filename: \"\", directory: \"\")",
            ),
            "2:38: expected a scope: a compile unit, subprogram, lexical block, inlined scope, namespace, type or common block, found `!1`, which is a file",
        ),
        (
            &x86("!0 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !9)"),
            "2:52: there is no node `!9`; add a line `!9 = …`",
        ),
        (
            &x86(
                "!0 = !DIBasicType(name: \"t\", size: 18446744073709551616, encoding: DW_ATE_signed)",
            ),
            "2:36: the number 18446744073709551616 does not fit here; write a number from 0 to 18446744073709551615",
        ),
        (
            &x86("!99999999999 = !DIFragment()"),
            "2:1: the number 99999999999 does not fit here; write a number from 0 to 4294967295",
        ),
        (
            &x86("!0 = !DIBasicType(name: \"t\", size: 8, encoding: DW_ATE_sined)"),
            "2:49: there is no DW_ATE_ encoding called `DW_ATE_sined`; did you mean `DW_ATE_signed`?",
        ),
        (
            &x86("!0 = !DIFile(filename: \"\\8\", directory: \"\")"),
            "2:24: a string must end on its line, be UTF-8, and have `\\5C` for `\\` and `\\22` for `\"`",
        ),
        (
            &x86("!0 = !DIFile(filename: \"a"),
            "2:24: a string must end on its line, be UTF-8, and have `\\5C` for `\\` and `\\22` for `\"`",
        ),
        (
            &x86(&format!("!0 = !{}", "{".repeat(50))),
            "2:23: brackets are nested more than 16 deep",
        ),
        (
            &(x86(COMMON) + "define @f size 1 !dbg !2 {\nbb0 @ 0:"),
            "9:9: expected `}`, found the end of the text",
        ),
        (
            &function("0x0: dbg.def !5, %reg(raxx)"),
            "4:23: there is no register of the target called `raxx`; did you mean `rax`?",
        ),
        (
            &function("0x0: dbg.def !5, %slto(cfa-8)"),
            "4:18: there is no referrer called `%slto`; did you mean `%slot`?",
        ),
        (
            &function("0x0: dbg.kill !4"),
            "4:15: expected a lifetime, found `!4`, which is a variable",
        ),
        (
            &function("0x100000000: dbg.kill !5"),
            "4:1: the number 0x100000000 does not fit here; write a number from 0 to 4294967295",
        ),
        (
            &function("bb0 @ 4:"),
            "4:1: the block `bb0` is repeated; remove it, or the first one on line 3",
        ),
        (
            &function("bb1 @ 4 -> bb9:"),
            "4:12: there is no block called `bb9`; did you mean `bb0`?",
        ),
        (
            &function("bb1 @ 4 -> next:"),
            "4:12: there is no block called `next`; there are `bb0` and `bb1`",
        ),
        (
            &function("0x0: dbg.def !5, %const(i32 1.5)"),
            "4:29: expected a whole number (only f16, bf16, f32 and f64 have a point), found `1.5`",
        ),
        (
            &function("0x0: dbg.def !5, %const(i99999 1)"),
            "4:25: expected a type: iN, uN, f32, ptr, ptr addrspace(A), <N x T> or bN, found `i99999`",
        ),
        (
            &(function("") + "define @f size 1 !dbg !2 {}"),
            "12:8: the function `@f` is repeated; remove it, or the first one on line 2",
        ),
        (
            &(function("") + "frame @f { 0x0: 5 }"),
            "12:17: expected `cfa`, `ra`, a register's name, `restore`, `remember_state` or `restore_state`, found `5`",
        ),
        (
            &(function("") + "frame @f { 0x0: ra = 5 }"),
            "12:22: expected `[`, `cfa`, `same_value`, `undefined`, a register's name or an expression, found `5`",
        ),
        (
            &(function("") + "frame @f { 0x0: cfa = [rsp] }"),
            "12:23: expected a register's name or an expression, found `[`",
        ),
        (
            &(function("") + "frame @f { 0x0: restore 5 }"),
            "12:25: expected `ra` or a register's name, found `5`",
        ),
        (
            &(function("") + "frame @f enrty {}"),
            "12:10: expected `entry`, `personality` or `{`, found `enrty`",
        ),
        (
            &(function("") + "frame @f entry 5 {}"),
            "12:16: expected `personality` or `{`, found `5`",
        ),
        (
            &(function("") + "frame @f personality @p 5 {}"),
            "12:25: expected `data` or `{`, found `5`",
        ),
        (
            &(function("") + "calls @f { 0x0..0x4: somewhere }"),
            "12:22: expected `unknown`, `indirect` and an object, or a subprogram, found `somewhere`",
        ),
        (
            &x86("global g !dbg.def !4"),
            "2:8: expected the global's symbol, `@…`, found `g`",
        ),
        (
            &x86("global @g !dbg.kill !4"),
            "2:11: expected `!dbg.def` and a fragment, found `!dbg.kill`",
        ),
        (
            &(function("") + "lines @g {}"),
            "12:7: there is no function called `g`; there is `f`",
        ),
        (
            &(x86(COMMON) + "!6 = !DILifetime(object: !4, location: !DIExpr(DIOpFrob()))"),
            "8:48: there is no operation called `DIOpFrob`; there are `DIOpReferrer`, `DIOpArg`, `DIOpTypeObject`, \
             `DIOpConstant`, `DIOpConvert`, `DIOpZExt`, `DIOpSExt`, `DIOpReinterpret` and 37 more",
        ),
        (
            &(x86(COMMON) + "!6 = !DILifetime(object: !4, location: !DIExpr(DIOpRefferer(i32)))"),
            "8:48: there is no operation called `DIOpRefferer`; did you mean `DIOpReferrer`?",
        ),
        (
            &(x86(COMMON) + "!6 = !DILifetime(object: !4, location: !DIExpr(Deref(i32)))"),
            "8:48: there is no operation called `Deref`; did you mean `DIOpDeref`?",
        ),
        (
            &x86(
                "!0 = distinct !DICompileUnit(language: DW_LANG_Rsut, file: !1, producer: \"\")\n!1 = !DIFile(filename: \"\", directory: \"\")",
            ),
            "2:40: there is no DW_LANG_ language called `DW_LANG_Rsut`; did you mean `DW_LANG_Rust`?",
        ),
    ] {
        assert_eq!(errors(source), [expected], "{source}");
    }
}

#[test]
fn warnings_suggest_similar_names() {
    let source = x86(
        "!0 = !DIFile(filename: \"a\", directory: \"b\", sum: 1)\n!1 = !DIBasicType(name: \"t\", size: 8, encoding: \
         DW_ATE_signed, flag: 0)\n!2 = !DIBasicType(name: \"u\", size: 8, encoding: DW_ATE_signed, flags: DIFlagArtifical)",
    );
    let warnings = text::parse(&source).unwrap().warnings;
    let warnings: Vec<String> = warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        warnings,
        [
            "2:45: DIFile has no field `sum` here; it is left out",
            "3:64: DIBasicType has no field `flag` here; it is left out; did you mean `flags`?",
            "4:71: the flag `DIFlagArtifical` has no meaning here; it is left out; did you mean `DIFlagArtificial`?",
        ]
    );
    // Similar names are not searched for after the hundredth warning, and further fields are not
    // reported.
    let fields = ", basetype: 1".repeat(100_000);
    let source = x86(&format!(
        "!0 = !DIFile(filename: \"a\", directory: \"b\"{fields})"
    ));
    assert_eq!(text::parse(&source).unwrap().warnings.len(), 100);
}

#[test]
fn parsing_continues_on_the_next_line() {
    let rows = "0x0: dbg.frob !5\n0x4: dbg.def !5,\n0x8: dbg.kill !8\n0xc: dbg.def !5, %rax";
    assert_eq!(
        errors(&function(rows)),
        [
            "4:6: expected `dbg.def`, `dbg.kill`, `dbg.label` or a record such as `#dbg_value(…)`, found `dbg.frob`",
            "6:1: expected a referrer: %reg(NAME), %regs, %lane, %slot, %addr, %const, %entity or %undef, found `0x8`",
            "6:15: there is no node `!8`; add a line `!8 = …`",
            "7:18: expected a referrer: %reg(NAME), %regs, %lane, %slot, %addr, %const, %entity or %undef, found `%rax`",
        ]
    );
    // A section without its bracket ends where the next item begins.
    let errors = errors(&x86(&format!(
        "define @f size 8 !dbg !2 {{\nbb0 @ 0x0:\n{COMMON}!9 = !DIfile()"
    )));
    assert_eq!(
        errors,
        [
            "4:1: expected `}`, found `!0`",
            "10:6: there is no kind of node called `DIfile`; did you mean `DIFile`?"
        ]
    );
}

#[test]
fn at_most_a_hundred_errors_are_kept() {
    let source = x86(&"!0 = nonsense\n".repeat(1000));
    assert_eq!(errors(&source).len(), 100);
}

/// Texts that would take hours, or overflow the stack, if parsing took more than linear time.
#[test]
fn large_and_hostile_texts_are_parsed_in_linear_time() {
    const MANY: usize = 50_000;
    for source in [
        x86(&"{".repeat(MANY)),
        x86(&format!("!0 = !DIFile{}", "(a: ".repeat(MANY))),
        x86(&format!(
            "!0 = !DIFile({}a: 0)",
            "filename: \"\", ".repeat(MANY)
        )),
        x86(&format!("define @f {}", "{".repeat(MANY))),
        x86(&"define @f size 0 !dbg !0 {}\n".repeat(MANY)),
        x86(&"!0 = distinct !DIFragment()\n".repeat(MANY)),
        x86(&format!(
            "define @f {{\n{}}}",
            "bb0 @ 0 -> bb0:\n".repeat(MANY)
        )),
        x86(&format!("!0 = !DIBasicType(name: \"{}", "\\".repeat(MANY))),
        function(&format!("0: dbg.def !5, %const({}i8", "<1 x ".repeat(MANY))),
        function(&format!(
            "0: dbg.def !5, %const(i8 <{}",
            "00 ".repeat(10 * MANY)
        )),
    ] {
        assert!(text::parse(&source).is_err());
    }
    let rows = "0x4: dbg.def !5, %reg(rax)\n0x4: dbg.kill !5\n".repeat(MANY);
    assert_eq!(parse(&function(&rows)).module.code.functions().count(), 1);
}

#[test]
fn shared_parts_do_not_make_a_module_larger_than_its_text() {
    let mut source = x86(COMMON) + "!10 = !{";
    source += &vec!["!11"; 2000].join(", ");
    source += "}\n!11 = !DISubrange(count: 2)\n";
    for number in 100..2100 {
        writeln!(
            source,
            "!{number} = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !10)"
        )
        .unwrap();
    }
    assert!(matches!(
        text::parse(&source).unwrap_err()[0].kind,
        ParseErrorKind::TooMuchSharing
    ));
}
