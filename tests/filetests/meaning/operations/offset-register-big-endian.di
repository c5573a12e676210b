; Section 6.2, DIOpByteOffset and DIOpBitOffset of what is in a register on a big-endian target: they move within the object, in
; the order of memory, as they do of an object in memory. Only the offsets of referrers and of the normal form count from
; the register's least significant bit.
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

; Of the eight bytes, the most significant first, bytes 5 and 6 are bits 8 to 23.
;! f+0x4: bytes = reg(0)+1
; Of the 64 bits, the most significant first, bit 13 is bit 63 - 13 = 50 = 6 * 8 + 2.
;! f+0x4: bit = reg(0)+6.2
; The first is bit 63, the last is bit 0.
;! f+0x4 with dw3=0x0: indexed = reg(0)+7.7
;! f+0x4 with dw3=0x3f: indexed = reg(0)+0
;! f+0x4 with dw3=0x40: indexed = error
; Bytes 5 and 6 of 11 22 33 44 55 66 77 88.
;! f+0x4 with dw0=0x1122334455667788: bytes_value = imm(6677)+0
