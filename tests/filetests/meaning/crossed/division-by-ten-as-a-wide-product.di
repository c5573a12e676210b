; Products of 128 bits from 64, and the upper half of it.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!95 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!98 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "a", scope: !2, file: !1, line: 10, type: !98)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 11, type: !95)
!12 = !DILocalVariable(name: "c", scope: !2, file: !1, line: 12, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(i128), DIOpReferrer(i64), DIOpConvert(i128), DIOpMul()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpConvert(u128), DIOpConstant(u128 0xcccccccccccccccd), DIOpMul(), DIOpConstant(u128 67), DIOpLShr(), DIOpConvert(u64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(i128), DIOpConstant(i128 0xcccccccccccccccd), DIOpMul(), DIOpConstant(i128 64), DIOpAShr(), DIOpConvert(i64)))
;! f+0x0 with rdi=0xffffffffffffffff: a = imm(01000000000000000000000000000000)+0
;! f+0x0 with rdi=0x8000000000000000: a = imm(00000000000000000000000000000040)+0
; the usual way to divide by 10
;! f+0x0 with rdi=0xffffffffffffffff: b = imm(9999999999999919)+0
;! f+0x0 with rdi=99: b = imm(0900000000000000)+0
; -1 * 0xcccccccccccccccd, upper half: -1
;! f+0x0 with rdi=0xffffffffffffffff: c = imm(ffffffffffffffff)+0
