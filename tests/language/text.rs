//! The text format: printing and parsing are inverse, errors name their place, and no input causes
//! a panic.

mod clang;
mod describe;
mod errors;
mod llvm;
mod random;
mod tokens;

use describe::describe;
use dwarfsmith::text::{self, ParseErrorKind, ParseWarningKind};
use dwarfsmith::validate::CodeItem;
use dwarfsmith::{Module, NameHint, Position, validate};
use proptest::prelude::*;

fn parse(source: &str) -> text::Parsed {
    text::parse(source).unwrap_or_else(|errors| panic!("{source}\n{errors:#?}"))
}

/// Errors as `line:column: message`.
fn errors(source: &str) -> Vec<String> {
    text::parse(source)
        .unwrap_err()
        .iter()
        .map(ToString::to_string)
        .collect()
}

fn round_trip(module: &Module) {
    let printed = text::print(module);
    let parsed = parse(&printed);
    assert_eq!(parsed.warnings, [], "{printed}");
    // Line by line, so that a failure shows what differs.
    for (read, was) in describe(&parsed.module)
        .lines()
        .zip(describe(module).lines())
    {
        assert_eq!(read, was, "{printed}");
    }
    assert_eq!(
        describe(&parsed.module).lines().count(),
        describe(module).lines().count(),
        "{printed}"
    );
    assert_eq!(text::print(&parsed.module), printed);
}

const FIXTURES: [(&str, &str); 3] = [
    (
        "x86_64-scalars.di",
        include_str!("../modules/x86_64-scalars.di"),
    ),
    (
        "split-struct.di",
        include_str!("../modules/split-struct.di"),
    ),
    (
        "amdgpu-kernel.di",
        include_str!("../modules/amdgpu-kernel.di"),
    ),
];

#[test]
fn fixtures_are_valid_and_round_trip() {
    for (name, source) in FIXTURES {
        let parsed = parse(source);
        assert_eq!(parsed.warnings, [], "{name}");
        if let Err(errors) = parsed.module.validate() {
            panic!("{name}: {errors}");
        }
        round_trip(&parsed.module);
    }
}

/// `target "x86_64"` and the lines of a test.
fn x86(body: &str) -> String {
    format!("target \"x86_64\"\n{body}")
}

const COMMON: &str = "\
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1)
!3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: \"x\", scope: !2, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
";

/// A function with one block that holds these rows, in front of the common nodes.
fn function(rows: &str) -> String {
    x86(&format!(
        "define @f size 0x20 !dbg !2 {{\nbb0 @ 0x0:\n{rows}\n}}\n{COMMON}"
    ))
}

#[test]
fn every_referrer_round_trips() {
    for referrer in [
        "%undef",
        "%reg(rax)",
        "%reg(rax, 8, 16)",
        "%reg(rflags)",
        "%regs(rax, rdx)",
        "%regs(%reg(rax, 0, 32), rdx)",
        "%lane(xmm3, 32)",
        "%slot(rsp+16, 32)",
        "%slot(cfa-24)",
        "%slot(fb+0, 64)",
        "%addr(rbp-8)",
        "%addr(@table+16)",
        "%addr(@\"odd name\"-1)",
        "%const(i32 -7)",
        "%const(f64 0.5)",
        "%const(f32 1e-10)",
        "%const(f64 0x7ff8000000000000)",
        "%const(ptr undef)",
        "%const(<4 x i64> <01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00 03 00 00 00 00 00 00 00 04 00 00 00 00 00 00 00>)",
        "%entity(4294967295)",
    ] {
        let source = function(&format!("  0x4: dbg.def !5, {referrer}"));
        let parsed = parse(&source);
        let printed = text::print(&parsed.module);
        assert!(
            printed.contains(&format!("  0x4: dbg.def !5, {referrer}\n")),
            "{referrer}: {printed}"
        );
        round_trip(&parsed.module);
    }
}

#[test]
fn every_frame_rule_line_and_scope_round_trips() {
    let sections = "\
frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: rbx = cfa-16; rcx = rdx; rsi = same_value; rdi = undefined
  0x2: restore rbx; remember_state
  0x3: restore_state; cfa = dw200-4
}
lines @f {
  0x0: !1 5:3 stmt prologue_end
  0x4: !1 0:0
  0x8: !1 6:0 prologue_end
}
scopes @f {
  !6: 0x4..0x8, 0xc..0x10
  !7: 0x5..0x6
}
entity @f 7 {
  0x0..0x8: %reg(rax)
  0x4..0x20: %slot(cfa-24, 64), %reg(rbx)
}
";
    let nodes = "!6 = distinct !DILexicalBlock(scope: !2, file: !1)
!7 = distinct !DIInlinedScope(origin: !2, scope: !6, callFile: !1, callLine: 3, callColumn: 9)\n";
    // The sections come before their function: any order is allowed.
    let parsed = parse(&x86(&format!(
        "{sections}define @f !dbg !2 size 32 block_local {{}}\n{COMMON}{nodes}"
    )));
    let printed = text::print(&parsed.module);
    for line in sections.lines().filter(|line| line.starts_with("  0x")) {
        assert!(printed.contains(line), "{line}: {printed}");
    }
    round_trip(&parsed.module);
}

