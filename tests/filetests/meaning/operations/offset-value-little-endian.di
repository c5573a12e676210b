; Section 3, DIOpByteOffset and DIOpBitOffset into a value on a little-endian target: from the least significant byte and bit.
target "riscv64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(x10, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t12", size: 12, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "bytes", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "bits", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "indexed", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "of_sum", scope: !2, file: !1, line: 2, type: !5)
!30 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u64 18364758544493064720), DIOpConstant(u32 2), DIOpByteOffset(u16)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u64 18364758544493064720), DIOpConstant(u32 12), DIOpBitOffset(u12)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u64 18364758544493064720), DIOpArg(0, u8), DIOpByteOffset(u8)), argObjects: {!30})
; The sum is computed first, then its byte 1 taken.
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u8), DIOpConvert(u32), DIOpConstant(u32 250), DIOpAdd(), DIOpConstant(u32 1), DIOpByteOffset(u8)), argObjects: {!30})

; The constant is 0xfedcba9876543210, its bytes 10 32 54 76 98 ba dc fe.
;! f+0x4: bytes = imm(5476)+0
; 0xfedcba9876543210 >> 12: the low three digits are 543.
;! f+0x4: bits = imm(4305)+0
;! f+0x4 with x10=0x0: indexed = imm(10)+0
;! f+0x4 with x10=0x103: indexed = imm(76)+0
;! f+0x4 with x10=0x7: indexed = imm(fe)+0
; The value has 8 bytes.
;! f+0x4 with x10=0x8: indexed = error
; 5 + 250 = 0xff, 6 + 250 = 0x100.
;! f+0x4 with x10=0x5: of_sum = imm(00)+0
;! f+0x4 with x10=0x6: of_sum = imm(01)+0
