target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %regs(xmm0, xmm1, xmm2)
  0x0: dbg.def !22, %reg(rcx)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "element", size: 64, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 12)
!6 = !DIBasicType(name: "wide", size: 768, encoding: DW_ATE_unsigned)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "wide_t", baseType: !6) ;[bad]
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "array_t", baseType: !4) ;[good]
!10 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !7)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b768)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b384)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b768), DIOpArg(1, b384), DIOpReferrer(u64), DIOpObjectMap(8, 6)), argObjects: {!11, !12})

;[bad]> check
; 26: error[E219] in function `f`, variable `x`: DIOpObjectMap (operation 3) maps chunks of `x`, whose type is not an array; use DIOpOverlay
;[good]> check