/// The registers that a call preserves are recorded for that call alone.
#[test]
fn preserved_registers_round_trip() {
    let calls = "\
calls @f {
  0x0..0x5: unknown
  0x5..0xa: !2 preserves(rax, rdi), %reg(rdi) = !4
  0xa..0xf: indirect !4
  0xf..0x14: unknown tail preserves(xmm3)
}
";
    let parsed = parse(&x86(&format!(
        "define @f !dbg !2 size 32 {{}}\n{calls}{COMMON}"
    )));
    let function = parsed.module.code.functions().next().unwrap();
    let preserved = function
        .calls()
        .iter()
        .map(|call| function.call_preserves(call).iter().map(|r| r.0).collect());
    // rax is DWARF register 0, rdi 5, xmm3 20 (psABI figure 3.36).
    assert_eq!(
        preserved.collect::<Vec<Vec<u16>>>(),
        [vec![], vec![0, 5], vec![], vec![20]]
    );
    assert!(text::print(&parsed.module).contains(calls));
    round_trip(&parsed.module);
    let wrong = text::parse(&x86(
        "calls @f {\n  0x0..0x5: unknown preserves()\n}\ndefine @f !dbg !2 size 32 {}\n",
    ));
    assert!(
        format!("{:?}", wrong.err()).contains("register"),
        "an empty list is none"
    );
}

/// A frame section may state that the rules at the entry hold, with rows and without.
#[test]
fn rules_at_the_entry_round_trip() {
    for (section, holds, rows) in [
        ("", false, 0),
        ("frame @f entry {}\n\n", true, 0),
        ("frame @f entry {\n  0x4: cfa = rsp+16\n}\n\n", true, 1),
        ("frame @f {\n  0x4: cfa = rsp+16\n}\n\n", false, 1),
    ] {
        let parsed = parse(&x86(&format!(
            "define @f !dbg !2 size 32 {{}}\n{section}{COMMON}"
        )));
        let function = parsed.module.code.functions().next().unwrap();
        assert_eq!(
            (function.has_entry_frame, function.frame().len()),
            (holds, rows),
            "{section}"
        );
        assert_eq!(function.has_frame_rules(), !section.is_empty());
        let printed = text::print(&parsed.module);
        assert!(
            printed.contains(section) && printed.contains("frame @") != section.is_empty(),
            "{printed}"
        );
        round_trip(&parsed.module);
    }
}

