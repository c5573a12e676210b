; Arithmetic wraps to the width of the type: i7, i33 and u1
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
  0x0: dbg.def !23, %reg(rdi)
  0x0: dbg.def !24, %reg(rdi)
  0x0: dbg.def !25, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i7), DIOpConstant(i7 63), DIOpAdd()))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i33), DIOpConstant(i33 3), DIOpMul()))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(u1), DIOpConstant(u1 1), DIOpAdd()))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i33), DIOpConstant(i33 -2), DIOpDiv()))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i7), DIOpAbs()))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u33), DIOpConstant(u33 0x100000001), DIOpSub()))
;! f+0x0 with rdi=1: a = imm(40)+0
;! f+0x0 with rdi=0xffff: a = imm(3e)+0
;! f+0x0 with rdi=0xaaaaaaaaaaaaaaaa: b = imm(feffffff01)+0
;! f+0x0 with rdi=3: c = imm(00)+0
;! f+0x0 with rdi=2: c = imm(01)+0
;! f+0x0 with rdi=0x100000001: d = imm(ffffff7f00)+0
;! f+0x0 with rdi=0xe00000007: d = imm(fdffffff01)+0
;! f+0x0 with rdi=0x40: e = imm(40)+0
;! f+0x0 with rdi=0x7f: e = imm(01)+0
;! f+0x0 with rdi=0: h = imm(ffffffff00)+0
