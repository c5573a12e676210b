; Section 2, referrer register and part of a register on a big-endian target: bit offsets count from the least significant bit, and a smaller value is in the low bits.
target "generic32-be"

define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(dw3, 8, 16)
  0x0: dbg.def !21, %reg(dw4)
  0x0: dbg.def !22, %reg(dw5, 24, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!4 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "middle", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "top", scope: !2, file: !1, line: 4, type: !3)
!13 = !DILocalVariable(name: "middle_value", scope: !2, file: !1, line: 5, type: !6)
!14 = !DILocalVariable(name: "low_value", scope: !2, file: !1, line: 6, type: !6)
!15 = !DILocalVariable(name: "top_value", scope: !2, file: !1, line: 7, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u8)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u16), DIOpZExt(u32)), argObjects: {!10})
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, u16), DIOpZExt(u32)), argObjects: {!11})
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, u8), DIOpZExt(u32)), argObjects: {!12})

;! f+0x0..0x10: middle = reg(3)+1
;! f+0x0..0x10: low = reg(4)+0
;! f+0x0..0x10: top = reg(5)+3
; bits 8 to 24 of 0x11223344 are 0x2233; the bytes of a value have the most significant first
;! f+0x0..0x10 with dw3=0x11223344: middle_value = imm(00002233)+0
; bits 0 to 16 of 0xaabbccdd
;! f+0x0..0x10 with dw4=0xaabbccdd: low_value = imm(0000ccdd)+0
; bits 24 to 32 of 0x5a000001
;! f+0x0..0x10 with dw5=0x5a000001: top_value = imm(0000005a)+0