#[test]
fn llvm_spellings_are_read() {
    let parsed = parse(&x86(&format!(
        "{COMMON}!llvm.dbg.cu = !{{!0}}
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 128, elements: !11)
!11 = !{{!12}}
!12 = !DISubrange(count: 4)
!13 = !DICompositeType(tag: DW_TAG_enumeration_type, size: 32, elements: !{{!DIEnumerator(name: \"A\", value: -1)}})
!14 = !DICompositeType(tag: DW_TAG_union_type, size: 8, elements: !{{!15}})
!15 = !DIDerivedType(tag: DW_TAG_member, scope: !14, baseType: !3, size: 3, offset: 1, flags: DIFlagBitField)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !11)
!18 = !DISubroutineType(cc: DW_CC_normal, runtime: 1, types: !{{null, !3}})
!19 = !DILocalVariable(name: \"a\\22b\\5C\\C3\\A9\", arg: 2, scope: !2, flags: DIFlagArtificial | DIFlagZeroSize)
!20 = !{{}}
"
    )));
    let warnings: Vec<_> = parsed
        .warnings
        .iter()
        .map(|warning| warning.kind.clone())
        .collect();
    assert_eq!(
        warnings,
        [
            ParseWarningKind::NamedMetadata {
                name: "!llvm.dbg.cu".into()
            },
            ParseWarningKind::UnknownField {
                node: "DISubroutineType",
                field: "runtime".into(),
                hint: NameHint::default()
            },
            ParseWarningKind::UnknownFlag {
                flag: "DIFlagZeroSize".into(),
                hint: NameHint::default()
            },
            ParseWarningKind::Unused {
                number: 20,
                what: "a list"
            },
        ]
    );
    let name = parsed
        .module
        .metadata
        .variables
        .iter()
        .last()
        .unwrap()
        .1
        .name
        .unwrap();
    assert_eq!(parsed.module.metadata.strings.get(name), "a\"b\\é");
    round_trip(&parsed.module);
}

/// Several markers are at one position, and markers that a record becomes have no line of their
/// own.
#[test]
fn the_source_map_has_each_marker() {
    let markers = [
        "0x4: dbg.def !5, %reg(rax)",
        "0x4: dbg.kill !5",
        "0x8: dbg.kill !5",
    ];
    let source = function(&format!("  {}", markers.join("\n  ")));
    let Ok(text::Parsed {
        module, source_map, ..
    }) = text::parse(&source)
    else {
        panic!()
    };
    let function = module.code.functions().next().unwrap().id;
    for (index, marker) in markers.iter().enumerate() {
        let node = validate::Node::Marker(function, dwarfsmith::markers::MarkerIndex(index as u32));
        assert_eq!(
            source_map.span(node).map(|span| &source[span]),
            Some(*marker)
        );
    }
    // The diagnostic for the last marker is shown at that marker, not at the first one at its
    // position.
    let errors = module.validate().unwrap_err();
    let shown: Vec<&str> = errors
        .iter()
        .filter_map(|error| Some(&source[source_map.span(error.node)?]))
        .collect();
    assert_eq!(shown, [markers[2]]);
    let record = "0x8: #dbg_value(i32 %reg(rbx), !4, !DIExpression())";
    let source = self::function(&format!("  {}\n  {record}", markers[0]));
    let Ok(text::Parsed {
        module, source_map, ..
    }) = text::parse(&source)
    else {
        panic!()
    };
    let node = validate::Node::Marker(function, dwarfsmith::markers::MarkerIndex(1));
    let made = module
        .code
        .functions()
        .next()
        .unwrap()
        .blocks()
        .flat_map(|block| block.markers())
        .count();
    if made > 1 {
        assert_eq!(
            source_map.span(node).map(|span| &source[span]),
            Some(record)
        );
    }
}

#[test]
fn the_source_map_has_the_source_of_each_node() {
    let source = function("  0x4: dbg.def !5, %reg(rax)");
    let Ok(text::Parsed {
        module, source_map, ..
    }) = text::parse(&source)
    else {
        panic!()
    };
    let show = |node| source_map.span(node).map(|span| &source[span]);
    let lifetime = module.metadata.lifetimes.ids().next().unwrap();
    let function = module.code.functions().next().unwrap().id;
    assert_eq!(
        show(validate::Node::Operation(lifetime, 0)),
        Some("DIOpReferrer(i32)")
    );
    let marker = |index| validate::Node::Marker(function, dwarfsmith::markers::MarkerIndex(index));
    // The operations of an equal expression of another lifetime have places of their own.
    let twice = format!(
        "{source}\n!50 = distinct !DIFragment()\n\
         !51 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))\n"
    );
    let parsed = text::parse(&twice).map_err(|_| "it is read").unwrap();
    let last = parsed.module.metadata.lifetimes.ids().last().unwrap();
    let operation = validate::Node::Operation(last, 0);
    let start = twice.rfind("DIOpReferrer").unwrap();
    assert_eq!(
        parsed.source_map.span(operation),
        Some(start..start + "DIOpReferrer(i32)".len())
    );
    assert_eq!(show(marker(0)), Some("0x4: dbg.def !5, %reg(rax)"));
    assert!(
        show(marker(1)).unwrap().starts_with("define @f"),
        "there is but one"
    );
    assert!(
        show(validate::Node::Item(
            function,
            Position(4),
            CodeItem::LineRow
        ))
        .unwrap()
        .starts_with("define @f"),
        "no row is there"
    );
    assert_eq!(
        show(validate::Node::Item(function, Position(0), CodeItem::Block)),
        Some("bb0 @ 0x0:")
    );
    assert!(
        show(validate::Node::Lifetime(lifetime))
            .unwrap()
            .starts_with("!5 = distinct !DILifetime(")
    );
    assert!(
        show(validate::Node::Function(function))
            .unwrap()
            .starts_with("define @f")
    );
}

proptest! {
    #[test]
    fn random_modules_round_trip(seed: u64) {
        round_trip(&random::module(seed));
    }

    #[test]
    fn no_text_causes_a_panic(source in "\\PC*") {
        let _ = text::parse(&source);
    }

    #[test]
    fn no_bytes_cause_a_panic(bytes: Vec<u8>) {
        let _ = text::parse(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_mutation_causes_a_panic(which in 0..3usize, edits in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..3u8), 1..6)) {
        // Whole words, so that the result is often nearly valid.
        let mut words: Vec<&str> = crate::support::module_of(FIXTURES[which].1).split_inclusive([' ', '\n', '(', ')', ',']).collect();
        for (at, from, how) in edits {
            let (at, from) = (at.index(words.len()), from.index(words.len()));
            match how {
                0 => { words.remove(at); }
                1 => words.insert(at, words[from]),
                _ => words.swap(at, from),
            }
        }
        let source = words.concat();
        match text::parse(&source) {
            Ok(parsed) => round_trip(&parsed.module),
            Err(errors) => for error in errors {
                prop_assert!(source.get(error.span.clone()).is_some(), "{error}");
            }
        }
    }
}

/// DWARF's language list and LLVM's `Dwarf.def`; gimli has no names for these.
#[test]
fn constants_that_gimli_cannot_name_are_named() {
    let source = include_str!("../filetests/meaning/gpu-hip-kernel.di");
    let printed = text::print(&parse(source).module);
    assert!(printed.contains("language: DW_LANG_HIP"), "{printed}");
    assert!(printed.contains("cc: DW_CC_LLVM_OpenCLKernel"), "{printed}");
    let numbers = source
        .replace("DW_LANG_HIP", "48")
        .replace("DW_CC_LLVM_OpenCLKernel", "199");
    assert_eq!(text::print(&parse(&numbers).module), printed);
}
