; Div truncates toward zero, Mod has the sign of the dividend, both by the signedness of the type; the smallest number by -1 wraps
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
  0x0: dbg.def !23, %reg(rdi)
  0x0: dbg.def !24, %reg(rsi)
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
!15 = distinct !DIFragment()
!24 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpDiv()), argObjects: {!15})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpMod()), argObjects: {!15})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u32), DIOpArg(0, u32), DIOpDiv()), argObjects: {!15})
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u32), DIOpArg(0, u32), DIOpMod()), argObjects: {!15})
;! f+0x0 with rdi=0xfffffff9, rsi=2: a = imm(fdffffff)+0
;! f+0x0 with rdi=0xfffffff9, rsi=2: b = imm(ffffffff)+0
;! f+0x0 with rdi=7, rsi=0xfffffffe: b = imm(01000000)+0
;! f+0x0 with rdi=0xfffffff9, rsi=2: c = imm(fcffff7f)+0
;! f+0x0 with rdi=0xfffffff9, rsi=0xfffffffa: d = imm(f9ffffff)+0
;! f+0x0 with rdi=0x80000000, rsi=0xffffffff: a = imm(00000080)+0
;! f+0x0 with rdi=0x80000000, rsi=0xffffffff: b = imm(00000000)+0
;! f+0x0 with rdi=0x80000000, rsi=0xffffffff: c = imm(00000000)+0
;! f+0x0 with rdi=7, rsi=0: a = error
;! f+0x0 with rdi=7, rsi=0: b = error
;! f+0x0 with rdi=7, rsi=0: c = error
;! f+0x0 with rdi=7, rsi=0x100000000: d = error
