; Shifts by the width or more give 0 or all sign bits; the count is unsigned and of the operand type
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !24, %reg(rsi)
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
  0x0: dbg.def !23, %reg(rdi)
  0x0: dbg.def !25, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!15 = distinct !DIFragment()
!24 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpShl()), argObjects: {!15})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpLShr()), argObjects: {!15})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32), DIOpArg(0, u32), DIOpAShr()), argObjects: {!15})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpShr()), argObjects: {!15})
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u32), DIOpArg(0, u32), DIOpShr()), argObjects: {!15})
;! f+0x0 with rdi=0x80000001, rsi=31: a = imm(00000080)+0
;! f+0x0 with rdi=0x80000001, rsi=32: a = imm(00000000)+0
;! f+0x0 with rdi=0x80000001, rsi=63: a = imm(00000000)+0
;! f+0x0 with rdi=0xff80000001, rsi=4: b = imm(00000008)+0
;! f+0x0 with rdi=0x80000001, rsi=32: b = imm(00000000)+0
;! f+0x0 with rdi=0x80000001, rsi=0xffffffff: b = imm(00000000)+0
;! f+0x0 with rdi=0x80000001, rsi=4: c = imm(000000f8)+0
;! f+0x0 with rdi=0x80000001, rsi=32: c = imm(ffffffff)+0
;! f+0x0 with rdi=0x40000001, rsi=0x80000000: c = imm(00000000)+0
;! f+0x0 with rdi=0x80000001, rsi=0x80000000: d = imm(ffffffff)+0
;! f+0x0 with rdi=0x80000001, rsi=0x100000001: d = imm(000000c0)+0
;! f+0x0 with rdi=0x80000001, rsi=1: e = imm(00000040)+0
;! f+0x0 with rdi=0x80000001, rsi=32: e = imm(00000000)+0
