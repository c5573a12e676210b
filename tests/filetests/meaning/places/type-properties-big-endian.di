; Section 2, type property fragments on a big-endian target, evaluated with the current instance: in
; memory, and a value computed from it.
target "generic64-be"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(dw3)
  0x8: dbg.def !24, %reg(dw6)
}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.f90", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, dataLocation: !40, allocated: !41, elements: !{!7})
!7 = !DISubrange(lowerBound: 0, upperBound: !42)
!10 = !DILocalVariable(name: "table", scope: !2, file: !1, line: 2, type: !6)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!42 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b128)))
!21 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))
!22 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpTypeObject(i64)))
!23 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(i32 8), DIOpByteOffset(i64), DIOpConstant(i64 1), DIOpSub()))
!24 = distinct !DILifetime(object: !42, location: !DIExpr(DIOpReferrer(i64)))

; the address is 0x6100, most significant byte first
;! f+0x0..0x10 with object=0x5000, [0x5000]=<00 00 00 00 00 00 61 00>: !40 = mem(0)+0x6100
;! f+0x0..0x10 with object=0x5000: !41 = mem(0)+0x5000
;! elsewhere with object=0x5000: !41 = mem(0)+0x5000
; the count is 0x100, the upper bound 0xff
;! f+0x0..0x8 with object=0x5000, [0x5008]=<00 00 00 00 00 00 01 00>: !42 = imm(00000000000000ff)+0
;! f+0x8..0x10 with object=0x5000, [0x5008]=<00 00 00 00 00 00 01 00>: !42 = reg(6)+0
;! elsewhere with object=0x5000, [0x5008]=<00 00 00 00 00 00 01 00>: !42 = imm(00000000000000ff)+0
;! f+0x0..0x10 with dw3=0x5000: table = mem(0)+0x5000
