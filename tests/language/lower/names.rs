//! Names of fragments: a message names a fragment by the object that uses it.

use dwarfsmith::{ObjectNames, text};

const SOURCE: &str = "target \"x86_64\"
global @table !dbg.def !30
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
calls @f {
  0x10..0x15: indirect !37, %reg(rdi) = !10, %reg(rsi) = !36
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !DIBasicType(name: \"t\", size: 64, encoding: DW_ATE_unsigned)
!3 = !DICompositeType(tag: DW_TAG_array_type, name: \"vec\", baseType: !2, elements: !{!5})
!4 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, frameBase: !31)
!5 = !DISubrange(lowerBound: 1, upperBound: !32)
!10 = !DILocalVariable(name: \"pair\", scope: !4, type: !2)
!11 = !DILocalVariable(name: \"sum\", scope: !4, type: !2)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!33 = distinct !DIFragment()
!34 = distinct !DIFragment()
!35 = distinct !DIFragment()
!36 = distinct !DIFragment()
!37 = distinct !DIFragment()
!38 = distinct !DIFragment()
!39 = distinct !DIFragment()
!50 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!33, !34})
!51 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!35})
!52 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpAdd()), argObjects: {!38, !33})
!53 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!39})
";

#[test]
fn fragments_are_named_after_their_objects() {
    let parsed = text::parse(SOURCE).unwrap_or_else(|errors| panic!("{errors:?}"));
    let names = ObjectNames::of(&parsed.module);
    let all: Vec<String> = parsed
        .module
        .metadata
        .fragments
        .ids()
        .map(|id| names.name(&parsed.module, id.into()))
        .collect();
    // In the order of the nodes, from !30 on. A fragment that is a part of one variable and an
    // operand of another is named after the first.
    let want = [
        "the address of `table`",
        "the frame base of `f`",
        "the upper bound of type `vec`",
        "a part of `pair` (fragment !33)",
        "a part of `pair` (fragment !34)",
        "an operand of `pair` (fragment !35)",
        "argument 1 of the call at 0x10 in `f`",
        "the target of the call at 0x10 in `f`",
        "an operand of `sum` (fragment !38)",
        "an operand of the frame base of `f` (fragment !39)",
    ];
    assert_eq!(all, want);
    let variables = parsed
        .module
        .metadata
        .variables
        .ids()
        .map(|id| names.name(&parsed.module, id.into()));
    assert_eq!(variables.collect::<Vec<_>>(), ["pair", "sum"]);
}
