; Convert extends by the signedness of the source and wraps to the target
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
  0x0: dbg.def !22, %reg(rdi)
  0x0: dbg.def !23, %reg(rdi)
  0x0: dbg.def !24, %reg(rdi)
  0x0: dbg.def !25, %reg(rdi)
  0x0: dbg.def !26, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t33", size: 33, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t65", size: 65, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t7", size: 7, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 14, type: !914)
!915 = !DIBasicType(name: "t1", size: 1, encoding: DW_ATE_unsigned)
!15 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 15, type: !915)
!916 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 16, type: !916)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i33), DIOpConvert(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u33), DIOpConvert(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i7), DIOpConvert(u33)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(u65)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i64), DIOpConvert(i7)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u64), DIOpConvert(i1)))
!26 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i1), DIOpConvert(u128)))
;! f+0x0 with rdi=0x1ffffffff: a = imm(ffffffffffffffff)+0
;! f+0x0 with rdi=0xe00000001: a = imm(0100000000000000)+0
;! f+0x0 with rdi=0x1ffffffff: b = imm(ffffffff01000000)+0
;! f+0x0 with rdi=0x7f: c = imm(ffffffff01)+0
;! f+0x0 with rdi=0x3f: c = imm(3f00000000)+0
;! f+0x0 with rdi=0xffffffffffffffff: d = imm(ffffffffffffffff01)+0
;! f+0x0 with rdi=0x7fffffffffffffff: d = imm(ffffffffffffff7f00)+0
;! f+0x0 with rdi=0x1234567890abcdef: e = imm(6f)+0
;! f+0x0 with rdi=2: h = imm(00)+0
;! f+0x0 with rdi=3: h = imm(01)+0
;! f+0x0 with rdi=1: i = imm(ffffffffffffffffffffffffffffffff)+0
;! f+0x0 with rdi=2: i = imm(00000000000000000000000000000000)+0
