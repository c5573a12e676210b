; Section 2 (revised): on a big-endian target too, offsets into a register count from its least significant bit, and a value
; smaller than the register is in its low bits.
target "generic64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(dw0)
  0x4: dbg.def !21, %reg(dw1, 8, 16)
  0x4: dbg.def !22, %reg(dw2, 32, 32)
  0x4: dbg.def !23, %reg(dw0)
  0x4: dbg.def !24, %reg(dw1, 8, 16)
  0x4: dbg.def !25, %reg(dw2, 32, 32)
  0x4: dbg.def !26, %reg(dw3, 5, 1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "middle", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "low_sum", scope: !2, file: !1, line: 2, type: !4)
!14 = !DILocalVariable(name: "middle_value", scope: !2, file: !1, line: 2, type: !3)
!15 = !DILocalVariable(name: "high_value", scope: !2, file: !1, line: 2, type: !4)
!16 = !DILocalVariable(name: "flag", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u16), DIOpRead()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u32), DIOpRead()))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u1), DIOpConvert(u32)))

;! f+0x4: low = reg(0)+0
;! f+0x4: middle = reg(1)+1
;! f+0x4: high = reg(2)+4
; The low half 0x556677ff + 1.
;! f+0x4 with dw0=0x11223344556677ff: low_sum = imm(55667800)+0
; Bits 8 to 23 of 0x1122334455667788.
;! f+0x4 with dw1=0x1122334455667788: middle_value = imm(6677)+0
;! f+0x4 with dw2=0x1122334455667788: high_value = imm(11223344)+0
; Bit 5 from the least significant.
;! f+0x4 with dw3=0x20: flag = imm(00000001)+0
;! f+0x4 with dw3=0x400000000000000: flag = imm(00000000)+0
