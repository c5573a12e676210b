; Section 2, referrer address on a big-endian target: the address has its most significant byte
; first.
target "generic64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %addr(@table+16)
  0x10: dbg.kill !20
  0x10: dbg.def !21, %addr(dw5-16)
  0x18: dbg.def !22, %addr(@table+258)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!10 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(ptr)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)))

;! f+0x0..0x4 with @table=0x404000: p = undef
; 0x404010
;! f+0x4..0x10 with @table=0x404000: p = imm(0000000000404010)+0
; 0x12345678 - 16 = 0x12345668
;! f+0x10..0x20 with dw5=0x12345678: p = imm(0000000012345668)+0
;! f+0x10..0x18 with @table=0x404000: y = undef
; 258 = 0x102
;! f+0x18..0x20 with @table=0x404000: y = mem(0)+0x404102
