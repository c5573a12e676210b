; Section 3, DIOpByteOffset into a value on a big-endian target: storage order, from the most significant byte.
target "generic64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(dw5, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "bytes", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "indexed", scope: !2, file: !1, line: 2, type: !5)
!13 = !DILocalVariable(name: "of_sum", scope: !2, file: !1, line: 2, type: !5)
!30 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u8)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u64 18364758544493064720), DIOpConstant(u32 2), DIOpByteOffset(u16)))
; What is at byte 2 is read as a number and added to.
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u64 18364758544493064720), DIOpConstant(u32 2), DIOpByteOffset(u16), DIOpConvert(u32), DIOpConstant(u32 1), DIOpAdd()))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u64 18364758544493064720), DIOpArg(0, u8), DIOpByteOffset(u8)), argObjects: {!30})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u8), DIOpConvert(u32), DIOpConstant(u32 250), DIOpAdd(), DIOpConstant(u32 3), DIOpByteOffset(u8)), argObjects: {!30})

; The constant is 0xfedcba9876543210, its bytes fe dc ba 98 76 54 32 10.
;! f+0x4: bytes = imm(ba98)+0
; 0xba98 + 1 = 0xba99.
;! f+0x4: sum = imm(0000ba99)+0
;! f+0x4 with dw5=0x0: indexed = imm(fe)+0
; The offset is the low byte of the register.
;! f+0x4 with dw5=0x103: indexed = imm(98)+0
;! f+0x4 with dw5=0x7: indexed = imm(10)+0
;! f+0x4 with dw5=0x8: indexed = error
; 6 + 250 = 0x00000100: the last byte is 0; 5 + 250 = 0x000000ff.
;! f+0x4 with dw5=0x6: of_sum = imm(00)+0
;! f+0x4 with dw5=0x5: of_sum = imm(ff)+0
