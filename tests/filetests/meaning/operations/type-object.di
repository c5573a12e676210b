; Section 3, DIOpTypeObject: the current instance, for the properties of an array type: where its
; elements are, how many, their bounds.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rdi)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, dataLocation: !30, associated: !31, elements: !{!5})
!5 = !DISubrange(lowerBound: !32, upperBound: !33, stride: !34)
!10 = !DILocalVariable(name: "grid", scope: !2, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!33 = distinct !DIFragment()
!34 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b512)))
!21 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpTypeObject(ptr), DIOpDeref(b8)))
!22 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpTypeObject(i64)))
!23 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(u32 16), DIOpByteOffset(i64)))
; Lower bound plus count, minus 1.
!24 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(u32 16), DIOpByteOffset(i64), DIOpTypeObject(b512), DIOpConstant(u32 24), DIOpByteOffset(i64), DIOpAdd(), DIOpConstant(i64 1), DIOpSub()))
!25 = distinct !DILifetime(object: !34, location: !DIExpr(DIOpTypeObject(b512), DIOpConstant(u32 32), DIOpByteOffset(i32), DIOpConvert(i64)))

; The first word of the instance points to the elements.
;! f+0x4 with object=0x5000, [0x5000]=<00 60 00 00 01 00 00 00>: !30 = mem(0)+0x100006000
;! f+0x4 with object=0x5000: !31 = mem(0)+0x5000
;! f+0x4 with object=0x5000: !32 = mem(0)+0x5010
; -3 + 10 - 1 = 6.
;! f+0x4 with object=0x5000, [0x5010]=<fd ff ff ff ff ff ff ff 0a 00 00 00 00 00 00 00>: !33 = imm(0600000000000000)+0
; The 32 bits at 0x5020 are -8.
;! f+0x4 with object=0x5000, [0x5020]=<f8 ff ff ff 11 11 11 11>: !34 = imm(f8ffffffffffffff)+0
; Another instance.
;! f+0x4 with object=0x8008: !32 = mem(0)+0x8018
