; Section 3, DIOpBitOffset by multiples of 8 on a big-endian target: the same as DIOpByteOffset, in memory and in values.
target "aarch64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %slot(sp+16, 64)
  0x4: dbg.def !21, %reg(x3, 0, 16)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "in_slot", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "in_value", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "indexed", scope: !2, file: !1, line: 2, type: !3)
!13 = !DILocalVariable(name: "read", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 40), DIOpBitOffset(u16)), argObjects: {!30})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u64 72623859790382856), DIOpConstant(u32 40), DIOpBitOffset(u16)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u16 8), DIOpMul(), DIOpBitOffset(u16)), argObjects: {!30, !31})
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u16 8), DIOpMul(), DIOpBitOffset(u16), DIOpRead()), argObjects: {!30, !31})

; 40 bits are 5 bytes.
;! f+0x4 with sp=0x7000: in_slot = mem(0)+0x7015
; 72623859790382856 = 0x0102030405060708.
;! f+0x4: in_value = imm(0607)+0
;! f+0x4 with sp=0x7000, x3=0x6: indexed = mem(0)+0x7016
;! f+0x4 with sp=0x7000, x3=0x10001: indexed = mem(0)+0x7011
;! f+0x4 with sp=0x7000, x3=0x1, [0x7010]=<11 22 33 44 55 66 77 88>: read = imm(2233)+0
