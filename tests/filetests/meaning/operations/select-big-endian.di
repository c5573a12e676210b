; Section 3, DIOpSelect and DIOpExtend on a big-endian target: element 0 is at offset 0, bit 0 of the mask is its least significant.
target "generic32-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %slot(dw7+16, 32)
  0x4: dbg.def !21, %slot(dw7+32, 32)
  0x4: dbg.def !22, %reg(dw2, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "places", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "values", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "repeated", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(<4 x u8>)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(<4 x u8>)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u8)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <4 x u8>), DIOpArg(1, <4 x u8>), DIOpArg(2, u8), DIOpSelect()), argObjects: {!30, !31, !32})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, <4 x u8>), DIOpArg(1, <4 x u8>), DIOpArg(2, u8), DIOpSelect(), DIOpRead()), argObjects: {!30, !31, !32})
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u16 4660), DIOpExtend(2)))

; Bit 0: the byte at the lowest address.
;! f+0x4 with dw7=0x7000, dw2=0x1: places = comp[0..1: mem(0)+0x7020, 1..4: mem(0)+0x7011]+0
;! f+0x4 with dw7=0x7000, dw2=0xa: places = comp[0..1: mem(0)+0x7010, 1..2: mem(0)+0x7021, 2..3: mem(0)+0x7012, 3..4: mem(0)+0x7023]+0
;! f+0x4 with dw7=0x7000, dw2=0x3, [0x7010]=<01 02 03 04>, [0x7020]=<11 12 13 14>: values = imm(11120304)+0
; 4660 = 0x1234.
;! f+0x4: repeated = imm(12341234)+0
