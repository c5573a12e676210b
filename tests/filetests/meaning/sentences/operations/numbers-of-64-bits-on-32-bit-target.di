; Numbers of 64 bits on a 32-bit target, in two registers: sums with carry, products, shifts across words, comparisons
target "i386"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(eax, edx)
  0x0: dbg.def !21, %regs(eax, edx)
  0x0: dbg.def !22, %regs(eax, edx)
  0x0: dbg.def !23, %regs(eax, edx)
  0x0: dbg.def !24, %regs(eax, edx)
  0x0: dbg.def !25, %regs(eax, edx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 0xffffffff), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 0x100000003), DIOpMul()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 36), DIOpAShr()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 -0x100000000), DIOpLt()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 -7), DIOpDiv()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u64 28), DIOpLShr(), DIOpConvert(i32)))
;! f+0x0 with eax=1, edx=5: a = imm(0000000006000000)+0
;! f+0x0 with eax=0x80000000, edx=2: b = imm(0000008007000080)+0
;! f+0x0 with eax=0xffffffff, edx=0x80000000: c = imm(000000f8ffffffff)+0
;! f+0x0 with eax=0, edx=0xffffffff: d = imm(00)+0
;! f+0x0 with eax=0xffffffff, edx=0xfffffffe: d = imm(01)+0
;! f+0x0 with eax=100, edx=0: e = imm(f2ffffffffffffff)+0
;! f+0x0 with eax=0xffffff9c, edx=0xffffffff: e = imm(0e00000000000000)+0
;! f+0x0 with eax=0xa0000000, edx=0x12345678: h = imm(8a674523)+0
