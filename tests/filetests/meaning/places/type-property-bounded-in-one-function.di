; Section 2, type property fragments: a count that is in the instance's memory by default, and in a register of f while a bounded lifetime is active.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !22, %reg(rcx)
  0x8: dbg.def !23, %reg(rdi)
  0x18: dbg.kill !22
}

define @g size 0x20 !dbg !5 {
bb0 @ 0x0:
}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.f90", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 11, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, dataLocation: !40, elements: !{!7})
!7 = !DISubrange(lowerBound: 1, count: !41)
!10 = !DILocalVariable(name: "table", scope: !2, file: !1, line: 2, type: !6)
!40 = distinct !DIFragment()
!41 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))
!21 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpTypeObject(b128), DIOpConstant(i32 8), DIOpByteOffset(i64)))
!22 = distinct !DILifetime(object: !41, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b128)))

; the instance starts with the address of its elements; the count is 8 bytes after it
;! f+0x0..0x8 with object=0x5000: !41 = mem(0)+0x5008
;! f+0x8..0x18 with object=0x5000: !41 = reg(2)+0
;! f+0x18 with object=0x5000: !41 = mem(0)+0x5008
;! f+0x18..0x20 with object=0x5000: !41 = mem(0)+0x5008
;! g+0x0..0x20 with object=0x5000: !41 = mem(0)+0x5008
;! elsewhere with object=0x5000: !41 = mem(0)+0x5008
;! f+0x8..0x20 with object=0x5000, [0x5000]=<00 61 00 00 00 00 00 00>: !40 = mem(0)+0x6100
;! elsewhere with object=0x5000, [0x5000]=<00 61 00 00 00 00 00 00>: !40 = mem(0)+0x6100
;! f+0x8..0x20 with rdi=0x5000: table = mem(0)+0x5000
