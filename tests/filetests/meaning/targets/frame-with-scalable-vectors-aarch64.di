; a frame with scalable vectors: the CFA counts with the size of the vectors, in units of 8 bytes
target "aarch64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(cfa-8, 32)
  0x0: dbg.def !21, %slot(sp+16, 64)
  0x0: dbg.def !22, %reg(z3, 0, 64)
  0x0: dbg.def !23, %reg(vg)
}
frame @f { 0x0: cfa = !DIExpr(DIOpReferrer(i64), DIOpArg(1, i64), DIOpConstant(i64 8), DIOpMul(), DIOpAdd(), DIOpConstant(i64 16), DIOpAdd(), DIOpReinterpret(ptr)) of %reg(sp), %reg(vg) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 2, type: !6)
!12 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 2, type: !6)
!13 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 2, type: !6)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 8), DIOpMul()))

;! f+0x4 with sp=0x7000, vg=4: cfa = mem(0)+0x7030
;! f+0x4 with sp=0x7000, vg=4: x = mem(0)+0x7028
;! f+0x4 with sp=0x7000: y = mem(0)+0x7010
;! f+0x4: z = reg(99)+0
;! f+0x4 with vg=4: n = imm(2000000000000000)+0
