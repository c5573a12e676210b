; Pointers to a constant, to a sum, to a composite and to a field that starts inside a byte
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rsi)
  0x0: dbg.def !22, %slot(rsp+8, 32)
  0x0: dbg.def !23, %slot(rsp+8, 32)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "r", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 13, type: !913)
!914 = !DIBasicType(name: "t5", size: 5, encoding: DW_ATE_unsigned)
!14 = !DILocalVariable(name: "t", scope: !4, file: !1, line: 14, type: !914)
!19 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(i32 7), DIOpAddrOf(0)))
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpAdd(), DIOpAddrOf(0)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 2), DIOpComposite(2, i64), DIOpAddrOf(0)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 3), DIOpBitOffset(u5), DIOpAddrOf(0)))
!23 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 3), DIOpBitOffset(u5), DIOpAddrOf(0), DIOpDeref(u5)))
;! f+0x0: p = ptr(imm(07000000)+0)+0
;! f+0x0 with rdi=4: q = ptr(imm(05000000)+0)+0
;! f+0x0: r = ptr(comp[0..4: reg(4)+0, 4..8: imm(02000000)+0]+0)+0
;! f+0x0 with rsp=0x1000: s = ptr(mem(0)+0x1008.3)+0
;! f+0x0 with rsp=0x1000: t = mem(0)+0x1008.3
