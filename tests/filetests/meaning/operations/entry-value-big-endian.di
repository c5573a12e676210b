; Section 3, DIOpEntryValue on a big-endian target: a value smaller than the register was in its low bits.
target "generic64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(dw3)
  0x4: dbg.def !21, %reg(dw4, 32, 32)
  0x4: dbg.def !22, %reg(dw3)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpEntryValue(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32), DIOpEntryValue(u32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32), DIOpEntryValue(u32), DIOpConvert(u64), DIOpConstant(u64 1), DIOpAdd()))

;! f+0x4 with dw3=0x9, entry.dw3=0x1122334455667788: low = imm(55667788)+0
;! f+0x4 with dw4=0x9, entry.dw4=0x1122334455667788: high = imm(11223344)+0
; 0xffffffff + 1 in 64 bits.
;! f+0x4 with dw3=0x9, entry.dw3=0x11223344ffffffff: sum = imm(0000000100000000)+0
