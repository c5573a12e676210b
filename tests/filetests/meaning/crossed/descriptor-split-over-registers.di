; Fortran pointer to an array: the data is elsewhere, the bounds come from the descriptor; the descriptor itself is split into
; registers in f. x's location is the descriptor's.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !26, %reg(rdi)
  0x0: dbg.def !27, %reg(rsi)
  0x10: dbg.kill !27
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !11)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 128, elements: !{!12}, dataLocation: !13)
!12 = !DISubrange(upperBound: !16)
!13 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!18 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(i8 0), DIOpByteOffset(ptr), DIOpDeref(b32)))
!23 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(i8 8), DIOpByteOffset(i64), DIOpConstant(i64 1), DIOpSub()))
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {!17, !18})
!26 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(ptr)))
!27 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(i64)))
;! f+0x0: x = comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0
;! f+0x10: x = comp[0..8: reg(5)+0, 8..16: undef]+0
;! f+0x0 with object=(comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0), rdi=0x8000, rsi=3: !13 = mem(0)+0x8000
;! f+0x0 with object=(comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0), rdi=0x8000, rsi=0: !16 = imm(ffffffffffffffff)+0
