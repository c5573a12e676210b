//! Functions that several threads write in parts: linking the parts gives the sections that one
//! thread writes. The numbers of the strings, files, addresses, abbreviations and lists that are
//! new in a part change when it is linked, and some then need more bytes.

use super::pool::with_threads;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{CodeSections, EmitOptions, Section, SectionId, Sections};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{Module, text};
use std::fmt::Write;

/// The number of functions. Each has separate names for three variables, so that the numbers of
/// strings exceed 128 and 256. So do those of files, lists and abbreviations.
const FUNCTIONS: usize = 400;

/// The nodes of one function have numbers from this one on.
fn node(function: usize) -> usize {
    1000 + 40 * function
}

/// A function with scopes, calls, static variables, types, labels and pointers to variables. What it
/// has depends on its number, so that its entries have many shapes.
fn function(number: usize, body: &mut String, nodes: &mut String) {
    let (n, f) = (number, node(number));
    let next = node((number + 1) % FUNCTIONS);
    let file = 10 + number % 300;
    let line = [3, 300, 70_000][number % 3];
    let column = ["", ", column: 4", ", column: 400"][number / 3 % 3];
    let flags = ["", ", flags: DIFlagArtificial"][number / 9 % 2];
    let align = ["", ", align: 128"][number / 18 % 2];
    let kind = ["", ", arg: 1"][number / 36 % 2];
    write!(
        body,
        "define @f{n} size 0x40 !dbg !{f} {{
bb0 @ 0x0:
  0x0: dbg.def !{a}, %reg(rdi)
  0x8: dbg.kill !{a}
  0x8: dbg.def !{b}, %reg(rbx)
  0x10: dbg.label !{label}
  0x18: dbg.kill !{b}
  0x20: dbg.def !{c}, %reg(r12)
}}
scopes @f{n} {{
  !{block}: 0x8..0x10, 0x20..0x30
  !{inlined}: 0x14..0x1c
}}
calls @f{n} {{
  0x28..0x2d: !{next}, %reg(rdi) = !{x}
  0x30..0x35: !5
  0x38..0x3b: indirect !{x}
}}
frame @f{n} entry {{}}
lines @f{n} {{
  0x0: !{file} {line}:0 stmt
}}
",
        a = f + 20,
        b = f + 21,
        c = f + 22,
        x = f + 5,
        label = f + 4,
        block = f + 1,
        inlined = f + 2,
    )
    .unwrap();
    let scope = ["", ", scope: !8"][number / 200];
    writeln!(nodes, "!{f} = distinct !DISubprogram(name: \"f{n}\"{scope}, unit: !0, file: !{file}, line: {line}, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!{f1} = distinct !DILexicalBlock(scope: !{f}, file: !{file}, line: {line})
!{f2} = distinct !DIInlinedScope(origin: !6, scope: !{f}, callFile: !{file}, callLine: {line})
!{f4} = !DILabel(scope: !{f}, name: \"label{n}\", file: !{file}, line: {line})
!{f5} = !DILocalVariable(name: \"x{n}\"{kind}, scope: !{f}, file: !{file}, line: {line}{column}, type: !2{flags}{align})
!{f6} = !DILocalVariable(name: \"p{n}\", scope: !{f}, file: !{file}, line: {line}{column}, type: !3{flags}{align})
!{f7} = !DILocalVariable(name: \"local{n}\", scope: !{f1}, file: !{file}, line: {line}, type: !{f8})
!{f8} = !DICompositeType(tag: DW_TAG_structure_type, name: \"Local\", scope: !{f}, file: !{file}, line: {line}, size: 128, elements: !{{!{f9}, !{f10}}})
!{f9} = !DIDerivedType(tag: DW_TAG_member, name: \"inside\", baseType: !2, line: {line}, size: 64)
!{f10} = !DIDerivedType(tag: DW_TAG_member, name: \"next\", baseType: !{f11}, line: {line}, size: 64, offset: 64)
!{f11} = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !{f8}, size: 64)
!{f12} = !DILocalVariable(scope: !{f2}, origin: !7)
!{f20} = distinct !DILifetime(object: !{f5}, location: !DIExpr(DIOpReferrer(i64)))
!{f21} = distinct !DILifetime(object: !{f5}, location: !DIExpr(DIOpReferrer(i64)))
!{f22} = distinct !DILifetime(object: !{f7}, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b128)))
!{f23} = distinct !DILifetime(object: !{f6}, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {{!{f5}}}, kind: computed)
!{f24} = distinct !DILifetime(object: !{f12}, location: !DIExpr(DIOpConstant(i64 {n})), kind: computed)",
        f1 = f + 1, f2 = f + 2, f4 = f + 4, f5 = f + 5, f6 = f + 6, f7 = f + 7, f8 = f + 8,
        f9 = f + 9, f10 = f + 10, f11 = f + 11, f12 = f + 12,
        f20 = f + 20, f21 = f + 21, f22 = f + 22, f23 = f + 23, f24 = f + 24,
    )
    .unwrap();
    if number.is_multiple_of(5) {
        writeln!(body, "global @s{n} !dbg.def !{}", f + 30).unwrap();
        writeln!(nodes, "!{f30} = distinct !DIFragment()
!{f31} = distinct !DIGlobalVariable(name: \"s{n}\", scope: !{f}, file: !{file}, line: {line}, type: !2, isLocal: true)
!{f32} = distinct !DILifetime(object: !{f31}, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {{!{f30}}}, kind: computed)",
            f30 = f + 30, f31 = f + 31, f32 = f + 32,
        )
        .unwrap();
    }
}

fn module() -> Module {
    let mut body = String::from("target \"x86_64\"\n");
    let mut nodes = String::from(
        "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !10, producer: \"test\")
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !11, producer: \"test\")
!2 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, size: 64)
!5 = distinct !DISubprogram(name: \"far\", unit: !1, file: !11, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: \"small\", unit: !0, file: !10, line: 1, spFlags: DISPFlagDefinition)
!7 = !DILocalVariable(name: \"inner\", scope: !6, file: !10, line: 1, type: !2)
!8 = !DINamespace(name: \"space\")
",
    );
    body.push_str("define @far size 0x10 !dbg !5 {\nbb0 @ 0x0:\n}\n");
    for file in 0..300 {
        writeln!(
            nodes,
            "!{} = !DIFile(filename: \"f{file}.c\", directory: \"/src\")",
            10 + file
        )
        .unwrap();
    }
    for number in 0..FUNCTIONS {
        function(number, &mut body, &mut nodes);
    }
    text::parse(&(body + &nodes)).unwrap().module
}

fn sections(module: &Module, dialect: Dialect, options: &EmitOptions, threads: usize) -> Sections {
    with_threads(threads, || {
        let validated = module.validate().unwrap();
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        lowered.emit(options).unwrap()
    })
}

fn section(sections: &Sections, id: SectionId) -> &Section {
    sections.iter().find(|section| section.id == id).unwrap()
}

#[test]
fn parts_are_linked_as_one_thread_writes_them() {
    let module = module();
    let plain = EmitOptions::new();
    let all = [
        plain,
        EmitOptions {
            siblings: true,
            type_units: true,
            ..plain
        },
        EmitOptions {
            shared_types: true,
            names: true,
            code: CodeSections::Adjacent(16),
            ..plain
        },
    ];
    for dialect in [Dialect::Dwarf5, Dialect::Dwarf6Draft] {
        for options in &all {
            let one = sections(&module, dialect, options, 1);
            for threads in [2, 5] {
                let several = sections(&module, dialect, options, threads);
                for (one, several) in one.iter().zip(several.iter()) {
                    let name = one.name();
                    assert_eq!(one.relocations, several.relocations, "{name}, {dialect}");
                    assert!(one.bytes == several.bytes, "{name}, {dialect}, {options:?}");
                }
                assert!(one == several, "{dialect}, {options:?}");
            }
        }
    }
    // The numbers do pass the limits.
    let one = sections(&module, Dialect::Dwarf5, &plain, 1);
    assert!(section(&one, SectionId::DebugStrOffsets).bytes.len() > 4 * 4 * FUNCTIONS);
    assert!(section(&one, SectionId::DebugAddr).bytes.len() > 8 * 4 * FUNCTIONS);
}
