; 8 bits wrap at 8 bits before the next operation: (250 + 10) / 2 is 2, and (i8 127 + 1) > 0 is false.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi, 0, 8)
  0x0: dbg.def !21, %reg(rdi, 0, 8)
  0x0: dbg.def !22, %reg(rdi, 0, 32)
  0x0: dbg.def !23, %reg(rdi, 8, 12)
  0x0: dbg.def !24, %reg(rdi, 0, 16)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "unsigned", size: 32, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!96 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!97 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !97)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 11, type: !7)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 12, type: !5)
!13 = !DILocalVariable(name: "d", scope: !2, file: !1, line: 13, type: !96)
!14 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 14, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 10), DIOpAdd(), DIOpConstant(u8 2), DIOpDiv()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(i8 1), DIOpAdd(), DIOpConstant(i8 0), DIOpGt(), DIOpConvert(u8)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32), DIOpReferrer(u32), DIOpMul(), DIOpConstant(u32 16), DIOpLShr()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u12), DIOpConstant(u12 4095), DIOpMul(), DIOpConvert(u16)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i16 -1), DIOpXor(), DIOpConstant(i16 4), DIOpAShr(), DIOpConvert(i64)))
;! f+0x0 with rdi=0xabcdfa: a = imm(02)+0
;! f+0x0 with rdi=0x7f: b = imm(00)+0
;! f+0x0 with rdi=0x7e: b = imm(01)+0
; 0x12345678^2 = 0x14b66dc_1df4d840, shifted by 16 within 32 bits: 0x1df4
;! f+0x0 with rdi=0x12345678: c = imm(f41d0000)+0
; -(3) in 12 bits: 0xffd
;! f+0x0 with rdi=0xff00377: d = imm(fd0f)+0
; i16 0x7fff xor -1 = 0x8000, >> 4 = 0xf800, sign-extended
;! f+0x0 with rdi=0x7fff: e = imm(00f8ffffffffffff)+0
