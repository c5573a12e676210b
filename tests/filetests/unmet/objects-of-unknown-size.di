; The wrong expectations of an object that has no location and whose size is unknown: an array without bounds, an incomplete type, no
; type, and a fragment before its lifetime begins.
target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x8: dbg.def !20, %reg(rax)
  0x8: dbg.def !22, %reg(rdi)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "m.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!DISubrange(count: -1)})
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "incomplete")
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !6)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !7)
!12 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 2)
!13 = distinct !DIFragment()
!14 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 3, type: !15)
!15 = !DIBasicType(name: "unsigned", size: 32, encoding: DW_ATE_unsigned)
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!13})
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))
;! f+0x4: x = mem(0)+0x1234
;! f+0x4: y = imm(2a)+0
;! f+0x4: z = reg(7)+0
;! f+0x4: !13 = reg(3)+0
;! f+0x4: w = reg(3)+0
