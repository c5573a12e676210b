; Section 3, reads of composites and of memory that starts at no byte, where the first bit in memory order is the most significant.
; Nothing lost in: dwarf4 dwarf5 llvm llvm-legacy dwarf6-draft
target "generic64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(%reg(dw1, 0, 16), %reg(dw2, 32, 32))
  0x0: dbg.def !21, %slot(dw7+0, 128)
  0x0: dbg.def !22, %reg(dw3, 8, 24)
}

frame @f { 0x0: cfa = dw31+0; ra = undefined }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "two", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "askew", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "middle", scope: !2, file: !1, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u48), DIOpZExt(i64), DIOpConstant(i64 1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b128), DIOpConstant(u32 4), DIOpBitOffset(i64), DIOpConstant(i64 1), DIOpAdd()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u24), DIOpZExt(i64)))

; the low 16 bits of dw1, then the high half of dw2: 0x2222_3333_3333, plus 1
;! f+0x0..0x20 with dw1=0x1111111111112222, dw2=0x3333333344444444: two = imm(0000222233333334)+0
; half a byte after the start: 0x1_23_45_67_89_ab_cd_ef_0, plus 1
;! f+0x0..0x20 with dw7=0x7000, [0x7000]=<01 23 45 67 89 ab cd ef 01>: askew = imm(123456789abcdef1)+0
; 0x123456789a >> 8 is 0x12345678, of which the low 24 bits are 0x345678
;! f+0x0..0x20 with dw3=0x123456789a: middle = imm(0000000000345678)+0
