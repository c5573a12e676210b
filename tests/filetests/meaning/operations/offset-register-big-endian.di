; DIOpByteOffset and DIOpBitOffset into a register on a big-endian target: they move in the order of memory, so that what is a
; field of a struct in memory is that field in a register too. (Bit offsets of referrers count from the least significant bit.)
target "generic64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(dw0)
  0x4: dbg.def !21, %reg(dw3, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "bytes", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "bit", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "indexed", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "bytes_value", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u8)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 5), DIOpByteOffset(u16)), argObjects: {!30})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 13), DIOpBitOffset(u1)), argObjects: {!30})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u8), DIOpBitOffset(u1)), argObjects: {!30, !31})
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u32 5), DIOpByteOffset(u16), DIOpRead()), argObjects: {!30})

;! f+0x4: bytes = reg(0)+1
; Of a value of 8 bytes, byte k in the order of memory has bits 56 - 8k to 63 - 8k: bytes 5 and 6 are bits 8 to 23.
;! f+0x4: bit = reg(0)+6.2
; Bit k in the order of memory is bit 63 - k: 63 - 13 = 50 = 6 × 8 + 2.
;! f+0x4 with dw3=0x0: indexed = reg(0)+7.7
;! f+0x4 with dw3=0x3f: indexed = reg(0)+0
;! f+0x4 with dw3=0x40: indexed = error
; Bits 8 to 23 of 0x1122334455667788.
;! f+0x4 with dw0=0x1122334455667788: bytes_value = imm(6677)+0
