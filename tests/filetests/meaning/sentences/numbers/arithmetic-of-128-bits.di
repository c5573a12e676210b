; Sums, products, quotients and shifts of 128 bits in two registers
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(rax, rdx)
  0x0: dbg.def !21, %regs(rax, rdx)
  0x0: dbg.def !22, %regs(rax, rdx)
  0x0: dbg.def !23, %regs(rax, rdx)
  0x0: dbg.def !24, %regs(rax, rdx)
  0x0: dbg.def !25, %regs(rax, rdx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 -1), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u128), DIOpConstant(u128 0x10000000000000001), DIOpMul()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 10), DIOpDiv()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 68), DIOpAShr()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u128), DIOpConstant(u128 127), DIOpShl()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i128), DIOpNeg()))
;! f+0x0 with rax=0, rdx=1: a = imm(ffffffffffffffff0000000000000000)+0
;! f+0x0 with rax=0, rdx=0: a = imm(ffffffffffffffffffffffffffffffff)+0
;! f+0x0 with rax=0xffffffffffffffff, rdx=2: b = imm(ffffffffffffffff0100000000000000)+0
;! f+0x0 with rax=0xffffffffffffff9c, rdx=0xffffffffffffffff: c = imm(f6ffffffffffffffffffffffffffffff)+0
;! f+0x0 with rax=5, rdx=7: c = imm(33333333333333b30000000000000000)+0
;! f+0x0 with rax=5, rdx=0x8000000000000000: d = imm(00000000000000f8ffffffffffffffff)+0
;! f+0x0 with rax=3, rdx=0: e = imm(00000000000000000000000000000080)+0
;! f+0x0 with rax=0, rdx=1: h = imm(0000000000000000ffffffffffffffff)+0
