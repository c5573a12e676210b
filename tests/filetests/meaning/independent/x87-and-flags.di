; x87 registers (a long double with padding), one bit of the flags as a bool, mmx, a 16-bit element of a vector register
target "x86_64"
define @f size 0x20 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(st0)
  0x0: dbg.def !21, %reg(st1)
  0x0: dbg.def !22, %reg(eflags, 6, 1)
  0x0: dbg.def !23, %reg(mm7)
  0x0: dbg.def !24, %reg(xmm0, 80, 16)
  0x0: dbg.def !25, %reg(xmm1, 0, 8)
  0x0: dbg.def !26, %reg(st0)
}
frame @f entry {}
lines @f { 0x0: !1 1:0 stmt
 0x10: !1 2:0 stmt }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand")
!1 = !DIFile(filename: "m.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!6 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!7 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "ld", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 2, type: !6)
!12 = !DILocalVariable(name: "zf", scope: !4, file: !1, line: 2, type: !7)
!13 = !DILocalVariable(name: "mm", scope: !4, file: !1, line: 2, type: !8)
!14 = !DILocalVariable(name: "w5", scope: !4, file: !1, line: 2, type: !9)
!15 = !DILocalVariable(name: "b0", scope: !4, file: !1, line: 2, type: !7)
!16 = !DILocalVariable(name: "ld10", scope: !4, file: !1, line: 2, type: !17)
!17 = !DIBasicType(name: "extended", size: 80, encoding: DW_ATE_float)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(f80), DIOpConstant(b48 0), DIOpComposite(2, b128)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(f64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u1), DIOpZExt(u8)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u8)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(f80)))
;! f+0x10: ld = comp[0..10: reg(33)+0, 10..16: imm(000000000000)+0]+0
;! f+0x10: d = reg(34)+0
;! f+0x10 with eflags=0x40: zf = imm(01)+0
;! f+0x10 with eflags=0xffbf: zf = imm(00)+0
;! f+0x10: mm = reg(48)+0
;! f+0x10: w5 = reg(17)+10
;! f+0x10: ld10 = reg(33)+0
