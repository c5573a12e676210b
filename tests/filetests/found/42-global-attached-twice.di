; The reference took a fragment for the global that validation had left out: it is attached to two.
; invalid: E211
target "x86_64"
global @one !dbg.def !10
global @two !dbg.def !10
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = distinct !DIFragment()
!11 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!10})
