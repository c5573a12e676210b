; The frame base ends at 0x10. After it, the slot has no location, and the other part of the
; composite keeps its location.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !7, %slot(cfa-8, 8)
  0x0: dbg.def !8, %slot(fb-8, 32)
  0x10: dbg.kill !7
}
frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !5)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!4 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(b8)))
!8 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
!9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i32 7), DIOpArg(0, i32), DIOpComposite(2, b64)), argObjects: {!6})

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
