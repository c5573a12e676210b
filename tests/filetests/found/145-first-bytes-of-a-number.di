; The first bytes of numbers on a big-endian target are their most significant bits. In DWARF 5, an object that is smaller
; than a `DW_OP_stack_value` is in its low bits, so it must be a bit piece; it was the whole number.
target "s390x"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r2)
  0x0: dbg.def !21, %reg(r2)
  0x0: dbg.def !22, %reg(r2)
  0x0: dbg.def !23, %const(u32 0x12345678)
  0x0: dbg.def !24, %reg(r2)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "v", scope: !2, line: 2, type: !3)
!11 = !DILocalVariable(name: "w", scope: !2, line: 3, type: !3)
!12 = !DILocalVariable(name: "x", scope: !2, line: 4, type: !3)
!13 = !DILocalVariable(name: "y", scope: !2, line: 5, type: !3)
!14 = !DILocalVariable(name: "z", scope: !2, line: 6, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd(), DIOpConstant(i8 0), DIOpByteOffset(u16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd(), DIOpConstant(i8 0), DIOpByteOffset(u16)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd(), DIOpConstant(i8 3), DIOpByteOffset(u16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(i8 0), DIOpByteOffset(u16)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd(), DIOpConvert(i8), DIOpConvert(i16)))
; r2 + 1 is 0x1122334455667788, and its low 32 bits are 0x55667788.
;! f+0x0 with r2=0x1122334455667787: v = imm(5566)+0
;! f+0x0 with r2=0x1122334455667787: w = imm(1122)+0
;! f+0x0 with r2=0x1122334455667787: x = imm(4455)+0
;! f+0x0: y = imm(1234)+0
; The low byte, 0x88, is sign-extended.
;! f+0x0 with r2=0x1122334455667787: z = imm(ff88)+0
